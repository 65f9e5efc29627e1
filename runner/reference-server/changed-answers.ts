/** Answers to requests of some kinds, changed on their way out: of such changes many faults and variants are made. */
import type { Database } from '../../spec/semantics/database.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { askedBy } from './asked.ts';
import type { Asked, Kind } from './asked.ts';
import type { Behaviour } from './behaviour.ts';
import type { ApiAnswer, ApiRequest } from './routes.ts';

/** What an answer is an answer to. */
export interface Context<K extends Kind> {
  readonly asked: Asked<K>;
  readonly request: ApiRequest;
  /** The data before the request. */
  readonly before: Database;
  readonly snapshot: Snapshot;
}

/** Changes the right answers to requests of the given kinds; the data after the request belongs to the answer. */
export function changedAnswers<K extends Kind>(
  kinds: readonly K[],
  change: (answer: ApiAnswer, context: Context<K>) => ApiAnswer,
): Behaviour {
  const isOfKind = (asked: Asked | undefined): asked is Asked & Asked<K> =>
    asked !== undefined && kinds.some((kind) => kind === asked.kind);
  return {
    routes: (right, snapshot) => (before, request) => {
      const answer = right(before, request);
      const asked = askedBy(snapshot.schema, request);
      return isOfKind(asked) ? change(answer, { asked, request, before, snapshot }) : answer;
    },
  };
}

/** Changes only the answers that grant what was asked for. */
export function changedSuccesses<K extends Kind>(
  kinds: readonly K[],
  change: (answer: ApiAnswer, context: Context<K>) => ApiAnswer,
): Behaviour {
  return changedAnswers(kinds, (answer, context: Context<K>) =>
    answer.status < 300 ? change(answer, context) : answer,
  );
}
