/** Values that an enum has gained, and that a server does not know. */
import { addedValuesOf } from '../../../spec/added-values.ts';
import type { Schema } from '../../../spec/schema.ts';
import type { Snapshot } from '../../../spec/snapshot.ts';
import type { Fault } from '../fault.ts';
import { otherSchema } from '../other-schema.ts';

const ADDED = { category: 'enum handling', clause: 'changes.enum-value' } as const;

/** The schema with every enum as it came to be. */
function withoutAdded(schema: Schema, snapshot: Snapshot): Schema {
  return {
    ...schema,
    enums: schema.enums.map((type) => {
      const added = addedValuesOf(snapshot, type);
      return { ...type, values: type.values.filter((value) => !added.includes(value)) };
    }),
  };
}

export const enumValueFaults: readonly Fault[] = [
  {
    id: 'changes.added-values-refused-on-create',
    what: 'Create refuses values that an enum has gained.',
    ...ADDED,
    ...otherSchema(['create'], withoutAdded),
  },
  {
    id: 'changes.added-values-refused-on-update',
    what: 'Update refuses values that an enum has gained.',
    ...ADDED,
    ...otherSchema(['update'], withoutAdded),
  },
];
