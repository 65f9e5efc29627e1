import { changedAnswers } from '../reference-server/changed-answers.ts';
import { insteadOf } from './blocks/answer-changes.ts';
import type { Variant } from './variant.ts';

export const wrongStateAnswers409: Variant = {
  id: 'wrong-state-answers-409',
  what: 'A wrong state is refused with 409, as a condition that does not hold is.',
  freedom: 'status.refused-action',
  profile: 'paper',
  behaviour: changedAnswers(['act'], insteadOf(400, 409)),
};
