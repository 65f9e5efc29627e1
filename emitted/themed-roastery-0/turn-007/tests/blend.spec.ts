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
      await api
        .post('/blend', blend)
        .created('create answers the object that was sent', { ...blend, components: [] });
      await api
        .get('/blend/blend-1')
        .ok('read answers the object that was created', { ...blend, components: [] });
      await api
        .post('/blend', { ...blend, id: 'blend-2' })
        .created('objects may be alike in everything but their ids', { id: 'blend-2' });
    },
  );

  test(
    'the id of a Blend may be any text, upper and lower case told apart, but no number',
    about(
      'blend.create.accepts-any-id',
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
        .post('/blend', { ...blend, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Blend', { ...blend, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/blend/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/blend/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...blend, components: [], id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/blend', { ...blend, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/blend/blend-1', { blend_name: 'vuda', decaf: false, recipe_state: 'delisted' })
        .ok('every one of these fields was sent', {
          blend_name: 'vuda',
          components: [],
          decaf: false,
          id: 'blend-1',
          recipe_state: 'delisted',
        });
      await api
        .get('/blend/blend-1')
        .ok('the update is stored', { blend_name: 'vuda', decaf: false, recipe_state: 'delisted' });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('blend.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Blend', blend);
      await api
        .patch('/blend/blend-1', {
          id: 'blend-1',
          blend_name: 'vuda',
          decaf: false,
          recipe_state: 'delisted',
        })
        .ok(because, { id: 'blend-1', blend_name: 'vuda', decaf: false, recipe_state: 'delisted' });
      await api
        .get('/blend/blend-1')
        .ok(because, { id: 'blend-1', blend_name: 'vuda', decaf: false, recipe_state: 'delisted' });
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
      await api
        .patch('/blend/blend-1', { blend_name: 'vuda', recipe_state: 'unheard_of' })
        .invalid('recipe_state must be one of idea, trial, listed, delisted');
      await api
        .get('/blend/blend-1')
        .ok('a refused update changes nothing', { ...blend, components: [] });
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
      const because = 'it was deleted';
      await api.create('Blend', blend);
      await api.delete('/blend/blend-1').removed('the object exists');
      await api.get('/blend/blend-1').notFound(because);
      await api.patch('/blend/blend-1', { id: 'blend-1' }).notFound(because);
      await api.get('/blend').ok('what was deleted is in no list', []);
      await api
        .post('/blend', { ...blend, blend_name: 'vuda', decaf: false, recipe_state: 'delisted' })
        .created('the id of a deleted object is unknown, as before its create', {
          blend_name: 'vuda',
          components: [],
          decaf: false,
          id: 'blend-1',
          recipe_state: 'delisted',
        });
      await api
        .get('/blend/blend-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          blend_name: 'vuda',
          components: [],
          decaf: false,
          id: 'blend-1',
          recipe_state: 'delisted',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Blend has',
    about('blend.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Blend has the id blend-unknown';
      await api.create('Blend', blend);
      await api.get('/blend/blend-unknown').notFound(because);
      await api
        .patch('/blend/blend-unknown', {
          blend_name: 'vuda',
          decaf: false,
          recipe_state: 'delisted',
        })
        .notFound(because);
      await api.delete('/blend/blend-unknown').notFound(because);
      await api.get('/blend').ok('requests for an unknown id change nothing', [{ id: 'blend-1' }]);
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
      await api.get('/blend').ok('three objects were created', [
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
      ]);
      await api.create('Blend', { ...blend, id: 'blend-4', recipe_state: 'idea' });
      await api.create('Blend', { ...blend, id: 'blend-5' });
      await api.create('Blend', { ...blend, id: 'blend-6' });
      await api.create('Blend', { ...blend, id: 'blend-7' });
      await api.create('Blend', { ...blend, id: 'blend-8' });
      await api.create('Blend', { ...blend, id: 'blend-9' });
      await api.create('Blend', { ...blend, id: 'blend-10' });
      await api.create('Blend', { ...blend, id: 'blend-11' });
      await api
        .get('/blend')
        .ok('a list holds every object, however many there are', [
          { id: 'blend-1' },
          { id: 'blend-2' },
          { id: 'blend-3' },
          { id: 'blend-4' },
          { id: 'blend-5' },
          { id: 'blend-6' },
          { id: 'blend-7' },
          { id: 'blend-8' },
          { id: 'blend-9' },
          { id: 'blend-10' },
          { id: 'blend-11' },
        ]);
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
      await api
        .patch('/blend/blend-2', {
          id: 'blend-2',
          blend_name: 'vuda',
          decaf: false,
          recipe_state: 'delisted',
        })
        .ok('the change is valid');
      await api
        .get('/blend/blend-1')
        .ok('another object was updated', { ...blend, components: [] });
      await api.get('/blend/blend-2').ok('the update is stored', {
        blend_name: 'vuda',
        components: [],
        decaf: false,
        id: 'blend-2',
        recipe_state: 'delisted',
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
      await api.delete('/blend/blend-1').removed('the object exists');
      await api.get('/blend/blend-2').ok('another object was deleted', {
        blend_name: 'vuda',
        components: [],
        decaf: false,
        id: 'blend-2',
        recipe_state: 'delisted',
      });
      await api.get('/blend').ok('one of two objects was deleted', [{ id: 'blend-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/blend').ok('reset removes all objects', []);
      await api.get('/blend/blend-1').notFound('reset removed it');
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
      await api
        .post('/blend', without(blend, 'blend_name'))
        .invalid('blend_name is required and has no default');
      await api.get('/blend/blend-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'decaf is false when a create leaves it out',
    about('blend.decaf.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of decaf is false';
      await api.post('/blend', without(blend, 'decaf')).created(because, { decaf: false });
      await api.get('/blend/blend-1').ok(because, { decaf: false });
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
      await api.post('/blend', without(blend, 'id')).invalid('id must be sent');
      await api.get('/blend').ok('a refused create stores nothing', []);
    },
  );

  test(
    'recipe_state is "idea" when a create leaves it out',
    about('blend.recipe_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of recipe_state is "idea"';
      await api
        .post('/blend', without(blend, 'recipe_state'))
        .created(because, { recipe_state: 'idea' });
      await api.get('/blend/blend-1').ok(because, { recipe_state: 'idea' });
    },
  );

  test(
    'update of blend_name or recipe_state alone leaves every other field as it is',
    about('blend.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('GreenLot', greenLot);
      await api.create('Blend', { ...blend, decaf: null, components: ['greenlot-1'] });
      await api
        .patch('/blend/blend-1', { blend_name: 'vuda' })
        .ok(because, { ...blend, blend_name: 'vuda', components: ['greenlot-1'], decaf: null });
      await api.patch('/blend/blend-1', { recipe_state: 'delisted' }).ok(because, {
        blend_name: 'vuda',
        components: ['greenlot-1'],
        decaf: null,
        id: 'blend-1',
        recipe_state: 'delisted',
      });
      await api.get('/blend/blend-1').ok(because, {
        blend_name: 'vuda',
        components: ['greenlot-1'],
        decaf: null,
        id: 'blend-1',
        recipe_state: 'delisted',
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
      const because = 'blend_name is nullable';
      await api
        .post('/blend', { ...blend, blend_name: null })
        .created(because, { blend_name: null });
      await api.get('/blend/blend-1').ok(because, { blend_name: null });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', { blend_name: null }).ok(because, { blend_name: null });
      await api.get('/blend/blend-2').ok(because, { blend_name: null });
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
      const because = 'decaf is nullable and its default is for absence only';
      await api.post('/blend', { ...blend, decaf: null }).created(because, { decaf: null });
      await api.get('/blend/blend-1').ok(because, { decaf: null });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', { decaf: null }).ok(because, { decaf: null });
      await api.get('/blend/blend-2').ok(because, { decaf: null });
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
      const because = 'recipe_state must not be null';
      await api.post('/blend', { ...blend, recipe_state: null }).invalid(because);
      await api.get('/blend/blend-1').notFound('a refused create stores nothing');
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', { recipe_state: null }).invalid(because);
      await api
        .get('/blend/blend-1')
        .ok('a refused update changes nothing', { recipe_state: 'trial' });
    },
  );
});

test.describe('Blend: types and bounds', () => {
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'blend_name of digits alone stays a string',
    about('blend.blend_name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of blend_name';
      await api
        .post('/blend', { ...blend, blend_name: '0042' })
        .created(because, { blend_name: '0042' });
      await api.get('/blend/blend-1').ok(because, { blend_name: '0042' });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', { blend_name: '0042' }).ok(because, { blend_name: '0042' });
      await api.get('/blend/blend-2').ok(because, { blend_name: '0042' });
    },
  );

  test(
    'blend_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('blend.blend_name.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of blend_name';
      await api
        .post('/blend', { ...blend, blend_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { blend_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/blend/blend-1').ok(because, { blend_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api
        .patch('/blend/blend-2', { blend_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { blend_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/blend/blend-2').ok(because, { blend_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'blend_name must be a string';
      await api.post('/blend', { ...blend, blend_name: 421337 }).invalid(because);
      await api.post('/blend', { ...blend, blend_name: { value: 'text' } }).invalid(because);
      await api.get('/blend/blend-1').notFound('a refused create stores nothing');
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', { blend_name: 0 }).invalid(because);
      await api.patch('/blend/blend-1', { blend_name: {} }).invalid(because);
      await api
        .get('/blend/blend-1')
        .ok('a refused update changes nothing', { blend_name: 'robi' });
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
      const because = 'the minimum length of blend_name is 2, inclusive';
      await api
        .post('/blend', { ...blend, blend_name: 'r ' })
        .created(because, { blend_name: 'r ' });
      await api.get('/blend/blend-1').ok(because, { blend_name: 'r ' });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', { blend_name: 'r ' }).ok(because, { blend_name: 'r ' });
      await api.get('/blend/blend-2').ok(because, { blend_name: 'r ' });
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
      const because = 'blend_name must have at least 2 characters';
      await api.post('/blend', { ...blend, blend_name: 'n' }).invalid(because);
      await api.get('/blend/blend-1').notFound('a refused create stores nothing');
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', { blend_name: 'n' }).invalid(because);
      await api
        .get('/blend/blend-1')
        .ok('a refused update changes nothing', { blend_name: 'robi' });
    },
  );

  test(
    'blend_name has no maximum length',
    about('blend.blend_name.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'blend_name has no maximum length';
      await api
        .post('/blend', {
          ...blend,
          blend_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          blend_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/blend/blend-1').ok(because, {
        blend_name:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api
        .patch('/blend/blend-2', {
          blend_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          blend_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/blend/blend-2').ok(because, {
        blend_name:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'decaf may be false',
    about('blend.decaf.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of decaf';
      await api.post('/blend', { ...blend, decaf: false }).created(because, { decaf: false });
      await api.get('/blend/blend-1').ok(because, { decaf: false });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', { decaf: false }).ok(because, { decaf: false });
      await api.get('/blend/blend-2').ok(because, { decaf: false });
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
      const because = 'decaf must be true or false';
      await api.post('/blend', { ...blend, decaf: 'abc' }).invalid(because);
      await api.post('/blend', { ...blend, decaf: { value: 'text' } }).invalid(because);
      await api.get('/blend/blend-1').notFound('a refused create stores nothing');
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', { decaf: 'abc' }).invalid(because);
      await api.patch('/blend/blend-1', { decaf: {} }).invalid(because);
      await api.get('/blend/blend-1').ok('a refused update changes nothing', { decaf: true });
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
      const because = 'recipe_state must be one of idea, trial, listed, delisted';
      await api.post('/blend', { ...blend, recipe_state: 421337 }).invalid(because);
      await api.post('/blend', { ...blend, recipe_state: { value: 'text' } }).invalid(because);
      await api.get('/blend/blend-1').notFound('a refused create stores nothing');
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', { recipe_state: 0 }).invalid(because);
      await api.patch('/blend/blend-1', { recipe_state: {} }).invalid(because);
      await api
        .get('/blend/blend-1')
        .ok('a refused update changes nothing', { recipe_state: 'trial' });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of BlendRecipeState';
      await api
        .post('/blend', { ...blend, recipe_state: 'idea' })
        .created(because, { recipe_state: 'idea' });
      await api
        .patch('/blend/blend-1', { recipe_state: 'trial' })
        .ok(because, { recipe_state: 'trial' });
      await api
        .patch('/blend/blend-1', { recipe_state: 'listed' })
        .ok(because, { recipe_state: 'listed' });
      await api
        .patch('/blend/blend-1', { recipe_state: 'delisted' })
        .ok(because, { recipe_state: 'delisted' });
      await api.get('/blend/blend-1').ok(because, { recipe_state: 'delisted' });
      await api
        .patch('/blend/blend-1', { recipe_state: 'idea' })
        .ok(because, { recipe_state: 'idea' });
    },
  );

  test(
    'create and update refuse a recipe_state that BlendRecipeState does not list, such as unheard_of',
    about(
      'blend.recipe_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'recipe_state must be one of idea, trial, listed, delisted';
      await api.post('/blend', { ...blend, recipe_state: 'unheard_of' }).invalid(because);
      await api.post('/blend', { ...blend, recipe_state: 'idea ' }).invalid(because);
      await api.post('/blend', { ...blend, recipe_state: 'ide' }).invalid(because);
      await api.get('/blend/blend-1').notFound('a refused create stores nothing');
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', { recipe_state: 'unheard_of' }).invalid(because);
      await api
        .get('/blend/blend-1')
        .ok('a refused update changes nothing', { recipe_state: 'trial' });
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
      const because = 'recipe_state must be one of idea, trial, listed, delisted';
      await api.post('/blend', { ...blend, recipe_state: 'IDEA' }).invalid(because);
      await api.get('/blend/blend-1').notFound('a refused create stores nothing');
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', { recipe_state: 'IDEA' }).invalid(because);
      await api
        .get('/blend/blend-1')
        .ok('a refused update changes nothing', { recipe_state: 'trial' });
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
      const because = 'components was left out';
      await api.post('/blend', blend).created(because, { components: [] });
      await api.get('/blend/blend-1').ok(because, { components: [] });
    },
  );

  test(
    'components lists existing GreenLot objects and is answered as their ids',
    about(
      'blend.components.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'components was sent with two ids';
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-3' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-4' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-5' });
      await api
        .post('/blend', { ...blend, components: ['greenlot-1', 'greenlot-2'] })
        .created(because, { components: ['greenlot-1', 'greenlot-2'] });
      await api.get('/blend/blend-1').ok(because, { components: ['greenlot-1', 'greenlot-2'] });
      await api
        .get('/blend')
        .ok('lists answer references as ids too', [
          { id: 'blend-1', components: ['greenlot-1', 'greenlot-2'] },
        ]);
      await api
        .patch('/blend/blend-1', { components: ['greenlot-2', 'greenlot-1'] })
        .ok('any order will do', { components: ['greenlot-2', 'greenlot-1'] });
      await api
        .patch('/blend/blend-1', {
          components: ['greenlot-1', 'greenlot-2', 'greenlot-3', 'greenlot-4', 'greenlot-5'],
        })
        .ok('no length is too much', {
          components: ['greenlot-1', 'greenlot-2', 'greenlot-3', 'greenlot-4', 'greenlot-5'],
        });
      await api.delete('/blend/blend-1').removed('the object exists');
      await api
        .get('/greenlot')
        .ok('only what refers to them was deleted', [
          { id: 'greenlot-1' },
          { id: 'greenlot-2' },
          { id: 'greenlot-3' },
          { id: 'greenlot-4' },
          { id: 'greenlot-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in components',
    about('blend.components.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.create('Blend', { ...blend, components: ['greenlot-1'] });
      await api
        .patch('/blend/blend-1', { components: ['greenlot-2'] })
        .ok('an update replaces the list', { components: ['greenlot-2'] });
      await api.patch('/blend/blend-1', { components: [] }).ok('the change is valid');
      await api.get('/blend/blend-1').ok('the list was emptied', { components: [] });
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
      const because = 'components must hold only ids of existing GreenLot objects';
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.post('/blend', { ...blend, components: ['greenlot-unknown'] }).invalid(because);
      await api
        .post('/blend', { ...blend, components: ['greenlot-1', 'greenlot-unknown'] })
        .invalid(because);
      await api
        .post('/blend', { ...blend, components: ['greenlot-unknown', 'greenlot-2'] })
        .invalid(because);
      await api.get('/blend/blend-1').notFound('a refused create stores nothing');
      await api.create('Blend', { ...blend, components: ['greenlot-1', 'greenlot-2'] });
      await api.patch('/blend/blend-1', { components: ['greenlot-unknown'] }).invalid(because);
      await api
        .patch('/blend/blend-1', { components: ['greenlot-1', 'greenlot-unknown'] })
        .invalid(because);
      await api
        .patch('/blend/blend-1', { components: ['greenlot-unknown', 'greenlot-2'] })
        .invalid(because);
      await api
        .get('/blend/blend-1')
        .ok('a refused update changes nothing', { components: ['greenlot-1', 'greenlot-2'] });
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
      const because = 'components must not be null';
      await api.post('/blend', { ...blend, components: null }).invalid(because);
      await api.get('/blend/blend-1').notFound('a refused create stores nothing');
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', { components: null }).invalid(because);
      await api.get('/blend/blend-1').ok('a refused update changes nothing', { components: [] });
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
      const because = 'components must be a list of ids of GreenLot';
      await api.create('GreenLot', { ...greenLot, id: 'x' });
      await api.post('/blend', { ...blend, components: 'x' }).invalid(because);
      await api.post('/blend', { ...blend, components: [{ value: 'text' }] }).invalid(because);
      await api.get('/blend/blend-1').notFound('a refused create stores nothing');
      await api.create('Blend', blend);
      await api.patch('/blend/blend-1', { components: 'x' }).invalid(because);
      await api.patch('/blend/blend-1', { components: [{}] }).invalid(because);
      await api.get('/blend/blend-1').ok('a refused update changes nothing', { components: [] });
    },
  );

  test(
    'deleting a GreenLot takes its id out of every components and keeps the others',
    about(
      'blend.components.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'greenlot-2 was deleted';
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-3' });
      await api.create('Blend', {
        ...blend,
        components: ['greenlot-1', 'greenlot-2', 'greenlot-3'],
      });
      await api.create('Blend', { ...blend, id: 'blend-2', components: ['greenlot-2'] });
      await api.delete('/greenlot/greenlot-2').removed('the object exists');
      await api
        .get('/blend/blend-1')
        .ok(because, { id: 'blend-1', components: ['greenlot-1', 'greenlot-3'] });
      await api.get('/blend/blend-2').ok(because, { id: 'blend-2', components: [] });
      await api.get('/blend').ok(because, [
        { id: 'blend-1', components: ['greenlot-1', 'greenlot-3'] },
        { id: 'blend-2', components: [] },
      ]);
      await api
        .patch('/blend/blend-1', { blend_name: 'vuda' })
        .ok('an update of something else brings no reference back', {
          components: ['greenlot-1', 'greenlot-3'],
        });
      await api
        .patch('/blend/blend-1', { components: ['greenlot-1', 'greenlot-2'] })
        .invalid('components must hold only ids of existing GreenLot objects');
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .get('/blend/blend-2')
        .ok('the GreenLot that has the id greenlot-2 now is another', { components: [] });
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
      const because = 'components must hold only ids of existing GreenLot objects';
      await api.create('Blend', blend);
      await api
        .post('/blend', { ...blend, id: 'blend-2', components: ['blend-1'] })
        .invalid(because);
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.patch('/blend/blend-2', { components: ['blend-1'] }).invalid(because);
      await api.get('/blend/blend-2').ok('a refused update changes nothing', { components: [] });
    },
  );

  test(
    'deleting a Blend, or the GreenLot of the same id, leaves the other one and components as they are',
    about(
      'blend.components.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('GreenLot', { ...greenLot, id: 'blend-1' });
      await api.create('GreenLot', { ...greenLot, id: 'blend-2' });
      await api.create('Blend', { ...blend, components: ['blend-2'] });
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.delete('/blend/blend-2').removed(because);
      await api
        .get('/greenlot/blend-2')
        .ok('no GreenLot was deleted', { ...greenLot, id: 'blend-2' });
      await api.delete('/greenlot/blend-1').removed(because);
      await api
        .get('/blend/blend-1')
        .ok('only the GreenLot blend-1 was deleted', { ...blend, components: ['blend-2'] });
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
      await api
        .patch('/blend/blend-1', { blend_name: 'vuda', components: ['greenlot-unknown'] })
        .invalid('components must hold only ids of existing GreenLot objects');
      await api
        .get('/blend/blend-1')
        .ok('a refused update changes nothing', { ...blend, components: [] });
    },
  );
});
