import { describe, expect, it } from 'vitest';
import { kennel } from '../fixtures/edit-kennel.ts';
import { entityOf, fieldOf } from '../lookup.ts';
import { emptyDatabase, withRow } from './database.ts';
import {
  isNullable,
  isOmittable,
  mayLackValue,
  mustBeSent,
  violationOf,
  violationsOnCreate,
} from './values.ts';

const database = withRow(withRow(emptyDatabase(kennel), 'Person', { id: 'person-1' }), 'Toy', {
  id: 'toy-1',
});

/** Field → value → the rule it breaks, `null` for none. */
const verdicts: readonly (readonly [field: string, value: unknown, rule: string | null])[] = [
  ['Dog.name', 'ab', null],
  ['Dog.name', 'a', 'min_length'],
  ['Dog.name', 'x'.repeat(50), null],
  ['Dog.name', 'x'.repeat(51), 'max_length'],
  ['Dog.name', '😀'.repeat(50), null],
  ['Dog.name', 7, 'type'],
  ['Dog.name', {}, 'type'],
  ['Dog.name', null, 'null'],
  ['Dog.rank', 0, null],
  ['Dog.rank', -1, 'minimum'],
  ['Dog.rank', 10_000, null],
  ['Dog.rank', 10_001, 'maximum'],
  ['Dog.rank', 1.5, 'type'],
  ['Dog.rank', '1', 'type'],
  ['Dog.rank', true, 'type'],
  ['Dog.rank', null, null],
  ['Toy.price', 2, null],
  ['Toy.price', 1000.25, 'maximum'],
  ['Toy.price', -0.25, 'minimum'],
  ['Toy.price', 'abc', 'type'],
  ['Toy.price', [], 'type'],
  ['Dog.active', false, null],
  ['Dog.active', 'abc', 'type'],
  ['Dog.active', 0, 'type'],
  ['Dog.born_at', '2020-01-01 00:00:00', null],
  ['Dog.born_at', '2019-12-31 23:59:59', 'after'],
  ['Dog.born_at', '2026-12-31 23:59:59', null],
  ['Dog.born_at', '2027-01-01 00:00:00', 'before'],
  ['Dog.born_at', '2024-02-30 00:00:00', 'datetime'],
  ['Dog.born_at', '2024-03-15T14:30:00Z', 'datetime'],
  ['Dog.born_at', 1_700_000_000, 'type'],
  ['Dog.mood', 'calm', null],
  ['Dog.mood', 'CALM', 'enum'],
  ['Dog.mood', 'sad', 'enum'],
  ['Dog.mood', 1, 'type'],
  ['Dog.owner', 'person-1', null],
  ['Dog.owner', 'toy-1', 'reference'],
  ['Dog.owner', { id: 'person-1' }, 'type'],
  ['Dog.owner', null, null],
  ['Dog.toys', [], null],
  ['Dog.toys', ['toy-1'], null],
  ['Dog.toys', ['toy-1', 'toy-2'], 'reference'],
  ['Dog.toys', 'toy-1', 'type'],
  ['Dog.toys', [1], 'type'],
  ['Dog.toys', null, 'null'],
];

describe('violationOf', () => {
  it.each(verdicts)('%s takes %j? %s', (path, value, rule) => {
    const [entity = '', name = ''] = path.split('.');
    const field = fieldOf(entityOf(kennel, entity), name);
    expect(violationOf(field, value, { schema: kennel, database })?.rule ?? null).toBe(rule);
  });

  it.each<[path: string, value: unknown, message: string]>([
    ['Dog.name', 7, 'name must be a string'],
    ['Dog.name', 'a', 'name must have at least 2 characters'],
    ['Dog.name', 'x'.repeat(51), 'name must have at most 50 characters'],
    ['Dog.name', null, 'name must not be null'],
    ['Dog.rank', 1.5, 'rank must be an integer'],
    ['Dog.rank', -1, 'rank must be at least 0'],
    ['Dog.rank', 10_001, 'rank must be at most 10000'],
    ['Toy.price', 'abc', 'price must be a number'],
    ['Dog.active', 0, 'active must be true or false'],
    ['Dog.born_at', 0, 'born_at must be a string in YYYY-MM-DD hh:mm:ss format'],
    ['Dog.born_at', 'x', 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format'],
    ['Dog.born_at', '2019-12-31 23:59:59', 'born_at must not be before 2020-01-01 00:00:00'],
    ['Dog.born_at', '2027-01-01 00:00:00', 'born_at must not be after 2026-12-31 23:59:59'],
    ['Dog.mood', 1, 'mood must be one of calm, wild'],
    ['Dog.mood', 'sad', 'mood must be one of calm, wild'],
    ['Dog.owner', 1, 'owner must be the id of a Person'],
    ['Dog.owner', 'toy-1', 'owner must be the id of an existing Person'],
    ['Dog.toys', 'toy-1', 'toys must be a list of ids of Toy'],
    ['Dog.toys', ['toy-2'], 'toys must hold only ids of existing Toy objects'],
  ])('says in words what would be right: %s, not %j', (path, value, message) => {
    const [entity = '', name = ''] = path.split('.');
    const field = fieldOf(entityOf(kennel, entity), name);
    expect(violationOf(field, value, { schema: kennel, database })?.message).toBe(message);
  });
});

describe('presence', () => {
  const dog = entityOf(kennel, 'Dog');
  const names = (holds: (field: (typeof dog.fields)[number]) => boolean): readonly string[] => {
    const verdict = dog.fields.map((field) => [field.name, holds(field)] as const);
    expect(verdict.map(([, value]) => typeof value)).toEqual(dog.fields.map(() => 'boolean'));
    return verdict.filter(([, value]) => value).map(([name]) => name);
  };
  it('demands required fields without default', () => {
    expect(names(mustBeSent)).toEqual(['id', 'mood', 'name', 'rank']);
  });
  it('lets a create leave out what is optional and has no default', () => {
    expect(names(isOmittable)).toEqual(['born_at', 'owner', 'weight']);
    expect(names(mayLackValue)).toEqual(['active', 'born_at', 'owner', 'rank', 'weight']);
  });
  it('says of what a create lacks that it is required', () => {
    const violations = violationsOnCreate(
      dog,
      { name: 'Rex', rank: 3 },
      { schema: kennel, database },
    );
    expect(violations).toEqual([
      { field: 'id', rule: 'required', message: 'id must be sent' },
      { field: 'mood', rule: 'required', message: 'mood is required and has no default' },
    ]);
  });
  it('lets references be null, and never lists', () => {
    expect(names(isNullable)).toEqual(['active', 'born_at', 'owner', 'rank']);
    expect(
      isNullable({ name: 'x', type: 'reference', target: 'Toy', required: true, nullable: false }),
    ).toBe(true);
  });
});
