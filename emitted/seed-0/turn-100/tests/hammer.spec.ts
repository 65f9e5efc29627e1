import { about, test, without } from '../support/api.ts';

// A valid Harbor, as the tests send it.
const harbor = {
  id: 'harbor-1',
  subject_third_internal: 'bodoru',
  subscribed_raw: true,
  stage_central: 'completed',
  medal_tunnel_past_draft: null,
  enabled_previous: true,
};

// A valid Hammer, as the tests send it.
const hammer = { angle_weekly_hidden: 51.75, color: 'ninora', id: 'hammer-1', tokens: 88 };

test.describe('Hammer: create, read, update and delete', () => {
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
    'create answers the new Hammer, and read answers it again',
    about(
      'hammer.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: hammer,
        status: [200, 201],
        answer: { ...hammer, route_draft: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { ...hammer, route_draft: null },
        because: 'read answers the object that was created',
      });
      await api.post('/hammer', {
        body: { ...hammer, id: 'hammer-2' },
        status: [200, 201],
        answer: { id: 'hammer-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Hammer',
    about(
      'hammer.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 },
        status: [200],
        answer: {
          angle_weekly_hidden: 79.75,
          color: 'morugi',
          id: 'hammer-1',
          route_draft: null,
          tokens: 6,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('hammer.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { id: 'hammer-1', angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 },
        status: [200],
        answer: { id: 'hammer-1', angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 },
        because: 'the id is the one that the object has',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { id: 'hammer-1', angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for tokens does not change angle_weekly_hidden either',
    about(
      'hammer.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { angle_weekly_hidden: 79.75, tokens: 'abc' },
        status: [400, 422],
        because: 'tokens must be an integer',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { ...hammer, route_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Hammer: no read finds it and no list holds it',
    about(
      'hammer.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.delete('/hammer/hammer-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/hammer/hammer-1', { status: [404], because: 'it was deleted' });
      await api.get('/hammer', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Hammer has',
    about('hammer.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.get('/hammer/hammer-unknown', {
        status: [404],
        because: 'no Hammer has the id hammer-unknown',
      });
      await api.patch('/hammer/hammer-unknown', {
        body: { angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 },
        status: [404],
        because: 'no Hammer has the id hammer-unknown',
      });
      await api.delete('/hammer/hammer-unknown', {
        status: [404],
        because: 'no Hammer has the id hammer-unknown',
      });
      await api.get('/hammer', {
        status: [200],
        answer: [{ id: 'hammer-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Hammer: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Hammer with all of its fields',
    about('hammer.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.create('Hammer', {
        ...hammer,
        id: 'hammer-2',
        angle_weekly_hidden: 79.75,
        color: 'morugi',
        tokens: 6,
      });
      await api.create('Hammer', {
        ...hammer,
        id: 'hammer-3',
        angle_weekly_hidden: 47.5,
        color: 'mudabi',
        tokens: 75,
      });
      await api.get('/hammer', {
        status: [200],
        answer: [
          { ...hammer, route_draft: null },
          {
            angle_weekly_hidden: 79.75,
            color: 'morugi',
            id: 'hammer-2',
            route_draft: null,
            tokens: 6,
          },
          {
            angle_weekly_hidden: 47.5,
            color: 'mudabi',
            id: 'hammer-3',
            route_draft: null,
            tokens: 75,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Hammer leaves another as it was',
    about('hammer.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.create('Hammer', {
        ...hammer,
        id: 'hammer-2',
        angle_weekly_hidden: 79.75,
        color: 'morugi',
        tokens: 6,
      });
      await api.patch('/hammer/hammer-2', {
        body: { id: 'hammer-2', angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { ...hammer, route_draft: null },
        because: 'another object was updated',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: {
          angle_weekly_hidden: 79.75,
          color: 'morugi',
          id: 'hammer-2',
          route_draft: null,
          tokens: 6,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Hammer leaves another as it was',
    about(
      'hammer.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.create('Hammer', {
        ...hammer,
        id: 'hammer-2',
        angle_weekly_hidden: 79.75,
        color: 'morugi',
        tokens: 6,
      });
      await api.delete('/hammer/hammer-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: {
          angle_weekly_hidden: 79.75,
          color: 'morugi',
          id: 'hammer-2',
          route_draft: null,
          tokens: 6,
        },
        because: 'another object was deleted',
      });
      await api.get('/hammer', {
        status: [200],
        answer: [{ id: 'hammer-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Hammer',
    about('hammer.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.create('Hammer', {
        ...hammer,
        id: 'hammer-2',
        angle_weekly_hidden: 79.75,
        color: 'morugi',
        tokens: 6,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/hammer', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/hammer/hammer-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Hammer: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Hammer without angle_weekly_hidden, which is required',
    about(
      'hammer.angle_weekly_hidden.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: without(hammer, 'angle_weekly_hidden'),
        status: [400, 422],
        because: 'angle_weekly_hidden is required and has no default',
      });
      await api.get('/hammer/hammer-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Hammer without color, which is optional',
    about('hammer.color.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/hammer', {
        body: without(hammer, 'color'),
        status: [200, 201],
        answer: { color: null },
        because: 'color is optional',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { color: null },
        because: 'color is optional',
      });
    },
  );

  test(
    'create refuses a Hammer without an id',
    about(
      'hammer.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: without(hammer, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/hammer', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Hammer without tokens, which is required',
    about(
      'hammer.tokens.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: without(hammer, 'tokens'),
        status: [400, 422],
        because: 'tokens is required and has no default',
      });
      await api.get('/hammer/hammer-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of angle_weekly_hidden or tokens alone leaves every other field as it is',
    about('hammer.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.create('Hammer', { ...hammer, route_draft: 'harbor-1' });
      await api.patch('/hammer/hammer-1', {
        body: { angle_weekly_hidden: 79.75 },
        status: [200],
        answer: { ...hammer, angle_weekly_hidden: 79.75, route_draft: 'harbor-1' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/hammer/hammer-1', {
        body: { tokens: 6 },
        status: [200],
        answer: { ...hammer, angle_weekly_hidden: 79.75, route_draft: 'harbor-1', tokens: 6 },
        because: 'an update touches only what it carries',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { ...hammer, angle_weekly_hidden: 79.75, route_draft: 'harbor-1', tokens: 6 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Hammer: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for angle_weekly_hidden',
    about(
      'hammer.angle_weekly_hidden.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, angle_weekly_hidden: null },
        status: [400, 422],
        because: 'angle_weekly_hidden must not be null',
      });
      await api.get('/hammer/hammer-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { angle_weekly_hidden: null },
        status: [400, 422],
        because: 'angle_weekly_hidden must not be null',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { angle_weekly_hidden: 51.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for color',
    about(
      'hammer.color.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, color: null },
        status: [400, 422],
        because: 'color must not be null',
      });
      await api.get('/hammer/hammer-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { color: null },
        status: [400, 422],
        because: 'color must not be null',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { color: 'ninora' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for tokens',
    about(
      'hammer.tokens.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, tokens: null },
        status: [400, 422],
        because: 'tokens must not be null',
      });
      await api.get('/hammer/hammer-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { tokens: null },
        status: [400, 422],
        because: 'tokens must not be null',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { tokens: 88 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Hammer: types and bounds', () => {
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
    'angle_weekly_hidden may be the whole number 0',
    about('hammer.angle_weekly_hidden.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, angle_weekly_hidden: 0 },
        status: [200, 201],
        answer: { angle_weekly_hidden: 0 },
        because: '0 is a valid value of angle_weekly_hidden',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { angle_weekly_hidden: 0 },
        because: '0 is a valid value of angle_weekly_hidden',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', {
        body: { angle_weekly_hidden: 0 },
        status: [200],
        answer: { angle_weekly_hidden: 0 },
        because: '0 is a valid value of angle_weekly_hidden',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: { angle_weekly_hidden: 0 },
        because: '0 is a valid value of angle_weekly_hidden',
      });
    },
  );

  test(
    'create and update refuse an angle_weekly_hidden of a wrong type',
    about(
      'hammer.angle_weekly_hidden.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, angle_weekly_hidden: 'abc' },
        status: [400, 422],
        because: 'angle_weekly_hidden must be a number',
      });
      await api.post('/hammer', {
        body: { ...hammer, angle_weekly_hidden: { value: 'text' } },
        status: [400, 422],
        because: 'angle_weekly_hidden must be a number',
      });
      await api.get('/hammer/hammer-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { angle_weekly_hidden: 'abc' },
        status: [400, 422],
        because: 'angle_weekly_hidden must be a number',
      });
      await api.patch('/hammer/hammer-1', {
        body: { angle_weekly_hidden: { value: 'text' } },
        status: [400, 422],
        because: 'angle_weekly_hidden must be a number',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { angle_weekly_hidden: 51.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'angle_weekly_hidden may be right at its minimum of 0',
    about(
      'hammer.angle_weekly_hidden.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, angle_weekly_hidden: 0 },
        status: [200, 201],
        answer: { angle_weekly_hidden: 0 },
        because: 'the minimum of angle_weekly_hidden is 0, inclusive',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { angle_weekly_hidden: 0 },
        because: 'the minimum of angle_weekly_hidden is 0, inclusive',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', {
        body: { angle_weekly_hidden: 0 },
        status: [200],
        answer: { angle_weekly_hidden: 0 },
        because: 'the minimum of angle_weekly_hidden is 0, inclusive',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: { angle_weekly_hidden: 0 },
        because: 'the minimum of angle_weekly_hidden is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse an angle_weekly_hidden below its minimum of 0',
    about(
      'hammer.angle_weekly_hidden.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, angle_weekly_hidden: -0.25 },
        status: [400, 422],
        because: 'angle_weekly_hidden must be at least 0',
      });
      await api.get('/hammer/hammer-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { angle_weekly_hidden: -0.25 },
        status: [400, 422],
        because: 'angle_weekly_hidden must be at least 0',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { angle_weekly_hidden: 51.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'angle_weekly_hidden has no maximum',
    about('hammer.angle_weekly_hidden.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, angle_weekly_hidden: 999999.75 },
        status: [200, 201],
        answer: { angle_weekly_hidden: 999999.75 },
        because: 'angle_weekly_hidden has no maximum',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { angle_weekly_hidden: 999999.75 },
        because: 'angle_weekly_hidden has no maximum',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', {
        body: { angle_weekly_hidden: 999999.75 },
        status: [200],
        answer: { angle_weekly_hidden: 999999.75 },
        because: 'angle_weekly_hidden has no maximum',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: { angle_weekly_hidden: 999999.75 },
        because: 'angle_weekly_hidden has no maximum',
      });
    },
  );

  test(
    'color of digits alone stays a string',
    about('hammer.color.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, color: '0042' },
        status: [200, 201],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', {
        body: { color: '0042' },
        status: [200],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
    },
  );

  test(
    'color keeps spaces, quotes, accents and symbols',
    about('hammer.color.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', {
        body: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
    },
  );

  test(
    'create and update refuse a color of a wrong type',
    about(
      'hammer.color.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, color: 421337 },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.post('/hammer', {
        body: { ...hammer, color: { value: 'text' } },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.get('/hammer/hammer-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { color: 421337 },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.patch('/hammer/hammer-1', {
        body: { color: { value: 'text' } },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { color: 'ninora' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'color has no minimum length',
    about('hammer.color.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, color: 'x' },
        status: [200, 201],
        answer: { color: 'x' },
        because: 'color has no minimum length',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { color: 'x' },
        because: 'color has no minimum length',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', {
        body: { color: 'x' },
        status: [200],
        answer: { color: 'x' },
        because: 'color has no minimum length',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: { color: 'x' },
        because: 'color has no minimum length',
      });
    },
  );

  test(
    'color has no maximum length',
    about('hammer.color.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hammer', {
        body: {
          ...hammer,
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
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'color has no maximum length',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', {
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
      await api.get('/hammer/hammer-2', {
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
    'tokens may be 0',
    about('hammer.tokens.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, tokens: 0 },
        status: [200, 201],
        answer: { tokens: 0 },
        because: '0 is a valid value of tokens',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { tokens: 0 },
        because: '0 is a valid value of tokens',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', {
        body: { tokens: 0 },
        status: [200],
        answer: { tokens: 0 },
        because: '0 is a valid value of tokens',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: { tokens: 0 },
        because: '0 is a valid value of tokens',
      });
    },
  );

  test(
    'create and update refuse a tokens of a wrong type',
    about(
      'hammer.tokens.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, tokens: 'abc' },
        status: [400, 422],
        because: 'tokens must be an integer',
      });
      await api.post('/hammer', {
        body: { ...hammer, tokens: { value: 'text' } },
        status: [400, 422],
        because: 'tokens must be an integer',
      });
      await api.post('/hammer', {
        body: { ...hammer, tokens: 87.5 },
        status: [400, 422],
        because: 'tokens must be an integer',
      });
      await api.get('/hammer/hammer-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { tokens: 'abc' },
        status: [400, 422],
        because: 'tokens must be an integer',
      });
      await api.patch('/hammer/hammer-1', {
        body: { tokens: { value: 'text' } },
        status: [400, 422],
        because: 'tokens must be an integer',
      });
      await api.patch('/hammer/hammer-1', {
        body: { tokens: 87.5 },
        status: [400, 422],
        because: 'tokens must be an integer',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { tokens: 88 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'tokens has no minimum',
    about('hammer.tokens.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, tokens: -1000000 },
        status: [200, 201],
        answer: { tokens: -1000000 },
        because: 'tokens has no minimum',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { tokens: -1000000 },
        because: 'tokens has no minimum',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', {
        body: { tokens: -1000000 },
        status: [200],
        answer: { tokens: -1000000 },
        because: 'tokens has no minimum',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: { tokens: -1000000 },
        because: 'tokens has no minimum',
      });
    },
  );

  test(
    'tokens has no maximum',
    about('hammer.tokens.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, tokens: 1000000 },
        status: [200, 201],
        answer: { tokens: 1000000 },
        because: 'tokens has no maximum',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { tokens: 1000000 },
        because: 'tokens has no maximum',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', {
        body: { tokens: 1000000 },
        status: [200],
        answer: { tokens: 1000000 },
        because: 'tokens has no maximum',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: { tokens: 1000000 },
        because: 'tokens has no maximum',
      });
    },
  );
});

test.describe('Hammer: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'route_draft refers to an existing Harbor and is answered as its id',
    about(
      'hammer.route_draft.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api.post('/hammer', {
        body: { ...hammer, route_draft: 'harbor-1' },
        status: [200, 201],
        answer: { route_draft: 'harbor-1' },
        because: 'route_draft was sent as harbor-1',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { route_draft: 'harbor-1' },
        because: 'route_draft was sent as harbor-1',
      });
      await api.patch('/hammer/hammer-1', {
        body: { route_draft: 'harbor-2' },
        status: [200],
        answer: { route_draft: 'harbor-2' },
        because: 'route_draft was changed to harbor-2',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { route_draft: 'harbor-2' },
        because: 'route_draft was changed to harbor-2',
      });
      await api.get('/hammer', {
        status: [200],
        answer: [{ id: 'hammer-1', route_draft: 'harbor-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a route_draft that no Harbor has as its id',
    about(
      'hammer.route_draft.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, route_draft: 'harbor-unknown' },
        status: [400, 422],
        because: 'route_draft must be the id of an existing Harbor',
      });
      await api.get('/hammer/hammer-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Harbor', harbor);
      await api.create('Hammer', { ...hammer, route_draft: 'harbor-1' });
      await api.patch('/hammer/hammer-1', {
        body: { route_draft: 'harbor-unknown' },
        status: [400, 422],
        because: 'route_draft must be the id of an existing Harbor',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { route_draft: 'harbor-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for route_draft',
    about(
      'hammer.route_draft.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/hammer', {
        body: { ...hammer, route_draft: 421337 },
        status: [400, 422],
        because: 'route_draft must be the id of a Harbor',
      });
      await api.post('/hammer', {
        body: { ...hammer, route_draft: { value: 'text' } },
        status: [400, 422],
        because: 'route_draft must be the id of a Harbor',
      });
      await api.get('/hammer/hammer-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { route_draft: 421337 },
        status: [400, 422],
        because: 'route_draft must be the id of a Harbor',
      });
      await api.patch('/hammer/hammer-1', {
        body: { route_draft: { value: 'text' } },
        status: [400, 422],
        because: 'route_draft must be the id of a Harbor',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { route_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'route_draft may be null or left out',
    about(
      'hammer.route_draft.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.post('/hammer', {
        body: { ...hammer, route_draft: null },
        status: [200, 201],
        answer: { route_draft: null },
        because: 'a reference may be null',
      });
      await api.patch('/hammer/hammer-1', {
        body: { route_draft: 'harbor-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/hammer/hammer-1', {
        body: { route_draft: null },
        status: [200],
        answer: { route_draft: null },
        because: 'a reference may be null',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { route_draft: null },
        because: 'a reference may be null',
      });
      await api.post('/hammer', {
        body: { ...hammer, id: 'hammer-2' },
        status: [200, 201],
        answer: { route_draft: null },
        because: 'route_draft is optional',
      });
    },
  );

  test(
    'deleting a Harbor clears every route_draft that refers to it',
    about(
      'hammer.route_draft.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.create('Hammer', { ...hammer, route_draft: 'harbor-1' });
      await api.create('Hammer', { ...hammer, id: 'hammer-2', route_draft: 'harbor-1' });
      await api.delete('/harbor/harbor-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { id: 'hammer-1', route_draft: null },
        because: 'harbor-1 was deleted',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: { id: 'hammer-2', route_draft: null },
        because: 'harbor-1 was deleted',
      });
    },
  );

  test(
    'deleting a Harbor keeps a route_draft that refers to another',
    about(
      'hammer.route_draft.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api.create('Hammer', { ...hammer, route_draft: 'harbor-2' });
      await api.delete('/harbor/harbor-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { route_draft: 'harbor-2' },
        because: 'another Harbor was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Hammer in route_draft, which refers to Harbor',
    about(
      'hammer.route_draft.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.post('/hammer', {
        body: { ...hammer, id: 'hammer-2', route_draft: 'hammer-1' },
        status: [400, 422],
        because: 'route_draft must be the id of an existing Harbor',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', {
        body: { route_draft: 'hammer-1' },
        status: [400, 422],
        because: 'route_draft must be the id of an existing Harbor',
      });
      await api.get('/hammer/hammer-2', {
        status: [200],
        answer: { route_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Hammer with the id of a Harbor leaves route_draft alone',
    about(
      'hammer.route_draft.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.create('Hammer', { ...hammer, route_draft: 'harbor-1' });
      await api.create('Hammer', { ...hammer, id: 'harbor-1' });
      await api.delete('/hammer/harbor-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { route_draft: 'harbor-1' },
        because: 'no Harbor was deleted',
      });
    },
  );

  test(
    'update that is refused for route_draft does not change angle_weekly_hidden either',
    about(
      'hammer.route_draft.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', {
        body: { angle_weekly_hidden: 79.75, route_draft: 'harbor-unknown' },
        status: [400, 422],
        because: 'route_draft must be the id of an existing Harbor',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        answer: { ...hammer, route_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
