import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../spec/changes/table.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import { replay } from '../../spec/trajectory.ts';
import { formatOptions } from '../format.ts';
import { changeRequest } from './change-request.ts';
import { initialSpecification } from './initial-specification.ts';

const changes: readonly Change[] = [
  { kind: 'rename_entity', entity: 'Dog', to: 'WorkingDog' },
  {
    kind: 'add_field',
    entity: 'Person',
    field: {
      name: 'greeting',
      type: 'string',
      required: false,
      nullable: true,
      maxLength: 40,
      default: 'a `quoted`\n*line* \u2028 "and" \\ */',
    },
  },
  { kind: 'change_constraints', entity: 'Toy', field: 'price', minimum: 0.5, maximum: null },
  {
    kind: 'add_condition',
    entity: 'Dog',
    action: 'restart',
    guard: { kind: 'compare', left: { field: 'name' }, op: '!=', right: { value: 'a`b * c' } },
  },
  {
    kind: 'add_effect',
    entity: 'Dog',
    action: 'restart',
    effect: {
      kind: 'for_each',
      list: 'toys',
      effect: { kind: 'set', field: 'used', value: { value: false } },
    },
  },
  { kind: 'delete_analytics', analytics: { entity: 'Toy', operation: 'sum', field: 'price' } },
];

describe('changeRequest', () => {
  test('reads as in the golden file', async () => {
    await expect(changeRequest(changes)).toMatchFileSnapshot('golden/change-request.md');
  });

  test('gives every change one line, whatever its literals hold', () => {
    const lines = changeRequest(changes).split(/\r?\n|\u2028|\u2029/);
    expect(lines).toHaveLength(changes.length + 1);
    expect(lines.slice(0, -1).filter((line) => !/^- [A-Z].*\.$/.test(line))).toEqual([]);
  });

  test('survives formatting', async () => {
    const text = changeRequest(changes);
    expect(await format(text, { ...formatOptions, parser: 'markdown' })).toBe(text);
  });

  test('and specification of sampled turns survive formatting', async () => {
    const snapshots = [...replay(sampleScenario({ seed: '3', turns: 10 }))];
    const texts = snapshots.flatMap(({ changes: turn, schema }) => [
      changeRequest(turn),
      initialSpecification(schema),
    ]);
    for (const text of texts) {
      expect(await format(text, { ...formatOptions, parser: 'markdown' })).toBe(text);
      expect(text).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test('keeps the order of the turn', () => {
    const positions = ['WorkingDog', 'greeting', 'price', 'restart'].map((word) =>
      changeRequest(changes).indexOf(word),
    );
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
});
