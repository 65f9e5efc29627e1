import { about, test, without } from '../support/api.ts';

// A valid Barrel, as the tests send it.
const barrel = {
  delivered_simple: '2025-02-01 03:59:06',
  featured_verified_rough: false,
  visibility: 'recovering',
  id: 'barrel-1',
  rounds: 35,
  headline_target: 'nisoga',
};

test.describe('Barrel: create, read, update and delete', () => {
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
    'create answers the new Barrel, and read answers it again',
    about(
      'barrel.create.answers-the-object',
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
      await api.post('/barrel', barrel).created('create answers the object that was sent', barrel);
      await api.get('/barrel/barrel-1').ok('read answers the object that was created', barrel);
      await api
        .post('/barrel', { ...barrel, id: 'barrel-2' })
        .created('objects may be alike in everything but their ids', { id: 'barrel-2' });
    },
  );

  test(
    'the id of a Barrel may be any text, upper and lower case told apart, but no number',
    about(
      'barrel.create.accepts-any-id',
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
        .post('/barrel', { ...barrel, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Barrel', { ...barrel, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/barrel/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/barrel/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...barrel, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/barrel', { ...barrel, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Barrel',
    about(
      'barrel.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api
        .patch('/barrel/barrel-1', {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        })
        .ok('every one of these fields was sent', {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          id: 'barrel-1',
          rounds: 90,
          headline_target: 'momita',
        });
      await api.get('/barrel/barrel-1').ok('the update is stored', {
        delivered_simple: '2024-12-16 23:18:52',
        featured_verified_rough: true,
        visibility: 'healthy',
        rounds: 90,
        headline_target: 'momita',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('barrel.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Barrel', barrel);
      await api
        .patch('/barrel/barrel-1', {
          id: 'barrel-1',
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        })
        .ok(because, {
          id: 'barrel-1',
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        });
      await api.get('/barrel/barrel-1').ok(because, {
        id: 'barrel-1',
        delivered_simple: '2024-12-16 23:18:52',
        featured_verified_rough: true,
        visibility: 'healthy',
        rounds: 90,
        headline_target: 'momita',
      });
    },
  );

  test(
    'update that is refused for headline_target does not change delivered_simple either',
    about(
      'barrel.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api
        .patch('/barrel/barrel-1', {
          delivered_simple: '2024-12-16 23:18:52',
          headline_target: 421337,
        })
        .invalid('headline_target must be a string');
      await api.get('/barrel/barrel-1').ok('a refused update changes nothing', barrel);
    },
  );

  test(
    'delete removes a Barrel: no read finds it and no list holds it',
    about(
      'barrel.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Barrel', barrel);
      await api.delete('/barrel/barrel-1').removed('the object exists');
      await api.get('/barrel/barrel-1').notFound(because);
      await api.patch('/barrel/barrel-1', { id: 'barrel-1' }).notFound(because);
      await api.get('/barrel').ok('what was deleted is in no list', []);
      await api
        .post('/barrel', {
          ...barrel,
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          id: 'barrel-1',
          rounds: 90,
          headline_target: 'momita',
        });
      await api
        .get('/barrel/barrel-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          id: 'barrel-1',
          rounds: 90,
          headline_target: 'momita',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Barrel has',
    about('barrel.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Barrel has the id barrel-unknown';
      await api.create('Barrel', barrel);
      await api.get('/barrel/barrel-unknown').notFound(because);
      await api
        .patch('/barrel/barrel-unknown', {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        })
        .notFound(because);
      await api.delete('/barrel/barrel-unknown').notFound(because);
      await api
        .get('/barrel')
        .ok('requests for an unknown id change nothing', [{ id: 'barrel-1' }]);
    },
  );
});

test.describe('Barrel: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Barrel with all of its fields',
    about(
      'barrel.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Barrel', {
        ...barrel,
        id: 'barrel-2',
        delivered_simple: '2024-12-16 23:18:52',
        featured_verified_rough: true,
        visibility: 'healthy',
        rounds: 90,
        headline_target: 'momita',
      });
      await api.create('Barrel', {
        ...barrel,
        id: 'barrel-3',
        delivered_simple: '2025-04-07 02:36:31',
        visibility: 'down',
        rounds: 49,
        headline_target: 'datonu',
      });
      await api.get('/barrel').ok('three objects were created', [
        barrel,
        {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          id: 'barrel-2',
          rounds: 90,
          headline_target: 'momita',
        },
        {
          delivered_simple: '2025-04-07 02:36:31',
          featured_verified_rough: false,
          visibility: 'down',
          id: 'barrel-3',
          rounds: 49,
          headline_target: 'datonu',
        },
      ]);
      await api.create('Barrel', { ...barrel, id: 'barrel-4' });
      await api.create('Barrel', { ...barrel, id: 'barrel-5' });
      await api.create('Barrel', { ...barrel, id: 'barrel-6' });
      await api.create('Barrel', { ...barrel, id: 'barrel-7' });
      await api.create('Barrel', { ...barrel, id: 'barrel-8' });
      await api.create('Barrel', { ...barrel, id: 'barrel-9' });
      await api.create('Barrel', { ...barrel, id: 'barrel-10' });
      await api.create('Barrel', { ...barrel, id: 'barrel-11' });
      await api
        .get('/barrel')
        .ok('a list holds every object, however many there are', [
          { id: 'barrel-1' },
          { id: 'barrel-2' },
          { id: 'barrel-3' },
          { id: 'barrel-4' },
          { id: 'barrel-5' },
          { id: 'barrel-6' },
          { id: 'barrel-7' },
          { id: 'barrel-8' },
          { id: 'barrel-9' },
          { id: 'barrel-10' },
          { id: 'barrel-11' },
        ]);
    },
  );

  test(
    'update of one Barrel leaves another as it was',
    about(
      'barrel.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Barrel', {
        ...barrel,
        id: 'barrel-2',
        delivered_simple: '2024-12-16 23:18:52',
        featured_verified_rough: true,
        visibility: 'healthy',
        rounds: 90,
        headline_target: 'momita',
      });
      await api
        .patch('/barrel/barrel-2', {
          id: 'barrel-2',
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        })
        .ok('the change is valid');
      await api.get('/barrel/barrel-1').ok('another object was updated', barrel);
      await api.get('/barrel/barrel-2').ok('the update is stored', {
        delivered_simple: '2024-12-16 23:18:52',
        featured_verified_rough: true,
        visibility: 'healthy',
        id: 'barrel-2',
        rounds: 90,
        headline_target: 'momita',
      });
    },
  );

  test(
    'delete of one Barrel leaves another as it was',
    about(
      'barrel.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Barrel', {
        ...barrel,
        id: 'barrel-2',
        delivered_simple: '2024-12-16 23:18:52',
        featured_verified_rough: true,
        visibility: 'healthy',
        rounds: 90,
        headline_target: 'momita',
      });
      await api.delete('/barrel/barrel-1').removed('the object exists');
      await api.get('/barrel/barrel-2').ok('another object was deleted', {
        delivered_simple: '2024-12-16 23:18:52',
        featured_verified_rough: true,
        visibility: 'healthy',
        id: 'barrel-2',
        rounds: 90,
        headline_target: 'momita',
      });
      await api.get('/barrel').ok('one of two objects was deleted', [{ id: 'barrel-2' }]);
    },
  );

  test(
    'reset removes every Barrel',
    about('barrel.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Barrel', {
        ...barrel,
        id: 'barrel-2',
        delivered_simple: '2024-12-16 23:18:52',
        featured_verified_rough: true,
        visibility: 'healthy',
        rounds: 90,
        headline_target: 'momita',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/barrel').ok('reset removes all objects', []);
      await api.get('/barrel/barrel-1').notFound('reset removed it');
    },
  );
});

test.describe('Barrel: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Barrel without delivered_simple, which is required',
    about(
      'barrel.delivered_simple.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/barrel', without(barrel, 'delivered_simple'))
        .invalid('delivered_simple is required and has no default');
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'featured_verified_rough is true when a create leaves it out',
    about(
      'barrel.featured_verified_rough.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of featured_verified_rough is true';
      await api
        .post('/barrel', without(barrel, 'featured_verified_rough'))
        .created(because, { featured_verified_rough: true });
      await api.get('/barrel/barrel-1').ok(because, { featured_verified_rough: true });
    },
  );

  test(
    'create refuses a Barrel without visibility, which is required',
    about(
      'barrel.visibility.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/barrel', without(barrel, 'visibility'))
        .invalid('visibility is required and has no default');
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Barrel without an id',
    about(
      'barrel.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/barrel', without(barrel, 'id')).invalid('id must be sent');
      await api.get('/barrel').ok('a refused create stores nothing', []);
    },
  );

  test(
    'rounds is 80 when a create leaves it out',
    about(
      'barrel.rounds.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of rounds is 80';
      await api.post('/barrel', without(barrel, 'rounds')).created(because, { rounds: 80 });
      await api.get('/barrel/barrel-1').ok(because, { rounds: 80 });
    },
  );

  test(
    'create refuses a Barrel without headline_target, which is required',
    about(
      'barrel.headline_target.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/barrel', without(barrel, 'headline_target'))
        .invalid('headline_target is required and has no default');
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of delivered_simple or headline_target alone leaves every other field as it is',
    about(
      'barrel.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Barrel', barrel);
      await api
        .patch('/barrel/barrel-1', { delivered_simple: '2024-12-16 23:18:52' })
        .ok(because, { ...barrel, delivered_simple: '2024-12-16 23:18:52' });
      await api.patch('/barrel/barrel-1', { headline_target: 'momita' }).ok(because, {
        ...barrel,
        delivered_simple: '2024-12-16 23:18:52',
        headline_target: 'momita',
      });
      await api.get('/barrel/barrel-1').ok(because, {
        ...barrel,
        delivered_simple: '2024-12-16 23:18:52',
        headline_target: 'momita',
      });
    },
  );
});

test.describe('Barrel: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'delivered_simple may be null',
    about(
      'barrel.delivered_simple.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'delivered_simple is nullable';
      await api
        .post('/barrel', { ...barrel, delivered_simple: null })
        .created(because, { delivered_simple: null });
      await api.get('/barrel/barrel-1').ok(because, { delivered_simple: null });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api
        .patch('/barrel/barrel-2', { delivered_simple: null })
        .ok(because, { delivered_simple: null });
      await api.get('/barrel/barrel-2').ok(because, { delivered_simple: null });
    },
  );

  test(
    'create and update refuse null for featured_verified_rough',
    about(
      'barrel.featured_verified_rough.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'featured_verified_rough must not be null';
      await api.post('/barrel', { ...barrel, featured_verified_rough: null }).invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', { featured_verified_rough: null }).invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { featured_verified_rough: false });
    },
  );

  test(
    'visibility may be null',
    about(
      'barrel.visibility.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visibility is nullable';
      await api
        .post('/barrel', { ...barrel, visibility: null })
        .created(because, { visibility: null });
      await api.get('/barrel/barrel-1').ok(because, { visibility: null });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', { visibility: null }).ok(because, { visibility: null });
      await api.get('/barrel/barrel-2').ok(because, { visibility: null });
    },
  );

  test(
    'create and update refuse null for rounds',
    about(
      'barrel.rounds.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'rounds must not be null';
      await api.post('/barrel', { ...barrel, rounds: null }).invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', { rounds: null }).invalid(because);
      await api.get('/barrel/barrel-1').ok('a refused update changes nothing', { rounds: 35 });
    },
  );

  test(
    'headline_target may be null',
    about(
      'barrel.headline_target.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'headline_target is nullable';
      await api
        .post('/barrel', { ...barrel, headline_target: null })
        .created(because, { headline_target: null });
      await api.get('/barrel/barrel-1').ok(because, { headline_target: null });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api
        .patch('/barrel/barrel-2', { headline_target: null })
        .ok(because, { headline_target: null });
      await api.get('/barrel/barrel-2').ok(because, { headline_target: null });
    },
  );
});

test.describe('Barrel: types and bounds', () => {
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
    'delivered_simple may be the leap day 2024-02-29',
    about('barrel.delivered_simple.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of delivered_simple';
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2024-02-29 12:00:00' })
        .created(because, { delivered_simple: '2024-02-29 12:00:00' });
      await api.get('/barrel/barrel-1').ok(because, { delivered_simple: '2024-02-29 12:00:00' });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api
        .patch('/barrel/barrel-2', { delivered_simple: '2024-02-29 12:00:00' })
        .ok(because, { delivered_simple: '2024-02-29 12:00:00' });
      await api.get('/barrel/barrel-2').ok(because, { delivered_simple: '2024-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a delivered_simple of a wrong type',
    about(
      'barrel.delivered_simple.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'delivered_simple must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/barrel', { ...barrel, delivered_simple: 202403 }).invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', { delivered_simple: 0 }).invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { delivered_simple: '2025-02-01 03:59:06' });
    },
  );

  test(
    'create and update refuse a delivered_simple that no calendar or clock has',
    about(
      'barrel.delivered_simple.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2021-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2025-13-01 03:59:06' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2025-02-01 24:00:00' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2021-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2021-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2021-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2025-02-01 10:60:00' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2025-02-01 10:30:75' })
        .invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api
        .patch('/barrel/barrel-1', { delivered_simple: '2021-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/barrel/barrel-1', { delivered_simple: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/barrel/barrel-1', { delivered_simple: '2025-13-01 03:59:06' })
        .invalid(because);
      await api
        .patch('/barrel/barrel-1', { delivered_simple: '2025-02-01 24:00:00' })
        .invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { delivered_simple: '2025-02-01 03:59:06' });
    },
  );

  test(
    'create and update refuse a delivered_simple in another format',
    about(
      'barrel.delivered_simple.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2025-02-01T03:59:06Z' })
        .invalid(because);
      await api.post('/barrel', { ...barrel, delivered_simple: '2025-02-01' }).invalid(because);
      await api.post('/barrel', { ...barrel, delivered_simple: 'not a date' }).invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2025-02-01T03:59:06' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2025-02-01 03:59' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2025-02-01 03:59:06.125' })
        .invalid(because);
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2025-02-01 03:59:06+02:00' })
        .invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api
        .patch('/barrel/barrel-1', { delivered_simple: '2025-02-01T03:59:06Z' })
        .invalid(because);
      await api.patch('/barrel/barrel-1', { delivered_simple: '2025-02-01' }).invalid(because);
      await api.patch('/barrel/barrel-1', { delivered_simple: 'not a date' }).invalid(because);
      await api
        .patch('/barrel/barrel-1', { delivered_simple: '2025-02-01T03:59:06' })
        .invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { delivered_simple: '2025-02-01 03:59:06' });
    },
  );

  test(
    'delivered_simple may be right at its last moment of 2025-12-31 23:59:59',
    about(
      'barrel.delivered_simple.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the last moment of delivered_simple is 2025-12-31 23:59:59, inclusive';
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2025-12-31 23:59:59' })
        .created(because, { delivered_simple: '2025-12-31 23:59:59' });
      await api.get('/barrel/barrel-1').ok(because, { delivered_simple: '2025-12-31 23:59:59' });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api
        .patch('/barrel/barrel-2', { delivered_simple: '2025-12-31 23:59:59' })
        .ok(because, { delivered_simple: '2025-12-31 23:59:59' });
      await api.get('/barrel/barrel-2').ok(because, { delivered_simple: '2025-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a delivered_simple after its last moment of 2025-12-31 23:59:59',
    about(
      'barrel.delivered_simple.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'delivered_simple must not be after 2025-12-31 23:59:59';
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2026-01-01 00:00:00' })
        .invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api
        .patch('/barrel/barrel-1', { delivered_simple: '2026-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { delivered_simple: '2025-02-01 03:59:06' });
    },
  );

  test(
    'delivered_simple has no first moment',
    about(
      'barrel.delivered_simple.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'delivered_simple has no first moment';
      await api
        .post('/barrel', { ...barrel, delivered_simple: '2001-02-03 04:05:06' })
        .created(because, { delivered_simple: '2001-02-03 04:05:06' });
      await api.get('/barrel/barrel-1').ok(because, { delivered_simple: '2001-02-03 04:05:06' });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api
        .patch('/barrel/barrel-2', { delivered_simple: '2001-02-03 04:05:06' })
        .ok(because, { delivered_simple: '2001-02-03 04:05:06' });
      await api.get('/barrel/barrel-2').ok(because, { delivered_simple: '2001-02-03 04:05:06' });
    },
  );

  test(
    'featured_verified_rough may be false',
    about(
      'barrel.featured_verified_rough.accepts-false',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'false is a valid value of featured_verified_rough';
      await api.post('/barrel', barrel).created(because, { featured_verified_rough: false });
      await api.get('/barrel/barrel-1').ok(because, { featured_verified_rough: false });
      await api.create('Barrel', { ...barrel, id: 'barrel-2', featured_verified_rough: true });
      await api
        .patch('/barrel/barrel-2', { featured_verified_rough: false })
        .ok(because, { featured_verified_rough: false });
      await api.get('/barrel/barrel-2').ok(because, { featured_verified_rough: false });
    },
  );

  test(
    'create and update refuse a featured_verified_rough of a wrong type',
    about(
      'barrel.featured_verified_rough.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'featured_verified_rough must be true or false';
      await api.post('/barrel', { ...barrel, featured_verified_rough: 'abc' }).invalid(because);
      await api
        .post('/barrel', { ...barrel, featured_verified_rough: { value: 'text' } })
        .invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', { featured_verified_rough: 'abc' }).invalid(because);
      await api.patch('/barrel/barrel-1', { featured_verified_rough: {} }).invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { featured_verified_rough: false });
    },
  );

  test(
    'create and update refuse a visibility of a wrong type',
    about(
      'barrel.visibility.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visibility must be one of healthy, recovering, down';
      await api.post('/barrel', { ...barrel, visibility: 421337 }).invalid(because);
      await api.post('/barrel', { ...barrel, visibility: { value: 'text' } }).invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', { visibility: 0 }).invalid(because);
      await api.patch('/barrel/barrel-1', { visibility: {} }).invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { visibility: 'recovering' });
    },
  );

  test(
    'create and update refuse a rounds of a wrong type',
    about(
      'barrel.rounds.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'rounds must be an integer';
      await api.post('/barrel', { ...barrel, rounds: 'abc' }).invalid(because);
      await api.post('/barrel', { ...barrel, rounds: { value: 'text' } }).invalid(because);
      await api.post('/barrel', { ...barrel, rounds: 34.5 }).invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', { rounds: 'abc' }).invalid(because);
      await api.patch('/barrel/barrel-1', { rounds: {} }).invalid(because);
      await api.patch('/barrel/barrel-1', { rounds: 34.5 }).invalid(because);
      await api.get('/barrel/barrel-1').ok('a refused update changes nothing', { rounds: 35 });
    },
  );

  test(
    'rounds may be right at its minimum of 0',
    about(
      'barrel.rounds.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of rounds is 0, inclusive';
      await api.post('/barrel', { ...barrel, rounds: 0 }).created(because, { rounds: 0 });
      await api.get('/barrel/barrel-1').ok(because, { rounds: 0 });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', { rounds: 0 }).ok(because, { rounds: 0 });
      await api.get('/barrel/barrel-2').ok(because, { rounds: 0 });
    },
  );

  test(
    'create and update refuse a rounds below its minimum of 0',
    about(
      'barrel.rounds.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'rounds must be at least 0';
      await api.post('/barrel', { ...barrel, rounds: -1 }).invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', { rounds: -1 }).invalid(because);
      await api.get('/barrel/barrel-1').ok('a refused update changes nothing', { rounds: 35 });
    },
  );

  test(
    'rounds has no maximum',
    about(
      'barrel.rounds.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'rounds has no maximum';
      await api
        .post('/barrel', { ...barrel, rounds: 1000000 })
        .created(because, { rounds: 1000000 });
      await api.get('/barrel/barrel-1').ok(because, { rounds: 1000000 });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', { rounds: 1000000 }).ok(because, { rounds: 1000000 });
      await api.get('/barrel/barrel-2').ok(because, { rounds: 1000000 });
    },
  );

  test(
    'headline_target of digits alone stays a string',
    about(
      'barrel.headline_target.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of headline_target';
      await api
        .post('/barrel', { ...barrel, headline_target: '0042' })
        .created(because, { headline_target: '0042' });
      await api.get('/barrel/barrel-1').ok(because, { headline_target: '0042' });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api
        .patch('/barrel/barrel-2', { headline_target: '0042' })
        .ok(because, { headline_target: '0042' });
      await api.get('/barrel/barrel-2').ok(because, { headline_target: '0042' });
    },
  );

  test(
    'headline_target keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'barrel.headline_target.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of headline_target';
      await api
        .post('/barrel', { ...barrel, headline_target: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { headline_target: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/barrel/barrel-1')
        .ok(because, { headline_target: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api
        .patch('/barrel/barrel-2', { headline_target: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { headline_target: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/barrel/barrel-2')
        .ok(because, { headline_target: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a headline_target of a wrong type',
    about(
      'barrel.headline_target.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'headline_target must be a string';
      await api.post('/barrel', { ...barrel, headline_target: 421337 }).invalid(because);
      await api.post('/barrel', { ...barrel, headline_target: { value: 'text' } }).invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', { headline_target: 0 }).invalid(because);
      await api.patch('/barrel/barrel-1', { headline_target: {} }).invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { headline_target: 'nisoga' });
    },
  );

  test(
    'headline_target may be right at its minimum length of 4',
    about(
      'barrel.headline_target.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of headline_target is 4, inclusive';
      await api
        .post('/barrel', { ...barrel, headline_target: 'tan ' })
        .created(because, { headline_target: 'tan ' });
      await api.get('/barrel/barrel-1').ok(because, { headline_target: 'tan ' });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api
        .patch('/barrel/barrel-2', { headline_target: 'tan ' })
        .ok(because, { headline_target: 'tan ' });
      await api.get('/barrel/barrel-2').ok(because, { headline_target: 'tan ' });
    },
  );

  test(
    'create and update refuse a headline_target below its minimum length of 4',
    about(
      'barrel.headline_target.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'headline_target must have at least 4 characters';
      await api.post('/barrel', { ...barrel, headline_target: 'bi ' }).invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', { headline_target: 'bi ' }).invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { headline_target: 'nisoga' });
    },
  );

  test(
    'headline_target may be right at its maximum length of 90',
    about(
      'barrel.headline_target.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of headline_target is 90, inclusive';
      await api
        .post('/barrel', {
          ...barrel,
          headline_target:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        })
        .created(because, {
          headline_target:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        });
      await api.get('/barrel/barrel-1').ok(because, {
        headline_target:
          'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api
        .patch('/barrel/barrel-2', {
          headline_target:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        })
        .ok(because, {
          headline_target:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        });
      await api.get('/barrel/barrel-2').ok(because, {
        headline_target:
          'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
      });
    },
  );

  test(
    'create and update refuse a headline_target above its maximum length of 90',
    about(
      'barrel.headline_target.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'headline_target must have at most 90 characters';
      await api
        .post('/barrel', {
          ...barrel,
          headline_target:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi r ',
        })
        .invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api
        .patch('/barrel/barrel-1', {
          headline_target:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi r ',
        })
        .invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { headline_target: 'nisoga' });
    },
  );
});

test.describe('Barrel: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'visibility may be healthy, recovering, down',
    about(
      'barrel.visibility.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of ChapterHealth';
      await api
        .post('/barrel', { ...barrel, visibility: 'healthy' })
        .created(because, { visibility: 'healthy' });
      await api
        .patch('/barrel/barrel-1', { visibility: 'recovering' })
        .ok(because, { visibility: 'recovering' });
      await api
        .patch('/barrel/barrel-1', { visibility: 'down' })
        .ok(because, { visibility: 'down' });
      await api.get('/barrel/barrel-1').ok(because, { visibility: 'down' });
      await api
        .patch('/barrel/barrel-1', { visibility: 'healthy' })
        .ok(because, { visibility: 'healthy' });
    },
  );

  test(
    'create and update refuse a visibility that ChapterHealth does not list, such as unheard_of',
    about(
      'barrel.visibility.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visibility must be one of healthy, recovering, down';
      await api.post('/barrel', { ...barrel, visibility: 'unheard_of' }).invalid(because);
      await api.post('/barrel', { ...barrel, visibility: 'healthy ' }).invalid(because);
      await api.post('/barrel', { ...barrel, visibility: 'health' }).invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', { visibility: 'unheard_of' }).invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { visibility: 'recovering' });
    },
  );

  test(
    'create and update refuse the visibility HEALTHY, as upper and lower case differ',
    about(
      'barrel.visibility.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visibility must be one of healthy, recovering, down';
      await api.post('/barrel', { ...barrel, visibility: 'HEALTHY' }).invalid(because);
      await api.get('/barrel/barrel-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', { visibility: 'HEALTHY' }).invalid(because);
      await api
        .get('/barrel/barrel-1')
        .ok('a refused update changes nothing', { visibility: 'recovering' });
    },
  );
});

test.describe('Barrel: actions', () => {
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
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.

  test(
    'restore moves visibility from recovering to healthy',
    about(
      'barrel.restore.moves-from-recovering',
      'actions.success',
      'actions.stored',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api
        .post('/barrel/barrel-1/restore')
        .ok('the state is right and every condition holds', { ...barrel, visibility: 'healthy' });
      await api
        .get('/barrel/barrel-1')
        .ok('what the action did is stored', { ...barrel, visibility: 'healthy' });
    },
  );

  test(
    'restore leaves objects alone that it does not concern',
    about('barrel.restore.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.post('/barrel/barrel-1/restore').ok('the state is right and every condition holds');
      await api
        .get('/barrel/barrel-2')
        .ok('restore was called on barrel-1, which does not concern this object', {
          ...barrel,
          id: 'barrel-2',
        });
    },
  );

  test(
    'restore acts on what updates left, and later updates leave what it did',
    about(
      'barrel.restore.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Barrel', { ...barrel, visibility: 'healthy', headline_target: null });
      await api
        .patch('/barrel/barrel-1', { visibility: 'recovering', headline_target: 'nisoga' })
        .ok(because);
      await api.post('/barrel/barrel-1/restore').ok('the state is right and every condition holds');
      await api
        .get('/barrel')
        .ok('a list shows what restore did', [{ id: 'barrel-1', visibility: 'healthy' }]);
      await api.patch('/barrel/barrel-1', { delivered_simple: '2024-12-16 23:18:52' }).ok(because);
      await api
        .get('/barrel/barrel-1')
        .ok('what restore did stays when something else is updated', {
          delivered_simple: '2024-12-16 23:18:52',
          visibility: 'healthy',
        });
      await api
        .patch('/barrel/barrel-1', { visibility: 'recovering' })
        .ok('an update may lead back to any visibility');
      await api
        .post('/barrel/barrel-1/restore')
        .ok('the state is right and every condition holds', { visibility: 'healthy' });
    },
  );

  test(
    'restore answers 404 for an id that no Barrel has',
    about('barrel.restore.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api
        .post('/barrel/barrel-unknown/restore')
        .notFound('no Barrel has the id barrel-unknown');
      await api.delete('/barrel/barrel-1').removed('the object exists');
      await api.post('/barrel/barrel-1/restore').notFound('it was deleted');
    },
  );

  test(
    'restore is refused while visibility is healthy',
    about(
      'barrel.restore.refuses-from-healthy',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', { ...barrel, visibility: 'healthy' });
      await api
        .post('/barrel/barrel-1/restore')
        .refused('restore starts from recovering, and visibility is healthy');
      await api
        .get('/barrel/barrel-1')
        .ok('a refused action changes nothing', { visibility: 'healthy' });
    },
  );

  test(
    'restore is refused while visibility is down',
    about(
      'barrel.restore.refuses-from-down',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', { ...barrel, visibility: 'down' });
      await api
        .post('/barrel/barrel-1/restore')
        .refused('restore starts from recovering, and visibility is down');
      await api
        .get('/barrel/barrel-1')
        .ok('a refused action changes nothing', { visibility: 'down' });
    },
  );

  test(
    'restore is refused while visibility is null',
    about(
      'barrel.restore.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', { ...barrel, visibility: null });
      await api
        .post('/barrel/barrel-1/restore')
        .refused('restore starts from recovering, and visibility is null');
      await api
        .get('/barrel/barrel-1')
        .ok('a refused action changes nothing', { visibility: null });
    },
  );

  test(
    'restore is refused unless this.headline_target is not null',
    about(
      'barrel.restore.refuses-unless-headline_target-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', { ...barrel, headline_target: null });
      await api
        .post('/barrel/barrel-1/restore')
        .refused('the condition this.headline_target is not null is not satisfied');
      await api
        .get('/barrel/barrel-1')
        .ok('a refused action changes nothing', { visibility: 'recovering' });
    },
  );
});
