import { describe, expect, test } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { describeChange } from '../../changes/table.ts';
import { parseScenario } from '../../parse-scenario.ts';
import { InputError } from '../../problem.ts';
import type { Scenario } from '../../scenario.ts';
import { extendScenario, sampleScenario } from '../sample.ts';

const TURNS = 20;
const roastery = sampleScenario({
  seed: '7',
  turns: TURNS,
  sampler: 'themed',
  domain: 'roastery',
});

describe('themed scenarios', () => {
  test('read as in the golden file', () => {
    const golden = new URL('golden/roastery.txt', import.meta.url);
    const text = storyOf(roastery);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, text);
    expect(text).toBe(readFileSync(golden, 'utf8'));
  });

  test('record their domain and are named after it', () => {
    expect(roastery.name).toBe('themed-roastery-7');
    expect(roastery.sampler).toEqual({
      name: 'themed',
      version: 1,
      changesPerTurn: 5,
      weights: 'default',
      domain: 'roastery',
    });
  });

  test('begin with two or three entities of their domain, analytics, and fields that they come with', () => {
    for (const seed of ['0', '1', '2', '3', '4', '5']) {
      const { entities, analytics } = sampleScenario({ seed, turns: 0, sampler: 'themed' }).initial;
      expect([2, 3]).toContain(entities.length);
      expect([1, 2]).toContain(analytics.length);
      for (const { fields } of entities) expect([5, 6]).toContain(fields.length);
    }
  });

  test('are the same for the same seed, and shorter ones are the beginning of longer ones', () => {
    const short = sampleScenario({ seed: '7', turns: 6, sampler: 'themed', domain: 'roastery' });
    expect(short.turns).toEqual(roastery.turns.slice(0, 6));
    const reread = parseScenario(JSON.parse(JSON.stringify(short)), 'a file');
    expect(extendScenario(reread, 12).turns).toEqual(roastery.turns.slice(0, 12));
  });

  test('leave the domain to the seed where nobody asks for one', () => {
    const domains = Array.from({ length: 30 }, (_, seed) => {
      const { sampler } = sampleScenario({ seed: String(seed), turns: 0, sampler: 'themed' });
      return sampler.name === 'themed' ? sampler.domain : '';
    });
    expect(new Set(domains).size).toBeGreaterThan(10);
  });

  test('are refused for a domain that nobody wrote', () => {
    const ask = (): Scenario =>
      sampleScenario({ seed: '7', turns: 1, sampler: 'themed', domain: 'moonbase' });
    expect(ask).toThrow(InputError);
    expect(ask).toThrow(/there is no domain moonbase; the domains are .*roastery/);
  });
});

/** The scenario in sentences, turn by turn. */
function storyOf({ name, initial, turns }: Scenario): string {
  const begins = `${name}: ${initial.entities.map((entity) => entity.name).join(', ')}`;
  const told = turns.map(({ changes }, index) =>
    [`turn ${String(index + 1)}`, ...changes.map((change) => `  ${describeChange(change)}`)].join(
      '\n',
    ),
  );
  return `${[begins, ...told].join('\n')}\n`;
}
