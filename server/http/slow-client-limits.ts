import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

export interface SlowClientsOptions {
  /** How often connections are looked at, milliseconds. */
  everyMs?: number;
  /** After so many looks in a row it counts what went over the wire. */
  looks?: number;
  /** What has to go over it in that time, bytes. */
  leastBytes?: number;
  /** As many as this that stand still, or were cut off for it in the last looks, are a crowd, which has fewer. */
  crowd?: number;
  looksInCrowd?: number;
}

interface Seen {
  /** The request that is being read. */
  request: IncomingMessage | undefined;
  /** What had left our hands, and of the piece on its way what had not, when it last moved enough. */
  bytes: number;
  inPiece: number;
  /** How many looks ago that was. */
  slow: number;
}

/**
 * The slowest telephone line does ten times as much, and seven seconds are longer than a line takes that was gone for six. Many
 * short looks: whoever stands still is gone within eight seconds, and within five of a crowd. A slow machine takes nine to fill
 * what the systems hold for a thousand, four megabytes each, before it can see that they stand still.
 */
const defaults = { everyMs: 1_000, looks: 7, leastBytes: 4_000, crowd: 100, looksInCrowd: 4 };

/**
 * Ends the connections whose clients send a body, or take an answer, more slowly than any line is: they would hold what they
 * hold for ever. Says nothing of heads, which node:http has a limit for, and of who waits for us.
 */
export function endSlowClients(server: Server, options: SlowClientsOptions = {}): void {
  const { everyMs, looks, leastBytes, crowd, looksInCrowd } = { ...defaults, ...options };
  const connections = new Map<Socket, Seen>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { request: undefined, bytes: 0, inPiece: 0, slow: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request) => {
    const seen = connections.get(request.socket);
    if (seen) seen.request = request;
  });
  /** How many stood still, and how many were cut off in each of the last looks: a crowd’s last ones are none by themselves. */
  let still = 0;
  let cut: number[] = [];
  const look = setInterval(() => {
    const patience = cut.reduce((sum, count) => sum + count, still) >= crowd ? looksInCrowd : looks;
    still = 0;
    let cutNow = 0;
    for (const [socket, seen] of connections) {
      // Those bytes count that are out of our hands, in both directions.
      const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      const inPiece = leftInPiece(socket);
      if (seen.request?.complete) seen.request = undefined;
      // What has come and is not read yet waits for us.
      const sending = seen.request !== undefined && seen.request.readableLength === 0;
      const theirTurn = sending || socket.writableLength > 0;
      const moved = Math.max(bytes - seen.bytes, seen.inPiece - inPiece);
      if (!theirTurn || moved >= leastBytes) Object.assign(seen, { bytes, inPiece, slow: 0 });
      else seen.slow += 1;
      // Another piece has begun: what is left of it is more.
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
 * What the system has not taken yet of the piece that is being sent. Node counts a piece as sent when the last of it is gone, and a
 * page is one piece, but its own time-outs look here too. Where it does not say, a piece moves as a whole.
 */
function leftInPiece(socket: Socket): number {
  const { _handle: handle }: Socket & { _handle?: { writeQueueSize?: number } | null } = socket;
  return handle?.writeQueueSize ?? 0;
}
