/** `null` for references and for reference lists. */
import type { Value } from '../../../spec/semantics/database.ts';
import type { Fault } from '../fault.ts';
import { onEitherWrite } from '../on-either-write.ts';
import { refusal } from '../refusal.ts';
import { refusing } from '../refusing.ts';
import { someField } from '../schema-parts.ts';
import { everyShowing, otherShown } from '../shown.ts';
import { unchecked } from '../unchecked.ts';
import { otherValues, otherWrites } from '../writes.ts';

const NULL = { category: 'data validation', clause: 'references.null' } as const;
const hasReference = someField(({ type }) => type === 'reference');
const hasList = someField(({ type }) => type === 'reference_list');

export const referenceNullFaults: readonly Fault[] = [
  ...(['create', 'update'] as const).map((write): Fault => ({
    id: `references.null-refused-on-${write}`,
    what: `${write === 'create' ? 'Create' : 'Update'} refuses null for a reference.`,
    ...NULL,
    observable: hasReference,
    behaviour: refusing([write], ({ type }, value) => type === 'reference' && value === null),
  })),
  {
    id: 'references.null-ignored-on-update',
    what: 'Update leaves a reference as it is when null is sent for it.',
    ...NULL,
    observable: hasReference,
    behaviour: otherValues(['update'], ({ type }, value) =>
      type === 'reference' && value === null ? undefined : value,
    ),
  },
  {
    id: 'references.null-shown-as-empty',
    what: 'Answers show a reference to nothing as an empty string.',
    ...NULL,
    observable: hasReference,
    behaviour: otherShown(everyShowing, ({ type }, value) =>
      type === 'reference' && value === null ? '' : value,
    ),
  },
  ...onEitherWrite({
    id: 'references.null-list-accepted',
    does: 'takes null for a reference list',
    ...NULL,
    made: (write) => ({
      observable: hasList,
      behaviour: unchecked(
        [write],
        ({ field, rule }) => rule === 'null' && field.type === 'reference_list',
        (): readonly Value[] => [],
      ),
    }),
  }),
  {
    id: 'references.empty-list-shown-as-null',
    what: 'Answers show an empty reference list as null.',
    ...NULL,
    observable: hasList,
    behaviour: otherShown(everyShowing, ({ type }, value) =>
      type === 'reference_list' && Array.isArray(value) && value.length === 0 ? null : value,
    ),
  },
  {
    id: 'references.list-demanded',
    what: 'Create refuses an object without its reference lists.',
    ...NULL,
    observable: hasList,
    behaviour: otherWrites(['create'], ({ server, entity, body }, proceed) => {
      const missing = entity.fields.find(
        ({ type, name }) => type === 'reference_list' && !Object.hasOwn(body, name),
      );
      return missing ? refusal(missing.name, 'required') : proceed(server, body);
    }),
  },
];
