import { pageSize } from '../constants.ts';
import type { Paging } from '../reading/paging.ts';
import { loadPage } from './paged.ts';

/** Where an entry stands that is not on the page shown. */
export interface Elsewhere {
  id: string;
  name: string;
  page: number;
}

/**
 * A page of a list whose entries are linked to by anchors. A link such as `/faq#faq-30` cannot say on which page
 * the entry stands, so the page learns where all the others are.
 */
export async function loadAnchored<Item extends { id: string; name: string }>(
  url: URL,
  loadAll: () => Promise<Item[]>,
): Promise<{ items: Item[]; paging: Paging; elsewhere: Elsewhere[] }> {
  let all: Item[] = [];
  const { items, paging } = await loadPage(url, async ({ skip, take }) => {
    all = await loadAll();
    return { items: all.slice(skip, skip + take), total: all.length };
  });
  const elsewhere = all
    .map(({ id, name }, index) => ({ id, name, page: Math.floor(index / pageSize) + 1 }))
    .filter(({ id, page }) => id !== '' && page !== paging.page);
  return { items, paging, elsewhere };
}
