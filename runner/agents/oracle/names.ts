/** What the things of a schema are called in the server's Python code, where keywords and clashes must be avoided. */
import { analyticsPath } from '../../../spec/naming.ts';
import { must } from '../../../spec/lookup.ts';
import type { Analytics, Schema } from '../../../spec/schema.ts';
import { RESERVED_NAMES } from './reserved-names.ts';

export interface Names {
  /** `UserProfile` → `user_profile`: its module, and the variable that holds one object. */
  readonly module: (entity: string) => string;
  /** `UserProfile` → `user_profile_table`. */
  readonly table: (entity: string) => string;
  /** `DogPhase` → `DOG_PHASE`. */
  readonly enumConstant: (enumName: string) => string;
  /** The function of an action in the module of its entity. */
  readonly action: (entity: string, action: string) => string;
  /** `dog_rank_avg`: the function of an analytics endpoint. */
  readonly analytics: (analytics: Analytics) => string;
  /** A name for a local variable beside the variable of the acting entity. */
  readonly local: (wanted: string, entity: string) => string;
}

/** The names of everything in a schema. Each lookup throws for a thing that the schema lacks. */
export function namesOf(schema: Schema): Names {
  const entities = schema.entities.map(({ name }) => name);
  const tables = identifiers(
    entities.map((name) => [name, `${snakeCase(name)}_table`]),
    RESERVED_NAMES,
  );
  const taken = new Set([...RESERVED_NAMES, ...tables.values()]);
  const modules = identifiers(
    entities.map((name) => [name, snakeCase(name)]),
    taken,
  );
  const constants = identifiers(
    schema.enums.map(({ name }) => [name, snakeCase(name).toUpperCase()]),
    new Set(),
  );
  const actions = new Map(
    schema.entities.map((entity) => [
      entity.name,
      identifiers(
        entity.actions.map(({ name }) => [name, name]),
        taken,
      ),
    ]),
  );
  const analytics = identifiers(
    schema.analytics.map((item) => [analyticsPath(item), analyticsName(item)]),
    taken,
  );
  const module = (entity: string): string => must(modules.get(entity), `an entity ${entity}`);
  return {
    module,
    table: (entity) => must(tables.get(entity), `an entity ${entity}`),
    enumConstant: (name) => must(constants.get(name), `an enum ${name}`),
    action: (entity, action) =>
      must(actions.get(entity)?.get(action), `an action ${entity}.${action}`),
    analytics: (item) =>
      must(analytics.get(analyticsPath(item)), `analytics ${analyticsPath(item)}`),
    local: (wanted, entity) => identifier(wanted, new Set([...taken, module(entity)])),
  };
}

/** `HTTPServer2` → `http_server2`. */
function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

function analyticsName(item: Analytics): string {
  const field = item.operation === 'count' ? [] : [item.field];
  return [snakeCase(item.entity), ...field, item.operation].join('_');
}

/** An identifier for each thing: the wanted one, with `_` appended until it is free. */
function identifiers(
  wanted: readonly (readonly [thing: string, name: string])[],
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const [thing, name] of wanted)
    given.set(thing, identifier(name, new Set([...taken, ...given.values()])));
  return given;
}

function identifier(wanted: string, taken: ReadonlySet<string>): string {
  return taken.has(wanted) ? identifier(`${wanted}_`, taken) : wanted;
}
