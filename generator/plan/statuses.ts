/** The one table of accepted status codes (paper, E.1, and the contract). */
import type { Profile } from '../../spec/contract.ts';

/** What a request is meant to meet. */
export type Result =
  | 'created'
  | 'ok'
  | 'removed'
  | 'reset'
  | 'invalid'
  | 'taken'
  | 'not_found'
  | 'wrong_state'
  | 'guard';

const paper: Readonly<Record<Result, readonly number[]>> = {
  created: [200, 201],
  ok: [200],
  removed: [200, 204],
  reset: [200, 204],
  invalid: [400, 422],
  taken: [400, 409, 422],
  not_found: [404],
  wrong_state: [400, 409],
  guard: [400, 409],
};

const statuses: Readonly<Record<Profile, Readonly<Record<Result, readonly number[]>>>> = {
  paper,
  strict: { ...paper, wrong_state: [400], guard: [409] },
};

/** The status codes with which a server of the profile may answer. */
export function acceptedStatuses(profile: Profile, result: Result): readonly number[] {
  return statuses[profile][result];
}
