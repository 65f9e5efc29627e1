import { about, test } from '../support/api.ts';

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

// A valid NonConformity, as the tests send it.
const nonConformity = {
  days_to_remedy: 82,
  finding_grade: 'observation',
  id: 'nonconformity-1',
  reminders: 5,
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

// A valid FleetVehicle, as the tests send it.
const fleetVehicle = {
  id: 'fleetvehicle-1',
  next_service_km: 27.25,
  trips: 10,
  vehicle_state: 'on_the_road',
  color_tag: 'nida',
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

// A valid Incident, as the tests send it.
const incident = {
  handling: 'resolved',
  happened_at: '2023-06-05 15:25:28',
  id: 'incident-1',
  summary: 'gumua',
};

// A valid StaffNotice, as the tests send it.
const staffNotice = {
  id: 'staffnotice-1',
  notice_body: 'tibona',
  notice_state: 'posted',
  notice_title: 'turiro',
  seen_by: 73,
};

// A valid CompanyPolicy, as the tests send it.
const companyPolicy = {
  acknowledged: 47,
  id: 'companypolicy-1',
  policy_owner: null,
  policy_state: 'proposed',
};

// A valid Vacancy, as the tests send it.
const vacancy = {
  id: 'vacancy-1',
  recruiting_state: 'advertised',
  remote_possible: true,
  open_seats: 30,
  seats_filled: 11,
};

test.describe('Removed names', () => {
  // changes.gone: Whatever is renamed or removed no longer answers under its old path: requests
  //   to it get 404. That holds for entities, analytics and actions.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.
  // changes.delete-field: A deleted field is no longer demanded and no longer appears in answers.
  //   With it go the analytics, conditions and effects that need it, and the actions whose state
  //   it was.
  // changes.delete-entity: Deleting an entity also deletes its endpoints, analytics and actions,
  //   the fields of other entities that refer to it, and what needs those.

  test(
    '/accessbadge is gone',
    about('removed.endpoint.accessbadge', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/accessbadge', { status: [404], because: '/accessbadge is /keycard now' });
      await api.post('/accessbadge', {
        body: { id: 'accessbadge-1' },
        status: [404],
        because: '/accessbadge is /keycard now',
      });
      await api.get('/accessbadge/accessbadge-1', {
        status: [404],
        because: '/accessbadge is /keycard now',
      });
    },
  );

  test(
    '/announcement is gone',
    about('removed.endpoint.announcement', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/announcement', {
        status: [404],
        because: '/announcement is /staffnotice now',
      });
      await api.post('/announcement', {
        body: { id: 'announcement-1' },
        status: [404],
        because: '/announcement is /staffnotice now',
      });
      await api.get('/announcement/announcement-1', {
        status: [404],
        because: '/announcement is /staffnotice now',
      });
    },
  );

  test(
    '/auditfinding is gone',
    about('removed.endpoint.auditfinding', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/auditfinding', {
        status: [404],
        because: '/auditfinding is /nonconformity now',
      });
      await api.post('/auditfinding', {
        body: { id: 'auditfinding-1' },
        status: [404],
        because: '/auditfinding is /nonconformity now',
      });
      await api.get('/auditfinding/auditfinding-1', {
        status: [404],
        because: '/auditfinding is /nonconformity now',
      });
    },
  );

  test(
    '/blend is gone',
    about('removed.endpoint.blend', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/blend', {
        status: [404],
        because: 'the specification has no /blend any more',
      });
      await api.post('/blend', {
        body: { id: 'blend-1' },
        status: [404],
        because: 'the specification has no /blend any more',
      });
      await api.get('/blend/blend-1', {
        status: [404],
        because: 'the specification has no /blend any more',
      });
    },
  );

  test(
    '/brewguide is gone',
    about('removed.endpoint.brewguide', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/brewguide', { status: [404], because: '/brewguide is /brewrecipe now' });
      await api.post('/brewguide', {
        body: { id: 'brewguide-1' },
        status: [404],
        because: '/brewguide is /brewrecipe now',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: '/brewguide is /brewrecipe now',
      });
    },
  );

  test(
    '/coffeebag is gone',
    about('removed.endpoint.coffeebag', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/coffeebag', {
        status: [404],
        because: 'the specification has no /coffeebag any more',
      });
      await api.post('/coffeebag', {
        body: { id: 'coffeebag-1' },
        status: [404],
        because: 'the specification has no /coffeebag any more',
      });
      await api.get('/coffeebag/coffeebag-1', {
        status: [404],
        because: 'the specification has no /coffeebag any more',
      });
    },
  );

  test(
    '/companyvehicle is gone',
    about('removed.endpoint.companyvehicle', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/companyvehicle', {
        status: [404],
        because: '/companyvehicle is /fleetvehicle now',
      });
      await api.post('/companyvehicle', {
        body: { id: 'companyvehicle-1' },
        status: [404],
        because: '/companyvehicle is /fleetvehicle now',
      });
      await api.get('/companyvehicle/companyvehicle-1', {
        status: [404],
        because: '/companyvehicle is /fleetvehicle now',
      });
    },
  );

  test(
    '/cupping is gone',
    about('removed.endpoint.cupping', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/cupping', {
        status: [404],
        because: 'the specification has no /cupping any more',
      });
      await api.post('/cupping', {
        body: { id: 'cupping-1' },
        status: [404],
        because: 'the specification has no /cupping any more',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'the specification has no /cupping any more',
      });
    },
  );

  test(
    '/customercomplaint is gone',
    about('removed.endpoint.customercomplaint', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/customercomplaint', {
        status: [404],
        because: 'the specification has no /customercomplaint any more',
      });
      await api.post('/customercomplaint', {
        body: { id: 'customercomplaint-1' },
        status: [404],
        because: 'the specification has no /customercomplaint any more',
      });
      await api.get('/customercomplaint/customercomplaint-1', {
        status: [404],
        because: 'the specification has no /customercomplaint any more',
      });
    },
  );

  test(
    '/datarequest is gone',
    about('removed.endpoint.datarequest', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/datarequest', {
        status: [404],
        because: '/datarequest is /privacyrequest now',
      });
      await api.post('/datarequest', {
        body: { id: 'datarequest-1' },
        status: [404],
        because: '/datarequest is /privacyrequest now',
      });
      await api.get('/datarequest/datarequest-1', {
        status: [404],
        because: '/datarequest is /privacyrequest now',
      });
    },
  );

  test(
    '/document is gone',
    about('removed.endpoint.document', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/document', {
        status: [404],
        because: 'the specification has no /document any more',
      });
      await api.post('/document', {
        body: { id: 'document-1' },
        status: [404],
        because: 'the specification has no /document any more',
      });
      await api.get('/document/document-1', {
        status: [404],
        because: 'the specification has no /document any more',
      });
    },
  );

  test(
    '/employee is gone',
    about('removed.endpoint.employee', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/employee', { status: [404], because: '/employee is /staffmember now' });
      await api.post('/employee', {
        body: { id: 'employee-1' },
        status: [404],
        because: '/employee is /staffmember now',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: '/employee is /staffmember now',
      });
    },
  );

  test(
    '/farm is gone',
    about('removed.endpoint.farm', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/farm', { status: [404], because: '/farm is /coffeefarm now' });
      await api.post('/farm', {
        body: { id: 'farm-1' },
        status: [404],
        because: '/farm is /coffeefarm now',
      });
      await api.get('/farm/farm-1', { status: [404], because: '/farm is /coffeefarm now' });
    },
  );

  test(
    '/greenlot is gone',
    about('removed.endpoint.greenlot', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/greenlot', { status: [404], because: '/greenlot is /coffeelot now' });
      await api.post('/greenlot', {
        body: { id: 'greenlot-1' },
        status: [404],
        because: '/greenlot is /coffeelot now',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: '/greenlot is /coffeelot now',
      });
    },
  );

  test(
    '/inspection is gone',
    about('removed.endpoint.inspection', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/inspection', {
        status: [404],
        because: 'the specification has no /inspection any more',
      });
      await api.post('/inspection', {
        body: { id: 'inspection-1' },
        status: [404],
        because: 'the specification has no /inspection any more',
      });
      await api.get('/inspection/inspection-1', {
        status: [404],
        because: 'the specification has no /inspection any more',
      });
    },
  );

  test(
    '/jobopening is gone',
    about('removed.endpoint.jobopening', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/jobopening', { status: [404], because: '/jobopening is /vacancy now' });
      await api.post('/jobopening', {
        body: { id: 'jobopening-1' },
        status: [404],
        because: '/jobopening is /vacancy now',
      });
      await api.get('/jobopening/jobopening-1', {
        status: [404],
        because: '/jobopening is /vacancy now',
      });
    },
  );

  test(
    '/newsletterissue is gone',
    about('removed.endpoint.newsletterissue', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/newsletterissue', {
        status: [404],
        because: '/newsletterissue is /mailingissue now',
      });
      await api.post('/newsletterissue', {
        body: { id: 'newsletterissue-1' },
        status: [404],
        because: '/newsletterissue is /mailingissue now',
      });
      await api.get('/newsletterissue/newsletterissue-1', {
        status: [404],
        because: '/newsletterissue is /mailingissue now',
      });
    },
  );

  test(
    '/officedevice is gone',
    about('removed.endpoint.officedevice', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/officedevice', {
        status: [404],
        because: 'the specification has no /officedevice any more',
      });
      await api.post('/officedevice', {
        body: { id: 'officedevice-1' },
        status: [404],
        because: 'the specification has no /officedevice any more',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'the specification has no /officedevice any more',
      });
    },
  );

  test(
    '/payrollrun is gone',
    about('removed.endpoint.payrollrun', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/payrollrun', {
        status: [404],
        because: 'the specification has no /payrollrun any more',
      });
      await api.post('/payrollrun', {
        body: { id: 'payrollrun-1' },
        status: [404],
        because: 'the specification has no /payrollrun any more',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'the specification has no /payrollrun any more',
      });
    },
  );

  test(
    '/performancereview is gone',
    about('removed.endpoint.performancereview', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/performancereview', {
        status: [404],
        because: 'the specification has no /performancereview any more',
      });
      await api.post('/performancereview', {
        body: { id: 'performancereview-1' },
        status: [404],
        because: 'the specification has no /performancereview any more',
      });
      await api.get('/performancereview/performancereview-1', {
        status: [404],
        because: 'the specification has no /performancereview any more',
      });
    },
  );

  test(
    '/pressarticle is gone',
    about('removed.endpoint.pressarticle', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/pressarticle', {
        status: [404],
        because: '/pressarticle is /mediamention now',
      });
      await api.post('/pressarticle', {
        body: { id: 'pressarticle-1' },
        status: [404],
        because: '/pressarticle is /mediamention now',
      });
      await api.get('/pressarticle/pressarticle-1', {
        status: [404],
        because: '/pressarticle is /mediamention now',
      });
    },
  );

  test(
    '/retailbag is gone',
    about('removed.endpoint.retailbag', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/retailbag', {
        status: [404],
        because: 'the specification has no /retailbag any more',
      });
      await api.post('/retailbag', {
        body: { id: 'retailbag-1' },
        status: [404],
        because: 'the specification has no /retailbag any more',
      });
      await api.get('/retailbag/retailbag-1', {
        status: [404],
        because: 'the specification has no /retailbag any more',
      });
    },
  );

  test(
    '/roast is gone',
    about('removed.endpoint.roast', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/roast', {
        status: [404],
        because: 'the specification has no /roast any more',
      });
      await api.post('/roast', {
        body: { id: 'roast-1' },
        status: [404],
        because: 'the specification has no /roast any more',
      });
      await api.get('/roast/roast-1', {
        status: [404],
        because: 'the specification has no /roast any more',
      });
    },
  );

  test(
    '/roastbatch is gone',
    about('removed.endpoint.roastbatch', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/roastbatch', {
        status: [404],
        because: 'the specification has no /roastbatch any more',
      });
      await api.post('/roastbatch', {
        body: { id: 'roastbatch-1' },
        status: [404],
        because: 'the specification has no /roastbatch any more',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'the specification has no /roastbatch any more',
      });
    },
  );

  test(
    '/supportticket is gone',
    about('removed.endpoint.supportticket', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/supportticket', {
        status: [404],
        because: '/supportticket is /helprequest now',
      });
      await api.post('/supportticket', {
        body: { id: 'supportticket-1' },
        status: [404],
        because: '/supportticket is /helprequest now',
      });
      await api.get('/supportticket/supportticket-1', {
        status: [404],
        because: '/supportticket is /helprequest now',
      });
    },
  );

  test(
    '/variety is gone',
    about('removed.endpoint.variety', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/variety', { status: [404], because: '/variety is /coffeevariety now' });
      await api.post('/variety', {
        body: { id: 'variety-1' },
        status: [404],
        because: '/variety is /coffeevariety now',
      });
      await api.get('/variety/variety-1', {
        status: [404],
        because: '/variety is /coffeevariety now',
      });
    },
  );

  test(
    '/analytics/brewrecipe/water_temperature_c/avg is gone',
    about(
      'removed.analytics.brewrecipe.water_temperature_c.avg',
      'changes.gone',
      'changes.delete-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/brewrecipe/water_temperature_c/avg', {
        status: [404],
        because: 'the specification has no /analytics/brewrecipe/water_temperature_c/avg any more',
      });
    },
  );

  test(
    '/analytics/cafe/credit_limit_eur/max is gone',
    about('removed.analytics.cafe.credit_limit_eur.max', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/cafe/credit_limit_eur/max', {
        status: [404],
        because: 'the specification has no /analytics/cafe/credit_limit_eur/max any more',
      });
    },
  );

  test(
    '/analytics/cafe/recorded_credit_limit_eur/max is gone',
    about('removed.analytics.cafe.recorded_credit_limit_eur.max', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/cafe/recorded_credit_limit_eur/max', {
        status: [404],
        because: 'the specification has no /analytics/cafe/recorded_credit_limit_eur/max any more',
      });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/avg is gone',
    about('removed.analytics.coffeefarm.altitude_m.avg', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/coffeefarm/altitude_m/avg', {
        status: [404],
        because: 'the specification has no /analytics/coffeefarm/altitude_m/avg any more',
      });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/min is gone',
    about('removed.analytics.coffeefarm.altitude_m.min', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/coffeefarm/altitude_m/min', {
        status: [404],
        because: 'the specification has no /analytics/coffeefarm/altitude_m/min any more',
      });
    },
  );

  test(
    '/analytics/coffeefarm/count is gone',
    about('removed.analytics.coffeefarm.count', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/coffeefarm/count', {
        status: [404],
        because: 'the specification has no /analytics/coffeefarm/count any more',
      });
    },
  );

  test(
    '/analytics/coffeefarm/lots_rejected/max is gone',
    about('removed.analytics.coffeefarm.lots_rejected.max', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.get('/analytics/coffeefarm/lots_rejected/max', {
        status: [404],
        because: 'the specification has no /analytics/coffeefarm/lots_rejected/max any more',
      });
    },
  );

  test(
    '/analytics/coffeelot/allocated_kg/max is gone',
    about('removed.analytics.coffeelot.allocated_kg.max', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/coffeelot/allocated_kg/max', {
        status: [404],
        because: 'the specification has no /analytics/coffeelot/allocated_kg/max any more',
      });
    },
  );

  test(
    '/analytics/coffeelot/recorded_allocated_kg/max is gone',
    about('removed.analytics.coffeelot.recorded_allocated_kg.max', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/coffeelot/recorded_allocated_kg/max', {
        status: [404],
        because: 'the specification has no /analytics/coffeelot/recorded_allocated_kg/max any more',
      });
    },
  );

  test(
    '/analytics/coffeelot/recorded_moisture_percent/min is gone',
    about(
      'removed.analytics.coffeelot.recorded_moisture_percent.min',
      'changes.gone',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/coffeelot/recorded_moisture_percent/min', {
        status: [404],
        because:
          '/analytics/coffeelot/recorded_moisture_percent/min is /analytics/coffeelot/confirmed_moisture_percent/min now',
      });
    },
  );

  test(
    '/analytics/coffeelot/weight_kg/sum is gone',
    about('removed.analytics.coffeelot.weight_kg.sum', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.get('/analytics/coffeelot/weight_kg/sum', {
        status: [404],
        because: 'the specification has no /analytics/coffeelot/weight_kg/sum any more',
      });
    },
  );

  test(
    '/analytics/cupping/count is gone',
    about('removed.analytics.cupping.count', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/cupping/count', {
        status: [404],
        because: 'the specification has no /analytics/cupping/count any more',
      });
    },
  );

  test(
    '/analytics/cupping/defects/max is gone',
    about('removed.analytics.cupping.defects.max', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/cupping/defects/max', {
        status: [404],
        because: 'the specification has no /analytics/cupping/defects/max any more',
      });
    },
  );

  test(
    '/analytics/cupping/defects/sum is gone',
    about('removed.analytics.cupping.defects.sum', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/analytics/cupping/defects/sum', {
        status: [404],
        because: 'the specification has no /analytics/cupping/defects/sum any more',
      });
    },
  );

  test(
    '/analytics/cupping/score/max is gone',
    about('removed.analytics.cupping.score.max', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/analytics/cupping/score/max', {
        status: [404],
        because: 'the specification has no /analytics/cupping/score/max any more',
      });
    },
  );

  test(
    '/analytics/datarequest/count is gone',
    about('removed.analytics.datarequest.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/datarequest/count', {
        status: [404],
        because: '/analytics/datarequest/count is /analytics/privacyrequest/count now',
      });
    },
  );

  test(
    '/analytics/employee/count is gone',
    about('removed.analytics.employee.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/employee/count', {
        status: [404],
        because: '/analytics/employee/count is /analytics/staffmember/count now',
      });
    },
  );

  test(
    '/analytics/farm/altitude_m/avg is gone',
    about('removed.analytics.farm.altitude_m.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/farm/altitude_m/avg', {
        status: [404],
        because: 'the specification has no /analytics/farm/altitude_m/avg any more',
      });
    },
  );

  test(
    '/analytics/greenlot/count is gone',
    about('removed.analytics.greenlot.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/greenlot/count', {
        status: [404],
        because: '/analytics/greenlot/count is /analytics/coffeelot/count now',
      });
    },
  );

  test(
    '/analytics/greenlot/moisture_percent/min is gone',
    about(
      'removed.analytics.greenlot.moisture_percent.min',
      'changes.gone',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/greenlot/moisture_percent/min', {
        status: [404],
        because:
          '/analytics/greenlot/moisture_percent/min is /analytics/coffeelot/confirmed_moisture_percent/min now',
      });
    },
  );

  test(
    '/analytics/greenlot/recorded_moisture_percent/min is gone',
    about(
      'removed.analytics.greenlot.recorded_moisture_percent.min',
      'changes.gone',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/greenlot/recorded_moisture_percent/min', {
        status: [404],
        because:
          '/analytics/greenlot/recorded_moisture_percent/min is /analytics/coffeelot/confirmed_moisture_percent/min now',
      });
    },
  );

  test(
    '/analytics/greenlot/weight_kg/sum is gone',
    about('removed.analytics.greenlot.weight_kg.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/greenlot/weight_kg/sum', {
        status: [404],
        because: 'the specification has no /analytics/greenlot/weight_kg/sum any more',
      });
    },
  );

  test(
    '/analytics/inspection/count is gone',
    about('removed.analytics.inspection.count', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/analytics/inspection/count', {
        status: [404],
        because: 'the specification has no /analytics/inspection/count any more',
      });
    },
  );

  test(
    '/analytics/newsletterissue/count is gone',
    about('removed.analytics.newsletterissue.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/newsletterissue/count', {
        status: [404],
        because: '/analytics/newsletterissue/count is /analytics/mailingissue/count now',
      });
    },
  );

  test(
    '/analytics/newsletterissue/opened/max is gone',
    about('removed.analytics.newsletterissue.opened.max', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/newsletterissue/opened/max', {
        status: [404],
        because: '/analytics/newsletterissue/opened/max is /analytics/mailingissue/opened/max now',
      });
    },
  );

  test(
    '/analytics/newsletterissue/opened/sum is gone',
    about('removed.analytics.newsletterissue.opened.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/newsletterissue/opened/sum', {
        status: [404],
        because: '/analytics/newsletterissue/opened/sum is /analytics/mailingissue/opened/sum now',
      });
    },
  );

  test(
    '/analytics/newsletterissue/recipients/sum is gone',
    about(
      'removed.analytics.newsletterissue.recipients.sum',
      'changes.gone',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/newsletterissue/recipients/sum', {
        status: [404],
        because:
          '/analytics/newsletterissue/recipients/sum is /analytics/mailingissue/recipients/sum now',
      });
    },
  );

  test(
    '/analytics/roast/roast_loss_kg/avg is gone',
    about('removed.analytics.roast.roast_loss_kg.avg', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/analytics/roast/roast_loss_kg/avg', {
        status: [404],
        because: 'the specification has no /analytics/roast/roast_loss_kg/avg any more',
      });
    },
  );

  test(
    '/analytics/roast/roast_loss_kg/min is gone',
    about('removed.analytics.roast.roast_loss_kg.min', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/analytics/roast/roast_loss_kg/min', {
        status: [404],
        because: 'the specification has no /analytics/roast/roast_loss_kg/min any more',
      });
    },
  );

  test(
    '/analytics/roastbatch/roast_loss_kg/avg is gone',
    about(
      'removed.analytics.roastbatch.roast_loss_kg.avg',
      'changes.gone',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/roastbatch/roast_loss_kg/avg', {
        status: [404],
        because: 'the specification has no /analytics/roastbatch/roast_loss_kg/avg any more',
      });
    },
  );

  test(
    '/analytics/roastprofile/drop_temperature_c/avg is gone',
    about('removed.analytics.roastprofile.drop_temperature_c.avg', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/roastprofile/drop_temperature_c/avg', {
        status: [404],
        because: 'the specification has no /analytics/roastprofile/drop_temperature_c/avg any more',
      });
    },
  );

  test(
    '/analytics/variety/count is gone',
    about('removed.analytics.variety.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/variety/count', {
        status: [404],
        because: '/analytics/variety/count is /analytics/coffeevariety/count now',
      });
    },
  );

  test(
    '/analytics/variety/cup_potential/avg is gone',
    about('removed.analytics.variety.cup_potential.avg', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/variety/cup_potential/avg', {
        status: [404],
        because: 'the specification has no /analytics/variety/cup_potential/avg any more',
      });
    },
  );

  test(
    '/analytics/variety/cup_potential/max is gone',
    about('removed.analytics.variety.cup_potential.max', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/variety/cup_potential/max', {
        status: [404],
        because: 'the specification has no /analytics/variety/cup_potential/max any more',
      });
    },
  );

  test(
    '/analytics/variety/cup_potential/min is gone',
    about('removed.analytics.variety.cup_potential.min', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.get('/analytics/variety/cup_potential/min', {
        status: [404],
        because: 'the specification has no /analytics/variety/cup_potential/min any more',
      });
    },
  );

  test(
    '/analytics/variety/page_views/sum is gone',
    about('removed.analytics.variety.page_views.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/variety/page_views/sum', {
        status: [404],
        because: '/analytics/variety/page_views/sum is /analytics/coffeevariety/page_views/sum now',
      });
    },
  );

  test(
    '/analytics/variety/view_count/avg is gone',
    about('removed.analytics.variety.view_count.avg', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/variety/view_count/avg', {
        status: [404],
        because: 'the specification has no /analytics/variety/view_count/avg any more',
      });
    },
  );

  test(
    '/analytics/variety/view_count/max is gone',
    about('removed.analytics.variety.view_count.max', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/variety/view_count/max', {
        status: [404],
        because: 'the specification has no /analytics/variety/view_count/max any more',
      });
    },
  );

  test(
    '/analytics/variety/view_count/sum is gone',
    about('removed.analytics.variety.view_count.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/variety/view_count/sum', {
        status: [404],
        because: '/analytics/variety/view_count/sum is /analytics/coffeevariety/page_views/sum now',
      });
    },
  );

  test(
    'Cafe no longer has the action block_account',
    about('removed.action.cafe.block_account', 'changes.gone'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.post('/cafe/cafe-1/block_account', {
        status: [404],
        because: 'Cafe has no block_account any more',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { ...cafe, invoices: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the action become_partner',
    about('removed.action.coffeefarm.become_partner', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm/coffeefarm-1/become_partner', {
        status: [404],
        because: 'CoffeeFarm has no become_partner any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the action mark_former',
    about('removed.action.coffeefarm.mark_former', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm/coffeefarm-1/mark_former', {
        status: [404],
        because: 'CoffeeFarm has no mark_former any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the action mark_trial',
    about('removed.action.coffeefarm.mark_trial', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm/coffeefarm-1/mark_trial', {
        status: [404],
        because: 'CoffeeFarm has no mark_trial any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the action move_to_under_review',
    about('removed.action.coffeefarm.move_to_under_review', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm/coffeefarm-1/move_to_under_review', {
        status: [404],
        because: 'CoffeeFarm has no move_to_under_review any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the action part_ways',
    about('removed.action.coffeefarm.part_ways', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [404],
        because: 'CoffeeFarm has no part_ways any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the action start_trial',
    about('removed.action.coffeefarm.start_trial', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [404],
        because: 'CoffeeFarm has no start_trial any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, linked_grown_varieties: [], entered_by: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'CoffeeLot no longer has the action grade',
    about('removed.action.coffeelot.grade', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.post('/coffeelot/coffeelot-1/grade', {
        status: [404],
        because: 'CoffeeLot has no grade any more',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: coffeeLot,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'CoffeeLot no longer has the action release',
    about('removed.action.coffeelot.release', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.post('/coffeelot/coffeelot-1/release', {
        status: [404],
        because: 'CoffeeLot has no release any more',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: coffeeLot,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'CoffeeLot no longer has the action return_to_booked',
    about('removed.action.coffeelot.return_to_booked', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.post('/coffeelot/coffeelot-1/return_to_booked', {
        status: [404],
        because: 'CoffeeLot has no return_to_booked any more',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: coffeeLot,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'CompanyPolicy no longer has the action repeal',
    about('removed.action.companypolicy.repeal', 'changes.gone'),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.post('/companypolicy/companypolicy-1/repeal', {
        status: [404],
        because: 'CompanyPolicy has no repeal any more',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { ...companyPolicy, departments: [], entered_by: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'MailingIssue no longer has the action schedule_issue',
    about('removed.action.mailingissue.schedule_issue', 'changes.gone'),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api.post('/mailingissue/mailingissue-1/schedule_issue', {
        status: [404],
        because: 'MailingIssue has no schedule_issue any more',
      });
      await api.get('/mailingissue/mailingissue-1', {
        status: [200],
        answer: { ...mailingIssue, linked_articles: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'MediaMention no longer has the action report_print',
    about('removed.action.mediamention.report_print', 'changes.gone'),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.post('/mediamention/mediamention-1/report_print', {
        status: [404],
        because: 'MediaMention has no report_print any more',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: mediaMention,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'MediaMention no longer has the action return_to_printed',
    about('removed.action.mediamention.return_to_printed', 'changes.gone'),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api.post('/mediamention/mediamention-1/return_to_printed', {
        status: [404],
        because: 'MediaMention has no return_to_printed any more',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        answer: mediaMention,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'RoastingMachine no longer has the action clean_drum',
    about('removed.action.roastingmachine.clean_drum', 'changes.gone'),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.post('/roastingmachine/roastingmachine-1/clean_drum', {
        status: [404],
        because: 'RoastingMachine has no clean_drum any more',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: roastingMachine,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'StaffMember no longer has the action mark_suspended',
    about('removed.action.staffmember.mark_suspended', 'changes.gone'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.post('/staffmember/staffmember-1/mark_suspended', {
        status: [404],
        because: 'StaffMember has no mark_suspended any more',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, department: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'StaffMember no longer has the action offboard',
    about('removed.action.staffmember.offboard', 'changes.gone'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.post('/staffmember/staffmember-1/offboard', {
        status: [404],
        because: 'StaffMember has no offboard any more',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, department: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'BrewRecipe no longer has the field blend',
    about('removed.field.brewrecipe.blend', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/brewrecipe', {
        body: brewRecipe,
        status: [200, 201],
        absent: ['blend'],
        because: 'BrewRecipe has no blend any more',
      });
      await api.get('/brewrecipe/brewrecipe-1', {
        status: [200],
        absent: ['blend'],
        because: 'BrewRecipe has no blend any more',
      });
      await api.patch('/brewrecipe/brewrecipe-1', {
        body: { guide_title: 'lubu' },
        status: [200],
        absent: ['blend'],
        because: 'BrewRecipe has no blend any more',
      });
    },
  );

  test(
    'BrewRecipe no longer has the field editing',
    about('removed.field.brewrecipe.editing', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/brewrecipe', {
        body: brewRecipe,
        status: [200, 201],
        absent: ['editing'],
        because: 'BrewRecipe has no editing any more',
      });
      await api.get('/brewrecipe/brewrecipe-1', {
        status: [200],
        absent: ['editing'],
        because: 'BrewRecipe has no editing any more',
      });
      await api.patch('/brewrecipe/brewrecipe-1', {
        body: { guide_title: 'lubu' },
        status: [200],
        absent: ['editing'],
        because: 'BrewRecipe has no editing any more',
      });
    },
  );

  test(
    'BrewRecipe no longer has the field method',
    about('removed.field.brewrecipe.method', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/brewrecipe', {
        body: brewRecipe,
        status: [200, 201],
        answer: { brew_method: 'espresso' },
        absent: ['method'],
        because: 'method is brew_method now',
      });
      await api.get('/brewrecipe/brewrecipe-1', {
        status: [200],
        answer: { brew_method: 'espresso' },
        absent: ['method'],
        because: 'method is brew_method now',
      });
      await api.patch('/brewrecipe/brewrecipe-1', {
        body: { guide_title: 'lubu' },
        status: [200],
        answer: { brew_method: 'espresso' },
        absent: ['method'],
        because: 'method is brew_method now',
      });
    },
  );

  test(
    'BrewRecipe no longer has the field view_count',
    about('removed.field.brewrecipe.view_count', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/brewrecipe', {
        body: brewRecipe,
        status: [200, 201],
        absent: ['view_count'],
        because: 'BrewRecipe has no view_count any more',
      });
      await api.get('/brewrecipe/brewrecipe-1', {
        status: [200],
        absent: ['view_count'],
        because: 'BrewRecipe has no view_count any more',
      });
      await api.patch('/brewrecipe/brewrecipe-1', {
        body: { guide_title: 'lubu' },
        status: [200],
        absent: ['view_count'],
        because: 'BrewRecipe has no view_count any more',
      });
    },
  );

  test(
    'BrewRecipe no longer has the field water_temperature_c',
    about('removed.field.brewrecipe.water_temperature_c', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/brewrecipe', {
        body: brewRecipe,
        status: [200, 201],
        absent: ['water_temperature_c'],
        because: 'BrewRecipe has no water_temperature_c any more',
      });
      await api.get('/brewrecipe/brewrecipe-1', {
        status: [200],
        absent: ['water_temperature_c'],
        because: 'BrewRecipe has no water_temperature_c any more',
      });
      await api.patch('/brewrecipe/brewrecipe-1', {
        body: { guide_title: 'lubu' },
        status: [200],
        absent: ['water_temperature_c'],
        because: 'BrewRecipe has no water_temperature_c any more',
      });
    },
  );

  test(
    'Cafe no longer has the field credit_limit_eur',
    about('removed.field.cafe.credit_limit_eur', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: cafe,
        status: [200, 201],
        answer: { recorded_credit_limit_eur: 88.75 },
        absent: ['credit_limit_eur'],
        because: 'credit_limit_eur is recorded_credit_limit_eur now',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { recorded_credit_limit_eur: 88.75 },
        absent: ['credit_limit_eur'],
        because: 'credit_limit_eur is recorded_credit_limit_eur now',
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'active' },
        status: [200],
        answer: { recorded_credit_limit_eur: 88.75 },
        absent: ['credit_limit_eur'],
        because: 'credit_limit_eur is recorded_credit_limit_eur now',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the field grown_varieties',
    about('removed.field.coffeefarm.grown_varieties', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        answer: { linked_grown_varieties: [] },
        absent: ['grown_varieties'],
        because: 'grown_varieties is linked_grown_varieties now',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { linked_grown_varieties: [] },
        absent: ['grown_varieties'],
        because: 'grown_varieties is linked_grown_varieties now',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77 },
        status: [200],
        answer: { linked_grown_varieties: [] },
        absent: ['grown_varieties'],
        because: 'grown_varieties is linked_grown_varieties now',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the field lots_graded',
    about('removed.field.coffeefarm.lots_graded', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        absent: ['lots_graded'],
        because: 'CoffeeFarm has no lots_graded any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        absent: ['lots_graded'],
        because: 'CoffeeFarm has no lots_graded any more',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77 },
        status: [200],
        absent: ['lots_graded'],
        because: 'CoffeeFarm has no lots_graded any more',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the field lots_rejected',
    about('removed.field.coffeefarm.lots_rejected', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        absent: ['lots_rejected'],
        because: 'CoffeeFarm has no lots_rejected any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        absent: ['lots_rejected'],
        because: 'CoffeeFarm has no lots_rejected any more',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77 },
        status: [200],
        absent: ['lots_rejected'],
        because: 'CoffeeFarm has no lots_rejected any more',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the field partnership',
    about('removed.field.coffeefarm.partnership', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        absent: ['partnership'],
        because: 'CoffeeFarm has no partnership any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        absent: ['partnership'],
        because: 'CoffeeFarm has no partnership any more',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77 },
        status: [200],
        absent: ['partnership'],
        because: 'CoffeeFarm has no partnership any more',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the field partnership_stage',
    about('removed.field.coffeefarm.partnership_stage', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        absent: ['partnership_stage'],
        because: 'CoffeeFarm has no partnership_stage any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        absent: ['partnership_stage'],
        because: 'CoffeeFarm has no partnership_stage any more',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77 },
        status: [200],
        absent: ['partnership_stage'],
        because: 'CoffeeFarm has no partnership_stage any more',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the field starred',
    about('removed.field.coffeefarm.starred', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        absent: ['starred'],
        because: 'CoffeeFarm has no starred any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        absent: ['starred'],
        because: 'CoffeeFarm has no starred any more',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77 },
        status: [200],
        absent: ['starred'],
        because: 'CoffeeFarm has no starred any more',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the field varieties',
    about('removed.field.coffeefarm.varieties', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        answer: { linked_grown_varieties: [] },
        absent: ['varieties'],
        because: 'varieties is linked_grown_varieties now',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { linked_grown_varieties: [] },
        absent: ['varieties'],
        because: 'varieties is linked_grown_varieties now',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77 },
        status: [200],
        answer: { linked_grown_varieties: [] },
        absent: ['varieties'],
        because: 'varieties is linked_grown_varieties now',
      });
    },
  );

  test(
    'CoffeeLot no longer has the field allocated_kg',
    about('removed.field.coffeelot.allocated_kg', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: coffeeLot,
        status: [200, 201],
        absent: ['allocated_kg'],
        because: 'CoffeeLot has no allocated_kg any more',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        absent: ['allocated_kg'],
        because: 'CoffeeLot has no allocated_kg any more',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2019-02-28 07:21:48' },
        status: [200],
        absent: ['allocated_kg'],
        because: 'CoffeeLot has no allocated_kg any more',
      });
    },
  );

  test(
    'CoffeeLot no longer has the field committed_kg',
    about('removed.field.coffeelot.committed_kg', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: coffeeLot,
        status: [200, 201],
        absent: ['committed_kg'],
        because: 'CoffeeLot has no committed_kg any more',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        absent: ['committed_kg'],
        because: 'CoffeeLot has no committed_kg any more',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2019-02-28 07:21:48' },
        status: [200],
        absent: ['committed_kg'],
        because: 'CoffeeLot has no committed_kg any more',
      });
    },
  );

  test(
    'CoffeeLot no longer has the field cuppings',
    about('removed.field.coffeelot.cuppings', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: coffeeLot,
        status: [200, 201],
        absent: ['cuppings'],
        because: 'CoffeeLot has no cuppings any more',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        absent: ['cuppings'],
        because: 'CoffeeLot has no cuppings any more',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2019-02-28 07:21:48' },
        status: [200],
        absent: ['cuppings'],
        because: 'CoffeeLot has no cuppings any more',
      });
    },
  );

  test(
    'CoffeeLot no longer has the field moisture_percent',
    about('removed.field.coffeelot.moisture_percent', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: coffeeLot,
        status: [200, 201],
        answer: { confirmed_moisture_percent: 17.25 },
        absent: ['moisture_percent'],
        because: 'moisture_percent is confirmed_moisture_percent now',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { confirmed_moisture_percent: 17.25 },
        absent: ['moisture_percent'],
        because: 'moisture_percent is confirmed_moisture_percent now',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2019-02-28 07:21:48' },
        status: [200],
        answer: { confirmed_moisture_percent: 17.25 },
        absent: ['moisture_percent'],
        because: 'moisture_percent is confirmed_moisture_percent now',
      });
    },
  );

  test(
    'CoffeeLot no longer has the field recorded_allocated_kg',
    about('removed.field.coffeelot.recorded_allocated_kg', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: coffeeLot,
        status: [200, 201],
        absent: ['recorded_allocated_kg'],
        because: 'CoffeeLot has no recorded_allocated_kg any more',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        absent: ['recorded_allocated_kg'],
        because: 'CoffeeLot has no recorded_allocated_kg any more',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2019-02-28 07:21:48' },
        status: [200],
        absent: ['recorded_allocated_kg'],
        because: 'CoffeeLot has no recorded_allocated_kg any more',
      });
    },
  );

  test(
    'CoffeeLot no longer has the field recorded_moisture_percent',
    about('removed.field.coffeelot.recorded_moisture_percent', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: coffeeLot,
        status: [200, 201],
        answer: { confirmed_moisture_percent: 17.25 },
        absent: ['recorded_moisture_percent'],
        because: 'recorded_moisture_percent is confirmed_moisture_percent now',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { confirmed_moisture_percent: 17.25 },
        absent: ['recorded_moisture_percent'],
        because: 'recorded_moisture_percent is confirmed_moisture_percent now',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2019-02-28 07:21:48' },
        status: [200],
        answer: { confirmed_moisture_percent: 17.25 },
        absent: ['recorded_moisture_percent'],
        because: 'recorded_moisture_percent is confirmed_moisture_percent now',
      });
    },
  );

  test(
    'CoffeeLot no longer has the field weight_kg',
    about('removed.field.coffeelot.weight_kg', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: coffeeLot,
        status: [200, 201],
        absent: ['weight_kg'],
        because: 'CoffeeLot has no weight_kg any more',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        absent: ['weight_kg'],
        because: 'CoffeeLot has no weight_kg any more',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2019-02-28 07:21:48' },
        status: [200],
        absent: ['weight_kg'],
        because: 'CoffeeLot has no weight_kg any more',
      });
    },
  );

  test(
    'CoffeeVariety no longer has the field cup_potential',
    about('removed.field.coffeevariety.cup_potential', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: coffeeVariety,
        status: [200, 201],
        absent: ['cup_potential'],
        because: 'CoffeeVariety has no cup_potential any more',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        absent: ['cup_potential'],
        because: 'CoffeeVariety has no cup_potential any more',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'liberica' },
        status: [200],
        absent: ['cup_potential'],
        because: 'CoffeeVariety has no cup_potential any more',
      });
    },
  );

  test(
    'CoffeeVariety no longer has the field rust_resistant',
    about('removed.field.coffeevariety.rust_resistant', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: coffeeVariety,
        status: [200, 201],
        absent: ['rust_resistant'],
        because: 'CoffeeVariety has no rust_resistant any more',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        absent: ['rust_resistant'],
        because: 'CoffeeVariety has no rust_resistant any more',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'liberica' },
        status: [200],
        absent: ['rust_resistant'],
        because: 'CoffeeVariety has no rust_resistant any more',
      });
    },
  );

  test(
    'CoffeeVariety no longer has the field variety_name',
    about('removed.field.coffeevariety.variety_name', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: coffeeVariety,
        status: [200, 201],
        answer: { cultivar_name: 'vobo' },
        absent: ['variety_name'],
        because: 'variety_name is cultivar_name now',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { cultivar_name: 'vobo' },
        absent: ['variety_name'],
        because: 'variety_name is cultivar_name now',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'liberica' },
        status: [200],
        answer: { cultivar_name: 'vobo' },
        absent: ['variety_name'],
        because: 'variety_name is cultivar_name now',
      });
    },
  );

  test(
    'CoffeeVariety no longer has the field view_count',
    about('removed.field.coffeevariety.view_count', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: coffeeVariety,
        status: [200, 201],
        answer: { page_views: 30 },
        absent: ['view_count'],
        because: 'view_count is page_views now',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        answer: { page_views: 30 },
        absent: ['view_count'],
        because: 'view_count is page_views now',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'liberica' },
        status: [200],
        answer: { page_views: 30 },
        absent: ['view_count'],
        because: 'view_count is page_views now',
      });
    },
  );

  test(
    'CoffeeVariety no longer has the field yield_kg_per_tree',
    about('removed.field.coffeevariety.yield_kg_per_tree', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/coffeevariety', {
        body: coffeeVariety,
        status: [200, 201],
        absent: ['yield_kg_per_tree'],
        because: 'CoffeeVariety has no yield_kg_per_tree any more',
      });
      await api.get('/coffeevariety/coffeevariety-1', {
        status: [200],
        absent: ['yield_kg_per_tree'],
        because: 'CoffeeVariety has no yield_kg_per_tree any more',
      });
      await api.patch('/coffeevariety/coffeevariety-1', {
        body: { species: 'liberica' },
        status: [200],
        absent: ['yield_kg_per_tree'],
        because: 'CoffeeVariety has no yield_kg_per_tree any more',
      });
    },
  );

  test(
    'Department no longer has the field head',
    about('removed.field.department.head', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/department', {
        body: department,
        status: [200, 201],
        absent: ['head'],
        because: 'Department has no head any more',
      });
      await api.get('/department/department-1', {
        status: [200],
        absent: ['head'],
        because: 'Department has no head any more',
      });
      await api.patch('/department/department-1', {
        body: { department_name: 'nara' },
        status: [200],
        absent: ['head'],
        because: 'Department has no head any more',
      });
    },
  );

  test(
    'Department no longer has the field hiring_freeze',
    about('removed.field.department.hiring_freeze', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/department', {
        body: department,
        status: [200, 201],
        answer: { hiring_stopped: true },
        absent: ['hiring_freeze'],
        because: 'hiring_freeze is hiring_stopped now',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { hiring_stopped: true },
        absent: ['hiring_freeze'],
        because: 'hiring_freeze is hiring_stopped now',
      });
      await api.patch('/department/department-1', {
        body: { department_name: 'nara' },
        status: [200],
        answer: { hiring_stopped: true },
        absent: ['hiring_freeze'],
        because: 'hiring_freeze is hiring_stopped now',
      });
    },
  );

  test(
    'FleetVehicle no longer has the field driver',
    about('removed.field.fleetvehicle.driver', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/fleetvehicle', {
        body: fleetVehicle,
        status: [200, 201],
        absent: ['driver'],
        because: 'FleetVehicle has no driver any more',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        absent: ['driver'],
        because: 'FleetVehicle has no driver any more',
      });
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { next_service_km: 50.25 },
        status: [200],
        absent: ['driver'],
        because: 'FleetVehicle has no driver any more',
      });
    },
  );

  test(
    'FleetVehicle no longer has the field mileage_km',
    about('removed.field.fleetvehicle.mileage_km', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/fleetvehicle', {
        body: fleetVehicle,
        status: [200, 201],
        absent: ['mileage_km'],
        because: 'FleetVehicle has no mileage_km any more',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        absent: ['mileage_km'],
        because: 'FleetVehicle has no mileage_km any more',
      });
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { next_service_km: 50.25 },
        status: [200],
        absent: ['mileage_km'],
        because: 'FleetVehicle has no mileage_km any more',
      });
    },
  );

  test(
    'Incident no longer has the field witnesses',
    about('removed.field.incident.witnesses', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/incident', {
        body: incident,
        status: [200, 201],
        answer: { heard_witnesses: [] },
        absent: ['witnesses'],
        because: 'witnesses is heard_witnesses now',
      });
      await api.get('/incident/incident-1', {
        status: [200],
        answer: { heard_witnesses: [] },
        absent: ['witnesses'],
        because: 'witnesses is heard_witnesses now',
      });
      await api.patch('/incident/incident-1', {
        body: { handling: 'investigated' },
        status: [200],
        answer: { heard_witnesses: [] },
        absent: ['witnesses'],
        because: 'witnesses is heard_witnesses now',
      });
    },
  );

  test(
    'MediaMention no longer has the field press_contact',
    about('removed.field.mediamention.press_contact', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/mediamention', {
        body: mediaMention,
        status: [200, 201],
        absent: ['press_contact'],
        because: 'MediaMention has no press_contact any more',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        absent: ['press_contact'],
        because: 'MediaMention has no press_contact any more',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: '2019-06-02 01:37:50' },
        status: [200],
        absent: ['press_contact'],
        because: 'MediaMention has no press_contact any more',
      });
    },
  );

  test(
    'MediaMention no longer has the field released_documents',
    about('removed.field.mediamention.released_documents', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/mediamention', {
        body: mediaMention,
        status: [200, 201],
        absent: ['released_documents'],
        because: 'MediaMention has no released_documents any more',
      });
      await api.get('/mediamention/mediamention-1', {
        status: [200],
        absent: ['released_documents'],
        because: 'MediaMention has no released_documents any more',
      });
      await api.patch('/mediamention/mediamention-1', {
        body: { appeared_at: '2019-06-02 01:37:50' },
        status: [200],
        absent: ['released_documents'],
        because: 'MediaMention has no released_documents any more',
      });
    },
  );

  test(
    'NonConformity no longer has the field grade',
    about('removed.field.nonconformity.grade', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/nonconformity', {
        body: nonConformity,
        status: [200, 201],
        answer: { finding_grade: 'observation' },
        absent: ['grade'],
        because: 'grade is finding_grade now',
      });
      await api.get('/nonconformity/nonconformity-1', {
        status: [200],
        answer: { finding_grade: 'observation' },
        absent: ['grade'],
        because: 'grade is finding_grade now',
      });
      await api.patch('/nonconformity/nonconformity-1', {
        body: { days_to_remedy: 79 },
        status: [200],
        answer: { finding_grade: 'observation' },
        absent: ['grade'],
        because: 'grade is finding_grade now',
      });
    },
  );

  test(
    'NonConformity no longer has the field remedy_state',
    about('removed.field.nonconformity.remedy_state', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/nonconformity', {
        body: nonConformity,
        status: [200, 201],
        absent: ['remedy_state'],
        because: 'NonConformity has no remedy_state any more',
      });
      await api.get('/nonconformity/nonconformity-1', {
        status: [200],
        absent: ['remedy_state'],
        because: 'NonConformity has no remedy_state any more',
      });
      await api.patch('/nonconformity/nonconformity-1', {
        body: { days_to_remedy: 79 },
        status: [200],
        absent: ['remedy_state'],
        because: 'NonConformity has no remedy_state any more',
      });
    },
  );

  test(
    'RoastProfile no longer has the field roast_level',
    about('removed.field.roastprofile.roast_level', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/roastprofile', {
        body: roastProfile,
        status: [200, 201],
        answer: { current_roast_level: 'light' },
        absent: ['roast_level'],
        because: 'roast_level is current_roast_level now',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_roast_level: 'light' },
        absent: ['roast_level'],
        because: 'roast_level is current_roast_level now',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { drop_temperature_c: 8.25 },
        status: [200],
        answer: { current_roast_level: 'light' },
        absent: ['roast_level'],
        because: 'roast_level is current_roast_level now',
      });
    },
  );

  test(
    'RoastProfile no longer has the field version_state',
    about('removed.field.roastprofile.version_state', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/roastprofile', {
        body: roastProfile,
        status: [200, 201],
        answer: { current_version_state: 'tested' },
        absent: ['version_state'],
        because: 'version_state is current_version_state now',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'tested' },
        absent: ['version_state'],
        because: 'version_state is current_version_state now',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { drop_temperature_c: 8.25 },
        status: [200],
        answer: { current_version_state: 'tested' },
        absent: ['version_state'],
        because: 'version_state is current_version_state now',
      });
    },
  );

  test(
    'RoastingMachine no longer has the field batches_run',
    about('removed.field.roastingmachine.batches_run', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: roastingMachine,
        status: [200, 201],
        answer: { batches_since_new: 60 },
        absent: ['batches_run'],
        because: 'batches_run is batches_since_new now',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_since_new: 60 },
        absent: ['batches_run'],
        because: 'batches_run is batches_since_new now',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_since_new: 12 },
        status: [200],
        answer: { batches_since_new: 12 },
        absent: ['batches_run'],
        because: 'batches_run is batches_since_new now',
      });
    },
  );

  test(
    'StaffMember no longer has the field employment_state',
    about('removed.field.staffmember.employment_state', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/staffmember', {
        body: staffMember,
        status: [200, 201],
        answer: { contract_status: 'permanent' },
        absent: ['employment_state'],
        because: 'employment_state is contract_status now',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'permanent' },
        absent: ['employment_state'],
        because: 'employment_state is contract_status now',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 'under_review' },
        status: [200],
        answer: { contract_status: 'under_review' },
        absent: ['employment_state'],
        because: 'employment_state is contract_status now',
      });
    },
  );

  test(
    'StaffNotice no longer has the field views',
    about('removed.field.staffnotice.views', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/staffnotice', {
        body: staffNotice,
        status: [200, 201],
        answer: { seen_by: 73 },
        absent: ['views'],
        because: 'views is seen_by now',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { seen_by: 73 },
        absent: ['views'],
        because: 'views is seen_by now',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_body: 'dubo' },
        status: [200],
        answer: { seen_by: 73 },
        absent: ['views'],
        because: 'views is seen_by now',
      });
    },
  );

  test(
    'Subscription no longer has the field bags_sent',
    about('removed.field.subscription.bags_sent', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: subscription,
        status: [200, 201],
        answer: { recorded_bags_shipped: 93 },
        absent: ['bags_sent'],
        because: 'bags_sent is recorded_bags_shipped now',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { recorded_bags_shipped: 93 },
        absent: ['bags_sent'],
        because: 'bags_sent is recorded_bags_shipped now',
      });
      await api.patch('/subscription/subscription-1', {
        body: { bags_per_month: -76 },
        status: [200],
        answer: { recorded_bags_shipped: 93 },
        absent: ['bags_sent'],
        because: 'bags_sent is recorded_bags_shipped now',
      });
    },
  );

  test(
    'Subscription no longer has the field bags_shipped',
    about('removed.field.subscription.bags_shipped', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: subscription,
        status: [200, 201],
        answer: { recorded_bags_shipped: 93 },
        absent: ['bags_shipped'],
        because: 'bags_shipped is recorded_bags_shipped now',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { recorded_bags_shipped: 93 },
        absent: ['bags_shipped'],
        because: 'bags_shipped is recorded_bags_shipped now',
      });
      await api.patch('/subscription/subscription-1', {
        body: { bags_per_month: -76 },
        status: [200],
        answer: { recorded_bags_shipped: 93 },
        absent: ['bags_shipped'],
        because: 'bags_shipped is recorded_bags_shipped now',
      });
    },
  );

  test(
    'Vacancy no longer has the field department',
    about('removed.field.vacancy.department', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/vacancy', {
        body: vacancy,
        status: [200, 201],
        answer: { hiring_department: null },
        absent: ['department'],
        because: 'department is hiring_department now',
      });
      await api.get('/vacancy/vacancy-1', {
        status: [200],
        answer: { hiring_department: null },
        absent: ['department'],
        because: 'department is hiring_department now',
      });
      await api.patch('/vacancy/vacancy-1', {
        body: { recruiting_state: 'interviewing' },
        status: [200],
        answer: { hiring_department: null },
        absent: ['department'],
        because: 'department is hiring_department now',
      });
    },
  );

  test(
    'Vacancy no longer has the field seats',
    about('removed.field.vacancy.seats', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/vacancy', {
        body: vacancy,
        status: [200, 201],
        answer: { open_seats: 30 },
        absent: ['seats'],
        because: 'seats is open_seats now',
      });
      await api.get('/vacancy/vacancy-1', {
        status: [200],
        answer: { open_seats: 30 },
        absent: ['seats'],
        because: 'seats is open_seats now',
      });
      await api.patch('/vacancy/vacancy-1', {
        body: { recruiting_state: 'interviewing' },
        status: [200],
        answer: { open_seats: 30 },
        absent: ['seats'],
        because: 'seats is open_seats now',
      });
    },
  );
});
