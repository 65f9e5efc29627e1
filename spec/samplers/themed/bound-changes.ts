/** Bounds of themed fields move to a round value nearby; now and then one goes, or one comes that was missing. */
import type { ChangeOf } from '../../changes/table.ts';
import type { Stream } from '../../stream.ts';
import { boundOf } from '../../wording.ts';
import type { Bound } from '../../wording.ts';
import { firstThatGives } from '../first-that-gives.ts';
import type { MomentTheme, NumberTheme, TextTheme } from './domain.ts';
import { placesByNearness } from './field-changes.ts';
import type { ThemedContext } from './focus.ts';
import type { LivingField } from './product.ts';
import { neighboursOf } from './round-numbers.ts';
import { scaleOf, yearsOf } from './scale.ts';
import { endOf, startOf } from './whole-schema.ts';

type Bounds = Partial<Record<Bound, number | string | null>>;

const REMOVED = 0.15;

/** Another bound for some field, or `null` when no field has bounds. */
export function proposeBounds(context: ThemedContext): ChangeOf<'change_constraints'> | null {
  const { random } = context;
  return firstThatGives(placesByNearness(context), random, ({ living, field }) => {
    const bounds = movedBound(field, random);
    return (
      bounds &&
      ({
        kind: 'change_constraints',
        entity: living.entity.name,
        field: field.field.name,
        ...bounds,
      } as ChangeOf<'change_constraints'>)
    );
  });
}

function movedBound(living: LivingField, random: Stream): Bounds | null {
  const { theme } = living;
  if ('unit' in theme) return movedNumber({ ...living, theme }, random);
  if (theme.type === 'string') return movedLength({ ...living, theme }, random);
  return theme.type === 'datetime' ? movedYear({ ...living, theme }, random) : null;
}

/** The bound taken away, or the value that it moves to. */
function moved<T>(
  living: LivingField,
  bound: Bound,
  random: Stream,
  values: readonly T[],
): T | null {
  const isThere = boundOf(living.field, bound) !== undefined;
  return (isThere && random.chance(REMOVED)) || values.length === 0 ? null : random.pick(values);
}

/** The least moves by less than the most does; that of what is counted up from zero stays. */
function movedNumber(living: LivingField<NumberTheme>, random: Stream): Bounds | null {
  const { low, high } = scaleOf(living);
  if (living.theme.counts || random.chance(0.65)) {
    const near = neighboursOf(high, { low, high }).filter((value) => value > (low + high) / 2);
    return { maximum: moved(living, 'maximum', random, near) };
  }
  const near = neighboursOf(low, { low, high: low + (high - low) / 5 });
  const least = Math.min(living.theme.min ?? 0, low);
  return {
    minimum: moved(
      living,
      'minimum',
      random,
      near.filter((value) => value >= least),
    ),
  };
}

const LENGTHS = [20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500, 800, 1000];

function movedLength(living: LivingField<TextTheme>, random: Stream): Bounds | null {
  const { theme, field } = living;
  if (random.chance(0.3)) {
    const shortest = boundOf(field, 'minLength') as number | undefined;
    const values = [1, 2, 3, 4, 5, 6, 8].filter(
      (length) => length !== shortest && length < (theme.max ?? 20) / 2,
    );
    return { minLength: moved(living, 'minLength', random, values) };
  }
  const longest = (boundOf(field, 'maxLength') as number | undefined) ?? theme.max ?? 100;
  const place = LENGTHS.findIndex((length) => length >= longest);
  const values = LENGTHS.slice(Math.max(0, place - 2), place + 3).filter(
    (length) => length !== longest && length > 2 * (theme.min ?? 0),
  );
  return { maxLength: moved(living, 'maxLength', random, values) };
}

function movedYear(living: LivingField<MomentTheme>, random: Stream): Bounds | null {
  const { first, last } = yearsOf(living);
  if (random.chance(0.5)) {
    const years = [first - 2, first - 1, first + 1, first + 2].filter((year) => year < last - 1);
    return { after: moved(living, 'after', random, years.map(startOf)) };
  }
  const years = [last - 1, last + 1, last + 2].filter((year) => year > first + 1);
  return { before: moved(living, 'before', random, years.map(endOf)) };
}
