import { about, test } from '../support/api.ts';

// A valid Galaxy, as the tests send it.
const galaxy = {
  label_cached_yearly: 'vino',
  id: 'galaxy-1',
  rank: 71,
  statue_target: null,
  weight_class_former: 50,
};

test.describe('Removed names', () => {
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.
  // changes.delete-field: A deleted field is no longer demanded and no longer appears in answers.
  //   With it go the analytics, conditions and effects that need it, and the actions whose state
  //   it was.
  // changes.delete-entity: Deleting an entity also deletes the fields of other entities that
  //   refer to it, and what needs those.

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
});
