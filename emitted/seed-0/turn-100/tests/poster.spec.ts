import { about, test, without } from '../support/api.ts';

// A valid Pillow, as the tests send it.
const pillow = {
  badge_raw_previous: 'mamo',
  id: 'pillow-1',
  payment_legacy: 'superb',
  visits_cached: 2,
  stage_past: 'evening',
  level_partial_silent: 'master',
  share_rate: 44.75,
  altitude_rough_root: 9.75,
};

// A valid Poster, as the tests send it.
const poster = {
  access_remote: 'restricted',
  id: 'poster-1',
  points: 77,
  slug_external: 'bagumu',
  subscribed: true,
  currency_total: 'nivid',
};

test.describe('Poster: create, read, update and delete', () => {
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
    'create answers the new Poster, and read answers it again',
    about(
      'poster.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: poster,
        status: [200, 201],
        answer: { ...poster, turtles_late: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { ...poster, turtles_late: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/poster', {
        body: { ...poster, id: 'poster-2' },
        status: [200, 201],
        answer: { id: 'poster-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Poster',
    about(
      'poster.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: {
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        },
        status: [200],
        answer: {
          access_remote: 'limited',
          id: 'poster-1',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          turtles_late: [],
          currency_total: 'tavur',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: {
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('poster.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: {
          id: 'poster-1',
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        },
        status: [200],
        answer: {
          id: 'poster-1',
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: {
          id: 'poster-1',
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for currency_total does not change access_remote either',
    about(
      'poster.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { access_remote: 'limited', currency_total: 421337 },
        status: [400, 422],
        because: 'currency_total must be a string',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { ...poster, turtles_late: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Poster: no read finds it and no list holds it',
    about(
      'poster.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Poster', poster);
      await api.delete('/poster/poster-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/poster/poster-1', { status: [404], because: 'it was deleted' });
      await api.get('/poster', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Poster has',
    about('poster.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Poster', poster);
      await api.get('/poster/poster-unknown', {
        status: [404],
        because: 'no Poster has the id poster-unknown',
      });
      await api.patch('/poster/poster-unknown', {
        body: {
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        },
        status: [404],
        because: 'no Poster has the id poster-unknown',
      });
      await api.delete('/poster/poster-unknown', {
        status: [404],
        because: 'no Poster has the id poster-unknown',
      });
      await api.get('/poster', {
        status: [200],
        answer: [{ id: 'poster-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Poster: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Poster with all of its fields',
    about('poster.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Poster', poster);
      await api.create('Poster', {
        ...poster,
        id: 'poster-2',
        access_remote: 'limited',
        points: 34,
        slug_external: 'nodita',
        subscribed: false,
        currency_total: 'tavur',
      });
      await api.create('Poster', {
        ...poster,
        id: 'poster-3',
        access_remote: 'closed',
        points: 39,
        slug_external: 'romuna',
        currency_total: 'tiditi',
      });
      await api.get('/poster', {
        status: [200],
        answer: [
          { ...poster, turtles_late: [] },
          {
            access_remote: 'limited',
            id: 'poster-2',
            points: 34,
            slug_external: 'nodita',
            subscribed: false,
            turtles_late: [],
            currency_total: 'tavur',
          },
          {
            access_remote: 'closed',
            id: 'poster-3',
            points: 39,
            slug_external: 'romuna',
            subscribed: true,
            turtles_late: [],
            currency_total: 'tiditi',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Poster leaves another as it was',
    about('poster.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Poster', poster);
      await api.create('Poster', {
        ...poster,
        id: 'poster-2',
        access_remote: 'limited',
        points: 34,
        slug_external: 'nodita',
        subscribed: false,
        currency_total: 'tavur',
      });
      await api.patch('/poster/poster-2', {
        body: {
          id: 'poster-2',
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { ...poster, turtles_late: [] },
        because: 'another object was updated',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: {
          access_remote: 'limited',
          id: 'poster-2',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          turtles_late: [],
          currency_total: 'tavur',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Poster leaves another as it was',
    about(
      'poster.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Poster', poster);
      await api.create('Poster', {
        ...poster,
        id: 'poster-2',
        access_remote: 'limited',
        points: 34,
        slug_external: 'nodita',
        subscribed: false,
        currency_total: 'tavur',
      });
      await api.delete('/poster/poster-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: {
          access_remote: 'limited',
          id: 'poster-2',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          turtles_late: [],
          currency_total: 'tavur',
        },
        because: 'another object was deleted',
      });
      await api.get('/poster', {
        status: [200],
        answer: [{ id: 'poster-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Poster',
    about('poster.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Poster', poster);
      await api.create('Poster', {
        ...poster,
        id: 'poster-2',
        access_remote: 'limited',
        points: 34,
        slug_external: 'nodita',
        subscribed: false,
        currency_total: 'tavur',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/poster', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/poster/poster-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Poster: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a Poster without access_remote, which is optional',
    about('poster.access_remote.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/poster', {
        body: without(poster, 'access_remote'),
        status: [200, 201],
        answer: { access_remote: null },
        because: 'access_remote is optional',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { access_remote: null },
        because: 'access_remote is optional',
      });
    },
  );

  test(
    'create refuses a Poster without an id',
    about(
      'poster.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: without(poster, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/poster', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Poster without points, which is required',
    about(
      'poster.points.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: without(poster, 'points'),
        status: [400, 422],
        because: 'points is required and has no default',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Poster without slug_external, which is optional',
    about('poster.slug_external.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/poster', {
        body: without(poster, 'slug_external'),
        status: [200, 201],
        answer: { slug_external: null },
        because: 'slug_external is optional',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { slug_external: null },
        because: 'slug_external is optional',
      });
    },
  );

  test(
    'create refuses a Poster without subscribed, which is required',
    about(
      'poster.subscribed.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: without(poster, 'subscribed'),
        status: [400, 422],
        because: 'subscribed is required and has no default',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Poster without currency_total, which is optional',
    about('poster.currency_total.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/poster', {
        body: without(poster, 'currency_total'),
        status: [200, 201],
        answer: { currency_total: null },
        because: 'currency_total is optional',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { currency_total: null },
        because: 'currency_total is optional',
      });
    },
  );

  test(
    'update of access_remote or currency_total alone leaves every other field as it is',
    about('poster.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.create('Poster', { ...poster, turtles_late: ['pillow-1'] });
      await api.patch('/poster/poster-1', {
        body: { access_remote: 'limited' },
        status: [200],
        answer: { ...poster, access_remote: 'limited', turtles_late: ['pillow-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/poster/poster-1', {
        body: { currency_total: 'tavur' },
        status: [200],
        answer: {
          ...poster,
          access_remote: 'limited',
          turtles_late: ['pillow-1'],
          currency_total: 'tavur',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: {
          ...poster,
          access_remote: 'limited',
          turtles_late: ['pillow-1'],
          currency_total: 'tavur',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Poster: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for access_remote',
    about(
      'poster.access_remote.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, access_remote: null },
        status: [400, 422],
        because: 'access_remote must not be null',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { access_remote: null },
        status: [400, 422],
        because: 'access_remote must not be null',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { access_remote: 'restricted' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for points',
    about(
      'poster.points.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, points: null },
        status: [400, 422],
        because: 'points must not be null',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { points: null },
        status: [400, 422],
        because: 'points must not be null',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { points: 77 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'slug_external may be null',
    about('poster.slug_external.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, slug_external: null },
        status: [200, 201],
        answer: { slug_external: null },
        because: 'slug_external is nullable',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { slug_external: null },
        because: 'slug_external is nullable',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { slug_external: null },
        status: [200],
        answer: { slug_external: null },
        because: 'slug_external is nullable',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { slug_external: null },
        because: 'slug_external is nullable',
      });
    },
  );

  test(
    'subscribed may be null',
    about('poster.subscribed.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, subscribed: null },
        status: [200, 201],
        answer: { subscribed: null },
        because: 'subscribed is nullable',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { subscribed: null },
        because: 'subscribed is nullable',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { subscribed: null },
        status: [200],
        answer: { subscribed: null },
        because: 'subscribed is nullable',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { subscribed: null },
        because: 'subscribed is nullable',
      });
    },
  );

  test(
    'create and update refuse null for currency_total',
    about(
      'poster.currency_total.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, currency_total: null },
        status: [400, 422],
        because: 'currency_total must not be null',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { currency_total: null },
        status: [400, 422],
        because: 'currency_total must not be null',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { currency_total: 'nivid' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Poster: types and bounds', () => {
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
    'create and update refuse an access_remote of a wrong type',
    about(
      'poster.access_remote.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, access_remote: 421337 },
        status: [400, 422],
        because: 'access_remote must be one of limited, restricted, closed, full',
      });
      await api.post('/poster', {
        body: { ...poster, access_remote: { value: 'text' } },
        status: [400, 422],
        because: 'access_remote must be one of limited, restricted, closed, full',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { access_remote: 421337 },
        status: [400, 422],
        because: 'access_remote must be one of limited, restricted, closed, full',
      });
      await api.patch('/poster/poster-1', {
        body: { access_remote: { value: 'text' } },
        status: [400, 422],
        because: 'access_remote must be one of limited, restricted, closed, full',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { access_remote: 'restricted' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'points may be 0',
    about('poster.points.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, points: 0 },
        status: [200, 201],
        answer: { points: 0 },
        because: '0 is a valid value of points',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { points: 0 },
        because: '0 is a valid value of points',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { points: 0 },
        status: [200],
        answer: { points: 0 },
        because: '0 is a valid value of points',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { points: 0 },
        because: '0 is a valid value of points',
      });
    },
  );

  test(
    'create and update refuse a points of a wrong type',
    about(
      'poster.points.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, points: 'abc' },
        status: [400, 422],
        because: 'points must be an integer',
      });
      await api.post('/poster', {
        body: { ...poster, points: { value: 'text' } },
        status: [400, 422],
        because: 'points must be an integer',
      });
      await api.post('/poster', {
        body: { ...poster, points: 76.5 },
        status: [400, 422],
        because: 'points must be an integer',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { points: 'abc' },
        status: [400, 422],
        because: 'points must be an integer',
      });
      await api.patch('/poster/poster-1', {
        body: { points: { value: 'text' } },
        status: [400, 422],
        because: 'points must be an integer',
      });
      await api.patch('/poster/poster-1', {
        body: { points: 76.5 },
        status: [400, 422],
        because: 'points must be an integer',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { points: 77 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'points may be right at its maximum of 100',
    about(
      'poster.points.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, points: 100 },
        status: [200, 201],
        answer: { points: 100 },
        because: 'the maximum of points is 100, inclusive',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { points: 100 },
        because: 'the maximum of points is 100, inclusive',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { points: 100 },
        status: [200],
        answer: { points: 100 },
        because: 'the maximum of points is 100, inclusive',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { points: 100 },
        because: 'the maximum of points is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a points above its maximum of 100',
    about(
      'poster.points.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, points: 101 },
        status: [400, 422],
        because: 'points must be at most 100',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { points: 101 },
        status: [400, 422],
        because: 'points must be at most 100',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { points: 77 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'points has no minimum',
    about('poster.points.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, points: -1000000 },
        status: [200, 201],
        answer: { points: -1000000 },
        because: 'points has no minimum',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { points: -1000000 },
        because: 'points has no minimum',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { points: -1000000 },
        status: [200],
        answer: { points: -1000000 },
        because: 'points has no minimum',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { points: -1000000 },
        because: 'points has no minimum',
      });
    },
  );

  test(
    'slug_external keeps spaces, quotes, accents and symbols',
    about(
      'poster.slug_external.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, slug_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { slug_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of slug_external',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { slug_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of slug_external',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { slug_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { slug_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of slug_external',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { slug_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of slug_external',
      });
    },
  );

  test(
    'create and update refuse a slug_external of a wrong type',
    about(
      'poster.slug_external.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, slug_external: 421337 },
        status: [400, 422],
        because: 'slug_external must be a string',
      });
      await api.post('/poster', {
        body: { ...poster, slug_external: { value: 'text' } },
        status: [400, 422],
        because: 'slug_external must be a string',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { slug_external: 421337 },
        status: [400, 422],
        because: 'slug_external must be a string',
      });
      await api.patch('/poster/poster-1', {
        body: { slug_external: { value: 'text' } },
        status: [400, 422],
        because: 'slug_external must be a string',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { slug_external: 'bagumu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'slug_external may be right at its minimum length of 6',
    about(
      'poster.slug_external.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, slug_external: 'boriso' },
        status: [200, 201],
        answer: { slug_external: 'boriso' },
        because: 'the minimum length of slug_external is 6, inclusive',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { slug_external: 'boriso' },
        because: 'the minimum length of slug_external is 6, inclusive',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { slug_external: 'boriso' },
        status: [200],
        answer: { slug_external: 'boriso' },
        because: 'the minimum length of slug_external is 6, inclusive',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { slug_external: 'boriso' },
        because: 'the minimum length of slug_external is 6, inclusive',
      });
    },
  );

  test(
    'create and update refuse a slug_external below its minimum length of 6',
    about(
      'poster.slug_external.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, slug_external: 'labua' },
        status: [400, 422],
        because: 'slug_external must have at least 6 characters',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { slug_external: 'labua' },
        status: [400, 422],
        because: 'slug_external must have at least 6 characters',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { slug_external: 'bagumu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'slug_external may be right at its maximum length of 50',
    about(
      'poster.slug_external.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, slug_external: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        status: [200, 201],
        answer: { slug_external: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of slug_external is 50, inclusive',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { slug_external: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of slug_external is 50, inclusive',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { slug_external: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        status: [200],
        answer: { slug_external: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of slug_external is 50, inclusive',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { slug_external: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of slug_external is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a slug_external above its maximum length of 50',
    about(
      'poster.slug_external.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, slug_external: 'novi mumu saroru barida sabo vutavo tituvi balari v' },
        status: [400, 422],
        because: 'slug_external must have at most 50 characters',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { slug_external: 'novi mumu saroru barida sabo vutavo tituvi balari v' },
        status: [400, 422],
        because: 'slug_external must have at most 50 characters',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { slug_external: 'bagumu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subscribed may be false',
    about('poster.subscribed.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, subscribed: false },
        status: [200, 201],
        answer: { subscribed: false },
        because: 'false is a valid value of subscribed',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { subscribed: false },
        because: 'false is a valid value of subscribed',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { subscribed: false },
        status: [200],
        answer: { subscribed: false },
        because: 'false is a valid value of subscribed',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { subscribed: false },
        because: 'false is a valid value of subscribed',
      });
    },
  );

  test(
    'create and update refuse a subscribed of a wrong type',
    about(
      'poster.subscribed.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, subscribed: 'abc' },
        status: [400, 422],
        because: 'subscribed must be true or false',
      });
      await api.post('/poster', {
        body: { ...poster, subscribed: { value: 'text' } },
        status: [400, 422],
        because: 'subscribed must be true or false',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { subscribed: 'abc' },
        status: [400, 422],
        because: 'subscribed must be true or false',
      });
      await api.patch('/poster/poster-1', {
        body: { subscribed: { value: 'text' } },
        status: [400, 422],
        because: 'subscribed must be true or false',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { subscribed: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'currency_total keeps spaces, quotes, accents and symbols',
    about(
      'poster.currency_total.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, currency_total: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { currency_total: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of currency_total',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { currency_total: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of currency_total',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { currency_total: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { currency_total: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of currency_total',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { currency_total: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of currency_total',
      });
    },
  );

  test(
    'create and update refuse a currency_total of a wrong type',
    about(
      'poster.currency_total.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, currency_total: 421337 },
        status: [400, 422],
        because: 'currency_total must be a string',
      });
      await api.post('/poster', {
        body: { ...poster, currency_total: { value: 'text' } },
        status: [400, 422],
        because: 'currency_total must be a string',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { currency_total: 421337 },
        status: [400, 422],
        because: 'currency_total must be a string',
      });
      await api.patch('/poster/poster-1', {
        body: { currency_total: { value: 'text' } },
        status: [400, 422],
        because: 'currency_total must be a string',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { currency_total: 'nivid' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'currency_total may be right at its minimum length of 5',
    about(
      'poster.currency_total.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, currency_total: 'labua' },
        status: [200, 201],
        answer: { currency_total: 'labua' },
        because: 'the minimum length of currency_total is 5, inclusive',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { currency_total: 'labua' },
        because: 'the minimum length of currency_total is 5, inclusive',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { currency_total: 'labua' },
        status: [200],
        answer: { currency_total: 'labua' },
        because: 'the minimum length of currency_total is 5, inclusive',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { currency_total: 'labua' },
        because: 'the minimum length of currency_total is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a currency_total below its minimum length of 5',
    about(
      'poster.currency_total.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, currency_total: 'tana' },
        status: [400, 422],
        because: 'currency_total must have at least 5 characters',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { currency_total: 'tana' },
        status: [400, 422],
        because: 'currency_total must have at least 5 characters',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { currency_total: 'nivid' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'currency_total has no maximum length',
    about(
      'poster.currency_total.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: {
          ...poster,
          currency_total:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          currency_total:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'currency_total has no maximum length',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: {
          currency_total:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'currency_total has no maximum length',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: {
          currency_total:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          currency_total:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'currency_total has no maximum length',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: {
          currency_total:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'currency_total has no maximum length',
      });
    },
  );
});

test.describe('Poster: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'access_remote may be limited, restricted, closed, full',
    about(
      'poster.access_remote.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, access_remote: 'limited' },
        status: [200, 201],
        answer: { access_remote: 'limited' },
        because: 'the value is one of PosterAccessRemote',
      });
      await api.patch('/poster/poster-1', {
        body: { access_remote: 'restricted' },
        status: [200],
        answer: { access_remote: 'restricted' },
        because: 'the value is one of PosterAccessRemote',
      });
      await api.patch('/poster/poster-1', {
        body: { access_remote: 'closed' },
        status: [200],
        answer: { access_remote: 'closed' },
        because: 'the value is one of PosterAccessRemote',
      });
      await api.patch('/poster/poster-1', {
        body: { access_remote: 'full' },
        status: [200],
        answer: { access_remote: 'full' },
        because: 'the value is one of PosterAccessRemote',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { access_remote: 'full' },
        because: 'the value is one of PosterAccessRemote',
      });
    },
  );

  test(
    'create and update refuse the access_remote unheard_of, which PosterAccessRemote does not have',
    about(
      'poster.access_remote.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, access_remote: 'unheard_of' },
        status: [400, 422],
        because: 'access_remote must be one of limited, restricted, closed, full',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { access_remote: 'unheard_of' },
        status: [400, 422],
        because: 'access_remote must be one of limited, restricted, closed, full',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { access_remote: 'restricted' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the access_remote LIMITED, as upper and lower case differ',
    about(
      'poster.access_remote.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, access_remote: 'LIMITED' },
        status: [400, 422],
        because: 'access_remote must be one of limited, restricted, closed, full',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { access_remote: 'LIMITED' },
        status: [400, 422],
        because: 'access_remote must be one of limited, restricted, closed, full',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { access_remote: 'restricted' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Poster: references', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'turtles_late is an empty list when a create leaves it out',
    about(
      'poster.turtles_late.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: poster,
        status: [200, 201],
        answer: { turtles_late: [] },
        because: 'turtles_late was left out',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { turtles_late: [] },
        because: 'turtles_late was left out',
      });
    },
  );

  test(
    'turtles_late lists existing Pillow objects and is answered as their ids',
    about(
      'poster.turtles_late.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.post('/poster', {
        body: { ...poster, turtles_late: ['pillow-1', 'pillow-2'] },
        status: [200, 201],
        answer: { turtles_late: ['pillow-1', 'pillow-2'] },
        because: 'turtles_late was sent with two ids',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { turtles_late: ['pillow-1', 'pillow-2'] },
        because: 'turtles_late was sent with two ids',
      });
      await api.get('/poster', {
        status: [200],
        answer: [{ id: 'poster-1', turtles_late: ['pillow-1', 'pillow-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/poster/poster-1', {
        body: { turtles_late: ['pillow-2', 'pillow-1'] },
        status: [200],
        answer: { turtles_late: ['pillow-2', 'pillow-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in turtles_late',
    about(
      'poster.turtles_late.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Poster', { ...poster, turtles_late: ['pillow-1'] });
      await api.patch('/poster/poster-1', {
        body: { turtles_late: ['pillow-2'] },
        status: [200],
        answer: { turtles_late: ['pillow-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/poster/poster-1', {
        body: { turtles_late: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { turtles_late: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in turtles_late that no Pillow has',
    about(
      'poster.turtles_late.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.post('/poster', {
        body: { ...poster, turtles_late: ['pillow-unknown'] },
        status: [400, 422],
        because: 'turtles_late must hold only ids of existing Pillow objects',
      });
      await api.post('/poster', {
        body: { ...poster, turtles_late: ['pillow-1', 'pillow-unknown'] },
        status: [400, 422],
        because: 'turtles_late must hold only ids of existing Pillow objects',
      });
      await api.post('/poster', {
        body: { ...poster, turtles_late: ['pillow-unknown', 'pillow-2'] },
        status: [400, 422],
        because: 'turtles_late must hold only ids of existing Pillow objects',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', { ...poster, turtles_late: ['pillow-1', 'pillow-2'] });
      await api.patch('/poster/poster-1', {
        body: { turtles_late: ['pillow-unknown'] },
        status: [400, 422],
        because: 'turtles_late must hold only ids of existing Pillow objects',
      });
      await api.patch('/poster/poster-1', {
        body: { turtles_late: ['pillow-1', 'pillow-unknown'] },
        status: [400, 422],
        because: 'turtles_late must hold only ids of existing Pillow objects',
      });
      await api.patch('/poster/poster-1', {
        body: { turtles_late: ['pillow-unknown', 'pillow-2'] },
        status: [400, 422],
        because: 'turtles_late must hold only ids of existing Pillow objects',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { turtles_late: ['pillow-1', 'pillow-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list turtles_late',
    about(
      'poster.turtles_late.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, turtles_late: null },
        status: [400, 422],
        because: 'turtles_late must not be null',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { turtles_late: null },
        status: [400, 422],
        because: 'turtles_late must not be null',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { turtles_late: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for turtles_late',
    about(
      'poster.turtles_late.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/poster', {
        body: { ...poster, turtles_late: 'abc' },
        status: [400, 422],
        because: 'turtles_late must be a list of ids of Pillow',
      });
      await api.post('/poster', {
        body: { ...poster, turtles_late: [{ value: 'text' }] },
        status: [400, 422],
        because: 'turtles_late must be a list of ids of Pillow',
      });
      await api.get('/poster/poster-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { turtles_late: 'abc' },
        status: [400, 422],
        because: 'turtles_late must be a list of ids of Pillow',
      });
      await api.patch('/poster/poster-1', {
        body: { turtles_late: [{ value: 'text' }] },
        status: [400, 422],
        because: 'turtles_late must be a list of ids of Pillow',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { turtles_late: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Pillow takes its id out of every turtles_late and keeps the others',
    about(
      'poster.turtles_late.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Poster', { ...poster, turtles_late: ['pillow-1', 'pillow-2'] });
      await api.create('Poster', { ...poster, id: 'poster-2', turtles_late: ['pillow-1'] });
      await api.delete('/pillow/pillow-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { id: 'poster-1', turtles_late: ['pillow-2'] },
        because: 'pillow-1 was deleted',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { id: 'poster-2', turtles_late: [] },
        because: 'pillow-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Poster in turtles_late, which refers to Pillow',
    about(
      'poster.turtles_late.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Poster', poster);
      await api.post('/poster', {
        body: { ...poster, id: 'poster-2', turtles_late: ['poster-1'] },
        status: [400, 422],
        because: 'turtles_late must hold only ids of existing Pillow objects',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', {
        body: { turtles_late: ['poster-1'] },
        status: [400, 422],
        because: 'turtles_late must hold only ids of existing Pillow objects',
      });
      await api.get('/poster/poster-2', {
        status: [200],
        answer: { turtles_late: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Poster with the id of a Pillow leaves turtles_late alone',
    about(
      'poster.turtles_late.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.create('Poster', { ...poster, turtles_late: ['pillow-1'] });
      await api.create('Poster', { ...poster, id: 'pillow-1' });
      await api.delete('/poster/pillow-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { turtles_late: ['pillow-1'] },
        because: 'no Pillow was deleted',
      });
    },
  );

  test(
    'update that is refused for turtles_late does not change access_remote either',
    about(
      'poster.turtles_late.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', {
        body: { access_remote: 'limited', turtles_late: ['pillow-unknown'] },
        status: [400, 422],
        because: 'turtles_late must hold only ids of existing Pillow objects',
      });
      await api.get('/poster/poster-1', {
        status: [200],
        answer: { ...poster, turtles_late: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
