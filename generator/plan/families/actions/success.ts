/** Actions that are allowed: the state moves, every effect can be read back, and nothing else changes. */
import { orderMatters } from '../../../../spec/effect-order.ts';
import { describeEffect } from '../../../../spec/wording.ts';
import type { Action, Analytics } from '../../../../spec/schema.ts';
import { innerOf } from '../../../../spec/semantics/effects.ts';
import type { Draft } from '../../draft.ts';
import { effectSteps } from '../../effect-targets.ts';
import type { Target } from '../../effect-targets.ts';
import { effectSlug } from '../../naming.ts';
import { actingObject, createObjects, serverWith, withFields } from '../../witness.ts';
import { planBystanders } from './bystanders.ts';
import { clauseOfEffect, clauseOfGuard, clausesOfValue } from './context.ts';
import type { ActionContext } from './context.ts';
import { readTargets } from './read-targets.ts';

/** A test for each state to start from, one for each effect, one for their order and one for bystanders. */
export function planSuccess(context: ActionContext): readonly Draft[] {
  return [
    ...planTransitions(context),
    ...planEffects(context),
    ...planOrder(context),
    planBystanders(context),
  ];
}

function planTransitions(context: ActionContext): readonly Draft[] {
  const { action, entity, exercise, planTest } = context;
  return action.from.map((from) =>
    planTest(
      `moves-from-${from}`,
      `moves ${action.field} from ${from} to ${action.to}`,
      ['actions.success', 'actions.stored', ...new Set(action.guards.map(clauseOfGuard))],
      (t) => {
        const acting = actingObject(exercise.happy);
        createObjects(t, withFields(exercise.happy, acting, { [action.field]: from }));
        t.act(entity.name, acting.id, action.name, { shows: 'all' });
        const because = 'what the action did is stored';
        t.read(entity.name, acting.id, { shows: 'all', because });
      },
    ),
  );
}

function planEffects({
  suite,
  action,
  entity,
  exercise,
  planTest,
}: ActionContext): readonly Draft[] {
  const { id } = actingObject(exercise.happy);
  const server = serverWith(suite, exercise.happy);
  const steps = effectSteps(server, { entity: entity.name, id, action: action.name });
  return steps.map(({ effect, inner, targets }) => {
    const analysed = analyticsOver(suite, targets, inner.field);
    return planTest(
      `effect-${effectSlug(effect)}`,
      `applies the effect: ${describeEffect(effect)}`,
      [
        ...new Set([clauseOfEffect(effect), ...clausesOfValue(effect)]),
        'actions.success',
        'actions.stored',
        ...(analysed.length > 0 ? (['analytics.shape'] as const) : []),
      ],
      (t) => {
        createObjects(t, exercise.happy);
        for (const one of analysed) t.analyse(one, `${action.name} was not called yet`);
        t.act(entity.name, id, action.name);
        for (const target of targets)
          t.read(target.entity.name, String(target.row['id']), {
            shows: [inner.field, ...untouched(action, target)],
            because: describeEffect(effect),
          });
        for (const one of analysed) t.analyse(one, `${action.name} changed ${inner.field}`);
      },
    );
  });
}

/** The fields of a target that no effect changes, by their names: the others have tests of their own. */
function untouched({ field, effects }: Action, { entity }: Target): readonly string[] {
  const changed = [field, ...effects.map((effect) => innerOf(effect).field)];
  return entity.fields.map(({ name }) => name).filter((name) => !changed.includes(name));
}

/** The analytics that go over a field of the targets. */
function analyticsOver(
  { schema }: ActionContext['suite'],
  targets: readonly Target[],
  field: string,
): readonly Analytics[] {
  const entities = targets.map(({ entity }) => entity.name);
  return schema.analytics.filter(
    (one) => one.operation !== 'count' && one.field === field && entities.includes(one.entity),
  );
}

function planOrder(context: ActionContext): readonly Draft[] {
  const { action, entity, exercise, ownFields, planTest } = context;
  if (!orderMatters(action)) return [];
  const { id } = actingObject(exercise.happy);
  return [
    planTest(
      'applies-effects-in-order',
      'applies its effects in the order in which they are listed',
      ['effects.order', 'actions.success'],
      (t) => {
        createObjects(t, exercise.happy);
        t.act(entity.name, id, action.name);
        t.read(entity.name, id, {
          shows: ownFields,
          because: 'each effect sees what the ones before did',
        });
        readTargets(t, context, exercise.happy);
      },
    ),
  ];
}
