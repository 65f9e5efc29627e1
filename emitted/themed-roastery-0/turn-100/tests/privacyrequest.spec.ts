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
      await api.post('/privacyrequest', {
        body: privacyRequest,
        status: [200, 201],
        answer: privacyRequest,
        because: 'create answers the object that was sent',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: privacyRequest,
        because: 'read answers the object that was created',
      });
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, id: 'privacyrequest-2' },
        status: [200, 201],
        answer: { id: 'privacyrequest-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: {
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        },
        status: [200],
        answer: {
          days_left: 56,
          id: 'privacyrequest-1',
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: {
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        },
        because: 'the update is stored',
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
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: {
          id: 'privacyrequest-1',
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        },
        status: [200],
        answer: {
          id: 'privacyrequest-1',
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: {
          id: 'privacyrequest-1',
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { days_left: 56, systems_searched: 'abc' },
        status: [400, 422],
        because: 'systems_searched must be an integer',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: privacyRequest,
        because: 'a refused update changes nothing',
      });
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
      await api.create('PrivacyRequest', privacyRequest);
      await api.delete('/privacyrequest/privacyrequest-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'it was deleted',
      });
      await api.get('/privacyrequest', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no PrivacyRequest has',
    about('privacyrequest.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('PrivacyRequest', privacyRequest);
      await api.get('/privacyrequest/privacyrequest-unknown', {
        status: [404],
        because: 'no PrivacyRequest has the id privacyrequest-unknown',
      });
      await api.patch('/privacyrequest/privacyrequest-unknown', {
        body: {
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        },
        status: [404],
        because: 'no PrivacyRequest has the id privacyrequest-unknown',
      });
      await api.delete('/privacyrequest/privacyrequest-unknown', {
        status: [404],
        because: 'no PrivacyRequest has the id privacyrequest-unknown',
      });
      await api.get('/privacyrequest', {
        status: [200],
        answer: [{ id: 'privacyrequest-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/privacyrequest', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/privacyrequest/privacyrequest-2', {
        body: {
          id: 'privacyrequest-2',
          days_left: 56,
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: privacyRequest,
        because: 'another object was updated',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: {
          days_left: 56,
          id: 'privacyrequest-2',
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        },
        because: 'the update is stored',
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
      await api.delete('/privacyrequest/privacyrequest-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: {
          days_left: 56,
          id: 'privacyrequest-2',
          request_state: 'refused',
          requester_name: 'lula',
          systems_searched: 52,
        },
        because: 'another object was deleted',
      });
      await api.get('/privacyrequest', {
        status: [200],
        answer: [{ id: 'privacyrequest-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/privacyrequest', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'reset removed it',
      });
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
      await api.post('/privacyrequest', {
        body: without(privacyRequest, 'days_left'),
        status: [200, 201],
        answer: { days_left: null },
        because: 'days_left is optional',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { days_left: null },
        because: 'days_left is optional',
      });
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
      await api.post('/privacyrequest', {
        body: without(privacyRequest, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/privacyrequest', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/privacyrequest', {
        body: without(privacyRequest, 'request_state'),
        status: [200, 201],
        answer: { request_state: 'received' },
        because: 'the default of request_state is "received"',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { request_state: 'received' },
        because: 'the default of request_state is "received"',
      });
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
      await api.post('/privacyrequest', {
        body: without(privacyRequest, 'requester_name'),
        status: [400, 422],
        because: 'requester_name is required and has no default',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/privacyrequest', {
        body: without(privacyRequest, 'systems_searched'),
        status: [200, 201],
        answer: { systems_searched: null },
        because: 'systems_searched is optional',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { systems_searched: null },
        because: 'systems_searched is optional',
      });
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
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { days_left: 56 },
        status: [200],
        answer: { ...privacyRequest, days_left: 56 },
        because: 'an update touches only what it carries',
      });
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { systems_searched: 52 },
        status: [200],
        answer: { ...privacyRequest, days_left: 56, systems_searched: 52 },
        because: 'an update touches only what it carries',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { ...privacyRequest, days_left: 56, systems_searched: 52 },
        because: 'an update touches only what it carries',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, days_left: null },
        status: [200, 201],
        answer: { days_left: null },
        because: 'days_left is nullable',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { days_left: null },
        because: 'days_left is nullable',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.patch('/privacyrequest/privacyrequest-2', {
        body: { days_left: null },
        status: [200],
        answer: { days_left: null },
        because: 'days_left is nullable',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: { days_left: null },
        because: 'days_left is nullable',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, request_state: null },
        status: [400, 422],
        because: 'request_state must not be null',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { request_state: null },
        status: [400, 422],
        because: 'request_state must not be null',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { request_state: 'fulfilled' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, requester_name: null },
        status: [200, 201],
        answer: { requester_name: null },
        because: 'requester_name is nullable',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { requester_name: null },
        because: 'requester_name is nullable',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.patch('/privacyrequest/privacyrequest-2', {
        body: { requester_name: null },
        status: [200],
        answer: { requester_name: null },
        because: 'requester_name is nullable',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: { requester_name: null },
        because: 'requester_name is nullable',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, systems_searched: null },
        status: [400, 422],
        because: 'systems_searched must not be null',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { systems_searched: null },
        status: [400, 422],
        because: 'systems_searched must not be null',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { systems_searched: 20 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('PrivacyRequest: types and bounds', () => {
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, days_left: 'abc' },
        status: [400, 422],
        because: 'days_left must be an integer',
      });
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, days_left: { value: 'text' } },
        status: [400, 422],
        because: 'days_left must be an integer',
      });
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, days_left: 1.5 },
        status: [400, 422],
        because: 'days_left must be an integer',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { days_left: 'abc' },
        status: [400, 422],
        because: 'days_left must be an integer',
      });
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { days_left: { value: 'text' } },
        status: [400, 422],
        because: 'days_left must be an integer',
      });
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { days_left: 1.5 },
        status: [400, 422],
        because: 'days_left must be an integer',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { days_left: 2 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, days_left: 0 },
        status: [200, 201],
        answer: { days_left: 0 },
        because: 'the minimum of days_left is 0, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { days_left: 0 },
        because: 'the minimum of days_left is 0, inclusive',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.patch('/privacyrequest/privacyrequest-2', {
        body: { days_left: 0 },
        status: [200],
        answer: { days_left: 0 },
        because: 'the minimum of days_left is 0, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: { days_left: 0 },
        because: 'the minimum of days_left is 0, inclusive',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, days_left: -1 },
        status: [400, 422],
        because: 'days_left must be at least 0',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { days_left: -1 },
        status: [400, 422],
        because: 'days_left must be at least 0',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { days_left: 2 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, days_left: 90 },
        status: [200, 201],
        answer: { days_left: 90 },
        because: 'the maximum of days_left is 90, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { days_left: 90 },
        because: 'the maximum of days_left is 90, inclusive',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.patch('/privacyrequest/privacyrequest-2', {
        body: { days_left: 90 },
        status: [200],
        answer: { days_left: 90 },
        because: 'the maximum of days_left is 90, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: { days_left: 90 },
        because: 'the maximum of days_left is 90, inclusive',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, days_left: 91 },
        status: [400, 422],
        because: 'days_left must be at most 90',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { days_left: 91 },
        status: [400, 422],
        because: 'days_left must be at most 90',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { days_left: 2 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, request_state: 421337 },
        status: [400, 422],
        because: 'request_state must be one of received, identified, fulfilled, refused',
      });
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, request_state: { value: 'text' } },
        status: [400, 422],
        because: 'request_state must be one of received, identified, fulfilled, refused',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { request_state: 421337 },
        status: [400, 422],
        because: 'request_state must be one of received, identified, fulfilled, refused',
      });
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { request_state: { value: 'text' } },
        status: [400, 422],
        because: 'request_state must be one of received, identified, fulfilled, refused',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { request_state: 'fulfilled' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, requester_name: '0042' },
        status: [200, 201],
        answer: { requester_name: '0042' },
        because: '"0042" is a valid value of requester_name',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { requester_name: '0042' },
        because: '"0042" is a valid value of requester_name',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.patch('/privacyrequest/privacyrequest-2', {
        body: { requester_name: '0042' },
        status: [200],
        answer: { requester_name: '0042' },
        because: '"0042" is a valid value of requester_name',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: { requester_name: '0042' },
        because: '"0042" is a valid value of requester_name',
      });
    },
  );

  test(
    'requester_name keeps spaces, quotes, accents and symbols',
    about(
      'privacyrequest.requester_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, requester_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { requester_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of requester_name',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { requester_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of requester_name',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.patch('/privacyrequest/privacyrequest-2', {
        body: { requester_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { requester_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of requester_name',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: { requester_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of requester_name',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, requester_name: 421337 },
        status: [400, 422],
        because: 'requester_name must be a string',
      });
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, requester_name: { value: 'text' } },
        status: [400, 422],
        because: 'requester_name must be a string',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { requester_name: 421337 },
        status: [400, 422],
        because: 'requester_name must be a string',
      });
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { requester_name: { value: 'text' } },
        status: [400, 422],
        because: 'requester_name must be a string',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { requester_name: 'giti' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, requester_name: 'ru' },
        status: [200, 201],
        answer: { requester_name: 'ru' },
        because: 'the minimum length of requester_name is 2, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { requester_name: 'ru' },
        because: 'the minimum length of requester_name is 2, inclusive',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.patch('/privacyrequest/privacyrequest-2', {
        body: { requester_name: 'ru' },
        status: [200],
        answer: { requester_name: 'ru' },
        because: 'the minimum length of requester_name is 2, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: { requester_name: 'ru' },
        because: 'the minimum length of requester_name is 2, inclusive',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, requester_name: 'n' },
        status: [400, 422],
        because: 'requester_name must have at least 2 characters',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { requester_name: 'n' },
        status: [400, 422],
        because: 'requester_name must have at least 2 characters',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { requester_name: 'giti' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/privacyrequest', {
        body: {
          ...privacyRequest,
          requester_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200, 201],
        answer: {
          requester_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of requester_name is 100, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: {
          requester_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of requester_name is 100, inclusive',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.patch('/privacyrequest/privacyrequest-2', {
        body: {
          requester_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200],
        answer: {
          requester_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of requester_name is 100, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: {
          requester_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of requester_name is 100, inclusive',
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
      await api.post('/privacyrequest', {
        body: {
          ...privacyRequest,
          requester_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'requester_name must have at most 100 characters',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: {
          requester_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'requester_name must have at most 100 characters',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { requester_name: 'giti' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, systems_searched: 'abc' },
        status: [400, 422],
        because: 'systems_searched must be an integer',
      });
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, systems_searched: { value: 'text' } },
        status: [400, 422],
        because: 'systems_searched must be an integer',
      });
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, systems_searched: 19.5 },
        status: [400, 422],
        because: 'systems_searched must be an integer',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { systems_searched: 'abc' },
        status: [400, 422],
        because: 'systems_searched must be an integer',
      });
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { systems_searched: { value: 'text' } },
        status: [400, 422],
        because: 'systems_searched must be an integer',
      });
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { systems_searched: 19.5 },
        status: [400, 422],
        because: 'systems_searched must be an integer',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { systems_searched: 20 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, systems_searched: 0 },
        status: [200, 201],
        answer: { systems_searched: 0 },
        because: 'the minimum of systems_searched is 0, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { systems_searched: 0 },
        because: 'the minimum of systems_searched is 0, inclusive',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.patch('/privacyrequest/privacyrequest-2', {
        body: { systems_searched: 0 },
        status: [200],
        answer: { systems_searched: 0 },
        because: 'the minimum of systems_searched is 0, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: { systems_searched: 0 },
        because: 'the minimum of systems_searched is 0, inclusive',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, systems_searched: -1 },
        status: [400, 422],
        because: 'systems_searched must be at least 0',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { systems_searched: -1 },
        status: [400, 422],
        because: 'systems_searched must be at least 0',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { systems_searched: 20 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, systems_searched: 60 },
        status: [200, 201],
        answer: { systems_searched: 60 },
        because: 'the maximum of systems_searched is 60, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { systems_searched: 60 },
        because: 'the maximum of systems_searched is 60, inclusive',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.patch('/privacyrequest/privacyrequest-2', {
        body: { systems_searched: 60 },
        status: [200],
        answer: { systems_searched: 60 },
        because: 'the maximum of systems_searched is 60, inclusive',
      });
      await api.get('/privacyrequest/privacyrequest-2', {
        status: [200],
        answer: { systems_searched: 60 },
        because: 'the maximum of systems_searched is 60, inclusive',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, systems_searched: 61 },
        status: [400, 422],
        because: 'systems_searched must be at most 60',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { systems_searched: 61 },
        status: [400, 422],
        because: 'systems_searched must be at most 60',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { systems_searched: 20 },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, request_state: 'received' },
        status: [200, 201],
        answer: { request_state: 'received' },
        because: 'the value is one of DataRequestRequestState',
      });
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { request_state: 'identified' },
        status: [200],
        answer: { request_state: 'identified' },
        because: 'the value is one of DataRequestRequestState',
      });
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { request_state: 'fulfilled' },
        status: [200],
        answer: { request_state: 'fulfilled' },
        because: 'the value is one of DataRequestRequestState',
      });
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { request_state: 'refused' },
        status: [200],
        answer: { request_state: 'refused' },
        because: 'the value is one of DataRequestRequestState',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { request_state: 'refused' },
        because: 'the value is one of DataRequestRequestState',
      });
    },
  );

  test(
    'create and update refuse the request_state unheard_of, which DataRequestRequestState does not have',
    about(
      'privacyrequest.request_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, request_state: 'unheard_of' },
        status: [400, 422],
        because: 'request_state must be one of received, identified, fulfilled, refused',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { request_state: 'unheard_of' },
        status: [400, 422],
        because: 'request_state must be one of received, identified, fulfilled, refused',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { request_state: 'fulfilled' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/privacyrequest', {
        body: { ...privacyRequest, request_state: 'RECEIVED' },
        status: [400, 422],
        because: 'request_state must be one of received, identified, fulfilled, refused',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PrivacyRequest', privacyRequest);
      await api.patch('/privacyrequest/privacyrequest-1', {
        body: { request_state: 'RECEIVED' },
        status: [400, 422],
        because: 'request_state must be one of received, identified, fulfilled, refused',
      });
      await api.get('/privacyrequest/privacyrequest-1', {
        status: [200],
        answer: { request_state: 'fulfilled' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
