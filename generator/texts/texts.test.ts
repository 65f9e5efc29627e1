import fc from 'fast-check';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../spec/contract.ts';
import type { Profile } from '../../spec/contract.ts';
import { kennel } from '../../spec/fixtures/edit-kennel.ts';
import { must } from '../../spec/lookup.ts';
import type { Schema } from '../../spec/schema.ts';
import { formatOptions } from '../format.ts';
import { agentReadme } from './agent-readme.ts';
import { initialSpecification } from './initial-specification.ts';
import { languages } from './language.ts';

const profiles: readonly Profile[] = ['paper', 'strict'];

describe('agentReadme', () => {
  test('reads as in the golden file', async () => {
    await expect(agentReadme('paper')).toMatchFileSnapshot('golden/agent-readme.md');
  });

  test.each(profiles)('has every sentence of the contract once, profile %s', (profile) => {
    const readme = agentReadme(profile);
    const missing = clausesOf(profile).filter(({ text }) => readme.split(text).length !== 2);
    expect(missing).toEqual([]);
  });

  test('lists in its table only requests that the contract has', () => {
    const requests = [...agentReadme('paper').matchAll(/^\| (`[A-Z]+ [^`]+`)/gm)].map(
      (match) => match[1] ?? '',
    );
    const contract = clausesOf('paper')
      .map(({ text }) => text)
      .join('\n');
    expect(requests).toHaveLength(9);
    expect(requests.filter((request) => !contract.includes(request))).toEqual([]);
  });

  test.each(Object.entries(languages))('asks for %s', (key, { name, start }) => {
    const readme = agentReadme('paper', key as keyof typeof languages);
    expect(readme).toContain(`Write it in ${name}.`);
    expect(readme).toContain(`provided that they are for ${name}`);
    expect(readme).toContain(start);
  });
});

describe('initialSpecification', () => {
  test('reads as in the golden file', async () => {
    await expect(initialSpecification(kennel)).toMatchFileSnapshot(
      'golden/kennel-specification.md',
    );
  });

  test('says so where there is nothing to list', () => {
    const person = must(kennel.entities[1], 'an entity');
    const text = initialSpecification({ enums: [], entities: [person], analytics: [] });
    expect(text).toContain(
      'The API has 1 entity, 0 fields that refer to an entity, 0 enums, 0 analytics endpoints and 0 actions.',
    );
    expect(text).not.toMatch(/^## (Enums|Analytics|Actions)$/m);
  });

  const leaves = leavesOf(kennel);
  test.each(leaves)('changes when %s changes', (_path, changed) => {
    expect(initialSpecification(changed)).not.toBe(initialSpecification(kennel));
  });

  test('encodes every default so that it can be read back and survives formatting', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '"',
        '`',
        '``x`',
        '\n',
        '*/',
        '\\"',
        '\u2028',
        '  ',
        '${x}',
        '*a* _b_',
        '<!--',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 4 }), async (parts) => {
        const value = parts.join('');
        const specification = initialSpecification(withDefault(value));
        const literal = /`email` \(optional, non-nullable string, default `([^`]*)`\)$/m.exec(
          specification,
        );
        expect(JSON.parse(must(literal?.[1], 'a default'))).toBe(value);
        expect(await format(specification, { ...formatOptions, parser: 'markdown' })).toBe(
          specification,
        );
      }),
      { numRuns: 100 },
    );
  });
});

/** One person, whose email has the default. */
function withDefault(value: string): Schema {
  return {
    enums: [],
    analytics: [],
    entities: [
      {
        name: 'Person',
        fields: [
          { name: 'id', type: 'string', required: true, nullable: false, unique: true },
          { name: 'email', type: 'string', required: false, nullable: false, default: value },
        ],
        actions: [],
      },
    ],
  };
}

/** The schema once for every value in it, with that value replaced by another. Tags, which give the rest its shape, stay. */
function leavesOf(schema: Schema): (readonly [path: string, changed: Schema])[] {
  const otherWords = new Map([
    ['null', 'not_null'],
    ['not_null', 'null'],
    ['any', 'all'],
    ['all', 'any'],
    ['+', '-'],
    ['*', '+'],
    ['>', '>='],
    ['>=', '>'],
    ['<', '<='],
    ['<=', '<'],
    ['==', '!='],
    ['!=', '=='],
  ]);
  const tags = new Set(['kind', 'type', 'operation', 'unique']);
  const others = (value: unknown): (readonly [path: string, other: unknown])[] => {
    if (value === null) return [['', 7]];
    if (typeof value === 'number') return [['', value + 1]];
    if (typeof value === 'boolean') return [['', !value]];
    if (typeof value === 'string') return [['', otherWords.get(value) ?? `${value}x`]];
    return Object.entries(value as object)
      .filter(([key]) => !tags.has(key))
      .flatMap(([key, item]) =>
        others(item).map(
          ([path, other]) => [`/${key}${path}`, replaced(value, key, other)] as const,
        ),
      );
  };
  return others(schema).map(([path, changed]) => [path, changed as Schema]);
}

function replaced(container: unknown, key: string, item: unknown): unknown {
  return Array.isArray(container)
    ? container.with(Number(key), item)
    : { ...(container as object), [key]: item };
}
