/**
 * The lint of emitted spec files: they consist of nothing but imports, example constants, and tests whose steps are
 * literal. It reads the syntax tree and knows only what is allowed, so anything else is a finding.
 */
import ts from 'typescript';
import { apiView } from './render/outcomes.ts';
import { REASON } from './render/step.ts';

const outcomeNames: readonly string[] = apiView.outcomes.map(({ name }) => name);
const requestVerbs: readonly string[] = ['get', 'post', 'patch', 'delete'];

/** What a spec file has that it must not have, or lacks: `line 12: …`. Empty when it is as it should be. */
export function lintSpec(text: string): readonly string[] {
  const file = ts.createSourceFile('suite.spec.ts', text, ts.ScriptTarget.ES2023, true);
  const findings: string[] = [];
  const examples = new Set<string>();
  /** The comments of the groups so far: a sentence is quoted in the first group that has a test of it. */
  let quoted = '';
  const report = (node: ts.Node, what: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    findings.push(`line ${String(line + 1)}: ${what}`);
  };
  const value = (node: ts.Expression): void => {
    if (!isValue(node, examples)) report(node, `not a literal value: ${node.getText(file)}`);
  };

  const takes = (call: ts.CallExpression, allowed: readonly number[]): void => {
    const { length } = call.arguments;
    if (!allowed.includes(length))
      report(
        call,
        `${nameOf(call)} takes ${allowed.join(' or ')} arguments, not ${String(length)}`,
      );
  };

  const step = (statement: ts.Statement): void => {
    const [outcome, request] = awaitedCalls(statement);
    const asked = request ?? outcome;
    const [target, ...sent] = asked?.arguments ?? [];
    if (outcome === undefined || asked === undefined || !target || !ts.isStringLiteral(target)) {
      report(statement, 'a test holds only `await api.<verb>(path, …).<outcome>(because, …)`');
      return;
    }
    const verb = nameOf(asked);
    if (request === undefined ? verb !== 'create' : !requestVerbs.includes(verb))
      report(statement, `api.${verb} is no step`);
    takes(asked, request === undefined ? [2] : [1, 2]);
    sent.forEach(value);
    if (request !== undefined) expectation(outcome);
  };

  const expectation = (outcome: ts.CallExpression): void => {
    const name = nameOf(outcome);
    if (!outcomeNames.includes(name)) report(outcome, `no request has the outcome ${name}`);
    const [because, ...expected] = outcome.arguments;
    if (because === undefined || !(ts.isStringLiteral(because) || because.getText() === REASON))
      report(outcome, 'a step says why it expects its outcome');
    takes(outcome, [1, 2, 3]);
    expected.forEach(value);
  };

  const testCase = (statement: ts.Statement): void => {
    const call = plainCall(statement, 'test');
    const [title, details, body] = call?.arguments ?? [];
    const about = details && ts.isCallExpression(details) ? details : undefined;
    if (!title || !ts.isStringLiteral(title) || !body || !ts.isArrowFunction(body)) {
      report(
        statement,
        'a group holds only tests: `test(title, about(…), async ({ api }) => { … })`',
      );
      return;
    }
    if (about?.expression.getText(file) !== 'about' || !about.arguments.every(ts.isStringLiteral))
      report(statement, 'a test says what it is about: `about(id, …clauses)`');
    const [, ...clauses] = about?.arguments.filter(ts.isStringLiteral) ?? [];
    if (clauses.length === 0) report(statement, 'a test names the clauses that it checks');
    for (const { text: clause } of clauses)
      if (!quoted.includes(`// ${clause}: `))
        report(statement, `no comment here or above quotes the clause ${clause}`);
    if (body.parameters.map((parameter) => parameter.getText(file)).join() !== '{ api }')
      report(body, 'a test takes { api } and nothing else');
    const statements = ts.isBlock(body.body) ? body.body.statements : [];
    const [first, ...rest] = statements;
    const steps = first && isReason(first) ? rest : statements;
    if (steps.length === 0) report(body, 'an empty test');
    steps.forEach(step);
  };

  const group = (statement: ts.Statement): void => {
    const call = plainCall(statement, 'test.describe');
    const [title, body] = call?.arguments ?? [];
    const isGroup = title && ts.isStringLiteral(title) && body && ts.isArrowFunction(body);
    if (!isGroup || !ts.isBlock(body.body)) {
      report(statement, 'a file holds only its import, examples and groups of tests');
      return;
    }
    const [first] = body.body.statements;
    quoted += first ? text.slice(first.getFullStart(), first.getStart(file)) : '';
    body.body.statements.forEach(testCase);
  };

  const example = (statement: ts.VariableStatement): void => {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer) value(initializer);
      examples.add(name.getText(file));
    }
  };

  const [first, ...rest] = file.statements;
  const importText = first?.getText(file) ?? '';
  if (!/^import \{ about, test(?:, without)? \} from '\.\.\/support\/api\.ts';$/.test(importText))
    findings.push('line 1: a file starts with the import of support/api.ts');
  for (const statement of rest)
    if (ts.isVariableStatement(statement)) example(statement);
    else group(statement);
  return findings;
}

function plainCall(statement: ts.Statement, callee: string): ts.CallExpression | undefined {
  if (!ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  if (!ts.isCallExpression(expression)) return undefined;
  return expression.expression.getText() === callee ? expression : undefined;
}

/** The calls of `await api.first(…).second(…)`, the last one first; none where it is anything else. */
function awaitedCalls(statement: ts.Statement): readonly ts.CallExpression[] {
  if (!ts.isExpressionStatement(statement) || !ts.isAwaitExpression(statement.expression))
    return [];
  const calls: ts.CallExpression[] = [];
  let { expression } = statement.expression;
  while (ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression)) {
    calls.push(expression);
    ({ expression } = expression.expression);
  }
  return expression.getText() === 'api' && calls.length <= 2 ? calls : [];
}

function nameOf({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** Whether it is `const because = '…';`. */
function isReason(statement: ts.Statement): boolean {
  if (!ts.isVariableStatement(statement)) return false;
  const [declared, ...others] = statement.declarationList.declarations;
  return (
    others.length === 0 &&
    declared?.name.getText() === REASON &&
    declared.initializer !== undefined &&
    ts.isStringLiteral(declared.initializer)
  );
}

/** Whether an expression is JSON, an example, or a variation of an example by spread and `without`. */
function isValue(node: ts.Expression, examples: ReadonlySet<string>): boolean {
  if (ts.isStringLiteral(node) || ts.isNumericLiteral(node)) return true;
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand);
  if (ts.isIdentifier(node)) return examples.has(node.text);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.every((element) => isValue(element, examples));
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every(
      (property) =>
        (ts.isPropertyAssignment(property) && isValue(property.initializer, examples)) ||
        (ts.isSpreadAssignment(property) && isExample(property.expression, examples)),
    );
  return isExample(node, examples) || literalKeywords.has(node.kind);
}

const literalKeywords: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

function isExample(node: ts.Expression, examples: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return examples.has(node.text);
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'without') return false;
  const [example, ...keys] = node.arguments;
  return (
    example !== undefined &&
    ts.isIdentifier(example) &&
    examples.has(example.text) &&
    keys.length > 0 &&
    keys.every(ts.isStringLiteral)
  );
}
