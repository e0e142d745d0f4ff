import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { change, removeForGood } from '../testing/changes.ts';
import { engines, type FreshStore } from '../testing/engines.ts';
import { largeContent, largeCounts, largeTotal } from '../testing/large-content.ts';
import { type Planner, plannerOf } from '../testing/plans.ts';

const mail = { to: 'a@example.com', subject: 'S', text: 'T' };
const hash = '0'.repeat(64);
const enquiry = {
  ...{ name: 'N', email: 'e@example.com', mobile: '', subject: 'S', message: 'M', spam: false },
  ...{
    reference: 'EN-NEW',
    company: '',
    country: '',
    deliveryTerm: '',
    wantedOn: '',
    lines: [],
    file: null,
    desk: 'default',
  },
};

/** Queries and changes by visitors, by the office and by timers. One of the whole lists is nearly a quarter of all entries. */
const asked: Record<string, (store: Store) => Promise<unknown>> = {
  'a list by position, whole': ({ entries }) => entries.listPublished({ type: 'executive' }),
  'a list by position, a page': ({ entries }) => entries.listPublished({ type: 'faq', skip: 24, take: 24 }),
  'a list by position, a late page': ({ entries }) => entries.listPublished({ type: 'product', skip: 1_200, take: 24 }),
  'a list by position, in a language': ({ entries }) => entries.listPublished({ type: 'faq', take: 24, lang: 'de-AT' }),
  'the newest, whole': ({ entries }) => entries.listPublished({ type: 'news' }),
  'the newest three': ({ entries }) => entries.listPublished({ type: 'news', take: 3 }),
  'the newest, a late page': ({ entries }) => entries.listPublished({ type: 'news', skip: 1_000, take: 24 }),
  'the newest of two years, a page': ({ entries }) =>
    entries.listPublished({
      type: 'news',
      dated: { from: '2026-01-01T00:00:00Z', to: '2027-12-31T23:59:59Z' },
      take: 9,
    }),
  'the newest of two years, all': ({ entries }) =>
    entries.listPublished({ type: 'news', dated: { from: '2026-01-01T00:00:00Z', to: '2027-12-31T23:59:59Z' } }),
  'the span of the dates': ({ entries }) => entries.datedSpan('news'),
  'those without a parent': ({ entries }) => entries.listPublished({ type: 'category', parents: null }),
  'those without a parent, newest': ({ entries }) => entries.listPublished({ type: 'news', parents: null, take: 9 }),
  'those under one parent': ({ entries }) => entries.listPublished({ type: 'product', parents: [7] }),
  'those under one parent, a page': ({ entries }) => entries.listPublished({ type: 'product', parents: [7], take: 9 }),
  'those under several parents': ({ entries }) =>
    entries.listPublished({ type: 'product', parents: [7, 3, 9], skip: 2 }),
  'those under a parent, newest': ({ entries }) => entries.listPublished({ type: 'news', parents: [7], take: 9 }),
  'one by id': ({ entries }) => entries.published('product', 500, 'de'),
  'one by address': ({ entries }) => entries.publishedByAddress('concern', 'concern-7', 'pt-BR'),
  'the addresses of one': ({ entries }) => entries.addressesOf('concern', 'concern-7'),
  'the single one': ({ entries }) => entries.publishedSingle('company'),
  'whether one is withdrawn': ({ entries }) => entries.isWithdrawn('concern', { publicId: String(100_077) }),
  'whether an address is withdrawn': ({ entries }) => entries.isWithdrawn('concern', { address: 'gone-77' }),
  'an entry taken back': ({ entries }) =>
    entries.save(change('product', {}, { id: 502, revision: 1, parent: 7, status: 'draft' })),
  'what is due': ({ entries }) => entries.publishDue(new Date('2077-02-01T00:00:00Z')),
  'nothing is due': ({ entries }) => entries.publishDue(new Date('2000-01-01T00:00:00Z')),
  'when the next is due': ({ entries }) => entries.nextDue(),
  'whether there is anything': ({ entries }) => entries.isEmpty(),
  'an entry to edit': ({ entries }) => entries.get(500),
  'a new entry': ({ entries }) => entries.save(change('concern', { address: 'new' }, { translations: { de: {} } })),
  'a saved entry': ({ entries }) => entries.save(change('product', {}, { id: 500, revision: 1, parent: 7 })),
  'an entry put into the trash': ({ entries }) => entries.trash(503, 1, 'me'),
  'a restored entry': async ({ entries }) => {
    await entries.trash(504, 1, 'me');
    await entries.restore(504, 1, 'me');
  },
  'a removed entry': (store) => removeForGood(store, 501, 1),
  'a change that waits': ({ entries }) =>
    entries.save(change('product', {}, { id: 505, revision: 1, parent: 7, status: 'draft', keepPublished: true })),
  'a change that is published': ({ entries }) => entries.setStatus(505, 2, 'published', 'me'),
  'a list of the office': ({ entries }) => entries.list({ type: 'product', sort: 'own', skip: 600, take: 25 }),
  'the holder of an address': ({ entries }) => entries.addressHolder('concern', 'concern-7'),
  search: ({ search }) => search({ words: 'rare77', exact: true, skip: 0, take: 20 }),
  'search for two words in a type': ({ search }) =>
    search({ words: 'yarn rare7', type: 'faq', exact: true, skip: 0, take: 20 }),
  'search in a language': ({ search }) => search({ words: 'rare77', lang: 'de-at', exact: true, skip: 0, take: 20 }),
  'a redirect': ({ redirects }) => redirects.find('/old/77'),
  'a new redirect': ({ redirects }) => redirects.add('/old/77', '/newer', 'me'),
  'mails to send': ({ mail }) => mail.claim(new Date(), new Date(Date.now() + 60_000), 10),
  'a mail sent': ({ mail }) => mail.sent(3_999),
  'a mail that failed': ({ mail }) => mail.failed(3_998, 'no', new Date()),
  'how many mails wait': ({ mail }) => mail.waiting(),
  'a file': ({ files }) => files.get('/files/77.webp'),
  'a file by its permalink': ({ files }) => files.at('/files/77'),
  'a file by the permalink of a replaced one': ({ files }) => files.at('/files/old77'),
  'a new subscriber': ({ subscribers }) =>
    subscribers.ask('reader7@example.com', { confirmTokenHash: hash, unsubscribeTokenHash: 'x' }, mail),
  'a confirmation': ({ subscribers }) => subscribers.confirm('0'.repeat(63).concat('3')),
  'an unsubscription': ({ subscribers }) => subscribers.unsubscribe('0'.repeat(63).concat('3')),
  'new messages': ({ submissions }) => submissions.messages({ status: 'new', skip: 0, take: 25 }),
  'new enquiries': ({ submissions }) => submissions.messages({ kind: 'enquiry', status: 'new', skip: 0, take: 25 }),
  'enquiries of a desk': ({ submissions }) => submissions.messages({ desk: 'desk-7', skip: 0, take: 25 }),
  'messages from an address': ({ submissions }) => submissions.messages({ senderOf: 7, skip: 0, take: 25 }),
  'messages that a user sees': ({ submissions }) =>
    submissions.messages({ scope: { desks: ['desk-7'], user: 'user-7' }, status: 'new', skip: 0, take: 25 }),
  'an enquiry that moves': ({ submissions }) => submissions.changeMessages([7], { desk: 'default' }, 'me'),
  'an enquiry': ({ submissions }) => submissions.message(77),
  'a new enquiry': ({ submissions }) => submissions.addEnquiry(enquiry, [], 60_000),
  'messages of an assignee': ({ submissions }) => submissions.messages({ assignee: 'user-7', skip: 0, take: 25 }),
  'messages that change': ({ submissions }) => submissions.changeMessages([7, 9], { status: 'read' }, 'me'),
  'an answer to a message': ({ submissions }) =>
    submissions.reply(7, { mail: { to: 'a@example.com', subject: 'S', text: 'T' }, key: 'k' }, 'me'),
  'new applications': ({ submissions }) => submissions.applications({ status: 'new', skip: 0, take: 25 }),
  'applications to a department': ({ submissions }) => submissions.applications({ department: 7, skip: 0, take: 25 }),
  'applications for a job': ({ submissions }) => submissions.applications({ career: 7, skip: 0, take: 25 }),
  'an application': ({ submissions }) => submissions.application(77),
  'what is new': ({ submissions }) => submissions.counts('a'),
  'what waits for an editor': ({ overview }) => overview(['news', 'product']),
  'known blobs': ({ submissions }) => submissions.knownBlobs(['blob-7', 'blob-9', 'none']),
};

/** Matches statements on the content version and its changes, and on the desks, which are one row. */
const aboutVersions =
  /^(select .*|insert into|update|delete) ?(from )?"(content_(version|changes)|desk_settings|search_synonyms)"[^)]*$/;

describe.each(engines)(`with ${largeTotal} entries on $name`, ({ freshStore }) => {
  let fresh: FreshStore;
  let planner: Planner;
  let ran: { sql: string; parameters: readonly unknown[] }[] = [];

  beforeAll(async () => {
    fresh = await freshStore({ onQuery: (query) => ran.push(query) });
    await fresh.store.load(largeContent());
    // A backup has no proposals, and its texts have few different words: PostgreSQL scans small tables.
    await sql`insert into translation_proposals (entry_id, lang, path, source_hash, text, made_at)
      select id, 'de', 'name', 'hash', 'text', updated_at from entries`.execute(fresh.store.accounts);
    await sql`insert into search_words (lang, word, texts)
      select 'de', 'word' || cast(id as text), id % 9 + 1 from entries`.execute(fresh.store.accounts);
    planner = await plannerOf(fresh.database);
    // Reads the words of all texts, in batches, which the first search begins.
    await fresh.store.search({ words: 'misspelledword', skip: 0, take: 20 });
  }, 300_000);
  afterAll(async () => {
    await planner.close();
    await fresh.discard();
  });

  test('visitors see the published part of the content', async () => {
    const { total, items } = await fresh.store.entries.listPublished({ type: 'news' });
    expect(total).toBe(largeCounts.news * 0.9);
    expect(items).toHaveLength(total);
  });

  test.each(Object.entries(asked))('%s: scans no whole table', async (what, ask) => {
    ran = [];
    await ask(fresh.store);
    // BEGIN and the like have no plan. The content version is one row, its changes are few and short, and synonyms are read
    // whole, once after a change.
    const reading = ran.filter(({ sql }) => /^\s*(select|insert|update|delete)/.test(sql) && !aboutVersions.test(sql));
    expect(reading).not.toHaveLength(0);
    for (const query of reading) {
      const { scanned, plan } = await planner.explain(query);
      expect(scanned, `${query.sql}\n${plan}`).toEqual([]);
      // For a part of a type, only the documents of that part are read, each by its key.
      const readsDocuments = query.sql.startsWith('select') && query.sql.includes('"entry_documents"');
      if (readsDocuments && !what.endsWith(', whole')) expect(plan, query.sql).not.toContain('entry_documents_of_type');
    }
  });

  test('a list of any length takes as many queries as a single entry', async () => {
    ran = [];
    await fresh.store.entries.listPublished({ type: 'faq', lang: 'de' });
    expect(ran).toHaveLength(1);
  });
});
