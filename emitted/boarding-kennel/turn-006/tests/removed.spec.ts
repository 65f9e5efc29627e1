import { about, test } from '../support/api.ts';

// A valid Dog, as the tests send it.
const dog = {
  born_at: '2027-10-11 21:45:41',
  diet: 'vaboru',
  id: 'dog-1',
  last_seen_at: '2022-09-17 02:52:39',
  name: 'lova',
  owner: null,
  size: 'giant',
  stays_made: 54,
  temperament: 'nervous',
  weight: 58.25,
  coat: 'short',
};

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
  // changes.delete-entity: Deleting an entity also deletes its endpoints, analytics and actions,
  //   the fields of other entities that refer to it, and what needs those.

  test(
    '/keeper is gone',
    about('removed.endpoint.keeper', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /keeper any more';
      await api.get('/keeper').notFound(because);
      await api.post('/keeper', { id: 'keeper-1' }).notFound(because);
      await api.get('/keeper/keeper-1').notFound(because);
    },
  );

  test(
    '/owner is gone',
    about('removed.endpoint.owner', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/owner is /customer now';
      await api.create('Customer', customer);
      await api.get('/owner').notFound(because);
      await api.post('/owner', { id: 'owner-1' }).notFound(because);
      await api.get('/owner/customer-1').notFound(because);
      await api.patch('/owner/customer-1', { id: 'customer-1' }).notFound(because);
      await api.delete('/owner/customer-1').notFound(because);
      await api.get('/customer/customer-1').ok('a path that is gone changes nothing', customer);
    },
  );

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
    '/analytics/extra/price/sum is gone',
    about('removed.analytics.extra.price.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/extra/price/sum')
        .notFound('/analytics/extra/price/sum is /analytics/extra/fee/sum now');
    },
  );

  test(
    '/analytics/keeper/walks_done/sum is gone',
    about('removed.analytics.keeper.walks_done.sum', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/keeper/walks_done/sum')
        .notFound('the specification has no /analytics/keeper/walks_done/sum any more');
    },
  );

  test(
    '/analytics/owner/balance/sum is gone',
    about('removed.analytics.owner.balance.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/owner/balance/sum')
        .notFound('/analytics/owner/balance/sum is /analytics/customer/credit/sum now');
    },
  );

  test(
    '/analytics/owner/credit/sum is gone',
    about('removed.analytics.owner.credit.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/owner/credit/sum')
        .notFound('/analytics/owner/credit/sum is /analytics/customer/credit/sum now');
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
        extras: [],
      });
    },
  );

  test(
    'Stay no longer has the action reopen',
    about('removed.action.stay.reopen', 'changes.gone'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-1/reopen').notFound('Stay has no reopen any more');
      await api.get('/stay/stay-1').ok('an action that is gone changes nothing', {
        ...stay,
        dog: null,
        finished: [],
        extras: [],
      });
    },
  );

  test(
    'Customer no longer has the field balance',
    about('removed.field.customer.balance', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'balance is credit now';
      await api.post('/customer', customer).created(because, { credit: 23.75 }, ['balance']);
      await api.get('/customer/customer-1').ok(because, { credit: 23.75 }, ['balance']);
      await api
        .patch('/customer/customer-1', { credit: 50.75 })
        .ok(because, { credit: 50.75 }, ['balance']);
      await api.get('/customer').ok(because, [{ id: 'customer-1' }], ['balance']);
    },
  );

  test(
    'Dog no longer has the field trusted_keepers',
    about('removed.field.dog.trusted_keepers', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Dog has no trusted_keepers any more';
      await api.post('/dog', dog).created(because, {}, ['trusted_keepers']);
      await api.get('/dog/dog-1').ok(because, {}, ['trusted_keepers']);
      await api
        .patch('/dog/dog-1', { born_at: '2025-11-20 00:23:11' })
        .ok(because, {}, ['trusted_keepers']);
      await api.get('/dog').ok(because, [{ id: 'dog-1' }], ['trusted_keepers']);
    },
  );

  test(
    'Dog no longer has the field vaccinated',
    about('removed.field.dog.vaccinated', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Dog has no vaccinated any more';
      await api.post('/dog', dog).created(because, {}, ['vaccinated']);
      await api.get('/dog/dog-1').ok(because, {}, ['vaccinated']);
      await api
        .patch('/dog/dog-1', { born_at: '2025-11-20 00:23:11' })
        .ok(because, {}, ['vaccinated']);
      await api.get('/dog').ok(because, [{ id: 'dog-1' }], ['vaccinated']);
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
        .patch('/extra/extra-1', { available_until: '2025-09-21 23:16:27' })
        .ok(because, { fee: 75.25 }, ['price']);
      await api.get('/extra').ok(because, [{ id: 'extra-1' }], ['price']);
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

  test(
    'Stay no longer has the field keeper',
    about('removed.field.stay.keeper', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Stay has no keeper any more';
      await api.post('/stay', stay).created(because, {}, ['keeper']);
      await api.get('/stay/stay-1').ok(because, {}, ['keeper']);
      await api
        .patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44' })
        .ok(because, {}, ['keeper']);
      await api.get('/stay').ok(because, [{ id: 'stay-1' }], ['keeper']);
    },
  );

  test(
    'Stay no longer has the field services',
    about('removed.field.stay.services', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'services is extras now';
      await api.post('/stay', stay).created(because, { extras: [] }, ['services']);
      await api.get('/stay/stay-1').ok(because, { extras: [] }, ['services']);
      await api
        .patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44' })
        .ok(because, { extras: [] }, ['services']);
      await api.get('/stay').ok(because, [{ id: 'stay-1' }], ['services']);
    },
  );
});
