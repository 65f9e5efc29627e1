import { changedAnswers } from '../reference-server/changed-answers.ts';
import { successWith } from './blocks/answer-changes.ts';
import type { Variant } from './variant.ts';

export const resetAnswers204: Variant = {
  id: 'reset-answers-204',
  what: 'Reset answers 204.',
  freedom: 'status.reset',
  behaviour: changedAnswers(['reset'], successWith(204)),
};
