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
      await api
        .post('/helprequest', helpRequest)
        .created('create answers the object that was sent', helpRequest);
      await api
        .get('/helprequest/helprequest-1')
        .ok('read answers the object that was created', helpRequest);
      await api
        .post('/helprequest', { ...helpRequest, id: 'helprequest-2' })
        .created('objects may be alike in everything but their ids', { id: 'helprequest-2' });
    },
  );

  test(
    'the id of a HelpRequest may be any text, upper and lower case told apart, but no number',
    about(
      'helprequest.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/helprequest', { ...helpRequest, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('HelpRequest', {
        ...helpRequest,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/helprequest/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/helprequest/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...helpRequest, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/helprequest', { ...helpRequest, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/helprequest/helprequest-1', {
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        })
        .ok('every one of these fields was sent', {
          id: 'helprequest-1',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        });
      await api.get('/helprequest/helprequest-1').ok('the update is stored', {
        replies_sent: 90,
        requester_email: 'luruni',
        ticket_state: 'in_progress',
        topic: 'bagoba',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('helprequest.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('HelpRequest', helpRequest);
      await api
        .patch('/helprequest/helprequest-1', {
          id: 'helprequest-1',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        })
        .ok(because, {
          id: 'helprequest-1',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        });
      await api.get('/helprequest/helprequest-1').ok(because, {
        id: 'helprequest-1',
        replies_sent: 90,
        requester_email: 'luruni',
        ticket_state: 'in_progress',
        topic: 'bagoba',
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
      await api
        .patch('/helprequest/helprequest-1', { replies_sent: 90, topic: 421337 })
        .invalid('topic must be a string');
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', helpRequest);
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
      const because = 'it was deleted';
      await api.create('HelpRequest', helpRequest);
      await api.delete('/helprequest/helprequest-1').removed('the object exists');
      await api.get('/helprequest/helprequest-1').notFound(because);
      await api.patch('/helprequest/helprequest-1', { id: 'helprequest-1' }).notFound(because);
      await api.get('/helprequest').ok('what was deleted is in no list', []);
      await api
        .post('/helprequest', {
          ...helpRequest,
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          id: 'helprequest-1',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        });
      await api
        .get('/helprequest/helprequest-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          id: 'helprequest-1',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no HelpRequest has',
    about('helprequest.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no HelpRequest has the id helprequest-unknown';
      await api.create('HelpRequest', helpRequest);
      await api.get('/helprequest/helprequest-unknown').notFound(because);
      await api
        .patch('/helprequest/helprequest-unknown', {
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        })
        .notFound(because);
      await api.delete('/helprequest/helprequest-unknown').notFound(because);
      await api
        .get('/helprequest')
        .ok('requests for an unknown id change nothing', [{ id: 'helprequest-1' }]);
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
      await api.get('/helprequest').ok('three objects were created', [
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
      ]);
      await api.create('HelpRequest', {
        ...helpRequest,
        id: 'helprequest-4',
        ticket_state: 'received',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-5' });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-6' });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-7' });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-8' });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-9' });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-10' });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-11' });
      await api
        .get('/helprequest')
        .ok('a list holds every object, however many there are', [
          { id: 'helprequest-1' },
          { id: 'helprequest-2' },
          { id: 'helprequest-3' },
          { id: 'helprequest-4' },
          { id: 'helprequest-5' },
          { id: 'helprequest-6' },
          { id: 'helprequest-7' },
          { id: 'helprequest-8' },
          { id: 'helprequest-9' },
          { id: 'helprequest-10' },
          { id: 'helprequest-11' },
        ]);
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
      await api
        .patch('/helprequest/helprequest-2', {
          id: 'helprequest-2',
          replies_sent: 90,
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          topic: 'bagoba',
        })
        .ok('the change is valid');
      await api.get('/helprequest/helprequest-1').ok('another object was updated', helpRequest);
      await api.get('/helprequest/helprequest-2').ok('the update is stored', {
        id: 'helprequest-2',
        replies_sent: 90,
        requester_email: 'luruni',
        ticket_state: 'in_progress',
        topic: 'bagoba',
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
      await api.delete('/helprequest/helprequest-1').removed('the object exists');
      await api.get('/helprequest/helprequest-2').ok('another object was deleted', {
        id: 'helprequest-2',
        replies_sent: 90,
        requester_email: 'luruni',
        ticket_state: 'in_progress',
        topic: 'bagoba',
      });
      await api.get('/helprequest').ok('one of two objects was deleted', [{ id: 'helprequest-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/helprequest').ok('reset removes all objects', []);
      await api.get('/helprequest/helprequest-1').notFound('reset removed it');
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
      await api.post('/helprequest', without(helpRequest, 'id')).invalid('id must be sent');
      await api.get('/helprequest').ok('a refused create stores nothing', []);
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
      await api
        .post('/helprequest', without(helpRequest, 'replies_sent'))
        .invalid('replies_sent is required and has no default');
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
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
      await api
        .post('/helprequest', without(helpRequest, 'requester_email'))
        .invalid('requester_email is required and has no default');
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
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
      const because = 'the default of ticket_state is "received"';
      await api
        .post('/helprequest', without(helpRequest, 'ticket_state'))
        .created(because, { ticket_state: 'received' });
      await api.get('/helprequest/helprequest-1').ok(because, { ticket_state: 'received' });
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
      await api
        .post('/helprequest', without(helpRequest, 'topic'))
        .invalid('topic is required and has no default');
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
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
      const because = 'an update touches only what it carries';
      await api.create('HelpRequest', { ...helpRequest, ticket_state: null });
      await api
        .patch('/helprequest/helprequest-1', { replies_sent: 90 })
        .ok(because, { ...helpRequest, replies_sent: 90, ticket_state: null });
      await api.patch('/helprequest/helprequest-1', { topic: 'bagoba' }).ok(because, {
        id: 'helprequest-1',
        replies_sent: 90,
        requester_email: 'dudua',
        ticket_state: null,
        topic: 'bagoba',
      });
      await api.get('/helprequest/helprequest-1').ok(because, {
        id: 'helprequest-1',
        replies_sent: 90,
        requester_email: 'dudua',
        ticket_state: null,
        topic: 'bagoba',
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
      const because = 'replies_sent must not be null';
      await api.post('/helprequest', { ...helpRequest, replies_sent: null }).invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', { replies_sent: null }).invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { replies_sent: 12 });
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
      const because = 'requester_email is nullable';
      await api
        .post('/helprequest', { ...helpRequest, requester_email: null })
        .created(because, { requester_email: null });
      await api.get('/helprequest/helprequest-1').ok(because, { requester_email: null });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api
        .patch('/helprequest/helprequest-2', { requester_email: null })
        .ok(because, { requester_email: null });
      await api.get('/helprequest/helprequest-2').ok(because, { requester_email: null });
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
      const because = 'ticket_state is nullable and its default is for absence only';
      await api
        .post('/helprequest', { ...helpRequest, ticket_state: null })
        .created(because, { ticket_state: null });
      await api.get('/helprequest/helprequest-1').ok(because, { ticket_state: null });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api
        .patch('/helprequest/helprequest-2', { ticket_state: null })
        .ok(because, { ticket_state: null });
      await api.get('/helprequest/helprequest-2').ok(because, { ticket_state: null });
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
      const because = 'topic must not be null';
      await api.post('/helprequest', { ...helpRequest, topic: null }).invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', { topic: null }).invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { topic: 'bigo' });
    },
  );
});

test.describe('HelpRequest: types and bounds', () => {
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
      const because = 'replies_sent must be an integer';
      await api.post('/helprequest', { ...helpRequest, replies_sent: 'abc' }).invalid(because);
      await api
        .post('/helprequest', { ...helpRequest, replies_sent: { value: 'text' } })
        .invalid(because);
      await api.post('/helprequest', { ...helpRequest, replies_sent: 11.5 }).invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', { replies_sent: 'abc' }).invalid(because);
      await api.patch('/helprequest/helprequest-1', { replies_sent: {} }).invalid(because);
      await api.patch('/helprequest/helprequest-1', { replies_sent: 11.5 }).invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { replies_sent: 12 });
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
      const because = 'the minimum of replies_sent is 0, inclusive';
      await api
        .post('/helprequest', { ...helpRequest, replies_sent: 0 })
        .created(because, { replies_sent: 0 });
      await api.get('/helprequest/helprequest-1').ok(because, { replies_sent: 0 });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api
        .patch('/helprequest/helprequest-2', { replies_sent: 0 })
        .ok(because, { replies_sent: 0 });
      await api.get('/helprequest/helprequest-2').ok(because, { replies_sent: 0 });
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
      const because = 'replies_sent must be at least 0';
      await api.post('/helprequest', { ...helpRequest, replies_sent: -1 }).invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', { replies_sent: -1 }).invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { replies_sent: 12 });
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
      const because = 'the maximum of replies_sent is 100, inclusive';
      await api
        .post('/helprequest', { ...helpRequest, replies_sent: 100 })
        .created(because, { replies_sent: 100 });
      await api.get('/helprequest/helprequest-1').ok(because, { replies_sent: 100 });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api
        .patch('/helprequest/helprequest-2', { replies_sent: 100 })
        .ok(because, { replies_sent: 100 });
      await api.get('/helprequest/helprequest-2').ok(because, { replies_sent: 100 });
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
      const because = 'replies_sent must be at most 100';
      await api.post('/helprequest', { ...helpRequest, replies_sent: 101 }).invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', { replies_sent: 101 }).invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { replies_sent: 12 });
    },
  );

  test(
    'requester_email keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'helprequest.requester_email.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of requester_email';
      await api
        .post('/helprequest', { ...helpRequest, requester_email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { requester_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/helprequest/helprequest-1')
        .ok(because, { requester_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api
        .patch('/helprequest/helprequest-2', { requester_email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { requester_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/helprequest/helprequest-2')
        .ok(because, { requester_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'requester_email must be a string';
      await api.post('/helprequest', { ...helpRequest, requester_email: 421337 }).invalid(because);
      await api
        .post('/helprequest', { ...helpRequest, requester_email: { value: 'text' } })
        .invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', { requester_email: 0 }).invalid(because);
      await api.patch('/helprequest/helprequest-1', { requester_email: {} }).invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { requester_email: 'dudua' });
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
      const because = 'the minimum length of requester_email is 5, inclusive';
      await api
        .post('/helprequest', { ...helpRequest, requester_email: 'labu ' })
        .created(because, { requester_email: 'labu ' });
      await api.get('/helprequest/helprequest-1').ok(because, { requester_email: 'labu ' });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api
        .patch('/helprequest/helprequest-2', { requester_email: 'labu ' })
        .ok(because, { requester_email: 'labu ' });
      await api.get('/helprequest/helprequest-2').ok(because, { requester_email: 'labu ' });
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
      const because = 'requester_email must have at least 5 characters';
      await api.post('/helprequest', { ...helpRequest, requester_email: 'tan ' }).invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', { requester_email: 'tan ' }).invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { requester_email: 'dudua' });
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
      const because = 'the maximum length of requester_email is 100, inclusive';
      await api
        .post('/helprequest', {
          ...helpRequest,
          requester_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .created(because, {
          requester_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/helprequest/helprequest-1').ok(because, {
        requester_email:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api
        .patch('/helprequest/helprequest-2', {
          requester_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .ok(because, {
          requester_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/helprequest/helprequest-2').ok(because, {
        requester_email:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
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
      const because = 'requester_email must have at most 100 characters';
      await api
        .post('/helprequest', {
          ...helpRequest,
          requester_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api
        .patch('/helprequest/helprequest-1', {
          requester_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { requester_email: 'dudua' });
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
      const because = 'ticket_state must be one of received, in_progress, answered, closed';
      await api.post('/helprequest', { ...helpRequest, ticket_state: 421337 }).invalid(because);
      await api
        .post('/helprequest', { ...helpRequest, ticket_state: { value: 'text' } })
        .invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', { ticket_state: 0 }).invalid(because);
      await api.patch('/helprequest/helprequest-1', { ticket_state: {} }).invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { ticket_state: 'answered' });
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
      const because = '"0042" is a valid value of topic';
      await api
        .post('/helprequest', { ...helpRequest, topic: '0042' })
        .created(because, { topic: '0042' });
      await api.get('/helprequest/helprequest-1').ok(because, { topic: '0042' });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api
        .patch('/helprequest/helprequest-2', { topic: '0042' })
        .ok(because, { topic: '0042' });
      await api.get('/helprequest/helprequest-2').ok(because, { topic: '0042' });
    },
  );

  test(
    'topic keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'helprequest.topic.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of topic';
      await api
        .post('/helprequest', { ...helpRequest, topic: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { topic: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/helprequest/helprequest-1')
        .ok(because, { topic: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api
        .patch('/helprequest/helprequest-2', { topic: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { topic: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/helprequest/helprequest-2')
        .ok(because, { topic: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'topic must be a string';
      await api.post('/helprequest', { ...helpRequest, topic: 421337 }).invalid(because);
      await api.post('/helprequest', { ...helpRequest, topic: { value: 'text' } }).invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', { topic: 0 }).invalid(because);
      await api.patch('/helprequest/helprequest-1', { topic: {} }).invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { topic: 'bigo' });
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
      const because = 'the minimum length of topic is 3, inclusive';
      await api
        .post('/helprequest', { ...helpRequest, topic: 'bi ' })
        .created(because, { topic: 'bi ' });
      await api.get('/helprequest/helprequest-1').ok(because, { topic: 'bi ' });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api.patch('/helprequest/helprequest-2', { topic: 'bi ' }).ok(because, { topic: 'bi ' });
      await api.get('/helprequest/helprequest-2').ok(because, { topic: 'bi ' });
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
      const because = 'topic must have at least 3 characters';
      await api.post('/helprequest', { ...helpRequest, topic: 'r ' }).invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', { topic: 'r ' }).invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { topic: 'bigo' });
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
      const because = 'topic has no maximum length';
      await api
        .post('/helprequest', {
          ...helpRequest,
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/helprequest/helprequest-1').ok(because, {
        topic:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2' });
      await api
        .patch('/helprequest/helprequest-2', {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/helprequest/helprequest-2').ok(because, {
        topic:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
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
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of SupportTicketTicketState';
      await api
        .post('/helprequest', { ...helpRequest, ticket_state: 'received' })
        .created(because, { ticket_state: 'received' });
      await api
        .patch('/helprequest/helprequest-1', { ticket_state: 'in_progress' })
        .ok(because, { ticket_state: 'in_progress' });
      await api
        .patch('/helprequest/helprequest-1', { ticket_state: 'answered' })
        .ok(because, { ticket_state: 'answered' });
      await api
        .patch('/helprequest/helprequest-1', { ticket_state: 'closed' })
        .ok(because, { ticket_state: 'closed' });
      await api.get('/helprequest/helprequest-1').ok(because, { ticket_state: 'closed' });
      await api
        .patch('/helprequest/helprequest-1', { ticket_state: 'received' })
        .ok(because, { ticket_state: 'received' });
    },
  );

  test(
    'create and update refuse a ticket_state that SupportTicketTicketState does not list, such as unheard_of',
    about(
      'helprequest.ticket_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'ticket_state must be one of received, in_progress, answered, closed';
      await api
        .post('/helprequest', { ...helpRequest, ticket_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/helprequest', { ...helpRequest, ticket_state: 'received ' })
        .invalid(because);
      await api.post('/helprequest', { ...helpRequest, ticket_state: 'receive' }).invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api
        .patch('/helprequest/helprequest-1', { ticket_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { ticket_state: 'answered' });
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
      const because = 'ticket_state must be one of received, in_progress, answered, closed';
      await api.post('/helprequest', { ...helpRequest, ticket_state: 'RECEIVED' }).invalid(because);
      await api.get('/helprequest/helprequest-1').notFound('a refused create stores nothing');
      await api.create('HelpRequest', helpRequest);
      await api.patch('/helprequest/helprequest-1', { ticket_state: 'RECEIVED' }).invalid(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused update changes nothing', { ticket_state: 'answered' });
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
      await api
        .post('/helprequest/helprequest-1/close_ticket')
        .ok('the state is right and every condition holds', {
          ...helpRequest,
          replies_sent: 2,
          ticket_state: 'closed',
        });
      await api.get('/helprequest/helprequest-1').ok('what the action did is stored', {
        ...helpRequest,
        replies_sent: 2,
        ticket_state: 'closed',
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
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('close_ticket was not called yet', { result: 1 });
      await api
        .post('/helprequest/helprequest-1/close_ticket')
        .ok('the state is right and every condition holds');
      await api.get('/helprequest/helprequest-1').ok('increase this.replies_sent by 1', {
        replies_sent: 2,
        id: 'helprequest-1',
        requester_email: 'dudua',
        topic: 'bigo',
      });
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('close_ticket changed replies_sent', { result: 2 });
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
      await api
        .post('/helprequest/helprequest-1/close_ticket')
        .ok('the state is right and every condition holds');
      await api
        .get('/helprequest/helprequest-2')
        .ok('close_ticket was called on helprequest-1, which does not concern this object', {
          ...helpRequest,
          id: 'helprequest-2',
          replies_sent: 1,
        });
    },
  );

  test(
    'close_ticket acts on what updates left, and later updates leave what it did',
    about(
      'helprequest.close_ticket.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('HelpRequest', { ...helpRequest, ticket_state: 'closed', replies_sent: 0 });
      await api
        .patch('/helprequest/helprequest-1', { ticket_state: 'answered', replies_sent: 1 })
        .ok(because);
      await api
        .post('/helprequest/helprequest-1/close_ticket')
        .ok('the state is right and every condition holds');
      await api
        .get('/helprequest')
        .ok('a list shows what close_ticket did', [
          { id: 'helprequest-1', ticket_state: 'closed', replies_sent: 2 },
        ]);
      await api.patch('/helprequest/helprequest-1', { requester_email: 'luruni' }).ok(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('what close_ticket did stays when something else is updated', {
          requester_email: 'luruni',
          ticket_state: 'closed',
          replies_sent: 2,
        });
      await api
        .patch('/helprequest/helprequest-1', { ticket_state: 'answered' })
        .ok('an update may lead back to any ticket_state');
      await api
        .post('/helprequest/helprequest-1/close_ticket')
        .ok('the state is right and every condition holds', {
          ticket_state: 'closed',
          replies_sent: 3,
        });
    },
  );

  test(
    'close_ticket answers 404 for an id that no HelpRequest has',
    about('helprequest.close_ticket.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api
        .post('/helprequest/helprequest-unknown/close_ticket')
        .notFound('no HelpRequest has the id helprequest-unknown');
      await api.delete('/helprequest/helprequest-1').removed('the object exists');
      await api.post('/helprequest/helprequest-1/close_ticket').notFound('it was deleted');
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
      await api
        .post('/helprequest/helprequest-1/close_ticket')
        .refused('close_ticket starts from answered, and ticket_state is received');
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused action changes nothing', { ticket_state: 'received', replies_sent: 1 });
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
      await api
        .post('/helprequest/helprequest-1/close_ticket')
        .refused('close_ticket starts from answered, and ticket_state is in_progress');
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused action changes nothing', { ticket_state: 'in_progress', replies_sent: 1 });
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
      await api
        .post('/helprequest/helprequest-1/close_ticket')
        .refused('close_ticket starts from answered, and ticket_state is closed');
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused action changes nothing', { ticket_state: 'closed', replies_sent: 1 });
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
      await api
        .post('/helprequest/helprequest-1/close_ticket')
        .refused('close_ticket starts from answered, and ticket_state is null');
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused action changes nothing', { ticket_state: null, replies_sent: 1 });
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
      await api
        .post('/helprequest/helprequest-1/close_ticket')
        .refused('the condition this.replies_sent > 0 is not satisfied');
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused action changes nothing', { ticket_state: 'answered', replies_sent: 0 });
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
      await api
        .post('/helprequest/helprequest-1/take_over')
        .ok('the state is right and every condition holds', {
          ...helpRequest,
          replies_sent: 0,
          ticket_state: 'in_progress',
        });
      await api.get('/helprequest/helprequest-1').ok('what the action did is stored', {
        ...helpRequest,
        replies_sent: 0,
        ticket_state: 'in_progress',
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
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('take_over was not called yet', { result: 12 });
      await api
        .post('/helprequest/helprequest-1/take_over')
        .ok('the state is right and every condition holds');
      await api.get('/helprequest/helprequest-1').ok('set this.replies_sent to 0', {
        replies_sent: 0,
        id: 'helprequest-1',
        requester_email: 'dudua',
        topic: 'bigo',
      });
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('take_over changed replies_sent', { result: 0 });
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
      await api
        .post('/helprequest/helprequest-1/take_over')
        .ok('the state is right and every condition holds');
      await api
        .get('/helprequest/helprequest-2')
        .ok('take_over was called on helprequest-1, which does not concern this object', {
          ...helpRequest,
          id: 'helprequest-2',
          ticket_state: 'received',
        });
    },
  );

  test(
    'take_over acts on what updates left, and later updates leave what it did',
    about(
      'helprequest.take_over.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('HelpRequest', {
        ...helpRequest,
        ticket_state: 'in_progress',
        replies_sent: 90,
      });
      await api
        .patch('/helprequest/helprequest-1', { ticket_state: 'received', replies_sent: 12 })
        .ok(because);
      await api
        .post('/helprequest/helprequest-1/take_over')
        .ok('the state is right and every condition holds');
      await api
        .get('/helprequest')
        .ok('a list shows what take_over did', [
          { id: 'helprequest-1', ticket_state: 'in_progress', replies_sent: 0 },
        ]);
      await api.patch('/helprequest/helprequest-1', { requester_email: 'luruni' }).ok(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('what take_over did stays when something else is updated', {
          requester_email: 'luruni',
          ticket_state: 'in_progress',
          replies_sent: 0,
        });
      await api
        .patch('/helprequest/helprequest-1', { ticket_state: 'received' })
        .ok('an update may lead back to any ticket_state');
      await api
        .post('/helprequest/helprequest-1/take_over')
        .ok('the state is right and every condition holds', {
          ticket_state: 'in_progress',
          replies_sent: 0,
        });
    },
  );

  test(
    'take_over answers 404 for an id that no HelpRequest has',
    about('helprequest.take_over.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api
        .post('/helprequest/helprequest-unknown/take_over')
        .notFound('no HelpRequest has the id helprequest-unknown');
      await api.delete('/helprequest/helprequest-1').removed('the object exists');
      await api.post('/helprequest/helprequest-1/take_over').notFound('it was deleted');
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
      await api
        .post('/helprequest/helprequest-1/take_over')
        .refused('take_over starts from received, and ticket_state is in_progress');
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused action changes nothing', { ticket_state: 'in_progress', replies_sent: 12 });
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
      await api
        .post('/helprequest/helprequest-1/take_over')
        .refused('take_over starts from received, and ticket_state is answered');
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused action changes nothing', { ticket_state: 'answered', replies_sent: 12 });
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
      await api
        .post('/helprequest/helprequest-1/take_over')
        .refused('take_over starts from received, and ticket_state is closed');
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused action changes nothing', { ticket_state: 'closed', replies_sent: 12 });
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
      await api
        .post('/helprequest/helprequest-1/take_over')
        .refused('take_over starts from received, and ticket_state is null');
      await api
        .get('/helprequest/helprequest-1')
        .ok('a refused action changes nothing', { ticket_state: null, replies_sent: 12 });
    },
  );
});
