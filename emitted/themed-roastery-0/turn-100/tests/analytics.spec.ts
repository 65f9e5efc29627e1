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
    '/analytics/bankaccount/overdraft_limit_eur/min is null while there is no BankAccount',
    about(
      'analytics.bankaccount.overdraft_limit_eur.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.get('/analytics/bankaccount/overdraft_limit_eur/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no BankAccount',
      });
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
      await api.create('BankAccount', { ...bankAccount, overdraft_limit_eur: 39.25 });
      await api.get('/analytics/bankaccount/overdraft_limit_eur/min', {
        status: [200],
        answer: { result: 39.25 },
        because: 'overdraft_limit_eur is 39.25 in the only BankAccount',
      });
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
      await api.create('BankAccount', { ...bankAccount, overdraft_limit_eur: 65.25 });
      await api.get('/analytics/bankaccount/overdraft_limit_eur/min', {
        status: [200],
        answer: { result: 65.25 },
        because: 'overdraft_limit_eur is 65.25 in the only BankAccount',
      });
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-2',
        overdraft_limit_eur: 39.25,
      });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-3' });
      await api.get('/analytics/bankaccount/overdraft_limit_eur/min', {
        status: [200],
        answer: { result: 12.25 },
        because: 'the values of overdraft_limit_eur are 65.25, 39.25, 12.25',
      });
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-4',
        overdraft_limit_eur: 65.25,
      });
      await api.get('/analytics/bankaccount/overdraft_limit_eur/min', {
        status: [200],
        answer: { result: 12.25 },
        because: '65.25 is the value of overdraft_limit_eur in two objects',
      });
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
      await api.get('/analytics/bankaccount/overdraft_limit_eur/min', {
        status: [200],
        answer: { result: 0 },
        because: 'overdraft_limit_eur is 0 in the only BankAccount, which is a value',
      });
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
      await api.create('BankAccount', { ...bankAccount, overdraft_limit_eur: 65.25 });
      await api.get('/analytics/bankaccount/overdraft_limit_eur/min', {
        status: [200],
        answer: { result: 65.25 },
        because: 'overdraft_limit_eur is 65.25 in the only BankAccount',
      });
      await api.patch('/bankaccount/bankaccount-1', {
        body: { overdraft_limit_eur: 12.25 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/bankaccount/overdraft_limit_eur/min', {
        status: [200],
        answer: { result: 12.25 },
        because: 'overdraft_limit_eur was changed',
      });
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
      await api.create('BankAccount', { ...bankAccount, overdraft_limit_eur: 65.25 });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api.get('/analytics/bankaccount/overdraft_limit_eur/min', {
        status: [200],
        answer: { result: 12.25 },
        because: 'the values of overdraft_limit_eur are 65.25 and 12.25',
      });
      await api.delete('/bankaccount/bankaccount-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/bankaccount/overdraft_limit_eur/min', {
        status: [200],
        answer: { result: 65.25 },
        because: 'overdraft_limit_eur is 65.25 in the only BankAccount that is left',
      });
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
      await api.get('/analytics/brewrecipe/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no BrewRecipe',
      });
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
      await api.get('/analytics/brewrecipe/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one BrewRecipe',
      });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-3',
        brew_method: null,
        written_by: null,
      });
      await api.get('/analytics/brewrecipe/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three BrewRecipe objects',
      });
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
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api.get('/analytics/brewrecipe/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two BrewRecipe objects',
      });
      await api.delete('/brewrecipe/brewrecipe-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/brewrecipe/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two BrewRecipe objects was deleted',
      });
    },
  );

  test(
    '/analytics/cafe/count is 0 while there is no Cafe',
    about('analytics.cafe.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/cafe/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Cafe',
      });
    },
  );

  test(
    '/analytics/cafe/count counts every Cafe',
    about('analytics.cafe.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.get('/analytics/cafe/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one Cafe',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.create('Cafe', { ...cafe, id: 'cafe-3', account_state: null, cafe_name: null });
      await api.get('/analytics/cafe/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three Cafe objects',
      });
    },
  );

  test(
    '/analytics/cafe/count does not count a deleted Cafe',
    about('analytics.cafe.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.get('/analytics/cafe/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two Cafe objects',
      });
      await api.delete('/cafe/cafe-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/cafe/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two Cafe objects was deleted',
      });
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
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no Cafe',
      });
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
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: 68.75 },
        because: 'recorded_credit_limit_eur is 68.75 in the only Cafe',
      });
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
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: 48.5 },
        because: 'recorded_credit_limit_eur is 48.5 in the only Cafe',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', recorded_credit_limit_eur: 68.75 });
      await api.create('Cafe', { ...cafe, id: 'cafe-3' });
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: 68.66666666666667 },
        because: 'the values of recorded_credit_limit_eur are 48.5, 68.75, 88.75',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-4', recorded_credit_limit_eur: 48.5 });
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: 63.625 },
        because: '48.5 is the value of recorded_credit_limit_eur in two objects',
      });
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
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: 0 },
        because: 'recorded_credit_limit_eur is 0 in the only Cafe, which is a value',
      });
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
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: 48.5 },
        because: 'recorded_credit_limit_eur is 48.5 in the only Cafe',
      });
      await api.patch('/cafe/cafe-1', {
        body: { recorded_credit_limit_eur: 88.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: 88.75 },
        because: 'recorded_credit_limit_eur was changed',
      });
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
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: 68.625 },
        because: 'the values of recorded_credit_limit_eur are 48.5 and 88.75',
      });
      await api.delete('/cafe/cafe-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: 48.5 },
        because: 'recorded_credit_limit_eur is 48.5 in the only Cafe that is left',
      });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/max is null while there is no Cafe',
    about('analytics.cafe.weekly_bags.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: null },
        because: 'there is no Cafe',
      });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/max works on a single Cafe',
    about('analytics.cafe.weekly_bags.max.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: 21 },
        because: 'weekly_bags is 21 in the only Cafe',
      });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/max goes over several objects',
    about('analytics.cafe.weekly_bags.max.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 4 });
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: 4 },
        because: 'weekly_bags is 4 in the only Cafe',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.create('Cafe', { ...cafe, id: 'cafe-3', weekly_bags: 55 });
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: 55 },
        because: 'the values of weekly_bags are 4, 21, 55',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-4', weekly_bags: 4 });
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: 55 },
        because: '4 is the value of weekly_bags in two objects',
      });
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
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: 0 },
        because: 'weekly_bags is 0 in the only Cafe, which is a value',
      });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/max follows an update',
    about('analytics.cafe.weekly_bags.max.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 4 });
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: 4 },
        because: 'weekly_bags is 4 in the only Cafe',
      });
      await api.patch('/cafe/cafe-1', {
        body: { weekly_bags: 55 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: 55 },
        because: 'weekly_bags was changed',
      });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/max forgets a deleted Cafe',
    about('analytics.cafe.weekly_bags.max.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 4 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', weekly_bags: 55 });
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: 55 },
        because: 'the values of weekly_bags are 4 and 55',
      });
      await api.delete('/cafe/cafe-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: 4 },
        because: 'weekly_bags is 4 in the only Cafe that is left',
      });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/sum is 0 while there is no Cafe',
    about('analytics.cafe.weekly_bags.sum.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Cafe',
      });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/sum works on a single Cafe',
    about('analytics.cafe.weekly_bags.sum.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 21 },
        because: 'weekly_bags is 21 in the only Cafe',
      });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/sum goes over several objects',
    about('analytics.cafe.weekly_bags.sum.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 4 });
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 4 },
        because: 'weekly_bags is 4 in the only Cafe',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.create('Cafe', { ...cafe, id: 'cafe-3', weekly_bags: 55 });
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 80 },
        because: 'the values of weekly_bags are 4, 21, 55',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-4', weekly_bags: 4 });
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 84 },
        because: '4 is the value of weekly_bags in two objects',
      });
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
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'weekly_bags is 0 in the only Cafe, which is a value',
      });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/sum follows an update',
    about('analytics.cafe.weekly_bags.sum.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 4 });
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 4 },
        because: 'weekly_bags is 4 in the only Cafe',
      });
      await api.patch('/cafe/cafe-1', {
        body: { weekly_bags: 55 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 55 },
        because: 'weekly_bags was changed',
      });
    },
  );

  test(
    '/analytics/cafe/weekly_bags/sum forgets a deleted Cafe',
    about('analytics.cafe.weekly_bags.sum.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Cafe', { ...cafe, weekly_bags: 4 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', weekly_bags: 55 });
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 59 },
        because: 'the values of weekly_bags are 4 and 55',
      });
      await api.delete('/cafe/cafe-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 4 },
        because: 'weekly_bags is 4 in the only Cafe that is left',
      });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/max is null while there is no CoffeeFarm',
    about(
      'analytics.coffeefarm.altitude_m.max.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: null },
        because: 'there is no CoffeeFarm',
      });
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
      await api.create('CoffeeFarm', coffeeFarm);
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: 34 },
        because: 'altitude_m is 34 in the only CoffeeFarm',
      });
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
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 22 });
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: 22 },
        because: 'altitude_m is 22 in the only CoffeeFarm',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-3', altitude_m: 77 });
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: 77 },
        because: 'the values of altitude_m are 22, 34, 77',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-4', altitude_m: 22 });
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: 77 },
        because: '22 is the value of altitude_m in two objects',
      });
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
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: 0 },
        because: 'altitude_m is 0 in the only CoffeeFarm, which is a value',
      });
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
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 22 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2', altitude_m: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-3', altitude_m: 77 });
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: 77 },
        because: 'altitude_m has a value in two of three objects',
      });
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
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: null },
        because: 'altitude_m has no value in the only CoffeeFarm',
      });
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
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 22 });
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: 22 },
        because: 'altitude_m is 22 in the only CoffeeFarm',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: 77 },
        because: 'altitude_m was changed',
      });
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
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 22 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2', altitude_m: 77 });
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: 77 },
        because: 'the values of altitude_m are 22 and 77',
      });
      await api.delete('/coffeefarm/coffeefarm-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/coffeefarm/altitude_m/max', {
        status: [200],
        answer: { result: 22 },
        because: 'altitude_m is 22 in the only CoffeeFarm that is left',
      });
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
      await api.get('/analytics/coffeelot/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no CoffeeLot',
      });
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
      await api.get('/analytics/coffeelot/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one CoffeeLot',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-3',
        arrived_at: null,
        confirmed_moisture_percent: null,
        stage: null,
      });
      await api.get('/analytics/coffeelot/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three CoffeeLot objects',
      });
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
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.get('/analytics/coffeelot/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two CoffeeLot objects',
      });
      await api.delete('/coffeelot/coffeelot-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/coffeelot/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two CoffeeLot objects was deleted',
      });
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
      await api.get('/analytics/coffeelot/confirmed_moisture_percent/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no CoffeeLot',
      });
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
      await api.create('CoffeeLot', { ...coffeeLot, confirmed_moisture_percent: 14.5 });
      await api.get('/analytics/coffeelot/confirmed_moisture_percent/min', {
        status: [200],
        answer: { result: 14.5 },
        because: 'confirmed_moisture_percent is 14.5 in the only CoffeeLot',
      });
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
      await api.get('/analytics/coffeelot/confirmed_moisture_percent/min', {
        status: [200],
        answer: { result: 17.25 },
        because: 'confirmed_moisture_percent is 17.25 in the only CoffeeLot',
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        confirmed_moisture_percent: 14.5,
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-3',
        confirmed_moisture_percent: 3.25,
      });
      await api.get('/analytics/coffeelot/confirmed_moisture_percent/min', {
        status: [200],
        answer: { result: 3.25 },
        because: 'the values of confirmed_moisture_percent are 17.25, 14.5, 3.25',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-4' });
      await api.get('/analytics/coffeelot/confirmed_moisture_percent/min', {
        status: [200],
        answer: { result: 3.25 },
        because: '17.25 is the value of confirmed_moisture_percent in two objects',
      });
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
      await api.get('/analytics/coffeelot/confirmed_moisture_percent/min', {
        status: [200],
        answer: { result: 3.25 },
        because: 'confirmed_moisture_percent has a value in two of three objects',
      });
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
      await api.get('/analytics/coffeelot/confirmed_moisture_percent/min', {
        status: [200],
        answer: { result: null },
        because: 'confirmed_moisture_percent has no value in the only CoffeeLot',
      });
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
      await api.get('/analytics/coffeelot/confirmed_moisture_percent/min', {
        status: [200],
        answer: { result: 17.25 },
        because: 'confirmed_moisture_percent is 17.25 in the only CoffeeLot',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { confirmed_moisture_percent: 3.25 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/coffeelot/confirmed_moisture_percent/min', {
        status: [200],
        answer: { result: 3.25 },
        because: 'confirmed_moisture_percent was changed',
      });
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
      await api.get('/analytics/coffeelot/confirmed_moisture_percent/min', {
        status: [200],
        answer: { result: 3.25 },
        because: 'the values of confirmed_moisture_percent are 17.25 and 3.25',
      });
      await api.delete('/coffeelot/coffeelot-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/coffeelot/confirmed_moisture_percent/min', {
        status: [200],
        answer: { result: 17.25 },
        because: 'confirmed_moisture_percent is 17.25 in the only CoffeeLot that is left',
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
      await api.get('/analytics/coffeevariety/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no CoffeeVariety',
      });
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
      await api.get('/analytics/coffeevariety/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one CoffeeVariety',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.create('CoffeeVariety', {
        ...without(coffeeVariety, 'species', 'cultivar_name', 'reviewed_at', 'registered_at'),
        id: 'coffeevariety-3',
      });
      await api.get('/analytics/coffeevariety/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three CoffeeVariety objects',
      });
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
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-2' });
      await api.get('/analytics/coffeevariety/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two CoffeeVariety objects',
      });
      await api.delete('/coffeevariety/coffeevariety-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/coffeevariety/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two CoffeeVariety objects was deleted',
      });
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
      await api.get('/analytics/coffeevariety/page_views/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no CoffeeVariety',
      });
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
      await api.get('/analytics/coffeevariety/page_views/avg', {
        status: [200],
        answer: { result: 31 },
        because: 'page_views is 31 in the only CoffeeVariety',
      });
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
      await api.get('/analytics/coffeevariety/page_views/avg', {
        status: [200],
        answer: { result: 30 },
        because: 'page_views is 30 in the only CoffeeVariety',
      });
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
      await api.get('/analytics/coffeevariety/page_views/avg', {
        status: [200],
        answer: { result: 40.666666666666664 },
        because: 'the values of page_views are 30, 31, 61',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-4' });
      await api.get('/analytics/coffeevariety/page_views/avg', {
        status: [200],
        answer: { result: 38 },
        because: '30 is the value of page_views in two objects',
      });
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
      await api.get('/analytics/coffeevariety/page_views/avg', {
        status: [200],
        answer: { result: 0 },
        because: 'page_views is 0 in the only CoffeeVariety, which is a value',
      });
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
      await api.get('/analytics/coffeevariety/page_views/avg', {
        status: [200],
        answer: { result: 30 },
        because: 'page_views is 30 in the only CoffeeVariety',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { page_views: 61 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/coffeevariety/page_views/avg', {
        status: [200],
        answer: { result: 61 },
        because: 'page_views was changed',
      });
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
      await api.get('/analytics/coffeevariety/page_views/avg', {
        status: [200],
        answer: { result: 45.5 },
        because: 'the values of page_views are 30 and 61',
      });
      await api.delete('/coffeevariety/coffeevariety-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/coffeevariety/page_views/avg', {
        status: [200],
        answer: { result: 30 },
        because: 'page_views is 30 in the only CoffeeVariety that is left',
      });
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
      await api.get('/analytics/coffeevariety/page_views/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no CoffeeVariety',
      });
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
      await api.get('/analytics/coffeevariety/page_views/sum', {
        status: [200],
        answer: { result: 31 },
        because: 'page_views is 31 in the only CoffeeVariety',
      });
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
      await api.get('/analytics/coffeevariety/page_views/sum', {
        status: [200],
        answer: { result: 30 },
        because: 'page_views is 30 in the only CoffeeVariety',
      });
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
      await api.get('/analytics/coffeevariety/page_views/sum', {
        status: [200],
        answer: { result: 122 },
        because: 'the values of page_views are 30, 31, 61',
      });
      await api.create('CoffeeVariety', { ...coffeeVariety, id: 'coffeevariety-4' });
      await api.get('/analytics/coffeevariety/page_views/sum', {
        status: [200],
        answer: { result: 152 },
        because: '30 is the value of page_views in two objects',
      });
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
      await api.get('/analytics/coffeevariety/page_views/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'page_views is 0 in the only CoffeeVariety, which is a value',
      });
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
      await api.get('/analytics/coffeevariety/page_views/sum', {
        status: [200],
        answer: { result: 30 },
        because: 'page_views is 30 in the only CoffeeVariety',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { page_views: 61 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/coffeevariety/page_views/sum', {
        status: [200],
        answer: { result: 61 },
        because: 'page_views was changed',
      });
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
      await api.get('/analytics/coffeevariety/page_views/sum', {
        status: [200],
        answer: { result: 91 },
        because: 'the values of page_views are 30 and 61',
      });
      await api.delete('/coffeevariety/coffeevariety-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/coffeevariety/page_views/sum', {
        status: [200],
        answer: { result: 30 },
        because: 'page_views is 30 in the only CoffeeVariety that is left',
      });
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
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no CustomerSurvey',
      });
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
      await api.create('CustomerSurvey', { ...customerSurvey, average_rating: 6.25 });
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: 6.25 },
        because: 'average_rating is 6.25 in the only CustomerSurvey',
      });
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
      await api.create('CustomerSurvey', customerSurvey);
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: 8.25 },
        because: 'average_rating is 8.25 in the only CustomerSurvey',
      });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-2',
        average_rating: 6.25,
      });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-3',
        average_rating: 0.75,
      });
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: 0.75 },
        because: 'the values of average_rating are 8.25, 6.25, 0.75',
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-4' });
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: 0.75 },
        because: '8.25 is the value of average_rating in two objects',
      });
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
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: 0 },
        because: 'average_rating is 0 in the only CustomerSurvey, which is a value',
      });
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
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: 0.75 },
        because: 'average_rating has a value in two of three objects',
      });
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
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: null },
        because: 'average_rating has no value in the only CustomerSurvey',
      });
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
      await api.create('CustomerSurvey', customerSurvey);
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: 8.25 },
        because: 'average_rating is 8.25 in the only CustomerSurvey',
      });
      await api.patch('/customersurvey/customersurvey-1', {
        body: { average_rating: 0.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: 0.75 },
        because: 'average_rating was changed',
      });
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
      await api.create('CustomerSurvey', customerSurvey);
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-2',
        average_rating: 0.75,
      });
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: 0.75 },
        because: 'the values of average_rating are 8.25 and 0.75',
      });
      await api.delete('/customersurvey/customersurvey-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/customersurvey/average_rating/min', {
        status: [200],
        answer: { result: 8.25 },
        because: 'average_rating is 8.25 in the only CustomerSurvey that is left',
      });
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
      await api.get('/analytics/customersurvey/questions/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no CustomerSurvey',
      });
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
      await api.get('/analytics/customersurvey/questions/avg', {
        status: [200],
        answer: { result: 43 },
        because: 'questions is 43 in the only CustomerSurvey',
      });
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
      await api.get('/analytics/customersurvey/questions/avg', {
        status: [200],
        answer: { result: 4 },
        because: 'questions is 4 in the only CustomerSurvey',
      });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-2',
        questions: 43,
      });
      await api.create('CustomerSurvey', { ...customerSurvey, id: 'customersurvey-3' });
      await api.get('/analytics/customersurvey/questions/avg', {
        status: [200],
        answer: { result: 37.333333333333336 },
        because: 'the values of questions are 4, 43, 65',
      });
      await api.create('CustomerSurvey', {
        ...customerSurvey,
        id: 'customersurvey-4',
        questions: 4,
      });
      await api.get('/analytics/customersurvey/questions/avg', {
        status: [200],
        answer: { result: 29 },
        because: '4 is the value of questions in two objects',
      });
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
      await api.get('/analytics/customersurvey/questions/avg', {
        status: [200],
        answer: { result: 4 },
        because: 'questions is 4 in the only CustomerSurvey',
      });
      await api.patch('/customersurvey/customersurvey-1', {
        body: { questions: 65 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/customersurvey/questions/avg', {
        status: [200],
        answer: { result: 65 },
        because: 'questions was changed',
      });
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
      await api.get('/analytics/customersurvey/questions/avg', {
        status: [200],
        answer: { result: 34.5 },
        because: 'the values of questions are 4 and 65',
      });
      await api.delete('/customersurvey/customersurvey-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/customersurvey/questions/avg', {
        status: [200],
        answer: { result: 4 },
        because: 'questions is 4 in the only CustomerSurvey that is left',
      });
    },
  );

  test(
    '/analytics/department/count is 0 while there is no Department',
    about('analytics.department.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/department/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Department',
      });
    },
  );

  test(
    '/analytics/department/count counts every Department',
    about('analytics.department.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.get('/analytics/department/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one Department',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', {
        ...without(department, 'planned_headcount'),
        id: 'department-3',
        department_name: null,
      });
      await api.get('/analytics/department/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three Department objects',
      });
    },
  );

  test(
    '/analytics/department/count does not count a deleted Department',
    about('analytics.department.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.get('/analytics/department/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two Department objects',
      });
      await api.delete('/department/department-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/department/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two Department objects was deleted',
      });
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
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no Department',
      });
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
      await api.create('Department', department);
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: 14 },
        because: 'planned_headcount is 14 in the only Department',
      });
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
      await api.create('Department', { ...department, planned_headcount: 2 });
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: 2 },
        because: 'planned_headcount is 2 in the only Department',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3', planned_headcount: 30 });
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: 15.333333333333334 },
        because: 'the values of planned_headcount are 2, 14, 30',
      });
      await api.create('Department', { ...department, id: 'department-4', planned_headcount: 2 });
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: 12 },
        because: '2 is the value of planned_headcount in two objects',
      });
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
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: 0 },
        because: 'planned_headcount is 0 in the only Department, which is a value',
      });
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
      await api.create('Department', { ...department, planned_headcount: 2 });
      await api.create('Department', {
        ...without(department, 'planned_headcount'),
        id: 'department-2',
      });
      await api.create('Department', { ...department, id: 'department-3', planned_headcount: 30 });
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: 16 },
        because: 'planned_headcount has a value in two of three objects',
      });
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
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: null },
        because: 'planned_headcount has no value in the only Department',
      });
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
      await api.create('Department', { ...department, planned_headcount: 2 });
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: 2 },
        because: 'planned_headcount is 2 in the only Department',
      });
      await api.patch('/department/department-1', {
        body: { planned_headcount: 30 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: 30 },
        because: 'planned_headcount was changed',
      });
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
      await api.create('Department', { ...department, planned_headcount: 2 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 30 });
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: 16 },
        because: 'the values of planned_headcount are 2 and 30',
      });
      await api.delete('/department/department-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/department/planned_headcount/avg', {
        status: [200],
        answer: { result: 2 },
        because: 'planned_headcount is 2 in the only Department that is left',
      });
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
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no HelpRequest',
      });
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
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 90 },
        because: 'replies_sent is 90 in the only HelpRequest',
      });
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
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 12 },
        because: 'replies_sent is 12 in the only HelpRequest',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-2', replies_sent: 90 });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-3', replies_sent: 97 });
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 199 },
        because: 'the values of replies_sent are 12, 90, 97',
      });
      await api.create('HelpRequest', { ...helpRequest, id: 'helprequest-4' });
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 211 },
        because: '12 is the value of replies_sent in two objects',
      });
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
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'replies_sent is 0 in the only HelpRequest, which is a value',
      });
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
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 12 },
        because: 'replies_sent is 12 in the only HelpRequest',
      });
      await api.patch('/helprequest/helprequest-1', {
        body: { replies_sent: 97 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 97 },
        because: 'replies_sent was changed',
      });
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
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 109 },
        because: 'the values of replies_sent are 12 and 97',
      });
      await api.delete('/helprequest/helprequest-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/helprequest/replies_sent/sum', {
        status: [200],
        answer: { result: 12 },
        because: 'replies_sent is 12 in the only HelpRequest that is left',
      });
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
      await api.get('/analytics/mailingissue/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no MailingIssue',
      });
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
      await api.get('/analytics/mailingissue/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one MailingIssue',
      });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api.create('MailingIssue', {
        ...mailingIssue,
        id: 'mailingissue-3',
        dispatch_state: null,
        mail_subject: null,
        opened: null,
      });
      await api.get('/analytics/mailingissue/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three MailingIssue objects',
      });
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
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api.get('/analytics/mailingissue/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two MailingIssue objects',
      });
      await api.delete('/mailingissue/mailingissue-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/mailingissue/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two MailingIssue objects was deleted',
      });
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
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: null },
        because: 'there is no MailingIssue',
      });
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
      await api.create('MailingIssue', mailingIssue);
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: 17 },
        because: 'opened is 17 in the only MailingIssue',
      });
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
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: 6 },
        because: 'opened is 6 in the only MailingIssue',
      });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-3', opened: 80 });
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: 80 },
        because: 'the values of opened are 6, 17, 80',
      });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-4', opened: 6 });
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: 80 },
        because: '6 is the value of opened in two objects',
      });
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
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: 0 },
        because: 'opened is 0 in the only MailingIssue, which is a value',
      });
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
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-3', opened: 80 });
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: 80 },
        because: 'opened has a value in two of three objects',
      });
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
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: null },
        because: 'opened has no value in the only MailingIssue',
      });
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
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: 6 },
        because: 'opened is 6 in the only MailingIssue',
      });
      await api.patch('/mailingissue/mailingissue-1', {
        body: { opened: 80 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: 80 },
        because: 'opened was changed',
      });
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
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2', opened: 80 });
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: 80 },
        because: 'the values of opened are 6 and 80',
      });
      await api.delete('/mailingissue/mailingissue-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/mailingissue/opened/max', {
        status: [200],
        answer: { result: 6 },
        because: 'opened is 6 in the only MailingIssue that is left',
      });
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
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no MailingIssue',
      });
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
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 17 },
        because: 'opened is 17 in the only MailingIssue',
      });
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
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 6 },
        because: 'opened is 6 in the only MailingIssue',
      });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2' });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-3', opened: 80 });
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 103 },
        because: 'the values of opened are 6, 17, 80',
      });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-4', opened: 6 });
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 109 },
        because: '6 is the value of opened in two objects',
      });
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
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'opened is 0 in the only MailingIssue, which is a value',
      });
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
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 86 },
        because: 'opened has a value in two of three objects',
      });
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
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'opened has no value in the only MailingIssue',
      });
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
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 6 },
        because: 'opened is 6 in the only MailingIssue',
      });
      await api.patch('/mailingissue/mailingissue-1', {
        body: { opened: 80 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 80 },
        because: 'opened was changed',
      });
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
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 86 },
        because: 'the values of opened are 6 and 80',
      });
      await api.delete('/mailingissue/mailingissue-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/mailingissue/opened/sum', {
        status: [200],
        answer: { result: 6 },
        because: 'opened is 6 in the only MailingIssue that is left',
      });
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
      await api.get('/analytics/mailingissue/recipients/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no MailingIssue',
      });
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
      await api.get('/analytics/mailingissue/recipients/sum', {
        status: [200],
        answer: { result: 34 },
        because: 'recipients is 34 in the only MailingIssue',
      });
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
      await api.get('/analytics/mailingissue/recipients/sum', {
        status: [200],
        answer: { result: 27 },
        because: 'recipients is 27 in the only MailingIssue',
      });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-2', recipients: 34 });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-3' });
      await api.get('/analytics/mailingissue/recipients/sum', {
        status: [200],
        answer: { result: 148 },
        because: 'the values of recipients are 27, 34, 87',
      });
      await api.create('MailingIssue', { ...mailingIssue, id: 'mailingissue-4', recipients: 27 });
      await api.get('/analytics/mailingissue/recipients/sum', {
        status: [200],
        answer: { result: 175 },
        because: '27 is the value of recipients in two objects',
      });
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
      await api.get('/analytics/mailingissue/recipients/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'recipients is 0 in the only MailingIssue, which is a value',
      });
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
      await api.get('/analytics/mailingissue/recipients/sum', {
        status: [200],
        answer: { result: 27 },
        because: 'recipients is 27 in the only MailingIssue',
      });
      await api.patch('/mailingissue/mailingissue-1', {
        body: { recipients: 87 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/mailingissue/recipients/sum', {
        status: [200],
        answer: { result: 87 },
        because: 'recipients was changed',
      });
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
      await api.get('/analytics/mailingissue/recipients/sum', {
        status: [200],
        answer: { result: 114 },
        because: 'the values of recipients are 27 and 87',
      });
      await api.delete('/mailingissue/mailingissue-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/mailingissue/recipients/sum', {
        status: [200],
        answer: { result: 27 },
        because: 'recipients is 27 in the only MailingIssue that is left',
      });
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
      await api.get('/analytics/mediamention/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no MediaMention',
      });
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
      await api.get('/analytics/mediamention/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one MediaMention',
      });
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.create('MediaMention', {
        ...mediaMention,
        id: 'mediamention-3',
        appeared_at: null,
        readers: null,
        starred: null,
        medium_name: null,
      });
      await api.get('/analytics/mediamention/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three MediaMention objects',
      });
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
      await api.create('MediaMention', { ...mediaMention, id: 'mediamention-2' });
      await api.get('/analytics/mediamention/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two MediaMention objects',
      });
      await api.delete('/mediamention/mediamention-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/mediamention/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two MediaMention objects was deleted',
      });
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
      await api.get('/analytics/privacyrequest/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no PrivacyRequest',
      });
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
      await api.get('/analytics/privacyrequest/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one PrivacyRequest',
      });
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.create('PrivacyRequest', {
        ...without(privacyRequest, 'systems_searched'),
        id: 'privacyrequest-3',
        days_left: null,
        requester_name: null,
      });
      await api.get('/analytics/privacyrequest/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three PrivacyRequest objects',
      });
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
      await api.create('PrivacyRequest', { ...privacyRequest, id: 'privacyrequest-2' });
      await api.get('/analytics/privacyrequest/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two PrivacyRequest objects',
      });
      await api.delete('/privacyrequest/privacyrequest-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/privacyrequest/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two PrivacyRequest objects was deleted',
      });
    },
  );

  test(
    '/analytics/roastprofile/count is 0 while there is no RoastProfile',
    about('analytics.roastprofile.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/roastprofile/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no RoastProfile',
      });
    },
  );

  test(
    '/analytics/roastprofile/count counts every RoastProfile',
    about('analytics.roastprofile.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.get('/analytics/roastprofile/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one RoastProfile',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-3',
        author: null,
        drop_temperature_c: null,
        current_version_state: null,
        charge_temperature_c: null,
      });
      await api.get('/analytics/roastprofile/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three RoastProfile objects',
      });
    },
  );

  test(
    '/analytics/roastprofile/count does not count a deleted RoastProfile',
    about('analytics.roastprofile.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.get('/analytics/roastprofile/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two RoastProfile objects',
      });
      await api.delete('/roastprofile/roastprofile-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/roastprofile/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two RoastProfile objects was deleted',
      });
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
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no RoastProfile',
      });
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
      await api.create('RoastProfile', roastProfile);
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 57.25 },
        because: 'drop_temperature_c is 57.25 in the only RoastProfile',
      });
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
      await api.create('RoastProfile', { ...roastProfile, drop_temperature_c: 66.25 });
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 66.25 },
        because: 'drop_temperature_c is 66.25 in the only RoastProfile',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-3',
        drop_temperature_c: 8.25,
      });
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 8.25 },
        because: 'the values of drop_temperature_c are 66.25, 57.25, 8.25',
      });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-4',
        drop_temperature_c: 66.25,
      });
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 8.25 },
        because: '66.25 is the value of drop_temperature_c in two objects',
      });
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
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 0 },
        because: 'drop_temperature_c is 0 in the only RoastProfile, which is a value',
      });
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
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-3',
        drop_temperature_c: 66.25,
      });
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 8.25 },
        because: 'drop_temperature_c has a value in two of three objects',
      });
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
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: null },
        because: 'drop_temperature_c has no value in the only RoastProfile',
      });
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
      await api.create('RoastProfile', { ...roastProfile, drop_temperature_c: 66.25 });
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 66.25 },
        because: 'drop_temperature_c is 66.25 in the only RoastProfile',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { drop_temperature_c: 8.25 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 8.25 },
        because: 'drop_temperature_c was changed',
      });
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
      await api.create('RoastProfile', { ...roastProfile, drop_temperature_c: 66.25 });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        drop_temperature_c: 8.25,
      });
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 8.25 },
        because: 'the values of drop_temperature_c are 66.25 and 8.25',
      });
      await api.delete('/roastprofile/roastprofile-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 66.25 },
        because: 'drop_temperature_c is 66.25 in the only RoastProfile that is left',
      });
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
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no RoastingMachine',
      });
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
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 38 },
        because: 'batches_until_cleaning is 38 in the only RoastingMachine',
      });
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
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 23 },
        because: 'batches_until_cleaning is 23 in the only RoastingMachine',
      });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-2',
        batches_until_cleaning: 38,
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-3' });
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 158 },
        because: 'the values of batches_until_cleaning are 23, 38, 97',
      });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-4',
        batches_until_cleaning: 23,
      });
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 181 },
        because: '23 is the value of batches_until_cleaning in two objects',
      });
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
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'batches_until_cleaning is 0 in the only RoastingMachine, which is a value',
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
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 23 },
        because: 'batches_until_cleaning is 23 in the only RoastingMachine',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_until_cleaning: 97 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 97 },
        because: 'batches_until_cleaning was changed',
      });
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
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 120 },
        because: 'the values of batches_until_cleaning are 23 and 97',
      });
      await api.delete('/roastingmachine/roastingmachine-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 23 },
        because: 'batches_until_cleaning is 23 in the only RoastingMachine that is left',
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
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no RoastingMachine',
      });
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
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: 38.75 },
        because: 'last_charge_kg is 38.75 in the only RoastingMachine',
      });
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
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: 45.25 },
        because: 'last_charge_kg is 45.25 in the only RoastingMachine',
      });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-2',
        last_charge_kg: 38.75,
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-3' });
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'the values of last_charge_kg are 45.25, 38.75, 5.75',
      });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-4',
        last_charge_kg: 45.25,
      });
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: 5.75 },
        because: '45.25 is the value of last_charge_kg in two objects',
      });
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
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: 0 },
        because: 'last_charge_kg is 0 in the only RoastingMachine, which is a value',
      });
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
        last_charge_kg: 45.25,
      });
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'last_charge_kg has a value in two of three objects',
      });
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
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: null },
        because: 'last_charge_kg has no value in the only RoastingMachine',
      });
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
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: 45.25 },
        because: 'last_charge_kg is 45.25 in the only RoastingMachine',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { last_charge_kg: 5.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'last_charge_kg was changed',
      });
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
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'the values of last_charge_kg are 45.25 and 5.75',
      });
      await api.delete('/roastingmachine/roastingmachine-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/roastingmachine/last_charge_kg/min', {
        status: [200],
        answer: { result: 45.25 },
        because: 'last_charge_kg is 45.25 in the only RoastingMachine that is left',
      });
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
      await api.get('/analytics/staffmember/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no StaffMember',
      });
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
      await api.get('/analytics/staffmember/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one StaffMember',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('StaffMember', {
        ...without(staffMember, 'contract_status', 'weekly_hours'),
        id: 'staffmember-3',
        work_email: null,
        department: null,
      });
      await api.get('/analytics/staffmember/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three StaffMember objects',
      });
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
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.get('/analytics/staffmember/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two StaffMember objects',
      });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/staffmember/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two StaffMember objects was deleted',
      });
    },
  );

  test(
    '/analytics/subscription/spent_eur/sum is 0 while there is no Subscription',
    about('analytics.subscription.spent_eur.sum.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Subscription',
      });
    },
  );

  test(
    '/analytics/subscription/spent_eur/sum works on a single Subscription',
    about('analytics.subscription.spent_eur.sum.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Subscription', { ...subscription, spent_eur: 92.25 });
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 92.25 },
        because: 'spent_eur is 92.25 in the only Subscription',
      });
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
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 15.25 },
        because: 'spent_eur is 15.25 in the only Subscription',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2', spent_eur: 92.25 });
      await api.create('Subscription', { ...subscription, id: 'subscription-3', spent_eur: 92.5 });
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 200 },
        because: 'the values of spent_eur are 15.25, 92.25, 92.5',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-4' });
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 215.25 },
        because: '15.25 is the value of spent_eur in two objects',
      });
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
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'spent_eur is 0 in the only Subscription, which is a value',
      });
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
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 107.75 },
        because: 'spent_eur has a value in two of three objects',
      });
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
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'spent_eur has no value in the only Subscription',
      });
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
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 15.25 },
        because: 'spent_eur is 15.25 in the only Subscription',
      });
      await api.patch('/subscription/subscription-1', {
        body: { spent_eur: 92.5 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 92.5 },
        because: 'spent_eur was changed',
      });
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
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 107.75 },
        because: 'the values of spent_eur are 15.25 and 92.5',
      });
      await api.delete('/subscription/subscription-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/subscription/spent_eur/sum', {
        status: [200],
        answer: { result: 15.25 },
        because: 'spent_eur is 15.25 in the only Subscription that is left',
      });
    },
  );
});
