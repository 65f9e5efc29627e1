import { expect, test } from 'vitest';
import { unlessLocked } from './unless-locked.ts';

test('only a denied permission is passed over', async () => {
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
  const missing = Object.assign(new Error('missing'), { code: 'ENOENT' });
  expect(await unlessLocked(Promise.resolve('text'))).toBe('text');
  expect(await unlessLocked<string>(Promise.reject(denied))).toBeUndefined();
  await expect(unlessLocked(Promise.reject(missing))).rejects.toThrow('missing');
});
