import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captureOutput, outputOf, printable, tailText } from './captured-output.ts';

test('what fits is kept byte for byte, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 20 })), (chunks) => {
      const capture = captureOutput(10_000);
      for (const chunk of chunks) capture.push(Buffer.from(chunk));
      const whole = Buffer.concat(chunks);
      const { bytes, totalBytes } = capture.captured();
      return bytes.equals(whole) && totalBytes === whole.length;
    }),
  );
});

test('what does not fit loses its middle and says how much', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 40 })),
      fc.integer({ min: 1, max: 60 }),
      (chunks, limit) => {
        const capture = captureOutput(limit);
        for (const chunk of chunks) {
          capture.push(Buffer.from(chunk));
          capture.captured();
        }
        const whole = Buffer.concat(chunks);
        const { bytes, totalBytes } = capture.captured();
        expect(totalBytes).toBe(whole.length);
        if (whole.length <= limit) return;
        const head = whole.subarray(0, Math.ceil(limit / 2));
        const tail = whole.subarray(whole.length - Math.floor(limit / 2));
        const gap = Buffer.from(`\n… ${String(whole.length - limit)} bytes left out …\n`);
        expect(bytes.equals(Buffer.concat([head, gap, tail]))).toBe(true);
      },
    ),
  );
});

test('terminal sequences and control characters do not reach a text', () => {
  expect(printable('\u001b[31mred\u001b[0m\r\n\tand \u0000\u0007 more\u001b]0;title\u0007')).toBe(
    'red\n\tand \ufffd\ufffd more',
  );
  expect(tailText(outputOf(`${'x'.repeat(100)}end`), 10)).toBe('…xxxxxxxend');
  expect(tailText({ bytes: Buffer.from([0xff, 0xfe, 0x41]), totalBytes: 3 }, 10)).toBe(
    '\ufffd\ufffdA',
  );
});
