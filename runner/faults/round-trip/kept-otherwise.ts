/** Values of one type that create and update change on their way into the store. */
import type { ClauseId } from '../../../spec/contract.ts';
import type { FieldType } from '../../../spec/schema.ts';
import type { Value } from '../../../spec/semantics/database.ts';
import type { FailureCategory, Fault } from '../fault.ts';
import { someField } from '../schema-parts.ts';
import { bothWrites, otherRow } from '../writes.ts';
import type { Write } from '../writes.ts';

interface Alteration<Stored extends Value> {
  /** What follows `round-trip.` in the id of the fault. */
  readonly id: string;
  readonly what: string;
  readonly type: FieldType;
  readonly alter: (value: Stored) => Value;
  readonly category?: FailureCategory;
  readonly clause?: ClauseId;
  /** Left out: wherever there is a field of the type. */
  readonly observable?: Fault['observable'];
  readonly writes?: readonly Write[];
}

/** The fault of a server that keeps valid values of a type otherwise than they were sent. */
export function keptOtherwise<Stored extends Value>({
  id,
  what,
  type,
  alter,
  category = 'data validation',
  clause = 'values.round-trip',
  observable = someField((field) => field.type === type && field.name !== 'id'),
  writes = bothWrites,
}: Alteration<Stored>): Fault {
  return {
    id: `round-trip.${id}`,
    what,
    category,
    clause,
    observable,
    behaviour: otherRow(writes, (row, { entity, body }) => ({
      ...row,
      ...Object.fromEntries(
        entity.fields
          .filter(({ name, ...field }) => field.type === type && name !== 'id')
          .filter(({ name }) => (body[name] ?? null) !== null)
          .map(({ name }) => [name, alter(row[name] as Stored)]),
      ),
    })),
  };
}
