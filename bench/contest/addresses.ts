/** The paths of the pages that a running program's sitemap names. */
export async function sitemapPaths(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap.xml`);
  const xml = await answer.text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  // A large site's map is a list of maps.
  const maps = found.filter((address) => /\.xml(\?|$)/.test(address));
  const more = await Promise.all(
    maps.map(async (map) =>
      [...(await (await fetch(map)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address),
    ),
  );
  const pages = [...found.filter((address) => !maps.includes(address)), ...more.flat()];
  return [...new Set(pages.map((address) => new URL(address.replaceAll('&amp;', '&')).pathname))];
}

/** What kind of page a path is: numbers and names left out. */
export const kindOf = (path: string): string =>
  path.replace(/\/\d+(?=\/|$)/g, '/…').replace(/^(\/concern\/).+$/, '$1…');

/** One path of each kind, as they come. */
export function oneOfEachKind(paths: readonly string[]): { kind: string; path: string }[] {
  const kinds = new Map<string, string>();
  for (const path of paths) if (!kinds.has(kindOf(path))) kinds.set(kindOf(path), path);
  return [...kinds].map(([kind, path]) => ({ kind, path }));
}
