/** Names of fields that are gone and still appear, or are still demanded. */
import type { Entity } from '../../../spec/schema.ts';
import type { Row } from '../../../spec/semantics/database.ts';
import type { Removal, Snapshot } from '../../../spec/snapshot.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import { bodyIn } from '../endpoints/bodies.ts';
import type { Fault } from '../fault.ts';
import { someEntity } from '../schema-parts.ts';
import { lostFields } from './old-names.ts';

/** The names of an entity that a fault is about, each with what is answered under it. */
type Ghosts = (row: Row, entity: Entity, snapshot: Snapshot) => Readonly<Record<string, unknown>>;

/** Fields that an entity still has, under the names that they had before. */
const renamed: Ghosts = (row, entity, snapshot) =>
  Object.fromEntries(
    lostFields(snapshot, entity, 'rename_field').flatMap(({ field, now }) =>
      now === null ? [] : [[field, row[now] ?? null]],
    ),
  );
const lost =
  (kind: Removal): Ghosts =>
  (_, entity, snapshot) =>
    Object.fromEntries(lostFields(snapshot, entity, kind).map(({ field }) => [field, null]));

const answered = (ghosts: Ghosts): Pick<Fault, 'observable' | 'behaviour'> => ({
  observable: has(ghosts),
  behaviour: answering(ghosts),
});
const listed = (ghosts: Ghosts): Pick<Fault, 'observable' | 'behaviour'> => ({
  observable: has(ghosts),
  behaviour: listing(ghosts),
});
const demanded = (ghosts: Ghosts): Pick<Fault, 'observable' | 'behaviour'> => ({
  observable: has(ghosts),
  behaviour: demanding(ghosts),
});

const RENAMED = { category: 'rename', clause: 'changes.rename-field' } as const;
const DELETED = { category: 'regression', clause: 'changes.delete-field' } as const;
const LOST_WITH_ENTITY = { category: 'cascade deletion', clause: 'changes.delete-entity' } as const;

export const fieldNameFaults: readonly Fault[] = [
  {
    id: 'changes.old-field-names-are-answered-too',
    what: 'A renamed field is answered under the names that it had before as well.',
    ...RENAMED,
    ...answered(renamed),
  },
  {
    id: 'changes.old-field-names-are-listed-too',
    what: 'Lists show a renamed field under the names that it had before as well.',
    ...RENAMED,
    ...listed(renamed),
  },
  {
    id: 'changes.old-field-names-are-demanded',
    what: 'A create without the old name of a renamed field is refused.',
    ...RENAMED,
    ...demanded(renamed),
  },
  {
    id: 'changes.renamed-fields-keep-their-names',
    what: 'A renamed field is answered under the name that it had before, and not under its new one.',
    ...RENAMED,
    observable: has(renamed),
    behaviour: changedObjects((row, entity, snapshot) => {
      const names = new Map(
        lostFields(snapshot, entity, 'rename_field').map(({ field, now }) => [now, field]),
      );
      return Object.fromEntries(
        Object.entries(row).map(([name, value]) => [names.get(name) ?? name, value]),
      );
    }),
  },
  {
    id: 'changes.deleted-fields-are-answered',
    what: 'A deleted field is answered as `null`.',
    ...DELETED,
    ...answered(lost('delete_field')),
  },
  {
    id: 'changes.deleted-fields-are-listed',
    what: 'Lists show a deleted field as `null`.',
    ...DELETED,
    ...listed(lost('delete_field')),
  },
  {
    id: 'changes.deleted-fields-are-demanded',
    what: 'A create without a deleted field is refused.',
    ...DELETED,
    ...demanded(lost('delete_field')),
  },
  {
    id: 'changes.fields-of-deleted-entities-are-answered',
    what: 'A field that referred to a deleted entity is still there, and answered as `null`.',
    ...LOST_WITH_ENTITY,
    ...answered(lost('delete_entity')),
  },
  {
    id: 'changes.fields-of-deleted-entities-are-demanded',
    what: 'A create without a field that referred to a deleted entity is refused.',
    ...LOST_WITH_ENTITY,
    ...demanded(lost('delete_entity')),
  },
];

function has(ghosts: Ghosts): Fault['observable'] {
  return someEntity((entity, snapshot) => Object.keys(ghosts({}, entity, snapshot)).length > 0);
}

/** Objects are answered with more names. */
function answering(ghosts: Ghosts): Behaviour {
  return changedObjects((row, entity, snapshot) => ({ ...row, ...ghosts(row, entity, snapshot) }));
}

/** Objects are listed with more names. */
function listing(ghosts: Ghosts): Behaviour {
  return changedSuccesses(['list'], (answer, { asked: { entity }, snapshot }) => ({
    ...answer,
    json: (answer.json as readonly Row[]).map((row) => ({
      ...row,
      ...ghosts(row, entity, snapshot),
    })),
  }));
}

function changedObjects(
  change: (row: Row, entity: Entity, snapshot: Snapshot) => Readonly<Record<string, unknown>>,
): Behaviour {
  return changedSuccesses(['create', 'read', 'update'], (answer, { asked, snapshot }) => ({
    ...answer,
    json: change(answer.json as Row, asked.entity, snapshot),
  }));
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
