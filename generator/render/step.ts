/** The steps of a test as lines of source: `await api.post('/dog', { ...dog, rank: 10001 }).invalid('rank must be …');`. */
import { must } from '../../spec/lookup.ts';
import type { Example, Json, JsonObject, RequestBody, Step } from '../plan/plan.ts';
import { preconditionOf } from '../plan/precondition.ts';
import { field, identifier, isList, literal } from './literal.ts';
import { outcomeOf } from './outcomes.ts';
import { call, chained, constant, listOf, objectOf, word } from './source.ts';
import type { Layout, Source } from './source.ts';

const verbs = {
  GET: 'get',
  POST: 'post',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Step['method'], string>;

/** Where the steps of a test begin. */
const COLUMNS = 6;

/** The name of the constant that holds a reason which a test gives more than once. */
export const REASON = 'because';

/** The source of the steps of a test. `sent`: the examples that it sends, which bodies and expected answers build upon. */
export function renderSteps(steps: readonly Step[], sent: readonly Example[]): readonly Layout[] {
  const reason = repeatedReason(steps.filter((step) => preconditionOf(step, sent) === undefined));
  const lines = steps.map((step) => renderStep(step, sent, reason));
  return reason === undefined ? lines : [constant(REASON, literal(reason)), ...lines];
}

/** The reason that most of the steps have, if it is not that of one alone. */
function repeatedReason(steps: readonly Step[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { because } of steps) counts.set(because, (counts.get(because) ?? 0) + 1);
  const most = Math.max(1, ...counts.values());
  return most === 1 ? undefined : [...counts].find(([, count]) => count === most)?.[0];
}

function renderStep(step: Step, sent: readonly Example[], reason: string | undefined): Layout {
  const { method, path, body, status, answer, absent = [], because } = step;
  const sends = body === undefined ? [] : [renderBody(body, sent)];
  const made = preconditionOf(step, sent);
  if (made !== undefined)
    return ['await ', call('api.create', [literal(made), ...sends]).layout, ';'];
  const request = { callee: `.${verbs[method]}`, args: [literal(path), ...sends] };
  const reasons = because === reason ? word(REASON) : literal(because);
  const outcome = {
    callee: `.${outcomeOf(status)}`,
    args: [
      reasons,
      ...(answer === undefined ? [] : [renderAnswer(answer, sent)]),
      ...(absent.length === 0 ? [] : [literal(absent)]),
    ],
  };
  return [chained('await api', [request, outcome], COLUMNS), ';'];
}

/** Whether the source of a step calls `without`. */
export function omitsFields(step: Step): boolean {
  return step.body?.example !== undefined && step.body.omit.length > 0;
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
