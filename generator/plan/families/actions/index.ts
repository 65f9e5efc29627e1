/** Actions: what they do when they are allowed, and when they are not. */
import type { EntityFamily } from '../../draft.ts';
import { contextOf } from './context.ts';
import { planEdges } from './edges.ts';
import { planRefusals } from './refusals.ts';
import { planSuccess } from './success.ts';

/** The tests of every action of the entity. */
export const planActions: EntityFamily = (suite, entity) =>
  entity.actions.flatMap((action) => {
    const context = contextOf(suite, entity, action);
    return [...planSuccess(context), ...planRefusals(context), ...planEdges(context)];
  });
