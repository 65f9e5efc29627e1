import { expect, test } from 'vitest';
import { terminalOn } from './terminal.ts';
import type { Terminal, TextStream } from './terminal.ts';

function recorder(isTTY: boolean): TextStream & { readonly text: () => string } {
  const written: string[] = [];
  return {
    isTTY,
    columns: 20,
    write: (text) => written.push(text),
    text: () => written.join(''),
  };
}

function tell(terminal: Terminal): void {
  terminal.progress('turn 1');
  terminal.flicker('a line that is longer than the terminal');
  terminal.progress('turn 2');
  terminal.print('result');
  terminal.say('done');
}

test('results and talk keep apart, and progress is lines in a log file', () => {
  const [result, talk] = [recorder(false), recorder(false)];
  tell(terminalOn(result, talk));
  expect(result.text()).toBe('result\n');
  expect(talk.text()).toBe('turn 1\nturn 2\ndone\n');
});

test('where a person looks on, progress is one line that is replaced and cleared', () => {
  const [result, talk] = [recorder(true), recorder(true)];
  tell(terminalOn(result, talk));
  const erase = '\r\u001b[2K';
  expect(talk.text()).toBe(`${erase}turn 1${erase}a line that is long${erase}turn 2${erase}done\n`);
  expect(result.text()).toBe('result\n');
});
