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
      await api.get('/keeper', {
        status: [404],
        because: 'the specification has no /keeper any more',
      });
      await api.post('/keeper', {
        body: { id: 'keeper-1' },
        status: [404],
        because: 'the specification has no /keeper any more',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'the specification has no /keeper any more',
      });
    },
  );

  test(
    '/owner is gone',
    about('removed.endpoint.owner', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/owner', { status: [404], because: '/owner is /customer now' });
      await api.post('/owner', {
        body: { id: 'owner-1' },
        status: [404],
        because: '/owner is /customer now',
      });
      await api.get('/owner/owner-1', { status: [404], because: '/owner is /customer now' });
    },
  );

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
    '/analytics/extra/price/sum is gone',
    about('removed.analytics.extra.price.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/extra/price/sum', {
        status: [404],
        because: '/analytics/extra/price/sum is /analytics/extra/fee/sum now',
      });
    },
  );

  test(
    '/analytics/keeper/walks_done/sum is gone',
    about('removed.analytics.keeper.walks_done.sum', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/analytics/keeper/walks_done/sum', {
        status: [404],
        because: 'the specification has no /analytics/keeper/walks_done/sum any more',
      });
    },
  );

  test(
    '/analytics/owner/balance/sum is gone',
    about('removed.analytics.owner.balance.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/owner/balance/sum', {
        status: [404],
        because: '/analytics/owner/balance/sum is /analytics/customer/credit/sum now',
      });
    },
  );

  test(
    '/analytics/owner/credit/sum is gone',
    about('removed.analytics.owner.credit.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/owner/credit/sum', {
        status: [404],
        because: '/analytics/owner/credit/sum is /analytics/customer/credit/sum now',
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
        because: '/analytics/service/price/sum is /analytics/extra/fee/sum now',
      });
    },
  );

  test(
    'Stay no longer has the action invoice',
    about('removed.action.stay.invoice', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-1/invoice', {
        status: [404],
        because: 'Stay has no invoice any more',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { ...stay, dog: null, finished: [], extras: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Stay no longer has the action reopen',
    about('removed.action.stay.reopen', 'changes.gone'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-1/reopen', {
        status: [404],
        because: 'Stay has no reopen any more',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { ...stay, dog: null, finished: [], extras: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Customer no longer has the field balance',
    about('removed.field.customer.balance', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/customer', {
        body: customer,
        status: [200, 201],
        answer: { credit: 23.75 },
        absent: ['balance'],
        because: 'balance is credit now',
      });
      await api.get('/customer/customer-1', {
        status: [200],
        answer: { credit: 23.75 },
        absent: ['balance'],
        because: 'balance is credit now',
      });
      await api.patch('/customer/customer-1', {
        body: { credit: 50.75 },
        status: [200],
        answer: { credit: 50.75 },
        absent: ['balance'],
        because: 'balance is credit now',
      });
    },
  );

  test(
    'Dog no longer has the field trusted_keepers',
    about('removed.field.dog.trusted_keepers', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/dog', {
        body: dog,
        status: [200, 201],
        absent: ['trusted_keepers'],
        because: 'Dog has no trusted_keepers any more',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        absent: ['trusted_keepers'],
        because: 'Dog has no trusted_keepers any more',
      });
      await api.patch('/dog/dog-1', {
        body: { born_at: '2025-11-20 00:23:11' },
        status: [200],
        absent: ['trusted_keepers'],
        because: 'Dog has no trusted_keepers any more',
      });
    },
  );

  test(
    'Dog no longer has the field vaccinated',
    about('removed.field.dog.vaccinated', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/dog', {
        body: dog,
        status: [200, 201],
        absent: ['vaccinated'],
        because: 'Dog has no vaccinated any more',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        absent: ['vaccinated'],
        because: 'Dog has no vaccinated any more',
      });
      await api.patch('/dog/dog-1', {
        body: { born_at: '2025-11-20 00:23:11' },
        status: [200],
        absent: ['vaccinated'],
        because: 'Dog has no vaccinated any more',
      });
    },
  );

  test(
    'Extra no longer has the field price',
    about('removed.field.extra.price', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/extra', {
        body: extra,
        status: [200, 201],
        answer: { fee: 75.25 },
        absent: ['price'],
        because: 'price is fee now',
      });
      await api.get('/extra/extra-1', {
        status: [200],
        answer: { fee: 75.25 },
        absent: ['price'],
        because: 'price is fee now',
      });
      await api.patch('/extra/extra-1', {
        body: { available_until: '2025-09-21 23:16:27' },
        status: [200],
        answer: { fee: 75.25 },
        absent: ['price'],
        because: 'price is fee now',
      });
    },
  );

  test(
    'Stay no longer has the field billing',
    about('removed.field.stay.billing', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/stay', {
        body: stay,
        status: [200, 201],
        absent: ['billing'],
        because: 'Stay has no billing any more',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        absent: ['billing'],
        because: 'Stay has no billing any more',
      });
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2024-03-17 09:55:44' },
        status: [200],
        absent: ['billing'],
        because: 'Stay has no billing any more',
      });
    },
  );

  test(
    'Stay no longer has the field keeper',
    about('removed.field.stay.keeper', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/stay', {
        body: stay,
        status: [200, 201],
        absent: ['keeper'],
        because: 'Stay has no keeper any more',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        absent: ['keeper'],
        because: 'Stay has no keeper any more',
      });
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2024-03-17 09:55:44' },
        status: [200],
        absent: ['keeper'],
        because: 'Stay has no keeper any more',
      });
    },
  );

  test(
    'Stay no longer has the field services',
    about('removed.field.stay.services', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/stay', {
        body: stay,
        status: [200, 201],
        answer: { extras: [] },
        absent: ['services'],
        because: 'services is extras now',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { extras: [] },
        absent: ['services'],
        because: 'services is extras now',
      });
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2024-03-17 09:55:44' },
        status: [200],
        answer: { extras: [] },
        absent: ['services'],
        because: 'services is extras now',
      });
    },
  );
});
