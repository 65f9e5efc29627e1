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

// A valid CoffeeBag, as the tests send it.
const coffeeBag = {
  id: 'coffeebag-1',
  label: 'soto',
  net_grams: 182,
  shelf_state: 'on_shelf',
  whole_bean: false,
};

test.describe('CoffeeBag: create, read, update and delete', () => {
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
    'create answers the new CoffeeBag, and read answers it again',
    about(
      'coffeebag.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: coffeeBag,
        status: [200, 201],
        answer: { ...coffeeBag, batch: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { ...coffeeBag, batch: null },
        because: 'read answers the object that was created',
      });
      await api.post('/coffeebag', {
        body: { ...coffeeBag, id: 'coffeebag-2' },
        status: [200, 201],
        answer: { id: 'coffeebag-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole CoffeeBag',
    about(
      'coffeebag.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { label: 'magogu', net_grams: 138, shelf_state: 'packed', whole_bean: true },
        status: [200],
        answer: {
          batch: null,
          id: 'coffeebag-1',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { label: 'magogu', net_grams: 138, shelf_state: 'packed', whole_bean: true },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('coffeebag.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: {
          id: 'coffeebag-1',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        },
        status: [200],
        answer: {
          id: 'coffeebag-1',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: {
          id: 'coffeebag-1',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for whole_bean does not change label either',
    about(
      'coffeebag.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { label: 'magogu', whole_bean: 'abc' },
        status: [400, 422],
        because: 'whole_bean must be true or false',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { ...coffeeBag, batch: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a CoffeeBag: no read finds it and no list holds it',
    about(
      'coffeebag.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('CoffeeBag', coffeeBag);
      await api.delete('/coffeebag/coffeebag-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeebag/coffeebag-1', { status: [404], because: 'it was deleted' });
      await api.get('/coffeebag', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CoffeeBag has',
    about('coffeebag.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('CoffeeBag', coffeeBag);
      await api.get('/coffeebag/coffeebag-unknown', {
        status: [404],
        because: 'no CoffeeBag has the id coffeebag-unknown',
      });
      await api.patch('/coffeebag/coffeebag-unknown', {
        body: { label: 'magogu', net_grams: 138, shelf_state: 'packed', whole_bean: true },
        status: [404],
        because: 'no CoffeeBag has the id coffeebag-unknown',
      });
      await api.delete('/coffeebag/coffeebag-unknown', {
        status: [404],
        because: 'no CoffeeBag has the id coffeebag-unknown',
      });
      await api.get('/coffeebag', {
        status: [200],
        answer: [{ id: 'coffeebag-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('CoffeeBag: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every CoffeeBag with all of its fields',
    about('coffeebag.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('CoffeeBag', coffeeBag);
      await api.create('CoffeeBag', {
        ...coffeeBag,
        id: 'coffeebag-2',
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
      await api.create('CoffeeBag', {
        ...coffeeBag,
        id: 'coffeebag-3',
        label: 'nata',
        net_grams: 116,
        shelf_state: 'expired',
      });
      await api.get('/coffeebag', {
        status: [200],
        answer: [
          { ...coffeeBag, batch: null },
          {
            batch: null,
            id: 'coffeebag-2',
            label: 'magogu',
            net_grams: 138,
            shelf_state: 'packed',
            whole_bean: true,
          },
          {
            batch: null,
            id: 'coffeebag-3',
            label: 'nata',
            net_grams: 116,
            shelf_state: 'expired',
            whole_bean: false,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one CoffeeBag leaves another as it was',
    about('coffeebag.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('CoffeeBag', coffeeBag);
      await api.create('CoffeeBag', {
        ...coffeeBag,
        id: 'coffeebag-2',
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
      await api.patch('/coffeebag/coffeebag-2', {
        body: {
          id: 'coffeebag-2',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { ...coffeeBag, batch: null },
        because: 'another object was updated',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: {
          batch: null,
          id: 'coffeebag-2',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one CoffeeBag leaves another as it was',
    about(
      'coffeebag.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('CoffeeBag', coffeeBag);
      await api.create('CoffeeBag', {
        ...coffeeBag,
        id: 'coffeebag-2',
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
      await api.delete('/coffeebag/coffeebag-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: {
          batch: null,
          id: 'coffeebag-2',
          label: 'magogu',
          net_grams: 138,
          shelf_state: 'packed',
          whole_bean: true,
        },
        because: 'another object was deleted',
      });
      await api.get('/coffeebag', {
        status: [200],
        answer: [{ id: 'coffeebag-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every CoffeeBag',
    about('coffeebag.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('CoffeeBag', coffeeBag);
      await api.create('CoffeeBag', {
        ...coffeeBag,
        id: 'coffeebag-2',
        label: 'magogu',
        net_grams: 138,
        shelf_state: 'packed',
        whole_bean: true,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/coffeebag', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/coffeebag/coffeebag-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('CoffeeBag: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a CoffeeBag without an id',
    about(
      'coffeebag.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: without(coffeeBag, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/coffeebag', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a CoffeeBag without label, which is required',
    about(
      'coffeebag.label.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: without(coffeeBag, 'label'),
        status: [400, 422],
        because: 'label is required and has no default',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a CoffeeBag without net_grams, which is required',
    about(
      'coffeebag.net_grams.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: without(coffeeBag, 'net_grams'),
        status: [400, 422],
        because: 'net_grams is required and has no default',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a CoffeeBag without shelf_state, which is required',
    about(
      'coffeebag.shelf_state.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: without(coffeeBag, 'shelf_state'),
        status: [400, 422],
        because: 'shelf_state is required and has no default',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'whole_bean is true when a create leaves it out',
    about('coffeebag.whole_bean.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: without(coffeeBag, 'whole_bean'),
        status: [200, 201],
        answer: { whole_bean: true },
        because: 'the default of whole_bean is true',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { whole_bean: true },
        because: 'the default of whole_bean is true',
      });
    },
  );

  test(
    'update of label or whole_bean alone leaves every other field as it is',
    about('coffeebag.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('CoffeeBag', { ...coffeeBag, batch: 'roastbatch-1' });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { label: 'magogu' },
        status: [200],
        answer: { ...coffeeBag, batch: 'roastbatch-1', label: 'magogu' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { whole_bean: true },
        status: [200],
        answer: { ...coffeeBag, batch: 'roastbatch-1', label: 'magogu', whole_bean: true },
        because: 'an update touches only what it carries',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { ...coffeeBag, batch: 'roastbatch-1', label: 'magogu', whole_bean: true },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('CoffeeBag: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'label may be null',
    about('coffeebag.label.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, label: null },
        status: [200, 201],
        answer: { label: null },
        because: 'label is nullable',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { label: null },
        because: 'label is nullable',
      });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'coffeebag-2' });
      await api.patch('/coffeebag/coffeebag-2', {
        body: { label: null },
        status: [200],
        answer: { label: null },
        because: 'label is nullable',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: { label: null },
        because: 'label is nullable',
      });
    },
  );

  test(
    'net_grams may be null',
    about('coffeebag.net_grams.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, net_grams: null },
        status: [200, 201],
        answer: { net_grams: null },
        because: 'net_grams is nullable',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { net_grams: null },
        because: 'net_grams is nullable',
      });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'coffeebag-2' });
      await api.patch('/coffeebag/coffeebag-2', {
        body: { net_grams: null },
        status: [200],
        answer: { net_grams: null },
        because: 'net_grams is nullable',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: { net_grams: null },
        because: 'net_grams is nullable',
      });
    },
  );

  test(
    'create and update refuse null for shelf_state',
    about(
      'coffeebag.shelf_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, shelf_state: null },
        status: [400, 422],
        because: 'shelf_state must not be null',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { shelf_state: null },
        status: [400, 422],
        because: 'shelf_state must not be null',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { shelf_state: 'on_shelf' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for whole_bean',
    about(
      'coffeebag.whole_bean.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, whole_bean: null },
        status: [400, 422],
        because: 'whole_bean must not be null',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { whole_bean: null },
        status: [400, 422],
        because: 'whole_bean must not be null',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { whole_bean: false },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CoffeeBag: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'label of digits alone stays a string',
    about('coffeebag.label.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, label: '0042' },
        status: [200, 201],
        answer: { label: '0042' },
        because: '"0042" is a valid value of label',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { label: '0042' },
        because: '"0042" is a valid value of label',
      });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'coffeebag-2' });
      await api.patch('/coffeebag/coffeebag-2', {
        body: { label: '0042' },
        status: [200],
        answer: { label: '0042' },
        because: '"0042" is a valid value of label',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: { label: '0042' },
        because: '"0042" is a valid value of label',
      });
    },
  );

  test(
    'label keeps spaces, quotes, accents and symbols',
    about('coffeebag.label.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, label: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { label: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { label: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label',
      });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'coffeebag-2' });
      await api.patch('/coffeebag/coffeebag-2', {
        body: { label: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { label: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: { label: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label',
      });
    },
  );

  test(
    'create and update refuse a label of a wrong type',
    about(
      'coffeebag.label.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, label: 421337 },
        status: [400, 422],
        because: 'label must be a string',
      });
      await api.post('/coffeebag', {
        body: { ...coffeeBag, label: { value: 'text' } },
        status: [400, 422],
        because: 'label must be a string',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { label: 421337 },
        status: [400, 422],
        because: 'label must be a string',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { label: { value: 'text' } },
        status: [400, 422],
        because: 'label must be a string',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { label: 'soto' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'label may be right at its minimum length of 3',
    about(
      'coffeebag.label.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, label: 'bil' },
        status: [200, 201],
        answer: { label: 'bil' },
        because: 'the minimum length of label is 3, inclusive',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { label: 'bil' },
        because: 'the minimum length of label is 3, inclusive',
      });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'coffeebag-2' });
      await api.patch('/coffeebag/coffeebag-2', {
        body: { label: 'bil' },
        status: [200],
        answer: { label: 'bil' },
        because: 'the minimum length of label is 3, inclusive',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: { label: 'bil' },
        because: 'the minimum length of label is 3, inclusive',
      });
    },
  );

  test(
    'create and update refuse a label below its minimum length of 3',
    about(
      'coffeebag.label.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, label: 'ru' },
        status: [400, 422],
        because: 'label must have at least 3 characters',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { label: 'ru' },
        status: [400, 422],
        because: 'label must have at least 3 characters',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { label: 'soto' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'label has no maximum length',
    about('coffeebag.label.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: {
          ...coffeeBag,
          label:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          label:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'label has no maximum length',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: {
          label:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'label has no maximum length',
      });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'coffeebag-2' });
      await api.patch('/coffeebag/coffeebag-2', {
        body: {
          label:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          label:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'label has no maximum length',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: {
          label:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'label has no maximum length',
      });
    },
  );

  test(
    'create and update refuse a net_grams of a wrong type',
    about(
      'coffeebag.net_grams.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, net_grams: 'abc' },
        status: [400, 422],
        because: 'net_grams must be an integer',
      });
      await api.post('/coffeebag', {
        body: { ...coffeeBag, net_grams: { value: 'text' } },
        status: [400, 422],
        because: 'net_grams must be an integer',
      });
      await api.post('/coffeebag', {
        body: { ...coffeeBag, net_grams: 181.5 },
        status: [400, 422],
        because: 'net_grams must be an integer',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { net_grams: 'abc' },
        status: [400, 422],
        because: 'net_grams must be an integer',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { net_grams: { value: 'text' } },
        status: [400, 422],
        because: 'net_grams must be an integer',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { net_grams: 181.5 },
        status: [400, 422],
        because: 'net_grams must be an integer',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { net_grams: 182 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'net_grams may be right at its minimum of 100',
    about(
      'coffeebag.net_grams.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, net_grams: 100 },
        status: [200, 201],
        answer: { net_grams: 100 },
        because: 'the minimum of net_grams is 100, inclusive',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { net_grams: 100 },
        because: 'the minimum of net_grams is 100, inclusive',
      });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'coffeebag-2' });
      await api.patch('/coffeebag/coffeebag-2', {
        body: { net_grams: 100 },
        status: [200],
        answer: { net_grams: 100 },
        because: 'the minimum of net_grams is 100, inclusive',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: { net_grams: 100 },
        because: 'the minimum of net_grams is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a net_grams below its minimum of 100',
    about(
      'coffeebag.net_grams.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, net_grams: 99 },
        status: [400, 422],
        because: 'net_grams must be at least 100',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { net_grams: 99 },
        status: [400, 422],
        because: 'net_grams must be at least 100',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { net_grams: 182 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'net_grams may be right at its maximum of 3000',
    about(
      'coffeebag.net_grams.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, net_grams: 3000 },
        status: [200, 201],
        answer: { net_grams: 3000 },
        because: 'the maximum of net_grams is 3000, inclusive',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { net_grams: 3000 },
        because: 'the maximum of net_grams is 3000, inclusive',
      });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'coffeebag-2' });
      await api.patch('/coffeebag/coffeebag-2', {
        body: { net_grams: 3000 },
        status: [200],
        answer: { net_grams: 3000 },
        because: 'the maximum of net_grams is 3000, inclusive',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: { net_grams: 3000 },
        because: 'the maximum of net_grams is 3000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a net_grams above its maximum of 3000',
    about(
      'coffeebag.net_grams.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, net_grams: 3001 },
        status: [400, 422],
        because: 'net_grams must be at most 3000',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { net_grams: 3001 },
        status: [400, 422],
        because: 'net_grams must be at most 3000',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { net_grams: 182 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a shelf_state of a wrong type',
    about(
      'coffeebag.shelf_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, shelf_state: 421337 },
        status: [400, 422],
        because: 'shelf_state must be one of packed, on_shelf, sold_out, expired',
      });
      await api.post('/coffeebag', {
        body: { ...coffeeBag, shelf_state: { value: 'text' } },
        status: [400, 422],
        because: 'shelf_state must be one of packed, on_shelf, sold_out, expired',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { shelf_state: 421337 },
        status: [400, 422],
        because: 'shelf_state must be one of packed, on_shelf, sold_out, expired',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { shelf_state: { value: 'text' } },
        status: [400, 422],
        because: 'shelf_state must be one of packed, on_shelf, sold_out, expired',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { shelf_state: 'on_shelf' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'whole_bean may be false',
    about('coffeebag.whole_bean.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: coffeeBag,
        status: [200, 201],
        answer: { whole_bean: false },
        because: 'false is a valid value of whole_bean',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { whole_bean: false },
        because: 'false is a valid value of whole_bean',
      });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'coffeebag-2', whole_bean: true });
      await api.patch('/coffeebag/coffeebag-2', {
        body: { whole_bean: false },
        status: [200],
        answer: { whole_bean: false },
        because: 'false is a valid value of whole_bean',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: { whole_bean: false },
        because: 'false is a valid value of whole_bean',
      });
    },
  );

  test(
    'create and update refuse a whole_bean of a wrong type',
    about(
      'coffeebag.whole_bean.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, whole_bean: 'abc' },
        status: [400, 422],
        because: 'whole_bean must be true or false',
      });
      await api.post('/coffeebag', {
        body: { ...coffeeBag, whole_bean: { value: 'text' } },
        status: [400, 422],
        because: 'whole_bean must be true or false',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { whole_bean: 'abc' },
        status: [400, 422],
        because: 'whole_bean must be true or false',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { whole_bean: { value: 'text' } },
        status: [400, 422],
        because: 'whole_bean must be true or false',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { whole_bean: false },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CoffeeBag: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'shelf_state may be packed, on_shelf, sold_out, expired',
    about(
      'coffeebag.shelf_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, shelf_state: 'packed' },
        status: [200, 201],
        answer: { shelf_state: 'packed' },
        because: 'the value is one of CoffeeBagShelfState',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { shelf_state: 'on_shelf' },
        status: [200],
        answer: { shelf_state: 'on_shelf' },
        because: 'the value is one of CoffeeBagShelfState',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { shelf_state: 'sold_out' },
        status: [200],
        answer: { shelf_state: 'sold_out' },
        because: 'the value is one of CoffeeBagShelfState',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { shelf_state: 'expired' },
        status: [200],
        answer: { shelf_state: 'expired' },
        because: 'the value is one of CoffeeBagShelfState',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { shelf_state: 'expired' },
        because: 'the value is one of CoffeeBagShelfState',
      });
    },
  );

  test(
    'create and update refuse the shelf_state unheard_of, which CoffeeBagShelfState does not have',
    about(
      'coffeebag.shelf_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, shelf_state: 'unheard_of' },
        status: [400, 422],
        because: 'shelf_state must be one of packed, on_shelf, sold_out, expired',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { shelf_state: 'unheard_of' },
        status: [400, 422],
        because: 'shelf_state must be one of packed, on_shelf, sold_out, expired',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { shelf_state: 'on_shelf' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the shelf_state PACKED, as upper and lower case differ',
    about(
      'coffeebag.shelf_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, shelf_state: 'PACKED' },
        status: [400, 422],
        because: 'shelf_state must be one of packed, on_shelf, sold_out, expired',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { shelf_state: 'PACKED' },
        status: [400, 422],
        because: 'shelf_state must be one of packed, on_shelf, sold_out, expired',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { shelf_state: 'on_shelf' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CoffeeBag: references', () => {
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
    about('coffeebag.batch.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.post('/coffeebag', {
        body: { ...coffeeBag, batch: 'roastbatch-1' },
        status: [200, 201],
        answer: { batch: 'roastbatch-1' },
        because: 'batch was sent as roastbatch-1',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { batch: 'roastbatch-1' },
        because: 'batch was sent as roastbatch-1',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { batch: 'roastbatch-2' },
        status: [200],
        answer: { batch: 'roastbatch-2' },
        because: 'batch was changed to roastbatch-2',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { batch: 'roastbatch-2' },
        because: 'batch was changed to roastbatch-2',
      });
      await api.get('/coffeebag', {
        status: [200],
        answer: [{ id: 'coffeebag-1', batch: 'roastbatch-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a batch that no RoastBatch has as its id',
    about(
      'coffeebag.batch.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, batch: 'roastbatch-unknown' },
        status: [400, 422],
        because: 'batch must be the id of an existing RoastBatch',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.create('CoffeeBag', { ...coffeeBag, batch: 'roastbatch-1' });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { batch: 'roastbatch-unknown' },
        status: [400, 422],
        because: 'batch must be the id of an existing RoastBatch',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { batch: 'roastbatch-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for batch',
    about(
      'coffeebag.batch.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebag', {
        body: { ...coffeeBag, batch: 421337 },
        status: [400, 422],
        because: 'batch must be the id of a RoastBatch',
      });
      await api.post('/coffeebag', {
        body: { ...coffeeBag, batch: { value: 'text' } },
        status: [400, 422],
        because: 'batch must be the id of a RoastBatch',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { batch: 421337 },
        status: [400, 422],
        because: 'batch must be the id of a RoastBatch',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { batch: { value: 'text' } },
        status: [400, 422],
        because: 'batch must be the id of a RoastBatch',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { batch: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'batch may be null or left out',
    about('coffeebag.batch.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.post('/coffeebag', {
        body: { ...coffeeBag, batch: null },
        status: [200, 201],
        answer: { batch: null },
        because: 'a reference may be null',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { batch: 'roastbatch-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/coffeebag/coffeebag-1', {
        body: { batch: null },
        status: [200],
        answer: { batch: null },
        because: 'a reference may be null',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { batch: null },
        because: 'a reference may be null',
      });
      await api.post('/coffeebag', {
        body: { ...coffeeBag, id: 'coffeebag-2' },
        status: [200, 201],
        answer: { batch: null },
        because: 'batch is optional',
      });
    },
  );

  test(
    'deleting a RoastBatch clears every batch that refers to it',
    about('coffeebag.batch.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('CoffeeBag', { ...coffeeBag, batch: 'roastbatch-1' });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'coffeebag-2', batch: 'roastbatch-1' });
      await api.delete('/roastbatch/roastbatch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { id: 'coffeebag-1', batch: null },
        because: 'roastbatch-1 was deleted',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: { id: 'coffeebag-2', batch: null },
        because: 'roastbatch-1 was deleted',
      });
    },
  );

  test(
    'deleting a RoastBatch keeps a batch that refers to another',
    about('coffeebag.batch.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.create('CoffeeBag', { ...coffeeBag, batch: 'roastbatch-2' });
      await api.delete('/roastbatch/roastbatch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { batch: 'roastbatch-2' },
        because: 'another RoastBatch was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a CoffeeBag in batch, which refers to RoastBatch',
    about(
      'coffeebag.batch.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeBag', coffeeBag);
      await api.post('/coffeebag', {
        body: { ...coffeeBag, id: 'coffeebag-2', batch: 'coffeebag-1' },
        status: [400, 422],
        because: 'batch must be the id of an existing RoastBatch',
      });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'coffeebag-2' });
      await api.patch('/coffeebag/coffeebag-2', {
        body: { batch: 'coffeebag-1' },
        status: [400, 422],
        because: 'batch must be the id of an existing RoastBatch',
      });
      await api.get('/coffeebag/coffeebag-2', {
        status: [200],
        answer: { batch: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a CoffeeBag with the id of a RoastBatch leaves batch alone',
    about(
      'coffeebag.batch.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('CoffeeBag', { ...coffeeBag, batch: 'roastbatch-1' });
      await api.create('CoffeeBag', { ...coffeeBag, id: 'roastbatch-1' });
      await api.delete('/coffeebag/roastbatch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { batch: 'roastbatch-1' },
        because: 'no RoastBatch was deleted',
      });
    },
  );

  test(
    'update that is refused for batch does not change label either',
    about(
      'coffeebag.batch.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('CoffeeBag', coffeeBag);
      await api.patch('/coffeebag/coffeebag-1', {
        body: { label: 'magogu', batch: 'roastbatch-unknown' },
        status: [400, 422],
        because: 'batch must be the id of an existing RoastBatch',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [200],
        answer: { ...coffeeBag, batch: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
