/** Mistakes that create and update may each make on their own. */
import type { Fault } from './fault.ts';
import { bothWrites } from './writes.ts';
import type { Write } from './writes.ts';

type Shared = Omit<Fault, 'what' | keyof Made>;
type Made = Pick<Fault, 'observable' | 'behaviour'>;

interface Mistake extends Shared {
  /** `takes a number where a string is due`: what the one or the other does. */
  readonly does: string;
  readonly made: (write: Write) => Made;
}

/**
 * Two faults: create breaks the sentence itself, update the one that holds it to the same rules. `-on-create` and
 * `-on-update` are added to the id.
 */
export function onEitherWrite({ id, does, made, ...shared }: Mistake): readonly Fault[] {
  return bothWrites.map((write) => ({
    ...shared,
    id: `${id}-on-${write}`,
    what: `${write === 'create' ? 'Create' : 'Update'} ${does}.`,
    clause: write === 'create' ? shared.clause : 'update.validates',
    ...made(write),
  }));
}
