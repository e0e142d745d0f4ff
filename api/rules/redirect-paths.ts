/** Paths that are served before redirects are looked up: the calls, the office, files, and the program's own images. */
const ownPaths = /^\/(api|office|files|assets|images|icons|share|health)(\/|$)|^\/favicon\.ico$|^\/$/i;

export const servedOtherwise = (path: string): boolean => ownPaths.test(path);

const base = 'https://site.invalid';

/** The path in the form in which requests are looked up: dots resolved, characters decoded. Undefined for an invalid path. */
export function pathKey(path: string): string | undefined {
  const url = URL.parse(path, base);
  if (url?.origin !== base) return undefined;
  try {
    // The path of a request keeps encoded percent signs too.
    return decodeURI(url.pathname.replaceAll('%25', '%2525'));
  } catch {
    return undefined;
  }
}

/** The target as it is sent to the browser. `path` is its {@link pathKey} where it is on this site. */
export function redirectTarget(to: string, publicUrl: string): { address: string; path: string | undefined } {
  const url = new URL(to, publicUrl);
  if (url.origin !== new URL(publicUrl).origin) return { address: url.href, path: undefined };
  return { address: `${url.pathname}${url.search}${url.hash}`, path: pathKey(url.pathname) };
}
