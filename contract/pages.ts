import type { SearchType } from './search.ts';

/** Where an entry is read on the site; types without pages of their own stand on their list. */
const pages: Record<SearchType, (id: number, address: string) => string> = {
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

/** The site's address of an entry. `address` is the entry's own page address where its type has one. */
export const pageOf = (type: SearchType, id: number, address: string | null = null): string =>
  pages[type](id, address ?? '');
