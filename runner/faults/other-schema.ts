/** Faults that come of another schema: some calls of the semantics follow it in the place of the right one. */
import type { Schema } from '../../spec/schema.ts';
import type { Server } from '../../spec/semantics/model.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Semantics } from '../reference-server/routes.ts';
import type { Fault } from './fault.ts';

type SchemaEdit = (schema: Schema, snapshot: Snapshot) => Schema;

/** Lets the named calls follow the edited schema. It shows wherever the edit changes anything. */
export function otherSchema(
  calls: readonly (keyof Semantics & ServerCall)[],
  edit: SchemaEdit,
): Pick<Fault, 'observable' | 'behaviour'> {
  return {
    observable: (snapshot) =>
      JSON.stringify(edit(snapshot.schema, snapshot)) !== JSON.stringify(snapshot.schema),
    behaviour: {
      semantics: (right, snapshot) => following(right, calls, edit(snapshot.schema, snapshot)),
    },
  };
}

/** The calls that are made on a server: all of them. */
type ServerCall = 'create' | 'read' | 'list' | 'update' | 'remove' | 'act' | 'analyse' | 'reset';

function following(right: Semantics, calls: readonly ServerCall[], schema: Schema): Semantics {
  const changed = calls.map((name) => {
    const call = right[name] as (server: Server, ...rest: readonly unknown[]) => unknown;
    return [
      name,
      (server: Server, ...rest: readonly unknown[]) => call({ ...server, schema }, ...rest),
    ] as const;
  });
  return { ...right, ...(Object.fromEntries(changed) as Partial<Semantics>) };
}
