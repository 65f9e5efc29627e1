import Handlebars from 'handlebars';
import { describe, expect, test } from 'vitest';
import kennelJson from '../../spec/fixtures/kennel.json' with { type: 'json' };
import type { Schema } from '../../spec/schema.ts';
import { template, templateSource } from '../render/template.ts';
import { agentReadmeView } from './agent-readme.ts';
import { specificationView } from './initial-specification.ts';

const views: readonly (readonly [name: string, view: object])[] = [
  ['texts/agent-readme', agentReadmeView('paper', 'python')],
  ['texts/initial-specification', specificationView(kennelJson as unknown as Schema)],
  ['texts/change-request', { changes: ['Rename the field'] }],
];

describe.each(views)('template %s', (name, view) => {
  test('names only what its view has', () => {
    expect(missingPaths(Handlebars.parse(templateSource(name)), view, view)).toEqual([]);
  });

  test('gives a text without gaps', () => {
    const text = template(name)(view);
    expect(text).not.toMatch(/undefined|\[object|\{\{|\n\n\n|[ \t]\n/);
    expect(text).toMatch(/\S\n$/);
  });
});

/** The paths of a template that lead nowhere in the view; lists are judged by their first item. */
function missingPaths(program: hbs.AST.Program, scope: unknown, root: object): readonly string[] {
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
      ...missingPaths(statement.program, inner, root),
      ...(otherwise ? missingPaths(otherwise, scope, root) : []),
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
