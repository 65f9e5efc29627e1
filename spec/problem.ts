/** What is wrong with a document that a person or program gave us. */

/** One fault: where (a JSON path such as `entities[0].fields[2].minimum`), what, and what would be right. */
export interface Problem {
  /** Stable code, e.g. `FIELD_TARGET_MISSING`. */
  readonly code: string;
  readonly path: string;
  /** One sentence in plain English that says what is wrong and what would be right. */
  readonly message: string;
}

/** Input that cannot be used. The command line prints `message` and exits with 2. */
export class InputError extends Error {
  readonly problems: readonly Problem[];
  constructor(source: string, problems: readonly Problem[]) {
    super(
      [
        `${source} cannot be used:`,
        ...problems.map((problem) => `  ${formatProblem(problem)}`),
      ].join('\n'),
    );
    this.name = 'InputError';
    this.problems = problems;
  }
}

/** `entities[0].name: "dog" is not a name such as DogPhase [NAME_ILL_FORMED]` */
export function formatProblem({ code, path, message }: Problem): string {
  return `${path === '' ? '(document)' : path}: ${message} [${code}]`;
}
