/** Updates that are accepted, and answer or store something else than the changed object. */
import { findRow, rowsOf, withRow } from '../../../spec/semantics/database.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { always, someEntity } from '../schema-parts.ts';
import { bodyIn, picked } from './bodies.ts';

const UPDATE = { category: 'missing feature', clause: 'endpoints.update' } as const;

/** Whether an entity has fields enough to see what becomes of the others. */
const hasFields = (count: number): Fault['observable'] =>
  someEntity(({ fields }) => fields.filter(({ name }) => name !== 'id').length >= count);

export const updateFaults: readonly Fault[] = [
  {
    id: 'endpoints.update-answers-what-was-sent',
    what: 'An update answers nothing but the fields that were sent.',
    ...UPDATE,
    observable: always,
    behaviour: changedSuccesses(['update'], (answer, { request }) => ({
      ...answer,
      json: picked(answer.json, Object.keys(bodyIn(request))),
    })),
  },
  {
    id: 'endpoints.update-answers-the-old-object',
    what: 'An update answers the object as it was before.',
    ...UPDATE,
    observable: hasFields(1),
    behaviour: changedSuccesses(['update'], (answer, { asked, before }) => ({
      ...answer,
      json: findRow(before, asked.entity.name, asked.id),
    })),
  },
  {
    id: 'endpoints.update-answers-nothing',
    what: 'An update answers 204, without the object.',
    ...UPDATE,
    observable: always,
    behaviour: changedSuccesses(['update'], ({ database }) => ({ status: 204, database })),
  },
  {
    id: 'endpoints.update-is-not-stored',
    what: 'An update answers the changed object and does not store it.',
    ...UPDATE,
    observable: hasFields(1),
    behaviour: changedSuccesses(['update'], (answer, { before }) => ({
      ...answer,
      database: before,
    })),
  },
  {
    id: 'endpoints.update-changes-every-object',
    what: 'An update changes all objects of the entity.',
    ...UPDATE,
    observable: hasFields(1),
    behaviour: changedSuccesses(['update'], (answer, { asked, request }) => {
      const { id: _, ...sent } = picked(answer.json, Object.keys(bodyIn(request)));
      const { name } = asked.entity;
      return {
        ...answer,
        database: [...rowsOf(answer.database, name).values()].reduce(
          (database, row) => withRow(database, name, { ...row, ...(sent as typeof row) }),
          answer.database,
        ),
      };
    }),
  },
  {
    id: 'endpoints.update-stores-one-field',
    what: 'An update of several fields changes the first of them alone.',
    ...UPDATE,
    observable: hasFields(2),
    behaviour: {
      semantics: (right) => ({
        ...right,
        update: (server, entity, id, body) => {
          const outcome = right.update(server, entity, id, body);
          const [first] = Object.entries(body).filter(([name]) => name !== 'id');
          return outcome.ok && first
            ? right.update(server, entity, id, Object.fromEntries([first]))
            : outcome;
        },
      }),
    },
  },
];
