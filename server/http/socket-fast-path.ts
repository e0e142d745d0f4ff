import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { cacheKeyOf } from '../cache/addresses.ts';
import type { LoadShedder } from '../cache/cache-middleware.ts';
import { type CachedResponse, serializedFor } from '../cache/cached-response.ts';
import { encodingFor } from '../cache/encodings.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { scheduler } from '../limits/fair-scheduling.ts';
import { visitedPage } from '../privacy/visit-counter.ts';
import { parseFormHead, parseRequestHead, type RequestHead } from './parse-request-head.ts';

export interface SocketFastPath {
  /** Stops serving: later requests go to `node:http`. */
  leave(): void;
  /** Closes the connections that are not handed over, except those that wait for a response. */
  close(): void;
  /** Closes them all. */
  cut(): void;
}

export interface SocketFastPathOptions {
  cache: Pick<ResponseCache, 'ready' | 'answer'>;
  /** Rejects requests here, where it costs least; absent: rejects none. */
  shedPage?: LoadShedder;
  /** As `shedPage`, for forms. */
  shedForm?: LoadShedder | undefined;
  now: () => number;
  onError: (error: unknown) => void;
  /** Counts page views; absent: none are counted. */
  countPage?: ((page: string) => void) | undefined;
}

/** A parsed head with its cache key. */
interface Asked extends RequestHead {
  address: string;
  page: string | undefined;
}

/** Clients send few different heads, so parsed heads are cached. Not for long: they contain personal data. */
const maxCachedHeads = 2_000;
const forgetHeadsMs = 60 * 60_000;
const maxHeadBytes = 4_096;
const maxChunkBytes = 64 * 1_024;

/**
 * How long a connection may be silent: at first (with the time limit for a head in create-server.ts less than fifteen seconds), and
 * after a response (longer than proxies keep idle connections).
 */
const firstMs = 6_000;
const idleMs = 65_000;
/** How long a client may read nothing of a response. */
const stuckMs = 10_000;
/** With more unread bytes than this, a client’s next requests are not read. */
const maxUnreadBytes = 64 * 1_024;
/** Bytes written to one connection before other connections are served. */
const maxBytesPerWrite = 128 * 1_024;

const headEnd = '\r\n\r\n';

/**
 * Serves cached responses on the socket; a response that is not cached yet is rendered first. At the first head of any other kind, the
 * connection goes to `node:http` with all unread bytes, and stays there.
 */
export function socketFastPath(server: Server, parts: SocketFastPathOptions): SocketFastPath {
  const { cache, shedPage, shedForm, now, onError, countPage } = parts;
  const behind = server.listeners('connection');
  /** The connections that are not handed over yet, and those of them that wait for a response. */
  const ours = new Set<Socket>();
  const waiting = new Set<Socket>();
  const heads = new LRUCache<string, { asked: Asked | undefined }>({ max: maxCachedHeads });
  const forgetting = setInterval(() => heads.clear(), forgetHeadsMs).unref();

  /** Undefined for a request that `node:http` must handle. */
  const read = (head: string): Asked | undefined => {
    const before = heads.get(head);
    if (before) return before.asked;
    // A slice keeps its parent string alive: up to 64 KB for each head.
    const ownHead = Buffer.from(head, 'latin1').toString('latin1');
    const request = head.length > maxHeadBytes ? undefined : parseRequestHead(ownHead);
    const address = request && cacheKeyOf(request.url);
    const asked =
      request && address && !isForOtherSites(request, address)
        ? { ...request, address, page: visitedPage(request.url, request.reader) }
        : undefined;
    if (head.length <= maxHeadBytes) heads.set(ownHead, { asked });
    return asked;
  };

  /** The bytes to send; undefined for a redirect that `node:http` must complete with the query of the request. */
  const bytesOf = (answer: CachedResponse, asked: Asked): Buffer | Promise<Buffer> | undefined => {
    const isRedirect = answer.status >= 300 && answer.status < 400 && asked.url !== asked.address;
    return isRedirect ? undefined : serializedFor(answer, encodingFor(asked.acceptEncoding), asked.ifNoneMatch, now());
  };

  // The Date line of the bytes may change while some of them wait to be sent.
  const write = (socket: Socket, bytes: Buffer) =>
    socket.write(socket.writableLength === 0 ? bytes : Buffer.from(bytes));

  const send = (socket: Socket, bytes: Buffer, { page }: Asked, { status }: CachedResponse) => {
    if (status === 200 && page !== undefined) countPage?.(page);
    write(socket, bytes);
  };

  /** The rejection of a form that has arrived completely, and where the form ends; undefined if `node:http` must handle it. */
  const refusedForm = (head: string, chunk: Buffer, bodyAt: number): { bytes: Buffer; end: number } | undefined => {
    const isForm = shedForm !== undefined && head.startsWith('POST ') && head.length <= maxHeadBytes;
    // While there is room, which is nearly always, the form is not parsed.
    const refused = isForm ? shedForm(head.slice(5, head.indexOf(' ', 5))) : undefined;
    const form = refused && parseFormHead(head);
    if (!form || bodyAt + form.length > chunk.length) return undefined;
    const bytes = serializedFor(refused, 'identity', undefined, now());
    return bytes instanceof Buffer ? { bytes, end: bodyAt + form.length } : undefined;
  };

  const waitForNext = (socket: Socket) => {
    const ms = socket.writableNeedDrain ? stuckMs : idleMs;
    if (socket.timeout !== ms) socket.setTimeout(ms);
  };

  let left = false;

  const serve = (socket: Socket, chunk: Buffer, handOver: (unread: Buffer) => void) => {
    const readable = !left && chunk.length <= maxChunkBytes;
    const text = readable ? chunk.toString('latin1') : '';
    let given = 0;
    for (let from = 0; from < chunk.length; ) {
      const unread = from === 0 ? chunk : chunk.subarray(from);
      if (readable && (socket.writableLength > maxUnreadBytes || given > maxBytesPerWrite)) {
        hearLater(socket, unread);
        break;
      }
      const end = text.indexOf(headEnd, from) + headEnd.length;
      const head = end < headEnd.length ? undefined : text.slice(from, end);
      const asked = head === undefined ? undefined : read(head);
      if (!asked) {
        const form = head === undefined ? undefined : refusedForm(head, chunk, end);
        if (!form) {
          handOver(unread);
          return;
        }
        write(socket, form.bytes);
        given += form.bytes.length;
        from = form.end;
        continue;
      }
      const answer = cache.ready(asked.address) ?? shedPage?.(asked.address);
      const bytes = answer && bytesOf(answer, asked);
      if (!answer || !(bytes instanceof Buffer)) {
        void wait(socket, asked, answer, bytes).then((sent) => {
          if (!ours.has(socket)) return;
          if (!sent) handOver(unread);
          else goOn(socket, chunk.subarray(end));
        });
        return;
      }
      send(socket, bytes, asked, answer);
      given += bytes.length;
      from = end;
    }
    waitForNext(socket);
  };

  /** Renders a response and sends it; the connection is not read meanwhile. Resolves to false where `node:http` must answer. */
  const wait = async (
    socket: Socket,
    asked: Asked,
    ready: CachedResponse | undefined,
    begun: ReturnType<typeof bytesOf>,
  ): Promise<boolean> => {
    waiting.add(socket);
    socket.pause();
    socket.setTimeout(0);
    try {
      const answer = ready ?? (await cache.answer(asked.address));
      if (answer.isStreamed) return false;
      const bytes = await (ready ? begun : bytesOf(answer, asked));
      if (bytes && ours.has(socket)) send(socket, bytes, asked, answer);
      return bytes !== undefined;
    } catch (error) {
      onError(error);
      return false;
    } finally {
      waiting.delete(socket);
    }
  };

  const goOn = (socket: Socket, unread: Buffer) => {
    waitForNext(socket);
    if (unread.length > 0) socket.unshift(unread);
    socket.resume();
  };

  /** A few bytes can request many responses, so pipelined requests are served only as fast as the client reads. */
  const hearLater = (socket: Socket, unread: Buffer) => {
    socket.pause();
    socket.unshift(unread);
    const hear = () => void scheduler.turn().then(() => socket.resume());
    if (socket.writableLength > maxUnreadBytes) socket.once('drain', hear);
    else hear();
  };

  /**
   * After a pause of the process, such as a suspended virtual machine, timers run before sockets are read, and a request that has arrived
   * would be lost. One full iteration of the event loop reads it.
   */
  const endIfSilent = async (socket: Socket) => {
    const { bytesRead } = socket;
    for (let round = 0; round < 2; round++) await new Promise((resolve) => setImmediate(resolve));
    if (socket.bytesRead === bytesRead && ours.has(socket)) socket.destroy();
  };

  const accept = (socket: Socket) => {
    const listeners = {
      data: (chunk: Buffer) => serve(socket, chunk, handOver),
      end: () => socket.end(),
      timeout: () => void endIfSilent(socket),
      // A client that disconnects is not an error, and leaves nothing half done.
      error: () => socket.destroy(),
      close: () => ours.delete(socket),
    };
    const handOver = (unread: Buffer) => {
      ours.delete(socket);
      for (const [event, listener] of Object.entries(listeners)) socket.removeListener(event, listener);
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(unread);
      for (const listener of behind) listener.call(server, socket);
      socket.resume();
    };
    ours.add(socket);
    socket.setTimeout(firstMs);
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
  };

  server.removeAllListeners('connection');
  server.on('connection', accept);
  return {
    leave() {
      left = true;
      clearInterval(forgetting);
    },
    close() {
      for (const socket of ours) if (!waiting.has(socket)) socket.end(() => socket.destroy());
    },
    cut() {
      for (const socket of ours) socket.destroy();
    },
  };
}

/** Whether another origin may read the response of a call depends on that origin (CORS). */
const isForOtherSites = ({ hasOrigin }: RequestHead, address: string) => hasOrigin && address.startsWith('/api/');
