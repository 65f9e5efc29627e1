/** Objects before updates made them what an action needs: a server that still goes by what was created is found out. */
import type { Witness, WitnessObject } from '../../../../spec/exercise.ts';
import { must } from '../../../../spec/lookup.ts';
import type { FieldOf } from '../../../../spec/schema.ts';
import { guardHolds } from '../../../../spec/semantics/guards.ts';
import { actingObject, actingOf, freeId, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { formerActing, formerLinked } from './former-values.ts';
import { readersOf } from './list-reading.ts';
import { idsIn, SEVERAL, withObjects } from './longer-lists.ts';

type Link = FieldOf<'reference'> | FieldOf<'reference_list'>;

/**
 * The objects with other values wherever the action looks: a state from which it does not start, values that violate
 * its conditions, references and lists that hold something else. Of long lists the last few objects differ.
 */
export function formerWitness(context: ActionContext, witness: Witness): Witness {
  const acting = actingObject(witness);
  const links = context.entity.fields.filter((field): field is Link => 'target' in field);
  const linked = links.flatMap(({ name, target }) =>
    [acting.set[name] ?? []]
      .flat()
      .slice(-SEVERAL)
      .map((id) => ({ name, entity: target, id: String(id) })),
  );
  const others = linked.reduce((sofar, { name, entity, id }) => {
    const object = must(
      witness.objects.find((one) => one.entity === entity && one.id === id),
      `a ${entity} ${id}`,
    );
    return withFields(sofar, object, formerLinked(context, object, name));
  }, witness);
  const valued = withFields(others, acting, formerActing(context, acting));
  return links.reduce((sofar, link) => withFormerLink(context, sofar, link), valued);
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
