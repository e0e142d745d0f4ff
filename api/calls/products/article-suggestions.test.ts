import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { findArticles } from '#contract/calls/find-articles.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { articleKey } from '#contract/text/codes/article-key.ts';
import { demoEntries } from '#demo/read-archive.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

/** Numbers from 0 to 1, the same at each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const demoProducts = demoEntries('product').map(
  ({ document }) => document as { name: string; articles?: { number: string }[] },
);
const demoNumbers = demoProducts.flatMap(({ articles = [] }) => articles.map(({ number }) => number));

/** Numbers as buyers misspell them. A wrong digit never makes another number of the demo: that would be its number. */
function misspelled(count: number): { number: string; text: string; isWrong: boolean }[] {
  const random = seeded(20_261_128);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const keys = new Set(demoNumbers.map(articleKey));
  const wrongDigit = (number: string): string => {
    const at = any([...number].flatMap((sign, index) => (/\d/.test(sign) ? [index] : [])));
    const text = number.slice(0, at) + any([...'0123456789']) + number.slice(at + 1);
    return keys.has(articleKey(text)) ? wrongDigit(number) : text;
  };
  const insert = (number: string, sign: string): string => {
    const at = 1 + Math.floor(random() * (number.length - 1));
    return number.slice(0, at) + sign + number.slice(at);
  };
  const kinds: ((number: string) => string)[] = [
    (number) => insert(number.replaceAll('-', ' '), ' '),
    (number) => insert(number.replaceAll('-', ''), '-').toLowerCase(),
    (number) => number.replaceAll('0', 'O').replaceAll('1', 'l'),
    wrongDigit,
  ];
  return Array.from({ length: count }, (_, index) => {
    const number = any(demoNumbers);
    return { number, text: kinds[index % kinds.length]?.(number) ?? '', isWrong: index % kinds.length === 3 };
  });
}

describe.each(engines)('the suggestions of FindArticles on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  const publish = async (name: string, numbers: string[]) => {
    const options = {
      parent: null,
      status: 'published',
      publishAt: null,
      keepPublished: false,
      translations: {},
    } as const;
    const document = { name, description: '', media: [], articles: numbers.map((number) => ({ number })) };
    await api.client(owner).call(saveEntry, { type: 'product', document, ...options });
  };
  const ask = async (texts: string[]) => api.client().call(findArticles, { texts });
  const suggested = async (text: string) => (await ask([text])).suggestions.map(({ article }) => article);

  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    for (const { name, articles = [] } of demoProducts)
      await publish(
        name,
        articles.map(({ number }) => number),
      );
  });
  afterAll(async () => {
    await api.stop();
    await fresh.discard();
  });

  test('none of 300 misspelled numbers becomes another article, and the right one is near the top', async () => {
    const all = misspelled(300);
    const ranks: { rank: number; isWrong: boolean }[] = [];
    for (const part of [all.slice(0, 150), all.slice(150)]) {
      const { found, suggestions } = await ask(part.map(({ text }) => text));
      for (const { number, text, isWrong } of part) {
        const match = found.find((each) => each.text === text)?.article;
        if (match !== undefined) expect([text, match]).toEqual([text, number]);
        if (isWrong) expect(match).toBeUndefined();
        const offered = match ?? suggestions.filter((each) => each.text === text).map(({ article }) => article);
        ranks.push({ rank: [offered].flat().indexOf(number) + 1, isWrong });
      }
    }
    const meanReciprocal = (of: typeof ranks) =>
      of.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / of.length;
    expect(meanReciprocal(ranks)).toBeGreaterThanOrEqual(0.95);
    expect(meanReciprocal(ranks.filter(({ isWrong }) => isWrong))).toBeGreaterThanOrEqual(0.8);
    expect(ranks.every(({ rank }) => rank > 0)).toBe(true);
  });

  test('are at most three, and none for a found, a short or a very different number', async () => {
    expect(await suggested('CR-16')).toEqual([]);
    expect(await suggested('CR-17')).toEqual(['CR-16', 'CR-27']);
    expect(await suggested('HT-500-90')).toHaveLength(3);
    for (const text of ['CR', 'ZZ-999', '', 'x'.repeat(120)]) expect(await suggested(text)).toEqual([]);
  });

  test('are all articles that share a number', async () => {
    await publish('Twins', ['S-O1', 'S-01']);
    expect(await ask(['s01'])).toMatchObject({ found: [], suggestions: [{ article: 'S-O1' }, { article: 'S-01' }] });
    await publish('Triplet', ['S-0l']);
    expect(await suggested('S-01')).toHaveLength(3);
    expect(await suggested('S-02')).toHaveLength(3);
  });
});
