import { about, test } from '../support/api.ts';

// A valid Customer, as the tests send it.
const customer = {
  credit: 23.75,
  email: 'torido',
  id: 'customer-1',
  joined_at: '2017-01-02 13:30:28',
  loyalty_points: 50,
  name: 'mudo',
  newsletter: false,
  phone: 'lona',
  visits: 70,
};

// A valid Extra, as the tests send it.
const extra = {
  available_until: '2026-03-14 22:20:07',
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
    '/analytics/customer/credit/sum is 0 while there is no Customer',
    about(
      'analytics.customer.credit.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/customer/credit/sum').ok('there is no Customer', { result: 0 });
    },
  );

  test(
    '/analytics/customer/credit/sum works on a single Customer',
    about(
      'analytics.customer.credit.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, credit: 12.375 });
      await api
        .get('/analytics/customer/credit/sum')
        .ok('credit is 12.375 in the only Customer', { result: 12.375 });
    },
  );

  test(
    '/analytics/customer/credit/sum goes over several objects',
    about(
      'analytics.customer.credit.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, credit: -23.75 });
      await api
        .get('/analytics/customer/credit/sum')
        .ok('credit is -23.75 in the only Customer', { result: -23.75 });
      await api.create('Customer', { ...customer, id: 'customer-2', credit: 12.375 });
      await api.create('Customer', { ...customer, id: 'customer-3', credit: 50.75 });
      await api
        .get('/analytics/customer/credit/sum')
        .ok('the values of credit are -23.75, 12.375, 50.75', { result: 39.375 });
      await api.create('Customer', { ...customer, id: 'customer-4', credit: -23.75 });
      await api
        .get('/analytics/customer/credit/sum')
        .ok('-23.75 is the value of credit in two objects', { result: 15.625 });
    },
  );

  test(
    '/analytics/customer/credit/sum takes 0 for a value',
    about(
      'analytics.customer.credit.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, credit: 0 });
      await api
        .get('/analytics/customer/credit/sum')
        .ok('credit is 0 in the only Customer, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/customer/credit/sum follows an update',
    about(
      'analytics.customer.credit.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, credit: -23.75 });
      await api
        .get('/analytics/customer/credit/sum')
        .ok('credit is -23.75 in the only Customer', { result: -23.75 });
      await api.patch('/customer/customer-1', { credit: 50.75 }).ok('the change is valid');
      await api.get('/analytics/customer/credit/sum').ok('credit was changed', { result: 50.75 });
    },
  );

  test(
    '/analytics/customer/credit/sum forgets a deleted Customer',
    about(
      'analytics.customer.credit.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, credit: -23.75 });
      await api.create('Customer', { ...customer, id: 'customer-2', credit: 50.75 });
      await api
        .get('/analytics/customer/credit/sum')
        .ok('the values of credit are -23.75 and 50.75', { result: 27 });
      await api.delete('/customer/customer-2').removed('the object exists');
      await api
        .get('/analytics/customer/credit/sum')
        .ok('credit is -23.75 in the only Customer that is left', { result: -23.75 });
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
      await api.get('/analytics/extra/minutes/max').ok('there is no Extra', { result: null });
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
      await api.create('Extra', { ...extra, minutes: -50 });
      await api
        .get('/analytics/extra/minutes/max')
        .ok('minutes is -50 in the only Extra', { result: -50 });
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
      await api.create('Extra', { ...extra, minutes: -75 });
      await api
        .get('/analytics/extra/minutes/max')
        .ok('minutes is -75 in the only Extra', { result: -75 });
      await api.create('Extra', { ...extra, id: 'extra-2', minutes: -50 });
      await api.create('Extra', { ...extra, id: 'extra-3', minutes: -15 });
      await api
        .get('/analytics/extra/minutes/max')
        .ok('the values of minutes are -75, -50, -15', { result: -15 });
      await api.create('Extra', { ...extra, id: 'extra-4', minutes: -75 });
      await api
        .get('/analytics/extra/minutes/max')
        .ok('-75 is the value of minutes in two objects', { result: -15 });
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
      await api
        .get('/analytics/extra/minutes/max')
        .ok('minutes is 0 in the only Extra, which is a value', { result: 0 });
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
      await api.create('Extra', { ...extra, minutes: -50 });
      await api.create('Extra', { ...extra, id: 'extra-2', minutes: null });
      await api.create('Extra', { ...extra, id: 'extra-3', minutes: -15 });
      await api
        .get('/analytics/extra/minutes/max')
        .ok('minutes has a value in two of three objects', { result: -15 });
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
      await api
        .get('/analytics/extra/minutes/max')
        .ok('minutes has no value in the only Extra', { result: null });
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
      await api.create('Extra', { ...extra, minutes: -75 });
      await api
        .get('/analytics/extra/minutes/max')
        .ok('minutes is -75 in the only Extra', { result: -75 });
      await api.patch('/extra/extra-1', { minutes: -15 }).ok('the change is valid');
      await api.get('/analytics/extra/minutes/max').ok('minutes was changed', { result: -15 });
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
      await api.create('Extra', { ...extra, minutes: -75 });
      await api.create('Extra', { ...extra, id: 'extra-2', minutes: -15 });
      await api
        .get('/analytics/extra/minutes/max')
        .ok('the values of minutes are -75 and -15', { result: -15 });
      await api.delete('/extra/extra-2').removed('the object exists');
      await api
        .get('/analytics/extra/minutes/max')
        .ok('minutes is -75 in the only Extra that is left', { result: -75 });
    },
  );

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
      await api.get('/analytics/extra/fee/sum').ok('there is no Extra', { result: 0 });
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
      await api.create('Extra', { ...extra, fee: 12.375 });
      await api
        .get('/analytics/extra/fee/sum')
        .ok('fee is 12.375 in the only Extra', { result: 12.375 });
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
      await api
        .get('/analytics/extra/fee/sum')
        .ok('fee is 75.25 in the only Extra', { result: 75.25 });
      await api.create('Extra', { ...extra, id: 'extra-2', fee: 12.375 });
      await api.create('Extra', { ...extra, id: 'extra-3', fee: 97.75 });
      await api
        .get('/analytics/extra/fee/sum')
        .ok('the values of fee are 75.25, 12.375, 97.75', { result: 185.375 });
      await api.create('Extra', { ...extra, id: 'extra-4' });
      await api
        .get('/analytics/extra/fee/sum')
        .ok('75.25 is the value of fee in two objects', { result: 260.625 });
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
      await api
        .get('/analytics/extra/fee/sum')
        .ok('fee is 0 in the only Extra, which is a value', { result: 0 });
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
      await api
        .get('/analytics/extra/fee/sum')
        .ok('fee has a value in two of three objects', { result: 173 });
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
      await api
        .get('/analytics/extra/fee/sum')
        .ok('fee has no value in the only Extra', { result: 0 });
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
      await api
        .get('/analytics/extra/fee/sum')
        .ok('fee is 75.25 in the only Extra', { result: 75.25 });
      await api.patch('/extra/extra-1', { fee: 97.75 }).ok('the change is valid');
      await api.get('/analytics/extra/fee/sum').ok('fee was changed', { result: 97.75 });
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
      await api
        .get('/analytics/extra/fee/sum')
        .ok('the values of fee are 75.25 and 97.75', { result: 173 });
      await api.delete('/extra/extra-2').removed('the object exists');
      await api
        .get('/analytics/extra/fee/sum')
        .ok('fee is 75.25 in the only Extra that is left', { result: 75.25 });
    },
  );

  test(
    '/analytics/stay/count is 0 while there is no Stay',
    about('analytics.stay.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/stay/count').ok('there is no Stay', { result: 0 });
    },
  );

  test(
    '/analytics/stay/count counts every Stay',
    about('analytics.stay.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.get('/analytics/stay/count').ok('there is one Stay', { result: 1 });
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        arrives_at: '2024-03-17 09:55:44',
        deposit: 30.75,
        due: 73.75,
        leaves_at: '2024-02-28 08:14:00',
        meals_a_day: 54,
        nights: 29,
        note: 'nulu',
        paid: true,
        rate: 93.25,
        status: 'checked_out',
      });
      await api.create('Stay', {
        ...stay,
        id: 'stay-3',
        arrives_at: '2023-08-02 00:48:53',
        deposit: 71.25,
        due: 83.5,
        leaves_at: '2022-01-23 12:16:00',
        meals_a_day: 30,
        nights: 10,
        note: 'sovibu',
        rate: 78.75,
        status: 'cancelled',
      });
      await api.create('Stay', {
        ...stay,
        id: 'stay-4',
        arrives_at: '2023-01-23 15:31:51',
        deposit: 22.25,
        due: 5.75,
        leaves_at: '2022-03-15 14:21:35',
        meals_a_day: 12,
        nights: 27,
        note: 'nuso',
        paid: true,
        rate: 2.5,
        status: 'booked',
      });
      await api.create('Stay', {
        ...stay,
        id: 'stay-5',
        deposit: null,
        dog: null,
        due: null,
        leaves_at: null,
        meals_a_day: null,
        note: null,
        paid: null,
      });
      await api
        .get('/analytics/stay/count')
        .ok('there are 5 Stay objects, whatever they hold', { result: 5 });
    },
  );

  test(
    '/analytics/stay/count does not count a deleted Stay',
    about('analytics.stay.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        arrives_at: '2024-03-17 09:55:44',
        deposit: 30.75,
        due: 73.75,
        leaves_at: '2024-02-28 08:14:00',
        meals_a_day: 54,
        nights: 29,
        note: 'nulu',
        paid: true,
        rate: 93.25,
        status: 'checked_out',
      });
      await api.get('/analytics/stay/count').ok('there are two Stay objects', { result: 2 });
      await api.delete('/stay/stay-1').removed('the object exists');
      await api
        .get('/analytics/stay/count')
        .ok('one of two Stay objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/stay/nights/avg is null while there is no Stay',
    about('analytics.stay.nights.avg.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/stay/nights/avg').ok('there is no Stay', { result: null });
    },
  );

  test(
    '/analytics/stay/nights/avg works on a single Stay',
    about('analytics.stay.nights.avg.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, nights: 29 });
      await api
        .get('/analytics/stay/nights/avg')
        .ok('nights is 29 in the only Stay', { result: 29 });
    },
  );

  test(
    '/analytics/stay/nights/avg goes over several objects',
    about('analytics.stay.nights.avg.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, nights: 27 });
      await api
        .get('/analytics/stay/nights/avg')
        .ok('nights is 27 in the only Stay', { result: 27 });
      await api.create('Stay', { ...stay, id: 'stay-2', nights: 29 });
      await api.create('Stay', { ...stay, id: 'stay-3' });
      await api
        .get('/analytics/stay/nights/avg')
        .ok('the values of nights are 27, 29, 57', { result: 37.666666666666664 });
      await api.create('Stay', { ...stay, id: 'stay-4', nights: 27 });
      await api
        .get('/analytics/stay/nights/avg')
        .ok('27 is the value of nights in two objects', { result: 35 });
    },
  );

  test(
    '/analytics/stay/nights/avg follows an update',
    about('analytics.stay.nights.avg.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, nights: 27 });
      await api
        .get('/analytics/stay/nights/avg')
        .ok('nights is 27 in the only Stay', { result: 27 });
      await api.patch('/stay/stay-1', { nights: 57 }).ok('the change is valid');
      await api.get('/analytics/stay/nights/avg').ok('nights was changed', { result: 57 });
    },
  );

  test(
    '/analytics/stay/nights/avg forgets a deleted Stay',
    about('analytics.stay.nights.avg.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, nights: 27 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api
        .get('/analytics/stay/nights/avg')
        .ok('the values of nights are 27 and 57', { result: 42 });
      await api.delete('/stay/stay-2').removed('the object exists');
      await api
        .get('/analytics/stay/nights/avg')
        .ok('nights is 27 in the only Stay that is left', { result: 27 });
    },
  );

  test(
    '/analytics/stay/rate/avg is null while there is no Stay',
    about('analytics.stay.rate.avg.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/stay/rate/avg').ok('there is no Stay', { result: null });
    },
  );

  test(
    '/analytics/stay/rate/avg works on a single Stay',
    about('analytics.stay.rate.avg.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, rate: 78.75 });
      await api
        .get('/analytics/stay/rate/avg')
        .ok('rate is 78.75 in the only Stay', { result: 78.75 });
    },
  );

  test(
    '/analytics/stay/rate/avg goes over several objects',
    about('analytics.stay.rate.avg.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, rate: -63.75 });
      await api
        .get('/analytics/stay/rate/avg')
        .ok('rate is -63.75 in the only Stay', { result: -63.75 });
      await api.create('Stay', { ...stay, id: 'stay-2', rate: 78.75 });
      await api.create('Stay', { ...stay, id: 'stay-3', rate: 93.25 });
      await api
        .get('/analytics/stay/rate/avg')
        .ok('the values of rate are -63.75, 78.75, 93.25', { result: 36.083333333333336 });
      await api.create('Stay', { ...stay, id: 'stay-4', rate: -63.75 });
      await api
        .get('/analytics/stay/rate/avg')
        .ok('-63.75 is the value of rate in two objects', { result: 11.125 });
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
      await api
        .get('/analytics/stay/rate/avg')
        .ok('rate is 0 in the only Stay, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/stay/rate/avg follows an update',
    about('analytics.stay.rate.avg.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, rate: -63.75 });
      await api
        .get('/analytics/stay/rate/avg')
        .ok('rate is -63.75 in the only Stay', { result: -63.75 });
      await api.patch('/stay/stay-1', { rate: 93.25 }).ok('the change is valid');
      await api.get('/analytics/stay/rate/avg').ok('rate was changed', { result: 93.25 });
    },
  );

  test(
    '/analytics/stay/rate/avg forgets a deleted Stay',
    about('analytics.stay.rate.avg.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, rate: -63.75 });
      await api.create('Stay', { ...stay, id: 'stay-2', rate: 93.25 });
      await api
        .get('/analytics/stay/rate/avg')
        .ok('the values of rate are -63.75 and 93.25', { result: 14.75 });
      await api.delete('/stay/stay-2').removed('the object exists');
      await api
        .get('/analytics/stay/rate/avg')
        .ok('rate is -63.75 in the only Stay that is left', { result: -63.75 });
    },
  );
});
