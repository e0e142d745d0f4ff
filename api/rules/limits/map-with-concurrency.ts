/** The results for all items in their order, at most `atOnce` computed at a time. Rejects with the first failure. */
export async function mapWithConcurrency<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  map: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  const worker = async () => {
    for (const [index, item] of remaining) results[index] = await map(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
