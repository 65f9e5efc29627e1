/** A value of a wrong type is taken as it comes: one fault for each pair of types and each write. */
import type { Fault } from '../fault.ts';
import { onEitherWrite } from '../on-either-write.ts';
import { someField } from '../schema-parts.ts';
import { idPart, typeNames } from '../type-names.ts';
import { unchecked } from '../unchecked.ts';
import { forbidden, forbiddenIfStrict } from './conversions.ts';

export const wrongTypeAccepted: readonly Fault[] = [...forbidden, ...forbiddenIfStrict].flatMap(
  ({ type, id, from, clause, profile, matches }) =>
    onEitherWrite({
      id: `types.${id}-for-${idPart(type)}`,
      does: `takes ${from} for ${typeNames[type]}`,
      category: 'type error',
      clause,
      ...(profile && { profile }),
      made: (write) => ({
        observable: someField((field) => field.type === type && field.name !== 'id'),
        behaviour: unchecked(
          [write],
          ({ field, value, rule }) => rule === 'type' && field.type === type && matches(value),
        ),
      }),
    }),
);
