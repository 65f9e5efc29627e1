import { about, test } from '../support/api.ts';

// A valid Galaxy, as the tests send it.
const galaxy = {
  label_cached_yearly: 'vino',
  id: 'galaxy-1',
  rank: 71,
  statue_target: null,
  weight_class_former: 52,
  budget_yearly_base: 51.25,
  username_first: 'natasi',
  payment: 'partly_paid',
};

// A valid GardenChapter, as the tests send it.
const gardenChapter = {
  cost_second: 5.75,
  voltage_partial: 84.25,
  id: 'gardenchapter-1',
  margin_weekly: 82.75,
  scheduled_secondary: '2018-05-13 07:31:32',
};

// A valid Radio, as the tests send it.
const radio = {
  city: 'botoga',
  id: 'radio-1',
  rating_raw: 78,
  discount_spare: 35.25,
  urgency_alternate: 'high',
  name_temporary: 'bula',
};

// A valid SaddleRanch, as the tests send it.
const saddleRanch = { featured: false, id: 'saddleranch-1', latitude: 72.75, name_late: 'vatado' };

// A valid Dragon, as the tests send it.
const dragon = {
  bonus_spare_total: 89,
  id: 'dragon-1',
  notice_lesser: 'dagi',
  username: 'bava',
  ratio: 59.25,
};

// A valid Notebook, as the tests send it.
const notebook = {
  capacity_usual: 48,
  id: 'notebook-1',
  shift_last_total: 'scheduled',
  advice: 'gilu',
};

// A valid Jungle, as the tests send it.
const jungle = {
  born: '2015-04-09 05:23:54',
  galaxy_draft: null,
  id: 'jungle-1',
  votes_next_verified: 45,
};

// A valid Piano, as the tests send it.
const piano = {
  id: 'piano-1',
  price_old: 33.75,
  signed: '2017-08-29 20:22:59',
  pinned_usual: true,
};

// A valid Owl, as the tests send it.
const owl = {
  age_upper: 78,
  id: 'owl-1',
  muted_target: false,
  rank_alternate: 46,
  weight_class_open_outer: 11,
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
  // changes.delete-entity: Deleting an entity also deletes the fields of other entities that
  //   refer to it, and what needs those.

  test(
    '/fountain is gone',
    about('removed.endpoint.fountain', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/fountain', {
        status: [404],
        because: 'the specification has no /fountain any more',
      });
      await api.post('/fountain', {
        body: { id: 'fountain-1' },
        status: [404],
        because: 'the specification has no /fountain any more',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'the specification has no /fountain any more',
      });
    },
  );

  test(
    '/kettlemountain is gone',
    about('removed.endpoint.kettlemountain', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/kettlemountain', {
        status: [404],
        because: 'the specification has no /kettlemountain any more',
      });
      await api.post('/kettlemountain', {
        body: { id: 'kettlemountain-1' },
        status: [404],
        because: 'the specification has no /kettlemountain any more',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'the specification has no /kettlemountain any more',
      });
    },
  );

  test(
    '/statue is gone',
    about('removed.endpoint.statue', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/statue', {
        status: [404],
        because: 'the specification has no /statue any more',
      });
      await api.post('/statue', {
        body: { id: 'statue-1' },
        status: [404],
        because: 'the specification has no /statue any more',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'the specification has no /statue any more',
      });
    },
  );

  test(
    '/tower is gone',
    about('removed.endpoint.tower', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/tower', {
        status: [404],
        because: 'the specification has no /tower any more',
      });
      await api.post('/tower', {
        body: { id: 'tower-1' },
        status: [404],
        because: 'the specification has no /tower any more',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'the specification has no /tower any more',
      });
    },
  );

  test(
    '/analytics/dragon/count is gone',
    about(
      'removed.analytics.dragon.count',
      'changes.gone',
      'changes.rename-field',
      'changes.delete-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/dragon/count', {
        status: [404],
        because: 'the specification has no /analytics/dragon/count any more',
      });
    },
  );

  test(
    '/analytics/fountain/duration_silent/avg is gone',
    about(
      'removed.analytics.fountain.duration_silent.avg',
      'changes.gone',
      'changes.rename-field',
      'changes.delete-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [404],
        because: 'the specification has no /analytics/fountain/duration_silent/avg any more',
      });
    },
  );

  test(
    '/analytics/gardenchapter/discount/max is gone',
    about(
      'removed.analytics.gardenchapter.discount.max',
      'changes.gone',
      'changes.rename-field',
      'changes.delete-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [404],
        because: 'the specification has no /analytics/gardenchapter/discount/max any more',
      });
    },
  );

  test(
    '/analytics/gardenchapter/margin_weekly/min is gone',
    about(
      'removed.analytics.gardenchapter.margin_weekly.min',
      'changes.gone',
      'changes.rename-field',
      'changes.delete-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/gardenchapter/margin_weekly/min', {
        status: [404],
        because: 'the specification has no /analytics/gardenchapter/margin_weekly/min any more',
      });
    },
  );

  test(
    '/analytics/jungle/rank/sum is gone',
    about(
      'removed.analytics.jungle.rank.sum',
      'changes.gone',
      'changes.rename-field',
      'changes.delete-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/jungle/rank/sum', {
        status: [404],
        because: 'the specification has no /analytics/jungle/rank/sum any more',
      });
    },
  );

  test(
    '/analytics/statue/margin_weekly/min is gone',
    about(
      'removed.analytics.statue.margin_weekly.min',
      'changes.gone',
      'changes.rename-field',
      'changes.delete-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/statue/margin_weekly/min', {
        status: [404],
        because: 'the specification has no /analytics/statue/margin_weekly/min any more',
      });
    },
  );

  test(
    'Notebook no longer has the action dispatch',
    about('removed.action.notebook.dispatch', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.post('/notebook/notebook-1/dispatch', {
        status: [404],
        because: 'Notebook has no dispatch any more',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { ...notebook, radio_remote: null, saddle_ranches: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Dragon no longer has the field city',
    about(
      'removed.field.dragon.city',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: dragon,
        status: [200, 201],
        absent: ['city'],
        because: 'Dragon has no city any more',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        absent: ['city'],
        because: 'Dragon has no city any more',
      });
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: 60 },
        status: [200],
        absent: ['city'],
        because: 'Dragon has no city any more',
      });
    },
  );

  test(
    'Dragon no longer has the field motto_initial',
    about(
      'removed.field.dragon.motto_initial',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: dragon,
        status: [200, 201],
        absent: ['motto_initial'],
        because: 'Dragon has no motto_initial any more',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        absent: ['motto_initial'],
        because: 'Dragon has no motto_initial any more',
      });
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: 60 },
        status: [200],
        absent: ['motto_initial'],
        because: 'Dragon has no motto_initial any more',
      });
    },
  );

  test(
    'Dragon no longer has the field origin',
    about(
      'removed.field.dragon.origin',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: dragon,
        status: [200, 201],
        absent: ['origin'],
        because: 'Dragon has no origin any more',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        absent: ['origin'],
        because: 'Dragon has no origin any more',
      });
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: 60 },
        status: [200],
        absent: ['origin'],
        because: 'Dragon has no origin any more',
      });
    },
  );

  test(
    'Dragon no longer has the field subject',
    about(
      'removed.field.dragon.subject',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/dragon', {
        body: dragon,
        status: [200, 201],
        absent: ['subject'],
        because: 'Dragon has no subject any more',
      });
      await api.get('/dragon/dragon-1', {
        status: [200],
        absent: ['subject'],
        because: 'Dragon has no subject any more',
      });
      await api.patch('/dragon/dragon-1', {
        body: { bonus_spare_total: 60 },
        status: [200],
        absent: ['subject'],
        because: 'Dragon has no subject any more',
      });
    },
  );

  test(
    'Galaxy no longer has the field caption',
    about(
      'removed.field.galaxy.caption',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: galaxy,
        status: [200, 201],
        absent: ['caption'],
        because: 'Galaxy has no caption any more',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        absent: ['caption'],
        because: 'Galaxy has no caption any more',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { label_cached_yearly: 'gisoru' },
        status: [200],
        absent: ['caption'],
        because: 'Galaxy has no caption any more',
      });
    },
  );

  test(
    'Galaxy no longer has the field statue',
    about(
      'removed.field.galaxy.statue',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/galaxy', {
        body: galaxy,
        status: [200, 201],
        absent: ['statue'],
        because: 'Galaxy has no statue any more',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [200],
        absent: ['statue'],
        because: 'Galaxy has no statue any more',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { label_cached_yearly: 'gisoru' },
        status: [200],
        absent: ['statue'],
        because: 'Galaxy has no statue any more',
      });
    },
  );

  test(
    'GardenChapter no longer has the field discount',
    about(
      'removed.field.gardenchapter.discount',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: gardenChapter,
        status: [200, 201],
        absent: ['discount'],
        because: 'GardenChapter has no discount any more',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        absent: ['discount'],
        because: 'GardenChapter has no discount any more',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { cost_second: 23.25 },
        status: [200],
        absent: ['discount'],
        because: 'GardenChapter has no discount any more',
      });
    },
  );

  test(
    'GardenChapter no longer has the field handle_target',
    about(
      'removed.field.gardenchapter.handle_target',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/gardenchapter', {
        body: gardenChapter,
        status: [200, 201],
        absent: ['handle_target'],
        because: 'GardenChapter has no handle_target any more',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        absent: ['handle_target'],
        because: 'GardenChapter has no handle_target any more',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { cost_second: 23.25 },
        status: [200],
        absent: ['handle_target'],
        because: 'GardenChapter has no handle_target any more',
      });
    },
  );

  test(
    'Jungle no longer has the field rank',
    about(
      'removed.field.jungle.rank',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: jungle,
        status: [200, 201],
        absent: ['rank'],
        because: 'Jungle has no rank any more',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        absent: ['rank'],
        because: 'Jungle has no rank any more',
      });
      await api.patch('/jungle/jungle-1', {
        body: { born: '2016-02-09 01:32:12' },
        status: [200],
        absent: ['rank'],
        because: 'Jungle has no rank any more',
      });
    },
  );

  test(
    'Notebook no longer has the field title',
    about(
      'removed.field.notebook.title',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: notebook,
        status: [200, 201],
        absent: ['title'],
        because: 'Notebook has no title any more',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        absent: ['title'],
        because: 'Notebook has no title any more',
      });
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: 4 },
        status: [200],
        absent: ['title'],
        because: 'Notebook has no title any more',
      });
    },
  );

  test(
    'Owl no longer has the field age',
    about(
      'removed.field.owl.age',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: owl,
        status: [200, 201],
        absent: ['age'],
        because: 'Owl has no age any more',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        absent: ['age'],
        because: 'Owl has no age any more',
      });
      await api.patch('/owl/owl-1', {
        body: { age_upper: 7 },
        status: [200],
        absent: ['age'],
        because: 'Owl has no age any more',
      });
    },
  );

  test(
    'Piano no longer has the field born',
    about(
      'removed.field.piano.born',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: piano,
        status: [200, 201],
        absent: ['born'],
        because: 'Piano has no born any more',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        absent: ['born'],
        because: 'Piano has no born any more',
      });
      await api.patch('/piano/piano-1', {
        body: { price_old: 97.75 },
        status: [200],
        absent: ['born'],
        because: 'Piano has no born any more',
      });
    },
  );

  test(
    'Piano no longer has the field motto',
    about(
      'removed.field.piano.motto',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: piano,
        status: [200, 201],
        absent: ['motto'],
        because: 'Piano has no motto any more',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        absent: ['motto'],
        because: 'Piano has no motto any more',
      });
      await api.patch('/piano/piano-1', {
        body: { price_old: 97.75 },
        status: [200],
        absent: ['motto'],
        because: 'Piano has no motto any more',
      });
    },
  );

  test(
    'Piano no longer has the field saddle_ranches_alternate',
    about(
      'removed.field.piano.saddle_ranches_alternate',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/piano', {
        body: piano,
        status: [200, 201],
        absent: ['saddle_ranches_alternate'],
        because: 'Piano has no saddle_ranches_alternate any more',
      });
      await api.get('/piano/piano-1', {
        status: [200],
        absent: ['saddle_ranches_alternate'],
        because: 'Piano has no saddle_ranches_alternate any more',
      });
      await api.patch('/piano/piano-1', {
        body: { price_old: 97.75 },
        status: [200],
        absent: ['saddle_ranches_alternate'],
        because: 'Piano has no saddle_ranches_alternate any more',
      });
    },
  );

  test(
    'Radio no longer has the field score_local',
    about(
      'removed.field.radio.score_local',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: radio,
        status: [200, 201],
        absent: ['score_local'],
        because: 'Radio has no score_local any more',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        absent: ['score_local'],
        because: 'Radio has no score_local any more',
      });
      await api.patch('/radio/radio-1', {
        body: { city: 'rovi' },
        status: [200],
        absent: ['score_local'],
        because: 'Radio has no score_local any more',
      });
    },
  );

  test(
    'Radio no longer has the field width_internal_past',
    about(
      'removed.field.radio.width_internal_past',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: radio,
        status: [200, 201],
        absent: ['width_internal_past'],
        because: 'Radio has no width_internal_past any more',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        absent: ['width_internal_past'],
        because: 'Radio has no width_internal_past any more',
      });
      await api.patch('/radio/radio-1', {
        body: { city: 'rovi' },
        status: [200],
        absent: ['width_internal_past'],
        because: 'Radio has no width_internal_past any more',
      });
    },
  );

  test(
    'SaddleRanch no longer has the field towers',
    about(
      'removed.field.saddleranch.towers',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: saddleRanch,
        status: [200, 201],
        absent: ['towers'],
        because: 'SaddleRanch has no towers any more',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        absent: ['towers'],
        because: 'SaddleRanch has no towers any more',
      });
      await api.patch('/saddleranch/saddleranch-1', {
        body: { featured: true },
        status: [200],
        absent: ['towers'],
        because: 'SaddleRanch has no towers any more',
      });
    },
  );
});
