/** Which lists guards go over, and what they read of the objects in them. */
import type { Guard } from '../../../../spec/schema.ts';

export interface ListReading {
  readonly list: string;
  /** The field of the listed objects that is read; of a count, none. */
  readonly field: string | null;
}

/** What a guard reads of lists. */
export function listReadings(guard: Guard): readonly ListReading[] {
  if (guard.kind === 'null') return [];
  if (guard.kind === 'quantifier') return [{ list: guard.list, field: guard.where.field }];
  return [guard.left, guard.right].flatMap((side): readonly ListReading[] => {
    if ('count' in side) return [{ list: side.count, field: null }];
    return 'sum' in side ? [{ list: side.sum, field: side.of }] : [];
  });
}

/** The guards that read the field of the objects in a list; without a field, those that go over the list at all. */
export function readersOf(
  guards: readonly Guard[],
  { list, field }: { readonly list: string; readonly field?: string },
): readonly Guard[] {
  return guards.filter((guard) =>
    listReadings(guard).some(
      (reading) => reading.list === list && (field === undefined || reading.field === field),
    ),
  );
}
