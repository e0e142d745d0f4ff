import { beforeEach, describe, expect, test } from 'vitest';
import { pageAt } from '#api/rules/site-pages.ts';
import { startApi, type TestApi, visitor } from '#api/testing/start-api.ts';
import { entityNames, entityOf } from '#content/registry.ts';
import { search } from '#contract/calls/search.ts';
import type { EntryChange, Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

const own = entityNames.flatMap((type) => Object.entries(entityOf(type).pages.fieldsOn ?? {}));

test.each(own)('the page %s that shows texts has a name', (path) => {
  expect(pageAt(path, 'en')).toBeDefined();
});

describe.each(engines)('texts of pages without entries on $name', ({ freshStore }) => {
  let api: TestApi;
  let store: Store;
  beforeEach(async () => {
    const fresh = await freshStore();
    ({ store } = fresh);
    api = await startApi(store);
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });
  const languages = [{ lang: 'de', name: '', state: 'Published' }];
  const texts = {
    aboutUs: '<h2>Who we are</h2><p>No share is traded.</p>',
    history: '<p>The first kiln was lit in 1931.</p>',
    privacyPolicy: '<p>We delete your <b>data</b> when you ask.</p>',
    accessibility: '<p>Works with a screen reader.</p>',
    registerNumber: 'HRB 4711',
  };
  const german = { privacyPolicy: '<p>Wir löschen Ihre Daten.</p>' };
  const save = (fields: object, more: Partial<EntryChange> = {}) =>
    store.entries.save(change('company', { companyName: 'Mills Ltd', languages, ...fields }, more));
  const find = (q: string, more: object = {}) => api.client(visitor).call(search, { q, exact: true, ...more });
  const urls = async (q: string, more: object = {}) => (await find(q, more)).items.map(({ url }) => url);

  test('lead to the page, with its name and a passage, and count among pages', async () => {
    await save(texts);
    const { items, ...counted } = await find('screen reader');
    expect(counted).toMatchObject({ total: 1, counts: { page: 1 }, more: [] });
    expect(items).toEqual([
      {
        ...{ type: 'page', id: '/accessibility', url: '/accessibility' },
        title: [{ text: 'Accessibility', hit: false }],
        fragment: [
          { text: 'Works with a ', hit: false },
          { text: 'screen', hit: true },
          { text: ' ', hit: false },
          { text: 'reader', hit: true },
          { text: '.', hit: false },
        ],
      },
    ]);
    expect([await urls('share traded'), await urls('kiln 1931')]).toEqual([['/about'], ['/about']]);
    expect([await urls('hrb 4711'), await urls('delete my data')]).toEqual([['/imprint'], ['/privacy-policy']]);
    expect(await urls('share 4711')).toEqual([]);
    expect(await urls('screen reader', { type: 'page' })).toEqual(['/accessibility']);
    expect(await urls('screen reader', { type: 'news' })).toEqual([]);
    expect(await urls('screen reader', { year: ['2026'] })).toEqual([]);
  });

  test('are found among entries, each page once', async () => {
    await save({ ...texts, history: '<p>A kiln in Porto.</p>', mission: '<p>One kiln, one town.</p>' });
    await store.entries.save(change('news', { heading: 'A kiln for Aveiro' }));
    const { total, counts, items } = await find('kiln');
    expect([total, counts]).toEqual([3, { page: 2, news: 1 }]);
    expect(items.map(({ type }) => type)).toEqual(['news', 'page', 'page']);
    expect(await urls('kiln', { skip: 1, take: 9 })).toEqual(items.slice(1).map(({ url }) => url));
  });

  test('do not repeat a page that the words name', async () => {
    await save({ ...texts, accessibility: '<p>Accessibility for all. Privacy too.</p>' });
    const { total, counts, items } = await find('accessibility');
    expect([total, counts]).toEqual([1, { page: 1 }]);
    expect(items.map(({ url }) => url)).toEqual(['/accessibility']);
    expect(await urls('privacy')).toEqual(['/privacy-policy', '/accessibility']);
  });

  test('are those of the language of the visitor, or else of the main one', async () => {
    await save(texts, { translations: { de: german } });
    const inGerman = async (q: string) => {
      const { items } = await find(q, { lang: 'de' });
      return items.map(({ url, title, lang, fallback }) => [url, title[0]?.text, lang, fallback]);
    };
    expect(await inGerman('löschen')).toEqual([['/privacy-policy', 'Datenschutz', 'de', undefined]]);
    expect(await inGerman('delete')).toEqual([]);
    expect(await inGerman('screen reader')).toEqual([['/accessibility', 'Barrierefreiheit', 'de', ['fragment']]]);
    expect(await urls('löschen')).toEqual([]);
    const [hit] = (await find('screen', { lang: 'fr' })).items;
    expect(hit).toMatchObject({ title: [{ text: 'Accessibilité' }], lang: 'fr', fallback: ['fragment'] });
  });

  test('are searched as they were saved last, and not once they are removed', async () => {
    const { id } = await save(texts);
    await save({ ...texts, accessibility: '<p>Works with magnifiers.</p>' }, { id, revision: 1 });
    expect([await urls('screen'), await urls('magnifier')]).toEqual([[], ['/accessibility']]);
    await save({ ...texts, accessibility: '' }, { id, revision: 2 });
    expect([await urls('magnifier'), await urls('kiln')]).toEqual([[], ['/about']]);
    await save(texts, { id, revision: 3, status: 'draft' });
    expect(await urls('kiln')).toEqual([]);
  });

  test('stay when all is derived again', async () => {
    await save(texts, { translations: { de: german } });
    await store.derived.markAllOutdated();
    while ((await store.derived.rebuildSome(() => expect.fail('It cannot be derived'))) > 0);
    expect([await urls('screen reader'), await urls('kiln')]).toEqual([['/accessibility'], ['/about']]);
    expect(await urls('löschen', { lang: 'de' })).toEqual(['/privacy-policy']);
  });

  test('correct misspelled words', async () => {
    await save(texts);
    expect(await find('magnifer screan', { exact: false })).toMatchObject({ counts: { page: 1 } });
  });

  test('lead to the home page by its sections and the summary, once for both', async () => {
    await save(
      { summary: '<p>Three mills by the river.</p>' },
      { translations: { de: { summary: '<p>Drei Fabriken.</p>' } } },
    );
    const sections = [
      { kind: 'text', heading: 'By the river', text: '<p>Made of clay.</p>' },
      { kind: 'text', heading: 'Soon', text: '<p>Hidden kiln.</p>', hidden: true },
    ];
    const { id, revision } = await store.entries.save(change('home', { sections }));
    expect([await urls('three mills'), await urls('clay'), await urls('hidden kiln')]).toEqual([['/'], ['/'], []]);
    expect(await find('river')).toMatchObject({ total: 1, counts: { page: 1 }, items: [{ url: '/' }] });
    const inGerman = await find('Fabriken', { lang: 'de' });
    expect(inGerman.items).toMatchObject([{ url: '/', title: [{ text: 'Startseite', hit: false }], lang: 'de' }]);
    const others = [{ kind: 'text', heading: 'Made of wool', text: '' }];
    await store.entries.save(change('home', { sections: others }, { id, revision }));
    expect(await urls('clay')).toEqual([]);
  });

  test('come behind what the page that is looked for lists with the words', async () => {
    await save({ aboutUs: '<p>Since 1931 there are jobs for all in Aveiro.</p>' });
    await store.entries.save(change('career', { title: 'Welder', jobLocation: 'Aveiro' }));
    const { items, corrected } = await find('jobs in Aveiro', { exact: false });
    expect([corrected, ...items.map(({ type, url }) => (type === 'career' ? type : url))]).toEqual([
      ...[undefined, 'career', '/career', '/about'],
    ]);
  });
});
