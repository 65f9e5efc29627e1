/** Changes of right answers that leave them right. */
import type { ApiAnswer } from '../../reference-server/routes.ts';

/** Makes another answer of the right one. */
export type AnswerChange = (answer: ApiAnswer) => ApiAnswer;

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
