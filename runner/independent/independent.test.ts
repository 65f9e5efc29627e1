/** What can be said of the independent servers without starting them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSuiteManifest } from '../../generator/index.ts';
import { parseScenario } from '../../spec/parse-scenario.ts';
import { readmeFor, scenarioTexts } from './authors-texts.ts';
import {
  emittedFolder,
  independentFolder,
  independentServers,
  scenarioNames,
  suiteFolderOf,
} from './servers.ts';
import type { IndependentServer } from './servers.ts';
import { stacks } from './stacks.ts';
import { independentTable, tableIn } from './table.ts';

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8');
const textsFolder = join(independentFolder, 'texts');
/** Without the line breaks of its prose. */
const log = read(independentFolder, 'LOG.md').replaceAll(/\s+/g, ' ');
const languages = [...new Set(Object.values(stacks).map(({ language }) => language))];

/** The texts of each scenario as they are today. */
const textsOf = new Map(
  scenarioNames.map((scenario) => {
    const file = join(emittedFolder, scenario, 'scenario.json');
    return [scenario, scenarioTexts(parseScenario(JSON.parse(read(file)), file))] as const;
  }),
);

/** The lines that today's text has and the authors' had not, nor the log. */
function unlogged(today: string, then: string): readonly string[] {
  const known = new Set(then.split('\n'));
  return today
    .split('\n')
    .filter((line) => !known.has(line) && !log.includes(line.replace(/^- /, '')));
}

describe('the texts', () => {
  test.each([...textsOf])('of %s are all there', (scenario, texts) => {
    expect(readdirSync(join(textsFolder, scenario)).sort()).toEqual([...texts.keys()].sort());
  });

  test.each([...textsOf])(
    'of %s have no line that its authors had not, but for logged ones',
    (scenario, texts) => {
      for (const [file, text] of texts)
        expect(unlogged(text, read(textsFolder, scenario, file))).toEqual([]);
    },
  );

  test.each(languages)(
    'for %s say nothing that its authors had not read, but for logged sentences',
    (language) => {
      expect(unlogged(readmeFor(language), read(textsFolder, `README.${language}.md`))).toEqual([]);
    },
  );
});

test.each(independentServers)(
  '$stack has a server for $scenario, $turn',
  ({ stack, scenario, turn }) => {
    expect(existsSync(join(independentFolder, stack, scenario, turn, 'run_server.sh'))).toBe(true);
  },
);

test('the README shows that each passes all tests of its suite', () => {
  const tests = (server: IndependentServer): number => {
    const file = join(suiteFolderOf(server), 'suite.json');
    return parseSuiteManifest(JSON.parse(read(file)), file).tests.length;
  };
  const table = independentTable({ tests, passed: tests });
  expect(tableIn(read('README.md'))).toBe(table);
});
