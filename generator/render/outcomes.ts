/** What the suites call the status codes that a request may be answered with: `await api.get('/dog/dog-1').notFound(…)`. */

/** The name of an outcome, and the codes that it accepts. */
const outcomes: Readonly<Record<string, readonly number[]>> = {
  ok: [200],
  created: [200, 201],
  removed: [200, 204],
  invalid: [400, 422],
  taken: [400, 409, 422],
  notFound: [404],
  refused: [400, 409],
  badRequest: [400],
  conflict: [409],
};

const names = new Map(Object.entries(outcomes).map(([name, codes]) => [codes.join(), name]));

/** The outcome that accepts these codes and no others. Throws where it has no name yet. */
export function outcomeOf(status: readonly number[]): string {
  const name = names.get(status.join());
  if (name === undefined) throw new Error(`no outcome accepts just ${status.join(' or ')}`);
  return name;
}

/** What `templates/api.ts.hbs` shows of them. */
export const apiView: { readonly outcomes: readonly { name: string; codes: string }[] } = {
  outcomes: Object.entries(outcomes).map(([name, codes]) => ({ name, codes: codes.join(', ') })),
};
