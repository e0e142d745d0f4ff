import { xmlText } from './xml.ts';

/** A page in the sitemap. */
export interface ListedPage {
  /** Relative to the site's root, such as `/news/7`. */
  path: string;
  /** The last change, ISO 8601; absent if unknown. */
  changedAt?: string;
}

/** The maximum number of addresses in one sitemap. */
export const sitemapLimit = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The sitemap of a site: all pages, or, above the limit, the index of its parts. `part` (from 1) selects one of them. Undefined for a part
 * that does not exist.
 */
export function sitemapXml(
  publicUrl: string,
  pages: readonly ListedPage[],
  part: number | undefined,
  limit = sitemapLimit,
): string | undefined {
  const parts = Math.ceil(pages.length / limit);
  if (part === undefined) return parts > 1 ? index(publicUrl, parts) : urlSet(publicUrl, pages);
  if (parts < 2 || part > parts) return undefined;
  return urlSet(publicUrl, pages.slice((part - 1) * limit, part * limit));
}

function index(publicUrl: string, parts: number): string {
  const lines = Array.from(
    { length: parts },
    (_, before) => `<sitemap><loc>${xmlText(`${publicUrl}/sitemap.xml?part=${before + 1}`)}</loc></sitemap>\n`,
  );
  return `${head}<sitemapindex ${namespace}>\n${lines.join('')}</sitemapindex>\n`;
}

function urlSet(publicUrl: string, pages: readonly ListedPage[]): string {
  const lines = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${xmlText(changedAt)}</lastmod>` : '';
    return `<url><loc>${xmlText(`${publicUrl}${path}`)}</loc>${changed}</url>\n`;
  });
  return `${head}<urlset ${namespace}>\n${lines.join('')}</urlset>\n`;
}
