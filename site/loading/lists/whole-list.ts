import type { Listed } from '#contract/protocol/client.ts';
import type { Part } from './paged.ts';

/** The maximum of a call. */
const atATime = 100;

/**
 * Maps every item of a list. Loads it in parts, so that memory and the time per call stay bounded, and stores only the
 * mapped values.
 */
export async function wholeList<Item, Kept>(
  list: (part: Part) => Promise<Listed<Item>>,
  keep: (item: Item) => Kept,
): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (let skip = 0; ; skip += atATime) {
    const { items, total } = await list({ skip, take: atATime });
    kept.push(...items.map(keep));
    if (items.length === 0 || kept.length >= total) return kept;
  }
}
