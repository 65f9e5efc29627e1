/** A client that keeps one connection open, as a browser does. */
import { Agent, request } from 'node:http';
import type { HttpAnswer, Send } from './drive.ts';

/** Sends to the server at the URL; rejects when it breaks the connection or answers something that is not JSON. */
export function clientOf(url: string): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return ({ method, path, body }) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const payload = body === undefined ? '' : JSON.stringify(body);
      const headers =
        body === undefined
          ? {}
          : {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(payload)),
            };
      const sent = request(`${url}${path}`, { method, agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          try {
            resolve({
              status: response.statusCode ?? 0,
              json: text === '' ? undefined : JSON.parse(text),
            });
          } catch (error) {
            reject(new Error(`${method} ${path} answered ${text}`, { cause: error }));
          }
        });
      });
      sent.on('error', reject);
      sent.end(payload);
    });
}
