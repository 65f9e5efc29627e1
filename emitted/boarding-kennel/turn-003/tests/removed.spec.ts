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
};

// A valid Extra, as the tests send it.
const extra = {
  available_until: '2030-03-15 22:20:06',
  done: true,
  id: 'extra-1',
  minutes: 50,
  price: 75.25,
  title: 'ginavu',
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
        .notFound('/analytics/service/price/sum is /analytics/extra/price/sum now');
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
});
