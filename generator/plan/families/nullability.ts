/** Explicit `null`: taken by nullable fields, refused by all others. */
import type { EntityFamily } from '../draft.ts';
import { plainFields } from '../data.ts';
import { testsOfEntity } from '../draft.ts';
import { refusesOnCreate, refusesOnUpdate, takesValue } from '../probes.ts';

/** For each field that is no reference: `null` on create and on update. References have a family of their own. */
export const planNullability: EntityFamily = (suite, entity) => {
  const planTest = testsOfEntity(suite, entity, 'nullability');
  return plainFields(entity).map((field) => {
    const probed = { entity: entity.name, field: field.name };
    if (field.nullable) {
      const hasDefault = 'default' in field;
      return planTest(
        `${field.name}.accepts-null`,
        hasDefault
          ? `${field.name} may be null, which is not replaced by its default`
          : `${field.name} may be null`,
        [
          'values.null',
          ...(hasDefault ? (['create.default', 'update.partial'] as const) : []),
          'values.absent',
          'update.validates',
        ],
        (t) => {
          const because = hasDefault
            ? `${field.name} is nullable and its default is for absence only`
            : `${field.name} is nullable`;
          takesValue(t, probed, null, because);
        },
      );
    }
    return planTest(
      `${field.name}.rejects-null`,
      `create and update refuse null for ${field.name}`,
      ['values.null', 'update.validates', 'refused.status', 'refused.unchanged'],
      (t) => {
        const values = [{ value: null, rule: 'null' }] as const;
        refusesOnCreate(t, probed, values);
        refusesOnUpdate(t, probed, values);
      },
    );
  });
};
