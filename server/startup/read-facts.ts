import type { Store } from '#store/store.ts';

/** More than a site has. */
const mostAttributes = 1_000;

/** Whether visitors can filter products. */
async function hasFilters({ entries }: Store): Promise<boolean> {
  const { items } = await entries.listPublished({ type: 'attribute', take: mostAttributes });
  return items.some(({ document }) => document.filter === true);
}

/**
 * Returns a job that reads the facts of changed products into the index of this process, so that no visitor waits for it.
 * The first call does nothing: a start has other work until it listens.
 */
export function createFactsReader(store: Store): () => Promise<void> {
  let isStarting = true;
  let version: number | undefined;
  return async () => {
    if (isStarting) {
      isStarting = false;
      return;
    }
    const latest = await store.contentVersion();
    if (latest === version) return;
    if (await hasFilters(store)) await store.entries.filtered({ parents: [], filters: [], facets: [] });
    version = latest;
  };
}
