/** What is answered before a redirect is looked for: the calls, the office, files, and what the program itself draws. */
const ownPaths = /^\/(api|office|files|assets|images|icons|share|health)(\/|$)|^\/favicon\.ico$|^\/$/i;

export const servedOtherwise = (path: string): boolean => ownPaths.test(path);

const base = 'https://site.invalid';

/** The path as a request for it is looked up: dots resolved, letters decoded. Undefined for what is no path. */
export function pathKey(path: string): string | undefined {
  if (!URL.canParse(path, base)) return undefined;
  const { origin, pathname } = new URL(path, base);
  if (origin !== base) return undefined;
  try {
    // A request’s path keeps its encoded percent signs too.
    return decodeURI(pathname.replaceAll('%25', '%2525'));
  } catch {
    return undefined;
  }
}

/** A target as it is sent to the browser; `path` where it is on this site, as {@link pathKey} has it. */
export function redirectTarget(to: string, publicUrl: string): { address: string; path: string | undefined } {
  const url = new URL(to, publicUrl);
  if (url.origin !== new URL(publicUrl).origin) return { address: url.href, path: undefined };
  return { address: `${url.pathname}${url.search}${url.hash}`, path: pathKey(url.pathname) };
}
