/** The path of an action (contract section Actions). */
import type { OpenAPIV3 } from 'openapi-types';
import { anyObjectPath } from '../../spec/naming.ts';
import type { Action, Entity } from '../../spec/schema.ts';
import { describeEffect, describeGuard } from '../../spec/wording.ts';
import { idParameterRef } from './entity-paths.ts';
import { entityRef } from './entity-schemas.ts';
import { actionOperationId } from './operation-id.ts';
import { jsonResponse, refusalRef } from './responses.ts';

/** `/dog/{id}/approve` with its one operation. Only an action with conditions can answer 409. */
export function actionPaths(entity: Entity, action: Action): OpenAPIV3.PathsObject {
  return {
    [`${anyObjectPath(entity.name)}/${action.name}`]: {
      parameters: [idParameterRef],
      post: {
        tags: [entity.name],
        operationId: actionOperationId(entity, action),
        summary: `${entity.name}: ${action.name}`,
        description: descriptionOf(action),
        responses: {
          '200': jsonResponse('The object as it is now.', entityRef(entity, 'answer')),
          '400': refusalRef('wrongState'),
          '404': refusalRef('notFound'),
          ...(action.guards.length > 0 && { '409': refusalRef('conditionFailed') }),
        },
      },
    },
  };
}

function descriptionOf({ field, from, to, guards, effects }: Action): string {
  const starts = from.map((value) => `\`${value}\``).join(', ');
  return [
    `Starts where \`${field}\` is ${starts}; sets it to \`${to}\`.`,
    ...markdownList('Conditions', guards.map(describeGuard)),
    ...markdownList('Effects, in this order', effects.map(describeEffect)),
  ].join('\n');
}

function markdownList(title: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : ['', `${title}:`, '', ...items.map((item) => `- \`${item}\``)];
}
