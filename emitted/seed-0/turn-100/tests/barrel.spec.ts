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
      await api.post('/barrel', {
        body: barrel,
        status: [200, 201],
        answer: barrel,
        because: 'create answers the object that was sent',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: barrel,
        because: 'read answers the object that was created',
      });
      await api.post('/barrel', {
        body: { ...barrel, id: 'barrel-2' },
        status: [200, 201],
        answer: { id: 'barrel-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/barrel/barrel-1', {
        body: {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        },
        status: [200],
        answer: {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          id: 'barrel-1',
          rounds: 90,
          headline_target: 'momita',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('barrel.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: {
          id: 'barrel-1',
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        },
        status: [200],
        answer: {
          id: 'barrel-1',
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: {
          id: 'barrel-1',
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2024-12-16 23:18:52', headline_target: 421337 },
        status: [400, 422],
        because: 'headline_target must be a string',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: barrel,
        because: 'a refused update changes nothing',
      });
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
      await api.create('Barrel', barrel);
      await api.delete('/barrel/barrel-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/barrel/barrel-1', { status: [404], because: 'it was deleted' });
      await api.get('/barrel', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Barrel has',
    about('barrel.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.get('/barrel/barrel-unknown', {
        status: [404],
        because: 'no Barrel has the id barrel-unknown',
      });
      await api.patch('/barrel/barrel-unknown', {
        body: {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        },
        status: [404],
        because: 'no Barrel has the id barrel-unknown',
      });
      await api.delete('/barrel/barrel-unknown', {
        status: [404],
        because: 'no Barrel has the id barrel-unknown',
      });
      await api.get('/barrel', {
        status: [200],
        answer: [{ id: 'barrel-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/barrel', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/barrel/barrel-2', {
        body: {
          id: 'barrel-2',
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          rounds: 90,
          headline_target: 'momita',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: barrel,
        because: 'another object was updated',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          id: 'barrel-2',
          rounds: 90,
          headline_target: 'momita',
        },
        because: 'the update is stored',
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
      await api.delete('/barrel/barrel-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: {
          delivered_simple: '2024-12-16 23:18:52',
          featured_verified_rough: true,
          visibility: 'healthy',
          id: 'barrel-2',
          rounds: 90,
          headline_target: 'momita',
        },
        because: 'another object was deleted',
      });
      await api.get('/barrel', {
        status: [200],
        answer: [{ id: 'barrel-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/barrel', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/barrel/barrel-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/barrel', {
        body: without(barrel, 'delivered_simple'),
        status: [400, 422],
        because: 'delivered_simple is required and has no default',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/barrel', {
        body: without(barrel, 'featured_verified_rough'),
        status: [200, 201],
        answer: { featured_verified_rough: true },
        because: 'the default of featured_verified_rough is true',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { featured_verified_rough: true },
        because: 'the default of featured_verified_rough is true',
      });
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
      await api.post('/barrel', {
        body: without(barrel, 'visibility'),
        status: [400, 422],
        because: 'visibility is required and has no default',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/barrel', {
        body: without(barrel, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/barrel', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/barrel', {
        body: without(barrel, 'rounds'),
        status: [200, 201],
        answer: { rounds: 80 },
        because: 'the default of rounds is 80',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { rounds: 80 },
        because: 'the default of rounds is 80',
      });
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
      await api.post('/barrel', {
        body: without(barrel, 'headline_target'),
        status: [400, 422],
        because: 'headline_target is required and has no default',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2024-12-16 23:18:52' },
        status: [200],
        answer: { ...barrel, delivered_simple: '2024-12-16 23:18:52' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/barrel/barrel-1', {
        body: { headline_target: 'momita' },
        status: [200],
        answer: { ...barrel, delivered_simple: '2024-12-16 23:18:52', headline_target: 'momita' },
        because: 'an update touches only what it carries',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { ...barrel, delivered_simple: '2024-12-16 23:18:52', headline_target: 'momita' },
        because: 'an update touches only what it carries',
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
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: null },
        status: [200, 201],
        answer: { delivered_simple: null },
        because: 'delivered_simple is nullable',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { delivered_simple: null },
        because: 'delivered_simple is nullable',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: { delivered_simple: null },
        status: [200],
        answer: { delivered_simple: null },
        because: 'delivered_simple is nullable',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { delivered_simple: null },
        because: 'delivered_simple is nullable',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, featured_verified_rough: null },
        status: [400, 422],
        because: 'featured_verified_rough must not be null',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { featured_verified_rough: null },
        status: [400, 422],
        because: 'featured_verified_rough must not be null',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { featured_verified_rough: false },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, visibility: null },
        status: [200, 201],
        answer: { visibility: null },
        because: 'visibility is nullable',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { visibility: null },
        because: 'visibility is nullable',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: { visibility: null },
        status: [200],
        answer: { visibility: null },
        because: 'visibility is nullable',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { visibility: null },
        because: 'visibility is nullable',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, rounds: null },
        status: [400, 422],
        because: 'rounds must not be null',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { rounds: null },
        status: [400, 422],
        because: 'rounds must not be null',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { rounds: 35 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, headline_target: null },
        status: [200, 201],
        answer: { headline_target: null },
        because: 'headline_target is nullable',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { headline_target: null },
        because: 'headline_target is nullable',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: { headline_target: null },
        status: [200],
        answer: { headline_target: null },
        because: 'headline_target is nullable',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { headline_target: null },
        because: 'headline_target is nullable',
      });
    },
  );
});

test.describe('Barrel: types and bounds', () => {
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
    'delivered_simple may be the leap day 2024-02-29',
    about('barrel.delivered_simple.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { delivered_simple: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of delivered_simple',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { delivered_simple: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of delivered_simple',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: { delivered_simple: '2024-02-29 12:00:00' },
        status: [200],
        answer: { delivered_simple: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of delivered_simple',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { delivered_simple: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of delivered_simple',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: 202403 },
        status: [400, 422],
        because: 'delivered_simple must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: 202403 },
        status: [400, 422],
        because: 'delivered_simple must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { delivered_simple: '2025-02-01 03:59:06' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: '2025-13-01 03:59:06' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: '2025-02-01 25:00:00' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2025-13-01 03:59:06' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2025-02-01 25:00:00' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { delivered_simple: '2025-02-01 03:59:06' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: '2025-02-01T03:59:06Z' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: '2025-02-01' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: 'not a date' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2025-02-01T03:59:06Z' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2025-02-01' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: 'not a date' },
        status: [400, 422],
        because: 'delivered_simple must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { delivered_simple: '2025-02-01 03:59:06' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: '2025-12-31 23:59:59' },
        status: [200, 201],
        answer: { delivered_simple: '2025-12-31 23:59:59' },
        because: 'the last moment of delivered_simple is 2025-12-31 23:59:59, inclusive',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { delivered_simple: '2025-12-31 23:59:59' },
        because: 'the last moment of delivered_simple is 2025-12-31 23:59:59, inclusive',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: { delivered_simple: '2025-12-31 23:59:59' },
        status: [200],
        answer: { delivered_simple: '2025-12-31 23:59:59' },
        because: 'the last moment of delivered_simple is 2025-12-31 23:59:59, inclusive',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { delivered_simple: '2025-12-31 23:59:59' },
        because: 'the last moment of delivered_simple is 2025-12-31 23:59:59, inclusive',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: '2026-01-01 00:00:00' },
        status: [400, 422],
        because: 'delivered_simple must not be after 2025-12-31 23:59:59',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2026-01-01 00:00:00' },
        status: [400, 422],
        because: 'delivered_simple must not be after 2025-12-31 23:59:59',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { delivered_simple: '2025-02-01 03:59:06' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, delivered_simple: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { delivered_simple: '2001-02-03 04:05:06' },
        because: 'delivered_simple has no first moment',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { delivered_simple: '2001-02-03 04:05:06' },
        because: 'delivered_simple has no first moment',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: { delivered_simple: '2001-02-03 04:05:06' },
        status: [200],
        answer: { delivered_simple: '2001-02-03 04:05:06' },
        because: 'delivered_simple has no first moment',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { delivered_simple: '2001-02-03 04:05:06' },
        because: 'delivered_simple has no first moment',
      });
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
      await api.post('/barrel', {
        body: barrel,
        status: [200, 201],
        answer: { featured_verified_rough: false },
        because: 'false is a valid value of featured_verified_rough',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { featured_verified_rough: false },
        because: 'false is a valid value of featured_verified_rough',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2', featured_verified_rough: true });
      await api.patch('/barrel/barrel-2', {
        body: { featured_verified_rough: false },
        status: [200],
        answer: { featured_verified_rough: false },
        because: 'false is a valid value of featured_verified_rough',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { featured_verified_rough: false },
        because: 'false is a valid value of featured_verified_rough',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, featured_verified_rough: 'abc' },
        status: [400, 422],
        because: 'featured_verified_rough must be true or false',
      });
      await api.post('/barrel', {
        body: { ...barrel, featured_verified_rough: { value: 'text' } },
        status: [400, 422],
        because: 'featured_verified_rough must be true or false',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { featured_verified_rough: 'abc' },
        status: [400, 422],
        because: 'featured_verified_rough must be true or false',
      });
      await api.patch('/barrel/barrel-1', {
        body: { featured_verified_rough: { value: 'text' } },
        status: [400, 422],
        because: 'featured_verified_rough must be true or false',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { featured_verified_rough: false },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, visibility: 421337 },
        status: [400, 422],
        because: 'visibility must be one of healthy, recovering, down',
      });
      await api.post('/barrel', {
        body: { ...barrel, visibility: { value: 'text' } },
        status: [400, 422],
        because: 'visibility must be one of healthy, recovering, down',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { visibility: 421337 },
        status: [400, 422],
        because: 'visibility must be one of healthy, recovering, down',
      });
      await api.patch('/barrel/barrel-1', {
        body: { visibility: { value: 'text' } },
        status: [400, 422],
        because: 'visibility must be one of healthy, recovering, down',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { visibility: 'recovering' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, rounds: 'abc' },
        status: [400, 422],
        because: 'rounds must be an integer',
      });
      await api.post('/barrel', {
        body: { ...barrel, rounds: { value: 'text' } },
        status: [400, 422],
        because: 'rounds must be an integer',
      });
      await api.post('/barrel', {
        body: { ...barrel, rounds: 34.5 },
        status: [400, 422],
        because: 'rounds must be an integer',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { rounds: 'abc' },
        status: [400, 422],
        because: 'rounds must be an integer',
      });
      await api.patch('/barrel/barrel-1', {
        body: { rounds: { value: 'text' } },
        status: [400, 422],
        because: 'rounds must be an integer',
      });
      await api.patch('/barrel/barrel-1', {
        body: { rounds: 34.5 },
        status: [400, 422],
        because: 'rounds must be an integer',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { rounds: 35 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, rounds: 0 },
        status: [200, 201],
        answer: { rounds: 0 },
        because: 'the minimum of rounds is 0, inclusive',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { rounds: 0 },
        because: 'the minimum of rounds is 0, inclusive',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: { rounds: 0 },
        status: [200],
        answer: { rounds: 0 },
        because: 'the minimum of rounds is 0, inclusive',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { rounds: 0 },
        because: 'the minimum of rounds is 0, inclusive',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, rounds: -1 },
        status: [400, 422],
        because: 'rounds must be at least 0',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { rounds: -1 },
        status: [400, 422],
        because: 'rounds must be at least 0',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { rounds: 35 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, rounds: 1000000 },
        status: [200, 201],
        answer: { rounds: 1000000 },
        because: 'rounds has no maximum',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { rounds: 1000000 },
        because: 'rounds has no maximum',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: { rounds: 1000000 },
        status: [200],
        answer: { rounds: 1000000 },
        because: 'rounds has no maximum',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { rounds: 1000000 },
        because: 'rounds has no maximum',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, headline_target: '0042' },
        status: [200, 201],
        answer: { headline_target: '0042' },
        because: '"0042" is a valid value of headline_target',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { headline_target: '0042' },
        because: '"0042" is a valid value of headline_target',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: { headline_target: '0042' },
        status: [200],
        answer: { headline_target: '0042' },
        because: '"0042" is a valid value of headline_target',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { headline_target: '0042' },
        because: '"0042" is a valid value of headline_target',
      });
    },
  );

  test(
    'headline_target keeps spaces, quotes, accents and symbols',
    about(
      'barrel.headline_target.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/barrel', {
        body: { ...barrel, headline_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { headline_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of headline_target',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { headline_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of headline_target',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: { headline_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { headline_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of headline_target',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { headline_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of headline_target',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, headline_target: 421337 },
        status: [400, 422],
        because: 'headline_target must be a string',
      });
      await api.post('/barrel', {
        body: { ...barrel, headline_target: { value: 'text' } },
        status: [400, 422],
        because: 'headline_target must be a string',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { headline_target: 421337 },
        status: [400, 422],
        because: 'headline_target must be a string',
      });
      await api.patch('/barrel/barrel-1', {
        body: { headline_target: { value: 'text' } },
        status: [400, 422],
        because: 'headline_target must be a string',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { headline_target: 'nisoga' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, headline_target: 'tana' },
        status: [200, 201],
        answer: { headline_target: 'tana' },
        because: 'the minimum length of headline_target is 4, inclusive',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { headline_target: 'tana' },
        because: 'the minimum length of headline_target is 4, inclusive',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: { headline_target: 'tana' },
        status: [200],
        answer: { headline_target: 'tana' },
        because: 'the minimum length of headline_target is 4, inclusive',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { headline_target: 'tana' },
        because: 'the minimum length of headline_target is 4, inclusive',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, headline_target: 'bil' },
        status: [400, 422],
        because: 'headline_target must have at least 4 characters',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { headline_target: 'bil' },
        status: [400, 422],
        because: 'headline_target must have at least 4 characters',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { headline_target: 'nisoga' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: {
          ...barrel,
          headline_target:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        status: [200, 201],
        answer: {
          headline_target:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of headline_target is 90, inclusive',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: {
          headline_target:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of headline_target is 90, inclusive',
      });
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.patch('/barrel/barrel-2', {
        body: {
          headline_target:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        status: [200],
        answer: {
          headline_target:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of headline_target is 90, inclusive',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: {
          headline_target:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of headline_target is 90, inclusive',
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
      await api.post('/barrel', {
        body: {
          ...barrel,
          headline_target:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi ra',
        },
        status: [400, 422],
        because: 'headline_target must have at most 90 characters',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: {
          headline_target:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi ra',
        },
        status: [400, 422],
        because: 'headline_target must have at most 90 characters',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { headline_target: 'nisoga' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/barrel', {
        body: { ...barrel, visibility: 'healthy' },
        status: [200, 201],
        answer: { visibility: 'healthy' },
        because: 'the value is one of ChapterHealth',
      });
      await api.patch('/barrel/barrel-1', {
        body: { visibility: 'recovering' },
        status: [200],
        answer: { visibility: 'recovering' },
        because: 'the value is one of ChapterHealth',
      });
      await api.patch('/barrel/barrel-1', {
        body: { visibility: 'down' },
        status: [200],
        answer: { visibility: 'down' },
        because: 'the value is one of ChapterHealth',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { visibility: 'down' },
        because: 'the value is one of ChapterHealth',
      });
    },
  );

  test(
    'create and update refuse the visibility unheard_of, which ChapterHealth does not have',
    about(
      'barrel.visibility.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/barrel', {
        body: { ...barrel, visibility: 'unheard_of' },
        status: [400, 422],
        because: 'visibility must be one of healthy, recovering, down',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { visibility: 'unheard_of' },
        status: [400, 422],
        because: 'visibility must be one of healthy, recovering, down',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { visibility: 'recovering' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel', {
        body: { ...barrel, visibility: 'HEALTHY' },
        status: [400, 422],
        because: 'visibility must be one of healthy, recovering, down',
      });
      await api.get('/barrel/barrel-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.patch('/barrel/barrel-1', {
        body: { visibility: 'HEALTHY' },
        status: [400, 422],
        because: 'visibility must be one of healthy, recovering, down',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { visibility: 'recovering' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/barrel/barrel-1/restore', {
        status: [200],
        answer: { ...barrel, visibility: 'healthy' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { ...barrel, visibility: 'healthy' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'restore leaves objects alone that it does not concern',
    about('barrel.restore.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.post('/barrel/barrel-1/restore', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/barrel/barrel-2', {
        status: [200],
        answer: { ...barrel, id: 'barrel-2' },
        because: 'restore was called on barrel-1, which does not concern this object',
      });
    },
  );

  test(
    'restore answers 404 for an id that no Barrel has',
    about('barrel.restore.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.post('/barrel/barrel-unknown/restore', {
        status: [404],
        because: 'no Barrel has the id barrel-unknown',
      });
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
      await api.post('/barrel/barrel-1/restore', {
        status: [400, 409],
        because: 'restore starts from recovering, and visibility is healthy',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { visibility: 'healthy' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/barrel/barrel-1/restore', {
        status: [400, 409],
        because: 'restore starts from recovering, and visibility is down',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { visibility: 'down' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/barrel/barrel-1/restore', {
        status: [400, 409],
        because: 'restore starts from recovering, and visibility is null',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { visibility: null },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/barrel/barrel-1/restore', {
        status: [400, 409],
        because: 'the condition this.headline_target is not null is not satisfied',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { visibility: 'recovering' },
        because: 'a refused action changes nothing',
      });
    },
  );
});
