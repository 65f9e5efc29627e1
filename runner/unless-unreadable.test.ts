import { expect, test } from 'vitest';
import { unlessUnreadable } from './unless-unreadable.ts';

const failing = (code: string): Promise<string> =>
  Promise.reject(Object.assign(new Error(code), { code }));

test('only what cannot be read is passed over', async () => {
  expect(await unlessUnreadable(Promise.resolve('text'))).toBe('text');
  expect(await unlessUnreadable(failing('EACCES'))).toBeUndefined();
  expect(await unlessUnreadable(failing('ENAMETOOLONG'))).toBeUndefined();
  await expect(unlessUnreadable(failing('ENOENT'))).rejects.toThrow('ENOENT');
});
