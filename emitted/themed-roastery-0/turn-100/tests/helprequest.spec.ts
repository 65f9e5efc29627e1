import { about, test, without } from '../support/api.ts';

// A valid HelpRequest, as the tests send it.
const helpRequest = {
  id: 'helprequest-1',
  replies_sent: 12,
  requester_email: 'dudua',
  ticket_state: 'answered',
  topic: 'bigo',
};

test.describe('HelpRequest: create, read, update and delete', () => {
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
    'create answers the new HelpRequest, and read answers it again',
    about(
      'helprequest.create.answers-the-object',
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
      await api.post('/helprequest', {
        body: helpRequest,
        status: [200, 201],
        answer: helpRequest,
        because: 'create answers the object that was sent',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: helpRequest,
        because: 'read answers the object that was created',
      });
      await api.post('/helprequest', {
        body: { ...helpRequest, id: 'helprequest-2' },
        status: [200, 201],
        answer: { id: 'helprequest-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole HelpRequest',
    about(
      'helprequest.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: {
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        },
        status: [200],
        answer: {
          id: 'helprequest-1',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: {
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('helprequest.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: {
          id: 'helprequest-1',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        },
        status: [200],
        answer: {
          id: 'helprequest-1',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: {
          id: 'helprequest-1',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for topic does not change replies_sent either',
    about(
      'helprequest.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { replies_sent: 90, topic: 421337 },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: helpRequest,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a HelpRequest: no read finds it and no list holds it',
    about(
      'helprequest.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.delete('/helprequest/helprequest-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/helprequest/helprequest-1', { status: [404], because: 'it was deleted' });
      await api.get('/helprequest', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no HelpRequest has',
    about('helprequest.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.get('/helprequest/helprequest-unknown', {
        status: [404],
        because: 'no HelpRequest has the id helprequest-unknown',
      });
      await api.patch('/helprequest/helprequest-unknown', {
        body: {
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        },
        status: [404],
        because: 'no HelpRequest has the id helprequest-unknown',
      });
      await api.delete('/helprequest/helprequest-unknown', {
        status: [404],
        because: 'no HelpRequest has the id helprequest-unknown',
      });
      await api.get('/helprequest', {
        status: [200],
        answer: [{ id: 'helprequest-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('HelpRequest: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every HelpRequest with all of its fields',
    about(
      'helprequest.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.create('HelpRequest', {
        ...helpRequest,
        id: 'helprequest-2',
        replies_sent: 90,
        requester_email: 'luruni',
        ticket_state: 'in_progress',
        topic: 'bagoba',
      });
      await api.create('HelpRequest', {
        ...helpRequest,
        id: 'helprequest-3',
        replies_sent: 97,
        requester_email: 'navig',
        ticket_state: 'closed',
        topic: 'vibilu',
      });
      await api.get('/helprequest', {
        status: [200],
        answer: [
          helpRequest,
          {
            id: 'helprequest-2',
            replies_sent: 90,
            requester_email: 'luruni',
            ticket_state: 'in_progress',
            topic: 'bagoba',
          },
          {
            id: 'helprequest-3',
            replies_sent: 97,
            requester_email: 'navig',
            ticket_state: 'closed',
            topic: 'vibilu',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one HelpRequest leaves another as it was',
    about(
      'helprequest.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.create('HelpRequest', {
        ...helpRequest,
        id: 'helprequest-2',
        replies_sent: 90,
        requester_email: 'luruni',
        ticket_state: 'in_progress',
        topic: 'bagoba',
      });
      await api.patch('/helprequest/helprequest-2', {
        body: {
          id: 'helprequest-2',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: helpRequest,
        because: 'another object was updated',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: {
          id: 'helprequest-2',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one HelpRequest leaves another as it was',
    about(
      'helprequest.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.create('HelpRequest', {
        ...helpRequest,
        id: 'helprequest-2',
        replies_sent: 90,
        requester_email: 'luruni',
        ticket_state: 'in_progress',
        topic: 'bagoba',
      });
      await api.delete('/helprequest/helprequest-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: {
          id: 'helprequest-2',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        },
        because: 'another object was deleted',
      });
      await api.get('/helprequest', {
        status: [200],
        answer: [{ id: 'helprequest-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every HelpRequest',
    about(
      'helprequest.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.create('HelpRequest', {
        ...helpRequest,
        id: 'helprequest-2',
        replies_sent: 90,
        requester_email: 'luruni',
        ticket_state: 'in_progress',
        topic: 'bagoba',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/helprequest', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/helprequest/helprequest-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('HelpRequest: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a HelpRequest without an id',
    about(
      'helprequest.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: without(helpRequest, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/helprequest', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a HelpRequest without replies_sent, which is required',
    about(
      'helprequest.replies_sent.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: without(helpRequest, 'replies_sent'),
        status: [400, 422],
        because: 'replies_sent is required and has no default',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a HelpRequest without requester_email, which is required',
    about(
      'helprequest.requester_email.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: without(helpRequest, 'requester_email'),
        status: [400, 422],
        because: 'requester_email is required and has no default',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'ticket_state is "received" when a create leaves it out',
    about(
      'helprequest.ticket_state.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: without(helpRequest, 'ticket_state'),
        status: [200, 201],
        answer: { ticket_state: 'received' },
        because: 'the default of ticket_state is "received"',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'received' },
        because: 'the default of ticket_state is "received"',
      });
    },
  );

  test(
    'create refuses a HelpRequest without topic, which is required',
    about(
      'helprequest.topic.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: without(helpRequest, 'topic'),
        status: [400, 422],
        because: 'topic is required and has no default',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of replies_sent or topic alone leaves every other field as it is',
    about(
      'helprequest.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, ticket_state: null });
      await api.patch('/helprequest/helprequest-1', {
        body: { replies_sent: 90 },
        status: [200],
        answer: { ...helpRequest, replies_sent: 90, ticket_state: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/helprequest/helprequest-1', {
        body: { topic: 'bagoba' },
        status: [200],
        answer: {
          id: 'helprequest-1',
          replies_sent: 90,
          requester_email: 'dudua',
          ticket_state: null,
          topic: 'bagoba',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: {
          id: 'helprequest-1',
          replies_sent: 90,
          requester_email: 'dudua',
          ticket_state: null,
          topic: 'bagoba',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('HelpRequest: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'create and update refuse null for replies_sent',
    about(
      'helprequest.replies_sent.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, replies_sent: null },
        status: [400, 422],
        because: 'replies_sent must not be null',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { replies_sent: null },
        status: [400, 422],
        because: 'replies_sent must not be null',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { replies_sent: 12 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'requester_email may be null',
    about(
      'helprequest.requester_email.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, requester_email: null },
        status: [200, 201],
        answer: { requester_email: null },
        because: 'requester_email is nullable',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { requester_email: null },
        because: 'requester_email is nullable',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', {
        body: { requester_email: null },
        status: [200],
        answer: { requester_email: null },
        because: 'requester_email is nullable',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: { requester_email: null },
        because: 'requester_email is nullable',
      });
    },
  );

  test(
    'ticket_state may be null, which is not replaced by its default',
    about(
      'helprequest.ticket_state.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, ticket_state: null },
        status: [200, 201],
        answer: { ticket_state: null },
        because: 'ticket_state is nullable and its default is for absence only',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: null },
        because: 'ticket_state is nullable and its default is for absence only',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', {
        body: { ticket_state: null },
        status: [200],
        answer: { ticket_state: null },
        because: 'ticket_state is nullable and its default is for absence only',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: { ticket_state: null },
        because: 'ticket_state is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for topic',
    about(
      'helprequest.topic.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, topic: null },
        status: [400, 422],
        because: 'topic must not be null',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { topic: null },
        status: [400, 422],
        because: 'topic must not be null',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { topic: 'bigo' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('HelpRequest: types and bounds', () => {
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
    'create and update refuse a replies_sent of a wrong type',
    about(
      'helprequest.replies_sent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, replies_sent: 'abc' },
        status: [400, 422],
        because: 'replies_sent must be an integer',
      });
      await api.post('/helprequest', {
        body: { ...helpRequest, replies_sent: { value: 'text' } },
        status: [400, 422],
        because: 'replies_sent must be an integer',
      });
      await api.post('/helprequest', {
        body: { ...helpRequest, replies_sent: 11.5 },
        status: [400, 422],
        because: 'replies_sent must be an integer',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { replies_sent: 'abc' },
        status: [400, 422],
        because: 'replies_sent must be an integer',
      });
      await api.patch('/helprequest/helprequest-1', {
        body: { replies_sent: { value: 'text' } },
        status: [400, 422],
        because: 'replies_sent must be an integer',
      });
      await api.patch('/helprequest/helprequest-1', {
        body: { replies_sent: 11.5 },
        status: [400, 422],
        because: 'replies_sent must be an integer',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { replies_sent: 12 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'replies_sent may be right at its minimum of 0',
    about(
      'helprequest.replies_sent.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, replies_sent: 0 },
        status: [200, 201],
        answer: { replies_sent: 0 },
        because: 'the minimum of replies_sent is 0, inclusive',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { replies_sent: 0 },
        because: 'the minimum of replies_sent is 0, inclusive',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', {
        body: { replies_sent: 0 },
        status: [200],
        answer: { replies_sent: 0 },
        because: 'the minimum of replies_sent is 0, inclusive',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: { replies_sent: 0 },
        because: 'the minimum of replies_sent is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a replies_sent below its minimum of 0',
    about(
      'helprequest.replies_sent.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, replies_sent: -1 },
        status: [400, 422],
        because: 'replies_sent must be at least 0',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { replies_sent: -1 },
        status: [400, 422],
        because: 'replies_sent must be at least 0',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { replies_sent: 12 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'replies_sent may be right at its maximum of 100',
    about(
      'helprequest.replies_sent.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, replies_sent: 100 },
        status: [200, 201],
        answer: { replies_sent: 100 },
        because: 'the maximum of replies_sent is 100, inclusive',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { replies_sent: 100 },
        because: 'the maximum of replies_sent is 100, inclusive',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', {
        body: { replies_sent: 100 },
        status: [200],
        answer: { replies_sent: 100 },
        because: 'the maximum of replies_sent is 100, inclusive',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: { replies_sent: 100 },
        because: 'the maximum of replies_sent is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a replies_sent above its maximum of 100',
    about(
      'helprequest.replies_sent.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, replies_sent: 101 },
        status: [400, 422],
        because: 'replies_sent must be at most 100',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { replies_sent: 101 },
        status: [400, 422],
        because: 'replies_sent must be at most 100',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { replies_sent: 12 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'requester_email keeps spaces, quotes, accents and symbols',
    about(
      'helprequest.requester_email.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, requester_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { requester_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of requester_email',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { requester_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of requester_email',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', {
        body: { requester_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { requester_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of requester_email',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: { requester_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of requester_email',
      });
    },
  );

  test(
    'create and update refuse a requester_email of a wrong type',
    about(
      'helprequest.requester_email.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, requester_email: 421337 },
        status: [400, 422],
        because: 'requester_email must be a string',
      });
      await api.post('/helprequest', {
        body: { ...helpRequest, requester_email: { value: 'text' } },
        status: [400, 422],
        because: 'requester_email must be a string',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { requester_email: 421337 },
        status: [400, 422],
        because: 'requester_email must be a string',
      });
      await api.patch('/helprequest/helprequest-1', {
        body: { requester_email: { value: 'text' } },
        status: [400, 422],
        because: 'requester_email must be a string',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { requester_email: 'dudua' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'requester_email may be right at its minimum length of 5',
    about(
      'helprequest.requester_email.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, requester_email: 'labua' },
        status: [200, 201],
        answer: { requester_email: 'labua' },
        because: 'the minimum length of requester_email is 5, inclusive',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { requester_email: 'labua' },
        because: 'the minimum length of requester_email is 5, inclusive',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', {
        body: { requester_email: 'labua' },
        status: [200],
        answer: { requester_email: 'labua' },
        because: 'the minimum length of requester_email is 5, inclusive',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: { requester_email: 'labua' },
        because: 'the minimum length of requester_email is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a requester_email below its minimum length of 5',
    about(
      'helprequest.requester_email.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, requester_email: 'tana' },
        status: [400, 422],
        because: 'requester_email must have at least 5 characters',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { requester_email: 'tana' },
        status: [400, 422],
        because: 'requester_email must have at least 5 characters',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { requester_email: 'dudua' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'requester_email may be right at its maximum length of 100',
    about(
      'helprequest.requester_email.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: {
          ...helpRequest,
          requester_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200, 201],
        answer: {
          requester_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of requester_email is 100, inclusive',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: {
          requester_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of requester_email is 100, inclusive',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', {
        body: {
          requester_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200],
        answer: {
          requester_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of requester_email is 100, inclusive',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: {
          requester_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of requester_email is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a requester_email above its maximum length of 100',
    about(
      'helprequest.requester_email.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: {
          ...helpRequest,
          requester_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'requester_email must have at most 100 characters',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: {
          requester_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'requester_email must have at most 100 characters',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { requester_email: 'dudua' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a ticket_state of a wrong type',
    about(
      'helprequest.ticket_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, ticket_state: 421337 },
        status: [400, 422],
        because: 'ticket_state must be one of received, in_progress, answered, closed',
      });
      await api.post('/helprequest', {
        body: { ...helpRequest, ticket_state: { value: 'text' } },
        status: [400, 422],
        because: 'ticket_state must be one of received, in_progress, answered, closed',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { ticket_state: 421337 },
        status: [400, 422],
        because: 'ticket_state must be one of received, in_progress, answered, closed',
      });
      await api.patch('/helprequest/helprequest-1', {
        body: { ticket_state: { value: 'text' } },
        status: [400, 422],
        because: 'ticket_state must be one of received, in_progress, answered, closed',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'answered' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic of digits alone stays a string',
    about(
      'helprequest.topic.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, topic: '0042' },
        status: [200, 201],
        answer: { topic: '0042' },
        because: '"0042" is a valid value of topic',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { topic: '0042' },
        because: '"0042" is a valid value of topic',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', {
        body: { topic: '0042' },
        status: [200],
        answer: { topic: '0042' },
        because: '"0042" is a valid value of topic',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: { topic: '0042' },
        because: '"0042" is a valid value of topic',
      });
    },
  );

  test(
    'topic keeps spaces, quotes, accents and symbols',
    about(
      'helprequest.topic.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', {
        body: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
    },
  );

  test(
    'create and update refuse a topic of a wrong type',
    about(
      'helprequest.topic.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, topic: 421337 },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.post('/helprequest', {
        body: { ...helpRequest, topic: { value: 'text' } },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { topic: 421337 },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.patch('/helprequest/helprequest-1', {
        body: { topic: { value: 'text' } },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { topic: 'bigo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic may be right at its minimum length of 3',
    about(
      'helprequest.topic.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, topic: 'bil' },
        status: [200, 201],
        answer: { topic: 'bil' },
        because: 'the minimum length of topic is 3, inclusive',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { topic: 'bil' },
        because: 'the minimum length of topic is 3, inclusive',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', {
        body: { topic: 'bil' },
        status: [200],
        answer: { topic: 'bil' },
        because: 'the minimum length of topic is 3, inclusive',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: { topic: 'bil' },
        because: 'the minimum length of topic is 3, inclusive',
      });
    },
  );

  test(
    'create and update refuse a topic below its minimum length of 3',
    about(
      'helprequest.topic.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, topic: 'ru' },
        status: [400, 422],
        because: 'topic must have at least 3 characters',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { topic: 'ru' },
        status: [400, 422],
        because: 'topic must have at least 3 characters',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { topic: 'bigo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic has no maximum length',
    about(
      'helprequest.topic.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: {
          ...helpRequest,
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', {
        body: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
      });
    },
  );
});

test.describe('HelpRequest: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'ticket_state may be received, in_progress, answered, closed',
    about(
      'helprequest.ticket_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, ticket_state: 'received' },
        status: [200, 201],
        answer: { ticket_state: 'received' },
        because: 'the value is one of SupportTicketTicketState',
      });
      await api.patch('/helprequest/helprequest-1', {
        body: { ticket_state: 'in_progress' },
        status: [200],
        answer: { ticket_state: 'in_progress' },
        because: 'the value is one of SupportTicketTicketState',
      });
      await api.patch('/helprequest/helprequest-1', {
        body: { ticket_state: 'answered' },
        status: [200],
        answer: { ticket_state: 'answered' },
        because: 'the value is one of SupportTicketTicketState',
      });
      await api.patch('/helprequest/helprequest-1', {
        body: { ticket_state: 'closed' },
        status: [200],
        answer: { ticket_state: 'closed' },
        because: 'the value is one of SupportTicketTicketState',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'closed' },
        because: 'the value is one of SupportTicketTicketState',
      });
    },
  );

  test(
    'create and update refuse the ticket_state unheard_of, which SupportTicketTicketState does not have',
    about(
      'helprequest.ticket_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, ticket_state: 'unheard_of' },
        status: [400, 422],
        because: 'ticket_state must be one of received, in_progress, answered, closed',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { ticket_state: 'unheard_of' },
        status: [400, 422],
        because: 'ticket_state must be one of received, in_progress, answered, closed',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'answered' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the ticket_state RECEIVED, as upper and lower case differ',
    about(
      'helprequest.ticket_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/helprequest', {
        body: { ...helpRequest, ticket_state: 'RECEIVED' },
        status: [400, 422],
        because: 'ticket_state must be one of received, in_progress, answered, closed',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', {
        body: { ticket_state: 'RECEIVED' },
        status: [400, 422],
        because: 'ticket_state must be one of received, in_progress, answered, closed',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'answered' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('HelpRequest: actions', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
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
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'close_ticket moves ticket_state from answered to closed',
    about(
      'helprequest.close_ticket.moves-from-answered',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, replies_sent: 1 });
      await api.post('/helprequest/helprequest-1/close_ticket', {
        status: [200],
        answer: { ...helpRequest, replies_sent: 2, ticket_state: 'closed' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ...helpRequest, replies_sent: 2, ticket_state: 'closed' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'close_ticket applies the effect: increase this.replies_sent by 1',
    about(
      'helprequest.close_ticket.effect-increase-replies_sent-by-1',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, replies_sent: 1 });
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 1 },
        because: 'close_ticket was not called yet',
      });
      await api.post('/helprequest/helprequest-1/close_ticket', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { replies_sent: 2, id: 'helprequest-1', requester_email: 'dudua', topic: 'bigo' },
        because: 'increase this.replies_sent by 1',
      });
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 2 },
        because: 'close_ticket changed replies_sent',
      });
    },
  );

  test(
    'close_ticket leaves objects alone that it does not concern',
    about(
      'helprequest.close_ticket.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, replies_sent: 1 });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2', replies_sent: 1 });
      await api.post('/helprequest/helprequest-1/close_ticket', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: { ...helpRequest, id: 'helprequest-2', replies_sent: 1 },
        because: 'close_ticket was called on helprequest-1, which does not concern this object',
      });
    },
  );

  test(
    'close_ticket answers 404 for an id that no HelpRequest has',
    about('helprequest.close_ticket.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.post('/helprequest/helprequest-unknown/close_ticket', {
        status: [404],
        because: 'no HelpRequest has the id helprequest-unknown',
      });
    },
  );

  test(
    'close_ticket is refused while ticket_state is received',
    about(
      'helprequest.close_ticket.refuses-from-received',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', {
        ...helpRequest,
        ticket_state: 'received',
        replies_sent: 1,
      });
      await api.post('/helprequest/helprequest-1/close_ticket', {
        status: [400, 409],
        because: 'close_ticket starts from answered, and ticket_state is received',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'received', replies_sent: 1 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close_ticket is refused while ticket_state is in_progress',
    about(
      'helprequest.close_ticket.refuses-from-in_progress',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', {
        ...helpRequest,
        ticket_state: 'in_progress',
        replies_sent: 1,
      });
      await api.post('/helprequest/helprequest-1/close_ticket', {
        status: [400, 409],
        because: 'close_ticket starts from answered, and ticket_state is in_progress',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'in_progress', replies_sent: 1 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close_ticket is refused while ticket_state is closed',
    about(
      'helprequest.close_ticket.refuses-from-closed',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, ticket_state: 'closed', replies_sent: 1 });
      await api.post('/helprequest/helprequest-1/close_ticket', {
        status: [400, 409],
        because: 'close_ticket starts from answered, and ticket_state is closed',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'closed', replies_sent: 1 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close_ticket is refused while ticket_state is null',
    about(
      'helprequest.close_ticket.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, ticket_state: null, replies_sent: 1 });
      await api.post('/helprequest/helprequest-1/close_ticket', {
        status: [400, 409],
        because: 'close_ticket starts from answered, and ticket_state is null',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: null, replies_sent: 1 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close_ticket is refused unless this.replies_sent > 0',
    about(
      'helprequest.close_ticket.refuses-unless-replies_sent-gt-0',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, replies_sent: 0 });
      await api.post('/helprequest/helprequest-1/close_ticket', {
        status: [400, 409],
        because: 'the condition this.replies_sent > 0 is not satisfied',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'answered', replies_sent: 0 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'take_over moves ticket_state from received to in_progress',
    about(
      'helprequest.take_over.moves-from-received',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, ticket_state: 'received' });
      await api.post('/helprequest/helprequest-1/take_over', {
        status: [200],
        answer: { ...helpRequest, replies_sent: 0, ticket_state: 'in_progress' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ...helpRequest, replies_sent: 0, ticket_state: 'in_progress' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'take_over applies the effect: set this.replies_sent to 0',
    about(
      'helprequest.take_over.effect-set-replies_sent-to-0',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, ticket_state: 'received' });
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 12 },
        because: 'take_over was not called yet',
      });
      await api.post('/helprequest/helprequest-1/take_over', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { replies_sent: 0, id: 'helprequest-1', requester_email: 'dudua', topic: 'bigo' },
        because: 'set this.replies_sent to 0',
      });
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'take_over changed replies_sent',
      });
    },
  );

  test(
    'take_over leaves objects alone that it does not concern',
    about(
      'helprequest.take_over.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, ticket_state: 'received' });
      await api.create('HelpRequest', {
        ...helpRequest,
        id: 'helprequest-2',
        ticket_state: 'received',
      });
      await api.post('/helprequest/helprequest-1/take_over', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/helprequest/helprequest-2', {
        status: [200],
        answer: { ...helpRequest, id: 'helprequest-2', ticket_state: 'received' },
        because: 'take_over was called on helprequest-1, which does not concern this object',
      });
    },
  );

  test(
    'take_over answers 404 for an id that no HelpRequest has',
    about('helprequest.take_over.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.post('/helprequest/helprequest-unknown/take_over', {
        status: [404],
        because: 'no HelpRequest has the id helprequest-unknown',
      });
    },
  );

  test(
    'take_over is refused while ticket_state is in_progress',
    about(
      'helprequest.take_over.refuses-from-in_progress',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, ticket_state: 'in_progress' });
      await api.post('/helprequest/helprequest-1/take_over', {
        status: [400, 409],
        because: 'take_over starts from received, and ticket_state is in_progress',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'in_progress', replies_sent: 12 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'take_over is refused while ticket_state is answered',
    about(
      'helprequest.take_over.refuses-from-answered',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.post('/helprequest/helprequest-1/take_over', {
        status: [400, 409],
        because: 'take_over starts from received, and ticket_state is answered',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'answered', replies_sent: 12 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'take_over is refused while ticket_state is closed',
    about(
      'helprequest.take_over.refuses-from-closed',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, ticket_state: 'closed' });
      await api.post('/helprequest/helprequest-1/take_over', {
        status: [400, 409],
        because: 'take_over starts from received, and ticket_state is closed',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: 'closed', replies_sent: 12 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'take_over is refused while ticket_state is null',
    about(
      'helprequest.take_over.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, ticket_state: null });
      await api.post('/helprequest/helprequest-1/take_over', {
        status: [400, 409],
        because: 'take_over starts from received, and ticket_state is null',
      });
      await api.get('/helprequest/helprequest-1', {
        status: [200],
        answer: { ticket_state: null, replies_sent: 12 },
        because: 'a refused action changes nothing',
      });
    },
  );
});
