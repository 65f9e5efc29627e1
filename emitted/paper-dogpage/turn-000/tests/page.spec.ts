import { about, test, without } from '../support/api.ts';

// A valid Page, as the tests send it.
const page = {
  active_unique: true,
  id: 'page-1',
  level: 'advanced',
  name_external: 'tamo',
  priority_raw: 60,
  public_private: false,
};

test.describe('Page: create, read, update and delete', () => {
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
    'create answers the new Page, and read answers it again',
    about(
      'page.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/page', page).created('create answers the object that was sent', page);
      await api.get('/page/page-1').ok('read answers the object that was created', page);
      await api
        .post('/page', { ...page, id: 'page-2' })
        .created('objects may be alike in everything but their ids', { id: 'page-2' });
    },
  );

  test(
    'the id of a Page may be any text, upper and lower case told apart, but no number',
    about(
      'page.create.accepts-any-id',
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
        .post('/page', { ...page, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Page', { ...page, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/page/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/page/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...page, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/page', { ...page, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Page',
    about(
      'page.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Page', page);
      await api
        .patch('/page/page-1', {
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        })
        .ok('every one of these fields was sent', {
          active_unique: false,
          id: 'page-1',
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        });
      await api.get('/page/page-1').ok('the update is stored', {
        active_unique: false,
        level: 'intermediate',
        name_external: 'tomi',
        priority_raw: 37,
        public_private: true,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('page.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Page', page);
      await api
        .patch('/page/page-1', {
          id: 'page-1',
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        })
        .ok(because, {
          id: 'page-1',
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        });
      await api.get('/page/page-1').ok(because, {
        id: 'page-1',
        active_unique: false,
        level: 'intermediate',
        name_external: 'tomi',
        priority_raw: 37,
        public_private: true,
      });
    },
  );

  test(
    'update that is refused for public_private does not change active_unique either',
    about(
      'page.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Page', page);
      await api
        .patch('/page/page-1', { active_unique: false, public_private: 'abc' })
        .invalid('public_private must be true or false');
      await api.get('/page/page-1').ok('a refused update changes nothing', page);
    },
  );

  test(
    'delete removes a Page: no read finds it and no list holds it',
    about(
      'page.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Page', page);
      await api.delete('/page/page-1').removed('the object exists');
      await api.get('/page/page-1').notFound(because);
      await api.patch('/page/page-1', { id: 'page-1' }).notFound(because);
      await api.get('/page').ok('what was deleted is in no list', []);
      await api
        .post('/page', {
          ...page,
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          active_unique: false,
          id: 'page-1',
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        });
      await api
        .get('/page/page-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          active_unique: false,
          id: 'page-1',
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Page has',
    about('page.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Page has the id page-unknown';
      await api.create('Page', page);
      await api.get('/page/page-unknown').notFound(because);
      await api
        .patch('/page/page-unknown', {
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        })
        .notFound(because);
      await api.delete('/page/page-unknown').notFound(because);
      await api.get('/page').ok('requests for an unknown id change nothing', [{ id: 'page-1' }]);
    },
  );
});

test.describe('Page: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Page with all of its fields',
    about('page.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Page', page);
      await api.create('Page', {
        ...page,
        id: 'page-2',
        active_unique: false,
        level: 'intermediate',
        name_external: 'tomi',
        priority_raw: 37,
        public_private: true,
      });
      await api.create('Page', {
        ...page,
        id: 'page-3',
        level: 'beginner',
        name_external: 'nomi',
        priority_raw: 91,
      });
      await api.get('/page').ok('three objects were created', [
        page,
        {
          active_unique: false,
          id: 'page-2',
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        },
        {
          active_unique: true,
          id: 'page-3',
          level: 'beginner',
          name_external: 'nomi',
          priority_raw: 91,
          public_private: false,
        },
      ]);
      await api.create('Page', { ...page, id: 'page-4' });
      await api.create('Page', { ...page, id: 'page-5' });
      await api.create('Page', { ...page, id: 'page-6' });
      await api.create('Page', { ...page, id: 'page-7' });
      await api.create('Page', { ...page, id: 'page-8' });
      await api.create('Page', { ...page, id: 'page-9' });
      await api.create('Page', { ...page, id: 'page-10' });
      await api.create('Page', { ...page, id: 'page-11' });
      await api
        .get('/page')
        .ok('a list holds every object, however many there are', [
          { id: 'page-1' },
          { id: 'page-2' },
          { id: 'page-3' },
          { id: 'page-4' },
          { id: 'page-5' },
          { id: 'page-6' },
          { id: 'page-7' },
          { id: 'page-8' },
          { id: 'page-9' },
          { id: 'page-10' },
          { id: 'page-11' },
        ]);
    },
  );

  test(
    'update of one Page leaves another as it was',
    about('page.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Page', page);
      await api.create('Page', {
        ...page,
        id: 'page-2',
        active_unique: false,
        level: 'intermediate',
        name_external: 'tomi',
        priority_raw: 37,
        public_private: true,
      });
      await api
        .patch('/page/page-2', {
          id: 'page-2',
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        })
        .ok('the change is valid');
      await api.get('/page/page-1').ok('another object was updated', page);
      await api.get('/page/page-2').ok('the update is stored', {
        active_unique: false,
        id: 'page-2',
        level: 'intermediate',
        name_external: 'tomi',
        priority_raw: 37,
        public_private: true,
      });
    },
  );

  test(
    'delete of one Page leaves another as it was',
    about(
      'page.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Page', page);
      await api.create('Page', {
        ...page,
        id: 'page-2',
        active_unique: false,
        level: 'intermediate',
        name_external: 'tomi',
        priority_raw: 37,
        public_private: true,
      });
      await api.delete('/page/page-1').removed('the object exists');
      await api.get('/page/page-2').ok('another object was deleted', {
        active_unique: false,
        id: 'page-2',
        level: 'intermediate',
        name_external: 'tomi',
        priority_raw: 37,
        public_private: true,
      });
      await api.get('/page').ok('one of two objects was deleted', [{ id: 'page-2' }]);
    },
  );

  test(
    'reset removes every Page',
    about('page.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Page', page);
      await api.create('Page', {
        ...page,
        id: 'page-2',
        active_unique: false,
        level: 'intermediate',
        name_external: 'tomi',
        priority_raw: 37,
        public_private: true,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/page').ok('reset removes all objects', []);
      await api.get('/page/page-1').notFound('reset removed it');
    },
  );
});

test.describe('Page: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Page without active_unique, which is required',
    about(
      'page.active_unique.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/page', without(page, 'active_unique'))
        .invalid('active_unique is required and has no default');
      await api.get('/page/page-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'level is "beginner" when a create leaves it out',
    about('page.level.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of level is "beginner"';
      await api.post('/page', without(page, 'level')).created(because, { level: 'beginner' });
      await api.get('/page/page-1').ok(because, { level: 'beginner' });
    },
  );

  test(
    'create refuses a Page without name_external, which is required',
    about(
      'page.name_external.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/page', without(page, 'name_external'))
        .invalid('name_external is required and has no default');
      await api.get('/page/page-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Page without priority_raw, which is required',
    about(
      'page.priority_raw.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/page', without(page, 'priority_raw'))
        .invalid('priority_raw is required and has no default');
      await api.get('/page/page-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Page without public_private, which is required',
    about(
      'page.public_private.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/page', without(page, 'public_private'))
        .invalid('public_private is required and has no default');
      await api.get('/page/page-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of active_unique or public_private alone leaves every other field as it is',
    about('page.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Page', { ...page, level: null });
      await api
        .patch('/page/page-1', { active_unique: false })
        .ok(because, { ...page, active_unique: false, level: null });
      await api
        .patch('/page/page-1', { public_private: true })
        .ok(because, { ...page, active_unique: false, level: null, public_private: true });
      await api
        .get('/page/page-1')
        .ok(because, { ...page, active_unique: false, level: null, public_private: true });
    },
  );
});

test.describe('Page: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'active_unique may be null',
    about('page.active_unique.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'active_unique is nullable';
      await api
        .post('/page', { ...page, active_unique: null })
        .created(because, { active_unique: null });
      await api.get('/page/page-1').ok(because, { active_unique: null });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', { active_unique: null }).ok(because, { active_unique: null });
      await api.get('/page/page-2').ok(because, { active_unique: null });
    },
  );

  test(
    'level may be null, which is not replaced by its default',
    about(
      'page.level.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'level is nullable and its default is for absence only';
      await api.post('/page', { ...page, level: null }).created(because, { level: null });
      await api.get('/page/page-1').ok(because, { level: null });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', { level: null }).ok(because, { level: null });
      await api.get('/page/page-2').ok(because, { level: null });
    },
  );

  test(
    'name_external may be null',
    about('page.name_external.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'name_external is nullable';
      await api
        .post('/page', { ...page, name_external: null })
        .created(because, { name_external: null });
      await api.get('/page/page-1').ok(because, { name_external: null });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', { name_external: null }).ok(because, { name_external: null });
      await api.get('/page/page-2').ok(because, { name_external: null });
    },
  );

  test(
    'priority_raw may be null',
    about('page.priority_raw.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'priority_raw is nullable';
      await api
        .post('/page', { ...page, priority_raw: null })
        .created(because, { priority_raw: null });
      await api.get('/page/page-1').ok(because, { priority_raw: null });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', { priority_raw: null }).ok(because, { priority_raw: null });
      await api.get('/page/page-2').ok(because, { priority_raw: null });
    },
  );

  test(
    'public_private may be null',
    about('page.public_private.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'public_private is nullable';
      await api
        .post('/page', { ...page, public_private: null })
        .created(because, { public_private: null });
      await api.get('/page/page-1').ok(because, { public_private: null });
      await api.create('Page', { ...page, id: 'page-2' });
      await api
        .patch('/page/page-2', { public_private: null })
        .ok(because, { public_private: null });
      await api.get('/page/page-2').ok(because, { public_private: null });
    },
  );
});

test.describe('Page: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'active_unique may be false',
    about('page.active_unique.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of active_unique';
      await api
        .post('/page', { ...page, active_unique: false })
        .created(because, { active_unique: false });
      await api.get('/page/page-1').ok(because, { active_unique: false });
      await api.create('Page', { ...page, id: 'page-2' });
      await api
        .patch('/page/page-2', { active_unique: false })
        .ok(because, { active_unique: false });
      await api.get('/page/page-2').ok(because, { active_unique: false });
    },
  );

  test(
    'create and update refuse an active_unique of a wrong type',
    about(
      'page.active_unique.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'active_unique must be true or false';
      await api.post('/page', { ...page, active_unique: 'abc' }).invalid(because);
      await api.post('/page', { ...page, active_unique: { value: 'text' } }).invalid(because);
      await api.get('/page/page-1').notFound('a refused create stores nothing');
      await api.create('Page', page);
      await api.patch('/page/page-1', { active_unique: 'abc' }).invalid(because);
      await api.patch('/page/page-1', { active_unique: {} }).invalid(because);
      await api.get('/page/page-1').ok('a refused update changes nothing', { active_unique: true });
    },
  );

  test(
    'create and update refuse a level of a wrong type',
    about(
      'page.level.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'level must be one of beginner, advanced, intermediate';
      await api.post('/page', { ...page, level: 421337 }).invalid(because);
      await api.post('/page', { ...page, level: { value: 'text' } }).invalid(because);
      await api.get('/page/page-1').notFound('a refused create stores nothing');
      await api.create('Page', page);
      await api.patch('/page/page-1', { level: 0 }).invalid(because);
      await api.patch('/page/page-1', { level: {} }).invalid(because);
      await api.get('/page/page-1').ok('a refused update changes nothing', { level: 'advanced' });
    },
  );

  test(
    'name_external of digits alone stays a string',
    about('page.name_external.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of name_external';
      await api
        .post('/page', { ...page, name_external: '0042' })
        .created(because, { name_external: '0042' });
      await api.get('/page/page-1').ok(because, { name_external: '0042' });
      await api.create('Page', { ...page, id: 'page-2' });
      await api
        .patch('/page/page-2', { name_external: '0042' })
        .ok(because, { name_external: '0042' });
      await api.get('/page/page-2').ok(because, { name_external: '0042' });
    },
  );

  test(
    'name_external keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('page.name_external.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of name_external';
      await api
        .post('/page', { ...page, name_external: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { name_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/page/page-1').ok(because, { name_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Page', { ...page, id: 'page-2' });
      await api
        .patch('/page/page-2', { name_external: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { name_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/page/page-2').ok(because, { name_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a name_external of a wrong type',
    about(
      'page.name_external.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'name_external must be a string';
      await api.post('/page', { ...page, name_external: 421337 }).invalid(because);
      await api.post('/page', { ...page, name_external: { value: 'text' } }).invalid(because);
      await api.get('/page/page-1').notFound('a refused create stores nothing');
      await api.create('Page', page);
      await api.patch('/page/page-1', { name_external: 0 }).invalid(because);
      await api.patch('/page/page-1', { name_external: {} }).invalid(because);
      await api
        .get('/page/page-1')
        .ok('a refused update changes nothing', { name_external: 'tamo' });
    },
  );

  test(
    'name_external may be right at its maximum length of 100',
    about(
      'page.name_external.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of name_external is 100, inclusive';
      await api
        .post('/page', {
          ...page,
          name_external:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .created(because, {
          name_external:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/page/page-1').ok(because, {
        name_external:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api
        .patch('/page/page-2', {
          name_external:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .ok(because, {
          name_external:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/page/page-2').ok(because, {
        name_external:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
    },
  );

  test(
    'create and update refuse a name_external above its maximum length of 100',
    about(
      'page.name_external.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'name_external must have at most 100 characters';
      await api
        .post('/page', {
          ...page,
          name_external:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api.get('/page/page-1').notFound('a refused create stores nothing');
      await api.create('Page', page);
      await api
        .patch('/page/page-1', {
          name_external:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api
        .get('/page/page-1')
        .ok('a refused update changes nothing', { name_external: 'tamo' });
    },
  );

  test(
    'name_external has no minimum length',
    about('page.name_external.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'name_external has no minimum length';
      await api
        .post('/page', { ...page, name_external: 'x' })
        .created(because, { name_external: 'x' });
      await api.get('/page/page-1').ok(because, { name_external: 'x' });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', { name_external: 'x' }).ok(because, { name_external: 'x' });
      await api.get('/page/page-2').ok(because, { name_external: 'x' });
    },
  );

  test(
    'create and update refuse a priority_raw of a wrong type',
    about(
      'page.priority_raw.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'priority_raw must be an integer';
      await api.post('/page', { ...page, priority_raw: 'abc' }).invalid(because);
      await api.post('/page', { ...page, priority_raw: { value: 'text' } }).invalid(because);
      await api.post('/page', { ...page, priority_raw: 59.5 }).invalid(because);
      await api.get('/page/page-1').notFound('a refused create stores nothing');
      await api.create('Page', page);
      await api.patch('/page/page-1', { priority_raw: 'abc' }).invalid(because);
      await api.patch('/page/page-1', { priority_raw: {} }).invalid(because);
      await api.patch('/page/page-1', { priority_raw: 59.5 }).invalid(because);
      await api.get('/page/page-1').ok('a refused update changes nothing', { priority_raw: 60 });
    },
  );

  test(
    'priority_raw may be right at its minimum of 0',
    about(
      'page.priority_raw.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of priority_raw is 0, inclusive';
      await api.post('/page', { ...page, priority_raw: 0 }).created(because, { priority_raw: 0 });
      await api.get('/page/page-1').ok(because, { priority_raw: 0 });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', { priority_raw: 0 }).ok(because, { priority_raw: 0 });
      await api.get('/page/page-2').ok(because, { priority_raw: 0 });
    },
  );

  test(
    'create and update refuse a priority_raw below its minimum of 0',
    about(
      'page.priority_raw.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'priority_raw must be at least 0';
      await api.post('/page', { ...page, priority_raw: -1 }).invalid(because);
      await api.get('/page/page-1').notFound('a refused create stores nothing');
      await api.create('Page', page);
      await api.patch('/page/page-1', { priority_raw: -1 }).invalid(because);
      await api.get('/page/page-1').ok('a refused update changes nothing', { priority_raw: 60 });
    },
  );

  test(
    'priority_raw may be right at its maximum of 10000',
    about(
      'page.priority_raw.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of priority_raw is 10000, inclusive';
      await api
        .post('/page', { ...page, priority_raw: 10000 })
        .created(because, { priority_raw: 10000 });
      await api.get('/page/page-1').ok(because, { priority_raw: 10000 });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', { priority_raw: 10000 }).ok(because, { priority_raw: 10000 });
      await api.get('/page/page-2').ok(because, { priority_raw: 10000 });
    },
  );

  test(
    'create and update refuse a priority_raw above its maximum of 10000',
    about(
      'page.priority_raw.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'priority_raw must be at most 10000';
      await api.post('/page', { ...page, priority_raw: 10001 }).invalid(because);
      await api.get('/page/page-1').notFound('a refused create stores nothing');
      await api.create('Page', page);
      await api.patch('/page/page-1', { priority_raw: 10001 }).invalid(because);
      await api.get('/page/page-1').ok('a refused update changes nothing', { priority_raw: 60 });
    },
  );

  test(
    'public_private may be false',
    about('page.public_private.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of public_private';
      await api.post('/page', page).created(because, { public_private: false });
      await api.get('/page/page-1').ok(because, { public_private: false });
      await api.create('Page', { ...page, id: 'page-2', public_private: true });
      await api
        .patch('/page/page-2', { public_private: false })
        .ok(because, { public_private: false });
      await api.get('/page/page-2').ok(because, { public_private: false });
    },
  );

  test(
    'create and update refuse a public_private of a wrong type',
    about(
      'page.public_private.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'public_private must be true or false';
      await api.post('/page', { ...page, public_private: 'abc' }).invalid(because);
      await api.post('/page', { ...page, public_private: { value: 'text' } }).invalid(because);
      await api.get('/page/page-1').notFound('a refused create stores nothing');
      await api.create('Page', page);
      await api.patch('/page/page-1', { public_private: 'abc' }).invalid(because);
      await api.patch('/page/page-1', { public_private: {} }).invalid(because);
      await api
        .get('/page/page-1')
        .ok('a refused update changes nothing', { public_private: false });
    },
  );
});

test.describe('Page: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'level may be beginner, advanced, intermediate',
    about(
      'page.level.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of PageLevel';
      await api
        .post('/page', { ...page, level: 'beginner' })
        .created(because, { level: 'beginner' });
      await api.patch('/page/page-1', { level: 'advanced' }).ok(because, { level: 'advanced' });
      await api
        .patch('/page/page-1', { level: 'intermediate' })
        .ok(because, { level: 'intermediate' });
      await api.get('/page/page-1').ok(because, { level: 'intermediate' });
      await api.patch('/page/page-1', { level: 'beginner' }).ok(because, { level: 'beginner' });
    },
  );

  test(
    'create and update refuse a level that PageLevel does not list, such as unheard_of',
    about(
      'page.level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'level must be one of beginner, advanced, intermediate';
      await api.post('/page', { ...page, level: 'unheard_of' }).invalid(because);
      await api.post('/page', { ...page, level: 'beginner ' }).invalid(because);
      await api.post('/page', { ...page, level: 'beginne' }).invalid(because);
      await api.get('/page/page-1').notFound('a refused create stores nothing');
      await api.create('Page', page);
      await api.patch('/page/page-1', { level: 'unheard_of' }).invalid(because);
      await api.get('/page/page-1').ok('a refused update changes nothing', { level: 'advanced' });
    },
  );

  test(
    'create and update refuse the level BEGINNER, as upper and lower case differ',
    about(
      'page.level.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'level must be one of beginner, advanced, intermediate';
      await api.post('/page', { ...page, level: 'BEGINNER' }).invalid(because);
      await api.get('/page/page-1').notFound('a refused create stores nothing');
      await api.create('Page', page);
      await api.patch('/page/page-1', { level: 'BEGINNER' }).invalid(because);
      await api.get('/page/page-1').ok('a refused update changes nothing', { level: 'advanced' });
    },
  );
});

test.describe('Page: actions', () => {
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.

  test(
    'reopen moves level from beginner to advanced',
    about('page.reopen.moves-from-beginner', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Page', { ...page, level: 'beginner' });
      await api
        .post('/page/page-1/reopen')
        .ok('the state is right and every condition holds', page);
      await api.get('/page/page-1').ok('what the action did is stored', page);
    },
  );

  test(
    'reopen leaves objects alone that it does not concern',
    about('page.reopen.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Page', { ...page, level: 'beginner' });
      await api.create('Page', { ...page, id: 'page-2', level: 'beginner' });
      await api.post('/page/page-1/reopen').ok('the state is right and every condition holds');
      await api
        .get('/page/page-2')
        .ok('reopen was called on page-1, which does not concern this object', {
          ...page,
          id: 'page-2',
          level: 'beginner',
        });
    },
  );

  test(
    'reopen acts on what updates left, and later updates leave what it did',
    about(
      'page.reopen.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Page', page);
      await api.patch('/page/page-1', { level: 'beginner' }).ok(because);
      await api.post('/page/page-1/reopen').ok('the state is right and every condition holds');
      await api
        .get('/page')
        .ok('a list shows what reopen did', [{ id: 'page-1', level: 'advanced' }]);
      await api.patch('/page/page-1', { active_unique: false }).ok(because);
      await api.get('/page/page-1').ok('what reopen did stays when something else is updated', {
        active_unique: false,
        level: 'advanced',
      });
      await api
        .patch('/page/page-1', { level: 'beginner' })
        .ok('an update may lead back to any level');
      await api
        .post('/page/page-1/reopen')
        .ok('the state is right and every condition holds', { level: 'advanced' });
    },
  );

  test(
    'reopen answers 404 for an id that no Page has',
    about('page.reopen.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Page', page);
      await api.post('/page/page-unknown/reopen').notFound('no Page has the id page-unknown');
      await api.delete('/page/page-1').removed('the object exists');
      await api.post('/page/page-1/reopen').notFound('it was deleted');
    },
  );

  test(
    'reopen is refused while level is advanced',
    about('page.reopen.refuses-from-advanced', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Page', page);
      await api
        .post('/page/page-1/reopen')
        .refused('reopen starts from beginner, and level is advanced');
      await api.get('/page/page-1').ok('a refused action changes nothing', { level: 'advanced' });
    },
  );

  test(
    'reopen is refused while level is intermediate',
    about(
      'page.reopen.refuses-from-intermediate',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Page', { ...page, level: 'intermediate' });
      await api
        .post('/page/page-1/reopen')
        .refused('reopen starts from beginner, and level is intermediate');
      await api
        .get('/page/page-1')
        .ok('a refused action changes nothing', { level: 'intermediate' });
    },
  );

  test(
    'reopen is refused while level is null',
    about('page.reopen.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Page', { ...page, level: null });
      await api
        .post('/page/page-1/reopen')
        .refused('reopen starts from beginner, and level is null');
      await api.get('/page/page-1').ok('a refused action changes nothing', { level: null });
    },
  );
});
