/** The reference server: a thin HTTP shell around the executable semantics, right by construction. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyDatabase } from '../../spec/semantics/database.ts';
import * as model from '../../spec/semantics/model.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Behaviour, Reply, Send } from './behaviour.ts';
import { routesOf } from './routes.ts';

/** Larger bodies are answered with 413. */
const BODY_LIMIT = 1024 * 1024;

export interface ReferenceServerOptions {
  /** What is served, and the names that are gone. */
  readonly snapshot: Snapshot;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** How the server differs from the reference; left out, not at all. */
  readonly behaviour?: Behaviour;
}

export interface ReferenceServer {
  readonly url: string;
  readonly port: number;
  /** Ends every connection and frees the port. */
  readonly close: () => Promise<void>;
}

/** Starts the server and resolves when it listens. Rejects with the system's error (`EADDRINUSE` …) when it cannot. */
export async function startReferenceServer({
  snapshot,
  port,
  host,
  behaviour = {},
}: ReferenceServerOptions): Promise<ReferenceServer> {
  const { schema } = snapshot;
  const { semantics = same, routes = same, send = same } = behaviour;
  const answerTo = routes(routesOf(schema, semantics(model, snapshot)), snapshot);
  const sendReply = send(sendJson, snapshot);
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
      .then((reply) => sendReply(response, reply, request))
      .catch(() => response.destroy());
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

const same = <Layer>(right: Layer): Layer => right;

const sendJson: Send = (response, { status, json, headers }) => {
  const body = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
  response.writeHead(status, {
    ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
    ...headers,
  });
  response.end(body);
};

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
