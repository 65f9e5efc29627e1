/** Works on several items at a time. */

/**
 * The results in the order of the items. After an error no further item is begun; when nothing is under way any more, the promise
 * rejects with the first in time.
 */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  const errors: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      if (errors.length > 0) return;
      try {
        results.set(index, await work(item));
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  if (errors.length > 0) throw errors[0];
  return items.map((_item, index) => results.get(index) as Result);
}
