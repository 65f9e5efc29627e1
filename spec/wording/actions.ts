/** Actions in words. */
import { collectionPath } from '../naming.ts';
import type { Action } from '../schema.ts';
import { decoration } from './decorations.ts';
import { effect } from './effects.ts';
import { guard } from './guards.ts';
import { many, several } from './lists.ts';
import { quotedText } from './literals.ts';
import { code, inCode, memberName, typeName } from './names.ts';
import { ownField } from './operands.ts';
import type { Phrase } from './phrase.ts';
import { fixed, sentence } from './sentence.ts';

/** `POST /dog/{id}/approve`. */
export function actionEndpoint(entity: string, action: string): string {
  return `POST ${collectionPath(entity)}/{id}/${action}`;
}

/** Where an action is reached, after its name: at `POST /dog/{id}/approve`. */
function actionPath(entity: string, action: string): Phrase<object> {
  return decoration('action_path', fixed(` at ${code(actionEndpoint(entity, action))}`));
}

interface ActionName {
  readonly entity: string;
  readonly action: string;
}

/** An action that is there: the action `approve` of the entity `Dog` at `POST /dog/{id}/approve`. */
export const actionOfEntity: Phrase<ActionName> = sentence`the action ${{ action: inCode(memberName) }} of the entity ${{ entity: inCode(typeName) }}${pathOf}`;

function pathOf({ entity, action }: ActionName): Phrase<object> {
  return actionPath(entity, action);
}

/** A new action of an entity, by name: the action `approve` at `POST /dog/{id}/approve`. */
export function newAction(entity: string): Phrase<{ readonly name: string }> {
  const path = ({ name }: { readonly name: string }): Phrase<object> => actionPath(entity, name);
  return sentence`the action ${{ name: inCode(memberName) }}${path}`;
}

const state = inCode(quotedText);
const from = several(state, ' or ');
const guards = many(inCode(guard), { before: fixed('; conditions: '), separator: ', ' });
const effects = many(inCode(effect), {
  before: fixed('; effects in this order: '),
  separator: ', ',
});

function sameField({ field }: Pick<Action, 'field'>): string {
  return code(ownField.write({ field }));
}

/**
 * What an action does: starts when `this.phase` is `"review"` or `"planning"`, sets `this.phase` to `"in_progress"`;
 * conditions: `…`, `…`; effects in this order: `…`, `…`.
 */
export const transition: Phrase<Omit<Action, 'name'>> =
  sentence`starts when ${inCode(ownField)} is ${{ from }}, sets ${sameField} to ${{ to: state }}${{ guards }}${{ effects }}`;
