/** Whether parts of a schema are about a field: where its name stands nowhere, they leave it alone for sure. */

/** How often a name stands in a part of a schema, whatever it names there. */
export function timesNamed(name: string, part: unknown): number {
  return JSON.stringify(part).split(JSON.stringify(name)).length - 1;
}

/** Whether a name stands in a part of a schema, whatever it names there. */
export function isNamed(name: string, part: unknown): boolean {
  return timesNamed(name, part) > 0;
}
