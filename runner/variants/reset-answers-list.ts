import { changedAnswers } from '../reference-server/changed-answers.ts';
import { successWith } from './blocks/answer-changes.ts';
import type { Variant } from './variant.ts';

export const resetAnswersList: Variant = {
  id: 'reset-answers-list',
  what: 'Reset answers 200 and a list.',
  freedom: 'body.delete-and-reset',
  behaviour: changedAnswers(['reset'], successWith(200, [])),
};
