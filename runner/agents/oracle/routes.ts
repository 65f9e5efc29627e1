/** `app/routes.py`: every path of the API with the function that serves each method. */
import { template } from '../../../generator/render/template.ts';
import { analyticsPath, collectionPath } from '../../../spec/naming.ts';
import type { Schema } from '../../../spec/schema.ts';
import type { Names } from './names.ts';
import { collection, importLines, pythonLiteral } from './python.ts';

interface RoutesView {
  readonly imports: readonly string[];
  readonly routes: readonly string[];
  readonly objectRoutes: readonly string[];
}

const routesFile: (view: RoutesView) => string = template('oracle/app/routes.py');

/** The text of the module. */
export function routesModule({ entities, analytics }: Schema, names: Names): string {
  const modules = entities.map(({ name }) => names.module(name));
  return routesFile({
    imports: [
      ...importLines('app', analytics.length > 0 ? ['analytics'] : []),
      ...importLines('app.entities', modules),
      ...importLines('app.messages', ['Handler', 'Request', 'Response']),
      ...importLines('app.store', ['clear_all_tables']),
    ],
    routes: [
      ...entities.map(({ name }) =>
        route(collectionPath(name), {
          GET: `${names.module(name)}.list_all`,
          POST: `${names.module(name)}.create`,
        }),
      ),
      ...analytics.map((item) =>
        route(analyticsPath(item), { GET: `analytics.${names.analytics(item)}` }),
      ),
    ],
    objectRoutes: entities.flatMap((entity) => {
      const path = `${collectionPath(entity.name)}/{id}`;
      const module = names.module(entity.name);
      return [
        route(path, {
          GET: `${module}.read`,
          PATCH: `${module}.update`,
          DELETE: `${module}.delete`,
        }),
        ...entity.actions.map(({ name }) =>
          route(`${path}/${name}`, { POST: `${module}.${names.action(entity.name, name)}` }),
        ),
      ];
    }),
  });
}

function route(path: string, handlers: Readonly<Record<string, string>>): string {
  return collection({
    depth: 1,
    open: `${pythonLiteral(path)}: {`,
    items: Object.entries(handlers).map(
      ([method, handler]) => `${pythonLiteral(method)}: ${handler}`,
    ),
    close: '},',
  });
}
