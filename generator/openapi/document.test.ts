import Ajv from 'ajv';
import { execa } from 'execa';
import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAPIV3 } from 'openapi-types';
import { describe, expect, test } from 'vitest';
import { exampleBody } from '../../spec/examples.ts';
import { kennel } from '../../spec/fixtures/edit-kennel.ts';
import { must } from '../../spec/lookup.ts';
import type { Entity, Field, Schema } from '../../spec/schema.ts';
import { emptyDatabase } from '../../spec/semantics/database.ts';
import { violationsOnCreate, violationsOnUpdate } from '../../spec/semantics/values.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import { replay } from '../../spec/trajectory.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument(kennel);

type Verdict = (schemaName: string, value: unknown) => boolean;

/** Judges values by the component schemas of a document. */
function verdictOf(judged: OpenAPIV3.Document): Verdict {
  const ajv = new Ajv({ nullable: true, logger: false });
  ajv.addSchema(judged, 'document');
  return (schemaName, value) => {
    const validate = must(
      ajv.getSchema(`document#/components/schemas/${schemaName}`),
      `a component schema ${schemaName}`,
    );
    return validate(value) === true;
  };
}

const accepts = verdictOf(document);

function operationsOf({ paths }: OpenAPIV3.Document): readonly OpenAPIV3.OperationObject[] {
  return Object.values(paths).flatMap((item) =>
    [item?.get, item?.post, item?.patch, item?.delete].filter(
      (operation) => operation !== undefined,
    ),
  );
}

describe('openApiDocument', () => {
  test('has every path of the schema and no other', () => {
    expect(
      Object.entries(document.paths).map(
        ([path, item]) =>
          `${path}: ${Object.keys(item ?? {})
            .filter((key) => key !== 'parameters')
            .join(' ')}`,
      ),
    ).toEqual([
      '/dog: get post',
      '/dog/{id}: get patch delete',
      '/dog/{id}/approve: post',
      '/dog/{id}/calm_down: post',
      '/dog/{id}/restart: post',
      '/person: get post',
      '/person/{id}: get patch delete',
      '/toy: get post',
      '/toy/{id}: get patch delete',
      '/analytics/dog/count: get',
      '/analytics/dog/rank/avg: get',
      '/analytics/toy/price/max: get',
      '/analytics/toy/price/min: get',
      '/analytics/toy/price/sum: get',
      '/reset: post',
    ]);
  });

  test('gives every operation an id of its own', () => {
    const ids = operationsOf(document).map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('actDog_calm_down');
    expect(ids).toContain('analyseDog_rank_avg');
  });

  test('shows bounds, null, defaults and enums of what is sent', () => {
    const schemas = document.components?.schemas as Record<string, OpenAPIV3.SchemaObject>;
    expect(schemas['Dog.create']).toMatchObject({
      required: ['id', 'mood', 'name', 'rank'],
      properties: {
        active: { type: 'boolean', nullable: true, default: true },
        born_at: {
          type: 'string',
          description:
            'A real date and time, `YYYY-MM-DD hh:mm:ss`, not before 2020-01-01 00:00:00 and not after 2026-12-31 23:59:59.',
        },
        name: { type: 'string', minLength: 2, maxLength: 50 },
        phase: { title: 'DogPhase', enum: ['planning', 'in_progress', 'review'] },
        rank: { type: 'integer', minimum: 0, maximum: 10000, nullable: true },
        toys: { type: 'array', items: { type: 'string' }, default: [] },
      },
    });
    expect(schemas['Dog.update']).not.toHaveProperty('required');
  });

  test('does not depend on the order in which sets are written', () => {
    const reversed: Schema = {
      enums: kennel.enums.toReversed(),
      entities: kennel.entities
        .toReversed()
        .map((entity) => ({ ...entity, fields: entity.fields.toReversed() })),
      analytics: kennel.analytics.toReversed(),
    };
    expect(JSON.stringify(openApiDocument(reversed))).toBe(JSON.stringify(document));
  });

  test('keeps 409 for actions with conditions', () => {
    const statuses = (path: string): readonly string[] =>
      Object.keys(document.paths[path]?.post?.responses ?? {});
    expect(statuses('/dog/{id}/approve')).toEqual(['200', '400', '404', '409']);
    expect(statuses('/dog/{id}/restart')).toEqual(['200', '400', '404']);
  });

  test.each(kennel.entities.map(({ name }) => name))(
    'takes the example body of a %s',
    (entityName) => {
      const body = exampleBody({ schema: kennel, lineage: {}, seed: '0' }, entityName);
      expect(accepts(`${entityName}.create`, body)).toBe(true);
      expect(accepts(`${entityName}.update`, body)).toBe(true);
    },
  );

  const sampled = sampleScenario({ seed: '3', turns: 30 });
  test.each<readonly [name: string, schema: Schema]>([
    ['the kennel', kennel],
    ['thirty sampled turns', must([...replay(sampled)].at(-1), 'a last state').schema],
    ['a single entity', { enums: [], entities: kennel.entities.slice(1, 2), analytics: [] }],
  ])('of %s passes redocly lint without an error or a warning', async (_name, schema) => {
    const totals = await lint(openApiDocument(schema));
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  });
});

/** What redocly counts with the configuration of the repository. */
async function lint(linted: OpenAPIV3.Document): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(linted));
  const { stdout } = await execa('redocly', ['lint', file, '--format=json'], {
    preferLocal: true,
    reject: false,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  await rm(folder, { recursive: true });
  return (JSON.parse(stdout) as { readonly totals: unknown }).totals;
}

describe('the schemas of bodies', () => {
  /** OpenAPI has no words for these rules; they stand in descriptions. */
  const beyondOpenApi = new Set(['datetime', 'after', 'before', 'reference', 'taken']);
  const world = { schema: kennel, database: emptyDatabase(kennel) };
  const values = fc.oneof(
    fc.constantFrom<unknown>(null, undefined, '', [], {}, [1], [null], ['toy-1'], 0, 0.5, 1e7, -1),
    fc.constantFrom('planning', 'Planning', 'wild', '2024-02-30 00:00:00', '2024-02-29T00:00:00Z'),
    fc.string({ maxLength: 60, unit: 'grapheme' }),
    fc.integer({ min: -2, max: 10002 }),
    fc.boolean(),
  );
  const fields = fc.constantFrom(
    ...kennel.entities.flatMap((entity) =>
      entity.fields
        .filter(({ name }) => name !== 'id')
        .map((field): readonly [Entity, Field] => [entity, field]),
    ),
  );

  test('take and refuse what the semantics take and refuse', () => {
    fc.assert(
      fc.property(fields, values, ([entity, field], value) => {
        const { [field.name]: _, ...rest } = {
          ...exampleBody({ schema: kennel, lineage: {}, seed: '0' }, entity.name),
        } as Record<string, unknown>;
        const body = value === undefined ? rest : { ...rest, [field.name]: value };
        for (const [shape, violations] of [
          ['create', violationsOnCreate(entity, body, world)],
          ['update', violationsOnUpdate(entity, body, world)],
        ] as const) {
          const broken = violations.filter(({ rule }) => !beyondOpenApi.has(rule));
          const taken = accepts(`${entity.name}.${shape}`, body);
          if (violations.length === broken.length) expect(taken).toBe(broken.length === 0);
          else if (broken.length > 0) expect(taken).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
