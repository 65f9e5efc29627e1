import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { exchangesWith } from './fixtures/exchanges.ts';
import { freedoms, shownOnTheWire } from './freedom.ts';
import { allVariants } from './table.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

describe('the table of variants', () => {
  test('names each variant once, after its file', () => {
    const ids = allVariants.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const files = readdirSync(here).filter((name) => name.endsWith('.ts'));
    expect(ids.map((id) => `${id}.ts`).filter((file) => !files.includes(file))).toEqual([]);
  });

  test('has a variant for every freedom', () => {
    const used = new Set<string>(allVariants.map(({ freedom }) => freedom));
    expect(Object.keys(freedoms).filter((freedom) => !used.has(freedom))).toEqual([]);
  });

  test('uses a freedom of one profile only in that profile', () => {
    const ofPaper = allVariants.filter(({ profile }) => profile === 'paper');
    const rest = allVariants.filter(({ profile }) => profile !== 'paper');
    const shared = rest.map(({ freedom }) => freedom);
    expect(ofPaper.filter(({ freedom }) => shared.includes(freedom))).toEqual([]);
    expect(rest.filter(({ profile }) => profile !== undefined)).toEqual([]);
  });
});

/** What these do is seen by a clock alone. */
const seenInTimeOnly = ['head-before-body', 'idle-connections-closed'];

test('what shows on the wire alone shows with a create', async () => {
  const [reference] = await exchangesWith({});
  const unchanged: string[] = [];
  for (const { id, freedom, behaviour } of allVariants) {
    if (!shownOnTheWire.has(freedom) || freedom === 'time' || seenInTimeOnly.includes(id)) continue;
    const [created] = await exchangesWith(behaviour);
    if (created === reference) unchanged.push(id);
  }
  expect(unchanged).toEqual([]);
});

test('every variant differs from the reference in what it sends', async () => {
  const reference = await exchangesWith({});
  expect(await exchangesWith({})).toEqual(reference);
  const unchanged: string[] = [];
  for (const { id, freedom, behaviour } of allVariants) {
    if (freedom === 'time' || seenInTimeOnly.includes(id)) continue;
    const sent = await exchangesWith(behaviour);
    if (sent.every((answer, index) => answer === reference[index])) unchanged.push(id);
  }
  expect(unchanged).toEqual([]);
});
