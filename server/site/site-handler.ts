import { createRequestHandler, isRouteErrorResponse, type ServerBuild } from 'react-router';
import { CallError } from '#contract/protocol/call-error.ts';
import type { Client } from '#contract/protocol/client.ts';
import { sentNewsletterBox } from '#site/actions/newsletter-box.ts';
import { sentPageForm } from '#site/actions/page-form.ts';
import type { Feature } from '#site/context.ts';
import type { contextFor } from '#site/entry.server.tsx';
import { textLanguageOf } from '#site/texts/text-languages.ts';
import { busyResponse } from '../cache/responses/busy-response.ts';
import { wholeResponse } from '../cache/responses/whole-response.ts';
import type { Log } from '../logging/log.ts';
import { createLineLimit } from '../requests/line-limit.ts';
import { clientIn, createLanguageFinder } from './site-language.ts';

/** The built site: React Router's build, and the function that provides services to its loaders. */
export interface SiteBuild {
  build: ServerBuild;
  contextFor: typeof contextFor;
}

/**
 * React Router's type of the server entry lacks our `contextFor`. Forms from pages of `publicUrl` are allowed too:
 * behind a proxy that ends TLS, their origin differs from the address that this server sees.
 */
export function siteBuildOf(build: ServerBuild, publicUrl: string): SiteBuild {
  const entry = build.entry.module as object as { contextFor?: unknown };
  if (typeof entry.contextFor !== 'function') throw new Error('The site’s build does not export contextFor');
  const allowedActionOrigins = [new URL(publicUrl).host];
  return { build: { ...build, allowedActionOrigins }, contextFor: entry.contextFor as typeof contextFor };
}

export interface SiteOptions {
  /** Returns the build. Called on each request, because development replaces it. */
  loadBuild: () => Promise<SiteBuild>;
  mode: 'production' | 'development';
  publicUrl: string;
  backendUrl: string | undefined;
  frameHosts: readonly string[];
  /** Returns the language of the pages without a language in their path; known once the store is open. */
  defaultLanguage: () => string;
  /** Features that the site lacks; absent: it has all. */
  lacks?: readonly Feature[];
  now: () => Date;
  log: Log;
}

/** How a page is rendered for editors. */
interface Previewed {
  /** The page shows an unpublished state. */
  preview: boolean;
  /** The page is for the preview beside a form, without scripts. */
  isLive?: boolean;
}

/** Renders a page; `client` makes the calls on behalf of one visitor. */
export type SiteHandler = (request: Request, client: Client, more?: Previewed) => Promise<Response>;

/** The parameter in which React Router's script lists paths whose routes it needs. */
const listedPaths = 'paths';

/**
 * Returns the request with a decodable address. Invalid percent signs, as in a broken link, are encoded: no page has
 * such a name, and React Router would write a decoding error to standard error, past the log.
 */
function readable(request: Request): Request {
  const url = new URL(request.url);
  const listed = url.searchParams.get(listedPaths);
  if (isReadable(url.pathname) && isReadable(listed ?? '')) return request;
  if (!isReadable(url.pathname)) url.pathname = asItIs(url.pathname);
  if (listed !== null) url.searchParams.set(listedPaths, asItIs(listed));
  return new Request(url, request);
}

const asItIs = (text: string): string => text.replaceAll('%', '%25');

function isReadable(path: string): boolean {
  try {
    // The bundler removes a call whose result is unused.
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
}

/**
 * Whether another site, or no page at all, sent this form. React Router rejects these requests too, but reports each as
 * a server error with a stack, and any client can send one.
 */
function isFromOtherOrigin({ method, headers, url }: Request, publicUrl: string): boolean {
  const origin = headers.get('origin');
  if (method === 'GET' || method === 'HEAD' || origin === null) return false;
  const from = URL.parse(origin);
  return from === null || (from.host !== new URL(publicUrl).host && from.origin !== new URL(url).origin);
}

const otherOrigin = () =>
  new Response('This form was sent from another site.', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** A GET request for the page that a form was sent to. */
function pageOf({ url, headers: sent }: Request): Request {
  const headers = new Headers(sent);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  return new Request(url, { headers });
}

/** React Router's handlers by build and language: the language is the `basename` of all of its pages and links. */
function createHandlers(mode: SiteOptions['mode']) {
  const handlers = new WeakMap<ServerBuild, Map<string, ReturnType<typeof createRequestHandler>>>();
  return (build: ServerBuild, basename: string) => {
    const ofBuild = handlers.get(build) ?? new Map();
    handlers.set(build, ofBuild);
    const handler = ofBuild.get(basename) ?? createRequestHandler(basename ? { ...build, basename } : build, mode);
    ofBuild.set(basename, handler);
    return handler;
  };
}

export function createSiteHandler({
  loadBuild,
  mode,
  now,
  log,
  defaultLanguage: mainLanguage,
  ...services
}: SiteOptions): SiteHandler {
  const handlerFor = createHandlers(mode);
  const languageOf = createLanguageFinder();
  const { publicUrl, backendUrl } = services;
  const logged = new WeakSet<object>();
  const logError = (error: unknown) => {
    // A page that takes no forms rejects them by throwing a response, which is not an error.
    if (isRouteErrorResponse(error) && error.status < 500) return;
    // The call itself logs this error, with the cause and the same request id.
    if (!backendUrl && error instanceof CallError && (error.status ?? 0) >= 500) return;
    // Several parts of a page may wait for the same call.
    if (typeof error === 'object' && error !== null) {
      if (logged.has(error)) return;
      logged.add(error);
    }
    log.error({ err: error }, 'A page failed');
  };
  const refusedLines = createLineLimit();
  return async (request, client, { preview, isLive = false } = { preview: false }) => {
    if (isFromOtherOrigin(request, publicUrl)) {
      const origin = request.headers.get('origin')?.slice(0, 200);
      const line = refusedLines();
      if (line) log.warn({ origin, publicUrl, ...line }, 'Rejected a form from an origin other than PUBLIC_URL');
      return otherOrigin();
    }
    const { build, contextFor } = await loadBuild();
    const defaultLanguage = mainLanguage();
    const { pathname } = new URL(request.url);
    const language = await languageOf(pathname, { client, preview, defaultLanguage }).catch(logError);
    // The page may exist, so its address is not missing.
    if (!language) return busyResponse(pathname, defaultLanguage);
    const handle = handlerFor(build, language.basename);
    const forPage = {
      ...services,
      defaultLanguage,
      ...language,
      language: textLanguageOf(language.lang),
      client: language.basename === '' ? client : clientIn(language, client, { defaultLanguage, publicUrl }),
      preview,
      isLive,
      pageResponse: wholeResponse,
      now,
      logError,
    };
    const newsletterSent = await sentNewsletterBox(request, forPage);
    const formSent = newsletterSent ? undefined : await sentPageForm(request, forPage);
    if (!newsletterSent && !formSent) return handle(readable(request), contextFor(forPage));
    const sent = { ...(newsletterSent && { newsletterSent }), ...(formSent && { formSent }) };
    return handle(readable(pageOf(request)), contextFor({ ...forPage, ...sent }));
  };
}
