/** Texts for search engines, feed readers and other programs. */
export const findingTexts = {
  /** The description of a page without its own summary. */
  descriptionOf: (page: string, company: string, about: string) => `${page} – ${company}. ${about}`.trim(),
  feedTitle: (company: string) => `${company}: News`,
};

/** For llms.txt, which only the server writes: separate, so that the browser's scripts leave it out. */
export const llmsTexts = {
  about: 'About',
  companies: 'Companies of the group',
  products: 'Products',
  news: 'Latest news',
  more: 'For programs',
  feed: 'News as an Atom feed',
  sitemap: 'Every page of the site',
  api: 'The calls behind the site, as an OpenAPI document',
  contact: 'Contact',
};
