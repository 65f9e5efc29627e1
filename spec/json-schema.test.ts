import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { editedKennel } from './fixtures/edit-kennel.ts';
import { jsonSchemas } from './json-schema.ts';
import scenarioSchema from './scenario.schema.json' with { type: 'json' };
import schemaSchema from './schema.schema.json' with { type: 'json' };

const publishedSchema = z.fromJSONSchema(schemaSchema as Parameters<typeof z.fromJSONSchema>[0]);
const publishedScenario = z.fromJSONSchema(
  scenarioSchema as Parameters<typeof z.fromJSONSchema>[0],
);

describe('published JSON Schemas', () => {
  it.each(Object.entries(jsonSchemas))(
    '%s is up to date (vitest -u writes it)',
    async (name, schema) => {
      const options = { ...(await resolveConfig(import.meta.filename)), parser: 'json' };
      const text = await format(JSON.stringify(schema), options);
      await expect(text).toMatchFileSnapshot(`./${name}`);
    },
  );

  it('accept the kennel as a schema, and as the start of a scenario', () => {
    expect(publishedSchema.safeParse(editedKennel()).success).toBe(true);
    const scenario = {
      name: 'kennel',
      seed: '0',
      sampler: { name: 'replay', version: 1, changesPerTurn: 5 },
      initial: editedKennel(),
      turns: [{ changes: [{ kind: 'delete_entity', entity: 'Toy' }] }],
    };
    expect(publishedScenario.safeParse(scenario).success).toBe(true);
    expect(
      publishedScenario.safeParse({
        ...scenario,
        turns: [{ changes: [{ kind: 'delete_entity' }] }],
      }).success,
    ).toBe(false);
  });

  it.each([
    ['entities[0].name', 'dog'],
    ['entities[0].fields[0].type', 'colour'],
    ['entities[0].fields[0].colour', 'red'],
    ['entities[0].actions[0].from', []],
    ['entities[0].actions[0].guards[1].op', '=>'],
    ['analytics', undefined],
  ])('refuse a schema with another %s', (path, value) => {
    expect(publishedSchema.safeParse(editedKennel([path, value])).success).toBe(false);
  });
});
