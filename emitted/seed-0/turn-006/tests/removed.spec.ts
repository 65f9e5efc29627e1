import { about, test } from '../support/api.ts';

// A valid Galaxy, as the tests send it.
const galaxy = {
  label_cached_yearly: 'vino',
  id: 'galaxy-1',
  rank: 71,
  statue_target: null,
  weight_class_former: 52,
  budget_yearly_base: 51.25,
};

// A valid Tower, as the tests send it.
const tower = {
  approved: false,
  flagged: false,
  id: 'tower-1',
  published_monthly: true,
  reviewed: false,
};

// A valid Dragon, as the tests send it.
const dragon = {
  bonus_spare_total: 89,
  id: 'dragon-1',
  notice_lesser: 'dagi',
  origin: 'davobo',
  username: 'bava',
  city: 'saribo',
};

// A valid Notebook, as the tests send it.
const notebook = {
  capacity_usual: 48,
  id: 'notebook-1',
  shift_last_total: 'evening',
  title: 'gilu',
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
    'Tower no longer has the field trusted_third',
    about(
      'removed.field.tower.trusted_third',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        absent: ['trusted_third'],
        because: 'Tower has no trusted_third any more',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        absent: ['trusted_third'],
        because: 'Tower has no trusted_third any more',
      });
      await api.patch('/tower/tower-1', {
        body: { approved: true },
        status: [200],
        absent: ['trusted_third'],
        because: 'Tower has no trusted_third any more',
      });
    },
  );
});
