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
      await api.post('/route', {
        body: route,
        status: [200, 201],
        answer: route,
        because: 'create answers the object that was sent',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: route,
        because: 'read answers the object that was created',
      });
      await api.post('/route', {
        body: { ...route, id: 'route-2' },
        status: [200, 201],
        answer: { id: 'route-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/route/route-1', {
        body: { name: 'sila', votes: 34 },
        status: [200],
        answer: { ...route, name: 'sila', votes: 34 },
        because: 'every one of these fields was sent',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { name: 'sila', votes: 34 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('route.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Route', route);
      await api.patch('/route/route-1', {
        body: { id: 'route-1', name: 'sila', votes: 34 },
        status: [200],
        answer: { id: 'route-1', name: 'sila', votes: 34 },
        because: 'the id is the one that the object has',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { id: 'route-1', name: 'sila', votes: 34 },
        because: 'the id is the one that the object has',
      });
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
      await api.patch('/route/route-1', {
        body: { name: 'sila', votes: 'abc' },
        status: [400, 422],
        because: 'votes must be an integer',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: route,
        because: 'a refused update changes nothing',
      });
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
      await api.create('Route', route);
      await api.delete('/route/route-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/route/route-1', { status: [404], because: 'it was deleted' });
      await api.get('/route', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Route has',
    about('route.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Route', route);
      await api.get('/route/route-unknown', {
        status: [404],
        because: 'no Route has the id route-unknown',
      });
      await api.patch('/route/route-unknown', {
        body: { name: 'sila', votes: 34 },
        status: [404],
        because: 'no Route has the id route-unknown',
      });
      await api.delete('/route/route-unknown', {
        status: [404],
        because: 'no Route has the id route-unknown',
      });
      await api.get('/route', {
        status: [200],
        answer: [{ id: 'route-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/route', {
        status: [200],
        answer: [
          route,
          { id: 'route-2', mission_spare_cached: null, name: 'sila', votes: 34 },
          { id: 'route-3', mission_spare_cached: null, name: 'dogi', votes: 99 },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Route leaves another as it was',
    about('route.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2', name: 'sila', votes: 34 });
      await api.patch('/route/route-2', {
        body: { id: 'route-2', name: 'sila', votes: 34 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: route,
        because: 'another object was updated',
      });
      await api.get('/route/route-2', {
        status: [200],
        answer: { id: 'route-2', mission_spare_cached: null, name: 'sila', votes: 34 },
        because: 'the update is stored',
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
      await api.delete('/route/route-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/route/route-2', {
        status: [200],
        answer: { id: 'route-2', mission_spare_cached: null, name: 'sila', votes: 34 },
        because: 'another object was deleted',
      });
      await api.get('/route', {
        status: [200],
        answer: [{ id: 'route-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Route',
    about('route.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2', name: 'sila', votes: 34 });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/route', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/route/route-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/route', {
        body: without(route, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/route', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/route', {
        body: without(route, 'mission_spare_cached'),
        status: [400, 422],
        because: 'mission_spare_cached is required and has no default',
      });
      await api.get('/route/route-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'name is "open" when a create leaves it out',
    about('route.name.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/route', {
        body: without(route, 'name'),
        status: [200, 201],
        answer: { name: 'open' },
        because: 'the default of name is "open"',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { name: 'open' },
        because: 'the default of name is "open"',
      });
    },
  );

  test(
    'create refuses a Route without votes, which is required',
    about('route.votes.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/route', {
        body: without(route, 'votes'),
        status: [400, 422],
        because: 'votes is required and has no default',
      });
      await api.get('/route/route-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of name or votes alone leaves every other field as it is',
    about('route.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Route', { ...route, mission_spare_cached: 'forest-1' });
      await api.patch('/route/route-1', {
        body: { name: 'sila' },
        status: [200],
        answer: { ...route, mission_spare_cached: 'forest-1', name: 'sila' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/route/route-1', {
        body: { votes: 34 },
        status: [200],
        answer: { id: 'route-1', mission_spare_cached: 'forest-1', name: 'sila', votes: 34 },
        because: 'an update touches only what it carries',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { id: 'route-1', mission_spare_cached: 'forest-1', name: 'sila', votes: 34 },
        because: 'an update touches only what it carries',
      });
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
      await api.post('/route', {
        body: { ...route, name: null },
        status: [200, 201],
        answer: { name: null },
        because: 'name is nullable and its default is for absence only',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { name: null },
        because: 'name is nullable and its default is for absence only',
      });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', {
        body: { name: null },
        status: [200],
        answer: { name: null },
        because: 'name is nullable and its default is for absence only',
      });
      await api.get('/route/route-2', {
        status: [200],
        answer: { name: null },
        because: 'name is nullable and its default is for absence only',
      });
    },
  );

  test(
    'votes may be null',
    about('route.votes.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/route', {
        body: { ...route, votes: null },
        status: [200, 201],
        answer: { votes: null },
        because: 'votes is nullable',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { votes: null },
        because: 'votes is nullable',
      });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', {
        body: { votes: null },
        status: [200],
        answer: { votes: null },
        because: 'votes is nullable',
      });
      await api.get('/route/route-2', {
        status: [200],
        answer: { votes: null },
        because: 'votes is nullable',
      });
    },
  );
});

test.describe('Route: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'name of digits alone stays a string',
    about('route.name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/route', {
        body: { ...route, name: '0042' },
        status: [200, 201],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', {
        body: { name: '0042' },
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.get('/route/route-2', {
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
    },
  );

  test(
    'name keeps spaces, quotes, accents and symbols',
    about('route.name.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/route', {
        body: { ...route, name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of name',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of name',
      });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', {
        body: { name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of name',
      });
      await api.get('/route/route-2', {
        status: [200],
        answer: { name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of name',
      });
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
      await api.post('/route', {
        body: { ...route, name: 421337 },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.post('/route', {
        body: { ...route, name: { value: 'text' } },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.get('/route/route-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Route', route);
      await api.patch('/route/route-1', {
        body: { name: 421337 },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.patch('/route/route-1', {
        body: { name: { value: 'text' } },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { name: 'bodoru' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/route', {
        body: { ...route, name: 'ru' },
        status: [200, 201],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', {
        body: { name: 'ru' },
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.get('/route/route-2', {
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
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
      await api.post('/route', {
        body: { ...route, name: 'n' },
        status: [400, 422],
        because: 'name must have at least 2 characters',
      });
      await api.get('/route/route-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Route', route);
      await api.patch('/route/route-1', {
        body: { name: 'n' },
        status: [400, 422],
        because: 'name must have at least 2 characters',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { name: 'bodoru' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/route', {
        body: { ...route, name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200, 201],
        answer: { name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of name is 60, inclusive',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of name is 60, inclusive',
      });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', {
        body: { name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200],
        answer: { name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of name is 60, inclusive',
      });
      await api.get('/route/route-2', {
        status: [200],
        answer: { name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of name is 60, inclusive',
      });
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
      await api.post('/route', {
        body: { ...route, name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'name must have at most 60 characters',
      });
      await api.get('/route/route-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Route', route);
      await api.patch('/route/route-1', {
        body: { name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'name must have at most 60 characters',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { name: 'bodoru' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/route', {
        body: { ...route, votes: 'abc' },
        status: [400, 422],
        because: 'votes must be an integer',
      });
      await api.post('/route', {
        body: { ...route, votes: { value: 'text' } },
        status: [400, 422],
        because: 'votes must be an integer',
      });
      await api.post('/route', {
        body: { ...route, votes: 9.5 },
        status: [400, 422],
        because: 'votes must be an integer',
      });
      await api.get('/route/route-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Route', route);
      await api.patch('/route/route-1', {
        body: { votes: 'abc' },
        status: [400, 422],
        because: 'votes must be an integer',
      });
      await api.patch('/route/route-1', {
        body: { votes: { value: 'text' } },
        status: [400, 422],
        because: 'votes must be an integer',
      });
      await api.patch('/route/route-1', {
        body: { votes: 9.5 },
        status: [400, 422],
        because: 'votes must be an integer',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { votes: 10 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/route', {
        body: { ...route, votes: 1 },
        status: [200, 201],
        answer: { votes: 1 },
        because: 'the minimum of votes is 1, inclusive',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { votes: 1 },
        because: 'the minimum of votes is 1, inclusive',
      });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', {
        body: { votes: 1 },
        status: [200],
        answer: { votes: 1 },
        because: 'the minimum of votes is 1, inclusive',
      });
      await api.get('/route/route-2', {
        status: [200],
        answer: { votes: 1 },
        because: 'the minimum of votes is 1, inclusive',
      });
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
      await api.post('/route', {
        body: { ...route, votes: 0 },
        status: [400, 422],
        because: 'votes must be at least 1',
      });
      await api.get('/route/route-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Route', route);
      await api.patch('/route/route-1', {
        body: { votes: 0 },
        status: [400, 422],
        because: 'votes must be at least 1',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { votes: 10 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/route', {
        body: { ...route, votes: 5000 },
        status: [200, 201],
        answer: { votes: 5000 },
        because: 'the maximum of votes is 5000, inclusive',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { votes: 5000 },
        because: 'the maximum of votes is 5000, inclusive',
      });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', {
        body: { votes: 5000 },
        status: [200],
        answer: { votes: 5000 },
        because: 'the maximum of votes is 5000, inclusive',
      });
      await api.get('/route/route-2', {
        status: [200],
        answer: { votes: 5000 },
        because: 'the maximum of votes is 5000, inclusive',
      });
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
      await api.post('/route', {
        body: { ...route, votes: 5001 },
        status: [400, 422],
        because: 'votes must be at most 5000',
      });
      await api.get('/route/route-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Route', route);
      await api.patch('/route/route-1', {
        body: { votes: 5001 },
        status: [400, 422],
        because: 'votes must be at most 5000',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { votes: 10 },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Forest', forest);
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.post('/route', {
        body: { ...route, mission_spare_cached: 'forest-1' },
        status: [200, 201],
        answer: { mission_spare_cached: 'forest-1' },
        because: 'mission_spare_cached was sent as forest-1',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { mission_spare_cached: 'forest-1' },
        because: 'mission_spare_cached was sent as forest-1',
      });
      await api.patch('/route/route-1', {
        body: { mission_spare_cached: 'forest-2' },
        status: [200],
        answer: { mission_spare_cached: 'forest-2' },
        because: 'mission_spare_cached was changed to forest-2',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { mission_spare_cached: 'forest-2' },
        because: 'mission_spare_cached was changed to forest-2',
      });
      await api.get('/route', {
        status: [200],
        answer: [{ id: 'route-1', mission_spare_cached: 'forest-2' }],
        because: 'lists answer references as ids too',
      });
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
      await api.post('/route', {
        body: { ...route, mission_spare_cached: 'forest-unknown' },
        status: [400, 422],
        because: 'mission_spare_cached must be the id of an existing Forest',
      });
      await api.get('/route/route-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.create('Route', { ...route, mission_spare_cached: 'forest-1' });
      await api.patch('/route/route-1', {
        body: { mission_spare_cached: 'forest-unknown' },
        status: [400, 422],
        because: 'mission_spare_cached must be the id of an existing Forest',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { mission_spare_cached: 'forest-1' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/route', {
        body: { ...route, mission_spare_cached: 421337 },
        status: [400, 422],
        because: 'mission_spare_cached must be the id of a Forest',
      });
      await api.post('/route', {
        body: { ...route, mission_spare_cached: { value: 'text' } },
        status: [400, 422],
        because: 'mission_spare_cached must be the id of a Forest',
      });
      await api.get('/route/route-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Route', route);
      await api.patch('/route/route-1', {
        body: { mission_spare_cached: 421337 },
        status: [400, 422],
        because: 'mission_spare_cached must be the id of a Forest',
      });
      await api.patch('/route/route-1', {
        body: { mission_spare_cached: { value: 'text' } },
        status: [400, 422],
        because: 'mission_spare_cached must be the id of a Forest',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { mission_spare_cached: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'mission_spare_cached may be null',
    about('route.mission_spare_cached.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.post('/route', {
        body: route,
        status: [200, 201],
        answer: { mission_spare_cached: null },
        because: 'a reference may be null',
      });
      await api.patch('/route/route-1', {
        body: { mission_spare_cached: 'forest-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/route/route-1', {
        body: { mission_spare_cached: null },
        status: [200],
        answer: { mission_spare_cached: null },
        because: 'a reference may be null',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: { mission_spare_cached: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a Forest clears every mission_spare_cached that refers to it',
    about(
      'route.mission_spare_cached.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Route', { ...route, mission_spare_cached: 'forest-1' });
      await api.create('Route', { ...route, id: 'route-2', mission_spare_cached: 'forest-1' });
      await api.delete('/forest/forest-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/route/route-1', {
        status: [200],
        answer: { id: 'route-1', mission_spare_cached: null },
        because: 'forest-1 was deleted',
      });
      await api.get('/route/route-2', {
        status: [200],
        answer: { id: 'route-2', mission_spare_cached: null },
        because: 'forest-1 was deleted',
      });
    },
  );

  test(
    'deleting a Forest keeps a mission_spare_cached that refers to another',
    about(
      'route.mission_spare_cached.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Route', { ...route, mission_spare_cached: 'forest-2' });
      await api.delete('/forest/forest-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/route/route-1', {
        status: [200],
        answer: { mission_spare_cached: 'forest-2' },
        because: 'another Forest was deleted',
      });
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
      await api.create('Route', route);
      await api.post('/route', {
        body: { ...route, id: 'route-2', mission_spare_cached: 'route-1' },
        status: [400, 422],
        because: 'mission_spare_cached must be the id of an existing Forest',
      });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.patch('/route/route-2', {
        body: { mission_spare_cached: 'route-1' },
        status: [400, 422],
        because: 'mission_spare_cached must be the id of an existing Forest',
      });
      await api.get('/route/route-2', {
        status: [200],
        answer: { mission_spare_cached: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Route with the id of a Forest leaves mission_spare_cached alone',
    about(
      'route.mission_spare_cached.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Route', { ...route, mission_spare_cached: 'forest-1' });
      await api.create('Route', { ...route, id: 'forest-1' });
      await api.delete('/route/forest-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/route/route-1', {
        status: [200],
        answer: { mission_spare_cached: 'forest-1' },
        because: 'no Forest was deleted',
      });
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
      await api.patch('/route/route-1', {
        body: { name: 'sila', mission_spare_cached: 'forest-unknown' },
        status: [400, 422],
        because: 'mission_spare_cached must be the id of an existing Forest',
      });
      await api.get('/route/route-1', {
        status: [200],
        answer: route,
        because: 'a refused update changes nothing',
      });
    },
  );
});
