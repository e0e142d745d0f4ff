/** What search engines, feed readers and other programs read of the site in words. */
export const findingTexts = {
  /** Of a page that has no summary of its own. */
  descriptionOf: (page: string, company: string, about: string) => `${page} – ${company}. ${about}`.trim(),
  feedTitle: (company: string) => `${company}: News`,
};

/** Of llms.txt, which only the server writes: apart, so that no page brings them along. */
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
