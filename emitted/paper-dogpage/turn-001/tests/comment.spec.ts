import { about, test, without } from '../support/api.ts';

// A valid Comment, as the tests send it.
const comment = {
  active_backup_verified: true,
  credits_previous: 48.75,
  height_legacy: 49.75,
  id: 'comment-1',
  level_backup: 36,
  username_secondary: 'lasu',
};

test.describe('Comment: create, read, update and delete', () => {
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
    'create answers the new Comment, and read answers it again',
    about(
      'comment.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: comment,
        status: [200, 201],
        answer: comment,
        because: 'create answers the object that was sent',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: comment,
        because: 'read answers the object that was created',
      });
      await api.post('/comment', {
        body: { ...comment, id: 'comment-2' },
        status: [200, 201],
        answer: { id: 'comment-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Comment',
    about(
      'comment.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: {
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        },
        status: [200],
        answer: {
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          id: 'comment-1',
          level_backup: 63,
          username_secondary: 'bigogi',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('comment.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: {
          id: 'comment-1',
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        },
        status: [200],
        answer: {
          id: 'comment-1',
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          id: 'comment-1',
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for username_secondary does not change active_backup_verified either',
    about(
      'comment.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { active_backup_verified: false, username_secondary: 421337 },
        status: [400, 422],
        because: 'username_secondary must be a string',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: comment,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Comment: no read finds it and no list holds it',
    about(
      'comment.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.delete('/comment/comment-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/comment/comment-1', { status: [404], because: 'it was deleted' });
      await api.get('/comment', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Comment has',
    about('comment.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.get('/comment/comment-unknown', {
        status: [404],
        because: 'no Comment has the id comment-unknown',
      });
      await api.patch('/comment/comment-unknown', {
        body: {
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        },
        status: [404],
        because: 'no Comment has the id comment-unknown',
      });
      await api.delete('/comment/comment-unknown', {
        status: [404],
        because: 'no Comment has the id comment-unknown',
      });
      await api.get('/comment', {
        status: [200],
        answer: [{ id: 'comment-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Comment: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Comment with all of its fields',
    about('comment.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        active_backup_verified: false,
        credits_previous: 40.25,
        height_legacy: 27.25,
        level_backup: 63,
        username_secondary: 'bigogi',
      });
      await api.create('Comment', {
        ...comment,
        id: 'comment-3',
        credits_previous: 8.75,
        height_legacy: 52.75,
        level_backup: 13,
        username_secondary: 'tuliga',
      });
      await api.get('/comment', {
        status: [200],
        answer: [
          comment,
          {
            active_backup_verified: false,
            credits_previous: 40.25,
            height_legacy: 27.25,
            id: 'comment-2',
            level_backup: 63,
            username_secondary: 'bigogi',
          },
          {
            active_backup_verified: true,
            credits_previous: 8.75,
            height_legacy: 52.75,
            id: 'comment-3',
            level_backup: 13,
            username_secondary: 'tuliga',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Comment leaves another as it was',
    about('comment.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        active_backup_verified: false,
        credits_previous: 40.25,
        height_legacy: 27.25,
        level_backup: 63,
        username_secondary: 'bigogi',
      });
      await api.patch('/comment/comment-2', {
        body: {
          id: 'comment-2',
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: comment,
        because: 'another object was updated',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: {
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          id: 'comment-2',
          level_backup: 63,
          username_secondary: 'bigogi',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Comment leaves another as it was',
    about(
      'comment.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        active_backup_verified: false,
        credits_previous: 40.25,
        height_legacy: 27.25,
        level_backup: 63,
        username_secondary: 'bigogi',
      });
      await api.delete('/comment/comment-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: {
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          id: 'comment-2',
          level_backup: 63,
          username_secondary: 'bigogi',
        },
        because: 'another object was deleted',
      });
      await api.get('/comment', {
        status: [200],
        answer: [{ id: 'comment-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Comment',
    about('comment.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        active_backup_verified: false,
        credits_previous: 40.25,
        height_legacy: 27.25,
        level_backup: 63,
        username_secondary: 'bigogi',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/comment', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/comment/comment-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Comment: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Comment without active_backup_verified, which is required',
    about(
      'comment.active_backup_verified.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'active_backup_verified'),
        status: [400, 422],
        because: 'active_backup_verified is required and has no default',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Comment without credits_previous, which is required',
    about(
      'comment.credits_previous.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'credits_previous'),
        status: [400, 422],
        because: 'credits_previous is required and has no default',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Comment without height_legacy, which is required',
    about(
      'comment.height_legacy.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'height_legacy'),
        status: [400, 422],
        because: 'height_legacy is required and has no default',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Comment without level_backup, which is required',
    about(
      'comment.level_backup.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'level_backup'),
        status: [400, 422],
        because: 'level_backup is required and has no default',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Comment without username_secondary, which is required',
    about(
      'comment.username_secondary.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'username_secondary'),
        status: [400, 422],
        because: 'username_secondary is required and has no default',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of active_backup_verified or username_secondary alone leaves every other field as it is',
    about('comment.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { active_backup_verified: false },
        status: [200],
        answer: { ...comment, active_backup_verified: false },
        because: 'an update touches only what it carries',
      });
      await api.patch('/comment/comment-1', {
        body: { username_secondary: 'bigogi' },
        status: [200],
        answer: { ...comment, active_backup_verified: false, username_secondary: 'bigogi' },
        because: 'an update touches only what it carries',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { ...comment, active_backup_verified: false, username_secondary: 'bigogi' },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Comment: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'active_backup_verified may be null',
    about(
      'comment.active_backup_verified.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, active_backup_verified: null },
        status: [200, 201],
        answer: { active_backup_verified: null },
        because: 'active_backup_verified is nullable',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { active_backup_verified: null },
        because: 'active_backup_verified is nullable',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { active_backup_verified: null },
        status: [200],
        answer: { active_backup_verified: null },
        because: 'active_backup_verified is nullable',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { active_backup_verified: null },
        because: 'active_backup_verified is nullable',
      });
    },
  );

  test(
    'credits_previous may be null',
    about(
      'comment.credits_previous.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, credits_previous: null },
        status: [200, 201],
        answer: { credits_previous: null },
        because: 'credits_previous is nullable',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { credits_previous: null },
        because: 'credits_previous is nullable',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { credits_previous: null },
        status: [200],
        answer: { credits_previous: null },
        because: 'credits_previous is nullable',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { credits_previous: null },
        because: 'credits_previous is nullable',
      });
    },
  );

  test(
    'height_legacy may be null',
    about('comment.height_legacy.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, height_legacy: null },
        status: [200, 201],
        answer: { height_legacy: null },
        because: 'height_legacy is nullable',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { height_legacy: null },
        because: 'height_legacy is nullable',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { height_legacy: null },
        status: [200],
        answer: { height_legacy: null },
        because: 'height_legacy is nullable',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { height_legacy: null },
        because: 'height_legacy is nullable',
      });
    },
  );

  test(
    'level_backup may be null',
    about('comment.level_backup.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, level_backup: null },
        status: [200, 201],
        answer: { level_backup: null },
        because: 'level_backup is nullable',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { level_backup: null },
        because: 'level_backup is nullable',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { level_backup: null },
        status: [200],
        answer: { level_backup: null },
        because: 'level_backup is nullable',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { level_backup: null },
        because: 'level_backup is nullable',
      });
    },
  );

  test(
    'username_secondary may be null',
    about(
      'comment.username_secondary.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, username_secondary: null },
        status: [200, 201],
        answer: { username_secondary: null },
        because: 'username_secondary is nullable',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { username_secondary: null },
        because: 'username_secondary is nullable',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { username_secondary: null },
        status: [200],
        answer: { username_secondary: null },
        because: 'username_secondary is nullable',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { username_secondary: null },
        because: 'username_secondary is nullable',
      });
    },
  );
});

test.describe('Comment: types and bounds', () => {
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
    'active_backup_verified may be false',
    about('comment.active_backup_verified.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, active_backup_verified: false },
        status: [200, 201],
        answer: { active_backup_verified: false },
        because: 'false is a valid value of active_backup_verified',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { active_backup_verified: false },
        because: 'false is a valid value of active_backup_verified',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { active_backup_verified: false },
        status: [200],
        answer: { active_backup_verified: false },
        because: 'false is a valid value of active_backup_verified',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { active_backup_verified: false },
        because: 'false is a valid value of active_backup_verified',
      });
    },
  );

  test(
    'create and update refuse an active_backup_verified of a wrong type',
    about(
      'comment.active_backup_verified.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, active_backup_verified: 'abc' },
        status: [400, 422],
        because: 'active_backup_verified must be true or false',
      });
      await api.post('/comment', {
        body: { ...comment, active_backup_verified: { value: 'text' } },
        status: [400, 422],
        because: 'active_backup_verified must be true or false',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { active_backup_verified: 'abc' },
        status: [400, 422],
        because: 'active_backup_verified must be true or false',
      });
      await api.patch('/comment/comment-1', {
        body: { active_backup_verified: { value: 'text' } },
        status: [400, 422],
        because: 'active_backup_verified must be true or false',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { active_backup_verified: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'credits_previous may be the whole number 0',
    about('comment.credits_previous.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, credits_previous: 0 },
        status: [200, 201],
        answer: { credits_previous: 0 },
        because: '0 is a valid value of credits_previous',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { credits_previous: 0 },
        because: '0 is a valid value of credits_previous',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { credits_previous: 0 },
        status: [200],
        answer: { credits_previous: 0 },
        because: '0 is a valid value of credits_previous',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { credits_previous: 0 },
        because: '0 is a valid value of credits_previous',
      });
    },
  );

  test(
    'create and update refuse a credits_previous of a wrong type',
    about(
      'comment.credits_previous.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, credits_previous: 'abc' },
        status: [400, 422],
        because: 'credits_previous must be a number',
      });
      await api.post('/comment', {
        body: { ...comment, credits_previous: { value: 'text' } },
        status: [400, 422],
        because: 'credits_previous must be a number',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { credits_previous: 'abc' },
        status: [400, 422],
        because: 'credits_previous must be a number',
      });
      await api.patch('/comment/comment-1', {
        body: { credits_previous: { value: 'text' } },
        status: [400, 422],
        because: 'credits_previous must be a number',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { credits_previous: 48.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'credits_previous has no minimum',
    about('comment.credits_previous.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, credits_previous: -999999.75 },
        status: [200, 201],
        answer: { credits_previous: -999999.75 },
        because: 'credits_previous has no minimum',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { credits_previous: -999999.75 },
        because: 'credits_previous has no minimum',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { credits_previous: -999999.75 },
        status: [200],
        answer: { credits_previous: -999999.75 },
        because: 'credits_previous has no minimum',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { credits_previous: -999999.75 },
        because: 'credits_previous has no minimum',
      });
    },
  );

  test(
    'credits_previous has no maximum',
    about('comment.credits_previous.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, credits_previous: 999999.75 },
        status: [200, 201],
        answer: { credits_previous: 999999.75 },
        because: 'credits_previous has no maximum',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { credits_previous: 999999.75 },
        because: 'credits_previous has no maximum',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { credits_previous: 999999.75 },
        status: [200],
        answer: { credits_previous: 999999.75 },
        because: 'credits_previous has no maximum',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { credits_previous: 999999.75 },
        because: 'credits_previous has no maximum',
      });
    },
  );

  test(
    'height_legacy may be the whole number 0',
    about('comment.height_legacy.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, height_legacy: 0 },
        status: [200, 201],
        answer: { height_legacy: 0 },
        because: '0 is a valid value of height_legacy',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { height_legacy: 0 },
        because: '0 is a valid value of height_legacy',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { height_legacy: 0 },
        status: [200],
        answer: { height_legacy: 0 },
        because: '0 is a valid value of height_legacy',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { height_legacy: 0 },
        because: '0 is a valid value of height_legacy',
      });
    },
  );

  test(
    'create and update refuse a height_legacy of a wrong type',
    about(
      'comment.height_legacy.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, height_legacy: 'abc' },
        status: [400, 422],
        because: 'height_legacy must be a number',
      });
      await api.post('/comment', {
        body: { ...comment, height_legacy: { value: 'text' } },
        status: [400, 422],
        because: 'height_legacy must be a number',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { height_legacy: 'abc' },
        status: [400, 422],
        because: 'height_legacy must be a number',
      });
      await api.patch('/comment/comment-1', {
        body: { height_legacy: { value: 'text' } },
        status: [400, 422],
        because: 'height_legacy must be a number',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { height_legacy: 49.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'height_legacy has no minimum',
    about('comment.height_legacy.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, height_legacy: -999999.75 },
        status: [200, 201],
        answer: { height_legacy: -999999.75 },
        because: 'height_legacy has no minimum',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { height_legacy: -999999.75 },
        because: 'height_legacy has no minimum',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { height_legacy: -999999.75 },
        status: [200],
        answer: { height_legacy: -999999.75 },
        because: 'height_legacy has no minimum',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { height_legacy: -999999.75 },
        because: 'height_legacy has no minimum',
      });
    },
  );

  test(
    'height_legacy has no maximum',
    about('comment.height_legacy.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, height_legacy: 999999.75 },
        status: [200, 201],
        answer: { height_legacy: 999999.75 },
        because: 'height_legacy has no maximum',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { height_legacy: 999999.75 },
        because: 'height_legacy has no maximum',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { height_legacy: 999999.75 },
        status: [200],
        answer: { height_legacy: 999999.75 },
        because: 'height_legacy has no maximum',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { height_legacy: 999999.75 },
        because: 'height_legacy has no maximum',
      });
    },
  );

  test(
    'create and update refuse a level_backup of a wrong type',
    about(
      'comment.level_backup.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, level_backup: 'abc' },
        status: [400, 422],
        because: 'level_backup must be an integer',
      });
      await api.post('/comment', {
        body: { ...comment, level_backup: { value: 'text' } },
        status: [400, 422],
        because: 'level_backup must be an integer',
      });
      await api.post('/comment', {
        body: { ...comment, level_backup: 35.5 },
        status: [400, 422],
        because: 'level_backup must be an integer',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { level_backup: 'abc' },
        status: [400, 422],
        because: 'level_backup must be an integer',
      });
      await api.patch('/comment/comment-1', {
        body: { level_backup: { value: 'text' } },
        status: [400, 422],
        because: 'level_backup must be an integer',
      });
      await api.patch('/comment/comment-1', {
        body: { level_backup: 35.5 },
        status: [400, 422],
        because: 'level_backup must be an integer',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { level_backup: 36 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'level_backup may be right at its minimum of 0',
    about(
      'comment.level_backup.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, level_backup: 0 },
        status: [200, 201],
        answer: { level_backup: 0 },
        because: 'the minimum of level_backup is 0, inclusive',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { level_backup: 0 },
        because: 'the minimum of level_backup is 0, inclusive',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { level_backup: 0 },
        status: [200],
        answer: { level_backup: 0 },
        because: 'the minimum of level_backup is 0, inclusive',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { level_backup: 0 },
        because: 'the minimum of level_backup is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a level_backup below its minimum of 0',
    about(
      'comment.level_backup.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, level_backup: -1 },
        status: [400, 422],
        because: 'level_backup must be at least 0',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { level_backup: -1 },
        status: [400, 422],
        because: 'level_backup must be at least 0',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { level_backup: 36 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'level_backup may be right at its maximum of 10000',
    about(
      'comment.level_backup.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, level_backup: 10000 },
        status: [200, 201],
        answer: { level_backup: 10000 },
        because: 'the maximum of level_backup is 10000, inclusive',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { level_backup: 10000 },
        because: 'the maximum of level_backup is 10000, inclusive',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { level_backup: 10000 },
        status: [200],
        answer: { level_backup: 10000 },
        because: 'the maximum of level_backup is 10000, inclusive',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { level_backup: 10000 },
        because: 'the maximum of level_backup is 10000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a level_backup above its maximum of 10000',
    about(
      'comment.level_backup.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, level_backup: 10001 },
        status: [400, 422],
        because: 'level_backup must be at most 10000',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { level_backup: 10001 },
        status: [400, 422],
        because: 'level_backup must be at most 10000',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { level_backup: 36 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'username_secondary of digits alone stays a string',
    about(
      'comment.username_secondary.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, username_secondary: '0042' },
        status: [200, 201],
        answer: { username_secondary: '0042' },
        because: '"0042" is a valid value of username_secondary',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { username_secondary: '0042' },
        because: '"0042" is a valid value of username_secondary',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { username_secondary: '0042' },
        status: [200],
        answer: { username_secondary: '0042' },
        because: '"0042" is a valid value of username_secondary',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { username_secondary: '0042' },
        because: '"0042" is a valid value of username_secondary',
      });
    },
  );

  test(
    'username_secondary keeps spaces, quotes, accents and symbols',
    about(
      'comment.username_secondary.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, username_secondary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { username_secondary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of username_secondary',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { username_secondary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of username_secondary',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { username_secondary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { username_secondary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of username_secondary',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { username_secondary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of username_secondary',
      });
    },
  );

  test(
    'create and update refuse a username_secondary of a wrong type',
    about(
      'comment.username_secondary.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, username_secondary: 421337 },
        status: [400, 422],
        because: 'username_secondary must be a string',
      });
      await api.post('/comment', {
        body: { ...comment, username_secondary: { value: 'text' } },
        status: [400, 422],
        because: 'username_secondary must be a string',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { username_secondary: 421337 },
        status: [400, 422],
        because: 'username_secondary must be a string',
      });
      await api.patch('/comment/comment-1', {
        body: { username_secondary: { value: 'text' } },
        status: [400, 422],
        because: 'username_secondary must be a string',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { username_secondary: 'lasu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'username_secondary may be right at its maximum length of 255',
    about(
      'comment.username_secondary.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: {
          ...comment,
          username_secondary:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200, 201],
        answer: {
          username_secondary:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of username_secondary is 255, inclusive',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          username_secondary:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of username_secondary is 255, inclusive',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: {
          username_secondary:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200],
        answer: {
          username_secondary:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of username_secondary is 255, inclusive',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: {
          username_secondary:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of username_secondary is 255, inclusive',
      });
    },
  );

  test(
    'create and update refuse a username_secondary above its maximum length of 255',
    about(
      'comment.username_secondary.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: {
          ...comment,
          username_secondary:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'username_secondary must have at most 255 characters',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: {
          username_secondary:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'username_secondary must have at most 255 characters',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { username_secondary: 'lasu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'username_secondary has no minimum length',
    about(
      'comment.username_secondary.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, username_secondary: 'x' },
        status: [200, 201],
        answer: { username_secondary: 'x' },
        because: 'username_secondary has no minimum length',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { username_secondary: 'x' },
        because: 'username_secondary has no minimum length',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { username_secondary: 'x' },
        status: [200],
        answer: { username_secondary: 'x' },
        because: 'username_secondary has no minimum length',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { username_secondary: 'x' },
        because: 'username_secondary has no minimum length',
      });
    },
  );
});
