import { about, test, without } from '../support/api.ts';

// A valid Galaxy, as the tests send it.
const galaxy = { caption: 'vino', id: 'galaxy-1', radius_former: 15.25, rank: 71, statue: null };

// A valid Statue, as the tests send it.
const statue = {
  available: false,
  handle_target: 'malodo',
  id: 'statue-1',
  latitude_early: 83.25,
  opened: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
};

test.describe('Galaxy: create, read, update and delete', () => {
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
    'create answers the new Galaxy, and read answers it again',
    about(
      'galaxy.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: galaxy,
        status: [200, 201],
        answer: { ...galaxy, statues: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { ...galaxy, statues: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, id: 'galaxy-2' },
        status: [200, 201],
        answer: { id: 'galaxy-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Galaxy',
    about(
      'galaxy.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { caption: 'gisoru', radius_former: 36.25, rank: 33 },
        status: [200],
        answer: {
          caption: 'gisoru',
          id: 'galaxy-1',
          radius_former: 36.25,
          rank: 33,
          statue: null,
          statues: [],
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { caption: 'gisoru', radius_former: 36.25, rank: 33 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('galaxy.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { id: 'galaxy-1', caption: 'gisoru', radius_former: 36.25, rank: 33 },
        status: [200],
        answer: { id: 'galaxy-1', caption: 'gisoru', radius_former: 36.25, rank: 33 },
        because: 'the id is the one that the object has',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { id: 'galaxy-1', caption: 'gisoru', radius_former: 36.25, rank: 33 },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for rank does not change caption either',
    about(
      'galaxy.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { caption: 'gisoru', rank: 'abc' },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { ...galaxy, statues: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Galaxy: no read finds it and no list holds it',
    about(
      'galaxy.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.delete('/galaxy/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/galaxy/galaxy-1', { status: [404], because: 'it was deleted' });
      await api.get('/galaxy', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Galaxy has',
    about('galaxy.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.get('/galaxy/galaxy-unknown', {
        status: [404],
        because: 'no Galaxy has the id galaxy-unknown',
      });
      await api.patch('/galaxy/galaxy-unknown', {
        body: { caption: 'gisoru', radius_former: 36.25, rank: 33 },
        status: [404],
        because: 'no Galaxy has the id galaxy-unknown',
      });
      await api.delete('/galaxy/galaxy-unknown', {
        status: [404],
        because: 'no Galaxy has the id galaxy-unknown',
      });
      await api.get('/galaxy', {
        status: [200],
        answer: [{ id: 'galaxy-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Galaxy: collections', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Galaxy with all of its fields',
    about('galaxy.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
      });
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-3',
        caption: 'lovo',
        radius_former: 34.75,
        rank: 50,
      });
      await api.get('/galaxy', {
        status: [200],
        answer: [
          { ...galaxy, statues: [] },
          {
            caption: 'gisoru',
            id: 'galaxy-2',
            radius_former: 36.25,
            rank: 33,
            statue: null,
            statues: [],
          },
          {
            caption: 'lovo',
            id: 'galaxy-3',
            radius_former: 34.75,
            rank: 50,
            statue: null,
            statues: [],
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Galaxy leaves another as it was',
    about('galaxy.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
      });
      await api.patch('/galaxy/galaxy-2', {
        body: { id: 'galaxy-2', caption: 'gisoru', radius_former: 36.25, rank: 33 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { ...galaxy, statues: [] },
        because: 'another object was updated',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: {
          caption: 'gisoru',
          id: 'galaxy-2',
          radius_former: 36.25,
          rank: 33,
          statue: null,
          statues: [],
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Galaxy leaves another as it was',
    about(
      'galaxy.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
      });
      await api.delete('/galaxy/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: {
          caption: 'gisoru',
          id: 'galaxy-2',
          radius_former: 36.25,
          rank: 33,
          statue: null,
          statues: [],
        },
        because: 'another object was deleted',
      });
      await api.get('/galaxy', {
        status: [200],
        answer: [{ id: 'galaxy-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Galaxy',
    about('galaxy.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/galaxy', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/galaxy/galaxy-1', { status: [404], because: 'reset removed it' });
    },
  );

  test(
    'Galaxy and Statue objects may have the same id',
    about(
      'galaxy.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
    ),
    async ({ api }) => {
      await api.create('Galaxy', { ...galaxy, id: 'same-1' });
      await api.create('Statue', { ...statue, id: 'same-1' });
      await api.get('/galaxy', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.get('/statue', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.delete('/statue/same-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/statue/same-1', {
        status: [404],
        because: 'only Galaxy has the id same-1 now',
      });
      await api.get('/galaxy/same-1', {
        status: [200],
        answer: { ...galaxy, id: 'same-1', statues: [] },
        because: 'only the Statue was deleted',
      });
    },
  );
});

test.describe('Galaxy: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Galaxy without caption, which is required',
    about(
      'galaxy.caption.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: without(galaxy, 'caption'),
        status: [400, 422],
        because: 'caption is required and has no default',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Galaxy without an id',
    about(
      'galaxy.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: without(galaxy, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/galaxy', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Galaxy without radius_former, which is required',
    about(
      'galaxy.radius_former.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: without(galaxy, 'radius_former'),
        status: [400, 422],
        because: 'radius_former is required and has no default',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'rank is 149 when a create leaves it out',
    about('galaxy.rank.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: without(galaxy, 'rank'),
        status: [200, 201],
        answer: { rank: 149 },
        because: 'the default of rank is 149',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 149 },
        because: 'the default of rank is 149',
      });
    },
  );

  test(
    'create refuses a Galaxy without statue, which is required',
    about(
      'galaxy.statue.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: without(galaxy, 'statue'),
        status: [400, 422],
        because: 'statue is required and has no default',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of caption or rank alone leaves every other field as it is',
    about('galaxy.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Galaxy', { ...galaxy, statue: 'statue-1', statues: ['statue-1'] });
      await api.patch('/galaxy/galaxy-1', {
        body: { caption: 'gisoru' },
        status: [200],
        answer: { ...galaxy, caption: 'gisoru', statue: 'statue-1', statues: ['statue-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: 33 },
        status: [200],
        answer: {
          caption: 'gisoru',
          id: 'galaxy-1',
          radius_former: 15.25,
          rank: 33,
          statue: 'statue-1',
          statues: ['statue-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: {
          caption: 'gisoru',
          id: 'galaxy-1',
          radius_former: 15.25,
          rank: 33,
          statue: 'statue-1',
          statues: ['statue-1'],
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Galaxy: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'caption may be null',
    about('galaxy.caption.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, caption: null },
        status: [200, 201],
        answer: { caption: null },
        because: 'caption is nullable',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { caption: null },
        because: 'caption is nullable',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { caption: null },
        status: [200],
        answer: { caption: null },
        because: 'caption is nullable',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { caption: null },
        because: 'caption is nullable',
      });
    },
  );

  test(
    'radius_former may be null',
    about('galaxy.radius_former.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, radius_former: null },
        status: [200, 201],
        answer: { radius_former: null },
        because: 'radius_former is nullable',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { radius_former: null },
        because: 'radius_former is nullable',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { radius_former: null },
        status: [200],
        answer: { radius_former: null },
        because: 'radius_former is nullable',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { radius_former: null },
        because: 'radius_former is nullable',
      });
    },
  );

  test(
    'create and update refuse null for rank',
    about(
      'galaxy.rank.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, rank: null },
        status: [400, 422],
        because: 'rank must not be null',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: null },
        status: [400, 422],
        because: 'rank must not be null',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Galaxy: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'caption of digits alone stays a string',
    about('galaxy.caption.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, caption: '0042' },
        status: [200, 201],
        answer: { caption: '0042' },
        because: '"0042" is a valid value of caption',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { caption: '0042' },
        because: '"0042" is a valid value of caption',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { caption: '0042' },
        status: [200],
        answer: { caption: '0042' },
        because: '"0042" is a valid value of caption',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { caption: '0042' },
        because: '"0042" is a valid value of caption',
      });
    },
  );

  test(
    'caption keeps spaces, quotes, accents and symbols',
    about('galaxy.caption.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption',
      });
    },
  );

  test(
    'create and update refuse a caption of a wrong type',
    about(
      'galaxy.caption.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, caption: 421337 },
        status: [400, 422],
        because: 'caption must be a string',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, caption: { value: 'text' } },
        status: [400, 422],
        because: 'caption must be a string',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { caption: 421337 },
        status: [400, 422],
        because: 'caption must be a string',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { caption: { value: 'text' } },
        status: [400, 422],
        because: 'caption must be a string',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { caption: 'vino' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'caption may be right at its maximum length of 200',
    about(
      'galaxy.caption.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: {
          ...galaxy,
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        status: [200, 201],
        answer: {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of caption is 200, inclusive',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of caption is 200, inclusive',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        status: [200],
        answer: {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of caption is 200, inclusive',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of caption is 200, inclusive',
      });
    },
  );

  test(
    'create and update refuse a caption above its maximum length of 200',
    about(
      'galaxy.caption.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: {
          ...galaxy,
          caption:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusu r',
        },
        status: [400, 422],
        because: 'caption must have at most 200 characters',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: {
          caption:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusu r',
        },
        status: [400, 422],
        because: 'caption must have at most 200 characters',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { caption: 'vino' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'caption has no minimum length',
    about('galaxy.caption.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, caption: 'x' },
        status: [200, 201],
        answer: { caption: 'x' },
        because: 'caption has no minimum length',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { caption: 'x' },
        because: 'caption has no minimum length',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { caption: 'x' },
        status: [200],
        answer: { caption: 'x' },
        because: 'caption has no minimum length',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { caption: 'x' },
        because: 'caption has no minimum length',
      });
    },
  );

  test(
    'radius_former may be the whole number 3',
    about('galaxy.radius_former.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, radius_former: 3 },
        status: [200, 201],
        answer: { radius_former: 3 },
        because: '3 is a valid value of radius_former',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { radius_former: 3 },
        because: '3 is a valid value of radius_former',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { radius_former: 3 },
        status: [200],
        answer: { radius_former: 3 },
        because: '3 is a valid value of radius_former',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { radius_former: 3 },
        because: '3 is a valid value of radius_former',
      });
    },
  );

  test(
    'create and update refuse a radius_former of a wrong type',
    about(
      'galaxy.radius_former.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, radius_former: 'abc' },
        status: [400, 422],
        because: 'radius_former must be a number',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, radius_former: { value: 'text' } },
        status: [400, 422],
        because: 'radius_former must be a number',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { radius_former: 'abc' },
        status: [400, 422],
        because: 'radius_former must be a number',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { radius_former: { value: 'text' } },
        status: [400, 422],
        because: 'radius_former must be a number',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { radius_former: 15.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'radius_former may be right at its minimum of 1',
    about(
      'galaxy.radius_former.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, radius_former: 1 },
        status: [200, 201],
        answer: { radius_former: 1 },
        because: 'the minimum of radius_former is 1, inclusive',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { radius_former: 1 },
        because: 'the minimum of radius_former is 1, inclusive',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { radius_former: 1 },
        status: [200],
        answer: { radius_former: 1 },
        because: 'the minimum of radius_former is 1, inclusive',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { radius_former: 1 },
        because: 'the minimum of radius_former is 1, inclusive',
      });
    },
  );

  test(
    'create and update refuse a radius_former below its minimum of 1',
    about(
      'galaxy.radius_former.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, radius_former: 0.75 },
        status: [400, 422],
        because: 'radius_former must be at least 1',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { radius_former: 0.75 },
        status: [400, 422],
        because: 'radius_former must be at least 1',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { radius_former: 15.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'radius_former may be right at its maximum of 50',
    about(
      'galaxy.radius_former.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, radius_former: 50 },
        status: [200, 201],
        answer: { radius_former: 50 },
        because: 'the maximum of radius_former is 50, inclusive',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { radius_former: 50 },
        because: 'the maximum of radius_former is 50, inclusive',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { radius_former: 50 },
        status: [200],
        answer: { radius_former: 50 },
        because: 'the maximum of radius_former is 50, inclusive',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { radius_former: 50 },
        because: 'the maximum of radius_former is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a radius_former above its maximum of 50',
    about(
      'galaxy.radius_former.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, radius_former: 50.25 },
        status: [400, 422],
        because: 'radius_former must be at most 50',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { radius_former: 50.25 },
        status: [400, 422],
        because: 'radius_former must be at most 50',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { radius_former: 15.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test('rank may be 0', about('galaxy.rank.accepts-zero', 'values.round-trip'), async ({ api }) => {
    await api.post('/galaxy', {
      body: { ...galaxy, rank: 0 },
      status: [200, 201],
      answer: { rank: 0 },
      because: '0 is a valid value of rank',
    });
    await api.get('/galaxy/galaxy-1', {
      status: [200],
      answer: { rank: 0 },
      because: '0 is a valid value of rank',
    });
    await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
    await api.patch('/galaxy/galaxy-2', {
      body: { rank: 0 },
      status: [200],
      answer: { rank: 0 },
      because: '0 is a valid value of rank',
    });
    await api.get('/galaxy/galaxy-2', {
      status: [200],
      answer: { rank: 0 },
      because: '0 is a valid value of rank',
    });
  });

  test(
    'create and update refuse a rank of a wrong type',
    about(
      'galaxy.rank.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, rank: 'abc' },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, rank: { value: 'text' } },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, rank: 70.5 },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: 'abc' },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: { value: 'text' } },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: 70.5 },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rank may be right at its maximum of 500',
    about(
      'galaxy.rank.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, rank: 500 },
        status: [200, 201],
        answer: { rank: 500 },
        because: 'the maximum of rank is 500, inclusive',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 500 },
        because: 'the maximum of rank is 500, inclusive',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { rank: 500 },
        status: [200],
        answer: { rank: 500 },
        because: 'the maximum of rank is 500, inclusive',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { rank: 500 },
        because: 'the maximum of rank is 500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a rank above its maximum of 500',
    about(
      'galaxy.rank.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, rank: 501 },
        status: [400, 422],
        because: 'rank must be at most 500',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: 501 },
        status: [400, 422],
        because: 'rank must be at most 500',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rank has no minimum',
    about('galaxy.rank.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, rank: -1000000 },
        status: [200, 201],
        answer: { rank: -1000000 },
        because: 'rank has no minimum',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { rank: -1000000 },
        because: 'rank has no minimum',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { rank: -1000000 },
        status: [200],
        answer: { rank: -1000000 },
        because: 'rank has no minimum',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { rank: -1000000 },
        because: 'rank has no minimum',
      });
    },
  );
});

test.describe('Galaxy: references', () => {
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
    'statue refers to an existing Statue and is answered as its id',
    about('galaxy.statue.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.post('/galaxy', {
        body: { ...galaxy, statue: 'statue-1' },
        status: [200, 201],
        answer: { statue: 'statue-1' },
        because: 'statue was sent as statue-1',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue: 'statue-1' },
        because: 'statue was sent as statue-1',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statue: 'statue-2' },
        status: [200],
        answer: { statue: 'statue-2' },
        because: 'statue was changed to statue-2',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue: 'statue-2' },
        because: 'statue was changed to statue-2',
      });
      await api.get('/galaxy', {
        status: [200],
        answer: [{ id: 'galaxy-1', statue: 'statue-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a statue that no Statue has as its id',
    about(
      'galaxy.statue.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, statue: 'statue-unknown' },
        status: [400, 422],
        because: 'statue must be the id of an existing Statue',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.create('Galaxy', { ...galaxy, statue: 'statue-1' });
      await api.patch('/galaxy/galaxy-1', {
        body: { statue: 'statue-unknown' },
        status: [400, 422],
        because: 'statue must be the id of an existing Statue',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue: 'statue-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for statue',
    about(
      'galaxy.statue.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, statue: 421337 },
        status: [400, 422],
        because: 'statue must be the id of a Statue',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, statue: { value: 'text' } },
        status: [400, 422],
        because: 'statue must be the id of a Statue',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { statue: 421337 },
        status: [400, 422],
        because: 'statue must be the id of a Statue',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statue: { value: 'text' } },
        status: [400, 422],
        because: 'statue must be the id of a Statue',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'statue may be null',
    about('galaxy.statue.accepts-null', 'references.null'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.post('/galaxy', {
        body: galaxy,
        status: [200, 201],
        answer: { statue: null },
        because: 'a reference may be null',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statue: 'statue-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statue: null },
        status: [200],
        answer: { statue: null },
        because: 'a reference may be null',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a Statue clears every statue that refers to it',
    about('galaxy.statue.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Galaxy', { ...galaxy, statue: 'statue-1' });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', statue: 'statue-1' });
      await api.delete('/statue/statue-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { id: 'galaxy-1', statue: null },
        because: 'statue-1 was deleted',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { id: 'galaxy-2', statue: null },
        because: 'statue-1 was deleted',
      });
    },
  );

  test(
    'deleting a Statue keeps a statue that refers to another',
    about('galaxy.statue.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.create('Galaxy', { ...galaxy, statue: 'statue-2' });
      await api.delete('/statue/statue-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue: 'statue-2' },
        because: 'another Statue was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Galaxy in statue, which refers to Statue',
    about(
      'galaxy.statue.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.post('/galaxy', {
        body: { ...galaxy, id: 'galaxy-2', statue: 'galaxy-1' },
        status: [400, 422],
        because: 'statue must be the id of an existing Statue',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { statue: 'galaxy-1' },
        status: [400, 422],
        because: 'statue must be the id of an existing Statue',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { statue: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Galaxy with the id of a Statue leaves statue alone',
    about(
      'galaxy.statue.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Galaxy', { ...galaxy, statue: 'statue-1' });
      await api.create('Galaxy', { ...galaxy, id: 'statue-1' });
      await api.delete('/galaxy/statue-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statue: 'statue-1' },
        because: 'no Statue was deleted',
      });
    },
  );

  test(
    'statues is an empty list when a create leaves it out',
    about('galaxy.statues.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: galaxy,
        status: [200, 201],
        answer: { statues: [] },
        because: 'statues was left out',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statues: [] },
        because: 'statues was left out',
      });
    },
  );

  test(
    'statues lists existing Statue objects and is answered as their ids',
    about('galaxy.statues.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.post('/galaxy', {
        body: { ...galaxy, statues: ['statue-1', 'statue-2'] },
        status: [200, 201],
        answer: { statues: ['statue-1', 'statue-2'] },
        because: 'statues was sent with two ids',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statues: ['statue-1', 'statue-2'] },
        because: 'statues was sent with two ids',
      });
      await api.get('/galaxy', {
        status: [200],
        answer: [{ id: 'galaxy-1', statues: ['statue-1', 'statue-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statues: ['statue-2', 'statue-1'] },
        status: [200],
        answer: { statues: ['statue-2', 'statue-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in statues',
    about('galaxy.statues.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.create('Galaxy', { ...galaxy, statues: ['statue-1'] });
      await api.patch('/galaxy/galaxy-1', {
        body: { statues: ['statue-2'] },
        status: [200],
        answer: { statues: ['statue-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statues: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statues: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in statues that no Statue has',
    about(
      'galaxy.statues.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.post('/galaxy', {
        body: { ...galaxy, statues: ['statue-unknown'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Statue objects',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, statues: ['statue-1', 'statue-unknown'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Statue objects',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, statues: ['statue-unknown', 'statue-2'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Statue objects',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', { ...galaxy, statues: ['statue-1', 'statue-2'] });
      await api.patch('/galaxy/galaxy-1', {
        body: { statues: ['statue-unknown'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Statue objects',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statues: ['statue-1', 'statue-unknown'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Statue objects',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statues: ['statue-unknown', 'statue-2'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Statue objects',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statues: ['statue-1', 'statue-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list statues',
    about(
      'galaxy.statues.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, statues: null },
        status: [400, 422],
        because: 'statues must not be null',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { statues: null },
        status: [400, 422],
        because: 'statues must not be null',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statues: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for statues',
    about(
      'galaxy.statues.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: { ...galaxy, statues: 'abc' },
        status: [400, 422],
        because: 'statues must be a list of ids of Statue',
      });
      await api.post('/galaxy', {
        body: { ...galaxy, statues: [{ value: 'text' }] },
        status: [400, 422],
        because: 'statues must be a list of ids of Statue',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { statues: 'abc' },
        status: [400, 422],
        because: 'statues must be a list of ids of Statue',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { statues: [{ value: 'text' }] },
        status: [400, 422],
        because: 'statues must be a list of ids of Statue',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statues: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Statue takes its id out of every statues and keeps the others',
    about('galaxy.statues.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.create('Galaxy', { ...galaxy, statues: ['statue-1', 'statue-2'] });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', statues: ['statue-1'] });
      await api.delete('/statue/statue-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { id: 'galaxy-1', statues: ['statue-2'] },
        because: 'statue-1 was deleted',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { id: 'galaxy-2', statues: [] },
        because: 'statue-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Galaxy in statues, which refers to Statue',
    about(
      'galaxy.statues.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.post('/galaxy', {
        body: { ...galaxy, id: 'galaxy-2', statues: ['galaxy-1'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Statue objects',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.patch('/galaxy/galaxy-2', {
        body: { statues: ['galaxy-1'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Statue objects',
      });
      await api.get('/galaxy/galaxy-2', {
        status: [200],
        answer: { statues: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Galaxy with the id of a Statue leaves statues alone',
    about(
      'galaxy.statues.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Galaxy', { ...galaxy, statues: ['statue-1'] });
      await api.create('Galaxy', { ...galaxy, id: 'statue-1' });
      await api.delete('/galaxy/statue-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { statues: ['statue-1'] },
        because: 'no Statue was deleted',
      });
    },
  );

  test(
    'update that is refused for statue does not change caption either',
    about(
      'galaxy.statue.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.patch('/galaxy/galaxy-1', {
        body: { caption: 'gisoru', statue: 'statue-unknown' },
        status: [400, 422],
        because: 'statue must be the id of an existing Statue',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        answer: { ...galaxy, statues: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
