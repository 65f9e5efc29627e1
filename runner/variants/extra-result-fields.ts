import { changedSuccesses } from '../reference-server/changed-answers.ts';
import type { Variant } from './variant.ts';

export const extraResultFields: Variant = {
  id: 'extra-result-fields',
  what: 'Analytics answer more than the result.',
  freedom: 'extra.fields',
  behaviour: changedSuccesses(['analyse'], (answer) => ({
    ...answer,
    json: { operation: 'known', ...(answer.json as object), unit: null },
  })),
};
