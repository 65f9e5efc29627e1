/** Before its updates, an action would do nothing that the test expects: so a server that does not see them is found out. */
import { expect, test } from 'vitest';
import { readsList, comparedFields } from '../../../../spec/compared-values.ts';
import { fieldOf, must } from '../../../../spec/lookup.ts';
import type { Action, Entity, Guard } from '../../../../spec/schema.ts';
import { emptyDatabase, findRow } from '../../../../spec/semantics/database.ts';
import { guardHolds } from '../../../../spec/semantics/guards.ts';
import * as model from '../../../../spec/semantics/model.ts';
import type { Server } from '../../../../spec/semantics/model.ts';
import type { Snapshot } from '../../../../spec/snapshot.ts';
import { wrongStates } from '../../../../spec/wrong-states.ts';
import { kennelSnapshot, oddSnapshot, sampledSnapshots } from '../../fixtures/snapshots.ts';
import type { Draft } from '../../draft.ts';
import { resolveBody } from '../../resolve-body.ts';
import { suiteOf } from '../../suite.ts';
import type { Suite } from '../../suite.ts';
import { contextOf } from './context.ts';
import { planUpdated } from './updated.ts';

interface Planned {
  readonly suite: Suite;
  readonly entity: Entity;
  readonly action: Action;
  readonly draft: Draft;
}

function plannedIn(snapshot: Snapshot, seed: string): readonly Planned[] {
  return (['main', 'heldout'] as const).flatMap((data) => {
    const suite = suiteOf({ snapshot, seed, profile: 'paper', data });
    return suite.schema.entities.flatMap((entity) =>
      entity.actions.map((action) => {
        const draft = planUpdated(contextOf(suite, entity, action));
        return { suite, entity, action, draft };
      }),
    );
  });
}

const snapshots = [
  kennelSnapshot,
  oddSnapshot,
  ...['updated 1', 'updated 2'].flatMap((seed) => sampledSnapshots(seed, 12, 12)),
];
const planned = snapshots.flatMap((snapshot, index) =>
  plannedIn(snapshot, `seed ${String(index)}`),
);

/** The server after the creates alone, and the path and id of the acting object. */
function asCreated({ suite, draft, entity, action }: Planned): { server: Server; id: string } {
  const act = draft.steps.find(({ path }) => path.endsWith(`/${action.name}`));
  const id = decodeURIComponent(must(act?.path.split('/')[2], 'an id'));
  let server: Server = { schema: suite.schema, database: emptyDatabase(suite.schema) };
  for (const { method, path, body } of draft.steps) {
    if (method !== 'POST' || body === undefined) continue;
    const name = must(
      suite.schema.entities.find((one) => `/${one.name.toLowerCase()}` === path),
      path,
    ).name;
    const created = model.create(
      server,
      name,
      resolveBody({ examples: [...suite.examples.values()] }, body),
    );
    if (created.ok) server = { ...server, database: created.database };
  }
  expect(findRow(server.database, entity.name, id)).toBeDefined();
  return { server, id };
}

test('there are actions of many kinds to look at', () => {
  expect(planned.length).toBeGreaterThan(30);
  expect(planned.filter(({ action }) => action.guards.length > 1).length).toBeGreaterThan(5);
});

test('what was created is in a state from which the action does not start, where there is one', () => {
  const startable = planned.filter((one) => {
    const { suite, entity, action } = one;
    const { server, id } = asCreated(one);
    const state = findRow(server.database, entity.name, id)?.[action.field] ?? null;
    const wrong = wrongStates(action, entity, suite).filter((each) => each !== null);
    return wrong.length > 0 && action.from.includes(String(state));
  });
  expect(startable.map(({ draft }) => draft.id)).toEqual([]);
});

test('what was created violates the first condition on fields of the acting object', () => {
  const holding = planned.flatMap((one) => {
    const guard = one.action.guards.find((each) => isPlain(each, one.entity));
    if (guard === undefined) return [];
    const { server, id } = asCreated(one);
    const row = must(findRow(server.database, one.entity.name, id), id);
    return guardHolds(guard, { ...server, entity: one.entity, row }) ? [one.draft.id] : [];
  });
  expect(holding).toEqual([]);
});

/** Whether a guard compares fields of the acting object that hold a value of their own. */
function isPlain(guard: Guard, entity: Entity): boolean {
  if (guard.kind !== 'compare' || readsList(guard)) return false;
  const names = comparedFields(guard);
  return names.length > 0 && names.every((name) => !('target' in fieldOf(entity, name)));
}

test('each changes something by an update before the action, if it can, and lists the objects after it', () => {
  const missing = planned.filter(({ suite, entity, draft, action }) => {
    const others = wrongStates(action, entity, suite).filter((state) => state !== null);
    const looksAt = [...others, ...action.guards, ...action.effects];
    const act = draft.steps.findIndex(({ path }) => path.endsWith(`/${action.name}`));
    const before = draft.steps.slice(0, act).some(({ method }) => method === 'PATCH');
    const listed = draft.steps[act + 1];
    const changes = before || looksAt.length === 0;
    return !changes || listed?.method !== 'GET' || !Array.isArray(listed.answer);
  });
  expect(missing.map(({ draft }) => draft.id)).toEqual([]);
});
