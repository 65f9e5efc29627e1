import { about, test, without } from '../support/api.ts';

// A valid Forest, as the tests send it.
const forest = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'forest-1',
  caption_silent_initial: 'lobia',
  health_regional: 'cheerful',
};

// A valid Route, as the tests send it.
const route = { id: 'route-1', mission_spare_cached: null, name: 'bodoru', votes: 10 };

test.describe('Route: create, read, update and delete', () => {
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
    'create answers the new Route, and read answers it again',
    about(
      'route.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/route', route).created('create answers the object that was sent', route);
      await api.get('/route/route-1').ok('read answers the object that was created', route);
      await api
        .post('/route', { ...route, id: 'route-2' })
        .created('objects may be alike in everything but their ids', { id: 'route-2' });
    },
  );

  test(
    'the id of a Route may be any text, upper and lower case told apart, but no number',
    about(
      'route.create.accepts-any-id',
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
        .post('/route', { ...route, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Route', { ...route, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/route/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/route/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...route, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/route', { ...route, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Route',
    about(
      'route.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Route', route);
      await api
        .patch('/route/route-1', { name: 'sila', votes: 34 })
        .ok('every one of these fields was sent', { ...route, name: 'sila', votes: 34 });
      await api.get('/route/route-1').ok('the update is stored', { name: 'sila', votes: 34 });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('route.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Route', route);
      await api
        .patch('/route/route-1', { id: 'route-1', name: 'sila', votes: 34 })
        .ok(because, { id: 'route-1', name: 'sila', votes: 34 });
      await api.get('/route/route-1').ok(because, { id: 'route-1', name: 'sila', votes: 34 });
    },
  );

  test(
    'update that is refused for votes does not change name either',
    about(
      'route.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Route', route);
      await api
        .patch('/route/route-1', { name: 'sila', votes: 'abc' })
        .invalid('votes must be an integer');
      await api.get('/route/route-1').ok('a refused update changes nothing', route);
    },
  );

  test(
    'delete removes a Route: no read finds it and no list holds it',
    about(
      'route.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Route', route);
      await api.delete('/route/route-1').removed('the object exists');
      await api.get('/route/route-1').notFound(because);
      await api.patch('/route/route-1', { id: 'route-1' }).notFound(because);
      await api.get('/route').ok('what was deleted is in no list', []);
      await api
        .post('/route', { ...route, name: 'sila', votes: 34 })
        .created('the id of a deleted object is unknown, as before its create', {
          ...route,
          name: 'sila',
          votes: 34,
        });
      await api
        .get('/route/route-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          ...route,
          name: 'sila',
          votes: 34,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Route has',
    about('route.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Route has the id route-unknown';
      await api.create('Route', route);
      await api.get('/route/route-unknown').notFound(because);
      await api.patch('/route/route-unknown', { name: 'sila', votes: 34 }).notFound(because);
      await api.delete('/route/route-unknown').notFound(because);
      await api.get('/route').ok('requests for an unknown id change nothing', [{ id: 'route-1' }]);
    },
  );
});

test.describe('Route: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Route with all of its fields',
    about('route.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2', name: 'sila', votes: 34 });
      await api.create('Route', { ...route, id: 'route-3', name: 'dogi', votes: 99 });
      await api
        .get('/route')
        .ok('three objects were created', [
          route,
          { id: 'route-2', mission_spare_cached: null, name: 'sila', votes: 34 },
          { id: 'route-3', mission_spare_cached: null, name: 'dogi', votes: 99 },
        ]);
      await api.create('Route', { ...route, id: 'route-4' });
      await api.create('Route', { ...route, id: 'route-5' });
      await api.create('Route', { ...route, id: 'route-6' });
      await api.create('Route', { ...route, id: 'route-7' });
      await api.create('Route', { ...route, id: 'route-8' });
      await api.create('Route', { ...route, id: 'route-9' });
      await api.create('Route', { ...route, id: 'route-10' });
      await api.create('Route', { ...route, id: 'route-11' });
      await api
        .get('/route')
        .ok('a list holds every object, however many there are', [
          { id: 'route-1' },
          { id: 'route-2' },
          { id: 'route-3' },
          { id: 'route-4' },
          { id: 'route-5' },
          { id: 'route-6' },
          { id: 'route-7' },
          { id: 'route-8' },
          { id: 'route-9' },
          { id: 'route-10' },
          { id: 'route-11' },
        ]);
    },
  );

  test(
    'update of one Route leaves another as it was',
    about('route.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2', name: 'sila', votes: 34 });
      await api
        .patch('/route/route-2', { id: 'route-2', name: 'sila', votes: 34 })
        .ok('the change is valid');
      await api.get('/route/route-1').ok('another object was updated', route);
      await api.get('/route/route-2').ok('the update is stored', {
        id: 'route-2',
        mission_spare_cached: null,
        name: 'sila',
        votes: 34,
      });
    },
  );

  test(
    'delete of one Route leaves another as it was',
    about(
      'route.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2', name: 'sila', votes: 34 });
      await api.delete('/route/route-1').removed('the object exists');
      await api.get('/route/route-2').ok('another object was deleted', {
        id: 'route-2',
        mission_spare_cached: null,
        name: 'sila',
        votes: 34,
      });
      await api.get('/route').ok('one of two objects was deleted', [{ id: 'route-2' }]);
    },
  );

  test(
    'reset removes every Route',
    about('route.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2', name: 'sila', votes: 34 });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/route').ok('reset removes all objects', []);
      await api.get('/route/route-1').notFound('reset removed it');
    },
  );
});

test.describe('Route: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Route without an id',
    about(
      'route.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/route', without(route, 'id')).invalid('id must be sent');
      await api.get('/route').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Route without mission_spare_cached, which is required',
    about(
      'route.mission_spare_cached.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/route', without(route, 'mission_spare_cached'))
        .invalid('mission_spare_cached is required and has no default');
      await api.get('/route/route-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'name is "open" when a create leaves it out',
    about('route.name.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of name is "open"';
      await api.post('/route', without(route, 'name')).created(because, { name: 'open' });
      await api.get('/route/route-1').ok(because, { name: 'open' });
    },
  );

  test(
    'create refuses a Route without votes, which is required',
    about('route.votes.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api
        .post('/route', without(route, 'votes'))
        .invalid('votes is required and has no default');
      await api.get('/route/route-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of name or votes alone leaves every other field as it is',
    about('route.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Forest', forest);
      await api.create('Route', { ...route, mission_spare_cached: 'forest-1' });
      await api
        .patch('/route/route-1', { name: 'sila' })
        .ok(because, { ...route, mission_spare_cached: 'forest-1', name: 'sila' });
      await api
        .patch('/route/route-1', { votes: 34 })
        .ok(because, { id: 'route-1', mission_spare_cached: 'forest-1', name: 'sila', votes: 34 });
      await api
        .get('/route/route-1')
        .ok(because, { id: 'route-1', mission_spare_cached: 'forest-1', name: 'sila', votes: 34 });
    },
  );
});

test.describe('Route: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'name may be null, which is not replaced by its default',
    about(
      'route.name.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'name is nullable and its default is for absence only';
      await api.post('/route', { ...route, name: null }).created(because, { name: null });
      await api.get('/route/route-1').ok(because, { name: null });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', { name: null }).ok(because, { name: null });
      await api.get('/route/route-2').ok(because, { name: null });
    },
  );

  test(
    'votes may be null',
    about('route.votes.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'votes is nullable';
      await api.post('/route', { ...route, votes: null }).created(because, { votes: null });
      await api.get('/route/route-1').ok(because, { votes: null });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', { votes: null }).ok(because, { votes: null });
      await api.get('/route/route-2').ok(because, { votes: null });
    },
  );
});

test.describe('Route: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'name of digits alone stays a string',
    about('route.name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of name';
      await api.post('/route', { ...route, name: '0042' }).created(because, { name: '0042' });
      await api.get('/route/route-1').ok(because, { name: '0042' });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', { name: '0042' }).ok(because, { name: '0042' });
      await api.get('/route/route-2').ok(because, { name: '0042' });
    },
  );

  test(
    'name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('route.name.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of name';
      await api
        .post('/route', { ...route, name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/route/route-1').ok(because, { name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Route', { ...route, id: 'route-2' });
      await api
        .patch('/route/route-2', { name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/route/route-2').ok(because, { name: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a name of a wrong type',
    about(
      'route.name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'name must be a string';
      await api.post('/route', { ...route, name: 421337 }).invalid(because);
      await api.post('/route', { ...route, name: { value: 'text' } }).invalid(because);
      await api.get('/route/route-1').notFound('a refused create stores nothing');
      await api.create('Route', route);
      await api.patch('/route/route-1', { name: 0 }).invalid(because);
      await api.patch('/route/route-1', { name: {} }).invalid(because);
      await api.get('/route/route-1').ok('a refused update changes nothing', { name: 'bodoru' });
    },
  );

  test(
    'name may be right at its minimum length of 2',
    about(
      'route.name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of name is 2, inclusive';
      await api.post('/route', { ...route, name: 'r ' }).created(because, { name: 'r ' });
      await api.get('/route/route-1').ok(because, { name: 'r ' });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', { name: 'r ' }).ok(because, { name: 'r ' });
      await api.get('/route/route-2').ok(because, { name: 'r ' });
    },
  );

  test(
    'create and update refuse a name below its minimum length of 2',
    about(
      'route.name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'name must have at least 2 characters';
      await api.post('/route', { ...route, name: 'n' }).invalid(because);
      await api.get('/route/route-1').notFound('a refused create stores nothing');
      await api.create('Route', route);
      await api.patch('/route/route-1', { name: 'n' }).invalid(because);
      await api.get('/route/route-1').ok('a refused update changes nothing', { name: 'bodoru' });
    },
  );

  test(
    'name may be right at its maximum length of 60',
    about(
      'route.name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of name is 60, inclusive';
      await api
        .post('/route', {
          ...route,
          name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, { name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api
        .get('/route/route-1')
        .ok(because, { name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api.create('Route', { ...route, id: 'route-2' });
      await api
        .patch('/route/route-2', {
          name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, { name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api
        .get('/route/route-2')
        .ok(because, { name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
    },
  );

  test(
    'create and update refuse a name above its maximum length of 60',
    about(
      'route.name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'name must have at most 60 characters';
      await api
        .post('/route', {
          ...route,
          name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/route/route-1').notFound('a refused create stores nothing');
      await api.create('Route', route);
      await api
        .patch('/route/route-1', {
          name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/route/route-1').ok('a refused update changes nothing', { name: 'bodoru' });
    },
  );

  test(
    'create and update refuse a votes of a wrong type',
    about(
      'route.votes.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'votes must be an integer';
      await api.post('/route', { ...route, votes: 'abc' }).invalid(because);
      await api.post('/route', { ...route, votes: { value: 'text' } }).invalid(because);
      await api.post('/route', { ...route, votes: 9.5 }).invalid(because);
      await api.get('/route/route-1').notFound('a refused create stores nothing');
      await api.create('Route', route);
      await api.patch('/route/route-1', { votes: 'abc' }).invalid(because);
      await api.patch('/route/route-1', { votes: {} }).invalid(because);
      await api.patch('/route/route-1', { votes: 9.5 }).invalid(because);
      await api.get('/route/route-1').ok('a refused update changes nothing', { votes: 10 });
    },
  );

  test(
    'votes may be right at its minimum of 1',
    about(
      'route.votes.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of votes is 1, inclusive';
      await api.post('/route', { ...route, votes: 1 }).created(because, { votes: 1 });
      await api.get('/route/route-1').ok(because, { votes: 1 });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', { votes: 1 }).ok(because, { votes: 1 });
      await api.get('/route/route-2').ok(because, { votes: 1 });
    },
  );

  test(
    'create and update refuse a votes below its minimum of 1',
    about(
      'route.votes.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'votes must be at least 1';
      await api.post('/route', { ...route, votes: 0 }).invalid(because);
      await api.get('/route/route-1').notFound('a refused create stores nothing');
      await api.create('Route', route);
      await api.patch('/route/route-1', { votes: 0 }).invalid(because);
      await api.get('/route/route-1').ok('a refused update changes nothing', { votes: 10 });
    },
  );

  test(
    'votes may be right at its maximum of 5000',
    about(
      'route.votes.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of votes is 5000, inclusive';
      await api.post('/route', { ...route, votes: 5000 }).created(because, { votes: 5000 });
      await api.get('/route/route-1').ok(because, { votes: 5000 });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', { votes: 5000 }).ok(because, { votes: 5000 });
      await api.get('/route/route-2').ok(because, { votes: 5000 });
    },
  );

  test(
    'create and update refuse a votes above its maximum of 5000',
    about(
      'route.votes.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'votes must be at most 5000';
      await api.post('/route', { ...route, votes: 5001 }).invalid(because);
      await api.get('/route/route-1').notFound('a refused create stores nothing');
      await api.create('Route', route);
      await api.patch('/route/route-1', { votes: 5001 }).invalid(because);
      await api.get('/route/route-1').ok('a refused update changes nothing', { votes: 10 });
    },
  );
});

test.describe('Route: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'mission_spare_cached refers to an existing Forest and is answered as its id',
    about(
      'route.mission_spare_cached.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mission_spare_cached was sent as forest-1';
      await api.create('Forest', forest);
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api
        .post('/route', { ...route, mission_spare_cached: 'forest-1' })
        .created(because, { mission_spare_cached: 'forest-1' });
      await api.get('/route/route-1').ok(because, { mission_spare_cached: 'forest-1' });
      await api
        .patch('/route/route-1', { mission_spare_cached: 'forest-2' })
        .ok('mission_spare_cached was changed to forest-2', { mission_spare_cached: 'forest-2' });
      await api
        .get('/route/route-1')
        .ok('mission_spare_cached was changed to forest-2', { mission_spare_cached: 'forest-2' });
      await api
        .get('/route')
        .ok('lists answer references as ids too', [
          { id: 'route-1', mission_spare_cached: 'forest-2' },
        ]);
    },
  );

  test(
    'create and update refuse a mission_spare_cached that no Forest has as its id',
    about(
      'route.mission_spare_cached.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mission_spare_cached must be the id of an existing Forest';
      await api
        .post('/route', { ...route, mission_spare_cached: 'forest-unknown' })
        .invalid(because);
      await api.get('/route/route-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.create('Route', { ...route, mission_spare_cached: 'forest-1' });
      await api
        .patch('/route/route-1', { mission_spare_cached: 'forest-unknown' })
        .invalid(because);
      await api
        .get('/route/route-1')
        .ok('a refused update changes nothing', { mission_spare_cached: 'forest-1' });
    },
  );

  test(
    'create and update refuse what is no id for mission_spare_cached',
    about(
      'route.mission_spare_cached.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mission_spare_cached must be the id of a Forest';
      await api.post('/route', { ...route, mission_spare_cached: 421337 }).invalid(because);
      await api
        .post('/route', { ...route, mission_spare_cached: { value: 'text' } })
        .invalid(because);
      await api.get('/route/route-1').notFound('a refused create stores nothing');
      await api.create('Route', route);
      await api.patch('/route/route-1', { mission_spare_cached: 0 }).invalid(because);
      await api.patch('/route/route-1', { mission_spare_cached: {} }).invalid(because);
      await api
        .get('/route/route-1')
        .ok('a refused update changes nothing', { mission_spare_cached: null });
    },
  );

  test(
    'mission_spare_cached may be null',
    about('route.mission_spare_cached.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Forest', forest);
      await api.post('/route', route).created(because, { mission_spare_cached: null });
      await api
        .patch('/route/route-1', { mission_spare_cached: 'forest-1' })
        .ok('the change is valid');
      await api
        .patch('/route/route-1', { mission_spare_cached: null })
        .ok(because, { mission_spare_cached: null });
      await api.get('/route/route-1').ok(because, { mission_spare_cached: null });
    },
  );

  test(
    'deleting a Forest clears every mission_spare_cached that refers to it',
    about(
      'route.mission_spare_cached.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'forest-1 was deleted';
      await api.create('Forest', forest);
      await api.create('Route', { ...route, mission_spare_cached: 'forest-1' });
      await api.create('Route', { ...route, id: 'route-2', mission_spare_cached: 'forest-1' });
      await api.delete('/forest/forest-1').removed('the object exists');
      await api.get('/route/route-1').ok(because, { id: 'route-1', mission_spare_cached: null });
      await api.get('/route/route-2').ok(because, { id: 'route-2', mission_spare_cached: null });
      await api.get('/route').ok(because, [
        { id: 'route-1', mission_spare_cached: null },
        { id: 'route-2', mission_spare_cached: null },
      ]);
      await api
        .patch('/route/route-1', { name: 'sila' })
        .ok('an update of something else brings no reference back', { mission_spare_cached: null });
      await api
        .patch('/route/route-1', { mission_spare_cached: 'forest-1' })
        .invalid('mission_spare_cached must be the id of an existing Forest');
      await api.create('Forest', forest);
      await api
        .get('/route/route-2')
        .ok('the Forest that has the id forest-1 now is another', { mission_spare_cached: null });
    },
  );

  test(
    'deleting a Forest keeps a mission_spare_cached that refers to another',
    about(
      'route.mission_spare_cached.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Forest', forest);
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Route', { ...route, mission_spare_cached: 'forest-2' });
      await api.delete('/forest/forest-1').removed(because);
      await api
        .get('/route/route-1')
        .ok('another Forest was deleted', { mission_spare_cached: 'forest-2' });
      await api.delete('/route/route-1').removed(because);
      await api
        .get('/forest/forest-2')
        .ok('only what refers to it was deleted', { id: 'forest-2' });
    },
  );

  test(
    'create and update refuse the id of a Route in mission_spare_cached, which refers to Forest',
    about(
      'route.mission_spare_cached.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mission_spare_cached must be the id of an existing Forest';
      await api.create('Route', route);
      await api
        .post('/route', { ...route, id: 'route-2', mission_spare_cached: 'route-1' })
        .invalid(because);
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', { mission_spare_cached: 'route-1' }).invalid(because);
      await api
        .get('/route/route-2')
        .ok('a refused update changes nothing', { mission_spare_cached: null });
    },
  );

  test(
    'deleting a Route, or the Forest of the same id, leaves the other one and mission_spare_cached as they are',
    about(
      'route.mission_spare_cached.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Forest', { ...forest, id: 'route-1' });
      await api.create('Forest', { ...forest, id: 'route-2' });
      await api.create('Route', { ...route, mission_spare_cached: 'route-2' });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.delete('/route/route-2').removed(because);
      await api
        .get('/forest/route-2')
        .ok('no Forest was deleted', { ...forest, id: 'route-2', missions_usual: [] });
      await api.delete('/forest/route-1').removed(because);
      await api
        .get('/route/route-1')
        .ok('only the Forest route-1 was deleted', { ...route, mission_spare_cached: 'route-2' });
    },
  );

  test(
    'update that is refused for mission_spare_cached does not change name either',
    about(
      'route.mission_spare_cached.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Route', route);
      await api
        .patch('/route/route-1', { name: 'sila', mission_spare_cached: 'forest-unknown' })
        .invalid('mission_spare_cached must be the id of an existing Forest');
      await api.get('/route/route-1').ok('a refused update changes nothing', route);
    },
  );
});
