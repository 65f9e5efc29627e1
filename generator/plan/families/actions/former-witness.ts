/** Objects before updates made them what an action needs: a server that still goes by what was created is found out. */
import type { Witness, WitnessObject } from '../../../../spec/exercise.ts';
import { entityOf } from '../../../../spec/lookup.ts';
import type { FieldOf } from '../../../../spec/schema.ts';
import type { Value } from '../../../../spec/semantics/database.ts';
import { guardHolds } from '../../../../spec/semantics/guards.ts';
import { validValues } from '../../../../spec/examples.ts';
import { wrongStates } from '../../../../spec/wrong-states.ts';
import { plainFields } from '../../data.ts';
import type { PlainField } from '../../data.ts';
import type { JsonObject } from '../../plan.ts';
import { actingObject, actingOf, freeId, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { readersOf } from './list-reading.ts';
import { idsIn, SEVERAL, withObjects } from './longer-lists.ts';

type Link = FieldOf<'reference'> | FieldOf<'reference_list'>;

/**
 * The objects with other values wherever the action looks: a state from which it does not start, values that violate
 * its conditions, references and lists that hold something else. Of long lists the last few objects differ.
 */
export function formerWitness(context: ActionContext, witness: Witness): Witness {
  const acting = actingObject(witness);
  const entities = new Set(witness.objects.map(({ entity }) => entity));
  const others = witness.objects.filter((object) => object !== acting);
  const changed = [...entities].flatMap((entity) =>
    others.filter((object) => object.entity === entity).slice(-SEVERAL),
  );
  const valued = [...changed, acting].reduce(
    (sofar, object) => withFields(sofar, object, formerValues(context, object, object === acting)),
    witness,
  );
  return context.entity.fields
    .filter((field): field is Link => 'target' in field)
    .reduce((sofar, link) => withFormerLink(context, sofar, link), valued);
}

/** Another value for each plain field that matters. */
function formerValues(context: ActionContext, object: WitnessObject, acts: boolean): JsonObject {
  const entity = entityOf(context.suite.schema, object.entity);
  return Object.fromEntries(
    plainFields(entity).flatMap((field) => {
      const now = object.set[field.name];
      if (now === undefined) return [];
      const former = candidates(context, object, { field, acts }).find(
        (value) => value !== undefined && value !== null && value !== now,
      );
      return former === undefined ? [] : [[field.name, former]];
    }),
  );
}

/** Wrong states first, then what violates a condition, then other values. */
function candidates(
  { suite, entity, action, exercise }: ActionContext,
  object: WitnessObject,
  { field, acts }: { readonly field: PlainField; readonly acts: boolean },
): readonly (Value | undefined)[] {
  const wrong =
    acts && field.name === action.field ? wrongStates(action, entity, suite) : ([] as const);
  const violating = exercise.violations.flatMap((violation) =>
    acts
      ? [actingObject(violation)]
      : violation.objects.slice(0, -1).filter((one) => one.entity === object.entity),
  );
  return [
    ...wrong.filter((state) => state === action.to),
    ...wrong,
    ...violating.map(({ set }) => set[field.name]),
    ...validValues(suite, object.entity, field, 2),
  ];
}

function withFormerLink(context: ActionContext, witness: Witness, field: Link): Witness {
  const acting = actingObject(witness);
  const now = acting.set[field.name];
  if (now === undefined) return witness;
  const nothing = field.type === 'reference' ? null : [];
  const cleared = withFields(witness, acting, { [field.name]: nothing });
  const options = [
    ...([now].flat().some((id) => id !== null) ? [cleared] : [withNewObject(witness, field)]),
    ...(field.type === 'reference_list' ? otherLists(context, witness, field.name) : []),
  ];
  const readers = readersOf(context.action.guards, { list: field.name });
  const fails = (option: Witness): boolean =>
    readers.some((guard) => !guardHolds(guard, actingOf(context.suite, option)));
  return options.find(fails) ?? options[0] ?? witness;
}

/** The acting object refers to an object that is there for this alone. */
function withNewObject(witness: Witness, { name, type, target }: Link): Witness {
  const id = freeId(witness, target);
  const more = withObjects(witness, [{ entity: target, id, set: {}, omit: [] }]);
  return withFields(more, actingObject(more), { [name]: type === 'reference' ? id : [id] });
}

/** The lists with which conditions fail, with the objects that it takes. */
function otherLists(
  { exercise }: ActionContext,
  witness: Witness,
  list: string,
): readonly Witness[] {
  const now = idsIn(witness, list);
  return exercise.violations
    .map((violation) => ({ violation, ids: idsIn(violation, list) }))
    .filter(({ ids }) => ids.length !== now.length || ids.some((id) => !now.includes(id)))
    .map(({ violation, ids }) => {
      const missing = violation.objects
        .slice(0, -1)
        .filter((one) => !witness.objects.some((other) => isSame(one, other)));
      const more = withObjects(witness, missing);
      return withFields(more, actingObject(more), { [list]: ids });
    });
}

function isSame(one: WitnessObject, other: WitnessObject): boolean {
  return one.entity === other.entity && one.id === other.id;
}
