/** One step of a test as a line of source: `await api.post('/dog', { body: { ...dog, rank: 10001 }, … });`. */
import { must } from '../../spec/lookup.ts';
import type { Example, Json, JsonObject, RequestBody, Step } from '../plan/plan.ts';
import { preconditionOf } from '../plan/precondition.ts';
import { field, identifier, isList, literal } from './literal.ts';
import { call, listOf, objectOf, word } from './source.ts';
import type { Layout, Source } from './source.ts';

const verbs = {
  GET: 'get',
  POST: 'post',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Step['method'], string>;

/** The source of a step. `sent`: the examples that the test sends, which bodies and expected answers build upon. */
export function renderStep(step: Step, sent: readonly Example[]): Layout {
  const { method, path, body, status, answer, absent, because } = step;
  const made = preconditionOf(step, sent);
  if (body !== undefined && made !== undefined)
    return awaited('api.create', [literal(made), renderBody(body, sent)]);
  const exchange = objectOf([
    ...(body === undefined ? [] : [field('body', renderBody(body, sent))]),
    field('status', literal(status)),
    ...(answer === undefined ? [] : [field('answer', renderAnswer(answer, sent))]),
    ...(absent === undefined || absent.length === 0 ? [] : [field('absent', literal(absent))]),
    field('because', literal(because)),
  ]);
  return awaited(`api.${verbs[method]}`, [literal(path), exchange]);
}

/** Whether the source of a step calls `without`. */
export function omitsFields(step: Step): boolean {
  return step.body?.example !== undefined && step.body.omit.length > 0;
}

function awaited(callee: string, args: readonly Source[]): Layout {
  return ['await ', call(callee, args).layout, ';'];
}

/** The source of a body: the example as it is, or what is different from it. */
function renderBody({ example, set, omit }: RequestBody, sent: readonly Example[]): Source {
  if (example === undefined) return literal(set);
  const { name, body } = must(
    sent.find((candidate) => candidate.name === example),
    `an example ${example} in the plan`,
  );
  const constant = word(identifier(name));
  const base = omit.length === 0 ? constant : call('without', [constant, ...omit.map(literal)]);
  const different = Object.entries(set).filter(
    ([key, value]) => omit.includes(key) || !holds(body, key, value),
  );
  return spread(base, different);
}

function spread(base: Source, set: readonly (readonly [string, Json])[]): Source {
  if (set.length === 0) return base;
  return objectOf([['...', base.layout], ...set.map(([key, value]) => field(key, literal(value)))]);
}

/**
 * The source of expected JSON. An object that has all keys of a sent example, and most of its values, is written as
 * that example with the rest: `{ ...dog, rank: 10000 }`.
 */
function renderAnswer(answer: Json, sent: readonly Example[]): Source {
  if (isList(answer)) return listOf(answer.map((item) => renderAnswer(item, sent)));
  if (typeof answer !== 'object' || answer === null) return literal(answer);
  const base = sent.find(({ body }) => isVariant(body, answer));
  if (base === undefined) return literal(answer);
  const rest = Object.entries(answer).filter(([key, value]) => !holds(base.body, key, value));
  return spread(word(identifier(base.name)), rest);
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
