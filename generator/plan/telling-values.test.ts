import { describe, expect, test } from 'vitest';
import type { FieldOf } from '../../spec/schema.ts';
import { literals } from './literals.ts';
import { tellingValues } from './telling-values.ts';

const base = { name: 'x', required: true, nullable: false } as const;
const { digits, richText, whole } = literals.main;
const [few, many] = [digits.length, richText.length];

describe('a text is sent where its length is beyond doubt', () => {
  test.each<[Pick<FieldOf<'string'>, 'minLength' | 'maxLength'>, readonly string[]]>([
    [{}, [digits, richText]],
    [{ minLength: few }, [digits, richText]],
    [{ minLength: few + 1 }, [richText]],
    [{ maxLength: few }, [digits]],
    [{ maxLength: few - 1 }, []],
    [{ minLength: Math.ceil(many / 2) }, []],
    [{ maxLength: 2 * many }, [digits]],
    [{ maxLength: 2 * many + 1 }, [digits, richText]],
  ])('%j', (bounds, texts) => {
    const values = tellingValues({ ...base, ...bounds, type: 'string' }, literals.main);
    expect(values.map(({ value }) => value)).toEqual(texts);
  });
});

describe('a float is sent a whole number and one of three decimals, where it takes them', () => {
  const [eighth] = literals.main.eighths;
  test.each<[Pick<FieldOf<'float'>, 'minimum' | 'maximum'>, readonly unknown[]]>([
    [{}, [0, eighth]],
    [{ minimum: 0.5 }, [whole, eighth]],
    [{ minimum: 1, maximum: whole }, [whole, literals.main.eighths[1]]],
    [{ minimum: 20.5, maximum: 30.5 }, [21, 20.625]],
    [{ minimum: -30.5, maximum: -20.5 }, [-30, -30.375]],
    [{ minimum: 0.25, maximum: 0.5 }, [0.375]],
    [{ minimum: 0.25, maximum: 0.25 }, []],
  ])('%j', (bounds, numbers) => {
    const values = tellingValues({ ...base, ...bounds, type: 'float' }, literals.main);
    expect(values.map(({ value }) => value)).toEqual(numbers);
  });
});

test('zero is sent to an integer that takes it, except at a bound', () => {
  const sent = (bounds: Pick<FieldOf<'integer'>, 'minimum' | 'maximum'>): readonly unknown[] =>
    tellingValues({ ...base, ...bounds, type: 'integer' }, literals.main).map(({ value }) => value);
  expect([sent({}), sent({ minimum: -1, maximum: 1 }), sent({ minimum: 0 })]).toEqual([
    [0],
    [0],
    [],
  ]);
});

test('references have values of their own', () => {
  const owner = { ...base, type: 'reference', target: 'Dog' } as const;
  expect(tellingValues(owner, literals.main)).toEqual([]);
  expect(
    tellingValues({ name: 'x', type: 'reference_list', target: 'Dog' }, literals.main),
  ).toEqual([]);
});
