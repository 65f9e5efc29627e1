import { changedAnswers } from '../reference-server/changed-answers.ts';
import { successWith } from './blocks/answer-changes.ts';
import type { Variant } from './variant.ts';

export const deletedAnswers200: Variant = {
  id: 'deleted-answers-200',
  what: 'Delete answers 200 and says in words that the object is gone.',
  freedom: 'body.delete-and-reset',
  behaviour: changedAnswers(['delete'], successWith(200, { message: 'deleted' })),
};
