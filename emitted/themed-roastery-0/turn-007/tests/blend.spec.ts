import { about, test, without } from '../support/api.ts';

// A valid GreenLot, as the tests send it.
const greenLot = {
  arrived_at: '2024-11-17 00:48:02',
  id: 'greenlot-1',
  moisture_percent: 95.75,
  origin_region: 'viba',
  stage: 'arrived',
  weight_kg: 33.25,
  farm: null,
  committed_kg: 93.75,
};

// A valid Blend, as the tests send it.
const blend = { blend_name: 'robi', decaf: true, id: 'blend-1', recipe_state: 'trial' };

test.describe('Blend: create, read, update and delete', () => {
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
    'create answers the new Blend, and read answers it again',
    about(
      'blend.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: blend,
        status: [200, 201],
        answer: { ...blend, components: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { ...blend, components: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/blend', {
        body: { ...blend, id: 'blend-2' },
        status: [200, 201],
        answer: { id: 'blend-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Blend',
    about(
      'blend.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { blend_name: 'vuda', decaf: false, recipe_state: 'delisted' },
        status: [200],
        answer: {
          blend_name: 'vuda',
          components: [],
          decaf: false,
          id: 'blend-1',
          recipe_state: 'delisted',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { blend_name: 'vuda', decaf: false, recipe_state: 'delisted' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('blend.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { id: 'blend-1', blend_name: 'vuda', decaf: false, recipe_state: 'delisted' },
        status: [200],
        answer: { id: 'blend-1', blend_name: 'vuda', decaf: false, recipe_state: 'delisted' },
        because: 'the id is the one that the object has',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { id: 'blend-1', blend_name: 'vuda', decaf: false, recipe_state: 'delisted' },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for recipe_state does not change blend_name either',
    about(
      'blend.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { blend_name: 'vuda', recipe_state: 'unheard_of' },
        status: [400, 422],
        because: 'recipe_state must be one of idea, trial, listed, delisted',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { ...blend, components: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Blend: no read finds it and no list holds it',
    about(
      'blend.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.delete('/blend/blend-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/blend/blend-1', { status: [404], because: 'it was deleted' });
      await api.get('/blend', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Blend has',
    about('blend.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.get('/blend/blend-unknown', {
        status: [404],
        because: 'no Blend has the id blend-unknown',
      });
      await api.patch('/blend/blend-unknown', {
        body: { blend_name: 'vuda', decaf: false, recipe_state: 'delisted' },
        status: [404],
        because: 'no Blend has the id blend-unknown',
      });
      await api.delete('/blend/blend-unknown', {
        status: [404],
        because: 'no Blend has the id blend-unknown',
      });
      await api.get('/blend', {
        status: [200],
        answer: [{ id: 'blend-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Blend: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Blend with all of its fields',
    about('blend.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.create('Blend', {
        ...blend,
        id: 'blend-2',
        blend_name: 'vuda',
        decaf: false,
        recipe_state: 'delisted',
      });
      await api.create('Blend', {
        ...blend,
        id: 'blend-3',
        blend_name: 'muni',
        recipe_state: 'listed',
      });
      await api.get('/blend', {
        status: [200],
        answer: [
          { ...blend, components: [] },
          {
            blend_name: 'vuda',
            components: [],
            decaf: false,
            id: 'blend-2',
            recipe_state: 'delisted',
          },
          {
            blend_name: 'muni',
            components: [],
            decaf: true,
            id: 'blend-3',
            recipe_state: 'listed',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Blend leaves another as it was',
    about('blend.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.create('Blend', {
        ...blend,
        id: 'blend-2',
        blend_name: 'vuda',
        decaf: false,
        recipe_state: 'delisted',
      });
      await api.patch('/blend/blend-2', {
        body: { id: 'blend-2', blend_name: 'vuda', decaf: false, recipe_state: 'delisted' },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { ...blend, components: [] },
        because: 'another object was updated',
      });
      await api.get('/blend/blend-2', {
        status: [200],
        answer: {
          blend_name: 'vuda',
          components: [],
          decaf: false,
          id: 'blend-2',
          recipe_state: 'delisted',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Blend leaves another as it was',
    about(
      'blend.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.create('Blend', {
        ...blend,
        id: 'blend-2',
        blend_name: 'vuda',
        decaf: false,
        recipe_state: 'delisted',
      });
      await api.delete('/blend/blend-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/blend/blend-2', {
        status: [200],
        answer: {
          blend_name: 'vuda',
          components: [],
          decaf: false,
          id: 'blend-2',
          recipe_state: 'delisted',
        },
        because: 'another object was deleted',
      });
      await api.get('/blend', {
        status: [200],
        answer: [{ id: 'blend-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Blend',
    about('blend.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.create('Blend', {
        ...blend,
        id: 'blend-2',
        blend_name: 'vuda',
        decaf: false,
        recipe_state: 'delisted',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/blend', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/blend/blend-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Blend: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Blend without blend_name, which is required',
    about(
      'blend.blend_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: without(blend, 'blend_name'),
        status: [400, 422],
        because: 'blend_name is required and has no default',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'decaf is false when a create leaves it out',
    about('blend.decaf.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/blend', {
        body: without(blend, 'decaf'),
        status: [200, 201],
        answer: { decaf: false },
        because: 'the default of decaf is false',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { decaf: false },
        because: 'the default of decaf is false',
      });
    },
  );

  test(
    'create refuses a Blend without an id',
    about(
      'blend.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: without(blend, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/blend', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'recipe_state is "idea" when a create leaves it out',
    about('blend.recipe_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/blend', {
        body: without(blend, 'recipe_state'),
        status: [200, 201],
        answer: { recipe_state: 'idea' },
        because: 'the default of recipe_state is "idea"',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { recipe_state: 'idea' },
        because: 'the default of recipe_state is "idea"',
      });
    },
  );

  test(
    'update of blend_name or recipe_state alone leaves every other field as it is',
    about('blend.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('Blend', { ...blend, decaf: null, components: ['greenlot-1'] });
      await api.patch('/blend/blend-1', {
        body: { blend_name: 'vuda' },
        status: [200],
        answer: { ...blend, blend_name: 'vuda', components: ['greenlot-1'], decaf: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/blend/blend-1', {
        body: { recipe_state: 'delisted' },
        status: [200],
        answer: {
          blend_name: 'vuda',
          components: ['greenlot-1'],
          decaf: null,
          id: 'blend-1',
          recipe_state: 'delisted',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: {
          blend_name: 'vuda',
          components: ['greenlot-1'],
          decaf: null,
          id: 'blend-1',
          recipe_state: 'delisted',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Blend: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'blend_name may be null',
    about('blend.blend_name.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, blend_name: null },
        status: [200, 201],
        answer: { blend_name: null },
        because: 'blend_name is nullable',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { blend_name: null },
        because: 'blend_name is nullable',
      });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', {
        body: { blend_name: null },
        status: [200],
        answer: { blend_name: null },
        because: 'blend_name is nullable',
      });
      await api.get('/blend/blend-2', {
        status: [200],
        answer: { blend_name: null },
        because: 'blend_name is nullable',
      });
    },
  );

  test(
    'decaf may be null, which is not replaced by its default',
    about(
      'blend.decaf.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, decaf: null },
        status: [200, 201],
        answer: { decaf: null },
        because: 'decaf is nullable and its default is for absence only',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { decaf: null },
        because: 'decaf is nullable and its default is for absence only',
      });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', {
        body: { decaf: null },
        status: [200],
        answer: { decaf: null },
        because: 'decaf is nullable and its default is for absence only',
      });
      await api.get('/blend/blend-2', {
        status: [200],
        answer: { decaf: null },
        because: 'decaf is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for recipe_state',
    about(
      'blend.recipe_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, recipe_state: null },
        status: [400, 422],
        because: 'recipe_state must not be null',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { recipe_state: null },
        status: [400, 422],
        because: 'recipe_state must not be null',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { recipe_state: 'trial' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Blend: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'blend_name of digits alone stays a string',
    about('blend.blend_name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, blend_name: '0042' },
        status: [200, 201],
        answer: { blend_name: '0042' },
        because: '"0042" is a valid value of blend_name',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { blend_name: '0042' },
        because: '"0042" is a valid value of blend_name',
      });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', {
        body: { blend_name: '0042' },
        status: [200],
        answer: { blend_name: '0042' },
        because: '"0042" is a valid value of blend_name',
      });
      await api.get('/blend/blend-2', {
        status: [200],
        answer: { blend_name: '0042' },
        because: '"0042" is a valid value of blend_name',
      });
    },
  );

  test(
    'blend_name keeps spaces, quotes, accents and symbols',
    about('blend.blend_name.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, blend_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { blend_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of blend_name',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { blend_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of blend_name',
      });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', {
        body: { blend_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { blend_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of blend_name',
      });
      await api.get('/blend/blend-2', {
        status: [200],
        answer: { blend_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of blend_name',
      });
    },
  );

  test(
    'create and update refuse a blend_name of a wrong type',
    about(
      'blend.blend_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, blend_name: 421337 },
        status: [400, 422],
        because: 'blend_name must be a string',
      });
      await api.post('/blend', {
        body: { ...blend, blend_name: { value: 'text' } },
        status: [400, 422],
        because: 'blend_name must be a string',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { blend_name: 421337 },
        status: [400, 422],
        because: 'blend_name must be a string',
      });
      await api.patch('/blend/blend-1', {
        body: { blend_name: { value: 'text' } },
        status: [400, 422],
        because: 'blend_name must be a string',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { blend_name: 'robi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'blend_name may be right at its minimum length of 2',
    about(
      'blend.blend_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, blend_name: 'ru' },
        status: [200, 201],
        answer: { blend_name: 'ru' },
        because: 'the minimum length of blend_name is 2, inclusive',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { blend_name: 'ru' },
        because: 'the minimum length of blend_name is 2, inclusive',
      });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', {
        body: { blend_name: 'ru' },
        status: [200],
        answer: { blend_name: 'ru' },
        because: 'the minimum length of blend_name is 2, inclusive',
      });
      await api.get('/blend/blend-2', {
        status: [200],
        answer: { blend_name: 'ru' },
        because: 'the minimum length of blend_name is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a blend_name below its minimum length of 2',
    about(
      'blend.blend_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, blend_name: 'n' },
        status: [400, 422],
        because: 'blend_name must have at least 2 characters',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { blend_name: 'n' },
        status: [400, 422],
        because: 'blend_name must have at least 2 characters',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { blend_name: 'robi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'blend_name has no maximum length',
    about('blend.blend_name.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/blend', {
        body: {
          ...blend,
          blend_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          blend_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'blend_name has no maximum length',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: {
          blend_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'blend_name has no maximum length',
      });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', {
        body: {
          blend_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          blend_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'blend_name has no maximum length',
      });
      await api.get('/blend/blend-2', {
        status: [200],
        answer: {
          blend_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'blend_name has no maximum length',
      });
    },
  );

  test(
    'decaf may be false',
    about('blend.decaf.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, decaf: false },
        status: [200, 201],
        answer: { decaf: false },
        because: 'false is a valid value of decaf',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { decaf: false },
        because: 'false is a valid value of decaf',
      });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', {
        body: { decaf: false },
        status: [200],
        answer: { decaf: false },
        because: 'false is a valid value of decaf',
      });
      await api.get('/blend/blend-2', {
        status: [200],
        answer: { decaf: false },
        because: 'false is a valid value of decaf',
      });
    },
  );

  test(
    'create and update refuse a decaf of a wrong type',
    about(
      'blend.decaf.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, decaf: 'abc' },
        status: [400, 422],
        because: 'decaf must be true or false',
      });
      await api.post('/blend', {
        body: { ...blend, decaf: { value: 'text' } },
        status: [400, 422],
        because: 'decaf must be true or false',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { decaf: 'abc' },
        status: [400, 422],
        because: 'decaf must be true or false',
      });
      await api.patch('/blend/blend-1', {
        body: { decaf: { value: 'text' } },
        status: [400, 422],
        because: 'decaf must be true or false',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { decaf: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a recipe_state of a wrong type',
    about(
      'blend.recipe_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, recipe_state: 421337 },
        status: [400, 422],
        because: 'recipe_state must be one of idea, trial, listed, delisted',
      });
      await api.post('/blend', {
        body: { ...blend, recipe_state: { value: 'text' } },
        status: [400, 422],
        because: 'recipe_state must be one of idea, trial, listed, delisted',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { recipe_state: 421337 },
        status: [400, 422],
        because: 'recipe_state must be one of idea, trial, listed, delisted',
      });
      await api.patch('/blend/blend-1', {
        body: { recipe_state: { value: 'text' } },
        status: [400, 422],
        because: 'recipe_state must be one of idea, trial, listed, delisted',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { recipe_state: 'trial' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Blend: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'recipe_state may be idea, trial, listed, delisted',
    about(
      'blend.recipe_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, recipe_state: 'idea' },
        status: [200, 201],
        answer: { recipe_state: 'idea' },
        because: 'the value is one of BlendRecipeState',
      });
      await api.patch('/blend/blend-1', {
        body: { recipe_state: 'trial' },
        status: [200],
        answer: { recipe_state: 'trial' },
        because: 'the value is one of BlendRecipeState',
      });
      await api.patch('/blend/blend-1', {
        body: { recipe_state: 'listed' },
        status: [200],
        answer: { recipe_state: 'listed' },
        because: 'the value is one of BlendRecipeState',
      });
      await api.patch('/blend/blend-1', {
        body: { recipe_state: 'delisted' },
        status: [200],
        answer: { recipe_state: 'delisted' },
        because: 'the value is one of BlendRecipeState',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { recipe_state: 'delisted' },
        because: 'the value is one of BlendRecipeState',
      });
    },
  );

  test(
    'create and update refuse the recipe_state unheard_of, which BlendRecipeState does not have',
    about(
      'blend.recipe_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, recipe_state: 'unheard_of' },
        status: [400, 422],
        because: 'recipe_state must be one of idea, trial, listed, delisted',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { recipe_state: 'unheard_of' },
        status: [400, 422],
        because: 'recipe_state must be one of idea, trial, listed, delisted',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { recipe_state: 'trial' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the recipe_state IDEA, as upper and lower case differ',
    about(
      'blend.recipe_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, recipe_state: 'IDEA' },
        status: [400, 422],
        because: 'recipe_state must be one of idea, trial, listed, delisted',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { recipe_state: 'IDEA' },
        status: [400, 422],
        because: 'recipe_state must be one of idea, trial, listed, delisted',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { recipe_state: 'trial' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Blend: references', () => {
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
    'components is an empty list when a create leaves it out',
    about('blend.components.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/blend', {
        body: blend,
        status: [200, 201],
        answer: { components: [] },
        because: 'components was left out',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { components: [] },
        because: 'components was left out',
      });
    },
  );

  test(
    'components lists existing GreenLot objects and is answered as their ids',
    about('blend.components.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.post('/blend', {
        body: { ...blend, components: ['greenlot-1', 'greenlot-2'] },
        status: [200, 201],
        answer: { components: ['greenlot-1', 'greenlot-2'] },
        because: 'components was sent with two ids',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { components: ['greenlot-1', 'greenlot-2'] },
        because: 'components was sent with two ids',
      });
      await api.get('/blend', {
        status: [200],
        answer: [{ id: 'blend-1', components: ['greenlot-1', 'greenlot-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/blend/blend-1', {
        body: { components: ['greenlot-2', 'greenlot-1'] },
        status: [200],
        answer: { components: ['greenlot-2', 'greenlot-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in components',
    about('blend.components.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.create('Blend', { ...blend, components: ['greenlot-1'] });
      await api.patch('/blend/blend-1', {
        body: { components: ['greenlot-2'] },
        status: [200],
        answer: { components: ['greenlot-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/blend/blend-1', {
        body: { components: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { components: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in components that no GreenLot has',
    about(
      'blend.components.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.post('/blend', {
        body: { ...blend, components: ['greenlot-unknown'] },
        status: [400, 422],
        because: 'components must hold only ids of existing GreenLot objects',
      });
      await api.post('/blend', {
        body: { ...blend, components: ['greenlot-1', 'greenlot-unknown'] },
        status: [400, 422],
        because: 'components must hold only ids of existing GreenLot objects',
      });
      await api.post('/blend', {
        body: { ...blend, components: ['greenlot-unknown', 'greenlot-2'] },
        status: [400, 422],
        because: 'components must hold only ids of existing GreenLot objects',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Blend', { ...blend, components: ['greenlot-1', 'greenlot-2'] });
      await api.patch('/blend/blend-1', {
        body: { components: ['greenlot-unknown'] },
        status: [400, 422],
        because: 'components must hold only ids of existing GreenLot objects',
      });
      await api.patch('/blend/blend-1', {
        body: { components: ['greenlot-1', 'greenlot-unknown'] },
        status: [400, 422],
        because: 'components must hold only ids of existing GreenLot objects',
      });
      await api.patch('/blend/blend-1', {
        body: { components: ['greenlot-unknown', 'greenlot-2'] },
        status: [400, 422],
        because: 'components must hold only ids of existing GreenLot objects',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { components: ['greenlot-1', 'greenlot-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list components',
    about(
      'blend.components.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, components: null },
        status: [400, 422],
        because: 'components must not be null',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { components: null },
        status: [400, 422],
        because: 'components must not be null',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { components: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for components',
    about(
      'blend.components.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/blend', {
        body: { ...blend, components: 'abc' },
        status: [400, 422],
        because: 'components must be a list of ids of GreenLot',
      });
      await api.post('/blend', {
        body: { ...blend, components: [{ value: 'text' }] },
        status: [400, 422],
        because: 'components must be a list of ids of GreenLot',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { components: 'abc' },
        status: [400, 422],
        because: 'components must be a list of ids of GreenLot',
      });
      await api.patch('/blend/blend-1', {
        body: { components: [{ value: 'text' }] },
        status: [400, 422],
        because: 'components must be a list of ids of GreenLot',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { components: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a GreenLot takes its id out of every components and keeps the others',
    about('blend.components.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.create('Blend', { ...blend, components: ['greenlot-1', 'greenlot-2'] });
      await api.create('Blend', { ...blend, id: 'blend-2', components: ['greenlot-1'] });
      await api.delete('/greenlot/greenlot-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { id: 'blend-1', components: ['greenlot-2'] },
        because: 'greenlot-1 was deleted',
      });
      await api.get('/blend/blend-2', {
        status: [200],
        answer: { id: 'blend-2', components: [] },
        because: 'greenlot-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Blend in components, which refers to GreenLot',
    about(
      'blend.components.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.post('/blend', {
        body: { ...blend, id: 'blend-2', components: ['blend-1'] },
        status: [400, 422],
        because: 'components must hold only ids of existing GreenLot objects',
      });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', {
        body: { components: ['blend-1'] },
        status: [400, 422],
        because: 'components must hold only ids of existing GreenLot objects',
      });
      await api.get('/blend/blend-2', {
        status: [200],
        answer: { components: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Blend with the id of a GreenLot leaves components alone',
    about(
      'blend.components.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('Blend', { ...blend, components: ['greenlot-1'] });
      await api.create('Blend', { ...blend, id: 'greenlot-1' });
      await api.delete('/blend/greenlot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { components: ['greenlot-1'] },
        because: 'no GreenLot was deleted',
      });
    },
  );

  test(
    'update that is refused for components does not change blend_name either',
    about(
      'blend.components.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', {
        body: { blend_name: 'vuda', components: ['greenlot-unknown'] },
        status: [400, 422],
        because: 'components must hold only ids of existing GreenLot objects',
      });
      await api.get('/blend/blend-1', {
        status: [200],
        answer: { ...blend, components: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
