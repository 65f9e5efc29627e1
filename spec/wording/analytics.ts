/** Analytics endpoints in words. */
import { analyticsPath } from '../naming.ts';
import type { Analytics } from '../schema.ts';
import { byTag, converted } from './choice.ts';
import { inCode, memberName, token, typeName } from './names.ts';
import type { Phrase } from './phrase.ts';
import { sentence } from './sentence.ts';

/** `GET /analytics/dog/rank/avg`. */
export function analyticsEndpoint(analytics: Analytics): string {
  return `GET ${analyticsPath(analytics)}`;
}

const over = (measure: string): Phrase<{ readonly field: string; readonly entity: string }> =>
  sentence`the ${measure} of ${{ field: inCode(memberName) }} over all ${{ entity: typeName }} objects`;

/** What an endpoint computes: the number of Dog objects, the average of `rank` over all Dog objects. */
export const measure = byTag<Analytics, 'operation'>('operation', {
  count: sentence`the number of ${{ entity: typeName }} objects`,
  avg: over('average'),
  min: over('minimum'),
  max: over('maximum'),
  sum: over('sum'),
});

const endpoint = token(/GET [/a-z0-9_]+/y, 'an endpoint such as GET /analytics/dog/count');

/** `GET /analytics/dog/count`: the number of Dog objects. Path and words must agree. */
export const analytics: Phrase<Analytics> = converted(
  sentence`${{ path: inCode(endpoint) }}: ${{ computed: measure }}`,
  {
    said: (computed: Analytics) => ({ path: analyticsEndpoint(computed), computed }),
    understood: ({ path, computed }) =>
      path === analyticsEndpoint(computed) ? computed : undefined,
    what: 'a path that agrees with what is computed',
  },
);
