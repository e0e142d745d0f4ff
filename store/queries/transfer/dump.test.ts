import { describe, expect, test } from 'vitest';
import { defaultDesk, firstDeskSettings } from '#contract/office/desks/desks.ts';
import { createStore } from '#store/create-store.ts';
import type { DumpedRow, Store } from '#store/store.ts';
import { change, removeForGood } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { dumpedTableNames, lastIdsTable } from './dump.ts';

const mail = {
  to: 'a@example.com',
  subject: 'S',
  text: 'T',
  headers: { 'X-A': 'b' },
  replyTo: 'r@example.com',
  link: { kind: 'forgotten', userId: 'u' },
} as const;
const tokens = { confirmTokenHash: 'c', unsubscribeTokenHash: 'u' };

async function rowsOf(store: Store): Promise<DumpedRow[]> {
  const rows: DumpedRow[] = [];
  for await (const row of store.dump()) rows.push(row);
  return rows;
}

async function* from(rows: readonly DumpedRow[]): AsyncGenerator<DumpedRow> {
  // As read from a backup file.
  for (const row of rows) yield JSON.parse(JSON.stringify(row));
}

/** Fills every table, with a child that is older than its parent and ids that are no longer used. */
async function fill(store: Store): Promise<void> {
  const { dismissals, entries, glossaries, submissions, subscribers, files, imports } = store;
  const { redirects, retention, search, visits } = store;
  const child = await entries.save(change('category', { name: 'Child' }));
  const parent = await entries.save(change('category', { name: 'Parent «ß» 🧶' }));
  await entries.save(change('category', { name: 'Child' }, { id: child.id, revision: 1, parent: parent.id }));
  await entries.save(change('news', { heading: 'Draft' }, { status: 'draft' }));
  await entries.save(change('news', { heading: 'Later' }, { status: 'scheduled', publishAt: '2090-01-01T00:00:00Z' }));
  await entries.save(
    change('news', { heading: 'Yarn' }, { translations: { de: { heading: 'Garn' } }, publicId: 'A-7' }),
  );
  const translated = change('news', { heading: 'Loom' }, { translations: { de: { heading: 'Webstuhl' } } });
  await entries.save({ ...translated, languages: [''] });
  const gone = await entries.save(change('faq'));
  await removeForGood({ entries }, gone.id, 1);
  const message = { name: 'N', email: '', mobile: '', subject: '', message: 'Line\nline', spam: false };
  await submissions.addMessage(message);
  await retention.sweep(new Date('2090-01-01T00:00:00Z'), async () => {});
  await submissions.addMessage({ ...message, lang: 'de' }, [mail]);
  await submissions.addApplication({
    reference: 'CV-1',
    name: 'N',
    address: 'A',
    email: 'e@example.com',
    mobile: '1',
    mobileAlternative: '2',
    departmentId: 9,
    careerId: null,
    lang: 'pt-BR',
    spam: true,
    file: { blob: 'b', name: 'cv.pdf', mediaType: 'application/pdf', bytes: 3, sha256: 'f' },
  });
  await submissions.addEnquiry({
    ...{ name: 'Bo', email: 'bo@example.com', mobile: '', subject: '', message: '', spam: false },
    ...{ reference: 'EN-1', company: 'Mill', country: 'BD', deliveryTerm: 'FOB', wantedOn: '', idempotencyKey: 'k' },
    lines: [{ productId: '7', product: 'Yarn', article: 'Y-1', quantity: 2.5, unit: 't', note: '' }],
    file: null,
    desk: defaultDesk,
  });
  await store.desks.save({ ...firstDeskSettings, ownOnly: true }, 0, 'me');
  const template = { id: 'a', name: 'Thanks', language: 'en', subject: '', text: 'Thank you, {name}' };
  await store.replyTemplates.save({ templates: [template] }, 0, 'me');
  await subscribers.ask('A@example.com', tokens, mail, { lang: 'ar' });
  await files.add(
    { src: '/files/a.pdf', sha256: 'a', mediaType: 'application/pdf', bytes: 1, width: null, height: null },
    'me',
  );
  const newer = { sha256: 'b', mediaType: 'application/pdf', bytes: 1, width: null, height: null };
  await files.replace('/files/a.pdf', { src: '/files/b.pdf', ...newer }, 'me');
  await imports.remember('elsewhere', { type: 'category', foreignId: '7', id: child.id });
  await imports.keepReport({ id: '1', startedAt: '2026-11-21T12:00:00.000Z', summary: {}, report: { findings: [] } });
  await redirects.add('/a', '/b', 'me');
  await store.synonyms.save({ lang: 'en', words: 'MOQ', meaning: 'minimum order', bothWays: true }, 'me');
  await dismissals.add({ finding: 'dead-link news 1 /a', reason: 'On purpose' }, { by: 'me', subject: 'news 1' });
  await store.reminders.send({ entry: parent.id, lastDay: '2027-01-31', daysBefore: 30 }, mail);
  await glossaries.save({ lang: 'de', formality: 'formal', terms: 'mill = Mühle' }, null, 'me');
  await visits.add('2026-11-21', new Map([['/', 3]]));
  await store.zeroResultSearches.add('2026-11-21', [{ lang: 'de', term: 'mühle', searches: 2 }]);
  await store.bestBets.add({ term: 'MOQ', lang: 'en', type: 'page', id: '/faq' }, 'me');
  const user = await fillAccounts(store);
  const task = { types: ['category'], langs: ['de'], assignee: user, dueOn: '2026-12-01' } as const;
  await entries.assignTranslations({ ids: [child.id], ...task, by: 'me' });
  expect((await search({ words: 'garn', lang: 'de', skip: 0, take: 1 })).total).toBe(1);
}

/** A user with all sign-in methods, and data that a backup leaves out. */
async function fillAccounts({ users, secrets, loginAttempts, accounts }: Store): Promise<string | undefined> {
  const id = await users.add({ name: 'Olga', email: 'Olga@example.com', role: 'owner' }, 'me');
  await secrets.keep('accounts', 'kept');
  await loginAttempts.begin('key', new Date(), () => 0, 1_000);
  const at = '2026-11-21T12:00:00.000Z';
  const of = { id: '1', user_id: id ?? '' };
  const dates = { created_at: at, updated_at: at };
  await accounts
    .insertInto('accounts')
    .values({ ...of, ...dates, account_id: of.user_id, provider_id: 'credential', password: 'hash' })
    .execute();
  await accounts
    .insertInto('two_factors')
    .values({ ...of, secret: 's', backup_codes: 'b', verified: 1 })
    .execute();
  await accounts
    .insertInto('passkeys')
    .values({ ...of, public_key: 'k', credential_id: 'c', counter: 0, device_type: 'd', created_at: at })
    .execute();
  await accounts
    .insertInto('sessions')
    .values({ ...of, ...dates, token: 't', expires_at: at })
    .execute();
  await accounts
    .insertInto('verifications')
    .values({ id: '1', ...dates, identifier: 'i', value: of.user_id, expires_at: at })
    .execute();
  return id;
}

const pairs = engines.flatMap((source) =>
  engines.map((target) => ({ source, target, from: source.name, to: target.name })),
);

describe.each(pairs)('a backup from $from into $to', ({ source, target }) => {
  async function both(act: (source: FreshStore, target: FreshStore) => Promise<void>): Promise<void> {
    const first = await source.freshStore();
    const second = await target.freshStore();
    try {
      await act(first, second);
    } finally {
      await first.discard();
      await second.discard();
    }
  }

  test('restores everything, including the search and the next ids', () =>
    both(async ({ store }, { store: restored }) => {
      await fill(store);
      const rows = await rowsOf(store);
      expect(new Set(rows.map(({ table }) => table))).toEqual(new Set([...dumpedTableNames, lastIdsTable]));
      await restored.load(from(rows));
      expect(await rowsOf(restored)).toEqual(rows);

      expect(await restored.contentVersion()).toBe(await store.contentVersion());
      const asked = { words: 'garn', lang: 'de', skip: 0, take: 5 };
      expect(await restored.search(asked)).toEqual(await store.search(asked));
      const lists = await Promise.all(
        [store, restored].map(({ entries }) => entries.listPublished({ type: 'category' })),
      );
      expect(lists[1]).toEqual(lists[0]);
      const next = await Promise.all([store, restored].map(({ entries }) => entries.save(change('news'))));
      expect(next[1]).toEqual(next[0]);
    }));

  test('is rejected by a non-empty database, and changes nothing when it fails midway', () =>
    both(async ({ store }, { store: target }) => {
      await fill(store);
      const rows = await rowsOf(store);
      async function* broken() {
        yield* from(rows);
        throw new Error('The disk is gone');
      }
      await expect(target.load(broken())).rejects.toThrow('The disk is gone');
      await expect(target.load(from([...rows, { table: 'users; drop', row: {} }]))).rejects.toThrow('does not know');
      await expect(target.load(from([...rows, { table: 'last_ids', row: { table: 'x', last: 1 } }]))).rejects.toThrow();
      expect(await target.entries.isEmpty()).toBe(true);
      expect(await target.contentVersion()).toBe(0);

      await target.load(from(rows));
      await expect(target.load(from(rows))).rejects.toThrow('only be loaded into an empty database');
      expect(await rowsOf(target)).toEqual(rows);
    }));
});

describe.each(engines)('a backup on $name', ({ freshStore, migratedDatabase }) => {
  test('is a consistent snapshot and does not block writes', async () => {
    const { store, discard } = await freshStore();
    for (let n = 0; n < 250; n++) await store.redirects.add(`/${n}`, '/x', 'me');
    const rows: DumpedRow[] = [];
    for await (const row of store.dump()) {
      if (rows.length === 0) {
        const { id } = await store.entries.save(change('news'));
        await store.redirects.add('/zzz', '/y', 'me');
        expect(await store.entries.published('news', id)).toBeDefined();
      }
      rows.push(row);
    }
    const count = (table: string) => rows.filter((row) => row.table === table).length;
    expect([count('entries'), count('redirects'), count('audit')]).toEqual([0, 250, 250]);
    await discard();
  });

  test('does not block reads while it is loaded, and delays writes only', async () => {
    const { store: source, discard: discardSource } = await freshStore();
    await fill(source);
    const rows = await rowsOf(source);
    const { store, database, discard } = await freshStore();
    const node = await createStore({ database, defaultLanguage: 'en' });
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    async function* slowly() {
      for (const row of rows) {
        if (row.table === 'redirects') {
          reached.resolve();
          await gate.promise;
        }
        yield row;
      }
    }
    const loading = store.load(slowly());
    await reached.promise;
    const saving = node.entries.save(change('news', { heading: 'Meanwhile' }));
    expect([await store.entries.isEmpty(), await node.entries.isEmpty()]).toEqual([true, true]);
    gate.resolve();
    await loading;
    expect((await node.entries.get((await saving).id))?.document.heading).toBe('Meanwhile');
    expect(await node.contentVersion()).toBe((await source.contentVersion()) + 1);
    await node.close();
    await discard();
    await discardSource();
  });

  test('releases its connection when the reader stops early', async () => {
    const { store, discard } = await freshStore();
    await store.entries.save(change('news'));
    for (let n = 0; n < 15; n++) for await (const _ of store.dump()) break;
    expect(await store.entries.isEmpty()).toBe(false);
    await discard();
  });

  test('of an empty store restores with ids that start at 1', async () => {
    const { database, discard } = await migratedDatabase();
    const store = await createStore({ database, defaultLanguage: 'en' });
    await store.load(from(await rowsOf(store)));
    expect((await store.entries.save(change('news'))).id).toBe(1);
    await store.close();
    await discard();
  });
});

test('an in-memory store can be dumped during writes', async () => {
  const store = await createStore({ database: { sqlite: ':memory:' }, defaultLanguage: 'en' });
  await store.entries.save(change('news'));
  const tables: string[] = [];
  for await (const { table } of store.dump()) {
    tables.push(table);
    await store.entries.save(change('faq'));
  }
  expect(tables.filter((table) => table === 'entries')).toHaveLength(1);
  await store.close();
});
