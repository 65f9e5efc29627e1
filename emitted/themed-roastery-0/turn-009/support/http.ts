// How requests reach the server under test: over a connection of their own, within a time and a size that are bounded,
// whatever comes back.
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export interface Request {
  readonly method: string;
  readonly path: string;
  /** Sent as JSON; left out, the request carries neither a body nor a content type. */
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The request was sent twice, as the first time the server closed the connection that was kept from the one before. */
  readonly sentAgain?: true;
}

export interface Connection {
  /** Rejects, with what happened as the message, where no answer can be had: `got no answer (connection refused)`. */
  readonly send: (request: Request) => Promise<Answer>;
  /** Ends what is under way. Nothing can be sent any more. */
  readonly close: () => void;
}

const SECONDS_TO_ANSWER = 10;
const MOST_MEGABYTES = 16;
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;
const MOST_REDIRECTS = 5;
// No server that is known to close idle connections does so this soon; requests mostly follow each other within one.
const MS_TO_KEEP = 250;

/** A new connection to the server at an address such as `http://127.0.0.1:8001`, opened by its first request. */
export function connect(address: string, msToKeep = MS_TO_KEEP): Connection {
  const agent = new Agent({ keepAlive: true, timeout: msToKeep });
  const closed = new AbortController();
  return {
    send: (asked) => follow({ agent, closed: closed.signal }, new URL(asked.path, address), asked),
    close: () => {
      closed.abort();
      agent.destroy();
    },
  };
}

interface Line {
  readonly agent: Agent;
  readonly closed: AbortSignal;
}

/** Follows 307 and 308 within the server, with the same method and body; any other answer is the answer. */
async function follow(line: Line, url: URL, asked: Request, redirects = 0): Promise<Answer> {
  const { message, bytes, sentAgain } = await ask(line, url, asked);
  const { statusCode: status = 0, headers } = message;
  const { location = '' } = headers;
  if (
    redirects < MOST_REDIRECTS &&
    [307, 308].includes(status) &&
    URL.canParse(location, url.href)
  ) {
    const target = new URL(location, url);
    if (target.origin === url.origin) return follow(line, target, asked, redirects + 1);
  }
  const text = decode(bytes, headers['content-encoding']).toString('utf8');
  return { status, text, ...(sentAgain && { sentAgain }) };
}

interface Received {
  readonly message: IncomingMessage;
  readonly bytes: Buffer;
  readonly sentAgain?: true;
}

/** One request and the whole of its answer. */
function ask(line: Line, url: URL, asked: Request, again = false): Promise<Received> {
  return new Promise((resolve, reject) => {
    if (line.closed.aborted) throw new Error('got no answer (the connection was closed)');
    const { method, body } = asked;
    const json = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      accept: '*/*',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'api-tests',
      ...(json && { 'content-type': 'application/json', 'content-length': json.length }),
    };
    const sent = request(url, { agent: line.agent, method, headers });
    let failed = false;
    const fail = (what: string): void => {
      failed = true;
      reject(new Error(what));
      sent.destroy();
    };
    const timer = setTimeout(() => {
      fail(`got no answer (timed out after ${String(SECONDS_TO_ANSWER)} s)`);
    }, SECONDS_TO_ANSWER * 1000);
    sent.on('close', () => {
      clearTimeout(timer);
    });
    const lose = (error: Error): void => {
      fail(`got no answer (${reasonOf(error)})`);
    };
    let bytesBefore = 0;
    sent.on('socket', ({ bytesRead }) => {
      bytesBefore = bytesRead;
    });
    // A server may fairly close an idle connection at the very moment in which it is used again, and has then not seen the
    // request, which is why any request is repeated. One that answers with anything at all, or has just been connected to, has
    // seen it. A server that acts on a request and then hangs up is told by what it says to the same one on a new connection.
    const loseOrRepeat = (error: NodeJS.ErrnoException): void => {
      const unseen = sent.reusedSocket && sent.socket?.bytesRead === bytesBefore;
      if (failed || again || !unseen || !CLOSED.has(error.code)) lose(error);
      else
        ask(line, url, asked, true).then(
          (received) => {
            resolve({ ...received, sentAgain: true });
          },
          () => {
            lose(error);
          },
        );
    };
    sent.on('error', loseOrRepeat);
    sent.on('response', (message) => {
      sent.off('error', loseOrRepeat).on('error', (error) => {
        if (!message.complete) lose(error);
      });
      const chunks: Buffer[] = [];
      let size = 0;
      message.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MOST_BYTES) fail(`sent more than ${String(MOST_MEGABYTES)} MB`);
        else chunks.push(chunk);
      });
      message.on('end', () => {
        resolve({ message, bytes: Buffer.concat(chunks) });
      });
      message.on('error', lose);
    });
    sent.end(json);
  });
}

const decoders = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
} as const;

function decode(bytes: Buffer, encoding = 'identity'): Buffer {
  const name = encoding.toLowerCase();
  if (bytes.length === 0 || !Object.hasOwn(decoders, name)) return bytes;
  try {
    return decoders[name as keyof typeof decoders](bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    throw new Error(`sent a body that is not valid ${name}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection closed by the server',
  EPIPE: 'connection closed by the server',
};

const CLOSED: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE']);

function reasonOf(error: NodeJS.ErrnoException): string {
  const { code = '', message } = error;
  return code.startsWith('HPE_') ? 'not an HTTP answer' : (reasons[code] ?? message);
}
