// What the tests are written with. `api` sends a request and holds what comes back against what is expected; every test
// has an `api` of its own, which starts on an empty server and a fresh connection.
// The bare `test`: the usual one makes ready for a browser before each test, which takes longer than the test itself.
import { _baseTest as base } from '@playwright/test';
import type { TestDetails } from '@playwright/test';
import { create, exchange, reset } from './exchange.ts';
import type { Json } from './exchange.ts';
import { connect } from './http.ts';

/** Why it must come back; what it must show, see `exchange.ts`; the fields that it must not have. */
type Expect = (because: string, answer?: Json, absent?: string[]) => Promise<void>;
// What a test may expect, each with the status codes that it accepts.
const outcomes = (expect: (status: number[]) => Expect) => ({
  ok: expect([200]),
  created: expect([200, 201]),
  removed: expect([200, 204]),
  invalid: expect([400, 422]),
  taken: expect([400, 409, 422]),
  notFound: expect([404]),
  refused: expect([400, 409]),
  badRequest: expect([400]),
  conflict: expect([409]),
});
/** A request, sent when it is told what must come back: `api.get('/dog/dog-1').ok('it was created', { rank: 3 })`. */
type Ask = (path: string, body?: Json) => ReturnType<typeof outcomes>;
/** Makes an object that the test needs, `create('Dog', dog)`: `POST /dog` must succeed. */
type Create = (entity: string, body: Json) => Promise<void>;
type Api = Record<'get' | 'post' | 'patch' | 'delete', Ask> & { create: Create };

// Steps are for reports that people read. A runner that sets this variable reads none, and is spared what they cost.
const withoutSteps = process.env['STAMINA_WITHOUT_STEPS'] === '1';

export const test = base.extend<{ api: Api; baseURL: string; keepWorker: void }>({
  baseURL: ['', { option: true }],
  api: async ({ baseURL }, use) => {
    const server = connect(baseURL);
    // The one function between a test and the step that awaits: what a boxed step leaves out of the place of an error.
    const step = async (title: string, work: () => Promise<void>) => {
      if (withoutSteps) await work();
      else await base.step(title, work, { box: true });
    };
    const ask =
      (method: string): Ask =>
      (path, body) =>
        outcomes(
          (status) => (because, answer, absent) =>
            step(`${method} ${path}`, () =>
              exchange(server, { method, path, body, status, because, answer, absent }),
            ),
        );
    try {
      await step('reset', () => exchange(server, reset));
      await use({
        get: ask('GET'),
        post: ask('POST'),
        patch: ask('PATCH'),
        delete: ask('DELETE'),
        create: (entity, body) => step(`create ${entity}`, () => create(server, entity, body)),
      });
    } finally {
      server.close();
    }
  },
  // After a failed test Playwright starts a new process. A runner that sets this variable, and judges each result by
  // its status, is spared that.
  keepWorker: [
    async ({}, use, info) => {
      await use();
      const keep = process.env['STAMINA_KEEP_WORKER'] === '1';
      if (keep && info.status === 'failed') info.expectedStatus = 'failed';
    },
    { auto: true },
  ],
});

/** What a test is about: its id, and the sentences of the contract that it checks. */
export function about(id: string, ...clauses: string[]): TestDetails {
  const named = clauses.map((clause) => ({ type: 'clause', description: clause }));
  return { annotation: [{ type: 'id', description: id }, ...named] };
}

/** A copy of the object that lacks some of its fields. */
export function without<T extends object, K extends keyof T>(from: T, ...keys: K[]): Omit<T, K> {
  const copy = { ...from };
  for (const key of keys) delete copy[key];
  return copy;
}
