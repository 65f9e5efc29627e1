/** What a server answers to a create with an id that another object has. */
import { findRow } from '../../../spec/semantics/database.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { changedAnswers } from '../../reference-server/changed-answers.ts';
import type { AnswerChange } from './answer-changes.ts';

/** A server that refuses such a create in its own way. */
export function onTakenId(change: AnswerChange): Behaviour {
  return changedAnswers(['create'], (answer, { asked: { entity }, request, before }) => {
    if (answer.status !== 422) return answer;
    const { id } = JSON.parse(Buffer.from(request.body).toString()) as { readonly id?: unknown };
    const taken = typeof id === 'string' && findRow(before, entity.name, id) !== undefined;
    return taken ? change(answer) : answer;
  });
}
