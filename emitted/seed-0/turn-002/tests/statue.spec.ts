import { about, test, without } from '../support/api.ts';

// A valid Statue, as the tests send it.
const statue = {
  available: false,
  handle_target: 'malodo',
  id: 'statue-1',
  latitude_early: 83.25,
  opened: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
};

test.describe('Statue: create, read, update and delete', () => {
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
    'create answers the new Statue, and read answers it again',
    about(
      'statue.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/statue', statue).created('create answers the object that was sent', statue);
      await api.get('/statue/statue-1').ok('read answers the object that was created', statue);
      await api
        .post('/statue', { ...statue, id: 'statue-2' })
        .created('objects may be alike in everything but their ids', { id: 'statue-2' });
    },
  );

  test(
    'the id of a Statue may be any text, upper and lower case told apart, but no number',
    about(
      'statue.create.accepts-any-id',
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
        .post('/statue', { ...statue, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Statue', { ...statue, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/statue/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/statue/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...statue, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/statue', { ...statue, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Statue',
    about(
      'statue.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api
        .patch('/statue/statue-1', {
          available: true,
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        })
        .ok('every one of these fields was sent', {
          available: true,
          handle_target: 'vosuva',
          id: 'statue-1',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        });
      await api.get('/statue/statue-1').ok('the update is stored', {
        available: true,
        handle_target: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('statue.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Statue', statue);
      await api
        .patch('/statue/statue-1', {
          id: 'statue-1',
          available: true,
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        })
        .ok(because, {
          id: 'statue-1',
          available: true,
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        });
      await api.get('/statue/statue-1').ok(because, {
        id: 'statue-1',
        available: true,
        handle_target: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
    },
  );

  test(
    'update that is refused for quality_temporary does not change available either',
    about(
      'statue.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api
        .patch('/statue/statue-1', { available: true, quality_temporary: 'unheard_of' })
        .invalid('quality_temporary must be one of superb, fair, poor');
      await api.get('/statue/statue-1').ok('a refused update changes nothing', statue);
    },
  );

  test(
    'delete removes a Statue: no read finds it and no list holds it',
    about(
      'statue.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Statue', statue);
      await api.delete('/statue/statue-1').removed('the object exists');
      await api.get('/statue/statue-1').notFound(because);
      await api.patch('/statue/statue-1', { id: 'statue-1' }).notFound(because);
      await api.get('/statue').ok('what was deleted is in no list', []);
      await api
        .post('/statue', {
          ...statue,
          available: true,
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          available: true,
          handle_target: 'vosuva',
          id: 'statue-1',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        });
      await api
        .get('/statue/statue-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          available: true,
          handle_target: 'vosuva',
          id: 'statue-1',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Statue has',
    about('statue.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Statue has the id statue-unknown';
      await api.create('Statue', statue);
      await api.get('/statue/statue-unknown').notFound(because);
      await api
        .patch('/statue/statue-unknown', {
          available: true,
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        })
        .notFound(because);
      await api.delete('/statue/statue-unknown').notFound(because);
      await api
        .get('/statue')
        .ok('requests for an unknown id change nothing', [{ id: 'statue-1' }]);
    },
  );
});

test.describe('Statue: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Statue with all of its fields',
    about('statue.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        available: true,
        handle_target: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.create('Statue', {
        ...statue,
        id: 'statue-3',
        handle_target: 'rovi',
        latitude_early: 76.75,
        opened: '2022-11-29 10:57:31',
        quality_temporary: 'superb',
      });
      await api.get('/statue').ok('three objects were created', [
        statue,
        {
          available: true,
          handle_target: 'vosuva',
          id: 'statue-2',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        {
          available: false,
          handle_target: 'rovi',
          id: 'statue-3',
          latitude_early: 76.75,
          opened: '2022-11-29 10:57:31',
          quality_temporary: 'superb',
        },
      ]);
      await api.create('Statue', { ...statue, id: 'statue-4' });
      await api.create('Statue', { ...statue, id: 'statue-5' });
      await api.create('Statue', { ...statue, id: 'statue-6' });
      await api.create('Statue', { ...statue, id: 'statue-7' });
      await api.create('Statue', { ...statue, id: 'statue-8' });
      await api.create('Statue', { ...statue, id: 'statue-9' });
      await api.create('Statue', { ...statue, id: 'statue-10' });
      await api.create('Statue', { ...statue, id: 'statue-11' });
      await api
        .get('/statue')
        .ok('a list holds every object, however many there are', [
          { id: 'statue-1' },
          { id: 'statue-2' },
          { id: 'statue-3' },
          { id: 'statue-4' },
          { id: 'statue-5' },
          { id: 'statue-6' },
          { id: 'statue-7' },
          { id: 'statue-8' },
          { id: 'statue-9' },
          { id: 'statue-10' },
          { id: 'statue-11' },
        ]);
    },
  );

  test(
    'update of one Statue leaves another as it was',
    about('statue.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        available: true,
        handle_target: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api
        .patch('/statue/statue-2', {
          id: 'statue-2',
          available: true,
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        })
        .ok('the change is valid');
      await api.get('/statue/statue-1').ok('another object was updated', statue);
      await api.get('/statue/statue-2').ok('the update is stored', {
        available: true,
        handle_target: 'vosuva',
        id: 'statue-2',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
    },
  );

  test(
    'delete of one Statue leaves another as it was',
    about(
      'statue.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        available: true,
        handle_target: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.delete('/statue/statue-1').removed('the object exists');
      await api.get('/statue/statue-2').ok('another object was deleted', {
        available: true,
        handle_target: 'vosuva',
        id: 'statue-2',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.get('/statue').ok('one of two objects was deleted', [{ id: 'statue-2' }]);
    },
  );

  test(
    'reset removes every Statue',
    about('statue.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        available: true,
        handle_target: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/statue').ok('reset removes all objects', []);
      await api.get('/statue/statue-1').notFound('reset removed it');
    },
  );
});

test.describe('Statue: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a Statue without available, which is optional',
    about('statue.available.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'available is optional';
      await api.post('/statue', without(statue, 'available')).created(because, { available: null });
      await api.get('/statue/statue-1').ok(because, { available: null });
    },
  );

  test(
    'create accepts a Statue without handle_target, which is optional',
    about('statue.handle_target.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'handle_target is optional';
      await api
        .post('/statue', without(statue, 'handle_target'))
        .created(because, { handle_target: null });
      await api.get('/statue/statue-1').ok(because, { handle_target: null });
    },
  );

  test(
    'create refuses a Statue without an id',
    about(
      'statue.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', without(statue, 'id')).invalid('id must be sent');
      await api.get('/statue').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a Statue without latitude_early, which is optional',
    about('statue.latitude_early.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'latitude_early is optional';
      await api
        .post('/statue', without(statue, 'latitude_early'))
        .created(because, { latitude_early: null });
      await api.get('/statue/statue-1').ok(because, { latitude_early: null });
    },
  );

  test(
    'create accepts a Statue without opened, which is optional',
    about('statue.opened.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'opened is optional';
      await api.post('/statue', without(statue, 'opened')).created(because, { opened: null });
      await api.get('/statue/statue-1').ok(because, { opened: null });
    },
  );

  test(
    'quality_temporary is "superb" when a create leaves it out',
    about('statue.quality_temporary.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of quality_temporary is "superb"';
      await api
        .post('/statue', without(statue, 'quality_temporary'))
        .created(because, { quality_temporary: 'superb' });
      await api.get('/statue/statue-1').ok(because, { quality_temporary: 'superb' });
    },
  );

  test(
    'update of available or quality_temporary alone leaves every other field as it is',
    about('statue.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Statue', statue);
      await api
        .patch('/statue/statue-1', { available: true })
        .ok(because, { ...statue, available: true });
      await api
        .patch('/statue/statue-1', { quality_temporary: 'poor' })
        .ok(because, { ...statue, available: true, quality_temporary: 'poor' });
      await api
        .get('/statue/statue-1')
        .ok(because, { ...statue, available: true, quality_temporary: 'poor' });
    },
  );
});

test.describe('Statue: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'available may be null',
    about('statue.available.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'available is nullable';
      await api
        .post('/statue', { ...statue, available: null })
        .created(because, { available: null });
      await api.get('/statue/statue-1').ok(because, { available: null });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', { available: null }).ok(because, { available: null });
      await api.get('/statue/statue-2').ok(because, { available: null });
    },
  );

  test(
    'create and update refuse null for handle_target',
    about(
      'statue.handle_target.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'handle_target must not be null';
      await api.post('/statue', { ...statue, handle_target: null }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { handle_target: null }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { handle_target: 'malodo' });
    },
  );

  test(
    'create and update refuse null for latitude_early',
    about(
      'statue.latitude_early.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'latitude_early must not be null';
      await api.post('/statue', { ...statue, latitude_early: null }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { latitude_early: null }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { latitude_early: 83.25 });
    },
  );

  test(
    'create and update refuse null for opened',
    about(
      'statue.opened.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'opened must not be null';
      await api.post('/statue', { ...statue, opened: null }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { opened: null }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { opened: '2022-10-05 09:17:46' });
    },
  );

  test(
    'create and update refuse null for quality_temporary',
    about(
      'statue.quality_temporary.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'quality_temporary must not be null';
      await api.post('/statue', { ...statue, quality_temporary: null }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { quality_temporary: null }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { quality_temporary: 'fair' });
    },
  );
});

test.describe('Statue: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'available may be false',
    about('statue.available.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of available';
      await api.post('/statue', statue).created(because, { available: false });
      await api.get('/statue/statue-1').ok(because, { available: false });
      await api.create('Statue', { ...statue, id: 'statue-2', available: true });
      await api.patch('/statue/statue-2', { available: false }).ok(because, { available: false });
      await api.get('/statue/statue-2').ok(because, { available: false });
    },
  );

  test(
    'create and update refuse an available of a wrong type',
    about(
      'statue.available.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'available must be true or false';
      await api.post('/statue', { ...statue, available: 'abc' }).invalid(because);
      await api.post('/statue', { ...statue, available: { value: 'text' } }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { available: 'abc' }).invalid(because);
      await api.patch('/statue/statue-1', { available: {} }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { available: false });
    },
  );

  test(
    'handle_target of digits alone stays a string',
    about('statue.handle_target.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of handle_target';
      await api
        .post('/statue', { ...statue, handle_target: '0042' })
        .created(because, { handle_target: '0042' });
      await api.get('/statue/statue-1').ok(because, { handle_target: '0042' });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .patch('/statue/statue-2', { handle_target: '0042' })
        .ok(because, { handle_target: '0042' });
      await api.get('/statue/statue-2').ok(because, { handle_target: '0042' });
    },
  );

  test(
    'handle_target keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'statue.handle_target.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of handle_target';
      await api
        .post('/statue', { ...statue, handle_target: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { handle_target: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/statue/statue-1').ok(because, { handle_target: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .patch('/statue/statue-2', { handle_target: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { handle_target: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/statue/statue-2').ok(because, { handle_target: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a handle_target of a wrong type',
    about(
      'statue.handle_target.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'handle_target must be a string';
      await api.post('/statue', { ...statue, handle_target: 421337 }).invalid(because);
      await api.post('/statue', { ...statue, handle_target: { value: 'text' } }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { handle_target: 0 }).invalid(because);
      await api.patch('/statue/statue-1', { handle_target: {} }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { handle_target: 'malodo' });
    },
  );

  test(
    'handle_target may be right at its maximum length of 150',
    about(
      'statue.handle_target.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of handle_target is 150, inclusive';
      await api
        .post('/statue', {
          ...statue,
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
        })
        .created(because, {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
        });
      await api.get('/statue/statue-1').ok(because, {
        handle_target:
          'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .patch('/statue/statue-2', {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
        })
        .ok(because, {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
        });
      await api.get('/statue/statue-2').ok(because, {
        handle_target:
          'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
      });
    },
  );

  test(
    'create and update refuse a handle_target above its maximum length of 150',
    about(
      'statue.handle_target.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'handle_target must have at most 150 characters';
      await api
        .post('/statue', {
          ...statue,
          handle_target:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu s ',
        })
        .invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api
        .patch('/statue/statue-1', {
          handle_target:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu s ',
        })
        .invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { handle_target: 'malodo' });
    },
  );

  test(
    'handle_target has no minimum length',
    about(
      'statue.handle_target.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'handle_target has no minimum length';
      await api
        .post('/statue', { ...statue, handle_target: 'x' })
        .created(because, { handle_target: 'x' });
      await api.get('/statue/statue-1').ok(because, { handle_target: 'x' });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .patch('/statue/statue-2', { handle_target: 'x' })
        .ok(because, { handle_target: 'x' });
      await api.get('/statue/statue-2').ok(because, { handle_target: 'x' });
    },
  );

  test(
    'latitude_early may be the whole number 0',
    about('statue.latitude_early.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of latitude_early';
      await api
        .post('/statue', { ...statue, latitude_early: 0 })
        .created(because, { latitude_early: 0 });
      await api.get('/statue/statue-1').ok(because, { latitude_early: 0 });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', { latitude_early: 0 }).ok(because, { latitude_early: 0 });
      await api.get('/statue/statue-2').ok(because, { latitude_early: 0 });
    },
  );

  test(
    'latitude_early keeps three decimals',
    about('statue.latitude_early.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of latitude_early';
      await api
        .post('/statue', { ...statue, latitude_early: 12.375 })
        .created(because, { latitude_early: 12.375 });
      await api.get('/statue/statue-1').ok(because, { latitude_early: 12.375 });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .patch('/statue/statue-2', { latitude_early: 12.375 })
        .ok(because, { latitude_early: 12.375 });
      await api.get('/statue/statue-2').ok(because, { latitude_early: 12.375 });
    },
  );

  test(
    'create and update refuse a latitude_early of a wrong type',
    about(
      'statue.latitude_early.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'latitude_early must be a number';
      await api.post('/statue', { ...statue, latitude_early: 'abc' }).invalid(because);
      await api.post('/statue', { ...statue, latitude_early: { value: 'text' } }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { latitude_early: 'abc' }).invalid(because);
      await api.patch('/statue/statue-1', { latitude_early: {} }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { latitude_early: 83.25 });
    },
  );

  test(
    'latitude_early may be right at its minimum of -10',
    about(
      'statue.latitude_early.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of latitude_early is -10, inclusive';
      await api
        .post('/statue', { ...statue, latitude_early: -10 })
        .created(because, { latitude_early: -10 });
      await api.get('/statue/statue-1').ok(because, { latitude_early: -10 });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .patch('/statue/statue-2', { latitude_early: -10 })
        .ok(because, { latitude_early: -10 });
      await api.get('/statue/statue-2').ok(because, { latitude_early: -10 });
    },
  );

  test(
    'create and update refuse a latitude_early below its minimum of -10',
    about(
      'statue.latitude_early.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'latitude_early must be at least -10';
      await api.post('/statue', { ...statue, latitude_early: -10.25 }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { latitude_early: -10.25 }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { latitude_early: 83.25 });
    },
  );

  test(
    'latitude_early may be right at its maximum of 250',
    about(
      'statue.latitude_early.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of latitude_early is 250, inclusive';
      await api
        .post('/statue', { ...statue, latitude_early: 250 })
        .created(because, { latitude_early: 250 });
      await api.get('/statue/statue-1').ok(because, { latitude_early: 250 });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .patch('/statue/statue-2', { latitude_early: 250 })
        .ok(because, { latitude_early: 250 });
      await api.get('/statue/statue-2').ok(because, { latitude_early: 250 });
    },
  );

  test(
    'create and update refuse a latitude_early above its maximum of 250',
    about(
      'statue.latitude_early.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'latitude_early must be at most 250';
      await api.post('/statue', { ...statue, latitude_early: 250.25 }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { latitude_early: 250.25 }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { latitude_early: 83.25 });
    },
  );

  test(
    'opened may be the leap day 2020-02-29',
    about('statue.opened.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of opened';
      await api
        .post('/statue', { ...statue, opened: '2020-02-29 12:00:00' })
        .created(because, { opened: '2020-02-29 12:00:00' });
      await api.get('/statue/statue-1').ok(because, { opened: '2020-02-29 12:00:00' });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .patch('/statue/statue-2', { opened: '2020-02-29 12:00:00' })
        .ok(because, { opened: '2020-02-29 12:00:00' });
      await api.get('/statue/statue-2').ok(because, { opened: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse an opened of a wrong type',
    about(
      'statue.opened.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'opened must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/statue', { ...statue, opened: 202403 }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { opened: 0 }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { opened: '2022-10-05 09:17:46' });
    },
  );

  test(
    'create and update refuse an opened that no calendar or clock has',
    about(
      'statue.opened.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'opened must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/statue', { ...statue, opened: '2020-02-30 12:00:00' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2022-13-01 09:17:46' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2022-10-05 24:00:00' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2100-02-29 12:00:00' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2020-04-31 12:00:00' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2020-03-00 12:00:00' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2021-00-10 12:00:00' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2022-10-05 10:60:00' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2022-10-05 10:30:75' }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { opened: '2020-02-30 12:00:00' }).invalid(because);
      await api.patch('/statue/statue-1', { opened: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/statue/statue-1', { opened: '2022-13-01 09:17:46' }).invalid(because);
      await api.patch('/statue/statue-1', { opened: '2022-10-05 24:00:00' }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { opened: '2022-10-05 09:17:46' });
    },
  );

  test(
    'create and update refuse an opened in another format',
    about(
      'statue.opened.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'opened must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/statue', { ...statue, opened: '2022-10-05T09:17:46Z' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2022-10-05' }).invalid(because);
      await api.post('/statue', { ...statue, opened: 'not a date' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2022-10-05T09:17:46' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2022-10-05 09:17' }).invalid(because);
      await api.post('/statue', { ...statue, opened: '2022-10-05 09:17:46.125' }).invalid(because);
      await api
        .post('/statue', { ...statue, opened: '2022-10-05 09:17:46+02:00' })
        .invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { opened: '2022-10-05T09:17:46Z' }).invalid(because);
      await api.patch('/statue/statue-1', { opened: '2022-10-05' }).invalid(because);
      await api.patch('/statue/statue-1', { opened: 'not a date' }).invalid(because);
      await api.patch('/statue/statue-1', { opened: '2022-10-05T09:17:46' }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { opened: '2022-10-05 09:17:46' });
    },
  );

  test(
    'opened may be right at its first moment of 2020-01-01 00:00:00',
    about(
      'statue.opened.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the first moment of opened is 2020-01-01 00:00:00, inclusive';
      await api
        .post('/statue', { ...statue, opened: '2020-01-01 00:00:00' })
        .created(because, { opened: '2020-01-01 00:00:00' });
      await api.get('/statue/statue-1').ok(because, { opened: '2020-01-01 00:00:00' });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .patch('/statue/statue-2', { opened: '2020-01-01 00:00:00' })
        .ok(because, { opened: '2020-01-01 00:00:00' });
      await api.get('/statue/statue-2').ok(because, { opened: '2020-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse an opened before its first moment of 2020-01-01 00:00:00',
    about(
      'statue.opened.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'opened must not be before 2020-01-01 00:00:00';
      await api.post('/statue', { ...statue, opened: '2019-12-31 23:59:59' }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { opened: '2019-12-31 23:59:59' }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { opened: '2022-10-05 09:17:46' });
    },
  );

  test(
    'opened has no last moment',
    about('statue.opened.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'opened has no last moment';
      await api
        .post('/statue', { ...statue, opened: '2099-10-11 12:13:14' })
        .created(because, { opened: '2099-10-11 12:13:14' });
      await api.get('/statue/statue-1').ok(because, { opened: '2099-10-11 12:13:14' });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .patch('/statue/statue-2', { opened: '2099-10-11 12:13:14' })
        .ok(because, { opened: '2099-10-11 12:13:14' });
      await api.get('/statue/statue-2').ok(because, { opened: '2099-10-11 12:13:14' });
    },
  );

  test(
    'create and update refuse a quality_temporary of a wrong type',
    about(
      'statue.quality_temporary.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'quality_temporary must be one of superb, fair, poor';
      await api.post('/statue', { ...statue, quality_temporary: 421337 }).invalid(because);
      await api
        .post('/statue', { ...statue, quality_temporary: { value: 'text' } })
        .invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { quality_temporary: 0 }).invalid(because);
      await api.patch('/statue/statue-1', { quality_temporary: {} }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { quality_temporary: 'fair' });
    },
  );
});

test.describe('Statue: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'quality_temporary may be superb, fair, poor',
    about(
      'statue.quality_temporary.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of StatueQualityTemporary';
      await api
        .post('/statue', { ...statue, quality_temporary: 'superb' })
        .created(because, { quality_temporary: 'superb' });
      await api
        .patch('/statue/statue-1', { quality_temporary: 'fair' })
        .ok(because, { quality_temporary: 'fair' });
      await api
        .patch('/statue/statue-1', { quality_temporary: 'poor' })
        .ok(because, { quality_temporary: 'poor' });
      await api.get('/statue/statue-1').ok(because, { quality_temporary: 'poor' });
      await api
        .patch('/statue/statue-1', { quality_temporary: 'superb' })
        .ok(because, { quality_temporary: 'superb' });
    },
  );

  test(
    'create and update refuse a quality_temporary that StatueQualityTemporary does not list, such as unheard_of',
    about(
      'statue.quality_temporary.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'quality_temporary must be one of superb, fair, poor';
      await api.post('/statue', { ...statue, quality_temporary: 'unheard_of' }).invalid(because);
      await api.post('/statue', { ...statue, quality_temporary: 'superb ' }).invalid(because);
      await api.post('/statue', { ...statue, quality_temporary: 'super' }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { quality_temporary: 'unheard_of' }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { quality_temporary: 'fair' });
    },
  );

  test(
    'create and update refuse the quality_temporary SUPERB, as upper and lower case differ',
    about(
      'statue.quality_temporary.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'quality_temporary must be one of superb, fair, poor';
      await api.post('/statue', { ...statue, quality_temporary: 'SUPERB' }).invalid(because);
      await api.get('/statue/statue-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', { quality_temporary: 'SUPERB' }).invalid(because);
      await api
        .get('/statue/statue-1')
        .ok('a refused update changes nothing', { quality_temporary: 'fair' });
    },
  );
});

test.describe('Statue: actions', () => {
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.guard: When the state is right but a condition is not satisfied, the action is
  //   refused with 409. All conditions must hold.
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.
  // guards.compare: `>`, `>=`, `<`, `<=`, `==` and `!=` compare numbers, datetimes and, for the
  //   last two, other values; `+`, `-` and `*` compute.
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'submit moves quality_temporary from poor to fair',
    about('statue.submit.moves-from-poor', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: true,
        latitude_early: 78.75,
      });
      await api.post('/statue/statue-1/submit').ok('the state is right and every condition holds', {
        ...statue,
        available: null,
        latitude_early: 78.75,
      });
      await api
        .get('/statue/statue-1')
        .ok('what the action did is stored', { ...statue, available: null, latitude_early: 78.75 });
    },
  );

  test(
    'submit moves quality_temporary from superb to fair',
    about('statue.submit.moves-from-superb', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'superb',
        available: true,
        latitude_early: 78.75,
      });
      await api.post('/statue/statue-1/submit').ok('the state is right and every condition holds', {
        ...statue,
        available: null,
        latitude_early: 78.75,
      });
      await api
        .get('/statue/statue-1')
        .ok('what the action did is stored', { ...statue, available: null, latitude_early: 78.75 });
    },
  );

  test(
    'submit applies the effect: set this.available to null',
    about(
      'statue.submit.effect-set-available-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: true,
        latitude_early: 78.75,
      });
      await api.post('/statue/statue-1/submit').ok('the state is right and every condition holds');
      await api.get('/statue/statue-1').ok('set this.available to null', {
        available: null,
        handle_target: 'malodo',
        id: 'statue-1',
        latitude_early: 78.75,
        opened: '2022-10-05 09:17:46',
      });
    },
  );

  test(
    'submit leaves objects alone that it does not concern',
    about('statue.submit.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: true,
        latitude_early: 78.75,
      });
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        quality_temporary: 'poor',
        available: true,
        latitude_early: 78.75,
      });
      await api.post('/statue/statue-1/submit').ok('the state is right and every condition holds');
      await api
        .get('/statue/statue-2')
        .ok('submit was called on statue-1, which does not concern this object', {
          available: true,
          handle_target: 'malodo',
          id: 'statue-2',
          latitude_early: 78.75,
          opened: '2022-10-05 09:17:46',
          quality_temporary: 'poor',
        });
    },
  );

  test(
    'submit acts on what updates left, and later updates leave what it did',
    about(
      'statue.submit.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Statue', { ...statue, latitude_early: 79 });
      await api
        .patch('/statue/statue-1', {
          quality_temporary: 'poor',
          available: true,
          latitude_early: 78.75,
        })
        .ok(because);
      await api.post('/statue/statue-1/submit').ok('the state is right and every condition holds');
      await api
        .get('/statue')
        .ok('a list shows what submit did', [
          { id: 'statue-1', quality_temporary: 'fair', available: null },
        ]);
      await api.patch('/statue/statue-1', { handle_target: 'vosuva' }).ok(because);
      await api.get('/statue/statue-1').ok('what submit did stays when something else is updated', {
        handle_target: 'vosuva',
        quality_temporary: 'fair',
        available: null,
      });
    },
  );

  test(
    'submit answers 404 for an id that no Statue has',
    about('statue.submit.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api
        .post('/statue/statue-unknown/submit')
        .notFound('no Statue has the id statue-unknown');
      await api.delete('/statue/statue-1').removed('the object exists');
      await api.post('/statue/statue-1/submit').notFound('it was deleted');
    },
  );

  test(
    'submit is refused while quality_temporary is fair',
    about('statue.submit.refuses-from-fair', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Statue', { ...statue, available: true, latitude_early: 78.75 });
      await api
        .post('/statue/statue-1/submit')
        .refused('submit starts from poor or superb, and quality_temporary is fair');
      await api
        .get('/statue/statue-1')
        .ok('a refused action changes nothing', { quality_temporary: 'fair', available: true });
    },
  );

  test(
    'submit is refused unless this.available != false',
    about(
      'statue.submit.refuses-unless-available-ne-false',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', { ...statue, quality_temporary: 'poor', latitude_early: 78.75 });
      await api
        .post('/statue/statue-1/submit')
        .refused('the condition this.available != false is not satisfied');
      await api
        .get('/statue/statue-1')
        .ok('a refused action changes nothing', { quality_temporary: 'poor', available: false });
    },
  );

  test(
    'submit is refused unless this.latitude_early * 2 <= 157.5',
    about(
      'statue.submit.refuses-unless-latitude_early-times-2-lte-157.5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: true,
        latitude_early: 79,
      });
      await api
        .post('/statue/statue-1/submit')
        .refused('the condition this.latitude_early * 2 <= 157.5 is not satisfied');
      await api
        .get('/statue/statue-1')
        .ok('a refused action changes nothing', { quality_temporary: 'poor', available: true });
      await api.patch('/statue/statue-1', { latitude_early: 1 }).ok('the change is valid');
      await api.post('/statue/statue-1/submit').ok('the state is right and every condition holds');
    },
  );

  test(
    'submit is refused when available is null',
    about(
      'statue.submit.refuses-when-available-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: null,
        latitude_early: 78.75,
      });
      await api
        .post('/statue/statue-1/submit')
        .refused('the condition this.available != false is not satisfied');
      await api
        .get('/statue/statue-1')
        .ok('a refused action changes nothing', { quality_temporary: 'poor', available: null });
    },
  );

  test(
    'submit is refused when latitude_early is absent',
    about(
      'statue.submit.refuses-when-latitude_early-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...without(statue, 'latitude_early'),
        quality_temporary: 'poor',
        available: true,
      });
      await api
        .post('/statue/statue-1/submit')
        .refused('the condition this.latitude_early * 2 <= 157.5 is not satisfied');
      await api
        .get('/statue/statue-1')
        .ok('a refused action changes nothing', { quality_temporary: 'poor', available: true });
    },
  );

  test(
    'submit succeeds when latitude_early is 0',
    about('statue.submit.succeeds-when-latitude_early-is-0', 'guards.compare', 'actions.success'),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: true,
        latitude_early: 0,
      });
      await api.post('/statue/statue-1/submit').ok('the state is right and every condition holds', {
        quality_temporary: 'fair',
        available: null,
      });
      await api.get('/statue/statue-1').ok('latitude_early is 0, which is allowed', {
        quality_temporary: 'fair',
        available: null,
      });
    },
  );
});
