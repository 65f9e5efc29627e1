/** The bytes of an answer, with the headers that belong to them. */
import type { Behaviour, Reply } from '../../reference-server/behaviour.ts';

/** An answer as it goes over the line. Without a body there is no content type and no content length. */
export interface WrittenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** The answer with its JSON written in some way. */
export function writtenAnswer(
  { status, json, headers }: Reply,
  write: (json: unknown) => string = (value) => JSON.stringify(value),
): WrittenAnswer {
  const body = json === undefined ? undefined : Buffer.from(write(json));
  const described = body && {
    'content-type': 'application/json',
    'content-length': String(body.length),
  };
  return { status, headers: { ...described, ...headers }, body };
}

/** A server that spells the JSON of every answer in its own way. */
export function spelledAs(write: (json: unknown) => string): Behaviour {
  return {
    send: () => (response, reply) => {
      const { status, headers, body } = writtenAnswer(reply, write);
      response.writeHead(status, headers);
      response.end(body);
    },
  };
}

/** A server with other headers than the reference: `change` makes the ones that are sent. */
export function withHeaders(
  change: (headers: WrittenAnswer['headers'], reply: Reply) => Record<string, string | string[]>,
): Behaviour {
  return {
    send: () => (response, reply) => {
      const { status, headers, body } = writtenAnswer(reply);
      response.writeHead(status, change(headers, reply));
      response.end(body);
    },
  };
}
