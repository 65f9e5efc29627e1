/** Digests of what is compiled: they tell whether two things are the same without holding both. */
import { createHash } from 'node:crypto';
import type { Plan, TestCase } from '../plan/plan.ts';

/** SHA-256 of a text, in hexadecimal. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Most tests are those of the turn before. */
const known = new WeakMap<TestCase, string>();

function testDigest(test: TestCase): string {
  const found = known.get(test) ?? digest(JSON.stringify(test));
  known.set(test, found);
  return found;
}

/** The digest of a plan: SHA-256 of it as JSON without spaces, each test replaced by the digest of its own. */
export function planDigest({ tests, ...rest }: Plan): string {
  return digest(JSON.stringify({ ...rest, tests: tests.map(testDigest) }));
}
