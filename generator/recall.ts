/** Memory for what is costly to make. */

/** Gives what was made for a thing, or makes it, for as long as the thing itself is there. */
export function recallFor<Thing extends object, Value>(
  make: (thing: Thing) => Value,
): (thing: Thing) => Value {
  const known = new WeakMap<Thing, { readonly value: Value }>();
  return (thing) => {
    const found = known.get(thing) ?? { value: make(thing) };
    known.set(thing, found);
    return found.value;
  };
}

/** Gives what was last made under a key of the very same things, or makes it. Make one for each series of lists. */
export type RecallOf<Thing, Value> = (
  key: string,
  things: readonly Thing[],
  make: () => Value,
) => Value;

/** A memory of one list of things, and what was made of it, for each key. */
export function recallOf<Thing, Value>(): RecallOf<Thing, Value> {
  const last = new Map<string, { readonly things: readonly Thing[]; readonly value: Value }>();
  return (key, things, make) => {
    const known = last.get(key);
    if (
      known?.things.length === things.length &&
      known.things.every((one, at) => one === things[at])
    )
      return known.value;
    const value = make();
    last.set(key, { things, value });
    return value;
  };
}
