// How requests reach the server under test: over a connection of their own, within a time and a size that are bounded,
// whatever comes back.
import { Agent, request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
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

/** A new connection to the server at an address such as `http://127.0.0.1:8001`, opened by its first request. */
export function connect(address: string): Connection {
  const agent = new Agent({ keepAlive: true });
  let open = true;
  return {
    send: async (asked) => {
      if (!open) throw new Error('got no answer (the connection was closed)');
      return follow(agent, new URL(asked.path, address), asked);
    },
    close: () => {
      open = false;
      agent.destroy();
    },
  };
}

/** Follows 307 and 308 within the server, with the same method and body; any other answer is the answer. */
async function follow(agent: Agent, url: URL, asked: Request, redirects = 0): Promise<Answer> {
  const { message, bytes } = await ask(agent, url, asked);
  const { statusCode: status = 0, headers } = message;
  const { location = '' } = headers;
  if (
    redirects < MOST_REDIRECTS &&
    [307, 308].includes(status) &&
    URL.canParse(location, url.href)
  ) {
    const target = new URL(location, url);
    if (target.origin === url.origin) return follow(agent, target, asked, redirects + 1);
  }
  return { status, text: decode(bytes, headers['content-encoding']).toString('utf8') };
}

interface Received {
  readonly message: IncomingMessage;
  readonly bytes: Buffer;
}

/** One request and the whole of its answer. */
function ask(agent: Agent, url: URL, { method, body }: Request): Promise<Received> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      accept: '*/*',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'api-tests',
      ...(json && { 'content-type': 'application/json', 'content-length': json.length }),
    };
    const sent: ClientRequest = request(url, { agent, method, headers });
    const fail = (what: string): void => {
      reject(new Error(what));
      sent.destroy();
    };
    const timer = setTimeout(() => {
      fail(`got no answer (timed out after ${String(SECONDS_TO_ANSWER)} s)`);
    }, SECONDS_TO_ANSWER * 1000);
    sent.on('close', () => {
      clearTimeout(timer);
    });
    sent.on('error', (error) => {
      fail(`got no answer (${reasonOf(error)})`);
    });
    sent.on('response', (message) => {
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
      message.on('error', (error) => {
        fail(`got no answer (${reasonOf(error)})`);
      });
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

function reasonOf(error: NodeJS.ErrnoException): string {
  const { code = '', message } = error;
  return code.startsWith('HPE_') ? 'not an HTTP answer' : (reasons[code] ?? message);
}
