/** The module of one entity, `app/entities/dog.py`. */
import { template } from '../../../generator/render/template.ts';
import { collectionPath } from '../../../spec/naming.ts';
import type { Action, Entity, Schema } from '../../../spec/schema.ts';
import { actionView } from './actions.ts';
import type { ActionView } from './actions.ts';
import { item } from './expressions.ts';
import { fieldCheck, initialValue, isRequired } from './fields.ts';
import { mayBeNullIn } from './may-be-null.ts';
import type { Names } from './names.ts';
import { call, importLines, indentation, pythonLiteral, tupleConstant } from './python.ts';

interface EntityView {
  readonly name: string;
  readonly path: string;
  readonly variable: string;
  readonly table: string;
  readonly imports: readonly string[];
  readonly fields: string;
  readonly checks: readonly string[];
  readonly require: string;
  readonly initialValues: readonly string[];
  readonly clearReferences: readonly string[];
  readonly actions: readonly ActionView[];
}

const entityFile: (view: EntityView) => string = template('oracle/app/entities/entity.py');

/** The text of an entity's module. Every rule, default, guard and effect stands in it as code of its own. */
export function entityModule(entity: Entity, schema: Schema, names: Names): string {
  const path = collectionPath(entity.name);
  const mayBeNull = mayBeNullIn(schema);
  return entityFile({
    name: entity.name,
    path,
    variable: names.module(entity.name),
    table: names.table(entity.name),
    imports: imports(entity, schema, names),
    fields: tupleConstant(
      'FIELDS',
      entity.fields.map(({ name }) => name),
    ),
    checks: entity.fields.map((field) => fieldCheck(field, names)),
    require: call({
      depth: 1,
      open: 'require(',
      items: ['body', ...entity.fields.filter(isRequired).map(({ name }) => pythonLiteral(name))],
      close: ')',
    }),
    initialValues: entity.fields.map(initialValue),
    clearReferences: schema.entities.flatMap((referring) =>
      clearReferences(referring, entity, names),
    ),
    actions: entity.actions.map((action) =>
      actionView(action, { entity, objectPath: `${path}/{id}`, names, mayBeNull }),
    ),
  });
}

/** The loop of a delete that makes the objects of one entity forget the deleted one; none where it cannot refer to it. */
function clearReferences(referring: Entity, deleted: Entity, names: Names): readonly string[] {
  const fields = referring.fields.filter(
    (field) => 'target' in field && field.target === deleted.name,
  );
  if (fields.length === 0) return [];
  const variable = names.module(referring.name);
  return [
    `${indentation(1)}for ${variable} in ${names.table(referring.name)}.values():`,
    ...fields.flatMap(({ name, type }) => {
      const held = item(variable, name);
      return type === 'reference'
        ? [`${indentation(2)}if ${held} == object_id:`, `${indentation(3)}${held} = None`]
        : [
            `${indentation(2)}if object_id in ${held}:`,
            `${indentation(3)}${held}.remove(object_id)`,
          ];
    }),
  ];
}

function imports(entity: Entity, schema: Schema, names: Names): readonly string[] {
  const { fields, actions } = entity;
  const targets = fields.flatMap((field) => ('target' in field ? [field.target] : []));
  const referring = schema.entities.filter((other) =>
    other.fields.some((field) => 'target' in field && field.target === entity.name),
  );
  const tables = [entity.name, ...targets, ...referring.map(({ name }) => name)].map(names.table);
  return [
    ...importLines(
      'app.enums',
      fields.flatMap((field) => (field.type === 'enum' ? [names.enumConstant(field.enum)] : [])),
    ),
    ...importLines('app.errors', [
      'NotFound',
      ...(actions.length > 0 ? ['WrongState'] : []),
      ...(actions.some(({ guards }) => guards.length > 0) ? ['GuardFailed'] : []),
    ]),
    ...importLines('app.messages', ['Request', 'Response']),
    ...importLines('app.store', ['Record', ...tables, ...actions.flatMap(storeFunctions)]),
    ...importLines('app.validation', [
      'require',
      'require_new_id',
      'require_same_id',
      ...fields.map(({ type }) => `check_${type}`),
    ]),
  ];
}

/** The functions of the store that an action's code calls. */
function storeFunctions({ guards, effects }: Action): readonly string[] {
  const sums = guards.some(
    (guard) => guard.kind === 'compare' && ('sum' in guard.left || 'sum' in guard.right),
  );
  const walks =
    sums ||
    guards.some(({ kind }) => kind === 'quantifier') ||
    effects.some(({ kind }) => kind === 'for_each');
  return [...(sums ? ['values_of'] : []), ...(walks ? ['find_all'] : [])];
}
