import { afterEach, describe, expect, test } from 'vitest';
import { compileTurn, scenarioOfSchema } from '../generator/index.ts';
import { kennelWithHistory } from '../generator/plan/fixtures/snapshots.ts';
import { planSuite } from '../generator/plan/index.ts';
import { runPlaywright } from '../generator/fixtures/run-playwright.ts';
import type { PlaywrightResult } from '../generator/fixtures/run-playwright.ts';
import type { Schema } from '../spec/schema.ts';
import { snapshotOf } from '../spec/trajectory.ts';
import { startReferenceServer } from './reference-server/server.ts';

const { schema } = kennelWithHistory;
const plan = planSuite({ snapshot: kennelWithHistory, seed: '0', profile: 'strict' });
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The results of the kennel's emitted suite against a server of some schema. */
async function runAgainst(served: Schema): Promise<readonly PlaywrightResult[]> {
  const server = await startReferenceServer({
    snapshot: snapshotOf(served),
    port: 0,
    host: '127.0.0.1',
  });
  closing.push(() => server.close());
  const scenario = scenarioOfSchema(schema, 'kennel');
  const files = compileTurn({ scenario, snapshot: kennelWithHistory, plan });
  const environment = { STAMINA_KEEP_WORKER: '1' };
  return runPlaywright({ files, url: server.url, environment });
}

const idsOf = (results: readonly PlaywrightResult[]): readonly string[] =>
  results.map(({ annotations }) => annotations[0]?.replace('id=', '') ?? 'no id');

describe('the emitted suite of the kennel', () => {
  test('passes on the reference server, every test of the plan', async () => {
    const results = await runAgainst(schema);
    expect([...idsOf(results)].sort()).toEqual(plan.tests.map(({ id }) => id).sort());
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([]);
  });

  test('finds a bound that the server does not know, and nothing else', async () => {
    const unbounded: Schema = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
      key === 'maxLength' ? undefined : value,
    ) as Schema;
    const failed = (await runAgainst(unbounded)).filter(({ status }) => status !== 'passed');
    expect(idsOf(failed)).toEqual([
      'dog.name.rejects-above-maximum-length',
      'person.email.rejects-above-maximum-length',
    ]);
    expect(failed[0]?.message).toMatch(
      /^Error: POST \/dog returned 201, expected 400 or 422: name must have at most 50 characters\. Content: \{/,
    );
  });
});
