import { connect, createServer, type Socket } from 'node:net';

export interface HangingProxy {
  /** The address of the database through the proxy. */
  url: string;
  /** Holds everything back from the given message of the client on, counted over all connections from now on; the first is 1. */
  hangAt(message: number): void;
  /** Delivers what was held back, and everything later immediately. */
  resume(): void;
  close(): void;
}

/** A proxy in front of a database server that can stop responding like a server or a network that hangs. */
export async function startHangingProxy(databaseUrl: string): Promise<HangingProxy> {
  const { hostname: host, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let held: (() => void)[] = [];
  const pass = (to: Socket, chunk: Buffer) => {
    if (left > 0) to.write(chunk);
    else held.push(() => to.write(chunk));
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ port: Number(port), host, allowHalfOpen: true });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => sockets.delete(socket));
    }
    client.on('data', (chunk) => {
      left -= 1;
      pass(upstream, chunk);
    });
    upstream.on('data', (chunk) => pass(client, chunk));
    const end = () => (left > 0 ? upstream.end() : held.push(() => upstream.end()));
    client.once('end', end);
    client.once('close', end);
    upstream.once('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const through = new URL(databaseUrl);
  through.host = `127.0.0.1:${address.port}`;
  return {
    url: through.href,
    hangAt(message) {
      left = message;
    },
    resume() {
      left = Number.POSITIVE_INFINITY;
      for (const deliver of held) deliver();
      held = [];
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
