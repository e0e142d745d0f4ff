import { languageSegment } from '#contract/language-path.ts';

/** The paths of the pages in the sitemap of a running program. */
export async function sitemapPaths(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap.xml`);
  const xml = await answer.text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  // The sitemap of a large site is an index of sitemaps.
  const maps = found.filter((address) => /\.xml(\?|$)/.test(address));
  const more = await Promise.all(
    maps.map(async (map) =>
      [...(await (await fetch(map)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address),
    ),
  );
  const pages = [...found.filter((address) => !maps.includes(address)), ...more.flat()];
  return [...new Set(pages.map((address) => new URL(address.replaceAll('&amp;', '&')).pathname))];
}

/** The kind of a page: its path without numbers and names. */
export const kindOf = (path: string): string =>
  path.replace(/\/\d+(?=\/|$)/g, '/…').replace(/^(\/concern\/).+$/, '$1…');

/** The first path of each kind in the main language, or in another one. */
export function oneOfEachKind(paths: readonly string[], lang?: string): { kind: string; path: string }[] {
  const kinds = new Map<string, string>();
  for (const path of paths) {
    if (languageSegment(path) === lang && !kinds.has(kindOf(path))) kinds.set(kindOf(path), path);
  }
  return [...kinds].map(([kind, path]) => ({ kind, path }));
}
