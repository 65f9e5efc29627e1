import { about, test, without } from '../support/api.ts';

// A valid Variety, as the tests send it.
const variety = {
  cup_potential: 90,
  id: 'variety-1',
  species: 'arabica',
  cultivar_name: 'vobo',
  view_count: 30,
  parent_variety: null,
  reviewed_at: '2022-04-02 13:54:34',
};

test.describe('Variety: create, read, update and delete', () => {
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
    'create answers the new Variety, and read answers it again',
    about(
      'variety.create.answers-the-object',
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
        .post('/variety', variety)
        .created('create answers the object that was sent', variety);
      await api.get('/variety/variety-1').ok('read answers the object that was created', variety);
      await api
        .post('/variety', { ...variety, id: 'variety-2' })
        .created('objects may be alike in everything but their ids', { id: 'variety-2' });
    },
  );

  test(
    'the id of a Variety may be any text, upper and lower case told apart, but no number',
    about(
      'variety.create.accepts-any-id',
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
        .post('/variety', { ...variety, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Variety', { ...variety, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/variety/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/variety/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...variety, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/variety', { ...variety, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Variety',
    about(
      'variety.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', {
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        })
        .ok('every one of these fields was sent', {
          cup_potential: 102,
          id: 'variety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          parent_variety: null,
          reviewed_at: '2023-12-11 23:43:53',
        });
      await api.get('/variety/variety-1').ok('the update is stored', {
        cup_potential: 102,
        species: 'liberica',
        cultivar_name: 'sosuto',
        view_count: 61,
        reviewed_at: '2023-12-11 23:43:53',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('variety.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', {
          id: 'variety-1',
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        })
        .ok(because, {
          id: 'variety-1',
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        });
      await api.get('/variety/variety-1').ok(because, {
        id: 'variety-1',
        cup_potential: 102,
        species: 'liberica',
        cultivar_name: 'sosuto',
        view_count: 61,
        reviewed_at: '2023-12-11 23:43:53',
      });
    },
  );

  test(
    'update that is refused for reviewed_at does not change cup_potential either',
    about(
      'variety.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', { cup_potential: 102, reviewed_at: 202403 })
        .invalid('reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format');
      await api.get('/variety/variety-1').ok('a refused update changes nothing', variety);
    },
  );

  test(
    'delete removes a Variety: no read finds it and no list holds it',
    about(
      'variety.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Variety', variety);
      await api.delete('/variety/variety-1').removed('the object exists');
      await api.get('/variety/variety-1').notFound(because);
      await api.patch('/variety/variety-1', { id: 'variety-1' }).notFound(because);
      await api.get('/variety').ok('what was deleted is in no list', []);
      await api
        .post('/variety', {
          ...variety,
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          cup_potential: 102,
          id: 'variety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          parent_variety: null,
          reviewed_at: '2023-12-11 23:43:53',
        });
      await api
        .get('/variety/variety-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          cup_potential: 102,
          id: 'variety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          parent_variety: null,
          reviewed_at: '2023-12-11 23:43:53',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Variety has',
    about('variety.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Variety has the id variety-unknown';
      await api.create('Variety', variety);
      await api.get('/variety/variety-unknown').notFound(because);
      await api
        .patch('/variety/variety-unknown', {
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        })
        .notFound(because);
      await api.delete('/variety/variety-unknown').notFound(because);
      await api
        .get('/variety')
        .ok('requests for an unknown id change nothing', [{ id: 'variety-1' }]);
    },
  );
});

test.describe('Variety: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Variety with all of its fields',
    about('variety.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', {
        ...variety,
        id: 'variety-2',
        cup_potential: 102,
        species: 'liberica',
        cultivar_name: 'sosuto',
        view_count: 61,
        reviewed_at: '2023-12-11 23:43:53',
      });
      await api.create('Variety', {
        ...variety,
        id: 'variety-3',
        cup_potential: 85,
        species: 'robusta',
        cultivar_name: 'muna',
        view_count: 86,
        reviewed_at: '2024-08-02 21:08:43',
      });
      await api.get('/variety').ok('three objects were created', [
        variety,
        {
          cup_potential: 102,
          id: 'variety-2',
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          parent_variety: null,
          reviewed_at: '2023-12-11 23:43:53',
        },
        {
          cup_potential: 85,
          id: 'variety-3',
          species: 'robusta',
          cultivar_name: 'muna',
          view_count: 86,
          parent_variety: null,
          reviewed_at: '2024-08-02 21:08:43',
        },
      ]);
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api.create('Variety', { ...variety, id: 'variety-5' });
      await api.create('Variety', { ...variety, id: 'variety-6' });
      await api.create('Variety', { ...variety, id: 'variety-7' });
      await api.create('Variety', { ...variety, id: 'variety-8' });
      await api.create('Variety', { ...variety, id: 'variety-9' });
      await api.create('Variety', { ...variety, id: 'variety-10' });
      await api.create('Variety', { ...variety, id: 'variety-11' });
      await api
        .get('/variety')
        .ok('a list holds every object, however many there are', [
          { id: 'variety-1' },
          { id: 'variety-2' },
          { id: 'variety-3' },
          { id: 'variety-4' },
          { id: 'variety-5' },
          { id: 'variety-6' },
          { id: 'variety-7' },
          { id: 'variety-8' },
          { id: 'variety-9' },
          { id: 'variety-10' },
          { id: 'variety-11' },
        ]);
    },
  );

  test(
    'update of one Variety leaves another as it was',
    about('variety.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', {
        ...variety,
        id: 'variety-2',
        cup_potential: 102,
        species: 'liberica',
        cultivar_name: 'sosuto',
        view_count: 61,
        reviewed_at: '2023-12-11 23:43:53',
      });
      await api
        .patch('/variety/variety-2', {
          id: 'variety-2',
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        })
        .ok('the change is valid');
      await api.get('/variety/variety-1').ok('another object was updated', variety);
      await api.get('/variety/variety-2').ok('the update is stored', {
        cup_potential: 102,
        id: 'variety-2',
        species: 'liberica',
        cultivar_name: 'sosuto',
        view_count: 61,
        parent_variety: null,
        reviewed_at: '2023-12-11 23:43:53',
      });
    },
  );

  test(
    'delete of one Variety leaves another as it was',
    about(
      'variety.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', {
        ...variety,
        id: 'variety-2',
        cup_potential: 102,
        species: 'liberica',
        cultivar_name: 'sosuto',
        view_count: 61,
        reviewed_at: '2023-12-11 23:43:53',
      });
      await api.delete('/variety/variety-1').removed('the object exists');
      await api.get('/variety/variety-2').ok('another object was deleted', {
        cup_potential: 102,
        id: 'variety-2',
        species: 'liberica',
        cultivar_name: 'sosuto',
        view_count: 61,
        parent_variety: null,
        reviewed_at: '2023-12-11 23:43:53',
      });
      await api.get('/variety').ok('one of two objects was deleted', [{ id: 'variety-2' }]);
    },
  );

  test(
    'reset removes every Variety',
    about('variety.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', {
        ...variety,
        id: 'variety-2',
        cup_potential: 102,
        species: 'liberica',
        cultivar_name: 'sosuto',
        view_count: 61,
        reviewed_at: '2023-12-11 23:43:53',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/variety').ok('reset removes all objects', []);
      await api.get('/variety/variety-1').notFound('reset removed it');
    },
  );
});

test.describe('Variety: required fields and defaults', () => {
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
    'cup_potential is 80 when a create leaves it out',
    about('variety.cup_potential.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of cup_potential is 80';
      await api
        .post('/variety', without(variety, 'cup_potential'))
        .created(because, { cup_potential: 80 });
      await api.get('/variety/variety-1').ok(because, { cup_potential: 80 });
    },
  );

  test(
    'create refuses a Variety without an id',
    about(
      'variety.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/variety', without(variety, 'id')).invalid('id must be sent');
      await api.get('/variety').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a Variety without species, which is optional',
    about('variety.species.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'species is optional';
      await api.post('/variety', without(variety, 'species')).created(because, { species: null });
      await api.get('/variety/variety-1').ok(because, { species: null });
    },
  );

  test(
    'create accepts a Variety without cultivar_name, which is optional',
    about('variety.cultivar_name.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'cultivar_name is optional';
      await api
        .post('/variety', without(variety, 'cultivar_name'))
        .created(because, { cultivar_name: null });
      await api.get('/variety/variety-1').ok(because, { cultivar_name: null });
    },
  );

  test(
    'create refuses a Variety without view_count, which is required',
    about(
      'variety.view_count.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/variety', without(variety, 'view_count'))
        .invalid('view_count is required and has no default');
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Variety without parent_variety, which is required',
    about(
      'variety.parent_variety.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/variety', without(variety, 'parent_variety'))
        .invalid('parent_variety is required and has no default');
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Variety without reviewed_at, which is optional',
    about('variety.reviewed_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'reviewed_at is optional';
      await api
        .post('/variety', without(variety, 'reviewed_at'))
        .created(because, { reviewed_at: null });
      await api.get('/variety/variety-1').ok(because, { reviewed_at: null });
    },
  );

  test(
    'update of cup_potential or reviewed_at alone leaves every other field as it is',
    about('variety.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, parent_variety: 'variety-3' });
      await api
        .patch('/variety/variety-1', { cup_potential: 102 })
        .ok(because, { ...variety, cup_potential: 102, parent_variety: 'variety-3' });
      await api.patch('/variety/variety-1', { reviewed_at: '2023-12-11 23:43:53' }).ok(because, {
        ...variety,
        cup_potential: 102,
        parent_variety: 'variety-3',
        reviewed_at: '2023-12-11 23:43:53',
      });
      await api.get('/variety/variety-1').ok(because, {
        ...variety,
        cup_potential: 102,
        parent_variety: 'variety-3',
        reviewed_at: '2023-12-11 23:43:53',
      });
    },
  );
});

test.describe('Variety: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'cup_potential may be null, which is not replaced by its default',
    about(
      'variety.cup_potential.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'cup_potential is nullable and its default is for absence only';
      await api
        .post('/variety', { ...variety, cup_potential: null })
        .created(because, { cup_potential: null });
      await api.get('/variety/variety-1').ok(because, { cup_potential: null });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { cup_potential: null })
        .ok(because, { cup_potential: null });
      await api.get('/variety/variety-2').ok(because, { cup_potential: null });
    },
  );

  test(
    'create and update refuse null for species',
    about(
      'variety.species.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'species must not be null';
      await api.post('/variety', { ...variety, species: null }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { species: null }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
    },
  );

  test(
    'create and update refuse null for cultivar_name',
    about(
      'variety.cultivar_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cultivar_name must not be null';
      await api.post('/variety', { ...variety, cultivar_name: null }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { cultivar_name: null }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { cultivar_name: 'vobo' });
    },
  );

  test(
    'create and update refuse null for view_count',
    about(
      'variety.view_count.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'view_count must not be null';
      await api.post('/variety', { ...variety, view_count: null }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { view_count: null }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { view_count: 30 });
    },
  );

  test(
    'create and update refuse null for reviewed_at',
    about(
      'variety.reviewed_at.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must not be null';
      await api.post('/variety', { ...variety, reviewed_at: null }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { reviewed_at: null }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { reviewed_at: '2022-04-02 13:54:34' });
    },
  );
});

test.describe('Variety: types and bounds', () => {
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
    'create and update refuse a cup_potential of a wrong type',
    about(
      'variety.cup_potential.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cup_potential must be an integer';
      await api.post('/variety', { ...variety, cup_potential: 'abc' }).invalid(because);
      await api.post('/variety', { ...variety, cup_potential: { value: 'text' } }).invalid(because);
      await api.post('/variety', { ...variety, cup_potential: 89.5 }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { cup_potential: 'abc' }).invalid(because);
      await api.patch('/variety/variety-1', { cup_potential: {} }).invalid(because);
      await api.patch('/variety/variety-1', { cup_potential: 89.5 }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { cup_potential: 90 });
    },
  );

  test(
    'cup_potential may be right at its minimum of 60',
    about(
      'variety.cup_potential.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of cup_potential is 60, inclusive';
      await api
        .post('/variety', { ...variety, cup_potential: 60 })
        .created(because, { cup_potential: 60 });
      await api.get('/variety/variety-1').ok(because, { cup_potential: 60 });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { cup_potential: 60 })
        .ok(because, { cup_potential: 60 });
      await api.get('/variety/variety-2').ok(because, { cup_potential: 60 });
    },
  );

  test(
    'create and update refuse a cup_potential below its minimum of 60',
    about(
      'variety.cup_potential.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cup_potential must be at least 60';
      await api.post('/variety', { ...variety, cup_potential: 59 }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { cup_potential: 59 }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { cup_potential: 90 });
    },
  );

  test(
    'cup_potential may be right at its maximum of 105',
    about(
      'variety.cup_potential.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of cup_potential is 105, inclusive';
      await api
        .post('/variety', { ...variety, cup_potential: 105 })
        .created(because, { cup_potential: 105 });
      await api.get('/variety/variety-1').ok(because, { cup_potential: 105 });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { cup_potential: 105 })
        .ok(because, { cup_potential: 105 });
      await api.get('/variety/variety-2').ok(because, { cup_potential: 105 });
    },
  );

  test(
    'create and update refuse a cup_potential above its maximum of 105',
    about(
      'variety.cup_potential.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cup_potential must be at most 105';
      await api.post('/variety', { ...variety, cup_potential: 106 }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { cup_potential: 106 }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { cup_potential: 90 });
    },
  );

  test(
    'create and update refuse a species of a wrong type',
    about(
      'variety.species.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'species must be one of arabica, robusta, liberica';
      await api.post('/variety', { ...variety, species: 421337 }).invalid(because);
      await api.post('/variety', { ...variety, species: { value: 'text' } }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { species: 0 }).invalid(because);
      await api.patch('/variety/variety-1', { species: {} }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
    },
  );

  test(
    'cultivar_name of digits alone stays a string',
    about(
      'variety.cultivar_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of cultivar_name';
      await api
        .post('/variety', { ...variety, cultivar_name: '0042' })
        .created(because, { cultivar_name: '0042' });
      await api.get('/variety/variety-1').ok(because, { cultivar_name: '0042' });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { cultivar_name: '0042' })
        .ok(because, { cultivar_name: '0042' });
      await api.get('/variety/variety-2').ok(because, { cultivar_name: '0042' });
    },
  );

  test(
    'cultivar_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'variety.cultivar_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of cultivar_name';
      await api
        .post('/variety', { ...variety, cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/variety/variety-1')
        .ok(because, { cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/variety/variety-2')
        .ok(because, { cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a cultivar_name of a wrong type',
    about(
      'variety.cultivar_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cultivar_name must be a string';
      await api.post('/variety', { ...variety, cultivar_name: 421337 }).invalid(because);
      await api.post('/variety', { ...variety, cultivar_name: { value: 'text' } }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { cultivar_name: 0 }).invalid(because);
      await api.patch('/variety/variety-1', { cultivar_name: {} }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { cultivar_name: 'vobo' });
    },
  );

  test(
    'cultivar_name may be right at its minimum length of 3',
    about(
      'variety.cultivar_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of cultivar_name is 3, inclusive';
      await api
        .post('/variety', { ...variety, cultivar_name: 'bi ' })
        .created(because, { cultivar_name: 'bi ' });
      await api.get('/variety/variety-1').ok(because, { cultivar_name: 'bi ' });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { cultivar_name: 'bi ' })
        .ok(because, { cultivar_name: 'bi ' });
      await api.get('/variety/variety-2').ok(because, { cultivar_name: 'bi ' });
    },
  );

  test(
    'create and update refuse a cultivar_name below its minimum length of 3',
    about(
      'variety.cultivar_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cultivar_name must have at least 3 characters';
      await api.post('/variety', { ...variety, cultivar_name: 'r ' }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { cultivar_name: 'r ' }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { cultivar_name: 'vobo' });
    },
  );

  test(
    'cultivar_name may be right at its maximum length of 60',
    about(
      'variety.cultivar_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of cultivar_name is 60, inclusive';
      await api
        .post('/variety', {
          ...variety,
          cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, {
          cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api.get('/variety/variety-1').ok(because, {
        cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', {
          cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, {
          cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api.get('/variety/variety-2').ok(because, {
        cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
      });
    },
  );

  test(
    'create and update refuse a cultivar_name above its maximum length of 60',
    about(
      'variety.cultivar_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cultivar_name must have at most 60 characters';
      await api
        .post('/variety', {
          ...variety,
          cultivar_name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', {
          cultivar_name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { cultivar_name: 'vobo' });
    },
  );

  test(
    'create and update refuse a view_count of a wrong type',
    about(
      'variety.view_count.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'view_count must be an integer';
      await api.post('/variety', { ...variety, view_count: 'abc' }).invalid(because);
      await api.post('/variety', { ...variety, view_count: { value: 'text' } }).invalid(because);
      await api.post('/variety', { ...variety, view_count: 29.5 }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { view_count: 'abc' }).invalid(because);
      await api.patch('/variety/variety-1', { view_count: {} }).invalid(because);
      await api.patch('/variety/variety-1', { view_count: 29.5 }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { view_count: 30 });
    },
  );

  test(
    'view_count may be right at its minimum of 0',
    about(
      'variety.view_count.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of view_count is 0, inclusive';
      await api.post('/variety', { ...variety, view_count: 0 }).created(because, { view_count: 0 });
      await api.get('/variety/variety-1').ok(because, { view_count: 0 });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', { view_count: 0 }).ok(because, { view_count: 0 });
      await api.get('/variety/variety-2').ok(because, { view_count: 0 });
    },
  );

  test(
    'create and update refuse a view_count below its minimum of 0',
    about(
      'variety.view_count.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'view_count must be at least 0';
      await api.post('/variety', { ...variety, view_count: -1 }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { view_count: -1 }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { view_count: 30 });
    },
  );

  test(
    'view_count may be right at its maximum of 70000',
    about(
      'variety.view_count.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of view_count is 70000, inclusive';
      await api
        .post('/variety', { ...variety, view_count: 70000 })
        .created(because, { view_count: 70000 });
      await api.get('/variety/variety-1').ok(because, { view_count: 70000 });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { view_count: 70000 })
        .ok(because, { view_count: 70000 });
      await api.get('/variety/variety-2').ok(because, { view_count: 70000 });
    },
  );

  test(
    'create and update refuse a view_count above its maximum of 70000',
    about(
      'variety.view_count.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'view_count must be at most 70000';
      await api.post('/variety', { ...variety, view_count: 70001 }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { view_count: 70001 }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { view_count: 30 });
    },
  );

  test(
    'reviewed_at may be the leap day 2020-02-29',
    about('variety.reviewed_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of reviewed_at';
      await api
        .post('/variety', { ...variety, reviewed_at: '2020-02-29 12:00:00' })
        .created(because, { reviewed_at: '2020-02-29 12:00:00' });
      await api.get('/variety/variety-1').ok(because, { reviewed_at: '2020-02-29 12:00:00' });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { reviewed_at: '2020-02-29 12:00:00' })
        .ok(because, { reviewed_at: '2020-02-29 12:00:00' });
      await api.get('/variety/variety-2').ok(because, { reviewed_at: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a reviewed_at of a wrong type',
    about(
      'variety.reviewed_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/variety', { ...variety, reviewed_at: 202403 }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { reviewed_at: 0 }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { reviewed_at: '2022-04-02 13:54:34' });
    },
  );

  test(
    'create and update refuse a reviewed_at that no calendar or clock has',
    about(
      'variety.reviewed_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/variety', { ...variety, reviewed_at: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '2022-13-01 13:54:34' })
        .invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '2022-04-02 24:00:00' })
        .invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '2020-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '2022-04-02 10:60:00' })
        .invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '2022-04-02 10:30:75' })
        .invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', { reviewed_at: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/variety/variety-1', { reviewed_at: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/variety/variety-1', { reviewed_at: '2022-13-01 13:54:34' })
        .invalid(because);
      await api
        .patch('/variety/variety-1', { reviewed_at: '2022-04-02 24:00:00' })
        .invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { reviewed_at: '2022-04-02 13:54:34' });
    },
  );

  test(
    'create and update refuse a reviewed_at in another format',
    about(
      'variety.reviewed_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/variety', { ...variety, reviewed_at: '2022-04-02T13:54:34Z' })
        .invalid(because);
      await api.post('/variety', { ...variety, reviewed_at: '2022-04-02' }).invalid(because);
      await api.post('/variety', { ...variety, reviewed_at: 'not a date' }).invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '2022-04-02T13:54:34' })
        .invalid(because);
      await api.post('/variety', { ...variety, reviewed_at: '2022-04-02 13:54' }).invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '2022-04-02 13:54:34.125' })
        .invalid(because);
      await api
        .post('/variety', { ...variety, reviewed_at: '2022-04-02 13:54:34+02:00' })
        .invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', { reviewed_at: '2022-04-02T13:54:34Z' })
        .invalid(because);
      await api.patch('/variety/variety-1', { reviewed_at: '2022-04-02' }).invalid(because);
      await api.patch('/variety/variety-1', { reviewed_at: 'not a date' }).invalid(because);
      await api
        .patch('/variety/variety-1', { reviewed_at: '2022-04-02T13:54:34' })
        .invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { reviewed_at: '2022-04-02 13:54:34' });
    },
  );

  test(
    'reviewed_at has no first moment',
    about('variety.reviewed_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'reviewed_at has no first moment';
      await api
        .post('/variety', { ...variety, reviewed_at: '2001-02-03 04:05:06' })
        .created(because, { reviewed_at: '2001-02-03 04:05:06' });
      await api.get('/variety/variety-1').ok(because, { reviewed_at: '2001-02-03 04:05:06' });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { reviewed_at: '2001-02-03 04:05:06' })
        .ok(because, { reviewed_at: '2001-02-03 04:05:06' });
      await api.get('/variety/variety-2').ok(because, { reviewed_at: '2001-02-03 04:05:06' });
    },
  );

  test(
    'reviewed_at has no last moment',
    about('variety.reviewed_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'reviewed_at has no last moment';
      await api
        .post('/variety', { ...variety, reviewed_at: '2099-10-11 12:13:14' })
        .created(because, { reviewed_at: '2099-10-11 12:13:14' });
      await api.get('/variety/variety-1').ok(because, { reviewed_at: '2099-10-11 12:13:14' });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { reviewed_at: '2099-10-11 12:13:14' })
        .ok(because, { reviewed_at: '2099-10-11 12:13:14' });
      await api.get('/variety/variety-2').ok(because, { reviewed_at: '2099-10-11 12:13:14' });
    },
  );
});

test.describe('Variety: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'species may be arabica, robusta, liberica',
    about(
      'variety.species.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of VarietySpecies';
      await api.post('/variety', variety).created(because, { species: 'arabica' });
      await api
        .patch('/variety/variety-1', { species: 'robusta' })
        .ok(because, { species: 'robusta' });
      await api
        .patch('/variety/variety-1', { species: 'liberica' })
        .ok(because, { species: 'liberica' });
      await api.get('/variety/variety-1').ok(because, { species: 'liberica' });
      await api
        .patch('/variety/variety-1', { species: 'arabica' })
        .ok(because, { species: 'arabica' });
    },
  );

  test(
    'create and update refuse a species that VarietySpecies does not list, such as unheard_of',
    about(
      'variety.species.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'species must be one of arabica, robusta, liberica';
      await api.post('/variety', { ...variety, species: 'unheard_of' }).invalid(because);
      await api.post('/variety', { ...variety, species: 'arabica ' }).invalid(because);
      await api.post('/variety', { ...variety, species: 'arabic' }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { species: 'unheard_of' }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
    },
  );

  test(
    'create and update refuse the species ARABICA, as upper and lower case differ',
    about(
      'variety.species.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'species must be one of arabica, robusta, liberica';
      await api.post('/variety', { ...variety, species: 'ARABICA' }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { species: 'ARABICA' }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
    },
  );
});

test.describe('Variety: references', () => {
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
    'parent_variety refers to an existing Variety and is answered as its id',
    about('variety.parent_variety.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      const because = 'parent_variety was sent as variety-3';
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api
        .post('/variety', { ...variety, parent_variety: 'variety-3' })
        .created(because, { parent_variety: 'variety-3' });
      await api.get('/variety/variety-1').ok(because, { parent_variety: 'variety-3' });
      await api
        .patch('/variety/variety-1', { parent_variety: 'variety-4' })
        .ok('parent_variety was changed to variety-4', { parent_variety: 'variety-4' });
      await api
        .get('/variety/variety-1')
        .ok('parent_variety was changed to variety-4', { parent_variety: 'variety-4' });
      await api.get('/variety').ok('lists answer references as ids too', [
        { id: 'variety-3', parent_variety: null },
        { id: 'variety-4', parent_variety: null },
        { id: 'variety-1', parent_variety: 'variety-4' },
      ]);
    },
  );

  test(
    'create and update refuse a parent_variety that no Variety has as its id',
    about(
      'variety.parent_variety.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'parent_variety must be the id of an existing Variety';
      await api
        .post('/variety', { ...variety, parent_variety: 'variety-unknown' })
        .invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, parent_variety: 'variety-3' });
      await api.patch('/variety/variety-1', { parent_variety: 'variety-unknown' }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { parent_variety: 'variety-3' });
    },
  );

  test(
    'create and update refuse what is no id for parent_variety',
    about(
      'variety.parent_variety.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'parent_variety must be the id of a Variety';
      await api.post('/variety', { ...variety, parent_variety: 421337 }).invalid(because);
      await api
        .post('/variety', { ...variety, parent_variety: { value: 'text' } })
        .invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { parent_variety: 0 }).invalid(because);
      await api.patch('/variety/variety-1', { parent_variety: {} }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { parent_variety: null });
    },
  );

  test(
    'parent_variety may be null',
    about('variety.parent_variety.accepts-null', 'references.null'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.post('/variety', variety).created(because, { parent_variety: null });
      await api
        .patch('/variety/variety-1', { parent_variety: 'variety-3' })
        .ok('the change is valid');
      await api
        .patch('/variety/variety-1', { parent_variety: null })
        .ok(because, { parent_variety: null });
      await api.get('/variety/variety-1').ok(because, { parent_variety: null });
    },
  );

  test(
    'deleting a Variety clears every parent_variety that refers to it',
    about(
      'variety.parent_variety.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'variety-3 was deleted';
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, parent_variety: 'variety-3' });
      await api.create('Variety', { ...variety, id: 'variety-2', parent_variety: 'variety-3' });
      await api.delete('/variety/variety-3').removed('the object exists');
      await api.get('/variety/variety-1').ok(because, { id: 'variety-1', parent_variety: null });
      await api.get('/variety/variety-2').ok(because, { id: 'variety-2', parent_variety: null });
      await api.get('/variety').ok(because, [
        { id: 'variety-1', parent_variety: null },
        { id: 'variety-2', parent_variety: null },
      ]);
      await api
        .patch('/variety/variety-1', { cup_potential: 102 })
        .ok('an update of something else brings no reference back', { parent_variety: null });
      await api
        .patch('/variety/variety-1', { parent_variety: 'variety-3' })
        .invalid('parent_variety must be the id of an existing Variety');
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api
        .get('/variety/variety-2')
        .ok('the Variety that has the id variety-3 now is another', { parent_variety: null });
    },
  );

  test(
    'deleting a Variety keeps a parent_variety that refers to another',
    about(
      'variety.parent_variety.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api.create('Variety', { ...variety, parent_variety: 'variety-4' });
      await api.delete('/variety/variety-3').removed(because);
      await api
        .get('/variety/variety-1')
        .ok('another Variety was deleted', { parent_variety: 'variety-4' });
      await api.delete('/variety/variety-1').removed(because);
      await api
        .get('/variety/variety-4')
        .ok('only what refers to it was deleted', { id: 'variety-4' });
    },
  );

  test(
    'update that is refused for parent_variety does not change cup_potential either',
    about(
      'variety.parent_variety.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', { cup_potential: 102, parent_variety: 'variety-unknown' })
        .invalid('parent_variety must be the id of an existing Variety');
      await api.get('/variety/variety-1').ok('a refused update changes nothing', variety);
    },
  );
});
