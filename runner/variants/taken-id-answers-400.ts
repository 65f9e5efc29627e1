import { onTakenId } from './blocks/on-taken-id.ts';
import type { Variant } from './variant.ts';

export const takenIdAnswers400: Variant = {
  id: 'taken-id-answers-400',
  what: 'A create with an id that is taken is refused with 400.',
  freedom: 'status.taken',
  behaviour: onTakenId((answer) => ({ ...answer, status: 400 })),
};
