import { pageSize } from '../constants.ts';
import { type Paging, pageFrom, pagesOf, windowOf } from '../reading/paging.ts';
import { notFound } from './failures.ts';

/** Which part of a list is asked for. */
export interface Part {
  skip: number;
  take: number;
}

/** The part of a list that the address asks for, with its place in the whole; 404 for a page that is not there. */
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
