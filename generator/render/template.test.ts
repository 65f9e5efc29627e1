import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingPaths } from '../fixtures/template-paths.ts';
import { kennelSnapshot } from '../plan/fixtures/snapshots.ts';
import { planSuite } from '../plan/index.ts';
import { apiView } from './outcomes.ts';
import { scenarioView } from './scenario.ts';
import { specView } from './spec-file.ts';
import { renderTest } from './test-case.ts';
import { template } from './template.ts';

const plan = planSuite({ snapshot: kennelSnapshot, seed: '0', profile: 'paper' });
const row = {
  turn: '1',
  folder: 'turn-001',
  request: ['Remove the action `open` of the entity `Dog`.', 'Delete the entity `Cat`.'],
  state: ['3 entities (-1)', '12 fields'],
  tests: '100',
  newTests: '20',
  families: ['crud 18', 'actions 82'],
};
const views: Readonly<Record<string, object>> = {
  'api.ts': apiView,
  'playwright.config.ts': {},
  'spec.ts': specView(plan, 'dog', renderTest),
  'scenario-readme.md': scenarioView({
    name: 'kennel',
    profile: 'paper',
    rows: [row, { ...row, request: [], turn: '2' }],
    turns: [1],
  }),
};

describe('templates', () => {
  test('each has a view here', () => {
    const present = readdirSync(new URL('../../templates', import.meta.url))
      .filter((name) => name.endsWith('.hbs'))
      .map((name) => name.replace('.hbs', ''));
    expect(present.sort()).toEqual(Object.keys(views).sort());
  });

  test.each(Object.entries(views))('%s names only what its view has', (name, view) => {
    expect(missingPaths(name, view)).toEqual([]);
    expect(template(name)(view)).not.toMatch(/\[object|\{\{/);
  });

  test('a value that the view lacks is an error', () => {
    expect(() => template('spec.ts')({ examples: [], groups: [] })).toThrow(
      '"imports" not defined',
    );
  });
});
