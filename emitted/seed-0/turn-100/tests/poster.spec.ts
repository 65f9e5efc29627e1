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
      await api
        .post('/poster', poster)
        .created('create answers the object that was sent', { ...poster, turtles_late: [] });
      await api
        .get('/poster/poster-1')
        .ok('read answers the object that was created', { ...poster, turtles_late: [] });
      await api
        .post('/poster', { ...poster, id: 'poster-2' })
        .created('objects may be alike in everything but their ids', { id: 'poster-2' });
    },
  );

  test(
    'the id of a Poster may be any text, upper and lower case told apart, but no number',
    about(
      'poster.create.accepts-any-id',
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
        .post('/poster', { ...poster, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Poster', { ...poster, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/poster/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/poster/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...poster,
          id: 'Room 2.B at the Very End of the Long Hall',
          turtles_late: [],
        });
      await api.post('/poster', { ...poster, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/poster/poster-1', {
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        })
        .ok('every one of these fields was sent', {
          access_remote: 'limited',
          id: 'poster-1',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          turtles_late: [],
          currency_total: 'tavur',
        });
      await api.get('/poster/poster-1').ok('the update is stored', {
        access_remote: 'limited',
        points: 34,
        slug_external: 'nodita',
        subscribed: false,
        currency_total: 'tavur',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('poster.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Poster', poster);
      await api
        .patch('/poster/poster-1', {
          id: 'poster-1',
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        })
        .ok(because, {
          id: 'poster-1',
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        });
      await api.get('/poster/poster-1').ok(because, {
        id: 'poster-1',
        access_remote: 'limited',
        points: 34,
        slug_external: 'nodita',
        subscribed: false,
        currency_total: 'tavur',
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
      await api
        .patch('/poster/poster-1', { access_remote: 'limited', currency_total: 421337 })
        .invalid('currency_total must be a string');
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { ...poster, turtles_late: [] });
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
      const because = 'it was deleted';
      await api.create('Poster', poster);
      await api.delete('/poster/poster-1').removed('the object exists');
      await api.get('/poster/poster-1').notFound(because);
      await api.patch('/poster/poster-1', { id: 'poster-1' }).notFound(because);
      await api.get('/poster').ok('what was deleted is in no list', []);
      await api
        .post('/poster', {
          ...poster,
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          access_remote: 'limited',
          id: 'poster-1',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          turtles_late: [],
          currency_total: 'tavur',
        });
      await api
        .get('/poster/poster-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          access_remote: 'limited',
          id: 'poster-1',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          turtles_late: [],
          currency_total: 'tavur',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Poster has',
    about('poster.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Poster has the id poster-unknown';
      await api.create('Poster', poster);
      await api.get('/poster/poster-unknown').notFound(because);
      await api
        .patch('/poster/poster-unknown', {
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        })
        .notFound(because);
      await api.delete('/poster/poster-unknown').notFound(because);
      await api
        .get('/poster')
        .ok('requests for an unknown id change nothing', [{ id: 'poster-1' }]);
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
      await api.get('/poster').ok('three objects were created', [
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
      ]);
      await api.create('Poster', { ...poster, id: 'poster-4', access_remote: 'full' });
      await api.create('Poster', { ...poster, id: 'poster-5' });
      await api.create('Poster', { ...poster, id: 'poster-6' });
      await api.create('Poster', { ...poster, id: 'poster-7' });
      await api.create('Poster', { ...poster, id: 'poster-8' });
      await api.create('Poster', { ...poster, id: 'poster-9' });
      await api.create('Poster', { ...poster, id: 'poster-10' });
      await api.create('Poster', { ...poster, id: 'poster-11' });
      await api
        .get('/poster')
        .ok('a list holds every object, however many there are', [
          { id: 'poster-1' },
          { id: 'poster-2' },
          { id: 'poster-3' },
          { id: 'poster-4' },
          { id: 'poster-5' },
          { id: 'poster-6' },
          { id: 'poster-7' },
          { id: 'poster-8' },
          { id: 'poster-9' },
          { id: 'poster-10' },
          { id: 'poster-11' },
        ]);
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
      await api
        .patch('/poster/poster-2', {
          id: 'poster-2',
          access_remote: 'limited',
          points: 34,
          slug_external: 'nodita',
          subscribed: false,
          currency_total: 'tavur',
        })
        .ok('the change is valid');
      await api
        .get('/poster/poster-1')
        .ok('another object was updated', { ...poster, turtles_late: [] });
      await api.get('/poster/poster-2').ok('the update is stored', {
        access_remote: 'limited',
        id: 'poster-2',
        points: 34,
        slug_external: 'nodita',
        subscribed: false,
        turtles_late: [],
        currency_total: 'tavur',
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
      await api.delete('/poster/poster-1').removed('the object exists');
      await api.get('/poster/poster-2').ok('another object was deleted', {
        access_remote: 'limited',
        id: 'poster-2',
        points: 34,
        slug_external: 'nodita',
        subscribed: false,
        turtles_late: [],
        currency_total: 'tavur',
      });
      await api.get('/poster').ok('one of two objects was deleted', [{ id: 'poster-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/poster').ok('reset removes all objects', []);
      await api.get('/poster/poster-1').notFound('reset removed it');
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
      const because = 'access_remote is optional';
      await api
        .post('/poster', without(poster, 'access_remote'))
        .created(because, { access_remote: null });
      await api.get('/poster/poster-1').ok(because, { access_remote: null });
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
      await api.post('/poster', without(poster, 'id')).invalid('id must be sent');
      await api.get('/poster').ok('a refused create stores nothing', []);
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
      await api
        .post('/poster', without(poster, 'points'))
        .invalid('points is required and has no default');
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Poster without slug_external, which is optional',
    about('poster.slug_external.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'slug_external is optional';
      await api
        .post('/poster', without(poster, 'slug_external'))
        .created(because, { slug_external: null });
      await api.get('/poster/poster-1').ok(because, { slug_external: null });
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
      await api
        .post('/poster', without(poster, 'subscribed'))
        .invalid('subscribed is required and has no default');
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Poster without currency_total, which is optional',
    about('poster.currency_total.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'currency_total is optional';
      await api
        .post('/poster', without(poster, 'currency_total'))
        .created(because, { currency_total: null });
      await api.get('/poster/poster-1').ok(because, { currency_total: null });
    },
  );

  test(
    'update of access_remote or currency_total alone leaves every other field as it is',
    about('poster.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Pillow', pillow);
      await api.create('Poster', { ...poster, turtles_late: ['pillow-1'] });
      await api
        .patch('/poster/poster-1', { access_remote: 'limited' })
        .ok(because, { ...poster, access_remote: 'limited', turtles_late: ['pillow-1'] });
      await api.patch('/poster/poster-1', { currency_total: 'tavur' }).ok(because, {
        ...poster,
        access_remote: 'limited',
        turtles_late: ['pillow-1'],
        currency_total: 'tavur',
      });
      await api.get('/poster/poster-1').ok(because, {
        ...poster,
        access_remote: 'limited',
        turtles_late: ['pillow-1'],
        currency_total: 'tavur',
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
      const because = 'access_remote must not be null';
      await api.post('/poster', { ...poster, access_remote: null }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { access_remote: null }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { access_remote: 'restricted' });
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
      const because = 'points must not be null';
      await api.post('/poster', { ...poster, points: null }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { points: null }).invalid(because);
      await api.get('/poster/poster-1').ok('a refused update changes nothing', { points: 77 });
    },
  );

  test(
    'slug_external may be null',
    about('poster.slug_external.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'slug_external is nullable';
      await api
        .post('/poster', { ...poster, slug_external: null })
        .created(because, { slug_external: null });
      await api.get('/poster/poster-1').ok(because, { slug_external: null });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api
        .patch('/poster/poster-2', { slug_external: null })
        .ok(because, { slug_external: null });
      await api.get('/poster/poster-2').ok(because, { slug_external: null });
    },
  );

  test(
    'subscribed may be null',
    about('poster.subscribed.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'subscribed is nullable';
      await api
        .post('/poster', { ...poster, subscribed: null })
        .created(because, { subscribed: null });
      await api.get('/poster/poster-1').ok(because, { subscribed: null });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', { subscribed: null }).ok(because, { subscribed: null });
      await api.get('/poster/poster-2').ok(because, { subscribed: null });
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
      const because = 'currency_total must not be null';
      await api.post('/poster', { ...poster, currency_total: null }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { currency_total: null }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { currency_total: 'nivid' });
    },
  );
});

test.describe('Poster: types and bounds', () => {
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
      const because = 'access_remote must be one of limited, restricted, closed, full';
      await api.post('/poster', { ...poster, access_remote: 421337 }).invalid(because);
      await api.post('/poster', { ...poster, access_remote: { value: 'text' } }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { access_remote: 0 }).invalid(because);
      await api.patch('/poster/poster-1', { access_remote: {} }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { access_remote: 'restricted' });
    },
  );

  test(
    'points may be 0',
    about('poster.points.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of points';
      await api.post('/poster', { ...poster, points: 0 }).created(because, { points: 0 });
      await api.get('/poster/poster-1').ok(because, { points: 0 });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', { points: 0 }).ok(because, { points: 0 });
      await api.get('/poster/poster-2').ok(because, { points: 0 });
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
      const because = 'points must be an integer';
      await api.post('/poster', { ...poster, points: 'abc' }).invalid(because);
      await api.post('/poster', { ...poster, points: { value: 'text' } }).invalid(because);
      await api.post('/poster', { ...poster, points: 76.5 }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { points: 'abc' }).invalid(because);
      await api.patch('/poster/poster-1', { points: {} }).invalid(because);
      await api.patch('/poster/poster-1', { points: 76.5 }).invalid(because);
      await api.get('/poster/poster-1').ok('a refused update changes nothing', { points: 77 });
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
      const because = 'the maximum of points is 100, inclusive';
      await api.post('/poster', { ...poster, points: 100 }).created(because, { points: 100 });
      await api.get('/poster/poster-1').ok(because, { points: 100 });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', { points: 100 }).ok(because, { points: 100 });
      await api.get('/poster/poster-2').ok(because, { points: 100 });
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
      const because = 'points must be at most 100';
      await api.post('/poster', { ...poster, points: 101 }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { points: 101 }).invalid(because);
      await api.get('/poster/poster-1').ok('a refused update changes nothing', { points: 77 });
    },
  );

  test(
    'points has no minimum',
    about('poster.points.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'points has no minimum';
      await api
        .post('/poster', { ...poster, points: -1000000 })
        .created(because, { points: -1000000 });
      await api.get('/poster/poster-1').ok(because, { points: -1000000 });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', { points: -1000000 }).ok(because, { points: -1000000 });
      await api.get('/poster/poster-2').ok(because, { points: -1000000 });
    },
  );

  test(
    'slug_external keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'poster.slug_external.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of slug_external';
      await api
        .post('/poster', { ...poster, slug_external: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { slug_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/poster/poster-1').ok(because, { slug_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api
        .patch('/poster/poster-2', { slug_external: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { slug_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/poster/poster-2').ok(because, { slug_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'slug_external must be a string';
      await api.post('/poster', { ...poster, slug_external: 421337 }).invalid(because);
      await api.post('/poster', { ...poster, slug_external: { value: 'text' } }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { slug_external: 0 }).invalid(because);
      await api.patch('/poster/poster-1', { slug_external: {} }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { slug_external: 'bagumu' });
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
      const because = 'the minimum length of slug_external is 6, inclusive';
      await api
        .post('/poster', { ...poster, slug_external: 'boris ' })
        .created(because, { slug_external: 'boris ' });
      await api.get('/poster/poster-1').ok(because, { slug_external: 'boris ' });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api
        .patch('/poster/poster-2', { slug_external: 'boris ' })
        .ok(because, { slug_external: 'boris ' });
      await api.get('/poster/poster-2').ok(because, { slug_external: 'boris ' });
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
      const because = 'slug_external must have at least 6 characters';
      await api.post('/poster', { ...poster, slug_external: 'labu ' }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { slug_external: 'labu ' }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { slug_external: 'bagumu' });
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
      const because = 'the maximum length of slug_external is 50, inclusive';
      await api
        .post('/poster', {
          ...poster,
          slug_external: 'sunoda dito lutu gorima sani guno naru soratu nud ',
        })
        .created(because, { slug_external: 'sunoda dito lutu gorima sani guno naru soratu nud ' });
      await api
        .get('/poster/poster-1')
        .ok(because, { slug_external: 'sunoda dito lutu gorima sani guno naru soratu nud ' });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api
        .patch('/poster/poster-2', {
          slug_external: 'sunoda dito lutu gorima sani guno naru soratu nud ',
        })
        .ok(because, { slug_external: 'sunoda dito lutu gorima sani guno naru soratu nud ' });
      await api
        .get('/poster/poster-2')
        .ok(because, { slug_external: 'sunoda dito lutu gorima sani guno naru soratu nud ' });
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
      const because = 'slug_external must have at most 50 characters';
      await api
        .post('/poster', {
          ...poster,
          slug_external: 'novi mumu saroru barida sabo vutavo tituvi balaria ',
        })
        .invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api
        .patch('/poster/poster-1', {
          slug_external: 'novi mumu saroru barida sabo vutavo tituvi balaria ',
        })
        .invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { slug_external: 'bagumu' });
    },
  );

  test(
    'subscribed may be false',
    about('poster.subscribed.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of subscribed';
      await api
        .post('/poster', { ...poster, subscribed: false })
        .created(because, { subscribed: false });
      await api.get('/poster/poster-1').ok(because, { subscribed: false });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', { subscribed: false }).ok(because, { subscribed: false });
      await api.get('/poster/poster-2').ok(because, { subscribed: false });
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
      const because = 'subscribed must be true or false';
      await api.post('/poster', { ...poster, subscribed: 'abc' }).invalid(because);
      await api.post('/poster', { ...poster, subscribed: { value: 'text' } }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { subscribed: 'abc' }).invalid(because);
      await api.patch('/poster/poster-1', { subscribed: {} }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { subscribed: true });
    },
  );

  test(
    'currency_total keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'poster.currency_total.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of currency_total';
      await api
        .post('/poster', { ...poster, currency_total: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { currency_total: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/poster/poster-1').ok(because, { currency_total: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api
        .patch('/poster/poster-2', { currency_total: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { currency_total: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/poster/poster-2').ok(because, { currency_total: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'currency_total must be a string';
      await api.post('/poster', { ...poster, currency_total: 421337 }).invalid(because);
      await api.post('/poster', { ...poster, currency_total: { value: 'text' } }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { currency_total: 0 }).invalid(because);
      await api.patch('/poster/poster-1', { currency_total: {} }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { currency_total: 'nivid' });
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
      const because = 'the minimum length of currency_total is 5, inclusive';
      await api
        .post('/poster', { ...poster, currency_total: 'labu ' })
        .created(because, { currency_total: 'labu ' });
      await api.get('/poster/poster-1').ok(because, { currency_total: 'labu ' });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api
        .patch('/poster/poster-2', { currency_total: 'labu ' })
        .ok(because, { currency_total: 'labu ' });
      await api.get('/poster/poster-2').ok(because, { currency_total: 'labu ' });
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
      const because = 'currency_total must have at least 5 characters';
      await api.post('/poster', { ...poster, currency_total: 'tan ' }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { currency_total: 'tan ' }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { currency_total: 'nivid' });
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
      const because = 'currency_total has no maximum length';
      await api
        .post('/poster', {
          ...poster,
          currency_total:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          currency_total:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/poster/poster-1').ok(because, {
        currency_total:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api
        .patch('/poster/poster-2', {
          currency_total:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          currency_total:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/poster/poster-2').ok(because, {
        currency_total:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of PosterAccessRemote';
      await api
        .post('/poster', { ...poster, access_remote: 'limited' })
        .created(because, { access_remote: 'limited' });
      await api
        .patch('/poster/poster-1', { access_remote: 'restricted' })
        .ok(because, { access_remote: 'restricted' });
      await api
        .patch('/poster/poster-1', { access_remote: 'closed' })
        .ok(because, { access_remote: 'closed' });
      await api
        .patch('/poster/poster-1', { access_remote: 'full' })
        .ok(because, { access_remote: 'full' });
      await api.get('/poster/poster-1').ok(because, { access_remote: 'full' });
      await api
        .patch('/poster/poster-1', { access_remote: 'limited' })
        .ok(because, { access_remote: 'limited' });
    },
  );

  test(
    'create and update refuse an access_remote that PosterAccessRemote does not list, such as unheard_of',
    about(
      'poster.access_remote.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'access_remote must be one of limited, restricted, closed, full';
      await api.post('/poster', { ...poster, access_remote: 'unheard_of' }).invalid(because);
      await api.post('/poster', { ...poster, access_remote: 'limited ' }).invalid(because);
      await api.post('/poster', { ...poster, access_remote: 'limite' }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { access_remote: 'unheard_of' }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { access_remote: 'restricted' });
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
      const because = 'access_remote must be one of limited, restricted, closed, full';
      await api.post('/poster', { ...poster, access_remote: 'LIMITED' }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { access_remote: 'LIMITED' }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { access_remote: 'restricted' });
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
      const because = 'turtles_late was left out';
      await api.post('/poster', poster).created(because, { turtles_late: [] });
      await api.get('/poster/poster-1').ok(because, { turtles_late: [] });
    },
  );

  test(
    'turtles_late lists existing Pillow objects and is answered as their ids',
    about(
      'poster.turtles_late.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'turtles_late was sent with two ids';
      await api.create('Pillow', pillow);
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5' });
      await api
        .post('/poster', { ...poster, turtles_late: ['pillow-1', 'pillow-2'] })
        .created(because, { turtles_late: ['pillow-1', 'pillow-2'] });
      await api.get('/poster/poster-1').ok(because, { turtles_late: ['pillow-1', 'pillow-2'] });
      await api
        .get('/poster')
        .ok('lists answer references as ids too', [
          { id: 'poster-1', turtles_late: ['pillow-1', 'pillow-2'] },
        ]);
      await api
        .patch('/poster/poster-1', { turtles_late: ['pillow-2', 'pillow-1'] })
        .ok('any order will do', { turtles_late: ['pillow-2', 'pillow-1'] });
      await api
        .patch('/poster/poster-1', {
          turtles_late: ['pillow-1', 'pillow-2', 'pillow-3', 'pillow-4', 'pillow-5'],
        })
        .ok('no length is too much', {
          turtles_late: ['pillow-1', 'pillow-2', 'pillow-3', 'pillow-4', 'pillow-5'],
        });
      await api.delete('/poster/poster-1').removed('the object exists');
      await api
        .get('/pillow')
        .ok('only what refers to them was deleted', [
          { id: 'pillow-1' },
          { id: 'pillow-2' },
          { id: 'pillow-3' },
          { id: 'pillow-4' },
          { id: 'pillow-5' },
        ]);
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
      await api
        .patch('/poster/poster-1', { turtles_late: ['pillow-2'] })
        .ok('an update replaces the list', { turtles_late: ['pillow-2'] });
      await api.patch('/poster/poster-1', { turtles_late: [] }).ok('the change is valid');
      await api.get('/poster/poster-1').ok('the list was emptied', { turtles_late: [] });
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
      const because = 'turtles_late must hold only ids of existing Pillow objects';
      await api.create('Pillow', pillow);
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.post('/poster', { ...poster, turtles_late: ['pillow-unknown'] }).invalid(because);
      await api
        .post('/poster', { ...poster, turtles_late: ['pillow-1', 'pillow-unknown'] })
        .invalid(because);
      await api
        .post('/poster', { ...poster, turtles_late: ['pillow-unknown', 'pillow-2'] })
        .invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', { ...poster, turtles_late: ['pillow-1', 'pillow-2'] });
      await api.patch('/poster/poster-1', { turtles_late: ['pillow-unknown'] }).invalid(because);
      await api
        .patch('/poster/poster-1', { turtles_late: ['pillow-1', 'pillow-unknown'] })
        .invalid(because);
      await api
        .patch('/poster/poster-1', { turtles_late: ['pillow-unknown', 'pillow-2'] })
        .invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { turtles_late: ['pillow-1', 'pillow-2'] });
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
      const because = 'turtles_late must not be null';
      await api.post('/poster', { ...poster, turtles_late: null }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { turtles_late: null }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { turtles_late: [] });
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
      const because = 'turtles_late must be a list of ids of Pillow';
      await api.create('Pillow', { ...pillow, id: 'x' });
      await api.post('/poster', { ...poster, turtles_late: 'x' }).invalid(because);
      await api.post('/poster', { ...poster, turtles_late: [{ value: 'text' }] }).invalid(because);
      await api.get('/poster/poster-1').notFound('a refused create stores nothing');
      await api.create('Poster', poster);
      await api.patch('/poster/poster-1', { turtles_late: 'x' }).invalid(because);
      await api.patch('/poster/poster-1', { turtles_late: [{}] }).invalid(because);
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { turtles_late: [] });
    },
  );

  test(
    'deleting a Pillow takes its id out of every turtles_late and keeps the others',
    about(
      'poster.turtles_late.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'pillow-2 was deleted';
      await api.create('Pillow', pillow);
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Poster', { ...poster, turtles_late: ['pillow-1', 'pillow-2', 'pillow-3'] });
      await api.create('Poster', { ...poster, id: 'poster-2', turtles_late: ['pillow-2'] });
      await api.delete('/pillow/pillow-2').removed('the object exists');
      await api
        .get('/poster/poster-1')
        .ok(because, { id: 'poster-1', turtles_late: ['pillow-1', 'pillow-3'] });
      await api.get('/poster/poster-2').ok(because, { id: 'poster-2', turtles_late: [] });
      await api.get('/poster').ok(because, [
        { id: 'poster-1', turtles_late: ['pillow-1', 'pillow-3'] },
        { id: 'poster-2', turtles_late: [] },
      ]);
      await api
        .patch('/poster/poster-1', { access_remote: 'limited' })
        .ok('an update of something else brings no reference back', {
          turtles_late: ['pillow-1', 'pillow-3'],
        });
      await api
        .patch('/poster/poster-1', { turtles_late: ['pillow-1', 'pillow-2'] })
        .invalid('turtles_late must hold only ids of existing Pillow objects');
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .get('/poster/poster-2')
        .ok('the Pillow that has the id pillow-2 now is another', { turtles_late: [] });
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
      const because = 'turtles_late must hold only ids of existing Pillow objects';
      await api.create('Poster', poster);
      await api
        .post('/poster', { ...poster, id: 'poster-2', turtles_late: ['poster-1'] })
        .invalid(because);
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.patch('/poster/poster-2', { turtles_late: ['poster-1'] }).invalid(because);
      await api
        .get('/poster/poster-2')
        .ok('a refused update changes nothing', { turtles_late: [] });
    },
  );

  test(
    'deleting a Poster, or the Pillow of the same id, leaves the other one and turtles_late as they are',
    about(
      'poster.turtles_late.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Pillow', { ...pillow, id: 'poster-1' });
      await api.create('Pillow', { ...pillow, id: 'poster-2' });
      await api.create('Poster', { ...poster, turtles_late: ['poster-2'] });
      await api.create('Poster', { ...poster, id: 'poster-2' });
      await api.delete('/poster/poster-2').removed(because);
      await api
        .get('/pillow/poster-2')
        .ok('no Pillow was deleted', { ...pillow, id: 'poster-2', turtles_secondary: [] });
      await api.delete('/pillow/poster-1').removed(because);
      await api
        .get('/poster/poster-1')
        .ok('only the Pillow poster-1 was deleted', { ...poster, turtles_late: ['poster-2'] });
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
      await api
        .patch('/poster/poster-1', { access_remote: 'limited', turtles_late: ['pillow-unknown'] })
        .invalid('turtles_late must hold only ids of existing Pillow objects');
      await api
        .get('/poster/poster-1')
        .ok('a refused update changes nothing', { ...poster, turtles_late: [] });
    },
  );
});
