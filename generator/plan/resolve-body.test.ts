import { expect, test } from 'vitest';
import { resolveBody } from './resolve-body.ts';

const plan = { examples: [{ name: 'dog', entity: 'Dog', body: { id: 'dog-1', rank: 3, age: 2 } }] };

test.each([
  [{ set: { rank: 4 }, omit: [] }, { rank: 4 }],
  [
    { example: 'dog', set: {}, omit: [] },
    { id: 'dog-1', rank: 3, age: 2 },
  ],
  [
    { example: 'dog', set: { rank: 4 }, omit: ['age'] },
    { id: 'dog-1', rank: 4 },
  ],
])('%j sends %j', (body, sent) => {
  expect(resolveBody(plan, body)).toEqual(sent);
});

test('an example that the plan has not is a bug', () => {
  expect(() => resolveBody(plan, { example: 'cat', set: {}, omit: [] })).toThrow('cat');
});
