import { expect, test } from 'vitest';
import type { Step } from './plan.ts';
import { preconditionOf } from './precondition.ts';

const examples = [
  { name: 'dog', entity: 'Dog', body: {} },
  { name: 'toy', entity: 'Toy', body: {} },
];
const create: Step = {
  method: 'POST',
  path: '/toy',
  body: { example: 'toy', set: {}, omit: [] },
  status: [200, 201],
  because: 'the body is valid',
};

test('a create of which nothing but success is asked is a precondition', () => {
  expect(preconditionOf(create, examples)).toBe('Toy');
});

test.each<[string, Partial<Step>]>([
  ['another method', { method: 'PATCH' }],
  ['other statuses', { status: [400, 422] }],
  ['an answer', { answer: {} }],
  ['absent keys', { absent: [] }],
  ['a reason of its own', { because: 'ids are free' }],
  ['a body without example', { body: { set: {}, omit: [] } }],
  ['the example of another entity', { body: { example: 'dog', set: {}, omit: [] } }],
  ['an example that is not known', { body: { example: 'cat', set: {}, omit: [] } }],
])('a step with %s is none', (_name, change) => {
  expect(preconditionOf({ ...create, ...change }, examples)).toBeUndefined();
});

test('a request without body is none', () => {
  const { body: _body, ...action } = { ...create, path: '/dog/dog-1/bark' };
  expect(preconditionOf(action, examples)).toBeUndefined();
});
