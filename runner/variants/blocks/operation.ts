/** What a request asks for, told by its verb and path alone. */
import { collectionPath } from '../../../spec/naming.ts';
import type { Entity, Schema } from '../../../spec/schema.ts';

export type Operation =
  'reset' | 'create' | 'list' | 'read' | 'update' | 'delete' | 'action' | 'analytics';

interface Asked {
  readonly method: string;
  readonly target: string;
}

/** The operation, or `undefined` for a request that is none of the API's. */
export function operationOf({ method, target }: Asked): Operation | undefined {
  const segments = segmentsOf(target);
  if (target === '/reset') return 'reset';
  if (segments[0] === 'analytics') return 'analytics';
  return operations[`${method} ${String(segments.length)}`];
}

/** Verb and number of segments of the path → operation. */
const operations: Readonly<Record<string, Operation>> = {
  'POST 1': 'create',
  'GET 1': 'list',
  'GET 2': 'read',
  'PATCH 2': 'update',
  'DELETE 2': 'delete',
  'POST 3': 'action',
};

/** The entity to whose objects the path leads. */
export function entityAt(schema: Schema, target: string): Entity | undefined {
  const path = `/${segmentsOf(target)[0] ?? ''}`;
  return schema.entities.find(({ name }) => collectionPath(name) === path);
}

function segmentsOf(target: string): readonly string[] {
  return target.slice(1).split('/');
}
