import { getPageLanguages } from '#contract/calls/get-page-languages.ts';
import { getTranslatedPages, maxTranslatedPages } from '#contract/calls/get-translated-pages.ts';
import type { SiteServices } from '../context.ts';
import type { ListedPage } from '../feeds/sitemap.ts';
import { companyOf } from './company.ts';
import { isNotFound } from './failures.ts';
import { languageLinks } from './language-links.ts';

/** Pages with the languages in which they have texts of their own; as they are where the site has one language. */
export async function withVersions(pages: readonly ListedPage[], services: SiteServices): Promise<ListedPage[]> {
  const { languages: listed } = await companyOf(services);
  const languages = languageLinks(listed, services);
  if (languages.length === 1) return [...pages];
  const translated = new Map<string, ReadonlyMap<string, string>>();
  for (const { lang, basename } of languages) {
    if (basename) translated.set(lang, await orUnknown(pathsIn(lang, services), new Map()));
  }
  const versioned: ListedPage[] = [];
  for (const page of pages) {
    const { path } = page;
    // The path of an entry has two segments; the others are lists of entries.
    const own = path.lastIndexOf('/') > 0 ? undefined : new Set(await orUnknown(languagesAt(path, services), []));
    const pathIn = (lang: string) => (own ? own.has(lang.toLowerCase()) && path : translated.get(lang)?.get(path));
    const versions = languages.flatMap(({ lang, basename }) => {
      const inLanguage = basename ? pathIn(lang) : path;
      return inLanguage ? { lang, basename, ...(inLanguage === path ? {} : { path: inLanguage }) } : [];
    });
    versioned.push({ ...page, versions });
  }
  return versioned;
}

/** Only Atrium knows in which languages a page has texts of its own. */
const orUnknown = <T>(known: Promise<T>, unknown: T): Promise<T> =>
  known.catch((error: unknown) => {
    if (isNotFound(error)) return unknown;
    throw error;
  });

const languagesAt = async (path: string, { client }: SiteServices): Promise<string[]> =>
  (await client.call(getPageLanguages, { path })).languages;

/** The paths of translated entries, with those in the language. */
async function pathsIn(into: string, { client }: SiteServices): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let skip = 0; ; skip += maxTranslatedPages) {
    const { paths, translated, more } = await client.call(getTranslatedPages, { into, skip });
    for (const path of paths) found.set(path, translated?.[path] ?? path);
    if (!more) return found;
  }
}
