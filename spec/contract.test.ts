import { describe, expect, test } from 'vitest';
import { clauses, clausesOf, sections } from './contract.ts';
import type { Clause } from './contract.ts';

const all: readonly Clause[] = clauses;

describe('the clauses', () => {
  test('have ids of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('stand in the order of the sections, each of which has one', () => {
    const used = all.map(({ section }) => section);
    expect(used.filter((section, index) => section !== used[index - 1])).toEqual(sections);
  });

  test('are one line of whole sentences each, and none repeats another', () => {
    for (const { id, text } of all) expect(text, id).toMatch(/^[^\n]+\.$/);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });
});

describe('the profiles', () => {
  test('strict says all that paper says, and more', () => {
    const paper = clausesOf('paper').map(({ id }) => id);
    const strict = clausesOf('strict').map(({ id }) => id);
    expect(paper.filter((id) => !strict.includes(id))).toEqual([]);
    expect(strict.filter((id) => !paper.includes(id))).toEqual([
      'ids.taken',
      'values.numeric-strings',
      'values.booleans-as-numbers',
      'values.numbers-as-booleans',
      'values.datetime-padding',
      'actions.order',
    ]);
  });

  test('both tell which status codes an action answers', () => {
    for (const profile of ['paper', 'strict'] as const) {
      const text = clausesOf(profile)
        .map((clause) => clause.text)
        .join('\n');
      expect(text).toMatch(/an action with an id that no object .* answers 404/);
      expect(text).toContain('the action is refused with 400');
      expect(text).toContain('the action is refused with 409');
    }
  });
});
