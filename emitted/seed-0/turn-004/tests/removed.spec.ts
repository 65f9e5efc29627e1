import { about, test } from '../support/api.ts';

// A valid Statue, as the tests send it.
const statue = {
  available: false,
  material_third: 'malodo',
  id: 'statue-1',
  latitude_early: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
};

// A valid Tower, as the tests send it.
const tower = {
  city_local: 'rulumo',
  flagged: false,
  id: 'tower-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
};

test.describe('Removed names', () => {
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.
  // changes.delete-field: A deleted field is no longer demanded and no longer appears in answers.
  //   With it go the analytics, conditions and effects that need it, and the actions whose state
  //   it was.

  test(
    'Statue no longer has the field handle_target',
    about('removed.field.statue.handle_target', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/statue', {
        body: statue,
        status: [200, 201],
        answer: { material_third: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is material_third now',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { material_third: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is material_third now',
      });
      await api.patch('/statue/statue-1', {
        body: { available: true },
        status: [200],
        answer: { material_third: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is material_third now',
      });
    },
  );

  test(
    'Statue no longer has the field opened',
    about('removed.field.statue.opened', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/statue', {
        body: statue,
        status: [200, 201],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
      await api.patch('/statue/statue-1', {
        body: { available: true },
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
    },
  );

  test(
    'Tower no longer has the field trusted_third',
    about('removed.field.tower.trusted_third', 'changes.delete-field'),
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
        body: { city_local: 'nomosa' },
        status: [200],
        absent: ['trusted_third'],
        because: 'Tower has no trusted_third any more',
      });
    },
  );
});
