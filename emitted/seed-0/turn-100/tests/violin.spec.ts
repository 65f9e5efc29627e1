import { about, test, without } from '../support/api.ts';

// A valid NotebookCottage, as the tests send it.
const notebookCottage = {
  id: 'notebookcottage-1',
  installed: '2021-07-23 05:40:20',
  visibility_regional: 'escalated',
  insured_regional: true,
  position_distant: 18,
  duration: 37.25,
  advice_shared_backup: 'dunala',
};

// A valid Violin, as the tests send it.
const violin = {
  credits: 99,
  id: 'violin-1',
  mode_usual: 'manual',
  notebook_cottage_simple_first: null,
  region_spare: 'varado',
  weight: 80.75,
};

test.describe('Violin: create, read, update and delete', () => {
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
    'create answers the new Violin, and read answers it again',
    about(
      'violin.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/violin', violin).created('create answers the object that was sent', violin);
      await api.get('/violin/violin-1').ok('read answers the object that was created', violin);
      await api
        .post('/violin', { ...violin, id: 'violin-2' })
        .created('objects may be alike in everything but their ids', { id: 'violin-2' });
    },
  );

  test(
    'the id of a Violin may be any text, upper and lower case told apart, but no number',
    about(
      'violin.create.accepts-any-id',
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
        .post('/violin', { ...violin, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Violin', { ...violin, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/violin/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/violin/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...violin, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/violin', { ...violin, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Violin',
    about(
      'violin.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api
        .patch('/violin/violin-1', {
          credits: 32,
          mode_usual: 'standby',
          region_spare: 'bituma',
          weight: 15.75,
        })
        .ok('every one of these fields was sent', {
          credits: 32,
          id: 'violin-1',
          mode_usual: 'standby',
          notebook_cottage_simple_first: null,
          region_spare: 'bituma',
          weight: 15.75,
        });
      await api.get('/violin/violin-1').ok('the update is stored', {
        credits: 32,
        mode_usual: 'standby',
        region_spare: 'bituma',
        weight: 15.75,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('violin.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Violin', violin);
      await api
        .patch('/violin/violin-1', {
          id: 'violin-1',
          credits: 32,
          mode_usual: 'standby',
          region_spare: 'bituma',
          weight: 15.75,
        })
        .ok(because, {
          id: 'violin-1',
          credits: 32,
          mode_usual: 'standby',
          region_spare: 'bituma',
          weight: 15.75,
        });
      await api.get('/violin/violin-1').ok(because, {
        id: 'violin-1',
        credits: 32,
        mode_usual: 'standby',
        region_spare: 'bituma',
        weight: 15.75,
      });
    },
  );

  test(
    'update that is refused for weight does not change credits either',
    about(
      'violin.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api
        .patch('/violin/violin-1', { credits: 32, weight: 'abc' })
        .invalid('weight must be a number');
      await api.get('/violin/violin-1').ok('a refused update changes nothing', violin);
    },
  );

  test(
    'delete removes a Violin: no read finds it and no list holds it',
    about(
      'violin.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Violin', violin);
      await api.delete('/violin/violin-1').removed('the object exists');
      await api.get('/violin/violin-1').notFound(because);
      await api.patch('/violin/violin-1', { id: 'violin-1' }).notFound(because);
      await api.get('/violin').ok('what was deleted is in no list', []);
      await api
        .post('/violin', {
          ...violin,
          credits: 32,
          mode_usual: 'standby',
          region_spare: 'bituma',
          weight: 15.75,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          credits: 32,
          id: 'violin-1',
          mode_usual: 'standby',
          notebook_cottage_simple_first: null,
          region_spare: 'bituma',
          weight: 15.75,
        });
      await api
        .get('/violin/violin-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          credits: 32,
          id: 'violin-1',
          mode_usual: 'standby',
          notebook_cottage_simple_first: null,
          region_spare: 'bituma',
          weight: 15.75,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Violin has',
    about('violin.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Violin has the id violin-unknown';
      await api.create('Violin', violin);
      await api.get('/violin/violin-unknown').notFound(because);
      await api
        .patch('/violin/violin-unknown', {
          credits: 32,
          mode_usual: 'standby',
          region_spare: 'bituma',
          weight: 15.75,
        })
        .notFound(because);
      await api.delete('/violin/violin-unknown').notFound(because);
      await api
        .get('/violin')
        .ok('requests for an unknown id change nothing', [{ id: 'violin-1' }]);
    },
  );
});

test.describe('Violin: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Violin with all of its fields',
    about('violin.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.create('Violin', {
        ...violin,
        id: 'violin-2',
        credits: 32,
        mode_usual: 'standby',
        region_spare: 'bituma',
        weight: 15.75,
      });
      await api.create('Violin', {
        ...violin,
        id: 'violin-3',
        credits: 92,
        mode_usual: 'offline',
        region_spare: 'nulasi',
        weight: 73.5,
      });
      await api.get('/violin').ok('three objects were created', [
        violin,
        {
          credits: 32,
          id: 'violin-2',
          mode_usual: 'standby',
          notebook_cottage_simple_first: null,
          region_spare: 'bituma',
          weight: 15.75,
        },
        {
          credits: 92,
          id: 'violin-3',
          mode_usual: 'offline',
          notebook_cottage_simple_first: null,
          region_spare: 'nulasi',
          weight: 73.5,
        },
      ]);
      await api.create('Violin', { ...violin, id: 'violin-4', mode_usual: 'hybrid' });
      await api.create('Violin', { ...violin, id: 'violin-5' });
      await api.create('Violin', { ...violin, id: 'violin-6' });
      await api.create('Violin', { ...violin, id: 'violin-7' });
      await api.create('Violin', { ...violin, id: 'violin-8' });
      await api.create('Violin', { ...violin, id: 'violin-9' });
      await api.create('Violin', { ...violin, id: 'violin-10' });
      await api.create('Violin', { ...violin, id: 'violin-11' });
      await api
        .get('/violin')
        .ok('a list holds every object, however many there are', [
          { id: 'violin-1' },
          { id: 'violin-2' },
          { id: 'violin-3' },
          { id: 'violin-4' },
          { id: 'violin-5' },
          { id: 'violin-6' },
          { id: 'violin-7' },
          { id: 'violin-8' },
          { id: 'violin-9' },
          { id: 'violin-10' },
          { id: 'violin-11' },
        ]);
    },
  );

  test(
    'update of one Violin leaves another as it was',
    about('violin.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.create('Violin', {
        ...violin,
        id: 'violin-2',
        credits: 32,
        mode_usual: 'standby',
        region_spare: 'bituma',
        weight: 15.75,
      });
      await api
        .patch('/violin/violin-2', {
          id: 'violin-2',
          credits: 32,
          mode_usual: 'standby',
          region_spare: 'bituma',
          weight: 15.75,
        })
        .ok('the change is valid');
      await api.get('/violin/violin-1').ok('another object was updated', violin);
      await api.get('/violin/violin-2').ok('the update is stored', {
        credits: 32,
        id: 'violin-2',
        mode_usual: 'standby',
        notebook_cottage_simple_first: null,
        region_spare: 'bituma',
        weight: 15.75,
      });
    },
  );

  test(
    'delete of one Violin leaves another as it was',
    about(
      'violin.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.create('Violin', {
        ...violin,
        id: 'violin-2',
        credits: 32,
        mode_usual: 'standby',
        region_spare: 'bituma',
        weight: 15.75,
      });
      await api.delete('/violin/violin-1').removed('the object exists');
      await api.get('/violin/violin-2').ok('another object was deleted', {
        credits: 32,
        id: 'violin-2',
        mode_usual: 'standby',
        notebook_cottage_simple_first: null,
        region_spare: 'bituma',
        weight: 15.75,
      });
      await api.get('/violin').ok('one of two objects was deleted', [{ id: 'violin-2' }]);
    },
  );

  test(
    'reset removes every Violin',
    about('violin.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.create('Violin', {
        ...violin,
        id: 'violin-2',
        credits: 32,
        mode_usual: 'standby',
        region_spare: 'bituma',
        weight: 15.75,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/violin').ok('reset removes all objects', []);
      await api.get('/violin/violin-1').notFound('reset removed it');
    },
  );
});

test.describe('Violin: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Violin without credits, which is required',
    about(
      'violin.credits.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/violin', without(violin, 'credits'))
        .invalid('credits is required and has no default');
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Violin without an id',
    about(
      'violin.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', without(violin, 'id')).invalid('id must be sent');
      await api.get('/violin').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Violin without mode_usual, which is required',
    about(
      'violin.mode_usual.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/violin', without(violin, 'mode_usual'))
        .invalid('mode_usual is required and has no default');
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Violin without notebook_cottage_simple_first, which is required',
    about(
      'violin.notebook_cottage_simple_first.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/violin', without(violin, 'notebook_cottage_simple_first'))
        .invalid('notebook_cottage_simple_first is required and has no default');
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Violin without region_spare, which is required',
    about(
      'violin.region_spare.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/violin', without(violin, 'region_spare'))
        .invalid('region_spare is required and has no default');
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Violin without weight, which is required',
    about(
      'violin.weight.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/violin', without(violin, 'weight'))
        .invalid('weight is required and has no default');
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of credits or weight alone leaves every other field as it is',
    about('violin.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Violin', { ...violin, notebook_cottage_simple_first: 'notebookcottage-1' });
      await api.patch('/violin/violin-1', { credits: 32 }).ok(because, {
        ...violin,
        credits: 32,
        notebook_cottage_simple_first: 'notebookcottage-1',
      });
      await api.patch('/violin/violin-1', { weight: 15.75 }).ok(because, {
        ...violin,
        credits: 32,
        notebook_cottage_simple_first: 'notebookcottage-1',
        weight: 15.75,
      });
      await api.get('/violin/violin-1').ok(because, {
        ...violin,
        credits: 32,
        notebook_cottage_simple_first: 'notebookcottage-1',
        weight: 15.75,
      });
    },
  );
});

test.describe('Violin: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for credits',
    about(
      'violin.credits.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'credits must not be null';
      await api.post('/violin', { ...violin, credits: null }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { credits: null }).invalid(because);
      await api.get('/violin/violin-1').ok('a refused update changes nothing', { credits: 99 });
    },
  );

  test(
    'create and update refuse null for mode_usual',
    about(
      'violin.mode_usual.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mode_usual must not be null';
      await api.post('/violin', { ...violin, mode_usual: null }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { mode_usual: null }).invalid(because);
      await api
        .get('/violin/violin-1')
        .ok('a refused update changes nothing', { mode_usual: 'manual' });
    },
  );

  test(
    'create and update refuse null for region_spare',
    about(
      'violin.region_spare.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'region_spare must not be null';
      await api.post('/violin', { ...violin, region_spare: null }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { region_spare: null }).invalid(because);
      await api
        .get('/violin/violin-1')
        .ok('a refused update changes nothing', { region_spare: 'varado' });
    },
  );

  test(
    'create and update refuse null for weight',
    about(
      'violin.weight.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'weight must not be null';
      await api.post('/violin', { ...violin, weight: null }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { weight: null }).invalid(because);
      await api.get('/violin/violin-1').ok('a refused update changes nothing', { weight: 80.75 });
    },
  );
});

test.describe('Violin: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'credits may be 0',
    about('violin.credits.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of credits';
      await api.post('/violin', { ...violin, credits: 0 }).created(because, { credits: 0 });
      await api.get('/violin/violin-1').ok(because, { credits: 0 });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', { credits: 0 }).ok(because, { credits: 0 });
      await api.get('/violin/violin-2').ok(because, { credits: 0 });
    },
  );

  test(
    'create and update refuse a credits of a wrong type',
    about(
      'violin.credits.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'credits must be an integer';
      await api.post('/violin', { ...violin, credits: 'abc' }).invalid(because);
      await api.post('/violin', { ...violin, credits: { value: 'text' } }).invalid(because);
      await api.post('/violin', { ...violin, credits: 98.5 }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { credits: 'abc' }).invalid(because);
      await api.patch('/violin/violin-1', { credits: {} }).invalid(because);
      await api.patch('/violin/violin-1', { credits: 98.5 }).invalid(because);
      await api.get('/violin/violin-1').ok('a refused update changes nothing', { credits: 99 });
    },
  );

  test(
    'credits may be right at its minimum of -10',
    about(
      'violin.credits.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of credits is -10, inclusive';
      await api.post('/violin', { ...violin, credits: -10 }).created(because, { credits: -10 });
      await api.get('/violin/violin-1').ok(because, { credits: -10 });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', { credits: -10 }).ok(because, { credits: -10 });
      await api.get('/violin/violin-2').ok(because, { credits: -10 });
    },
  );

  test(
    'create and update refuse a credits below its minimum of -10',
    about(
      'violin.credits.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'credits must be at least -10';
      await api.post('/violin', { ...violin, credits: -11 }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { credits: -11 }).invalid(because);
      await api.get('/violin/violin-1').ok('a refused update changes nothing', { credits: 99 });
    },
  );

  test(
    'credits has no maximum',
    about('violin.credits.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'credits has no maximum';
      await api
        .post('/violin', { ...violin, credits: 1000000 })
        .created(because, { credits: 1000000 });
      await api.get('/violin/violin-1').ok(because, { credits: 1000000 });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', { credits: 1000000 }).ok(because, { credits: 1000000 });
      await api.get('/violin/violin-2').ok(because, { credits: 1000000 });
    },
  );

  test(
    'create and update refuse a mode_usual of a wrong type',
    about(
      'violin.mode_usual.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mode_usual must be one of hybrid, manual, offline, standby';
      await api.post('/violin', { ...violin, mode_usual: 421337 }).invalid(because);
      await api.post('/violin', { ...violin, mode_usual: { value: 'text' } }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { mode_usual: 0 }).invalid(because);
      await api.patch('/violin/violin-1', { mode_usual: {} }).invalid(because);
      await api
        .get('/violin/violin-1')
        .ok('a refused update changes nothing', { mode_usual: 'manual' });
    },
  );

  test(
    'region_spare keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('violin.region_spare.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of region_spare';
      await api
        .post('/violin', { ...violin, region_spare: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { region_spare: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/violin/violin-1').ok(because, { region_spare: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api
        .patch('/violin/violin-2', { region_spare: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { region_spare: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/violin/violin-2').ok(because, { region_spare: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a region_spare of a wrong type',
    about(
      'violin.region_spare.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'region_spare must be a string';
      await api.post('/violin', { ...violin, region_spare: 421337 }).invalid(because);
      await api.post('/violin', { ...violin, region_spare: { value: 'text' } }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { region_spare: 0 }).invalid(because);
      await api.patch('/violin/violin-1', { region_spare: {} }).invalid(because);
      await api
        .get('/violin/violin-1')
        .ok('a refused update changes nothing', { region_spare: 'varado' });
    },
  );

  test(
    'region_spare may be right at its minimum length of 6',
    about(
      'violin.region_spare.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of region_spare is 6, inclusive';
      await api
        .post('/violin', { ...violin, region_spare: 'boris ' })
        .created(because, { region_spare: 'boris ' });
      await api.get('/violin/violin-1').ok(because, { region_spare: 'boris ' });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api
        .patch('/violin/violin-2', { region_spare: 'boris ' })
        .ok(because, { region_spare: 'boris ' });
      await api.get('/violin/violin-2').ok(because, { region_spare: 'boris ' });
    },
  );

  test(
    'create and update refuse a region_spare below its minimum length of 6',
    about(
      'violin.region_spare.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'region_spare must have at least 6 characters';
      await api.post('/violin', { ...violin, region_spare: 'labu ' }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { region_spare: 'labu ' }).invalid(because);
      await api
        .get('/violin/violin-1')
        .ok('a refused update changes nothing', { region_spare: 'varado' });
    },
  );

  test(
    'region_spare may be right at its maximum length of 90',
    about(
      'violin.region_spare.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of region_spare is 90, inclusive';
      await api
        .post('/violin', {
          ...violin,
          region_spare:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        })
        .created(because, {
          region_spare:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        });
      await api.get('/violin/violin-1').ok(because, {
        region_spare:
          'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
      });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api
        .patch('/violin/violin-2', {
          region_spare:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        })
        .ok(because, {
          region_spare:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        });
      await api.get('/violin/violin-2').ok(because, {
        region_spare:
          'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
      });
    },
  );

  test(
    'create and update refuse a region_spare above its maximum length of 90',
    about(
      'violin.region_spare.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'region_spare must have at most 90 characters';
      await api
        .post('/violin', {
          ...violin,
          region_spare:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi r ',
        })
        .invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api
        .patch('/violin/violin-1', {
          region_spare:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi r ',
        })
        .invalid(because);
      await api
        .get('/violin/violin-1')
        .ok('a refused update changes nothing', { region_spare: 'varado' });
    },
  );

  test(
    'weight may be the whole number 0',
    about('violin.weight.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of weight';
      await api.post('/violin', { ...violin, weight: 0 }).created(because, { weight: 0 });
      await api.get('/violin/violin-1').ok(because, { weight: 0 });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', { weight: 0 }).ok(because, { weight: 0 });
      await api.get('/violin/violin-2').ok(because, { weight: 0 });
    },
  );

  test(
    'weight keeps three decimals',
    about('violin.weight.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of weight';
      await api.post('/violin', { ...violin, weight: 12.375 }).created(because, { weight: 12.375 });
      await api.get('/violin/violin-1').ok(because, { weight: 12.375 });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', { weight: 12.375 }).ok(because, { weight: 12.375 });
      await api.get('/violin/violin-2').ok(because, { weight: 12.375 });
    },
  );

  test(
    'create and update refuse a weight of a wrong type',
    about(
      'violin.weight.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'weight must be a number';
      await api.post('/violin', { ...violin, weight: 'abc' }).invalid(because);
      await api.post('/violin', { ...violin, weight: { value: 'text' } }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { weight: 'abc' }).invalid(because);
      await api.patch('/violin/violin-1', { weight: {} }).invalid(because);
      await api.get('/violin/violin-1').ok('a refused update changes nothing', { weight: 80.75 });
    },
  );

  test(
    'weight has no minimum',
    about('violin.weight.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'weight has no minimum';
      await api
        .post('/violin', { ...violin, weight: -999999.75 })
        .created(because, { weight: -999999.75 });
      await api.get('/violin/violin-1').ok(because, { weight: -999999.75 });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api
        .patch('/violin/violin-2', { weight: -999999.75 })
        .ok(because, { weight: -999999.75 });
      await api.get('/violin/violin-2').ok(because, { weight: -999999.75 });
    },
  );

  test(
    'weight has no maximum',
    about('violin.weight.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'weight has no maximum';
      await api
        .post('/violin', { ...violin, weight: 999999.75 })
        .created(because, { weight: 999999.75 });
      await api.get('/violin/violin-1').ok(because, { weight: 999999.75 });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', { weight: 999999.75 }).ok(because, { weight: 999999.75 });
      await api.get('/violin/violin-2').ok(because, { weight: 999999.75 });
    },
  );
});

test.describe('Violin: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'mode_usual may be hybrid, manual, offline, standby',
    about(
      'violin.mode_usual.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of ViolinModeUsual';
      await api
        .post('/violin', { ...violin, mode_usual: 'hybrid' })
        .created(because, { mode_usual: 'hybrid' });
      await api
        .patch('/violin/violin-1', { mode_usual: 'manual' })
        .ok(because, { mode_usual: 'manual' });
      await api
        .patch('/violin/violin-1', { mode_usual: 'offline' })
        .ok(because, { mode_usual: 'offline' });
      await api
        .patch('/violin/violin-1', { mode_usual: 'standby' })
        .ok(because, { mode_usual: 'standby' });
      await api.get('/violin/violin-1').ok(because, { mode_usual: 'standby' });
      await api
        .patch('/violin/violin-1', { mode_usual: 'hybrid' })
        .ok(because, { mode_usual: 'hybrid' });
    },
  );

  test(
    'create and update refuse a mode_usual that ViolinModeUsual does not list, such as unheard_of',
    about(
      'violin.mode_usual.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mode_usual must be one of hybrid, manual, offline, standby';
      await api.post('/violin', { ...violin, mode_usual: 'unheard_of' }).invalid(because);
      await api.post('/violin', { ...violin, mode_usual: 'hybrid ' }).invalid(because);
      await api.post('/violin', { ...violin, mode_usual: 'hybri' }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { mode_usual: 'unheard_of' }).invalid(because);
      await api
        .get('/violin/violin-1')
        .ok('a refused update changes nothing', { mode_usual: 'manual' });
    },
  );

  test(
    'create and update refuse the mode_usual HYBRID, as upper and lower case differ',
    about(
      'violin.mode_usual.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mode_usual must be one of hybrid, manual, offline, standby';
      await api.post('/violin', { ...violin, mode_usual: 'HYBRID' }).invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { mode_usual: 'HYBRID' }).invalid(because);
      await api
        .get('/violin/violin-1')
        .ok('a refused update changes nothing', { mode_usual: 'manual' });
    },
  );
});

test.describe('Violin: references', () => {
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

  test(
    'notebook_cottage_simple_first refers to an existing NotebookCottage and is answered as its id',
    about('violin.notebook_cottage_simple_first.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      const because = 'notebook_cottage_simple_first was sent as notebookcottage-1';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .post('/violin', { ...violin, notebook_cottage_simple_first: 'notebookcottage-1' })
        .created(because, { notebook_cottage_simple_first: 'notebookcottage-1' });
      await api
        .get('/violin/violin-1')
        .ok(because, { notebook_cottage_simple_first: 'notebookcottage-1' });
      await api
        .patch('/violin/violin-1', { notebook_cottage_simple_first: 'notebookcottage-2' })
        .ok('notebook_cottage_simple_first was changed to notebookcottage-2', {
          notebook_cottage_simple_first: 'notebookcottage-2',
        });
      await api
        .get('/violin/violin-1')
        .ok('notebook_cottage_simple_first was changed to notebookcottage-2', {
          notebook_cottage_simple_first: 'notebookcottage-2',
        });
      await api
        .get('/violin')
        .ok('lists answer references as ids too', [
          { id: 'violin-1', notebook_cottage_simple_first: 'notebookcottage-2' },
        ]);
    },
  );

  test(
    'create and update refuse a notebook_cottage_simple_first that no NotebookCottage has as its id',
    about(
      'violin.notebook_cottage_simple_first.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'notebook_cottage_simple_first must be the id of an existing NotebookCottage';
      await api
        .post('/violin', { ...violin, notebook_cottage_simple_first: 'notebookcottage-unknown' })
        .invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Violin', { ...violin, notebook_cottage_simple_first: 'notebookcottage-1' });
      await api
        .patch('/violin/violin-1', { notebook_cottage_simple_first: 'notebookcottage-unknown' })
        .invalid(because);
      await api.get('/violin/violin-1').ok('a refused update changes nothing', {
        notebook_cottage_simple_first: 'notebookcottage-1',
      });
    },
  );

  test(
    'create and update refuse what is no id for notebook_cottage_simple_first',
    about(
      'violin.notebook_cottage_simple_first.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'notebook_cottage_simple_first must be the id of a NotebookCottage';
      await api
        .post('/violin', { ...violin, notebook_cottage_simple_first: 421337 })
        .invalid(because);
      await api
        .post('/violin', { ...violin, notebook_cottage_simple_first: { value: 'text' } })
        .invalid(because);
      await api.get('/violin/violin-1').notFound('a refused create stores nothing');
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', { notebook_cottage_simple_first: 0 }).invalid(because);
      await api.patch('/violin/violin-1', { notebook_cottage_simple_first: {} }).invalid(because);
      await api
        .get('/violin/violin-1')
        .ok('a refused update changes nothing', { notebook_cottage_simple_first: null });
    },
  );

  test(
    'notebook_cottage_simple_first may be null',
    about('violin.notebook_cottage_simple_first.accepts-null', 'references.null'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('NotebookCottage', notebookCottage);
      await api.post('/violin', violin).created(because, { notebook_cottage_simple_first: null });
      await api
        .patch('/violin/violin-1', { notebook_cottage_simple_first: 'notebookcottage-1' })
        .ok('the change is valid');
      await api
        .patch('/violin/violin-1', { notebook_cottage_simple_first: null })
        .ok(because, { notebook_cottage_simple_first: null });
      await api.get('/violin/violin-1').ok(because, { notebook_cottage_simple_first: null });
    },
  );

  test(
    'deleting a NotebookCottage clears every notebook_cottage_simple_first that refers to it',
    about(
      'violin.notebook_cottage_simple_first.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'notebookcottage-1 was deleted';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Violin', { ...violin, notebook_cottage_simple_first: 'notebookcottage-1' });
      await api.create('Violin', {
        ...violin,
        id: 'violin-2',
        notebook_cottage_simple_first: 'notebookcottage-1',
      });
      await api.delete('/notebookcottage/notebookcottage-1').removed('the object exists');
      await api
        .get('/violin/violin-1')
        .ok(because, { id: 'violin-1', notebook_cottage_simple_first: null });
      await api
        .get('/violin/violin-2')
        .ok(because, { id: 'violin-2', notebook_cottage_simple_first: null });
      await api.get('/violin').ok(because, [
        { id: 'violin-1', notebook_cottage_simple_first: null },
        { id: 'violin-2', notebook_cottage_simple_first: null },
      ]);
      await api
        .patch('/violin/violin-1', { credits: 32 })
        .ok('an update of something else brings no reference back', {
          notebook_cottage_simple_first: null,
        });
      await api
        .patch('/violin/violin-1', { notebook_cottage_simple_first: 'notebookcottage-1' })
        .invalid('notebook_cottage_simple_first must be the id of an existing NotebookCottage');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .get('/violin/violin-2')
        .ok('the NotebookCottage that has the id notebookcottage-1 now is another', {
          notebook_cottage_simple_first: null,
        });
    },
  );

  test(
    'deleting a NotebookCottage keeps a notebook_cottage_simple_first that refers to another',
    about(
      'violin.notebook_cottage_simple_first.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('Violin', { ...violin, notebook_cottage_simple_first: 'notebookcottage-2' });
      await api.delete('/notebookcottage/notebookcottage-1').removed(because);
      await api.get('/violin/violin-1').ok('another NotebookCottage was deleted', {
        notebook_cottage_simple_first: 'notebookcottage-2',
      });
      await api.delete('/violin/violin-1').removed(because);
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok('only what refers to it was deleted', { id: 'notebookcottage-2' });
    },
  );

  test(
    'create and update refuse the id of a Violin in notebook_cottage_simple_first, which refers to NotebookCottage',
    about(
      'violin.notebook_cottage_simple_first.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'notebook_cottage_simple_first must be the id of an existing NotebookCottage';
      await api.create('Violin', violin);
      await api
        .post('/violin', { ...violin, id: 'violin-2', notebook_cottage_simple_first: 'violin-1' })
        .invalid(because);
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api
        .patch('/violin/violin-2', { notebook_cottage_simple_first: 'violin-1' })
        .invalid(because);
      await api
        .get('/violin/violin-2')
        .ok('a refused update changes nothing', { notebook_cottage_simple_first: null });
    },
  );

  test(
    'deleting a Violin, or the NotebookCottage of the same id, leaves the other one and notebook_cottage_simple_first as they are',
    about(
      'violin.notebook_cottage_simple_first.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('NotebookCottage', { ...notebookCottage, id: 'violin-1' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'violin-2' });
      await api.create('Violin', { ...violin, notebook_cottage_simple_first: 'violin-2' });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.delete('/violin/violin-2').removed(because);
      await api
        .get('/notebookcottage/violin-2')
        .ok('no NotebookCottage was deleted', { ...notebookCottage, id: 'violin-2' });
      await api.delete('/notebookcottage/violin-1').removed(because);
      await api.get('/violin/violin-1').ok('only the NotebookCottage violin-1 was deleted', {
        ...violin,
        notebook_cottage_simple_first: 'violin-2',
      });
    },
  );

  test(
    'update that is refused for notebook_cottage_simple_first does not change credits either',
    about(
      'violin.notebook_cottage_simple_first.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api
        .patch('/violin/violin-1', {
          credits: 32,
          notebook_cottage_simple_first: 'notebookcottage-unknown',
        })
        .invalid('notebook_cottage_simple_first must be the id of an existing NotebookCottage');
      await api.get('/violin/violin-1').ok('a refused update changes nothing', violin);
    },
  );
});
