import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers wait for the answer before they ask again on the same connection; proxies do too. */
const mostInARow = 32;

/**
 * Lets one connection ask for so many things before the first of them is answered. Everything asked for is begun at once, whether
 * or not anybody reads the answers, so that a few bytes could open a thousand files.
 */
export function fewInARow(listener: RequestListener, most = mostInARow): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) => underWay.set(socket, (underWay.get(socket) ?? 0) + more);
  return (request, response) => {
    const { socket } = request;
    count(socket, 1);
    response.once('close', () => count(socket, -1));
    if ((underWay.get(socket) ?? 0) <= most) listener(request, response);
    else response.writeHead(503, { connection: 'close', 'retry-after': '5', 'cache-control': 'no-store' }).end();
  };
}
