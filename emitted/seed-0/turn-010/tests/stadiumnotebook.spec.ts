import { about, test, without } from '../support/api.ts';

// A valid Route, as the tests send it.
const route = {
  id: 'route-1',
  mission_spare_cached: null,
  name: 'bodoru',
  salary: 49.25,
  votes: 10,
};

// A valid StadiumNotebook, as the tests send it.
const stadiumNotebook = {
  color: 'molava',
  discount_nested_initial: 31.75,
  id: 'stadiumnotebook-1',
  remark: 'gogami',
  shift: 'afternoon',
};

test.describe('StadiumNotebook: create, read, update and delete', () => {
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
    'create answers the new StadiumNotebook, and read answers it again',
    about(
      'stadiumnotebook.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: stadiumNotebook,
        status: [200, 201],
        answer: { ...stadiumNotebook, routes_standard: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { ...stadiumNotebook, routes_standard: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, id: 'stadiumnotebook-2' },
        status: [200, 201],
        answer: { id: 'stadiumnotebook-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole StadiumNotebook',
    about(
      'stadiumnotebook.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        },
        status: [200],
        answer: {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          id: 'stadiumnotebook-1',
          remark: 'riloma',
          routes_standard: [],
          shift: 'evening',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('stadiumnotebook.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: {
          id: 'stadiumnotebook-1',
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        },
        status: [200],
        answer: {
          id: 'stadiumnotebook-1',
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: {
          id: 'stadiumnotebook-1',
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for shift does not change color either',
    about(
      'stadiumnotebook.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { color: 'tagavu', shift: 'unheard_of' },
        status: [400, 422],
        because: 'shift must be one of evening, morning, night, afternoon',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { ...stadiumNotebook, routes_standard: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a StadiumNotebook: no read finds it and no list holds it',
    about(
      'stadiumnotebook.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.delete('/stadiumnotebook/stadiumnotebook-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'it was deleted',
      });
      await api.get('/stadiumnotebook', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no StadiumNotebook has',
    about('stadiumnotebook.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.get('/stadiumnotebook/stadiumnotebook-unknown', {
        status: [404],
        because: 'no StadiumNotebook has the id stadiumnotebook-unknown',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-unknown', {
        body: {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        },
        status: [404],
        because: 'no StadiumNotebook has the id stadiumnotebook-unknown',
      });
      await api.delete('/stadiumnotebook/stadiumnotebook-unknown', {
        status: [404],
        because: 'no StadiumNotebook has the id stadiumnotebook-unknown',
      });
      await api.get('/stadiumnotebook', {
        status: [200],
        answer: [{ id: 'stadiumnotebook-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('StadiumNotebook: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every StadiumNotebook with all of its fields',
    about('stadiumnotebook.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-2',
        color: 'tagavu',
        discount_nested_initial: 77.75,
        remark: 'riloma',
        shift: 'evening',
      });
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-3',
        color: 'vomi',
        discount_nested_initial: 62.75,
        remark: 'dasa',
        shift: 'night',
      });
      await api.get('/stadiumnotebook', {
        status: [200],
        answer: [
          { ...stadiumNotebook, routes_standard: [] },
          {
            color: 'tagavu',
            discount_nested_initial: 77.75,
            id: 'stadiumnotebook-2',
            remark: 'riloma',
            routes_standard: [],
            shift: 'evening',
          },
          {
            color: 'vomi',
            discount_nested_initial: 62.75,
            id: 'stadiumnotebook-3',
            remark: 'dasa',
            routes_standard: [],
            shift: 'night',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one StadiumNotebook leaves another as it was',
    about('stadiumnotebook.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-2',
        color: 'tagavu',
        discount_nested_initial: 77.75,
        remark: 'riloma',
        shift: 'evening',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: {
          id: 'stadiumnotebook-2',
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { ...stadiumNotebook, routes_standard: [] },
        because: 'another object was updated',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          id: 'stadiumnotebook-2',
          remark: 'riloma',
          routes_standard: [],
          shift: 'evening',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one StadiumNotebook leaves another as it was',
    about(
      'stadiumnotebook.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-2',
        color: 'tagavu',
        discount_nested_initial: 77.75,
        remark: 'riloma',
        shift: 'evening',
      });
      await api.delete('/stadiumnotebook/stadiumnotebook-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          id: 'stadiumnotebook-2',
          remark: 'riloma',
          routes_standard: [],
          shift: 'evening',
        },
        because: 'another object was deleted',
      });
      await api.get('/stadiumnotebook', {
        status: [200],
        answer: [{ id: 'stadiumnotebook-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every StadiumNotebook',
    about('stadiumnotebook.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-2',
        color: 'tagavu',
        discount_nested_initial: 77.75,
        remark: 'riloma',
        shift: 'evening',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/stadiumnotebook', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'reset removed it',
      });
    },
  );
});

test.describe('StadiumNotebook: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a StadiumNotebook without color, which is optional',
    about('stadiumnotebook.color.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: without(stadiumNotebook, 'color'),
        status: [200, 201],
        answer: { color: null },
        because: 'color is optional',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { color: null },
        because: 'color is optional',
      });
    },
  );

  test(
    'create refuses a StadiumNotebook without discount_nested_initial, which is required',
    about(
      'stadiumnotebook.discount_nested_initial.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: without(stadiumNotebook, 'discount_nested_initial'),
        status: [400, 422],
        because: 'discount_nested_initial is required and has no default',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a StadiumNotebook without remark, which is required',
    about(
      'stadiumnotebook.remark.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: without(stadiumNotebook, 'remark'),
        status: [400, 422],
        because: 'remark is required and has no default',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a StadiumNotebook without shift, which is required',
    about(
      'stadiumnotebook.shift.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: without(stadiumNotebook, 'shift'),
        status: [400, 422],
        because: 'shift is required and has no default',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of color or shift alone leaves every other field as it is',
    about('stadiumnotebook.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('StadiumNotebook', { ...stadiumNotebook, routes_standard: ['route-1'] });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { color: 'tagavu' },
        status: [200],
        answer: { ...stadiumNotebook, color: 'tagavu', routes_standard: ['route-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { shift: 'evening' },
        status: [200],
        answer: {
          ...stadiumNotebook,
          color: 'tagavu',
          routes_standard: ['route-1'],
          shift: 'evening',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: {
          ...stadiumNotebook,
          color: 'tagavu',
          routes_standard: ['route-1'],
          shift: 'evening',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('StadiumNotebook: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for color',
    about(
      'stadiumnotebook.color.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, color: null },
        status: [400, 422],
        because: 'color must not be null',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { color: null },
        status: [400, 422],
        because: 'color must not be null',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { color: 'molava' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'discount_nested_initial may be null',
    about(
      'stadiumnotebook.discount_nested_initial.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, discount_nested_initial: null },
        status: [200, 201],
        answer: { discount_nested_initial: null },
        because: 'discount_nested_initial is nullable',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { discount_nested_initial: null },
        because: 'discount_nested_initial is nullable',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { discount_nested_initial: null },
        status: [200],
        answer: { discount_nested_initial: null },
        because: 'discount_nested_initial is nullable',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { discount_nested_initial: null },
        because: 'discount_nested_initial is nullable',
      });
    },
  );

  test(
    'remark may be null',
    about(
      'stadiumnotebook.remark.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, remark: null },
        status: [200, 201],
        answer: { remark: null },
        because: 'remark is nullable',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { remark: null },
        because: 'remark is nullable',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { remark: null },
        status: [200],
        answer: { remark: null },
        because: 'remark is nullable',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { remark: null },
        because: 'remark is nullable',
      });
    },
  );

  test(
    'shift may be null',
    about('stadiumnotebook.shift.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, shift: null },
        status: [200, 201],
        answer: { shift: null },
        because: 'shift is nullable',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { shift: null },
        because: 'shift is nullable',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { shift: null },
        status: [200],
        answer: { shift: null },
        because: 'shift is nullable',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { shift: null },
        because: 'shift is nullable',
      });
    },
  );
});

test.describe('StadiumNotebook: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'color of digits alone stays a string',
    about(
      'stadiumnotebook.color.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, color: '0042' },
        status: [200, 201],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { color: '0042' },
        status: [200],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
    },
  );

  test(
    'color keeps spaces, quotes, accents and symbols',
    about(
      'stadiumnotebook.color.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
    },
  );

  test(
    'create and update refuse a color of a wrong type',
    about(
      'stadiumnotebook.color.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, color: 421337 },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, color: { value: 'text' } },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { color: 421337 },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { color: { value: 'text' } },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { color: 'molava' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'color may be right at its minimum length of 2',
    about(
      'stadiumnotebook.color.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, color: 'ru' },
        status: [200, 201],
        answer: { color: 'ru' },
        because: 'the minimum length of color is 2, inclusive',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { color: 'ru' },
        because: 'the minimum length of color is 2, inclusive',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { color: 'ru' },
        status: [200],
        answer: { color: 'ru' },
        because: 'the minimum length of color is 2, inclusive',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { color: 'ru' },
        because: 'the minimum length of color is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a color below its minimum length of 2',
    about(
      'stadiumnotebook.color.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, color: 'n' },
        status: [400, 422],
        because: 'color must have at least 2 characters',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { color: 'n' },
        status: [400, 422],
        because: 'color must have at least 2 characters',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { color: 'molava' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'color has no maximum length',
    about(
      'stadiumnotebook.color.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: {
          ...stadiumNotebook,
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'color has no maximum length',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'color has no maximum length',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'color has no maximum length',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'color has no maximum length',
      });
    },
  );

  test(
    'discount_nested_initial may be the whole number 3',
    about(
      'stadiumnotebook.discount_nested_initial.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, discount_nested_initial: 3 },
        status: [200, 201],
        answer: { discount_nested_initial: 3 },
        because: '3 is a valid value of discount_nested_initial',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { discount_nested_initial: 3 },
        because: '3 is a valid value of discount_nested_initial',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { discount_nested_initial: 3 },
        status: [200],
        answer: { discount_nested_initial: 3 },
        because: '3 is a valid value of discount_nested_initial',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { discount_nested_initial: 3 },
        because: '3 is a valid value of discount_nested_initial',
      });
    },
  );

  test(
    'create and update refuse a discount_nested_initial of a wrong type',
    about(
      'stadiumnotebook.discount_nested_initial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, discount_nested_initial: 'abc' },
        status: [400, 422],
        because: 'discount_nested_initial must be a number',
      });
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, discount_nested_initial: { value: 'text' } },
        status: [400, 422],
        because: 'discount_nested_initial must be a number',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { discount_nested_initial: 'abc' },
        status: [400, 422],
        because: 'discount_nested_initial must be a number',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { discount_nested_initial: { value: 'text' } },
        status: [400, 422],
        because: 'discount_nested_initial must be a number',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { discount_nested_initial: 31.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'discount_nested_initial may be right at its minimum of 1',
    about(
      'stadiumnotebook.discount_nested_initial.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, discount_nested_initial: 1 },
        status: [200, 201],
        answer: { discount_nested_initial: 1 },
        because: 'the minimum of discount_nested_initial is 1, inclusive',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { discount_nested_initial: 1 },
        because: 'the minimum of discount_nested_initial is 1, inclusive',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { discount_nested_initial: 1 },
        status: [200],
        answer: { discount_nested_initial: 1 },
        because: 'the minimum of discount_nested_initial is 1, inclusive',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { discount_nested_initial: 1 },
        because: 'the minimum of discount_nested_initial is 1, inclusive',
      });
    },
  );

  test(
    'create and update refuse a discount_nested_initial below its minimum of 1',
    about(
      'stadiumnotebook.discount_nested_initial.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, discount_nested_initial: 0.75 },
        status: [400, 422],
        because: 'discount_nested_initial must be at least 1',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { discount_nested_initial: 0.75 },
        status: [400, 422],
        because: 'discount_nested_initial must be at least 1',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { discount_nested_initial: 31.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'discount_nested_initial has no maximum',
    about(
      'stadiumnotebook.discount_nested_initial.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, discount_nested_initial: 999999.75 },
        status: [200, 201],
        answer: { discount_nested_initial: 999999.75 },
        because: 'discount_nested_initial has no maximum',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { discount_nested_initial: 999999.75 },
        because: 'discount_nested_initial has no maximum',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { discount_nested_initial: 999999.75 },
        status: [200],
        answer: { discount_nested_initial: 999999.75 },
        because: 'discount_nested_initial has no maximum',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { discount_nested_initial: 999999.75 },
        because: 'discount_nested_initial has no maximum',
      });
    },
  );

  test(
    'remark of digits alone stays a string',
    about(
      'stadiumnotebook.remark.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, remark: '0042' },
        status: [200, 201],
        answer: { remark: '0042' },
        because: '"0042" is a valid value of remark',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { remark: '0042' },
        because: '"0042" is a valid value of remark',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { remark: '0042' },
        status: [200],
        answer: { remark: '0042' },
        because: '"0042" is a valid value of remark',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { remark: '0042' },
        because: '"0042" is a valid value of remark',
      });
    },
  );

  test(
    'remark keeps spaces, quotes, accents and symbols',
    about(
      'stadiumnotebook.remark.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, remark: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { remark: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of remark',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { remark: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of remark',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { remark: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { remark: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of remark',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { remark: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of remark',
      });
    },
  );

  test(
    'create and update refuse a remark of a wrong type',
    about(
      'stadiumnotebook.remark.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, remark: 421337 },
        status: [400, 422],
        because: 'remark must be a string',
      });
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, remark: { value: 'text' } },
        status: [400, 422],
        because: 'remark must be a string',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { remark: 421337 },
        status: [400, 422],
        because: 'remark must be a string',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { remark: { value: 'text' } },
        status: [400, 422],
        because: 'remark must be a string',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { remark: 'gogami' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'remark may be right at its maximum length of 60',
    about(
      'stadiumnotebook.remark.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: {
          ...stadiumNotebook,
          remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        status: [200, 201],
        answer: { remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of remark is 60, inclusive',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of remark is 60, inclusive',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200],
        answer: { remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of remark is 60, inclusive',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of remark is 60, inclusive',
      });
    },
  );

  test(
    'create and update refuse a remark above its maximum length of 60',
    about(
      'stadiumnotebook.remark.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: {
          ...stadiumNotebook,
          remark: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor',
        },
        status: [400, 422],
        because: 'remark must have at most 60 characters',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { remark: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'remark must have at most 60 characters',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { remark: 'gogami' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'remark has no minimum length',
    about(
      'stadiumnotebook.remark.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, remark: 'x' },
        status: [200, 201],
        answer: { remark: 'x' },
        because: 'remark has no minimum length',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { remark: 'x' },
        because: 'remark has no minimum length',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { remark: 'x' },
        status: [200],
        answer: { remark: 'x' },
        because: 'remark has no minimum length',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { remark: 'x' },
        because: 'remark has no minimum length',
      });
    },
  );

  test(
    'create and update refuse a shift of a wrong type',
    about(
      'stadiumnotebook.shift.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, shift: 421337 },
        status: [400, 422],
        because: 'shift must be one of evening, morning, night, afternoon',
      });
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, shift: { value: 'text' } },
        status: [400, 422],
        because: 'shift must be one of evening, morning, night, afternoon',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { shift: 421337 },
        status: [400, 422],
        because: 'shift must be one of evening, morning, night, afternoon',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { shift: { value: 'text' } },
        status: [400, 422],
        because: 'shift must be one of evening, morning, night, afternoon',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { shift: 'afternoon' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('StadiumNotebook: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'shift may be evening, morning, night, afternoon',
    about(
      'stadiumnotebook.shift.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, shift: 'evening' },
        status: [200, 201],
        answer: { shift: 'evening' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { shift: 'morning' },
        status: [200],
        answer: { shift: 'morning' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { shift: 'night' },
        status: [200],
        answer: { shift: 'night' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { shift: 'afternoon' },
        status: [200],
        answer: { shift: 'afternoon' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { shift: 'afternoon' },
        because: 'the value is one of StadiumNotebookShift',
      });
    },
  );

  test(
    'create and update refuse the shift unheard_of, which StadiumNotebookShift does not have',
    about(
      'stadiumnotebook.shift.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, shift: 'unheard_of' },
        status: [400, 422],
        because: 'shift must be one of evening, morning, night, afternoon',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { shift: 'unheard_of' },
        status: [400, 422],
        because: 'shift must be one of evening, morning, night, afternoon',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { shift: 'afternoon' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the shift EVENING, as upper and lower case differ',
    about(
      'stadiumnotebook.shift.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, shift: 'EVENING' },
        status: [400, 422],
        because: 'shift must be one of evening, morning, night, afternoon',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { shift: 'EVENING' },
        status: [400, 422],
        because: 'shift must be one of evening, morning, night, afternoon',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { shift: 'afternoon' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('StadiumNotebook: references', () => {
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
    'routes_standard is an empty list when a create leaves it out',
    about(
      'stadiumnotebook.routes_standard.is-empty-by-default',
      'references.null',
      'endpoints.create',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: stadiumNotebook,
        status: [200, 201],
        answer: { routes_standard: [] },
        because: 'routes_standard was left out',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { routes_standard: [] },
        because: 'routes_standard was left out',
      });
    },
  );

  test(
    'routes_standard lists existing Route objects and is answered as their ids',
    about(
      'stadiumnotebook.routes_standard.accepts-existing-objects',
      'references.by-id',
      'references.order',
    ),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2' });
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, routes_standard: ['route-1', 'route-2'] },
        status: [200, 201],
        answer: { routes_standard: ['route-1', 'route-2'] },
        because: 'routes_standard was sent with two ids',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { routes_standard: ['route-1', 'route-2'] },
        because: 'routes_standard was sent with two ids',
      });
      await api.get('/stadiumnotebook', {
        status: [200],
        answer: [{ id: 'stadiumnotebook-1', routes_standard: ['route-1', 'route-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { routes_standard: ['route-2', 'route-1'] },
        status: [200],
        answer: { routes_standard: ['route-2', 'route-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in routes_standard',
    about('stadiumnotebook.routes_standard.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, routes_standard: ['route-1'] });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { routes_standard: ['route-2'] },
        status: [200],
        answer: { routes_standard: ['route-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { routes_standard: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { routes_standard: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in routes_standard that no Route has',
    about(
      'stadiumnotebook.routes_standard.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2' });
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, routes_standard: ['route-unknown'] },
        status: [400, 422],
        because: 'routes_standard must hold only ids of existing Route objects',
      });
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, routes_standard: ['route-1', 'route-unknown'] },
        status: [400, 422],
        because: 'routes_standard must hold only ids of existing Route objects',
      });
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, routes_standard: ['route-unknown', 'route-2'] },
        status: [400, 422],
        because: 'routes_standard must hold only ids of existing Route objects',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        routes_standard: ['route-1', 'route-2'],
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { routes_standard: ['route-unknown'] },
        status: [400, 422],
        because: 'routes_standard must hold only ids of existing Route objects',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { routes_standard: ['route-1', 'route-unknown'] },
        status: [400, 422],
        because: 'routes_standard must hold only ids of existing Route objects',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { routes_standard: ['route-unknown', 'route-2'] },
        status: [400, 422],
        because: 'routes_standard must hold only ids of existing Route objects',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { routes_standard: ['route-1', 'route-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list routes_standard',
    about(
      'stadiumnotebook.routes_standard.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, routes_standard: null },
        status: [400, 422],
        because: 'routes_standard must not be null',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { routes_standard: null },
        status: [400, 422],
        because: 'routes_standard must not be null',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { routes_standard: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for routes_standard',
    about(
      'stadiumnotebook.routes_standard.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, routes_standard: 'abc' },
        status: [400, 422],
        because: 'routes_standard must be a list of ids of Route',
      });
      await api.post('/stadiumnotebook', {
        body: { ...stadiumNotebook, routes_standard: [{ value: 'text' }] },
        status: [400, 422],
        because: 'routes_standard must be a list of ids of Route',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { routes_standard: 'abc' },
        status: [400, 422],
        because: 'routes_standard must be a list of ids of Route',
      });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { routes_standard: [{ value: 'text' }] },
        status: [400, 422],
        because: 'routes_standard must be a list of ids of Route',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { routes_standard: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Route takes its id out of every routes_standard and keeps the others',
    about(
      'stadiumnotebook.routes_standard.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2' });
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        routes_standard: ['route-1', 'route-2'],
      });
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-2',
        routes_standard: ['route-1'],
      });
      await api.delete('/route/route-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { id: 'stadiumnotebook-1', routes_standard: ['route-2'] },
        because: 'route-1 was deleted',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { id: 'stadiumnotebook-2', routes_standard: [] },
        because: 'route-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a StadiumNotebook in routes_standard, which refers to Route',
    about(
      'stadiumnotebook.routes_standard.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.post('/stadiumnotebook', {
        body: {
          ...stadiumNotebook,
          id: 'stadiumnotebook-2',
          routes_standard: ['stadiumnotebook-1'],
        },
        status: [400, 422],
        because: 'routes_standard must hold only ids of existing Route objects',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.patch('/stadiumnotebook/stadiumnotebook-2', {
        body: { routes_standard: ['stadiumnotebook-1'] },
        status: [400, 422],
        because: 'routes_standard must hold only ids of existing Route objects',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-2', {
        status: [200],
        answer: { routes_standard: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a StadiumNotebook with the id of a Route leaves routes_standard alone',
    about(
      'stadiumnotebook.routes_standard.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('StadiumNotebook', { ...stadiumNotebook, routes_standard: ['route-1'] });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'route-1' });
      await api.delete('/stadiumnotebook/route-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { routes_standard: ['route-1'] },
        because: 'no Route was deleted',
      });
    },
  );

  test(
    'update that is refused for routes_standard does not change color either',
    about(
      'stadiumnotebook.routes_standard.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', {
        body: { color: 'tagavu', routes_standard: ['route-unknown'] },
        status: [400, 422],
        because: 'routes_standard must hold only ids of existing Route objects',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [200],
        answer: { ...stadiumNotebook, routes_standard: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
