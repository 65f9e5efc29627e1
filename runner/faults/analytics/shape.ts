/** Analytics answers of another shape, and endpoints that are missing. */
import { analyticsPath } from '../../../spec/naming.ts';
import { changedAnswers } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { has } from './analytics-parts.ts';
import { computing } from './computing.ts';

const ALL = ['count', 'avg', 'min', 'max', 'sum'] as const;
const OVER_FIELDS = ['avg', 'min', 'max', 'sum'] as const;

export const shapeFaults: readonly Fault[] = [
  {
    id: 'analytics.result-is-bare',
    what: 'Analytics answer the bare result, without an object around it.',
    category: 'missing feature',
    clause: 'analytics.shape',
    observable: has(...ALL),
    behaviour: changedAnswers(['analyse'], (answer) => ({
      ...answer,
      json: (answer.json as { readonly result: unknown }).result,
    })),
  },
  {
    id: 'analytics.result-is-text',
    what: 'Analytics over a field answer their number as a string.',
    category: 'type error',
    clause: 'analytics.operations',
    observable: has(...OVER_FIELDS),
    behaviour: computing(OVER_FIELDS, ({ right }) => right && String(right)),
  },
  {
    id: 'analytics.path-lacks-the-prefix',
    what: 'Analytics over a field are at `/{entity}/{field}/{operation}`.',
    category: 'wrong endpoint',
    clause: 'analytics.operations',
    observable: has(...OVER_FIELDS),
    behaviour: {
      routes:
        (right, { schema }) =>
        (database, request) => {
          const paths = schema.analytics
            .filter(({ operation }) => operation !== 'count')
            .map(analyticsPath);
          if (paths.includes(request.target)) return { status: 404, json: null, database };
          const target = `/analytics${request.target}`;
          return right(database, paths.includes(target) ? { ...request, target } : request);
        },
    },
  },
  ...ALL.map((operation): Fault => ({
    id: `analytics.${operation}-is-missing`,
    what: `There is no endpoint for ${operation}.`,
    category: 'missing feature',
    clause: operation === 'count' ? 'analytics.count' : 'analytics.operations',
    observable: has(operation),
    behaviour: changedAnswers(['analyse'], (answer, { asked }) =>
      asked.analytics.operation === operation
        ? { status: 404, json: { error: 'not found' }, database: answer.database }
        : answer,
    ),
  })),
];
