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
      await api
        .post('/comment', comment)
        .created('create answers the object that was sent', comment);
      await api.get('/comment/comment-1').ok('read answers the object that was created', comment);
      await api
        .post('/comment', { ...comment, id: 'comment-2' })
        .created('objects may be alike in everything but their ids', { id: 'comment-2' });
    },
  );

  test(
    'the id of a Comment may be any text, upper and lower case told apart, but no number',
    about(
      'comment.create.accepts-any-id',
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
        .post('/comment', { ...comment, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Comment', { ...comment, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/comment/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/comment/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...comment, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/comment', { ...comment, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/comment/comment-1', {
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        })
        .ok('every one of these fields was sent', {
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          id: 'comment-1',
          level_backup: 63,
          username_secondary: 'bigogi',
        });
      await api.get('/comment/comment-1').ok('the update is stored', {
        active_backup_verified: false,
        credits_previous: 40.25,
        height_legacy: 27.25,
        level_backup: 63,
        username_secondary: 'bigogi',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('comment.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Comment', comment);
      await api
        .patch('/comment/comment-1', {
          id: 'comment-1',
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        })
        .ok(because, {
          id: 'comment-1',
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        });
      await api.get('/comment/comment-1').ok(because, {
        id: 'comment-1',
        active_backup_verified: false,
        credits_previous: 40.25,
        height_legacy: 27.25,
        level_backup: 63,
        username_secondary: 'bigogi',
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
      await api
        .patch('/comment/comment-1', { active_backup_verified: false, username_secondary: 421337 })
        .invalid('username_secondary must be a string');
      await api.get('/comment/comment-1').ok('a refused update changes nothing', comment);
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
      const because = 'it was deleted';
      await api.create('Comment', comment);
      await api.delete('/comment/comment-1').removed('the object exists');
      await api.get('/comment/comment-1').notFound(because);
      await api.patch('/comment/comment-1', { id: 'comment-1' }).notFound(because);
      await api.get('/comment').ok('what was deleted is in no list', []);
      await api
        .post('/comment', {
          ...comment,
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          id: 'comment-1',
          level_backup: 63,
          username_secondary: 'bigogi',
        });
      await api
        .get('/comment/comment-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          id: 'comment-1',
          level_backup: 63,
          username_secondary: 'bigogi',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Comment has',
    about('comment.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Comment has the id comment-unknown';
      await api.create('Comment', comment);
      await api.get('/comment/comment-unknown').notFound(because);
      await api
        .patch('/comment/comment-unknown', {
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        })
        .notFound(because);
      await api.delete('/comment/comment-unknown').notFound(because);
      await api
        .get('/comment')
        .ok('requests for an unknown id change nothing', [{ id: 'comment-1' }]);
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
      await api.get('/comment').ok('three objects were created', [
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
      ]);
      await api.create('Comment', { ...comment, id: 'comment-4' });
      await api.create('Comment', { ...comment, id: 'comment-5' });
      await api.create('Comment', { ...comment, id: 'comment-6' });
      await api.create('Comment', { ...comment, id: 'comment-7' });
      await api.create('Comment', { ...comment, id: 'comment-8' });
      await api.create('Comment', { ...comment, id: 'comment-9' });
      await api.create('Comment', { ...comment, id: 'comment-10' });
      await api.create('Comment', { ...comment, id: 'comment-11' });
      await api
        .get('/comment')
        .ok('a list holds every object, however many there are', [
          { id: 'comment-1' },
          { id: 'comment-2' },
          { id: 'comment-3' },
          { id: 'comment-4' },
          { id: 'comment-5' },
          { id: 'comment-6' },
          { id: 'comment-7' },
          { id: 'comment-8' },
          { id: 'comment-9' },
          { id: 'comment-10' },
          { id: 'comment-11' },
        ]);
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
      await api
        .patch('/comment/comment-2', {
          id: 'comment-2',
          active_backup_verified: false,
          credits_previous: 40.25,
          height_legacy: 27.25,
          level_backup: 63,
          username_secondary: 'bigogi',
        })
        .ok('the change is valid');
      await api.get('/comment/comment-1').ok('another object was updated', comment);
      await api.get('/comment/comment-2').ok('the update is stored', {
        active_backup_verified: false,
        credits_previous: 40.25,
        height_legacy: 27.25,
        id: 'comment-2',
        level_backup: 63,
        username_secondary: 'bigogi',
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
      await api.delete('/comment/comment-1').removed('the object exists');
      await api.get('/comment/comment-2').ok('another object was deleted', {
        active_backup_verified: false,
        credits_previous: 40.25,
        height_legacy: 27.25,
        id: 'comment-2',
        level_backup: 63,
        username_secondary: 'bigogi',
      });
      await api.get('/comment').ok('one of two objects was deleted', [{ id: 'comment-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/comment').ok('reset removes all objects', []);
      await api.get('/comment/comment-1').notFound('reset removed it');
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
      await api
        .post('/comment', without(comment, 'active_backup_verified'))
        .invalid('active_backup_verified is required and has no default');
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
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
      await api
        .post('/comment', without(comment, 'credits_previous'))
        .invalid('credits_previous is required and has no default');
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
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
      await api
        .post('/comment', without(comment, 'height_legacy'))
        .invalid('height_legacy is required and has no default');
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
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
      await api
        .post('/comment', without(comment, 'level_backup'))
        .invalid('level_backup is required and has no default');
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
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
      await api
        .post('/comment', without(comment, 'username_secondary'))
        .invalid('username_secondary is required and has no default');
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of active_backup_verified or username_secondary alone leaves every other field as it is',
    about('comment.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Comment', comment);
      await api
        .patch('/comment/comment-1', { active_backup_verified: false })
        .ok(because, { ...comment, active_backup_verified: false });
      await api
        .patch('/comment/comment-1', { username_secondary: 'bigogi' })
        .ok(because, { ...comment, active_backup_verified: false, username_secondary: 'bigogi' });
      await api
        .get('/comment/comment-1')
        .ok(because, { ...comment, active_backup_verified: false, username_secondary: 'bigogi' });
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
      const because = 'active_backup_verified is nullable';
      await api
        .post('/comment', { ...comment, active_backup_verified: null })
        .created(because, { active_backup_verified: null });
      await api.get('/comment/comment-1').ok(because, { active_backup_verified: null });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { active_backup_verified: null })
        .ok(because, { active_backup_verified: null });
      await api.get('/comment/comment-2').ok(because, { active_backup_verified: null });
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
      const because = 'credits_previous is nullable';
      await api
        .post('/comment', { ...comment, credits_previous: null })
        .created(because, { credits_previous: null });
      await api.get('/comment/comment-1').ok(because, { credits_previous: null });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { credits_previous: null })
        .ok(because, { credits_previous: null });
      await api.get('/comment/comment-2').ok(because, { credits_previous: null });
    },
  );

  test(
    'height_legacy may be null',
    about('comment.height_legacy.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'height_legacy is nullable';
      await api
        .post('/comment', { ...comment, height_legacy: null })
        .created(because, { height_legacy: null });
      await api.get('/comment/comment-1').ok(because, { height_legacy: null });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { height_legacy: null })
        .ok(because, { height_legacy: null });
      await api.get('/comment/comment-2').ok(because, { height_legacy: null });
    },
  );

  test(
    'level_backup may be null',
    about('comment.level_backup.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'level_backup is nullable';
      await api
        .post('/comment', { ...comment, level_backup: null })
        .created(because, { level_backup: null });
      await api.get('/comment/comment-1').ok(because, { level_backup: null });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { level_backup: null })
        .ok(because, { level_backup: null });
      await api.get('/comment/comment-2').ok(because, { level_backup: null });
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
      const because = 'username_secondary is nullable';
      await api
        .post('/comment', { ...comment, username_secondary: null })
        .created(because, { username_secondary: null });
      await api.get('/comment/comment-1').ok(because, { username_secondary: null });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { username_secondary: null })
        .ok(because, { username_secondary: null });
      await api.get('/comment/comment-2').ok(because, { username_secondary: null });
    },
  );
});

test.describe('Comment: types and bounds', () => {
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
      const because = 'false is a valid value of active_backup_verified';
      await api
        .post('/comment', { ...comment, active_backup_verified: false })
        .created(because, { active_backup_verified: false });
      await api.get('/comment/comment-1').ok(because, { active_backup_verified: false });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { active_backup_verified: false })
        .ok(because, { active_backup_verified: false });
      await api.get('/comment/comment-2').ok(because, { active_backup_verified: false });
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
      const because = 'active_backup_verified must be true or false';
      await api.post('/comment', { ...comment, active_backup_verified: 'abc' }).invalid(because);
      await api
        .post('/comment', { ...comment, active_backup_verified: { value: 'text' } })
        .invalid(because);
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', { active_backup_verified: 'abc' }).invalid(because);
      await api.patch('/comment/comment-1', { active_backup_verified: {} }).invalid(because);
      await api
        .get('/comment/comment-1')
        .ok('a refused update changes nothing', { active_backup_verified: true });
    },
  );

  test(
    'credits_previous may be the whole number 0',
    about('comment.credits_previous.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of credits_previous';
      await api
        .post('/comment', { ...comment, credits_previous: 0 })
        .created(because, { credits_previous: 0 });
      await api.get('/comment/comment-1').ok(because, { credits_previous: 0 });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { credits_previous: 0 })
        .ok(because, { credits_previous: 0 });
      await api.get('/comment/comment-2').ok(because, { credits_previous: 0 });
    },
  );

  test(
    'credits_previous keeps three decimals',
    about('comment.credits_previous.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of credits_previous';
      await api
        .post('/comment', { ...comment, credits_previous: 12.375 })
        .created(because, { credits_previous: 12.375 });
      await api.get('/comment/comment-1').ok(because, { credits_previous: 12.375 });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { credits_previous: 12.375 })
        .ok(because, { credits_previous: 12.375 });
      await api.get('/comment/comment-2').ok(because, { credits_previous: 12.375 });
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
      const because = 'credits_previous must be a number';
      await api.post('/comment', { ...comment, credits_previous: 'abc' }).invalid(because);
      await api
        .post('/comment', { ...comment, credits_previous: { value: 'text' } })
        .invalid(because);
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', { credits_previous: 'abc' }).invalid(because);
      await api.patch('/comment/comment-1', { credits_previous: {} }).invalid(because);
      await api
        .get('/comment/comment-1')
        .ok('a refused update changes nothing', { credits_previous: 48.75 });
    },
  );

  test(
    'credits_previous has no minimum',
    about('comment.credits_previous.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'credits_previous has no minimum';
      await api
        .post('/comment', { ...comment, credits_previous: -999999.75 })
        .created(because, { credits_previous: -999999.75 });
      await api.get('/comment/comment-1').ok(because, { credits_previous: -999999.75 });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { credits_previous: -999999.75 })
        .ok(because, { credits_previous: -999999.75 });
      await api.get('/comment/comment-2').ok(because, { credits_previous: -999999.75 });
    },
  );

  test(
    'credits_previous has no maximum',
    about('comment.credits_previous.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'credits_previous has no maximum';
      await api
        .post('/comment', { ...comment, credits_previous: 999999.75 })
        .created(because, { credits_previous: 999999.75 });
      await api.get('/comment/comment-1').ok(because, { credits_previous: 999999.75 });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { credits_previous: 999999.75 })
        .ok(because, { credits_previous: 999999.75 });
      await api.get('/comment/comment-2').ok(because, { credits_previous: 999999.75 });
    },
  );

  test(
    'height_legacy may be the whole number 0',
    about('comment.height_legacy.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of height_legacy';
      await api
        .post('/comment', { ...comment, height_legacy: 0 })
        .created(because, { height_legacy: 0 });
      await api.get('/comment/comment-1').ok(because, { height_legacy: 0 });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', { height_legacy: 0 }).ok(because, { height_legacy: 0 });
      await api.get('/comment/comment-2').ok(because, { height_legacy: 0 });
    },
  );

  test(
    'height_legacy keeps three decimals',
    about('comment.height_legacy.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of height_legacy';
      await api
        .post('/comment', { ...comment, height_legacy: 12.375 })
        .created(because, { height_legacy: 12.375 });
      await api.get('/comment/comment-1').ok(because, { height_legacy: 12.375 });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { height_legacy: 12.375 })
        .ok(because, { height_legacy: 12.375 });
      await api.get('/comment/comment-2').ok(because, { height_legacy: 12.375 });
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
      const because = 'height_legacy must be a number';
      await api.post('/comment', { ...comment, height_legacy: 'abc' }).invalid(because);
      await api.post('/comment', { ...comment, height_legacy: { value: 'text' } }).invalid(because);
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', { height_legacy: 'abc' }).invalid(because);
      await api.patch('/comment/comment-1', { height_legacy: {} }).invalid(because);
      await api
        .get('/comment/comment-1')
        .ok('a refused update changes nothing', { height_legacy: 49.75 });
    },
  );

  test(
    'height_legacy has no minimum',
    about('comment.height_legacy.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'height_legacy has no minimum';
      await api
        .post('/comment', { ...comment, height_legacy: -999999.75 })
        .created(because, { height_legacy: -999999.75 });
      await api.get('/comment/comment-1').ok(because, { height_legacy: -999999.75 });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { height_legacy: -999999.75 })
        .ok(because, { height_legacy: -999999.75 });
      await api.get('/comment/comment-2').ok(because, { height_legacy: -999999.75 });
    },
  );

  test(
    'height_legacy has no maximum',
    about('comment.height_legacy.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'height_legacy has no maximum';
      await api
        .post('/comment', { ...comment, height_legacy: 999999.75 })
        .created(because, { height_legacy: 999999.75 });
      await api.get('/comment/comment-1').ok(because, { height_legacy: 999999.75 });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { height_legacy: 999999.75 })
        .ok(because, { height_legacy: 999999.75 });
      await api.get('/comment/comment-2').ok(because, { height_legacy: 999999.75 });
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
      const because = 'level_backup must be an integer';
      await api.post('/comment', { ...comment, level_backup: 'abc' }).invalid(because);
      await api.post('/comment', { ...comment, level_backup: { value: 'text' } }).invalid(because);
      await api.post('/comment', { ...comment, level_backup: 35.5 }).invalid(because);
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', { level_backup: 'abc' }).invalid(because);
      await api.patch('/comment/comment-1', { level_backup: {} }).invalid(because);
      await api.patch('/comment/comment-1', { level_backup: 35.5 }).invalid(because);
      await api
        .get('/comment/comment-1')
        .ok('a refused update changes nothing', { level_backup: 36 });
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
      const because = 'the minimum of level_backup is 0, inclusive';
      await api
        .post('/comment', { ...comment, level_backup: 0 })
        .created(because, { level_backup: 0 });
      await api.get('/comment/comment-1').ok(because, { level_backup: 0 });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', { level_backup: 0 }).ok(because, { level_backup: 0 });
      await api.get('/comment/comment-2').ok(because, { level_backup: 0 });
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
      const because = 'level_backup must be at least 0';
      await api.post('/comment', { ...comment, level_backup: -1 }).invalid(because);
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', { level_backup: -1 }).invalid(because);
      await api
        .get('/comment/comment-1')
        .ok('a refused update changes nothing', { level_backup: 36 });
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
      const because = 'the maximum of level_backup is 10000, inclusive';
      await api
        .post('/comment', { ...comment, level_backup: 10000 })
        .created(because, { level_backup: 10000 });
      await api.get('/comment/comment-1').ok(because, { level_backup: 10000 });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { level_backup: 10000 })
        .ok(because, { level_backup: 10000 });
      await api.get('/comment/comment-2').ok(because, { level_backup: 10000 });
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
      const because = 'level_backup must be at most 10000';
      await api.post('/comment', { ...comment, level_backup: 10001 }).invalid(because);
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', { level_backup: 10001 }).invalid(because);
      await api
        .get('/comment/comment-1')
        .ok('a refused update changes nothing', { level_backup: 36 });
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
      const because = '"0042" is a valid value of username_secondary';
      await api
        .post('/comment', { ...comment, username_secondary: '0042' })
        .created(because, { username_secondary: '0042' });
      await api.get('/comment/comment-1').ok(because, { username_secondary: '0042' });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { username_secondary: '0042' })
        .ok(because, { username_secondary: '0042' });
      await api.get('/comment/comment-2').ok(because, { username_secondary: '0042' });
    },
  );

  test(
    'username_secondary keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'comment.username_secondary.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of username_secondary';
      await api
        .post('/comment', { ...comment, username_secondary: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { username_secondary: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/comment/comment-1')
        .ok(because, { username_secondary: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { username_secondary: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { username_secondary: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/comment/comment-2')
        .ok(because, { username_secondary: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'username_secondary must be a string';
      await api.post('/comment', { ...comment, username_secondary: 421337 }).invalid(because);
      await api
        .post('/comment', { ...comment, username_secondary: { value: 'text' } })
        .invalid(because);
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', { username_secondary: 0 }).invalid(because);
      await api.patch('/comment/comment-1', { username_secondary: {} }).invalid(because);
      await api
        .get('/comment/comment-1')
        .ok('a refused update changes nothing', { username_secondary: 'lasu' });
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
      const because = 'the maximum length of username_secondary is 255, inclusive';
      await api
        .post('/comment', {
          ...comment,
          username_secondary:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        })
        .created(because, {
          username_secondary:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        });
      await api.get('/comment/comment-1').ok(because, {
        username_secondary:
          'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', {
          username_secondary:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        })
        .ok(because, {
          username_secondary:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        });
      await api.get('/comment/comment-2').ok(because, {
        username_secondary:
          'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
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
      const because = 'username_secondary must have at most 255 characters';
      await api
        .post('/comment', {
          ...comment,
          username_secondary:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovul ',
        })
        .invalid(because);
      await api.get('/comment/comment-1').notFound('a refused create stores nothing');
      await api.create('Comment', comment);
      await api
        .patch('/comment/comment-1', {
          username_secondary:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovul ',
        })
        .invalid(because);
      await api
        .get('/comment/comment-1')
        .ok('a refused update changes nothing', { username_secondary: 'lasu' });
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
      const because = 'username_secondary has no minimum length';
      await api
        .post('/comment', { ...comment, username_secondary: 'x' })
        .created(because, { username_secondary: 'x' });
      await api.get('/comment/comment-1').ok(because, { username_secondary: 'x' });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .patch('/comment/comment-2', { username_secondary: 'x' })
        .ok(because, { username_secondary: 'x' });
      await api.get('/comment/comment-2').ok(because, { username_secondary: 'x' });
    },
  );
});
