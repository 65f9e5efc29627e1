/** Effects of actions. The notation is exact: each text stands for one effect. */
import type { Effect, FieldEffect, SetValue } from '../schema.ts';
import { byMember, byTag, converted, word } from './choice.ts';
import { number, value } from './literals.ts';
import { memberName } from './names.ts';
import { arithmetic, ownField } from './operands.ts';
import type { Phrase } from './phrase.ts';
import { sentence } from './sentence.ts';

/** `this.weight + this.rank`, `this.rank`, `true`, `null`, `[]`. */
const setValue = byMember<SetValue>({
  op: arithmetic,
  field: ownField,
  value: sentence`${{ value }}`,
});

const direction = word([
  ['increase', 1],
  ['decrease', -1],
]);

/** The effects on one field of the acting object (`this`) or of another one (`item`). */
function fieldEffects(owner: 'this' | 'item') {
  return {
    /** `set this.active to true`. */
    set: sentence`set ${owner}.${{ field: memberName }} to ${{ value: setValue }}`,
    /** `increase this.rank by 1`, `decrease this.weight by 2.25`. */
    increment: converted(
      sentence`${{ direction }} ${owner}.${{ field: memberName }} by ${{ amount: number }}`,
      {
        said: ({ field, by }: { readonly field: string; readonly by: number }) => ({
          direction: by < 0 ? (-1 as const) : (1 as const),
          field,
          amount: Math.abs(by),
        }),
        understood: ({ direction: sign, field, amount }) =>
          amount < 0 || (amount === 0 && sign < 0) ? undefined : { field, by: sign * amount },
        what: 'an effect whose amount has no sign',
      },
    ),
  };
}

const otherEffect: Phrase<FieldEffect> = byTag<FieldEffect, 'kind'>('kind', fieldEffects('item'));

/** `set this.active to true`, `on item in this.owner: increase item.visits by 1`, `for each item in this.toys: …`. */
export const effect = byTag<Effect, 'kind'>('kind', {
  ...fieldEffects('this'),
  on_reference: sentence`on item in this.${{ reference: memberName }}: ${{ effect: otherEffect }}`,
  for_each: sentence`for each item in this.${{ list: memberName }}: ${{ effect: otherEffect }}`,
});
