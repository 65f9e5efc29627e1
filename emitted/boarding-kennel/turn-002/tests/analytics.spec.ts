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
  phone: 'daba r',
};

// A valid Service, as the tests send it.
const service = {
  available_until: '2030-03-15 22:20:06',
  done: true,
  id: 'service-1',
  minutes: 50,
  price: 75.25,
  title: 'ginavu',
};

// A valid Stay, as the tests send it.
const stay = {
  arrives_at: '2024-05-26 22:42:37',
  billing: 'invoiced',
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
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.

  test(
    '/analytics/owner/credit/sum is 0 while there is no Owner',
    about(
      'analytics.owner.credit.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/owner/credit/sum').ok('there is no Owner', { result: 0 });
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
      await api.create('Owner', { ...owner, credit: 12.375 });
      await api
        .get('/analytics/owner/credit/sum')
        .ok('credit is 12.375 in the only Owner', { result: 12.375 });
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
      await api.create('Owner', { ...owner, credit: -23.75 });
      await api
        .get('/analytics/owner/credit/sum')
        .ok('credit is -23.75 in the only Owner', { result: -23.75 });
      await api.create('Owner', { ...owner, id: 'owner-2', credit: 12.375 });
      await api.create('Owner', { ...owner, id: 'owner-3', credit: 50.75 });
      await api
        .get('/analytics/owner/credit/sum')
        .ok('the values of credit are -23.75, 12.375, 50.75', { result: 39.375 });
      await api.create('Owner', { ...owner, id: 'owner-4', credit: -23.75 });
      await api
        .get('/analytics/owner/credit/sum')
        .ok('-23.75 is the value of credit in two objects', { result: 15.625 });
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
      await api
        .get('/analytics/owner/credit/sum')
        .ok('credit is 0 in the only Owner, which is a value', { result: 0 });
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
      await api.create('Owner', { ...owner, credit: -23.75 });
      await api
        .get('/analytics/owner/credit/sum')
        .ok('credit is -23.75 in the only Owner', { result: -23.75 });
      await api.patch('/owner/owner-1', { credit: 50.75 }).ok('the change is valid');
      await api.get('/analytics/owner/credit/sum').ok('credit was changed', { result: 50.75 });
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
      await api.create('Owner', { ...owner, credit: -23.75 });
      await api.create('Owner', { ...owner, id: 'owner-2', credit: 50.75 });
      await api
        .get('/analytics/owner/credit/sum')
        .ok('the values of credit are -23.75 and 50.75', { result: 27 });
      await api.delete('/owner/owner-2').removed('the object exists');
      await api
        .get('/analytics/owner/credit/sum')
        .ok('credit is -23.75 in the only Owner that is left', { result: -23.75 });
    },
  );

  test(
    '/analytics/service/minutes/max is null while there is no Service',
    about('analytics.service.minutes.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/service/minutes/max').ok('there is no Service', { result: null });
    },
  );

  test(
    '/analytics/service/minutes/max works on a single Service',
    about('analytics.service.minutes.max.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: -50 });
      await api
        .get('/analytics/service/minutes/max')
        .ok('minutes is -50 in the only Service', { result: -50 });
    },
  );

  test(
    '/analytics/service/minutes/max goes over several objects',
    about('analytics.service.minutes.max.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: -75 });
      await api
        .get('/analytics/service/minutes/max')
        .ok('minutes is -75 in the only Service', { result: -75 });
      await api.create('Service', { ...service, id: 'service-2', minutes: -50 });
      await api.create('Service', { ...service, id: 'service-3', minutes: -15 });
      await api
        .get('/analytics/service/minutes/max')
        .ok('the values of minutes are -75, -50, -15', { result: -15 });
      await api.create('Service', { ...service, id: 'service-4', minutes: -75 });
      await api
        .get('/analytics/service/minutes/max')
        .ok('-75 is the value of minutes in two objects', { result: -15 });
    },
  );

  test(
    '/analytics/service/minutes/max takes 0 for a value',
    about(
      'analytics.service.minutes.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 0 });
      await api
        .get('/analytics/service/minutes/max')
        .ok('minutes is 0 in the only Service, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/service/minutes/max skips objects without a minutes',
    about(
      'analytics.service.minutes.max.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: -50 });
      await api.create('Service', { ...service, id: 'service-2', minutes: null });
      await api.create('Service', { ...service, id: 'service-3', minutes: -15 });
      await api
        .get('/analytics/service/minutes/max')
        .ok('minutes has a value in two of three objects', { result: -15 });
    },
  );

  test(
    '/analytics/service/minutes/max is null while no Service has a minutes',
    about(
      'analytics.service.minutes.max.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: null });
      await api
        .get('/analytics/service/minutes/max')
        .ok('minutes has no value in the only Service', { result: null });
    },
  );

  test(
    '/analytics/service/minutes/max follows an update',
    about('analytics.service.minutes.max.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: -75 });
      await api
        .get('/analytics/service/minutes/max')
        .ok('minutes is -75 in the only Service', { result: -75 });
      await api.patch('/service/service-1', { minutes: -15 }).ok('the change is valid');
      await api.get('/analytics/service/minutes/max').ok('minutes was changed', { result: -15 });
    },
  );

  test(
    '/analytics/service/minutes/max forgets a deleted Service',
    about('analytics.service.minutes.max.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: -75 });
      await api.create('Service', { ...service, id: 'service-2', minutes: -15 });
      await api
        .get('/analytics/service/minutes/max')
        .ok('the values of minutes are -75 and -15', { result: -15 });
      await api.delete('/service/service-2').removed('the object exists');
      await api
        .get('/analytics/service/minutes/max')
        .ok('minutes is -75 in the only Service that is left', { result: -75 });
    },
  );

  test(
    '/analytics/service/price/sum is 0 while there is no Service',
    about('analytics.service.price.sum.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/service/price/sum').ok('there is no Service', { result: 0 });
    },
  );

  test(
    '/analytics/service/price/sum works on a single Service',
    about('analytics.service.price.sum.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Service', { ...service, price: 12.375 });
      await api
        .get('/analytics/service/price/sum')
        .ok('price is 12.375 in the only Service', { result: 12.375 });
    },
  );

  test(
    '/analytics/service/price/sum goes over several objects',
    about('analytics.service.price.sum.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Service', service);
      await api
        .get('/analytics/service/price/sum')
        .ok('price is 75.25 in the only Service', { result: 75.25 });
      await api.create('Service', { ...service, id: 'service-2', price: 12.375 });
      await api.create('Service', { ...service, id: 'service-3', price: 97.75 });
      await api
        .get('/analytics/service/price/sum')
        .ok('the values of price are 75.25, 12.375, 97.75', { result: 185.375 });
      await api.create('Service', { ...service, id: 'service-4' });
      await api
        .get('/analytics/service/price/sum')
        .ok('75.25 is the value of price in two objects', { result: 260.625 });
    },
  );

  test(
    '/analytics/service/price/sum takes 0 for a value',
    about(
      'analytics.service.price.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, price: 0 });
      await api
        .get('/analytics/service/price/sum')
        .ok('price is 0 in the only Service, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/service/price/sum skips objects without a price',
    about(
      'analytics.service.price.sum.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', price: null });
      await api.create('Service', { ...service, id: 'service-3', price: 97.75 });
      await api
        .get('/analytics/service/price/sum')
        .ok('price has a value in two of three objects', { result: 173 });
    },
  );

  test(
    '/analytics/service/price/sum is 0 while no Service has a price',
    about(
      'analytics.service.price.sum.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, price: null });
      await api
        .get('/analytics/service/price/sum')
        .ok('price has no value in the only Service', { result: 0 });
    },
  );

  test(
    '/analytics/service/price/sum follows an update',
    about('analytics.service.price.sum.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Service', service);
      await api
        .get('/analytics/service/price/sum')
        .ok('price is 75.25 in the only Service', { result: 75.25 });
      await api.patch('/service/service-1', { price: 97.75 }).ok('the change is valid');
      await api.get('/analytics/service/price/sum').ok('price was changed', { result: 97.75 });
    },
  );

  test(
    '/analytics/service/price/sum forgets a deleted Service',
    about('analytics.service.price.sum.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', price: 97.75 });
      await api
        .get('/analytics/service/price/sum')
        .ok('the values of price are 75.25 and 97.75', { result: 173 });
      await api.delete('/service/service-2').removed('the object exists');
      await api
        .get('/analytics/service/price/sum')
        .ok('price is 75.25 in the only Service that is left', { result: 75.25 });
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
        billing: 'open',
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
        billing: 'open',
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
        keeper: null,
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
        billing: 'open',
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
    '/analytics/keeper/walks_done/sum is 0 while there is no Keeper',
    about('analytics.keeper.walks_done.sum.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/keeper/walks_done/sum').ok('there is no Keeper', { result: 0 });
    },
  );

  test(
    '/analytics/keeper/walks_done/sum works on a single Keeper',
    about('analytics.keeper.walks_done.sum.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Keeper', { ...keeper, walks_done: 29 });
      await api
        .get('/analytics/keeper/walks_done/sum')
        .ok('walks_done is 29 in the only Keeper', { result: 29 });
    },
  );

  test(
    '/analytics/keeper/walks_done/sum goes over several objects',
    about('analytics.keeper.walks_done.sum.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api
        .get('/analytics/keeper/walks_done/sum')
        .ok('walks_done is 20 in the only Keeper', { result: 20 });
      await api.create('Keeper', { ...keeper, id: 'keeper-2', walks_done: 29 });
      await api.create('Keeper', { ...keeper, id: 'keeper-3', walks_done: 78 });
      await api
        .get('/analytics/keeper/walks_done/sum')
        .ok('the values of walks_done are 20, 29, 78', { result: 127 });
      await api.create('Keeper', { ...keeper, id: 'keeper-4' });
      await api
        .get('/analytics/keeper/walks_done/sum')
        .ok('20 is the value of walks_done in two objects', { result: 147 });
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
      await api
        .get('/analytics/keeper/walks_done/sum')
        .ok('walks_done is 0 in the only Keeper, which is a value', { result: 0 });
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
      await api
        .get('/analytics/keeper/walks_done/sum')
        .ok('walks_done is 20 in the only Keeper', { result: 20 });
      await api.patch('/keeper/keeper-1', { walks_done: 78 }).ok('the change is valid');
      await api
        .get('/analytics/keeper/walks_done/sum')
        .ok('walks_done was changed', { result: 78 });
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
      await api
        .get('/analytics/keeper/walks_done/sum')
        .ok('the values of walks_done are 20 and 78', { result: 98 });
      await api.delete('/keeper/keeper-2').removed('the object exists');
      await api
        .get('/analytics/keeper/walks_done/sum')
        .ok('walks_done is 20 in the only Keeper that is left', { result: 20 });
    },
  );
});
