import { randomBytes } from 'node:crypto';
import { bootScripts } from 'virtual:boot-scripts';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, RouterContextProvider, ServerRouter } from 'react-router';
import { FinishedPage, textFrom } from './boot/finished-page.ts';
import { gatheredScripts } from './boot/gathered-scripts.ts';
import { onIntent } from './boot/on-intent.ts';
import { hashOf, ownScripts, ownScriptsHeader } from './boot/own-scripts.ts';
import { speculationRules } from './boot/speculation-rules.ts';
import { type SiteServices, servicesContext } from './context.ts';
import { withFontPieces } from './shell/font-pieces.ts';

/** What loaders and actions find their services in; the server makes one per request. */
export function contextFor(services: SiteServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}

/** Nothing on the pages is streamed later: loaders bound their own time by the client's time-out. */
export const streamTimeout = 30_000;

const renderTimeoutMs = 10_000;

const hashesBeforeReact = [...(bootScripts ? [hashOf(bootScripts.boot)] : []), hashOf(speculationRules)];

/** Renders the whole page before it answers, so that the finished HTML can be hashed and cached. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failure: { error: unknown } | undefined;
    const nonce = randomBytes(16).toString('base64url');
    // Finished pages carry their data in another way (boot/gathered-scripts.ts).
    const context = bootScripts ? { ...entry, serverHandoffStream: undefined } : entry;
    const router = <ServerRouter context={context} url={request.url} nonce={nonce} />;
    const { pipe, abort } = renderToPipeableStream(router, {
      // One piece, in reading order: nothing is moved into place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        // Where a boundary failed (shell/shell.tsx), its part of the page would be missing: no page is better.
        if (failure) return reject(failure.error);
        headers.set('Content-Type', 'text/html; charset=utf-8');
        if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(request, status));
        const finished = (rendered: string): Response => {
          // While developing there is nothing to wait with: Vite brings its own script, and nobody else looks at the page.
          if (!bootScripts) return new Response(ownScripts(rendered, nonce).html, { headers, status });
          const { html, hashes } = ownScripts(rendered, nonce, (texts) =>
            gatheredScripts(texts, entry.staticHandlerContext),
          );
          headers.set(ownScriptsHeader, [...hashes, ...hashesBeforeReact].join(' '));
          return new FinishedPage(onIntent(withFontPieces(html), bootScripts), { headers, status });
        };
        resolve(textFrom(pipe).then(finished));
      },
      onShellError: reject,
      onError(error) {
        failure ??= { error };
      },
    });
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}

/** Good pages may be kept as long as they are asked after each time; answers to forms and failures may not. */
const cacheControl = (request: Request, status: number): string =>
  ['GET', 'HEAD'].includes(request.method) && status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store';

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(servicesContext).logError(error);
};
