import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { editedKennel } from './fixtures/edit-kennel.ts';
import { parseScenario } from './parse-scenario.ts';
import { InputError } from './problem.ts';
import { replay } from './trajectory.ts';

const sampler = { name: 'replay', version: 1, changesPerTurn: 5 };
const scenario = (...turns: readonly (readonly unknown[])[]): object => ({
  name: 'kennel',
  seed: '0',
  sampler,
  initial: editedKennel(),
  turns: turns.map((changes) => ({ changes })),
});

function problemsOf(document: unknown): readonly (readonly [string, string])[] {
  try {
    parseScenario(document, 'kennel.json');
  } catch (error) {
    if (error instanceof InputError) return error.problems.map(({ code, path }) => [code, path]);
    throw error;
  }
  return [];
}

const renamePrice = { kind: 'rename_field', entity: 'Toy', field: 'price', to: 'cost' };
const renameUsed = { kind: 'rename_field', entity: 'Toy', field: 'used', to: 'chewed' };
const capPrice = { kind: 'change_constraints', entity: 'Toy', field: 'price', maximum: 800 };
const addReference = {
  kind: 'add_field',
  entity: 'Toy',
  field: { name: 'shop', type: 'reference', target: 'Shop', required: false, nullable: true },
};
const addShop = {
  kind: 'add_entity',
  enums: [],
  entity: {
    name: 'Shop',
    fields: [{ name: 'id', type: 'string', required: true, nullable: false, unique: true }],
    actions: [],
  },
};

describe('parseScenario', () => {
  test('takes a scenario in which every change applies', () => {
    const document = scenario([renamePrice, renameUsed], [{ ...capPrice, field: 'cost' }]);
    expect(parseScenario(document, 'kennel.json')).toEqual(document);
  });

  test.each([
    ['a fault of the shape', { ...scenario(), turns: 3 }, 'VALUE_WRONG', 'turns'],
    ['an unknown key', { ...scenario(), model: 'x' }, 'KEY_UNKNOWN', 'model'],
    ['a name that no folder should have', { ...scenario(), name: 'A b' }, 'VALUE_WRONG', 'name'],
    ['an unknown kind', scenario([{ kind: 'paint' }]), 'VALUE_WRONG', 'turns[0].changes[0].kind'],
    [
      'a fault of a change inside',
      scenario([renameUsed, { ...capPrice, maximum: 'much' }]),
      'VALUE_WRONG',
      'turns[0].changes[1].maximum',
    ],
    [
      'an initial schema that is not well-formed',
      { ...scenario(), initial: editedKennel(['entities[0].name', 'Toy']) },
      'NAME_TAKEN',
      'initial.entities[2].name',
    ],
    [
      'a change of what is not there',
      scenario([renameUsed], [{ ...capPrice, entity: 'Cat' }]),
      'CHANGE_TARGET_MISSING',
      'turns[1].changes[0].entity',
    ],
    [
      'a change of what an earlier turn renamed',
      scenario([renamePrice], [renameUsed, capPrice]),
      'CHANGE_TARGET_MISSING',
      'turns[1].changes[1].field',
    ],
    [
      'two changes that touch the same',
      scenario([renamePrice, renameUsed, capPrice]),
      'TURN_CONFLICT',
      'turns[0].changes[2]',
    ],
    [
      'a use before the creation',
      scenario([addReference, addShop]),
      'TURN_ORDER',
      'turns[0].changes[0]',
    ],
    [
      'a turn after which an action cannot be exercised',
      scenario([{ kind: 'change_constraints', entity: 'Dog', field: 'rank', maximum: 0 }]),
      'GUARD_UNSATISFIABLE',
      'turns[0]',
    ],
    ['an empty turn', scenario([]), 'VALUE_WRONG', 'turns[0].changes'],
  ])('refuses %s', (_what, document, code, path) => {
    expect(problemsOf(document)).toContainEqual([code, path]);
  });

  test('names both changes of a conflict, what they share and what to do', () => {
    expect(() => parseScenario(scenario([renamePrice, capPrice]), 'kennel.json')).toThrow(
      /kennel\.json cannot be used:\n {2}turns\[0\]\.changes\[1\]: changes\[0\] \("Rename the field `price`.*"\) and changes\[1\] \("Change the bounds.*"\) both touch Toy\.price#name; one of them must go to another turn \[TURN_CONFLICT\]/,
    );
  });

  test('says which action cannot be tested after a turn, and why', () => {
    const capRank = { kind: 'change_constraints', entity: 'Dog', field: 'rank', maximum: 0 };
    expect(() => parseScenario(scenario([capRank]), 'kennel.json')).toThrow(
      /turns\[0\]: after this turn the condition `this\.rank > 0` of the action Dog\.approve cannot be tested: /,
    );
  });

  test('says which order is right', () => {
    expect(() => parseScenario(scenario([addReference, addShop]), 'kennel.json')).toThrow(
      /needs Shop#name, which the second creates; swap them/,
    );
  });
});

describe('the scenarios of the paper', () => {
  test.each([
    [
      'paper-coffee',
      ['add_field', 'rename_field', 'change_constraints', 'add_field', 'add_analytics'],
    ],
    [
      'paper-dogpage',
      ['add_field', 'change_constraints', 'add_entity', 'delete_analytics', 'add_field'],
    ],
  ])('%s can be played', (name, kinds) => {
    const path = new URL(`../emitted/${name}/scenario.json`, import.meta.url);
    const parsed = parseScenario(JSON.parse(readFileSync(path, 'utf8')), name);
    expect(parsed.name).toBe(name);
    const [, turn] = replay(parsed);
    expect(turn?.changes.map(({ kind }) => kind)).toEqual(kinds);
  });
});
