/**
 * The plan of a suite: plain data that is counted, compared, rendered as a Playwright project, or executed directly.
 * `families/` fills it, one file per family; `../render/` turns it into files.
 */
import type { ClauseId, Profile } from '../../spec/contract.ts';
import type { DataStream } from '../../spec/data-stream.ts';

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

export const families = [
  'crud',
  'collections',
  'required',
  'nullability',
  'values',
  'enums',
  'references',
  'analytics',
  'actions',
  'removed',
] as const;
export type Family = (typeof families)[number];

/**
 * A request body. With an `example`, the named example object of the plan with some fields set and others left out
 * (`{ ...dog, rank: 10001 }`); without, just what is in `set`.
 */
export interface RequestBody {
  readonly example?: string;
  readonly set: JsonObject;
  readonly omit: readonly string[];
}

/** One request and what must come back. */
export interface Step {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `/dog/dog-1`. */
  readonly path: string;
  readonly body?: RequestBody;
  /** The accepted status codes. */
  readonly status: readonly number[];
  /**
   * The expected JSON. Objects: each listed key must match, others are free; `null`: null or absent; lists: equal as
   * multisets; numbers: equal within 1e-9, times the number where that is larger than 1.
   */
  readonly answer?: Json;
  /** Keys that the answered object, or any in the answered list, must not have. */
  readonly absent?: readonly string[];
  /** Completes the failure message: `rank must be at most 10000`. */
  readonly because: string;
}

export interface TestCase {
  /** Stable, unique in its plan, says what is checked: `dog.rank.rejects-above-maximum`. */
  readonly id: string;
  /** One English sentence, unique in its file: `create refuses a rank above its maximum of 10000`. */
  readonly title: string;
  readonly family: Family;
  /** Base name of the spec file: `dog`, `analytics`, `removed`. */
  readonly file: string;
  /** The sentences of the contract that it checks; at least one. */
  readonly clauses: readonly ClauseId[];
  /** No test of the turn before had this id and title: it checks new behaviour; else it guards against regression. */
  readonly isNew: boolean;
  /** Run after `POST /reset`. */
  readonly steps: readonly Step[];
}

/** A valid body of a create, shown at the top of each spec file that uses it. */
export interface Example {
  /** The constant's name: `dog`. */
  readonly name: string;
  readonly entity: string;
  readonly body: JsonObject;
}

export interface Plan {
  readonly turn: number;
  readonly profile: Profile;
  readonly data: DataStream;
  readonly examples: readonly Example[];
  readonly tests: readonly TestCase[];
}
