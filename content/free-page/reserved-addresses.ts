import { languageSegment } from '#contract/addresses/language-path.ts';

/**
 * The first parts of the paths of the site's own pages, files and calls, without the pages of content types. A test
 * compares them with the routes.
 */
const reserved: ReadonlySet<string> = new Set(
  `about accessibility api assets calls compare contact enquiry feed files healthz home images imprint index llms
  metrics mission newsletter office page pictures portfolio preview privacy-policy readyz robots search shop site
  sitemap`.split(/\s+/),
);

/** Whether the site itself has a page or file at `/address`, or reads it as a language such as `/de`. */
export const isReserved = (address: string): boolean =>
  reserved.has(address) || languageSegment(`/${address}`) !== undefined;
