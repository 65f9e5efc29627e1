/** For tests: whether a template names only what its view has. */
import Handlebars from 'handlebars';
import { templateSource } from './template.ts';

/**
 * The paths of a template that lead nowhere in the view. Handlebars itself is silent about those in `#if` and `#each`.
 * The items of a list are judged by the first, so a sample view must have one in each list.
 */
export function missingPaths(name: string, view: object): readonly string[] {
  return missingIn(Handlebars.parse(templateSource(name)), view, view);
}

function missingIn(program: hbs.AST.Program, scope: unknown, root: object): readonly string[] {
  return program.body.flatMap((statement) => {
    if (isMustache(statement)) return missing(statement.path, scope, root);
    if (!isBlock(statement)) return [];
    const subject = statement.params[0] as hbs.AST.PathExpression | undefined;
    if (!subject) return ['a block about nothing'];
    const otherwise = statement.inverse as hbs.AST.Program | undefined;
    const value = valueAt(subject, scope, root);
    const inner = Array.isArray(value) ? (value as readonly unknown[])[0] : scope;
    return [
      ...missing(subject, scope, root),
      ...missingIn(statement.program, inner, root),
      ...(otherwise ? missingIn(otherwise, scope, root) : []),
    ];
  });
}

function isMustache(statement: hbs.AST.Statement): statement is hbs.AST.MustacheStatement {
  return statement.type === 'MustacheStatement';
}

function isBlock(statement: hbs.AST.Statement): statement is hbs.AST.BlockStatement {
  return statement.type === 'BlockStatement';
}

function missing(
  path: hbs.AST.PathExpression | hbs.AST.Literal,
  scope: unknown,
  root: object,
): readonly string[] {
  if (!('parts' in path)) return ['a literal'];
  return valueAt(path, scope, root) === undefined ? [path.original] : [];
}

function valueAt(path: hbs.AST.PathExpression, scope: unknown, root: object): unknown {
  const parts = path.parts as readonly string[];
  const [start, rest] = path.data ? [root, parts.slice(1)] : [scope, parts];
  return rest.reduce<unknown>(
    (value, part) => (value as Readonly<Record<string, unknown>> | undefined)?.[part],
    start,
  );
}
