/** Right answers with something about them changed, operation by operation. */
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { ApiAnswer } from '../../reference-server/routes.ts';
import { operationOf } from './operation.ts';
import type { Operation } from './operation.ts';

/** Makes another answer of the right one. */
export type AnswerChange = (answer: ApiAnswer) => ApiAnswer;

/** A server that changes the answers of the operations that are named. */
export function changedAnswers(changes: Partial<Record<Operation, AnswerChange>>): Behaviour {
  return {
    routes: (right) => (database, request) => {
      const operation = operationOf(request);
      const change = operation && changes[operation];
      const answer = right(database, request);
      return change ? change(answer) : answer;
    },
  };
}

/** Puts one status in the place of another; other answers stay as they are. */
export function insteadOf(from: number, to: number): AnswerChange {
  return (answer) => (answer.status === from ? { ...answer, status: to } : answer);
}

/** A successful answer with another status and body: no body, if `json` is left out. */
export function successWith(status: number, json?: unknown): AnswerChange {
  return (answer) => {
    if (answer.status >= 400) return answer;
    const { database } = answer;
    return json === undefined ? { status, database } : { status, json, database };
  };
}
