/** Other values for the fields that an action looks at, so that it would be refused or do something else. */
import { comparedFields } from '../../../../spec/compared-values.ts';
import { validValues } from '../../../../spec/examples.ts';
import type { WitnessObject } from '../../../../spec/exercise.ts';
import { entityOf, must } from '../../../../spec/lookup.ts';
import type { Guard, GuardOf } from '../../../../spec/schema.ts';
import type { Value } from '../../../../spec/semantics/database.ts';
import { compare } from '../../../../spec/semantics/guards.ts';
import { wrongStates } from '../../../../spec/wrong-states.ts';
import { plainFields } from '../../data.ts';
import type { PlainField } from '../../data.ts';
import type { JsonObject } from '../../plan.ts';
import { actingObject } from '../../witness.ts';
import type { ActionContext } from './context.ts';

/**
 * Values for the acting object with which it is in a state from which the action does not start, and violates its
 * conditions one after the other, as far as they do not ask about the same fields.
 */
export function formerActing(context: ActionContext, object: WitnessObject): JsonObject {
  const { suite, entity, action, exercise } = context;
  const wrong = wrongStates(action, entity, suite);
  const former = new Map<string, Value>();
  const [state = null] = [...wrong.filter((one) => one === action.to), ...wrong];
  if (state !== null) former.set(action.field, state);
  for (const [index, guard] of action.guards.entries()) {
    const names = ownFieldsOf(guard);
    if (names.some((name) => former.has(name))) continue;
    const { set } = actingObject(must(exercise.violations[index], 'a violation'));
    for (const name of names) {
      const value = set[name];
      if (value !== undefined) former.set(name, value);
    }
  }
  return changed(object, plainFields(entity), (field) => {
    const decided = former.get(field.name);
    return decided === undefined ? validValues(suite, entity.name, field, 2) : [decided];
  });
}

/** Values for an object in one of its lists, or in its references: such as violate conditions on objects in the list. */
export function formerLinked(
  { suite, action, exercise }: ActionContext,
  object: WitnessObject,
  link: string,
): JsonObject {
  const others = exercise.violations.flatMap(({ objects }) => objects.slice(0, -1));
  const conditions = action.guards.filter(
    (guard): guard is GuardOf<'quantifier'> => guard.kind === 'quantifier' && guard.list === link,
  );
  return changed(object, plainFields(entityOf(suite.schema, object.entity)), (field) => {
    const values = [
      ...others.filter(({ entity }) => entity === object.entity).map(({ set }) => set[field.name]),
      ...validValues(suite, object.entity, field, 2),
    ].filter((value) => value !== undefined && value !== null);
    const violating = values.filter((value) =>
      conditions.some(
        ({ where }) => where.field === field.name && !compare(value, where.op, where.value),
      ),
    );
    return [...violating, ...values];
  });
}

/** The plain fields of the acting object that a guard reads. */
function ownFieldsOf(guard: Guard): readonly string[] {
  return guard.kind === 'null' ? [guard.field] : comparedFields(guard);
}

/** For each field that is set, the first value that is another one. */
function changed(
  { set }: WitnessObject,
  fields: readonly PlainField[],
  valuesFor: (field: PlainField) => readonly (Value | undefined)[],
): JsonObject {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const now = set[field.name];
      const value = valuesFor(field).find((one) => one !== undefined && one !== now);
      return now === undefined || value === undefined ? [] : [[field.name, value]];
    }),
  );
}
