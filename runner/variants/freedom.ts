/** What the contract leaves to the author of a server: each freedom is used by at least one variant. */

export const freedoms = {
  'status.create': 'A create answers 200 or 201.',
  'status.delete': 'A delete answers 200 or 204.',
  'status.reset': 'A reset answers 200 or 204.',
  'status.invalid': 'Invalid input is refused with 400 or 422.',
  'status.taken': 'An id that is taken is refused with 400, 409 or 422.',
  'status.refused-action':
    'The profile `paper` accepts 400 and 409 alike for a wrong state and for a condition that does not hold.',
  'order.state-and-conditions':
    'As the profile `paper` accepts 400 and 409 alike, it does not see which of the two is checked first.',
  'body.delete-and-reset': 'The body of a delete and of a reset is not looked at.',
  'body.error': 'The body of an error is the author’s to choose.',
  'absent-or-null': 'In an answer, a field without a value is `null` or left out.',
  'order.list': 'A list holds the objects in any order.',
  'order.references': 'The ids of a reference list are in any order.',
  'order.keys': 'The keys of an object are in any order.',
  'extra.fields': 'Answers may show more than what was asked for, names that are gone aside.',
  'extra.paths': 'The server may answer at paths that the specification does not name.',
  'json.numbers': '`1` and `1.0` are the same number, however JSON spells it.',
  'json.text': 'The same JSON has many spellings: white space and escapes.',
  'numbers.rounding-error': 'Averages and sums are exact to nine digits.',
  redirects: 'A redirect with 307 or 308 to a path of the same server is followed.',
  headers: 'Headers are free: how many, their order, and upper or lower case.',
  transfer:
    'HTTP has many ways to delimit, compress and announce an answer and to end a connection.',
  time: 'An answer may take up to ten seconds.',
  conversions:
    'The profile `paper` sends nothing that usual frameworks convert: numbers in quotes, booleans as numbers, 0 and 1 as booleans, dates without leading zeros.',
  'taken-ids':
    'The profile `paper` sends no id twice, so that a second create may also replace the object.',
  unsent:
    'What the contract leaves open or says is not sent: a server may do with it what it likes.',
} as const;

export type Freedom = keyof typeof freedoms;

/**
 * Freedoms that show in no status and no body, but on the wire, and there whatever a suite asks: with each create at the
 * latest.
 */
export const shownOnTheWire: ReadonlySet<Freedom> = new Set([
  'redirects',
  'headers',
  'transfer',
  'time',
]);
