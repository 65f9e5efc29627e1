/** Keeps things as they are where they are made again: what follows from an object then need not be made again, either. */

/** Each of the things, or the earlier one of its name where that says the same. */
export function takenOver<Thing extends object>(
  things: readonly Thing[],
  earlier: ReadonlyMap<string, Thing>,
  nameOf: (thing: Thing) => string,
): readonly Thing[] {
  return things.map((thing) => {
    const before = earlier.get(nameOf(thing));
    return before !== undefined && saysTheSame(before, thing) ? before : thing;
  });
}

function saysTheSame(one: object, other: object): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
