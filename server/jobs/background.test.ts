import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testPeople } from '#api/testing/people.ts';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import { createDiskBlobs } from '#files/blob-store.ts';
import { createStore } from '#store/create-store.ts';
import { change } from '#store/testing/changes.ts';
import { freshStore } from '#store/testing/engines.ts';
import { silentLog } from '../logging/log.ts';
import { startBackground } from './background.ts';

test('publishes scheduled entries when they are due, also after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-background-'));
  const database = { sqlite: join(folder, 'store.db') };
  let time = new Date('2030-01-01T09:59:00Z');
  const start = async () => {
    const store = await createStore({ database, defaultLanguage: 'en' });
    const privateBlobs = createDiskBlobs(join(folder, 'private'));
    const publicBlobs = createDiskBlobs(join(folder, 'files'));
    const nothing = { sweep: async () => {} };
    const parts = {
      store,
      privateBlobs,
      publicBlobs,
      pictures: { ...nothing, prepare: async () => false, waiting: () => 0 },
      accounts: { ...nothing, completeMail: async (mail: OutgoingMail) => mail, people: testPeople(store) },
      visits: { flush: async () => {} },
      searches: { flush: async () => {} },
    };
    const stopJobs = startBackground({ ...parts, now: () => time, log: silentLog() });
    return {
      store,
      stop: async () => {
        await stopJobs();
        await store.close();
      },
    };
  };
  const due = { status: 'scheduled', publishAt: '2030-01-01T10:00:00Z' } as const;

  const first = await start();
  const fresh = await first.store.entries.save(change('news', { heading: 'Fresh' }, due));
  const known = await first.store.entries.save(change('news', { heading: 'Old' }));
  await first.store.entries.save(
    change('news', { heading: 'New' }, { ...due, id: known.id, revision: 1, keepPublished: true }),
  );
  await first.stop();

  const second = await start();
  const { entries } = second.store;
  const shown = async () => [
    (await entries.published('news', fresh.id))?.document.heading,
    (await entries.published('news', known.id))?.document.heading,
  ];
  expect(await shown()).toEqual([undefined, 'Old']);
  time = new Date('2030-01-01T10:00:00Z');
  await expect.poll(shown, { timeout: 10_000 }).toEqual(['Fresh', 'New']);
  await second.stop();

  // The publication time passes while no process runs.
  const third = await start();
  const later = await third.store.entries.save(change('faq', {}, { ...due, publishAt: '2030-01-02T00:00:00Z' }));
  await third.stop();
  time = new Date('2030-01-03T00:00:00Z');
  const fourth = await start();
  await expect.poll(() => fourth.store.entries.published('faq', later.id), { timeout: 10_000 }).toBeDefined();
  await fourth.stop();
  await rm(folder, { recursive: true });
});

test('rebuilds what an older program has saved without its derived data, by itself', async () => {
  const { store, discard } = await freshStore();
  const { id } = await store.entries.save(
    change('concern', { address: 'mill' }, { translations: { de: { address: 'weberei' } } }),
  );
  await sql`update entry_documents set address = null`.execute(store.accounts);
  await sql`update entries set updated_at = '2030-01-01T00:00:00.000Z'`.execute(store.accounts);
  const nothing = { sweep: async () => {} };
  const version = await store.contentVersion();
  const isRebuilt = new Promise<void>((resolve) => {
    const unwatch = store.contentChanges.watch(() => {
      void store.contentVersion().then((now) => (now > version ? unwatch().then(resolve) : undefined));
    });
  });
  const folder = await mkdtemp(join(tmpdir(), 'atrium-background-'));
  const stopJobs = startBackground({
    store,
    privateBlobs: createDiskBlobs(join(folder, 'private')),
    publicBlobs: createDiskBlobs(join(folder, 'files')),
    pictures: { ...nothing, prepare: async () => false, waiting: () => 0 },
    accounts: { ...nothing, completeMail: async (mail: OutgoingMail) => mail, people: testPeople(store) },
    visits: { flush: async () => {} },
    searches: { flush: async () => {} },
    now: () => new Date(),
    log: silentLog(),
  });
  await isRebuilt;
  await stopJobs();
  expect((await store.entries.publishedByAddress('concern', 'weberei', 'de'))?.id).toBe(id);
  await discard();
  await rm(folder, { recursive: true });
});
