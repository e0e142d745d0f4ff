import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#store/store.ts';
import { change, removeForGood } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('proposals on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;
  let id: number;
  const faq = (name: string, answer: string) => ({ name, description: `<p>${answer}</p>` });
  const german = { de: { name: 'Wie lange?' } };
  const save = (revision: number, document: object, translations = {}) =>
    store.entries.save(change('faq', { ...document }, { id, revision, translations }));
  const open = async (lang = 'de') => {
    const entry = await store.entries.get(id);
    return entry ? store.proposals.openTexts(entry, lang) : [];
  };
  const propose = async (lang = 'de') =>
    store.proposals.add(
      id,
      lang,
      (await open(lang)).map(({ path, hash, text }) => ({ path, hash, text: `${lang} ${text}` })),
    );
  const paths = async (lang = 'de') => (await store.proposals.list(id, lang)).map(({ path }) => path);

  beforeEach(async () => {
    fresh = await freshStore();
    ({ store } = fresh);
    ({ id } = await store.entries.save(change('faq', faq('How long?', 'Two days'))));
  });
  afterEach(() => fresh.discard());

  test('are for missing and outdated texts only, and replace earlier ones', async () => {
    await save(1, faq('How long?', 'Two days'), german);
    expect((await open()).map(({ path }) => path)).toEqual(['description']);
    await propose();
    await propose();
    expect(await store.proposals.list(id, 'de')).toEqual([
      { path: 'description', text: 'de <p>Two days</p>', madeAt: expect.any(String) },
    ]);
    await save(2, faq('For how long?', 'Two days'), german);
    expect((await open()).map(({ path }) => path)).toEqual(['name', 'description']);
  });

  test('are for alt texts too', async () => {
    const image = { src: '/files/a.webp', alt: 'A loom' };
    ({ id } = await store.entries.save(change('news', { heading: 'Looms', description: '', image })));
    expect((await open()).map(({ path }) => path)).toEqual(['heading', 'image.alt']);
    await propose();
    const translations = { de: { image: { alt: 'Ein Webstuhl' } } };
    await store.entries.save(
      change('news', { heading: 'Looms', description: '', image }, { id, revision: 1, translations }),
    );
    expect(await paths()).toEqual(['heading']);
  });

  test('end when their text is translated or changes, and stay beside other changes', async () => {
    await propose();
    await propose('ar');
    await save(1, faq('How long?', 'Two days'), german);
    expect([await paths(), await paths('ar')]).toEqual([['description'], ['name', 'description']]);
    await save(2, faq('How long?', 'Three days'), german);
    expect([await paths(), await paths('ar')]).toEqual([[], ['name']]);
    // A change that is taken back revives no proposal.
    await save(3, faq('How long?', 'Two days'), german);
    expect([await paths(), await paths('ar')]).toEqual([[], ['name']]);
  });

  test('are not stored for a text that has changed since it was sent', async () => {
    const sent = (await open()).map(({ path, hash }) => ({ path, hash, text: 'x' }));
    await save(1, faq('How long?', 'Three days'), german);
    await store.proposals.add(id, 'de', sent);
    expect(await paths()).toEqual([]);
    await store.proposals.add(999, 'de', sent);
  });

  test('are discarded by path or all together', async () => {
    await propose();
    expect(await store.proposals.discard(id, 'de', ['name', 'other'])).toBe(1);
    expect(await paths()).toEqual(['description']);
    expect(await store.proposals.discard(id, 'de')).toBe(1);
    expect(await store.proposals.discard(id, 'de')).toBe(0);
  });

  test('end with their entry, also in the trash', async () => {
    await propose();
    await removeForGood(store, id, 1);
    expect(await paths()).toEqual([]);
    const other = await store.entries.save(change('faq', faq('Why?', 'So')));
    id = other.id;
    await propose();
    await store.entries.trash(id, 1, 'me');
    await store.entries.restore(id, 1, 'me');
    expect(await paths()).toEqual([]);
  });

  test('follow the latest state, which may be a pending change', async () => {
    await propose();
    const pending = { status: 'draft', keepPublished: true, id, revision: 1 } as const;
    await store.entries.save(change('faq', faq('How long?', 'Three days'), pending));
    expect(await paths()).toEqual(['name']);
    await propose();
    await store.entries.setStatus(id, 2, 'published', 'me');
    expect(await paths()).toEqual(['name', 'description']);
  });
});

describe.each(engines)('glossaries on $name', ({ freshStore }) => {
  test('are changed one editor at a time, with an audit row', async () => {
    const { store, discard } = await freshStore();
    const german = { lang: 'de', formality: 'formal', terms: 'mill = Mühle' } as const;
    await store.glossaries.save(german, null, 'me');
    const first = await store.glossaries.get('de');
    expect(first).toMatchObject({ ...german, changedBy: 'me' });
    await expect(store.glossaries.save(german, null, 'you')).rejects.toMatchObject({ reason: 'conflict' });
    await store.glossaries.save({ ...german, terms: '' }, first?.changedAt ?? '', 'you');
    expect(await store.glossaries.list()).toMatchObject([{ lang: 'de', terms: '', changedBy: 'you' }]);
    expect(await store.audit.last('glossary.change')).toMatchObject({ by: 'you', subject: 'de' });
    await discard();
  });
});
