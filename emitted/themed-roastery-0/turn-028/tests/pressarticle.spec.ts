import { about, test, without } from '../support/api.ts';

// A valid Employee, as the tests send it.
const employee = {
  employment_state: 'departed',
  full_name: 'busi',
  id: 'employee-1',
  job_title: 'guroli',
  weekly_hours: 32.75,
  work_email: 'dorab',
};

// A valid PressArticle, as the tests send it.
const pressArticle = {
  appeared_at: '2023-07-06 06:54:20',
  article_title: 'vadibu',
  clipping_state: 'corrected',
  id: 'pressarticle-1',
  press_contact: null,
};

test.describe('PressArticle: create, read, update and delete', () => {
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
    'create answers the new PressArticle, and read answers it again',
    about(
      'pressarticle.create.answers-the-object',
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
        .post('/pressarticle', pressArticle)
        .created('create answers the object that was sent', pressArticle);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('read answers the object that was created', pressArticle);
      await api
        .post('/pressarticle', { ...pressArticle, id: 'pressarticle-2' })
        .created('objects may be alike in everything but their ids', { id: 'pressarticle-2' });
    },
  );

  test(
    'the id of a PressArticle may be any text, upper and lower case told apart, but no number',
    about(
      'pressarticle.create.accepts-any-id',
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
        .post('/pressarticle', { ...pressArticle, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('PressArticle', {
        ...pressArticle,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/pressarticle/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/pressarticle/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...pressArticle, id: 'Room 2.B at the Very End of the Long Hall' });
      await api
        .post('/pressarticle', { ...pressArticle, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole PressArticle',
    about(
      'pressarticle.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('PressArticle', pressArticle);
      await api
        .patch('/pressarticle/pressarticle-1', {
          appeared_at: '2022-06-03 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
        })
        .ok('every one of these fields was sent', {
          appeared_at: '2022-06-03 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          id: 'pressarticle-1',
          press_contact: null,
        });
      await api.get('/pressarticle/pressarticle-1').ok('the update is stored', {
        appeared_at: '2022-06-03 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('pressarticle.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('PressArticle', pressArticle);
      await api
        .patch('/pressarticle/pressarticle-1', {
          id: 'pressarticle-1',
          appeared_at: '2022-06-03 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
        })
        .ok(because, {
          id: 'pressarticle-1',
          appeared_at: '2022-06-03 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
        });
      await api.get('/pressarticle/pressarticle-1').ok(because, {
        id: 'pressarticle-1',
        appeared_at: '2022-06-03 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
      });
    },
  );

  test(
    'update that is refused for clipping_state does not change appeared_at either',
    about(
      'pressarticle.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('PressArticle', pressArticle);
      await api
        .patch('/pressarticle/pressarticle-1', {
          appeared_at: '2022-06-03 01:37:50',
          clipping_state: 'unheard_of',
        })
        .invalid('clipping_state must be one of announced, printed, corrected');
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', pressArticle);
    },
  );

  test(
    'delete removes a PressArticle: no read finds it and no list holds it',
    about(
      'pressarticle.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('PressArticle', pressArticle);
      await api.delete('/pressarticle/pressarticle-1').removed('the object exists');
      await api.get('/pressarticle/pressarticle-1').notFound(because);
      await api.patch('/pressarticle/pressarticle-1', { id: 'pressarticle-1' }).notFound(because);
      await api.get('/pressarticle').ok('what was deleted is in no list', []);
      await api
        .post('/pressarticle', {
          ...pressArticle,
          appeared_at: '2022-06-03 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          appeared_at: '2022-06-03 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          id: 'pressarticle-1',
          press_contact: null,
        });
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          appeared_at: '2022-06-03 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          id: 'pressarticle-1',
          press_contact: null,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no PressArticle has',
    about('pressarticle.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no PressArticle has the id pressarticle-unknown';
      await api.create('PressArticle', pressArticle);
      await api.get('/pressarticle/pressarticle-unknown').notFound(because);
      await api
        .patch('/pressarticle/pressarticle-unknown', {
          appeared_at: '2022-06-03 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
        })
        .notFound(because);
      await api.delete('/pressarticle/pressarticle-unknown').notFound(because);
      await api
        .get('/pressarticle')
        .ok('requests for an unknown id change nothing', [{ id: 'pressarticle-1' }]);
    },
  );
});

test.describe('PressArticle: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every PressArticle with all of its fields',
    about('pressarticle.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('PressArticle', pressArticle);
      await api.create('PressArticle', {
        ...pressArticle,
        id: 'pressarticle-2',
        appeared_at: '2022-06-03 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
      });
      await api.create('PressArticle', {
        ...pressArticle,
        id: 'pressarticle-3',
        appeared_at: '2022-07-30 22:44:11',
        article_title: 'divu',
        clipping_state: 'announced',
      });
      await api.get('/pressarticle').ok('three objects were created', [
        pressArticle,
        {
          appeared_at: '2022-06-03 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          id: 'pressarticle-2',
          press_contact: null,
        },
        {
          appeared_at: '2022-07-30 22:44:11',
          article_title: 'divu',
          clipping_state: 'announced',
          id: 'pressarticle-3',
          press_contact: null,
        },
      ]);
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-4' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-5' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-6' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-7' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-8' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-9' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-10' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-11' });
      await api
        .get('/pressarticle')
        .ok('a list holds every object, however many there are', [
          { id: 'pressarticle-1' },
          { id: 'pressarticle-2' },
          { id: 'pressarticle-3' },
          { id: 'pressarticle-4' },
          { id: 'pressarticle-5' },
          { id: 'pressarticle-6' },
          { id: 'pressarticle-7' },
          { id: 'pressarticle-8' },
          { id: 'pressarticle-9' },
          { id: 'pressarticle-10' },
          { id: 'pressarticle-11' },
        ]);
    },
  );

  test(
    'update of one PressArticle leaves another as it was',
    about('pressarticle.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('PressArticle', pressArticle);
      await api.create('PressArticle', {
        ...pressArticle,
        id: 'pressarticle-2',
        appeared_at: '2022-06-03 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
      });
      await api
        .patch('/pressarticle/pressarticle-2', {
          id: 'pressarticle-2',
          appeared_at: '2022-06-03 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
        })
        .ok('the change is valid');
      await api.get('/pressarticle/pressarticle-1').ok('another object was updated', pressArticle);
      await api.get('/pressarticle/pressarticle-2').ok('the update is stored', {
        appeared_at: '2022-06-03 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
        id: 'pressarticle-2',
        press_contact: null,
      });
    },
  );

  test(
    'delete of one PressArticle leaves another as it was',
    about(
      'pressarticle.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('PressArticle', pressArticle);
      await api.create('PressArticle', {
        ...pressArticle,
        id: 'pressarticle-2',
        appeared_at: '2022-06-03 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
      });
      await api.delete('/pressarticle/pressarticle-1').removed('the object exists');
      await api.get('/pressarticle/pressarticle-2').ok('another object was deleted', {
        appeared_at: '2022-06-03 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
        id: 'pressarticle-2',
        press_contact: null,
      });
      await api
        .get('/pressarticle')
        .ok('one of two objects was deleted', [{ id: 'pressarticle-2' }]);
    },
  );

  test(
    'reset removes every PressArticle',
    about('pressarticle.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('PressArticle', pressArticle);
      await api.create('PressArticle', {
        ...pressArticle,
        id: 'pressarticle-2',
        appeared_at: '2022-06-03 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/pressarticle').ok('reset removes all objects', []);
      await api.get('/pressarticle/pressarticle-1').notFound('reset removed it');
    },
  );
});

test.describe('PressArticle: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a PressArticle without appeared_at, which is required',
    about(
      'pressarticle.appeared_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/pressarticle', without(pressArticle, 'appeared_at'))
        .invalid('appeared_at is required and has no default');
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a PressArticle without article_title, which is required',
    about(
      'pressarticle.article_title.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/pressarticle', without(pressArticle, 'article_title'))
        .invalid('article_title is required and has no default');
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'clipping_state is "announced" when a create leaves it out',
    about('pressarticle.clipping_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of clipping_state is "announced"';
      await api
        .post('/pressarticle', without(pressArticle, 'clipping_state'))
        .created(because, { clipping_state: 'announced' });
      await api.get('/pressarticle/pressarticle-1').ok(because, { clipping_state: 'announced' });
    },
  );

  test(
    'create refuses a PressArticle without an id',
    about(
      'pressarticle.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/pressarticle', without(pressArticle, 'id')).invalid('id must be sent');
      await api.get('/pressarticle').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a PressArticle without press_contact, which is required',
    about(
      'pressarticle.press_contact.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/pressarticle', without(pressArticle, 'press_contact'))
        .invalid('press_contact is required and has no default');
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of appeared_at or clipping_state alone leaves every other field as it is',
    about('pressarticle.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Employee', employee);
      await api.create('PressArticle', { ...pressArticle, press_contact: 'employee-1' });
      await api
        .patch('/pressarticle/pressarticle-1', { appeared_at: '2022-06-03 01:37:50' })
        .ok(because, {
          ...pressArticle,
          appeared_at: '2022-06-03 01:37:50',
          press_contact: 'employee-1',
        });
      await api.patch('/pressarticle/pressarticle-1', { clipping_state: 'printed' }).ok(because, {
        appeared_at: '2022-06-03 01:37:50',
        article_title: 'vadibu',
        clipping_state: 'printed',
        id: 'pressarticle-1',
        press_contact: 'employee-1',
      });
      await api.get('/pressarticle/pressarticle-1').ok(because, {
        appeared_at: '2022-06-03 01:37:50',
        article_title: 'vadibu',
        clipping_state: 'printed',
        id: 'pressarticle-1',
        press_contact: 'employee-1',
      });
    },
  );
});

test.describe('PressArticle: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'appeared_at may be null',
    about(
      'pressarticle.appeared_at.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'appeared_at is nullable';
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: null })
        .created(because, { appeared_at: null });
      await api.get('/pressarticle/pressarticle-1').ok(because, { appeared_at: null });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-2' });
      await api
        .patch('/pressarticle/pressarticle-2', { appeared_at: null })
        .ok(because, { appeared_at: null });
      await api.get('/pressarticle/pressarticle-2').ok(because, { appeared_at: null });
    },
  );

  test(
    'create and update refuse null for article_title',
    about(
      'pressarticle.article_title.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'article_title must not be null';
      await api.post('/pressarticle', { ...pressArticle, article_title: null }).invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api.patch('/pressarticle/pressarticle-1', { article_title: null }).invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { article_title: 'vadibu' });
    },
  );

  test(
    'create and update refuse null for clipping_state',
    about(
      'pressarticle.clipping_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'clipping_state must not be null';
      await api.post('/pressarticle', { ...pressArticle, clipping_state: null }).invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api.patch('/pressarticle/pressarticle-1', { clipping_state: null }).invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { clipping_state: 'corrected' });
    },
  );
});

test.describe('PressArticle: types and bounds', () => {
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
    'appeared_at may be the leap day 2020-02-29',
    about('pressarticle.appeared_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of appeared_at';
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2020-02-29 12:00:00' })
        .created(because, { appeared_at: '2020-02-29 12:00:00' });
      await api
        .get('/pressarticle/pressarticle-1')
        .ok(because, { appeared_at: '2020-02-29 12:00:00' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-2' });
      await api
        .patch('/pressarticle/pressarticle-2', { appeared_at: '2020-02-29 12:00:00' })
        .ok(because, { appeared_at: '2020-02-29 12:00:00' });
      await api
        .get('/pressarticle/pressarticle-2')
        .ok(because, { appeared_at: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse an appeared_at of a wrong type',
    about(
      'pressarticle.appeared_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'appeared_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/pressarticle', { ...pressArticle, appeared_at: 202403 }).invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api.patch('/pressarticle/pressarticle-1', { appeared_at: 0 }).invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { appeared_at: '2023-07-06 06:54:20' });
    },
  );

  test(
    'create and update refuse an appeared_at that no calendar or clock has',
    about(
      'pressarticle.appeared_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2023-13-01 06:54:20' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2023-07-06 24:00:00' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2020-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2023-07-06 10:60:00' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2023-07-06 10:30:75' })
        .invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api
        .patch('/pressarticle/pressarticle-1', { appeared_at: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/pressarticle/pressarticle-1', { appeared_at: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/pressarticle/pressarticle-1', { appeared_at: '2023-13-01 06:54:20' })
        .invalid(because);
      await api
        .patch('/pressarticle/pressarticle-1', { appeared_at: '2023-07-06 24:00:00' })
        .invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { appeared_at: '2023-07-06 06:54:20' });
    },
  );

  test(
    'create and update refuse an appeared_at in another format',
    about(
      'pressarticle.appeared_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2023-07-06T06:54:20Z' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2023-07-06' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: 'not a date' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2023-07-06T06:54:20' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2023-07-06 06:54' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2023-07-06 06:54:20.125' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2023-07-06 06:54:20+02:00' })
        .invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api
        .patch('/pressarticle/pressarticle-1', { appeared_at: '2023-07-06T06:54:20Z' })
        .invalid(because);
      await api
        .patch('/pressarticle/pressarticle-1', { appeared_at: '2023-07-06' })
        .invalid(because);
      await api
        .patch('/pressarticle/pressarticle-1', { appeared_at: 'not a date' })
        .invalid(because);
      await api
        .patch('/pressarticle/pressarticle-1', { appeared_at: '2023-07-06T06:54:20' })
        .invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { appeared_at: '2023-07-06 06:54:20' });
    },
  );

  test(
    'appeared_at has no first moment',
    about(
      'pressarticle.appeared_at.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'appeared_at has no first moment';
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2001-02-03 04:05:06' })
        .created(because, { appeared_at: '2001-02-03 04:05:06' });
      await api
        .get('/pressarticle/pressarticle-1')
        .ok(because, { appeared_at: '2001-02-03 04:05:06' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-2' });
      await api
        .patch('/pressarticle/pressarticle-2', { appeared_at: '2001-02-03 04:05:06' })
        .ok(because, { appeared_at: '2001-02-03 04:05:06' });
      await api
        .get('/pressarticle/pressarticle-2')
        .ok(because, { appeared_at: '2001-02-03 04:05:06' });
    },
  );

  test(
    'appeared_at has no last moment',
    about(
      'pressarticle.appeared_at.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'appeared_at has no last moment';
      await api
        .post('/pressarticle', { ...pressArticle, appeared_at: '2099-10-11 12:13:14' })
        .created(because, { appeared_at: '2099-10-11 12:13:14' });
      await api
        .get('/pressarticle/pressarticle-1')
        .ok(because, { appeared_at: '2099-10-11 12:13:14' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-2' });
      await api
        .patch('/pressarticle/pressarticle-2', { appeared_at: '2099-10-11 12:13:14' })
        .ok(because, { appeared_at: '2099-10-11 12:13:14' });
      await api
        .get('/pressarticle/pressarticle-2')
        .ok(because, { appeared_at: '2099-10-11 12:13:14' });
    },
  );

  test(
    'article_title of digits alone stays a string',
    about(
      'pressarticle.article_title.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of article_title';
      await api
        .post('/pressarticle', { ...pressArticle, article_title: '0042' })
        .created(because, { article_title: '0042' });
      await api.get('/pressarticle/pressarticle-1').ok(because, { article_title: '0042' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-2' });
      await api
        .patch('/pressarticle/pressarticle-2', { article_title: '0042' })
        .ok(because, { article_title: '0042' });
      await api.get('/pressarticle/pressarticle-2').ok(because, { article_title: '0042' });
    },
  );

  test(
    'article_title keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'pressarticle.article_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of article_title';
      await api
        .post('/pressarticle', { ...pressArticle, article_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { article_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/pressarticle/pressarticle-1')
        .ok(because, { article_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-2' });
      await api
        .patch('/pressarticle/pressarticle-2', { article_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { article_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/pressarticle/pressarticle-2')
        .ok(because, { article_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse an article_title of a wrong type',
    about(
      'pressarticle.article_title.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'article_title must be a string';
      await api.post('/pressarticle', { ...pressArticle, article_title: 421337 }).invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, article_title: { value: 'text' } })
        .invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api.patch('/pressarticle/pressarticle-1', { article_title: 0 }).invalid(because);
      await api.patch('/pressarticle/pressarticle-1', { article_title: {} }).invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { article_title: 'vadibu' });
    },
  );

  test(
    'article_title may be right at its minimum length of 3',
    about(
      'pressarticle.article_title.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of article_title is 3, inclusive';
      await api
        .post('/pressarticle', { ...pressArticle, article_title: 'bi ' })
        .created(because, { article_title: 'bi ' });
      await api.get('/pressarticle/pressarticle-1').ok(because, { article_title: 'bi ' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-2' });
      await api
        .patch('/pressarticle/pressarticle-2', { article_title: 'bi ' })
        .ok(because, { article_title: 'bi ' });
      await api.get('/pressarticle/pressarticle-2').ok(because, { article_title: 'bi ' });
    },
  );

  test(
    'create and update refuse an article_title below its minimum length of 3',
    about(
      'pressarticle.article_title.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'article_title must have at least 3 characters';
      await api.post('/pressarticle', { ...pressArticle, article_title: 'r ' }).invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api.patch('/pressarticle/pressarticle-1', { article_title: 'r ' }).invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { article_title: 'vadibu' });
    },
  );

  test(
    'article_title may be right at its maximum length of 160',
    about(
      'pressarticle.article_title.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of article_title is 160, inclusive';
      await api
        .post('/pressarticle', {
          ...pressArticle,
          article_title:
            'dovo lodu vitana soniro dubaga rogi mina tagi budavo gatu nalo gado digu doti muso garadi sasi liro bogoda lona baruvo vigi tidunu gana lova vobibi modudi riso ',
        })
        .created(because, {
          article_title:
            'dovo lodu vitana soniro dubaga rogi mina tagi budavo gatu nalo gado digu doti muso garadi sasi liro bogoda lona baruvo vigi tidunu gana lova vobibi modudi riso ',
        });
      await api.get('/pressarticle/pressarticle-1').ok(because, {
        article_title:
          'dovo lodu vitana soniro dubaga rogi mina tagi budavo gatu nalo gado digu doti muso garadi sasi liro bogoda lona baruvo vigi tidunu gana lova vobibi modudi riso ',
      });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-2' });
      await api
        .patch('/pressarticle/pressarticle-2', {
          article_title:
            'dovo lodu vitana soniro dubaga rogi mina tagi budavo gatu nalo gado digu doti muso garadi sasi liro bogoda lona baruvo vigi tidunu gana lova vobibi modudi riso ',
        })
        .ok(because, {
          article_title:
            'dovo lodu vitana soniro dubaga rogi mina tagi budavo gatu nalo gado digu doti muso garadi sasi liro bogoda lona baruvo vigi tidunu gana lova vobibi modudi riso ',
        });
      await api.get('/pressarticle/pressarticle-2').ok(because, {
        article_title:
          'dovo lodu vitana soniro dubaga rogi mina tagi budavo gatu nalo gado digu doti muso garadi sasi liro bogoda lona baruvo vigi tidunu gana lova vobibi modudi riso ',
      });
    },
  );

  test(
    'create and update refuse an article_title above its maximum length of 160',
    about(
      'pressarticle.article_title.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'article_title must have at most 160 characters';
      await api
        .post('/pressarticle', {
          ...pressArticle,
          article_title:
            'bano dilobi lobagu ruva vuni budi sado dina dano bano rusi toma norodi lado gudito nubuvi biro gigi muna vati gulu buso suli voga bumodu laboso lanu bunusu biso ',
        })
        .invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api
        .patch('/pressarticle/pressarticle-1', {
          article_title:
            'bano dilobi lobagu ruva vuni budi sado dina dano bano rusi toma norodi lado gudito nubuvi biro gigi muna vati gulu buso suli voga bumodu laboso lanu bunusu biso ',
        })
        .invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { article_title: 'vadibu' });
    },
  );

  test(
    'create and update refuse a clipping_state of a wrong type',
    about(
      'pressarticle.clipping_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'clipping_state must be one of announced, printed, corrected';
      await api.post('/pressarticle', { ...pressArticle, clipping_state: 421337 }).invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, clipping_state: { value: 'text' } })
        .invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api.patch('/pressarticle/pressarticle-1', { clipping_state: 0 }).invalid(because);
      await api.patch('/pressarticle/pressarticle-1', { clipping_state: {} }).invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { clipping_state: 'corrected' });
    },
  );
});

test.describe('PressArticle: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'clipping_state may be announced, printed, corrected',
    about(
      'pressarticle.clipping_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of PressArticleClippingState';
      await api
        .post('/pressarticle', { ...pressArticle, clipping_state: 'announced' })
        .created(because, { clipping_state: 'announced' });
      await api
        .patch('/pressarticle/pressarticle-1', { clipping_state: 'printed' })
        .ok(because, { clipping_state: 'printed' });
      await api
        .patch('/pressarticle/pressarticle-1', { clipping_state: 'corrected' })
        .ok(because, { clipping_state: 'corrected' });
      await api.get('/pressarticle/pressarticle-1').ok(because, { clipping_state: 'corrected' });
      await api
        .patch('/pressarticle/pressarticle-1', { clipping_state: 'announced' })
        .ok(because, { clipping_state: 'announced' });
    },
  );

  test(
    'create and update refuse a clipping_state that PressArticleClippingState does not list, such as unheard_of',
    about(
      'pressarticle.clipping_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'clipping_state must be one of announced, printed, corrected';
      await api
        .post('/pressarticle', { ...pressArticle, clipping_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, clipping_state: 'announced ' })
        .invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, clipping_state: 'announce' })
        .invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api
        .patch('/pressarticle/pressarticle-1', { clipping_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { clipping_state: 'corrected' });
    },
  );

  test(
    'create and update refuse the clipping_state ANNOUNCED, as upper and lower case differ',
    about(
      'pressarticle.clipping_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'clipping_state must be one of announced, printed, corrected';
      await api
        .post('/pressarticle', { ...pressArticle, clipping_state: 'ANNOUNCED' })
        .invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api
        .patch('/pressarticle/pressarticle-1', { clipping_state: 'ANNOUNCED' })
        .invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { clipping_state: 'corrected' });
    },
  );
});

test.describe('PressArticle: references', () => {
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
    'press_contact refers to an existing Employee and is answered as its id',
    about('pressarticle.press_contact.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      const because = 'press_contact was sent as employee-1';
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .post('/pressarticle', { ...pressArticle, press_contact: 'employee-1' })
        .created(because, { press_contact: 'employee-1' });
      await api.get('/pressarticle/pressarticle-1').ok(because, { press_contact: 'employee-1' });
      await api
        .patch('/pressarticle/pressarticle-1', { press_contact: 'employee-2' })
        .ok('press_contact was changed to employee-2', { press_contact: 'employee-2' });
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('press_contact was changed to employee-2', { press_contact: 'employee-2' });
      await api
        .get('/pressarticle')
        .ok('lists answer references as ids too', [
          { id: 'pressarticle-1', press_contact: 'employee-2' },
        ]);
    },
  );

  test(
    'create and update refuse a press_contact that no Employee has as its id',
    about(
      'pressarticle.press_contact.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'press_contact must be the id of an existing Employee';
      await api
        .post('/pressarticle', { ...pressArticle, press_contact: 'employee-unknown' })
        .invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.create('PressArticle', { ...pressArticle, press_contact: 'employee-1' });
      await api
        .patch('/pressarticle/pressarticle-1', { press_contact: 'employee-unknown' })
        .invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { press_contact: 'employee-1' });
    },
  );

  test(
    'create and update refuse what is no id for press_contact',
    about(
      'pressarticle.press_contact.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'press_contact must be the id of a Employee';
      await api.post('/pressarticle', { ...pressArticle, press_contact: 421337 }).invalid(because);
      await api
        .post('/pressarticle', { ...pressArticle, press_contact: { value: 'text' } })
        .invalid(because);
      await api.get('/pressarticle/pressarticle-1').notFound('a refused create stores nothing');
      await api.create('PressArticle', pressArticle);
      await api.patch('/pressarticle/pressarticle-1', { press_contact: 0 }).invalid(because);
      await api.patch('/pressarticle/pressarticle-1', { press_contact: {} }).invalid(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', { press_contact: null });
    },
  );

  test(
    'press_contact may be null',
    about('pressarticle.press_contact.accepts-null', 'references.null'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Employee', employee);
      await api.post('/pressarticle', pressArticle).created(because, { press_contact: null });
      await api
        .patch('/pressarticle/pressarticle-1', { press_contact: 'employee-1' })
        .ok('the change is valid');
      await api
        .patch('/pressarticle/pressarticle-1', { press_contact: null })
        .ok(because, { press_contact: null });
      await api.get('/pressarticle/pressarticle-1').ok(because, { press_contact: null });
    },
  );

  test(
    'deleting an Employee clears every press_contact that refers to it',
    about(
      'pressarticle.press_contact.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'employee-1 was deleted';
      await api.create('Employee', employee);
      await api.create('PressArticle', { ...pressArticle, press_contact: 'employee-1' });
      await api.create('PressArticle', {
        ...pressArticle,
        id: 'pressarticle-2',
        press_contact: 'employee-1',
      });
      await api.delete('/employee/employee-1').removed('the object exists');
      await api
        .get('/pressarticle/pressarticle-1')
        .ok(because, { id: 'pressarticle-1', press_contact: null });
      await api
        .get('/pressarticle/pressarticle-2')
        .ok(because, { id: 'pressarticle-2', press_contact: null });
      await api.get('/pressarticle').ok(because, [
        { id: 'pressarticle-1', press_contact: null },
        { id: 'pressarticle-2', press_contact: null },
      ]);
      await api
        .patch('/pressarticle/pressarticle-1', { appeared_at: '2022-06-03 01:37:50' })
        .ok('an update of something else brings no reference back', { press_contact: null });
      await api
        .patch('/pressarticle/pressarticle-1', { press_contact: 'employee-1' })
        .invalid('press_contact must be the id of an existing Employee');
      await api.create('Employee', employee);
      await api
        .get('/pressarticle/pressarticle-2')
        .ok('the Employee that has the id employee-1 now is another', { press_contact: null });
    },
  );

  test(
    'deleting an Employee keeps a press_contact that refers to another',
    about(
      'pressarticle.press_contact.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.create('PressArticle', { ...pressArticle, press_contact: 'employee-2' });
      await api.delete('/employee/employee-1').removed(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('another Employee was deleted', { press_contact: 'employee-2' });
      await api.delete('/pressarticle/pressarticle-1').removed(because);
      await api
        .get('/employee/employee-2')
        .ok('only what refers to it was deleted', { id: 'employee-2' });
    },
  );

  test(
    'create and update refuse the id of a PressArticle in press_contact, which refers to Employee',
    about(
      'pressarticle.press_contact.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'press_contact must be the id of an existing Employee';
      await api.create('PressArticle', pressArticle);
      await api
        .post('/pressarticle', {
          ...pressArticle,
          id: 'pressarticle-2',
          press_contact: 'pressarticle-1',
        })
        .invalid(because);
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-2' });
      await api
        .patch('/pressarticle/pressarticle-2', { press_contact: 'pressarticle-1' })
        .invalid(because);
      await api
        .get('/pressarticle/pressarticle-2')
        .ok('a refused update changes nothing', { press_contact: null });
    },
  );

  test(
    'deleting a PressArticle, or the Employee of the same id, leaves the other one and press_contact as they are',
    about(
      'pressarticle.press_contact.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Employee', { ...employee, id: 'pressarticle-1' });
      await api.create('Employee', { ...employee, id: 'pressarticle-2' });
      await api.create('PressArticle', { ...pressArticle, press_contact: 'pressarticle-2' });
      await api.create('PressArticle', { ...pressArticle, id: 'pressarticle-2' });
      await api.delete('/pressarticle/pressarticle-2').removed(because);
      await api
        .get('/employee/pressarticle-2')
        .ok('no Employee was deleted', { ...employee, id: 'pressarticle-2' });
      await api.delete('/employee/pressarticle-1').removed(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('only the Employee pressarticle-1 was deleted', {
          ...pressArticle,
          press_contact: 'pressarticle-2',
        });
    },
  );

  test(
    'update that is refused for press_contact does not change appeared_at either',
    about(
      'pressarticle.press_contact.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('PressArticle', pressArticle);
      await api
        .patch('/pressarticle/pressarticle-1', {
          appeared_at: '2022-06-03 01:37:50',
          press_contact: 'employee-unknown',
        })
        .invalid('press_contact must be the id of an existing Employee');
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused update changes nothing', pressArticle);
    },
  );
});

test.describe('PressArticle: actions', () => {
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
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.

  test(
    'report_print moves clipping_state from announced to printed',
    about(
      'pressarticle.report_print.moves-from-announced',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('PressArticle', {
        ...pressArticle,
        clipping_state: 'announced',
        press_contact: 'employee-1',
        appeared_at: '2026-01-01 00:00:00',
      });
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .ok('the state is right and every condition holds', {
          appeared_at: null,
          article_title: 'vadibu',
          clipping_state: 'printed',
          id: 'pressarticle-1',
          press_contact: 'employee-1',
        });
      await api.get('/pressarticle/pressarticle-1').ok('what the action did is stored', {
        appeared_at: null,
        article_title: 'vadibu',
        clipping_state: 'printed',
        id: 'pressarticle-1',
        press_contact: 'employee-1',
      });
    },
  );

  test(
    'report_print applies the effect: on item in this.press_contact: set item.employment_state to "probation"',
    about(
      "pressarticle.report_print.effect-on-press_contact-set-employment_state-to-'probation'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('PressArticle', {
        ...pressArticle,
        clipping_state: 'announced',
        press_contact: 'employee-1',
        appeared_at: '2026-01-01 00:00:00',
      });
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .ok('the state is right and every condition holds');
      await api
        .get('/employee/employee-1')
        .ok('on item in this.press_contact: set item.employment_state to "probation"', {
          ...employee,
          employment_state: 'probation',
        });
    },
  );

  test(
    'report_print applies the effect: set this.appeared_at to null',
    about(
      'pressarticle.report_print.effect-set-appeared_at-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('PressArticle', {
        ...pressArticle,
        clipping_state: 'announced',
        press_contact: 'employee-1',
        appeared_at: '2026-01-01 00:00:00',
      });
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .ok('the state is right and every condition holds');
      await api.get('/pressarticle/pressarticle-1').ok('set this.appeared_at to null', {
        appeared_at: null,
        article_title: 'vadibu',
        id: 'pressarticle-1',
        press_contact: 'employee-1',
      });
    },
  );

  test(
    'report_print leaves objects alone that it does not concern',
    about(
      'pressarticle.report_print.leaves-bystanders',
      'actions.success',
      'effects.on-reference',
      'effects.own',
    ),
    async ({ api }) => {
      const because =
        'report_print was called on pressarticle-1, which does not concern this object';
      await api.create('Employee', employee);
      await api.create('PressArticle', {
        ...pressArticle,
        clipping_state: 'announced',
        press_contact: 'employee-1',
        appeared_at: '2026-01-01 00:00:00',
      });
      await api.create('PressArticle', {
        ...pressArticle,
        id: 'pressarticle-2',
        clipping_state: 'announced',
        press_contact: 'employee-1',
        appeared_at: '2026-01-01 00:00:00',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .ok('the state is right and every condition holds');
      await api.get('/pressarticle/pressarticle-2').ok(because, {
        appeared_at: '2026-01-01 00:00:00',
        article_title: 'vadibu',
        clipping_state: 'announced',
        id: 'pressarticle-2',
        press_contact: 'employee-1',
      });
      await api.get('/employee/employee-2').ok(because, { ...employee, id: 'employee-2' });
    },
  );

  test(
    'report_print acts on what updates left, and later updates leave what it did',
    about(
      'pressarticle.report_print.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Employee', { ...employee, employment_state: 'on_leave' });
      await api.create('PressArticle', {
        ...pressArticle,
        clipping_state: 'printed',
        appeared_at: '2026-01-01 00:00:01',
      });
      await api
        .patch('/pressarticle/pressarticle-1', {
          clipping_state: 'announced',
          press_contact: 'employee-1',
          appeared_at: '2026-01-01 00:00:00',
        })
        .ok(because);
      await api.patch('/employee/employee-1', { employment_state: 'departed' }).ok(because);
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .ok('the state is right and every condition holds');
      await api
        .get('/pressarticle')
        .ok('a list shows what report_print did', [
          { id: 'pressarticle-1', clipping_state: 'printed', appeared_at: null },
        ]);
      await api
        .get('/employee')
        .ok('a list shows what report_print did', [
          { id: 'employee-1', employment_state: 'probation' },
        ]);
      await api.patch('/pressarticle/pressarticle-1', { article_title: 'sarabi' }).ok(because);
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('what report_print did stays when something else is updated', {
          article_title: 'sarabi',
          clipping_state: 'printed',
          appeared_at: null,
        });
      await api.patch('/employee/employee-1', { full_name: 'ditogi' }).ok(because);
      await api
        .get('/employee/employee-1')
        .ok('what report_print did stays when something else is updated', {
          full_name: 'ditogi',
          employment_state: 'probation',
        });
    },
  );

  test(
    'report_print answers 404 for an id that no PressArticle has',
    about('pressarticle.report_print.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('PressArticle', pressArticle);
      await api
        .post('/pressarticle/pressarticle-unknown/report_print')
        .notFound('no PressArticle has the id pressarticle-unknown');
      await api.delete('/pressarticle/pressarticle-1').removed('the object exists');
      await api.post('/pressarticle/pressarticle-1/report_print').notFound('it was deleted');
      await api.create('Employee', employee);
      await api
        .post('/pressarticle/employee-1/report_print')
        .notFound('the id is that of a Employee, and no PressArticle has it');
    },
  );

  test(
    'report_print is refused while clipping_state is printed',
    about(
      'pressarticle.report_print.refuses-from-printed',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('PressArticle', {
        ...pressArticle,
        clipping_state: 'printed',
        press_contact: 'employee-1',
        appeared_at: '2026-01-01 00:00:00',
      });
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .refused('report_print starts from announced, and clipping_state is printed');
      await api.get('/pressarticle/pressarticle-1').ok('a refused action changes nothing', {
        clipping_state: 'printed',
        appeared_at: '2026-01-01 00:00:00',
      });
    },
  );

  test(
    'report_print is refused while clipping_state is corrected',
    about(
      'pressarticle.report_print.refuses-from-corrected',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('PressArticle', {
        ...pressArticle,
        press_contact: 'employee-1',
        appeared_at: '2026-01-01 00:00:00',
      });
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .refused('report_print starts from announced, and clipping_state is corrected');
      await api.get('/pressarticle/pressarticle-1').ok('a refused action changes nothing', {
        clipping_state: 'corrected',
        appeared_at: '2026-01-01 00:00:00',
      });
    },
  );

  test(
    'report_print is refused unless this.appeared_at <= "2026-01-01 00:00:00"',
    about(
      "pressarticle.report_print.refuses-unless-appeared_at-lte-'2026-01-01+00:00:00'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('PressArticle', {
        ...pressArticle,
        clipping_state: 'announced',
        press_contact: 'employee-1',
        appeared_at: '2026-01-01 00:00:01',
      });
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .refused('the condition this.appeared_at <= "2026-01-01 00:00:00" is not satisfied');
      await api.get('/pressarticle/pressarticle-1').ok('a refused action changes nothing', {
        clipping_state: 'announced',
        appeared_at: '2026-01-01 00:00:01',
      });
    },
  );

  test(
    'report_print changes none of the objects that it refers to when it is refused',
    about('pressarticle.report_print.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Employee', employee);
      await api.create('PressArticle', {
        ...pressArticle,
        clipping_state: 'announced',
        press_contact: 'employee-1',
        appeared_at: '2026-01-01 00:00:01',
      });
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .refused('the condition this.appeared_at <= "2026-01-01 00:00:00" is not satisfied');
      await api.get('/employee/employee-1').ok(because, employee);
      await api.get('/pressarticle/pressarticle-1').ok(because, {
        appeared_at: '2026-01-01 00:00:01',
        article_title: 'vadibu',
        clipping_state: 'announced',
        id: 'pressarticle-1',
        press_contact: 'employee-1',
      });
    },
  );

  test(
    'report_print is refused when appeared_at is null',
    about(
      'pressarticle.report_print.refuses-when-appeared_at-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('PressArticle', {
        ...pressArticle,
        clipping_state: 'announced',
        press_contact: 'employee-1',
        appeared_at: null,
      });
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .refused('the condition this.appeared_at <= "2026-01-01 00:00:00" is not satisfied');
      await api
        .get('/pressarticle/pressarticle-1')
        .ok('a refused action changes nothing', { clipping_state: 'announced', appeared_at: null });
    },
  );

  test(
    'report_print succeeds when press_contact is null',
    about(
      'pressarticle.report_print.succeeds-when-press_contact-is-null',
      'effects.on-reference',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('PressArticle', {
        ...pressArticle,
        clipping_state: 'announced',
        appeared_at: '2026-01-01 00:00:00',
      });
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .ok('the state is right and every condition holds', {
          clipping_state: 'printed',
          appeared_at: null,
        });
      await api.get('/pressarticle/pressarticle-1').ok('press_contact is null, which is allowed', {
        clipping_state: 'printed',
        appeared_at: null,
      });
    },
  );

  test(
    'report_print succeeds after the deletion of what press_contact named',
    about(
      'pressarticle.report_print.succeeds-after-delete-in-press_contact',
      'effects.on-reference',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('PressArticle', {
        ...pressArticle,
        clipping_state: 'announced',
        press_contact: 'employee-1',
        appeared_at: '2026-01-01 00:00:00',
      });
      await api.delete('/employee/employee-1').removed('the object exists');
      await api
        .post('/pressarticle/pressarticle-1/report_print')
        .ok('the state is right and every condition holds', {
          clipping_state: 'printed',
          appeared_at: null,
        });
      await api.get('/pressarticle/pressarticle-1').ok('deleted before the action: employee-1', {
        clipping_state: 'printed',
        appeared_at: null,
        press_contact: null,
      });
    },
  );
});
