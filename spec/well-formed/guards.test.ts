import { describe } from 'vitest';
import { compare, computed, field, guard, itRefuses, value } from '../fixtures/broken-kennel.ts';

const quantifier = (list: string, where: object): object => ({
  kind: 'quantifier',
  quantifier: 'any',
  list,
  where,
});

describe('guards', () => {
  itRefuses([
    guard(
      'a field that is not there',
      compare(field('age'), '>', value(1)),
      'FIELD_MISSING',
      '.left.field',
    ),
    guard('the id', compare(field('id'), '==', value('dog-1')), 'ID_GUARDED', '.left.field'),
    guard(
      'the state',
      compare(value('review'), '==', field('phase')),
      'STATE_GUARDED',
      '.right.field',
    ),
    guard('an ordered string', compare(field('name'), '<', value('rex')), 'NOT_ORDERED', '.op'),
    guard('an ordered boolean', compare(field('active'), '>=', value(true)), 'NOT_ORDERED', '.op'),
    guard('an ordered enum', compare(field('mood'), '>', value('calm')), 'NOT_ORDERED', '.op'),
    guard(
      'a literal of another type',
      compare(field('rank'), '>', value('1')),
      'LITERAL_WRONG',
      '.right.value',
    ),
    guard(
      'a fraction for an integer',
      compare(field('rank'), '>', value(0.5)),
      'LITERAL_WRONG',
      '.right.value',
    ),
    guard(
      'a float that is no quarter',
      compare(field('weight'), '>', value(0.1)),
      'LITERAL_WRONG',
      '.right.value',
    ),
    guard(
      'a moment that does not exist',
      compare(field('born_at'), '>', value('2024-02-30 00:00:00')),
      'LITERAL_WRONG',
      '.right.value',
    ),
    guard(
      'a value outside the enum',
      compare(field('mood'), '==', value('sad')),
      'LITERAL_WRONG',
      '.right.value',
    ),
    guard(
      'an id as literal',
      compare(field('owner'), '==', value('person-1')),
      'LITERAL_WRONG',
      '.right.value',
    ),
    guard('fields of two types', compare(field('name'), '==', field('rank')), 'TYPES_DIFFER'),
    guard('an enum and a boolean', compare(field('mood'), '==', field('active')), 'TYPES_DIFFER'),
    guard('two literals', compare(value(1), '<', value(2)), 'GUARD_CONSTANT'),
    guard('a list compared', compare(field('toys'), '==', field('toys')), 'LIST_COMPARED'),
    guard(
      'equality of a computed value',
      compare(computed(field('rank'), '+', value(1)), '==', value(3)),
      'EQUALITY_OF_ARITHMETIC',
      '.op',
    ),
    guard(
      'inequality of a computed value',
      compare(value(3), '!=', computed(field('rank'), '-', value(1))),
      'EQUALITY_OF_ARITHMETIC',
      '.op',
    ),
    guard(
      'a product of fields',
      compare(computed(field('rank'), '*', field('weight')), '>', value(3)),
      'PRODUCT_OF_FIELDS',
      '.left',
    ),
    guard(
      'a computation without fields',
      compare(computed(value(1), '+', value(2)), '>', field('rank')),
      'ARITHMETIC_CONSTANT',
      '.left',
    ),
    guard(
      'a computation with a string',
      compare(computed(field('name'), '+', value(2)), '>', value(3)),
      'OPERAND_NOT_NUMERIC',
      '.left.left.field',
    ),
    guard(
      'a computation with a text literal',
      compare(computed(field('rank'), '+', value('2')), '>', value(3)),
      'LITERAL_WRONG',
      '.left.right.value',
    ),
    guard(
      'a count of no list',
      compare({ count: 'owner' }, '>', value(0)),
      'FIELD_TYPE_WRONG',
      '.left.count',
    ),
    guard(
      'a sum over no list',
      compare({ sum: 'rank', of: 'price' }, '>', value(0)),
      'FIELD_TYPE_WRONG',
      '.left.sum',
    ),
    guard(
      'a sum of a field that is not there',
      compare({ sum: 'toys', of: 'size' }, '>', value(0)),
      'FIELD_MISSING',
      '.left.of',
    ),
    guard(
      'a sum of booleans',
      compare({ sum: 'toys', of: 'used' }, '>', value(0)),
      'OPERAND_NOT_NUMERIC',
      '.left.of',
    ),
    guard(
      'a fraction for a count',
      compare({ count: 'toys' }, '>', value(0.5)),
      'LITERAL_WRONG',
      '.right.value',
    ),
    guard(
      'a null check of a required field',
      { kind: 'null', field: 'name', is: 'null' },
      'GUARD_NEVER_NULL',
      '.field',
    ),
    guard(
      'a null check of a list',
      { kind: 'null', field: 'toys', is: 'null' },
      'GUARD_NEVER_NULL',
      '.field',
    ),
    guard(
      'a null check of the state',
      { kind: 'null', field: 'phase', is: 'null' },
      'STATE_GUARDED',
      '.field',
    ),
    guard(
      'a null check of nothing',
      { kind: 'null', field: 'age', is: 'null' },
      'FIELD_MISSING',
      '.field',
    ),
    guard(
      'a quantifier over no list',
      quantifier('owner', { field: 'email', op: '==', value: 'x' }),
      'FIELD_TYPE_WRONG',
      '.list',
    ),
    guard(
      'a quantifier over a field that is not there',
      quantifier('toys', { field: 'size', op: '==', value: 1 }),
      'FIELD_MISSING',
      '.where.field',
    ),
    guard(
      'a quantifier over ids',
      quantifier('toys', { field: 'id', op: '==', value: 'toy-1' }),
      'ID_GUARDED',
      '.where.field',
    ),
    guard(
      'a quantifier that orders booleans',
      quantifier('toys', { field: 'used', op: '>', value: true }),
      'NOT_ORDERED',
      '.where.op',
    ),
    guard(
      'a quantifier with a literal of another type',
      quantifier('toys', { field: 'price', op: '>', value: true }),
      'LITERAL_WRONG',
      '.where.value',
    ),
  ]);
});
