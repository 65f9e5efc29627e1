/**
 * The oracle's server: a stand-alone Python program, written out for one schema as an engineer would have written it
 * by hand from the agent's README. It shares no code with the executable semantics and interprets no schema, so it is
 * an independent witness that the two agree. Schemas that differ only in the order of their sets give the same bytes.
 */
import { readFileSync } from 'node:fs';
import { template } from '../../../generator/render/template.ts';
import { canonicalSchema } from '../../../spec/canonical.ts';
import type { Schema } from '../../../spec/schema.ts';
import { analyticsModule } from './analytics.ts';
import { entityModule } from './entity.ts';
import { namesOf } from './names.ts';
import type { Names } from './names.ts';
import { tupleConstant } from './python.ts';
import { routesModule } from './routes.ts';

/** The files that are the same for every schema. */
const commonFiles = [
  'run_server.sh',
  'server.py',
  'app/__init__.py',
  'app/entities/__init__.py',
  'app/errors.py',
  'app/messages.py',
  'app/validation.py',
  'app/web.py',
] as const;

const storeFile: (view: { readonly tables: readonly string[] }) => string =
  template('oracle/app/store.py');
const enumsFile: (view: { readonly enums: readonly string[] }) => string =
  template('oracle/app/enums.py');

/** The files of the server for a schema: relative path → text. Python 3.9 and its standard library are all it needs. */
export function writeOracleServer(anySchema: Schema): ReadonlyMap<string, string> {
  const schema = canonicalSchema(anySchema);
  const names = namesOf(schema);
  return new Map([
    ...commonFiles.map((path): [string, string] => [path, commonFile(path)]),
    ['app/store.py', storeFile({ tables: schema.entities.map(({ name }) => names.table(name)) })],
    ['app/routes.py', routesModule(schema, names)],
    ...schema.entities.map((entity): [string, string] => [
      `app/entities/${names.module(entity.name)}.py`,
      entityModule(entity, schema, names),
    ]),
    ...(schema.enums.length > 0 ? [enumsModule(schema, names)] : []),
    ...(schema.analytics.length > 0
      ? [['app/analytics.py', analyticsModule(schema, names)] as const]
      : []),
  ]);
}

function commonFile(path: (typeof commonFiles)[number]): string {
  return readFileSync(new URL(`../../../templates/oracle/${path}`, import.meta.url), 'utf8');
}

function enumsModule({ enums }: Schema, names: Names): [string, string] {
  const constants = enums.map(({ name, values }) =>
    tupleConstant(names.enumConstant(name), values),
  );
  return ['app/enums.py', enumsFile({ enums: constants })];
}
