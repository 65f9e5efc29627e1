import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  rank: 71,
  statue: null,
  opened: '2020-05-10 11:32:51',
};

// A valid Ladder, as the tests send it.
const ladder = { approval: 'accepted', id: 'ladder-1', temperature: 10.75 };

test.describe('Ladder: create, read, update and delete', () => {
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
    'create answers the new Ladder, and read answers it again',
    about(
      'ladder.create.answers-the-object',
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
        .post('/ladder', ladder)
        .created('create answers the object that was sent', { ...ladder, zebras: [] });
      await api
        .get('/ladder/ladder-1')
        .ok('read answers the object that was created', { ...ladder, zebras: [] });
      await api
        .post('/ladder', { ...ladder, id: 'ladder-2' })
        .created('objects may be alike in everything but their ids', { id: 'ladder-2' });
    },
  );

  test(
    'the id of a Ladder may be any text, upper and lower case told apart, but no number',
    about(
      'ladder.create.accepts-any-id',
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
        .post('/ladder', { ...ladder, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Ladder', { ...ladder, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/ladder/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/ladder/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...ladder, id: 'Room 2.B at the Very End of the Long Hall', zebras: [] });
      await api.post('/ladder', { ...ladder, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Ladder',
    about(
      'ladder.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api
        .patch('/ladder/ladder-1', { approval: 'under_review', temperature: 49.25 })
        .ok('every one of these fields was sent', {
          approval: 'under_review',
          id: 'ladder-1',
          temperature: 49.25,
          zebras: [],
        });
      await api
        .get('/ladder/ladder-1')
        .ok('the update is stored', { approval: 'under_review', temperature: 49.25 });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('ladder.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Ladder', ladder);
      await api
        .patch('/ladder/ladder-1', { id: 'ladder-1', approval: 'under_review', temperature: 49.25 })
        .ok(because, { id: 'ladder-1', approval: 'under_review', temperature: 49.25 });
      await api
        .get('/ladder/ladder-1')
        .ok(because, { id: 'ladder-1', approval: 'under_review', temperature: 49.25 });
    },
  );

  test(
    'update that is refused for temperature does not change approval either',
    about(
      'ladder.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api
        .patch('/ladder/ladder-1', { approval: 'under_review', temperature: 'abc' })
        .invalid('temperature must be a number');
      await api
        .get('/ladder/ladder-1')
        .ok('a refused update changes nothing', { ...ladder, zebras: [] });
    },
  );

  test(
    'delete removes a Ladder: no read finds it and no list holds it',
    about(
      'ladder.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Ladder', ladder);
      await api.delete('/ladder/ladder-1').removed('the object exists');
      await api.get('/ladder/ladder-1').notFound(because);
      await api.patch('/ladder/ladder-1', { id: 'ladder-1' }).notFound(because);
      await api.get('/ladder').ok('what was deleted is in no list', []);
      await api
        .post('/ladder', { ...ladder, approval: 'under_review', temperature: 49.25 })
        .created('the id of a deleted object is unknown, as before its create', {
          approval: 'under_review',
          id: 'ladder-1',
          temperature: 49.25,
          zebras: [],
        });
      await api
        .get('/ladder/ladder-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          approval: 'under_review',
          id: 'ladder-1',
          temperature: 49.25,
          zebras: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Ladder has',
    about('ladder.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Ladder has the id ladder-unknown';
      await api.create('Ladder', ladder);
      await api.get('/ladder/ladder-unknown').notFound(because);
      await api
        .patch('/ladder/ladder-unknown', { approval: 'under_review', temperature: 49.25 })
        .notFound(because);
      await api.delete('/ladder/ladder-unknown').notFound(because);
      await api
        .get('/ladder')
        .ok('requests for an unknown id change nothing', [{ id: 'ladder-1' }]);
    },
  );
});

test.describe('Ladder: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Ladder with all of its fields',
    about('ladder.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        approval: 'under_review',
        temperature: 49.25,
      });
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-3',
        approval: 'withdrawn',
        temperature: 19.75,
      });
      await api.get('/ladder').ok('three objects were created', [
        { ...ladder, zebras: [] },
        { approval: 'under_review', id: 'ladder-2', temperature: 49.25, zebras: [] },
        { approval: 'withdrawn', id: 'ladder-3', temperature: 19.75, zebras: [] },
      ]);
      await api.create('Ladder', { ...ladder, id: 'ladder-4' });
      await api.create('Ladder', { ...ladder, id: 'ladder-5' });
      await api.create('Ladder', { ...ladder, id: 'ladder-6' });
      await api.create('Ladder', { ...ladder, id: 'ladder-7' });
      await api.create('Ladder', { ...ladder, id: 'ladder-8' });
      await api.create('Ladder', { ...ladder, id: 'ladder-9' });
      await api.create('Ladder', { ...ladder, id: 'ladder-10' });
      await api.create('Ladder', { ...ladder, id: 'ladder-11' });
      await api
        .get('/ladder')
        .ok('a list holds every object, however many there are', [
          { id: 'ladder-1' },
          { id: 'ladder-2' },
          { id: 'ladder-3' },
          { id: 'ladder-4' },
          { id: 'ladder-5' },
          { id: 'ladder-6' },
          { id: 'ladder-7' },
          { id: 'ladder-8' },
          { id: 'ladder-9' },
          { id: 'ladder-10' },
          { id: 'ladder-11' },
        ]);
    },
  );

  test(
    'update of one Ladder leaves another as it was',
    about('ladder.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        approval: 'under_review',
        temperature: 49.25,
      });
      await api
        .patch('/ladder/ladder-2', { id: 'ladder-2', approval: 'under_review', temperature: 49.25 })
        .ok('the change is valid');
      await api.get('/ladder/ladder-1').ok('another object was updated', { ...ladder, zebras: [] });
      await api.get('/ladder/ladder-2').ok('the update is stored', {
        approval: 'under_review',
        id: 'ladder-2',
        temperature: 49.25,
        zebras: [],
      });
    },
  );

  test(
    'delete of one Ladder leaves another as it was',
    about(
      'ladder.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        approval: 'under_review',
        temperature: 49.25,
      });
      await api.delete('/ladder/ladder-1').removed('the object exists');
      await api.get('/ladder/ladder-2').ok('another object was deleted', {
        approval: 'under_review',
        id: 'ladder-2',
        temperature: 49.25,
        zebras: [],
      });
      await api.get('/ladder').ok('one of two objects was deleted', [{ id: 'ladder-2' }]);
    },
  );

  test(
    'reset removes every Ladder',
    about('ladder.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        approval: 'under_review',
        temperature: 49.25,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/ladder').ok('reset removes all objects', []);
      await api.get('/ladder/ladder-1').notFound('reset removed it');
    },
  );
});

test.describe('Ladder: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'approval is "withdrawn" when a create leaves it out',
    about('ladder.approval.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of approval is "withdrawn"';
      await api
        .post('/ladder', without(ladder, 'approval'))
        .created(because, { approval: 'withdrawn' });
      await api.get('/ladder/ladder-1').ok(because, { approval: 'withdrawn' });
    },
  );

  test(
    'create refuses a Ladder without an id',
    about(
      'ladder.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', without(ladder, 'id')).invalid('id must be sent');
      await api.get('/ladder').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Ladder without temperature, which is required',
    about(
      'ladder.temperature.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/ladder', without(ladder, 'temperature'))
        .invalid('temperature is required and has no default');
      await api.get('/ladder/ladder-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of approval or temperature alone leaves every other field as it is',
    about('ladder.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Zebra', zebra);
      await api.create('Ladder', { ...ladder, zebras: ['zebra-1'] });
      await api
        .patch('/ladder/ladder-1', { approval: 'under_review' })
        .ok(because, { ...ladder, approval: 'under_review', zebras: ['zebra-1'] });
      await api.patch('/ladder/ladder-1', { temperature: 49.25 }).ok(because, {
        approval: 'under_review',
        id: 'ladder-1',
        temperature: 49.25,
        zebras: ['zebra-1'],
      });
      await api.get('/ladder/ladder-1').ok(because, {
        approval: 'under_review',
        id: 'ladder-1',
        temperature: 49.25,
        zebras: ['zebra-1'],
      });
    },
  );
});

test.describe('Ladder: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'approval may be null, which is not replaced by its default',
    about(
      'ladder.approval.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'approval is nullable and its default is for absence only';
      await api.post('/ladder', { ...ladder, approval: null }).created(because, { approval: null });
      await api.get('/ladder/ladder-1').ok(because, { approval: null });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', { approval: null }).ok(because, { approval: null });
      await api.get('/ladder/ladder-2').ok(because, { approval: null });
    },
  );

  test(
    'temperature may be null',
    about('ladder.temperature.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'temperature is nullable';
      await api
        .post('/ladder', { ...ladder, temperature: null })
        .created(because, { temperature: null });
      await api.get('/ladder/ladder-1').ok(because, { temperature: null });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', { temperature: null }).ok(because, { temperature: null });
      await api.get('/ladder/ladder-2').ok(because, { temperature: null });
    },
  );
});

test.describe('Ladder: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'create and update refuse an approval of a wrong type',
    about(
      'ladder.approval.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'approval must be one of accepted, under_review, withdrawn';
      await api.post('/ladder', { ...ladder, approval: 421337 }).invalid(because);
      await api.post('/ladder', { ...ladder, approval: { value: 'text' } }).invalid(because);
      await api.get('/ladder/ladder-1').notFound('a refused create stores nothing');
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', { approval: 0 }).invalid(because);
      await api.patch('/ladder/ladder-1', { approval: {} }).invalid(because);
      await api
        .get('/ladder/ladder-1')
        .ok('a refused update changes nothing', { approval: 'accepted' });
    },
  );

  test(
    'temperature may be the whole number 0',
    about('ladder.temperature.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of temperature';
      await api.post('/ladder', { ...ladder, temperature: 0 }).created(because, { temperature: 0 });
      await api.get('/ladder/ladder-1').ok(because, { temperature: 0 });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', { temperature: 0 }).ok(because, { temperature: 0 });
      await api.get('/ladder/ladder-2').ok(because, { temperature: 0 });
    },
  );

  test(
    'temperature keeps three decimals',
    about('ladder.temperature.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of temperature';
      await api
        .post('/ladder', { ...ladder, temperature: 12.375 })
        .created(because, { temperature: 12.375 });
      await api.get('/ladder/ladder-1').ok(because, { temperature: 12.375 });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api
        .patch('/ladder/ladder-2', { temperature: 12.375 })
        .ok(because, { temperature: 12.375 });
      await api.get('/ladder/ladder-2').ok(because, { temperature: 12.375 });
    },
  );

  test(
    'create and update refuse a temperature of a wrong type',
    about(
      'ladder.temperature.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'temperature must be a number';
      await api.post('/ladder', { ...ladder, temperature: 'abc' }).invalid(because);
      await api.post('/ladder', { ...ladder, temperature: { value: 'text' } }).invalid(because);
      await api.get('/ladder/ladder-1').notFound('a refused create stores nothing');
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', { temperature: 'abc' }).invalid(because);
      await api.patch('/ladder/ladder-1', { temperature: {} }).invalid(because);
      await api
        .get('/ladder/ladder-1')
        .ok('a refused update changes nothing', { temperature: 10.75 });
    },
  );

  test(
    'temperature has no minimum',
    about('ladder.temperature.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'temperature has no minimum';
      await api
        .post('/ladder', { ...ladder, temperature: -999999.75 })
        .created(because, { temperature: -999999.75 });
      await api.get('/ladder/ladder-1').ok(because, { temperature: -999999.75 });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api
        .patch('/ladder/ladder-2', { temperature: -999999.75 })
        .ok(because, { temperature: -999999.75 });
      await api.get('/ladder/ladder-2').ok(because, { temperature: -999999.75 });
    },
  );

  test(
    'temperature has no maximum',
    about('ladder.temperature.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'temperature has no maximum';
      await api
        .post('/ladder', { ...ladder, temperature: 999999.75 })
        .created(because, { temperature: 999999.75 });
      await api.get('/ladder/ladder-1').ok(because, { temperature: 999999.75 });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api
        .patch('/ladder/ladder-2', { temperature: 999999.75 })
        .ok(because, { temperature: 999999.75 });
      await api.get('/ladder/ladder-2').ok(because, { temperature: 999999.75 });
    },
  );
});

test.describe('Ladder: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'approval may be accepted, under_review, withdrawn',
    about(
      'ladder.approval.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of LadderApproval';
      await api.post('/ladder', ladder).created(because, { approval: 'accepted' });
      await api
        .patch('/ladder/ladder-1', { approval: 'under_review' })
        .ok(because, { approval: 'under_review' });
      await api
        .patch('/ladder/ladder-1', { approval: 'withdrawn' })
        .ok(because, { approval: 'withdrawn' });
      await api.get('/ladder/ladder-1').ok(because, { approval: 'withdrawn' });
      await api
        .patch('/ladder/ladder-1', { approval: 'accepted' })
        .ok(because, { approval: 'accepted' });
    },
  );

  test(
    'create and update refuse an approval that LadderApproval does not list, such as unheard_of',
    about(
      'ladder.approval.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'approval must be one of accepted, under_review, withdrawn';
      await api.post('/ladder', { ...ladder, approval: 'unheard_of' }).invalid(because);
      await api.post('/ladder', { ...ladder, approval: 'accepted ' }).invalid(because);
      await api.post('/ladder', { ...ladder, approval: 'accepte' }).invalid(because);
      await api.get('/ladder/ladder-1').notFound('a refused create stores nothing');
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', { approval: 'unheard_of' }).invalid(because);
      await api
        .get('/ladder/ladder-1')
        .ok('a refused update changes nothing', { approval: 'accepted' });
    },
  );

  test(
    'create and update refuse the approval ACCEPTED, as upper and lower case differ',
    about(
      'ladder.approval.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'approval must be one of accepted, under_review, withdrawn';
      await api.post('/ladder', { ...ladder, approval: 'ACCEPTED' }).invalid(because);
      await api.get('/ladder/ladder-1').notFound('a refused create stores nothing');
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', { approval: 'ACCEPTED' }).invalid(because);
      await api
        .get('/ladder/ladder-1')
        .ok('a refused update changes nothing', { approval: 'accepted' });
    },
  );
});

test.describe('Ladder: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.order: The order of the ids in a reference list is free; no id is sent twice.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'zebras is an empty list when a create leaves it out',
    about(
      'ladder.zebras.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebras was left out';
      await api.post('/ladder', ladder).created(because, { zebras: [] });
      await api.get('/ladder/ladder-1').ok(because, { zebras: [] });
    },
  );

  test(
    'zebras lists existing Zebra objects and is answered as their ids',
    about(
      'ladder.zebras.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebras was sent with two ids';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.create('Zebra', { ...zebra, id: 'zebra-5' });
      await api
        .post('/ladder', { ...ladder, zebras: ['zebra-1', 'zebra-2'] })
        .created(because, { zebras: ['zebra-1', 'zebra-2'] });
      await api.get('/ladder/ladder-1').ok(because, { zebras: ['zebra-1', 'zebra-2'] });
      await api
        .get('/ladder')
        .ok('lists answer references as ids too', [
          { id: 'ladder-1', zebras: ['zebra-1', 'zebra-2'] },
        ]);
      await api
        .patch('/ladder/ladder-1', { zebras: ['zebra-2', 'zebra-1'] })
        .ok('any order will do', { zebras: ['zebra-2', 'zebra-1'] });
      await api
        .patch('/ladder/ladder-1', {
          zebras: ['zebra-1', 'zebra-2', 'zebra-3', 'zebra-4', 'zebra-5'],
        })
        .ok('no length is too much', {
          zebras: ['zebra-1', 'zebra-2', 'zebra-3', 'zebra-4', 'zebra-5'],
        });
      await api.delete('/ladder/ladder-1').removed('the object exists');
      await api
        .get('/zebra')
        .ok('only what refers to them was deleted', [
          { id: 'zebra-1' },
          { id: 'zebra-2' },
          { id: 'zebra-3' },
          { id: 'zebra-4' },
          { id: 'zebra-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in zebras',
    about(
      'ladder.zebras.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Ladder', { ...ladder, zebras: ['zebra-1'] });
      await api
        .patch('/ladder/ladder-1', { zebras: ['zebra-2'] })
        .ok('an update replaces the list', { zebras: ['zebra-2'] });
      await api.patch('/ladder/ladder-1', { zebras: [] }).ok('the change is valid');
      await api.get('/ladder/ladder-1').ok('the list was emptied', { zebras: [] });
    },
  );

  test(
    'create and update refuse an id in zebras that no Zebra has',
    about(
      'ladder.zebras.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebras must hold only ids of existing Zebra objects';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/ladder', { ...ladder, zebras: ['zebra-unknown'] }).invalid(because);
      await api
        .post('/ladder', { ...ladder, zebras: ['zebra-1', 'zebra-unknown'] })
        .invalid(because);
      await api
        .post('/ladder', { ...ladder, zebras: ['zebra-unknown', 'zebra-2'] })
        .invalid(because);
      await api.get('/ladder/ladder-1').notFound('a refused create stores nothing');
      await api.create('Ladder', { ...ladder, zebras: ['zebra-1', 'zebra-2'] });
      await api.patch('/ladder/ladder-1', { zebras: ['zebra-unknown'] }).invalid(because);
      await api
        .patch('/ladder/ladder-1', { zebras: ['zebra-1', 'zebra-unknown'] })
        .invalid(because);
      await api
        .patch('/ladder/ladder-1', { zebras: ['zebra-unknown', 'zebra-2'] })
        .invalid(because);
      await api
        .get('/ladder/ladder-1')
        .ok('a refused update changes nothing', { zebras: ['zebra-1', 'zebra-2'] });
    },
  );

  test(
    'create and update refuse null for the list zebras',
    about(
      'ladder.zebras.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebras must not be null';
      await api.post('/ladder', { ...ladder, zebras: null }).invalid(because);
      await api.get('/ladder/ladder-1').notFound('a refused create stores nothing');
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', { zebras: null }).invalid(because);
      await api.get('/ladder/ladder-1').ok('a refused update changes nothing', { zebras: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for zebras',
    about(
      'ladder.zebras.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebras must be a list of ids of Zebra';
      await api.create('Zebra', { ...zebra, id: 'x' });
      await api.post('/ladder', { ...ladder, zebras: 'x' }).invalid(because);
      await api.post('/ladder', { ...ladder, zebras: [{ value: 'text' }] }).invalid(because);
      await api.get('/ladder/ladder-1').notFound('a refused create stores nothing');
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', { zebras: 'x' }).invalid(because);
      await api.patch('/ladder/ladder-1', { zebras: [{}] }).invalid(because);
      await api.get('/ladder/ladder-1').ok('a refused update changes nothing', { zebras: [] });
    },
  );

  test(
    'deleting a Zebra takes its id out of every zebras and keeps the others',
    about(
      'ladder.zebras.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebra-2 was deleted';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Ladder', { ...ladder, zebras: ['zebra-1', 'zebra-2', 'zebra-3'] });
      await api.create('Ladder', { ...ladder, id: 'ladder-2', zebras: ['zebra-2'] });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/ladder/ladder-1')
        .ok(because, { id: 'ladder-1', zebras: ['zebra-1', 'zebra-3'] });
      await api.get('/ladder/ladder-2').ok(because, { id: 'ladder-2', zebras: [] });
      await api.get('/ladder').ok(because, [
        { id: 'ladder-1', zebras: ['zebra-1', 'zebra-3'] },
        { id: 'ladder-2', zebras: [] },
      ]);
      await api
        .patch('/ladder/ladder-1', { approval: 'under_review' })
        .ok('an update of something else brings no reference back', {
          zebras: ['zebra-1', 'zebra-3'],
        });
      await api
        .patch('/ladder/ladder-1', { zebras: ['zebra-1', 'zebra-2'] })
        .invalid('zebras must hold only ids of existing Zebra objects');
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .get('/ladder/ladder-2')
        .ok('the Zebra that has the id zebra-2 now is another', { zebras: [] });
    },
  );

  test(
    'create and update refuse the id of a Ladder in zebras, which refers to Zebra',
    about(
      'ladder.zebras.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'zebras must hold only ids of existing Zebra objects';
      await api.create('Ladder', ladder);
      await api
        .post('/ladder', { ...ladder, id: 'ladder-2', zebras: ['ladder-1'] })
        .invalid(because);
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', { zebras: ['ladder-1'] }).invalid(because);
      await api.get('/ladder/ladder-2').ok('a refused update changes nothing', { zebras: [] });
    },
  );

  test(
    'deleting a Ladder, or the Zebra of the same id, leaves the other one and zebras as they are',
    about(
      'ladder.zebras.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Zebra', { ...zebra, id: 'ladder-1' });
      await api.create('Zebra', { ...zebra, id: 'ladder-2' });
      await api.create('Ladder', { ...ladder, zebras: ['ladder-2'] });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.delete('/ladder/ladder-2').removed(because);
      await api
        .get('/zebra/ladder-2')
        .ok('no Zebra was deleted', { ...zebra, id: 'ladder-2', statues: [], galaxies: [] });
      await api.delete('/zebra/ladder-1').removed(because);
      await api
        .get('/ladder/ladder-1')
        .ok('only the Zebra ladder-1 was deleted', { ...ladder, zebras: ['ladder-2'] });
    },
  );

  test(
    'update that is refused for zebras does not change approval either',
    about(
      'ladder.zebras.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api
        .patch('/ladder/ladder-1', { approval: 'under_review', zebras: ['zebra-unknown'] })
        .invalid('zebras must hold only ids of existing Zebra objects');
      await api
        .get('/ladder/ladder-1')
        .ok('a refused update changes nothing', { ...ladder, zebras: [] });
    },
  );
});
