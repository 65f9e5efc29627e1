/** The paths of an entity: its collection and its objects (contract section Endpoints). */
import type { OpenAPIV3 } from 'openapi-types';
import { anyObjectPath, collectionPath } from '../../spec/naming.ts';
import type { Entity } from '../../spec/schema.ts';
import { entityRef } from './entity-schemas.ts';
import { entityOperationId } from './operation-id.ts';
import { jsonResponse, refusalRef } from './responses.ts';

export const idParameter: OpenAPIV3.ParameterObject = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of the object.',
  schema: { type: 'string', minLength: 1 },
};

/** The parameter of every path that names an object. */
export const idParameterRef: OpenAPIV3.ReferenceObject = { $ref: '#/components/parameters/id' };

/** `/dog` and `/dog/{id}`. */
export function entityPaths(entity: Entity): OpenAPIV3.PathsObject {
  return {
    [collectionPath(entity.name)]: { get: list(entity), post: create(entity) },
    [anyObjectPath(entity.name)]: {
      parameters: [idParameterRef],
      get: read(entity),
      patch: update(entity),
      delete: remove(entity),
    },
  };
}

function list(entity: Entity): OpenAPIV3.OperationObject {
  return {
    tags: [entity.name],
    operationId: entityOperationId('list', entity),
    summary: `List all ${entity.name} objects`,
    responses: {
      '200': jsonResponse('All of them, in any order.', {
        type: 'array',
        items: entityRef(entity, 'answer'),
      }),
    },
  };
}

function create(entity: Entity): OpenAPIV3.OperationObject {
  return {
    tags: [entity.name],
    operationId: entityOperationId('create', entity),
    summary: `Create a ${entity.name}`,
    requestBody: jsonBody(entityRef(entity, 'create')),
    responses: {
      '201': jsonResponse('The new object.', entityRef(entity, 'answer')),
      '400': refusalRef('malformed'),
      '422': refusalRef('invalid'),
    },
  };
}

function read(entity: Entity): OpenAPIV3.OperationObject {
  return {
    tags: [entity.name],
    operationId: entityOperationId('read', entity),
    summary: `Read a ${entity.name}`,
    responses: {
      '200': jsonResponse('The object.', entityRef(entity, 'answer')),
      '404': refusalRef('notFound'),
    },
  };
}

function update(entity: Entity): OpenAPIV3.OperationObject {
  return {
    tags: [entity.name],
    operationId: entityOperationId('update', entity),
    summary: `Change fields of a ${entity.name}`,
    requestBody: jsonBody(entityRef(entity, 'update')),
    responses: {
      '200': jsonResponse('The object as it is now.', entityRef(entity, 'answer')),
      '400': refusalRef('malformed'),
      '404': refusalRef('notFound'),
      '422': refusalRef('invalid'),
    },
  };
}

function remove(entity: Entity): OpenAPIV3.OperationObject {
  return {
    tags: [entity.name],
    operationId: entityOperationId('remove', entity),
    summary: `Delete a ${entity.name}`,
    description: 'References to the object become `null`, and reference lists lose its id.',
    responses: { '204': { description: 'It is gone.' }, '404': refusalRef('notFound') },
  };
}

function jsonBody(schema: OpenAPIV3.ReferenceObject): OpenAPIV3.RequestBodyObject {
  return { required: true, content: { 'application/json': { schema } } };
}
