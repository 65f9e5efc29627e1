/** Actions: what they do when they are allowed, when they are not, and how they go together with updates. */
import type { Action, Entity } from '../../../../spec/schema.ts';
import type { Draft, EntityFamily } from '../../draft.ts';
import type { Suite } from '../../suite.ts';
import { planAfterDelete } from './after-delete.ts';
import { contextOf } from './context.ts';
import { planEdges } from './edges.ts';
import { planRefusals } from './refusals.ts';
import { planSuccess } from './success.ts';
import { planUpdated } from './updated.ts';

/** The tests of every action of the entity. */
export const planActions: EntityFamily = (suite, entity) =>
  entity.actions.flatMap((action) =>
    suite.data === 'main' ? planAction(suite, entity, action) : planTwin(suite, entity, action),
  );

function planAction(suite: Suite, entity: Entity, action: Action): readonly Draft[] {
  const context = contextOf(suite, entity, action);
  return [
    ...planSuccess(context),
    planUpdated(context),
    ...planRefusals(context),
    ...planEdges(context),
    ...planAfterDelete(context),
  ];
}

/** How many times values are drawn for the held-out twin of an action. */
const DRAWS = 8;

/**
 * The tests of the main stream with other values. To which edges an action can be taken depends on the values of its
 * objects, so they are drawn until they allow the same tests; where none do, these objects keep the values of the main stream.
 */
function planTwin(suite: Suite, entity: Entity, action: Action): readonly Draft[] {
  const main = planAction({ ...suite, data: 'main' }, entity, action);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const twin = planAction({ ...suite, draw }, entity, action);
    if (listOf(twin) === listOf(main)) return twin;
  }
  return main;
}

function listOf(drafts: readonly Draft[]): string {
  return JSON.stringify(drafts.map(({ id, clauses }) => [id, clauses]));
}
