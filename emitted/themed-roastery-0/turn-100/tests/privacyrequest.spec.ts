import { about, test, without } from '../support/api.ts';

// A valid PrivacyRequest, as the tests send it.
const privacyRequest = {
  days_left: 2,
  id: 'privacyrequest-1',
  request_state: 'fulfilled',
  requester_name: 'giti',
  systems_searched: 20,
};

test.describe('PrivacyRequest: create, read, update and delete', () => {
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
    'create answers the new PrivacyRequest, and read answers it again',
    about(
      'privacyrequest.create.answers-the-object',
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
        .post('/privacyrequest', privacyRequest)
        .created('create answers the object that was sent', privacyRequest);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('read answers the object that was created', privacyRequest);
      await api
        .post('/privacyrequest', { ...privacyRequest, id: 'privacyrequest-2' })
        .created('objects may be alike in everything but their ids', { id: 'privacyrequest-2' });
    },
  );

  test(
    'the id of a PrivacyRequest may be any text, upper and lower case told apart, but no number',
    about(
      'privacyrequest.create.accepts-any-id',
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
        .post('/privacyrequest', {
          ...privacyRequest,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('PrivacyRequest', {
        ...privacyRequest,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/privacyrequest/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/privacyrequest/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...privacyRequest, id: 'Room 2.B at the Very End of the Long Hall' });
      await api
        .post('/privacyrequest', { ...privacyRequest, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole PrivacyRequest',
    about(
      'privacyrequest.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .patch('/privacyrequest/privacyrequest-1', {
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        })
        .ok('every one of these fields was sent', {
          days_left: 56,
          id: 'privacyrequest-1',
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        });
      await api.get('/privacyrequest/privacyrequest-1').ok('the update is stored', {
        days_left: 56,
        request_state: 'refused',
        requester_name: 'lula',
        systems_searched: 52,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about(
      'privacyrequest.update.accepts-the-same-id',
      'ids.same-on-update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .patch('/privacyrequest/privacyrequest-1', {
          id: 'privacyrequest-1',
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        })
        .ok(because, {
          id: 'privacyrequest-1',
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, {
        id: 'privacyrequest-1',
        days_left: 56,
        request_state: 'refused',
        requester_name: 'lula',
        systems_searched: 52,
      });
    },
  );

  test(
    'update that is refused for systems_searched does not change days_left either',
    about(
      'privacyrequest.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .patch('/privacyrequest/privacyrequest-1', { days_left: 56, systems_searched: 'abc' })
        .invalid('systems_searched must be an integer');
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', privacyRequest);
    },
  );

  test(
    'delete removes a PrivacyRequest: no read finds it and no list holds it',
    about(
      'privacyrequest.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('PrivacyRequest', privacyRequest);
      await api.delete('/privacyrequest/privacyrequest-1').removed('the object exists');
      await api.get('/privacyrequest/privacyrequest-1').notFound(because);
      await api
        .patch('/privacyrequest/privacyrequest-1', { id: 'privacyrequest-1' })
        .notFound(because);
      await api.get('/privacyrequest').ok('what was deleted is in no list', []);
      await api
        .post('/privacyrequest', {
          ...privacyRequest,
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          days_left: 56,
          id: 'privacyrequest-1',
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        });
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          days_left: 56,
          id: 'privacyrequest-1',
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no PrivacyRequest has',
    about('privacyrequest.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no PrivacyRequest has the id privacyrequest-unknown';
      await api.create('PrivacyRequest', privacyRequest);
      await api.get('/privacyrequest/privacyrequest-unknown').notFound(because);
      await api
        .patch('/privacyrequest/privacyrequest-unknown', {
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        })
        .notFound(because);
      await api.delete('/privacyrequest/privacyrequest-unknown').notFound(because);
      await api
        .get('/privacyrequest')
        .ok('requests for an unknown id change nothing', [{ id: 'privacyrequest-1' }]);
    },
  );
});

test.describe('PrivacyRequest: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every PrivacyRequest with all of its fields',
    about(
      'privacyrequest.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PrivacyRequest', privacyRequest);
      await api.create('PrivacyRequest', {
        ...privacyRequest,
        id: 'privacyrequest-2',
        days_left: 56,
        request_state: 'refused',
        requester_name: 'lula',
        systems_searched: 52,
      });
      await api.create('PrivacyRequest', {
        ...privacyRequest,
        id: 'privacyrequest-3',
        days_left: 19,
        request_state: 'identified',
        requester_name: 'duniva',
        systems_searched: 9,
      });
      await api.get('/privacyrequest').ok('three objects were created', [
        privacyRequest,
        {
          days_left: 56,
          id: 'privacyrequest-2',
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        },
        {
          days_left: 19,
          id: 'privacyrequest-3',
          request_state: 'identified',
          requester_name: 'duniva',
          systems_searched: 9,
        },
      ]);
      await api.create('PrivacyRequest', {
        ...privacyRequest,
        id: 'privacyrequest-4',
        request_state: 'received',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-5' });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-6' });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-7' });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-8' });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-9' });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-10' });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-11' });
      await api
        .get('/privacyrequest')
        .ok('a list holds every object, however many there are', [
          { id: 'privacyrequest-1' },
          { id: 'privacyrequest-2' },
          { id: 'privacyrequest-3' },
          { id: 'privacyrequest-4' },
          { id: 'privacyrequest-5' },
          { id: 'privacyrequest-6' },
          { id: 'privacyrequest-7' },
          { id: 'privacyrequest-8' },
          { id: 'privacyrequest-9' },
          { id: 'privacyrequest-10' },
          { id: 'privacyrequest-11' },
        ]);
    },
  );

  test(
    'update of one PrivacyRequest leaves another as it was',
    about(
      'privacyrequest.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PrivacyRequest', privacyRequest);
      await api.create('PrivacyRequest', {
        ...privacyRequest,
        id: 'privacyrequest-2',
        days_left: 56,
        request_state: 'refused',
        requester_name: 'lula',
        systems_searched: 52,
      });
      await api
        .patch('/privacyrequest/privacyrequest-2', {
          id: 'privacyrequest-2',
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        })
        .ok('the change is valid');
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('another object was updated', privacyRequest);
      await api.get('/privacyrequest/privacyrequest-2').ok('the update is stored', {
        days_left: 56,
        id: 'privacyrequest-2',
        request_state: 'refused',
        requester_name: 'lula',
        systems_searched: 52,
      });
    },
  );

  test(
    'delete of one PrivacyRequest leaves another as it was',
    about(
      'privacyrequest.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PrivacyRequest', privacyRequest);
      await api.create('PrivacyRequest', {
        ...privacyRequest,
        id: 'privacyrequest-2',
        days_left: 56,
        request_state: 'refused',
        requester_name: 'lula',
        systems_searched: 52,
      });
      await api.delete('/privacyrequest/privacyrequest-1').removed('the object exists');
      await api.get('/privacyrequest/privacyrequest-2').ok('another object was deleted', {
        days_left: 56,
        id: 'privacyrequest-2',
        request_state: 'refused',
        requester_name: 'lula',
        systems_searched: 52,
      });
      await api
        .get('/privacyrequest')
        .ok('one of two objects was deleted', [{ id: 'privacyrequest-2' }]);
    },
  );

  test(
    'reset removes every PrivacyRequest',
    about(
      'privacyrequest.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PrivacyRequest', privacyRequest);
      await api.create('PrivacyRequest', {
        ...privacyRequest,
        id: 'privacyrequest-2',
        days_left: 56,
        request_state: 'refused',
        requester_name: 'lula',
        systems_searched: 52,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/privacyrequest').ok('reset removes all objects', []);
      await api.get('/privacyrequest/privacyrequest-1').notFound('reset removed it');
    },
  );
});

test.describe('PrivacyRequest: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a PrivacyRequest without days_left, which is optional',
    about(
      'privacyrequest.days_left.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'days_left is optional';
      await api
        .post('/privacyrequest', without(privacyRequest, 'days_left'))
        .created(because, { days_left: null });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { days_left: null });
    },
  );

  test(
    'create refuses a PrivacyRequest without an id',
    about(
      'privacyrequest.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/privacyrequest', without(privacyRequest, 'id')).invalid('id must be sent');
      await api.get('/privacyrequest').ok('a refused create stores nothing', []);
    },
  );

  test(
    'request_state is "received" when a create leaves it out',
    about(
      'privacyrequest.request_state.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of request_state is "received"';
      await api
        .post('/privacyrequest', without(privacyRequest, 'request_state'))
        .created(because, { request_state: 'received' });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { request_state: 'received' });
    },
  );

  test(
    'create refuses a PrivacyRequest without requester_name, which is required',
    about(
      'privacyrequest.requester_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/privacyrequest', without(privacyRequest, 'requester_name'))
        .invalid('requester_name is required and has no default');
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a PrivacyRequest without systems_searched, which is optional',
    about(
      'privacyrequest.systems_searched.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'systems_searched is optional';
      await api
        .post('/privacyrequest', without(privacyRequest, 'systems_searched'))
        .created(because, { systems_searched: null });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { systems_searched: null });
    },
  );

  test(
    'update of days_left or systems_searched alone leaves every other field as it is',
    about(
      'privacyrequest.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .patch('/privacyrequest/privacyrequest-1', { days_left: 56 })
        .ok(because, { ...privacyRequest, days_left: 56 });
      await api
        .patch('/privacyrequest/privacyrequest-1', { systems_searched: 52 })
        .ok(because, { ...privacyRequest, days_left: 56, systems_searched: 52 });
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok(because, { ...privacyRequest, days_left: 56, systems_searched: 52 });
    },
  );
});

test.describe('PrivacyRequest: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'days_left may be null',
    about(
      'privacyrequest.days_left.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'days_left is nullable';
      await api
        .post('/privacyrequest', { ...privacyRequest, days_left: null })
        .created(because, { days_left: null });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { days_left: null });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api
        .patch('/privacyrequest/privacyrequest-2', { days_left: null })
        .ok(because, { days_left: null });
      await api.get('/privacyrequest/privacyrequest-2').ok(because, { days_left: null });
    },
  );

  test(
    'create and update refuse null for request_state',
    about(
      'privacyrequest.request_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'request_state must not be null';
      await api
        .post('/privacyrequest', { ...privacyRequest, request_state: null })
        .invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', { request_state: null }).invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { request_state: 'fulfilled' });
    },
  );

  test(
    'requester_name may be null',
    about(
      'privacyrequest.requester_name.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'requester_name is nullable';
      await api
        .post('/privacyrequest', { ...privacyRequest, requester_name: null })
        .created(because, { requester_name: null });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { requester_name: null });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api
        .patch('/privacyrequest/privacyrequest-2', { requester_name: null })
        .ok(because, { requester_name: null });
      await api.get('/privacyrequest/privacyrequest-2').ok(because, { requester_name: null });
    },
  );

  test(
    'create and update refuse null for systems_searched',
    about(
      'privacyrequest.systems_searched.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'systems_searched must not be null';
      await api
        .post('/privacyrequest', { ...privacyRequest, systems_searched: null })
        .invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .patch('/privacyrequest/privacyrequest-1', { systems_searched: null })
        .invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { systems_searched: 20 });
    },
  );
});

test.describe('PrivacyRequest: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'create and update refuse a days_left of a wrong type',
    about(
      'privacyrequest.days_left.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'days_left must be an integer';
      await api.post('/privacyrequest', { ...privacyRequest, days_left: 'abc' }).invalid(because);
      await api
        .post('/privacyrequest', { ...privacyRequest, days_left: { value: 'text' } })
        .invalid(because);
      await api.post('/privacyrequest', { ...privacyRequest, days_left: 1.5 }).invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', { days_left: 'abc' }).invalid(because);
      await api.patch('/privacyrequest/privacyrequest-1', { days_left: {} }).invalid(because);
      await api.patch('/privacyrequest/privacyrequest-1', { days_left: 1.5 }).invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { days_left: 2 });
    },
  );

  test(
    'days_left may be right at its minimum of 0',
    about(
      'privacyrequest.days_left.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of days_left is 0, inclusive';
      await api
        .post('/privacyrequest', { ...privacyRequest, days_left: 0 })
        .created(because, { days_left: 0 });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { days_left: 0 });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api
        .patch('/privacyrequest/privacyrequest-2', { days_left: 0 })
        .ok(because, { days_left: 0 });
      await api.get('/privacyrequest/privacyrequest-2').ok(because, { days_left: 0 });
    },
  );

  test(
    'create and update refuse a days_left below its minimum of 0',
    about(
      'privacyrequest.days_left.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'days_left must be at least 0';
      await api.post('/privacyrequest', { ...privacyRequest, days_left: -1 }).invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', { days_left: -1 }).invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { days_left: 2 });
    },
  );

  test(
    'days_left may be right at its maximum of 90',
    about(
      'privacyrequest.days_left.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of days_left is 90, inclusive';
      await api
        .post('/privacyrequest', { ...privacyRequest, days_left: 90 })
        .created(because, { days_left: 90 });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { days_left: 90 });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api
        .patch('/privacyrequest/privacyrequest-2', { days_left: 90 })
        .ok(because, { days_left: 90 });
      await api.get('/privacyrequest/privacyrequest-2').ok(because, { days_left: 90 });
    },
  );

  test(
    'create and update refuse a days_left above its maximum of 90',
    about(
      'privacyrequest.days_left.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'days_left must be at most 90';
      await api.post('/privacyrequest', { ...privacyRequest, days_left: 91 }).invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', { days_left: 91 }).invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { days_left: 2 });
    },
  );

  test(
    'create and update refuse a request_state of a wrong type',
    about(
      'privacyrequest.request_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'request_state must be one of received, identified, fulfilled, refused';
      await api
        .post('/privacyrequest', { ...privacyRequest, request_state: 421337 })
        .invalid(because);
      await api
        .post('/privacyrequest', { ...privacyRequest, request_state: { value: 'text' } })
        .invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', { request_state: 0 }).invalid(because);
      await api.patch('/privacyrequest/privacyrequest-1', { request_state: {} }).invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { request_state: 'fulfilled' });
    },
  );

  test(
    'requester_name of digits alone stays a string',
    about(
      'privacyrequest.requester_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of requester_name';
      await api
        .post('/privacyrequest', { ...privacyRequest, requester_name: '0042' })
        .created(because, { requester_name: '0042' });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { requester_name: '0042' });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api
        .patch('/privacyrequest/privacyrequest-2', { requester_name: '0042' })
        .ok(because, { requester_name: '0042' });
      await api.get('/privacyrequest/privacyrequest-2').ok(because, { requester_name: '0042' });
    },
  );

  test(
    'requester_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'privacyrequest.requester_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of requester_name';
      await api
        .post('/privacyrequest', { ...privacyRequest, requester_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { requester_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok(because, { requester_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api
        .patch('/privacyrequest/privacyrequest-2', { requester_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { requester_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/privacyrequest/privacyrequest-2')
        .ok(because, { requester_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a requester_name of a wrong type',
    about(
      'privacyrequest.requester_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'requester_name must be a string';
      await api
        .post('/privacyrequest', { ...privacyRequest, requester_name: 421337 })
        .invalid(because);
      await api
        .post('/privacyrequest', { ...privacyRequest, requester_name: { value: 'text' } })
        .invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', { requester_name: 0 }).invalid(because);
      await api.patch('/privacyrequest/privacyrequest-1', { requester_name: {} }).invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { requester_name: 'giti' });
    },
  );

  test(
    'requester_name may be right at its minimum length of 2',
    about(
      'privacyrequest.requester_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of requester_name is 2, inclusive';
      await api
        .post('/privacyrequest', { ...privacyRequest, requester_name: 'r ' })
        .created(because, { requester_name: 'r ' });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { requester_name: 'r ' });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api
        .patch('/privacyrequest/privacyrequest-2', { requester_name: 'r ' })
        .ok(because, { requester_name: 'r ' });
      await api.get('/privacyrequest/privacyrequest-2').ok(because, { requester_name: 'r ' });
    },
  );

  test(
    'create and update refuse a requester_name below its minimum length of 2',
    about(
      'privacyrequest.requester_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'requester_name must have at least 2 characters';
      await api
        .post('/privacyrequest', { ...privacyRequest, requester_name: 'n' })
        .invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', { requester_name: 'n' }).invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { requester_name: 'giti' });
    },
  );

  test(
    'requester_name may be right at its maximum length of 100',
    about(
      'privacyrequest.requester_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of requester_name is 100, inclusive';
      await api
        .post('/privacyrequest', {
          ...privacyRequest,
          requester_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .created(because, {
          requester_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, {
        requester_name:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api
        .patch('/privacyrequest/privacyrequest-2', {
          requester_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .ok(because, {
          requester_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/privacyrequest/privacyrequest-2').ok(because, {
        requester_name:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
    },
  );

  test(
    'create and update refuse a requester_name above its maximum length of 100',
    about(
      'privacyrequest.requester_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'requester_name must have at most 100 characters';
      await api
        .post('/privacyrequest', {
          ...privacyRequest,
          requester_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .patch('/privacyrequest/privacyrequest-1', {
          requester_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { requester_name: 'giti' });
    },
  );

  test(
    'create and update refuse a systems_searched of a wrong type',
    about(
      'privacyrequest.systems_searched.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'systems_searched must be an integer';
      await api
        .post('/privacyrequest', { ...privacyRequest, systems_searched: 'abc' })
        .invalid(because);
      await api
        .post('/privacyrequest', { ...privacyRequest, systems_searched: { value: 'text' } })
        .invalid(because);
      await api
        .post('/privacyrequest', { ...privacyRequest, systems_searched: 19.5 })
        .invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .patch('/privacyrequest/privacyrequest-1', { systems_searched: 'abc' })
        .invalid(because);
      await api
        .patch('/privacyrequest/privacyrequest-1', { systems_searched: {} })
        .invalid(because);
      await api
        .patch('/privacyrequest/privacyrequest-1', { systems_searched: 19.5 })
        .invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { systems_searched: 20 });
    },
  );

  test(
    'systems_searched may be right at its minimum of 0',
    about(
      'privacyrequest.systems_searched.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of systems_searched is 0, inclusive';
      await api
        .post('/privacyrequest', { ...privacyRequest, systems_searched: 0 })
        .created(because, { systems_searched: 0 });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { systems_searched: 0 });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api
        .patch('/privacyrequest/privacyrequest-2', { systems_searched: 0 })
        .ok(because, { systems_searched: 0 });
      await api.get('/privacyrequest/privacyrequest-2').ok(because, { systems_searched: 0 });
    },
  );

  test(
    'create and update refuse a systems_searched below its minimum of 0',
    about(
      'privacyrequest.systems_searched.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'systems_searched must be at least 0';
      await api
        .post('/privacyrequest', { ...privacyRequest, systems_searched: -1 })
        .invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .patch('/privacyrequest/privacyrequest-1', { systems_searched: -1 })
        .invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { systems_searched: 20 });
    },
  );

  test(
    'systems_searched may be right at its maximum of 60',
    about(
      'privacyrequest.systems_searched.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of systems_searched is 60, inclusive';
      await api
        .post('/privacyrequest', { ...privacyRequest, systems_searched: 60 })
        .created(because, { systems_searched: 60 });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { systems_searched: 60 });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api
        .patch('/privacyrequest/privacyrequest-2', { systems_searched: 60 })
        .ok(because, { systems_searched: 60 });
      await api.get('/privacyrequest/privacyrequest-2').ok(because, { systems_searched: 60 });
    },
  );

  test(
    'create and update refuse a systems_searched above its maximum of 60',
    about(
      'privacyrequest.systems_searched.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'systems_searched must be at most 60';
      await api
        .post('/privacyrequest', { ...privacyRequest, systems_searched: 61 })
        .invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .patch('/privacyrequest/privacyrequest-1', { systems_searched: 61 })
        .invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { systems_searched: 20 });
    },
  );
});

test.describe('PrivacyRequest: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'request_state may be received, identified, fulfilled, refused',
    about(
      'privacyrequest.request_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of DataRequestRequestState';
      await api
        .post('/privacyrequest', { ...privacyRequest, request_state: 'received' })
        .created(because, { request_state: 'received' });
      await api
        .patch('/privacyrequest/privacyrequest-1', { request_state: 'identified' })
        .ok(because, { request_state: 'identified' });
      await api
        .patch('/privacyrequest/privacyrequest-1', { request_state: 'fulfilled' })
        .ok(because, { request_state: 'fulfilled' });
      await api
        .patch('/privacyrequest/privacyrequest-1', { request_state: 'refused' })
        .ok(because, { request_state: 'refused' });
      await api.get('/privacyrequest/privacyrequest-1').ok(because, { request_state: 'refused' });
      await api
        .patch('/privacyrequest/privacyrequest-1', { request_state: 'received' })
        .ok(because, { request_state: 'received' });
    },
  );

  test(
    'create and update refuse a request_state that DataRequestRequestState does not list, such as unheard_of',
    about(
      'privacyrequest.request_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'request_state must be one of received, identified, fulfilled, refused';
      await api
        .post('/privacyrequest', { ...privacyRequest, request_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/privacyrequest', { ...privacyRequest, request_state: 'received ' })
        .invalid(because);
      await api
        .post('/privacyrequest', { ...privacyRequest, request_state: 'receive' })
        .invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .patch('/privacyrequest/privacyrequest-1', { request_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { request_state: 'fulfilled' });
    },
  );

  test(
    'create and update refuse the request_state RECEIVED, as upper and lower case differ',
    about(
      'privacyrequest.request_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'request_state must be one of received, identified, fulfilled, refused';
      await api
        .post('/privacyrequest', { ...privacyRequest, request_state: 'RECEIVED' })
        .invalid(because);
      await api.get('/privacyrequest/privacyrequest-1').notFound('a refused create stores nothing');
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .patch('/privacyrequest/privacyrequest-1', { request_state: 'RECEIVED' })
        .invalid(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a refused update changes nothing', { request_state: 'fulfilled' });
    },
  );
});
