import { z } from 'zod';
import { findEnum } from '../lookup.ts';
import { memberNameShape, typeNameShape } from '../schema.ts';
import { pickNamed } from '../samplers/pick.ts';
import { inCode, memberName, typeName } from '../wording/names.ts';
import { sentence } from '../wording/sentence.ts';
import { check, listed, problemsOf } from './checks.ts';
import { mapShared } from './edit.ts';
import type { ChangeModule } from './module.ts';
import { enumUsers, enumValue, enumValues } from './paths.ts';

export const addEnumValueShape = z.strictObject({
  kind: z.literal('add_enum_value'),
  enum: typeNameShape,
  value: memberNameShape,
});

/** A further value of an enum, after those that it has. */
export const addEnumValue: ChangeModule<'add_enum_value'> = {
  kind: 'add_enum_value',
  sample: (context) => {
    const picked = pickNamed(context, context.schema.enums);
    if (picked === null) return null;
    const value = context.vocabulary.enumValue(context.random, picked.values);
    return { kind: 'add_enum_value', enum: picked.name, value };
  },
  validate: (schema, { enum: name, value }) => {
    const type = findEnum(schema, name);
    return problemsOf(
      check(
        type !== undefined,
        'CHANGE_TARGET_MISSING',
        'enum',
        () =>
          `there is no enum ${name}; the enums are ${listed(schema.enums.map((each) => each.name))}`,
      ),
      check(
        !type?.values.includes(value),
        'CHANGE_IS_NOOP',
        'value',
        () => `${name} has the value ${value} already`,
      ),
    );
  },
  apply: (schema, { enum: name, value }) => ({
    ...schema,
    enums: mapShared(schema.enums, (type) =>
      type.name === name ? { ...type, values: [...type.values, value] } : type,
    ),
  }),
  touches: (_schema, { enum: name, value }) => ({
    creates: [enumValue(name, value)],
    reads: [enumUsers(name)],
    writes: [enumValues(name)],
    removes: [],
  }),
  sentence: sentence`Add the value ${{ value: inCode(memberName) }} to the enum ${{ enum: inCode(typeName) }}`,
};
