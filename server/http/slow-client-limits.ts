import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

export interface SlowClientsOptions {
  /** The interval of the checks, in milliseconds. */
  everyMs?: number;
  /** The number of slow checks in a row after which a connection is closed. */
  looks?: number;
  /** The bytes that must move in that time. */
  minBytes?: number;
  /** From this number of stalled or recently closed connections on, `looksInCrowd` applies instead. */
  crowd?: number;
  looksInCrowd?: number;
}

interface Seen {
  /** The request whose body is being received. */
  request: IncomingMessage | undefined;
  /** When the connection last moved enough: the bytes that had left this process, and the unsent bytes of the current write. */
  bytes: number;
  inPiece: number;
  /** The number of checks since then. */
  slow: number;
}

/**
 * The slowest telephone line is ten times as fast, and seven seconds are longer than an interruption of six takes. A
 * stalled connection is closed within eight seconds, and within five in a crowd. A slow machine takes nine seconds to
 * fill the socket buffers of a thousand connections, four megabytes each, before it can detect that they stall.
 */
const defaults = { everyMs: 1_000, looks: 7, minBytes: 4_000, crowd: 100, looksInCrowd: 4 };

/**
 * Closes connections whose clients send a body, or read a response, more slowly than any line: they would hold their resources
 * indefinitely. Does not apply to heads, which node:http limits, nor to clients that wait for this server.
 */
export function endSlowClients(server: Server, options: SlowClientsOptions = {}): void {
  const { everyMs, looks, minBytes, crowd, looksInCrowd } = { ...defaults, ...options };
  const connections = new Map<Socket, Seen>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { request: undefined, bytes: 0, inPiece: 0, slow: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request) => {
    const seen = connections.get(request.socket);
    if (seen) seen.request = request;
  });
  /** Stalled connections, and closed ones in each of the last checks: the last ones of a crowd still count as part of it. */
  let still = 0;
  let cut: number[] = [];
  const look = setInterval(() => {
    const patience = cut.reduce((sum, count) => sum + count, still) >= crowd ? looksInCrowd : looks;
    still = 0;
    let cutNow = 0;
    for (const [socket, seen] of connections) {
      // Counts the bytes that have left this process, in both directions.
      const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      const inPiece = leftInPiece(socket);
      if (seen.request?.complete) seen.request = undefined;
      // Received but unread bytes wait for this process, not for the client.
      const sending = seen.request !== undefined && seen.request.readableLength === 0;
      const theirTurn = sending || socket.writableLength > 0;
      const moved = Math.max(bytes - seen.bytes, seen.inPiece - inPiece);
      if (!theirTurn || moved >= minBytes) Object.assign(seen, { bytes, inPiece, slow: 0 });
      else seen.slow += 1;
      // A new write has started, so more is left of it.
      seen.inPiece = Math.max(seen.inPiece, inPiece);
      if (seen.slow >= patience) {
        socket.destroy();
        cutNow += 1;
      } else if (seen.slow > 0) still += 1;
    }
    cut = [cutNow, ...cut].slice(0, looks);
  }, everyMs).unref();
  server.once('close', () => clearInterval(look));
}

/**
 * The unsent bytes of the current write. Node counts a write as sent when its last byte is gone, and a page is one
 * write; Node's own time-outs use this value too. It is not documented, but nothing documented tells a slow reader of
 * one large page from a stalled one. `slow-client-limits.test.ts` fails where it goes away; a write then counts as a
 * whole.
 */
function leftInPiece(socket: Socket): number {
  const { _handle: handle }: Socket & { _handle?: { writeQueueSize?: number } | null } = socket;
  return handle?.writeQueueSize ?? 0;
}
