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
      await api.post('/castle', castle).created('create answers the object that was sent', {
        ...castle,
        notebook_cottage: null,
        theaters: [],
      });
      await api.get('/castle/castle-1').ok('read answers the object that was created', {
        ...castle,
        notebook_cottage: null,
        theaters: [],
      });
      await api
        .post('/castle', { ...castle, id: 'castle-2' })
        .created('objects may be alike in everything but their ids', { id: 'castle-2' });
    },
  );

  test(
    'the id of a Castle may be any text, upper and lower case told apart, but no number',
    about(
      'castle.create.accepts-any-id',
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
        .post('/castle', { ...castle, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Castle', { ...castle, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/castle/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/castle/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...castle,
          id: 'Room 2.B at the Very End of the Long Hall',
          notebook_cottage: null,
          theaters: [],
        });
      await api.post('/castle', { ...castle, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/castle/castle-1', {
          color_raw_previous: 'biruvo',
          temperature_weekly: 93.75,
          volume: 16,
        })
        .ok('every one of these fields was sent', {
          color_raw_previous: 'biruvo',
          id: 'castle-1',
          notebook_cottage: null,
          temperature_weekly: 93.75,
          theaters: [],
          volume: 16,
        });
      await api.get('/castle/castle-1').ok('the update is stored', {
        color_raw_previous: 'biruvo',
        temperature_weekly: 93.75,
        volume: 16,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('castle.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Castle', castle);
      await api
        .patch('/castle/castle-1', {
          id: 'castle-1',
          color_raw_previous: 'biruvo',
          temperature_weekly: 93.75,
          volume: 16,
        })
        .ok(because, {
          id: 'castle-1',
          color_raw_previous: 'biruvo',
          temperature_weekly: 93.75,
          volume: 16,
        });
      await api.get('/castle/castle-1').ok(because, {
        id: 'castle-1',
        color_raw_previous: 'biruvo',
        temperature_weekly: 93.75,
        volume: 16,
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
      await api
        .patch('/castle/castle-1', { color_raw_previous: 'biruvo', volume: 'abc' })
        .invalid('volume must be an integer');
      await api.get('/castle/castle-1').ok('a refused update changes nothing', {
        ...castle,
        notebook_cottage: null,
        theaters: [],
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
      const because = 'it was deleted';
      await api.create('Castle', castle);
      await api.delete('/castle/castle-1').removed('the object exists');
      await api.get('/castle/castle-1').notFound(because);
      await api.patch('/castle/castle-1', { id: 'castle-1' }).notFound(because);
      await api.get('/castle').ok('what was deleted is in no list', []);
      await api
        .post('/castle', {
          ...castle,
          color_raw_previous: 'biruvo',
          temperature_weekly: 93.75,
          volume: 16,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          color_raw_previous: 'biruvo',
          id: 'castle-1',
          notebook_cottage: null,
          temperature_weekly: 93.75,
          theaters: [],
          volume: 16,
        });
      await api
        .get('/castle/castle-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          color_raw_previous: 'biruvo',
          id: 'castle-1',
          notebook_cottage: null,
          temperature_weekly: 93.75,
          theaters: [],
          volume: 16,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Castle has',
    about('castle.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Castle has the id castle-unknown';
      await api.create('Castle', castle);
      await api.get('/castle/castle-unknown').notFound(because);
      await api
        .patch('/castle/castle-unknown', {
          color_raw_previous: 'biruvo',
          temperature_weekly: 93.75,
          volume: 16,
        })
        .notFound(because);
      await api.delete('/castle/castle-unknown').notFound(because);
      await api
        .get('/castle')
        .ok('requests for an unknown id change nothing', [{ id: 'castle-1' }]);
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
      await api.get('/castle').ok('three objects were created', [
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
      ]);
      await api.create('Castle', { ...castle, id: 'castle-4' });
      await api.create('Castle', { ...castle, id: 'castle-5' });
      await api.create('Castle', { ...castle, id: 'castle-6' });
      await api.create('Castle', { ...castle, id: 'castle-7' });
      await api.create('Castle', { ...castle, id: 'castle-8' });
      await api.create('Castle', { ...castle, id: 'castle-9' });
      await api.create('Castle', { ...castle, id: 'castle-10' });
      await api.create('Castle', { ...castle, id: 'castle-11' });
      await api
        .get('/castle')
        .ok('a list holds every object, however many there are', [
          { id: 'castle-1' },
          { id: 'castle-2' },
          { id: 'castle-3' },
          { id: 'castle-4' },
          { id: 'castle-5' },
          { id: 'castle-6' },
          { id: 'castle-7' },
          { id: 'castle-8' },
          { id: 'castle-9' },
          { id: 'castle-10' },
          { id: 'castle-11' },
        ]);
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
      await api
        .patch('/castle/castle-2', {
          id: 'castle-2',
          color_raw_previous: 'biruvo',
          temperature_weekly: 93.75,
          volume: 16,
        })
        .ok('the change is valid');
      await api
        .get('/castle/castle-1')
        .ok('another object was updated', { ...castle, notebook_cottage: null, theaters: [] });
      await api.get('/castle/castle-2').ok('the update is stored', {
        color_raw_previous: 'biruvo',
        id: 'castle-2',
        notebook_cottage: null,
        temperature_weekly: 93.75,
        theaters: [],
        volume: 16,
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
      await api.delete('/castle/castle-1').removed('the object exists');
      await api.get('/castle/castle-2').ok('another object was deleted', {
        color_raw_previous: 'biruvo',
        id: 'castle-2',
        notebook_cottage: null,
        temperature_weekly: 93.75,
        theaters: [],
        volume: 16,
      });
      await api.get('/castle').ok('one of two objects was deleted', [{ id: 'castle-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/castle').ok('reset removes all objects', []);
      await api.get('/castle/castle-1').notFound('reset removed it');
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
      await api
        .post('/castle', without(castle, 'color_raw_previous'))
        .invalid('color_raw_previous is required and has no default');
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
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
      await api
        .post('/castle', without(castle, 'temperature_weekly'))
        .invalid('temperature_weekly is required and has no default');
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Castle without volume, which is optional',
    about('castle.volume.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'volume is optional';
      await api.post('/castle', without(castle, 'volume')).created(because, { volume: null });
      await api.get('/castle/castle-1').ok(because, { volume: null });
    },
  );

  test(
    'update of color_raw_previous or volume alone leaves every other field as it is',
    about('castle.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Theater', theater);
      await api.create('Castle', {
        ...castle,
        notebook_cottage: 'notebookcottage-1',
        theaters: ['theater-1'],
      });
      await api.patch('/castle/castle-1', { color_raw_previous: 'biruvo' }).ok(because, {
        ...castle,
        color_raw_previous: 'biruvo',
        notebook_cottage: 'notebookcottage-1',
        theaters: ['theater-1'],
      });
      await api.patch('/castle/castle-1', { volume: 16 }).ok(because, {
        ...castle,
        color_raw_previous: 'biruvo',
        notebook_cottage: 'notebookcottage-1',
        theaters: ['theater-1'],
        volume: 16,
      });
      await api.get('/castle/castle-1').ok(because, {
        ...castle,
        color_raw_previous: 'biruvo',
        notebook_cottage: 'notebookcottage-1',
        theaters: ['theater-1'],
        volume: 16,
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
      const because = 'color_raw_previous is nullable';
      await api
        .post('/castle', { ...castle, color_raw_previous: null })
        .created(because, { color_raw_previous: null });
      await api.get('/castle/castle-1').ok(because, { color_raw_previous: null });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api
        .patch('/castle/castle-2', { color_raw_previous: null })
        .ok(because, { color_raw_previous: null });
      await api.get('/castle/castle-2').ok(because, { color_raw_previous: null });
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
      const because = 'temperature_weekly is nullable';
      await api
        .post('/castle', { ...castle, temperature_weekly: null })
        .created(because, { temperature_weekly: null });
      await api.get('/castle/castle-1').ok(because, { temperature_weekly: null });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api
        .patch('/castle/castle-2', { temperature_weekly: null })
        .ok(because, { temperature_weekly: null });
      await api.get('/castle/castle-2').ok(because, { temperature_weekly: null });
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
      const because = 'volume must not be null';
      await api.post('/castle', { ...castle, volume: null }).invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', { volume: null }).invalid(because);
      await api.get('/castle/castle-1').ok('a refused update changes nothing', { volume: 4 });
    },
  );
});

test.describe('Castle: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'color_raw_previous keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'castle.color_raw_previous.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of color_raw_previous';
      await api
        .post('/castle', { ...castle, color_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { color_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/castle/castle-1')
        .ok(because, { color_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api
        .patch('/castle/castle-2', { color_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { color_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/castle/castle-2')
        .ok(because, { color_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'color_raw_previous must be a string';
      await api.post('/castle', { ...castle, color_raw_previous: 421337 }).invalid(because);
      await api
        .post('/castle', { ...castle, color_raw_previous: { value: 'text' } })
        .invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', { color_raw_previous: 0 }).invalid(because);
      await api.patch('/castle/castle-1', { color_raw_previous: {} }).invalid(because);
      await api
        .get('/castle/castle-1')
        .ok('a refused update changes nothing', { color_raw_previous: 'mosimi' });
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
      const because = 'the minimum length of color_raw_previous is 5, inclusive';
      await api
        .post('/castle', { ...castle, color_raw_previous: 'labu ' })
        .created(because, { color_raw_previous: 'labu ' });
      await api.get('/castle/castle-1').ok(because, { color_raw_previous: 'labu ' });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api
        .patch('/castle/castle-2', { color_raw_previous: 'labu ' })
        .ok(because, { color_raw_previous: 'labu ' });
      await api.get('/castle/castle-2').ok(because, { color_raw_previous: 'labu ' });
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
      const because = 'color_raw_previous must have at least 5 characters';
      await api.post('/castle', { ...castle, color_raw_previous: 'tan ' }).invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', { color_raw_previous: 'tan ' }).invalid(because);
      await api
        .get('/castle/castle-1')
        .ok('a refused update changes nothing', { color_raw_previous: 'mosimi' });
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
      const because = 'color_raw_previous has no maximum length';
      await api
        .post('/castle', {
          ...castle,
          color_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          color_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/castle/castle-1').ok(because, {
        color_raw_previous:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api
        .patch('/castle/castle-2', {
          color_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          color_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/castle/castle-2').ok(because, {
        color_raw_previous:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'temperature_weekly may be the whole number 0',
    about('castle.temperature_weekly.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of temperature_weekly';
      await api
        .post('/castle', { ...castle, temperature_weekly: 0 })
        .created(because, { temperature_weekly: 0 });
      await api.get('/castle/castle-1').ok(because, { temperature_weekly: 0 });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api
        .patch('/castle/castle-2', { temperature_weekly: 0 })
        .ok(because, { temperature_weekly: 0 });
      await api.get('/castle/castle-2').ok(because, { temperature_weekly: 0 });
    },
  );

  test(
    'temperature_weekly keeps three decimals',
    about('castle.temperature_weekly.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of temperature_weekly';
      await api
        .post('/castle', { ...castle, temperature_weekly: 12.375 })
        .created(because, { temperature_weekly: 12.375 });
      await api.get('/castle/castle-1').ok(because, { temperature_weekly: 12.375 });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api
        .patch('/castle/castle-2', { temperature_weekly: 12.375 })
        .ok(because, { temperature_weekly: 12.375 });
      await api.get('/castle/castle-2').ok(because, { temperature_weekly: 12.375 });
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
      const because = 'temperature_weekly must be a number';
      await api.post('/castle', { ...castle, temperature_weekly: 'abc' }).invalid(because);
      await api
        .post('/castle', { ...castle, temperature_weekly: { value: 'text' } })
        .invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', { temperature_weekly: 'abc' }).invalid(because);
      await api.patch('/castle/castle-1', { temperature_weekly: {} }).invalid(because);
      await api
        .get('/castle/castle-1')
        .ok('a refused update changes nothing', { temperature_weekly: 17.25 });
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
      const because = 'the minimum of temperature_weekly is 0, inclusive';
      await api
        .post('/castle', { ...castle, temperature_weekly: 0 })
        .created(because, { temperature_weekly: 0 });
      await api.get('/castle/castle-1').ok(because, { temperature_weekly: 0 });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api
        .patch('/castle/castle-2', { temperature_weekly: 0 })
        .ok(because, { temperature_weekly: 0 });
      await api.get('/castle/castle-2').ok(because, { temperature_weekly: 0 });
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
      const because = 'temperature_weekly must be at least 0';
      await api.post('/castle', { ...castle, temperature_weekly: -0.25 }).invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', { temperature_weekly: -0.25 }).invalid(because);
      await api
        .get('/castle/castle-1')
        .ok('a refused update changes nothing', { temperature_weekly: 17.25 });
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
      const because = 'the maximum of temperature_weekly is 5000, inclusive';
      await api
        .post('/castle', { ...castle, temperature_weekly: 5000 })
        .created(because, { temperature_weekly: 5000 });
      await api.get('/castle/castle-1').ok(because, { temperature_weekly: 5000 });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api
        .patch('/castle/castle-2', { temperature_weekly: 5000 })
        .ok(because, { temperature_weekly: 5000 });
      await api.get('/castle/castle-2').ok(because, { temperature_weekly: 5000 });
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
      const because = 'temperature_weekly must be at most 5000';
      await api.post('/castle', { ...castle, temperature_weekly: 5000.25 }).invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', { temperature_weekly: 5000.25 }).invalid(because);
      await api
        .get('/castle/castle-1')
        .ok('a refused update changes nothing', { temperature_weekly: 17.25 });
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
      const because = 'volume must be an integer';
      await api.post('/castle', { ...castle, volume: 'abc' }).invalid(because);
      await api.post('/castle', { ...castle, volume: { value: 'text' } }).invalid(because);
      await api.post('/castle', { ...castle, volume: 3.5 }).invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', { volume: 'abc' }).invalid(because);
      await api.patch('/castle/castle-1', { volume: {} }).invalid(because);
      await api.patch('/castle/castle-1', { volume: 3.5 }).invalid(because);
      await api.get('/castle/castle-1').ok('a refused update changes nothing', { volume: 4 });
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
      const because = 'the minimum of volume is 0, inclusive';
      await api.post('/castle', { ...castle, volume: 0 }).created(because, { volume: 0 });
      await api.get('/castle/castle-1').ok(because, { volume: 0 });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', { volume: 0 }).ok(because, { volume: 0 });
      await api.get('/castle/castle-2').ok(because, { volume: 0 });
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
      const because = 'volume must be at least 0';
      await api.post('/castle', { ...castle, volume: -1 }).invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', { volume: -1 }).invalid(because);
      await api.get('/castle/castle-1').ok('a refused update changes nothing', { volume: 4 });
    },
  );

  test(
    'volume has no maximum',
    about('castle.volume.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'volume has no maximum';
      await api
        .post('/castle', { ...castle, volume: 1000000 })
        .created(because, { volume: 1000000 });
      await api.get('/castle/castle-1').ok(because, { volume: 1000000 });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', { volume: 1000000 }).ok(because, { volume: 1000000 });
      await api.get('/castle/castle-2').ok(because, { volume: 1000000 });
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
      const because = 'notebook_cottage was sent as notebookcottage-1';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .post('/castle', { ...castle, notebook_cottage: 'notebookcottage-1' })
        .created(because, { notebook_cottage: 'notebookcottage-1' });
      await api.get('/castle/castle-1').ok(because, { notebook_cottage: 'notebookcottage-1' });
      await api
        .patch('/castle/castle-1', { notebook_cottage: 'notebookcottage-2' })
        .ok('notebook_cottage was changed to notebookcottage-2', {
          notebook_cottage: 'notebookcottage-2',
        });
      await api.get('/castle/castle-1').ok('notebook_cottage was changed to notebookcottage-2', {
        notebook_cottage: 'notebookcottage-2',
      });
      await api
        .get('/castle')
        .ok('lists answer references as ids too', [
          { id: 'castle-1', notebook_cottage: 'notebookcottage-2' },
        ]);
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
      const because = 'notebook_cottage must be the id of an existing NotebookCottage';
      await api
        .post('/castle', { ...castle, notebook_cottage: 'notebookcottage-unknown' })
        .invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Castle', { ...castle, notebook_cottage: 'notebookcottage-1' });
      await api
        .patch('/castle/castle-1', { notebook_cottage: 'notebookcottage-unknown' })
        .invalid(because);
      await api
        .get('/castle/castle-1')
        .ok('a refused update changes nothing', { notebook_cottage: 'notebookcottage-1' });
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
      const because = 'notebook_cottage must be the id of a NotebookCottage';
      await api.post('/castle', { ...castle, notebook_cottage: 421337 }).invalid(because);
      await api
        .post('/castle', { ...castle, notebook_cottage: { value: 'text' } })
        .invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', { notebook_cottage: 0 }).invalid(because);
      await api.patch('/castle/castle-1', { notebook_cottage: {} }).invalid(because);
      await api
        .get('/castle/castle-1')
        .ok('a refused update changes nothing', { notebook_cottage: null });
    },
  );

  test(
    'notebook_cottage may be null or left out',
    about('castle.notebook_cottage.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('NotebookCottage', notebookCottage);
      await api
        .post('/castle', { ...castle, notebook_cottage: null })
        .created(because, { notebook_cottage: null });
      await api
        .patch('/castle/castle-1', { notebook_cottage: 'notebookcottage-1' })
        .ok('the change is valid');
      await api
        .patch('/castle/castle-1', { notebook_cottage: null })
        .ok(because, { notebook_cottage: null });
      await api.get('/castle/castle-1').ok(because, { notebook_cottage: null });
      await api
        .post('/castle', { ...castle, id: 'castle-2' })
        .created('notebook_cottage is optional', { notebook_cottage: null });
    },
  );

  test(
    'deleting a NotebookCottage clears every notebook_cottage that refers to it',
    about(
      'castle.notebook_cottage.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'notebookcottage-1 was deleted';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Castle', { ...castle, notebook_cottage: 'notebookcottage-1' });
      await api.create('Castle', {
        ...castle,
        id: 'castle-2',
        notebook_cottage: 'notebookcottage-1',
      });
      await api.delete('/notebookcottage/notebookcottage-1').removed('the object exists');
      await api.get('/castle/castle-1').ok(because, { id: 'castle-1', notebook_cottage: null });
      await api.get('/castle/castle-2').ok(because, { id: 'castle-2', notebook_cottage: null });
      await api.get('/castle').ok(because, [
        { id: 'castle-1', notebook_cottage: null },
        { id: 'castle-2', notebook_cottage: null },
      ]);
      await api
        .patch('/castle/castle-1', { color_raw_previous: 'biruvo' })
        .ok('an update of something else brings no reference back', { notebook_cottage: null });
      await api
        .patch('/castle/castle-1', { notebook_cottage: 'notebookcottage-1' })
        .invalid('notebook_cottage must be the id of an existing NotebookCottage');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .get('/castle/castle-2')
        .ok('the NotebookCottage that has the id notebookcottage-1 now is another', {
          notebook_cottage: null,
        });
    },
  );

  test(
    'deleting a NotebookCottage keeps a notebook_cottage that refers to another',
    about(
      'castle.notebook_cottage.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('Castle', { ...castle, notebook_cottage: 'notebookcottage-2' });
      await api.delete('/notebookcottage/notebookcottage-1').removed(because);
      await api
        .get('/castle/castle-1')
        .ok('another NotebookCottage was deleted', { notebook_cottage: 'notebookcottage-2' });
      await api.delete('/castle/castle-1').removed(because);
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok('only what refers to it was deleted', { id: 'notebookcottage-2' });
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
      const because = 'notebook_cottage must be the id of an existing NotebookCottage';
      await api.create('Castle', castle);
      await api
        .post('/castle', { ...castle, id: 'castle-2', notebook_cottage: 'castle-1' })
        .invalid(because);
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', { notebook_cottage: 'castle-1' }).invalid(because);
      await api
        .get('/castle/castle-2')
        .ok('a refused update changes nothing', { notebook_cottage: null });
    },
  );

  test(
    'deleting a Castle, or the NotebookCottage of the same id, leaves the other one and notebook_cottage as they are',
    about(
      'castle.notebook_cottage.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('NotebookCottage', { ...notebookCottage, id: 'castle-1' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'castle-2' });
      await api.create('Castle', { ...castle, notebook_cottage: 'castle-2' });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.delete('/castle/castle-2').removed(because);
      await api
        .get('/notebookcottage/castle-2')
        .ok('no NotebookCottage was deleted', { ...notebookCottage, id: 'castle-2' });
      await api.delete('/notebookcottage/castle-1').removed(because);
      await api.get('/castle/castle-1').ok('only the NotebookCottage castle-1 was deleted', {
        ...castle,
        notebook_cottage: 'castle-2',
        theaters: [],
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
      const because = 'theaters was left out';
      await api.post('/castle', castle).created(because, { theaters: [] });
      await api.get('/castle/castle-1').ok(because, { theaters: [] });
    },
  );

  test(
    'theaters lists existing Theater objects and is answered as their ids',
    about(
      'castle.theaters.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'theaters was sent with two ids';
      await api.create('Theater', theater);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.create('Theater', { ...theater, id: 'theater-3' });
      await api.create('Theater', { ...theater, id: 'theater-4' });
      await api.create('Theater', { ...theater, id: 'theater-5' });
      await api
        .post('/castle', { ...castle, theaters: ['theater-1', 'theater-2'] })
        .created(because, { theaters: ['theater-1', 'theater-2'] });
      await api.get('/castle/castle-1').ok(because, { theaters: ['theater-1', 'theater-2'] });
      await api
        .get('/castle')
        .ok('lists answer references as ids too', [
          { id: 'castle-1', theaters: ['theater-1', 'theater-2'] },
        ]);
      await api
        .patch('/castle/castle-1', { theaters: ['theater-2', 'theater-1'] })
        .ok('any order will do', { theaters: ['theater-2', 'theater-1'] });
      await api
        .patch('/castle/castle-1', {
          theaters: ['theater-1', 'theater-2', 'theater-3', 'theater-4', 'theater-5'],
        })
        .ok('no length is too much', {
          theaters: ['theater-1', 'theater-2', 'theater-3', 'theater-4', 'theater-5'],
        });
      await api.delete('/castle/castle-1').removed('the object exists');
      await api
        .get('/theater')
        .ok('only what refers to them was deleted', [
          { id: 'theater-1' },
          { id: 'theater-2' },
          { id: 'theater-3' },
          { id: 'theater-4' },
          { id: 'theater-5' },
        ]);
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
      await api
        .patch('/castle/castle-1', { theaters: ['theater-2'] })
        .ok('an update replaces the list', { theaters: ['theater-2'] });
      await api.patch('/castle/castle-1', { theaters: [] }).ok('the change is valid');
      await api.get('/castle/castle-1').ok('the list was emptied', { theaters: [] });
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
      const because = 'theaters must hold only ids of existing Theater objects';
      await api.create('Theater', theater);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.post('/castle', { ...castle, theaters: ['theater-unknown'] }).invalid(because);
      await api
        .post('/castle', { ...castle, theaters: ['theater-1', 'theater-unknown'] })
        .invalid(because);
      await api
        .post('/castle', { ...castle, theaters: ['theater-unknown', 'theater-2'] })
        .invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', { ...castle, theaters: ['theater-1', 'theater-2'] });
      await api.patch('/castle/castle-1', { theaters: ['theater-unknown'] }).invalid(because);
      await api
        .patch('/castle/castle-1', { theaters: ['theater-1', 'theater-unknown'] })
        .invalid(because);
      await api
        .patch('/castle/castle-1', { theaters: ['theater-unknown', 'theater-2'] })
        .invalid(because);
      await api
        .get('/castle/castle-1')
        .ok('a refused update changes nothing', { theaters: ['theater-1', 'theater-2'] });
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
      const because = 'theaters must not be null';
      await api.post('/castle', { ...castle, theaters: null }).invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', { theaters: null }).invalid(because);
      await api.get('/castle/castle-1').ok('a refused update changes nothing', { theaters: [] });
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
      const because = 'theaters must be a list of ids of Theater';
      await api.create('Theater', { ...theater, id: 'x' });
      await api.post('/castle', { ...castle, theaters: 'x' }).invalid(because);
      await api.post('/castle', { ...castle, theaters: [{ value: 'text' }] }).invalid(because);
      await api.get('/castle/castle-1').notFound('a refused create stores nothing');
      await api.create('Castle', castle);
      await api.patch('/castle/castle-1', { theaters: 'x' }).invalid(because);
      await api.patch('/castle/castle-1', { theaters: [{}] }).invalid(because);
      await api.get('/castle/castle-1').ok('a refused update changes nothing', { theaters: [] });
    },
  );

  test(
    'deleting a Theater takes its id out of every theaters and keeps the others',
    about(
      'castle.theaters.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'theater-2 was deleted';
      await api.create('Theater', theater);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.create('Theater', { ...theater, id: 'theater-3' });
      await api.create('Castle', { ...castle, theaters: ['theater-1', 'theater-2', 'theater-3'] });
      await api.create('Castle', { ...castle, id: 'castle-2', theaters: ['theater-2'] });
      await api.delete('/theater/theater-2').removed('the object exists');
      await api
        .get('/castle/castle-1')
        .ok(because, { id: 'castle-1', theaters: ['theater-1', 'theater-3'] });
      await api.get('/castle/castle-2').ok(because, { id: 'castle-2', theaters: [] });
      await api.get('/castle').ok(because, [
        { id: 'castle-1', theaters: ['theater-1', 'theater-3'] },
        { id: 'castle-2', theaters: [] },
      ]);
      await api
        .patch('/castle/castle-1', { color_raw_previous: 'biruvo' })
        .ok('an update of something else brings no reference back', {
          theaters: ['theater-1', 'theater-3'],
        });
      await api
        .patch('/castle/castle-1', { theaters: ['theater-1', 'theater-2'] })
        .invalid('theaters must hold only ids of existing Theater objects');
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api
        .get('/castle/castle-2')
        .ok('the Theater that has the id theater-2 now is another', { theaters: [] });
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
      const because = 'theaters must hold only ids of existing Theater objects';
      await api.create('Castle', castle);
      await api
        .post('/castle', { ...castle, id: 'castle-2', theaters: ['castle-1'] })
        .invalid(because);
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.patch('/castle/castle-2', { theaters: ['castle-1'] }).invalid(because);
      await api.get('/castle/castle-2').ok('a refused update changes nothing', { theaters: [] });
    },
  );

  test(
    'deleting a Castle, or the Theater of the same id, leaves the other one and theaters as they are',
    about(
      'castle.theaters.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Theater', { ...theater, id: 'castle-1' });
      await api.create('Theater', { ...theater, id: 'castle-2' });
      await api.create('Castle', { ...castle, theaters: ['castle-2'] });
      await api.create('Castle', { ...castle, id: 'castle-2' });
      await api.delete('/castle/castle-2').removed(because);
      await api
        .get('/theater/castle-2')
        .ok('no Theater was deleted', { ...theater, id: 'castle-2', jackets: [] });
      await api.delete('/theater/castle-1').removed(because);
      await api.get('/castle/castle-1').ok('only the Theater castle-1 was deleted', {
        ...castle,
        notebook_cottage: null,
        theaters: ['castle-2'],
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
      await api
        .patch('/castle/castle-1', {
          color_raw_previous: 'biruvo',
          notebook_cottage: 'notebookcottage-unknown',
        })
        .invalid('notebook_cottage must be the id of an existing NotebookCottage');
      await api.get('/castle/castle-1').ok('a refused update changes nothing', {
        ...castle,
        notebook_cottage: null,
        theaters: [],
      });
    },
  );
});
