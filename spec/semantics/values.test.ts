import { describe, expect, it } from 'vitest';
import { kennel } from '../fixtures/edit-kennel.ts';
import { entityOf, fieldOf } from '../lookup.ts';
import { emptyDatabase, withRow } from './database.ts';
import { isNullable, mustBeSent, violationOf } from './values.ts';

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

  it('says in words what would be right', () => {
    const rank = fieldOf(entityOf(kennel, 'Dog'), 'rank');
    expect(violationOf(rank, 10_001, { schema: kennel, database })?.message).toBe(
      'rank must be at most 10000',
    );
  });
});

describe('presence', () => {
  const dog = entityOf(kennel, 'Dog');
  const names = (holds: (field: (typeof dog.fields)[number]) => boolean): readonly string[] =>
    dog.fields.filter(holds).map(({ name }) => name);
  it('demands required fields without default', () => {
    expect(names(mustBeSent)).toEqual(['id', 'mood', 'name', 'rank']);
  });
  it('lets references be null, and never lists', () => {
    expect(names(isNullable)).toEqual(['active', 'born_at', 'owner', 'rank']);
    expect(
      isNullable({ name: 'x', type: 'reference', target: 'Toy', required: true, nullable: false }),
    ).toBe(true);
  });
});
