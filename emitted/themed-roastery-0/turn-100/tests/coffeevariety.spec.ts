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
      await api
        .post('/coffeevariety', coffeeVariety)
        .created('create answers the object that was sent', coffeeVariety);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('read answers the object that was created', coffeeVariety);
      await api
        .post('/coffeevariety', { ...coffeeVariety, id: 'coffeevariety-2' })
        .created('objects may be alike in everything but their ids', { id: 'coffeevariety-2' });
    },
  );

  test(
    'the id of a CoffeeVariety may be any text, upper and lower case told apart, but no number',
    about(
      'coffeevariety.create.accepts-any-id',
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
        .post('/coffeevariety', {
          ...coffeeVariety,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/coffeevariety/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/coffeevariety/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...coffeeVariety, id: 'Room 2.B at the Very End of the Long Hall' });
      await api
        .post('/coffeevariety', { ...coffeeVariety, id: 421337 })
        .invalid('id must be a string');
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
      await api
        .patch('/coffeevariety/coffeevariety-1', {
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        })
        .ok('every one of these fields was sent', {
          id: 'coffeevariety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          parent_variety: null,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        });
      await api.get('/coffeevariety/coffeevariety-1').ok('the update is stored', {
        species: 'liberica',
        cultivar_name: 'sosuto',
        page_views: 61,
        reviewed_at: '2017-12-09 23:43:53',
        registered_at: '1990-09-09 08:04:10',
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
      const because = 'the id is the one that the object has';
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .patch('/coffeevariety/coffeevariety-1', {
          id: 'coffeevariety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        })
        .ok(because, {
          id: 'coffeevariety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, {
        id: 'coffeevariety-1',
        species: 'liberica',
        cultivar_name: 'sosuto',
        page_views: 61,
        reviewed_at: '2017-12-09 23:43:53',
        registered_at: '1990-09-09 08:04:10',
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
      await api
        .patch('/coffeevariety/coffeevariety-1', { species: 'liberica', registered_at: 202403 })
        .invalid('registered_at must be a string in YYYY-MM-DD hh:mm:ss format');
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', coffeeVariety);
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
      const because = 'it was deleted';
      await api.create('CoffeeVariety', coffeeVariety);
      await api.delete('/coffeevariety/coffeevariety-1').removed('the object exists');
      await api.get('/coffeevariety/coffeevariety-1').notFound(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { id: 'coffeevariety-1' })
        .notFound(because);
      await api.get('/coffeevariety').ok('what was deleted is in no list', []);
      await api
        .post('/coffeevariety', {
          ...coffeeVariety,
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          id: 'coffeevariety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          parent_variety: null,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        });
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          id: 'coffeevariety-1',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          parent_variety: null,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CoffeeVariety has',
    about('coffeevariety.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no CoffeeVariety has the id coffeevariety-unknown';
      await api.create('CoffeeVariety', coffeeVariety);
      await api.get('/coffeevariety/coffeevariety-unknown').notFound(because);
      await api
        .patch('/coffeevariety/coffeevariety-unknown', {
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        })
        .notFound(because);
      await api.delete('/coffeevariety/coffeevariety-unknown').notFound(because);
      await api
        .get('/coffeevariety')
        .ok('requests for an unknown id change nothing', [{ id: 'coffeevariety-1' }]);
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
      await api.get('/coffeevariety').ok('three objects were created', [
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
      ]);
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-4' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-5' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-6' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-7' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-8' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-9' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-10' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-11' });
      await api
        .get('/coffeevariety')
        .ok('a list holds every object, however many there are', [
          { id: 'coffeevariety-1' },
          { id: 'coffeevariety-2' },
          { id: 'coffeevariety-3' },
          { id: 'coffeevariety-4' },
          { id: 'coffeevariety-5' },
          { id: 'coffeevariety-6' },
          { id: 'coffeevariety-7' },
          { id: 'coffeevariety-8' },
          { id: 'coffeevariety-9' },
          { id: 'coffeevariety-10' },
          { id: 'coffeevariety-11' },
        ]);
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
      await api
        .patch('/coffeevariety/coffeevariety-2', {
          id: 'coffeevariety-2',
          species: 'liberica',
          cultivar_name: 'sosuto',
          page_views: 61,
          reviewed_at: '2017-12-09 23:43:53',
          registered_at: '1990-09-09 08:04:10',
        })
        .ok('the change is valid');
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('another object was updated', coffeeVariety);
      await api.get('/coffeevariety/coffeevariety-2').ok('the update is stored', {
        id: 'coffeevariety-2',
        species: 'liberica',
        cultivar_name: 'sosuto',
        page_views: 61,
        parent_variety: null,
        reviewed_at: '2017-12-09 23:43:53',
        registered_at: '1990-09-09 08:04:10',
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
      await api.delete('/coffeevariety/coffeevariety-1').removed('the object exists');
      await api.get('/coffeevariety/coffeevariety-2').ok('another object was deleted', {
        id: 'coffeevariety-2',
        species: 'liberica',
        cultivar_name: 'sosuto',
        page_views: 61,
        parent_variety: null,
        reviewed_at: '2017-12-09 23:43:53',
        registered_at: '1990-09-09 08:04:10',
      });
      await api
        .get('/coffeevariety')
        .ok('one of two objects was deleted', [{ id: 'coffeevariety-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/coffeevariety').ok('reset removes all objects', []);
      await api.get('/coffeevariety/coffeevariety-1').notFound('reset removed it');
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
      await api.post('/coffeevariety', without(coffeeVariety, 'id')).invalid('id must be sent');
      await api.get('/coffeevariety').ok('a refused create stores nothing', []);
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
      const because = 'species is optional';
      await api
        .post('/coffeevariety', without(coffeeVariety, 'species'))
        .created(because, { species: null });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, { species: null });
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
      const because = 'cultivar_name is optional';
      await api
        .post('/coffeevariety', without(coffeeVariety, 'cultivar_name'))
        .created(because, { cultivar_name: null });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, { cultivar_name: null });
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
      await api
        .post('/coffeevariety', without(coffeeVariety, 'page_views'))
        .invalid('page_views is required and has no default');
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
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
      await api
        .post('/coffeevariety', without(coffeeVariety, 'parent_variety'))
        .invalid('parent_variety is required and has no default');
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
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
      const because = 'reviewed_at is optional';
      await api
        .post('/coffeevariety', without(coffeeVariety, 'reviewed_at'))
        .created(because, { reviewed_at: null });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, { reviewed_at: null });
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
      const because = 'registered_at is optional';
      await api
        .post('/coffeevariety', without(coffeeVariety, 'registered_at'))
        .created(because, { registered_at: null });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, { registered_at: null });
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
      const because = 'an update touches only what it carries';
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeVariety', { ...coffeeVariety, parent_variety: 'coffeevariety-3' });
      await api
        .patch('/coffeevariety/coffeevariety-1', { species: 'liberica' })
        .ok(because, { ...coffeeVariety, species: 'liberica', parent_variety: 'coffeevariety-3' });
      await api
        .patch('/coffeevariety/coffeevariety-1', { registered_at: '1990-09-09 08:04:10' })
        .ok(because, {
          ...coffeeVariety,
          species: 'liberica',
          parent_variety: 'coffeevariety-3',
          registered_at: '1990-09-09 08:04:10',
        });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, {
        ...coffeeVariety,
        species: 'liberica',
        parent_variety: 'coffeevariety-3',
        registered_at: '1990-09-09 08:04:10',
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
      const because = 'species must not be null';
      await api.post('/coffeevariety', { ...coffeeVariety, species: null }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { species: null }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
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
      const because = 'cultivar_name must not be null';
      await api.post('/coffeevariety', { ...coffeeVariety, cultivar_name: null }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { cultivar_name: null }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { cultivar_name: 'vobo' });
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
      const because = 'page_views must not be null';
      await api.post('/coffeevariety', { ...coffeeVariety, page_views: null }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { page_views: null }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { page_views: 30 });
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
      const because = 'reviewed_at must not be null';
      await api.post('/coffeevariety', { ...coffeeVariety, reviewed_at: null }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { reviewed_at: null }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { reviewed_at: '2016-03-31 13:54:34' });
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
      const because = 'registered_at must not be null';
      await api.post('/coffeevariety', { ...coffeeVariety, registered_at: null }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { registered_at: null }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { registered_at: '1992-11-19 03:33:28' });
    },
  );
});

test.describe('CoffeeVariety: types and bounds', () => {
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
      const because = 'species must be one of arabica, robusta, liberica';
      await api.post('/coffeevariety', { ...coffeeVariety, species: 421337 }).invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, species: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { species: 0 }).invalid(because);
      await api.patch('/coffeevariety/coffeevariety-1', { species: {} }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
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
      const because = '"0042" is a valid value of cultivar_name';
      await api
        .post('/coffeevariety', { ...coffeeVariety, cultivar_name: '0042' })
        .created(because, { cultivar_name: '0042' });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, { cultivar_name: '0042' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', { cultivar_name: '0042' })
        .ok(because, { cultivar_name: '0042' });
      await api.get('/coffeevariety/coffeevariety-2').ok(because, { cultivar_name: '0042' });
    },
  );

  test(
    'cultivar_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'coffeevariety.cultivar_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of cultivar_name';
      await api
        .post('/coffeevariety', { ...coffeeVariety, cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok(because, { cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', { cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeevariety/coffeevariety-2')
        .ok(because, { cultivar_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'cultivar_name must be a string';
      await api
        .post('/coffeevariety', { ...coffeeVariety, cultivar_name: 421337 })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, cultivar_name: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { cultivar_name: 0 }).invalid(because);
      await api.patch('/coffeevariety/coffeevariety-1', { cultivar_name: {} }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { cultivar_name: 'vobo' });
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
      const because = 'the minimum length of cultivar_name is 3, inclusive';
      await api
        .post('/coffeevariety', { ...coffeeVariety, cultivar_name: 'bi ' })
        .created(because, { cultivar_name: 'bi ' });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, { cultivar_name: 'bi ' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', { cultivar_name: 'bi ' })
        .ok(because, { cultivar_name: 'bi ' });
      await api.get('/coffeevariety/coffeevariety-2').ok(because, { cultivar_name: 'bi ' });
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
      const because = 'cultivar_name must have at least 3 characters';
      await api.post('/coffeevariety', { ...coffeeVariety, cultivar_name: 'r ' }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { cultivar_name: 'r ' }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { cultivar_name: 'vobo' });
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
      const because = 'the maximum length of cultivar_name is 60, inclusive';
      await api
        .post('/coffeevariety', {
          ...coffeeVariety,
          cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, {
          cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, {
        cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', {
          cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, {
          cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api.get('/coffeevariety/coffeevariety-2').ok(because, {
        cultivar_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
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
      const because = 'cultivar_name must have at most 60 characters';
      await api
        .post('/coffeevariety', {
          ...coffeeVariety,
          cultivar_name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .patch('/coffeevariety/coffeevariety-1', {
          cultivar_name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { cultivar_name: 'vobo' });
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
      const because = 'page_views must be an integer';
      await api.post('/coffeevariety', { ...coffeeVariety, page_views: 'abc' }).invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, page_views: { value: 'text' } })
        .invalid(because);
      await api.post('/coffeevariety', { ...coffeeVariety, page_views: 29.5 }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { page_views: 'abc' }).invalid(because);
      await api.patch('/coffeevariety/coffeevariety-1', { page_views: {} }).invalid(because);
      await api.patch('/coffeevariety/coffeevariety-1', { page_views: 29.5 }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { page_views: 30 });
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
      const because = 'the minimum of page_views is 0, inclusive';
      await api
        .post('/coffeevariety', { ...coffeeVariety, page_views: 0 })
        .created(because, { page_views: 0 });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, { page_views: 0 });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', { page_views: 0 })
        .ok(because, { page_views: 0 });
      await api.get('/coffeevariety/coffeevariety-2').ok(because, { page_views: 0 });
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
      const because = 'page_views must be at least 0';
      await api.post('/coffeevariety', { ...coffeeVariety, page_views: -1 }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { page_views: -1 }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { page_views: 30 });
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
      const because = 'the maximum of page_views is 70000, inclusive';
      await api
        .post('/coffeevariety', { ...coffeeVariety, page_views: 70000 })
        .created(because, { page_views: 70000 });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, { page_views: 70000 });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', { page_views: 70000 })
        .ok(because, { page_views: 70000 });
      await api.get('/coffeevariety/coffeevariety-2').ok(because, { page_views: 70000 });
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
      const because = 'page_views must be at most 70000';
      await api.post('/coffeevariety', { ...coffeeVariety, page_views: 70001 }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { page_views: 70001 }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { page_views: 30 });
    },
  );

  test(
    'reviewed_at may be the leap day 2016-02-29',
    about('coffeevariety.reviewed_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2016-02-29 12:00:00" is a valid value of reviewed_at';
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-02-29 12:00:00' })
        .created(because, { reviewed_at: '2016-02-29 12:00:00' });
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok(because, { reviewed_at: '2016-02-29 12:00:00' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', { reviewed_at: '2016-02-29 12:00:00' })
        .ok(because, { reviewed_at: '2016-02-29 12:00:00' });
      await api
        .get('/coffeevariety/coffeevariety-2')
        .ok(because, { reviewed_at: '2016-02-29 12:00:00' });
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
      const because = 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/coffeevariety', { ...coffeeVariety, reviewed_at: 202403 }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { reviewed_at: 0 }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { reviewed_at: '2016-03-31 13:54:34' });
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
      const because = 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2017-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-13-01 13:54:34' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-03-31 24:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2100-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2017-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-03-31 10:60:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-03-31 10:30:75' })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .patch('/coffeevariety/coffeevariety-1', { reviewed_at: '2016-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { reviewed_at: '2017-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { reviewed_at: '2016-13-01 13:54:34' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { reviewed_at: '2016-03-31 24:00:00' })
        .invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { reviewed_at: '2016-03-31 13:54:34' });
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
      const because = 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-03-31T13:54:34Z' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-03-31' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: 'not a date' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-03-31T13:54:34' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-03-31 13:54' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-03-31 13:54:34.125' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-03-31 13:54:34+02:00' })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .patch('/coffeevariety/coffeevariety-1', { reviewed_at: '2016-03-31T13:54:34Z' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { reviewed_at: '2016-03-31' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { reviewed_at: 'not a date' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { reviewed_at: '2016-03-31T13:54:34' })
        .invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { reviewed_at: '2016-03-31 13:54:34' });
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
      const because = 'the first moment of reviewed_at is 2016-01-01 00:00:00, inclusive';
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2016-01-01 00:00:00' })
        .created(because, { reviewed_at: '2016-01-01 00:00:00' });
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok(because, { reviewed_at: '2016-01-01 00:00:00' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', { reviewed_at: '2016-01-01 00:00:00' })
        .ok(because, { reviewed_at: '2016-01-01 00:00:00' });
      await api
        .get('/coffeevariety/coffeevariety-2')
        .ok(because, { reviewed_at: '2016-01-01 00:00:00' });
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
      const because = 'reviewed_at must not be before 2016-01-01 00:00:00';
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2015-12-31 23:59:59' })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .patch('/coffeevariety/coffeevariety-1', { reviewed_at: '2015-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { reviewed_at: '2016-03-31 13:54:34' });
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
      const because = 'reviewed_at has no last moment';
      await api
        .post('/coffeevariety', { ...coffeeVariety, reviewed_at: '2099-10-11 12:13:14' })
        .created(because, { reviewed_at: '2099-10-11 12:13:14' });
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok(because, { reviewed_at: '2099-10-11 12:13:14' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', { reviewed_at: '2099-10-11 12:13:14' })
        .ok(because, { reviewed_at: '2099-10-11 12:13:14' });
      await api
        .get('/coffeevariety/coffeevariety-2')
        .ok(because, { reviewed_at: '2099-10-11 12:13:14' });
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
      const because = '"1992-02-29 12:00:00" is a valid value of registered_at';
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1992-02-29 12:00:00' })
        .created(because, { registered_at: '1992-02-29 12:00:00' });
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok(because, { registered_at: '1992-02-29 12:00:00' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', { registered_at: '1992-02-29 12:00:00' })
        .ok(because, { registered_at: '1992-02-29 12:00:00' });
      await api
        .get('/coffeevariety/coffeevariety-2')
        .ok(because, { registered_at: '1992-02-29 12:00:00' });
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
      const because = 'registered_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: 202403 })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { registered_at: 0 }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { registered_at: '1992-11-19 03:33:28' });
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
      const because = 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1990-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1990-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1992-13-01 03:33:28' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1992-11-19 24:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '2100-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1990-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1990-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1991-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1992-11-19 10:60:00' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1992-11-19 10:30:75' })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .patch('/coffeevariety/coffeevariety-1', { registered_at: '1990-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { registered_at: '1990-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { registered_at: '1992-13-01 03:33:28' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { registered_at: '1992-11-19 24:00:00' })
        .invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { registered_at: '1992-11-19 03:33:28' });
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
      const because = 'registered_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1992-11-19T03:33:28Z' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1992-11-19' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: 'not a date' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1992-11-19T03:33:28' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1992-11-19 03:33' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1992-11-19 03:33:28.125' })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1992-11-19 03:33:28+02:00' })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .patch('/coffeevariety/coffeevariety-1', { registered_at: '1992-11-19T03:33:28Z' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { registered_at: '1992-11-19' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { registered_at: 'not a date' })
        .invalid(because);
      await api
        .patch('/coffeevariety/coffeevariety-1', { registered_at: '1992-11-19T03:33:28' })
        .invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { registered_at: '1992-11-19 03:33:28' });
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
      const because = 'the first moment of registered_at is 1990-01-01 00:00:00, inclusive';
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1990-01-01 00:00:00' })
        .created(because, { registered_at: '1990-01-01 00:00:00' });
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok(because, { registered_at: '1990-01-01 00:00:00' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', { registered_at: '1990-01-01 00:00:00' })
        .ok(because, { registered_at: '1990-01-01 00:00:00' });
      await api
        .get('/coffeevariety/coffeevariety-2')
        .ok(because, { registered_at: '1990-01-01 00:00:00' });
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
      const because = 'registered_at must not be before 1990-01-01 00:00:00';
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '1989-12-31 23:59:59' })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .patch('/coffeevariety/coffeevariety-1', { registered_at: '1989-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { registered_at: '1992-11-19 03:33:28' });
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
      const because = 'registered_at has no last moment';
      await api
        .post('/coffeevariety', { ...coffeeVariety, registered_at: '2099-10-11 12:13:14' })
        .created(because, { registered_at: '2099-10-11 12:13:14' });
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok(because, { registered_at: '2099-10-11 12:13:14' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .patch('/coffeevariety/coffeevariety-2', { registered_at: '2099-10-11 12:13:14' })
        .ok(because, { registered_at: '2099-10-11 12:13:14' });
      await api
        .get('/coffeevariety/coffeevariety-2')
        .ok(because, { registered_at: '2099-10-11 12:13:14' });
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
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of VarietySpecies';
      await api.post('/coffeevariety', coffeeVariety).created(because, { species: 'arabica' });
      await api
        .patch('/coffeevariety/coffeevariety-1', { species: 'robusta' })
        .ok(because, { species: 'robusta' });
      await api
        .patch('/coffeevariety/coffeevariety-1', { species: 'liberica' })
        .ok(because, { species: 'liberica' });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, { species: 'liberica' });
      await api
        .patch('/coffeevariety/coffeevariety-1', { species: 'arabica' })
        .ok(because, { species: 'arabica' });
    },
  );

  test(
    'create and update refuse a species that VarietySpecies does not list, such as unheard_of',
    about(
      'coffeevariety.species.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'species must be one of arabica, robusta, liberica';
      await api
        .post('/coffeevariety', { ...coffeeVariety, species: 'unheard_of' })
        .invalid(because);
      await api.post('/coffeevariety', { ...coffeeVariety, species: 'arabica ' }).invalid(because);
      await api.post('/coffeevariety', { ...coffeeVariety, species: 'arabic' }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { species: 'unheard_of' }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
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
      const because = 'species must be one of arabica, robusta, liberica';
      await api.post('/coffeevariety', { ...coffeeVariety, species: 'ARABICA' }).invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { species: 'ARABICA' }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
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
      const because = 'parent_variety was sent as coffeevariety-3';
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-4' });
      await api
        .post('/coffeevariety', { ...coffeeVariety, parent_variety: 'coffeevariety-3' })
        .created(because, { parent_variety: 'coffeevariety-3' });
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok(because, { parent_variety: 'coffeevariety-3' });
      await api
        .patch('/coffeevariety/coffeevariety-1', { parent_variety: 'coffeevariety-4' })
        .ok('parent_variety was changed to coffeevariety-4', { parent_variety: 'coffeevariety-4' });
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('parent_variety was changed to coffeevariety-4', { parent_variety: 'coffeevariety-4' });
      await api.get('/coffeevariety').ok('lists answer references as ids too', [
        { id: 'coffeevariety-3', parent_variety: null },
        { id: 'coffeevariety-4', parent_variety: null },
        { id: 'coffeevariety-1', parent_variety: 'coffeevariety-4' },
      ]);
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
      const because = 'parent_variety must be the id of an existing CoffeeVariety';
      await api
        .post('/coffeevariety', { ...coffeeVariety, parent_variety: 'coffeevariety-unknown' })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeVariety', { ...coffeeVariety, parent_variety: 'coffeevariety-3' });
      await api
        .patch('/coffeevariety/coffeevariety-1', { parent_variety: 'coffeevariety-unknown' })
        .invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { parent_variety: 'coffeevariety-3' });
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
      const because = 'parent_variety must be the id of a CoffeeVariety';
      await api
        .post('/coffeevariety', { ...coffeeVariety, parent_variety: 421337 })
        .invalid(because);
      await api
        .post('/coffeevariety', { ...coffeeVariety, parent_variety: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeevariety/coffeevariety-1').notFound('a refused create stores nothing');
      await api.create('CoffeeVariety', coffeeVariety);
      await api.patch('/coffeevariety/coffeevariety-1', { parent_variety: 0 }).invalid(because);
      await api.patch('/coffeevariety/coffeevariety-1', { parent_variety: {} }).invalid(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', { parent_variety: null });
    },
  );

  test(
    'parent_variety may be null',
    about('coffeevariety.parent_variety.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.post('/coffeevariety', coffeeVariety).created(because, { parent_variety: null });
      await api
        .patch('/coffeevariety/coffeevariety-1', { parent_variety: 'coffeevariety-3' })
        .ok('the change is valid');
      await api
        .patch('/coffeevariety/coffeevariety-1', { parent_variety: null })
        .ok(because, { parent_variety: null });
      await api.get('/coffeevariety/coffeevariety-1').ok(because, { parent_variety: null });
    },
  );

  test(
    'deleting a CoffeeVariety clears every parent_variety that refers to it',
    about(
      'coffeevariety.parent_variety.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'coffeevariety-3 was deleted';
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeVariety', { ...coffeeVariety, parent_variety: 'coffeevariety-3' });
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        parent_variety: 'coffeevariety-3',
      });
      await api.delete('/coffeevariety/coffeevariety-3').removed('the object exists');
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok(because, { id: 'coffeevariety-1', parent_variety: null });
      await api
        .get('/coffeevariety/coffeevariety-2')
        .ok(because, { id: 'coffeevariety-2', parent_variety: null });
      await api.get('/coffeevariety').ok(because, [
        { id: 'coffeevariety-1', parent_variety: null },
        { id: 'coffeevariety-2', parent_variety: null },
      ]);
      await api
        .patch('/coffeevariety/coffeevariety-1', { species: 'liberica' })
        .ok('an update of something else brings no reference back', { parent_variety: null });
      await api
        .patch('/coffeevariety/coffeevariety-1', { parent_variety: 'coffeevariety-3' })
        .invalid('parent_variety must be the id of an existing CoffeeVariety');
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api
        .get('/coffeevariety/coffeevariety-2')
        .ok('the CoffeeVariety that has the id coffeevariety-3 now is another', {
          parent_variety: null,
        });
    },
  );

  test(
    'deleting a CoffeeVariety keeps a parent_variety that refers to another',
    about(
      'coffeevariety.parent_variety.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-4' });
      await api.create('CoffeeVariety', { ...coffeeVariety, parent_variety: 'coffeevariety-4' });
      await api.delete('/coffeevariety/coffeevariety-3').removed(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('another CoffeeVariety was deleted', { parent_variety: 'coffeevariety-4' });
      await api.delete('/coffeevariety/coffeevariety-1').removed(because);
      await api
        .get('/coffeevariety/coffeevariety-4')
        .ok('only what refers to it was deleted', { id: 'coffeevariety-4' });
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
      await api
        .patch('/coffeevariety/coffeevariety-1', {
          species: 'liberica',
          parent_variety: 'coffeevariety-unknown',
        })
        .invalid('parent_variety must be the id of an existing CoffeeVariety');
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a refused update changes nothing', coffeeVariety);
    },
  );
});
