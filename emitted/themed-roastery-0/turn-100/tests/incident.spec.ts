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
      await api.post('/incident', {
        body: incident,
        status: [200, 201],
        answer: { ...incident, reported_by: null, heard_witnesses: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { ...incident, reported_by: null, heard_witnesses: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/incident', {
        body: { ...incident, id: 'incident-2' },
        status: [200, 201],
        answer: { id: 'incident-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/incident/incident-1', {
        body: { handling: 'investigated', happened_at: '2024-08-18 02:59:49', summary: 'visado' },
        status: [200],
        answer: {
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          id: 'incident-1',
          reported_by: null,
          summary: 'visado',
          heard_witnesses: [],
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'investigated', happened_at: '2024-08-18 02:59:49', summary: 'visado' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('incident.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: {
          id: 'incident-1',
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          summary: 'visado',
        },
        status: [200],
        answer: {
          id: 'incident-1',
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          summary: 'visado',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: {
          id: 'incident-1',
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          summary: 'visado',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/incident/incident-1', {
        body: { handling: 'investigated', summary: 421337 },
        status: [400, 422],
        because: 'summary must be a string',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { ...incident, reported_by: null, heard_witnesses: [] },
        because: 'a refused update changes nothing',
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
      await api.create('Incident', incident);
      await api.delete('/incident/incident-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/incident/incident-1', { status: [404], because: 'it was deleted' });
      await api.get('/incident', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Incident has',
    about('incident.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api.get('/incident/incident-unknown', {
        status: [404],
        because: 'no Incident has the id incident-unknown',
      });
      await api.patch('/incident/incident-unknown', {
        body: { handling: 'investigated', happened_at: '2024-08-18 02:59:49', summary: 'visado' },
        status: [404],
        because: 'no Incident has the id incident-unknown',
      });
      await api.delete('/incident/incident-unknown', {
        status: [404],
        because: 'no Incident has the id incident-unknown',
      });
      await api.get('/incident', {
        status: [200],
        answer: [{ id: 'incident-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/incident', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/incident/incident-2', {
        body: {
          id: 'incident-2',
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          summary: 'visado',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { ...incident, reported_by: null, heard_witnesses: [] },
        because: 'another object was updated',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: {
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          id: 'incident-2',
          reported_by: null,
          summary: 'visado',
          heard_witnesses: [],
        },
        because: 'the update is stored',
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
      await api.delete('/incident/incident-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: {
          handling: 'investigated',
          happened_at: '2024-08-18 02:59:49',
          id: 'incident-2',
          reported_by: null,
          summary: 'visado',
          heard_witnesses: [],
        },
        because: 'another object was deleted',
      });
      await api.get('/incident', {
        status: [200],
        answer: [{ id: 'incident-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/incident', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/incident/incident-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/incident', {
        body: without(incident, 'handling'),
        status: [200, 201],
        answer: { handling: 'reported' },
        because: 'the default of handling is "reported"',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'reported' },
        because: 'the default of handling is "reported"',
      });
    },
  );

  test(
    'create accepts an Incident without happened_at, which is optional',
    about('incident.happened_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/incident', {
        body: without(incident, 'happened_at'),
        status: [200, 201],
        answer: { happened_at: null },
        because: 'happened_at is optional',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { happened_at: null },
        because: 'happened_at is optional',
      });
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
      await api.post('/incident', {
        body: without(incident, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/incident', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/incident', {
        body: without(incident, 'summary'),
        status: [400, 422],
        because: 'summary is required and has no default',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of handling or summary alone leaves every other field as it is',
    about('incident.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Incident', {
        ...incident,
        reported_by: 'staffmember-1',
        heard_witnesses: ['staffmember-1'],
      });
      await api.patch('/incident/incident-1', {
        body: { handling: 'investigated' },
        status: [200],
        answer: {
          ...incident,
          handling: 'investigated',
          reported_by: 'staffmember-1',
          heard_witnesses: ['staffmember-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/incident/incident-1', {
        body: { summary: 'visado' },
        status: [200],
        answer: {
          ...incident,
          handling: 'investigated',
          reported_by: 'staffmember-1',
          summary: 'visado',
          heard_witnesses: ['staffmember-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: {
          ...incident,
          handling: 'investigated',
          reported_by: 'staffmember-1',
          summary: 'visado',
          heard_witnesses: ['staffmember-1'],
        },
        because: 'an update touches only what it carries',
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
      await api.post('/incident', {
        body: { ...incident, handling: null },
        status: [400, 422],
        because: 'handling must not be null',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { handling: null },
        status: [400, 422],
        because: 'handling must not be null',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'resolved' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/incident', {
        body: { ...incident, happened_at: null },
        status: [400, 422],
        because: 'happened_at must not be null',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { happened_at: null },
        status: [400, 422],
        because: 'happened_at must not be null',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { happened_at: '2023-06-05 15:25:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'summary may be null',
    about('incident.summary.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/incident', {
        body: { ...incident, summary: null },
        status: [200, 201],
        answer: { summary: null },
        because: 'summary is nullable',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { summary: null },
        because: 'summary is nullable',
      });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', {
        body: { summary: null },
        status: [200],
        answer: { summary: null },
        because: 'summary is nullable',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: { summary: null },
        because: 'summary is nullable',
      });
    },
  );
});

test.describe('Incident: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
    'create and update refuse a handling of a wrong type',
    about(
      'incident.handling.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/incident', {
        body: { ...incident, handling: 421337 },
        status: [400, 422],
        because: 'handling must be one of reported, investigated, resolved',
      });
      await api.post('/incident', {
        body: { ...incident, handling: { value: 'text' } },
        status: [400, 422],
        because: 'handling must be one of reported, investigated, resolved',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { handling: 421337 },
        status: [400, 422],
        because: 'handling must be one of reported, investigated, resolved',
      });
      await api.patch('/incident/incident-1', {
        body: { handling: { value: 'text' } },
        status: [400, 422],
        because: 'handling must be one of reported, investigated, resolved',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'resolved' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'happened_at may be the leap day 2020-02-29',
    about('incident.happened_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/incident', {
        body: { ...incident, happened_at: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { happened_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of happened_at',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { happened_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of happened_at',
      });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', {
        body: { happened_at: '2020-02-29 12:00:00' },
        status: [200],
        answer: { happened_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of happened_at',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: { happened_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of happened_at',
      });
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
      await api.post('/incident', {
        body: { ...incident, happened_at: 202403 },
        status: [400, 422],
        because: 'happened_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { happened_at: 202403 },
        status: [400, 422],
        because: 'happened_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { happened_at: '2023-06-05 15:25:28' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/incident', {
        body: { ...incident, happened_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/incident', {
        body: { ...incident, happened_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/incident', {
        body: { ...incident, happened_at: '2023-13-01 15:25:28' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/incident', {
        body: { ...incident, happened_at: '2023-06-05 25:00:00' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { happened_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/incident/incident-1', {
        body: { happened_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/incident/incident-1', {
        body: { happened_at: '2023-13-01 15:25:28' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/incident/incident-1', {
        body: { happened_at: '2023-06-05 25:00:00' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { happened_at: '2023-06-05 15:25:28' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/incident', {
        body: { ...incident, happened_at: '2023-06-05T15:25:28Z' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/incident', {
        body: { ...incident, happened_at: '2023-06-05' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/incident', {
        body: { ...incident, happened_at: 'not a date' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { happened_at: '2023-06-05T15:25:28Z' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/incident/incident-1', {
        body: { happened_at: '2023-06-05' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/incident/incident-1', {
        body: { happened_at: 'not a date' },
        status: [400, 422],
        because: 'happened_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { happened_at: '2023-06-05 15:25:28' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/incident', {
        body: { ...incident, happened_at: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { happened_at: '2001-02-03 04:05:06' },
        because: 'happened_at has no first moment',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { happened_at: '2001-02-03 04:05:06' },
        because: 'happened_at has no first moment',
      });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', {
        body: { happened_at: '2001-02-03 04:05:06' },
        status: [200],
        answer: { happened_at: '2001-02-03 04:05:06' },
        because: 'happened_at has no first moment',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: { happened_at: '2001-02-03 04:05:06' },
        because: 'happened_at has no first moment',
      });
    },
  );

  test(
    'happened_at has no last moment',
    about('incident.happened_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/incident', {
        body: { ...incident, happened_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { happened_at: '2099-10-11 12:13:14' },
        because: 'happened_at has no last moment',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { happened_at: '2099-10-11 12:13:14' },
        because: 'happened_at has no last moment',
      });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', {
        body: { happened_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { happened_at: '2099-10-11 12:13:14' },
        because: 'happened_at has no last moment',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: { happened_at: '2099-10-11 12:13:14' },
        because: 'happened_at has no last moment',
      });
    },
  );

  test(
    'summary keeps spaces, quotes, accents and symbols',
    about('incident.summary.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/incident', {
        body: { ...incident, summary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { summary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of summary',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { summary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of summary',
      });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', {
        body: { summary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { summary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of summary',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: { summary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of summary',
      });
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
      await api.post('/incident', {
        body: { ...incident, summary: 421337 },
        status: [400, 422],
        because: 'summary must be a string',
      });
      await api.post('/incident', {
        body: { ...incident, summary: { value: 'text' } },
        status: [400, 422],
        because: 'summary must be a string',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { summary: 421337 },
        status: [400, 422],
        because: 'summary must be a string',
      });
      await api.patch('/incident/incident-1', {
        body: { summary: { value: 'text' } },
        status: [400, 422],
        because: 'summary must be a string',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { summary: 'gumua' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/incident', {
        body: { ...incident, summary: 'labua' },
        status: [200, 201],
        answer: { summary: 'labua' },
        because: 'the minimum length of summary is 5, inclusive',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { summary: 'labua' },
        because: 'the minimum length of summary is 5, inclusive',
      });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', {
        body: { summary: 'labua' },
        status: [200],
        answer: { summary: 'labua' },
        because: 'the minimum length of summary is 5, inclusive',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: { summary: 'labua' },
        because: 'the minimum length of summary is 5, inclusive',
      });
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
      await api.post('/incident', {
        body: { ...incident, summary: 'tana' },
        status: [400, 422],
        because: 'summary must have at least 5 characters',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { summary: 'tana' },
        status: [400, 422],
        because: 'summary must have at least 5 characters',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { summary: 'gumua' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/incident', {
        body: {
          ...incident,
          summary:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        status: [200, 201],
        answer: {
          summary:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of summary is 200, inclusive',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: {
          summary:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of summary is 200, inclusive',
      });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', {
        body: {
          summary:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        status: [200],
        answer: {
          summary:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of summary is 200, inclusive',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: {
          summary:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of summary is 200, inclusive',
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
      await api.post('/incident', {
        body: {
          ...incident,
          summary:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusu r',
        },
        status: [400, 422],
        because: 'summary must have at most 200 characters',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: {
          summary:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusu r',
        },
        status: [400, 422],
        because: 'summary must have at most 200 characters',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { summary: 'gumua' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/incident', {
        body: { ...incident, handling: 'reported' },
        status: [200, 201],
        answer: { handling: 'reported' },
        because: 'the value is one of IncidentHandling',
      });
      await api.patch('/incident/incident-1', {
        body: { handling: 'investigated' },
        status: [200],
        answer: { handling: 'investigated' },
        because: 'the value is one of IncidentHandling',
      });
      await api.patch('/incident/incident-1', {
        body: { handling: 'resolved' },
        status: [200],
        answer: { handling: 'resolved' },
        because: 'the value is one of IncidentHandling',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'resolved' },
        because: 'the value is one of IncidentHandling',
      });
    },
  );

  test(
    'create and update refuse the handling unheard_of, which IncidentHandling does not have',
    about(
      'incident.handling.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/incident', {
        body: { ...incident, handling: 'unheard_of' },
        status: [400, 422],
        because: 'handling must be one of reported, investigated, resolved',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { handling: 'unheard_of' },
        status: [400, 422],
        because: 'handling must be one of reported, investigated, resolved',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'resolved' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/incident', {
        body: { ...incident, handling: 'REPORTED' },
        status: [400, 422],
        because: 'handling must be one of reported, investigated, resolved',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { handling: 'REPORTED' },
        status: [400, 422],
        because: 'handling must be one of reported, investigated, resolved',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'resolved' },
        because: 'a refused update changes nothing',
      });
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
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/incident', {
        body: { ...incident, reported_by: 'staffmember-1' },
        status: [200, 201],
        answer: { reported_by: 'staffmember-1' },
        because: 'reported_by was sent as staffmember-1',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { reported_by: 'staffmember-1' },
        because: 'reported_by was sent as staffmember-1',
      });
      await api.patch('/incident/incident-1', {
        body: { reported_by: 'staffmember-2' },
        status: [200],
        answer: { reported_by: 'staffmember-2' },
        because: 'reported_by was changed to staffmember-2',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { reported_by: 'staffmember-2' },
        because: 'reported_by was changed to staffmember-2',
      });
      await api.get('/incident', {
        status: [200],
        answer: [{ id: 'incident-1', reported_by: 'staffmember-2' }],
        because: 'lists answer references as ids too',
      });
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
      await api.post('/incident', {
        body: { ...incident, reported_by: 'staffmember-unknown' },
        status: [400, 422],
        because: 'reported_by must be the id of an existing StaffMember',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.create('Incident', { ...incident, reported_by: 'staffmember-1' });
      await api.patch('/incident/incident-1', {
        body: { reported_by: 'staffmember-unknown' },
        status: [400, 422],
        because: 'reported_by must be the id of an existing StaffMember',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { reported_by: 'staffmember-1' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/incident', {
        body: { ...incident, reported_by: 421337 },
        status: [400, 422],
        because: 'reported_by must be the id of a StaffMember',
      });
      await api.post('/incident', {
        body: { ...incident, reported_by: { value: 'text' } },
        status: [400, 422],
        because: 'reported_by must be the id of a StaffMember',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { reported_by: 421337 },
        status: [400, 422],
        because: 'reported_by must be the id of a StaffMember',
      });
      await api.patch('/incident/incident-1', {
        body: { reported_by: { value: 'text' } },
        status: [400, 422],
        because: 'reported_by must be the id of a StaffMember',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { reported_by: null },
        because: 'a refused update changes nothing',
      });
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
      await api.create('StaffMember', staffMember);
      await api.post('/incident', {
        body: { ...incident, reported_by: null },
        status: [200, 201],
        answer: { reported_by: null },
        because: 'a reference may be null',
      });
      await api.patch('/incident/incident-1', {
        body: { reported_by: 'staffmember-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/incident/incident-1', {
        body: { reported_by: null },
        status: [200],
        answer: { reported_by: null },
        because: 'a reference may be null',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { reported_by: null },
        because: 'a reference may be null',
      });
      await api.post('/incident', {
        body: { ...incident, id: 'incident-2' },
        status: [200, 201],
        answer: { reported_by: null },
        because: 'reported_by is optional',
      });
    },
  );

  test(
    'deleting a StaffMember clears every reported_by that refers to it',
    about(
      'incident.reported_by.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Incident', { ...incident, reported_by: 'staffmember-1' });
      await api.create('Incident', { ...incident, id: 'incident-2', reported_by: 'staffmember-1' });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { id: 'incident-1', reported_by: null },
        because: 'staffmember-1 was deleted',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: { id: 'incident-2', reported_by: null },
        because: 'staffmember-1 was deleted',
      });
    },
  );

  test(
    'deleting a StaffMember keeps a reported_by that refers to another',
    about(
      'incident.reported_by.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('Incident', { ...incident, reported_by: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { reported_by: 'staffmember-2' },
        because: 'another StaffMember was deleted',
      });
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
      await api.create('Incident', incident);
      await api.post('/incident', {
        body: { ...incident, id: 'incident-2', reported_by: 'incident-1' },
        status: [400, 422],
        because: 'reported_by must be the id of an existing StaffMember',
      });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', {
        body: { reported_by: 'incident-1' },
        status: [400, 422],
        because: 'reported_by must be the id of an existing StaffMember',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: { reported_by: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting an Incident with the id of a StaffMember leaves reported_by alone',
    about(
      'incident.reported_by.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Incident', { ...incident, reported_by: 'staffmember-1' });
      await api.create('Incident', { ...incident, id: 'staffmember-1' });
      await api.delete('/incident/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { reported_by: 'staffmember-1' },
        because: 'no StaffMember was deleted',
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
      await api.post('/incident', {
        body: incident,
        status: [200, 201],
        answer: { heard_witnesses: [] },
        because: 'heard_witnesses was left out',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { heard_witnesses: [] },
        because: 'heard_witnesses was left out',
      });
    },
  );

  test(
    'heard_witnesses lists existing StaffMember objects and is answered as their ids',
    about(
      'incident.heard_witnesses.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/incident', {
        body: { ...incident, heard_witnesses: ['staffmember-1', 'staffmember-2'] },
        status: [200, 201],
        answer: { heard_witnesses: ['staffmember-1', 'staffmember-2'] },
        because: 'heard_witnesses was sent with two ids',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { heard_witnesses: ['staffmember-1', 'staffmember-2'] },
        because: 'heard_witnesses was sent with two ids',
      });
      await api.get('/incident', {
        status: [200],
        answer: [{ id: 'incident-1', heard_witnesses: ['staffmember-1', 'staffmember-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/incident/incident-1', {
        body: { heard_witnesses: ['staffmember-2', 'staffmember-1'] },
        status: [200],
        answer: { heard_witnesses: ['staffmember-2', 'staffmember-1'] },
        because: 'any order will do',
      });
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
      await api.patch('/incident/incident-1', {
        body: { heard_witnesses: ['staffmember-2'] },
        status: [200],
        answer: { heard_witnesses: ['staffmember-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/incident/incident-1', {
        body: { heard_witnesses: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { heard_witnesses: [] },
        because: 'the list was emptied',
      });
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
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/incident', {
        body: { ...incident, heard_witnesses: ['staffmember-unknown'] },
        status: [400, 422],
        because: 'heard_witnesses must hold only ids of existing StaffMember objects',
      });
      await api.post('/incident', {
        body: { ...incident, heard_witnesses: ['staffmember-1', 'staffmember-unknown'] },
        status: [400, 422],
        because: 'heard_witnesses must hold only ids of existing StaffMember objects',
      });
      await api.post('/incident', {
        body: { ...incident, heard_witnesses: ['staffmember-unknown', 'staffmember-2'] },
        status: [400, 422],
        because: 'heard_witnesses must hold only ids of existing StaffMember objects',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', {
        ...incident,
        heard_witnesses: ['staffmember-1', 'staffmember-2'],
      });
      await api.patch('/incident/incident-1', {
        body: { heard_witnesses: ['staffmember-unknown'] },
        status: [400, 422],
        because: 'heard_witnesses must hold only ids of existing StaffMember objects',
      });
      await api.patch('/incident/incident-1', {
        body: { heard_witnesses: ['staffmember-1', 'staffmember-unknown'] },
        status: [400, 422],
        because: 'heard_witnesses must hold only ids of existing StaffMember objects',
      });
      await api.patch('/incident/incident-1', {
        body: { heard_witnesses: ['staffmember-unknown', 'staffmember-2'] },
        status: [400, 422],
        because: 'heard_witnesses must hold only ids of existing StaffMember objects',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { heard_witnesses: ['staffmember-1', 'staffmember-2'] },
        because: 'a refused update changes nothing',
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
      await api.post('/incident', {
        body: { ...incident, heard_witnesses: null },
        status: [400, 422],
        because: 'heard_witnesses must not be null',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { heard_witnesses: null },
        status: [400, 422],
        because: 'heard_witnesses must not be null',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { heard_witnesses: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/incident', {
        body: { ...incident, heard_witnesses: 'abc' },
        status: [400, 422],
        because: 'heard_witnesses must be a list of ids of StaffMember',
      });
      await api.post('/incident', {
        body: { ...incident, heard_witnesses: [{ value: 'text' }] },
        status: [400, 422],
        because: 'heard_witnesses must be a list of ids of StaffMember',
      });
      await api.get('/incident/incident-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Incident', incident);
      await api.patch('/incident/incident-1', {
        body: { heard_witnesses: 'abc' },
        status: [400, 422],
        because: 'heard_witnesses must be a list of ids of StaffMember',
      });
      await api.patch('/incident/incident-1', {
        body: { heard_witnesses: [{ value: 'text' }] },
        status: [400, 422],
        because: 'heard_witnesses must be a list of ids of StaffMember',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { heard_witnesses: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a StaffMember takes its id out of every heard_witnesses and keeps the others',
    about(
      'incident.heard_witnesses.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('Incident', {
        ...incident,
        heard_witnesses: ['staffmember-1', 'staffmember-2'],
      });
      await api.create('Incident', {
        ...incident,
        id: 'incident-2',
        heard_witnesses: ['staffmember-1'],
      });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { id: 'incident-1', heard_witnesses: ['staffmember-2'] },
        because: 'staffmember-1 was deleted',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: { id: 'incident-2', heard_witnesses: [] },
        because: 'staffmember-1 was deleted',
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
      await api.create('Incident', incident);
      await api.post('/incident', {
        body: { ...incident, id: 'incident-2', heard_witnesses: ['incident-1'] },
        status: [400, 422],
        because: 'heard_witnesses must hold only ids of existing StaffMember objects',
      });
      await api.create('Incident', { ...incident, id: 'incident-2' });
      await api.patch('/incident/incident-2', {
        body: { heard_witnesses: ['incident-1'] },
        status: [400, 422],
        because: 'heard_witnesses must hold only ids of existing StaffMember objects',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: { heard_witnesses: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting an Incident with the id of a StaffMember leaves heard_witnesses alone',
    about(
      'incident.heard_witnesses.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Incident', { ...incident, heard_witnesses: ['staffmember-1'] });
      await api.create('Incident', { ...incident, id: 'staffmember-1' });
      await api.delete('/incident/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { heard_witnesses: ['staffmember-1'] },
        because: 'no StaffMember was deleted',
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
      await api.patch('/incident/incident-1', {
        body: { handling: 'investigated', reported_by: 'staffmember-unknown' },
        status: [400, 422],
        because: 'reported_by must be the id of an existing StaffMember',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { ...incident, reported_by: null, heard_witnesses: [] },
        because: 'a refused update changes nothing',
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
      await api.post('/incident/incident-1/investigate', {
        status: [200],
        answer: {
          ...incident,
          handling: 'investigated',
          happened_at: null,
          reported_by: 'staffmember-1',
          heard_witnesses: ['staffmember-2', 'staffmember-3'],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: {
          ...incident,
          handling: 'investigated',
          happened_at: null,
          reported_by: 'staffmember-1',
          heard_witnesses: ['staffmember-2', 'staffmember-3'],
        },
        because: 'what the action did is stored',
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
      await api.post('/incident/incident-1/investigate', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { ...staffMember, contract_status: 'under_review', id: 'staffmember-2' },
        because:
          'for each item in this.heard_witnesses: set item.contract_status to "under_review"',
      });
      await api.get('/staffmember/staffmember-3', {
        status: [200],
        answer: { ...staffMember, contract_status: 'under_review', id: 'staffmember-3' },
        because:
          'for each item in this.heard_witnesses: set item.contract_status to "under_review"',
      });
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
      await api.post('/incident/incident-1/investigate', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: {
          department: null,
          full_name: 'busi',
          id: 'staffmember-2',
          job_title: 'guroli',
          weekly_hours: 32.75,
          work_email: 'dorab',
        },
        because: 'for each item in this.heard_witnesses: set item.department to null',
      });
      await api.get('/staffmember/staffmember-3', {
        status: [200],
        answer: {
          department: null,
          full_name: 'busi',
          id: 'staffmember-3',
          job_title: 'guroli',
          weekly_hours: 32.75,
          work_email: 'dorab',
        },
        because: 'for each item in this.heard_witnesses: set item.department to null',
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
      await api.post('/incident/incident-1/investigate', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, contract_status: 'departed' },
        because: 'on item in this.reported_by: set item.contract_status to "departed"',
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
      await api.post('/incident/incident-1/investigate', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: {
          handling: 'reported',
          happened_at: null,
          id: 'incident-2',
          reported_by: 'staffmember-1',
          summary: 'gumua',
          heard_witnesses: ['staffmember-2', 'staffmember-3'],
        },
        because: 'investigate was called on incident-1, which does not concern this object',
      });
      await api.get('/staffmember/staffmember-4', {
        status: [200],
        answer: { ...staffMember, id: 'staffmember-4', department: null },
        because: 'investigate was called on incident-1, which does not concern this object',
      });
      await api.get('/staffmember/staffmember-5', {
        status: [200],
        answer: { ...staffMember, id: 'staffmember-5', department: 'department-1' },
        because: 'investigate was called on incident-1, which does not concern this object',
      });
    },
  );

  test(
    'investigate answers 404 for an id that no Incident has',
    about('incident.investigate.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api.post('/incident/incident-unknown/investigate', {
        status: [404],
        because: 'no Incident has the id incident-unknown',
      });
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
      await api.post('/incident/incident-1/investigate', {
        status: [400, 409],
        because: 'investigate starts from reported, and handling is investigated',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'investigated' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/incident/incident-1/investigate', {
        status: [400, 409],
        because: 'investigate starts from reported, and handling is resolved',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'resolved' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/incident/incident-1/investigate', {
        status: [400, 409],
        because: 'the condition count(this.heard_witnesses) >= 1 is not satisfied',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'reported' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/incident/incident-1/investigate', {
        status: [400, 409],
        because: 'the condition this.happened_at is null is not satisfied',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'reported' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/incident/incident-1/investigate', {
        status: [400, 409],
        because: 'the condition this.reported_by is not null is not satisfied',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'reported' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'investigate changes none of the objects that it refers to when it is refused',
    about('incident.investigate.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Incident', {
        ...without(incident, 'happened_at'),
        handling: 'reported',
        reported_by: 'staffmember-1',
        heard_witnesses: [],
      });
      await api.post('/incident/incident-1/investigate', {
        status: [400, 409],
        because: 'the condition count(this.heard_witnesses) >= 1 is not satisfied',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, department: null },
        because: 'a refused action changes nothing',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: {
          ...incident,
          handling: 'reported',
          happened_at: null,
          reported_by: 'staffmember-1',
          heard_witnesses: [],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/incident/incident-1/investigate', {
        status: [400, 409],
        because: 'the condition count(this.heard_witnesses) >= 1 is not satisfied',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'reported' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/incident/incident-1/investigate', {
        status: [200],
        answer: { handling: 'investigated' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'investigated' },
        because: 'heard_witnesses holds 1 object, which is allowed',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { contract_status: 'under_review', department: null },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'departed' },
        because: 'every effect that concerns it is applied',
      });
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
      await api.post('/incident/incident-1/investigate', {
        status: [400, 409],
        because: 'the condition count(this.heard_witnesses) >= 1 is not satisfied',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'reported' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [200],
        answer: {
          ...incident,
          happened_at: '2022-01-01 00:00:00',
          reported_by: 'staffmember-1',
          heard_witnesses: [],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: {
          ...incident,
          happened_at: '2022-01-01 00:00:00',
          reported_by: 'staffmember-1',
          heard_witnesses: [],
        },
        because: 'what the action did is stored',
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: {
          heard_witnesses: [],
          happened_at: '2022-01-01 00:00:00',
          id: 'incident-1',
          reported_by: 'staffmember-1',
          summary: 'gumua',
        },
        because: 'set this.heard_witnesses to []',
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/incident/incident-2', {
        status: [200],
        answer: {
          handling: 'investigated',
          happened_at: '2022-01-01 00:00:00',
          id: 'incident-2',
          reported_by: 'staffmember-1',
          summary: 'gumua',
          heard_witnesses: ['staffmember-2', 'staffmember-3'],
        },
        because: 'resolve_incident was called on incident-1, which does not concern this object',
      });
    },
  );

  test(
    'resolve_incident answers 404 for an id that no Incident has',
    about('incident.resolve_incident.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Incident', incident);
      await api.post('/incident/incident-unknown/resolve_incident', {
        status: [404],
        because: 'no Incident has the id incident-unknown',
      });
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [400, 409],
        because: 'resolve_incident starts from investigated, and handling is reported',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'reported', heard_witnesses: ['staffmember-2', 'staffmember-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [400, 409],
        because: 'resolve_incident starts from investigated, and handling is resolved',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'resolved', heard_witnesses: ['staffmember-2', 'staffmember-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [400, 409],
        because: 'the condition this.happened_at >= "2022-01-01 00:00:00" is not satisfied',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'investigated', heard_witnesses: ['staffmember-2', 'staffmember-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [400, 409],
        because: 'the condition sum(this.heard_witnesses.weekly_hours) <= 15 is not satisfied',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'investigated', heard_witnesses: ['staffmember-2', 'staffmember-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [400, 409],
        because: 'the condition this.reported_by is not null is not satisfied',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'investigated', heard_witnesses: ['staffmember-1', 'staffmember-2'] },
        because: 'a refused action changes nothing',
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [400, 409],
        because: 'the condition this.happened_at >= "2022-01-01 00:00:00" is not satisfied',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'investigated', heard_witnesses: ['staffmember-2', 'staffmember-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [200],
        answer: { handling: 'resolved', heard_witnesses: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'resolved', heard_witnesses: [] },
        because: 'weekly_hours of an object in heard_witnesses is absent, which is allowed',
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [200],
        answer: { handling: 'resolved', heard_witnesses: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'resolved', heard_witnesses: [] },
        because: 'heard_witnesses is empty, which is allowed',
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
      await api.post('/incident/incident-1/resolve_incident', {
        status: [200],
        answer: { handling: 'resolved', heard_witnesses: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { handling: 'resolved', heard_witnesses: [] },
        because:
          'sum(this.heard_witnesses.weekly_hours) <= 15 would not hold with the objects that are not in heard_witnesses, which is allowed',
      });
    },
  );
});
