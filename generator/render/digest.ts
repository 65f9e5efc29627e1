/** Digests of what is compiled: they tell whether two things are the same without holding both. */
import { createHash } from 'node:crypto';
import type { Plan, TestCase } from '../plan/plan.ts';
import { recallFor } from '../recall.ts';

/** SHA-256 of a text, in hexadecimal. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Made once for each test, as most tests are those of the turn before. */
const testDigest = recallFor((test: TestCase) => digest(JSON.stringify(test)));

/** The digest of a plan: SHA-256 of it as JSON without spaces, each test replaced by the digest of its own. */
export function planDigest({ tests, ...rest }: Plan): string {
  return digest(JSON.stringify({ ...rest, tests: tests.map(testDigest) }));
}
