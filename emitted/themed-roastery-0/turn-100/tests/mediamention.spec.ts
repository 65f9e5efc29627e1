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
      await api.post('/mediamention', {
        body: mediaMention,
        status: [200, 201],
        answer: mediaMention,
        because: 'create answers the object that was sent',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: mediaMention,
        because: 'read answers the object that was created',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, id: 'mediamention-2' },
        status: [200, 201],
        answer: { id: 'mediamention-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/mediamention/mediamention-1', {
        body: {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        },
        status: [200],
        answer: {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          id: 'mediamention-1',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('mediamention.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: {
          id: 'mediamention-1',
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        },
        status: [200],
        answer: {
          id: 'mediamention-1',
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: {
          id: 'mediamention-1',
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: '2019-06-02 01:37:50', medium_name: 421337 },
        status: [400, 422],
        because: 'medium_name must be a string',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: mediaMention,
        because: 'a refused update changes nothing',
      });
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
      await api.create('MediaMention', mediaMention);
      await api.delete('/mediamention/mediamention-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/mediamention/mediamention-1', { status: [404], because: 'it was deleted' });
      await api.get('/mediamention', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no MediaMention has',
    about('mediamention.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.get('/mediamention/mediamention-unknown', {
        status: [404],
        because: 'no MediaMention has the id mediamention-unknown',
      });
      await api.patch('/mediamention/mediamention-unknown', {
        body: {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        },
        status: [404],
        because: 'no MediaMention has the id mediamention-unknown',
      });
      await api.delete('/mediamention/mediamention-unknown', {
        status: [404],
        because: 'no MediaMention has the id mediamention-unknown',
      });
      await api.get('/mediamention', {
        status: [200],
        answer: [{ id: 'mediamention-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/mediamention', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/mediamention/mediamention-2', {
        body: {
          id: 'mediamention-2',
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: mediaMention,
        because: 'another object was updated',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          id: 'mediamention-2',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        },
        because: 'the update is stored',
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
      await api.delete('/mediamention/mediamention-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: {
          appeared_at: '2019-06-02 01:37:50',
          article_title: 'sarabi',
          clipping_state: 'printed',
          id: 'mediamention-2',
          readers: 20029,
          starred: false,
          medium_name: 'dobusi',
        },
        because: 'another object was deleted',
      });
      await api.get('/mediamention', {
        status: [200],
        answer: [{ id: 'mediamention-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/mediamention', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/mediamention/mediamention-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/mediamention', {
        body: without(mediaMention, 'appeared_at'),
        status: [400, 422],
        because: 'appeared_at is required and has no default',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/mediamention', {
        body: without(mediaMention, 'article_title'),
        status: [400, 422],
        because: 'article_title is required and has no default',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/mediamention', {
        body: without(mediaMention, 'clipping_state'),
        status: [200, 201],
        answer: { clipping_state: 'announced' },
        because: 'the default of clipping_state is "announced"',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { clipping_state: 'announced' },
        because: 'the default of clipping_state is "announced"',
      });
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
      await api.post('/mediamention', {
        body: without(mediaMention, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/mediamention', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/mediamention', {
        body: without(mediaMention, 'readers'),
        status: [400, 422],
        because: 'readers is required and has no default',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/mediamention', {
        body: without(mediaMention, 'starred'),
        status: [200, 201],
        answer: { starred: null },
        because: 'starred is optional',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { starred: null },
        because: 'starred is optional',
      });
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
      await api.post('/mediamention', {
        body: without(mediaMention, 'medium_name'),
        status: [200, 201],
        answer: { medium_name: null },
        because: 'medium_name is optional',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { medium_name: null },
        because: 'medium_name is optional',
      });
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
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: '2019-06-02 01:37:50' },
        status: [200],
        answer: { ...mediaMention, appeared_at: '2019-06-02 01:37:50' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { medium_name: 'dobusi' },
        status: [200],
        answer: { ...mediaMention, appeared_at: '2019-06-02 01:37:50', medium_name: 'dobusi' },
        because: 'an update touches only what it carries',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { ...mediaMention, appeared_at: '2019-06-02 01:37:50', medium_name: 'dobusi' },
        because: 'an update touches only what it carries',
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
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: null },
        status: [200, 201],
        answer: { appeared_at: null },
        because: 'appeared_at is nullable',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { appeared_at: null },
        because: 'appeared_at is nullable',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { appeared_at: null },
        status: [200],
        answer: { appeared_at: null },
        because: 'appeared_at is nullable',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { appeared_at: null },
        because: 'appeared_at is nullable',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, article_title: null },
        status: [400, 422],
        because: 'article_title must not be null',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { article_title: null },
        status: [400, 422],
        because: 'article_title must not be null',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { article_title: 'vadibu' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, clipping_state: null },
        status: [400, 422],
        because: 'clipping_state must not be null',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { clipping_state: null },
        status: [400, 422],
        because: 'clipping_state must not be null',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { clipping_state: 'retracted' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, readers: null },
        status: [200, 201],
        answer: { readers: null },
        because: 'readers is nullable',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { readers: null },
        because: 'readers is nullable',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { readers: null },
        status: [200],
        answer: { readers: null },
        because: 'readers is nullable',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { readers: null },
        because: 'readers is nullable',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, starred: null },
        status: [200, 201],
        answer: { starred: null },
        because: 'starred is nullable',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { starred: null },
        because: 'starred is nullable',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { starred: null },
        status: [200],
        answer: { starred: null },
        because: 'starred is nullable',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { starred: null },
        because: 'starred is nullable',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, medium_name: null },
        status: [200, 201],
        answer: { medium_name: null },
        because: 'medium_name is nullable',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { medium_name: null },
        because: 'medium_name is nullable',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { medium_name: null },
        status: [200],
        answer: { medium_name: null },
        because: 'medium_name is nullable',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { medium_name: null },
        because: 'medium_name is nullable',
      });
    },
  );
});

test.describe('MediaMention: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
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
    'appeared_at may be the leap day 2020-02-29',
    about('mediamention.appeared_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { appeared_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of appeared_at',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { appeared_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of appeared_at',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { appeared_at: '2020-02-29 12:00:00' },
        status: [200],
        answer: { appeared_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of appeared_at',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { appeared_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of appeared_at',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: 202403 },
        status: [400, 422],
        because: 'appeared_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: 202403 },
        status: [400, 422],
        because: 'appeared_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { appeared_at: '2020-07-04 06:54:20' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: '2019-02-30 12:00:00' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: '2019-02-29 12:00:00' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: '2020-13-01 06:54:20' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: '2020-07-04 25:00:00' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: '2019-02-30 12:00:00' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: '2019-02-29 12:00:00' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: '2020-13-01 06:54:20' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: '2020-07-04 25:00:00' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { appeared_at: '2020-07-04 06:54:20' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: '2020-07-04T06:54:20Z' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: '2020-07-04' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: 'not a date' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: '2020-07-04T06:54:20Z' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: '2020-07-04' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: 'not a date' },
        status: [400, 422],
        because: 'appeared_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { appeared_at: '2020-07-04 06:54:20' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: '2019-01-01 00:00:00' },
        status: [200, 201],
        answer: { appeared_at: '2019-01-01 00:00:00' },
        because: 'the first moment of appeared_at is 2019-01-01 00:00:00, inclusive',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { appeared_at: '2019-01-01 00:00:00' },
        because: 'the first moment of appeared_at is 2019-01-01 00:00:00, inclusive',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { appeared_at: '2019-01-01 00:00:00' },
        status: [200],
        answer: { appeared_at: '2019-01-01 00:00:00' },
        because: 'the first moment of appeared_at is 2019-01-01 00:00:00, inclusive',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { appeared_at: '2019-01-01 00:00:00' },
        because: 'the first moment of appeared_at is 2019-01-01 00:00:00, inclusive',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: '2018-12-31 23:59:59' },
        status: [400, 422],
        because: 'appeared_at must not be before 2019-01-01 00:00:00',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: '2018-12-31 23:59:59' },
        status: [400, 422],
        because: 'appeared_at must not be before 2019-01-01 00:00:00',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { appeared_at: '2020-07-04 06:54:20' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, appeared_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { appeared_at: '2099-10-11 12:13:14' },
        because: 'appeared_at has no last moment',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { appeared_at: '2099-10-11 12:13:14' },
        because: 'appeared_at has no last moment',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { appeared_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { appeared_at: '2099-10-11 12:13:14' },
        because: 'appeared_at has no last moment',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { appeared_at: '2099-10-11 12:13:14' },
        because: 'appeared_at has no last moment',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, article_title: '0042' },
        status: [200, 201],
        answer: { article_title: '0042' },
        because: '"0042" is a valid value of article_title',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { article_title: '0042' },
        because: '"0042" is a valid value of article_title',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { article_title: '0042' },
        status: [200],
        answer: { article_title: '0042' },
        because: '"0042" is a valid value of article_title',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { article_title: '0042' },
        because: '"0042" is a valid value of article_title',
      });
    },
  );

  test(
    'article_title keeps spaces, quotes, accents and symbols',
    about(
      'mediamention.article_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/mediamention', {
        body: { ...mediaMention, article_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { article_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of article_title',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { article_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of article_title',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { article_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { article_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of article_title',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { article_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of article_title',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, article_title: 421337 },
        status: [400, 422],
        because: 'article_title must be a string',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, article_title: { value: 'text' } },
        status: [400, 422],
        because: 'article_title must be a string',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { article_title: 421337 },
        status: [400, 422],
        because: 'article_title must be a string',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { article_title: { value: 'text' } },
        status: [400, 422],
        because: 'article_title must be a string',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { article_title: 'vadibu' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, article_title: 'bil' },
        status: [200, 201],
        answer: { article_title: 'bil' },
        because: 'the minimum length of article_title is 3, inclusive',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { article_title: 'bil' },
        because: 'the minimum length of article_title is 3, inclusive',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { article_title: 'bil' },
        status: [200],
        answer: { article_title: 'bil' },
        because: 'the minimum length of article_title is 3, inclusive',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { article_title: 'bil' },
        because: 'the minimum length of article_title is 3, inclusive',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, article_title: 'ru' },
        status: [400, 422],
        because: 'article_title must have at least 3 characters',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { article_title: 'ru' },
        status: [400, 422],
        because: 'article_title must have at least 3 characters',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { article_title: 'vadibu' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: {
          ...mediaMention,
          article_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        status: [200, 201],
        answer: {
          article_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of article_title is 120, inclusive',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: {
          article_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of article_title is 120, inclusive',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: {
          article_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        status: [200],
        answer: {
          article_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of article_title is 120, inclusive',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: {
          article_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of article_title is 120, inclusive',
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
      await api.post('/mediamention', {
        body: {
          ...mediaMention,
          article_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'article_title must have at most 120 characters',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: {
          article_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'article_title must have at most 120 characters',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { article_title: 'vadibu' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, clipping_state: 421337 },
        status: [400, 422],
        because: 'clipping_state must be one of announced, printed, corrected, retracted',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, clipping_state: { value: 'text' } },
        status: [400, 422],
        because: 'clipping_state must be one of announced, printed, corrected, retracted',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { clipping_state: 421337 },
        status: [400, 422],
        because: 'clipping_state must be one of announced, printed, corrected, retracted',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { clipping_state: { value: 'text' } },
        status: [400, 422],
        because: 'clipping_state must be one of announced, printed, corrected, retracted',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { clipping_state: 'retracted' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, readers: 'abc' },
        status: [400, 422],
        because: 'readers must be an integer',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, readers: { value: 'text' } },
        status: [400, 422],
        because: 'readers must be an integer',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, readers: 20046.5 },
        status: [400, 422],
        because: 'readers must be an integer',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { readers: 'abc' },
        status: [400, 422],
        because: 'readers must be an integer',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { readers: { value: 'text' } },
        status: [400, 422],
        because: 'readers must be an integer',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { readers: 20046.5 },
        status: [400, 422],
        because: 'readers must be an integer',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { readers: 20047 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, readers: 20000 },
        status: [200, 201],
        answer: { readers: 20000 },
        because: 'the minimum of readers is 20000, inclusive',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { readers: 20000 },
        because: 'the minimum of readers is 20000, inclusive',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { readers: 20000 },
        status: [200],
        answer: { readers: 20000 },
        because: 'the minimum of readers is 20000, inclusive',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { readers: 20000 },
        because: 'the minimum of readers is 20000, inclusive',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, readers: 19999 },
        status: [400, 422],
        because: 'readers must be at least 20000',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { readers: 19999 },
        status: [400, 422],
        because: 'readers must be at least 20000',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { readers: 20047 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, readers: 900000 },
        status: [200, 201],
        answer: { readers: 900000 },
        because: 'the maximum of readers is 900000, inclusive',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { readers: 900000 },
        because: 'the maximum of readers is 900000, inclusive',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { readers: 900000 },
        status: [200],
        answer: { readers: 900000 },
        because: 'the maximum of readers is 900000, inclusive',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { readers: 900000 },
        because: 'the maximum of readers is 900000, inclusive',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, readers: 900001 },
        status: [400, 422],
        because: 'readers must be at most 900000',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { readers: 900001 },
        status: [400, 422],
        because: 'readers must be at most 900000',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { readers: 20047 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'starred may be false',
    about('mediamention.starred.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/mediamention', {
        body: { ...mediaMention, starred: false },
        status: [200, 201],
        answer: { starred: false },
        because: 'false is a valid value of starred',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { starred: false },
        because: 'false is a valid value of starred',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { starred: false },
        status: [200],
        answer: { starred: false },
        because: 'false is a valid value of starred',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { starred: false },
        because: 'false is a valid value of starred',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, starred: 'abc' },
        status: [400, 422],
        because: 'starred must be true or false',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, starred: { value: 'text' } },
        status: [400, 422],
        because: 'starred must be true or false',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { starred: 'abc' },
        status: [400, 422],
        because: 'starred must be true or false',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { starred: { value: 'text' } },
        status: [400, 422],
        because: 'starred must be true or false',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { starred: true },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, medium_name: '0042' },
        status: [200, 201],
        answer: { medium_name: '0042' },
        because: '"0042" is a valid value of medium_name',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { medium_name: '0042' },
        because: '"0042" is a valid value of medium_name',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { medium_name: '0042' },
        status: [200],
        answer: { medium_name: '0042' },
        because: '"0042" is a valid value of medium_name',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { medium_name: '0042' },
        because: '"0042" is a valid value of medium_name',
      });
    },
  );

  test(
    'medium_name keeps spaces, quotes, accents and symbols',
    about(
      'mediamention.medium_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/mediamention', {
        body: { ...mediaMention, medium_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { medium_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of medium_name',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { medium_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of medium_name',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { medium_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { medium_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of medium_name',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { medium_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of medium_name',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, medium_name: 421337 },
        status: [400, 422],
        because: 'medium_name must be a string',
      });
      await api.post('/mediamention', {
        body: { ...mediaMention, medium_name: { value: 'text' } },
        status: [400, 422],
        because: 'medium_name must be a string',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { medium_name: 421337 },
        status: [400, 422],
        because: 'medium_name must be a string',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { medium_name: { value: 'text' } },
        status: [400, 422],
        because: 'medium_name must be a string',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { medium_name: 'vuba' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, medium_name: 'ru' },
        status: [200, 201],
        answer: { medium_name: 'ru' },
        because: 'the minimum length of medium_name is 2, inclusive',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { medium_name: 'ru' },
        because: 'the minimum length of medium_name is 2, inclusive',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: { medium_name: 'ru' },
        status: [200],
        answer: { medium_name: 'ru' },
        because: 'the minimum length of medium_name is 2, inclusive',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { medium_name: 'ru' },
        because: 'the minimum length of medium_name is 2, inclusive',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, medium_name: 'n' },
        status: [400, 422],
        because: 'medium_name must have at least 2 characters',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { medium_name: 'n' },
        status: [400, 422],
        because: 'medium_name must have at least 2 characters',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { medium_name: 'vuba' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: {
          ...mediaMention,
          medium_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        status: [200, 201],
        answer: {
          medium_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of medium_name is 80, inclusive',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: {
          medium_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of medium_name is 80, inclusive',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.patch('/mediamention/mediamention-2', {
        body: {
          medium_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        status: [200],
        answer: {
          medium_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of medium_name is 80, inclusive',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: {
          medium_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of medium_name is 80, inclusive',
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
      await api.post('/mediamention', {
        body: {
          ...mediaMention,
          medium_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'medium_name must have at most 80 characters',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: {
          medium_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'medium_name must have at most 80 characters',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { medium_name: 'vuba' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/mediamention', {
        body: { ...mediaMention, clipping_state: 'announced' },
        status: [200, 201],
        answer: { clipping_state: 'announced' },
        because: 'the value is one of PressArticleClippingState',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { clipping_state: 'printed' },
        status: [200],
        answer: { clipping_state: 'printed' },
        because: 'the value is one of PressArticleClippingState',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { clipping_state: 'corrected' },
        status: [200],
        answer: { clipping_state: 'corrected' },
        because: 'the value is one of PressArticleClippingState',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { clipping_state: 'retracted' },
        status: [200],
        answer: { clipping_state: 'retracted' },
        because: 'the value is one of PressArticleClippingState',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { clipping_state: 'retracted' },
        because: 'the value is one of PressArticleClippingState',
      });
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
      await api.post('/mediamention', {
        body: mediaMention,
        status: [200, 201],
        answer: { clipping_state: 'retracted' },
        because: 'retracted was added to PressArticleClippingState',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { clipping_state: 'retracted' },
        because: 'retracted was added to PressArticleClippingState',
      });
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-2',
        clipping_state: 'printed',
      });
      await api.patch('/mediamention/mediamention-2', {
        body: { clipping_state: 'retracted' },
        status: [200],
        answer: { clipping_state: 'retracted' },
        because: 'retracted was added to PressArticleClippingState',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { clipping_state: 'retracted' },
        because: 'retracted was added to PressArticleClippingState',
      });
    },
  );

  test(
    'create and update refuse the clipping_state unheard_of, which PressArticleClippingState does not have',
    about(
      'mediamention.clipping_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/mediamention', {
        body: { ...mediaMention, clipping_state: 'unheard_of' },
        status: [400, 422],
        because: 'clipping_state must be one of announced, printed, corrected, retracted',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { clipping_state: 'unheard_of' },
        status: [400, 422],
        because: 'clipping_state must be one of announced, printed, corrected, retracted',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { clipping_state: 'retracted' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention', {
        body: { ...mediaMention, clipping_state: 'ANNOUNCED' },
        status: [400, 422],
        because: 'clipping_state must be one of announced, printed, corrected, retracted',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('MediaMention', mediaMention);
      await api.patch('/mediamention/mediamention-1', {
        body: { clipping_state: 'ANNOUNCED' },
        status: [400, 422],
        because: 'clipping_state must be one of announced, printed, corrected, retracted',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { clipping_state: 'retracted' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mediamention/mediamention-1/demand_correction', {
        status: [200],
        answer: { ...mediaMention, clipping_state: 'corrected' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { ...mediaMention, clipping_state: 'corrected' },
        because: 'what the action did is stored',
      });
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
      await api.post('/mediamention/mediamention-1/demand_correction', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/mediamention/mediamention-2', {
        status: [200],
        answer: { ...mediaMention, clipping_state: 'printed', id: 'mediamention-2' },
        because:
          'demand_correction was called on mediamention-1, which does not concern this object',
      });
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
      await api.post('/mediamention/mediamention-unknown/demand_correction', {
        status: [404],
        because: 'no MediaMention has the id mediamention-unknown',
      });
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
      await api.post('/mediamention/mediamention-1/demand_correction', {
        status: [400, 409],
        because: 'demand_correction starts from printed, and clipping_state is announced',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { clipping_state: 'announced' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/mediamention/mediamention-1/demand_correction', {
        status: [400, 409],
        because: 'demand_correction starts from printed, and clipping_state is corrected',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { clipping_state: 'corrected' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/mediamention/mediamention-1/demand_correction', {
        status: [400, 409],
        because: 'demand_correction starts from printed, and clipping_state is retracted',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: { clipping_state: 'retracted' },
        because: 'a refused action changes nothing',
      });
    },
  );
});
