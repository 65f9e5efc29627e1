import { about, test, without } from '../support/api.ts';

// A valid Theater, as the tests send it.
const theater = {
  approval: 'revised',
  id: 'theater-1',
  temperature: 10.75,
  visible_recent_stored: true,
};

// A valid Jacket, as the tests send it.
const jacket = {
  id: 'jacket-1',
  margin_verified: 78.75,
  sealed_off_third: false,
  serial: 'sigi tov',
  attempts_pending: 62,
};

test.describe('Theater: create, read, update and delete', () => {
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
    'create answers the new Theater, and read answers it again',
    about(
      'theater.create.answers-the-object',
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
      await api.post('/theater', {
        body: theater,
        status: [200, 201],
        answer: { ...theater, jackets: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { ...theater, jackets: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/theater', {
        body: { ...theater, id: 'theater-2' },
        status: [200, 201],
        answer: { id: 'theater-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Theater',
    about(
      'theater.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: { approval: 'hidden', temperature: 49.25, visible_recent_stored: false },
        status: [200],
        answer: {
          approval: 'hidden',
          id: 'theater-1',
          temperature: 49.25,
          visible_recent_stored: false,
          jackets: [],
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'hidden', temperature: 49.25, visible_recent_stored: false },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('theater.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: {
          id: 'theater-1',
          approval: 'hidden',
          temperature: 49.25,
          visible_recent_stored: false,
        },
        status: [200],
        answer: {
          id: 'theater-1',
          approval: 'hidden',
          temperature: 49.25,
          visible_recent_stored: false,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: {
          id: 'theater-1',
          approval: 'hidden',
          temperature: 49.25,
          visible_recent_stored: false,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for visible_recent_stored does not change approval either',
    about(
      'theater.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: { approval: 'hidden', visible_recent_stored: 'abc' },
        status: [400, 422],
        because: 'visible_recent_stored must be true or false',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { ...theater, jackets: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Theater: no read finds it and no list holds it',
    about(
      'theater.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.delete('/theater/theater-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/theater/theater-1', { status: [404], because: 'it was deleted' });
      await api.get('/theater', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Theater has',
    about('theater.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.get('/theater/theater-unknown', {
        status: [404],
        because: 'no Theater has the id theater-unknown',
      });
      await api.patch('/theater/theater-unknown', {
        body: { approval: 'hidden', temperature: 49.25, visible_recent_stored: false },
        status: [404],
        because: 'no Theater has the id theater-unknown',
      });
      await api.delete('/theater/theater-unknown', {
        status: [404],
        because: 'no Theater has the id theater-unknown',
      });
      await api.get('/theater', {
        status: [200],
        answer: [{ id: 'theater-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Theater: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Theater with all of its fields',
    about(
      'theater.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
      await api.create('Theater', {
        ...theater,
        id: 'theater-3',
        approval: 'reserved',
        temperature: 19.75,
      });
      await api.get('/theater', {
        status: [200],
        answer: [
          { ...theater, jackets: [] },
          {
            approval: 'hidden',
            id: 'theater-2',
            temperature: 49.25,
            visible_recent_stored: false,
            jackets: [],
          },
          {
            approval: 'reserved',
            id: 'theater-3',
            temperature: 19.75,
            visible_recent_stored: true,
            jackets: [],
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Theater leaves another as it was',
    about(
      'theater.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
      await api.patch('/theater/theater-2', {
        body: {
          id: 'theater-2',
          approval: 'hidden',
          temperature: 49.25,
          visible_recent_stored: false,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { ...theater, jackets: [] },
        because: 'another object was updated',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: {
          approval: 'hidden',
          id: 'theater-2',
          temperature: 49.25,
          visible_recent_stored: false,
          jackets: [],
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Theater leaves another as it was',
    about(
      'theater.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
      await api.delete('/theater/theater-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: {
          approval: 'hidden',
          id: 'theater-2',
          temperature: 49.25,
          visible_recent_stored: false,
          jackets: [],
        },
        because: 'another object was deleted',
      });
      await api.get('/theater', {
        status: [200],
        answer: [{ id: 'theater-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Theater',
    about('theater.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/theater', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/theater/theater-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Theater: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'approval is "withdrawn" when a create leaves it out',
    about(
      'theater.approval.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: without(theater, 'approval'),
        status: [200, 201],
        answer: { approval: 'withdrawn' },
        because: 'the default of approval is "withdrawn"',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'withdrawn' },
        because: 'the default of approval is "withdrawn"',
      });
    },
  );

  test(
    'create refuses a Theater without an id',
    about(
      'theater.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: without(theater, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/theater', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Theater without temperature, which is required',
    about(
      'theater.temperature.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: without(theater, 'temperature'),
        status: [400, 422],
        because: 'temperature is required and has no default',
      });
      await api.get('/theater/theater-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Theater without visible_recent_stored, which is required',
    about(
      'theater.visible_recent_stored.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: without(theater, 'visible_recent_stored'),
        status: [400, 422],
        because: 'visible_recent_stored is required and has no default',
      });
      await api.get('/theater/theater-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of approval or visible_recent_stored alone leaves every other field as it is',
    about(
      'theater.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, jackets: ['jacket-1'] });
      await api.patch('/theater/theater-1', {
        body: { approval: 'hidden' },
        status: [200],
        answer: { ...theater, approval: 'hidden', jackets: ['jacket-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/theater/theater-1', {
        body: { visible_recent_stored: false },
        status: [200],
        answer: {
          ...theater,
          approval: 'hidden',
          visible_recent_stored: false,
          jackets: ['jacket-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: {
          ...theater,
          approval: 'hidden',
          visible_recent_stored: false,
          jackets: ['jacket-1'],
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Theater: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'approval may be null, which is not replaced by its default',
    about(
      'theater.approval.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, approval: null },
        status: [200, 201],
        answer: { approval: null },
        because: 'approval is nullable and its default is for absence only',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: null },
        because: 'approval is nullable and its default is for absence only',
      });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', {
        body: { approval: null },
        status: [200],
        answer: { approval: null },
        because: 'approval is nullable and its default is for absence only',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { approval: null },
        because: 'approval is nullable and its default is for absence only',
      });
    },
  );

  test(
    'temperature may be null',
    about(
      'theater.temperature.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, temperature: null },
        status: [200, 201],
        answer: { temperature: null },
        because: 'temperature is nullable',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { temperature: null },
        because: 'temperature is nullable',
      });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', {
        body: { temperature: null },
        status: [200],
        answer: { temperature: null },
        because: 'temperature is nullable',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { temperature: null },
        because: 'temperature is nullable',
      });
    },
  );

  test(
    'create and update refuse null for visible_recent_stored',
    about(
      'theater.visible_recent_stored.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, visible_recent_stored: null },
        status: [400, 422],
        because: 'visible_recent_stored must not be null',
      });
      await api.get('/theater/theater-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: { visible_recent_stored: null },
        status: [400, 422],
        because: 'visible_recent_stored must not be null',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { visible_recent_stored: true },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Theater: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'create and update refuse an approval of a wrong type',
    about(
      'theater.approval.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, approval: 421337 },
        status: [400, 422],
        because:
          'approval must be one of accepted, under_review, withdrawn, reserved, voided, hidden, revised',
      });
      await api.post('/theater', {
        body: { ...theater, approval: { value: 'text' } },
        status: [400, 422],
        because:
          'approval must be one of accepted, under_review, withdrawn, reserved, voided, hidden, revised',
      });
      await api.get('/theater/theater-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: { approval: 421337 },
        status: [400, 422],
        because:
          'approval must be one of accepted, under_review, withdrawn, reserved, voided, hidden, revised',
      });
      await api.patch('/theater/theater-1', {
        body: { approval: { value: 'text' } },
        status: [400, 422],
        because:
          'approval must be one of accepted, under_review, withdrawn, reserved, voided, hidden, revised',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'revised' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'temperature may be the whole number 0',
    about(
      'theater.temperature.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, temperature: 0 },
        status: [200, 201],
        answer: { temperature: 0 },
        because: '0 is a valid value of temperature',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { temperature: 0 },
        because: '0 is a valid value of temperature',
      });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', {
        body: { temperature: 0 },
        status: [200],
        answer: { temperature: 0 },
        because: '0 is a valid value of temperature',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { temperature: 0 },
        because: '0 is a valid value of temperature',
      });
    },
  );

  test(
    'create and update refuse a temperature of a wrong type',
    about(
      'theater.temperature.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, temperature: 'abc' },
        status: [400, 422],
        because: 'temperature must be a number',
      });
      await api.post('/theater', {
        body: { ...theater, temperature: { value: 'text' } },
        status: [400, 422],
        because: 'temperature must be a number',
      });
      await api.get('/theater/theater-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: { temperature: 'abc' },
        status: [400, 422],
        because: 'temperature must be a number',
      });
      await api.patch('/theater/theater-1', {
        body: { temperature: { value: 'text' } },
        status: [400, 422],
        because: 'temperature must be a number',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { temperature: 10.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'temperature has no minimum',
    about(
      'theater.temperature.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, temperature: -999999.75 },
        status: [200, 201],
        answer: { temperature: -999999.75 },
        because: 'temperature has no minimum',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { temperature: -999999.75 },
        because: 'temperature has no minimum',
      });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', {
        body: { temperature: -999999.75 },
        status: [200],
        answer: { temperature: -999999.75 },
        because: 'temperature has no minimum',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { temperature: -999999.75 },
        because: 'temperature has no minimum',
      });
    },
  );

  test(
    'temperature has no maximum',
    about(
      'theater.temperature.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, temperature: 999999.75 },
        status: [200, 201],
        answer: { temperature: 999999.75 },
        because: 'temperature has no maximum',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { temperature: 999999.75 },
        because: 'temperature has no maximum',
      });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', {
        body: { temperature: 999999.75 },
        status: [200],
        answer: { temperature: 999999.75 },
        because: 'temperature has no maximum',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { temperature: 999999.75 },
        because: 'temperature has no maximum',
      });
    },
  );

  test(
    'visible_recent_stored may be false',
    about(
      'theater.visible_recent_stored.accepts-false',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, visible_recent_stored: false },
        status: [200, 201],
        answer: { visible_recent_stored: false },
        because: 'false is a valid value of visible_recent_stored',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { visible_recent_stored: false },
        because: 'false is a valid value of visible_recent_stored',
      });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', {
        body: { visible_recent_stored: false },
        status: [200],
        answer: { visible_recent_stored: false },
        because: 'false is a valid value of visible_recent_stored',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { visible_recent_stored: false },
        because: 'false is a valid value of visible_recent_stored',
      });
    },
  );

  test(
    'create and update refuse a visible_recent_stored of a wrong type',
    about(
      'theater.visible_recent_stored.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, visible_recent_stored: 'abc' },
        status: [400, 422],
        because: 'visible_recent_stored must be true or false',
      });
      await api.post('/theater', {
        body: { ...theater, visible_recent_stored: { value: 'text' } },
        status: [400, 422],
        because: 'visible_recent_stored must be true or false',
      });
      await api.get('/theater/theater-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: { visible_recent_stored: 'abc' },
        status: [400, 422],
        because: 'visible_recent_stored must be true or false',
      });
      await api.patch('/theater/theater-1', {
        body: { visible_recent_stored: { value: 'text' } },
        status: [400, 422],
        because: 'visible_recent_stored must be true or false',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { visible_recent_stored: true },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Theater: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'approval may be accepted, under_review, withdrawn, reserved, voided, hidden, revised',
    about(
      'theater.approval.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, approval: 'accepted' },
        status: [200, 201],
        answer: { approval: 'accepted' },
        because: 'the value is one of LadderApproval',
      });
      await api.patch('/theater/theater-1', {
        body: { approval: 'under_review' },
        status: [200],
        answer: { approval: 'under_review' },
        because: 'the value is one of LadderApproval',
      });
      await api.patch('/theater/theater-1', {
        body: { approval: 'withdrawn' },
        status: [200],
        answer: { approval: 'withdrawn' },
        because: 'the value is one of LadderApproval',
      });
      await api.patch('/theater/theater-1', {
        body: { approval: 'reserved' },
        status: [200],
        answer: { approval: 'reserved' },
        because: 'the value is one of LadderApproval',
      });
      await api.patch('/theater/theater-1', {
        body: { approval: 'voided' },
        status: [200],
        answer: { approval: 'voided' },
        because: 'the value is one of LadderApproval',
      });
      await api.patch('/theater/theater-1', {
        body: { approval: 'hidden' },
        status: [200],
        answer: { approval: 'hidden' },
        because: 'the value is one of LadderApproval',
      });
      await api.patch('/theater/theater-1', {
        body: { approval: 'revised' },
        status: [200],
        answer: { approval: 'revised' },
        because: 'the value is one of LadderApproval',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'revised' },
        because: 'the value is one of LadderApproval',
      });
    },
  );

  test(
    'approval may be reserved, which LadderApproval has gained',
    about(
      'theater.approval.accepts-added-reserved',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, approval: 'reserved' },
        status: [200, 201],
        answer: { approval: 'reserved' },
        because: 'reserved was added to LadderApproval',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'reserved' },
        because: 'reserved was added to LadderApproval',
      });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', {
        body: { approval: 'reserved' },
        status: [200],
        answer: { approval: 'reserved' },
        because: 'reserved was added to LadderApproval',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { approval: 'reserved' },
        because: 'reserved was added to LadderApproval',
      });
    },
  );

  test(
    'approval may be voided, which LadderApproval has gained',
    about(
      'theater.approval.accepts-added-voided',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, approval: 'voided' },
        status: [200, 201],
        answer: { approval: 'voided' },
        because: 'voided was added to LadderApproval',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'voided' },
        because: 'voided was added to LadderApproval',
      });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', {
        body: { approval: 'voided' },
        status: [200],
        answer: { approval: 'voided' },
        because: 'voided was added to LadderApproval',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { approval: 'voided' },
        because: 'voided was added to LadderApproval',
      });
    },
  );

  test(
    'approval may be hidden, which LadderApproval has gained',
    about(
      'theater.approval.accepts-added-hidden',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, approval: 'hidden' },
        status: [200, 201],
        answer: { approval: 'hidden' },
        because: 'hidden was added to LadderApproval',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'hidden' },
        because: 'hidden was added to LadderApproval',
      });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', {
        body: { approval: 'hidden' },
        status: [200],
        answer: { approval: 'hidden' },
        because: 'hidden was added to LadderApproval',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { approval: 'hidden' },
        because: 'hidden was added to LadderApproval',
      });
    },
  );

  test(
    'approval may be revised, which LadderApproval has gained',
    about(
      'theater.approval.accepts-added-revised',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: theater,
        status: [200, 201],
        answer: { approval: 'revised' },
        because: 'revised was added to LadderApproval',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'revised' },
        because: 'revised was added to LadderApproval',
      });
      await api.create('Theater', { ...theater, id: 'theater-2', approval: 'hidden' });
      await api.patch('/theater/theater-2', {
        body: { approval: 'revised' },
        status: [200],
        answer: { approval: 'revised' },
        because: 'revised was added to LadderApproval',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { approval: 'revised' },
        because: 'revised was added to LadderApproval',
      });
    },
  );

  test(
    'create and update refuse the approval unheard_of, which LadderApproval does not have',
    about(
      'theater.approval.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, approval: 'unheard_of' },
        status: [400, 422],
        because:
          'approval must be one of accepted, under_review, withdrawn, reserved, voided, hidden, revised',
      });
      await api.get('/theater/theater-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: { approval: 'unheard_of' },
        status: [400, 422],
        because:
          'approval must be one of accepted, under_review, withdrawn, reserved, voided, hidden, revised',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'revised' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the approval ACCEPTED, as upper and lower case differ',
    about(
      'theater.approval.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, approval: 'ACCEPTED' },
        status: [400, 422],
        because:
          'approval must be one of accepted, under_review, withdrawn, reserved, voided, hidden, revised',
      });
      await api.get('/theater/theater-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: { approval: 'ACCEPTED' },
        status: [400, 422],
        because:
          'approval must be one of accepted, under_review, withdrawn, reserved, voided, hidden, revised',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'revised' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Theater: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
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
    'jackets is an empty list when a create leaves it out',
    about(
      'theater.jackets.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: theater,
        status: [200, 201],
        answer: { jackets: [] },
        because: 'jackets was left out',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { jackets: [] },
        because: 'jackets was left out',
      });
    },
  );

  test(
    'jackets lists existing Jacket objects and is answered as their ids',
    about(
      'theater.jackets.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.post('/theater', {
        body: { ...theater, jackets: ['jacket-1', 'jacket-2'] },
        status: [200, 201],
        answer: { jackets: ['jacket-1', 'jacket-2'] },
        because: 'jackets was sent with two ids',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { jackets: ['jacket-1', 'jacket-2'] },
        because: 'jackets was sent with two ids',
      });
      await api.get('/theater', {
        status: [200],
        answer: [{ id: 'theater-1', jackets: ['jacket-1', 'jacket-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/theater/theater-1', {
        body: { jackets: ['jacket-2', 'jacket-1'] },
        status: [200],
        answer: { jackets: ['jacket-2', 'jacket-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in jackets',
    about(
      'theater.jackets.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.create('Theater', { ...theater, jackets: ['jacket-1'] });
      await api.patch('/theater/theater-1', {
        body: { jackets: ['jacket-2'] },
        status: [200],
        answer: { jackets: ['jacket-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/theater/theater-1', {
        body: { jackets: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { jackets: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in jackets that no Jacket has',
    about(
      'theater.jackets.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.post('/theater', {
        body: { ...theater, jackets: ['jacket-unknown'] },
        status: [400, 422],
        because: 'jackets must hold only ids of existing Jacket objects',
      });
      await api.post('/theater', {
        body: { ...theater, jackets: ['jacket-1', 'jacket-unknown'] },
        status: [400, 422],
        because: 'jackets must hold only ids of existing Jacket objects',
      });
      await api.post('/theater', {
        body: { ...theater, jackets: ['jacket-unknown', 'jacket-2'] },
        status: [400, 422],
        because: 'jackets must hold only ids of existing Jacket objects',
      });
      await api.get('/theater/theater-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Theater', { ...theater, jackets: ['jacket-1', 'jacket-2'] });
      await api.patch('/theater/theater-1', {
        body: { jackets: ['jacket-unknown'] },
        status: [400, 422],
        because: 'jackets must hold only ids of existing Jacket objects',
      });
      await api.patch('/theater/theater-1', {
        body: { jackets: ['jacket-1', 'jacket-unknown'] },
        status: [400, 422],
        because: 'jackets must hold only ids of existing Jacket objects',
      });
      await api.patch('/theater/theater-1', {
        body: { jackets: ['jacket-unknown', 'jacket-2'] },
        status: [400, 422],
        because: 'jackets must hold only ids of existing Jacket objects',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { jackets: ['jacket-1', 'jacket-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list jackets',
    about(
      'theater.jackets.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, jackets: null },
        status: [400, 422],
        because: 'jackets must not be null',
      });
      await api.get('/theater/theater-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: { jackets: null },
        status: [400, 422],
        because: 'jackets must not be null',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { jackets: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for jackets',
    about(
      'theater.jackets.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/theater', {
        body: { ...theater, jackets: 'abc' },
        status: [400, 422],
        because: 'jackets must be a list of ids of Jacket',
      });
      await api.post('/theater', {
        body: { ...theater, jackets: [{ value: 'text' }] },
        status: [400, 422],
        because: 'jackets must be a list of ids of Jacket',
      });
      await api.get('/theater/theater-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: { jackets: 'abc' },
        status: [400, 422],
        because: 'jackets must be a list of ids of Jacket',
      });
      await api.patch('/theater/theater-1', {
        body: { jackets: [{ value: 'text' }] },
        status: [400, 422],
        because: 'jackets must be a list of ids of Jacket',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { jackets: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Jacket takes its id out of every jackets and keeps the others',
    about(
      'theater.jackets.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.create('Theater', { ...theater, jackets: ['jacket-1', 'jacket-2'] });
      await api.create('Theater', { ...theater, id: 'theater-2', jackets: ['jacket-1'] });
      await api.delete('/jacket/jacket-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { id: 'theater-1', jackets: ['jacket-2'] },
        because: 'jacket-1 was deleted',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { id: 'theater-2', jackets: [] },
        because: 'jacket-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Theater in jackets, which refers to Jacket',
    about(
      'theater.jackets.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.post('/theater', {
        body: { ...theater, id: 'theater-2', jackets: ['theater-1'] },
        status: [400, 422],
        because: 'jackets must hold only ids of existing Jacket objects',
      });
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.patch('/theater/theater-2', {
        body: { jackets: ['theater-1'] },
        status: [400, 422],
        because: 'jackets must hold only ids of existing Jacket objects',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { jackets: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Theater with the id of a Jacket leaves jackets alone',
    about(
      'theater.jackets.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, jackets: ['jacket-1'] });
      await api.create('Theater', { ...theater, id: 'jacket-1' });
      await api.delete('/theater/jacket-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { jackets: ['jacket-1'] },
        because: 'no Jacket was deleted',
      });
    },
  );

  test(
    'update that is refused for jackets does not change approval either',
    about(
      'theater.jackets.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.patch('/theater/theater-1', {
        body: { approval: 'hidden', jackets: ['jacket-unknown'] },
        status: [400, 422],
        because: 'jackets must hold only ids of existing Jacket objects',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { ...theater, jackets: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Theater: actions', () => {
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
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'restore moves approval from under_review to hidden',
    about(
      'theater.restore.moves-from-under_review',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [200],
        answer: {
          ...theater,
          approval: 'hidden',
          temperature: null,
          jackets: ['jacket-1', 'jacket-2'],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: {
          ...theater,
          approval: 'hidden',
          temperature: null,
          jackets: ['jacket-1', 'jacket-2'],
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'restore applies the effect: set this.temperature to null',
    about(
      'theater.restore.effect-set-temperature-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: {
          temperature: null,
          id: 'theater-1',
          visible_recent_stored: true,
          jackets: ['jacket-1', 'jacket-2'],
        },
        because: 'set this.temperature to null',
      });
    },
  );

  test(
    'restore leaves objects alone that it does not concern',
    about(
      'theater.restore.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: {
          ...theater,
          approval: 'under_review',
          id: 'theater-2',
          jackets: ['jacket-1', 'jacket-2'],
        },
        because: 'restore was called on theater-1, which does not concern this object',
      });
    },
  );

  test(
    'restore answers 404 for an id that no Theater has',
    about('theater.restore.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.post('/theater/theater-unknown/restore', {
        status: [404],
        because: 'no Theater has the id theater-unknown',
      });
    },
  );

  test(
    'restore is refused while approval is accepted',
    about(
      'theater.restore.refuses-from-accepted',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'accepted',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [400, 409],
        because: 'restore starts from under_review, and approval is accepted',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'accepted', temperature: 10.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused while approval is withdrawn',
    about(
      'theater.restore.refuses-from-withdrawn',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'withdrawn',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [400, 409],
        because: 'restore starts from under_review, and approval is withdrawn',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'withdrawn', temperature: 10.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused while approval is reserved',
    about(
      'theater.restore.refuses-from-reserved',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'reserved',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [400, 409],
        because: 'restore starts from under_review, and approval is reserved',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'reserved', temperature: 10.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused while approval is voided',
    about(
      'theater.restore.refuses-from-voided',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'voided',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [400, 409],
        because: 'restore starts from under_review, and approval is voided',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'voided', temperature: 10.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused while approval is hidden',
    about(
      'theater.restore.refuses-from-hidden',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'hidden',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [400, 409],
        because: 'restore starts from under_review, and approval is hidden',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'hidden', temperature: 10.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused while approval is revised',
    about(
      'theater.restore.refuses-from-revised',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', { ...theater, jackets: ['jacket-1', 'jacket-2'] });
      await api.post('/theater/theater-1/restore', {
        status: [400, 409],
        because: 'restore starts from under_review, and approval is revised',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'revised', temperature: 10.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused while approval is null',
    about(
      'theater.restore.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: null,
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [400, 409],
        because: 'restore starts from under_review, and approval is null',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: null, temperature: 10.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused unless all item in this.jackets satisfies: item.attempts_pending != -65',
    about(
      'theater.restore.refuses-unless-all-jackets-attempts_pending-ne--65',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -65 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [400, 409],
        because:
          'the condition all item in this.jackets satisfies: item.attempts_pending != -65 is not satisfied',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'under_review', temperature: 10.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused when attempts_pending of an object in jackets is null',
    about(
      'theater.restore.refuses-when-attempts_pending-in-jackets-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: null });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [400, 409],
        because:
          'the condition all item in this.jackets satisfies: item.attempts_pending != -65 is not satisfied',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'under_review', temperature: 10.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore succeeds when jackets is empty',
    about(
      'theater.restore.succeeds-when-jackets-is-empty',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', { ...theater, approval: 'under_review', jackets: [] });
      await api.post('/theater/theater-1/restore', {
        status: [200],
        answer: { approval: 'hidden', temperature: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'hidden', temperature: null },
        because: 'jackets is empty, which is allowed',
      });
    },
  );

  test(
    'restore is refused when item.attempts_pending != -65 for the first object in jackets, but not for all',
    about(
      'theater.restore.refuses-when-a-later-one-in-jackets-fails',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -65 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-2', 'jacket-1'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [400, 409],
        because:
          'the condition all item in this.jackets satisfies: item.attempts_pending != -65 is not satisfied',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'under_review', temperature: 10.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore succeeds when all item in this.jackets satisfies: item.attempts_pending != -65 would not hold with the objects that are not in jackets',
    about(
      'theater.restore.succeeds-when-all-jackets-attempts_pending-ne--65-for-those-in-jackets-alone',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -66 });
      await api.create('Jacket', { ...jacket, id: 'jacket-3', attempts_pending: -65 });
      await api.create('Jacket', { ...jacket, id: 'jacket-4', attempts_pending: -66 });
      await api.create('Theater', {
        ...theater,
        approval: 'under_review',
        jackets: ['jacket-1', 'jacket-2'],
      });
      await api.post('/theater/theater-1/restore', {
        status: [200],
        answer: { approval: 'hidden', temperature: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'hidden', temperature: null },
        because:
          'all item in this.jackets satisfies: item.attempts_pending != -65 would not hold with the objects that are not in jackets, which is allowed',
      });
    },
  );

  test(
    'activate moves approval from voided to withdrawn',
    about(
      'theater.activate.moves-from-voided',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'voided', jackets: ['jacket-1'] });
      await api.post('/theater/theater-1/activate', {
        status: [200],
        answer: { ...theater, approval: 'withdrawn', jackets: ['jacket-1'] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { ...theater, approval: 'withdrawn', jackets: ['jacket-1'] },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'activate moves approval from revised to withdrawn',
    about(
      'theater.activate.moves-from-revised',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, jackets: ['jacket-1'] });
      await api.post('/theater/theater-1/activate', {
        status: [200],
        answer: { ...theater, approval: 'withdrawn', jackets: ['jacket-1'] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { ...theater, approval: 'withdrawn', jackets: ['jacket-1'] },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'activate leaves objects alone that it does not concern',
    about('theater.activate.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'voided', jackets: ['jacket-1'] });
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'voided',
        jackets: ['jacket-1'],
      });
      await api.post('/theater/theater-1/activate', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { ...theater, approval: 'voided', id: 'theater-2', jackets: ['jacket-1'] },
        because: 'activate was called on theater-1, which does not concern this object',
      });
    },
  );

  test(
    'activate answers 404 for an id that no Theater has',
    about('theater.activate.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.post('/theater/theater-unknown/activate', {
        status: [404],
        because: 'no Theater has the id theater-unknown',
      });
    },
  );

  test(
    'activate is refused while approval is accepted',
    about(
      'theater.activate.refuses-from-accepted',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'accepted', jackets: ['jacket-1'] });
      await api.post('/theater/theater-1/activate', {
        status: [400, 409],
        because: 'activate starts from voided or revised, and approval is accepted',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'accepted' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'activate is refused while approval is under_review',
    about(
      'theater.activate.refuses-from-under_review',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'under_review', jackets: ['jacket-1'] });
      await api.post('/theater/theater-1/activate', {
        status: [400, 409],
        because: 'activate starts from voided or revised, and approval is under_review',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'under_review' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'activate is refused while approval is withdrawn',
    about(
      'theater.activate.refuses-from-withdrawn',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'withdrawn', jackets: ['jacket-1'] });
      await api.post('/theater/theater-1/activate', {
        status: [400, 409],
        because: 'activate starts from voided or revised, and approval is withdrawn',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'withdrawn' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'activate is refused while approval is reserved',
    about(
      'theater.activate.refuses-from-reserved',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'reserved', jackets: ['jacket-1'] });
      await api.post('/theater/theater-1/activate', {
        status: [400, 409],
        because: 'activate starts from voided or revised, and approval is reserved',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'reserved' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'activate is refused while approval is hidden',
    about(
      'theater.activate.refuses-from-hidden',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'hidden', jackets: ['jacket-1'] });
      await api.post('/theater/theater-1/activate', {
        status: [400, 409],
        because: 'activate starts from voided or revised, and approval is hidden',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'hidden' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'activate is refused while approval is null',
    about(
      'theater.activate.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: null, jackets: ['jacket-1'] });
      await api.post('/theater/theater-1/activate', {
        status: [400, 409],
        because: 'activate starts from voided or revised, and approval is null',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'activate is refused unless count(this.jackets) >= 1',
    about(
      'theater.activate.refuses-unless-count-jackets-gte-1',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'voided', jackets: [] });
      await api.post('/theater/theater-1/activate', {
        status: [400, 409],
        because: 'the condition count(this.jackets) >= 1 is not satisfied',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'voided' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'activate is refused when count(this.jackets) >= 1 would hold with the objects that are not in jackets',
    about(
      'theater.activate.refuses-when-count-jackets-gte-1-for-those-in-jackets-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Theater', { ...theater, approval: 'voided', jackets: [] });
      await api.post('/theater/theater-1/activate', {
        status: [400, 409],
        because: 'the condition count(this.jackets) >= 1 is not satisfied',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'voided' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'refresh moves approval from under_review to revised',
    about(
      'theater.refresh.moves-from-under_review',
      'actions.success',
      'actions.stored',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'under_review' });
      await api.post('/theater/theater-1/refresh', {
        status: [200],
        answer: { ...theater, visible_recent_stored: false, jackets: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { ...theater, visible_recent_stored: false, jackets: [] },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'refresh moves approval from accepted to revised',
    about(
      'theater.refresh.moves-from-accepted',
      'actions.success',
      'actions.stored',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'accepted' });
      await api.post('/theater/theater-1/refresh', {
        status: [200],
        answer: { ...theater, visible_recent_stored: false, jackets: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { ...theater, visible_recent_stored: false, jackets: [] },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'refresh applies the effect: set this.visible_recent_stored to false',
    about(
      'theater.refresh.effect-set-visible_recent_stored-to-false',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'under_review' });
      await api.post('/theater/theater-1/refresh', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { visible_recent_stored: false, id: 'theater-1', temperature: 10.75, jackets: [] },
        because: 'set this.visible_recent_stored to false',
      });
    },
  );

  test(
    'refresh leaves objects alone that it does not concern',
    about(
      'theater.refresh.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'under_review' });
      await api.create('Theater', { ...theater, id: 'theater-2', approval: 'under_review' });
      await api.post('/theater/theater-1/refresh', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-2', {
        status: [200],
        answer: { ...theater, approval: 'under_review', id: 'theater-2', jackets: [] },
        because: 'refresh was called on theater-1, which does not concern this object',
      });
    },
  );

  test(
    'refresh answers 404 for an id that no Theater has',
    about('theater.refresh.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.post('/theater/theater-unknown/refresh', {
        status: [404],
        because: 'no Theater has the id theater-unknown',
      });
    },
  );

  test(
    'refresh is refused while approval is withdrawn',
    about(
      'theater.refresh.refuses-from-withdrawn',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'withdrawn' });
      await api.post('/theater/theater-1/refresh', {
        status: [400, 409],
        because: 'refresh starts from under_review or accepted, and approval is withdrawn',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'withdrawn', visible_recent_stored: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'refresh is refused while approval is reserved',
    about(
      'theater.refresh.refuses-from-reserved',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'reserved' });
      await api.post('/theater/theater-1/refresh', {
        status: [400, 409],
        because: 'refresh starts from under_review or accepted, and approval is reserved',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'reserved', visible_recent_stored: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'refresh is refused while approval is voided',
    about(
      'theater.refresh.refuses-from-voided',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'voided' });
      await api.post('/theater/theater-1/refresh', {
        status: [400, 409],
        because: 'refresh starts from under_review or accepted, and approval is voided',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'voided', visible_recent_stored: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'refresh is refused while approval is hidden',
    about(
      'theater.refresh.refuses-from-hidden',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'hidden' });
      await api.post('/theater/theater-1/refresh', {
        status: [400, 409],
        because: 'refresh starts from under_review or accepted, and approval is hidden',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'hidden', visible_recent_stored: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'refresh is refused while approval is revised',
    about(
      'theater.refresh.refuses-from-revised',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.post('/theater/theater-1/refresh', {
        status: [400, 409],
        because: 'refresh starts from under_review or accepted, and approval is revised',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'revised', visible_recent_stored: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'refresh is refused while approval is null',
    about(
      'theater.refresh.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: null });
      await api.post('/theater/theater-1/refresh', {
        status: [400, 409],
        because: 'refresh starts from under_review or accepted, and approval is null',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: null, visible_recent_stored: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'refresh is refused unless this.temperature is not null',
    about(
      'theater.refresh.refuses-unless-temperature-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'under_review', temperature: null });
      await api.post('/theater/theater-1/refresh', {
        status: [400, 409],
        because: 'the condition this.temperature is not null is not satisfied',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'under_review', visible_recent_stored: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'refresh succeeds when temperature is 0',
    about(
      'theater.refresh.succeeds-when-temperature-is-0',
      'guards.is-null',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', { ...theater, approval: 'under_review', temperature: 0 });
      await api.post('/theater/theater-1/refresh', {
        status: [200],
        answer: { approval: 'revised', visible_recent_stored: false },
        because: 'the state is right and every condition holds',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { approval: 'revised', visible_recent_stored: false },
        because: 'temperature is 0, which is allowed',
      });
    },
  );
});
