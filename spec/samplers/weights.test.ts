import { describe, expect, test } from 'vitest';
import { InputError } from '../problem.ts';
import { parseScenario } from '../parse-scenario.ts';
import { parseWeights } from './parse-weights.ts';
import { extendScenario, sampleScenario } from './sample.ts';
import { weightsNames, weightsOf } from './weights.ts';

const uniform = weightsOf('uniform');

function problemsOf(weights: unknown): readonly (readonly [string, string])[] {
  try {
    parseWeights(weights, 'weights.json');
  } catch (error) {
    if (error instanceof InputError)
      return error.problems.map(({ path, message }) => [path, message]);
    throw error;
  }
  return [];
}

describe('weights', () => {
  test.each(weightsNames)('%s are as a person may write them', (name) => {
    expect(parseWeights(JSON.parse(JSON.stringify(weightsOf(name))), name)).toEqual(
      weightsOf(name),
    );
  });

  test('are the default ones where nothing is said', () => {
    expect(weightsOf()).toBe(weightsOf('default'));
  });

  test.each<[what: string, weights: unknown, path: string, message: RegExp]>([
    ['no object', [], '', /must be an object/],
    ['a part that is missing', { ...uniform, effects: undefined }, 'effects', /missing.*an object/],
    [
      'a kind that is missing',
      { ...uniform, kinds: { ...uniform.kinds, add_field: undefined } },
      'kinds.add_field',
      /is missing; it must be a number/,
    ],
    [
      'a kind that there is not',
      { ...uniform, kinds: { ...uniform.kinds, add_fild: 1 } },
      'kinds.add_fild',
      /means nothing here/,
    ],
    [
      'a weight below 0',
      { ...uniform, guards: { ...uniform.guards, sum: -1 } },
      'guards.sum',
      /is -1; it must be at least 0/,
    ],
    [
      'nothing but zeros',
      {
        ...uniform,
        kinds: Object.fromEntries(Object.keys(uniform.kinds).map((kind) => [kind, 0])),
      },
      'kinds',
      /it must be weights of which at least one is above 0/,
    ],
    [
      'milestones out of order',
      { ...uniform, sizes: { entities: [5, 2].map((turn) => ({ turn, size: 3 })) } },
      'sizes.entities',
      /it must be a list in ascending order of the turns/,
    ],
    [
      'a size of 0',
      { ...uniform, sizes: { entities: [{ turn: 0, size: 0 }] } },
      'sizes.entities[0].size',
      /is 0; it must be more than 0/,
    ],
    [
      'a size that there is not',
      { ...uniform, sizes: { enums: [{ turn: 0, size: 1 }] } },
      'sizes.enums',
      /means nothing here/,
    ],
  ])('with %s are refused, with the place', (_what, weights, path, message) => {
    expect(problemsOf(weights)).toEqual([[path, expect.stringMatching(message)]]);
  });
});

describe('scenarios with weights of their own', () => {
  const onlyFields = {
    ...uniform,
    kinds: {
      ...Object.fromEntries(Object.keys(uniform.kinds).map((kind) => [kind, 0])),
      add_field: 2,
      rename_field: 1,
    } as typeof uniform.kinds,
  };
  const scenario = sampleScenario({ seed: 'own', turns: 8, weights: onlyFields });

  test('hold no other kinds', () => {
    const kinds = scenario.turns.flatMap(({ changes }) => changes.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['add_field', 'rename_field']));
    const added = kinds.filter((kind) => kind === 'add_field').length;
    expect(added).toBeGreaterThan(kinds.length / 2);
  });

  test('record them whole, and go on just so after they are read from a file', () => {
    const short = sampleScenario({ seed: 'own', turns: 2, weights: onlyFields });
    const reread = parseScenario(JSON.parse(JSON.stringify(short)), 'a file');
    expect(reread.sampler).toMatchObject({ weights: onlyFields });
    expect(extendScenario(reread, 8)).toEqual(scenario);
  });

  test('record the name of built-in ones', () => {
    expect(sampleScenario({ seed: 'own', turns: 0, weights: 'uniform' }).sampler).toMatchObject({
      weights: 'uniform',
    });
  });
});
