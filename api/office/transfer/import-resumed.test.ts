import { expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import { getNews } from '#content/news/calls.ts';
import { importFromBackend } from '#contract/calls/office/transfer.ts';
import { createStore } from '#store/create-store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';
import { serveBackend } from './testing/serve-backend.ts';
import { startSite } from './testing/serve-site.ts';

const news = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  heading: `News ${index + 1}`,
  date: `2024-01-01T00:00:${String(index).padStart(2, '0')}Z`,
}));

test.each(engines)('continues an interrupted import where it stopped, on $name', async ({ freshStore }) => {
  const fresh = await freshStore();
  const backend = await serveBackend({
    GetNews: news,
    ...Object.fromEntries(news.map((item) => [`GetNewsById?Id=${item.id}`, item])),
  });
  // Interrupted while writing: the database connection fails after 20 entries.
  let saved = 0;
  const { store } = fresh;
  const save: typeof store.entries.save = (change) => {
    saved += 1;
    return saved > 20 ? Promise.reject(new Error('The process was killed')) : store.entries.save(change);
  };
  const first = await startSite({
    ...fresh,
    store: { ...store, entries: { ...store.entries, save } },
    discard: async () => {},
  });
  await first.client(owner).call(importFromBackend, { url: backend.url });
  expect(await first.importEnded()).toMatchObject({ state: 'failed', created: 20 });
  await first.stop();

  const other = await createStore({ database: fresh.database, defaultLanguage: 'en' });
  const second = await startSite({ ...fresh, store: other, discard: () => other.close() });
  await second.client(owner).call(importFromBackend, { url: backend.url });
  expect(await second.importEnded()).toMatchObject({ state: 'done', created: 40, changed: 0, unchanged: 20 });
  const answered = await second.client(owner).list(getNews, {});
  expect(answered.items.map(({ id }) => id)).toEqual(news.map(({ id }) => String(id)).reverse());
  await second.stop();
  await fresh.discard();
  await backend.close();
});

test.each(engines)('yields to the event loop between entries, on $name', async ({ freshStore }) => {
  const fresh = await freshStore();
  const backend = await serveBackend({ GetNews: news });
  let rounds = 0;
  let isOver = false;
  const count = () => {
    rounds += 1;
    if (!isOver) setImmediate(count);
  };
  /** The maximum number of queries of a kind in one round of the event loop. */
  const most: Record<string, number> = {};
  const counted = <A extends unknown[], R>(name: string, query: (...args: A) => R) => {
    let [round, ran] = [-1, 0];
    return (...args: A): R => {
      [round, ran] = round === rounds ? [round, ran + 1] : [rounds, 1];
      most[name] = Math.max(most[name] ?? 0, ran);
      return query(...args);
    };
  };
  const { entries } = fresh.store;
  const store = {
    ...fresh.store,
    entries: {
      ...entries,
      get: counted('get', entries.get),
      publicIdHolder: counted('publicIdHolder', entries.publicIdHolder),
      save: counted('save', entries.save),
    },
  };
  const site = await startSite({ ...fresh, store });
  count();
  for (const expected of [{ created: 60 }, { created: 0, unchanged: 60 }]) {
    await site.client(owner).call(importFromBackend, { url: backend.url });
    expect(await site.importEnded()).toMatchObject(expected);
  }
  isOver = true;
  expect(most).toEqual({ get: 1, publicIdHolder: 1, save: 1 });
  await site.stop();
  await backend.close();
});

test.each(engines)('finds an entry that was saved before its origin was recorded, on $name', async ({ freshStore }) => {
  const fresh = await freshStore();
  const backend = await serveBackend({
    GetDepartment: [{ id: 9, name: 'Mill' }],
    GetCareer: [{ id: 5, title: 'Fitter', departmentId: 9, createdAt: '2024-01-01T00:00:00Z' }],
    GetProductMenu: [{ id: 1, name: 'Yarn' }],
    'GetCategoryByCategoryId?id=1': { name: 'Yarn', products: [{ id: 20, name: 'Cone' }] },
    'GetProductById?Id=20': { name: 'Cone' },
  });
  const { store } = fresh;
  // Makes the numeric ids here differ from the ids of the backend.
  for (let made = 0; made < 30; made++) await store.entries.save(change('brand', { name: `Brand ${made}` }));
  for (const cutOff of ['product', 'career']) {
    const remember: typeof store.imports.remember = (source, imported) =>
      imported.type === cutOff
        ? Promise.reject(new Error('The process was killed'))
        : store.imports.remember(source, imported);
    const site = await startSite({
      ...fresh,
      store: { ...store, imports: { ...store.imports, remember } },
      discard: async () => {},
    });
    await site.client(owner).call(importFromBackend, { url: backend.url });
    expect(await site.importEnded()).toMatchObject({ state: 'failed' });
    await site.stop();
  }
  const other = await createStore({ database: fresh.database, defaultLanguage: 'en' });
  const site = await startSite({ ...fresh, store: other, discard: () => other.close() });
  await site.client(owner).call(importFromBackend, { url: backend.url });
  expect(await site.importEnded()).toMatchObject({ state: 'done', created: 0, unchanged: 4 });
  for (const type of ['product', 'career'] as const) {
    expect((await other.entries.listPublished({ type })).items).toHaveLength(1);
  }
  await site.stop();
  await fresh.discard();
  await backend.close();
});

test.each(engines)('reads dates without an offset in the given time zone, on $name', async ({ freshStore }) => {
  const backend = await serveBackend({ GetNews: [{ id: 1, heading: 'Opening', date: '03/04/2026 14:05' }] });
  const site = await startSite(await freshStore());
  const input = { url: backend.url, timeZone: 'Asia/Dhaka', dates: 'mdy' } as const;
  await site.client(owner).call(importFromBackend, input);
  await site.importEnded();
  expect((await site.client(owner).call(getNews, {}))[0]?.date).toBe('2026-03-04T08:05:00.000Z');
  await site.stop();
  await backend.close();
});
