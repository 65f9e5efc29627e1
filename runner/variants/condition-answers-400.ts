import { changedAnswers, insteadOf } from './blocks/changed-answers.ts';
import type { Variant } from './variant.ts';

export const conditionAnswers400: Variant = {
  id: 'condition-answers-400',
  what: 'A condition that does not hold is refused with 400, as a wrong state is.',
  freedom: 'status.refused-action',
  profile: 'paper',
  behaviour: changedAnswers({ action: insteadOf(409, 400) }),
};
