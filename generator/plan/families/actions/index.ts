/** Actions: what they do when they are allowed, when they are not, and how they go together with updates. */
import { must } from '../../../../spec/lookup.ts';
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
 * objects, so they are drawn until all tests make requests of the same kind. Where no draw does that, each test is of the draw
 * that comes closest among those that have it, and keeps the values of the main stream where none has.
 */
function planTwin(suite: Suite, entity: Entity, action: Action): readonly Draft[] {
  const main = planAction({ ...suite, data: 'main' }, entity, action);
  const shapes = main.map(shapeOf);
  const draws: ReadonlyMap<string, Draft>[] = [];
  const missedBy = (draw: ReadonlyMap<string, Draft>): number =>
    shapes.filter((shape) => !draw.has(shape)).length;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const drafts = planAction({ ...suite, draw }, entity, action);
    const byShape = new Map(drafts.map((draft) => [shapeOf(draft), draft]));
    if (missedBy(byShape) === 0) return shapes.flatMap((shape) => byShape.get(shape) ?? []);
    draws.push(byShape);
  }
  const closest = draws.toSorted((one, other) => missedBy(one) - missedBy(other));
  return main.map((draft, index) => {
    const shape = must(shapes[index], 'a shape');
    return closest.find((draw) => draw.has(shape))?.get(shape) ?? draft;
  });
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
