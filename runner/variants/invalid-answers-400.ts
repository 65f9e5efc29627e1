import { changedAnswers, insteadOf } from './blocks/changed-answers.ts';
import type { Variant } from './variant.ts';

export const invalidAnswers400: Variant = {
  id: 'invalid-answers-400',
  what: 'Invalid input is refused with 400.',
  freedom: 'status.invalid',
  behaviour: changedAnswers({ create: insteadOf(422, 400), update: insteadOf(422, 400) }),
};
