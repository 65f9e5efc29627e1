import { changedAnswers, successWith } from './blocks/changed-answers.ts';
import type { Variant } from './variant.ts';

export const resetAnswersList: Variant = {
  id: 'reset-answers-list',
  what: 'Reset answers 200 and a list.',
  freedom: 'body.delete-and-reset',
  behaviour: changedAnswers({ reset: successWith(200, []) }),
};
