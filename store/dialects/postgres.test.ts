import { createServer } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createStore } from '../create-store.ts';
import { engines } from '../testing/engines.ts';

const [postgres] = engines.filter(({ name }) => name === 'PostgreSQL');

test('replaces connections that the server drops', async () => {
  if (!postgres) throw new Error('No PostgreSQL to test');
  const { store, database, discard } = await postgres.freshStore();
  if (!('postgres' in database)) throw new Error('The database is not PostgreSQL');
  await Promise.all(Array.from({ length: 5 }, () => store.ping()));
  const admin = new pg.Client({ connectionString: database.postgres });
  await admin.connect();
  const { rowCount } = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect(rowCount).toBeGreaterThan(0);
  await admin.end();
  const answer = () => store.contentVersion().catch(() => 'none');
  await expect.poll(answer).toBe(0);
  await discard();
});

test('rejects at once when the server is unreachable', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  await new Promise((resolve) => server.close(resolve));
  const url = `postgres://atrium@127.0.0.1:${address.port}/none`;
  await expect(createStore({ database: { postgres: url }, defaultLanguage: 'en' })).rejects.toThrow('ECONNREFUSED');
});

test('counts no query as waiting that gets a connection at once', async () => {
  if (!postgres) throw new Error('No PostgreSQL to test');
  const { store, discard } = await postgres.freshStore();
  const waiting = () => store.pool?.().waiting;
  await Promise.all([store.ping(), store.contentVersion()]);
  const few = Array.from({ length: 4 }, () => store.contentVersion());
  expect(waiting()).toBe(0);
  await Promise.all(few);
  const many = Array.from({ length: 60 }, () => store.contentVersion());
  expect(waiting()).toBeGreaterThan(20);
  await Promise.all(many);
  expect(waiting()).toBe(0);
  await discard();
});
