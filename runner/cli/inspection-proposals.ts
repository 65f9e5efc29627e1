/** How a scenario came about: what was proposed for its slots, and what was refused and why. */
import { sortedBy } from '../../spec/canonical.ts';
import { changeShape, describeChange } from '../../spec/changes/table.ts';
import type { Resampling } from '../../spec/inspection/resample.ts';
import type { Refusal } from '../../spec/samplers/proposer.ts';
import { counted } from '../../spec/wording.ts';
import { renderTable } from './table.ts';

/** The figures, a table of the reasons, and each refusal if that is wanted. */
export function renderProposals(
  resampling: Resampling,
  { decorated, refusals: each }: { readonly decorated: boolean; readonly refusals: boolean },
): string {
  const refusals = resampling.turns.flatMap(({ slots }) => slots.flatMap((slot) => slot.refusals));
  return [
    standing(resampling),
    ...(resampling.turns.length === 0 ? [] : [figures(resampling, refusals.length)]),
    ...(refusals.length === 0 ? [] : [renderReasons(refusals, decorated)]),
    ...(each ? told(resampling) : []),
  ].join('\n');
}

function standing({ initial, turns, endedBy }: Resampling): string {
  const start = initial || turns.length === 0 ? '' : ' from another initial state than its own';
  if (endedBy === null) return `Sampled again${start}, every turn is as in the file.`;
  return turns.length === 0
    ? `How it was sampled is not known: ${endedBy}.`
    : `Sampled again${start}, the first ${counted(turns.length, 'turn is', 'turns are')} as in the file; then ${endedBy}.`;
}

function figures({ turns }: Resampling, refused: number): string {
  const slots = turns.flatMap((turn) => turn.slots);
  const empty = slots.filter(({ change }) => change === null).length;
  const accepted = slots.length - empty;
  const by = countsOf(slots.flatMap((slot) => slot.by ?? []));
  const shares = by.map(([name, count]) => `${String(count)} by ${name}`).join(', ');
  return `${counted(accepted + refused, 'proposal', 'proposals')}: ${String(accepted)} accepted (${shares}), ${String(refused)} refused; ${counted(empty, 'slot', 'slots')} left empty.`;
}

function renderReasons(refusals: readonly Refusal[], decorated: boolean): string {
  const reasons = refusals.flatMap(({ proposal, problems }) =>
    [...new Set(problems.map(({ code }) => code))].map((code) => `${kindOf(proposal)} ${code}`),
  );
  const rows = countsOf(reasons).map(([reason, count]) => [...reason.split(' '), count]);
  return renderTable({ head: ['refused', 'reason', 'times'], rows }, decorated);
}

/** A line for each refusal, and below it a line for each reason. */
function told({ turns }: Resampling): readonly string[] {
  return turns.flatMap(({ turn, slots }) =>
    slots.flatMap(({ refusals }, position) =>
      refusals.flatMap(({ by, proposal, problems }) => [
        `turn ${String(turn)}, change ${String(position + 1)}, ${by}: ${sentenceOf(proposal)}`,
        ...problems.map(
          ({ code, path, message }) =>
            `  refused: ${path === '' ? '' : `${path}: `}${message} [${code}]`,
        ),
      ]),
    ),
  );
}

function kindOf(proposal: unknown): string {
  const parsed = changeShape.safeParse(proposal);
  return parsed.success ? parsed.data.kind : 'no_change';
}

function sentenceOf(proposal: unknown): string {
  const parsed = changeShape.safeParse(proposal);
  return parsed.success ? describeChange(parsed.data) : JSON.stringify(proposal);
}

/** The different words with how often they come, the most frequent first. */
function countsOf(words: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return sortedBy([...counts], ([word]) => word).sort(([, one], [, other]) => other - one);
}
