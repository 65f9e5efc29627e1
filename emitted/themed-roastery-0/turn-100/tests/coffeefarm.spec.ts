import { about, test, without } from '../support/api.ts';

// A valid CoffeeFarm, as the tests send it.
const coffeeFarm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'coffeefarm-1',
  reviewed_at: '2021-03-06 23:00:24',
  direct_trade: true,
  notes: 'vimoli',
  external_code: 'risunu',
  color_tag: 'sivi',
  last_visit_at: '2026-11-27 20:55:32',
  area_hectares: 95.75,
  view_count: 93,
  priority: 3,
};

// A valid CoffeeLot, as the tests send it.
const coffeeLot = {
  arrived_at: '2019-11-17 00:48:02',
  id: 'coffeelot-1',
  confirmed_moisture_percent: 17.25,
  origin_region: 'viba',
  stage: 'graded',
  farm: null,
};

// A valid CoffeeVariety, as the tests send it.
const coffeeVariety = {
  id: 'coffeevariety-1',
  species: 'arabica',
  cultivar_name: 'vobo',
  page_views: 30,
  parent_variety: null,
  reviewed_at: '2016-03-31 13:54:34',
  registered_at: '1992-11-19 03:33:28',
};

// A valid StaffMember, as the tests send it.
const staffMember = {
  contract_status: 'permanent',
  full_name: 'busi',
  id: 'staffmember-1',
  job_title: 'guroli',
  weekly_hours: 32.75,
  work_email: 'dorab',
};

test.describe('CoffeeFarm: create, read, update and delete', () => {
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
    'create answers the new CoffeeFarm, and read answers it again',
    about(
      'coffeefarm.create.answers-the-object',
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
      await api.post('/coffeefarm', coffeeFarm).created('create answers the object that was sent', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
      await api.get('/coffeefarm/coffeefarm-1').ok('read answers the object that was created', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
      await api
        .post('/coffeefarm', { ...coffeeFarm, id: 'coffeefarm-2' })
        .created('objects may be alike in everything but their ids', { id: 'coffeefarm-2' });
    },
  );

  test(
    'the id of a CoffeeFarm may be any text, upper and lower case told apart, but no number',
    about(
      'coffeefarm.create.accepts-any-id',
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
        .post('/coffeefarm', { ...coffeeFarm, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/coffeefarm/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/coffeefarm/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...coffeeFarm,
          id: 'Room 2.B at the Very End of the Long Hall',
          linked_grown_varieties: [],
          entered_by: null,
        });
      await api.post('/coffeefarm', { ...coffeeFarm, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole CoffeeFarm',
    about(
      'coffeefarm.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          reviewed_at: '2028-10-16 13:34:55',
          direct_trade: false,
          notes: 'duno',
          external_code: 'totadu',
          color_tag: 'diluvi',
          last_visit_at: '2026-05-04 04:08:49',
          area_hectares: 11.25,
          view_count: 69,
          priority: 16,
        })
        .ok('every one of these fields was sent', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'coffeefarm-1',
          linked_grown_varieties: [],
          reviewed_at: '2028-10-16 13:34:55',
          direct_trade: false,
          notes: 'duno',
          external_code: 'totadu',
          color_tag: 'diluvi',
          last_visit_at: '2026-05-04 04:08:49',
          area_hectares: 11.25,
          view_count: 69,
          priority: 16,
          entered_by: null,
        });
      await api.get('/coffeefarm/coffeefarm-1').ok('the update is stored', {
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        reviewed_at: '2028-10-16 13:34:55',
        direct_trade: false,
        notes: 'duno',
        external_code: 'totadu',
        color_tag: 'diluvi',
        last_visit_at: '2026-05-04 04:08:49',
        area_hectares: 11.25,
        view_count: 69,
        priority: 16,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('coffeefarm.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          id: 'coffeefarm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          reviewed_at: '2028-10-16 13:34:55',
          direct_trade: false,
          notes: 'duno',
          external_code: 'totadu',
          color_tag: 'diluvi',
          last_visit_at: '2026-05-04 04:08:49',
          area_hectares: 11.25,
          view_count: 69,
          priority: 16,
        })
        .ok(because, {
          id: 'coffeefarm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          reviewed_at: '2028-10-16 13:34:55',
          direct_trade: false,
          notes: 'duno',
          external_code: 'totadu',
          color_tag: 'diluvi',
          last_visit_at: '2026-05-04 04:08:49',
          area_hectares: 11.25,
          view_count: 69,
          priority: 16,
        });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {
        id: 'coffeefarm-1',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        reviewed_at: '2028-10-16 13:34:55',
        direct_trade: false,
        notes: 'duno',
        external_code: 'totadu',
        color_tag: 'diluvi',
        last_visit_at: '2026-05-04 04:08:49',
        area_hectares: 11.25,
        view_count: 69,
        priority: 16,
      });
    },
  );

  test(
    'update that is refused for priority does not change altitude_m either',
    about(
      'coffeefarm.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77, priority: 'abc' })
        .invalid('priority must be an integer');
      await api.get('/coffeefarm/coffeefarm-1').ok('a refused update changes nothing', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
    },
  );

  test(
    'delete removes a CoffeeFarm: no read finds it and no list holds it',
    about(
      'coffeefarm.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api.get('/coffeefarm/coffeefarm-1').notFound(because);
      await api.patch('/coffeefarm/coffeefarm-1', { id: 'coffeefarm-1' }).notFound(because);
      await api.get('/coffeefarm').ok('what was deleted is in no list', []);
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          reviewed_at: '2028-10-16 13:34:55',
          direct_trade: false,
          notes: 'duno',
          external_code: 'totadu',
          color_tag: 'diluvi',
          last_visit_at: '2026-05-04 04:08:49',
          area_hectares: 11.25,
          view_count: 69,
          priority: 16,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'coffeefarm-1',
          linked_grown_varieties: [],
          reviewed_at: '2028-10-16 13:34:55',
          direct_trade: false,
          notes: 'duno',
          external_code: 'totadu',
          color_tag: 'diluvi',
          last_visit_at: '2026-05-04 04:08:49',
          area_hectares: 11.25,
          view_count: 69,
          priority: 16,
          entered_by: null,
        });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'coffeefarm-1',
          linked_grown_varieties: [],
          reviewed_at: '2028-10-16 13:34:55',
          direct_trade: false,
          notes: 'duno',
          external_code: 'totadu',
          color_tag: 'diluvi',
          last_visit_at: '2026-05-04 04:08:49',
          area_hectares: 11.25,
          view_count: 69,
          priority: 16,
          entered_by: null,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CoffeeFarm has',
    about('coffeefarm.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no CoffeeFarm has the id coffeefarm-unknown';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.get('/coffeefarm/coffeefarm-unknown').notFound(because);
      await api
        .patch('/coffeefarm/coffeefarm-unknown', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          reviewed_at: '2028-10-16 13:34:55',
          direct_trade: false,
          notes: 'duno',
          external_code: 'totadu',
          color_tag: 'diluvi',
          last_visit_at: '2026-05-04 04:08:49',
          area_hectares: 11.25,
          view_count: 69,
          priority: 16,
        })
        .notFound(because);
      await api.delete('/coffeefarm/coffeefarm-unknown').notFound(because);
      await api
        .get('/coffeefarm')
        .ok('requests for an unknown id change nothing', [{ id: 'coffeefarm-1' }]);
    },
  );
});

test.describe('CoffeeFarm: collections', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every CoffeeFarm with all of its fields',
    about(
      'coffeefarm.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        reviewed_at: '2028-10-16 13:34:55',
        direct_trade: false,
        notes: 'duno',
        external_code: 'totadu',
        color_tag: 'diluvi',
        last_visit_at: '2026-05-04 04:08:49',
        area_hectares: 11.25,
        view_count: 69,
        priority: 16,
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-3',
        altitude_m: 22,
        country: 'gosu',
        farm_name: 'tababi',
        reviewed_at: '2020-08-01 17:58:34',
        notes: 'tavi',
        external_code: 'sulanu',
        color_tag: 'vogonu',
        last_visit_at: '2027-04-13 17:20:36',
        area_hectares: 92.25,
        view_count: 27,
        priority: 91,
      });
      await api.get('/coffeefarm').ok('three objects were created', [
        { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'coffeefarm-2',
          linked_grown_varieties: [],
          reviewed_at: '2028-10-16 13:34:55',
          direct_trade: false,
          notes: 'duno',
          external_code: 'totadu',
          color_tag: 'diluvi',
          last_visit_at: '2026-05-04 04:08:49',
          area_hectares: 11.25,
          view_count: 69,
          priority: 16,
          entered_by: null,
        },
        {
          altitude_m: 22,
          country: 'gosu',
          farm_name: 'tababi',
          id: 'coffeefarm-3',
          linked_grown_varieties: [],
          reviewed_at: '2020-08-01 17:58:34',
          direct_trade: true,
          notes: 'tavi',
          external_code: 'sulanu',
          color_tag: 'vogonu',
          last_visit_at: '2027-04-13 17:20:36',
          area_hectares: 92.25,
          view_count: 27,
          priority: 91,
          entered_by: null,
        },
      ]);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-4' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-5' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-6' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-7' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-8' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-9' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-10' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-11' });
      await api
        .get('/coffeefarm')
        .ok('a list holds every object, however many there are', [
          { id: 'coffeefarm-1' },
          { id: 'coffeefarm-2' },
          { id: 'coffeefarm-3' },
          { id: 'coffeefarm-4' },
          { id: 'coffeefarm-5' },
          { id: 'coffeefarm-6' },
          { id: 'coffeefarm-7' },
          { id: 'coffeefarm-8' },
          { id: 'coffeefarm-9' },
          { id: 'coffeefarm-10' },
          { id: 'coffeefarm-11' },
        ]);
    },
  );

  test(
    'update of one CoffeeFarm leaves another as it was',
    about(
      'coffeefarm.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        reviewed_at: '2028-10-16 13:34:55',
        direct_trade: false,
        notes: 'duno',
        external_code: 'totadu',
        color_tag: 'diluvi',
        last_visit_at: '2026-05-04 04:08:49',
        area_hectares: 11.25,
        view_count: 69,
        priority: 16,
      });
      await api
        .patch('/coffeefarm/coffeefarm-2', {
          id: 'coffeefarm-2',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          reviewed_at: '2028-10-16 13:34:55',
          direct_trade: false,
          notes: 'duno',
          external_code: 'totadu',
          color_tag: 'diluvi',
          last_visit_at: '2026-05-04 04:08:49',
          area_hectares: 11.25,
          view_count: 69,
          priority: 16,
        })
        .ok('the change is valid');
      await api.get('/coffeefarm/coffeefarm-1').ok('another object was updated', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
      await api.get('/coffeefarm/coffeefarm-2').ok('the update is stored', {
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        id: 'coffeefarm-2',
        linked_grown_varieties: [],
        reviewed_at: '2028-10-16 13:34:55',
        direct_trade: false,
        notes: 'duno',
        external_code: 'totadu',
        color_tag: 'diluvi',
        last_visit_at: '2026-05-04 04:08:49',
        area_hectares: 11.25,
        view_count: 69,
        priority: 16,
        entered_by: null,
      });
    },
  );

  test(
    'delete of one CoffeeFarm leaves another as it was',
    about(
      'coffeefarm.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        reviewed_at: '2028-10-16 13:34:55',
        direct_trade: false,
        notes: 'duno',
        external_code: 'totadu',
        color_tag: 'diluvi',
        last_visit_at: '2026-05-04 04:08:49',
        area_hectares: 11.25,
        view_count: 69,
        priority: 16,
      });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api.get('/coffeefarm/coffeefarm-2').ok('another object was deleted', {
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        id: 'coffeefarm-2',
        linked_grown_varieties: [],
        reviewed_at: '2028-10-16 13:34:55',
        direct_trade: false,
        notes: 'duno',
        external_code: 'totadu',
        color_tag: 'diluvi',
        last_visit_at: '2026-05-04 04:08:49',
        area_hectares: 11.25,
        view_count: 69,
        priority: 16,
        entered_by: null,
      });
      await api.get('/coffeefarm').ok('one of two objects was deleted', [{ id: 'coffeefarm-2' }]);
    },
  );

  test(
    'reset removes every CoffeeFarm',
    about(
      'coffeefarm.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        reviewed_at: '2028-10-16 13:34:55',
        direct_trade: false,
        notes: 'duno',
        external_code: 'totadu',
        color_tag: 'diluvi',
        last_visit_at: '2026-05-04 04:08:49',
        area_hectares: 11.25,
        view_count: 69,
        priority: 16,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/coffeefarm').ok('reset removes all objects', []);
      await api.get('/coffeefarm/coffeefarm-1').notFound('reset removed it');
    },
  );

  test(
    'CoffeeFarm and CoffeeLot objects may have the same id',
    about(
      'coffeefarm.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a list holds the objects of one entity alone';
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'same-1' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'same-1' });
      await api.get('/coffeefarm').ok(because, [{ id: 'same-1' }]);
      await api.get('/coffeelot').ok(because, [{ id: 'same-1' }]);
      await api.delete('/coffeelot/same-1').removed('the object exists');
      await api.get('/coffeelot/same-1').notFound('only CoffeeFarm has the id same-1 now');
      await api.get('/coffeefarm/same-1').ok('only the CoffeeLot was deleted', {
        ...coffeeFarm,
        id: 'same-1',
        linked_grown_varieties: [],
        entered_by: null,
      });
    },
  );
});

test.describe('CoffeeFarm: required fields and defaults', () => {
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
    'create accepts a CoffeeFarm without altitude_m, which is optional',
    about(
      'coffeefarm.altitude_m.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_m is optional';
      await api
        .post('/coffeefarm', without(coffeeFarm, 'altitude_m'))
        .created(because, { altitude_m: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { altitude_m: null });
    },
  );

  test(
    'create accepts a CoffeeFarm without country, which is optional',
    about(
      'coffeefarm.country.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'country is optional';
      await api
        .post('/coffeefarm', without(coffeeFarm, 'country'))
        .created(because, { country: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { country: null });
    },
  );

  test(
    'create refuses a CoffeeFarm without farm_name, which is required',
    about(
      'coffeefarm.farm_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeefarm', without(coffeeFarm, 'farm_name'))
        .invalid('farm_name is required and has no default');
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a CoffeeFarm without reviewed_at, which is required',
    about(
      'coffeefarm.reviewed_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeefarm', without(coffeeFarm, 'reviewed_at'))
        .invalid('reviewed_at is required and has no default');
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a CoffeeFarm without direct_trade, which is optional',
    about(
      'coffeefarm.direct_trade.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'direct_trade is optional';
      await api
        .post('/coffeefarm', without(coffeeFarm, 'direct_trade'))
        .created(because, { direct_trade: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { direct_trade: null });
    },
  );

  test(
    'create refuses a CoffeeFarm without notes, which is required',
    about(
      'coffeefarm.notes.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeefarm', without(coffeeFarm, 'notes'))
        .invalid('notes is required and has no default');
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a CoffeeFarm without external_code, which is required',
    about(
      'coffeefarm.external_code.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeefarm', without(coffeeFarm, 'external_code'))
        .invalid('external_code is required and has no default');
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a CoffeeFarm without color_tag, which is required',
    about(
      'coffeefarm.color_tag.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeefarm', without(coffeeFarm, 'color_tag'))
        .invalid('color_tag is required and has no default');
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a CoffeeFarm without last_visit_at, which is optional',
    about(
      'coffeefarm.last_visit_at.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'last_visit_at is optional';
      await api
        .post('/coffeefarm', without(coffeeFarm, 'last_visit_at'))
        .created(because, { last_visit_at: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { last_visit_at: null });
    },
  );

  test(
    'create refuses a CoffeeFarm without area_hectares, which is required',
    about(
      'coffeefarm.area_hectares.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeefarm', without(coffeeFarm, 'area_hectares'))
        .invalid('area_hectares is required and has no default');
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a CoffeeFarm without view_count, which is optional',
    about(
      'coffeefarm.view_count.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'view_count is optional';
      await api
        .post('/coffeefarm', without(coffeeFarm, 'view_count'))
        .created(because, { view_count: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { view_count: null });
    },
  );

  test(
    'priority is 5 when a create leaves it out',
    about(
      'coffeefarm.priority.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of priority is 5';
      await api
        .post('/coffeefarm', without(coffeeFarm, 'priority'))
        .created(because, { priority: 5 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { priority: 5 });
    },
  );

  test(
    'update of altitude_m or priority alone leaves every other field as it is',
    about(
      'coffeefarm.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('StaffMember', staffMember);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        priority: null,
        linked_grown_varieties: ['coffeevariety-1'],
        entered_by: 'staffmember-1',
      });
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 }).ok(because, {
        ...coffeeFarm,
        altitude_m: 77,
        linked_grown_varieties: ['coffeevariety-1'],
        priority: null,
        entered_by: 'staffmember-1',
      });
      await api.patch('/coffeefarm/coffeefarm-1', { priority: 16 }).ok(because, {
        ...coffeeFarm,
        altitude_m: 77,
        linked_grown_varieties: ['coffeevariety-1'],
        priority: 16,
        entered_by: 'staffmember-1',
      });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {
        ...coffeeFarm,
        altitude_m: 77,
        linked_grown_varieties: ['coffeevariety-1'],
        priority: 16,
        entered_by: 'staffmember-1',
      });
    },
  );
});

test.describe('CoffeeFarm: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'altitude_m may be null',
    about(
      'coffeefarm.altitude_m.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_m is nullable';
      await api
        .post('/coffeefarm', { ...coffeeFarm, altitude_m: null })
        .created(because, { altitude_m: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { altitude_m: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { altitude_m: null })
        .ok(because, { altitude_m: null });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { altitude_m: null });
    },
  );

  test(
    'create and update refuse null for country',
    about(
      'coffeefarm.country.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'country must not be null';
      await api.post('/coffeefarm', { ...coffeeFarm, country: null }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { country: null }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { country: 'tiri' });
    },
  );

  test(
    'create and update refuse null for farm_name',
    about(
      'coffeefarm.farm_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm_name must not be null';
      await api.post('/coffeefarm', { ...coffeeFarm, farm_name: null }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { farm_name: null }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { farm_name: 'guma' });
    },
  );

  test(
    'reviewed_at may be null',
    about(
      'coffeefarm.reviewed_at.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at is nullable';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: null })
        .created(because, { reviewed_at: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { reviewed_at: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { reviewed_at: null })
        .ok(because, { reviewed_at: null });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { reviewed_at: null });
    },
  );

  test(
    'direct_trade may be null',
    about(
      'coffeefarm.direct_trade.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'direct_trade is nullable';
      await api
        .post('/coffeefarm', { ...coffeeFarm, direct_trade: null })
        .created(because, { direct_trade: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { direct_trade: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { direct_trade: null })
        .ok(because, { direct_trade: null });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { direct_trade: null });
    },
  );

  test(
    'create and update refuse null for notes',
    about(
      'coffeefarm.notes.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notes must not be null';
      await api.post('/coffeefarm', { ...coffeeFarm, notes: null }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { notes: null }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { notes: 'vimoli' });
    },
  );

  test(
    'external_code may be null',
    about(
      'coffeefarm.external_code.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'external_code is nullable';
      await api
        .post('/coffeefarm', { ...coffeeFarm, external_code: null })
        .created(because, { external_code: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { external_code: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { external_code: null })
        .ok(because, { external_code: null });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { external_code: null });
    },
  );

  test(
    'color_tag may be null',
    about(
      'coffeefarm.color_tag.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'color_tag is nullable';
      await api
        .post('/coffeefarm', { ...coffeeFarm, color_tag: null })
        .created(because, { color_tag: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { color_tag: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { color_tag: null })
        .ok(because, { color_tag: null });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { color_tag: null });
    },
  );

  test(
    'create and update refuse null for last_visit_at',
    about(
      'coffeefarm.last_visit_at.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'last_visit_at must not be null';
      await api.post('/coffeefarm', { ...coffeeFarm, last_visit_at: null }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { last_visit_at: null }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { last_visit_at: '2026-11-27 20:55:32' });
    },
  );

  test(
    'area_hectares may be null',
    about(
      'coffeefarm.area_hectares.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'area_hectares is nullable';
      await api
        .post('/coffeefarm', { ...coffeeFarm, area_hectares: null })
        .created(because, { area_hectares: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { area_hectares: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { area_hectares: null })
        .ok(because, { area_hectares: null });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { area_hectares: null });
    },
  );

  test(
    'view_count may be null',
    about(
      'coffeefarm.view_count.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'view_count is nullable';
      await api
        .post('/coffeefarm', { ...coffeeFarm, view_count: null })
        .created(because, { view_count: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { view_count: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { view_count: null })
        .ok(because, { view_count: null });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { view_count: null });
    },
  );

  test(
    'priority may be null, which is not replaced by its default',
    about(
      'coffeefarm.priority.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'priority is nullable and its default is for absence only';
      await api
        .post('/coffeefarm', { ...coffeeFarm, priority: null })
        .created(because, { priority: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { priority: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { priority: null })
        .ok(because, { priority: null });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { priority: null });
    },
  );
});

test.describe('CoffeeFarm: types and bounds', () => {
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
    'create and update refuse an altitude_m of a wrong type',
    about(
      'coffeefarm.altitude_m.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_m must be an integer';
      await api.post('/coffeefarm', { ...coffeeFarm, altitude_m: 'abc' }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, altitude_m: { value: 'text' } })
        .invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, altitude_m: 33.5 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 'abc' }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: {} }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 33.5 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { altitude_m: 34 });
    },
  );

  test(
    'altitude_m may be right at its minimum of 0',
    about(
      'coffeefarm.altitude_m.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of altitude_m is 0, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, altitude_m: 0 })
        .created(because, { altitude_m: 0 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { altitude_m: 0 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', { altitude_m: 0 }).ok(because, { altitude_m: 0 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { altitude_m: 0 });
    },
  );

  test(
    'create and update refuse an altitude_m below its minimum of 0',
    about(
      'coffeefarm.altitude_m.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_m must be at least 0';
      await api.post('/coffeefarm', { ...coffeeFarm, altitude_m: -1 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: -1 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { altitude_m: 34 });
    },
  );

  test(
    'altitude_m may be right at its maximum of 4000',
    about(
      'coffeefarm.altitude_m.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of altitude_m is 4000, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, altitude_m: 4000 })
        .created(because, { altitude_m: 4000 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { altitude_m: 4000 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { altitude_m: 4000 })
        .ok(because, { altitude_m: 4000 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { altitude_m: 4000 });
    },
  );

  test(
    'create and update refuse an altitude_m above its maximum of 4000',
    about(
      'coffeefarm.altitude_m.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_m must be at most 4000';
      await api.post('/coffeefarm', { ...coffeeFarm, altitude_m: 4001 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 4001 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { altitude_m: 34 });
    },
  );

  test(
    'country of digits alone stays a string',
    about(
      'coffeefarm.country.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of country';
      await api
        .post('/coffeefarm', { ...coffeeFarm, country: '0042' })
        .created(because, { country: '0042' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { country: '0042' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { country: '0042' })
        .ok(because, { country: '0042' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { country: '0042' });
    },
  );

  test(
    'country keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'coffeefarm.country.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of country';
      await api
        .post('/coffeefarm', { ...coffeeFarm, country: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { country: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a country of a wrong type',
    about(
      'coffeefarm.country.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'country must be a string';
      await api.post('/coffeefarm', { ...coffeeFarm, country: 421337 }).invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, country: { value: 'text' } }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { country: 0 }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { country: {} }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { country: 'tiri' });
    },
  );

  test(
    'country may be right at its minimum length of 2',
    about(
      'coffeefarm.country.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of country is 2, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, country: 'r ' })
        .created(because, { country: 'r ' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { country: 'r ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', { country: 'r ' }).ok(because, { country: 'r ' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { country: 'r ' });
    },
  );

  test(
    'create and update refuse a country below its minimum length of 2',
    about(
      'coffeefarm.country.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'country must have at least 2 characters';
      await api.post('/coffeefarm', { ...coffeeFarm, country: 'n' }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { country: 'n' }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { country: 'tiri' });
    },
  );

  test(
    'country may be right at its maximum length of 60',
    about(
      'coffeefarm.country.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of country is 60, inclusive';
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, {
          country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', {
          country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
    },
  );

  test(
    'create and update refuse a country above its maximum length of 60',
    about(
      'coffeefarm.country.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'country must have at most 60 characters';
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { country: 'tiri' });
    },
  );

  test(
    'farm_name of digits alone stays a string',
    about(
      'coffeefarm.farm_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of farm_name';
      await api
        .post('/coffeefarm', { ...coffeeFarm, farm_name: '0042' })
        .created(because, { farm_name: '0042' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { farm_name: '0042' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { farm_name: '0042' })
        .ok(because, { farm_name: '0042' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { farm_name: '0042' });
    },
  );

  test(
    'farm_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'coffeefarm.farm_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of farm_name';
      await api
        .post('/coffeefarm', { ...coffeeFarm, farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a farm_name of a wrong type',
    about(
      'coffeefarm.farm_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm_name must be a string';
      await api.post('/coffeefarm', { ...coffeeFarm, farm_name: 421337 }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, farm_name: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { farm_name: 0 }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { farm_name: {} }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { farm_name: 'guma' });
    },
  );

  test(
    'farm_name may be right at its minimum length of 2',
    about(
      'coffeefarm.farm_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of farm_name is 2, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, farm_name: 'r ' })
        .created(because, { farm_name: 'r ' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { farm_name: 'r ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { farm_name: 'r ' })
        .ok(because, { farm_name: 'r ' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { farm_name: 'r ' });
    },
  );

  test(
    'create and update refuse a farm_name below its minimum length of 2',
    about(
      'coffeefarm.farm_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm_name must have at least 2 characters';
      await api.post('/coffeefarm', { ...coffeeFarm, farm_name: 'n' }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { farm_name: 'n' }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { farm_name: 'guma' });
    },
  );

  test(
    'farm_name may be right at its maximum length of 80',
    about(
      'coffeefarm.farm_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of farm_name is 80, inclusive';
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .created(because, {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {
        farm_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .ok(because, {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, {
        farm_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
      });
    },
  );

  test(
    'create and update refuse a farm_name above its maximum length of 80',
    about(
      'coffeefarm.farm_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm_name must have at most 80 characters';
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { farm_name: 'guma' });
    },
  );

  test(
    'reviewed_at may be the leap day 2020-02-29',
    about('coffeefarm.reviewed_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of reviewed_at';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2020-02-29 12:00:00' })
        .created(because, { reviewed_at: '2020-02-29 12:00:00' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { reviewed_at: '2020-02-29 12:00:00' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { reviewed_at: '2020-02-29 12:00:00' })
        .ok(because, { reviewed_at: '2020-02-29 12:00:00' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { reviewed_at: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a reviewed_at of a wrong type',
    about(
      'coffeefarm.reviewed_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/coffeefarm', { ...coffeeFarm, reviewed_at: 202403 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { reviewed_at: 0 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { reviewed_at: '2021-03-06 23:00:24' });
    },
  );

  test(
    'create and update refuse a reviewed_at that no calendar or clock has',
    about(
      'coffeefarm.reviewed_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-13-01 23:00:24' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-03-06 24:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-03-06 10:60:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-03-06 10:30:75' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2021-13-01 23:00:24' })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2021-03-06 24:00:00' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { reviewed_at: '2021-03-06 23:00:24' });
    },
  );

  test(
    'create and update refuse a reviewed_at in another format',
    about(
      'coffeefarm.reviewed_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-03-06T23:00:24Z' })
        .invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-03-06' }).invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, reviewed_at: 'not a date' }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-03-06T23:00:24' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-03-06 23:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-03-06 23:00:24.125' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2021-03-06 23:00:24+02:00' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2021-03-06T23:00:24Z' })
        .invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2021-03-06' }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { reviewed_at: 'not a date' }).invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2021-03-06T23:00:24' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { reviewed_at: '2021-03-06 23:00:24' });
    },
  );

  test(
    'reviewed_at may be right at its first moment of 2020-01-01 00:00:00',
    about(
      'coffeefarm.reviewed_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the first moment of reviewed_at is 2020-01-01 00:00:00, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2020-01-01 00:00:00' })
        .created(because, { reviewed_at: '2020-01-01 00:00:00' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { reviewed_at: '2020-01-01 00:00:00' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { reviewed_at: '2020-01-01 00:00:00' })
        .ok(because, { reviewed_at: '2020-01-01 00:00:00' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { reviewed_at: '2020-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse a reviewed_at before its first moment of 2020-01-01 00:00:00',
    about(
      'coffeefarm.reviewed_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must not be before 2020-01-01 00:00:00';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2019-12-31 23:59:59' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2019-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { reviewed_at: '2021-03-06 23:00:24' });
    },
  );

  test(
    'reviewed_at may be right at its last moment of 2028-12-31 23:59:59',
    about(
      'coffeefarm.reviewed_at.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the last moment of reviewed_at is 2028-12-31 23:59:59, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2028-12-31 23:59:59' })
        .created(because, { reviewed_at: '2028-12-31 23:59:59' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { reviewed_at: '2028-12-31 23:59:59' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { reviewed_at: '2028-12-31 23:59:59' })
        .ok(because, { reviewed_at: '2028-12-31 23:59:59' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { reviewed_at: '2028-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a reviewed_at after its last moment of 2028-12-31 23:59:59',
    about(
      'coffeefarm.reviewed_at.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must not be after 2028-12-31 23:59:59';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2029-01-01 00:00:00' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2029-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { reviewed_at: '2021-03-06 23:00:24' });
    },
  );

  test(
    'direct_trade may be false',
    about('coffeefarm.direct_trade.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of direct_trade';
      await api
        .post('/coffeefarm', { ...coffeeFarm, direct_trade: false })
        .created(because, { direct_trade: false });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { direct_trade: false });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { direct_trade: false })
        .ok(because, { direct_trade: false });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { direct_trade: false });
    },
  );

  test(
    'create and update refuse a direct_trade of a wrong type',
    about(
      'coffeefarm.direct_trade.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'direct_trade must be true or false';
      await api.post('/coffeefarm', { ...coffeeFarm, direct_trade: 'abc' }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, direct_trade: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { direct_trade: 'abc' }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { direct_trade: {} }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { direct_trade: true });
    },
  );

  test(
    'notes of digits alone stays a string',
    about(
      'coffeefarm.notes.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of notes';
      await api
        .post('/coffeefarm', { ...coffeeFarm, notes: '0042' })
        .created(because, { notes: '0042' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { notes: '0042' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', { notes: '0042' }).ok(because, { notes: '0042' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { notes: '0042' });
    },
  );

  test(
    'notes keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'coffeefarm.notes.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of notes';
      await api
        .post('/coffeefarm', { ...coffeeFarm, notes: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { notes: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { notes: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { notes: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { notes: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { notes: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a notes of a wrong type',
    about(
      'coffeefarm.notes.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notes must be a string';
      await api.post('/coffeefarm', { ...coffeeFarm, notes: 421337 }).invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, notes: { value: 'text' } }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { notes: 0 }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { notes: {} }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { notes: 'vimoli' });
    },
  );

  test(
    'notes may be right at its maximum length of 250',
    about(
      'coffeefarm.notes.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of notes is 250, inclusive';
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          notes:
            'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubo ',
        })
        .created(because, {
          notes:
            'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubo ',
        });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {
        notes:
          'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubo ',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', {
          notes:
            'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubo ',
        })
        .ok(because, {
          notes:
            'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubo ',
        });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, {
        notes:
          'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubo ',
      });
    },
  );

  test(
    'create and update refuse a notes above its maximum length of 250',
    about(
      'coffeefarm.notes.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notes must have at most 250 characters';
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          notes:
            'midigi subato latobo nubabi monomo galini bunagi soba sulo samo guda litito tusami bova dabu ratovo ribubu nagi madi muratu vamo loga boli gara sunuso nosivi suso bumagi boro buragi gubimo nuto nimida masu naso bumivu loma naduta vigu tuba bamuru rum ',
        })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          notes:
            'midigi subato latobo nubabi monomo galini bunagi soba sulo samo guda litito tusami bova dabu ratovo ribubu nagi madi muratu vamo loga boli gara sunuso nosivi suso bumagi boro buragi gubimo nuto nimida masu naso bumivu loma naduta vigu tuba bamuru rum ',
        })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { notes: 'vimoli' });
    },
  );

  test(
    'notes has no minimum length',
    about(
      'coffeefarm.notes.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notes has no minimum length';
      await api.post('/coffeefarm', { ...coffeeFarm, notes: 'x' }).created(because, { notes: 'x' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { notes: 'x' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', { notes: 'x' }).ok(because, { notes: 'x' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { notes: 'x' });
    },
  );

  test(
    'external_code of digits alone stays a string',
    about(
      'coffeefarm.external_code.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of external_code';
      await api
        .post('/coffeefarm', { ...coffeeFarm, external_code: '0042' })
        .created(because, { external_code: '0042' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { external_code: '0042' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { external_code: '0042' })
        .ok(because, { external_code: '0042' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { external_code: '0042' });
    },
  );

  test(
    'create and update refuse an external_code of a wrong type',
    about(
      'coffeefarm.external_code.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'external_code must be a string';
      await api.post('/coffeefarm', { ...coffeeFarm, external_code: 421337 }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, external_code: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { external_code: 0 }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { external_code: {} }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { external_code: 'risunu' });
    },
  );

  test(
    'external_code may be right at its minimum length of 3',
    about(
      'coffeefarm.external_code.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of external_code is 3, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, external_code: 'bi ' })
        .created(because, { external_code: 'bi ' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { external_code: 'bi ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { external_code: 'bi ' })
        .ok(because, { external_code: 'bi ' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { external_code: 'bi ' });
    },
  );

  test(
    'create and update refuse an external_code below its minimum length of 3',
    about(
      'coffeefarm.external_code.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'external_code must have at least 3 characters';
      await api.post('/coffeefarm', { ...coffeeFarm, external_code: 'r ' }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { external_code: 'r ' }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { external_code: 'risunu' });
    },
  );

  test(
    'external_code may be right at its maximum length of 30',
    about(
      'coffeefarm.external_code.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of external_code is 30, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, external_code: 'gimi tugimi viro tanisi livoa ' })
        .created(because, { external_code: 'gimi tugimi viro tanisi livoa ' });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { external_code: 'gimi tugimi viro tanisi livoa ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { external_code: 'gimi tugimi viro tanisi livoa ' })
        .ok(because, { external_code: 'gimi tugimi viro tanisi livoa ' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { external_code: 'gimi tugimi viro tanisi livoa ' });
    },
  );

  test(
    'create and update refuse an external_code above its maximum length of 30',
    about(
      'coffeefarm.external_code.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'external_code must have at most 30 characters';
      await api
        .post('/coffeefarm', { ...coffeeFarm, external_code: 'vogino vuta nari tanuru sitomu ' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { external_code: 'vogino vuta nari tanuru sitomu ' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { external_code: 'risunu' });
    },
  );

  test(
    'color_tag of digits alone stays a string',
    about(
      'coffeefarm.color_tag.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of color_tag';
      await api
        .post('/coffeefarm', { ...coffeeFarm, color_tag: '0042' })
        .created(because, { color_tag: '0042' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { color_tag: '0042' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { color_tag: '0042' })
        .ok(because, { color_tag: '0042' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { color_tag: '0042' });
    },
  );

  test(
    'create and update refuse a color_tag of a wrong type',
    about(
      'coffeefarm.color_tag.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'color_tag must be a string';
      await api.post('/coffeefarm', { ...coffeeFarm, color_tag: 421337 }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, color_tag: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { color_tag: 0 }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { color_tag: {} }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { color_tag: 'sivi' });
    },
  );

  test(
    'color_tag may be right at its minimum length of 3',
    about(
      'coffeefarm.color_tag.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of color_tag is 3, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, color_tag: 'bi ' })
        .created(because, { color_tag: 'bi ' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { color_tag: 'bi ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { color_tag: 'bi ' })
        .ok(because, { color_tag: 'bi ' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { color_tag: 'bi ' });
    },
  );

  test(
    'create and update refuse a color_tag below its minimum length of 3',
    about(
      'coffeefarm.color_tag.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'color_tag must have at least 3 characters';
      await api.post('/coffeefarm', { ...coffeeFarm, color_tag: 'r ' }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { color_tag: 'r ' }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { color_tag: 'sivi' });
    },
  );

  test(
    'color_tag may be right at its maximum length of 20',
    about(
      'coffeefarm.color_tag.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of color_tag is 20, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, color_tag: 'tosalo vado tuladua ' })
        .created(because, { color_tag: 'tosalo vado tuladua ' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { color_tag: 'tosalo vado tuladua ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { color_tag: 'tosalo vado tuladua ' })
        .ok(because, { color_tag: 'tosalo vado tuladua ' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { color_tag: 'tosalo vado tuladua ' });
    },
  );

  test(
    'create and update refuse a color_tag above its maximum length of 20',
    about(
      'coffeefarm.color_tag.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'color_tag must have at most 20 characters';
      await api
        .post('/coffeefarm', { ...coffeeFarm, color_tag: 'numo vita ritu sovas ' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { color_tag: 'numo vita ritu sovas ' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { color_tag: 'sivi' });
    },
  );

  test(
    'last_visit_at may be the leap day 2024-02-29',
    about('coffeefarm.last_visit_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of last_visit_at';
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2024-02-29 12:00:00' })
        .created(because, { last_visit_at: '2024-02-29 12:00:00' });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { last_visit_at: '2024-02-29 12:00:00' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { last_visit_at: '2024-02-29 12:00:00' })
        .ok(because, { last_visit_at: '2024-02-29 12:00:00' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { last_visit_at: '2024-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a last_visit_at of a wrong type',
    about(
      'coffeefarm.last_visit_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'last_visit_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/coffeefarm', { ...coffeeFarm, last_visit_at: 202403 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { last_visit_at: 0 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { last_visit_at: '2026-11-27 20:55:32' });
    },
  );

  test(
    'create and update refuse a last_visit_at that no calendar or clock has',
    about(
      'coffeefarm.last_visit_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2023-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2023-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2026-13-01 20:55:32' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2026-11-27 24:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2023-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2023-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2023-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2026-11-27 10:60:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2026-11-27 10:30:75' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { last_visit_at: '2023-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { last_visit_at: '2023-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { last_visit_at: '2026-13-01 20:55:32' })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { last_visit_at: '2026-11-27 24:00:00' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { last_visit_at: '2026-11-27 20:55:32' });
    },
  );

  test(
    'create and update refuse a last_visit_at in another format',
    about(
      'coffeefarm.last_visit_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2026-11-27T20:55:32Z' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2026-11-27' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: 'not a date' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2026-11-27T20:55:32' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2026-11-27 20:55' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2026-11-27 20:55:32.125' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2026-11-27 20:55:32+02:00' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { last_visit_at: '2026-11-27T20:55:32Z' })
        .invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { last_visit_at: '2026-11-27' }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { last_visit_at: 'not a date' }).invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { last_visit_at: '2026-11-27T20:55:32' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { last_visit_at: '2026-11-27 20:55:32' });
    },
  );

  test(
    'last_visit_at may be right at its last moment of 2027-12-31 23:59:59',
    about(
      'coffeefarm.last_visit_at.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the last moment of last_visit_at is 2027-12-31 23:59:59, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2027-12-31 23:59:59' })
        .created(because, { last_visit_at: '2027-12-31 23:59:59' });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { last_visit_at: '2027-12-31 23:59:59' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { last_visit_at: '2027-12-31 23:59:59' })
        .ok(because, { last_visit_at: '2027-12-31 23:59:59' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { last_visit_at: '2027-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a last_visit_at after its last moment of 2027-12-31 23:59:59',
    about(
      'coffeefarm.last_visit_at.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'last_visit_at must not be after 2027-12-31 23:59:59';
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2028-01-01 00:00:00' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { last_visit_at: '2028-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { last_visit_at: '2026-11-27 20:55:32' });
    },
  );

  test(
    'last_visit_at has no first moment',
    about(
      'coffeefarm.last_visit_at.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'last_visit_at has no first moment';
      await api
        .post('/coffeefarm', { ...coffeeFarm, last_visit_at: '2001-02-03 04:05:06' })
        .created(because, { last_visit_at: '2001-02-03 04:05:06' });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { last_visit_at: '2001-02-03 04:05:06' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { last_visit_at: '2001-02-03 04:05:06' })
        .ok(because, { last_visit_at: '2001-02-03 04:05:06' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { last_visit_at: '2001-02-03 04:05:06' });
    },
  );

  test(
    'area_hectares may be the whole number 0',
    about(
      'coffeefarm.area_hectares.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of area_hectares';
      await api
        .post('/coffeefarm', { ...coffeeFarm, area_hectares: 0 })
        .created(because, { area_hectares: 0 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { area_hectares: 0 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { area_hectares: 0 })
        .ok(because, { area_hectares: 0 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { area_hectares: 0 });
    },
  );

  test(
    'area_hectares keeps three decimals',
    about('coffeefarm.area_hectares.keeps-decimals', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '12.375 is a valid value of area_hectares';
      await api
        .post('/coffeefarm', { ...coffeeFarm, area_hectares: 12.375 })
        .created(because, { area_hectares: 12.375 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { area_hectares: 12.375 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { area_hectares: 12.375 })
        .ok(because, { area_hectares: 12.375 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { area_hectares: 12.375 });
    },
  );

  test(
    'create and update refuse an area_hectares of a wrong type',
    about(
      'coffeefarm.area_hectares.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'area_hectares must be a number';
      await api.post('/coffeefarm', { ...coffeeFarm, area_hectares: 'abc' }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, area_hectares: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { area_hectares: 'abc' }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { area_hectares: {} }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { area_hectares: 95.75 });
    },
  );

  test(
    'area_hectares may be right at its minimum of 0',
    about(
      'coffeefarm.area_hectares.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of area_hectares is 0, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, area_hectares: 0 })
        .created(because, { area_hectares: 0 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { area_hectares: 0 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { area_hectares: 0 })
        .ok(because, { area_hectares: 0 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { area_hectares: 0 });
    },
  );

  test(
    'create and update refuse an area_hectares below its minimum of 0',
    about(
      'coffeefarm.area_hectares.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'area_hectares must be at least 0';
      await api.post('/coffeefarm', { ...coffeeFarm, area_hectares: -0.25 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { area_hectares: -0.25 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { area_hectares: 95.75 });
    },
  );

  test(
    'area_hectares may be right at its maximum of 900',
    about(
      'coffeefarm.area_hectares.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of area_hectares is 900, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, area_hectares: 900 })
        .created(because, { area_hectares: 900 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { area_hectares: 900 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { area_hectares: 900 })
        .ok(because, { area_hectares: 900 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { area_hectares: 900 });
    },
  );

  test(
    'create and update refuse an area_hectares above its maximum of 900',
    about(
      'coffeefarm.area_hectares.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'area_hectares must be at most 900';
      await api.post('/coffeefarm', { ...coffeeFarm, area_hectares: 900.25 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { area_hectares: 900.25 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { area_hectares: 95.75 });
    },
  );

  test(
    'create and update refuse a view_count of a wrong type',
    about(
      'coffeefarm.view_count.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'view_count must be an integer';
      await api.post('/coffeefarm', { ...coffeeFarm, view_count: 'abc' }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, view_count: { value: 'text' } })
        .invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, view_count: 92.5 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { view_count: 'abc' }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { view_count: {} }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { view_count: 92.5 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { view_count: 93 });
    },
  );

  test(
    'view_count may be right at its minimum of 0',
    about(
      'coffeefarm.view_count.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of view_count is 0, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, view_count: 0 })
        .created(because, { view_count: 0 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { view_count: 0 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', { view_count: 0 }).ok(because, { view_count: 0 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { view_count: 0 });
    },
  );

  test(
    'create and update refuse a view_count below its minimum of 0',
    about(
      'coffeefarm.view_count.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'view_count must be at least 0';
      await api.post('/coffeefarm', { ...coffeeFarm, view_count: -1 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { view_count: -1 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { view_count: 93 });
    },
  );

  test(
    'view_count may be right at its maximum of 90000',
    about(
      'coffeefarm.view_count.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of view_count is 90000, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, view_count: 90000 })
        .created(because, { view_count: 90000 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { view_count: 90000 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { view_count: 90000 })
        .ok(because, { view_count: 90000 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { view_count: 90000 });
    },
  );

  test(
    'create and update refuse a view_count above its maximum of 90000',
    about(
      'coffeefarm.view_count.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'view_count must be at most 90000';
      await api.post('/coffeefarm', { ...coffeeFarm, view_count: 90001 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { view_count: 90001 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { view_count: 93 });
    },
  );

  test(
    'create and update refuse a priority of a wrong type',
    about(
      'coffeefarm.priority.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'priority must be an integer';
      await api.post('/coffeefarm', { ...coffeeFarm, priority: 'abc' }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, priority: { value: 'text' } })
        .invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, priority: 2.5 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { priority: 'abc' }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { priority: {} }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { priority: 2.5 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { priority: 3 });
    },
  );

  test(
    'priority may be right at its minimum of 1',
    about(
      'coffeefarm.priority.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of priority is 1, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, priority: 1 })
        .created(because, { priority: 1 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { priority: 1 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', { priority: 1 }).ok(because, { priority: 1 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { priority: 1 });
    },
  );

  test(
    'create and update refuse a priority below its minimum of 1',
    about(
      'coffeefarm.priority.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'priority must be at least 1';
      await api.post('/coffeefarm', { ...coffeeFarm, priority: 0 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { priority: 0 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { priority: 3 });
    },
  );

  test(
    'priority has no maximum',
    about(
      'coffeefarm.priority.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'priority has no maximum';
      await api
        .post('/coffeefarm', { ...coffeeFarm, priority: 1000000 })
        .created(because, { priority: 1000000 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { priority: 1000000 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { priority: 1000000 })
        .ok(because, { priority: 1000000 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { priority: 1000000 });
    },
  );
});

test.describe('CoffeeFarm: references', () => {
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
    'entered_by refers to an existing StaffMember and is answered as its id',
    about(
      'coffeefarm.entered_by.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'entered_by was sent as staffmember-1';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/coffeefarm', { ...coffeeFarm, entered_by: 'staffmember-1' })
        .created(because, { entered_by: 'staffmember-1' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { entered_by: 'staffmember-1' });
      await api
        .patch('/coffeefarm/coffeefarm-1', { entered_by: 'staffmember-2' })
        .ok('entered_by was changed to staffmember-2', { entered_by: 'staffmember-2' });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('entered_by was changed to staffmember-2', { entered_by: 'staffmember-2' });
      await api
        .get('/coffeefarm')
        .ok('lists answer references as ids too', [
          { id: 'coffeefarm-1', entered_by: 'staffmember-2' },
        ]);
    },
  );

  test(
    'create and update refuse an entered_by that no StaffMember has as its id',
    about(
      'coffeefarm.entered_by.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'entered_by must be the id of an existing StaffMember';
      await api
        .post('/coffeefarm', { ...coffeeFarm, entered_by: 'staffmember-unknown' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.create('CoffeeFarm', { ...coffeeFarm, entered_by: 'staffmember-1' });
      await api
        .patch('/coffeefarm/coffeefarm-1', { entered_by: 'staffmember-unknown' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { entered_by: 'staffmember-1' });
    },
  );

  test(
    'create and update refuse what is no id for entered_by',
    about(
      'coffeefarm.entered_by.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'entered_by must be the id of a StaffMember';
      await api.post('/coffeefarm', { ...coffeeFarm, entered_by: 421337 }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, entered_by: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { entered_by: 0 }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { entered_by: {} }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { entered_by: null });
    },
  );

  test(
    'entered_by may be null or left out',
    about(
      'coffeefarm.entered_by.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('StaffMember', staffMember);
      await api
        .post('/coffeefarm', { ...coffeeFarm, entered_by: null })
        .created(because, { entered_by: null });
      await api
        .patch('/coffeefarm/coffeefarm-1', { entered_by: 'staffmember-1' })
        .ok('the change is valid');
      await api
        .patch('/coffeefarm/coffeefarm-1', { entered_by: null })
        .ok(because, { entered_by: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { entered_by: null });
      await api
        .post('/coffeefarm', { ...coffeeFarm, id: 'coffeefarm-2' })
        .created('entered_by is optional', { entered_by: null });
    },
  );

  test(
    'deleting a StaffMember clears every entered_by that refers to it',
    about(
      'coffeefarm.entered_by.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-1 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('CoffeeFarm', { ...coffeeFarm, entered_by: 'staffmember-1' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        entered_by: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { id: 'coffeefarm-1', entered_by: null });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { id: 'coffeefarm-2', entered_by: null });
      await api.get('/coffeefarm').ok(because, [
        { id: 'coffeefarm-1', entered_by: null },
        { id: 'coffeefarm-2', entered_by: null },
      ]);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok('an update of something else brings no reference back', { entered_by: null });
      await api
        .patch('/coffeefarm/coffeefarm-1', { entered_by: 'staffmember-1' })
        .invalid('entered_by must be the id of an existing StaffMember');
      await api.create('StaffMember', staffMember);
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok('the StaffMember that has the id staffmember-1 now is another', { entered_by: null });
    },
  );

  test(
    'deleting a StaffMember keeps an entered_by that refers to another',
    about(
      'coffeefarm.entered_by.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, entered_by: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1').removed(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('another StaffMember was deleted', { entered_by: 'staffmember-2' });
      await api.delete('/coffeefarm/coffeefarm-1').removed(because);
      await api
        .get('/staffmember/staffmember-2')
        .ok('only what refers to it was deleted', { id: 'staffmember-2' });
    },
  );

  test(
    'create and update refuse the id of a CoffeeFarm in entered_by, which refers to StaffMember',
    about(
      'coffeefarm.entered_by.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'entered_by must be the id of an existing StaffMember';
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm', { ...coffeeFarm, id: 'coffeefarm-2', entered_by: 'coffeefarm-1' })
        .invalid(because);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', { entered_by: 'coffeefarm-1' }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok('a refused update changes nothing', { entered_by: null });
    },
  );

  test(
    'deleting a CoffeeFarm, or the StaffMember of the same id, leaves the other one and entered_by as they are',
    about(
      'coffeefarm.entered_by.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'coffeefarm-1' });
      await api.create('StaffMember', { ...staffMember, id: 'coffeefarm-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, entered_by: 'coffeefarm-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.delete('/coffeefarm/coffeefarm-2').removed(because);
      await api
        .get('/staffmember/coffeefarm-2')
        .ok('no StaffMember was deleted', { ...staffMember, id: 'coffeefarm-2', department: null });
      await api.delete('/staffmember/coffeefarm-1').removed(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('only the StaffMember coffeefarm-1 was deleted', {
          ...coffeeFarm,
          linked_grown_varieties: [],
          entered_by: 'coffeefarm-2',
        });
    },
  );

  test(
    'linked_grown_varieties is an empty list when a create leaves it out',
    about(
      'coffeefarm.linked_grown_varieties.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_grown_varieties was left out';
      await api.post('/coffeefarm', coffeeFarm).created(because, { linked_grown_varieties: [] });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { linked_grown_varieties: [] });
    },
  );

  test(
    'linked_grown_varieties lists existing CoffeeVariety objects and is answered as their ids',
    about(
      'coffeefarm.linked_grown_varieties.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_grown_varieties was sent with two ids';
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-4' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-5' });
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'],
        })
        .created(because, { linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'] });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'] });
      await api
        .get('/coffeefarm')
        .ok('lists answer references as ids too', [
          { id: 'coffeefarm-1', linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'] },
        ]);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          linked_grown_varieties: ['coffeevariety-2', 'coffeevariety-1'],
        })
        .ok('any order will do', {
          linked_grown_varieties: ['coffeevariety-2', 'coffeevariety-1'],
        });
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          linked_grown_varieties: [
            'coffeevariety-1',
            'coffeevariety-2',
            'coffeevariety-3',
            'coffeevariety-4',
            'coffeevariety-5',
          ],
        })
        .ok('no length is too much', {
          linked_grown_varieties: [
            'coffeevariety-1',
            'coffeevariety-2',
            'coffeevariety-3',
            'coffeevariety-4',
            'coffeevariety-5',
          ],
        });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api
        .get('/coffeevariety')
        .ok('only what refers to them was deleted', [
          { id: 'coffeevariety-1' },
          { id: 'coffeevariety-2' },
          { id: 'coffeevariety-3' },
          { id: 'coffeevariety-4' },
          { id: 'coffeevariety-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in linked_grown_varieties',
    about(
      'coffeefarm.linked_grown_varieties.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        linked_grown_varieties: ['coffeevariety-1'],
      });
      await api
        .patch('/coffeefarm/coffeefarm-1', { linked_grown_varieties: ['coffeevariety-2'] })
        .ok('an update replaces the list', { linked_grown_varieties: ['coffeevariety-2'] });
      await api
        .patch('/coffeefarm/coffeefarm-1', { linked_grown_varieties: [] })
        .ok('the change is valid');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('the list was emptied', { linked_grown_varieties: [] });
    },
  );

  test(
    'create and update refuse an id in linked_grown_varieties that no CoffeeVariety has',
    about(
      'coffeefarm.linked_grown_varieties.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_grown_varieties must hold only ids of existing CoffeeVariety objects';
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .post('/coffeefarm', { ...coffeeFarm, linked_grown_varieties: ['coffeevariety-unknown'] })
        .invalid(because);
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-unknown'],
        })
        .invalid(because);
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          linked_grown_varieties: ['coffeevariety-unknown', 'coffeevariety-2'],
        })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'],
      });
      await api
        .patch('/coffeefarm/coffeefarm-1', { linked_grown_varieties: ['coffeevariety-unknown'] })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-unknown'],
        })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          linked_grown_varieties: ['coffeevariety-unknown', 'coffeevariety-2'],
        })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').ok('a refused update changes nothing', {
        linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'],
      });
    },
  );

  test(
    'create and update refuse null for the list linked_grown_varieties',
    about(
      'coffeefarm.linked_grown_varieties.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_grown_varieties must not be null';
      await api
        .post('/coffeefarm', { ...coffeeFarm, linked_grown_varieties: null })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { linked_grown_varieties: null })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { linked_grown_varieties: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for linked_grown_varieties',
    about(
      'coffeefarm.linked_grown_varieties.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_grown_varieties must be a list of ids of CoffeeVariety';
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'x' });
      await api
        .post('/coffeefarm', { ...coffeeFarm, linked_grown_varieties: 'x' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, linked_grown_varieties: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { linked_grown_varieties: 'x' }).invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { linked_grown_varieties: [{}] })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { linked_grown_varieties: [] });
    },
  );

  test(
    'deleting a CoffeeVariety takes its id out of every linked_grown_varieties and keeps the others',
    about(
      'coffeefarm.linked_grown_varieties.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'coffeevariety-2 was deleted';
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-3' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2', 'coffeevariety-3'],
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        linked_grown_varieties: ['coffeevariety-2'],
      });
      await api.delete('/coffeevariety/coffeevariety-2').removed('the object exists');
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {
        id: 'coffeefarm-1',
        linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-3'],
      });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { id: 'coffeefarm-2', linked_grown_varieties: [] });
      await api.get('/coffeefarm').ok(because, [
        { id: 'coffeefarm-1', linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-3'] },
        { id: 'coffeefarm-2', linked_grown_varieties: [] },
      ]);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok('an update of something else brings no reference back', {
          linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-3'],
        });
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'],
        })
        .invalid('linked_grown_varieties must hold only ids of existing CoffeeVariety objects');
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok('the CoffeeVariety that has the id coffeevariety-2 now is another', {
          linked_grown_varieties: [],
        });
    },
  );

  test(
    'create and update refuse the id of a CoffeeFarm in linked_grown_varieties, which refers to CoffeeVariety',
    about(
      'coffeefarm.linked_grown_varieties.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'linked_grown_varieties must hold only ids of existing CoffeeVariety objects';
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          id: 'coffeefarm-2',
          linked_grown_varieties: ['coffeefarm-1'],
        })
        .invalid(because);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { linked_grown_varieties: ['coffeefarm-1'] })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok('a refused update changes nothing', { linked_grown_varieties: [] });
    },
  );

  test(
    'deleting a CoffeeFarm, or the CoffeeVariety of the same id, leaves the other one and linked_grown_varieties as they are',
    about(
      'coffeefarm.linked_grown_varieties.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeefarm-1' });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeefarm-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, linked_grown_varieties: ['coffeefarm-2'] });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.delete('/coffeefarm/coffeefarm-2').removed(because);
      await api
        .get('/coffeevariety/coffeefarm-2')
        .ok('no CoffeeVariety was deleted', { ...coffeeVariety, id: 'coffeefarm-2' });
      await api.delete('/coffeevariety/coffeefarm-1').removed(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('only the CoffeeVariety coffeefarm-1 was deleted', {
          ...coffeeFarm,
          linked_grown_varieties: ['coffeefarm-2'],
          entered_by: null,
        });
    },
  );

  test(
    'update that is refused for linked_grown_varieties does not change altitude_m either',
    about(
      'coffeefarm.linked_grown_varieties.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          altitude_m: 77,
          linked_grown_varieties: ['coffeevariety-unknown'],
        })
        .invalid('linked_grown_varieties must hold only ids of existing CoffeeVariety objects');
      await api.get('/coffeefarm/coffeefarm-1').ok('a refused update changes nothing', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
    },
  );
});
