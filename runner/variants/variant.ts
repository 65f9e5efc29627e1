/** A server that is right, and differs from the reference where the contract leaves freedom. */
import type { Profile } from '../../spec/contract.ts';
import type { Behaviour } from '../reference-server/behaviour.ts';
import type { Freedom } from './freedom.ts';

export interface Variant {
  /** Unique: `created-answers-200`. */
  readonly id: string;
  /** What it does differently, in one sentence. */
  readonly what: string;
  /** The freedom that it uses. */
  readonly freedom: Freedom;
  /** The profile in which it is right; left out, both. */
  readonly profile?: Profile;
  readonly behaviour: Behaviour;
}
