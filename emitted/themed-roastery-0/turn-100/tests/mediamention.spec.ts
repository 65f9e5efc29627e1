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

test.describe('MediaMention: create, read, update and delete', () => {
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
    'create answers the new MediaMention, and read answers it again',
    about(
      'mediamention.create.answers-the-object',
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
        .post('/mediamention', mediaMention)
        .created('create answers the object that was sent', mediaMention);
      await api
        .get('/mediamention/mediamention-1')
        .ok('read answers the object that was created', mediaMention);
      await api
        .post('/mediamention', { ...mediaMention, id: 'mediamention-2' })
        .created('objects may be alike in everything but their ids', { id: 'mediamention-2' });
    },
  );

  test(
    'the id of a MediaMention may be any text, upper and lower case told apart, but no number',
    about(
      'mediamention.create.accepts-any-id',
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
        .post('/mediamention', { ...mediaMention, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/mediamention/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/mediamention/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...mediaMention, id: 'Room 2.B at the Very End of the Long Hall' });
      await api
        .post('/mediamention', { ...mediaMention, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole MediaMention',
    about(
      'mediamention.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api
        .patch('/mediamention/mediamention-1', {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        })
        .ok('every one of these fields was sent', {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          id: 'mediamention-1',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        });
      await api.get('/mediamention/mediamention-1').ok('the update is stored', {
        appeared_at: '2019-06-02 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
        readers: 20029,
        starred: false,
        medium_name: 'dobusi',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('mediamention.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('MediaMention', mediaMention);
      await api
        .patch('/mediamention/mediamention-1', {
          id: 'mediamention-1',
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        })
        .ok(because, {
          id: 'mediamention-1',
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        });
      await api.get('/mediamention/mediamention-1').ok(because, {
        id: 'mediamention-1',
        appeared_at: '2019-06-02 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
        readers: 20029,
        starred: false,
        medium_name: 'dobusi',
      });
    },
  );

  test(
    'update that is refused for medium_name does not change appeared_at either',
    about(
      'mediamention.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api
        .patch('/mediamention/mediamention-1', {
          appeared_at: '2019-06-02 01:37:50',
          medium_name: 421337,
        })
        .invalid('medium_name must be a string');
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', mediaMention);
    },
  );

  test(
    'delete removes a MediaMention: no read finds it and no list holds it',
    about(
      'mediamention.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('MediaMention', mediaMention);
      await api.delete('/mediamention/mediamention-1').removed('the object exists');
      await api.get('/mediamention/mediamention-1').notFound(because);
      await api.patch('/mediamention/mediamention-1', { id: 'mediamention-1' }).notFound(because);
      await api.get('/mediamention').ok('what was deleted is in no list', []);
      await api
        .post('/mediamention', {
          ...mediaMention,
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          id: 'mediamention-1',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        });
      await api
        .get('/mediamention/mediamention-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          id: 'mediamention-1',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no MediaMention has',
    about('mediamention.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no MediaMention has the id mediamention-unknown';
      await api.create('MediaMention', mediaMention);
      await api.get('/mediamention/mediamention-unknown').notFound(because);
      await api
        .patch('/mediamention/mediamention-unknown', {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        })
        .notFound(because);
      await api.delete('/mediamention/mediamention-unknown').notFound(because);
      await api
        .get('/mediamention')
        .ok('requests for an unknown id change nothing', [{ id: 'mediamention-1' }]);
    },
  );
});

test.describe('MediaMention: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every MediaMention with all of its fields',
    about(
      'mediamention.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-2',
        appeared_at: '2019-06-02 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
        readers: 20029,
        starred: false,
        medium_name: 'dobusi',
      });
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-3',
        appeared_at: '2019-07-29 22:44:11',
        article_title: 'divu',
        clipping_state: 'corrected',
        readers: 20046,
        medium_name: 'bunobo',
      });
      await api.get('/mediamention').ok('three objects were created', [
        mediaMention,
        {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          id: 'mediamention-2',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        },
        {
          appeared_at: '2019-07-29 22:44:11',
          article_title: 'divu',
          clipping_state: 'corrected',
          id: 'mediamention-3',
          readers: 20046,
          starred: true,
          medium_name: 'bunobo',
        },
      ]);
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-4',
        clipping_state: 'announced',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-5' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-6' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-7' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-8' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-9' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-10' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-11' });
      await api
        .get('/mediamention')
        .ok('a list holds every object, however many there are', [
          { id: 'mediamention-1' },
          { id: 'mediamention-2' },
          { id: 'mediamention-3' },
          { id: 'mediamention-4' },
          { id: 'mediamention-5' },
          { id: 'mediamention-6' },
          { id: 'mediamention-7' },
          { id: 'mediamention-8' },
          { id: 'mediamention-9' },
          { id: 'mediamention-10' },
          { id: 'mediamention-11' },
        ]);
    },
  );

  test(
    'update of one MediaMention leaves another as it was',
    about(
      'mediamention.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-2',
        appeared_at: '2019-06-02 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
        readers: 20029,
        starred: false,
        medium_name: 'dobusi',
      });
      await api
        .patch('/mediamention/mediamention-2', {
          id: 'mediamention-2',
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        })
        .ok('the change is valid');
      await api.get('/mediamention/mediamention-1').ok('another object was updated', mediaMention);
      await api.get('/mediamention/mediamention-2').ok('the update is stored', {
        appeared_at: '2019-06-02 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
        id: 'mediamention-2',
        readers: 20029,
        starred: false,
        medium_name: 'dobusi',
      });
    },
  );

  test(
    'delete of one MediaMention leaves another as it was',
    about(
      'mediamention.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-2',
        appeared_at: '2019-06-02 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
        readers: 20029,
        starred: false,
        medium_name: 'dobusi',
      });
      await api.delete('/mediamention/mediamention-1').removed('the object exists');
      await api.get('/mediamention/mediamention-2').ok('another object was deleted', {
        appeared_at: '2019-06-02 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
        id: 'mediamention-2',
        readers: 20029,
        starred: false,
        medium_name: 'dobusi',
      });
      await api
        .get('/mediamention')
        .ok('one of two objects was deleted', [{ id: 'mediamention-2' }]);
    },
  );

  test(
    'reset removes every MediaMention',
    about(
      'mediamention.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-2',
        appeared_at: '2019-06-02 01:37:50',
        article_title: 'sarabi',
        clipping_state: 'printed',
        readers: 20029,
        starred: false,
        medium_name: 'dobusi',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/mediamention').ok('reset removes all objects', []);
      await api.get('/mediamention/mediamention-1').notFound('reset removed it');
    },
  );
});

test.describe('MediaMention: required fields and defaults', () => {
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
    'create refuses a MediaMention without appeared_at, which is required',
    about(
      'mediamention.appeared_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/mediamention', without(mediaMention, 'appeared_at'))
        .invalid('appeared_at is required and has no default');
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a MediaMention without article_title, which is required',
    about(
      'mediamention.article_title.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/mediamention', without(mediaMention, 'article_title'))
        .invalid('article_title is required and has no default');
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'clipping_state is "announced" when a create leaves it out',
    about(
      'mediamention.clipping_state.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of clipping_state is "announced"';
      await api
        .post('/mediamention', without(mediaMention, 'clipping_state'))
        .created(because, { clipping_state: 'announced' });
      await api.get('/mediamention/mediamention-1').ok(because, { clipping_state: 'announced' });
    },
  );

  test(
    'create refuses a MediaMention without an id',
    about(
      'mediamention.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/mediamention', without(mediaMention, 'id')).invalid('id must be sent');
      await api.get('/mediamention').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a MediaMention without readers, which is required',
    about(
      'mediamention.readers.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/mediamention', without(mediaMention, 'readers'))
        .invalid('readers is required and has no default');
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a MediaMention without starred, which is optional',
    about(
      'mediamention.starred.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'starred is optional';
      await api
        .post('/mediamention', without(mediaMention, 'starred'))
        .created(because, { starred: null });
      await api.get('/mediamention/mediamention-1').ok(because, { starred: null });
    },
  );

  test(
    'create accepts a MediaMention without medium_name, which is optional',
    about(
      'mediamention.medium_name.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'medium_name is optional';
      await api
        .post('/mediamention', without(mediaMention, 'medium_name'))
        .created(because, { medium_name: null });
      await api.get('/mediamention/mediamention-1').ok(because, { medium_name: null });
    },
  );

  test(
    'update of appeared_at or medium_name alone leaves every other field as it is',
    about(
      'mediamention.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('MediaMention', mediaMention);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2019-06-02 01:37:50' })
        .ok(because, { ...mediaMention, appeared_at: '2019-06-02 01:37:50' });
      await api.patch('/mediamention/mediamention-1', { medium_name: 'dobusi' }).ok(because, {
        ...mediaMention,
        appeared_at: '2019-06-02 01:37:50',
        medium_name: 'dobusi',
      });
      await api.get('/mediamention/mediamention-1').ok(because, {
        ...mediaMention,
        appeared_at: '2019-06-02 01:37:50',
        medium_name: 'dobusi',
      });
    },
  );
});

test.describe('MediaMention: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'appeared_at may be null',
    about(
      'mediamention.appeared_at.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'appeared_at is nullable';
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: null })
        .created(because, { appeared_at: null });
      await api.get('/mediamention/mediamention-1').ok(because, { appeared_at: null });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { appeared_at: null })
        .ok(because, { appeared_at: null });
      await api.get('/mediamention/mediamention-2').ok(because, { appeared_at: null });
    },
  );

  test(
    'create and update refuse null for article_title',
    about(
      'mediamention.article_title.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'article_title must not be null';
      await api.post('/mediamention', { ...mediaMention, article_title: null }).invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { article_title: null }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { article_title: 'vadibu' });
    },
  );

  test(
    'create and update refuse null for clipping_state',
    about(
      'mediamention.clipping_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'clipping_state must not be null';
      await api.post('/mediamention', { ...mediaMention, clipping_state: null }).invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { clipping_state: null }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { clipping_state: 'retracted' });
    },
  );

  test(
    'readers may be null',
    about(
      'mediamention.readers.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'readers is nullable';
      await api
        .post('/mediamention', { ...mediaMention, readers: null })
        .created(because, { readers: null });
      await api.get('/mediamention/mediamention-1').ok(because, { readers: null });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { readers: null })
        .ok(because, { readers: null });
      await api.get('/mediamention/mediamention-2').ok(because, { readers: null });
    },
  );

  test(
    'starred may be null',
    about(
      'mediamention.starred.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'starred is nullable';
      await api
        .post('/mediamention', { ...mediaMention, starred: null })
        .created(because, { starred: null });
      await api.get('/mediamention/mediamention-1').ok(because, { starred: null });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { starred: null })
        .ok(because, { starred: null });
      await api.get('/mediamention/mediamention-2').ok(because, { starred: null });
    },
  );

  test(
    'medium_name may be null',
    about(
      'mediamention.medium_name.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'medium_name is nullable';
      await api
        .post('/mediamention', { ...mediaMention, medium_name: null })
        .created(because, { medium_name: null });
      await api.get('/mediamention/mediamention-1').ok(because, { medium_name: null });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { medium_name: null })
        .ok(because, { medium_name: null });
      await api.get('/mediamention/mediamention-2').ok(because, { medium_name: null });
    },
  );
});

test.describe('MediaMention: types and bounds', () => {
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
    'appeared_at may be the leap day 2020-02-29',
    about('mediamention.appeared_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of appeared_at';
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-02-29 12:00:00' })
        .created(because, { appeared_at: '2020-02-29 12:00:00' });
      await api
        .get('/mediamention/mediamention-1')
        .ok(because, { appeared_at: '2020-02-29 12:00:00' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { appeared_at: '2020-02-29 12:00:00' })
        .ok(because, { appeared_at: '2020-02-29 12:00:00' });
      await api
        .get('/mediamention/mediamention-2')
        .ok(because, { appeared_at: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse an appeared_at of a wrong type',
    about(
      'mediamention.appeared_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'appeared_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/mediamention', { ...mediaMention, appeared_at: 202403 }).invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { appeared_at: 0 }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { appeared_at: '2020-07-04 06:54:20' });
    },
  );

  test(
    'create and update refuse an appeared_at that no calendar or clock has',
    about(
      'mediamention.appeared_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2019-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2019-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-13-01 06:54:20' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-07-04 24:00:00' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2100-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2019-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2019-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-07-04 10:60:00' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-07-04 10:30:75' })
        .invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2019-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2019-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2020-13-01 06:54:20' })
        .invalid(because);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2020-07-04 24:00:00' })
        .invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { appeared_at: '2020-07-04 06:54:20' });
    },
  );

  test(
    'create and update refuse an appeared_at in another format',
    about(
      'mediamention.appeared_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-07-04T06:54:20Z' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-07-04' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: 'not a date' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-07-04T06:54:20' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-07-04 06:54' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-07-04 06:54:20.125' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2020-07-04 06:54:20+02:00' })
        .invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2020-07-04T06:54:20Z' })
        .invalid(because);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2020-07-04' })
        .invalid(because);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: 'not a date' })
        .invalid(because);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2020-07-04T06:54:20' })
        .invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { appeared_at: '2020-07-04 06:54:20' });
    },
  );

  test(
    'appeared_at may be right at its first moment of 2019-01-01 00:00:00',
    about(
      'mediamention.appeared_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the first moment of appeared_at is 2019-01-01 00:00:00, inclusive';
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2019-01-01 00:00:00' })
        .created(because, { appeared_at: '2019-01-01 00:00:00' });
      await api
        .get('/mediamention/mediamention-1')
        .ok(because, { appeared_at: '2019-01-01 00:00:00' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { appeared_at: '2019-01-01 00:00:00' })
        .ok(because, { appeared_at: '2019-01-01 00:00:00' });
      await api
        .get('/mediamention/mediamention-2')
        .ok(because, { appeared_at: '2019-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse an appeared_at before its first moment of 2019-01-01 00:00:00',
    about(
      'mediamention.appeared_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'appeared_at must not be before 2019-01-01 00:00:00';
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2018-12-31 23:59:59' })
        .invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2018-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { appeared_at: '2020-07-04 06:54:20' });
    },
  );

  test(
    'appeared_at has no last moment',
    about(
      'mediamention.appeared_at.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'appeared_at has no last moment';
      await api
        .post('/mediamention', { ...mediaMention, appeared_at: '2099-10-11 12:13:14' })
        .created(because, { appeared_at: '2099-10-11 12:13:14' });
      await api
        .get('/mediamention/mediamention-1')
        .ok(because, { appeared_at: '2099-10-11 12:13:14' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { appeared_at: '2099-10-11 12:13:14' })
        .ok(because, { appeared_at: '2099-10-11 12:13:14' });
      await api
        .get('/mediamention/mediamention-2')
        .ok(because, { appeared_at: '2099-10-11 12:13:14' });
    },
  );

  test(
    'article_title of digits alone stays a string',
    about(
      'mediamention.article_title.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of article_title';
      await api
        .post('/mediamention', { ...mediaMention, article_title: '0042' })
        .created(because, { article_title: '0042' });
      await api.get('/mediamention/mediamention-1').ok(because, { article_title: '0042' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { article_title: '0042' })
        .ok(because, { article_title: '0042' });
      await api.get('/mediamention/mediamention-2').ok(because, { article_title: '0042' });
    },
  );

  test(
    'article_title keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'mediamention.article_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of article_title';
      await api
        .post('/mediamention', { ...mediaMention, article_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { article_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/mediamention/mediamention-1')
        .ok(because, { article_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { article_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { article_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/mediamention/mediamention-2')
        .ok(because, { article_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse an article_title of a wrong type',
    about(
      'mediamention.article_title.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'article_title must be a string';
      await api.post('/mediamention', { ...mediaMention, article_title: 421337 }).invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, article_title: { value: 'text' } })
        .invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { article_title: 0 }).invalid(because);
      await api.patch('/mediamention/mediamention-1', { article_title: {} }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { article_title: 'vadibu' });
    },
  );

  test(
    'article_title may be right at its minimum length of 3',
    about(
      'mediamention.article_title.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of article_title is 3, inclusive';
      await api
        .post('/mediamention', { ...mediaMention, article_title: 'bi ' })
        .created(because, { article_title: 'bi ' });
      await api.get('/mediamention/mediamention-1').ok(because, { article_title: 'bi ' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { article_title: 'bi ' })
        .ok(because, { article_title: 'bi ' });
      await api.get('/mediamention/mediamention-2').ok(because, { article_title: 'bi ' });
    },
  );

  test(
    'create and update refuse an article_title below its minimum length of 3',
    about(
      'mediamention.article_title.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'article_title must have at least 3 characters';
      await api.post('/mediamention', { ...mediaMention, article_title: 'r ' }).invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { article_title: 'r ' }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { article_title: 'vadibu' });
    },
  );

  test(
    'article_title may be right at its maximum length of 120',
    about(
      'mediamention.article_title.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of article_title is 120, inclusive';
      await api
        .post('/mediamention', {
          ...mediaMention,
          article_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .created(because, {
          article_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/mediamention/mediamention-1').ok(because, {
        article_title:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', {
          article_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .ok(because, {
          article_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/mediamention/mediamention-2').ok(because, {
        article_title:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
    },
  );

  test(
    'create and update refuse an article_title above its maximum length of 120',
    about(
      'mediamention.article_title.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'article_title must have at most 120 characters';
      await api
        .post('/mediamention', {
          ...mediaMention,
          article_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api
        .patch('/mediamention/mediamention-1', {
          article_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { article_title: 'vadibu' });
    },
  );

  test(
    'create and update refuse a clipping_state of a wrong type',
    about(
      'mediamention.clipping_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'clipping_state must be one of announced, printed, corrected, retracted';
      await api.post('/mediamention', { ...mediaMention, clipping_state: 421337 }).invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, clipping_state: { value: 'text' } })
        .invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { clipping_state: 0 }).invalid(because);
      await api.patch('/mediamention/mediamention-1', { clipping_state: {} }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { clipping_state: 'retracted' });
    },
  );

  test(
    'create and update refuse a readers of a wrong type',
    about(
      'mediamention.readers.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'readers must be an integer';
      await api.post('/mediamention', { ...mediaMention, readers: 'abc' }).invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, readers: { value: 'text' } })
        .invalid(because);
      await api.post('/mediamention', { ...mediaMention, readers: 20046.5 }).invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { readers: 'abc' }).invalid(because);
      await api.patch('/mediamention/mediamention-1', { readers: {} }).invalid(because);
      await api.patch('/mediamention/mediamention-1', { readers: 20046.5 }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { readers: 20047 });
    },
  );

  test(
    'readers may be right at its minimum of 20000',
    about(
      'mediamention.readers.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of readers is 20000, inclusive';
      await api
        .post('/mediamention', { ...mediaMention, readers: 20000 })
        .created(because, { readers: 20000 });
      await api.get('/mediamention/mediamention-1').ok(because, { readers: 20000 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { readers: 20000 })
        .ok(because, { readers: 20000 });
      await api.get('/mediamention/mediamention-2').ok(because, { readers: 20000 });
    },
  );

  test(
    'create and update refuse a readers below its minimum of 20000',
    about(
      'mediamention.readers.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'readers must be at least 20000';
      await api.post('/mediamention', { ...mediaMention, readers: 19999 }).invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { readers: 19999 }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { readers: 20047 });
    },
  );

  test(
    'readers may be right at its maximum of 900000',
    about(
      'mediamention.readers.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of readers is 900000, inclusive';
      await api
        .post('/mediamention', { ...mediaMention, readers: 900000 })
        .created(because, { readers: 900000 });
      await api.get('/mediamention/mediamention-1').ok(because, { readers: 900000 });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { readers: 900000 })
        .ok(because, { readers: 900000 });
      await api.get('/mediamention/mediamention-2').ok(because, { readers: 900000 });
    },
  );

  test(
    'create and update refuse a readers above its maximum of 900000',
    about(
      'mediamention.readers.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'readers must be at most 900000';
      await api.post('/mediamention', { ...mediaMention, readers: 900001 }).invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { readers: 900001 }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { readers: 20047 });
    },
  );

  test(
    'starred may be false',
    about('mediamention.starred.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of starred';
      await api
        .post('/mediamention', { ...mediaMention, starred: false })
        .created(because, { starred: false });
      await api.get('/mediamention/mediamention-1').ok(because, { starred: false });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { starred: false })
        .ok(because, { starred: false });
      await api.get('/mediamention/mediamention-2').ok(because, { starred: false });
    },
  );

  test(
    'create and update refuse a starred of a wrong type',
    about(
      'mediamention.starred.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'starred must be true or false';
      await api.post('/mediamention', { ...mediaMention, starred: 'abc' }).invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, starred: { value: 'text' } })
        .invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { starred: 'abc' }).invalid(because);
      await api.patch('/mediamention/mediamention-1', { starred: {} }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { starred: true });
    },
  );

  test(
    'medium_name of digits alone stays a string',
    about(
      'mediamention.medium_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of medium_name';
      await api
        .post('/mediamention', { ...mediaMention, medium_name: '0042' })
        .created(because, { medium_name: '0042' });
      await api.get('/mediamention/mediamention-1').ok(because, { medium_name: '0042' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { medium_name: '0042' })
        .ok(because, { medium_name: '0042' });
      await api.get('/mediamention/mediamention-2').ok(because, { medium_name: '0042' });
    },
  );

  test(
    'medium_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'mediamention.medium_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of medium_name';
      await api
        .post('/mediamention', { ...mediaMention, medium_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { medium_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/mediamention/mediamention-1')
        .ok(because, { medium_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { medium_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { medium_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/mediamention/mediamention-2')
        .ok(because, { medium_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a medium_name of a wrong type',
    about(
      'mediamention.medium_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'medium_name must be a string';
      await api.post('/mediamention', { ...mediaMention, medium_name: 421337 }).invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, medium_name: { value: 'text' } })
        .invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { medium_name: 0 }).invalid(because);
      await api.patch('/mediamention/mediamention-1', { medium_name: {} }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { medium_name: 'vuba' });
    },
  );

  test(
    'medium_name may be right at its minimum length of 2',
    about(
      'mediamention.medium_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of medium_name is 2, inclusive';
      await api
        .post('/mediamention', { ...mediaMention, medium_name: 'r ' })
        .created(because, { medium_name: 'r ' });
      await api.get('/mediamention/mediamention-1').ok(because, { medium_name: 'r ' });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', { medium_name: 'r ' })
        .ok(because, { medium_name: 'r ' });
      await api.get('/mediamention/mediamention-2').ok(because, { medium_name: 'r ' });
    },
  );

  test(
    'create and update refuse a medium_name below its minimum length of 2',
    about(
      'mediamention.medium_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'medium_name must have at least 2 characters';
      await api.post('/mediamention', { ...mediaMention, medium_name: 'n' }).invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', { medium_name: 'n' }).invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { medium_name: 'vuba' });
    },
  );

  test(
    'medium_name may be right at its maximum length of 80',
    about(
      'mediamention.medium_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of medium_name is 80, inclusive';
      await api
        .post('/mediamention', {
          ...mediaMention,
          medium_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .created(because, {
          medium_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/mediamention/mediamention-1').ok(because, {
        medium_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api
        .patch('/mediamention/mediamention-2', {
          medium_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .ok(because, {
          medium_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/mediamention/mediamention-2').ok(because, {
        medium_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
      });
    },
  );

  test(
    'create and update refuse a medium_name above its maximum length of 80',
    about(
      'mediamention.medium_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'medium_name must have at most 80 characters';
      await api
        .post('/mediamention', {
          ...mediaMention,
          medium_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api
        .patch('/mediamention/mediamention-1', {
          medium_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { medium_name: 'vuba' });
    },
  );
});

test.describe('MediaMention: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'clipping_state may be announced, printed, corrected, retracted',
    about(
      'mediamention.clipping_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of PressArticleClippingState';
      await api
        .post('/mediamention', { ...mediaMention, clipping_state: 'announced' })
        .created(because, { clipping_state: 'announced' });
      await api
        .patch('/mediamention/mediamention-1', { clipping_state: 'printed' })
        .ok(because, { clipping_state: 'printed' });
      await api
        .patch('/mediamention/mediamention-1', { clipping_state: 'corrected' })
        .ok(because, { clipping_state: 'corrected' });
      await api
        .patch('/mediamention/mediamention-1', { clipping_state: 'retracted' })
        .ok(because, { clipping_state: 'retracted' });
      await api.get('/mediamention/mediamention-1').ok(because, { clipping_state: 'retracted' });
      await api
        .patch('/mediamention/mediamention-1', { clipping_state: 'announced' })
        .ok(because, { clipping_state: 'announced' });
    },
  );

  test(
    'clipping_state may be retracted, which PressArticleClippingState has gained',
    about(
      'mediamention.clipping_state.accepts-added-retracted',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'retracted was added to PressArticleClippingState';
      await api
        .post('/mediamention', mediaMention)
        .created(because, { clipping_state: 'retracted' });
      await api.get('/mediamention/mediamention-1').ok(because, { clipping_state: 'retracted' });
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-2',
        clipping_state: 'printed',
      });
      await api
        .patch('/mediamention/mediamention-2', { clipping_state: 'retracted' })
        .ok(because, { clipping_state: 'retracted' });
      await api.get('/mediamention/mediamention-2').ok(because, { clipping_state: 'retracted' });
    },
  );

  test(
    'create and update refuse a clipping_state that PressArticleClippingState does not list, such as unheard_of',
    about(
      'mediamention.clipping_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'clipping_state must be one of announced, printed, corrected, retracted';
      await api
        .post('/mediamention', { ...mediaMention, clipping_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, clipping_state: 'announced ' })
        .invalid(because);
      await api
        .post('/mediamention', { ...mediaMention, clipping_state: 'announce' })
        .invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api
        .patch('/mediamention/mediamention-1', { clipping_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { clipping_state: 'retracted' });
    },
  );

  test(
    'create and update refuse the clipping_state ANNOUNCED, as upper and lower case differ',
    about(
      'mediamention.clipping_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'clipping_state must be one of announced, printed, corrected, retracted';
      await api
        .post('/mediamention', { ...mediaMention, clipping_state: 'ANNOUNCED' })
        .invalid(because);
      await api.get('/mediamention/mediamention-1').notFound('a refused create stores nothing');
      await api.create('MediaMention', mediaMention);
      await api
        .patch('/mediamention/mediamention-1', { clipping_state: 'ANNOUNCED' })
        .invalid(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused update changes nothing', { clipping_state: 'retracted' });
    },
  );
});

test.describe('MediaMention: actions', () => {
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.

  test(
    'demand_correction moves clipping_state from printed to corrected',
    about(
      'mediamention.demand_correction.moves-from-printed',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, clipping_state: 'printed' });
      await api
        .post('/mediamention/mediamention-1/demand_correction')
        .ok('the state is right and every condition holds', {
          ...mediaMention,
          clipping_state: 'corrected',
        });
      await api
        .get('/mediamention/mediamention-1')
        .ok('what the action did is stored', { ...mediaMention, clipping_state: 'corrected' });
    },
  );

  test(
    'demand_correction leaves objects alone that it does not concern',
    about(
      'mediamention.demand_correction.leaves-bystanders',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, clipping_state: 'printed' });
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-2',
        clipping_state: 'printed',
      });
      await api
        .post('/mediamention/mediamention-1/demand_correction')
        .ok('the state is right and every condition holds');
      await api
        .get('/mediamention/mediamention-2')
        .ok('demand_correction was called on mediamention-1, which does not concern this object', {
          ...mediaMention,
          clipping_state: 'printed',
          id: 'mediamention-2',
        });
    },
  );

  test(
    'demand_correction acts on what updates left, and later updates leave what it did',
    about(
      'mediamention.demand_correction.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('MediaMention', { ...mediaMention, clipping_state: 'corrected' });
      await api.patch('/mediamention/mediamention-1', { clipping_state: 'printed' }).ok(because);
      await api
        .post('/mediamention/mediamention-1/demand_correction')
        .ok('the state is right and every condition holds');
      await api
        .get('/mediamention')
        .ok('a list shows what demand_correction did', [
          { id: 'mediamention-1', clipping_state: 'corrected' },
        ]);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2019-06-02 01:37:50' })
        .ok(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('what demand_correction did stays when something else is updated', {
          appeared_at: '2019-06-02 01:37:50',
          clipping_state: 'corrected',
        });
      await api
        .patch('/mediamention/mediamention-1', { clipping_state: 'printed' })
        .ok('an update may lead back to any clipping_state');
      await api
        .post('/mediamention/mediamention-1/demand_correction')
        .ok('the state is right and every condition holds', { clipping_state: 'corrected' });
    },
  );

  test(
    'demand_correction answers 404 for an id that no MediaMention has',
    about(
      'mediamention.demand_correction.unknown-id',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api
        .post('/mediamention/mediamention-unknown/demand_correction')
        .notFound('no MediaMention has the id mediamention-unknown');
      await api.delete('/mediamention/mediamention-1').removed('the object exists');
      await api.post('/mediamention/mediamention-1/demand_correction').notFound('it was deleted');
    },
  );

  test(
    'demand_correction is refused while clipping_state is announced',
    about(
      'mediamention.demand_correction.refuses-from-announced',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, clipping_state: 'announced' });
      await api
        .post('/mediamention/mediamention-1/demand_correction')
        .refused('demand_correction starts from printed, and clipping_state is announced');
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused action changes nothing', { clipping_state: 'announced' });
    },
  );

  test(
    'demand_correction is refused while clipping_state is corrected',
    about(
      'mediamention.demand_correction.refuses-from-corrected',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', { ...mediaMention, clipping_state: 'corrected' });
      await api
        .post('/mediamention/mediamention-1/demand_correction')
        .refused('demand_correction starts from printed, and clipping_state is corrected');
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused action changes nothing', { clipping_state: 'corrected' });
    },
  );

  test(
    'demand_correction is refused while clipping_state is retracted',
    about(
      'mediamention.demand_correction.refuses-from-retracted',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api
        .post('/mediamention/mediamention-1/demand_correction')
        .refused('demand_correction starts from printed, and clipping_state is retracted');
      await api
        .get('/mediamention/mediamention-1')
        .ok('a refused action changes nothing', { clipping_state: 'retracted' });
    },
  );
});
