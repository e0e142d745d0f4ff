import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

/** Names in languages of the site beside the four of the demo group. */
const names: Record<string, string> = {
  es: 'Tamaño de la caña',
  fr: 'Tuyau pour l’eau d’été',
  bn: '৭৫০ মিলি বোতল ও কাপড়',
  zh: '本公司生产玻璃瓶和瓷砖',
};

describe.each(engines)('search in languages with texts of their own on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  beforeAll(async () => {
    fresh = await freshStore();
    const translations = Object.fromEntries(Object.entries(names).map(([lang, name]) => [lang, { name }]));
    await fresh.store.entries.save(change('product', { name: 'One' }, { translations }));
  });
  afterAll(() => fresh.discard());

  test.each([
    ['es', 'tamaño'],
    ['es', 'TAMANO cana'],
    ['es', 'tamaños de las cañas'],
    ['es', 'tamño'],
    ['fr', 'eau'],
    ['fr', 'l’eau'],
    ['fr', "tuyaux d'eau"],
    ['fr', 'qu’est l’ete'],
    ['bn', '750 মিলি'],
    ['bn', 'বোতলের'],
    ['bn', 'কাপড'],
    ['zh', '玻璃瓶'],
    ['zh', '瓷砖'],
    ['zh', '玻璃 瓷砖'],
    ['zh', '你们生产玻璃瓶吗'],
  ])('%s: %s', async (lang, words) => {
    const { items } = await fresh.store.search({ words, lang, skip: 0, take: 5 });
    expect(items.map(({ title }) => title.map(({ text }) => text).join(''))).toEqual([names[lang]]);
  });
});
