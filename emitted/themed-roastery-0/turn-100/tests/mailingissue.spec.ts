import { about, test, without } from '../support/api.ts';

// A valid MediaMention, as the tests send it.
const mediaMention = {
  appeared_at: '2020-07-04 06:54:20',
  article_title: 'vadibu',
  clipping_state: 'retracted',
  id: 'mediamention-1',
  readers: 20047,
  starred: true,
  medium_name: 'vuba',
};

// A valid MailingIssue, as the tests send it.
const mailingIssue = {
  dispatch_state: 'scheduled',
  id: 'mailingissue-1',
  mail_subject: 'nalu',
  opened: 17,
  recipients: 87,
};

test.describe('MailingIssue: create, read, update and delete', () => {
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
    'create answers the new MailingIssue, and read answers it again',
    about(
      'mailingissue.create.answers-the-object',
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
        .post('/mailingissue', mailingIssue)
        .created('create answers the object that was sent', {
          ...mailingIssue,
          linked_articles: [],
        });
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('read answers the object that was created', { ...mailingIssue, linked_articles: [] });
      await api
        .post('/mailingissue', { ...mailingIssue, id: 'mailingissue-2' })
        .created('objects may be alike in everything but their ids', { id: 'mailingissue-2' });
    },
  );

  test(
    'the id of a MailingIssue may be any text, upper and lower case told apart, but no number',
    about(
      'mailingissue.create.accepts-any-id',
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
        .post('/mailingissue', { ...mailingIssue, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/mailingissue/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/mailingissue/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...mailingIssue,
          id: 'Room 2.B at the Very End of the Long Hall',
          linked_articles: [],
        });
      await api
        .post('/mailingissue', { ...mailingIssue, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole MailingIssue',
    about(
      'mailingissue.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api
        .patch('/mailingissue/mailingissue-1', {
          dispatch_state: 'under_review',
          mail_subject: 'dumiti',
          opened: 6,
          recipients: 27,
        })
        .ok('every one of these fields was sent', {
          dispatch_state: 'under_review',
          id: 'mailingissue-1',
          linked_articles: [],
          mail_subject: 'dumiti',
          opened: 6,
          recipients: 27,
        });
      await api.get('/mailingissue/mailingissue-1').ok('the update is stored', {
        dispatch_state: 'under_review',
        mail_subject: 'dumiti',
        opened: 6,
        recipients: 27,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('mailingissue.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('MailingIssue', mailingIssue);
      await api
        .patch('/mailingissue/mailingissue-1', {
          id: 'mailingissue-1',
          dispatch_state: 'under_review',
          mail_subject: 'dumiti',
          opened: 6,
          recipients: 27,
        })
        .ok(because, {
          id: 'mailingissue-1',
          dispatch_state: 'under_review',
          mail_subject: 'dumiti',
          opened: 6,
          recipients: 27,
        });
      await api.get('/mailingissue/mailingissue-1').ok(because, {
        id: 'mailingissue-1',
        dispatch_state: 'under_review',
        mail_subject: 'dumiti',
        opened: 6,
        recipients: 27,
      });
    },
  );

  test(
    'update that is refused for recipients does not change dispatch_state either',
    about(
      'mailingissue.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api
        .patch('/mailingissue/mailingissue-1', {
          dispatch_state: 'under_review',
          recipients: 'abc',
        })
        .invalid('recipients must be an integer');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { ...mailingIssue, linked_articles: [] });
    },
  );

  test(
    'delete removes a MailingIssue: no read finds it and no list holds it',
    about(
      'mailingissue.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('MailingIssue', mailingIssue);
      await api.delete('/mailingissue/mailingissue-1').removed('the object exists');
      await api.get('/mailingissue/mailingissue-1').notFound(because);
      await api.patch('/mailingissue/mailingissue-1', { id: 'mailingissue-1' }).notFound(because);
      await api.get('/mailingissue').ok('what was deleted is in no list', []);
      await api
        .post('/mailingissue', {
          ...mailingIssue,
          dispatch_state: 'under_review',
          mail_subject: 'dumiti',
          opened: 6,
          recipients: 27,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          dispatch_state: 'under_review',
          id: 'mailingissue-1',
          linked_articles: [],
          mail_subject: 'dumiti',
          opened: 6,
          recipients: 27,
        });
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          dispatch_state: 'under_review',
          id: 'mailingissue-1',
          linked_articles: [],
          mail_subject: 'dumiti',
          opened: 6,
          recipients: 27,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no MailingIssue has',
    about('mailingissue.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no MailingIssue has the id mailingissue-unknown';
      await api.create('MailingIssue', mailingIssue);
      await api.get('/mailingissue/mailingissue-unknown').notFound(because);
      await api
        .patch('/mailingissue/mailingissue-unknown', {
          dispatch_state: 'under_review',
          mail_subject: 'dumiti',
          opened: 6,
          recipients: 27,
        })
        .notFound(because);
      await api.delete('/mailingissue/mailingissue-unknown').notFound(because);
      await api
        .get('/mailingissue')
        .ok('requests for an unknown id change nothing', [{ id: 'mailingissue-1' }]);
    },
  );
});

test.describe('MailingIssue: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every MailingIssue with all of its fields',
    about(
      'mailingissue.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-2',
        dispatch_state: 'under_review',
        mail_subject: 'dumiti',
        opened: 6,
        recipients: 27,
      });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-3',
        dispatch_state: 'withheld',
        mail_subject: 'latuto',
        opened: 80,
        recipients: 34,
      });
      await api.get('/mailingissue').ok('three objects were created', [
        { ...mailingIssue, linked_articles: [] },
        {
          dispatch_state: 'under_review',
          id: 'mailingissue-2',
          linked_articles: [],
          mail_subject: 'dumiti',
          opened: 6,
          recipients: 27,
        },
        {
          dispatch_state: 'withheld',
          id: 'mailingissue-3',
          linked_articles: [],
          mail_subject: 'latuto',
          opened: 80,
          recipients: 34,
        },
      ]);
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-4',
        dispatch_state: 'sent',
      });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-5',
        dispatch_state: 'written',
      });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-6' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-7' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-8' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-9' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-10' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-11' });
      await api
        .get('/mailingissue')
        .ok('a list holds every object, however many there are', [
          { id: 'mailingissue-1' },
          { id: 'mailingissue-2' },
          { id: 'mailingissue-3' },
          { id: 'mailingissue-4' },
          { id: 'mailingissue-5' },
          { id: 'mailingissue-6' },
          { id: 'mailingissue-7' },
          { id: 'mailingissue-8' },
          { id: 'mailingissue-9' },
          { id: 'mailingissue-10' },
          { id: 'mailingissue-11' },
        ]);
    },
  );

  test(
    'update of one MailingIssue leaves another as it was',
    about(
      'mailingissue.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-2',
        dispatch_state: 'under_review',
        mail_subject: 'dumiti',
        opened: 6,
        recipients: 27,
      });
      await api
        .patch('/mailingissue/mailingissue-2', {
          id: 'mailingissue-2',
          dispatch_state: 'under_review',
          mail_subject: 'dumiti',
          opened: 6,
          recipients: 27,
        })
        .ok('the change is valid');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('another object was updated', { ...mailingIssue, linked_articles: [] });
      await api.get('/mailingissue/mailingissue-2').ok('the update is stored', {
        dispatch_state: 'under_review',
        id: 'mailingissue-2',
        linked_articles: [],
        mail_subject: 'dumiti',
        opened: 6,
        recipients: 27,
      });
    },
  );

  test(
    'delete of one MailingIssue leaves another as it was',
    about(
      'mailingissue.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-2',
        dispatch_state: 'under_review',
        mail_subject: 'dumiti',
        opened: 6,
        recipients: 27,
      });
      await api.delete('/mailingissue/mailingissue-1').removed('the object exists');
      await api.get('/mailingissue/mailingissue-2').ok('another object was deleted', {
        dispatch_state: 'under_review',
        id: 'mailingissue-2',
        linked_articles: [],
        mail_subject: 'dumiti',
        opened: 6,
        recipients: 27,
      });
      await api
        .get('/mailingissue')
        .ok('one of two objects was deleted', [{ id: 'mailingissue-2' }]);
    },
  );

  test(
    'reset removes every MailingIssue',
    about(
      'mailingissue.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-2',
        dispatch_state: 'under_review',
        mail_subject: 'dumiti',
        opened: 6,
        recipients: 27,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/mailingissue').ok('reset removes all objects', []);
      await api.get('/mailingissue/mailingissue-1').notFound('reset removed it');
    },
  );
});

test.describe('MailingIssue: required fields and defaults', () => {
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
    'dispatch_state is "written" when a create leaves it out',
    about(
      'mailingissue.dispatch_state.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of dispatch_state is "written"';
      await api
        .post('/mailingissue', without(mailingIssue, 'dispatch_state'))
        .created(because, { dispatch_state: 'written' });
      await api.get('/mailingissue/mailingissue-1').ok(because, { dispatch_state: 'written' });
    },
  );

  test(
    'create refuses a MailingIssue without an id',
    about(
      'mailingissue.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/mailingissue', without(mailingIssue, 'id')).invalid('id must be sent');
      await api.get('/mailingissue').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a MailingIssue without mail_subject, which is required',
    about(
      'mailingissue.mail_subject.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/mailingissue', without(mailingIssue, 'mail_subject'))
        .invalid('mail_subject is required and has no default');
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a MailingIssue without opened, which is optional',
    about(
      'mailingissue.opened.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened is optional';
      await api
        .post('/mailingissue', without(mailingIssue, 'opened'))
        .created(because, { opened: null });
      await api.get('/mailingissue/mailingissue-1').ok(because, { opened: null });
    },
  );

  test(
    'create refuses a MailingIssue without recipients, which is required',
    about(
      'mailingissue.recipients.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/mailingissue', without(mailingIssue, 'recipients'))
        .invalid('recipients is required and has no default');
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of dispatch_state or recipients alone leaves every other field as it is',
    about(
      'mailingissue.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('MediaMention', mediaMention);
      await api.create('MailingIssue', { ...mailingIssue, linked_articles: ['mediamention-1'] });
      await api
        .patch('/mailingissue/mailingissue-1', { dispatch_state: 'under_review' })
        .ok(because, {
          ...mailingIssue,
          dispatch_state: 'under_review',
          linked_articles: ['mediamention-1'],
        });
      await api.patch('/mailingissue/mailingissue-1', { recipients: 27 }).ok(because, {
        ...mailingIssue,
        dispatch_state: 'under_review',
        linked_articles: ['mediamention-1'],
        recipients: 27,
      });
      await api.get('/mailingissue/mailingissue-1').ok(because, {
        ...mailingIssue,
        dispatch_state: 'under_review',
        linked_articles: ['mediamention-1'],
        recipients: 27,
      });
    },
  );
});

test.describe('MailingIssue: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'dispatch_state may be null, which is not replaced by its default',
    about(
      'mailingissue.dispatch_state.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'dispatch_state is nullable and its default is for absence only';
      await api
        .post('/mailingissue', { ...mailingIssue, dispatch_state: null })
        .created(because, { dispatch_state: null });
      await api.get('/mailingissue/mailingissue-1').ok(because, { dispatch_state: null });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { dispatch_state: null })
        .ok(because, { dispatch_state: null });
      await api.get('/mailingissue/mailingissue-2').ok(because, { dispatch_state: null });
    },
  );

  test(
    'mail_subject may be null',
    about(
      'mailingissue.mail_subject.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mail_subject is nullable';
      await api
        .post('/mailingissue', { ...mailingIssue, mail_subject: null })
        .created(because, { mail_subject: null });
      await api.get('/mailingissue/mailingissue-1').ok(because, { mail_subject: null });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { mail_subject: null })
        .ok(because, { mail_subject: null });
      await api.get('/mailingissue/mailingissue-2').ok(because, { mail_subject: null });
    },
  );

  test(
    'opened may be null',
    about(
      'mailingissue.opened.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened is nullable';
      await api
        .post('/mailingissue', { ...mailingIssue, opened: null })
        .created(because, { opened: null });
      await api.get('/mailingissue/mailingissue-1').ok(because, { opened: null });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { opened: null })
        .ok(because, { opened: null });
      await api.get('/mailingissue/mailingissue-2').ok(because, { opened: null });
    },
  );

  test(
    'create and update refuse null for recipients',
    about(
      'mailingissue.recipients.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'recipients must not be null';
      await api.post('/mailingissue', { ...mailingIssue, recipients: null }).invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api.patch('/mailingissue/mailingissue-1', { recipients: null }).invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { recipients: 87 });
    },
  );
});

test.describe('MailingIssue: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'create and update refuse a dispatch_state of a wrong type',
    about(
      'mailingissue.dispatch_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'dispatch_state must be one of written, scheduled, sent, withheld, under_review';
      await api.post('/mailingissue', { ...mailingIssue, dispatch_state: 421337 }).invalid(because);
      await api
        .post('/mailingissue', { ...mailingIssue, dispatch_state: { value: 'text' } })
        .invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api.patch('/mailingissue/mailingissue-1', { dispatch_state: 0 }).invalid(because);
      await api.patch('/mailingissue/mailingissue-1', { dispatch_state: {} }).invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { dispatch_state: 'scheduled' });
    },
  );

  test(
    'mail_subject of digits alone stays a string',
    about(
      'mailingissue.mail_subject.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of mail_subject';
      await api
        .post('/mailingissue', { ...mailingIssue, mail_subject: '0042' })
        .created(because, { mail_subject: '0042' });
      await api.get('/mailingissue/mailingissue-1').ok(because, { mail_subject: '0042' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { mail_subject: '0042' })
        .ok(because, { mail_subject: '0042' });
      await api.get('/mailingissue/mailingissue-2').ok(because, { mail_subject: '0042' });
    },
  );

  test(
    'mail_subject keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'mailingissue.mail_subject.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of mail_subject';
      await api
        .post('/mailingissue', { ...mailingIssue, mail_subject: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { mail_subject: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/mailingissue/mailingissue-1')
        .ok(because, { mail_subject: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { mail_subject: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { mail_subject: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/mailingissue/mailingissue-2')
        .ok(because, { mail_subject: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a mail_subject of a wrong type',
    about(
      'mailingissue.mail_subject.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mail_subject must be a string';
      await api.post('/mailingissue', { ...mailingIssue, mail_subject: 421337 }).invalid(because);
      await api
        .post('/mailingissue', { ...mailingIssue, mail_subject: { value: 'text' } })
        .invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api.patch('/mailingissue/mailingissue-1', { mail_subject: 0 }).invalid(because);
      await api.patch('/mailingissue/mailingissue-1', { mail_subject: {} }).invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { mail_subject: 'nalu' });
    },
  );

  test(
    'mail_subject may be right at its minimum length of 3',
    about(
      'mailingissue.mail_subject.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of mail_subject is 3, inclusive';
      await api
        .post('/mailingissue', { ...mailingIssue, mail_subject: 'bi ' })
        .created(because, { mail_subject: 'bi ' });
      await api.get('/mailingissue/mailingissue-1').ok(because, { mail_subject: 'bi ' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { mail_subject: 'bi ' })
        .ok(because, { mail_subject: 'bi ' });
      await api.get('/mailingissue/mailingissue-2').ok(because, { mail_subject: 'bi ' });
    },
  );

  test(
    'create and update refuse a mail_subject below its minimum length of 3',
    about(
      'mailingissue.mail_subject.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mail_subject must have at least 3 characters';
      await api.post('/mailingissue', { ...mailingIssue, mail_subject: 'r ' }).invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api.patch('/mailingissue/mailingissue-1', { mail_subject: 'r ' }).invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { mail_subject: 'nalu' });
    },
  );

  test(
    'mail_subject has no maximum length',
    about(
      'mailingissue.mail_subject.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mail_subject has no maximum length';
      await api
        .post('/mailingissue', {
          ...mailingIssue,
          mail_subject:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          mail_subject:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/mailingissue/mailingissue-1').ok(because, {
        mail_subject:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', {
          mail_subject:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          mail_subject:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/mailingissue/mailingissue-2').ok(because, {
        mail_subject:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'create and update refuse an opened of a wrong type',
    about(
      'mailingissue.opened.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened must be an integer';
      await api.post('/mailingissue', { ...mailingIssue, opened: 'abc' }).invalid(because);
      await api
        .post('/mailingissue', { ...mailingIssue, opened: { value: 'text' } })
        .invalid(because);
      await api.post('/mailingissue', { ...mailingIssue, opened: 16.5 }).invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api.patch('/mailingissue/mailingissue-1', { opened: 'abc' }).invalid(because);
      await api.patch('/mailingissue/mailingissue-1', { opened: {} }).invalid(because);
      await api.patch('/mailingissue/mailingissue-1', { opened: 16.5 }).invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { opened: 17 });
    },
  );

  test(
    'opened may be right at its minimum of 0',
    about(
      'mailingissue.opened.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of opened is 0, inclusive';
      await api
        .post('/mailingissue', { ...mailingIssue, opened: 0 })
        .created(because, { opened: 0 });
      await api.get('/mailingissue/mailingissue-1').ok(because, { opened: 0 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api.patch('/mailingissue/mailingissue-2', { opened: 0 }).ok(because, { opened: 0 });
      await api.get('/mailingissue/mailingissue-2').ok(because, { opened: 0 });
    },
  );

  test(
    'create and update refuse an opened below its minimum of 0',
    about(
      'mailingissue.opened.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened must be at least 0';
      await api.post('/mailingissue', { ...mailingIssue, opened: -1 }).invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api.patch('/mailingissue/mailingissue-1', { opened: -1 }).invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { opened: 17 });
    },
  );

  test(
    'opened may be right at its maximum of 500000',
    about(
      'mailingissue.opened.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of opened is 500000, inclusive';
      await api
        .post('/mailingissue', { ...mailingIssue, opened: 500000 })
        .created(because, { opened: 500000 });
      await api.get('/mailingissue/mailingissue-1').ok(because, { opened: 500000 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { opened: 500000 })
        .ok(because, { opened: 500000 });
      await api.get('/mailingissue/mailingissue-2').ok(because, { opened: 500000 });
    },
  );

  test(
    'create and update refuse an opened above its maximum of 500000',
    about(
      'mailingissue.opened.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'opened must be at most 500000';
      await api.post('/mailingissue', { ...mailingIssue, opened: 500001 }).invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api.patch('/mailingissue/mailingissue-1', { opened: 500001 }).invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { opened: 17 });
    },
  );

  test(
    'create and update refuse a recipients of a wrong type',
    about(
      'mailingissue.recipients.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'recipients must be an integer';
      await api.post('/mailingissue', { ...mailingIssue, recipients: 'abc' }).invalid(because);
      await api
        .post('/mailingissue', { ...mailingIssue, recipients: { value: 'text' } })
        .invalid(because);
      await api.post('/mailingissue', { ...mailingIssue, recipients: 86.5 }).invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api.patch('/mailingissue/mailingissue-1', { recipients: 'abc' }).invalid(because);
      await api.patch('/mailingissue/mailingissue-1', { recipients: {} }).invalid(because);
      await api.patch('/mailingissue/mailingissue-1', { recipients: 86.5 }).invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { recipients: 87 });
    },
  );

  test(
    'recipients may be right at its minimum of 0',
    about(
      'mailingissue.recipients.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of recipients is 0, inclusive';
      await api
        .post('/mailingissue', { ...mailingIssue, recipients: 0 })
        .created(because, { recipients: 0 });
      await api.get('/mailingissue/mailingissue-1').ok(because, { recipients: 0 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { recipients: 0 })
        .ok(because, { recipients: 0 });
      await api.get('/mailingissue/mailingissue-2').ok(because, { recipients: 0 });
    },
  );

  test(
    'create and update refuse a recipients below its minimum of 0',
    about(
      'mailingissue.recipients.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'recipients must be at least 0';
      await api.post('/mailingissue', { ...mailingIssue, recipients: -1 }).invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api.patch('/mailingissue/mailingissue-1', { recipients: -1 }).invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { recipients: 87 });
    },
  );

  test(
    'recipients has no maximum',
    about(
      'mailingissue.recipients.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'recipients has no maximum';
      await api
        .post('/mailingissue', { ...mailingIssue, recipients: 1000000 })
        .created(because, { recipients: 1000000 });
      await api.get('/mailingissue/mailingissue-1').ok(because, { recipients: 1000000 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { recipients: 1000000 })
        .ok(because, { recipients: 1000000 });
      await api.get('/mailingissue/mailingissue-2').ok(because, { recipients: 1000000 });
    },
  );
});

test.describe('MailingIssue: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'dispatch_state may be written, scheduled, sent, withheld, under_review',
    about(
      'mailingissue.dispatch_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of NewsletterIssueDispatchState';
      await api
        .post('/mailingissue', { ...mailingIssue, dispatch_state: 'written' })
        .created(because, { dispatch_state: 'written' });
      await api
        .patch('/mailingissue/mailingissue-1', { dispatch_state: 'scheduled' })
        .ok(because, { dispatch_state: 'scheduled' });
      await api
        .patch('/mailingissue/mailingissue-1', { dispatch_state: 'sent' })
        .ok(because, { dispatch_state: 'sent' });
      await api
        .patch('/mailingissue/mailingissue-1', { dispatch_state: 'withheld' })
        .ok(because, { dispatch_state: 'withheld' });
      await api
        .patch('/mailingissue/mailingissue-1', { dispatch_state: 'under_review' })
        .ok(because, { dispatch_state: 'under_review' });
      await api.get('/mailingissue/mailingissue-1').ok(because, { dispatch_state: 'under_review' });
      await api
        .patch('/mailingissue/mailingissue-1', { dispatch_state: 'written' })
        .ok(because, { dispatch_state: 'written' });
    },
  );

  test(
    'dispatch_state may be withheld, which NewsletterIssueDispatchState has gained',
    about(
      'mailingissue.dispatch_state.accepts-added-withheld',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'withheld was added to NewsletterIssueDispatchState';
      await api
        .post('/mailingissue', { ...mailingIssue, dispatch_state: 'withheld' })
        .created(because, { dispatch_state: 'withheld' });
      await api.get('/mailingissue/mailingissue-1').ok(because, { dispatch_state: 'withheld' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { dispatch_state: 'withheld' })
        .ok(because, { dispatch_state: 'withheld' });
      await api.get('/mailingissue/mailingissue-2').ok(because, { dispatch_state: 'withheld' });
    },
  );

  test(
    'dispatch_state may be under_review, which NewsletterIssueDispatchState has gained',
    about(
      'mailingissue.dispatch_state.accepts-added-under_review',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'under_review was added to NewsletterIssueDispatchState';
      await api
        .post('/mailingissue', { ...mailingIssue, dispatch_state: 'under_review' })
        .created(because, { dispatch_state: 'under_review' });
      await api.get('/mailingissue/mailingissue-1').ok(because, { dispatch_state: 'under_review' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { dispatch_state: 'under_review' })
        .ok(because, { dispatch_state: 'under_review' });
      await api.get('/mailingissue/mailingissue-2').ok(because, { dispatch_state: 'under_review' });
    },
  );

  test(
    'create and update refuse a dispatch_state that NewsletterIssueDispatchState does not list, such as unheard_of',
    about(
      'mailingissue.dispatch_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'dispatch_state must be one of written, scheduled, sent, withheld, under_review';
      await api
        .post('/mailingissue', { ...mailingIssue, dispatch_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/mailingissue', { ...mailingIssue, dispatch_state: 'written ' })
        .invalid(because);
      await api
        .post('/mailingissue', { ...mailingIssue, dispatch_state: 'writte' })
        .invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api
        .patch('/mailingissue/mailingissue-1', { dispatch_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { dispatch_state: 'scheduled' });
    },
  );

  test(
    'create and update refuse the dispatch_state WRITTEN, as upper and lower case differ',
    about(
      'mailingissue.dispatch_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'dispatch_state must be one of written, scheduled, sent, withheld, under_review';
      await api
        .post('/mailingissue', { ...mailingIssue, dispatch_state: 'WRITTEN' })
        .invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api
        .patch('/mailingissue/mailingissue-1', { dispatch_state: 'WRITTEN' })
        .invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { dispatch_state: 'scheduled' });
    },
  );
});

test.describe('MailingIssue: references', () => {
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

  test(
    'linked_articles is an empty list when a create leaves it out',
    about(
      'mailingissue.linked_articles.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_articles was left out';
      await api.post('/mailingissue', mailingIssue).created(because, { linked_articles: [] });
      await api.get('/mailingissue/mailingissue-1').ok(because, { linked_articles: [] });
    },
  );

  test(
    'linked_articles lists existing MediaMention objects and is answered as their ids',
    about(
      'mailingissue.linked_articles.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_articles was sent with two ids';
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-3' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-4' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-5' });
      await api
        .post('/mailingissue', {
          ...mailingIssue,
          linked_articles: ['mediamention-1', 'mediamention-2'],
        })
        .created(because, { linked_articles: ['mediamention-1', 'mediamention-2'] });
      await api
        .get('/mailingissue/mailingissue-1')
        .ok(because, { linked_articles: ['mediamention-1', 'mediamention-2'] });
      await api
        .get('/mailingissue')
        .ok('lists answer references as ids too', [
          { id: 'mailingissue-1', linked_articles: ['mediamention-1', 'mediamention-2'] },
        ]);
      await api
        .patch('/mailingissue/mailingissue-1', {
          linked_articles: ['mediamention-2', 'mediamention-1'],
        })
        .ok('any order will do', { linked_articles: ['mediamention-2', 'mediamention-1'] });
      await api
        .patch('/mailingissue/mailingissue-1', {
          linked_articles: [
            'mediamention-1',
            'mediamention-2',
            'mediamention-3',
            'mediamention-4',
            'mediamention-5',
          ],
        })
        .ok('no length is too much', {
          linked_articles: [
            'mediamention-1',
            'mediamention-2',
            'mediamention-3',
            'mediamention-4',
            'mediamention-5',
          ],
        });
      await api.delete('/mailingissue/mailingissue-1').removed('the object exists');
      await api
        .get('/mediamention')
        .ok('only what refers to them was deleted', [
          { id: 'mediamention-1' },
          { id: 'mediamention-2' },
          { id: 'mediamention-3' },
          { id: 'mediamention-4' },
          { id: 'mediamention-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in linked_articles',
    about(
      'mailingissue.linked_articles.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.create('MailingIssue', { ...mailingIssue, linked_articles: ['mediamention-1'] });
      await api
        .patch('/mailingissue/mailingissue-1', { linked_articles: ['mediamention-2'] })
        .ok('an update replaces the list', { linked_articles: ['mediamention-2'] });
      await api
        .patch('/mailingissue/mailingissue-1', { linked_articles: [] })
        .ok('the change is valid');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('the list was emptied', { linked_articles: [] });
    },
  );

  test(
    'create and update refuse an id in linked_articles that no MediaMention has',
    about(
      'mailingissue.linked_articles.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_articles must hold only ids of existing MediaMention objects';
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .post('/mailingissue', { ...mailingIssue, linked_articles: ['mediamention-unknown'] })
        .invalid(because);
      await api
        .post('/mailingissue', {
          ...mailingIssue,
          linked_articles: ['mediamention-1', 'mediamention-unknown'],
        })
        .invalid(because);
      await api
        .post('/mailingissue', {
          ...mailingIssue,
          linked_articles: ['mediamention-unknown', 'mediamention-2'],
        })
        .invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
      });
      await api
        .patch('/mailingissue/mailingissue-1', { linked_articles: ['mediamention-unknown'] })
        .invalid(because);
      await api
        .patch('/mailingissue/mailingissue-1', {
          linked_articles: ['mediamention-1', 'mediamention-unknown'],
        })
        .invalid(because);
      await api
        .patch('/mailingissue/mailingissue-1', {
          linked_articles: ['mediamention-unknown', 'mediamention-2'],
        })
        .invalid(because);
      await api.get('/mailingissue/mailingissue-1').ok('a refused update changes nothing', {
        linked_articles: ['mediamention-1', 'mediamention-2'],
      });
    },
  );

  test(
    'create and update refuse null for the list linked_articles',
    about(
      'mailingissue.linked_articles.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_articles must not be null';
      await api.post('/mailingissue', { ...mailingIssue, linked_articles: null }).invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api.patch('/mailingissue/mailingissue-1', { linked_articles: null }).invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { linked_articles: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for linked_articles',
    about(
      'mailingissue.linked_articles.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_articles must be a list of ids of MediaMention';
      await api.create('MediaMention', { ...mediaMention, id: 'x' });
      await api.post('/mailingissue', { ...mailingIssue, linked_articles: 'x' }).invalid(because);
      await api
        .post('/mailingissue', { ...mailingIssue, linked_articles: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/mailingissue/mailingissue-1').notFound('a refused create stores nothing');
      await api.create('MailingIssue', mailingIssue);
      await api.patch('/mailingissue/mailingissue-1', { linked_articles: 'x' }).invalid(because);
      await api.patch('/mailingissue/mailingissue-1', { linked_articles: [{}] }).invalid(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { linked_articles: [] });
    },
  );

  test(
    'deleting a MediaMention takes its id out of every linked_articles and keeps the others',
    about(
      'mailingissue.linked_articles.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mediamention-2 was deleted';
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-3' });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2', 'mediamention-3'],
      });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-2',
        linked_articles: ['mediamention-2'],
      });
      await api.delete('/mediamention/mediamention-2').removed('the object exists');
      await api.get('/mailingissue/mailingissue-1').ok(because, {
        id: 'mailingissue-1',
        linked_articles: ['mediamention-1', 'mediamention-3'],
      });
      await api
        .get('/mailingissue/mailingissue-2')
        .ok(because, { id: 'mailingissue-2', linked_articles: [] });
      await api.get('/mailingissue').ok(because, [
        { id: 'mailingissue-1', linked_articles: ['mediamention-1', 'mediamention-3'] },
        { id: 'mailingissue-2', linked_articles: [] },
      ]);
      await api
        .patch('/mailingissue/mailingissue-1', { dispatch_state: 'under_review' })
        .ok('an update of something else brings no reference back', {
          linked_articles: ['mediamention-1', 'mediamention-3'],
        });
      await api
        .patch('/mailingissue/mailingissue-1', {
          linked_articles: ['mediamention-1', 'mediamention-2'],
        })
        .invalid('linked_articles must hold only ids of existing MediaMention objects');
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .get('/mailingissue/mailingissue-2')
        .ok('the MediaMention that has the id mediamention-2 now is another', {
          linked_articles: [],
        });
    },
  );

  test(
    'create and update refuse the id of a MailingIssue in linked_articles, which refers to MediaMention',
    about(
      'mailingissue.linked_articles.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_articles must hold only ids of existing MediaMention objects';
      await api.create('MailingIssue', mailingIssue);
      await api
        .post('/mailingissue', {
          ...mailingIssue,
          id: 'mailingissue-2',
          linked_articles: ['mailingissue-1'],
        })
        .invalid(because);
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .patch('/mailingissue/mailingissue-2', { linked_articles: ['mailingissue-1'] })
        .invalid(because);
      await api
        .get('/mailingissue/mailingissue-2')
        .ok('a refused update changes nothing', { linked_articles: [] });
    },
  );

  test(
    'deleting a MailingIssue, or the MediaMention of the same id, leaves the other one and linked_articles as they are',
    about(
      'mailingissue.linked_articles.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('MediaMention', { ...mediaMention, id: 'mailingissue-1' });
      await api.create('MediaMention', { ...mediaMention, id: 'mailingissue-2' });
      await api.create('MailingIssue', { ...mailingIssue, linked_articles: ['mailingissue-2'] });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api.delete('/mailingissue/mailingissue-2').removed(because);
      await api
        .get('/mediamention/mailingissue-2')
        .ok('no MediaMention was deleted', { ...mediaMention, id: 'mailingissue-2' });
      await api.delete('/mediamention/mailingissue-1').removed(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('only the MediaMention mailingissue-1 was deleted', {
          ...mailingIssue,
          linked_articles: ['mailingissue-2'],
        });
    },
  );

  test(
    'update that is refused for linked_articles does not change dispatch_state either',
    about(
      'mailingissue.linked_articles.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api
        .patch('/mailingissue/mailingissue-1', {
          dispatch_state: 'under_review',
          linked_articles: ['mediamention-unknown'],
        })
        .invalid('linked_articles must hold only ids of existing MediaMention objects');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused update changes nothing', { ...mailingIssue, linked_articles: [] });
    },
  );
});

test.describe('MailingIssue: actions', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
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
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.order: Effects are applied in the order listed, each seeing what the ones before did,
  //   and before the state field changes.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'send_issue moves dispatch_state from scheduled to sent',
    about(
      'mailingissue.send_issue.moves-from-scheduled',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .ok('the state is right and every condition holds', {
          dispatch_state: 'sent',
          id: 'mailingissue-1',
          linked_articles: ['mediamention-1', 'mediamention-2'],
          mail_subject: 'nalu',
          opened: 87,
          recipients: 88,
        });
      await api.get('/mailingissue/mailingissue-1').ok('what the action did is stored', {
        dispatch_state: 'sent',
        id: 'mailingissue-1',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        mail_subject: 'nalu',
        opened: 87,
        recipients: 88,
      });
    },
  );

  test(
    'send_issue leaves objects alone that it does not concern',
    about('mailingissue.send_issue.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-2',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .ok('the state is right and every condition holds');
      await api
        .get('/mailingissue/mailingissue-2')
        .ok('send_issue was called on mailingissue-1, which does not concern this object', {
          dispatch_state: 'scheduled',
          id: 'mailingissue-2',
          linked_articles: ['mediamention-1', 'mediamention-2'],
          mail_subject: 'nalu',
          opened: 87,
          recipients: 88,
        });
    },
  );

  test(
    'send_issue acts on what updates left, and later updates leave what it did',
    about(
      'mailingissue.send_issue.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('MediaMention', { ...mediaMention, readers: 20029 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 79971 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: 'sent',
        linked_articles: [],
        opened: 88,
        recipients: 88,
      });
      await api
        .patch('/mailingissue/mailingissue-1', {
          dispatch_state: 'scheduled',
          linked_articles: ['mediamention-1', 'mediamention-2'],
          opened: 87,
        })
        .ok(because);
      await api.patch('/mediamention/mediamention-2', { readers: 20029 }).ok(because);
      await api.patch('/mediamention/mediamention-1', { readers: 79971 }).ok(because);
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .ok('the state is right and every condition holds');
      await api
        .get('/mailingissue')
        .ok('a list shows what send_issue did', [{ id: 'mailingissue-1', dispatch_state: 'sent' }]);
      await api.patch('/mailingissue/mailingissue-1', { mail_subject: 'dumiti' }).ok(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('what send_issue did stays when something else is updated', {
          mail_subject: 'dumiti',
          dispatch_state: 'sent',
        });
      await api
        .patch('/mailingissue/mailingissue-1', { dispatch_state: 'scheduled' })
        .ok('an update may lead back to any dispatch_state');
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .ok('the state is right and every condition holds', { dispatch_state: 'sent' });
    },
  );

  test(
    'send_issue answers 404 for an id that no MailingIssue has',
    about('mailingissue.send_issue.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api
        .post('/mailingissue/mailingissue-unknown/send_issue')
        .notFound('no MailingIssue has the id mailingissue-unknown');
      await api.delete('/mailingissue/mailingissue-1').removed('the object exists');
      await api.post('/mailingissue/mailingissue-1/send_issue').notFound('it was deleted');
      await api.create('MediaMention', mediaMention);
      await api
        .post('/mailingissue/mediamention-1/send_issue')
        .notFound('the id is that of a MediaMention, and no MailingIssue has it');
    },
  );

  test(
    'send_issue is refused while dispatch_state is written',
    about(
      'mailingissue.send_issue.refuses-from-written',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: 'written',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('send_issue starts from scheduled, and dispatch_state is written');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: 'written' });
    },
  );

  test(
    'send_issue is refused while dispatch_state is sent',
    about(
      'mailingissue.send_issue.refuses-from-sent',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: 'sent',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('send_issue starts from scheduled, and dispatch_state is sent');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: 'sent' });
    },
  );

  test(
    'send_issue is refused while dispatch_state is withheld',
    about(
      'mailingissue.send_issue.refuses-from-withheld',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: 'withheld',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('send_issue starts from scheduled, and dispatch_state is withheld');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: 'withheld' });
    },
  );

  test(
    'send_issue is refused while dispatch_state is under_review',
    about(
      'mailingissue.send_issue.refuses-from-under_review',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: 'under_review',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('send_issue starts from scheduled, and dispatch_state is under_review');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: 'under_review' });
    },
  );

  test(
    'send_issue is refused while dispatch_state is null',
    about(
      'mailingissue.send_issue.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: null,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('send_issue starts from scheduled, and dispatch_state is null');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: null });
    },
  );

  test(
    'send_issue is refused unless this.opened < this.recipients',
    about(
      'mailingissue.send_issue.refuses-unless-opened-lt-recipients',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 88,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('the condition this.opened < this.recipients is not satisfied');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: 'scheduled' });
      await api.patch('/mailingissue/mailingissue-1', { opened: 9 }).ok('the change is valid');
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'send_issue is refused unless sum(this.linked_articles.readers) >= 100000',
    about(
      'mailingissue.send_issue.refuses-unless-sum-linked_articles-readers-gte-100000',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20028 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('the condition sum(this.linked_articles.readers) >= 100000 is not satisfied');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: 'scheduled' });
    },
  );

  test(
    'send_issue is refused when opened is null',
    about(
      'mailingissue.send_issue.refuses-when-opened-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: null,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('the condition this.opened < this.recipients is not satisfied');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: 'scheduled' });
    },
  );

  test(
    'send_issue succeeds when opened is 0',
    about(
      'mailingissue.send_issue.succeeds-when-opened-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 0,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .ok('the state is right and every condition holds', { dispatch_state: 'sent' });
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('opened is 0, which is allowed', { dispatch_state: 'sent' });
    },
  );

  test(
    'send_issue is refused when readers of an object in linked_articles is null',
    about(
      'mailingissue.send_issue.refuses-when-readers-in-linked_articles-is-null',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: null });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('the condition sum(this.linked_articles.readers) >= 100000 is not satisfied');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: 'scheduled' });
    },
  );

  test(
    'send_issue is refused when linked_articles is empty',
    about(
      'mailingissue.send_issue.refuses-when-linked_articles-is-empty',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: [],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('the condition sum(this.linked_articles.readers) >= 100000 is not satisfied');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: 'scheduled' });
    },
  );

  test(
    'send_issue succeeds when sum(this.linked_articles.readers) >= 100000 is decided by the last objects in linked_articles',
    about(
      'mailingissue.send_issue.succeeds-when-sum-linked_articles-readers-gte-100000-by-later-ones-in-linked_articles',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20028 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-3' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-4' });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2', 'mediamention-3', 'mediamention-4'],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .ok('the state is right and every condition holds', { dispatch_state: 'sent' });
      await api
        .get('/mailingissue/mailingissue-1')
        .ok(
          'sum(this.linked_articles.readers) >= 100000 is decided by the last objects in linked_articles, which is allowed',
          {
            dispatch_state: 'sent',
          },
        );
    },
  );

  test(
    'send_issue is refused when sum(this.linked_articles.readers) >= 100000 would hold with the objects that are not in linked_articles',
    about(
      'mailingissue.send_issue.refuses-when-sum-linked_articles-readers-gte-100000-for-those-in-linked_articles-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20028 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-3', readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-4', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('the condition sum(this.linked_articles.readers) >= 100000 is not satisfied');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: 'scheduled' });
    },
  );

  test(
    'send_issue is refused after the deletion of what linked_articles named',
    about(
      'mailingissue.send_issue.refuses-after-delete-in-linked_articles',
      'guards.count-sum',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('MediaMention', { ...mediaMention, readers: 79971 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', readers: 20029 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 87,
        recipients: 88,
      });
      await api.delete('/mediamention/mediamention-1').removed(because);
      await api.delete('/mediamention/mediamention-2').removed(because);
      await api
        .post('/mailingissue/mailingissue-1/send_issue')
        .refused('the condition sum(this.linked_articles.readers) >= 100000 is not satisfied');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a refused action changes nothing', { dispatch_state: 'scheduled' });
    },
  );

  test(
    'withhold_issue moves dispatch_state from scheduled to withheld',
    about(
      'mailingissue.withhold_issue.moves-from-scheduled',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .ok('the state is right and every condition holds', {
          dispatch_state: 'withheld',
          id: 'mailingissue-1',
          linked_articles: ['mediamention-1', 'mediamention-2'],
          mail_subject: 'nalu',
          opened: 1017,
          recipients: 5017,
        });
      await api.get('/mailingissue/mailingissue-1').ok('what the action did is stored', {
        dispatch_state: 'withheld',
        id: 'mailingissue-1',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        mail_subject: 'nalu',
        opened: 1017,
        recipients: 5017,
      });
    },
  );

  test(
    'withhold_issue applies the effect: set this.recipients to this.opened + 5000',
    about(
      'mailingissue.withhold_issue.effect-set-recipients-to-opened-plus-5000',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('withhold_issue was not called yet', { result: 100017 });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .ok('the state is right and every condition holds');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('set this.recipients to this.opened + 5000', {
          recipients: 5017,
          id: 'mailingissue-1',
          linked_articles: ['mediamention-1', 'mediamention-2'],
          mail_subject: 'nalu',
        });
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('withhold_issue changed recipients', { result: 5017 });
    },
  );

  test(
    'withhold_issue applies the effect: increase this.opened by 1000',
    about(
      'mailingissue.withhold_issue.effect-increase-opened-by-1000',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'withhold_issue was not called yet';
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api.get('/analytics/mailingissue/opened/max').ok(because, { result: 17 });
      await api.get('/analytics/mailingissue/opened/sum').ok(because, { result: 17 });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .ok('the state is right and every condition holds');
      await api.get('/mailingissue/mailingissue-1').ok('increase this.opened by 1000', {
        opened: 1017,
        id: 'mailingissue-1',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        mail_subject: 'nalu',
      });
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('withhold_issue changed opened', { result: 1017 });
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('withhold_issue changed opened', { result: 1017 });
    },
  );

  test(
    'withhold_issue applies its effects in the order in which they are listed',
    about(
      'mailingissue.withhold_issue.applies-effects-in-order',
      'effects.order',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .ok('the state is right and every condition holds');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('each effect sees what the ones before did', {
          dispatch_state: 'withheld',
          recipients: 5017,
          opened: 1017,
        });
    },
  );

  test(
    'withhold_issue leaves objects alone that it does not concern',
    about(
      'mailingissue.withhold_issue.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-2',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .ok('the state is right and every condition holds');
      await api
        .get('/mailingissue/mailingissue-2')
        .ok('withhold_issue was called on mailingissue-1, which does not concern this object', {
          ...mailingIssue,
          id: 'mailingissue-2',
          linked_articles: ['mediamention-1', 'mediamention-2'],
          recipients: 100017,
        });
    },
  );

  test(
    'withhold_issue acts on what updates left, and later updates leave what it did',
    about(
      'mailingissue.withhold_issue.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('MediaMention', { ...mediaMention, starred: false });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: 'withheld',
        linked_articles: [],
        recipients: 100016,
      });
      await api
        .patch('/mailingissue/mailingissue-1', {
          dispatch_state: 'scheduled',
          linked_articles: ['mediamention-1', 'mediamention-2'],
          recipients: 100017,
        })
        .ok(because);
      await api.patch('/mediamention/mediamention-2', { starred: false }).ok(because);
      await api.patch('/mediamention/mediamention-1', { starred: true }).ok(because);
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .ok('the state is right and every condition holds');
      await api
        .get('/mailingissue')
        .ok('a list shows what withhold_issue did', [
          { id: 'mailingissue-1', dispatch_state: 'withheld', recipients: 5017, opened: 1017 },
        ]);
      await api.patch('/mailingissue/mailingissue-1', { mail_subject: 'dumiti' }).ok(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('what withhold_issue did stays when something else is updated', {
          mail_subject: 'dumiti',
          dispatch_state: 'withheld',
          recipients: 5017,
          opened: 1017,
        });
    },
  );

  test(
    'withhold_issue answers 404 for an id that no MailingIssue has',
    about(
      'mailingissue.withhold_issue.unknown-id',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api
        .post('/mailingissue/mailingissue-unknown/withhold_issue')
        .notFound('no MailingIssue has the id mailingissue-unknown');
      await api.delete('/mailingissue/mailingissue-1').removed('the object exists');
      await api.post('/mailingissue/mailingissue-1/withhold_issue').notFound('it was deleted');
      await api.create('MediaMention', mediaMention);
      await api
        .post('/mailingissue/mediamention-1/withhold_issue')
        .notFound('the id is that of a MediaMention, and no MailingIssue has it');
    },
  );

  test(
    'withhold_issue is refused while dispatch_state is written',
    about(
      'mailingissue.withhold_issue.refuses-from-written',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: 'written',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .refused('withhold_issue starts from scheduled, and dispatch_state is written');
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: 'written',
        recipients: 100017,
        opened: 17,
      });
    },
  );

  test(
    'withhold_issue is refused while dispatch_state is sent',
    about(
      'mailingissue.withhold_issue.refuses-from-sent',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: 'sent',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .refused('withhold_issue starts from scheduled, and dispatch_state is sent');
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: 'sent',
        recipients: 100017,
        opened: 17,
      });
    },
  );

  test(
    'withhold_issue is refused while dispatch_state is withheld',
    about(
      'mailingissue.withhold_issue.refuses-from-withheld',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: 'withheld',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .refused('withhold_issue starts from scheduled, and dispatch_state is withheld');
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: 'withheld',
        recipients: 100017,
        opened: 17,
      });
    },
  );

  test(
    'withhold_issue is refused while dispatch_state is under_review',
    about(
      'mailingissue.withhold_issue.refuses-from-under_review',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: 'under_review',
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .refused('withhold_issue starts from scheduled, and dispatch_state is under_review');
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: 'under_review',
        recipients: 100017,
        opened: 17,
      });
    },
  );

  test(
    'withhold_issue is refused while dispatch_state is null',
    about(
      'mailingissue.withhold_issue.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        dispatch_state: null,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .refused('withhold_issue starts from scheduled, and dispatch_state is null');
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: null,
        recipients: 100017,
        opened: 17,
      });
    },
  );

  test(
    'withhold_issue is refused unless this.opened + 100000 <= this.recipients',
    about(
      'mailingissue.withhold_issue.refuses-unless-opened-plus-100000-lte-recipients',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the condition this.opened + 100000 <= this.recipients is not satisfied';
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100016,
      });
      await api.post('/mailingissue/mailingissue-1/withhold_issue').refused(because);
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: 'scheduled',
        recipients: 100016,
        opened: 17,
      });
      await api.patch('/mailingissue/mailingissue-1', { recipients: 9 }).ok('the change is valid');
      await api.post('/mailingissue/mailingissue-1/withhold_issue').refused(because);
    },
  );

  test(
    'withhold_issue is refused unless any item in this.linked_articles satisfies: item.starred == true',
    about(
      'mailingissue.withhold_issue.refuses-unless-any-linked_articles-starred-eq-true',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, starred: false });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .refused(
          'the condition any item in this.linked_articles satisfies: item.starred == true is not satisfied',
        );
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: 'scheduled',
        recipients: 100017,
        opened: 17,
      });
    },
  );

  test(
    'withhold_issue is refused when opened is null',
    about(
      'mailingissue.withhold_issue.refuses-when-opened-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: null,
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .refused('the condition this.opened + 100000 <= this.recipients is not satisfied');
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: 'scheduled',
        recipients: 100017,
        opened: null,
      });
    },
  );

  test(
    'withhold_issue succeeds when opened is 0',
    about(
      'mailingissue.withhold_issue.succeeds-when-opened-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        opened: 0,
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .ok('the state is right and every condition holds', {
          dispatch_state: 'withheld',
          recipients: 5000,
          opened: 1000,
        });
      await api.get('/mailingissue/mailingissue-1').ok('opened is 0, which is allowed', {
        dispatch_state: 'withheld',
        recipients: 5000,
        opened: 1000,
      });
    },
  );

  test(
    'withhold_issue is refused when starred of an object in linked_articles is null',
    about(
      'mailingissue.withhold_issue.refuses-when-starred-in-linked_articles-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, starred: null });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-3', starred: false });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-4', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-2', 'mediamention-3', 'mediamention-4', 'mediamention-1'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .refused(
          'the condition any item in this.linked_articles satisfies: item.starred == true is not satisfied',
        );
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: 'scheduled',
        recipients: 100017,
        opened: 17,
      });
    },
  );

  test(
    'withhold_issue is refused when linked_articles is empty',
    about(
      'mailingissue.withhold_issue.refuses-when-linked_articles-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: [],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .refused(
          'the condition any item in this.linked_articles satisfies: item.starred == true is not satisfied',
        );
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: 'scheduled',
        recipients: 100017,
        opened: 17,
      });
    },
  );

  test(
    'withhold_issue succeeds when item.starred == true for a later object in linked_articles, but not for the first',
    about(
      'mailingissue.withhold_issue.succeeds-when-a-later-one-in-linked_articles-satisfies',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-3', starred: false });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-4', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-2', 'mediamention-3', 'mediamention-4', 'mediamention-1'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .ok('the state is right and every condition holds', {
          dispatch_state: 'withheld',
          recipients: 5017,
          opened: 1017,
        });
      await api
        .get('/mailingissue/mailingissue-1')
        .ok(
          'item.starred == true for a later object in linked_articles, but not for the first, which is allowed',
          {
            dispatch_state: 'withheld',
            recipients: 5017,
            opened: 1017,
          },
        );
    },
  );

  test(
    'withhold_issue is refused when any item in this.linked_articles satisfies: item.starred == true would hold with the objects that are not in linked_articles',
    about(
      'mailingissue.withhold_issue.refuses-when-any-linked_articles-starred-eq-true-for-those-in-linked_articles-alone',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, starred: false });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-3' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-4', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .refused(
          'the condition any item in this.linked_articles satisfies: item.starred == true is not satisfied',
        );
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: 'scheduled',
        recipients: 100017,
        opened: 17,
      });
    },
  );

  test(
    'withhold_issue is refused after the deletion of what linked_articles named',
    about(
      'mailingissue.withhold_issue.refuses-after-delete-in-linked_articles',
      'guards.quantifiers',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2', starred: false });
      await api.create('MailingIssue', {
        ...mailingIssue,
        linked_articles: ['mediamention-1', 'mediamention-2'],
        recipients: 100017,
      });
      await api.delete('/mediamention/mediamention-1').removed(because);
      await api.delete('/mediamention/mediamention-2').removed(because);
      await api
        .post('/mailingissue/mailingissue-1/withhold_issue')
        .refused(
          'the condition any item in this.linked_articles satisfies: item.starred == true is not satisfied',
        );
      await api.get('/mailingissue/mailingissue-1').ok('a refused action changes nothing', {
        dispatch_state: 'scheduled',
        recipients: 100017,
        opened: 17,
      });
    },
  );
});
