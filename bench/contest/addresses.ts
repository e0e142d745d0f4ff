/** The paths of the pages in the sitemap of a running program. */
async function sitemapPaths(url: string): Promise<string[]> {
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

/** The kind of a page: its path without numbers. */
const kindOf = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/…');

/** Pages that differ most in what they load and do. */
const kinds = ['/', '/product-details/…', '/news/…', '/contact', '/faq'];

/** A page of each of these kinds. */
export async function samplePages(url: string): Promise<{ kind: string; path: string }[]> {
  const paths = await sitemapPaths(url);
  return kinds.map((kind) => {
    const path = paths.find((one) => kindOf(one) === kind);
    if (path === undefined) throw new Error(`The sitemap lists no page ${kind}`);
    return { kind, path };
  });
}
