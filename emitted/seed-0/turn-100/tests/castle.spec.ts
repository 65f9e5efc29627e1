import { about, test, without } from '../support/api.ts';

// A valid Theater, as the tests send it.
const theater = {
  approval: 'revised',
  id: 'theater-1',
  temperature: 10.75,
  visible_recent_stored: true,
};

// A valid NotebookCottage, as the tests send it.
const notebookCottage = {
  id: 'notebookcottage-1',
  installed: '2021-07-23 05:40:20',
  visibility_regional: 'escalated',
  insured_regional: true,
  position_distant: 18,
  duration: 37.25,
  advice_shared_backup: 'dunala',
};

// A valid Castle, as the tests send it.
const castle = {
  color_raw_previous: 'mosimi',
  id: 'castle-1',
  temperature_weekly: 17.25,
  volume: 4,
};

test.describe('Castle: create, read, update and delete', () => {
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
    'create answers the new Castle, and read answers it again',
    about(
      'castle.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: castle,
        status: [200, 201],
        answer: { ...castle, notebook_cottage: null, theaters: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { ...castle, notebook_cottage: null, theaters: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/castle', {
        body: { ...castle, id: 'castle-2' },
        status: [200, 201],
        answer: { id: 'castle-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Castle',
    about(
      'castle.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { color_raw_previous: 'biruvo', temperature_weekly: 93.75, volume: 16 },
        status: [200],
        answer: {
          color_raw_previous: 'biruvo',
          id: 'castle-1',
          notebook_cottage: null,
          temperature_weekly: 93.75,
          theaters: [],
          volume: 16,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { color_raw_previous: 'biruvo', temperature_weekly: 93.75, volume: 16 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('castle.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: {
          id: 'castle-1',
          color_raw_previous: 'biruvo',
          temperature_weekly: 93.75,
          volume: 16,
        },
        status: [200],
        answer: {
          id: 'castle-1',
          color_raw_previous: 'biruvo',
          temperature_weekly: 93.75,
          volume: 16,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: {
          id: 'castle-1',
          color_raw_previous: 'biruvo',
          temperature_weekly: 93.75,
          volume: 16,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for volume does not change color_raw_previous either',
    about(
      'castle.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { color_raw_previous: 'biruvo', volume: 'abc' },
        status: [400, 422],
        because: 'volume must be an integer',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { ...castle, notebook_cottage: null, theaters: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Castle: no read finds it and no list holds it',
    about(
      'castle.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.delete('/castle/castle-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/castle/castle-1', { status: [404], because: 'it was deleted' });
      await api.get('/castle', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Castle has',
    about('castle.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.get('/castle/castle-unknown', {
        status: [404],
        because: 'no Castle has the id castle-unknown',
      });
      await api.patch('/castle/castle-unknown', {
        body: { color_raw_previous: 'biruvo', temperature_weekly: 93.75, volume: 16 },
        status: [404],
        because: 'no Castle has the id castle-unknown',
      });
      await api.delete('/castle/castle-unknown', {
        status: [404],
        because: 'no Castle has the id castle-unknown',
      });
      await api.get('/castle', {
        status: [200],
        answer: [{ id: 'castle-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Castle: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Castle with all of its fields',
    about('castle.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.create('Castle', {
        ...castle,
        id: 'castle-2',
        color_raw_previous: 'biruvo',
        temperature_weekly: 93.75,
        volume: 16,
      });
      await api.create('Castle', {
        ...castle,
        id: 'castle-3',
        color_raw_previous: 'vuboa',
        temperature_weekly: 63.25,
        volume: 93,
      });
      await api.get('/castle', {
        status: [200],
        answer: [
          { ...castle, notebook_cottage: null, theaters: [] },
          {
            color_raw_previous: 'biruvo',
            id: 'castle-2',
            notebook_cottage: null,
            temperature_weekly: 93.75,
            theaters: [],
            volume: 16,
          },
          {
            color_raw_previous: 'vuboa',
            id: 'castle-3',
            notebook_cottage: null,
            temperature_weekly: 63.25,
            theaters: [],
            volume: 93,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Castle leaves another as it was',
    about('castle.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.create('Castle', {
        ...castle,
        id: 'castle-2',
        color_raw_previous: 'biruvo',
        temperature_weekly: 93.75,
        volume: 16,
      });
      await api.patch('/castle/castle-2', {
        body: {
          id: 'castle-2',
          color_raw_previous: 'biruvo',
          temperature_weekly: 93.75,
          volume: 16,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { ...castle, notebook_cottage: null, theaters: [] },
        because: 'another object was updated',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: {
          color_raw_previous: 'biruvo',
          id: 'castle-2',
          notebook_cottage: null,
          temperature_weekly: 93.75,
          theaters: [],
          volume: 16,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Castle leaves another as it was',
    about(
      'castle.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.create('Castle', {
        ...castle,
        id: 'castle-2',
        color_raw_previous: 'biruvo',
        temperature_weekly: 93.75,
        volume: 16,
      });
      await api.delete('/castle/castle-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: {
          color_raw_previous: 'biruvo',
          id: 'castle-2',
          notebook_cottage: null,
          temperature_weekly: 93.75,
          theaters: [],
          volume: 16,
        },
        because: 'another object was deleted',
      });
      await api.get('/castle', {
        status: [200],
        answer: [{ id: 'castle-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Castle',
    about('castle.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.create('Castle', {
        ...castle,
        id: 'castle-2',
        color_raw_previous: 'biruvo',
        temperature_weekly: 93.75,
        volume: 16,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/castle', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/castle/castle-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Castle: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Castle without color_raw_previous, which is required',
    about(
      'castle.color_raw_previous.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: without(castle, 'color_raw_previous'),
        status: [400, 422],
        because: 'color_raw_previous is required and has no default',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Castle without temperature_weekly, which is required',
    about(
      'castle.temperature_weekly.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: without(castle, 'temperature_weekly'),
        status: [400, 422],
        because: 'temperature_weekly is required and has no default',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Castle without volume, which is optional',
    about('castle.volume.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/castle', {
        body: without(castle, 'volume'),
        status: [200, 201],
        answer: { volume: null },
        because: 'volume is optional',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { volume: null },
        because: 'volume is optional',
      });
    },
  );

  test(
    'update of color_raw_previous or volume alone leaves every other field as it is',
    about('castle.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Theater', theater);
      await api.create('Castle', {
        ...castle,
        notebook_cottage: 'notebookcottage-1',
        theaters: ['theater-1'],
      });
      await api.patch('/castle/castle-1', {
        body: { color_raw_previous: 'biruvo' },
        status: [200],
        answer: {
          ...castle,
          color_raw_previous: 'biruvo',
          notebook_cottage: 'notebookcottage-1',
          theaters: ['theater-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/castle/castle-1', {
        body: { volume: 16 },
        status: [200],
        answer: {
          ...castle,
          color_raw_previous: 'biruvo',
          notebook_cottage: 'notebookcottage-1',
          theaters: ['theater-1'],
          volume: 16,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: {
          ...castle,
          color_raw_previous: 'biruvo',
          notebook_cottage: 'notebookcottage-1',
          theaters: ['theater-1'],
          volume: 16,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Castle: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'color_raw_previous may be null',
    about(
      'castle.color_raw_previous.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, color_raw_previous: null },
        status: [200, 201],
        answer: { color_raw_previous: null },
        because: 'color_raw_previous is nullable',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { color_raw_previous: null },
        because: 'color_raw_previous is nullable',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: { color_raw_previous: null },
        status: [200],
        answer: { color_raw_previous: null },
        because: 'color_raw_previous is nullable',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { color_raw_previous: null },
        because: 'color_raw_previous is nullable',
      });
    },
  );

  test(
    'temperature_weekly may be null',
    about(
      'castle.temperature_weekly.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, temperature_weekly: null },
        status: [200, 201],
        answer: { temperature_weekly: null },
        because: 'temperature_weekly is nullable',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { temperature_weekly: null },
        because: 'temperature_weekly is nullable',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: { temperature_weekly: null },
        status: [200],
        answer: { temperature_weekly: null },
        because: 'temperature_weekly is nullable',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { temperature_weekly: null },
        because: 'temperature_weekly is nullable',
      });
    },
  );

  test(
    'create and update refuse null for volume',
    about(
      'castle.volume.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, volume: null },
        status: [400, 422],
        because: 'volume must not be null',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { volume: null },
        status: [400, 422],
        because: 'volume must not be null',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { volume: 4 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Castle: types and bounds', () => {
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
    'color_raw_previous keeps spaces, quotes, accents and symbols',
    about(
      'castle.color_raw_previous.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, color_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { color_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color_raw_previous',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { color_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color_raw_previous',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: { color_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { color_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color_raw_previous',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { color_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of color_raw_previous',
      });
    },
  );

  test(
    'create and update refuse a color_raw_previous of a wrong type',
    about(
      'castle.color_raw_previous.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, color_raw_previous: 421337 },
        status: [400, 422],
        because: 'color_raw_previous must be a string',
      });
      await api.post('/castle', {
        body: { ...castle, color_raw_previous: { value: 'text' } },
        status: [400, 422],
        because: 'color_raw_previous must be a string',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { color_raw_previous: 421337 },
        status: [400, 422],
        because: 'color_raw_previous must be a string',
      });
      await api.patch('/castle/castle-1', {
        body: { color_raw_previous: { value: 'text' } },
        status: [400, 422],
        because: 'color_raw_previous must be a string',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { color_raw_previous: 'mosimi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'color_raw_previous may be right at its minimum length of 5',
    about(
      'castle.color_raw_previous.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, color_raw_previous: 'labua' },
        status: [200, 201],
        answer: { color_raw_previous: 'labua' },
        because: 'the minimum length of color_raw_previous is 5, inclusive',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { color_raw_previous: 'labua' },
        because: 'the minimum length of color_raw_previous is 5, inclusive',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: { color_raw_previous: 'labua' },
        status: [200],
        answer: { color_raw_previous: 'labua' },
        because: 'the minimum length of color_raw_previous is 5, inclusive',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { color_raw_previous: 'labua' },
        because: 'the minimum length of color_raw_previous is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a color_raw_previous below its minimum length of 5',
    about(
      'castle.color_raw_previous.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, color_raw_previous: 'tana' },
        status: [400, 422],
        because: 'color_raw_previous must have at least 5 characters',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { color_raw_previous: 'tana' },
        status: [400, 422],
        because: 'color_raw_previous must have at least 5 characters',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { color_raw_previous: 'mosimi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'color_raw_previous has no maximum length',
    about(
      'castle.color_raw_previous.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: {
          ...castle,
          color_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          color_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'color_raw_previous has no maximum length',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: {
          color_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'color_raw_previous has no maximum length',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: {
          color_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          color_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'color_raw_previous has no maximum length',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: {
          color_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'color_raw_previous has no maximum length',
      });
    },
  );

  test(
    'temperature_weekly may be the whole number 0',
    about('castle.temperature_weekly.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, temperature_weekly: 0 },
        status: [200, 201],
        answer: { temperature_weekly: 0 },
        because: '0 is a valid value of temperature_weekly',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { temperature_weekly: 0 },
        because: '0 is a valid value of temperature_weekly',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: { temperature_weekly: 0 },
        status: [200],
        answer: { temperature_weekly: 0 },
        because: '0 is a valid value of temperature_weekly',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { temperature_weekly: 0 },
        because: '0 is a valid value of temperature_weekly',
      });
    },
  );

  test(
    'create and update refuse a temperature_weekly of a wrong type',
    about(
      'castle.temperature_weekly.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, temperature_weekly: 'abc' },
        status: [400, 422],
        because: 'temperature_weekly must be a number',
      });
      await api.post('/castle', {
        body: { ...castle, temperature_weekly: { value: 'text' } },
        status: [400, 422],
        because: 'temperature_weekly must be a number',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { temperature_weekly: 'abc' },
        status: [400, 422],
        because: 'temperature_weekly must be a number',
      });
      await api.patch('/castle/castle-1', {
        body: { temperature_weekly: { value: 'text' } },
        status: [400, 422],
        because: 'temperature_weekly must be a number',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { temperature_weekly: 17.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'temperature_weekly may be right at its minimum of 0',
    about(
      'castle.temperature_weekly.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, temperature_weekly: 0 },
        status: [200, 201],
        answer: { temperature_weekly: 0 },
        because: 'the minimum of temperature_weekly is 0, inclusive',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { temperature_weekly: 0 },
        because: 'the minimum of temperature_weekly is 0, inclusive',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: { temperature_weekly: 0 },
        status: [200],
        answer: { temperature_weekly: 0 },
        because: 'the minimum of temperature_weekly is 0, inclusive',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { temperature_weekly: 0 },
        because: 'the minimum of temperature_weekly is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a temperature_weekly below its minimum of 0',
    about(
      'castle.temperature_weekly.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, temperature_weekly: -0.25 },
        status: [400, 422],
        because: 'temperature_weekly must be at least 0',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { temperature_weekly: -0.25 },
        status: [400, 422],
        because: 'temperature_weekly must be at least 0',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { temperature_weekly: 17.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'temperature_weekly may be right at its maximum of 5000',
    about(
      'castle.temperature_weekly.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, temperature_weekly: 5000 },
        status: [200, 201],
        answer: { temperature_weekly: 5000 },
        because: 'the maximum of temperature_weekly is 5000, inclusive',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { temperature_weekly: 5000 },
        because: 'the maximum of temperature_weekly is 5000, inclusive',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: { temperature_weekly: 5000 },
        status: [200],
        answer: { temperature_weekly: 5000 },
        because: 'the maximum of temperature_weekly is 5000, inclusive',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { temperature_weekly: 5000 },
        because: 'the maximum of temperature_weekly is 5000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a temperature_weekly above its maximum of 5000',
    about(
      'castle.temperature_weekly.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, temperature_weekly: 5000.25 },
        status: [400, 422],
        because: 'temperature_weekly must be at most 5000',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { temperature_weekly: 5000.25 },
        status: [400, 422],
        because: 'temperature_weekly must be at most 5000',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { temperature_weekly: 17.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a volume of a wrong type',
    about(
      'castle.volume.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, volume: 'abc' },
        status: [400, 422],
        because: 'volume must be an integer',
      });
      await api.post('/castle', {
        body: { ...castle, volume: { value: 'text' } },
        status: [400, 422],
        because: 'volume must be an integer',
      });
      await api.post('/castle', {
        body: { ...castle, volume: 3.5 },
        status: [400, 422],
        because: 'volume must be an integer',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { volume: 'abc' },
        status: [400, 422],
        because: 'volume must be an integer',
      });
      await api.patch('/castle/castle-1', {
        body: { volume: { value: 'text' } },
        status: [400, 422],
        because: 'volume must be an integer',
      });
      await api.patch('/castle/castle-1', {
        body: { volume: 3.5 },
        status: [400, 422],
        because: 'volume must be an integer',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { volume: 4 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'volume may be right at its minimum of 0',
    about(
      'castle.volume.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, volume: 0 },
        status: [200, 201],
        answer: { volume: 0 },
        because: 'the minimum of volume is 0, inclusive',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { volume: 0 },
        because: 'the minimum of volume is 0, inclusive',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: { volume: 0 },
        status: [200],
        answer: { volume: 0 },
        because: 'the minimum of volume is 0, inclusive',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { volume: 0 },
        because: 'the minimum of volume is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a volume below its minimum of 0',
    about(
      'castle.volume.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, volume: -1 },
        status: [400, 422],
        because: 'volume must be at least 0',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { volume: -1 },
        status: [400, 422],
        because: 'volume must be at least 0',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { volume: 4 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'volume has no maximum',
    about('castle.volume.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, volume: 1000000 },
        status: [200, 201],
        answer: { volume: 1000000 },
        because: 'volume has no maximum',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { volume: 1000000 },
        because: 'volume has no maximum',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: { volume: 1000000 },
        status: [200],
        answer: { volume: 1000000 },
        because: 'volume has no maximum',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { volume: 1000000 },
        because: 'volume has no maximum',
      });
    },
  );
});

test.describe('Castle: references', () => {
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
    'notebook_cottage refers to an existing NotebookCottage and is answered as its id',
    about('castle.notebook_cottage.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.post('/castle', {
        body: { ...castle, notebook_cottage: 'notebookcottage-1' },
        status: [200, 201],
        answer: { notebook_cottage: 'notebookcottage-1' },
        because: 'notebook_cottage was sent as notebookcottage-1',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { notebook_cottage: 'notebookcottage-1' },
        because: 'notebook_cottage was sent as notebookcottage-1',
      });
      await api.patch('/castle/castle-1', {
        body: { notebook_cottage: 'notebookcottage-2' },
        status: [200],
        answer: { notebook_cottage: 'notebookcottage-2' },
        because: 'notebook_cottage was changed to notebookcottage-2',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { notebook_cottage: 'notebookcottage-2' },
        because: 'notebook_cottage was changed to notebookcottage-2',
      });
      await api.get('/castle', {
        status: [200],
        answer: [{ id: 'castle-1', notebook_cottage: 'notebookcottage-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a notebook_cottage that no NotebookCottage has as its id',
    about(
      'castle.notebook_cottage.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, notebook_cottage: 'notebookcottage-unknown' },
        status: [400, 422],
        because: 'notebook_cottage must be the id of an existing NotebookCottage',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Castle', { ...castle, notebook_cottage: 'notebookcottage-1' });
      await api.patch('/castle/castle-1', {
        body: { notebook_cottage: 'notebookcottage-unknown' },
        status: [400, 422],
        because: 'notebook_cottage must be the id of an existing NotebookCottage',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { notebook_cottage: 'notebookcottage-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for notebook_cottage',
    about(
      'castle.notebook_cottage.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, notebook_cottage: 421337 },
        status: [400, 422],
        because: 'notebook_cottage must be the id of a NotebookCottage',
      });
      await api.post('/castle', {
        body: { ...castle, notebook_cottage: { value: 'text' } },
        status: [400, 422],
        because: 'notebook_cottage must be the id of a NotebookCottage',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { notebook_cottage: 421337 },
        status: [400, 422],
        because: 'notebook_cottage must be the id of a NotebookCottage',
      });
      await api.patch('/castle/castle-1', {
        body: { notebook_cottage: { value: 'text' } },
        status: [400, 422],
        because: 'notebook_cottage must be the id of a NotebookCottage',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { notebook_cottage: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'notebook_cottage may be null or left out',
    about('castle.notebook_cottage.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.post('/castle', {
        body: { ...castle, notebook_cottage: null },
        status: [200, 201],
        answer: { notebook_cottage: null },
        because: 'a reference may be null',
      });
      await api.patch('/castle/castle-1', {
        body: { notebook_cottage: 'notebookcottage-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/castle/castle-1', {
        body: { notebook_cottage: null },
        status: [200],
        answer: { notebook_cottage: null },
        because: 'a reference may be null',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { notebook_cottage: null },
        because: 'a reference may be null',
      });
      await api.post('/castle', {
        body: { ...castle, id: 'castle-2' },
        status: [200, 201],
        answer: { notebook_cottage: null },
        because: 'notebook_cottage is optional',
      });
    },
  );

  test(
    'deleting a NotebookCottage clears every notebook_cottage that refers to it',
    about('castle.notebook_cottage.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Castle', { ...castle, notebook_cottage: 'notebookcottage-1' });
      await api.create('Castle', {
        ...castle,
        id: 'castle-2',
        notebook_cottage: 'notebookcottage-1',
      });
      await api.delete('/notebookcottage/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { id: 'castle-1', notebook_cottage: null },
        because: 'notebookcottage-1 was deleted',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { id: 'castle-2', notebook_cottage: null },
        because: 'notebookcottage-1 was deleted',
      });
    },
  );

  test(
    'deleting a NotebookCottage keeps a notebook_cottage that refers to another',
    about('castle.notebook_cottage.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('Castle', { ...castle, notebook_cottage: 'notebookcottage-2' });
      await api.delete('/notebookcottage/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { notebook_cottage: 'notebookcottage-2' },
        because: 'another NotebookCottage was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Castle in notebook_cottage, which refers to NotebookCottage',
    about(
      'castle.notebook_cottage.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.post('/castle', {
        body: { ...castle, id: 'castle-2', notebook_cottage: 'castle-1' },
        status: [400, 422],
        because: 'notebook_cottage must be the id of an existing NotebookCottage',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: { notebook_cottage: 'castle-1' },
        status: [400, 422],
        because: 'notebook_cottage must be the id of an existing NotebookCottage',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { notebook_cottage: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Castle with the id of a NotebookCottage leaves notebook_cottage alone',
    about(
      'castle.notebook_cottage.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Castle', { ...castle, notebook_cottage: 'notebookcottage-1' });
      await api.create('Castle', { ...castle, id: 'notebookcottage-1' });
      await api.delete('/castle/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { notebook_cottage: 'notebookcottage-1' },
        because: 'no NotebookCottage was deleted',
      });
    },
  );

  test(
    'theaters is an empty list when a create leaves it out',
    about(
      'castle.theaters.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: castle,
        status: [200, 201],
        answer: { theaters: [] },
        because: 'theaters was left out',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { theaters: [] },
        because: 'theaters was left out',
      });
    },
  );

  test(
    'theaters lists existing Theater objects and is answered as their ids',
    about(
      'castle.theaters.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.post('/castle', {
        body: { ...castle, theaters: ['theater-1', 'theater-2'] },
        status: [200, 201],
        answer: { theaters: ['theater-1', 'theater-2'] },
        because: 'theaters was sent with two ids',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { theaters: ['theater-1', 'theater-2'] },
        because: 'theaters was sent with two ids',
      });
      await api.get('/castle', {
        status: [200],
        answer: [{ id: 'castle-1', theaters: ['theater-1', 'theater-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/castle/castle-1', {
        body: { theaters: ['theater-2', 'theater-1'] },
        status: [200],
        answer: { theaters: ['theater-2', 'theater-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in theaters',
    about(
      'castle.theaters.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.create('Castle', { ...castle, theaters: ['theater-1'] });
      await api.patch('/castle/castle-1', {
        body: { theaters: ['theater-2'] },
        status: [200],
        answer: { theaters: ['theater-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/castle/castle-1', {
        body: { theaters: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { theaters: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in theaters that no Theater has',
    about(
      'castle.theaters.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.post('/castle', {
        body: { ...castle, theaters: ['theater-unknown'] },
        status: [400, 422],
        because: 'theaters must hold only ids of existing Theater objects',
      });
      await api.post('/castle', {
        body: { ...castle, theaters: ['theater-1', 'theater-unknown'] },
        status: [400, 422],
        because: 'theaters must hold only ids of existing Theater objects',
      });
      await api.post('/castle', {
        body: { ...castle, theaters: ['theater-unknown', 'theater-2'] },
        status: [400, 422],
        because: 'theaters must hold only ids of existing Theater objects',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', { ...castle, theaters: ['theater-1', 'theater-2'] });
      await api.patch('/castle/castle-1', {
        body: { theaters: ['theater-unknown'] },
        status: [400, 422],
        because: 'theaters must hold only ids of existing Theater objects',
      });
      await api.patch('/castle/castle-1', {
        body: { theaters: ['theater-1', 'theater-unknown'] },
        status: [400, 422],
        because: 'theaters must hold only ids of existing Theater objects',
      });
      await api.patch('/castle/castle-1', {
        body: { theaters: ['theater-unknown', 'theater-2'] },
        status: [400, 422],
        because: 'theaters must hold only ids of existing Theater objects',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { theaters: ['theater-1', 'theater-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list theaters',
    about(
      'castle.theaters.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, theaters: null },
        status: [400, 422],
        because: 'theaters must not be null',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { theaters: null },
        status: [400, 422],
        because: 'theaters must not be null',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { theaters: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for theaters',
    about(
      'castle.theaters.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/castle', {
        body: { ...castle, theaters: 'abc' },
        status: [400, 422],
        because: 'theaters must be a list of ids of Theater',
      });
      await api.post('/castle', {
        body: { ...castle, theaters: [{ value: 'text' }] },
        status: [400, 422],
        because: 'theaters must be a list of ids of Theater',
      });
      await api.get('/castle/castle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { theaters: 'abc' },
        status: [400, 422],
        because: 'theaters must be a list of ids of Theater',
      });
      await api.patch('/castle/castle-1', {
        body: { theaters: [{ value: 'text' }] },
        status: [400, 422],
        because: 'theaters must be a list of ids of Theater',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { theaters: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Theater takes its id out of every theaters and keeps the others',
    about(
      'castle.theaters.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.create('Castle', { ...castle, theaters: ['theater-1', 'theater-2'] });
      await api.create('Castle', { ...castle, id: 'castle-2', theaters: ['theater-1'] });
      await api.delete('/theater/theater-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { id: 'castle-1', theaters: ['theater-2'] },
        because: 'theater-1 was deleted',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { id: 'castle-2', theaters: [] },
        because: 'theater-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Castle in theaters, which refers to Theater',
    about(
      'castle.theaters.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.post('/castle', {
        body: { ...castle, id: 'castle-2', theaters: ['castle-1'] },
        status: [400, 422],
        because: 'theaters must hold only ids of existing Theater objects',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', {
        body: { theaters: ['castle-1'] },
        status: [400, 422],
        because: 'theaters must hold only ids of existing Theater objects',
      });
      await api.get('/castle/castle-2', {
        status: [200],
        answer: { theaters: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Castle with the id of a Theater leaves theaters alone',
    about(
      'castle.theaters.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Castle', { ...castle, theaters: ['theater-1'] });
      await api.create('Castle', { ...castle, id: 'theater-1' });
      await api.delete('/castle/theater-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { theaters: ['theater-1'] },
        because: 'no Theater was deleted',
      });
    },
  );

  test(
    'update that is refused for notebook_cottage does not change color_raw_previous either',
    about(
      'castle.notebook_cottage.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', {
        body: { color_raw_previous: 'biruvo', notebook_cottage: 'notebookcottage-unknown' },
        status: [400, 422],
        because: 'notebook_cottage must be the id of an existing NotebookCottage',
      });
      await api.get('/castle/castle-1', {
        status: [200],
        answer: { ...castle, notebook_cottage: null, theaters: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
