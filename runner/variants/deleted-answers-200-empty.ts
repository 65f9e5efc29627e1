import { changedAnswers } from '../reference-server/changed-answers.ts';
import { successWith } from './blocks/answer-changes.ts';
import type { Variant } from './variant.ts';

export const deletedAnswers200Empty: Variant = {
  id: 'deleted-answers-200-empty',
  what: 'Delete answers 200 with an empty body.',
  freedom: 'status.delete',
  behaviour: changedAnswers(['delete'], successWith(200)),
};
