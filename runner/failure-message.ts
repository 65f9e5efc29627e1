/** The messages of failed tests, as `support/exchange.ts` of the suites puts them, taken apart. */

export interface FailureMessage {
  /** `POST`; empty where no request is told of, as for a test that took too long. */
  readonly method: string;
  readonly path: string;
  /** `returned 500, expected 200 or 201`, `answered rank 5, expected 7`, `got no answer (connection refused)`. */
  readonly happened: string;
  /** The message from the request on: without what it says of being blocked. */
  readonly request: string;
}

/** The parts of a message. What is in no form of ours happened as it stands. */
export function parseFailureMessage(message: string): FailureMessage {
  const request = message.replace(/^blocked by: create \w+\. /, '');
  const [line = ''] = request.split('\n');
  const parts = /^(GET|POST|PATCH|DELETE) (\S+) (.*)$/.exec(line);
  const [, method = '', path = '', rest = line] = parts ?? [];
  const [happened = ''] = rest.split(/: |\. Content:/);
  return { method, path, happened, request };
}
