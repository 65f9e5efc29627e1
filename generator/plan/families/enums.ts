/** Enum fields: every listed value is taken, nothing else is. */
import { addedValuesOf } from '../../../spec/added-values.ts';
import { exampleId, validValues } from '../../../spec/examples.ts';
import { otherCaseOf } from '../../../spec/field-values.ts';
import { enumOf, fieldsOfType, must } from '../../../spec/lookup.ts';
import { nearEnumValues, unknownEnumValue } from '../bad-values.ts';
import type { BadValue } from '../bad-values.ts';
import { withArticle } from '../data.ts';
import type { EntityFamily } from '../draft.ts';
import { testsOfEntity } from '../draft.ts';
import { refusesOnCreate, refusesOnUpdate, takesValue } from '../probes.ts';
import type { Recorder } from '../recorder.ts';

const REFUSED = ['update.validates', 'refused.status', 'refused.unchanged'] as const;

/** For each enum field: each value, those that its enum has gained, an unknown one, and one in another case. */
export const planEnums: EntityFamily = (suite, entity) => {
  const { name } = entity;
  const id = exampleId(name);
  const planTest = testsOfEntity(suite, entity, 'enums');
  return fieldsOfType(entity, 'enum').flatMap((field) => {
    const type = enumOf(suite.schema, field.enum);
    const { values } = type;
    const added = addedValuesOf(suite.snapshot, type);
    const [first, ...others] = values;
    const probed = { entity: name, field: field.name };
    const broken = (value: string): BadValue => ({ value, rule: 'enum' });
    const refuse =
      (value: string, near: readonly string[] = []) =>
      (t: Recorder) => {
        refusesOnCreate(t, probed, [value, ...near].map(broken));
        refusesOnUpdate(t, probed, [broken(value)]);
      };
    const otherCase = otherCaseOf(must(suite.literals.choose(values), `a value of ${field.enum}`));
    const unknown = unknownEnumValue(suite, field);
    return [
      planTest(
        `${field.name}.accepts-each-value`,
        `${field.name} may be ${values.join(', ')}`,
        ['values.enum', 'values.round-trip', 'values.no-other-rule', 'update.validates'],
        (t) => {
          const seen = { shows: [field.name], because: `the value is one of ${field.enum}` };
          t.create(name, { set: { [field.name]: must(first, 'a value') } }, seen);
          for (const value of others) t.update(name, id, { [field.name]: value }, seen);
          t.read(name, id, seen);
          if (others.length > 0) t.update(name, id, { [field.name]: must(first, 'a value') }, seen);
        },
      ),
      ...added.map((value) =>
        planTest(
          `${field.name}.accepts-added-${value}`,
          `${field.name} may be ${value}, which ${field.enum} has gained`,
          ['changes.enum-value', 'values.enum'],
          (t) => {
            const valid = validValues(suite, name, field, 2);
            takesValue(t, { ...probed, valid }, value, `${value} was added to ${field.enum}`);
          },
        ),
      ),
      planTest(
        `${field.name}.rejects-unknown-value`,
        `create and update refuse ${withArticle(field.name)} that ${field.enum} does not list, such as ${unknown}`,
        ['values.enum', ...REFUSED],
        refuse(unknown, nearEnumValues(suite, field)),
      ),
      planTest(
        `${field.name}.rejects-other-case`,
        `create and update refuse the ${field.name} ${otherCase}, as upper and lower case differ`,
        ['values.enum', ...REFUSED],
        refuse(otherCase),
      ),
    ];
  });
};
