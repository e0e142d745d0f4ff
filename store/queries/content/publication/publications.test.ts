import { beforeEach, describe, expect, test } from 'vitest';
import type { EntryChange } from '#store/interfaces/entries.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { refused } from '#store/testing/store-error.ts';

describe.each(engines)('a language of an entry on $name', ({ freshStore }) => {
  let store: Store;
  let fresh: FreshStore;
  beforeEach(async () => {
    fresh = await freshStore();
    store = fresh.store;
    return fresh.discard;
  });

  const at = '2040-01-01T10:00:00.000Z';
  const news = (words: string, rest: Partial<EntryChange> = {}) =>
    change(
      'news',
      { heading: `English ${words}`, image: { src: `/files/en-${words}.webp`, alt: 'A' } },
      {
        translations: {
          de: { heading: `Deutsch ${words}`, image: { src: `/files/de-${words}.webp`, alt: 'A' } },
          pt: { heading: `Português ${words}` },
        },
        ...rest,
      },
    );
  const heading = async (id: number, lang?: string) =>
    (await store.entries.published('news', id, lang))?.document.heading;
  const statuses = async (id: number) =>
    (await store.entries.get(id))?.languages.map(({ lang, status, publishAt }) =>
      publishAt ? `${lang} ${status} ${publishAt}` : `${lang} ${status}`,
    );
  const changedLanguages = async (make: () => Promise<unknown>) => {
    const version = await store.contentVersion();
    await make();
    const { changes } = await store.contentChanges.since(version);
    return changes.map(({ langs }) => langs);
  };

  test('is a draft while the entry is published in the others', async () => {
    const { entries } = store;
    const { id } = await entries.save(news('one', { languages: ['', 'pt'] }));
    expect([await heading(id), await heading(id, 'de'), await heading(id, 'pt')]).toEqual([
      'English one',
      'English one',
      'Português one',
    ]);
    expect(await statuses(id)).toEqual([' published', 'de draft', 'pt published']);
    expect(await entries.get(id)).toMatchObject({ status: 'published', pending: false });
    expect(await entries.languagesOf('news', { publicId: String(id) })).toEqual(['pt']);
    expect(await entries.translatedInto('de', { skip: 0, take: 9 })).toEqual([]);
    const found = async (words: string, lang: string) => (await store.search({ words, lang, skip: 0, take: 5 })).total;
    expect([await found('deutsch', 'de'), await found('portugues', 'pt')]).toEqual([0, 1]);
    const listed = { type: 'news', sort: 'title', skip: 0, take: 5 } as const;
    expect((await entries.list({ ...listed, state: 'pending' })).total).toBe(0);
    expect((await entries.list({ ...listed, words: 'deutsch' })).total).toBe(1);
    expect(await store.files.uses('/files/de-one.webp')).toMatchObject([{ id }]);
    const { items } = await entries.listTranslations({ types: ['news'], skip: 0, take: 5 });
    expect(items[0]?.languages.map(({ publication }) => publication)).toEqual(['draft', 'published']);
  });

  test('is published alone, and drops only the cached pages of its language unless it is new there', async () => {
    const { entries } = store;
    const { id } = await entries.save(news('one', { languages: ['', 'pt'] }));
    const save = (revision: number, words: string, languages: string[]) =>
      entries.save(news(words, { id, revision, languages }));
    expect(await changedLanguages(() => save(1, 'two', ['de']))).toEqual([null]);
    expect(await statuses(id)).toEqual([' changed', 'de published', 'pt changed']);
    expect(await entries.get(id)).toMatchObject({ pending: true, document: { heading: 'English two' } });
    expect(await changedLanguages(() => save(2, 'three', ['de']))).toEqual([['de']]);
    expect([await heading(id), await heading(id, 'de'), await heading(id, 'pt')]).toEqual([
      'English one',
      'Deutsch three',
      'Português one',
    ]);
    expect(await changedLanguages(() => save(3, 'four', ['']))).toEqual([null]);
    expect(await changedLanguages(() => entries.setStatus(id, 4, 'published', 'me'))).toEqual([['de', 'pt']]);
    expect(await statuses(id)).toEqual([' published', 'de published', 'pt published']);
  });

  test('stays a draft while a list publishes the entry, until it is named', async () => {
    const { entries } = store;
    const { id } = await entries.save(news('one', { languages: ['', 'pt'] }));
    await entries.setStatus(id, 1, 'published', 'me');
    expect((await entries.get(id))?.revision).toBe(1);
    await entries.save(news('two', { id, revision: 1, status: 'draft', keepPublished: true }));
    expect(await entries.get(id)).toMatchObject({ pending: true });
    await entries.setStatus(id, 2, 'published', 'me');
    expect(await statuses(id)).toEqual([' published', 'de draft', 'pt published']);
    expect(await heading(id, 'de')).toBe('English two');
    await entries.setStatus(id, 3, 'published', 'me', ['de']);
    expect(await heading(id, 'de')).toBe('Deutsch two');
  });

  test('is up to date once its texts are confirmed, although no status changes', async () => {
    const { entries } = store;
    const { id } = await entries.save(news('one'));
    const translations = news('one').translations;
    await entries.save(news('two', { id, revision: 1, translations }));
    expect(await entries.outdatedTexts(id)).toMatchObject([
      { lang: 'de', path: 'heading' },
      { lang: 'pt', path: 'heading' },
    ]);
    const confirmed = { de: ['heading'] };
    await entries.save(
      news('two', { id, revision: 2, translations, confirmed, status: 'draft', keepPublished: true, languages: [] }),
    );
    expect(await entries.outdatedTexts(id)).toMatchObject([{ lang: 'pt', path: 'heading' }]);
  });

  test('is unpublished alone, and its words are kept', async () => {
    const { entries } = store;
    const { id } = await entries.save(news('one'));
    expect(await changedLanguages(() => entries.setStatus(id, 1, 'draft', 'me', ['de']))).toEqual([null]);
    expect([await heading(id), await heading(id, 'de')]).toEqual(['English one', 'English one']);
    expect(await statuses(id)).toEqual([' published', 'de draft', 'pt published']);
    expect((await entries.get(id))?.translations.de).toMatchObject({ heading: 'Deutsch one' });
    expect(await entries.isWithdrawn('news', { publicId: String(id) })).toBe(false);
  });

  test('is published at its own time with the latest saved words', async () => {
    const { entries } = store;
    const { id } = await entries.save(news('one', { languages: ['', 'pt'] }));
    const scheduled = { status: 'scheduled', publishAt: at, keepPublished: true, languages: ['de'] } as const;
    await entries.save(news('two', { ...scheduled, id, revision: 1 }));
    expect(await statuses(id)).toEqual([' changed', `de scheduled ${at}`, 'pt changed']);
    await entries.save(news('three', { id, revision: 2, status: 'draft', keepPublished: true, languages: ['pt'] }));
    expect([await entries.nextDue(), (await entries.get(id))?.publishAt]).toEqual([at, at]);
    expect((await entries.list({ type: 'news', state: 'scheduled', sort: 'title', skip: 0, take: 5 })).total).toBe(1);
    expect(await entries.publishDue(new Date('2040-01-01T09:59:59Z'))).toBe(0);
    expect(await entries.publishDue(new Date(at))).toBe(1);
    expect([await heading(id), await heading(id, 'de'), await heading(id, 'pt')]).toEqual([
      'English one',
      'Deutsch three',
      'Português one',
    ]);
    expect(await statuses(id)).toEqual([' changed', 'de published', 'pt changed']);
    expect([await entries.nextDue(), await entries.publishDue(new Date('2050-01-01'))]).toEqual([undefined, 0]);
  });

  test('is not public before the main language, nor without it', async () => {
    const { entries } = store;
    const { id } = await entries.save(news('one', { status: 'draft' }));
    const alone = { id, revision: 1, languages: ['de'] };
    await expect(entries.save(news('one', alone))).rejects.toEqual(refused('main-language'));
    const later = { ...alone, status: 'scheduled', publishAt: at } as const;
    await expect(entries.save(news('one', later))).rejects.toEqual(refused('main-language'));
    await entries.setStatus(id, 1, 'published', 'me');
    await expect(entries.setStatus(id, 2, 'draft', 'me', [''])).rejects.toEqual(refused('main-language'));
    expect(await statuses(id)).toEqual([' published', 'de published', 'pt published']);
  });

  test('returns to what visitors see alone, while drafts of others stay', async () => {
    const { entries } = store;
    const { id } = await entries.save(news('one', { languages: ['', 'pt'] }));
    await entries.save(news('two', { id, revision: 1, status: 'draft', keepPublished: true }));
    await entries.discardChanges(id, 2, 'me', ['pt']);
    expect((await entries.get(id))?.translations).toMatchObject({
      de: { heading: 'Deutsch two' },
      pt: { heading: 'Português one' },
    });
    await entries.discardChanges(id, 3, 'me');
    expect(await entries.get(id)).toMatchObject({
      pending: false,
      document: { heading: 'English one' },
      translations: { de: { heading: 'Deutsch two' } },
    });
  });

  test('has a history of its own', async () => {
    const { entries } = store;
    const { id } = await entries.save(news('one'));
    const one = news('one');
    await entries.save({ ...one, id, revision: 1, translations: { ...one.translations, de: { heading: 'Neu' } } });
    await entries.save({ ...one, id, revision: 2, document: news('two').document, languages: [''] });
    await entries.setStatus(id, 3, 'draft', 'me', ['de']);
    const of = async (lang: string) =>
      (await entries.revisions(id, { lang, skip: 0, take: 9 })).items.map(({ revision }) => revision);
    expect([await of(''), await of('de'), await of('pt')]).toEqual([[3, 1], [4, 3, 2, 1], [1]]);
    const { items } = await entries.revisions(id);
    expect(items.map(({ languages }) => languages)).toEqual([['de'], ['', 'de'], ['de'], ['', 'de', 'pt']]);
  });

  test('keeps its status in the trash, in a copy of the data and when a file is replaced', async () => {
    const { entries, files } = store;
    const file = { sha256: 'x', mediaType: 'image/webp', bytes: 1, width: 1, height: 1 };
    await files.add({ ...file, src: '/files/de-one.webp' }, 'me');
    const { id } = await entries.save(news('one', { languages: ['', 'pt'] }));
    await entries.save(
      news('one', { id, revision: 1, status: 'scheduled', publishAt: at, keepPublished: true, languages: ['pt'] }),
    );
    await files.replace('/files/de-one.webp', { ...file, src: '/files/new.webp', sha256: 'y' }, 'me');
    const stored = await entries.get(id);
    expect(stored?.translations.de).toMatchObject({ image: { src: '/files/new.webp' } });
    const { items } = await entries.revisions(id, { lang: 'pt', skip: 0, take: 9 });
    expect(items.map(({ revision }) => revision)).toEqual([2, 1]);
    expect(await statuses(id)).toEqual([' published', 'de draft', `pt scheduled ${at}`]);
    const [replaced] = (await entries.revisions(id)).items;
    expect(replaced).toMatchObject({ revision: 3, statuses: { '': 'published', de: 'draft', pt: 'scheduled' } });

    const restored = await freshStore();
    await restored.store.load(store.dump());
    expect(await restored.store.entries.get(id)).toEqual(stored);
    await restored.discard();

    await entries.trash(id, 3, 'me');
    await entries.restore(id, 3, 'me');
    expect(await statuses(id)).toEqual([' draft', 'de draft', 'pt draft']);
    await entries.setStatus(id, 3, 'published', 'me');
    expect(await entries.languagesOf('news', { publicId: String(id) })).toEqual([]);
  });

  test('stays a draft or scheduled where an imported entry is published', async () => {
    const { entries } = store;
    const publications = {
      de: { status: 'draft', publishAt: null },
      pt: { status: 'scheduled', publishAt: at },
    } as const;
    const { id } = await entries.save(news('one', { publications }));
    expect(await statuses(id)).toEqual([' published', 'de draft', `pt scheduled ${at}`]);
    expect(await entries.languagesOf('news', { publicId: String(id) })).toEqual([]);
    expect(await entries.nextDue()).toBe(at);
    const rest = { id, revision: 1, publications: { pt: publications.pt } };
    await entries.save(news('two', rest));
    expect(await statuses(id)).toEqual([' published', 'de published', `pt scheduled ${at}`]);
  });
});
