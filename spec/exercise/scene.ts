/**
 * The stage of the search: the acting object and, for each of its references and lists that matter, objects that may
 * be referred to; and the variables, which are the fields of these objects that matter.
 */
import { exampleBody, exampleId, validValues } from '../examples.ts';
import type { DataSource } from '../examples.ts';
import { entityOf, must } from '../lookup.ts';
import type { Action, Entity, Field } from '../schema.ts';
import { emptyDatabase, findRow, withRow } from '../semantics/database.ts';
import type { Database, Row, Value } from '../semantics/database.ts';
import type { Acting } from '../semantics/guards.ts';
import { groupsOf, linkedGroup } from './mentions.ts';
import type { Clause, Group } from './mentions.ts';
import { slotCount } from './slots.ts';

/** A field of an object on the stage that the search may set. */
export interface Variable {
  readonly entity: string;
  readonly id: string;
  readonly field: Field;
  readonly group: Group;
  /** The acting object's field through which the object is reached; left out for the acting object itself. */
  readonly link?: string;
  /** The objects that a reference or list may refer to. */
  readonly slots: readonly string[];
  /** Valid values to start with. */
  readonly examples: readonly Value[];
}

export interface Scene {
  readonly source: DataSource;
  readonly entity: Entity;
  readonly action: Action;
  readonly actingId: string;
  /** Every variable has a value: references are set, lists hold two objects. */
  readonly database: Database;
  /** In the order in which the search sets them: links, fields of linked objects, own fields. */
  readonly variables: readonly Variable[];
}

const EXAMPLES = 3;

/** The stage for an action. */
export function sceneOf(source: DataSource, entity: Entity, action: Action): Scene {
  const clauses: readonly Clause[] = [...action.guards, ...action.effects];
  const groups = new Set(clauses.flatMap(groupsOf));
  const stage = new Stage(source);
  const actingId = stage.place(entity.name);
  const own: Variable[] = [];
  const links: Variable[] = [];
  const linked: Variable[] = [];
  for (const field of entity.fields) {
    if (!groups.has(field.name) || field.name === 'id') continue;
    const place = { entity: entity.name, id: actingId, group: field.name };
    if (field.type !== 'reference' && field.type !== 'reference_list') {
      const isState = field.name === action.field;
      own.push({
        ...stage.variable(field, place),
        ...(isState ? { examples: statesOf(action) } : {}),
      });
      continue;
    }
    const target = entityOf(source.schema, field.target);
    const length = field.type === 'reference' ? 1 : slotCount(field, clauses, { entity, target });
    const link = stage.variable(field, place, length);
    links.push(link);
    for (const targetField of target.fields) {
      const group = linkedGroup(field.name, targetField.name);
      if (!groups.has(group) || targetField.name === 'id') continue;
      link.slots.forEach((id, index) =>
        linked.push({
          ...stage.variable(targetField, { entity: target.name, id, group }, 2, index),
          link: field.name,
        }),
      );
    }
  }
  stage.set(
    entity.name,
    actingId,
    action.field,
    must(statesOf(action)[0], 'a state to start from'),
  );
  const variables = [...links, ...linked, ...own];
  return { source, entity, action, actingId, database: stage.database, variables };
}

/** The states that an action starts from, one that it changes first. */
function statesOf(action: Action): readonly string[] {
  return [
    ...action.from.filter((state) => state !== action.to),
    ...action.from.filter((state) => state === action.to),
  ];
}

/** Puts objects with example values on the stage, one id after the other. */
class Stage {
  database: Database;
  readonly #source: DataSource;
  readonly #placed = new Map<string, number>();
  readonly #rows = new Map<string, Row>();
  readonly #values = new Map<Field, readonly Value[]>();

  constructor(source: DataSource) {
    this.#source = source;
    this.database = emptyDatabase(source.schema);
  }

  /** A new object without references; the answer is its id. */
  place(entityName: string): string {
    const n = (this.#placed.get(entityName) ?? 0) + 1;
    this.#placed.set(entityName, n);
    const id = exampleId(entityName, n);
    const row = this.#rows.get(entityName) ?? exampleRow(this.#source, entityName);
    this.#rows.set(entityName, row);
    this.database = withRow(this.database, entityName, { ...row, id });
    return id;
  }

  #examples(entityName: string, field: Field): readonly Value[] {
    const known = this.#values.get(field) ?? validValues(this.#source, entityName, field, EXAMPLES);
    this.#values.set(field, known);
    return known;
  }

  set(entityName: string, id: string, field: string, value: Value): void {
    const row = must(findRow(this.database, entityName, id), `${entityName} ${id}`);
    this.database = withRow(this.database, entityName, { ...row, [field]: value });
  }

  /** A variable with its first value set; for references and lists, `length` objects are placed. */
  variable(
    field: Field,
    place: Pick<Variable, 'entity' | 'id' | 'group'>,
    length = 0,
    rotation = 0,
  ): Variable {
    if (field.type === 'reference' || field.type === 'reference_list') {
      const count = field.type === 'reference' ? 1 : length;
      const slots = Array.from({ length: count }, () => this.place(field.target));
      const value = field.type === 'reference' ? must(slots[0], 'a slot') : slots.slice(0, 2);
      this.set(place.entity, place.id, field.name, value);
      return { ...place, field, slots, examples: [] };
    }
    const values = this.#examples(place.entity, field);
    const start = rotation % values.length;
    const examples = [...values.slice(start), ...values.slice(0, start)];
    this.set(place.entity, place.id, field.name, must(examples[0], `a value of ${field.name}`));
    return { ...place, field, slots: [], examples };
  }
}

/** What a create of the example leaves in the database. */
function exampleRow(source: DataSource, entityName: string): Row {
  const blank = entityOf(source.schema, entityName).fields.map(
    ({ name, type }): [string, Value] => [name, type === 'reference_list' ? [] : null],
  );
  return { ...Object.fromEntries(blank), ...exampleBody(source, entityName) };
}

/** The acting object in a database of the scene. */
export function actingOf({ source, entity, actingId }: Scene, database: Database): Acting {
  const row = must(findRow(database, entity.name, actingId), `the acting ${entity.name}`);
  return { schema: source.schema, database, entity, row };
}

/** The value that a variable has in a database of the scene. */
export function valueIn(database: Database, { entity, id, field }: Variable): Value {
  return must(findRow(database, entity, id), `${entity} ${id}`)[field.name] ?? null;
}

/** The database with a variable set. */
export function assign(
  database: Database,
  { entity, id, field }: Variable,
  value: Value,
): Database {
  const row = must(findRow(database, entity, id), `${entity} ${id}`);
  return withRow(database, entity, { ...row, [field.name]: value });
}
