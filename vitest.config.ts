import { defineConfig } from 'vitest/config';

const rooms = ['spec', 'generator', 'runner'];
const setupFiles = ['spec/fixtures/property-seed.ts'];

/** `*.test.ts` are quick; `*.slow.test.ts` drive whole episodes, Playwright and real servers. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'quick',
          setupFiles,
          include: ['*.test.ts', ...rooms.map((room) => `${room}/**/*.test.ts`)],
          exclude: ['**/*.slow.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'slow',
          setupFiles,
          include: rooms.map((room) => `${room}/**/*.slow.test.ts`),
          testTimeout: 900_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
