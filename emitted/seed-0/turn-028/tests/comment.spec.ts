import { about, test, without } from '../support/api.ts';

// A valid Comment, as the tests send it.
const comment = {
  available: false,
  city: 'malodo',
  id: 'comment-1',
  width_second: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'poor',
  origin_silent: 'nubo do',
  tokens_cached: 22,
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

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
      'changes.rename-entity',
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
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: {
          available: true,
          city: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'upgraded',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        },
        status: [200],
        answer: {
          available: true,
          city: 'vosuva',
          id: 'comment-1',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'upgraded',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          available: true,
          city: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'upgraded',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('comment.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: {
          id: 'comment-1',
          available: true,
          city: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'upgraded',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        },
        status: [200],
        answer: {
          id: 'comment-1',
          available: true,
          city: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'upgraded',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          id: 'comment-1',
          available: true,
          city: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'upgraded',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for tokens_cached does not change available either',
    about(
      'comment.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { available: true, tokens_cached: 'abc' },
        status: [400, 422],
        because: 'tokens_cached must be an integer',
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
      'changes.rename-entity',
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
    about('comment.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.get('/comment/comment-unknown', {
        status: [404],
        because: 'no Comment has the id comment-unknown',
      });
      await api.patch('/comment/comment-unknown', {
        body: {
          available: true,
          city: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'upgraded',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
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
    about(
      'comment.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        available: true,
        city: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'upgraded',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
      });
      await api.create('Comment', {
        ...comment,
        id: 'comment-3',
        city: 'rovi',
        width_second: 76.75,
        finished_yearly: '2022-11-29 10:57:31',
        quality_temporary: 'frozen',
        origin_silent: 'sumalia',
        tokens_cached: 29,
      });
      await api.get('/comment', {
        status: [200],
        answer: [
          comment,
          {
            available: true,
            city: 'vosuva',
            id: 'comment-2',
            width_second: 84.75,
            finished_yearly: '2021-05-24 04:24:56',
            quality_temporary: 'upgraded',
            origin_silent: 'lisa ba',
            tokens_cached: 57,
          },
          {
            available: false,
            city: 'rovi',
            id: 'comment-3',
            width_second: 76.75,
            finished_yearly: '2022-11-29 10:57:31',
            quality_temporary: 'frozen',
            origin_silent: 'sumalia',
            tokens_cached: 29,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Comment leaves another as it was',
    about(
      'comment.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        available: true,
        city: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'upgraded',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
      });
      await api.patch('/comment/comment-2', {
        body: {
          id: 'comment-2',
          available: true,
          city: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'upgraded',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
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
          available: true,
          city: 'vosuva',
          id: 'comment-2',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'upgraded',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
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
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        available: true,
        city: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'upgraded',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
      });
      await api.delete('/comment/comment-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: {
          available: true,
          city: 'vosuva',
          id: 'comment-2',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'upgraded',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
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
    about('comment.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        available: true,
        city: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'upgraded',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
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

  test(
    'create accepts a Comment without available, which is optional',
    about(
      'comment.available.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'available'),
        status: [200, 201],
        answer: { available: null },
        because: 'available is optional',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { available: null },
        because: 'available is optional',
      });
    },
  );

  test(
    'create accepts a Comment without city, which is optional',
    about(
      'comment.city.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'city'),
        status: [200, 201],
        answer: { city: null },
        because: 'city is optional',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { city: null },
        because: 'city is optional',
      });
    },
  );

  test(
    'create refuses a Comment without an id',
    about(
      'comment.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/comment', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Comment without width_second, which is optional',
    about(
      'comment.width_second.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'width_second'),
        status: [200, 201],
        answer: { width_second: null },
        because: 'width_second is optional',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { width_second: null },
        because: 'width_second is optional',
      });
    },
  );

  test(
    'create accepts a Comment without finished_yearly, which is optional',
    about(
      'comment.finished_yearly.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'finished_yearly'),
        status: [200, 201],
        answer: { finished_yearly: null },
        because: 'finished_yearly is optional',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { finished_yearly: null },
        because: 'finished_yearly is optional',
      });
    },
  );

  test(
    'quality_temporary is "superb" when a create leaves it out',
    about(
      'comment.quality_temporary.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'quality_temporary'),
        status: [200, 201],
        answer: { quality_temporary: 'superb' },
        because: 'the default of quality_temporary is "superb"',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'superb' },
        because: 'the default of quality_temporary is "superb"',
      });
    },
  );

  test(
    'create refuses a Comment without origin_silent, which is required',
    about(
      'comment.origin_silent.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'origin_silent'),
        status: [400, 422],
        because: 'origin_silent is required and has no default',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Comment without tokens_cached, which is required',
    about(
      'comment.tokens_cached.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: without(comment, 'tokens_cached'),
        status: [400, 422],
        because: 'tokens_cached is required and has no default',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of available or tokens_cached alone leaves every other field as it is',
    about(
      'comment.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { available: true },
        status: [200],
        answer: { ...comment, available: true },
        because: 'an update touches only what it carries',
      });
      await api.patch('/comment/comment-1', {
        body: { tokens_cached: 57 },
        status: [200],
        answer: { ...comment, available: true, tokens_cached: 57 },
        because: 'an update touches only what it carries',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { ...comment, available: true, tokens_cached: 57 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Comment: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'available may be null',
    about(
      'comment.available.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, available: null },
        status: [200, 201],
        answer: { available: null },
        because: 'available is nullable',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { available: null },
        because: 'available is nullable',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { available: null },
        status: [200],
        answer: { available: null },
        because: 'available is nullable',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { available: null },
        because: 'available is nullable',
      });
    },
  );

  test(
    'create and update refuse null for city',
    about(
      'comment.city.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, city: null },
        status: [400, 422],
        because: 'city must not be null',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { city: null },
        status: [400, 422],
        because: 'city must not be null',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { city: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for width_second',
    about(
      'comment.width_second.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, width_second: null },
        status: [400, 422],
        because: 'width_second must not be null',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { width_second: null },
        status: [400, 422],
        because: 'width_second must not be null',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { width_second: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for finished_yearly',
    about(
      'comment.finished_yearly.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, finished_yearly: null },
        status: [400, 422],
        because: 'finished_yearly must not be null',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { finished_yearly: null },
        status: [400, 422],
        because: 'finished_yearly must not be null',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for quality_temporary',
    about(
      'comment.quality_temporary.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, quality_temporary: null },
        status: [400, 422],
        because: 'quality_temporary must not be null',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { quality_temporary: null },
        status: [400, 422],
        because: 'quality_temporary must not be null',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'poor' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for origin_silent',
    about(
      'comment.origin_silent.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, origin_silent: null },
        status: [400, 422],
        because: 'origin_silent must not be null',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { origin_silent: null },
        status: [400, 422],
        because: 'origin_silent must not be null',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { origin_silent: 'nubo do' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'tokens_cached may be null',
    about(
      'comment.tokens_cached.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, tokens_cached: null },
        status: [200, 201],
        answer: { tokens_cached: null },
        because: 'tokens_cached is nullable',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { tokens_cached: null },
        because: 'tokens_cached is nullable',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { tokens_cached: null },
        status: [200],
        answer: { tokens_cached: null },
        because: 'tokens_cached is nullable',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { tokens_cached: null },
        because: 'tokens_cached is nullable',
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
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'available may be false',
    about('comment.available.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/comment', {
        body: comment,
        status: [200, 201],
        answer: { available: false },
        because: 'false is a valid value of available',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { available: false },
        because: 'false is a valid value of available',
      });
      await api.create('Comment', { ...comment, id: 'comment-2', available: true });
      await api.patch('/comment/comment-2', {
        body: { available: false },
        status: [200],
        answer: { available: false },
        because: 'false is a valid value of available',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { available: false },
        because: 'false is a valid value of available',
      });
    },
  );

  test(
    'create and update refuse an available of a wrong type',
    about(
      'comment.available.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, available: 'abc' },
        status: [400, 422],
        because: 'available must be true or false',
      });
      await api.post('/comment', {
        body: { ...comment, available: { value: 'text' } },
        status: [400, 422],
        because: 'available must be true or false',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { available: 'abc' },
        status: [400, 422],
        because: 'available must be true or false',
      });
      await api.patch('/comment/comment-1', {
        body: { available: { value: 'text' } },
        status: [400, 422],
        because: 'available must be true or false',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { available: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'city of digits alone stays a string',
    about(
      'comment.city.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, city: '0042' },
        status: [200, 201],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { city: '0042' },
        status: [200],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
    },
  );

  test(
    'create and update refuse a city of a wrong type',
    about(
      'comment.city.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, city: 421337 },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.post('/comment', {
        body: { ...comment, city: { value: 'text' } },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { city: 421337 },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.patch('/comment/comment-1', {
        body: { city: { value: 'text' } },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { city: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'city may be right at its maximum length of 20',
    about(
      'comment.city.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, city: 'tosalo vado tuladu m' },
        status: [200, 201],
        answer: { city: 'tosalo vado tuladu m' },
        because: 'the maximum length of city is 20, inclusive',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { city: 'tosalo vado tuladu m' },
        because: 'the maximum length of city is 20, inclusive',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { city: 'tosalo vado tuladu m' },
        status: [200],
        answer: { city: 'tosalo vado tuladu m' },
        because: 'the maximum length of city is 20, inclusive',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { city: 'tosalo vado tuladu m' },
        because: 'the maximum length of city is 20, inclusive',
      });
    },
  );

  test(
    'create and update refuse a city above its maximum length of 20',
    about(
      'comment.city.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, city: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'city must have at most 20 characters',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { city: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'city must have at most 20 characters',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { city: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'city has no minimum length',
    about(
      'comment.city.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, city: 'x' },
        status: [200, 201],
        answer: { city: 'x' },
        because: 'city has no minimum length',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { city: 'x' },
        because: 'city has no minimum length',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { city: 'x' },
        status: [200],
        answer: { city: 'x' },
        because: 'city has no minimum length',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { city: 'x' },
        because: 'city has no minimum length',
      });
    },
  );

  test(
    'width_second may be the whole number 0',
    about(
      'comment.width_second.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, width_second: 0 },
        status: [200, 201],
        answer: { width_second: 0 },
        because: '0 is a valid value of width_second',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { width_second: 0 },
        because: '0 is a valid value of width_second',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { width_second: 0 },
        status: [200],
        answer: { width_second: 0 },
        because: '0 is a valid value of width_second',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { width_second: 0 },
        because: '0 is a valid value of width_second',
      });
    },
  );

  test(
    'create and update refuse a width_second of a wrong type',
    about(
      'comment.width_second.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, width_second: 'abc' },
        status: [400, 422],
        because: 'width_second must be a number',
      });
      await api.post('/comment', {
        body: { ...comment, width_second: { value: 'text' } },
        status: [400, 422],
        because: 'width_second must be a number',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { width_second: 'abc' },
        status: [400, 422],
        because: 'width_second must be a number',
      });
      await api.patch('/comment/comment-1', {
        body: { width_second: { value: 'text' } },
        status: [400, 422],
        because: 'width_second must be a number',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { width_second: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'width_second may be right at its minimum of -10',
    about(
      'comment.width_second.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, width_second: -10 },
        status: [200, 201],
        answer: { width_second: -10 },
        because: 'the minimum of width_second is -10, inclusive',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { width_second: -10 },
        because: 'the minimum of width_second is -10, inclusive',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { width_second: -10 },
        status: [200],
        answer: { width_second: -10 },
        because: 'the minimum of width_second is -10, inclusive',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { width_second: -10 },
        because: 'the minimum of width_second is -10, inclusive',
      });
    },
  );

  test(
    'create and update refuse a width_second below its minimum of -10',
    about(
      'comment.width_second.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, width_second: -10.25 },
        status: [400, 422],
        because: 'width_second must be at least -10',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { width_second: -10.25 },
        status: [400, 422],
        because: 'width_second must be at least -10',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { width_second: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'width_second may be right at its maximum of 250',
    about(
      'comment.width_second.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, width_second: 250 },
        status: [200, 201],
        answer: { width_second: 250 },
        because: 'the maximum of width_second is 250, inclusive',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { width_second: 250 },
        because: 'the maximum of width_second is 250, inclusive',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { width_second: 250 },
        status: [200],
        answer: { width_second: 250 },
        because: 'the maximum of width_second is 250, inclusive',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { width_second: 250 },
        because: 'the maximum of width_second is 250, inclusive',
      });
    },
  );

  test(
    'create and update refuse a width_second above its maximum of 250',
    about(
      'comment.width_second.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, width_second: 250.25 },
        status: [400, 422],
        because: 'width_second must be at most 250',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { width_second: 250.25 },
        status: [400, 422],
        because: 'width_second must be at most 250',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { width_second: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'finished_yearly may be the leap day 2020-02-29',
    about('comment.finished_yearly.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, finished_yearly: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { finished_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of finished_yearly',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { finished_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of finished_yearly',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { finished_yearly: '2020-02-29 12:00:00' },
        status: [200],
        answer: { finished_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of finished_yearly',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { finished_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of finished_yearly',
      });
    },
  );

  test(
    'create and update refuse a finished_yearly of a wrong type',
    about(
      'comment.finished_yearly.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, finished_yearly: 202403 },
        status: [400, 422],
        because: 'finished_yearly must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { finished_yearly: 202403 },
        status: [400, 422],
        because: 'finished_yearly must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a finished_yearly that no calendar or clock has',
    about(
      'comment.finished_yearly.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, finished_yearly: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/comment', {
        body: { ...comment, finished_yearly: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/comment', {
        body: { ...comment, finished_yearly: '2022-13-01 09:17:46' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/comment', {
        body: { ...comment, finished_yearly: '2022-10-05 25:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { finished_yearly: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/comment/comment-1', {
        body: { finished_yearly: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/comment/comment-1', {
        body: { finished_yearly: '2022-13-01 09:17:46' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/comment/comment-1', {
        body: { finished_yearly: '2022-10-05 25:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a finished_yearly in another format',
    about(
      'comment.finished_yearly.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, finished_yearly: '2022-10-05T09:17:46Z' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/comment', {
        body: { ...comment, finished_yearly: '2022-10-05' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/comment', {
        body: { ...comment, finished_yearly: 'not a date' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { finished_yearly: '2022-10-05T09:17:46Z' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/comment/comment-1', {
        body: { finished_yearly: '2022-10-05' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/comment/comment-1', {
        body: { finished_yearly: 'not a date' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'finished_yearly may be right at its first moment of 2020-01-01 00:00:00',
    about(
      'comment.finished_yearly.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, finished_yearly: '2020-01-01 00:00:00' },
        status: [200, 201],
        answer: { finished_yearly: '2020-01-01 00:00:00' },
        because: 'the first moment of finished_yearly is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { finished_yearly: '2020-01-01 00:00:00' },
        because: 'the first moment of finished_yearly is 2020-01-01 00:00:00, inclusive',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { finished_yearly: '2020-01-01 00:00:00' },
        status: [200],
        answer: { finished_yearly: '2020-01-01 00:00:00' },
        because: 'the first moment of finished_yearly is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { finished_yearly: '2020-01-01 00:00:00' },
        because: 'the first moment of finished_yearly is 2020-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a finished_yearly before its first moment of 2020-01-01 00:00:00',
    about(
      'comment.finished_yearly.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, finished_yearly: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'finished_yearly must not be before 2020-01-01 00:00:00',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { finished_yearly: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'finished_yearly must not be before 2020-01-01 00:00:00',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'finished_yearly has no last moment',
    about(
      'comment.finished_yearly.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, finished_yearly: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { finished_yearly: '2099-10-11 12:13:14' },
        because: 'finished_yearly has no last moment',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { finished_yearly: '2099-10-11 12:13:14' },
        because: 'finished_yearly has no last moment',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { finished_yearly: '2099-10-11 12:13:14' },
        status: [200],
        answer: { finished_yearly: '2099-10-11 12:13:14' },
        because: 'finished_yearly has no last moment',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { finished_yearly: '2099-10-11 12:13:14' },
        because: 'finished_yearly has no last moment',
      });
    },
  );

  test(
    'create and update refuse a quality_temporary of a wrong type',
    about(
      'comment.quality_temporary.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, quality_temporary: 421337 },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.post('/comment', {
        body: { ...comment, quality_temporary: { value: 'text' } },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { quality_temporary: 421337 },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.patch('/comment/comment-1', {
        body: { quality_temporary: { value: 'text' } },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'poor' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'origin_silent keeps spaces, quotes, accents and symbols',
    about(
      'comment.origin_silent.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, origin_silent: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { origin_silent: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_silent',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { origin_silent: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_silent',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { origin_silent: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { origin_silent: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_silent',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { origin_silent: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_silent',
      });
    },
  );

  test(
    'create and update refuse an origin_silent of a wrong type',
    about(
      'comment.origin_silent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, origin_silent: 421337 },
        status: [400, 422],
        because: 'origin_silent must be a string',
      });
      await api.post('/comment', {
        body: { ...comment, origin_silent: { value: 'text' } },
        status: [400, 422],
        because: 'origin_silent must be a string',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { origin_silent: 421337 },
        status: [400, 422],
        because: 'origin_silent must be a string',
      });
      await api.patch('/comment/comment-1', {
        body: { origin_silent: { value: 'text' } },
        status: [400, 422],
        because: 'origin_silent must be a string',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { origin_silent: 'nubo do' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'origin_silent may be right at its minimum length of 7',
    about(
      'comment.origin_silent.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, origin_silent: 'vulalua' },
        status: [200, 201],
        answer: { origin_silent: 'vulalua' },
        because: 'the minimum length of origin_silent is 7, inclusive',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { origin_silent: 'vulalua' },
        because: 'the minimum length of origin_silent is 7, inclusive',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { origin_silent: 'vulalua' },
        status: [200],
        answer: { origin_silent: 'vulalua' },
        because: 'the minimum length of origin_silent is 7, inclusive',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { origin_silent: 'vulalua' },
        because: 'the minimum length of origin_silent is 7, inclusive',
      });
    },
  );

  test(
    'create and update refuse an origin_silent below its minimum length of 7',
    about(
      'comment.origin_silent.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, origin_silent: 'boriso' },
        status: [400, 422],
        because: 'origin_silent must have at least 7 characters',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { origin_silent: 'boriso' },
        status: [400, 422],
        because: 'origin_silent must have at least 7 characters',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { origin_silent: 'nubo do' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'origin_silent may be right at its maximum length of 255',
    about(
      'comment.origin_silent.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: {
          ...comment,
          origin_silent:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200, 201],
        answer: {
          origin_silent:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of origin_silent is 255, inclusive',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          origin_silent:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of origin_silent is 255, inclusive',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: {
          origin_silent:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200],
        answer: {
          origin_silent:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of origin_silent is 255, inclusive',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: {
          origin_silent:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of origin_silent is 255, inclusive',
      });
    },
  );

  test(
    'create and update refuse an origin_silent above its maximum length of 255',
    about(
      'comment.origin_silent.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: {
          ...comment,
          origin_silent:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'origin_silent must have at most 255 characters',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: {
          origin_silent:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'origin_silent must have at most 255 characters',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { origin_silent: 'nubo do' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'tokens_cached may be 0',
    about('comment.tokens_cached.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, tokens_cached: 0 },
        status: [200, 201],
        answer: { tokens_cached: 0 },
        because: '0 is a valid value of tokens_cached',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { tokens_cached: 0 },
        because: '0 is a valid value of tokens_cached',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { tokens_cached: 0 },
        status: [200],
        answer: { tokens_cached: 0 },
        because: '0 is a valid value of tokens_cached',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { tokens_cached: 0 },
        because: '0 is a valid value of tokens_cached',
      });
    },
  );

  test(
    'create and update refuse a tokens_cached of a wrong type',
    about(
      'comment.tokens_cached.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, tokens_cached: 'abc' },
        status: [400, 422],
        because: 'tokens_cached must be an integer',
      });
      await api.post('/comment', {
        body: { ...comment, tokens_cached: { value: 'text' } },
        status: [400, 422],
        because: 'tokens_cached must be an integer',
      });
      await api.post('/comment', {
        body: { ...comment, tokens_cached: 21.5 },
        status: [400, 422],
        because: 'tokens_cached must be an integer',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { tokens_cached: 'abc' },
        status: [400, 422],
        because: 'tokens_cached must be an integer',
      });
      await api.patch('/comment/comment-1', {
        body: { tokens_cached: { value: 'text' } },
        status: [400, 422],
        because: 'tokens_cached must be an integer',
      });
      await api.patch('/comment/comment-1', {
        body: { tokens_cached: 21.5 },
        status: [400, 422],
        because: 'tokens_cached must be an integer',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { tokens_cached: 22 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'tokens_cached may be right at its minimum of -100',
    about(
      'comment.tokens_cached.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, tokens_cached: -100 },
        status: [200, 201],
        answer: { tokens_cached: -100 },
        because: 'the minimum of tokens_cached is -100, inclusive',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { tokens_cached: -100 },
        because: 'the minimum of tokens_cached is -100, inclusive',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { tokens_cached: -100 },
        status: [200],
        answer: { tokens_cached: -100 },
        because: 'the minimum of tokens_cached is -100, inclusive',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { tokens_cached: -100 },
        because: 'the minimum of tokens_cached is -100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a tokens_cached below its minimum of -100',
    about(
      'comment.tokens_cached.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, tokens_cached: -101 },
        status: [400, 422],
        because: 'tokens_cached must be at least -100',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { tokens_cached: -101 },
        status: [400, 422],
        because: 'tokens_cached must be at least -100',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { tokens_cached: 22 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'tokens_cached has no maximum',
    about(
      'comment.tokens_cached.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, tokens_cached: 1000000 },
        status: [200, 201],
        answer: { tokens_cached: 1000000 },
        because: 'tokens_cached has no maximum',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { tokens_cached: 1000000 },
        because: 'tokens_cached has no maximum',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { tokens_cached: 1000000 },
        status: [200],
        answer: { tokens_cached: 1000000 },
        because: 'tokens_cached has no maximum',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { tokens_cached: 1000000 },
        because: 'tokens_cached has no maximum',
      });
    },
  );
});

test.describe('Comment: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'quality_temporary may be superb, fair, poor, upgraded, frozen',
    about(
      'comment.quality_temporary.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, quality_temporary: 'superb' },
        status: [200, 201],
        answer: { quality_temporary: 'superb' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/comment/comment-1', {
        body: { quality_temporary: 'fair' },
        status: [200],
        answer: { quality_temporary: 'fair' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/comment/comment-1', {
        body: { quality_temporary: 'poor' },
        status: [200],
        answer: { quality_temporary: 'poor' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/comment/comment-1', {
        body: { quality_temporary: 'upgraded' },
        status: [200],
        answer: { quality_temporary: 'upgraded' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/comment/comment-1', {
        body: { quality_temporary: 'frozen' },
        status: [200],
        answer: { quality_temporary: 'frozen' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'frozen' },
        because: 'the value is one of StatueQualityTemporary',
      });
    },
  );

  test(
    'quality_temporary may be upgraded, which StatueQualityTemporary has gained',
    about(
      'comment.quality_temporary.accepts-added-upgraded',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, quality_temporary: 'upgraded' },
        status: [200, 201],
        answer: { quality_temporary: 'upgraded' },
        because: 'upgraded was added to StatueQualityTemporary',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'upgraded' },
        because: 'upgraded was added to StatueQualityTemporary',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { quality_temporary: 'upgraded' },
        status: [200],
        answer: { quality_temporary: 'upgraded' },
        because: 'upgraded was added to StatueQualityTemporary',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { quality_temporary: 'upgraded' },
        because: 'upgraded was added to StatueQualityTemporary',
      });
    },
  );

  test(
    'quality_temporary may be frozen, which StatueQualityTemporary has gained',
    about(
      'comment.quality_temporary.accepts-added-frozen',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, quality_temporary: 'frozen' },
        status: [200, 201],
        answer: { quality_temporary: 'frozen' },
        because: 'frozen was added to StatueQualityTemporary',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'frozen' },
        because: 'frozen was added to StatueQualityTemporary',
      });
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.patch('/comment/comment-2', {
        body: { quality_temporary: 'frozen' },
        status: [200],
        answer: { quality_temporary: 'frozen' },
        because: 'frozen was added to StatueQualityTemporary',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { quality_temporary: 'frozen' },
        because: 'frozen was added to StatueQualityTemporary',
      });
    },
  );

  test(
    'create and update refuse the quality_temporary unheard_of, which StatueQualityTemporary does not have',
    about(
      'comment.quality_temporary.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, quality_temporary: 'unheard_of' },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { quality_temporary: 'unheard_of' },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'poor' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the quality_temporary SUPERB, as upper and lower case differ',
    about(
      'comment.quality_temporary.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/comment', {
        body: { ...comment, quality_temporary: 'SUPERB' },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.patch('/comment/comment-1', {
        body: { quality_temporary: 'SUPERB' },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'poor' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Comment: actions', () => {
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
  // guards.compare: `>`, `>=`, `<`, `<=`, `==` and `!=` compare numbers, datetimes and, for the
  //   last two, other values; `+`, `-` and `*` compute.
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'submit moves quality_temporary from poor to fair',
    about(
      'comment.submit.moves-from-poor',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, available: true, width_second: 78.75 });
      await api.post('/comment/comment-1/submit', {
        status: [200],
        answer: { ...comment, available: null, width_second: 76.25, quality_temporary: 'fair' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { ...comment, available: null, width_second: 76.25, quality_temporary: 'fair' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'submit moves quality_temporary from superb to fair',
    about(
      'comment.submit.moves-from-superb',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', {
        ...comment,
        quality_temporary: 'superb',
        available: true,
        width_second: 78.75,
      });
      await api.post('/comment/comment-1/submit', {
        status: [200],
        answer: { ...comment, available: null, width_second: 76.25, quality_temporary: 'fair' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { ...comment, available: null, width_second: 76.25, quality_temporary: 'fair' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'submit applies the effect: set this.available to null',
    about(
      'comment.submit.effect-set-available-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, available: true, width_second: 78.75 });
      await api.post('/comment/comment-1/submit', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          available: null,
          city: 'malodo',
          id: 'comment-1',
          finished_yearly: '2022-10-05 09:17:46',
          origin_silent: 'nubo do',
          tokens_cached: 22,
        },
        because: 'set this.available to null',
      });
    },
  );

  test(
    'submit applies the effect: decrease this.width_second by 2.5',
    about(
      'comment.submit.effect-increase-width_second-by--2.5',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, available: true, width_second: 78.75 });
      await api.post('/comment/comment-1/submit', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          width_second: 76.25,
          city: 'malodo',
          id: 'comment-1',
          finished_yearly: '2022-10-05 09:17:46',
          origin_silent: 'nubo do',
          tokens_cached: 22,
        },
        because: 'decrease this.width_second by 2.5',
      });
    },
  );

  test(
    'submit leaves objects alone that it does not concern',
    about(
      'comment.submit.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, available: true, width_second: 78.75 });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        available: true,
        width_second: 78.75,
      });
      await api.post('/comment/comment-1/submit', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { ...comment, available: true, id: 'comment-2', width_second: 78.75 },
        because: 'submit was called on comment-1, which does not concern this object',
      });
    },
  );

  test(
    'submit answers 404 for an id that no Comment has',
    about('comment.submit.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.post('/comment/comment-unknown/submit', {
        status: [404],
        because: 'no Comment has the id comment-unknown',
      });
    },
  );

  test(
    'submit is refused while quality_temporary is fair',
    about(
      'comment.submit.refuses-from-fair',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', {
        ...comment,
        quality_temporary: 'fair',
        available: true,
        width_second: 78.75,
      });
      await api.post('/comment/comment-1/submit', {
        status: [400, 409],
        because: 'submit starts from poor or superb, and quality_temporary is fair',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'fair', available: true, width_second: 78.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused while quality_temporary is upgraded',
    about(
      'comment.submit.refuses-from-upgraded',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', {
        ...comment,
        quality_temporary: 'upgraded',
        available: true,
        width_second: 78.75,
      });
      await api.post('/comment/comment-1/submit', {
        status: [400, 409],
        because: 'submit starts from poor or superb, and quality_temporary is upgraded',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'upgraded', available: true, width_second: 78.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused while quality_temporary is frozen',
    about(
      'comment.submit.refuses-from-frozen',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', {
        ...comment,
        quality_temporary: 'frozen',
        available: true,
        width_second: 78.75,
      });
      await api.post('/comment/comment-1/submit', {
        status: [400, 409],
        because: 'submit starts from poor or superb, and quality_temporary is frozen',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'frozen', available: true, width_second: 78.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused unless this.available != false',
    about(
      'comment.submit.refuses-unless-available-ne-false',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 78.75 });
      await api.post('/comment/comment-1/submit', {
        status: [400, 409],
        because: 'the condition this.available != false is not satisfied',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'poor', available: false, width_second: 78.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused unless this.width_second * 2 <= 157.5',
    about(
      'comment.submit.refuses-unless-width_second-times-2-lte-157.5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, available: true, width_second: 79 });
      await api.post('/comment/comment-1/submit', {
        status: [400, 409],
        because: 'the condition this.width_second * 2 <= 157.5 is not satisfied',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'poor', available: true, width_second: 79 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused when available is null',
    about(
      'comment.submit.refuses-when-available-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, available: null, width_second: 78.75 });
      await api.post('/comment/comment-1/submit', {
        status: [400, 409],
        because: 'the condition this.available != false is not satisfied',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'poor', available: null, width_second: 78.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused when width_second is absent',
    about(
      'comment.submit.refuses-when-width_second-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...without(comment, 'width_second'), available: true });
      await api.post('/comment/comment-1/submit', {
        status: [400, 409],
        because: 'the condition this.width_second * 2 <= 157.5 is not satisfied',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'poor', available: true, width_second: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open moves quality_temporary from poor to fair',
    about(
      'comment.open.moves-from-poor',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 22 });
      await api.post('/comment/comment-1/open', {
        status: [200],
        answer: {
          ...comment,
          available: null,
          width_second: 49.75,
          quality_temporary: 'fair',
          tokens_cached: 44,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          ...comment,
          available: null,
          width_second: 49.75,
          quality_temporary: 'fair',
          tokens_cached: 44,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'open applies the effect: set this.width_second to 49.75',
    about(
      'comment.open.effect-set-width_second-to-49.75',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 22 });
      await api.post('/comment/comment-1/open', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          width_second: 49.75,
          city: 'malodo',
          id: 'comment-1',
          finished_yearly: '2022-10-05 09:17:46',
          origin_silent: 'nubo do',
        },
        because: 'set this.width_second to 49.75',
      });
    },
  );

  test(
    'open applies the effect: set this.tokens_cached to 44',
    about(
      'comment.open.effect-set-tokens_cached-to-44',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 22 });
      await api.post('/comment/comment-1/open', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          tokens_cached: 44,
          city: 'malodo',
          id: 'comment-1',
          finished_yearly: '2022-10-05 09:17:46',
          origin_silent: 'nubo do',
        },
        because: 'set this.tokens_cached to 44',
      });
    },
  );

  test(
    'open applies the effect: set this.available to null',
    about(
      'comment.open.effect-set-available-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 22 });
      await api.post('/comment/comment-1/open', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          available: null,
          city: 'malodo',
          id: 'comment-1',
          finished_yearly: '2022-10-05 09:17:46',
          origin_silent: 'nubo do',
        },
        because: 'set this.available to null',
      });
    },
  );

  test(
    'open leaves objects alone that it does not concern',
    about(
      'comment.open.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 22 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 22 });
      await api.post('/comment/comment-1/open', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/comment/comment-2', {
        status: [200],
        answer: { ...comment, id: 'comment-2', width_second: 22 },
        because: 'open was called on comment-1, which does not concern this object',
      });
    },
  );

  test(
    'open answers 404 for an id that no Comment has',
    about('comment.open.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.post('/comment/comment-unknown/open', {
        status: [404],
        because: 'no Comment has the id comment-unknown',
      });
    },
  );

  test(
    'open is refused while quality_temporary is superb',
    about(
      'comment.open.refuses-from-superb',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, quality_temporary: 'superb', width_second: 22 });
      await api.post('/comment/comment-1/open', {
        status: [400, 409],
        because: 'open starts from poor, and quality_temporary is superb',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          quality_temporary: 'superb',
          width_second: 22,
          tokens_cached: 22,
          available: false,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused while quality_temporary is fair',
    about(
      'comment.open.refuses-from-fair',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, quality_temporary: 'fair', width_second: 22 });
      await api.post('/comment/comment-1/open', {
        status: [400, 409],
        because: 'open starts from poor, and quality_temporary is fair',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          quality_temporary: 'fair',
          width_second: 22,
          tokens_cached: 22,
          available: false,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused while quality_temporary is upgraded',
    about(
      'comment.open.refuses-from-upgraded',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, quality_temporary: 'upgraded', width_second: 22 });
      await api.post('/comment/comment-1/open', {
        status: [400, 409],
        because: 'open starts from poor, and quality_temporary is upgraded',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          quality_temporary: 'upgraded',
          width_second: 22,
          tokens_cached: 22,
          available: false,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused while quality_temporary is frozen',
    about(
      'comment.open.refuses-from-frozen',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, quality_temporary: 'frozen', width_second: 22 });
      await api.post('/comment/comment-1/open', {
        status: [400, 409],
        because: 'open starts from poor, and quality_temporary is frozen',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          quality_temporary: 'frozen',
          width_second: 22,
          tokens_cached: 22,
          available: false,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused unless this.width_second <= this.tokens_cached',
    about(
      'comment.open.refuses-unless-width_second-lte-tokens_cached',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 22, tokens_cached: 21 });
      await api.post('/comment/comment-1/open', {
        status: [400, 409],
        because: 'the condition this.width_second <= this.tokens_cached is not satisfied',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          quality_temporary: 'poor',
          width_second: 22,
          tokens_cached: 21,
          available: false,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused unless this.available is not null',
    about(
      'comment.open.refuses-unless-available-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, available: null, width_second: 22 });
      await api.post('/comment/comment-1/open', {
        status: [400, 409],
        because: 'the condition this.available is not null is not satisfied',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'poor', width_second: 22, tokens_cached: 22, available: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused when width_second is absent',
    about(
      'comment.open.refuses-when-width_second-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', without(comment, 'width_second'));
      await api.post('/comment/comment-1/open', {
        status: [400, 409],
        because: 'the condition this.width_second <= this.tokens_cached is not satisfied',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          quality_temporary: 'poor',
          width_second: null,
          tokens_cached: 22,
          available: false,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused when tokens_cached is null',
    about(
      'comment.open.refuses-when-tokens_cached-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 22, tokens_cached: null });
      await api.post('/comment/comment-1/open', {
        status: [400, 409],
        because: 'the condition this.width_second <= this.tokens_cached is not satisfied',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          quality_temporary: 'poor',
          width_second: 22,
          tokens_cached: null,
          available: false,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open succeeds when width_second is 0',
    about(
      'comment.open.succeeds-when-width_second-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 0 });
      await api.post('/comment/comment-1/open', {
        status: [200],
        answer: {
          quality_temporary: 'fair',
          width_second: 49.75,
          tokens_cached: 44,
          available: null,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: {
          quality_temporary: 'fair',
          width_second: 49.75,
          tokens_cached: 44,
          available: null,
        },
        because: 'width_second is 0, which is allowed',
      });
    },
  );

  test(
    'open is refused when tokens_cached is 0',
    about(
      'comment.open.refuses-when-tokens_cached-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 22, tokens_cached: 0 });
      await api.post('/comment/comment-1/open', {
        status: [400, 409],
        because: 'the condition this.width_second <= this.tokens_cached is not satisfied',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { quality_temporary: 'poor', width_second: 22, tokens_cached: 0, available: false },
        because: 'a refused action changes nothing',
      });
    },
  );
});
