import { about, test } from '../support/api.ts';

// A valid Owner, as the tests send it.
const owner = {
  credit: 23.75,
  email: 'torido',
  id: 'owner-1',
  joined_at: '2017-01-02 13:30:28',
  loyalty_points: 50,
  name: 'mudo',
  newsletter: false,
  phone: 'lona',
  visits: 70,
};

// A valid Extra, as the tests send it.
const extra = {
  available_until: '2030-03-15 22:20:06',
  done: true,
  id: 'extra-1',
  minutes: 50,
  fee: 75.25,
  title: 'ginavu',
};

// A valid Stay, as the tests send it.
const stay = {
  arrives_at: '2024-05-26 22:42:37',
  deposit: 32.75,
  due: 49.25,
  id: 'stay-1',
  leaves_at: '2023-11-23 05:14:18',
  meals_a_day: 3,
  nights: 57,
  note: 'doda',
  paid: false,
  rate: 63.75,
  status: 'checked_in',
};

// A valid Keeper, as the tests send it.
const keeper = {
  hired_at: '2010-04-11 04:12:08',
  id: 'keeper-1',
  name: 'numi',
  shift: 'late',
  walks_done: 20,
};

test.describe('Analytics', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
  // analytics.count: `GET /analytics/{entity}/count` counts the objects of the entity; of none,
  //   the result is 0.
  // analytics.operations: `GET /analytics/{entity}/{field}/{operation}` with `avg`, `min`, `max`
  //   or `sum` goes over the values of that field. Results are exact, not rounded.
  // analytics.nulls: Objects in which the field has no value are skipped.
  // analytics.empty: When there are no values, `sum` is 0 and `avg`, `min` and `max` are `null`.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.

  test(
    '/analytics/extra/fee/sum is 0 while there is no Extra',
    about(
      'analytics.extra.fee.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Extra',
      });
    },
  );

  test(
    '/analytics/extra/fee/sum works on a single Extra',
    about(
      'analytics.extra.fee.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Extra', { ...extra, fee: 93.75 });
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 93.75 },
        because: 'fee is 93.75 in the only Extra',
      });
    },
  );

  test(
    '/analytics/extra/fee/sum goes over several objects',
    about(
      'analytics.extra.fee.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Extra', extra);
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 75.25 },
        because: 'fee is 75.25 in the only Extra',
      });
      await api.create('Extra', { ...extra, id: 'extra-2', fee: 93.75 });
      await api.create('Extra', { ...extra, id: 'extra-3', fee: 97.75 });
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 266.75 },
        because: 'the values of fee are 75.25, 93.75, 97.75',
      });
      await api.create('Extra', { ...extra, id: 'extra-4' });
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 342 },
        because: '75.25 is the value of fee in two objects',
      });
    },
  );

  test(
    '/analytics/extra/fee/sum takes 0 for a value',
    about(
      'analytics.extra.fee.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Extra', { ...extra, fee: 0 });
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'fee is 0 in the only Extra, which is a value',
      });
    },
  );

  test(
    '/analytics/extra/fee/sum skips objects without a fee',
    about(
      'analytics.extra.fee.sum.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Extra', extra);
      await api.create('Extra', { ...extra, id: 'extra-2', fee: null });
      await api.create('Extra', { ...extra, id: 'extra-3', fee: 97.75 });
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 173 },
        because: 'fee has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/extra/fee/sum is 0 while no Extra has a fee',
    about(
      'analytics.extra.fee.sum.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Extra', { ...extra, fee: null });
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'fee has no value in the only Extra',
      });
    },
  );

  test(
    '/analytics/extra/fee/sum follows an update',
    about(
      'analytics.extra.fee.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Extra', extra);
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 75.25 },
        because: 'fee is 75.25 in the only Extra',
      });
      await api.patch('/extra/extra-1', {
        body: { fee: 97.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 97.75 },
        because: 'fee was changed',
      });
    },
  );

  test(
    '/analytics/extra/fee/sum forgets a deleted Extra',
    about(
      'analytics.extra.fee.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Extra', extra);
      await api.create('Extra', { ...extra, id: 'extra-2', fee: 97.75 });
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 173 },
        because: 'the values of fee are 75.25 and 97.75',
      });
      await api.delete('/extra/extra-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/extra/fee/sum', {
        status: [200],
        answer: { result: 75.25 },
        because: 'fee is 75.25 in the only Extra that is left',
      });
    },
  );

  test(
    '/analytics/extra/minutes/max is null while there is no Extra',
    about(
      'analytics.extra.minutes.max.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: null },
        because: 'there is no Extra',
      });
    },
  );

  test(
    '/analytics/extra/minutes/max works on a single Extra',
    about(
      'analytics.extra.minutes.max.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', { ...extra, minutes: 42 });
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: 42 },
        because: 'minutes is 42 in the only Extra',
      });
    },
  );

  test(
    '/analytics/extra/minutes/max goes over several objects',
    about(
      'analytics.extra.minutes.max.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', { ...extra, minutes: 15 });
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: 15 },
        because: 'minutes is 15 in the only Extra',
      });
      await api.create('Extra', { ...extra, id: 'extra-2', minutes: 42 });
      await api.create('Extra', { ...extra, id: 'extra-3' });
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: 50 },
        because: 'the values of minutes are 15, 42, 50',
      });
      await api.create('Extra', { ...extra, id: 'extra-4', minutes: 15 });
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: 50 },
        because: '15 is the value of minutes in two objects',
      });
    },
  );

  test(
    '/analytics/extra/minutes/max takes 0 for a value',
    about(
      'analytics.extra.minutes.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', { ...extra, minutes: 0 });
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: 0 },
        because: 'minutes is 0 in the only Extra, which is a value',
      });
    },
  );

  test(
    '/analytics/extra/minutes/max skips objects without a minutes',
    about(
      'analytics.extra.minutes.max.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', { ...extra, minutes: 15 });
      await api.create('Extra', { ...extra, id: 'extra-2', minutes: null });
      await api.create('Extra', { ...extra, id: 'extra-3' });
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: 50 },
        because: 'minutes has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/extra/minutes/max is null while no Extra has a minutes',
    about(
      'analytics.extra.minutes.max.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', { ...extra, minutes: null });
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: null },
        because: 'minutes has no value in the only Extra',
      });
    },
  );

  test(
    '/analytics/extra/minutes/max follows an update',
    about(
      'analytics.extra.minutes.max.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', { ...extra, minutes: 15 });
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: 15 },
        because: 'minutes is 15 in the only Extra',
      });
      await api.patch('/extra/extra-1', {
        body: { minutes: 50 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: 50 },
        because: 'minutes was changed',
      });
    },
  );

  test(
    '/analytics/extra/minutes/max forgets a deleted Extra',
    about(
      'analytics.extra.minutes.max.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', { ...extra, minutes: 15 });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: 50 },
        because: 'the values of minutes are 15 and 50',
      });
      await api.delete('/extra/extra-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/extra/minutes/max', {
        status: [200],
        answer: { result: 15 },
        because: 'minutes is 15 in the only Extra that is left',
      });
    },
  );

  test(
    '/analytics/keeper/walks_done/sum is 0 while there is no Keeper',
    about('analytics.keeper.walks_done.sum.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/keeper/walks_done/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Keeper',
      });
    },
  );

  test(
    '/analytics/keeper/walks_done/sum works on a single Keeper',
    about('analytics.keeper.walks_done.sum.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Keeper', { ...keeper, walks_done: 29 });
      await api.get('/analytics/keeper/walks_done/sum', {
        status: [200],
        answer: { result: 29 },
        because: 'walks_done is 29 in the only Keeper',
      });
    },
  );

  test(
    '/analytics/keeper/walks_done/sum goes over several objects',
    about('analytics.keeper.walks_done.sum.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.get('/analytics/keeper/walks_done/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'walks_done is 20 in the only Keeper',
      });
      await api.create('Keeper', { ...keeper, id: 'keeper-2', walks_done: 29 });
      await api.create('Keeper', { ...keeper, id: 'keeper-3', walks_done: 78 });
      await api.get('/analytics/keeper/walks_done/sum', {
        status: [200],
        answer: { result: 127 },
        because: 'the values of walks_done are 20, 29, 78',
      });
      await api.create('Keeper', { ...keeper, id: 'keeper-4' });
      await api.get('/analytics/keeper/walks_done/sum', {
        status: [200],
        answer: { result: 147 },
        because: '20 is the value of walks_done in two objects',
      });
    },
  );

  test(
    '/analytics/keeper/walks_done/sum takes 0 for a value',
    about(
      'analytics.keeper.walks_done.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Keeper', { ...keeper, walks_done: 0 });
      await api.get('/analytics/keeper/walks_done/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'walks_done is 0 in the only Keeper, which is a value',
      });
    },
  );

  test(
    '/analytics/keeper/walks_done/sum follows an update',
    about(
      'analytics.keeper.walks_done.sum.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.get('/analytics/keeper/walks_done/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'walks_done is 20 in the only Keeper',
      });
      await api.patch('/keeper/keeper-1', {
        body: { walks_done: 78 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/keeper/walks_done/sum', {
        status: [200],
        answer: { result: 78 },
        because: 'walks_done was changed',
      });
    },
  );

  test(
    '/analytics/keeper/walks_done/sum forgets a deleted Keeper',
    about(
      'analytics.keeper.walks_done.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.create('Keeper', { ...keeper, id: 'keeper-2', walks_done: 78 });
      await api.get('/analytics/keeper/walks_done/sum', {
        status: [200],
        answer: { result: 98 },
        because: 'the values of walks_done are 20 and 78',
      });
      await api.delete('/keeper/keeper-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/keeper/walks_done/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'walks_done is 20 in the only Keeper that is left',
      });
    },
  );

  test(
    '/analytics/owner/credit/sum is 0 while there is no Owner',
    about(
      'analytics.owner.credit.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/owner/credit/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Owner',
      });
    },
  );

  test(
    '/analytics/owner/credit/sum works on a single Owner',
    about(
      'analytics.owner.credit.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Owner', owner);
      await api.get('/analytics/owner/credit/sum', {
        status: [200],
        answer: { result: 23.75 },
        because: 'credit is 23.75 in the only Owner',
      });
    },
  );

  test(
    '/analytics/owner/credit/sum goes over several objects',
    about(
      'analytics.owner.credit.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Owner', { ...owner, credit: 9.75 });
      await api.get('/analytics/owner/credit/sum', {
        status: [200],
        answer: { result: 9.75 },
        because: 'credit is 9.75 in the only Owner',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.create('Owner', { ...owner, id: 'owner-3', credit: 50.75 });
      await api.get('/analytics/owner/credit/sum', {
        status: [200],
        answer: { result: 84.25 },
        because: 'the values of credit are 9.75, 23.75, 50.75',
      });
      await api.create('Owner', { ...owner, id: 'owner-4', credit: 9.75 });
      await api.get('/analytics/owner/credit/sum', {
        status: [200],
        answer: { result: 94 },
        because: '9.75 is the value of credit in two objects',
      });
    },
  );

  test(
    '/analytics/owner/credit/sum takes 0 for a value',
    about(
      'analytics.owner.credit.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Owner', { ...owner, credit: 0 });
      await api.get('/analytics/owner/credit/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'credit is 0 in the only Owner, which is a value',
      });
    },
  );

  test(
    '/analytics/owner/credit/sum follows an update',
    about(
      'analytics.owner.credit.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Owner', { ...owner, credit: 9.75 });
      await api.get('/analytics/owner/credit/sum', {
        status: [200],
        answer: { result: 9.75 },
        because: 'credit is 9.75 in the only Owner',
      });
      await api.patch('/owner/owner-1', {
        body: { credit: 50.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/owner/credit/sum', {
        status: [200],
        answer: { result: 50.75 },
        because: 'credit was changed',
      });
    },
  );

  test(
    '/analytics/owner/credit/sum forgets a deleted Owner',
    about(
      'analytics.owner.credit.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Owner', { ...owner, credit: 9.75 });
      await api.create('Owner', { ...owner, id: 'owner-2', credit: 50.75 });
      await api.get('/analytics/owner/credit/sum', {
        status: [200],
        answer: { result: 60.5 },
        because: 'the values of credit are 9.75 and 50.75',
      });
      await api.delete('/owner/owner-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/owner/credit/sum', {
        status: [200],
        answer: { result: 9.75 },
        because: 'credit is 9.75 in the only Owner that is left',
      });
    },
  );

  test(
    '/analytics/stay/count is 0 while there is no Stay',
    about('analytics.stay.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/stay/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Stay',
      });
    },
  );

  test(
    '/analytics/stay/count counts every Stay',
    about('analytics.stay.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.get('/analytics/stay/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one Stay',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.create('Stay', {
        ...stay,
        id: 'stay-3',
        deposit: null,
        dog: null,
        due: null,
        leaves_at: null,
        meals_a_day: null,
        note: null,
        paid: null,
        keeper: null,
      });
      await api.get('/analytics/stay/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three Stay objects',
      });
    },
  );

  test(
    '/analytics/stay/count does not count a deleted Stay',
    about('analytics.stay.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.get('/analytics/stay/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two Stay objects',
      });
      await api.delete('/stay/stay-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/stay/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two Stay objects was deleted',
      });
    },
  );

  test(
    '/analytics/stay/nights/avg is null while there is no Stay',
    about('analytics.stay.nights.avg.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/stay/nights/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no Stay',
      });
    },
  );

  test(
    '/analytics/stay/nights/avg works on a single Stay',
    about('analytics.stay.nights.avg.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, nights: 29 });
      await api.get('/analytics/stay/nights/avg', {
        status: [200],
        answer: { result: 29 },
        because: 'nights is 29 in the only Stay',
      });
    },
  );

  test(
    '/analytics/stay/nights/avg goes over several objects',
    about('analytics.stay.nights.avg.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, nights: 27 });
      await api.get('/analytics/stay/nights/avg', {
        status: [200],
        answer: { result: 27 },
        because: 'nights is 27 in the only Stay',
      });
      await api.create('Stay', { ...stay, id: 'stay-2', nights: 29 });
      await api.create('Stay', { ...stay, id: 'stay-3' });
      await api.get('/analytics/stay/nights/avg', {
        status: [200],
        answer: { result: 37.666666666666664 },
        because: 'the values of nights are 27, 29, 57',
      });
      await api.create('Stay', { ...stay, id: 'stay-4', nights: 27 });
      await api.get('/analytics/stay/nights/avg', {
        status: [200],
        answer: { result: 35 },
        because: '27 is the value of nights in two objects',
      });
    },
  );

  test(
    '/analytics/stay/nights/avg follows an update',
    about('analytics.stay.nights.avg.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, nights: 27 });
      await api.get('/analytics/stay/nights/avg', {
        status: [200],
        answer: { result: 27 },
        because: 'nights is 27 in the only Stay',
      });
      await api.patch('/stay/stay-1', {
        body: { nights: 57 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/stay/nights/avg', {
        status: [200],
        answer: { result: 57 },
        because: 'nights was changed',
      });
    },
  );

  test(
    '/analytics/stay/nights/avg forgets a deleted Stay',
    about('analytics.stay.nights.avg.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, nights: 27 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.get('/analytics/stay/nights/avg', {
        status: [200],
        answer: { result: 42 },
        because: 'the values of nights are 27 and 57',
      });
      await api.delete('/stay/stay-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/stay/nights/avg', {
        status: [200],
        answer: { result: 27 },
        because: 'nights is 27 in the only Stay that is left',
      });
    },
  );

  test(
    '/analytics/stay/rate/avg is null while there is no Stay',
    about('analytics.stay.rate.avg.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/stay/rate/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no Stay',
      });
    },
  );

  test(
    '/analytics/stay/rate/avg works on a single Stay',
    about('analytics.stay.rate.avg.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, rate: 78.75 });
      await api.get('/analytics/stay/rate/avg', {
        status: [200],
        answer: { result: 78.75 },
        because: 'rate is 78.75 in the only Stay',
      });
    },
  );

  test(
    '/analytics/stay/rate/avg goes over several objects',
    about('analytics.stay.rate.avg.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.get('/analytics/stay/rate/avg', {
        status: [200],
        answer: { result: 63.75 },
        because: 'rate is 63.75 in the only Stay',
      });
      await api.create('Stay', { ...stay, id: 'stay-2', rate: 78.75 });
      await api.create('Stay', { ...stay, id: 'stay-3', rate: 93.25 });
      await api.get('/analytics/stay/rate/avg', {
        status: [200],
        answer: { result: 78.58333333333333 },
        because: 'the values of rate are 63.75, 78.75, 93.25',
      });
      await api.create('Stay', { ...stay, id: 'stay-4' });
      await api.get('/analytics/stay/rate/avg', {
        status: [200],
        answer: { result: 74.875 },
        because: '63.75 is the value of rate in two objects',
      });
    },
  );

  test(
    '/analytics/stay/rate/avg takes 0 for a value',
    about(
      'analytics.stay.rate.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Stay', { ...stay, rate: 0 });
      await api.get('/analytics/stay/rate/avg', {
        status: [200],
        answer: { result: 0 },
        because: 'rate is 0 in the only Stay, which is a value',
      });
    },
  );

  test(
    '/analytics/stay/rate/avg follows an update',
    about('analytics.stay.rate.avg.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.get('/analytics/stay/rate/avg', {
        status: [200],
        answer: { result: 63.75 },
        because: 'rate is 63.75 in the only Stay',
      });
      await api.patch('/stay/stay-1', {
        body: { rate: 93.25 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/stay/rate/avg', {
        status: [200],
        answer: { result: 93.25 },
        because: 'rate was changed',
      });
    },
  );

  test(
    '/analytics/stay/rate/avg forgets a deleted Stay',
    about('analytics.stay.rate.avg.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.create('Stay', { ...stay, id: 'stay-2', rate: 93.25 });
      await api.get('/analytics/stay/rate/avg', {
        status: [200],
        answer: { result: 78.5 },
        because: 'the values of rate are 63.75 and 93.25',
      });
      await api.delete('/stay/stay-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/stay/rate/avg', {
        status: [200],
        answer: { result: 63.75 },
        because: 'rate is 63.75 in the only Stay that is left',
      });
    },
  );
});
