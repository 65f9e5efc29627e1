/**
 * The executable semantics: what a conforming server answers to each request. Pure: a call takes a database and gives
 * an outcome with the next one. Every expected value of a suite is computed here, and the reference server is a thin
 * HTTP shell around it.
 */
import { actionOf, entityOf } from '../lookup.ts';
import type { Analytics, Schema } from '../schema.ts';
import { emptyDatabase, findRow, rowsOf, withRow, withoutRow } from './database.ts';
import type { Database, Row, Value } from './database.ts';
import { actingIn, applyEffects } from './effects.ts';
import { guardHolds, sumOf } from './guards.ts';
import { violationsOnCreate, violationsOnUpdate } from './values.ts';
import type { Body, Violation } from './values.ts';

/** Why a request is refused; nothing changed. */
export type Refusal =
  | { readonly reason: 'invalid'; readonly violations: readonly Violation[] }
  | { readonly reason: 'not_found' }
  | { readonly reason: 'wrong_state' }
  /** `guards`: the positions, in the action's list, of all guards that do not hold. */
  | { readonly reason: 'guard'; readonly guards: readonly number[] };

/** What a request did: the next database and the answer, or a refusal. */
export type Outcome<Answer> =
  | { readonly ok: true; readonly database: Database; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a request is made to: a schema and the data so far. */
export interface Server {
  readonly schema: Schema;
  readonly database: Database;
}

const refuse = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal,
});
const notFound = refuse({ reason: 'not_found' });

/** `POST /{entity}`: the new object, omitted fields filled with their default, `[]` or `null`. */
export function create({ schema, database }: Server, entityName: string, body: Body): Outcome<Row> {
  const entity = entityOf(schema, entityName);
  const violations = [
    ...violationsOnCreate(entity, body, { schema, database }),
    ...takenId(database, entityName, body),
  ];
  if (violations.length > 0) return refuse({ reason: 'invalid', violations });
  const row: Row = Object.fromEntries(
    entity.fields.map((field): [string, Value] => {
      if (Object.hasOwn(body, field.name)) return [field.name, body[field.name] as Value];
      if ('default' in field) return [field.name, field.default];
      return [field.name, field.type === 'reference_list' ? [] : null];
    }),
  );
  return { ok: true, database: withRow(database, entityName, row), answer: row };
}

function takenId(database: Database, entity: string, body: Body): readonly Violation[] {
  const id = body['id'];
  const taken = typeof id === 'string' && findRow(database, entity, id) !== undefined;
  return taken ? [{ field: 'id', rule: 'taken', message: 'id must not be in use' }] : [];
}

/** `GET /{entity}/{id}`. */
export function read({ database }: Server, entity: string, id: string): Outcome<Row> {
  const row = findRow(database, entity, id);
  return row ? { ok: true, database, answer: row } : notFound;
}

/** `GET /{entity}`, in order of creation (any order is right). */
export function list({ database }: Server, entity: string): Outcome<readonly Row[]> {
  return { ok: true, database, answer: [...rowsOf(database, entity).values()] };
}

/** `PATCH /{entity}/{id}`: only the fields that are sent change. */
export function update(
  { schema, database }: Server,
  entityName: string,
  id: string,
  body: Body,
): Outcome<Row> {
  const row = findRow(database, entityName, id);
  if (!row) return notFound;
  const entity = entityOf(schema, entityName);
  const violations = violationsOnUpdate(entity, body, { schema, database });
  if (Object.hasOwn(body, 'id') && body['id'] !== id)
    return refuse({
      reason: 'invalid',
      violations: [{ field: 'id', rule: 'taken', message: 'id must not change' }],
    });
  if (violations.length > 0) return refuse({ reason: 'invalid', violations });
  const sent = entity.fields.filter((field) => Object.hasOwn(body, field.name));
  const changed: Row = {
    ...row,
    ...Object.fromEntries(sent.map(({ name }) => [name, body[name] as Value])),
  };
  return { ok: true, database: withRow(database, entityName, changed), answer: changed };
}

/** `DELETE /{entity}/{id}`: references to the object are cleared. */
export function remove({ schema, database }: Server, entity: string, id: string): Outcome<null> {
  if (!findRow(database, entity, id)) return notFound;
  return { ok: true, database: withoutRow(schema, database, entity, id), answer: null };
}

/** `POST /{entity}/{id}/{action}`: checks 404, then the state, then the guards; effects run before the state changes. */
export function act(
  { schema, database }: Server,
  entityName: string,
  id: string,
  actionName: string,
): Outcome<Row> {
  const entity = entityOf(schema, entityName);
  const action = actionOf(entity, actionName);
  const row = findRow(database, entityName, id);
  if (!row) return notFound;
  const acting = { schema, database, entity, row };
  if (!action.from.includes(row[action.field] as string)) return refuse({ reason: 'wrong_state' });
  const failed = action.guards.flatMap((guard, index) =>
    guardHolds(guard, acting) ? [] : [index],
  );
  if (failed.length > 0) return refuse({ reason: 'guard', guards: failed });
  const affected = applyEffects(action.effects, acting);
  const changed: Row = { ...actingIn(acting, affected).row, [action.field]: action.to };
  return { ok: true, database: withRow(affected, entityName, changed), answer: changed };
}

/** `GET /analytics/…`: `null` values are skipped; `count` counts objects; of nothing, `sum` is 0 and the rest `null`. */
export function analyse(
  { database }: Server,
  analytics: Analytics,
): Outcome<{ readonly result: number | null }> {
  const rows = [...rowsOf(database, analytics.entity).values()];
  const answer = (result: number | null): Outcome<{ readonly result: number | null }> => ({
    ok: true,
    database,
    answer: { result },
  });
  if (analytics.operation === 'count') return answer(rows.length);
  const values = rows
    .map((row) => row[analytics.field] as number | null)
    .filter((value) => value !== null);
  const sum = sumOf(values);
  if (analytics.operation === 'sum') return answer(sum);
  if (values.length === 0) return answer(null);
  const results = { avg: sum / values.length, min: Math.min(...values), max: Math.max(...values) };
  return answer(results[analytics.operation]);
}

/** `POST /reset`: no objects are left. */
export function reset({ schema }: Server): Outcome<null> {
  return { ok: true, database: emptyDatabase(schema), answer: null };
}
