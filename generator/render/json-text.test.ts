import fc from 'fast-check';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { formatOptions } from '../format.ts';
import { openApiDocument } from '../openapi/document.ts';
import { kennelSnapshot } from '../plan/fixtures/snapshots.ts';
import type { Json } from '../plan/plan.ts';
import { jsonText } from './json-text.ts';

const formatted = (value: Json): Promise<string> =>
  format(JSON.stringify(value), { ...formatOptions, parser: 'json' });

const size = { maxLength: 5 };
const anyJson = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'grapheme', ...size }),
    fc.string({ minLength: 30, maxLength: 70 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(true, false, null),
    fc.array(fc.integer(), { maxLength: 30 }),
    fc.array(tie('json'), size),
    fc.array(fc.dictionary(fc.string(size), tie('json'), { maxKeys: 3 }), size),
    fc.dictionary(fc.string(), tie('json'), { maxKeys: 5 }),
  ),
})).json;

test('lays JSON out as prettier does', async () => {
  await fc.assert(
    fc.asyncProperty(anyJson, async (value) => {
      expect(jsonText(value)).toBe(await formatted(JSON.parse(JSON.stringify(value)) as Json));
    }),
    { numRuns: 150 },
  );
});

test('what stands in the text is the value', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      expect(JSON.parse(jsonText(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('lays out a document of many levels', async () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(kennelSnapshot.schema))) as Json;
  expect(jsonText(document)).toBe(await formatted(document));
});
