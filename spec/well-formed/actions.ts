/** Actions: their states belong to one enum, and nothing stands twice. */
import { findEnum, findField } from '../lookup.ts';
import type { Problem } from '../problem.ts';
import type { Action, Entity, Schema } from '../schema.ts';
import { effectProblems } from './effects.ts';
import { guardProblems } from './guards.ts';
import { repeats } from './repeats.ts';

/** Everything that is wrong with the actions of an entity, their names and their exercisability aside. */
export function actionProblems(
  schema: Schema,
  entity: Entity,
  entityPath: string,
): readonly Problem[] {
  return entity.actions.flatMap((action, index) => {
    const path = `${entityPath}.actions[${String(index)}]`;
    const scope = { schema, entity, state: action.field };
    return [
      ...stateProblems(schema, entity, action, path),
      ...action.guards.flatMap((guard, at) =>
        guardProblems(guard, `${path}.guards[${String(at)}]`, scope),
      ),
      ...action.effects.flatMap((effect, at) =>
        effectProblems(effect, `${path}.effects[${String(at)}]`, scope),
      ),
      ...repeats(action.guards, 'GUARD_REPEATED', `${path}.guards`),
      ...repeats(action.effects, 'EFFECT_REPEATED', `${path}.effects`),
    ];
  });
}

function stateProblems(
  schema: Schema,
  entity: Entity,
  action: Action,
  path: string,
): readonly Problem[] {
  const field = findField(entity, action.field);
  const enums = entity.fields.filter(({ type }) => type === 'enum').map(({ name }) => name);
  const choice = enums.length > 0 ? `it has ${enums.join(', ')}` : 'it has none';
  if (field?.type !== 'enum') {
    const message = `the state of an action is an enum field, and ${entity.name} has no enum field ${action.field}; ${choice}`;
    return [{ code: 'STATE_FIELD_WRONG', path: `${path}.field`, message }];
  }
  const values = findEnum(schema, field.enum)?.values;
  if (values === undefined) return [];
  const states = [
    ...action.from.map((value, index) => ({ value, at: `${path}.from[${String(index)}]` })),
    { value: action.to, at: `${path}.to` },
  ];
  return [
    ...(action.from.length > 0
      ? []
      : [
          {
            code: 'FROM_EMPTY',
            path: `${path}.from`,
            message: `an action starts from at least one of ${values.join(', ')}`,
          },
        ]),
    ...states
      .filter(({ value }) => !values.includes(value))
      .map(({ value, at }) => ({
        code: 'STATE_UNKNOWN',
        path: at,
        message: `${value} is no value of ${field.enum}; it has ${values.join(', ')}`,
      })),
    ...repeats(action.from, 'FROM_REPEATED', `${path}.from`),
  ];
}
