import { about, test, without } from '../support/api.ts';

// A valid SaddleRanch, as the tests send it.
const saddleRanch = { featured: false, id: 'saddleranch-1', latitude: 72.75, name_late: 'vatado' };

// A valid Dragon, as the tests send it.
const dragon = {
  bonus_spare_total: 89,
  id: 'dragon-1',
  notice_lesser: 'dagi',
  origin: 'davobo',
  username: 'bava',
};

// A valid Piano, as the tests send it.
const piano = { id: 'piano-1', motto: 'dobu mu', price_old: 33.75, signed: '2017-08-29 20:22:59' };

test.describe('Piano: create, read, update and delete', () => {
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
    'create answers the new Piano, and read answers it again',
    about(
      'piano.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: piano,
        status: [200, 201],
        answer: { ...piano, dragon_spare_central: null, saddle_ranches_alternate: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { ...piano, dragon_spare_central: null, saddle_ranches_alternate: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/piano', {
        body: { ...piano, id: 'piano-2' },
        status: [200, 201],
        answer: { id: 'piano-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Piano',
    about(
      'piano.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { motto: 'toru ri', price_old: 97.75, signed: '2015-08-08 07:42:47' },
        status: [200],
        answer: {
          dragon_spare_central: null,
          id: 'piano-1',
          motto: 'toru ri',
          price_old: 97.75,
          saddle_ranches_alternate: [],
          signed: '2015-08-08 07:42:47',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { motto: 'toru ri', price_old: 97.75, signed: '2015-08-08 07:42:47' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('piano.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { id: 'piano-1', motto: 'toru ri', price_old: 97.75, signed: '2015-08-08 07:42:47' },
        status: [200],
        answer: {
          id: 'piano-1',
          motto: 'toru ri',
          price_old: 97.75,
          signed: '2015-08-08 07:42:47',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: {
          id: 'piano-1',
          motto: 'toru ri',
          price_old: 97.75,
          signed: '2015-08-08 07:42:47',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for signed does not change motto either',
    about(
      'piano.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { motto: 'toru ri', signed: 202403 },
        status: [400, 422],
        because: 'signed must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { ...piano, dragon_spare_central: null, saddle_ranches_alternate: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Piano: no read finds it and no list holds it',
    about(
      'piano.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.delete('/piano/piano-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/piano/piano-1', { status: [404], because: 'it was deleted' });
      await api.get('/piano', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Piano has',
    about('piano.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.get('/piano/piano-unknown', {
        status: [404],
        because: 'no Piano has the id piano-unknown',
      });
      await api.patch('/piano/piano-unknown', {
        body: { motto: 'toru ri', price_old: 97.75, signed: '2015-08-08 07:42:47' },
        status: [404],
        because: 'no Piano has the id piano-unknown',
      });
      await api.delete('/piano/piano-unknown', {
        status: [404],
        because: 'no Piano has the id piano-unknown',
      });
      await api.get('/piano', {
        status: [200],
        answer: [{ id: 'piano-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Piano: collections', () => {
  // endpoints.list: `GET /{entity}` answers 200 and a JSON array of all objects of that entity,
  //   in any order; an empty array where there is none.
  // endpoints.read: `GET /{entity}/{id}` answers 200 and the object with that id.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Piano with all of its fields',
    about('piano.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Piano', {
        ...piano,
        id: 'piano-2',
        motto: 'toru ri',
        price_old: 97.75,
        signed: '2015-08-08 07:42:47',
      });
      await api.create('Piano', {
        ...piano,
        id: 'piano-3',
        motto: 'rota ru',
        price_old: 55.75,
        signed: '2017-01-27 02:04:22',
      });
      await api.get('/piano', {
        status: [200],
        answer: [
          { ...piano, dragon_spare_central: null, saddle_ranches_alternate: [] },
          {
            dragon_spare_central: null,
            id: 'piano-2',
            motto: 'toru ri',
            price_old: 97.75,
            saddle_ranches_alternate: [],
            signed: '2015-08-08 07:42:47',
          },
          {
            dragon_spare_central: null,
            id: 'piano-3',
            motto: 'rota ru',
            price_old: 55.75,
            saddle_ranches_alternate: [],
            signed: '2017-01-27 02:04:22',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Piano leaves another as it was',
    about('piano.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Piano', {
        ...piano,
        id: 'piano-2',
        motto: 'toru ri',
        price_old: 97.75,
        signed: '2015-08-08 07:42:47',
      });
      await api.patch('/piano/piano-2', {
        body: { id: 'piano-2', motto: 'toru ri', price_old: 97.75, signed: '2015-08-08 07:42:47' },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { ...piano, dragon_spare_central: null, saddle_ranches_alternate: [] },
        because: 'another object was updated',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: {
          dragon_spare_central: null,
          id: 'piano-2',
          motto: 'toru ri',
          price_old: 97.75,
          saddle_ranches_alternate: [],
          signed: '2015-08-08 07:42:47',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Piano leaves another as it was',
    about(
      'piano.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Piano', {
        ...piano,
        id: 'piano-2',
        motto: 'toru ri',
        price_old: 97.75,
        signed: '2015-08-08 07:42:47',
      });
      await api.delete('/piano/piano-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: {
          dragon_spare_central: null,
          id: 'piano-2',
          motto: 'toru ri',
          price_old: 97.75,
          saddle_ranches_alternate: [],
          signed: '2015-08-08 07:42:47',
        },
        because: 'another object was deleted',
      });
      await api.get('/piano', {
        status: [200],
        answer: [{ id: 'piano-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Piano',
    about('piano.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Piano', {
        ...piano,
        id: 'piano-2',
        motto: 'toru ri',
        price_old: 97.75,
        signed: '2015-08-08 07:42:47',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/piano', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/piano/piano-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Piano: required fields and defaults', () => {
  // endpoints.create: `POST /{entity}` creates an object from the JSON object in the body. It
  //   answers 201 or 200 and the created object, with all of its fields.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // ids.client: The client chooses the `id` of an object and sends it on every create, also where
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths;
  //   never make up another.
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
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create refuses a Piano without an id',
    about(
      'piano.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: without(piano, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/piano', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Piano without motto, which is optional',
    about('piano.motto.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/piano', {
        body: without(piano, 'motto'),
        status: [200, 201],
        answer: { motto: null },
        because: 'motto is optional',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { motto: null },
        because: 'motto is optional',
      });
    },
  );

  test(
    'price_old is 93.75 when a create leaves it out',
    about('piano.price_old.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/piano', {
        body: without(piano, 'price_old'),
        status: [200, 201],
        answer: { price_old: 93.75 },
        because: 'the default of price_old is 93.75',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { price_old: 93.75 },
        because: 'the default of price_old is 93.75',
      });
    },
  );

  test(
    'create accepts a Piano without signed, which is optional',
    about('piano.signed.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/piano', {
        body: without(piano, 'signed'),
        status: [200, 201],
        answer: { signed: null },
        because: 'signed is optional',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { signed: null },
        because: 'signed is optional',
      });
    },
  );

  test(
    'update of motto or signed alone leaves every other field as it is',
    about('piano.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Piano', {
        ...piano,
        price_old: null,
        dragon_spare_central: 'dragon-1',
        saddle_ranches_alternate: ['saddleranch-1'],
      });
      await api.patch('/piano/piano-1', {
        body: { motto: 'toru ri' },
        status: [200],
        answer: {
          ...piano,
          dragon_spare_central: 'dragon-1',
          motto: 'toru ri',
          price_old: null,
          saddle_ranches_alternate: ['saddleranch-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/piano/piano-1', {
        body: { signed: '2015-08-08 07:42:47' },
        status: [200],
        answer: {
          dragon_spare_central: 'dragon-1',
          id: 'piano-1',
          motto: 'toru ri',
          price_old: null,
          saddle_ranches_alternate: ['saddleranch-1'],
          signed: '2015-08-08 07:42:47',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: {
          dragon_spare_central: 'dragon-1',
          id: 'piano-1',
          motto: 'toru ri',
          price_old: null,
          saddle_ranches_alternate: ['saddleranch-1'],
          signed: '2015-08-08 07:42:47',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Piano: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.

  test(
    'motto may be null',
    about('piano.motto.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, motto: null },
        status: [200, 201],
        answer: { motto: null },
        because: 'motto is nullable',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { motto: null },
        because: 'motto is nullable',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { motto: null },
        status: [200],
        answer: { motto: null },
        because: 'motto is nullable',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { motto: null },
        because: 'motto is nullable',
      });
    },
  );

  test(
    'price_old may be null, which is not replaced by its default',
    about(
      'piano.price_old.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, price_old: null },
        status: [200, 201],
        answer: { price_old: null },
        because: 'price_old is nullable and its default is for absence only',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { price_old: null },
        because: 'price_old is nullable and its default is for absence only',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { price_old: null },
        status: [200],
        answer: { price_old: null },
        because: 'price_old is nullable and its default is for absence only',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { price_old: null },
        because: 'price_old is nullable and its default is for absence only',
      });
    },
  );

  test(
    'signed may be null',
    about('piano.signed.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, signed: null },
        status: [200, 201],
        answer: { signed: null },
        because: 'signed is nullable',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { signed: null },
        because: 'signed is nullable',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { signed: null },
        status: [200],
        answer: { signed: null },
        because: 'signed is nullable',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { signed: null },
        because: 'signed is nullable',
      });
    },
  );
});

test.describe('Piano: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.float: A whole number is a valid float.
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
    'motto keeps spaces, quotes, accents and symbols',
    about('piano.motto.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, motto: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { motto: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of motto',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { motto: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of motto',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { motto: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { motto: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of motto',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { motto: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of motto',
      });
    },
  );

  test(
    'create and update refuse a motto of a wrong type',
    about(
      'piano.motto.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, motto: 421337 },
        status: [400, 422],
        because: 'motto must be a string',
      });
      await api.post('/piano', {
        body: { ...piano, motto: { value: 'text' } },
        status: [400, 422],
        because: 'motto must be a string',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { motto: 421337 },
        status: [400, 422],
        because: 'motto must be a string',
      });
      await api.patch('/piano/piano-1', {
        body: { motto: { value: 'text' } },
        status: [400, 422],
        because: 'motto must be a string',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { motto: 'dobu mu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'motto may be right at its minimum length of 7',
    about(
      'piano.motto.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, motto: 'vulalua' },
        status: [200, 201],
        answer: { motto: 'vulalua' },
        because: 'the minimum length of motto is 7, inclusive',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { motto: 'vulalua' },
        because: 'the minimum length of motto is 7, inclusive',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { motto: 'vulalua' },
        status: [200],
        answer: { motto: 'vulalua' },
        because: 'the minimum length of motto is 7, inclusive',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { motto: 'vulalua' },
        because: 'the minimum length of motto is 7, inclusive',
      });
    },
  );

  test(
    'create and update refuse a motto below its minimum length of 7',
    about(
      'piano.motto.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, motto: 'boriso' },
        status: [400, 422],
        because: 'motto must have at least 7 characters',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { motto: 'boriso' },
        status: [400, 422],
        because: 'motto must have at least 7 characters',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { motto: 'dobu mu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'motto may be right at its maximum length of 150',
    about(
      'piano.motto.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: {
          ...piano,
          motto:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        status: [200, 201],
        answer: {
          motto:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of motto is 150, inclusive',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: {
          motto:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of motto is 150, inclusive',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: {
          motto:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        status: [200],
        answer: {
          motto:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of motto is 150, inclusive',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: {
          motto:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of motto is 150, inclusive',
      });
    },
  );

  test(
    'create and update refuse a motto above its maximum length of 150',
    about(
      'piano.motto.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: {
          ...piano,
          motto:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'motto must have at most 150 characters',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: {
          motto:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'motto must have at most 150 characters',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { motto: 'dobu mu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'price_old may be the whole number 0',
    about('piano.price_old.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, price_old: 0 },
        status: [200, 201],
        answer: { price_old: 0 },
        because: '0 is a valid value of price_old',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { price_old: 0 },
        because: '0 is a valid value of price_old',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { price_old: 0 },
        status: [200],
        answer: { price_old: 0 },
        because: '0 is a valid value of price_old',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { price_old: 0 },
        because: '0 is a valid value of price_old',
      });
    },
  );

  test(
    'create and update refuse a price_old of a wrong type',
    about(
      'piano.price_old.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, price_old: 'abc' },
        status: [400, 422],
        because: 'price_old must be a number',
      });
      await api.post('/piano', {
        body: { ...piano, price_old: { value: 'text' } },
        status: [400, 422],
        because: 'price_old must be a number',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { price_old: 'abc' },
        status: [400, 422],
        because: 'price_old must be a number',
      });
      await api.patch('/piano/piano-1', {
        body: { price_old: { value: 'text' } },
        status: [400, 422],
        because: 'price_old must be a number',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { price_old: 33.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'price_old may be right at its minimum of 0',
    about(
      'piano.price_old.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, price_old: 0 },
        status: [200, 201],
        answer: { price_old: 0 },
        because: 'the minimum of price_old is 0, inclusive',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { price_old: 0 },
        because: 'the minimum of price_old is 0, inclusive',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { price_old: 0 },
        status: [200],
        answer: { price_old: 0 },
        because: 'the minimum of price_old is 0, inclusive',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { price_old: 0 },
        because: 'the minimum of price_old is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a price_old below its minimum of 0',
    about(
      'piano.price_old.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, price_old: -0.25 },
        status: [400, 422],
        because: 'price_old must be at least 0',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { price_old: -0.25 },
        status: [400, 422],
        because: 'price_old must be at least 0',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { price_old: 33.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'price_old has no maximum',
    about('piano.price_old.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, price_old: 999999.75 },
        status: [200, 201],
        answer: { price_old: 999999.75 },
        because: 'price_old has no maximum',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { price_old: 999999.75 },
        because: 'price_old has no maximum',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { price_old: 999999.75 },
        status: [200],
        answer: { price_old: 999999.75 },
        because: 'price_old has no maximum',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { price_old: 999999.75 },
        because: 'price_old has no maximum',
      });
    },
  );

  test(
    'signed may be the leap day 2016-02-29',
    about('piano.signed.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, signed: '2016-02-29 12:00:00' },
        status: [200, 201],
        answer: { signed: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of signed',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { signed: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of signed',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { signed: '2016-02-29 12:00:00' },
        status: [200],
        answer: { signed: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of signed',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { signed: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of signed',
      });
    },
  );

  test(
    'create and update refuse a signed of a wrong type',
    about(
      'piano.signed.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, signed: 202403 },
        status: [400, 422],
        because: 'signed must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { signed: 202403 },
        status: [400, 422],
        because: 'signed must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { signed: '2017-08-29 20:22:59' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a signed that no calendar or clock has',
    about(
      'piano.signed.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, signed: '2015-02-30 12:00:00' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/piano', {
        body: { ...piano, signed: '2015-02-29 12:00:00' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/piano', {
        body: { ...piano, signed: '2017-13-01 20:22:59' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/piano', {
        body: { ...piano, signed: '2017-08-29 25:00:00' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { signed: '2015-02-30 12:00:00' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/piano/piano-1', {
        body: { signed: '2015-02-29 12:00:00' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/piano/piano-1', {
        body: { signed: '2017-13-01 20:22:59' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/piano/piano-1', {
        body: { signed: '2017-08-29 25:00:00' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { signed: '2017-08-29 20:22:59' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a signed in another format',
    about(
      'piano.signed.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, signed: '2017-08-29T20:22:59Z' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/piano', {
        body: { ...piano, signed: '2017-08-29' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/piano', {
        body: { ...piano, signed: 'not a date' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { signed: '2017-08-29T20:22:59Z' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/piano/piano-1', {
        body: { signed: '2017-08-29' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/piano/piano-1', {
        body: { signed: 'not a date' },
        status: [400, 422],
        because: 'signed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { signed: '2017-08-29 20:22:59' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'signed may be right at its first moment of 2015-01-01 00:00:00',
    about(
      'piano.signed.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, signed: '2015-01-01 00:00:00' },
        status: [200, 201],
        answer: { signed: '2015-01-01 00:00:00' },
        because: 'the first moment of signed is 2015-01-01 00:00:00, inclusive',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { signed: '2015-01-01 00:00:00' },
        because: 'the first moment of signed is 2015-01-01 00:00:00, inclusive',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { signed: '2015-01-01 00:00:00' },
        status: [200],
        answer: { signed: '2015-01-01 00:00:00' },
        because: 'the first moment of signed is 2015-01-01 00:00:00, inclusive',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { signed: '2015-01-01 00:00:00' },
        because: 'the first moment of signed is 2015-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a signed before its first moment of 2015-01-01 00:00:00',
    about(
      'piano.signed.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, signed: '2014-12-31 23:59:59' },
        status: [400, 422],
        because: 'signed must not be before 2015-01-01 00:00:00',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { signed: '2014-12-31 23:59:59' },
        status: [400, 422],
        because: 'signed must not be before 2015-01-01 00:00:00',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { signed: '2017-08-29 20:22:59' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'signed has no last moment',
    about('piano.signed.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, signed: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { signed: '2099-10-11 12:13:14' },
        because: 'signed has no last moment',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { signed: '2099-10-11 12:13:14' },
        because: 'signed has no last moment',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { signed: '2099-10-11 12:13:14' },
        status: [200],
        answer: { signed: '2099-10-11 12:13:14' },
        because: 'signed has no last moment',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { signed: '2099-10-11 12:13:14' },
        because: 'signed has no last moment',
      });
    },
  );
});

test.describe('Piano: references', () => {
  // endpoints.create: `POST /{entity}` creates an object from the JSON object in the body. It
  //   answers 201 or 200 and the created object, with all of its fields.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.
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
    'dragon_spare_central refers to an existing Dragon and is answered as its id',
    about('piano.dragon_spare_central.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.post('/piano', {
        body: { ...piano, dragon_spare_central: 'dragon-1' },
        status: [200, 201],
        answer: { dragon_spare_central: 'dragon-1' },
        because: 'dragon_spare_central was sent as dragon-1',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { dragon_spare_central: 'dragon-1' },
        because: 'dragon_spare_central was sent as dragon-1',
      });
      await api.patch('/piano/piano-1', {
        body: { dragon_spare_central: 'dragon-2' },
        status: [200],
        answer: { dragon_spare_central: 'dragon-2' },
        because: 'dragon_spare_central was changed to dragon-2',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { dragon_spare_central: 'dragon-2' },
        because: 'dragon_spare_central was changed to dragon-2',
      });
      await api.get('/piano', {
        status: [200],
        answer: [{ id: 'piano-1', dragon_spare_central: 'dragon-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a dragon_spare_central that no Dragon has as its id',
    about(
      'piano.dragon_spare_central.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, dragon_spare_central: 'dragon-unknown' },
        status: [400, 422],
        because: 'dragon_spare_central must be the id of an existing Dragon',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Dragon', dragon);
      await api.create('Piano', { ...piano, dragon_spare_central: 'dragon-1' });
      await api.patch('/piano/piano-1', {
        body: { dragon_spare_central: 'dragon-unknown' },
        status: [400, 422],
        because: 'dragon_spare_central must be the id of an existing Dragon',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { dragon_spare_central: 'dragon-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for dragon_spare_central',
    about(
      'piano.dragon_spare_central.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, dragon_spare_central: 421337 },
        status: [400, 422],
        because: 'dragon_spare_central must be the id of a Dragon',
      });
      await api.post('/piano', {
        body: { ...piano, dragon_spare_central: { value: 'text' } },
        status: [400, 422],
        because: 'dragon_spare_central must be the id of a Dragon',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { dragon_spare_central: 421337 },
        status: [400, 422],
        because: 'dragon_spare_central must be the id of a Dragon',
      });
      await api.patch('/piano/piano-1', {
        body: { dragon_spare_central: { value: 'text' } },
        status: [400, 422],
        because: 'dragon_spare_central must be the id of a Dragon',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { dragon_spare_central: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'dragon_spare_central may be null or left out',
    about('piano.dragon_spare_central.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.post('/piano', {
        body: { ...piano, dragon_spare_central: null },
        status: [200, 201],
        answer: { dragon_spare_central: null },
        because: 'a reference may be null',
      });
      await api.patch('/piano/piano-1', {
        body: { dragon_spare_central: 'dragon-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/piano/piano-1', {
        body: { dragon_spare_central: null },
        status: [200],
        answer: { dragon_spare_central: null },
        because: 'a reference may be null',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { dragon_spare_central: null },
        because: 'a reference may be null',
      });
      await api.post('/piano', {
        body: { ...piano, id: 'piano-2' },
        status: [200, 201],
        answer: { dragon_spare_central: null },
        because: 'dragon_spare_central is optional',
      });
    },
  );

  test(
    'deleting a Dragon clears every dragon_spare_central that refers to it',
    about(
      'piano.dragon_spare_central.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Piano', { ...piano, dragon_spare_central: 'dragon-1' });
      await api.create('Piano', { ...piano, id: 'piano-2', dragon_spare_central: 'dragon-1' });
      await api.delete('/dragon/dragon-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { id: 'piano-1', dragon_spare_central: null },
        because: 'dragon-1 was deleted',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { id: 'piano-2', dragon_spare_central: null },
        because: 'dragon-1 was deleted',
      });
    },
  );

  test(
    'deleting a Dragon keeps a dragon_spare_central that refers to another',
    about('piano.dragon_spare_central.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.create('Piano', { ...piano, dragon_spare_central: 'dragon-2' });
      await api.delete('/dragon/dragon-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { dragon_spare_central: 'dragon-2' },
        because: 'another Dragon was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Piano in dragon_spare_central, which refers to Dragon',
    about(
      'piano.dragon_spare_central.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.post('/piano', {
        body: { ...piano, id: 'piano-2', dragon_spare_central: 'piano-1' },
        status: [400, 422],
        because: 'dragon_spare_central must be the id of an existing Dragon',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { dragon_spare_central: 'piano-1' },
        status: [400, 422],
        because: 'dragon_spare_central must be the id of an existing Dragon',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { dragon_spare_central: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Piano with the id of a Dragon leaves dragon_spare_central alone',
    about(
      'piano.dragon_spare_central.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Piano', { ...piano, dragon_spare_central: 'dragon-1' });
      await api.create('Piano', { ...piano, id: 'dragon-1' });
      await api.delete('/piano/dragon-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { dragon_spare_central: 'dragon-1' },
        because: 'no Dragon was deleted',
      });
    },
  );

  test(
    'saddle_ranches_alternate is an empty list when a create leaves it out',
    about(
      'piano.saddle_ranches_alternate.is-empty-by-default',
      'references.null',
      'endpoints.create',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: piano,
        status: [200, 201],
        answer: { saddle_ranches_alternate: [] },
        because: 'saddle_ranches_alternate was left out',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { saddle_ranches_alternate: [] },
        because: 'saddle_ranches_alternate was left out',
      });
    },
  );

  test(
    'saddle_ranches_alternate lists existing SaddleRanch objects and is answered as their ids',
    about(
      'piano.saddle_ranches_alternate.accepts-existing-objects',
      'references.by-id',
      'references.order',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.post('/piano', {
        body: { ...piano, saddle_ranches_alternate: ['saddleranch-1', 'saddleranch-2'] },
        status: [200, 201],
        answer: { saddle_ranches_alternate: ['saddleranch-1', 'saddleranch-2'] },
        because: 'saddle_ranches_alternate was sent with two ids',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { saddle_ranches_alternate: ['saddleranch-1', 'saddleranch-2'] },
        because: 'saddle_ranches_alternate was sent with two ids',
      });
      await api.get('/piano', {
        status: [200],
        answer: [{ id: 'piano-1', saddle_ranches_alternate: ['saddleranch-1', 'saddleranch-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/piano/piano-1', {
        body: { saddle_ranches_alternate: ['saddleranch-2', 'saddleranch-1'] },
        status: [200],
        answer: { saddle_ranches_alternate: ['saddleranch-2', 'saddleranch-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in saddle_ranches_alternate',
    about('piano.saddle_ranches_alternate.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.create('Piano', { ...piano, saddle_ranches_alternate: ['saddleranch-1'] });
      await api.patch('/piano/piano-1', {
        body: { saddle_ranches_alternate: ['saddleranch-2'] },
        status: [200],
        answer: { saddle_ranches_alternate: ['saddleranch-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/piano/piano-1', {
        body: { saddle_ranches_alternate: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { saddle_ranches_alternate: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in saddle_ranches_alternate that no SaddleRanch has',
    about(
      'piano.saddle_ranches_alternate.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.post('/piano', {
        body: { ...piano, saddle_ranches_alternate: ['saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches_alternate must hold only ids of existing SaddleRanch objects',
      });
      await api.post('/piano', {
        body: { ...piano, saddle_ranches_alternate: ['saddleranch-1', 'saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches_alternate must hold only ids of existing SaddleRanch objects',
      });
      await api.post('/piano', {
        body: { ...piano, saddle_ranches_alternate: ['saddleranch-unknown', 'saddleranch-2'] },
        status: [400, 422],
        because: 'saddle_ranches_alternate must hold only ids of existing SaddleRanch objects',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', {
        ...piano,
        saddle_ranches_alternate: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.patch('/piano/piano-1', {
        body: { saddle_ranches_alternate: ['saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches_alternate must hold only ids of existing SaddleRanch objects',
      });
      await api.patch('/piano/piano-1', {
        body: { saddle_ranches_alternate: ['saddleranch-1', 'saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches_alternate must hold only ids of existing SaddleRanch objects',
      });
      await api.patch('/piano/piano-1', {
        body: { saddle_ranches_alternate: ['saddleranch-unknown', 'saddleranch-2'] },
        status: [400, 422],
        because: 'saddle_ranches_alternate must hold only ids of existing SaddleRanch objects',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { saddle_ranches_alternate: ['saddleranch-1', 'saddleranch-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list saddle_ranches_alternate',
    about(
      'piano.saddle_ranches_alternate.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, saddle_ranches_alternate: null },
        status: [400, 422],
        because: 'saddle_ranches_alternate must not be null',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { saddle_ranches_alternate: null },
        status: [400, 422],
        because: 'saddle_ranches_alternate must not be null',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { saddle_ranches_alternate: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for saddle_ranches_alternate',
    about(
      'piano.saddle_ranches_alternate.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: { ...piano, saddle_ranches_alternate: 'abc' },
        status: [400, 422],
        because: 'saddle_ranches_alternate must be a list of ids of SaddleRanch',
      });
      await api.post('/piano', {
        body: { ...piano, saddle_ranches_alternate: [{ value: 'text' }] },
        status: [400, 422],
        because: 'saddle_ranches_alternate must be a list of ids of SaddleRanch',
      });
      await api.get('/piano/piano-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { saddle_ranches_alternate: 'abc' },
        status: [400, 422],
        because: 'saddle_ranches_alternate must be a list of ids of SaddleRanch',
      });
      await api.patch('/piano/piano-1', {
        body: { saddle_ranches_alternate: [{ value: 'text' }] },
        status: [400, 422],
        because: 'saddle_ranches_alternate must be a list of ids of SaddleRanch',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { saddle_ranches_alternate: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a SaddleRanch takes its id out of every saddle_ranches_alternate and keeps the others',
    about(
      'piano.saddle_ranches_alternate.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.create('Piano', {
        ...piano,
        saddle_ranches_alternate: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.create('Piano', {
        ...piano,
        id: 'piano-2',
        saddle_ranches_alternate: ['saddleranch-1'],
      });
      await api.delete('/saddleranch/saddleranch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { id: 'piano-1', saddle_ranches_alternate: ['saddleranch-2'] },
        because: 'saddleranch-1 was deleted',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { id: 'piano-2', saddle_ranches_alternate: [] },
        because: 'saddleranch-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Piano in saddle_ranches_alternate, which refers to SaddleRanch',
    about(
      'piano.saddle_ranches_alternate.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.post('/piano', {
        body: { ...piano, id: 'piano-2', saddle_ranches_alternate: ['piano-1'] },
        status: [400, 422],
        because: 'saddle_ranches_alternate must hold only ids of existing SaddleRanch objects',
      });
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.patch('/piano/piano-2', {
        body: { saddle_ranches_alternate: ['piano-1'] },
        status: [400, 422],
        because: 'saddle_ranches_alternate must hold only ids of existing SaddleRanch objects',
      });
      await api.get('/piano/piano-2', {
        status: [200],
        answer: { saddle_ranches_alternate: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Piano with the id of a SaddleRanch leaves saddle_ranches_alternate alone',
    about(
      'piano.saddle_ranches_alternate.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Piano', { ...piano, saddle_ranches_alternate: ['saddleranch-1'] });
      await api.create('Piano', { ...piano, id: 'saddleranch-1' });
      await api.delete('/piano/saddleranch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { saddle_ranches_alternate: ['saddleranch-1'] },
        because: 'no SaddleRanch was deleted',
      });
    },
  );

  test(
    'update that is refused for dragon_spare_central does not change motto either',
    about(
      'piano.dragon_spare_central.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.patch('/piano/piano-1', {
        body: { motto: 'toru ri', dragon_spare_central: 'dragon-unknown' },
        status: [400, 422],
        because: 'dragon_spare_central must be the id of an existing Dragon',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        answer: { ...piano, dragon_spare_central: null, saddle_ranches_alternate: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
