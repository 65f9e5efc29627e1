/** Writes that are refused and have left something behind. */
import type { Entity } from '../../../spec/schema.ts';
import { findRow, withRow } from '../../../spec/semantics/database.ts';
import type { Database, Row, Value } from '../../../spec/semantics/database.ts';
import { violationsOnCreate, violationsOnUpdate } from '../../../spec/semantics/values.ts';
import type { Violation } from '../../../spec/semantics/values.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { changedAnswers } from '../../reference-server/changed-answers.ts';
import { bodyIn } from '../endpoints/bodies.ts';
import type { JsonObject } from '../endpoints/bodies.ts';
import type { Fault } from '../fault.ts';
import { isPlainField, isReferringField } from '../fields.ts';
import { someEntity, someField } from '../schema-parts.ts';

const LEAK = { category: 'data validation', clause: 'refused.unchanged' } as const;
const hasField = someField(({ name }) => name !== 'id');
/** Whether an update can be right in one field and wrong in another. */
const hasTwoFields = someEntity(
  ({ fields }) =>
    fields.some(isPlainField) && fields.filter(({ name }) => name !== 'id').length > 1,
);
const hasPlainAndReferring = someEntity(
  ({ fields }) => fields.some(isPlainField) && fields.some(isReferringField),
);

/** What is kept of the body of a refused update. */
type Leak = (body: JsonObject, wrong: readonly Violation[]) => JsonObject;

const isWrong = (name: string, wrong: readonly Violation[]): boolean =>
  wrong.some(({ field }) => field === name);
const rightOnes: Leak = (body, wrong) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !isWrong(name, wrong)));
const upToFirstWrong: Leak = (body, wrong) => {
  const entries = Object.entries(body);
  const end = entries.findIndex(([name]) => isWrong(name, wrong));
  return Object.fromEntries(end < 0 ? entries : entries.slice(0, end));
};
const unlessOnlyReferences: Leak = (body, wrong) =>
  wrong.every(({ rule }) => rule === 'reference') ? rightOnes(body, wrong) : {};

/** Keeps part of the body of every update that is refused as invalid. */
function keepingOfUpdates(leak: Leak): Behaviour {
  return changedAnswers(['update'], (answer, { asked, request, before, snapshot: { schema } }) => {
    const { entity, id } = asked;
    const row = findRow(before, entity.name, id);
    if (answer.status !== 422 || !row) return answer;
    const body = bodyIn(request);
    const wrong = violationsOnUpdate(entity, body, { schema, database: before });
    const kept: Row = { ...row, ...(leak(knownIn(entity, body), wrong) as Row), id };
    return { ...answer, database: withRow(before, entity.name, kept) };
  });
}

/** Keeps every create that is refused as invalid, or only those of which all faults pass. */
function keepingCreates(passes: (wrong: readonly Violation[]) => boolean): Behaviour {
  return changedAnswers(['create'], (answer, { asked: { entity }, request, before, snapshot }) => {
    if (answer.status !== 422) return answer;
    const body = bodyIn(request);
    const world = { schema: snapshot.schema, database: before };
    const kept = passes(violationsOnCreate(entity, body, world));
    return kept ? { ...answer, database: withSent(before, entity, body) } : answer;
  });
}

/** The database with the object as it was sent, unless its id is in use or missing. */
function withSent(database: Database, entity: Entity, body: JsonObject): Database {
  const id = body['id'];
  if (typeof id !== 'string' || findRow(database, entity.name, id)) return database;
  const absent = entity.fields.map((field): readonly [string, Value] => [
    field.name,
    field.type === 'reference_list' ? [] : null,
  ]);
  const row = { ...Object.fromEntries(absent), ...(knownIn(entity, body) as Row) };
  return withRow(database, entity.name, row);
}

const knownIn = ({ fields }: Entity, body: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) => fields.some((field) => field.name === name)),
  );

export const leakFaults: readonly Fault[] = [
  {
    id: 'refused.create-is-stored',
    what: 'A create that is refused stores the object.',
    ...LEAK,
    observable: hasField,
    behaviour: keepingCreates(() => true),
  },
  {
    id: 'refused.create-with-dangling-reference-is-stored',
    what: 'A create that is refused for a reference alone stores the object.',
    ...LEAK,
    observable: someField(isReferringField),
    behaviour: keepingCreates((wrong) => wrong.every(({ rule }) => rule === 'reference')),
  },
  {
    id: 'refused.update-is-stored',
    what: 'An update that is refused is stored, wrong values included.',
    ...LEAK,
    observable: hasField,
    behaviour: keepingOfUpdates((body) => body),
  },
  {
    id: 'refused.right-fields-are-stored',
    what: 'An update that is refused stores the fields that were right.',
    ...LEAK,
    observable: hasTwoFields,
    behaviour: keepingOfUpdates(rightOnes),
  },
  {
    id: 'refused.fields-before-the-wrong-one-are-stored',
    what: 'An update that is refused stores the fields that come before the wrong one.',
    ...LEAK,
    observable: hasTwoFields,
    behaviour: keepingOfUpdates(upToFirstWrong),
  },
  {
    id: 'refused.references-are-checked-too-late',
    what: 'An update that is refused for a reference alone stores its other fields.',
    ...LEAK,
    observable: hasPlainAndReferring,
    behaviour: keepingOfUpdates(unlessOnlyReferences),
  },
];
