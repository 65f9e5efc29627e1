import { describe, expect, test } from 'vitest';
import { awkward } from './fixtures/awkward-schema.ts';
import { namesOf } from './names.ts';

const names = namesOf(awkward);

describe('namesOf', () => {
  test.each([
    ['Toy', 'toy', 'toy_table'],
    ['Import', 'import_', 'import_table'],
    ['Find', 'find_', 'find_table'],
    ['ToyTable', 'toy_table_', 'toy_table_table'],
    ['ToyTableA', 'toy_table_a', 'toy_table_a_table'],
  ])('%s is the module %s and the table %s', (entity, module, table) => {
    expect(names.module(entity)).toBe(module);
    expect(names.table(entity)).toBe(table);
  });

  test.each([
    ['create', 'create_'],
    ['create_', 'create__'],
    ['toy_table', 'toy_table_'],
  ])('the action %s is the function %s', (action, name) => {
    expect(names.action('Import', action)).toBe(name);
  });

  test('analytics that would share a name are told apart', () => {
    const functions = awkward.analytics.map(names.analytics);
    expect(functions).toEqual([
      'import_count',
      'import_max_max',
      'toy_table_a_b_sum',
      'toy_table_a_b_sum_',
    ]);
  });

  test('a local variable avoids the acting object, tables and functions', () => {
    expect(names.local('owner', 'Toy')).toBe('owner');
    expect(names.local('toy', 'Toy')).toBe('toy_');
    expect(names.local('toy_table', 'Toy')).toBe('toy_table_');
    expect(names.local('request', 'Toy')).toBe('request_');
  });

  test('what the schema lacks has no name', () => {
    expect(() => names.module('Cat')).toThrow('an entity Cat');
    expect(() => names.action('Toy', 'fetch')).toThrow('an action Toy.fetch');
  });
});
