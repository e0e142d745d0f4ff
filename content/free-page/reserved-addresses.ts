import { languageSegment } from '#contract/addresses/language-path.ts';

/** The first parts of the paths of the site's own pages, files and calls. A test compares them with the routes. */
const reserved: ReadonlySet<string> = new Set(
  `about accessibility api assets calls career certificates compare concern contact corporate-values crest documents
  enquiry export faq feed files gallery healthz home images imprint index keyadmin llms locations metrics mission
  news newsletter office page pictures portfolio preview privacy-policy product product-details readyz robots search
  shop site sitemap trade-fair videos`.split(/\s+/),
);

/** Whether the site itself has a page or file at `/address`, or reads it as a language such as `/de`. */
export const isReserved = (address: string): boolean =>
  reserved.has(address) || languageSegment(`/${address}`) !== undefined;

/** Whether an editors' own page may be at `/address`. */
export const isFreeAddress = (address: string): boolean => /^[a-z0-9-]+$/.test(address) && !isReserved(address);
