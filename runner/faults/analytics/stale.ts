/** Results that are kept and answered again when they are out of date. */
import { entityOf, isNumberField } from '../../../spec/lookup.ts';
import { innerOf } from '../../../spec/semantics/effects.ts';
import type { Snapshot } from '../../../spec/snapshot.ts';
import { askedBy } from '../../reference-server/asked.ts';
import type { Asked } from '../../reference-server/asked.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { Fault } from '../fault.ts';
import { someAnalytics, someEffect } from '../schema-parts.ts';
import { has, hasOver, room } from './analytics-parts.ts';

/** A change after which a kept result is not thrown away. */
type Unnoticed = 'create' | 'update' | 'delete' | 'act';

const OVER_FIELDS = ['avg', 'min', 'max', 'sum'] as const;

const stale: readonly (readonly [
  unnoticed: Unnoticed,
  after: string,
  observable: Fault['observable'],
])[] = [
  ['create', 'a create', someAnalytics(() => true)],
  ['update', 'an update', hasOver(OVER_FIELDS, (field) => room(field) >= 2)],
  [
    'delete',
    'a delete',
    (snapshot) =>
      has('count')(snapshot) ||
      hasOver(
        OVER_FIELDS,
        (field, { operation }) => operation === 'sum' || room(field) >= 2,
      )(snapshot),
  ],
  ['act', 'an action', someEffect(changesAnalysedField)],
];

export const staleFaults: readonly Fault[] = stale.map(([unnoticed, after, observable]) => ({
  id: `analytics.stale-after-${unnoticed === 'act' ? 'action' : unnoticed}`,
  what: `Analytics answer an earlier result again after ${after}.`,
  category: 'missing feature',
  clause: 'analytics.shape',
  observable,
  behaviour: keepingResults(unnoticed),
}));

/** Results are kept until something else than the unnoticed change happens. */
function keepingResults(unnoticed: Unnoticed): Behaviour {
  return {
    routes: (right, { schema }) => {
      const kept = new Map<string, unknown>();
      return (database, request) => {
        const answer = right(database, request);
        const asked = askedBy(schema, request);
        if (asked?.kind === 'analyse') {
          const json = kept.get(request.target) ?? answer.json;
          kept.set(request.target, json);
          return { ...answer, json };
        }
        if (changesData(asked) && asked?.kind !== unnoticed) kept.clear();
        return answer;
      };
    },
  };
}

const changesData = (asked: Asked | undefined): boolean =>
  asked !== undefined && asked.kind !== 'read' && asked.kind !== 'list';

/** Whether there are analytics over the field that the effect changes. */
function changesAnalysedField(
  effect: Parameters<typeof innerOf>[0],
  owner: Parameters<typeof entityOf>[0]['entities'][number],
  { schema }: Snapshot,
): boolean {
  const { field } = innerOf(effect);
  const link = owner.fields.find(
    ({ name }) =>
      (effect.kind === 'on_reference' && name === effect.reference) ||
      (effect.kind === 'for_each' && name === effect.list),
  );
  const entity = link && 'target' in link ? link.target : owner.name;
  return (
    entityOf(schema, entity)
      .fields.filter(isNumberField)
      .some(({ name }) => name === field) &&
    schema.analytics.some(
      (analytics) =>
        analytics.entity === entity && analytics.operation !== 'count' && analytics.field === field,
    )
  );
}
