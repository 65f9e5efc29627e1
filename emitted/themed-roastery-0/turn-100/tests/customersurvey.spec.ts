import { about, test, without } from '../support/api.ts';

// A valid CustomerSurvey, as the tests send it.
const customerSurvey = {
  average_rating: 8.25,
  id: 'customersurvey-1',
  questions: 65,
  survey_state: 'designed',
  survey_title: 'mibuli d',
};

test.describe('CustomerSurvey: create, read, update and delete', () => {
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
    'create answers the new CustomerSurvey, and read answers it again',
    about(
      'customersurvey.create.answers-the-object',
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
        .post('/customersurvey', customerSurvey)
        .created('create answers the object that was sent', customerSurvey);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('read answers the object that was created', customerSurvey);
      await api
        .post('/customersurvey', { ...customerSurvey, id: 'customersurvey-2' })
        .created('objects may be alike in everything but their ids', { id: 'customersurvey-2' });
    },
  );

  test(
    'the id of a CustomerSurvey may be any text, upper and lower case told apart, but no number',
    about(
      'customersurvey.create.accepts-any-id',
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
        .post('/customersurvey', {
          ...customerSurvey,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/customersurvey/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/customersurvey/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...customerSurvey, id: 'Room 2.B at the Very End of the Long Hall' });
      await api
        .post('/customersurvey', { ...customerSurvey, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole CustomerSurvey',
    about(
      'customersurvey.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', {
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        })
        .ok('every one of these fields was sent', {
          average_rating: 0.75,
          id: 'customersurvey-1',
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        });
      await api.get('/customersurvey/customersurvey-1').ok('the update is stored', {
        average_rating: 0.75,
        questions: 4,
        survey_state: 'fielded',
        survey_title: 'gato dot',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('customersurvey.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', {
          id: 'customersurvey-1',
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        })
        .ok(because, {
          id: 'customersurvey-1',
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        });
      await api.get('/customersurvey/customersurvey-1').ok(because, {
        id: 'customersurvey-1',
        average_rating: 0.75,
        questions: 4,
        survey_state: 'fielded',
        survey_title: 'gato dot',
      });
    },
  );

  test(
    'update that is refused for survey_title does not change average_rating either',
    about(
      'customersurvey.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', { average_rating: 0.75, survey_title: 421337 })
        .invalid('survey_title must be a string');
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', customerSurvey);
    },
  );

  test(
    'delete removes a CustomerSurvey: no read finds it and no list holds it',
    about(
      'customersurvey.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('CustomerSurvey', customerSurvey);
      await api.delete('/customersurvey/customersurvey-1').removed('the object exists');
      await api.get('/customersurvey/customersurvey-1').notFound(because);
      await api
        .patch('/customersurvey/customersurvey-1', { id: 'customersurvey-1' })
        .notFound(because);
      await api.get('/customersurvey').ok('what was deleted is in no list', []);
      await api
        .post('/customersurvey', {
          ...customerSurvey,
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          average_rating: 0.75,
          id: 'customersurvey-1',
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        });
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          average_rating: 0.75,
          id: 'customersurvey-1',
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CustomerSurvey has',
    about('customersurvey.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no CustomerSurvey has the id customersurvey-unknown';
      await api.create('CustomerSurvey', customerSurvey);
      await api.get('/customersurvey/customersurvey-unknown').notFound(because);
      await api
        .patch('/customersurvey/customersurvey-unknown', {
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        })
        .notFound(because);
      await api.delete('/customersurvey/customersurvey-unknown').notFound(because);
      await api
        .get('/customersurvey')
        .ok('requests for an unknown id change nothing', [{ id: 'customersurvey-1' }]);
    },
  );
});

test.describe('CustomerSurvey: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every CustomerSurvey with all of its fields',
    about('customersurvey.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('CustomerSurvey', customerSurvey);
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-2',
        average_rating: 0.75,
        questions: 4,
        survey_state: 'fielded',
        survey_title: 'gato dot',
      });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-3',
        average_rating: 6.25,
        questions: 43,
        survey_state: 'analyzed',
        survey_title: 'lana von',
      });
      await api.get('/customersurvey').ok('three objects were created', [
        customerSurvey,
        {
          average_rating: 0.75,
          id: 'customersurvey-2',
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        },
        {
          average_rating: 6.25,
          id: 'customersurvey-3',
          questions: 43,
          survey_state: 'analyzed',
          survey_title: 'lana von',
        },
      ]);
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-4' });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-5' });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-6' });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-7' });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-8' });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-9' });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-10' });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-11' });
      await api
        .get('/customersurvey')
        .ok('a list holds every object, however many there are', [
          { id: 'customersurvey-1' },
          { id: 'customersurvey-2' },
          { id: 'customersurvey-3' },
          { id: 'customersurvey-4' },
          { id: 'customersurvey-5' },
          { id: 'customersurvey-6' },
          { id: 'customersurvey-7' },
          { id: 'customersurvey-8' },
          { id: 'customersurvey-9' },
          { id: 'customersurvey-10' },
          { id: 'customersurvey-11' },
        ]);
    },
  );

  test(
    'update of one CustomerSurvey leaves another as it was',
    about('customersurvey.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('CustomerSurvey', customerSurvey);
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-2',
        average_rating: 0.75,
        questions: 4,
        survey_state: 'fielded',
        survey_title: 'gato dot',
      });
      await api
        .patch('/customersurvey/customersurvey-2', {
          id: 'customersurvey-2',
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        })
        .ok('the change is valid');
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('another object was updated', customerSurvey);
      await api.get('/customersurvey/customersurvey-2').ok('the update is stored', {
        average_rating: 0.75,
        id: 'customersurvey-2',
        questions: 4,
        survey_state: 'fielded',
        survey_title: 'gato dot',
      });
    },
  );

  test(
    'delete of one CustomerSurvey leaves another as it was',
    about(
      'customersurvey.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', customerSurvey);
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-2',
        average_rating: 0.75,
        questions: 4,
        survey_state: 'fielded',
        survey_title: 'gato dot',
      });
      await api.delete('/customersurvey/customersurvey-1').removed('the object exists');
      await api.get('/customersurvey/customersurvey-2').ok('another object was deleted', {
        average_rating: 0.75,
        id: 'customersurvey-2',
        questions: 4,
        survey_state: 'fielded',
        survey_title: 'gato dot',
      });
      await api
        .get('/customersurvey')
        .ok('one of two objects was deleted', [{ id: 'customersurvey-2' }]);
    },
  );

  test(
    'reset removes every CustomerSurvey',
    about('customersurvey.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('CustomerSurvey', customerSurvey);
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-2',
        average_rating: 0.75,
        questions: 4,
        survey_state: 'fielded',
        survey_title: 'gato dot',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/customersurvey').ok('reset removes all objects', []);
      await api.get('/customersurvey/customersurvey-1').notFound('reset removed it');
    },
  );
});

test.describe('CustomerSurvey: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a CustomerSurvey without average_rating, which is optional',
    about('customersurvey.average_rating.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'average_rating is optional';
      await api
        .post('/customersurvey', without(customerSurvey, 'average_rating'))
        .created(because, { average_rating: null });
      await api.get('/customersurvey/customersurvey-1').ok(because, { average_rating: null });
    },
  );

  test(
    'create refuses a CustomerSurvey without questions, which is required',
    about(
      'customersurvey.questions.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/customersurvey', without(customerSurvey, 'questions'))
        .invalid('questions is required and has no default');
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a CustomerSurvey without survey_state, which is optional',
    about('customersurvey.survey_state.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'survey_state is optional';
      await api
        .post('/customersurvey', without(customerSurvey, 'survey_state'))
        .created(because, { survey_state: null });
      await api.get('/customersurvey/customersurvey-1').ok(because, { survey_state: null });
    },
  );

  test(
    'create refuses a CustomerSurvey without survey_title, which is required',
    about(
      'customersurvey.survey_title.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/customersurvey', without(customerSurvey, 'survey_title'))
        .invalid('survey_title is required and has no default');
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of average_rating or survey_title alone leaves every other field as it is',
    about('customersurvey.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', { average_rating: 0.75 })
        .ok(because, { ...customerSurvey, average_rating: 0.75 });
      await api
        .patch('/customersurvey/customersurvey-1', { survey_title: 'gato dot' })
        .ok(because, { ...customerSurvey, average_rating: 0.75, survey_title: 'gato dot' });
      await api
        .get('/customersurvey/customersurvey-1')
        .ok(because, { ...customerSurvey, average_rating: 0.75, survey_title: 'gato dot' });
    },
  );
});

test.describe('CustomerSurvey: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for average_rating',
    about(
      'customersurvey.average_rating.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'average_rating must not be null';
      await api
        .post('/customersurvey', { ...customerSurvey, average_rating: null })
        .invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', { average_rating: null })
        .invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { average_rating: 8.25 });
    },
  );

  test(
    'create and update refuse null for questions',
    about(
      'customersurvey.questions.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'questions must not be null';
      await api.post('/customersurvey', { ...customerSurvey, questions: null }).invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', { questions: null }).invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { questions: 65 });
    },
  );

  test(
    'survey_state may be null',
    about(
      'customersurvey.survey_state.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'survey_state is nullable';
      await api
        .post('/customersurvey', { ...customerSurvey, survey_state: null })
        .created(because, { survey_state: null });
      await api.get('/customersurvey/customersurvey-1').ok(because, { survey_state: null });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .patch('/customersurvey/customersurvey-2', { survey_state: null })
        .ok(because, { survey_state: null });
      await api.get('/customersurvey/customersurvey-2').ok(because, { survey_state: null });
    },
  );

  test(
    'survey_title may be null',
    about(
      'customersurvey.survey_title.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'survey_title is nullable';
      await api
        .post('/customersurvey', { ...customerSurvey, survey_title: null })
        .created(because, { survey_title: null });
      await api.get('/customersurvey/customersurvey-1').ok(because, { survey_title: null });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .patch('/customersurvey/customersurvey-2', { survey_title: null })
        .ok(because, { survey_title: null });
      await api.get('/customersurvey/customersurvey-2').ok(because, { survey_title: null });
    },
  );
});

test.describe('CustomerSurvey: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'average_rating may be the whole number 0',
    about(
      'customersurvey.average_rating.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of average_rating';
      await api
        .post('/customersurvey', { ...customerSurvey, average_rating: 0 })
        .created(because, { average_rating: 0 });
      await api.get('/customersurvey/customersurvey-1').ok(because, { average_rating: 0 });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .patch('/customersurvey/customersurvey-2', { average_rating: 0 })
        .ok(because, { average_rating: 0 });
      await api.get('/customersurvey/customersurvey-2').ok(because, { average_rating: 0 });
    },
  );

  test(
    'average_rating keeps three decimals',
    about('customersurvey.average_rating.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '2.125 is a valid value of average_rating';
      await api
        .post('/customersurvey', { ...customerSurvey, average_rating: 2.125 })
        .created(because, { average_rating: 2.125 });
      await api.get('/customersurvey/customersurvey-1').ok(because, { average_rating: 2.125 });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .patch('/customersurvey/customersurvey-2', { average_rating: 2.125 })
        .ok(because, { average_rating: 2.125 });
      await api.get('/customersurvey/customersurvey-2').ok(because, { average_rating: 2.125 });
    },
  );

  test(
    'create and update refuse an average_rating of a wrong type',
    about(
      'customersurvey.average_rating.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'average_rating must be a number';
      await api
        .post('/customersurvey', { ...customerSurvey, average_rating: 'abc' })
        .invalid(because);
      await api
        .post('/customersurvey', { ...customerSurvey, average_rating: { value: 'text' } })
        .invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', { average_rating: 'abc' })
        .invalid(because);
      await api.patch('/customersurvey/customersurvey-1', { average_rating: {} }).invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { average_rating: 8.25 });
    },
  );

  test(
    'average_rating may be right at its minimum of 0',
    about(
      'customersurvey.average_rating.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of average_rating is 0, inclusive';
      await api
        .post('/customersurvey', { ...customerSurvey, average_rating: 0 })
        .created(because, { average_rating: 0 });
      await api.get('/customersurvey/customersurvey-1').ok(because, { average_rating: 0 });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .patch('/customersurvey/customersurvey-2', { average_rating: 0 })
        .ok(because, { average_rating: 0 });
      await api.get('/customersurvey/customersurvey-2').ok(because, { average_rating: 0 });
    },
  );

  test(
    'create and update refuse an average_rating below its minimum of 0',
    about(
      'customersurvey.average_rating.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'average_rating must be at least 0';
      await api
        .post('/customersurvey', { ...customerSurvey, average_rating: -0.25 })
        .invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', { average_rating: -0.25 })
        .invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { average_rating: 8.25 });
    },
  );

  test(
    'average_rating may be right at its maximum of 10',
    about(
      'customersurvey.average_rating.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of average_rating is 10, inclusive';
      await api
        .post('/customersurvey', { ...customerSurvey, average_rating: 10 })
        .created(because, { average_rating: 10 });
      await api.get('/customersurvey/customersurvey-1').ok(because, { average_rating: 10 });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .patch('/customersurvey/customersurvey-2', { average_rating: 10 })
        .ok(because, { average_rating: 10 });
      await api.get('/customersurvey/customersurvey-2').ok(because, { average_rating: 10 });
    },
  );

  test(
    'create and update refuse an average_rating above its maximum of 10',
    about(
      'customersurvey.average_rating.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'average_rating must be at most 10';
      await api
        .post('/customersurvey', { ...customerSurvey, average_rating: 10.25 })
        .invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', { average_rating: 10.25 })
        .invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { average_rating: 8.25 });
    },
  );

  test(
    'create and update refuse a questions of a wrong type',
    about(
      'customersurvey.questions.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'questions must be an integer';
      await api.post('/customersurvey', { ...customerSurvey, questions: 'abc' }).invalid(because);
      await api
        .post('/customersurvey', { ...customerSurvey, questions: { value: 'text' } })
        .invalid(because);
      await api.post('/customersurvey', { ...customerSurvey, questions: 64.5 }).invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', { questions: 'abc' }).invalid(because);
      await api.patch('/customersurvey/customersurvey-1', { questions: {} }).invalid(because);
      await api.patch('/customersurvey/customersurvey-1', { questions: 64.5 }).invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { questions: 65 });
    },
  );

  test(
    'questions may be right at its minimum of 1',
    about(
      'customersurvey.questions.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of questions is 1, inclusive';
      await api
        .post('/customersurvey', { ...customerSurvey, questions: 1 })
        .created(because, { questions: 1 });
      await api.get('/customersurvey/customersurvey-1').ok(because, { questions: 1 });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .patch('/customersurvey/customersurvey-2', { questions: 1 })
        .ok(because, { questions: 1 });
      await api.get('/customersurvey/customersurvey-2').ok(because, { questions: 1 });
    },
  );

  test(
    'create and update refuse a questions below its minimum of 1',
    about(
      'customersurvey.questions.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'questions must be at least 1';
      await api.post('/customersurvey', { ...customerSurvey, questions: 0 }).invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', { questions: 0 }).invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { questions: 65 });
    },
  );

  test(
    'questions may be right at its maximum of 80',
    about(
      'customersurvey.questions.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of questions is 80, inclusive';
      await api
        .post('/customersurvey', { ...customerSurvey, questions: 80 })
        .created(because, { questions: 80 });
      await api.get('/customersurvey/customersurvey-1').ok(because, { questions: 80 });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .patch('/customersurvey/customersurvey-2', { questions: 80 })
        .ok(because, { questions: 80 });
      await api.get('/customersurvey/customersurvey-2').ok(because, { questions: 80 });
    },
  );

  test(
    'create and update refuse a questions above its maximum of 80',
    about(
      'customersurvey.questions.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'questions must be at most 80';
      await api.post('/customersurvey', { ...customerSurvey, questions: 81 }).invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', { questions: 81 }).invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { questions: 65 });
    },
  );

  test(
    'create and update refuse a survey_state of a wrong type',
    about(
      'customersurvey.survey_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'survey_state must be one of designed, fielded, analyzed';
      await api
        .post('/customersurvey', { ...customerSurvey, survey_state: 421337 })
        .invalid(because);
      await api
        .post('/customersurvey', { ...customerSurvey, survey_state: { value: 'text' } })
        .invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', { survey_state: 0 }).invalid(because);
      await api.patch('/customersurvey/customersurvey-1', { survey_state: {} }).invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { survey_state: 'designed' });
    },
  );

  test(
    'survey_title keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'customersurvey.survey_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of survey_title';
      await api
        .post('/customersurvey', { ...customerSurvey, survey_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { survey_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/customersurvey/customersurvey-1')
        .ok(because, { survey_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .patch('/customersurvey/customersurvey-2', { survey_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { survey_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/customersurvey/customersurvey-2')
        .ok(because, { survey_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a survey_title of a wrong type',
    about(
      'customersurvey.survey_title.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'survey_title must be a string';
      await api
        .post('/customersurvey', { ...customerSurvey, survey_title: 421337 })
        .invalid(because);
      await api
        .post('/customersurvey', { ...customerSurvey, survey_title: { value: 'text' } })
        .invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', { survey_title: 0 }).invalid(because);
      await api.patch('/customersurvey/customersurvey-1', { survey_title: {} }).invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { survey_title: 'mibuli d' });
    },
  );

  test(
    'survey_title may be right at its minimum length of 8',
    about(
      'customersurvey.survey_title.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of survey_title is 8, inclusive';
      await api
        .post('/customersurvey', { ...customerSurvey, survey_title: 'vusu la ' })
        .created(because, { survey_title: 'vusu la ' });
      await api.get('/customersurvey/customersurvey-1').ok(because, { survey_title: 'vusu la ' });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .patch('/customersurvey/customersurvey-2', { survey_title: 'vusu la ' })
        .ok(because, { survey_title: 'vusu la ' });
      await api.get('/customersurvey/customersurvey-2').ok(because, { survey_title: 'vusu la ' });
    },
  );

  test(
    'create and update refuse a survey_title below its minimum length of 8',
    about(
      'customersurvey.survey_title.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'survey_title must have at least 8 characters';
      await api
        .post('/customersurvey', { ...customerSurvey, survey_title: 'vulalu ' })
        .invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', { survey_title: 'vulalu ' })
        .invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { survey_title: 'mibuli d' });
    },
  );

  test(
    'survey_title may be right at its maximum length of 120',
    about(
      'customersurvey.survey_title.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of survey_title is 120, inclusive';
      await api
        .post('/customersurvey', {
          ...customerSurvey,
          survey_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .created(because, {
          survey_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/customersurvey/customersurvey-1').ok(because, {
        survey_title:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .patch('/customersurvey/customersurvey-2', {
          survey_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .ok(because, {
          survey_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/customersurvey/customersurvey-2').ok(because, {
        survey_title:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
    },
  );

  test(
    'create and update refuse a survey_title above its maximum length of 120',
    about(
      'customersurvey.survey_title.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'survey_title must have at most 120 characters';
      await api
        .post('/customersurvey', {
          ...customerSurvey,
          survey_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', {
          survey_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { survey_title: 'mibuli d' });
    },
  );
});

test.describe('CustomerSurvey: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'survey_state may be designed, fielded, analyzed',
    about(
      'customersurvey.survey_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of CustomerSurveySurveyState';
      await api
        .post('/customersurvey', customerSurvey)
        .created(because, { survey_state: 'designed' });
      await api
        .patch('/customersurvey/customersurvey-1', { survey_state: 'fielded' })
        .ok(because, { survey_state: 'fielded' });
      await api
        .patch('/customersurvey/customersurvey-1', { survey_state: 'analyzed' })
        .ok(because, { survey_state: 'analyzed' });
      await api.get('/customersurvey/customersurvey-1').ok(because, { survey_state: 'analyzed' });
      await api
        .patch('/customersurvey/customersurvey-1', { survey_state: 'designed' })
        .ok(because, { survey_state: 'designed' });
    },
  );

  test(
    'create and update refuse a survey_state that CustomerSurveySurveyState does not list, such as unheard_of',
    about(
      'customersurvey.survey_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'survey_state must be one of designed, fielded, analyzed';
      await api
        .post('/customersurvey', { ...customerSurvey, survey_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/customersurvey', { ...customerSurvey, survey_state: 'designed ' })
        .invalid(because);
      await api
        .post('/customersurvey', { ...customerSurvey, survey_state: 'designe' })
        .invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', { survey_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { survey_state: 'designed' });
    },
  );

  test(
    'create and update refuse the survey_state DESIGNED, as upper and lower case differ',
    about(
      'customersurvey.survey_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'survey_state must be one of designed, fielded, analyzed';
      await api
        .post('/customersurvey', { ...customerSurvey, survey_state: 'DESIGNED' })
        .invalid(because);
      await api.get('/customersurvey/customersurvey-1').notFound('a refused create stores nothing');
      await api.create('CustomerSurvey', customerSurvey);
      await api
        .patch('/customersurvey/customersurvey-1', { survey_state: 'DESIGNED' })
        .invalid(because);
      await api
        .get('/customersurvey/customersurvey-1')
        .ok('a refused update changes nothing', { survey_state: 'designed' });
    },
  );
});
