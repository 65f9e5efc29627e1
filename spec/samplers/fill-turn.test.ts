import { describe, expect, test } from 'vitest';
import type { Change } from '../changes/table.ts';
import { kennel } from '../fixtures/edit-kennel.ts';
import { nothingRemoved } from '../removed.ts';
import type { Snapshot } from '../snapshot.ts';
import { initialSnapshot } from '../trajectory.ts';
import { changesOf, continueScenario, drive, standingAtFirst } from './continue-scenario.ts';
import { fillTurn } from './fill-turn.ts';
import { nothingShown } from './history.ts';
import type { Proposer, Slot } from './proposer.ts';
import { sampleScenario } from './sample.ts';
import { proposerOf, samplers } from './samplers.ts';

const sampler = { name: 'programmatic', version: 1, changesPerTurn: 2 } as const;
const request = {
  ...{ seed: '7', sampler, start: initialSnapshot(kennel), history: nothingShown },
  proposers: [
    { name: 'first', tries: 3 },
    { name: 'second', tries: 2 },
  ],
};
const renameUsed: Change = { kind: 'rename_field', entity: 'Toy', field: 'used', to: 'chewed' };
const capUsed: Change = { kind: 'change_constraints', entity: 'Toy', field: 'price', maximum: 900 };

/** Answers with what is next in line for the proposer that is asked, and keeps what it was asked. */
function scripted(lines: Readonly<Record<string, readonly unknown[]>>): {
  readonly propose: Proposer;
  readonly slots: readonly Slot[];
} {
  const slots: Slot[] = [];
  return {
    slots,
    propose: (slot) => {
      const asked = slots.filter((each) => each.asked === slot.asked).length;
      slots.push(slot);
      return (lines[slot.asked]?.[asked] ?? null) as Change | null;
    },
  };
}

describe('a slot', () => {
  test('takes the first proposal that is right, and tells why the others are not', () => {
    const unknownKind = { kind: 'paint', entity: 'Dog' };
    const missing = { ...renameUsed, field: 'colour' };
    const { propose, slots } = scripted({ first: [unknownKind, missing, renameUsed, capUsed] });
    const [slot] = drive(fillTurn(request), propose);
    expect(slot).toEqual({
      by: 'first',
      change: renameUsed,
      refusals: [
        {
          by: 'first',
          proposal: unknownKind,
          problems: [expect.objectContaining({ path: 'kind' })],
        },
        {
          by: 'first',
          proposal: missing,
          problems: [
            {
              code: 'CHANGE_TARGET_MISSING',
              path: 'field',
              message: 'Toy has no field colour; its fields are id, price, used',
            },
          ],
        },
      ],
    });
    expect(slots.map(({ position, refusals }) => [position, refusals.length])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
    ]);
    expect(slots[2]?.refusals).toEqual(slot?.refusals);
  });

  test('sees what the turn has accepted, and refuses what does not go with it', () => {
    const again: Change = { kind: 'delete_field', entity: 'Toy', field: 'chewed' };
    const { propose, slots } = scripted({ first: [renameUsed, again] });
    const [, second] = drive(fillTurn(request), propose);
    expect(slots[1]?.changes).toEqual([renameUsed]);
    expect(slots[1]?.removed.fields).toEqual([
      { entity: 'Toy', field: 'used', by: 'rename_field', now: 'chewed' },
    ]);
    expect(slots[1]?.history.kinds.rename_field).toBe(1);
    expect(second?.change).toBeNull();
    expect(second?.refusals.map(({ problems }) => problems)).toEqual([
      [
        {
          code: 'TURN_CONFLICT',
          path: '',
          message: expect.stringMatching(
            /^it touches .+, as does "Rename the field `used`.+"/,
          ) as string,
        },
      ],
    ]);
  });

  test('refuses a name that is gone, and a change after which an action cannot be tested', () => {
    const start: Snapshot = {
      ...initialSnapshot(kennel),
      removed: {
        ...nothingRemoved,
        endpoints: [{ path: '/cat', by: 'delete_entity', now: null }],
      },
    };
    const back: Change = { kind: 'rename_entity', entity: 'Toy', to: 'Cat' };
    const capRank: Change = {
      kind: 'change_constraints',
      entity: 'Dog',
      field: 'rank',
      maximum: 0,
    };
    const [slot] = drive(
      fillTurn({ ...request, start }),
      scripted({ first: [back, capRank] }).propose,
    );
    expect(slot?.refusals.map(({ problems }) => problems)).toEqual([
      [
        {
          code: 'NAME_GONE',
          path: '',
          message: '/cat was in use before and is gone for good; choose another name',
        },
      ],
      [
        expect.objectContaining({
          code: 'GUARD_UNSATISFIABLE',
          message: expect.stringMatching(
            /^after this change the condition `this\.rank > 0` of the action Dog\.approve cannot be tested/,
          ) as string,
        }),
      ],
    ]);
  });

  test('goes to the next proposer after so many tries, with all refusals, and may stay empty', () => {
    const wrong = { ...renameUsed, entity: 'Cat' };
    const { propose, slots } = scripted({
      first: Array(9).fill(wrong),
      second: [wrong, renameUsed],
    });
    const [slot, empty] = drive(fillTurn(request), propose);
    expect(slots.slice(0, 5).map(({ asked, refusals }) => [asked, refusals.length])).toEqual([
      ['first', 0],
      ['first', 1],
      ['first', 2],
      ['second', 3],
      ['second', 4],
    ]);
    expect(slot).toMatchObject({ by: 'second', change: renameUsed });
    expect(empty).toMatchObject({ by: null, change: null });
    expect(empty?.refusals).toHaveLength(3);
  });

  test('goes to the next proposer at once when one has nothing to propose', () => {
    const { propose, slots } = scripted({ second: [renameUsed] });
    expect(changesOf(drive(fillTurn(request), propose))).toEqual([renameUsed]);
    expect(slots.map(({ asked }) => asked)).toEqual(['first', 'second', 'first', 'second']);
  });
});

describe('a scenario', () => {
  const scenario = sampleScenario({ seed: 'seam', turns: 3 });
  const bare = { ...scenario, turns: [] };
  const continuation = { sampler, turns: 3, proposers: samplers.programmatic.proposers };

  test('goes on just so with proposers that take their time', async () => {
    const propose = proposerOf('programmatic');
    const later = async (slot: Slot): Promise<unknown> => {
      await new Promise((resolve) => setImmediate(resolve));
      return JSON.parse(JSON.stringify(propose(slot)));
    };
    const coroutine = continueScenario(bare, {
      ...continuation,
      sampler: { ...sampler, changesPerTurn: 5 },
    });
    let step = coroutine.next();
    while (step.done !== true) step = coroutine.next(await later(step.value));
    expect(step.value.map((slots) => ({ changes: changesOf(slots) }))).toEqual(scenario.turns);
  });

  test('ends with a message where nobody has anything to propose', () => {
    expect(() => drive(continueScenario(bare, continuation), () => null)).toThrow(
      'turns[0]: no proposer found a change that can be made here; give a weight to more kinds',
    );
  });

  test('stands at its initial state before the first turn', () => {
    const { snapshot, history } = standingAtFirst(scenario);
    expect(snapshot.schema).toEqual(scenario.initial);
    expect(new Set(Object.values(history.kinds))).toEqual(new Set([0]));
  });
});
