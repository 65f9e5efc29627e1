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
      await api.post('/customersurvey', {
        body: customerSurvey,
        status: [200, 201],
        answer: customerSurvey,
        because: 'create answers the object that was sent',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: customerSurvey,
        because: 'read answers the object that was created',
      });
      await api.post('/customersurvey', {
        body: { ...customerSurvey, id: 'customersurvey-2' },
        status: [200, 201],
        answer: { id: 'customersurvey-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/customersurvey/customersurvey-1', {
        body: {
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        },
        status: [200],
        answer: {
          average_rating: 0.75,
          id: 'customersurvey-1',
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: {
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('customersurvey.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: {
          id: 'customersurvey-1',
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        },
        status: [200],
        answer: {
          id: 'customersurvey-1',
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: {
          id: 'customersurvey-1',
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/customersurvey/customersurvey-1', {
        body: { average_rating: 0.75, survey_title: 421337 },
        status: [400, 422],
        because: 'survey_title must be a string',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: customerSurvey,
        because: 'a refused update changes nothing',
      });
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
      await api.create('CustomerSurvey', customerSurvey);
      await api.delete('/customersurvey/customersurvey-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'it was deleted',
      });
      await api.get('/customersurvey', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CustomerSurvey has',
    about('customersurvey.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('CustomerSurvey', customerSurvey);
      await api.get('/customersurvey/customersurvey-unknown', {
        status: [404],
        because: 'no CustomerSurvey has the id customersurvey-unknown',
      });
      await api.patch('/customersurvey/customersurvey-unknown', {
        body: {
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        },
        status: [404],
        because: 'no CustomerSurvey has the id customersurvey-unknown',
      });
      await api.delete('/customersurvey/customersurvey-unknown', {
        status: [404],
        because: 'no CustomerSurvey has the id customersurvey-unknown',
      });
      await api.get('/customersurvey', {
        status: [200],
        answer: [{ id: 'customersurvey-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/customersurvey', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/customersurvey/customersurvey-2', {
        body: {
          id: 'customersurvey-2',
          average_rating: 0.75,
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: customerSurvey,
        because: 'another object was updated',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: {
          average_rating: 0.75,
          id: 'customersurvey-2',
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        },
        because: 'the update is stored',
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
      await api.delete('/customersurvey/customersurvey-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: {
          average_rating: 0.75,
          id: 'customersurvey-2',
          questions: 4,
          survey_state: 'fielded',
          survey_title: 'gato dot',
        },
        because: 'another object was deleted',
      });
      await api.get('/customersurvey', {
        status: [200],
        answer: [{ id: 'customersurvey-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/customersurvey', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'reset removed it',
      });
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
      await api.post('/customersurvey', {
        body: without(customerSurvey, 'average_rating'),
        status: [200, 201],
        answer: { average_rating: null },
        because: 'average_rating is optional',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { average_rating: null },
        because: 'average_rating is optional',
      });
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
      await api.post('/customersurvey', {
        body: without(customerSurvey, 'questions'),
        status: [400, 422],
        because: 'questions is required and has no default',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a CustomerSurvey without survey_state, which is optional',
    about('customersurvey.survey_state.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/customersurvey', {
        body: without(customerSurvey, 'survey_state'),
        status: [200, 201],
        answer: { survey_state: null },
        because: 'survey_state is optional',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_state: null },
        because: 'survey_state is optional',
      });
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
      await api.post('/customersurvey', {
        body: without(customerSurvey, 'survey_title'),
        status: [400, 422],
        because: 'survey_title is required and has no default',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of average_rating or survey_title alone leaves every other field as it is',
    about('customersurvey.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { average_rating: 0.75 },
        status: [200],
        answer: { ...customerSurvey, average_rating: 0.75 },
        because: 'an update touches only what it carries',
      });
      await api.patch('/customersurvey/customersurvey-1', {
        body: { survey_title: 'gato dot' },
        status: [200],
        answer: { ...customerSurvey, average_rating: 0.75, survey_title: 'gato dot' },
        because: 'an update touches only what it carries',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { ...customerSurvey, average_rating: 0.75, survey_title: 'gato dot' },
        because: 'an update touches only what it carries',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, average_rating: null },
        status: [400, 422],
        because: 'average_rating must not be null',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { average_rating: null },
        status: [400, 422],
        because: 'average_rating must not be null',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { average_rating: 8.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, questions: null },
        status: [400, 422],
        because: 'questions must not be null',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { questions: null },
        status: [400, 422],
        because: 'questions must not be null',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { questions: 65 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, survey_state: null },
        status: [200, 201],
        answer: { survey_state: null },
        because: 'survey_state is nullable',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_state: null },
        because: 'survey_state is nullable',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api.patch('/customersurvey/customersurvey-2', {
        body: { survey_state: null },
        status: [200],
        answer: { survey_state: null },
        because: 'survey_state is nullable',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: { survey_state: null },
        because: 'survey_state is nullable',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, survey_title: null },
        status: [200, 201],
        answer: { survey_title: null },
        because: 'survey_title is nullable',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_title: null },
        because: 'survey_title is nullable',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api.patch('/customersurvey/customersurvey-2', {
        body: { survey_title: null },
        status: [200],
        answer: { survey_title: null },
        because: 'survey_title is nullable',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: { survey_title: null },
        because: 'survey_title is nullable',
      });
    },
  );
});

test.describe('CustomerSurvey: types and bounds', () => {
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
    'average_rating may be the whole number 0',
    about(
      'customersurvey.average_rating.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/customersurvey', {
        body: { ...customerSurvey, average_rating: 0 },
        status: [200, 201],
        answer: { average_rating: 0 },
        because: '0 is a valid value of average_rating',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { average_rating: 0 },
        because: '0 is a valid value of average_rating',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api.patch('/customersurvey/customersurvey-2', {
        body: { average_rating: 0 },
        status: [200],
        answer: { average_rating: 0 },
        because: '0 is a valid value of average_rating',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: { average_rating: 0 },
        because: '0 is a valid value of average_rating',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, average_rating: 'abc' },
        status: [400, 422],
        because: 'average_rating must be a number',
      });
      await api.post('/customersurvey', {
        body: { ...customerSurvey, average_rating: { value: 'text' } },
        status: [400, 422],
        because: 'average_rating must be a number',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { average_rating: 'abc' },
        status: [400, 422],
        because: 'average_rating must be a number',
      });
      await api.patch('/customersurvey/customersurvey-1', {
        body: { average_rating: { value: 'text' } },
        status: [400, 422],
        because: 'average_rating must be a number',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { average_rating: 8.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, average_rating: 0 },
        status: [200, 201],
        answer: { average_rating: 0 },
        because: 'the minimum of average_rating is 0, inclusive',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { average_rating: 0 },
        because: 'the minimum of average_rating is 0, inclusive',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api.patch('/customersurvey/customersurvey-2', {
        body: { average_rating: 0 },
        status: [200],
        answer: { average_rating: 0 },
        because: 'the minimum of average_rating is 0, inclusive',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: { average_rating: 0 },
        because: 'the minimum of average_rating is 0, inclusive',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, average_rating: -0.25 },
        status: [400, 422],
        because: 'average_rating must be at least 0',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { average_rating: -0.25 },
        status: [400, 422],
        because: 'average_rating must be at least 0',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { average_rating: 8.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, average_rating: 10 },
        status: [200, 201],
        answer: { average_rating: 10 },
        because: 'the maximum of average_rating is 10, inclusive',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { average_rating: 10 },
        because: 'the maximum of average_rating is 10, inclusive',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api.patch('/customersurvey/customersurvey-2', {
        body: { average_rating: 10 },
        status: [200],
        answer: { average_rating: 10 },
        because: 'the maximum of average_rating is 10, inclusive',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: { average_rating: 10 },
        because: 'the maximum of average_rating is 10, inclusive',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, average_rating: 10.25 },
        status: [400, 422],
        because: 'average_rating must be at most 10',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { average_rating: 10.25 },
        status: [400, 422],
        because: 'average_rating must be at most 10',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { average_rating: 8.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, questions: 'abc' },
        status: [400, 422],
        because: 'questions must be an integer',
      });
      await api.post('/customersurvey', {
        body: { ...customerSurvey, questions: { value: 'text' } },
        status: [400, 422],
        because: 'questions must be an integer',
      });
      await api.post('/customersurvey', {
        body: { ...customerSurvey, questions: 64.5 },
        status: [400, 422],
        because: 'questions must be an integer',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { questions: 'abc' },
        status: [400, 422],
        because: 'questions must be an integer',
      });
      await api.patch('/customersurvey/customersurvey-1', {
        body: { questions: { value: 'text' } },
        status: [400, 422],
        because: 'questions must be an integer',
      });
      await api.patch('/customersurvey/customersurvey-1', {
        body: { questions: 64.5 },
        status: [400, 422],
        because: 'questions must be an integer',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { questions: 65 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, questions: 1 },
        status: [200, 201],
        answer: { questions: 1 },
        because: 'the minimum of questions is 1, inclusive',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { questions: 1 },
        because: 'the minimum of questions is 1, inclusive',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api.patch('/customersurvey/customersurvey-2', {
        body: { questions: 1 },
        status: [200],
        answer: { questions: 1 },
        because: 'the minimum of questions is 1, inclusive',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: { questions: 1 },
        because: 'the minimum of questions is 1, inclusive',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, questions: 0 },
        status: [400, 422],
        because: 'questions must be at least 1',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { questions: 0 },
        status: [400, 422],
        because: 'questions must be at least 1',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { questions: 65 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, questions: 80 },
        status: [200, 201],
        answer: { questions: 80 },
        because: 'the maximum of questions is 80, inclusive',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { questions: 80 },
        because: 'the maximum of questions is 80, inclusive',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api.patch('/customersurvey/customersurvey-2', {
        body: { questions: 80 },
        status: [200],
        answer: { questions: 80 },
        because: 'the maximum of questions is 80, inclusive',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: { questions: 80 },
        because: 'the maximum of questions is 80, inclusive',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, questions: 81 },
        status: [400, 422],
        because: 'questions must be at most 80',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { questions: 81 },
        status: [400, 422],
        because: 'questions must be at most 80',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { questions: 65 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, survey_state: 421337 },
        status: [400, 422],
        because: 'survey_state must be one of designed, fielded, analyzed',
      });
      await api.post('/customersurvey', {
        body: { ...customerSurvey, survey_state: { value: 'text' } },
        status: [400, 422],
        because: 'survey_state must be one of designed, fielded, analyzed',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { survey_state: 421337 },
        status: [400, 422],
        because: 'survey_state must be one of designed, fielded, analyzed',
      });
      await api.patch('/customersurvey/customersurvey-1', {
        body: { survey_state: { value: 'text' } },
        status: [400, 422],
        because: 'survey_state must be one of designed, fielded, analyzed',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_state: 'designed' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'survey_title keeps spaces, quotes, accents and symbols',
    about(
      'customersurvey.survey_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/customersurvey', {
        body: { ...customerSurvey, survey_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { survey_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of survey_title',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of survey_title',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api.patch('/customersurvey/customersurvey-2', {
        body: { survey_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { survey_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of survey_title',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: { survey_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of survey_title',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, survey_title: 421337 },
        status: [400, 422],
        because: 'survey_title must be a string',
      });
      await api.post('/customersurvey', {
        body: { ...customerSurvey, survey_title: { value: 'text' } },
        status: [400, 422],
        because: 'survey_title must be a string',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { survey_title: 421337 },
        status: [400, 422],
        because: 'survey_title must be a string',
      });
      await api.patch('/customersurvey/customersurvey-1', {
        body: { survey_title: { value: 'text' } },
        status: [400, 422],
        because: 'survey_title must be a string',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_title: 'mibuli d' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, survey_title: 'vusu lar' },
        status: [200, 201],
        answer: { survey_title: 'vusu lar' },
        because: 'the minimum length of survey_title is 8, inclusive',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_title: 'vusu lar' },
        because: 'the minimum length of survey_title is 8, inclusive',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api.patch('/customersurvey/customersurvey-2', {
        body: { survey_title: 'vusu lar' },
        status: [200],
        answer: { survey_title: 'vusu lar' },
        because: 'the minimum length of survey_title is 8, inclusive',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: { survey_title: 'vusu lar' },
        because: 'the minimum length of survey_title is 8, inclusive',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, survey_title: 'vulalua' },
        status: [400, 422],
        because: 'survey_title must have at least 8 characters',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { survey_title: 'vulalua' },
        status: [400, 422],
        because: 'survey_title must have at least 8 characters',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_title: 'mibuli d' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/customersurvey', {
        body: {
          ...customerSurvey,
          survey_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        status: [200, 201],
        answer: {
          survey_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of survey_title is 120, inclusive',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: {
          survey_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of survey_title is 120, inclusive',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api.patch('/customersurvey/customersurvey-2', {
        body: {
          survey_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        status: [200],
        answer: {
          survey_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of survey_title is 120, inclusive',
      });
      await api.get('/customersurvey/customersurvey-2', {
        status: [200],
        answer: {
          survey_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of survey_title is 120, inclusive',
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
      await api.post('/customersurvey', {
        body: {
          ...customerSurvey,
          survey_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'survey_title must have at most 120 characters',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: {
          survey_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'survey_title must have at most 120 characters',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_title: 'mibuli d' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/customersurvey', {
        body: customerSurvey,
        status: [200, 201],
        answer: { survey_state: 'designed' },
        because: 'the value is one of CustomerSurveySurveyState',
      });
      await api.patch('/customersurvey/customersurvey-1', {
        body: { survey_state: 'fielded' },
        status: [200],
        answer: { survey_state: 'fielded' },
        because: 'the value is one of CustomerSurveySurveyState',
      });
      await api.patch('/customersurvey/customersurvey-1', {
        body: { survey_state: 'analyzed' },
        status: [200],
        answer: { survey_state: 'analyzed' },
        because: 'the value is one of CustomerSurveySurveyState',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_state: 'analyzed' },
        because: 'the value is one of CustomerSurveySurveyState',
      });
    },
  );

  test(
    'create and update refuse the survey_state unheard_of, which CustomerSurveySurveyState does not have',
    about(
      'customersurvey.survey_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/customersurvey', {
        body: { ...customerSurvey, survey_state: 'unheard_of' },
        status: [400, 422],
        because: 'survey_state must be one of designed, fielded, analyzed',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { survey_state: 'unheard_of' },
        status: [400, 422],
        because: 'survey_state must be one of designed, fielded, analyzed',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_state: 'designed' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/customersurvey', {
        body: { ...customerSurvey, survey_state: 'DESIGNED' },
        status: [400, 422],
        because: 'survey_state must be one of designed, fielded, analyzed',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CustomerSurvey', customerSurvey);
      await api.patch('/customersurvey/customersurvey-1', {
        body: { survey_state: 'DESIGNED' },
        status: [400, 422],
        because: 'survey_state must be one of designed, fielded, analyzed',
      });
      await api.get('/customersurvey/customersurvey-1', {
        status: [200],
        answer: { survey_state: 'designed' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
