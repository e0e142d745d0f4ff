import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { findArticles } from '#contract/calls/find-articles.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('FindArticles on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  const ids: Record<string, string> = {};
  /** Without two that differ in one sign only. */
  const numbers = ['NE 30/1-C', 'OL-10.500', 'W-7708', 'AB/12-34-I'];

  const publish = async (name: string, articles: object[], status: 'published' | 'draft' = 'published') => {
    const options = { parent: null, status, publishAt: null, keepPublished: false, translations: {} } as const;
    const document = { name, description: '', media: [], articles };
    ids[name] = String((await api.client(owner).call(saveEntry, { type: 'product', document, ...options })).id);
  };
  const find = async (texts: string[]) => (await api.client().call(findArticles, { texts })).found;

  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    await publish('Yarn', [{ number: 'NE 30/1-C', name: 'Cone', gtin: '4006381333931' }, { number: 'OL-10.500' }]);
    await publish('Cloth', [{ number: 'W-7708' }, { number: 'AB/12-34-I' }, { number: 'S-O1' }, { number: 'S-01' }]);
    await publish('Felt', [{ number: 'T-1' }]);
    await publish('Silk', [{ number: 'T-I' }]);
    await publish('Draft', [{ number: 'D-1' }], 'draft');
  });
  afterAll(async () => {
    await api.stop();
    await fresh.discard();
  });

  test('returns product, number and name in the order of the texts', async () => {
    expect(await find(['w 77o8', 'unknown', 'ne30.lc', 'ＮＥ٣٠-1c'])).toEqual([
      { text: 'w 77o8', productId: ids.Cloth, article: 'W-7708', name: 'Cloth' },
      { text: 'ne30.lc', productId: ids.Yarn, article: 'NE 30/1-C', name: 'Cone' },
      { text: 'ＮＥ٣٠-1c', productId: ids.Yarn, article: 'NE 30/1-C', name: 'Cone' },
    ]);
  });

  test('finds a GTIN with its check digit, in any spelling, with leading zeros or without', async () => {
    const cone = { productId: ids.Yarn, article: 'NE 30/1-C', name: 'Cone' };
    const texts = ['4006381333931', '4 006381 333931', '04006381333931', '4006381333932', '400638133393'];
    expect(await find(texts)).toEqual(texts.slice(0, 3).map((text) => ({ text, ...cone })));
  });

  test('finds none of several articles that differ in spelling only, no draft, and nothing without a letter', async () => {
    expect(await find(['S-O1', 'S-01', 'T-1', 'T-I', 'D-1', '', ' -/. '])).toEqual([]);
  });

  test('finds 300 numbers in other spellings', async () => {
    const spelled = fc
      .constantFrom(...numbers)
      .chain((number) =>
        fc
          .tuple(
            ...[...number.replace(/[^A-Z0-9]/g, '')].map((sign) =>
              fc
                .constantFrom(
                  ...(({ 0: '0Oo', O: 'O0o', 1: '1Ili', I: 'I1li' } as Record<string, string>)[sign] ??
                    sign + sign.toLowerCase()),
                )
                .chain((typed) => fc.constantFrom('', ' ', '-', '.', '/', '\u00a0').map((mark) => typed + mark)),
            ),
          )
          .map((signs) => ({ number, text: signs.join('') })),
      );
    const typed = fc.sample(spelled, 300);
    for (let from = 0; from < typed.length; from += 150) {
      const part = typed.slice(from, from + 150);
      expect((await find(part.map(({ text }) => text))).map(({ article }) => article)).toEqual(
        part.map(({ number }) => number),
      );
    }
  });

  test('finds nothing for a number with one wrong, missing or additional digit', async () => {
    const wrong = numbers.flatMap((number) =>
      [...number].flatMap((sign, at) => {
        if (!/\d/.test(sign)) return [];
        const others = [...'0123456789'].filter((digit) => digit !== sign);
        return [...others, '', `${sign}2`].map((digit) => number.slice(0, at) + digit + number.slice(at + 1));
      }),
    );
    for (let from = 0; from < wrong.length; from += 150) expect(await find(wrong.slice(from, from + 150))).toEqual([]);
  });

  test('refuses more than 150 texts and texts over 120 characters', async () => {
    const post = (texts: string[]) => {
      const headers = { 'content-type': 'application/json' };
      return api.fetch('/api/WebApi/FindArticles', { method: 'POST', body: JSON.stringify({ texts }), headers });
    };
    expect((await post(Array.from({ length: 151 }, () => 'a'))).status).toBe(422);
    expect((await post(['a'.repeat(121)])).status).toBe(422);
    expect((await post([])).status).toBe(422);
  });

  test('answers 60 lists of a visitor in ten minutes', async () => {
    const request = () => ({
      method: 'POST',
      body: JSON.stringify({ texts: ['W-7708'] }),
      headers: { 'content-type': 'application/json' },
    });
    const post = () => api.fetch('/api/WebApi/FindArticles', request(), { address: '203.0.113.9' });
    for (let count = 0; count < 60; count++) expect((await post()).status).toBe(200);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
