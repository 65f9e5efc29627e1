/** Actions that are refused: the state, each condition by itself, an unknown id, and the order of these checks. */
import { must } from '../../../../spec/lookup.ts';
import { exampleId } from '../../../../spec/examples.ts';
import type { Witness } from '../../../../spec/exercise.ts';
import { describeGuard } from '../../../../spec/wording.ts';
import { wrongStates } from '../../../../spec/wrong-states.ts';
import { unknownId } from '../../data.ts';
import type { Draft } from '../../draft.ts';
import { guardSlug } from '../../naming.ts';
import type { Forbidden } from '../../recorder.ts';
import { actingObject, createObjects, withFields } from '../../witness.ts';
import { clauseOfGuard } from './context.ts';
import type { ActionContext } from './context.ts';
import { textTrap } from './text-order.ts';

const UNCHANGED = 'a refused action changes nothing';
const WRONG_STATE: Forbidden = { reason: 'wrong_state' };

/** A test for each state that is wrong, one for each guard, and those for what concerns all refusals. */
export function planRefusals(context: ActionContext): readonly Draft[] {
  return [
    planUnknownId(context),
    ...planWrongStates(context),
    ...planGuards(context),
    ...planUnchanged(context),
    ...planOrderOfChecks(context),
  ];
}

/** An id that nothing has, one that nothing has any more, and one that an object of another entity has. */
function planUnknownId({ action, entity, planTest }: ActionContext): Draft {
  const others = entity.fields.flatMap((field) => ('target' in field ? [field.target] : []));
  const other = others.find((target) => target !== entity.name);
  return planTest(
    'unknown-id',
    `answers 404 for an id that no ${entity.name} has`,
    ['endpoints.unknown-id'],
    (t) => {
      t.create(entity.name);
      t.missing('POST', entity.name, unknownId(entity.name), { action: action.name });
      const deleted = exampleId(entity.name);
      t.remove(entity.name, deleted);
      t.missing('POST', entity.name, deleted, { action: action.name, because: 'it was deleted' });
      if (other === undefined) return;
      t.create(other);
      const because = `the id is that of a ${other}, and no ${entity.name} has it`;
      t.missing('POST', entity.name, exampleId(other), { action: action.name, because });
    },
  );
}

function planWrongStates(context: ActionContext): readonly Draft[] {
  const { suite, action, entity, exercise, ownFields, planTest } = context;
  const acting = actingObject(exercise.happy);
  return wrongStates(action, entity, suite).map((state) =>
    planTest(
      state === null ? 'refuses-without-state' : `refuses-from-${state}`,
      `is refused while ${action.field} is ${String(state)}`,
      ['actions.wrong-state', 'actions.refused-unchanged'],
      (t) => {
        createObjects(t, withFields(exercise.happy, acting, { [action.field]: state }));
        t.refuseAct(entity.name, acting.id, action.name, WRONG_STATE);
        t.read(entity.name, acting.id, { shows: ownFields, because: UNCHANGED });
      },
    ),
  );
}

function planGuards(context: ActionContext): readonly Draft[] {
  const { action, entity, exercise, ownFields, planTest } = context;
  return action.guards.map((guard, index) => {
    const witness = violationAt(exercise.violations, index);
    const { id } = actingObject(witness);
    const trap = textTrap(context, guard, witness);
    return planTest(
      `refuses-unless-${guardSlug(guard)}`,
      `is refused unless ${describeGuard(guard)}`,
      [
        'actions.guard',
        clauseOfGuard(guard),
        'actions.refused-unchanged',
        ...(trap ? ['endpoints.update' as const] : []),
        ...(trap?.judgement.verdict === 'allowed' ? ['actions.success' as const] : []),
      ],
      (t) => {
        createObjects(t, witness);
        t.refuseAct(entity.name, id, action.name, { reason: 'guard', guards: [index] });
        t.read(entity.name, id, { shows: ownFields, because: UNCHANGED });
        if (trap === undefined) return;
        t.update(entity.name, id, trap.set);
        if (trap.judgement.verdict === 'allowed') t.act(entity.name, id, action.name);
        else t.refuseAct(entity.name, id, action.name, trap.judgement.refusal);
      },
    );
  });
}

/** A refusal leaves the objects alone that the effects would have changed. */
function planUnchanged(context: ActionContext): readonly Draft[] {
  const { action, entity, planTest } = context;
  const reachesOthers = action.effects.some(
    ({ kind }) => kind === 'on_reference' || kind === 'for_each',
  );
  const [refusal] = [...guardRefusals(context), ...stateRefusals(context)];
  if (!reachesOthers || refusal === undefined) return [];
  const { witness, forbidden } = refusal;
  return [
    planTest(
      'refused-changes-no-object',
      'changes none of the objects that it refers to when it is refused',
      ['actions.refused-unchanged'],
      (t) => {
        createObjects(t, witness);
        t.refuseAct(entity.name, actingObject(witness).id, action.name, forbidden);
        for (const object of witness.objects)
          t.read(object.entity, object.id, { shows: 'all', because: UNCHANGED });
      },
    ),
  ];
}

/** Two things wrong at once, in the one profile that holds servers to the order of the checks. */
function planOrderOfChecks(context: ActionContext): readonly Draft[] {
  const { suite, action, entity, exercise, planTest } = context;
  const [state] = wrongStates(action, entity, suite);
  const [violation] = exercise.violations;
  if (suite.profile !== 'strict' || state === undefined || violation === undefined) return [];
  const acting = actingObject(violation);
  return [
    planTest(
      'checks-state-before-conditions',
      'is refused for its state before its conditions are looked at',
      ['actions.order', 'actions.wrong-state'],
      (t) => {
        createObjects(t, withFields(violation, acting, { [action.field]: state }));
        t.refuseAct(entity.name, acting.id, action.name, WRONG_STATE);
      },
    ),
  ];
}

interface PlannedRefusal {
  readonly witness: Witness;
  readonly forbidden: Forbidden;
}

function guardRefusals({ exercise }: ActionContext): readonly PlannedRefusal[] {
  return exercise.violations.map((witness, index) => ({
    witness,
    forbidden: { reason: 'guard', guards: [index] },
  }));
}

function stateRefusals(context: ActionContext): readonly PlannedRefusal[] {
  const { suite, action, entity, exercise } = context;
  const { happy } = exercise;
  return wrongStates(action, entity, suite).map((state) => ({
    witness: withFields(happy, actingObject(happy), { [action.field]: state }),
    forbidden: WRONG_STATE,
  }));
}

function violationAt(violations: readonly Witness[], index: number): Witness {
  return must(violations[index], `objects that violate guard ${String(index)} alone`);
}
