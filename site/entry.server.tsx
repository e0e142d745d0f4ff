import { randomUUID } from 'node:crypto';
import { bootScript, offerScript } from 'virtual:boot-script';
import { type EntryContext, type HandleErrorFunction, RouterContextProvider, ServerRouter } from 'react-router';
import { type SiteServices, servicesContext } from './context.ts';
import { byteStringOf, bytesOf } from './document/byte-string.ts';
import { withFontSubsets } from './document/font-subsets.ts';
import { withHeadingFont } from './document/heading-font.ts';
import { hashInlineScripts, scriptHashesHeader } from './document/inline-scripts.ts';
import { renderPage } from './document/render-page.ts';
import { loadScriptOnIntent } from './document/script-on-intent.ts';

/** The context in which loaders and actions find their services. The server makes one for each request. */
export function contextFor(services: SiteServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}

/** Milliseconds. No loader returns a promise to stream, and the client's time-out bounds each loader. */
export const streamTimeout = 30_000;

/** Renders the whole page before it responds, so that the page can be hashed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { pageResponse, isLive } = context.get(servicesContext);
  const nonce = randomUUID();
  const rendered = byteStringOf(await renderPage(<ServerRouter context={entry} url={request.url} nonce={nonce} />));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(request, status));
  // Styles then show what a script shows after the first view.
  if (isLive) return pageResponse(bytesOf(rendered.replace('<html', '<html data-seen=""')), { headers, status });
  const { html, hashes } = hashInlineScripts(withHeadingFont(rendered), nonce);
  // While developing, Vite loads its own script.
  if (!bootScript || !offerScript) return pageResponse(bytesOf(html), { headers, status });
  const page = loadScriptOnIntent(html, { boot: byteStringOf(bootScript), offer: byteStringOf(offerScript) });
  headers.set(scriptHashesHeader, [...hashes, ...page.hashes].join(' '));
  return pageResponse(bytesOf(withFontSubsets(page.html)), { headers, status });
}

/** Caches may keep pages as long as they revalidate them. They may not keep responses to forms, nor failures. */
const cacheControl = (request: Request, status: number): string =>
  ['GET', 'HEAD'].includes(request.method) && status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store';

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(servicesContext).logError(error);
};
