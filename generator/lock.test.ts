import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { kennelSnapshot } from './plan/fixtures/snapshots.ts';
import { planSuite } from './plan/index.ts';
import { planDigest } from './render/digest.ts';
import { compileTurn } from './compile.ts';
import {
  digestOfFiles,
  digestsOf,
  lockFaults,
  lockOfTurn,
  lockText,
  parseLock,
  turnFault,
} from './lock.ts';
import type { Lock, ScenarioLock } from './lock.ts';

const plan = planSuite({ snapshot: kennelSnapshot, seed: '7', profile: 'paper' });
const scenario = { name: 'kennel', seed: '7' };
const files = compileTurn({ scenario, snapshot: kennelSnapshot, plan });
const record = { plan: planDigest(plan), files: digestsOf(files) };
const locked = lockOfTurn(0, record);

test('the digest of files is what the usual tools compute in their folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const command = 'find * -type f | LC_ALL=C sort | xargs sha256sum | sha256sum';
    const [printed] = execFileSync('bash', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
    }).split(' ');
    expect(digestOfFiles(record.files)).toBe(printed);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['schema.json', 'schema'],
  ['openapi.json', 'openapi'],
  ['tests/dog.spec.ts', 'files other than these'],
  ['support/api.ts', 'files other than these'],
])('another %s is seen, and told as %s', (path, what) => {
  const changed = new Map([...files, [path, `${files.get(path) ?? ''} `]]);
  const found = lockOfTurn(0, { ...record, files: digestsOf(changed) });
  expect(turnFault(locked, found)).toBe(`turn 0 is not as it is locked: ${what}`);
});

test('what is as it is locked has no fault; what is not locked has one', () => {
  expect(
    turnFault(locked, lockOfTurn(0, { ...record, files: record.files.toReversed() })),
  ).toBeNull();
  expect(turnFault(undefined, locked)).toBe('turn 0 is not in the lock');
});

const whole: ScenarioLock = {
  ...{ name: 'a', scenario: locked.schema, files: locked.files },
  profile: 'paper',
  turns: [locked, { ...locked, turn: 1 }],
};

test('a lock is read back from its text, which has a line for each turn', () => {
  const lock: Lock = {
    formatVersion: 1,
    scenarios: ['a', 'b'].map((name) => ({ ...whole, name })),
  };
  const text = lockText(lock);
  expect(parseLock(JSON.parse(text), 'lock.json')).toEqual(lock);
  expect(text.split('\n').filter((line) => line.includes('"turn":'))).toHaveLength(4);
});

test('a scenario of which some turns are found is right where these are', () => {
  expect(lockFaults(whole, whole)).toEqual([]);
  expect(lockFaults(whole, { ...whole, turns: [locked] })).toEqual([]);
  expect(
    lockFaults(whole, { ...whole, scenario: locked.plan, turns: [{ ...locked, turn: 2 }] }),
  ).toEqual(['scenario.json is not as it is locked', 'turn 2 is not in the lock']);
});

test('a lock that is none is refused with the place', () => {
  expect(() => parseLock({ formatVersion: 1, scenarios: [{ name: 'a' }] }, 'lock.json')).toThrow(
    /lock\.json.*scenarios\[0\]\.profile/s,
  );
});
