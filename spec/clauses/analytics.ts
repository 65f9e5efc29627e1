/** Aggregates over the objects of an entity. */
import type { ClauseShape } from './clause-shape.ts';

export const analyticsClauses = [
  {
    id: 'analytics.shape',
    section: 'Analytics',
    text: 'An analytics endpoint answers 200 and an object `{"result": …}`, computed from the objects that exist at that moment.',
  },
  {
    id: 'analytics.count',
    section: 'Analytics',
    text: '`GET /analytics/{entity}/count` counts the objects of the entity; of none, the result is 0.',
  },
  {
    id: 'analytics.operations',
    section: 'Analytics',
    text: '`GET /analytics/{entity}/{field}/{operation}` with `avg`, `min`, `max` or `sum` goes over the values of that field. Results are exact, not rounded.',
  },
  {
    id: 'analytics.nulls',
    section: 'Analytics',
    text: 'Objects in which the field has no value are skipped.',
  },
  {
    id: 'analytics.empty',
    section: 'Analytics',
    text: 'When there are no values, `sum` is 0 and `avg`, `min` and `max` are `null`.',
  },
] as const satisfies readonly ClauseShape[];
