import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { CrowdKind, CrowdPlan, CrowdReport } from './start-crowd.ts';

/*
 * A process with many slow clients. Its only argument is a CrowdPlan. It prints a line when all clients are connected,
 * and another one when all clients that notice a disconnect are disconnected. After a line on its input, the clients
 * that did not read begin to read, and it prints a report about all clients.
 */

interface Client {
  kind: CrowdKind;
  socket: Socket;
  began: number;
  received: number;
  closedAfterMs: number | undefined;
}

const { port, video, counts } = JSON.parse(process.argv[2] ?? '{}') as CrowdPlan;

/** The interval between the small pieces that slow clients send. */
const everyMs = 1_000;
/** At a higher rate the kernel rejects connections before the program accepts them. */
const opened = { atOnce: 50, everyMs: 20 };
/** The number of pipelined requests. Their responses are far larger than the socket buffers of a client that does not read. */
const askedInARow = { pages: 400, videos: 30 };

const post = (path: string, line: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${line}\r\n\r\n`;
/** A header that makes the socket fast path hand the connection to node:http. */
const notSimple = 'TE: trailers';
const get = (line: string, path = '/') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${line}\r\n\r\n`;

const slowHead = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ';
/** Slightly less than the time that a connection may stay silent. */
const lateMs = 5_000;

const say: Record<CrowdKind, { first: string; later?: string; lateMs?: number; reads: boolean }> = {
  silent: { first: '', reads: true },
  head: { first: slowHead, later: 'a', reads: true },
  'late head': { first: slowHead, later: 'a', lateMs, reads: true },
  body: { first: post('/api/WebApi/ContactUs', 'Content-Length: 50000'), later: ' ', reads: true },
  chunks: { first: post('/contact', 'Transfer-Encoding: chunked'), later: '1\r\na\r\n', reads: true },
  reader: { first: get('X-Plain: 1').repeat(askedInARow.pages), reads: false },
  'reader behind': { first: get(notSimple, video).repeat(askedInARow.videos), reads: false },
  idle: { first: get('X-Plain: 1'), reads: true },
  'idle behind': { first: get(notSimple), reads: true },
};

const clients: Client[] = [];

function open(kind: CrowdKind): Promise<void> {
  const { first, later, lateMs: late = 0, reads } = say[kind];
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const client: Client = { kind, socket, began: performance.now(), received: 0, closedAfterMs: undefined };
    clients.push(client);
    let beginning: ReturnType<typeof setTimeout> | undefined;
    let trickle: ReturnType<typeof setInterval> | undefined;
    socket.once('connect', () => {
      beginning = setTimeout(() => {
        socket.write(first);
        if (later) trickle = setInterval(() => socket.write(later), everyMs);
      }, late);
      if (!kind.startsWith('idle')) resolve();
    });
    socket.on('data', (part) => {
      client.received += part.length;
      // All clients request the same page, which ends with this tag.
      if (part.toString('latin1').trimEnd().endsWith('</html>')) resolve();
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(beginning);
      clearInterval(trickle);
      client.closedAfterMs = performance.now() - client.began;
      resolve();
    });
    if (!reads) socket.pause();
  });
}

const kinds = (Object.entries(counts) as [CrowdKind, number][]).flatMap(([kind, count]) => Array(count).fill(kind));
const opening: Promise<void>[] = [];
for (let from = 0; from < kinds.length; from += opened.atOnce) {
  opening.push(...kinds.slice(from, from + opened.atOnce).map((kind: CrowdKind) => open(kind)));
  await new Promise((resolve) => setTimeout(resolve, opened.everyMs));
}
await Promise.all(opening);
console.log('there');

const noticing = clients.filter(({ kind }) => say[kind].reads && !kind.startsWith('idle'));
void Promise.all(
  noticing.map(({ socket }) => socket.closed || new Promise((resolve) => socket.once('close', resolve))),
).then(() => console.log('cut'));

for await (const _ of createInterface({ input: process.stdin })) break;
const report: CrowdReport[] = clients.map(({ kind, closedAfterMs }) => ({ kind, closedAfterMs }));
const readers = clients.filter(({ kind }) => !say[kind].reads);
await Promise.all(
  readers.map(
    ({ socket }) =>
      new Promise<void>((resolve) => {
        if (socket.closed) resolve();
        socket.once('close', resolve);
        socket.resume();
      }),
  ),
);
console.log(JSON.stringify({ clients: report, maxRead: Math.max(0, ...readers.map(({ received }) => received)) }));
for (const { socket } of clients) socket.destroy();
process.exit();
