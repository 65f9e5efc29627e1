/** The floor of every executor: the requests of a suite, one after the other, and no look at what comes back. */
import { Client } from 'undici';
import { resolveBody } from '../../generator/plan/index.ts';
import type { Plan } from '../../generator/plan/plan.ts';

interface Sent {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: string;
}

/** All that an executor sends, in its order, with the bodies as text. */
export function requestsOf(plan: Plan): readonly Sent[] {
  return plan.tests.flatMap(({ steps }): Sent[] => [
    { method: 'POST', path: '/reset' },
    ...steps.map(({ method, path, body }) => ({
      ...{ method, path },
      ...(body && { body: JSON.stringify(resolveBody(plan, body)) }),
    })),
  ]);
}

/** Sends them over one connection and reads every answer to its end. */
export async function replay(url: string, requests: readonly Sent[]): Promise<void> {
  const client = new Client(url);
  for (const { method, path, body } of requests) {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await client.request({ method, path, headers, body: body ?? null });
    await answer.body.text();
  }
  await client.close();
}
