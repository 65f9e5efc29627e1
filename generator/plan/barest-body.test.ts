import { expect, test } from 'vitest';
import type { Entity, Field } from '../../spec/schema.ts';
import { barestBody } from './barest-body.ts';

const field = (name: string, required: boolean, nullable: boolean): Field => ({
  name,
  type: 'string',
  required,
  nullable,
});

test('an id is sent whatever the schema says of it; else null, nothing, or what must be there', () => {
  const entity: Entity = {
    name: 'Dog',
    fields: [
      field('id', false, true),
      field('name', true, false),
      field('nick', true, true),
      field('note', false, false),
    ],
    actions: [],
  };
  expect(barestBody(entity, 'dog-3')).toEqual({ set: { id: 'dog-3', nick: null }, omit: ['note'] });
});
