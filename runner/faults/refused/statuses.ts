/** Invalid input that is answered with the wrong status. */
import { changedAnswers } from '../../reference-server/changed-answers.ts';
import { bodyIn } from '../endpoints/bodies.ts';
import type { Fault } from '../fault.ts';
import { isReferringField } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { bothWrites, otherWrites } from '../writes.ts';

export const statusFaults: readonly Fault[] = [
  {
    id: 'refused.with-200',
    what: 'Invalid input is ignored and answered with 200.',
    category: 'data validation',
    clause: 'refused.status',
    observable: someField(({ name }) => name !== 'id'),
    behaviour: changedAnswers(['create', 'update'], (answer, { request }) =>
      answer.status === 422 ? { ...answer, status: 200, json: bodyIn(request) } : answer,
    ),
  },
  {
    id: 'refused.dangling-reference-with-404',
    what: 'A reference to an object that does not exist is answered with 404.',
    category: 'data validation',
    clause: 'refused.status',
    observable: someField(isReferringField),
    behaviour: otherWrites(bothWrites, ({ server, body }, proceed) => {
      const outcome = proceed(server, body);
      return !outcome.ok &&
        outcome.refusal.reason === 'invalid' &&
        outcome.refusal.violations.some(({ rule }) => rule === 'reference')
        ? { ok: false, refusal: { reason: 'not_found' } }
        : outcome;
    }),
  },
];
