import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '#contract/protocol/client.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { loadConfig } from '../config/config.ts';
import { createApp } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';

describe.each(engines)('addresses of articles on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  beforeEach(async () => {
    fresh = await freshStore();
  });
  afterEach(() => fresh.discard());

  const ask = async (path: string) => {
    const app = createApp({
      config: loadConfig({ PUBLIC_URL: 'https://site.test' }),
      backend: { clientFor: () => createClient({ fetch, baseUrl: 'http://none.test' }), ping: () => Promise.resolve() },
      site: async () => new Response('No such page', { status: 404 }),
      entries: fresh.store.entries,
      log: silentLog(),
    });
    return app.fetch(new Request(new URL(path, 'https://site.test')));
  };
  const target = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.get('location')];
  };
  const save = async (fields: object, rest = {}) =>
    (await fresh.store.entries.save(change('product', { name: 'Cone', ...fields }, rest))).id;
  const articles = [{ number: 'NE 30/1-C', gtin: '4006381333931' }];

  test('lead to the product, in any spelling of the number', async () => {
    const id = await save({ articles });
    for (const path of ['/p/NE30-1-C', '/p/ne%2030%2F1-c', '/p/NE301C'])
      expect(await target(path), path).toEqual([301, `/product-details/${id}`]);
    for (const path of ['/01/4006381333931', '/01/04006381333931', '/01/04006381333931/10/LOT7?17=270101'])
      expect(await target(path), path).toEqual([301, `/product-details/${id}`]);
  });

  test('prefer the product that is published', async () => {
    const before = await save({ articles });
    const id = await save({ articles });
    await fresh.store.entries.setStatus(before, 1, 'draft', 'me');
    expect(await target('/p/NE301C')).toEqual([301, `/product-details/${id}`]);
  });

  test('name the successor of a product that was withdrawn', async () => {
    const successor = await save({ name: 'Cone <two>', articles: [] });
    const id = await save({ articles, successor });
    await fresh.store.entries.setStatus(id, 1, 'draft', 'me');
    const answer = await ask('/p/NE301C');
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain(`<a href="/product-details/${successor}">Cone &lt;two></a>`);
  });

  test('are no pages for other numbers, for drafts, and for what was changed', async () => {
    await save({ articles: [{ number: 'DRAFT' }] }, { status: 'draft' });
    const id = await save({ articles });
    await fresh.store.entries.save(change('product', { articles: [{ number: 'NEW' }] }, { id, revision: 1 }));
    const paths = ['/p/DRAFT', '/p/NE301C', '/p/-', `/p/${'9'.repeat(70)}`, '/01/4006381333932', '/01/4006381333931'];
    for (const path of paths) expect(await target(path), path).toEqual([404, null]);
    expect(await target('/p/new')).toEqual([301, `/product-details/${id}`]);
  });
});
