import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi, visitor } from '#api/testing/start-api.ts';
import { addBestBet, getBestBets, getZeroResultSearches, removeBestBet } from '#contract/calls/office/searches.ts';
import { search } from '#contract/calls/search.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const as = (role: 'editor' | 'recruiter' | 'reader') => ({ principal: { id: role, name: role, role } }) as const;

describe.each(engines)('what editors want to be first on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  let pipe = '';
  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    const { entries } = fresh.store;
    for (let n = 0; n < 3; n++) await entries.save(change('product', { name: `Hose ${n}` }));
    const { id } = await entries.save(
      change(
        'product',
        { name: 'Pipe', description: '<p>Also a hose.</p>' },
        { translations: { de: { name: 'Rohr' } } },
      ),
    );
    await entries.save(change('news', { heading: 'Hose fair' }));
    pipe = String(id);
  });
  afterEach(async () => {
    await api.stop();
    await fresh.discard();
  });

  const editor = () => api.client(as('editor'));
  const add = (term: string, path: string, lang = 'en') => editor().call(addBestBet, { term, lang, path });
  const page = () => `/product-details/${pipe}`;
  const find = (q: string, more: object = {}) => api.client(visitor).call(search, { q, ...more });
  const titles = async (q: string, more?: object) =>
    (await find(q, more)).items.map(({ title }) => title.map(({ text }) => text).join(''));

  test('is first for the term alone, in any spelling, and not twice', async () => {
    const before = await find('hose');
    expect(before).toMatchObject({ total: 5, counts: { product: 4, news: 1 } });
    await add('Hose', page());
    const after = await find('HOSE!');
    expect(after).toMatchObject({ total: 5, counts: { product: 4, news: 1 } });
    expect(await titles('hose')).toEqual(['Pipe', ...(await titles('hose', { skip: 1 }))]);
    expect((await titles('hose')).filter((title) => title === 'Pipe')).toHaveLength(1);
    expect((await titles('hose', { type: 'product' }))[0]).toBe('Pipe');
    expect(await find('hose', { type: 'product' })).toMatchObject({ total: 4, counts: { product: 4, news: 1 } });
    expect(await find('hose', { type: 'news' })).toMatchObject({ total: 1, counts: { product: 4, news: 1 } });
    expect(await titles('hose', { skip: 0, take: 2 })).toEqual((await titles('hose')).slice(0, 2));
    expect(await titles('hose', { skip: 2, take: 2 })).toEqual((await titles('hose')).slice(2, 4));
    expect((await titles('hose fair'))[0]).toBe('Hose fair');
  });

  test('is found by words that nothing has, in its language and its variants', async () => {
    await add('moq', page());
    await add('mbm', `/de${page()}`, 'de');
    await add('moq', '/faq');
    await add('MOQ', '/faq/');
    expect(await find('moq')).toMatchObject({ total: 2, counts: { product: 1, page: 1 } });
    expect((await find('moq')).corrected).toBeUndefined();
    expect((await find('moq', { type: 'page' })).items[0]).toMatchObject({ url: '/faq' });
    expect((await find('mbm', { lang: 'de-at' })).items).toMatchObject([{ url: page() }]);
    expect(await titles('mbm', { lang: 'en' })).toEqual([]);
    expect(await titles('moq', { lang: 'de' })).toEqual([]);
  });

  test('is left out, and marked in the office, while it is not on the site', async () => {
    await add('moq', page());
    await add('hose', page());
    await fresh.store.entries.setStatus(Number(pipe), 1, 'draft', 'me');
    expect(await find('moq')).toMatchObject({ total: 0, counts: {} });
    expect(await find('hose')).toMatchObject({ total: 4 });
    const { bets } = await api.client(as('reader')).call(getBestBets, {});
    expect(bets.map(({ title, url }) => [title, url])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('is a page or an entry of the site', async () => {
    const { id } = await fresh.store.entries.save(change('faq', { name: 'Do you ship?' }));
    await add('ship', `/faq#faq-${id}`);
    expect((await find('ship')).items[0]).toMatchObject({ type: 'faq', url: `/faq#faq-${id}` });
    await add('start', '/');
    expect((await find('start')).items[0]).toMatchObject({ type: 'page', url: '/' });
    for (const path of ['/nowhere', '/product-details/999', '/faq#faq-999', '/files/a.pdf'])
      await expect(add('ship', path), path).rejects.toMatchObject({ kind: 'refused' });
  });

  test('is added and removed by owners and editors', async () => {
    for (const role of ['reader', 'recruiter'] as const) {
      const call = api.client(as(role)).call(addBestBet, { term: 'moq', lang: 'en', path: '/faq' });
      await expect(call).rejects.toMatchObject({ status: 403 });
    }
    const counts = api.client(as('recruiter')).call(getZeroResultSearches, { days: 30 });
    await expect(counts).rejects.toMatchObject({ status: 403 });
    const { version } = await fresh.store.contentChanges.since(0);
    await Promise.all([add('hose', page()), add('Hose', page()), add('moq', '/faq')]);
    expect((await fresh.store.contentChanges.since(version)).known).toBe(false);
    const { bets } = await editor().call(getBestBets, {});
    expect(bets).toHaveLength(2);
    expect(bets).toContainEqual({ term: 'moq', lang: 'en', type: 'page', id: '/faq', title: 'Faq', url: '/faq' });
    const moq = { term: 'MOQ', lang: 'en', type: 'page', id: '/faq' } as const;
    expect(await editor().call(removeBestBet, moq)).toEqual({ removed: true });
    expect(await editor().call(removeBestBet, moq)).toEqual({ removed: false });
    expect(await api.store.audit.last('bet.remove')).toMatchObject({ subject: 'en MOQ' });
    expect((await editor().call(getBestBets, {})).bets).toHaveLength(1);
  });
});
