import { randomUUID } from 'node:crypto';
import { bootScript } from 'virtual:boot-script';
import { type EntryContext, type HandleErrorFunction, RouterContextProvider, ServerRouter } from 'react-router';
import { type SiteServices, servicesContext } from './context.ts';
import { PageParts } from './document/cached-parts.ts';
import { FinishedPage, splitPage } from './document/finished-page.ts';
import { rareLettersOf, withFontSubsets } from './document/font-subsets.ts';
import { hashInlineScripts, nonceAttribute, scriptHashesHeader } from './document/inline-scripts.ts';
import { renderPage } from './document/render-page.ts';
import { loadScriptOnIntent } from './document/script-on-intent.ts';
import { PagePartsContext } from './shell/cached-part.tsx';

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
): Promise<Response> {
  const nonce = randomUUID();
  // While developing, code changes between pages, so no part is cached, and Vite loads its own script.
  const parts = bootScript ? new PageParts(nonce) : undefined;
  const html = await renderPage(
    <PagePartsContext value={parts}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </PagePartsContext>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(request, status));
  const init = { headers, status };
  if (!parts || !bootScript) return new Response(hashInlineScripts(html, nonce).html, init);
  return finishPage(html, { nonce, parts, bootScript, init });
}

/** Caches may keep pages as long as they revalidate them. They may not keep responses to forms, nor failures. */
const cacheControl = (request: Request, status: number): string =>
  ['GET', 'HEAD'].includes(request.method) && status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store';

interface Rendering {
  nonce: string;
  parts: PageParts;
  bootScript: string;
  init: { headers: Headers; status: number };
}

/** Makes the page as it is sent out of the page as React wrote it. */
function finishPage(rendered: string, { nonce, parts, bootScript: boot, init }: Rendering): FinishedPage {
  const { before, content, after } = splitPage(Buffer.from(rendered), nonceAttribute(nonce));
  const pieces = parts.piecesOf(content);
  const placeholder = `<${nonce}>`;
  const own = hashInlineScripts(before + placeholder + after, nonce);
  const { html, hashes } = loadScriptOnIntent(own.html, boot);
  init.headers.set(scriptHashesHeader, [...own.hashes, ...hashes].join(' '));
  const around = withFontSubsets(html, pieces.map(rareLettersOf).join(''));
  const at = around.indexOf(placeholder);
  const head = around.slice(0, at);
  const tail = around.slice(at + placeholder.length);
  return new FinishedPage(head, Buffer.concat([Buffer.from(head), ...pieces, Buffer.from(tail)]), init);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(servicesContext).logError(error);
};
