import { describe, expect, test } from 'vitest';
import { kennel } from '../../../spec/fixtures/edit-kennel.ts';
import { must } from '../../../spec/lookup.ts';
import { sampleScenario } from '../../../spec/samplers/sample.ts';
import type { Schema } from '../../../spec/schema.ts';
import { replay } from '../../../spec/trajectory.ts';
import { describeDisagreement, drive } from './differential/drive.ts';
import type { Drive, Journey } from './differential/drive.ts';
import { clientOf } from './differential/http-client.ts';
import { withServer } from './differential/served.ts';
import { awkward } from './fixtures/awkward-schema.ts';
import { writeOracleServer } from './server.ts';

type Trip = Omit<Drive, 'send'>;

/** Plays against the oracle's server; its log must stay empty, for there it would report a defect of its own. */
function travel(trip: Trip): Promise<Journey> {
  return withServer(writeOracleServer(trip.schema), async ({ url, log }) => {
    const journey = await drive({ ...trip, send: clientOf(url) });
    expect(log()).toBe('');
    return journey;
  });
}

/** The disagreement as a text, so that a failure shows what a person needs to see. */
function textOf({ disagreement }: Journey): string | null {
  return disagreement && describeDisagreement(disagreement);
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
    const journey = await travel({ schema, seed: 'oracle', repeats: 10, callsPerRound: 60 });
    expect(textOf(journey)).toBe(null);
    const wanted = [...ofCrud, ...ofIds, ...outcomesOfActions(schema)];
    expect(wanted.filter((outcome) => !journey.seen.has(outcome))).toEqual([]);
  });

  test.each(['0', '1'])('sampled schemas, seed %s', async (seed) => {
    const snapshots = [...replay(sampleScenario({ seed, turns: 30 }))];
    for (const { turn, schema } of snapshots.filter((snapshot) => snapshot.turn % 6 === 0)) {
      const trip = { schema, seed: `turn ${String(turn)}`, repeats: 1, callsPerRound: 40 };
      const journey = await travel(trip);
      expect(textOf(journey), `turn ${String(turn)}`).toBe(null);
      const wanted = outcomesOfActions(schema).filter((outcome) => !outcome.endsWith('state'));
      expect(wanted.filter((outcome) => !journey.seen.has(outcome))).toEqual([]);
    }
  });
});

/** Defects that a careful reader could overlook, each one place in the kennel's server. */
const defects: readonly (readonly [file: string, right: string, wrong: string])[] = [
  ['entities/dog', 'body.get("active", True)', 'body.get("active") or True'],
  ['entities/dog', '"name", min_length=2', '"name", min_length=3'],
  ['entities/dog', 'after="2020-01-01 00:00:00"', 'after="2020-01-01 00:00:01"'],
  ['entities/dog', 'require(body, "id", "mood", "name", "rank")', 'require(body, "id", "name")'],
  ['entities/dog', 'check_float(body, "weight")', 'check_float(body, "weight", nullable=True)'],
  ['entities/dog', 'if dog["phase"] != "review"', 'if dog["phase"] == "planning"'],
  ['entities/dog', 'len(dog["toys"]) < 1', 'len(dog["toys"]) < 0'],
  ['entities/dog', 'dog["rank"] <= 0', 'dog["rank"] < 0'],
  ['entities/dog', '>= 500', '> 500'],
  ['entities/dog', 'item["price"] > 1', 'item["price"] >= 1'],
  ['entities/dog', 'dog["born_at"] < "2021', 'dog["born_at"] <= "2021'],
  ['entities/dog', 'if not any(', 'if not all('],
  ['entities/dog', 'owner["dogs_approved"] += 1', 'owner["dogs_approved"] += 2'],
  ['entities/dog', '        item["used"] = True', '        item["used"] = not item["used"]'],
  ['entities/dog', '    dog["phase"] = "planning"\n', ''],
  ['entities/toy', 'dog["toys"].remove(object_id)', 'pass'],
  ['entities/toy', 'maximum=1000', 'maximum=1000.25'],
  ['entities/person', 'dog["owner"] = None', 'pass'],
  ['analytics', '/ len(values)', '// len(values)'],
  ['analytics', 'min(values, default=None)', 'min(values, default=0)'],
  ['store', ' if record[field] is not None', ''],
  ['store', '    person_table.clear()\n', ''],
  ['validation', 'and not isinstance(value, bool)', ''],
  ['validation', 'value != int(value)', 'False'],
  ['validation', 'datetime.strptime(text, DATETIME_FORMAT)', 'pass'],
  ['validation', 'DATETIME_PATTERN.fullmatch(text) is None', 'False'],
  ['validation', 'or item not in table', ''],
  ['validation', 'value not in values', 'value.lower() not in values'],
];

describe('the comparison notices a defect', () => {
  test.each(defects)('%s: %s → %s', async (file, right, wrong) => {
    const path = `app/${file}.py`;
    const files = writeOracleServer(kennel);
    const text = must(files.get(path), path);
    expect(text).toContain(right);
    const broken = new Map([...files, [path, text.replace(right, wrong)]]);
    const { disagreement } = await withServer(broken, ({ url }) =>
      drive({
        schema: kennel,
        seed: 'oracle',
        repeats: 10,
        callsPerRound: 60,
        send: clientOf(url),
      }),
    );
    expect(disagreement).not.toBe(null);
  });
});
