import { about, test, without } from '../support/api.ts';

// A valid Theater, as the tests send it.
const theater = {
  approval: 'revised',
  id: 'theater-1',
  temperature: 10.75,
  visible_recent_stored: true,
};

// A valid Jacket, as the tests send it.
const jacket = {
  id: 'jacket-1',
  margin_verified: 78.75,
  sealed_off_third: false,
  serial: 'sigi tov',
  attempts_pending: 62,
};

test.describe('Theater: create, read, update and delete', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'create answers the new Theater, and read answers it again',
    about(
      'theater.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/theater', theater)
        .created('create answers the object that was sent', { ...theater, jackets: [] });
      await api
        .get('/theater/theater-1')
        .ok('read answers the object that was created', { ...theater, jackets: [] });
      await api
        .post('/theater', { ...theater, id: 'theater-2' })
        .created('objects may be alike in everything but their ids', { id: 'theater-2' });
    },
  );

  test(
    'the id of a Theater may be any text, upper and lower case told apart, but no number',
    about(
      'theater.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/theater', { ...theater, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Theater', { ...theater, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/theater/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/theater/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...theater, id: 'Room 2.B at the Very End of the Long Hall', jackets: [] });
      await api.post('/theater', { ...theater, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Theater',
    about(
      'theater.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api
        .patch('/theater/theater-1', {
          approval: 'hidden',
          temperature: 49.25,
          visible_recent_stored: false,
        })
        .ok('every one of these fields was sent', {
          approval: 'hidden',
          id: 'theater-1',
          temperature: 49.25,
          visible_recent_stored: false,
          jackets: [],
        });
      await api.get('/theater/theater-1').ok('the update is stored', {
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('theater.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Theater', theater);
      await api
        .patch('/theater/theater-1', {
          id: 'theater-1',
          approval: 'hidden',
          temperature: 49.25,
          visible_recent_stored: false,
        })
        .ok(because, {
          id: 'theater-1',
          approval: 'hidden',
          temperature: 49.25,
          visible_recent_stored: false,
        });
      await api.get('/theater/theater-1').ok(because, {
        id: 'theater-1',
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
    },
  );

  test(
    'update that is refused for visible_recent_stored does not change approval either',
    about(
      'theater.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api
        .patch('/theater/theater-1', { approval: 'hidden', visible_recent_stored: 'abc' })
        .invalid('visible_recent_stored must be true or false');
      await api
        .get('/theater/theater-1')
        .ok('a refused update changes nothing', { ...theater, jackets: [] });
    },
  );

  test(
    'delete removes a Theater: no read finds it and no list holds it',
    about(
      'theater.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Theater', theater);
      await api.delete('/theater/theater-1').removed('the object exists');
      await api.get('/theater/theater-1').notFound(because);
      await api.patch('/theater/theater-1', { id: 'theater-1' }).notFound(because);
      await api.get('/theater').ok('what was deleted is in no list', []);
      await api
        .post('/theater', {
          ...theater,
          approval: 'hidden',
          temperature: 49.25,
          visible_recent_stored: false,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          approval: 'hidden',
          id: 'theater-1',
          temperature: 49.25,
          visible_recent_stored: false,
          jackets: [],
        });
      await api
        .get('/theater/theater-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          approval: 'hidden',
          id: 'theater-1',
          temperature: 49.25,
          visible_recent_stored: false,
          jackets: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Theater has',
    about('theater.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Theater has the id theater-unknown';
      await api.create('Theater', theater);
      await api.get('/theater/theater-unknown').notFound(because);
      await api
        .patch('/theater/theater-unknown', {
          approval: 'hidden',
          temperature: 49.25,
          visible_recent_stored: false,
        })
        .notFound(because);
      await api.delete('/theater/theater-unknown').notFound(because);
      await api
        .get('/theater')
        .ok('requests for an unknown id change nothing', [{ id: 'theater-1' }]);
    },
  );
});

test.describe('Theater: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Theater with all of its fields',
    about(
      'theater.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
      await api.create('Theater', {
        ...theater,
        id: 'theater-3',
        approval: 'reserved',
        temperature: 19.75,
      });
      await api.get('/theater').ok('three objects were created', [
        { ...theater, jackets: [] },
        {
          approval: 'hidden',
          id: 'theater-2',
          temperature: 49.25,
          visible_recent_stored: false,
          jackets: [],
        },
        {
          approval: 'reserved',
          id: 'theater-3',
          temperature: 19.75,
          visible_recent_stored: true,
          jackets: [],
        },
      ]);
      await api.create('Theater', { ...theater, id: 'theater-4', approval: 'accepted' });
      await api.create('Theater', { ...theater, id: 'theater-5', approval: 'under_review' });
      await api.create('Theater', { ...theater, id: 'theater-6', approval: 'voided' });
      await api.create('Theater', { ...theater, id: 'theater-7', approval: 'withdrawn' });
      await api.create('Theater', { ...theater, id: 'theater-8' });
      await api.create('Theater', { ...theater, id: 'theater-9' });
      await api.create('Theater', { ...theater, id: 'theater-10' });
      await api.create('Theater', { ...theater, id: 'theater-11' });
      await api
        .get('/theater')
        .ok('a list holds every object, however many there are', [
          { id: 'theater-1' },
          { id: 'theater-2' },
          { id: 'theater-3' },
          { id: 'theater-4' },
          { id: 'theater-5' },
          { id: 'theater-6' },
          { id: 'theater-7' },
          { id: 'theater-8' },
          { id: 'theater-9' },
          { id: 'theater-10' },
          { id: 'theater-11' },
        ]);
    },
  );

  test(
    'update of one Theater leaves another as it was',
    about(
      'theater.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
      await api
        .patch('/theater/theater-2', {
          id: 'theater-2',
          approval: 'hidden',
          temperature: 49.25,
          visible_recent_stored: false,
        })
        .ok('the change is valid');
      await api
        .get('/theater/theater-1')
        .ok('another object was updated', { ...theater, jackets: [] });
      await api.get('/theater/theater-2').ok('the update is stored', {
        approval: 'hidden',
        id: 'theater-2',
        temperature: 49.25,
        visible_recent_stored: false,
        jackets: [],
      });
    },
  );

  test(
    'delete of one Theater leaves another as it was',
    about(
      'theater.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
      await api.delete('/theater/theater-1').removed('the object exists');
      await api.get('/theater/theater-2').ok('another object was deleted', {
        approval: 'hidden',
        id: 'theater-2',
        temperature: 49.25,
        visible_recent_stored: false,
        jackets: [],
      });
      await api.get('/theater').ok('one of two objects was deleted', [{ id: 'theater-2' }]);
    },
  );

  test(
    'reset removes every Theater',
    about('theater.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/theater').ok('reset removes all objects', []);
      await api.get('/theater/theater-1').notFound('reset removed it');
    },
  );
});

test.describe('Theater: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'approval is "withdrawn" when a create leaves it out',
    about(
      'theater.approval.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of approval is "withdrawn"';
      await api
        .post('/theater', without(theater, 'approval'))
        .created(because, { approval: 'withdrawn' });
      await api.get('/theater/theater-1').ok(because, { approval: 'withdrawn' });
    },
  );

  test(
    'create refuses a Theater without an id',
    about(
      'theater.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', without(theater, 'id')).invalid('id must be sent');
      await api.get('/theater').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Theater without temperature, which is required',
    about(
      'theater.temperature.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/theater', without(theater, 'temperature'))
        .invalid('temperature is required and has no default');
      await api.get('/theater/theater-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Theater without visible_recent_stored, which is required',
    about(
      'theater.visible_recent_stored.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/theater', without(theater, 'visible_recent_stored'))
        .invalid('visible_recent_stored is required and has no default');
      await api.get('/theater/theater-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of approval or visible_recent_stored alone leaves every other field as it is',
    about(
      'theater.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, jackets: ['jacket-1'] });
      await api
        .patch('/theater/theater-1', { approval: 'hidden' })
        .ok(because, { ...theater, approval: 'hidden', jackets: ['jacket-1'] });
      await api.patch('/theater/theater-1', { visible_recent_stored: false }).ok(because, {
        ...theater,
        approval: 'hidden',
        visible_recent_stored: false,
        jackets: ['jacket-1'],
      });
      await api.get('/theater/theater-1').ok(because, {
        ...theater,
        approval: 'hidden',
        visible_recent_stored: false,
        jackets: ['jacket-1'],
      });
    },
  );
});

test.describe('Theater: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'approval may be null, which is not replaced by its default',
    about(
      'theater.approval.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'approval is nullable and its default is for absence only';
      await api
        .post('/theater', { ...theater, approval: null })
        .created(because, { approval: null });
      await api.get('/theater/theater-1').ok(because, { approval: null });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', { approval: null }).ok(because, { approval: null });
      await api.get('/theater/theater-2').ok(because, { approval: null });
    },
  );

  test(
    'temperature may be null',
    about(
      'theater.temperature.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'temperature is nullable';
      await api
        .post('/theater', { ...theater, temperature: null })
        .created(because, { temperature: null });
      await api.get('/theater/theater-1').ok(because, { temperature: null });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api
        .patch('/theater/theater-2', { temperature: null })
        .ok(because, { temperature: null });
      await api.get('/theater/theater-2').ok(because, { temperature: null });
    },
  );

  test(
    'create and update refuse null for visible_recent_stored',
    about(
      'theater.visible_recent_stored.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visible_recent_stored must not be null';
      await api.post('/theater', { ...theater, visible_recent_stored: null }).invalid(because);
      await api.get('/theater/theater-1').notFound('a refused create stores nothing');
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', { visible_recent_stored: null }).invalid(because);
      await api
        .get('/theater/theater-1')
        .ok('a refused update changes nothing', { visible_recent_stored: true });
    },
  );
});

test.describe('Theater: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'create and update refuse an approval of a wrong type',
    about(
      'theater.approval.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'approval must be one of accepted, under_review, withdrawn, reserved, voided, hidden, revised';
      await api.post('/theater', { ...theater, approval: 421337 }).invalid(because);
      await api.post('/theater', { ...theater, approval: { value: 'text' } }).invalid(because);
      await api.get('/theater/theater-1').notFound('a refused create stores nothing');
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', { approval: 0 }).invalid(because);
      await api.patch('/theater/theater-1', { approval: {} }).invalid(because);
      await api
        .get('/theater/theater-1')
        .ok('a refused update changes nothing', { approval: 'revised' });
    },
  );

  test(
    'temperature may be the whole number 0',
    about(
      'theater.temperature.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of temperature';
      await api
        .post('/theater', { ...theater, temperature: 0 })
        .created(because, { temperature: 0 });
      await api.get('/theater/theater-1').ok(because, { temperature: 0 });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', { temperature: 0 }).ok(because, { temperature: 0 });
      await api.get('/theater/theater-2').ok(because, { temperature: 0 });
    },
  );

  test(
    'temperature keeps three decimals',
    about('theater.temperature.keeps-decimals', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '12.375 is a valid value of temperature';
      await api
        .post('/theater', { ...theater, temperature: 12.375 })
        .created(because, { temperature: 12.375 });
      await api.get('/theater/theater-1').ok(because, { temperature: 12.375 });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api
        .patch('/theater/theater-2', { temperature: 12.375 })
        .ok(because, { temperature: 12.375 });
      await api.get('/theater/theater-2').ok(because, { temperature: 12.375 });
    },
  );

  test(
    'create and update refuse a temperature of a wrong type',
    about(
      'theater.temperature.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'temperature must be a number';
      await api.post('/theater', { ...theater, temperature: 'abc' }).invalid(because);
      await api.post('/theater', { ...theater, temperature: { value: 'text' } }).invalid(because);
      await api.get('/theater/theater-1').notFound('a refused create stores nothing');
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', { temperature: 'abc' }).invalid(because);
      await api.patch('/theater/theater-1', { temperature: {} }).invalid(because);
      await api
        .get('/theater/theater-1')
        .ok('a refused update changes nothing', { temperature: 10.75 });
    },
  );

  test(
    'temperature has no minimum',
    about(
      'theater.temperature.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'temperature has no minimum';
      await api
        .post('/theater', { ...theater, temperature: -999999.75 })
        .created(because, { temperature: -999999.75 });
      await api.get('/theater/theater-1').ok(because, { temperature: -999999.75 });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api
        .patch('/theater/theater-2', { temperature: -999999.75 })
        .ok(because, { temperature: -999999.75 });
      await api.get('/theater/theater-2').ok(because, { temperature: -999999.75 });
    },
  );

  test(
    'temperature has no maximum',
    about(
      'theater.temperature.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'temperature has no maximum';
      await api
        .post('/theater', { ...theater, temperature: 999999.75 })
        .created(because, { temperature: 999999.75 });
      await api.get('/theater/theater-1').ok(because, { temperature: 999999.75 });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api
        .patch('/theater/theater-2', { temperature: 999999.75 })
        .ok(because, { temperature: 999999.75 });
      await api.get('/theater/theater-2').ok(because, { temperature: 999999.75 });
    },
  );

  test(
    'visible_recent_stored may be false',
    about(
      'theater.visible_recent_stored.accepts-false',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'false is a valid value of visible_recent_stored';
      await api
        .post('/theater', { ...theater, visible_recent_stored: false })
        .created(because, { visible_recent_stored: false });
      await api.get('/theater/theater-1').ok(because, { visible_recent_stored: false });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api
        .patch('/theater/theater-2', { visible_recent_stored: false })
        .ok(because, { visible_recent_stored: false });
      await api.get('/theater/theater-2').ok(because, { visible_recent_stored: false });
    },
  );

  test(
    'create and update refuse a visible_recent_stored of a wrong type',
    about(
      'theater.visible_recent_stored.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visible_recent_stored must be true or false';
      await api.post('/theater', { ...theater, visible_recent_stored: 'abc' }).invalid(because);
      await api
        .post('/theater', { ...theater, visible_recent_stored: { value: 'text' } })
        .invalid(because);
      await api.get('/theater/theater-1').notFound('a refused create stores nothing');
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', { visible_recent_stored: 'abc' }).invalid(because);
      await api.patch('/theater/theater-1', { visible_recent_stored: {} }).invalid(because);
      await api
        .get('/theater/theater-1')
        .ok('a refused update changes nothing', { visible_recent_stored: true });
    },
  );
});

test.describe('Theater: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'approval may be accepted, under_review, withdrawn, reserved, voided, hidden, revised',
    about(
      'theater.approval.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of LadderApproval';
      await api
        .post('/theater', { ...theater, approval: 'accepted' })
        .created(because, { approval: 'accepted' });
      await api
        .patch('/theater/theater-1', { approval: 'under_review' })
        .ok(because, { approval: 'under_review' });
      await api
        .patch('/theater/theater-1', { approval: 'withdrawn' })
        .ok(because, { approval: 'withdrawn' });
      await api
        .patch('/theater/theater-1', { approval: 'reserved' })
        .ok(because, { approval: 'reserved' });
      await api
        .patch('/theater/theater-1', { approval: 'voided' })
        .ok(because, { approval: 'voided' });
      await api
        .patch('/theater/theater-1', { approval: 'hidden' })
        .ok(because, { approval: 'hidden' });
      await api
        .patch('/theater/theater-1', { approval: 'revised' })
        .ok(because, { approval: 'revised' });
      await api.get('/theater/theater-1').ok(because, { approval: 'revised' });
      await api
        .patch('/theater/theater-1', { approval: 'accepted' })
        .ok(because, { approval: 'accepted' });
    },
  );

  test(
    'approval may be reserved, which LadderApproval has gained',
    about(
      'theater.approval.accepts-added-reserved',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reserved was added to LadderApproval';
      await api
        .post('/theater', { ...theater, approval: 'reserved' })
        .created(because, { approval: 'reserved' });
      await api.get('/theater/theater-1').ok(because, { approval: 'reserved' });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api
        .patch('/theater/theater-2', { approval: 'reserved' })
        .ok(because, { approval: 'reserved' });
      await api.get('/theater/theater-2').ok(because, { approval: 'reserved' });
    },
  );

  test(
    'approval may be voided, which LadderApproval has gained',
    about(
      'theater.approval.accepts-added-voided',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'voided was added to LadderApproval';
      await api
        .post('/theater', { ...theater, approval: 'voided' })
        .created(because, { approval: 'voided' });
      await api.get('/theater/theater-1').ok(because, { approval: 'voided' });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api
        .patch('/theater/theater-2', { approval: 'voided' })
        .ok(because, { approval: 'voided' });
      await api.get('/theater/theater-2').ok(because, { approval: 'voided' });
    },
  );

  test(
    'approval may be hidden, which LadderApproval has gained',
    about(
      'theater.approval.accepts-added-hidden',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'hidden was added to LadderApproval';
      await api
        .post('/theater', { ...theater, approval: 'hidden' })
        .created(because, { approval: 'hidden' });
      await api.get('/theater/theater-1').ok(because, { approval: 'hidden' });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api
        .patch('/theater/theater-2', { approval: 'hidden' })
        .ok(because, { approval: 'hidden' });
      await api.get('/theater/theater-2').ok(because, { approval: 'hidden' });
    },
  );

  test(
    'approval may be revised, which LadderApproval has gained',
    about(
      'theater.approval.accepts-added-revised',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'revised was added to LadderApproval';
      await api.post('/theater', theater).created(because, { approval: 'revised' });
      await api.get('/theater/theater-1').ok(because, { approval: 'revised' });
      await api.create('Theater', { ...theater, id: 'theater-2', approval: 'hidden' });
      await api
        .patch('/theater/theater-2', { approval: 'revised' })
        .ok(because, { approval: 'revised' });
      await api.get('/theater/theater-2').ok(because, { approval: 'revised' });
    },
  );

  test(
    'create and update refuse an approval that LadderApproval does not list, such as unheard_of',
    about(
      'theater.approval.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'approval must be one of accepted, under_review, withdrawn, reserved, voided, hidden, revised';
      await api.post('/theater', { ...theater, approval: 'unheard_of' }).invalid(because);
      await api.post('/theater', { ...theater, approval: 'accepted ' }).invalid(because);
      await api.post('/theater', { ...theater, approval: 'accepte' }).invalid(because);
      await api.get('/theater/theater-1').notFound('a refused create stores nothing');
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', { approval: 'unheard_of' }).invalid(because);
      await api
        .get('/theater/theater-1')
        .ok('a refused update changes nothing', { approval: 'revised' });
    },
  );

  test(
    'create and update refuse the approval ACCEPTED, as upper and lower case differ',
    about(
      'theater.approval.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'approval must be one of accepted, under_review, withdrawn, reserved, voided, hidden, revised';
      await api.post('/theater', { ...theater, approval: 'ACCEPTED' }).invalid(because);
      await api.get('/theater/theater-1').notFound('a refused create stores nothing');
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', { approval: 'ACCEPTED' }).invalid(because);
      await api
        .get('/theater/theater-1')
        .ok('a refused update changes nothing', { approval: 'revised' });
    },
  );
});

test.describe('Theater: references', () => {
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

  test(
    'jackets is an empty list when a create leaves it out',
    about(
      'theater.jackets.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'jackets was left out';
      await api.post('/theater', theater).created(because, { jackets: [] });
      await api.get('/theater/theater-1').ok(because, { jackets: [] });
    },
  );

  test(
    'jackets lists existing Jacket objects and is answered as their ids',
    about(
      'theater.jackets.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'jackets was sent with two ids';
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.create('Jacket', { ...jacket, id: 'jacket-3' });
      await api.create('Jacket', { ...jacket, id: 'jacket-4' });
      await api.create('Jacket', { ...jacket, id: 'jacket-5' });
      await api
        .post('/theater', { ...theater, jackets: ['jacket-1', 'jacket-2'] })
        .created(because, { jackets: ['jacket-1', 'jacket-2'] });
      await api.get('/theater/theater-1').ok(because, { jackets: ['jacket-1', 'jacket-2'] });
      await api
        .get('/theater')
        .ok('lists answer references as ids too', [
          { id: 'theater-1', jackets: ['jacket-1', 'jacket-2'] },
        ]);
      await api
        .patch('/theater/theater-1', { jackets: ['jacket-2', 'jacket-1'] })
        .ok('any order will do', { jackets: ['jacket-2', 'jacket-1'] });
      await api
        .patch('/theater/theater-1', {
          jackets: ['jacket-1', 'jacket-2', 'jacket-3', 'jacket-4', 'jacket-5'],
        })
        .ok('no length is too much', {
          jackets: ['jacket-1', 'jacket-2', 'jacket-3', 'jacket-4', 'jacket-5'],
        });
      await api.delete('/theater/theater-1').removed('the object exists');
      await api
        .get('/jacket')
        .ok('only what refers to them was deleted', [
          { id: 'jacket-1' },
          { id: 'jacket-2' },
          { id: 'jacket-3' },
          { id: 'jacket-4' },
          { id: 'jacket-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in jackets',
    about(
      'theater.jackets.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.create('Theater', { ...theater, jackets: ['jacket-1'] });
      await api
        .patch('/theater/theater-1', { jackets: ['jacket-2'] })
        .ok('an update replaces the list', { jackets: ['jacket-2'] });
      await api.patch('/theater/theater-1', { jackets: [] }).ok('the change is valid');
      await api.get('/theater/theater-1').ok('the list was emptied', { jackets: [] });
    },
  );

  test(
    'create and update refuse an id in jackets that no Jacket has',
    about(
      'theater.jackets.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'jackets must hold only ids of existing Jacket objects';
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.post('/theater', { ...theater, jackets: ['jacket-unknown'] }).invalid(because);
      await api
        .post('/theater', { ...theater, jackets: ['jacket-1', 'jacket-unknown'] })
        .invalid(because);
      await api
        .post('/theater', { ...theater, jackets: ['jacket-unknown', 'jacket-2'] })
        .invalid(because);
      await api.get('/theater/theater-1').notFound('a refused create stores nothing');
      await api.create('Theater', { ...theater, jackets: ['jacket-1', 'jacket-2'] });
      await api.patch('/theater/theater-1', { jackets: ['jacket-unknown'] }).invalid(because);
      await api
        .patch('/theater/theater-1', { jackets: ['jacket-1', 'jacket-unknown'] })
        .invalid(because);
      await api
        .patch('/theater/theater-1', { jackets: ['jacket-unknown', 'jacket-2'] })
        .invalid(because);
      await api
        .get('/theater/theater-1')
        .ok('a refused update changes nothing', { jackets: ['jacket-1', 'jacket-2'] });
    },
  );

  test(
    'create and update refuse null for the list jackets',
    about(
      'theater.jackets.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'jackets must not be null';
      await api.post('/theater', { ...theater, jackets: null }).invalid(because);
      await api.get('/theater/theater-1').notFound('a refused create stores nothing');
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', { jackets: null }).invalid(because);
      await api.get('/theater/theater-1').ok('a refused update changes nothing', { jackets: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for jackets',
    about(
      'theater.jackets.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'jackets must be a list of ids of Jacket';
      await api.create('Jacket', { ...jacket, id: 'x' });
      await api.post('/theater', { ...theater, jackets: 'x' }).invalid(because);
      await api.post('/theater', { ...theater, jackets: [{ value: 'text' }] }).invalid(because);
      await api.get('/theater/theater-1').notFound('a refused create stores nothing');
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', { jackets: 'x' }).invalid(because);
      await api.patch('/theater/theater-1', { jackets: [{}] }).invalid(because);
      await api.get('/theater/theater-1').ok('a refused update changes nothing', { jackets: [] });
    },
  );

  test(
    'deleting a Jacket takes its id out of every jackets and keeps the others',
    about(
      'theater.jackets.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'jacket-2 was deleted';
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.create('Jacket', { ...jacket, id: 'jacket-3' });
      await api.create('Theater', { ...theater, jackets: ['jacket-1', 'jacket-2', 'jacket-3'] });
      await api.create('Theater', { ...theater, id: 'theater-2', jackets: ['jacket-2'] });
      await api.delete('/jacket/jacket-2').removed('the object exists');
      await api
        .get('/theater/theater-1')
        .ok(because, { id: 'theater-1', jackets: ['jacket-1', 'jacket-3'] });
      await api.get('/theater/theater-2').ok(because, { id: 'theater-2', jackets: [] });
      await api.get('/theater').ok(because, [
        { id: 'theater-1', jackets: ['jacket-1', 'jacket-3'] },
        { id: 'theater-2', jackets: [] },
      ]);
      await api
        .patch('/theater/theater-1', { approval: 'hidden' })
        .ok('an update of something else brings no reference back', {
          jackets: ['jacket-1', 'jacket-3'],
        });
      await api
        .patch('/theater/theater-1', { jackets: ['jacket-1', 'jacket-2'] })
        .invalid('jackets must hold only ids of existing Jacket objects');
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .get('/theater/theater-2')
        .ok('the Jacket that has the id jacket-2 now is another', { jackets: [] });
    },
  );

  test(
    'create and update refuse the id of a Theater in jackets, which refers to Jacket',
    about(
      'theater.jackets.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'jackets must hold only ids of existing Jacket objects';
      await api.create('Theater', theater);
      await api
        .post('/theater', { ...theater, id: 'theater-2', jackets: ['theater-1'] })
        .invalid(because);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', { jackets: ['theater-1'] }).invalid(because);
      await api.get('/theater/theater-2').ok('a refused update changes nothing', { jackets: [] });
    },
  );

  test(
    'deleting a Theater, or the Jacket of the same id, leaves the other one and jackets as they are',
    about(
      'theater.jackets.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Jacket', { ...jacket, id: 'theater-1' });
      await api.create('Jacket', { ...jacket, id: 'theater-2' });
      await api.create('Theater', { ...theater, jackets: ['theater-2'] });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.delete('/theater/theater-2').removed(because);
      await api
        .get('/jacket/theater-2')
        .ok('no Jacket was deleted', { ...jacket, id: 'theater-2', teapot_spare_pending: null });
      await api.delete('/jacket/theater-1').removed(because);
      await api
        .get('/theater/theater-1')
        .ok('only the Jacket theater-1 was deleted', { ...theater, jackets: ['theater-2'] });
    },
  );

  test(
    'update that is refused for jackets does not change approval either',
    about(
      'theater.jackets.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api
        .patch('/theater/theater-1', { approval: 'hidden', jackets: ['jacket-unknown'] })
        .invalid('jackets must hold only ids of existing Jacket objects');
      await api
        .get('/theater/theater-1')
        .ok('a refused update changes nothing', { ...theater, jackets: [] });
    },
  );
});

test.describe('Theater: actions', () => {
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
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'restore moves approval from under_review to hidden',
    about(
      'theater.restore.moves-from-under_review',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .ok('the state is right and every condition holds', {
          ...theater,
          approval: 'hidden',
          temperature: null,
          jackets: ['jacket-1', 'jacket-2'],
        });
      await api.get('/theater/theater-1').ok('what the action did is stored', {
        ...theater,
        approval: 'hidden',
        temperature: null,
        jackets: ['jacket-1', 'jacket-2'],
      });
    },
  );

  test(
    'restore applies the effect: set this.temperature to null',
    about(
      'theater.restore.effect-set-temperature-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .ok('the state is right and every condition holds');
      await api.get('/theater/theater-1').ok('set this.temperature to null', {
        temperature: null,
        id: 'theater-1',
        visible_recent_stored: true,
        jackets: ['jacket-1', 'jacket-2'],
      });
    },
  );

  test(
    'restore leaves objects alone that it does not concern',
    about(
      'theater.restore.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .ok('the state is right and every condition holds');
      await api
        .get('/theater/theater-2')
        .ok('restore was called on theater-1, which does not concern this object', {
          ...theater,
          approval: 'under_review',
          id: 'theater-2',
          jackets: ['jacket-1', 'jacket-2'],
        });
    },
  );

  test(
    'restore acts on what updates left, and later updates leave what it did',
    about(
      'theater.restore.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Jacket', { ...jacket, attempts_pending: -65 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -65 });
      await api.create('Theater', {
        ...theater,
        approval: 'hidden',
        jackets: [],
        temperature: 49.25,
      });
      await api
        .patch('/theater/theater-1', {
          approval: 'under_review',
          jackets: ['jacket-1', 'jacket-2'],
          temperature: 10.75,
        })
        .ok(because);
      await api.patch('/jacket/jacket-2', { attempts_pending: -66 }).ok(because);
      await api.patch('/jacket/jacket-1', { attempts_pending: -66 }).ok(because);
      await api
        .post('/theater/theater-1/restore')
        .ok('the state is right and every condition holds');
      await api
        .get('/theater')
        .ok('a list shows what restore did', [
          { id: 'theater-1', approval: 'hidden', temperature: null },
        ]);
      await api.patch('/theater/theater-1', { visible_recent_stored: false }).ok(because);
      await api
        .get('/theater/theater-1')
        .ok('what restore did stays when something else is updated', {
          visible_recent_stored: false,
          approval: 'hidden',
          temperature: null,
        });
      await api
        .patch('/theater/theater-1', { approval: 'under_review' })
        .ok('an update may lead back to any approval');
      await api
        .post('/theater/theater-1/restore')
        .ok('the state is right and every condition holds', {
          approval: 'hidden',
          temperature: null,
        });
    },
  );

  test(
    'restore answers 404 for an id that no Theater has',
    about('theater.restore.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api
        .post('/theater/theater-unknown/restore')
        .notFound('no Theater has the id theater-unknown');
      await api.delete('/theater/theater-1').removed('the object exists');
      await api.post('/theater/theater-1/restore').notFound('it was deleted');
      await api.create('Jacket', jacket);
      await api
        .post('/theater/jacket-1/restore')
        .notFound('the id is that of a Jacket, and no Theater has it');
    },
  );

  test(
    'restore is refused while approval is accepted',
    about(
      'theater.restore.refuses-from-accepted',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'accepted',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .refused('restore starts from under_review, and approval is accepted');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'accepted', temperature: 10.75 });
    },
  );

  test(
    'restore is refused while approval is withdrawn',
    about(
      'theater.restore.refuses-from-withdrawn',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'withdrawn',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .refused('restore starts from under_review, and approval is withdrawn');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'withdrawn', temperature: 10.75 });
    },
  );

  test(
    'restore is refused while approval is reserved',
    about(
      'theater.restore.refuses-from-reserved',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'reserved',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .refused('restore starts from under_review, and approval is reserved');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'reserved', temperature: 10.75 });
    },
  );

  test(
    'restore is refused while approval is voided',
    about(
      'theater.restore.refuses-from-voided',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'voided',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .refused('restore starts from under_review, and approval is voided');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'voided', temperature: 10.75 });
    },
  );

  test(
    'restore is refused while approval is hidden',
    about(
      'theater.restore.refuses-from-hidden',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'hidden',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .refused('restore starts from under_review, and approval is hidden');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'hidden', temperature: 10.75 });
    },
  );

  test(
    'restore is refused while approval is revised',
    about(
      'theater.restore.refuses-from-revised',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', { ...theater, jackets: ['jacket-1', 'jacket-2'] });
      await api
        .post('/theater/theater-1/restore')
        .refused('restore starts from under_review, and approval is revised');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'revised', temperature: 10.75 });
    },
  );

  test(
    'restore is refused while approval is null',
    about(
      'theater.restore.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: null,
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .refused('restore starts from under_review, and approval is null');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: null, temperature: 10.75 });
    },
  );

  test(
    'restore is refused unless all item in this.jackets satisfies: item.attempts_pending != -65',
    about(
      'theater.restore.refuses-unless-all-jackets-attempts_pending-ne--65',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -65 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .refused(
          'the condition all item in this.jackets satisfies: item.attempts_pending != -65 is not satisfied',
        );
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'under_review', temperature: 10.75 });
    },
  );

  test(
    'restore is refused when attempts_pending of an object in jackets is null',
    about(
      'theater.restore.refuses-when-attempts_pending-in-jackets-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: null });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .refused(
          'the condition all item in this.jackets satisfies: item.attempts_pending != -65 is not satisfied',
        );
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'under_review', temperature: 10.75 });
    },
  );

  test(
    'restore succeeds when jackets is empty',
    about(
      'theater.restore.succeeds-when-jackets-is-empty',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', { ...theater, approval: 'under_review', jackets: [] });
      await api
        .post('/theater/theater-1/restore')
        .ok('the state is right and every condition holds', {
          approval: 'hidden',
          temperature: null,
        });
      await api
        .get('/theater/theater-1')
        .ok('jackets is empty, which is allowed', { approval: 'hidden', temperature: null });
    },
  );

  test(
    'restore is refused when item.attempts_pending != -65 for the first object in jackets, but not for all',
    about(
      'theater.restore.refuses-when-a-later-one-in-jackets-fails',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'the condition all item in this.jackets satisfies: item.attempts_pending != -65 is not satisfied';
      await api.create('Jacket', { ...jacket, attempts_pending: -65 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-3', attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-4', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-2', 'jacket-3', 'jacket-4', 'jacket-1'],
      });
      await api.post('/theater/theater-1/restore').refused(because);
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'under_review', temperature: 10.75 });
      await api
        .patch('/theater/theater-1', { jackets: ['jacket-2', 'jacket-1', 'jacket-3', 'jacket-4'] })
        .ok('the objects in jackets may be in any order');
      await api.post('/theater/theater-1/restore').refused(because);
    },
  );

  test(
    'restore succeeds when all item in this.jackets satisfies: item.attempts_pending != -65 would not hold with the objects that are not in jackets',
    about(
      'theater.restore.succeeds-when-all-jackets-attempts_pending-ne--65-for-those-in-jackets-alone',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-3', attempts_pending: -65 });
      await api.create('Jacket', { ...jacket, id: 'jacket-4', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api
        .post('/theater/theater-1/restore')
        .ok('the state is right and every condition holds', {
          approval: 'hidden',
          temperature: null,
        });
      await api
        .get('/theater/theater-1')
        .ok(
          'all item in this.jackets satisfies: item.attempts_pending != -65 would not hold with the objects that are not in jackets, which is allowed',
          {
            approval: 'hidden',
            temperature: null,
          },
        );
    },
  );

  test(
    'restore succeeds after the deletion of what jackets named',
    about(
      'theater.restore.succeeds-after-delete-in-jackets',
      'guards.quantifiers',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Jacket', { ...jacket, attempts_pending: -65 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.delete('/jacket/jacket-1').removed(because);
      await api.delete('/jacket/jacket-2').removed(because);
      await api
        .post('/theater/theater-1/restore')
        .ok('the state is right and every condition holds', {
          approval: 'hidden',
          temperature: null,
        });
      await api.get('/theater/theater-1').ok('deleted before the action: jacket-1, jacket-2', {
        approval: 'hidden',
        temperature: null,
        jackets: [],
      });
    },
  );

  test(
    'activate moves approval from voided to withdrawn',
    about(
      'theater.activate.moves-from-voided',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'voided', jackets: ['jacket-1'] });
      await api
        .post('/theater/theater-1/activate')
        .ok('the state is right and every condition holds', {
          ...theater,
          approval: 'withdrawn',
          jackets: ['jacket-1'],
        });
      await api.get('/theater/theater-1').ok('what the action did is stored', {
        ...theater,
        approval: 'withdrawn',
        jackets: ['jacket-1'],
      });
    },
  );

  test(
    'activate moves approval from revised to withdrawn',
    about(
      'theater.activate.moves-from-revised',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, jackets: ['jacket-1'] });
      await api
        .post('/theater/theater-1/activate')
        .ok('the state is right and every condition holds', {
          ...theater,
          approval: 'withdrawn',
          jackets: ['jacket-1'],
        });
      await api.get('/theater/theater-1').ok('what the action did is stored', {
        ...theater,
        approval: 'withdrawn',
        jackets: ['jacket-1'],
      });
    },
  );

  test(
    'activate leaves objects alone that it does not concern',
    about('theater.activate.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'voided', jackets: ['jacket-1'] });
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'voided',
        jackets: ['jacket-1'],
      });
      await api
        .post('/theater/theater-1/activate')
        .ok('the state is right and every condition holds');
      await api
        .get('/theater/theater-2')
        .ok('activate was called on theater-1, which does not concern this object', {
          ...theater,
          approval: 'voided',
          id: 'theater-2',
          jackets: ['jacket-1'],
        });
    },
  );

  test(
    'activate acts on what updates left, and later updates leave what it did',
    about(
      'theater.activate.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'withdrawn', jackets: [] });
      await api
        .patch('/theater/theater-1', { approval: 'voided', jackets: ['jacket-1'] })
        .ok(because);
      await api
        .post('/theater/theater-1/activate')
        .ok('the state is right and every condition holds');
      await api
        .get('/theater')
        .ok('a list shows what activate did', [{ id: 'theater-1', approval: 'withdrawn' }]);
      await api.patch('/theater/theater-1', { temperature: 49.25 }).ok(because);
      await api
        .get('/theater/theater-1')
        .ok('what activate did stays when something else is updated', {
          temperature: 49.25,
          approval: 'withdrawn',
        });
      await api
        .patch('/theater/theater-1', { approval: 'voided' })
        .ok('an update may lead back to any approval');
      await api
        .post('/theater/theater-1/activate')
        .ok('the state is right and every condition holds', { approval: 'withdrawn' });
    },
  );

  test(
    'activate answers 404 for an id that no Theater has',
    about('theater.activate.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api
        .post('/theater/theater-unknown/activate')
        .notFound('no Theater has the id theater-unknown');
      await api.delete('/theater/theater-1').removed('the object exists');
      await api.post('/theater/theater-1/activate').notFound('it was deleted');
      await api.create('Jacket', jacket);
      await api
        .post('/theater/jacket-1/activate')
        .notFound('the id is that of a Jacket, and no Theater has it');
    },
  );

  test(
    'activate is refused while approval is accepted',
    about(
      'theater.activate.refuses-from-accepted',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'accepted', jackets: ['jacket-1'] });
      await api
        .post('/theater/theater-1/activate')
        .refused('activate starts from voided or revised, and approval is accepted');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'accepted' });
    },
  );

  test(
    'activate is refused while approval is under_review',
    about(
      'theater.activate.refuses-from-under_review',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'under_review', jackets: ['jacket-1'] });
      await api
        .post('/theater/theater-1/activate')
        .refused('activate starts from voided or revised, and approval is under_review');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'under_review' });
    },
  );

  test(
    'activate is refused while approval is withdrawn',
    about(
      'theater.activate.refuses-from-withdrawn',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'withdrawn', jackets: ['jacket-1'] });
      await api
        .post('/theater/theater-1/activate')
        .refused('activate starts from voided or revised, and approval is withdrawn');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'withdrawn' });
    },
  );

  test(
    'activate is refused while approval is reserved',
    about(
      'theater.activate.refuses-from-reserved',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'reserved', jackets: ['jacket-1'] });
      await api
        .post('/theater/theater-1/activate')
        .refused('activate starts from voided or revised, and approval is reserved');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'reserved' });
    },
  );

  test(
    'activate is refused while approval is hidden',
    about(
      'theater.activate.refuses-from-hidden',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'hidden', jackets: ['jacket-1'] });
      await api
        .post('/theater/theater-1/activate')
        .refused('activate starts from voided or revised, and approval is hidden');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'hidden' });
    },
  );

  test(
    'activate is refused while approval is null',
    about(
      'theater.activate.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: null, jackets: ['jacket-1'] });
      await api
        .post('/theater/theater-1/activate')
        .refused('activate starts from voided or revised, and approval is null');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: null });
    },
  );

  test(
    'activate is refused unless count(this.jackets) >= 1',
    about(
      'theater.activate.refuses-unless-count-jackets-gte-1',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'voided', jackets: [] });
      await api
        .post('/theater/theater-1/activate')
        .refused('the condition count(this.jackets) >= 1 is not satisfied');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'voided' });
    },
  );

  test(
    'activate is refused when count(this.jackets) >= 1 would hold with the objects that are not in jackets',
    about(
      'theater.activate.refuses-when-count-jackets-gte-1-for-those-in-jackets-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'voided', jackets: [] });
      await api
        .post('/theater/theater-1/activate')
        .refused('the condition count(this.jackets) >= 1 is not satisfied');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'voided' });
    },
  );

  test(
    'activate is refused after the deletion of what jackets named',
    about(
      'theater.activate.refuses-after-delete-in-jackets',
      'guards.count-sum',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'voided', jackets: ['jacket-1'] });
      await api.delete('/jacket/jacket-1').removed('the object exists');
      await api
        .post('/theater/theater-1/activate')
        .refused('the condition count(this.jackets) >= 1 is not satisfied');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: 'voided' });
    },
  );

  test(
    'refresh moves approval from under_review to revised',
    about(
      'theater.refresh.moves-from-under_review',
      'actions.success',
      'actions.stored',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'under_review' });
      await api
        .post('/theater/theater-1/refresh')
        .ok('the state is right and every condition holds', {
          ...theater,
          visible_recent_stored: false,
          jackets: [],
        });
      await api.get('/theater/theater-1').ok('what the action did is stored', {
        ...theater,
        visible_recent_stored: false,
        jackets: [],
      });
    },
  );

  test(
    'refresh moves approval from accepted to revised',
    about(
      'theater.refresh.moves-from-accepted',
      'actions.success',
      'actions.stored',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'accepted' });
      await api
        .post('/theater/theater-1/refresh')
        .ok('the state is right and every condition holds', {
          ...theater,
          visible_recent_stored: false,
          jackets: [],
        });
      await api.get('/theater/theater-1').ok('what the action did is stored', {
        ...theater,
        visible_recent_stored: false,
        jackets: [],
      });
    },
  );

  test(
    'refresh applies the effect: set this.visible_recent_stored to false',
    about(
      'theater.refresh.effect-set-visible_recent_stored-to-false',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'under_review' });
      await api
        .post('/theater/theater-1/refresh')
        .ok('the state is right and every condition holds');
      await api.get('/theater/theater-1').ok('set this.visible_recent_stored to false', {
        visible_recent_stored: false,
        id: 'theater-1',
        temperature: 10.75,
        jackets: [],
      });
    },
  );

  test(
    'refresh leaves objects alone that it does not concern',
    about(
      'theater.refresh.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'under_review' });
      await api.create('Theater', { ...theater, id: 'theater-2', approval: 'under_review' });
      await api
        .post('/theater/theater-1/refresh')
        .ok('the state is right and every condition holds');
      await api
        .get('/theater/theater-2')
        .ok('refresh was called on theater-1, which does not concern this object', {
          ...theater,
          approval: 'under_review',
          id: 'theater-2',
          jackets: [],
        });
    },
  );

  test(
    'refresh acts on what updates left, and later updates leave what it did',
    about(
      'theater.refresh.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the state is right and every condition holds';
      await api.create('Theater', { ...theater, temperature: null, visible_recent_stored: false });
      await api
        .patch('/theater/theater-1', {
          approval: 'under_review',
          temperature: 10.75,
          visible_recent_stored: true,
        })
        .ok('the change is valid');
      await api.post('/theater/theater-1/refresh').ok(because);
      await api
        .get('/theater')
        .ok('a list shows what refresh did', [
          { id: 'theater-1', approval: 'revised', visible_recent_stored: false },
        ]);
      await api
        .patch('/theater/theater-1', { approval: 'under_review' })
        .ok('an update may lead back to any approval');
      await api
        .post('/theater/theater-1/refresh')
        .ok(because, { approval: 'revised', visible_recent_stored: false });
    },
  );

  test(
    'refresh answers 404 for an id that no Theater has',
    about('theater.refresh.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api
        .post('/theater/theater-unknown/refresh')
        .notFound('no Theater has the id theater-unknown');
      await api.delete('/theater/theater-1').removed('the object exists');
      await api.post('/theater/theater-1/refresh').notFound('it was deleted');
      await api.create('Jacket', jacket);
      await api
        .post('/theater/jacket-1/refresh')
        .notFound('the id is that of a Jacket, and no Theater has it');
    },
  );

  test(
    'refresh is refused while approval is withdrawn',
    about(
      'theater.refresh.refuses-from-withdrawn',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'withdrawn' });
      await api
        .post('/theater/theater-1/refresh')
        .refused('refresh starts from under_review or accepted, and approval is withdrawn');
      await api.get('/theater/theater-1').ok('a refused action changes nothing', {
        approval: 'withdrawn',
        visible_recent_stored: true,
      });
    },
  );

  test(
    'refresh is refused while approval is reserved',
    about(
      'theater.refresh.refuses-from-reserved',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'reserved' });
      await api
        .post('/theater/theater-1/refresh')
        .refused('refresh starts from under_review or accepted, and approval is reserved');
      await api.get('/theater/theater-1').ok('a refused action changes nothing', {
        approval: 'reserved',
        visible_recent_stored: true,
      });
    },
  );

  test(
    'refresh is refused while approval is voided',
    about(
      'theater.refresh.refuses-from-voided',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'voided' });
      await api
        .post('/theater/theater-1/refresh')
        .refused('refresh starts from under_review or accepted, and approval is voided');
      await api.get('/theater/theater-1').ok('a refused action changes nothing', {
        approval: 'voided',
        visible_recent_stored: true,
      });
    },
  );

  test(
    'refresh is refused while approval is hidden',
    about(
      'theater.refresh.refuses-from-hidden',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'hidden' });
      await api
        .post('/theater/theater-1/refresh')
        .refused('refresh starts from under_review or accepted, and approval is hidden');
      await api.get('/theater/theater-1').ok('a refused action changes nothing', {
        approval: 'hidden',
        visible_recent_stored: true,
      });
    },
  );

  test(
    'refresh is refused while approval is revised',
    about(
      'theater.refresh.refuses-from-revised',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api
        .post('/theater/theater-1/refresh')
        .refused('refresh starts from under_review or accepted, and approval is revised');
      await api.get('/theater/theater-1').ok('a refused action changes nothing', {
        approval: 'revised',
        visible_recent_stored: true,
      });
    },
  );

  test(
    'refresh is refused while approval is null',
    about(
      'theater.refresh.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: null });
      await api
        .post('/theater/theater-1/refresh')
        .refused('refresh starts from under_review or accepted, and approval is null');
      await api
        .get('/theater/theater-1')
        .ok('a refused action changes nothing', { approval: null, visible_recent_stored: true });
    },
  );

  test(
    'refresh is refused unless this.temperature is not null',
    about(
      'theater.refresh.refuses-unless-temperature-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'under_review', temperature: null });
      await api
        .post('/theater/theater-1/refresh')
        .refused('the condition this.temperature is not null is not satisfied');
      await api.get('/theater/theater-1').ok('a refused action changes nothing', {
        approval: 'under_review',
        visible_recent_stored: true,
      });
    },
  );

  test(
    'refresh succeeds when temperature is 0',
    about(
      'theater.refresh.succeeds-when-temperature-is-0',
      'guards.is-null',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'under_review', temperature: 0 });
      await api
        .post('/theater/theater-1/refresh')
        .ok('the state is right and every condition holds', {
          approval: 'revised',
          visible_recent_stored: false,
        });
      await api.get('/theater/theater-1').ok('temperature is 0, which is allowed', {
        approval: 'revised',
        visible_recent_stored: false,
      });
    },
  );
});
