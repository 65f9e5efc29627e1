import { check, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { formatAll, formatOptions, formatText } from './format.ts';

describe('formatText', () => {
  test('formats as the repository is formatted', async () => {
    const config = await resolveConfig(new URL('../emitted/x.ts', import.meta.url));
    expect(config).toEqual(formatOptions);
    const text = await formatText('turn-000/x.json', '{"a":{"b":[1,2]}}');
    expect(text).toBe('{ "a": { "b": [1, 2] } }\n');
    expect(await check(text, { ...config, filepath: 'x.json' })).toBe(true);
  });

  test('tells kinds of files apart', async () => {
    const files = new Map([
      ['b.ts', 'const a = "b"'],
      ['a.md', 'const a = "b"'],
    ]);
    expect([...(await formatAll(files))]).toEqual([
      ['a.md', 'const a = "b"\n'],
      ['b.ts', "const a = 'b';\n"],
    ]);
  });

  test('names the file that cannot be formatted, and the line', async () => {
    await expect(formatText('tests/dog.spec.ts', 'const a = 1;\nconst = 2;')).rejects.toThrow(
      /^the text of tests\/dog\.spec\.ts cannot be formatted: [^]*\(2:7\)[^]*const = 2/,
    );
  });
});
