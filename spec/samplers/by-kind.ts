/** Proposers that first draw the kind of the change and then propose one of that kind. */
import type { SampleContext } from '../changes/module.ts';
import type { Change, ChangeKind } from '../changes/table.ts';
import { stream } from '../stream.ts';
import { demandOf } from './demand.ts';
import { firstThatGives } from './first-that-gives.ts';
import type { Proposer, Slot } from './proposer.ts';
import { weightsOf } from './weights.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a proposal of one kind is made from. */
export interface KindContext extends SampleContext {
  readonly slot: Slot;
}

/** A change of the kind, which need not be valid, or `null` when there is none to propose. */
export type ProposeKind = (kind: ChangeKind, context: KindContext) => Change | null;

/**
 * A proposer that draws kinds as the slot demands them until one of them gives a change; it gives up when none does.
 * Every try for a slot has a stream of its own.
 */
export function proposerByKind({
  propose,
  vocabulary,
}: {
  readonly propose: ProposeKind;
  readonly vocabulary: (slot: Slot) => Vocabulary;
}): Proposer {
  return (slot) => {
    const { seed, turn, position, asked, refusals, schema } = slot;
    const random = stream(seed, 'turn', turn, 'change', position, asked, refusals.length);
    const { dependedOn = 1 } = weightsOf(slot.sampler.weights);
    const { asks, forms } = demandOf(slot);
    const context = { schema, random, vocabulary: vocabulary(slot), forms, dependedOn, slot };
    return firstThatGives(asks, random, ({ kind, ...form }) =>
      propose(kind, { ...context, ...form }),
    );
  };
}
