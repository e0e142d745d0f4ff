const atOnce = 4;

/** The results for all items in their order, a few computed at a time. Rejects with the first failure. */
export async function mapWithConcurrency<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const remaining = items.entries();
  const worker = async () => {
    for (const [index, item] of remaining) results.set(index, await map(item, index));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
