import { about, test, without } from '../support/api.ts';

// A valid Hedge, as the tests send it.
const hedge = {
  born_raw: '2024-02-21 06:46:59',
  delivered: '2028-04-18 18:19:37',
  id: 'hedge-1',
  mode: 'archived',
  topic_latest: 'bodo do',
  copies_backup: 47,
  author_lesser_cached: 'rubasu',
};

// A valid Bridge, as the tests send it.
const bridge = {
  attempts_shared: 32,
  id: 'bridge-1',
  latitude: 2.25,
  payment_initial: 'pending',
  rating_minor: 82,
};

test.describe('Bridge: create, read, update and delete', () => {
  // endpoints.names: `{entity}` in a path is the name of the entity in lower case, nothing
  //   inserted: `UserProfile` is reached at `/userprofile`. No path ends in a slash.
  // endpoints.create: `POST /{entity}` creates an object from the JSON object in the body. It
  //   answers 201 or 200 and the created object, with all of its fields.
  // endpoints.list: `GET /{entity}` answers 200 and a JSON array of all objects of that entity,
  //   in any order; an empty array where there is none.
  // endpoints.read: `GET /{entity}/{id}` answers 200 and the object with that id.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // endpoints.unknown-id: A read, an update, a delete or an action with an id that no object of
  //   that entity has answers 404.
  // endpoints.prompt: Every request is answered within ten seconds, and those of a whole test run
  //   within half a second on average.
  // ids.client: The client chooses the `id` of an object and sends it on every create, also where
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths;
  //   never make up another.
  // ids.same-on-update: An update may carry the `id` that the object has already; accept it.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.no-other-rule: There are no other rules on values. Whatever the type and the listed
  //   bounds of a field allow is accepted, whatever its name suggests: an `email` needs no `@`, a
  //   `status` of type string takes any text.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create answers the new Bridge, and read answers it again',
    about(
      'bridge.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: bridge,
        status: [200, 201],
        answer: { ...bridge, hedge_late_first: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { ...bridge, hedge_late_first: null },
        because: 'read answers the object that was created',
      });
      await api.post('/bridge', {
        body: { ...bridge, id: 'bridge-2' },
        status: [200, 201],
        answer: { id: 'bridge-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Bridge',
    about(
      'bridge.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: {
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        },
        status: [200],
        answer: {
          attempts_shared: 50,
          hedge_late_first: null,
          id: 'bridge-1',
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: {
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('bridge.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: {
          id: 'bridge-1',
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        },
        status: [200],
        answer: {
          id: 'bridge-1',
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: {
          id: 'bridge-1',
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for rating_minor does not change attempts_shared either',
    about(
      'bridge.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { attempts_shared: 50, rating_minor: 'abc' },
        status: [400, 422],
        because: 'rating_minor must be an integer',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { ...bridge, hedge_late_first: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Bridge: no read finds it and no list holds it',
    about(
      'bridge.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Bridge', bridge);
      await api.delete('/bridge/bridge-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/bridge/bridge-1', { status: [404], because: 'it was deleted' });
      await api.get('/bridge', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Bridge has',
    about('bridge.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Bridge', bridge);
      await api.get('/bridge/bridge-unknown', {
        status: [404],
        because: 'no Bridge has the id bridge-unknown',
      });
      await api.patch('/bridge/bridge-unknown', {
        body: {
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        },
        status: [404],
        because: 'no Bridge has the id bridge-unknown',
      });
      await api.delete('/bridge/bridge-unknown', {
        status: [404],
        because: 'no Bridge has the id bridge-unknown',
      });
      await api.get('/bridge', {
        status: [200],
        answer: [{ id: 'bridge-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Bridge: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Bridge with all of its fields',
    about('bridge.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Bridge', bridge);
      await api.create('Bridge', {
        ...bridge,
        id: 'bridge-2',
        attempts_shared: 50,
        latitude: 69.25,
        payment_initial: 'expired',
        rating_minor: 88,
      });
      await api.create('Bridge', {
        ...bridge,
        id: 'bridge-3',
        attempts_shared: 79,
        latitude: 63.25,
        payment_initial: 'active',
        rating_minor: 59,
      });
      await api.get('/bridge', {
        status: [200],
        answer: [
          { ...bridge, hedge_late_first: null },
          {
            attempts_shared: 50,
            hedge_late_first: null,
            id: 'bridge-2',
            latitude: 69.25,
            payment_initial: 'expired',
            rating_minor: 88,
          },
          {
            attempts_shared: 79,
            hedge_late_first: null,
            id: 'bridge-3',
            latitude: 63.25,
            payment_initial: 'active',
            rating_minor: 59,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Bridge leaves another as it was',
    about('bridge.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Bridge', bridge);
      await api.create('Bridge', {
        ...bridge,
        id: 'bridge-2',
        attempts_shared: 50,
        latitude: 69.25,
        payment_initial: 'expired',
        rating_minor: 88,
      });
      await api.patch('/bridge/bridge-2', {
        body: {
          id: 'bridge-2',
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { ...bridge, hedge_late_first: null },
        because: 'another object was updated',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: {
          attempts_shared: 50,
          hedge_late_first: null,
          id: 'bridge-2',
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Bridge leaves another as it was',
    about(
      'bridge.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Bridge', bridge);
      await api.create('Bridge', {
        ...bridge,
        id: 'bridge-2',
        attempts_shared: 50,
        latitude: 69.25,
        payment_initial: 'expired',
        rating_minor: 88,
      });
      await api.delete('/bridge/bridge-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: {
          attempts_shared: 50,
          hedge_late_first: null,
          id: 'bridge-2',
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        },
        because: 'another object was deleted',
      });
      await api.get('/bridge', {
        status: [200],
        answer: [{ id: 'bridge-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Bridge',
    about('bridge.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Bridge', bridge);
      await api.create('Bridge', {
        ...bridge,
        id: 'bridge-2',
        attempts_shared: 50,
        latitude: 69.25,
        payment_initial: 'expired',
        rating_minor: 88,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/bridge', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/bridge/bridge-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Bridge: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Bridge without attempts_shared, which is required',
    about(
      'bridge.attempts_shared.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: without(bridge, 'attempts_shared'),
        status: [400, 422],
        because: 'attempts_shared is required and has no default',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Bridge without an id',
    about(
      'bridge.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: without(bridge, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/bridge', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Bridge without latitude, which is required',
    about(
      'bridge.latitude.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: without(bridge, 'latitude'),
        status: [400, 422],
        because: 'latitude is required and has no default',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'payment_initial is "completed" when a create leaves it out',
    about('bridge.payment_initial.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/bridge', {
        body: without(bridge, 'payment_initial'),
        status: [200, 201],
        answer: { payment_initial: 'completed' },
        because: 'the default of payment_initial is "completed"',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { payment_initial: 'completed' },
        because: 'the default of payment_initial is "completed"',
      });
    },
  );

  test(
    'create refuses a Bridge without rating_minor, which is required',
    about(
      'bridge.rating_minor.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: without(bridge, 'rating_minor'),
        status: [400, 422],
        because: 'rating_minor is required and has no default',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of attempts_shared or rating_minor alone leaves every other field as it is',
    about('bridge.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Bridge', { ...bridge, payment_initial: null, hedge_late_first: 'hedge-1' });
      await api.patch('/bridge/bridge-1', {
        body: { attempts_shared: 50 },
        status: [200],
        answer: {
          ...bridge,
          attempts_shared: 50,
          hedge_late_first: 'hedge-1',
          payment_initial: null,
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/bridge/bridge-1', {
        body: { rating_minor: 88 },
        status: [200],
        answer: {
          attempts_shared: 50,
          hedge_late_first: 'hedge-1',
          id: 'bridge-1',
          latitude: 2.25,
          payment_initial: null,
          rating_minor: 88,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: {
          attempts_shared: 50,
          hedge_late_first: 'hedge-1',
          id: 'bridge-1',
          latitude: 2.25,
          payment_initial: null,
          rating_minor: 88,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Bridge: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'create and update refuse null for attempts_shared',
    about(
      'bridge.attempts_shared.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, attempts_shared: null },
        status: [400, 422],
        because: 'attempts_shared must not be null',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { attempts_shared: null },
        status: [400, 422],
        because: 'attempts_shared must not be null',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { attempts_shared: 32 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for latitude',
    about(
      'bridge.latitude.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, latitude: null },
        status: [400, 422],
        because: 'latitude must not be null',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { latitude: null },
        status: [400, 422],
        because: 'latitude must not be null',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { latitude: 2.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'payment_initial may be null, which is not replaced by its default',
    about(
      'bridge.payment_initial.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, payment_initial: null },
        status: [200, 201],
        answer: { payment_initial: null },
        because: 'payment_initial is nullable and its default is for absence only',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { payment_initial: null },
        because: 'payment_initial is nullable and its default is for absence only',
      });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', {
        body: { payment_initial: null },
        status: [200],
        answer: { payment_initial: null },
        because: 'payment_initial is nullable and its default is for absence only',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { payment_initial: null },
        because: 'payment_initial is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for rating_minor',
    about(
      'bridge.rating_minor.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, rating_minor: null },
        status: [400, 422],
        because: 'rating_minor must not be null',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { rating_minor: null },
        status: [400, 422],
        because: 'rating_minor must not be null',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { rating_minor: 82 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Bridge: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'attempts_shared may be 0',
    about('bridge.attempts_shared.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, attempts_shared: 0 },
        status: [200, 201],
        answer: { attempts_shared: 0 },
        because: '0 is a valid value of attempts_shared',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { attempts_shared: 0 },
        because: '0 is a valid value of attempts_shared',
      });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', {
        body: { attempts_shared: 0 },
        status: [200],
        answer: { attempts_shared: 0 },
        because: '0 is a valid value of attempts_shared',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { attempts_shared: 0 },
        because: '0 is a valid value of attempts_shared',
      });
    },
  );

  test(
    'create and update refuse an attempts_shared of a wrong type',
    about(
      'bridge.attempts_shared.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, attempts_shared: 'abc' },
        status: [400, 422],
        because: 'attempts_shared must be an integer',
      });
      await api.post('/bridge', {
        body: { ...bridge, attempts_shared: { value: 'text' } },
        status: [400, 422],
        because: 'attempts_shared must be an integer',
      });
      await api.post('/bridge', {
        body: { ...bridge, attempts_shared: 31.5 },
        status: [400, 422],
        because: 'attempts_shared must be an integer',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { attempts_shared: 'abc' },
        status: [400, 422],
        because: 'attempts_shared must be an integer',
      });
      await api.patch('/bridge/bridge-1', {
        body: { attempts_shared: { value: 'text' } },
        status: [400, 422],
        because: 'attempts_shared must be an integer',
      });
      await api.patch('/bridge/bridge-1', {
        body: { attempts_shared: 31.5 },
        status: [400, 422],
        because: 'attempts_shared must be an integer',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { attempts_shared: 32 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'attempts_shared has no minimum',
    about('bridge.attempts_shared.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, attempts_shared: -1000000 },
        status: [200, 201],
        answer: { attempts_shared: -1000000 },
        because: 'attempts_shared has no minimum',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { attempts_shared: -1000000 },
        because: 'attempts_shared has no minimum',
      });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', {
        body: { attempts_shared: -1000000 },
        status: [200],
        answer: { attempts_shared: -1000000 },
        because: 'attempts_shared has no minimum',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { attempts_shared: -1000000 },
        because: 'attempts_shared has no minimum',
      });
    },
  );

  test(
    'attempts_shared has no maximum',
    about('bridge.attempts_shared.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, attempts_shared: 1000000 },
        status: [200, 201],
        answer: { attempts_shared: 1000000 },
        because: 'attempts_shared has no maximum',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { attempts_shared: 1000000 },
        because: 'attempts_shared has no maximum',
      });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', {
        body: { attempts_shared: 1000000 },
        status: [200],
        answer: { attempts_shared: 1000000 },
        because: 'attempts_shared has no maximum',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { attempts_shared: 1000000 },
        because: 'attempts_shared has no maximum',
      });
    },
  );

  test(
    'latitude may be the whole number 0',
    about('bridge.latitude.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, latitude: 0 },
        status: [200, 201],
        answer: { latitude: 0 },
        because: '0 is a valid value of latitude',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { latitude: 0 },
        because: '0 is a valid value of latitude',
      });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', {
        body: { latitude: 0 },
        status: [200],
        answer: { latitude: 0 },
        because: '0 is a valid value of latitude',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { latitude: 0 },
        because: '0 is a valid value of latitude',
      });
    },
  );

  test(
    'create and update refuse a latitude of a wrong type',
    about(
      'bridge.latitude.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, latitude: 'abc' },
        status: [400, 422],
        because: 'latitude must be a number',
      });
      await api.post('/bridge', {
        body: { ...bridge, latitude: { value: 'text' } },
        status: [400, 422],
        because: 'latitude must be a number',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { latitude: 'abc' },
        status: [400, 422],
        because: 'latitude must be a number',
      });
      await api.patch('/bridge/bridge-1', {
        body: { latitude: { value: 'text' } },
        status: [400, 422],
        because: 'latitude must be a number',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { latitude: 2.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'latitude may be right at its minimum of -10',
    about(
      'bridge.latitude.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, latitude: -10 },
        status: [200, 201],
        answer: { latitude: -10 },
        because: 'the minimum of latitude is -10, inclusive',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { latitude: -10 },
        because: 'the minimum of latitude is -10, inclusive',
      });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', {
        body: { latitude: -10 },
        status: [200],
        answer: { latitude: -10 },
        because: 'the minimum of latitude is -10, inclusive',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { latitude: -10 },
        because: 'the minimum of latitude is -10, inclusive',
      });
    },
  );

  test(
    'create and update refuse a latitude below its minimum of -10',
    about(
      'bridge.latitude.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, latitude: -10.25 },
        status: [400, 422],
        because: 'latitude must be at least -10',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { latitude: -10.25 },
        status: [400, 422],
        because: 'latitude must be at least -10',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { latitude: 2.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'latitude may be right at its maximum of 500',
    about(
      'bridge.latitude.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, latitude: 500 },
        status: [200, 201],
        answer: { latitude: 500 },
        because: 'the maximum of latitude is 500, inclusive',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { latitude: 500 },
        because: 'the maximum of latitude is 500, inclusive',
      });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', {
        body: { latitude: 500 },
        status: [200],
        answer: { latitude: 500 },
        because: 'the maximum of latitude is 500, inclusive',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { latitude: 500 },
        because: 'the maximum of latitude is 500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a latitude above its maximum of 500',
    about(
      'bridge.latitude.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, latitude: 500.25 },
        status: [400, 422],
        because: 'latitude must be at most 500',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { latitude: 500.25 },
        status: [400, 422],
        because: 'latitude must be at most 500',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { latitude: 2.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a payment_initial of a wrong type',
    about(
      'bridge.payment_initial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, payment_initial: 421337 },
        status: [400, 422],
        because: 'payment_initial must be one of completed, expired, active, pending',
      });
      await api.post('/bridge', {
        body: { ...bridge, payment_initial: { value: 'text' } },
        status: [400, 422],
        because: 'payment_initial must be one of completed, expired, active, pending',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { payment_initial: 421337 },
        status: [400, 422],
        because: 'payment_initial must be one of completed, expired, active, pending',
      });
      await api.patch('/bridge/bridge-1', {
        body: { payment_initial: { value: 'text' } },
        status: [400, 422],
        because: 'payment_initial must be one of completed, expired, active, pending',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { payment_initial: 'pending' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_minor may be 0',
    about('bridge.rating_minor.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, rating_minor: 0 },
        status: [200, 201],
        answer: { rating_minor: 0 },
        because: '0 is a valid value of rating_minor',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { rating_minor: 0 },
        because: '0 is a valid value of rating_minor',
      });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', {
        body: { rating_minor: 0 },
        status: [200],
        answer: { rating_minor: 0 },
        because: '0 is a valid value of rating_minor',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { rating_minor: 0 },
        because: '0 is a valid value of rating_minor',
      });
    },
  );

  test(
    'create and update refuse a rating_minor of a wrong type',
    about(
      'bridge.rating_minor.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, rating_minor: 'abc' },
        status: [400, 422],
        because: 'rating_minor must be an integer',
      });
      await api.post('/bridge', {
        body: { ...bridge, rating_minor: { value: 'text' } },
        status: [400, 422],
        because: 'rating_minor must be an integer',
      });
      await api.post('/bridge', {
        body: { ...bridge, rating_minor: 81.5 },
        status: [400, 422],
        because: 'rating_minor must be an integer',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { rating_minor: 'abc' },
        status: [400, 422],
        because: 'rating_minor must be an integer',
      });
      await api.patch('/bridge/bridge-1', {
        body: { rating_minor: { value: 'text' } },
        status: [400, 422],
        because: 'rating_minor must be an integer',
      });
      await api.patch('/bridge/bridge-1', {
        body: { rating_minor: 81.5 },
        status: [400, 422],
        because: 'rating_minor must be an integer',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { rating_minor: 82 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_minor has no minimum',
    about('bridge.rating_minor.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, rating_minor: -1000000 },
        status: [200, 201],
        answer: { rating_minor: -1000000 },
        because: 'rating_minor has no minimum',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { rating_minor: -1000000 },
        because: 'rating_minor has no minimum',
      });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', {
        body: { rating_minor: -1000000 },
        status: [200],
        answer: { rating_minor: -1000000 },
        because: 'rating_minor has no minimum',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { rating_minor: -1000000 },
        because: 'rating_minor has no minimum',
      });
    },
  );

  test(
    'rating_minor has no maximum',
    about('bridge.rating_minor.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, rating_minor: 1000000 },
        status: [200, 201],
        answer: { rating_minor: 1000000 },
        because: 'rating_minor has no maximum',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { rating_minor: 1000000 },
        because: 'rating_minor has no maximum',
      });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', {
        body: { rating_minor: 1000000 },
        status: [200],
        answer: { rating_minor: 1000000 },
        because: 'rating_minor has no maximum',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { rating_minor: 1000000 },
        because: 'rating_minor has no maximum',
      });
    },
  );
});

test.describe('Bridge: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'payment_initial may be completed, expired, active, pending',
    about(
      'bridge.payment_initial.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, payment_initial: 'completed' },
        status: [200, 201],
        answer: { payment_initial: 'completed' },
        because: 'the value is one of RouteStatusBackup',
      });
      await api.patch('/bridge/bridge-1', {
        body: { payment_initial: 'expired' },
        status: [200],
        answer: { payment_initial: 'expired' },
        because: 'the value is one of RouteStatusBackup',
      });
      await api.patch('/bridge/bridge-1', {
        body: { payment_initial: 'active' },
        status: [200],
        answer: { payment_initial: 'active' },
        because: 'the value is one of RouteStatusBackup',
      });
      await api.patch('/bridge/bridge-1', {
        body: { payment_initial: 'pending' },
        status: [200],
        answer: { payment_initial: 'pending' },
        because: 'the value is one of RouteStatusBackup',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { payment_initial: 'pending' },
        because: 'the value is one of RouteStatusBackup',
      });
    },
  );

  test(
    'create and update refuse the payment_initial unheard_of, which RouteStatusBackup does not have',
    about(
      'bridge.payment_initial.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, payment_initial: 'unheard_of' },
        status: [400, 422],
        because: 'payment_initial must be one of completed, expired, active, pending',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { payment_initial: 'unheard_of' },
        status: [400, 422],
        because: 'payment_initial must be one of completed, expired, active, pending',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { payment_initial: 'pending' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the payment_initial COMPLETED, as upper and lower case differ',
    about(
      'bridge.payment_initial.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, payment_initial: 'COMPLETED' },
        status: [400, 422],
        because: 'payment_initial must be one of completed, expired, active, pending',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { payment_initial: 'COMPLETED' },
        status: [400, 422],
        because: 'payment_initial must be one of completed, expired, active, pending',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { payment_initial: 'pending' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Bridge: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.

  test(
    'hedge_late_first refers to an existing Hedge and is answered as its id',
    about('bridge.hedge_late_first.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.post('/bridge', {
        body: { ...bridge, hedge_late_first: 'hedge-1' },
        status: [200, 201],
        answer: { hedge_late_first: 'hedge-1' },
        because: 'hedge_late_first was sent as hedge-1',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { hedge_late_first: 'hedge-1' },
        because: 'hedge_late_first was sent as hedge-1',
      });
      await api.patch('/bridge/bridge-1', {
        body: { hedge_late_first: 'hedge-2' },
        status: [200],
        answer: { hedge_late_first: 'hedge-2' },
        because: 'hedge_late_first was changed to hedge-2',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { hedge_late_first: 'hedge-2' },
        because: 'hedge_late_first was changed to hedge-2',
      });
      await api.get('/bridge', {
        status: [200],
        answer: [{ id: 'bridge-1', hedge_late_first: 'hedge-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a hedge_late_first that no Hedge has as its id',
    about(
      'bridge.hedge_late_first.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, hedge_late_first: 'hedge-unknown' },
        status: [400, 422],
        because: 'hedge_late_first must be the id of an existing Hedge',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.create('Bridge', { ...bridge, hedge_late_first: 'hedge-1' });
      await api.patch('/bridge/bridge-1', {
        body: { hedge_late_first: 'hedge-unknown' },
        status: [400, 422],
        because: 'hedge_late_first must be the id of an existing Hedge',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { hedge_late_first: 'hedge-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for hedge_late_first',
    about(
      'bridge.hedge_late_first.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bridge', {
        body: { ...bridge, hedge_late_first: 421337 },
        status: [400, 422],
        because: 'hedge_late_first must be the id of a Hedge',
      });
      await api.post('/bridge', {
        body: { ...bridge, hedge_late_first: { value: 'text' } },
        status: [400, 422],
        because: 'hedge_late_first must be the id of a Hedge',
      });
      await api.get('/bridge/bridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { hedge_late_first: 421337 },
        status: [400, 422],
        because: 'hedge_late_first must be the id of a Hedge',
      });
      await api.patch('/bridge/bridge-1', {
        body: { hedge_late_first: { value: 'text' } },
        status: [400, 422],
        because: 'hedge_late_first must be the id of a Hedge',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { hedge_late_first: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'hedge_late_first may be null or left out',
    about('bridge.hedge_late_first.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.post('/bridge', {
        body: { ...bridge, hedge_late_first: null },
        status: [200, 201],
        answer: { hedge_late_first: null },
        because: 'a reference may be null',
      });
      await api.patch('/bridge/bridge-1', {
        body: { hedge_late_first: 'hedge-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/bridge/bridge-1', {
        body: { hedge_late_first: null },
        status: [200],
        answer: { hedge_late_first: null },
        because: 'a reference may be null',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { hedge_late_first: null },
        because: 'a reference may be null',
      });
      await api.post('/bridge', {
        body: { ...bridge, id: 'bridge-2' },
        status: [200, 201],
        answer: { hedge_late_first: null },
        because: 'hedge_late_first is optional',
      });
    },
  );

  test(
    'deleting a Hedge clears every hedge_late_first that refers to it',
    about('bridge.hedge_late_first.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Bridge', { ...bridge, hedge_late_first: 'hedge-1' });
      await api.create('Bridge', { ...bridge, id: 'bridge-2', hedge_late_first: 'hedge-1' });
      await api.delete('/hedge/hedge-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { id: 'bridge-1', hedge_late_first: null },
        because: 'hedge-1 was deleted',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { id: 'bridge-2', hedge_late_first: null },
        because: 'hedge-1 was deleted',
      });
    },
  );

  test(
    'deleting a Hedge keeps a hedge_late_first that refers to another',
    about('bridge.hedge_late_first.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.create('Bridge', { ...bridge, hedge_late_first: 'hedge-2' });
      await api.delete('/hedge/hedge-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { hedge_late_first: 'hedge-2' },
        because: 'another Hedge was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Bridge in hedge_late_first, which refers to Hedge',
    about(
      'bridge.hedge_late_first.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Bridge', bridge);
      await api.post('/bridge', {
        body: { ...bridge, id: 'bridge-2', hedge_late_first: 'bridge-1' },
        status: [400, 422],
        because: 'hedge_late_first must be the id of an existing Hedge',
      });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', {
        body: { hedge_late_first: 'bridge-1' },
        status: [400, 422],
        because: 'hedge_late_first must be the id of an existing Hedge',
      });
      await api.get('/bridge/bridge-2', {
        status: [200],
        answer: { hedge_late_first: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Bridge with the id of a Hedge leaves hedge_late_first alone',
    about(
      'bridge.hedge_late_first.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Bridge', { ...bridge, hedge_late_first: 'hedge-1' });
      await api.create('Bridge', { ...bridge, id: 'hedge-1' });
      await api.delete('/bridge/hedge-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { hedge_late_first: 'hedge-1' },
        because: 'no Hedge was deleted',
      });
    },
  );

  test(
    'update that is refused for hedge_late_first does not change attempts_shared either',
    about(
      'bridge.hedge_late_first.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', {
        body: { attempts_shared: 50, hedge_late_first: 'hedge-unknown' },
        status: [400, 422],
        because: 'hedge_late_first must be the id of an existing Hedge',
      });
      await api.get('/bridge/bridge-1', {
        status: [200],
        answer: { ...bridge, hedge_late_first: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
