import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import { openPostgres } from '#store/dialects/postgres.ts';
import { openSqlite } from '#store/dialects/sqlite.ts';
import { languagesFor } from '#store/documents/languages.ts';
import type { PublishedQuery, Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { listPublished } from './published.ts';

const moment = (day: number) => new Date(Date.UTC(2020, 0, 1 + day)).toISOString();

describe.each(engines)('a part of a list on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  /** Changes the content like a second process. */
  let other: Store;
  let engine: ReturnType<typeof openSqlite>;
  const ids: Record<'news' | 'faq' | 'product', number[]> = { news: [], faq: [], product: [] };
  const categories: number[] = [];

  beforeAll(async () => {
    fresh = await freshStore();
    const { database } = fresh;
    other = await createStore({ defaultLanguage: 'en', database });
    engine = 'sqlite' in database ? openSqlite(database.sqlite) : openPostgres(database.postgres);
    for (const name of ['x', 'y']) categories.push((await other.entries.save(change('category', { name }))).id);
    for (let n = 0; n < 240; n++) {
      const news = change('news', { heading: `${n}`, date: moment((n * 7) % 90) });
      const faq = change('faq', { name: `${n}` }, n % 9 === 0 ? { status: 'draft' } : {});
      const product = change('product', { name: `${n}` }, { parent: categories[n % 2] ?? null });
      ids.news.push((await other.entries.save(news)).id);
      ids.faq.push((await other.entries.save(faq)).id);
      ids.product.push((await other.entries.save(product)).id);
    }
  }, 120_000);
  afterAll(async () => {
    await engine.read.destroy();
    await engine.close();
    await other.close();
    await fresh.discard();
  });

  const lists = (): PublishedQuery[] => [
    { type: 'news' },
    { type: 'news', dated: { from: moment(5), to: moment(80) } },
    { type: 'news', dated: { from: moment(40) } },
    { type: 'faq' },
    { type: 'faq', parents: null, lang: 'de' },
    { type: 'product' },
    { type: 'product', parents: categories.slice(0, 1) },
    { type: 'product', parents: categories.toReversed() },
  ];

  /** The same part, cut from the whole list. */
  async function cutOut({ skip = 0, take = Number.POSITIVE_INFINITY, ...list }: PublishedQuery) {
    const { items, total } = await listPublished(engine.read, list, {
      best: languagesFor(list.lang, 'en'),
      default: 'en',
    });
    return { items: items.slice(skip, skip + take), total };
  }

  type Step = { list: number; skip: number; take: number | undefined } | { change: number; of: number; to: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        list: fc.nat(7),
        skip: fc.nat(260),
        take: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ change: fc.nat(6), of: fc.nat(239), to: fc.nat(239) }) },
  );

  const revisionOf = async (id: number) => (await other.entries.get(id))?.revision ?? 0;
  const changes: ((of: number, to: number) => Promise<unknown>)[] = [
    async (of, to) => {
      const id = ids.news[of] ?? 0;
      return other.entries.save(change('news', { date: moment(to % 90) }, { id, revision: await revisionOf(id) }));
    },
    async (of) => {
      const id = ids.news[of] ?? 0;
      const known = await other.entries.get(id);
      return other.entries.setStatus(id, known?.revision ?? 0, known?.status === 'draft' ? 'published' : 'draft', 'me');
    },
    async (of) => {
      const id = ids.faq[of] ?? 0;
      const known = await other.entries.get(id);
      return other.entries.setStatus(id, known?.revision ?? 0, known?.status === 'draft' ? 'published' : 'draft', 'me');
    },
    (of, to) => other.entries.move(ids.faq[of] ?? 0, to, 'me'),
    // Moving a draft renumbers its published siblings without a new content version.
    (of, to) => other.entries.move(ids.faq[of - (of % 9)] ?? 0, to, 'me'),
    (of, to) => other.entries.move(ids.product[of] ?? 0, to % 120, 'me'),
    async (of) => {
      const at = moment(-1);
      const waits = { status: 'scheduled', publishAt: at } as const;
      await other.entries.save(change('news', { date: moment(of % 90) }, waits));
      return other.entries.publishDue(new Date(at));
    },
  ];

  test('equals the same part of the whole list, after any requests and changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        for (const one of steps) {
          if ('change' in one) {
            await changes[one.change]?.(one.of, one.to);
            continue;
          }
          const { list, ...part } = one;
          const query = { ...lists()[list], ...part } as PublishedQuery;
          expect(await fresh.store.entries.listPublished(query)).toEqual(await cutOut(query));
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
