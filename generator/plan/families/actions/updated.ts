/** Actions on objects that updates made ready, and updates of objects that actions changed. */
import { validValues } from '../../../../spec/examples.ts';
import type { Witness, WitnessObject } from '../../../../spec/exercise.ts';
import { entityOf, must } from '../../../../spec/lookup.ts';
import { innerOf } from '../../../../spec/semantics/effects.ts';
import { plainFields } from '../../data.ts';
import type { Draft } from '../../draft.ts';
import { effectSteps } from '../../effect-targets.ts';
import type { JsonObject } from '../../plan.ts';
import type { Recorder } from '../../recorder.ts';
import { actingObject, createObjects, serverWith } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { formerWitness } from './former-witness.ts';
import { allowsAgain } from './judgement.ts';
import { severalTargets } from './longer-lists.ts';

/**
 * The test that an action goes by what updates left and not by what was created, that later updates leave what it did,
 * that lists show it, and that it can be repeated where an update leads back to its start.
 */
export function planUpdated(context: ActionContext): Draft {
  const { action, entity, planTest, ownFields } = context;
  const witness = severalTargets(context);
  const former = formerWitness(context, witness);
  const acting = actingObject(witness);
  const reached = reachedBy(context, witness);
  const back = { [action.field]: must(acting.set[action.field] ?? null, 'a state to start from') };
  return planTest(
    'acts-after-updates',
    'acts on what updates left, and later updates leave what it did',
    [
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      ...(action.effects.some(({ kind }) => kind === 'for_each')
        ? (['effects.for-each'] as const)
        : []),
    ],
    (t) => {
      createObjects(t, former);
      updateObjects(t, former, witness);
      t.act(entity.name, acting.id, action.name);
      for (const [name, fields] of reached.fields)
        t.list(name, ['id', ...fields], `a list shows what ${action.name} did`);
      const because = `what ${action.name} did stays when something else is updated`;
      for (const object of [acting, ...reached.objects.slice(-1)]) {
        const fields = reached.fields.get(object.entity) ?? [];
        const idle = idleValue(context, object, fields);
        if (idle === null) continue;
        t.update(object.entity, object.id, idle);
        const shows = [...Object.keys(idle), ...fields];
        t.read(object.entity, object.id, { shows, because });
      }
      if (!allowsAgain(context, witness, back)) return;
      t.update(entity.name, acting.id, back, {
        because: `an update may lead back to any ${action.field}`,
      });
      t.act(entity.name, acting.id, action.name, { shows: ownFields });
    },
  );
}

/** Updates that turn some objects into others: the acting one first, then those that it refers to. */
function updateObjects(t: Recorder, from: Witness, to: Witness): void {
  for (const { entity, id, set } of to.objects.toReversed()) {
    const before = must(
      from.objects.find((one) => one.entity === entity && one.id === id),
      `${entity} ${id}`,
    ).set;
    const changed = Object.entries(set).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    );
    if (changed.length > 0) t.update(entity, id, Object.fromEntries(changed));
  }
}

interface Reached {
  /** The objects beside the acting one that effects change. */
  readonly objects: readonly WitnessObject[];
  /** Entity name → the fields that the action changes on its objects, those of the acting entity first. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

function reachedBy({ suite, action, entity, ownFields }: ActionContext, witness: Witness): Reached {
  const { id } = actingObject(witness);
  const server = serverWith(suite, witness);
  const steps = effectSteps(server, { entity: entity.name, id, action: action.name });
  const targets = steps.flatMap(({ effect, inner, targets: all }) =>
    effect === inner ? [] : all.map((target) => ({ name: target.entity.name, target, inner })),
  );
  const fields = new Map([[entity.name, ownFields]]);
  for (const { name, inner } of targets)
    fields.set(name, [...new Set([...(fields.get(name) ?? []), inner.field])]);
  const objects = witness.objects.filter((object) =>
    targets.some(({ name, target }) => name === object.entity && target.row['id'] === object.id),
  );
  return { objects, fields };
}

/** Another value for a field that the action has nothing to do with, or `null` where there is none. */
function idleValue(
  { suite, action, entity }: ActionContext,
  object: WitnessObject,
  changed: readonly string[],
): JsonObject | null {
  const busy = [...changed, ...Object.keys(object.set), ...object.omit];
  if (object.entity === entity.name)
    busy.push(action.field, ...action.effects.map((effect) => innerOf(effect).field));
  const idle = plainFields(entityOf(suite.schema, object.entity))
    .filter(({ name }) => !busy.includes(name))
    .flatMap((field) => {
      const [, other] = validValues(suite, object.entity, field, 2);
      return other === undefined ? [] : [{ [field.name]: other }];
    });
  return (idle[0] as JsonObject | undefined) ?? null;
}
