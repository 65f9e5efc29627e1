/**
 * Guards and effects as the contract's section "Reading conditions and effects" writes them. The notation is exact:
 * each text stands for one guard or effect, strings are quoted as in JSON.
 */
import type {
  Effect,
  FieldEffect,
  Guard,
  GuardOf,
  Operand,
  SetValue,
  SimpleOperand,
} from './schema.ts';

/**
 * A literal as JSON: `"planning"`, `12.5`, `true`, `null`, `[]`. Backticks and invisible characters are escaped, so that
 * it can stand between backticks on one line.
 */
export function describeLiteral(
  value: string | number | boolean | null | readonly unknown[],
): string {
  return JSON.stringify(value).replace(/(?! )[`\p{C}\p{Z}]/gu, escaped);
}

/** `\u2028`: every code unit as JSON writes it. */
function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

type GuardWordings = { readonly [K in Guard['kind']]: (guard: GuardOf<K>) => string };

const guardWordings: GuardWordings = {
  compare: ({ left, op, right }) => `${describeOperand(left)} ${op} ${describeOperand(right)}`,
  null: ({ field, is }) => `this.${field} ${is === 'null' ? 'is null' : 'is not null'}`,
  quantifier: ({ quantifier, list, where }) =>
    `${quantifier} item in this.${list} satisfies: ${describeWhere(where)}`,
};

/** `item.price > 1`: what a quantifier asks of each object. */
export function describeWhere({ field, op, value }: GuardOf<'quantifier'>['where']): string {
  return `item.${field} ${op} ${describeLiteral(value)}`;
}

/** `this.rank > 0`, `this.owner is not null`, `all item in this.toys satisfies: item.price > 1`. */
export function describeGuard<K extends Guard['kind']>(guard: GuardOf<K>): string {
  const wording: GuardWordings[K] = guardWordings[guard.kind];
  return wording(guard);
}

function describeOperand(operand: Operand): string {
  if ('count' in operand) return `count(this.${operand.count})`;
  if ('sum' in operand) return `sum(this.${operand.sum}.${operand.of})`;
  if ('op' in operand)
    return `${describeSimple(operand.left)} ${operand.op} ${describeSimple(operand.right)}`;
  return describeSimple(operand);
}

function describeSimple(operand: SimpleOperand): string {
  return 'field' in operand ? `this.${operand.field}` : describeLiteral(operand.value);
}

/** `set this.active to true`, `on item in this.owner: increase item.visits by 1`, `for each item in this.toys: …`. */
export function describeEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'set':
    case 'increment':
      return describeFieldEffect(effect, 'this');
    case 'on_reference':
      return `on item in this.${effect.reference}: ${describeFieldEffect(effect.effect, 'item')}`;
    case 'for_each':
      return `for each item in this.${effect.list}: ${describeFieldEffect(effect.effect, 'item')}`;
    default:
      return effect satisfies never;
  }
}

function describeFieldEffect(effect: FieldEffect, owner: 'this' | 'item'): string {
  const field = `${owner}.${effect.field}`;
  if (effect.kind === 'set') return `set ${field} to ${describeSetValue(effect.value)}`;
  return effect.by < 0
    ? `decrease ${field} by ${describeLiteral(-effect.by)}`
    : `increase ${field} by ${describeLiteral(effect.by)}`;
}

function describeSetValue(value: SetValue): string {
  return 'value' in value ? describeLiteral(value.value) : describeOperand(value);
}
