/** Lists that are not the array of all objects. */
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { lastStates } from '../last-states.ts';
import { always, someEntity, someField } from '../schema-parts.ts';
import { picked } from './bodies.ts';
import type { JsonObject } from './bodies.ts';

export const listFaults: readonly Fault[] = [
  ...(
    [
      ['misses-the-newest', 'misses the newest object', (rows) => rows.slice(0, -1)],
      ['holds-the-newest-alone', 'holds nothing but the newest object', (rows) => rows.slice(-1)],
      [
        'ends-after-two',
        'ends after two objects, as if it were a page',
        (rows) => rows.slice(0, 2),
      ],
      [
        'ends-after-ten',
        'ends after ten objects, as if it were a page',
        (rows) => rows.slice(0, 10),
      ],
      ['is-wrapped', 'is wrapped in an object', (rows) => ({ items: rows })],
      [
        'is-null-when-empty',
        'is `null` when there are no objects',
        (rows) => (rows.length ? rows : null),
      ],
    ] satisfies readonly (readonly [string, string, (rows: readonly unknown[]) => unknown])[]
  ).map(([id, what, change]): Fault => ({
    id: `endpoints.list-${id}`,
    what: `A list ${what}.`,
    category: 'missing feature',
    clause: 'endpoints.list',
    observable: always,
    behaviour: changedSuccesses(['list'], (answer) => ({
      ...answer,
      json: change(answer.json as readonly unknown[]),
    })),
  })),
  {
    id: 'endpoints.list-shows-ids-alone',
    what: 'A list shows nothing of its objects but their ids.',
    category: 'missing feature',
    clause: 'endpoints.list',
    observable: someField(({ name }) => name !== 'id'),
    behaviour: changedSuccesses(['list'], (answer) => ({
      ...answer,
      json: (answer.json as readonly unknown[]).map((row) => picked(row, ['id'])),
    })),
  },
  {
    id: 'endpoints.list-hides-a-state',
    what: 'A list leaves out the objects in which an enum field has its last value.',
    category: 'missing feature',
    clause: 'endpoints.list',
    observable: someEntity((entity, { schema }) => lastStates(schema, entity).length > 0),
    behaviour: changedSuccesses(['list'], (answer, { asked: { entity }, snapshot: { schema } }) => {
      const hidden = lastStates(schema, entity);
      const json = (answer.json as readonly JsonObject[]).filter((row) =>
        hidden.every(([name, value]) => row[name] !== value),
      );
      return { ...answer, json };
    }),
  },
];
