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
      await api.post('/variety', {
        body: variety,
        status: [200, 201],
        answer: variety,
        because: 'create answers the object that was sent',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: variety,
        because: 'read answers the object that was created',
      });
      await api.post('/variety', {
        body: { ...variety, id: 'variety-2' },
        status: [200, 201],
        answer: { id: 'variety-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/variety/variety-1', {
        body: {
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        },
        status: [200],
        answer: {
          cup_potential: 102,
          id: 'variety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          parent_variety: null,
          reviewed_at: '2023-12-11 23:43:53',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: {
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('variety.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: {
          id: 'variety-1',
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        },
        status: [200],
        answer: {
          id: 'variety-1',
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: {
          id: 'variety-1',
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/variety/variety-1', {
        body: { cup_potential: 102, reviewed_at: 202403 },
        status: [400, 422],
        because: 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: variety,
        because: 'a refused update changes nothing',
      });
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
      await api.create('Variety', variety);
      await api.delete('/variety/variety-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/variety/variety-1', { status: [404], because: 'it was deleted' });
      await api.get('/variety', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Variety has',
    about('variety.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.get('/variety/variety-unknown', {
        status: [404],
        because: 'no Variety has the id variety-unknown',
      });
      await api.patch('/variety/variety-unknown', {
        body: {
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        },
        status: [404],
        because: 'no Variety has the id variety-unknown',
      });
      await api.delete('/variety/variety-unknown', {
        status: [404],
        because: 'no Variety has the id variety-unknown',
      });
      await api.get('/variety', {
        status: [200],
        answer: [{ id: 'variety-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/variety', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/variety/variety-2', {
        body: {
          id: 'variety-2',
          cup_potential: 102,
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          reviewed_at: '2023-12-11 23:43:53',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: variety,
        because: 'another object was updated',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: {
          cup_potential: 102,
          id: 'variety-2',
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          parent_variety: null,
          reviewed_at: '2023-12-11 23:43:53',
        },
        because: 'the update is stored',
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
      await api.delete('/variety/variety-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: {
          cup_potential: 102,
          id: 'variety-2',
          species: 'liberica',
          cultivar_name: 'sosuto',
          view_count: 61,
          parent_variety: null,
          reviewed_at: '2023-12-11 23:43:53',
        },
        because: 'another object was deleted',
      });
      await api.get('/variety', {
        status: [200],
        answer: [{ id: 'variety-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/variety', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/variety/variety-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/variety', {
        body: without(variety, 'cup_potential'),
        status: [200, 201],
        answer: { cup_potential: 80 },
        because: 'the default of cup_potential is 80',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cup_potential: 80 },
        because: 'the default of cup_potential is 80',
      });
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
      await api.post('/variety', {
        body: without(variety, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/variety', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Variety without species, which is optional',
    about('variety.species.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/variety', {
        body: without(variety, 'species'),
        status: [200, 201],
        answer: { species: null },
        because: 'species is optional',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { species: null },
        because: 'species is optional',
      });
    },
  );

  test(
    'create accepts a Variety without cultivar_name, which is optional',
    about('variety.cultivar_name.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/variety', {
        body: without(variety, 'cultivar_name'),
        status: [200, 201],
        answer: { cultivar_name: null },
        because: 'cultivar_name is optional',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cultivar_name: null },
        because: 'cultivar_name is optional',
      });
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
      await api.post('/variety', {
        body: without(variety, 'view_count'),
        status: [400, 422],
        because: 'view_count is required and has no default',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/variety', {
        body: without(variety, 'parent_variety'),
        status: [400, 422],
        because: 'parent_variety is required and has no default',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Variety without reviewed_at, which is optional',
    about('variety.reviewed_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/variety', {
        body: without(variety, 'reviewed_at'),
        status: [200, 201],
        answer: { reviewed_at: null },
        because: 'reviewed_at is optional',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { reviewed_at: null },
        because: 'reviewed_at is optional',
      });
    },
  );

  test(
    'update of cup_potential or reviewed_at alone leaves every other field as it is',
    about('variety.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, parent_variety: 'variety-3' });
      await api.patch('/variety/variety-1', {
        body: { cup_potential: 102 },
        status: [200],
        answer: { ...variety, cup_potential: 102, parent_variety: 'variety-3' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/variety/variety-1', {
        body: { reviewed_at: '2023-12-11 23:43:53' },
        status: [200],
        answer: {
          ...variety,
          cup_potential: 102,
          parent_variety: 'variety-3',
          reviewed_at: '2023-12-11 23:43:53',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: {
          ...variety,
          cup_potential: 102,
          parent_variety: 'variety-3',
          reviewed_at: '2023-12-11 23:43:53',
        },
        because: 'an update touches only what it carries',
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
      await api.post('/variety', {
        body: { ...variety, cup_potential: null },
        status: [200, 201],
        answer: { cup_potential: null },
        because: 'cup_potential is nullable and its default is for absence only',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cup_potential: null },
        because: 'cup_potential is nullable and its default is for absence only',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { cup_potential: null },
        status: [200],
        answer: { cup_potential: null },
        because: 'cup_potential is nullable and its default is for absence only',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { cup_potential: null },
        because: 'cup_potential is nullable and its default is for absence only',
      });
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
      await api.post('/variety', {
        body: { ...variety, species: null },
        status: [400, 422],
        because: 'species must not be null',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { species: null },
        status: [400, 422],
        because: 'species must not be null',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { species: 'arabica' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, cultivar_name: null },
        status: [400, 422],
        because: 'cultivar_name must not be null',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { cultivar_name: null },
        status: [400, 422],
        because: 'cultivar_name must not be null',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cultivar_name: 'vobo' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, view_count: null },
        status: [400, 422],
        because: 'view_count must not be null',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { view_count: null },
        status: [400, 422],
        because: 'view_count must not be null',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { view_count: 30 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, reviewed_at: null },
        status: [400, 422],
        because: 'reviewed_at must not be null',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { reviewed_at: null },
        status: [400, 422],
        because: 'reviewed_at must not be null',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { reviewed_at: '2022-04-02 13:54:34' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Variety: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
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
      await api.post('/variety', {
        body: { ...variety, cup_potential: 'abc' },
        status: [400, 422],
        because: 'cup_potential must be an integer',
      });
      await api.post('/variety', {
        body: { ...variety, cup_potential: { value: 'text' } },
        status: [400, 422],
        because: 'cup_potential must be an integer',
      });
      await api.post('/variety', {
        body: { ...variety, cup_potential: 89.5 },
        status: [400, 422],
        because: 'cup_potential must be an integer',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { cup_potential: 'abc' },
        status: [400, 422],
        because: 'cup_potential must be an integer',
      });
      await api.patch('/variety/variety-1', {
        body: { cup_potential: { value: 'text' } },
        status: [400, 422],
        because: 'cup_potential must be an integer',
      });
      await api.patch('/variety/variety-1', {
        body: { cup_potential: 89.5 },
        status: [400, 422],
        because: 'cup_potential must be an integer',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cup_potential: 90 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, cup_potential: 60 },
        status: [200, 201],
        answer: { cup_potential: 60 },
        because: 'the minimum of cup_potential is 60, inclusive',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cup_potential: 60 },
        because: 'the minimum of cup_potential is 60, inclusive',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { cup_potential: 60 },
        status: [200],
        answer: { cup_potential: 60 },
        because: 'the minimum of cup_potential is 60, inclusive',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { cup_potential: 60 },
        because: 'the minimum of cup_potential is 60, inclusive',
      });
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
      await api.post('/variety', {
        body: { ...variety, cup_potential: 59 },
        status: [400, 422],
        because: 'cup_potential must be at least 60',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { cup_potential: 59 },
        status: [400, 422],
        because: 'cup_potential must be at least 60',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cup_potential: 90 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, cup_potential: 105 },
        status: [200, 201],
        answer: { cup_potential: 105 },
        because: 'the maximum of cup_potential is 105, inclusive',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cup_potential: 105 },
        because: 'the maximum of cup_potential is 105, inclusive',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { cup_potential: 105 },
        status: [200],
        answer: { cup_potential: 105 },
        because: 'the maximum of cup_potential is 105, inclusive',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { cup_potential: 105 },
        because: 'the maximum of cup_potential is 105, inclusive',
      });
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
      await api.post('/variety', {
        body: { ...variety, cup_potential: 106 },
        status: [400, 422],
        because: 'cup_potential must be at most 105',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { cup_potential: 106 },
        status: [400, 422],
        because: 'cup_potential must be at most 105',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cup_potential: 90 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, species: 421337 },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.post('/variety', {
        body: { ...variety, species: { value: 'text' } },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { species: 421337 },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.patch('/variety/variety-1', {
        body: { species: { value: 'text' } },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { species: 'arabica' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, cultivar_name: '0042' },
        status: [200, 201],
        answer: { cultivar_name: '0042' },
        because: '"0042" is a valid value of cultivar_name',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cultivar_name: '0042' },
        because: '"0042" is a valid value of cultivar_name',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { cultivar_name: '0042' },
        status: [200],
        answer: { cultivar_name: '0042' },
        because: '"0042" is a valid value of cultivar_name',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { cultivar_name: '0042' },
        because: '"0042" is a valid value of cultivar_name',
      });
    },
  );

  test(
    'cultivar_name keeps spaces, quotes, accents and symbols',
    about(
      'variety.cultivar_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/variety', {
        body: { ...variety, cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cultivar_name',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cultivar_name',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cultivar_name',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cultivar_name',
      });
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
      await api.post('/variety', {
        body: { ...variety, cultivar_name: 421337 },
        status: [400, 422],
        because: 'cultivar_name must be a string',
      });
      await api.post('/variety', {
        body: { ...variety, cultivar_name: { value: 'text' } },
        status: [400, 422],
        because: 'cultivar_name must be a string',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { cultivar_name: 421337 },
        status: [400, 422],
        because: 'cultivar_name must be a string',
      });
      await api.patch('/variety/variety-1', {
        body: { cultivar_name: { value: 'text' } },
        status: [400, 422],
        because: 'cultivar_name must be a string',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cultivar_name: 'vobo' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, cultivar_name: 'bil' },
        status: [200, 201],
        answer: { cultivar_name: 'bil' },
        because: 'the minimum length of cultivar_name is 3, inclusive',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cultivar_name: 'bil' },
        because: 'the minimum length of cultivar_name is 3, inclusive',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { cultivar_name: 'bil' },
        status: [200],
        answer: { cultivar_name: 'bil' },
        because: 'the minimum length of cultivar_name is 3, inclusive',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { cultivar_name: 'bil' },
        because: 'the minimum length of cultivar_name is 3, inclusive',
      });
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
      await api.post('/variety', {
        body: { ...variety, cultivar_name: 'ru' },
        status: [400, 422],
        because: 'cultivar_name must have at least 3 characters',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { cultivar_name: 'ru' },
        status: [400, 422],
        because: 'cultivar_name must have at least 3 characters',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cultivar_name: 'vobo' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: {
          ...variety,
          cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        status: [200, 201],
        answer: { cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of cultivar_name is 60, inclusive',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of cultivar_name is 60, inclusive',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200],
        answer: { cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of cultivar_name is 60, inclusive',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of cultivar_name is 60, inclusive',
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
      await api.post('/variety', {
        body: {
          ...variety,
          cultivar_name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor',
        },
        status: [400, 422],
        because: 'cultivar_name must have at most 60 characters',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { cultivar_name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'cultivar_name must have at most 60 characters',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { cultivar_name: 'vobo' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, view_count: 'abc' },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.post('/variety', {
        body: { ...variety, view_count: { value: 'text' } },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.post('/variety', {
        body: { ...variety, view_count: 29.5 },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { view_count: 'abc' },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.patch('/variety/variety-1', {
        body: { view_count: { value: 'text' } },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.patch('/variety/variety-1', {
        body: { view_count: 29.5 },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { view_count: 30 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, view_count: 0 },
        status: [200, 201],
        answer: { view_count: 0 },
        because: 'the minimum of view_count is 0, inclusive',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { view_count: 0 },
        because: 'the minimum of view_count is 0, inclusive',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { view_count: 0 },
        status: [200],
        answer: { view_count: 0 },
        because: 'the minimum of view_count is 0, inclusive',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { view_count: 0 },
        because: 'the minimum of view_count is 0, inclusive',
      });
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
      await api.post('/variety', {
        body: { ...variety, view_count: -1 },
        status: [400, 422],
        because: 'view_count must be at least 0',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { view_count: -1 },
        status: [400, 422],
        because: 'view_count must be at least 0',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { view_count: 30 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, view_count: 70000 },
        status: [200, 201],
        answer: { view_count: 70000 },
        because: 'the maximum of view_count is 70000, inclusive',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { view_count: 70000 },
        because: 'the maximum of view_count is 70000, inclusive',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { view_count: 70000 },
        status: [200],
        answer: { view_count: 70000 },
        because: 'the maximum of view_count is 70000, inclusive',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { view_count: 70000 },
        because: 'the maximum of view_count is 70000, inclusive',
      });
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
      await api.post('/variety', {
        body: { ...variety, view_count: 70001 },
        status: [400, 422],
        because: 'view_count must be at most 70000',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { view_count: 70001 },
        status: [400, 422],
        because: 'view_count must be at most 70000',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { view_count: 30 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'reviewed_at may be the leap day 2020-02-29',
    about('variety.reviewed_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/variety', {
        body: { ...variety, reviewed_at: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { reviewed_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { reviewed_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { reviewed_at: '2020-02-29 12:00:00' },
        status: [200],
        answer: { reviewed_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { reviewed_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of reviewed_at',
      });
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
      await api.post('/variety', {
        body: { ...variety, reviewed_at: 202403 },
        status: [400, 422],
        because: 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { reviewed_at: 202403 },
        status: [400, 422],
        because: 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { reviewed_at: '2022-04-02 13:54:34' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, reviewed_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/variety', {
        body: { ...variety, reviewed_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/variety', {
        body: { ...variety, reviewed_at: '2022-13-01 13:54:34' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/variety', {
        body: { ...variety, reviewed_at: '2022-04-02 25:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { reviewed_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/variety/variety-1', {
        body: { reviewed_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/variety/variety-1', {
        body: { reviewed_at: '2022-13-01 13:54:34' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/variety/variety-1', {
        body: { reviewed_at: '2022-04-02 25:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { reviewed_at: '2022-04-02 13:54:34' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, reviewed_at: '2022-04-02T13:54:34Z' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/variety', {
        body: { ...variety, reviewed_at: '2022-04-02' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/variety', {
        body: { ...variety, reviewed_at: 'not a date' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { reviewed_at: '2022-04-02T13:54:34Z' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/variety/variety-1', {
        body: { reviewed_at: '2022-04-02' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/variety/variety-1', {
        body: { reviewed_at: 'not a date' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { reviewed_at: '2022-04-02 13:54:34' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'reviewed_at has no first moment',
    about('variety.reviewed_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/variety', {
        body: { ...variety, reviewed_at: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { reviewed_at: '2001-02-03 04:05:06' },
        because: 'reviewed_at has no first moment',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { reviewed_at: '2001-02-03 04:05:06' },
        because: 'reviewed_at has no first moment',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { reviewed_at: '2001-02-03 04:05:06' },
        status: [200],
        answer: { reviewed_at: '2001-02-03 04:05:06' },
        because: 'reviewed_at has no first moment',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { reviewed_at: '2001-02-03 04:05:06' },
        because: 'reviewed_at has no first moment',
      });
    },
  );

  test(
    'reviewed_at has no last moment',
    about('variety.reviewed_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/variety', {
        body: { ...variety, reviewed_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { reviewed_at: '2099-10-11 12:13:14' },
        because: 'reviewed_at has no last moment',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { reviewed_at: '2099-10-11 12:13:14' },
        because: 'reviewed_at has no last moment',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.patch('/variety/variety-2', {
        body: { reviewed_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { reviewed_at: '2099-10-11 12:13:14' },
        because: 'reviewed_at has no last moment',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { reviewed_at: '2099-10-11 12:13:14' },
        because: 'reviewed_at has no last moment',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/variety', {
        body: variety,
        status: [200, 201],
        answer: { species: 'arabica' },
        because: 'the value is one of VarietySpecies',
      });
      await api.patch('/variety/variety-1', {
        body: { species: 'robusta' },
        status: [200],
        answer: { species: 'robusta' },
        because: 'the value is one of VarietySpecies',
      });
      await api.patch('/variety/variety-1', {
        body: { species: 'liberica' },
        status: [200],
        answer: { species: 'liberica' },
        because: 'the value is one of VarietySpecies',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { species: 'liberica' },
        because: 'the value is one of VarietySpecies',
      });
    },
  );

  test(
    'create and update refuse the species unheard_of, which VarietySpecies does not have',
    about(
      'variety.species.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/variety', {
        body: { ...variety, species: 'unheard_of' },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { species: 'unheard_of' },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { species: 'arabica' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, species: 'ARABICA' },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { species: 'ARABICA' },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { species: 'arabica' },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api.post('/variety', {
        body: { ...variety, parent_variety: 'variety-3' },
        status: [200, 201],
        answer: { parent_variety: 'variety-3' },
        because: 'parent_variety was sent as variety-3',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { parent_variety: 'variety-3' },
        because: 'parent_variety was sent as variety-3',
      });
      await api.patch('/variety/variety-1', {
        body: { parent_variety: 'variety-4' },
        status: [200],
        answer: { parent_variety: 'variety-4' },
        because: 'parent_variety was changed to variety-4',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { parent_variety: 'variety-4' },
        because: 'parent_variety was changed to variety-4',
      });
      await api.get('/variety', {
        status: [200],
        answer: [
          { id: 'variety-3', parent_variety: null },
          { id: 'variety-4', parent_variety: null },
          { id: 'variety-1', parent_variety: 'variety-4' },
        ],
        because: 'lists answer references as ids too',
      });
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
      await api.post('/variety', {
        body: { ...variety, parent_variety: 'variety-unknown' },
        status: [400, 422],
        because: 'parent_variety must be the id of an existing Variety',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, parent_variety: 'variety-3' });
      await api.patch('/variety/variety-1', {
        body: { parent_variety: 'variety-unknown' },
        status: [400, 422],
        because: 'parent_variety must be the id of an existing Variety',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { parent_variety: 'variety-3' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/variety', {
        body: { ...variety, parent_variety: 421337 },
        status: [400, 422],
        because: 'parent_variety must be the id of a Variety',
      });
      await api.post('/variety', {
        body: { ...variety, parent_variety: { value: 'text' } },
        status: [400, 422],
        because: 'parent_variety must be the id of a Variety',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', {
        body: { parent_variety: 421337 },
        status: [400, 422],
        because: 'parent_variety must be the id of a Variety',
      });
      await api.patch('/variety/variety-1', {
        body: { parent_variety: { value: 'text' } },
        status: [400, 422],
        because: 'parent_variety must be the id of a Variety',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { parent_variety: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'parent_variety may be null',
    about('variety.parent_variety.accepts-null', 'references.null'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.post('/variety', {
        body: variety,
        status: [200, 201],
        answer: { parent_variety: null },
        because: 'a reference may be null',
      });
      await api.patch('/variety/variety-1', {
        body: { parent_variety: 'variety-3' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/variety/variety-1', {
        body: { parent_variety: null },
        status: [200],
        answer: { parent_variety: null },
        because: 'a reference may be null',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { parent_variety: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a Variety clears every parent_variety that refers to it',
    about('variety.parent_variety.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, parent_variety: 'variety-3' });
      await api.create('Variety', { ...variety, id: 'variety-2', parent_variety: 'variety-3' });
      await api.delete('/variety/variety-3', { status: [200, 204], because: 'the object exists' });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { id: 'variety-1', parent_variety: null },
        because: 'variety-3 was deleted',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { id: 'variety-2', parent_variety: null },
        because: 'variety-3 was deleted',
      });
    },
  );

  test(
    'deleting a Variety keeps a parent_variety that refers to another',
    about('variety.parent_variety.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api.create('Variety', { ...variety, parent_variety: 'variety-4' });
      await api.delete('/variety/variety-3', { status: [200, 204], because: 'the object exists' });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { parent_variety: 'variety-4' },
        because: 'another Variety was deleted',
      });
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
      await api.patch('/variety/variety-1', {
        body: { cup_potential: 102, parent_variety: 'variety-unknown' },
        status: [400, 422],
        because: 'parent_variety must be the id of an existing Variety',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: variety,
        because: 'a refused update changes nothing',
      });
    },
  );
});
