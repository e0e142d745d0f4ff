import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { visitedPage } from '../privacy/visit-counter.ts';
import { keptAddress } from './addresses.ts';
import type { AnswerCache } from './answer-cache.ts';
import { encodingFor } from './encodings.ts';
import type { Refuser } from './listener.ts';
import { datedAt } from './packet.ts';
import { plainOf, quickPacket } from './ready-answer.ts';
import { readSimpleRequest, type SimpleRequest } from './simple-request.ts';

export interface QuickWay {
  /** Answers nothing any more: whatever still comes goes to the server behind. */
  leave(): void;
  /** Ends the connections that have not gone there. */
  close(): void;
  /** Ends them whatever is still on its way. */
  cut(): void;
}

export interface QuickWayParts {
  cache: Pick<AnswerCache, 'ready'>;
  /** Whoever is to be refused is refused here, where it costs least; absent: nobody is. */
  refusal?: Refuser;
  now: () => number;
  /** Counts the pages that are read; absent: nobody counts. */
  countPage?: ((page: string) => void) | undefined;
}

/** What a head asks for; undefined where it is for the server behind. */
type Asked = (SimpleRequest & { address: string; page: string | undefined }) | undefined;

/** Browsers and proxies send few different heads, so what they mean is kept, but not for long: they name who sent them. */
const mostHeads = 2_000;
const forgetHeadsMs = 60 * 60_000;
const longestHead = 4_096;
const longestChunk = 64 * 1_024;

/** How long a connection may say nothing: at first, and after an answer. Longer than proxies keep theirs. */
const firstMs = 10_000;
const idleMs = 65_000;
/** How long one who has an answer may take nothing of it. */
const stuckMs = 10_000;
/** Whoever asks on and on without reading is heard again once they have read. */
const mostUnread = 64 * 1_024;

const headEnd = '\r\n\r\n';

/**
 * Answers plain requests for what lies ready on the connection itself, without any of what a request may need besides. At the first
 * thing that is anything else, the connection goes to the server behind with all that was not read, and stays there.
 */
export function quickWay(server: Server, { cache, refusal, now, countPage }: QuickWayParts): QuickWay {
  const behind = server.listeners('connection');
  const waiting = new Set<Socket>();
  const heads = new LRUCache<string, { asked: Asked }>({ max: mostHeads });
  const forgetting = setInterval(() => heads.clear(), forgetHeadsMs).unref();

  const read = (head: string): Asked => {
    const before = heads.get(head);
    if (before) return before.asked;
    const request = head.length > longestHead ? undefined : readSimpleRequest(head);
    const address = request && keptAddress(request.url);
    const asked =
      request && address && !isForOtherSites(request, address)
        ? { ...request, address, page: visitedPage(request.url, request.reader) }
        : undefined;
    if (head.length <= longestHead) heads.set(head, { asked });
    return asked;
  };

  /** The bytes to send, or undefined where they do not lie ready. */
  const answerTo = (asked: NonNullable<Asked>): Buffer | undefined => {
    const answer = cache.ready(asked.address);
    const refused = answer ? undefined : refusal?.(asked.address);
    if (refused) return datedAt(plainOf(refused).packet, refused.status, now());
    // A way to another address takes along what was asked.
    if (answer?.status !== 200) return undefined;
    const bytes = quickPacket(answer, encodingFor(asked.acceptEncoding), asked.ifNoneMatch, now());
    if (bytes && asked.page !== undefined) countPage?.(asked.page);
    return bytes;
  };

  let left = false;

  const serve = (socket: Socket, chunk: Buffer, handOver: (unread: Buffer) => void) => {
    const ours = !left && chunk.length <= longestChunk;
    const text = ours ? chunk.toString('latin1') : '';
    for (let from = 0; from < chunk.length; ) {
      if (ours && socket.writableLength > mostUnread) {
        hearLater(socket, chunk.subarray(from));
        break;
      }
      const end = text.indexOf(headEnd, from) + headEnd.length;
      const head = end < headEnd.length ? undefined : text.slice(from, end);
      const asked = head === undefined ? undefined : read(head);
      const bytes = asked && answerTo(asked);
      if (!bytes) {
        handOver(from === 0 ? chunk : chunk.subarray(from));
        return;
      }
      // The bytes may change while some of them still wait to be sent.
      socket.write(socket.writableLength === 0 ? bytes : Buffer.from(bytes));
      from = end;
    }
    const ms = socket.writableNeedDrain ? stuckMs : idleMs;
    if (socket.timeout !== ms) socket.setTimeout(ms);
  };

  /** A few bytes ask for many: what is asked in a row is answered as fast as it is read, and not before. */
  const hearLater = (socket: Socket, unread: Buffer) => {
    socket.pause();
    socket.unshift(unread);
    socket.once('drain', () => socket.resume());
  };

  const accept = (socket: Socket) => {
    const listeners = {
      data: (chunk: Buffer) => serve(socket, chunk, handOver),
      end: () => socket.end(),
      timeout: () => socket.destroy(),
      // A visitor who goes away in the middle is nobody's fault, and nothing of theirs is half done.
      error: () => socket.destroy(),
      close: () => waiting.delete(socket),
    };
    const handOver = (unread: Buffer) => {
      waiting.delete(socket);
      for (const [event, listener] of Object.entries(listeners)) socket.removeListener(event, listener);
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(unread);
      for (const listener of behind) listener.call(server, socket);
      socket.resume();
    };
    waiting.add(socket);
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
      for (const socket of waiting) socket.end(() => socket.destroy());
    },
    cut() {
      for (const socket of waiting) socket.destroy();
    },
  };
}

/** Another site's page may read calls, but whether it may read this one depends on whose page it is. */
const isForOtherSites = ({ hasOrigin }: SimpleRequest, address: string) => hasOrigin && address.startsWith('/api/');
