import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

export interface SlowClientsOptions {
  /** How often connections are looked at, milliseconds. */
  everyMs?: number;
  /** What has to go over the wire meanwhile, bytes. */
  leastBytes?: number;
}

interface Seen {
  /** The request that is being read. */
  request: IncomingMessage | undefined;
  bytes: number;
  /** How many looks in a row found too little. */
  slow: number;
}

/** The slowest telephone line still does ten times as much. */
const defaults = { everyMs: 4_000, leastBytes: 2_000 };
/** Two looks: at worst one interval has gone by before the first of them. */
const patience = 2;

/**
 * Ends the connections whose clients send a body, or take an answer, more slowly than any line is: they would hold what they
 * hold for ever. Says nothing of heads, which node:http has a limit for, and of who waits for us.
 */
export function endSlowClients(server: Server, options: SlowClientsOptions = {}): void {
  const { everyMs, leastBytes } = { ...defaults, ...options };
  const connections = new Map<Socket, Seen>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { request: undefined, bytes: 0, slow: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request) => {
    const seen = connections.get(request.socket);
    if (seen) seen.request = request;
  });
  const look = setInterval(() => {
    for (const [socket, seen] of connections) {
      // Those bytes count that are out of our hands, in both directions.
      const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      const moved = bytes - seen.bytes;
      seen.bytes = bytes;
      if (seen.request?.complete) seen.request = undefined;
      // What has come and is not read yet waits for us.
      const sending = seen.request !== undefined && seen.request.readableLength === 0;
      const theirTurn = sending || socket.writableLength > 0;
      seen.slow = theirTurn && moved < leastBytes ? seen.slow + 1 : 0;
      if (seen.slow >= patience) socket.destroy();
    }
  }, everyMs).unref();
  server.once('close', () => clearInterval(look));
}
