import { about, test, without } from '../support/api.ts';

// A valid StaffMember, as the tests send it.
const staffMember = {
  contract_status: 'permanent',
  full_name: 'busi',
  id: 'staffmember-1',
  job_title: 'guroli',
  weekly_hours: 32.75,
  work_email: 'dorab',
};

// A valid PurchaseOrder, as the tests send it.
const purchaseOrder = {
  id: 'purchaseorder-1',
  needed_by: '2028-11-06 08:18:40',
  order_number: 'gamunu',
  order_state: 'requested',
  total_eur: 20.25,
  positions: 99,
};

test.describe('PurchaseOrder: create, read, update and delete', () => {
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
    'create answers the new PurchaseOrder, and read answers it again',
    about(
      'purchaseorder.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: purchaseOrder,
        status: [200, 201],
        answer: { ...purchaseOrder, requested_by: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { ...purchaseOrder, requested_by: null },
        because: 'read answers the object that was created',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, id: 'purchaseorder-2' },
        status: [200, 201],
        answer: { id: 'purchaseorder-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole PurchaseOrder',
    about(
      'purchaseorder.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: {
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        },
        status: [200],
        answer: {
          id: 'purchaseorder-1',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          requested_by: null,
          total_eur: 76.25,
          positions: 53,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: {
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('purchaseorder.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: {
          id: 'purchaseorder-1',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        },
        status: [200],
        answer: {
          id: 'purchaseorder-1',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: {
          id: 'purchaseorder-1',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for positions does not change needed_by either',
    about(
      'purchaseorder.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: '2027-04-29 19:25:37', positions: 'abc' },
        status: [400, 422],
        because: 'positions must be an integer',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { ...purchaseOrder, requested_by: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a PurchaseOrder: no read finds it and no list holds it',
    about(
      'purchaseorder.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.delete('/purchaseorder/purchaseorder-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/purchaseorder/purchaseorder-1', { status: [404], because: 'it was deleted' });
      await api.get('/purchaseorder', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no PurchaseOrder has',
    about('purchaseorder.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.get('/purchaseorder/purchaseorder-unknown', {
        status: [404],
        because: 'no PurchaseOrder has the id purchaseorder-unknown',
      });
      await api.patch('/purchaseorder/purchaseorder-unknown', {
        body: {
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        },
        status: [404],
        because: 'no PurchaseOrder has the id purchaseorder-unknown',
      });
      await api.delete('/purchaseorder/purchaseorder-unknown', {
        status: [404],
        because: 'no PurchaseOrder has the id purchaseorder-unknown',
      });
      await api.get('/purchaseorder', {
        status: [200],
        answer: [{ id: 'purchaseorder-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('PurchaseOrder: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every PurchaseOrder with all of its fields',
    about('purchaseorder.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        id: 'purchaseorder-2',
        needed_by: '2027-04-29 19:25:37',
        order_number: 'gatuna',
        order_state: 'ordered',
        total_eur: 76.25,
        positions: 53,
      });
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        id: 'purchaseorder-3',
        needed_by: '2027-07-13 05:52:37',
        order_number: 'nuni',
        order_state: 'approved',
        total_eur: 60.75,
        positions: 27,
      });
      await api.get('/purchaseorder', {
        status: [200],
        answer: [
          { ...purchaseOrder, requested_by: null },
          {
            id: 'purchaseorder-2',
            needed_by: '2027-04-29 19:25:37',
            order_number: 'gatuna',
            order_state: 'ordered',
            requested_by: null,
            total_eur: 76.25,
            positions: 53,
          },
          {
            id: 'purchaseorder-3',
            needed_by: '2027-07-13 05:52:37',
            order_number: 'nuni',
            order_state: 'approved',
            requested_by: null,
            total_eur: 60.75,
            positions: 27,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one PurchaseOrder leaves another as it was',
    about('purchaseorder.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        id: 'purchaseorder-2',
        needed_by: '2027-04-29 19:25:37',
        order_number: 'gatuna',
        order_state: 'ordered',
        total_eur: 76.25,
        positions: 53,
      });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: {
          id: 'purchaseorder-2',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { ...purchaseOrder, requested_by: null },
        because: 'another object was updated',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: {
          id: 'purchaseorder-2',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          requested_by: null,
          total_eur: 76.25,
          positions: 53,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one PurchaseOrder leaves another as it was',
    about(
      'purchaseorder.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        id: 'purchaseorder-2',
        needed_by: '2027-04-29 19:25:37',
        order_number: 'gatuna',
        order_state: 'ordered',
        total_eur: 76.25,
        positions: 53,
      });
      await api.delete('/purchaseorder/purchaseorder-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: {
          id: 'purchaseorder-2',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          requested_by: null,
          total_eur: 76.25,
          positions: 53,
        },
        because: 'another object was deleted',
      });
      await api.get('/purchaseorder', {
        status: [200],
        answer: [{ id: 'purchaseorder-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every PurchaseOrder',
    about('purchaseorder.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        id: 'purchaseorder-2',
        needed_by: '2027-04-29 19:25:37',
        order_number: 'gatuna',
        order_state: 'ordered',
        total_eur: 76.25,
        positions: 53,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/purchaseorder', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'reset removed it',
      });
    },
  );
});

test.describe('PurchaseOrder: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a PurchaseOrder without an id',
    about(
      'purchaseorder.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: without(purchaseOrder, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/purchaseorder', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a PurchaseOrder without needed_by, which is required',
    about(
      'purchaseorder.needed_by.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: without(purchaseOrder, 'needed_by'),
        status: [400, 422],
        because: 'needed_by is required and has no default',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a PurchaseOrder without order_number, which is required',
    about(
      'purchaseorder.order_number.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: without(purchaseOrder, 'order_number'),
        status: [400, 422],
        because: 'order_number is required and has no default',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a PurchaseOrder without order_state, which is required',
    about(
      'purchaseorder.order_state.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: without(purchaseOrder, 'order_state'),
        status: [400, 422],
        because: 'order_state is required and has no default',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a PurchaseOrder without total_eur, which is required',
    about(
      'purchaseorder.total_eur.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: without(purchaseOrder, 'total_eur'),
        status: [400, 422],
        because: 'total_eur is required and has no default',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a PurchaseOrder without positions, which is required',
    about(
      'purchaseorder.positions.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: without(purchaseOrder, 'positions'),
        status: [400, 422],
        because: 'positions is required and has no default',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of needed_by or positions alone leaves every other field as it is',
    about('purchaseorder.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('PurchaseOrder', { ...purchaseOrder, requested_by: 'staffmember-1' });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: '2027-04-29 19:25:37' },
        status: [200],
        answer: {
          ...purchaseOrder,
          needed_by: '2027-04-29 19:25:37',
          requested_by: 'staffmember-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { positions: 53 },
        status: [200],
        answer: {
          ...purchaseOrder,
          needed_by: '2027-04-29 19:25:37',
          requested_by: 'staffmember-1',
          positions: 53,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: {
          ...purchaseOrder,
          needed_by: '2027-04-29 19:25:37',
          requested_by: 'staffmember-1',
          positions: 53,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('PurchaseOrder: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'needed_by may be null',
    about(
      'purchaseorder.needed_by.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: null },
        status: [200, 201],
        answer: { needed_by: null },
        because: 'needed_by is nullable',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { needed_by: null },
        because: 'needed_by is nullable',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { needed_by: null },
        status: [200],
        answer: { needed_by: null },
        because: 'needed_by is nullable',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { needed_by: null },
        because: 'needed_by is nullable',
      });
    },
  );

  test(
    'order_number may be null',
    about(
      'purchaseorder.order_number.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_number: null },
        status: [200, 201],
        answer: { order_number: null },
        because: 'order_number is nullable',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_number: null },
        because: 'order_number is nullable',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { order_number: null },
        status: [200],
        answer: { order_number: null },
        because: 'order_number is nullable',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { order_number: null },
        because: 'order_number is nullable',
      });
    },
  );

  test(
    'create and update refuse null for order_state',
    about(
      'purchaseorder.order_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_state: null },
        status: [400, 422],
        because: 'order_state must not be null',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_state: null },
        status: [400, 422],
        because: 'order_state must not be null',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_state: 'requested' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for total_eur',
    about(
      'purchaseorder.total_eur.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, total_eur: null },
        status: [400, 422],
        because: 'total_eur must not be null',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { total_eur: null },
        status: [400, 422],
        because: 'total_eur must not be null',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { total_eur: 20.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for positions',
    about(
      'purchaseorder.positions.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, positions: null },
        status: [400, 422],
        because: 'positions must not be null',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { positions: null },
        status: [400, 422],
        because: 'positions must not be null',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { positions: 99 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('PurchaseOrder: types and bounds', () => {
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
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'needed_by may be the leap day 2028-02-29',
    about('purchaseorder.needed_by.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: '2028-02-29 12:00:00' },
        status: [200, 201],
        answer: { needed_by: '2028-02-29 12:00:00' },
        because: '"2028-02-29 12:00:00" is a valid value of needed_by',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { needed_by: '2028-02-29 12:00:00' },
        because: '"2028-02-29 12:00:00" is a valid value of needed_by',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { needed_by: '2028-02-29 12:00:00' },
        status: [200],
        answer: { needed_by: '2028-02-29 12:00:00' },
        because: '"2028-02-29 12:00:00" is a valid value of needed_by',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { needed_by: '2028-02-29 12:00:00' },
        because: '"2028-02-29 12:00:00" is a valid value of needed_by',
      });
    },
  );

  test(
    'create and update refuse a needed_by of a wrong type',
    about(
      'purchaseorder.needed_by.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: 202403 },
        status: [400, 422],
        because: 'needed_by must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: 202403 },
        status: [400, 422],
        because: 'needed_by must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { needed_by: '2028-11-06 08:18:40' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a needed_by that no calendar or clock has',
    about(
      'purchaseorder.needed_by.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: '2025-02-30 12:00:00' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: '2025-02-29 12:00:00' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: '2028-13-01 08:18:40' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: '2028-11-06 25:00:00' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: '2025-02-30 12:00:00' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: '2025-02-29 12:00:00' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: '2028-13-01 08:18:40' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: '2028-11-06 25:00:00' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { needed_by: '2028-11-06 08:18:40' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a needed_by in another format',
    about(
      'purchaseorder.needed_by.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: '2028-11-06T08:18:40Z' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: '2028-11-06' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: 'not a date' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: '2028-11-06T08:18:40Z' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: '2028-11-06' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: 'not a date' },
        status: [400, 422],
        because: 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { needed_by: '2028-11-06 08:18:40' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'needed_by may be right at its last moment of 2029-12-31 23:59:59',
    about(
      'purchaseorder.needed_by.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: '2029-12-31 23:59:59' },
        status: [200, 201],
        answer: { needed_by: '2029-12-31 23:59:59' },
        because: 'the last moment of needed_by is 2029-12-31 23:59:59, inclusive',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { needed_by: '2029-12-31 23:59:59' },
        because: 'the last moment of needed_by is 2029-12-31 23:59:59, inclusive',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { needed_by: '2029-12-31 23:59:59' },
        status: [200],
        answer: { needed_by: '2029-12-31 23:59:59' },
        because: 'the last moment of needed_by is 2029-12-31 23:59:59, inclusive',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { needed_by: '2029-12-31 23:59:59' },
        because: 'the last moment of needed_by is 2029-12-31 23:59:59, inclusive',
      });
    },
  );

  test(
    'create and update refuse a needed_by after its last moment of 2029-12-31 23:59:59',
    about(
      'purchaseorder.needed_by.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: '2030-01-01 00:00:00' },
        status: [400, 422],
        because: 'needed_by must not be after 2029-12-31 23:59:59',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: '2030-01-01 00:00:00' },
        status: [400, 422],
        because: 'needed_by must not be after 2029-12-31 23:59:59',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { needed_by: '2028-11-06 08:18:40' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'needed_by has no first moment',
    about(
      'purchaseorder.needed_by.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, needed_by: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { needed_by: '2001-02-03 04:05:06' },
        because: 'needed_by has no first moment',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { needed_by: '2001-02-03 04:05:06' },
        because: 'needed_by has no first moment',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { needed_by: '2001-02-03 04:05:06' },
        status: [200],
        answer: { needed_by: '2001-02-03 04:05:06' },
        because: 'needed_by has no first moment',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { needed_by: '2001-02-03 04:05:06' },
        because: 'needed_by has no first moment',
      });
    },
  );

  test(
    'order_number of digits alone stays a string',
    about(
      'purchaseorder.order_number.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_number: '0042' },
        status: [200, 201],
        answer: { order_number: '0042' },
        because: '"0042" is a valid value of order_number',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_number: '0042' },
        because: '"0042" is a valid value of order_number',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { order_number: '0042' },
        status: [200],
        answer: { order_number: '0042' },
        because: '"0042" is a valid value of order_number',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { order_number: '0042' },
        because: '"0042" is a valid value of order_number',
      });
    },
  );

  test(
    'create and update refuse an order_number of a wrong type',
    about(
      'purchaseorder.order_number.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_number: 421337 },
        status: [400, 422],
        because: 'order_number must be a string',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_number: { value: 'text' } },
        status: [400, 422],
        because: 'order_number must be a string',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_number: 421337 },
        status: [400, 422],
        because: 'order_number must be a string',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_number: { value: 'text' } },
        status: [400, 422],
        because: 'order_number must be a string',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_number: 'gamunu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'order_number may be right at its minimum length of 4',
    about(
      'purchaseorder.order_number.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_number: 'tana' },
        status: [200, 201],
        answer: { order_number: 'tana' },
        because: 'the minimum length of order_number is 4, inclusive',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_number: 'tana' },
        because: 'the minimum length of order_number is 4, inclusive',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { order_number: 'tana' },
        status: [200],
        answer: { order_number: 'tana' },
        because: 'the minimum length of order_number is 4, inclusive',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { order_number: 'tana' },
        because: 'the minimum length of order_number is 4, inclusive',
      });
    },
  );

  test(
    'create and update refuse an order_number below its minimum length of 4',
    about(
      'purchaseorder.order_number.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_number: 'bil' },
        status: [400, 422],
        because: 'order_number must have at least 4 characters',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_number: 'bil' },
        status: [400, 422],
        because: 'order_number must have at least 4 characters',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_number: 'gamunu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'order_number may be right at its maximum length of 20',
    about(
      'purchaseorder.order_number.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_number: 'tosalo vado tuladu m' },
        status: [200, 201],
        answer: { order_number: 'tosalo vado tuladu m' },
        because: 'the maximum length of order_number is 20, inclusive',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_number: 'tosalo vado tuladu m' },
        because: 'the maximum length of order_number is 20, inclusive',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { order_number: 'tosalo vado tuladu m' },
        status: [200],
        answer: { order_number: 'tosalo vado tuladu m' },
        because: 'the maximum length of order_number is 20, inclusive',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { order_number: 'tosalo vado tuladu m' },
        because: 'the maximum length of order_number is 20, inclusive',
      });
    },
  );

  test(
    'create and update refuse an order_number above its maximum length of 20',
    about(
      'purchaseorder.order_number.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_number: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'order_number must have at most 20 characters',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_number: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'order_number must have at most 20 characters',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_number: 'gamunu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an order_state of a wrong type',
    about(
      'purchaseorder.order_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_state: 421337 },
        status: [400, 422],
        because: 'order_state must be one of requested, approved, ordered, delivered',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_state: { value: 'text' } },
        status: [400, 422],
        because: 'order_state must be one of requested, approved, ordered, delivered',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_state: 421337 },
        status: [400, 422],
        because: 'order_state must be one of requested, approved, ordered, delivered',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_state: { value: 'text' } },
        status: [400, 422],
        because: 'order_state must be one of requested, approved, ordered, delivered',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_state: 'requested' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'total_eur may be the whole number 0',
    about('purchaseorder.total_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, total_eur: 0 },
        status: [200, 201],
        answer: { total_eur: 0 },
        because: '0 is a valid value of total_eur',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { total_eur: 0 },
        because: '0 is a valid value of total_eur',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { total_eur: 0 },
        status: [200],
        answer: { total_eur: 0 },
        because: '0 is a valid value of total_eur',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { total_eur: 0 },
        because: '0 is a valid value of total_eur',
      });
    },
  );

  test(
    'create and update refuse a total_eur of a wrong type',
    about(
      'purchaseorder.total_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, total_eur: 'abc' },
        status: [400, 422],
        because: 'total_eur must be a number',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, total_eur: { value: 'text' } },
        status: [400, 422],
        because: 'total_eur must be a number',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { total_eur: 'abc' },
        status: [400, 422],
        because: 'total_eur must be a number',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { total_eur: { value: 'text' } },
        status: [400, 422],
        because: 'total_eur must be a number',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { total_eur: 20.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'total_eur may be right at its maximum of 200000',
    about(
      'purchaseorder.total_eur.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, total_eur: 200000 },
        status: [200, 201],
        answer: { total_eur: 200000 },
        because: 'the maximum of total_eur is 200000, inclusive',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { total_eur: 200000 },
        because: 'the maximum of total_eur is 200000, inclusive',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { total_eur: 200000 },
        status: [200],
        answer: { total_eur: 200000 },
        because: 'the maximum of total_eur is 200000, inclusive',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { total_eur: 200000 },
        because: 'the maximum of total_eur is 200000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a total_eur above its maximum of 200000',
    about(
      'purchaseorder.total_eur.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, total_eur: 200000.25 },
        status: [400, 422],
        because: 'total_eur must be at most 200000',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { total_eur: 200000.25 },
        status: [400, 422],
        because: 'total_eur must be at most 200000',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { total_eur: 20.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'total_eur has no minimum',
    about('purchaseorder.total_eur.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, total_eur: -999999.75 },
        status: [200, 201],
        answer: { total_eur: -999999.75 },
        because: 'total_eur has no minimum',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { total_eur: -999999.75 },
        because: 'total_eur has no minimum',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { total_eur: -999999.75 },
        status: [200],
        answer: { total_eur: -999999.75 },
        because: 'total_eur has no minimum',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { total_eur: -999999.75 },
        because: 'total_eur has no minimum',
      });
    },
  );

  test(
    'positions may be 0',
    about('purchaseorder.positions.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, positions: 0 },
        status: [200, 201],
        answer: { positions: 0 },
        because: '0 is a valid value of positions',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { positions: 0 },
        because: '0 is a valid value of positions',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { positions: 0 },
        status: [200],
        answer: { positions: 0 },
        because: '0 is a valid value of positions',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { positions: 0 },
        because: '0 is a valid value of positions',
      });
    },
  );

  test(
    'create and update refuse a positions of a wrong type',
    about(
      'purchaseorder.positions.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, positions: 'abc' },
        status: [400, 422],
        because: 'positions must be an integer',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, positions: { value: 'text' } },
        status: [400, 422],
        because: 'positions must be an integer',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, positions: 98.5 },
        status: [400, 422],
        because: 'positions must be an integer',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { positions: 'abc' },
        status: [400, 422],
        because: 'positions must be an integer',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { positions: { value: 'text' } },
        status: [400, 422],
        because: 'positions must be an integer',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { positions: 98.5 },
        status: [400, 422],
        because: 'positions must be an integer',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { positions: 99 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'positions may be right at its maximum of 200',
    about(
      'purchaseorder.positions.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, positions: 200 },
        status: [200, 201],
        answer: { positions: 200 },
        because: 'the maximum of positions is 200, inclusive',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { positions: 200 },
        because: 'the maximum of positions is 200, inclusive',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { positions: 200 },
        status: [200],
        answer: { positions: 200 },
        because: 'the maximum of positions is 200, inclusive',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { positions: 200 },
        because: 'the maximum of positions is 200, inclusive',
      });
    },
  );

  test(
    'create and update refuse a positions above its maximum of 200',
    about(
      'purchaseorder.positions.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, positions: 201 },
        status: [400, 422],
        because: 'positions must be at most 200',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { positions: 201 },
        status: [400, 422],
        because: 'positions must be at most 200',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { positions: 99 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'positions has no minimum',
    about('purchaseorder.positions.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, positions: -1000000 },
        status: [200, 201],
        answer: { positions: -1000000 },
        because: 'positions has no minimum',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { positions: -1000000 },
        because: 'positions has no minimum',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { positions: -1000000 },
        status: [200],
        answer: { positions: -1000000 },
        because: 'positions has no minimum',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { positions: -1000000 },
        because: 'positions has no minimum',
      });
    },
  );
});

test.describe('PurchaseOrder: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'order_state may be requested, approved, ordered, delivered',
    about(
      'purchaseorder.order_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: purchaseOrder,
        status: [200, 201],
        answer: { order_state: 'requested' },
        because: 'the value is one of PurchaseOrderOrderState',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_state: 'approved' },
        status: [200],
        answer: { order_state: 'approved' },
        because: 'the value is one of PurchaseOrderOrderState',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_state: 'ordered' },
        status: [200],
        answer: { order_state: 'ordered' },
        because: 'the value is one of PurchaseOrderOrderState',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_state: 'delivered' },
        status: [200],
        answer: { order_state: 'delivered' },
        because: 'the value is one of PurchaseOrderOrderState',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_state: 'delivered' },
        because: 'the value is one of PurchaseOrderOrderState',
      });
    },
  );

  test(
    'create and update refuse the order_state unheard_of, which PurchaseOrderOrderState does not have',
    about(
      'purchaseorder.order_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_state: 'unheard_of' },
        status: [400, 422],
        because: 'order_state must be one of requested, approved, ordered, delivered',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_state: 'unheard_of' },
        status: [400, 422],
        because: 'order_state must be one of requested, approved, ordered, delivered',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_state: 'requested' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the order_state REQUESTED, as upper and lower case differ',
    about(
      'purchaseorder.order_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, order_state: 'REQUESTED' },
        status: [400, 422],
        because: 'order_state must be one of requested, approved, ordered, delivered',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { order_state: 'REQUESTED' },
        status: [400, 422],
        because: 'order_state must be one of requested, approved, ordered, delivered',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_state: 'requested' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('PurchaseOrder: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'requested_by refers to an existing StaffMember and is answered as its id',
    about(
      'purchaseorder.requested_by.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, requested_by: 'staffmember-1' },
        status: [200, 201],
        answer: { requested_by: 'staffmember-1' },
        because: 'requested_by was sent as staffmember-1',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { requested_by: 'staffmember-1' },
        because: 'requested_by was sent as staffmember-1',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { requested_by: 'staffmember-2' },
        status: [200],
        answer: { requested_by: 'staffmember-2' },
        because: 'requested_by was changed to staffmember-2',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { requested_by: 'staffmember-2' },
        because: 'requested_by was changed to staffmember-2',
      });
      await api.get('/purchaseorder', {
        status: [200],
        answer: [{ id: 'purchaseorder-1', requested_by: 'staffmember-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a requested_by that no StaffMember has as its id',
    about(
      'purchaseorder.requested_by.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, requested_by: 'staffmember-unknown' },
        status: [400, 422],
        because: 'requested_by must be the id of an existing StaffMember',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.create('PurchaseOrder', { ...purchaseOrder, requested_by: 'staffmember-1' });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { requested_by: 'staffmember-unknown' },
        status: [400, 422],
        because: 'requested_by must be the id of an existing StaffMember',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { requested_by: 'staffmember-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for requested_by',
    about(
      'purchaseorder.requested_by.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, requested_by: 421337 },
        status: [400, 422],
        because: 'requested_by must be the id of a StaffMember',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, requested_by: { value: 'text' } },
        status: [400, 422],
        because: 'requested_by must be the id of a StaffMember',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { requested_by: 421337 },
        status: [400, 422],
        because: 'requested_by must be the id of a StaffMember',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { requested_by: { value: 'text' } },
        status: [400, 422],
        because: 'requested_by must be the id of a StaffMember',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { requested_by: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'requested_by may be null or left out',
    about(
      'purchaseorder.requested_by.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, requested_by: null },
        status: [200, 201],
        answer: { requested_by: null },
        because: 'a reference may be null',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { requested_by: 'staffmember-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { requested_by: null },
        status: [200],
        answer: { requested_by: null },
        because: 'a reference may be null',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { requested_by: null },
        because: 'a reference may be null',
      });
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, id: 'purchaseorder-2' },
        status: [200, 201],
        answer: { requested_by: null },
        because: 'requested_by is optional',
      });
    },
  );

  test(
    'deleting a StaffMember clears every requested_by that refers to it',
    about(
      'purchaseorder.requested_by.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('PurchaseOrder', { ...purchaseOrder, requested_by: 'staffmember-1' });
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        id: 'purchaseorder-2',
        requested_by: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { id: 'purchaseorder-1', requested_by: null },
        because: 'staffmember-1 was deleted',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { id: 'purchaseorder-2', requested_by: null },
        because: 'staffmember-1 was deleted',
      });
    },
  );

  test(
    'deleting a StaffMember keeps a requested_by that refers to another',
    about(
      'purchaseorder.requested_by.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('PurchaseOrder', { ...purchaseOrder, requested_by: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { requested_by: 'staffmember-2' },
        because: 'another StaffMember was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a PurchaseOrder in requested_by, which refers to StaffMember',
    about(
      'purchaseorder.requested_by.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.post('/purchaseorder', {
        body: { ...purchaseOrder, id: 'purchaseorder-2', requested_by: 'purchaseorder-1' },
        status: [400, 422],
        because: 'requested_by must be the id of an existing StaffMember',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.patch('/purchaseorder/purchaseorder-2', {
        body: { requested_by: 'purchaseorder-1' },
        status: [400, 422],
        because: 'requested_by must be the id of an existing StaffMember',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: { requested_by: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a PurchaseOrder with the id of a StaffMember leaves requested_by alone',
    about(
      'purchaseorder.requested_by.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('PurchaseOrder', { ...purchaseOrder, requested_by: 'staffmember-1' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'staffmember-1' });
      await api.delete('/purchaseorder/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { requested_by: 'staffmember-1' },
        because: 'no StaffMember was deleted',
      });
    },
  );

  test(
    'update that is refused for requested_by does not change needed_by either',
    about(
      'purchaseorder.requested_by.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', {
        body: { needed_by: '2027-04-29 19:25:37', requested_by: 'staffmember-unknown' },
        status: [400, 422],
        because: 'requested_by must be the id of an existing StaffMember',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { ...purchaseOrder, requested_by: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('PurchaseOrder: actions', () => {
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
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.

  test(
    'place_order moves order_state from approved to ordered',
    about(
      'purchaseorder.place_order.moves-from-approved',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        order_state: 'approved',
        needed_by: '2023-12-31 23:59:59',
        positions: 100,
      });
      await api.post('/purchaseorder/purchaseorder-1/place_order', {
        status: [200],
        answer: {
          ...purchaseOrder,
          needed_by: '2023-12-31 23:59:59',
          order_state: 'ordered',
          requested_by: null,
          positions: 100,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: {
          ...purchaseOrder,
          needed_by: '2023-12-31 23:59:59',
          order_state: 'ordered',
          requested_by: null,
          positions: 100,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'place_order leaves objects alone that it does not concern',
    about('purchaseorder.place_order.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        order_state: 'approved',
        needed_by: '2023-12-31 23:59:59',
        positions: 100,
      });
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        id: 'purchaseorder-2',
        order_state: 'approved',
        needed_by: '2023-12-31 23:59:59',
        positions: 100,
      });
      await api.post('/purchaseorder/purchaseorder-1/place_order', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/purchaseorder/purchaseorder-2', {
        status: [200],
        answer: {
          id: 'purchaseorder-2',
          needed_by: '2023-12-31 23:59:59',
          order_number: 'gamunu',
          order_state: 'approved',
          requested_by: null,
          total_eur: 20.25,
          positions: 100,
        },
        because: 'place_order was called on purchaseorder-1, which does not concern this object',
      });
    },
  );

  test(
    'place_order answers 404 for an id that no PurchaseOrder has',
    about('purchaseorder.place_order.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api.post('/purchaseorder/purchaseorder-unknown/place_order', {
        status: [404],
        because: 'no PurchaseOrder has the id purchaseorder-unknown',
      });
    },
  );

  test(
    'place_order is refused while order_state is requested',
    about(
      'purchaseorder.place_order.refuses-from-requested',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        needed_by: '2023-12-31 23:59:59',
        positions: 100,
      });
      await api.post('/purchaseorder/purchaseorder-1/place_order', {
        status: [400, 409],
        because: 'place_order starts from approved, and order_state is requested',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_state: 'requested' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'place_order is refused while order_state is ordered',
    about(
      'purchaseorder.place_order.refuses-from-ordered',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        order_state: 'ordered',
        needed_by: '2023-12-31 23:59:59',
        positions: 100,
      });
      await api.post('/purchaseorder/purchaseorder-1/place_order', {
        status: [400, 409],
        because: 'place_order starts from approved, and order_state is ordered',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_state: 'ordered' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'place_order is refused while order_state is delivered',
    about(
      'purchaseorder.place_order.refuses-from-delivered',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        order_state: 'delivered',
        needed_by: '2023-12-31 23:59:59',
        positions: 100,
      });
      await api.post('/purchaseorder/purchaseorder-1/place_order', {
        status: [400, 409],
        because: 'place_order starts from approved, and order_state is delivered',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_state: 'delivered' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'place_order is refused unless this.needed_by < "2024-01-01 00:00:00"',
    about(
      "purchaseorder.place_order.refuses-unless-needed_by-lt-'2024-01-01+00:00:00'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        order_state: 'approved',
        needed_by: '2024-01-01 00:00:00',
        positions: 100,
      });
      await api.post('/purchaseorder/purchaseorder-1/place_order', {
        status: [400, 409],
        because: 'the condition this.needed_by < "2024-01-01 00:00:00" is not satisfied',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_state: 'approved' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'place_order is refused unless this.positions <= 100',
    about(
      'purchaseorder.place_order.refuses-unless-positions-lte-100',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        order_state: 'approved',
        needed_by: '2023-12-31 23:59:59',
        positions: 101,
      });
      await api.post('/purchaseorder/purchaseorder-1/place_order', {
        status: [400, 409],
        because: 'the condition this.positions <= 100 is not satisfied',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_state: 'approved' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'place_order is refused when needed_by is null',
    about(
      'purchaseorder.place_order.refuses-when-needed_by-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        order_state: 'approved',
        needed_by: null,
        positions: 100,
      });
      await api.post('/purchaseorder/purchaseorder-1/place_order', {
        status: [400, 409],
        because: 'the condition this.needed_by < "2024-01-01 00:00:00" is not satisfied',
      });
      await api.get('/purchaseorder/purchaseorder-1', {
        status: [200],
        answer: { order_state: 'approved' },
        because: 'a refused action changes nothing',
      });
    },
  );
});
