import type { MiddlewareHandler } from 'hono';
import { matchRoutes, type ServerBuild } from 'react-router';
import { freePagePages } from '#content/free-page/pages.ts';
import { isFreeAddress } from '#content/page-subject.ts';
import { languageSegment, pathIn } from '#contract/addresses/language-path.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { Redirects } from '#store/interfaces/registers.ts';
import type { SiteOptions } from './site-handler.ts';

/** The suffix of React Router's data requests. */
const dataEnding = /(?:\/_)?\.data$/;

/** Fast check that most paths pass: lower case, nothing that is or may be encoded, no empty segment and no trailing slash. */
const isCanonical = (path: string): boolean => !/[^a-z0-9._~/-]|\/\/|.\/(_\.data)?$/.test(path);

/**
 * Returns the canonical path of the page at a path: without empty segments and in the case of its route, because React
 * Router serves `/NEWS` and `/news//` as `/news`. Ids and page addresses are as `idOf` returns them. Pages of the main
 * language have no language in their path: `/en/news` is `/news`. Undefined where the site has no such route.
 */
export function canonicalPath(
  { routes }: Pick<ServerBuild, 'routes'>,
  path: string,
  defaultLanguage = '',
  idOf: (id: string) => string = canonicalId,
): string | undefined {
  const given = path.replace(dataEnding, '').split('/').filter(Boolean);
  if (!given.every(isReadable)) return undefined;
  const isData = dataEnding.test(path);
  const own = canonicalIn(routes, given, idOf);
  const language = own === undefined && languageSegment(`/${given[0] ?? ''}`)?.toLowerCase();
  const inLanguage = language ? canonicalIn(routes, given.slice(1), idOf) : undefined;
  const basename = language === defaultLanguage.toLowerCase() ? '' : `/${language}`;
  const canonical = language && inLanguage ? pathIn(basename, inLanguage) : own;
  if (canonical === undefined || !isData) return canonical;
  return canonical === '/' ? '/_.data' : `${canonical}.data`;
}

/** The canonical path of the route that the segments of a path match; undefined without one. */
function canonicalIn(
  routes: ServerBuild['routes'],
  given: readonly string[],
  idOf: (id: string) => string,
): string | undefined {
  // Layouts of the site have no paths, so each route has its whole path.
  const pages = Object.values(routes).flatMap((route) => (route ? [{ path: route.path ?? '' }] : []));
  const [match] = matchRoutes(pages, `/${given.join('/')}`) ?? [];
  if (!match || match.route.path === '*') return undefined;
  const { params, route } = match;
  if (`/${route.path}` === freePagePages.item) {
    const address = params.address?.toLowerCase() ?? '';
    return isFreeAddress(address) ? `/${address}` : undefined;
  }
  const segments = route.path
    .split('/')
    .filter((name) => !name.endsWith('?') || params[name.slice(1, -1)] !== undefined);
  const idAt = (at: number) => encodeURIComponent(idOf(decodeURIComponent(given[at] ?? '')));
  return `/${segments.map((name, at) => (name.startsWith(':') ? idAt(at) : name)).join('/')}`;
}

function isReadable(segment: string): boolean {
  try {
    return decodeURIComponent(segment) !== '';
  } catch {
    return false;
  }
}

/** Redirects to a page's canonical path. Redirects stored by editors and imports take precedence. */
export const redirectToCanonicalPath =
  (
    loadBuild: SiteOptions['loadBuild'],
    redirects?: Pick<Redirects, 'find'>,
    defaultLanguage = () => '',
  ): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const main = defaultLanguage();
    // The ids of another backend are opaque: it may distinguish upper and lower case. Only our own store has redirects.
    const idOf = redirects ? canonicalId : (id: string) => id;
    if (isCanonical(pathname) && languageSegment(pathname) !== main) return next();
    const canonical = canonicalPath((await loadBuild()).build, pathname, main, idOf);
    if (canonical === undefined || canonical === pathname || (await redirects?.find(c.req.path))) return next();
    return c.redirect(canonical + search, 301);
  };
