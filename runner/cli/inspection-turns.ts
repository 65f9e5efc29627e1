/** The turns of a scenario as a table that fits a terminal. */
import { sortedBy } from '../../spec/canonical.ts';
import type { ChangeKind } from '../../spec/changes/table.ts';
import type { InspectedTurn } from '../../spec/inspection/inspect.ts';
import { renderTable } from './table.ts';

/** What a kind is about and what it does there, in the fewest letters. */
const marks: Readonly<Record<ChangeKind, readonly [about: string, does: string]>> = {
  add_entity: ['ent', '+'],
  delete_entity: ['ent', '-'],
  rename_entity: ['ent', '~'],
  add_field: ['fld', '+'],
  delete_field: ['fld', '-'],
  rename_field: ['fld', '~'],
  change_constraints: ['fld', '='],
  add_enum_value: ['val', '+'],
  add_analytics: ['ana', '+'],
  delete_analytics: ['ana', '-'],
  add_action: ['act', '+'],
  remove_action: ['act', '-'],
  add_condition: ['con', '+'],
  remove_condition: ['con', '-'],
  add_effect: ['eff', '+'],
  remove_effect: ['eff', '-'],
};

const LEGEND =
  'ent entities, fld fields, val enum values, ana analytics, act actions, con conditions, eff effects;\n' +
  '+ added, - removed, ~ renamed, = bounds changed; dep. changes of what other parts depend on.';

/** A row for every n-th turn, the first and the last one, with all that changed since the row before. */
export function renderTurns(
  turns: readonly InspectedTurn[],
  { every, decorated }: { readonly every: number; readonly decorated: boolean },
): string {
  const last = turns.length - 1;
  const shown = turns.filter(({ turn }) => turn % every === 0 || turn === last);
  const rows = shown.map(({ turn, entities, fields, actions, analytics }, index) => {
    const before = shown[index - 1]?.turn ?? -1;
    const changes = turns.slice(before + 1, turn + 1).flatMap((each) => each.changes);
    const dependedOn = changes.filter((change) => change.dependedOn).length;
    return [
      ...[turn, entities, fields, actions, analytics],
      ...[changes.length, dependedOn, marked(changes.map(({ kind }) => kind))],
    ];
  });
  const head = ['turn', 'ent', 'fld', 'act', 'ana', 'changes', 'dep.', 'kinds'];
  return [renderTable({ head, rows }, decorated), LEGEND].join('\n');
}

/** Rows that fit a screen: every turn of a short scenario. */
export function usualStep(turns: number): number {
  const FITTING = 30;
  return [1, 2, 5, 10].find((step) => turns / step <= FITTING) ?? Math.ceil(turns / FITTING);
}

/** `ent +2 ~1, fld +3`. */
function marked(kinds: readonly ChangeKind[]): string {
  const order = Object.keys(marks);
  const counts = new Map<string, string[]>();
  for (const kind of sortedBy([...new Set(kinds)], (each) =>
    String(order.indexOf(each)).padStart(2, '0'),
  )) {
    const [about, does] = marks[kind];
    const times = kinds.filter((each) => each === kind).length;
    counts.set(about, [...(counts.get(about) ?? []), `${does}${String(times)}`]);
  }
  return [...counts].map(([about, done]) => `${about} ${done.join(' ')}`).join(', ');
}
