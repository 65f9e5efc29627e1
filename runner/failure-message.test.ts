import { expect, test } from 'vitest';
import { parseFailureMessage } from './failure-message.ts';
import { failureOf } from './verdict.ts';

const refused =
  'POST /dog returned 422, expected 200 or 201: the body is valid. Content: {"detail": "no: never"}';

test.each([
  [refused, 'POST', '/dog', 'returned 422, expected 200 or 201'],
  [`blocked by: create Dog. ${refused}`, 'POST', '/dog', 'returned 422, expected 200 or 201'],
  [
    'GET /dog answered rank 5, expected 7: b. Content: {}',
    'GET',
    '/dog',
    'answered rank 5, expected 7',
  ],
  [
    'GET /dog got no answer (connection refused): b',
    'GET',
    '/dog',
    'got no answer (connection refused)',
  ],
  ['the test was ended after 60 s', '', '', 'the test was ended after 60 s'],
  ['', '', '', ''],
])('%s', (message, method, path, happened) => {
  expect(parseFailureMessage(message)).toMatchObject({ method, path, happened });
});

test('what is left of a blocked message is what became of the create', () => {
  expect(parseFailureMessage(`blocked by: create Dog. ${refused}`).request).toBe(refused);
  expect(parseFailureMessage(refused).request).toBe(refused);
});

test('a failure carries what blocks it as data, and only where the suite says so', () => {
  const message = `blocked by: create Dog. ${refused}`;
  expect(failureOf(message)).toEqual({ status: 'failed', message, blockedBy: 'create Dog' });
  expect(failureOf(refused)).toEqual({ status: 'failed', message: refused });
  const quoted = 'GET /dog returned 500, expected 200: b. Content: blocked by: create Dog. x';
  expect(failureOf(quoted)).toEqual({ status: 'failed', message: quoted });
});
