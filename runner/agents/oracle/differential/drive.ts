/** Plays calls against a server over HTTP and against the executable semantics, and compares what comes back. */
import type { Schema } from '../../../../spec/schema.ts';
import { emptyDatabase } from '../../../../spec/semantics/database.ts';
import type { Database } from '../../../../spec/semantics/database.ts';
import type { Outcome } from '../../../../spec/semantics/model.ts';
import { stream } from '../../../../spec/stream.ts';
import { allowedStatuses, httpRequestOf, outcomeOf } from './call.ts';
import type { Call, HttpRequest } from './call.ts';
import { randomCall } from './random-call.ts';
import { actionScenes, noScene, sweep } from './scenes.ts';
import { sameJson } from './same-json.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** Sends one request to the server under test. */
export type Send = (request: HttpRequest) => Promise<HttpAnswer>;

/** A call on which server and semantics do not agree, after all the calls since the last reset. */
export interface Disagreement {
  readonly calls: readonly HttpRequest[];
  readonly expected: { readonly statuses: readonly number[]; readonly json?: unknown };
  readonly actual: HttpAnswer;
}

/** What a person needs to see of it: the last calls, one a line, and both answers. */
export function describeDisagreement({ calls, expected, actual }: Disagreement): string {
  const last = calls.slice(-15);
  return [
    ...(last.length < calls.length ? [`(${String(calls.length - last.length)} calls before)`] : []),
    ...last.map(({ method, path, body }) =>
      [method, path, ...(body === undefined ? [] : [JSON.stringify(body)])].join(' '),
    ),
    `expected: ${JSON.stringify(expected)}`,
    `answered: ${JSON.stringify(actual)}`,
  ].join('\n');
}

export interface Drive {
  readonly schema: Schema;
  readonly seed: string;
  /** How many rounds there are for each scene, and without a scene. */
  readonly repeats: number;
  readonly callsPerRound: number;
  readonly send: Send;
}

export interface Journey {
  /** The first one ends the journey. */
  readonly disagreement: Disagreement | null;
  /** How often each outcome was seen: `create ok`, `Dog.approve guard`. */
  readonly seen: ReadonlyMap<string, number>;
}

/**
 * Every round resets the server and plays a scene: none, all odd values of all fields, one on which an action succeeds,
 * or one on which a single guard forbids it. Random calls follow. Each refusal and each round ends with a look at what is stored.
 */
export async function drive({
  schema,
  seed,
  repeats,
  callsPerRound,
  send,
}: Drive): Promise<Journey> {
  const scenes = [noScene, sweep(schema, seed), ...actionScenes(schema, seed)];
  const seen = new Map<string, number>();
  let disagreement: Disagreement | null = null;
  for (let round = 0; round < repeats * scenes.length; round += 1) {
    const random = stream(seed, 'round', round);
    const scene = scenes[round % scenes.length] ?? noScene;
    const played: HttpRequest[] = [];
    let database: Database = emptyDatabase(schema);

    const play = async (call: Call): Promise<boolean> => {
      const outcome = outcomeOf(call, { schema, database });
      const expected = {
        statuses: allowedStatuses(call, outcome),
        ...(outcome.ok && answersJson(call) && { json: outcome.answer }),
      };
      const request = httpRequestOf(call);
      played.push(request);
      const actual = await send(request);
      const what = `${subjectOf(call, outcome)} ${outcome.ok ? 'ok' : outcome.refusal.reason}`;
      seen.set(what, (seen.get(what) ?? 0) + 1);
      if (outcome.ok) database = outcome.database;
      const agrees =
        expected.statuses.includes(actual.status) &&
        (!('json' in expected) || sameJson(expected.json, actual.json));
      if (!agrees) disagreement = { calls: played, expected, actual };
      return agrees && (outcome.ok || !('entity' in call) || play(listOf(call.entity)));
    };
    const playAll = async (calls: Iterable<Call>): Promise<boolean> => {
      for (const call of calls) if (!(await play(call))) return false;
      return true;
    };
    const randomCalls = function* (): Generator<Call> {
      for (let index = 0; index < callsPerRound; index += 1)
        yield randomCall({ schema, database }, random);
    };
    const closing = schema.entities.map(({ name }) => listOf(name));
    const analyses = schema.analytics.map((analytics): Call => ({ kind: 'analyse', analytics }));
    for (const calls of [reset, scene(() => database), randomCalls(), closing, analyses])
      if (!(await playAll(calls))) return { disagreement, seen };
  }
  return { disagreement, seen };
}

const reset: readonly Call[] = [{ kind: 'reset' }];

function listOf(entity: string): Call {
  return { kind: 'list', entity };
}

function answersJson({ kind }: Call): boolean {
  return kind !== 'remove' && kind !== 'reset';
}

/** The action by its name, where there is an object that it could act on. */
function subjectOf(call: Call, outcome: Outcome<unknown>): string {
  const isUnknown = !outcome.ok && outcome.refusal.reason === 'not_found';
  return call.kind === 'act' && !isUnknown ? `${call.entity}.${call.action}` : call.kind;
}
