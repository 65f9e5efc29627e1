/** Effects in another order, and effects that do not see each other. */
import { differsReversed, readsState, sees } from '../../../spec/effect-order.ts';
import { must } from '../../../spec/lookup.ts';
import type { Effect } from '../../../spec/schema.ts';
import { findRow, withRow } from '../../../spec/semantics/database.ts';
import type { Database, Value } from '../../../spec/semantics/database.ts';
import { applyEffect, applyEffects, innerOf } from '../../../spec/semantics/effects.ts';
import type { Acting } from '../../../spec/semantics/guards.ts';
import { acting } from '../actions/acting.ts';
import type { Fault } from '../fault.ts';
import { someAction } from '../schema-parts.ts';
import { isReaching, reachedRows, targetOf } from './effect-edits.ts';

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
    observable: somePair(differsReversed),
    behaviour: acting({ affected: (effects, start) => applyEffects(effects.toReversed(), start) }),
  },
  {
    id: 'effects.see-the-old-object',
    what: 'Each effect sees the objects as they were before all of them.',
    category: 'missing feature',
    clause: 'effects.order',
    observable: somePair(sees),
    behaviour: acting({
      affected: (effects, start) =>
        effects.reduce((database, effect) => {
          const done = applyEffect(effect, start);
          const { field } = innerOf(effect);
          return changedBy(effect, start).reduce(
            (sofar, { entity, id }) =>
              withField(sofar, { entity, id }, [field, findRow(done, entity, id)?.[field] ?? null]),
            database,
          );
        }, start.database),
    }),
  },
  {
    id: 'effects.see-the-new-state',
    what: 'Effects are applied after the state has changed.',
    category: 'missing feature',
    clause: 'effects.order',
    observable: someAction(readsState),
    behaviour: acting({
      affected: (effects, { database, ...start }, { field, to }) =>
        applyEffects(effects, {
          ...start,
          database: withRow(database, start.entity.name, { ...start.row, [field]: to }),
        }),
    }),
  },
];

interface Place {
  readonly entity: string;
  readonly id: string;
}

/** The objects that the effect changes. */
function changedBy(effect: Effect, acting: Acting): readonly Place[] {
  const { name } = isReaching(effect)
    ? targetOf(acting.schema, acting.entity, effect)
    : acting.entity;
  const rows = isReaching(effect) ? reachedRows(effect, acting) : [acting.row];
  return rows.map((row) => ({ entity: name, id: String(row['id']) }));
}

/** The data with one field of an object overwritten. */
function withField(
  database: Database,
  { entity, id }: Place,
  [field, value]: readonly [string, Value],
): Database {
  const row = must(findRow(database, entity, id), `${entity} ${id}`);
  return withRow(database, entity, { ...row, [field]: value });
}
