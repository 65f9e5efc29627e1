import { changedAnswers } from '../reference-server/changed-answers.ts';
import { insteadOf } from './blocks/answer-changes.ts';
import type { Variant } from './variant.ts';

export const conditionAnswers400: Variant = {
  id: 'condition-answers-400',
  what: 'A condition that does not hold is refused with 400, as a wrong state is.',
  freedom: 'status.refused-action',
  profile: 'paper',
  behaviour: changedAnswers(['act'], insteadOf(409, 400)),
};
