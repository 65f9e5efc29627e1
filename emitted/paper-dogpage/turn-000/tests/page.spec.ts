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
      await api.post('/page', {
        body: page,
        status: [200, 201],
        answer: page,
        because: 'create answers the object that was sent',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: page,
        because: 'read answers the object that was created',
      });
      await api.post('/page', {
        body: { ...page, id: 'page-2' },
        status: [200, 201],
        answer: { id: 'page-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/page/page-1', {
        body: {
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        },
        status: [200],
        answer: {
          active_unique: false,
          id: 'page-1',
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: {
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('page.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Page', page);
      await api.patch('/page/page-1', {
        body: {
          id: 'page-1',
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        },
        status: [200],
        answer: {
          id: 'page-1',
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: {
          id: 'page-1',
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/page/page-1', {
        body: { active_unique: false, public_private: 'abc' },
        status: [400, 422],
        because: 'public_private must be true or false',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: page,
        because: 'a refused update changes nothing',
      });
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
      await api.create('Page', page);
      await api.delete('/page/page-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/page/page-1', { status: [404], because: 'it was deleted' });
      await api.get('/page', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Page has',
    about('page.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Page', page);
      await api.get('/page/page-unknown', {
        status: [404],
        because: 'no Page has the id page-unknown',
      });
      await api.patch('/page/page-unknown', {
        body: {
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        },
        status: [404],
        because: 'no Page has the id page-unknown',
      });
      await api.delete('/page/page-unknown', {
        status: [404],
        because: 'no Page has the id page-unknown',
      });
      await api.get('/page', {
        status: [200],
        answer: [{ id: 'page-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/page', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/page/page-2', {
        body: {
          id: 'page-2',
          active_unique: false,
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: page,
        because: 'another object was updated',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: {
          active_unique: false,
          id: 'page-2',
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        },
        because: 'the update is stored',
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
      await api.delete('/page/page-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/page/page-2', {
        status: [200],
        answer: {
          active_unique: false,
          id: 'page-2',
          level: 'intermediate',
          name_external: 'tomi',
          priority_raw: 37,
          public_private: true,
        },
        because: 'another object was deleted',
      });
      await api.get('/page', {
        status: [200],
        answer: [{ id: 'page-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/page', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/page/page-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/page', {
        body: without(page, 'active_unique'),
        status: [400, 422],
        because: 'active_unique is required and has no default',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'level is "beginner" when a create leaves it out',
    about('page.level.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/page', {
        body: without(page, 'level'),
        status: [200, 201],
        answer: { level: 'beginner' },
        because: 'the default of level is "beginner"',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { level: 'beginner' },
        because: 'the default of level is "beginner"',
      });
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
      await api.post('/page', {
        body: without(page, 'name_external'),
        status: [400, 422],
        because: 'name_external is required and has no default',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
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
      await api.post('/page', {
        body: without(page, 'priority_raw'),
        status: [400, 422],
        because: 'priority_raw is required and has no default',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
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
      await api.post('/page', {
        body: without(page, 'public_private'),
        status: [400, 422],
        because: 'public_private is required and has no default',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'update of active_unique or public_private alone leaves every other field as it is',
    about('page.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Page', { ...page, level: null });
      await api.patch('/page/page-1', {
        body: { active_unique: false },
        status: [200],
        answer: { ...page, active_unique: false, level: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/page/page-1', {
        body: { public_private: true },
        status: [200],
        answer: { ...page, active_unique: false, level: null, public_private: true },
        because: 'an update touches only what it carries',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { ...page, active_unique: false, level: null, public_private: true },
        because: 'an update touches only what it carries',
      });
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
      await api.post('/page', {
        body: { ...page, active_unique: null },
        status: [200, 201],
        answer: { active_unique: null },
        because: 'active_unique is nullable',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { active_unique: null },
        because: 'active_unique is nullable',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: { active_unique: null },
        status: [200],
        answer: { active_unique: null },
        because: 'active_unique is nullable',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { active_unique: null },
        because: 'active_unique is nullable',
      });
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
      await api.post('/page', {
        body: { ...page, level: null },
        status: [200, 201],
        answer: { level: null },
        because: 'level is nullable and its default is for absence only',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { level: null },
        because: 'level is nullable and its default is for absence only',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: { level: null },
        status: [200],
        answer: { level: null },
        because: 'level is nullable and its default is for absence only',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { level: null },
        because: 'level is nullable and its default is for absence only',
      });
    },
  );

  test(
    'name_external may be null',
    about('page.name_external.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/page', {
        body: { ...page, name_external: null },
        status: [200, 201],
        answer: { name_external: null },
        because: 'name_external is nullable',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { name_external: null },
        because: 'name_external is nullable',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: { name_external: null },
        status: [200],
        answer: { name_external: null },
        because: 'name_external is nullable',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { name_external: null },
        because: 'name_external is nullable',
      });
    },
  );

  test(
    'priority_raw may be null',
    about('page.priority_raw.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/page', {
        body: { ...page, priority_raw: null },
        status: [200, 201],
        answer: { priority_raw: null },
        because: 'priority_raw is nullable',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { priority_raw: null },
        because: 'priority_raw is nullable',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: { priority_raw: null },
        status: [200],
        answer: { priority_raw: null },
        because: 'priority_raw is nullable',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { priority_raw: null },
        because: 'priority_raw is nullable',
      });
    },
  );

  test(
    'public_private may be null',
    about('page.public_private.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/page', {
        body: { ...page, public_private: null },
        status: [200, 201],
        answer: { public_private: null },
        because: 'public_private is nullable',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { public_private: null },
        because: 'public_private is nullable',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: { public_private: null },
        status: [200],
        answer: { public_private: null },
        because: 'public_private is nullable',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { public_private: null },
        because: 'public_private is nullable',
      });
    },
  );
});

test.describe('Page: types and bounds', () => {
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
    'active_unique may be false',
    about('page.active_unique.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/page', {
        body: { ...page, active_unique: false },
        status: [200, 201],
        answer: { active_unique: false },
        because: 'false is a valid value of active_unique',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { active_unique: false },
        because: 'false is a valid value of active_unique',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: { active_unique: false },
        status: [200],
        answer: { active_unique: false },
        because: 'false is a valid value of active_unique',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { active_unique: false },
        because: 'false is a valid value of active_unique',
      });
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
      await api.post('/page', {
        body: { ...page, active_unique: 'abc' },
        status: [400, 422],
        because: 'active_unique must be true or false',
      });
      await api.post('/page', {
        body: { ...page, active_unique: { value: 'text' } },
        status: [400, 422],
        because: 'active_unique must be true or false',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Page', page);
      await api.patch('/page/page-1', {
        body: { active_unique: 'abc' },
        status: [400, 422],
        because: 'active_unique must be true or false',
      });
      await api.patch('/page/page-1', {
        body: { active_unique: { value: 'text' } },
        status: [400, 422],
        because: 'active_unique must be true or false',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { active_unique: true },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/page', {
        body: { ...page, level: 421337 },
        status: [400, 422],
        because: 'level must be one of beginner, advanced, intermediate',
      });
      await api.post('/page', {
        body: { ...page, level: { value: 'text' } },
        status: [400, 422],
        because: 'level must be one of beginner, advanced, intermediate',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Page', page);
      await api.patch('/page/page-1', {
        body: { level: 421337 },
        status: [400, 422],
        because: 'level must be one of beginner, advanced, intermediate',
      });
      await api.patch('/page/page-1', {
        body: { level: { value: 'text' } },
        status: [400, 422],
        because: 'level must be one of beginner, advanced, intermediate',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { level: 'advanced' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name_external of digits alone stays a string',
    about('page.name_external.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/page', {
        body: { ...page, name_external: '0042' },
        status: [200, 201],
        answer: { name_external: '0042' },
        because: '"0042" is a valid value of name_external',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { name_external: '0042' },
        because: '"0042" is a valid value of name_external',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: { name_external: '0042' },
        status: [200],
        answer: { name_external: '0042' },
        because: '"0042" is a valid value of name_external',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { name_external: '0042' },
        because: '"0042" is a valid value of name_external',
      });
    },
  );

  test(
    'name_external keeps spaces, quotes, accents and symbols',
    about('page.name_external.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/page', {
        body: { ...page, name_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { name_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of name_external',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { name_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of name_external',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: { name_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { name_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of name_external',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { name_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of name_external',
      });
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
      await api.post('/page', {
        body: { ...page, name_external: 421337 },
        status: [400, 422],
        because: 'name_external must be a string',
      });
      await api.post('/page', {
        body: { ...page, name_external: { value: 'text' } },
        status: [400, 422],
        because: 'name_external must be a string',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Page', page);
      await api.patch('/page/page-1', {
        body: { name_external: 421337 },
        status: [400, 422],
        because: 'name_external must be a string',
      });
      await api.patch('/page/page-1', {
        body: { name_external: { value: 'text' } },
        status: [400, 422],
        because: 'name_external must be a string',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { name_external: 'tamo' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/page', {
        body: {
          ...page,
          name_external:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200, 201],
        answer: {
          name_external:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of name_external is 100, inclusive',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: {
          name_external:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of name_external is 100, inclusive',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: {
          name_external:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200],
        answer: {
          name_external:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of name_external is 100, inclusive',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: {
          name_external:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of name_external is 100, inclusive',
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
      await api.post('/page', {
        body: {
          ...page,
          name_external:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'name_external must have at most 100 characters',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Page', page);
      await api.patch('/page/page-1', {
        body: {
          name_external:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'name_external must have at most 100 characters',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { name_external: 'tamo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name_external has no minimum length',
    about('page.name_external.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/page', {
        body: { ...page, name_external: 'x' },
        status: [200, 201],
        answer: { name_external: 'x' },
        because: 'name_external has no minimum length',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { name_external: 'x' },
        because: 'name_external has no minimum length',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: { name_external: 'x' },
        status: [200],
        answer: { name_external: 'x' },
        because: 'name_external has no minimum length',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { name_external: 'x' },
        because: 'name_external has no minimum length',
      });
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
      await api.post('/page', {
        body: { ...page, priority_raw: 'abc' },
        status: [400, 422],
        because: 'priority_raw must be an integer',
      });
      await api.post('/page', {
        body: { ...page, priority_raw: { value: 'text' } },
        status: [400, 422],
        because: 'priority_raw must be an integer',
      });
      await api.post('/page', {
        body: { ...page, priority_raw: 59.5 },
        status: [400, 422],
        because: 'priority_raw must be an integer',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Page', page);
      await api.patch('/page/page-1', {
        body: { priority_raw: 'abc' },
        status: [400, 422],
        because: 'priority_raw must be an integer',
      });
      await api.patch('/page/page-1', {
        body: { priority_raw: { value: 'text' } },
        status: [400, 422],
        because: 'priority_raw must be an integer',
      });
      await api.patch('/page/page-1', {
        body: { priority_raw: 59.5 },
        status: [400, 422],
        because: 'priority_raw must be an integer',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { priority_raw: 60 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/page', {
        body: { ...page, priority_raw: 0 },
        status: [200, 201],
        answer: { priority_raw: 0 },
        because: 'the minimum of priority_raw is 0, inclusive',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { priority_raw: 0 },
        because: 'the minimum of priority_raw is 0, inclusive',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: { priority_raw: 0 },
        status: [200],
        answer: { priority_raw: 0 },
        because: 'the minimum of priority_raw is 0, inclusive',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { priority_raw: 0 },
        because: 'the minimum of priority_raw is 0, inclusive',
      });
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
      await api.post('/page', {
        body: { ...page, priority_raw: -1 },
        status: [400, 422],
        because: 'priority_raw must be at least 0',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Page', page);
      await api.patch('/page/page-1', {
        body: { priority_raw: -1 },
        status: [400, 422],
        because: 'priority_raw must be at least 0',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { priority_raw: 60 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/page', {
        body: { ...page, priority_raw: 10000 },
        status: [200, 201],
        answer: { priority_raw: 10000 },
        because: 'the maximum of priority_raw is 10000, inclusive',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { priority_raw: 10000 },
        because: 'the maximum of priority_raw is 10000, inclusive',
      });
      await api.create('Page', { ...page, id: 'page-2' });
      await api.patch('/page/page-2', {
        body: { priority_raw: 10000 },
        status: [200],
        answer: { priority_raw: 10000 },
        because: 'the maximum of priority_raw is 10000, inclusive',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { priority_raw: 10000 },
        because: 'the maximum of priority_raw is 10000, inclusive',
      });
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
      await api.post('/page', {
        body: { ...page, priority_raw: 10001 },
        status: [400, 422],
        because: 'priority_raw must be at most 10000',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Page', page);
      await api.patch('/page/page-1', {
        body: { priority_raw: 10001 },
        status: [400, 422],
        because: 'priority_raw must be at most 10000',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { priority_raw: 60 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'public_private may be false',
    about('page.public_private.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/page', {
        body: page,
        status: [200, 201],
        answer: { public_private: false },
        because: 'false is a valid value of public_private',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { public_private: false },
        because: 'false is a valid value of public_private',
      });
      await api.create('Page', { ...page, id: 'page-2', public_private: true });
      await api.patch('/page/page-2', {
        body: { public_private: false },
        status: [200],
        answer: { public_private: false },
        because: 'false is a valid value of public_private',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { public_private: false },
        because: 'false is a valid value of public_private',
      });
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
      await api.post('/page', {
        body: { ...page, public_private: 'abc' },
        status: [400, 422],
        because: 'public_private must be true or false',
      });
      await api.post('/page', {
        body: { ...page, public_private: { value: 'text' } },
        status: [400, 422],
        because: 'public_private must be true or false',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Page', page);
      await api.patch('/page/page-1', {
        body: { public_private: 'abc' },
        status: [400, 422],
        because: 'public_private must be true or false',
      });
      await api.patch('/page/page-1', {
        body: { public_private: { value: 'text' } },
        status: [400, 422],
        because: 'public_private must be true or false',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { public_private: false },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Page: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'level may be beginner, advanced, intermediate',
    about('page.level.accepts-each-value', 'values.enum', 'values.round-trip', 'update.validates'),
    async ({ api }) => {
      await api.post('/page', {
        body: { ...page, level: 'beginner' },
        status: [200, 201],
        answer: { level: 'beginner' },
        because: 'the value is one of PageLevel',
      });
      await api.patch('/page/page-1', {
        body: { level: 'advanced' },
        status: [200],
        answer: { level: 'advanced' },
        because: 'the value is one of PageLevel',
      });
      await api.patch('/page/page-1', {
        body: { level: 'intermediate' },
        status: [200],
        answer: { level: 'intermediate' },
        because: 'the value is one of PageLevel',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { level: 'intermediate' },
        because: 'the value is one of PageLevel',
      });
    },
  );

  test(
    'create and update refuse the level unheard_of, which PageLevel does not have',
    about(
      'page.level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/page', {
        body: { ...page, level: 'unheard_of' },
        status: [400, 422],
        because: 'level must be one of beginner, advanced, intermediate',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Page', page);
      await api.patch('/page/page-1', {
        body: { level: 'unheard_of' },
        status: [400, 422],
        because: 'level must be one of beginner, advanced, intermediate',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { level: 'advanced' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/page', {
        body: { ...page, level: 'BEGINNER' },
        status: [400, 422],
        because: 'level must be one of beginner, advanced, intermediate',
      });
      await api.get('/page/page-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Page', page);
      await api.patch('/page/page-1', {
        body: { level: 'BEGINNER' },
        status: [400, 422],
        because: 'level must be one of beginner, advanced, intermediate',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { level: 'advanced' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/page/page-1/reopen', {
        status: [200],
        answer: page,
        because: 'the state is right and every condition holds',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: page,
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'reopen leaves objects alone that it does not concern',
    about('page.reopen.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Page', { ...page, level: 'beginner' });
      await api.create('Page', { ...page, id: 'page-2', level: 'beginner' });
      await api.post('/page/page-1/reopen', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/page/page-2', {
        status: [200],
        answer: { ...page, id: 'page-2', level: 'beginner' },
        because: 'reopen was called on page-1, which does not concern this object',
      });
    },
  );

  test(
    'reopen answers 404 for an id that no Page has',
    about('page.reopen.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Page', page);
      await api.post('/page/page-unknown/reopen', {
        status: [404],
        because: 'no Page has the id page-unknown',
      });
    },
  );

  test(
    'reopen is refused while level is advanced',
    about('page.reopen.refuses-from-advanced', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Page', page);
      await api.post('/page/page-1/reopen', {
        status: [400, 409],
        because: 'reopen starts from beginner, and level is advanced',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { level: 'advanced' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/page/page-1/reopen', {
        status: [400, 409],
        because: 'reopen starts from beginner, and level is intermediate',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { level: 'intermediate' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'reopen is refused while level is null',
    about('page.reopen.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Page', { ...page, level: null });
      await api.post('/page/page-1/reopen', {
        status: [400, 409],
        because: 'reopen starts from beginner, and level is null',
      });
      await api.get('/page/page-1', {
        status: [200],
        answer: { level: null },
        because: 'a refused action changes nothing',
      });
    },
  );
});
