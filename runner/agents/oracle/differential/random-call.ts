/** Calls at random on a state: valid, invalid, refused, and now and then to what is not there. */
import { entityOf, must } from '../../../../spec/lookup.ts';
import { endpointOf } from '../../../../spec/naming.ts';
import type { Entity, Field, Operand, Schema } from '../../../../spec/schema.ts';
import { rowsOf } from '../../../../spec/semantics/database.ts';
import type { Server } from '../../../../spec/semantics/model.ts';
import { mustBeSent } from '../../../../spec/semantics/values.ts';
import type { Body } from '../../../../spec/semantics/values.ts';
import type { Stream } from '../../../../spec/stream.ts';
import type { Call } from './call.ts';
import { oddValues, usualValue } from './random-value.ts';
import type { ValueContext } from './random-value.ts';

/** Ids are few, so that calls meet. */
const idsPerEntity = 6;
const oddity = 0.15;

/** The next call. Never what the contract leaves open: an empty update, another id, an object that refers to itself. */
export function randomCall(server: Server, random: Stream): Call {
  const { schema } = server;
  const entity = random.pick(schema.entities);
  const id = someId(server, entity, random);
  const actionWeight = schema.entities.some(hasActions) ? 5 : 0;
  const weights: readonly (readonly [() => Call, number])[] = [
    [() => createCall(server, entity, random), 6],
    [() => updateCall(server, { entity, id }, random), 6],
    [() => actCall(server, random), actionWeight],
    [() => readyCall(server, random), actionWeight],
    [() => ({ kind: 'read', entity: entity.name, id }), 2],
    [() => ({ kind: 'list', entity: entity.name }), 1],
    [() => ({ kind: 'remove', entity: entity.name, id }), 1],
    [
      () => ({ kind: 'analyse', analytics: random.pick(schema.analytics) }),
      schema.analytics.length > 0 ? 2 : 0,
    ],
  ];
  return random.weighted(weights)();
}

/** Literals that the guards of a schema compare with fields, by `Entity.field`; states that actions start from, too. */
function guardLiterals(schema: Schema): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, unknown[]>();
  const note = (entity: string, field: string, literal: unknown): void => {
    const key = `${entity}.${field}`;
    found.set(key, [...(found.get(key) ?? []), literal]);
  };
  for (const entity of schema.entities)
    for (const { guards } of entity.actions)
      for (const guard of guards) {
        if (guard.kind === 'compare') {
          const literals = [guard.left, guard.right].flatMap(literalsIn);
          for (const field of [guard.left, guard.right].flatMap(fieldsIn))
            for (const literal of literals) note(entity.name, field, literal);
        }
        if (guard.kind === 'quantifier') {
          const list = must(
            entity.fields.find(({ name }) => name === guard.list),
            `a field ${guard.list}`,
          );
          if ('target' in list) note(list.target, guard.where.field, guard.where.value);
        }
      }
  return found;
}

function literalsIn(operand: Operand): readonly unknown[] {
  if ('value' in operand) return [operand.value];
  return 'left' in operand ? [operand.left, operand.right].flatMap(literalsIn) : [];
}

function fieldsIn(operand: Operand): readonly string[] {
  if ('field' in operand) return [operand.field];
  return 'left' in operand ? [operand.left, operand.right].flatMap(fieldsIn) : [];
}

function hasActions({ actions }: Entity): boolean {
  return actions.length > 0;
}

function newId(entity: Entity, random: Stream): string {
  return `${endpointOf(entity.name)}-${String(random.integer(1, idsPerEntity))}`;
}

/** Mostly an id that exists. */
function someId({ database }: Server, entity: Entity, random: Stream): string {
  const ids = [...rowsOf(database, entity.name).keys()];
  return ids.length > 0 && random.chance(0.9) ? random.pick(ids) : newId(entity, random);
}

function createCall(server: Server, entity: Entity, random: Stream): Call {
  const id = newId(entity, random);
  const needed = entity.fields.filter(mustBeSent);
  const forgotten = needed.length > 0 && random.chance(0.08) ? random.pick(needed) : null;
  const sent = entity.fields.filter(
    (field) =>
      field !== forgotten && (needed.includes(field) || field.name === 'id' || random.chance(0.7)),
  );
  return {
    kind: 'create',
    entity: entity.name,
    body: bodyOf(server, { entity, id, sent }, random),
  };
}

function updateCall(
  server: Server,
  { entity, id }: { readonly entity: Entity; readonly id: string },
  random: Stream,
): Call {
  const data = entity.fields.filter(({ name }) => name !== 'id');
  const chosen = random.shuffle(data).slice(0, random.integer(1, 3));
  const withId = chosen.length === 0 || random.chance(0.1);
  const sent = withId ? [...chosen, ...entity.fields.filter(({ name }) => name === 'id')] : chosen;
  return {
    kind: 'update',
    entity: entity.name,
    id,
    body: bodyOf(server, { entity, id, sent }, random),
  };
}

function bodyOf(
  { schema, database }: Server,
  {
    entity,
    id,
    sent,
  }: { readonly entity: Entity; readonly id: string; readonly sent: readonly Field[] },
  random: Stream,
): Body {
  const literals = guardLiterals(schema);
  const oddField = random.chance(oddity) ? random.pick(entity.fields).name : null;
  return Object.fromEntries(
    sent.map((field) => {
      if (field.name === 'id') return ['id', id];
      const context: ValueContext = {
        schema,
        database,
        random,
        literals: literals.get(`${entity.name}.${field.name}`) ?? [],
        forbiddenIds: 'target' in field && field.target === entity.name ? [id] : [],
      };
      const value =
        field.name === oddField
          ? random.pick(oddValues(field, context))
          : usualValue(field, context);
      return [field.name, value];
    }),
  );
}

function actCall(server: Server, random: Stream): Call {
  const entity = random.pick(server.schema.entities.filter(hasActions));
  return {
    kind: 'act',
    entity: entity.name,
    id: someId(server, entity, random),
    action: random.pick(entityOf(server.schema, entity.name).actions).name,
  };
}

/** Brings an object into a state that one of its actions starts from. */
function readyCall(server: Server, random: Stream): Call {
  const entity = random.pick(server.schema.entities.filter(hasActions));
  const action = random.pick(entity.actions);
  return {
    kind: 'update',
    entity: entity.name,
    id: someId(server, entity, random),
    body: { [action.field]: random.pick(action.from) },
  };
}
