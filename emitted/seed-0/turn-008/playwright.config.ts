import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const baseURL = process.env['BASE_URL'];
if (baseURL === undefined || !/^http:/.test(baseURL) || !URL.canParse(baseURL)) {
  throw new Error(
    'BASE_URL must be the address of the server under test, e.g. http://127.0.0.1:8001',
  );
}

export default defineConfig({
  testDir: 'tests',
  // The tests share the data of one server, so they run one after the other.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 500_000,
  reporter: 'list',
  outputDir: join(tmpdir(), 'api-test-results', baseURL.replaceAll(/\W+/g, '-')),
  use: { baseURL },
});
