/**
 * The ids of the held-out twin. No rule looks into an id, so a plan stays right when each id is replaced by another
 * wherever it stands: in paths, bodies and answers, and in what a step says.
 */
import { endpointOf } from '../../spec/naming.ts';
import type { Entity } from '../../spec/schema.ts';
import { stream } from '../../spec/stream.ts';
import { inventedWord } from '../../spec/words.ts';
import { literals } from './literals.ts';
import type { Json, JsonObject, Plan, Step } from './plan.ts';
import type { Suite } from './suite.ts';

/** The plan with `tavora-31` for `dog-1`. Equal ids stay equal, different ones different. */
export function withOtherIds(plan: Plan, { schema, seed }: Pick<Suite, 'schema' | 'seed'>): Plan {
  const other = otherIds(seed);
  const keys = new Map(schema.entities.map((entity) => [endpointOf(entity.name), idKeys(entity)]));
  const inObject = (object: JsonObject, endpoint: string): JsonObject =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => {
        const holdsIds = key === 'id' || keys.get(endpoint)?.has(key) === true;
        return [key, holdsIds ? inValue(value, other) : value];
      }),
    );
  const inAnswer = (answer: Json, endpoint: string): Json => {
    if (isList(answer)) return answer.map((item) => inAnswer(item, endpoint));
    return isObject(answer) ? inObject(answer, endpoint) : answer;
  };
  const inStep = (step: Step): Step => {
    const [, endpoint = '', id, ...rest] = step.path.split('/');
    if (endpoint === 'analytics') return step;
    const { body, answer } = step;
    return {
      ...step,
      path: id === undefined ? step.path : ['', endpoint, inPath(id, other), ...rest].join('/'),
      ...(body !== undefined && { body: { ...body, set: inObject(body.set, endpoint) } }),
      ...(answer !== undefined && { answer: inAnswer(answer, endpoint) }),
      because: step.because.replaceAll(/\b[a-z0-9]+-(?:\d+|unknown)\b/g, other),
    };
  };
  return {
    ...plan,
    examples: plan.examples.map((example) => ({
      ...example,
      body: inObject(example.body, endpointOf(example.entity)),
    })),
    tests: plan.tests.map((test) => ({ ...test, steps: test.steps.map(inStep) })),
  };
}

/** The fields of an entity that hold ids of others. */
function idKeys({ fields }: Entity): ReadonlySet<string> {
  return new Set(fields.flatMap((field) => ('target' in field ? [field.name] : [])));
}

function inValue(value: Json, other: (id: string) => string): Json {
  if (typeof value === 'string') return other(value);
  return isList(value) ? value.map((item) => inValue(item, other)) : value;
}

function inPath(encoded: string, other: (id: string) => string): string {
  return encodeURIComponent(other(decodeURIComponent(encoded)));
}

/** Draws an id that no other has. Ids that are a matter of the stream's literals are right as they are. */
function otherIds(seed: string): (id: string) => string {
  const { oddId, letter } = literals.heldout;
  const drawn = new Map([oddId, oddId.toLowerCase(), letter].map((id) => [id, id]));
  const taken = new Set<string>();
  return (id) => {
    const known = drawn.get(id);
    if (known !== undefined) return known;
    const random = stream(seed, 'held-out id', id);
    let fresh: string;
    do fresh = `${inventedWord(random)}-${String(random.integer(10, 99))}`;
    while (taken.has(fresh));
    drawn.set(id, fresh);
    taken.add(fresh);
    return fresh;
  };
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}
