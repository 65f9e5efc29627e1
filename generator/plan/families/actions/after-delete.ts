/**
 * Actions after the objects that they look at were deleted: conditions and effects go by what is there now, not by what was
 * there when the acting object was created.
 */
import type { ClauseId } from '../../../../spec/contract.ts';
import type { Witness } from '../../../../spec/exercise.ts';
import { fieldOf, must } from '../../../../spec/lookup.ts';
import type { Effect, Guard } from '../../../../spec/schema.ts';
import * as model from '../../../../spec/semantics/model.ts';
import type { Outcome, Server } from '../../../../spec/semantics/model.ts';
import type { Row } from '../../../../spec/semantics/database.ts';
import type { Draft } from '../../draft.ts';
import { illegalEffect } from '../../legal-effects.ts';
import type { Recorder } from '../../recorder.ts';
import { actingObject, createObjects, outcomeOf, serverWith } from '../../witness.ts';
import { clauseOfEffect, clauseOfGuard } from './context.ts';
import type { ActionContext } from './context.ts';
import { listReadings } from './list-reading.ts';

/** For each reference and each list that the action looks at, the fewest deletes after which it does something else. */
export function planAfterDelete(context: ActionContext): readonly Draft[] {
  const { guards, effects } = context.action;
  const links = linksOf(context);
  return links.flatMap((link) => {
    const readers = guards.filter((guard) => readsLink(guard, link));
    const violations = context.exercise.violations.filter((_, index) =>
      readers.some((reader) => reader === guards[index]),
    );
    const followed = effects.filter((effect) => linkOf(effect) === link);
    const [telling] = [context.exercise.happy, ...violations].flatMap((witness) =>
      tellingDeletes(context, witness, { link, readers, followed: followed.length > 0 }),
    );
    const clauses = [...readers.map(clauseOfGuard), ...followed.map(clauseOfEffect)];
    return telling === undefined
      ? []
      : [planDeletes(context, telling, { link, ifAllowed: clauses })];
  });
}

/** What an action looks through: a reference, or a list. */
function linksOf({ action, entity }: ActionContext): readonly string[] {
  const asked = action.guards.flatMap((guard) =>
    guard.kind === 'null' ? [guard.field] : listReadings(guard).map(({ list }) => list),
  );
  const followed = action.effects.flatMap((effect) => linkOf(effect) ?? []);
  const isLink = (name: string): boolean => 'target' in fieldOf(entity, name);
  return [...new Set([...asked, ...followed])].filter(isLink);
}

function linkOf(effect: Effect): string | undefined {
  if (effect.kind === 'on_reference') return effect.reference;
  return effect.kind === 'for_each' ? effect.list : undefined;
}

function readsLink(guard: Guard, link: string): boolean {
  return guard.kind === 'null'
    ? guard.field === link
    : listReadings(guard).some(({ list }) => list === link);
}

/** Deletes after which the action is refused where it was allowed, is allowed where it was refused, or reaches less. */
interface TellingDeletes {
  readonly witness: Witness;
  readonly target: string;
  readonly ids: readonly string[];
  readonly server: Server;
  readonly outcome: Outcome<Row>;
}

function tellingDeletes(
  { suite, action, entity }: ActionContext,
  witness: Witness,
  about: { readonly link: string; readonly readers: readonly Guard[]; readonly followed: boolean },
): readonly TellingDeletes[] {
  const field = fieldOf(entity, about.link);
  if (!('target' in field)) return [];
  const { target } = field;
  const acting = actingObject(witness);
  const before = outcomeOf(suite, witness, action.name);
  const linked = [acting.set[about.link] ?? []].flat().map(String);
  let server = serverWith(suite, witness);
  return linked.flatMap((id, index) => {
    const removed = model.remove(server, target, id);
    if (!removed.ok) return [];
    server = { ...server, database: removed.database };
    const outcome = model.act(server, entity.name, acting.id, action.name);
    const act = { entity: entity.name, id: acting.id, action: action.name };
    const tells = outcome.ok
      ? (!before.ok || (about.followed && about.readers.length === 0)) &&
        illegalEffect(server, act) === null
      : before.ok && failsOnly(outcome, action.guards, about.readers);
    return tells ? [{ witness, target, ids: linked.slice(0, index + 1), server, outcome }] : [];
  });
}

/** Whether the conditions that are not satisfied are all among the readers. */
function failsOnly(
  outcome: Extract<Outcome<Row>, { readonly ok: false }>,
  guards: readonly Guard[],
  readers: readonly Guard[],
): boolean {
  const { refusal } = outcome;
  return (
    refusal.reason === 'guard' &&
    refusal.guards.every((index) => readers.some((reader) => reader === guards[index]))
  );
}

function planDeletes(
  { entity, action, ownFields, planTest }: ActionContext,
  { witness, target, ids, outcome }: TellingDeletes,
  { link, ifAllowed }: { readonly link: string; readonly ifAllowed: readonly ClauseId[] },
): Draft {
  const { id } = actingObject(witness);
  const gone = ids.length === 1 ? `${ids.join()} was deleted` : `${ids.join(', ')} were deleted`;
  const lost = `an object in ${link} was deleted`;
  const createAndDelete = (t: Recorder): void => {
    createObjects(t, witness);
    for (const one of ids) t.remove(target, one);
  };
  if (outcome.ok)
    return planTest(
      `succeeds-after-delete-in-${link}`,
      `succeeds after ${lost}`,
      [...new Set(ifAllowed), 'references.deleted', 'actions.success'],
      (t) => {
        createAndDelete(t);
        t.act(entity.name, id, action.name, { shows: ownFields });
        t.read(entity.name, id, { shows: [...ownFields, link], because: gone });
      },
    );
  const { refusal } = outcome;
  if (refusal.reason !== 'guard') throw new Error(`${action.name} is refused for another reason`);
  const failing = refusal.guards.map((index) => must(action.guards[index], 'a guard'));
  return planTest(
    `refuses-after-delete-in-${link}`,
    `is refused after ${lost}`,
    [...new Set(failing.map(clauseOfGuard)), 'references.deleted', 'actions.guard'],
    (t) => {
      createAndDelete(t);
      t.refuseAct(entity.name, id, action.name, refusal);
      t.read(entity.name, id, { shows: ownFields, because: 'a refused action changes nothing' });
    },
  );
}
