import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers wait for the answer before they ask again on the same connection; proxies do too. */
const mostInARow = 32;

export interface PipeliningLimitOptions {
  most?: number;
  /** What a refusal says besides. */
  headers?: Readonly<Record<string, string>>;
  /** Where the answer is noted that a connection is being given; those behind it have not begun. */
  underWay?: WeakMap<Socket, ServerResponse>;
}

/**
 * Lets one connection ask for so many things before the first of them is answered, and begins one after the other. If everything
 * asked for were begun at once, whether or not anybody reads the answers, a few bytes could open a thousand files.
 */
export function limitPipelining(
  listener: RequestListener,
  { most = mostInARow, headers = {}, underWay }: PipeliningLimitOptions = {},
): RequestListener {
  /** What each connection asks for, the first of it under way. */
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
        underWay?.delete(socket);
        // Nobody is there any more for the others.
        if (!socket.destroyed) row[0]?.();
      });
      underWay?.set(socket, response);
      listener(request, response);
    });
    if (row.length === 1) row[0]?.();
  };
}
