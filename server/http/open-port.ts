import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';

export interface OpenPort {
  port: number;
  /** Accepts no more connections, closes idle ones after a moment, and resolves when the last response is sent. */
  close(): Promise<void>;
}

/** Where to listen: an address, or an inherited socket (systemd). */
export type Place = { port: number; host: string } | { fd: number };

/** Connections that `node:http` has not taken over yet. */
interface Aside {
  /** Stops serving requests itself. */
  leave(): void;
  /** Closes them, except those that wait for a response. */
  close(): void;
  /** Closes them all. */
  cut(): void;
}

/** How long a client may still start a request on an idle connection. */
const lingerMs = 250;
/** How long running requests may take after the process was asked to stop. */
const graceMs = 8_000;

export async function openPort(server: Server, place: Place, aside?: Aside): Promise<OpenPort> {
  const inFlight = new Set<ServerResponse>();
  let closing = false;
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive &&= !closing;
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });
  await listen(server, place);
  const close = async () => {
    closing = true;
    for (const response of inFlight) response.shouldKeepAlive = false;
    aside?.leave();
    // Not the server’s own close(): it closes idle connections at once, together with requests that are arriving.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const endIdle = () => {
      server.closeIdleConnections();
      aside?.close();
    };
    // Timers run before the requests that arrived meanwhile are read, immediates after it.
    const idle = setInterval(() => setImmediate(endIdle), lingerMs);
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

/**
 * Connections that wait to be accepted; the system may allow fewer. Node’s 511 are too few for a crowd that comes at once:
 * the system resets some of the others after they were opened, instead of the 503 that they would get.
 */
const backlog = 4_096;

function listen(server: Server, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ ...place, backlog }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
