import { describe, expect, test } from 'vitest';
import kennelJson from '../../../spec/fixtures/kennel.json' with { type: 'json' };
import { sampleScenario } from '../../../spec/samplers/sample.ts';
import type { Schema } from '../../../spec/schema.ts';
import { replay } from '../../../spec/trajectory.ts';
import { describeDisagreement, drive } from './differential/drive.ts';
import type { Journey } from './differential/drive.ts';
import { clientOf } from './differential/http-client.ts';
import { withOracleServer } from './differential/served.ts';
import awkwardJson from './fixtures/awkward-names.json' with { type: 'json' };

const kennel = kennelJson as unknown as Schema;
const awkward = awkwardJson as unknown as Schema;

interface Trip {
  readonly schema: Schema;
  readonly seed: string;
  readonly repeats: number;
  readonly callsPerRound: number;
}

/** Plays against a fresh server; its log must stay empty, for there it would report a defect of its own. */
function travel(trip: Trip): Promise<Journey> {
  return withOracleServer(trip.schema, async ({ url, log }) => {
    const journey = await drive({ ...trip, send: clientOf(url) });
    expect(log()).toBe('');
    return journey;
  });
}

/** The outcomes that a journey should have seen of every action. */
function outcomesOfActions({ entities }: Schema): readonly string[] {
  return entities.flatMap(({ name, actions }) =>
    actions.flatMap((action) =>
      ['ok', 'wrong_state', ...(action.guards.length > 0 ? ['guard'] : [])].map(
        (outcome) => `${name}.${action.name} ${outcome}`,
      ),
    ),
  );
}

const ofCrud = ['create', 'update'].flatMap((kind) => [`${kind} ok`, `${kind} invalid`]);
const ofIds = ['read', 'update', 'remove', 'act'].map((kind) => `${kind} not_found`);

describe('the oracle answers as the executable semantics', () => {
  test.each([
    ['the kennel', kennel],
    ['awkward names', awkward],
  ])('%s', async (_name, schema) => {
    const trip = { schema, seed: 'oracle', repeats: 10, callsPerRound: 60 };
    const { disagreements, seen } = await travel(trip);
    expect(disagreements.map(describeDisagreement)).toEqual([]);
    const wanted = [...ofCrud, ...ofIds, ...outcomesOfActions(schema)];
    expect(wanted.filter((outcome) => !seen.has(outcome))).toEqual([]);
  });

  test.each(['0', '1'])('sampled schemas, seed %s', async (seed) => {
    const snapshots = [...replay(sampleScenario({ seed, turns: 30 }))];
    for (const { turn, schema } of snapshots.filter((snapshot) => snapshot.turn % 6 === 0)) {
      const trip = { schema, seed: `turn ${String(turn)}`, repeats: 1, callsPerRound: 40 };
      const { disagreements, seen } = await travel(trip);
      expect(disagreements.map(describeDisagreement), `turn ${String(turn)}`).toEqual([]);
      const wanted = outcomesOfActions(schema).filter((outcome) => !outcome.endsWith('state'));
      expect(wanted.filter((outcome) => !seen.has(outcome))).toEqual([]);
    }
  });
});
