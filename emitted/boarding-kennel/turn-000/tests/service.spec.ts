import { about, test, without } from '../support/api.ts';

// A valid Service, as the tests send it.
const service = {
  available_until: '2030-03-15 22:20:06',
  done: true,
  id: 'service-1',
  minutes: 54,
  price: 75.25,
  title: 'ginavu',
};

test.describe('Service: create, read, update and delete', () => {
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
    'create answers the new Service, and read answers it again',
    about(
      'service.create.answers-the-object',
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
        .post('/service', service)
        .created('create answers the object that was sent', service);
      await api.get('/service/service-1').ok('read answers the object that was created', service);
      await api
        .post('/service', { ...service, id: 'service-2' })
        .created('objects may be alike in everything but their ids', { id: 'service-2' });
    },
  );

  test(
    'the id of a Service may be any text, upper and lower case told apart, but no number',
    about(
      'service.create.accepts-any-id',
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
        .post('/service', { ...service, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Service', { ...service, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/service/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/service/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...service, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/service', { ...service, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Service',
    about(
      'service.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api
        .patch('/service/service-1', {
          available_until: '2029-09-22 23:16:26',
          done: false,
          minutes: 19,
          price: 93.75,
          title: 'ditamo',
        })
        .ok('every one of these fields was sent', {
          available_until: '2029-09-22 23:16:26',
          done: false,
          id: 'service-1',
          minutes: 19,
          price: 93.75,
          title: 'ditamo',
        });
      await api.get('/service/service-1').ok('the update is stored', {
        available_until: '2029-09-22 23:16:26',
        done: false,
        minutes: 19,
        price: 93.75,
        title: 'ditamo',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('service.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Service', service);
      await api
        .patch('/service/service-1', {
          id: 'service-1',
          available_until: '2029-09-22 23:16:26',
          done: false,
          minutes: 19,
          price: 93.75,
          title: 'ditamo',
        })
        .ok(because, {
          id: 'service-1',
          available_until: '2029-09-22 23:16:26',
          done: false,
          minutes: 19,
          price: 93.75,
          title: 'ditamo',
        });
      await api.get('/service/service-1').ok(because, {
        id: 'service-1',
        available_until: '2029-09-22 23:16:26',
        done: false,
        minutes: 19,
        price: 93.75,
        title: 'ditamo',
      });
    },
  );

  test(
    'update that is refused for title does not change available_until either',
    about(
      'service.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api
        .patch('/service/service-1', { available_until: '2029-09-22 23:16:26', title: 421337 })
        .invalid('title must be a string');
      await api.get('/service/service-1').ok('a refused update changes nothing', service);
    },
  );

  test(
    'delete removes a Service: no read finds it and no list holds it',
    about(
      'service.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Service', service);
      await api.delete('/service/service-1').removed('the object exists');
      await api.get('/service/service-1').notFound(because);
      await api.patch('/service/service-1', { id: 'service-1' }).notFound(because);
      await api.get('/service').ok('what was deleted is in no list', []);
      await api
        .post('/service', {
          ...service,
          available_until: '2029-09-22 23:16:26',
          done: false,
          minutes: 19,
          price: 93.75,
          title: 'ditamo',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          available_until: '2029-09-22 23:16:26',
          done: false,
          id: 'service-1',
          minutes: 19,
          price: 93.75,
          title: 'ditamo',
        });
      await api
        .get('/service/service-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          available_until: '2029-09-22 23:16:26',
          done: false,
          id: 'service-1',
          minutes: 19,
          price: 93.75,
          title: 'ditamo',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Service has',
    about('service.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Service has the id service-unknown';
      await api.create('Service', service);
      await api.get('/service/service-unknown').notFound(because);
      await api
        .patch('/service/service-unknown', {
          available_until: '2029-09-22 23:16:26',
          done: false,
          minutes: 19,
          price: 93.75,
          title: 'ditamo',
        })
        .notFound(because);
      await api.delete('/service/service-unknown').notFound(because);
      await api
        .get('/service')
        .ok('requests for an unknown id change nothing', [{ id: 'service-1' }]);
    },
  );
});

test.describe('Service: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Service with all of its fields',
    about('service.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        done: false,
        minutes: 19,
        price: 93.75,
        title: 'ditamo',
      });
      await api.create('Service', {
        ...service,
        id: 'service-3',
        available_until: '2028-08-14 11:44:04',
        minutes: 46,
        price: 79.25,
        title: 'duniso',
      });
      await api.get('/service').ok('three objects were created', [
        service,
        {
          available_until: '2029-09-22 23:16:26',
          done: false,
          id: 'service-2',
          minutes: 19,
          price: 93.75,
          title: 'ditamo',
        },
        {
          available_until: '2028-08-14 11:44:04',
          done: true,
          id: 'service-3',
          minutes: 46,
          price: 79.25,
          title: 'duniso',
        },
      ]);
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Service', { ...service, id: 'service-5' });
      await api.create('Service', { ...service, id: 'service-6' });
      await api.create('Service', { ...service, id: 'service-7' });
      await api.create('Service', { ...service, id: 'service-8' });
      await api.create('Service', { ...service, id: 'service-9' });
      await api.create('Service', { ...service, id: 'service-10' });
      await api.create('Service', { ...service, id: 'service-11' });
      await api
        .get('/service')
        .ok('a list holds every object, however many there are', [
          { id: 'service-1' },
          { id: 'service-2' },
          { id: 'service-3' },
          { id: 'service-4' },
          { id: 'service-5' },
          { id: 'service-6' },
          { id: 'service-7' },
          { id: 'service-8' },
          { id: 'service-9' },
          { id: 'service-10' },
          { id: 'service-11' },
        ]);
    },
  );

  test(
    'update of one Service leaves another as it was',
    about('service.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        done: false,
        minutes: 19,
        price: 93.75,
        title: 'ditamo',
      });
      await api
        .patch('/service/service-2', {
          id: 'service-2',
          available_until: '2029-09-22 23:16:26',
          done: false,
          minutes: 19,
          price: 93.75,
          title: 'ditamo',
        })
        .ok('the change is valid');
      await api.get('/service/service-1').ok('another object was updated', service);
      await api.get('/service/service-2').ok('the update is stored', {
        available_until: '2029-09-22 23:16:26',
        done: false,
        id: 'service-2',
        minutes: 19,
        price: 93.75,
        title: 'ditamo',
      });
    },
  );

  test(
    'delete of one Service leaves another as it was',
    about(
      'service.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        done: false,
        minutes: 19,
        price: 93.75,
        title: 'ditamo',
      });
      await api.delete('/service/service-1').removed('the object exists');
      await api.get('/service/service-2').ok('another object was deleted', {
        available_until: '2029-09-22 23:16:26',
        done: false,
        id: 'service-2',
        minutes: 19,
        price: 93.75,
        title: 'ditamo',
      });
      await api.get('/service').ok('one of two objects was deleted', [{ id: 'service-2' }]);
    },
  );

  test(
    'reset removes every Service',
    about('service.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        done: false,
        minutes: 19,
        price: 93.75,
        title: 'ditamo',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/service').ok('reset removes all objects', []);
      await api.get('/service/service-1').notFound('reset removed it');
    },
  );
});

test.describe('Service: required fields and defaults', () => {
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
    'available_until is "2027-06-30 12:00:00" when a create leaves it out',
    about('service.available_until.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of available_until is "2027-06-30 12:00:00"';
      await api
        .post('/service', without(service, 'available_until'))
        .created(because, { available_until: '2027-06-30 12:00:00' });
      await api.get('/service/service-1').ok(because, { available_until: '2027-06-30 12:00:00' });
    },
  );

  test(
    'done is false when a create leaves it out',
    about('service.done.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of done is false';
      await api.post('/service', without(service, 'done')).created(because, { done: false });
      await api.get('/service/service-1').ok(because, { done: false });
    },
  );

  test(
    'create accepts a Service without minutes, which is optional',
    about('service.minutes.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'minutes is optional';
      await api.post('/service', without(service, 'minutes')).created(because, { minutes: null });
      await api.get('/service/service-1').ok(because, { minutes: null });
    },
  );

  test(
    'create refuses a Service without price, which is required',
    about(
      'service.price.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/service', without(service, 'price'))
        .invalid('price is required and has no default');
      await api.get('/service/service-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Service without title, which is required',
    about(
      'service.title.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/service', without(service, 'title'))
        .invalid('title is required and has no default');
      await api.get('/service/service-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of available_until or title alone leaves every other field as it is',
    about('service.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Service', service);
      await api
        .patch('/service/service-1', { available_until: '2029-09-22 23:16:26' })
        .ok(because, { ...service, available_until: '2029-09-22 23:16:26' });
      await api
        .patch('/service/service-1', { title: 'ditamo' })
        .ok(because, { ...service, available_until: '2029-09-22 23:16:26', title: 'ditamo' });
      await api
        .get('/service/service-1')
        .ok(because, { ...service, available_until: '2029-09-22 23:16:26', title: 'ditamo' });
    },
  );
});

test.describe('Service: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for available_until',
    about(
      'service.available_until.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'available_until must not be null';
      await api.post('/service', { ...service, available_until: null }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { available_until: null }).invalid(because);
      await api
        .get('/service/service-1')
        .ok('a refused update changes nothing', { available_until: '2030-03-15 22:20:06' });
    },
  );

  test(
    'create and update refuse null for done',
    about(
      'service.done.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'done must not be null';
      await api.post('/service', { ...service, done: null }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { done: null }).invalid(because);
      await api.get('/service/service-1').ok('a refused update changes nothing', { done: true });
    },
  );

  test(
    'minutes may be null',
    about('service.minutes.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'minutes is nullable';
      await api.post('/service', { ...service, minutes: null }).created(because, { minutes: null });
      await api.get('/service/service-1').ok(because, { minutes: null });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.patch('/service/service-2', { minutes: null }).ok(because, { minutes: null });
      await api.get('/service/service-2').ok(because, { minutes: null });
    },
  );

  test(
    'price may be null',
    about('service.price.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'price is nullable';
      await api.post('/service', { ...service, price: null }).created(because, { price: null });
      await api.get('/service/service-1').ok(because, { price: null });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.patch('/service/service-2', { price: null }).ok(because, { price: null });
      await api.get('/service/service-2').ok(because, { price: null });
    },
  );

  test(
    'create and update refuse null for title',
    about(
      'service.title.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'title must not be null';
      await api.post('/service', { ...service, title: null }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { title: null }).invalid(because);
      await api
        .get('/service/service-1')
        .ok('a refused update changes nothing', { title: 'ginavu' });
    },
  );
});

test.describe('Service: types and bounds', () => {
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
    'available_until may be the leap day 2028-02-29',
    about('service.available_until.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2028-02-29 12:00:00" is a valid value of available_until';
      await api
        .post('/service', { ...service, available_until: '2028-02-29 12:00:00' })
        .created(because, { available_until: '2028-02-29 12:00:00' });
      await api.get('/service/service-1').ok(because, { available_until: '2028-02-29 12:00:00' });
      await api.create('Service', { ...service, id: 'service-2' });
      await api
        .patch('/service/service-2', { available_until: '2028-02-29 12:00:00' })
        .ok(because, { available_until: '2028-02-29 12:00:00' });
      await api.get('/service/service-2').ok(because, { available_until: '2028-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse an available_until of a wrong type',
    about(
      'service.available_until.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'available_until must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/service', { ...service, available_until: 202403 }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { available_until: 0 }).invalid(because);
      await api
        .get('/service/service-1')
        .ok('a refused update changes nothing', { available_until: '2030-03-15 22:20:06' });
    },
  );

  test(
    'create and update refuse an available_until that no calendar or clock has',
    about(
      'service.available_until.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'available_until must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/service', { ...service, available_until: '2026-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '2026-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '2030-13-01 22:20:06' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '2030-03-15 24:00:00' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '2026-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '2026-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '2026-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '2030-03-15 10:60:00' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '2030-03-15 10:30:75' })
        .invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api
        .patch('/service/service-1', { available_until: '2026-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/service/service-1', { available_until: '2026-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/service/service-1', { available_until: '2030-13-01 22:20:06' })
        .invalid(because);
      await api
        .patch('/service/service-1', { available_until: '2030-03-15 24:00:00' })
        .invalid(because);
      await api
        .get('/service/service-1')
        .ok('a refused update changes nothing', { available_until: '2030-03-15 22:20:06' });
    },
  );

  test(
    'create and update refuse an available_until in another format',
    about(
      'service.available_until.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'available_until must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/service', { ...service, available_until: '2030-03-15T22:20:06Z' })
        .invalid(because);
      await api.post('/service', { ...service, available_until: '2030-03-15' }).invalid(because);
      await api.post('/service', { ...service, available_until: 'not a date' }).invalid(because);
      await api
        .post('/service', { ...service, available_until: '2030-03-15T22:20:06' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '2030-03-15 22:20' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '2030-03-15 22:20:06.125' })
        .invalid(because);
      await api
        .post('/service', { ...service, available_until: '2030-03-15 22:20:06+02:00' })
        .invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api
        .patch('/service/service-1', { available_until: '2030-03-15T22:20:06Z' })
        .invalid(because);
      await api.patch('/service/service-1', { available_until: '2030-03-15' }).invalid(because);
      await api.patch('/service/service-1', { available_until: 'not a date' }).invalid(because);
      await api
        .patch('/service/service-1', { available_until: '2030-03-15T22:20:06' })
        .invalid(because);
      await api
        .get('/service/service-1')
        .ok('a refused update changes nothing', { available_until: '2030-03-15 22:20:06' });
    },
  );

  test(
    'available_until may be right at its last moment of 2030-12-31 23:59:59',
    about(
      'service.available_until.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the last moment of available_until is 2030-12-31 23:59:59, inclusive';
      await api
        .post('/service', { ...service, available_until: '2030-12-31 23:59:59' })
        .created(because, { available_until: '2030-12-31 23:59:59' });
      await api.get('/service/service-1').ok(because, { available_until: '2030-12-31 23:59:59' });
      await api.create('Service', { ...service, id: 'service-2' });
      await api
        .patch('/service/service-2', { available_until: '2030-12-31 23:59:59' })
        .ok(because, { available_until: '2030-12-31 23:59:59' });
      await api.get('/service/service-2').ok(because, { available_until: '2030-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse an available_until after its last moment of 2030-12-31 23:59:59',
    about(
      'service.available_until.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'available_until must not be after 2030-12-31 23:59:59';
      await api
        .post('/service', { ...service, available_until: '2031-01-01 00:00:00' })
        .invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api
        .patch('/service/service-1', { available_until: '2031-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/service/service-1')
        .ok('a refused update changes nothing', { available_until: '2030-03-15 22:20:06' });
    },
  );

  test(
    'available_until has no first moment',
    about(
      'service.available_until.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'available_until has no first moment';
      await api
        .post('/service', { ...service, available_until: '2001-02-03 04:05:06' })
        .created(because, { available_until: '2001-02-03 04:05:06' });
      await api.get('/service/service-1').ok(because, { available_until: '2001-02-03 04:05:06' });
      await api.create('Service', { ...service, id: 'service-2' });
      await api
        .patch('/service/service-2', { available_until: '2001-02-03 04:05:06' })
        .ok(because, { available_until: '2001-02-03 04:05:06' });
      await api.get('/service/service-2').ok(because, { available_until: '2001-02-03 04:05:06' });
    },
  );

  test(
    'done may be false',
    about('service.done.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of done';
      await api.post('/service', { ...service, done: false }).created(because, { done: false });
      await api.get('/service/service-1').ok(because, { done: false });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.patch('/service/service-2', { done: false }).ok(because, { done: false });
      await api.get('/service/service-2').ok(because, { done: false });
    },
  );

  test(
    'create and update refuse a done of a wrong type',
    about(
      'service.done.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'done must be true or false';
      await api.post('/service', { ...service, done: 'abc' }).invalid(because);
      await api.post('/service', { ...service, done: { value: 'text' } }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { done: 'abc' }).invalid(because);
      await api.patch('/service/service-1', { done: {} }).invalid(because);
      await api.get('/service/service-1').ok('a refused update changes nothing', { done: true });
    },
  );

  test(
    'create and update refuse a minutes of a wrong type',
    about(
      'service.minutes.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'minutes must be an integer';
      await api.post('/service', { ...service, minutes: 'abc' }).invalid(because);
      await api.post('/service', { ...service, minutes: { value: 'text' } }).invalid(because);
      await api.post('/service', { ...service, minutes: 53.5 }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { minutes: 'abc' }).invalid(because);
      await api.patch('/service/service-1', { minutes: {} }).invalid(because);
      await api.patch('/service/service-1', { minutes: 53.5 }).invalid(because);
      await api.get('/service/service-1').ok('a refused update changes nothing', { minutes: 54 });
    },
  );

  test(
    'minutes may be right at its minimum of 5',
    about(
      'service.minutes.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of minutes is 5, inclusive';
      await api.post('/service', { ...service, minutes: 5 }).created(because, { minutes: 5 });
      await api.get('/service/service-1').ok(because, { minutes: 5 });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.patch('/service/service-2', { minutes: 5 }).ok(because, { minutes: 5 });
      await api.get('/service/service-2').ok(because, { minutes: 5 });
    },
  );

  test(
    'create and update refuse a minutes below its minimum of 5',
    about(
      'service.minutes.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'minutes must be at least 5';
      await api.post('/service', { ...service, minutes: 4 }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { minutes: 4 }).invalid(because);
      await api.get('/service/service-1').ok('a refused update changes nothing', { minutes: 54 });
    },
  );

  test(
    'minutes may be right at its maximum of 240',
    about(
      'service.minutes.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of minutes is 240, inclusive';
      await api.post('/service', { ...service, minutes: 240 }).created(because, { minutes: 240 });
      await api.get('/service/service-1').ok(because, { minutes: 240 });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.patch('/service/service-2', { minutes: 240 }).ok(because, { minutes: 240 });
      await api.get('/service/service-2').ok(because, { minutes: 240 });
    },
  );

  test(
    'create and update refuse a minutes above its maximum of 240',
    about(
      'service.minutes.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'minutes must be at most 240';
      await api.post('/service', { ...service, minutes: 241 }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { minutes: 241 }).invalid(because);
      await api.get('/service/service-1').ok('a refused update changes nothing', { minutes: 54 });
    },
  );

  test(
    'price may be the whole number 0',
    about('service.price.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of price';
      await api.post('/service', { ...service, price: 0 }).created(because, { price: 0 });
      await api.get('/service/service-1').ok(because, { price: 0 });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.patch('/service/service-2', { price: 0 }).ok(because, { price: 0 });
      await api.get('/service/service-2').ok(because, { price: 0 });
    },
  );

  test(
    'price keeps three decimals',
    about('service.price.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of price';
      await api.post('/service', { ...service, price: 12.375 }).created(because, { price: 12.375 });
      await api.get('/service/service-1').ok(because, { price: 12.375 });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.patch('/service/service-2', { price: 12.375 }).ok(because, { price: 12.375 });
      await api.get('/service/service-2').ok(because, { price: 12.375 });
    },
  );

  test(
    'create and update refuse a price of a wrong type',
    about(
      'service.price.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'price must be a number';
      await api.post('/service', { ...service, price: 'abc' }).invalid(because);
      await api.post('/service', { ...service, price: { value: 'text' } }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { price: 'abc' }).invalid(because);
      await api.patch('/service/service-1', { price: {} }).invalid(because);
      await api.get('/service/service-1').ok('a refused update changes nothing', { price: 75.25 });
    },
  );

  test(
    'price may be right at its minimum of 0',
    about(
      'service.price.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of price is 0, inclusive';
      await api.post('/service', { ...service, price: 0 }).created(because, { price: 0 });
      await api.get('/service/service-1').ok(because, { price: 0 });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.patch('/service/service-2', { price: 0 }).ok(because, { price: 0 });
      await api.get('/service/service-2').ok(because, { price: 0 });
    },
  );

  test(
    'create and update refuse a price below its minimum of 0',
    about(
      'service.price.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'price must be at least 0';
      await api.post('/service', { ...service, price: -0.25 }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { price: -0.25 }).invalid(because);
      await api.get('/service/service-1').ok('a refused update changes nothing', { price: 75.25 });
    },
  );

  test(
    'price may be right at its maximum of 250',
    about(
      'service.price.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of price is 250, inclusive';
      await api.post('/service', { ...service, price: 250 }).created(because, { price: 250 });
      await api.get('/service/service-1').ok(because, { price: 250 });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.patch('/service/service-2', { price: 250 }).ok(because, { price: 250 });
      await api.get('/service/service-2').ok(because, { price: 250 });
    },
  );

  test(
    'create and update refuse a price above its maximum of 250',
    about(
      'service.price.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'price must be at most 250';
      await api.post('/service', { ...service, price: 250.25 }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { price: 250.25 }).invalid(because);
      await api.get('/service/service-1').ok('a refused update changes nothing', { price: 75.25 });
    },
  );

  test(
    'title of digits alone stays a string',
    about('service.title.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of title';
      await api.post('/service', { ...service, title: '0042' }).created(because, { title: '0042' });
      await api.get('/service/service-1').ok(because, { title: '0042' });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.patch('/service/service-2', { title: '0042' }).ok(because, { title: '0042' });
      await api.get('/service/service-2').ok(because, { title: '0042' });
    },
  );

  test(
    'title keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('service.title.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of title';
      await api
        .post('/service', { ...service, title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/service/service-1').ok(because, { title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Service', { ...service, id: 'service-2' });
      await api
        .patch('/service/service-2', { title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/service/service-2').ok(because, { title: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a title of a wrong type',
    about(
      'service.title.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'title must be a string';
      await api.post('/service', { ...service, title: 421337 }).invalid(because);
      await api.post('/service', { ...service, title: { value: 'text' } }).invalid(because);
      await api.get('/service/service-1').notFound('a refused create stores nothing');
      await api.create('Service', service);
      await api.patch('/service/service-1', { title: 0 }).invalid(because);
      await api.patch('/service/service-1', { title: {} }).invalid(because);
      await api
        .get('/service/service-1')
        .ok('a refused update changes nothing', { title: 'ginavu' });
    },
  );

  test(
    'title has no minimum length',
    about('service.title.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'title has no minimum length';
      await api.post('/service', { ...service, title: 'x' }).created(because, { title: 'x' });
      await api.get('/service/service-1').ok(because, { title: 'x' });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.patch('/service/service-2', { title: 'x' }).ok(because, { title: 'x' });
      await api.get('/service/service-2').ok(because, { title: 'x' });
    },
  );

  test(
    'title has no maximum length',
    about('service.title.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'title has no maximum length';
      await api
        .post('/service', {
          ...service,
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/service/service-1').ok(because, {
        title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Service', { ...service, id: 'service-2' });
      await api
        .patch('/service/service-2', {
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/service/service-2').ok(because, {
        title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );
});
