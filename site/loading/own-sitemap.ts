import { setImmediate as nextRound } from 'node:timers/promises';
import { getNews } from '#content/news/calls.ts';
import { getListedPages } from '#contract/calls/get-listed-pages.ts';
import type { SiteServices } from '../context.ts';
import { type ListedPage, sitemapIndex, sitemapLimit, urlSet } from '../feeds/sitemap.ts';
import { hasPassed } from '../reading/dates/dates.ts';
import { companyOf } from './company.ts';
import { languageLinks } from './language-links.ts';
import { fixedPages } from './lists/listed-pages.ts';
import { optionalLists } from './lists/optional-lists.ts';
import { metadataAt } from './page-metadata.ts';
import { withVersions } from './page-versions.ts';

/** Newest news looked at: those in the future come first. */
const newest = 100;

/**
 * The sitemap of a site whose calls this program serves: all pages, or the index of its parts. `part` (from 1) selects
 * one of them; each is made from one part of the entries. Undefined for a part that does not exist.
 */
export async function ownSitemap(services: SiteServices, part: number | undefined): Promise<string | undefined> {
  const { client, publicUrl } = services;
  const languages = languageLinks((await companyOf(services)).languages, services);
  const take = Math.max(1, Math.floor(sitemapLimit / languages.length));
  const { pages, total } = await client.call(getListedPages, { skip: ((part ?? 1) - 1) * take, take });
  const parts = Math.ceil(total / take);
  if (part === undefined && parts > 1) return sitemapIndex(publicUrl, parts);
  if (part !== undefined && (parts < 2 || part > parts)) return undefined;
  // A part has thousands of pages: other requests get a turn between reading and writing them.
  await nextRound();
  const entries = pages.map(({ path, changedAt, languages: paths = {} }): ListedPage => {
    const listed = { path, ...(changedAt ? { changedAt } : {}) };
    if (languages.length === 1) return listed;
    const versions = languages.flatMap(({ lang, basename }) => {
      const inLanguage = basename ? paths[lang.toLowerCase()] : path;
      return inLanguage ? { lang, basename, ...(inLanguage === path ? {} : { path: inLanguage }) } : [];
    });
    return { ...listed, versions };
  });
  if (part !== undefined && part > 1) return urlSet(publicUrl, entries);
  return urlSet(publicUrl, [...(await withVersions(await firstPages(services), services)), ...entries]);
}

/** The pages that exist with any content. */
async function firstPages(services: SiteServices): Promise<ListedPage[]> {
  const { items } = await services.client.list(getNews, { take: newest });
  const { noindex } = await metadataAt('/', services);
  const changedAt = items.map(({ date }) => date).find((date) => date !== '' && hasPassed(date, services.now()));
  const pages = fixedPages(await companyOf(services), changedAt, await optionalLists(services));
  return noindex ? pages.filter(({ path }) => path !== '/') : pages;
}
