import { LRUCache } from 'lru-cache';
import { zeroResultsHeader } from '#site/searching/zero-results-header.ts';
import { cacheKeyOf } from '../cache/addresses.ts';
import type { LoadShedder } from '../cache/cache-middleware.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { type CachedResponse, serializedFor } from '../cache/responses/cached-response.ts';
import { encodingFor } from '../cache/responses/encodings.ts';
import { visitedPage } from '../jobs/privacy/visit-counter.ts';
import { parseFormHead, parseRequestHead, type RequestHead } from './parse-request-head.ts';

/** A parsed head with its cache key. */
interface PageRequest extends RequestHead {
  address: string;
  page: string | undefined;
}

/** Bytes to send, and the page view and the search without results that they count as, if any. */
export interface Sent {
  bytes: Buffer;
  page?: string | undefined;
  search?: string | undefined;
}

/** What happens to a request. `end`: where its head, and the form after it, ends in the chunk. */
export type Step =
  | { to: 'node' }
  | ({ to: 'socket'; end: number } & Sent)
  /** `response`: resolves to undefined where `node:http` must answer. */
  | { to: 'renderer'; end: number; response: () => Promise<Sent | undefined> };

export interface StepOptions {
  cache: Pick<ResponseCache, 'ready' | 'answer'>;
  /** Rejects requests here, where it costs least; absent: rejects none. */
  shedPage?: LoadShedder;
  /** As `shedPage`, for forms. */
  shedForm?: LoadShedder | undefined;
  now: () => number;
}

/** Clients send few different heads, so parsed heads are cached. Not for long: they contain personal data. */
const maxCachedHeads = 2_000;
const forgetHeadsMs = 60 * 60_000;
const maxHeadBytes = 4_096;

const headEnd = '\r\n\r\n';
const toNode: Step = { to: 'node' };

/** Decides what happens to the request that begins at a place of a chunk. `text`: the chunk as Latin-1. */
export function createSteps({ cache, shedPage, shedForm, now }: StepOptions) {
  const heads = createHeadReader();

  /** The bytes to send; undefined for a redirect that `node:http` must complete with the query of the request. */
  const bytesOf = (response: CachedResponse, request: PageRequest): Buffer | Promise<Buffer> | undefined => {
    const isRedirect = response.status >= 300 && response.status < 400 && request.url !== request.address;
    if (isRedirect) return undefined;
    return serializedFor(response, encodingFor(request.acceptEncoding), request.ifNoneMatch, now());
  };

  /** The rejection of a form that has arrived completely. */
  const formStep = (head: string, chunk: Buffer, bodyAt: number): Step => {
    const isForm = shedForm !== undefined && head.startsWith('POST ') && head.length <= maxHeadBytes;
    // While there is room, which is nearly always, the form is not parsed.
    const rejection = isForm ? shedForm(head.slice(5, head.indexOf(' ', 5))) : undefined;
    const form = rejection && parseFormHead(head);
    if (!form || bodyAt + form.length > chunk.length) return toNode;
    const bytes = serializedFor(rejection, 'identity', undefined, now());
    return bytes instanceof Buffer ? { to: 'socket', bytes, end: bodyAt + form.length } : toNode;
  };

  const render = async (request: PageRequest): Promise<Sent | undefined> => {
    const response = await cache.answer(request.address);
    return response.isStreamed ? undefined : sentOf(response, request, await bytesOf(response, request));
  };

  const stepAt = (chunk: Buffer, text: string, from: number): Step => {
    const end = text.indexOf(headEnd, from) + headEnd.length;
    if (end < headEnd.length) return toNode;
    const head = text.slice(from, end);
    const request = heads.read(head);
    if (!request) return formStep(head, chunk, end);
    const ready = cache.ready(request.address) ?? shedPage?.(request.address);
    const bytes = ready && bytesOf(ready, request);
    if (!ready) return { to: 'renderer', end, response: () => render(request) };
    if (bytes instanceof Buffer) return { to: 'socket', end, bytes, ...countedAs(ready, request) };
    const response = async () => (ready.isStreamed ? undefined : sentOf(ready, request, await bytes));
    return { to: 'renderer', end, response };
  };

  return { stepAt, stop: heads.stop };
}

const countedAs = ({ status, headers }: CachedResponse, { page, url }: PageRequest): Omit<Sent, 'bytes'> =>
  status === 200 ? { page, search: page && headers[zeroResultsHeader] && url } : {};

const sentOf = (response: CachedResponse, request: PageRequest, bytes: Buffer | undefined): Sent | undefined =>
  bytes && { bytes, ...countedAs(response, request) };

function createHeadReader() {
  const heads = new LRUCache<string, { request: PageRequest | undefined }>({ max: maxCachedHeads });
  const forgetting = setInterval(() => heads.clear(), forgetHeadsMs).unref();
  return {
    /** Undefined for a request that `node:http` must handle. */
    read(head: string): PageRequest | undefined {
      const before = heads.get(head);
      if (before) return before.request;
      // A slice keeps its parent string alive: up to 64 KB for each head.
      const ownHead = Buffer.from(head, 'latin1').toString('latin1');
      const request = head.length > maxHeadBytes ? undefined : pageRequestOf(ownHead);
      if (head.length <= maxHeadBytes) heads.set(ownHead, { request });
      return request;
    },
    stop: () => clearInterval(forgetting),
  };
}

function pageRequestOf(head: string): PageRequest | undefined {
  // A client that may prefer Markdown. Browsers do not name it.
  if (/\btext\/markdown\b/i.test(head)) return undefined;
  const request = parseRequestHead(head);
  const address = request && cacheKeyOf(request.url);
  if (!request || !address || isForOtherSites(request, address)) return undefined;
  return { ...request, address, page: visitedPage(request.url, request.reader) };
}

/** Whether another origin may read the response of a call depends on that origin (CORS). */
const isForOtherSites = ({ hasOrigin }: RequestHead, address: string) => hasOrigin && address.startsWith('/api/');
