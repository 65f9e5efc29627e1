import { describe, test } from 'vitest';
import { expectWorthPlaying } from '../fixtures/expect-worth-playing.ts';
import { sampleScenario } from './sample.ts';

describe('programmatic scenarios', () => {
  test.each(['0', '13'])('seed %s: a hundred turns are worth playing', (seed) => {
    expectWorthPlaying(sampleScenario({ seed, turns: 100 }));
  });
});
