import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { navigation } from '#content/navigation/definition.ts';
import type { EntityInput } from '#content/registry.ts';
import { getEntry, saveEntry } from '#contract/calls/office/content.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { owner, startApi, type TestApi } from '../testing/start-api.ts';

type Entry = NonNullable<EntityInput<'navigation'>['main']>[number];

const entry = (label: string, link: string, rest: Partial<Entry> = {}): Entry => ({ label, link, ...rest });

describe.each(engines)('GetNavigation on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    const save = async (name: string, ...[type, fields, rest]: Parameters<typeof change>) => {
      ids[name] = (await fresh.store.entries.save(change(type, fields, rest))).id;
    };
    await save('company', 'company', {
      companyName: 'Mills',
      languages: [{ lang: 'de', name: '', state: 'Published' }],
    });
    await save('news', 'news', { heading: 'Fair' }, { translations: { de: { heading: 'Messe' } } });
    await save('mill', 'concern', { address: 'mill', name: 'Mill' });
    await save('draft', 'news', { heading: 'Draft' }, { status: 'draft' });
  });
  afterAll(async () => {
    await api.stop();
    await fresh.discard();
  });

  const read = async (query = '') => (await api.fetch(`/api/WebApi/GetNavigation${query}`)).json();
  const targets = (items: Entry[]) => items.map(({ link }) => link);

  test('returns the specified menus until editors publish others, without empty lists', async () => {
    const { main, footer, topBar, social } = await read();
    expect(targets(main.filter(({ below }: Entry) => !below))).toEqual([
      ...['/', '/about', '/concern', '/product', '/export', '/gallery', '/contact'],
    ]);
    expect(targets(footer)).toEqual(expect.arrayContaining(['/privacy-policy', '/faq', '/career', '/crest']));
    for (const absent of ['/documents', '/locations', '/accessibility']) expect(targets(footer)).not.toContain(absent);
    expect(topBar).toEqual([]);
    expect(social.map(({ usual }: Entry) => usual)).toEqual(['facebook', 'twitter', 'linkedin', 'youtube']);
    expect(footer.flatMap(({ usual }: Entry) => usual ?? [])).toEqual(['explore', 'group']);
  });

  test('returns the menus of the editors as visitors see them', async () => {
    const menus = change(
      'navigation',
      {
        main: [
          entry('', `/news/${ids.news}`),
          entry('Inside', `/news/${ids.draft}`),
          entry('', '/concern/mill?from=menu', { below: true }),
          entry('', '/concern/gone', { below: true }),
          entry('', `/news/${ids.draft}`),
          entry('Lost with it', '/news', { below: true }),
          entry('Secret', '/about', { hidden: true }),
          entry('Secret too', '/mission', { below: true }),
          entry('Offer', '/product', { generated: 'categories' }),
          entry('Shop', 'https://shop.example/'),
          entry('Named, but without a target and others below it', '/concern/gone'),
          entry('The same', '/concern/gone'),
          entry('Hidden', '/about', { below: true, hidden: true }),
        ],
        topBar: [entry('Gone', '/concern/gone'), entry('Here', '/contact')],
      },
      { translations: { de: { main: [{}, {}, {}, {}, {}, {}, {}, {}, { label: 'Angebot' }] } } },
    );
    await fresh.store.entries.save(menus);
    const { main, topBar, footer } = await read();
    expect(main.map(({ label, link, below }: Entry) => [label, link, below])).toEqual([
      ['Fair', `/news/${ids.news}`, false],
      ['Inside', '', false],
      ['Mill', '/concern/mill?from=menu', true],
      ['Offer', '/product', false],
      ['Shop', 'https://shop.example/', false],
    ]);
    expect(topBar.map(({ label }: Entry) => label)).toEqual(['Here']);
    expect(footer.length).toBeGreaterThan(10);
    expect(main.every((each: object) => !('id' in each) && !('hidden' in each))).toBe(true);
    const german = await read('?lang=de');
    expect(german.main.map(({ label, lang }: { label: string; lang: string }) => [label, lang])).toEqual([
      ['Messe', 'de'],
      ['Inside', 'en'],
      ['Mill', 'en'],
      ['Angebot', 'de'],
      ['Shop', 'en'],
    ]);
  });

  test('keeps what the default entries are when an editor saves them, again and again', async () => {
    const client = api.client(owner);
    const row = await fresh.store.entries.publishedSingle('navigation');
    const id = row?.id ?? 0;
    for (const document of [navigation.document.parse({}), undefined]) {
      const latest = await client.call(getEntry, { id });
      await client.call(saveEntry, {
        ...{ type: 'navigation', id, revision: latest.revision, parent: null, status: 'published', publishAt: null },
        ...{ keepPublished: false, translations: {}, document: document ?? latest.document },
      });
    }
    const { footer } = await read();
    expect(footer.filter(({ below }: Entry) => !below).map(({ usual }: Entry) => usual)).toEqual(['explore', 'group']);
  });
});
