import pg from 'pg';
import { expect, test } from 'vitest';
import { createStore } from '../create-store.ts';
import { isTemporary } from '../database-faults.ts';
import { engines } from '../testing/engines.ts';
import { startHangingProxy } from '../testing/hanging-proxy.ts';

const [postgres] = engines.filter(({ name }) => name === 'PostgreSQL');

const message = (n: number) => ({ name: `${n}`, email: '', mobile: '', subject: 'S', message: 'M', spam: false });
const notice = { to: 'a@example.com', subject: 'S', text: 'T' };
const minute = 60_000;

/** A migrated database, with a client beside the store. */
async function openDatabase() {
  if (!postgres) throw new Error('No PostgreSQL to test');
  const { database, discard } = await postgres.migratedDatabase();
  if (!('postgres' in database)) throw new Error('The database is not PostgreSQL');
  const url = database.postgres;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    url,
    client,
    stored: async () => (await client.query<{ name: string }>('select name from messages order by name')).rows,
    async discard() {
      await client.end();
      await discard();
    },
  };
}

const settled = async (work: Promise<unknown>) => {
  const began = performance.now();
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, ms: performance.now() - began };
};

test('a locked table stops neither reads nor sign-ins, and forms end within ten seconds', async () => {
  const { url, client, stored, discard } = await openDatabase();
  const store = await createStore({ database: { postgres: url }, defaultLanguage: 'en' });
  await client.query('begin; lock table messages in access exclusive mode');
  const forms = Array.from({ length: 24 }, (_, n) =>
    settled(store.submissions.addMessage(message(n), [notice], minute)),
  );
  const inboxes = Array.from({ length: 4 }, () => settled(store.submissions.counts('me')));
  const others = await Promise.all([
    settled(store.entries.listPublished({ type: 'news', take: 3 })),
    settled(store.ping()),
    settled(store.accounts.selectFrom('sessions').selectAll().execute()),
  ]);
  for (const { error, ms } of others) {
    expect(error).toBeUndefined();
    expect(ms).toBeLessThan(1_500);
  }
  for (const { error, ms } of await Promise.all([...forms, ...inboxes])) {
    expect(isTemporary(error), String(error)).toBe(true);
    expect(ms).toBeLessThan(10_000);
  }
  await client.query('commit');
  expect(await stored()).toEqual([]);
  await store.submissions.addMessage(message(1), [notice], minute);
  expect(await stored()).toHaveLength(1);
  await store.close();
  await discard();
}, 30_000);

test('a message is not stored after its sender has been refused, whichever statement hangs', async () => {
  const hung = Array.from({ length: 9 }, async (_, index) => {
    const { url, stored, discard } = await openDatabase();
    const proxy = await startHangingProxy(url);
    const store = await createStore({ database: { postgres: proxy.url }, defaultLanguage: 'en' });
    await store.submissions.counts('me');
    proxy.hangAt(index + 1);
    const { error, ms } = await settled(store.submissions.addMessage(message(1), [notice], minute));
    expect(ms).toBeLessThan(10_000);
    // A second query of the same request fails at once.
    if (error) expect((await settled(store.ping())).ms).toBeLessThan(500);
    proxy.resume();
    // The server ends the transaction of a connection that was closed; sending again stores the message once in any case.
    if (error) expect(isTemporary(error), String(error)).toBe(true);
    await expect.poll(() => settled(store.ping()).then((ping) => ping.error), { timeout: 10_000 }).toBeUndefined();
    const storedBefore = (await stored()).length;
    await store.submissions.addMessage(message(1), [notice], minute);
    expect(await stored()).toHaveLength(1);
    await store.close();
    proxy.close();
    await discard();
    return { error: error !== undefined, storedBefore };
  });
  const results = await Promise.all(hung);
  expect(results.filter(({ error }) => error).length).toBeGreaterThan(3);
  // Only a commit that reached the server before its response was lost may be stored.
  expect(results.filter(({ error, storedBefore }) => error && storedBefore > 0).length).toBeLessThanOrEqual(1);
}, 60_000);
