import { about, test, without } from '../support/api.ts';

// A valid Bucket, as the tests send it.
const bucket = {
  available: false,
  material_third: 'malodo',
  id: 'bucket-1',
  width_second: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
  origin_silent: 'nubo do',
  tokens_cached: 22,
};

test.describe('Bucket: create, read, update and delete', () => {
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
    'create answers the new Bucket, and read answers it again',
    about(
      'bucket.create.answers-the-object',
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
      await api.post('/bucket', bucket).created('create answers the object that was sent', bucket);
      await api.get('/bucket/bucket-1').ok('read answers the object that was created', bucket);
      await api
        .post('/bucket', { ...bucket, id: 'bucket-2' })
        .created('objects may be alike in everything but their ids', { id: 'bucket-2' });
    },
  );

  test(
    'the id of a Bucket may be any text, upper and lower case told apart, but no number',
    about(
      'bucket.create.accepts-any-id',
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
        .post('/bucket', { ...bucket, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Bucket', { ...bucket, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/bucket/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/bucket/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...bucket, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/bucket', { ...bucket, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Bucket',
    about(
      'bucket.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api
        .patch('/bucket/bucket-1', {
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        })
        .ok('every one of these fields was sent', {
          available: true,
          material_third: 'vosuva',
          id: 'bucket-1',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        });
      await api.get('/bucket/bucket-1').ok('the update is stored', {
        available: true,
        material_third: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('bucket.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Bucket', bucket);
      await api
        .patch('/bucket/bucket-1', {
          id: 'bucket-1',
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        })
        .ok(because, {
          id: 'bucket-1',
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        });
      await api.get('/bucket/bucket-1').ok(because, {
        id: 'bucket-1',
        available: true,
        material_third: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
      });
    },
  );

  test(
    'update that is refused for tokens_cached does not change available either',
    about(
      'bucket.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api
        .patch('/bucket/bucket-1', { available: true, tokens_cached: 'abc' })
        .invalid('tokens_cached must be an integer');
      await api.get('/bucket/bucket-1').ok('a refused update changes nothing', bucket);
    },
  );

  test(
    'delete removes a Bucket: no read finds it and no list holds it',
    about(
      'bucket.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Bucket', bucket);
      await api.delete('/bucket/bucket-1').removed('the object exists');
      await api.get('/bucket/bucket-1').notFound(because);
      await api.patch('/bucket/bucket-1', { id: 'bucket-1' }).notFound(because);
      await api.get('/bucket').ok('what was deleted is in no list', []);
      await api
        .post('/bucket', {
          ...bucket,
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          available: true,
          material_third: 'vosuva',
          id: 'bucket-1',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        });
      await api
        .get('/bucket/bucket-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          available: true,
          material_third: 'vosuva',
          id: 'bucket-1',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Bucket has',
    about('bucket.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Bucket has the id bucket-unknown';
      await api.create('Bucket', bucket);
      await api.get('/bucket/bucket-unknown').notFound(because);
      await api
        .patch('/bucket/bucket-unknown', {
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        })
        .notFound(because);
      await api.delete('/bucket/bucket-unknown').notFound(because);
      await api
        .get('/bucket')
        .ok('requests for an unknown id change nothing', [{ id: 'bucket-1' }]);
    },
  );
});

test.describe('Bucket: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Bucket with all of its fields',
    about(
      'bucket.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api.create('Bucket', {
        ...bucket,
        id: 'bucket-2',
        available: true,
        material_third: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
      });
      await api.create('Bucket', {
        ...bucket,
        id: 'bucket-3',
        material_third: 'rovi',
        width_second: 76.75,
        finished_yearly: '2022-11-29 10:57:31',
        quality_temporary: 'superb',
        origin_silent: 'sumalia',
        tokens_cached: 29,
      });
      await api.get('/bucket').ok('three objects were created', [
        bucket,
        {
          available: true,
          material_third: 'vosuva',
          id: 'bucket-2',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        },
        {
          available: false,
          material_third: 'rovi',
          id: 'bucket-3',
          width_second: 76.75,
          finished_yearly: '2022-11-29 10:57:31',
          quality_temporary: 'superb',
          origin_silent: 'sumalia',
          tokens_cached: 29,
        },
      ]);
      await api.create('Bucket', { ...bucket, id: 'bucket-4' });
      await api.create('Bucket', { ...bucket, id: 'bucket-5' });
      await api.create('Bucket', { ...bucket, id: 'bucket-6' });
      await api.create('Bucket', { ...bucket, id: 'bucket-7' });
      await api.create('Bucket', { ...bucket, id: 'bucket-8' });
      await api.create('Bucket', { ...bucket, id: 'bucket-9' });
      await api.create('Bucket', { ...bucket, id: 'bucket-10' });
      await api.create('Bucket', { ...bucket, id: 'bucket-11' });
      await api
        .get('/bucket')
        .ok('a list holds every object, however many there are', [
          { id: 'bucket-1' },
          { id: 'bucket-2' },
          { id: 'bucket-3' },
          { id: 'bucket-4' },
          { id: 'bucket-5' },
          { id: 'bucket-6' },
          { id: 'bucket-7' },
          { id: 'bucket-8' },
          { id: 'bucket-9' },
          { id: 'bucket-10' },
          { id: 'bucket-11' },
        ]);
    },
  );

  test(
    'update of one Bucket leaves another as it was',
    about(
      'bucket.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api.create('Bucket', {
        ...bucket,
        id: 'bucket-2',
        available: true,
        material_third: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
      });
      await api
        .patch('/bucket/bucket-2', {
          id: 'bucket-2',
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
          origin_silent: 'lisa ba',
          tokens_cached: 57,
        })
        .ok('the change is valid');
      await api.get('/bucket/bucket-1').ok('another object was updated', bucket);
      await api.get('/bucket/bucket-2').ok('the update is stored', {
        available: true,
        material_third: 'vosuva',
        id: 'bucket-2',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
      });
    },
  );

  test(
    'delete of one Bucket leaves another as it was',
    about(
      'bucket.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api.create('Bucket', {
        ...bucket,
        id: 'bucket-2',
        available: true,
        material_third: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
      });
      await api.delete('/bucket/bucket-1').removed('the object exists');
      await api.get('/bucket/bucket-2').ok('another object was deleted', {
        available: true,
        material_third: 'vosuva',
        id: 'bucket-2',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
      });
      await api.get('/bucket').ok('one of two objects was deleted', [{ id: 'bucket-2' }]);
    },
  );

  test(
    'reset removes every Bucket',
    about('bucket.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api.create('Bucket', {
        ...bucket,
        id: 'bucket-2',
        available: true,
        material_third: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
        origin_silent: 'lisa ba',
        tokens_cached: 57,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/bucket').ok('reset removes all objects', []);
      await api.get('/bucket/bucket-1').notFound('reset removed it');
    },
  );
});

test.describe('Bucket: required fields and defaults', () => {
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
    'create accepts a Bucket without available, which is optional',
    about(
      'bucket.available.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'available is optional';
      await api.post('/bucket', without(bucket, 'available')).created(because, { available: null });
      await api.get('/bucket/bucket-1').ok(because, { available: null });
    },
  );

  test(
    'create accepts a Bucket without material_third, which is optional',
    about(
      'bucket.material_third.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'material_third is optional';
      await api
        .post('/bucket', without(bucket, 'material_third'))
        .created(because, { material_third: null });
      await api.get('/bucket/bucket-1').ok(because, { material_third: null });
    },
  );

  test(
    'create refuses a Bucket without an id',
    about(
      'bucket.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/bucket', without(bucket, 'id')).invalid('id must be sent');
      await api.get('/bucket').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a Bucket without width_second, which is optional',
    about(
      'bucket.width_second.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'width_second is optional';
      await api
        .post('/bucket', without(bucket, 'width_second'))
        .created(because, { width_second: null });
      await api.get('/bucket/bucket-1').ok(because, { width_second: null });
    },
  );

  test(
    'create accepts a Bucket without finished_yearly, which is optional',
    about(
      'bucket.finished_yearly.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finished_yearly is optional';
      await api
        .post('/bucket', without(bucket, 'finished_yearly'))
        .created(because, { finished_yearly: null });
      await api.get('/bucket/bucket-1').ok(because, { finished_yearly: null });
    },
  );

  test(
    'quality_temporary is "superb" when a create leaves it out',
    about(
      'bucket.quality_temporary.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of quality_temporary is "superb"';
      await api
        .post('/bucket', without(bucket, 'quality_temporary'))
        .created(because, { quality_temporary: 'superb' });
      await api.get('/bucket/bucket-1').ok(because, { quality_temporary: 'superb' });
    },
  );

  test(
    'create refuses a Bucket without origin_silent, which is required',
    about(
      'bucket.origin_silent.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/bucket', without(bucket, 'origin_silent'))
        .invalid('origin_silent is required and has no default');
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Bucket without tokens_cached, which is required',
    about(
      'bucket.tokens_cached.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/bucket', without(bucket, 'tokens_cached'))
        .invalid('tokens_cached is required and has no default');
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of available or tokens_cached alone leaves every other field as it is',
    about(
      'bucket.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Bucket', bucket);
      await api
        .patch('/bucket/bucket-1', { available: true })
        .ok(because, { ...bucket, available: true });
      await api
        .patch('/bucket/bucket-1', { tokens_cached: 57 })
        .ok(because, { ...bucket, available: true, tokens_cached: 57 });
      await api
        .get('/bucket/bucket-1')
        .ok(because, { ...bucket, available: true, tokens_cached: 57 });
    },
  );
});

test.describe('Bucket: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'available may be null',
    about(
      'bucket.available.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'available is nullable';
      await api
        .post('/bucket', { ...bucket, available: null })
        .created(because, { available: null });
      await api.get('/bucket/bucket-1').ok(because, { available: null });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api.patch('/bucket/bucket-2', { available: null }).ok(because, { available: null });
      await api.get('/bucket/bucket-2').ok(because, { available: null });
    },
  );

  test(
    'create and update refuse null for material_third',
    about(
      'bucket.material_third.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'material_third must not be null';
      await api.post('/bucket', { ...bucket, material_third: null }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { material_third: null }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { material_third: 'malodo' });
    },
  );

  test(
    'create and update refuse null for width_second',
    about(
      'bucket.width_second.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'width_second must not be null';
      await api.post('/bucket', { ...bucket, width_second: null }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { width_second: null }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { width_second: 83.25 });
    },
  );

  test(
    'create and update refuse null for finished_yearly',
    about(
      'bucket.finished_yearly.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finished_yearly must not be null';
      await api.post('/bucket', { ...bucket, finished_yearly: null }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { finished_yearly: null }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { finished_yearly: '2022-10-05 09:17:46' });
    },
  );

  test(
    'create and update refuse null for quality_temporary',
    about(
      'bucket.quality_temporary.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'quality_temporary must not be null';
      await api.post('/bucket', { ...bucket, quality_temporary: null }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { quality_temporary: null }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { quality_temporary: 'fair' });
    },
  );

  test(
    'create and update refuse null for origin_silent',
    about(
      'bucket.origin_silent.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'origin_silent must not be null';
      await api.post('/bucket', { ...bucket, origin_silent: null }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { origin_silent: null }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { origin_silent: 'nubo do' });
    },
  );

  test(
    'tokens_cached may be null',
    about(
      'bucket.tokens_cached.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'tokens_cached is nullable';
      await api
        .post('/bucket', { ...bucket, tokens_cached: null })
        .created(because, { tokens_cached: null });
      await api.get('/bucket/bucket-1').ok(because, { tokens_cached: null });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { tokens_cached: null })
        .ok(because, { tokens_cached: null });
      await api.get('/bucket/bucket-2').ok(because, { tokens_cached: null });
    },
  );
});

test.describe('Bucket: types and bounds', () => {
  // values.float: A whole number is a valid float.
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
    'available may be false',
    about('bucket.available.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of available';
      await api.post('/bucket', bucket).created(because, { available: false });
      await api.get('/bucket/bucket-1').ok(because, { available: false });
      await api.create('Bucket', { ...bucket, id: 'bucket-2', available: true });
      await api.patch('/bucket/bucket-2', { available: false }).ok(because, { available: false });
      await api.get('/bucket/bucket-2').ok(because, { available: false });
    },
  );

  test(
    'create and update refuse an available of a wrong type',
    about(
      'bucket.available.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'available must be true or false';
      await api.post('/bucket', { ...bucket, available: 'abc' }).invalid(because);
      await api.post('/bucket', { ...bucket, available: { value: 'text' } }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { available: 'abc' }).invalid(because);
      await api.patch('/bucket/bucket-1', { available: {} }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { available: false });
    },
  );

  test(
    'material_third of digits alone stays a string',
    about(
      'bucket.material_third.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of material_third';
      await api
        .post('/bucket', { ...bucket, material_third: '0042' })
        .created(because, { material_third: '0042' });
      await api.get('/bucket/bucket-1').ok(because, { material_third: '0042' });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { material_third: '0042' })
        .ok(because, { material_third: '0042' });
      await api.get('/bucket/bucket-2').ok(because, { material_third: '0042' });
    },
  );

  test(
    'create and update refuse a material_third of a wrong type',
    about(
      'bucket.material_third.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'material_third must be a string';
      await api.post('/bucket', { ...bucket, material_third: 421337 }).invalid(because);
      await api.post('/bucket', { ...bucket, material_third: { value: 'text' } }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { material_third: 0 }).invalid(because);
      await api.patch('/bucket/bucket-1', { material_third: {} }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { material_third: 'malodo' });
    },
  );

  test(
    'material_third may be right at its maximum length of 20',
    about(
      'bucket.material_third.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of material_third is 20, inclusive';
      await api
        .post('/bucket', { ...bucket, material_third: 'tosalo vado tuladua ' })
        .created(because, { material_third: 'tosalo vado tuladua ' });
      await api.get('/bucket/bucket-1').ok(because, { material_third: 'tosalo vado tuladua ' });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { material_third: 'tosalo vado tuladua ' })
        .ok(because, { material_third: 'tosalo vado tuladua ' });
      await api.get('/bucket/bucket-2').ok(because, { material_third: 'tosalo vado tuladua ' });
    },
  );

  test(
    'create and update refuse a material_third above its maximum length of 20',
    about(
      'bucket.material_third.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'material_third must have at most 20 characters';
      await api
        .post('/bucket', { ...bucket, material_third: 'numo vita ritu sovas ' })
        .invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api
        .patch('/bucket/bucket-1', { material_third: 'numo vita ritu sovas ' })
        .invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { material_third: 'malodo' });
    },
  );

  test(
    'material_third has no minimum length',
    about(
      'bucket.material_third.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'material_third has no minimum length';
      await api
        .post('/bucket', { ...bucket, material_third: 'x' })
        .created(because, { material_third: 'x' });
      await api.get('/bucket/bucket-1').ok(because, { material_third: 'x' });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { material_third: 'x' })
        .ok(because, { material_third: 'x' });
      await api.get('/bucket/bucket-2').ok(because, { material_third: 'x' });
    },
  );

  test(
    'width_second may be the whole number 0',
    about(
      'bucket.width_second.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of width_second';
      await api
        .post('/bucket', { ...bucket, width_second: 0 })
        .created(because, { width_second: 0 });
      await api.get('/bucket/bucket-1').ok(because, { width_second: 0 });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api.patch('/bucket/bucket-2', { width_second: 0 }).ok(because, { width_second: 0 });
      await api.get('/bucket/bucket-2').ok(because, { width_second: 0 });
    },
  );

  test(
    'width_second keeps three decimals',
    about('bucket.width_second.keeps-decimals', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '12.375 is a valid value of width_second';
      await api
        .post('/bucket', { ...bucket, width_second: 12.375 })
        .created(because, { width_second: 12.375 });
      await api.get('/bucket/bucket-1').ok(because, { width_second: 12.375 });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { width_second: 12.375 })
        .ok(because, { width_second: 12.375 });
      await api.get('/bucket/bucket-2').ok(because, { width_second: 12.375 });
    },
  );

  test(
    'create and update refuse a width_second of a wrong type',
    about(
      'bucket.width_second.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'width_second must be a number';
      await api.post('/bucket', { ...bucket, width_second: 'abc' }).invalid(because);
      await api.post('/bucket', { ...bucket, width_second: { value: 'text' } }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { width_second: 'abc' }).invalid(because);
      await api.patch('/bucket/bucket-1', { width_second: {} }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { width_second: 83.25 });
    },
  );

  test(
    'width_second may be right at its minimum of -10',
    about(
      'bucket.width_second.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of width_second is -10, inclusive';
      await api
        .post('/bucket', { ...bucket, width_second: -10 })
        .created(because, { width_second: -10 });
      await api.get('/bucket/bucket-1').ok(because, { width_second: -10 });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api.patch('/bucket/bucket-2', { width_second: -10 }).ok(because, { width_second: -10 });
      await api.get('/bucket/bucket-2').ok(because, { width_second: -10 });
    },
  );

  test(
    'create and update refuse a width_second below its minimum of -10',
    about(
      'bucket.width_second.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'width_second must be at least -10';
      await api.post('/bucket', { ...bucket, width_second: -10.25 }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { width_second: -10.25 }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { width_second: 83.25 });
    },
  );

  test(
    'width_second may be right at its maximum of 250',
    about(
      'bucket.width_second.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of width_second is 250, inclusive';
      await api
        .post('/bucket', { ...bucket, width_second: 250 })
        .created(because, { width_second: 250 });
      await api.get('/bucket/bucket-1').ok(because, { width_second: 250 });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api.patch('/bucket/bucket-2', { width_second: 250 }).ok(because, { width_second: 250 });
      await api.get('/bucket/bucket-2').ok(because, { width_second: 250 });
    },
  );

  test(
    'create and update refuse a width_second above its maximum of 250',
    about(
      'bucket.width_second.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'width_second must be at most 250';
      await api.post('/bucket', { ...bucket, width_second: 250.25 }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { width_second: 250.25 }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { width_second: 83.25 });
    },
  );

  test(
    'finished_yearly may be the leap day 2020-02-29',
    about('bucket.finished_yearly.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of finished_yearly';
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2020-02-29 12:00:00' })
        .created(because, { finished_yearly: '2020-02-29 12:00:00' });
      await api.get('/bucket/bucket-1').ok(because, { finished_yearly: '2020-02-29 12:00:00' });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { finished_yearly: '2020-02-29 12:00:00' })
        .ok(because, { finished_yearly: '2020-02-29 12:00:00' });
      await api.get('/bucket/bucket-2').ok(because, { finished_yearly: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a finished_yearly of a wrong type',
    about(
      'bucket.finished_yearly.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finished_yearly must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/bucket', { ...bucket, finished_yearly: 202403 }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { finished_yearly: 0 }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { finished_yearly: '2022-10-05 09:17:46' });
    },
  );

  test(
    'create and update refuse a finished_yearly that no calendar or clock has',
    about(
      'bucket.finished_yearly.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2022-13-01 09:17:46' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2022-10-05 24:00:00' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2100-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2021-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2022-10-05 10:60:00' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2022-10-05 10:30:75' })
        .invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api
        .patch('/bucket/bucket-1', { finished_yearly: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/bucket/bucket-1', { finished_yearly: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/bucket/bucket-1', { finished_yearly: '2022-13-01 09:17:46' })
        .invalid(because);
      await api
        .patch('/bucket/bucket-1', { finished_yearly: '2022-10-05 24:00:00' })
        .invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { finished_yearly: '2022-10-05 09:17:46' });
    },
  );

  test(
    'create and update refuse a finished_yearly in another format',
    about(
      'bucket.finished_yearly.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2022-10-05T09:17:46Z' })
        .invalid(because);
      await api.post('/bucket', { ...bucket, finished_yearly: '2022-10-05' }).invalid(because);
      await api.post('/bucket', { ...bucket, finished_yearly: 'not a date' }).invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2022-10-05T09:17:46' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2022-10-05 09:17' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2022-10-05 09:17:46.125' })
        .invalid(because);
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2022-10-05 09:17:46+02:00' })
        .invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api
        .patch('/bucket/bucket-1', { finished_yearly: '2022-10-05T09:17:46Z' })
        .invalid(because);
      await api.patch('/bucket/bucket-1', { finished_yearly: '2022-10-05' }).invalid(because);
      await api.patch('/bucket/bucket-1', { finished_yearly: 'not a date' }).invalid(because);
      await api
        .patch('/bucket/bucket-1', { finished_yearly: '2022-10-05T09:17:46' })
        .invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { finished_yearly: '2022-10-05 09:17:46' });
    },
  );

  test(
    'finished_yearly may be right at its first moment of 2020-01-01 00:00:00',
    about(
      'bucket.finished_yearly.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the first moment of finished_yearly is 2020-01-01 00:00:00, inclusive';
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2020-01-01 00:00:00' })
        .created(because, { finished_yearly: '2020-01-01 00:00:00' });
      await api.get('/bucket/bucket-1').ok(because, { finished_yearly: '2020-01-01 00:00:00' });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { finished_yearly: '2020-01-01 00:00:00' })
        .ok(because, { finished_yearly: '2020-01-01 00:00:00' });
      await api.get('/bucket/bucket-2').ok(because, { finished_yearly: '2020-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse a finished_yearly before its first moment of 2020-01-01 00:00:00',
    about(
      'bucket.finished_yearly.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finished_yearly must not be before 2020-01-01 00:00:00';
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2019-12-31 23:59:59' })
        .invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api
        .patch('/bucket/bucket-1', { finished_yearly: '2019-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { finished_yearly: '2022-10-05 09:17:46' });
    },
  );

  test(
    'finished_yearly has no last moment',
    about(
      'bucket.finished_yearly.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'finished_yearly has no last moment';
      await api
        .post('/bucket', { ...bucket, finished_yearly: '2099-10-11 12:13:14' })
        .created(because, { finished_yearly: '2099-10-11 12:13:14' });
      await api.get('/bucket/bucket-1').ok(because, { finished_yearly: '2099-10-11 12:13:14' });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { finished_yearly: '2099-10-11 12:13:14' })
        .ok(because, { finished_yearly: '2099-10-11 12:13:14' });
      await api.get('/bucket/bucket-2').ok(because, { finished_yearly: '2099-10-11 12:13:14' });
    },
  );

  test(
    'create and update refuse a quality_temporary of a wrong type',
    about(
      'bucket.quality_temporary.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'quality_temporary must be one of superb, fair, poor';
      await api.post('/bucket', { ...bucket, quality_temporary: 421337 }).invalid(because);
      await api
        .post('/bucket', { ...bucket, quality_temporary: { value: 'text' } })
        .invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { quality_temporary: 0 }).invalid(because);
      await api.patch('/bucket/bucket-1', { quality_temporary: {} }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { quality_temporary: 'fair' });
    },
  );

  test(
    'origin_silent keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'bucket.origin_silent.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of origin_silent';
      await api
        .post('/bucket', { ...bucket, origin_silent: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { origin_silent: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/bucket/bucket-1').ok(because, { origin_silent: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { origin_silent: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { origin_silent: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/bucket/bucket-2').ok(because, { origin_silent: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse an origin_silent of a wrong type',
    about(
      'bucket.origin_silent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'origin_silent must be a string';
      await api.post('/bucket', { ...bucket, origin_silent: 421337 }).invalid(because);
      await api.post('/bucket', { ...bucket, origin_silent: { value: 'text' } }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { origin_silent: 0 }).invalid(because);
      await api.patch('/bucket/bucket-1', { origin_silent: {} }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { origin_silent: 'nubo do' });
    },
  );

  test(
    'origin_silent may be right at its minimum length of 7',
    about(
      'bucket.origin_silent.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of origin_silent is 7, inclusive';
      await api
        .post('/bucket', { ...bucket, origin_silent: 'vulalu ' })
        .created(because, { origin_silent: 'vulalu ' });
      await api.get('/bucket/bucket-1').ok(because, { origin_silent: 'vulalu ' });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { origin_silent: 'vulalu ' })
        .ok(because, { origin_silent: 'vulalu ' });
      await api.get('/bucket/bucket-2').ok(because, { origin_silent: 'vulalu ' });
    },
  );

  test(
    'create and update refuse an origin_silent below its minimum length of 7',
    about(
      'bucket.origin_silent.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'origin_silent must have at least 7 characters';
      await api.post('/bucket', { ...bucket, origin_silent: 'boris ' }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { origin_silent: 'boris ' }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { origin_silent: 'nubo do' });
    },
  );

  test(
    'origin_silent may be right at its maximum length of 60',
    about(
      'bucket.origin_silent.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of origin_silent is 60, inclusive';
      await api
        .post('/bucket', {
          ...bucket,
          origin_silent: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, {
          origin_silent: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api.get('/bucket/bucket-1').ok(because, {
        origin_silent: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
      });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', {
          origin_silent: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, {
          origin_silent: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api.get('/bucket/bucket-2').ok(because, {
        origin_silent: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
      });
    },
  );

  test(
    'create and update refuse an origin_silent above its maximum length of 60',
    about(
      'bucket.origin_silent.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'origin_silent must have at most 60 characters';
      await api
        .post('/bucket', {
          ...bucket,
          origin_silent: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api
        .patch('/bucket/bucket-1', {
          origin_silent: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { origin_silent: 'nubo do' });
    },
  );

  test(
    'tokens_cached may be 0',
    about('bucket.tokens_cached.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '0 is a valid value of tokens_cached';
      await api
        .post('/bucket', { ...bucket, tokens_cached: 0 })
        .created(because, { tokens_cached: 0 });
      await api.get('/bucket/bucket-1').ok(because, { tokens_cached: 0 });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api.patch('/bucket/bucket-2', { tokens_cached: 0 }).ok(because, { tokens_cached: 0 });
      await api.get('/bucket/bucket-2').ok(because, { tokens_cached: 0 });
    },
  );

  test(
    'create and update refuse a tokens_cached of a wrong type',
    about(
      'bucket.tokens_cached.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'tokens_cached must be an integer';
      await api.post('/bucket', { ...bucket, tokens_cached: 'abc' }).invalid(because);
      await api.post('/bucket', { ...bucket, tokens_cached: { value: 'text' } }).invalid(because);
      await api.post('/bucket', { ...bucket, tokens_cached: 21.5 }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { tokens_cached: 'abc' }).invalid(because);
      await api.patch('/bucket/bucket-1', { tokens_cached: {} }).invalid(because);
      await api.patch('/bucket/bucket-1', { tokens_cached: 21.5 }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { tokens_cached: 22 });
    },
  );

  test(
    'tokens_cached may be right at its minimum of -100',
    about(
      'bucket.tokens_cached.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of tokens_cached is -100, inclusive';
      await api
        .post('/bucket', { ...bucket, tokens_cached: -100 })
        .created(because, { tokens_cached: -100 });
      await api.get('/bucket/bucket-1').ok(because, { tokens_cached: -100 });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { tokens_cached: -100 })
        .ok(because, { tokens_cached: -100 });
      await api.get('/bucket/bucket-2').ok(because, { tokens_cached: -100 });
    },
  );

  test(
    'create and update refuse a tokens_cached below its minimum of -100',
    about(
      'bucket.tokens_cached.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'tokens_cached must be at least -100';
      await api.post('/bucket', { ...bucket, tokens_cached: -101 }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { tokens_cached: -101 }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { tokens_cached: 22 });
    },
  );

  test(
    'tokens_cached has no maximum',
    about(
      'bucket.tokens_cached.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'tokens_cached has no maximum';
      await api
        .post('/bucket', { ...bucket, tokens_cached: 1000000 })
        .created(because, { tokens_cached: 1000000 });
      await api.get('/bucket/bucket-1').ok(because, { tokens_cached: 1000000 });
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api
        .patch('/bucket/bucket-2', { tokens_cached: 1000000 })
        .ok(because, { tokens_cached: 1000000 });
      await api.get('/bucket/bucket-2').ok(because, { tokens_cached: 1000000 });
    },
  );
});

test.describe('Bucket: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'quality_temporary may be superb, fair, poor',
    about(
      'bucket.quality_temporary.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of StatueQualityTemporary';
      await api
        .post('/bucket', { ...bucket, quality_temporary: 'superb' })
        .created(because, { quality_temporary: 'superb' });
      await api
        .patch('/bucket/bucket-1', { quality_temporary: 'fair' })
        .ok(because, { quality_temporary: 'fair' });
      await api
        .patch('/bucket/bucket-1', { quality_temporary: 'poor' })
        .ok(because, { quality_temporary: 'poor' });
      await api.get('/bucket/bucket-1').ok(because, { quality_temporary: 'poor' });
      await api
        .patch('/bucket/bucket-1', { quality_temporary: 'superb' })
        .ok(because, { quality_temporary: 'superb' });
    },
  );

  test(
    'create and update refuse a quality_temporary that StatueQualityTemporary does not list, such as unheard_of',
    about(
      'bucket.quality_temporary.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'quality_temporary must be one of superb, fair, poor';
      await api.post('/bucket', { ...bucket, quality_temporary: 'unheard_of' }).invalid(because);
      await api.post('/bucket', { ...bucket, quality_temporary: 'superb ' }).invalid(because);
      await api.post('/bucket', { ...bucket, quality_temporary: 'super' }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { quality_temporary: 'unheard_of' }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { quality_temporary: 'fair' });
    },
  );

  test(
    'create and update refuse the quality_temporary SUPERB, as upper and lower case differ',
    about(
      'bucket.quality_temporary.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'quality_temporary must be one of superb, fair, poor';
      await api.post('/bucket', { ...bucket, quality_temporary: 'SUPERB' }).invalid(because);
      await api.get('/bucket/bucket-1').notFound('a refused create stores nothing');
      await api.create('Bucket', bucket);
      await api.patch('/bucket/bucket-1', { quality_temporary: 'SUPERB' }).invalid(because);
      await api
        .get('/bucket/bucket-1')
        .ok('a refused update changes nothing', { quality_temporary: 'fair' });
    },
  );
});

test.describe('Bucket: actions', () => {
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

  test(
    'submit moves quality_temporary from poor to fair',
    about(
      'bucket.submit.moves-from-poor',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', {
        ...bucket,
        quality_temporary: 'poor',
        available: true,
        width_second: 78.75,
      });
      await api.post('/bucket/bucket-1/submit').ok('the state is right and every condition holds', {
        ...bucket,
        available: null,
        material_third: 'nubo do',
        width_second: 76.25,
      });
      await api.get('/bucket/bucket-1').ok('what the action did is stored', {
        ...bucket,
        available: null,
        material_third: 'nubo do',
        width_second: 76.25,
      });
    },
  );

  test(
    'submit moves quality_temporary from superb to fair',
    about(
      'bucket.submit.moves-from-superb',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', {
        ...bucket,
        quality_temporary: 'superb',
        available: true,
        width_second: 78.75,
      });
      await api.post('/bucket/bucket-1/submit').ok('the state is right and every condition holds', {
        ...bucket,
        available: null,
        material_third: 'nubo do',
        width_second: 76.25,
      });
      await api.get('/bucket/bucket-1').ok('what the action did is stored', {
        ...bucket,
        available: null,
        material_third: 'nubo do',
        width_second: 76.25,
      });
    },
  );

  test(
    'submit applies the effect: set this.available to null',
    about(
      'bucket.submit.effect-set-available-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', {
        ...bucket,
        quality_temporary: 'poor',
        available: true,
        width_second: 78.75,
      });
      await api.post('/bucket/bucket-1/submit').ok('the state is right and every condition holds');
      await api.get('/bucket/bucket-1').ok('set this.available to null', {
        available: null,
        id: 'bucket-1',
        finished_yearly: '2022-10-05 09:17:46',
        origin_silent: 'nubo do',
        tokens_cached: 22,
      });
    },
  );

  test(
    'submit applies the effect: decrease this.width_second by 2.5',
    about(
      'bucket.submit.effect-increase-width_second-by--2.5',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', {
        ...bucket,
        quality_temporary: 'poor',
        available: true,
        width_second: 78.75,
      });
      await api.post('/bucket/bucket-1/submit').ok('the state is right and every condition holds');
      await api.get('/bucket/bucket-1').ok('decrease this.width_second by 2.5', {
        width_second: 76.25,
        id: 'bucket-1',
        finished_yearly: '2022-10-05 09:17:46',
        origin_silent: 'nubo do',
        tokens_cached: 22,
      });
    },
  );

  test(
    'submit applies the effect: set this.material_third to this.origin_silent',
    about(
      'bucket.submit.effect-set-material_third-to-origin_silent',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', {
        ...bucket,
        quality_temporary: 'poor',
        available: true,
        width_second: 78.75,
      });
      await api.post('/bucket/bucket-1/submit').ok('the state is right and every condition holds');
      await api.get('/bucket/bucket-1').ok('set this.material_third to this.origin_silent', {
        material_third: 'nubo do',
        id: 'bucket-1',
        finished_yearly: '2022-10-05 09:17:46',
        origin_silent: 'nubo do',
        tokens_cached: 22,
      });
    },
  );

  test(
    'submit leaves objects alone that it does not concern',
    about(
      'bucket.submit.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', {
        ...bucket,
        quality_temporary: 'poor',
        available: true,
        width_second: 78.75,
      });
      await api.create('Bucket', {
        ...bucket,
        id: 'bucket-2',
        quality_temporary: 'poor',
        available: true,
        width_second: 78.75,
      });
      await api.post('/bucket/bucket-1/submit').ok('the state is right and every condition holds');
      await api
        .get('/bucket/bucket-2')
        .ok('submit was called on bucket-1, which does not concern this object', {
          ...bucket,
          available: true,
          id: 'bucket-2',
          width_second: 78.75,
          quality_temporary: 'poor',
        });
    },
  );

  test(
    'submit acts on what updates left, and later updates leave what it did',
    about(
      'bucket.submit.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Bucket', {
        ...bucket,
        material_third: 'vosuva',
        width_second: 79,
        origin_silent: 'lisa ba',
      });
      await api
        .patch('/bucket/bucket-1', {
          quality_temporary: 'poor',
          available: true,
          material_third: 'malodo',
          width_second: 78.75,
          origin_silent: 'nubo do',
        })
        .ok(because);
      await api.post('/bucket/bucket-1/submit').ok('the state is right and every condition holds');
      await api.get('/bucket').ok('a list shows what submit did', [
        {
          id: 'bucket-1',
          quality_temporary: 'fair',
          available: null,
          width_second: 76.25,
          material_third: 'nubo do',
        },
      ]);
      await api.patch('/bucket/bucket-1', { finished_yearly: '2021-05-24 04:24:56' }).ok(because);
      await api.get('/bucket/bucket-1').ok('what submit did stays when something else is updated', {
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'fair',
        available: null,
        width_second: 76.25,
        material_third: 'nubo do',
      });
    },
  );

  test(
    'submit answers 404 for an id that no Bucket has',
    about('bucket.submit.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api
        .post('/bucket/bucket-unknown/submit')
        .notFound('no Bucket has the id bucket-unknown');
      await api.delete('/bucket/bucket-1').removed('the object exists');
      await api.post('/bucket/bucket-1/submit').notFound('it was deleted');
    },
  );

  test(
    'submit is refused while quality_temporary is fair',
    about(
      'bucket.submit.refuses-from-fair',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', { ...bucket, available: true, width_second: 78.75 });
      await api
        .post('/bucket/bucket-1/submit')
        .refused('submit starts from poor or superb, and quality_temporary is fair');
      await api.get('/bucket/bucket-1').ok('a refused action changes nothing', {
        quality_temporary: 'fair',
        available: true,
        width_second: 78.75,
        material_third: 'malodo',
      });
    },
  );

  test(
    'submit is refused unless this.available != false',
    about(
      'bucket.submit.refuses-unless-available-ne-false',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', { ...bucket, quality_temporary: 'poor', width_second: 78.75 });
      await api
        .post('/bucket/bucket-1/submit')
        .refused('the condition this.available != false is not satisfied');
      await api.get('/bucket/bucket-1').ok('a refused action changes nothing', {
        quality_temporary: 'poor',
        available: false,
        width_second: 78.75,
        material_third: 'malodo',
      });
    },
  );

  test(
    'submit is refused unless this.width_second * 2 <= 157.5',
    about(
      'bucket.submit.refuses-unless-width_second-times-2-lte-157.5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', {
        ...bucket,
        quality_temporary: 'poor',
        available: true,
        width_second: 79,
      });
      await api
        .post('/bucket/bucket-1/submit')
        .refused('the condition this.width_second * 2 <= 157.5 is not satisfied');
      await api.get('/bucket/bucket-1').ok('a refused action changes nothing', {
        quality_temporary: 'poor',
        available: true,
        width_second: 79,
        material_third: 'malodo',
      });
      await api.patch('/bucket/bucket-1', { width_second: 1 }).ok('the change is valid');
      await api.post('/bucket/bucket-1/submit').ok('the state is right and every condition holds');
    },
  );

  test(
    'submit is refused when available is null',
    about(
      'bucket.submit.refuses-when-available-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', {
        ...bucket,
        quality_temporary: 'poor',
        available: null,
        width_second: 78.75,
      });
      await api
        .post('/bucket/bucket-1/submit')
        .refused('the condition this.available != false is not satisfied');
      await api.get('/bucket/bucket-1').ok('a refused action changes nothing', {
        quality_temporary: 'poor',
        available: null,
        width_second: 78.75,
        material_third: 'malodo',
      });
    },
  );

  test(
    'submit is refused when width_second is absent',
    about(
      'bucket.submit.refuses-when-width_second-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', {
        ...without(bucket, 'width_second'),
        quality_temporary: 'poor',
        available: true,
      });
      await api
        .post('/bucket/bucket-1/submit')
        .refused('the condition this.width_second * 2 <= 157.5 is not satisfied');
      await api.get('/bucket/bucket-1').ok('a refused action changes nothing', {
        quality_temporary: 'poor',
        available: true,
        width_second: null,
        material_third: 'malodo',
      });
    },
  );

  test(
    'submit succeeds when width_second is 0',
    about(
      'bucket.submit.succeeds-when-width_second-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', {
        ...bucket,
        quality_temporary: 'poor',
        available: true,
        width_second: 0,
      });
      await api.post('/bucket/bucket-1/submit').ok('the state is right and every condition holds', {
        quality_temporary: 'fair',
        available: null,
        width_second: -2.5,
        material_third: 'nubo do',
      });
      await api.get('/bucket/bucket-1').ok('width_second is 0, which is allowed', {
        quality_temporary: 'fair',
        available: null,
        width_second: -2.5,
        material_third: 'nubo do',
      });
    },
  );

  test(
    'transfer moves quality_temporary from superb to fair',
    about(
      'bucket.transfer.moves-from-superb',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', { ...bucket, quality_temporary: 'superb', width_second: 119.75 });
      await api
        .post('/bucket/bucket-1/transfer')
        .ok('the state is right and every condition holds', { ...bucket, width_second: 112 });
      await api
        .get('/bucket/bucket-1')
        .ok('what the action did is stored', { ...bucket, width_second: 112 });
    },
  );

  test(
    'transfer applies the effect: decrease this.width_second by 7.75',
    about(
      'bucket.transfer.effect-increase-width_second-by--7.75',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', { ...bucket, quality_temporary: 'superb', width_second: 119.75 });
      await api
        .post('/bucket/bucket-1/transfer')
        .ok('the state is right and every condition holds');
      await api.get('/bucket/bucket-1').ok('decrease this.width_second by 7.75', {
        width_second: 112,
        available: false,
        material_third: 'malodo',
        id: 'bucket-1',
        finished_yearly: '2022-10-05 09:17:46',
        origin_silent: 'nubo do',
        tokens_cached: 22,
      });
    },
  );

  test(
    'transfer leaves objects alone that it does not concern',
    about(
      'bucket.transfer.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', { ...bucket, quality_temporary: 'superb', width_second: 119.75 });
      await api.create('Bucket', {
        ...bucket,
        id: 'bucket-2',
        quality_temporary: 'superb',
        width_second: 119.75,
      });
      await api
        .post('/bucket/bucket-1/transfer')
        .ok('the state is right and every condition holds');
      await api
        .get('/bucket/bucket-2')
        .ok('transfer was called on bucket-1, which does not concern this object', {
          ...bucket,
          id: 'bucket-2',
          width_second: 119.75,
          quality_temporary: 'superb',
        });
    },
  );

  test(
    'transfer acts on what updates left, and later updates leave what it did',
    about(
      'bucket.transfer.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Bucket', { ...bucket, width_second: 119.5 });
      await api
        .patch('/bucket/bucket-1', { quality_temporary: 'superb', width_second: 119.75 })
        .ok(because);
      await api
        .post('/bucket/bucket-1/transfer')
        .ok('the state is right and every condition holds');
      await api
        .get('/bucket')
        .ok('a list shows what transfer did', [
          { id: 'bucket-1', quality_temporary: 'fair', width_second: 112 },
        ]);
      await api.patch('/bucket/bucket-1', { available: true }).ok(because);
      await api
        .get('/bucket/bucket-1')
        .ok('what transfer did stays when something else is updated', {
          available: true,
          quality_temporary: 'fair',
          width_second: 112,
        });
    },
  );

  test(
    'transfer answers 404 for an id that no Bucket has',
    about('bucket.transfer.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api
        .post('/bucket/bucket-unknown/transfer')
        .notFound('no Bucket has the id bucket-unknown');
      await api.delete('/bucket/bucket-1').removed('the object exists');
      await api.post('/bucket/bucket-1/transfer').notFound('it was deleted');
    },
  );

  test(
    'transfer is refused while quality_temporary is fair',
    about(
      'bucket.transfer.refuses-from-fair',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', { ...bucket, width_second: 119.75 });
      await api
        .post('/bucket/bucket-1/transfer')
        .refused('transfer starts from superb, and quality_temporary is fair');
      await api.get('/bucket/bucket-1').ok('a refused action changes nothing', {
        quality_temporary: 'fair',
        width_second: 119.75,
      });
    },
  );

  test(
    'transfer is refused while quality_temporary is poor',
    about(
      'bucket.transfer.refuses-from-poor',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', { ...bucket, quality_temporary: 'poor', width_second: 119.75 });
      await api
        .post('/bucket/bucket-1/transfer')
        .refused('transfer starts from superb, and quality_temporary is poor');
      await api.get('/bucket/bucket-1').ok('a refused action changes nothing', {
        quality_temporary: 'poor',
        width_second: 119.75,
      });
    },
  );

  test(
    'transfer is refused unless this.width_second * 2 >= 239.5',
    about(
      'bucket.transfer.refuses-unless-width_second-times-2-gte-239.5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the condition this.width_second * 2 >= 239.5 is not satisfied';
      await api.create('Bucket', { ...bucket, quality_temporary: 'superb', width_second: 119.5 });
      await api.post('/bucket/bucket-1/transfer').refused(because);
      await api.get('/bucket/bucket-1').ok('a refused action changes nothing', {
        quality_temporary: 'superb',
        width_second: 119.5,
      });
      await api.patch('/bucket/bucket-1', { width_second: 2 }).ok('the change is valid');
      await api.post('/bucket/bucket-1/transfer').refused(because);
    },
  );

  test(
    'transfer is refused when width_second is absent',
    about(
      'bucket.transfer.refuses-when-width_second-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', {
        ...without(bucket, 'width_second'),
        quality_temporary: 'superb',
      });
      await api
        .post('/bucket/bucket-1/transfer')
        .refused('the condition this.width_second * 2 >= 239.5 is not satisfied');
      await api.get('/bucket/bucket-1').ok('a refused action changes nothing', {
        quality_temporary: 'superb',
        width_second: null,
      });
    },
  );

  test(
    'transfer is refused when width_second is 0',
    about(
      'bucket.transfer.refuses-when-width_second-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', { ...bucket, quality_temporary: 'superb', width_second: 0 });
      await api
        .post('/bucket/bucket-1/transfer')
        .refused('the condition this.width_second * 2 >= 239.5 is not satisfied');
      await api
        .get('/bucket/bucket-1')
        .ok('a refused action changes nothing', { quality_temporary: 'superb', width_second: 0 });
    },
  );
});
