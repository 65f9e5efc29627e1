/** Leaves the last argument of `must` as it is: it names what is missing, and is read only where the code has a bug. */
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'messages-of-must', {
    shouldIgnore: ({ node, parent }) =>
      parent?.type === 'CallExpression' &&
      parent.callee.name === 'must' &&
      parent.arguments.at(-1) === node
        ? 'names what is missing'
        : undefined,
  }),
];
