/** The files of a turn's folder: what the agent is asked, what the server must do, and the suite that checks it. */
import { readFileSync } from 'node:fs';
import type { Scenario } from '../../spec/scenario.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Files } from '../files.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { Json, Plan } from '../plan/plan.ts';
import { changeRequest } from '../texts/change-request.ts';
import { schemaDocument } from './documents.ts';
import { jsonText } from './json-text.ts';
import { apiView } from './outcomes.ts';
import type { RenderSpecs } from './spec-file.ts';
import { suiteDocument } from './suite-manifest.ts';
import { template } from './template.ts';

const api = template('api.ts');
const config = template('playwright.config.ts');

/** What `support/api.ts` is built on: the same code that judges where a plan is executed without Playwright. */
const support: Files = new Map(
  ['exchange.ts', 'http.ts'].map((name) => [
    `support/${name}`,
    readFileSync(new URL(`../support/${name}`, import.meta.url), 'utf8'),
  ]),
);

/** The files of a turn's folder, paths relative to it, laid out as they are written. The initial turn has no change request. */
export function renderTurn(
  turn: {
    readonly scenario: Pick<Scenario, 'name' | 'seed'>;
    readonly snapshot: Snapshot;
    readonly plan: Plan;
  },
  renderSpecs: RenderSpecs,
): Files {
  const { snapshot, plan } = turn;
  const request: Files =
    snapshot.turn === 0
      ? new Map()
      : new Map([['change_request.md', changeRequest(snapshot.changes)]]);
  return new Map([
    ...request,
    [
      'openapi.json',
      jsonText(JSON.parse(JSON.stringify(openApiDocument(snapshot.schema))) as Json),
    ],
    ['playwright.config.ts', config({})],
    ['schema.json', jsonText(JSON.parse(schemaDocument(snapshot.schema)) as Json)],
    ['suite.json', suiteDocument(turn)],
    ['support/api.ts', api(apiView)],
    ...support,
    ...renderSpecs(plan),
  ]);
}
