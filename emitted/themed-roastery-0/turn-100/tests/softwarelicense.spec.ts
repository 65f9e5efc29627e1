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

// A valid SoftwareLicense, as the tests send it.
const softwareLicense = {
  id: 'softwarelicense-1',
  license_state: 'licensed',
  price_per_seat_eur: 61.75,
  seats_bought: 74,
  seats_taken: 81,
};

test.describe('SoftwareLicense: create, read, update and delete', () => {
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
    'create answers the new SoftwareLicense, and read answers it again',
    about(
      'softwarelicense.create.answers-the-object',
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
        .post('/softwarelicense', softwareLicense)
        .created('create answers the object that was sent', {
          ...softwareLicense,
          seat_holders: [],
        });
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('read answers the object that was created', { ...softwareLicense, seat_holders: [] });
      await api
        .post('/softwarelicense', { ...softwareLicense, id: 'softwarelicense-2' })
        .created('objects may be alike in everything but their ids', { id: 'softwarelicense-2' });
    },
  );

  test(
    'the id of a SoftwareLicense may be any text, upper and lower case told apart, but no number',
    about(
      'softwarelicense.create.accepts-any-id',
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
        .post('/softwarelicense', {
          ...softwareLicense,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/softwarelicense/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/softwarelicense/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...softwareLicense,
          id: 'Room 2.B at the Very End of the Long Hall',
          seat_holders: [],
        });
      await api
        .post('/softwarelicense', { ...softwareLicense, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole SoftwareLicense',
    about(
      'softwarelicense.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .patch('/softwarelicense/softwarelicense-1', {
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        })
        .ok('every one of these fields was sent', {
          id: 'softwarelicense-1',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seat_holders: [],
          seats_bought: 64,
          seats_taken: 79,
        });
      await api.get('/softwarelicense/softwarelicense-1').ok('the update is stored', {
        license_state: 'expired',
        price_per_seat_eur: 9.25,
        seats_bought: 64,
        seats_taken: 79,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('softwarelicense.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .patch('/softwarelicense/softwarelicense-1', {
          id: 'softwarelicense-1',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        })
        .ok(because, {
          id: 'softwarelicense-1',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, {
        id: 'softwarelicense-1',
        license_state: 'expired',
        price_per_seat_eur: 9.25,
        seats_bought: 64,
        seats_taken: 79,
      });
    },
  );

  test(
    'update that is refused for seats_taken does not change license_state either',
    about(
      'softwarelicense.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .patch('/softwarelicense/softwarelicense-1', {
          license_state: 'expired',
          seats_taken: 'abc',
        })
        .invalid('seats_taken must be an integer');
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { ...softwareLicense, seat_holders: [] });
    },
  );

  test(
    'delete removes a SoftwareLicense: no read finds it and no list holds it',
    about(
      'softwarelicense.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('SoftwareLicense', softwareLicense);
      await api.delete('/softwarelicense/softwarelicense-1').removed('the object exists');
      await api.get('/softwarelicense/softwarelicense-1').notFound(because);
      await api
        .patch('/softwarelicense/softwarelicense-1', { id: 'softwarelicense-1' })
        .notFound(because);
      await api.get('/softwarelicense').ok('what was deleted is in no list', []);
      await api
        .post('/softwarelicense', {
          ...softwareLicense,
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          id: 'softwarelicense-1',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seat_holders: [],
          seats_bought: 64,
          seats_taken: 79,
        });
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          id: 'softwarelicense-1',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seat_holders: [],
          seats_bought: 64,
          seats_taken: 79,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no SoftwareLicense has',
    about('softwarelicense.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no SoftwareLicense has the id softwarelicense-unknown';
      await api.create('SoftwareLicense', softwareLicense);
      await api.get('/softwarelicense/softwarelicense-unknown').notFound(because);
      await api
        .patch('/softwarelicense/softwarelicense-unknown', {
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        })
        .notFound(because);
      await api.delete('/softwarelicense/softwarelicense-unknown').notFound(because);
      await api
        .get('/softwarelicense')
        .ok('requests for an unknown id change nothing', [{ id: 'softwarelicense-1' }]);
    },
  );
});

test.describe('SoftwareLicense: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every SoftwareLicense with all of its fields',
    about('softwarelicense.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('SoftwareLicense', softwareLicense);
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        id: 'softwarelicense-2',
        license_state: 'expired',
        price_per_seat_eur: 9.25,
        seats_bought: 64,
        seats_taken: 79,
      });
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        id: 'softwarelicense-3',
        license_state: 'trial',
        price_per_seat_eur: 40.25,
        seats_bought: 24,
        seats_taken: 61,
      });
      await api.get('/softwarelicense').ok('three objects were created', [
        { ...softwareLicense, seat_holders: [] },
        {
          id: 'softwarelicense-2',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seat_holders: [],
          seats_bought: 64,
          seats_taken: 79,
        },
        {
          id: 'softwarelicense-3',
          license_state: 'trial',
          price_per_seat_eur: 40.25,
          seat_holders: [],
          seats_bought: 24,
          seats_taken: 61,
        },
      ]);
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-4' });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-5' });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-6' });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-7' });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-8' });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-9' });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-10' });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-11' });
      await api
        .get('/softwarelicense')
        .ok('a list holds every object, however many there are', [
          { id: 'softwarelicense-1' },
          { id: 'softwarelicense-2' },
          { id: 'softwarelicense-3' },
          { id: 'softwarelicense-4' },
          { id: 'softwarelicense-5' },
          { id: 'softwarelicense-6' },
          { id: 'softwarelicense-7' },
          { id: 'softwarelicense-8' },
          { id: 'softwarelicense-9' },
          { id: 'softwarelicense-10' },
          { id: 'softwarelicense-11' },
        ]);
    },
  );

  test(
    'update of one SoftwareLicense leaves another as it was',
    about('softwarelicense.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('SoftwareLicense', softwareLicense);
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        id: 'softwarelicense-2',
        license_state: 'expired',
        price_per_seat_eur: 9.25,
        seats_bought: 64,
        seats_taken: 79,
      });
      await api
        .patch('/softwarelicense/softwarelicense-2', {
          id: 'softwarelicense-2',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        })
        .ok('the change is valid');
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('another object was updated', { ...softwareLicense, seat_holders: [] });
      await api.get('/softwarelicense/softwarelicense-2').ok('the update is stored', {
        id: 'softwarelicense-2',
        license_state: 'expired',
        price_per_seat_eur: 9.25,
        seat_holders: [],
        seats_bought: 64,
        seats_taken: 79,
      });
    },
  );

  test(
    'delete of one SoftwareLicense leaves another as it was',
    about(
      'softwarelicense.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('SoftwareLicense', softwareLicense);
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        id: 'softwarelicense-2',
        license_state: 'expired',
        price_per_seat_eur: 9.25,
        seats_bought: 64,
        seats_taken: 79,
      });
      await api.delete('/softwarelicense/softwarelicense-1').removed('the object exists');
      await api.get('/softwarelicense/softwarelicense-2').ok('another object was deleted', {
        id: 'softwarelicense-2',
        license_state: 'expired',
        price_per_seat_eur: 9.25,
        seat_holders: [],
        seats_bought: 64,
        seats_taken: 79,
      });
      await api
        .get('/softwarelicense')
        .ok('one of two objects was deleted', [{ id: 'softwarelicense-2' }]);
    },
  );

  test(
    'reset removes every SoftwareLicense',
    about('softwarelicense.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('SoftwareLicense', softwareLicense);
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        id: 'softwarelicense-2',
        license_state: 'expired',
        price_per_seat_eur: 9.25,
        seats_bought: 64,
        seats_taken: 79,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/softwarelicense').ok('reset removes all objects', []);
      await api.get('/softwarelicense/softwarelicense-1').notFound('reset removed it');
    },
  );
});

test.describe('SoftwareLicense: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a SoftwareLicense without an id',
    about(
      'softwarelicense.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/softwarelicense', without(softwareLicense, 'id')).invalid('id must be sent');
      await api.get('/softwarelicense').ok('a refused create stores nothing', []);
    },
  );

  test(
    'license_state is "trial" when a create leaves it out',
    about('softwarelicense.license_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of license_state is "trial"';
      await api
        .post('/softwarelicense', without(softwareLicense, 'license_state'))
        .created(because, { license_state: 'trial' });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { license_state: 'trial' });
    },
  );

  test(
    'price_per_seat_eur is 500 when a create leaves it out',
    about('softwarelicense.price_per_seat_eur.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of price_per_seat_eur is 500';
      await api
        .post('/softwarelicense', without(softwareLicense, 'price_per_seat_eur'))
        .created(because, { price_per_seat_eur: 500 });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { price_per_seat_eur: 500 });
    },
  );

  test(
    'seats_bought is 100 when a create leaves it out',
    about('softwarelicense.seats_bought.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of seats_bought is 100';
      await api
        .post('/softwarelicense', without(softwareLicense, 'seats_bought'))
        .created(because, { seats_bought: 100 });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { seats_bought: 100 });
    },
  );

  test(
    'create refuses a SoftwareLicense without seats_taken, which is required',
    about(
      'softwarelicense.seats_taken.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/softwarelicense', without(softwareLicense, 'seats_taken'))
        .invalid('seats_taken is required and has no default');
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
    },
  );

  test(
    'update of license_state or seats_taken alone leaves every other field as it is',
    about('softwarelicense.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('StaffMember', staffMember);
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        seats_bought: null,
        seat_holders: ['staffmember-1'],
      });
      await api
        .patch('/softwarelicense/softwarelicense-1', { license_state: 'expired' })
        .ok(because, {
          ...softwareLicense,
          license_state: 'expired',
          seat_holders: ['staffmember-1'],
          seats_bought: null,
        });
      await api.patch('/softwarelicense/softwarelicense-1', { seats_taken: 79 }).ok(because, {
        id: 'softwarelicense-1',
        license_state: 'expired',
        price_per_seat_eur: 61.75,
        seat_holders: ['staffmember-1'],
        seats_bought: null,
        seats_taken: 79,
      });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, {
        id: 'softwarelicense-1',
        license_state: 'expired',
        price_per_seat_eur: 61.75,
        seat_holders: ['staffmember-1'],
        seats_bought: null,
        seats_taken: 79,
      });
    },
  );
});

test.describe('SoftwareLicense: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'license_state may be null, which is not replaced by its default',
    about(
      'softwarelicense.license_state.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'license_state is nullable and its default is for absence only';
      await api
        .post('/softwarelicense', { ...softwareLicense, license_state: null })
        .created(because, { license_state: null });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { license_state: null });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { license_state: null })
        .ok(because, { license_state: null });
      await api.get('/softwarelicense/softwarelicense-2').ok(because, { license_state: null });
    },
  );

  test(
    'create and update refuse null for price_per_seat_eur',
    about(
      'softwarelicense.price_per_seat_eur.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'price_per_seat_eur must not be null';
      await api
        .post('/softwarelicense', { ...softwareLicense, price_per_seat_eur: null })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .patch('/softwarelicense/softwarelicense-1', { price_per_seat_eur: null })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { price_per_seat_eur: 61.75 });
    },
  );

  test(
    'seats_bought may be null, which is not replaced by its default',
    about(
      'softwarelicense.seats_bought.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'seats_bought is nullable and its default is for absence only';
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_bought: null })
        .created(because, { seats_bought: null });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { seats_bought: null });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { seats_bought: null })
        .ok(because, { seats_bought: null });
      await api.get('/softwarelicense/softwarelicense-2').ok(because, { seats_bought: null });
    },
  );

  test(
    'seats_taken may be null',
    about(
      'softwarelicense.seats_taken.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'seats_taken is nullable';
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_taken: null })
        .created(because, { seats_taken: null });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { seats_taken: null });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { seats_taken: null })
        .ok(because, { seats_taken: null });
      await api.get('/softwarelicense/softwarelicense-2').ok(because, { seats_taken: null });
    },
  );
});

test.describe('SoftwareLicense: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'create and update refuse a license_state of a wrong type',
    about(
      'softwarelicense.license_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'license_state must be one of trial, licensed, expired';
      await api
        .post('/softwarelicense', { ...softwareLicense, license_state: 421337 })
        .invalid(because);
      await api
        .post('/softwarelicense', { ...softwareLicense, license_state: { value: 'text' } })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', { license_state: 0 }).invalid(because);
      await api.patch('/softwarelicense/softwarelicense-1', { license_state: {} }).invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { license_state: 'licensed' });
    },
  );

  test(
    'price_per_seat_eur may be the whole number 0',
    about(
      'softwarelicense.price_per_seat_eur.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of price_per_seat_eur';
      await api
        .post('/softwarelicense', { ...softwareLicense, price_per_seat_eur: 0 })
        .created(because, { price_per_seat_eur: 0 });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { price_per_seat_eur: 0 });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { price_per_seat_eur: 0 })
        .ok(because, { price_per_seat_eur: 0 });
      await api.get('/softwarelicense/softwarelicense-2').ok(because, { price_per_seat_eur: 0 });
    },
  );

  test(
    'price_per_seat_eur keeps three decimals',
    about('softwarelicense.price_per_seat_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of price_per_seat_eur';
      await api
        .post('/softwarelicense', { ...softwareLicense, price_per_seat_eur: 12.375 })
        .created(because, { price_per_seat_eur: 12.375 });
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok(because, { price_per_seat_eur: 12.375 });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { price_per_seat_eur: 12.375 })
        .ok(because, { price_per_seat_eur: 12.375 });
      await api
        .get('/softwarelicense/softwarelicense-2')
        .ok(because, { price_per_seat_eur: 12.375 });
    },
  );

  test(
    'create and update refuse a price_per_seat_eur of a wrong type',
    about(
      'softwarelicense.price_per_seat_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'price_per_seat_eur must be a number';
      await api
        .post('/softwarelicense', { ...softwareLicense, price_per_seat_eur: 'abc' })
        .invalid(because);
      await api
        .post('/softwarelicense', { ...softwareLicense, price_per_seat_eur: { value: 'text' } })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .patch('/softwarelicense/softwarelicense-1', { price_per_seat_eur: 'abc' })
        .invalid(because);
      await api
        .patch('/softwarelicense/softwarelicense-1', { price_per_seat_eur: {} })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { price_per_seat_eur: 61.75 });
    },
  );

  test(
    'price_per_seat_eur has no minimum',
    about(
      'softwarelicense.price_per_seat_eur.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'price_per_seat_eur has no minimum';
      await api
        .post('/softwarelicense', { ...softwareLicense, price_per_seat_eur: -999999.75 })
        .created(because, { price_per_seat_eur: -999999.75 });
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok(because, { price_per_seat_eur: -999999.75 });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { price_per_seat_eur: -999999.75 })
        .ok(because, { price_per_seat_eur: -999999.75 });
      await api
        .get('/softwarelicense/softwarelicense-2')
        .ok(because, { price_per_seat_eur: -999999.75 });
    },
  );

  test(
    'price_per_seat_eur has no maximum',
    about(
      'softwarelicense.price_per_seat_eur.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'price_per_seat_eur has no maximum';
      await api
        .post('/softwarelicense', { ...softwareLicense, price_per_seat_eur: 999999.75 })
        .created(because, { price_per_seat_eur: 999999.75 });
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok(because, { price_per_seat_eur: 999999.75 });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { price_per_seat_eur: 999999.75 })
        .ok(because, { price_per_seat_eur: 999999.75 });
      await api
        .get('/softwarelicense/softwarelicense-2')
        .ok(because, { price_per_seat_eur: 999999.75 });
    },
  );

  test(
    'create and update refuse a seats_bought of a wrong type',
    about(
      'softwarelicense.seats_bought.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seats_bought must be an integer';
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_bought: 'abc' })
        .invalid(because);
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_bought: { value: 'text' } })
        .invalid(because);
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_bought: 73.5 })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .patch('/softwarelicense/softwarelicense-1', { seats_bought: 'abc' })
        .invalid(because);
      await api.patch('/softwarelicense/softwarelicense-1', { seats_bought: {} }).invalid(because);
      await api
        .patch('/softwarelicense/softwarelicense-1', { seats_bought: 73.5 })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { seats_bought: 74 });
    },
  );

  test(
    'seats_bought may be right at its minimum of 1',
    about(
      'softwarelicense.seats_bought.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of seats_bought is 1, inclusive';
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_bought: 1 })
        .created(because, { seats_bought: 1 });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { seats_bought: 1 });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { seats_bought: 1 })
        .ok(because, { seats_bought: 1 });
      await api.get('/softwarelicense/softwarelicense-2').ok(because, { seats_bought: 1 });
    },
  );

  test(
    'create and update refuse a seats_bought below its minimum of 1',
    about(
      'softwarelicense.seats_bought.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seats_bought must be at least 1';
      await api.post('/softwarelicense', { ...softwareLicense, seats_bought: 0 }).invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', { seats_bought: 0 }).invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { seats_bought: 74 });
    },
  );

  test(
    'seats_bought may be right at its maximum of 900',
    about(
      'softwarelicense.seats_bought.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of seats_bought is 900, inclusive';
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_bought: 900 })
        .created(because, { seats_bought: 900 });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { seats_bought: 900 });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { seats_bought: 900 })
        .ok(because, { seats_bought: 900 });
      await api.get('/softwarelicense/softwarelicense-2').ok(because, { seats_bought: 900 });
    },
  );

  test(
    'create and update refuse a seats_bought above its maximum of 900',
    about(
      'softwarelicense.seats_bought.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seats_bought must be at most 900';
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_bought: 901 })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', { seats_bought: 901 }).invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { seats_bought: 74 });
    },
  );

  test(
    'create and update refuse a seats_taken of a wrong type',
    about(
      'softwarelicense.seats_taken.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seats_taken must be an integer';
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_taken: 'abc' })
        .invalid(because);
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_taken: { value: 'text' } })
        .invalid(because);
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_taken: 80.5 })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .patch('/softwarelicense/softwarelicense-1', { seats_taken: 'abc' })
        .invalid(because);
      await api.patch('/softwarelicense/softwarelicense-1', { seats_taken: {} }).invalid(because);
      await api.patch('/softwarelicense/softwarelicense-1', { seats_taken: 80.5 }).invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { seats_taken: 81 });
    },
  );

  test(
    'seats_taken may be right at its minimum of 0',
    about(
      'softwarelicense.seats_taken.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of seats_taken is 0, inclusive';
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_taken: 0 })
        .created(because, { seats_taken: 0 });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { seats_taken: 0 });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { seats_taken: 0 })
        .ok(because, { seats_taken: 0 });
      await api.get('/softwarelicense/softwarelicense-2').ok(because, { seats_taken: 0 });
    },
  );

  test(
    'create and update refuse a seats_taken below its minimum of 0',
    about(
      'softwarelicense.seats_taken.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seats_taken must be at least 0';
      await api.post('/softwarelicense', { ...softwareLicense, seats_taken: -1 }).invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', { seats_taken: -1 }).invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { seats_taken: 81 });
    },
  );

  test(
    'seats_taken may be right at its maximum of 900',
    about(
      'softwarelicense.seats_taken.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of seats_taken is 900, inclusive';
      await api
        .post('/softwarelicense', { ...softwareLicense, seats_taken: 900 })
        .created(because, { seats_taken: 900 });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { seats_taken: 900 });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { seats_taken: 900 })
        .ok(because, { seats_taken: 900 });
      await api.get('/softwarelicense/softwarelicense-2').ok(because, { seats_taken: 900 });
    },
  );

  test(
    'create and update refuse a seats_taken above its maximum of 900',
    about(
      'softwarelicense.seats_taken.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seats_taken must be at most 900';
      await api.post('/softwarelicense', { ...softwareLicense, seats_taken: 901 }).invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', { seats_taken: 901 }).invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { seats_taken: 81 });
    },
  );
});

test.describe('SoftwareLicense: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'license_state may be trial, licensed, expired',
    about(
      'softwarelicense.license_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of SoftwareLicenseLicenseState';
      await api
        .post('/softwarelicense', { ...softwareLicense, license_state: 'trial' })
        .created(because, { license_state: 'trial' });
      await api
        .patch('/softwarelicense/softwarelicense-1', { license_state: 'licensed' })
        .ok(because, { license_state: 'licensed' });
      await api
        .patch('/softwarelicense/softwarelicense-1', { license_state: 'expired' })
        .ok(because, { license_state: 'expired' });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { license_state: 'expired' });
      await api
        .patch('/softwarelicense/softwarelicense-1', { license_state: 'trial' })
        .ok(because, { license_state: 'trial' });
    },
  );

  test(
    'create and update refuse a license_state that SoftwareLicenseLicenseState does not list, such as unheard_of',
    about(
      'softwarelicense.license_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'license_state must be one of trial, licensed, expired';
      await api
        .post('/softwarelicense', { ...softwareLicense, license_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/softwarelicense', { ...softwareLicense, license_state: 'trial ' })
        .invalid(because);
      await api
        .post('/softwarelicense', { ...softwareLicense, license_state: 'tria' })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .patch('/softwarelicense/softwarelicense-1', { license_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { license_state: 'licensed' });
    },
  );

  test(
    'create and update refuse the license_state TRIAL, as upper and lower case differ',
    about(
      'softwarelicense.license_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'license_state must be one of trial, licensed, expired';
      await api
        .post('/softwarelicense', { ...softwareLicense, license_state: 'TRIAL' })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .patch('/softwarelicense/softwarelicense-1', { license_state: 'TRIAL' })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { license_state: 'licensed' });
    },
  );
});

test.describe('SoftwareLicense: references', () => {
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
    'seat_holders is an empty list when a create leaves it out',
    about(
      'softwarelicense.seat_holders.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seat_holders was left out';
      await api.post('/softwarelicense', softwareLicense).created(because, { seat_holders: [] });
      await api.get('/softwarelicense/softwarelicense-1').ok(because, { seat_holders: [] });
    },
  );

  test(
    'seat_holders lists existing StaffMember objects and is answered as their ids',
    about(
      'softwarelicense.seat_holders.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seat_holders was sent with two ids';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-4' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-5' });
      await api
        .post('/softwarelicense', {
          ...softwareLicense,
          seat_holders: ['staffmember-1', 'staffmember-2'],
        })
        .created(because, { seat_holders: ['staffmember-1', 'staffmember-2'] });
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok(because, { seat_holders: ['staffmember-1', 'staffmember-2'] });
      await api
        .get('/softwarelicense')
        .ok('lists answer references as ids too', [
          { id: 'softwarelicense-1', seat_holders: ['staffmember-1', 'staffmember-2'] },
        ]);
      await api
        .patch('/softwarelicense/softwarelicense-1', {
          seat_holders: ['staffmember-2', 'staffmember-1'],
        })
        .ok('any order will do', { seat_holders: ['staffmember-2', 'staffmember-1'] });
      await api
        .patch('/softwarelicense/softwarelicense-1', {
          seat_holders: [
            'staffmember-1',
            'staffmember-2',
            'staffmember-3',
            'staffmember-4',
            'staffmember-5',
          ],
        })
        .ok('no length is too much', {
          seat_holders: [
            'staffmember-1',
            'staffmember-2',
            'staffmember-3',
            'staffmember-4',
            'staffmember-5',
          ],
        });
      await api.delete('/softwarelicense/softwarelicense-1').removed('the object exists');
      await api
        .get('/staffmember')
        .ok('only what refers to them was deleted', [
          { id: 'staffmember-1' },
          { id: 'staffmember-2' },
          { id: 'staffmember-3' },
          { id: 'staffmember-4' },
          { id: 'staffmember-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in seat_holders',
    about(
      'softwarelicense.seat_holders.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('SoftwareLicense', { ...softwareLicense, seat_holders: ['staffmember-1'] });
      await api
        .patch('/softwarelicense/softwarelicense-1', { seat_holders: ['staffmember-2'] })
        .ok('an update replaces the list', { seat_holders: ['staffmember-2'] });
      await api
        .patch('/softwarelicense/softwarelicense-1', { seat_holders: [] })
        .ok('the change is valid');
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('the list was emptied', { seat_holders: [] });
    },
  );

  test(
    'create and update refuse an id in seat_holders that no StaffMember has',
    about(
      'softwarelicense.seat_holders.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seat_holders must hold only ids of existing StaffMember objects';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/softwarelicense', { ...softwareLicense, seat_holders: ['staffmember-unknown'] })
        .invalid(because);
      await api
        .post('/softwarelicense', {
          ...softwareLicense,
          seat_holders: ['staffmember-1', 'staffmember-unknown'],
        })
        .invalid(because);
      await api
        .post('/softwarelicense', {
          ...softwareLicense,
          seat_holders: ['staffmember-unknown', 'staffmember-2'],
        })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        seat_holders: ['staffmember-1', 'staffmember-2'],
      });
      await api
        .patch('/softwarelicense/softwarelicense-1', { seat_holders: ['staffmember-unknown'] })
        .invalid(because);
      await api
        .patch('/softwarelicense/softwarelicense-1', {
          seat_holders: ['staffmember-1', 'staffmember-unknown'],
        })
        .invalid(because);
      await api
        .patch('/softwarelicense/softwarelicense-1', {
          seat_holders: ['staffmember-unknown', 'staffmember-2'],
        })
        .invalid(because);
      await api.get('/softwarelicense/softwarelicense-1').ok('a refused update changes nothing', {
        seat_holders: ['staffmember-1', 'staffmember-2'],
      });
    },
  );

  test(
    'create and update refuse null for the list seat_holders',
    about(
      'softwarelicense.seat_holders.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seat_holders must not be null';
      await api
        .post('/softwarelicense', { ...softwareLicense, seat_holders: null })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .patch('/softwarelicense/softwarelicense-1', { seat_holders: null })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { seat_holders: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for seat_holders',
    about(
      'softwarelicense.seat_holders.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seat_holders must be a list of ids of StaffMember';
      await api.create('StaffMember', { ...staffMember, id: 'x' });
      await api
        .post('/softwarelicense', { ...softwareLicense, seat_holders: 'x' })
        .invalid(because);
      await api
        .post('/softwarelicense', { ...softwareLicense, seat_holders: [{ value: 'text' }] })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .notFound('a refused create stores nothing');
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', { seat_holders: 'x' }).invalid(because);
      await api
        .patch('/softwarelicense/softwarelicense-1', { seat_holders: [{}] })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { seat_holders: [] });
    },
  );

  test(
    'deleting a StaffMember takes its id out of every seat_holders and keeps the others',
    about(
      'softwarelicense.seat_holders.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-2 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3' });
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        seat_holders: ['staffmember-1', 'staffmember-2', 'staffmember-3'],
      });
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        id: 'softwarelicense-2',
        seat_holders: ['staffmember-2'],
      });
      await api.delete('/staffmember/staffmember-2').removed('the object exists');
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok(because, { id: 'softwarelicense-1', seat_holders: ['staffmember-1', 'staffmember-3'] });
      await api
        .get('/softwarelicense/softwarelicense-2')
        .ok(because, { id: 'softwarelicense-2', seat_holders: [] });
      await api.get('/softwarelicense').ok(because, [
        { id: 'softwarelicense-1', seat_holders: ['staffmember-1', 'staffmember-3'] },
        { id: 'softwarelicense-2', seat_holders: [] },
      ]);
      await api
        .patch('/softwarelicense/softwarelicense-1', { license_state: 'expired' })
        .ok('an update of something else brings no reference back', {
          seat_holders: ['staffmember-1', 'staffmember-3'],
        });
      await api
        .patch('/softwarelicense/softwarelicense-1', {
          seat_holders: ['staffmember-1', 'staffmember-2'],
        })
        .invalid('seat_holders must hold only ids of existing StaffMember objects');
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .get('/softwarelicense/softwarelicense-2')
        .ok('the StaffMember that has the id staffmember-2 now is another', { seat_holders: [] });
    },
  );

  test(
    'create and update refuse the id of a SoftwareLicense in seat_holders, which refers to StaffMember',
    about(
      'softwarelicense.seat_holders.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seat_holders must hold only ids of existing StaffMember objects';
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .post('/softwarelicense', {
          ...softwareLicense,
          id: 'softwarelicense-2',
          seat_holders: ['softwarelicense-1'],
        })
        .invalid(because);
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api
        .patch('/softwarelicense/softwarelicense-2', { seat_holders: ['softwarelicense-1'] })
        .invalid(because);
      await api
        .get('/softwarelicense/softwarelicense-2')
        .ok('a refused update changes nothing', { seat_holders: [] });
    },
  );

  test(
    'deleting a SoftwareLicense, or the StaffMember of the same id, leaves the other one and seat_holders as they are',
    about(
      'softwarelicense.seat_holders.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'softwarelicense-1' });
      await api.create('StaffMember', { ...staffMember, id: 'softwarelicense-2' });
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        seat_holders: ['softwarelicense-2'],
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.delete('/softwarelicense/softwarelicense-2').removed(because);
      await api.get('/staffmember/softwarelicense-2').ok('no StaffMember was deleted', {
        ...staffMember,
        id: 'softwarelicense-2',
        department: null,
      });
      await api.delete('/staffmember/softwarelicense-1').removed(because);
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('only the StaffMember softwarelicense-1 was deleted', {
          ...softwareLicense,
          seat_holders: ['softwarelicense-2'],
        });
    },
  );

  test(
    'update that is refused for seat_holders does not change license_state either',
    about(
      'softwarelicense.seat_holders.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('SoftwareLicense', softwareLicense);
      await api
        .patch('/softwarelicense/softwarelicense-1', {
          license_state: 'expired',
          seat_holders: ['staffmember-unknown'],
        })
        .invalid('seat_holders must hold only ids of existing StaffMember objects');
      await api
        .get('/softwarelicense/softwarelicense-1')
        .ok('a refused update changes nothing', { ...softwareLicense, seat_holders: [] });
    },
  );
});
