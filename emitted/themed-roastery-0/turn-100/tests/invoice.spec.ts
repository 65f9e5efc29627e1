import { about, test, without } from '../support/api.ts';

// A valid Invoice, as the tests send it.
const invoice = {
  billing_state: 'drafted',
  due_at: '2020-07-06 15:03:21',
  gross_eur: 49.25,
  id: 'invoice-1',
  vat_eur: 81.25,
};

test.describe('Invoice: create, read, update and delete', () => {
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
    'create answers the new Invoice, and read answers it again',
    about(
      'invoice.create.answers-the-object',
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
        .post('/invoice', invoice)
        .created('create answers the object that was sent', invoice);
      await api.get('/invoice/invoice-1').ok('read answers the object that was created', invoice);
      await api
        .post('/invoice', { ...invoice, id: 'invoice-2' })
        .created('objects may be alike in everything but their ids', { id: 'invoice-2' });
    },
  );

  test(
    'the id of an Invoice may be any text, upper and lower case told apart, but no number',
    about(
      'invoice.create.accepts-any-id',
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
        .post('/invoice', { ...invoice, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Invoice', { ...invoice, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/invoice/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/invoice/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...invoice, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/invoice', { ...invoice, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Invoice',
    about(
      'invoice.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api
        .patch('/invoice/invoice-1', {
          billing_state: 'partly_paid',
          due_at: '2018-11-24 14:45:15',
          gross_eur: 24.75,
          vat_eur: 18.25,
        })
        .ok('every one of these fields was sent', {
          billing_state: 'partly_paid',
          due_at: '2018-11-24 14:45:15',
          gross_eur: 24.75,
          id: 'invoice-1',
          vat_eur: 18.25,
        });
      await api.get('/invoice/invoice-1').ok('the update is stored', {
        billing_state: 'partly_paid',
        due_at: '2018-11-24 14:45:15',
        gross_eur: 24.75,
        vat_eur: 18.25,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('invoice.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Invoice', invoice);
      await api
        .patch('/invoice/invoice-1', {
          id: 'invoice-1',
          billing_state: 'partly_paid',
          due_at: '2018-11-24 14:45:15',
          gross_eur: 24.75,
          vat_eur: 18.25,
        })
        .ok(because, {
          id: 'invoice-1',
          billing_state: 'partly_paid',
          due_at: '2018-11-24 14:45:15',
          gross_eur: 24.75,
          vat_eur: 18.25,
        });
      await api.get('/invoice/invoice-1').ok(because, {
        id: 'invoice-1',
        billing_state: 'partly_paid',
        due_at: '2018-11-24 14:45:15',
        gross_eur: 24.75,
        vat_eur: 18.25,
      });
    },
  );

  test(
    'update that is refused for vat_eur does not change billing_state either',
    about(
      'invoice.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api
        .patch('/invoice/invoice-1', { billing_state: 'partly_paid', vat_eur: 'abc' })
        .invalid('vat_eur must be a number');
      await api.get('/invoice/invoice-1').ok('a refused update changes nothing', invoice);
    },
  );

  test(
    'delete removes an Invoice: no read finds it and no list holds it',
    about(
      'invoice.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Invoice', invoice);
      await api.delete('/invoice/invoice-1').removed('the object exists');
      await api.get('/invoice/invoice-1').notFound(because);
      await api.patch('/invoice/invoice-1', { id: 'invoice-1' }).notFound(because);
      await api.get('/invoice').ok('what was deleted is in no list', []);
      await api
        .post('/invoice', {
          ...invoice,
          billing_state: 'partly_paid',
          due_at: '2018-11-24 14:45:15',
          gross_eur: 24.75,
          vat_eur: 18.25,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          billing_state: 'partly_paid',
          due_at: '2018-11-24 14:45:15',
          gross_eur: 24.75,
          id: 'invoice-1',
          vat_eur: 18.25,
        });
      await api
        .get('/invoice/invoice-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          billing_state: 'partly_paid',
          due_at: '2018-11-24 14:45:15',
          gross_eur: 24.75,
          id: 'invoice-1',
          vat_eur: 18.25,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Invoice has',
    about('invoice.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Invoice has the id invoice-unknown';
      await api.create('Invoice', invoice);
      await api.get('/invoice/invoice-unknown').notFound(because);
      await api
        .patch('/invoice/invoice-unknown', {
          billing_state: 'partly_paid',
          due_at: '2018-11-24 14:45:15',
          gross_eur: 24.75,
          vat_eur: 18.25,
        })
        .notFound(because);
      await api.delete('/invoice/invoice-unknown').notFound(because);
      await api
        .get('/invoice')
        .ok('requests for an unknown id change nothing', [{ id: 'invoice-1' }]);
    },
  );
});

test.describe('Invoice: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Invoice with all of its fields',
    about('invoice.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api.create('Invoice', {
        ...invoice,
        id: 'invoice-2',
        billing_state: 'partly_paid',
        due_at: '2018-11-24 14:45:15',
        gross_eur: 24.75,
        vat_eur: 18.25,
      });
      await api.create('Invoice', {
        ...invoice,
        id: 'invoice-3',
        billing_state: 'paid',
        due_at: '2017-01-11 15:02:16',
        gross_eur: 85.25,
        vat_eur: 69.75,
      });
      await api.get('/invoice').ok('three objects were created', [
        invoice,
        {
          billing_state: 'partly_paid',
          due_at: '2018-11-24 14:45:15',
          gross_eur: 24.75,
          id: 'invoice-2',
          vat_eur: 18.25,
        },
        {
          billing_state: 'paid',
          due_at: '2017-01-11 15:02:16',
          gross_eur: 85.25,
          id: 'invoice-3',
          vat_eur: 69.75,
        },
      ]);
      await api.create('Invoice', { ...invoice, id: 'invoice-4', billing_state: 'sent' });
      await api.create('Invoice', { ...invoice, id: 'invoice-5' });
      await api.create('Invoice', { ...invoice, id: 'invoice-6' });
      await api.create('Invoice', { ...invoice, id: 'invoice-7' });
      await api.create('Invoice', { ...invoice, id: 'invoice-8' });
      await api.create('Invoice', { ...invoice, id: 'invoice-9' });
      await api.create('Invoice', { ...invoice, id: 'invoice-10' });
      await api.create('Invoice', { ...invoice, id: 'invoice-11' });
      await api
        .get('/invoice')
        .ok('a list holds every object, however many there are', [
          { id: 'invoice-1' },
          { id: 'invoice-2' },
          { id: 'invoice-3' },
          { id: 'invoice-4' },
          { id: 'invoice-5' },
          { id: 'invoice-6' },
          { id: 'invoice-7' },
          { id: 'invoice-8' },
          { id: 'invoice-9' },
          { id: 'invoice-10' },
          { id: 'invoice-11' },
        ]);
    },
  );

  test(
    'update of one Invoice leaves another as it was',
    about('invoice.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api.create('Invoice', {
        ...invoice,
        id: 'invoice-2',
        billing_state: 'partly_paid',
        due_at: '2018-11-24 14:45:15',
        gross_eur: 24.75,
        vat_eur: 18.25,
      });
      await api
        .patch('/invoice/invoice-2', {
          id: 'invoice-2',
          billing_state: 'partly_paid',
          due_at: '2018-11-24 14:45:15',
          gross_eur: 24.75,
          vat_eur: 18.25,
        })
        .ok('the change is valid');
      await api.get('/invoice/invoice-1').ok('another object was updated', invoice);
      await api.get('/invoice/invoice-2').ok('the update is stored', {
        billing_state: 'partly_paid',
        due_at: '2018-11-24 14:45:15',
        gross_eur: 24.75,
        id: 'invoice-2',
        vat_eur: 18.25,
      });
    },
  );

  test(
    'delete of one Invoice leaves another as it was',
    about(
      'invoice.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api.create('Invoice', {
        ...invoice,
        id: 'invoice-2',
        billing_state: 'partly_paid',
        due_at: '2018-11-24 14:45:15',
        gross_eur: 24.75,
        vat_eur: 18.25,
      });
      await api.delete('/invoice/invoice-1').removed('the object exists');
      await api.get('/invoice/invoice-2').ok('another object was deleted', {
        billing_state: 'partly_paid',
        due_at: '2018-11-24 14:45:15',
        gross_eur: 24.75,
        id: 'invoice-2',
        vat_eur: 18.25,
      });
      await api.get('/invoice').ok('one of two objects was deleted', [{ id: 'invoice-2' }]);
    },
  );

  test(
    'reset removes every Invoice',
    about('invoice.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api.create('Invoice', {
        ...invoice,
        id: 'invoice-2',
        billing_state: 'partly_paid',
        due_at: '2018-11-24 14:45:15',
        gross_eur: 24.75,
        vat_eur: 18.25,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/invoice').ok('reset removes all objects', []);
      await api.get('/invoice/invoice-1').notFound('reset removed it');
    },
  );
});

test.describe('Invoice: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses an Invoice without billing_state, which is required',
    about(
      'invoice.billing_state.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/invoice', without(invoice, 'billing_state'))
        .invalid('billing_state is required and has no default');
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses an Invoice without due_at, which is required',
    about(
      'invoice.due_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/invoice', without(invoice, 'due_at'))
        .invalid('due_at is required and has no default');
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts an Invoice without gross_eur, which is optional',
    about('invoice.gross_eur.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'gross_eur is optional';
      await api
        .post('/invoice', without(invoice, 'gross_eur'))
        .created(because, { gross_eur: null });
      await api.get('/invoice/invoice-1').ok(because, { gross_eur: null });
    },
  );

  test(
    'create refuses an Invoice without an id',
    about(
      'invoice.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/invoice', without(invoice, 'id')).invalid('id must be sent');
      await api.get('/invoice').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts an Invoice without vat_eur, which is optional',
    about('invoice.vat_eur.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'vat_eur is optional';
      await api.post('/invoice', without(invoice, 'vat_eur')).created(because, { vat_eur: null });
      await api.get('/invoice/invoice-1').ok(because, { vat_eur: null });
    },
  );

  test(
    'update of billing_state or vat_eur alone leaves every other field as it is',
    about('invoice.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Invoice', invoice);
      await api
        .patch('/invoice/invoice-1', { billing_state: 'partly_paid' })
        .ok(because, { ...invoice, billing_state: 'partly_paid' });
      await api
        .patch('/invoice/invoice-1', { vat_eur: 18.25 })
        .ok(because, { ...invoice, billing_state: 'partly_paid', vat_eur: 18.25 });
      await api
        .get('/invoice/invoice-1')
        .ok(because, { ...invoice, billing_state: 'partly_paid', vat_eur: 18.25 });
    },
  );
});

test.describe('Invoice: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for billing_state',
    about(
      'invoice.billing_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'billing_state must not be null';
      await api.post('/invoice', { ...invoice, billing_state: null }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { billing_state: null }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { billing_state: 'drafted' });
    },
  );

  test(
    'create and update refuse null for due_at',
    about(
      'invoice.due_at.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'due_at must not be null';
      await api.post('/invoice', { ...invoice, due_at: null }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { due_at: null }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { due_at: '2020-07-06 15:03:21' });
    },
  );

  test(
    'gross_eur may be null',
    about('invoice.gross_eur.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'gross_eur is nullable';
      await api
        .post('/invoice', { ...invoice, gross_eur: null })
        .created(because, { gross_eur: null });
      await api.get('/invoice/invoice-1').ok(because, { gross_eur: null });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.patch('/invoice/invoice-2', { gross_eur: null }).ok(because, { gross_eur: null });
      await api.get('/invoice/invoice-2').ok(because, { gross_eur: null });
    },
  );

  test(
    'create and update refuse null for vat_eur',
    about(
      'invoice.vat_eur.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'vat_eur must not be null';
      await api.post('/invoice', { ...invoice, vat_eur: null }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { vat_eur: null }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { vat_eur: 81.25 });
    },
  );
});

test.describe('Invoice: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'create and update refuse a billing_state of a wrong type',
    about(
      'invoice.billing_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'billing_state must be one of drafted, sent, partly_paid, paid';
      await api.post('/invoice', { ...invoice, billing_state: 421337 }).invalid(because);
      await api.post('/invoice', { ...invoice, billing_state: { value: 'text' } }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { billing_state: 0 }).invalid(because);
      await api.patch('/invoice/invoice-1', { billing_state: {} }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { billing_state: 'drafted' });
    },
  );

  test(
    'due_at may be the leap day 2016-02-29',
    about('invoice.due_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2016-02-29 12:00:00" is a valid value of due_at';
      await api
        .post('/invoice', { ...invoice, due_at: '2016-02-29 12:00:00' })
        .created(because, { due_at: '2016-02-29 12:00:00' });
      await api.get('/invoice/invoice-1').ok(because, { due_at: '2016-02-29 12:00:00' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api
        .patch('/invoice/invoice-2', { due_at: '2016-02-29 12:00:00' })
        .ok(because, { due_at: '2016-02-29 12:00:00' });
      await api.get('/invoice/invoice-2').ok(because, { due_at: '2016-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a due_at of a wrong type',
    about(
      'invoice.due_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'due_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/invoice', { ...invoice, due_at: 202403 }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { due_at: 0 }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { due_at: '2020-07-06 15:03:21' });
    },
  );

  test(
    'create and update refuse a due_at that no calendar or clock has',
    about(
      'invoice.due_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'due_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/invoice', { ...invoice, due_at: '2015-02-30 12:00:00' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: '2015-02-29 12:00:00' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: '2020-13-01 15:03:21' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: '2020-07-06 24:00:00' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: '2015-04-31 12:00:00' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: '2015-03-00 12:00:00' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: '2016-00-10 12:00:00' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: '2020-07-06 10:60:00' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: '2020-07-06 10:30:75' }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { due_at: '2015-02-30 12:00:00' }).invalid(because);
      await api.patch('/invoice/invoice-1', { due_at: '2015-02-29 12:00:00' }).invalid(because);
      await api.patch('/invoice/invoice-1', { due_at: '2020-13-01 15:03:21' }).invalid(because);
      await api.patch('/invoice/invoice-1', { due_at: '2020-07-06 24:00:00' }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { due_at: '2020-07-06 15:03:21' });
    },
  );

  test(
    'create and update refuse a due_at in another format',
    about(
      'invoice.due_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'due_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/invoice', { ...invoice, due_at: '2020-07-06T15:03:21Z' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: '2020-07-06' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: 'not a date' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: '2020-07-06T15:03:21' }).invalid(because);
      await api.post('/invoice', { ...invoice, due_at: '2020-07-06 15:03' }).invalid(because);
      await api
        .post('/invoice', { ...invoice, due_at: '2020-07-06 15:03:21.125' })
        .invalid(because);
      await api
        .post('/invoice', { ...invoice, due_at: '2020-07-06 15:03:21+02:00' })
        .invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { due_at: '2020-07-06T15:03:21Z' }).invalid(because);
      await api.patch('/invoice/invoice-1', { due_at: '2020-07-06' }).invalid(because);
      await api.patch('/invoice/invoice-1', { due_at: 'not a date' }).invalid(because);
      await api.patch('/invoice/invoice-1', { due_at: '2020-07-06T15:03:21' }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { due_at: '2020-07-06 15:03:21' });
    },
  );

  test(
    'due_at may be right at its first moment of 2015-01-01 00:00:00',
    about(
      'invoice.due_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the first moment of due_at is 2015-01-01 00:00:00, inclusive';
      await api
        .post('/invoice', { ...invoice, due_at: '2015-01-01 00:00:00' })
        .created(because, { due_at: '2015-01-01 00:00:00' });
      await api.get('/invoice/invoice-1').ok(because, { due_at: '2015-01-01 00:00:00' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api
        .patch('/invoice/invoice-2', { due_at: '2015-01-01 00:00:00' })
        .ok(because, { due_at: '2015-01-01 00:00:00' });
      await api.get('/invoice/invoice-2').ok(because, { due_at: '2015-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse a due_at before its first moment of 2015-01-01 00:00:00',
    about(
      'invoice.due_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'due_at must not be before 2015-01-01 00:00:00';
      await api.post('/invoice', { ...invoice, due_at: '2014-12-31 23:59:59' }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { due_at: '2014-12-31 23:59:59' }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { due_at: '2020-07-06 15:03:21' });
    },
  );

  test(
    'due_at may be right at its last moment of 2029-12-31 23:59:59',
    about(
      'invoice.due_at.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the last moment of due_at is 2029-12-31 23:59:59, inclusive';
      await api
        .post('/invoice', { ...invoice, due_at: '2029-12-31 23:59:59' })
        .created(because, { due_at: '2029-12-31 23:59:59' });
      await api.get('/invoice/invoice-1').ok(because, { due_at: '2029-12-31 23:59:59' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api
        .patch('/invoice/invoice-2', { due_at: '2029-12-31 23:59:59' })
        .ok(because, { due_at: '2029-12-31 23:59:59' });
      await api.get('/invoice/invoice-2').ok(because, { due_at: '2029-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a due_at after its last moment of 2029-12-31 23:59:59',
    about(
      'invoice.due_at.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'due_at must not be after 2029-12-31 23:59:59';
      await api.post('/invoice', { ...invoice, due_at: '2030-01-01 00:00:00' }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { due_at: '2030-01-01 00:00:00' }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { due_at: '2020-07-06 15:03:21' });
    },
  );

  test(
    'gross_eur may be the whole number 0',
    about('invoice.gross_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of gross_eur';
      await api.post('/invoice', { ...invoice, gross_eur: 0 }).created(because, { gross_eur: 0 });
      await api.get('/invoice/invoice-1').ok(because, { gross_eur: 0 });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.patch('/invoice/invoice-2', { gross_eur: 0 }).ok(because, { gross_eur: 0 });
      await api.get('/invoice/invoice-2').ok(because, { gross_eur: 0 });
    },
  );

  test(
    'gross_eur keeps three decimals',
    about('invoice.gross_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of gross_eur';
      await api
        .post('/invoice', { ...invoice, gross_eur: 12.375 })
        .created(because, { gross_eur: 12.375 });
      await api.get('/invoice/invoice-1').ok(because, { gross_eur: 12.375 });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api
        .patch('/invoice/invoice-2', { gross_eur: 12.375 })
        .ok(because, { gross_eur: 12.375 });
      await api.get('/invoice/invoice-2').ok(because, { gross_eur: 12.375 });
    },
  );

  test(
    'create and update refuse a gross_eur of a wrong type',
    about(
      'invoice.gross_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'gross_eur must be a number';
      await api.post('/invoice', { ...invoice, gross_eur: 'abc' }).invalid(because);
      await api.post('/invoice', { ...invoice, gross_eur: { value: 'text' } }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { gross_eur: 'abc' }).invalid(because);
      await api.patch('/invoice/invoice-1', { gross_eur: {} }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { gross_eur: 49.25 });
    },
  );

  test(
    'gross_eur may be right at its minimum of 0',
    about(
      'invoice.gross_eur.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of gross_eur is 0, inclusive';
      await api.post('/invoice', { ...invoice, gross_eur: 0 }).created(because, { gross_eur: 0 });
      await api.get('/invoice/invoice-1').ok(because, { gross_eur: 0 });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.patch('/invoice/invoice-2', { gross_eur: 0 }).ok(because, { gross_eur: 0 });
      await api.get('/invoice/invoice-2').ok(because, { gross_eur: 0 });
    },
  );

  test(
    'create and update refuse a gross_eur below its minimum of 0',
    about(
      'invoice.gross_eur.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'gross_eur must be at least 0';
      await api.post('/invoice', { ...invoice, gross_eur: -0.25 }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { gross_eur: -0.25 }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { gross_eur: 49.25 });
    },
  );

  test(
    'gross_eur has no maximum',
    about('invoice.gross_eur.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'gross_eur has no maximum';
      await api
        .post('/invoice', { ...invoice, gross_eur: 999999.75 })
        .created(because, { gross_eur: 999999.75 });
      await api.get('/invoice/invoice-1').ok(because, { gross_eur: 999999.75 });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api
        .patch('/invoice/invoice-2', { gross_eur: 999999.75 })
        .ok(because, { gross_eur: 999999.75 });
      await api.get('/invoice/invoice-2').ok(because, { gross_eur: 999999.75 });
    },
  );

  test(
    'vat_eur may be the whole number 0',
    about('invoice.vat_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of vat_eur';
      await api.post('/invoice', { ...invoice, vat_eur: 0 }).created(because, { vat_eur: 0 });
      await api.get('/invoice/invoice-1').ok(because, { vat_eur: 0 });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.patch('/invoice/invoice-2', { vat_eur: 0 }).ok(because, { vat_eur: 0 });
      await api.get('/invoice/invoice-2').ok(because, { vat_eur: 0 });
    },
  );

  test(
    'vat_eur keeps three decimals',
    about('invoice.vat_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of vat_eur';
      await api
        .post('/invoice', { ...invoice, vat_eur: 12.375 })
        .created(because, { vat_eur: 12.375 });
      await api.get('/invoice/invoice-1').ok(because, { vat_eur: 12.375 });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.patch('/invoice/invoice-2', { vat_eur: 12.375 }).ok(because, { vat_eur: 12.375 });
      await api.get('/invoice/invoice-2').ok(because, { vat_eur: 12.375 });
    },
  );

  test(
    'create and update refuse a vat_eur of a wrong type',
    about(
      'invoice.vat_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'vat_eur must be a number';
      await api.post('/invoice', { ...invoice, vat_eur: 'abc' }).invalid(because);
      await api.post('/invoice', { ...invoice, vat_eur: { value: 'text' } }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { vat_eur: 'abc' }).invalid(because);
      await api.patch('/invoice/invoice-1', { vat_eur: {} }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { vat_eur: 81.25 });
    },
  );

  test(
    'vat_eur may be right at its minimum of 0',
    about(
      'invoice.vat_eur.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of vat_eur is 0, inclusive';
      await api.post('/invoice', { ...invoice, vat_eur: 0 }).created(because, { vat_eur: 0 });
      await api.get('/invoice/invoice-1').ok(because, { vat_eur: 0 });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.patch('/invoice/invoice-2', { vat_eur: 0 }).ok(because, { vat_eur: 0 });
      await api.get('/invoice/invoice-2').ok(because, { vat_eur: 0 });
    },
  );

  test(
    'create and update refuse a vat_eur below its minimum of 0',
    about(
      'invoice.vat_eur.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'vat_eur must be at least 0';
      await api.post('/invoice', { ...invoice, vat_eur: -0.25 }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { vat_eur: -0.25 }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { vat_eur: 81.25 });
    },
  );

  test(
    'vat_eur may be right at its maximum of 25000',
    about(
      'invoice.vat_eur.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of vat_eur is 25000, inclusive';
      await api
        .post('/invoice', { ...invoice, vat_eur: 25000 })
        .created(because, { vat_eur: 25000 });
      await api.get('/invoice/invoice-1').ok(because, { vat_eur: 25000 });
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.patch('/invoice/invoice-2', { vat_eur: 25000 }).ok(because, { vat_eur: 25000 });
      await api.get('/invoice/invoice-2').ok(because, { vat_eur: 25000 });
    },
  );

  test(
    'create and update refuse a vat_eur above its maximum of 25000',
    about(
      'invoice.vat_eur.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'vat_eur must be at most 25000';
      await api.post('/invoice', { ...invoice, vat_eur: 25000.25 }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { vat_eur: 25000.25 }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { vat_eur: 81.25 });
    },
  );
});

test.describe('Invoice: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'billing_state may be drafted, sent, partly_paid, paid',
    about(
      'invoice.billing_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of InvoiceBillingState';
      await api.post('/invoice', invoice).created(because, { billing_state: 'drafted' });
      await api
        .patch('/invoice/invoice-1', { billing_state: 'sent' })
        .ok(because, { billing_state: 'sent' });
      await api
        .patch('/invoice/invoice-1', { billing_state: 'partly_paid' })
        .ok(because, { billing_state: 'partly_paid' });
      await api
        .patch('/invoice/invoice-1', { billing_state: 'paid' })
        .ok(because, { billing_state: 'paid' });
      await api.get('/invoice/invoice-1').ok(because, { billing_state: 'paid' });
      await api
        .patch('/invoice/invoice-1', { billing_state: 'drafted' })
        .ok(because, { billing_state: 'drafted' });
    },
  );

  test(
    'create and update refuse a billing_state that InvoiceBillingState does not list, such as unheard_of',
    about(
      'invoice.billing_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'billing_state must be one of drafted, sent, partly_paid, paid';
      await api.post('/invoice', { ...invoice, billing_state: 'unheard_of' }).invalid(because);
      await api.post('/invoice', { ...invoice, billing_state: 'drafted ' }).invalid(because);
      await api.post('/invoice', { ...invoice, billing_state: 'drafte' }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { billing_state: 'unheard_of' }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { billing_state: 'drafted' });
    },
  );

  test(
    'create and update refuse the billing_state DRAFTED, as upper and lower case differ',
    about(
      'invoice.billing_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'billing_state must be one of drafted, sent, partly_paid, paid';
      await api.post('/invoice', { ...invoice, billing_state: 'DRAFTED' }).invalid(because);
      await api.get('/invoice/invoice-1').notFound('a refused create stores nothing');
      await api.create('Invoice', invoice);
      await api.patch('/invoice/invoice-1', { billing_state: 'DRAFTED' }).invalid(because);
      await api
        .get('/invoice/invoice-1')
        .ok('a refused update changes nothing', { billing_state: 'drafted' });
    },
  );
});
