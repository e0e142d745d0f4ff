import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type FreshStore } from '../testing/engines.ts';
import { largeContent } from '../testing/large-content.ts';

describe.each(engines)('very many hits on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  beforeAll(async () => {
    fresh = await freshStore();
    await fresh.store.load(largeContent());
  });
  afterAll(() => fresh.discard());

  const find = (skip: number, take: number, rest = {}) => fresh.store.search({ words: 'yarn', skip, take, ...rest });

  test('those with the word in the title come first, of these and of the others the newest', async () => {
    const { total, counts, items } = await find(0, 3_000, { type: 'faq' });
    expect(total).toBe(items.length);
    expect(total).toBe(counts.faq);
    expect(total).toBeGreaterThan(1_000);
    const titled = items.map(({ title }) => title.some(({ hit }) => hit));
    const others = titled.indexOf(false);
    expect(others).toBeGreaterThan(0);
    expect(titled.slice(others)).not.toContain(true);
    for (const part of [items.slice(0, others), items.slice(others)]) {
      const ids = part.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    }
  });

  test('pages are cuts of one list, across types, and where titles end too', async () => {
    const all = (await find(0, 4_000)).items.map(({ id }) => id);
    expect(new Set(all).size).toBe(4_000);
    for (const skip of [0, 24, 1_990, 3_976]) {
      expect((await find(skip, 24)).items.map(({ id }) => id)).toEqual(all.slice(skip, skip + 24));
    }
    const { total, counts, items } = await find(0, 24);
    expect(Object.values(counts).reduce((sum, hits) => sum + hits, 0)).toBe(total);
    expect((await find(total - 3, 24)).items).toHaveLength(3);
    expect(items).toHaveLength(24);
  });

  test('each entry is found once, whatever the language', async () => {
    const { total, items } = await find(0, 30_000, { lang: 'de-at' });
    expect(items).toHaveLength(total);
    expect(new Set(items.map(({ id }) => id)).size).toBe(total);
  });
});
