import { beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

const by = 'editor@example.com';

describe.each(engines)('search by synonyms on $name', ({ freshStore }) => {
  let store: Store;
  beforeEach(async () => {
    const fresh = await freshStore();
    ({ store } = fresh);
    return fresh.discard;
  });
  const faq = async (name: string, german?: string) => {
    const translations: Record<string, { name: string }> = german === undefined ? {} : { de: { name: german } };
    await store.entries.save(change('faq', { name, description: '' }, { translations }));
  };
  const add = (words: string, meaning: string, bothWays = false, lang = 'en') =>
    store.synonyms.save({ lang, words, meaning, bothWays }, by);
  const titles = async (words: string, lang?: string) => {
    const { items, total } = await store.search({ words, skip: 0, take: 9, exact: true, ...(lang ? { lang } : {}) });
    expect(total).toBe(items.length);
    return items.map(({ title }) => title.map(({ text, hit }) => (hit ? `[${text}]` : text)).join(''));
  };

  test('finds what a word means at once, after the texts with the word as typed', async () => {
    await faq('Smallest order of yarn');
    expect(await titles('moq')).toEqual([]);
    const { id } = await add('MOQ', 'smallest order');
    expect(await titles('moq')).toEqual(['[Smallest] [order] of yarn']);
    expect(await titles('moq of yarn')).toEqual(['[Smallest] [order] of [yarn]']);
    await faq('What is your MOQ in the sample room?');
    await faq('Smallest order');
    expect(await titles('MOQ')).toEqual([
      'What is your [MOQ] in the sample room?',
      '[Smallest] [order]',
      '[Smallest] [order] of yarn',
    ]);
    expect(await titles('smallest order')).toHaveLength(2);
    await store.synonyms.remove([id], by);
    expect(await titles('moq')).toEqual(['What is your [MOQ] in the sample room?']);
  });

  test('works both ways only if the editor says so, and in its language and the main one', async () => {
    await faq('Polyethylene pipes', 'Rohre aus PEHD');
    await faq('HDPE chambers', 'Schächte');
    await add('HDPE', 'polyethylene', true);
    expect(await titles('polyethylene')).toEqual(['[Polyethylene] pipes', '[HDPE] chambers']);
    expect(await titles('hdpe')).toEqual(['[HDPE] chambers', '[Polyethylene] pipes']);
    await add('Leitung', 'Rohr', false, 'de');
    expect(await titles('leitung', 'de')).toEqual(['[Rohr]e aus PEHD']);
    expect(await titles('leitung')).toEqual([]);
  });

  test('lists titles by their kinds, and last what others have taken the place of', async () => {
    const { id } = await store.entries.save(change('document', { name: 'Loom sheet', files: [] }));
    await store.entries.save(change('document', { name: 'Sheet of the loom', files: [], replaces: id }));
    await store.entries.save(change('product', { name: 'Loom with a long name and words', description: '' }));
    await store.entries.save(change('category', { name: 'Looms and more of them', description: '' }));
    await store.entries.save(change('news', { heading: 'Loom at work' }));
    await faq('Which thread do you use?');
    await store.entries.save(change('news', { heading: 'Sixty machines', description: '<p>Each loom is new.</p>' }));
    await add('warp frame', 'loom');
    const sorted = [
      '[Loom]s and more of them',
      '[Loom] with a long name and words',
      '[Loom] at work',
      'Sheet of the [loom]',
      'Sixty machines',
      '[Loom] sheet',
    ];
    expect(await titles('loom')).toEqual(sorted);
    // A meaning in a title says more than the words in a text.
    await store.entries.save(change('news', { heading: 'Sixty more', description: '<p>A frame for each warp.</p>' }));
    expect(await titles('warp frame')).toEqual([...sorted.slice(0, 4), 'Sixty more', ...sorted.slice(4)]);
  });

  test('puts an entry first whose title is the query, a category before others', async () => {
    await store.entries.save(change('product', { name: 'Bottles', description: '' }));
    await store.entries.save(change('category', { name: 'Bottles', description: '' }));
    await faq('Bottle, bottle and bottle: which bottle?');
    await faq('Bottle caps');
    const { items } = await store.search({ words: 'bottle', skip: 0, take: 9 });
    expect(items.slice(0, 2).map(({ type }) => type)).toEqual(['category', 'product']);
  });
});
