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

/** An action that is there: the action `approve` of the entity `Dog` at `POST /dog/{id}/approve`. */
export const actionOfEntity = sentence`the action ${{ action: inCode(memberName) }} of the entity ${{ entity: inCode(typeName) }}${({ entity, action }: { readonly entity: string; readonly action: string }) => actionPath(entity, action)}`;

/**
 * What an action does: starts when `this.phase` is `"review"` or `"planning"`, sets `this.phase` to `"in_progress"`;
 * conditions: `…`, `…`; effects in this order: `…`, `…`.
 */
export const transition: Phrase<Omit<Action, 'name'>> =
  sentence`starts when ${inCode(ownField)} is ${{ from: several(inCode(quotedText), ' or ') }}, sets ${({ field }: { readonly field: string }) => code(`this.${field}`)} to ${{ to: inCode(quotedText) }}${{ guards: many(inCode(guard), { before: fixed('; conditions: '), separator: ', ' }) }}${{ effects: many(inCode(effect), { before: fixed('; effects in this order: '), separator: ', ' }) }}`;

/** The name of a new action of an entity: the action `approve` at `POST /dog/{id}/approve`. */
export function newAction(entity: string): Phrase<{ readonly name: string }> {
  return sentence`the action ${{ name: inCode(memberName) }}${({ name }: { readonly name: string }) => actionPath(entity, name)}`;
}
