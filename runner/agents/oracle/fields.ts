/** What the module of an entity says about each of its fields: the check, and the value of a new object. */
import type { Field, FieldOf, FieldType, NumberField } from '../../../spec/schema.ts';
import type { Names } from './names.ts';
import { call, indentation, pythonLiteral } from './python.ts';

type CheckArguments = {
  readonly [T in FieldType]: (field: FieldOf<T>, names: Names) => readonly string[];
};

const checkArguments: CheckArguments = {
  string: ({ name, nullable, minLength, maxLength }) => [
    ...nullableArgument(nullable && name !== 'id'),
    ...limit('min_length', minLength),
    ...limit('max_length', maxLength),
  ],
  integer: (field) => [...nullableArgument(field.nullable), ...bounds(field)],
  float: (field) => [...nullableArgument(field.nullable), ...bounds(field)],
  boolean: ({ nullable }) => nullableArgument(nullable),
  datetime: ({ nullable, after, before }) => [
    ...nullableArgument(nullable),
    ...limit('after', after),
    ...limit('before', before),
  ],
  enum: (field, names) => [names.enumConstant(field.enum), ...nullableArgument(field.nullable)],
  reference: ({ target }, names) => [names.table(target)],
  reference_list: ({ target }, names) => [names.table(target)],
};

/** `check_integer(body, "rank", nullable=True, minimum=0)`, in the body of a function. */
export function fieldCheck<T extends FieldType>(field: FieldOf<T>, names: Names): string {
  const argumentsOf: CheckArguments[T] = checkArguments[field.type];
  return call({
    depth: 1,
    open: `check_${field.type}(`,
    items: ['body', pythonLiteral(field.name), ...argumentsOf(field, names)],
    close: ')',
  });
}

/** Whether a create must carry the field. The client always sends the `id`, whatever the schema says of it. */
export function isRequired(field: Field): boolean {
  if (field.name === 'id') return true;
  return field.type !== 'reference_list' && field.required && !('default' in field);
}

/** `"active": body.get("active", True),`, an entry of a new object. */
export function initialValue(field: Field): string {
  const key = pythonLiteral(field.name);
  return isRequired(field)
    ? `${indentation(2)}${key}: body[${key}],`
    : call({ depth: 2, open: `${key}: body.get(`, items: [key, ...fallback(field)], close: '),' });
}

/** What a field takes that is left out; Python's `get` gives `None` by itself. */
function fallback(field: Field): readonly string[] {
  if (field.type === 'reference_list') return ['[]'];
  return 'default' in field ? [pythonLiteral(field.default)] : [];
}

function nullableArgument(nullable: boolean): readonly string[] {
  return nullable ? ['nullable=True'] : [];
}

function bounds({ minimum, maximum }: NumberField): readonly string[] {
  return [...limit('minimum', minimum), ...limit('maximum', maximum)];
}

function limit(name: string, value: string | number | undefined): readonly string[] {
  return value === undefined ? [] : [`${name}=${pythonLiteral(value)}`];
}
