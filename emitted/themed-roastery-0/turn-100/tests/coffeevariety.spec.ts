import { about, test, without } from '../support/api.ts';

// A valid CoffeeVariety, as the tests send it.
const coffeeVariety = {
  id: 'coffeevariety-1',
  species: 'arabica',
  cultivar_name: 'vobo',
  page_views: 30,
  parent_variety: null,
  reviewed_at: '2016-03-31 13:54:34',
  registered_at: '1992-11-19 03:33:28',
};

test.describe('CoffeeVariety: create, read, update and delete', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'create answers the new CoffeeVariety, and read answers it again',
    about(
      'coffeevariety.create.answers-the-object',
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
      await api.post('/coffeevariety', {
        body: coffeeVariety,
        status: [200, 201],
        answer: coffeeVariety,
        because: 'create answers the object that was sent',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: coffeeVariety,
        because: 'read answers the object that was created',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, id: 'coffeevariety-2' },
        status: [200, 201],
        answer: { id: 'coffeevariety-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole CoffeeVariety',
    about(
      'coffeevariety.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: {
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        },
        status: [200],
        answer: {
          id: 'coffeevariety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          parent_variety: null,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: {
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about(
      'coffeevariety.update.accepts-the-same-id',
      'ids.same-on-update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: {
          id: 'coffeevariety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        },
        status: [200],
        answer: {
          id: 'coffeevariety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: {
          id: 'coffeevariety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for registered_at does not change species either',
    about(
      'coffeevariety.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'liberica', registered_at: 202403 },
        status: [400, 422],
        because: 'registered_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: coffeeVariety,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a CoffeeVariety: no read finds it and no list holds it',
    about(
      'coffeevariety.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.delete('/coffeevariety/coffeevariety-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeevariety/coffeevariety-1', { status: [404], because: 'it was deleted' });
      await api.get('/coffeevariety', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CoffeeVariety has',
    about('coffeevariety.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.get('/coffeevariety/coffeevariety-unknown', {
        status: [404],
        because: 'no CoffeeVariety has the id coffeevariety-unknown',
      });
      await api.patch('/coffeevariety/coffeevariety-unknown', {
        body: {
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        },
        status: [404],
        because: 'no CoffeeVariety has the id coffeevariety-unknown',
      });
      await api.delete('/coffeevariety/coffeevariety-unknown', {
        status: [404],
        because: 'no CoffeeVariety has the id coffeevariety-unknown',
      });
      await api.get('/coffeevariety', {
        status: [200],
        answer: [{ id: 'coffeevariety-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('CoffeeVariety: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every CoffeeVariety with all of its fields',
    about(
      'coffeevariety.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        species: 'liberica',
        cultivar_name: 'sosuto',
        page_views: 61,
        reviewed_at: '2017-12-09 23:43:53',
        registered_at: '1990-09-09 08:04:10',
      });
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-3',
        species: 'robusta',
        cultivar_name: 'muna',
        page_views: 86,
        reviewed_at: '2018-08-01 21:08:43',
        registered_at: '1990-03-24 00:07:06',
      });
      await api.get('/coffeevariety', {
        status: [200],
        answer: [
          coffeeVariety,
          {
            id: 'coffeevariety-2',
            species: 'liberica',
            cultivar_name: 'sosuto',
            page_views: 61,
            parent_variety: null,
            reviewed_at: '2017-12-09 23:43:53',
            registered_at: '1990-09-09 08:04:10',
          },
          {
            id: 'coffeevariety-3',
            species: 'robusta',
            cultivar_name: 'muna',
            page_views: 86,
            parent_variety: null,
            reviewed_at: '2018-08-01 21:08:43',
            registered_at: '1990-03-24 00:07:06',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one CoffeeVariety leaves another as it was',
    about(
      'coffeevariety.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        species: 'liberica',
        cultivar_name: 'sosuto',
        page_views: 61,
        reviewed_at: '2017-12-09 23:43:53',
        registered_at: '1990-09-09 08:04:10',
      });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: {
          id: 'coffeevariety-2',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: coffeeVariety,
        because: 'another object was updated',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: {
          id: 'coffeevariety-2',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          parent_variety: null,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one CoffeeVariety leaves another as it was',
    about(
      'coffeevariety.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        species: 'liberica',
        cultivar_name: 'sosuto',
        page_views: 61,
        reviewed_at: '2017-12-09 23:43:53',
        registered_at: '1990-09-09 08:04:10',
      });
      await api.delete('/coffeevariety/coffeevariety-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: {
          id: 'coffeevariety-2',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          parent_variety: null,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        },
        because: 'another object was deleted',
      });
      await api.get('/coffeevariety', {
        status: [200],
        answer: [{ id: 'coffeevariety-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every CoffeeVariety',
    about(
      'coffeevariety.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        species: 'liberica',
        cultivar_name: 'sosuto',
        page_views: 61,
        reviewed_at: '2017-12-09 23:43:53',
        registered_at: '1990-09-09 08:04:10',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/coffeevariety', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'reset removed it',
      });
    },
  );
});

test.describe('CoffeeVariety: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a CoffeeVariety without an id',
    about(
      'coffeevariety.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: without(coffeeVariety, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/coffeevariety', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a CoffeeVariety without species, which is optional',
    about(
      'coffeevariety.species.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: without(coffeeVariety, 'species'),
        status: [200, 201],
        answer: { species: null },
        because: 'species is optional',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { species: null },
        because: 'species is optional',
      });
    },
  );

  test(
    'create accepts a CoffeeVariety without cultivar_name, which is optional',
    about(
      'coffeevariety.cultivar_name.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: without(coffeeVariety, 'cultivar_name'),
        status: [200, 201],
        answer: { cultivar_name: null },
        because: 'cultivar_name is optional',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { cultivar_name: null },
        because: 'cultivar_name is optional',
      });
    },
  );

  test(
    'create refuses a CoffeeVariety without page_views, which is required',
    about(
      'coffeevariety.page_views.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: without(coffeeVariety, 'page_views'),
        status: [400, 422],
        because: 'page_views is required and has no default',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a CoffeeVariety without parent_variety, which is required',
    about(
      'coffeevariety.parent_variety.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: without(coffeeVariety, 'parent_variety'),
        status: [400, 422],
        because: 'parent_variety is required and has no default',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a CoffeeVariety without reviewed_at, which is optional',
    about(
      'coffeevariety.reviewed_at.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: without(coffeeVariety, 'reviewed_at'),
        status: [200, 201],
        answer: { reviewed_at: null },
        because: 'reviewed_at is optional',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { reviewed_at: null },
        because: 'reviewed_at is optional',
      });
    },
  );

  test(
    'create accepts a CoffeeVariety without registered_at, which is optional',
    about(
      'coffeevariety.registered_at.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: without(coffeeVariety, 'registered_at'),
        status: [200, 201],
        answer: { registered_at: null },
        because: 'registered_at is optional',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { registered_at: null },
        because: 'registered_at is optional',
      });
    },
  );

  test(
    'update of species or registered_at alone leaves every other field as it is',
    about(
      'coffeevariety.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeVariety', { ...coffeeVariety, parent_variety: 'coffeevariety-3' });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'liberica' },
        status: [200],
        answer: { ...coffeeVariety, species: 'liberica', parent_variety: 'coffeevariety-3' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { registered_at: '1990-09-09 08:04:10' },
        status: [200],
        answer: {
          ...coffeeVariety,
          species: 'liberica',
          parent_variety: 'coffeevariety-3',
          registered_at: '1990-09-09 08:04:10',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: {
          ...coffeeVariety,
          species: 'liberica',
          parent_variety: 'coffeevariety-3',
          registered_at: '1990-09-09 08:04:10',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('CoffeeVariety: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for species',
    about(
      'coffeevariety.species.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, species: null },
        status: [400, 422],
        because: 'species must not be null',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: null },
        status: [400, 422],
        because: 'species must not be null',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { species: 'arabica' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for cultivar_name',
    about(
      'coffeevariety.cultivar_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, cultivar_name: null },
        status: [400, 422],
        because: 'cultivar_name must not be null',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { cultivar_name: null },
        status: [400, 422],
        because: 'cultivar_name must not be null',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { cultivar_name: 'vobo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for page_views',
    about(
      'coffeevariety.page_views.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, page_views: null },
        status: [400, 422],
        because: 'page_views must not be null',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { page_views: null },
        status: [400, 422],
        because: 'page_views must not be null',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { page_views: 30 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for reviewed_at',
    about(
      'coffeevariety.reviewed_at.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: null },
        status: [400, 422],
        because: 'reviewed_at must not be null',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { reviewed_at: null },
        status: [400, 422],
        because: 'reviewed_at must not be null',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { reviewed_at: '2016-03-31 13:54:34' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for registered_at',
    about(
      'coffeevariety.registered_at.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: null },
        status: [400, 422],
        because: 'registered_at must not be null',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { registered_at: null },
        status: [400, 422],
        because: 'registered_at must not be null',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { registered_at: '1992-11-19 03:33:28' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CoffeeVariety: types and bounds', () => {
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
    'create and update refuse a species of a wrong type',
    about(
      'coffeevariety.species.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, species: 421337 },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, species: { value: 'text' } },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 421337 },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: { value: 'text' } },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { species: 'arabica' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cultivar_name of digits alone stays a string',
    about(
      'coffeevariety.cultivar_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, cultivar_name: '0042' },
        status: [200, 201],
        answer: { cultivar_name: '0042' },
        because: '"0042" is a valid value of cultivar_name',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { cultivar_name: '0042' },
        because: '"0042" is a valid value of cultivar_name',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { cultivar_name: '0042' },
        status: [200],
        answer: { cultivar_name: '0042' },
        because: '"0042" is a valid value of cultivar_name',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { cultivar_name: '0042' },
        because: '"0042" is a valid value of cultivar_name',
      });
    },
  );

  test(
    'cultivar_name keeps spaces, quotes, accents and symbols',
    about(
      'coffeevariety.cultivar_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cultivar_name',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cultivar_name',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cultivar_name',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { cultivar_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cultivar_name',
      });
    },
  );

  test(
    'create and update refuse a cultivar_name of a wrong type',
    about(
      'coffeevariety.cultivar_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, cultivar_name: 421337 },
        status: [400, 422],
        because: 'cultivar_name must be a string',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, cultivar_name: { value: 'text' } },
        status: [400, 422],
        because: 'cultivar_name must be a string',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { cultivar_name: 421337 },
        status: [400, 422],
        because: 'cultivar_name must be a string',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { cultivar_name: { value: 'text' } },
        status: [400, 422],
        because: 'cultivar_name must be a string',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { cultivar_name: 'vobo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cultivar_name may be right at its minimum length of 3',
    about(
      'coffeevariety.cultivar_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, cultivar_name: 'bil' },
        status: [200, 201],
        answer: { cultivar_name: 'bil' },
        because: 'the minimum length of cultivar_name is 3, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { cultivar_name: 'bil' },
        because: 'the minimum length of cultivar_name is 3, inclusive',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { cultivar_name: 'bil' },
        status: [200],
        answer: { cultivar_name: 'bil' },
        because: 'the minimum length of cultivar_name is 3, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { cultivar_name: 'bil' },
        because: 'the minimum length of cultivar_name is 3, inclusive',
      });
    },
  );

  test(
    'create and update refuse a cultivar_name below its minimum length of 3',
    about(
      'coffeevariety.cultivar_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, cultivar_name: 'ru' },
        status: [400, 422],
        because: 'cultivar_name must have at least 3 characters',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { cultivar_name: 'ru' },
        status: [400, 422],
        because: 'cultivar_name must have at least 3 characters',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { cultivar_name: 'vobo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cultivar_name may be right at its maximum length of 60',
    about(
      'coffeevariety.cultivar_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: {
          ...coffeeVariety,
          cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        status: [200, 201],
        answer: { cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of cultivar_name is 60, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of cultivar_name is 60, inclusive',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200],
        answer: { cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of cultivar_name is 60, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of cultivar_name is 60, inclusive',
      });
    },
  );

  test(
    'create and update refuse a cultivar_name above its maximum length of 60',
    about(
      'coffeevariety.cultivar_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: {
          ...coffeeVariety,
          cultivar_name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor',
        },
        status: [400, 422],
        because: 'cultivar_name must have at most 60 characters',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { cultivar_name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'cultivar_name must have at most 60 characters',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { cultivar_name: 'vobo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a page_views of a wrong type',
    about(
      'coffeevariety.page_views.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, page_views: 'abc' },
        status: [400, 422],
        because: 'page_views must be an integer',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, page_views: { value: 'text' } },
        status: [400, 422],
        because: 'page_views must be an integer',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, page_views: 29.5 },
        status: [400, 422],
        because: 'page_views must be an integer',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { page_views: 'abc' },
        status: [400, 422],
        because: 'page_views must be an integer',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { page_views: { value: 'text' } },
        status: [400, 422],
        because: 'page_views must be an integer',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { page_views: 29.5 },
        status: [400, 422],
        because: 'page_views must be an integer',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { page_views: 30 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'page_views may be right at its minimum of 0',
    about(
      'coffeevariety.page_views.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, page_views: 0 },
        status: [200, 201],
        answer: { page_views: 0 },
        because: 'the minimum of page_views is 0, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { page_views: 0 },
        because: 'the minimum of page_views is 0, inclusive',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { page_views: 0 },
        status: [200],
        answer: { page_views: 0 },
        because: 'the minimum of page_views is 0, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { page_views: 0 },
        because: 'the minimum of page_views is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a page_views below its minimum of 0',
    about(
      'coffeevariety.page_views.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, page_views: -1 },
        status: [400, 422],
        because: 'page_views must be at least 0',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { page_views: -1 },
        status: [400, 422],
        because: 'page_views must be at least 0',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { page_views: 30 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'page_views may be right at its maximum of 70000',
    about(
      'coffeevariety.page_views.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, page_views: 70000 },
        status: [200, 201],
        answer: { page_views: 70000 },
        because: 'the maximum of page_views is 70000, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { page_views: 70000 },
        because: 'the maximum of page_views is 70000, inclusive',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { page_views: 70000 },
        status: [200],
        answer: { page_views: 70000 },
        because: 'the maximum of page_views is 70000, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { page_views: 70000 },
        because: 'the maximum of page_views is 70000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a page_views above its maximum of 70000',
    about(
      'coffeevariety.page_views.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, page_views: 70001 },
        status: [400, 422],
        because: 'page_views must be at most 70000',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { page_views: 70001 },
        status: [400, 422],
        because: 'page_views must be at most 70000',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { page_views: 30 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'reviewed_at may be the leap day 2016-02-29',
    about('coffeevariety.reviewed_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: '2016-02-29 12:00:00' },
        status: [200, 201],
        answer: { reviewed_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { reviewed_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { reviewed_at: '2016-02-29 12:00:00' },
        status: [200],
        answer: { reviewed_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { reviewed_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of reviewed_at',
      });
    },
  );

  test(
    'create and update refuse a reviewed_at of a wrong type',
    about(
      'coffeevariety.reviewed_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: 202403 },
        status: [400, 422],
        because: 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { reviewed_at: 202403 },
        status: [400, 422],
        because: 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { reviewed_at: '2016-03-31 13:54:34' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a reviewed_at that no calendar or clock has',
    about(
      'coffeevariety.reviewed_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: '2016-02-30 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: '2017-02-29 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: '2016-13-01 13:54:34' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: '2016-03-31 25:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { reviewed_at: '2016-02-30 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { reviewed_at: '2017-02-29 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { reviewed_at: '2016-13-01 13:54:34' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { reviewed_at: '2016-03-31 25:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { reviewed_at: '2016-03-31 13:54:34' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a reviewed_at in another format',
    about(
      'coffeevariety.reviewed_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: '2016-03-31T13:54:34Z' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: '2016-03-31' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: 'not a date' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { reviewed_at: '2016-03-31T13:54:34Z' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { reviewed_at: '2016-03-31' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { reviewed_at: 'not a date' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { reviewed_at: '2016-03-31 13:54:34' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'reviewed_at may be right at its first moment of 2016-01-01 00:00:00',
    about(
      'coffeevariety.reviewed_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: '2016-01-01 00:00:00' },
        status: [200, 201],
        answer: { reviewed_at: '2016-01-01 00:00:00' },
        because: 'the first moment of reviewed_at is 2016-01-01 00:00:00, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { reviewed_at: '2016-01-01 00:00:00' },
        because: 'the first moment of reviewed_at is 2016-01-01 00:00:00, inclusive',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { reviewed_at: '2016-01-01 00:00:00' },
        status: [200],
        answer: { reviewed_at: '2016-01-01 00:00:00' },
        because: 'the first moment of reviewed_at is 2016-01-01 00:00:00, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { reviewed_at: '2016-01-01 00:00:00' },
        because: 'the first moment of reviewed_at is 2016-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a reviewed_at before its first moment of 2016-01-01 00:00:00',
    about(
      'coffeevariety.reviewed_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: '2015-12-31 23:59:59' },
        status: [400, 422],
        because: 'reviewed_at must not be before 2016-01-01 00:00:00',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { reviewed_at: '2015-12-31 23:59:59' },
        status: [400, 422],
        because: 'reviewed_at must not be before 2016-01-01 00:00:00',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { reviewed_at: '2016-03-31 13:54:34' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'reviewed_at has no last moment',
    about(
      'coffeevariety.reviewed_at.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, reviewed_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { reviewed_at: '2099-10-11 12:13:14' },
        because: 'reviewed_at has no last moment',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { reviewed_at: '2099-10-11 12:13:14' },
        because: 'reviewed_at has no last moment',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { reviewed_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { reviewed_at: '2099-10-11 12:13:14' },
        because: 'reviewed_at has no last moment',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { reviewed_at: '2099-10-11 12:13:14' },
        because: 'reviewed_at has no last moment',
      });
    },
  );

  test(
    'registered_at may be the leap day 1992-02-29',
    about(
      'coffeevariety.registered_at.accepts-leap-day',
      'values.datetime',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: '1992-02-29 12:00:00' },
        status: [200, 201],
        answer: { registered_at: '1992-02-29 12:00:00' },
        because: '"1992-02-29 12:00:00" is a valid value of registered_at',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { registered_at: '1992-02-29 12:00:00' },
        because: '"1992-02-29 12:00:00" is a valid value of registered_at',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { registered_at: '1992-02-29 12:00:00' },
        status: [200],
        answer: { registered_at: '1992-02-29 12:00:00' },
        because: '"1992-02-29 12:00:00" is a valid value of registered_at',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { registered_at: '1992-02-29 12:00:00' },
        because: '"1992-02-29 12:00:00" is a valid value of registered_at',
      });
    },
  );

  test(
    'create and update refuse a registered_at of a wrong type',
    about(
      'coffeevariety.registered_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: 202403 },
        status: [400, 422],
        because: 'registered_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { registered_at: 202403 },
        status: [400, 422],
        because: 'registered_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { registered_at: '1992-11-19 03:33:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a registered_at that no calendar or clock has',
    about(
      'coffeevariety.registered_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: '1990-02-30 12:00:00' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: '1990-02-29 12:00:00' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: '1992-13-01 03:33:28' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: '1992-11-19 25:00:00' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { registered_at: '1990-02-30 12:00:00' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { registered_at: '1990-02-29 12:00:00' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { registered_at: '1992-13-01 03:33:28' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { registered_at: '1992-11-19 25:00:00' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { registered_at: '1992-11-19 03:33:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a registered_at in another format',
    about(
      'coffeevariety.registered_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: '1992-11-19T03:33:28Z' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: '1992-11-19' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: 'not a date' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { registered_at: '1992-11-19T03:33:28Z' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { registered_at: '1992-11-19' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { registered_at: 'not a date' },
        status: [400, 422],
        because: 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { registered_at: '1992-11-19 03:33:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'registered_at may be right at its first moment of 1990-01-01 00:00:00',
    about(
      'coffeevariety.registered_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: '1990-01-01 00:00:00' },
        status: [200, 201],
        answer: { registered_at: '1990-01-01 00:00:00' },
        because: 'the first moment of registered_at is 1990-01-01 00:00:00, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { registered_at: '1990-01-01 00:00:00' },
        because: 'the first moment of registered_at is 1990-01-01 00:00:00, inclusive',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { registered_at: '1990-01-01 00:00:00' },
        status: [200],
        answer: { registered_at: '1990-01-01 00:00:00' },
        because: 'the first moment of registered_at is 1990-01-01 00:00:00, inclusive',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { registered_at: '1990-01-01 00:00:00' },
        because: 'the first moment of registered_at is 1990-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a registered_at before its first moment of 1990-01-01 00:00:00',
    about(
      'coffeevariety.registered_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: '1989-12-31 23:59:59' },
        status: [400, 422],
        because: 'registered_at must not be before 1990-01-01 00:00:00',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { registered_at: '1989-12-31 23:59:59' },
        status: [400, 422],
        because: 'registered_at must not be before 1990-01-01 00:00:00',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { registered_at: '1992-11-19 03:33:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'registered_at has no last moment',
    about(
      'coffeevariety.registered_at.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, registered_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { registered_at: '2099-10-11 12:13:14' },
        because: 'registered_at has no last moment',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { registered_at: '2099-10-11 12:13:14' },
        because: 'registered_at has no last moment',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.patch('/coffeevariety/coffeevariety-2', {
        body: { registered_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { registered_at: '2099-10-11 12:13:14' },
        because: 'registered_at has no last moment',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { registered_at: '2099-10-11 12:13:14' },
        because: 'registered_at has no last moment',
      });
    },
  );
});

test.describe('CoffeeVariety: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'species may be arabica, robusta, liberica',
    about(
      'coffeevariety.species.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: coffeeVariety,
        status: [200, 201],
        answer: { species: 'arabica' },
        because: 'the value is one of VarietySpecies',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'robusta' },
        status: [200],
        answer: { species: 'robusta' },
        because: 'the value is one of VarietySpecies',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'liberica' },
        status: [200],
        answer: { species: 'liberica' },
        because: 'the value is one of VarietySpecies',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { species: 'liberica' },
        because: 'the value is one of VarietySpecies',
      });
    },
  );

  test(
    'create and update refuse the species unheard_of, which VarietySpecies does not have',
    about(
      'coffeevariety.species.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, species: 'unheard_of' },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'unheard_of' },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { species: 'arabica' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the species ARABICA, as upper and lower case differ',
    about(
      'coffeevariety.species.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, species: 'ARABICA' },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'ARABICA' },
        status: [400, 422],
        because: 'species must be one of arabica, robusta, liberica',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { species: 'arabica' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CoffeeVariety: references', () => {
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
    'parent_variety refers to an existing CoffeeVariety and is answered as its id',
    about(
      'coffeevariety.parent_variety.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-4' });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, parent_variety: 'coffeevariety-3' },
        status: [200, 201],
        answer: { parent_variety: 'coffeevariety-3' },
        because: 'parent_variety was sent as coffeevariety-3',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { parent_variety: 'coffeevariety-3' },
        because: 'parent_variety was sent as coffeevariety-3',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { parent_variety: 'coffeevariety-4' },
        status: [200],
        answer: { parent_variety: 'coffeevariety-4' },
        because: 'parent_variety was changed to coffeevariety-4',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { parent_variety: 'coffeevariety-4' },
        because: 'parent_variety was changed to coffeevariety-4',
      });
      await api.get('/coffeevariety', {
        status: [200],
        answer: [
          { id: 'coffeevariety-3', parent_variety: null },
          { id: 'coffeevariety-4', parent_variety: null },
          { id: 'coffeevariety-1', parent_variety: 'coffeevariety-4' },
        ],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a parent_variety that no CoffeeVariety has as its id',
    about(
      'coffeevariety.parent_variety.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, parent_variety: 'coffeevariety-unknown' },
        status: [400, 422],
        because: 'parent_variety must be the id of an existing CoffeeVariety',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeVariety', { ...coffeeVariety, parent_variety: 'coffeevariety-3' });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { parent_variety: 'coffeevariety-unknown' },
        status: [400, 422],
        because: 'parent_variety must be the id of an existing CoffeeVariety',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { parent_variety: 'coffeevariety-3' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for parent_variety',
    about(
      'coffeevariety.parent_variety.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, parent_variety: 421337 },
        status: [400, 422],
        because: 'parent_variety must be the id of a CoffeeVariety',
      });
      await api.post('/coffeevariety', {
        body: { ...coffeeVariety, parent_variety: { value: 'text' } },
        status: [400, 422],
        because: 'parent_variety must be the id of a CoffeeVariety',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { parent_variety: 421337 },
        status: [400, 422],
        because: 'parent_variety must be the id of a CoffeeVariety',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { parent_variety: { value: 'text' } },
        status: [400, 422],
        because: 'parent_variety must be the id of a CoffeeVariety',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { parent_variety: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'parent_variety may be null',
    about('coffeevariety.parent_variety.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.post('/coffeevariety', {
        body: coffeeVariety,
        status: [200, 201],
        answer: { parent_variety: null },
        because: 'a reference may be null',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { parent_variety: 'coffeevariety-3' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { parent_variety: null },
        status: [200],
        answer: { parent_variety: null },
        because: 'a reference may be null',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { parent_variety: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a CoffeeVariety clears every parent_variety that refers to it',
    about(
      'coffeevariety.parent_variety.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeVariety', { ...coffeeVariety, parent_variety: 'coffeevariety-3' });
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        parent_variety: 'coffeevariety-3',
      });
      await api.delete('/coffeevariety/coffeevariety-3', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { id: 'coffeevariety-1', parent_variety: null },
        because: 'coffeevariety-3 was deleted',
      });
      await api.get('/coffeevariety/coffeevariety-2', {
        status: [200],
        answer: { id: 'coffeevariety-2', parent_variety: null },
        because: 'coffeevariety-3 was deleted',
      });
    },
  );

  test(
    'deleting a CoffeeVariety keeps a parent_variety that refers to another',
    about(
      'coffeevariety.parent_variety.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-4' });
      await api.create('CoffeeVariety', { ...coffeeVariety, parent_variety: 'coffeevariety-4' });
      await api.delete('/coffeevariety/coffeevariety-3', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { parent_variety: 'coffeevariety-4' },
        because: 'another CoffeeVariety was deleted',
      });
    },
  );

  test(
    'update that is refused for parent_variety does not change species either',
    about(
      'coffeevariety.parent_variety.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'liberica', parent_variety: 'coffeevariety-unknown' },
        status: [400, 422],
        because: 'parent_variety must be the id of an existing CoffeeVariety',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: coffeeVariety,
        because: 'a refused update changes nothing',
      });
    },
  );
});
