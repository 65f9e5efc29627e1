import { about, test, without } from '../support/api.ts';

// A valid GardenChapter, as the tests send it.
const gardenChapter = {
  cost_second: 5.75,
  discount: 84.25,
  handle_target: 'malodo',
  id: 'gardenchapter-1',
  margin_weekly: 82.75,
  scheduled_secondary: '2018-05-13 07:31:32',
};

test.describe('GardenChapter: create, read, update and delete', () => {
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
    'create answers the new GardenChapter, and read answers it again',
    about(
      'gardenchapter.create.answers-the-object',
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
      await api.post('/gardenchapter', {
        body: gardenChapter,
        status: [200, 201],
        answer: gardenChapter,
        because: 'create answers the object that was sent',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: gardenChapter,
        because: 'read answers the object that was created',
      });
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, id: 'gardenchapter-2' },
        status: [200, 201],
        answer: { id: 'gardenchapter-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole GardenChapter',
    about(
      'gardenchapter.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: {
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        status: [200],
        answer: {
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          id: 'gardenchapter-1',
          margin_weekly: 5.75,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: {
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about(
      'gardenchapter.update.accepts-the-same-id',
      'ids.same-on-update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: {
          id: 'gardenchapter-1',
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        status: [200],
        answer: {
          id: 'gardenchapter-1',
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: {
          id: 'gardenchapter-1',
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for scheduled_secondary does not change cost_second either',
    about(
      'gardenchapter.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { cost_second: 23.25, scheduled_secondary: 202403 },
        status: [400, 422],
        because: 'scheduled_secondary must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: gardenChapter,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a GardenChapter: no read finds it and no list holds it',
    about(
      'gardenchapter.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.delete('/gardenchapter/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/gardenchapter/gardenchapter-1', { status: [404], because: 'it was deleted' });
      await api.get('/gardenchapter', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no GardenChapter has',
    about('gardenchapter.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.get('/gardenchapter/gardenchapter-unknown', {
        status: [404],
        because: 'no GardenChapter has the id gardenchapter-unknown',
      });
      await api.patch('/gardenchapter/gardenchapter-unknown', {
        body: {
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        status: [404],
        because: 'no GardenChapter has the id gardenchapter-unknown',
      });
      await api.delete('/gardenchapter/gardenchapter-unknown', {
        status: [404],
        because: 'no GardenChapter has the id gardenchapter-unknown',
      });
      await api.get('/gardenchapter', {
        status: [200],
        answer: [{ id: 'gardenchapter-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('GardenChapter: collections', () => {
  // endpoints.list: `GET /{entity}` answers 200 and a JSON array of all objects of that entity,
  //   in any order; an empty array where there is none.
  // endpoints.read: `GET /{entity}/{id}` answers 200 and the object with that id.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every GardenChapter with all of its fields',
    about(
      'gardenchapter.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        discount: 78.25,
        handle_target: 'vosuva',
        margin_weekly: 5.75,
        scheduled_secondary: '2020-10-11 15:39:02',
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-3',
        cost_second: 14.75,
        discount: 98.25,
        handle_target: 'rovi',
        margin_weekly: 90.5,
        scheduled_secondary: '2019-01-23 00:50:48',
      });
      await api.get('/gardenchapter', {
        status: [200],
        answer: [
          gardenChapter,
          {
            cost_second: 23.25,
            discount: 78.25,
            handle_target: 'vosuva',
            id: 'gardenchapter-2',
            margin_weekly: 5.75,
            scheduled_secondary: '2020-10-11 15:39:02',
          },
          {
            cost_second: 14.75,
            discount: 98.25,
            handle_target: 'rovi',
            id: 'gardenchapter-3',
            margin_weekly: 90.5,
            scheduled_secondary: '2019-01-23 00:50:48',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one GardenChapter leaves another as it was',
    about(
      'gardenchapter.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        discount: 78.25,
        handle_target: 'vosuva',
        margin_weekly: 5.75,
        scheduled_secondary: '2020-10-11 15:39:02',
      });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: {
          id: 'gardenchapter-2',
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: gardenChapter,
        because: 'another object was updated',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: {
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          id: 'gardenchapter-2',
          margin_weekly: 5.75,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one GardenChapter leaves another as it was',
    about(
      'gardenchapter.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        discount: 78.25,
        handle_target: 'vosuva',
        margin_weekly: 5.75,
        scheduled_secondary: '2020-10-11 15:39:02',
      });
      await api.delete('/gardenchapter/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: {
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          id: 'gardenchapter-2',
          margin_weekly: 5.75,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        because: 'another object was deleted',
      });
      await api.get('/gardenchapter', {
        status: [200],
        answer: [{ id: 'gardenchapter-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every GardenChapter',
    about(
      'gardenchapter.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        discount: 78.25,
        handle_target: 'vosuva',
        margin_weekly: 5.75,
        scheduled_secondary: '2020-10-11 15:39:02',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/gardenchapter', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'reset removed it',
      });
    },
  );
});

test.describe('GardenChapter: required fields and defaults', () => {
  // endpoints.create: `POST /{entity}` creates an object from the JSON object in the body. It
  //   answers 201 or 200 and the created object, with all of its fields.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // ids.client: The client chooses the `id` of an object and sends it on every create, also where
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths;
  //   never make up another.
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
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'cost_second is 3.5 when a create leaves it out',
    about(
      'gardenchapter.cost_second.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: without(gardenChapter, 'cost_second'),
        status: [200, 201],
        answer: { cost_second: 3.5 },
        because: 'the default of cost_second is 3.5',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { cost_second: 3.5 },
        because: 'the default of cost_second is 3.5',
      });
    },
  );

  test(
    'create accepts a GardenChapter without discount, which is optional',
    about(
      'gardenchapter.discount.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: without(gardenChapter, 'discount'),
        status: [200, 201],
        answer: { discount: null },
        because: 'discount is optional',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { discount: null },
        because: 'discount is optional',
      });
    },
  );

  test(
    'create accepts a GardenChapter without handle_target, which is optional',
    about(
      'gardenchapter.handle_target.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: without(gardenChapter, 'handle_target'),
        status: [200, 201],
        answer: { handle_target: null },
        because: 'handle_target is optional',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { handle_target: null },
        because: 'handle_target is optional',
      });
    },
  );

  test(
    'create refuses a GardenChapter without an id',
    about(
      'gardenchapter.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: without(gardenChapter, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/gardenchapter', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a GardenChapter without margin_weekly, which is required',
    about(
      'gardenchapter.margin_weekly.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: without(gardenChapter, 'margin_weekly'),
        status: [400, 422],
        because: 'margin_weekly is required and has no default',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a GardenChapter without scheduled_secondary, which is optional',
    about(
      'gardenchapter.scheduled_secondary.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: without(gardenChapter, 'scheduled_secondary'),
        status: [200, 201],
        answer: { scheduled_secondary: null },
        because: 'scheduled_secondary is optional',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { scheduled_secondary: null },
        because: 'scheduled_secondary is optional',
      });
    },
  );

  test(
    'update of cost_second or scheduled_secondary alone leaves every other field as it is',
    about(
      'gardenchapter.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { cost_second: 23.25 },
        status: [200],
        answer: { ...gardenChapter, cost_second: 23.25 },
        because: 'an update touches only what it carries',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { scheduled_secondary: '2020-10-11 15:39:02' },
        status: [200],
        answer: {
          ...gardenChapter,
          cost_second: 23.25,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: {
          ...gardenChapter,
          cost_second: 23.25,
          scheduled_secondary: '2020-10-11 15:39:02',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('GardenChapter: null', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'cost_second may be null, which is not replaced by its default',
    about(
      'gardenchapter.cost_second.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, cost_second: null },
        status: [200, 201],
        answer: { cost_second: null },
        because: 'cost_second is nullable and its default is for absence only',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { cost_second: null },
        because: 'cost_second is nullable and its default is for absence only',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { cost_second: null },
        status: [200],
        answer: { cost_second: null },
        because: 'cost_second is nullable and its default is for absence only',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { cost_second: null },
        because: 'cost_second is nullable and its default is for absence only',
      });
    },
  );

  test(
    'discount may be null',
    about(
      'gardenchapter.discount.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, discount: null },
        status: [200, 201],
        answer: { discount: null },
        because: 'discount is nullable',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { discount: null },
        because: 'discount is nullable',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { discount: null },
        status: [200],
        answer: { discount: null },
        because: 'discount is nullable',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { discount: null },
        because: 'discount is nullable',
      });
    },
  );

  test(
    'create and update refuse null for handle_target',
    about(
      'gardenchapter.handle_target.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, handle_target: null },
        status: [400, 422],
        because: 'handle_target must not be null',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { handle_target: null },
        status: [400, 422],
        because: 'handle_target must not be null',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { handle_target: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for margin_weekly',
    about(
      'gardenchapter.margin_weekly.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, margin_weekly: null },
        status: [400, 422],
        because: 'margin_weekly must not be null',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { margin_weekly: null },
        status: [400, 422],
        because: 'margin_weekly must not be null',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { margin_weekly: 82.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled_secondary may be null',
    about(
      'gardenchapter.scheduled_secondary.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: null },
        status: [200, 201],
        answer: { scheduled_secondary: null },
        because: 'scheduled_secondary is nullable',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { scheduled_secondary: null },
        because: 'scheduled_secondary is nullable',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { scheduled_secondary: null },
        status: [200],
        answer: { scheduled_secondary: null },
        because: 'scheduled_secondary is nullable',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { scheduled_secondary: null },
        because: 'scheduled_secondary is nullable',
      });
    },
  );
});

test.describe('GardenChapter: types and bounds', () => {
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
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.
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
    'cost_second may be the whole number 0',
    about(
      'gardenchapter.cost_second.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, cost_second: 0 },
        status: [200, 201],
        answer: { cost_second: 0 },
        because: '0 is a valid value of cost_second',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { cost_second: 0 },
        because: '0 is a valid value of cost_second',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { cost_second: 0 },
        status: [200],
        answer: { cost_second: 0 },
        because: '0 is a valid value of cost_second',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { cost_second: 0 },
        because: '0 is a valid value of cost_second',
      });
    },
  );

  test(
    'create and update refuse a cost_second of a wrong type',
    about(
      'gardenchapter.cost_second.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, cost_second: 'abc' },
        status: [400, 422],
        because: 'cost_second must be a number',
      });
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, cost_second: { value: 'text' } },
        status: [400, 422],
        because: 'cost_second must be a number',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { cost_second: 'abc' },
        status: [400, 422],
        because: 'cost_second must be a number',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { cost_second: { value: 'text' } },
        status: [400, 422],
        because: 'cost_second must be a number',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { cost_second: 5.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cost_second may be right at its minimum of 0',
    about(
      'gardenchapter.cost_second.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, cost_second: 0 },
        status: [200, 201],
        answer: { cost_second: 0 },
        because: 'the minimum of cost_second is 0, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { cost_second: 0 },
        because: 'the minimum of cost_second is 0, inclusive',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { cost_second: 0 },
        status: [200],
        answer: { cost_second: 0 },
        because: 'the minimum of cost_second is 0, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { cost_second: 0 },
        because: 'the minimum of cost_second is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a cost_second below its minimum of 0',
    about(
      'gardenchapter.cost_second.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, cost_second: -0.25 },
        status: [400, 422],
        because: 'cost_second must be at least 0',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { cost_second: -0.25 },
        status: [400, 422],
        because: 'cost_second must be at least 0',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { cost_second: 5.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cost_second may be right at its maximum of 50',
    about(
      'gardenchapter.cost_second.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, cost_second: 50 },
        status: [200, 201],
        answer: { cost_second: 50 },
        because: 'the maximum of cost_second is 50, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { cost_second: 50 },
        because: 'the maximum of cost_second is 50, inclusive',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { cost_second: 50 },
        status: [200],
        answer: { cost_second: 50 },
        because: 'the maximum of cost_second is 50, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { cost_second: 50 },
        because: 'the maximum of cost_second is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a cost_second above its maximum of 50',
    about(
      'gardenchapter.cost_second.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, cost_second: 50.25 },
        status: [400, 422],
        because: 'cost_second must be at most 50',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { cost_second: 50.25 },
        status: [400, 422],
        because: 'cost_second must be at most 50',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { cost_second: 5.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'discount may be the whole number 0',
    about(
      'gardenchapter.discount.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, discount: 0 },
        status: [200, 201],
        answer: { discount: 0 },
        because: '0 is a valid value of discount',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { discount: 0 },
        because: '0 is a valid value of discount',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { discount: 0 },
        status: [200],
        answer: { discount: 0 },
        because: '0 is a valid value of discount',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { discount: 0 },
        because: '0 is a valid value of discount',
      });
    },
  );

  test(
    'create and update refuse a discount of a wrong type',
    about(
      'gardenchapter.discount.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, discount: 'abc' },
        status: [400, 422],
        because: 'discount must be a number',
      });
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, discount: { value: 'text' } },
        status: [400, 422],
        because: 'discount must be a number',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { discount: 'abc' },
        status: [400, 422],
        because: 'discount must be a number',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { discount: { value: 'text' } },
        status: [400, 422],
        because: 'discount must be a number',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { discount: 84.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'discount may be right at its maximum of 1000',
    about(
      'gardenchapter.discount.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, discount: 1000 },
        status: [200, 201],
        answer: { discount: 1000 },
        because: 'the maximum of discount is 1000, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { discount: 1000 },
        because: 'the maximum of discount is 1000, inclusive',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { discount: 1000 },
        status: [200],
        answer: { discount: 1000 },
        because: 'the maximum of discount is 1000, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { discount: 1000 },
        because: 'the maximum of discount is 1000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a discount above its maximum of 1000',
    about(
      'gardenchapter.discount.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, discount: 1000.25 },
        status: [400, 422],
        because: 'discount must be at most 1000',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { discount: 1000.25 },
        status: [400, 422],
        because: 'discount must be at most 1000',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { discount: 84.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'discount has no minimum',
    about(
      'gardenchapter.discount.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, discount: -999999.75 },
        status: [200, 201],
        answer: { discount: -999999.75 },
        because: 'discount has no minimum',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { discount: -999999.75 },
        because: 'discount has no minimum',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { discount: -999999.75 },
        status: [200],
        answer: { discount: -999999.75 },
        because: 'discount has no minimum',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { discount: -999999.75 },
        because: 'discount has no minimum',
      });
    },
  );

  test(
    'handle_target of digits alone stays a string',
    about(
      'gardenchapter.handle_target.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, handle_target: '0042' },
        status: [200, 201],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { handle_target: '0042' },
        status: [200],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
    },
  );

  test(
    'handle_target keeps spaces, quotes, accents and symbols',
    about(
      'gardenchapter.handle_target.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
    },
  );

  test(
    'create and update refuse a handle_target of a wrong type',
    about(
      'gardenchapter.handle_target.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, handle_target: 421337 },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, handle_target: { value: 'text' } },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { handle_target: 421337 },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { handle_target: { value: 'text' } },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { handle_target: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'handle_target may be right at its maximum length of 150',
    about(
      'gardenchapter.handle_target.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: {
          ...gardenChapter,
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        status: [200, 201],
        answer: {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of handle_target is 150, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of handle_target is 150, inclusive',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        status: [200],
        answer: {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of handle_target is 150, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of handle_target is 150, inclusive',
      });
    },
  );

  test(
    'create and update refuse a handle_target above its maximum length of 150',
    about(
      'gardenchapter.handle_target.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: {
          ...gardenChapter,
          handle_target:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'handle_target must have at most 150 characters',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: {
          handle_target:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'handle_target must have at most 150 characters',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { handle_target: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'handle_target has no minimum length',
    about(
      'gardenchapter.handle_target.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, handle_target: 'x' },
        status: [200, 201],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { handle_target: 'x' },
        status: [200],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
    },
  );

  test(
    'margin_weekly may be the whole number 0',
    about(
      'gardenchapter.margin_weekly.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, margin_weekly: 0 },
        status: [200, 201],
        answer: { margin_weekly: 0 },
        because: '0 is a valid value of margin_weekly',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { margin_weekly: 0 },
        because: '0 is a valid value of margin_weekly',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { margin_weekly: 0 },
        status: [200],
        answer: { margin_weekly: 0 },
        because: '0 is a valid value of margin_weekly',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { margin_weekly: 0 },
        because: '0 is a valid value of margin_weekly',
      });
    },
  );

  test(
    'create and update refuse a margin_weekly of a wrong type',
    about(
      'gardenchapter.margin_weekly.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, margin_weekly: 'abc' },
        status: [400, 422],
        because: 'margin_weekly must be a number',
      });
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, margin_weekly: { value: 'text' } },
        status: [400, 422],
        because: 'margin_weekly must be a number',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { margin_weekly: 'abc' },
        status: [400, 422],
        because: 'margin_weekly must be a number',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { margin_weekly: { value: 'text' } },
        status: [400, 422],
        because: 'margin_weekly must be a number',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { margin_weekly: 82.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'margin_weekly may be right at its minimum of -10',
    about(
      'gardenchapter.margin_weekly.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, margin_weekly: -10 },
        status: [200, 201],
        answer: { margin_weekly: -10 },
        because: 'the minimum of margin_weekly is -10, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { margin_weekly: -10 },
        because: 'the minimum of margin_weekly is -10, inclusive',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { margin_weekly: -10 },
        status: [200],
        answer: { margin_weekly: -10 },
        because: 'the minimum of margin_weekly is -10, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { margin_weekly: -10 },
        because: 'the minimum of margin_weekly is -10, inclusive',
      });
    },
  );

  test(
    'create and update refuse a margin_weekly below its minimum of -10',
    about(
      'gardenchapter.margin_weekly.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, margin_weekly: -10.25 },
        status: [400, 422],
        because: 'margin_weekly must be at least -10',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { margin_weekly: -10.25 },
        status: [400, 422],
        because: 'margin_weekly must be at least -10',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { margin_weekly: 82.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'margin_weekly has no maximum',
    about(
      'gardenchapter.margin_weekly.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, margin_weekly: 999999.75 },
        status: [200, 201],
        answer: { margin_weekly: 999999.75 },
        because: 'margin_weekly has no maximum',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { margin_weekly: 999999.75 },
        because: 'margin_weekly has no maximum',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { margin_weekly: 999999.75 },
        status: [200],
        answer: { margin_weekly: 999999.75 },
        because: 'margin_weekly has no maximum',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { margin_weekly: 999999.75 },
        because: 'margin_weekly has no maximum',
      });
    },
  );

  test(
    'scheduled_secondary may be the leap day 2020-02-29',
    about(
      'gardenchapter.scheduled_secondary.accepts-leap-day',
      'values.datetime',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { scheduled_secondary: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of scheduled_secondary',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { scheduled_secondary: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of scheduled_secondary',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { scheduled_secondary: '2020-02-29 12:00:00' },
        status: [200],
        answer: { scheduled_secondary: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of scheduled_secondary',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { scheduled_secondary: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of scheduled_secondary',
      });
    },
  );

  test(
    'create and update refuse a scheduled_secondary of a wrong type',
    about(
      'gardenchapter.scheduled_secondary.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: 202403 },
        status: [400, 422],
        because: 'scheduled_secondary must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { scheduled_secondary: 202403 },
        status: [400, 422],
        because: 'scheduled_secondary must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { scheduled_secondary: '2018-05-13 07:31:32' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a scheduled_secondary that no calendar or clock has',
    about(
      'gardenchapter.scheduled_secondary.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: '2018-02-30 12:00:00' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: '2018-02-29 12:00:00' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: '2018-13-01 07:31:32' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: '2018-05-13 25:00:00' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { scheduled_secondary: '2018-02-30 12:00:00' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { scheduled_secondary: '2018-02-29 12:00:00' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { scheduled_secondary: '2018-13-01 07:31:32' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { scheduled_secondary: '2018-05-13 25:00:00' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { scheduled_secondary: '2018-05-13 07:31:32' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a scheduled_secondary in another format',
    about(
      'gardenchapter.scheduled_secondary.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: '2018-05-13T07:31:32Z' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: '2018-05-13' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: 'not a date' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { scheduled_secondary: '2018-05-13T07:31:32Z' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { scheduled_secondary: '2018-05-13' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { scheduled_secondary: 'not a date' },
        status: [400, 422],
        because: 'scheduled_secondary must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { scheduled_secondary: '2018-05-13 07:31:32' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled_secondary may be right at its first moment of 2018-01-01 00:00:00',
    about(
      'gardenchapter.scheduled_secondary.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: '2018-01-01 00:00:00' },
        status: [200, 201],
        answer: { scheduled_secondary: '2018-01-01 00:00:00' },
        because: 'the first moment of scheduled_secondary is 2018-01-01 00:00:00, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { scheduled_secondary: '2018-01-01 00:00:00' },
        because: 'the first moment of scheduled_secondary is 2018-01-01 00:00:00, inclusive',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { scheduled_secondary: '2018-01-01 00:00:00' },
        status: [200],
        answer: { scheduled_secondary: '2018-01-01 00:00:00' },
        because: 'the first moment of scheduled_secondary is 2018-01-01 00:00:00, inclusive',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { scheduled_secondary: '2018-01-01 00:00:00' },
        because: 'the first moment of scheduled_secondary is 2018-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a scheduled_secondary before its first moment of 2018-01-01 00:00:00',
    about(
      'gardenchapter.scheduled_secondary.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: '2017-12-31 23:59:59' },
        status: [400, 422],
        because: 'scheduled_secondary must not be before 2018-01-01 00:00:00',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { scheduled_secondary: '2017-12-31 23:59:59' },
        status: [400, 422],
        because: 'scheduled_secondary must not be before 2018-01-01 00:00:00',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { scheduled_secondary: '2018-05-13 07:31:32' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled_secondary has no last moment',
    about(
      'gardenchapter.scheduled_secondary.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: { ...gardenChapter, scheduled_secondary: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { scheduled_secondary: '2099-10-11 12:13:14' },
        because: 'scheduled_secondary has no last moment',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { scheduled_secondary: '2099-10-11 12:13:14' },
        because: 'scheduled_secondary has no last moment',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.patch('/gardenchapter/gardenchapter-2', {
        body: { scheduled_secondary: '2099-10-11 12:13:14' },
        status: [200],
        answer: { scheduled_secondary: '2099-10-11 12:13:14' },
        because: 'scheduled_secondary has no last moment',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { scheduled_secondary: '2099-10-11 12:13:14' },
        because: 'scheduled_secondary has no last moment',
      });
    },
  );
});
