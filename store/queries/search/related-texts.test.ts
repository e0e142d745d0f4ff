import { beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

const by = 'editor@example.com';

describe.each(engines)('texts of related entries on $name', ({ freshStore }) => {
  let store: Store;
  let ids: Record<'pressure' | 'material' | 'recyclable' | 'concern' | 'category' | 'product', number>;

  const save = async (...given: Parameters<typeof change>) => (await store.entries.save(change(...given))).id;
  /** The product and category that a visitor finds, after the work in the background. */
  async function found(words: string, lang?: string): Promise<string[]> {
    while ((await store.derived.rebuildSome((id) => expect.fail(`Entry ${id}`))) > 0);
    const query = { words, skip: 0, take: 9, exact: true, ...(lang === undefined ? {} : { lang }) };
    const { items } = await store.search(query);
    return items.map(({ type }) => type).sort();
  }

  beforeEach(async () => {
    const fresh = await freshStore();
    ({ store } = fresh);
    const pressure = await save(
      'attribute',
      { name: 'Nominal pressure', kind: 'number', unit: 'bar' },
      { translations: { de: { name: 'Nenndruck' } } },
    );
    const options = [
      { id: 'i1', name: 'Polyethylene', key: '' },
      { id: 'i2', name: 'Steel', key: '' },
    ];
    const german = { options: [{ id: 'i1', name: 'Kunststoff' }] };
    const material = await save(
      'attribute',
      { name: 'Material', kind: 'choice', options },
      { translations: { de: german } },
    );
    const recyclable = await save('attribute', { name: 'Recyclable', kind: 'yesNo' });
    const concern = await save('concern', { name: 'Pinhal', address: 'pinhal' });
    const category = await save('category', { name: 'Pipes', attributes: [pressure] });
    const fact = { values: [], upTo: null, text: '', note: '' };
    const product = await save(
      'product',
      {
        name: 'PE 100',
        concern,
        facts: [
          { ...fact, id: 'f1', attribute: pressure, values: [8] },
          { ...fact, id: 'f2', attribute: recyclable, values: [false] },
        ],
        articles: [
          {
            id: 'a1',
            number: 'R-1',
            gtin: '',
            name: '',
            facts: [{ id: 'f3', attribute: material, values: ['i1'], upTo: null }],
          },
        ],
      },
      { parent: category, translations: { de: { name: 'Rohr PE 100' } } },
    );
    ids = { pressure, material, recyclable, concern, category, product };
    return fresh.discard;
  });

  test('find a product by its facts with their units, in each language', async () => {
    expect(await found('8 bar')).toEqual(['product']);
    expect(await found('8bar')).toEqual(['product']);
    expect(await found('polyethylene')).toEqual(['product']);
    expect(await found('kunststoff nenndruck', 'de')).toEqual(['product']);
    expect([await found('steel'), await found('recyclable')]).toEqual([[], []]);
  });

  test('find a product by its category and its maker, and a category by its attributes', async () => {
    expect(await found('pipes')).toEqual(['category', 'product']);
    expect(await found('pinhal')).toEqual(['concern', 'product']);
    expect(await found('nominal pressure')).toEqual(['category', 'product']);
  });

  test('follow each change of the related entries', async () => {
    const { document: before } = change('attribute', { name: 'Rated pressure', kind: 'number', unit: 'bar' });
    await store.entries.save({ ...change('attribute'), document: before, id: ids.pressure, revision: 1 });
    await store.entries.save(change('category', { name: 'Tubes' }, { id: ids.category, revision: 1 }));
    expect([await found('nominal'), await found('rated')]).toEqual([[], ['product']]);
    expect([await found('pipes'), await found('tubes')]).toEqual([[], ['category', 'product']]);

    await store.entries.setStatus(ids.pressure, 2, 'draft', by);
    await store.entries.trash(ids.concern, 1, by);
    expect([await found('8 bar'), await found('pinhal')]).toEqual([[], []]);
    await store.entries.setStatus(ids.pressure, 3, 'published', by);
    expect(await found('8 bar')).toEqual(['product']);
  });

  test('leave entries alone that name none of them', async () => {
    while ((await store.derived.rebuildSome((id) => expect.fail(`Entry ${id}`))) > 0);
    await store.entries.save(change('faq', { name: 'Pipes?' }));
    expect(await store.derived.countOutdated()).toBe(0);
    await store.entries.save(change('concern', { name: 'Foz', address: 'foz' }, { id: ids.concern, revision: 1 }));
    expect(await store.derived.countOutdated()).toBe(1);
  });
});
