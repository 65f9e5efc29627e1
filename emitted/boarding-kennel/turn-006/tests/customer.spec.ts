import { about, test, without } from '../support/api.ts';

// A valid Customer, as the tests send it.
const customer = {
  credit: 23.75,
  email: 'torido',
  id: 'customer-1',
  joined_at: '2017-01-02 13:30:28',
  loyalty_points: 50,
  name: 'mudo',
  newsletter: false,
  phone: 'lona',
  visits: 70,
};

test.describe('Customer: create, read, update and delete', () => {
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
    'create answers the new Customer, and read answers it again',
    about(
      'customer.create.answers-the-object',
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
        .post('/customer', customer)
        .created('create answers the object that was sent', customer);
      await api
        .get('/customer/customer-1')
        .ok('read answers the object that was created', customer);
      await api
        .post('/customer', { ...customer, id: 'customer-2' })
        .created('objects may be alike in everything but their ids', { id: 'customer-2' });
    },
  );

  test(
    'the id of a Customer may be any text, upper and lower case told apart, but no number',
    about(
      'customer.create.accepts-any-id',
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
        .post('/customer', { ...customer, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Customer', {
        ...customer,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/customer/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/customer/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...customer, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/customer', { ...customer, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Customer',
    about(
      'customer.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api
        .patch('/customer/customer-1', {
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        })
        .ok('every one of these fields was sent', {
          credit: 50.75,
          email: 'vuni',
          id: 'customer-1',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        });
      await api.get('/customer/customer-1').ok('the update is stored', {
        credit: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('customer.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Customer', customer);
      await api
        .patch('/customer/customer-1', {
          id: 'customer-1',
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        })
        .ok(because, {
          id: 'customer-1',
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        });
      await api.get('/customer/customer-1').ok(because, {
        id: 'customer-1',
        credit: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
    },
  );

  test(
    'update that is refused for visits does not change credit either',
    about(
      'customer.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api
        .patch('/customer/customer-1', { credit: 50.75, visits: 'abc' })
        .invalid('visits must be an integer');
      await api.get('/customer/customer-1').ok('a refused update changes nothing', customer);
    },
  );

  test(
    'delete removes a Customer: no read finds it and no list holds it',
    about(
      'customer.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Customer', customer);
      await api.delete('/customer/customer-1').removed('the object exists');
      await api.get('/customer/customer-1').notFound(because);
      await api.patch('/customer/customer-1', { id: 'customer-1' }).notFound(because);
      await api.get('/customer').ok('what was deleted is in no list', []);
      await api
        .post('/customer', {
          ...customer,
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          credit: 50.75,
          email: 'vuni',
          id: 'customer-1',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        });
      await api
        .get('/customer/customer-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          credit: 50.75,
          email: 'vuni',
          id: 'customer-1',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Customer has',
    about('customer.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Customer has the id customer-unknown';
      await api.create('Customer', customer);
      await api.get('/customer/customer-unknown').notFound(because);
      await api
        .patch('/customer/customer-unknown', {
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        })
        .notFound(because);
      await api.delete('/customer/customer-unknown').notFound(because);
      await api
        .get('/customer')
        .ok('requests for an unknown id change nothing', [{ id: 'customer-1' }]);
    },
  );
});

test.describe('Customer: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Customer with all of its fields',
    about(
      'customer.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.create('Customer', {
        ...customer,
        id: 'customer-2',
        credit: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
      await api.create('Customer', {
        ...customer,
        id: 'customer-3',
        credit: 9.75,
        email: 'radido',
        joined_at: '2016-05-20 02:42:01',
        loyalty_points: 72,
        name: 'dotilo',
        phone: 'rogi',
        visits: 20,
      });
      await api.get('/customer').ok('three objects were created', [
        customer,
        {
          credit: 50.75,
          email: 'vuni',
          id: 'customer-2',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        },
        {
          credit: 9.75,
          email: 'radido',
          id: 'customer-3',
          joined_at: '2016-05-20 02:42:01',
          loyalty_points: 72,
          name: 'dotilo',
          newsletter: false,
          phone: 'rogi',
          visits: 20,
        },
      ]);
      await api.create('Customer', { ...customer, id: 'customer-4' });
      await api.create('Customer', { ...customer, id: 'customer-5' });
      await api.create('Customer', { ...customer, id: 'customer-6' });
      await api.create('Customer', { ...customer, id: 'customer-7' });
      await api.create('Customer', { ...customer, id: 'customer-8' });
      await api.create('Customer', { ...customer, id: 'customer-9' });
      await api.create('Customer', { ...customer, id: 'customer-10' });
      await api.create('Customer', { ...customer, id: 'customer-11' });
      await api
        .get('/customer')
        .ok('a list holds every object, however many there are', [
          { id: 'customer-1' },
          { id: 'customer-2' },
          { id: 'customer-3' },
          { id: 'customer-4' },
          { id: 'customer-5' },
          { id: 'customer-6' },
          { id: 'customer-7' },
          { id: 'customer-8' },
          { id: 'customer-9' },
          { id: 'customer-10' },
          { id: 'customer-11' },
        ]);
    },
  );

  test(
    'update of one Customer leaves another as it was',
    about(
      'customer.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.create('Customer', {
        ...customer,
        id: 'customer-2',
        credit: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
      await api
        .patch('/customer/customer-2', {
          id: 'customer-2',
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        })
        .ok('the change is valid');
      await api.get('/customer/customer-1').ok('another object was updated', customer);
      await api.get('/customer/customer-2').ok('the update is stored', {
        credit: 50.75,
        email: 'vuni',
        id: 'customer-2',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
    },
  );

  test(
    'delete of one Customer leaves another as it was',
    about(
      'customer.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.create('Customer', {
        ...customer,
        id: 'customer-2',
        credit: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
      await api.delete('/customer/customer-1').removed('the object exists');
      await api.get('/customer/customer-2').ok('another object was deleted', {
        credit: 50.75,
        email: 'vuni',
        id: 'customer-2',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
      await api.get('/customer').ok('one of two objects was deleted', [{ id: 'customer-2' }]);
    },
  );

  test(
    'reset removes every Customer',
    about('customer.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.create('Customer', {
        ...customer,
        id: 'customer-2',
        credit: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/customer').ok('reset removes all objects', []);
      await api.get('/customer/customer-1').notFound('reset removed it');
    },
  );
});

test.describe('Customer: required fields and defaults', () => {
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
    'credit is 0 when a create leaves it out',
    about(
      'customer.credit.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of credit is 0';
      await api.post('/customer', without(customer, 'credit')).created(because, { credit: 0 });
      await api.get('/customer/customer-1').ok(because, { credit: 0 });
    },
  );

  test(
    'create accepts a Customer without email, which is optional',
    about(
      'customer.email.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'email is optional';
      await api.post('/customer', without(customer, 'email')).created(because, { email: null });
      await api.get('/customer/customer-1').ok(because, { email: null });
    },
  );

  test(
    'create refuses a Customer without an id',
    about(
      'customer.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/customer', without(customer, 'id')).invalid('id must be sent');
      await api.get('/customer').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Customer without joined_at, which is required',
    about(
      'customer.joined_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/customer', without(customer, 'joined_at'))
        .invalid('joined_at is required and has no default');
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'loyalty_points is 0 when a create leaves it out',
    about(
      'customer.loyalty_points.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of loyalty_points is 0';
      await api
        .post('/customer', without(customer, 'loyalty_points'))
        .created(because, { loyalty_points: 0 });
      await api.get('/customer/customer-1').ok(because, { loyalty_points: 0 });
    },
  );

  test(
    'create refuses a Customer without name, which is required',
    about(
      'customer.name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/customer', without(customer, 'name'))
        .invalid('name is required and has no default');
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'newsletter is true when a create leaves it out',
    about(
      'customer.newsletter.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of newsletter is true';
      await api
        .post('/customer', without(customer, 'newsletter'))
        .created(because, { newsletter: true });
      await api.get('/customer/customer-1').ok(because, { newsletter: true });
    },
  );

  test(
    'create refuses a Customer without phone, which is required',
    about(
      'customer.phone.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/customer', without(customer, 'phone'))
        .invalid('phone is required and has no default');
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'visits is 1 when a create leaves it out',
    about(
      'customer.visits.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of visits is 1';
      await api.post('/customer', without(customer, 'visits')).created(because, { visits: 1 });
      await api.get('/customer/customer-1').ok(because, { visits: 1 });
    },
  );

  test(
    'update of credit or visits alone leaves every other field as it is',
    about(
      'customer.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Customer', { ...customer, newsletter: null, visits: null });
      await api
        .patch('/customer/customer-1', { credit: 50.75 })
        .ok(because, { ...customer, credit: 50.75, newsletter: null, visits: null });
      await api
        .patch('/customer/customer-1', { visits: 2 })
        .ok(because, { ...customer, credit: 50.75, newsletter: null, visits: 2 });
      await api
        .get('/customer/customer-1')
        .ok(because, { ...customer, credit: 50.75, newsletter: null, visits: 2 });
    },
  );
});

test.describe('Customer: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for credit',
    about(
      'customer.credit.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'credit must not be null';
      await api.post('/customer', { ...customer, credit: null }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { credit: null }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { credit: 23.75 });
    },
  );

  test(
    'create and update refuse null for email',
    about(
      'customer.email.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'email must not be null';
      await api.post('/customer', { ...customer, email: null }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { email: null }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { email: 'torido' });
    },
  );

  test(
    'create and update refuse null for joined_at',
    about(
      'customer.joined_at.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'joined_at must not be null';
      await api.post('/customer', { ...customer, joined_at: null }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { joined_at: null }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { joined_at: '2017-01-02 13:30:28' });
    },
  );

  test(
    'create and update refuse null for loyalty_points',
    about(
      'customer.loyalty_points.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'loyalty_points must not be null';
      await api.post('/customer', { ...customer, loyalty_points: null }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { loyalty_points: null }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { loyalty_points: 50 });
    },
  );

  test(
    'create and update refuse null for name',
    about(
      'customer.name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'name must not be null';
      await api.post('/customer', { ...customer, name: null }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { name: null }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { name: 'mudo' });
    },
  );

  test(
    'newsletter may be null, which is not replaced by its default',
    about(
      'customer.newsletter.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'newsletter is nullable and its default is for absence only';
      await api
        .post('/customer', { ...customer, newsletter: null })
        .created(because, { newsletter: null });
      await api.get('/customer/customer-1').ok(because, { newsletter: null });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', { newsletter: null })
        .ok(because, { newsletter: null });
      await api.get('/customer/customer-2').ok(because, { newsletter: null });
    },
  );

  test(
    'phone may be null',
    about(
      'customer.phone.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'phone is nullable';
      await api.post('/customer', { ...customer, phone: null }).created(because, { phone: null });
      await api.get('/customer/customer-1').ok(because, { phone: null });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { phone: null }).ok(because, { phone: null });
      await api.get('/customer/customer-2').ok(because, { phone: null });
    },
  );

  test(
    'visits may be null, which is not replaced by its default',
    about(
      'customer.visits.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visits is nullable and its default is for absence only';
      await api.post('/customer', { ...customer, visits: null }).created(because, { visits: null });
      await api.get('/customer/customer-1').ok(because, { visits: null });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { visits: null }).ok(because, { visits: null });
      await api.get('/customer/customer-2').ok(because, { visits: null });
    },
  );
});

test.describe('Customer: types and bounds', () => {
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
    'credit may be the whole number 0',
    about(
      'customer.credit.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of credit';
      await api.post('/customer', { ...customer, credit: 0 }).created(because, { credit: 0 });
      await api.get('/customer/customer-1').ok(because, { credit: 0 });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { credit: 0 }).ok(because, { credit: 0 });
      await api.get('/customer/customer-2').ok(because, { credit: 0 });
    },
  );

  test(
    'credit keeps three decimals',
    about('customer.credit.keeps-decimals', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '12.375 is a valid value of credit';
      await api
        .post('/customer', { ...customer, credit: 12.375 })
        .created(because, { credit: 12.375 });
      await api.get('/customer/customer-1').ok(because, { credit: 12.375 });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { credit: 12.375 }).ok(because, { credit: 12.375 });
      await api.get('/customer/customer-2').ok(because, { credit: 12.375 });
    },
  );

  test(
    'create and update refuse a credit of a wrong type',
    about(
      'customer.credit.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'credit must be a number';
      await api.post('/customer', { ...customer, credit: 'abc' }).invalid(because);
      await api.post('/customer', { ...customer, credit: { value: 'text' } }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { credit: 'abc' }).invalid(because);
      await api.patch('/customer/customer-1', { credit: {} }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { credit: 23.75 });
    },
  );

  test(
    'credit may be right at its minimum of -500',
    about(
      'customer.credit.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of credit is -500, inclusive';
      await api.post('/customer', { ...customer, credit: -500 }).created(because, { credit: -500 });
      await api.get('/customer/customer-1').ok(because, { credit: -500 });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { credit: -500 }).ok(because, { credit: -500 });
      await api.get('/customer/customer-2').ok(because, { credit: -500 });
    },
  );

  test(
    'create and update refuse a credit below its minimum of -500',
    about(
      'customer.credit.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'credit must be at least -500';
      await api.post('/customer', { ...customer, credit: -500.25 }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { credit: -500.25 }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { credit: 23.75 });
    },
  );

  test(
    'credit has no maximum',
    about(
      'customer.credit.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'credit has no maximum';
      await api
        .post('/customer', { ...customer, credit: 999999.75 })
        .created(because, { credit: 999999.75 });
      await api.get('/customer/customer-1').ok(because, { credit: 999999.75 });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', { credit: 999999.75 })
        .ok(because, { credit: 999999.75 });
      await api.get('/customer/customer-2').ok(because, { credit: 999999.75 });
    },
  );

  test(
    'email of digits alone stays a string',
    about(
      'customer.email.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of email';
      await api
        .post('/customer', { ...customer, email: '0042' })
        .created(because, { email: '0042' });
      await api.get('/customer/customer-1').ok(because, { email: '0042' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { email: '0042' }).ok(because, { email: '0042' });
      await api.get('/customer/customer-2').ok(because, { email: '0042' });
    },
  );

  test(
    'email keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'customer.email.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of email';
      await api
        .post('/customer', { ...customer, email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/customer/customer-1').ok(because, { email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', { email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/customer/customer-2').ok(because, { email: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse an email of a wrong type',
    about(
      'customer.email.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'email must be a string';
      await api.post('/customer', { ...customer, email: 421337 }).invalid(because);
      await api.post('/customer', { ...customer, email: { value: 'text' } }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { email: 0 }).invalid(because);
      await api.patch('/customer/customer-1', { email: {} }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { email: 'torido' });
    },
  );

  test(
    'email has no minimum length',
    about(
      'customer.email.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'email has no minimum length';
      await api.post('/customer', { ...customer, email: 'x' }).created(because, { email: 'x' });
      await api.get('/customer/customer-1').ok(because, { email: 'x' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { email: 'x' }).ok(because, { email: 'x' });
      await api.get('/customer/customer-2').ok(because, { email: 'x' });
    },
  );

  test(
    'email has no maximum length',
    about(
      'customer.email.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'email has no maximum length';
      await api
        .post('/customer', {
          ...customer,
          email:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          email:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/customer/customer-1').ok(because, {
        email:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', {
          email:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          email:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/customer/customer-2').ok(because, {
        email:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'joined_at may be the leap day 2016-02-29',
    about('customer.joined_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2016-02-29 12:00:00" is a valid value of joined_at';
      await api
        .post('/customer', { ...customer, joined_at: '2016-02-29 12:00:00' })
        .created(because, { joined_at: '2016-02-29 12:00:00' });
      await api.get('/customer/customer-1').ok(because, { joined_at: '2016-02-29 12:00:00' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', { joined_at: '2016-02-29 12:00:00' })
        .ok(because, { joined_at: '2016-02-29 12:00:00' });
      await api.get('/customer/customer-2').ok(because, { joined_at: '2016-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a joined_at of a wrong type',
    about(
      'customer.joined_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'joined_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/customer', { ...customer, joined_at: 202403 }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { joined_at: 0 }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { joined_at: '2017-01-02 13:30:28' });
    },
  );

  test(
    'create and update refuse a joined_at that no calendar or clock has',
    about(
      'customer.joined_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/customer', { ...customer, joined_at: '2015-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2015-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2017-13-01 13:30:28' })
        .invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2017-01-02 24:00:00' })
        .invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2100-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2015-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2015-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2016-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2017-01-02 10:60:00' })
        .invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2017-01-02 10:30:75' })
        .invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api
        .patch('/customer/customer-1', { joined_at: '2015-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/customer/customer-1', { joined_at: '2015-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/customer/customer-1', { joined_at: '2017-13-01 13:30:28' })
        .invalid(because);
      await api
        .patch('/customer/customer-1', { joined_at: '2017-01-02 24:00:00' })
        .invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { joined_at: '2017-01-02 13:30:28' });
    },
  );

  test(
    'create and update refuse a joined_at in another format',
    about(
      'customer.joined_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/customer', { ...customer, joined_at: '2017-01-02T13:30:28Z' })
        .invalid(because);
      await api.post('/customer', { ...customer, joined_at: '2017-01-02' }).invalid(because);
      await api.post('/customer', { ...customer, joined_at: 'not a date' }).invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2017-01-02T13:30:28' })
        .invalid(because);
      await api.post('/customer', { ...customer, joined_at: '2017-01-02 13:30' }).invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2017-01-02 13:30:28.125' })
        .invalid(because);
      await api
        .post('/customer', { ...customer, joined_at: '2017-01-02 13:30:28+02:00' })
        .invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api
        .patch('/customer/customer-1', { joined_at: '2017-01-02T13:30:28Z' })
        .invalid(because);
      await api.patch('/customer/customer-1', { joined_at: '2017-01-02' }).invalid(because);
      await api.patch('/customer/customer-1', { joined_at: 'not a date' }).invalid(because);
      await api
        .patch('/customer/customer-1', { joined_at: '2017-01-02T13:30:28' })
        .invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { joined_at: '2017-01-02 13:30:28' });
    },
  );

  test(
    'joined_at may be right at its first moment of 2015-01-01 00:00:00',
    about(
      'customer.joined_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the first moment of joined_at is 2015-01-01 00:00:00, inclusive';
      await api
        .post('/customer', { ...customer, joined_at: '2015-01-01 00:00:00' })
        .created(because, { joined_at: '2015-01-01 00:00:00' });
      await api.get('/customer/customer-1').ok(because, { joined_at: '2015-01-01 00:00:00' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', { joined_at: '2015-01-01 00:00:00' })
        .ok(because, { joined_at: '2015-01-01 00:00:00' });
      await api.get('/customer/customer-2').ok(because, { joined_at: '2015-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse a joined_at before its first moment of 2015-01-01 00:00:00',
    about(
      'customer.joined_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'joined_at must not be before 2015-01-01 00:00:00';
      await api
        .post('/customer', { ...customer, joined_at: '2014-12-31 23:59:59' })
        .invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api
        .patch('/customer/customer-1', { joined_at: '2014-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { joined_at: '2017-01-02 13:30:28' });
    },
  );

  test(
    'joined_at has no last moment',
    about(
      'customer.joined_at.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'joined_at has no last moment';
      await api
        .post('/customer', { ...customer, joined_at: '2099-10-11 12:13:14' })
        .created(because, { joined_at: '2099-10-11 12:13:14' });
      await api.get('/customer/customer-1').ok(because, { joined_at: '2099-10-11 12:13:14' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', { joined_at: '2099-10-11 12:13:14' })
        .ok(because, { joined_at: '2099-10-11 12:13:14' });
      await api.get('/customer/customer-2').ok(because, { joined_at: '2099-10-11 12:13:14' });
    },
  );

  test(
    'create and update refuse a loyalty_points of a wrong type',
    about(
      'customer.loyalty_points.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'loyalty_points must be an integer';
      await api.post('/customer', { ...customer, loyalty_points: 'abc' }).invalid(because);
      await api
        .post('/customer', { ...customer, loyalty_points: { value: 'text' } })
        .invalid(because);
      await api.post('/customer', { ...customer, loyalty_points: 49.5 }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { loyalty_points: 'abc' }).invalid(because);
      await api.patch('/customer/customer-1', { loyalty_points: {} }).invalid(because);
      await api.patch('/customer/customer-1', { loyalty_points: 49.5 }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { loyalty_points: 50 });
    },
  );

  test(
    'loyalty_points may be right at its minimum of 0',
    about(
      'customer.loyalty_points.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of loyalty_points is 0, inclusive';
      await api
        .post('/customer', { ...customer, loyalty_points: 0 })
        .created(because, { loyalty_points: 0 });
      await api.get('/customer/customer-1').ok(because, { loyalty_points: 0 });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', { loyalty_points: 0 })
        .ok(because, { loyalty_points: 0 });
      await api.get('/customer/customer-2').ok(because, { loyalty_points: 0 });
    },
  );

  test(
    'create and update refuse a loyalty_points below its minimum of 0',
    about(
      'customer.loyalty_points.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'loyalty_points must be at least 0';
      await api.post('/customer', { ...customer, loyalty_points: -1 }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { loyalty_points: -1 }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { loyalty_points: 50 });
    },
  );

  test(
    'loyalty_points has no maximum',
    about(
      'customer.loyalty_points.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'loyalty_points has no maximum';
      await api
        .post('/customer', { ...customer, loyalty_points: 1000000 })
        .created(because, { loyalty_points: 1000000 });
      await api.get('/customer/customer-1').ok(because, { loyalty_points: 1000000 });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', { loyalty_points: 1000000 })
        .ok(because, { loyalty_points: 1000000 });
      await api.get('/customer/customer-2').ok(because, { loyalty_points: 1000000 });
    },
  );

  test(
    'name of digits alone stays a string',
    about(
      'customer.name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of name';
      await api.post('/customer', { ...customer, name: '0042' }).created(because, { name: '0042' });
      await api.get('/customer/customer-1').ok(because, { name: '0042' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { name: '0042' }).ok(because, { name: '0042' });
      await api.get('/customer/customer-2').ok(because, { name: '0042' });
    },
  );

  test(
    'create and update refuse a name of a wrong type',
    about(
      'customer.name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'name must be a string';
      await api.post('/customer', { ...customer, name: 421337 }).invalid(because);
      await api.post('/customer', { ...customer, name: { value: 'text' } }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { name: 0 }).invalid(because);
      await api.patch('/customer/customer-1', { name: {} }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { name: 'mudo' });
    },
  );

  test(
    'name may be right at its minimum length of 2',
    about(
      'customer.name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of name is 2, inclusive';
      await api.post('/customer', { ...customer, name: 'r ' }).created(because, { name: 'r ' });
      await api.get('/customer/customer-1').ok(because, { name: 'r ' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { name: 'r ' }).ok(because, { name: 'r ' });
      await api.get('/customer/customer-2').ok(because, { name: 'r ' });
    },
  );

  test(
    'create and update refuse a name below its minimum length of 2',
    about(
      'customer.name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'name must have at least 2 characters';
      await api.post('/customer', { ...customer, name: 'n' }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { name: 'n' }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { name: 'mudo' });
    },
  );

  test(
    'name may be right at its maximum length of 40',
    about(
      'customer.name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of name is 40, inclusive';
      await api
        .post('/customer', { ...customer, name: 'lovasu toro logado gimi mirovu ridu bub ' })
        .created(because, { name: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api
        .get('/customer/customer-1')
        .ok(because, { name: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', { name: 'lovasu toro logado gimi mirovu ridu bub ' })
        .ok(because, { name: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api
        .get('/customer/customer-2')
        .ok(because, { name: 'lovasu toro logado gimi mirovu ridu bub ' });
    },
  );

  test(
    'create and update refuse a name above its maximum length of 40',
    about(
      'customer.name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'name must have at most 40 characters';
      await api
        .post('/customer', { ...customer, name: 'bubiro biva ridu tita mana rolu ludu non ' })
        .invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api
        .patch('/customer/customer-1', { name: 'bubiro biva ridu tita mana rolu ludu non ' })
        .invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { name: 'mudo' });
    },
  );

  test(
    'newsletter may be false',
    about('customer.newsletter.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of newsletter';
      await api.post('/customer', customer).created(because, { newsletter: false });
      await api.get('/customer/customer-1').ok(because, { newsletter: false });
      await api.create('Customer', { ...customer, id: 'customer-2', newsletter: true });
      await api
        .patch('/customer/customer-2', { newsletter: false })
        .ok(because, { newsletter: false });
      await api.get('/customer/customer-2').ok(because, { newsletter: false });
    },
  );

  test(
    'create and update refuse a newsletter of a wrong type',
    about(
      'customer.newsletter.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'newsletter must be true or false';
      await api.post('/customer', { ...customer, newsletter: 'abc' }).invalid(because);
      await api.post('/customer', { ...customer, newsletter: { value: 'text' } }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { newsletter: 'abc' }).invalid(because);
      await api.patch('/customer/customer-1', { newsletter: {} }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { newsletter: false });
    },
  );

  test(
    'phone of digits alone stays a string',
    about(
      'customer.phone.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of phone';
      await api
        .post('/customer', { ...customer, phone: '0042' })
        .created(because, { phone: '0042' });
      await api.get('/customer/customer-1').ok(because, { phone: '0042' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { phone: '0042' }).ok(because, { phone: '0042' });
      await api.get('/customer/customer-2').ok(because, { phone: '0042' });
    },
  );

  test(
    'create and update refuse a phone of a wrong type',
    about(
      'customer.phone.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'phone must be a string';
      await api.post('/customer', { ...customer, phone: 421337 }).invalid(because);
      await api.post('/customer', { ...customer, phone: { value: 'text' } }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { phone: 0 }).invalid(because);
      await api.patch('/customer/customer-1', { phone: {} }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { phone: 'lona' });
    },
  );

  test(
    'phone may be right at its maximum length of 20',
    about(
      'customer.phone.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of phone is 20, inclusive';
      await api
        .post('/customer', { ...customer, phone: 'tosalo vado tuladua ' })
        .created(because, { phone: 'tosalo vado tuladua ' });
      await api.get('/customer/customer-1').ok(because, { phone: 'tosalo vado tuladua ' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', { phone: 'tosalo vado tuladua ' })
        .ok(because, { phone: 'tosalo vado tuladua ' });
      await api.get('/customer/customer-2').ok(because, { phone: 'tosalo vado tuladua ' });
    },
  );

  test(
    'create and update refuse a phone above its maximum length of 20',
    about(
      'customer.phone.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'phone must have at most 20 characters';
      await api.post('/customer', { ...customer, phone: 'numo vita ritu sovas ' }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { phone: 'numo vita ritu sovas ' }).invalid(because);
      await api
        .get('/customer/customer-1')
        .ok('a refused update changes nothing', { phone: 'lona' });
    },
  );

  test(
    'phone has no minimum length',
    about(
      'customer.phone.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'phone has no minimum length';
      await api.post('/customer', { ...customer, phone: 'x' }).created(because, { phone: 'x' });
      await api.get('/customer/customer-1').ok(because, { phone: 'x' });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { phone: 'x' }).ok(because, { phone: 'x' });
      await api.get('/customer/customer-2').ok(because, { phone: 'x' });
    },
  );

  test(
    'visits may be 0',
    about('customer.visits.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '0 is a valid value of visits';
      await api.post('/customer', { ...customer, visits: 0 }).created(because, { visits: 0 });
      await api.get('/customer/customer-1').ok(because, { visits: 0 });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { visits: 0 }).ok(because, { visits: 0 });
      await api.get('/customer/customer-2').ok(because, { visits: 0 });
    },
  );

  test(
    'create and update refuse a visits of a wrong type',
    about(
      'customer.visits.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visits must be an integer';
      await api.post('/customer', { ...customer, visits: 'abc' }).invalid(because);
      await api.post('/customer', { ...customer, visits: { value: 'text' } }).invalid(because);
      await api.post('/customer', { ...customer, visits: 69.5 }).invalid(because);
      await api.get('/customer/customer-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.patch('/customer/customer-1', { visits: 'abc' }).invalid(because);
      await api.patch('/customer/customer-1', { visits: {} }).invalid(because);
      await api.patch('/customer/customer-1', { visits: 69.5 }).invalid(because);
      await api.get('/customer/customer-1').ok('a refused update changes nothing', { visits: 70 });
    },
  );

  test(
    'visits has no minimum',
    about(
      'customer.visits.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visits has no minimum';
      await api
        .post('/customer', { ...customer, visits: -1000000 })
        .created(because, { visits: -1000000 });
      await api.get('/customer/customer-1').ok(because, { visits: -1000000 });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .patch('/customer/customer-2', { visits: -1000000 })
        .ok(because, { visits: -1000000 });
      await api.get('/customer/customer-2').ok(because, { visits: -1000000 });
    },
  );

  test(
    'visits has no maximum',
    about(
      'customer.visits.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visits has no maximum';
      await api
        .post('/customer', { ...customer, visits: 1000000 })
        .created(because, { visits: 1000000 });
      await api.get('/customer/customer-1').ok(because, { visits: 1000000 });
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.patch('/customer/customer-2', { visits: 1000000 }).ok(because, { visits: 1000000 });
      await api.get('/customer/customer-2').ok(because, { visits: 1000000 });
    },
  );
});
