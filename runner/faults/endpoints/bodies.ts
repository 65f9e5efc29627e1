/** JSON objects in requests and answers, as faults take them apart. */
import type { ApiRequest } from '../../reference-server/routes.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** The JSON object that was sent; of a request that succeeded. */
export function bodyIn({ body }: ApiRequest): JsonObject {
  return JSON.parse(Buffer.from(body).toString()) as JsonObject;
}

/** The object with the named keys alone. */
export function picked(object: unknown, keys: readonly string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(object as JsonObject).filter(([key]) => keys.includes(key)),
  );
}
