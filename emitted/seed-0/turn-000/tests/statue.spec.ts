import { about, test, without } from '../support/api.ts';

// A valid Statue, as the tests send it.
const statue = {
  cost_second: 5.75,
  discount: 84.25,
  handle_target: 'malodo',
  id: 'statue-1',
  margin_weekly: 82.75,
};

test.describe('Statue: create, read, update and delete', () => {
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
    'create answers the new Statue, and read answers it again',
    about(
      'statue.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: statue,
        status: [200, 201],
        answer: statue,
        because: 'create answers the object that was sent',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: statue,
        because: 'read answers the object that was created',
      });
      await api.post('/statue', {
        body: { ...statue, id: 'statue-2' },
        status: [200, 201],
        answer: { id: 'statue-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Statue',
    about(
      'statue.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { cost_second: 23.25, discount: 78.25, handle_target: 'vosuva', margin_weekly: 5.75 },
        status: [200],
        answer: {
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          id: 'statue-1',
          margin_weekly: 5.75,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('statue.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: {
          id: 'statue-1',
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
        },
        status: [200],
        answer: {
          id: 'statue-1',
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          id: 'statue-1',
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for margin_weekly does not change cost_second either',
    about(
      'statue.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { cost_second: 23.25, margin_weekly: 'abc' },
        status: [400, 422],
        because: 'margin_weekly must be a number',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: statue,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Statue: no read finds it and no list holds it',
    about(
      'statue.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.delete('/statue/statue-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/statue/statue-1', { status: [404], because: 'it was deleted' });
      await api.get('/statue', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Statue has',
    about('statue.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.get('/statue/statue-unknown', {
        status: [404],
        because: 'no Statue has the id statue-unknown',
      });
      await api.patch('/statue/statue-unknown', {
        body: { cost_second: 23.25, discount: 78.25, handle_target: 'vosuva', margin_weekly: 5.75 },
        status: [404],
        because: 'no Statue has the id statue-unknown',
      });
      await api.delete('/statue/statue-unknown', {
        status: [404],
        because: 'no Statue has the id statue-unknown',
      });
      await api.get('/statue', {
        status: [200],
        answer: [{ id: 'statue-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Statue: collections', () => {
  // endpoints.list: `GET /{entity}` answers 200 and a JSON array of all objects of that entity,
  //   in any order; an empty array where there is none.
  // endpoints.read: `GET /{entity}/{id}` answers 200 and the object with that id.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Statue with all of its fields',
    about('statue.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        cost_second: 23.25,
        discount: 78.25,
        handle_target: 'vosuva',
        margin_weekly: 5.75,
      });
      await api.create('Statue', {
        ...statue,
        id: 'statue-3',
        cost_second: 14.75,
        discount: 98.25,
        handle_target: 'rovi',
        margin_weekly: 90.5,
      });
      await api.get('/statue', {
        status: [200],
        answer: [
          statue,
          {
            cost_second: 23.25,
            discount: 78.25,
            handle_target: 'vosuva',
            id: 'statue-2',
            margin_weekly: 5.75,
          },
          {
            cost_second: 14.75,
            discount: 98.25,
            handle_target: 'rovi',
            id: 'statue-3',
            margin_weekly: 90.5,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Statue leaves another as it was',
    about('statue.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        cost_second: 23.25,
        discount: 78.25,
        handle_target: 'vosuva',
        margin_weekly: 5.75,
      });
      await api.patch('/statue/statue-2', {
        body: {
          id: 'statue-2',
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          margin_weekly: 5.75,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: statue,
        because: 'another object was updated',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: {
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          id: 'statue-2',
          margin_weekly: 5.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Statue leaves another as it was',
    about(
      'statue.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        cost_second: 23.25,
        discount: 78.25,
        handle_target: 'vosuva',
        margin_weekly: 5.75,
      });
      await api.delete('/statue/statue-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: {
          cost_second: 23.25,
          discount: 78.25,
          handle_target: 'vosuva',
          id: 'statue-2',
          margin_weekly: 5.75,
        },
        because: 'another object was deleted',
      });
      await api.get('/statue', {
        status: [200],
        answer: [{ id: 'statue-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Statue',
    about('statue.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        cost_second: 23.25,
        discount: 78.25,
        handle_target: 'vosuva',
        margin_weekly: 5.75,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/statue', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/statue/statue-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Statue: required fields and defaults', () => {
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

  test(
    'cost_second is 3.5 when a create leaves it out',
    about('statue.cost_second.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'cost_second'),
        status: [200, 201],
        answer: { cost_second: 3.5 },
        because: 'the default of cost_second is 3.5',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { cost_second: 3.5 },
        because: 'the default of cost_second is 3.5',
      });
    },
  );

  test(
    'create accepts a Statue without discount, which is optional',
    about('statue.discount.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'discount'),
        status: [200, 201],
        answer: { discount: null },
        because: 'discount is optional',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { discount: null },
        because: 'discount is optional',
      });
    },
  );

  test(
    'create accepts a Statue without handle_target, which is optional',
    about('statue.handle_target.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'handle_target'),
        status: [200, 201],
        answer: { handle_target: null },
        because: 'handle_target is optional',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: null },
        because: 'handle_target is optional',
      });
    },
  );

  test(
    'create refuses a Statue without an id',
    about(
      'statue.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/statue', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Statue without margin_weekly, which is required',
    about(
      'statue.margin_weekly.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'margin_weekly'),
        status: [400, 422],
        because: 'margin_weekly is required and has no default',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of cost_second or margin_weekly alone leaves every other field as it is',
    about('statue.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { cost_second: 23.25 },
        status: [200],
        answer: { ...statue, cost_second: 23.25 },
        because: 'an update touches only what it carries',
      });
      await api.patch('/statue/statue-1', {
        body: { margin_weekly: 5.75 },
        status: [200],
        answer: { ...statue, cost_second: 23.25, margin_weekly: 5.75 },
        because: 'an update touches only what it carries',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { ...statue, cost_second: 23.25, margin_weekly: 5.75 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Statue: null', () => {
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
    'cost_second may be null, which is not replaced by its default',
    about(
      'statue.cost_second.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, cost_second: null },
        status: [200, 201],
        answer: { cost_second: null },
        because: 'cost_second is nullable and its default is for absence only',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { cost_second: null },
        because: 'cost_second is nullable and its default is for absence only',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { cost_second: null },
        status: [200],
        answer: { cost_second: null },
        because: 'cost_second is nullable and its default is for absence only',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { cost_second: null },
        because: 'cost_second is nullable and its default is for absence only',
      });
    },
  );

  test(
    'discount may be null',
    about('statue.discount.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, discount: null },
        status: [200, 201],
        answer: { discount: null },
        because: 'discount is nullable',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { discount: null },
        because: 'discount is nullable',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { discount: null },
        status: [200],
        answer: { discount: null },
        because: 'discount is nullable',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { discount: null },
        because: 'discount is nullable',
      });
    },
  );

  test(
    'create and update refuse null for handle_target',
    about(
      'statue.handle_target.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, handle_target: null },
        status: [400, 422],
        because: 'handle_target must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { handle_target: null },
        status: [400, 422],
        because: 'handle_target must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for margin_weekly',
    about(
      'statue.margin_weekly.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, margin_weekly: null },
        status: [400, 422],
        because: 'margin_weekly must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { margin_weekly: null },
        status: [400, 422],
        because: 'margin_weekly must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { margin_weekly: 82.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Statue: types and bounds', () => {
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
    'cost_second may be the whole number 0',
    about('statue.cost_second.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, cost_second: 0 },
        status: [200, 201],
        answer: { cost_second: 0 },
        because: '0 is a valid value of cost_second',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { cost_second: 0 },
        because: '0 is a valid value of cost_second',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { cost_second: 0 },
        status: [200],
        answer: { cost_second: 0 },
        because: '0 is a valid value of cost_second',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { cost_second: 0 },
        because: '0 is a valid value of cost_second',
      });
    },
  );

  test(
    'create and update refuse a cost_second of a wrong type',
    about(
      'statue.cost_second.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, cost_second: 'abc' },
        status: [400, 422],
        because: 'cost_second must be a number',
      });
      await api.post('/statue', {
        body: { ...statue, cost_second: { value: 'text' } },
        status: [400, 422],
        because: 'cost_second must be a number',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { cost_second: 'abc' },
        status: [400, 422],
        because: 'cost_second must be a number',
      });
      await api.patch('/statue/statue-1', {
        body: { cost_second: { value: 'text' } },
        status: [400, 422],
        because: 'cost_second must be a number',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { cost_second: 5.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cost_second may be right at its minimum of 0',
    about(
      'statue.cost_second.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, cost_second: 0 },
        status: [200, 201],
        answer: { cost_second: 0 },
        because: 'the minimum of cost_second is 0, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { cost_second: 0 },
        because: 'the minimum of cost_second is 0, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { cost_second: 0 },
        status: [200],
        answer: { cost_second: 0 },
        because: 'the minimum of cost_second is 0, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { cost_second: 0 },
        because: 'the minimum of cost_second is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a cost_second below its minimum of 0',
    about(
      'statue.cost_second.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, cost_second: -0.25 },
        status: [400, 422],
        because: 'cost_second must be at least 0',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { cost_second: -0.25 },
        status: [400, 422],
        because: 'cost_second must be at least 0',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { cost_second: 5.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cost_second may be right at its maximum of 50',
    about(
      'statue.cost_second.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, cost_second: 50 },
        status: [200, 201],
        answer: { cost_second: 50 },
        because: 'the maximum of cost_second is 50, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { cost_second: 50 },
        because: 'the maximum of cost_second is 50, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { cost_second: 50 },
        status: [200],
        answer: { cost_second: 50 },
        because: 'the maximum of cost_second is 50, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { cost_second: 50 },
        because: 'the maximum of cost_second is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a cost_second above its maximum of 50',
    about(
      'statue.cost_second.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, cost_second: 50.25 },
        status: [400, 422],
        because: 'cost_second must be at most 50',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { cost_second: 50.25 },
        status: [400, 422],
        because: 'cost_second must be at most 50',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { cost_second: 5.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'discount may be the whole number 0',
    about('statue.discount.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, discount: 0 },
        status: [200, 201],
        answer: { discount: 0 },
        because: '0 is a valid value of discount',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { discount: 0 },
        because: '0 is a valid value of discount',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { discount: 0 },
        status: [200],
        answer: { discount: 0 },
        because: '0 is a valid value of discount',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { discount: 0 },
        because: '0 is a valid value of discount',
      });
    },
  );

  test(
    'create and update refuse a discount of a wrong type',
    about(
      'statue.discount.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, discount: 'abc' },
        status: [400, 422],
        because: 'discount must be a number',
      });
      await api.post('/statue', {
        body: { ...statue, discount: { value: 'text' } },
        status: [400, 422],
        because: 'discount must be a number',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { discount: 'abc' },
        status: [400, 422],
        because: 'discount must be a number',
      });
      await api.patch('/statue/statue-1', {
        body: { discount: { value: 'text' } },
        status: [400, 422],
        because: 'discount must be a number',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { discount: 84.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'discount may be right at its maximum of 1000',
    about(
      'statue.discount.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, discount: 1000 },
        status: [200, 201],
        answer: { discount: 1000 },
        because: 'the maximum of discount is 1000, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { discount: 1000 },
        because: 'the maximum of discount is 1000, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { discount: 1000 },
        status: [200],
        answer: { discount: 1000 },
        because: 'the maximum of discount is 1000, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { discount: 1000 },
        because: 'the maximum of discount is 1000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a discount above its maximum of 1000',
    about(
      'statue.discount.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, discount: 1000.25 },
        status: [400, 422],
        because: 'discount must be at most 1000',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { discount: 1000.25 },
        status: [400, 422],
        because: 'discount must be at most 1000',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { discount: 84.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'discount has no minimum',
    about('statue.discount.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, discount: -999999.75 },
        status: [200, 201],
        answer: { discount: -999999.75 },
        because: 'discount has no minimum',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { discount: -999999.75 },
        because: 'discount has no minimum',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { discount: -999999.75 },
        status: [200],
        answer: { discount: -999999.75 },
        because: 'discount has no minimum',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { discount: -999999.75 },
        because: 'discount has no minimum',
      });
    },
  );

  test(
    'handle_target of digits alone stays a string',
    about('statue.handle_target.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, handle_target: '0042' },
        status: [200, 201],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { handle_target: '0042' },
        status: [200],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
    },
  );

  test(
    'handle_target keeps spaces, quotes, accents and symbols',
    about(
      'statue.handle_target.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
    },
  );

  test(
    'create and update refuse a handle_target of a wrong type',
    about(
      'statue.handle_target.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, handle_target: 421337 },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.post('/statue', {
        body: { ...statue, handle_target: { value: 'text' } },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { handle_target: 421337 },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.patch('/statue/statue-1', {
        body: { handle_target: { value: 'text' } },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'handle_target may be right at its maximum length of 150',
    about(
      'statue.handle_target.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: {
          ...statue,
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
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of handle_target is 150, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
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
      await api.get('/statue/statue-2', {
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
      'statue.handle_target.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: {
          ...statue,
          handle_target:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'handle_target must have at most 150 characters',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: {
          handle_target:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'handle_target must have at most 150 characters',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'handle_target has no minimum length',
    about(
      'statue.handle_target.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, handle_target: 'x' },
        status: [200, 201],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { handle_target: 'x' },
        status: [200],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
    },
  );

  test(
    'margin_weekly may be the whole number 0',
    about('statue.margin_weekly.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, margin_weekly: 0 },
        status: [200, 201],
        answer: { margin_weekly: 0 },
        because: '0 is a valid value of margin_weekly',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { margin_weekly: 0 },
        because: '0 is a valid value of margin_weekly',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { margin_weekly: 0 },
        status: [200],
        answer: { margin_weekly: 0 },
        because: '0 is a valid value of margin_weekly',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { margin_weekly: 0 },
        because: '0 is a valid value of margin_weekly',
      });
    },
  );

  test(
    'create and update refuse a margin_weekly of a wrong type',
    about(
      'statue.margin_weekly.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, margin_weekly: 'abc' },
        status: [400, 422],
        because: 'margin_weekly must be a number',
      });
      await api.post('/statue', {
        body: { ...statue, margin_weekly: { value: 'text' } },
        status: [400, 422],
        because: 'margin_weekly must be a number',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { margin_weekly: 'abc' },
        status: [400, 422],
        because: 'margin_weekly must be a number',
      });
      await api.patch('/statue/statue-1', {
        body: { margin_weekly: { value: 'text' } },
        status: [400, 422],
        because: 'margin_weekly must be a number',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { margin_weekly: 82.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'margin_weekly may be right at its minimum of -10',
    about(
      'statue.margin_weekly.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, margin_weekly: -10 },
        status: [200, 201],
        answer: { margin_weekly: -10 },
        because: 'the minimum of margin_weekly is -10, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { margin_weekly: -10 },
        because: 'the minimum of margin_weekly is -10, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { margin_weekly: -10 },
        status: [200],
        answer: { margin_weekly: -10 },
        because: 'the minimum of margin_weekly is -10, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { margin_weekly: -10 },
        because: 'the minimum of margin_weekly is -10, inclusive',
      });
    },
  );

  test(
    'create and update refuse a margin_weekly below its minimum of -10',
    about(
      'statue.margin_weekly.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, margin_weekly: -10.25 },
        status: [400, 422],
        because: 'margin_weekly must be at least -10',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { margin_weekly: -10.25 },
        status: [400, 422],
        because: 'margin_weekly must be at least -10',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { margin_weekly: 82.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'margin_weekly has no maximum',
    about('statue.margin_weekly.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, margin_weekly: 999999.75 },
        status: [200, 201],
        answer: { margin_weekly: 999999.75 },
        because: 'margin_weekly has no maximum',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { margin_weekly: 999999.75 },
        because: 'margin_weekly has no maximum',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { margin_weekly: 999999.75 },
        status: [200],
        answer: { margin_weekly: 999999.75 },
        because: 'margin_weekly has no maximum',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { margin_weekly: 999999.75 },
        because: 'margin_weekly has no maximum',
      });
    },
  );
});
