import type { EntityName } from './entities/registry.ts';
import type { SearchType } from './search.ts';

/** Where an entry is read on the site; types without pages of their own stand on their list. */
const pages: Record<SearchType, (id: string, address: string) => string> = {
  product: (id) => `/product-details/${id}`,
  category: (id) => `/product/${id}`,
  concern: (_, address) => `/concern/${address}`,
  news: (id) => `/news/${id}`,
  report: (id) => `/corporate-values#report-${id}`,
  export: (id) => `/export#export-${id}`,
  tradeFair: (id) => `/trade-fair/${id}`,
  certificate: (id) => `/certificates#certificate-${id}`,
  career: (id) => `/career/${id}`,
  faq: (id) => `/faq#faq-${id}`,
  gallery: (id) => `/gallery/${id}`,
};

/** The site's address of an entry. `id` is the public one; `address` is the entry's own page address where its type has one. */
export const pageOf = (type: SearchType, id: string, address: string | null = null): string =>
  pages[type](encodeURIComponent(id), address ?? '');

/** The pages that show entries of the types which visitors' search does not lead to. */
const shownOn: Record<Exclude<EntityName, SearchType>, (document: Readonly<Record<string, unknown>>) => string> = {
  company: () => '/',
  video: () => '/videos',
  brand: () => '/',
  slider: () => '/',
  crest: () => '/crest',
  department: () => '/career',
  executive: ({ type }) => (type === 'Director' ? '/about' : '/keyadmin'),
  contactPerson: () => '/contact',
};

const isSearched = (type: EntityName): type is SearchType => Object.hasOwn(pages, type);

/** The site's address of an entry whose type has one of its own, if only a place on a list; null for the others. */
export const ownPageOf = (type: EntityName, id: string, address: string | null): string | null =>
  isSearched(type) ? pageOf(type, id, address) : null;

/** A page on which an entry is seen, its own where it has one. */
export const pageShowing = (
  type: EntityName,
  { id, address, document }: { id: string; address: string | null; document: Readonly<Record<string, unknown>> },
): string => (isSearched(type) ? pageOf(type, id, address) : shownOn[type](document));
