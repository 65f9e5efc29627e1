/** Objects that are not in the list that a condition goes over, and would change its verdict if they were. */
import type { Witness, WitnessObject } from '../../../../spec/exercise.ts';
import { entityOf, must, typedFieldOf } from '../../../../spec/lookup.ts';
import type { Guard } from '../../../../spec/schema.ts';
import { findRow, rowsOf } from '../../../../spec/semantics/database.ts';
import { guardHolds } from '../../../../spec/semantics/guards.ts';
import { describeGuard } from '../../../../spec/wording.ts';
import { guardSlug } from '../../naming.ts';
import { actingObject, freeId, serverWith } from '../../witness.ts';
import { clauseOfGuard } from './context.ts';
import type { ActionContext } from './context.ts';
import { listReadings } from './list-reading.ts';
import type { ListReading } from './list-reading.ts';
import type { Variant } from './variant.ts';

/** For each guard over a list: it fails beside objects that would satisfy it, or holds beside some that would fail it. */
export function unlistedObjects(context: ActionContext): readonly Variant[] {
  const { happy, violations } = context.exercise;
  return context.action.guards.flatMap((guard, index): readonly Variant[] => {
    const violation = must(violations[index], 'a violation');
    const variants = listReadings(guard).flatMap((reading) => [
      unlisted(context, { guard, reading, base: violation, from: happy }),
      unlisted(context, { guard, reading, base: happy, from: violation }),
    ]);
    return variants.filter((variant) => variant !== null).slice(0, 1);
  });
}

interface Mixture {
  readonly guard: Guard;
  readonly reading: ListReading;
  readonly base: Witness;
  /** Whose listed objects exist beside those of the base. */
  readonly from: Witness;
}

function unlisted(context: ActionContext, { guard, reading, base, from }: Mixture): Variant | null {
  const { list } = reading;
  const others = listedIn(context, from, reading).reduce<readonly WitnessObject[]>(
    (sofar, object) => {
      const taken = { objects: [...base.objects, ...sofar] };
      return [...sofar, { ...object, id: freeId(taken, object.entity) }];
    },
    [],
  );
  const witness = { objects: [...base.objects.slice(0, -1), ...others, actingObject(base)] };
  const [holds, wouldHold] = verdictsOn(context, witness, { guard, list });
  if (holds === wouldHold) return null;
  return {
    id: `${guardSlug(guard)}-for-those-in-${list}-alone`,
    what: `${describeGuard(guard)} would ${holds ? 'not ' : ''}hold with the objects that are not in ${list}`,
    clauses: [clauseOfGuard(guard)],
    witness,
    decides: [guard],
  };
}

/** The objects in the list, as far as the guard reads them. */
function listedIn(
  { suite, entity }: ActionContext,
  witness: Witness,
  { list, field }: ListReading,
): readonly WitnessObject[] {
  const target = typedFieldOf(entityOf(suite.schema, entity.name), list, 'reference_list').target;
  const ids = (actingObject(witness).set[list] ?? []) as readonly string[];
  return witness.objects
    .filter((object) => object.entity === target && ids.includes(object.id))
    .map(({ set, omit, ...object }) => ({
      ...object,
      set: Object.fromEntries(Object.entries(set).filter(([name]) => name === field)),
      omit: omit.filter((name) => name === field),
    }));
}

/** Whether the guard holds, and whether it would if the list held every object there is. */
function verdictsOn(
  { suite, entity }: ActionContext,
  witness: Witness,
  { guard, list }: { readonly guard: Guard; readonly list: string },
): readonly [boolean, boolean] {
  const server = serverWith(suite, witness);
  const row = must(
    findRow(server.database, entity.name, actingObject(witness).id),
    'the acting object',
  );
  const { target } = typedFieldOf(entity, list, 'reference_list');
  const everything = { ...row, [list]: [...rowsOf(server.database, target).keys()] };
  return [
    guardHolds(guard, { ...server, entity, row }),
    guardHolds(guard, { ...server, entity, row: everything }),
  ];
}
