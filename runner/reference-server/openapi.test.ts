import Ajv from 'ajv';
import type { OpenAPIV3 } from 'openapi-types';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../generator/openapi/document.ts';
import { planSuite, resolveBody } from '../../generator/plan/index.ts';
import { kennel } from '../../spec/fixtures/edit-kennel.ts';
import { must } from '../../spec/lookup.ts';
import { emptyDatabase } from '../../spec/semantics/database.ts';
import * as model from '../../spec/semantics/model.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { replay, snapshotOf } from '../../spec/trajectory.ts';
import { routesOf } from './routes.ts';

const sampled = sampleScenario({ seed: '3', turns: 20 });
const states: readonly (readonly [name: string, snapshot: Snapshot])[] = [
  ['the kennel', snapshotOf(kennel)],
  ['a sampled state', must([...replay(sampled)].at(-1), 'a last state')],
];

interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly json: unknown;
}

/** What the reference server answers to every request of its suite, and to a body that is no object. */
function exchangesOf(snapshot: Snapshot): readonly Exchange[] {
  const { schema } = snapshot;
  const answerTo = routesOf(schema, model);
  const plan = planSuite({ snapshot, seed: '0', profile: 'strict' });
  const suite = plan.tests.map(({ steps }) =>
    steps.map(({ method, path, body }) => ({
      method: method,
      path,
      body: body && resolveBody(plan, body),
    })),
  );
  const malformed = schema.entities.flatMap(({ name }) => {
    const path = `/${name.toLowerCase()}`;
    return [
      { method: 'POST', path, body: [] },
      { method: 'PATCH', path: `${path}/some`, body: [] },
    ];
  });
  const reset = { method: 'POST', path: '/reset', body: undefined };
  return [...suite, malformed].flatMap((requests) => {
    let database = emptyDatabase(schema);
    return [reset, ...requests].map(({ method, path, body }) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const answered = answerTo(database, { method, target: path, body: Buffer.from(text) });
      database = answered.database;
      return { method, path, status: answered.status, json: answered.json };
    });
  });
}

/** Every answer that the document describes: `POST /dog 201` → the pointer to the schema of its body, if it has one. */
function describedAnswers(document: OpenAPIV3.Document): ReadonlyMap<string, string | undefined> {
  const responses = must(document.components?.responses, 'components');
  return new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      (['get', 'post', 'patch', 'delete'] as const).flatMap((method) =>
        Object.entries(item?.[method]?.responses ?? {}).map(([status, response]) => {
          const shared = '$ref' in response;
          const pointer = shared
            ? response.$ref
            : `#/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}`;
          const name = shared ? must(response.$ref.split('/').at(-1), 'a name') : '';
          const described = (shared ? responses[name] : response) as OpenAPIV3.ResponseObject;
          return [
            `${method.toUpperCase()} ${path} ${status}`,
            described.content && `${pointer}/content/application~1json/schema`,
          ] as const;
        }),
      ),
    ),
  );
}

describe.each(states)('the OpenAPI document of %s', (_name, snapshot) => {
  const document = openApiDocument(snapshot.schema);
  const described = describedAnswers(document);
  const ajv = new Ajv({ nullable: true, logger: false });
  ajv.addSchema(document, 'document');
  const templates = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace('{id}', '[^/]+')}$`),
  }));
  const exchanges = exchangesOf(snapshot).flatMap((exchange) => {
    const template = templates.find(({ pattern }) => pattern.test(exchange.path));
    return template ? [{ ...exchange, operation: `${exchange.method} ${template.path}` }] : [];
  });

  test('describes every answer of the reference server and no other', () => {
    const given = new Set(
      exchanges.map(({ operation, status }) => `${operation} ${String(status)}`),
    );
    expect([...given].sort()).toEqual([...described.keys()].sort());
  });

  test('gives the schema of every answer', () => {
    const wrong = exchanges.filter(({ operation, status, json }) => {
      const pointer = described.get(`${operation} ${String(status)}`);
      return pointer === undefined
        ? json !== undefined
        : ajv.validate({ $ref: `document${pointer}` }, json) !== true;
    });
    expect(wrong).toEqual([]);
  });
});
