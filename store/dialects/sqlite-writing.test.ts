import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../create-store.ts';
import type { Store } from '../store.ts';
import { engines, type FreshDatabase } from '../testing/engines.ts';

const sqlite = engines.find(({ name }) => name === 'SQLite');

describe('a single-statement write while another connection holds the write lock', () => {
  let fresh: FreshDatabase;
  let store: Store;
  let other: Database.Database;
  beforeEach(async () => {
    if (!sqlite) throw new Error('There is no SQLite to test');
    fresh = await sqlite.migratedDatabase();
    store = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    other = new Database('sqlite' in fresh.database ? fresh.database.sqlite : '');
    other.exec('begin immediate');
  });
  afterEach(async () => {
    other.close();
    await store.close();
    await fresh.discard();
  });

  const write = () => store.previews.dropExpired(new Date());

  test('waits without blocking reads', async () => {
    const writing = write();
    const began = performance.now();
    await setTimeout(50);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect((await store.entries.listPublished({ type: 'news' })).total).toBe(0);
    other.exec('rollback');
    await writing;
  });

  test('fails after the timeout, together with the writes queued behind it', { timeout: 30_000 }, async () => {
    const began = performance.now();
    const writes = await Promise.allSettled([write(), write(), write(), write()]);
    expect(writes.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    expect(performance.now() - began).toBeLessThan(9_000);
    other.exec('rollback');
    await write();
  });
});
