import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  views_open: 71,
  opened: '2020-05-10 11:32:51',
};

// A valid Archive, as the tests send it.
const archive = {
  topic: 'rulumo',
  flagged: false,
  id: 'archive-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
  seats_pending: 70,
};

test.describe('Zebra: create, read, update and delete', () => {
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
    'create answers the new Zebra, and read answers it again',
    about(
      'zebra.create.answers-the-object',
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
        .post('/zebra', zebra)
        .created('create answers the object that was sent', { ...zebra, galaxies: [] });
      await api
        .get('/zebra/zebra-1')
        .ok('read answers the object that was created', { ...zebra, galaxies: [] });
      await api
        .post('/zebra', { ...zebra, id: 'zebra-2' })
        .created('objects may be alike in everything but their ids', { id: 'zebra-2' });
    },
  );

  test(
    'the id of a Zebra may be any text, upper and lower case told apart, but no number',
    about(
      'zebra.create.accepts-any-id',
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
        .post('/zebra', { ...zebra, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Zebra', { ...zebra, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/zebra/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/zebra/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...zebra, id: 'Room 2.B at the Very End of the Long Hall', galaxies: [] });
      await api.post('/zebra', { ...zebra, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Zebra',
    about(
      'zebra.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api
        .patch('/zebra/zebra-1', {
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        })
        .ok('every one of these fields was sent', {
          caption: 'gisoru',
          id: 'zebra-1',
          weight_stored: 36.25,
          views_open: 33,
          galaxies: [],
          opened: '2020-10-19 14:41:00',
        });
      await api.get('/zebra/zebra-1').ok('the update is stored', {
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('zebra.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Zebra', zebra);
      await api
        .patch('/zebra/zebra-1', {
          id: 'zebra-1',
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        })
        .ok(because, {
          id: 'zebra-1',
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        });
      await api.get('/zebra/zebra-1').ok(because, {
        id: 'zebra-1',
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
    },
  );

  test(
    'update that is refused for opened does not change caption either',
    about(
      'zebra.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api
        .patch('/zebra/zebra-1', { caption: 'gisoru', opened: 202403 })
        .invalid('opened must be a string in YYYY-MM-DD hh:mm:ss format');
      await api
        .get('/zebra/zebra-1')
        .ok('a refused update changes nothing', { ...zebra, galaxies: [] });
    },
  );

  test(
    'delete removes a Zebra: no read finds it and no list holds it',
    about(
      'zebra.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Zebra', zebra);
      await api.delete('/zebra/zebra-1').removed('the object exists');
      await api.get('/zebra/zebra-1').notFound(because);
      await api.patch('/zebra/zebra-1', { id: 'zebra-1' }).notFound(because);
      await api.get('/zebra').ok('what was deleted is in no list', []);
      await api
        .post('/zebra', {
          ...zebra,
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          caption: 'gisoru',
          id: 'zebra-1',
          weight_stored: 36.25,
          views_open: 33,
          galaxies: [],
          opened: '2020-10-19 14:41:00',
        });
      await api
        .get('/zebra/zebra-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          caption: 'gisoru',
          id: 'zebra-1',
          weight_stored: 36.25,
          views_open: 33,
          galaxies: [],
          opened: '2020-10-19 14:41:00',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Zebra has',
    about('zebra.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Zebra has the id zebra-unknown';
      await api.create('Zebra', zebra);
      await api.get('/zebra/zebra-unknown').notFound(because);
      await api
        .patch('/zebra/zebra-unknown', {
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        })
        .notFound(because);
      await api.delete('/zebra/zebra-unknown').notFound(because);
      await api.get('/zebra').ok('requests for an unknown id change nothing', [{ id: 'zebra-1' }]);
    },
  );
});

test.describe('Zebra: collections', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Zebra with all of its fields',
    about(
      'zebra.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-3',
        caption: 'lovo',
        weight_stored: 34.75,
        views_open: 50,
        opened: '2020-11-07 17:24:11',
      });
      await api.get('/zebra').ok('three objects were created', [
        { ...zebra, galaxies: [] },
        {
          caption: 'gisoru',
          id: 'zebra-2',
          weight_stored: 36.25,
          views_open: 33,
          galaxies: [],
          opened: '2020-10-19 14:41:00',
        },
        {
          caption: 'lovo',
          id: 'zebra-3',
          weight_stored: 34.75,
          views_open: 50,
          galaxies: [],
          opened: '2020-11-07 17:24:11',
        },
      ]);
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.create('Zebra', { ...zebra, id: 'zebra-5' });
      await api.create('Zebra', { ...zebra, id: 'zebra-6' });
      await api.create('Zebra', { ...zebra, id: 'zebra-7' });
      await api.create('Zebra', { ...zebra, id: 'zebra-8' });
      await api.create('Zebra', { ...zebra, id: 'zebra-9' });
      await api.create('Zebra', { ...zebra, id: 'zebra-10' });
      await api.create('Zebra', { ...zebra, id: 'zebra-11' });
      await api
        .get('/zebra')
        .ok('a list holds every object, however many there are', [
          { id: 'zebra-1' },
          { id: 'zebra-2' },
          { id: 'zebra-3' },
          { id: 'zebra-4' },
          { id: 'zebra-5' },
          { id: 'zebra-6' },
          { id: 'zebra-7' },
          { id: 'zebra-8' },
          { id: 'zebra-9' },
          { id: 'zebra-10' },
          { id: 'zebra-11' },
        ]);
    },
  );

  test(
    'update of one Zebra leaves another as it was',
    about(
      'zebra.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api
        .patch('/zebra/zebra-2', {
          id: 'zebra-2',
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        })
        .ok('the change is valid');
      await api.get('/zebra/zebra-1').ok('another object was updated', { ...zebra, galaxies: [] });
      await api.get('/zebra/zebra-2').ok('the update is stored', {
        caption: 'gisoru',
        id: 'zebra-2',
        weight_stored: 36.25,
        views_open: 33,
        galaxies: [],
        opened: '2020-10-19 14:41:00',
      });
    },
  );

  test(
    'delete of one Zebra leaves another as it was',
    about(
      'zebra.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api.delete('/zebra/zebra-1').removed('the object exists');
      await api.get('/zebra/zebra-2').ok('another object was deleted', {
        caption: 'gisoru',
        id: 'zebra-2',
        weight_stored: 36.25,
        views_open: 33,
        galaxies: [],
        opened: '2020-10-19 14:41:00',
      });
      await api.get('/zebra').ok('one of two objects was deleted', [{ id: 'zebra-2' }]);
    },
  );

  test(
    'reset removes every Zebra',
    about('zebra.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/zebra').ok('reset removes all objects', []);
      await api.get('/zebra/zebra-1').notFound('reset removed it');
    },
  );

  test(
    'Zebra and Archive objects may have the same id',
    about(
      'zebra.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a list holds the objects of one entity alone';
      await api.create('Zebra', { ...zebra, id: 'same-1' });
      await api.create('Archive', { ...archive, id: 'same-1' });
      await api.get('/zebra').ok(because, [{ id: 'same-1' }]);
      await api.get('/archive').ok(because, [{ id: 'same-1' }]);
      await api.delete('/archive/same-1').removed('the object exists');
      await api.get('/archive/same-1').notFound('only Zebra has the id same-1 now');
      await api
        .get('/zebra/same-1')
        .ok('only the Archive was deleted', { ...zebra, id: 'same-1', galaxies: [] });
    },
  );
});

test.describe('Zebra: required fields and defaults', () => {
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
    'create refuses a Zebra without caption, which is required',
    about(
      'zebra.caption.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/zebra', without(zebra, 'caption'))
        .invalid('caption is required and has no default');
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Zebra without an id',
    about(
      'zebra.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', without(zebra, 'id')).invalid('id must be sent');
      await api.get('/zebra').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Zebra without weight_stored, which is required',
    about(
      'zebra.weight_stored.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/zebra', without(zebra, 'weight_stored'))
        .invalid('weight_stored is required and has no default');
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'views_open is 149 when a create leaves it out',
    about(
      'zebra.views_open.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of views_open is 149';
      await api.post('/zebra', without(zebra, 'views_open')).created(because, { views_open: 149 });
      await api.get('/zebra/zebra-1').ok(because, { views_open: 149 });
    },
  );

  test(
    'create accepts a Zebra without opened, which is optional',
    about(
      'zebra.opened.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened is optional';
      await api.post('/zebra', without(zebra, 'opened')).created(because, { opened: null });
      await api.get('/zebra/zebra-1').ok(because, { opened: null });
    },
  );

  test(
    'update of caption or opened alone leaves every other field as it is',
    about(
      'zebra.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, galaxies: ['zebra-3'] });
      await api
        .patch('/zebra/zebra-1', { caption: 'gisoru' })
        .ok(because, { ...zebra, caption: 'gisoru', galaxies: ['zebra-3'] });
      await api.patch('/zebra/zebra-1', { opened: '2020-10-19 14:41:00' }).ok(because, {
        ...zebra,
        caption: 'gisoru',
        galaxies: ['zebra-3'],
        opened: '2020-10-19 14:41:00',
      });
      await api.get('/zebra/zebra-1').ok(because, {
        ...zebra,
        caption: 'gisoru',
        galaxies: ['zebra-3'],
        opened: '2020-10-19 14:41:00',
      });
    },
  );
});

test.describe('Zebra: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'caption may be null',
    about(
      'zebra.caption.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption is nullable';
      await api.post('/zebra', { ...zebra, caption: null }).created(because, { caption: null });
      await api.get('/zebra/zebra-1').ok(because, { caption: null });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', { caption: null }).ok(because, { caption: null });
      await api.get('/zebra/zebra-2').ok(because, { caption: null });
    },
  );

  test(
    'weight_stored may be null',
    about(
      'zebra.weight_stored.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'weight_stored is nullable';
      await api
        .post('/zebra', { ...zebra, weight_stored: null })
        .created(because, { weight_stored: null });
      await api.get('/zebra/zebra-1').ok(because, { weight_stored: null });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .patch('/zebra/zebra-2', { weight_stored: null })
        .ok(because, { weight_stored: null });
      await api.get('/zebra/zebra-2').ok(because, { weight_stored: null });
    },
  );

  test(
    'create and update refuse null for views_open',
    about(
      'zebra.views_open.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'views_open must not be null';
      await api.post('/zebra', { ...zebra, views_open: null }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { views_open: null }).invalid(because);
      await api.get('/zebra/zebra-1').ok('a refused update changes nothing', { views_open: 71 });
    },
  );

  test(
    'opened may be null',
    about(
      'zebra.opened.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened is nullable';
      await api.post('/zebra', { ...zebra, opened: null }).created(because, { opened: null });
      await api.get('/zebra/zebra-1').ok(because, { opened: null });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', { opened: null }).ok(because, { opened: null });
      await api.get('/zebra/zebra-2').ok(because, { opened: null });
    },
  );
});

test.describe('Zebra: types and bounds', () => {
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
    'caption of digits alone stays a string',
    about(
      'zebra.caption.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of caption';
      await api.post('/zebra', { ...zebra, caption: '0042' }).created(because, { caption: '0042' });
      await api.get('/zebra/zebra-1').ok(because, { caption: '0042' });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', { caption: '0042' }).ok(because, { caption: '0042' });
      await api.get('/zebra/zebra-2').ok(because, { caption: '0042' });
    },
  );

  test(
    'caption keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'zebra.caption.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of caption';
      await api
        .post('/zebra', { ...zebra, caption: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { caption: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/zebra/zebra-1').ok(because, { caption: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .patch('/zebra/zebra-2', { caption: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { caption: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/zebra/zebra-2').ok(because, { caption: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a caption of a wrong type',
    about(
      'zebra.caption.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption must be a string';
      await api.post('/zebra', { ...zebra, caption: 421337 }).invalid(because);
      await api.post('/zebra', { ...zebra, caption: { value: 'text' } }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { caption: 0 }).invalid(because);
      await api.patch('/zebra/zebra-1', { caption: {} }).invalid(because);
      await api.get('/zebra/zebra-1').ok('a refused update changes nothing', { caption: 'vino' });
    },
  );

  test(
    'caption may be right at its maximum length of 200',
    about(
      'zebra.caption.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of caption is 200, inclusive';
      await api
        .post('/zebra', {
          ...zebra,
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        })
        .created(because, {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        });
      await api.get('/zebra/zebra-1').ok(because, {
        caption:
          'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .patch('/zebra/zebra-2', {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        })
        .ok(because, {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        });
      await api.get('/zebra/zebra-2').ok(because, {
        caption:
          'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
      });
    },
  );

  test(
    'create and update refuse a caption above its maximum length of 200',
    about(
      'zebra.caption.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption must have at most 200 characters';
      await api
        .post('/zebra', {
          ...zebra,
          caption:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusua ',
        })
        .invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api
        .patch('/zebra/zebra-1', {
          caption:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusua ',
        })
        .invalid(because);
      await api.get('/zebra/zebra-1').ok('a refused update changes nothing', { caption: 'vino' });
    },
  );

  test(
    'caption has no minimum length',
    about(
      'zebra.caption.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption has no minimum length';
      await api.post('/zebra', { ...zebra, caption: 'x' }).created(because, { caption: 'x' });
      await api.get('/zebra/zebra-1').ok(because, { caption: 'x' });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', { caption: 'x' }).ok(because, { caption: 'x' });
      await api.get('/zebra/zebra-2').ok(because, { caption: 'x' });
    },
  );

  test(
    'weight_stored may be the whole number 0',
    about(
      'zebra.weight_stored.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of weight_stored';
      await api
        .post('/zebra', { ...zebra, weight_stored: 0 })
        .created(because, { weight_stored: 0 });
      await api.get('/zebra/zebra-1').ok(because, { weight_stored: 0 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', { weight_stored: 0 }).ok(because, { weight_stored: 0 });
      await api.get('/zebra/zebra-2').ok(because, { weight_stored: 0 });
    },
  );

  test(
    'weight_stored keeps three decimals',
    about('zebra.weight_stored.keeps-decimals', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '12.375 is a valid value of weight_stored';
      await api
        .post('/zebra', { ...zebra, weight_stored: 12.375 })
        .created(because, { weight_stored: 12.375 });
      await api.get('/zebra/zebra-1').ok(because, { weight_stored: 12.375 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .patch('/zebra/zebra-2', { weight_stored: 12.375 })
        .ok(because, { weight_stored: 12.375 });
      await api.get('/zebra/zebra-2').ok(because, { weight_stored: 12.375 });
    },
  );

  test(
    'create and update refuse a weight_stored of a wrong type',
    about(
      'zebra.weight_stored.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'weight_stored must be a number';
      await api.post('/zebra', { ...zebra, weight_stored: 'abc' }).invalid(because);
      await api.post('/zebra', { ...zebra, weight_stored: { value: 'text' } }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { weight_stored: 'abc' }).invalid(because);
      await api.patch('/zebra/zebra-1', { weight_stored: {} }).invalid(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a refused update changes nothing', { weight_stored: 15.25 });
    },
  );

  test(
    'weight_stored may be right at its minimum of 0',
    about(
      'zebra.weight_stored.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of weight_stored is 0, inclusive';
      await api
        .post('/zebra', { ...zebra, weight_stored: 0 })
        .created(because, { weight_stored: 0 });
      await api.get('/zebra/zebra-1').ok(because, { weight_stored: 0 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', { weight_stored: 0 }).ok(because, { weight_stored: 0 });
      await api.get('/zebra/zebra-2').ok(because, { weight_stored: 0 });
    },
  );

  test(
    'create and update refuse a weight_stored below its minimum of 0',
    about(
      'zebra.weight_stored.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'weight_stored must be at least 0';
      await api.post('/zebra', { ...zebra, weight_stored: -0.25 }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { weight_stored: -0.25 }).invalid(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a refused update changes nothing', { weight_stored: 15.25 });
    },
  );

  test(
    'weight_stored may be right at its maximum of 50',
    about(
      'zebra.weight_stored.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of weight_stored is 50, inclusive';
      await api
        .post('/zebra', { ...zebra, weight_stored: 50 })
        .created(because, { weight_stored: 50 });
      await api.get('/zebra/zebra-1').ok(because, { weight_stored: 50 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', { weight_stored: 50 }).ok(because, { weight_stored: 50 });
      await api.get('/zebra/zebra-2').ok(because, { weight_stored: 50 });
    },
  );

  test(
    'create and update refuse a weight_stored above its maximum of 50',
    about(
      'zebra.weight_stored.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'weight_stored must be at most 50';
      await api.post('/zebra', { ...zebra, weight_stored: 50.25 }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { weight_stored: 50.25 }).invalid(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a refused update changes nothing', { weight_stored: 15.25 });
    },
  );

  test(
    'create and update refuse a views_open of a wrong type',
    about(
      'zebra.views_open.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'views_open must be an integer';
      await api.post('/zebra', { ...zebra, views_open: 'abc' }).invalid(because);
      await api.post('/zebra', { ...zebra, views_open: { value: 'text' } }).invalid(because);
      await api.post('/zebra', { ...zebra, views_open: 70.5 }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { views_open: 'abc' }).invalid(because);
      await api.patch('/zebra/zebra-1', { views_open: {} }).invalid(because);
      await api.patch('/zebra/zebra-1', { views_open: 70.5 }).invalid(because);
      await api.get('/zebra/zebra-1').ok('a refused update changes nothing', { views_open: 71 });
    },
  );

  test(
    'views_open may be right at its minimum of 1',
    about(
      'zebra.views_open.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of views_open is 1, inclusive';
      await api.post('/zebra', { ...zebra, views_open: 1 }).created(because, { views_open: 1 });
      await api.get('/zebra/zebra-1').ok(because, { views_open: 1 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', { views_open: 1 }).ok(because, { views_open: 1 });
      await api.get('/zebra/zebra-2').ok(because, { views_open: 1 });
    },
  );

  test(
    'create and update refuse a views_open below its minimum of 1',
    about(
      'zebra.views_open.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'views_open must be at least 1';
      await api.post('/zebra', { ...zebra, views_open: 0 }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { views_open: 0 }).invalid(because);
      await api.get('/zebra/zebra-1').ok('a refused update changes nothing', { views_open: 71 });
    },
  );

  test(
    'views_open may be right at its maximum of 500',
    about(
      'zebra.views_open.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of views_open is 500, inclusive';
      await api.post('/zebra', { ...zebra, views_open: 500 }).created(because, { views_open: 500 });
      await api.get('/zebra/zebra-1').ok(because, { views_open: 500 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', { views_open: 500 }).ok(because, { views_open: 500 });
      await api.get('/zebra/zebra-2').ok(because, { views_open: 500 });
    },
  );

  test(
    'create and update refuse a views_open above its maximum of 500',
    about(
      'zebra.views_open.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'views_open must be at most 500';
      await api.post('/zebra', { ...zebra, views_open: 501 }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { views_open: 501 }).invalid(because);
      await api.get('/zebra/zebra-1').ok('a refused update changes nothing', { views_open: 71 });
    },
  );

  test(
    'opened may be the leap day 2020-02-29',
    about('zebra.opened.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of opened';
      await api
        .post('/zebra', { ...zebra, opened: '2020-02-29 12:00:00' })
        .created(because, { opened: '2020-02-29 12:00:00' });
      await api.get('/zebra/zebra-1').ok(because, { opened: '2020-02-29 12:00:00' });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .patch('/zebra/zebra-2', { opened: '2020-02-29 12:00:00' })
        .ok(because, { opened: '2020-02-29 12:00:00' });
      await api.get('/zebra/zebra-2').ok(because, { opened: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse an opened of a wrong type',
    about(
      'zebra.opened.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/zebra', { ...zebra, opened: 202403 }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { opened: 0 }).invalid(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a refused update changes nothing', { opened: '2020-05-10 11:32:51' });
    },
  );

  test(
    'create and update refuse an opened that no calendar or clock has',
    about(
      'zebra.opened.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/zebra', { ...zebra, opened: '2019-02-30 12:00:00' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2019-02-29 12:00:00' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2020-13-01 11:32:51' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2020-05-10 24:00:00' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2100-02-29 12:00:00' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2019-04-31 12:00:00' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2019-03-00 12:00:00' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2020-00-10 12:00:00' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2020-05-10 10:60:00' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2020-05-10 10:30:75' }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { opened: '2019-02-30 12:00:00' }).invalid(because);
      await api.patch('/zebra/zebra-1', { opened: '2019-02-29 12:00:00' }).invalid(because);
      await api.patch('/zebra/zebra-1', { opened: '2020-13-01 11:32:51' }).invalid(because);
      await api.patch('/zebra/zebra-1', { opened: '2020-05-10 24:00:00' }).invalid(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a refused update changes nothing', { opened: '2020-05-10 11:32:51' });
    },
  );

  test(
    'create and update refuse an opened in another format',
    about(
      'zebra.opened.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/zebra', { ...zebra, opened: '2020-05-10T11:32:51Z' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2020-05-10' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: 'not a date' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2020-05-10T11:32:51' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2020-05-10 11:32' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2020-05-10 11:32:51.125' }).invalid(because);
      await api.post('/zebra', { ...zebra, opened: '2020-05-10 11:32:51+02:00' }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { opened: '2020-05-10T11:32:51Z' }).invalid(because);
      await api.patch('/zebra/zebra-1', { opened: '2020-05-10' }).invalid(because);
      await api.patch('/zebra/zebra-1', { opened: 'not a date' }).invalid(because);
      await api.patch('/zebra/zebra-1', { opened: '2020-05-10T11:32:51' }).invalid(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a refused update changes nothing', { opened: '2020-05-10 11:32:51' });
    },
  );

  test(
    'opened may be right at its first moment of 2019-01-01 00:00:00',
    about(
      'zebra.opened.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the first moment of opened is 2019-01-01 00:00:00, inclusive';
      await api
        .post('/zebra', { ...zebra, opened: '2019-01-01 00:00:00' })
        .created(because, { opened: '2019-01-01 00:00:00' });
      await api.get('/zebra/zebra-1').ok(because, { opened: '2019-01-01 00:00:00' });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .patch('/zebra/zebra-2', { opened: '2019-01-01 00:00:00' })
        .ok(because, { opened: '2019-01-01 00:00:00' });
      await api.get('/zebra/zebra-2').ok(because, { opened: '2019-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse an opened before its first moment of 2019-01-01 00:00:00',
    about(
      'zebra.opened.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened must not be before 2019-01-01 00:00:00';
      await api.post('/zebra', { ...zebra, opened: '2018-12-31 23:59:59' }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { opened: '2018-12-31 23:59:59' }).invalid(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a refused update changes nothing', { opened: '2020-05-10 11:32:51' });
    },
  );

  test(
    'opened has no last moment',
    about(
      'zebra.opened.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened has no last moment';
      await api
        .post('/zebra', { ...zebra, opened: '2099-10-11 12:13:14' })
        .created(because, { opened: '2099-10-11 12:13:14' });
      await api.get('/zebra/zebra-1').ok(because, { opened: '2099-10-11 12:13:14' });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .patch('/zebra/zebra-2', { opened: '2099-10-11 12:13:14' })
        .ok(because, { opened: '2099-10-11 12:13:14' });
      await api.get('/zebra/zebra-2').ok(because, { opened: '2099-10-11 12:13:14' });
    },
  );
});

test.describe('Zebra: references', () => {
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
    'galaxies is an empty list when a create leaves it out',
    about(
      'zebra.galaxies.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxies was left out';
      await api.post('/zebra', zebra).created(because, { galaxies: [] });
      await api.get('/zebra/zebra-1').ok(because, { galaxies: [] });
    },
  );

  test(
    'galaxies lists existing Zebra objects and is answered as their ids',
    about(
      'zebra.galaxies.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxies was sent with two ids';
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.create('Zebra', { ...zebra, id: 'zebra-5' });
      await api.create('Zebra', { ...zebra, id: 'zebra-6' });
      await api.create('Zebra', { ...zebra, id: 'zebra-7' });
      await api
        .post('/zebra', { ...zebra, galaxies: ['zebra-3', 'zebra-4'] })
        .created(because, { galaxies: ['zebra-3', 'zebra-4'] });
      await api.get('/zebra/zebra-1').ok(because, { galaxies: ['zebra-3', 'zebra-4'] });
      await api.get('/zebra').ok('lists answer references as ids too', [
        { id: 'zebra-3', galaxies: [] },
        { id: 'zebra-4', galaxies: [] },
        { id: 'zebra-5', galaxies: [] },
        { id: 'zebra-6', galaxies: [] },
        { id: 'zebra-7', galaxies: [] },
        { id: 'zebra-1', galaxies: ['zebra-3', 'zebra-4'] },
      ]);
      await api
        .patch('/zebra/zebra-1', { galaxies: ['zebra-4', 'zebra-3'] })
        .ok('any order will do', { galaxies: ['zebra-4', 'zebra-3'] });
      await api
        .patch('/zebra/zebra-1', {
          galaxies: ['zebra-3', 'zebra-4', 'zebra-5', 'zebra-6', 'zebra-7'],
        })
        .ok('no length is too much', {
          galaxies: ['zebra-3', 'zebra-4', 'zebra-5', 'zebra-6', 'zebra-7'],
        });
      await api.delete('/zebra/zebra-1').removed('the object exists');
      await api
        .get('/zebra')
        .ok('only what refers to them was deleted', [
          { id: 'zebra-3' },
          { id: 'zebra-4' },
          { id: 'zebra-5' },
          { id: 'zebra-6' },
          { id: 'zebra-7' },
        ]);
    },
  );

  test(
    'update replaces the ids in galaxies',
    about(
      'zebra.galaxies.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.create('Zebra', { ...zebra, galaxies: ['zebra-3'] });
      await api
        .patch('/zebra/zebra-1', { galaxies: ['zebra-4'] })
        .ok('an update replaces the list', { galaxies: ['zebra-4'] });
      await api.patch('/zebra/zebra-1', { galaxies: [] }).ok('the change is valid');
      await api.get('/zebra/zebra-1').ok('the list was emptied', { galaxies: [] });
    },
  );

  test(
    'create and update refuse an id in galaxies that no Zebra has',
    about(
      'zebra.galaxies.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxies must hold only ids of existing Zebra objects';
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.post('/zebra', { ...zebra, galaxies: ['zebra-unknown'] }).invalid(because);
      await api
        .post('/zebra', { ...zebra, galaxies: ['zebra-3', 'zebra-unknown'] })
        .invalid(because);
      await api
        .post('/zebra', { ...zebra, galaxies: ['zebra-unknown', 'zebra-4'] })
        .invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', { ...zebra, galaxies: ['zebra-3', 'zebra-4'] });
      await api.patch('/zebra/zebra-1', { galaxies: ['zebra-unknown'] }).invalid(because);
      await api
        .patch('/zebra/zebra-1', { galaxies: ['zebra-3', 'zebra-unknown'] })
        .invalid(because);
      await api
        .patch('/zebra/zebra-1', { galaxies: ['zebra-unknown', 'zebra-4'] })
        .invalid(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a refused update changes nothing', { galaxies: ['zebra-3', 'zebra-4'] });
    },
  );

  test(
    'create and update refuse null for the list galaxies',
    about(
      'zebra.galaxies.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxies must not be null';
      await api.post('/zebra', { ...zebra, galaxies: null }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { galaxies: null }).invalid(because);
      await api.get('/zebra/zebra-1').ok('a refused update changes nothing', { galaxies: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for galaxies',
    about(
      'zebra.galaxies.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxies must be a list of ids of Zebra';
      await api.create('Zebra', { ...zebra, id: 'x' });
      await api.post('/zebra', { ...zebra, galaxies: 'x' }).invalid(because);
      await api.post('/zebra', { ...zebra, galaxies: [{ value: 'text' }] }).invalid(because);
      await api.get('/zebra/zebra-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', { galaxies: 'x' }).invalid(because);
      await api.patch('/zebra/zebra-1', { galaxies: [{}] }).invalid(because);
      await api.get('/zebra/zebra-1').ok('a refused update changes nothing', { galaxies: [] });
    },
  );

  test(
    'deleting a Zebra takes its id out of every galaxies and keeps the others',
    about(
      'zebra.galaxies.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebra-4 was deleted';
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.create('Zebra', { ...zebra, id: 'zebra-5' });
      await api.create('Zebra', { ...zebra, galaxies: ['zebra-3', 'zebra-4', 'zebra-5'] });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', galaxies: ['zebra-4'] });
      await api.delete('/zebra/zebra-4').removed('the object exists');
      await api
        .get('/zebra/zebra-1')
        .ok(because, { id: 'zebra-1', galaxies: ['zebra-3', 'zebra-5'] });
      await api.get('/zebra/zebra-2').ok(because, { id: 'zebra-2', galaxies: [] });
      await api.get('/zebra').ok(because, [
        { id: 'zebra-3', galaxies: [] },
        { id: 'zebra-5', galaxies: [] },
        { id: 'zebra-1', galaxies: ['zebra-3', 'zebra-5'] },
        { id: 'zebra-2', galaxies: [] },
      ]);
      await api
        .patch('/zebra/zebra-1', { caption: 'gisoru' })
        .ok('an update of something else brings no reference back', {
          galaxies: ['zebra-3', 'zebra-5'],
        });
      await api
        .patch('/zebra/zebra-1', { galaxies: ['zebra-3', 'zebra-4'] })
        .invalid('galaxies must hold only ids of existing Zebra objects');
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api
        .get('/zebra/zebra-2')
        .ok('the Zebra that has the id zebra-4 now is another', { galaxies: [] });
    },
  );

  test(
    'update that is refused for galaxies does not change caption either',
    about(
      'zebra.galaxies.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api
        .patch('/zebra/zebra-1', { caption: 'gisoru', galaxies: ['zebra-unknown'] })
        .invalid('galaxies must hold only ids of existing Zebra objects');
      await api
        .get('/zebra/zebra-1')
        .ok('a refused update changes nothing', { ...zebra, galaxies: [] });
    },
  );
});
