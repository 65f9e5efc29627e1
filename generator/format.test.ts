import { check, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { createFormatter, formatOptions } from './format.ts';

describe('createFormatter', () => {
  const format = createFormatter();

  test('formats as the repository is formatted', async () => {
    const config = await resolveConfig(new URL('../emitted/x.ts', import.meta.url));
    expect(config).toEqual(formatOptions);
    const text = await format('turn-000/x.json', '{"a":{"b":[1,2]}}');
    expect(text).toBe('{ "a": { "b": [1, 2] } }\n');
    expect(await check(text, { ...config, filepath: 'x.json' })).toBe(true);
  });

  test('gives the same text for the same text, and tells kinds of files apart', async () => {
    const text = 'const a = "b"';
    expect(await format('a.ts', text)).toBe("const a = 'b';\n");
    expect(await format('a.md', text)).toBe('const a = "b"\n');
    expect(await format('other/a.ts', text)).toBe("const a = 'b';\n");
  });

  test('names the file that cannot be formatted, and the line', async () => {
    await expect(format('tests/dog.spec.ts', 'const a = 1;\nconst = 2;')).rejects.toThrow(
      /^the text of tests\/dog\.spec\.ts cannot be formatted: [^]*\(2:7\)[^]*const = 2/,
    );
  });
});
