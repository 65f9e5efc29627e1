import { about, test, without } from '../support/api.ts';

// A valid Galaxy, as the tests send it.
const galaxy = {
  label_cached_yearly: 'vino',
  id: 'galaxy-1',
  rank: 71,
  statue_target: null,
  weight_class_former: 52,
  budget_yearly_base: 51.25,
};

// A valid GardenChapter, as the tests send it.
const gardenChapter = {
  cost_second: 5.75,
  discount: 84.25,
  handle_target: 'malodo',
  id: 'gardenchapter-1',
  margin_weekly: 82.75,
  scheduled_secondary: '2018-05-13 07:31:32',
};

test.describe('Galaxy: create, read, update and delete', () => {
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
    'create answers the new Galaxy, and read answers it again',
    about(
      'galaxy.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: galaxy,
        status: [200, 201],
        answer: galaxy,
        because: 'create answers the object that was sent',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: galaxy,
        because: 'read answers the object that was created',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, id: 'galaxy-2' },
        status: [200, 201],
        answer: { id: 'galaxy-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Galaxy',
    about(
      'galaxy.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: {
          label_cached_yearly: 'gisoru',
          rank: 33,
          weight_class_former: 78,
          budget_yearly_base: 69.75,
        },
        status: [200],
        answer: {
          label_cached_yearly: 'gisoru',
          id: 'galaxy-1',
          rank: 33,
          statue_target: null,
          weight_class_former: 78,
          budget_yearly_base: 69.75,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: {
          label_cached_yearly: 'gisoru',
          rank: 33,
          weight_class_former: 78,
          budget_yearly_base: 69.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('galaxy.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: {
          id: 'galaxy-1',
          label_cached_yearly: 'gisoru',
          rank: 33,
          weight_class_former: 78,
          budget_yearly_base: 69.75,
        },
        status: [200],
        answer: {
          id: 'galaxy-1',
          label_cached_yearly: 'gisoru',
          rank: 33,
          weight_class_former: 78,
          budget_yearly_base: 69.75,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: {
          id: 'galaxy-1',
          label_cached_yearly: 'gisoru',
          rank: 33,
          weight_class_former: 78,
          budget_yearly_base: 69.75,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for budget_yearly_base does not change label_cached_yearly either',
    about(
      'galaxy.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { label_cached_yearly: 'gisoru', budget_yearly_base: 'abc' },
        status: [400, 422],
        because: 'budget_yearly_base must be a number',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: galaxy,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Galaxy: no read finds it and no list holds it',
    about(
      'galaxy.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.delete('/galaxy/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/galaxy/galaxy-1', { status: [404], because: 'it was deleted' });
      await api.get('/galaxy', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Galaxy has',
    about('galaxy.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.get('/galaxy/galaxy-unknown', {
        status: [404],
        because: 'no Galaxy has the id galaxy-unknown',
      });
      await api.patch('/galaxy/galaxy-unknown', {
        body: {
          label_cached_yearly: 'gisoru',
          rank: 33,
          weight_class_former: 78,
          budget_yearly_base: 69.75,
        },
        status: [404],
        because: 'no Galaxy has the id galaxy-unknown',
      });
      await api.delete('/galaxy/galaxy-unknown', {
        status: [404],
        because: 'no Galaxy has the id galaxy-unknown',
      });
      await api.get('/galaxy', {
        status: [200],
        answer: [{ id: 'galaxy-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Galaxy: collections', () => {
  // endpoints.list: `GET /{entity}` answers 200 and a JSON array of all objects of that entity,
  //   in any order; an empty array where there is none.
  // endpoints.read: `GET /{entity}/{id}` answers 200 and the object with that id.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // endpoints.unknown-id: A read, an update, a delete or an action with an id that no object of
  //   that entity has answers 404.
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Galaxy with all of its fields',
    about('galaxy.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-2',
        label_cached_yearly: 'gisoru',
        rank: 33,
        weight_class_former: 78,
        budget_yearly_base: 69.75,
      });
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-3',
        label_cached_yearly: 'lovo',
        rank: 50,
        weight_class_former: 85,
        budget_yearly_base: 77.5,
      });
      await api.get('/galaxy', {
        status: [200],
        answer: [
          galaxy,
          {
            label_cached_yearly: 'gisoru',
            id: 'galaxy-2',
            rank: 33,
            statue_target: null,
            weight_class_former: 78,
            budget_yearly_base: 69.75,
          },
          {
            label_cached_yearly: 'lovo',
            id: 'galaxy-3',
            rank: 50,
            statue_target: null,
            weight_class_former: 85,
            budget_yearly_base: 77.5,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Galaxy leaves another as it was',
    about('galaxy.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-2',
        label_cached_yearly: 'gisoru',
        rank: 33,
        weight_class_former: 78,
        budget_yearly_base: 69.75,
      });
      await api.patch('/galaxy/galaxy-2', {
        body: {
          id: 'galaxy-2',
          label_cached_yearly: 'gisoru',
          rank: 33,
          weight_class_former: 78,
          budget_yearly_base: 69.75,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: galaxy,
        because: 'another object was updated',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: {
          label_cached_yearly: 'gisoru',
          id: 'galaxy-2',
          rank: 33,
          statue_target: null,
          weight_class_former: 78,
          budget_yearly_base: 69.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Galaxy leaves another as it was',
    about(
      'galaxy.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-2',
        label_cached_yearly: 'gisoru',
        rank: 33,
        weight_class_former: 78,
        budget_yearly_base: 69.75,
      });
      await api.delete('/galaxy/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: {
          label_cached_yearly: 'gisoru',
          id: 'galaxy-2',
          rank: 33,
          statue_target: null,
          weight_class_former: 78,
          budget_yearly_base: 69.75,
        },
        because: 'another object was deleted',
      });
      await api.get('/galaxy', {
        status: [200],
        answer: [{ id: 'galaxy-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Galaxy',
    about('galaxy.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-2',
        label_cached_yearly: 'gisoru',
        rank: 33,
        weight_class_former: 78,
        budget_yearly_base: 69.75,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/galaxy', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/galaxy/galaxy-1', { status: [404], because: 'reset removed it' });
    },
  );

  test(
    'Galaxy and GardenChapter objects may have the same id',
    about(
      'galaxy.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
    ),
    async ({ api }) => {
      await api.create('Galaxy', { ...galaxy, id: 'same-1' });
      await api.create('GardenChapter', { ...gardenChapter, id: 'same-1' });
      await api.get('/galaxy', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.get('/gardenchapter', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.delete('/gardenchapter/same-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/gardenchapter/same-1', {
        status: [404],
        because: 'only Galaxy has the id same-1 now',
      });
      await api.get('/galaxy/same-1', {
        status: [200],
        answer: { ...galaxy, id: 'same-1' },
        because: 'only the GardenChapter was deleted',
      });
    },
  );
});

test.describe('Galaxy: required fields and defaults', () => {
  // endpoints.create: `POST /{entity}` creates an object from the JSON object in the body. It
  //   answers 201 or 200 and the created object, with all of its fields.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // ids.client: The client chooses the `id` of an object and sends it on every create, also where
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths;
  //   never make up another.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create refuses a Galaxy without label_cached_yearly, which is required',
    about(
      'galaxy.label_cached_yearly.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: without(galaxy, 'label_cached_yearly'),
        status: [400, 422],
        because: 'label_cached_yearly is required and has no default',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Galaxy without an id',
    about(
      'galaxy.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: without(galaxy, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/galaxy', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'rank is 149 when a create leaves it out',
    about('galaxy.rank.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: without(galaxy, 'rank'),
        status: [200, 201],
        answer: { rank: 149 },
        because: 'the default of rank is 149',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 149 },
        because: 'the default of rank is 149',
      });
    },
  );

  test(
    'create refuses a Galaxy without statue_target, which is required',
    about(
      'galaxy.statue_target.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: without(galaxy, 'statue_target'),
        status: [400, 422],
        because: 'statue_target is required and has no default',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Galaxy without weight_class_former, which is required',
    about(
      'galaxy.weight_class_former.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: without(galaxy, 'weight_class_former'),
        status: [400, 422],
        because: 'weight_class_former is required and has no default',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'budget_yearly_base is 183.5 when a create leaves it out',
    about('galaxy.budget_yearly_base.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: without(galaxy, 'budget_yearly_base'),
        status: [200, 201],
        answer: { budget_yearly_base: 183.5 },
        because: 'the default of budget_yearly_base is 183.5',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { budget_yearly_base: 183.5 },
        because: 'the default of budget_yearly_base is 183.5',
      });
    },
  );

  test(
    'update of label_cached_yearly or budget_yearly_base alone leaves every other field as it is',
    about('galaxy.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('Galaxy', {
        ...galaxy,
        budget_yearly_base: null,
        statue_target: 'gardenchapter-1',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { label_cached_yearly: 'gisoru' },
        status: [200],
        answer: {
          ...galaxy,
          label_cached_yearly: 'gisoru',
          statue_target: 'gardenchapter-1',
          budget_yearly_base: null,
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { budget_yearly_base: 69.75 },
        status: [200],
        answer: {
          ...galaxy,
          label_cached_yearly: 'gisoru',
          statue_target: 'gardenchapter-1',
          budget_yearly_base: 69.75,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: {
          ...galaxy,
          label_cached_yearly: 'gisoru',
          statue_target: 'gardenchapter-1',
          budget_yearly_base: 69.75,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Galaxy: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'label_cached_yearly may be null',
    about(
      'galaxy.label_cached_yearly.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, label_cached_yearly: null },
        status: [200, 201],
        answer: { label_cached_yearly: null },
        because: 'label_cached_yearly is nullable',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { label_cached_yearly: null },
        because: 'label_cached_yearly is nullable',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { label_cached_yearly: null },
        status: [200],
        answer: { label_cached_yearly: null },
        because: 'label_cached_yearly is nullable',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { label_cached_yearly: null },
        because: 'label_cached_yearly is nullable',
      });
    },
  );

  test(
    'create and update refuse null for rank',
    about(
      'galaxy.rank.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, rank: null },
        status: [400, 422],
        because: 'rank must not be null',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: null },
        status: [400, 422],
        because: 'rank must not be null',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_class_former may be null',
    about(
      'galaxy.weight_class_former.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, weight_class_former: null },
        status: [200, 201],
        answer: { weight_class_former: null },
        because: 'weight_class_former is nullable',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { weight_class_former: null },
        because: 'weight_class_former is nullable',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { weight_class_former: null },
        status: [200],
        answer: { weight_class_former: null },
        because: 'weight_class_former is nullable',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { weight_class_former: null },
        because: 'weight_class_former is nullable',
      });
    },
  );

  test(
    'budget_yearly_base may be null, which is not replaced by its default',
    about(
      'galaxy.budget_yearly_base.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, budget_yearly_base: null },
        status: [200, 201],
        answer: { budget_yearly_base: null },
        because: 'budget_yearly_base is nullable and its default is for absence only',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { budget_yearly_base: null },
        because: 'budget_yearly_base is nullable and its default is for absence only',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { budget_yearly_base: null },
        status: [200],
        answer: { budget_yearly_base: null },
        because: 'budget_yearly_base is nullable and its default is for absence only',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { budget_yearly_base: null },
        because: 'budget_yearly_base is nullable and its default is for absence only',
      });
    },
  );
});

test.describe('Galaxy: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
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
    'label_cached_yearly of digits alone stays a string',
    about(
      'galaxy.label_cached_yearly.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, label_cached_yearly: '0042' },
        status: [200, 201],
        answer: { label_cached_yearly: '0042' },
        because: '"0042" is a valid value of label_cached_yearly',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { label_cached_yearly: '0042' },
        because: '"0042" is a valid value of label_cached_yearly',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { label_cached_yearly: '0042' },
        status: [200],
        answer: { label_cached_yearly: '0042' },
        because: '"0042" is a valid value of label_cached_yearly',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { label_cached_yearly: '0042' },
        because: '"0042" is a valid value of label_cached_yearly',
      });
    },
  );

  test(
    'label_cached_yearly keeps spaces, quotes, accents and symbols',
    about(
      'galaxy.label_cached_yearly.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, label_cached_yearly: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { label_cached_yearly: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label_cached_yearly',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { label_cached_yearly: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label_cached_yearly',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { label_cached_yearly: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { label_cached_yearly: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label_cached_yearly',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { label_cached_yearly: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label_cached_yearly',
      });
    },
  );

  test(
    'create and update refuse a label_cached_yearly of a wrong type',
    about(
      'galaxy.label_cached_yearly.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, label_cached_yearly: 421337 },
        status: [400, 422],
        because: 'label_cached_yearly must be a string',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, label_cached_yearly: { value: 'text' } },
        status: [400, 422],
        because: 'label_cached_yearly must be a string',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { label_cached_yearly: 421337 },
        status: [400, 422],
        because: 'label_cached_yearly must be a string',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { label_cached_yearly: { value: 'text' } },
        status: [400, 422],
        because: 'label_cached_yearly must be a string',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { label_cached_yearly: 'vino' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'label_cached_yearly may be right at its maximum length of 200',
    about(
      'galaxy.label_cached_yearly.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: {
          ...galaxy,
          label_cached_yearly:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        status: [200, 201],
        answer: {
          label_cached_yearly:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of label_cached_yearly is 200, inclusive',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: {
          label_cached_yearly:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of label_cached_yearly is 200, inclusive',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: {
          label_cached_yearly:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        status: [200],
        answer: {
          label_cached_yearly:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of label_cached_yearly is 200, inclusive',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: {
          label_cached_yearly:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of label_cached_yearly is 200, inclusive',
      });
    },
  );

  test(
    'create and update refuse a label_cached_yearly above its maximum length of 200',
    about(
      'galaxy.label_cached_yearly.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: {
          ...galaxy,
          label_cached_yearly:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusu r',
        },
        status: [400, 422],
        because: 'label_cached_yearly must have at most 200 characters',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: {
          label_cached_yearly:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusu r',
        },
        status: [400, 422],
        because: 'label_cached_yearly must have at most 200 characters',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { label_cached_yearly: 'vino' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'label_cached_yearly has no minimum length',
    about(
      'galaxy.label_cached_yearly.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, label_cached_yearly: 'x' },
        status: [200, 201],
        answer: { label_cached_yearly: 'x' },
        because: 'label_cached_yearly has no minimum length',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { label_cached_yearly: 'x' },
        because: 'label_cached_yearly has no minimum length',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { label_cached_yearly: 'x' },
        status: [200],
        answer: { label_cached_yearly: 'x' },
        because: 'label_cached_yearly has no minimum length',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { label_cached_yearly: 'x' },
        because: 'label_cached_yearly has no minimum length',
      });
    },
  );

  test(
    'create and update refuse a rank of a wrong type',
    about(
      'galaxy.rank.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, rank: 'abc' },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, rank: { value: 'text' } },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, rank: 70.5 },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: 'abc' },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: { value: 'text' } },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: 70.5 },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rank may be right at its minimum of 0',
    about(
      'galaxy.rank.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, rank: 0 },
        status: [200, 201],
        answer: { rank: 0 },
        because: 'the minimum of rank is 0, inclusive',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 0 },
        because: 'the minimum of rank is 0, inclusive',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { rank: 0 },
        status: [200],
        answer: { rank: 0 },
        because: 'the minimum of rank is 0, inclusive',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { rank: 0 },
        because: 'the minimum of rank is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a rank below its minimum of 0',
    about(
      'galaxy.rank.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, rank: -1 },
        status: [400, 422],
        because: 'rank must be at least 0',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: -1 },
        status: [400, 422],
        because: 'rank must be at least 0',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rank may be right at its maximum of 500',
    about(
      'galaxy.rank.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, rank: 500 },
        status: [200, 201],
        answer: { rank: 500 },
        because: 'the maximum of rank is 500, inclusive',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 500 },
        because: 'the maximum of rank is 500, inclusive',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { rank: 500 },
        status: [200],
        answer: { rank: 500 },
        because: 'the maximum of rank is 500, inclusive',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { rank: 500 },
        because: 'the maximum of rank is 500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a rank above its maximum of 500',
    about(
      'galaxy.rank.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, rank: 501 },
        status: [400, 422],
        because: 'rank must be at most 500',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: 501 },
        status: [400, 422],
        because: 'rank must be at most 500',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a weight_class_former of a wrong type',
    about(
      'galaxy.weight_class_former.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, weight_class_former: 'abc' },
        status: [400, 422],
        because: 'weight_class_former must be an integer',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, weight_class_former: { value: 'text' } },
        status: [400, 422],
        because: 'weight_class_former must be an integer',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, weight_class_former: 51.5 },
        status: [400, 422],
        because: 'weight_class_former must be an integer',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { weight_class_former: 'abc' },
        status: [400, 422],
        because: 'weight_class_former must be an integer',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { weight_class_former: { value: 'text' } },
        status: [400, 422],
        because: 'weight_class_former must be an integer',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { weight_class_former: 51.5 },
        status: [400, 422],
        because: 'weight_class_former must be an integer',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { weight_class_former: 52 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_class_former may be right at its minimum of 5',
    about(
      'galaxy.weight_class_former.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, weight_class_former: 5 },
        status: [200, 201],
        answer: { weight_class_former: 5 },
        because: 'the minimum of weight_class_former is 5, inclusive',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { weight_class_former: 5 },
        because: 'the minimum of weight_class_former is 5, inclusive',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { weight_class_former: 5 },
        status: [200],
        answer: { weight_class_former: 5 },
        because: 'the minimum of weight_class_former is 5, inclusive',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { weight_class_former: 5 },
        because: 'the minimum of weight_class_former is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weight_class_former below its minimum of 5',
    about(
      'galaxy.weight_class_former.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, weight_class_former: 4 },
        status: [400, 422],
        because: 'weight_class_former must be at least 5',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { weight_class_former: 4 },
        status: [400, 422],
        because: 'weight_class_former must be at least 5',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { weight_class_former: 52 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_class_former may be right at its maximum of 100',
    about(
      'galaxy.weight_class_former.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, weight_class_former: 100 },
        status: [200, 201],
        answer: { weight_class_former: 100 },
        because: 'the maximum of weight_class_former is 100, inclusive',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { weight_class_former: 100 },
        because: 'the maximum of weight_class_former is 100, inclusive',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { weight_class_former: 100 },
        status: [200],
        answer: { weight_class_former: 100 },
        because: 'the maximum of weight_class_former is 100, inclusive',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { weight_class_former: 100 },
        because: 'the maximum of weight_class_former is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weight_class_former above its maximum of 100',
    about(
      'galaxy.weight_class_former.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, weight_class_former: 101 },
        status: [400, 422],
        because: 'weight_class_former must be at most 100',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { weight_class_former: 101 },
        status: [400, 422],
        because: 'weight_class_former must be at most 100',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { weight_class_former: 52 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'budget_yearly_base may be the whole number 0',
    about('galaxy.budget_yearly_base.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, budget_yearly_base: 0 },
        status: [200, 201],
        answer: { budget_yearly_base: 0 },
        because: '0 is a valid value of budget_yearly_base',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { budget_yearly_base: 0 },
        because: '0 is a valid value of budget_yearly_base',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { budget_yearly_base: 0 },
        status: [200],
        answer: { budget_yearly_base: 0 },
        because: '0 is a valid value of budget_yearly_base',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { budget_yearly_base: 0 },
        because: '0 is a valid value of budget_yearly_base',
      });
    },
  );

  test(
    'create and update refuse a budget_yearly_base of a wrong type',
    about(
      'galaxy.budget_yearly_base.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, budget_yearly_base: 'abc' },
        status: [400, 422],
        because: 'budget_yearly_base must be a number',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, budget_yearly_base: { value: 'text' } },
        status: [400, 422],
        because: 'budget_yearly_base must be a number',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { budget_yearly_base: 'abc' },
        status: [400, 422],
        because: 'budget_yearly_base must be a number',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { budget_yearly_base: { value: 'text' } },
        status: [400, 422],
        because: 'budget_yearly_base must be a number',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { budget_yearly_base: 51.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'budget_yearly_base may be right at its minimum of -100',
    about(
      'galaxy.budget_yearly_base.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, budget_yearly_base: -100 },
        status: [200, 201],
        answer: { budget_yearly_base: -100 },
        because: 'the minimum of budget_yearly_base is -100, inclusive',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { budget_yearly_base: -100 },
        because: 'the minimum of budget_yearly_base is -100, inclusive',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { budget_yearly_base: -100 },
        status: [200],
        answer: { budget_yearly_base: -100 },
        because: 'the minimum of budget_yearly_base is -100, inclusive',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { budget_yearly_base: -100 },
        because: 'the minimum of budget_yearly_base is -100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a budget_yearly_base below its minimum of -100',
    about(
      'galaxy.budget_yearly_base.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, budget_yearly_base: -100.25 },
        status: [400, 422],
        because: 'budget_yearly_base must be at least -100',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { budget_yearly_base: -100.25 },
        status: [400, 422],
        because: 'budget_yearly_base must be at least -100',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { budget_yearly_base: 51.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'budget_yearly_base may be right at its maximum of 1000',
    about(
      'galaxy.budget_yearly_base.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, budget_yearly_base: 1000 },
        status: [200, 201],
        answer: { budget_yearly_base: 1000 },
        because: 'the maximum of budget_yearly_base is 1000, inclusive',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { budget_yearly_base: 1000 },
        because: 'the maximum of budget_yearly_base is 1000, inclusive',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { budget_yearly_base: 1000 },
        status: [200],
        answer: { budget_yearly_base: 1000 },
        because: 'the maximum of budget_yearly_base is 1000, inclusive',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { budget_yearly_base: 1000 },
        because: 'the maximum of budget_yearly_base is 1000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a budget_yearly_base above its maximum of 1000',
    about(
      'galaxy.budget_yearly_base.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, budget_yearly_base: 1000.25 },
        status: [400, 422],
        because: 'budget_yearly_base must be at most 1000',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { budget_yearly_base: 1000.25 },
        status: [400, 422],
        because: 'budget_yearly_base must be at most 1000',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { budget_yearly_base: 51.25 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Galaxy: references', () => {
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'statue_target refers to an existing GardenChapter and is answered as its id',
    about(
      'galaxy.statue_target.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.post('/galaxy', {
        body: { ...galaxy, statue_target: 'gardenchapter-1' },
        status: [200, 201],
        answer: { statue_target: 'gardenchapter-1' },
        because: 'statue_target was sent as gardenchapter-1',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue_target: 'gardenchapter-1' },
        because: 'statue_target was sent as gardenchapter-1',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statue_target: 'gardenchapter-2' },
        status: [200],
        answer: { statue_target: 'gardenchapter-2' },
        because: 'statue_target was changed to gardenchapter-2',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue_target: 'gardenchapter-2' },
        because: 'statue_target was changed to gardenchapter-2',
      });
      await api.get('/galaxy', {
        status: [200],
        answer: [{ id: 'galaxy-1', statue_target: 'gardenchapter-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a statue_target that no GardenChapter has as its id',
    about(
      'galaxy.statue_target.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, statue_target: 'gardenchapter-unknown' },
        status: [400, 422],
        because: 'statue_target must be the id of an existing GardenChapter',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.create('Galaxy', { ...galaxy, statue_target: 'gardenchapter-1' });
      await api.patch('/galaxy/galaxy-1', {
        body: { statue_target: 'gardenchapter-unknown' },
        status: [400, 422],
        because: 'statue_target must be the id of an existing GardenChapter',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue_target: 'gardenchapter-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for statue_target',
    about(
      'galaxy.statue_target.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, statue_target: 421337 },
        status: [400, 422],
        because: 'statue_target must be the id of a GardenChapter',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, statue_target: { value: 'text' } },
        status: [400, 422],
        because: 'statue_target must be the id of a GardenChapter',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { statue_target: 421337 },
        status: [400, 422],
        because: 'statue_target must be the id of a GardenChapter',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statue_target: { value: 'text' } },
        status: [400, 422],
        because: 'statue_target must be the id of a GardenChapter',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue_target: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'statue_target may be null',
    about('galaxy.statue_target.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.post('/galaxy', {
        body: galaxy,
        status: [200, 201],
        answer: { statue_target: null },
        because: 'a reference may be null',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statue_target: 'gardenchapter-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statue_target: null },
        status: [200],
        answer: { statue_target: null },
        because: 'a reference may be null',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue_target: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a GardenChapter clears every statue_target that refers to it',
    about(
      'galaxy.statue_target.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('Galaxy', { ...galaxy, statue_target: 'gardenchapter-1' });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', statue_target: 'gardenchapter-1' });
      await api.delete('/gardenchapter/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { id: 'galaxy-1', statue_target: null },
        because: 'gardenchapter-1 was deleted',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { id: 'galaxy-2', statue_target: null },
        because: 'gardenchapter-1 was deleted',
      });
    },
  );

  test(
    'deleting a GardenChapter keeps a statue_target that refers to another',
    about(
      'galaxy.statue_target.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.create('Galaxy', { ...galaxy, statue_target: 'gardenchapter-2' });
      await api.delete('/gardenchapter/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue_target: 'gardenchapter-2' },
        because: 'another GardenChapter was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Galaxy in statue_target, which refers to GardenChapter',
    about(
      'galaxy.statue_target.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.post('/galaxy', {
        body: { ...galaxy, id: 'galaxy-2', statue_target: 'galaxy-1' },
        status: [400, 422],
        because: 'statue_target must be the id of an existing GardenChapter',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { statue_target: 'galaxy-1' },
        status: [400, 422],
        because: 'statue_target must be the id of an existing GardenChapter',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { statue_target: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Galaxy with the id of a GardenChapter leaves statue_target alone',
    about(
      'galaxy.statue_target.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('Galaxy', { ...galaxy, statue_target: 'gardenchapter-1' });
      await api.create('Galaxy', { ...galaxy, id: 'gardenchapter-1' });
      await api.delete('/galaxy/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue_target: 'gardenchapter-1' },
        because: 'no GardenChapter was deleted',
      });
    },
  );

  test(
    'update that is refused for statue_target does not change label_cached_yearly either',
    about(
      'galaxy.statue_target.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { label_cached_yearly: 'gisoru', statue_target: 'gardenchapter-unknown' },
        status: [400, 422],
        because: 'statue_target must be the id of an existing GardenChapter',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: galaxy,
        because: 'a refused update changes nothing',
      });
    },
  );
});
