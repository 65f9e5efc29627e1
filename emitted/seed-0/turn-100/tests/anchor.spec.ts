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
      await api.post('/anchor', anchor).created('create answers the object that was sent', anchor);
      await api.get('/anchor/anchor-1').ok('read answers the object that was created', anchor);
      await api
        .post('/anchor', { ...anchor, id: 'anchor-2' })
        .created('objects may be alike in everything but their ids', { id: 'anchor-2' });
    },
  );

  test(
    'the id of an Anchor may be any text, upper and lower case told apart, but no number',
    about(
      'anchor.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/anchor', { ...anchor, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Anchor', { ...anchor, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/anchor/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/anchor/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...anchor, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/anchor', { ...anchor, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/anchor/anchor-1', {
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        })
        .ok('every one of these fields was sent', {
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          id: 'anchor-1',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        });
      await api.get('/anchor/anchor-1').ok('the update is stored', {
        condition: 'worn',
        delivery_outer_second: 'in_transit',
        speed_former_partial: 65.75,
        weight_remote: 63.25,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('anchor.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Anchor', anchor);
      await api
        .patch('/anchor/anchor-1', {
          id: 'anchor-1',
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        })
        .ok(because, {
          id: 'anchor-1',
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        });
      await api.get('/anchor/anchor-1').ok(because, {
        id: 'anchor-1',
        condition: 'worn',
        delivery_outer_second: 'in_transit',
        speed_former_partial: 65.75,
        weight_remote: 63.25,
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
      await api
        .patch('/anchor/anchor-1', { condition: 'worn', weight_remote: 'abc' })
        .invalid('weight_remote must be a number');
      await api.get('/anchor/anchor-1').ok('a refused update changes nothing', anchor);
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
      const because = 'it was deleted';
      await api.create('Anchor', anchor);
      await api.delete('/anchor/anchor-1').removed('the object exists');
      await api.get('/anchor/anchor-1').notFound(because);
      await api.patch('/anchor/anchor-1', { id: 'anchor-1' }).notFound(because);
      await api.get('/anchor').ok('what was deleted is in no list', []);
      await api
        .post('/anchor', {
          ...anchor,
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          id: 'anchor-1',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        });
      await api
        .get('/anchor/anchor-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          id: 'anchor-1',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Anchor has',
    about('anchor.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Anchor has the id anchor-unknown';
      await api.create('Anchor', anchor);
      await api.get('/anchor/anchor-unknown').notFound(because);
      await api
        .patch('/anchor/anchor-unknown', {
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        })
        .notFound(because);
      await api.delete('/anchor/anchor-unknown').notFound(because);
      await api
        .get('/anchor')
        .ok('requests for an unknown id change nothing', [{ id: 'anchor-1' }]);
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
      await api.get('/anchor').ok('three objects were created', [
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
      ]);
      await api.create('Anchor', { ...anchor, id: 'anchor-4', delivery_outer_second: 'packed' });
      await api.create('Anchor', { ...anchor, id: 'anchor-5' });
      await api.create('Anchor', { ...anchor, id: 'anchor-6' });
      await api.create('Anchor', { ...anchor, id: 'anchor-7' });
      await api.create('Anchor', { ...anchor, id: 'anchor-8' });
      await api.create('Anchor', { ...anchor, id: 'anchor-9' });
      await api.create('Anchor', { ...anchor, id: 'anchor-10' });
      await api.create('Anchor', { ...anchor, id: 'anchor-11' });
      await api
        .get('/anchor')
        .ok('a list holds every object, however many there are', [
          { id: 'anchor-1' },
          { id: 'anchor-2' },
          { id: 'anchor-3' },
          { id: 'anchor-4' },
          { id: 'anchor-5' },
          { id: 'anchor-6' },
          { id: 'anchor-7' },
          { id: 'anchor-8' },
          { id: 'anchor-9' },
          { id: 'anchor-10' },
          { id: 'anchor-11' },
        ]);
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
      await api
        .patch('/anchor/anchor-2', {
          id: 'anchor-2',
          condition: 'worn',
          delivery_outer_second: 'in_transit',
          speed_former_partial: 65.75,
          weight_remote: 63.25,
        })
        .ok('the change is valid');
      await api.get('/anchor/anchor-1').ok('another object was updated', anchor);
      await api.get('/anchor/anchor-2').ok('the update is stored', {
        condition: 'worn',
        delivery_outer_second: 'in_transit',
        id: 'anchor-2',
        speed_former_partial: 65.75,
        weight_remote: 63.25,
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
      await api.delete('/anchor/anchor-1').removed('the object exists');
      await api.get('/anchor/anchor-2').ok('another object was deleted', {
        condition: 'worn',
        delivery_outer_second: 'in_transit',
        id: 'anchor-2',
        speed_former_partial: 65.75,
        weight_remote: 63.25,
      });
      await api.get('/anchor').ok('one of two objects was deleted', [{ id: 'anchor-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/anchor').ok('reset removes all objects', []);
      await api.get('/anchor/anchor-1').notFound('reset removed it');
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
      const because = 'the default of condition is "good"';
      await api
        .post('/anchor', without(anchor, 'condition'))
        .created(because, { condition: 'good' });
      await api.get('/anchor/anchor-1').ok(because, { condition: 'good' });
    },
  );

  test(
    'delivery_outer_second is "packed" when a create leaves it out',
    about('anchor.delivery_outer_second.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of delivery_outer_second is "packed"';
      await api
        .post('/anchor', without(anchor, 'delivery_outer_second'))
        .created(because, { delivery_outer_second: 'packed' });
      await api.get('/anchor/anchor-1').ok(because, { delivery_outer_second: 'packed' });
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
      await api.post('/anchor', without(anchor, 'id')).invalid('id must be sent');
      await api.get('/anchor').ok('a refused create stores nothing', []);
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
      await api
        .post('/anchor', without(anchor, 'speed_former_partial'))
        .invalid('speed_former_partial is required and has no default');
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
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
      await api
        .post('/anchor', without(anchor, 'weight_remote'))
        .invalid('weight_remote is required and has no default');
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of condition or weight_remote alone leaves every other field as it is',
    about('anchor.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Anchor', { ...anchor, delivery_outer_second: null });
      await api
        .patch('/anchor/anchor-1', { condition: 'worn' })
        .ok(because, { ...anchor, condition: 'worn', delivery_outer_second: null });
      await api.patch('/anchor/anchor-1', { weight_remote: 63.25 }).ok(because, {
        condition: 'worn',
        delivery_outer_second: null,
        id: 'anchor-1',
        speed_former_partial: 32.25,
        weight_remote: 63.25,
      });
      await api.get('/anchor/anchor-1').ok(because, {
        condition: 'worn',
        delivery_outer_second: null,
        id: 'anchor-1',
        speed_former_partial: 32.25,
        weight_remote: 63.25,
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
      const because = 'condition is nullable and its default is for absence only';
      await api
        .post('/anchor', { ...anchor, condition: null })
        .created(because, { condition: null });
      await api.get('/anchor/anchor-1').ok(because, { condition: null });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api.patch('/anchor/anchor-2', { condition: null }).ok(because, { condition: null });
      await api.get('/anchor/anchor-2').ok(because, { condition: null });
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
      const because = 'delivery_outer_second is nullable and its default is for absence only';
      await api
        .post('/anchor', { ...anchor, delivery_outer_second: null })
        .created(because, { delivery_outer_second: null });
      await api.get('/anchor/anchor-1').ok(because, { delivery_outer_second: null });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api
        .patch('/anchor/anchor-2', { delivery_outer_second: null })
        .ok(because, { delivery_outer_second: null });
      await api.get('/anchor/anchor-2').ok(because, { delivery_outer_second: null });
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
      const because = 'speed_former_partial is nullable';
      await api
        .post('/anchor', { ...anchor, speed_former_partial: null })
        .created(because, { speed_former_partial: null });
      await api.get('/anchor/anchor-1').ok(because, { speed_former_partial: null });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api
        .patch('/anchor/anchor-2', { speed_former_partial: null })
        .ok(because, { speed_former_partial: null });
      await api.get('/anchor/anchor-2').ok(because, { speed_former_partial: null });
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
      const because = 'weight_remote must not be null';
      await api.post('/anchor', { ...anchor, weight_remote: null }).invalid(because);
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', { weight_remote: null }).invalid(because);
      await api
        .get('/anchor/anchor-1')
        .ok('a refused update changes nothing', { weight_remote: 85.75 });
    },
  );
});

test.describe('Anchor: types and bounds', () => {
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
      const because = 'condition must be one of good, broken, worn';
      await api.post('/anchor', { ...anchor, condition: 421337 }).invalid(because);
      await api.post('/anchor', { ...anchor, condition: { value: 'text' } }).invalid(because);
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', { condition: 0 }).invalid(because);
      await api.patch('/anchor/anchor-1', { condition: {} }).invalid(because);
      await api
        .get('/anchor/anchor-1')
        .ok('a refused update changes nothing', { condition: 'broken' });
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
      const because = 'delivery_outer_second must be one of shipped, returned, in_transit, packed';
      await api.post('/anchor', { ...anchor, delivery_outer_second: 421337 }).invalid(because);
      await api
        .post('/anchor', { ...anchor, delivery_outer_second: { value: 'text' } })
        .invalid(because);
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', { delivery_outer_second: 0 }).invalid(because);
      await api.patch('/anchor/anchor-1', { delivery_outer_second: {} }).invalid(because);
      await api
        .get('/anchor/anchor-1')
        .ok('a refused update changes nothing', { delivery_outer_second: 'shipped' });
    },
  );

  test(
    'speed_former_partial may be the whole number 0',
    about('anchor.speed_former_partial.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of speed_former_partial';
      await api
        .post('/anchor', { ...anchor, speed_former_partial: 0 })
        .created(because, { speed_former_partial: 0 });
      await api.get('/anchor/anchor-1').ok(because, { speed_former_partial: 0 });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api
        .patch('/anchor/anchor-2', { speed_former_partial: 0 })
        .ok(because, { speed_former_partial: 0 });
      await api.get('/anchor/anchor-2').ok(because, { speed_former_partial: 0 });
    },
  );

  test(
    'speed_former_partial keeps three decimals',
    about('anchor.speed_former_partial.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of speed_former_partial';
      await api
        .post('/anchor', { ...anchor, speed_former_partial: 12.375 })
        .created(because, { speed_former_partial: 12.375 });
      await api.get('/anchor/anchor-1').ok(because, { speed_former_partial: 12.375 });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api
        .patch('/anchor/anchor-2', { speed_former_partial: 12.375 })
        .ok(because, { speed_former_partial: 12.375 });
      await api.get('/anchor/anchor-2').ok(because, { speed_former_partial: 12.375 });
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
      const because = 'speed_former_partial must be a number';
      await api.post('/anchor', { ...anchor, speed_former_partial: 'abc' }).invalid(because);
      await api
        .post('/anchor', { ...anchor, speed_former_partial: { value: 'text' } })
        .invalid(because);
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', { speed_former_partial: 'abc' }).invalid(because);
      await api.patch('/anchor/anchor-1', { speed_former_partial: {} }).invalid(because);
      await api
        .get('/anchor/anchor-1')
        .ok('a refused update changes nothing', { speed_former_partial: 32.25 });
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
      const because = 'the maximum of speed_former_partial is 10000, inclusive';
      await api
        .post('/anchor', { ...anchor, speed_former_partial: 10000 })
        .created(because, { speed_former_partial: 10000 });
      await api.get('/anchor/anchor-1').ok(because, { speed_former_partial: 10000 });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api
        .patch('/anchor/anchor-2', { speed_former_partial: 10000 })
        .ok(because, { speed_former_partial: 10000 });
      await api.get('/anchor/anchor-2').ok(because, { speed_former_partial: 10000 });
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
      const because = 'speed_former_partial must be at most 10000';
      await api.post('/anchor', { ...anchor, speed_former_partial: 10000.25 }).invalid(because);
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', { speed_former_partial: 10000.25 }).invalid(because);
      await api
        .get('/anchor/anchor-1')
        .ok('a refused update changes nothing', { speed_former_partial: 32.25 });
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
      const because = 'speed_former_partial has no minimum';
      await api
        .post('/anchor', { ...anchor, speed_former_partial: -999999.75 })
        .created(because, { speed_former_partial: -999999.75 });
      await api.get('/anchor/anchor-1').ok(because, { speed_former_partial: -999999.75 });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api
        .patch('/anchor/anchor-2', { speed_former_partial: -999999.75 })
        .ok(because, { speed_former_partial: -999999.75 });
      await api.get('/anchor/anchor-2').ok(because, { speed_former_partial: -999999.75 });
    },
  );

  test(
    'weight_remote may be the whole number 0',
    about('anchor.weight_remote.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of weight_remote';
      await api
        .post('/anchor', { ...anchor, weight_remote: 0 })
        .created(because, { weight_remote: 0 });
      await api.get('/anchor/anchor-1').ok(because, { weight_remote: 0 });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api.patch('/anchor/anchor-2', { weight_remote: 0 }).ok(because, { weight_remote: 0 });
      await api.get('/anchor/anchor-2').ok(because, { weight_remote: 0 });
    },
  );

  test(
    'weight_remote keeps three decimals',
    about('anchor.weight_remote.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of weight_remote';
      await api
        .post('/anchor', { ...anchor, weight_remote: 12.375 })
        .created(because, { weight_remote: 12.375 });
      await api.get('/anchor/anchor-1').ok(because, { weight_remote: 12.375 });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api
        .patch('/anchor/anchor-2', { weight_remote: 12.375 })
        .ok(because, { weight_remote: 12.375 });
      await api.get('/anchor/anchor-2').ok(because, { weight_remote: 12.375 });
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
      const because = 'weight_remote must be a number';
      await api.post('/anchor', { ...anchor, weight_remote: 'abc' }).invalid(because);
      await api.post('/anchor', { ...anchor, weight_remote: { value: 'text' } }).invalid(because);
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', { weight_remote: 'abc' }).invalid(because);
      await api.patch('/anchor/anchor-1', { weight_remote: {} }).invalid(because);
      await api
        .get('/anchor/anchor-1')
        .ok('a refused update changes nothing', { weight_remote: 85.75 });
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
      const because = 'the maximum of weight_remote is 2500, inclusive';
      await api
        .post('/anchor', { ...anchor, weight_remote: 2500 })
        .created(because, { weight_remote: 2500 });
      await api.get('/anchor/anchor-1').ok(because, { weight_remote: 2500 });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api
        .patch('/anchor/anchor-2', { weight_remote: 2500 })
        .ok(because, { weight_remote: 2500 });
      await api.get('/anchor/anchor-2').ok(because, { weight_remote: 2500 });
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
      const because = 'weight_remote must be at most 2500';
      await api.post('/anchor', { ...anchor, weight_remote: 2500.25 }).invalid(because);
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', { weight_remote: 2500.25 }).invalid(because);
      await api
        .get('/anchor/anchor-1')
        .ok('a refused update changes nothing', { weight_remote: 85.75 });
    },
  );

  test(
    'weight_remote has no minimum',
    about('anchor.weight_remote.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'weight_remote has no minimum';
      await api
        .post('/anchor', { ...anchor, weight_remote: -999999.75 })
        .created(because, { weight_remote: -999999.75 });
      await api.get('/anchor/anchor-1').ok(because, { weight_remote: -999999.75 });
      await api.create('Anchor', { ...anchor, id: 'anchor-2' });
      await api
        .patch('/anchor/anchor-2', { weight_remote: -999999.75 })
        .ok(because, { weight_remote: -999999.75 });
      await api.get('/anchor/anchor-2').ok(because, { weight_remote: -999999.75 });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of AnchorCondition';
      await api
        .post('/anchor', { ...anchor, condition: 'good' })
        .created(because, { condition: 'good' });
      await api
        .patch('/anchor/anchor-1', { condition: 'broken' })
        .ok(because, { condition: 'broken' });
      await api.patch('/anchor/anchor-1', { condition: 'worn' }).ok(because, { condition: 'worn' });
      await api.get('/anchor/anchor-1').ok(because, { condition: 'worn' });
      await api.patch('/anchor/anchor-1', { condition: 'good' }).ok(because, { condition: 'good' });
    },
  );

  test(
    'create and update refuse a condition that AnchorCondition does not list, such as unheard_of',
    about(
      'anchor.condition.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'condition must be one of good, broken, worn';
      await api.post('/anchor', { ...anchor, condition: 'unheard_of' }).invalid(because);
      await api.post('/anchor', { ...anchor, condition: 'good ' }).invalid(because);
      await api.post('/anchor', { ...anchor, condition: 'goo' }).invalid(because);
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', { condition: 'unheard_of' }).invalid(because);
      await api
        .get('/anchor/anchor-1')
        .ok('a refused update changes nothing', { condition: 'broken' });
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
      const because = 'condition must be one of good, broken, worn';
      await api.post('/anchor', { ...anchor, condition: 'GOOD' }).invalid(because);
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', { condition: 'GOOD' }).invalid(because);
      await api
        .get('/anchor/anchor-1')
        .ok('a refused update changes nothing', { condition: 'broken' });
    },
  );

  test(
    'delivery_outer_second may be shipped, returned, in_transit, packed',
    about(
      'anchor.delivery_outer_second.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of AnchorDeliveryOuterSecond';
      await api.post('/anchor', anchor).created(because, { delivery_outer_second: 'shipped' });
      await api
        .patch('/anchor/anchor-1', { delivery_outer_second: 'returned' })
        .ok(because, { delivery_outer_second: 'returned' });
      await api
        .patch('/anchor/anchor-1', { delivery_outer_second: 'in_transit' })
        .ok(because, { delivery_outer_second: 'in_transit' });
      await api
        .patch('/anchor/anchor-1', { delivery_outer_second: 'packed' })
        .ok(because, { delivery_outer_second: 'packed' });
      await api.get('/anchor/anchor-1').ok(because, { delivery_outer_second: 'packed' });
      await api
        .patch('/anchor/anchor-1', { delivery_outer_second: 'shipped' })
        .ok(because, { delivery_outer_second: 'shipped' });
    },
  );

  test(
    'create and update refuse a delivery_outer_second that AnchorDeliveryOuterSecond does not list, such as unheard_of',
    about(
      'anchor.delivery_outer_second.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'delivery_outer_second must be one of shipped, returned, in_transit, packed';
      await api
        .post('/anchor', { ...anchor, delivery_outer_second: 'unheard_of' })
        .invalid(because);
      await api.post('/anchor', { ...anchor, delivery_outer_second: 'shipped ' }).invalid(because);
      await api.post('/anchor', { ...anchor, delivery_outer_second: 'shippe' }).invalid(because);
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', { delivery_outer_second: 'unheard_of' }).invalid(because);
      await api
        .get('/anchor/anchor-1')
        .ok('a refused update changes nothing', { delivery_outer_second: 'shipped' });
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
      const because = 'delivery_outer_second must be one of shipped, returned, in_transit, packed';
      await api.post('/anchor', { ...anchor, delivery_outer_second: 'SHIPPED' }).invalid(because);
      await api.get('/anchor/anchor-1').notFound('a refused create stores nothing');
      await api.create('Anchor', anchor);
      await api.patch('/anchor/anchor-1', { delivery_outer_second: 'SHIPPED' }).invalid(because);
      await api
        .get('/anchor/anchor-1')
        .ok('a refused update changes nothing', { delivery_outer_second: 'shipped' });
    },
  );
});
