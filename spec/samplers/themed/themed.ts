/** The themed sampler: changes of a product of a known domain, so that its change requests read like its history. */
import type { ChangeKind, ChangeOf, Change } from '../../changes/table.ts';
import { sameJson } from '../../changes/same-json.ts';
import type { KindContext } from '../by-kind.ts';
import {
  proposeAction,
  proposeRemovedAction,
  proposeRemovedCondition,
  proposeRemovedEffect,
} from './action-changes.ts';
import { proposeAnalytics, proposeDeletedAnalytics } from './analytics-changes.ts';
import { proposeBounds } from './bound-changes.ts';
import { proposeCondition, proposeFurtherEffect } from './clause-changes.ts';
import { domainOf } from './domains.ts';
import { proposeDeletedEntity, proposeEntity, proposeEntityName } from './entity-changes.ts';
import {
  proposeDeletedField,
  proposeEnumValue,
  proposeField,
  proposeFieldName,
} from './field-changes.ts';
import { focusOf } from './focus.ts';
import type { ThemedContext } from './focus.ts';
import { productOf } from './product.ts';
import { themeOf } from './theme.ts';

type Propose = { readonly [K in ChangeKind]: (context: ThemedContext) => ChangeOf<K> | null };

const proposals: Propose = {
  add_entity: proposeEntity,
  delete_entity: proposeDeletedEntity,
  rename_entity: proposeEntityName,
  add_field: proposeField,
  delete_field: proposeDeletedField,
  rename_field: proposeFieldName,
  change_constraints: proposeBounds,
  add_analytics: proposeAnalytics,
  delete_analytics: proposeDeletedAnalytics,
  add_action: proposeAction,
  remove_action: proposeRemovedAction,
  add_condition: proposeCondition,
  remove_condition: proposeRemovedCondition,
  add_effect: proposeFurtherEffect,
  remove_effect: proposeRemovedEffect,
  add_enum_value: proposeEnumValue,
};

/** A change of the kind that suits the domain, or `null` when the theme has none left, or only one that was refused. */
export function proposeThemed(kind: ChangeKind, context: KindContext): Change | null {
  const { slot, ...rest } = context;
  if (slot.sampler.name !== 'themed') return null;
  const theme = themeOf(domainOf(slot.sampler.domain));
  const product = productOf(theme, slot);
  const focus = focusOf(productOf(theme, slot.start), slot);
  const change = proposals[kind]({ ...rest, product, focus });
  const wasRefused = slot.refusals.some(({ proposal }) => sameJson(proposal, change));
  return wasRefused ? null : change;
}
