import { pathIn } from '#contract/addresses/language-path.ts';
import type { LanguageLink } from '../shell/shell-data.ts';
import { xmlText } from './xml.ts';

/** `path`: that of the page in the language, where it differs. */
type Version = Pick<LanguageLink, 'lang' | 'basename' | 'path'>;

/** A page in the sitemap. */
export interface ListedPage {
  /** Relative to the site's root, such as `/news/7`. */
  path: string;
  /** The last change, ISO 8601; absent if unknown. */
  changedAt?: string;
  /** The languages of the page, the default one first; absent: the site has only one. */
  versions?: readonly Version[];
}

/**
 * The maximum number of addresses in one sitemap: a tenth of what is allowed, so that writing a part does not delay
 * other requests.
 */
export const sitemapLimit = 5_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** For the links between the languages of a page. */
const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The sitemap of a site: all pages, or, above the limit, the index of its parts. `part` (from 1) selects one of them.
 * Undefined for a part that does not exist.
 */
export function sitemapXml(
  publicUrl: string,
  pages: readonly ListedPage[],
  part: number | undefined,
  limit = sitemapLimit,
): string | undefined {
  const most = Math.max(1, ...pages.map(({ versions }) => versions?.length ?? 1));
  const ofPart = Math.max(1, Math.floor(limit / most));
  const parts = Math.ceil(pages.length / ofPart);
  if (part === undefined) return parts > 1 ? sitemapIndex(publicUrl, parts) : urlSet(publicUrl, pages);
  if (parts < 2 || part > parts) return undefined;
  return urlSet(publicUrl, pages.slice((part - 1) * ofPart, part * ofPart));
}

export function sitemapIndex(publicUrl: string, parts: number): string {
  const lines = Array.from(
    { length: parts },
    (_, before) => `<sitemap><loc>${xmlText(`${publicUrl}/sitemap.xml?part=${before + 1}`)}</loc></sitemap>\n`,
  );
  return `${head}<sitemapindex ${namespace}>\n${lines.join('')}</sitemapindex>\n`;
}

const main: Version = { lang: '', basename: '' };

export function urlSet(publicUrl: string, pages: readonly ListedPage[]): string {
  const isTranslated = pages.some(({ versions }) => versions);
  const lines = pages.flatMap(({ path, changedAt, versions = [main] }) => {
    const changed = changedAt ? `<lastmod>${xmlText(changedAt)}</lastmod>` : '';
    const addressIn = ({ basename, path: own = path }: Version) => xmlText(publicUrl + pathIn(basename, own));
    const link = (hreflang: string, version: Version) =>
      `<xhtml:link rel="alternate" hreflang="${xmlText(hreflang)}" href="${addressIn(version)}"/>`;
    const links =
      versions.length > 1
        ? [...versions.map((version) => link(version.lang, version)), link('x-default', main)].join('')
        : '';
    return versions.map((version) => `<url><loc>${addressIn(version)}</loc>${changed}${links}</url>\n`);
  });
  return `${head}<urlset ${namespace}${isTranslated ? ` ${xhtml}` : ''}>\n${lines.join('')}</urlset>\n`;
}
