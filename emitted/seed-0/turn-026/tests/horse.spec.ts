import { about, test, without } from '../support/api.ts';

// A valid Dragon, as the tests send it.
const dragon = {
  bonus_spare_total: 89,
  id: 'dragon-1',
  notice_lesser: 'dagi',
  username: 'bava',
  ratio: 59.25,
  reviewed_secondary: true,
};

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

// A valid Horse, as the tests send it.
const horse = { alias: 'doduti', color: 'tirolu', id: 'horse-1' };

test.describe('Horse: create, read, update and delete', () => {
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
    'create answers the new Horse, and read answers it again',
    about(
      'horse.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: horse,
        status: [200, 201],
        answer: { ...horse, dragon: null, pumpkins: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { ...horse, dragon: null, pumpkins: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/horse', {
        body: { ...horse, id: 'horse-2' },
        status: [200, 201],
        answer: { id: 'horse-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Horse',
    about(
      'horse.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { alias: 'vaviri', color: 'libo' },
        status: [200],
        answer: { alias: 'vaviri', color: 'libo', dragon: null, id: 'horse-1', pumpkins: [] },
        because: 'every one of these fields was sent',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { alias: 'vaviri', color: 'libo' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('horse.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { id: 'horse-1', alias: 'vaviri', color: 'libo' },
        status: [200],
        answer: { id: 'horse-1', alias: 'vaviri', color: 'libo' },
        because: 'the id is the one that the object has',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { id: 'horse-1', alias: 'vaviri', color: 'libo' },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for color does not change alias either',
    about(
      'horse.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { alias: 'vaviri', color: 421337 },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { ...horse, dragon: null, pumpkins: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Horse: no read finds it and no list holds it',
    about(
      'horse.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.delete('/horse/horse-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/horse/horse-1', { status: [404], because: 'it was deleted' });
      await api.get('/horse', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Horse has',
    about('horse.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.get('/horse/horse-unknown', {
        status: [404],
        because: 'no Horse has the id horse-unknown',
      });
      await api.patch('/horse/horse-unknown', {
        body: { alias: 'vaviri', color: 'libo' },
        status: [404],
        because: 'no Horse has the id horse-unknown',
      });
      await api.delete('/horse/horse-unknown', {
        status: [404],
        because: 'no Horse has the id horse-unknown',
      });
      await api.get('/horse', {
        status: [200],
        answer: [{ id: 'horse-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Horse: collections', () => {
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
    'list answers every Horse with all of its fields',
    about('horse.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.create('Horse', { ...horse, id: 'horse-2', alias: 'vaviri', color: 'libo' });
      await api.create('Horse', { ...horse, id: 'horse-3', alias: 'vuguru', color: 'duga' });
      await api.get('/horse', {
        status: [200],
        answer: [
          { ...horse, dragon: null, pumpkins: [] },
          { alias: 'vaviri', color: 'libo', dragon: null, id: 'horse-2', pumpkins: [] },
          { alias: 'vuguru', color: 'duga', dragon: null, id: 'horse-3', pumpkins: [] },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Horse leaves another as it was',
    about('horse.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.create('Horse', { ...horse, id: 'horse-2', alias: 'vaviri', color: 'libo' });
      await api.patch('/horse/horse-2', {
        body: { id: 'horse-2', alias: 'vaviri', color: 'libo' },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { ...horse, dragon: null, pumpkins: [] },
        because: 'another object was updated',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { alias: 'vaviri', color: 'libo', dragon: null, id: 'horse-2', pumpkins: [] },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Horse leaves another as it was',
    about(
      'horse.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.create('Horse', { ...horse, id: 'horse-2', alias: 'vaviri', color: 'libo' });
      await api.delete('/horse/horse-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { alias: 'vaviri', color: 'libo', dragon: null, id: 'horse-2', pumpkins: [] },
        because: 'another object was deleted',
      });
      await api.get('/horse', {
        status: [200],
        answer: [{ id: 'horse-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Horse',
    about('horse.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.create('Horse', { ...horse, id: 'horse-2', alias: 'vaviri', color: 'libo' });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/horse', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/horse/horse-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Horse: required fields and defaults', () => {
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create refuses a Horse without alias, which is required',
    about('horse.alias.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/horse', {
        body: without(horse, 'alias'),
        status: [400, 422],
        because: 'alias is required and has no default',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Horse without color, which is required',
    about('horse.color.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/horse', {
        body: without(horse, 'color'),
        status: [400, 422],
        because: 'color is required and has no default',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of alias or color alone leaves every other field as it is',
    about('horse.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Pumpkin', pumpkin);
      await api.create('Horse', { ...horse, dragon: 'dragon-1', pumpkins: ['pumpkin-1'] });
      await api.patch('/horse/horse-1', {
        body: { alias: 'vaviri' },
        status: [200],
        answer: { ...horse, alias: 'vaviri', dragon: 'dragon-1', pumpkins: ['pumpkin-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/horse/horse-1', {
        body: { color: 'libo' },
        status: [200],
        answer: {
          alias: 'vaviri',
          color: 'libo',
          dragon: 'dragon-1',
          id: 'horse-1',
          pumpkins: ['pumpkin-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: {
          alias: 'vaviri',
          color: 'libo',
          dragon: 'dragon-1',
          id: 'horse-1',
          pumpkins: ['pumpkin-1'],
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Horse: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'alias may be null',
    about('horse.alias.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, alias: null },
        status: [200, 201],
        answer: { alias: null },
        because: 'alias is nullable',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { alias: null },
        because: 'alias is nullable',
      });
      await api.create('Horse', { ...horse, id: 'horse-2' });
      await api.patch('/horse/horse-2', {
        body: { alias: null },
        status: [200],
        answer: { alias: null },
        because: 'alias is nullable',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { alias: null },
        because: 'alias is nullable',
      });
    },
  );

  test(
    'create and update refuse null for color',
    about(
      'horse.color.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, color: null },
        status: [400, 422],
        because: 'color must not be null',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { color: null },
        status: [400, 422],
        because: 'color must not be null',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { color: 'tirolu' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Horse: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
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
    'alias of digits alone stays a string',
    about('horse.alias.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, alias: '0042' },
        status: [200, 201],
        answer: { alias: '0042' },
        because: '"0042" is a valid value of alias',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { alias: '0042' },
        because: '"0042" is a valid value of alias',
      });
      await api.create('Horse', { ...horse, id: 'horse-2' });
      await api.patch('/horse/horse-2', {
        body: { alias: '0042' },
        status: [200],
        answer: { alias: '0042' },
        because: '"0042" is a valid value of alias',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { alias: '0042' },
        because: '"0042" is a valid value of alias',
      });
    },
  );

  test(
    'alias keeps spaces, quotes, accents and symbols',
    about('horse.alias.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, alias: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { alias: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of alias',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { alias: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of alias',
      });
      await api.create('Horse', { ...horse, id: 'horse-2' });
      await api.patch('/horse/horse-2', {
        body: { alias: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { alias: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of alias',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { alias: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of alias',
      });
    },
  );

  test(
    'create and update refuse an alias of a wrong type',
    about(
      'horse.alias.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, alias: 421337 },
        status: [400, 422],
        because: 'alias must be a string',
      });
      await api.post('/horse', {
        body: { ...horse, alias: { value: 'text' } },
        status: [400, 422],
        because: 'alias must be a string',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { alias: 421337 },
        status: [400, 422],
        because: 'alias must be a string',
      });
      await api.patch('/horse/horse-1', {
        body: { alias: { value: 'text' } },
        status: [400, 422],
        because: 'alias must be a string',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { alias: 'doduti' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'alias may be right at its minimum length of 3',
    about(
      'horse.alias.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, alias: 'bil' },
        status: [200, 201],
        answer: { alias: 'bil' },
        because: 'the minimum length of alias is 3, inclusive',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { alias: 'bil' },
        because: 'the minimum length of alias is 3, inclusive',
      });
      await api.create('Horse', { ...horse, id: 'horse-2' });
      await api.patch('/horse/horse-2', {
        body: { alias: 'bil' },
        status: [200],
        answer: { alias: 'bil' },
        because: 'the minimum length of alias is 3, inclusive',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { alias: 'bil' },
        because: 'the minimum length of alias is 3, inclusive',
      });
    },
  );

  test(
    'create and update refuse an alias below its minimum length of 3',
    about(
      'horse.alias.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, alias: 'ru' },
        status: [400, 422],
        because: 'alias must have at least 3 characters',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { alias: 'ru' },
        status: [400, 422],
        because: 'alias must have at least 3 characters',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { alias: 'doduti' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'alias may be right at its maximum length of 75',
    about(
      'horse.alias.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: {
          ...horse,
          alias: 'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        status: [200, 201],
        answer: {
          alias: 'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        because: 'the maximum length of alias is 75, inclusive',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: {
          alias: 'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        because: 'the maximum length of alias is 75, inclusive',
      });
      await api.create('Horse', { ...horse, id: 'horse-2' });
      await api.patch('/horse/horse-2', {
        body: {
          alias: 'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        status: [200],
        answer: {
          alias: 'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        because: 'the maximum length of alias is 75, inclusive',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: {
          alias: 'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        because: 'the maximum length of alias is 75, inclusive',
      });
    },
  );

  test(
    'create and update refuse an alias above its maximum length of 75',
    about(
      'horse.alias.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: {
          ...horse,
          alias: 'midadu guni ragi dituna tisani dagina luvu mavosu tunoru ligu rurugi luva la',
        },
        status: [400, 422],
        because: 'alias must have at most 75 characters',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: {
          alias: 'midadu guni ragi dituna tisani dagina luvu mavosu tunoru ligu rurugi luva la',
        },
        status: [400, 422],
        because: 'alias must have at most 75 characters',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { alias: 'doduti' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'color of digits alone stays a string',
    about('horse.color.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, color: '0042' },
        status: [200, 201],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
      await api.create('Horse', { ...horse, id: 'horse-2' });
      await api.patch('/horse/horse-2', {
        body: { color: '0042' },
        status: [200],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { color: '0042' },
        because: '"0042" is a valid value of color',
      });
    },
  );

  test(
    'color keeps spaces, quotes, accents and symbols',
    about('horse.color.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
      await api.create('Horse', { ...horse, id: 'horse-2' });
      await api.patch('/horse/horse-2', {
        body: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { color: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color',
      });
    },
  );

  test(
    'create and update refuse a color of a wrong type',
    about(
      'horse.color.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, color: 421337 },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.post('/horse', {
        body: { ...horse, color: { value: 'text' } },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { color: 421337 },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.patch('/horse/horse-1', {
        body: { color: { value: 'text' } },
        status: [400, 422],
        because: 'color must be a string',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { color: 'tirolu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'color may be right at its minimum length of 4',
    about(
      'horse.color.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, color: 'tana' },
        status: [200, 201],
        answer: { color: 'tana' },
        because: 'the minimum length of color is 4, inclusive',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { color: 'tana' },
        because: 'the minimum length of color is 4, inclusive',
      });
      await api.create('Horse', { ...horse, id: 'horse-2' });
      await api.patch('/horse/horse-2', {
        body: { color: 'tana' },
        status: [200],
        answer: { color: 'tana' },
        because: 'the minimum length of color is 4, inclusive',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { color: 'tana' },
        because: 'the minimum length of color is 4, inclusive',
      });
    },
  );

  test(
    'create and update refuse a color below its minimum length of 4',
    about(
      'horse.color.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, color: 'bil' },
        status: [400, 422],
        because: 'color must have at least 4 characters',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { color: 'bil' },
        status: [400, 422],
        because: 'color must have at least 4 characters',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { color: 'tirolu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'color may be right at its maximum length of 255',
    about(
      'horse.color.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: {
          ...horse,
          color:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200, 201],
        answer: {
          color:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of color is 255, inclusive',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: {
          color:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of color is 255, inclusive',
      });
      await api.create('Horse', { ...horse, id: 'horse-2' });
      await api.patch('/horse/horse-2', {
        body: {
          color:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200],
        answer: {
          color:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of color is 255, inclusive',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: {
          color:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of color is 255, inclusive',
      });
    },
  );

  test(
    'create and update refuse a color above its maximum length of 255',
    about(
      'horse.color.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: {
          ...horse,
          color:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'color must have at most 255 characters',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: {
          color:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'color must have at most 255 characters',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { color: 'tirolu' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Horse: references', () => {
  // endpoints.create: `POST /{entity}` creates an object from the JSON object in the body. It
  //   answers 201 or 200 and the created object, with all of its fields.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
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
  // references.order: The order of the ids in a reference list is free; no id is sent twice.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.

  test(
    'dragon refers to an existing Dragon and is answered as its id',
    about('horse.dragon.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.post('/horse', {
        body: { ...horse, dragon: 'dragon-1' },
        status: [200, 201],
        answer: { dragon: 'dragon-1' },
        because: 'dragon was sent as dragon-1',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { dragon: 'dragon-1' },
        because: 'dragon was sent as dragon-1',
      });
      await api.patch('/horse/horse-1', {
        body: { dragon: 'dragon-2' },
        status: [200],
        answer: { dragon: 'dragon-2' },
        because: 'dragon was changed to dragon-2',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { dragon: 'dragon-2' },
        because: 'dragon was changed to dragon-2',
      });
      await api.get('/horse', {
        status: [200],
        answer: [{ id: 'horse-1', dragon: 'dragon-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a dragon that no Dragon has as its id',
    about(
      'horse.dragon.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, dragon: 'dragon-unknown' },
        status: [400, 422],
        because: 'dragon must be the id of an existing Dragon',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Dragon', dragon);
      await api.create('Horse', { ...horse, dragon: 'dragon-1' });
      await api.patch('/horse/horse-1', {
        body: { dragon: 'dragon-unknown' },
        status: [400, 422],
        because: 'dragon must be the id of an existing Dragon',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { dragon: 'dragon-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for dragon',
    about(
      'horse.dragon.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, dragon: 421337 },
        status: [400, 422],
        because: 'dragon must be the id of a Dragon',
      });
      await api.post('/horse', {
        body: { ...horse, dragon: { value: 'text' } },
        status: [400, 422],
        because: 'dragon must be the id of a Dragon',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { dragon: 421337 },
        status: [400, 422],
        because: 'dragon must be the id of a Dragon',
      });
      await api.patch('/horse/horse-1', {
        body: { dragon: { value: 'text' } },
        status: [400, 422],
        because: 'dragon must be the id of a Dragon',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { dragon: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'dragon may be null or left out',
    about('horse.dragon.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.post('/horse', {
        body: { ...horse, dragon: null },
        status: [200, 201],
        answer: { dragon: null },
        because: 'a reference may be null',
      });
      await api.patch('/horse/horse-1', {
        body: { dragon: 'dragon-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/horse/horse-1', {
        body: { dragon: null },
        status: [200],
        answer: { dragon: null },
        because: 'a reference may be null',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { dragon: null },
        because: 'a reference may be null',
      });
      await api.post('/horse', {
        body: { ...horse, id: 'horse-2' },
        status: [200, 201],
        answer: { dragon: null },
        because: 'dragon is optional',
      });
    },
  );

  test(
    'deleting a Dragon clears every dragon that refers to it',
    about('horse.dragon.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Horse', { ...horse, dragon: 'dragon-1' });
      await api.create('Horse', { ...horse, id: 'horse-2', dragon: 'dragon-1' });
      await api.delete('/dragon/dragon-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { id: 'horse-1', dragon: null },
        because: 'dragon-1 was deleted',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { id: 'horse-2', dragon: null },
        because: 'dragon-1 was deleted',
      });
    },
  );

  test(
    'deleting a Dragon keeps a dragon that refers to another',
    about('horse.dragon.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.create('Horse', { ...horse, dragon: 'dragon-2' });
      await api.delete('/dragon/dragon-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { dragon: 'dragon-2' },
        because: 'another Dragon was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Horse in dragon, which refers to Dragon',
    about(
      'horse.dragon.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.post('/horse', {
        body: { ...horse, id: 'horse-2', dragon: 'horse-1' },
        status: [400, 422],
        because: 'dragon must be the id of an existing Dragon',
      });
      await api.create('Horse', { ...horse, id: 'horse-2' });
      await api.patch('/horse/horse-2', {
        body: { dragon: 'horse-1' },
        status: [400, 422],
        because: 'dragon must be the id of an existing Dragon',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { dragon: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Horse with the id of a Dragon leaves dragon alone',
    about(
      'horse.dragon.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Horse', { ...horse, dragon: 'dragon-1' });
      await api.create('Horse', { ...horse, id: 'dragon-1' });
      await api.delete('/horse/dragon-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { dragon: 'dragon-1' },
        because: 'no Dragon was deleted',
      });
    },
  );

  test(
    'pumpkins is an empty list when a create leaves it out',
    about('horse.pumpkins.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/horse', {
        body: horse,
        status: [200, 201],
        answer: { pumpkins: [] },
        because: 'pumpkins was left out',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { pumpkins: [] },
        because: 'pumpkins was left out',
      });
    },
  );

  test(
    'pumpkins lists existing Pumpkin objects and is answered as their ids',
    about('horse.pumpkins.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.post('/horse', {
        body: { ...horse, pumpkins: ['pumpkin-1', 'pumpkin-2'] },
        status: [200, 201],
        answer: { pumpkins: ['pumpkin-1', 'pumpkin-2'] },
        because: 'pumpkins was sent with two ids',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { pumpkins: ['pumpkin-1', 'pumpkin-2'] },
        because: 'pumpkins was sent with two ids',
      });
      await api.get('/horse', {
        status: [200],
        answer: [{ id: 'horse-1', pumpkins: ['pumpkin-1', 'pumpkin-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/horse/horse-1', {
        body: { pumpkins: ['pumpkin-2', 'pumpkin-1'] },
        status: [200],
        answer: { pumpkins: ['pumpkin-2', 'pumpkin-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in pumpkins',
    about('horse.pumpkins.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.create('Horse', { ...horse, pumpkins: ['pumpkin-1'] });
      await api.patch('/horse/horse-1', {
        body: { pumpkins: ['pumpkin-2'] },
        status: [200],
        answer: { pumpkins: ['pumpkin-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/horse/horse-1', {
        body: { pumpkins: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { pumpkins: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in pumpkins that no Pumpkin has',
    about(
      'horse.pumpkins.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.post('/horse', {
        body: { ...horse, pumpkins: ['pumpkin-unknown'] },
        status: [400, 422],
        because: 'pumpkins must hold only ids of existing Pumpkin objects',
      });
      await api.post('/horse', {
        body: { ...horse, pumpkins: ['pumpkin-1', 'pumpkin-unknown'] },
        status: [400, 422],
        because: 'pumpkins must hold only ids of existing Pumpkin objects',
      });
      await api.post('/horse', {
        body: { ...horse, pumpkins: ['pumpkin-unknown', 'pumpkin-2'] },
        status: [400, 422],
        because: 'pumpkins must hold only ids of existing Pumpkin objects',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Horse', { ...horse, pumpkins: ['pumpkin-1', 'pumpkin-2'] });
      await api.patch('/horse/horse-1', {
        body: { pumpkins: ['pumpkin-unknown'] },
        status: [400, 422],
        because: 'pumpkins must hold only ids of existing Pumpkin objects',
      });
      await api.patch('/horse/horse-1', {
        body: { pumpkins: ['pumpkin-1', 'pumpkin-unknown'] },
        status: [400, 422],
        because: 'pumpkins must hold only ids of existing Pumpkin objects',
      });
      await api.patch('/horse/horse-1', {
        body: { pumpkins: ['pumpkin-unknown', 'pumpkin-2'] },
        status: [400, 422],
        because: 'pumpkins must hold only ids of existing Pumpkin objects',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { pumpkins: ['pumpkin-1', 'pumpkin-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list pumpkins',
    about(
      'horse.pumpkins.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, pumpkins: null },
        status: [400, 422],
        because: 'pumpkins must not be null',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { pumpkins: null },
        status: [400, 422],
        because: 'pumpkins must not be null',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { pumpkins: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for pumpkins',
    about(
      'horse.pumpkins.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/horse', {
        body: { ...horse, pumpkins: 'abc' },
        status: [400, 422],
        because: 'pumpkins must be a list of ids of Pumpkin',
      });
      await api.post('/horse', {
        body: { ...horse, pumpkins: [{ value: 'text' }] },
        status: [400, 422],
        because: 'pumpkins must be a list of ids of Pumpkin',
      });
      await api.get('/horse/horse-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { pumpkins: 'abc' },
        status: [400, 422],
        because: 'pumpkins must be a list of ids of Pumpkin',
      });
      await api.patch('/horse/horse-1', {
        body: { pumpkins: [{ value: 'text' }] },
        status: [400, 422],
        because: 'pumpkins must be a list of ids of Pumpkin',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { pumpkins: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Pumpkin takes its id out of every pumpkins and keeps the others',
    about('horse.pumpkins.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.create('Horse', { ...horse, pumpkins: ['pumpkin-1', 'pumpkin-2'] });
      await api.create('Horse', { ...horse, id: 'horse-2', pumpkins: ['pumpkin-1'] });
      await api.delete('/pumpkin/pumpkin-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { id: 'horse-1', pumpkins: ['pumpkin-2'] },
        because: 'pumpkin-1 was deleted',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { id: 'horse-2', pumpkins: [] },
        because: 'pumpkin-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Horse in pumpkins, which refers to Pumpkin',
    about(
      'horse.pumpkins.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.post('/horse', {
        body: { ...horse, id: 'horse-2', pumpkins: ['horse-1'] },
        status: [400, 422],
        because: 'pumpkins must hold only ids of existing Pumpkin objects',
      });
      await api.create('Horse', { ...horse, id: 'horse-2' });
      await api.patch('/horse/horse-2', {
        body: { pumpkins: ['horse-1'] },
        status: [400, 422],
        because: 'pumpkins must hold only ids of existing Pumpkin objects',
      });
      await api.get('/horse/horse-2', {
        status: [200],
        answer: { pumpkins: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Horse with the id of a Pumpkin leaves pumpkins alone',
    about(
      'horse.pumpkins.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Horse', { ...horse, pumpkins: ['pumpkin-1'] });
      await api.create('Horse', { ...horse, id: 'pumpkin-1' });
      await api.delete('/horse/pumpkin-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { pumpkins: ['pumpkin-1'] },
        because: 'no Pumpkin was deleted',
      });
    },
  );

  test(
    'update that is refused for dragon does not change alias either',
    about(
      'horse.dragon.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Horse', horse);
      await api.patch('/horse/horse-1', {
        body: { alias: 'vaviri', dragon: 'dragon-unknown' },
        status: [400, 422],
        because: 'dragon must be the id of an existing Dragon',
      });
      await api.get('/horse/horse-1', {
        status: [200],
        answer: { ...horse, dragon: null, pumpkins: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
