import type { RequestListener, Server } from 'node:http';
import { createOwnServer } from './create-server.ts';
import { type OpenPort, openPort, type Place } from './open-port.ts';
import { endSlowClients } from './slow-client-limits.ts';
import { type SocketFastPathOptions, socketFastPath } from './socket-fast-path.ts';

export type { OpenPort, Place } from './open-port.ts';
export type { SocketFastPathOptions } from './socket-fast-path.ts';

export interface ServeOptions {
  listener: RequestListener;
  /** Headers of the responses that the server makes by itself, such as 400 for a head that cannot be parsed. */
  headers: Readonly<Record<string, string>>;
  place: Place;
  /** Serves cached responses on the socket; absent: `node:http` reads each request. */
  fastPath?: SocketFastPathOptions | undefined;
  /** Creates the server for the listener; absent: one with the limits of this folder. */
  serverFor?: ((listener: RequestListener) => Promise<Server>) | undefined;
}

/** Opens a port for the listener, within the limits of the README. Rejects if the port cannot be opened. */
export async function serve({ listener, headers, place, fastPath, serverFor }: ServeOptions): Promise<OpenPort> {
  const server = serverFor ? await serverFor(listener) : createOwnServer(listener, headers);
  const connections = fastPath && socketFastPath(server, fastPath);
  endSlowClients(server);
  return openPort(server, place, connections);
}
