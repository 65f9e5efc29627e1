/** A turn beside the one before it, for people at a terminal. */
import { createTwoFilesPatch } from 'diff';
import type { Files, TestDifference, TurnDifference } from '../../generator/index.ts';
import { lineChurn, lineOfTest, testDifferences, turnFolder } from '../../generator/index.ts';
import type { Difference } from '../../spec/schema-difference.ts';
import { changeSentence } from '../../spec/changes/table.ts';
import { counted } from '../../spec/wording.ts';
import { renderTable } from './table.ts';

/** How much is shown: with `all` every test that differs, with `lines` the changed lines of the suite too. */
export interface DifferenceView {
  readonly decorated: boolean;
  readonly all: boolean;
  readonly lines: boolean;
}

/** The change request with the tests that each sentence brought, the schema's difference in words, the suite's by file. */
export function renderTurnDifference(difference: TurnDifference, view: DifferenceView): string {
  const { turn, schema } = difference;
  return [
    `Turn ${String(turn)}: the change request, and the tests that each sentence of it brought`,
    ...requestLines(difference, view),
    '',
    'The schema',
    ...schemaLines(schema),
    '',
    'The suite',
    suiteTable(difference, view.decorated),
    ...(view.lines ? ['', ...patches(difference.files)] : []),
  ].join('\n');
}

/** How many tests of each kind are shown under a sentence: those that changed only where no new one tells more. */
function shownOf(
  tests: readonly TestDifference[],
): Readonly<Record<TestDifference['kind'], number>> {
  const hasNew = tests.some(({ kind }) => kind === 'new');
  return { new: 12, changed: hasNew ? 0 : 12, renamed: 2, gone: 3 };
}

function requestLines(
  { turn, changes, files }: TurnDifference,
  { all }: DifferenceView,
): readonly string[] {
  return changes.flatMap(({ change, tests }, index) => [
    '',
    `  ${String(index + 1)}. ${changeSentence.write(change)}.`,
    ...testDifferences.flatMap((kind) =>
      testLines(
        tests.filter((each) => each.kind === kind),
        {
          shown: all ? Infinity : shownOf(tests)[kind],
          folder: turnFolder(turn),
          files: files.after,
        },
      ),
    ),
    ...(tests.length === 0 ? ['     no test says anything new or different'] : []),
  ]);
}

function testLines(
  tests: readonly TestDifference[],
  {
    shown,
    folder,
    files,
  }: { readonly shown: number; readonly folder: string; readonly files: Files },
): readonly string[] {
  const lines = tests.slice(0, shown).map(({ kind, test }) => {
    const path = `tests/${test.file}.spec.ts`;
    const line = kind === 'gone' ? undefined : lineOfTest(files.get(path) ?? '', test.id);
    const place = line === undefined ? path : `${folder}/${path}:${String(line)}`;
    return `     ${kind.padEnd(8)}${place}  ${test.title}`;
  });
  const rest = tests.slice(shown);
  const [first] = rest;
  if (first === undefined) return lines;
  const places = [...new Set(rest.map(({ test }) => `tests/${test.file}.spec.ts`))].join(', ');
  const more = lines.length > 0 ? 'more ' : '';
  return [
    ...lines,
    `     ${first.kind.padEnd(8)}${counted(rest.length, `${more}test`, `${more}tests`)} in ${places}`,
  ];
}

const signs = { added: '+', removed: '-', renamed: '>', changed: '~' } as const;

function schemaLines(differences: readonly Difference[]): readonly string[] {
  const subjects = [...new Set(differences.map(({ subject }) => subject))];
  return subjects.flatMap((subject) => [
    `  ${subject}`,
    ...differences
      .filter((each) => each.subject === subject)
      .map(({ kind, words: said }) => `    ${signs[kind]} ${said}`),
  ]);
}

function suiteTable({ suite, files }: TurnDifference, decorated: boolean): string {
  const rows = changedSpecs(files).map(({ path, before, after }) => {
    const name = /^tests\/(.+)\.spec\.ts$/.exec(path)?.[1];
    const count = (kind: TestDifference['kind']): number =>
      suite.filter((each) => each.kind === kind && each.test.file === name).length;
    const { added, removed } = lineChurn(before, after);
    return [path, ...testDifferences.map(count), added, removed];
  });
  const head = ['file', ...testDifferences, 'lines added', 'removed'];
  return rows.length === 0 ? '  No file of it differs.' : renderTable({ head, rows }, decorated);
}

function patches(files: TurnDifference['files']): readonly string[] {
  return changedSpecs(files).map(({ path, before, after }) =>
    createTwoFilesPatch(path, path, before, after, undefined, undefined, { context: 3 }),
  );
}

/** The spec files that differ; a file that is missing on one side is empty there. */
function changedSpecs({ before, after }: TurnDifference['files']): readonly {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => path.startsWith('tests/'))
    .sort()
    .map((path) => ({ path, before: before.get(path) ?? '', after: after.get(path) ?? '' }))
    .filter((file) => file.before !== file.after);
}
