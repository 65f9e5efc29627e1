import { about, test, without } from '../support/api.ts';

// A valid Pumpkin, as the tests send it.
const pumpkin = {
  enabled_regional: false,
  handle: 'bola',
  id: 'pumpkin-1',
  nickname_hidden_first: 'loda',
  topic_current_initial: 'bigu',
  volume_last_initial: 77,
  paid: true,
};

test.describe('Pumpkin: create, read, update and delete', () => {
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
    'create answers the new Pumpkin, and read answers it again',
    about(
      'pumpkin.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: pumpkin,
        status: [200, 201],
        answer: pumpkin,
        because: 'create answers the object that was sent',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: pumpkin,
        because: 'read answers the object that was created',
      });
      await api.post('/pumpkin', {
        body: { ...pumpkin, id: 'pumpkin-2' },
        status: [200, 201],
        answer: { id: 'pumpkin-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Pumpkin',
    about(
      'pumpkin.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: {
          enabled_regional: true,
          handle: 'vovi',
          nickname_hidden_first: 'mitu',
          topic_current_initial: 'maro',
          volume_last_initial: 30,
          paid: false,
        },
        status: [200],
        answer: {
          enabled_regional: true,
          handle: 'vovi',
          id: 'pumpkin-1',
          nickname_hidden_first: 'mitu',
          topic_current_initial: 'maro',
          volume_last_initial: 30,
          paid: false,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: {
          enabled_regional: true,
          handle: 'vovi',
          nickname_hidden_first: 'mitu',
          topic_current_initial: 'maro',
          volume_last_initial: 30,
          paid: false,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('pumpkin.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: {
          id: 'pumpkin-1',
          enabled_regional: true,
          handle: 'vovi',
          nickname_hidden_first: 'mitu',
          topic_current_initial: 'maro',
          volume_last_initial: 30,
          paid: false,
        },
        status: [200],
        answer: {
          id: 'pumpkin-1',
          enabled_regional: true,
          handle: 'vovi',
          nickname_hidden_first: 'mitu',
          topic_current_initial: 'maro',
          volume_last_initial: 30,
          paid: false,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: {
          id: 'pumpkin-1',
          enabled_regional: true,
          handle: 'vovi',
          nickname_hidden_first: 'mitu',
          topic_current_initial: 'maro',
          volume_last_initial: 30,
          paid: false,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for paid does not change enabled_regional either',
    about(
      'pumpkin.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { enabled_regional: true, paid: 'abc' },
        status: [400, 422],
        because: 'paid must be true or false',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: pumpkin,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Pumpkin: no read finds it and no list holds it',
    about(
      'pumpkin.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.delete('/pumpkin/pumpkin-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/pumpkin/pumpkin-1', { status: [404], because: 'it was deleted' });
      await api.get('/pumpkin', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Pumpkin has',
    about('pumpkin.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.get('/pumpkin/pumpkin-unknown', {
        status: [404],
        because: 'no Pumpkin has the id pumpkin-unknown',
      });
      await api.patch('/pumpkin/pumpkin-unknown', {
        body: {
          enabled_regional: true,
          handle: 'vovi',
          nickname_hidden_first: 'mitu',
          topic_current_initial: 'maro',
          volume_last_initial: 30,
          paid: false,
        },
        status: [404],
        because: 'no Pumpkin has the id pumpkin-unknown',
      });
      await api.delete('/pumpkin/pumpkin-unknown', {
        status: [404],
        because: 'no Pumpkin has the id pumpkin-unknown',
      });
      await api.get('/pumpkin', {
        status: [200],
        answer: [{ id: 'pumpkin-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Pumpkin: collections', () => {
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
    'list answers every Pumpkin with all of its fields',
    about('pumpkin.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Pumpkin', {
        ...pumpkin,
        id: 'pumpkin-2',
        enabled_regional: true,
        handle: 'vovi',
        nickname_hidden_first: 'mitu',
        topic_current_initial: 'maro',
        volume_last_initial: 30,
        paid: false,
      });
      await api.create('Pumpkin', {
        ...pumpkin,
        id: 'pumpkin-3',
        handle: 'labudu',
        nickname_hidden_first: 'mumali',
        topic_current_initial: 'dugu',
        volume_last_initial: 85,
      });
      await api.get('/pumpkin', {
        status: [200],
        answer: [
          pumpkin,
          {
            enabled_regional: true,
            handle: 'vovi',
            id: 'pumpkin-2',
            nickname_hidden_first: 'mitu',
            topic_current_initial: 'maro',
            volume_last_initial: 30,
            paid: false,
          },
          {
            enabled_regional: false,
            handle: 'labudu',
            id: 'pumpkin-3',
            nickname_hidden_first: 'mumali',
            topic_current_initial: 'dugu',
            volume_last_initial: 85,
            paid: true,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Pumpkin leaves another as it was',
    about('pumpkin.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Pumpkin', {
        ...pumpkin,
        id: 'pumpkin-2',
        enabled_regional: true,
        handle: 'vovi',
        nickname_hidden_first: 'mitu',
        topic_current_initial: 'maro',
        volume_last_initial: 30,
        paid: false,
      });
      await api.patch('/pumpkin/pumpkin-2', {
        body: {
          id: 'pumpkin-2',
          enabled_regional: true,
          handle: 'vovi',
          nickname_hidden_first: 'mitu',
          topic_current_initial: 'maro',
          volume_last_initial: 30,
          paid: false,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: pumpkin,
        because: 'another object was updated',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: {
          enabled_regional: true,
          handle: 'vovi',
          id: 'pumpkin-2',
          nickname_hidden_first: 'mitu',
          topic_current_initial: 'maro',
          volume_last_initial: 30,
          paid: false,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Pumpkin leaves another as it was',
    about(
      'pumpkin.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Pumpkin', {
        ...pumpkin,
        id: 'pumpkin-2',
        enabled_regional: true,
        handle: 'vovi',
        nickname_hidden_first: 'mitu',
        topic_current_initial: 'maro',
        volume_last_initial: 30,
        paid: false,
      });
      await api.delete('/pumpkin/pumpkin-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: {
          enabled_regional: true,
          handle: 'vovi',
          id: 'pumpkin-2',
          nickname_hidden_first: 'mitu',
          topic_current_initial: 'maro',
          volume_last_initial: 30,
          paid: false,
        },
        because: 'another object was deleted',
      });
      await api.get('/pumpkin', {
        status: [200],
        answer: [{ id: 'pumpkin-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Pumpkin',
    about('pumpkin.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Pumpkin', {
        ...pumpkin,
        id: 'pumpkin-2',
        enabled_regional: true,
        handle: 'vovi',
        nickname_hidden_first: 'mitu',
        topic_current_initial: 'maro',
        volume_last_initial: 30,
        paid: false,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/pumpkin', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/pumpkin/pumpkin-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Pumpkin: required fields and defaults', () => {
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
    'enabled_regional is true when a create leaves it out',
    about('pumpkin.enabled_regional.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: without(pumpkin, 'enabled_regional'),
        status: [200, 201],
        answer: { enabled_regional: true },
        because: 'the default of enabled_regional is true',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { enabled_regional: true },
        because: 'the default of enabled_regional is true',
      });
    },
  );

  test(
    'handle is "amber" when a create leaves it out',
    about('pumpkin.handle.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: without(pumpkin, 'handle'),
        status: [200, 201],
        answer: { handle: 'amber' },
        because: 'the default of handle is "amber"',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { handle: 'amber' },
        because: 'the default of handle is "amber"',
      });
    },
  );

  test(
    'create refuses a Pumpkin without an id',
    about(
      'pumpkin.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: without(pumpkin, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/pumpkin', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Pumpkin without nickname_hidden_first, which is optional',
    about('pumpkin.nickname_hidden_first.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: without(pumpkin, 'nickname_hidden_first'),
        status: [200, 201],
        answer: { nickname_hidden_first: null },
        because: 'nickname_hidden_first is optional',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { nickname_hidden_first: null },
        because: 'nickname_hidden_first is optional',
      });
    },
  );

  test(
    'topic_current_initial is "first" when a create leaves it out',
    about('pumpkin.topic_current_initial.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: without(pumpkin, 'topic_current_initial'),
        status: [200, 201],
        answer: { topic_current_initial: 'first' },
        because: 'the default of topic_current_initial is "first"',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { topic_current_initial: 'first' },
        because: 'the default of topic_current_initial is "first"',
      });
    },
  );

  test(
    'create refuses a Pumpkin without volume_last_initial, which is required',
    about(
      'pumpkin.volume_last_initial.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: without(pumpkin, 'volume_last_initial'),
        status: [400, 422],
        because: 'volume_last_initial is required and has no default',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Pumpkin without paid, which is required',
    about('pumpkin.paid.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: without(pumpkin, 'paid'),
        status: [400, 422],
        because: 'paid is required and has no default',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of enabled_regional or paid alone leaves every other field as it is',
    about('pumpkin.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { enabled_regional: true },
        status: [200],
        answer: { ...pumpkin, enabled_regional: true },
        because: 'an update touches only what it carries',
      });
      await api.patch('/pumpkin/pumpkin-1', {
        body: { paid: false },
        status: [200],
        answer: { ...pumpkin, enabled_regional: true, paid: false },
        because: 'an update touches only what it carries',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { ...pumpkin, enabled_regional: true, paid: false },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Pumpkin: null', () => {
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
    'enabled_regional may be null, which is not replaced by its default',
    about(
      'pumpkin.enabled_regional.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, enabled_regional: null },
        status: [200, 201],
        answer: { enabled_regional: null },
        because: 'enabled_regional is nullable and its default is for absence only',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { enabled_regional: null },
        because: 'enabled_regional is nullable and its default is for absence only',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { enabled_regional: null },
        status: [200],
        answer: { enabled_regional: null },
        because: 'enabled_regional is nullable and its default is for absence only',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { enabled_regional: null },
        because: 'enabled_regional is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for handle',
    about(
      'pumpkin.handle.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, handle: null },
        status: [400, 422],
        because: 'handle must not be null',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { handle: null },
        status: [400, 422],
        because: 'handle must not be null',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { handle: 'bola' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'nickname_hidden_first may be null',
    about(
      'pumpkin.nickname_hidden_first.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, nickname_hidden_first: null },
        status: [200, 201],
        answer: { nickname_hidden_first: null },
        because: 'nickname_hidden_first is nullable',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { nickname_hidden_first: null },
        because: 'nickname_hidden_first is nullable',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { nickname_hidden_first: null },
        status: [200],
        answer: { nickname_hidden_first: null },
        because: 'nickname_hidden_first is nullable',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { nickname_hidden_first: null },
        because: 'nickname_hidden_first is nullable',
      });
    },
  );

  test(
    'create and update refuse null for topic_current_initial',
    about(
      'pumpkin.topic_current_initial.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, topic_current_initial: null },
        status: [400, 422],
        because: 'topic_current_initial must not be null',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { topic_current_initial: null },
        status: [400, 422],
        because: 'topic_current_initial must not be null',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { topic_current_initial: 'bigu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'volume_last_initial may be null',
    about(
      'pumpkin.volume_last_initial.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, volume_last_initial: null },
        status: [200, 201],
        answer: { volume_last_initial: null },
        because: 'volume_last_initial is nullable',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { volume_last_initial: null },
        because: 'volume_last_initial is nullable',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { volume_last_initial: null },
        status: [200],
        answer: { volume_last_initial: null },
        because: 'volume_last_initial is nullable',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { volume_last_initial: null },
        because: 'volume_last_initial is nullable',
      });
    },
  );

  test(
    'paid may be null',
    about('pumpkin.paid.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, paid: null },
        status: [200, 201],
        answer: { paid: null },
        because: 'paid is nullable',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { paid: null },
        because: 'paid is nullable',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { paid: null },
        status: [200],
        answer: { paid: null },
        because: 'paid is nullable',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { paid: null },
        because: 'paid is nullable',
      });
    },
  );
});

test.describe('Pumpkin: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
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
    'enabled_regional may be false',
    about('pumpkin.enabled_regional.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: pumpkin,
        status: [200, 201],
        answer: { enabled_regional: false },
        because: 'false is a valid value of enabled_regional',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { enabled_regional: false },
        because: 'false is a valid value of enabled_regional',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2', enabled_regional: true });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { enabled_regional: false },
        status: [200],
        answer: { enabled_regional: false },
        because: 'false is a valid value of enabled_regional',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { enabled_regional: false },
        because: 'false is a valid value of enabled_regional',
      });
    },
  );

  test(
    'create and update refuse an enabled_regional of a wrong type',
    about(
      'pumpkin.enabled_regional.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, enabled_regional: 'abc' },
        status: [400, 422],
        because: 'enabled_regional must be true or false',
      });
      await api.post('/pumpkin', {
        body: { ...pumpkin, enabled_regional: { value: 'text' } },
        status: [400, 422],
        because: 'enabled_regional must be true or false',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { enabled_regional: 'abc' },
        status: [400, 422],
        because: 'enabled_regional must be true or false',
      });
      await api.patch('/pumpkin/pumpkin-1', {
        body: { enabled_regional: { value: 'text' } },
        status: [400, 422],
        because: 'enabled_regional must be true or false',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { enabled_regional: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'handle of digits alone stays a string',
    about('pumpkin.handle.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, handle: '0042' },
        status: [200, 201],
        answer: { handle: '0042' },
        because: '"0042" is a valid value of handle',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { handle: '0042' },
        because: '"0042" is a valid value of handle',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { handle: '0042' },
        status: [200],
        answer: { handle: '0042' },
        because: '"0042" is a valid value of handle',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { handle: '0042' },
        because: '"0042" is a valid value of handle',
      });
    },
  );

  test(
    'handle keeps spaces, quotes, accents and symbols',
    about('pumpkin.handle.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, handle: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { handle: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { handle: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { handle: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { handle: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { handle: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle',
      });
    },
  );

  test(
    'create and update refuse a handle of a wrong type',
    about(
      'pumpkin.handle.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, handle: 421337 },
        status: [400, 422],
        because: 'handle must be a string',
      });
      await api.post('/pumpkin', {
        body: { ...pumpkin, handle: { value: 'text' } },
        status: [400, 422],
        because: 'handle must be a string',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { handle: 421337 },
        status: [400, 422],
        because: 'handle must be a string',
      });
      await api.patch('/pumpkin/pumpkin-1', {
        body: { handle: { value: 'text' } },
        status: [400, 422],
        because: 'handle must be a string',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { handle: 'bola' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'handle has no minimum length',
    about('pumpkin.handle.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, handle: 'x' },
        status: [200, 201],
        answer: { handle: 'x' },
        because: 'handle has no minimum length',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { handle: 'x' },
        because: 'handle has no minimum length',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { handle: 'x' },
        status: [200],
        answer: { handle: 'x' },
        because: 'handle has no minimum length',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { handle: 'x' },
        because: 'handle has no minimum length',
      });
    },
  );

  test(
    'handle has no maximum length',
    about('pumpkin.handle.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: {
          ...pumpkin,
          handle:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          handle:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'handle has no maximum length',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: {
          handle:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'handle has no maximum length',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: {
          handle:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          handle:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'handle has no maximum length',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: {
          handle:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'handle has no maximum length',
      });
    },
  );

  test(
    'nickname_hidden_first of digits alone stays a string',
    about(
      'pumpkin.nickname_hidden_first.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, nickname_hidden_first: '0042' },
        status: [200, 201],
        answer: { nickname_hidden_first: '0042' },
        because: '"0042" is a valid value of nickname_hidden_first',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { nickname_hidden_first: '0042' },
        because: '"0042" is a valid value of nickname_hidden_first',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { nickname_hidden_first: '0042' },
        status: [200],
        answer: { nickname_hidden_first: '0042' },
        because: '"0042" is a valid value of nickname_hidden_first',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { nickname_hidden_first: '0042' },
        because: '"0042" is a valid value of nickname_hidden_first',
      });
    },
  );

  test(
    'nickname_hidden_first keeps spaces, quotes, accents and symbols',
    about(
      'pumpkin.nickname_hidden_first.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, nickname_hidden_first: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { nickname_hidden_first: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of nickname_hidden_first',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { nickname_hidden_first: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of nickname_hidden_first',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { nickname_hidden_first: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { nickname_hidden_first: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of nickname_hidden_first',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { nickname_hidden_first: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of nickname_hidden_first',
      });
    },
  );

  test(
    'create and update refuse a nickname_hidden_first of a wrong type',
    about(
      'pumpkin.nickname_hidden_first.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, nickname_hidden_first: 421337 },
        status: [400, 422],
        because: 'nickname_hidden_first must be a string',
      });
      await api.post('/pumpkin', {
        body: { ...pumpkin, nickname_hidden_first: { value: 'text' } },
        status: [400, 422],
        because: 'nickname_hidden_first must be a string',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { nickname_hidden_first: 421337 },
        status: [400, 422],
        because: 'nickname_hidden_first must be a string',
      });
      await api.patch('/pumpkin/pumpkin-1', {
        body: { nickname_hidden_first: { value: 'text' } },
        status: [400, 422],
        because: 'nickname_hidden_first must be a string',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { nickname_hidden_first: 'loda' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'nickname_hidden_first may be right at its maximum length of 50',
    about(
      'pumpkin.nickname_hidden_first.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: {
          ...pumpkin,
          nickname_hidden_first: 'sunoda dito lutu gorima sani guno naru soratu nudo',
        },
        status: [200, 201],
        answer: { nickname_hidden_first: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of nickname_hidden_first is 50, inclusive',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { nickname_hidden_first: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of nickname_hidden_first is 50, inclusive',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { nickname_hidden_first: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        status: [200],
        answer: { nickname_hidden_first: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of nickname_hidden_first is 50, inclusive',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { nickname_hidden_first: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of nickname_hidden_first is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a nickname_hidden_first above its maximum length of 50',
    about(
      'pumpkin.nickname_hidden_first.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: {
          ...pumpkin,
          nickname_hidden_first: 'novi mumu saroru barida sabo vutavo tituvi balari v',
        },
        status: [400, 422],
        because: 'nickname_hidden_first must have at most 50 characters',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { nickname_hidden_first: 'novi mumu saroru barida sabo vutavo tituvi balari v' },
        status: [400, 422],
        because: 'nickname_hidden_first must have at most 50 characters',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { nickname_hidden_first: 'loda' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'nickname_hidden_first has no minimum length',
    about(
      'pumpkin.nickname_hidden_first.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, nickname_hidden_first: 'x' },
        status: [200, 201],
        answer: { nickname_hidden_first: 'x' },
        because: 'nickname_hidden_first has no minimum length',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { nickname_hidden_first: 'x' },
        because: 'nickname_hidden_first has no minimum length',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { nickname_hidden_first: 'x' },
        status: [200],
        answer: { nickname_hidden_first: 'x' },
        because: 'nickname_hidden_first has no minimum length',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { nickname_hidden_first: 'x' },
        because: 'nickname_hidden_first has no minimum length',
      });
    },
  );

  test(
    'topic_current_initial of digits alone stays a string',
    about(
      'pumpkin.topic_current_initial.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, topic_current_initial: '0042' },
        status: [200, 201],
        answer: { topic_current_initial: '0042' },
        because: '"0042" is a valid value of topic_current_initial',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { topic_current_initial: '0042' },
        because: '"0042" is a valid value of topic_current_initial',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { topic_current_initial: '0042' },
        status: [200],
        answer: { topic_current_initial: '0042' },
        because: '"0042" is a valid value of topic_current_initial',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { topic_current_initial: '0042' },
        because: '"0042" is a valid value of topic_current_initial',
      });
    },
  );

  test(
    'topic_current_initial keeps spaces, quotes, accents and symbols',
    about(
      'pumpkin.topic_current_initial.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, topic_current_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { topic_current_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic_current_initial',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { topic_current_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic_current_initial',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { topic_current_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { topic_current_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic_current_initial',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { topic_current_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic_current_initial',
      });
    },
  );

  test(
    'create and update refuse a topic_current_initial of a wrong type',
    about(
      'pumpkin.topic_current_initial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, topic_current_initial: 421337 },
        status: [400, 422],
        because: 'topic_current_initial must be a string',
      });
      await api.post('/pumpkin', {
        body: { ...pumpkin, topic_current_initial: { value: 'text' } },
        status: [400, 422],
        because: 'topic_current_initial must be a string',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { topic_current_initial: 421337 },
        status: [400, 422],
        because: 'topic_current_initial must be a string',
      });
      await api.patch('/pumpkin/pumpkin-1', {
        body: { topic_current_initial: { value: 'text' } },
        status: [400, 422],
        because: 'topic_current_initial must be a string',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { topic_current_initial: 'bigu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic_current_initial may be right at its minimum length of 1',
    about(
      'pumpkin.topic_current_initial.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, topic_current_initial: 'n' },
        status: [200, 201],
        answer: { topic_current_initial: 'n' },
        because: 'the minimum length of topic_current_initial is 1, inclusive',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { topic_current_initial: 'n' },
        because: 'the minimum length of topic_current_initial is 1, inclusive',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { topic_current_initial: 'n' },
        status: [200],
        answer: { topic_current_initial: 'n' },
        because: 'the minimum length of topic_current_initial is 1, inclusive',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { topic_current_initial: 'n' },
        because: 'the minimum length of topic_current_initial is 1, inclusive',
      });
    },
  );

  test(
    'topic_current_initial has no maximum length',
    about(
      'pumpkin.topic_current_initial.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: {
          ...pumpkin,
          topic_current_initial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          topic_current_initial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic_current_initial has no maximum length',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: {
          topic_current_initial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic_current_initial has no maximum length',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: {
          topic_current_initial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          topic_current_initial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic_current_initial has no maximum length',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: {
          topic_current_initial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic_current_initial has no maximum length',
      });
    },
  );

  test(
    'volume_last_initial may be 0',
    about('pumpkin.volume_last_initial.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, volume_last_initial: 0 },
        status: [200, 201],
        answer: { volume_last_initial: 0 },
        because: '0 is a valid value of volume_last_initial',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { volume_last_initial: 0 },
        because: '0 is a valid value of volume_last_initial',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { volume_last_initial: 0 },
        status: [200],
        answer: { volume_last_initial: 0 },
        because: '0 is a valid value of volume_last_initial',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { volume_last_initial: 0 },
        because: '0 is a valid value of volume_last_initial',
      });
    },
  );

  test(
    'create and update refuse a volume_last_initial of a wrong type',
    about(
      'pumpkin.volume_last_initial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, volume_last_initial: 'abc' },
        status: [400, 422],
        because: 'volume_last_initial must be an integer',
      });
      await api.post('/pumpkin', {
        body: { ...pumpkin, volume_last_initial: { value: 'text' } },
        status: [400, 422],
        because: 'volume_last_initial must be an integer',
      });
      await api.post('/pumpkin', {
        body: { ...pumpkin, volume_last_initial: 76.5 },
        status: [400, 422],
        because: 'volume_last_initial must be an integer',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { volume_last_initial: 'abc' },
        status: [400, 422],
        because: 'volume_last_initial must be an integer',
      });
      await api.patch('/pumpkin/pumpkin-1', {
        body: { volume_last_initial: { value: 'text' } },
        status: [400, 422],
        because: 'volume_last_initial must be an integer',
      });
      await api.patch('/pumpkin/pumpkin-1', {
        body: { volume_last_initial: 76.5 },
        status: [400, 422],
        because: 'volume_last_initial must be an integer',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { volume_last_initial: 77 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'volume_last_initial may be right at its minimum of -10',
    about(
      'pumpkin.volume_last_initial.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, volume_last_initial: -10 },
        status: [200, 201],
        answer: { volume_last_initial: -10 },
        because: 'the minimum of volume_last_initial is -10, inclusive',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { volume_last_initial: -10 },
        because: 'the minimum of volume_last_initial is -10, inclusive',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { volume_last_initial: -10 },
        status: [200],
        answer: { volume_last_initial: -10 },
        because: 'the minimum of volume_last_initial is -10, inclusive',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { volume_last_initial: -10 },
        because: 'the minimum of volume_last_initial is -10, inclusive',
      });
    },
  );

  test(
    'create and update refuse a volume_last_initial below its minimum of -10',
    about(
      'pumpkin.volume_last_initial.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, volume_last_initial: -11 },
        status: [400, 422],
        because: 'volume_last_initial must be at least -10',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { volume_last_initial: -11 },
        status: [400, 422],
        because: 'volume_last_initial must be at least -10',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { volume_last_initial: 77 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'volume_last_initial may be right at its maximum of 100',
    about(
      'pumpkin.volume_last_initial.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, volume_last_initial: 100 },
        status: [200, 201],
        answer: { volume_last_initial: 100 },
        because: 'the maximum of volume_last_initial is 100, inclusive',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { volume_last_initial: 100 },
        because: 'the maximum of volume_last_initial is 100, inclusive',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { volume_last_initial: 100 },
        status: [200],
        answer: { volume_last_initial: 100 },
        because: 'the maximum of volume_last_initial is 100, inclusive',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { volume_last_initial: 100 },
        because: 'the maximum of volume_last_initial is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a volume_last_initial above its maximum of 100',
    about(
      'pumpkin.volume_last_initial.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, volume_last_initial: 101 },
        status: [400, 422],
        because: 'volume_last_initial must be at most 100',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { volume_last_initial: 101 },
        status: [400, 422],
        because: 'volume_last_initial must be at most 100',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { volume_last_initial: 77 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'paid may be false',
    about('pumpkin.paid.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, paid: false },
        status: [200, 201],
        answer: { paid: false },
        because: 'false is a valid value of paid',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { paid: false },
        because: 'false is a valid value of paid',
      });
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.patch('/pumpkin/pumpkin-2', {
        body: { paid: false },
        status: [200],
        answer: { paid: false },
        because: 'false is a valid value of paid',
      });
      await api.get('/pumpkin/pumpkin-2', {
        status: [200],
        answer: { paid: false },
        because: 'false is a valid value of paid',
      });
    },
  );

  test(
    'create and update refuse a paid of a wrong type',
    about(
      'pumpkin.paid.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pumpkin', {
        body: { ...pumpkin, paid: 'abc' },
        status: [400, 422],
        because: 'paid must be true or false',
      });
      await api.post('/pumpkin', {
        body: { ...pumpkin, paid: { value: 'text' } },
        status: [400, 422],
        because: 'paid must be true or false',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.patch('/pumpkin/pumpkin-1', {
        body: { paid: 'abc' },
        status: [400, 422],
        because: 'paid must be true or false',
      });
      await api.patch('/pumpkin/pumpkin-1', {
        body: { paid: { value: 'text' } },
        status: [400, 422],
        because: 'paid must be true or false',
      });
      await api.get('/pumpkin/pumpkin-1', {
        status: [200],
        answer: { paid: true },
        because: 'a refused update changes nothing',
      });
    },
  );
});
