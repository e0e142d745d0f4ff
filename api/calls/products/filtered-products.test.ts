import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { getCategoryByCategoryId } from '#content/category/calls.ts';
import { chosenIn } from '#contract/text/filter-text.ts';
import { createStore } from '#store/create-store.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('the products of a category on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  /** A second process on the same database. */
  let other: Store;
  let second: TestApi;
  const ids: Record<string, number> = {};
  let cotton = '';
  let linen = '';

  const save = async (name: string, ...[type, fields, rest]: Parameters<typeof change>): Promise<number> => {
    const { id } = await fresh.store.entries.save(change(type, fields, rest));
    ids[name] = id;
    return id;
  };
  const fact = (attribute: string, values: unknown[], upTo: number | null = null) => ({
    attribute: ids[attribute],
    values,
    upTo,
  });
  const yarn = (name: string, facts: object[], more: object = {}, parent = ids.yarn) =>
    save(name, 'product', { name, facts, articles: [], ...more }, { parent: parent ?? null });
  const asked = (filter = '') => chosenIn(filter.replace(/[a-z]+(?=:)/g, (name) => `${ids[name] ?? name}`)) ?? [];
  const ask = (filter?: string, more: object = {}, of: TestApi = api) =>
    of.inProcess().call(getCategoryByCategoryId, { id: `${ids.textiles}`, filter: asked(filter), ...more });
  const names = async (...[filter, more, of]: Parameters<typeof ask>) =>
    (await ask(filter, more, of)).products.map(({ name }) => name);
  const revisionOf = async (id: number) => (await fresh.store.entries.get(id))?.revision ?? 0;
  /** Whether both processes find the same. */
  const found = async (filter: string) => {
    const here = await names(filter);
    expect(await names(filter, {}, second)).toEqual(here);
    return here;
  };

  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    other = await createStore({ database: fresh.database });
    second = await startApi(other);
    const options = [{ name: 'Cotton', key: 'cotton' }, { name: 'Linen' }];
    const languages = [{ lang: 'de', name: '', state: 'Published' }];
    await save('company', 'company', { companyName: 'Mills', languages });
    const german = (name: string) => ({ translations: { de: { name } } });
    const number = { kind: 'number', unit: 'Ne', filter: true };
    await save('count', 'attribute', { name: 'Yarn count', ...number }, german('Garnnummer'));
    await save('material', 'attribute', { name: 'Material', kind: 'choice', options, filter: true });
    await save('combed', 'attribute', { name: 'Combed', kind: 'yesNo', filter: true });
    await save('hidden', 'attribute', { name: 'Hidden', kind: 'number', filter: false });
    await save('unused', 'attribute', { name: 'Unused', kind: 'number', filter: true });
    const attributes = ['material', 'count', 'hidden', 'unused'].map((name) => ids[name]);
    await save('textiles', 'category', { name: 'Textiles', attributes });
    const parent = ids.textiles ?? null;
    await save('yarn', 'category', { name: 'Yarn', attributes: [ids.combed, ids.count] }, { parent });
    await save('other', 'category', { name: 'Other', attributes: [] });
    const stored = (await fresh.store.entries.get(ids.material ?? 0))?.document.options as { id: string }[];
    cotton = stored[0]?.id ?? '';
    linen = stored[1]?.id ?? '';
    await yarn('Fine', [fact('material', [cotton]), fact('count', [40], 80), fact('combed', [true])]);
    await yarn('coarse', [fact('material', [cotton, linen]), fact('count', [10])]);
    await yarn('Sizes', [fact('material', [linen])], {
      articles: [
        { number: 'S-1', facts: [fact('count', [20])] },
        { number: 'S-2', facts: [fact('count', [30])] },
      ],
    });
    await yarn('Bare', [], { discontinued: true });
  });
  afterAll(async () => {
    await api.stop();
    await second.stop();
    await other.close();
    await fresh.discard();
  });

  test('say which of them are discontinued', async () => {
    const { products } = await ask();
    expect(products.filter(({ discontinued }) => discontinued).map(({ name }) => name)).toEqual(['Bare']);
    const sent = await api.fetch(`/api/WebApi/GetCategoryByCategoryId?id=${ids.textiles}`);
    expect(JSON.stringify(await sent.json()).match(/"discontinued":true/g)).toHaveLength(1);
  });

  test('have facets in the order of the category, with counts and ranges', async () => {
    const { facets, productTotal } = await ask();
    expect(productTotal).toBe(4);
    expect(facets).toMatchObject([
      {
        attribute: `${ids.material}`,
        kind: 'choice',
        options: [
          { key: 'cotton', name: 'Cotton', count: 2, isChosen: false },
          { key: linen, name: 'Linen', count: 2, isChosen: false },
        ],
      },
      { attribute: `${ids.count}`, name: 'Yarn count', unit: 'Ne', least: 10, most: 80, from: null, to: null },
    ]);
    const below = await ask('', { id: `${ids.yarn}`, lang: 'de' });
    expect(below.facets.map(({ name, lang }) => [name, lang])).toEqual([
      ['Material', 'en'],
      ['Garnnummer', 'de'],
      ['Combed', 'en'],
    ]);
    expect(below.facets.at(-1)?.options).toEqual([
      { key: 'yes', name: '', count: 1, isChosen: false },
      { key: 'no', name: '', count: 0, isChosen: false },
    ]);
  });

  test('have no facets, and certificates are not read, where that is asked for', async () => {
    const { listPublished } = fresh.store.entries;
    const read: string[] = [];
    fresh.store.entries.listPublished = (query) => {
      read.push(query.type);
      return listPublished(query);
    };
    const { products, productTotal, facets } = await ask('', { facets: false, take: 2 });
    fresh.store.entries.listPublished = listPublished;
    expect([products.map(({ name }) => name), productTotal, facets]).toEqual([['Fine', 'coarse'], 4, []]);
    expect(read).not.toContain('certificate');
    const filtered = await ask('material:cotton', { facets: false });
    expect([filtered.products.map(({ name }) => name), filtered.facets]).toEqual([['Fine', 'coarse'], []]);
  });

  test('pass with one of the values of each attribute, or with an article; counts are beside the other filters', async () => {
    expect(await names('material:cotton')).toEqual(['Fine', 'coarse']);
    expect(await names(`material:cotton,${linen};count:15..`)).toEqual(['Fine', 'Sizes']);
    expect(await names('count:25..45')).toEqual(['Fine', 'Sizes']);
    expect(await names('count:..10')).toEqual(['coarse']);
    const { facets, productTotal } = await ask('material:cotton;count:15..');
    expect(productTotal).toBe(1);
    expect(facets[0]?.options.map(({ count, isChosen }) => [count, isChosen])).toEqual([
      [1, true],
      [1, false],
    ]);
    expect(facets[1]).toMatchObject({ least: 10, most: 80, from: 15, to: null });
  });

  test('are not filtered by attributes and options that the category lacks', async () => {
    const all = ['Fine', 'coarse', 'Sizes', 'Bare'];
    for (const filter of ['combed:yes', 'hidden:1', 'material:wool', 'count:thin', '99999:a'])
      expect(await names(filter)).toEqual(all);
    expect(await names('', { sort: { by: 'nothing', descending: true } })).toEqual(all);
  });

  test('of a malformed filter are a bad request', async () => {
    const get = (query: string) => api.fetch(`/api/WebApi/GetCategoryByCategoryId?id=${ids.textiles}&${query}`);
    expect((await get('filter=12')).status).toBe(400);
    expect((await get(`filter=${ids.count}:..10`)).status).toBe(200);
  });

  test('are sorted by name in the language, and by numbers', async () => {
    const sorted = (by: string, descending: boolean, more: object = {}) =>
      names('', { sort: { by, descending }, ...more });
    expect(await sorted('name', false)).toEqual(['Bare', 'coarse', 'Fine', 'Sizes']);
    expect(await sorted('name', true, { skip: 1, take: 2 })).toEqual(['Fine', 'coarse']);
    const id = ids.Sizes ?? 0;
    const entry = await fresh.store.entries.get(id);
    const translations = { de: { name: 'Ausführungen' } };
    await fresh.store.entries.save({
      ...change('product', entry?.document, {
        id,
        parent: ids.yarn ?? null,
        revision: await revisionOf(id),
        translations,
      }),
    });
    expect(await sorted('name', false, { lang: 'de' })).toEqual(['Ausführungen', 'Bare', 'coarse', 'Fine']);
    expect(await sorted('name', false)).toEqual(['Bare', 'coarse', 'Fine', 'Sizes']);
    expect(await sorted(`${ids.count}`, false)).toEqual(['coarse', 'Sizes', 'Fine', 'Bare']);
    expect(await sorted(`${ids.count}`, true)).toEqual(['Fine', 'Sizes', 'coarse', 'Bare']);
  });

  test('follow every change of what visitors see, in each process', async () => {
    const { entries } = fresh.store;
    const by = 'editor@example.com';
    const id = await yarn('New', [fact('count', [200])]);
    const revise = async (fields: object, rest: object = {}) => {
      const entry = await entries.get(id);
      const parent = entry?.parent ?? null;
      const revision = await revisionOf(id);
      await entries.save(change('product', { ...entry?.document, ...fields }, { id, revision, parent, ...rest }));
    };
    expect(await found('count:200')).toEqual(['New']);
    await revise({ facts: [fact('count', [300])] });
    expect([await found('count:200'), await found('count:300')]).toEqual([[], ['New']]);
    await revise({ facts: [fact('count', [400])] }, { status: 'draft', keepPublished: true });
    expect([await found('count:400'), await found('count:300')]).toEqual([[], ['New']]);
    await entries.setStatus(id, await revisionOf(id), 'published', by);
    expect(await found('count:400')).toEqual(['New']);
    await entries.setStatus(id, await revisionOf(id), 'draft', by);
    expect(await found('count:400')).toEqual([]);
    await entries.setStatus(id, await revisionOf(id), 'published', by);
    expect(await found('count:400')).toEqual(['New']);
    await entries.trash(id, await revisionOf(id), by);
    expect(await found('count:400')).toEqual([]);
    await entries.restore(id, await revisionOf(id), by);
    await entries.setStatus(id, await revisionOf(id), 'published', by);
    expect(await found('count:400')).toEqual(['New']);
    await entries.move(id, 0, by);
    expect(await found('count:30..')).toEqual(['New', 'Fine', 'Sizes']);
    await revise({}, { parent: ids.other ?? null });
    expect(await found('count:400')).toEqual([]);
    await revise({}, { parent: ids.textiles ?? null });
    expect(await found('count:400')).toEqual(['New']);
    await entries.trash(id, await revisionOf(id), by);
  });

  test('are filtered by the schemes of valid certificates, which leave when they end', async () => {
    await save('mill', 'concern', { address: 'mill', name: 'Mill' });
    const made = await yarn('Made', [fact('material', [linen])], { concern: ids.mill }, ids.other);
    const certified = (name: string, fields: object) =>
      save(name, 'certificate', { name, scheme: `${name}: 1`, validFrom: '2020-01-01', ...fields });
    await certified('gots', { products: [ids.Fine, ids.Bare] });
    await certified('grs', { categories: [ids.textiles], concerns: [ids.mill] });
    await certified('iso', { coversGroup: true });
    await certified('ended', { products: [ids.Fine], validUntil: '2020-12-31' });
    const facet = async (filter = '', id = ids.textiles) => {
      const { facets } = await ask(filter, { id: `${id}` });
      return facets
        .find(({ attribute }) => attribute === 'certificates')
        ?.options.map(({ name, count, isChosen }) => [name, count, isChosen]);
    };
    expect(await facet()).toEqual([
      ['gots: 1', 2, false],
      ['grs: 1', 4, false],
    ]);
    expect(await facet('', ids.other)).toEqual([['grs: 1', 1, false]]);
    expect(await found('certificates:gots%3A 1')).toEqual(['Fine', 'Bare']);
    expect(await facet('certificates:gots%3A 1;material:cotton')).toEqual([
      ['gots: 1', 1, true],
      ['grs: 1', 2, false],
    ]);
    expect((await ask('certificates:gots%3A 1')).facets[0]).toMatchObject({ options: [{ count: 1 }, { count: 0 }] });
    for (const name of ['gots', 'grs']) {
      const id = ids[name] ?? 0;
      const entry = await fresh.store.entries.get(id);
      const ended = { ...entry?.document, validUntil: '2020-12-31' };
      await fresh.store.entries.save(change('certificate', ended, { id, revision: entry?.revision ?? 0 }));
    }
    expect(await facet('certificates:gots%3A 1')).toBeUndefined();
    expect(await found('certificates:gots%3A 1')).toEqual(['Fine', 'coarse', 'Sizes', 'Bare']);
    await fresh.store.entries.trash(made, await revisionOf(made), 'editor@example.com');
  });

  test('follow a change of the attribute and of the category', async () => {
    const { entries } = fresh.store;
    const update = async (name: string, fields: object) => {
      const id = ids[name] ?? 0;
      const entry = await entries.get(id);
      const rest = { id, revision: entry?.revision ?? 0, parent: entry?.parent ?? null };
      await entries.save(change(entry?.type ?? 'faq', { ...entry?.document, ...fields }, rest));
    };
    const facetNames = async (of = api) => (await ask('', {}, of)).facets.map(({ name }) => name);
    await update('count', { filter: false });
    expect([await facetNames(), await facetNames(second)]).toEqual([['Material'], ['Material']]);
    await update('count', { filter: true, name: 'Count' });
    await update('textiles', { attributes: [ids.count, ids.material] });
    expect([await facetNames(), await facetNames(second)]).toEqual([
      ['Count', 'Material'],
      ['Count', 'Material'],
    ]);
  });
});
