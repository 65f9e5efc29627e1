/** Which of its fields an entity gets sooner: what stands first, and what rules can be made of. */
import { commonFields } from './common-fields.ts';
import type { FieldTheme } from './domain.ts';

/** How much the fields are wanted that any entity may get. */
const COMMON = 1;

/**
 * How much a field is wanted, given the fields that are there. References and lists make entities depend on each other;
 * numbers of one unit, and moments, can be compared with each other.
 */
export function appealOfField(
  field: FieldTheme,
  { place, present }: { readonly place: number; readonly present: readonly FieldTheme[] },
): number {
  if (commonFields.includes(field)) return COMMON;
  const likes = present.filter((other) => measureOf(other) === measureOf(field)).length;
  switch (measureOf(field)) {
    case 'reference_list':
      return likes === 0 ? 30 : 8;
    case 'reference':
      return likes === 0 ? 20 : 6;
    case null:
      return ranked(place);
    default:
      return ranked(place) + (likes === 1 ? 9 : 0);
  }
}

function ranked(place: number): number {
  return Math.max(0.5, 9 - place);
}

/** What a field can be matched with: its unit, or its type; `null` where there is nothing to match. */
function measureOf(field: FieldTheme): string | null {
  if ('unit' in field) return `in ${field.unit}`;
  return ['datetime', 'reference', 'reference_list'].includes(field.type) ? field.type : null;
}
