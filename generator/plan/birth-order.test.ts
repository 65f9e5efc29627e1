import { expect, test } from 'vitest';
import type { Action, Analytics, Entity, Field, Schema } from '../../spec/schema.ts';
import { inBirthOrder } from './birth-order.ts';

const fields: readonly Field[] = ['late', 'first', 'second'].map((name) => ({
  name,
  type: 'boolean',
  required: true,
  nullable: false,
}));
const actions: readonly Action[] = ['young', 'aged', 'older'].map((name) => ({
  name,
  field: 'state',
  from: [],
  to: 'open',
  guards: [],
  effects: [],
}));
const dog: Entity = { name: 'Dog', fields, actions };
const schema: Schema = { enums: [], entities: [dog, { ...dog, name: 'Cat' }], analytics: [] };

const namesIn = ({ entities }: Schema): readonly (readonly string[])[] =>
  entities.map((entity) => [entity, ...entity.fields, ...entity.actions].map(({ name }) => name));

test('the oldest come first, by the turn of their birth and then by the name that they had', () => {
  const lineage = {
    Cat: 'entity Cat @2',
    'Dog.late': 'field Dog.late @12',
    'Dog.first': 'field Dog.zero @3',
    'Dog.young()': 'action Dog.young @12',
    'Dog.aged()': 'action Dog.aged @3',
  };
  expect(namesIn(inBirthOrder(schema, lineage))).toEqual([
    ['Dog', 'second', 'first', 'late', 'older', 'aged', 'young'],
    ['Cat', 'first', 'late', 'second', 'aged', 'older', 'young'],
  ]);
});

test('analytics are in the order of their entities and fields, whatever these are called now', () => {
  const analytics: readonly Analytics[] = [
    { entity: 'Cat', operation: 'count' },
    { entity: 'Dog', operation: 'avg', field: 'first' },
    { entity: 'Dog', operation: 'max', field: 'second' },
    { entity: 'Dog', operation: 'min', field: 'first' },
    { entity: 'Dog', operation: 'count' },
  ];
  const lineage = { Cat: 'entity Cat @2', 'Dog.first': 'field Dog.zero @3' };
  const ordered = inBirthOrder({ ...schema, analytics }, lineage).analytics;
  expect(ordered.map((one) => analytics.indexOf(one))).toEqual([4, 2, 1, 3, 0]);
});
