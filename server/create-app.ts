import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { isPagePath, languageSegment, pathIn, withoutLanguage } from '#contract/addresses/language-path.ts';
import type { BlobStore } from '#files/blob-store.ts';
import { FilesUnavailable, retryAfter, unavailableText } from '#files/unavailable.ts';
import { zeroResultsHeader } from '#site/searching/zero-results-header.ts';
import { databaseAway, isTemporary } from '#store/database-faults.ts';
import type { Files } from '#store/interfaces/library.ts';
import type { PublishedEntries } from '#store/interfaces/published-entries.ts';
import type { Redirects } from '#store/interfaces/registers.ts';
import type { Backend } from './backend.ts';
import { hasDotSegments, isOversizedPath } from './cache/addresses.ts';
import type { Config } from './config/config.ts';
import { live, ready } from './health.ts';
import { isReading, type VisitCounter } from './jobs/privacy/visit-counter.ts';
import type { ZeroResultCounter } from './jobs/privacy/zero-result-counter.ts';
import type { ConcurrencyLimiter } from './limits/concurrency-limiter.ts';
import { createBodyLimit } from './limits/limit-bodies.ts';
import { createLimit, limitRenders } from './limits/limit-renders.ts';
import type { Log } from './logging/log.ts';
import { isOfficeCall, mountOffice, noSuchCall, type OfficeParts } from './office/office.ts';
import type { Pictures } from './pictures/own-pictures.ts';
import { builtFiles } from './requests/built-files.ts';
import { clientAddress } from './requests/client-address.ts';
import { compressUncached, isForOne } from './requests/compress-uncached.ts';
import { requestIdNow } from './requests/current-request.ts';
import { limitForms } from './requests/form-limit.ts';
import { plainFailure } from './requests/plain-failure.ts';
import { routedPath } from './requests/routed-path.ts';
import { safeHeaders } from './requests/safe-headers.ts';
import { createAssetReader } from './site/branding/asset-reader.ts';
import { withDrawnSvgs } from './site/branding/drawn-svgs.ts';
import { icons } from './site/branding/icons.ts';
import { createMadePictures } from './site/branding/made-pictures.ts';
import { sharePictures } from './site/branding/share-pictures.ts';
import { redirectToCanonicalPath } from './site/canonical-path.ts';
import { articleAddress, gtinAddress } from './site/code-addresses.ts';
import { documentFiles } from './site/document-files.ts';
import { markdownPages } from './site/markdown/markdown-pages.ts';
import { previewResponse } from './site/preview.ts';
import { publicFiles } from './site/public-files.ts';
import type { SiteHandler, SiteOptions } from './site/site-handler.ts';

export interface AppParts {
  config: Pick<Config, 'trustedProxies' | 'publicUrl' | 'backendUrl'>;
  backend: Backend;
  site: SiteHandler;
  /** Returns the language of the pages without a language in their path; absent: English. */
  defaultLanguage?: SiteOptions['defaultLanguage'];
  /** The site's build; absent: paths are not redirected to their canonical form. */
  loadBuild?: SiteOptions['loadBuild'];
  /** Absent where another host serves the files. */
  publicBlobs?: BlobStore;
  /** Finds the current version of a file by its permalink. */
  library?: Pick<Files, 'at'>;
  /** Finds documents and products by their lasting addresses; absent in front of a backend. */
  entries?: Pick<PublishedEntries, 'publishedByPublicId' | 'listPublished' | 'byCode'>;
  redirects?: Redirects;
  /** Serves pictures in the sizes and formats that pages use. */
  pictures?: Pick<Pictures, 'handle'>;
  /** The folder of the site's built scripts, styles and pictures; absent where a dev server serves them. */
  clientFolder?: string;
  /** Counts page views; absent: no count. */
  countVisit?: VisitCounter['countVisit'];
  /** Counts searches without results; absent: no count. */
  countSearch?: ZeroResultCounter['countSearch'];
  /** Absent where this port does not serve the office. */
  office?: OfficeParts;
  /** Bounds how many uncached pages are rendered at once; absent: no bound. */
  limiter?: ConcurrencyLimiter;
  log: Log;
}

export type AppEnv = { Bindings: HttpBindings };

/** Redirects `/a/../b` to `/b`, so that one page does not have any number of addresses. */
const redirectToNormalPath: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  if (!hasDotSegments(incoming?.url ?? '')) return next();
  const { pathname, search } = new URL(c.req.url);
  // A path that starts with two slashes would redirect to another host.
  return c.redirect(pathname.replace(/^\/+/, '/') + search, 301);
};

/** Builds the app with everything that the one port serves. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { backend, defaultLanguage = () => 'en' } = parts;
  const limit = parts.limiter && createLimit(parts.limiter, defaultLanguage);
  const limitedSite = limit ? limitRenders(parts.site, limit) : parts.site;
  const app = new Hono<AppEnv>({ getPath: routedPath });
  const { addressOf } = withBasics(app, parts);
  app.use(async (c, next) => (isOversizedPath(c.req.path) ? c.text('The address is too long.', 414) : next()));
  app.get('*', redirectToNormalPath);

  if (parts.office) mountOffice(app, parts.office, addressOf);
  app.use(createBodyLimit({ addressOf, defaultLanguage }));
  app.use('/api/*', compressUncached);
  const { fetch: api } = backend;
  if (api) {
    app.all('/api/*', (c) => (isOfficeCall(c.req.path) ? noSuchCall() : api(c.req.raw, { address: addressOf(c) })));
  }
  if (parts.publicBlobs) app.get('/files/*', publicFiles(parts.publicBlobs, parts.library));
  if (parts.publicBlobs && parts.entries) {
    app.get('/documents/:id', documentFiles(parts.publicBlobs, parts.entries));
    app.get('/:language/documents/:id', documentFiles(parts.publicBlobs, parts.entries));
  }
  if (parts.entries) {
    const addresses = { entries: parts.entries, defaultLanguage };
    app.get('/p/:number', articleAddress(addresses));
    app.get('/01/*', gtinAddress(addresses));
  }
  if (parts.pictures) app.get('/pictures/*', parts.pictures.handle);
  if (parts.clientFolder) serveClient(app, parts.clientFolder);
  app.get('*', markdownPages(app.fetch));
  serveDrawn(app, { ...parts, site: limitedSite });
  if (parts.loadBuild) app.get('*', redirectToCanonicalPath(parts.loadBuild, parts.redirects, defaultLanguage));

  app.use(compressUncached);
  app.use(limitForms(defaultLanguage));
  app.all('*', async (c) => {
    const request = c.req.raw;
    const preview = await previewResponse(
      request,
      { address: addressOf(c) },
      { backend, site: parts.site, limit, defaultLanguage },
    );
    if (preview) return preview;
    const site = isForOne(c) ? limitedSite : parts.site;
    const answer = await site(
      request,
      backend.clientFor({ address: addressOf(c), startsVisit: isDocument(c.req.path) }),
    );
    countAnswer(c, answer, parts);
    if ((answer.status !== 404 && answer.status !== 410) || !parts.redirects) return answer;
    const to = await redirectOf(c.req.path, parts.redirects);
    return to === undefined ? answer : c.redirect(to, 301);
  });
  return app;
}

/** The stored redirect of a path; the page of a redirect has the language of the path, unless it names one. */
async function redirectOf(path: string, redirects: Redirects): Promise<string | undefined> {
  const own = await redirects.find(path);
  const lang = languageSegment(path);
  if (own || lang === undefined) return own?.to;
  const moved = await redirects.find(withoutLanguage(path));
  const isInLanguage = moved && isPagePath(moved.to) && languageSegment(moved.to) === undefined;
  return isInLanguage ? pathIn(`/${lang}`, moved.to) : moved?.to;
}

/** The client closed the connection before it sent the whole body; no handler ran. */
function wentAway({ env }: Context<AppEnv>): boolean {
  const { incoming }: Partial<HttpBindings> = env ?? {};
  return Boolean(incoming?.destroyed && !incoming.complete);
}

/** The client is gone, so no one reads this response. */
const brokenOff = () => new Response('The request broke off.', { status: 400 });

/** Counts a page rendered for one visitor. The cache counts the pages that it serves itself. */
function countAnswer(
  { env, req }: Context<AppEnv>,
  answer: Response,
  { countVisit, countSearch }: Pick<AppParts, 'countVisit' | 'countSearch'>,
): void {
  const { incoming }: Partial<HttpBindings> = env ?? {};
  if (!incoming || req.method !== 'GET' || answer.status !== 200) return;
  countVisit?.(incoming.url ?? '', incoming.headers);
  if (answer.headers.has(zeroResultsHeader) && isReading(incoming.headers)) countSearch?.(incoming.url ?? '');
}

/** Middleware of every port: security headers, health checks, the client's address, and error responses without details. */
export function withBasics(app: Hono<AppEnv>, { backend, config, log }: Pick<AppParts, 'backend' | 'config' | 'log'>) {
  app.use(safeHeaders(config.publicUrl));
  app.get('/health/live', live);
  app.get('/health/ready', ready(backend, log));
  app.onError((error, c) => {
    if (wentAway(c)) return brokenOff();
    log.error({ err: error, path: c.req.path }, 'A request failed');
    if (error instanceof FilesUnavailable) return later(unavailableText, { 'retry-after': retryAfter });
    if (!isTemporary(error)) return plainFailure(requestIdNow());
    const { message, headers } = databaseAway();
    return later(message, headers);
  });
  const addressOf = (c: Context<AppEnv>) => {
    const { incoming }: Partial<HttpBindings> = c.env ?? {};
    // A page rendered for the cache has no client.
    if (!incoming) return '';
    return clientAddress(
      incoming.socket.remoteAddress ?? '',
      c.req.raw.headers.get('x-forwarded-for'),
      config.trustedProxies,
    );
  };
  return { addressOf };
}

/** Whether a path is that of a page itself rather than of its data, a feed or the manifest. */
const isDocument = (path: string): boolean => isPagePath(path) && !/\.(?:data|atom|txt|webmanifest)$/.test(path);

const later = (text: string, headers: Record<string, string>): Response =>
  new Response(text, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** Serves pictures drawn from the content: the site's icons and its share pictures. */
function serveDrawn(app: Hono<AppEnv>, { backend, site, config, publicBlobs }: AppParts): void {
  const { publicUrl, backendUrl } = config;
  const drawn = {
    site,
    publicUrl,
    client: () => backend.clientFor({}),
    readAsset: withDrawnSvgs(
      createAssetReader({ publicUrl, backendUrl, publicBlobs, fetchHere: (path) => app.request(path) }),
    ),
    pictures: createMadePictures(),
  };
  app.get('/favicon.ico', icons(drawn));
  app.get('/icons/*', icons(drawn));
  app.get('/share/*', sharePictures(drawn));
}

/**
 * Names of built scripts and styles contain a hash, so they never change. Other files may change, so browsers ask again
 * after an hour.
 */
export function serveClient(app: Hono<AppEnv>, folder: string): void {
  app.get(
    '/assets/*',
    builtFiles({
      root: folder,
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.get(
    '/images/*',
    builtFiles({ root: folder, onFound: (_, c) => c.header('Cache-Control', 'public, max-age=3600') }),
  );
}
