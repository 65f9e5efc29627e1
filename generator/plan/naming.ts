/** Names in a suite: files, example constants and the parts of test ids. */
import { endpointOf } from '../../spec/naming.ts';
import type { FieldEffect, Guard, Effect, Operand, SetValue } from '../../spec/schema.ts';

/** Words that TypeScript reserves, and the names that every emitted file imports: no constant has one of them. */
export const TAKEN_NAMES: ReadonlySet<string> = new Set(
  (
    'about any api arguments as async await because boolean break case catch class const continue debugger ' +
    'default delete do else enum eval export expect extends false finally for from function get globalThis if ' +
    'implements import in infinity instanceof interface let nan never new null number object of package private ' +
    'protected public return set static string super switch symbol test this throw true try type typeof undefined ' +
    'unknown var void while with without yield'
  ).split(' '),
);

/** Base names of spec files that belong to no entity. */
export const ANALYTICS_FILE = 'analytics';
export const REMOVED_FILE = 'removed';

/** `UserProfile` → `userprofile`: the base name of the spec file of an entity. */
export function fileOf(entity: string): string {
  const endpoint = endpointOf(entity);
  return endpoint === REMOVED_FILE ? `${endpoint}-entity` : endpoint;
}

/** `dog` → `tests/dog.spec.ts`: where the tests of a file of the plan stand. */
export function specPath(file: string): string {
  return `tests/${file}.spec.ts`;
}

/** `UserProfile` → `userProfile`, `Class` → `class_`: the constant that holds the example. */
export function exampleName(entity: string): string {
  const name = entity.charAt(0).toLowerCase() + entity.slice(1);
  return TAKEN_NAMES.has(name) ? `${name}_` : name;
}

const OPERATORS: ReadonlyMap<string, string> = new Map([
  ['>', 'gt'],
  ['>=', 'gte'],
  ['<', 'lt'],
  ['<=', 'lte'],
  ['==', 'eq'],
  ['!=', 'ne'],
  ['+', 'plus'],
  ['-', 'minus'],
  ['*', 'times'],
]);

/** `rank-gt-0`, `sum-toys-price-lt-500`, `all-toys-price-gt-1`: a guard in a test id. Derived from its content alone. */
export function guardSlug(guard: Guard): string {
  switch (guard.kind) {
    case 'compare':
      return slug(operandSlug(guard.left), guard.op, operandSlug(guard.right));
    case 'null':
      return slug(guard.field, guard.is === 'null' ? 'is-null' : 'is-not-null');
    case 'quantifier':
      return slug(
        guard.quantifier,
        guard.list,
        guard.where.field,
        guard.where.op,
        valueSlug(guard.where.value),
      );
    default:
      return guard satisfies never;
  }
}

/** `increase-rank-by-1`, `on-owner-set-active-to-true`: an effect in a test id. */
export function effectSlug(effect: Effect): string {
  switch (effect.kind) {
    case 'set':
    case 'increment':
      return fieldEffectSlug(effect);
    case 'on_reference':
      return slug('on', effect.reference, fieldEffectSlug(effect.effect));
    case 'for_each':
      return slug('each', effect.list, fieldEffectSlug(effect.effect));
    default:
      return effect satisfies never;
  }
}

function fieldEffectSlug(effect: FieldEffect): string {
  return effect.kind === 'increment'
    ? slug('increase', effect.field, 'by', valueSlug(effect.by))
    : slug('set', effect.field, 'to', operandSlug(effect.value));
}

function operandSlug(operand: Operand | SetValue): string {
  if ('count' in operand) return slug('count', operand.count);
  if ('sum' in operand) return slug('sum', operand.sum, operand.of);
  if ('op' in operand)
    return slug(operandSlug(operand.left), operand.op, operandSlug(operand.right));
  return 'field' in operand ? operand.field : valueSlug(operand.value);
}

/** A literal. Text is quoted, which tells it from a field, and escaped so that no two texts look the same. */
function valueSlug(value: unknown): string {
  if (Array.isArray(value)) return 'empty';
  if (typeof value !== 'string') return String(value);
  return `'${encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%3A', ':')}'`;
}

function slug(...parts: readonly string[]): string {
  return parts.map((part) => OPERATORS.get(part) ?? part).join('-');
}
