/** What the contract leaves open is never asked: the hard rules on every request of a suite. */
import { expect, test } from 'vitest';
import type { Profile } from '../../spec/contract.ts';
import { collectionPath } from '../../spec/naming.ts';
import type { Schema } from '../../spec/schema.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import {
  kennelSnapshot,
  kennelWithHistory,
  oddSnapshot,
  sampledSnapshots,
} from './fixtures/snapshots.ts';
import { planSuite, resolveBody } from './index.ts';
import type { Json, JsonObject, Plan, Step, TestCase } from './plan.ts';

const snapshots: readonly Snapshot[] = [
  kennelSnapshot,
  kennelWithHistory,
  oddSnapshot,
  ...['11', '12', '13'].flatMap((seed) => sampledSnapshots(seed, 10, 5)),
];

/** A request with all that a rule may look at. */
interface Sent {
  readonly step: Step;
  readonly test: TestCase;
  readonly index: number;
  readonly body: JsonObject;
  readonly schema: Schema;
}

function everyRequest(profile: Profile): readonly Sent[] {
  return snapshots.flatMap((snapshot) => {
    const plan = planSuite({ snapshot, seed: '3', profile });
    return plan.tests.flatMap((test) =>
      test.steps.map((step, index) => ({
        step,
        test,
        index,
        body: bodyOf(plan, step),
        schema: snapshot.schema,
      })),
    );
  });
}

const bodyOf = (plan: Plan, { body }: Step): JsonObject =>
  body === undefined ? {} : resolveBody(plan, body);

/** Each rule tells the requests that break it. */
const rules: Readonly<Record<string, (sent: Sent) => boolean>> = {
  'an empty string': ({ body }) => leavesOf(body).includes(''),
  'an update of nothing': ({ step, body }) =>
    step.method === 'PATCH' && Object.keys(body).length === 0,
  'a second delete': ({ step, test, index }) =>
    step.method === 'DELETE' &&
    test.steps
      .slice(0, index)
      .some(({ method, path }) => method === 'DELETE' && path === step.path),
  'an update with another id': ({ step, body: { id } }) =>
    step.method === 'PATCH' &&
    typeof id === 'string' &&
    !step.path.endsWith(`/${encodeURIComponent(id)}`),
  'an id that is no string, and should be taken': ({ step, body }) =>
    'id' in body && typeof body['id'] !== 'string' && !step.status.includes(422),
  'a reference to itself': (sent) => {
    const id = sent.body['id'] ?? decodeURIComponent(sent.step.path.split('/')[2] ?? '');
    const fields = entityOfRequest(sent)?.fields ?? [];
    return fields.some((field) => {
      const value = sent.body[field.name];
      const self =
        (field.type === 'reference' || field.type === 'reference_list') &&
        collectionPath(field.target) === collectionOf(sent.step);
      return (
        self &&
        typeof value !== 'undefined' &&
        (value === id || (Array.isArray(value) && value.includes(id)))
      );
    });
  },
  'an id twice in a list': ({ body }) =>
    Object.values(body).some((value) => Array.isArray(value) && new Set(value).size < value.length),
  'an unknown field': (sent) => {
    const known = entityOfRequest(sent)?.fields.map(({ name }) => name) ?? ['id'];
    return Object.keys(sent.body).some((name) => !known.includes(name));
  },
  'a number beyond a million': ({ body }) =>
    leavesOf(body).some((leaf) => typeof leaf === 'number' && Math.abs(leaf) > 1e6),
  'a number that is no eighth': ({ body }) =>
    leavesOf(body).some((leaf) => typeof leaf === 'number' && !Number.isInteger(leaf * 8)),
  'a text with other characters than ASCII near a length bound': (sent) => {
    const fields = entityOfRequest(sent)?.fields ?? [];
    return fields.some((field) => {
      const value = sent.body[field.name];
      if (field.type !== 'string' || typeof value !== 'string' || /^[\x20-\x7e]*$/.test(value))
        return false;
      return (
        value.length <= 2 * (field.minLength ?? 0) || 2 * value.length >= (field.maxLength ?? 1e6)
      );
    });
  },
  'a body where none is needed': ({ step }) =>
    step.body !== undefined &&
    (step.method === 'GET' || step.method === 'DELETE' || step.path.split('/').length > 3),
  'an id with a slash in it': ({ step, body: { id } }) =>
    /%2f/i.test(step.path) || (typeof id === 'string' && id.includes('/')),
  'a path that ends in a slash': ({ step }) => !/^(\/[a-zA-Z0-9_.%-]+)+$/.test(step.path),
};

const requests = { paper: everyRequest('paper'), strict: everyRequest('strict') };

test.each(Object.entries(rules))('no suite sends %s', (_name, breaks) => {
  for (const sent of [...requests.paper, ...requests.strict])
    if (breaks(sent)) expect.fail(`${sent.test.id} sends ${JSON.stringify(sent.step)}`);
});

test('no answer is expected to have a status of 500 or above', () => {
  const statuses = requests.paper.flatMap(({ step }) => step.status);
  expect([...new Set(statuses)].toSorted()).toEqual([200, 201, 204, 400, 404, 409, 422]);
});

function leavesOf(value: Json): readonly Json[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [value];
}

const collectionOf = ({ path }: Step): string => `/${path.split('/')[1] ?? ''}`;

function entityOfRequest({ step, schema }: Sent): Schema['entities'][number] | undefined {
  return schema.entities.find(({ name }) => collectionPath(name) === collectionOf(step));
}
