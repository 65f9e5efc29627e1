/** The section of a specification about one action. */
import type { Action, Effect } from '../../spec/schema.ts';
import { actionEndpoint } from '../../spec/wording/actions.ts';
import { converted } from '../../spec/wording/choice.ts';
import { decoration } from '../../spec/wording/decorations.ts';
import { effect } from '../../spec/wording/effects.ts';
import { enumValues } from '../../spec/wording/fields.ts';
import { guard } from '../../spec/wording/guards.ts';
import { many } from '../../spec/wording/lists.ts';
import { integer } from '../../spec/wording/literals.ts';
import { code, inCode, memberName, typeName } from '../../spec/wording/names.ts';
import type { Phrase } from '../../spec/wording/phrase.ts';
import { between, fixed, sentence } from '../../spec/wording/sentence.ts';

/** An action, and the entity that it acts on. */
export interface EntityAction extends Action {
  readonly entity: string;
}

const guards = many(between('  - ', inCode(guard), '\n'), {
  before: fixed('- Conditions, all of which must hold:\n'),
  none: '- Conditions: none\n',
});

const numbered = many(sentence`  ${{ number: integer }}. ${{ effect: inCode(effect) }}\n`, {
  before: fixed('- Effects, in this order:\n'),
  none: '- Effects: none\n',
});
const effects: Phrase<readonly Effect[]> = converted(numbered, {
  said: (items: readonly Effect[]) =>
    items.map((each, index) => ({ number: index + 1, effect: each })),
  understood: (items): readonly Effect[] | undefined =>
    items.every(({ number }, index) => number === index + 1)
      ? items.map((item) => item.effect)
      : undefined,
  what: 'effects that are numbered from 1',
});

/**
 * `### Dog.approve`, its endpoint, and a list: state field, states that it starts from, state that it leads to, conditions,
 * effects.
 */
export const actionSection: Phrase<EntityAction> = sentence`
### ${{ entity: typeName }}.${{ name: memberName }}${endpoint}

- State field: ${{ field: inCode(memberName) }}
- Starts from: ${{ from: enumValues }}
- Sets the state to: ${{ to: inCode(memberName) }}
${{ guards }}${{ effects }}`;

function endpoint({ entity, name }: Pick<EntityAction, 'entity' | 'name'>): Phrase<object> {
  return decoration('action_path', fixed(`\n\nEndpoint: ${code(actionEndpoint(entity, name))}`));
}
