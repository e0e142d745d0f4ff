import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { cacheKeyOf } from '../cache/addresses.ts';
import type { LoadShedder } from '../cache/cache-middleware.ts';
import { type CachedResponse, serializedFor } from '../cache/cached-response.ts';
import { encodingFor } from '../cache/encodings.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { rounds } from '../limits/fair-scheduling.ts';
import { visitedPage } from '../privacy/visit-counter.ts';
import { parseFormHead, parseRequestHead, type RequestHead } from './parse-request-head.ts';

export interface SocketFastPath {
  /** Answers nothing any more: whatever still comes goes to the server behind. */
  leave(): void;
  /** Ends the connections that have not gone there, unless their answer is still being made. */
  close(): void;
  /** Ends them whatever is still on its way. */
  cut(): void;
}

export interface SocketFastPathOptions {
  cache: Pick<ResponseCache, 'ready' | 'answer'>;
  /** Whoever is to be refused is refused here, where it costs least; absent: nobody is. */
  shedPage?: LoadShedder;
  /** As `refusal`, for forms. */
  shedForm?: LoadShedder | undefined;
  now: () => number;
  onError: (error: unknown) => void;
  /** Counts the pages that are read; absent: nobody counts. */
  countPage?: ((page: string) => void) | undefined;
}

/** What a head asks for. */
interface Asked extends RequestHead {
  address: string;
  page: string | undefined;
}

/** Browsers and proxies send few different heads, so what they mean is kept, but not for long: they name who sent them. */
const mostHeads = 2_000;
const forgetHeadsMs = 60 * 60_000;
const longestHead = 4_096;
const longestChunk = 64 * 1_024;

/**
 * How long a connection may say nothing: at first, which together with the time for a head (http/create-server.ts) is less than
 * fifteen seconds, and after an answer, longer than proxies keep theirs.
 */
const firstMs = 6_000;
const idleMs = 65_000;
/** How long one who has an answer may take nothing of it. */
const stuckMs = 10_000;
/** Whoever asks on and on without reading is heard again once they have read. */
const mostUnread = 64 * 1_024;
/** What somebody gets in one go, however fast they read: then the others are heard. */
const mostInOneGo = 128 * 1_024;

const headEnd = '\r\n\r\n';

/**
 * Answers plain requests for what is kept on the connection itself, without any of what a request may need besides; what does not lie
 * ready is made first. At the first thing that is anything else, the connection goes to the server behind with all that was not
 * read, and stays there.
 */
export function socketFastPath(server: Server, parts: SocketFastPathOptions): SocketFastPath {
  const { cache, shedPage, shedForm, now, onError, countPage } = parts;
  const behind = server.listeners('connection');
  /** The connections that have not gone there, and those of them whose answer is being made. */
  const ours = new Set<Socket>();
  const waiting = new Set<Socket>();
  const heads = new LRUCache<string, { asked: Asked | undefined }>({ max: mostHeads });
  const forgetting = setInterval(() => heads.clear(), forgetHeadsMs).unref();

  /** Undefined where it is for the server behind. */
  const read = (head: string): Asked | undefined => {
    const before = heads.get(head);
    if (before) return before.asked;
    // A part of a string keeps all of it alive: up to 64 KB for each head.
    const ownHead = Buffer.from(head, 'latin1').toString('latin1');
    const request = head.length > longestHead ? undefined : parseRequestHead(ownHead);
    const address = request && cacheKeyOf(request.url);
    const asked =
      request && address && !isForOtherSites(request, address)
        ? { ...request, address, page: visitedPage(request.url, request.reader) }
        : undefined;
    if (head.length <= longestHead) heads.set(ownHead, { asked });
    return asked;
  };

  /** The bytes to send; undefined where the server behind has to say what a way to another address takes along. */
  const bytesOf = (answer: CachedResponse, asked: Asked): Buffer | Promise<Buffer> | undefined => {
    const leadsOn = answer.status >= 300 && answer.status < 400 && asked.url !== asked.address;
    return leadsOn ? undefined : serializedFor(answer, encodingFor(asked.acceptEncoding), asked.ifNoneMatch, now());
  };

  // The bytes may change while some of them still wait to be sent.
  const write = (socket: Socket, bytes: Buffer) =>
    socket.write(socket.writableLength === 0 ? bytes : Buffer.from(bytes));

  const send = (socket: Socket, bytes: Buffer, { page }: Asked, { status }: CachedResponse) => {
    if (status === 200 && page !== undefined) countPage?.(page);
    write(socket, bytes);
  };

  /** What refuses a form of which all has come, and where that ends; undefined where it is for the server behind. */
  const refusedForm = (head: string, chunk: Buffer, bodyAt: number): { bytes: Buffer; end: number } | undefined => {
    const isForm = shedForm !== undefined && head.startsWith('POST ') && head.length <= longestHead;
    // While there is room, which is nearly always, nobody looks at the rest of it.
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
    const readable = !left && chunk.length <= longestChunk;
    const text = readable ? chunk.toString('latin1') : '';
    let given = 0;
    for (let from = 0; from < chunk.length; ) {
      const unread = from === 0 ? chunk : chunk.subarray(from);
      if (readable && (socket.writableLength > mostUnread || given > mostInOneGo)) {
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

  /** Sends what has to be made first, and hears nothing else meanwhile. Resolves to false where it is for the server behind. */
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

  /** A few bytes ask for many: what is asked in a row is answered as fast as it is read, and not before. */
  const hearLater = (socket: Socket, unread: Buffer) => {
    socket.pause();
    socket.unshift(unread);
    const hear = () => void rounds.turn().then(() => socket.resume());
    if (socket.writableLength > mostUnread) socket.once('drain', hear);
    else hear();
  };

  /**
   * After a pause of the process, such as a suspended virtual machine, timers run before the sockets are read: the request that is
   * already there would be lost. One whole round of the event loop reads it.
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
      // A visitor who goes away in the middle is nobody's fault, and nothing of theirs is half done.
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

/** Another site's page may read calls, but whether it may read this one depends on whose page it is. */
const isForOtherSites = ({ hasOrigin }: RequestHead, address: string) => hasOrigin && address.startsWith('/api/');
