import type { Listed } from '#contract/client.ts';
import type { Part } from './paged.ts';

/** As many as a call gives at most. */
const atATime = 100;

/**
 * What is needed of each item of a list, however long that is: it is asked for part by part, so that neither the whole of it
 * is held at once nor anybody else waits for it.
 */
export async function wholeList<Item, Kept>(
  list: (part: Part) => Promise<Listed<Item>>,
  keep: (item: Item) => Kept,
): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (let skip = 0; ; skip += atATime) {
    const { items, total } = await list({ skip, take: atATime });
    kept.push(...items.map(keep));
    if (items.length === 0 || skip + atATime >= total) return kept;
  }
}
