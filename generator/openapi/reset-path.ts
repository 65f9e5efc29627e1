/** The path that empties the server (contract clause `testing.reset`). */
import type { OpenAPIV3 } from 'openapi-types';
import { jsonResponse } from './responses.ts';

/** No entity may take the endpoint `reset`, so the tag is free. */
export const resetTag: OpenAPIV3.TagObject = {
  name: 'Reset',
  description: 'Starting again with no data.',
};

export const resetPaths: OpenAPIV3.PathsObject = {
  '/reset': {
    post: {
      tags: [resetTag.name],
      operationId: 'reset',
      summary: 'Remove all objects of all entities',
      responses: {
        '200': jsonResponse('Nothing is left.', {
          type: 'object',
          properties: { status: { type: 'string', enum: ['reset'] } },
          required: ['status'],
        }),
      },
    },
  },
};
