/** Names: well written, and colliding neither as written nor as endpoints. */
import { endpointOf, RESERVED_ENDPOINTS } from '../naming.ts';
import type { Problem } from '../problem.ts';
import { memberNameShape, typeNameShape } from '../schema.ts';
import type { Schema } from '../schema.ts';

/** A name with the path of where it stands. */
interface Named {
  readonly name: string;
  readonly path: string;
}

/** Everything that is wrong with the names of a schema. */
export function nameProblems(schema: Schema): readonly Problem[] {
  const types = [...schema.entities.map(at('entities')), ...schema.enums.map(at('enums'))];
  return [
    ...types.flatMap(({ name, path }) => illFormed(typeNameShape, 'DogPhase', { name, path })),
    ...repeats(types).map(({ repeat, first }) =>
      taken(repeat, `is also the name at ${first.path}; entities and enums need different names`),
    ),
    ...endpointProblems(schema),
    ...schema.enums.flatMap(({ values }, index) =>
      enumValueProblems(values, `enums[${String(index)}]`),
    ),
    ...schema.entities.flatMap(({ fields, actions }, index) => [
      ...memberProblems(fields.map(at(`entities[${String(index)}].fields`)), 'field'),
      ...memberProblems(actions.map(at(`entities[${String(index)}].actions`)), 'action'),
    ]),
  ];
}

function at(list: string): (thing: { readonly name: string }, index: number) => Named {
  return ({ name }, index) => ({ name, path: `${list}[${String(index)}].name` });
}

function endpointProblems(schema: Schema): readonly Problem[] {
  const entities = schema.entities.map(at('entities'));
  const reserved = entities.filter(({ name }) => RESERVED_ENDPOINTS.includes(endpointOf(name)));
  const colliding = repeats(entities, endpointOf).filter(
    ({ repeat, first }) => repeat.name !== first.name,
  );
  return [
    ...reserved.map(({ name, path }) => ({
      code: 'ENTITY_NAME_RESERVED',
      path,
      message: `the endpoint /${endpointOf(name)} is reserved; choose a name other than ${RESERVED_ENDPOINTS.join(', ')} in any case`,
    })),
    ...colliding.map(({ repeat, first }) => ({
      code: 'ENDPOINT_TAKEN',
      path: repeat.path,
      message: `${repeat.name} and ${first.name} share the endpoint /${endpointOf(first.name)}; entity names must differ in more than upper and lower case`,
    })),
  ];
}

function memberProblems(members: readonly Named[], what: 'field' | 'action'): readonly Problem[] {
  return [
    ...members.flatMap((member) => illFormed(memberNameShape, 'born_at', member)),
    ...repeats(members).map(({ repeat }) =>
      taken(
        repeat,
        `is the name of an earlier ${what}; the ${what}s of an entity need different names`,
      ),
    ),
  ];
}

function enumValueProblems(values: readonly string[], enumPath: string): readonly Problem[] {
  const named = values.map((name, index) => ({
    name,
    path: `${enumPath}.values[${String(index)}]`,
  }));
  return [
    ...named.flatMap((value) => illFormed(memberNameShape, 'in_progress', value)),
    ...repeats(named).map(({ repeat: { name, path } }) => ({
      code: 'ENUM_VALUE_REPEATED',
      path,
      message: `${name} is listed already; list each value of an enum once`,
    })),
    ...(values.length === 0
      ? [
          {
            code: 'ENUM_EMPTY',
            path: `${enumPath}.values`,
            message: 'an enum needs at least one value',
          },
        ]
      : []),
  ];
}

function illFormed(
  shape: typeof typeNameShape,
  example: string,
  { name, path }: Named,
): readonly Problem[] {
  if (shape.safeParse(name).success) return [];
  const message = `${JSON.stringify(name)} is not a name such as ${example}`;
  return [{ code: 'NAME_ILL_FORMED', path, message }];
}

function taken({ name, path }: Named, why: string): Problem {
  return { code: 'NAME_TAKEN', path, message: `${name} ${why}` };
}

/** Every name whose key an earlier one has, with the first that has it. */
function repeats(
  all: readonly Named[],
  keyOf: (name: string) => string = (name) => name,
): readonly { readonly repeat: Named; readonly first: Named }[] {
  const firsts = new Map<string, Named>();
  return all.flatMap((named) => {
    const first = firsts.get(keyOf(named.name));
    if (first === undefined) firsts.set(keyOf(named.name), named);
    return first === undefined ? [] : [{ repeat: named, first }];
  });
}
