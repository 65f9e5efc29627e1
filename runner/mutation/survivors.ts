/** What is on record about mutants that no test notices, and how it is held against a report. */
import type { schema } from '@stryker-mutator/api/core';

/** A place and what may stand there without any test failing. */
export interface Survivor {
  /** `spec/semantics/values.ts`. */
  readonly file: string;
  /** The source around the mutants, as it stands in the file; what is mutated lies within. */
  readonly code: string;
  /** What the mutants put in the place of a part of it. */
  readonly becomes: readonly string[];
  /** Why no test could tell. */
  readonly why: string;
}

/** A mutant that lives, as a person reads it. */
export interface Alive {
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly becomes: string;
}

/** What Stryker writes. */
export type Report = Pick<schema.MutationTestResult, 'files'>;
type Mutant = schema.MutantResult;

/** The mutants of a report that live, or that no test runs, without a line on record. */
export function unexplained(report: Report, record: readonly Survivor[]): readonly Alive[] {
  return survivorsIn(report).flatMap(({ file, source, mutant }) =>
    record.some((line) => explains(line, { file, source, mutant }))
      ? []
      : [aliveOf({ file, source, mutant })],
  );
}

/** The lines on record that no living mutant of the report needs. */
export function idleLines(report: Report, record: readonly Survivor[]): readonly Survivor[] {
  const alive = survivorsIn(report);
  return record.filter((line) => !alive.some((found) => explains(line, found)));
}

interface Found {
  readonly file: string;
  readonly source: string;
  readonly mutant: Mutant;
}

function survivorsIn({ files }: Report): readonly Found[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map((mutant) => ({ file, source, mutant })),
  );
}

function explains({ file, code, becomes }: Survivor, found: Found): boolean {
  if (file !== found.file || !becomes.includes(found.mutant.replacement ?? '')) return false;
  const { start, end } = spanOf(found);
  const [first = '', ...others] = found.source.split(code);
  let at = first.length;
  return others.some((rest) => {
    const holds = at <= start && end <= at + code.length;
    at += code.length + rest.length;
    return holds;
  });
}

function aliveOf(found: Found): Alive {
  const { start, end } = spanOf(found);
  const { file, source, mutant } = found;
  return {
    file,
    line: mutant.location.start.line,
    original: source.slice(start, end),
    becomes: mutant.replacement ?? '',
  };
}

/** Where in the source the mutated part stands. */
function spanOf({ source, mutant }: Found): { readonly start: number; readonly end: number } {
  const lines = source.split('\n');
  const offset = ({ line, column }: schema.Position): number =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return { start: offset(mutant.location.start), end: offset(mutant.location.end) };
}
