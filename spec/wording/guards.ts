/** Conditions of actions. The notation is exact: each text stands for one guard. */
import type { Guard, GuardOf } from '../schema.ts';
import { byTag, word } from './choice.ts';
import { scalar } from './literals.ts';
import { memberName } from './names.ts';
import { comparator, operand } from './operands.ts';
import type { Phrase } from './phrase.ts';
import { sentence } from './sentence.ts';

/** `item.price > 1`: what a quantifier asks of each object. */
export const where: Phrase<GuardOf<'quantifier'>['where']> =
  sentence`item.${{ field: memberName }} ${{ op: comparator }} ${{ value: scalar }}`;

const quantifier = word([
  ['any', 'any'],
  ['all', 'all'],
]);
const nullity = word([
  ['is null', 'null'],
  ['is not null', 'not_null'],
]);

/** `this.rank > 0`, `this.owner is not null`, `all item in this.toys satisfies: item.price > 1`. */
export const guard = byTag<Guard, 'kind'>('kind', {
  compare: sentence`${{ left: operand }} ${{ op: comparator }} ${{ right: operand }}`,
  null: sentence`this.${{ field: memberName }} ${{ is: nullity }}`,
  quantifier: sentence`${{ quantifier }} item in this.${{ list: memberName }} satisfies: ${{ where }}`,
});
