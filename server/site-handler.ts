import { createRequestHandler, isRouteErrorResponse, type ServerBuild } from 'react-router';
import type { CallError } from '#contract/call-error.ts';
import type { Client } from '#contract/client.ts';
import { sentNewsletterBox } from '#site/actions/newsletter-box.ts';
import type { Feature } from '#site/context.ts';
import type { contextFor } from '#site/entry.server.tsx';
import type { Log } from './logging/log.ts';
import { createLineLimit } from './requests/line-limit.ts';

/** The site as built: React Router's build, and the site's own way to hand services to its loaders. */
export interface SiteBuild {
  build: ServerBuild;
  contextFor: typeof contextFor;
}

/**
 * A build's server entry also exports `contextFor`, which React Router's own type does not know of. Forms are
 * taken from pages of `publicUrl` too: behind a proxy that ends TLS they do not come from the address we see.
 */
export function siteBuildOf(build: ServerBuild, publicUrl: string): SiteBuild {
  const entry = build.entry.module as object as { contextFor?: unknown };
  if (typeof entry.contextFor !== 'function') throw new Error('The site’s build does not export contextFor');
  const allowedActionOrigins = [new URL(publicUrl).host];
  return { build: { ...build, allowedActionOrigins }, contextFor: entry.contextFor as typeof contextFor };
}

export interface SiteOptions {
  /** The build to answer with, asked for at each request, so that development can renew it. */
  loadBuild: () => Promise<SiteBuild>;
  mode: 'production' | 'development';
  publicUrl: string;
  backendUrl: string | undefined;
  frameHosts: readonly string[];
  /** Features that the site lacks; absent: none. */
  lacks?: readonly Feature[];
  now: () => Date;
  log: Log;
}

/** Answers a page; `client` makes the calls on behalf of this one visitor. `preview`: it sees what is not published. */
export type SiteHandler = (request: Request, client: Client, more?: { preview: boolean }) => Promise<Response>;

/** Where React Router's own script lists the paths whose routes it wants to know. */
const listedPaths = 'paths';

/**
 * The request with an address that can be read. Percent signs that stand for no letters, as of a broken link, are taken as they
 * are: no page has such a name, and React Router would write to standard error, past the log, that it cannot read it.
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
    // The bundler leaves out a reading whose result nobody asks for.
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
}

/** Recognised by its name: the site's bundle has its own copy of the class. */
const isCallError = (error: unknown): error is CallError => error instanceof Error && error.name === 'CallError';

/**
 * Whether a page of another site sends this form, or no page. React Router refuses the same, but reports it as an error of ours
 * with a stack, and any client can send such a request.
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

/** The request for the page that a form was sent to, without the form. */
function pageOf({ url, headers: sent }: Request): Request {
  const headers = new Headers(sent);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  return new Request(url, { headers });
}

export function createSiteHandler({ loadBuild, mode, now, log, ...services }: SiteOptions): SiteHandler {
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();
  const { publicUrl, backendUrl } = services;
  const logged = new WeakSet<object>();
  const logError = (error: unknown) => {
    // A page that takes no forms refuses them by throwing; that is an answer, not a failure.
    if (isRouteErrorResponse(error) && error.status < 500) return;
    // The call has a line of its own, with the cause and the same request id.
    if (!backendUrl && isCallError(error) && (error.status ?? 0) >= 500) return;
    // Several parts of a page may wait for the same call.
    if (typeof error === 'object' && error !== null) {
      if (logged.has(error)) return;
      logged.add(error);
    }
    log.error({ err: error }, 'A page failed');
  };
  const refusedLines = createLineLimit();
  return async (request, client, { preview } = { preview: false }) => {
    if (isFromOtherOrigin(request, publicUrl)) {
      const origin = request.headers.get('origin')?.slice(0, 200);
      const line = refusedLines();
      if (line) log.warn({ origin, publicUrl, ...line }, 'Refused a form from another origin than PUBLIC_URL');
      return otherOrigin();
    }
    const { build, contextFor } = await loadBuild();
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    const forPage = { ...services, client, preview, now, logError };
    const sent = await sentNewsletterBox(request, forPage);
    if (!sent) return handle(readable(request), contextFor(forPage));
    return handle(readable(pageOf(request)), contextFor({ ...forPage, newsletterSent: sent }));
  };
}
