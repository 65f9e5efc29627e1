import { describe, expect, it } from 'vitest';
import { editedKennel, kennel } from './fixtures/edit-kennel.ts';
import type { Schema } from './schema.ts';
import { schemaProblems } from './well-formed.ts';

describe('schemaProblems', () => {
  it('finds nothing wrong with the kennel', () => {
    expect(schemaProblems(kennel)).toEqual([]);
  });

  it('reports all faults at once', () => {
    const faulty = editedKennel(
      ['entities[0].fields[7].minimum', 10_001],
      ['analytics[0].entity', 'Cat'],
      ['entities[0].actions[2].to', 'done'],
    ) as Schema;
    expect(schemaProblems(faulty).map(({ code }) => code)).toEqual([
      'BOUNDS_CROSSED',
      'STATE_UNKNOWN',
      'ENTITY_MISSING',
    ]);
  });

  it('judges exercisability only when the rest is sound', () => {
    const hopeless = {
      kind: 'compare',
      left: { field: 'rank' },
      op: '>',
      right: { value: 10_000 },
    };
    const faulty = editedKennel(
      ['entities[0].actions[2].guards[0]', hopeless],
      ['analytics[0].entity', 'Cat'],
    ) as Schema;
    expect(schemaProblems(faulty).map(({ code }) => code)).toEqual(['ENTITY_MISSING']);
  });
});
