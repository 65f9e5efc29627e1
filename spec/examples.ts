/**
 * The literal data of suites: for every entity one valid, readable create body, and for every field further values.
 * Everything is keyed by what a thing was called at birth, so that a rename changes names and no data.
 *
 * `exampleBody` – a valid body of a create. `exampleId` – `dog-1`, `dog-2`. `validValues` – distinct valid values of a
 * field, the example's own first. `boundariesOf` (`boundaries.ts`) – the value at each bound and the nearest one
 * outside. `otherCaseOf` (`field-values.ts`) – an enum value spelt in another case.
 */
import type { DataStream } from './data-stream.ts';
import { interestingValues } from './field-values.ts';
import { entityOf } from './lookup.ts';
import { endpointOf } from './naming.ts';
import type { Field, Schema } from './schema.ts';
import type { Value } from './semantics/database.ts';
import { birthId } from './snapshot.ts';
import type { Lineage } from './snapshot.ts';
import { stream } from './stream.ts';

/** What test data is derived from. Another seed gives other values for the same tests. */
export interface DataSource {
  readonly schema: Schema;
  readonly lineage: Lineage;
  readonly seed: string;
  /** Left out: `main`. */
  readonly data?: DataStream;
  /** Another number gives other held-out values. */
  readonly draw?: number;
}

/** A body that a create accepts on an empty server. */
export type ExampleBody = Readonly<Record<string, Value>>;

/** `dog-1`: the n-th id of an entity. */
export function exampleId(entityName: string, n = 1): string {
  return `${endpointOf(entityName)}-${String(n)}`;
}

/**
 * A valid create body: every field that is no reference with an interesting value that differs from its default,
 * required references as `null`; optional references and lists are left out. Its id is `dog-1`.
 */
export function exampleBody(source: DataSource, entityName: string): ExampleBody {
  const entries = entityOf(source.schema, entityName).fields.flatMap(
    (field): readonly (readonly [string, Value])[] => {
      if (field.name === 'id') return [['id', exampleId(entityName)]];
      if (field.type === 'reference_list') return [];
      if (field.type === 'reference') return field.required ? [[field.name, null]] : [];
      return validValues(source, entityName, field, 1).map((value) => [field.name, value]);
    },
  );
  return Object.fromEntries(entries);
}

/**
 * Up to `count` distinct valid values of a field that is neither a reference nor a list, the one of `exampleBody`
 * first; fewer where the field has no more. Values equal to the default or to a bound come last. In the held-out stream
 * values of the main one come last, too, and booleans and enums, which leave no choice, are as there.
 */
export function validValues(
  source: DataSource,
  entityName: string,
  field: Field,
  count: number,
): readonly Value[] {
  const known = drawn.get(source) ?? new Map<Field, Map<string, readonly Value[]>>();
  const ofField = known.get(field) ?? new Map<string, readonly Value[]>();
  const key = `${entityName} ${String(count)}`;
  const values = ofField.get(key) ?? drawValues(source, entityName, field, count);
  drawn.set(source, known.set(field, ofField.set(key, values)));
  return values;
}

/** What was drawn for a source, which many tests ask for. */
const drawn = new WeakMap<DataSource, Map<Field, Map<string, readonly Value[]>>>();

function drawValues(
  { schema, lineage, seed, data = 'main', draw = 0 }: DataSource,
  entityName: string,
  field: Field,
  count: number,
): readonly Value[] {
  const birth = birthId(lineage, `${entityName}.${field.name}`);
  const main = stream(seed, 'suite', birth);
  if (data === 'main' || field.type === 'boolean' || field.type === 'enum')
    return interestingValues({ schema, field, random: main, count });
  const spent = interestingValues({ schema, field, random: main, count: MOST_IN_USE });
  const known = new Set([...spent, ...('default' in field ? [field.default] : [])]);
  const random = stream(seed, 'suite', data, draw, birth);
  const drawn = interestingValues({ schema, field, random, count: count + known.size });
  const fresh = drawn.filter((value) => !known.has(value));
  return [...fresh, ...drawn.filter((value) => known.has(value))].slice(0, count);
}

/** How many values of a field suites use at most. */
const MOST_IN_USE = 5;
