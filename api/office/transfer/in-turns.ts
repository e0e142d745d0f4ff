const atOnce = 4;

/** The answers for all items in the items' order, a few asked for at a time. Rejects with the first failure. */
export async function inTurns<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item, index: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers = new Map<number, Answer>();
  const waiting = items.entries();
  const turn = async () => {
    for (const [index, item] of waiting) answers.set(index, await ask(item, index));
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  return [...answers].sort(([a], [b]) => a - b).map(([, answer]) => answer);
}
