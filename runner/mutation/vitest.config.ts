import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { keptThread } from './kept-thread.ts';
import surveys from './surveys.json' with { type: 'json' };

const { tests } = surveys[process.env['SURVEY'] as keyof typeof surveys];

/** In the order of the survey: a mutant lives until the first test that fails. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      tests.findIndex((glob) => matchesGlob(relative(this.ctx.config.root, moduleId), glob));
    return Promise.resolve(files.toSorted((one, other) => rank(one) - rank(other)));
  }
}

/** How the tests of a survey run, thousands of times. */
export default defineConfig({
  plugins: [
    {
      name: 'keep-thread',
      // Here, as Stryker asks for threads in every other place.
      configureVitest: ({ project }): void => {
        project.config.pool = keptThread.name;
        project.config.poolRunner = keptThread;
      },
    },
  ],
  test: {
    include: tests,
    setupFiles: ['runner/mutation/no-mutant.ts'],
    isolate: false,
    testTimeout: 60_000,
    sequence: { sequencer: InOrder },
  },
});
