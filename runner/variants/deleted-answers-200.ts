import { changedAnswers, successWith } from './blocks/changed-answers.ts';
import type { Variant } from './variant.ts';

export const deletedAnswers200: Variant = {
  id: 'deleted-answers-200',
  what: 'Delete answers 200 and says in words that the object is gone.',
  freedom: 'body.delete-and-reset',
  behaviour: changedAnswers({ delete: successWith(200, { message: 'deleted' }) }),
};
