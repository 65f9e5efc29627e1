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

// A valid NonConformity, as the tests send it.
const nonConformity = {
  days_to_remedy: 82,
  finding_grade: 'observation',
  id: 'nonconformity-1',
  reminders: 5,
};

test.describe('NonConformity: create, read, update and delete', () => {
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
    'create answers the new NonConformity, and read answers it again',
    about(
      'nonconformity.create.answers-the-object',
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
        .post('/nonconformity', nonConformity)
        .created('create answers the object that was sent', { ...nonConformity, owner: null });
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('read answers the object that was created', { ...nonConformity, owner: null });
      await api
        .post('/nonconformity', { ...nonConformity, id: 'nonconformity-2' })
        .created('objects may be alike in everything but their ids', { id: 'nonconformity-2' });
    },
  );

  test(
    'the id of a NonConformity may be any text, upper and lower case told apart, but no number',
    about(
      'nonconformity.create.accepts-any-id',
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
        .post('/nonconformity', {
          ...nonConformity,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('NonConformity', {
        ...nonConformity,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/nonconformity/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/nonconformity/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...nonConformity,
          id: 'Room 2.B at the Very End of the Long Hall',
          owner: null,
        });
      await api
        .post('/nonconformity', { ...nonConformity, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole NonConformity',
    about(
      'nonconformity.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NonConformity', nonConformity);
      await api
        .patch('/nonconformity/nonconformity-1', {
          days_to_remedy: 79,
          finding_grade: 'major',
          reminders: -71,
        })
        .ok('every one of these fields was sent', {
          days_to_remedy: 79,
          finding_grade: 'major',
          id: 'nonconformity-1',
          owner: null,
          reminders: -71,
        });
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('the update is stored', { days_to_remedy: 79, finding_grade: 'major', reminders: -71 });
    },
  );

  test(
    'update accepts the id that the object has already',
    about(
      'nonconformity.update.accepts-the-same-id',
      'ids.same-on-update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('NonConformity', nonConformity);
      await api
        .patch('/nonconformity/nonconformity-1', {
          id: 'nonconformity-1',
          days_to_remedy: 79,
          finding_grade: 'major',
          reminders: -71,
        })
        .ok(because, {
          id: 'nonconformity-1',
          days_to_remedy: 79,
          finding_grade: 'major',
          reminders: -71,
        });
      await api.get('/nonconformity/nonconformity-1').ok(because, {
        id: 'nonconformity-1',
        days_to_remedy: 79,
        finding_grade: 'major',
        reminders: -71,
      });
    },
  );

  test(
    'update that is refused for reminders does not change days_to_remedy either',
    about(
      'nonconformity.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NonConformity', nonConformity);
      await api
        .patch('/nonconformity/nonconformity-1', { days_to_remedy: 79, reminders: 'abc' })
        .invalid('reminders must be an integer');
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { ...nonConformity, owner: null });
    },
  );

  test(
    'delete removes a NonConformity: no read finds it and no list holds it',
    about(
      'nonconformity.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('NonConformity', nonConformity);
      await api.delete('/nonconformity/nonconformity-1').removed('the object exists');
      await api.get('/nonconformity/nonconformity-1').notFound(because);
      await api
        .patch('/nonconformity/nonconformity-1', { id: 'nonconformity-1' })
        .notFound(because);
      await api.get('/nonconformity').ok('what was deleted is in no list', []);
      await api
        .post('/nonconformity', {
          ...nonConformity,
          days_to_remedy: 79,
          finding_grade: 'major',
          reminders: -71,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          days_to_remedy: 79,
          finding_grade: 'major',
          id: 'nonconformity-1',
          owner: null,
          reminders: -71,
        });
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          days_to_remedy: 79,
          finding_grade: 'major',
          id: 'nonconformity-1',
          owner: null,
          reminders: -71,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no NonConformity has',
    about('nonconformity.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no NonConformity has the id nonconformity-unknown';
      await api.create('NonConformity', nonConformity);
      await api.get('/nonconformity/nonconformity-unknown').notFound(because);
      await api
        .patch('/nonconformity/nonconformity-unknown', {
          days_to_remedy: 79,
          finding_grade: 'major',
          reminders: -71,
        })
        .notFound(because);
      await api.delete('/nonconformity/nonconformity-unknown').notFound(because);
      await api
        .get('/nonconformity')
        .ok('requests for an unknown id change nothing', [{ id: 'nonconformity-1' }]);
    },
  );
});

test.describe('NonConformity: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every NonConformity with all of its fields',
    about(
      'nonconformity.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NonConformity', nonConformity);
      await api.create('NonConformity', {
        ...nonConformity,
        id: 'nonconformity-2',
        days_to_remedy: 79,
        finding_grade: 'major',
        reminders: -71,
      });
      await api.create('NonConformity', {
        ...nonConformity,
        id: 'nonconformity-3',
        days_to_remedy: 63,
        finding_grade: 'minor',
        reminders: -46,
      });
      await api.get('/nonconformity').ok('three objects were created', [
        { ...nonConformity, owner: null },
        {
          days_to_remedy: 79,
          finding_grade: 'major',
          id: 'nonconformity-2',
          owner: null,
          reminders: -71,
        },
        {
          days_to_remedy: 63,
          finding_grade: 'minor',
          id: 'nonconformity-3',
          owner: null,
          reminders: -46,
        },
      ]);
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-4' });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-5' });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-6' });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-7' });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-8' });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-9' });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-10' });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-11' });
      await api
        .get('/nonconformity')
        .ok('a list holds every object, however many there are', [
          { id: 'nonconformity-1' },
          { id: 'nonconformity-2' },
          { id: 'nonconformity-3' },
          { id: 'nonconformity-4' },
          { id: 'nonconformity-5' },
          { id: 'nonconformity-6' },
          { id: 'nonconformity-7' },
          { id: 'nonconformity-8' },
          { id: 'nonconformity-9' },
          { id: 'nonconformity-10' },
          { id: 'nonconformity-11' },
        ]);
    },
  );

  test(
    'update of one NonConformity leaves another as it was',
    about(
      'nonconformity.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NonConformity', nonConformity);
      await api.create('NonConformity', {
        ...nonConformity,
        id: 'nonconformity-2',
        days_to_remedy: 79,
        finding_grade: 'major',
        reminders: -71,
      });
      await api
        .patch('/nonconformity/nonconformity-2', {
          id: 'nonconformity-2',
          days_to_remedy: 79,
          finding_grade: 'major',
          reminders: -71,
        })
        .ok('the change is valid');
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('another object was updated', { ...nonConformity, owner: null });
      await api.get('/nonconformity/nonconformity-2').ok('the update is stored', {
        days_to_remedy: 79,
        finding_grade: 'major',
        id: 'nonconformity-2',
        owner: null,
        reminders: -71,
      });
    },
  );

  test(
    'delete of one NonConformity leaves another as it was',
    about(
      'nonconformity.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NonConformity', nonConformity);
      await api.create('NonConformity', {
        ...nonConformity,
        id: 'nonconformity-2',
        days_to_remedy: 79,
        finding_grade: 'major',
        reminders: -71,
      });
      await api.delete('/nonconformity/nonconformity-1').removed('the object exists');
      await api.get('/nonconformity/nonconformity-2').ok('another object was deleted', {
        days_to_remedy: 79,
        finding_grade: 'major',
        id: 'nonconformity-2',
        owner: null,
        reminders: -71,
      });
      await api
        .get('/nonconformity')
        .ok('one of two objects was deleted', [{ id: 'nonconformity-2' }]);
    },
  );

  test(
    'reset removes every NonConformity',
    about(
      'nonconformity.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NonConformity', nonConformity);
      await api.create('NonConformity', {
        ...nonConformity,
        id: 'nonconformity-2',
        days_to_remedy: 79,
        finding_grade: 'major',
        reminders: -71,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/nonconformity').ok('reset removes all objects', []);
      await api.get('/nonconformity/nonconformity-1').notFound('reset removed it');
    },
  );
});

test.describe('NonConformity: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a NonConformity without days_to_remedy, which is required',
    about(
      'nonconformity.days_to_remedy.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/nonconformity', without(nonConformity, 'days_to_remedy'))
        .invalid('days_to_remedy is required and has no default');
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a NonConformity without finding_grade, which is optional',
    about(
      'nonconformity.finding_grade.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finding_grade is optional';
      await api
        .post('/nonconformity', without(nonConformity, 'finding_grade'))
        .created(because, { finding_grade: null });
      await api.get('/nonconformity/nonconformity-1').ok(because, { finding_grade: null });
    },
  );

  test(
    'create refuses a NonConformity without an id',
    about(
      'nonconformity.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/nonconformity', without(nonConformity, 'id')).invalid('id must be sent');
      await api.get('/nonconformity').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a NonConformity without reminders, which is optional',
    about(
      'nonconformity.reminders.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reminders is optional';
      await api
        .post('/nonconformity', without(nonConformity, 'reminders'))
        .created(because, { reminders: null });
      await api.get('/nonconformity/nonconformity-1').ok(because, { reminders: null });
    },
  );

  test(
    'update of days_to_remedy or reminders alone leaves every other field as it is',
    about(
      'nonconformity.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('StaffMember', staffMember);
      await api.create('NonConformity', { ...nonConformity, owner: 'staffmember-1' });
      await api
        .patch('/nonconformity/nonconformity-1', { days_to_remedy: 79 })
        .ok(because, { ...nonConformity, days_to_remedy: 79, owner: 'staffmember-1' });
      await api.patch('/nonconformity/nonconformity-1', { reminders: -71 }).ok(because, {
        ...nonConformity,
        days_to_remedy: 79,
        owner: 'staffmember-1',
        reminders: -71,
      });
      await api.get('/nonconformity/nonconformity-1').ok(because, {
        ...nonConformity,
        days_to_remedy: 79,
        owner: 'staffmember-1',
        reminders: -71,
      });
    },
  );
});

test.describe('NonConformity: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for days_to_remedy',
    about(
      'nonconformity.days_to_remedy.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'days_to_remedy must not be null';
      await api.post('/nonconformity', { ...nonConformity, days_to_remedy: null }).invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api.patch('/nonconformity/nonconformity-1', { days_to_remedy: null }).invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { days_to_remedy: 82 });
    },
  );

  test(
    'create and update refuse null for finding_grade',
    about(
      'nonconformity.finding_grade.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finding_grade must not be null';
      await api.post('/nonconformity', { ...nonConformity, finding_grade: null }).invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api.patch('/nonconformity/nonconformity-1', { finding_grade: null }).invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { finding_grade: 'observation' });
    },
  );

  test(
    'create and update refuse null for reminders',
    about(
      'nonconformity.reminders.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reminders must not be null';
      await api.post('/nonconformity', { ...nonConformity, reminders: null }).invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api.patch('/nonconformity/nonconformity-1', { reminders: null }).invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { reminders: 5 });
    },
  );
});

test.describe('NonConformity: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'create and update refuse a days_to_remedy of a wrong type',
    about(
      'nonconformity.days_to_remedy.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'days_to_remedy must be an integer';
      await api
        .post('/nonconformity', { ...nonConformity, days_to_remedy: 'abc' })
        .invalid(because);
      await api
        .post('/nonconformity', { ...nonConformity, days_to_remedy: { value: 'text' } })
        .invalid(because);
      await api.post('/nonconformity', { ...nonConformity, days_to_remedy: 81.5 }).invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api.patch('/nonconformity/nonconformity-1', { days_to_remedy: 'abc' }).invalid(because);
      await api.patch('/nonconformity/nonconformity-1', { days_to_remedy: {} }).invalid(because);
      await api.patch('/nonconformity/nonconformity-1', { days_to_remedy: 81.5 }).invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { days_to_remedy: 82 });
    },
  );

  test(
    'days_to_remedy may be right at its minimum of 1',
    about(
      'nonconformity.days_to_remedy.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of days_to_remedy is 1, inclusive';
      await api
        .post('/nonconformity', { ...nonConformity, days_to_remedy: 1 })
        .created(because, { days_to_remedy: 1 });
      await api.get('/nonconformity/nonconformity-1').ok(because, { days_to_remedy: 1 });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-2' });
      await api
        .patch('/nonconformity/nonconformity-2', { days_to_remedy: 1 })
        .ok(because, { days_to_remedy: 1 });
      await api.get('/nonconformity/nonconformity-2').ok(because, { days_to_remedy: 1 });
    },
  );

  test(
    'create and update refuse a days_to_remedy below its minimum of 1',
    about(
      'nonconformity.days_to_remedy.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'days_to_remedy must be at least 1';
      await api.post('/nonconformity', { ...nonConformity, days_to_remedy: 0 }).invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api.patch('/nonconformity/nonconformity-1', { days_to_remedy: 0 }).invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { days_to_remedy: 82 });
    },
  );

  test(
    'days_to_remedy may be right at its maximum of 365',
    about(
      'nonconformity.days_to_remedy.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of days_to_remedy is 365, inclusive';
      await api
        .post('/nonconformity', { ...nonConformity, days_to_remedy: 365 })
        .created(because, { days_to_remedy: 365 });
      await api.get('/nonconformity/nonconformity-1').ok(because, { days_to_remedy: 365 });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-2' });
      await api
        .patch('/nonconformity/nonconformity-2', { days_to_remedy: 365 })
        .ok(because, { days_to_remedy: 365 });
      await api.get('/nonconformity/nonconformity-2').ok(because, { days_to_remedy: 365 });
    },
  );

  test(
    'create and update refuse a days_to_remedy above its maximum of 365',
    about(
      'nonconformity.days_to_remedy.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'days_to_remedy must be at most 365';
      await api.post('/nonconformity', { ...nonConformity, days_to_remedy: 366 }).invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api.patch('/nonconformity/nonconformity-1', { days_to_remedy: 366 }).invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { days_to_remedy: 82 });
    },
  );

  test(
    'create and update refuse a finding_grade of a wrong type',
    about(
      'nonconformity.finding_grade.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finding_grade must be one of observation, minor, major';
      await api
        .post('/nonconformity', { ...nonConformity, finding_grade: 421337 })
        .invalid(because);
      await api
        .post('/nonconformity', { ...nonConformity, finding_grade: { value: 'text' } })
        .invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api.patch('/nonconformity/nonconformity-1', { finding_grade: 0 }).invalid(because);
      await api.patch('/nonconformity/nonconformity-1', { finding_grade: {} }).invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { finding_grade: 'observation' });
    },
  );

  test(
    'reminders may be 0',
    about('nonconformity.reminders.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '0 is a valid value of reminders';
      await api
        .post('/nonconformity', { ...nonConformity, reminders: 0 })
        .created(because, { reminders: 0 });
      await api.get('/nonconformity/nonconformity-1').ok(because, { reminders: 0 });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-2' });
      await api
        .patch('/nonconformity/nonconformity-2', { reminders: 0 })
        .ok(because, { reminders: 0 });
      await api.get('/nonconformity/nonconformity-2').ok(because, { reminders: 0 });
    },
  );

  test(
    'create and update refuse a reminders of a wrong type',
    about(
      'nonconformity.reminders.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reminders must be an integer';
      await api.post('/nonconformity', { ...nonConformity, reminders: 'abc' }).invalid(because);
      await api
        .post('/nonconformity', { ...nonConformity, reminders: { value: 'text' } })
        .invalid(because);
      await api.post('/nonconformity', { ...nonConformity, reminders: 4.5 }).invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api.patch('/nonconformity/nonconformity-1', { reminders: 'abc' }).invalid(because);
      await api.patch('/nonconformity/nonconformity-1', { reminders: {} }).invalid(because);
      await api.patch('/nonconformity/nonconformity-1', { reminders: 4.5 }).invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { reminders: 5 });
    },
  );

  test(
    'reminders may be right at its maximum of 20',
    about(
      'nonconformity.reminders.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of reminders is 20, inclusive';
      await api
        .post('/nonconformity', { ...nonConformity, reminders: 20 })
        .created(because, { reminders: 20 });
      await api.get('/nonconformity/nonconformity-1').ok(because, { reminders: 20 });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-2' });
      await api
        .patch('/nonconformity/nonconformity-2', { reminders: 20 })
        .ok(because, { reminders: 20 });
      await api.get('/nonconformity/nonconformity-2').ok(because, { reminders: 20 });
    },
  );

  test(
    'create and update refuse a reminders above its maximum of 20',
    about(
      'nonconformity.reminders.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reminders must be at most 20';
      await api.post('/nonconformity', { ...nonConformity, reminders: 21 }).invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api.patch('/nonconformity/nonconformity-1', { reminders: 21 }).invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { reminders: 5 });
    },
  );

  test(
    'reminders has no minimum',
    about(
      'nonconformity.reminders.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reminders has no minimum';
      await api
        .post('/nonconformity', { ...nonConformity, reminders: -1000000 })
        .created(because, { reminders: -1000000 });
      await api.get('/nonconformity/nonconformity-1').ok(because, { reminders: -1000000 });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-2' });
      await api
        .patch('/nonconformity/nonconformity-2', { reminders: -1000000 })
        .ok(because, { reminders: -1000000 });
      await api.get('/nonconformity/nonconformity-2').ok(because, { reminders: -1000000 });
    },
  );
});

test.describe('NonConformity: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'finding_grade may be observation, minor, major',
    about(
      'nonconformity.finding_grade.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of AuditFindingGrade';
      await api
        .post('/nonconformity', nonConformity)
        .created(because, { finding_grade: 'observation' });
      await api
        .patch('/nonconformity/nonconformity-1', { finding_grade: 'minor' })
        .ok(because, { finding_grade: 'minor' });
      await api
        .patch('/nonconformity/nonconformity-1', { finding_grade: 'major' })
        .ok(because, { finding_grade: 'major' });
      await api.get('/nonconformity/nonconformity-1').ok(because, { finding_grade: 'major' });
      await api
        .patch('/nonconformity/nonconformity-1', { finding_grade: 'observation' })
        .ok(because, { finding_grade: 'observation' });
    },
  );

  test(
    'create and update refuse a finding_grade that AuditFindingGrade does not list, such as unheard_of',
    about(
      'nonconformity.finding_grade.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finding_grade must be one of observation, minor, major';
      await api
        .post('/nonconformity', { ...nonConformity, finding_grade: 'unheard_of' })
        .invalid(because);
      await api
        .post('/nonconformity', { ...nonConformity, finding_grade: 'observation ' })
        .invalid(because);
      await api
        .post('/nonconformity', { ...nonConformity, finding_grade: 'observatio' })
        .invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api
        .patch('/nonconformity/nonconformity-1', { finding_grade: 'unheard_of' })
        .invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { finding_grade: 'observation' });
    },
  );

  test(
    'create and update refuse the finding_grade OBSERVATION, as upper and lower case differ',
    about(
      'nonconformity.finding_grade.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finding_grade must be one of observation, minor, major';
      await api
        .post('/nonconformity', { ...nonConformity, finding_grade: 'OBSERVATION' })
        .invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api
        .patch('/nonconformity/nonconformity-1', { finding_grade: 'OBSERVATION' })
        .invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { finding_grade: 'observation' });
    },
  );
});

test.describe('NonConformity: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.

  test(
    'owner refers to an existing StaffMember and is answered as its id',
    about(
      'nonconformity.owner.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'owner was sent as staffmember-1';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/nonconformity', { ...nonConformity, owner: 'staffmember-1' })
        .created(because, { owner: 'staffmember-1' });
      await api.get('/nonconformity/nonconformity-1').ok(because, { owner: 'staffmember-1' });
      await api
        .patch('/nonconformity/nonconformity-1', { owner: 'staffmember-2' })
        .ok('owner was changed to staffmember-2', { owner: 'staffmember-2' });
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('owner was changed to staffmember-2', { owner: 'staffmember-2' });
      await api
        .get('/nonconformity')
        .ok('lists answer references as ids too', [
          { id: 'nonconformity-1', owner: 'staffmember-2' },
        ]);
    },
  );

  test(
    'create and update refuse an owner that no StaffMember has as its id',
    about(
      'nonconformity.owner.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'owner must be the id of an existing StaffMember';
      await api
        .post('/nonconformity', { ...nonConformity, owner: 'staffmember-unknown' })
        .invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.create('NonConformity', { ...nonConformity, owner: 'staffmember-1' });
      await api
        .patch('/nonconformity/nonconformity-1', { owner: 'staffmember-unknown' })
        .invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { owner: 'staffmember-1' });
    },
  );

  test(
    'create and update refuse what is no id for owner',
    about(
      'nonconformity.owner.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'owner must be the id of a StaffMember';
      await api.post('/nonconformity', { ...nonConformity, owner: 421337 }).invalid(because);
      await api
        .post('/nonconformity', { ...nonConformity, owner: { value: 'text' } })
        .invalid(because);
      await api.get('/nonconformity/nonconformity-1').notFound('a refused create stores nothing');
      await api.create('NonConformity', nonConformity);
      await api.patch('/nonconformity/nonconformity-1', { owner: 0 }).invalid(because);
      await api.patch('/nonconformity/nonconformity-1', { owner: {} }).invalid(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { owner: null });
    },
  );

  test(
    'owner may be null or left out',
    about(
      'nonconformity.owner.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('StaffMember', staffMember);
      await api
        .post('/nonconformity', { ...nonConformity, owner: null })
        .created(because, { owner: null });
      await api
        .patch('/nonconformity/nonconformity-1', { owner: 'staffmember-1' })
        .ok('the change is valid');
      await api
        .patch('/nonconformity/nonconformity-1', { owner: null })
        .ok(because, { owner: null });
      await api.get('/nonconformity/nonconformity-1').ok(because, { owner: null });
      await api
        .post('/nonconformity', { ...nonConformity, id: 'nonconformity-2' })
        .created('owner is optional', { owner: null });
    },
  );

  test(
    'deleting a StaffMember clears every owner that refers to it',
    about(
      'nonconformity.owner.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-1 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('NonConformity', { ...nonConformity, owner: 'staffmember-1' });
      await api.create('NonConformity', {
        ...nonConformity,
        id: 'nonconformity-2',
        owner: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .get('/nonconformity/nonconformity-1')
        .ok(because, { id: 'nonconformity-1', owner: null });
      await api
        .get('/nonconformity/nonconformity-2')
        .ok(because, { id: 'nonconformity-2', owner: null });
      await api.get('/nonconformity').ok(because, [
        { id: 'nonconformity-1', owner: null },
        { id: 'nonconformity-2', owner: null },
      ]);
      await api
        .patch('/nonconformity/nonconformity-1', { days_to_remedy: 79 })
        .ok('an update of something else brings no reference back', { owner: null });
      await api
        .patch('/nonconformity/nonconformity-1', { owner: 'staffmember-1' })
        .invalid('owner must be the id of an existing StaffMember');
      await api.create('StaffMember', staffMember);
      await api
        .get('/nonconformity/nonconformity-2')
        .ok('the StaffMember that has the id staffmember-1 now is another', { owner: null });
    },
  );

  test(
    'deleting a StaffMember keeps an owner that refers to another',
    about(
      'nonconformity.owner.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('NonConformity', { ...nonConformity, owner: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1').removed(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('another StaffMember was deleted', { owner: 'staffmember-2' });
      await api.delete('/nonconformity/nonconformity-1').removed(because);
      await api
        .get('/staffmember/staffmember-2')
        .ok('only what refers to it was deleted', { id: 'staffmember-2' });
    },
  );

  test(
    'create and update refuse the id of a NonConformity in owner, which refers to StaffMember',
    about(
      'nonconformity.owner.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'owner must be the id of an existing StaffMember';
      await api.create('NonConformity', nonConformity);
      await api
        .post('/nonconformity', {
          ...nonConformity,
          id: 'nonconformity-2',
          owner: 'nonconformity-1',
        })
        .invalid(because);
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-2' });
      await api
        .patch('/nonconformity/nonconformity-2', { owner: 'nonconformity-1' })
        .invalid(because);
      await api
        .get('/nonconformity/nonconformity-2')
        .ok('a refused update changes nothing', { owner: null });
    },
  );

  test(
    'deleting a NonConformity, or the StaffMember of the same id, leaves the other one and owner as they are',
    about(
      'nonconformity.owner.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'nonconformity-1' });
      await api.create('StaffMember', { ...staffMember, id: 'nonconformity-2' });
      await api.create('NonConformity', { ...nonConformity, owner: 'nonconformity-2' });
      await api.create('NonConformity', { ...nonConformity, id: 'nonconformity-2' });
      await api.delete('/nonconformity/nonconformity-2').removed(because);
      await api.get('/staffmember/nonconformity-2').ok('no StaffMember was deleted', {
        ...staffMember,
        id: 'nonconformity-2',
        department: null,
      });
      await api.delete('/staffmember/nonconformity-1').removed(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('only the StaffMember nonconformity-1 was deleted', {
          ...nonConformity,
          owner: 'nonconformity-2',
        });
    },
  );

  test(
    'update that is refused for owner does not change days_to_remedy either',
    about(
      'nonconformity.owner.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NonConformity', nonConformity);
      await api
        .patch('/nonconformity/nonconformity-1', {
          days_to_remedy: 79,
          owner: 'staffmember-unknown',
        })
        .invalid('owner must be the id of an existing StaffMember');
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a refused update changes nothing', { ...nonConformity, owner: null });
    },
  );
});
