import { describe, expect, test } from 'vitest';
import { expectWorthPlaying } from '../fixtures/expect-worth-playing.ts';
import { parseScenario } from '../parse-scenario.ts';
import { extendScenario, sampleScenario } from './sample.ts';

const seeds = Array.from({ length: 20 }, (_, index) => String(index));

describe('twenty programmatic scenarios of a hundred turns', () => {
  test.each(seeds)('seed %s: is worth playing, can be read, and goes on from any turn', (seed) => {
    const scenario = sampleScenario({ seed, turns: 100 });
    expectWorthPlaying(scenario);
    const text = JSON.stringify(scenario);
    expect(JSON.stringify(parseScenario(JSON.parse(text), 'a file'))).toBe(text);
    const cut = { ...scenario, turns: scenario.turns.slice(0, 61) };
    expect(extendScenario(cut, 100)).toEqual(scenario);
  });
});
