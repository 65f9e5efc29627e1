import { onTakenId } from './blocks/on-taken-id.ts';
import type { Variant } from './variant.ts';

export const takenIdAnswers409: Variant = {
  id: 'taken-id-answers-409',
  what: 'A create with an id that is taken is refused with 409.',
  freedom: 'status.taken',
  behaviour: onTakenId((answer) => ({ ...answer, status: 409 })),
};
