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

// A valid KeyCard, as the tests send it.
const keyCard = {
  access_zone: 8,
  after_hours: true,
  badge_state: 'active',
  expires_at: '2018-04-01 01:42:28',
  failed_swipes: 9,
  id: 'keycard-1',
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
      const because = '/accessbadge is /keycard now';
      await api.create('KeyCard', keyCard);
      await api.get('/accessbadge').notFound(because);
      await api.post('/accessbadge', { id: 'accessbadge-1' }).notFound(because);
      await api.get('/accessbadge/keycard-1').notFound(because);
      await api.patch('/accessbadge/keycard-1', { id: 'keycard-1' }).notFound(because);
      await api.delete('/accessbadge/keycard-1').notFound(because);
      await api.get('/keycard/keycard-1').ok('a path that is gone changes nothing', keyCard);
    },
  );

  test(
    '/announcement is gone',
    about('removed.endpoint.announcement', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/announcement is /staffnotice now';
      await api.create('StaffNotice', staffNotice);
      await api.get('/announcement').notFound(because);
      await api.post('/announcement', { id: 'announcement-1' }).notFound(because);
      await api.get('/announcement/staffnotice-1').notFound(because);
      await api.patch('/announcement/staffnotice-1', { id: 'staffnotice-1' }).notFound(because);
      await api.post('/announcement/staffnotice-1/post_notice').notFound(because);
      await api.post('/announcement/staffnotice-1/mark_posted').notFound(because);
      await api.post('/announcement/staffnotice-1/take_down').notFound(because);
      await api.delete('/announcement/staffnotice-1').notFound(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a path that is gone changes nothing', { ...staffNotice, audiences: [] });
    },
  );

  test(
    '/auditfinding is gone',
    about('removed.endpoint.auditfinding', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/auditfinding is /nonconformity now';
      await api.create('NonConformity', nonConformity);
      await api.get('/auditfinding').notFound(because);
      await api.post('/auditfinding', { id: 'auditfinding-1' }).notFound(because);
      await api.get('/auditfinding/nonconformity-1').notFound(because);
      await api.patch('/auditfinding/nonconformity-1', { id: 'nonconformity-1' }).notFound(because);
      await api.delete('/auditfinding/nonconformity-1').notFound(because);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok('a path that is gone changes nothing', { ...nonConformity, owner: null });
    },
  );

  test(
    '/blend is gone',
    about('removed.endpoint.blend', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /blend any more';
      await api.get('/blend').notFound(because);
      await api.post('/blend', { id: 'blend-1' }).notFound(because);
      await api.get('/blend/blend-1').notFound(because);
    },
  );

  test(
    '/brewguide is gone',
    about('removed.endpoint.brewguide', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/brewguide is /brewrecipe now';
      await api.create('BrewRecipe', brewRecipe);
      await api.get('/brewguide').notFound(because);
      await api.post('/brewguide', { id: 'brewguide-1' }).notFound(because);
      await api.get('/brewguide/brewrecipe-1').notFound(because);
      await api.patch('/brewguide/brewrecipe-1', { id: 'brewrecipe-1' }).notFound(because);
      await api.delete('/brewguide/brewrecipe-1').notFound(because);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('a path that is gone changes nothing', { ...brewRecipe, written_by: null });
    },
  );

  test(
    '/coffeebag is gone',
    about('removed.endpoint.coffeebag', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the specification has no /coffeebag any more';
      await api.get('/coffeebag').notFound(because);
      await api.post('/coffeebag', { id: 'coffeebag-1' }).notFound(because);
      await api.get('/coffeebag/coffeebag-1').notFound(because);
    },
  );

  test(
    '/companyvehicle is gone',
    about('removed.endpoint.companyvehicle', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/companyvehicle is /fleetvehicle now';
      await api.create('FleetVehicle', fleetVehicle);
      await api.get('/companyvehicle').notFound(because);
      await api.post('/companyvehicle', { id: 'companyvehicle-1' }).notFound(because);
      await api.get('/companyvehicle/fleetvehicle-1').notFound(because);
      await api.patch('/companyvehicle/fleetvehicle-1', { id: 'fleetvehicle-1' }).notFound(because);
      await api.post('/companyvehicle/fleetvehicle-1/depart').notFound(because);
      await api.post('/companyvehicle/fleetvehicle-1/mark_on_the_road').notFound(because);
      await api.delete('/companyvehicle/fleetvehicle-1').notFound(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a path that is gone changes nothing', fleetVehicle);
    },
  );

  test(
    '/cupping is gone',
    about('removed.endpoint.cupping', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /cupping any more';
      await api.get('/cupping').notFound(because);
      await api.post('/cupping', { id: 'cupping-1' }).notFound(because);
      await api.get('/cupping/cupping-1').notFound(because);
    },
  );

  test(
    '/customercomplaint is gone',
    about('removed.endpoint.customercomplaint', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /customercomplaint any more';
      await api.get('/customercomplaint').notFound(because);
      await api.post('/customercomplaint', { id: 'customercomplaint-1' }).notFound(because);
      await api.get('/customercomplaint/customercomplaint-1').notFound(because);
    },
  );

  test(
    '/datarequest is gone',
    about('removed.endpoint.datarequest', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/datarequest is /privacyrequest now';
      await api.create('PrivacyRequest', privacyRequest);
      await api.get('/datarequest').notFound(because);
      await api.post('/datarequest', { id: 'datarequest-1' }).notFound(because);
      await api.get('/datarequest/privacyrequest-1').notFound(because);
      await api
        .patch('/datarequest/privacyrequest-1', { id: 'privacyrequest-1' })
        .notFound(because);
      await api.delete('/datarequest/privacyrequest-1').notFound(because);
      await api
        .get('/privacyrequest/privacyrequest-1')
        .ok('a path that is gone changes nothing', privacyRequest);
    },
  );

  test(
    '/document is gone',
    about('removed.endpoint.document', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /document any more';
      await api.get('/document').notFound(because);
      await api.post('/document', { id: 'document-1' }).notFound(because);
      await api.get('/document/document-1').notFound(because);
    },
  );

  test(
    '/employee is gone',
    about('removed.endpoint.employee', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/employee is /staffmember now';
      await api.create('StaffMember', staffMember);
      await api.get('/employee').notFound(because);
      await api.post('/employee', { id: 'employee-1' }).notFound(because);
      await api.get('/employee/staffmember-1').notFound(because);
      await api.patch('/employee/staffmember-1', { id: 'staffmember-1' }).notFound(because);
      await api.post('/employee/staffmember-1/return_to_permanent').notFound(because);
      await api.post('/employee/staffmember-1/confirm_employment').notFound(because);
      await api.post('/employee/staffmember-1/move_to_under_review').notFound(because);
      await api.delete('/employee/staffmember-1').notFound(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a path that is gone changes nothing', { ...staffMember, department: null });
    },
  );

  test(
    '/farm is gone',
    about('removed.endpoint.farm', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/farm is /coffeefarm now';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.get('/farm').notFound(because);
      await api.post('/farm', { id: 'farm-1' }).notFound(because);
      await api.get('/farm/coffeefarm-1').notFound(because);
      await api.patch('/farm/coffeefarm-1', { id: 'coffeefarm-1' }).notFound(because);
      await api.delete('/farm/coffeefarm-1').notFound(because);
      await api.get('/coffeefarm/coffeefarm-1').ok('a path that is gone changes nothing', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
    },
  );

  test(
    '/greenlot is gone',
    about('removed.endpoint.greenlot', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/greenlot is /coffeelot now';
      await api.create('CoffeeLot', coffeeLot);
      await api.get('/greenlot').notFound(because);
      await api.post('/greenlot', { id: 'greenlot-1' }).notFound(because);
      await api.get('/greenlot/coffeelot-1').notFound(because);
      await api.patch('/greenlot/coffeelot-1', { id: 'coffeelot-1' }).notFound(because);
      await api.post('/greenlot/coffeelot-1/mark_released').notFound(because);
      await api.post('/greenlot/coffeelot-1/reject').notFound(because);
      await api.post('/greenlot/coffeelot-1/mark_arrived').notFound(because);
      await api.delete('/greenlot/coffeelot-1').notFound(because);
      await api.get('/coffeelot/coffeelot-1').ok('a path that is gone changes nothing', coffeeLot);
    },
  );

  test(
    '/inspection is gone',
    about('removed.endpoint.inspection', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /inspection any more';
      await api.get('/inspection').notFound(because);
      await api.post('/inspection', { id: 'inspection-1' }).notFound(because);
      await api.get('/inspection/inspection-1').notFound(because);
    },
  );

  test(
    '/jobopening is gone',
    about('removed.endpoint.jobopening', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/jobopening is /vacancy now';
      await api.create('Vacancy', vacancy);
      await api.get('/jobopening').notFound(because);
      await api.post('/jobopening', { id: 'jobopening-1' }).notFound(because);
      await api.get('/jobopening/vacancy-1').notFound(because);
      await api.patch('/jobopening/vacancy-1', { id: 'vacancy-1' }).notFound(because);
      await api.post('/jobopening/vacancy-1/invite_applicants').notFound(because);
      await api.delete('/jobopening/vacancy-1').notFound(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a path that is gone changes nothing', { ...vacancy, hiring_department: null });
    },
  );

  test(
    '/newsletterissue is gone',
    about('removed.endpoint.newsletterissue', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/newsletterissue is /mailingissue now';
      await api.create('MailingIssue', mailingIssue);
      await api.get('/newsletterissue').notFound(because);
      await api.post('/newsletterissue', { id: 'newsletterissue-1' }).notFound(because);
      await api.get('/newsletterissue/mailingissue-1').notFound(because);
      await api
        .patch('/newsletterissue/mailingissue-1', { id: 'mailingissue-1' })
        .notFound(because);
      await api.post('/newsletterissue/mailingissue-1/send_issue').notFound(because);
      await api.post('/newsletterissue/mailingissue-1/withhold_issue').notFound(because);
      await api.delete('/newsletterissue/mailingissue-1').notFound(because);
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('a path that is gone changes nothing', { ...mailingIssue, linked_articles: [] });
    },
  );

  test(
    '/officedevice is gone',
    about('removed.endpoint.officedevice', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /officedevice any more';
      await api.get('/officedevice').notFound(because);
      await api.post('/officedevice', { id: 'officedevice-1' }).notFound(because);
      await api.get('/officedevice/officedevice-1').notFound(because);
    },
  );

  test(
    '/payrollrun is gone',
    about('removed.endpoint.payrollrun', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /payrollrun any more';
      await api.get('/payrollrun').notFound(because);
      await api.post('/payrollrun', { id: 'payrollrun-1' }).notFound(because);
      await api.get('/payrollrun/payrollrun-1').notFound(because);
    },
  );

  test(
    '/performancereview is gone',
    about('removed.endpoint.performancereview', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /performancereview any more';
      await api.get('/performancereview').notFound(because);
      await api.post('/performancereview', { id: 'performancereview-1' }).notFound(because);
      await api.get('/performancereview/performancereview-1').notFound(because);
    },
  );

  test(
    '/pressarticle is gone',
    about('removed.endpoint.pressarticle', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/pressarticle is /mediamention now';
      await api.create('MediaMention', mediaMention);
      await api.get('/pressarticle').notFound(because);
      await api.post('/pressarticle', { id: 'pressarticle-1' }).notFound(because);
      await api.get('/pressarticle/mediamention-1').notFound(because);
      await api.patch('/pressarticle/mediamention-1', { id: 'mediamention-1' }).notFound(because);
      await api.post('/pressarticle/mediamention-1/demand_correction').notFound(because);
      await api.delete('/pressarticle/mediamention-1').notFound(because);
      await api
        .get('/mediamention/mediamention-1')
        .ok('a path that is gone changes nothing', mediaMention);
    },
  );

  test(
    '/retailbag is gone',
    about('removed.endpoint.retailbag', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /retailbag any more';
      await api.get('/retailbag').notFound(because);
      await api.post('/retailbag', { id: 'retailbag-1' }).notFound(because);
      await api.get('/retailbag/retailbag-1').notFound(because);
    },
  );

  test(
    '/roast is gone',
    about('removed.endpoint.roast', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /roast any more';
      await api.get('/roast').notFound(because);
      await api.post('/roast', { id: 'roast-1' }).notFound(because);
      await api.get('/roast/roast-1').notFound(because);
    },
  );

  test(
    '/roastbatch is gone',
    about('removed.endpoint.roastbatch', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the specification has no /roastbatch any more';
      await api.get('/roastbatch').notFound(because);
      await api.post('/roastbatch', { id: 'roastbatch-1' }).notFound(because);
      await api.get('/roastbatch/roastbatch-1').notFound(because);
    },
  );

  test(
    '/supportticket is gone',
    about('removed.endpoint.supportticket', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/supportticket is /helprequest now';
      await api.create('HelpRequest', helpRequest);
      await api.get('/supportticket').notFound(because);
      await api.post('/supportticket', { id: 'supportticket-1' }).notFound(because);
      await api.get('/supportticket/helprequest-1').notFound(because);
      await api.patch('/supportticket/helprequest-1', { id: 'helprequest-1' }).notFound(because);
      await api.post('/supportticket/helprequest-1/close_ticket').notFound(because);
      await api.post('/supportticket/helprequest-1/take_over').notFound(because);
      await api.delete('/supportticket/helprequest-1').notFound(because);
      await api
        .get('/helprequest/helprequest-1')
        .ok('a path that is gone changes nothing', helpRequest);
    },
  );

  test(
    '/variety is gone',
    about('removed.endpoint.variety', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/variety is /coffeevariety now';
      await api.create('CoffeeVariety', coffeeVariety);
      await api.get('/variety').notFound(because);
      await api.post('/variety', { id: 'variety-1' }).notFound(because);
      await api.get('/variety/coffeevariety-1').notFound(because);
      await api.patch('/variety/coffeevariety-1', { id: 'coffeevariety-1' }).notFound(because);
      await api.delete('/variety/coffeevariety-1').notFound(because);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok('a path that is gone changes nothing', coffeeVariety);
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
      await api
        .get('/analytics/brewrecipe/water_temperature_c/avg')
        .notFound(
          'the specification has no /analytics/brewrecipe/water_temperature_c/avg any more',
        );
    },
  );

  test(
    '/analytics/cafe/credit_limit_eur/max is gone',
    about('removed.analytics.cafe.credit_limit_eur.max', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/cafe/credit_limit_eur/max')
        .notFound('the specification has no /analytics/cafe/credit_limit_eur/max any more');
    },
  );

  test(
    '/analytics/cafe/recorded_credit_limit_eur/max is gone',
    about('removed.analytics.cafe.recorded_credit_limit_eur.max', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/max')
        .notFound(
          'the specification has no /analytics/cafe/recorded_credit_limit_eur/max any more',
        );
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/avg is gone',
    about('removed.analytics.coffeefarm.altitude_m.avg', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/coffeefarm/altitude_m/avg')
        .notFound('the specification has no /analytics/coffeefarm/altitude_m/avg any more');
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/min is gone',
    about('removed.analytics.coffeefarm.altitude_m.min', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .notFound('the specification has no /analytics/coffeefarm/altitude_m/min any more');
    },
  );

  test(
    '/analytics/coffeefarm/count is gone',
    about('removed.analytics.coffeefarm.count', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/coffeefarm/count')
        .notFound('the specification has no /analytics/coffeefarm/count any more');
    },
  );

  test(
    '/analytics/coffeefarm/lots_rejected/max is gone',
    about('removed.analytics.coffeefarm.lots_rejected.max', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api
        .get('/analytics/coffeefarm/lots_rejected/max')
        .notFound('the specification has no /analytics/coffeefarm/lots_rejected/max any more');
    },
  );

  test(
    '/analytics/coffeelot/allocated_kg/max is gone',
    about('removed.analytics.coffeelot.allocated_kg.max', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/coffeelot/allocated_kg/max')
        .notFound('the specification has no /analytics/coffeelot/allocated_kg/max any more');
    },
  );

  test(
    '/analytics/coffeelot/recorded_allocated_kg/max is gone',
    about('removed.analytics.coffeelot.recorded_allocated_kg.max', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/coffeelot/recorded_allocated_kg/max')
        .notFound(
          'the specification has no /analytics/coffeelot/recorded_allocated_kg/max any more',
        );
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
      await api
        .get('/analytics/coffeelot/recorded_moisture_percent/min')
        .notFound(
          '/analytics/coffeelot/recorded_moisture_percent/min is /analytics/coffeelot/confirmed_moisture_percent/min now',
        );
    },
  );

  test(
    '/analytics/coffeelot/weight_kg/sum is gone',
    about('removed.analytics.coffeelot.weight_kg.sum', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api
        .get('/analytics/coffeelot/weight_kg/sum')
        .notFound('the specification has no /analytics/coffeelot/weight_kg/sum any more');
    },
  );

  test(
    '/analytics/cupping/count is gone',
    about('removed.analytics.cupping.count', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/cupping/count')
        .notFound('the specification has no /analytics/cupping/count any more');
    },
  );

  test(
    '/analytics/cupping/defects/max is gone',
    about('removed.analytics.cupping.defects.max', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/cupping/defects/max')
        .notFound('the specification has no /analytics/cupping/defects/max any more');
    },
  );

  test(
    '/analytics/cupping/defects/sum is gone',
    about('removed.analytics.cupping.defects.sum', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/cupping/defects/sum')
        .notFound('the specification has no /analytics/cupping/defects/sum any more');
    },
  );

  test(
    '/analytics/cupping/score/max is gone',
    about('removed.analytics.cupping.score.max', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/cupping/score/max')
        .notFound('the specification has no /analytics/cupping/score/max any more');
    },
  );

  test(
    '/analytics/datarequest/count is gone',
    about('removed.analytics.datarequest.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/datarequest/count')
        .notFound('/analytics/datarequest/count is /analytics/privacyrequest/count now');
    },
  );

  test(
    '/analytics/employee/count is gone',
    about('removed.analytics.employee.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/employee/count')
        .notFound('/analytics/employee/count is /analytics/staffmember/count now');
    },
  );

  test(
    '/analytics/farm/altitude_m/avg is gone',
    about('removed.analytics.farm.altitude_m.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/farm/altitude_m/avg')
        .notFound('the specification has no /analytics/farm/altitude_m/avg any more');
    },
  );

  test(
    '/analytics/greenlot/count is gone',
    about('removed.analytics.greenlot.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/greenlot/count')
        .notFound('/analytics/greenlot/count is /analytics/coffeelot/count now');
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
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .notFound(
          '/analytics/greenlot/moisture_percent/min is /analytics/coffeelot/confirmed_moisture_percent/min now',
        );
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
      await api
        .get('/analytics/greenlot/recorded_moisture_percent/min')
        .notFound(
          '/analytics/greenlot/recorded_moisture_percent/min is /analytics/coffeelot/confirmed_moisture_percent/min now',
        );
    },
  );

  test(
    '/analytics/greenlot/weight_kg/sum is gone',
    about('removed.analytics.greenlot.weight_kg.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .notFound('the specification has no /analytics/greenlot/weight_kg/sum any more');
    },
  );

  test(
    '/analytics/inspection/count is gone',
    about('removed.analytics.inspection.count', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/inspection/count')
        .notFound('the specification has no /analytics/inspection/count any more');
    },
  );

  test(
    '/analytics/newsletterissue/count is gone',
    about('removed.analytics.newsletterissue.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/newsletterissue/count')
        .notFound('/analytics/newsletterissue/count is /analytics/mailingissue/count now');
    },
  );

  test(
    '/analytics/newsletterissue/opened/max is gone',
    about('removed.analytics.newsletterissue.opened.max', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/newsletterissue/opened/max')
        .notFound(
          '/analytics/newsletterissue/opened/max is /analytics/mailingissue/opened/max now',
        );
    },
  );

  test(
    '/analytics/newsletterissue/opened/sum is gone',
    about('removed.analytics.newsletterissue.opened.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/newsletterissue/opened/sum')
        .notFound(
          '/analytics/newsletterissue/opened/sum is /analytics/mailingissue/opened/sum now',
        );
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
      await api
        .get('/analytics/newsletterissue/recipients/sum')
        .notFound(
          '/analytics/newsletterissue/recipients/sum is /analytics/mailingissue/recipients/sum now',
        );
    },
  );

  test(
    '/analytics/roast/roast_loss_kg/avg is gone',
    about('removed.analytics.roast.roast_loss_kg.avg', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/roast/roast_loss_kg/avg')
        .notFound('the specification has no /analytics/roast/roast_loss_kg/avg any more');
    },
  );

  test(
    '/analytics/roast/roast_loss_kg/min is gone',
    about('removed.analytics.roast.roast_loss_kg.min', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/roast/roast_loss_kg/min')
        .notFound('the specification has no /analytics/roast/roast_loss_kg/min any more');
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
      await api
        .get('/analytics/roastbatch/roast_loss_kg/avg')
        .notFound('the specification has no /analytics/roastbatch/roast_loss_kg/avg any more');
    },
  );

  test(
    '/analytics/roastprofile/drop_temperature_c/avg is gone',
    about('removed.analytics.roastprofile.drop_temperature_c.avg', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/roastprofile/drop_temperature_c/avg')
        .notFound(
          'the specification has no /analytics/roastprofile/drop_temperature_c/avg any more',
        );
    },
  );

  test(
    '/analytics/variety/count is gone',
    about('removed.analytics.variety.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/count')
        .notFound('/analytics/variety/count is /analytics/coffeevariety/count now');
    },
  );

  test(
    '/analytics/variety/cup_potential/avg is gone',
    about('removed.analytics.variety.cup_potential.avg', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/cup_potential/avg')
        .notFound('the specification has no /analytics/variety/cup_potential/avg any more');
    },
  );

  test(
    '/analytics/variety/cup_potential/max is gone',
    about('removed.analytics.variety.cup_potential.max', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/cup_potential/max')
        .notFound('the specification has no /analytics/variety/cup_potential/max any more');
    },
  );

  test(
    '/analytics/variety/cup_potential/min is gone',
    about('removed.analytics.variety.cup_potential.min', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/cup_potential/min')
        .notFound('the specification has no /analytics/variety/cup_potential/min any more');
    },
  );

  test(
    '/analytics/variety/page_views/sum is gone',
    about('removed.analytics.variety.page_views.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/page_views/sum')
        .notFound(
          '/analytics/variety/page_views/sum is /analytics/coffeevariety/page_views/sum now',
        );
    },
  );

  test(
    '/analytics/variety/view_count/avg is gone',
    about('removed.analytics.variety.view_count.avg', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/view_count/avg')
        .notFound('the specification has no /analytics/variety/view_count/avg any more');
    },
  );

  test(
    '/analytics/variety/view_count/max is gone',
    about('removed.analytics.variety.view_count.max', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/view_count/max')
        .notFound('the specification has no /analytics/variety/view_count/max any more');
    },
  );

  test(
    '/analytics/variety/view_count/sum is gone',
    about('removed.analytics.variety.view_count.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/view_count/sum')
        .notFound(
          '/analytics/variety/view_count/sum is /analytics/coffeevariety/page_views/sum now',
        );
    },
  );

  test(
    'Cafe no longer has the action block_account',
    about('removed.action.cafe.block_account', 'changes.gone'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.post('/cafe/cafe-1/block_account').notFound('Cafe has no block_account any more');
      await api
        .get('/cafe/cafe-1')
        .ok('an action that is gone changes nothing', { ...cafe, invoices: [] });
    },
  );

  test(
    'CoffeeFarm no longer has the action become_partner',
    about('removed.action.coffeefarm.become_partner', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .notFound('CoffeeFarm has no become_partner any more');
      await api.get('/coffeefarm/coffeefarm-1').ok('an action that is gone changes nothing', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
    },
  );

  test(
    'CoffeeFarm no longer has the action mark_former',
    about('removed.action.coffeefarm.mark_former', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm/coffeefarm-1/mark_former')
        .notFound('CoffeeFarm has no mark_former any more');
      await api.get('/coffeefarm/coffeefarm-1').ok('an action that is gone changes nothing', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
    },
  );

  test(
    'CoffeeFarm no longer has the action mark_trial',
    about('removed.action.coffeefarm.mark_trial', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm/coffeefarm-1/mark_trial')
        .notFound('CoffeeFarm has no mark_trial any more');
      await api.get('/coffeefarm/coffeefarm-1').ok('an action that is gone changes nothing', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
    },
  );

  test(
    'CoffeeFarm no longer has the action move_to_under_review',
    about('removed.action.coffeefarm.move_to_under_review', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm/coffeefarm-1/move_to_under_review')
        .notFound('CoffeeFarm has no move_to_under_review any more');
      await api.get('/coffeefarm/coffeefarm-1').ok('an action that is gone changes nothing', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
    },
  );

  test(
    'CoffeeFarm no longer has the action part_ways',
    about('removed.action.coffeefarm.part_ways', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .notFound('CoffeeFarm has no part_ways any more');
      await api.get('/coffeefarm/coffeefarm-1').ok('an action that is gone changes nothing', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
    },
  );

  test(
    'CoffeeFarm no longer has the action start_trial',
    about('removed.action.coffeefarm.start_trial', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .notFound('CoffeeFarm has no start_trial any more');
      await api.get('/coffeefarm/coffeefarm-1').ok('an action that is gone changes nothing', {
        ...coffeeFarm,
        linked_grown_varieties: [],
        entered_by: null,
      });
    },
  );

  test(
    'CoffeeLot no longer has the action grade',
    about('removed.action.coffeelot.grade', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.post('/coffeelot/coffeelot-1/grade').notFound('CoffeeLot has no grade any more');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('an action that is gone changes nothing', coffeeLot);
    },
  );

  test(
    'CoffeeLot no longer has the action release',
    about('removed.action.coffeelot.release', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .post('/coffeelot/coffeelot-1/release')
        .notFound('CoffeeLot has no release any more');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('an action that is gone changes nothing', coffeeLot);
    },
  );

  test(
    'CoffeeLot no longer has the action return_to_booked',
    about('removed.action.coffeelot.return_to_booked', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .post('/coffeelot/coffeelot-1/return_to_booked')
        .notFound('CoffeeLot has no return_to_booked any more');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('an action that is gone changes nothing', coffeeLot);
    },
  );

  test(
    'CompanyPolicy no longer has the action repeal',
    about('removed.action.companypolicy.repeal', 'changes.gone'),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api
        .post('/companypolicy/companypolicy-1/repeal')
        .notFound('CompanyPolicy has no repeal any more');
      await api.get('/companypolicy/companypolicy-1').ok('an action that is gone changes nothing', {
        ...companyPolicy,
        departments: [],
        entered_by: null,
      });
    },
  );

  test(
    'MailingIssue no longer has the action schedule_issue',
    about('removed.action.mailingissue.schedule_issue', 'changes.gone'),
    async ({ api }) => {
      await api.create('MailingIssue', mailingIssue);
      await api
        .post('/mailingissue/mailingissue-1/schedule_issue')
        .notFound('MailingIssue has no schedule_issue any more');
      await api
        .get('/mailingissue/mailingissue-1')
        .ok('an action that is gone changes nothing', { ...mailingIssue, linked_articles: [] });
    },
  );

  test(
    'MediaMention no longer has the action report_print',
    about('removed.action.mediamention.report_print', 'changes.gone'),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api
        .post('/mediamention/mediamention-1/report_print')
        .notFound('MediaMention has no report_print any more');
      await api
        .get('/mediamention/mediamention-1')
        .ok('an action that is gone changes nothing', mediaMention);
    },
  );

  test(
    'MediaMention no longer has the action return_to_printed',
    about('removed.action.mediamention.return_to_printed', 'changes.gone'),
    async ({ api }) => {
      await api.create('MediaMention', mediaMention);
      await api
        .post('/mediamention/mediamention-1/return_to_printed')
        .notFound('MediaMention has no return_to_printed any more');
      await api
        .get('/mediamention/mediamention-1')
        .ok('an action that is gone changes nothing', mediaMention);
    },
  );

  test(
    'RoastingMachine no longer has the action clean_drum',
    about('removed.action.roastingmachine.clean_drum', 'changes.gone'),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api
        .post('/roastingmachine/roastingmachine-1/clean_drum')
        .notFound('RoastingMachine has no clean_drum any more');
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('an action that is gone changes nothing', roastingMachine);
    },
  );

  test(
    'StaffMember no longer has the action mark_suspended',
    about('removed.action.staffmember.mark_suspended', 'changes.gone'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api
        .post('/staffmember/staffmember-1/mark_suspended')
        .notFound('StaffMember has no mark_suspended any more');
      await api
        .get('/staffmember/staffmember-1')
        .ok('an action that is gone changes nothing', { ...staffMember, department: null });
    },
  );

  test(
    'StaffMember no longer has the action offboard',
    about('removed.action.staffmember.offboard', 'changes.gone'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api
        .post('/staffmember/staffmember-1/offboard')
        .notFound('StaffMember has no offboard any more');
      await api
        .get('/staffmember/staffmember-1')
        .ok('an action that is gone changes nothing', { ...staffMember, department: null });
    },
  );

  test(
    'BrewRecipe no longer has the field blend',
    about('removed.field.brewrecipe.blend', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'BrewRecipe has no blend any more';
      await api.post('/brewrecipe', brewRecipe).created(because, {}, ['blend']);
      await api.get('/brewrecipe/brewrecipe-1').ok(because, {}, ['blend']);
      await api
        .patch('/brewrecipe/brewrecipe-1', { guide_title: 'lubu' })
        .ok(because, {}, ['blend']);
      await api.get('/brewrecipe').ok(because, [{ id: 'brewrecipe-1' }], ['blend']);
    },
  );

  test(
    'BrewRecipe no longer has the field editing',
    about('removed.field.brewrecipe.editing', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'BrewRecipe has no editing any more';
      await api.post('/brewrecipe', brewRecipe).created(because, {}, ['editing']);
      await api.get('/brewrecipe/brewrecipe-1').ok(because, {}, ['editing']);
      await api
        .patch('/brewrecipe/brewrecipe-1', { guide_title: 'lubu' })
        .ok(because, {}, ['editing']);
      await api.get('/brewrecipe').ok(because, [{ id: 'brewrecipe-1' }], ['editing']);
    },
  );

  test(
    'BrewRecipe no longer has the field method',
    about('removed.field.brewrecipe.method', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'method is brew_method now';
      await api
        .post('/brewrecipe', brewRecipe)
        .created(because, { brew_method: 'espresso' }, ['method']);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok(because, { brew_method: 'espresso' }, ['method']);
      await api
        .patch('/brewrecipe/brewrecipe-1', { guide_title: 'lubu' })
        .ok(because, { brew_method: 'espresso' }, ['method']);
      await api.get('/brewrecipe').ok(because, [{ id: 'brewrecipe-1' }], ['method']);
    },
  );

  test(
    'BrewRecipe no longer has the field view_count',
    about('removed.field.brewrecipe.view_count', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'BrewRecipe has no view_count any more';
      await api.post('/brewrecipe', brewRecipe).created(because, {}, ['view_count']);
      await api.get('/brewrecipe/brewrecipe-1').ok(because, {}, ['view_count']);
      await api
        .patch('/brewrecipe/brewrecipe-1', { guide_title: 'lubu' })
        .ok(because, {}, ['view_count']);
      await api.get('/brewrecipe').ok(because, [{ id: 'brewrecipe-1' }], ['view_count']);
    },
  );

  test(
    'BrewRecipe no longer has the field water_temperature_c',
    about('removed.field.brewrecipe.water_temperature_c', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'BrewRecipe has no water_temperature_c any more';
      await api.post('/brewrecipe', brewRecipe).created(because, {}, ['water_temperature_c']);
      await api.get('/brewrecipe/brewrecipe-1').ok(because, {}, ['water_temperature_c']);
      await api
        .patch('/brewrecipe/brewrecipe-1', { guide_title: 'lubu' })
        .ok(because, {}, ['water_temperature_c']);
      await api.get('/brewrecipe').ok(because, [{ id: 'brewrecipe-1' }], ['water_temperature_c']);
    },
  );

  test(
    'Cafe no longer has the field credit_limit_eur',
    about('removed.field.cafe.credit_limit_eur', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'credit_limit_eur is recorded_credit_limit_eur now';
      await api
        .post('/cafe', cafe)
        .created(because, { recorded_credit_limit_eur: 88.75 }, ['credit_limit_eur']);
      await api
        .get('/cafe/cafe-1')
        .ok(because, { recorded_credit_limit_eur: 88.75 }, ['credit_limit_eur']);
      await api
        .patch('/cafe/cafe-1', { account_state: 'active' })
        .ok(because, { recorded_credit_limit_eur: 88.75 }, ['credit_limit_eur']);
      await api.get('/cafe').ok(because, [{ id: 'cafe-1' }], ['credit_limit_eur']);
    },
  );

  test(
    'CoffeeFarm no longer has the field grown_varieties',
    about('removed.field.coffeefarm.grown_varieties', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'grown_varieties is linked_grown_varieties now';
      await api
        .post('/coffeefarm', coffeeFarm)
        .created(because, { linked_grown_varieties: [] }, ['grown_varieties']);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { linked_grown_varieties: [] }, ['grown_varieties']);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok(because, { linked_grown_varieties: [] }, ['grown_varieties']);
      await api.get('/coffeefarm').ok(because, [{ id: 'coffeefarm-1' }], ['grown_varieties']);
    },
  );

  test(
    'CoffeeFarm no longer has the field lots_graded',
    about('removed.field.coffeefarm.lots_graded', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'CoffeeFarm has no lots_graded any more';
      await api.post('/coffeefarm', coffeeFarm).created(because, {}, ['lots_graded']);
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {}, ['lots_graded']);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok(because, {}, ['lots_graded']);
      await api.get('/coffeefarm').ok(because, [{ id: 'coffeefarm-1' }], ['lots_graded']);
    },
  );

  test(
    'CoffeeFarm no longer has the field lots_rejected',
    about('removed.field.coffeefarm.lots_rejected', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'CoffeeFarm has no lots_rejected any more';
      await api.post('/coffeefarm', coffeeFarm).created(because, {}, ['lots_rejected']);
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {}, ['lots_rejected']);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok(because, {}, ['lots_rejected']);
      await api.get('/coffeefarm').ok(because, [{ id: 'coffeefarm-1' }], ['lots_rejected']);
    },
  );

  test(
    'CoffeeFarm no longer has the field partnership',
    about('removed.field.coffeefarm.partnership', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'CoffeeFarm has no partnership any more';
      await api.post('/coffeefarm', coffeeFarm).created(because, {}, ['partnership']);
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {}, ['partnership']);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok(because, {}, ['partnership']);
      await api.get('/coffeefarm').ok(because, [{ id: 'coffeefarm-1' }], ['partnership']);
    },
  );

  test(
    'CoffeeFarm no longer has the field partnership_stage',
    about('removed.field.coffeefarm.partnership_stage', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'CoffeeFarm has no partnership_stage any more';
      await api.post('/coffeefarm', coffeeFarm).created(because, {}, ['partnership_stage']);
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {}, ['partnership_stage']);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok(because, {}, ['partnership_stage']);
      await api.get('/coffeefarm').ok(because, [{ id: 'coffeefarm-1' }], ['partnership_stage']);
    },
  );

  test(
    'CoffeeFarm no longer has the field starred',
    about('removed.field.coffeefarm.starred', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'CoffeeFarm has no starred any more';
      await api.post('/coffeefarm', coffeeFarm).created(because, {}, ['starred']);
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {}, ['starred']);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 }).ok(because, {}, ['starred']);
      await api.get('/coffeefarm').ok(because, [{ id: 'coffeefarm-1' }], ['starred']);
    },
  );

  test(
    'CoffeeFarm no longer has the field varieties',
    about('removed.field.coffeefarm.varieties', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'varieties is linked_grown_varieties now';
      await api
        .post('/coffeefarm', coffeeFarm)
        .created(because, { linked_grown_varieties: [] }, ['varieties']);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { linked_grown_varieties: [] }, ['varieties']);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok(because, { linked_grown_varieties: [] }, ['varieties']);
      await api.get('/coffeefarm').ok(because, [{ id: 'coffeefarm-1' }], ['varieties']);
    },
  );

  test(
    'CoffeeLot no longer has the field allocated_kg',
    about('removed.field.coffeelot.allocated_kg', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'CoffeeLot has no allocated_kg any more';
      await api.post('/coffeelot', coffeeLot).created(because, {}, ['allocated_kg']);
      await api.get('/coffeelot/coffeelot-1').ok(because, {}, ['allocated_kg']);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-02-28 07:21:48' })
        .ok(because, {}, ['allocated_kg']);
      await api.get('/coffeelot').ok(because, [{ id: 'coffeelot-1' }], ['allocated_kg']);
    },
  );

  test(
    'CoffeeLot no longer has the field committed_kg',
    about('removed.field.coffeelot.committed_kg', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'CoffeeLot has no committed_kg any more';
      await api.post('/coffeelot', coffeeLot).created(because, {}, ['committed_kg']);
      await api.get('/coffeelot/coffeelot-1').ok(because, {}, ['committed_kg']);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-02-28 07:21:48' })
        .ok(because, {}, ['committed_kg']);
      await api.get('/coffeelot').ok(because, [{ id: 'coffeelot-1' }], ['committed_kg']);
    },
  );

  test(
    'CoffeeLot no longer has the field cuppings',
    about('removed.field.coffeelot.cuppings', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'CoffeeLot has no cuppings any more';
      await api.post('/coffeelot', coffeeLot).created(because, {}, ['cuppings']);
      await api.get('/coffeelot/coffeelot-1').ok(because, {}, ['cuppings']);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-02-28 07:21:48' })
        .ok(because, {}, ['cuppings']);
      await api.get('/coffeelot').ok(because, [{ id: 'coffeelot-1' }], ['cuppings']);
    },
  );

  test(
    'CoffeeLot no longer has the field moisture_percent',
    about('removed.field.coffeelot.moisture_percent', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'moisture_percent is confirmed_moisture_percent now';
      await api
        .post('/coffeelot', coffeeLot)
        .created(because, { confirmed_moisture_percent: 17.25 }, ['moisture_percent']);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok(because, { confirmed_moisture_percent: 17.25 }, ['moisture_percent']);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-02-28 07:21:48' })
        .ok(because, { confirmed_moisture_percent: 17.25 }, ['moisture_percent']);
      await api.get('/coffeelot').ok(because, [{ id: 'coffeelot-1' }], ['moisture_percent']);
    },
  );

  test(
    'CoffeeLot no longer has the field recorded_allocated_kg',
    about('removed.field.coffeelot.recorded_allocated_kg', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'CoffeeLot has no recorded_allocated_kg any more';
      await api.post('/coffeelot', coffeeLot).created(because, {}, ['recorded_allocated_kg']);
      await api.get('/coffeelot/coffeelot-1').ok(because, {}, ['recorded_allocated_kg']);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-02-28 07:21:48' })
        .ok(because, {}, ['recorded_allocated_kg']);
      await api.get('/coffeelot').ok(because, [{ id: 'coffeelot-1' }], ['recorded_allocated_kg']);
    },
  );

  test(
    'CoffeeLot no longer has the field recorded_moisture_percent',
    about('removed.field.coffeelot.recorded_moisture_percent', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'recorded_moisture_percent is confirmed_moisture_percent now';
      await api
        .post('/coffeelot', coffeeLot)
        .created(because, { confirmed_moisture_percent: 17.25 }, ['recorded_moisture_percent']);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok(because, { confirmed_moisture_percent: 17.25 }, ['recorded_moisture_percent']);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-02-28 07:21:48' })
        .ok(because, { confirmed_moisture_percent: 17.25 }, ['recorded_moisture_percent']);
      await api
        .get('/coffeelot')
        .ok(because, [{ id: 'coffeelot-1' }], ['recorded_moisture_percent']);
    },
  );

  test(
    'CoffeeLot no longer has the field weight_kg',
    about('removed.field.coffeelot.weight_kg', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'CoffeeLot has no weight_kg any more';
      await api.post('/coffeelot', coffeeLot).created(because, {}, ['weight_kg']);
      await api.get('/coffeelot/coffeelot-1').ok(because, {}, ['weight_kg']);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-02-28 07:21:48' })
        .ok(because, {}, ['weight_kg']);
      await api.get('/coffeelot').ok(because, [{ id: 'coffeelot-1' }], ['weight_kg']);
    },
  );

  test(
    'CoffeeVariety no longer has the field cup_potential',
    about('removed.field.coffeevariety.cup_potential', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'CoffeeVariety has no cup_potential any more';
      await api.post('/coffeevariety', coffeeVariety).created(because, {}, ['cup_potential']);
      await api.get('/coffeevariety/coffeevariety-1').ok(because, {}, ['cup_potential']);
      await api
        .patch('/coffeevariety/coffeevariety-1', { species: 'liberica' })
        .ok(because, {}, ['cup_potential']);
      await api.get('/coffeevariety').ok(because, [{ id: 'coffeevariety-1' }], ['cup_potential']);
    },
  );

  test(
    'CoffeeVariety no longer has the field rust_resistant',
    about('removed.field.coffeevariety.rust_resistant', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'CoffeeVariety has no rust_resistant any more';
      await api.post('/coffeevariety', coffeeVariety).created(because, {}, ['rust_resistant']);
      await api.get('/coffeevariety/coffeevariety-1').ok(because, {}, ['rust_resistant']);
      await api
        .patch('/coffeevariety/coffeevariety-1', { species: 'liberica' })
        .ok(because, {}, ['rust_resistant']);
      await api.get('/coffeevariety').ok(because, [{ id: 'coffeevariety-1' }], ['rust_resistant']);
    },
  );

  test(
    'CoffeeVariety no longer has the field variety_name',
    about('removed.field.coffeevariety.variety_name', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'variety_name is cultivar_name now';
      await api
        .post('/coffeevariety', coffeeVariety)
        .created(because, { cultivar_name: 'vobo' }, ['variety_name']);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok(because, { cultivar_name: 'vobo' }, ['variety_name']);
      await api
        .patch('/coffeevariety/coffeevariety-1', { species: 'liberica' })
        .ok(because, { cultivar_name: 'vobo' }, ['variety_name']);
      await api.get('/coffeevariety').ok(because, [{ id: 'coffeevariety-1' }], ['variety_name']);
    },
  );

  test(
    'CoffeeVariety no longer has the field view_count',
    about('removed.field.coffeevariety.view_count', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'view_count is page_views now';
      await api
        .post('/coffeevariety', coffeeVariety)
        .created(because, { page_views: 30 }, ['view_count']);
      await api
        .get('/coffeevariety/coffeevariety-1')
        .ok(because, { page_views: 30 }, ['view_count']);
      await api
        .patch('/coffeevariety/coffeevariety-1', { species: 'liberica' })
        .ok(because, { page_views: 30 }, ['view_count']);
      await api.get('/coffeevariety').ok(because, [{ id: 'coffeevariety-1' }], ['view_count']);
    },
  );

  test(
    'CoffeeVariety no longer has the field yield_kg_per_tree',
    about('removed.field.coffeevariety.yield_kg_per_tree', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'CoffeeVariety has no yield_kg_per_tree any more';
      await api.post('/coffeevariety', coffeeVariety).created(because, {}, ['yield_kg_per_tree']);
      await api.get('/coffeevariety/coffeevariety-1').ok(because, {}, ['yield_kg_per_tree']);
      await api
        .patch('/coffeevariety/coffeevariety-1', { species: 'liberica' })
        .ok(because, {}, ['yield_kg_per_tree']);
      await api
        .get('/coffeevariety')
        .ok(because, [{ id: 'coffeevariety-1' }], ['yield_kg_per_tree']);
    },
  );

  test(
    'Department no longer has the field head',
    about('removed.field.department.head', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Department has no head any more';
      await api.post('/department', department).created(because, {}, ['head']);
      await api.get('/department/department-1').ok(because, {}, ['head']);
      await api
        .patch('/department/department-1', { department_name: 'nara' })
        .ok(because, {}, ['head']);
      await api.get('/department').ok(because, [{ id: 'department-1' }], ['head']);
    },
  );

  test(
    'Department no longer has the field hiring_freeze',
    about('removed.field.department.hiring_freeze', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'hiring_freeze is hiring_stopped now';
      await api
        .post('/department', department)
        .created(because, { hiring_stopped: true }, ['hiring_freeze']);
      await api
        .get('/department/department-1')
        .ok(because, { hiring_stopped: true }, ['hiring_freeze']);
      await api
        .patch('/department/department-1', { department_name: 'nara' })
        .ok(because, { hiring_stopped: true }, ['hiring_freeze']);
      await api.get('/department').ok(because, [{ id: 'department-1' }], ['hiring_freeze']);
    },
  );

  test(
    'FleetVehicle no longer has the field driver',
    about('removed.field.fleetvehicle.driver', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'FleetVehicle has no driver any more';
      await api.post('/fleetvehicle', fleetVehicle).created(because, {}, ['driver']);
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, {}, ['driver']);
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { next_service_km: 50.25 })
        .ok(because, {}, ['driver']);
      await api.get('/fleetvehicle').ok(because, [{ id: 'fleetvehicle-1' }], ['driver']);
    },
  );

  test(
    'FleetVehicle no longer has the field mileage_km',
    about('removed.field.fleetvehicle.mileage_km', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'FleetVehicle has no mileage_km any more';
      await api.post('/fleetvehicle', fleetVehicle).created(because, {}, ['mileage_km']);
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, {}, ['mileage_km']);
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { next_service_km: 50.25 })
        .ok(because, {}, ['mileage_km']);
      await api.get('/fleetvehicle').ok(because, [{ id: 'fleetvehicle-1' }], ['mileage_km']);
    },
  );

  test(
    'Incident no longer has the field witnesses',
    about('removed.field.incident.witnesses', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'witnesses is heard_witnesses now';
      await api
        .post('/incident', incident)
        .created(because, { heard_witnesses: [] }, ['witnesses']);
      await api.get('/incident/incident-1').ok(because, { heard_witnesses: [] }, ['witnesses']);
      await api
        .patch('/incident/incident-1', { handling: 'investigated' })
        .ok(because, { heard_witnesses: [] }, ['witnesses']);
      await api.get('/incident').ok(because, [{ id: 'incident-1' }], ['witnesses']);
    },
  );

  test(
    'MediaMention no longer has the field press_contact',
    about('removed.field.mediamention.press_contact', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'MediaMention has no press_contact any more';
      await api.post('/mediamention', mediaMention).created(because, {}, ['press_contact']);
      await api.get('/mediamention/mediamention-1').ok(because, {}, ['press_contact']);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2019-06-02 01:37:50' })
        .ok(because, {}, ['press_contact']);
      await api.get('/mediamention').ok(because, [{ id: 'mediamention-1' }], ['press_contact']);
    },
  );

  test(
    'MediaMention no longer has the field released_documents',
    about('removed.field.mediamention.released_documents', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'MediaMention has no released_documents any more';
      await api.post('/mediamention', mediaMention).created(because, {}, ['released_documents']);
      await api.get('/mediamention/mediamention-1').ok(because, {}, ['released_documents']);
      await api
        .patch('/mediamention/mediamention-1', { appeared_at: '2019-06-02 01:37:50' })
        .ok(because, {}, ['released_documents']);
      await api
        .get('/mediamention')
        .ok(because, [{ id: 'mediamention-1' }], ['released_documents']);
    },
  );

  test(
    'NonConformity no longer has the field grade',
    about('removed.field.nonconformity.grade', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'grade is finding_grade now';
      await api
        .post('/nonconformity', nonConformity)
        .created(because, { finding_grade: 'observation' }, ['grade']);
      await api
        .get('/nonconformity/nonconformity-1')
        .ok(because, { finding_grade: 'observation' }, ['grade']);
      await api
        .patch('/nonconformity/nonconformity-1', { days_to_remedy: 79 })
        .ok(because, { finding_grade: 'observation' }, ['grade']);
      await api.get('/nonconformity').ok(because, [{ id: 'nonconformity-1' }], ['grade']);
    },
  );

  test(
    'NonConformity no longer has the field remedy_state',
    about('removed.field.nonconformity.remedy_state', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'NonConformity has no remedy_state any more';
      await api.post('/nonconformity', nonConformity).created(because, {}, ['remedy_state']);
      await api.get('/nonconformity/nonconformity-1').ok(because, {}, ['remedy_state']);
      await api
        .patch('/nonconformity/nonconformity-1', { days_to_remedy: 79 })
        .ok(because, {}, ['remedy_state']);
      await api.get('/nonconformity').ok(because, [{ id: 'nonconformity-1' }], ['remedy_state']);
    },
  );

  test(
    'RoastProfile no longer has the field roast_level',
    about('removed.field.roastprofile.roast_level', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'roast_level is current_roast_level now';
      await api
        .post('/roastprofile', roastProfile)
        .created(because, { current_roast_level: 'light' }, ['roast_level']);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok(because, { current_roast_level: 'light' }, ['roast_level']);
      await api
        .patch('/roastprofile/roastprofile-1', { drop_temperature_c: 8.25 })
        .ok(because, { current_roast_level: 'light' }, ['roast_level']);
      await api.get('/roastprofile').ok(because, [{ id: 'roastprofile-1' }], ['roast_level']);
    },
  );

  test(
    'RoastProfile no longer has the field version_state',
    about('removed.field.roastprofile.version_state', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'version_state is current_version_state now';
      await api
        .post('/roastprofile', roastProfile)
        .created(because, { current_version_state: 'tested' }, ['version_state']);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok(because, { current_version_state: 'tested' }, ['version_state']);
      await api
        .patch('/roastprofile/roastprofile-1', { drop_temperature_c: 8.25 })
        .ok(because, { current_version_state: 'tested' }, ['version_state']);
      await api.get('/roastprofile').ok(because, [{ id: 'roastprofile-1' }], ['version_state']);
    },
  );

  test(
    'RoastingMachine no longer has the field batches_run',
    about('removed.field.roastingmachine.batches_run', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'batches_run is batches_since_new now';
      await api
        .post('/roastingmachine', roastingMachine)
        .created(because, { batches_since_new: 60 }, ['batches_run']);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok(because, { batches_since_new: 60 }, ['batches_run']);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_since_new: 12 })
        .ok(because, { batches_since_new: 12 }, ['batches_run']);
      await api.get('/roastingmachine').ok(because, [{ id: 'roastingmachine-1' }], ['batches_run']);
    },
  );

  test(
    'StaffMember no longer has the field employment_state',
    about('removed.field.staffmember.employment_state', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'employment_state is contract_status now';
      await api
        .post('/staffmember', staffMember)
        .created(because, { contract_status: 'permanent' }, ['employment_state']);
      await api
        .get('/staffmember/staffmember-1')
        .ok(because, { contract_status: 'permanent' }, ['employment_state']);
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'under_review' })
        .ok(because, { contract_status: 'under_review' }, ['employment_state']);
      await api.get('/staffmember').ok(because, [{ id: 'staffmember-1' }], ['employment_state']);
    },
  );

  test(
    'StaffNotice no longer has the field views',
    about('removed.field.staffnotice.views', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'views is seen_by now';
      await api.post('/staffnotice', staffNotice).created(because, { seen_by: 73 }, ['views']);
      await api.get('/staffnotice/staffnotice-1').ok(because, { seen_by: 73 }, ['views']);
      await api
        .patch('/staffnotice/staffnotice-1', { notice_body: 'dubo' })
        .ok(because, { seen_by: 73 }, ['views']);
      await api.get('/staffnotice').ok(because, [{ id: 'staffnotice-1' }], ['views']);
    },
  );

  test(
    'Subscription no longer has the field bags_sent',
    about('removed.field.subscription.bags_sent', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'bags_sent is recorded_bags_shipped now';
      await api
        .post('/subscription', subscription)
        .created(because, { recorded_bags_shipped: 93 }, ['bags_sent']);
      await api
        .get('/subscription/subscription-1')
        .ok(because, { recorded_bags_shipped: 93 }, ['bags_sent']);
      await api
        .patch('/subscription/subscription-1', { bags_per_month: -76 })
        .ok(because, { recorded_bags_shipped: 93 }, ['bags_sent']);
      await api.get('/subscription').ok(because, [{ id: 'subscription-1' }], ['bags_sent']);
    },
  );

  test(
    'Subscription no longer has the field bags_shipped',
    about('removed.field.subscription.bags_shipped', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'bags_shipped is recorded_bags_shipped now';
      await api
        .post('/subscription', subscription)
        .created(because, { recorded_bags_shipped: 93 }, ['bags_shipped']);
      await api
        .get('/subscription/subscription-1')
        .ok(because, { recorded_bags_shipped: 93 }, ['bags_shipped']);
      await api
        .patch('/subscription/subscription-1', { bags_per_month: -76 })
        .ok(because, { recorded_bags_shipped: 93 }, ['bags_shipped']);
      await api.get('/subscription').ok(because, [{ id: 'subscription-1' }], ['bags_shipped']);
    },
  );

  test(
    'Vacancy no longer has the field department',
    about('removed.field.vacancy.department', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'department is hiring_department now';
      await api
        .post('/vacancy', vacancy)
        .created(because, { hiring_department: null }, ['department']);
      await api.get('/vacancy/vacancy-1').ok(because, { hiring_department: null }, ['department']);
      await api
        .patch('/vacancy/vacancy-1', { recruiting_state: 'interviewing' })
        .ok(because, { hiring_department: null }, ['department']);
      await api.get('/vacancy').ok(because, [{ id: 'vacancy-1' }], ['department']);
    },
  );

  test(
    'Vacancy no longer has the field seats',
    about('removed.field.vacancy.seats', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'seats is open_seats now';
      await api.post('/vacancy', vacancy).created(because, { open_seats: 30 }, ['seats']);
      await api.get('/vacancy/vacancy-1').ok(because, { open_seats: 30 }, ['seats']);
      await api
        .patch('/vacancy/vacancy-1', { recruiting_state: 'interviewing' })
        .ok(because, { open_seats: 30 }, ['seats']);
      await api.get('/vacancy').ok(because, [{ id: 'vacancy-1' }], ['seats']);
    },
  );
});
