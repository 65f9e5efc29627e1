/**
 * How a server differs from the reference server: a wrapper around each layer that is changed. Faults (wrong in one way)
 * and variants (right in another way) are made of it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Answerer, ApiAnswer, Semantics } from './routes.ts';

/** What is sent for a request. */
export type Reply = Omit<ApiAnswer, 'database'>;

/** Writes an answer to the connection. */
export type Send = (
  response: ServerResponse,
  reply: Reply,
  request: IncomingMessage,
) => void | Promise<void>;

/** A changed layer, made from the right one. */
type Layer<Right> = (right: Right, snapshot: Snapshot) => Right;

/** What is left out is as in the reference. */
export interface Behaviour {
  /** What well-formed requests do to the data. */
  readonly semantics?: Layer<Semantics>;
  /** Paths, verbs, status codes, JSON: a request and the data so far give an answer and the data after it. */
  readonly routes?: Layer<Answerer>;
  /** Headers, bytes, timing. */
  readonly send?: Layer<Send>;
}
