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

test.describe('Removed names', () => {
  // changes.gone: Whatever is renamed or removed no longer answers under its old path: requests
  //   to it get 404. That holds for entities, analytics and actions.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.
  // changes.delete-field: A deleted field is no longer demanded and no longer appears in answers.
  //   With it go the analytics, conditions and effects that need it, and the actions whose state
  //   it was.

  test(
    '/service is gone',
    about('removed.endpoint.service', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/service is /extra now';
      await api.create('Extra', extra);
      await api.get('/service').notFound(because);
      await api.post('/service', { id: 'service-1' }).notFound(because);
      await api.get('/service/extra-1').notFound(because);
      await api.patch('/service/extra-1', { id: 'extra-1' }).notFound(because);
      await api.delete('/service/extra-1').notFound(because);
      await api.get('/extra/extra-1').ok('a path that is gone changes nothing', extra);
    },
  );

  test(
    '/analytics/dog/weight/min is gone',
    about('removed.analytics.dog.weight.min', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/dog/weight/min')
        .notFound('the specification has no /analytics/dog/weight/min any more');
    },
  );

  test(
    '/analytics/extra/price/sum is gone',
    about('removed.analytics.extra.price.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/extra/price/sum')
        .notFound('/analytics/extra/price/sum is /analytics/extra/fee/sum now');
    },
  );

  test(
    '/analytics/owner/balance/sum is gone',
    about('removed.analytics.owner.balance.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/owner/balance/sum')
        .notFound('/analytics/owner/balance/sum is /analytics/owner/credit/sum now');
    },
  );

  test(
    '/analytics/service/minutes/max is gone',
    about('removed.analytics.service.minutes.max', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/service/minutes/max')
        .notFound('/analytics/service/minutes/max is /analytics/extra/minutes/max now');
    },
  );

  test(
    '/analytics/service/price/sum is gone',
    about('removed.analytics.service.price.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/service/price/sum')
        .notFound('/analytics/service/price/sum is /analytics/extra/fee/sum now');
    },
  );

  test(
    'Stay no longer has the action invoice',
    about('removed.action.stay.invoice', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-1/invoice').notFound('Stay has no invoice any more');
      await api.get('/stay/stay-1').ok('an action that is gone changes nothing', {
        ...stay,
        dog: null,
        finished: [],
        services: [],
        keeper: null,
      });
    },
  );

  test(
    'Extra no longer has the field price',
    about('removed.field.extra.price', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'price is fee now';
      await api.post('/extra', extra).created(because, { fee: 75.25 }, ['price']);
      await api.get('/extra/extra-1').ok(because, { fee: 75.25 }, ['price']);
      await api
        .patch('/extra/extra-1', { available_until: '2029-09-22 23:16:26' })
        .ok(because, { fee: 75.25 }, ['price']);
      await api.get('/extra').ok(because, [{ id: 'extra-1' }], ['price']);
    },
  );

  test(
    'Owner no longer has the field balance',
    about('removed.field.owner.balance', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'balance is credit now';
      await api.post('/owner', owner).created(because, { credit: 23.75 }, ['balance']);
      await api.get('/owner/owner-1').ok(because, { credit: 23.75 }, ['balance']);
      await api
        .patch('/owner/owner-1', { credit: 50.75 })
        .ok(because, { credit: 50.75 }, ['balance']);
      await api.get('/owner').ok(because, [{ id: 'owner-1' }], ['balance']);
    },
  );

  test(
    'Stay no longer has the field billing',
    about('removed.field.stay.billing', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Stay has no billing any more';
      await api.post('/stay', stay).created(because, {}, ['billing']);
      await api.get('/stay/stay-1').ok(because, {}, ['billing']);
      await api
        .patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44' })
        .ok(because, {}, ['billing']);
      await api.get('/stay').ok(because, [{ id: 'stay-1' }], ['billing']);
    },
  );
});
