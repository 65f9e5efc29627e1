/** Names of fields that are gone and still appear, or are still demanded. */
import type { Entity } from '../../../spec/schema.ts';
import type { Row } from '../../../spec/semantics/database.ts';
import type { Snapshot } from '../../../spec/snapshot.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import { bodyIn } from '../endpoints/bodies.ts';
import type { Fault } from '../fault.ts';
import { someEntity } from '../schema-parts.ts';
import { deletedFields, renamedFields } from './old-names.ts';

/** The names of an entity that a fault is about, each with what is answered under it. */
type Ghosts = (row: Row, entity: Entity, snapshot: Snapshot) => Readonly<Record<string, unknown>>;

const renamed: Ghosts = (row, entity, snapshot) =>
  Object.fromEntries(
    renamedFields(snapshot, entity).map(({ old, now }) => [old, row[now] ?? null]),
  );
const deleted: Ghosts = (_, entity, snapshot) =>
  Object.fromEntries(deletedFields(snapshot, entity).map((name) => [name, null]));
/** Of an entity that is gone, the fields that referred to it may be among those that are gone. */
const referring: Ghosts = (_, entity, snapshot) =>
  snapshot.removed.endpoints.length > 0
    ? Object.fromEntries(deletedFields(snapshot, entity).map((name) => [name, []]))
    : {};

const has = (ghosts: Ghosts): Fault['observable'] =>
  someEntity((entity, snapshot) => Object.keys(ghosts({}, entity, snapshot)).length > 0);

export const fieldNameFaults: readonly Fault[] = [
  {
    id: 'changes.old-field-names-are-answered-too',
    what: 'A renamed field is answered under its first name as well.',
    category: 'rename',
    clause: 'changes.rename-field',
    observable: has(renamed),
    behaviour: answering(renamed),
  },
  {
    id: 'changes.old-field-names-are-demanded',
    what: 'A create without the first name of a renamed field is refused.',
    category: 'rename',
    clause: 'changes.rename-field',
    observable: has(renamed),
    behaviour: demanding(renamed),
  },
  {
    id: 'changes.deleted-fields-are-answered',
    what: 'A deleted field is answered as `null`.',
    category: 'regression',
    clause: 'changes.delete-field',
    observable: has(deleted),
    behaviour: answering(deleted),
  },
  {
    id: 'changes.deleted-fields-are-demanded',
    what: 'A create without a deleted field is refused.',
    category: 'regression',
    clause: 'changes.delete-field',
    observable: has(deleted),
    behaviour: demanding(deleted),
  },
  {
    id: 'changes.fields-of-deleted-entities-are-answered',
    what: 'A field that referred to a deleted entity is answered as an empty list.',
    category: 'cascade deletion',
    clause: 'changes.delete-entity',
    observable: has(referring),
    behaviour: answering(referring),
  },
];

/** Objects are answered with more names. */
function answering(ghosts: Ghosts): Behaviour {
  return changedSuccesses(['create', 'read', 'update'], (answer, { asked, snapshot }) => {
    const row = answer.json as Row;
    return { ...answer, json: { ...row, ...ghosts(row, asked.entity, snapshot) } };
  });
}

/** A create must send the names, too. */
function demanding(ghosts: Ghosts): Behaviour {
  return changedSuccesses(['create'], (answer, { asked, before, request, snapshot }) => {
    const sent = bodyIn(request);
    const missing = Object.keys(ghosts({}, asked.entity, snapshot)).find(
      (name) => !Object.hasOwn(sent, name),
    );
    return missing === undefined
      ? answer
      : { status: 422, json: { error: `${missing} is required` }, database: before };
  });
}
