/** Memory for what is costly to make: bounded, the least recently used goes first. */

/** Gives what was made for a key, or makes it. Keeps as many as `limit`. */
export type Recall<Value> = (key: string, make: () => Value) => Value;

/** An empty memory. */
export function recall<Value>(limit: number): Recall<Value> {
  const known = new Map<string, { readonly value: Value }>();
  return (key, make) => {
    const found = known.get(key) ?? { value: make() };
    known.delete(key);
    known.set(key, found);
    const oldest = known.keys().next();
    if (known.size > limit && !oldest.done) known.delete(oldest.value);
    return found.value;
  };
}
