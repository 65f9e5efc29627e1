/** The OpenAPI document of a schema: what the reference server does, in the terms of OpenAPI 3.0.3. */
import type { OpenAPIV3 } from 'openapi-types';
import { canonicalSchema } from '../../spec/canonical.ts';
import type { Schema } from '../../spec/schema.ts';
import { actionPaths } from './action-path.ts';
import { analyticsPaths } from './analytics-path.ts';
import { entityPaths, idParameter } from './entity-paths.ts';
import { entitySchemas } from './entity-schemas.ts';
import { resetPaths, resetTag } from './reset-path.ts';
import { errorSchema, refusals } from './responses.ts';

/**
 * The document of a well-formed schema. Paths come entity by entity, then analytics, then reset; equal schemas give
 * equal documents, key order included, in whatever order their sets are written.
 */
export function openApiDocument(written: Schema): OpenAPIV3.Document {
  const schema = canonicalSchema(written);
  return {
    openapi: '3.0.3',
    info: {
      title: 'The API of the specification',
      description:
        'What the reference server does. Where the contract leaves a choice (201 or 200 for a create, 400 or 422 for ' +
        'invalid input), this document names what that server answers; another may choose otherwise.',
      version: '1.0.0',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [
      {
        url: 'http://127.0.0.1:{port}',
        description: 'A server started with `bash run_server.sh <port>`',
        variables: { port: { default: '8001', description: 'The port that the script was given' } },
      },
    ],
    security: [],
    tags: [...schema.entities.map(({ name }) => tagOf(name)), resetTag],
    paths: pathsOf(schema),
    components: {
      parameters: { id: idParameter },
      responses: refusalsIn(schema),
      schemas: {
        ...merged(schema.entities.map((entity) => entitySchemas(entity, schema))),
        error: errorSchema,
      },
    },
  };
}

/** The shared refusals that some operation of the schema points to. */
function refusalsIn({ entities }: Schema): Record<string, OpenAPIV3.ResponseObject> {
  const { wrongState, conditionFailed, ...always } = refusals;
  const actions = entities.flatMap((entity) => entity.actions);
  return {
    ...always,
    ...(actions.length > 0 && { wrongState }),
    ...(actions.some(({ guards }) => guards.length > 0) && { conditionFailed }),
  };
}

function tagOf(entity: string): OpenAPIV3.TagObject {
  return { name: entity, description: `${entity} objects, their actions and analytics.` };
}

function pathsOf(schema: Schema): OpenAPIV3.PathsObject {
  return merged([
    ...schema.entities.flatMap((entity) => [
      entityPaths(entity),
      ...entity.actions.map((action) => actionPaths(entity, action)),
    ]),
    ...schema.analytics.map((analytics) => analyticsPaths(analytics, schema)),
    resetPaths,
  ]);
}

function merged<Value>(parts: readonly Record<string, Value>[]): Record<string, Value> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}
