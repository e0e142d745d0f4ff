import { pathSegment } from '#contract/path-segment.ts';
import type { SearchType } from '#contract/search.ts';
import type { EntityName } from './registry.ts';

/** The path at which visitors read an entry. Types without pages of their own are part of a list page. */
const pages: Record<SearchType, (id: string, address: string) => string> = {
  product: (id) => `/product-details/${id}`,
  category: (id) => `/product/${id}`,
  concern: (_, address) => `/concern/${pathSegment(address)}`,
  news: (id) => `/news/${id}`,
  report: (id) => `/corporate-values#report-${id}`,
  export: (id) => `/export#export-${id}`,
  tradeFair: (id) => `/trade-fair/${id}`,
  certificate: (id) => `/certificates#certificate-${id}`,
  career: (id) => `/career/${id}`,
  faq: (id) => `/faq#faq-${id}`,
  gallery: (id) => `/gallery/${id}`,
};

/** The path of an entry. `id` is the public id; `address` is the entry's own page address where its type has one. */
export const pageOf = (type: SearchType, id: string, address: string | null = null): string =>
  pages[type](pathSegment(id), address ?? '');

/** The pages that show entries of types that the site's search does not include. */
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

/** The path of an entry whose type has pages or places on a list page of its own; null for the others. */
export const ownPageOf = (type: EntityName, id: string, address: string | null): string | null =>
  isSearched(type) ? pageOf(type, id, address) : null;

/** A page that shows an entry, its own where it has one. */
export const pageShowing = (
  type: EntityName,
  { id, address, document }: { id: string; address: string | null; document: Readonly<Record<string, unknown>> },
): string => (isSearched(type) ? pageOf(type, id, address) : shownOn[type](document));
