/** The reference server: a thin HTTP shell around the executable semantics, right by construction. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Schema } from '../spec/schema.ts';
import { emptyDatabase } from '../spec/semantics/database.ts';
import * as model from '../spec/semantics/model.ts';
import { routesOf } from './reference-server-routes.ts';
import type { ApiAnswer, Semantics } from './reference-server-routes.ts';

type Reply = Omit<ApiAnswer, 'database'>;

/** Larger bodies are answered with 413. */
const BODY_LIMIT = 1024 * 1024;

export interface ReferenceServerOptions {
  readonly schema: Schema;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** What the server does with well-formed requests; left out, what the contract says. */
  readonly semantics?: Semantics;
}

export interface ReferenceServer {
  readonly url: string;
  readonly port: number;
  /** Ends every connection and frees the port. */
  readonly close: () => Promise<void>;
}

/** Starts the server and resolves when it listens. Rejects with the system's error (`EADDRINUSE` …) when it cannot. */
export async function startReferenceServer({
  schema,
  port,
  host,
  semantics = model,
}: ReferenceServerOptions): Promise<ReferenceServer> {
  const answerTo = routesOf(schema, semantics);
  let database = emptyDatabase(schema);
  const server = createServer((request, response) => {
    const answer = async (): Promise<Reply> => {
      const body = await bodyOf(request);
      if (!body) return { status: 413, json: { error: 'the body is too large' } };
      const { method = '', url: target = '' } = request;
      const answered = answerTo(database, { method, target, body });
      database = answered.database;
      return answered;
    };
    void answer()
      .catch((error: unknown): Reply => ({ status: 500, json: { error: String(error) } }))
      .then((reply) => {
        send(response, reply);
      });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: listening } = server.address() as AddressInfo;
  return { url: urlOf(host, listening), port: listening, close: () => closeServer(server) };
}

/** All bytes of the body, or `undefined` when they are more than the limit (they are read to their end all the same). */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= BODY_LIMIT ? Buffer.concat(chunks) : undefined;
}

function send(response: ServerResponse, { status, json, allow }: Reply): void {
  const body = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
  response.writeHead(status, {
    ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
    ...(allow && { allow: allow.join(', ') }),
  });
  response.end(body);
}

async function closeServer(server: HttpServer): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** A wildcard address is shown as one that a client can use. */
function urlOf(host: string, port: number): string {
  const name =
    { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${name}:${String(port)}`;
}
