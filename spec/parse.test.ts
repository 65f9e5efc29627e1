import { describe, expect, it } from 'vitest';
import { editedKennel, kennel } from './fixtures/edit-kennel.ts';
import type { Edit } from './fixtures/edit-kennel.ts';
import { parseSchema } from './parse.ts';
import { InputError } from './problem.ts';

function faultsOf(document: unknown): InputError {
  try {
    parseSchema(document, 'kennel.json');
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('parseSchema', () => {
  it('returns a well-formed schema as it is', () => {
    expect(parseSchema(editedKennel(), 'kennel.json')).toEqual(kennel);
  });

  const GUARD = 'entities[0].actions[0].guards[0]';
  const shapes: readonly (readonly [...Edit, says: string])[] = [
    ['enums', undefined, 'enums: is missing; it must be a list [KEY_MISSING]'],
    ['entities', {}, 'entities: is {}; it must be a list [VALUE_WRONG]'],
    [
      'entities[0].name',
      'dog',
      'entities[0].name: is "dog"; it must be a name such as DogPhase: [A-Z][A-Za-z0-9]* [VALUE_WRONG]',
    ],
    [
      'entities[0].colour',
      'red',
      'entities[0].colour: colour means nothing here; leave it out [KEY_UNKNOWN]',
    ],
    [
      'entities[0].fields[0].required',
      'yes',
      'entities[0].fields[0].required: is "yes"; it must be true or false [VALUE_WRONG]',
    ],
    [
      'entities[0].fields[0].type',
      'bool',
      'entities[0].fields[0].type: is "bool"; it must be one of "string", "integer", "float", "boolean", "datetime", "enum", "reference", "reference_list" [VALUE_WRONG]',
    ],
    [
      'entities[0].fields[7].minimum',
      1.5,
      'entities[0].fields[7].minimum: is 1.5; it must be an integer [VALUE_WRONG]',
    ],
    [
      'entities[0].actions[0].from',
      [],
      'entities[0].actions[0].from: is []; it must be a list of at least 1 item [VALUE_WRONG]',
    ],
    [
      `${GUARD}.op`,
      '=>',
      `${GUARD}.op: is "=>"; it must be one of ">", ">=", "<", "<=", "==", "!=" [VALUE_WRONG]`,
    ],
    [`${GUARD}.left`, 'rank', `${GUARD}.left: is "rank"; it must be an object [VALUE_WRONG]`],
    [`${GUARD}.left`, { count: 3 }, `${GUARD}.left.count: is 3; it must be a string [VALUE_WRONG]`],
    [
      `${GUARD}.left`,
      { feld: 'rank' },
      `${GUARD}.left: is {"feld":"rank"}; it must be an object with field or an object with value or an object with op, left, right or an object with count or an object with sum, of [VALUE_WRONG]`,
    ],
    [
      'entities[0].actions[0].effects[0].value.value',
      [1],
      'entities[0].actions[0].effects[0].value.value: is [1]; it must be a string or a number or true or false or null or [] [VALUE_WRONG]',
    ],
    [
      'analytics[0].operation',
      'median',
      'analytics[0].operation: is "median"; it must be one of "count", "avg", "min", "max", "sum" [VALUE_WRONG]',
    ],
    [
      'entities[0].actions[2].to',
      'done',
      'entities[0].actions[2].to: done is no value of DogPhase; it has planning, in_progress, review [STATE_UNKNOWN]',
    ],
  ];
  it.each(shapes)('%s = %j', (path, value, says) => {
    expect(faultsOf(editedKennel([path, value])).message).toBe(
      `kennel.json cannot be used:\n  ${says}`,
    );
  });

  it.each([null, 7, 'text', []])('refuses %j as a whole', (document) => {
    expect(faultsOf(document).message).toContain('(document): is');
  });

  it('reports all faults at once', () => {
    const document = editedKennel(
      ['entities[0].name', 'dog'],
      ['enums[0].values', []],
      ['analytics[0].x', 1],
    );
    expect(faultsOf(document).problems.map(({ path }) => path)).toEqual([
      'enums[0].values',
      'entities[0].name',
      'analytics[0].x',
    ]);
  });
});
