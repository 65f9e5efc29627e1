/** What conditions compare and effects compute, as the contract's section "Reading conditions and effects" writes it. */
import type { ArithmeticOperand, Comparator, Operand, SimpleOperand } from '../schema.ts';
import { byMember, word } from './choice.ts';
import { scalar } from './literals.ts';
import { memberName } from './names.ts';
import type { Phrase } from './phrase.ts';
import { sentence } from './sentence.ts';

export const comparator: Phrase<Comparator> = word([
  ['>=', '>='],
  ['>', '>'],
  ['<=', '<='],
  ['<', '<'],
  ['==', '=='],
  ['!=', '!='],
]);

/** `this.rank`. */
export const ownField = sentence`this.${{ field: memberName }}`;
const literal = sentence`${{ value: scalar }}`;
const simple = byMember<SimpleOperand>({ field: ownField, value: literal });
const operator = word([
  ['+', '+'],
  ['-', '-'],
  ['*', '*'],
]);

/** `this.weight * 2`. */
export const arithmetic: Phrase<ArithmeticOperand> = sentence`${{ left: simple }} ${{ op: operator }} ${{ right: simple }}`;

/** `this.weight * 2`, `count(this.toys)`, `sum(this.toys.price)`, `this.rank`, `500`. */
export const operand = byMember<Operand>({
  op: arithmetic,
  count: sentence`count(this.${{ count: memberName }})`,
  sum: sentence`sum(this.${{ sum: memberName }}.${{ of: memberName }})`,
  field: ownField,
  value: literal,
});
