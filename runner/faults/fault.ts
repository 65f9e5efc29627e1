/** A server that is wrong in one way: it breaks one sentence of the contract and keeps every other. */
import type { ClauseId, Profile } from '../../spec/contract.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Behaviour } from '../reference-server/behaviour.ts';

/** The failure categories of the paper (its appendix G.2) that a server can show. */
export const failureCategories = [
  'missing feature',
  'hallucinated feature',
  'data validation',
  'cascade deletion',
  'rename',
  'regression',
  'wrong endpoint',
  'type error',
  'default value',
  'enum handling',
  'server crash',
] as const;
export type FailureCategory = (typeof failureCategories)[number];

export interface Fault {
  /** Unique; starts with the subject: `values.maximum-one-too-high-on-create`. */
  readonly id: string;
  /** What the server does wrong, in one sentence: `Create accepts a number one above its maximum.` */
  readonly what: string;
  readonly category: FailureCategory;
  /** The one sentence of the contract that it breaks. */
  readonly clause: ClauseId;
  /** The profile in which it is a fault; left out, both. */
  readonly profile?: Profile;
  /** Whether the state has anything to show it on: then a suite must catch it. */
  readonly observable: (snapshot: Snapshot) => boolean;
  /** Each of its answers takes longer than a suite waits: an audit runs tests of its clause alone, and stops at the first that fails. */
  readonly slow?: true;
  readonly behaviour: Behaviour;
}
