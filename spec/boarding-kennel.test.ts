/** The hand-made scenario shows everything that the formats can say; a kind that is added later must appear in it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lossOf } from './changes/cascade.ts';
import { applyChange, changeKinds, changeShape } from './changes/table.ts';
import type { ChangeKind, ChangeOf } from './changes/table.ts';
import { uncoveredAlternatives } from './fixtures/shape-coverage.ts';
import { must } from './lookup.ts';
import { parseScenario } from './parse-scenario.ts';
import { effectShape, schemaShape } from './schema.ts';
import type { Effect, Field, Schema } from './schema.ts';
import { innerOf } from './semantics/effects.ts';
import { replay } from './trajectory.ts';
import { boundOf, bounds, describeEffect, describeGuard } from './wording.ts';
import type { Bound } from './wording.ts';

const path = new URL('../emitted/boarding-kennel/scenario.json', import.meta.url);
const scenario = parseScenario(JSON.parse(readFileSync(path, 'utf8')), 'scenario.json');
const states = [...replay(scenario)].map(({ schema }) => schema);
const changes = scenario.turns.flatMap((turn) => turn.changes);
const ends = [
  ['the first turn', must(states[0], 'there is a first state')],
  ['the last turn', must(states.at(-1), 'there is a last state')],
] as const;

const fieldsOf = (schema: Schema): readonly Field[] =>
  schema.entities.flatMap(({ fields }) => fields);
const effectsOf = (schema: Schema): readonly Effect[] =>
  schema.entities.flatMap(({ actions }) => actions.flatMap(({ effects }) => effects));

describe.each(ends)('%s', (_which, schema) => {
  test('uses every alternative of the schema format', () => {
    expect(uncoveredAlternatives({ shape: schemaShape, values: [schema], path: '' })).toEqual([]);
  });

  test('has fields required and optional, nullable and not, with and without default', () => {
    const combinations = fieldsOf(schema).flatMap((field) =>
      field.type === 'reference_list'
        ? []
        : [[field.required, field.nullable, 'default' in field].map(Number).join('')],
    );
    expect([...new Set(combinations)].sort()).toEqual(
      [...Array(8).keys()].map((bits) => bits.toString(2).padStart(3, '0')),
    );
  });

  test('sets and increments, up and down, on the acting object, on references and on lists', () => {
    const wanted = effectShape.options.flatMap(({ shape }) =>
      'effect' in shape
        ? shape.effect.options.map((inner) => `${shape.kind.value} ${inner.shape.kind.value}`)
        : [`${shape.kind.value} ${shape.kind.value}`],
    );
    const shown = effectsOf(schema).map((effect) => `${effect.kind} ${innerOf(effect).kind}`);
    expect([...new Set(shown)].sort()).toEqual([...wanted].sort());
    const steps = effectsOf(schema)
      .map(innerOf)
      .flatMap((effect) => (effect.kind === 'increment' ? [Math.sign(effect.by)] : []));
    expect([...new Set(steps)].sort()).toEqual([-1, 1]);
  });

  test('has no entity that refers to itself', () => {
    for (const { name, fields } of schema.entities)
      expect(fields.flatMap((field) => ('target' in field ? [field.target] : []))).not.toContain(
        name,
      );
  });
});

test.each([
  ['string', 'minLength', 'maxLength'],
  ['integer', 'minimum', 'maximum'],
  ['float', 'minimum', 'maximum'],
  ['datetime', 'after', 'before'],
] as const)('%s fields have no bound, either and both', (type, low: Bound, high: Bound) => {
  expect(bounds).toEqual(expect.arrayContaining([low, high]));
  const forms = fieldsOf(ends[0][1])
    .filter((field) => field.type === type && field.name !== 'id')
    .map((field) => [low, high].filter((bound) => boundOf(field, bound) !== undefined).join(' '));
  expect(new Set(forms)).toEqual(new Set(['', low, high, `${low} ${high}`]));
});

describe('the changes', () => {
  test('are of every kind', () => {
    const kinds = new Set(changes.map(({ kind }) => kind));
    expect(changeKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('use every alternative of their format', () => {
    expect(
      uncoveredAlternatives(
        { shape: schemaShape, values: states, path: 'schema' },
        { shape: changeShape, values: changes, path: 'change' },
      ),
    ).toEqual([]);
  });

  test('delete an entity that others refer to, alone and in lists, with all that needs it', () => {
    const { before, after, change } = played('delete_entity', ({ entity }) => entity === 'Keeper');
    const targets = fieldsOf(before).flatMap((field) =>
      'target' in field && field.target === change.entity ? [field.type] : [],
    );
    expect([...targets].sort()).toEqual(['reference', 'reference_list']);
    const { removes, writes } = lossOf(before, after);
    expect(removes.some((path) => path.startsWith('/analytics/keeper/'))).toBe(true);
    expect(removes.some((path) => path.startsWith('Stay.check_in()#guard'))).toBe(true);
    expect(writes).toEqual(
      expect.arrayContaining(['Stay.check_out()#effects', 'Dog.walk()#effects']),
    );
  });

  test('rename an entity that lists refer to', () => {
    const { before, change } = played('rename_entity', ({ entity }) => entity === 'Service');
    expect(
      fieldsOf(before).filter(
        (field) => field.type === 'reference_list' && field.target === change.entity,
      ),
    ).not.toEqual([]);
  });

  test('rename a field that a sum, an effect on a list and analytics mention', () => {
    const { before, after } = played('rename_field', ({ to }) => to === 'fee');
    const texts = (schema: Schema): readonly string[] => [
      ...schema.entities.flatMap(({ actions }) =>
        actions.flatMap(({ guards }) => guards.map(describeGuard)),
      ),
      ...effectsOf(schema).map(describeEffect),
    ];
    expect(texts(before).filter((text) => text.includes('.price'))).toHaveLength(2);
    expect(texts(after).filter((text) => text.includes('.fee'))).toHaveLength(2);
    expect(lossOf(before, after).removes).toContain('/analytics/extra/price/sum');
  });

  test('delete a field that is the state of an action', () => {
    const { before, after } = played('delete_field', ({ field }) => field === 'billing');
    expect(lossOf(before, after).removes).toEqual(
      expect.arrayContaining(['Stay.invoice()', 'BillingStatus']),
    );
  });
});

/** The change of that kind that is asked for, with the states of its turn just before and after it. */
function played<K extends ChangeKind>(
  kind: K,
  isIt: (change: ChangeOf<K>) => boolean,
): { readonly before: Schema; readonly after: Schema; readonly change: ChangeOf<K> } {
  for (const [turn, { changes }] of scenario.turns.entries()) {
    let before = must(states[turn], 'a state before every turn');
    for (const change of changes) {
      const after = applyChange(before, change);
      if (change.kind === kind && isIt(change as ChangeOf<K>))
        return { before, after, change: change as ChangeOf<K> };
      before = after;
    }
  }
  throw new Error(`no change of kind ${kind} is as asked for`);
}
