import type { Analytics } from '../../spec/schema.ts';
import { rowsOf } from '../../spec/semantics/database.ts';
import type { Server } from '../../spec/semantics/model.ts';
import type { Variant } from './variant.ts';

type Average = Exclude<Analytics, { readonly operation: 'count' }>;

function valuesOf({ database }: Server, { entity, field }: Average): readonly number[] {
  return [...rowsOf(database, entity).values()].flatMap((row) => {
    const value = row[field];
    return typeof value === 'number' ? [value] : [];
  });
}

function runningMean(values: readonly number[]): number {
  return values.reduce((mean, value, index) => mean + (value - mean) / (index + 1), 0);
}

export const averagesStepByStep: Variant = {
  id: 'averages-step-by-step',
  what: 'Averages are computed value by value, which leaves small rounding errors.',
  freedom: 'numbers.rounding-error',
  behaviour: {
    semantics: (right) => ({
      ...right,
      analyse: (server, analytics) => {
        const outcome = right.analyse(server, analytics);
        if (!outcome.ok || outcome.answer.result === null || analytics.operation !== 'avg')
          return outcome;
        return { ...outcome, answer: { result: runningMean(valuesOf(server, analytics)) } };
      },
    }),
  },
};
