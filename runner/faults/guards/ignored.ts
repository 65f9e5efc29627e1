/** Conditions of one kind that actions do not ask, as if they were not there. */
import type { ClauseId } from '../../../spec/contract.ts';
import type { Entity, Field, Guard } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { otherSchema } from '../other-schema.ts';
import { editGuards } from '../schema-edits.ts';
import { overOf } from './comparisons.ts';

interface Ignored {
  readonly id: string;
  readonly what: string;
  readonly clause: ClauseId;
  readonly matches: (guard: Guard, entity: Entity) => boolean;
}

/** Whether the guard compares fields of one of the types as they are. */
const comparesFieldsOf =
  (...types: readonly Field['type'][]): Ignored['matches'] =>
  (guard, { fields }) =>
    guard.kind === 'compare' &&
    overOf(guard) === 'values' &&
    [guard.left, guard.right].some(
      (side) =>
        'field' in side &&
        fields.some(({ name, type }) => name === side.field && types.includes(type)),
    );

const compares = { clause: 'guards.compare' } as const;

const ignored: readonly Ignored[] = [
  {
    id: 'numbers',
    what: 'comparisons of numbers',
    ...compares,
    matches: comparesFieldsOf('integer', 'float'),
  },
  {
    id: 'datetimes',
    what: 'comparisons of datetimes',
    ...compares,
    matches: comparesFieldsOf('datetime'),
  },
  {
    id: 'texts-and-enums',
    what: 'comparisons of strings and enum values',
    ...compares,
    matches: comparesFieldsOf('string', 'enum'),
  },
  {
    id: 'booleans',
    what: 'comparisons of booleans',
    ...compares,
    matches: comparesFieldsOf('boolean'),
  },
  {
    id: 'references',
    what: 'comparisons of references',
    ...compares,
    matches: comparesFieldsOf('reference'),
  },
  {
    id: 'computations',
    what: 'comparisons with a computation',
    ...compares,
    matches: (guard) => guard.kind === 'compare' && overOf(guard) === 'arithmetic',
  },
  {
    id: 'equality',
    what: 'comparisons with `==`',
    ...compares,
    matches: (guard) => guard.kind === 'compare' && guard.op === '==' && !isOverList(guard),
  },
  {
    id: 'inequality',
    what: 'comparisons with `!=`',
    ...compares,
    matches: (guard) => guard.kind === 'compare' && guard.op === '!=' && !isOverList(guard),
  },
  {
    id: 'counts',
    what: 'conditions on the number of objects in a list',
    clause: 'guards.count-sum',
    matches: (guard) => guard.kind === 'compare' && overOf(guard) === 'count',
  },
  {
    id: 'sums',
    what: 'conditions on the sum over a list',
    clause: 'guards.count-sum',
    matches: (guard) => guard.kind === 'compare' && overOf(guard) === 'sum',
  },
  {
    id: 'not-null',
    what: 'conditions that a field has a value',
    clause: 'guards.is-null',
    matches: (guard) => guard.kind === 'null' && guard.is === 'not_null',
  },
  {
    id: 'null',
    what: 'conditions that a field has no value',
    clause: 'guards.is-null',
    matches: (guard) => guard.kind === 'null' && guard.is === 'null',
  },
  {
    id: 'any',
    what: 'conditions that ask for any object of a list',
    clause: 'guards.quantifiers',
    matches: (guard) => guard.kind === 'quantifier' && guard.quantifier === 'any',
  },
  {
    id: 'all',
    what: 'conditions that ask for all objects of a list',
    clause: 'guards.quantifiers',
    matches: (guard) => guard.kind === 'quantifier' && guard.quantifier === 'all',
  },
];

export const ignoredFaults: readonly Fault[] = ignored.map(({ id, what, clause, matches }) => ({
  id: `guards.${id}-ignored`,
  what: `Actions do not ask ${what}.`,
  category: 'missing feature',
  clause,
  ...otherSchema(['act'], (schema) =>
    editGuards(schema, (guard, entity) => (matches(guard, entity) ? undefined : guard)),
  ),
}));

function isOverList(guard: Parameters<typeof overOf>[0]): boolean {
  return overOf(guard) === 'count' || overOf(guard) === 'sum';
}
