import { describe, expect, test } from 'vitest';
import { tryAction } from '../exercise.ts';
import { sampledStates } from '../fixtures/sampled-states.ts';
import { kennel } from '../fixtures/edit-kennel.ts';
import { isNumberField } from '../lookup.ts';
import type { Schema } from '../schema.ts';
import { viewOf } from './view.ts';

describe('the view of an action', () => {
  test('holds what its guards and effects turn on, and nothing else', () => {
    const dog = kennel.entities.find(({ name }) => name === 'Dog');
    const action = dog?.actions.find(({ name }) => name === 'calm_down');
    if (!dog || !action) throw new Error('the kennel has a dog that calms down');
    const view = viewOf(kennel, dog, action);
    expect(view.enums.map(({ name }) => name)).toEqual(['Mood']);
    expect(
      view.entities.map(({ name, fields }) => [name, fields.map((field) => field.name)]),
    ).toEqual([
      ['Dog', ['born_at', 'id', 'mood', 'name', 'owner', 'toys']],
      ['Toy', ['id', 'used']],
      ['Person', ['id']],
    ]);
  });

  test('gives the verdict that the whole schema gives', () => {
    const verdict = (schema: Schema, entity: string, action: string): string | null => {
      const result = tryAction(schema, entity, action);
      return result.ok ? null : result.problem.message;
    };
    let judged = 0;
    for (const { schema } of sampledStates)
      for (const state of [schema, tightened(schema)])
        for (const entity of state.entities)
          for (const action of entity.actions) {
            expect(verdict(viewOf(state, entity, action), entity.name, action.name)).toBe(
              verdict(state, entity.name, action.name),
            );
            judged += 1;
          }
    expect(judged).toBeGreaterThan(100);
  });
});

/** The schema with every number held between 1 and 2, so that many actions cannot be exercised any more. */
function tightened({ entities, ...schema }: Schema): Schema {
  return {
    ...schema,
    entities: entities.map(({ fields, ...entity }) => ({
      ...entity,
      fields: fields.map((field) =>
        isNumberField(field) ? { ...field, minimum: 1, maximum: 2 } : field,
      ),
    })),
  };
}
