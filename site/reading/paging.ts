export interface Paging {
  page: number;
  pages: number;
}

/** The `page` parameter of a query: 1 if absent, undefined if invalid. */
export function pageFrom(search: URLSearchParams): number | undefined {
  const asked = search.get('page');
  if (asked === null) return 1;
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}

/** The part of a list that a page shows. */
export const windowOf = (page: number, size: number) => ({ skip: (page - 1) * size, take: size });

/** The number of pages of a list; an empty list has one. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Query parameters besides the page; undefined ones are left out. */
export type Asked = Readonly<Record<string, string | number | undefined>>;

/** The address of one page of a list; the first page has no number. `asked` is preserved. */
export function pageAddress(path: string, page: number, asked: Asked = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
