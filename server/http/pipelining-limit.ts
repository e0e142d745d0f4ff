import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for a response before they send the next request on the same connection. */
const maxPipelined = 32;

export interface PipeliningLimitOptions {
  most?: number;
  /** Additional headers of the 503 response. */
  headers?: Readonly<Record<string, string>>;
  /** Receives the response that each connection is being sent; later requests have not started. */
  inFlight?: WeakMap<Socket, ServerResponse>;
}

/**
 * Limits the pipelined requests of a connection and starts them one after the other. If all started at once, a few
 * bytes could open a thousand files, regardless of whether the client reads the responses.
 */
export function limitPipelining(
  listener: RequestListener,
  { most = maxPipelined, headers = {}, inFlight }: PipeliningLimitOptions = {},
): RequestListener {
  /** The requests of each connection; the first one is running. */
  const rows = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const row = rows.get(socket) ?? [];
    rows.set(socket, row);
    if (row.length >= most) {
      response
        .writeHead(503, { ...headers, connection: 'close', 'retry-after': '5', 'cache-control': 'no-store' })
        .end();
      return;
    }
    row.push(() => {
      response.once('close', () => {
        row.shift();
        inFlight?.delete(socket);
        // After a disconnect, the other requests are not started.
        if (!socket.destroyed) row[0]?.();
      });
      inFlight?.set(socket, response);
      listener(request, response);
    });
    if (row.length === 1) row[0]?.();
  };
}
