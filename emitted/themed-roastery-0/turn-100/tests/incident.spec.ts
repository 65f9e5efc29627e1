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

// A valid Department, as the tests send it.
const department = {
  department_name: 'dura',
  hiring_stopped: true,
  id: 'department-1',
  lifecycle: 'staffed',
  planned_headcount: 14,
};

// A valid Incident, as the tests send it.
const incident = {
  handling: 'resolved',
  happened_at: '2023-06-05 15:25:28',
  id: 'incident-1',
  summary: 'gumua',
};

test.describe('Incident: create, read, update and delete', () => {
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
    'create answers the new Incident, and read answers it again',
    about(
      'incident.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/incident', incident).created('create answers the object that was sent', {
        ...incident,
        reported_by: null,
        heard_witnesses: [],
      });
      await api.get('/incident/incident-1').ok('read answers the object that was created', {
        ...incident,
        reported_by: null,
        heard_witnesses: [],
      });
      await api
        .post('/incident', { ...incident, id: 'incident-2' })
        .created('objects may be alike in everything but their ids', { id: 'incident-2' });
    },
  );

  test(
    'the id of an Incident may be any text, upper and lower case told apart, but no number',
    about(
      'incident.create.accepts-any-id',
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
        .post('/incident', { ...incident, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Incident', {
        ...incident,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/incident/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/incident/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...incident,
          id: 'Room 2.B at the Very End of the Long Hall',
          reported_by: null,
          heard_witnesses: [],
        });
      await api.post('/incident', { ...incident, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Incident',
    about(
      'incident.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api
        .patch('/incident/incident-1', {
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          summary: 'visado',
        })
        .ok('every one of these fields was sent', {
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          id: 'incident-1',
          reported_by: null,
          summary: 'visado',
          heard_witnesses: [],
        });
      await api.get('/incident/incident-1').ok('the update is stored', {
        handling: 'investigated',
        happened_at: '2024-08-18 02:59:49',
        summary: 'visado',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('incident.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Incident', incident);
      await api
        .patch('/incident/incident-1', {
          id: 'incident-1',
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          summary: 'visado',
        })
        .ok(because, {
          id: 'incident-1',
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          summary: 'visado',
        });
      await api.get('/incident/incident-1').ok(because, {
        id: 'incident-1',
        handling: 'investigated',
        happened_at: '2024-08-18 02:59:49',
        summary: 'visado',
      });
    },
  );

  test(
    'update that is refused for summary does not change handling either',
    about(
      'incident.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api
        .patch('/incident/incident-1', { handling: 'investigated', summary: 421337 })
        .invalid('summary must be a string');
      await api.get('/incident/incident-1').ok('a refused update changes nothing', {
        ...incident,
        reported_by: null,
        heard_witnesses: [],
      });
    },
  );

  test(
    'delete removes an Incident: no read finds it and no list holds it',
    about(
      'incident.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Incident', incident);
      await api.delete('/incident/incident-1').removed('the object exists');
      await api.get('/incident/incident-1').notFound(because);
      await api.patch('/incident/incident-1', { id: 'incident-1' }).notFound(because);
      await api.get('/incident').ok('what was deleted is in no list', []);
      await api
        .post('/incident', {
          ...incident,
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          summary: 'visado',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          id: 'incident-1',
          reported_by: null,
          summary: 'visado',
          heard_witnesses: [],
        });
      await api
        .get('/incident/incident-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          id: 'incident-1',
          reported_by: null,
          summary: 'visado',
          heard_witnesses: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Incident has',
    about('incident.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Incident has the id incident-unknown';
      await api.create('Incident', incident);
      await api.get('/incident/incident-unknown').notFound(because);
      await api
        .patch('/incident/incident-unknown', {
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          summary: 'visado',
        })
        .notFound(because);
      await api.delete('/incident/incident-unknown').notFound(because);
      await api
        .get('/incident')
        .ok('requests for an unknown id change nothing', [{ id: 'incident-1' }]);
    },
  );
});

test.describe('Incident: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Incident with all of its fields',
    about('incident.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api.create('Incident', {
        ...incident,
        id: 'incident-2',
        handling: 'investigated',
        happened_at: '2024-08-18 02:59:49',
        summary: 'visado',
      });
      await api.create('Incident', {
        ...incident,
        id: 'incident-3',
        handling: 'reported',
        happened_at: '2024-06-28 17:09:52',
        summary: 'mavad',
      });
      await api.get('/incident').ok('three objects were created', [
        { ...incident, reported_by: null, heard_witnesses: [] },
        {
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          id: 'incident-2',
          reported_by: null,
          summary: 'visado',
          heard_witnesses: [],
        },
        {
          handling: 'reported',
          happened_at: '2024-06-28 17:09:52',
          id: 'incident-3',
          reported_by: null,
          summary: 'mavad',
          heard_witnesses: [],
        },
      ]);
      await api.create('Incident', { ...incident, id: 'incident-4' });
      await api.create('Incident', { ...incident, id: 'incident-5' });
      await api.create('Incident', { ...incident, id: 'incident-6' });
      await api.create('Incident', { ...incident, id: 'incident-7' });
      await api.create('Incident', { ...incident, id: 'incident-8' });
      await api.create('Incident', { ...incident, id: 'incident-9' });
      await api.create('Incident', { ...incident, id: 'incident-10' });
      await api.create('Incident', { ...incident, id: 'incident-11' });
      await api
        .get('/incident')
        .ok('a list holds every object, however many there are', [
          { id: 'incident-1' },
          { id: 'incident-2' },
          { id: 'incident-3' },
          { id: 'incident-4' },
          { id: 'incident-5' },
          { id: 'incident-6' },
          { id: 'incident-7' },
          { id: 'incident-8' },
          { id: 'incident-9' },
          { id: 'incident-10' },
          { id: 'incident-11' },
        ]);
    },
  );

  test(
    'update of one Incident leaves another as it was',
    about('incident.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api.create('Incident', {
        ...incident,
        id: 'incident-2',
        handling: 'investigated',
        happened_at: '2024-08-18 02:59:49',
        summary: 'visado',
      });
      await api
        .patch('/incident/incident-2', {
          id: 'incident-2',
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          summary: 'visado',
        })
        .ok('the change is valid');
      await api
        .get('/incident/incident-1')
        .ok('another object was updated', { ...incident, reported_by: null, heard_witnesses: [] });
      await api.get('/incident/incident-2').ok('the update is stored', {
        handling: 'investigated',
        happened_at: '2024-08-18 02:59:49',
        id: 'incident-2',
        reported_by: null,
        summary: 'visado',
        heard_witnesses: [],
      });
    },
  );

  test(
    'delete of one Incident leaves another as it was',
    about(
      'incident.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api.create('Incident', {
        ...incident,
        id: 'incident-2',
        handling: 'investigated',
        happened_at: '2024-08-18 02:59:49',
        summary: 'visado',
      });
      await api.delete('/incident/incident-1').removed('the object exists');
      await api.get('/incident/incident-2').ok('another object was deleted', {
        handling: 'investigated',
        happened_at: '2024-08-18 02:59:49',
        id: 'incident-2',
        reported_by: null,
        summary: 'visado',
        heard_witnesses: [],
      });
      await api.get('/incident').ok('one of two objects was deleted', [{ id: 'incident-2' }]);
    },
  );

  test(
    'reset removes every Incident',
    about('incident.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api.create('Incident', {
        ...incident,
        id: 'incident-2',
        handling: 'investigated',
        happened_at: '2024-08-18 02:59:49',
        summary: 'visado',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/incident').ok('reset removes all objects', []);
      await api.get('/incident/incident-1').notFound('reset removed it');
    },
  );
});

test.describe('Incident: required fields and defaults', () => {
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
    'handling is "reported" when a create leaves it out',
    about('incident.handling.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of handling is "reported"';
      await api
        .post('/incident', without(incident, 'handling'))
        .created(because, { handling: 'reported' });
      await api.get('/incident/incident-1').ok(because, { handling: 'reported' });
    },
  );

  test(
    'create accepts an Incident without happened_at, which is optional',
    about('incident.happened_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'happened_at is optional';
      await api
        .post('/incident', without(incident, 'happened_at'))
        .created(because, { happened_at: null });
      await api.get('/incident/incident-1').ok(because, { happened_at: null });
    },
  );

  test(
    'create refuses an Incident without an id',
    about(
      'incident.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/incident', without(incident, 'id')).invalid('id must be sent');
      await api.get('/incident').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses an Incident without summary, which is required',
    about(
      'incident.summary.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/incident', without(incident, 'summary'))
        .invalid('summary is required and has no default');
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of handling or summary alone leaves every other field as it is',
    about('incident.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('StaffMember', staffMember);
      await api.create('Incident', {
        ...incident,
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-1'],
      });
      await api.patch('/incident/incident-1', { handling: 'investigated' }).ok(because, {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-1'],
      });
      await api.patch('/incident/incident-1', { summary: 'visado' }).ok(because, {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        summary: 'visado',
        heard_witnesses: ['staffmember-1'],
      });
      await api.get('/incident/incident-1').ok(because, {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        summary: 'visado',
        heard_witnesses: ['staffmember-1'],
      });
    },
  );
});

test.describe('Incident: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for handling',
    about(
      'incident.handling.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'handling must not be null';
      await api.post('/incident', { ...incident, handling: null }).invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', { handling: null }).invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { handling: 'resolved' });
    },
  );

  test(
    'create and update refuse null for happened_at',
    about(
      'incident.happened_at.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'happened_at must not be null';
      await api.post('/incident', { ...incident, happened_at: null }).invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', { happened_at: null }).invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { happened_at: '2023-06-05 15:25:28' });
    },
  );

  test(
    'summary may be null',
    about('incident.summary.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'summary is nullable';
      await api
        .post('/incident', { ...incident, summary: null })
        .created(because, { summary: null });
      await api.get('/incident/incident-1').ok(because, { summary: null });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', { summary: null }).ok(because, { summary: null });
      await api.get('/incident/incident-2').ok(because, { summary: null });
    },
  );
});

test.describe('Incident: types and bounds', () => {
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
    'create and update refuse a handling of a wrong type',
    about(
      'incident.handling.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'handling must be one of reported, investigated, resolved';
      await api.post('/incident', { ...incident, handling: 421337 }).invalid(because);
      await api.post('/incident', { ...incident, handling: { value: 'text' } }).invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', { handling: 0 }).invalid(because);
      await api.patch('/incident/incident-1', { handling: {} }).invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { handling: 'resolved' });
    },
  );

  test(
    'happened_at may be the leap day 2020-02-29',
    about('incident.happened_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of happened_at';
      await api
        .post('/incident', { ...incident, happened_at: '2020-02-29 12:00:00' })
        .created(because, { happened_at: '2020-02-29 12:00:00' });
      await api.get('/incident/incident-1').ok(because, { happened_at: '2020-02-29 12:00:00' });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api
        .patch('/incident/incident-2', { happened_at: '2020-02-29 12:00:00' })
        .ok(because, { happened_at: '2020-02-29 12:00:00' });
      await api.get('/incident/incident-2').ok(because, { happened_at: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a happened_at of a wrong type',
    about(
      'incident.happened_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'happened_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/incident', { ...incident, happened_at: 202403 }).invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', { happened_at: 0 }).invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { happened_at: '2023-06-05 15:25:28' });
    },
  );

  test(
    'create and update refuse a happened_at that no calendar or clock has',
    about(
      'incident.happened_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/incident', { ...incident, happened_at: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2023-13-01 15:25:28' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2023-06-05 24:00:00' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2020-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2023-06-05 10:60:00' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2023-06-05 10:30:75' })
        .invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api
        .patch('/incident/incident-1', { happened_at: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/incident/incident-1', { happened_at: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/incident/incident-1', { happened_at: '2023-13-01 15:25:28' })
        .invalid(because);
      await api
        .patch('/incident/incident-1', { happened_at: '2023-06-05 24:00:00' })
        .invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { happened_at: '2023-06-05 15:25:28' });
    },
  );

  test(
    'create and update refuse a happened_at in another format',
    about(
      'incident.happened_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/incident', { ...incident, happened_at: '2023-06-05T15:25:28Z' })
        .invalid(because);
      await api.post('/incident', { ...incident, happened_at: '2023-06-05' }).invalid(because);
      await api.post('/incident', { ...incident, happened_at: 'not a date' }).invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2023-06-05T15:25:28' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2023-06-05 15:25' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2023-06-05 15:25:28.125' })
        .invalid(because);
      await api
        .post('/incident', { ...incident, happened_at: '2023-06-05 15:25:28+02:00' })
        .invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api
        .patch('/incident/incident-1', { happened_at: '2023-06-05T15:25:28Z' })
        .invalid(because);
      await api.patch('/incident/incident-1', { happened_at: '2023-06-05' }).invalid(because);
      await api.patch('/incident/incident-1', { happened_at: 'not a date' }).invalid(because);
      await api
        .patch('/incident/incident-1', { happened_at: '2023-06-05T15:25:28' })
        .invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { happened_at: '2023-06-05 15:25:28' });
    },
  );

  test(
    'happened_at has no first moment',
    about(
      'incident.happened_at.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'happened_at has no first moment';
      await api
        .post('/incident', { ...incident, happened_at: '2001-02-03 04:05:06' })
        .created(because, { happened_at: '2001-02-03 04:05:06' });
      await api.get('/incident/incident-1').ok(because, { happened_at: '2001-02-03 04:05:06' });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api
        .patch('/incident/incident-2', { happened_at: '2001-02-03 04:05:06' })
        .ok(because, { happened_at: '2001-02-03 04:05:06' });
      await api.get('/incident/incident-2').ok(because, { happened_at: '2001-02-03 04:05:06' });
    },
  );

  test(
    'happened_at has no last moment',
    about('incident.happened_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'happened_at has no last moment';
      await api
        .post('/incident', { ...incident, happened_at: '2099-10-11 12:13:14' })
        .created(because, { happened_at: '2099-10-11 12:13:14' });
      await api.get('/incident/incident-1').ok(because, { happened_at: '2099-10-11 12:13:14' });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api
        .patch('/incident/incident-2', { happened_at: '2099-10-11 12:13:14' })
        .ok(because, { happened_at: '2099-10-11 12:13:14' });
      await api.get('/incident/incident-2').ok(because, { happened_at: '2099-10-11 12:13:14' });
    },
  );

  test(
    'summary keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('incident.summary.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of summary';
      await api
        .post('/incident', { ...incident, summary: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { summary: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/incident/incident-1').ok(because, { summary: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api
        .patch('/incident/incident-2', { summary: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { summary: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/incident/incident-2').ok(because, { summary: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a summary of a wrong type',
    about(
      'incident.summary.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'summary must be a string';
      await api.post('/incident', { ...incident, summary: 421337 }).invalid(because);
      await api.post('/incident', { ...incident, summary: { value: 'text' } }).invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', { summary: 0 }).invalid(because);
      await api.patch('/incident/incident-1', { summary: {} }).invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { summary: 'gumua' });
    },
  );

  test(
    'summary may be right at its minimum length of 5',
    about(
      'incident.summary.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of summary is 5, inclusive';
      await api
        .post('/incident', { ...incident, summary: 'labu ' })
        .created(because, { summary: 'labu ' });
      await api.get('/incident/incident-1').ok(because, { summary: 'labu ' });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api
        .patch('/incident/incident-2', { summary: 'labu ' })
        .ok(because, { summary: 'labu ' });
      await api.get('/incident/incident-2').ok(because, { summary: 'labu ' });
    },
  );

  test(
    'create and update refuse a summary below its minimum length of 5',
    about(
      'incident.summary.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'summary must have at least 5 characters';
      await api.post('/incident', { ...incident, summary: 'tan ' }).invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', { summary: 'tan ' }).invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { summary: 'gumua' });
    },
  );

  test(
    'summary may be right at its maximum length of 200',
    about(
      'incident.summary.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of summary is 200, inclusive';
      await api
        .post('/incident', {
          ...incident,
          summary:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        })
        .created(because, {
          summary:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        });
      await api.get('/incident/incident-1').ok(because, {
        summary:
          'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
      });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api
        .patch('/incident/incident-2', {
          summary:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        })
        .ok(because, {
          summary:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        });
      await api.get('/incident/incident-2').ok(because, {
        summary:
          'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
      });
    },
  );

  test(
    'create and update refuse a summary above its maximum length of 200',
    about(
      'incident.summary.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'summary must have at most 200 characters';
      await api
        .post('/incident', {
          ...incident,
          summary:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusua ',
        })
        .invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api
        .patch('/incident/incident-1', {
          summary:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusua ',
        })
        .invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { summary: 'gumua' });
    },
  );
});

test.describe('Incident: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'handling may be reported, investigated, resolved',
    about(
      'incident.handling.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of IncidentHandling';
      await api
        .post('/incident', { ...incident, handling: 'reported' })
        .created(because, { handling: 'reported' });
      await api
        .patch('/incident/incident-1', { handling: 'investigated' })
        .ok(because, { handling: 'investigated' });
      await api
        .patch('/incident/incident-1', { handling: 'resolved' })
        .ok(because, { handling: 'resolved' });
      await api.get('/incident/incident-1').ok(because, { handling: 'resolved' });
      await api
        .patch('/incident/incident-1', { handling: 'reported' })
        .ok(because, { handling: 'reported' });
    },
  );

  test(
    'create and update refuse a handling that IncidentHandling does not list, such as unheard_of',
    about(
      'incident.handling.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'handling must be one of reported, investigated, resolved';
      await api.post('/incident', { ...incident, handling: 'unheard_of' }).invalid(because);
      await api.post('/incident', { ...incident, handling: 'reported ' }).invalid(because);
      await api.post('/incident', { ...incident, handling: 'reporte' }).invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', { handling: 'unheard_of' }).invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { handling: 'resolved' });
    },
  );

  test(
    'create and update refuse the handling REPORTED, as upper and lower case differ',
    about(
      'incident.handling.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'handling must be one of reported, investigated, resolved';
      await api.post('/incident', { ...incident, handling: 'REPORTED' }).invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', { handling: 'REPORTED' }).invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { handling: 'resolved' });
    },
  );
});

test.describe('Incident: references', () => {
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
    'reported_by refers to an existing StaffMember and is answered as its id',
    about(
      'incident.reported_by.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reported_by was sent as staffmember-1';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/incident', { ...incident, reported_by: 'staffmember-1' })
        .created(because, { reported_by: 'staffmember-1' });
      await api.get('/incident/incident-1').ok(because, { reported_by: 'staffmember-1' });
      await api
        .patch('/incident/incident-1', { reported_by: 'staffmember-2' })
        .ok('reported_by was changed to staffmember-2', { reported_by: 'staffmember-2' });
      await api
        .get('/incident/incident-1')
        .ok('reported_by was changed to staffmember-2', { reported_by: 'staffmember-2' });
      await api
        .get('/incident')
        .ok('lists answer references as ids too', [
          { id: 'incident-1', reported_by: 'staffmember-2' },
        ]);
    },
  );

  test(
    'create and update refuse a reported_by that no StaffMember has as its id',
    about(
      'incident.reported_by.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reported_by must be the id of an existing StaffMember';
      await api
        .post('/incident', { ...incident, reported_by: 'staffmember-unknown' })
        .invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.create('Incident', { ...incident, reported_by: 'staffmember-1' });
      await api
        .patch('/incident/incident-1', { reported_by: 'staffmember-unknown' })
        .invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { reported_by: 'staffmember-1' });
    },
  );

  test(
    'create and update refuse what is no id for reported_by',
    about(
      'incident.reported_by.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reported_by must be the id of a StaffMember';
      await api.post('/incident', { ...incident, reported_by: 421337 }).invalid(because);
      await api.post('/incident', { ...incident, reported_by: { value: 'text' } }).invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', { reported_by: 0 }).invalid(because);
      await api.patch('/incident/incident-1', { reported_by: {} }).invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { reported_by: null });
    },
  );

  test(
    'reported_by may be null or left out',
    about(
      'incident.reported_by.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('StaffMember', staffMember);
      await api
        .post('/incident', { ...incident, reported_by: null })
        .created(because, { reported_by: null });
      await api
        .patch('/incident/incident-1', { reported_by: 'staffmember-1' })
        .ok('the change is valid');
      await api
        .patch('/incident/incident-1', { reported_by: null })
        .ok(because, { reported_by: null });
      await api.get('/incident/incident-1').ok(because, { reported_by: null });
      await api
        .post('/incident', { ...incident, id: 'incident-2' })
        .created('reported_by is optional', { reported_by: null });
    },
  );

  test(
    'deleting a StaffMember clears every reported_by that refers to it',
    about(
      'incident.reported_by.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-1 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('Incident', { ...incident, reported_by: 'staffmember-1' });
      await api.create('Incident', { ...incident, id: 'incident-2', reported_by: 'staffmember-1' });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api.get('/incident/incident-1').ok(because, { id: 'incident-1', reported_by: null });
      await api.get('/incident/incident-2').ok(because, { id: 'incident-2', reported_by: null });
      await api.get('/incident').ok(because, [
        { id: 'incident-1', reported_by: null },
        { id: 'incident-2', reported_by: null },
      ]);
      await api
        .patch('/incident/incident-1', { handling: 'investigated' })
        .ok('an update of something else brings no reference back', { reported_by: null });
      await api
        .patch('/incident/incident-1', { reported_by: 'staffmember-1' })
        .invalid('reported_by must be the id of an existing StaffMember');
      await api.create('StaffMember', staffMember);
      await api
        .get('/incident/incident-2')
        .ok('the StaffMember that has the id staffmember-1 now is another', { reported_by: null });
    },
  );

  test(
    'deleting a StaffMember keeps a reported_by that refers to another',
    about(
      'incident.reported_by.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('Incident', { ...incident, reported_by: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1').removed(because);
      await api
        .get('/incident/incident-1')
        .ok('another StaffMember was deleted', { reported_by: 'staffmember-2' });
      await api.delete('/incident/incident-1').removed(because);
      await api
        .get('/staffmember/staffmember-2')
        .ok('only what refers to it was deleted', { id: 'staffmember-2' });
    },
  );

  test(
    'create and update refuse the id of an Incident in reported_by, which refers to StaffMember',
    about(
      'incident.reported_by.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'reported_by must be the id of an existing StaffMember';
      await api.create('Incident', incident);
      await api
        .post('/incident', { ...incident, id: 'incident-2', reported_by: 'incident-1' })
        .invalid(because);
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', { reported_by: 'incident-1' }).invalid(because);
      await api
        .get('/incident/incident-2')
        .ok('a refused update changes nothing', { reported_by: null });
    },
  );

  test(
    'deleting an Incident, or the StaffMember of the same id, leaves the other one and reported_by as they are',
    about(
      'incident.reported_by.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'incident-1' });
      await api.create('StaffMember', { ...staffMember, id: 'incident-2' });
      await api.create('Incident', { ...incident, reported_by: 'incident-2' });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.delete('/incident/incident-2').removed(because);
      await api
        .get('/staffmember/incident-2')
        .ok('no StaffMember was deleted', { ...staffMember, id: 'incident-2', department: null });
      await api.delete('/staffmember/incident-1').removed(because);
      await api.get('/incident/incident-1').ok('only the StaffMember incident-1 was deleted', {
        ...incident,
        reported_by: 'incident-2',
        heard_witnesses: [],
      });
    },
  );

  test(
    'heard_witnesses is an empty list when a create leaves it out',
    about(
      'incident.heard_witnesses.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'heard_witnesses was left out';
      await api.post('/incident', incident).created(because, { heard_witnesses: [] });
      await api.get('/incident/incident-1').ok(because, { heard_witnesses: [] });
    },
  );

  test(
    'heard_witnesses lists existing StaffMember objects and is answered as their ids',
    about(
      'incident.heard_witnesses.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'heard_witnesses was sent with two ids';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-4' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-5' });
      await api
        .post('/incident', { ...incident, heard_witnesses: ['staffmember-1', 'staffmember-2'] })
        .created(because, { heard_witnesses: ['staffmember-1', 'staffmember-2'] });
      await api
        .get('/incident/incident-1')
        .ok(because, { heard_witnesses: ['staffmember-1', 'staffmember-2'] });
      await api
        .get('/incident')
        .ok('lists answer references as ids too', [
          { id: 'incident-1', heard_witnesses: ['staffmember-1', 'staffmember-2'] },
        ]);
      await api
        .patch('/incident/incident-1', { heard_witnesses: ['staffmember-2', 'staffmember-1'] })
        .ok('any order will do', { heard_witnesses: ['staffmember-2', 'staffmember-1'] });
      await api
        .patch('/incident/incident-1', {
          heard_witnesses: [
            'staffmember-1',
            'staffmember-2',
            'staffmember-3',
            'staffmember-4',
            'staffmember-5',
          ],
        })
        .ok('no length is too much', {
          heard_witnesses: [
            'staffmember-1',
            'staffmember-2',
            'staffmember-3',
            'staffmember-4',
            'staffmember-5',
          ],
        });
      await api.delete('/incident/incident-1').removed('the object exists');
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
    'update replaces the ids in heard_witnesses',
    about(
      'incident.heard_witnesses.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('Incident', { ...incident, heard_witnesses: ['staffmember-1'] });
      await api
        .patch('/incident/incident-1', { heard_witnesses: ['staffmember-2'] })
        .ok('an update replaces the list', { heard_witnesses: ['staffmember-2'] });
      await api.patch('/incident/incident-1', { heard_witnesses: [] }).ok('the change is valid');
      await api.get('/incident/incident-1').ok('the list was emptied', { heard_witnesses: [] });
    },
  );

  test(
    'create and update refuse an id in heard_witnesses that no StaffMember has',
    about(
      'incident.heard_witnesses.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'heard_witnesses must hold only ids of existing StaffMember objects';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/incident', { ...incident, heard_witnesses: ['staffmember-unknown'] })
        .invalid(because);
      await api
        .post('/incident', {
          ...incident,
          heard_witnesses: ['staffmember-1', 'staffmember-unknown'],
        })
        .invalid(because);
      await api
        .post('/incident', {
          ...incident,
          heard_witnesses: ['staffmember-unknown', 'staffmember-2'],
        })
        .invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', {
        ...incident,
        heard_witnesses: ['staffmember-1', 'staffmember-2'],
      });
      await api
        .patch('/incident/incident-1', { heard_witnesses: ['staffmember-unknown'] })
        .invalid(because);
      await api
        .patch('/incident/incident-1', {
          heard_witnesses: ['staffmember-1', 'staffmember-unknown'],
        })
        .invalid(because);
      await api
        .patch('/incident/incident-1', {
          heard_witnesses: ['staffmember-unknown', 'staffmember-2'],
        })
        .invalid(because);
      await api.get('/incident/incident-1').ok('a refused update changes nothing', {
        heard_witnesses: ['staffmember-1', 'staffmember-2'],
      });
    },
  );

  test(
    'create and update refuse null for the list heard_witnesses',
    about(
      'incident.heard_witnesses.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'heard_witnesses must not be null';
      await api.post('/incident', { ...incident, heard_witnesses: null }).invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', { heard_witnesses: null }).invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { heard_witnesses: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for heard_witnesses',
    about(
      'incident.heard_witnesses.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'heard_witnesses must be a list of ids of StaffMember';
      await api.create('StaffMember', { ...staffMember, id: 'x' });
      await api.post('/incident', { ...incident, heard_witnesses: 'x' }).invalid(because);
      await api
        .post('/incident', { ...incident, heard_witnesses: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/incident/incident-1').notFound('a refused create stores nothing');
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', { heard_witnesses: 'x' }).invalid(because);
      await api.patch('/incident/incident-1', { heard_witnesses: [{}] }).invalid(because);
      await api
        .get('/incident/incident-1')
        .ok('a refused update changes nothing', { heard_witnesses: [] });
    },
  );

  test(
    'deleting a StaffMember takes its id out of every heard_witnesses and keeps the others',
    about(
      'incident.heard_witnesses.loses-deleted-object',
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
      await api.create('Incident', {
        ...incident,
        heard_witnesses: ['staffmember-1', 'staffmember-2', 'staffmember-3'],
      });
      await api.create('Incident', {
        ...incident,
        id: 'incident-2',
        heard_witnesses: ['staffmember-2'],
      });
      await api.delete('/staffmember/staffmember-2').removed('the object exists');
      await api
        .get('/incident/incident-1')
        .ok(because, { id: 'incident-1', heard_witnesses: ['staffmember-1', 'staffmember-3'] });
      await api.get('/incident/incident-2').ok(because, { id: 'incident-2', heard_witnesses: [] });
      await api.get('/incident').ok(because, [
        { id: 'incident-1', heard_witnesses: ['staffmember-1', 'staffmember-3'] },
        { id: 'incident-2', heard_witnesses: [] },
      ]);
      await api
        .patch('/incident/incident-1', { handling: 'investigated' })
        .ok('an update of something else brings no reference back', {
          heard_witnesses: ['staffmember-1', 'staffmember-3'],
        });
      await api
        .patch('/incident/incident-1', { heard_witnesses: ['staffmember-1', 'staffmember-2'] })
        .invalid('heard_witnesses must hold only ids of existing StaffMember objects');
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .get('/incident/incident-2')
        .ok('the StaffMember that has the id staffmember-2 now is another', {
          heard_witnesses: [],
        });
    },
  );

  test(
    'create and update refuse the id of an Incident in heard_witnesses, which refers to StaffMember',
    about(
      'incident.heard_witnesses.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'heard_witnesses must hold only ids of existing StaffMember objects';
      await api.create('Incident', incident);
      await api
        .post('/incident', { ...incident, id: 'incident-2', heard_witnesses: ['incident-1'] })
        .invalid(because);
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', { heard_witnesses: ['incident-1'] }).invalid(because);
      await api
        .get('/incident/incident-2')
        .ok('a refused update changes nothing', { heard_witnesses: [] });
    },
  );

  test(
    'deleting an Incident, or the StaffMember of the same id, leaves the other one and heard_witnesses as they are',
    about(
      'incident.heard_witnesses.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'incident-1' });
      await api.create('StaffMember', { ...staffMember, id: 'incident-2' });
      await api.create('Incident', { ...incident, heard_witnesses: ['incident-2'] });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.delete('/incident/incident-2').removed(because);
      await api
        .get('/staffmember/incident-2')
        .ok('no StaffMember was deleted', { ...staffMember, id: 'incident-2', department: null });
      await api.delete('/staffmember/incident-1').removed(because);
      await api.get('/incident/incident-1').ok('only the StaffMember incident-1 was deleted', {
        ...incident,
        reported_by: null,
        heard_witnesses: ['incident-2'],
      });
    },
  );

  test(
    'update that is refused for reported_by does not change handling either',
    about(
      'incident.reported_by.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api
        .patch('/incident/incident-1', {
          handling: 'investigated',
          reported_by: 'staffmember-unknown',
        })
        .invalid('reported_by must be the id of an existing StaffMember');
      await api.get('/incident/incident-1').ok('a refused update changes nothing', {
        ...incident,
        reported_by: null,
        heard_witnesses: [],
      });
    },
  );
});

test.describe('Incident: actions', () => {
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
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'investigate moves handling from reported to investigated',
    about(
      'incident.investigate.moves-from-reported',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api
        .post('/incident/incident-1/investigate')
        .ok('the state is right and every condition holds', {
          ...incident,
          handling: 'investigated',
          happened_at: null,
          reported_by: 'staffmember-1',
          heard_witnesses: ['staffmember-2', 'staffmember-3'],
        });
      await api.get('/incident/incident-1').ok('what the action did is stored', {
        ...incident,
        handling: 'investigated',
        happened_at: null,
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
    },
  );

  test(
    'investigate applies the effect: for each item in this.heard_witnesses: set item.contract_status to "under_review"',
    about(
      "incident.investigate.effect-each-heard_witnesses-set-contract_status-to-'under_review'",
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      const because =
        'for each item in this.heard_witnesses: set item.contract_status to "under_review"';
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api
        .post('/incident/incident-1/investigate')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffmember/staffmember-2')
        .ok(because, { ...staffMember, contract_status: 'under_review', id: 'staffmember-2' });
      await api
        .get('/staffmember/staffmember-3')
        .ok(because, { ...staffMember, contract_status: 'under_review', id: 'staffmember-3' });
    },
  );

  test(
    'investigate applies the effect: for each item in this.heard_witnesses: set item.department to null',
    about(
      'incident.investigate.effect-each-heard_witnesses-set-department-to-null',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      const because = 'for each item in this.heard_witnesses: set item.department to null';
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api
        .post('/incident/incident-1/investigate')
        .ok('the state is right and every condition holds');
      await api.get('/staffmember/staffmember-2').ok(because, {
        department: null,
        full_name: 'busi',
        id: 'staffmember-2',
        job_title: 'guroli',
        weekly_hours: 32.75,
        work_email: 'dorab',
      });
      await api.get('/staffmember/staffmember-3').ok(because, {
        department: null,
        full_name: 'busi',
        id: 'staffmember-3',
        job_title: 'guroli',
        weekly_hours: 32.75,
        work_email: 'dorab',
      });
    },
  );

  test(
    'investigate applies the effect: on item in this.reported_by: set item.contract_status to "departed"',
    about(
      "incident.investigate.effect-on-reported_by-set-contract_status-to-'departed'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api
        .post('/incident/incident-1/investigate')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffmember/staffmember-1')
        .ok('on item in this.reported_by: set item.contract_status to "departed"', {
          ...staffMember,
          contract_status: 'departed',
        });
    },
  );

  test(
    'investigate leaves objects alone that it does not concern',
    about(
      'incident.investigate.leaves-bystanders',
      'actions.success',
      'effects.for-each',
      'effects.on-reference',
    ),
    async ({ api }) => {
      const because = 'investigate was called on incident-1, which does not concern this object';
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        id: 'incident-2',
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-4' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-5',
        department: 'department-1',
      });
      await api
        .post('/incident/incident-1/investigate')
        .ok('the state is right and every condition holds');
      await api.get('/incident/incident-2').ok(because, {
        handling: 'reported',
        happened_at: null,
        id: 'incident-2',
        reported_by: 'staffmember-1',
        summary: 'gumua',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api
        .get('/staffmember/staffmember-4')
        .ok(because, { ...staffMember, id: 'staffmember-4', department: null });
      await api
        .get('/staffmember/staffmember-5')
        .ok(because, { ...staffMember, id: 'staffmember-5', department: 'department-1' });
    },
  );

  test(
    'investigate acts on what updates left, and later updates leave what it did',
    about(
      'incident.investigate.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('StaffMember', { ...staffMember, contract_status: 'suspended' });
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        contract_status: 'suspended',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        department: 'department-2',
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-4',
        department: 'department-2',
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-5',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'investigated',
        reported_by: null,
        heard_witnesses: [],
      });
      await api
        .patch('/incident/incident-1', {
          handling: 'reported',
          reported_by: 'staffmember-1',
          heard_witnesses: ['staffmember-2', 'staffmember-3', 'staffmember-4', 'staffmember-5'],
        })
        .ok(because);
      await api.patch('/staffmember/staffmember-5', { contract_status: 'suspended' }).ok(because);
      await api.patch('/staffmember/staffmember-4', { contract_status: 'suspended' }).ok(because);
      await api.patch('/staffmember/staffmember-3', { contract_status: 'suspended' }).ok(because);
      await api.patch('/staffmember/staffmember-2', { contract_status: 'permanent' }).ok(because);
      await api.patch('/staffmember/staffmember-1', { contract_status: 'permanent' }).ok(because);
      await api
        .post('/incident/incident-1/investigate')
        .ok('the state is right and every condition holds');
      await api
        .get('/incident')
        .ok('a list shows what investigate did', [{ id: 'incident-1', handling: 'investigated' }]);
      await api.get('/staffmember').ok('a list shows what investigate did', [
        { id: 'staffmember-1', contract_status: 'departed', department: null },
        { id: 'staffmember-2', contract_status: 'under_review', department: null },
        { id: 'staffmember-3', contract_status: 'under_review', department: null },
        { id: 'staffmember-4', contract_status: 'under_review', department: null },
        { id: 'staffmember-5', contract_status: 'under_review', department: null },
      ]);
      await api.patch('/incident/incident-1', { summary: 'visado' }).ok(because);
      await api
        .get('/incident/incident-1')
        .ok('what investigate did stays when something else is updated', {
          summary: 'visado',
          handling: 'investigated',
        });
      await api.patch('/staffmember/staffmember-5', { full_name: 'ditogi' }).ok(because);
      await api
        .get('/staffmember/staffmember-5')
        .ok('what investigate did stays when something else is updated', {
          full_name: 'ditogi',
          contract_status: 'under_review',
          department: null,
        });
      await api
        .patch('/incident/incident-1', { handling: 'reported' })
        .ok('an update may lead back to any handling');
      await api
        .post('/incident/incident-1/investigate')
        .ok('the state is right and every condition holds', { handling: 'investigated' });
    },
  );

  test(
    'investigate answers 404 for an id that no Incident has',
    about('incident.investigate.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api
        .post('/incident/incident-unknown/investigate')
        .notFound('no Incident has the id incident-unknown');
      await api.delete('/incident/incident-1').removed('the object exists');
      await api.post('/incident/incident-1/investigate').notFound('it was deleted');
      await api.create('StaffMember', staffMember);
      await api
        .post('/incident/staffmember-1/investigate')
        .notFound('the id is that of a StaffMember, and no Incident has it');
    },
  );

  test(
    'investigate is refused while handling is investigated',
    about(
      'incident.investigate.refuses-from-investigated',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api
        .post('/incident/incident-1/investigate')
        .refused('investigate starts from reported, and handling is investigated');
      await api
        .get('/incident/incident-1')
        .ok('a refused action changes nothing', { handling: 'investigated' });
    },
  );

  test(
    'investigate is refused while handling is resolved',
    about(
      'incident.investigate.refuses-from-resolved',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api
        .post('/incident/incident-1/investigate')
        .refused('investigate starts from reported, and handling is resolved');
      await api
        .get('/incident/incident-1')
        .ok('a refused action changes nothing', { handling: 'resolved' });
    },
  );

  test(
    'investigate is refused unless count(this.heard_witnesses) >= 1',
    about(
      'incident.investigate.refuses-unless-count-heard_witnesses-gte-1',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: [],
      });
      await api
        .post('/incident/incident-1/investigate')
        .refused('the condition count(this.heard_witnesses) >= 1 is not satisfied');
      await api
        .get('/incident/incident-1')
        .ok('a refused action changes nothing', { handling: 'reported' });
    },
  );

  test(
    'investigate is refused unless this.happened_at is null',
    about(
      'incident.investigate.refuses-unless-happened_at-is-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...incident,
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api
        .post('/incident/incident-1/investigate')
        .refused('the condition this.happened_at is null is not satisfied');
      await api
        .get('/incident/incident-1')
        .ok('a refused action changes nothing', { handling: 'reported' });
    },
  );

  test(
    'investigate is refused unless this.reported_by is not null',
    about(
      'incident.investigate.refuses-unless-reported_by-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: null,
        heard_witnesses: ['staffmember-1', 'staffmember-2'],
      });
      await api
        .post('/incident/incident-1/investigate')
        .refused('the condition this.reported_by is not null is not satisfied');
      await api
        .get('/incident/incident-1')
        .ok('a refused action changes nothing', { handling: 'reported' });
    },
  );

  test(
    'investigate changes none of the objects that it refers to when it is refused',
    about('incident.investigate.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('StaffMember', staffMember);
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: [],
      });
      await api
        .post('/incident/incident-1/investigate')
        .refused('the condition count(this.heard_witnesses) >= 1 is not satisfied');
      await api.get('/staffmember/staffmember-1').ok(because, { ...staffMember, department: null });
      await api.get('/incident/incident-1').ok(because, {
        ...incident,
        handling: 'reported',
        happened_at: null,
        reported_by: 'staffmember-1',
        heard_witnesses: [],
      });
    },
  );

  test(
    'investigate is refused when heard_witnesses is empty',
    about(
      'incident.investigate.refuses-when-heard_witnesses-is-empty',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: [],
      });
      await api
        .post('/incident/incident-1/investigate')
        .refused('the condition count(this.heard_witnesses) >= 1 is not satisfied');
      await api
        .get('/incident/incident-1')
        .ok('a refused action changes nothing', { handling: 'reported' });
    },
  );

  test(
    'investigate succeeds when heard_witnesses holds 1 object',
    about(
      'incident.investigate.succeeds-when-heard_witnesses-has-1',
      'guards.count-sum',
      'actions.success',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2'],
      });
      await api
        .post('/incident/incident-1/investigate')
        .ok('the state is right and every condition holds', { handling: 'investigated' });
      await api
        .get('/incident/incident-1')
        .ok('heard_witnesses holds 1 object, which is allowed', { handling: 'investigated' });
      await api
        .get('/staffmember/staffmember-2')
        .ok(because, { contract_status: 'under_review', department: null });
      await api.get('/staffmember/staffmember-1').ok(because, { contract_status: 'departed' });
    },
  );

  test(
    'investigate is refused when count(this.heard_witnesses) >= 1 would hold with the objects that are not in heard_witnesses',
    about(
      'incident.investigate.refuses-when-count-heard_witnesses-gte-1-for-those-in-heard_witnesses-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3' });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: [],
      });
      await api
        .post('/incident/incident-1/investigate')
        .refused('the condition count(this.heard_witnesses) >= 1 is not satisfied');
      await api
        .get('/incident/incident-1')
        .ok('a refused action changes nothing', { handling: 'reported' });
    },
  );

  test(
    'investigate is refused after the deletion of what reported_by named',
    about(
      'incident.investigate.refuses-after-delete-in-reported_by',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .post('/incident/incident-1/investigate')
        .refused('the condition this.reported_by is not null is not satisfied');
      await api
        .get('/incident/incident-1')
        .ok('a refused action changes nothing', { handling: 'reported' });
    },
  );

  test(
    'investigate is refused after the deletion of what heard_witnesses named',
    about(
      'incident.investigate.refuses-after-delete-in-heard_witnesses',
      'guards.count-sum',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', staffMember);
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        department: 'department-2',
      });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api.delete('/staffmember/staffmember-2').removed(because);
      await api.delete('/staffmember/staffmember-3').removed(because);
      await api
        .post('/incident/incident-1/investigate')
        .refused('the condition count(this.heard_witnesses) >= 1 is not satisfied');
      await api
        .get('/incident/incident-1')
        .ok('a refused action changes nothing', { handling: 'reported' });
    },
  );

  test(
    'resolve_incident moves handling from investigated to resolved',
    about(
      'incident.resolve_incident.moves-from-investigated',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.count-sum',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.25 });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .ok('the state is right and every condition holds', {
          ...incident,
          happened_at: '2022-01-01 00:00:00',
          reported_by: 'staffmember-1',
          heard_witnesses: [],
        });
      await api.get('/incident/incident-1').ok('what the action did is stored', {
        ...incident,
        happened_at: '2022-01-01 00:00:00',
        reported_by: 'staffmember-1',
        heard_witnesses: [],
      });
    },
  );

  test(
    'resolve_incident applies the effect: set this.heard_witnesses to []',
    about(
      'incident.resolve_incident.effect-set-heard_witnesses-to-empty',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.25 });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .ok('the state is right and every condition holds');
      await api.get('/incident/incident-1').ok('set this.heard_witnesses to []', {
        heard_witnesses: [],
        happened_at: '2022-01-01 00:00:00',
        id: 'incident-1',
        reported_by: 'staffmember-1',
        summary: 'gumua',
      });
    },
  );

  test(
    'resolve_incident leaves objects alone that it does not concern',
    about('incident.resolve_incident.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.25 });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api.create('Incident', {
        ...incident,
        id: 'incident-2',
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .ok('the state is right and every condition holds');
      await api
        .get('/incident/incident-2')
        .ok('resolve_incident was called on incident-1, which does not concern this object', {
          handling: 'investigated',
          happened_at: '2022-01-01 00:00:00',
          id: 'incident-2',
          reported_by: 'staffmember-1',
          summary: 'gumua',
          heard_witnesses: ['staffmember-2', 'staffmember-3'],
        });
    },
  );

  test(
    'resolve_incident acts on what updates left, and later updates leave what it did',
    about(
      'incident.resolve_incident.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 9.25 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 5.75 });
      await api.create('Incident', {
        ...incident,
        reported_by: null,
        heard_witnesses: ['staffmember-1', 'staffmember-2'],
        happened_at: '2021-12-31 23:59:59',
      });
      await api
        .patch('/incident/incident-1', {
          handling: 'investigated',
          reported_by: 'staffmember-1',
          heard_witnesses: ['staffmember-2', 'staffmember-3'],
          happened_at: '2022-01-01 00:00:00',
        })
        .ok(because);
      await api.patch('/staffmember/staffmember-3', { weekly_hours: 9.25 }).ok(because);
      await api.patch('/staffmember/staffmember-2', { weekly_hours: 5.75 }).ok(because);
      await api
        .post('/incident/incident-1/resolve_incident')
        .ok('the state is right and every condition holds');
      await api
        .get('/incident')
        .ok('a list shows what resolve_incident did', [
          { id: 'incident-1', handling: 'resolved', heard_witnesses: [] },
        ]);
      await api.patch('/incident/incident-1', { summary: 'visado' }).ok(because);
      await api
        .get('/incident/incident-1')
        .ok('what resolve_incident did stays when something else is updated', {
          summary: 'visado',
          handling: 'resolved',
          heard_witnesses: [],
        });
      await api
        .patch('/incident/incident-1', { handling: 'investigated' })
        .ok('an update may lead back to any handling');
      await api
        .post('/incident/incident-1/resolve_incident')
        .ok('the state is right and every condition holds', {
          handling: 'resolved',
          heard_witnesses: [],
        });
    },
  );

  test(
    'resolve_incident answers 404 for an id that no Incident has',
    about('incident.resolve_incident.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api
        .post('/incident/incident-unknown/resolve_incident')
        .notFound('no Incident has the id incident-unknown');
      await api.delete('/incident/incident-1').removed('the object exists');
      await api.post('/incident/incident-1/resolve_incident').notFound('it was deleted');
      await api.create('StaffMember', staffMember);
      await api
        .post('/incident/staffmember-1/resolve_incident')
        .notFound('the id is that of a StaffMember, and no Incident has it');
    },
  );

  test(
    'resolve_incident is refused while handling is reported',
    about(
      'incident.resolve_incident.refuses-from-reported',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.25 });
      await api.create('Incident', {
        ...incident,
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .refused('resolve_incident starts from investigated, and handling is reported');
      await api.get('/incident/incident-1').ok('a refused action changes nothing', {
        handling: 'reported',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
    },
  );

  test(
    'resolve_incident is refused while handling is resolved',
    about(
      'incident.resolve_incident.refuses-from-resolved',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.25 });
      await api.create('Incident', {
        ...incident,
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .refused('resolve_incident starts from investigated, and handling is resolved');
      await api.get('/incident/incident-1').ok('a refused action changes nothing', {
        handling: 'resolved',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
    },
  );

  test(
    'resolve_incident is refused unless this.happened_at >= "2022-01-01 00:00:00"',
    about(
      "incident.resolve_incident.refuses-unless-happened_at-gte-'2022-01-01+00:00:00'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.25 });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2021-12-31 23:59:59',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .refused('the condition this.happened_at >= "2022-01-01 00:00:00" is not satisfied');
      await api.get('/incident/incident-1').ok('a refused action changes nothing', {
        handling: 'investigated',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
    },
  );

  test(
    'resolve_incident is refused unless sum(this.heard_witnesses.weekly_hours) <= 15',
    about(
      'incident.resolve_incident.refuses-unless-sum-heard_witnesses-weekly_hours-lte-15',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.5 });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .refused('the condition sum(this.heard_witnesses.weekly_hours) <= 15 is not satisfied');
      await api.get('/incident/incident-1').ok('a refused action changes nothing', {
        handling: 'investigated',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
    },
  );

  test(
    'resolve_incident is refused unless this.reported_by is not null',
    about(
      'incident.resolve_incident.refuses-unless-reported_by-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', { ...staffMember, weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 9.25 });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: null,
        heard_witnesses: ['staffmember-1', 'staffmember-2'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .refused('the condition this.reported_by is not null is not satisfied');
      await api.get('/incident/incident-1').ok('a refused action changes nothing', {
        handling: 'investigated',
        heard_witnesses: ['staffmember-1', 'staffmember-2'],
      });
    },
  );

  test(
    'resolve_incident is refused when happened_at is absent',
    about(
      'incident.resolve_incident.refuses-when-happened_at-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.25 });
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .refused('the condition this.happened_at >= "2022-01-01 00:00:00" is not satisfied');
      await api.get('/incident/incident-1').ok('a refused action changes nothing', {
        handling: 'investigated',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
    },
  );

  test(
    'resolve_incident succeeds when weekly_hours of an object in heard_witnesses is absent',
    about(
      'incident.resolve_incident.succeeds-when-weekly_hours-in-heard_witnesses-is-absent',
      'guards.count-sum',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', {
        ...without(staffMember, 'weekly_hours'),
        id: 'staffmember-3',
      });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .ok('the state is right and every condition holds', {
          handling: 'resolved',
          heard_witnesses: [],
        });
      await api
        .get('/incident/incident-1')
        .ok('weekly_hours of an object in heard_witnesses is absent, which is allowed', {
          handling: 'resolved',
          heard_witnesses: [],
        });
    },
  );

  test(
    'resolve_incident succeeds when heard_witnesses is empty',
    about(
      'incident.resolve_incident.succeeds-when-heard_witnesses-is-empty',
      'guards.count-sum',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.25 });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: [],
        happened_at: '2022-01-01 00:00:00',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .ok('the state is right and every condition holds', {
          handling: 'resolved',
          heard_witnesses: [],
        });
      await api.get('/incident/incident-1').ok('heard_witnesses is empty, which is allowed', {
        handling: 'resolved',
        heard_witnesses: [],
      });
    },
  );

  test(
    'resolve_incident is refused when sum(this.heard_witnesses.weekly_hours) <= 15 is decided by the last objects in heard_witnesses',
    about(
      'incident.resolve_incident.refuses-when-sum-heard_witnesses-weekly_hours-lte-15-by-later-ones-in-heard_witnesses',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.25 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-4' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-5' });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3', 'staffmember-4', 'staffmember-5'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .refused('the condition sum(this.heard_witnesses.weekly_hours) <= 15 is not satisfied');
      await api.get('/incident/incident-1').ok('a refused action changes nothing', {
        handling: 'investigated',
        heard_witnesses: ['staffmember-2', 'staffmember-3', 'staffmember-4', 'staffmember-5'],
      });
    },
  );

  test(
    'resolve_incident succeeds when sum(this.heard_witnesses.weekly_hours) <= 15 would not hold with the objects that are not in heard_witnesses',
    about(
      'incident.resolve_incident.succeeds-when-sum-heard_witnesses-weekly_hours-lte-15-for-those-in-heard_witnesses-alone',
      'guards.count-sum',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.25 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-4', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-5', weekly_hours: 9.5 });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api
        .post('/incident/incident-1/resolve_incident')
        .ok('the state is right and every condition holds', {
          handling: 'resolved',
          heard_witnesses: [],
        });
      await api
        .get('/incident/incident-1')
        .ok(
          'sum(this.heard_witnesses.weekly_hours) <= 15 would not hold with the objects that are not in heard_witnesses, which is allowed',
          {
            handling: 'resolved',
            heard_witnesses: [],
          },
        );
    },
  );

  test(
    'resolve_incident is refused after the deletion of what reported_by named',
    about(
      'incident.resolve_incident.refuses-after-delete-in-reported_by',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.25 });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .post('/incident/incident-1/resolve_incident')
        .refused('the condition this.reported_by is not null is not satisfied');
      await api.get('/incident/incident-1').ok('a refused action changes nothing', {
        handling: 'investigated',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
      });
    },
  );

  test(
    'resolve_incident succeeds after the deletion of what heard_witnesses named',
    about(
      'incident.resolve_incident.succeeds-after-delete-in-heard_witnesses',
      'guards.count-sum',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2', weekly_hours: 5.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3', weekly_hours: 9.5 });
      await api.create('Incident', {
        ...incident,
        handling: 'investigated',
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-2', 'staffmember-3'],
        happened_at: '2022-01-01 00:00:00',
      });
      await api.delete('/staffmember/staffmember-2').removed(because);
      await api.delete('/staffmember/staffmember-3').removed(because);
      await api
        .post('/incident/incident-1/resolve_incident')
        .ok('the state is right and every condition holds', {
          handling: 'resolved',
          heard_witnesses: [],
        });
      await api
        .get('/incident/incident-1')
        .ok('deleted before the action: staffmember-2, staffmember-3', {
          handling: 'resolved',
          heard_witnesses: [],
        });
    },
  );
});
