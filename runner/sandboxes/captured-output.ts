/** The output of a process as bytes: its head and its tail within a limit, and how much there was in all. */

/** `bytes` is the whole output, or its head, a line that says what is left out, and its tail. */
export interface CapturedOutput {
  readonly bytes: Buffer;
  readonly totalBytes: number;
}

export interface OutputCapture {
  readonly push: (chunk: Buffer) => void;
  /** May be asked at any time, also while more is coming. */
  readonly captured: () => CapturedOutput;
}

/** A capture that holds `limitBytes` at most, half of it from the head and half from the tail. */
export function captureOutput(limitBytes: number): OutputCapture {
  const headLimit = Math.ceil(limitBytes / 2);
  const tailLimit = Math.floor(limitBytes / 2);
  const head: Buffer[] = [];
  let headBytes = 0;
  let tail: Buffer[] = [];
  let tailBytes = 0;
  let totalBytes = 0;

  const compactTail = (): void => {
    const joined = Buffer.concat(tail);
    tail = [Buffer.from(joined.subarray(Math.max(0, joined.length - tailLimit)))];
    tailBytes = Math.min(joined.length, tailLimit);
  };

  return {
    push(chunk) {
      totalBytes += chunk.length;
      const toHead = chunk.subarray(0, headLimit - headBytes);
      if (toHead.length > 0) head.push(Buffer.from(toHead));
      headBytes += toHead.length;
      const toTail = chunk.subarray(toHead.length);
      if (toTail.length === 0) return;
      tail.push(Buffer.from(toTail));
      tailBytes += toTail.length;
      if (tailBytes > 2 * tailLimit) compactTail();
    },
    captured() {
      compactTail();
      const leftOut = totalBytes - headBytes - tailBytes;
      const gap = leftOut === 0 ? '' : `\n… ${String(leftOut)} bytes left out …\n`;
      return { bytes: Buffer.concat([...head, Buffer.from(gap), ...tail]), totalBytes };
    },
  };
}

/** Output that a built-in agent makes up itself. */
export function outputOf(text: string): CapturedOutput {
  const bytes = Buffer.from(text);
  return { bytes, totalBytes: bytes.length };
}

/** The last lines of an output as printable text, `limit` characters at most. */
export function tailText(output: CapturedOutput, limit: number): string {
  const text = printable(output.bytes.subarray(-4 * limit).toString('utf8')).trim();
  return text.length <= limit ? text : `…${text.slice(text.length - limit)}`;
}

const controlSequence = new RegExp(
  String.raw`\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|.)`,
  'gu',
);
const controlCharacter = new RegExp(
  String.raw`[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]`,
  'gu',
);

/** The text without terminal sequences, its other control characters (line feed and tab aside) replaced. */
export function printable(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(controlSequence, '')
    .replace(controlCharacter, '\ufffd');
}
