import { about, test, without } from '../support/api.ts';

// A valid Radio, as the tests send it.
const radio = {
  city: 'botoga',
  id: 'radio-1',
  rating_raw: 78,
  discount_spare: 35.25,
  urgency_alternate: 'high',
  name_temporary: 'bula',
};

// A valid Dragon, as the tests send it.
const dragon = {
  bonus_spare_total: 89,
  id: 'dragon-1',
  notice_lesser: 'dagi',
  username: 'bava',
  ratio: 59.25,
};

test.describe('Dragon: create, read, update and delete', () => {
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
    'create answers the new Dragon, and read answers it again',
    about(
      'dragon.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: dragon,
        status: [200, 201],
        answer: { ...dragon, radio_late: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { ...dragon, radio_late: null },
        because: 'read answers the object that was created',
      });
      await api.post('/dragon', {
        body: { ...dragon, id: 'dragon-2' },
        status: [200, 201],
        answer: { id: 'dragon-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Dragon',
    about(
      'dragon.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: 60, notice_lesser: 'mula', username: 'munu', ratio: 17.75 },
        status: [200],
        answer: {
          bonus_spare_total: 60,
          id: 'dragon-1',
          notice_lesser: 'mula',
          radio_late: null,
          username: 'munu',
          ratio: 17.75,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { bonus_spare_total: 60, notice_lesser: 'mula', username: 'munu', ratio: 17.75 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('dragon.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: {
          id: 'dragon-1',
          bonus_spare_total: 60,
          notice_lesser: 'mula',
          username: 'munu',
          ratio: 17.75,
        },
        status: [200],
        answer: {
          id: 'dragon-1',
          bonus_spare_total: 60,
          notice_lesser: 'mula',
          username: 'munu',
          ratio: 17.75,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: {
          id: 'dragon-1',
          bonus_spare_total: 60,
          notice_lesser: 'mula',
          username: 'munu',
          ratio: 17.75,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for ratio does not change bonus_spare_total either',
    about(
      'dragon.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: 60, ratio: 'abc' },
        status: [400, 422],
        because: 'ratio must be a number',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { ...dragon, radio_late: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Dragon: no read finds it and no list holds it',
    about(
      'dragon.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.delete('/dragon/dragon-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/dragon/dragon-1', { status: [404], because: 'it was deleted' });
      await api.get('/dragon', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Dragon has',
    about('dragon.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.get('/dragon/dragon-unknown', {
        status: [404],
        because: 'no Dragon has the id dragon-unknown',
      });
      await api.patch('/dragon/dragon-unknown', {
        body: { bonus_spare_total: 60, notice_lesser: 'mula', username: 'munu', ratio: 17.75 },
        status: [404],
        because: 'no Dragon has the id dragon-unknown',
      });
      await api.delete('/dragon/dragon-unknown', {
        status: [404],
        because: 'no Dragon has the id dragon-unknown',
      });
      await api.get('/dragon', {
        status: [200],
        answer: [{ id: 'dragon-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Dragon: collections', () => {
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
    'list answers every Dragon with all of its fields',
    about('dragon.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Dragon', {
        ...dragon,
        id: 'dragon-2',
        bonus_spare_total: 60,
        notice_lesser: 'mula',
        username: 'munu',
        ratio: 17.75,
      });
      await api.create('Dragon', {
        ...dragon,
        id: 'dragon-3',
        bonus_spare_total: 10,
        notice_lesser: 'tolu',
        username: 'litu',
        ratio: 98.5,
      });
      await api.get('/dragon', {
        status: [200],
        answer: [
          { ...dragon, radio_late: null },
          {
            bonus_spare_total: 60,
            id: 'dragon-2',
            notice_lesser: 'mula',
            radio_late: null,
            username: 'munu',
            ratio: 17.75,
          },
          {
            bonus_spare_total: 10,
            id: 'dragon-3',
            notice_lesser: 'tolu',
            radio_late: null,
            username: 'litu',
            ratio: 98.5,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Dragon leaves another as it was',
    about('dragon.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Dragon', {
        ...dragon,
        id: 'dragon-2',
        bonus_spare_total: 60,
        notice_lesser: 'mula',
        username: 'munu',
        ratio: 17.75,
      });
      await api.patch('/dragon/dragon-2', {
        body: {
          id: 'dragon-2',
          bonus_spare_total: 60,
          notice_lesser: 'mula',
          username: 'munu',
          ratio: 17.75,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { ...dragon, radio_late: null },
        because: 'another object was updated',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: {
          bonus_spare_total: 60,
          id: 'dragon-2',
          notice_lesser: 'mula',
          radio_late: null,
          username: 'munu',
          ratio: 17.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Dragon leaves another as it was',
    about(
      'dragon.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Dragon', {
        ...dragon,
        id: 'dragon-2',
        bonus_spare_total: 60,
        notice_lesser: 'mula',
        username: 'munu',
        ratio: 17.75,
      });
      await api.delete('/dragon/dragon-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: {
          bonus_spare_total: 60,
          id: 'dragon-2',
          notice_lesser: 'mula',
          radio_late: null,
          username: 'munu',
          ratio: 17.75,
        },
        because: 'another object was deleted',
      });
      await api.get('/dragon', {
        status: [200],
        answer: [{ id: 'dragon-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Dragon',
    about('dragon.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Dragon', {
        ...dragon,
        id: 'dragon-2',
        bonus_spare_total: 60,
        notice_lesser: 'mula',
        username: 'munu',
        ratio: 17.75,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/dragon', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/dragon/dragon-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Dragon: required fields and defaults', () => {
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
    'bonus_spare_total is 87 when a create leaves it out',
    about('dragon.bonus_spare_total.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: without(dragon, 'bonus_spare_total'),
        status: [200, 201],
        answer: { bonus_spare_total: 87 },
        because: 'the default of bonus_spare_total is 87',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { bonus_spare_total: 87 },
        because: 'the default of bonus_spare_total is 87',
      });
    },
  );

  test(
    'create refuses a Dragon without an id',
    about(
      'dragon.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: without(dragon, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/dragon', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Dragon without notice_lesser, which is optional',
    about('dragon.notice_lesser.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: without(dragon, 'notice_lesser'),
        status: [200, 201],
        answer: { notice_lesser: null },
        because: 'notice_lesser is optional',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { notice_lesser: null },
        because: 'notice_lesser is optional',
      });
    },
  );

  test(
    'create refuses a Dragon without username, which is required',
    about(
      'dragon.username.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: without(dragon, 'username'),
        status: [400, 422],
        because: 'username is required and has no default',
      });
      await api.get('/dragon/dragon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'ratio is 36.75 when a create leaves it out',
    about('dragon.ratio.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: without(dragon, 'ratio'),
        status: [200, 201],
        answer: { ratio: 36.75 },
        because: 'the default of ratio is 36.75',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { ratio: 36.75 },
        because: 'the default of ratio is 36.75',
      });
    },
  );

  test(
    'update of bonus_spare_total or ratio alone leaves every other field as it is',
    about('dragon.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Dragon', { ...dragon, ratio: null, radio_late: 'radio-1' });
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: 60 },
        status: [200],
        answer: { ...dragon, bonus_spare_total: 60, radio_late: 'radio-1', ratio: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/dragon/dragon-1', {
        body: { ratio: 17.75 },
        status: [200],
        answer: { ...dragon, bonus_spare_total: 60, radio_late: 'radio-1', ratio: 17.75 },
        because: 'an update touches only what it carries',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { ...dragon, bonus_spare_total: 60, radio_late: 'radio-1', ratio: 17.75 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Dragon: null', () => {
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
    'create and update refuse null for bonus_spare_total',
    about(
      'dragon.bonus_spare_total.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, bonus_spare_total: null },
        status: [400, 422],
        because: 'bonus_spare_total must not be null',
      });
      await api.get('/dragon/dragon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: null },
        status: [400, 422],
        because: 'bonus_spare_total must not be null',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { bonus_spare_total: 89 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'notice_lesser may be null',
    about('dragon.notice_lesser.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, notice_lesser: null },
        status: [200, 201],
        answer: { notice_lesser: null },
        because: 'notice_lesser is nullable',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { notice_lesser: null },
        because: 'notice_lesser is nullable',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { notice_lesser: null },
        status: [200],
        answer: { notice_lesser: null },
        because: 'notice_lesser is nullable',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { notice_lesser: null },
        because: 'notice_lesser is nullable',
      });
    },
  );

  test(
    'username may be null',
    about('dragon.username.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, username: null },
        status: [200, 201],
        answer: { username: null },
        because: 'username is nullable',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { username: null },
        because: 'username is nullable',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { username: null },
        status: [200],
        answer: { username: null },
        because: 'username is nullable',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { username: null },
        because: 'username is nullable',
      });
    },
  );

  test(
    'ratio may be null, which is not replaced by its default',
    about(
      'dragon.ratio.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, ratio: null },
        status: [200, 201],
        answer: { ratio: null },
        because: 'ratio is nullable and its default is for absence only',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { ratio: null },
        because: 'ratio is nullable and its default is for absence only',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { ratio: null },
        status: [200],
        answer: { ratio: null },
        because: 'ratio is nullable and its default is for absence only',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { ratio: null },
        because: 'ratio is nullable and its default is for absence only',
      });
    },
  );
});

test.describe('Dragon: types and bounds', () => {
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
    'bonus_spare_total may be 0',
    about('dragon.bonus_spare_total.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, bonus_spare_total: 0 },
        status: [200, 201],
        answer: { bonus_spare_total: 0 },
        because: '0 is a valid value of bonus_spare_total',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { bonus_spare_total: 0 },
        because: '0 is a valid value of bonus_spare_total',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { bonus_spare_total: 0 },
        status: [200],
        answer: { bonus_spare_total: 0 },
        because: '0 is a valid value of bonus_spare_total',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { bonus_spare_total: 0 },
        because: '0 is a valid value of bonus_spare_total',
      });
    },
  );

  test(
    'create and update refuse a bonus_spare_total of a wrong type',
    about(
      'dragon.bonus_spare_total.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, bonus_spare_total: 'abc' },
        status: [400, 422],
        because: 'bonus_spare_total must be an integer',
      });
      await api.post('/dragon', {
        body: { ...dragon, bonus_spare_total: { value: 'text' } },
        status: [400, 422],
        because: 'bonus_spare_total must be an integer',
      });
      await api.post('/dragon', {
        body: { ...dragon, bonus_spare_total: 88.5 },
        status: [400, 422],
        because: 'bonus_spare_total must be an integer',
      });
      await api.get('/dragon/dragon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: 'abc' },
        status: [400, 422],
        because: 'bonus_spare_total must be an integer',
      });
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: { value: 'text' } },
        status: [400, 422],
        because: 'bonus_spare_total must be an integer',
      });
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: 88.5 },
        status: [400, 422],
        because: 'bonus_spare_total must be an integer',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { bonus_spare_total: 89 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'bonus_spare_total has no minimum',
    about('dragon.bonus_spare_total.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, bonus_spare_total: -1000000 },
        status: [200, 201],
        answer: { bonus_spare_total: -1000000 },
        because: 'bonus_spare_total has no minimum',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { bonus_spare_total: -1000000 },
        because: 'bonus_spare_total has no minimum',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { bonus_spare_total: -1000000 },
        status: [200],
        answer: { bonus_spare_total: -1000000 },
        because: 'bonus_spare_total has no minimum',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { bonus_spare_total: -1000000 },
        because: 'bonus_spare_total has no minimum',
      });
    },
  );

  test(
    'bonus_spare_total has no maximum',
    about('dragon.bonus_spare_total.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, bonus_spare_total: 1000000 },
        status: [200, 201],
        answer: { bonus_spare_total: 1000000 },
        because: 'bonus_spare_total has no maximum',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { bonus_spare_total: 1000000 },
        because: 'bonus_spare_total has no maximum',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { bonus_spare_total: 1000000 },
        status: [200],
        answer: { bonus_spare_total: 1000000 },
        because: 'bonus_spare_total has no maximum',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { bonus_spare_total: 1000000 },
        because: 'bonus_spare_total has no maximum',
      });
    },
  );

  test(
    'notice_lesser of digits alone stays a string',
    about('dragon.notice_lesser.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, notice_lesser: '0042' },
        status: [200, 201],
        answer: { notice_lesser: '0042' },
        because: '"0042" is a valid value of notice_lesser',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { notice_lesser: '0042' },
        because: '"0042" is a valid value of notice_lesser',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { notice_lesser: '0042' },
        status: [200],
        answer: { notice_lesser: '0042' },
        because: '"0042" is a valid value of notice_lesser',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { notice_lesser: '0042' },
        because: '"0042" is a valid value of notice_lesser',
      });
    },
  );

  test(
    'notice_lesser keeps spaces, quotes, accents and symbols',
    about(
      'dragon.notice_lesser.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, notice_lesser: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { notice_lesser: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_lesser',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { notice_lesser: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_lesser',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { notice_lesser: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { notice_lesser: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_lesser',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { notice_lesser: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_lesser',
      });
    },
  );

  test(
    'create and update refuse a notice_lesser of a wrong type',
    about(
      'dragon.notice_lesser.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, notice_lesser: 421337 },
        status: [400, 422],
        because: 'notice_lesser must be a string',
      });
      await api.post('/dragon', {
        body: { ...dragon, notice_lesser: { value: 'text' } },
        status: [400, 422],
        because: 'notice_lesser must be a string',
      });
      await api.get('/dragon/dragon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: { notice_lesser: 421337 },
        status: [400, 422],
        because: 'notice_lesser must be a string',
      });
      await api.patch('/dragon/dragon-1', {
        body: { notice_lesser: { value: 'text' } },
        status: [400, 422],
        because: 'notice_lesser must be a string',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { notice_lesser: 'dagi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'notice_lesser may be right at its maximum length of 60',
    about(
      'dragon.notice_lesser.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: {
          ...dragon,
          notice_lesser: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        status: [200, 201],
        answer: { notice_lesser: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of notice_lesser is 60, inclusive',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { notice_lesser: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of notice_lesser is 60, inclusive',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { notice_lesser: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200],
        answer: { notice_lesser: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of notice_lesser is 60, inclusive',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { notice_lesser: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of notice_lesser is 60, inclusive',
      });
    },
  );

  test(
    'create and update refuse a notice_lesser above its maximum length of 60',
    about(
      'dragon.notice_lesser.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: {
          ...dragon,
          notice_lesser: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor',
        },
        status: [400, 422],
        because: 'notice_lesser must have at most 60 characters',
      });
      await api.get('/dragon/dragon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: { notice_lesser: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'notice_lesser must have at most 60 characters',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { notice_lesser: 'dagi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'notice_lesser has no minimum length',
    about(
      'dragon.notice_lesser.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, notice_lesser: 'x' },
        status: [200, 201],
        answer: { notice_lesser: 'x' },
        because: 'notice_lesser has no minimum length',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { notice_lesser: 'x' },
        because: 'notice_lesser has no minimum length',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { notice_lesser: 'x' },
        status: [200],
        answer: { notice_lesser: 'x' },
        because: 'notice_lesser has no minimum length',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { notice_lesser: 'x' },
        because: 'notice_lesser has no minimum length',
      });
    },
  );

  test(
    'username of digits alone stays a string',
    about('dragon.username.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, username: '0042' },
        status: [200, 201],
        answer: { username: '0042' },
        because: '"0042" is a valid value of username',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { username: '0042' },
        because: '"0042" is a valid value of username',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { username: '0042' },
        status: [200],
        answer: { username: '0042' },
        because: '"0042" is a valid value of username',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { username: '0042' },
        because: '"0042" is a valid value of username',
      });
    },
  );

  test(
    'create and update refuse a username of a wrong type',
    about(
      'dragon.username.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, username: 421337 },
        status: [400, 422],
        because: 'username must be a string',
      });
      await api.post('/dragon', {
        body: { ...dragon, username: { value: 'text' } },
        status: [400, 422],
        because: 'username must be a string',
      });
      await api.get('/dragon/dragon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: { username: 421337 },
        status: [400, 422],
        because: 'username must be a string',
      });
      await api.patch('/dragon/dragon-1', {
        body: { username: { value: 'text' } },
        status: [400, 422],
        because: 'username must be a string',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { username: 'bava' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'username may be right at its maximum length of 20',
    about(
      'dragon.username.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, username: 'tosalo vado tuladu m' },
        status: [200, 201],
        answer: { username: 'tosalo vado tuladu m' },
        because: 'the maximum length of username is 20, inclusive',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { username: 'tosalo vado tuladu m' },
        because: 'the maximum length of username is 20, inclusive',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { username: 'tosalo vado tuladu m' },
        status: [200],
        answer: { username: 'tosalo vado tuladu m' },
        because: 'the maximum length of username is 20, inclusive',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { username: 'tosalo vado tuladu m' },
        because: 'the maximum length of username is 20, inclusive',
      });
    },
  );

  test(
    'create and update refuse a username above its maximum length of 20',
    about(
      'dragon.username.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, username: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'username must have at most 20 characters',
      });
      await api.get('/dragon/dragon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: { username: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'username must have at most 20 characters',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { username: 'bava' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'username has no minimum length',
    about('dragon.username.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, username: 'x' },
        status: [200, 201],
        answer: { username: 'x' },
        because: 'username has no minimum length',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { username: 'x' },
        because: 'username has no minimum length',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { username: 'x' },
        status: [200],
        answer: { username: 'x' },
        because: 'username has no minimum length',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { username: 'x' },
        because: 'username has no minimum length',
      });
    },
  );

  test(
    'ratio may be the whole number 0',
    about('dragon.ratio.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, ratio: 0 },
        status: [200, 201],
        answer: { ratio: 0 },
        because: '0 is a valid value of ratio',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { ratio: 0 },
        because: '0 is a valid value of ratio',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { ratio: 0 },
        status: [200],
        answer: { ratio: 0 },
        because: '0 is a valid value of ratio',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { ratio: 0 },
        because: '0 is a valid value of ratio',
      });
    },
  );

  test(
    'create and update refuse a ratio of a wrong type',
    about(
      'dragon.ratio.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, ratio: 'abc' },
        status: [400, 422],
        because: 'ratio must be a number',
      });
      await api.post('/dragon', {
        body: { ...dragon, ratio: { value: 'text' } },
        status: [400, 422],
        because: 'ratio must be a number',
      });
      await api.get('/dragon/dragon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: { ratio: 'abc' },
        status: [400, 422],
        because: 'ratio must be a number',
      });
      await api.patch('/dragon/dragon-1', {
        body: { ratio: { value: 'text' } },
        status: [400, 422],
        because: 'ratio must be a number',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { ratio: 59.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'ratio has no minimum',
    about('dragon.ratio.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, ratio: -999999.75 },
        status: [200, 201],
        answer: { ratio: -999999.75 },
        because: 'ratio has no minimum',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { ratio: -999999.75 },
        because: 'ratio has no minimum',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { ratio: -999999.75 },
        status: [200],
        answer: { ratio: -999999.75 },
        because: 'ratio has no minimum',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { ratio: -999999.75 },
        because: 'ratio has no minimum',
      });
    },
  );

  test(
    'ratio has no maximum',
    about('dragon.ratio.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, ratio: 999999.75 },
        status: [200, 201],
        answer: { ratio: 999999.75 },
        because: 'ratio has no maximum',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { ratio: 999999.75 },
        because: 'ratio has no maximum',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { ratio: 999999.75 },
        status: [200],
        answer: { ratio: 999999.75 },
        because: 'ratio has no maximum',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { ratio: 999999.75 },
        because: 'ratio has no maximum',
      });
    },
  );
});

test.describe('Dragon: references', () => {
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
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

  test(
    'radio_late refers to an existing Radio and is answered as its id',
    about('dragon.radio_late.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.post('/dragon', {
        body: { ...dragon, radio_late: 'radio-1' },
        status: [200, 201],
        answer: { radio_late: 'radio-1' },
        because: 'radio_late was sent as radio-1',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { radio_late: 'radio-1' },
        because: 'radio_late was sent as radio-1',
      });
      await api.patch('/dragon/dragon-1', {
        body: { radio_late: 'radio-2' },
        status: [200],
        answer: { radio_late: 'radio-2' },
        because: 'radio_late was changed to radio-2',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { radio_late: 'radio-2' },
        because: 'radio_late was changed to radio-2',
      });
      await api.get('/dragon', {
        status: [200],
        answer: [{ id: 'dragon-1', radio_late: 'radio-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a radio_late that no Radio has as its id',
    about(
      'dragon.radio_late.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, radio_late: 'radio-unknown' },
        status: [400, 422],
        because: 'radio_late must be the id of an existing Radio',
      });
      await api.get('/dragon/dragon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.create('Dragon', { ...dragon, radio_late: 'radio-1' });
      await api.patch('/dragon/dragon-1', {
        body: { radio_late: 'radio-unknown' },
        status: [400, 422],
        because: 'radio_late must be the id of an existing Radio',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { radio_late: 'radio-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for radio_late',
    about(
      'dragon.radio_late.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: { ...dragon, radio_late: 421337 },
        status: [400, 422],
        because: 'radio_late must be the id of a Radio',
      });
      await api.post('/dragon', {
        body: { ...dragon, radio_late: { value: 'text' } },
        status: [400, 422],
        because: 'radio_late must be the id of a Radio',
      });
      await api.get('/dragon/dragon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: { radio_late: 421337 },
        status: [400, 422],
        because: 'radio_late must be the id of a Radio',
      });
      await api.patch('/dragon/dragon-1', {
        body: { radio_late: { value: 'text' } },
        status: [400, 422],
        because: 'radio_late must be the id of a Radio',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { radio_late: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'radio_late may be null or left out',
    about('dragon.radio_late.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.post('/dragon', {
        body: { ...dragon, radio_late: null },
        status: [200, 201],
        answer: { radio_late: null },
        because: 'a reference may be null',
      });
      await api.patch('/dragon/dragon-1', {
        body: { radio_late: 'radio-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/dragon/dragon-1', {
        body: { radio_late: null },
        status: [200],
        answer: { radio_late: null },
        because: 'a reference may be null',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { radio_late: null },
        because: 'a reference may be null',
      });
      await api.post('/dragon', {
        body: { ...dragon, id: 'dragon-2' },
        status: [200, 201],
        answer: { radio_late: null },
        because: 'radio_late is optional',
      });
    },
  );

  test(
    'deleting a Radio clears every radio_late that refers to it',
    about('dragon.radio_late.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Dragon', { ...dragon, radio_late: 'radio-1' });
      await api.create('Dragon', { ...dragon, id: 'dragon-2', radio_late: 'radio-1' });
      await api.delete('/radio/radio-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { id: 'dragon-1', radio_late: null },
        because: 'radio-1 was deleted',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { id: 'dragon-2', radio_late: null },
        because: 'radio-1 was deleted',
      });
    },
  );

  test(
    'deleting a Radio keeps a radio_late that refers to another',
    about('dragon.radio_late.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.create('Dragon', { ...dragon, radio_late: 'radio-2' });
      await api.delete('/radio/radio-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { radio_late: 'radio-2' },
        because: 'another Radio was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Dragon in radio_late, which refers to Radio',
    about(
      'dragon.radio_late.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.post('/dragon', {
        body: { ...dragon, id: 'dragon-2', radio_late: 'dragon-1' },
        status: [400, 422],
        because: 'radio_late must be the id of an existing Radio',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.patch('/dragon/dragon-2', {
        body: { radio_late: 'dragon-1' },
        status: [400, 422],
        because: 'radio_late must be the id of an existing Radio',
      });
      await api.get('/dragon/dragon-2', {
        status: [200],
        answer: { radio_late: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Dragon with the id of a Radio leaves radio_late alone',
    about(
      'dragon.radio_late.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Dragon', { ...dragon, radio_late: 'radio-1' });
      await api.create('Dragon', { ...dragon, id: 'radio-1' });
      await api.delete('/dragon/radio-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { radio_late: 'radio-1' },
        because: 'no Radio was deleted',
      });
    },
  );

  test(
    'update that is refused for radio_late does not change bonus_spare_total either',
    about(
      'dragon.radio_late.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: 60, radio_late: 'radio-unknown' },
        status: [400, 422],
        because: 'radio_late must be the id of an existing Radio',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        answer: { ...dragon, radio_late: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
