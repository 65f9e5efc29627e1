/** Which sentences of the contract a state has anything to test on: decided by its schema, never by what is tested. */
import { comparesMissing, readsList } from '../../spec/compared-values.ts';
import type { ClauseId } from '../../spec/contract.ts';
import { orderMatters } from '../../spec/effect-order.ts';
import { hasNamesTakenBy } from '../../spec/removed.ts';
import type { Effect, FieldType, Guard } from '../../spec/schema.ts';
import { isOmittable, mayLackValue } from '../../spec/semantics/values.ts';
import { isRenamed } from '../../spec/snapshot.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { handsOver } from '../../spec/taken-fields.ts';
import { wrongStates } from '../../spec/wrong-states.ts';
import { isOverRenamedField } from '../faults/changes/old-names.ts';
import {
  always,
  someAction,
  someAnalytics,
  someEffect,
  someEntity,
  someField,
  someGuard,
} from '../faults/schema-parts.ts';
import {
  hasMoreThanOneField,
  isOwnField,
  isScalar,
  takesWholeNumber,
  takesZero,
} from './fields.ts';

/** What a state must have for a sentence to apply to it. */
interface Need {
  /** Completes `not applicable: there is no …`. */
  readonly thing: string;
  readonly isMet: (snapshot: Snapshot) => boolean;
}

const need = (thing: string, isMet: Need['isMet']): Need => ({ thing, isMet });

const fieldOfType = (what: string, ...types: readonly FieldType[]): Need =>
  need(
    `${what} field`,
    someField(({ type, name }) => name !== 'id' && types.includes(type)),
  );

const entity = need('entity', always);
const ownField = need('field beside id', someField(isOwnField));
const numberField = fieldOfType('number', 'integer', 'float');
const datetimeField = fieldOfType('datetime', 'datetime');
const reference = fieldOfType('reference', 'reference', 'reference_list');
const action = need(
  'action',
  someAction(() => true),
);
const guarded = need(
  'action with a condition',
  someAction(({ guards }) => guards.length > 0),
);
const aggregate = need(
  'analytics endpoint over a field',
  someAnalytics(({ operation }) => operation !== 'count'),
);

const guard = (thing: string, holds: (guard: Guard) => boolean): Need =>
  need(`condition ${thing}`, someGuard(holds));
const effect = (thing: string, ...kinds: readonly Effect['kind'][]): Need =>
  need(
    `effect on ${thing}`,
    someEffect(({ kind }) => kinds.includes(kind)),
  );

const needs: Partial<Record<ClauseId, Need>> = {
  'endpoints.names': entity,
  'endpoints.create': entity,
  'endpoints.list': entity,
  'endpoints.read': entity,
  'endpoints.update': entity,
  'endpoints.delete': entity,
  'endpoints.unknown-id': entity,
  'endpoints.prompt': entity,
  'endpoints.independent': need('second entity', ({ schema }) => schema.entities.length > 1),
  'ids.client': entity,
  'ids.taken': entity,
  'ids.same-on-update': entity,
  'testing.reset': entity,
  'values.types': ownField,
  'values.numeric-strings': numberField,
  'values.booleans-as-numbers': numberField,
  'values.numbers-as-booleans': fieldOfType('boolean', 'boolean'),
  'values.round-trip': ownField,
  'values.float': need('float field that takes a whole number', someField(takesWholeNumber)),
  'values.number-bounds': numberField,
  'values.string-length': fieldOfType('string', 'string'),
  'values.enum': fieldOfType('enum', 'enum'),
  'values.datetime': datetimeField,
  'values.datetime-padding': datetimeField,
  'values.datetime-bounds': datetimeField,
  'values.no-other-rule': fieldOfType('string', 'string'),
  'values.null': need(
    'field with a value of its own',
    someField((field) => isOwnField(field) && isScalar(field)),
  ),
  'values.absent': need(
    'field that may be without a value',
    someField((field) => isOwnField(field) && mayLackValue(field)),
  ),
  'create.required': entity,
  'create.default': need(
    'field with a default',
    someField((field) => 'default' in field),
  ),
  'create.optional': need(
    'optional field',
    someField((field) => isOwnField(field) && isOmittable(field)),
  ),
  'update.partial': need(
    'entity with a field to update and another to leave alone',
    someEntity(hasMoreThanOneField),
  ),
  'update.validates': ownField,
  'refused.unchanged': ownField,
  'refused.status': ownField,
  'references.by-id': reference,
  'references.exist': reference,
  'references.null': reference,
  'references.order': fieldOfType('reference list', 'reference_list'),
  'references.deleted': reference,
  'analytics.shape': need(
    'analytics endpoint',
    someAnalytics(() => true),
  ),
  'analytics.count': need(
    'count',
    someAnalytics(({ operation }) => operation === 'count'),
  ),
  'analytics.operations': aggregate,
  'analytics.nulls': need(
    'analytics endpoint over a field that takes 0 or may be without a value',
    someAnalytics(
      (analytics, { schema }) =>
        analytics.operation !== 'count' &&
        schema.entities.some(
          ({ name, fields }) =>
            name === analytics.entity &&
            fields.some(
              (field) =>
                field.name === analytics.field && (mayLackValue(field) || takesZero(field)),
            ),
        ),
    ),
  ),
  'analytics.empty': aggregate,
  'actions.success': action,
  'actions.wrong-state': need(
    'action that does not start from every value',
    someAction((...one) => wrongStates(...one).length > 0),
  ),
  'actions.guard': guarded,
  'actions.order': need(
    'action with a condition that does not start from every value',
    someAction((one, ...rest) => one.guards.length > 0 && wrongStates(one, ...rest).length > 0),
  ),
  'actions.refused-unchanged': need(
    'action that can be refused',
    (snapshot) =>
      guarded.isMet(snapshot) || someAction((...one) => wrongStates(...one).length > 0)(snapshot),
  ),
  'actions.stored': action,
  'guards.compare': guard('that compares', (of) => of.kind === 'compare' && !readsList(of)),
  'guards.null-operand': need(
    'condition that compares what may be null',
    someAction((one, owner, { schema }) =>
      one.guards.some((of) => comparesMissing(of, one, { entity: owner, schema })),
    ),
  ),
  'guards.is-null': guard('that asks for null', ({ kind }) => kind === 'null'),
  'guards.count-sum': guard('that counts or sums', readsList),
  'guards.quantifiers': guard(
    'on any or all objects of a list',
    ({ kind }) => kind === 'quantifier',
  ),
  'effects.order': need('action with effects whose order matters', someAction(orderMatters)),
  'effects.own': effect('the acting object', 'set', 'increment'),
  'effects.on-reference': effect('an object referred to', 'on_reference'),
  'effects.for-each': need(
    'effect on the objects of a list, or on another object with a value of the acting one',
    someEffect((each) => each.kind === 'for_each' || handsOver(each)),
  ),
  'changes.gone': need(
    'path that is gone',
    ({ removed }) =>
      removed.endpoints.length + removed.analytics.length + removed.actions.length > 0,
  ),
  'changes.rename-entity': need(
    'entity that was renamed',
    (snapshot) =>
      hasNamesTakenBy(snapshot.removed, 'rename_entity') ||
      someEntity(({ name }, { lineage }) => isRenamed(lineage, name))(snapshot),
  ),
  'changes.rename-field': need(
    'field that was renamed',
    (snapshot) =>
      hasNamesTakenBy(snapshot.removed, 'rename_field') ||
      someAnalytics(isOverRenamedField)(snapshot),
  ),
  'changes.delete-field': need('name that went with a field', ({ removed }) =>
    hasNamesTakenBy(removed, 'delete_field'),
  ),
  'changes.delete-entity': need('name that went with an entity', ({ removed }) =>
    hasNamesTakenBy(removed, 'delete_entity'),
  ),
  'changes.enum-value': need(
    'value that an enum has gained',
    ({ addedValues }) => addedValues.length > 0,
  ),
};

/** Why there is nothing in a state to test a sentence on, or `undefined` where the sentence applies. */
export function whyNotApplicable(clause: ClauseId, snapshot: Snapshot): string | undefined {
  const required = needs[clause];
  return required === undefined || required.isMet(snapshot)
    ? undefined
    : `there is no ${required.thing}`;
}
