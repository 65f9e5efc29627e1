import { about, test, without } from '../support/api.ts';

// A valid Harbor, as the tests send it.
const harbor = {
  id: 'harbor-1',
  subject_third_internal: 'bodoru',
  subscribed_raw: true,
  stage_central: 'completed',
  medal_tunnel_past_draft: null,
  enabled_previous: true,
};

// A valid AnchorSailor, as the tests send it.
const anchorSailor = {
  id: 'anchorsailor-1',
  nickname: 'latu',
  sealed_off_first: true,
  updated_daily: '2020-04-14 03:40:57',
  seats_partial: 8,
};

// A valid NotebookCottage, as the tests send it.
const notebookCottage = {
  id: 'notebookcottage-1',
  installed: '2021-07-23 05:40:20',
  visibility_regional: 'escalated',
  insured_regional: true,
  position_distant: 18,
  duration: 37.25,
  advice_shared_backup: 'dunala',
};

test.describe('Harbor: create, read, update and delete', () => {
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
    'create answers the new Harbor, and read answers it again',
    about(
      'harbor.create.answers-the-object',
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
        .post('/harbor', harbor)
        .created('create answers the object that was sent', { ...harbor, notebook_cottages: [] });
      await api
        .get('/harbor/harbor-1')
        .ok('read answers the object that was created', { ...harbor, notebook_cottages: [] });
      await api
        .post('/harbor', { ...harbor, id: 'harbor-2' })
        .created('objects may be alike in everything but their ids', { id: 'harbor-2' });
    },
  );

  test(
    'the id of a Harbor may be any text, upper and lower case told apart, but no number',
    about(
      'harbor.create.accepts-any-id',
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
        .post('/harbor', { ...harbor, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Harbor', { ...harbor, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/harbor/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/harbor/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...harbor,
          id: 'Room 2.B at the Very End of the Long Hall',
          notebook_cottages: [],
        });
      await api.post('/harbor', { ...harbor, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Harbor',
    about(
      'harbor.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api
        .patch('/harbor/harbor-1', {
          subject_third_internal: 'sila',
          subscribed_raw: false,
          stage_central: 'expired',
          enabled_previous: false,
        })
        .ok('every one of these fields was sent', {
          id: 'harbor-1',
          subject_third_internal: 'sila',
          subscribed_raw: false,
          stage_central: 'expired',
          medal_tunnel_past_draft: null,
          enabled_previous: false,
          notebook_cottages: [],
        });
      await api.get('/harbor/harbor-1').ok('the update is stored', {
        subject_third_internal: 'sila',
        subscribed_raw: false,
        stage_central: 'expired',
        enabled_previous: false,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('harbor.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Harbor', harbor);
      await api
        .patch('/harbor/harbor-1', {
          id: 'harbor-1',
          subject_third_internal: 'sila',
          subscribed_raw: false,
          stage_central: 'expired',
          enabled_previous: false,
        })
        .ok(because, {
          id: 'harbor-1',
          subject_third_internal: 'sila',
          subscribed_raw: false,
          stage_central: 'expired',
          enabled_previous: false,
        });
      await api.get('/harbor/harbor-1').ok(because, {
        id: 'harbor-1',
        subject_third_internal: 'sila',
        subscribed_raw: false,
        stage_central: 'expired',
        enabled_previous: false,
      });
    },
  );

  test(
    'update that is refused for enabled_previous does not change subject_third_internal either',
    about(
      'harbor.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api
        .patch('/harbor/harbor-1', { subject_third_internal: 'sila', enabled_previous: 'abc' })
        .invalid('enabled_previous must be true or false');
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { ...harbor, notebook_cottages: [] });
    },
  );

  test(
    'delete removes a Harbor: no read finds it and no list holds it',
    about(
      'harbor.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Harbor', harbor);
      await api.delete('/harbor/harbor-1').removed('the object exists');
      await api.get('/harbor/harbor-1').notFound(because);
      await api.patch('/harbor/harbor-1', { id: 'harbor-1' }).notFound(because);
      await api.get('/harbor').ok('what was deleted is in no list', []);
      await api
        .post('/harbor', {
          ...harbor,
          subject_third_internal: 'sila',
          subscribed_raw: false,
          stage_central: 'expired',
          enabled_previous: false,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          id: 'harbor-1',
          subject_third_internal: 'sila',
          subscribed_raw: false,
          stage_central: 'expired',
          medal_tunnel_past_draft: null,
          enabled_previous: false,
          notebook_cottages: [],
        });
      await api
        .get('/harbor/harbor-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          id: 'harbor-1',
          subject_third_internal: 'sila',
          subscribed_raw: false,
          stage_central: 'expired',
          medal_tunnel_past_draft: null,
          enabled_previous: false,
          notebook_cottages: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Harbor has',
    about('harbor.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Harbor has the id harbor-unknown';
      await api.create('Harbor', harbor);
      await api.get('/harbor/harbor-unknown').notFound(because);
      await api
        .patch('/harbor/harbor-unknown', {
          subject_third_internal: 'sila',
          subscribed_raw: false,
          stage_central: 'expired',
          enabled_previous: false,
        })
        .notFound(because);
      await api.delete('/harbor/harbor-unknown').notFound(because);
      await api
        .get('/harbor')
        .ok('requests for an unknown id change nothing', [{ id: 'harbor-1' }]);
    },
  );
});

test.describe('Harbor: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Harbor with all of its fields',
    about(
      'harbor.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-2',
        subject_third_internal: 'sila',
        subscribed_raw: false,
        stage_central: 'expired',
        enabled_previous: false,
      });
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-3',
        subject_third_internal: 'dogi',
        stage_central: 'pending',
      });
      await api.get('/harbor').ok('three objects were created', [
        { ...harbor, notebook_cottages: [] },
        {
          id: 'harbor-2',
          subject_third_internal: 'sila',
          subscribed_raw: false,
          stage_central: 'expired',
          medal_tunnel_past_draft: null,
          enabled_previous: false,
          notebook_cottages: [],
        },
        {
          ...harbor,
          id: 'harbor-3',
          subject_third_internal: 'dogi',
          stage_central: 'pending',
          notebook_cottages: [],
        },
      ]);
      await api.create('Harbor', { ...harbor, id: 'harbor-4', stage_central: 'active' });
      await api.create('Harbor', { ...harbor, id: 'harbor-5' });
      await api.create('Harbor', { ...harbor, id: 'harbor-6' });
      await api.create('Harbor', { ...harbor, id: 'harbor-7' });
      await api.create('Harbor', { ...harbor, id: 'harbor-8' });
      await api.create('Harbor', { ...harbor, id: 'harbor-9' });
      await api.create('Harbor', { ...harbor, id: 'harbor-10' });
      await api.create('Harbor', { ...harbor, id: 'harbor-11' });
      await api
        .get('/harbor')
        .ok('a list holds every object, however many there are', [
          { id: 'harbor-1' },
          { id: 'harbor-2' },
          { id: 'harbor-3' },
          { id: 'harbor-4' },
          { id: 'harbor-5' },
          { id: 'harbor-6' },
          { id: 'harbor-7' },
          { id: 'harbor-8' },
          { id: 'harbor-9' },
          { id: 'harbor-10' },
          { id: 'harbor-11' },
        ]);
    },
  );

  test(
    'update of one Harbor leaves another as it was',
    about(
      'harbor.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-2',
        subject_third_internal: 'sila',
        subscribed_raw: false,
        stage_central: 'expired',
        enabled_previous: false,
      });
      await api
        .patch('/harbor/harbor-2', {
          id: 'harbor-2',
          subject_third_internal: 'sila',
          subscribed_raw: false,
          stage_central: 'expired',
          enabled_previous: false,
        })
        .ok('the change is valid');
      await api
        .get('/harbor/harbor-1')
        .ok('another object was updated', { ...harbor, notebook_cottages: [] });
      await api.get('/harbor/harbor-2').ok('the update is stored', {
        id: 'harbor-2',
        subject_third_internal: 'sila',
        subscribed_raw: false,
        stage_central: 'expired',
        medal_tunnel_past_draft: null,
        enabled_previous: false,
        notebook_cottages: [],
      });
    },
  );

  test(
    'delete of one Harbor leaves another as it was',
    about(
      'harbor.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-2',
        subject_third_internal: 'sila',
        subscribed_raw: false,
        stage_central: 'expired',
        enabled_previous: false,
      });
      await api.delete('/harbor/harbor-1').removed('the object exists');
      await api.get('/harbor/harbor-2').ok('another object was deleted', {
        id: 'harbor-2',
        subject_third_internal: 'sila',
        subscribed_raw: false,
        stage_central: 'expired',
        medal_tunnel_past_draft: null,
        enabled_previous: false,
        notebook_cottages: [],
      });
      await api.get('/harbor').ok('one of two objects was deleted', [{ id: 'harbor-2' }]);
    },
  );

  test(
    'reset removes every Harbor',
    about('harbor.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-2',
        subject_third_internal: 'sila',
        subscribed_raw: false,
        stage_central: 'expired',
        enabled_previous: false,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/harbor').ok('reset removes all objects', []);
      await api.get('/harbor/harbor-1').notFound('reset removed it');
    },
  );
});

test.describe('Harbor: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Harbor without an id',
    about(
      'harbor.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/harbor', without(harbor, 'id')).invalid('id must be sent');
      await api.get('/harbor').ok('a refused create stores nothing', []);
    },
  );

  test(
    'subject_third_internal is "open" when a create leaves it out',
    about(
      'harbor.subject_third_internal.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of subject_third_internal is "open"';
      await api
        .post('/harbor', without(harbor, 'subject_third_internal'))
        .created(because, { subject_third_internal: 'open' });
      await api.get('/harbor/harbor-1').ok(because, { subject_third_internal: 'open' });
    },
  );

  test(
    'subscribed_raw is false when a create leaves it out',
    about(
      'harbor.subscribed_raw.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of subscribed_raw is false';
      await api
        .post('/harbor', without(harbor, 'subscribed_raw'))
        .created(because, { subscribed_raw: false });
      await api.get('/harbor/harbor-1').ok(because, { subscribed_raw: false });
    },
  );

  test(
    'stage_central is "active" when a create leaves it out',
    about(
      'harbor.stage_central.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of stage_central is "active"';
      await api
        .post('/harbor', without(harbor, 'stage_central'))
        .created(because, { stage_central: 'active' });
      await api.get('/harbor/harbor-1').ok(because, { stage_central: 'active' });
    },
  );

  test(
    'create refuses a Harbor without medal_tunnel_past_draft, which is required',
    about(
      'harbor.medal_tunnel_past_draft.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/harbor', without(harbor, 'medal_tunnel_past_draft'))
        .invalid('medal_tunnel_past_draft is required and has no default');
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Harbor without enabled_previous, which is required',
    about(
      'harbor.enabled_previous.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/harbor', without(harbor, 'enabled_previous'))
        .invalid('enabled_previous is required and has no default');
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of subject_third_internal or enabled_previous alone leaves every other field as it is',
    about(
      'harbor.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Harbor', {
        ...harbor,
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1'],
      });
      await api.patch('/harbor/harbor-1', { subject_third_internal: 'sila' }).ok(because, {
        ...harbor,
        subject_third_internal: 'sila',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1'],
      });
      await api.patch('/harbor/harbor-1', { enabled_previous: false }).ok(because, {
        ...harbor,
        subject_third_internal: 'sila',
        medal_tunnel_past_draft: 'anchorsailor-1',
        enabled_previous: false,
        notebook_cottages: ['notebookcottage-1'],
      });
      await api.get('/harbor/harbor-1').ok(because, {
        ...harbor,
        subject_third_internal: 'sila',
        medal_tunnel_past_draft: 'anchorsailor-1',
        enabled_previous: false,
        notebook_cottages: ['notebookcottage-1'],
      });
    },
  );
});

test.describe('Harbor: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'subject_third_internal may be null, which is not replaced by its default',
    about(
      'harbor.subject_third_internal.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'subject_third_internal is nullable and its default is for absence only';
      await api
        .post('/harbor', { ...harbor, subject_third_internal: null })
        .created(because, { subject_third_internal: null });
      await api.get('/harbor/harbor-1').ok(because, { subject_third_internal: null });
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api
        .patch('/harbor/harbor-2', { subject_third_internal: null })
        .ok(because, { subject_third_internal: null });
      await api.get('/harbor/harbor-2').ok(because, { subject_third_internal: null });
    },
  );

  test(
    'create and update refuse null for subscribed_raw',
    about(
      'harbor.subscribed_raw.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'subscribed_raw must not be null';
      await api.post('/harbor', { ...harbor, subscribed_raw: null }).invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { subscribed_raw: null }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { subscribed_raw: true });
    },
  );

  test(
    'create and update refuse null for stage_central',
    about(
      'harbor.stage_central.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage_central must not be null';
      await api.post('/harbor', { ...harbor, stage_central: null }).invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { stage_central: null }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { stage_central: 'completed' });
    },
  );

  test(
    'enabled_previous may be null',
    about(
      'harbor.enabled_previous.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'enabled_previous is nullable';
      await api
        .post('/harbor', { ...harbor, enabled_previous: null })
        .created(because, { enabled_previous: null });
      await api.get('/harbor/harbor-1').ok(because, { enabled_previous: null });
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api
        .patch('/harbor/harbor-2', { enabled_previous: null })
        .ok(because, { enabled_previous: null });
      await api.get('/harbor/harbor-2').ok(because, { enabled_previous: null });
    },
  );
});

test.describe('Harbor: types and bounds', () => {
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'subject_third_internal of digits alone stays a string',
    about(
      'harbor.subject_third_internal.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of subject_third_internal';
      await api
        .post('/harbor', { ...harbor, subject_third_internal: '0042' })
        .created(because, { subject_third_internal: '0042' });
      await api.get('/harbor/harbor-1').ok(because, { subject_third_internal: '0042' });
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api
        .patch('/harbor/harbor-2', { subject_third_internal: '0042' })
        .ok(because, { subject_third_internal: '0042' });
      await api.get('/harbor/harbor-2').ok(because, { subject_third_internal: '0042' });
    },
  );

  test(
    'subject_third_internal keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'harbor.subject_third_internal.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of subject_third_internal';
      await api
        .post('/harbor', { ...harbor, subject_third_internal: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { subject_third_internal: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/harbor/harbor-1')
        .ok(because, { subject_third_internal: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api
        .patch('/harbor/harbor-2', { subject_third_internal: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { subject_third_internal: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/harbor/harbor-2')
        .ok(because, { subject_third_internal: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a subject_third_internal of a wrong type',
    about(
      'harbor.subject_third_internal.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'subject_third_internal must be a string';
      await api.post('/harbor', { ...harbor, subject_third_internal: 421337 }).invalid(because);
      await api
        .post('/harbor', { ...harbor, subject_third_internal: { value: 'text' } })
        .invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { subject_third_internal: 0 }).invalid(because);
      await api.patch('/harbor/harbor-1', { subject_third_internal: {} }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { subject_third_internal: 'bodoru' });
    },
  );

  test(
    'subject_third_internal may be right at its minimum length of 2',
    about(
      'harbor.subject_third_internal.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of subject_third_internal is 2, inclusive';
      await api
        .post('/harbor', { ...harbor, subject_third_internal: 'r ' })
        .created(because, { subject_third_internal: 'r ' });
      await api.get('/harbor/harbor-1').ok(because, { subject_third_internal: 'r ' });
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api
        .patch('/harbor/harbor-2', { subject_third_internal: 'r ' })
        .ok(because, { subject_third_internal: 'r ' });
      await api.get('/harbor/harbor-2').ok(because, { subject_third_internal: 'r ' });
    },
  );

  test(
    'create and update refuse a subject_third_internal below its minimum length of 2',
    about(
      'harbor.subject_third_internal.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'subject_third_internal must have at least 2 characters';
      await api.post('/harbor', { ...harbor, subject_third_internal: 'n' }).invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { subject_third_internal: 'n' }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { subject_third_internal: 'bodoru' });
    },
  );

  test(
    'subject_third_internal may be right at its maximum length of 120',
    about(
      'harbor.subject_third_internal.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of subject_third_internal is 120, inclusive';
      await api
        .post('/harbor', {
          ...harbor,
          subject_third_internal:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .created(because, {
          subject_third_internal:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/harbor/harbor-1').ok(because, {
        subject_third_internal:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api
        .patch('/harbor/harbor-2', {
          subject_third_internal:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .ok(because, {
          subject_third_internal:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/harbor/harbor-2').ok(because, {
        subject_third_internal:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
    },
  );

  test(
    'create and update refuse a subject_third_internal above its maximum length of 120',
    about(
      'harbor.subject_third_internal.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'subject_third_internal must have at most 120 characters';
      await api
        .post('/harbor', {
          ...harbor,
          subject_third_internal:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api
        .patch('/harbor/harbor-1', {
          subject_third_internal:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { subject_third_internal: 'bodoru' });
    },
  );

  test(
    'subscribed_raw may be false',
    about('harbor.subscribed_raw.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of subscribed_raw';
      await api
        .post('/harbor', { ...harbor, subscribed_raw: false })
        .created(because, { subscribed_raw: false });
      await api.get('/harbor/harbor-1').ok(because, { subscribed_raw: false });
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api
        .patch('/harbor/harbor-2', { subscribed_raw: false })
        .ok(because, { subscribed_raw: false });
      await api.get('/harbor/harbor-2').ok(because, { subscribed_raw: false });
    },
  );

  test(
    'create and update refuse a subscribed_raw of a wrong type',
    about(
      'harbor.subscribed_raw.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'subscribed_raw must be true or false';
      await api.post('/harbor', { ...harbor, subscribed_raw: 'abc' }).invalid(because);
      await api.post('/harbor', { ...harbor, subscribed_raw: { value: 'text' } }).invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { subscribed_raw: 'abc' }).invalid(because);
      await api.patch('/harbor/harbor-1', { subscribed_raw: {} }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { subscribed_raw: true });
    },
  );

  test(
    'create and update refuse a stage_central of a wrong type',
    about(
      'harbor.stage_central.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage_central must be one of completed, expired, active, pending';
      await api.post('/harbor', { ...harbor, stage_central: 421337 }).invalid(because);
      await api.post('/harbor', { ...harbor, stage_central: { value: 'text' } }).invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { stage_central: 0 }).invalid(because);
      await api.patch('/harbor/harbor-1', { stage_central: {} }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { stage_central: 'completed' });
    },
  );

  test(
    'enabled_previous may be false',
    about('harbor.enabled_previous.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of enabled_previous';
      await api
        .post('/harbor', { ...harbor, enabled_previous: false })
        .created(because, { enabled_previous: false });
      await api.get('/harbor/harbor-1').ok(because, { enabled_previous: false });
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api
        .patch('/harbor/harbor-2', { enabled_previous: false })
        .ok(because, { enabled_previous: false });
      await api.get('/harbor/harbor-2').ok(because, { enabled_previous: false });
    },
  );

  test(
    'create and update refuse an enabled_previous of a wrong type',
    about(
      'harbor.enabled_previous.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'enabled_previous must be true or false';
      await api.post('/harbor', { ...harbor, enabled_previous: 'abc' }).invalid(because);
      await api
        .post('/harbor', { ...harbor, enabled_previous: { value: 'text' } })
        .invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { enabled_previous: 'abc' }).invalid(because);
      await api.patch('/harbor/harbor-1', { enabled_previous: {} }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { enabled_previous: true });
    },
  );
});

test.describe('Harbor: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'stage_central may be completed, expired, active, pending',
    about(
      'harbor.stage_central.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of RouteStatusBackup';
      await api.post('/harbor', harbor).created(because, { stage_central: 'completed' });
      await api
        .patch('/harbor/harbor-1', { stage_central: 'expired' })
        .ok(because, { stage_central: 'expired' });
      await api
        .patch('/harbor/harbor-1', { stage_central: 'active' })
        .ok(because, { stage_central: 'active' });
      await api
        .patch('/harbor/harbor-1', { stage_central: 'pending' })
        .ok(because, { stage_central: 'pending' });
      await api.get('/harbor/harbor-1').ok(because, { stage_central: 'pending' });
      await api
        .patch('/harbor/harbor-1', { stage_central: 'completed' })
        .ok(because, { stage_central: 'completed' });
    },
  );

  test(
    'create and update refuse a stage_central that RouteStatusBackup does not list, such as unheard_of',
    about(
      'harbor.stage_central.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage_central must be one of completed, expired, active, pending';
      await api.post('/harbor', { ...harbor, stage_central: 'unheard_of' }).invalid(because);
      await api.post('/harbor', { ...harbor, stage_central: 'completed ' }).invalid(because);
      await api.post('/harbor', { ...harbor, stage_central: 'complete' }).invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { stage_central: 'unheard_of' }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { stage_central: 'completed' });
    },
  );

  test(
    'create and update refuse the stage_central COMPLETED, as upper and lower case differ',
    about(
      'harbor.stage_central.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage_central must be one of completed, expired, active, pending';
      await api.post('/harbor', { ...harbor, stage_central: 'COMPLETED' }).invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { stage_central: 'COMPLETED' }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { stage_central: 'completed' });
    },
  );
});

test.describe('Harbor: references', () => {
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
    'medal_tunnel_past_draft refers to an existing AnchorSailor and is answered as its id',
    about(
      'harbor.medal_tunnel_past_draft.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'medal_tunnel_past_draft was sent as anchorsailor-1';
      await api.create('AnchorSailor', anchorSailor);
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .post('/harbor', { ...harbor, medal_tunnel_past_draft: 'anchorsailor-1' })
        .created(because, { medal_tunnel_past_draft: 'anchorsailor-1' });
      await api.get('/harbor/harbor-1').ok(because, { medal_tunnel_past_draft: 'anchorsailor-1' });
      await api
        .patch('/harbor/harbor-1', { medal_tunnel_past_draft: 'anchorsailor-2' })
        .ok('medal_tunnel_past_draft was changed to anchorsailor-2', {
          medal_tunnel_past_draft: 'anchorsailor-2',
        });
      await api
        .get('/harbor/harbor-1')
        .ok('medal_tunnel_past_draft was changed to anchorsailor-2', {
          medal_tunnel_past_draft: 'anchorsailor-2',
        });
      await api
        .get('/harbor')
        .ok('lists answer references as ids too', [
          { id: 'harbor-1', medal_tunnel_past_draft: 'anchorsailor-2' },
        ]);
    },
  );

  test(
    'create and update refuse a medal_tunnel_past_draft that no AnchorSailor has as its id',
    about(
      'harbor.medal_tunnel_past_draft.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'medal_tunnel_past_draft must be the id of an existing AnchorSailor';
      await api
        .post('/harbor', { ...harbor, medal_tunnel_past_draft: 'anchorsailor-unknown' })
        .invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api.create('Harbor', { ...harbor, medal_tunnel_past_draft: 'anchorsailor-1' });
      await api
        .patch('/harbor/harbor-1', { medal_tunnel_past_draft: 'anchorsailor-unknown' })
        .invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { medal_tunnel_past_draft: 'anchorsailor-1' });
    },
  );

  test(
    'create and update refuse what is no id for medal_tunnel_past_draft',
    about(
      'harbor.medal_tunnel_past_draft.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'medal_tunnel_past_draft must be the id of a AnchorSailor';
      await api.post('/harbor', { ...harbor, medal_tunnel_past_draft: 421337 }).invalid(because);
      await api
        .post('/harbor', { ...harbor, medal_tunnel_past_draft: { value: 'text' } })
        .invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { medal_tunnel_past_draft: 0 }).invalid(because);
      await api.patch('/harbor/harbor-1', { medal_tunnel_past_draft: {} }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { medal_tunnel_past_draft: null });
    },
  );

  test(
    'medal_tunnel_past_draft may be null',
    about(
      'harbor.medal_tunnel_past_draft.accepts-null',
      'references.null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('AnchorSailor', anchorSailor);
      await api.post('/harbor', harbor).created(because, { medal_tunnel_past_draft: null });
      await api
        .patch('/harbor/harbor-1', { medal_tunnel_past_draft: 'anchorsailor-1' })
        .ok('the change is valid');
      await api
        .patch('/harbor/harbor-1', { medal_tunnel_past_draft: null })
        .ok(because, { medal_tunnel_past_draft: null });
      await api.get('/harbor/harbor-1').ok(because, { medal_tunnel_past_draft: null });
    },
  );

  test(
    'deleting an AnchorSailor clears every medal_tunnel_past_draft that refers to it',
    about(
      'harbor.medal_tunnel_past_draft.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'anchorsailor-1 was deleted';
      await api.create('AnchorSailor', anchorSailor);
      await api.create('Harbor', { ...harbor, medal_tunnel_past_draft: 'anchorsailor-1' });
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-2',
        medal_tunnel_past_draft: 'anchorsailor-1',
      });
      await api.delete('/anchorsailor/anchorsailor-1').removed('the object exists');
      await api
        .get('/harbor/harbor-1')
        .ok(because, { id: 'harbor-1', medal_tunnel_past_draft: null });
      await api
        .get('/harbor/harbor-2')
        .ok(because, { id: 'harbor-2', medal_tunnel_past_draft: null });
      await api.get('/harbor').ok(because, [
        { id: 'harbor-1', medal_tunnel_past_draft: null },
        { id: 'harbor-2', medal_tunnel_past_draft: null },
      ]);
      await api
        .patch('/harbor/harbor-1', { subject_third_internal: 'sila' })
        .ok('an update of something else brings no reference back', {
          medal_tunnel_past_draft: null,
        });
      await api
        .patch('/harbor/harbor-1', { medal_tunnel_past_draft: 'anchorsailor-1' })
        .invalid('medal_tunnel_past_draft must be the id of an existing AnchorSailor');
      await api.create('AnchorSailor', anchorSailor);
      await api
        .get('/harbor/harbor-2')
        .ok('the AnchorSailor that has the id anchorsailor-1 now is another', {
          medal_tunnel_past_draft: null,
        });
    },
  );

  test(
    'deleting an AnchorSailor keeps a medal_tunnel_past_draft that refers to another',
    about(
      'harbor.medal_tunnel_past_draft.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('AnchorSailor', anchorSailor);
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.create('Harbor', { ...harbor, medal_tunnel_past_draft: 'anchorsailor-2' });
      await api.delete('/anchorsailor/anchorsailor-1').removed(because);
      await api
        .get('/harbor/harbor-1')
        .ok('another AnchorSailor was deleted', { medal_tunnel_past_draft: 'anchorsailor-2' });
      await api.delete('/harbor/harbor-1').removed(because);
      await api
        .get('/anchorsailor/anchorsailor-2')
        .ok('only what refers to it was deleted', { id: 'anchorsailor-2' });
    },
  );

  test(
    'create and update refuse the id of a Harbor in medal_tunnel_past_draft, which refers to AnchorSailor',
    about(
      'harbor.medal_tunnel_past_draft.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'medal_tunnel_past_draft must be the id of an existing AnchorSailor';
      await api.create('Harbor', harbor);
      await api
        .post('/harbor', { ...harbor, id: 'harbor-2', medal_tunnel_past_draft: 'harbor-1' })
        .invalid(because);
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api.patch('/harbor/harbor-2', { medal_tunnel_past_draft: 'harbor-1' }).invalid(because);
      await api
        .get('/harbor/harbor-2')
        .ok('a refused update changes nothing', { medal_tunnel_past_draft: null });
    },
  );

  test(
    'deleting a Harbor, or the AnchorSailor of the same id, leaves the other one and medal_tunnel_past_draft as they are',
    about(
      'harbor.medal_tunnel_past_draft.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('AnchorSailor', { ...anchorSailor, id: 'harbor-1' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'harbor-2' });
      await api.create('Harbor', { ...harbor, medal_tunnel_past_draft: 'harbor-2' });
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api.delete('/harbor/harbor-2').removed(because);
      await api
        .get('/anchorsailor/harbor-2')
        .ok('no AnchorSailor was deleted', { ...anchorSailor, id: 'harbor-2', ladder: null });
      await api.delete('/anchorsailor/harbor-1').removed(because);
      await api.get('/harbor/harbor-1').ok('only the AnchorSailor harbor-1 was deleted', {
        ...harbor,
        medal_tunnel_past_draft: 'harbor-2',
        notebook_cottages: [],
      });
    },
  );

  test(
    'notebook_cottages is an empty list when a create leaves it out',
    about(
      'harbor.notebook_cottages.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notebook_cottages was left out';
      await api.post('/harbor', harbor).created(because, { notebook_cottages: [] });
      await api.get('/harbor/harbor-1').ok(because, { notebook_cottages: [] });
    },
  );

  test(
    'notebook_cottages lists existing NotebookCottage objects and is answered as their ids',
    about(
      'harbor.notebook_cottages.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notebook_cottages was sent with two ids';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-3' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-4' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-5' });
      await api
        .post('/harbor', {
          ...harbor,
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        })
        .created(because, { notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'] });
      await api
        .get('/harbor/harbor-1')
        .ok(because, { notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'] });
      await api
        .get('/harbor')
        .ok('lists answer references as ids too', [
          { id: 'harbor-1', notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'] },
        ]);
      await api
        .patch('/harbor/harbor-1', {
          notebook_cottages: ['notebookcottage-2', 'notebookcottage-1'],
        })
        .ok('any order will do', { notebook_cottages: ['notebookcottage-2', 'notebookcottage-1'] });
      await api
        .patch('/harbor/harbor-1', {
          notebook_cottages: [
            'notebookcottage-1',
            'notebookcottage-2',
            'notebookcottage-3',
            'notebookcottage-4',
            'notebookcottage-5',
          ],
        })
        .ok('no length is too much', {
          notebook_cottages: [
            'notebookcottage-1',
            'notebookcottage-2',
            'notebookcottage-3',
            'notebookcottage-4',
            'notebookcottage-5',
          ],
        });
      await api.delete('/harbor/harbor-1').removed('the object exists');
      await api
        .get('/notebookcottage')
        .ok('only what refers to them was deleted', [
          { id: 'notebookcottage-1' },
          { id: 'notebookcottage-2' },
          { id: 'notebookcottage-3' },
          { id: 'notebookcottage-4' },
          { id: 'notebookcottage-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in notebook_cottages',
    about(
      'harbor.notebook_cottages.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('Harbor', { ...harbor, notebook_cottages: ['notebookcottage-1'] });
      await api
        .patch('/harbor/harbor-1', { notebook_cottages: ['notebookcottage-2'] })
        .ok('an update replaces the list', { notebook_cottages: ['notebookcottage-2'] });
      await api.patch('/harbor/harbor-1', { notebook_cottages: [] }).ok('the change is valid');
      await api.get('/harbor/harbor-1').ok('the list was emptied', { notebook_cottages: [] });
    },
  );

  test(
    'create and update refuse an id in notebook_cottages that no NotebookCottage has',
    about(
      'harbor.notebook_cottages.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notebook_cottages must hold only ids of existing NotebookCottage objects';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .post('/harbor', { ...harbor, notebook_cottages: ['notebookcottage-unknown'] })
        .invalid(because);
      await api
        .post('/harbor', {
          ...harbor,
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-unknown'],
        })
        .invalid(because);
      await api
        .post('/harbor', {
          ...harbor,
          notebook_cottages: ['notebookcottage-unknown', 'notebookcottage-2'],
        })
        .invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', {
        ...harbor,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .patch('/harbor/harbor-1', { notebook_cottages: ['notebookcottage-unknown'] })
        .invalid(because);
      await api
        .patch('/harbor/harbor-1', {
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-unknown'],
        })
        .invalid(because);
      await api
        .patch('/harbor/harbor-1', {
          notebook_cottages: ['notebookcottage-unknown', 'notebookcottage-2'],
        })
        .invalid(because);
      await api.get('/harbor/harbor-1').ok('a refused update changes nothing', {
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
    },
  );

  test(
    'create and update refuse null for the list notebook_cottages',
    about(
      'harbor.notebook_cottages.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notebook_cottages must not be null';
      await api.post('/harbor', { ...harbor, notebook_cottages: null }).invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { notebook_cottages: null }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { notebook_cottages: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for notebook_cottages',
    about(
      'harbor.notebook_cottages.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notebook_cottages must be a list of ids of NotebookCottage';
      await api.create('NotebookCottage', { ...notebookCottage, id: 'x' });
      await api.post('/harbor', { ...harbor, notebook_cottages: 'x' }).invalid(because);
      await api
        .post('/harbor', { ...harbor, notebook_cottages: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/harbor/harbor-1').notFound('a refused create stores nothing');
      await api.create('Harbor', harbor);
      await api.patch('/harbor/harbor-1', { notebook_cottages: 'x' }).invalid(because);
      await api.patch('/harbor/harbor-1', { notebook_cottages: [{}] }).invalid(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { notebook_cottages: [] });
    },
  );

  test(
    'deleting a NotebookCottage takes its id out of every notebook_cottages and keeps the others',
    about(
      'harbor.notebook_cottages.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notebookcottage-2 was deleted';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-3' });
      await api.create('Harbor', {
        ...harbor,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2', 'notebookcottage-3'],
      });
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-2',
        notebook_cottages: ['notebookcottage-2'],
      });
      await api.delete('/notebookcottage/notebookcottage-2').removed('the object exists');
      await api.get('/harbor/harbor-1').ok(because, {
        id: 'harbor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-3'],
      });
      await api.get('/harbor/harbor-2').ok(because, { id: 'harbor-2', notebook_cottages: [] });
      await api.get('/harbor').ok(because, [
        { id: 'harbor-1', notebook_cottages: ['notebookcottage-1', 'notebookcottage-3'] },
        { id: 'harbor-2', notebook_cottages: [] },
      ]);
      await api
        .patch('/harbor/harbor-1', { subject_third_internal: 'sila' })
        .ok('an update of something else brings no reference back', {
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-3'],
        });
      await api
        .patch('/harbor/harbor-1', {
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        })
        .invalid('notebook_cottages must hold only ids of existing NotebookCottage objects');
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .get('/harbor/harbor-2')
        .ok('the NotebookCottage that has the id notebookcottage-2 now is another', {
          notebook_cottages: [],
        });
    },
  );

  test(
    'create and update refuse the id of a Harbor in notebook_cottages, which refers to NotebookCottage',
    about(
      'harbor.notebook_cottages.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notebook_cottages must hold only ids of existing NotebookCottage objects';
      await api.create('Harbor', harbor);
      await api
        .post('/harbor', { ...harbor, id: 'harbor-2', notebook_cottages: ['harbor-1'] })
        .invalid(because);
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api.patch('/harbor/harbor-2', { notebook_cottages: ['harbor-1'] }).invalid(because);
      await api
        .get('/harbor/harbor-2')
        .ok('a refused update changes nothing', { notebook_cottages: [] });
    },
  );

  test(
    'deleting a Harbor, or the NotebookCottage of the same id, leaves the other one and notebook_cottages as they are',
    about(
      'harbor.notebook_cottages.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('NotebookCottage', { ...notebookCottage, id: 'harbor-1' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'harbor-2' });
      await api.create('Harbor', { ...harbor, notebook_cottages: ['harbor-2'] });
      await api.create('Harbor', { ...harbor, id: 'harbor-2' });
      await api.delete('/harbor/harbor-2').removed(because);
      await api
        .get('/notebookcottage/harbor-2')
        .ok('no NotebookCottage was deleted', { ...notebookCottage, id: 'harbor-2' });
      await api.delete('/notebookcottage/harbor-1').removed(because);
      await api.get('/harbor/harbor-1').ok('only the NotebookCottage harbor-1 was deleted', {
        ...harbor,
        notebook_cottages: ['harbor-2'],
      });
    },
  );

  test(
    'update that is refused for medal_tunnel_past_draft does not change subject_third_internal either',
    about(
      'harbor.medal_tunnel_past_draft.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api
        .patch('/harbor/harbor-1', {
          subject_third_internal: 'sila',
          medal_tunnel_past_draft: 'anchorsailor-unknown',
        })
        .invalid('medal_tunnel_past_draft must be the id of an existing AnchorSailor');
      await api
        .get('/harbor/harbor-1')
        .ok('a refused update changes nothing', { ...harbor, notebook_cottages: [] });
    },
  );
});

test.describe('Harbor: actions', () => {
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
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'merge moves stage_central from completed to expired',
    about(
      'harbor.merge.moves-from-completed',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('Harbor', {
        ...harbor,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        subscribed_raw: false,
      });
      await api.post('/harbor/harbor-1/merge').ok('the state is right and every condition holds', {
        ...harbor,
        stage_central: 'expired',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.get('/harbor/harbor-1').ok('what the action did is stored', {
        ...harbor,
        stage_central: 'expired',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
    },
  );

  test(
    'merge moves stage_central from pending to expired',
    about(
      'harbor.merge.moves-from-pending',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        subscribed_raw: false,
      });
      await api.post('/harbor/harbor-1/merge').ok('the state is right and every condition holds', {
        ...harbor,
        stage_central: 'expired',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.get('/harbor/harbor-1').ok('what the action did is stored', {
        ...harbor,
        stage_central: 'expired',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
    },
  );

  test(
    'merge applies the effect: set this.subscribed_raw to true',
    about(
      'harbor.merge.effect-set-subscribed_raw-to-true',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('Harbor', {
        ...harbor,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        subscribed_raw: false,
      });
      await api.post('/harbor/harbor-1/merge').ok('the state is right and every condition holds');
      await api.get('/harbor/harbor-1').ok('set this.subscribed_raw to true', {
        subscribed_raw: true,
        id: 'harbor-1',
        subject_third_internal: 'bodoru',
        medal_tunnel_past_draft: null,
        enabled_previous: true,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
    },
  );

  test(
    'merge applies the effect: for each item in this.notebook_cottages: decrease item.position_distant by 10',
    about(
      'harbor.merge.effect-each-notebook_cottages-increase-position_distant-by--10',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'for each item in this.notebook_cottages: decrease item.position_distant by 10';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('Harbor', {
        ...harbor,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        subscribed_raw: false,
      });
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('merge was not called yet', { result: 50 });
      await api.post('/harbor/harbor-1/merge').ok('the state is right and every condition holds');
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok(because, { ...notebookCottage, position_distant: 8 });
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok(because, { ...notebookCottage, position_distant: 22, id: 'notebookcottage-2' });
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('merge changed position_distant', { result: 30 });
    },
  );

  test(
    'merge leaves objects alone that it does not concern',
    about(
      'harbor.merge.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'merge was called on harbor-1, which does not concern this object';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('Harbor', {
        ...harbor,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        subscribed_raw: false,
      });
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-2',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        subscribed_raw: false,
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-3' });
      await api.post('/harbor/harbor-1/merge').ok('the state is right and every condition holds');
      await api.get('/harbor/harbor-2').ok(because, {
        ...harbor,
        id: 'harbor-2',
        subscribed_raw: false,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .get('/notebookcottage/notebookcottage-3')
        .ok(because, { ...notebookCottage, id: 'notebookcottage-3' });
    },
  );

  test(
    'merge acts on what updates left, and later updates leave what it did',
    about(
      'harbor.merge.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 32 });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        position_distant: 99,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'expired',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2', 'notebookcottage-3'],
      });
      await api
        .patch('/harbor/harbor-1', {
          stage_central: 'completed',
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
          subscribed_raw: false,
        })
        .ok(because);
      await api.patch('/notebookcottage/notebookcottage-2', { position_distant: 32 }).ok(because);
      await api.patch('/notebookcottage/notebookcottage-1', { position_distant: 18 }).ok(because);
      await api.post('/harbor/harbor-1/merge').ok('the state is right and every condition holds');
      await api
        .get('/harbor')
        .ok('a list shows what merge did', [
          { id: 'harbor-1', stage_central: 'expired', subscribed_raw: true },
        ]);
      await api.get('/notebookcottage').ok('a list shows what merge did', [
        { id: 'notebookcottage-1', position_distant: 8 },
        { id: 'notebookcottage-2', position_distant: 22 },
        { id: 'notebookcottage-3', position_distant: 99 },
      ]);
      await api.patch('/harbor/harbor-1', { subject_third_internal: 'sila' }).ok(because);
      await api.get('/harbor/harbor-1').ok('what merge did stays when something else is updated', {
        subject_third_internal: 'sila',
        stage_central: 'expired',
        subscribed_raw: true,
      });
      await api
        .patch('/notebookcottage/notebookcottage-2', { installed: '2028-10-28 17:18:18' })
        .ok(because);
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok('what merge did stays when something else is updated', {
          installed: '2028-10-28 17:18:18',
          position_distant: 22,
        });
    },
  );

  test(
    'merge answers 404 for an id that no Harbor has',
    about('harbor.merge.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api
        .post('/harbor/harbor-unknown/merge')
        .notFound('no Harbor has the id harbor-unknown');
      await api.delete('/harbor/harbor-1').removed('the object exists');
      await api.post('/harbor/harbor-1/merge').notFound('it was deleted');
      await api.create('AnchorSailor', anchorSailor);
      await api
        .post('/harbor/anchorsailor-1/merge')
        .notFound('the id is that of a AnchorSailor, and no Harbor has it');
    },
  );

  test(
    'merge is refused while stage_central is expired',
    about(
      'harbor.merge.refuses-from-expired',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'expired',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        subscribed_raw: false,
      });
      await api
        .post('/harbor/harbor-1/merge')
        .refused('merge starts from completed or pending, and stage_central is expired');
      await api.get('/harbor/harbor-1').ok('a refused action changes nothing', {
        stage_central: 'expired',
        subscribed_raw: false,
      });
    },
  );

  test(
    'merge is refused while stage_central is active',
    about(
      'harbor.merge.refuses-from-active',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'active',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        subscribed_raw: false,
      });
      await api
        .post('/harbor/harbor-1/merge')
        .refused('merge starts from completed or pending, and stage_central is active');
      await api
        .get('/harbor/harbor-1')
        .ok('a refused action changes nothing', { stage_central: 'active', subscribed_raw: false });
    },
  );

  test(
    'merge is refused unless count(this.notebook_cottages) < 3',
    about(
      'harbor.merge.refuses-unless-count-notebook_cottages-lt-3',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        position_distant: 99,
      });
      await api.create('Harbor', {
        ...harbor,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2', 'notebookcottage-3'],
        subscribed_raw: false,
      });
      await api
        .post('/harbor/harbor-1/merge')
        .refused('the condition count(this.notebook_cottages) < 3 is not satisfied');
      await api.get('/harbor/harbor-1').ok('a refused action changes nothing', {
        stage_central: 'completed',
        subscribed_raw: false,
      });
    },
  );

  test(
    'merge changes none of the objects that it refers to when it is refused',
    about(
      'harbor.merge.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        position_distant: 99,
      });
      await api.create('Harbor', {
        ...harbor,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2', 'notebookcottage-3'],
        subscribed_raw: false,
      });
      await api
        .post('/harbor/harbor-1/merge')
        .refused('the condition count(this.notebook_cottages) < 3 is not satisfied');
      await api.get('/notebookcottage/notebookcottage-1').ok(because, notebookCottage);
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok(because, { ...notebookCottage, id: 'notebookcottage-2', position_distant: 32 });
      await api
        .get('/notebookcottage/notebookcottage-3')
        .ok(because, { ...notebookCottage, id: 'notebookcottage-3', position_distant: 99 });
      await api.get('/harbor/harbor-1').ok(because, {
        ...harbor,
        subscribed_raw: false,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2', 'notebookcottage-3'],
      });
    },
  );

  test(
    'merge succeeds when notebook_cottages is empty',
    about(
      'harbor.merge.succeeds-when-notebook_cottages-is-empty',
      'guards.count-sum',
      'effects.for-each',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('Harbor', { ...harbor, notebook_cottages: [], subscribed_raw: false });
      await api.post('/harbor/harbor-1/merge').ok('the state is right and every condition holds', {
        stage_central: 'expired',
        subscribed_raw: true,
      });
      await api.get('/harbor/harbor-1').ok('notebook_cottages is empty, which is allowed', {
        stage_central: 'expired',
        subscribed_raw: true,
      });
    },
  );

  test(
    'merge succeeds when count(this.notebook_cottages) < 3 would not hold with the objects that are not in notebook_cottages',
    about(
      'harbor.merge.succeeds-when-count-notebook_cottages-lt-3-for-those-in-notebook_cottages-alone',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-3' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-4' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-5' });
      await api.create('Harbor', {
        ...harbor,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        subscribed_raw: false,
      });
      await api.post('/harbor/harbor-1/merge').ok('the state is right and every condition holds', {
        stage_central: 'expired',
        subscribed_raw: true,
      });
      await api
        .get('/harbor/harbor-1')
        .ok(
          'count(this.notebook_cottages) < 3 would not hold with the objects that are not in notebook_cottages, which is allowed',
          {
            stage_central: 'expired',
            subscribed_raw: true,
          },
        );
      await api.get('/notebookcottage/notebookcottage-1').ok(because, { position_distant: 8 });
      await api.get('/notebookcottage/notebookcottage-2').ok(because, { position_distant: 22 });
    },
  );

  test(
    'merge succeeds after the deletion of what notebook_cottages named',
    about(
      'harbor.merge.succeeds-after-delete-in-notebook_cottages',
      'guards.count-sum',
      'effects.for-each',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        position_distant: 99,
      });
      await api.create('Harbor', {
        ...harbor,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2', 'notebookcottage-3'],
        subscribed_raw: false,
      });
      await api.delete('/notebookcottage/notebookcottage-1').removed(because);
      await api.delete('/notebookcottage/notebookcottage-2').removed(because);
      await api.delete('/notebookcottage/notebookcottage-3').removed(because);
      await api.post('/harbor/harbor-1/merge').ok('the state is right and every condition holds', {
        stage_central: 'expired',
        subscribed_raw: true,
      });
      await api
        .get('/harbor/harbor-1')
        .ok('deleted before the action: notebookcottage-1, notebookcottage-2, notebookcottage-3', {
          stage_central: 'expired',
          subscribed_raw: true,
          notebook_cottages: [],
        });
    },
  );

  test(
    'archive moves stage_central from active to expired',
    about(
      'harbor.archive.moves-from-active',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 12:00:00' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'active',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/harbor/harbor-1/archive')
        .ok('the state is right and every condition holds', {
          ...harbor,
          subject_third_internal: null,
          stage_central: 'expired',
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        });
      await api.get('/harbor/harbor-1').ok('what the action did is stored', {
        ...harbor,
        subject_third_internal: null,
        stage_central: 'expired',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
    },
  );

  test(
    'archive applies the effect: set this.subject_third_internal to null',
    about(
      'harbor.archive.effect-set-subject_third_internal-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 12:00:00' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'active',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.post('/harbor/harbor-1/archive').ok('the state is right and every condition holds');
      await api.get('/harbor/harbor-1').ok('set this.subject_third_internal to null', {
        subject_third_internal: null,
        id: 'harbor-1',
        subscribed_raw: true,
        medal_tunnel_past_draft: null,
        enabled_previous: true,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
    },
  );

  test(
    'archive leaves objects alone that it does not concern',
    about(
      'harbor.archive.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 12:00:00' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'active',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-2',
        stage_central: 'active',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.post('/harbor/harbor-1/archive').ok('the state is right and every condition holds');
      await api
        .get('/harbor/harbor-2')
        .ok('archive was called on harbor-1, which does not concern this object', {
          ...harbor,
          id: 'harbor-2',
          stage_central: 'active',
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        });
    },
  );

  test(
    'archive acts on what updates left, and later updates leave what it did',
    about(
      'harbor.archive.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 11:59:59' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'expired',
        notebook_cottages: [],
        subject_third_internal: 'sila',
      });
      await api
        .patch('/harbor/harbor-1', {
          stage_central: 'active',
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
          subject_third_internal: 'bodoru',
        })
        .ok(because);
      await api
        .patch('/notebookcottage/notebookcottage-2', { installed: '2022-12-27 11:59:59' })
        .ok(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2022-12-27 12:00:00' })
        .ok(because);
      await api.post('/harbor/harbor-1/archive').ok('the state is right and every condition holds');
      await api
        .get('/harbor')
        .ok('a list shows what archive did', [
          { id: 'harbor-1', stage_central: 'expired', subject_third_internal: null },
        ]);
      await api.patch('/harbor/harbor-1', { subscribed_raw: false }).ok(because);
      await api
        .get('/harbor/harbor-1')
        .ok('what archive did stays when something else is updated', {
          subscribed_raw: false,
          stage_central: 'expired',
          subject_third_internal: null,
        });
      await api
        .patch('/harbor/harbor-1', { stage_central: 'active' })
        .ok('an update may lead back to any stage_central');
      await api
        .post('/harbor/harbor-1/archive')
        .ok('the state is right and every condition holds', {
          stage_central: 'expired',
          subject_third_internal: null,
        });
    },
  );

  test(
    'archive answers 404 for an id that no Harbor has',
    about('harbor.archive.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api
        .post('/harbor/harbor-unknown/archive')
        .notFound('no Harbor has the id harbor-unknown');
      await api.delete('/harbor/harbor-1').removed('the object exists');
      await api.post('/harbor/harbor-1/archive').notFound('it was deleted');
      await api.create('AnchorSailor', anchorSailor);
      await api
        .post('/harbor/anchorsailor-1/archive')
        .notFound('the id is that of a AnchorSailor, and no Harbor has it');
    },
  );

  test(
    'archive is refused while stage_central is completed',
    about(
      'harbor.archive.refuses-from-completed',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 12:00:00' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('Harbor', {
        ...harbor,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/harbor/harbor-1/archive')
        .refused('archive starts from active, and stage_central is completed');
      await api.get('/harbor/harbor-1').ok('a refused action changes nothing', {
        stage_central: 'completed',
        subject_third_internal: 'bodoru',
      });
    },
  );

  test(
    'archive is refused while stage_central is expired',
    about(
      'harbor.archive.refuses-from-expired',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 12:00:00' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'expired',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/harbor/harbor-1/archive')
        .refused('archive starts from active, and stage_central is expired');
      await api.get('/harbor/harbor-1').ok('a refused action changes nothing', {
        stage_central: 'expired',
        subject_third_internal: 'bodoru',
      });
    },
  );

  test(
    'archive is refused while stage_central is pending',
    about(
      'harbor.archive.refuses-from-pending',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 12:00:00' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/harbor/harbor-1/archive')
        .refused('archive starts from active, and stage_central is pending');
      await api.get('/harbor/harbor-1').ok('a refused action changes nothing', {
        stage_central: 'pending',
        subject_third_internal: 'bodoru',
      });
    },
  );

  test(
    'archive is refused unless any item in this.notebook_cottages satisfies: item.installed >= "2022-12-27 12:00:00"',
    about(
      "harbor.archive.refuses-unless-any-notebook_cottages-installed-gte-'2022-12-27+12:00:00'",
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 11:59:59' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'active',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/harbor/harbor-1/archive')
        .refused(
          'the condition any item in this.notebook_cottages satisfies: item.installed >= "2022-12-27 12:00:00" is not satisfied',
        );
      await api.get('/harbor/harbor-1').ok('a refused action changes nothing', {
        stage_central: 'active',
        subject_third_internal: 'bodoru',
      });
    },
  );

  test(
    'archive is refused when notebook_cottages is empty',
    about(
      'harbor.archive.refuses-when-notebook_cottages-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 12:00:00' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('Harbor', { ...harbor, stage_central: 'active', notebook_cottages: [] });
      await api
        .post('/harbor/harbor-1/archive')
        .refused(
          'the condition any item in this.notebook_cottages satisfies: item.installed >= "2022-12-27 12:00:00" is not satisfied',
        );
      await api.get('/harbor/harbor-1').ok('a refused action changes nothing', {
        stage_central: 'active',
        subject_third_internal: 'bodoru',
      });
    },
  );

  test(
    'archive succeeds when item.installed >= "2022-12-27 12:00:00" for a later object in notebook_cottages, but not for the first',
    about(
      'harbor.archive.succeeds-when-a-later-one-in-notebook_cottages-satisfies',
      'guards.quantifiers',
      'actions.success',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the state is right and every condition holds';
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 12:00:00' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-4',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'active',
        notebook_cottages: [
          'notebookcottage-2',
          'notebookcottage-3',
          'notebookcottage-4',
          'notebookcottage-1',
        ],
      });
      await api
        .post('/harbor/harbor-1/archive')
        .ok(because, { stage_central: 'expired', subject_third_internal: null });
      await api
        .get('/harbor/harbor-1')
        .ok(
          'item.installed >= "2022-12-27 12:00:00" for a later object in notebook_cottages, but not for the first, which is allowed',
          {
            stage_central: 'expired',
            subject_third_internal: null,
          },
        );
      await api
        .patch('/harbor/harbor-1', {
          stage_central: 'active',
          notebook_cottages: [
            'notebookcottage-2',
            'notebookcottage-1',
            'notebookcottage-3',
            'notebookcottage-4',
          ],
        })
        .ok('the objects in notebook_cottages may be in any order');
      await api
        .post('/harbor/harbor-1/archive')
        .ok(because, { stage_central: 'expired', subject_third_internal: null });
    },
  );

  test(
    'archive is refused when any item in this.notebook_cottages satisfies: item.installed >= "2022-12-27 12:00:00" would hold with the objects that are not in notebook_cottages',
    about(
      "harbor.archive.refuses-when-any-notebook_cottages-installed-gte-'2022-12-27+12:00:00'-for-those-in-notebook_cottages-alone",
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 11:59:59' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        installed: '2022-12-27 12:00:00',
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-4',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'active',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/harbor/harbor-1/archive')
        .refused(
          'the condition any item in this.notebook_cottages satisfies: item.installed >= "2022-12-27 12:00:00" is not satisfied',
        );
      await api.get('/harbor/harbor-1').ok('a refused action changes nothing', {
        stage_central: 'active',
        subject_third_internal: 'bodoru',
      });
    },
  );

  test(
    'archive is refused after the deletion of what notebook_cottages named',
    about(
      'harbor.archive.refuses-after-delete-in-notebook_cottages',
      'guards.quantifiers',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('NotebookCottage', { ...notebookCottage, installed: '2022-12-27 12:00:00' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2022-12-27 11:59:59',
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'active',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.delete('/notebookcottage/notebookcottage-1').removed(because);
      await api.delete('/notebookcottage/notebookcottage-2').removed(because);
      await api
        .post('/harbor/harbor-1/archive')
        .refused(
          'the condition any item in this.notebook_cottages satisfies: item.installed >= "2022-12-27 12:00:00" is not satisfied',
        );
      await api.get('/harbor/harbor-1').ok('a refused action changes nothing', {
        stage_central: 'active',
        subject_third_internal: 'bodoru',
      });
    },
  );

  test(
    'certify moves stage_central from pending to active',
    about(
      'harbor.certify.moves-from-pending',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api
        .post('/harbor/harbor-1/certify')
        .ok('the state is right and every condition holds', {
          ...harbor,
          stage_central: 'active',
          medal_tunnel_past_draft: 'anchorsailor-1',
          enabled_previous: false,
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        });
      await api.get('/harbor/harbor-1').ok('what the action did is stored', {
        ...harbor,
        stage_central: 'active',
        medal_tunnel_past_draft: 'anchorsailor-1',
        enabled_previous: false,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
    },
  );

  test(
    'certify applies the effect: on item in this.medal_tunnel_past_draft: set item.nickname to null',
    about(
      'harbor.certify.effect-on-medal_tunnel_past_draft-set-nickname-to-null',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api.post('/harbor/harbor-1/certify').ok('the state is right and every condition holds');
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('on item in this.medal_tunnel_past_draft: set item.nickname to null', {
          nickname: null,
          id: 'anchorsailor-1',
          updated_daily: '2020-04-14 03:40:57',
          ladder: null,
          seats_partial: 8,
        });
    },
  );

  test(
    'certify applies the effect: on item in this.medal_tunnel_past_draft: set item.sealed_off_first to this.enabled_previous',
    about(
      'harbor.certify.effect-on-medal_tunnel_past_draft-set-sealed_off_first-to-enabled_previous',
      'effects.on-reference',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api.post('/harbor/harbor-1/certify').ok('the state is right and every condition holds');
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok(
          'on item in this.medal_tunnel_past_draft: set item.sealed_off_first to this.enabled_previous',
          {
            sealed_off_first: false,
            id: 'anchorsailor-1',
            updated_daily: '2020-04-14 03:40:57',
            ladder: null,
            seats_partial: 8,
          },
        );
    },
  );

  test(
    'certify leaves objects alone that it does not concern',
    about(
      'harbor.certify.leaves-bystanders',
      'actions.success',
      'effects.on-reference',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'certify was called on harbor-1, which does not concern this object';
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-2',
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.post('/harbor/harbor-1/certify').ok('the state is right and every condition holds');
      await api.get('/harbor/harbor-2').ok(because, {
        id: 'harbor-2',
        subject_third_internal: 'bodoru',
        subscribed_raw: true,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        enabled_previous: false,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .get('/anchorsailor/anchorsailor-2')
        .ok(because, { ...anchorSailor, id: 'anchorsailor-2', ladder: null });
    },
  );

  test(
    'certify acts on what updates left, and later updates leave what it did',
    about(
      'harbor.certify.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('AnchorSailor', {
        ...anchorSailor,
        nickname: 'lodo',
        sealed_off_first: false,
      });
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70.25 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70.25,
      });
      await api.create('Harbor', { ...harbor, stage_central: 'active', notebook_cottages: [] });
      await api
        .patch('/harbor/harbor-1', {
          stage_central: 'pending',
          medal_tunnel_past_draft: 'anchorsailor-1',
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
          enabled_previous: false,
        })
        .ok(because);
      await api.patch('/notebookcottage/notebookcottage-2', { duration: 70 }).ok(because);
      await api.patch('/notebookcottage/notebookcottage-1', { duration: 70 }).ok(because);
      await api
        .patch('/anchorsailor/anchorsailor-1', { nickname: 'latu', sealed_off_first: true })
        .ok(because);
      await api.post('/harbor/harbor-1/certify').ok('the state is right and every condition holds');
      await api
        .get('/harbor')
        .ok('a list shows what certify did', [{ id: 'harbor-1', stage_central: 'active' }]);
      await api
        .get('/anchorsailor')
        .ok('a list shows what certify did', [
          { id: 'anchorsailor-1', nickname: null, sealed_off_first: false },
        ]);
      await api.patch('/harbor/harbor-1', { subject_third_internal: 'sila' }).ok(because);
      await api
        .get('/harbor/harbor-1')
        .ok('what certify did stays when something else is updated', {
          subject_third_internal: 'sila',
          stage_central: 'active',
        });
      await api
        .patch('/anchorsailor/anchorsailor-1', { updated_daily: '2019-10-27 03:33:53' })
        .ok(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('what certify did stays when something else is updated', {
          updated_daily: '2019-10-27 03:33:53',
          nickname: null,
          sealed_off_first: false,
        });
      await api
        .patch('/harbor/harbor-1', { stage_central: 'pending' })
        .ok('an update may lead back to any stage_central');
      await api
        .post('/harbor/harbor-1/certify')
        .ok('the state is right and every condition holds', { stage_central: 'active' });
    },
  );

  test(
    'certify answers 404 for an id that no Harbor has',
    about('harbor.certify.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api
        .post('/harbor/harbor-unknown/certify')
        .notFound('no Harbor has the id harbor-unknown');
      await api.delete('/harbor/harbor-1').removed('the object exists');
      await api.post('/harbor/harbor-1/certify').notFound('it was deleted');
      await api.create('AnchorSailor', anchorSailor);
      await api
        .post('/harbor/anchorsailor-1/certify')
        .notFound('the id is that of a AnchorSailor, and no Harbor has it');
    },
  );

  test(
    'certify is refused while stage_central is completed',
    about(
      'harbor.certify.refuses-from-completed',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api
        .post('/harbor/harbor-1/certify')
        .refused('certify starts from pending, and stage_central is completed');
      await api
        .get('/harbor/harbor-1')
        .ok('a refused action changes nothing', { stage_central: 'completed' });
    },
  );

  test(
    'certify is refused while stage_central is expired',
    about(
      'harbor.certify.refuses-from-expired',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'expired',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api
        .post('/harbor/harbor-1/certify')
        .refused('certify starts from pending, and stage_central is expired');
      await api
        .get('/harbor/harbor-1')
        .ok('a refused action changes nothing', { stage_central: 'expired' });
    },
  );

  test(
    'certify is refused while stage_central is active',
    about(
      'harbor.certify.refuses-from-active',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'active',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api
        .post('/harbor/harbor-1/certify')
        .refused('certify starts from pending, and stage_central is active');
      await api
        .get('/harbor/harbor-1')
        .ok('a refused action changes nothing', { stage_central: 'active' });
    },
  );

  test(
    'certify is refused unless this.enabled_previous != true',
    about(
      'harbor.certify.refuses-unless-enabled_previous-ne-true',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/harbor/harbor-1/certify')
        .refused('the condition this.enabled_previous != true is not satisfied');
      await api
        .get('/harbor/harbor-1')
        .ok('a refused action changes nothing', { stage_central: 'pending' });
    },
  );

  test(
    'certify is refused unless all item in this.notebook_cottages satisfies: item.duration < 70.25',
    about(
      'harbor.certify.refuses-unless-all-notebook_cottages-duration-lt-70.25',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70.25 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api
        .post('/harbor/harbor-1/certify')
        .refused(
          'the condition all item in this.notebook_cottages satisfies: item.duration < 70.25 is not satisfied',
        );
      await api
        .get('/harbor/harbor-1')
        .ok('a refused action changes nothing', { stage_central: 'pending' });
    },
  );

  test(
    'certify changes none of the objects that it refers to when it is refused',
    about(
      'harbor.certify.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/harbor/harbor-1/certify')
        .refused('the condition this.enabled_previous != true is not satisfied');
      await api.get('/anchorsailor/anchorsailor-1').ok(because, { ...anchorSailor, ladder: null });
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok(because, { ...notebookCottage, duration: 70 });
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok(because, { ...notebookCottage, id: 'notebookcottage-2', duration: 70 });
      await api.get('/harbor/harbor-1').ok(because, {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
    },
  );

  test(
    'certify is refused when enabled_previous is null',
    about(
      'harbor.certify.refuses-when-enabled_previous-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: null,
      });
      await api
        .post('/harbor/harbor-1/certify')
        .refused('the condition this.enabled_previous != true is not satisfied');
      await api
        .get('/harbor/harbor-1')
        .ok('a refused action changes nothing', { stage_central: 'pending' });
    },
  );

  test(
    'certify is refused when duration of an object in notebook_cottages is null',
    about(
      'harbor.certify.refuses-when-duration-in-notebook_cottages-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: null,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api
        .post('/harbor/harbor-1/certify')
        .refused(
          'the condition all item in this.notebook_cottages satisfies: item.duration < 70.25 is not satisfied',
        );
      await api
        .get('/harbor/harbor-1')
        .ok('a refused action changes nothing', { stage_central: 'pending' });
    },
  );

  test(
    'certify succeeds when notebook_cottages is empty',
    about(
      'harbor.certify.succeeds-when-notebook_cottages-is-empty',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: [],
        enabled_previous: false,
      });
      await api
        .post('/harbor/harbor-1/certify')
        .ok('the state is right and every condition holds', { stage_central: 'active' });
      await api
        .get('/harbor/harbor-1')
        .ok('notebook_cottages is empty, which is allowed', { stage_central: 'active' });
      await api.get('/anchorsailor/anchorsailor-1').ok('every effect that concerns it is applied', {
        nickname: null,
        sealed_off_first: false,
      });
    },
  );

  test(
    'certify is refused when item.duration < 70.25 for the first object in notebook_cottages, but not for all',
    about(
      'harbor.certify.refuses-when-a-later-one-in-notebook_cottages-fails',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'the condition all item in this.notebook_cottages satisfies: item.duration < 70.25 is not satisfied';
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70.25 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        duration: 70,
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-4',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: [
          'notebookcottage-2',
          'notebookcottage-3',
          'notebookcottage-4',
          'notebookcottage-1',
        ],
        enabled_previous: false,
      });
      await api.post('/harbor/harbor-1/certify').refused(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a refused action changes nothing', { stage_central: 'pending' });
      await api
        .patch('/harbor/harbor-1', {
          notebook_cottages: [
            'notebookcottage-2',
            'notebookcottage-1',
            'notebookcottage-3',
            'notebookcottage-4',
          ],
        })
        .ok('the objects in notebook_cottages may be in any order');
      await api.post('/harbor/harbor-1/certify').refused(because);
    },
  );

  test(
    'certify succeeds when all item in this.notebook_cottages satisfies: item.duration < 70.25 would not hold with the objects that are not in notebook_cottages',
    about(
      'harbor.certify.succeeds-when-all-notebook_cottages-duration-lt-70.25-for-those-in-notebook_cottages-alone',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        duration: 70.25,
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-4',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api
        .post('/harbor/harbor-1/certify')
        .ok('the state is right and every condition holds', { stage_central: 'active' });
      await api
        .get('/harbor/harbor-1')
        .ok(
          'all item in this.notebook_cottages satisfies: item.duration < 70.25 would not hold with the objects that are not in notebook_cottages, which is allowed',
          {
            stage_central: 'active',
          },
        );
      await api.get('/anchorsailor/anchorsailor-1').ok('every effect that concerns it is applied', {
        nickname: null,
        sealed_off_first: false,
      });
    },
  );

  test(
    'certify succeeds when medal_tunnel_past_draft is null',
    about(
      'harbor.certify.succeeds-when-medal_tunnel_past_draft-is-null',
      'effects.on-reference',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api
        .post('/harbor/harbor-1/certify')
        .ok('the state is right and every condition holds', { stage_central: 'active' });
      await api
        .get('/harbor/harbor-1')
        .ok('medal_tunnel_past_draft is null, which is allowed', { stage_central: 'active' });
    },
  );

  test(
    'certify succeeds after the deletion of what medal_tunnel_past_draft named',
    about(
      'harbor.certify.succeeds-after-delete-in-medal_tunnel_past_draft',
      'effects.on-reference',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api.delete('/anchorsailor/anchorsailor-1').removed('the object exists');
      await api
        .post('/harbor/harbor-1/certify')
        .ok('the state is right and every condition holds', { stage_central: 'active' });
      await api.get('/harbor/harbor-1').ok('deleted before the action: anchorsailor-1', {
        stage_central: 'active',
        medal_tunnel_past_draft: null,
      });
    },
  );

  test(
    'certify succeeds after the deletion of what notebook_cottages named',
    about(
      'harbor.certify.succeeds-after-delete-in-notebook_cottages',
      'guards.quantifiers',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('AnchorSailor', anchorSailor);
      await api.create('NotebookCottage', { ...notebookCottage, duration: 70.25 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        duration: 70,
      });
      await api.create('Harbor', {
        ...harbor,
        stage_central: 'pending',
        medal_tunnel_past_draft: 'anchorsailor-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        enabled_previous: false,
      });
      await api.delete('/notebookcottage/notebookcottage-1').removed(because);
      await api.delete('/notebookcottage/notebookcottage-2').removed(because);
      await api
        .post('/harbor/harbor-1/certify')
        .ok('the state is right and every condition holds', { stage_central: 'active' });
      await api
        .get('/harbor/harbor-1')
        .ok('deleted before the action: notebookcottage-1, notebookcottage-2', {
          stage_central: 'active',
          notebook_cottages: [],
        });
    },
  );
});
