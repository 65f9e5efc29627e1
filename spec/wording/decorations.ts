/**
 * What the texts say for the comfort of their readers alone. Everything else in them carries meaning: without it the text
 * is not understood, or says something else.
 */
import type { ClauseId } from '../contract.ts';
import type { Phrase } from './phrase.ts';

interface Decoration {
  /** Why it can go. */
  readonly reason: string;
  /** The clauses of the README that say the same. */
  readonly clauses: readonly ClauseId[];
}

export const decorations = {
  entity_path: {
    reason: 'the path of an entity follows from its name',
    clauses: ['endpoints.names'],
  },
  object_path: {
    reason: 'the path of an object follows from that of its entity',
    clauses: ['endpoints.names', 'endpoints.read'],
  },
  action_path: {
    reason: 'the path of an action follows from the names of entity and action',
    clauses: ['endpoints.names', 'actions.success'],
  },
  moved_paths: {
    reason: 'what moves with the name of an entity is the same for all entities',
    clauses: ['changes.rename-entity', 'changes.gone'],
  },
  renamed_uses: {
    reason: 'where a new name of a field applies is the same for all fields',
    clauses: ['changes.rename-field'],
  },
  lost_with_entity: {
    reason: 'what goes with an entity is the same for all entities',
    clauses: ['changes.delete-entity', 'changes.delete-field'],
  },
  lost_with_field: {
    reason: 'what goes with a field is the same for all fields',
    clauses: ['changes.delete-field'],
  },
  overview: { reason: 'the sections that follow can be counted', clauses: [] },
  pointer_to_readme: {
    reason: 'the README says itself what it is for, and the first prompt names it',
    clauses: ['job.build'],
  },
  enum_case: { reason: 'it holds for all enums', clauses: ['values.enum'] },
  analytics_shape: { reason: 'it holds for all analytics', clauses: ['analytics.shape'] },
  rule: { reason: 'the README has the same sentence', clauses: [] },
} as const satisfies Record<string, Decoration>;

export type DecorationId = keyof typeof decorations;

/** A phrase whose words are always written and may be missing when read; half of them alone are not understood. */
export function decoration<T extends object>(
  id: DecorationId,
  phrase: Phrase<T>,
): Phrase<Partial<T>> {
  return {
    write: (value) => phrase.write(value as T),
    read: (text, from) => {
      const found = phrase.read(text, from);
      if (!found) return { value: {}, end: from, decorations: [] };
      return { ...found, decorations: [{ id, from, end: found.end }] };
    },
  };
}
