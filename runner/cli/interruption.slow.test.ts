/** A run that is asked to end: its record stays, and nothing else does. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallScenario } from '../fixtures/small-scenario.ts';
import { findProcesses } from '../sandboxes/leftovers.ts';
import { startStamina } from './spawn-stamina.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamina-'));
  writeFileSync(join(folder, 's.json'), JSON.stringify(smallScenario(0)));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface Interrupted {
  readonly ended: unknown;
  readonly talk: string;
  /** Folders and processes that have outlived the run. */
  readonly left: readonly string[];
}

/** Sends signals to a run while its agent is at work. */
async function interrupted(...signals: readonly NodeJS.Signals[]): Promise<Interrupted> {
  const begun = join(folder, 'begun');
  const agent = `setsid -f sleep 600; touch ${begun}; sleep 600`;
  const words = '--scenario s.json --out record --agent command --agent-command'.split(' ');
  const child = startStamina(['run', ...words, agent], folder, { TMPDIR: folder });
  let talk = '';
  child.stderr.on('data', (data: Buffer) => {
    talk += data.toString();
  });
  await vi.waitUntil(() => existsSync(begun), { timeout: 100_000 });
  const ended = once(child, 'close');
  for (const signal of signals) {
    child.kill(signal);
    await sleep(5);
  }
  return { ended: await ended, talk, left: [...leftFolders(), ...leftProcesses()] };
}

function leftFolders(): readonly string[] {
  return readdirSync(folder).filter((name) => /^(?:work|suite|self-test)-/.test(name));
}

function leftProcesses(): readonly string[] {
  const marks = { environmentEntry: `TMPDIR=${folder}`, root: folder, sessions: new Set<number>() };
  return findProcesses(marks).map(String);
}

test.each([['SIGINT'], ['SIGTERM'], ['SIGHUP']] as const)(
  '%s ends it with what was recorded',
  async (signal) => {
    const { ended, talk, left } = await interrupted(signal);
    expect(ended).toEqual([130, null]);
    expect(talk).toMatch(new RegExp(`\nstamina: stopped by ${signal}\n$`));
    expect(left).toEqual([]);
    expect(readdirSync(join(folder, 'record'))).toContain('config.json');
  },
);

test('a second signal ends it at once, and nothing is left either', async () => {
  const { ended, left } = await interrupted('SIGINT', 'SIGINT');
  expect(ended).toEqual([130, null]);
  expect(left).toEqual([]);
});
