import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi, visitor } from '#api/testing/start-api.ts';
import { search } from '#contract/calls/search.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('a search for what products are filtered by on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  const ids: Record<string, number> = {};
  const save = async (...[type, fields, rest]: Parameters<typeof change>): Promise<number> => {
    const { id } = await fresh.store.entries.save(change(type, fields, rest));
    ids[String(fields?.name)] = id;
    return id;
  };
  const fact = (attribute: string, values: unknown[], upTo: number | null = null) => ({
    attribute: ids[attribute],
    values,
    upTo,
  });
  const product = (name: string, parent: string, facts: object[]) =>
    save('product', { name, description: '', facts, articles: [] }, { parent: ids[parent] ?? null });

  /** The titles and addresses of what is found, with names instead of ids. */
  const find = async (q: string, more: object = {}) => {
    const { items, corrected } = await api.client(visitor).call(search, { q, ...more });
    const named = new Map(Object.entries(ids).map(([name, id]) => [String(id), name]));
    const lines = items.map(({ title, url }) => {
      const address = decodeURIComponent(url).replace(/(?<=[/=])\d+(?=[?:]|$)/g, (id) => named.get(id) ?? id);
      return `${title.map(({ text }) => text).join('')} ${address}`.replaceAll('\u00a0', ' ');
    });
    return corrected === undefined ? lines : [`→ ${corrected}`, ...lines];
  };

  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    const german = (name: string, more: object = {}) => ({ translations: { de: { name, ...more } } });
    await save('company', { companyName: 'Mills', languages: [{ lang: 'de', name: '', state: 'Published' }] });
    const length = { kind: 'number', unit: 'mm', decimals: 1, filter: true };
    await save('attribute', { name: 'Diameter', ...length }, german('Durchmesser', { unit: 'mm' }));
    await save('attribute', { name: 'Thickness', ...length });
    await save('attribute', { name: 'Pressure', kind: 'number', unit: 'bar', filter: true });
    await save('attribute', { name: 'Lead-free', kind: 'yesNo', unit: '', filter: true });
    const options = [
      { name: 'SDR 11', key: 'sdr-11' },
      { name: 'SDR 17', key: 'sdr-17' },
    ];
    await save('attribute', { name: 'Pipe class', kind: 'choice', unit: '', options, filter: true });
    await save('attribute', { name: 'Hidden', kind: 'choice', unit: '', options: [{ name: 'Twill' }], filter: false });
    const all = ['Diameter', 'Pressure', 'Lead-free', 'Pipe class', 'Hidden'];
    const attributesOf = (names: string[]) => ({ attributes: names.map((name) => ids[name]) });
    await save('category', { name: 'Pipes', description: '', ...attributesOf(all) });
    const above = { parent: ids.Pipes ?? null };
    await save('category', { name: 'Taps', description: '', ...attributesOf(['Diameter']) }, above);
    await save('category', { name: 'Cloth', description: '', ...attributesOf(['Thickness']) }, german('Tuch'));
    const document = (await fresh.store.entries.get(ids['Pipe class'] ?? 0))?.document ?? {};
    const [eleven, seventeen] = (document.options as { id: string }[]).map(({ id }) => id);
    await product('Long', 'Pipes', [
      fact('Diameter', [20], 630),
      fact('Pipe class', [eleven]),
      fact('Lead-free', [true]),
    ]);
    await product('Short', 'Pipes', [fact('Diameter', [110]), fact('Pipe class', [eleven, seventeen])]);
    await product('Tap', 'Taps', [fact('Diameter', [15]), fact('Pressure', [4], 16)]);
    await product('Felt', 'Cloth', [fact('Thickness', [2.5])]);
    const by = { id: 'editor', name: 'editor@example.com' };
    await fresh.store.synonyms.save({ lang: 'en', words: 'DN', meaning: 'diameter', bothWays: true }, by);
  });
  afterAll(async () => {
    await api.stop();
    await fresh.discard();
  });

  test.each(['SDR 11', 'sdr11', 'SDR-11', 'pipe class SDR 11', 'SDR 11 pipe classes'])(
    'finds the category with the option after the best product: %s',
    async (query) => {
      expect(await find(query)).toEqual([
        'Short /product-details/Short',
        'Pipes · Pipe class SDR 11 /product/Pipes?filter=Pipe class:sdr-11',
        'Long /product-details/Long',
      ]);
    },
  );

  test('finds the options of an attribute, the one of most products first', async () => {
    expect((await find('pipe class')).slice(0, 3)).toEqual([
      'Pipes /product/Pipes',
      'Pipes · Pipe class SDR 11 /product/Pipes?filter=Pipe class:sdr-11',
      'Pipes · Pipe class SDR 17 /product/Pipes?filter=Pipe class:sdr-17',
    ]);
  });

  test('finds what is so, and all numbers of an attribute', async () => {
    expect((await find('lead-free'))[1]).toBe('Pipes · Lead-free /product/Pipes?filter=Lead-free:yes');
    expect((await find('diameters'))[1]).toBe('Pipes · Diameter /product/Pipes?filter=Diameter:15..630');
  });

  test('counts and lists each once, over all pages', async () => {
    const all = await find('sdr 11');
    const one = (skip: number) => find('sdr 11', { skip, take: 1 });
    expect((await Promise.all([0, 1, 2, 3].map(one))).flat()).toEqual(all);
    const { total, counts } = await api.client(visitor).call(search, { q: 'sdr 11' });
    expect([total, counts]).toEqual([3, { page: 1, product: 2 }]);
    expect(await find('sdr 11', { type: 'page' })).toEqual(all.slice(1, 2));
    expect(await find('sdr 11', { type: 'product' })).toHaveLength(2);
  });

  test.each(['110 mm', '110mm', 'diameter 110', '110 mm diameter', 'DN110', 'DN 110', 'dn-110'])(
    'finds the products whose range has a number: %s',
    async (query) => {
      expect(await find(query)).toEqual([
        'Pipes · Diameter 110 mm /product/Pipes?filter=Diameter:110..110',
        'Long /product-details/Long',
        'Short /product-details/Short',
      ]);
    },
  );

  test('finds decimals as the language writes them', async () => {
    expect(await find('8 bar')).toEqual([
      'Pipes · Pressure 8 bar /product/Pipes?filter=Pressure:8..8',
      'Tap /product-details/Tap',
    ]);
    const felt = ['Tuch · Thickness 2,5 mm /product/Cloth?filter=Thickness:2.5..2.5', 'Felt /product-details/Felt'];
    expect(await find('2,5 mm', { lang: 'de' })).toEqual(felt);
    expect(await find('2.5 mm', { lang: 'de' })).toEqual(felt);
    expect((await find('Durchmesser 110 mm', { lang: 'de' }))[0]).toMatch(/^Pipes · Durchmesser 110 mm /);
  });

  test('corrects a misspelled option', async () => {
    expect((await find('pipe calss')).slice(0, 3)).toEqual([
      '→ pipe class',
      'Pipes /product/Pipes',
      'Pipes · Pipe class SDR 11 /product/Pipes?filter=Pipe class:sdr-11',
    ]);
  });

  test('finds nothing that no product has, that is no filter, or that is only a number', async () => {
    for (const query of ['700 mm', '3 bar', 'twill', '110', 'mm', '%', '110 kg'])
      expect((await find(query)).join()).not.toContain('filter=');
  });
});
