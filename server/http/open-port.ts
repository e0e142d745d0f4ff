import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';

export interface OpenPort {
  port: number;
  /** Takes no more connections, ends those that are idle after a moment, and resolves when the last one has its answer. */
  close(): Promise<void>;
}

/** Where to listen: on an address, or on a socket that somebody opened for this process. */
export type Place = { port: number; host: string } | { fd: number };

/** Connections that have not come to node:http yet. */
interface Aside {
  /** Answers nothing by itself any more. */
  leave(): void;
  /** Ends them, unless an answer is still on its way. */
  close(): void;
  /** Ends them whatever is on its way. */
  cut(): void;
}

/** How long a client that believes its connection to be good may still begin a request on it. */
const lingerMs = 250;
/** How long requests under way may still take once the process was told to stop. */
const graceMs = 8_000;

export async function openPort(server: Server, place: Place, aside?: Aside): Promise<OpenPort> {
  const underWay = new Set<ServerResponse>();
  let closing = false;
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive &&= !closing;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  await listen(server, place);
  const close = async () => {
    closing = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    aside?.leave();
    // Not its own close(), which ends idle connections at once, with the requests that are on their way to us.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const endIdle = () => {
      server.closeIdleConnections();
      aside?.close();
    };
    const idle = setInterval(endIdle, lingerMs);
    const cut = setTimeout(() => {
      server.closeAllConnections();
      aside?.cut();
    }, graceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
  };
  return { port: (server.address() as AddressInfo).port, close };
}

function listen(server: Server, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
