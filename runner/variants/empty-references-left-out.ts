import { fieldsOfType } from '../../spec/lookup.ts';
import { changedObjects } from './blocks/changed-objects.ts';
import type { Variant } from './variant.ts';

export const emptyReferencesLeftOut: Variant = {
  id: 'empty-references-left-out',
  what: 'A reference without a value is left out; other fields without one are null.',
  freedom: 'absent-or-null',
  behaviour: changedObjects((row, { entity }) => {
    const references = new Set(fieldsOfType(entity, 'reference').map(({ name }) => name));
    return Object.fromEntries(
      Object.entries(row).filter(([name, value]) => value !== null || !references.has(name)),
    );
  }),
};
