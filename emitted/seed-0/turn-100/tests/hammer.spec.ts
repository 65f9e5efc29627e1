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
      await api
        .post('/hammer', hammer)
        .created('create answers the object that was sent', { ...hammer, route_draft: null });
      await api
        .get('/hammer/hammer-1')
        .ok('read answers the object that was created', { ...hammer, route_draft: null });
      await api
        .post('/hammer', { ...hammer, id: 'hammer-2' })
        .created('objects may be alike in everything but their ids', { id: 'hammer-2' });
    },
  );

  test(
    'the id of a Hammer may be any text, upper and lower case told apart, but no number',
    about(
      'hammer.create.accepts-any-id',
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
        .post('/hammer', { ...hammer, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Hammer', { ...hammer, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/hammer/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/hammer/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...hammer,
          id: 'Room 2.B at the Very End of the Long Hall',
          route_draft: null,
        });
      await api.post('/hammer', { ...hammer, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/hammer/hammer-1', { angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 })
        .ok('every one of these fields was sent', {
          angle_weekly_hidden: 79.75,
          color: 'morugi',
          id: 'hammer-1',
          route_draft: null,
          tokens: 6,
        });
      await api
        .get('/hammer/hammer-1')
        .ok('the update is stored', { angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('hammer.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Hammer', hammer);
      await api
        .patch('/hammer/hammer-1', {
          id: 'hammer-1',
          angle_weekly_hidden: 79.75,
          color: 'morugi',
          tokens: 6,
        })
        .ok(because, { id: 'hammer-1', angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 });
      await api
        .get('/hammer/hammer-1')
        .ok(because, { id: 'hammer-1', angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 });
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
      await api
        .patch('/hammer/hammer-1', { angle_weekly_hidden: 79.75, tokens: 'abc' })
        .invalid('tokens must be an integer');
      await api
        .get('/hammer/hammer-1')
        .ok('a refused update changes nothing', { ...hammer, route_draft: null });
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
      const because = 'it was deleted';
      await api.create('Hammer', hammer);
      await api.delete('/hammer/hammer-1').removed('the object exists');
      await api.get('/hammer/hammer-1').notFound(because);
      await api.patch('/hammer/hammer-1', { id: 'hammer-1' }).notFound(because);
      await api.get('/hammer').ok('what was deleted is in no list', []);
      await api
        .post('/hammer', { ...hammer, angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 })
        .created('the id of a deleted object is unknown, as before its create', {
          angle_weekly_hidden: 79.75,
          color: 'morugi',
          id: 'hammer-1',
          route_draft: null,
          tokens: 6,
        });
      await api
        .get('/hammer/hammer-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          angle_weekly_hidden: 79.75,
          color: 'morugi',
          id: 'hammer-1',
          route_draft: null,
          tokens: 6,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Hammer has',
    about('hammer.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Hammer has the id hammer-unknown';
      await api.create('Hammer', hammer);
      await api.get('/hammer/hammer-unknown').notFound(because);
      await api
        .patch('/hammer/hammer-unknown', { angle_weekly_hidden: 79.75, color: 'morugi', tokens: 6 })
        .notFound(because);
      await api.delete('/hammer/hammer-unknown').notFound(because);
      await api
        .get('/hammer')
        .ok('requests for an unknown id change nothing', [{ id: 'hammer-1' }]);
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
      await api.get('/hammer').ok('three objects were created', [
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
      ]);
      await api.create('Hammer', { ...hammer, id: 'hammer-4' });
      await api.create('Hammer', { ...hammer, id: 'hammer-5' });
      await api.create('Hammer', { ...hammer, id: 'hammer-6' });
      await api.create('Hammer', { ...hammer, id: 'hammer-7' });
      await api.create('Hammer', { ...hammer, id: 'hammer-8' });
      await api.create('Hammer', { ...hammer, id: 'hammer-9' });
      await api.create('Hammer', { ...hammer, id: 'hammer-10' });
      await api.create('Hammer', { ...hammer, id: 'hammer-11' });
      await api
        .get('/hammer')
        .ok('a list holds every object, however many there are', [
          { id: 'hammer-1' },
          { id: 'hammer-2' },
          { id: 'hammer-3' },
          { id: 'hammer-4' },
          { id: 'hammer-5' },
          { id: 'hammer-6' },
          { id: 'hammer-7' },
          { id: 'hammer-8' },
          { id: 'hammer-9' },
          { id: 'hammer-10' },
          { id: 'hammer-11' },
        ]);
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
      await api
        .patch('/hammer/hammer-2', {
          id: 'hammer-2',
          angle_weekly_hidden: 79.75,
          color: 'morugi',
          tokens: 6,
        })
        .ok('the change is valid');
      await api
        .get('/hammer/hammer-1')
        .ok('another object was updated', { ...hammer, route_draft: null });
      await api.get('/hammer/hammer-2').ok('the update is stored', {
        angle_weekly_hidden: 79.75,
        color: 'morugi',
        id: 'hammer-2',
        route_draft: null,
        tokens: 6,
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
      await api.delete('/hammer/hammer-1').removed('the object exists');
      await api.get('/hammer/hammer-2').ok('another object was deleted', {
        angle_weekly_hidden: 79.75,
        color: 'morugi',
        id: 'hammer-2',
        route_draft: null,
        tokens: 6,
      });
      await api.get('/hammer').ok('one of two objects was deleted', [{ id: 'hammer-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/hammer').ok('reset removes all objects', []);
      await api.get('/hammer/hammer-1').notFound('reset removed it');
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
      await api
        .post('/hammer', without(hammer, 'angle_weekly_hidden'))
        .invalid('angle_weekly_hidden is required and has no default');
      await api.get('/hammer/hammer-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Hammer without color, which is optional',
    about('hammer.color.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'color is optional';
      await api.post('/hammer', without(hammer, 'color')).created(because, { color: null });
      await api.get('/hammer/hammer-1').ok(because, { color: null });
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
      await api.post('/hammer', without(hammer, 'id')).invalid('id must be sent');
      await api.get('/hammer').ok('a refused create stores nothing', []);
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
      await api
        .post('/hammer', without(hammer, 'tokens'))
        .invalid('tokens is required and has no default');
      await api.get('/hammer/hammer-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of angle_weekly_hidden or tokens alone leaves every other field as it is',
    about('hammer.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Harbor', harbor);
      await api.create('Hammer', { ...hammer, route_draft: 'harbor-1' });
      await api
        .patch('/hammer/hammer-1', { angle_weekly_hidden: 79.75 })
        .ok(because, { ...hammer, angle_weekly_hidden: 79.75, route_draft: 'harbor-1' });
      await api
        .patch('/hammer/hammer-1', { tokens: 6 })
        .ok(because, { ...hammer, angle_weekly_hidden: 79.75, route_draft: 'harbor-1', tokens: 6 });
      await api
        .get('/hammer/hammer-1')
        .ok(because, { ...hammer, angle_weekly_hidden: 79.75, route_draft: 'harbor-1', tokens: 6 });
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
      const because = 'angle_weekly_hidden must not be null';
      await api.post('/hammer', { ...hammer, angle_weekly_hidden: null }).invalid(because);
      await api.get('/hammer/hammer-1').notFound('a refused create stores nothing');
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', { angle_weekly_hidden: null }).invalid(because);
      await api
        .get('/hammer/hammer-1')
        .ok('a refused update changes nothing', { angle_weekly_hidden: 51.75 });
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
      const because = 'color must not be null';
      await api.post('/hammer', { ...hammer, color: null }).invalid(because);
      await api.get('/hammer/hammer-1').notFound('a refused create stores nothing');
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', { color: null }).invalid(because);
      await api.get('/hammer/hammer-1').ok('a refused update changes nothing', { color: 'ninora' });
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
      const because = 'tokens must not be null';
      await api.post('/hammer', { ...hammer, tokens: null }).invalid(because);
      await api.get('/hammer/hammer-1').notFound('a refused create stores nothing');
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', { tokens: null }).invalid(because);
      await api.get('/hammer/hammer-1').ok('a refused update changes nothing', { tokens: 88 });
    },
  );
});

test.describe('Hammer: types and bounds', () => {
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
      const because = '0 is a valid value of angle_weekly_hidden';
      await api
        .post('/hammer', { ...hammer, angle_weekly_hidden: 0 })
        .created(because, { angle_weekly_hidden: 0 });
      await api.get('/hammer/hammer-1').ok(because, { angle_weekly_hidden: 0 });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api
        .patch('/hammer/hammer-2', { angle_weekly_hidden: 0 })
        .ok(because, { angle_weekly_hidden: 0 });
      await api.get('/hammer/hammer-2').ok(because, { angle_weekly_hidden: 0 });
    },
  );

  test(
    'angle_weekly_hidden keeps three decimals',
    about('hammer.angle_weekly_hidden.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of angle_weekly_hidden';
      await api
        .post('/hammer', { ...hammer, angle_weekly_hidden: 12.375 })
        .created(because, { angle_weekly_hidden: 12.375 });
      await api.get('/hammer/hammer-1').ok(because, { angle_weekly_hidden: 12.375 });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api
        .patch('/hammer/hammer-2', { angle_weekly_hidden: 12.375 })
        .ok(because, { angle_weekly_hidden: 12.375 });
      await api.get('/hammer/hammer-2').ok(because, { angle_weekly_hidden: 12.375 });
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
      const because = 'angle_weekly_hidden must be a number';
      await api.post('/hammer', { ...hammer, angle_weekly_hidden: 'abc' }).invalid(because);
      await api
        .post('/hammer', { ...hammer, angle_weekly_hidden: { value: 'text' } })
        .invalid(because);
      await api.get('/hammer/hammer-1').notFound('a refused create stores nothing');
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', { angle_weekly_hidden: 'abc' }).invalid(because);
      await api.patch('/hammer/hammer-1', { angle_weekly_hidden: {} }).invalid(because);
      await api
        .get('/hammer/hammer-1')
        .ok('a refused update changes nothing', { angle_weekly_hidden: 51.75 });
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
      const because = 'the minimum of angle_weekly_hidden is 0, inclusive';
      await api
        .post('/hammer', { ...hammer, angle_weekly_hidden: 0 })
        .created(because, { angle_weekly_hidden: 0 });
      await api.get('/hammer/hammer-1').ok(because, { angle_weekly_hidden: 0 });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api
        .patch('/hammer/hammer-2', { angle_weekly_hidden: 0 })
        .ok(because, { angle_weekly_hidden: 0 });
      await api.get('/hammer/hammer-2').ok(because, { angle_weekly_hidden: 0 });
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
      const because = 'angle_weekly_hidden must be at least 0';
      await api.post('/hammer', { ...hammer, angle_weekly_hidden: -0.25 }).invalid(because);
      await api.get('/hammer/hammer-1').notFound('a refused create stores nothing');
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', { angle_weekly_hidden: -0.25 }).invalid(because);
      await api
        .get('/hammer/hammer-1')
        .ok('a refused update changes nothing', { angle_weekly_hidden: 51.75 });
    },
  );

  test(
    'angle_weekly_hidden has no maximum',
    about('hammer.angle_weekly_hidden.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'angle_weekly_hidden has no maximum';
      await api
        .post('/hammer', { ...hammer, angle_weekly_hidden: 999999.75 })
        .created(because, { angle_weekly_hidden: 999999.75 });
      await api.get('/hammer/hammer-1').ok(because, { angle_weekly_hidden: 999999.75 });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api
        .patch('/hammer/hammer-2', { angle_weekly_hidden: 999999.75 })
        .ok(because, { angle_weekly_hidden: 999999.75 });
      await api.get('/hammer/hammer-2').ok(because, { angle_weekly_hidden: 999999.75 });
    },
  );

  test(
    'color of digits alone stays a string',
    about('hammer.color.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of color';
      await api.post('/hammer', { ...hammer, color: '0042' }).created(because, { color: '0042' });
      await api.get('/hammer/hammer-1').ok(because, { color: '0042' });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', { color: '0042' }).ok(because, { color: '0042' });
      await api.get('/hammer/hammer-2').ok(because, { color: '0042' });
    },
  );

  test(
    'color keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('hammer.color.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of color';
      await api
        .post('/hammer', { ...hammer, color: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { color: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/hammer/hammer-1').ok(because, { color: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api
        .patch('/hammer/hammer-2', { color: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { color: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/hammer/hammer-2').ok(because, { color: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'color must be a string';
      await api.post('/hammer', { ...hammer, color: 421337 }).invalid(because);
      await api.post('/hammer', { ...hammer, color: { value: 'text' } }).invalid(because);
      await api.get('/hammer/hammer-1').notFound('a refused create stores nothing');
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', { color: 0 }).invalid(because);
      await api.patch('/hammer/hammer-1', { color: {} }).invalid(because);
      await api.get('/hammer/hammer-1').ok('a refused update changes nothing', { color: 'ninora' });
    },
  );

  test(
    'color has no minimum length',
    about('hammer.color.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'color has no minimum length';
      await api.post('/hammer', { ...hammer, color: 'x' }).created(because, { color: 'x' });
      await api.get('/hammer/hammer-1').ok(because, { color: 'x' });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', { color: 'x' }).ok(because, { color: 'x' });
      await api.get('/hammer/hammer-2').ok(because, { color: 'x' });
    },
  );

  test(
    'color has no maximum length',
    about('hammer.color.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'color has no maximum length';
      await api
        .post('/hammer', {
          ...hammer,
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/hammer/hammer-1').ok(because, {
        color:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api
        .patch('/hammer/hammer-2', {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/hammer/hammer-2').ok(because, {
        color:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'tokens may be 0',
    about('hammer.tokens.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of tokens';
      await api.post('/hammer', { ...hammer, tokens: 0 }).created(because, { tokens: 0 });
      await api.get('/hammer/hammer-1').ok(because, { tokens: 0 });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', { tokens: 0 }).ok(because, { tokens: 0 });
      await api.get('/hammer/hammer-2').ok(because, { tokens: 0 });
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
      const because = 'tokens must be an integer';
      await api.post('/hammer', { ...hammer, tokens: 'abc' }).invalid(because);
      await api.post('/hammer', { ...hammer, tokens: { value: 'text' } }).invalid(because);
      await api.post('/hammer', { ...hammer, tokens: 87.5 }).invalid(because);
      await api.get('/hammer/hammer-1').notFound('a refused create stores nothing');
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', { tokens: 'abc' }).invalid(because);
      await api.patch('/hammer/hammer-1', { tokens: {} }).invalid(because);
      await api.patch('/hammer/hammer-1', { tokens: 87.5 }).invalid(because);
      await api.get('/hammer/hammer-1').ok('a refused update changes nothing', { tokens: 88 });
    },
  );

  test(
    'tokens has no minimum',
    about('hammer.tokens.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'tokens has no minimum';
      await api
        .post('/hammer', { ...hammer, tokens: -1000000 })
        .created(because, { tokens: -1000000 });
      await api.get('/hammer/hammer-1').ok(because, { tokens: -1000000 });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', { tokens: -1000000 }).ok(because, { tokens: -1000000 });
      await api.get('/hammer/hammer-2').ok(because, { tokens: -1000000 });
    },
  );

  test(
    'tokens has no maximum',
    about('hammer.tokens.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'tokens has no maximum';
      await api
        .post('/hammer', { ...hammer, tokens: 1000000 })
        .created(because, { tokens: 1000000 });
      await api.get('/hammer/hammer-1').ok(because, { tokens: 1000000 });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', { tokens: 1000000 }).ok(because, { tokens: 1000000 });
      await api.get('/hammer/hammer-2').ok(because, { tokens: 1000000 });
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
      const because = 'route_draft was sent as harbor-1';
      await api.create('Harbor', harbor);
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api
        .post('/hammer', { ...hammer, route_draft: 'harbor-1' })
        .created(because, { route_draft: 'harbor-1' });
      await api.get('/hammer/hammer-1').ok(because, { route_draft: 'harbor-1' });
      await api
        .patch('/hammer/hammer-1', { route_draft: 'harbor-2' })
        .ok('route_draft was changed to harbor-2', { route_draft: 'harbor-2' });
      await api
        .get('/hammer/hammer-1')
        .ok('route_draft was changed to harbor-2', { route_draft: 'harbor-2' });
      await api
        .get('/hammer')
        .ok('lists answer references as ids too', [{ id: 'hammer-1', route_draft: 'harbor-2' }]);
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
      const because = 'route_draft must be the id of an existing Harbor';
      await api.post('/hammer', { ...hammer, route_draft: 'harbor-unknown' }).invalid(because);
      await api.get('/hammer/hammer-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.create('Hammer', { ...hammer, route_draft: 'harbor-1' });
      await api.patch('/hammer/hammer-1', { route_draft: 'harbor-unknown' }).invalid(because);
      await api
        .get('/hammer/hammer-1')
        .ok('a refused update changes nothing', { route_draft: 'harbor-1' });
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
      const because = 'route_draft must be the id of a Harbor';
      await api.post('/hammer', { ...hammer, route_draft: 421337 }).invalid(because);
      await api.post('/hammer', { ...hammer, route_draft: { value: 'text' } }).invalid(because);
      await api.get('/hammer/hammer-1').notFound('a refused create stores nothing');
      await api.create('Hammer', hammer);
      await api.patch('/hammer/hammer-1', { route_draft: 0 }).invalid(because);
      await api.patch('/hammer/hammer-1', { route_draft: {} }).invalid(because);
      await api
        .get('/hammer/hammer-1')
        .ok('a refused update changes nothing', { route_draft: null });
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
      const because = 'a reference may be null';
      await api.create('Harbor', harbor);
      await api
        .post('/hammer', { ...hammer, route_draft: null })
        .created(because, { route_draft: null });
      await api.patch('/hammer/hammer-1', { route_draft: 'harbor-1' }).ok('the change is valid');
      await api.patch('/hammer/hammer-1', { route_draft: null }).ok(because, { route_draft: null });
      await api.get('/hammer/hammer-1').ok(because, { route_draft: null });
      await api
        .post('/hammer', { ...hammer, id: 'hammer-2' })
        .created('route_draft is optional', { route_draft: null });
    },
  );

  test(
    'deleting a Harbor clears every route_draft that refers to it',
    about(
      'hammer.route_draft.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'harbor-1 was deleted';
      await api.create('Harbor', harbor);
      await api.create('Hammer', { ...hammer, route_draft: 'harbor-1' });
      await api.create('Hammer', { ...hammer, id: 'hammer-2', route_draft: 'harbor-1' });
      await api.delete('/harbor/harbor-1').removed('the object exists');
      await api.get('/hammer/hammer-1').ok(because, { id: 'hammer-1', route_draft: null });
      await api.get('/hammer/hammer-2').ok(because, { id: 'hammer-2', route_draft: null });
      await api.get('/hammer').ok(because, [
        { id: 'hammer-1', route_draft: null },
        { id: 'hammer-2', route_draft: null },
      ]);
      await api
        .patch('/hammer/hammer-1', { angle_weekly_hidden: 79.75 })
        .ok('an update of something else brings no reference back', { route_draft: null });
      await api
        .patch('/hammer/hammer-1', { route_draft: 'harbor-1' })
        .invalid('route_draft must be the id of an existing Harbor');
      await api.create('Harbor', harbor);
      await api
        .get('/hammer/hammer-2')
        .ok('the Harbor that has the id harbor-1 now is another', { route_draft: null });
    },
  );

  test(
    'deleting a Harbor keeps a route_draft that refers to another',
    about(
      'hammer.route_draft.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Harbor', harbor);
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api.create('Hammer', { ...hammer, route_draft: 'harbor-2' });
      await api.delete('/harbor/harbor-1').removed(because);
      await api
        .get('/hammer/hammer-1')
        .ok('another Harbor was deleted', { route_draft: 'harbor-2' });
      await api.delete('/hammer/hammer-1').removed(because);
      await api
        .get('/harbor/harbor-2')
        .ok('only what refers to it was deleted', { id: 'harbor-2' });
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
      const because = 'route_draft must be the id of an existing Harbor';
      await api.create('Hammer', hammer);
      await api
        .post('/hammer', { ...hammer, id: 'hammer-2', route_draft: 'hammer-1' })
        .invalid(because);
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.patch('/hammer/hammer-2', { route_draft: 'hammer-1' }).invalid(because);
      await api
        .get('/hammer/hammer-2')
        .ok('a refused update changes nothing', { route_draft: null });
    },
  );

  test(
    'deleting a Hammer, or the Harbor of the same id, leaves the other one and route_draft as they are',
    about(
      'hammer.route_draft.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Harbor', { ...harbor, id: 'hammer-1' });
      await api.create('Harbor', { ...harbor, id: 'hammer-2' });
      await api.create('Hammer', { ...hammer, route_draft: 'hammer-2' });
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.delete('/hammer/hammer-2').removed(because);
      await api
        .get('/harbor/hammer-2')
        .ok('no Harbor was deleted', { ...harbor, id: 'hammer-2', notebook_cottages: [] });
      await api.delete('/harbor/hammer-1').removed(because);
      await api
        .get('/hammer/hammer-1')
        .ok('only the Harbor hammer-1 was deleted', { ...hammer, route_draft: 'hammer-2' });
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
      await api
        .patch('/hammer/hammer-1', { angle_weekly_hidden: 79.75, route_draft: 'harbor-unknown' })
        .invalid('route_draft must be the id of an existing Harbor');
      await api
        .get('/hammer/hammer-1')
        .ok('a refused update changes nothing', { ...hammer, route_draft: null });
    },
  );
});
