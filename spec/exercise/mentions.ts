/** Which fields a guard or effect turns on, and which literals it mentions. */
import type { Effect, FieldEffect, Guard, Operand } from '../schema.ts';

/**
 * `rank` is a field of the acting object, `toys.price` one of the objects that its field `toys` refers to. A clause
 * that mentions `toys.price` mentions `toys` too.
 */
export type Group = string;

/** A guard or an effect. */
export type Clause = Guard | Effect;

/** The group of a field of the objects that a reference or list of the acting object names. */
export function linkedGroup(link: string, field: string): Group {
  return `${link}.${field}`;
}

/** The groups on which it depends whether a guard holds, or what an effect does. */
export function groupsOf(clause: Clause): readonly Group[] {
  switch (clause.kind) {
    case 'compare':
      return [...groupsOfOperand(clause.left), ...groupsOfOperand(clause.right)];
    case 'null':
      return [clause.field];
    case 'quantifier':
      return [clause.list, linkedGroup(clause.list, clause.where.field)];
    case 'set':
    case 'increment':
      return [clause.field, ...groupsRead(clause)];
    case 'on_reference':
      return linkedEffect(clause.reference, clause.effect);
    case 'for_each':
      return linkedEffect(clause.list, clause.effect);
    default:
      return clause satisfies never;
  }
}

/** Every literal in a guard or effect. */
export function literalsOf(clause: Clause): readonly (string | number | boolean)[] {
  switch (clause.kind) {
    case 'compare':
      return [...literalsOfOperand(clause.left), ...literalsOfOperand(clause.right)];
    case 'null':
      return [];
    case 'quantifier':
      return [clause.where.value];
    case 'increment':
      return [clause.by];
    case 'set':
      return 'value' in clause.value
        ? [clause.value.value].filter((value) => value !== null && typeof value !== 'object')
        : literalsOfOperand(clause.value);
    case 'on_reference':
    case 'for_each':
      return literalsOf(clause.effect);
    default:
      return clause satisfies never;
  }
}

function linkedEffect(link: string, effect: FieldEffect): readonly Group[] {
  return [link, linkedGroup(link, effect.field), ...groupsRead(effect)];
}

function groupsRead(effect: FieldEffect): readonly Group[] {
  return effect.kind === 'set' && !('value' in effect.value) ? groupsOfOperand(effect.value) : [];
}

/** The groups that an operand reads. */
export function groupsOfOperand(operand: Operand): readonly Group[] {
  if ('count' in operand) return [operand.count];
  if ('sum' in operand) return [operand.sum, linkedGroup(operand.sum, operand.of)];
  if ('op' in operand) return [...groupsOfOperand(operand.left), ...groupsOfOperand(operand.right)];
  return 'field' in operand ? [operand.field] : [];
}

/** Every literal in an operand. */
export function literalsOfOperand(operand: Operand): readonly (string | number | boolean)[] {
  if ('op' in operand)
    return [...literalsOfOperand(operand.left), ...literalsOfOperand(operand.right)];
  return 'value' in operand ? [operand.value] : [];
}
