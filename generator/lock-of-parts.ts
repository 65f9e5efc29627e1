/** The lock of a scenario, put together while it is compiled part by part. */
import { must } from '../spec/lookup.ts';
import type { Profile } from '../spec/contract.ts';
import type { Scenario } from '../spec/scenario.ts';
import { digestOfFiles, digestsOf, lockOfTurn } from './lock.ts';
import type { ScenarioLock, TurnLock } from './lock.ts';
import type { EmittedPart } from './scenario-files.ts';

/** Says which turns are there, which is no property of the scenario. */
const INDEX = 'README.md';

/** Takes note of each part; `lock` gives the digests of all of them once the last was added. */
export function lockOfParts({
  scenario: { name },
  profile,
}: {
  readonly scenario: Pick<Scenario, 'name'>;
  readonly profile: Profile;
}): { readonly add: (part: EmittedPart) => void; readonly lock: () => ScenarioLock } {
  const turns: TurnLock[] = [];
  let beside: ReadonlyMap<string, string> = new Map();
  return {
    add: ({ turn, record, files }) => {
      if (turn === null)
        beside = new Map(digestsOf(files ?? new Map()).filter(([path]) => path !== INDEX));
      else turns.push(lockOfTurn(turn, must(record, `a record of turn ${String(turn)}`)));
    },
    lock: () => ({
      name,
      profile,
      scenario: must(beside.get('scenario.json'), 'a scenario.json'),
      files: digestOfFiles([...beside]),
      turns,
    }),
  };
}
