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
      await api.get('/service', { status: [404], because: '/service is /extra now' });
      await api.post('/service', {
        body: { id: 'service-1' },
        status: [404],
        because: '/service is /extra now',
      });
      await api.get('/service/service-1', { status: [404], because: '/service is /extra now' });
    },
  );

  test(
    '/analytics/dog/weight/min is gone',
    about('removed.analytics.dog.weight.min', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/dog/weight/min', {
        status: [404],
        because: 'the specification has no /analytics/dog/weight/min any more',
      });
    },
  );

  test(
    '/analytics/owner/balance/sum is gone',
    about('removed.analytics.owner.balance.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/owner/balance/sum', {
        status: [404],
        because: '/analytics/owner/balance/sum is /analytics/owner/credit/sum now',
      });
    },
  );

  test(
    '/analytics/service/minutes/max is gone',
    about('removed.analytics.service.minutes.max', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/service/minutes/max', {
        status: [404],
        because: '/analytics/service/minutes/max is /analytics/extra/minutes/max now',
      });
    },
  );

  test(
    '/analytics/service/price/sum is gone',
    about('removed.analytics.service.price.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/service/price/sum', {
        status: [404],
        because: '/analytics/service/price/sum is /analytics/extra/price/sum now',
      });
    },
  );

  test(
    'Owner no longer has the field balance',
    about('removed.field.owner.balance', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/owner', {
        body: owner,
        status: [200, 201],
        answer: { credit: 23.75 },
        absent: ['balance'],
        because: 'balance is credit now',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { credit: 23.75 },
        absent: ['balance'],
        because: 'balance is credit now',
      });
      await api.patch('/owner/owner-1', {
        body: { credit: 50.75 },
        status: [200],
        answer: { credit: 50.75 },
        absent: ['balance'],
        because: 'balance is credit now',
      });
    },
  );
});
