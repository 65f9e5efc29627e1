import { describe, expect, test } from 'vitest';
import { kennel } from './fixtures/edit-kennel.ts';
import type { Field } from './schema.ts';
import { actionEndpoint, describeEffect, describeField, describeGuard } from './wording.ts';
import { transition } from './wording/actions.ts';
import { measure } from './wording/analytics.ts';
import { describeLiteral } from './wording/literals.ts';
import { actionOf, entityOf } from './lookup.ts';

const dog = entityOf(kennel, 'Dog');
const approve = actionOf(dog, 'approve');
const calmDown = actionOf(dog, 'calm_down');

describe('guards and effects', () => {
  test('read as the contract writes them', () => {
    expect([...approve.guards, ...calmDown.guards].map(describeGuard)).toEqual([
      'count(this.toys) >= 1',
      'this.rank > 0',
      'this.weight * 2 <= this.rank',
      'sum(this.toys.price) < 500',
      'this.owner is not null',
      'all item in this.toys satisfies: item.price > 1',
      'this.born_at >= "2021-06-01 12:00:00"',
      'this.name != "rex"',
      'any item in this.toys satisfies: item.used == false',
    ]);
    expect([...approve.effects, ...calmDown.effects].map(describeEffect)).toEqual([
      'set this.active to false',
      'set this.weight to this.weight + this.rank',
      'increase this.rank by 1',
      'on item in this.owner: increase item.dogs_approved by 1',
      'for each item in this.toys: set item.used to true',
      'set this.owner to null',
      'set this.toys to []',
    ]);
  });

  test('a negative increment is a decrease, a missing value is null', () => {
    expect(describeEffect({ kind: 'increment', field: 'weight', by: -2.25 })).toBe(
      'decrease this.weight by 2.25',
    );
    expect(describeGuard({ kind: 'null', field: 'owner', is: 'null' })).toBe('this.owner is null');
  });

  test('in effects on other objects, values are those of the acting object', () => {
    expect(
      describeEffect({
        kind: 'for_each',
        list: 'toys',
        effect: {
          kind: 'set',
          field: 'price',
          value: { op: '-', left: { field: 'weight' }, right: { value: 0.5 } },
        },
      }),
    ).toBe('for each item in this.toys: set item.price to this.weight - 0.5');
  });
});

describe('fields', () => {
  test('every type, with all that it has', () => {
    const fields: readonly Field[] = [
      ...dog.fields,
      { name: 'free', type: 'float', required: false, nullable: true, minimum: -0.5 },
      { name: 'note', type: 'string', required: false, nullable: false, default: 'a, (b); "c"' },
    ];
    expect(fields.map(describeField)).toEqual([
      '`active` (optional, nullable boolean, default `true`)',
      '`born_at` (optional, nullable datetime, earliest "2020-01-01 00:00:00", latest "2026-12-31 23:59:59")',
      '`id` (required, non-nullable string, unique)',
      '`mood` (required, non-nullable enum Mood)',
      '`name` (required, non-nullable string, minimum length 2, maximum length 50)',
      '`owner` (optional, nullable reference to Person)',
      '`phase` (required, non-nullable enum DogPhase, default `"planning"`)',
      '`rank` (required, nullable integer, minimum 0, maximum 10000)',
      '`toys` (list of references to Toy)',
      '`weight` (optional, non-nullable float)',
      '`free` (optional, nullable float, minimum -0.5)',
      '`note` (optional, non-nullable string, default `"a, (b); \\"c\\""`)',
    ]);
  });
});

describe('the rest', () => {
  test('actions and analytics', () => {
    expect(transition.write(actionOf(dog, 'restart'))).toBe(
      'starts when `this.phase` is `"in_progress"` or `"review"`, sets `this.phase` to `"planning"`',
    );
    expect(actionEndpoint('UserProfile', 'lock')).toBe('POST /userprofile/{id}/lock');
    expect(kennel.analytics.map(measure.write)).toEqual([
      'the number of Dog objects',
      'the average of `rank` over all Dog objects',
      'the maximum of `price` over all Toy objects',
      'the minimum of `price` over all Toy objects',
      'the sum of `price` over all Toy objects',
    ]);
  });

  test('literals are JSON and stay on one line between backticks', () => {
    const nasty = 'a`b\n\u2028"c"\\';
    const text = describeLiteral(nasty);
    expect(JSON.parse(text)).toBe(nasty);
    expect(text).not.toMatch(/[`\n\u2028]/);
    expect([12.5, true, null, []].map(describeLiteral)).toEqual(['12.5', 'true', 'null', '[]']);
  });
});
