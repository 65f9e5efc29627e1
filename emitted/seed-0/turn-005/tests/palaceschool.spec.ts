import { about, test, without } from '../support/api.ts';

// A valid PalaceSchool, as the tests send it.
const palaceSchool = {
  caption: 'vino',
  id: 'palaceschool-1',
  radius_former: 15.25,
  rank: 71,
  statue: null,
};

// A valid Statue, as the tests send it.
const statue = {
  available: false,
  material_third: 'malodo',
  id: 'statue-1',
  latitude_early: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
};

test.describe('PalaceSchool: create, read, update and delete', () => {
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
    'create answers the new PalaceSchool, and read answers it again',
    about(
      'palaceschool.create.answers-the-object',
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
        .post('/palaceschool', palaceSchool)
        .created('create answers the object that was sent', {
          ...palaceSchool,
          statues: [],
          galaxies: [],
        });
      await api.get('/palaceschool/palaceschool-1').ok('read answers the object that was created', {
        ...palaceSchool,
        statues: [],
        galaxies: [],
      });
      await api
        .post('/palaceschool', { ...palaceSchool, id: 'palaceschool-2' })
        .created('objects may be alike in everything but their ids', { id: 'palaceschool-2' });
    },
  );

  test(
    'the id of a PalaceSchool may be any text, upper and lower case told apart, but no number',
    about(
      'palaceschool.create.accepts-any-id',
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
        .post('/palaceschool', { ...palaceSchool, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('PalaceSchool', {
        ...palaceSchool,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/palaceschool/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/palaceschool/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...palaceSchool,
          id: 'Room 2.B at the Very End of the Long Hall',
          statues: [],
          galaxies: [],
        });
      await api
        .post('/palaceschool', { ...palaceSchool, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole PalaceSchool',
    about(
      'palaceschool.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api
        .patch('/palaceschool/palaceschool-1', {
          caption: 'gisoru',
          radius_former: 36.25,
          rank: 33,
        })
        .ok('every one of these fields was sent', {
          caption: 'gisoru',
          id: 'palaceschool-1',
          radius_former: 36.25,
          rank: 33,
          statue: null,
          statues: [],
          galaxies: [],
        });
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('the update is stored', { caption: 'gisoru', radius_former: 36.25, rank: 33 });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('palaceschool.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('PalaceSchool', palaceSchool);
      await api
        .patch('/palaceschool/palaceschool-1', {
          id: 'palaceschool-1',
          caption: 'gisoru',
          radius_former: 36.25,
          rank: 33,
        })
        .ok(because, { id: 'palaceschool-1', caption: 'gisoru', radius_former: 36.25, rank: 33 });
      await api
        .get('/palaceschool/palaceschool-1')
        .ok(because, { id: 'palaceschool-1', caption: 'gisoru', radius_former: 36.25, rank: 33 });
    },
  );

  test(
    'update that is refused for rank does not change caption either',
    about(
      'palaceschool.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api
        .patch('/palaceschool/palaceschool-1', { caption: 'gisoru', rank: 'abc' })
        .invalid('rank must be an integer');
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { ...palaceSchool, statues: [], galaxies: [] });
    },
  );

  test(
    'delete removes a PalaceSchool: no read finds it and no list holds it',
    about(
      'palaceschool.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('PalaceSchool', palaceSchool);
      await api.delete('/palaceschool/palaceschool-1').removed('the object exists');
      await api.get('/palaceschool/palaceschool-1').notFound(because);
      await api.patch('/palaceschool/palaceschool-1', { id: 'palaceschool-1' }).notFound(because);
      await api.get('/palaceschool').ok('what was deleted is in no list', []);
      await api
        .post('/palaceschool', {
          ...palaceSchool,
          caption: 'gisoru',
          radius_former: 36.25,
          rank: 33,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          caption: 'gisoru',
          id: 'palaceschool-1',
          radius_former: 36.25,
          rank: 33,
          statue: null,
          statues: [],
          galaxies: [],
        });
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          caption: 'gisoru',
          id: 'palaceschool-1',
          radius_former: 36.25,
          rank: 33,
          statue: null,
          statues: [],
          galaxies: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no PalaceSchool has',
    about('palaceschool.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no PalaceSchool has the id palaceschool-unknown';
      await api.create('PalaceSchool', palaceSchool);
      await api.get('/palaceschool/palaceschool-unknown').notFound(because);
      await api
        .patch('/palaceschool/palaceschool-unknown', {
          caption: 'gisoru',
          radius_former: 36.25,
          rank: 33,
        })
        .notFound(because);
      await api.delete('/palaceschool/palaceschool-unknown').notFound(because);
      await api
        .get('/palaceschool')
        .ok('requests for an unknown id change nothing', [{ id: 'palaceschool-1' }]);
    },
  );
});

test.describe('PalaceSchool: collections', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every PalaceSchool with all of its fields',
    about(
      'palaceschool.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api.create('PalaceSchool', {
        ...palaceSchool,
        id: 'palaceschool-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
      });
      await api.create('PalaceSchool', {
        ...palaceSchool,
        id: 'palaceschool-3',
        caption: 'lovo',
        radius_former: 34.75,
        rank: 50,
      });
      await api.get('/palaceschool').ok('three objects were created', [
        { ...palaceSchool, statues: [], galaxies: [] },
        {
          caption: 'gisoru',
          id: 'palaceschool-2',
          radius_former: 36.25,
          rank: 33,
          statue: null,
          statues: [],
          galaxies: [],
        },
        {
          caption: 'lovo',
          id: 'palaceschool-3',
          radius_former: 34.75,
          rank: 50,
          statue: null,
          statues: [],
          galaxies: [],
        },
      ]);
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-4' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-5' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-6' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-7' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-8' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-9' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-10' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-11' });
      await api
        .get('/palaceschool')
        .ok('a list holds every object, however many there are', [
          { id: 'palaceschool-1' },
          { id: 'palaceschool-2' },
          { id: 'palaceschool-3' },
          { id: 'palaceschool-4' },
          { id: 'palaceschool-5' },
          { id: 'palaceschool-6' },
          { id: 'palaceschool-7' },
          { id: 'palaceschool-8' },
          { id: 'palaceschool-9' },
          { id: 'palaceschool-10' },
          { id: 'palaceschool-11' },
        ]);
    },
  );

  test(
    'update of one PalaceSchool leaves another as it was',
    about(
      'palaceschool.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api.create('PalaceSchool', {
        ...palaceSchool,
        id: 'palaceschool-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
      });
      await api
        .patch('/palaceschool/palaceschool-2', {
          id: 'palaceschool-2',
          caption: 'gisoru',
          radius_former: 36.25,
          rank: 33,
        })
        .ok('the change is valid');
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('another object was updated', { ...palaceSchool, statues: [], galaxies: [] });
      await api.get('/palaceschool/palaceschool-2').ok('the update is stored', {
        caption: 'gisoru',
        id: 'palaceschool-2',
        radius_former: 36.25,
        rank: 33,
        statue: null,
        statues: [],
        galaxies: [],
      });
    },
  );

  test(
    'delete of one PalaceSchool leaves another as it was',
    about(
      'palaceschool.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api.create('PalaceSchool', {
        ...palaceSchool,
        id: 'palaceschool-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
      });
      await api.delete('/palaceschool/palaceschool-1').removed('the object exists');
      await api.get('/palaceschool/palaceschool-2').ok('another object was deleted', {
        caption: 'gisoru',
        id: 'palaceschool-2',
        radius_former: 36.25,
        rank: 33,
        statue: null,
        statues: [],
        galaxies: [],
      });
      await api
        .get('/palaceschool')
        .ok('one of two objects was deleted', [{ id: 'palaceschool-2' }]);
    },
  );

  test(
    'reset removes every PalaceSchool',
    about(
      'palaceschool.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api.create('PalaceSchool', {
        ...palaceSchool,
        id: 'palaceschool-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/palaceschool').ok('reset removes all objects', []);
      await api.get('/palaceschool/palaceschool-1').notFound('reset removed it');
    },
  );

  test(
    'PalaceSchool and Statue objects may have the same id',
    about(
      'palaceschool.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a list holds the objects of one entity alone';
      await api.create('PalaceSchool', { ...palaceSchool, id: 'same-1' });
      await api.create('Statue', { ...statue, id: 'same-1' });
      await api.get('/palaceschool').ok(because, [{ id: 'same-1' }]);
      await api.get('/statue').ok(because, [{ id: 'same-1' }]);
      await api.delete('/statue/same-1').removed('the object exists');
      await api.get('/statue/same-1').notFound('only PalaceSchool has the id same-1 now');
      await api.get('/palaceschool/same-1').ok('only the Statue was deleted', {
        ...palaceSchool,
        id: 'same-1',
        statues: [],
        galaxies: [],
      });
    },
  );
});

test.describe('PalaceSchool: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a PalaceSchool without caption, which is required',
    about(
      'palaceschool.caption.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/palaceschool', without(palaceSchool, 'caption'))
        .invalid('caption is required and has no default');
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a PalaceSchool without an id',
    about(
      'palaceschool.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/palaceschool', without(palaceSchool, 'id')).invalid('id must be sent');
      await api.get('/palaceschool').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a PalaceSchool without radius_former, which is required',
    about(
      'palaceschool.radius_former.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/palaceschool', without(palaceSchool, 'radius_former'))
        .invalid('radius_former is required and has no default');
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'rank is 149 when a create leaves it out',
    about(
      'palaceschool.rank.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of rank is 149';
      await api
        .post('/palaceschool', without(palaceSchool, 'rank'))
        .created(because, { rank: 149 });
      await api.get('/palaceschool/palaceschool-1').ok(because, { rank: 149 });
    },
  );

  test(
    'create refuses a PalaceSchool without statue, which is required',
    about(
      'palaceschool.statue.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/palaceschool', without(palaceSchool, 'statue'))
        .invalid('statue is required and has no default');
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of caption or rank alone leaves every other field as it is',
    about(
      'palaceschool.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Statue', statue);
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-3' });
      await api.create('PalaceSchool', {
        ...palaceSchool,
        statue: 'statue-1',
        statues: ['statue-1'],
        galaxies: ['palaceschool-3'],
      });
      await api.patch('/palaceschool/palaceschool-1', { caption: 'gisoru' }).ok(because, {
        ...palaceSchool,
        caption: 'gisoru',
        statue: 'statue-1',
        statues: ['statue-1'],
        galaxies: ['palaceschool-3'],
      });
      await api.patch('/palaceschool/palaceschool-1', { rank: 33 }).ok(because, {
        caption: 'gisoru',
        id: 'palaceschool-1',
        radius_former: 15.25,
        rank: 33,
        statue: 'statue-1',
        statues: ['statue-1'],
        galaxies: ['palaceschool-3'],
      });
      await api.get('/palaceschool/palaceschool-1').ok(because, {
        caption: 'gisoru',
        id: 'palaceschool-1',
        radius_former: 15.25,
        rank: 33,
        statue: 'statue-1',
        statues: ['statue-1'],
        galaxies: ['palaceschool-3'],
      });
    },
  );
});

test.describe('PalaceSchool: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'caption may be null',
    about(
      'palaceschool.caption.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption is nullable';
      await api
        .post('/palaceschool', { ...palaceSchool, caption: null })
        .created(because, { caption: null });
      await api.get('/palaceschool/palaceschool-1').ok(because, { caption: null });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { caption: null })
        .ok(because, { caption: null });
      await api.get('/palaceschool/palaceschool-2').ok(because, { caption: null });
    },
  );

  test(
    'radius_former may be null',
    about(
      'palaceschool.radius_former.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'radius_former is nullable';
      await api
        .post('/palaceschool', { ...palaceSchool, radius_former: null })
        .created(because, { radius_former: null });
      await api.get('/palaceschool/palaceschool-1').ok(because, { radius_former: null });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { radius_former: null })
        .ok(because, { radius_former: null });
      await api.get('/palaceschool/palaceschool-2').ok(because, { radius_former: null });
    },
  );

  test(
    'create and update refuse null for rank',
    about(
      'palaceschool.rank.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'rank must not be null';
      await api.post('/palaceschool', { ...palaceSchool, rank: null }).invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { rank: null }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { rank: 71 });
    },
  );
});

test.describe('PalaceSchool: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'caption of digits alone stays a string',
    about(
      'palaceschool.caption.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of caption';
      await api
        .post('/palaceschool', { ...palaceSchool, caption: '0042' })
        .created(because, { caption: '0042' });
      await api.get('/palaceschool/palaceschool-1').ok(because, { caption: '0042' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { caption: '0042' })
        .ok(because, { caption: '0042' });
      await api.get('/palaceschool/palaceschool-2').ok(because, { caption: '0042' });
    },
  );

  test(
    'caption keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'palaceschool.caption.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of caption';
      await api
        .post('/palaceschool', { ...palaceSchool, caption: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { caption: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/palaceschool/palaceschool-1')
        .ok(because, { caption: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { caption: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { caption: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/palaceschool/palaceschool-2')
        .ok(because, { caption: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a caption of a wrong type',
    about(
      'palaceschool.caption.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption must be a string';
      await api.post('/palaceschool', { ...palaceSchool, caption: 421337 }).invalid(because);
      await api
        .post('/palaceschool', { ...palaceSchool, caption: { value: 'text' } })
        .invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { caption: 0 }).invalid(because);
      await api.patch('/palaceschool/palaceschool-1', { caption: {} }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { caption: 'vino' });
    },
  );

  test(
    'caption may be right at its maximum length of 200',
    about(
      'palaceschool.caption.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of caption is 200, inclusive';
      await api
        .post('/palaceschool', {
          ...palaceSchool,
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        })
        .created(because, {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        });
      await api.get('/palaceschool/palaceschool-1').ok(because, {
        caption:
          'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
      });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        })
        .ok(because, {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        });
      await api.get('/palaceschool/palaceschool-2').ok(because, {
        caption:
          'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
      });
    },
  );

  test(
    'create and update refuse a caption above its maximum length of 200',
    about(
      'palaceschool.caption.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption must have at most 200 characters';
      await api
        .post('/palaceschool', {
          ...palaceSchool,
          caption:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusua ',
        })
        .invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api
        .patch('/palaceschool/palaceschool-1', {
          caption:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusua ',
        })
        .invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { caption: 'vino' });
    },
  );

  test(
    'caption has no minimum length',
    about(
      'palaceschool.caption.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption has no minimum length';
      await api
        .post('/palaceschool', { ...palaceSchool, caption: 'x' })
        .created(because, { caption: 'x' });
      await api.get('/palaceschool/palaceschool-1').ok(because, { caption: 'x' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { caption: 'x' })
        .ok(because, { caption: 'x' });
      await api.get('/palaceschool/palaceschool-2').ok(because, { caption: 'x' });
    },
  );

  test(
    'radius_former may be the whole number 3',
    about(
      'palaceschool.radius_former.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '3 is a valid value of radius_former';
      await api
        .post('/palaceschool', { ...palaceSchool, radius_former: 3 })
        .created(because, { radius_former: 3 });
      await api.get('/palaceschool/palaceschool-1').ok(because, { radius_former: 3 });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { radius_former: 3 })
        .ok(because, { radius_former: 3 });
      await api.get('/palaceschool/palaceschool-2').ok(because, { radius_former: 3 });
    },
  );

  test(
    'radius_former keeps three decimals',
    about(
      'palaceschool.radius_former.keeps-decimals',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '12.375 is a valid value of radius_former';
      await api
        .post('/palaceschool', { ...palaceSchool, radius_former: 12.375 })
        .created(because, { radius_former: 12.375 });
      await api.get('/palaceschool/palaceschool-1').ok(because, { radius_former: 12.375 });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { radius_former: 12.375 })
        .ok(because, { radius_former: 12.375 });
      await api.get('/palaceschool/palaceschool-2').ok(because, { radius_former: 12.375 });
    },
  );

  test(
    'create and update refuse a radius_former of a wrong type',
    about(
      'palaceschool.radius_former.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'radius_former must be a number';
      await api.post('/palaceschool', { ...palaceSchool, radius_former: 'abc' }).invalid(because);
      await api
        .post('/palaceschool', { ...palaceSchool, radius_former: { value: 'text' } })
        .invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { radius_former: 'abc' }).invalid(because);
      await api.patch('/palaceschool/palaceschool-1', { radius_former: {} }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { radius_former: 15.25 });
    },
  );

  test(
    'radius_former may be right at its minimum of 1',
    about(
      'palaceschool.radius_former.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of radius_former is 1, inclusive';
      await api
        .post('/palaceschool', { ...palaceSchool, radius_former: 1 })
        .created(because, { radius_former: 1 });
      await api.get('/palaceschool/palaceschool-1').ok(because, { radius_former: 1 });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { radius_former: 1 })
        .ok(because, { radius_former: 1 });
      await api.get('/palaceschool/palaceschool-2').ok(because, { radius_former: 1 });
    },
  );

  test(
    'create and update refuse a radius_former below its minimum of 1',
    about(
      'palaceschool.radius_former.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'radius_former must be at least 1';
      await api.post('/palaceschool', { ...palaceSchool, radius_former: 0.75 }).invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { radius_former: 0.75 }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { radius_former: 15.25 });
    },
  );

  test(
    'radius_former may be right at its maximum of 50',
    about(
      'palaceschool.radius_former.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of radius_former is 50, inclusive';
      await api
        .post('/palaceschool', { ...palaceSchool, radius_former: 50 })
        .created(because, { radius_former: 50 });
      await api.get('/palaceschool/palaceschool-1').ok(because, { radius_former: 50 });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { radius_former: 50 })
        .ok(because, { radius_former: 50 });
      await api.get('/palaceschool/palaceschool-2').ok(because, { radius_former: 50 });
    },
  );

  test(
    'create and update refuse a radius_former above its maximum of 50',
    about(
      'palaceschool.radius_former.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'radius_former must be at most 50';
      await api.post('/palaceschool', { ...palaceSchool, radius_former: 50.25 }).invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { radius_former: 50.25 }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { radius_former: 15.25 });
    },
  );

  test(
    'rank may be 0',
    about('palaceschool.rank.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '0 is a valid value of rank';
      await api.post('/palaceschool', { ...palaceSchool, rank: 0 }).created(because, { rank: 0 });
      await api.get('/palaceschool/palaceschool-1').ok(because, { rank: 0 });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api.patch('/palaceschool/palaceschool-2', { rank: 0 }).ok(because, { rank: 0 });
      await api.get('/palaceschool/palaceschool-2').ok(because, { rank: 0 });
    },
  );

  test(
    'create and update refuse a rank of a wrong type',
    about(
      'palaceschool.rank.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'rank must be an integer';
      await api.post('/palaceschool', { ...palaceSchool, rank: 'abc' }).invalid(because);
      await api
        .post('/palaceschool', { ...palaceSchool, rank: { value: 'text' } })
        .invalid(because);
      await api.post('/palaceschool', { ...palaceSchool, rank: 70.5 }).invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { rank: 'abc' }).invalid(because);
      await api.patch('/palaceschool/palaceschool-1', { rank: {} }).invalid(because);
      await api.patch('/palaceschool/palaceschool-1', { rank: 70.5 }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { rank: 71 });
    },
  );

  test(
    'rank may be right at its maximum of 500',
    about(
      'palaceschool.rank.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of rank is 500, inclusive';
      await api
        .post('/palaceschool', { ...palaceSchool, rank: 500 })
        .created(because, { rank: 500 });
      await api.get('/palaceschool/palaceschool-1').ok(because, { rank: 500 });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api.patch('/palaceschool/palaceschool-2', { rank: 500 }).ok(because, { rank: 500 });
      await api.get('/palaceschool/palaceschool-2').ok(because, { rank: 500 });
    },
  );

  test(
    'create and update refuse a rank above its maximum of 500',
    about(
      'palaceschool.rank.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'rank must be at most 500';
      await api.post('/palaceschool', { ...palaceSchool, rank: 501 }).invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { rank: 501 }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { rank: 71 });
    },
  );

  test(
    'rank has no minimum',
    about(
      'palaceschool.rank.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'rank has no minimum';
      await api
        .post('/palaceschool', { ...palaceSchool, rank: -1000000 })
        .created(because, { rank: -1000000 });
      await api.get('/palaceschool/palaceschool-1').ok(because, { rank: -1000000 });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { rank: -1000000 })
        .ok(because, { rank: -1000000 });
      await api.get('/palaceschool/palaceschool-2').ok(because, { rank: -1000000 });
    },
  );
});

test.describe('PalaceSchool: references', () => {
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
    'statue refers to an existing Statue and is answered as its id',
    about(
      'palaceschool.statue.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statue was sent as statue-1';
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .post('/palaceschool', { ...palaceSchool, statue: 'statue-1' })
        .created(because, { statue: 'statue-1' });
      await api.get('/palaceschool/palaceschool-1').ok(because, { statue: 'statue-1' });
      await api
        .patch('/palaceschool/palaceschool-1', { statue: 'statue-2' })
        .ok('statue was changed to statue-2', { statue: 'statue-2' });
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('statue was changed to statue-2', { statue: 'statue-2' });
      await api
        .get('/palaceschool')
        .ok('lists answer references as ids too', [{ id: 'palaceschool-1', statue: 'statue-2' }]);
    },
  );

  test(
    'create and update refuse a statue that no Statue has as its id',
    about(
      'palaceschool.statue.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statue must be the id of an existing Statue';
      await api
        .post('/palaceschool', { ...palaceSchool, statue: 'statue-unknown' })
        .invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('Statue', statue);
      await api.create('PalaceSchool', { ...palaceSchool, statue: 'statue-1' });
      await api
        .patch('/palaceschool/palaceschool-1', { statue: 'statue-unknown' })
        .invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { statue: 'statue-1' });
    },
  );

  test(
    'create and update refuse what is no id for statue',
    about(
      'palaceschool.statue.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statue must be the id of a Statue';
      await api.post('/palaceschool', { ...palaceSchool, statue: 421337 }).invalid(because);
      await api
        .post('/palaceschool', { ...palaceSchool, statue: { value: 'text' } })
        .invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { statue: 0 }).invalid(because);
      await api.patch('/palaceschool/palaceschool-1', { statue: {} }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { statue: null });
    },
  );

  test(
    'statue may be null',
    about('palaceschool.statue.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Statue', statue);
      await api.post('/palaceschool', palaceSchool).created(because, { statue: null });
      await api
        .patch('/palaceschool/palaceschool-1', { statue: 'statue-1' })
        .ok('the change is valid');
      await api
        .patch('/palaceschool/palaceschool-1', { statue: null })
        .ok(because, { statue: null });
      await api.get('/palaceschool/palaceschool-1').ok(because, { statue: null });
    },
  );

  test(
    'deleting a Statue clears every statue that refers to it',
    about(
      'palaceschool.statue.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statue-1 was deleted';
      await api.create('Statue', statue);
      await api.create('PalaceSchool', { ...palaceSchool, statue: 'statue-1' });
      await api.create('PalaceSchool', {
        ...palaceSchool,
        id: 'palaceschool-2',
        statue: 'statue-1',
      });
      await api.delete('/statue/statue-1').removed('the object exists');
      await api
        .get('/palaceschool/palaceschool-1')
        .ok(because, { id: 'palaceschool-1', statue: null });
      await api
        .get('/palaceschool/palaceschool-2')
        .ok(because, { id: 'palaceschool-2', statue: null });
      await api.get('/palaceschool').ok(because, [
        { id: 'palaceschool-1', statue: null },
        { id: 'palaceschool-2', statue: null },
      ]);
      await api
        .patch('/palaceschool/palaceschool-1', { caption: 'gisoru' })
        .ok('an update of something else brings no reference back', { statue: null });
      await api
        .patch('/palaceschool/palaceschool-1', { statue: 'statue-1' })
        .invalid('statue must be the id of an existing Statue');
      await api.create('Statue', statue);
      await api
        .get('/palaceschool/palaceschool-2')
        .ok('the Statue that has the id statue-1 now is another', { statue: null });
    },
  );

  test(
    'deleting a Statue keeps a statue that refers to another',
    about(
      'palaceschool.statue.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.create('PalaceSchool', { ...palaceSchool, statue: 'statue-2' });
      await api.delete('/statue/statue-1').removed(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('another Statue was deleted', { statue: 'statue-2' });
      await api.delete('/palaceschool/palaceschool-1').removed(because);
      await api
        .get('/statue/statue-2')
        .ok('only what refers to it was deleted', { id: 'statue-2' });
    },
  );

  test(
    'create and update refuse the id of a PalaceSchool in statue, which refers to Statue',
    about(
      'palaceschool.statue.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statue must be the id of an existing Statue';
      await api.create('PalaceSchool', palaceSchool);
      await api
        .post('/palaceschool', { ...palaceSchool, id: 'palaceschool-2', statue: 'palaceschool-1' })
        .invalid(because);
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { statue: 'palaceschool-1' })
        .invalid(because);
      await api
        .get('/palaceschool/palaceschool-2')
        .ok('a refused update changes nothing', { statue: null });
    },
  );

  test(
    'deleting a PalaceSchool, or the Statue of the same id, leaves the other one and statue as they are',
    about(
      'palaceschool.statue.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Statue', { ...statue, id: 'palaceschool-1' });
      await api.create('Statue', { ...statue, id: 'palaceschool-2' });
      await api.create('PalaceSchool', { ...palaceSchool, statue: 'palaceschool-2' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api.delete('/palaceschool/palaceschool-2').removed(because);
      await api
        .get('/statue/palaceschool-2')
        .ok('no Statue was deleted', { ...statue, id: 'palaceschool-2' });
      await api.delete('/statue/palaceschool-1').removed(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('only the Statue palaceschool-1 was deleted', {
          ...palaceSchool,
          statue: 'palaceschool-2',
          statues: [],
          galaxies: [],
        });
    },
  );

  test(
    'statues is an empty list when a create leaves it out',
    about(
      'palaceschool.statues.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statues was left out';
      await api.post('/palaceschool', palaceSchool).created(because, { statues: [] });
      await api.get('/palaceschool/palaceschool-1').ok(because, { statues: [] });
    },
  );

  test(
    'statues lists existing Statue objects and is answered as their ids',
    about(
      'palaceschool.statues.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statues was sent with two ids';
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.create('Statue', { ...statue, id: 'statue-3' });
      await api.create('Statue', { ...statue, id: 'statue-4' });
      await api.create('Statue', { ...statue, id: 'statue-5' });
      await api
        .post('/palaceschool', { ...palaceSchool, statues: ['statue-1', 'statue-2'] })
        .created(because, { statues: ['statue-1', 'statue-2'] });
      await api
        .get('/palaceschool/palaceschool-1')
        .ok(because, { statues: ['statue-1', 'statue-2'] });
      await api
        .get('/palaceschool')
        .ok('lists answer references as ids too', [
          { id: 'palaceschool-1', statues: ['statue-1', 'statue-2'] },
        ]);
      await api
        .patch('/palaceschool/palaceschool-1', { statues: ['statue-2', 'statue-1'] })
        .ok('any order will do', { statues: ['statue-2', 'statue-1'] });
      await api
        .patch('/palaceschool/palaceschool-1', {
          statues: ['statue-1', 'statue-2', 'statue-3', 'statue-4', 'statue-5'],
        })
        .ok('no length is too much', {
          statues: ['statue-1', 'statue-2', 'statue-3', 'statue-4', 'statue-5'],
        });
      await api.delete('/palaceschool/palaceschool-1').removed('the object exists');
      await api
        .get('/statue')
        .ok('only what refers to them was deleted', [
          { id: 'statue-1' },
          { id: 'statue-2' },
          { id: 'statue-3' },
          { id: 'statue-4' },
          { id: 'statue-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in statues',
    about(
      'palaceschool.statues.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.create('PalaceSchool', { ...palaceSchool, statues: ['statue-1'] });
      await api
        .patch('/palaceschool/palaceschool-1', { statues: ['statue-2'] })
        .ok('an update replaces the list', { statues: ['statue-2'] });
      await api.patch('/palaceschool/palaceschool-1', { statues: [] }).ok('the change is valid');
      await api.get('/palaceschool/palaceschool-1').ok('the list was emptied', { statues: [] });
    },
  );

  test(
    'create and update refuse an id in statues that no Statue has',
    about(
      'palaceschool.statues.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statues must hold only ids of existing Statue objects';
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .post('/palaceschool', { ...palaceSchool, statues: ['statue-unknown'] })
        .invalid(because);
      await api
        .post('/palaceschool', { ...palaceSchool, statues: ['statue-1', 'statue-unknown'] })
        .invalid(because);
      await api
        .post('/palaceschool', { ...palaceSchool, statues: ['statue-unknown', 'statue-2'] })
        .invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', { ...palaceSchool, statues: ['statue-1', 'statue-2'] });
      await api
        .patch('/palaceschool/palaceschool-1', { statues: ['statue-unknown'] })
        .invalid(because);
      await api
        .patch('/palaceschool/palaceschool-1', { statues: ['statue-1', 'statue-unknown'] })
        .invalid(because);
      await api
        .patch('/palaceschool/palaceschool-1', { statues: ['statue-unknown', 'statue-2'] })
        .invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { statues: ['statue-1', 'statue-2'] });
    },
  );

  test(
    'create and update refuse null for the list statues',
    about(
      'palaceschool.statues.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statues must not be null';
      await api.post('/palaceschool', { ...palaceSchool, statues: null }).invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { statues: null }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { statues: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for statues',
    about(
      'palaceschool.statues.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statues must be a list of ids of Statue';
      await api.create('Statue', { ...statue, id: 'x' });
      await api.post('/palaceschool', { ...palaceSchool, statues: 'x' }).invalid(because);
      await api
        .post('/palaceschool', { ...palaceSchool, statues: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { statues: 'x' }).invalid(because);
      await api.patch('/palaceschool/palaceschool-1', { statues: [{}] }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { statues: [] });
    },
  );

  test(
    'deleting a Statue takes its id out of every statues and keeps the others',
    about(
      'palaceschool.statues.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statue-2 was deleted';
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.create('Statue', { ...statue, id: 'statue-3' });
      await api.create('PalaceSchool', {
        ...palaceSchool,
        statues: ['statue-1', 'statue-2', 'statue-3'],
      });
      await api.create('PalaceSchool', {
        ...palaceSchool,
        id: 'palaceschool-2',
        statues: ['statue-2'],
      });
      await api.delete('/statue/statue-2').removed('the object exists');
      await api
        .get('/palaceschool/palaceschool-1')
        .ok(because, { id: 'palaceschool-1', statues: ['statue-1', 'statue-3'] });
      await api
        .get('/palaceschool/palaceschool-2')
        .ok(because, { id: 'palaceschool-2', statues: [] });
      await api.get('/palaceschool').ok(because, [
        { id: 'palaceschool-1', statues: ['statue-1', 'statue-3'] },
        { id: 'palaceschool-2', statues: [] },
      ]);
      await api
        .patch('/palaceschool/palaceschool-1', { caption: 'gisoru' })
        .ok('an update of something else brings no reference back', {
          statues: ['statue-1', 'statue-3'],
        });
      await api
        .patch('/palaceschool/palaceschool-1', { statues: ['statue-1', 'statue-2'] })
        .invalid('statues must hold only ids of existing Statue objects');
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api
        .get('/palaceschool/palaceschool-2')
        .ok('the Statue that has the id statue-2 now is another', { statues: [] });
    },
  );

  test(
    'create and update refuse the id of a PalaceSchool in statues, which refers to Statue',
    about(
      'palaceschool.statues.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'statues must hold only ids of existing Statue objects';
      await api.create('PalaceSchool', palaceSchool);
      await api
        .post('/palaceschool', {
          ...palaceSchool,
          id: 'palaceschool-2',
          statues: ['palaceschool-1'],
        })
        .invalid(because);
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api
        .patch('/palaceschool/palaceschool-2', { statues: ['palaceschool-1'] })
        .invalid(because);
      await api
        .get('/palaceschool/palaceschool-2')
        .ok('a refused update changes nothing', { statues: [] });
    },
  );

  test(
    'deleting a PalaceSchool, or the Statue of the same id, leaves the other one and statues as they are',
    about(
      'palaceschool.statues.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Statue', { ...statue, id: 'palaceschool-1' });
      await api.create('Statue', { ...statue, id: 'palaceschool-2' });
      await api.create('PalaceSchool', { ...palaceSchool, statues: ['palaceschool-2'] });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api.delete('/palaceschool/palaceschool-2').removed(because);
      await api
        .get('/statue/palaceschool-2')
        .ok('no Statue was deleted', { ...statue, id: 'palaceschool-2' });
      await api.delete('/statue/palaceschool-1').removed(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('only the Statue palaceschool-1 was deleted', {
          ...palaceSchool,
          statues: ['palaceschool-2'],
          galaxies: [],
        });
    },
  );

  test(
    'galaxies is an empty list when a create leaves it out',
    about(
      'palaceschool.galaxies.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxies was left out';
      await api.post('/palaceschool', palaceSchool).created(because, { galaxies: [] });
      await api.get('/palaceschool/palaceschool-1').ok(because, { galaxies: [] });
    },
  );

  test(
    'galaxies lists existing PalaceSchool objects and is answered as their ids',
    about(
      'palaceschool.galaxies.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxies was sent with two ids';
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-3' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-4' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-5' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-6' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-7' });
      await api
        .post('/palaceschool', { ...palaceSchool, galaxies: ['palaceschool-3', 'palaceschool-4'] })
        .created(because, { galaxies: ['palaceschool-3', 'palaceschool-4'] });
      await api
        .get('/palaceschool/palaceschool-1')
        .ok(because, { galaxies: ['palaceschool-3', 'palaceschool-4'] });
      await api.get('/palaceschool').ok('lists answer references as ids too', [
        { id: 'palaceschool-3', galaxies: [] },
        { id: 'palaceschool-4', galaxies: [] },
        { id: 'palaceschool-5', galaxies: [] },
        { id: 'palaceschool-6', galaxies: [] },
        { id: 'palaceschool-7', galaxies: [] },
        { id: 'palaceschool-1', galaxies: ['palaceschool-3', 'palaceschool-4'] },
      ]);
      await api
        .patch('/palaceschool/palaceschool-1', { galaxies: ['palaceschool-4', 'palaceschool-3'] })
        .ok('any order will do', { galaxies: ['palaceschool-4', 'palaceschool-3'] });
      await api
        .patch('/palaceschool/palaceschool-1', {
          galaxies: [
            'palaceschool-3',
            'palaceschool-4',
            'palaceschool-5',
            'palaceschool-6',
            'palaceschool-7',
          ],
        })
        .ok('no length is too much', {
          galaxies: [
            'palaceschool-3',
            'palaceschool-4',
            'palaceschool-5',
            'palaceschool-6',
            'palaceschool-7',
          ],
        });
      await api.delete('/palaceschool/palaceschool-1').removed('the object exists');
      await api
        .get('/palaceschool')
        .ok('only what refers to them was deleted', [
          { id: 'palaceschool-3' },
          { id: 'palaceschool-4' },
          { id: 'palaceschool-5' },
          { id: 'palaceschool-6' },
          { id: 'palaceschool-7' },
        ]);
    },
  );

  test(
    'update replaces the ids in galaxies',
    about(
      'palaceschool.galaxies.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-3' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-4' });
      await api.create('PalaceSchool', { ...palaceSchool, galaxies: ['palaceschool-3'] });
      await api
        .patch('/palaceschool/palaceschool-1', { galaxies: ['palaceschool-4'] })
        .ok('an update replaces the list', { galaxies: ['palaceschool-4'] });
      await api.patch('/palaceschool/palaceschool-1', { galaxies: [] }).ok('the change is valid');
      await api.get('/palaceschool/palaceschool-1').ok('the list was emptied', { galaxies: [] });
    },
  );

  test(
    'create and update refuse an id in galaxies that no PalaceSchool has',
    about(
      'palaceschool.galaxies.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxies must hold only ids of existing PalaceSchool objects';
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-3' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-4' });
      await api
        .post('/palaceschool', { ...palaceSchool, galaxies: ['palaceschool-unknown'] })
        .invalid(because);
      await api
        .post('/palaceschool', {
          ...palaceSchool,
          galaxies: ['palaceschool-3', 'palaceschool-unknown'],
        })
        .invalid(because);
      await api
        .post('/palaceschool', {
          ...palaceSchool,
          galaxies: ['palaceschool-unknown', 'palaceschool-4'],
        })
        .invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', {
        ...palaceSchool,
        galaxies: ['palaceschool-3', 'palaceschool-4'],
      });
      await api
        .patch('/palaceschool/palaceschool-1', { galaxies: ['palaceschool-unknown'] })
        .invalid(because);
      await api
        .patch('/palaceschool/palaceschool-1', {
          galaxies: ['palaceschool-3', 'palaceschool-unknown'],
        })
        .invalid(because);
      await api
        .patch('/palaceschool/palaceschool-1', {
          galaxies: ['palaceschool-unknown', 'palaceschool-4'],
        })
        .invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { galaxies: ['palaceschool-3', 'palaceschool-4'] });
    },
  );

  test(
    'create and update refuse null for the list galaxies',
    about(
      'palaceschool.galaxies.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxies must not be null';
      await api.post('/palaceschool', { ...palaceSchool, galaxies: null }).invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { galaxies: null }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { galaxies: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for galaxies',
    about(
      'palaceschool.galaxies.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxies must be a list of ids of PalaceSchool';
      await api.create('PalaceSchool', { ...palaceSchool, id: 'x' });
      await api.post('/palaceschool', { ...palaceSchool, galaxies: 'x' }).invalid(because);
      await api
        .post('/palaceschool', { ...palaceSchool, galaxies: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/palaceschool/palaceschool-1').notFound('a refused create stores nothing');
      await api.create('PalaceSchool', palaceSchool);
      await api.patch('/palaceschool/palaceschool-1', { galaxies: 'x' }).invalid(because);
      await api.patch('/palaceschool/palaceschool-1', { galaxies: [{}] }).invalid(because);
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { galaxies: [] });
    },
  );

  test(
    'deleting a PalaceSchool takes its id out of every galaxies and keeps the others',
    about(
      'palaceschool.galaxies.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'palaceschool-4 was deleted';
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-3' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-4' });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-5' });
      await api.create('PalaceSchool', {
        ...palaceSchool,
        galaxies: ['palaceschool-3', 'palaceschool-4', 'palaceschool-5'],
      });
      await api.create('PalaceSchool', {
        ...palaceSchool,
        id: 'palaceschool-2',
        galaxies: ['palaceschool-4'],
      });
      await api.delete('/palaceschool/palaceschool-4').removed('the object exists');
      await api
        .get('/palaceschool/palaceschool-1')
        .ok(because, { id: 'palaceschool-1', galaxies: ['palaceschool-3', 'palaceschool-5'] });
      await api
        .get('/palaceschool/palaceschool-2')
        .ok(because, { id: 'palaceschool-2', galaxies: [] });
      await api.get('/palaceschool').ok(because, [
        { id: 'palaceschool-3', galaxies: [] },
        { id: 'palaceschool-5', galaxies: [] },
        { id: 'palaceschool-1', galaxies: ['palaceschool-3', 'palaceschool-5'] },
        { id: 'palaceschool-2', galaxies: [] },
      ]);
      await api
        .patch('/palaceschool/palaceschool-1', { caption: 'gisoru' })
        .ok('an update of something else brings no reference back', {
          galaxies: ['palaceschool-3', 'palaceschool-5'],
        });
      await api
        .patch('/palaceschool/palaceschool-1', { galaxies: ['palaceschool-3', 'palaceschool-4'] })
        .invalid('galaxies must hold only ids of existing PalaceSchool objects');
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-4' });
      await api
        .get('/palaceschool/palaceschool-2')
        .ok('the PalaceSchool that has the id palaceschool-4 now is another', { galaxies: [] });
    },
  );

  test(
    'update that is refused for statue does not change caption either',
    about(
      'palaceschool.statue.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api
        .patch('/palaceschool/palaceschool-1', { caption: 'gisoru', statue: 'statue-unknown' })
        .invalid('statue must be the id of an existing Statue');
      await api
        .get('/palaceschool/palaceschool-1')
        .ok('a refused update changes nothing', { ...palaceSchool, statues: [], galaxies: [] });
    },
  );
});
