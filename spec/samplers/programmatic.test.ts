import { describe, expect, test } from 'vitest';
import { kennel } from '../fixtures/edit-kennel.ts';
import { RESERVED_ENDPOINTS } from '../naming.ts';
import { nothingRemoved } from '../removed.ts';
import type { Removed } from '../snapshot.ts';
import { stream } from '../stream.ts';
import { KEYWORDS } from './keywords.ts';
import {
  ACTION_VERBS,
  ENTITY_NOUNS,
  ENUM_THEMES,
  EXTRA_VALUES,
  FIELD_NOUNS,
  QUALIFIERS,
} from './programmatic-words.ts';
import { programmaticVocabulary } from './programmatic.ts';

const removed: Removed = {
  endpoints: [{ path: '/otter', by: 'delete_entity', now: null }],
  analytics: [],
  actions: [{ entity: 'Dog', action: 'archive', by: 'remove_action' }],
  fields: [{ entity: 'Dog', field: 'rank_old', by: 'rename_field', now: 'rank' }],
};
const vocabulary = programmaticVocabulary({ schema: kennel, removed });
const draws = (draw: (index: number) => string): readonly string[] =>
  Array.from({ length: 1500 }, (_, index) => draw(index));
const random = (index: number): ReturnType<typeof stream> => stream('names', index);

describe('names', () => {
  test('of entities are well written, free, and hundreds', () => {
    const names = draws((index) => vocabulary.entityName(random(index)));
    for (const name of names) expect(name).toMatch(/^([A-Z][a-z]+)+$/);
    const endpoints = new Set(names.map((name) => name.toLowerCase()));
    for (const taken of ['dog', 'person', 'otter', ...RESERVED_ENDPOINTS, ...KEYWORDS])
      expect(endpoints).not.toContain(taken);
    expect(endpoints.size).toBeGreaterThan(400);
  });

  test('of fields are free in their entity and tell their type or target', () => {
    const names = draws((index) => vocabulary.fieldName(random(index), 'Dog', { type: 'integer' }));
    for (const name of names) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    for (const taken of ['rank', 'rank_old', 'weight', ...KEYWORDS])
      expect(names).not.toContain(taken);
    expect(
      draws((index) =>
        vocabulary.fieldName(random(index), 'Toy', { type: 'reference', target: 'UserProfile' }),
      ),
    ).toContain('user_profile');
    expect(
      draws((index) =>
        vocabulary.fieldName(random(index), 'Toy', { type: 'reference_list', target: 'Gallery' }),
      ),
    ).toContain('galleries');
  });

  test('of fields keep clear of those named beside', () => {
    const besides = ['person', 'person_old'];
    const names = draws((index) =>
      vocabulary.fieldName(random(index), 'Toy', { type: 'reference', target: 'Person' }, besides),
    );
    for (const name of besides) expect(names).not.toContain(name);
  });

  test('of actions are free in their entity', () => {
    const names = draws((index) => vocabulary.actionName(random(index), 'Dog'));
    for (const taken of ['approve', 'archive', 'restart']) expect(names).not.toContain(taken);
  });

  test('of enums follow their field, with three or four values of its kind', () => {
    const { name, values } = vocabulary.enumType(random(0), 'Toy', 'phase_last');
    expect(name).toBe('ToyPhaseLast');
    expect([3, 4]).toContain(values.length);
    for (const value of values) expect(ENUM_THEMES['phase']).toContain(value);
    expect(vocabulary.enumType(random(0), 'Dog', 'phase').name).not.toBe('DogPhase');
  });

  test('of enum values are new to the enum, even when the plain words are used up', () => {
    const value = vocabulary.enumValue(random(1), EXTRA_VALUES);
    expect(EXTRA_VALUES).not.toContain(value);
    expect(value).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  test('do not run out for one entity in a long scenario', () => {
    const fresh = programmaticVocabulary({ schema: kennel, removed: nothingRemoved });
    const taken: string[] = [];
    for (let index = 0; index < 400; index += 1)
      taken.push(fresh.fieldName(random(index), 'Dog', { type: 'boolean' }, taken));
    expect(new Set(taken).size).toBe(400);
  });
});

describe('words', () => {
  const lists = {
    ENTITY_NOUNS,
    QUALIFIERS,
    EXTRA_VALUES,
    ACTION_VERBS,
    ...FIELD_NOUNS,
    ...ENUM_THEMES,
  };

  test.each(Object.entries(lists))('%s: each is a word, once, and no keyword', (_name, words) => {
    expect(words).toEqual([...new Set(words)]);
    for (const word of words) {
      expect(word).toMatch(/^[A-Z]?[a-z]+(_[a-z]+)*$/);
      expect(KEYWORDS).not.toContain(word.toLowerCase());
    }
  });

  test('field nouns of different types differ, so that a name tells its type', () => {
    const all = Object.values(FIELD_NOUNS).flat();
    expect(all).toEqual([...new Set(all)]);
  });
});
