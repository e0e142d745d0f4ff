import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const sections = [
  { kind: 'text', heading: 'Rivers', text: '<p onclick="x">Clean<script>1</script></p>' },
  { kind: 'text', heading: 'Draft', hidden: true },
  { kind: 'callToAction', heading: 'Ask' },
];

describe.each(engines)('sections below the content of entries on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store, { hasAllLanguages: true });
    const save = async (name: string, ...args: Parameters<typeof change>) => {
      ids[name] = (await fresh.store.entries.save(change(...args))).id;
    };
    const translations = { de: { name: 'Garn', sections: [{ heading: 'Flüsse' }, {}, {}] } };
    await save('yarn', 'category', { name: 'Yarn', sections }, { translations });
    await save('mill', 'concern', { address: 'mill', name: 'Mill', sections: [sections[1] ?? {}] });
    const date = '2026-01-01T00:00:00.000Z';
    await save('draft', 'news', { heading: 'Soon', date, sections }, { status: 'draft' });
    await save('news', 'news', { heading: 'New', date, sections });
    await save('plain', 'news', { heading: 'Plain', date });
    await save('page', 'freePage', { name: 'Rivers', address: 'rivers', sections });
  });
  afterAll(async () => {
    await api.stop();
    await fresh.discard();
  });

  const read = async (call: string, query: string): Promise<unknown> =>
    (await api.fetch(`/api/WebApi/${call}?${query}`)).json();

  test('are returned by the path of the page, with the ones that visitors see now', async () => {
    expect(await read('GetPageSections', `path=/product/${ids.yarn}`)).toMatchObject({
      sections: [
        { kind: 'text', heading: 'Rivers', text: '<p>Clean</p>' },
        { kind: 'callToAction', heading: 'Ask' },
      ],
    });
    for (const path of [
      `/news/${ids.plain}`,
      `/news/${ids.draft}`,
      '/news',
      '/',
      '/rivers',
      '/nowhere',
      '/concern/mill',
    ])
      expect(await read('GetPageSections', `path=${path}`), path).toEqual({ sections: [] });
  });

  test('have the texts of a translation, and say which it lacks', async () => {
    const found = await read('GetPageSections', `path=/product/${ids.yarn}&lang=de`);
    expect(found).toMatchObject({ lang: 'de', sections: [{ heading: 'Flüsse' }, { heading: 'Ask' }] });
    expect(found).toMatchObject({ fallback: expect.arrayContaining(['sections.0.text', 'sections.1.heading']) });
  });

  test('are named by the metadata of the page, so that pages without any make no call for them', async () => {
    expect(await read('GetPageMetadata', `path=/product/${ids.yarn}`)).toEqual({ hasSections: true });
    for (const path of [`/news/${ids.plain}`, '/concern/mill', '/rivers'])
      expect(await read('GetPageMetadata', `path=${path}`), path).toEqual({});
  });

  test('are not in the calls of entries', async () => {
    for (const [call, query] of [
      ['GetCategoryByCategoryId', `id=${ids.yarn}`],
      ['GetNewsById', `Id=${ids.news}`],
      ['GetNews', ''],
      ['GetConcern', ''],
      ['GetProductMenu', ''],
    ] as const)
      expect(JSON.stringify(await read(call, query)), call).not.toMatch(/sections|Rivers/);
  });

  test('are found by searches', async () => {
    const found = JSON.stringify(await read('Search', 'q=rivers'));
    expect(found).toContain('Yarn');
    expect(found).not.toContain('Mill');
  });
});
