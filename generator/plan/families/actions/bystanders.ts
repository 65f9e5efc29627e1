/** Objects that an action does not concern: copies of those that it changes, each of which would show a stray effect. */
import { shownOn } from '../../../../spec/exercise.ts';
import type { Witness, WitnessObject } from '../../../../spec/exercise.ts';
import type { Draft } from '../../draft.ts';
import { effectSteps } from '../../effect-targets.ts';
import { actingObject, bodyChangeOf, createObjects, freeId, serverWith } from '../../witness.ts';
import { clauseOfEffect } from './context.ts';
import type { ActionContext } from './context.ts';

/** The test that the action leaves such copies alone. */
export function planBystanders(context: ActionContext): Draft {
  const { action, entity, exercise, planTest } = context;
  const acting = actingObject(exercise.happy);
  const twins = twinsOf(exercise.happy, [acting, ...tellingTargets(context)]);
  const clauses = new Set(action.effects.map(clauseOfEffect));
  return planTest(
    'leaves-bystanders',
    'leaves objects alone that it does not concern',
    ['actions.success', ...clauses],
    (t) => {
      createObjects(t, exercise.happy);
      for (const twin of twins) t.create(twin.entity, bodyChangeOf(twin));
      t.act(entity.name, acting.id, action.name);
      const because = `${action.name} was called on ${acting.id}, which does not concern this object`;
      for (const { entity: name, id } of twins) t.read(name, id, { shows: 'all', because });
    },
  );
}

/** For each effect on other objects the first one on which it shows, or else the first one of them. */
function tellingTargets({
  suite,
  action,
  entity,
  exercise,
}: ActionContext): readonly WitnessObject[] {
  const { id } = actingObject(exercise.happy);
  const server = serverWith(suite, exercise.happy);
  const steps = effectSteps(server, { entity: entity.name, id, action: action.name });
  const telling = steps.flatMap(({ effect, inner, targets }, _, [first]) => {
    if (effect === inner || first === undefined) return [];
    const shown = shownOn(effect, action.effects, first.acting);
    const target = targets.find(({ row }) => shown.includes(String(row['id']))) ?? targets[0];
    return target === undefined ? [] : [`${target.entity.name} ${String(target.row['id'])}`];
  });
  return exercise.happy.objects.filter((object) =>
    telling.includes(`${object.entity} ${object.id}`),
  );
}

/** Copies of the objects with ids that are free. */
function twinsOf(witness: Witness, originals: readonly WitnessObject[]): readonly WitnessObject[] {
  return originals.reduce<readonly WitnessObject[]>((twins, original) => {
    const taken = { objects: [...witness.objects, ...twins] };
    return [...twins, { ...original, id: freeId(taken, original.entity) }];
  }, []);
}
