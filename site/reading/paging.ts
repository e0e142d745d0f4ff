export interface Paging {
  page: number;
  pages: number;
}

/** The page number a query asks for: 1 when it does not say, undefined when it says something else than a page. */
export function pageFrom(search: URLSearchParams): number | undefined {
  const asked = search.get('page');
  if (asked === null) return 1;
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}

/** Which part of a list a page shows. */
export const windowOf = (page: number, size: number) => ({ skip: (page - 1) * size, take: size });

/** How many pages a list of `total` fills; an empty list still has its first. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** What else an address asks for beside its page; what is undefined is left out. */
export type Asked = Readonly<Record<string, string | number | undefined>>;

/** The address of a page of a list; the first has no number of its own. `asked` stays as it is from page to page. */
export function pageAddress(path: string, page: number, asked: Asked = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
