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
 * objects, so they are drawn until each test has a twin that makes the same requests; one that gets none in all draws
 * keeps the values of the main stream.
 */
function planTwin(suite: Suite, entity: Entity, action: Action): readonly Draft[] {
  const main = planAction({ ...suite, data: 'main' }, entity, action);
  const twins = new Map<string, Draft>();
  for (let draw = 0; draw < DRAWS && twins.size < main.length; draw += 1) {
    const drawn = planAction({ ...suite, draw }, entity, action);
    const byShape = new Map(drawn.map((draft) => [shapeOf(draft), draft]));
    for (const draft of main) {
      const twin = byShape.get(shapeOf(draft));
      if (twin !== undefined && !twins.has(draft.id)) twins.set(draft.id, twin);
    }
  }
  return main.map((draft) => twins.get(draft.id) ?? draft);
}

/** A test without its values. */
function shapeOf({ id, clauses, steps }: Draft): string {
  const requests = steps.map(({ method, status, body, answer }) => [
    method,
    status,
    body && [Object.keys(body.set), body.omit],
    typeof answer,
  ]);
  return JSON.stringify([id, clauses, requests]);
}
