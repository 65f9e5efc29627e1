/** From a planned body to the JSON object that is sent. */
import { must } from '../../spec/lookup.ts';
import type { Example, JsonObject, RequestBody } from './plan.ts';

/** The JSON object that is sent: the named example without the omitted fields, with the set ones. */
export function resolveBody(
  { examples }: { readonly examples: readonly Example[] },
  { example: name, set, omit }: RequestBody,
): JsonObject {
  if (name === undefined) return set;
  const example = must(
    examples.find((candidate) => candidate.name === name),
    `an example ${name} in the plan`,
  );
  const kept = Object.entries(example.body).filter(([field]) => !omit.includes(field));
  return { ...Object.fromEntries(kept), ...set };
}
