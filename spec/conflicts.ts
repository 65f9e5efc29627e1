/**
 * Which changes cannot stand in one turn. Two changes of a turn may overlap only where one reads what the other creates,
 * and the reader then stands after it; so every order that puts creation before use gives the same schema, and each
 * sentence of the request is true whichever order its reader takes.
 */
import type { Touches } from './changes/module.ts';
import { overlap } from './changes/paths.ts';
import { applyChange, fitProblems, touchesOf } from './changes/table.ts';
import type { Change } from './changes/table.ts';
import type { Schema } from './schema.ts';

/** Two changes, by position, that touch the same path. */
export interface Conflict {
  readonly earlier: number;
  readonly later: number;
  readonly path: string;
  /** `order`: the earlier one needs what the later one creates. `clash`: no order is right. */
  readonly reason: 'order' | 'clash';
}

type Role = keyof Touches;
const roles: readonly Role[] = ['creates', 'reads', 'writes', 'removes'];

/** The conflicts among the changes of a turn on the state at its start, one at most for each two changes. */
export function conflictsOf(schema: Schema, changes: readonly Change[]): readonly Conflict[] {
  const ground = groundOf(schema, changes);
  const touches = changes.map((change) => touchesOf(ground, change));
  return touches.flatMap((one, earlier) =>
    touches.flatMap((other, later) => {
      const found = earlier < later ? clashOf(one, other) : null;
      return found ? [{ earlier, later, ...found }] : [];
    }),
  );
}

/** The state on which touches are judged: the start of the turn and what its changes add, whatever their order. */
function groundOf(schema: Schema, changes: readonly Change[]): Schema {
  return changes.reduce((ground, change) => {
    const { writes, removes } = touchesOf(ground, change);
    const adds = writes.length === 0 && removes.length === 0;
    return adds && fitProblems(ground, change).length === 0 ? applyChange(ground, change) : ground;
  }, schema);
}

function clashOf(one: Touches, other: Touches): Pick<Conflict, 'path' | 'reason'> | null {
  for (const mine of roles)
    for (const theirs of roles) {
      if (mine === 'reads' && theirs === 'reads') continue;
      if (mine === 'creates' && theirs === 'reads') continue;
      const path = one[mine].find((path) =>
        other[theirs].some((touched) => overlap(path, touched)),
      );
      if (path !== undefined)
        return { path, reason: mine === 'reads' && theirs === 'creates' ? 'order' : 'clash' };
    }
  return null;
}
