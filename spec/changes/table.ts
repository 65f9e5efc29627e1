/**
 * The 16 kinds of change (paper, table 8), joined. Adding a kind is a file beside this one, its shape in `changeShape`
 * and its row in `changeModules`; the compiler names what is missing. Nobody else indexes the table: each operation
 * has one doorway.
 */
import { z } from 'zod';
import type { DeepReadonly, Schema } from '../schema.ts';
import type { Problem } from '../problem.ts';
import { byTag } from '../wording/choice.ts';
import { aftermathProblems } from './aftermath.ts';
import { addAction, addActionShape } from './add-action.ts';
import { addAnalytics, addAnalyticsShape } from './add-analytics.ts';
import { addCondition, addConditionShape } from './add-condition.ts';
import { addEffect, addEffectShape } from './add-effect.ts';
import { addEntity, addEntityShape } from './add-entity.ts';
import { addEnumValue, addEnumValueShape } from './add-enum-value.ts';
import { addField, addFieldShape } from './add-field.ts';
import { changeConstraints, changeConstraintsShape } from './change-constraints.ts';
import { deleteAnalytics, deleteAnalyticsShape } from './delete-analytics.ts';
import { deleteEntity, deleteEntityShape } from './delete-entity.ts';
import { deleteField, deleteFieldShape } from './delete-field.ts';
import type { ChangeModule, SampleContext, Touches } from './module.ts';
import { removeAction, removeActionShape } from './remove-action.ts';
import { removeCondition, removeConditionShape } from './remove-condition.ts';
import { removeEffect, removeEffectShape } from './remove-effect.ts';
import { renameEntity, renameEntityShape } from './rename-entity.ts';
import { renameField, renameFieldShape } from './rename-field.ts';

/** The shape of a change in a file: one JSON object, told apart by `kind`. */
export const changeShape = z.discriminatedUnion('kind', [
  addEntityShape,
  deleteEntityShape,
  renameEntityShape,
  addFieldShape,
  deleteFieldShape,
  renameFieldShape,
  changeConstraintsShape,
  addAnalyticsShape,
  deleteAnalyticsShape,
  addActionShape,
  removeActionShape,
  addConditionShape,
  removeConditionShape,
  addEffectShape,
  removeEffectShape,
  addEnumValueShape,
]);

export type Change = DeepReadonly<z.infer<typeof changeShape>>;
export type ChangeKind = Change['kind'];
export type ChangeOf<K extends ChangeKind> = Extract<Change, { readonly kind: K }>;

type ChangeModules = { readonly [K in ChangeKind]: ChangeModule<K> };

const changeModules = {
  add_entity: addEntity,
  delete_entity: deleteEntity,
  rename_entity: renameEntity,
  add_field: addField,
  delete_field: deleteField,
  rename_field: renameField,
  change_constraints: changeConstraints,
  add_analytics: addAnalytics,
  delete_analytics: deleteAnalytics,
  add_action: addAction,
  remove_action: removeAction,
  add_condition: addCondition,
  remove_condition: removeCondition,
  add_effect: addEffect,
  remove_effect: removeEffect,
  add_enum_value: addEnumValue,
} as const satisfies ChangeModules;

function moduleOf<K extends ChangeKind>(kind: K): ChangeModule<K> {
  const modules: ChangeModules = changeModules;
  return modules[kind];
}

/** Every kind, in the order of the table. */
export const changeKinds = Object.keys(changeModules) as readonly ChangeKind[];

/** A proposal of the kind, which may turn out not to be valid; `null` when the state offers none. */
export function proposeChange<K extends ChangeKind>(
  kind: K,
  context: SampleContext,
): ChangeOf<K> | null {
  return moduleOf(kind).sample(context);
}

const PROPOSALS = 4;

/** A valid change of the kind, drawn from the context's stream; `null` when a few proposals gave none. */
export function sampleChange<K extends ChangeKind>(
  kind: K,
  context: SampleContext,
): ChangeOf<K> | null {
  for (let tries = 0; tries < PROPOSALS; tries += 1) {
    const change = proposeChange(kind, context);
    if (change === null) return null;
    if (validateChange(context.schema, change).length === 0) return change;
  }
  return null;
}

/** What keeps a change from meeting the state: targets that are missing, names that are taken, nothing to change. */
export function fitProblems<K extends ChangeKind>(
  schema: Schema,
  change: ChangeOf<K>,
): readonly Problem[] {
  return moduleOf<K>(change.kind).validate(schema, change);
}

/**
 * What is wrong with a change on a sound state, with paths relative to the change: it does not fit the state, or the
 * state after it would not be sound. Empty when it applies. Exercisability is judged at the end of a turn.
 */
export function validateChange<K extends ChangeKind>(
  schema: Schema,
  change: ChangeOf<K>,
): readonly Problem[] {
  const problems = fitProblems(schema, change);
  return problems.length > 0 ? problems : aftermathProblems(applyChange(schema, change), change);
}

/** The transition τ (paper, section 3.1): the state after a valid change. The input is not altered. */
export function applyChange<K extends ChangeKind>(schema: Schema, change: ChangeOf<K>): Schema {
  return moduleOf<K>(change.kind).apply(schema, change);
}

/** The paths that a change touches, see `../conflicts.ts`. */
export function touchesOf<K extends ChangeKind>(schema: Schema, change: ChangeOf<K>): Touches {
  return moduleOf<K>(change.kind).touches(schema, change);
}

type ChangeSentences = { readonly [K in ChangeKind]: ChangeModule<K>['sentence'] };

/** The sentences of all kinds, without a full stop: of what is read, the words tell the kind. */
export const changeSentence = byTag<Change, 'kind'>(
  'kind',
  Object.fromEntries(changeKinds.map((kind) => [kind, moduleOf(kind).sentence])) as ChangeSentences,
);

/** The sentence of the change request, without a full stop. */
export function describeChange<K extends ChangeKind>(change: ChangeOf<K>): string {
  return moduleOf<K>(change.kind).sentence.write(change);
}
