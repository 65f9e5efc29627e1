/** What is not the same in two states, in words. Renames are told apart from what was added and removed. */
import { canonicalText, sortedBy } from './canonical.ts';
import { applyChange } from './changes/table.ts';
import type { Change } from './changes/table.ts';
import { findEntity } from './lookup.ts';
import type { Action, Entity, Schema } from './schema.ts';
import type { Snapshot } from './snapshot.ts';
import {
  analyticsEndpoint,
  code,
  describeEffect,
  describeField,
  describeGuard,
} from './wording.ts';

/** One difference. `subject`: the entity, enum or part of the schema that it is about, which groups differences. */
export interface Difference {
  readonly kind: 'added' | 'removed' | 'renamed' | 'changed';
  readonly subject: string;
  readonly words: string;
}

/** A snapshot of a trajectory as far as differences need it. */
type State = Pick<Snapshot, 'schema' | 'lineage'>;

/** The differences from an earlier state of a trajectory to a later one: renames first, then by subject. */
export function schemaDifference(before: State, after: State): readonly Difference[] {
  const renames = renamesBetween(before, after);
  const then = renames.reduce<Schema>(
    (schema, rename) => applyChange(schema, rename),
    before.schema,
  );
  return [
    ...renames.map(renameInWords),
    ...entityDifferences(then, after.schema),
    ...enumDifferences(then, after.schema),
    ...listed(
      'Analytics',
      { before: then.analytics, after: after.schema.analytics },
      {
        same: analyticsEndpoint,
        inWords: (analytics) => code(analyticsEndpoint(analytics)),
      },
    ),
  ];
}

type Rename = Extract<Change, { readonly kind: 'rename_entity' | 'rename_field' }>;

/** What must be renamed in the earlier state so that everything that lived on has its later name. */
export function renamesBetween(before: State, after: State): readonly Rename[] {
  const now = new Map(Object.entries(after.lineage).map(([path, id]) => [id, path]));
  const nowOf = (path: string): string | undefined => now.get(before.lineage[path] ?? path);
  const entities = before.schema.entities.flatMap(({ name }) => {
    const to = nowOf(name);
    return to === undefined || to === name
      ? []
      : [{ kind: 'rename_entity' as const, entity: name, to }];
  });
  const fields = before.schema.entities.flatMap(({ name, fields: owned }) =>
    owned.flatMap((field) => {
      const [entity, to] = (nowOf(`${name}.${field.name}`) ?? '').split('.');
      return entity === undefined || to === undefined || to === field.name
        ? []
        : [{ kind: 'rename_field' as const, entity, field: field.name, to }];
    }),
  );
  return [...entities, ...fields];
}

function renameInWords(rename: Rename): Difference {
  return rename.kind === 'rename_entity'
    ? {
        kind: 'renamed',
        subject: rename.to,
        words: `entity ${code(rename.entity)} is now ${code(rename.to)}`,
      }
    : {
        kind: 'renamed',
        subject: rename.entity,
        words: `field ${code(rename.field)} is now ${code(rename.to)}`,
      };
}

function entityDifferences(before: Schema, after: Schema): readonly Difference[] {
  const names = new Set([...before.entities, ...after.entities].map(({ name }) => name));
  return sortedBy([...names], (name) => name).flatMap((name) => {
    const [old, now] = [findEntity(before, name), findEntity(after, name)];
    const bare: Entity = { name, fields: [], actions: [] };
    const whole: readonly Difference[] =
      old === undefined
        ? [{ kind: 'added', subject: name, words: `entity ${code(name)}` }]
        : now === undefined
          ? [{ kind: 'removed', subject: name, words: `entity ${code(name)} with all that it had` }]
          : [];
    return now === undefined ? whole : [...whole, ...partDifferences(old ?? bare, now)];
  });
}

function partDifferences(before: Entity, after: Entity): readonly Difference[] {
  const subject = after.name;
  return [
    ...listed(
      subject,
      { before: before.fields, after: after.fields },
      {
        same: ({ name }) => name,
        inWords: (field) => `field ${describeField(field)}`,
      },
    ),
    ...listed(
      subject,
      { before: before.actions, after: after.actions },
      {
        same: ({ name }) => name,
        inWords: actionInWords,
        within: actionDifferences,
      },
    ),
  ];
}

/** action `approve`: `phase` from `review` to `in_progress`; if …; then …. */
function actionInWords(action: Action): string {
  const { name, guards, effects } = action;
  return [
    `action ${code(name)}: ${moveInWords(action)}`,
    ...guards.map((guard) => `if ${code(describeGuard(guard))}`),
    ...effects.map((effect) => `then ${code(describeEffect(effect))}`),
  ].join('; ');
}

function moveInWords({ field, from, to }: Action): string {
  return `${code(field)} from ${from.map(code).join(' or ')} to ${code(to)}`;
}

function actionDifferences(before: Action, after: Action, subject: string): readonly Difference[] {
  const action = `action ${code(after.name)}`;
  const [old, now] = [moveInWords(before), moveInWords(after)];
  const moves: readonly Difference[] =
    old === now
      ? []
      : [{ kind: 'changed', subject, words: `${action}: ${old} before, ${now} now` }];
  return [
    ...moves,
    ...listed(
      subject,
      { before: before.guards, after: after.guards },
      {
        same: describeGuard,
        inWords: (guard) => `${action}: condition ${code(describeGuard(guard))}`,
      },
    ),
    ...listed(
      subject,
      { before: before.effects, after: after.effects },
      {
        same: describeEffect,
        inWords: (effect) => `${action}: effect ${code(describeEffect(effect))}`,
      },
    ),
  ];
}

function enumDifferences(before: Schema, after: Schema): readonly Difference[] {
  return listed(
    'Enums',
    { before: before.enums, after: after.enums },
    {
      same: ({ name }) => name,
      inWords: ({ name, values }) => `enum ${code(name)} with ${values.map(code).join(', ')}`,
      within: (old, now) =>
        listed(
          'Enums',
          { before: old.values, after: now.values },
          {
            same: (value) => value,
            inWords: (value) => `value ${code(value)} of the enum ${code(now.name)}`,
          },
        ),
    },
  );
}

/** How the items of a list are told apart, said, and compared in detail (else both are said whole). */
interface Items<T> {
  readonly same: (item: T) => string;
  readonly inWords: (item: T) => string;
  readonly within?: (before: T, after: T, subject: string) => readonly Difference[];
}

function listed<T>(
  subject: string,
  lists: { readonly before: readonly T[]; readonly after: readonly T[] },
  { same, inWords, within }: Items<T>,
): readonly Difference[] {
  const old = new Map(lists.before.map((item) => [same(item), item]));
  const now = new Map(lists.after.map((item) => [same(item), item]));
  const gone = [...old].filter(([key]) => !now.has(key));
  return [
    ...gone.map(([, item]): Difference => ({ kind: 'removed', subject, words: inWords(item) })),
    ...[...now].flatMap(([key, item]): readonly Difference[] => {
      const was = old.get(key);
      if (was === undefined) return [{ kind: 'added', subject, words: inWords(item) }];
      if (canonicalText(was) === canonicalText(item)) return [];
      if (within) return within(was, item, subject);
      return [{ kind: 'changed', subject, words: `${inWords(item)}; before: ${inWords(was)}` }];
    }),
  ];
}
