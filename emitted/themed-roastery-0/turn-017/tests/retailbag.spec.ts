import { about, test, without } from '../support/api.ts';

// A valid RoastBatch, as the tests send it.
const roastBatch = {
  green_weight_kg: 43.75,
  id: 'roastbatch-1',
  loss_kg: 23.75,
  roast_level: 'dark',
  status: 'cooling',
  starred: false,
};

// A valid RetailBag, as the tests send it.
const retailBag = {
  id: 'retailbag-1',
  label: 'soto',
  net_grams: 182,
  shelf_state: 'on_shelf',
  whole_bean: false,
};

test.describe('RetailBag: create, read, update and delete', () => {
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
    'create answers the new RetailBag, and read answers it again',
    about(
      'retailbag.create.answers-the-object',
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
        .post('/retailbag', retailBag)
        .created('create answers the object that was sent', { ...retailBag, batch: null });
      await api
        .get('/retailbag/retailbag-1')
        .ok('read answers the object that was created', { ...retailBag, batch: null });
      await api
        .post('/retailbag', { ...retailBag, id: 'retailbag-2' })
        .created('objects may be alike in everything but their ids', { id: 'retailbag-2' });
    },
  );

  test(
    'the id of a RetailBag may be any text, upper and lower case told apart, but no number',
    about(
      'retailbag.create.accepts-any-id',
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
        .post('/retailbag', { ...retailBag, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('RetailBag', {
        ...retailBag,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/retailbag/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/retailbag/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...retailBag,
          batch: null,
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api.post('/retailbag', { ...retailBag, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole RetailBag',
    about(
      'retailbag.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RetailBag', retailBag);
      await api
        .patch('/retailbag/retailbag-1', {
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        })
        .ok('every one of these fields was sent', {
          batch: null,
          id: 'retailbag-1',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        });
      await api.get('/retailbag/retailbag-1').ok('the update is stored', {
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('retailbag.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('RetailBag', retailBag);
      await api
        .patch('/retailbag/retailbag-1', {
          id: 'retailbag-1',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        })
        .ok(because, {
          id: 'retailbag-1',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        });
      await api.get('/retailbag/retailbag-1').ok(because, {
        id: 'retailbag-1',
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
    },
  );

  test(
    'update that is refused for whole_bean does not change label either',
    about(
      'retailbag.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RetailBag', retailBag);
      await api
        .patch('/retailbag/retailbag-1', { label: 'magogu', whole_bean: 'abc' })
        .invalid('whole_bean must be true or false');
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { ...retailBag, batch: null });
    },
  );

  test(
    'delete removes a RetailBag: no read finds it and no list holds it',
    about(
      'retailbag.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('RetailBag', retailBag);
      await api.delete('/retailbag/retailbag-1').removed('the object exists');
      await api.get('/retailbag/retailbag-1').notFound(because);
      await api.patch('/retailbag/retailbag-1', { id: 'retailbag-1' }).notFound(because);
      await api.get('/retailbag').ok('what was deleted is in no list', []);
      await api
        .post('/retailbag', {
          ...retailBag,
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          batch: null,
          id: 'retailbag-1',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        });
      await api
        .get('/retailbag/retailbag-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          batch: null,
          id: 'retailbag-1',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no RetailBag has',
    about('retailbag.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no RetailBag has the id retailbag-unknown';
      await api.create('RetailBag', retailBag);
      await api.get('/retailbag/retailbag-unknown').notFound(because);
      await api
        .patch('/retailbag/retailbag-unknown', {
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        })
        .notFound(because);
      await api.delete('/retailbag/retailbag-unknown').notFound(because);
      await api
        .get('/retailbag')
        .ok('requests for an unknown id change nothing', [{ id: 'retailbag-1' }]);
    },
  );
});

test.describe('RetailBag: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every RetailBag with all of its fields',
    about(
      'retailbag.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RetailBag', retailBag);
      await api.create('RetailBag', {
        ...retailBag,
        id: 'retailbag-2',
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
      await api.create('RetailBag', {
        ...retailBag,
        id: 'retailbag-3',
        label: 'nata',
        net_grams: 116,
        shelf_state: 'expired',
      });
      await api.get('/retailbag').ok('three objects were created', [
        { ...retailBag, batch: null },
        {
          batch: null,
          id: 'retailbag-2',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        },
        {
          batch: null,
          id: 'retailbag-3',
          label: 'nata',
          net_grams: 116,
          shelf_state: 'expired',
          whole_bean: false,
        },
      ]);
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-4', shelf_state: 'sold_out' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-5' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-6' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-7' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-8' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-9' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-10' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-11' });
      await api
        .get('/retailbag')
        .ok('a list holds every object, however many there are', [
          { id: 'retailbag-1' },
          { id: 'retailbag-2' },
          { id: 'retailbag-3' },
          { id: 'retailbag-4' },
          { id: 'retailbag-5' },
          { id: 'retailbag-6' },
          { id: 'retailbag-7' },
          { id: 'retailbag-8' },
          { id: 'retailbag-9' },
          { id: 'retailbag-10' },
          { id: 'retailbag-11' },
        ]);
    },
  );

  test(
    'update of one RetailBag leaves another as it was',
    about(
      'retailbag.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RetailBag', retailBag);
      await api.create('RetailBag', {
        ...retailBag,
        id: 'retailbag-2',
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
      await api
        .patch('/retailbag/retailbag-2', {
          id: 'retailbag-2',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        })
        .ok('the change is valid');
      await api
        .get('/retailbag/retailbag-1')
        .ok('another object was updated', { ...retailBag, batch: null });
      await api.get('/retailbag/retailbag-2').ok('the update is stored', {
        batch: null,
        id: 'retailbag-2',
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
    },
  );

  test(
    'delete of one RetailBag leaves another as it was',
    about(
      'retailbag.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RetailBag', retailBag);
      await api.create('RetailBag', {
        ...retailBag,
        id: 'retailbag-2',
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
      await api.delete('/retailbag/retailbag-1').removed('the object exists');
      await api.get('/retailbag/retailbag-2').ok('another object was deleted', {
        batch: null,
        id: 'retailbag-2',
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
      await api.get('/retailbag').ok('one of two objects was deleted', [{ id: 'retailbag-2' }]);
    },
  );

  test(
    'reset removes every RetailBag',
    about(
      'retailbag.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RetailBag', retailBag);
      await api.create('RetailBag', {
        ...retailBag,
        id: 'retailbag-2',
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/retailbag').ok('reset removes all objects', []);
      await api.get('/retailbag/retailbag-1').notFound('reset removed it');
    },
  );
});

test.describe('RetailBag: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a RetailBag without an id',
    about(
      'retailbag.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/retailbag', without(retailBag, 'id')).invalid('id must be sent');
      await api.get('/retailbag').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a RetailBag without label, which is required',
    about(
      'retailbag.label.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/retailbag', without(retailBag, 'label'))
        .invalid('label is required and has no default');
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a RetailBag without net_grams, which is required',
    about(
      'retailbag.net_grams.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/retailbag', without(retailBag, 'net_grams'))
        .invalid('net_grams is required and has no default');
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a RetailBag without shelf_state, which is required',
    about(
      'retailbag.shelf_state.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/retailbag', without(retailBag, 'shelf_state'))
        .invalid('shelf_state is required and has no default');
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'whole_bean is true when a create leaves it out',
    about(
      'retailbag.whole_bean.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of whole_bean is true';
      await api
        .post('/retailbag', without(retailBag, 'whole_bean'))
        .created(because, { whole_bean: true });
      await api.get('/retailbag/retailbag-1').ok(because, { whole_bean: true });
    },
  );

  test(
    'update of label or whole_bean alone leaves every other field as it is',
    about(
      'retailbag.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('RoastBatch', roastBatch);
      await api.create('RetailBag', { ...retailBag, batch: 'roastbatch-1' });
      await api
        .patch('/retailbag/retailbag-1', { label: 'magogu' })
        .ok(because, { ...retailBag, batch: 'roastbatch-1', label: 'magogu' });
      await api
        .patch('/retailbag/retailbag-1', { whole_bean: true })
        .ok(because, { ...retailBag, batch: 'roastbatch-1', label: 'magogu', whole_bean: true });
      await api
        .get('/retailbag/retailbag-1')
        .ok(because, { ...retailBag, batch: 'roastbatch-1', label: 'magogu', whole_bean: true });
    },
  );
});

test.describe('RetailBag: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'label may be null',
    about(
      'retailbag.label.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'label is nullable';
      await api.post('/retailbag', { ...retailBag, label: null }).created(because, { label: null });
      await api.get('/retailbag/retailbag-1').ok(because, { label: null });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2' });
      await api.patch('/retailbag/retailbag-2', { label: null }).ok(because, { label: null });
      await api.get('/retailbag/retailbag-2').ok(because, { label: null });
    },
  );

  test(
    'net_grams may be null',
    about(
      'retailbag.net_grams.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'net_grams is nullable';
      await api
        .post('/retailbag', { ...retailBag, net_grams: null })
        .created(because, { net_grams: null });
      await api.get('/retailbag/retailbag-1').ok(because, { net_grams: null });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2' });
      await api
        .patch('/retailbag/retailbag-2', { net_grams: null })
        .ok(because, { net_grams: null });
      await api.get('/retailbag/retailbag-2').ok(because, { net_grams: null });
    },
  );

  test(
    'create and update refuse null for shelf_state',
    about(
      'retailbag.shelf_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'shelf_state must not be null';
      await api.post('/retailbag', { ...retailBag, shelf_state: null }).invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { shelf_state: null }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { shelf_state: 'on_shelf' });
    },
  );

  test(
    'create and update refuse null for whole_bean',
    about(
      'retailbag.whole_bean.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'whole_bean must not be null';
      await api.post('/retailbag', { ...retailBag, whole_bean: null }).invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { whole_bean: null }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { whole_bean: false });
    },
  );
});

test.describe('RetailBag: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'label of digits alone stays a string',
    about(
      'retailbag.label.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of label';
      await api
        .post('/retailbag', { ...retailBag, label: '0042' })
        .created(because, { label: '0042' });
      await api.get('/retailbag/retailbag-1').ok(because, { label: '0042' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2' });
      await api.patch('/retailbag/retailbag-2', { label: '0042' }).ok(because, { label: '0042' });
      await api.get('/retailbag/retailbag-2').ok(because, { label: '0042' });
    },
  );

  test(
    'label keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'retailbag.label.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of label';
      await api
        .post('/retailbag', { ...retailBag, label: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { label: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/retailbag/retailbag-1').ok(because, { label: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2' });
      await api
        .patch('/retailbag/retailbag-2', { label: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { label: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/retailbag/retailbag-2').ok(because, { label: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a label of a wrong type',
    about(
      'retailbag.label.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'label must be a string';
      await api.post('/retailbag', { ...retailBag, label: 421337 }).invalid(because);
      await api.post('/retailbag', { ...retailBag, label: { value: 'text' } }).invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { label: 0 }).invalid(because);
      await api.patch('/retailbag/retailbag-1', { label: {} }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { label: 'soto' });
    },
  );

  test(
    'label may be right at its minimum length of 3',
    about(
      'retailbag.label.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of label is 3, inclusive';
      await api
        .post('/retailbag', { ...retailBag, label: 'bi ' })
        .created(because, { label: 'bi ' });
      await api.get('/retailbag/retailbag-1').ok(because, { label: 'bi ' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2' });
      await api.patch('/retailbag/retailbag-2', { label: 'bi ' }).ok(because, { label: 'bi ' });
      await api.get('/retailbag/retailbag-2').ok(because, { label: 'bi ' });
    },
  );

  test(
    'create and update refuse a label below its minimum length of 3',
    about(
      'retailbag.label.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'label must have at least 3 characters';
      await api.post('/retailbag', { ...retailBag, label: 'r ' }).invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { label: 'r ' }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { label: 'soto' });
    },
  );

  test(
    'label has no maximum length',
    about(
      'retailbag.label.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'label has no maximum length';
      await api
        .post('/retailbag', {
          ...retailBag,
          label:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          label:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/retailbag/retailbag-1').ok(because, {
        label:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2' });
      await api
        .patch('/retailbag/retailbag-2', {
          label:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          label:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/retailbag/retailbag-2').ok(because, {
        label:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'create and update refuse a net_grams of a wrong type',
    about(
      'retailbag.net_grams.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'net_grams must be an integer';
      await api.post('/retailbag', { ...retailBag, net_grams: 'abc' }).invalid(because);
      await api.post('/retailbag', { ...retailBag, net_grams: { value: 'text' } }).invalid(because);
      await api.post('/retailbag', { ...retailBag, net_grams: 181.5 }).invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { net_grams: 'abc' }).invalid(because);
      await api.patch('/retailbag/retailbag-1', { net_grams: {} }).invalid(because);
      await api.patch('/retailbag/retailbag-1', { net_grams: 181.5 }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { net_grams: 182 });
    },
  );

  test(
    'net_grams may be right at its minimum of 100',
    about(
      'retailbag.net_grams.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of net_grams is 100, inclusive';
      await api
        .post('/retailbag', { ...retailBag, net_grams: 100 })
        .created(because, { net_grams: 100 });
      await api.get('/retailbag/retailbag-1').ok(because, { net_grams: 100 });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2' });
      await api.patch('/retailbag/retailbag-2', { net_grams: 100 }).ok(because, { net_grams: 100 });
      await api.get('/retailbag/retailbag-2').ok(because, { net_grams: 100 });
    },
  );

  test(
    'create and update refuse a net_grams below its minimum of 100',
    about(
      'retailbag.net_grams.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'net_grams must be at least 100';
      await api.post('/retailbag', { ...retailBag, net_grams: 99 }).invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { net_grams: 99 }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { net_grams: 182 });
    },
  );

  test(
    'net_grams may be right at its maximum of 3000',
    about(
      'retailbag.net_grams.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of net_grams is 3000, inclusive';
      await api
        .post('/retailbag', { ...retailBag, net_grams: 3000 })
        .created(because, { net_grams: 3000 });
      await api.get('/retailbag/retailbag-1').ok(because, { net_grams: 3000 });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2' });
      await api
        .patch('/retailbag/retailbag-2', { net_grams: 3000 })
        .ok(because, { net_grams: 3000 });
      await api.get('/retailbag/retailbag-2').ok(because, { net_grams: 3000 });
    },
  );

  test(
    'create and update refuse a net_grams above its maximum of 3000',
    about(
      'retailbag.net_grams.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'net_grams must be at most 3000';
      await api.post('/retailbag', { ...retailBag, net_grams: 3001 }).invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { net_grams: 3001 }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { net_grams: 182 });
    },
  );

  test(
    'create and update refuse a shelf_state of a wrong type',
    about(
      'retailbag.shelf_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'shelf_state must be one of packed, on_shelf, sold_out, expired';
      await api.post('/retailbag', { ...retailBag, shelf_state: 421337 }).invalid(because);
      await api
        .post('/retailbag', { ...retailBag, shelf_state: { value: 'text' } })
        .invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { shelf_state: 0 }).invalid(because);
      await api.patch('/retailbag/retailbag-1', { shelf_state: {} }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { shelf_state: 'on_shelf' });
    },
  );

  test(
    'whole_bean may be false',
    about('retailbag.whole_bean.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of whole_bean';
      await api.post('/retailbag', retailBag).created(because, { whole_bean: false });
      await api.get('/retailbag/retailbag-1').ok(because, { whole_bean: false });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2', whole_bean: true });
      await api
        .patch('/retailbag/retailbag-2', { whole_bean: false })
        .ok(because, { whole_bean: false });
      await api.get('/retailbag/retailbag-2').ok(because, { whole_bean: false });
    },
  );

  test(
    'create and update refuse a whole_bean of a wrong type',
    about(
      'retailbag.whole_bean.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'whole_bean must be true or false';
      await api.post('/retailbag', { ...retailBag, whole_bean: 'abc' }).invalid(because);
      await api
        .post('/retailbag', { ...retailBag, whole_bean: { value: 'text' } })
        .invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { whole_bean: 'abc' }).invalid(because);
      await api.patch('/retailbag/retailbag-1', { whole_bean: {} }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { whole_bean: false });
    },
  );
});

test.describe('RetailBag: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'shelf_state may be packed, on_shelf, sold_out, expired',
    about(
      'retailbag.shelf_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of CoffeeBagShelfState';
      await api
        .post('/retailbag', { ...retailBag, shelf_state: 'packed' })
        .created(because, { shelf_state: 'packed' });
      await api
        .patch('/retailbag/retailbag-1', { shelf_state: 'on_shelf' })
        .ok(because, { shelf_state: 'on_shelf' });
      await api
        .patch('/retailbag/retailbag-1', { shelf_state: 'sold_out' })
        .ok(because, { shelf_state: 'sold_out' });
      await api
        .patch('/retailbag/retailbag-1', { shelf_state: 'expired' })
        .ok(because, { shelf_state: 'expired' });
      await api.get('/retailbag/retailbag-1').ok(because, { shelf_state: 'expired' });
      await api
        .patch('/retailbag/retailbag-1', { shelf_state: 'packed' })
        .ok(because, { shelf_state: 'packed' });
    },
  );

  test(
    'create and update refuse a shelf_state that CoffeeBagShelfState does not list, such as unheard_of',
    about(
      'retailbag.shelf_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'shelf_state must be one of packed, on_shelf, sold_out, expired';
      await api.post('/retailbag', { ...retailBag, shelf_state: 'unheard_of' }).invalid(because);
      await api.post('/retailbag', { ...retailBag, shelf_state: 'packed ' }).invalid(because);
      await api.post('/retailbag', { ...retailBag, shelf_state: 'packe' }).invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { shelf_state: 'unheard_of' }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { shelf_state: 'on_shelf' });
    },
  );

  test(
    'create and update refuse the shelf_state PACKED, as upper and lower case differ',
    about(
      'retailbag.shelf_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'shelf_state must be one of packed, on_shelf, sold_out, expired';
      await api.post('/retailbag', { ...retailBag, shelf_state: 'PACKED' }).invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { shelf_state: 'PACKED' }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { shelf_state: 'on_shelf' });
    },
  );
});

test.describe('RetailBag: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.

  test(
    'batch refers to an existing RoastBatch and is answered as its id',
    about('retailbag.batch.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'batch was sent as roastbatch-1';
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .post('/retailbag', { ...retailBag, batch: 'roastbatch-1' })
        .created(because, { batch: 'roastbatch-1' });
      await api.get('/retailbag/retailbag-1').ok(because, { batch: 'roastbatch-1' });
      await api
        .patch('/retailbag/retailbag-1', { batch: 'roastbatch-2' })
        .ok('batch was changed to roastbatch-2', { batch: 'roastbatch-2' });
      await api
        .get('/retailbag/retailbag-1')
        .ok('batch was changed to roastbatch-2', { batch: 'roastbatch-2' });
      await api
        .get('/retailbag')
        .ok('lists answer references as ids too', [{ id: 'retailbag-1', batch: 'roastbatch-2' }]);
    },
  );

  test(
    'create and update refuse a batch that no RoastBatch has as its id',
    about(
      'retailbag.batch.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'batch must be the id of an existing RoastBatch';
      await api.post('/retailbag', { ...retailBag, batch: 'roastbatch-unknown' }).invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.create('RetailBag', { ...retailBag, batch: 'roastbatch-1' });
      await api.patch('/retailbag/retailbag-1', { batch: 'roastbatch-unknown' }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { batch: 'roastbatch-1' });
    },
  );

  test(
    'create and update refuse what is no id for batch',
    about(
      'retailbag.batch.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'batch must be the id of a RoastBatch';
      await api.post('/retailbag', { ...retailBag, batch: 421337 }).invalid(because);
      await api.post('/retailbag', { ...retailBag, batch: { value: 'text' } }).invalid(because);
      await api.get('/retailbag/retailbag-1').notFound('a refused create stores nothing');
      await api.create('RetailBag', retailBag);
      await api.patch('/retailbag/retailbag-1', { batch: 0 }).invalid(because);
      await api.patch('/retailbag/retailbag-1', { batch: {} }).invalid(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { batch: null });
    },
  );

  test(
    'batch may be null or left out',
    about(
      'retailbag.batch.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('RoastBatch', roastBatch);
      await api.post('/retailbag', { ...retailBag, batch: null }).created(because, { batch: null });
      await api
        .patch('/retailbag/retailbag-1', { batch: 'roastbatch-1' })
        .ok('the change is valid');
      await api.patch('/retailbag/retailbag-1', { batch: null }).ok(because, { batch: null });
      await api.get('/retailbag/retailbag-1').ok(because, { batch: null });
      await api
        .post('/retailbag', { ...retailBag, id: 'retailbag-2' })
        .created('batch is optional', { batch: null });
    },
  );

  test(
    'deleting a RoastBatch clears every batch that refers to it',
    about(
      'retailbag.batch.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'roastbatch-1 was deleted';
      await api.create('RoastBatch', roastBatch);
      await api.create('RetailBag', { ...retailBag, batch: 'roastbatch-1' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2', batch: 'roastbatch-1' });
      await api.delete('/roastbatch/roastbatch-1').removed('the object exists');
      await api.get('/retailbag/retailbag-1').ok(because, { id: 'retailbag-1', batch: null });
      await api.get('/retailbag/retailbag-2').ok(because, { id: 'retailbag-2', batch: null });
      await api.get('/retailbag').ok(because, [
        { id: 'retailbag-1', batch: null },
        { id: 'retailbag-2', batch: null },
      ]);
      await api
        .patch('/retailbag/retailbag-1', { label: 'magogu' })
        .ok('an update of something else brings no reference back', { batch: null });
      await api
        .patch('/retailbag/retailbag-1', { batch: 'roastbatch-1' })
        .invalid('batch must be the id of an existing RoastBatch');
      await api.create('RoastBatch', roastBatch);
      await api
        .get('/retailbag/retailbag-2')
        .ok('the RoastBatch that has the id roastbatch-1 now is another', { batch: null });
    },
  );

  test(
    'deleting a RoastBatch keeps a batch that refers to another',
    about(
      'retailbag.batch.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.create('RetailBag', { ...retailBag, batch: 'roastbatch-2' });
      await api.delete('/roastbatch/roastbatch-1').removed(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('another RoastBatch was deleted', { batch: 'roastbatch-2' });
      await api.delete('/retailbag/retailbag-1').removed(because);
      await api
        .get('/roastbatch/roastbatch-2')
        .ok('only what refers to it was deleted', { id: 'roastbatch-2' });
    },
  );

  test(
    'create and update refuse the id of a RetailBag in batch, which refers to RoastBatch',
    about(
      'retailbag.batch.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'batch must be the id of an existing RoastBatch';
      await api.create('RetailBag', retailBag);
      await api
        .post('/retailbag', { ...retailBag, id: 'retailbag-2', batch: 'retailbag-1' })
        .invalid(because);
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2' });
      await api.patch('/retailbag/retailbag-2', { batch: 'retailbag-1' }).invalid(because);
      await api
        .get('/retailbag/retailbag-2')
        .ok('a refused update changes nothing', { batch: null });
    },
  );

  test(
    'deleting a RetailBag, or the RoastBatch of the same id, leaves the other one and batch as they are',
    about(
      'retailbag.batch.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('RoastBatch', { ...roastBatch, id: 'retailbag-1' });
      await api.create('RoastBatch', { ...roastBatch, id: 'retailbag-2' });
      await api.create('RetailBag', { ...retailBag, batch: 'retailbag-2' });
      await api.create('RetailBag', { ...retailBag, id: 'retailbag-2' });
      await api.delete('/retailbag/retailbag-2').removed(because);
      await api
        .get('/roastbatch/retailbag-2')
        .ok('no RoastBatch was deleted', { ...roastBatch, id: 'retailbag-2', lots: [] });
      await api.delete('/roastbatch/retailbag-1').removed(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('only the RoastBatch retailbag-1 was deleted', { ...retailBag, batch: 'retailbag-2' });
    },
  );

  test(
    'update that is refused for batch does not change label either',
    about(
      'retailbag.batch.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RetailBag', retailBag);
      await api
        .patch('/retailbag/retailbag-1', { label: 'magogu', batch: 'roastbatch-unknown' })
        .invalid('batch must be the id of an existing RoastBatch');
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused update changes nothing', { ...retailBag, batch: null });
    },
  );
});

test.describe('RetailBag: actions', () => {
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
    'shelve moves shelf_state from packed to on_shelf',
    about(
      'retailbag.shelve.moves-from-packed',
      'actions.success',
      'actions.stored',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RetailBag', { ...retailBag, shelf_state: 'packed', batch: 'roastbatch-1' });
      await api
        .post('/retailbag/retailbag-1/shelve')
        .ok('the state is right and every condition holds', {
          ...retailBag,
          batch: 'roastbatch-1',
        });
      await api
        .get('/retailbag/retailbag-1')
        .ok('what the action did is stored', { ...retailBag, batch: 'roastbatch-1' });
    },
  );

  test(
    'shelve leaves objects alone that it does not concern',
    about('retailbag.shelve.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RetailBag', { ...retailBag, shelf_state: 'packed', batch: 'roastbatch-1' });
      await api.create('RetailBag', {
        ...retailBag,
        id: 'retailbag-2',
        shelf_state: 'packed',
        batch: 'roastbatch-1',
      });
      await api
        .post('/retailbag/retailbag-1/shelve')
        .ok('the state is right and every condition holds');
      await api
        .get('/retailbag/retailbag-2')
        .ok('shelve was called on retailbag-1, which does not concern this object', {
          ...retailBag,
          batch: 'roastbatch-1',
          id: 'retailbag-2',
          shelf_state: 'packed',
        });
    },
  );

  test(
    'shelve acts on what updates left, and later updates leave what it did',
    about(
      'retailbag.shelve.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('RoastBatch', roastBatch);
      await api.create('RetailBag', { ...retailBag, batch: null });
      await api
        .patch('/retailbag/retailbag-1', { shelf_state: 'packed', batch: 'roastbatch-1' })
        .ok(because);
      await api
        .post('/retailbag/retailbag-1/shelve')
        .ok('the state is right and every condition holds');
      await api
        .get('/retailbag')
        .ok('a list shows what shelve did', [{ id: 'retailbag-1', shelf_state: 'on_shelf' }]);
      await api.patch('/retailbag/retailbag-1', { label: 'magogu' }).ok(because);
      await api
        .get('/retailbag/retailbag-1')
        .ok('what shelve did stays when something else is updated', {
          label: 'magogu',
          shelf_state: 'on_shelf',
        });
      await api
        .patch('/retailbag/retailbag-1', { shelf_state: 'packed' })
        .ok('an update may lead back to any shelf_state');
      await api
        .post('/retailbag/retailbag-1/shelve')
        .ok('the state is right and every condition holds', { shelf_state: 'on_shelf' });
    },
  );

  test(
    'shelve answers 404 for an id that no RetailBag has',
    about('retailbag.shelve.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('RetailBag', retailBag);
      await api
        .post('/retailbag/retailbag-unknown/shelve')
        .notFound('no RetailBag has the id retailbag-unknown');
      await api.delete('/retailbag/retailbag-1').removed('the object exists');
      await api.post('/retailbag/retailbag-1/shelve').notFound('it was deleted');
      await api.create('RoastBatch', roastBatch);
      await api
        .post('/retailbag/roastbatch-1/shelve')
        .notFound('the id is that of a RoastBatch, and no RetailBag has it');
    },
  );

  test(
    'shelve is refused while shelf_state is on_shelf',
    about(
      'retailbag.shelve.refuses-from-on_shelf',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RetailBag', { ...retailBag, batch: 'roastbatch-1' });
      await api
        .post('/retailbag/retailbag-1/shelve')
        .refused('shelve starts from packed, and shelf_state is on_shelf');
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused action changes nothing', { shelf_state: 'on_shelf' });
    },
  );

  test(
    'shelve is refused while shelf_state is sold_out',
    about(
      'retailbag.shelve.refuses-from-sold_out',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RetailBag', {
        ...retailBag,
        shelf_state: 'sold_out',
        batch: 'roastbatch-1',
      });
      await api
        .post('/retailbag/retailbag-1/shelve')
        .refused('shelve starts from packed, and shelf_state is sold_out');
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused action changes nothing', { shelf_state: 'sold_out' });
    },
  );

  test(
    'shelve is refused while shelf_state is expired',
    about(
      'retailbag.shelve.refuses-from-expired',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RetailBag', {
        ...retailBag,
        shelf_state: 'expired',
        batch: 'roastbatch-1',
      });
      await api
        .post('/retailbag/retailbag-1/shelve')
        .refused('shelve starts from packed, and shelf_state is expired');
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused action changes nothing', { shelf_state: 'expired' });
    },
  );

  test(
    'shelve is refused unless this.batch is not null',
    about(
      'retailbag.shelve.refuses-unless-batch-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RetailBag', { ...retailBag, shelf_state: 'packed', batch: null });
      await api
        .post('/retailbag/retailbag-1/shelve')
        .refused('the condition this.batch is not null is not satisfied');
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused action changes nothing', { shelf_state: 'packed' });
    },
  );

  test(
    'shelve is refused after the deletion of what batch named',
    about(
      'retailbag.shelve.refuses-after-delete-in-batch',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RetailBag', { ...retailBag, shelf_state: 'packed', batch: 'roastbatch-1' });
      await api.delete('/roastbatch/roastbatch-1').removed('the object exists');
      await api
        .post('/retailbag/retailbag-1/shelve')
        .refused('the condition this.batch is not null is not satisfied');
      await api
        .get('/retailbag/retailbag-1')
        .ok('a refused action changes nothing', { shelf_state: 'packed' });
    },
  );
});
