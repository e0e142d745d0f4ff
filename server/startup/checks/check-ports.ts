import { createServer } from 'node:net';
import { type Config, ConfigError } from '#server/config/config.ts';

type Ports = Pick<Config, 'port' | 'host' | 'listenFd' | 'officePort' | 'metricsPort' | 'metricsHost'>;

const reasons: Record<string, string> = {
  EADDRINUSE: 'the port is in use. Stop the program that uses it, or choose another port.',
  EACCES: 'the user of this process may not open the port. Ports below 1024 are often reserved; choose a higher one.',
  EADDRNOTAVAIL: 'this machine does not have that address.',
};

/**
 * Throws a {@link ConfigError} for a port that this process cannot listen on. A start calls this before it writes
 * anything: creating or migrating a database takes seconds, and the data folder may belong to the process that uses the
 * port. Each port is open for less than a millisecond; the server opens it again when it is ready. A socket from
 * systemd is already open.
 */
export async function checkPorts({ port, host, listenFd, officePort, metricsPort, metricsHost }: Ports): Promise<void> {
  if (listenFd === undefined) await check('PORT', host, port);
  if (officePort !== undefined) await check('OFFICE_PORT', host, officePort);
  if (metricsPort !== undefined) await check('METRICS_PORT', metricsHost, metricsPort);
}

async function check(setting: string, host: string, port: number): Promise<void> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? `${error.message}.`;
      reject(new ConfigError(`Cannot listen on ${host}:${port} (${setting}): ${reason}`, { cause: error }));
    });
    server.listen({ host, port }, () => server.close(() => resolve()));
  });
}
