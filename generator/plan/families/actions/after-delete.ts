/**
 * Actions after the objects that they look at were deleted: conditions and effects go by what is there now, not by what was
 * there when the acting object was created.
 */
import type { Witness } from '../../../../spec/exercise.ts';
import { must } from '../../../../spec/lookup.ts';
import type { Effect, Guard } from '../../../../spec/schema.ts';
import * as model from '../../../../spec/semantics/model.ts';
import type { Outcome } from '../../../../spec/semantics/model.ts';
import type { Row } from '../../../../spec/semantics/database.ts';
import type { Draft } from '../../draft.ts';
import { illegalEffect } from '../../legal-effects.ts';
import type { Recorder } from '../../recorder.ts';
import { actingObject, createObjects, outcomeOf, serverWith } from '../../witness.ts';
import { clauseOfEffect, clauseOfGuard } from './context.ts';
import type { ActionContext } from './context.ts';
import { listReadings } from './list-reading.ts';

/** For each reference and each list that the action looks at, the most deletes after which it does something else. */
export function planAfterDelete(context: ActionContext): readonly Draft[] {
  const { guards } = context.action;
  const { happy, violations } = context.exercise;
  return linksOf(context).flatMap((link) => {
    const refused = violations.filter((_, index) =>
      link.readers.some((reader) => reader === guards[index]),
    );
    const [telling] = [happy, ...refused].flatMap((witness) =>
      tellingDeletes(context, witness, link).slice(-1),
    );
    return telling === undefined ? [] : [planDeletes(context, telling, link)];
  });
}

/** A reference or a list that an action looks through. */
interface Link {
  readonly name: string;
  readonly target: string;
  /** The conditions that ask about it, and the effects on the objects that it names. */
  readonly readers: readonly Guard[];
  readonly followers: readonly Effect[];
}

function linksOf({ action: { guards, effects }, entity }: ActionContext): readonly Link[] {
  return entity.fields.flatMap((field): readonly Link[] => {
    if (!('target' in field)) return [];
    const { name, target } = field;
    const readers = guards.filter((guard) => looksAt(guard, name));
    const followers = effects.filter((effect) => nameIn(effect) === name);
    return readers.length + followers.length === 0 ? [] : [{ name, target, readers, followers }];
  });
}

function looksAt(guard: Guard, name: string): boolean {
  return guard.kind === 'null'
    ? guard.field === name
    : listReadings(guard).some(({ list }) => list === name);
}

function nameIn(effect: Effect): string | undefined {
  if (effect.kind === 'on_reference') return effect.reference;
  return effect.kind === 'for_each' ? effect.list : undefined;
}

/** Deletes after which the action is refused where it was allowed, is allowed where it was refused, or reaches less. */
interface TellingDeletes {
  readonly witness: Witness;
  readonly ids: readonly string[];
  readonly outcome: Outcome<Row>;
}

function tellingDeletes(
  { suite, action, entity }: ActionContext,
  witness: Witness,
  { name, target, readers }: Link,
): readonly TellingDeletes[] {
  const acting = actingObject(witness);
  const act = { entity: entity.name, id: acting.id, action: action.name };
  const wasAllowed = outcomeOf(suite, witness, action.name).ok;
  const linked = [acting.set[name] ?? []].flat().map(String);
  let server = serverWith(suite, witness);
  return linked.flatMap((id, index) => {
    const removed = model.remove(server, target, id);
    if (!removed.ok) throw new Error(`${entity.name} ${acting.id} refers to no ${target} ${id}`);
    server = { ...server, database: removed.database };
    const outcome = model.act(server, entity.name, acting.id, action.name);
    const differs = wasAllowed !== outcome.ok || readers.length === 0;
    const legal = !outcome.ok || illegalEffect(server, act) === null;
    return differs && legal ? [{ witness, ids: linked.slice(0, index + 1), outcome }] : [];
  });
}

function planDeletes(
  { entity, action, ownFields, planTest }: ActionContext,
  { witness, ids, outcome }: TellingDeletes,
  { name, target, readers, followers }: Link,
): Draft {
  const { id } = actingObject(witness);
  const createAndDelete = (t: Recorder): void => {
    createObjects(t, witness);
    for (const gone of ids) t.remove(target, gone);
  };
  if (outcome.ok) {
    const clauses = new Set([...readers.map(clauseOfGuard), ...followers.map(clauseOfEffect)]);
    return planTest(
      `succeeds-after-delete-in-${name}`,
      `succeeds after the deletion of what ${name} named`,
      [...clauses, 'references.deleted', 'actions.success'],
      (t) => {
        createAndDelete(t);
        t.act(entity.name, id, action.name, { shows: ownFields });
        const because = `deleted before the action: ${ids.join(', ')}`;
        t.read(entity.name, id, { shows: [...ownFields, name], because });
      },
    );
  }
  const { refusal } = outcome;
  if (refusal.reason !== 'guard') throw new Error(`${action.name} is refused for another reason`);
  const failing = refusal.guards.map((index) => must(action.guards[index], 'a guard'));
  return planTest(
    `refuses-after-delete-in-${name}`,
    `is refused after the deletion of what ${name} named`,
    [...new Set(failing.map(clauseOfGuard)), 'references.deleted', 'actions.guard'],
    (t) => {
      createAndDelete(t);
      t.refuseAct(entity.name, id, action.name, refusal);
      t.read(entity.name, id, { shows: ownFields, because: 'a refused action changes nothing' });
    },
  );
}
