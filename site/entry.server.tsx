import { randomUUID } from 'node:crypto';
import { bootScripts } from 'virtual:boot-scripts';
import { type EntryContext, type HandleErrorFunction, RouterContextProvider, ServerRouter } from 'react-router';
import { cutApart, FinishedPage } from './boot/finished-page.ts';
import { gatheredScripts } from './boot/gathered-scripts.ts';
import { PageParts } from './boot/kept-parts.ts';
import { type BootScripts, onIntent } from './boot/on-intent.ts';
import { hashOf, markOf, ownScripts, ownScriptsHeader } from './boot/own-scripts.ts';
import { renderedAtOnce, renderedInTime } from './boot/rendered.ts';
import { routeTable } from './boot/route-table.ts';
import { speculationRules } from './boot/speculation-rules.ts';
import { type SiteServices, servicesContext } from './context.ts';
import { rareLettersOf, withFontPieces } from './shell/font-pieces.ts';
import { PagePartsContext } from './shell/kept-part.tsx';

/** What loaders and actions find their services in; the server makes one per request. */
export function contextFor(services: SiteServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}

/** Nothing on the pages is streamed later: loaders bound their own time by the client's time-out. */
export const streamTimeout = 30_000;

/** Renders the whole page before it answers, so that the finished HTML can be hashed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const nonce = randomUUID();
  const router = (context: EntryContext) => <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const answered = () => {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(request, status));
    return { headers, status };
  };
  // While developing there is nothing to wait with: Vite brings its own script, and nobody else looks at the page.
  if (!bootScripts) {
    const html = await renderedInTime(router(entry));
    return new Response(ownScripts(html, nonce).html, answered());
  }
  const parts = new PageParts(nonce);
  const page = <PagePartsContext value={parts}>{router(toldOtherwise(entry))}</PagePartsContext>;
  const html = renderedAtOnce(page) ?? (await renderedInTime(page));
  return finishedPage(html, entry, { nonce, parts, scripts: bootScripts, init: answered() });
}

/** Good pages may be kept as long as they are asked after each time; answers to forms and failures may not. */
const cacheControl = (request: Request, status: number): string =>
  ['GET', 'HEAD'].includes(request.method) && status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store';

/** Finished pages carry their data and routes in another way (boot/gathered-scripts.ts), so that React Router need not. */
const toldOtherwise = (entry: EntryContext): EntryContext => ({
  ...entry,
  serverHandoffStream: undefined,
  routeDiscovery: { ...entry.routeDiscovery, mode: 'initial' },
});

interface Rendering {
  nonce: string;
  parts: PageParts;
  scripts: BootScripts;
  init: { headers: Headers; status: number };
}

const hashOfRules = hashOf(speculationRules);

/** Makes of what React wrote a page as it is sent. */
function finishedPage(html: string, entry: EntryContext, { nonce, parts, scripts, init }: Rendering): FinishedPage {
  const { manifest, staticHandlerContext } = entry;
  const { before, content, after } = cutApart(Buffer.from(html), markOf(nonce));
  const pieces = parts.piecesOf(content);
  // Where the content stands while what is around it is worked on.
  const standIn = `<${nonce}>`;
  const own = ownScripts(before + standIn + after, nonce, (texts) =>
    gatheredScripts(texts, {
      boot: scripts.boot,
      data: staticHandlerContext,
      table: routeTable(manifest, staticHandlerContext),
    }),
  );
  init.headers.set(ownScriptsHeader, [...own.hashes, hashOfRules].join(' '));
  const moves = pieces.some((piece) => piece.includes('class="hero"'));
  const around = onIntent(withFontPieces(own.html, pieces.map(rareLettersOf).join('')), scripts, moves);
  const at = around.indexOf(standIn);
  const head = around.slice(0, at);
  const bytes = Buffer.concat([Buffer.from(head), ...pieces, Buffer.from(around.slice(at + standIn.length))]);
  return new FinishedPage(head, bytes, init);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(servicesContext).logError(error);
};
