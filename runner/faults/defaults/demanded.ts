/** Create demands fields that have a default. */
import type { Fault } from '../fault.ts';
import { hasDefault } from '../fields.ts';
import { refusal } from '../refusal.ts';
import { someField } from '../schema-parts.ts';
import { otherWrites } from '../writes.ts';

export const defaultDemanded: readonly Fault[] = (['required', 'optional'] as const).map(
  (presence) => {
    const isDemanded = (field: Parameters<typeof hasDefault>[0]): boolean =>
      hasDefault(field) && field.required === (presence === 'required');
    return {
      id: `defaults.demanded-where-${presence}`,
      what: `Create refuses an object without a field that is ${presence} and has a default.`,
      category: 'default value',
      clause: 'create.default',
      observable: someField(isDemanded),
      behaviour: otherWrites(['create'], ({ server, entity, body }, proceed) => {
        const missing = entity.fields.find(
          (field) => isDemanded(field) && !Object.hasOwn(body, field.name),
        );
        return missing ? refusal(missing.name, 'required') : proceed(server, body);
      }),
    };
  },
);
