import { defineConfig } from 'vitest/config';

/** `*.test.ts` are quick; `*.slow.test.ts` drive whole episodes, Playwright and the real command line. */
const sources = ['spec', 'generator', 'runner'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'quick',
          include: sources.map((folder) => `${folder}/**/*.test.ts`),
          exclude: ['**/*.slow.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'slow',
          include: sources.map((folder) => `${folder}/**/*.slow.test.ts`),
          testTimeout: 900_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
