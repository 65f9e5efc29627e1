import { changedAnswers } from '../reference-server/changed-answers.ts';
import { insteadOf } from './blocks/answer-changes.ts';
import type { Variant } from './variant.ts';

export const invalidAnswers400: Variant = {
  id: 'invalid-answers-400',
  what: 'Invalid input is refused with 400.',
  freedom: 'status.invalid',
  behaviour: changedAnswers(['create', 'update'], insteadOf(422, 400)),
};
