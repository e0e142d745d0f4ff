/** The text of a page in Markdown has the path of the page with `.md`; that of the home page is `/index.md`. */

const home = '/index';
const ending = '.md';

/** A path of a page, without a name that ends as that of a file does. */
const isPlain = (path: string): boolean =>
  !/^\/(api|office|files|pictures|assets|images|icons|share|health)([/]|$)/i.test(path) && !/\.[^/]*$/.test(path);

/** The address in Markdown of a page’s address, with its parameters. Undefined for calls and files. */
export function markdownAddressOf(url: string): string | undefined {
  const mark = url.search(/[?#]/);
  const path = mark < 0 ? url : url.slice(0, mark);
  if (!path.startsWith('/') || !isPlain(path)) return undefined;
  const named = path.replace(/\/+$/, '') || home;
  return `${named}${ending}${mark < 0 ? '' : url.slice(mark)}`;
}

/** The path of the page that a path in Markdown belongs to; undefined for any other path. */
export function pagePathOf(path: string): string | undefined {
  if (!path.endsWith(ending)) return undefined;
  const page = path.slice(0, -ending.length);
  // Also `/de/index.md`, as other addresses are in a language.
  if (page.endsWith(home)) return page.slice(0, -home.length) || '/';
  return page.endsWith('/') || !isPlain(page) ? undefined : page;
}

/** Whether a client names Markdown, and wants it at least as much as a page. `accept`: its `Accept` header. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const qualities = qualitiesIn(accept);
  const wanted = qualities.get('text/markdown') ?? 0;
  const page = qualities.get('text/html') ?? qualities.get('text/*') ?? qualities.get('*/*') ?? 0;
  return wanted > 0 && wanted >= page;
}

/** RFC 9110, 12.4.2: from 0 to 1 for each listed range; 1 where none is named. */
function qualitiesIn(accept: string): Map<string, number> {
  const ranges = accept.split(',').map((range): [string, number] => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
    return [name, quality === undefined ? 1 : Number(quality) || 0];
  });
  return new Map(ranges);
}
