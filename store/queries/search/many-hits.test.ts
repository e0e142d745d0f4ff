import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { largeCounts, largeEntries } from '#store/testing/large-content.ts';

const maxCounted = 1_000;
/** Two types with more than are counted; `npm run test:faults` loads the large content. */
const counts = inject('fullSize') ? largeCounts : { category: 40, product: 400, concern: 120, news: 1_200, faq: 1_200 };
/** In the order of results. One entry in ten is a draft. */
const withMore = (['product', 'news', 'faq', 'gallery'] as const).filter((type) => {
  const count: Partial<typeof largeCounts> = counts;
  return (count[type] ?? 0) * 0.9 > maxCounted;
});

/** The tests only read, so each engine loads the content once. */
const large = new Map<string, FreshStore>();

beforeAll(async () => {
  for (const { name, freshStore } of engines) {
    const fresh = await freshStore();
    large.set(name, fresh);
    await fresh.store.load(largeEntries(counts));
  }
}, 300_000);
afterAll(async () => {
  for (const { discard } of large.values()) await discard();
});

function largeOn(name: string): FreshStore {
  const fresh = large.get(name);
  if (!fresh) throw new Error(`No content was loaded on ${name}`);
  return fresh;
}

describe.each(engines)('a search with very many matches on $name', ({ name }) => {
  let fresh: FreshStore;
  beforeAll(() => {
    fresh = largeOn(name);
  });

  const find = (skip: number, take: number, rest = {}) => fresh.store.search({ words: 'yarn', skip, take, ...rest });

  test('lists matches in titles first, and both groups newest first', async () => {
    const { total, counts, more, items } = await find(0, 3_000, { type: 'faq' });
    expect(total).toBe(items.length);
    expect(total).toBe(counts.faq);
    expect(total).toBe(maxCounted);
    expect(more).toContain('faq');
    const titled = items.map(({ title }) => title.some(({ hit }) => hit));
    const others = titled.indexOf(false);
    expect(others).toBeGreaterThan(0);
    expect(titled.slice(others)).not.toContain(true);
    for (const part of [items.slice(0, others), items.slice(others)]) {
      const ids = part.map(({ publicId }) => Number(publicId));
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    }
  });

  test('counts up to 1,000 per type, reports types with more, and can list all that are counted', async () => {
    const { total, counts, more } = await find(0, 24);
    expect(Object.values(counts).reduce((sum, hits) => sum + hits, 0)).toBe(total);
    expect(more).toEqual(withMore);
    for (const [type, hits] of Object.entries(counts)) {
      if (more.some((one) => one === type)) expect(hits).toBe(maxCounted);
      else expect(hits).toBeLessThan(maxCounted);
    }
    expect((await find(total - 3, 24)).items).toHaveLength(3);
    expect((await find(total, 24)).items).toEqual([]);
    const inConcerns = await find(0, 1_000, { type: 'concern' });
    expect(inConcerns.items).toHaveLength(counts.concern ?? 0);
    expect(inConcerns.more).toEqual(more);
  });

  test('pages through one list, across types and past the matches in titles', async () => {
    const { total } = await find(0, 1);
    const all = (await find(0, total)).items.map(({ publicId }) => Number(publicId));
    expect(new Set(all).size).toBe(total);
    await fc.assert(
      fc.asyncProperty(fc.nat(total), fc.integer({ min: 1, max: 60 }), async (skip, take) => {
        expect((await find(skip, take)).items.map(({ publicId }) => Number(publicId))).toEqual(
          all.slice(skip, skip + take),
        );
      }),
      { numRuns: 15 },
    );
  });

  test('finds each entry once in any language', async () => {
    const { total, items } = await find(0, 30_000, { lang: 'de-at' });
    expect(items).toHaveLength(total);
    expect(new Set(items.map(({ publicId }) => Number(publicId))).size).toBe(total);
  });
});

test('both engines count the same matches', async () => {
  const stores = engines.map(({ name }) => largeOn(name).store);
  for (const words of ['yarn', 'cotton wool', 'rare7', 'rare77', 'garn', 'number12 yarn', 'nothing']) {
    for (const lang of ['en', 'de']) {
      const [first, second] = await Promise.all(
        stores.map(async ({ search }) => {
          const { total, counts, more } = await search({ words, lang, skip: 0, take: 1 });
          return { total, counts, more };
        }),
      );
      expect(first).toEqual(second);
    }
  }
});
