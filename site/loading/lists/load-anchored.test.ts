import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAnchored } from './load-anchored.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), name: `Q${index}` }));
const at = (page: number) => new URL(`http://site.test/faq?page=${page}`);

describe('loadAnchored', () => {
  test('shows one page and returns the pages of all other entries', async () => {
    const { items, paging, elsewhere } = await loadAnchored(at(2), async () => entries(50));
    expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => String(index + 25)));
    expect(paging).toEqual({ page: 2, pages: 3 });
    expect(elsewhere.find(({ id }) => id === '24')?.page).toBe(1);
    expect(elsewhere.find(({ id }) => id === '49')).toEqual({ id: '49', name: 'Q48', page: 3 });
  });

  test('returns every entry exactly once, on this page or elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 120 }), fc.nat(), async (count, seed) => {
        const page = (seed % Math.ceil(count / 24)) + 1;
        const { items, elsewhere } = await loadAnchored(at(page), async () => entries(count));
        const ids = [...items, ...elsewhere].map(({ id }) => Number(id)).sort((a, b) => a - b);
        expect(ids).toEqual(entries(count).map(({ id }) => Number(id)));
      }),
    );
  });

  test('returns 404 for a page beyond the last', async () => {
    await expect(loadAnchored(at(2), async () => entries(24))).rejects.toMatchObject({ init: { status: 404 } });
  });
});
