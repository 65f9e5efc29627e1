/**
 * Writes the steps of one test while it runs them on the executable semantics: what must come back is computed, never
 * written by hand. Every step has an intention; the recorder throws when the semantics disagree with it, so a valid
 * body is known to be valid and an invalid one breaks exactly the rule that is named.
 */
import { actionOf, entityOf, must } from '../../spec/lookup.ts';
import { actionPath, analyticsPath, collectionPath, objectPath } from '../../spec/naming.ts';
import type { Analytics } from '../../spec/schema.ts';
import { emptyDatabase, findRow } from '../../spec/semantics/database.ts';
import type { Database, Row } from '../../spec/semantics/database.ts';
import * as model from '../../spec/semantics/model.ts';
import type { Outcome, Refusal } from '../../spec/semantics/model.ts';
import type { ValueRule } from '../../spec/semantics/values.ts';
import { describeGuard } from '../../spec/wording.ts';
import { assertLegalEffects } from './legal-effects.ts';
import type { JsonObject, RequestBody, Step } from './plan.ts';
import { resolveBody } from './resolve-body.ts';
import { acceptedStatuses } from './statuses.ts';
import type { Result } from './statuses.ts';
import { exampleOf } from './suite.ts';
import type { Suite } from './suite.ts';

/** How the body of a create differs from the example of its entity. */
export interface BodyChange {
  readonly set?: JsonObject;
  readonly omit?: readonly string[];
}

/** What an answer must show: the fields that are compared (`all`: every one) and the keys it must not have. */
export interface Seen {
  readonly shows?: readonly string[] | 'all';
  readonly absent?: readonly string[];
  /** Completes `POST /dog returned 400, expected 200 or 201: …`. */
  readonly because?: string;
}

/** The one rule that a refused body breaks. */
export interface Broken {
  readonly field: string;
  readonly rule: ValueRule;
}

/** Why an action is refused. `guards` are the positions of all guards that do not hold. */
export type Forbidden = Extract<Refusal, { readonly reason: 'wrong_state' | 'guard' }>;

type Request = Pick<Step, 'method' | 'path' | 'body'>;

export class Recorder {
  readonly #suite: Suite;
  readonly #steps: Step[] = [];
  #database: Database;

  constructor(suite: Suite) {
    this.#suite = suite;
    this.#database = emptyDatabase(suite.schema);
  }

  /** What was recorded so far. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** A create that succeeds. */
  create(entity: string, change: BodyChange = {}, seen: Seen = {}): void {
    const body = this.#bodyOf(entity, change);
    const row = this.#done(model.create(this.#server, entity, this.#resolve(body)));
    const request: Request = { method: 'POST', path: collectionPath(entity), body };
    this.#record(request, 'created', { because: 'the body is valid', ...answerOf(row, seen) });
  }

  /** A create that is refused for one rule alone. */
  refuseCreate(entity: string, change: BodyChange, broken: Broken): void {
    const body = this.#bodyOf(entity, change);
    const outcome = model.create(this.#server, entity, this.#resolve(body));
    this.#refuse({ method: 'POST', path: collectionPath(entity), body }, outcome, broken);
  }

  /** An update that succeeds. */
  update(entity: string, id: string, set: JsonObject, seen: Seen = {}): void {
    const row = this.#done(model.update(this.#server, entity, id, set));
    const request: Request = { method: 'PATCH', path: objectPath(entity, id), body: justThe(set) };
    this.#record(request, 'ok', { because: 'the change is valid', ...answerOf(row, seen) });
  }

  /** An update that is refused for one rule alone. */
  refuseUpdate(entity: string, id: string, set: JsonObject, broken: Broken): void {
    const outcome = model.update(this.#server, entity, id, set);
    const request: Request = { method: 'PATCH', path: objectPath(entity, id), body: justThe(set) };
    this.#refuse(request, outcome, broken);
  }

  /** A read of an object that exists. */
  read(entity: string, id: string, seen: Seen = {}): void {
    const row = this.#done(model.read(this.#server, entity, id));
    const request: Request = { method: 'GET', path: objectPath(entity, id) };
    this.#record(request, 'ok', { because: 'the object exists', ...answerOf(row, seen) });
  }

  /** A list of all objects of an entity, none of which has the absent keys. */
  list(
    entity: string,
    shows: readonly string[] | 'all',
    because: string,
    rest: Pick<Seen, 'absent'> = {},
  ): void {
    const rows = this.#done(model.list(this.#server, entity));
    const answer = rows.map((row) => shownOf(row, shows));
    const request: Request = { method: 'GET', path: collectionPath(entity) };
    this.#record(request, 'ok', { answer, because, ...rest });
  }

  /** A delete of an object that exists. */
  remove(entity: string, id: string): void {
    this.#done(model.remove(this.#server, entity, id));
    const request: Request = { method: 'DELETE', path: objectPath(entity, id) };
    this.#record(request, 'removed', { because: 'the object exists' });
  }

  /** A request about an id that no object of the entity has: to the object, or to an action on it. */
  missing(
    method: Step['method'],
    entity: string,
    id: string,
    about: { readonly action?: string; readonly set?: JsonObject; readonly because?: string } = {},
  ): void {
    if (model.read(this.#server, entity, id).ok) throw new Error(`there is a ${entity} ${id}`);
    const { action, set, because = `no ${entity} has the id ${id}` } = about;
    const path = action === undefined ? objectPath(entity, id) : actionPath(entity, id, action);
    this.gone(method, path, because, set);
  }

  /** The result of an analytics endpoint. */
  analyse(analytics: Analytics, because: string): void {
    const answer = this.#done(model.analyse(this.#server, analytics));
    this.#record({ method: 'GET', path: analyticsPath(analytics) }, 'ok', { answer, because });
  }

  /** An action that is allowed, keeps every field in its bounds and computes with no `null`. */
  act(entity: string, id: string, action: string, seen: Seen = {}): void {
    assertLegalEffects(this.#server, { entity, id, action });
    const row = this.#done(model.act(this.#server, entity, id, action));
    const request: Request = { method: 'POST', path: actionPath(entity, id, action) };
    const because = 'the state is right and every condition holds';
    this.#record(request, 'ok', { because, ...answerOf(row, seen) });
  }

  /** An action that is refused for exactly the reason that is given. */
  refuseAct(entity: string, id: string, action: string, forbidden: Forbidden): void {
    const outcome = model.act(this.#server, entity, id, action);
    const request: Request = { method: 'POST', path: actionPath(entity, id, action) };
    expectRefusal(request, outcome, forbidden);
    const because = this.#whyForbidden(entity, id, action, forbidden);
    this.#record(request, forbidden.reason, { because });
  }

  /** `POST /reset`. */
  reset(): void {
    this.#done(model.reset(this.#server));
    const because = 'reset is always possible';
    this.#record({ method: 'POST', path: '/reset' }, 'reset', { because });
  }

  /** A request that meets nothing at its path. */
  gone(method: Step['method'], path: string, because: string, set?: JsonObject): void {
    const request: Request = { method, path, ...(set && { body: justThe(set) }) };
    this.#record(request, 'not_found', { because });
  }

  get #server(): model.Server {
    return { schema: this.#suite.schema, database: this.#database };
  }

  #bodyOf(entity: string, { set = {}, omit = [] }: BodyChange): RequestBody {
    return { example: exampleOf(this.#suite, entity).name, set, omit };
  }

  #resolve(body: RequestBody): JsonObject {
    return resolveBody({ examples: [...this.#suite.examples.values()] }, body);
  }

  #whyForbidden(name: string, id: string, actionName: string, forbidden: Forbidden): string {
    const entity = entityOf(this.#suite.schema, name);
    const { field, from, guards } = actionOf(entity, actionName);
    if (forbidden.reason === 'wrong_state') {
      const state = findRow(this.#database, name, id)?.[field] ?? null;
      return `${actionName} starts from ${from.join(' or ')}, and ${field} is ${String(state)}`;
    }
    const failing = forbidden.guards.map((index) => describeGuard(must(guards[index], 'a guard')));
    return failing.length === 1
      ? `the condition ${failing.join()} is not satisfied`
      : `the conditions ${failing.join(' and ')} are not satisfied`;
  }

  /** Takes over what a request did. */
  #done<Answer>(outcome: Outcome<Answer>): Answer {
    if (!outcome.ok)
      throw new Error(`a valid request is refused: ${JSON.stringify(outcome.refusal)}`);
    this.#database = outcome.database;
    return outcome.answer;
  }

  #refuse(request: Request, outcome: Outcome<Row>, { field, rule }: Broken): void {
    const violations =
      outcome.ok || outcome.refusal.reason !== 'invalid' ? [] : outcome.refusal.violations;
    const [violation, ...others] = violations;
    if (violation?.field !== field || violation.rule !== rule || others.length > 0)
      throw new Error(
        `${JSON.stringify(request)} should break ${rule} of ${field} alone, but: ${JSON.stringify(outcome)}`,
      );
    const result = rule === 'taken' ? 'taken' : 'invalid';
    this.#record(request, result, { because: violation.message });
  }

  #record(request: Request, result: Result, rest: Omit<Step, keyof Request | 'status'>): void {
    const status = acceptedStatuses(this.#suite.profile, result);
    this.#steps.push({ ...request, status, ...rest });
  }
}

const justThe = (set: JsonObject): RequestBody => ({ set, omit: [] });

function expectRefusal(request: Request, outcome: Outcome<Row>, expected: Forbidden): void {
  const actual = outcome.ok ? 'nothing' : JSON.stringify(outcome.refusal);
  const wanted = JSON.stringify(expected);
  if (actual !== wanted)
    throw new Error(`${request.path} should be refused for ${wanted}, but for ${actual}`);
}

function shownOf(row: Row, shows: readonly string[] | 'all'): JsonObject {
  const names = shows === 'all' ? Object.keys(row) : shows;
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

/** Where keys must be absent, it is an object that lacks them. */
function answerOf(row: Row, { shows, ...rest }: Seen): Omit<Seen, 'shows'> & Pick<Step, 'answer'> {
  const shown = shows ?? (rest.absent && []);
  return { ...(shown && { answer: shownOf(row, shown) }), ...rest };
}
