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
      await api
        .post('/purchaseorder', purchaseOrder)
        .created('create answers the object that was sent', {
          ...purchaseOrder,
          requested_by: null,
        });
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('read answers the object that was created', { ...purchaseOrder, requested_by: null });
      await api
        .post('/purchaseorder', { ...purchaseOrder, id: 'purchaseorder-2' })
        .created('objects may be alike in everything but their ids', { id: 'purchaseorder-2' });
    },
  );

  test(
    'the id of a PurchaseOrder may be any text, upper and lower case told apart, but no number',
    about(
      'purchaseorder.create.accepts-any-id',
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
        .post('/purchaseorder', {
          ...purchaseOrder,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/purchaseorder/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/purchaseorder/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...purchaseOrder,
          id: 'Room 2.B at the Very End of the Long Hall',
          requested_by: null,
        });
      await api
        .post('/purchaseorder', { ...purchaseOrder, id: 421337 })
        .invalid('id must be a string');
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
      await api
        .patch('/purchaseorder/purchaseorder-1', {
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        })
        .ok('every one of these fields was sent', {
          id: 'purchaseorder-1',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          requested_by: null,
          total_eur: 76.25,
          positions: 53,
        });
      await api.get('/purchaseorder/purchaseorder-1').ok('the update is stored', {
        needed_by: '2027-04-29 19:25:37',
        order_number: 'gatuna',
        order_state: 'ordered',
        total_eur: 76.25,
        positions: 53,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('purchaseorder.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('PurchaseOrder', purchaseOrder);
      await api
        .patch('/purchaseorder/purchaseorder-1', {
          id: 'purchaseorder-1',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        })
        .ok(because, {
          id: 'purchaseorder-1',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, {
        id: 'purchaseorder-1',
        needed_by: '2027-04-29 19:25:37',
        order_number: 'gatuna',
        order_state: 'ordered',
        total_eur: 76.25,
        positions: 53,
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
      await api
        .patch('/purchaseorder/purchaseorder-1', {
          needed_by: '2027-04-29 19:25:37',
          positions: 'abc',
        })
        .invalid('positions must be an integer');
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { ...purchaseOrder, requested_by: null });
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
      const because = 'it was deleted';
      await api.create('PurchaseOrder', purchaseOrder);
      await api.delete('/purchaseorder/purchaseorder-1').removed('the object exists');
      await api.get('/purchaseorder/purchaseorder-1').notFound(because);
      await api
        .patch('/purchaseorder/purchaseorder-1', { id: 'purchaseorder-1' })
        .notFound(because);
      await api.get('/purchaseorder').ok('what was deleted is in no list', []);
      await api
        .post('/purchaseorder', {
          ...purchaseOrder,
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          id: 'purchaseorder-1',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          requested_by: null,
          total_eur: 76.25,
          positions: 53,
        });
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          id: 'purchaseorder-1',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          requested_by: null,
          total_eur: 76.25,
          positions: 53,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no PurchaseOrder has',
    about('purchaseorder.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no PurchaseOrder has the id purchaseorder-unknown';
      await api.create('PurchaseOrder', purchaseOrder);
      await api.get('/purchaseorder/purchaseorder-unknown').notFound(because);
      await api
        .patch('/purchaseorder/purchaseorder-unknown', {
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        })
        .notFound(because);
      await api.delete('/purchaseorder/purchaseorder-unknown').notFound(because);
      await api
        .get('/purchaseorder')
        .ok('requests for an unknown id change nothing', [{ id: 'purchaseorder-1' }]);
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
      await api.get('/purchaseorder').ok('three objects were created', [
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
      ]);
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        id: 'purchaseorder-4',
        order_state: 'delivered',
      });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-5' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-6' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-7' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-8' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-9' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-10' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-11' });
      await api
        .get('/purchaseorder')
        .ok('a list holds every object, however many there are', [
          { id: 'purchaseorder-1' },
          { id: 'purchaseorder-2' },
          { id: 'purchaseorder-3' },
          { id: 'purchaseorder-4' },
          { id: 'purchaseorder-5' },
          { id: 'purchaseorder-6' },
          { id: 'purchaseorder-7' },
          { id: 'purchaseorder-8' },
          { id: 'purchaseorder-9' },
          { id: 'purchaseorder-10' },
          { id: 'purchaseorder-11' },
        ]);
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
      await api
        .patch('/purchaseorder/purchaseorder-2', {
          id: 'purchaseorder-2',
          needed_by: '2027-04-29 19:25:37',
          order_number: 'gatuna',
          order_state: 'ordered',
          total_eur: 76.25,
          positions: 53,
        })
        .ok('the change is valid');
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('another object was updated', { ...purchaseOrder, requested_by: null });
      await api.get('/purchaseorder/purchaseorder-2').ok('the update is stored', {
        id: 'purchaseorder-2',
        needed_by: '2027-04-29 19:25:37',
        order_number: 'gatuna',
        order_state: 'ordered',
        requested_by: null,
        total_eur: 76.25,
        positions: 53,
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
      await api.delete('/purchaseorder/purchaseorder-1').removed('the object exists');
      await api.get('/purchaseorder/purchaseorder-2').ok('another object was deleted', {
        id: 'purchaseorder-2',
        needed_by: '2027-04-29 19:25:37',
        order_number: 'gatuna',
        order_state: 'ordered',
        requested_by: null,
        total_eur: 76.25,
        positions: 53,
      });
      await api
        .get('/purchaseorder')
        .ok('one of two objects was deleted', [{ id: 'purchaseorder-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/purchaseorder').ok('reset removes all objects', []);
      await api.get('/purchaseorder/purchaseorder-1').notFound('reset removed it');
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
      await api.post('/purchaseorder', without(purchaseOrder, 'id')).invalid('id must be sent');
      await api.get('/purchaseorder').ok('a refused create stores nothing', []);
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
      await api
        .post('/purchaseorder', without(purchaseOrder, 'needed_by'))
        .invalid('needed_by is required and has no default');
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
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
      await api
        .post('/purchaseorder', without(purchaseOrder, 'order_number'))
        .invalid('order_number is required and has no default');
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
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
      await api
        .post('/purchaseorder', without(purchaseOrder, 'order_state'))
        .invalid('order_state is required and has no default');
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
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
      await api
        .post('/purchaseorder', without(purchaseOrder, 'total_eur'))
        .invalid('total_eur is required and has no default');
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
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
      await api
        .post('/purchaseorder', without(purchaseOrder, 'positions'))
        .invalid('positions is required and has no default');
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of needed_by or positions alone leaves every other field as it is',
    about('purchaseorder.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('StaffMember', staffMember);
      await api.create('PurchaseOrder', { ...purchaseOrder, requested_by: 'staffmember-1' });
      await api
        .patch('/purchaseorder/purchaseorder-1', { needed_by: '2027-04-29 19:25:37' })
        .ok(because, {
          ...purchaseOrder,
          needed_by: '2027-04-29 19:25:37',
          requested_by: 'staffmember-1',
        });
      await api.patch('/purchaseorder/purchaseorder-1', { positions: 53 }).ok(because, {
        ...purchaseOrder,
        needed_by: '2027-04-29 19:25:37',
        requested_by: 'staffmember-1',
        positions: 53,
      });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, {
        ...purchaseOrder,
        needed_by: '2027-04-29 19:25:37',
        requested_by: 'staffmember-1',
        positions: 53,
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
      const because = 'needed_by is nullable';
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: null })
        .created(because, { needed_by: null });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { needed_by: null });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { needed_by: null })
        .ok(because, { needed_by: null });
      await api.get('/purchaseorder/purchaseorder-2').ok(because, { needed_by: null });
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
      const because = 'order_number is nullable';
      await api
        .post('/purchaseorder', { ...purchaseOrder, order_number: null })
        .created(because, { order_number: null });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { order_number: null });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { order_number: null })
        .ok(because, { order_number: null });
      await api.get('/purchaseorder/purchaseorder-2').ok(because, { order_number: null });
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
      const because = 'order_state must not be null';
      await api.post('/purchaseorder', { ...purchaseOrder, order_state: null }).invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { order_state: null }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { order_state: 'requested' });
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
      const because = 'total_eur must not be null';
      await api.post('/purchaseorder', { ...purchaseOrder, total_eur: null }).invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { total_eur: null }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { total_eur: 20.25 });
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
      const because = 'positions must not be null';
      await api.post('/purchaseorder', { ...purchaseOrder, positions: null }).invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { positions: null }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { positions: 99 });
    },
  );
});

test.describe('PurchaseOrder: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'needed_by may be the leap day 2028-02-29',
    about('purchaseorder.needed_by.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2028-02-29 12:00:00" is a valid value of needed_by';
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2028-02-29 12:00:00' })
        .created(because, { needed_by: '2028-02-29 12:00:00' });
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok(because, { needed_by: '2028-02-29 12:00:00' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { needed_by: '2028-02-29 12:00:00' })
        .ok(because, { needed_by: '2028-02-29 12:00:00' });
      await api
        .get('/purchaseorder/purchaseorder-2')
        .ok(because, { needed_by: '2028-02-29 12:00:00' });
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
      const because = 'needed_by must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/purchaseorder', { ...purchaseOrder, needed_by: 202403 }).invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { needed_by: 0 }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { needed_by: '2028-11-06 08:18:40' });
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
      const because = 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2025-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2025-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2028-13-01 08:18:40' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2028-11-06 24:00:00' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2025-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2025-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2025-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2028-11-06 10:60:00' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2028-11-06 10:30:75' })
        .invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api
        .patch('/purchaseorder/purchaseorder-1', { needed_by: '2025-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/purchaseorder/purchaseorder-1', { needed_by: '2025-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/purchaseorder/purchaseorder-1', { needed_by: '2028-13-01 08:18:40' })
        .invalid(because);
      await api
        .patch('/purchaseorder/purchaseorder-1', { needed_by: '2028-11-06 24:00:00' })
        .invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { needed_by: '2028-11-06 08:18:40' });
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
      const because = 'needed_by must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2028-11-06T08:18:40Z' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2028-11-06' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: 'not a date' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2028-11-06T08:18:40' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2028-11-06 08:18' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2028-11-06 08:18:40.125' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2028-11-06 08:18:40+02:00' })
        .invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api
        .patch('/purchaseorder/purchaseorder-1', { needed_by: '2028-11-06T08:18:40Z' })
        .invalid(because);
      await api
        .patch('/purchaseorder/purchaseorder-1', { needed_by: '2028-11-06' })
        .invalid(because);
      await api
        .patch('/purchaseorder/purchaseorder-1', { needed_by: 'not a date' })
        .invalid(because);
      await api
        .patch('/purchaseorder/purchaseorder-1', { needed_by: '2028-11-06T08:18:40' })
        .invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { needed_by: '2028-11-06 08:18:40' });
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
      const because = 'the last moment of needed_by is 2029-12-31 23:59:59, inclusive';
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2029-12-31 23:59:59' })
        .created(because, { needed_by: '2029-12-31 23:59:59' });
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok(because, { needed_by: '2029-12-31 23:59:59' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { needed_by: '2029-12-31 23:59:59' })
        .ok(because, { needed_by: '2029-12-31 23:59:59' });
      await api
        .get('/purchaseorder/purchaseorder-2')
        .ok(because, { needed_by: '2029-12-31 23:59:59' });
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
      const because = 'needed_by must not be after 2029-12-31 23:59:59';
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2030-01-01 00:00:00' })
        .invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api
        .patch('/purchaseorder/purchaseorder-1', { needed_by: '2030-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { needed_by: '2028-11-06 08:18:40' });
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
      const because = 'needed_by has no first moment';
      await api
        .post('/purchaseorder', { ...purchaseOrder, needed_by: '2001-02-03 04:05:06' })
        .created(because, { needed_by: '2001-02-03 04:05:06' });
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok(because, { needed_by: '2001-02-03 04:05:06' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { needed_by: '2001-02-03 04:05:06' })
        .ok(because, { needed_by: '2001-02-03 04:05:06' });
      await api
        .get('/purchaseorder/purchaseorder-2')
        .ok(because, { needed_by: '2001-02-03 04:05:06' });
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
      const because = '"0042" is a valid value of order_number';
      await api
        .post('/purchaseorder', { ...purchaseOrder, order_number: '0042' })
        .created(because, { order_number: '0042' });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { order_number: '0042' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { order_number: '0042' })
        .ok(because, { order_number: '0042' });
      await api.get('/purchaseorder/purchaseorder-2').ok(because, { order_number: '0042' });
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
      const because = 'order_number must be a string';
      await api.post('/purchaseorder', { ...purchaseOrder, order_number: 421337 }).invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, order_number: { value: 'text' } })
        .invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { order_number: 0 }).invalid(because);
      await api.patch('/purchaseorder/purchaseorder-1', { order_number: {} }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { order_number: 'gamunu' });
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
      const because = 'the minimum length of order_number is 4, inclusive';
      await api
        .post('/purchaseorder', { ...purchaseOrder, order_number: 'tan ' })
        .created(because, { order_number: 'tan ' });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { order_number: 'tan ' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { order_number: 'tan ' })
        .ok(because, { order_number: 'tan ' });
      await api.get('/purchaseorder/purchaseorder-2').ok(because, { order_number: 'tan ' });
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
      const because = 'order_number must have at least 4 characters';
      await api.post('/purchaseorder', { ...purchaseOrder, order_number: 'bi ' }).invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { order_number: 'bi ' }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { order_number: 'gamunu' });
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
      const because = 'the maximum length of order_number is 20, inclusive';
      await api
        .post('/purchaseorder', { ...purchaseOrder, order_number: 'tosalo vado tuladua ' })
        .created(because, { order_number: 'tosalo vado tuladua ' });
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok(because, { order_number: 'tosalo vado tuladua ' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { order_number: 'tosalo vado tuladua ' })
        .ok(because, { order_number: 'tosalo vado tuladua ' });
      await api
        .get('/purchaseorder/purchaseorder-2')
        .ok(because, { order_number: 'tosalo vado tuladua ' });
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
      const because = 'order_number must have at most 20 characters';
      await api
        .post('/purchaseorder', { ...purchaseOrder, order_number: 'numo vita ritu sovas ' })
        .invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api
        .patch('/purchaseorder/purchaseorder-1', { order_number: 'numo vita ritu sovas ' })
        .invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { order_number: 'gamunu' });
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
      const because = 'order_state must be one of requested, approved, ordered, delivered';
      await api.post('/purchaseorder', { ...purchaseOrder, order_state: 421337 }).invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, order_state: { value: 'text' } })
        .invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { order_state: 0 }).invalid(because);
      await api.patch('/purchaseorder/purchaseorder-1', { order_state: {} }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { order_state: 'requested' });
    },
  );

  test(
    'total_eur may be the whole number 0',
    about('purchaseorder.total_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of total_eur';
      await api
        .post('/purchaseorder', { ...purchaseOrder, total_eur: 0 })
        .created(because, { total_eur: 0 });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { total_eur: 0 });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { total_eur: 0 })
        .ok(because, { total_eur: 0 });
      await api.get('/purchaseorder/purchaseorder-2').ok(because, { total_eur: 0 });
    },
  );

  test(
    'total_eur keeps three decimals',
    about('purchaseorder.total_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of total_eur';
      await api
        .post('/purchaseorder', { ...purchaseOrder, total_eur: 12.375 })
        .created(because, { total_eur: 12.375 });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { total_eur: 12.375 });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { total_eur: 12.375 })
        .ok(because, { total_eur: 12.375 });
      await api.get('/purchaseorder/purchaseorder-2').ok(because, { total_eur: 12.375 });
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
      const because = 'total_eur must be a number';
      await api.post('/purchaseorder', { ...purchaseOrder, total_eur: 'abc' }).invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, total_eur: { value: 'text' } })
        .invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { total_eur: 'abc' }).invalid(because);
      await api.patch('/purchaseorder/purchaseorder-1', { total_eur: {} }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { total_eur: 20.25 });
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
      const because = 'the maximum of total_eur is 200000, inclusive';
      await api
        .post('/purchaseorder', { ...purchaseOrder, total_eur: 200000 })
        .created(because, { total_eur: 200000 });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { total_eur: 200000 });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { total_eur: 200000 })
        .ok(because, { total_eur: 200000 });
      await api.get('/purchaseorder/purchaseorder-2').ok(because, { total_eur: 200000 });
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
      const because = 'total_eur must be at most 200000';
      await api.post('/purchaseorder', { ...purchaseOrder, total_eur: 200000.25 }).invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { total_eur: 200000.25 }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { total_eur: 20.25 });
    },
  );

  test(
    'total_eur has no minimum',
    about('purchaseorder.total_eur.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'total_eur has no minimum';
      await api
        .post('/purchaseorder', { ...purchaseOrder, total_eur: -999999.75 })
        .created(because, { total_eur: -999999.75 });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { total_eur: -999999.75 });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { total_eur: -999999.75 })
        .ok(because, { total_eur: -999999.75 });
      await api.get('/purchaseorder/purchaseorder-2').ok(because, { total_eur: -999999.75 });
    },
  );

  test(
    'positions may be 0',
    about('purchaseorder.positions.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of positions';
      await api
        .post('/purchaseorder', { ...purchaseOrder, positions: 0 })
        .created(because, { positions: 0 });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { positions: 0 });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { positions: 0 })
        .ok(because, { positions: 0 });
      await api.get('/purchaseorder/purchaseorder-2').ok(because, { positions: 0 });
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
      const because = 'positions must be an integer';
      await api.post('/purchaseorder', { ...purchaseOrder, positions: 'abc' }).invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, positions: { value: 'text' } })
        .invalid(because);
      await api.post('/purchaseorder', { ...purchaseOrder, positions: 98.5 }).invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { positions: 'abc' }).invalid(because);
      await api.patch('/purchaseorder/purchaseorder-1', { positions: {} }).invalid(because);
      await api.patch('/purchaseorder/purchaseorder-1', { positions: 98.5 }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { positions: 99 });
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
      const because = 'the maximum of positions is 200, inclusive';
      await api
        .post('/purchaseorder', { ...purchaseOrder, positions: 200 })
        .created(because, { positions: 200 });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { positions: 200 });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { positions: 200 })
        .ok(because, { positions: 200 });
      await api.get('/purchaseorder/purchaseorder-2').ok(because, { positions: 200 });
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
      const because = 'positions must be at most 200';
      await api.post('/purchaseorder', { ...purchaseOrder, positions: 201 }).invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { positions: 201 }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { positions: 99 });
    },
  );

  test(
    'positions has no minimum',
    about('purchaseorder.positions.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'positions has no minimum';
      await api
        .post('/purchaseorder', { ...purchaseOrder, positions: -1000000 })
        .created(because, { positions: -1000000 });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { positions: -1000000 });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { positions: -1000000 })
        .ok(because, { positions: -1000000 });
      await api.get('/purchaseorder/purchaseorder-2').ok(because, { positions: -1000000 });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of PurchaseOrderOrderState';
      await api
        .post('/purchaseorder', purchaseOrder)
        .created(because, { order_state: 'requested' });
      await api
        .patch('/purchaseorder/purchaseorder-1', { order_state: 'approved' })
        .ok(because, { order_state: 'approved' });
      await api
        .patch('/purchaseorder/purchaseorder-1', { order_state: 'ordered' })
        .ok(because, { order_state: 'ordered' });
      await api
        .patch('/purchaseorder/purchaseorder-1', { order_state: 'delivered' })
        .ok(because, { order_state: 'delivered' });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { order_state: 'delivered' });
      await api
        .patch('/purchaseorder/purchaseorder-1', { order_state: 'requested' })
        .ok(because, { order_state: 'requested' });
    },
  );

  test(
    'create and update refuse an order_state that PurchaseOrderOrderState does not list, such as unheard_of',
    about(
      'purchaseorder.order_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'order_state must be one of requested, approved, ordered, delivered';
      await api
        .post('/purchaseorder', { ...purchaseOrder, order_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, order_state: 'requested ' })
        .invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, order_state: 'requeste' })
        .invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api
        .patch('/purchaseorder/purchaseorder-1', { order_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { order_state: 'requested' });
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
      const because = 'order_state must be one of requested, approved, ordered, delivered';
      await api
        .post('/purchaseorder', { ...purchaseOrder, order_state: 'REQUESTED' })
        .invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api
        .patch('/purchaseorder/purchaseorder-1', { order_state: 'REQUESTED' })
        .invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { order_state: 'requested' });
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
      const because = 'requested_by was sent as staffmember-1';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/purchaseorder', { ...purchaseOrder, requested_by: 'staffmember-1' })
        .created(because, { requested_by: 'staffmember-1' });
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok(because, { requested_by: 'staffmember-1' });
      await api
        .patch('/purchaseorder/purchaseorder-1', { requested_by: 'staffmember-2' })
        .ok('requested_by was changed to staffmember-2', { requested_by: 'staffmember-2' });
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('requested_by was changed to staffmember-2', { requested_by: 'staffmember-2' });
      await api
        .get('/purchaseorder')
        .ok('lists answer references as ids too', [
          { id: 'purchaseorder-1', requested_by: 'staffmember-2' },
        ]);
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
      const because = 'requested_by must be the id of an existing StaffMember';
      await api
        .post('/purchaseorder', { ...purchaseOrder, requested_by: 'staffmember-unknown' })
        .invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.create('PurchaseOrder', { ...purchaseOrder, requested_by: 'staffmember-1' });
      await api
        .patch('/purchaseorder/purchaseorder-1', { requested_by: 'staffmember-unknown' })
        .invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { requested_by: 'staffmember-1' });
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
      const because = 'requested_by must be the id of a StaffMember';
      await api.post('/purchaseorder', { ...purchaseOrder, requested_by: 421337 }).invalid(because);
      await api
        .post('/purchaseorder', { ...purchaseOrder, requested_by: { value: 'text' } })
        .invalid(because);
      await api.get('/purchaseorder/purchaseorder-1').notFound('a refused create stores nothing');
      await api.create('PurchaseOrder', purchaseOrder);
      await api.patch('/purchaseorder/purchaseorder-1', { requested_by: 0 }).invalid(because);
      await api.patch('/purchaseorder/purchaseorder-1', { requested_by: {} }).invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { requested_by: null });
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
      const because = 'a reference may be null';
      await api.create('StaffMember', staffMember);
      await api
        .post('/purchaseorder', { ...purchaseOrder, requested_by: null })
        .created(because, { requested_by: null });
      await api
        .patch('/purchaseorder/purchaseorder-1', { requested_by: 'staffmember-1' })
        .ok('the change is valid');
      await api
        .patch('/purchaseorder/purchaseorder-1', { requested_by: null })
        .ok(because, { requested_by: null });
      await api.get('/purchaseorder/purchaseorder-1').ok(because, { requested_by: null });
      await api
        .post('/purchaseorder', { ...purchaseOrder, id: 'purchaseorder-2' })
        .created('requested_by is optional', { requested_by: null });
    },
  );

  test(
    'deleting a StaffMember clears every requested_by that refers to it',
    about(
      'purchaseorder.requested_by.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-1 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('PurchaseOrder', { ...purchaseOrder, requested_by: 'staffmember-1' });
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        id: 'purchaseorder-2',
        requested_by: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok(because, { id: 'purchaseorder-1', requested_by: null });
      await api
        .get('/purchaseorder/purchaseorder-2')
        .ok(because, { id: 'purchaseorder-2', requested_by: null });
      await api.get('/purchaseorder').ok(because, [
        { id: 'purchaseorder-1', requested_by: null },
        { id: 'purchaseorder-2', requested_by: null },
      ]);
      await api
        .patch('/purchaseorder/purchaseorder-1', { needed_by: '2027-04-29 19:25:37' })
        .ok('an update of something else brings no reference back', { requested_by: null });
      await api
        .patch('/purchaseorder/purchaseorder-1', { requested_by: 'staffmember-1' })
        .invalid('requested_by must be the id of an existing StaffMember');
      await api.create('StaffMember', staffMember);
      await api
        .get('/purchaseorder/purchaseorder-2')
        .ok('the StaffMember that has the id staffmember-1 now is another', { requested_by: null });
    },
  );

  test(
    'deleting a StaffMember keeps a requested_by that refers to another',
    about(
      'purchaseorder.requested_by.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('PurchaseOrder', { ...purchaseOrder, requested_by: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1').removed(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('another StaffMember was deleted', { requested_by: 'staffmember-2' });
      await api.delete('/purchaseorder/purchaseorder-1').removed(because);
      await api
        .get('/staffmember/staffmember-2')
        .ok('only what refers to it was deleted', { id: 'staffmember-2' });
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
      const because = 'requested_by must be the id of an existing StaffMember';
      await api.create('PurchaseOrder', purchaseOrder);
      await api
        .post('/purchaseorder', {
          ...purchaseOrder,
          id: 'purchaseorder-2',
          requested_by: 'purchaseorder-1',
        })
        .invalid(because);
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api
        .patch('/purchaseorder/purchaseorder-2', { requested_by: 'purchaseorder-1' })
        .invalid(because);
      await api
        .get('/purchaseorder/purchaseorder-2')
        .ok('a refused update changes nothing', { requested_by: null });
    },
  );

  test(
    'deleting a PurchaseOrder, or the StaffMember of the same id, leaves the other one and requested_by as they are',
    about(
      'purchaseorder.requested_by.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'purchaseorder-1' });
      await api.create('StaffMember', { ...staffMember, id: 'purchaseorder-2' });
      await api.create('PurchaseOrder', { ...purchaseOrder, requested_by: 'purchaseorder-2' });
      await api.create('PurchaseOrder', { ...purchaseOrder, id: 'purchaseorder-2' });
      await api.delete('/purchaseorder/purchaseorder-2').removed(because);
      await api.get('/staffmember/purchaseorder-2').ok('no StaffMember was deleted', {
        ...staffMember,
        id: 'purchaseorder-2',
        department: null,
      });
      await api.delete('/staffmember/purchaseorder-1').removed(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('only the StaffMember purchaseorder-1 was deleted', {
          ...purchaseOrder,
          requested_by: 'purchaseorder-2',
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
      await api
        .patch('/purchaseorder/purchaseorder-1', {
          needed_by: '2027-04-29 19:25:37',
          requested_by: 'staffmember-unknown',
        })
        .invalid('requested_by must be the id of an existing StaffMember');
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused update changes nothing', { ...purchaseOrder, requested_by: null });
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
      await api
        .post('/purchaseorder/purchaseorder-1/place_order')
        .ok('the state is right and every condition holds', {
          ...purchaseOrder,
          needed_by: '2023-12-31 23:59:59',
          order_state: 'ordered',
          requested_by: null,
          positions: 100,
        });
      await api.get('/purchaseorder/purchaseorder-1').ok('what the action did is stored', {
        ...purchaseOrder,
        needed_by: '2023-12-31 23:59:59',
        order_state: 'ordered',
        requested_by: null,
        positions: 100,
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
      await api
        .post('/purchaseorder/purchaseorder-1/place_order')
        .ok('the state is right and every condition holds');
      await api
        .get('/purchaseorder/purchaseorder-2')
        .ok('place_order was called on purchaseorder-1, which does not concern this object', {
          id: 'purchaseorder-2',
          needed_by: '2023-12-31 23:59:59',
          order_number: 'gamunu',
          order_state: 'approved',
          requested_by: null,
          total_eur: 20.25,
          positions: 100,
        });
    },
  );

  test(
    'place_order acts on what updates left, and later updates leave what it did',
    about(
      'purchaseorder.place_order.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        order_state: 'ordered',
        needed_by: '2024-01-01 00:00:00',
        positions: 101,
      });
      await api
        .patch('/purchaseorder/purchaseorder-1', {
          order_state: 'approved',
          needed_by: '2023-12-31 23:59:59',
          positions: 100,
        })
        .ok(because);
      await api
        .post('/purchaseorder/purchaseorder-1/place_order')
        .ok('the state is right and every condition holds');
      await api
        .get('/purchaseorder')
        .ok('a list shows what place_order did', [
          { id: 'purchaseorder-1', order_state: 'ordered' },
        ]);
      await api.patch('/purchaseorder/purchaseorder-1', { order_number: 'gatuna' }).ok(because);
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('what place_order did stays when something else is updated', {
          order_number: 'gatuna',
          order_state: 'ordered',
        });
      await api
        .patch('/purchaseorder/purchaseorder-1', { order_state: 'approved' })
        .ok('an update may lead back to any order_state');
      await api
        .post('/purchaseorder/purchaseorder-1/place_order')
        .ok('the state is right and every condition holds', { order_state: 'ordered' });
    },
  );

  test(
    'place_order answers 404 for an id that no PurchaseOrder has',
    about('purchaseorder.place_order.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('PurchaseOrder', purchaseOrder);
      await api
        .post('/purchaseorder/purchaseorder-unknown/place_order')
        .notFound('no PurchaseOrder has the id purchaseorder-unknown');
      await api.delete('/purchaseorder/purchaseorder-1').removed('the object exists');
      await api.post('/purchaseorder/purchaseorder-1/place_order').notFound('it was deleted');
      await api.create('StaffMember', staffMember);
      await api
        .post('/purchaseorder/staffmember-1/place_order')
        .notFound('the id is that of a StaffMember, and no PurchaseOrder has it');
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
      await api
        .post('/purchaseorder/purchaseorder-1/place_order')
        .refused('place_order starts from approved, and order_state is requested');
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused action changes nothing', { order_state: 'requested' });
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
      await api
        .post('/purchaseorder/purchaseorder-1/place_order')
        .refused('place_order starts from approved, and order_state is ordered');
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused action changes nothing', { order_state: 'ordered' });
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
      await api
        .post('/purchaseorder/purchaseorder-1/place_order')
        .refused('place_order starts from approved, and order_state is delivered');
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused action changes nothing', { order_state: 'delivered' });
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
      await api
        .post('/purchaseorder/purchaseorder-1/place_order')
        .refused('the condition this.needed_by < "2024-01-01 00:00:00" is not satisfied');
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused action changes nothing', { order_state: 'approved' });
    },
  );

  test(
    'place_order is refused unless this.positions <= 100',
    about(
      'purchaseorder.place_order.refuses-unless-positions-lte-100',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('PurchaseOrder', {
        ...purchaseOrder,
        order_state: 'approved',
        needed_by: '2023-12-31 23:59:59',
        positions: 101,
      });
      await api
        .post('/purchaseorder/purchaseorder-1/place_order')
        .refused('the condition this.positions <= 100 is not satisfied');
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused action changes nothing', { order_state: 'approved' });
      await api.patch('/purchaseorder/purchaseorder-1', { positions: 9 }).ok('the change is valid');
      await api
        .post('/purchaseorder/purchaseorder-1/place_order')
        .ok('the state is right and every condition holds');
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
      await api
        .post('/purchaseorder/purchaseorder-1/place_order')
        .refused('the condition this.needed_by < "2024-01-01 00:00:00" is not satisfied');
      await api
        .get('/purchaseorder/purchaseorder-1')
        .ok('a refused action changes nothing', { order_state: 'approved' });
    },
  );
});
