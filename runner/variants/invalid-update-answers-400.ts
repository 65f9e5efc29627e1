import { changedAnswers } from '../reference-server/changed-answers.ts';
import { insteadOf } from './blocks/answer-changes.ts';
import type { Variant } from './variant.ts';

export const invalidUpdateAnswers400: Variant = {
  id: 'invalid-update-answers-400',
  what: 'Invalid input is refused with 422 on create and with 400 on update.',
  freedom: 'status.invalid',
  behaviour: changedAnswers(['update'], insteadOf(422, 400)),
};
