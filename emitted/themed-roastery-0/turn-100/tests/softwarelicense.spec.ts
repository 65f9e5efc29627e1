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
      await api.post('/softwarelicense', {
        body: softwareLicense,
        status: [200, 201],
        answer: { ...softwareLicense, seat_holders: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { ...softwareLicense, seat_holders: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, id: 'softwarelicense-2' },
        status: [200, 201],
        answer: { id: 'softwarelicense-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: {
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        },
        status: [200],
        answer: {
          id: 'softwarelicense-1',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seat_holders: [],
          seats_bought: 64,
          seats_taken: 79,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: {
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('softwarelicense.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: {
          id: 'softwarelicense-1',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        },
        status: [200],
        answer: {
          id: 'softwarelicense-1',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: {
          id: 'softwarelicense-1',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { license_state: 'expired', seats_taken: 'abc' },
        status: [400, 422],
        because: 'seats_taken must be an integer',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { ...softwareLicense, seat_holders: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.create('SoftwareLicense', softwareLicense);
      await api.delete('/softwarelicense/softwarelicense-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'it was deleted',
      });
      await api.get('/softwarelicense', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no SoftwareLicense has',
    about('softwarelicense.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('SoftwareLicense', softwareLicense);
      await api.get('/softwarelicense/softwarelicense-unknown', {
        status: [404],
        because: 'no SoftwareLicense has the id softwarelicense-unknown',
      });
      await api.patch('/softwarelicense/softwarelicense-unknown', {
        body: {
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        },
        status: [404],
        because: 'no SoftwareLicense has the id softwarelicense-unknown',
      });
      await api.delete('/softwarelicense/softwarelicense-unknown', {
        status: [404],
        because: 'no SoftwareLicense has the id softwarelicense-unknown',
      });
      await api.get('/softwarelicense', {
        status: [200],
        answer: [{ id: 'softwarelicense-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/softwarelicense', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: {
          id: 'softwarelicense-2',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seats_bought: 64,
          seats_taken: 79,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { ...softwareLicense, seat_holders: [] },
        because: 'another object was updated',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: {
          id: 'softwarelicense-2',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seat_holders: [],
          seats_bought: 64,
          seats_taken: 79,
        },
        because: 'the update is stored',
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
      await api.delete('/softwarelicense/softwarelicense-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: {
          id: 'softwarelicense-2',
          license_state: 'expired',
          price_per_seat_eur: 9.25,
          seat_holders: [],
          seats_bought: 64,
          seats_taken: 79,
        },
        because: 'another object was deleted',
      });
      await api.get('/softwarelicense', {
        status: [200],
        answer: [{ id: 'softwarelicense-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/softwarelicense', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'reset removed it',
      });
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
      await api.post('/softwarelicense', {
        body: without(softwareLicense, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/softwarelicense', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'license_state is "trial" when a create leaves it out',
    about('softwarelicense.license_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/softwarelicense', {
        body: without(softwareLicense, 'license_state'),
        status: [200, 201],
        answer: { license_state: 'trial' },
        because: 'the default of license_state is "trial"',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { license_state: 'trial' },
        because: 'the default of license_state is "trial"',
      });
    },
  );

  test(
    'price_per_seat_eur is 500 when a create leaves it out',
    about('softwarelicense.price_per_seat_eur.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/softwarelicense', {
        body: without(softwareLicense, 'price_per_seat_eur'),
        status: [200, 201],
        answer: { price_per_seat_eur: 500 },
        because: 'the default of price_per_seat_eur is 500',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { price_per_seat_eur: 500 },
        because: 'the default of price_per_seat_eur is 500',
      });
    },
  );

  test(
    'seats_bought is 100 when a create leaves it out',
    about('softwarelicense.seats_bought.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/softwarelicense', {
        body: without(softwareLicense, 'seats_bought'),
        status: [200, 201],
        answer: { seats_bought: 100 },
        because: 'the default of seats_bought is 100',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_bought: 100 },
        because: 'the default of seats_bought is 100',
      });
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
      await api.post('/softwarelicense', {
        body: without(softwareLicense, 'seats_taken'),
        status: [400, 422],
        because: 'seats_taken is required and has no default',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of license_state or seats_taken alone leaves every other field as it is',
    about('softwarelicense.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        seats_bought: null,
        seat_holders: ['staffmember-1'],
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { license_state: 'expired' },
        status: [200],
        answer: {
          ...softwareLicense,
          license_state: 'expired',
          seat_holders: ['staffmember-1'],
          seats_bought: null,
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seats_taken: 79 },
        status: [200],
        answer: {
          id: 'softwarelicense-1',
          license_state: 'expired',
          price_per_seat_eur: 61.75,
          seat_holders: ['staffmember-1'],
          seats_bought: null,
          seats_taken: 79,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: {
          id: 'softwarelicense-1',
          license_state: 'expired',
          price_per_seat_eur: 61.75,
          seat_holders: ['staffmember-1'],
          seats_bought: null,
          seats_taken: 79,
        },
        because: 'an update touches only what it carries',
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, license_state: null },
        status: [200, 201],
        answer: { license_state: null },
        because: 'license_state is nullable and its default is for absence only',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { license_state: null },
        because: 'license_state is nullable and its default is for absence only',
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: { license_state: null },
        status: [200],
        answer: { license_state: null },
        because: 'license_state is nullable and its default is for absence only',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { license_state: null },
        because: 'license_state is nullable and its default is for absence only',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, price_per_seat_eur: null },
        status: [400, 422],
        because: 'price_per_seat_eur must not be null',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { price_per_seat_eur: null },
        status: [400, 422],
        because: 'price_per_seat_eur must not be null',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { price_per_seat_eur: 61.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_bought: null },
        status: [200, 201],
        answer: { seats_bought: null },
        because: 'seats_bought is nullable and its default is for absence only',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_bought: null },
        because: 'seats_bought is nullable and its default is for absence only',
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: { seats_bought: null },
        status: [200],
        answer: { seats_bought: null },
        because: 'seats_bought is nullable and its default is for absence only',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { seats_bought: null },
        because: 'seats_bought is nullable and its default is for absence only',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_taken: null },
        status: [200, 201],
        answer: { seats_taken: null },
        because: 'seats_taken is nullable',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_taken: null },
        because: 'seats_taken is nullable',
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: { seats_taken: null },
        status: [200],
        answer: { seats_taken: null },
        because: 'seats_taken is nullable',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { seats_taken: null },
        because: 'seats_taken is nullable',
      });
    },
  );
});

test.describe('SoftwareLicense: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, license_state: 421337 },
        status: [400, 422],
        because: 'license_state must be one of trial, licensed, expired',
      });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, license_state: { value: 'text' } },
        status: [400, 422],
        because: 'license_state must be one of trial, licensed, expired',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { license_state: 421337 },
        status: [400, 422],
        because: 'license_state must be one of trial, licensed, expired',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { license_state: { value: 'text' } },
        status: [400, 422],
        because: 'license_state must be one of trial, licensed, expired',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { license_state: 'licensed' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, price_per_seat_eur: 0 },
        status: [200, 201],
        answer: { price_per_seat_eur: 0 },
        because: '0 is a valid value of price_per_seat_eur',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { price_per_seat_eur: 0 },
        because: '0 is a valid value of price_per_seat_eur',
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: { price_per_seat_eur: 0 },
        status: [200],
        answer: { price_per_seat_eur: 0 },
        because: '0 is a valid value of price_per_seat_eur',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { price_per_seat_eur: 0 },
        because: '0 is a valid value of price_per_seat_eur',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, price_per_seat_eur: 'abc' },
        status: [400, 422],
        because: 'price_per_seat_eur must be a number',
      });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, price_per_seat_eur: { value: 'text' } },
        status: [400, 422],
        because: 'price_per_seat_eur must be a number',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { price_per_seat_eur: 'abc' },
        status: [400, 422],
        because: 'price_per_seat_eur must be a number',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { price_per_seat_eur: { value: 'text' } },
        status: [400, 422],
        because: 'price_per_seat_eur must be a number',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { price_per_seat_eur: 61.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, price_per_seat_eur: -999999.75 },
        status: [200, 201],
        answer: { price_per_seat_eur: -999999.75 },
        because: 'price_per_seat_eur has no minimum',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { price_per_seat_eur: -999999.75 },
        because: 'price_per_seat_eur has no minimum',
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: { price_per_seat_eur: -999999.75 },
        status: [200],
        answer: { price_per_seat_eur: -999999.75 },
        because: 'price_per_seat_eur has no minimum',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { price_per_seat_eur: -999999.75 },
        because: 'price_per_seat_eur has no minimum',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, price_per_seat_eur: 999999.75 },
        status: [200, 201],
        answer: { price_per_seat_eur: 999999.75 },
        because: 'price_per_seat_eur has no maximum',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { price_per_seat_eur: 999999.75 },
        because: 'price_per_seat_eur has no maximum',
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: { price_per_seat_eur: 999999.75 },
        status: [200],
        answer: { price_per_seat_eur: 999999.75 },
        because: 'price_per_seat_eur has no maximum',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { price_per_seat_eur: 999999.75 },
        because: 'price_per_seat_eur has no maximum',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_bought: 'abc' },
        status: [400, 422],
        because: 'seats_bought must be an integer',
      });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_bought: { value: 'text' } },
        status: [400, 422],
        because: 'seats_bought must be an integer',
      });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_bought: 73.5 },
        status: [400, 422],
        because: 'seats_bought must be an integer',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seats_bought: 'abc' },
        status: [400, 422],
        because: 'seats_bought must be an integer',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seats_bought: { value: 'text' } },
        status: [400, 422],
        because: 'seats_bought must be an integer',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seats_bought: 73.5 },
        status: [400, 422],
        because: 'seats_bought must be an integer',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_bought: 74 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_bought: 1 },
        status: [200, 201],
        answer: { seats_bought: 1 },
        because: 'the minimum of seats_bought is 1, inclusive',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_bought: 1 },
        because: 'the minimum of seats_bought is 1, inclusive',
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: { seats_bought: 1 },
        status: [200],
        answer: { seats_bought: 1 },
        because: 'the minimum of seats_bought is 1, inclusive',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { seats_bought: 1 },
        because: 'the minimum of seats_bought is 1, inclusive',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_bought: 0 },
        status: [400, 422],
        because: 'seats_bought must be at least 1',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seats_bought: 0 },
        status: [400, 422],
        because: 'seats_bought must be at least 1',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_bought: 74 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_bought: 900 },
        status: [200, 201],
        answer: { seats_bought: 900 },
        because: 'the maximum of seats_bought is 900, inclusive',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_bought: 900 },
        because: 'the maximum of seats_bought is 900, inclusive',
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: { seats_bought: 900 },
        status: [200],
        answer: { seats_bought: 900 },
        because: 'the maximum of seats_bought is 900, inclusive',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { seats_bought: 900 },
        because: 'the maximum of seats_bought is 900, inclusive',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_bought: 901 },
        status: [400, 422],
        because: 'seats_bought must be at most 900',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seats_bought: 901 },
        status: [400, 422],
        because: 'seats_bought must be at most 900',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_bought: 74 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_taken: 'abc' },
        status: [400, 422],
        because: 'seats_taken must be an integer',
      });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_taken: { value: 'text' } },
        status: [400, 422],
        because: 'seats_taken must be an integer',
      });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_taken: 80.5 },
        status: [400, 422],
        because: 'seats_taken must be an integer',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seats_taken: 'abc' },
        status: [400, 422],
        because: 'seats_taken must be an integer',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seats_taken: { value: 'text' } },
        status: [400, 422],
        because: 'seats_taken must be an integer',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seats_taken: 80.5 },
        status: [400, 422],
        because: 'seats_taken must be an integer',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_taken: 81 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_taken: 0 },
        status: [200, 201],
        answer: { seats_taken: 0 },
        because: 'the minimum of seats_taken is 0, inclusive',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_taken: 0 },
        because: 'the minimum of seats_taken is 0, inclusive',
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: { seats_taken: 0 },
        status: [200],
        answer: { seats_taken: 0 },
        because: 'the minimum of seats_taken is 0, inclusive',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { seats_taken: 0 },
        because: 'the minimum of seats_taken is 0, inclusive',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_taken: -1 },
        status: [400, 422],
        because: 'seats_taken must be at least 0',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seats_taken: -1 },
        status: [400, 422],
        because: 'seats_taken must be at least 0',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_taken: 81 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_taken: 900 },
        status: [200, 201],
        answer: { seats_taken: 900 },
        because: 'the maximum of seats_taken is 900, inclusive',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_taken: 900 },
        because: 'the maximum of seats_taken is 900, inclusive',
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: { seats_taken: 900 },
        status: [200],
        answer: { seats_taken: 900 },
        because: 'the maximum of seats_taken is 900, inclusive',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { seats_taken: 900 },
        because: 'the maximum of seats_taken is 900, inclusive',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seats_taken: 901 },
        status: [400, 422],
        because: 'seats_taken must be at most 900',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seats_taken: 901 },
        status: [400, 422],
        because: 'seats_taken must be at most 900',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seats_taken: 81 },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, license_state: 'trial' },
        status: [200, 201],
        answer: { license_state: 'trial' },
        because: 'the value is one of SoftwareLicenseLicenseState',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { license_state: 'licensed' },
        status: [200],
        answer: { license_state: 'licensed' },
        because: 'the value is one of SoftwareLicenseLicenseState',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { license_state: 'expired' },
        status: [200],
        answer: { license_state: 'expired' },
        because: 'the value is one of SoftwareLicenseLicenseState',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { license_state: 'expired' },
        because: 'the value is one of SoftwareLicenseLicenseState',
      });
    },
  );

  test(
    'create and update refuse the license_state unheard_of, which SoftwareLicenseLicenseState does not have',
    about(
      'softwarelicense.license_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, license_state: 'unheard_of' },
        status: [400, 422],
        because: 'license_state must be one of trial, licensed, expired',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { license_state: 'unheard_of' },
        status: [400, 422],
        because: 'license_state must be one of trial, licensed, expired',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { license_state: 'licensed' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, license_state: 'TRIAL' },
        status: [400, 422],
        because: 'license_state must be one of trial, licensed, expired',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { license_state: 'TRIAL' },
        status: [400, 422],
        because: 'license_state must be one of trial, licensed, expired',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { license_state: 'licensed' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/softwarelicense', {
        body: softwareLicense,
        status: [200, 201],
        answer: { seat_holders: [] },
        because: 'seat_holders was left out',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seat_holders: [] },
        because: 'seat_holders was left out',
      });
    },
  );

  test(
    'seat_holders lists existing StaffMember objects and is answered as their ids',
    about(
      'softwarelicense.seat_holders.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seat_holders: ['staffmember-1', 'staffmember-2'] },
        status: [200, 201],
        answer: { seat_holders: ['staffmember-1', 'staffmember-2'] },
        because: 'seat_holders was sent with two ids',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seat_holders: ['staffmember-1', 'staffmember-2'] },
        because: 'seat_holders was sent with two ids',
      });
      await api.get('/softwarelicense', {
        status: [200],
        answer: [{ id: 'softwarelicense-1', seat_holders: ['staffmember-1', 'staffmember-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seat_holders: ['staffmember-2', 'staffmember-1'] },
        status: [200],
        answer: { seat_holders: ['staffmember-2', 'staffmember-1'] },
        because: 'any order will do',
      });
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
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seat_holders: ['staffmember-2'] },
        status: [200],
        answer: { seat_holders: ['staffmember-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seat_holders: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seat_holders: [] },
        because: 'the list was emptied',
      });
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
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seat_holders: ['staffmember-unknown'] },
        status: [400, 422],
        because: 'seat_holders must hold only ids of existing StaffMember objects',
      });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seat_holders: ['staffmember-1', 'staffmember-unknown'] },
        status: [400, 422],
        because: 'seat_holders must hold only ids of existing StaffMember objects',
      });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seat_holders: ['staffmember-unknown', 'staffmember-2'] },
        status: [400, 422],
        because: 'seat_holders must hold only ids of existing StaffMember objects',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        seat_holders: ['staffmember-1', 'staffmember-2'],
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seat_holders: ['staffmember-unknown'] },
        status: [400, 422],
        because: 'seat_holders must hold only ids of existing StaffMember objects',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seat_holders: ['staffmember-1', 'staffmember-unknown'] },
        status: [400, 422],
        because: 'seat_holders must hold only ids of existing StaffMember objects',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seat_holders: ['staffmember-unknown', 'staffmember-2'] },
        status: [400, 422],
        because: 'seat_holders must hold only ids of existing StaffMember objects',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seat_holders: ['staffmember-1', 'staffmember-2'] },
        because: 'a refused update changes nothing',
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seat_holders: null },
        status: [400, 422],
        because: 'seat_holders must not be null',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seat_holders: null },
        status: [400, 422],
        because: 'seat_holders must not be null',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seat_holders: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seat_holders: 'abc' },
        status: [400, 422],
        because: 'seat_holders must be a list of ids of StaffMember',
      });
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, seat_holders: [{ value: 'text' }] },
        status: [400, 422],
        because: 'seat_holders must be a list of ids of StaffMember',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SoftwareLicense', softwareLicense);
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seat_holders: 'abc' },
        status: [400, 422],
        because: 'seat_holders must be a list of ids of StaffMember',
      });
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { seat_holders: [{ value: 'text' }] },
        status: [400, 422],
        because: 'seat_holders must be a list of ids of StaffMember',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seat_holders: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a StaffMember takes its id out of every seat_holders and keeps the others',
    about(
      'softwarelicense.seat_holders.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        seat_holders: ['staffmember-1', 'staffmember-2'],
      });
      await api.create('SoftwareLicense', {
        ...softwareLicense,
        id: 'softwarelicense-2',
        seat_holders: ['staffmember-1'],
      });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { id: 'softwarelicense-1', seat_holders: ['staffmember-2'] },
        because: 'staffmember-1 was deleted',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { id: 'softwarelicense-2', seat_holders: [] },
        because: 'staffmember-1 was deleted',
      });
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
      await api.create('SoftwareLicense', softwareLicense);
      await api.post('/softwarelicense', {
        body: { ...softwareLicense, id: 'softwarelicense-2', seat_holders: ['softwarelicense-1'] },
        status: [400, 422],
        because: 'seat_holders must hold only ids of existing StaffMember objects',
      });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'softwarelicense-2' });
      await api.patch('/softwarelicense/softwarelicense-2', {
        body: { seat_holders: ['softwarelicense-1'] },
        status: [400, 422],
        because: 'seat_holders must hold only ids of existing StaffMember objects',
      });
      await api.get('/softwarelicense/softwarelicense-2', {
        status: [200],
        answer: { seat_holders: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a SoftwareLicense with the id of a StaffMember leaves seat_holders alone',
    about(
      'softwarelicense.seat_holders.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('SoftwareLicense', { ...softwareLicense, seat_holders: ['staffmember-1'] });
      await api.create('SoftwareLicense', { ...softwareLicense, id: 'staffmember-1' });
      await api.delete('/softwarelicense/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { seat_holders: ['staffmember-1'] },
        because: 'no StaffMember was deleted',
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
      await api.patch('/softwarelicense/softwarelicense-1', {
        body: { license_state: 'expired', seat_holders: ['staffmember-unknown'] },
        status: [400, 422],
        because: 'seat_holders must hold only ids of existing StaffMember objects',
      });
      await api.get('/softwarelicense/softwarelicense-1', {
        status: [200],
        answer: { ...softwareLicense, seat_holders: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
