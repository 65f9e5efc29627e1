import { changedAnswers } from '../reference-server/changed-answers.ts';
import { insteadOf } from './blocks/answer-changes.ts';
import type { Variant } from './variant.ts';

const swapped: Readonly<Record<number, number>> = { 400: 409, 409: 400 };

export const refusedActionsSwapped: Variant = {
  id: 'refused-actions-swapped',
  what: 'A wrong state is refused with 409 and a condition that does not hold with 400.',
  freedom: 'status.refused-action',
  profile: 'paper',
  behaviour: changedAnswers(['act'], (answer) =>
    insteadOf(answer.status, swapped[answer.status] ?? answer.status)(answer),
  ),
};
