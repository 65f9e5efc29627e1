/** Creates that succeed and answer or keep something else than the object. */
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { always, someField } from '../schema-parts.ts';
import { bodyIn, picked } from './bodies.ts';

const CREATE = { category: 'missing feature', clause: 'endpoints.create' } as const;

export const createFaults: readonly Fault[] = [
  {
    id: 'endpoints.create-answers-202',
    what: 'A create answers 202.',
    ...CREATE,
    observable: always,
    behaviour: changedSuccesses(['create'], (answer) => ({ ...answer, status: 202 })),
  },
  {
    id: 'endpoints.create-answers-the-id-alone',
    what: 'A create answers nothing but the id of the object.',
    ...CREATE,
    observable: someField(({ name }) => name !== 'id'),
    behaviour: changedSuccesses(['create'], (answer) => ({
      ...answer,
      json: picked(answer.json, ['id']),
    })),
  },
  {
    id: 'endpoints.create-answers-what-was-sent',
    what: 'A create answers the body that was sent, without the fields that it filled in.',
    ...CREATE,
    observable: someField((field) => 'default' in field || field.type === 'reference_list'),
    behaviour: changedSuccesses(['create'], (answer, { request }) => ({
      ...answer,
      json: bodyIn(request),
    })),
  },
];
