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
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths,
  //   where characters that a path cannot hold come percent-encoded; never make up another.
  // ids.same-on-update: An update may carry the `id` that the object has already; accept it.
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
      await api
        .post('/bridge', bridge)
        .created('create answers the object that was sent', { ...bridge, hedge_late_first: null });
      await api
        .get('/bridge/bridge-1')
        .ok('read answers the object that was created', { ...bridge, hedge_late_first: null });
      await api
        .post('/bridge', { ...bridge, id: 'bridge-2' })
        .created('objects may be alike in everything but their ids', { id: 'bridge-2' });
    },
  );

  test(
    'the id of a Bridge may be any text, upper and lower case told apart, but no number',
    about(
      'bridge.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/bridge', { ...bridge, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Bridge', { ...bridge, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/bridge/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/bridge/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...bridge,
          hedge_late_first: null,
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api.post('/bridge', { ...bridge, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/bridge/bridge-1', {
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        })
        .ok('every one of these fields was sent', {
          attempts_shared: 50,
          hedge_late_first: null,
          id: 'bridge-1',
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        });
      await api.get('/bridge/bridge-1').ok('the update is stored', {
        attempts_shared: 50,
        latitude: 69.25,
        payment_initial: 'expired',
        rating_minor: 88,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('bridge.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Bridge', bridge);
      await api
        .patch('/bridge/bridge-1', {
          id: 'bridge-1',
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        })
        .ok(because, {
          id: 'bridge-1',
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        });
      await api.get('/bridge/bridge-1').ok(because, {
        id: 'bridge-1',
        attempts_shared: 50,
        latitude: 69.25,
        payment_initial: 'expired',
        rating_minor: 88,
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
      await api
        .patch('/bridge/bridge-1', { attempts_shared: 50, rating_minor: 'abc' })
        .invalid('rating_minor must be an integer');
      await api
        .get('/bridge/bridge-1')
        .ok('a refused update changes nothing', { ...bridge, hedge_late_first: null });
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
      const because = 'it was deleted';
      await api.create('Bridge', bridge);
      await api.delete('/bridge/bridge-1').removed('the object exists');
      await api.get('/bridge/bridge-1').notFound(because);
      await api.patch('/bridge/bridge-1', { id: 'bridge-1' }).notFound(because);
      await api.get('/bridge').ok('what was deleted is in no list', []);
      await api
        .post('/bridge', {
          ...bridge,
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          attempts_shared: 50,
          hedge_late_first: null,
          id: 'bridge-1',
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        });
      await api
        .get('/bridge/bridge-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          attempts_shared: 50,
          hedge_late_first: null,
          id: 'bridge-1',
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Bridge has',
    about('bridge.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Bridge has the id bridge-unknown';
      await api.create('Bridge', bridge);
      await api.get('/bridge/bridge-unknown').notFound(because);
      await api
        .patch('/bridge/bridge-unknown', {
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        })
        .notFound(because);
      await api.delete('/bridge/bridge-unknown').notFound(because);
      await api
        .get('/bridge')
        .ok('requests for an unknown id change nothing', [{ id: 'bridge-1' }]);
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
      await api.get('/bridge').ok('three objects were created', [
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
      ]);
      await api.create('Bridge', { ...bridge, id: 'bridge-4', payment_initial: 'completed' });
      await api.create('Bridge', { ...bridge, id: 'bridge-5' });
      await api.create('Bridge', { ...bridge, id: 'bridge-6' });
      await api.create('Bridge', { ...bridge, id: 'bridge-7' });
      await api.create('Bridge', { ...bridge, id: 'bridge-8' });
      await api.create('Bridge', { ...bridge, id: 'bridge-9' });
      await api.create('Bridge', { ...bridge, id: 'bridge-10' });
      await api.create('Bridge', { ...bridge, id: 'bridge-11' });
      await api
        .get('/bridge')
        .ok('a list holds every object, however many there are', [
          { id: 'bridge-1' },
          { id: 'bridge-2' },
          { id: 'bridge-3' },
          { id: 'bridge-4' },
          { id: 'bridge-5' },
          { id: 'bridge-6' },
          { id: 'bridge-7' },
          { id: 'bridge-8' },
          { id: 'bridge-9' },
          { id: 'bridge-10' },
          { id: 'bridge-11' },
        ]);
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
      await api
        .patch('/bridge/bridge-2', {
          id: 'bridge-2',
          attempts_shared: 50,
          latitude: 69.25,
          payment_initial: 'expired',
          rating_minor: 88,
        })
        .ok('the change is valid');
      await api
        .get('/bridge/bridge-1')
        .ok('another object was updated', { ...bridge, hedge_late_first: null });
      await api.get('/bridge/bridge-2').ok('the update is stored', {
        attempts_shared: 50,
        hedge_late_first: null,
        id: 'bridge-2',
        latitude: 69.25,
        payment_initial: 'expired',
        rating_minor: 88,
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
      await api.delete('/bridge/bridge-1').removed('the object exists');
      await api.get('/bridge/bridge-2').ok('another object was deleted', {
        attempts_shared: 50,
        hedge_late_first: null,
        id: 'bridge-2',
        latitude: 69.25,
        payment_initial: 'expired',
        rating_minor: 88,
      });
      await api.get('/bridge').ok('one of two objects was deleted', [{ id: 'bridge-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/bridge').ok('reset removes all objects', []);
      await api.get('/bridge/bridge-1').notFound('reset removed it');
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
      await api
        .post('/bridge', without(bridge, 'attempts_shared'))
        .invalid('attempts_shared is required and has no default');
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
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
      await api.post('/bridge', without(bridge, 'id')).invalid('id must be sent');
      await api.get('/bridge').ok('a refused create stores nothing', []);
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
      await api
        .post('/bridge', without(bridge, 'latitude'))
        .invalid('latitude is required and has no default');
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'payment_initial is "completed" when a create leaves it out',
    about('bridge.payment_initial.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of payment_initial is "completed"';
      await api
        .post('/bridge', without(bridge, 'payment_initial'))
        .created(because, { payment_initial: 'completed' });
      await api.get('/bridge/bridge-1').ok(because, { payment_initial: 'completed' });
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
      await api
        .post('/bridge', without(bridge, 'rating_minor'))
        .invalid('rating_minor is required and has no default');
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of attempts_shared or rating_minor alone leaves every other field as it is',
    about('bridge.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Hedge', hedge);
      await api.create('Bridge', { ...bridge, payment_initial: null, hedge_late_first: 'hedge-1' });
      await api.patch('/bridge/bridge-1', { attempts_shared: 50 }).ok(because, {
        ...bridge,
        attempts_shared: 50,
        hedge_late_first: 'hedge-1',
        payment_initial: null,
      });
      await api.patch('/bridge/bridge-1', { rating_minor: 88 }).ok(because, {
        attempts_shared: 50,
        hedge_late_first: 'hedge-1',
        id: 'bridge-1',
        latitude: 2.25,
        payment_initial: null,
        rating_minor: 88,
      });
      await api.get('/bridge/bridge-1').ok(because, {
        attempts_shared: 50,
        hedge_late_first: 'hedge-1',
        id: 'bridge-1',
        latitude: 2.25,
        payment_initial: null,
        rating_minor: 88,
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
      const because = 'attempts_shared must not be null';
      await api.post('/bridge', { ...bridge, attempts_shared: null }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { attempts_shared: null }).invalid(because);
      await api
        .get('/bridge/bridge-1')
        .ok('a refused update changes nothing', { attempts_shared: 32 });
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
      const because = 'latitude must not be null';
      await api.post('/bridge', { ...bridge, latitude: null }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { latitude: null }).invalid(because);
      await api.get('/bridge/bridge-1').ok('a refused update changes nothing', { latitude: 2.25 });
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
      const because = 'payment_initial is nullable and its default is for absence only';
      await api
        .post('/bridge', { ...bridge, payment_initial: null })
        .created(because, { payment_initial: null });
      await api.get('/bridge/bridge-1').ok(because, { payment_initial: null });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api
        .patch('/bridge/bridge-2', { payment_initial: null })
        .ok(because, { payment_initial: null });
      await api.get('/bridge/bridge-2').ok(because, { payment_initial: null });
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
      const because = 'rating_minor must not be null';
      await api.post('/bridge', { ...bridge, rating_minor: null }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { rating_minor: null }).invalid(because);
      await api
        .get('/bridge/bridge-1')
        .ok('a refused update changes nothing', { rating_minor: 82 });
    },
  );
});

test.describe('Bridge: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'attempts_shared may be 0',
    about('bridge.attempts_shared.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of attempts_shared';
      await api
        .post('/bridge', { ...bridge, attempts_shared: 0 })
        .created(because, { attempts_shared: 0 });
      await api.get('/bridge/bridge-1').ok(because, { attempts_shared: 0 });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api
        .patch('/bridge/bridge-2', { attempts_shared: 0 })
        .ok(because, { attempts_shared: 0 });
      await api.get('/bridge/bridge-2').ok(because, { attempts_shared: 0 });
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
      const because = 'attempts_shared must be an integer';
      await api.post('/bridge', { ...bridge, attempts_shared: 'abc' }).invalid(because);
      await api.post('/bridge', { ...bridge, attempts_shared: { value: 'text' } }).invalid(because);
      await api.post('/bridge', { ...bridge, attempts_shared: 31.5 }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { attempts_shared: 'abc' }).invalid(because);
      await api.patch('/bridge/bridge-1', { attempts_shared: {} }).invalid(because);
      await api.patch('/bridge/bridge-1', { attempts_shared: 31.5 }).invalid(because);
      await api
        .get('/bridge/bridge-1')
        .ok('a refused update changes nothing', { attempts_shared: 32 });
    },
  );

  test(
    'attempts_shared has no minimum',
    about('bridge.attempts_shared.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'attempts_shared has no minimum';
      await api
        .post('/bridge', { ...bridge, attempts_shared: -1000000 })
        .created(because, { attempts_shared: -1000000 });
      await api.get('/bridge/bridge-1').ok(because, { attempts_shared: -1000000 });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api
        .patch('/bridge/bridge-2', { attempts_shared: -1000000 })
        .ok(because, { attempts_shared: -1000000 });
      await api.get('/bridge/bridge-2').ok(because, { attempts_shared: -1000000 });
    },
  );

  test(
    'attempts_shared has no maximum',
    about('bridge.attempts_shared.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'attempts_shared has no maximum';
      await api
        .post('/bridge', { ...bridge, attempts_shared: 1000000 })
        .created(because, { attempts_shared: 1000000 });
      await api.get('/bridge/bridge-1').ok(because, { attempts_shared: 1000000 });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api
        .patch('/bridge/bridge-2', { attempts_shared: 1000000 })
        .ok(because, { attempts_shared: 1000000 });
      await api.get('/bridge/bridge-2').ok(because, { attempts_shared: 1000000 });
    },
  );

  test(
    'latitude may be the whole number 0',
    about('bridge.latitude.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of latitude';
      await api.post('/bridge', { ...bridge, latitude: 0 }).created(because, { latitude: 0 });
      await api.get('/bridge/bridge-1').ok(because, { latitude: 0 });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', { latitude: 0 }).ok(because, { latitude: 0 });
      await api.get('/bridge/bridge-2').ok(because, { latitude: 0 });
    },
  );

  test(
    'latitude keeps three decimals',
    about('bridge.latitude.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of latitude';
      await api
        .post('/bridge', { ...bridge, latitude: 12.375 })
        .created(because, { latitude: 12.375 });
      await api.get('/bridge/bridge-1').ok(because, { latitude: 12.375 });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', { latitude: 12.375 }).ok(because, { latitude: 12.375 });
      await api.get('/bridge/bridge-2').ok(because, { latitude: 12.375 });
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
      const because = 'latitude must be a number';
      await api.post('/bridge', { ...bridge, latitude: 'abc' }).invalid(because);
      await api.post('/bridge', { ...bridge, latitude: { value: 'text' } }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { latitude: 'abc' }).invalid(because);
      await api.patch('/bridge/bridge-1', { latitude: {} }).invalid(because);
      await api.get('/bridge/bridge-1').ok('a refused update changes nothing', { latitude: 2.25 });
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
      const because = 'the minimum of latitude is -10, inclusive';
      await api.post('/bridge', { ...bridge, latitude: -10 }).created(because, { latitude: -10 });
      await api.get('/bridge/bridge-1').ok(because, { latitude: -10 });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', { latitude: -10 }).ok(because, { latitude: -10 });
      await api.get('/bridge/bridge-2').ok(because, { latitude: -10 });
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
      const because = 'latitude must be at least -10';
      await api.post('/bridge', { ...bridge, latitude: -10.25 }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { latitude: -10.25 }).invalid(because);
      await api.get('/bridge/bridge-1').ok('a refused update changes nothing', { latitude: 2.25 });
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
      const because = 'the maximum of latitude is 500, inclusive';
      await api.post('/bridge', { ...bridge, latitude: 500 }).created(because, { latitude: 500 });
      await api.get('/bridge/bridge-1').ok(because, { latitude: 500 });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', { latitude: 500 }).ok(because, { latitude: 500 });
      await api.get('/bridge/bridge-2').ok(because, { latitude: 500 });
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
      const because = 'latitude must be at most 500';
      await api.post('/bridge', { ...bridge, latitude: 500.25 }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { latitude: 500.25 }).invalid(because);
      await api.get('/bridge/bridge-1').ok('a refused update changes nothing', { latitude: 2.25 });
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
      const because = 'payment_initial must be one of completed, expired, active, pending';
      await api.post('/bridge', { ...bridge, payment_initial: 421337 }).invalid(because);
      await api.post('/bridge', { ...bridge, payment_initial: { value: 'text' } }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { payment_initial: 0 }).invalid(because);
      await api.patch('/bridge/bridge-1', { payment_initial: {} }).invalid(because);
      await api
        .get('/bridge/bridge-1')
        .ok('a refused update changes nothing', { payment_initial: 'pending' });
    },
  );

  test(
    'rating_minor may be 0',
    about('bridge.rating_minor.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of rating_minor';
      await api
        .post('/bridge', { ...bridge, rating_minor: 0 })
        .created(because, { rating_minor: 0 });
      await api.get('/bridge/bridge-1').ok(because, { rating_minor: 0 });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', { rating_minor: 0 }).ok(because, { rating_minor: 0 });
      await api.get('/bridge/bridge-2').ok(because, { rating_minor: 0 });
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
      const because = 'rating_minor must be an integer';
      await api.post('/bridge', { ...bridge, rating_minor: 'abc' }).invalid(because);
      await api.post('/bridge', { ...bridge, rating_minor: { value: 'text' } }).invalid(because);
      await api.post('/bridge', { ...bridge, rating_minor: 81.5 }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { rating_minor: 'abc' }).invalid(because);
      await api.patch('/bridge/bridge-1', { rating_minor: {} }).invalid(because);
      await api.patch('/bridge/bridge-1', { rating_minor: 81.5 }).invalid(because);
      await api
        .get('/bridge/bridge-1')
        .ok('a refused update changes nothing', { rating_minor: 82 });
    },
  );

  test(
    'rating_minor has no minimum',
    about('bridge.rating_minor.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'rating_minor has no minimum';
      await api
        .post('/bridge', { ...bridge, rating_minor: -1000000 })
        .created(because, { rating_minor: -1000000 });
      await api.get('/bridge/bridge-1').ok(because, { rating_minor: -1000000 });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api
        .patch('/bridge/bridge-2', { rating_minor: -1000000 })
        .ok(because, { rating_minor: -1000000 });
      await api.get('/bridge/bridge-2').ok(because, { rating_minor: -1000000 });
    },
  );

  test(
    'rating_minor has no maximum',
    about('bridge.rating_minor.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'rating_minor has no maximum';
      await api
        .post('/bridge', { ...bridge, rating_minor: 1000000 })
        .created(because, { rating_minor: 1000000 });
      await api.get('/bridge/bridge-1').ok(because, { rating_minor: 1000000 });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api
        .patch('/bridge/bridge-2', { rating_minor: 1000000 })
        .ok(because, { rating_minor: 1000000 });
      await api.get('/bridge/bridge-2').ok(because, { rating_minor: 1000000 });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of RouteStatusBackup';
      await api
        .post('/bridge', { ...bridge, payment_initial: 'completed' })
        .created(because, { payment_initial: 'completed' });
      await api
        .patch('/bridge/bridge-1', { payment_initial: 'expired' })
        .ok(because, { payment_initial: 'expired' });
      await api
        .patch('/bridge/bridge-1', { payment_initial: 'active' })
        .ok(because, { payment_initial: 'active' });
      await api
        .patch('/bridge/bridge-1', { payment_initial: 'pending' })
        .ok(because, { payment_initial: 'pending' });
      await api.get('/bridge/bridge-1').ok(because, { payment_initial: 'pending' });
      await api
        .patch('/bridge/bridge-1', { payment_initial: 'completed' })
        .ok(because, { payment_initial: 'completed' });
    },
  );

  test(
    'create and update refuse a payment_initial that RouteStatusBackup does not list, such as unheard_of',
    about(
      'bridge.payment_initial.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'payment_initial must be one of completed, expired, active, pending';
      await api.post('/bridge', { ...bridge, payment_initial: 'unheard_of' }).invalid(because);
      await api.post('/bridge', { ...bridge, payment_initial: 'completed ' }).invalid(because);
      await api.post('/bridge', { ...bridge, payment_initial: 'complete' }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { payment_initial: 'unheard_of' }).invalid(because);
      await api
        .get('/bridge/bridge-1')
        .ok('a refused update changes nothing', { payment_initial: 'pending' });
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
      const because = 'payment_initial must be one of completed, expired, active, pending';
      await api.post('/bridge', { ...bridge, payment_initial: 'COMPLETED' }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { payment_initial: 'COMPLETED' }).invalid(because);
      await api
        .get('/bridge/bridge-1')
        .ok('a refused update changes nothing', { payment_initial: 'pending' });
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
      const because = 'hedge_late_first was sent as hedge-1';
      await api.create('Hedge', hedge);
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .post('/bridge', { ...bridge, hedge_late_first: 'hedge-1' })
        .created(because, { hedge_late_first: 'hedge-1' });
      await api.get('/bridge/bridge-1').ok(because, { hedge_late_first: 'hedge-1' });
      await api
        .patch('/bridge/bridge-1', { hedge_late_first: 'hedge-2' })
        .ok('hedge_late_first was changed to hedge-2', { hedge_late_first: 'hedge-2' });
      await api
        .get('/bridge/bridge-1')
        .ok('hedge_late_first was changed to hedge-2', { hedge_late_first: 'hedge-2' });
      await api
        .get('/bridge')
        .ok('lists answer references as ids too', [
          { id: 'bridge-1', hedge_late_first: 'hedge-2' },
        ]);
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
      const because = 'hedge_late_first must be the id of an existing Hedge';
      await api.post('/bridge', { ...bridge, hedge_late_first: 'hedge-unknown' }).invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.create('Bridge', { ...bridge, hedge_late_first: 'hedge-1' });
      await api.patch('/bridge/bridge-1', { hedge_late_first: 'hedge-unknown' }).invalid(because);
      await api
        .get('/bridge/bridge-1')
        .ok('a refused update changes nothing', { hedge_late_first: 'hedge-1' });
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
      const because = 'hedge_late_first must be the id of a Hedge';
      await api.post('/bridge', { ...bridge, hedge_late_first: 421337 }).invalid(because);
      await api
        .post('/bridge', { ...bridge, hedge_late_first: { value: 'text' } })
        .invalid(because);
      await api.get('/bridge/bridge-1').notFound('a refused create stores nothing');
      await api.create('Bridge', bridge);
      await api.patch('/bridge/bridge-1', { hedge_late_first: 0 }).invalid(because);
      await api.patch('/bridge/bridge-1', { hedge_late_first: {} }).invalid(because);
      await api
        .get('/bridge/bridge-1')
        .ok('a refused update changes nothing', { hedge_late_first: null });
    },
  );

  test(
    'hedge_late_first may be null or left out',
    about('bridge.hedge_late_first.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Hedge', hedge);
      await api
        .post('/bridge', { ...bridge, hedge_late_first: null })
        .created(because, { hedge_late_first: null });
      await api
        .patch('/bridge/bridge-1', { hedge_late_first: 'hedge-1' })
        .ok('the change is valid');
      await api
        .patch('/bridge/bridge-1', { hedge_late_first: null })
        .ok(because, { hedge_late_first: null });
      await api.get('/bridge/bridge-1').ok(because, { hedge_late_first: null });
      await api
        .post('/bridge', { ...bridge, id: 'bridge-2' })
        .created('hedge_late_first is optional', { hedge_late_first: null });
    },
  );

  test(
    'deleting a Hedge clears every hedge_late_first that refers to it',
    about(
      'bridge.hedge_late_first.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'hedge-1 was deleted';
      await api.create('Hedge', hedge);
      await api.create('Bridge', { ...bridge, hedge_late_first: 'hedge-1' });
      await api.create('Bridge', { ...bridge, id: 'bridge-2', hedge_late_first: 'hedge-1' });
      await api.delete('/hedge/hedge-1').removed('the object exists');
      await api.get('/bridge/bridge-1').ok(because, { id: 'bridge-1', hedge_late_first: null });
      await api.get('/bridge/bridge-2').ok(because, { id: 'bridge-2', hedge_late_first: null });
      await api.get('/bridge').ok(because, [
        { id: 'bridge-1', hedge_late_first: null },
        { id: 'bridge-2', hedge_late_first: null },
      ]);
      await api
        .patch('/bridge/bridge-1', { attempts_shared: 50 })
        .ok('an update of something else brings no reference back', { hedge_late_first: null });
      await api
        .patch('/bridge/bridge-1', { hedge_late_first: 'hedge-1' })
        .invalid('hedge_late_first must be the id of an existing Hedge');
      await api.create('Hedge', hedge);
      await api
        .get('/bridge/bridge-2')
        .ok('the Hedge that has the id hedge-1 now is another', { hedge_late_first: null });
    },
  );

  test(
    'deleting a Hedge keeps a hedge_late_first that refers to another',
    about(
      'bridge.hedge_late_first.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Hedge', hedge);
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.create('Bridge', { ...bridge, hedge_late_first: 'hedge-2' });
      await api.delete('/hedge/hedge-1').removed(because);
      await api
        .get('/bridge/bridge-1')
        .ok('another Hedge was deleted', { hedge_late_first: 'hedge-2' });
      await api.delete('/bridge/bridge-1').removed(because);
      await api.get('/hedge/hedge-2').ok('only what refers to it was deleted', { id: 'hedge-2' });
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
      const because = 'hedge_late_first must be the id of an existing Hedge';
      await api.create('Bridge', bridge);
      await api
        .post('/bridge', { ...bridge, id: 'bridge-2', hedge_late_first: 'bridge-1' })
        .invalid(because);
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.patch('/bridge/bridge-2', { hedge_late_first: 'bridge-1' }).invalid(because);
      await api
        .get('/bridge/bridge-2')
        .ok('a refused update changes nothing', { hedge_late_first: null });
    },
  );

  test(
    'deleting a Bridge, or the Hedge of the same id, leaves the other one and hedge_late_first as they are',
    about(
      'bridge.hedge_late_first.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Hedge', { ...hedge, id: 'bridge-1' });
      await api.create('Hedge', { ...hedge, id: 'bridge-2' });
      await api.create('Bridge', { ...bridge, hedge_late_first: 'bridge-2' });
      await api.create('Bridge', { ...bridge, id: 'bridge-2' });
      await api.delete('/bridge/bridge-2').removed(because);
      await api
        .get('/hedge/bridge-2')
        .ok('no Hedge was deleted', { ...hedge, archive: null, id: 'bridge-2' });
      await api.delete('/hedge/bridge-1').removed(because);
      await api
        .get('/bridge/bridge-1')
        .ok('only the Hedge bridge-1 was deleted', { ...bridge, hedge_late_first: 'bridge-2' });
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
      await api
        .patch('/bridge/bridge-1', { attempts_shared: 50, hedge_late_first: 'hedge-unknown' })
        .invalid('hedge_late_first must be the id of an existing Hedge');
      await api
        .get('/bridge/bridge-1')
        .ok('a refused update changes nothing', { ...bridge, hedge_late_first: null });
    },
  );
});
