import { pageSize } from '#site/constants.ts';
import { type Paging, pageFrom, pagesOf, windowOf } from '#site/reading/paging.ts';
import { notFound } from '../failures.ts';

/** The requested part of a list. */
export interface Part {
  skip: number;
  take: number;
}

/** The part of a list that the address selects, and its paging; 404 for a page that does not exist. */
export async function loadPage<Item>(
  url: URL,
  load: (part: Part) => Promise<{ items: Item[]; total: number }>,
): Promise<{ items: Item[]; paging: Paging; total: number }> {
  const page = pageFrom(url.searchParams);
  if (page === undefined) throw notFound();
  const { items, total } = await load(windowOf(page, pageSize));
  const pages = pagesOf(total, pageSize);
  if (page > pages) throw notFound();
  return { items, paging: { page, pages }, total };
}
