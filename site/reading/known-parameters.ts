/** What pages ask of their addresses beside the number of the page, which all lists know. */
const more: Readonly<Record<string, readonly string[]>> = {
  '/news': ['from', 'to'],
  '/search': ['q', 'type'],
  '/portfolio': ['filter', 'show'],
  '/sitemap.xml': ['part'],
  // Where the router asks which pages lie behind a page's links.
  '/__manifest': ['paths', 'version'],
};

/** How a navigation by script asks for a page's data alone. */
const dataEnding = /\.data$/;

/**
 * The parameters that the page at a path knows, in their order: an address with any others means the same page as without
 * them. Whatever reads a parameter in a loader has to be named here.
 */
export function parametersOf(path: string): readonly string[] {
  const page = path.replace(dataEnding, '').replace(/(?<=.)\/+$/, '');
  const known = [...(more[page.toLowerCase()] ?? []), ...(page === '/' ? [] : ['page'])].sort();
  return dataEnding.test(path) ? ['_routes', ...known] : known;
}
