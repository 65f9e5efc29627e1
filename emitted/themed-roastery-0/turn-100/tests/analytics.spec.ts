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

// A valid BrewRecipe, as the tests send it.
const brewRecipe = { guide_title: 'vosa', id: 'brewrecipe-1', brew_method: 'espresso' };

// A valid Cafe, as the tests send it.
const cafe = {
  account_state: 'under_review',
  cafe_name: 'miradi',
  city: 'nagoba',
  recorded_credit_limit_eur: 88.75,
  id: 'cafe-1',
  account_manager: null,
  weekly_bags: 21,
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

// A valid Department, as the tests send it.
const department = {
  department_name: 'dura',
  hiring_stopped: true,
  id: 'department-1',
  lifecycle: 'staffed',
  planned_headcount: 14,
};

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

// A valid RoastingMachine, as the tests send it.
const roastingMachine = {
  batches_since_new: 60,
  batches_until_cleaning: 97,
  condition: 'cleaning',
  id: 'roastingmachine-1',
  last_charge_kg: 5.75,
  machine_name: 'lomani',
  priority: -33,
};

// A valid RoastProfile, as the tests send it.
const roastProfile = {
  drop_temperature_c: 57.25,
  id: 'roastprofile-1',
  profile_name: 'vavavi',
  current_roast_level: 'light',
  current_version_state: 'tested',
  charge_temperature_c: 38.25,
};

// A valid Subscription, as the tests send it.
const subscription = {
  bags_per_month: 2,
  recorded_bags_shipped: 93,
  id: 'subscription-1',
  plan_state: 'paused',
  preferred_level: 'dark',
  subscriber_email: 'rugoma',
  spent_eur: 15.25,
};

// A valid MailingIssue, as the tests send it.
const mailingIssue = {
  dispatch_state: 'scheduled',
  id: 'mailingissue-1',
  mail_subject: 'nalu',
  opened: 17,
  recipients: 87,
};

// A valid PrivacyRequest, as the tests send it.
const privacyRequest = {
  days_left: 2,
  id: 'privacyrequest-1',
  request_state: 'fulfilled',
  requester_name: 'giti',
  systems_searched: 20,
};

// A valid HelpRequest, as the tests send it.
const helpRequest = {
  id: 'helprequest-1',
  replies_sent: 12,
  requester_email: 'dudua',
  ticket_state: 'answered',
  topic: 'bigo',
};

// A valid CustomerSurvey, as the tests send it.
const customerSurvey = {
  average_rating: 8.25,
  id: 'customersurvey-1',
  questions: 65,
  survey_state: 'designed',
  survey_title: 'mibuli d',
};

// A valid BankAccount, as the tests send it.
const bankAccount = {
  account_name: 'nomilu',
  account_state: 'frozen',
  iban: 'ninoto',
  id: 'bankaccount-1',
  overdraft_limit_eur: 12.25,
};

test.describe('Analytics', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
  // analytics.count: `GET /analytics/{entity}/count` counts the objects of the entity; of none,
  //   the result is 0.
  // analytics.operations: `GET /analytics/{entity}/{field}/{operation}` with `avg`, `min`, `max`
  //   or `sum` goes over the values of that field. Results are exact, not rounded.
  // analytics.nulls: Objects in which the field has no value are skipped.
  // analytics.empty: When there are no values, `sum` is 0 and `avg`, `min` and `max` are `null`.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.

  test(
    '/analytics/coffeefarm/altitude_m/max is null while there is no CoffeeFarm',
    about(
      'analytics.coffeefarm.altitude_m.max.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('there is no CoffeeFarm', { result: null });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/max works on a single CoffeeFarm',
    about(
      'analytics.coffeefarm.altitude_m.max.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 7 });
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('altitude_m is 7 in the only CoffeeFarm', { result: 7 });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/max goes over several objects',
    about(
      'analytics.coffeefarm.altitude_m.max.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 7 });
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('altitude_m is 7 in the only CoffeeFarm', { result: 7 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2', altitude_m: 7 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-3' });
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('the values of altitude_m are 7, 7, 34', { result: 34 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-4', altitude_m: 7 });
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('7 is the value of altitude_m in two objects', { result: 34 });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/max takes 0 for a value',
    about(
      'analytics.coffeefarm.altitude_m.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 0 });
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('altitude_m is 0 in the only CoffeeFarm, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/max skips objects without an altitude_m',
    about(
      'analytics.coffeefarm.altitude_m.max.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 7 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2', altitude_m: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-3' });
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('altitude_m has a value in two of three objects', { result: 34 });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/max is null while no CoffeeFarm has an altitude_m',
    about(
      'analytics.coffeefarm.altitude_m.max.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: null });
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('altitude_m has no value in the only CoffeeFarm', { result: null });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/max follows an update',
    about(
      'analytics.coffeefarm.altitude_m.max.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 7 });
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('altitude_m is 7 in the only CoffeeFarm', { result: 7 });
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 34 }).ok('the change is valid');
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('altitude_m was changed', { result: 34 });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/max forgets a deleted CoffeeFarm',
    about(
      'analytics.coffeefarm.altitude_m.max.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 7 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('the values of altitude_m are 7 and 34', { result: 34 });
      await api.delete('/coffeefarm/coffeefarm-2').removed('the object exists');
      await api
        .get('/analytics/coffeefarm/altitude_m/max')
        .ok('altitude_m is 7 in the only CoffeeFarm that is left', { result: 7 });
    },
  );

  test(
    '/analytics/coffeelot/count is 0 while there is no CoffeeLot',
    about(
      'analytics.coffeelot.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/coffeelot/count').ok('there is no CoffeeLot', { result: 0 });
    },
  );

  test(
    '/analytics/coffeelot/count counts every CoffeeLot',
    about(
      'analytics.coffeelot.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.get('/analytics/coffeelot/count').ok('there is one CoffeeLot', { result: 1 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        arrived_at: '2019-02-28 07:21:48',
        confirmed_moisture_percent: 3.25,
        origin_region: 'tono',
        stage: 'arrived',
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-3',
        arrived_at: '2019-07-05 12:38:14',
        confirmed_moisture_percent: 14.5,
        origin_region: 'doroni',
        stage: 'released',
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-4',
        arrived_at: '2018-06-05 22:49:20',
        confirmed_moisture_percent: 12.25,
        origin_region: 'galuba',
        stage: 'on_hold',
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-5',
        arrived_at: '2018-06-18 01:28:27',
        confirmed_moisture_percent: 11.5,
        origin_region: 'subana',
        stage: 'rejected',
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-6',
        arrived_at: '2017-09-18 04:28:05',
        confirmed_moisture_percent: 7.25,
        origin_region: 'godamo',
        stage: 'booked',
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-7',
        arrived_at: null,
        confirmed_moisture_percent: null,
        stage: null,
      });
      await api
        .get('/analytics/coffeelot/count')
        .ok('there are 7 CoffeeLot objects, whatever they hold', { result: 7 });
    },
  );

  test(
    '/analytics/coffeelot/count does not count a deleted CoffeeLot',
    about(
      'analytics.coffeelot.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        arrived_at: '2019-02-28 07:21:48',
        confirmed_moisture_percent: 3.25,
        origin_region: 'tono',
        stage: 'arrived',
      });
      await api
        .get('/analytics/coffeelot/count')
        .ok('there are two CoffeeLot objects', { result: 2 });
      await api.delete('/coffeelot/coffeelot-1').removed('the object exists');
      await api
        .get('/analytics/coffeelot/count')
        .ok('one of two CoffeeLot objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/coffeelot/confirmed_moisture_percent/min is null while there is no CoffeeLot',
    about(
      'analytics.coffeelot.confirmed_moisture_percent.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/coffeelot/confirmed_moisture_percent/min')
        .ok('there is no CoffeeLot', { result: null });
    },
  );

  test(
    '/analytics/coffeelot/confirmed_moisture_percent/min works on a single CoffeeLot',
    about(
      'analytics.coffeelot.confirmed_moisture_percent.min.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .get('/analytics/coffeelot/confirmed_moisture_percent/min')
        .ok('confirmed_moisture_percent is 17.25 in the only CoffeeLot', { result: 17.25 });
    },
  );

  test(
    '/analytics/coffeelot/confirmed_moisture_percent/min goes over several objects',
    about(
      'analytics.coffeelot.confirmed_moisture_percent.min.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .get('/analytics/coffeelot/confirmed_moisture_percent/min')
        .ok('confirmed_moisture_percent is 17.25 in the only CoffeeLot', { result: 17.25 });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-3',
        confirmed_moisture_percent: 3.25,
      });
      await api
        .get('/analytics/coffeelot/confirmed_moisture_percent/min')
        .ok('the values of confirmed_moisture_percent are 17.25, 17.25, 3.25', { result: 3.25 });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-4' });
      await api
        .get('/analytics/coffeelot/confirmed_moisture_percent/min')
        .ok('17.25 is the value of confirmed_moisture_percent in two objects', { result: 3.25 });
    },
  );

  test(
    '/analytics/coffeelot/confirmed_moisture_percent/min skips objects without a confirmed_moisture_percent',
    about(
      'analytics.coffeelot.confirmed_moisture_percent.min.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, confirmed_moisture_percent: 3.25 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        confirmed_moisture_percent: null,
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-3' });
      await api
        .get('/analytics/coffeelot/confirmed_moisture_percent/min')
        .ok('confirmed_moisture_percent has a value in two of three objects', { result: 3.25 });
    },
  );

  test(
    '/analytics/coffeelot/confirmed_moisture_percent/min is null while no CoffeeLot has a confirmed_moisture_percent',
    about(
      'analytics.coffeelot.confirmed_moisture_percent.min.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, confirmed_moisture_percent: null });
      await api
        .get('/analytics/coffeelot/confirmed_moisture_percent/min')
        .ok('confirmed_moisture_percent has no value in the only CoffeeLot', { result: null });
    },
  );

  test(
    '/analytics/coffeelot/confirmed_moisture_percent/min follows an update',
    about(
      'analytics.coffeelot.confirmed_moisture_percent.min.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .get('/analytics/coffeelot/confirmed_moisture_percent/min')
        .ok('confirmed_moisture_percent is 17.25 in the only CoffeeLot', { result: 17.25 });
      await api
        .patch('/coffeelot/coffeelot-1', { confirmed_moisture_percent: 3.25 })
        .ok('the change is valid');
      await api
        .get('/analytics/coffeelot/confirmed_moisture_percent/min')
        .ok('confirmed_moisture_percent was changed', { result: 3.25 });
    },
  );

  test(
    '/analytics/coffeelot/confirmed_moisture_percent/min forgets a deleted CoffeeLot',
    about(
      'analytics.coffeelot.confirmed_moisture_percent.min.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        confirmed_moisture_percent: 3.25,
      });
      await api
        .get('/analytics/coffeelot/confirmed_moisture_percent/min')
        .ok('the values of confirmed_moisture_percent are 17.25 and 3.25', { result: 3.25 });
      await api.delete('/coffeelot/coffeelot-2').removed('the object exists');
      await api
        .get('/analytics/coffeelot/confirmed_moisture_percent/min')
        .ok('confirmed_moisture_percent is 17.25 in the only CoffeeLot that is left', {
          result: 17.25,
        });
    },
  );

  test(
    '/analytics/coffeevariety/count is 0 while there is no CoffeeVariety',
    about(
      'analytics.coffeevariety.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/coffeevariety/count')
        .ok('there is no CoffeeVariety', { result: 0 });
    },
  );

  test(
    '/analytics/coffeevariety/count counts every CoffeeVariety',
    about(
      'analytics.coffeevariety.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .get('/analytics/coffeevariety/count')
        .ok('there is one CoffeeVariety', { result: 1 });
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        species: 'liberica',
        cultivar_name: 'sosuto',
        page_views: 61,
        reviewed_at: '2017-12-09 23:43:53',
        registered_at: '1990-09-09 08:04:10',
      });
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-3',
        species: 'robusta',
        cultivar_name: 'muna',
        page_views: 86,
        reviewed_at: '2018-08-01 21:08:43',
        registered_at: '1990-03-24 00:07:06',
      });
      await api.create('CoffeeVariety', {
        ...without(coffeeVariety, 'species', 'cultivar_name', 'reviewed_at', 'registered_at'),
        id: 'coffeevariety-4',
      });
      await api
        .get('/analytics/coffeevariety/count')
        .ok('there are 4 CoffeeVariety objects, whatever they hold', { result: 4 });
    },
  );

  test(
    '/analytics/coffeevariety/count does not count a deleted CoffeeVariety',
    about(
      'analytics.coffeevariety.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        species: 'liberica',
        cultivar_name: 'sosuto',
        page_views: 61,
        reviewed_at: '2017-12-09 23:43:53',
        registered_at: '1990-09-09 08:04:10',
      });
      await api
        .get('/analytics/coffeevariety/count')
        .ok('there are two CoffeeVariety objects', { result: 2 });
      await api.delete('/coffeevariety/coffeevariety-1').removed('the object exists');
      await api
        .get('/analytics/coffeevariety/count')
        .ok('one of two CoffeeVariety objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/avg is null while there is no CoffeeVariety',
    about(
      'analytics.coffeevariety.page_views.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/coffeevariety/page_views/avg')
        .ok('there is no CoffeeVariety', { result: null });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/avg works on a single CoffeeVariety',
    about(
      'analytics.coffeevariety.page_views.avg.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', { ...coffeeVariety, page_views: 31 });
      await api
        .get('/analytics/coffeevariety/page_views/avg')
        .ok('page_views is 31 in the only CoffeeVariety', { result: 31 });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/avg goes over several objects',
    about(
      'analytics.coffeevariety.page_views.avg.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .get('/analytics/coffeevariety/page_views/avg')
        .ok('page_views is 30 in the only CoffeeVariety', { result: 30 });
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        page_views: 31,
      });
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-3',
        page_views: 61,
      });
      await api
        .get('/analytics/coffeevariety/page_views/avg')
        .ok('the values of page_views are 30, 31, 61', { result: 40.666666666666664 });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-4' });
      await api
        .get('/analytics/coffeevariety/page_views/avg')
        .ok('30 is the value of page_views in two objects', { result: 38 });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/avg takes 0 for a value',
    about(
      'analytics.coffeevariety.page_views.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', { ...coffeeVariety, page_views: 0 });
      await api
        .get('/analytics/coffeevariety/page_views/avg')
        .ok('page_views is 0 in the only CoffeeVariety, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/avg follows an update',
    about(
      'analytics.coffeevariety.page_views.avg.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .get('/analytics/coffeevariety/page_views/avg')
        .ok('page_views is 30 in the only CoffeeVariety', { result: 30 });
      await api
        .patch('/coffeevariety/coffeevariety-1', { page_views: 61 })
        .ok('the change is valid');
      await api
        .get('/analytics/coffeevariety/page_views/avg')
        .ok('page_views was changed', { result: 61 });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/avg forgets a deleted CoffeeVariety',
    about(
      'analytics.coffeevariety.page_views.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        page_views: 61,
      });
      await api
        .get('/analytics/coffeevariety/page_views/avg')
        .ok('the values of page_views are 30 and 61', { result: 45.5 });
      await api.delete('/coffeevariety/coffeevariety-2').removed('the object exists');
      await api
        .get('/analytics/coffeevariety/page_views/avg')
        .ok('page_views is 30 in the only CoffeeVariety that is left', { result: 30 });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/sum is 0 while there is no CoffeeVariety',
    about(
      'analytics.coffeevariety.page_views.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/coffeevariety/page_views/sum')
        .ok('there is no CoffeeVariety', { result: 0 });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/sum works on a single CoffeeVariety',
    about(
      'analytics.coffeevariety.page_views.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', { ...coffeeVariety, page_views: 31 });
      await api
        .get('/analytics/coffeevariety/page_views/sum')
        .ok('page_views is 31 in the only CoffeeVariety', { result: 31 });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/sum goes over several objects',
    about(
      'analytics.coffeevariety.page_views.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .get('/analytics/coffeevariety/page_views/sum')
        .ok('page_views is 30 in the only CoffeeVariety', { result: 30 });
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        page_views: 31,
      });
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-3',
        page_views: 61,
      });
      await api
        .get('/analytics/coffeevariety/page_views/sum')
        .ok('the values of page_views are 30, 31, 61', { result: 122 });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-4' });
      await api
        .get('/analytics/coffeevariety/page_views/sum')
        .ok('30 is the value of page_views in two objects', { result: 152 });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/sum takes 0 for a value',
    about(
      'analytics.coffeevariety.page_views.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', { ...coffeeVariety, page_views: 0 });
      await api
        .get('/analytics/coffeevariety/page_views/sum')
        .ok('page_views is 0 in the only CoffeeVariety, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/sum follows an update',
    about(
      'analytics.coffeevariety.page_views.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api
        .get('/analytics/coffeevariety/page_views/sum')
        .ok('page_views is 30 in the only CoffeeVariety', { result: 30 });
      await api
        .patch('/coffeevariety/coffeevariety-1', { page_views: 61 })
        .ok('the change is valid');
      await api
        .get('/analytics/coffeevariety/page_views/sum')
        .ok('page_views was changed', { result: 61 });
    },
  );

  test(
    '/analytics/coffeevariety/page_views/sum forgets a deleted CoffeeVariety',
    about(
      'analytics.coffeevariety.page_views.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('CoffeeVariety', coffeeVariety);
      await api.create('CoffeeVariety', {
        ...coffeeVariety,
        id: 'coffeevariety-2',
        page_views: 61,
      });
      await api
        .get('/analytics/coffeevariety/page_views/sum')
        .ok('the values of page_views are 30 and 61', { result: 91 });
      await api.delete('/coffeevariety/coffeevariety-2').removed('the object exists');
      await api
        .get('/analytics/coffeevariety/page_views/sum')
        .ok('page_views is 30 in the only CoffeeVariety that is left', { result: 30 });
    },
  );

  test(
    '/analytics/brewrecipe/count is 0 while there is no BrewRecipe',
    about(
      'analytics.brewrecipe.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/brewrecipe/count').ok('there is no BrewRecipe', { result: 0 });
    },
  );

  test(
    '/analytics/brewrecipe/count counts every BrewRecipe',
    about(
      'analytics.brewrecipe.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('BrewRecipe', brewRecipe);
      await api.get('/analytics/brewrecipe/count').ok('there is one BrewRecipe', { result: 1 });
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-2',
        guide_title: 'lubu',
        brew_method: 'aeropress',
      });
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-3',
        guide_title: 'bubiti',
        brew_method: 'moka',
      });
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-4',
        guide_title: 'varisi',
        brew_method: 'french_press',
      });
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-5',
        guide_title: 'vama',
        brew_method: 'filter',
      });
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-6',
        guide_title: 'nisivo',
        brew_method: 'cold_brew',
      });
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-7',
        brew_method: null,
        written_by: null,
      });
      await api
        .get('/analytics/brewrecipe/count')
        .ok('there are 7 BrewRecipe objects, whatever they hold', { result: 7 });
    },
  );

  test(
    '/analytics/brewrecipe/count does not count a deleted BrewRecipe',
    about(
      'analytics.brewrecipe.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('BrewRecipe', brewRecipe);
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-2',
        guide_title: 'lubu',
        brew_method: 'aeropress',
      });
      await api
        .get('/analytics/brewrecipe/count')
        .ok('there are two BrewRecipe objects', { result: 2 });
      await api.delete('/brewrecipe/brewrecipe-1').removed('the object exists');
      await api
        .get('/analytics/brewrecipe/count')
        .ok('one of two BrewRecipe objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/cafe/count is 0 while there is no Cafe',
    about('analytics.cafe.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/cafe/count').ok('there is no Cafe', { result: 0 });
    },
  );

  test(
    '/analytics/cafe/count counts every Cafe',
    about('analytics.cafe.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.get('/analytics/cafe/count').ok('there is one Cafe', { result: 1 });
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-2',
        account_state: 'active',
        cafe_name: 'donagi',
        city: 'guvuti',
        recorded_credit_limit_eur: 8.25,
        weekly_bags: 59,
      });
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-3',
        account_state: 'trial',
        cafe_name: 'rusoga',
        city: 'maroso',
        recorded_credit_limit_eur: 48.5,
        weekly_bags: 4,
      });
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-4',
        account_state: 'closed_down',
        cafe_name: 'tasilo',
        city: 'mada',
        recorded_credit_limit_eur: 68.75,
        weekly_bags: 55,
      });
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-5',
        account_state: 'blocked',
        cafe_name: 'raramu',
        city: 'gisa',
        recorded_credit_limit_eur: 52.75,
        weekly_bags: 78,
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-6', account_state: null, cafe_name: null });
      await api
        .get('/analytics/cafe/count')
        .ok('there are 6 Cafe objects, whatever they hold', { result: 6 });
    },
  );

  test(
    '/analytics/cafe/count does not count a deleted Cafe',
    about('analytics.cafe.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-2',
        account_state: 'active',
        cafe_name: 'donagi',
        city: 'guvuti',
        recorded_credit_limit_eur: 8.25,
        weekly_bags: 59,
      });
      await api.get('/analytics/cafe/count').ok('there are two Cafe objects', { result: 2 });
      await api.delete('/cafe/cafe-1').removed('the object exists');
      await api
        .get('/analytics/cafe/count')
        .ok('one of two Cafe objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/cafe/recorded_credit_limit_eur/avg is null while there is no Cafe',
    about(
      'analytics.cafe.recorded_credit_limit_eur.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('there is no Cafe', { result: null });
    },
  );

  test(
    '/analytics/cafe/recorded_credit_limit_eur/avg works on a single Cafe',
    about(
      'analytics.cafe.recorded_credit_limit_eur.avg.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, recorded_credit_limit_eur: 68.75 });
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('recorded_credit_limit_eur is 68.75 in the only Cafe', { result: 68.75 });
    },
  );

  test(
    '/analytics/cafe/recorded_credit_limit_eur/avg goes over several objects',
    about(
      'analytics.cafe.recorded_credit_limit_eur.avg.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, recorded_credit_limit_eur: 48.5 });
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('recorded_credit_limit_eur is 48.5 in the only Cafe', { result: 48.5 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', recorded_credit_limit_eur: 68.75 });
      await api.create('Cafe', { ...cafe, id: 'cafe-3' });
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('the values of recorded_credit_limit_eur are 48.5, 68.75, 88.75', {
          result: 68.66666666666667,
        });
      await api.create('Cafe', { ...cafe, id: 'cafe-4', recorded_credit_limit_eur: 48.5 });
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('48.5 is the value of recorded_credit_limit_eur in two objects', { result: 63.625 });
    },
  );

  test(
    '/analytics/cafe/recorded_credit_limit_eur/avg takes 0 for a value',
    about(
      'analytics.cafe.recorded_credit_limit_eur.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, recorded_credit_limit_eur: 0 });
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('recorded_credit_limit_eur is 0 in the only Cafe, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/cafe/recorded_credit_limit_eur/avg follows an update',
    about(
      'analytics.cafe.recorded_credit_limit_eur.avg.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, recorded_credit_limit_eur: 48.5 });
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('recorded_credit_limit_eur is 48.5 in the only Cafe', { result: 48.5 });
      await api
        .patch('/cafe/cafe-1', { recorded_credit_limit_eur: 88.75 })
        .ok('the change is valid');
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('recorded_credit_limit_eur was changed', { result: 88.75 });
    },
  );

  test(
    '/analytics/cafe/recorded_credit_limit_eur/avg forgets a deleted Cafe',
    about(
      'analytics.cafe.recorded_credit_limit_eur.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, recorded_credit_limit_eur: 48.5 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('the values of recorded_credit_limit_eur are 48.5 and 88.75', { result: 68.625 });
      await api.delete('/cafe/cafe-2').removed('the object exists');
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('recorded_credit_limit_eur is 48.5 in the only Cafe that is left', { result: 48.5 });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/max is null while there is no Cafe',
    about('analytics.cafe.weekly_bags.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/cafe/weekly_bags/max').ok('there is no Cafe', { result: null });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/max works on a single Cafe',
    about('analytics.cafe.weekly_bags.max.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 4 });
      await api
        .get('/analytics/cafe/weekly_bags/max')
        .ok('weekly_bags is 4 in the only Cafe', { result: 4 });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/max goes over several objects',
    about('analytics.cafe.weekly_bags.max.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 2 });
      await api
        .get('/analytics/cafe/weekly_bags/max')
        .ok('weekly_bags is 2 in the only Cafe', { result: 2 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', weekly_bags: 4 });
      await api.create('Cafe', { ...cafe, id: 'cafe-3' });
      await api
        .get('/analytics/cafe/weekly_bags/max')
        .ok('the values of weekly_bags are 2, 4, 21', { result: 21 });
      await api.create('Cafe', { ...cafe, id: 'cafe-4', weekly_bags: 2 });
      await api
        .get('/analytics/cafe/weekly_bags/max')
        .ok('2 is the value of weekly_bags in two objects', { result: 21 });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/max takes 0 for a value',
    about(
      'analytics.cafe.weekly_bags.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 0 });
      await api
        .get('/analytics/cafe/weekly_bags/max')
        .ok('weekly_bags is 0 in the only Cafe, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/max follows an update',
    about('analytics.cafe.weekly_bags.max.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 2 });
      await api
        .get('/analytics/cafe/weekly_bags/max')
        .ok('weekly_bags is 2 in the only Cafe', { result: 2 });
      await api.patch('/cafe/cafe-1', { weekly_bags: 21 }).ok('the change is valid');
      await api
        .get('/analytics/cafe/weekly_bags/max')
        .ok('weekly_bags was changed', { result: 21 });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/max forgets a deleted Cafe',
    about('analytics.cafe.weekly_bags.max.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 2 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .get('/analytics/cafe/weekly_bags/max')
        .ok('the values of weekly_bags are 2 and 21', { result: 21 });
      await api.delete('/cafe/cafe-2').removed('the object exists');
      await api
        .get('/analytics/cafe/weekly_bags/max')
        .ok('weekly_bags is 2 in the only Cafe that is left', { result: 2 });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/sum is 0 while there is no Cafe',
    about('analytics.cafe.weekly_bags.sum.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/cafe/weekly_bags/sum').ok('there is no Cafe', { result: 0 });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/sum works on a single Cafe',
    about('analytics.cafe.weekly_bags.sum.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api
        .get('/analytics/cafe/weekly_bags/sum')
        .ok('weekly_bags is 21 in the only Cafe', { result: 21 });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/sum goes over several objects',
    about('analytics.cafe.weekly_bags.sum.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 4 });
      await api
        .get('/analytics/cafe/weekly_bags/sum')
        .ok('weekly_bags is 4 in the only Cafe', { result: 4 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.create('Cafe', { ...cafe, id: 'cafe-3', weekly_bags: 55 });
      await api
        .get('/analytics/cafe/weekly_bags/sum')
        .ok('the values of weekly_bags are 4, 21, 55', { result: 80 });
      await api.create('Cafe', { ...cafe, id: 'cafe-4', weekly_bags: 4 });
      await api
        .get('/analytics/cafe/weekly_bags/sum')
        .ok('4 is the value of weekly_bags in two objects', { result: 84 });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/sum takes 0 for a value',
    about(
      'analytics.cafe.weekly_bags.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 0 });
      await api
        .get('/analytics/cafe/weekly_bags/sum')
        .ok('weekly_bags is 0 in the only Cafe, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/sum follows an update',
    about('analytics.cafe.weekly_bags.sum.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 4 });
      await api
        .get('/analytics/cafe/weekly_bags/sum')
        .ok('weekly_bags is 4 in the only Cafe', { result: 4 });
      await api.patch('/cafe/cafe-1', { weekly_bags: 55 }).ok('the change is valid');
      await api
        .get('/analytics/cafe/weekly_bags/sum')
        .ok('weekly_bags was changed', { result: 55 });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/sum forgets a deleted Cafe',
    about('analytics.cafe.weekly_bags.sum.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 4 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', weekly_bags: 55 });
      await api
        .get('/analytics/cafe/weekly_bags/sum')
        .ok('the values of weekly_bags are 4 and 55', { result: 59 });
      await api.delete('/cafe/cafe-2').removed('the object exists');
      await api
        .get('/analytics/cafe/weekly_bags/sum')
        .ok('weekly_bags is 4 in the only Cafe that is left', { result: 4 });
    },
  );

  test(
    '/analytics/staffmember/count is 0 while there is no StaffMember',
    about(
      'analytics.staffmember.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/staffmember/count').ok('there is no StaffMember', { result: 0 });
    },
  );

  test(
    '/analytics/staffmember/count counts every StaffMember',
    about(
      'analytics.staffmember.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.get('/analytics/staffmember/count').ok('there is one StaffMember', { result: 1 });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        contract_status: 'under_review',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        full_name: 'sitali',
        job_title: 'maruso',
        weekly_hours: 5.75,
        work_email: 'susur',
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-4',
        contract_status: 'departed',
        full_name: 'buvi',
        job_title: 'sogoru',
        weekly_hours: 20.5,
        work_email: 'vugodu',
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-5',
        contract_status: 'on_leave',
        full_name: 'loladi',
        job_title: 'gugu',
        weekly_hours: 4.25,
        work_email: 'dabot',
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-6',
        contract_status: 'probation',
        full_name: 'mavo',
        job_title: 'sirota',
        weekly_hours: 18.5,
        work_email: 'lovan',
      });
      await api.create('StaffMember', {
        ...without(staffMember, 'contract_status', 'weekly_hours'),
        id: 'staffmember-7',
        work_email: null,
        department: null,
      });
      await api
        .get('/analytics/staffmember/count')
        .ok('there are 7 StaffMember objects, whatever they hold', { result: 7 });
    },
  );

  test(
    '/analytics/staffmember/count does not count a deleted StaffMember',
    about(
      'analytics.staffmember.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        contract_status: 'under_review',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
      await api
        .get('/analytics/staffmember/count')
        .ok('there are two StaffMember objects', { result: 2 });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .get('/analytics/staffmember/count')
        .ok('one of two StaffMember objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/department/count is 0 while there is no Department',
    about('analytics.department.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/department/count').ok('there is no Department', { result: 0 });
    },
  );

  test(
    '/analytics/department/count counts every Department',
    about('analytics.department.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.get('/analytics/department/count').ok('there is one Department', { result: 1 });
      await api.create('Department', {
        ...department,
        id: 'department-2',
        department_name: 'nara',
        hiring_stopped: false,
        lifecycle: 'merged',
        planned_headcount: 2,
      });
      await api.create('Department', {
        ...department,
        id: 'department-3',
        department_name: 'duda',
        lifecycle: 'planned',
        planned_headcount: 30,
      });
      await api.create('Department', {
        ...without(department, 'planned_headcount'),
        id: 'department-4',
        department_name: null,
      });
      await api
        .get('/analytics/department/count')
        .ok('there are 4 Department objects, whatever they hold', { result: 4 });
    },
  );

  test(
    '/analytics/department/count does not count a deleted Department',
    about('analytics.department.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', {
        ...department,
        id: 'department-2',
        department_name: 'nara',
        hiring_stopped: false,
        lifecycle: 'merged',
        planned_headcount: 2,
      });
      await api
        .get('/analytics/department/count')
        .ok('there are two Department objects', { result: 2 });
      await api.delete('/department/department-1').removed('the object exists');
      await api
        .get('/analytics/department/count')
        .ok('one of two Department objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/department/planned_headcount/avg is null while there is no Department',
    about(
      'analytics.department.planned_headcount.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('there is no Department', { result: null });
    },
  );

  test(
    '/analytics/department/planned_headcount/avg works on a single Department',
    about(
      'analytics.department.planned_headcount.avg.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 2 });
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('planned_headcount is 2 in the only Department', { result: 2 });
    },
  );

  test(
    '/analytics/department/planned_headcount/avg goes over several objects',
    about(
      'analytics.department.planned_headcount.avg.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: -14 });
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('planned_headcount is -14 in the only Department', { result: -14 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 2 });
      await api.create('Department', { ...department, id: 'department-3', planned_headcount: 76 });
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('the values of planned_headcount are -14, 2, 76', { result: 21.333333333333332 });
      await api.create('Department', { ...department, id: 'department-4', planned_headcount: -14 });
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('-14 is the value of planned_headcount in two objects', { result: 12.5 });
    },
  );

  test(
    '/analytics/department/planned_headcount/avg takes 0 for a value',
    about(
      'analytics.department.planned_headcount.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 0 });
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('planned_headcount is 0 in the only Department, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/department/planned_headcount/avg skips objects without a planned_headcount',
    about(
      'analytics.department.planned_headcount.avg.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: -14 });
      await api.create('Department', {
        ...without(department, 'planned_headcount'),
        id: 'department-2',
      });
      await api.create('Department', { ...department, id: 'department-3', planned_headcount: 76 });
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('planned_headcount has a value in two of three objects', { result: 31 });
    },
  );

  test(
    '/analytics/department/planned_headcount/avg is null while no Department has a planned_headcount',
    about(
      'analytics.department.planned_headcount.avg.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Department', without(department, 'planned_headcount'));
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('planned_headcount has no value in the only Department', { result: null });
    },
  );

  test(
    '/analytics/department/planned_headcount/avg follows an update',
    about(
      'analytics.department.planned_headcount.avg.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: -14 });
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('planned_headcount is -14 in the only Department', { result: -14 });
      await api
        .patch('/department/department-1', { planned_headcount: 76 })
        .ok('the change is valid');
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('planned_headcount was changed', { result: 76 });
    },
  );

  test(
    '/analytics/department/planned_headcount/avg forgets a deleted Department',
    about(
      'analytics.department.planned_headcount.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: -14 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 76 });
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('the values of planned_headcount are -14 and 76', { result: 31 });
      await api.delete('/department/department-2').removed('the object exists');
      await api
        .get('/analytics/department/planned_headcount/avg')
        .ok('planned_headcount is -14 in the only Department that is left', { result: -14 });
    },
  );

  test(
    '/analytics/mediamention/count is 0 while there is no MediaMention',
    about(
      'analytics.mediamention.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/mediamention/count').ok('there is no MediaMention', { result: 0 });
    },
  );

  test(
    '/analytics/mediamention/count counts every MediaMention',
    about(
      'analytics.mediamention.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.get('/analytics/mediamention/count').ok('there is one MediaMention', { result: 1 });
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
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-4',
        appeared_at: '2021-09-22 00:06:43',
        article_title: 'sabato',
        clipping_state: 'announced',
        readers: 20018,
        starred: false,
        medium_name: 'gudo',
      });
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-5',
        appeared_at: null,
        readers: null,
        starred: null,
        medium_name: null,
      });
      await api
        .get('/analytics/mediamention/count')
        .ok('there are 5 MediaMention objects, whatever they hold', { result: 5 });
    },
  );

  test(
    '/analytics/mediamention/count does not count a deleted MediaMention',
    about(
      'analytics.mediamention.count.after-delete',
      'analytics.shape',
      'analytics.count',
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
      await api
        .get('/analytics/mediamention/count')
        .ok('there are two MediaMention objects', { result: 2 });
      await api.delete('/mediamention/mediamention-1').removed('the object exists');
      await api
        .get('/analytics/mediamention/count')
        .ok('one of two MediaMention objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/roastingmachine/batches_until_cleaning/sum is 0 while there is no RoastingMachine',
    about(
      'analytics.roastingmachine.batches_until_cleaning.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('there is no RoastingMachine', { result: 0 });
    },
  );

  test(
    '/analytics/roastingmachine/batches_until_cleaning/sum works on a single RoastingMachine',
    about(
      'analytics.roastingmachine.batches_until_cleaning.sum.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, batches_until_cleaning: 38 });
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('batches_until_cleaning is 38 in the only RoastingMachine', { result: 38 });
    },
  );

  test(
    '/analytics/roastingmachine/batches_until_cleaning/sum goes over several objects',
    about(
      'analytics.roastingmachine.batches_until_cleaning.sum.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, batches_until_cleaning: 23 });
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('batches_until_cleaning is 23 in the only RoastingMachine', { result: 23 });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-2',
        batches_until_cleaning: 38,
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-3' });
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('the values of batches_until_cleaning are 23, 38, 97', { result: 158 });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-4',
        batches_until_cleaning: 23,
      });
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('23 is the value of batches_until_cleaning in two objects', { result: 181 });
    },
  );

  test(
    '/analytics/roastingmachine/batches_until_cleaning/sum takes 0 for a value',
    about(
      'analytics.roastingmachine.batches_until_cleaning.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, batches_until_cleaning: 0 });
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('batches_until_cleaning is 0 in the only RoastingMachine, which is a value', {
          result: 0,
        });
    },
  );

  test(
    '/analytics/roastingmachine/batches_until_cleaning/sum follows an update',
    about(
      'analytics.roastingmachine.batches_until_cleaning.sum.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, batches_until_cleaning: 23 });
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('batches_until_cleaning is 23 in the only RoastingMachine', { result: 23 });
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_until_cleaning: 97 })
        .ok('the change is valid');
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('batches_until_cleaning was changed', { result: 97 });
    },
  );

  test(
    '/analytics/roastingmachine/batches_until_cleaning/sum forgets a deleted RoastingMachine',
    about(
      'analytics.roastingmachine.batches_until_cleaning.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, batches_until_cleaning: 23 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('the values of batches_until_cleaning are 23 and 97', { result: 120 });
      await api.delete('/roastingmachine/roastingmachine-2').removed('the object exists');
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('batches_until_cleaning is 23 in the only RoastingMachine that is left', {
          result: 23,
        });
    },
  );

  test(
    '/analytics/roastingmachine/last_charge_kg/min is null while there is no RoastingMachine',
    about(
      'analytics.roastingmachine.last_charge_kg.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('there is no RoastingMachine', { result: null });
    },
  );

  test(
    '/analytics/roastingmachine/last_charge_kg/min works on a single RoastingMachine',
    about(
      'analytics.roastingmachine.last_charge_kg.min.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, last_charge_kg: 38.75 });
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('last_charge_kg is 38.75 in the only RoastingMachine', { result: 38.75 });
    },
  );

  test(
    '/analytics/roastingmachine/last_charge_kg/min goes over several objects',
    about(
      'analytics.roastingmachine.last_charge_kg.min.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, last_charge_kg: 45.25 });
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('last_charge_kg is 45.25 in the only RoastingMachine', { result: 45.25 });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-2',
        last_charge_kg: 38.75,
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-3' });
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('the values of last_charge_kg are 45.25, 38.75, 5.75', { result: 5.75 });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-4',
        last_charge_kg: 45.25,
      });
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('45.25 is the value of last_charge_kg in two objects', { result: 5.75 });
    },
  );

  test(
    '/analytics/roastingmachine/last_charge_kg/min takes 0 for a value',
    about(
      'analytics.roastingmachine.last_charge_kg.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, last_charge_kg: 0 });
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('last_charge_kg is 0 in the only RoastingMachine, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/roastingmachine/last_charge_kg/min skips objects without a last_charge_kg',
    about(
      'analytics.roastingmachine.last_charge_kg.min.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-2',
        last_charge_kg: null,
      });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-3',
        last_charge_kg: 38.75,
      });
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('last_charge_kg has a value in two of three objects', { result: 5.75 });
    },
  );

  test(
    '/analytics/roastingmachine/last_charge_kg/min is null while no RoastingMachine has a last_charge_kg',
    about(
      'analytics.roastingmachine.last_charge_kg.min.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, last_charge_kg: null });
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('last_charge_kg has no value in the only RoastingMachine', { result: null });
    },
  );

  test(
    '/analytics/roastingmachine/last_charge_kg/min follows an update',
    about(
      'analytics.roastingmachine.last_charge_kg.min.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, last_charge_kg: 45.25 });
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('last_charge_kg is 45.25 in the only RoastingMachine', { result: 45.25 });
      await api
        .patch('/roastingmachine/roastingmachine-1', { last_charge_kg: 5.75 })
        .ok('the change is valid');
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('last_charge_kg was changed', { result: 5.75 });
    },
  );

  test(
    '/analytics/roastingmachine/last_charge_kg/min forgets a deleted RoastingMachine',
    about(
      'analytics.roastingmachine.last_charge_kg.min.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, last_charge_kg: 45.25 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('the values of last_charge_kg are 45.25 and 5.75', { result: 5.75 });
      await api.delete('/roastingmachine/roastingmachine-2').removed('the object exists');
      await api
        .get('/analytics/roastingmachine/last_charge_kg/min')
        .ok('last_charge_kg is 45.25 in the only RoastingMachine that is left', { result: 45.25 });
    },
  );

  test(
    '/analytics/roastprofile/count is 0 while there is no RoastProfile',
    about('analytics.roastprofile.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/roastprofile/count').ok('there is no RoastProfile', { result: 0 });
    },
  );

  test(
    '/analytics/roastprofile/count counts every RoastProfile',
    about('analytics.roastprofile.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.get('/analytics/roastprofile/count').ok('there is one RoastProfile', { result: 1 });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        drop_temperature_c: 8.25,
        profile_name: 'rama',
        current_roast_level: 'dark',
        current_version_state: 'superseded',
        charge_temperature_c: 74.75,
      });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-3',
        drop_temperature_c: 66.25,
        profile_name: 'matu',
        current_roast_level: 'medium',
        current_version_state: 'locked_in',
        charge_temperature_c: 74.5,
      });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-4',
        drop_temperature_c: 2.75,
        profile_name: 'dulu',
        current_version_state: 'draft',
        charge_temperature_c: 19.75,
      });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-5',
        author: null,
        drop_temperature_c: null,
        current_version_state: null,
        charge_temperature_c: null,
      });
      await api
        .get('/analytics/roastprofile/count')
        .ok('there are 5 RoastProfile objects, whatever they hold', { result: 5 });
    },
  );

  test(
    '/analytics/roastprofile/count does not count a deleted RoastProfile',
    about('analytics.roastprofile.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        drop_temperature_c: 8.25,
        profile_name: 'rama',
        current_roast_level: 'dark',
        current_version_state: 'superseded',
        charge_temperature_c: 74.75,
      });
      await api
        .get('/analytics/roastprofile/count')
        .ok('there are two RoastProfile objects', { result: 2 });
      await api.delete('/roastprofile/roastprofile-1').removed('the object exists');
      await api
        .get('/analytics/roastprofile/count')
        .ok('one of two RoastProfile objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/roastprofile/drop_temperature_c/min is null while there is no RoastProfile',
    about(
      'analytics.roastprofile.drop_temperature_c.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('there is no RoastProfile', { result: null });
    },
  );

  test(
    '/analytics/roastprofile/drop_temperature_c/min works on a single RoastProfile',
    about(
      'analytics.roastprofile.drop_temperature_c.min.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', { ...roastProfile, drop_temperature_c: -57.25 });
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('drop_temperature_c is -57.25 in the only RoastProfile', { result: -57.25 });
    },
  );

  test(
    '/analytics/roastprofile/drop_temperature_c/min goes over several objects',
    about(
      'analytics.roastprofile.drop_temperature_c.min.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('drop_temperature_c is 57.25 in the only RoastProfile', { result: 57.25 });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        drop_temperature_c: -57.25,
      });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-3',
        drop_temperature_c: -66.25,
      });
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('the values of drop_temperature_c are 57.25, -57.25, -66.25', { result: -66.25 });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-4' });
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('57.25 is the value of drop_temperature_c in two objects', { result: -66.25 });
    },
  );

  test(
    '/analytics/roastprofile/drop_temperature_c/min takes 0 for a value',
    about(
      'analytics.roastprofile.drop_temperature_c.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', { ...roastProfile, drop_temperature_c: 0 });
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('drop_temperature_c is 0 in the only RoastProfile, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/roastprofile/drop_temperature_c/min skips objects without a drop_temperature_c',
    about(
      'analytics.roastprofile.drop_temperature_c.min.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', { ...roastProfile, drop_temperature_c: 8.25 });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        drop_temperature_c: null,
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-3' });
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('drop_temperature_c has a value in two of three objects', { result: 8.25 });
    },
  );

  test(
    '/analytics/roastprofile/drop_temperature_c/min is null while no RoastProfile has a drop_temperature_c',
    about(
      'analytics.roastprofile.drop_temperature_c.min.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', { ...roastProfile, drop_temperature_c: null });
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('drop_temperature_c has no value in the only RoastProfile', { result: null });
    },
  );

  test(
    '/analytics/roastprofile/drop_temperature_c/min follows an update',
    about(
      'analytics.roastprofile.drop_temperature_c.min.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('drop_temperature_c is 57.25 in the only RoastProfile', { result: 57.25 });
      await api
        .patch('/roastprofile/roastprofile-1', { drop_temperature_c: -66.25 })
        .ok('the change is valid');
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('drop_temperature_c was changed', { result: -66.25 });
    },
  );

  test(
    '/analytics/roastprofile/drop_temperature_c/min forgets a deleted RoastProfile',
    about(
      'analytics.roastprofile.drop_temperature_c.min.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        drop_temperature_c: -66.25,
      });
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('the values of drop_temperature_c are 57.25 and -66.25', { result: -66.25 });
      await api.delete('/roastprofile/roastprofile-2').removed('the object exists');
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('drop_temperature_c is 57.25 in the only RoastProfile that is left', { result: 57.25 });
    },
  );

  test(
    '/analytics/subscription/spent_eur/sum is 0 while there is no Subscription',
    about('analytics.subscription.spent_eur.sum.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('there is no Subscription', { result: 0 });
    },
  );

  test(
    '/analytics/subscription/spent_eur/sum works on a single Subscription',
    about('analytics.subscription.spent_eur.sum.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Subscription', { ...subscription, spent_eur: 12.375 });
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('spent_eur is 12.375 in the only Subscription', { result: 12.375 });
    },
  );

  test(
    '/analytics/subscription/spent_eur/sum goes over several objects',
    about(
      'analytics.subscription.spent_eur.sum.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('spent_eur is 15.25 in the only Subscription', { result: 15.25 });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-2',
        spent_eur: 12.375,
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-3', spent_eur: 92.5 });
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('the values of spent_eur are 15.25, 12.375, 92.5', { result: 120.125 });
      await api.create('Subscription', { ...subscription, id: 'subscription-4' });
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('15.25 is the value of spent_eur in two objects', { result: 135.375 });
    },
  );

  test(
    '/analytics/subscription/spent_eur/sum takes 0 for a value',
    about(
      'analytics.subscription.spent_eur.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Subscription', { ...subscription, spent_eur: 0 });
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('spent_eur is 0 in the only Subscription, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/subscription/spent_eur/sum skips objects without a spent_eur',
    about(
      'analytics.subscription.spent_eur.sum.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.create('Subscription', { ...subscription, id: 'subscription-2', spent_eur: null });
      await api.create('Subscription', { ...subscription, id: 'subscription-3', spent_eur: 92.5 });
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('spent_eur has a value in two of three objects', { result: 107.75 });
    },
  );

  test(
    '/analytics/subscription/spent_eur/sum is 0 while no Subscription has a spent_eur',
    about(
      'analytics.subscription.spent_eur.sum.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Subscription', { ...subscription, spent_eur: null });
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('spent_eur has no value in the only Subscription', { result: 0 });
    },
  );

  test(
    '/analytics/subscription/spent_eur/sum follows an update',
    about(
      'analytics.subscription.spent_eur.sum.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('spent_eur is 15.25 in the only Subscription', { result: 15.25 });
      await api
        .patch('/subscription/subscription-1', { spent_eur: 92.5 })
        .ok('the change is valid');
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('spent_eur was changed', { result: 92.5 });
    },
  );

  test(
    '/analytics/subscription/spent_eur/sum forgets a deleted Subscription',
    about(
      'analytics.subscription.spent_eur.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.create('Subscription', { ...subscription, id: 'subscription-2', spent_eur: 92.5 });
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('the values of spent_eur are 15.25 and 92.5', { result: 107.75 });
      await api.delete('/subscription/subscription-2').removed('the object exists');
      await api
        .get('/analytics/subscription/spent_eur/sum')
        .ok('spent_eur is 15.25 in the only Subscription that is left', { result: 15.25 });
    },
  );

  test(
    '/analytics/mailingissue/count is 0 while there is no MailingIssue',
    about(
      'analytics.mailingissue.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/mailingissue/count').ok('there is no MailingIssue', { result: 0 });
    },
  );

  test(
    '/analytics/mailingissue/count counts every MailingIssue',
    about(
      'analytics.mailingissue.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api.get('/analytics/mailingissue/count').ok('there is one MailingIssue', { result: 1 });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-2',
        dispatch_state: 'under_review',
        mail_subject: 'dumiti',
        opened: 6,
        recipients: 27,
      });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-3',
        dispatch_state: 'withheld',
        mail_subject: 'latuto',
        opened: 80,
        recipients: 34,
      });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-4',
        dispatch_state: 'sent',
        mail_subject: 'gilu',
        opened: 56,
        recipients: 18,
      });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-5',
        dispatch_state: 'written',
        mail_subject: 'tirova',
        opened: 23,
        recipients: 44,
      });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-6',
        dispatch_state: null,
        mail_subject: null,
        opened: null,
      });
      await api
        .get('/analytics/mailingissue/count')
        .ok('there are 6 MailingIssue objects, whatever they hold', { result: 6 });
    },
  );

  test(
    '/analytics/mailingissue/count does not count a deleted MailingIssue',
    about(
      'analytics.mailingissue.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-2',
        dispatch_state: 'under_review',
        mail_subject: 'dumiti',
        opened: 6,
        recipients: 27,
      });
      await api
        .get('/analytics/mailingissue/count')
        .ok('there are two MailingIssue objects', { result: 2 });
      await api.delete('/mailingissue/mailingissue-1').removed('the object exists');
      await api
        .get('/analytics/mailingissue/count')
        .ok('one of two MailingIssue objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/mailingissue/opened/max is null while there is no MailingIssue',
    about(
      'analytics.mailingissue.opened.max.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('there is no MailingIssue', { result: null });
    },
  );

  test(
    '/analytics/mailingissue/opened/max works on a single MailingIssue',
    about(
      'analytics.mailingissue.opened.max.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: 6 });
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('opened is 6 in the only MailingIssue', { result: 6 });
    },
  );

  test(
    '/analytics/mailingissue/opened/max goes over several objects',
    about(
      'analytics.mailingissue.opened.max.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: 6 });
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('opened is 6 in the only MailingIssue', { result: 6 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2', opened: 6 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-3' });
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('the values of opened are 6, 6, 17', { result: 17 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-4', opened: 6 });
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('6 is the value of opened in two objects', { result: 17 });
    },
  );

  test(
    '/analytics/mailingissue/opened/max takes 0 for a value',
    about(
      'analytics.mailingissue.opened.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: 0 });
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('opened is 0 in the only MailingIssue, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/mailingissue/opened/max skips objects without an opened',
    about(
      'analytics.mailingissue.opened.max.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: 6 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2', opened: null });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-3' });
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('opened has a value in two of three objects', { result: 17 });
    },
  );

  test(
    '/analytics/mailingissue/opened/max is null while no MailingIssue has an opened',
    about(
      'analytics.mailingissue.opened.max.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: null });
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('opened has no value in the only MailingIssue', { result: null });
    },
  );

  test(
    '/analytics/mailingissue/opened/max follows an update',
    about(
      'analytics.mailingissue.opened.max.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: 6 });
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('opened is 6 in the only MailingIssue', { result: 6 });
      await api.patch('/mailingissue/mailingissue-1', { opened: 17 }).ok('the change is valid');
      await api.get('/analytics/mailingissue/opened/max').ok('opened was changed', { result: 17 });
    },
  );

  test(
    '/analytics/mailingissue/opened/max forgets a deleted MailingIssue',
    about(
      'analytics.mailingissue.opened.max.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: 6 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('the values of opened are 6 and 17', { result: 17 });
      await api.delete('/mailingissue/mailingissue-2').removed('the object exists');
      await api
        .get('/analytics/mailingissue/opened/max')
        .ok('opened is 6 in the only MailingIssue that is left', { result: 6 });
    },
  );

  test(
    '/analytics/mailingissue/opened/sum is 0 while there is no MailingIssue',
    about(
      'analytics.mailingissue.opened.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('there is no MailingIssue', { result: 0 });
    },
  );

  test(
    '/analytics/mailingissue/opened/sum works on a single MailingIssue',
    about(
      'analytics.mailingissue.opened.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('opened is 17 in the only MailingIssue', { result: 17 });
    },
  );

  test(
    '/analytics/mailingissue/opened/sum goes over several objects',
    about(
      'analytics.mailingissue.opened.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: 6 });
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('opened is 6 in the only MailingIssue', { result: 6 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-3', opened: 80 });
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('the values of opened are 6, 17, 80', { result: 103 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-4', opened: 6 });
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('6 is the value of opened in two objects', { result: 109 });
    },
  );

  test(
    '/analytics/mailingissue/opened/sum takes 0 for a value',
    about(
      'analytics.mailingissue.opened.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: 0 });
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('opened is 0 in the only MailingIssue, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/mailingissue/opened/sum skips objects without an opened',
    about(
      'analytics.mailingissue.opened.sum.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: 6 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2', opened: null });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-3', opened: 80 });
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('opened has a value in two of three objects', { result: 86 });
    },
  );

  test(
    '/analytics/mailingissue/opened/sum is 0 while no MailingIssue has an opened',
    about(
      'analytics.mailingissue.opened.sum.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: null });
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('opened has no value in the only MailingIssue', { result: 0 });
    },
  );

  test(
    '/analytics/mailingissue/opened/sum follows an update',
    about(
      'analytics.mailingissue.opened.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: 6 });
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('opened is 6 in the only MailingIssue', { result: 6 });
      await api.patch('/mailingissue/mailingissue-1', { opened: 80 }).ok('the change is valid');
      await api.get('/analytics/mailingissue/opened/sum').ok('opened was changed', { result: 80 });
    },
  );

  test(
    '/analytics/mailingissue/opened/sum forgets a deleted MailingIssue',
    about(
      'analytics.mailingissue.opened.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, opened: 6 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2', opened: 80 });
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('the values of opened are 6 and 80', { result: 86 });
      await api.delete('/mailingissue/mailingissue-2').removed('the object exists');
      await api
        .get('/analytics/mailingissue/opened/sum')
        .ok('opened is 6 in the only MailingIssue that is left', { result: 6 });
    },
  );

  test(
    '/analytics/mailingissue/recipients/sum is 0 while there is no MailingIssue',
    about(
      'analytics.mailingissue.recipients.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('there is no MailingIssue', { result: 0 });
    },
  );

  test(
    '/analytics/mailingissue/recipients/sum works on a single MailingIssue',
    about(
      'analytics.mailingissue.recipients.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, recipients: 34 });
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('recipients is 34 in the only MailingIssue', { result: 34 });
    },
  );

  test(
    '/analytics/mailingissue/recipients/sum goes over several objects',
    about(
      'analytics.mailingissue.recipients.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, recipients: 27 });
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('recipients is 27 in the only MailingIssue', { result: 27 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2', recipients: 34 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-3' });
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('the values of recipients are 27, 34, 87', { result: 148 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-4', recipients: 27 });
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('27 is the value of recipients in two objects', { result: 175 });
    },
  );

  test(
    '/analytics/mailingissue/recipients/sum takes 0 for a value',
    about(
      'analytics.mailingissue.recipients.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, recipients: 0 });
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('recipients is 0 in the only MailingIssue, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/mailingissue/recipients/sum follows an update',
    about(
      'analytics.mailingissue.recipients.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, recipients: 27 });
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('recipients is 27 in the only MailingIssue', { result: 27 });
      await api.patch('/mailingissue/mailingissue-1', { recipients: 87 }).ok('the change is valid');
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('recipients was changed', { result: 87 });
    },
  );

  test(
    '/analytics/mailingissue/recipients/sum forgets a deleted MailingIssue',
    about(
      'analytics.mailingissue.recipients.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('MailingIssue', { ...mailingIssue, recipients: 27 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('the values of recipients are 27 and 87', { result: 114 });
      await api.delete('/mailingissue/mailingissue-2').removed('the object exists');
      await api
        .get('/analytics/mailingissue/recipients/sum')
        .ok('recipients is 27 in the only MailingIssue that is left', { result: 27 });
    },
  );

  test(
    '/analytics/privacyrequest/count is 0 while there is no PrivacyRequest',
    about(
      'analytics.privacyrequest.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/privacyrequest/count')
        .ok('there is no PrivacyRequest', { result: 0 });
    },
  );

  test(
    '/analytics/privacyrequest/count counts every PrivacyRequest',
    about(
      'analytics.privacyrequest.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PrivacyRequest', privacyRequest);
      await api
        .get('/analytics/privacyrequest/count')
        .ok('there is one PrivacyRequest', { result: 1 });
      await api.create('PrivacyRequest', {
        ...privacyRequest,
        id: 'privacyrequest-2',
        days_left: 56,
        request_state: 'refused',
        requester_name: 'lula',
        systems_searched: 52,
      });
      await api.create('PrivacyRequest', {
        ...privacyRequest,
        id: 'privacyrequest-3',
        days_left: 19,
        request_state: 'identified',
        requester_name: 'duniva',
        systems_searched: 9,
      });
      await api.create('PrivacyRequest', {
        ...privacyRequest,
        id: 'privacyrequest-4',
        days_left: 85,
        request_state: 'received',
        requester_name: 'satolo',
        systems_searched: 38,
      });
      await api.create('PrivacyRequest', {
        ...without(privacyRequest, 'systems_searched'),
        id: 'privacyrequest-5',
        days_left: null,
        requester_name: null,
      });
      await api
        .get('/analytics/privacyrequest/count')
        .ok('there are 5 PrivacyRequest objects, whatever they hold', { result: 5 });
    },
  );

  test(
    '/analytics/privacyrequest/count does not count a deleted PrivacyRequest',
    about(
      'analytics.privacyrequest.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PrivacyRequest', privacyRequest);
      await api.create('PrivacyRequest', {
        ...privacyRequest,
        id: 'privacyrequest-2',
        days_left: 56,
        request_state: 'refused',
        requester_name: 'lula',
        systems_searched: 52,
      });
      await api
        .get('/analytics/privacyrequest/count')
        .ok('there are two PrivacyRequest objects', { result: 2 });
      await api.delete('/privacyrequest/privacyrequest-1').removed('the object exists');
      await api
        .get('/analytics/privacyrequest/count')
        .ok('one of two PrivacyRequest objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/helprequest/replies_sent/sum is 0 while there is no HelpRequest',
    about(
      'analytics.helprequest.replies_sent.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('there is no HelpRequest', { result: 0 });
    },
  );

  test(
    '/analytics/helprequest/replies_sent/sum works on a single HelpRequest',
    about(
      'analytics.helprequest.replies_sent.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, replies_sent: 90 });
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('replies_sent is 90 in the only HelpRequest', { result: 90 });
    },
  );

  test(
    '/analytics/helprequest/replies_sent/sum goes over several objects',
    about(
      'analytics.helprequest.replies_sent.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('replies_sent is 12 in the only HelpRequest', { result: 12 });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2', replies_sent: 90 });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-3', replies_sent: 97 });
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('the values of replies_sent are 12, 90, 97', { result: 199 });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-4' });
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('12 is the value of replies_sent in two objects', { result: 211 });
    },
  );

  test(
    '/analytics/helprequest/replies_sent/sum takes 0 for a value',
    about(
      'analytics.helprequest.replies_sent.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', { ...helpRequest, replies_sent: 0 });
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('replies_sent is 0 in the only HelpRequest, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/helprequest/replies_sent/sum follows an update',
    about(
      'analytics.helprequest.replies_sent.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('replies_sent is 12 in the only HelpRequest', { result: 12 });
      await api.patch('/helprequest/helprequest-1', { replies_sent: 97 }).ok('the change is valid');
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('replies_sent was changed', { result: 97 });
    },
  );

  test(
    '/analytics/helprequest/replies_sent/sum forgets a deleted HelpRequest',
    about(
      'analytics.helprequest.replies_sent.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('HelpRequest', helpRequest);
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2', replies_sent: 97 });
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('the values of replies_sent are 12 and 97', { result: 109 });
      await api.delete('/helprequest/helprequest-2').removed('the object exists');
      await api
        .get('/analytics/helprequest/replies_sent/sum')
        .ok('replies_sent is 12 in the only HelpRequest that is left', { result: 12 });
    },
  );

  test(
    '/analytics/customersurvey/average_rating/min is null while there is no CustomerSurvey',
    about(
      'analytics.customersurvey.average_rating.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('there is no CustomerSurvey', { result: null });
    },
  );

  test(
    '/analytics/customersurvey/average_rating/min works on a single CustomerSurvey',
    about(
      'analytics.customersurvey.average_rating.min.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', { ...customerSurvey, average_rating: 10 });
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('average_rating is 10 in the only CustomerSurvey', { result: 10 });
    },
  );

  test(
    '/analytics/customersurvey/average_rating/min goes over several objects',
    about(
      'analytics.customersurvey.average_rating.min.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', { ...customerSurvey, average_rating: 10 });
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('average_rating is 10 in the only CustomerSurvey', { result: 10 });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-2',
        average_rating: 10,
      });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-3',
        average_rating: 9.75,
      });
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('the values of average_rating are 10, 10, 9.75', { result: 9.75 });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-4',
        average_rating: 10,
      });
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('10 is the value of average_rating in two objects', { result: 9.75 });
    },
  );

  test(
    '/analytics/customersurvey/average_rating/min takes 0 for a value',
    about(
      'analytics.customersurvey.average_rating.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', { ...customerSurvey, average_rating: 0 });
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('average_rating is 0 in the only CustomerSurvey, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/customersurvey/average_rating/min skips objects without an average_rating',
    about(
      'analytics.customersurvey.average_rating.min.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', { ...customerSurvey, average_rating: 0.75 });
      await api.create('CustomerSurvey', {
        ...without(customerSurvey, 'average_rating'),
        id: 'customersurvey-2',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-3' });
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('average_rating has a value in two of three objects', { result: 0.75 });
    },
  );

  test(
    '/analytics/customersurvey/average_rating/min is null while no CustomerSurvey has an average_rating',
    about(
      'analytics.customersurvey.average_rating.min.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', without(customerSurvey, 'average_rating'));
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('average_rating has no value in the only CustomerSurvey', { result: null });
    },
  );

  test(
    '/analytics/customersurvey/average_rating/min follows an update',
    about(
      'analytics.customersurvey.average_rating.min.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', { ...customerSurvey, average_rating: 10 });
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('average_rating is 10 in the only CustomerSurvey', { result: 10 });
      await api
        .patch('/customersurvey/customersurvey-1', { average_rating: 9.75 })
        .ok('the change is valid');
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('average_rating was changed', { result: 9.75 });
    },
  );

  test(
    '/analytics/customersurvey/average_rating/min forgets a deleted CustomerSurvey',
    about(
      'analytics.customersurvey.average_rating.min.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', { ...customerSurvey, average_rating: 10 });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-2',
        average_rating: 9.75,
      });
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('the values of average_rating are 10 and 9.75', { result: 9.75 });
      await api.delete('/customersurvey/customersurvey-2').removed('the object exists');
      await api
        .get('/analytics/customersurvey/average_rating/min')
        .ok('average_rating is 10 in the only CustomerSurvey that is left', { result: 10 });
    },
  );

  test(
    '/analytics/customersurvey/questions/avg is null while there is no CustomerSurvey',
    about(
      'analytics.customersurvey.questions.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/customersurvey/questions/avg')
        .ok('there is no CustomerSurvey', { result: null });
    },
  );

  test(
    '/analytics/customersurvey/questions/avg works on a single CustomerSurvey',
    about(
      'analytics.customersurvey.questions.avg.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', { ...customerSurvey, questions: 43 });
      await api
        .get('/analytics/customersurvey/questions/avg')
        .ok('questions is 43 in the only CustomerSurvey', { result: 43 });
    },
  );

  test(
    '/analytics/customersurvey/questions/avg goes over several objects',
    about(
      'analytics.customersurvey.questions.avg.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', { ...customerSurvey, questions: 4 });
      await api
        .get('/analytics/customersurvey/questions/avg')
        .ok('questions is 4 in the only CustomerSurvey', { result: 4 });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-2',
        questions: 43,
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-3' });
      await api
        .get('/analytics/customersurvey/questions/avg')
        .ok('the values of questions are 4, 43, 65', { result: 37.333333333333336 });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-4',
        questions: 4,
      });
      await api
        .get('/analytics/customersurvey/questions/avg')
        .ok('4 is the value of questions in two objects', { result: 29 });
    },
  );

  test(
    '/analytics/customersurvey/questions/avg follows an update',
    about(
      'analytics.customersurvey.questions.avg.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', { ...customerSurvey, questions: 4 });
      await api
        .get('/analytics/customersurvey/questions/avg')
        .ok('questions is 4 in the only CustomerSurvey', { result: 4 });
      await api
        .patch('/customersurvey/customersurvey-1', { questions: 65 })
        .ok('the change is valid');
      await api
        .get('/analytics/customersurvey/questions/avg')
        .ok('questions was changed', { result: 65 });
    },
  );

  test(
    '/analytics/customersurvey/questions/avg forgets a deleted CustomerSurvey',
    about(
      'analytics.customersurvey.questions.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CustomerSurvey', { ...customerSurvey, questions: 4 });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-2' });
      await api
        .get('/analytics/customersurvey/questions/avg')
        .ok('the values of questions are 4 and 65', { result: 34.5 });
      await api.delete('/customersurvey/customersurvey-2').removed('the object exists');
      await api
        .get('/analytics/customersurvey/questions/avg')
        .ok('questions is 4 in the only CustomerSurvey that is left', { result: 4 });
    },
  );

  test(
    '/analytics/bankaccount/overdraft_limit_eur/min is null while there is no BankAccount',
    about(
      'analytics.bankaccount.overdraft_limit_eur.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('there is no BankAccount', { result: null });
    },
  );

  test(
    '/analytics/bankaccount/overdraft_limit_eur/min works on a single BankAccount',
    about(
      'analytics.bankaccount.overdraft_limit_eur.min.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('BankAccount', { ...bankAccount, overdraft_limit_eur: 10.25 });
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('overdraft_limit_eur is 10.25 in the only BankAccount', { result: 10.25 });
    },
  );

  test(
    '/analytics/bankaccount/overdraft_limit_eur/min goes over several objects',
    about(
      'analytics.bankaccount.overdraft_limit_eur.min.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('overdraft_limit_eur is 12.25 in the only BankAccount', { result: 12.25 });
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-2',
        overdraft_limit_eur: 10.25,
      });
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-3',
        overdraft_limit_eur: 9.75,
      });
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('the values of overdraft_limit_eur are 12.25, 10.25, 9.75', { result: 9.75 });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-4' });
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('12.25 is the value of overdraft_limit_eur in two objects', { result: 9.75 });
    },
  );

  test(
    '/analytics/bankaccount/overdraft_limit_eur/min takes 0 for a value',
    about(
      'analytics.bankaccount.overdraft_limit_eur.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('BankAccount', { ...bankAccount, overdraft_limit_eur: 0 });
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('overdraft_limit_eur is 0 in the only BankAccount, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/bankaccount/overdraft_limit_eur/min follows an update',
    about(
      'analytics.bankaccount.overdraft_limit_eur.min.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('overdraft_limit_eur is 12.25 in the only BankAccount', { result: 12.25 });
      await api
        .patch('/bankaccount/bankaccount-1', { overdraft_limit_eur: 9.75 })
        .ok('the change is valid');
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('overdraft_limit_eur was changed', { result: 9.75 });
    },
  );

  test(
    '/analytics/bankaccount/overdraft_limit_eur/min forgets a deleted BankAccount',
    about(
      'analytics.bankaccount.overdraft_limit_eur.min.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-2',
        overdraft_limit_eur: 9.75,
      });
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('the values of overdraft_limit_eur are 12.25 and 9.75', { result: 9.75 });
      await api.delete('/bankaccount/bankaccount-2').removed('the object exists');
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('overdraft_limit_eur is 12.25 in the only BankAccount that is left', { result: 12.25 });
    },
  );
});
