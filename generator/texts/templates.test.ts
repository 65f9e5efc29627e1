import { describe, expect, test } from 'vitest';
import { missingPaths } from '../fixtures/template-paths.ts';
import { template } from '../render/template.ts';
import { agentReadmeView } from './agent-readme.ts';

const views: readonly (readonly [name: string, view: object])[] = [
  ['texts/agent-readme', agentReadmeView('paper', 'python')],
];

describe.each(views)('template %s', (name, view) => {
  test('names only what its view has', () => {
    expect(missingPaths(name, view)).toEqual([]);
  });

  test('gives a text without gaps', () => {
    const text = template(name)(view);
    expect(text).not.toMatch(/undefined|\[object|\{\{|\n\n\n|[ \t]\n/);
    expect(text).toMatch(/\S\n$/);
  });
});
