import { describe, expect, test } from 'vitest';
import type { Action, Entity, Field, Schema } from '../../../spec/schema.ts';
import { actionView } from './actions.ts';
import { mayBeNullIn } from './may-be-null.ts';
import { namesOf } from './names.ts';

const id: Field = { name: 'id', type: 'string', required: true, nullable: false, unique: true };
const state: Field = {
  name: 'state',
  type: 'enum',
  enum: 'State',
  required: true,
  nullable: false,
};
const number = (name: string, nullable: boolean): Field => ({
  name,
  type: 'integer',
  required: true,
  nullable,
});
const toy: Entity = {
  name: 'Toy',
  fields: [id, number('price', true), number('uses', false)],
  actions: [],
};
const fields: readonly Field[] = [
  id,
  state,
  number('age', false),
  number('rank', true),
  { name: 'calm', type: 'boolean', required: true, nullable: true },
  { name: 'best', type: 'reference', target: 'Toy', required: false, nullable: true },
  { name: 'toys', type: 'reference_list', target: 'Toy' },
];

/** The statements between the check of the state and the change of it. */
function statementsOf(clauses: Partial<Pick<Action, 'guards' | 'effects'>>): readonly string[] {
  const action: Action = {
    name: 'go',
    field: 'state',
    from: ['a'],
    to: 'b',
    guards: [],
    effects: [],
    ...clauses,
  };
  const entity: Entity = { name: 'Dog', fields, actions: [action] };
  const schema: Schema = {
    enums: [{ name: 'State', values: ['a', 'b'] }],
    entities: [entity, toy],
    analytics: [],
  };
  const { statements } = actionView(action, {
    entity,
    objectPath: '/dog/{id}',
    names: namesOf(schema),
    mayBeNull: mayBeNullIn(schema),
  });
  return statements.slice(2, -2).flatMap((text) => text.split('\n').map((line) => line.slice(4)));
}

type Guards = Action['guards'];
type Effects = Action['effects'];
const positiveRank: Guards[number] = {
  kind: 'compare',
  left: { field: 'rank' },
  op: '>',
  right: { value: 0 },
};

describe('guards', () => {
  const cases: readonly (readonly [Guards[number], string])[] = [
    [positiveRank, 'if dog["rank"] is None or dog["rank"] <= 0:'],
    [
      { kind: 'compare', left: { field: 'age' }, op: '>=', right: { value: 3 } },
      'if dog["age"] < 3:',
    ],
    [
      { kind: 'compare', left: { field: 'rank' }, op: '==', right: { value: 3 } },
      'if dog["rank"] != 3:',
    ],
    [
      { kind: 'compare', left: { field: 'rank' }, op: '!=', right: { field: 'age' } },
      'if dog["rank"] is None or dog["rank"] == dog["age"]:',
    ],
    [
      { kind: 'compare', left: { field: 'calm' }, op: '!=', right: { value: true } },
      'if dog["calm"] is None or dog["calm"] is True:',
    ],
    [
      { kind: 'compare', left: { field: 'calm' }, op: '==', right: { value: false } },
      'if dog["calm"] is not False:',
    ],
    [
      {
        kind: 'compare',
        left: { op: '-', left: { field: 'age' }, right: { field: 'rank' } },
        op: '<',
        right: { count: 'toys' },
      },
      'if dog["rank"] is None or dog["age"] - dog["rank"] >= len(dog["toys"]):',
    ],
    [
      { kind: 'compare', left: { sum: 'toys', of: 'price' }, op: '<=', right: { value: 9 } },
      'if sum(values_of(find_all(toy_table, dog["toys"]), "price")) > 9:',
    ],
    [{ kind: 'null', field: 'best', is: 'null' }, 'if dog["best"] is not None:'],
    [{ kind: 'null', field: 'best', is: 'not_null' }, 'if dog["best"] is None:'],
    [
      {
        kind: 'quantifier',
        quantifier: 'any',
        list: 'toys',
        where: { field: 'price', op: '==', value: 1 },
      },
      'if not any(item["price"] == 1 for item in find_all(toy_table, dog["toys"])):',
    ],
    [
      {
        kind: 'quantifier',
        quantifier: 'all',
        list: 'toys',
        where: { field: 'uses', op: '!=', value: 1 },
      },
      'if not all(item["uses"] != 1 for item in find_all(toy_table, dog["toys"])):',
    ],
  ];

  test.each(cases)('%j', (guard, condition) => {
    expect(statementsOf({ guards: [guard] })[0]).toBe(condition);
  });

  test('do not ask again whether a field has a value', () => {
    const below: Guards[number] = {
      kind: 'compare',
      left: { field: 'rank' },
      op: '<',
      right: { value: 9 },
    };
    expect(statementsOf({ guards: [positiveRank, below] })[2]).toBe('if dog["rank"] >= 9:');
  });
});

describe('effects', () => {
  const sum: Effects[number] = {
    kind: 'set',
    field: 'rank',
    value: { op: '+', left: { field: 'rank' }, right: { field: 'age' } },
  };
  const cases: readonly (readonly [Effects[number], readonly string[]])[] = [
    [{ kind: 'set', field: 'calm', value: { value: null } }, ['dog["calm"] = None']],
    [{ kind: 'set', field: 'toys', value: { value: [] } }, ['dog["toys"] = []']],
    [{ kind: 'set', field: 'rank', value: { field: 'age' } }, ['dog["rank"] = dog["age"]']],
    [{ kind: 'increment', field: 'age', by: -2 }, ['dog["age"] -= 2']],
    [
      { kind: 'increment', field: 'rank', by: 2 },
      ['if dog["rank"] is not None:', '    dog["rank"] += 2'],
    ],
    [
      sum,
      [
        'if dog["rank"] is None:',
        '    dog["rank"] = None',
        'else:',
        '    dog["rank"] = dog["rank"] + dog["age"]',
      ],
    ],
    [
      {
        kind: 'on_reference',
        reference: 'best',
        effect: { kind: 'set', field: 'price', value: { field: 'rank' } },
      },
      [
        'if dog["best"] is not None:',
        '    best = toy_table[dog["best"]]',
        '    best["price"] = dog["rank"]',
      ],
    ],
    [
      { kind: 'for_each', list: 'toys', effect: { kind: 'increment', field: 'price', by: 1 } },
      [
        'for item in find_all(toy_table, dog["toys"]):',
        '    if item["price"] is not None:',
        '        item["price"] += 1',
      ],
    ],
  ];

  test.each(cases)('%j', (effect, lines) => {
    expect(statementsOf({ effects: [effect] })).toEqual(lines);
  });

  test('rely on what the guards made sure of', () => {
    expect(statementsOf({ guards: [positiveRank], effects: [sum] })[2]).toBe(
      'dog["rank"] = dog["rank"] + dog["age"]',
    );
  });

  test('ask again once a field has been set', () => {
    const copy: Effects[number] = { kind: 'set', field: 'rank', value: { value: null } };
    expect(statementsOf({ guards: [positiveRank], effects: [copy, sum] })[3]).toBe(
      'if dog["rank"] is None:',
    );
  });

  test('expect null in a field that an effect fills from one that may be null', () => {
    const spread: Effects[number] = {
      kind: 'for_each',
      list: 'toys',
      effect: { kind: 'set', field: 'uses', value: { field: 'rank' } },
    };
    const use: Guards[number] = {
      kind: 'quantifier',
      quantifier: 'any',
      list: 'toys',
      where: { field: 'uses', op: '>', value: 1 },
    };
    expect(statementsOf({ guards: [use], effects: [spread] }).slice(0, 2)).toEqual([
      'if not any(',
      '    item["uses"] is not None and item["uses"] > 1',
    ]);
  });
});
