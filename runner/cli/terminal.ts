/** Where a command talks to: results go to standard output, everything else to standard error. */

/** A stream of text, as far as the command line needs it. */
export interface TextStream {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Terminal {
  /** A line, or several, of the result. */
  readonly print: (text: string) => void;
  /** A line of talk. */
  readonly say: (text: string) => void;
  /** How far a long command is: a single line that is replaced, where a person looks on; ordinary lines elsewhere. */
  readonly progress: (text: string) => void;
  /** Like `progress`, for what changes too often to be worth a line of a log file. */
  readonly flicker: (text: string) => void;
  /** Whether a person looks at the result. */
  readonly decorated: boolean;
}

const ERASE_LINE = '\r\u001b[2K';

export function terminalOn(result: TextStream, talk: TextStream): Terminal {
  const live = talk.isTTY === true;
  let shown = false;
  const erase = (): void => {
    if (shown) talk.write(ERASE_LINE);
    shown = false;
  };
  const flicker = (text: string): void => {
    if (!live) return;
    talk.write(ERASE_LINE + text.slice(0, Math.max(0, (talk.columns ?? 80) - 1)));
    shown = true;
  };
  const say = (text: string): void => {
    erase();
    talk.write(`${text}\n`);
  };
  return {
    print: (text) => {
      erase();
      result.write(`${text}\n`);
    },
    say,
    progress: live ? flicker : say,
    flicker,
    decorated: result.isTTY === true,
  };
}

/** What writing ends in when the reader has left (`stamina … | head`), or the terminal has been closed. */
const nobodyThere: ReadonlySet<unknown> = new Set(['EPIPE', 'EIO']);

/** The terminal of this process. That nobody reads any more is no error. */
export function processTerminal(): Terminal {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!nobodyThere.has(error.code)) throw error;
    });
  return terminalOn(process.stdout, process.stderr);
}
