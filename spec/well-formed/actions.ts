/** Actions: their states belong to one enum, and nothing stands twice. */
import { canonicalText } from '../canonical.ts';
import { findEntity, findField } from '../lookup.ts';
import type { Problem } from '../problem.ts';
import type { Action, Analytics, Entity, Schema } from '../schema.ts';
import { effectProblems } from './effects.ts';
import { guardProblems } from './guards.ts';
import { isNumeric, nameOfType, typeOfField } from './value-type.ts';

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
  const values = schema.enums.find(({ name }) => name === field.enum)?.values;
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

/** Analytics: over numbers that exist, each once. */
export function analyticsProblems(schema: Schema): readonly Problem[] {
  return [
    ...schema.analytics.flatMap((analytics, index) =>
      oneAnalyticsProblems(schema, analytics, `analytics[${String(index)}]`),
    ),
    ...repeats(schema.analytics, 'ANALYTICS_REPEATED', 'analytics'),
  ];
}

function oneAnalyticsProblems(
  schema: Schema,
  analytics: Analytics,
  path: string,
): readonly Problem[] {
  const entity = findEntity(schema, analytics.entity);
  if (!entity) {
    const message = `there is no entity ${analytics.entity}; there is ${schema.entities.map(({ name }) => name).join(', ') || 'none at all'}`;
    return [{ code: 'ENTITY_MISSING', path: `${path}.entity`, message }];
  }
  if (analytics.operation === 'count') return [];
  const field = findField(entity, analytics.field);
  if (!field) {
    const message = `${entity.name} has no field ${analytics.field}; it has ${entity.fields.map(({ name }) => name).join(', ')}`;
    return [{ code: 'FIELD_MISSING', path: `${path}.field`, message }];
  }
  const type = typeOfField(field);
  if (isNumeric(type)) return [];
  const message = `${analytics.field} is ${nameOfType(type)}; ${analytics.operation} needs an integer or a float`;
  return [{ code: 'ANALYTICS_NOT_NUMERIC', path: `${path}.field`, message }];
}

function repeats(items: readonly unknown[], code: string, path: string): readonly Problem[] {
  const texts = items.map(canonicalText);
  return texts.flatMap((text, index) => {
    const first = texts.indexOf(text);
    if (first === index) return [];
    const message = `the same stands at ${path}[${String(first)}]; leave one out`;
    return [{ code, path: `${path}[${String(index)}]`, message }];
  });
}
