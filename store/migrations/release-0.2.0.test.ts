import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../create-store.ts';
import { openPostgres } from '../dialects/postgres.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import type { Store } from '../store.ts';
import { engines, type FreshDatabase } from '../testing/engines.ts';
import { type Recording, replay } from '../testing/release-0.2.0.ts';

const page = { skip: 0, take: 10 };

async function derive({ derived }: Store): Promise<void> {
  while ((await derived.rebuildSome((id, error) => expect.fail(`Entry ${id}: ${error}`))) > 0);
}

describe.each(engines)('an upgrade from release 0.2.0 on $name', ({ name, freshDatabase }) => {
  let fresh: FreshDatabase;
  let store: Store;

  const oldProgram = async (recording: Recording) => {
    const engine =
      'sqlite' in fresh.database ? openSqlite(fresh.database.sqlite) : openPostgres(fresh.database.postgres);
    await replay(engine, name, recording);
    await engine.close();
  };

  beforeEach(async () => {
    fresh = await freshDatabase();
    await oldProgram('before-upgrade');
    store = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    return async () => {
      await store.close();
      await fresh.discard();
    };
  });

  const idOf = async (type: 'concern' | 'faq' | 'news' | 'product' | 'report', words: string) => {
    const { items } = await store.entries.list({ type, words, sort: 'own', ...page });
    expect(items, words).toHaveLength(1);
    return items[0]?.id ?? 0;
  };
  const searched = async (words: string, lang: string) =>
    (await store.search({ words, lang, exact: true, ...page })).total;
  const stateOf = async (id: number, lang: string) => {
    const { items } = await store.entries.listTranslations({ types: ['concern', 'faq'], ...page });
    return items.find((item) => item.id === id)?.languages.find((each) => each.lang === lang)?.state;
  };

  test('keeps content, submissions, files and redirects, and finds them in every way', async () => {
    await derive(store);
    const concern = await idOf('concern', 'old mill');
    expect((await store.entries.publishedByAddress('concern', 'alte-weberei', 'de'))?.id).toBe(concern);
    expect(await searched('alte weberei', 'de')).toBe(1);
    expect(await stateOf(concern, 'de')).toBeDefined();
    const faq = await idOf('faq', 'when');
    expect(await store.entries.references(await idOf('product', 'linen'))).toMatchObject([{ id: faq, how: 'link' }]);

    const report = await store.entries.get(await idOf('report', 'autumn'));
    const itemsOf = (document: object | undefined) => (document as { files: { id: string; name: string }[] }).files;
    expect(itemsOf(report?.translations.de).map(({ id }) => id)).toEqual(itemsOf(report?.document).map(({ id }) => id));
    const news = await store.entries.get(await idOf('news', 'pending'));
    expect(news).toMatchObject({ status: 'published', pending: true });
    expect((await store.entries.published('news', news?.id ?? 0))?.document.heading).toBe('Published heading');
    const { items: revisions } = await store.entries.revisions(news?.id ?? 0);
    expect(revisions.map(({ savedBy }) => savedBy)).toEqual(['ana@example.com', 'ana@example.com']);
    expect(await store.entries.nextDue()).toBe('2099-01-01T00:00:00.000Z');
    expect((await store.entries.list({ type: 'faq', state: 'trashed', sort: 'own', ...page })).total).toBe(1);
    expect((await store.files.get('/files/loom.png'))?.uses).toBe(1);

    for (const words of ['42', '1712345678', 'call'])
      expect((await store.submissions.messages({ words, ...page })).items, words).toMatchObject([{ name: 'José' }]);
    const { items: applications } = await store.submissions.applications(page);
    expect(applications).toMatchObject([{ reference: 'CV-0001', rating: 4, notes: [{ at: null, text: 'Good' }] }]);
    expect((await store.files.list({ words: '7391', ...page })).items).toMatchObject([{ alt: 'A loom' }]);
    for (const path of ['/de/concern/Glas/', '/DE/Concern/glas'])
      expect(await store.redirects.find(path)).toEqual({ to: '/de/concern/alte-weberei' });
  });

  test('derives the data of what a node of that release saves afterwards', async () => {
    await derive(store);
    await oldProgram('after-upgrade');
    expect(await store.derived.countOutdated()).toBeGreaterThan(0);
    await derive(store);

    const [created, changed] = [await idOf('concern', 'new mill'), await idOf('concern', 'renamed')];
    for (const [address, id] of [
      ['neue-weberei', created],
      ['umbenannt', changed],
    ] as const)
      expect((await store.entries.publishedByAddress('concern', address, 'de'))?.id, address).toBe(id);
    expect(await store.entries.publishedByAddress('concern', 'alte-weberei', 'de')).toBeUndefined();
    expect([await searched('neue weberei', 'de'), await searched('umbenannt', 'de')]).toEqual([1, 1]);
    expect([await searched('alte weberei', 'de'), await searched('old mill', 'en')]).toEqual([0, 0]);
    expect(await stateOf(created, 'de')).toBeDefined();
    expect(await stateOf(await idOf('faq', 'in the trash'), 'de')).toBe('missing');
    expect(await store.entries.references(await idOf('product', 'linen'))).toMatchObject([
      { id: await idOf('news', 'with a link'), how: 'link' },
    ]);
    expect((await store.files.get('/files/mill.png'))?.uses).toBe(1);
    expect((await store.entries.published('news', await idOf('news', 'pending')))?.document.heading).toBe(
      'Pending heading',
    );
    const report = await store.entries.get(await idOf('report', 'summer'));
    expect(report?.translations.de).toMatchObject({ files: [{ name: 'Sommer' }, { name: 'Frühling' }] });
  });

  test('reads the notes, submissions and redirects that such a node saves afterwards', async () => {
    await oldProgram('after-upgrade');
    const { items: messages } = await store.submissions.messages(page);
    expect(messages.map(({ message, notes }) => [message, notes.map(({ text }) => text)])).toEqual([
      ['Later ٧٧٧', []],
      ['Hello', ['Second']],
    ]);
    await store.submissions.changeMessages([messages[1]?.id ?? 0], { note: 'Third' }, 'me');
    expect((await store.submissions.messages({ words: 'second third', ...page })).total).toBe(1);
    expect((await store.submissions.applications(page)).total).toBe(2);
    expect(await store.redirects.find('/de/concern/kork')).toEqual({ to: '/de/concern/alte-weberei' });
    // A page at that address ends the redirect.
    await store.redirects.add('/a', '/de/Concern/KORK', 'me');
    expect(await store.redirects.find('/de/concern/kork')).toBeUndefined();
    await store.derived.markAllOutdated();
    await derive(store);
    expect((await store.submissions.messages({ words: '777', ...page })).total).toBe(1);
    expect((await store.files.list({ words: '555', ...page })).total).toBe(1);
  });
});
