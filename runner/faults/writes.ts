/** Faults in create and update: the body that they go by, the values that they overlook, the object that they keep. */
import { entityOf } from '../../spec/lookup.ts';
import type { Entity, Field } from '../../spec/schema.ts';
import { withRow } from '../../spec/semantics/database.ts';
import type { Row } from '../../spec/semantics/database.ts';
import type { Outcome, Server } from '../../spec/semantics/model.ts';
import type { Body } from '../../spec/semantics/values.ts';
import type { Behaviour } from '../reference-server/behaviour.ts';

/** The requests that carry a body. */
export type Write = 'create' | 'update';
export const bothWrites: readonly Write[] = ['create', 'update'];

/** A write and what it is made to. */
export interface Written {
  readonly write: Write;
  readonly server: Server;
  readonly entity: Entity;
  readonly body: Body;
  /** The object before an update; `undefined` for a create, and where there is none. */
  readonly before: Row | undefined;
}

/** Makes the write as it should be made, on a server and a body that may be others. */
export type Proceed = (server: Server, body: Body) => Outcome<Row>;

/** Puts something else in the place of the named writes; it may proceed as it should. */
export function otherWrites(
  writes: readonly Write[],
  make: (written: Written, proceed: Proceed) => Outcome<Row>,
): Behaviour {
  const made = (
    written: Omit<Written, 'entity'> & { readonly name: string },
    proceed: Proceed,
  ): Outcome<Row> => {
    const { server, body, write, name } = written;
    if (!writes.includes(write)) return proceed(server, body);
    return make({ ...written, entity: entityOf(server.schema, name) }, proceed);
  };
  return {
    semantics: (right) => ({
      ...right,
      create: (server, name, body) =>
        made({ write: 'create', server, name, body, before: undefined }, (other, reread) =>
          right.create(other, name, reread),
        ),
      update: (server, name, id, body) => {
        const before = server.database.get(name)?.get(id);
        return made({ write: 'update', server, name, body, before }, (other, reread) =>
          right.update(other, name, id, reread),
        );
      },
    }),
  };
}

/** The named writes go by another body than the one that was sent. */
export function otherBody(writes: readonly Write[], reread: (written: Written) => Body): Behaviour {
  return otherWrites(writes, (written, proceed) => proceed(written.server, reread(written)));
}

/** The named writes take values, `id` aside, for others; `undefined` for left out. */
export function otherValues(
  writes: readonly Write[],
  reread: (field: Field, value: unknown, written: Written) => unknown,
): Behaviour {
  return otherBody(writes, (written) => {
    const { entity, body } = written;
    const fields = entity.fields.filter(({ name }) => name !== 'id' && Object.hasOwn(body, name));
    const values = fields.map(
      (field) => [field.name, reread(field, body[field.name], written)] as const,
    );
    const changed = { ...body, ...Object.fromEntries(values) };
    return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  });
}

/** The named writes keep and answer another object than they should, wherever they succeed. */
export function otherRow(
  writes: readonly Write[],
  change: (row: Row, written: Written) => Row,
): Behaviour {
  return otherWrites(writes, (written, proceed) => {
    const { server, body, entity } = written;
    const outcome = proceed(server, body);
    if (!outcome.ok) return outcome;
    const answer = change(outcome.answer, written);
    return { ok: true, answer, database: withRow(outcome.database, entity.name, answer) };
  });
}
