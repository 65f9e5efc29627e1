import { about, test, without } from '../support/api.ts';

// A valid Anchor, as the tests send it.
const anchor = {
  condition: 'broken',
  delivery_outer_second: 'shipped',
  id: 'anchor-1',
  speed_former_partial: 32.25,
  weight_remote: 85.75,
};

test.describe('Anchor: create, read, update and delete', () => {
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
    'create answers the new Anchor, and read answers it again',
    about(
      'anchor.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: anchor,
        status: [200, 201],
        answer: anchor,
        because: 'create answers the object that was sent',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: anchor,
        because: 'read answers the object that was created',
      });
      await api.post('/anchor', {
        body: { ...anchor, id: 'anchor-2' },
        status: [200, 201],
        answer: { id: 'anchor-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Anchor',
    about(
      'anchor.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: {
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        },
        status: [200],
        answer: {
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          id: 'anchor-1',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: {
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('anchor.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: {
          id: 'anchor-1',
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        },
        status: [200],
        answer: {
          id: 'anchor-1',
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: {
          id: 'anchor-1',
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for weight_remote does not change condition either',
    about(
      'anchor.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { condition: 'worn', weight_remote: 'abc' },
        status: [400, 422],
        because: 'weight_remote must be a number',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: anchor,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes an Anchor: no read finds it and no list holds it',
    about(
      'anchor.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Anchor', anchor);
      await api.delete('/anchor/anchor-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/anchor/anchor-1', { status: [404], because: 'it was deleted' });
      await api.get('/anchor', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Anchor has',
    about('anchor.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Anchor', anchor);
      await api.get('/anchor/anchor-unknown', {
        status: [404],
        because: 'no Anchor has the id anchor-unknown',
      });
      await api.patch('/anchor/anchor-unknown', {
        body: {
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        },
        status: [404],
        because: 'no Anchor has the id anchor-unknown',
      });
      await api.delete('/anchor/anchor-unknown', {
        status: [404],
        because: 'no Anchor has the id anchor-unknown',
      });
      await api.get('/anchor', {
        status: [200],
        answer: [{ id: 'anchor-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Anchor: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Anchor with all of its fields',
    about('anchor.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Anchor', anchor);
      await api.create('Anchor', {
        ...anchor,
        id: 'anchor-2',
        condition: 'worn',
        delivery_outer_second: 'in_transit',
        speed_former_partial: 65.75,
        weight_remote: 63.25,
      });
      await api.create('Anchor', {
        ...anchor,
        id: 'anchor-3',
        condition: 'good',
        delivery_outer_second: 'returned',
        speed_former_partial: 69.75,
        weight_remote: 19.5,
      });
      await api.get('/anchor', {
        status: [200],
        answer: [
          anchor,
          {
            condition: 'worn',
            delivery_outer_second: 'in_transit',
            id: 'anchor-2',
            speed_former_partial: 65.75,
            weight_remote: 63.25,
          },
          {
            condition: 'good',
            delivery_outer_second: 'returned',
            id: 'anchor-3',
            speed_former_partial: 69.75,
            weight_remote: 19.5,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Anchor leaves another as it was',
    about('anchor.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Anchor', anchor);
      await api.create('Anchor', {
        ...anchor,
        id: 'anchor-2',
        condition: 'worn',
        delivery_outer_second: 'in_transit',
        speed_former_partial: 65.75,
        weight_remote: 63.25,
      });
      await api.patch('/anchor/anchor-2', {
        body: {
          id: 'anchor-2',
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: anchor,
        because: 'another object was updated',
      });
      await api.get('/anchor/anchor-2', {
        status: [200],
        answer: {
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          id: 'anchor-2',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Anchor leaves another as it was',
    about(
      'anchor.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Anchor', anchor);
      await api.create('Anchor', {
        ...anchor,
        id: 'anchor-2',
        condition: 'worn',
        delivery_outer_second: 'in_transit',
        speed_former_partial: 65.75,
        weight_remote: 63.25,
      });
      await api.delete('/anchor/anchor-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/anchor/anchor-2', {
        status: [200],
        answer: {
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          id: 'anchor-2',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        },
        because: 'another object was deleted',
      });
      await api.get('/anchor', {
        status: [200],
        answer: [{ id: 'anchor-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Anchor',
    about('anchor.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Anchor', anchor);
      await api.create('Anchor', {
        ...anchor,
        id: 'anchor-2',
        condition: 'worn',
        delivery_outer_second: 'in_transit',
        speed_former_partial: 65.75,
        weight_remote: 63.25,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/anchor', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/anchor/anchor-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Anchor: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'condition is "good" when a create leaves it out',
    about('anchor.condition.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/anchor', {
        body: without(anchor, 'condition'),
        status: [200, 201],
        answer: { condition: 'good' },
        because: 'the default of condition is "good"',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { condition: 'good' },
        because: 'the default of condition is "good"',
      });
    },
  );

  test(
    'delivery_outer_second is "packed" when a create leaves it out',
    about('anchor.delivery_outer_second.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/anchor', {
        body: without(anchor, 'delivery_outer_second'),
        status: [200, 201],
        answer: { delivery_outer_second: 'packed' },
        because: 'the default of delivery_outer_second is "packed"',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { delivery_outer_second: 'packed' },
        because: 'the default of delivery_outer_second is "packed"',
      });
    },
  );

  test(
    'create refuses an Anchor without an id',
    about(
      'anchor.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: without(anchor, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/anchor', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses an Anchor without speed_former_partial, which is required',
    about(
      'anchor.speed_former_partial.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: without(anchor, 'speed_former_partial'),
        status: [400, 422],
        because: 'speed_former_partial is required and has no default',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses an Anchor without weight_remote, which is required',
    about(
      'anchor.weight_remote.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: without(anchor, 'weight_remote'),
        status: [400, 422],
        because: 'weight_remote is required and has no default',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of condition or weight_remote alone leaves every other field as it is',
    about('anchor.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Anchor', { ...anchor, delivery_outer_second: null });
      await api.patch('/anchor/anchor-1', {
        body: { condition: 'worn' },
        status: [200],
        answer: { ...anchor, condition: 'worn', delivery_outer_second: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/anchor/anchor-1', {
        body: { weight_remote: 63.25 },
        status: [200],
        answer: {
          condition: 'worn',
          delivery_outer_second: null,
          id: 'anchor-1',
          speed_former_partial: 32.25,
          weight_remote: 63.25,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: {
          condition: 'worn',
          delivery_outer_second: null,
          id: 'anchor-1',
          speed_former_partial: 32.25,
          weight_remote: 63.25,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Anchor: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'condition may be null, which is not replaced by its default',
    about(
      'anchor.condition.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, condition: null },
        status: [200, 201],
        answer: { condition: null },
        because: 'condition is nullable and its default is for absence only',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { condition: null },
        because: 'condition is nullable and its default is for absence only',
      });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api.patch('/anchor/anchor-2', {
        body: { condition: null },
        status: [200],
        answer: { condition: null },
        because: 'condition is nullable and its default is for absence only',
      });
      await api.get('/anchor/anchor-2', {
        status: [200],
        answer: { condition: null },
        because: 'condition is nullable and its default is for absence only',
      });
    },
  );

  test(
    'delivery_outer_second may be null, which is not replaced by its default',
    about(
      'anchor.delivery_outer_second.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, delivery_outer_second: null },
        status: [200, 201],
        answer: { delivery_outer_second: null },
        because: 'delivery_outer_second is nullable and its default is for absence only',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { delivery_outer_second: null },
        because: 'delivery_outer_second is nullable and its default is for absence only',
      });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api.patch('/anchor/anchor-2', {
        body: { delivery_outer_second: null },
        status: [200],
        answer: { delivery_outer_second: null },
        because: 'delivery_outer_second is nullable and its default is for absence only',
      });
      await api.get('/anchor/anchor-2', {
        status: [200],
        answer: { delivery_outer_second: null },
        because: 'delivery_outer_second is nullable and its default is for absence only',
      });
    },
  );

  test(
    'speed_former_partial may be null',
    about(
      'anchor.speed_former_partial.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, speed_former_partial: null },
        status: [200, 201],
        answer: { speed_former_partial: null },
        because: 'speed_former_partial is nullable',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { speed_former_partial: null },
        because: 'speed_former_partial is nullable',
      });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api.patch('/anchor/anchor-2', {
        body: { speed_former_partial: null },
        status: [200],
        answer: { speed_former_partial: null },
        because: 'speed_former_partial is nullable',
      });
      await api.get('/anchor/anchor-2', {
        status: [200],
        answer: { speed_former_partial: null },
        because: 'speed_former_partial is nullable',
      });
    },
  );

  test(
    'create and update refuse null for weight_remote',
    about(
      'anchor.weight_remote.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, weight_remote: null },
        status: [400, 422],
        because: 'weight_remote must not be null',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { weight_remote: null },
        status: [400, 422],
        because: 'weight_remote must not be null',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { weight_remote: 85.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Anchor: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'create and update refuse a condition of a wrong type',
    about(
      'anchor.condition.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, condition: 421337 },
        status: [400, 422],
        because: 'condition must be one of good, broken, worn',
      });
      await api.post('/anchor', {
        body: { ...anchor, condition: { value: 'text' } },
        status: [400, 422],
        because: 'condition must be one of good, broken, worn',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { condition: 421337 },
        status: [400, 422],
        because: 'condition must be one of good, broken, worn',
      });
      await api.patch('/anchor/anchor-1', {
        body: { condition: { value: 'text' } },
        status: [400, 422],
        because: 'condition must be one of good, broken, worn',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { condition: 'broken' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a delivery_outer_second of a wrong type',
    about(
      'anchor.delivery_outer_second.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, delivery_outer_second: 421337 },
        status: [400, 422],
        because: 'delivery_outer_second must be one of shipped, returned, in_transit, packed',
      });
      await api.post('/anchor', {
        body: { ...anchor, delivery_outer_second: { value: 'text' } },
        status: [400, 422],
        because: 'delivery_outer_second must be one of shipped, returned, in_transit, packed',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { delivery_outer_second: 421337 },
        status: [400, 422],
        because: 'delivery_outer_second must be one of shipped, returned, in_transit, packed',
      });
      await api.patch('/anchor/anchor-1', {
        body: { delivery_outer_second: { value: 'text' } },
        status: [400, 422],
        because: 'delivery_outer_second must be one of shipped, returned, in_transit, packed',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { delivery_outer_second: 'shipped' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'speed_former_partial may be the whole number 0',
    about('anchor.speed_former_partial.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, speed_former_partial: 0 },
        status: [200, 201],
        answer: { speed_former_partial: 0 },
        because: '0 is a valid value of speed_former_partial',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { speed_former_partial: 0 },
        because: '0 is a valid value of speed_former_partial',
      });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api.patch('/anchor/anchor-2', {
        body: { speed_former_partial: 0 },
        status: [200],
        answer: { speed_former_partial: 0 },
        because: '0 is a valid value of speed_former_partial',
      });
      await api.get('/anchor/anchor-2', {
        status: [200],
        answer: { speed_former_partial: 0 },
        because: '0 is a valid value of speed_former_partial',
      });
    },
  );

  test(
    'create and update refuse a speed_former_partial of a wrong type',
    about(
      'anchor.speed_former_partial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, speed_former_partial: 'abc' },
        status: [400, 422],
        because: 'speed_former_partial must be a number',
      });
      await api.post('/anchor', {
        body: { ...anchor, speed_former_partial: { value: 'text' } },
        status: [400, 422],
        because: 'speed_former_partial must be a number',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { speed_former_partial: 'abc' },
        status: [400, 422],
        because: 'speed_former_partial must be a number',
      });
      await api.patch('/anchor/anchor-1', {
        body: { speed_former_partial: { value: 'text' } },
        status: [400, 422],
        because: 'speed_former_partial must be a number',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { speed_former_partial: 32.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'speed_former_partial may be right at its maximum of 10000',
    about(
      'anchor.speed_former_partial.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, speed_former_partial: 10000 },
        status: [200, 201],
        answer: { speed_former_partial: 10000 },
        because: 'the maximum of speed_former_partial is 10000, inclusive',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { speed_former_partial: 10000 },
        because: 'the maximum of speed_former_partial is 10000, inclusive',
      });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api.patch('/anchor/anchor-2', {
        body: { speed_former_partial: 10000 },
        status: [200],
        answer: { speed_former_partial: 10000 },
        because: 'the maximum of speed_former_partial is 10000, inclusive',
      });
      await api.get('/anchor/anchor-2', {
        status: [200],
        answer: { speed_former_partial: 10000 },
        because: 'the maximum of speed_former_partial is 10000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a speed_former_partial above its maximum of 10000',
    about(
      'anchor.speed_former_partial.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, speed_former_partial: 10000.25 },
        status: [400, 422],
        because: 'speed_former_partial must be at most 10000',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { speed_former_partial: 10000.25 },
        status: [400, 422],
        because: 'speed_former_partial must be at most 10000',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { speed_former_partial: 32.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'speed_former_partial has no minimum',
    about(
      'anchor.speed_former_partial.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, speed_former_partial: -999999.75 },
        status: [200, 201],
        answer: { speed_former_partial: -999999.75 },
        because: 'speed_former_partial has no minimum',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { speed_former_partial: -999999.75 },
        because: 'speed_former_partial has no minimum',
      });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api.patch('/anchor/anchor-2', {
        body: { speed_former_partial: -999999.75 },
        status: [200],
        answer: { speed_former_partial: -999999.75 },
        because: 'speed_former_partial has no minimum',
      });
      await api.get('/anchor/anchor-2', {
        status: [200],
        answer: { speed_former_partial: -999999.75 },
        because: 'speed_former_partial has no minimum',
      });
    },
  );

  test(
    'weight_remote may be the whole number 0',
    about('anchor.weight_remote.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, weight_remote: 0 },
        status: [200, 201],
        answer: { weight_remote: 0 },
        because: '0 is a valid value of weight_remote',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { weight_remote: 0 },
        because: '0 is a valid value of weight_remote',
      });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api.patch('/anchor/anchor-2', {
        body: { weight_remote: 0 },
        status: [200],
        answer: { weight_remote: 0 },
        because: '0 is a valid value of weight_remote',
      });
      await api.get('/anchor/anchor-2', {
        status: [200],
        answer: { weight_remote: 0 },
        because: '0 is a valid value of weight_remote',
      });
    },
  );

  test(
    'create and update refuse a weight_remote of a wrong type',
    about(
      'anchor.weight_remote.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, weight_remote: 'abc' },
        status: [400, 422],
        because: 'weight_remote must be a number',
      });
      await api.post('/anchor', {
        body: { ...anchor, weight_remote: { value: 'text' } },
        status: [400, 422],
        because: 'weight_remote must be a number',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { weight_remote: 'abc' },
        status: [400, 422],
        because: 'weight_remote must be a number',
      });
      await api.patch('/anchor/anchor-1', {
        body: { weight_remote: { value: 'text' } },
        status: [400, 422],
        because: 'weight_remote must be a number',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { weight_remote: 85.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_remote may be right at its maximum of 2500',
    about(
      'anchor.weight_remote.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, weight_remote: 2500 },
        status: [200, 201],
        answer: { weight_remote: 2500 },
        because: 'the maximum of weight_remote is 2500, inclusive',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { weight_remote: 2500 },
        because: 'the maximum of weight_remote is 2500, inclusive',
      });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api.patch('/anchor/anchor-2', {
        body: { weight_remote: 2500 },
        status: [200],
        answer: { weight_remote: 2500 },
        because: 'the maximum of weight_remote is 2500, inclusive',
      });
      await api.get('/anchor/anchor-2', {
        status: [200],
        answer: { weight_remote: 2500 },
        because: 'the maximum of weight_remote is 2500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weight_remote above its maximum of 2500',
    about(
      'anchor.weight_remote.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, weight_remote: 2500.25 },
        status: [400, 422],
        because: 'weight_remote must be at most 2500',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { weight_remote: 2500.25 },
        status: [400, 422],
        because: 'weight_remote must be at most 2500',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { weight_remote: 85.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_remote has no minimum',
    about('anchor.weight_remote.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, weight_remote: -999999.75 },
        status: [200, 201],
        answer: { weight_remote: -999999.75 },
        because: 'weight_remote has no minimum',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { weight_remote: -999999.75 },
        because: 'weight_remote has no minimum',
      });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api.patch('/anchor/anchor-2', {
        body: { weight_remote: -999999.75 },
        status: [200],
        answer: { weight_remote: -999999.75 },
        because: 'weight_remote has no minimum',
      });
      await api.get('/anchor/anchor-2', {
        status: [200],
        answer: { weight_remote: -999999.75 },
        because: 'weight_remote has no minimum',
      });
    },
  );
});

test.describe('Anchor: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'condition may be good, broken, worn',
    about(
      'anchor.condition.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, condition: 'good' },
        status: [200, 201],
        answer: { condition: 'good' },
        because: 'the value is one of AnchorCondition',
      });
      await api.patch('/anchor/anchor-1', {
        body: { condition: 'broken' },
        status: [200],
        answer: { condition: 'broken' },
        because: 'the value is one of AnchorCondition',
      });
      await api.patch('/anchor/anchor-1', {
        body: { condition: 'worn' },
        status: [200],
        answer: { condition: 'worn' },
        because: 'the value is one of AnchorCondition',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { condition: 'worn' },
        because: 'the value is one of AnchorCondition',
      });
    },
  );

  test(
    'create and update refuse the condition unheard_of, which AnchorCondition does not have',
    about(
      'anchor.condition.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, condition: 'unheard_of' },
        status: [400, 422],
        because: 'condition must be one of good, broken, worn',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { condition: 'unheard_of' },
        status: [400, 422],
        because: 'condition must be one of good, broken, worn',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { condition: 'broken' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the condition GOOD, as upper and lower case differ',
    about(
      'anchor.condition.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, condition: 'GOOD' },
        status: [400, 422],
        because: 'condition must be one of good, broken, worn',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { condition: 'GOOD' },
        status: [400, 422],
        because: 'condition must be one of good, broken, worn',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { condition: 'broken' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delivery_outer_second may be shipped, returned, in_transit, packed',
    about(
      'anchor.delivery_outer_second.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: anchor,
        status: [200, 201],
        answer: { delivery_outer_second: 'shipped' },
        because: 'the value is one of AnchorDeliveryOuterSecond',
      });
      await api.patch('/anchor/anchor-1', {
        body: { delivery_outer_second: 'returned' },
        status: [200],
        answer: { delivery_outer_second: 'returned' },
        because: 'the value is one of AnchorDeliveryOuterSecond',
      });
      await api.patch('/anchor/anchor-1', {
        body: { delivery_outer_second: 'in_transit' },
        status: [200],
        answer: { delivery_outer_second: 'in_transit' },
        because: 'the value is one of AnchorDeliveryOuterSecond',
      });
      await api.patch('/anchor/anchor-1', {
        body: { delivery_outer_second: 'packed' },
        status: [200],
        answer: { delivery_outer_second: 'packed' },
        because: 'the value is one of AnchorDeliveryOuterSecond',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { delivery_outer_second: 'packed' },
        because: 'the value is one of AnchorDeliveryOuterSecond',
      });
    },
  );

  test(
    'create and update refuse the delivery_outer_second unheard_of, which AnchorDeliveryOuterSecond does not have',
    about(
      'anchor.delivery_outer_second.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, delivery_outer_second: 'unheard_of' },
        status: [400, 422],
        because: 'delivery_outer_second must be one of shipped, returned, in_transit, packed',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { delivery_outer_second: 'unheard_of' },
        status: [400, 422],
        because: 'delivery_outer_second must be one of shipped, returned, in_transit, packed',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { delivery_outer_second: 'shipped' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the delivery_outer_second SHIPPED, as upper and lower case differ',
    about(
      'anchor.delivery_outer_second.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/anchor', {
        body: { ...anchor, delivery_outer_second: 'SHIPPED' },
        status: [400, 422],
        because: 'delivery_outer_second must be one of shipped, returned, in_transit, packed',
      });
      await api.get('/anchor/anchor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', {
        body: { delivery_outer_second: 'SHIPPED' },
        status: [400, 422],
        because: 'delivery_outer_second must be one of shipped, returned, in_transit, packed',
      });
      await api.get('/anchor/anchor-1', {
        status: [200],
        answer: { delivery_outer_second: 'shipped' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
