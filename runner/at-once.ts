/** Works on several items at a time. */

/**
 * The results in the order of the items. After an error no further item is begun; when nothing is under way any more, the promise
 * rejects with it.
 */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      if (failed) return;
      try {
        results.set(index, await work(item));
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: limit }, worker));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return items.map((_item, index) => results.get(index) as Result);
}
