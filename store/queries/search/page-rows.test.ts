import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('pages of PDFs in the search on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;
  beforeEach(async () => {
    fresh = await freshStore();
    ({ store } = fresh);
  });
  afterEach(() => fresh.discard());

  const src = (name: string) => `/files/${name}.pdf`;
  const file = (name: string, lang?: string) => ({ src: src(name), mediaType: 'application/pdf', lang });

  async function index(): Promise<void> {
    while ((await store.derived.rebuildSome(() => expect.fail('A page cannot be derived'))) > 0);
  }

  /** A file in the library with these pages. */
  async function add(name: string, ...texts: string[]): Promise<void> {
    const pdf = { sha256: name, mediaType: 'application/pdf', bytes: 1, width: null, height: null };
    await store.files.add({ src: src(name), ...pdf }, 'me');
    await store.fileTexts.store(src(name), { outcome: 'whole', pages: texts.length, texts });
    await index();
  }

  async function publish(fields: Parameters<typeof change>[1], rest: Parameters<typeof change>[2] = {}) {
    const saved = await store.entries.save(change('document', fields, rest));
    await index();
    return saved;
  }
  const sheet = (name: string, ...files: [string, string?][]) => ({
    name,
    description: '',
    edition: '',
    files: files.map(([each, lang]) => ({ file: file(each, lang) })),
  });

  async function found(words: string, lang?: string) {
    const { items } = await store.search({ words, exact: true, skip: 0, take: 9, ...(lang ? { lang } : {}) });
    return items.map(({ title, pages }) => [
      title.map(({ text }) => text).join(''),
      ...(pages ?? []).map(({ url }) => url.replace('/files/', '')),
    ]);
  }

  test('lead from words to the page, as one hit of the document', async () => {
    await add('a', 'Loom width', 'Tenacity of 17 cN/tex', 'Loom speed');
    await publish(sheet('Yarn', ['a']));
    expect(await found('tenacity')).toEqual([['Yarn', 'a.pdf#page=2']]);
    expect(await found('loom')).toEqual([['Yarn', 'a.pdf#page=1', 'a.pdf#page=3']]);
    const { total, counts, items } = await store.search({ words: 'loom', type: 'document', skip: 0, take: 9 });
    expect({ total, counts }).toEqual({ total: 1, counts: { document: 1 } });
    expect(items[0]?.pages?.[0]?.fragment).toEqual([
      { text: 'Loom', hit: true },
      { text: ' width', hit: false },
    ]);
  });

  test('are found by words that are partly in the title of the document, which alone names no page', async () => {
    await add('a', 'Loom width', 'Tenacity of 17 cN/tex');
    const { id } = await publish(sheet('Yarn', ['a']));
    expect(await found('yarn tenacity')).toEqual([['Yarn', 'a.pdf#page=2']]);
    expect(await found('yarn')).toEqual([['Yarn']]);
    await store.entries.save(change('document', sheet('Thread', ['a']), { id, revision: 1 }));
    expect(await found('tenacity')).toEqual([['Thread', 'a.pdf#page=2']]);
    await index();
    expect([await found('yarn tenacity'), await found('thread tenacity')]).toEqual([[], [['Thread', 'a.pdf#page=2']]]);
  });

  test('are at most three of a document, beside what it says itself', async () => {
    await add('a', ...Array.from({ length: 9 }, () => 'Loom'));
    await publish(sheet('Loom', ['a']));
    await publish(sheet('Other', ['a']));
    expect((await found('loom')).map(([title, ...pages]) => [title, pages.length])).toEqual([
      ['Loom', 3],
      ['Other', 3],
    ]);
  });

  test('come after what entries say themselves', async () => {
    await add('a', 'Loom');
    await publish(sheet('Yarn', ['a']));
    await publish({ ...sheet('Cloth'), description: 'Woven on many a loom, by the sea, in a long hall of stone' });
    await publish(sheet('Linen', ['a']));
    expect((await found('loom')).map(([title]) => title)).toEqual(['Cloth', 'Linen', 'Yarn']);
  });

  test('are those of the file in the language of the visitor, or else of the first one', async () => {
    await add('en', 'Tenacity');
    await add('de', 'Festigkeit');
    await publish(sheet('Yarn', ['en', 'en'], ['de', 'de']));
    expect([await found('festigkeit'), await found('festigkeit', 'de')]).toEqual([[], [['Yarn', 'de.pdf#page=1']]]);
    expect([await found('tenacity'), await found('tenacity', 'de')]).toEqual([[['Yarn', 'en.pdf#page=1']], []]);
    expect(await found('tenacity', 'pt')).toEqual([['Yarn', 'en.pdf#page=1']]);
  });

  test('are found soon after the text was read, and no longer once the entry is hidden', async () => {
    const { id, revision } = await publish(sheet('Yarn', ['a']));
    await add('a', 'Tenacity');
    expect(await found('tenacity')).toHaveLength(1);
    await store.entries.setStatus(id, revision, 'draft', 'me');
    expect(await found('tenacity')).toEqual([]);
    await index();
    expect(await found('tenacity')).toEqual([]);
  });

  test('of drafts are not found', async () => {
    await add('a', 'Tenacity');
    await publish(sheet('Yarn', ['a']), { status: 'draft' });
    expect(await found('tenacity')).toEqual([]);
  });

  test('of a certificate that is on request are not found, from the moment of the change on', async () => {
    await add('a', 'Auditor');
    const paper = { name: 'ISO', description: '', file: file('a') };
    const { id } = await store.entries.save(change('certificate', paper));
    await index();
    expect(await found('auditor')).toEqual([['ISO', 'a.pdf#page=1']]);
    await store.entries.save(change('certificate', { ...paper, audience: 'onRequest' }, { id, revision: 1 }));
    expect(await found('auditor')).toEqual([]);
    await index();
    expect(await found('auditor')).toEqual([]);
  });

  test('of an earlier edition are not found while the later one is published', async () => {
    await add('a', 'Tenacity 16');
    await add('b', 'Tenacity 17');
    const first = await publish(sheet('One', ['a']));
    const later = await store.entries.save(change('document', { ...sheet('Two', ['b']), replaces: first.id }));
    expect(await found('tenacity')).toEqual([]);
    await index();
    expect(await found('tenacity')).toEqual([['Two', 'b.pdf#page=1']]);
    await store.derived.markAllOutdated();
    await index();
    expect(await found('tenacity')).toEqual([['Two', 'b.pdf#page=1']]);
    await store.entries.trash(later.id, later.revision, 'me');
    await index();
    expect(await found('tenacity')).toEqual([['One', 'a.pdf#page=1']]);
  });

  test('of a file that was replaced are not found', async () => {
    await add('a', 'Tenacity');
    await publish(sheet('Yarn', ['a']));
    const newer = { sha256: 'b', mediaType: 'application/pdf', bytes: 1, width: null, height: null };
    await store.files.replace(src('a'), { src: src('b'), ...newer }, 'me');
    expect(await found('tenacity')).toEqual([]);
    await add('b', 'Elongation');
    expect([await found('tenacity'), await found('elongation')]).toEqual([[], [['Yarn', 'b.pdf#page=1']]]);
  });

  test('keep their place in the index when the entry is saved with the same files', async () => {
    await add('a', 'Tenacity');
    const { id } = await publish(sheet('Yarn', ['a']));
    const described = { ...sheet('Yarn', ['a']), description: 'Spun by the sea' };
    await store.entries.save(change('document', described, { id, revision: 1 }));
    expect(await store.derived.countOutdated()).toBe(0);
    expect(await found('tenacity')).toEqual([['Yarn', 'a.pdf#page=1']]);
  });
});
