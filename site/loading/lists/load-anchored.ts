import type { EntryLanguage } from '#contract/entity.ts';
import { pageSize } from '#site/constants.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import type { Paging } from '#site/reading/paging.ts';
import { loadPage } from './paged.ts';

/** The place of an entry that is on another page of the list. */
export interface Elsewhere extends EntryLanguage {
  id: string;
  name: string;
  page: number;
}

/**
 * A page of a list whose entries have anchors. A link such as `/faq#faq-30` does not contain the entry's page, so the
 * data includes the page of every other entry.
 */
export async function loadAnchored<Item extends { id: string; name: string } & EntryLanguage>(
  url: URL,
  loadAll: () => Promise<Item[]>,
): Promise<{ items: Item[]; paging: Paging; elsewhere: Elsewhere[] }> {
  let all: Item[] = [];
  const { items, paging } = await loadPage(url, async ({ skip, take }) => {
    all = await loadAll();
    return { items: all.slice(skip, skip + take), total: all.length };
  });
  const elsewhere = all
    .map(
      (item, index): Elsewhere =>
        withLanguage({ id: item.id, name: item.name, page: Math.floor(index / pageSize) + 1 }, item),
    )
    .filter(({ id, page }) => id !== '' && page !== paging.page);
  return { items, paging, elsewhere };
}
