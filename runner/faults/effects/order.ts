/** Effects in another order, and effects that do not see each other. */
import type { Effect, SetValue } from '../../../spec/schema.ts';
import { findRow, withRow } from '../../../spec/semantics/database.ts';
import type { Database, Row } from '../../../spec/semantics/database.ts';
import { applyEffect, applyEffects, innerOf } from '../../../spec/semantics/effects.ts';
import { acting } from '../actions/acting.ts';
import type { Fault } from '../fault.ts';
import { someAction } from '../schema-parts.ts';
import { isReaching, linkOf } from './effect-edits.ts';

/** The fields of the acting object that the effect reads. */
function readBy(effect: Effect): readonly string[] {
  const inner = innerOf(effect);
  const operands = inner.kind === 'set' ? operandsOf(inner.value) : [];
  const fields = operands.flatMap((operand) => ('field' in operand ? [String(operand.field)] : []));
  return isReaching(effect) ? [linkOf(effect), ...fields] : fields;
}

const operandsOf = (value: SetValue): readonly object[] =>
  'op' in value ? [value.left, value.right] : [value];

/** The field of the acting object that the effect changes. */
const writtenBy = (effect: Effect): string | null => (isReaching(effect) ? null : effect.field);

/** Whether the later effect comes out differently when it does not see the earlier one. */
function sees(earlier: Effect, later: Effect): boolean {
  const written = writtenBy(earlier);
  if (written === null) return false;
  return readBy(later).includes(written) || (later.kind === 'increment' && later.field === written);
}

/** Whether two effects give something else the other way round. */
function orderShows(earlier: Effect, later: Effect): boolean {
  const bothSetIt = earlier.kind === 'set' && later.kind === 'set' && earlier.field === later.field;
  const bothIncreaseIt = earlier.kind === 'increment' && later.kind === 'increment';
  if (bothSetIt) return JSON.stringify(earlier.value) !== JSON.stringify(later.value);
  return !bothIncreaseIt && (sees(earlier, later) || sees(later, earlier));
}

const somePair = (shows: (earlier: Effect, later: Effect) => boolean): Fault['observable'] =>
  someAction(({ effects }) =>
    effects.some((earlier, index) =>
      effects.slice(index + 1).some((later) => shows(earlier, later)),
    ),
  );

export const effectOrderFaults: readonly Fault[] = [
  {
    id: 'effects.are-reversed',
    what: 'Effects are applied from the last to the first.',
    category: 'missing feature',
    clause: 'effects.order',
    observable: somePair(orderShows),
    behaviour: acting({ affected: (effects, start) => applyEffects(effects.toReversed(), start) }),
  },
  {
    id: 'effects.see-the-old-object',
    what: 'Each effect sees the acting object as it was before all of them.',
    category: 'missing feature',
    clause: 'effects.order',
    observable: somePair(sees),
    behaviour: acting({
      affected: (effects, start) =>
        effects.reduce((database, effect) => {
          const alone = applyEffect(effect, { ...start, database });
          if (isReaching(effect)) return alone;
          // Of the acting object, the one field that the effect changed.
          const { name } = start.entity;
          const id = String(start.row['id']);
          const done = findRow(alone, name, id) ?? start.row;
          return overwritten(database, { entity: name, id, row: done, field: effect.field });
        }, start.database),
    }),
  },
  {
    id: 'effects.see-the-new-state',
    what: 'Effects are applied after the state has changed.',
    category: 'missing feature',
    clause: 'effects.order',
    observable: someAction(
      ({ field, from, to, effects }) =>
        from.some((state) => state !== to) && effects.some((one) => readBy(one).includes(field)),
    ),
    behaviour: acting({
      affected: (effects, { database, ...start }, { field, to }) =>
        applyEffects(effects, {
          ...start,
          database: withRow(database, start.entity.name, { ...start.row, [field]: to }),
        }),
    }),
  },
];

function overwritten(
  database: Database,
  { entity, id, row, field }: { entity: string; id: string; row: Row; field: string },
): Database {
  const kept = findRow(database, entity, id) ?? row;
  return withRow(database, entity, { ...kept, [field]: row[field] ?? null });
}
