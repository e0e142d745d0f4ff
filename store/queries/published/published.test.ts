import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EntryChange, Store } from '#store/store.ts';
import { change, removeForGood } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('published entries on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let entries: Store['entries'];
  const ran: string[] = [];
  beforeAll(async () => {
    fresh = await freshStore({ defaultLanguage: 'en', onQuery: ({ sql }) => ran.push(sql) });
    entries = fresh.store.entries;
  });
  afterAll(() => fresh.discard());

  test('are listed newest first, and by descending id at the same time, in any notation of the time', async () => {
    const dates = [
      '2026-03-02T09:00:00Z',
      '2026-03-02T09:00:00.001Z',
      '2025-01-01T00:00:00.000Z',
      '2026-03-02T09:00:00.000Z',
    ];
    for (const [n, date] of dates.entries()) await entries.save(change('news', { heading: `${n}`, date }));
    await entries.save(change('news', { heading: 'draft' }, { status: 'draft' }));
    const headings = async (page: { skip?: number; take?: number }) => {
      const { items, total } = await entries.listPublished({ type: 'news', ...page });
      return [items.map(({ document }) => document.heading), total];
    };
    expect(await headings({})).toEqual([['1', '3', '0', '2'], 4]);
    expect(await headings({ skip: 1, take: 2 })).toEqual([['3', '0'], 4]);
    expect(await headings({ skip: 3 })).toEqual([['2'], 4]);
    expect(await headings({ skip: 9, take: 2 })).toEqual([[], 4]);
    expect(await headings({ take: 0 })).toEqual([[], 4]);
  });

  test('that are alone of their type are read once until content changes, in each language', async () => {
    const named = async (lang?: string) => (await entries.publishedSingle('company', lang))?.document.companyName;
    expect(await named()).toBeUndefined();
    const { id } = await entries.save(change('company', { companyName: 'Mills' }));
    expect([await named(), await named('de')]).toEqual(['Mills', 'Mills']);
    ran.length = 0;
    expect([await named(), await named('de')]).toEqual(['Mills', 'Mills']);
    expect(ran.filter((sql) => sql.includes('entry_documents'))).toEqual([]);
    const translations = { de: { companyName: 'Werke' } };
    await entries.save(change('company', { companyName: 'Works' }, { id, revision: 1, translations }));
    expect([await named(), await named('de')]).toEqual(['Works', 'Werke']);
    await removeForGood(fresh.store, id, 2);
    expect(await named()).toBeUndefined();
  });

  test('can be limited to an inclusive range of dates, and have a span from the first to the last date', async () => {
    const ofRange = async (dated: { from?: string; to?: string }, page: { skip?: number; take?: number } = {}) => {
      const { items, total } = await entries.listPublished({ type: 'news', dated, ...page });
      return [items.map(({ document }) => document.heading).join(' '), total];
    };
    expect(await ofRange({ from: '2026-03-02T09:00:00.001Z' })).toEqual(['1', 1]);
    expect(await ofRange({ from: '2026-03-02T10:00:00+01:00' })).toEqual(['1 3 0', 3]);
    expect(await ofRange({ from: '2025-01-01T00:00:00Z', to: '2025-12-31T23:59:59.999Z' })).toEqual(['2', 1]);
    expect(await ofRange({ to: '2026-03-02T09:00:00Z' }, { skip: 1, take: 1 })).toEqual(['0', 3]);
    expect(await ofRange({ from: '2027-01-01T00:00:00Z' })).toEqual(['', 0]);
    expect(await ofRange({ from: '2026-01-01T00:00:00Z', to: '2025-01-01T00:00:00Z' })).toEqual(['', 0]);
    expect(await entries.datedSpan('news')).toEqual({
      first: '2025-01-01T00:00:00.000Z',
      last: '2026-03-02T09:00:00.001Z',
    });
    expect(await entries.datedSpan('faq')).toBeUndefined();
  });

  test('of several parents are grouped in the given order, across pages', async () => {
    const parents: number[] = [];
    for (const name of ['x', 'y', 'z']) {
      const { id } = await entries.save(change('category', { name }));
      parents.push(id);
      for (const n of [1, 2]) await entries.save(change('product', { name: `${name}${n}` }, { parent: id }));
    }
    await entries.save(change('product', { name: 'none' }));
    const [x = 0, y = 0, z = 0] = parents;
    const products = async (query: { parents?: null | number[]; skip?: number; take?: number }) => {
      const { items, total } = await entries.listPublished({ type: 'product', ...query });
      return [items.map(({ document }) => document.name).join(' '), total];
    };
    expect(await products({ parents: [z, x, z] })).toEqual(['z1 z2 x1 x2', 4]);
    expect(await products({ parents: [z, x], skip: 1, take: 2 })).toEqual(['z2 x1', 4]);
    expect(await products({ parents: [y] })).toEqual(['y1 y2', 2]);
    expect(await products({ parents: [] })).toEqual(['', 0]);
    expect(await products({ parents: null })).toEqual(['none', 1]);
    expect((await products({}))[1]).toBe(7);
  });

  test('are translated field by field, with the nearest language as fallback', async () => {
    const { id } = await entries.save(
      change(
        'export',
        {
          name: 'Europe',
          description: '<p>By road</p>',
          items: [{ name: 'Portugal', description: 'Weekly' }, { name: 'Spain' }],
        },
        {
          translations: {
            pt: { name: 'Europa', items: [{ description: 'Semanal' }, {}, { name: 'Demais' }] },
            'pt-BR': { description: '<p>Por estrada</p>' },
          },
        },
      ),
    );
    const read = async (lang?: string) => (await entries.published('export', id, lang))?.document;
    const english = await read();
    expect(english).toMatchObject({ name: 'Europe', items: [{ name: 'Portugal' }, { name: 'Spain' }] });
    expect(await read('en')).toEqual(english);
    expect(await read('de')).toEqual(english);
    expect(await read('%')).toEqual(english);
    expect(await read('pt-PT')).toMatchObject({
      name: 'Europa',
      description: '<p>By road</p>',
      items: [{ name: 'Portugal', description: 'Semanal' }, { name: 'Spain' }],
    });
    const brazilian = await read('pt-BR');
    expect(brazilian).toMatchObject({ name: 'Europa', description: '<p>Por estrada</p>' });
    expect(brazilian?.items).toHaveLength(2);
    expect((await entries.listPublished({ type: 'export', lang: 'PT-br' })).items[0]?.document).toEqual(brazilian);
  });

  test('name their language and the translation, and know the languages of an entry and of a type', async () => {
    const translations = { de: { name: 'Zwei' } };
    const { id } = await entries.save(change('faq', { name: 'Two', description: '<p>2</p>' }, { translations }));
    await entries.save(change('faq', { name: 'Three' }, { translations: { pt: { name: 'Três' } } }));
    await entries.save(change('faq', { name: 'Four' }, { translations: { ar: { name: '٤' } }, status: 'draft' }));
    const languageIn = async (lang?: string) => {
      const entry = await entries.published('faq', id, lang);
      return [entry?.lang, entry?.translation];
    };
    expect(await languageIn()).toEqual([undefined, undefined]);
    expect(await languageIn('en')).toEqual([undefined, undefined]);
    expect(await languageIn('de-AT')).toEqual(['de', { name: 'Zwei' }]);
    expect(await languageIn('pt')).toEqual(['en', undefined]);
    expect(await entries.languagesOf('faq', { publicId: String(id) })).toEqual(['de']);
    expect(await entries.languagesOf('faq', { publicId: '99999' })).toEqual([]);
    expect(await entries.languagesOf('faq', 'any')).toEqual(['de', 'pt']);
    expect(await entries.languagesOf('company', 'single')).toEqual([]);
  });

  test('are listed with the address that answers in a language', async () => {
    const translations = { pt: { address: 'vidro' }, 'pt-BR': { name: 'Vidro' }, de: { name: 'Glas' } };
    await entries.save(change('concern', { address: 'glass', name: 'Glass' }, { translations }));
    const addressesIn = async (lang: string) =>
      (await entries.translatedInto(lang, { skip: 0, take: 50 }))
        .filter(({ type }) => type === 'concern')
        .map((page) => [page.address, page.translatedAddress]);
    expect(await addressesIn('pt')).toEqual([['glass', 'vidro']]);
    expect(await addressesIn('pt-BR')).toEqual([['glass', 'vidro']]);
    expect(await addressesIn('de')).toEqual([['glass', 'glass']]);
    expect(await addressesIn('pt-PT')).toEqual([]);
  });
});

describe.each(engines)('the content version on $name', ({ freshStore }) => {
  let store: Store;
  beforeEach(async () => {
    const fresh = await freshStore();
    store = fresh.store;
    return fresh.discard;
  });

  const grewBy = async (act: () => Promise<unknown>) => {
    const before = await store.contentVersion();
    await act();
    return (await store.contentVersion()) - before;
  };

  test('is raised by visible changes only', async () => {
    let id = 0;
    const step = (fields: Record<string, unknown>, rest: Partial<EntryChange>) => async () => {
      const revision = (await store.entries.get(id))?.revision;
      id = (await store.entries.save(change('faq', fields, { ...rest, ...(id ? { id, revision } : {}) }))).id;
    };
    expect(await grewBy(step({ name: 'a' }, { status: 'draft' }))).toBe(0);
    expect(await grewBy(step({ name: 'b' }, { status: 'draft' }))).toBe(0);
    expect(await grewBy(step({ name: 'b' }, { status: 'published' }))).toBe(1);
    expect(await grewBy(step({ name: 'c' }, { status: 'published' }))).toBe(1);
    expect(await grewBy(step({ name: 'c' }, { status: 'published' }))).toBe(0);
    expect(await grewBy(step({ name: 'c' }, { translations: { de: { name: 'd' } } }))).toBe(1);
    expect(await grewBy(step({ name: 'c' }, { status: 'draft' }))).toBe(1);

    const second = await store.entries.save(change('faq', { name: 'second' }));
    const third = await store.entries.save(change('faq', { name: 'third' }));
    expect(await grewBy(() => store.entries.move(third.id, 0, 'me'))).toBe(1);
    expect(await grewBy(() => store.entries.move(third.id, 0, 'me'))).toBe(0);
    expect(await grewBy(() => store.entries.move(id, 0, 'me'))).toBe(0);
    expect(await grewBy(() => removeForGood(store, second.id, 1))).toBe(1);
    expect(await grewBy(() => removeForGood(store, id, 7))).toBe(0);
  });

  test('is raised when a scheduled entry is published at its time', async () => {
    const scheduled = { status: 'scheduled', publishAt: '2030-01-01T10:00:00+02:00' } as const;
    const { id } = await store.entries.save(change('news', { heading: 'Opening' }, scheduled));
    await store.entries.save(change('news', {}, { ...scheduled, publishAt: '2031-01-01T00:00:00Z' }));
    expect(await store.contentVersion()).toBe(0);
    expect(await store.entries.nextDue()).toBe('2030-01-01T08:00:00.000Z');
    expect(await store.entries.publishDue(new Date('2030-01-01T07:59:59.999Z'))).toBe(0);
    expect(await store.entries.published('news', id)).toBeUndefined();
    expect((await store.search({ words: 'opening', skip: 0, take: 5 })).total).toBe(0);

    expect(await grewBy(() => store.entries.publishDue(new Date('2030-01-01T08:00:00.000Z')))).toBe(1);
    expect((await store.entries.published('news', id))?.document.heading).toBe('Opening');
    expect((await store.search({ words: 'opening', skip: 0, take: 5 })).total).toBe(1);
    expect(await store.entries.get(id)).toMatchObject({ status: 'published', publishAt: null, revision: 1 });
    expect(await store.entries.nextDue()).toBe('2031-01-01T00:00:00.000Z');
    await expect(store.entries.save(change('news', {}, { status: 'scheduled' }))).rejects.toThrow(
      'needs a publication time',
    );
  });

  test('a withdrawn entry is known as such, and one that was never published is not', async () => {
    const { entries } = store;
    const gone = (id: number) => entries.isWithdrawn('concern', { publicId: String(id) });
    const save = (rest: Partial<EntryChange>) => entries.save(change('concern', { address: 'mill' }, rest));
    const { id } = await save({ status: 'draft' });
    expect(await gone(id)).toBe(false);
    await save({ id, revision: 1 });
    expect(await gone(id)).toBe(false);
    await save({ id, revision: 2, status: 'draft' });
    expect(await gone(id)).toBe(true);
    expect(await entries.isWithdrawn('concern', { address: 'mill' })).toBe(true);
    expect(await entries.isWithdrawn('news', { publicId: String(id) })).toBe(false);
    await save({ id, revision: 3, status: 'scheduled', publishAt: '2020-01-01T00:00:00Z' });
    await entries.publishDue(new Date());
    expect(await gone(id)).toBe(false);
    await removeForGood(store, id, 4);
    expect(await gone(id)).toBe(true);
    expect(await entries.isWithdrawn('concern', { address: 'mill' })).toBe(true);

    const never = await entries.save(change('concern', { address: 'weir' }, { status: 'draft' }));
    await removeForGood(store, never.id, 1);
    expect(await gone(never.id)).toBe(false);
    expect(await entries.isWithdrawn('concern', { address: 'weir' })).toBe(false);
  });

  test('is raised once when several nodes publish due entries', async () => {
    const due = { status: 'scheduled', publishAt: '2020-01-01T00:00:00Z' } as const;
    for (let n = 0; n < 5; n++) await store.entries.save(change('news', {}, due));
    const counts = await Promise.all(Array.from({ length: 4 }, () => store.entries.publishDue(new Date())));
    expect(counts.sort()).toEqual([0, 0, 0, 5]);
    expect(await store.contentVersion()).toBe(1);
  });
});
