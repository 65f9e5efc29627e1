/** What a scenario holds, for people at a terminal. */
import type { Appearance } from '../../spec/inspection/appearances.ts';
import type { Inspection } from '../../spec/inspection/inspect.ts';
import type { RenameChain } from '../../spec/inspection/renames.ts';
import { counted } from '../../spec/wording.ts';
import { renderProposals } from './inspection-proposals.ts';
import { renderTurns, usualStep } from './inspection-turns.ts';
import { renderTable } from './table.ts';

export interface InspectionView {
  readonly decorated: boolean;
  /** Every how many turns there is a row; left out, as few as fit a screen. */
  readonly every?: number | undefined;
  /** Whether each refusal is told. */
  readonly refusals: boolean;
}

/** The report, section by section. */
export function renderInspection(inspection: Inspection, view: InspectionView): string {
  const { turns, appearances } = inspection;
  const every = view.every ?? usualStep(turns.length - 1);
  return [
    headline(inspection),
    renderTurns(turns, { every, decorated: view.decorated }),
    renderKinds(inspection, view.decorated),
    renderDependencies(inspection),
    renderForms('guard', appearances.guards, view.decorated),
    renderForms('effect', appearances.effects, view.decorated),
    renderRenames(inspection.longestRenames),
    renderGone(inspection),
    renderProposals(inspection.resampling, view),
  ].join('\n\n');
}

function headline({ name, seed, sampler, turns }: Inspection): string {
  const { name: by, version, changesPerTurn, ...others } = sampler;
  const settings = Object.entries(others).map(
    ([key, value]) => `${key} ${typeof value === 'string' ? value : 'of its own'}`,
  );
  const how = [`${by} ${String(version)}`, ...settings].join(', ');
  return `${name}: seed ${seed}, sampler ${how}; ${counted(turns.length - 1, 'turn', 'turns')} of ${counted(changesPerTurn, 'change', 'changes')}`;
}

function renderKinds({ turns, appearances }: Inspection, decorated: boolean): string {
  const changes = turns.flatMap((turn) => turn.changes);
  const rows = appearances.kinds.map((appearance) => [
    ...rowOf(appearance),
    changes.filter(({ kind, dependedOn }) => kind === appearance.what && dependedOn).length,
  ]);
  const head = ['kind of change', 'times', 'last in turn', 'longest gap', 'dep.'];
  return renderTable({ head, rows }, decorated);
}

function renderForms(
  what: string,
  forms: readonly Appearance<string>[],
  decorated: boolean,
): string {
  const head = [`form of ${what}`, 'new', 'last in turn', 'longest gap'];
  return renderTable({ head, rows: forms.map(rowOf) }, decorated);
}

function rowOf({
  what,
  times,
  lastSeen,
  longestGap,
}: Appearance<string>): readonly (string | number)[] {
  return [what, times, lastSeen ?? 'never', longestGap];
}

const MOST_NAMED = 5;

function renderDependencies({ turns, dependedOn }: Inspection): string {
  const changes = turns.flatMap((turn) => turn.changes);
  const touching = changes.filter((change) => change.dependedOn).length;
  const share = changes.length === 0 ? 0 : (100 * touching) / changes.length;
  const top = dependedOn
    .filter(({ dependents }) => dependents > 0)
    .slice(0, MOST_NAMED)
    .map(({ entity, dependents }) => `${entity} (${String(dependents)})`);
  return [
    `${String(touching)} of ${counted(changes.length, 'change', 'changes')} (${share.toFixed(0)} %) touch something that other parts depend on.`,
    top.length === 0
      ? 'In the end nothing depends on an entity but its own parts.'
      : `In the end most depends on ${top.join(', ')}.`,
  ].join('\n');
}

function renderRenames(chains: readonly RenameChain[]): string {
  const [first, ...others] = chains;
  if (first === undefined) return 'Nothing was renamed.';
  const more = others.length === 0 ? '' : ` (and ${String(others.length)} as long)`;
  return `Longest chain of renames: ${first.id}: ${first.names.join(' → ')}${more}`;
}

function renderGone({ gone }: Inspection): string {
  const { endpoints, analytics, actions, fields } = gone;
  const total = [endpoints, analytics, actions, fields].flat().length;
  if (total === 0) return 'No name is gone.';
  return [
    `${counted(total, 'name is', 'names are')} gone and never come back: ${String(endpoints.length)} of entities, ${String(analytics.length)} of analytics; of entities that are there, ${String(actions.length)} of actions and ${String(fields.length)} of fields (--json names all).`,
    ...(endpoints.length === 0
      ? []
      : [`Gone are ${endpoints.map(({ path }) => path).join(', ')}.`]),
  ].join('\n');
}
