/** One step of a test as a line of source: `await api.post('/dog', { body: { ...dog, rank: 10001 }, … });`. */
import { must } from '../../spec/lookup.ts';
import type { Example, Json, JsonObject, RequestBody, Step } from '../plan/plan.ts';
import { preconditionOf } from '../plan/precondition.ts';
import { identifier, isList, literal, objectOf, property } from './literal.ts';

const verbs = {
  GET: 'get',
  POST: 'post',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Step['method'], string>;

/** The source of a step. `sent`: the examples that the test sends, which bodies and expected answers build upon. */
export function renderStep(step: Step, sent: readonly Example[]): string {
  const { method, path, body, status, answer, absent, because } = step;
  const made = preconditionOf(step, sent);
  if (body !== undefined && made !== undefined)
    return `await api.create(${literal(made)}, ${renderBody(body, sent)});`;
  const exchange = objectOf([
    ...(body === undefined ? [] : [`body: ${renderBody(body, sent)}`]),
    `status: ${literal(status)}`,
    ...(answer === undefined ? [] : [`answer: ${renderAnswer(answer, sent)}`]),
    ...(absent === undefined || absent.length === 0 ? [] : [`absent: ${literal(absent)}`]),
    `because: ${literal(because)}`,
  ]);
  return `await api.${verbs[method]}(${literal(path)}, ${exchange});`;
}

/** Whether the source of a step calls `without`. */
export function omitsFields(step: Step): boolean {
  return step.body?.example !== undefined && step.body.omit.length > 0;
}

/** The source of a body: the example as it is, or what is different from it. */
function renderBody({ example, set, omit }: RequestBody, sent: readonly Example[]): string {
  if (example === undefined) return literal(set);
  const { name, body } = must(
    sent.find((candidate) => candidate.name === example),
    `an example ${example} in the plan`,
  );
  const base =
    omit.length === 0
      ? identifier(name)
      : `without(${[identifier(name), ...omit.map((key) => literal(key))].join(', ')})`;
  const different = Object.entries(set).filter(
    ([key, value]) => omit.includes(key) || !holds(body, key, value),
  );
  return spread(base, different);
}

function spread(base: string, set: readonly (readonly [string, Json])[]): string {
  if (set.length === 0) return base;
  return objectOf([`...${base}`, ...set.map(([key, value]) => property(key, literal(value)))]);
}

/**
 * The source of expected JSON. An object that has all keys of a sent example, and most of its values, is written as
 * that example with the rest: `{ ...dog, rank: 10000 }`.
 */
function renderAnswer(answer: Json, sent: readonly Example[]): string {
  if (isList(answer)) return `[${answer.map((item) => renderAnswer(item, sent)).join(', ')}]`;
  if (typeof answer !== 'object' || answer === null) return literal(answer);
  const base = sent.find(({ body }) => isVariant(body, answer));
  if (base === undefined) return literal(answer);
  const rest = Object.entries(answer).filter(([key, value]) => !holds(base.body, key, value));
  return spread(identifier(base.name), rest);
}

function isVariant(example: JsonObject, answer: JsonObject): boolean {
  const keys = Object.keys(example);
  if (keys.length < 2 || !keys.every((key) => Object.hasOwn(answer, key))) return false;
  const equal = keys.filter((key) => holds(answer, key, example[key] ?? null));
  return 2 * equal.length >= keys.length;
}

function holds(object: JsonObject, key: string, value: Json): boolean {
  return Object.hasOwn(object, key) && JSON.stringify(object[key]) === JSON.stringify(value);
}
