import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntityName } from '#content/registry.ts';
import type { EntryChange, SearchQuery } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('narrowing a search on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  const ids = new Map<string, number>();
  const idOf = (title: string) => ids.get(title) ?? 0;
  const save = async (type: EntityName, title: string, fields: Record<string, unknown>, rest?: Partial<EntryChange>) =>
    void ids.set(title, (await fresh.store.entries.save(change(type, fields, rest))).id);
  const named = (type: EntityName, name: string, fields = {}, rest?: Partial<EntryChange>) =>
    save(type, name, { name, ...fields }, rest);

  beforeAll(async () => {
    fresh = await freshStore();
    await named('concern', 'North alpaca', { address: 'north' });
    await named('concern', 'South', { address: 'south' });
    await named('category', 'Textiles');
    await named('category', 'Cotton', {}, { parent: idOf('Textiles') });
    const file = (lang: string) => ({ file: { src: `/files/${lang}.pdf`, mediaType: 'application/pdf', lang } });
    await named('product', 'Alpaca one', { concern: idOf('North alpaca') }, { parent: idOf('Cotton') });
    await named('product', 'Alpaca two', { concern: idOf('South') }, { parent: idOf('Textiles') });
    await named('document', 'Alpaca sheet', {
      date: '2025-04-01',
      files: [file('de'), file('en')],
      concerns: [idOf('North alpaca'), idOf('South')],
    });
    await named('document', 'Alpaca guide', { date: '2024-04-01', files: [file('de')], concerns: [] });
    await save('news', 'Alpaca news', {
      heading: 'Alpaca news',
      date: '2025-01-01T10:00:00Z',
      concerns: [idOf('North alpaca')],
    });
  });
  afterAll(() => fresh.discard());

  const find = async (query: Partial<SearchQuery> = {}) => {
    const found = await fresh.store.search({ words: 'alpaca', countsFacets: true, skip: 0, take: 20, ...query });
    const titles = found.items.map(({ title }) => title.map(({ text }) => text).join('')).sort();
    const countOf = (name: 'concern' | 'category' | 'fileLang' | 'year', value: string | number) =>
      found.facets?.get(name)?.get(String(value));
    return { ...found, titles, countOf };
  };

  test('counts the values of all matches', async () => {
    const { counts, countOf } = await find();
    expect(counts).toEqual({ product: 2, concern: 1, news: 1, document: 2 });
    expect([countOf('concern', idOf('North alpaca')), countOf('concern', idOf('South'))]).toEqual([4, 2]);
    expect([countOf('category', idOf('Cotton')), countOf('category', idOf('Textiles'))]).toEqual([1, 2]);
    expect([countOf('fileLang', 'de'), countOf('fileLang', 'en')]).toEqual([2, 1]);
    expect([countOf('year', 2025), countOf('year', 2024)]).toEqual([2, 1]);
  });

  test('narrows down by values of several facets, and counts each given the others', async () => {
    const north = String(idOf('North alpaca'));
    const narrowed = await find({ chosen: { concern: [north], year: ['2025'] } });
    expect(narrowed.titles).toEqual(['Alpaca news', 'Alpaca sheet']);
    expect(narrowed.total).toBe(2);
    expect(narrowed.counts).toEqual({ news: 1, document: 1 });
    expect(narrowed.countOf('concern', idOf('South'))).toBe(1);
    expect(narrowed.countOf('year', 2024)).toBeUndefined();
    const documents = await find({ type: 'document', chosen: { concern: [north] } });
    expect(documents.counts).toEqual({ product: 1, concern: 1, news: 1, document: 1 });
    expect([documents.titles, documents.countOf('fileLang', 'de'), documents.countOf('concern', north)]).toEqual([
      ['Alpaca sheet'],
      1,
      1,
    ]);
  });

  test('finds what is under a sub-category, and entries with any of the values', async () => {
    expect((await find({ chosen: { category: [String(idOf('Textiles'))] } })).titles).toEqual([
      'Alpaca one',
      'Alpaca two',
    ]);
    expect((await find({ chosen: { fileLang: ['en', 'fr'] } })).titles).toEqual(['Alpaca sheet']);
    expect((await find({ chosen: { concern: ['0'] } })).total).toBe(0);
  });

  test('does not correct words that other values find', async () => {
    expect(await find({ words: 'alpaca guide', chosen: { year: ['1999'] } })).toMatchObject({ total: 0, counts: {} });
  });

  test('follows changes', async () => {
    await named('product', 'Alpaca three', { concern: idOf('South') }, { parent: idOf('Cotton') });
    const id = idOf('Alpaca three');
    expect((await find()).countOf('concern', idOf('South'))).toBe(3);
    const moved = { name: 'Alpaca three', concern: idOf('North alpaca') };
    await fresh.store.entries.save(change('product', moved, { id, revision: 1, parent: idOf('Textiles') }));
    const { countOf } = await find();
    expect([countOf('concern', idOf('South')), countOf('concern', idOf('North alpaca'))]).toEqual([2, 5]);
    expect([countOf('category', idOf('Cotton')), countOf('category', idOf('Textiles'))]).toEqual([1, 3]);
  });
});
