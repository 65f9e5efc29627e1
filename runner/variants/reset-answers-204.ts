import { changedAnswers, successWith } from './blocks/changed-answers.ts';
import type { Variant } from './variant.ts';

export const resetAnswers204: Variant = {
  id: 'reset-answers-204',
  what: 'Reset answers 204.',
  freedom: 'status.reset',
  behaviour: changedAnswers({ reset: successWith(204) }),
};
