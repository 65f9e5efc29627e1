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
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        answer: { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        because: 'read answers the object that was created',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, id: 'coffeefarm-2' },
        status: [200, 201],
        answer: { id: 'coffeefarm-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: {
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
        },
        status: [200],
        answer: {
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
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
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
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('coffeefarm.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: {
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
        },
        status: [200],
        answer: {
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
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
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
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77, priority: 'abc' },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        because: 'a refused update changes nothing',
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
      await api.create('CoffeeFarm', coffeeFarm);
      await api.delete('/coffeefarm/coffeefarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeefarm/coffeefarm-1', { status: [404], because: 'it was deleted' });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CoffeeFarm has',
    about('coffeefarm.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.get('/coffeefarm/coffeefarm-unknown', {
        status: [404],
        because: 'no CoffeeFarm has the id coffeefarm-unknown',
      });
      await api.patch('/coffeefarm/coffeefarm-unknown', {
        body: {
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
        },
        status: [404],
        because: 'no CoffeeFarm has the id coffeefarm-unknown',
      });
      await api.delete('/coffeefarm/coffeefarm-unknown', {
        status: [404],
        because: 'no CoffeeFarm has the id coffeefarm-unknown',
      });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [{ id: 'coffeefarm-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/coffeefarm', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: {
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
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        because: 'another object was updated',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: {
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
        because: 'the update is stored',
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
      await api.delete('/coffeefarm/coffeefarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: {
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
        because: 'another object was deleted',
      });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [{ id: 'coffeefarm-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/coffeefarm/coffeefarm-1', { status: [404], because: 'reset removed it' });
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
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'same-1' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'same-1' });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.get('/coffeelot', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.delete('/coffeelot/same-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/coffeelot/same-1', {
        status: [404],
        because: 'only CoffeeFarm has the id same-1 now',
      });
      await api.get('/coffeefarm/same-1', {
        status: [200],
        answer: { ...coffeeFarm, id: 'same-1', linked_grown_varieties: [], entered_by: null },
        because: 'only the CoffeeLot was deleted',
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'altitude_m'),
        status: [200, 201],
        answer: { altitude_m: null },
        because: 'altitude_m is optional',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is optional',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'country'),
        status: [200, 201],
        answer: { country: null },
        because: 'country is optional',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: null },
        because: 'country is optional',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'farm_name'),
        status: [400, 422],
        because: 'farm_name is required and has no default',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'reviewed_at'),
        status: [400, 422],
        because: 'reviewed_at is required and has no default',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'direct_trade'),
        status: [200, 201],
        answer: { direct_trade: null },
        because: 'direct_trade is optional',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { direct_trade: null },
        because: 'direct_trade is optional',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'notes'),
        status: [400, 422],
        because: 'notes is required and has no default',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'external_code'),
        status: [400, 422],
        because: 'external_code is required and has no default',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'color_tag'),
        status: [400, 422],
        because: 'color_tag is required and has no default',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'last_visit_at'),
        status: [200, 201],
        answer: { last_visit_at: null },
        because: 'last_visit_at is optional',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { last_visit_at: null },
        because: 'last_visit_at is optional',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'area_hectares'),
        status: [400, 422],
        because: 'area_hectares is required and has no default',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'view_count'),
        status: [200, 201],
        answer: { view_count: null },
        because: 'view_count is optional',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { view_count: null },
        because: 'view_count is optional',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'priority'),
        status: [200, 201],
        answer: { priority: 5 },
        because: 'the default of priority is 5',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { priority: 5 },
        because: 'the default of priority is 5',
      });
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
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('StaffMember', staffMember);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        priority: null,
        linked_grown_varieties: ['coffeevariety-1'],
        entered_by: 'staffmember-1',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77 },
        status: [200],
        answer: {
          ...coffeeFarm,
          altitude_m: 77,
          linked_grown_varieties: ['coffeevariety-1'],
          priority: null,
          entered_by: 'staffmember-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { priority: 16 },
        status: [200],
        answer: {
          ...coffeeFarm,
          altitude_m: 77,
          linked_grown_varieties: ['coffeevariety-1'],
          priority: 16,
          entered_by: 'staffmember-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          ...coffeeFarm,
          altitude_m: 77,
          linked_grown_varieties: ['coffeevariety-1'],
          priority: 16,
          entered_by: 'staffmember-1',
        },
        because: 'an update touches only what it carries',
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: null },
        status: [200, 201],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { altitude_m: null },
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: null },
        status: [400, 422],
        because: 'country must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { country: null },
        status: [400, 422],
        because: 'country must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: null },
        status: [400, 422],
        because: 'farm_name must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { farm_name: null },
        status: [400, 422],
        because: 'farm_name must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: null },
        status: [200, 201],
        answer: { reviewed_at: null },
        because: 'reviewed_at is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: null },
        because: 'reviewed_at is nullable',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { reviewed_at: null },
        status: [200],
        answer: { reviewed_at: null },
        because: 'reviewed_at is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { reviewed_at: null },
        because: 'reviewed_at is nullable',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, direct_trade: null },
        status: [200, 201],
        answer: { direct_trade: null },
        because: 'direct_trade is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { direct_trade: null },
        because: 'direct_trade is nullable',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { direct_trade: null },
        status: [200],
        answer: { direct_trade: null },
        because: 'direct_trade is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { direct_trade: null },
        because: 'direct_trade is nullable',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, notes: null },
        status: [400, 422],
        because: 'notes must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { notes: null },
        status: [400, 422],
        because: 'notes must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { notes: 'vimoli' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, external_code: null },
        status: [200, 201],
        answer: { external_code: null },
        because: 'external_code is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { external_code: null },
        because: 'external_code is nullable',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { external_code: null },
        status: [200],
        answer: { external_code: null },
        because: 'external_code is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { external_code: null },
        because: 'external_code is nullable',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, color_tag: null },
        status: [200, 201],
        answer: { color_tag: null },
        because: 'color_tag is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { color_tag: null },
        because: 'color_tag is nullable',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { color_tag: null },
        status: [200],
        answer: { color_tag: null },
        because: 'color_tag is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { color_tag: null },
        because: 'color_tag is nullable',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: null },
        status: [400, 422],
        because: 'last_visit_at must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { last_visit_at: null },
        status: [400, 422],
        because: 'last_visit_at must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { last_visit_at: '2026-11-27 20:55:32' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, area_hectares: null },
        status: [200, 201],
        answer: { area_hectares: null },
        because: 'area_hectares is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { area_hectares: null },
        because: 'area_hectares is nullable',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { area_hectares: null },
        status: [200],
        answer: { area_hectares: null },
        because: 'area_hectares is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { area_hectares: null },
        because: 'area_hectares is nullable',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, view_count: null },
        status: [200, 201],
        answer: { view_count: null },
        because: 'view_count is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { view_count: null },
        because: 'view_count is nullable',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { view_count: null },
        status: [200],
        answer: { view_count: null },
        because: 'view_count is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { view_count: null },
        because: 'view_count is nullable',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, priority: null },
        status: [200, 201],
        answer: { priority: null },
        because: 'priority is nullable and its default is for absence only',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { priority: null },
        because: 'priority is nullable and its default is for absence only',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { priority: null },
        status: [200],
        answer: { priority: null },
        because: 'priority is nullable and its default is for absence only',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { priority: null },
        because: 'priority is nullable and its default is for absence only',
      });
    },
  );
});

test.describe('CoffeeFarm: types and bounds', () => {
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
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: 'abc' },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: { value: 'text' } },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: 33.5 },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 'abc' },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: { value: 'text' } },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 33.5 },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: 34 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: 0 },
        status: [200, 201],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { altitude_m: 0 },
        status: [200],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: -1 },
        status: [400, 422],
        because: 'altitude_m must be at least 0',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: -1 },
        status: [400, 422],
        because: 'altitude_m must be at least 0',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: 34 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: 4000 },
        status: [200, 201],
        answer: { altitude_m: 4000 },
        because: 'the maximum of altitude_m is 4000, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: 4000 },
        because: 'the maximum of altitude_m is 4000, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { altitude_m: 4000 },
        status: [200],
        answer: { altitude_m: 4000 },
        because: 'the maximum of altitude_m is 4000, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { altitude_m: 4000 },
        because: 'the maximum of altitude_m is 4000, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: 4001 },
        status: [400, 422],
        because: 'altitude_m must be at most 4000',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 4001 },
        status: [400, 422],
        because: 'altitude_m must be at most 4000',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: 34 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: '0042' },
        status: [200, 201],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { country: '0042' },
        status: [200],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
    },
  );

  test(
    'country keeps spaces, quotes, accents and symbols',
    about(
      'coffeefarm.country.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: 421337 },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: { value: 'text' } },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { country: 421337 },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { country: { value: 'text' } },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: 'ru' },
        status: [200, 201],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { country: 'ru' },
        status: [200],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: 'n' },
        status: [400, 422],
        because: 'country must have at least 2 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { country: 'n' },
        status: [400, 422],
        because: 'country must have at least 2 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        status: [200, 201],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor',
        },
        status: [400, 422],
        because: 'country must have at most 60 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'country must have at most 60 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: '0042' },
        status: [200, 201],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { farm_name: '0042' },
        status: [200],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
    },
  );

  test(
    'farm_name keeps spaces, quotes, accents and symbols',
    about(
      'coffeefarm.farm_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: 421337 },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: { value: 'text' } },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { farm_name: 421337 },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { farm_name: { value: 'text' } },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: 'ru' },
        status: [200, 201],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { farm_name: 'ru' },
        status: [200],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: 'n' },
        status: [400, 422],
        because: 'farm_name must have at least 2 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { farm_name: 'n' },
        status: [400, 422],
        because: 'farm_name must have at least 2 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        status: [200, 201],
        answer: {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of farm_name is 80, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of farm_name is 80, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        status: [200],
        answer: {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of farm_name is 80, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of farm_name is 80, inclusive',
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
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'farm_name must have at most 80 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: {
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'farm_name must have at most 80 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'reviewed_at may be the leap day 2020-02-29',
    about('coffeefarm.reviewed_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { reviewed_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { reviewed_at: '2020-02-29 12:00:00' },
        status: [200],
        answer: { reviewed_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { reviewed_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of reviewed_at',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: 202403 },
        status: [400, 422],
        because: 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: 202403 },
        status: [400, 422],
        because: 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2021-03-06 23:00:24' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2021-13-01 23:00:24' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2021-03-06 25:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2021-13-01 23:00:24' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2021-03-06 25:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2021-03-06 23:00:24' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2021-03-06T23:00:24Z' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2021-03-06' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: 'not a date' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2021-03-06T23:00:24Z' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2021-03-06' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: 'not a date' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2021-03-06 23:00:24' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2020-01-01 00:00:00' },
        status: [200, 201],
        answer: { reviewed_at: '2020-01-01 00:00:00' },
        because: 'the first moment of reviewed_at is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2020-01-01 00:00:00' },
        because: 'the first moment of reviewed_at is 2020-01-01 00:00:00, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { reviewed_at: '2020-01-01 00:00:00' },
        status: [200],
        answer: { reviewed_at: '2020-01-01 00:00:00' },
        because: 'the first moment of reviewed_at is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { reviewed_at: '2020-01-01 00:00:00' },
        because: 'the first moment of reviewed_at is 2020-01-01 00:00:00, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'reviewed_at must not be before 2020-01-01 00:00:00',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'reviewed_at must not be before 2020-01-01 00:00:00',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2021-03-06 23:00:24' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2028-12-31 23:59:59' },
        status: [200, 201],
        answer: { reviewed_at: '2028-12-31 23:59:59' },
        because: 'the last moment of reviewed_at is 2028-12-31 23:59:59, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2028-12-31 23:59:59' },
        because: 'the last moment of reviewed_at is 2028-12-31 23:59:59, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { reviewed_at: '2028-12-31 23:59:59' },
        status: [200],
        answer: { reviewed_at: '2028-12-31 23:59:59' },
        because: 'the last moment of reviewed_at is 2028-12-31 23:59:59, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { reviewed_at: '2028-12-31 23:59:59' },
        because: 'the last moment of reviewed_at is 2028-12-31 23:59:59, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2029-01-01 00:00:00' },
        status: [400, 422],
        because: 'reviewed_at must not be after 2028-12-31 23:59:59',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2029-01-01 00:00:00' },
        status: [400, 422],
        because: 'reviewed_at must not be after 2028-12-31 23:59:59',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2021-03-06 23:00:24' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'direct_trade may be false',
    about('coffeefarm.direct_trade.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, direct_trade: false },
        status: [200, 201],
        answer: { direct_trade: false },
        because: 'false is a valid value of direct_trade',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { direct_trade: false },
        because: 'false is a valid value of direct_trade',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { direct_trade: false },
        status: [200],
        answer: { direct_trade: false },
        because: 'false is a valid value of direct_trade',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { direct_trade: false },
        because: 'false is a valid value of direct_trade',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, direct_trade: 'abc' },
        status: [400, 422],
        because: 'direct_trade must be true or false',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, direct_trade: { value: 'text' } },
        status: [400, 422],
        because: 'direct_trade must be true or false',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { direct_trade: 'abc' },
        status: [400, 422],
        because: 'direct_trade must be true or false',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { direct_trade: { value: 'text' } },
        status: [400, 422],
        because: 'direct_trade must be true or false',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { direct_trade: true },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, notes: '0042' },
        status: [200, 201],
        answer: { notes: '0042' },
        because: '"0042" is a valid value of notes',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { notes: '0042' },
        because: '"0042" is a valid value of notes',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { notes: '0042' },
        status: [200],
        answer: { notes: '0042' },
        because: '"0042" is a valid value of notes',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { notes: '0042' },
        because: '"0042" is a valid value of notes',
      });
    },
  );

  test(
    'notes keeps spaces, quotes, accents and symbols',
    about(
      'coffeefarm.notes.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, notes: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { notes: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notes',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { notes: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notes',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { notes: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { notes: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notes',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { notes: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notes',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, notes: 421337 },
        status: [400, 422],
        because: 'notes must be a string',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, notes: { value: 'text' } },
        status: [400, 422],
        because: 'notes must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { notes: 421337 },
        status: [400, 422],
        because: 'notes must be a string',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { notes: { value: 'text' } },
        status: [400, 422],
        because: 'notes must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { notes: 'vimoli' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          notes:
            'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubon',
        },
        status: [200, 201],
        answer: {
          notes:
            'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubon',
        },
        because: 'the maximum length of notes is 250, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          notes:
            'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubon',
        },
        because: 'the maximum length of notes is 250, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: {
          notes:
            'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubon',
        },
        status: [200],
        answer: {
          notes:
            'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubon',
        },
        because: 'the maximum length of notes is 250, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: {
          notes:
            'lubulu vigi viti lobumi burosa duvolo dugidu dima sarovi noto banabo situ gibu lavuvu samago vuguli suba goru dala tuno ranidi bori tutu silo vavo mosu magivi dolaga rosogi rorinu gamu gado miso talava galu lilugi latodu tumugi sono vumu rirana nubon',
        },
        because: 'the maximum length of notes is 250, inclusive',
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
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          notes:
            'midigi subato latobo nubabi monomo galini bunagi soba sulo samo guda litito tusami bova dabu ratovo ribubu nagi madi muratu vamo loga boli gara sunuso nosivi suso bumagi boro buragi gubimo nuto nimida masu naso bumivu loma naduta vigu tuba bamuru ruma',
        },
        status: [400, 422],
        because: 'notes must have at most 250 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: {
          notes:
            'midigi subato latobo nubabi monomo galini bunagi soba sulo samo guda litito tusami bova dabu ratovo ribubu nagi madi muratu vamo loga boli gara sunuso nosivi suso bumagi boro buragi gubimo nuto nimida masu naso bumivu loma naduta vigu tuba bamuru ruma',
        },
        status: [400, 422],
        because: 'notes must have at most 250 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { notes: 'vimoli' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, notes: 'x' },
        status: [200, 201],
        answer: { notes: 'x' },
        because: 'notes has no minimum length',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { notes: 'x' },
        because: 'notes has no minimum length',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { notes: 'x' },
        status: [200],
        answer: { notes: 'x' },
        because: 'notes has no minimum length',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { notes: 'x' },
        because: 'notes has no minimum length',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, external_code: '0042' },
        status: [200, 201],
        answer: { external_code: '0042' },
        because: '"0042" is a valid value of external_code',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { external_code: '0042' },
        because: '"0042" is a valid value of external_code',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { external_code: '0042' },
        status: [200],
        answer: { external_code: '0042' },
        because: '"0042" is a valid value of external_code',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { external_code: '0042' },
        because: '"0042" is a valid value of external_code',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, external_code: 421337 },
        status: [400, 422],
        because: 'external_code must be a string',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, external_code: { value: 'text' } },
        status: [400, 422],
        because: 'external_code must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { external_code: 421337 },
        status: [400, 422],
        because: 'external_code must be a string',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { external_code: { value: 'text' } },
        status: [400, 422],
        because: 'external_code must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { external_code: 'risunu' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, external_code: 'bil' },
        status: [200, 201],
        answer: { external_code: 'bil' },
        because: 'the minimum length of external_code is 3, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { external_code: 'bil' },
        because: 'the minimum length of external_code is 3, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { external_code: 'bil' },
        status: [200],
        answer: { external_code: 'bil' },
        because: 'the minimum length of external_code is 3, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { external_code: 'bil' },
        because: 'the minimum length of external_code is 3, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, external_code: 'ru' },
        status: [400, 422],
        because: 'external_code must have at least 3 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { external_code: 'ru' },
        status: [400, 422],
        because: 'external_code must have at least 3 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { external_code: 'risunu' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, external_code: 'gimi tugimi viro tanisi livo r' },
        status: [200, 201],
        answer: { external_code: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of external_code is 30, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { external_code: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of external_code is 30, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { external_code: 'gimi tugimi viro tanisi livo r' },
        status: [200],
        answer: { external_code: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of external_code is 30, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { external_code: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of external_code is 30, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, external_code: 'vogino vuta nari tanuru sitomua' },
        status: [400, 422],
        because: 'external_code must have at most 30 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { external_code: 'vogino vuta nari tanuru sitomua' },
        status: [400, 422],
        because: 'external_code must have at most 30 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { external_code: 'risunu' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, color_tag: '0042' },
        status: [200, 201],
        answer: { color_tag: '0042' },
        because: '"0042" is a valid value of color_tag',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { color_tag: '0042' },
        because: '"0042" is a valid value of color_tag',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { color_tag: '0042' },
        status: [200],
        answer: { color_tag: '0042' },
        because: '"0042" is a valid value of color_tag',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { color_tag: '0042' },
        because: '"0042" is a valid value of color_tag',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, color_tag: 421337 },
        status: [400, 422],
        because: 'color_tag must be a string',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, color_tag: { value: 'text' } },
        status: [400, 422],
        because: 'color_tag must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { color_tag: 421337 },
        status: [400, 422],
        because: 'color_tag must be a string',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { color_tag: { value: 'text' } },
        status: [400, 422],
        because: 'color_tag must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { color_tag: 'sivi' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, color_tag: 'bil' },
        status: [200, 201],
        answer: { color_tag: 'bil' },
        because: 'the minimum length of color_tag is 3, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { color_tag: 'bil' },
        because: 'the minimum length of color_tag is 3, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { color_tag: 'bil' },
        status: [200],
        answer: { color_tag: 'bil' },
        because: 'the minimum length of color_tag is 3, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { color_tag: 'bil' },
        because: 'the minimum length of color_tag is 3, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, color_tag: 'ru' },
        status: [400, 422],
        because: 'color_tag must have at least 3 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { color_tag: 'ru' },
        status: [400, 422],
        because: 'color_tag must have at least 3 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { color_tag: 'sivi' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, color_tag: 'tosalo vado tuladu m' },
        status: [200, 201],
        answer: { color_tag: 'tosalo vado tuladu m' },
        because: 'the maximum length of color_tag is 20, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { color_tag: 'tosalo vado tuladu m' },
        because: 'the maximum length of color_tag is 20, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { color_tag: 'tosalo vado tuladu m' },
        status: [200],
        answer: { color_tag: 'tosalo vado tuladu m' },
        because: 'the maximum length of color_tag is 20, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { color_tag: 'tosalo vado tuladu m' },
        because: 'the maximum length of color_tag is 20, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, color_tag: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'color_tag must have at most 20 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { color_tag: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'color_tag must have at most 20 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { color_tag: 'sivi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'last_visit_at may be the leap day 2024-02-29',
    about('coffeefarm.last_visit_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { last_visit_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of last_visit_at',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { last_visit_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of last_visit_at',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { last_visit_at: '2024-02-29 12:00:00' },
        status: [200],
        answer: { last_visit_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of last_visit_at',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { last_visit_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of last_visit_at',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: 202403 },
        status: [400, 422],
        because: 'last_visit_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { last_visit_at: 202403 },
        status: [400, 422],
        because: 'last_visit_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { last_visit_at: '2026-11-27 20:55:32' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: '2023-02-30 12:00:00' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: '2023-02-29 12:00:00' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: '2026-13-01 20:55:32' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: '2026-11-27 25:00:00' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { last_visit_at: '2023-02-30 12:00:00' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { last_visit_at: '2023-02-29 12:00:00' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { last_visit_at: '2026-13-01 20:55:32' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { last_visit_at: '2026-11-27 25:00:00' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { last_visit_at: '2026-11-27 20:55:32' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: '2026-11-27T20:55:32Z' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: '2026-11-27' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: 'not a date' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { last_visit_at: '2026-11-27T20:55:32Z' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { last_visit_at: '2026-11-27' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { last_visit_at: 'not a date' },
        status: [400, 422],
        because: 'last_visit_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { last_visit_at: '2026-11-27 20:55:32' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: '2027-12-31 23:59:59' },
        status: [200, 201],
        answer: { last_visit_at: '2027-12-31 23:59:59' },
        because: 'the last moment of last_visit_at is 2027-12-31 23:59:59, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { last_visit_at: '2027-12-31 23:59:59' },
        because: 'the last moment of last_visit_at is 2027-12-31 23:59:59, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { last_visit_at: '2027-12-31 23:59:59' },
        status: [200],
        answer: { last_visit_at: '2027-12-31 23:59:59' },
        because: 'the last moment of last_visit_at is 2027-12-31 23:59:59, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { last_visit_at: '2027-12-31 23:59:59' },
        because: 'the last moment of last_visit_at is 2027-12-31 23:59:59, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: '2028-01-01 00:00:00' },
        status: [400, 422],
        because: 'last_visit_at must not be after 2027-12-31 23:59:59',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { last_visit_at: '2028-01-01 00:00:00' },
        status: [400, 422],
        because: 'last_visit_at must not be after 2027-12-31 23:59:59',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { last_visit_at: '2026-11-27 20:55:32' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, last_visit_at: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { last_visit_at: '2001-02-03 04:05:06' },
        because: 'last_visit_at has no first moment',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { last_visit_at: '2001-02-03 04:05:06' },
        because: 'last_visit_at has no first moment',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { last_visit_at: '2001-02-03 04:05:06' },
        status: [200],
        answer: { last_visit_at: '2001-02-03 04:05:06' },
        because: 'last_visit_at has no first moment',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { last_visit_at: '2001-02-03 04:05:06' },
        because: 'last_visit_at has no first moment',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, area_hectares: 0 },
        status: [200, 201],
        answer: { area_hectares: 0 },
        because: '0 is a valid value of area_hectares',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { area_hectares: 0 },
        because: '0 is a valid value of area_hectares',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { area_hectares: 0 },
        status: [200],
        answer: { area_hectares: 0 },
        because: '0 is a valid value of area_hectares',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { area_hectares: 0 },
        because: '0 is a valid value of area_hectares',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, area_hectares: 'abc' },
        status: [400, 422],
        because: 'area_hectares must be a number',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, area_hectares: { value: 'text' } },
        status: [400, 422],
        because: 'area_hectares must be a number',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { area_hectares: 'abc' },
        status: [400, 422],
        because: 'area_hectares must be a number',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { area_hectares: { value: 'text' } },
        status: [400, 422],
        because: 'area_hectares must be a number',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { area_hectares: 95.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, area_hectares: 0 },
        status: [200, 201],
        answer: { area_hectares: 0 },
        because: 'the minimum of area_hectares is 0, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { area_hectares: 0 },
        because: 'the minimum of area_hectares is 0, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { area_hectares: 0 },
        status: [200],
        answer: { area_hectares: 0 },
        because: 'the minimum of area_hectares is 0, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { area_hectares: 0 },
        because: 'the minimum of area_hectares is 0, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, area_hectares: -0.25 },
        status: [400, 422],
        because: 'area_hectares must be at least 0',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { area_hectares: -0.25 },
        status: [400, 422],
        because: 'area_hectares must be at least 0',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { area_hectares: 95.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, area_hectares: 900 },
        status: [200, 201],
        answer: { area_hectares: 900 },
        because: 'the maximum of area_hectares is 900, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { area_hectares: 900 },
        because: 'the maximum of area_hectares is 900, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { area_hectares: 900 },
        status: [200],
        answer: { area_hectares: 900 },
        because: 'the maximum of area_hectares is 900, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { area_hectares: 900 },
        because: 'the maximum of area_hectares is 900, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, area_hectares: 900.25 },
        status: [400, 422],
        because: 'area_hectares must be at most 900',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { area_hectares: 900.25 },
        status: [400, 422],
        because: 'area_hectares must be at most 900',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { area_hectares: 95.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, view_count: 'abc' },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, view_count: { value: 'text' } },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, view_count: 92.5 },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { view_count: 'abc' },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { view_count: { value: 'text' } },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { view_count: 92.5 },
        status: [400, 422],
        because: 'view_count must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { view_count: 93 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, view_count: 0 },
        status: [200, 201],
        answer: { view_count: 0 },
        because: 'the minimum of view_count is 0, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { view_count: 0 },
        because: 'the minimum of view_count is 0, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { view_count: 0 },
        status: [200],
        answer: { view_count: 0 },
        because: 'the minimum of view_count is 0, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { view_count: 0 },
        because: 'the minimum of view_count is 0, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, view_count: -1 },
        status: [400, 422],
        because: 'view_count must be at least 0',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { view_count: -1 },
        status: [400, 422],
        because: 'view_count must be at least 0',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { view_count: 93 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, view_count: 90000 },
        status: [200, 201],
        answer: { view_count: 90000 },
        because: 'the maximum of view_count is 90000, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { view_count: 90000 },
        because: 'the maximum of view_count is 90000, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { view_count: 90000 },
        status: [200],
        answer: { view_count: 90000 },
        because: 'the maximum of view_count is 90000, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { view_count: 90000 },
        because: 'the maximum of view_count is 90000, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, view_count: 90001 },
        status: [400, 422],
        because: 'view_count must be at most 90000',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { view_count: 90001 },
        status: [400, 422],
        because: 'view_count must be at most 90000',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { view_count: 93 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, priority: 'abc' },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, priority: { value: 'text' } },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, priority: 2.5 },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { priority: 'abc' },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { priority: { value: 'text' } },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { priority: 2.5 },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { priority: 3 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, priority: 1 },
        status: [200, 201],
        answer: { priority: 1 },
        because: 'the minimum of priority is 1, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { priority: 1 },
        because: 'the minimum of priority is 1, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { priority: 1 },
        status: [200],
        answer: { priority: 1 },
        because: 'the minimum of priority is 1, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { priority: 1 },
        because: 'the minimum of priority is 1, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, priority: 0 },
        status: [400, 422],
        because: 'priority must be at least 1',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { priority: 0 },
        status: [400, 422],
        because: 'priority must be at least 1',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { priority: 3 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, priority: 1000000 },
        status: [200, 201],
        answer: { priority: 1000000 },
        because: 'priority has no maximum',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { priority: 1000000 },
        because: 'priority has no maximum',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { priority: 1000000 },
        status: [200],
        answer: { priority: 1000000 },
        because: 'priority has no maximum',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { priority: 1000000 },
        because: 'priority has no maximum',
      });
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
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, entered_by: 'staffmember-1' },
        status: [200, 201],
        answer: { entered_by: 'staffmember-1' },
        because: 'entered_by was sent as staffmember-1',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { entered_by: 'staffmember-1' },
        because: 'entered_by was sent as staffmember-1',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { entered_by: 'staffmember-2' },
        status: [200],
        answer: { entered_by: 'staffmember-2' },
        because: 'entered_by was changed to staffmember-2',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { entered_by: 'staffmember-2' },
        because: 'entered_by was changed to staffmember-2',
      });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [{ id: 'coffeefarm-1', entered_by: 'staffmember-2' }],
        because: 'lists answer references as ids too',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, entered_by: 'staffmember-unknown' },
        status: [400, 422],
        because: 'entered_by must be the id of an existing StaffMember',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.create('CoffeeFarm', { ...coffeeFarm, entered_by: 'staffmember-1' });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { entered_by: 'staffmember-unknown' },
        status: [400, 422],
        because: 'entered_by must be the id of an existing StaffMember',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { entered_by: 'staffmember-1' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, entered_by: 421337 },
        status: [400, 422],
        because: 'entered_by must be the id of a StaffMember',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, entered_by: { value: 'text' } },
        status: [400, 422],
        because: 'entered_by must be the id of a StaffMember',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { entered_by: 421337 },
        status: [400, 422],
        because: 'entered_by must be the id of a StaffMember',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { entered_by: { value: 'text' } },
        status: [400, 422],
        because: 'entered_by must be the id of a StaffMember',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { entered_by: null },
        because: 'a refused update changes nothing',
      });
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
      await api.create('StaffMember', staffMember);
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, entered_by: null },
        status: [200, 201],
        answer: { entered_by: null },
        because: 'a reference may be null',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { entered_by: 'staffmember-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { entered_by: null },
        status: [200],
        answer: { entered_by: null },
        because: 'a reference may be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { entered_by: null },
        because: 'a reference may be null',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, id: 'coffeefarm-2' },
        status: [200, 201],
        answer: { entered_by: null },
        because: 'entered_by is optional',
      });
    },
  );

  test(
    'deleting a StaffMember clears every entered_by that refers to it',
    about(
      'coffeefarm.entered_by.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('CoffeeFarm', { ...coffeeFarm, entered_by: 'staffmember-1' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        entered_by: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { id: 'coffeefarm-1', entered_by: null },
        because: 'staffmember-1 was deleted',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { id: 'coffeefarm-2', entered_by: null },
        because: 'staffmember-1 was deleted',
      });
    },
  );

  test(
    'deleting a StaffMember keeps an entered_by that refers to another',
    about(
      'coffeefarm.entered_by.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, entered_by: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { entered_by: 'staffmember-2' },
        because: 'another StaffMember was deleted',
      });
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
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, id: 'coffeefarm-2', entered_by: 'coffeefarm-1' },
        status: [400, 422],
        because: 'entered_by must be the id of an existing StaffMember',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { entered_by: 'coffeefarm-1' },
        status: [400, 422],
        because: 'entered_by must be the id of an existing StaffMember',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { entered_by: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a CoffeeFarm with the id of a StaffMember leaves entered_by alone',
    about(
      'coffeefarm.entered_by.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('CoffeeFarm', { ...coffeeFarm, entered_by: 'staffmember-1' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'staffmember-1' });
      await api.delete('/coffeefarm/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { entered_by: 'staffmember-1' },
        because: 'no StaffMember was deleted',
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
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        answer: { linked_grown_varieties: [] },
        because: 'linked_grown_varieties was left out',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { linked_grown_varieties: [] },
        because: 'linked_grown_varieties was left out',
      });
    },
  );

  test(
    'linked_grown_varieties lists existing CoffeeVariety objects and is answered as their ids',
    about(
      'coffeefarm.linked_grown_varieties.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'] },
        status: [200, 201],
        answer: { linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'] },
        because: 'linked_grown_varieties was sent with two ids',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'] },
        because: 'linked_grown_varieties was sent with two ids',
      });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [
          { id: 'coffeefarm-1', linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'] },
        ],
        because: 'lists answer references as ids too',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { linked_grown_varieties: ['coffeevariety-2', 'coffeevariety-1'] },
        status: [200],
        answer: { linked_grown_varieties: ['coffeevariety-2', 'coffeevariety-1'] },
        because: 'any order will do',
      });
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
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { linked_grown_varieties: ['coffeevariety-2'] },
        status: [200],
        answer: { linked_grown_varieties: ['coffeevariety-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { linked_grown_varieties: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { linked_grown_varieties: [] },
        because: 'the list was emptied',
      });
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
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, linked_grown_varieties: ['coffeevariety-unknown'] },
        status: [400, 422],
        because: 'linked_grown_varieties must hold only ids of existing CoffeeVariety objects',
      });
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-unknown'],
        },
        status: [400, 422],
        because: 'linked_grown_varieties must hold only ids of existing CoffeeVariety objects',
      });
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          linked_grown_varieties: ['coffeevariety-unknown', 'coffeevariety-2'],
        },
        status: [400, 422],
        because: 'linked_grown_varieties must hold only ids of existing CoffeeVariety objects',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'],
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { linked_grown_varieties: ['coffeevariety-unknown'] },
        status: [400, 422],
        because: 'linked_grown_varieties must hold only ids of existing CoffeeVariety objects',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-unknown'] },
        status: [400, 422],
        because: 'linked_grown_varieties must hold only ids of existing CoffeeVariety objects',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { linked_grown_varieties: ['coffeevariety-unknown', 'coffeevariety-2'] },
        status: [400, 422],
        because: 'linked_grown_varieties must hold only ids of existing CoffeeVariety objects',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'] },
        because: 'a refused update changes nothing',
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, linked_grown_varieties: null },
        status: [400, 422],
        because: 'linked_grown_varieties must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { linked_grown_varieties: null },
        status: [400, 422],
        because: 'linked_grown_varieties must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { linked_grown_varieties: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, linked_grown_varieties: 'abc' },
        status: [400, 422],
        because: 'linked_grown_varieties must be a list of ids of CoffeeVariety',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, linked_grown_varieties: [{ value: 'text' }] },
        status: [400, 422],
        because: 'linked_grown_varieties must be a list of ids of CoffeeVariety',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { linked_grown_varieties: 'abc' },
        status: [400, 422],
        because: 'linked_grown_varieties must be a list of ids of CoffeeVariety',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { linked_grown_varieties: [{ value: 'text' }] },
        status: [400, 422],
        because: 'linked_grown_varieties must be a list of ids of CoffeeVariety',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { linked_grown_varieties: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a CoffeeVariety takes its id out of every linked_grown_varieties and keeps the others',
    about(
      'coffeefarm.linked_grown_varieties.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        linked_grown_varieties: ['coffeevariety-1', 'coffeevariety-2'],
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        linked_grown_varieties: ['coffeevariety-1'],
      });
      await api.delete('/coffeevariety/coffeevariety-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { id: 'coffeefarm-1', linked_grown_varieties: ['coffeevariety-2'] },
        because: 'coffeevariety-1 was deleted',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { id: 'coffeefarm-2', linked_grown_varieties: [] },
        because: 'coffeevariety-1 was deleted',
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
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, id: 'coffeefarm-2', linked_grown_varieties: ['coffeefarm-1'] },
        status: [400, 422],
        because: 'linked_grown_varieties must hold only ids of existing CoffeeVariety objects',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { linked_grown_varieties: ['coffeefarm-1'] },
        status: [400, 422],
        because: 'linked_grown_varieties must hold only ids of existing CoffeeVariety objects',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { linked_grown_varieties: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a CoffeeFarm with the id of a CoffeeVariety leaves linked_grown_varieties alone',
    about(
      'coffeefarm.linked_grown_varieties.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        linked_grown_varieties: ['coffeevariety-1'],
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeevariety-1' });
      await api.delete('/coffeefarm/coffeevariety-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { linked_grown_varieties: ['coffeevariety-1'] },
        because: 'no CoffeeVariety was deleted',
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
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77, linked_grown_varieties: ['coffeevariety-unknown'] },
        status: [400, 422],
        because: 'linked_grown_varieties must hold only ids of existing CoffeeVariety objects',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
