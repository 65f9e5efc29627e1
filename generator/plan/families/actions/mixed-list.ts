/** Lists in which the last object alone decides: the only one that satisfies an `any`, or that fails an `all`. */
import type { Witness, WitnessObject } from '../../../../spec/exercise.ts';
import { must, typedFieldOf } from '../../../../spec/lookup.ts';
import type { GuardOf } from '../../../../spec/schema.ts';
import { findRow } from '../../../../spec/semantics/database.ts';
import { guardHolds } from '../../../../spec/semantics/guards.ts';
import { actingObject, serverWith, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';

export interface MixedList {
  readonly witness: Witness;
  /** The ids in the list; the last one decides. */
  readonly ids: readonly string[];
  readonly target: string;
}

/** The objects on which an `any` holds, or an `all` fails, changed so that no other object in the list decides. */
export function mixedList(context: ActionContext, guard: GuardOf<'quantifier'>): MixedList | null {
  const { action, entity, exercise } = context;
  const { list, quantifier, where } = guard;
  const violation = must(exercise.violations[action.guards.indexOf(guard)], 'a violation');
  const [base, other] =
    quantifier === 'any' ? [exercise.happy, violation] : [violation, exercise.happy];
  const { target } = typedFieldOf(entity, list, 'reference_list');
  const decides = (witness: Witness, id: string): boolean =>
    satisfies(context, witness, { guard, id }) === (quantifier === 'any');

  const acting = actingObject(base);
  const listed = idsIn(base, list);
  const deciding = listed.filter((id) => decides(base, id));
  const plain = idsIn(other, list).find((id) => !decides(other, id));
  const value = plain === undefined ? null : (setOf(other, target, plain)[where.field] ?? null);
  const superfluous = deciding.slice(0, -1);
  if (deciding.length === 0 || (superfluous.length > 0 && value === null)) return null;

  const ids = [...listed.filter((id) => !deciding.includes(id)), ...deciding];
  const reordered = withFields(base, acting, { [list]: ids });
  const witness = superfluous.reduce(
    (sofar, id) => withFields(sofar, { entity: target, id }, { [where.field]: value }),
    reordered,
  );
  return { witness, ids, target };
}

/** Whether one object in the list satisfies the condition of the quantifier. */
function satisfies(
  { suite, entity }: ActionContext,
  witness: Witness,
  { guard, id }: { readonly guard: GuardOf<'quantifier'>; readonly id: string },
): boolean {
  const server = serverWith(suite, witness);
  const found = findRow(server.database, entity.name, actingObject(witness).id);
  const row = { ...must(found, 'the acting object'), [guard.list]: [id] };
  return guardHolds(guard, { ...server, entity, row });
}

function idsIn(witness: Witness, list: string): readonly string[] {
  return (actingObject(witness).set[list] ?? []) as readonly string[];
}

function setOf({ objects }: Witness, entity: string, id: string): WitnessObject['set'] {
  return must(
    objects.find((object) => object.entity === entity && object.id === id),
    `an object ${id}`,
  ).set;
}
