import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntityName } from '#content/registry.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

/** Entries whose texts have other words than visitors type. */
const content: [EntityName, Record<string, unknown>, Record<string, unknown>?][] = [
  ['product', { name: 'Bordeaux bottle 750 ml', articles: [{ number: 'GB-750', gtin: '9520000001384' }] }],
  ['faq', { name: 'Do you ship to Chile?', description: '<p>By sea.</p>' }],
  ['news', { heading: 'What will become of the old mill' }],
  ['freePage', { name: 'For suppliers', address: 'suppliers' }],
  ['category', { name: 'Bottles' }, { name: 'Glasflaschen', description: '<p>Für Wein und Öl.</p>' }],
  ['category', { name: 'Closures' }, { name: 'Deckel', description: '<p>Für jedes Glas.</p>' }],
  ['category', { name: 'Paper bags' }, { name: 'Beutel aus Papier', description: '<p>Bedruckt.</p>' }],
];

describe.each(engines)('search for words that texts write otherwise on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;
  beforeAll(async () => {
    fresh = await freshStore();
    store = fresh.store;
    for (const [type, fields, german] of content)
      await store.entries.save(change(type, fields, german ? { translations: { de: german } } : {}));
  });
  afterAll(() => fresh.discard());

  const find = async (words: string, lang?: string) => {
    const { items, corrected } = await store.search({ words, skip: 0, take: 5, ...(lang ? { lang } : {}) });
    return [corrected, ...items.map(({ title }) => title.map(({ text }) => text).join(''))];
  };

  test('finds quantities in other units', async () => {
    expect(await find('75cl')).toEqual([undefined, 'Bordeaux bottle 750 ml']);
    expect(await find('bottle 0.75 litres')).toEqual([undefined, 'Bordeaux bottle 750 ml']);
  });

  test('finds long numbers in groups', async () => {
    expect(await find('952 0000 001384')).toEqual(['9520000001384', 'Bordeaux bottle 750 ml']);
  });

  test('finds questions by what they are about', async () => {
    expect(await find('how do we ship to Chile')).toEqual([undefined, 'Do you ship to Chile?']);
  });

  test('leaves out a word that is in no title rather than one that is', async () => {
    expect(await find('become supplier')).toEqual(['supplier', 'For suppliers']);
  });

  test('corrects a word that only connects others where no other is meant', async () => {
    expect((await find('waht')).slice(0, 2)).toEqual(['what', 'What will become of the old mill']);
    expect(await find('shipp')).toEqual(['ship', 'Do you ship to Chile?']);
  });

  test('finds the parts of German compounds', async () => {
    expect(await find('Weinflaschen', 'de')).toEqual([undefined, 'Glasflaschen']);
    expect(await find('Schraubdeckel', 'de')).toEqual(['deckel', 'Deckel']);
    expect(await find('Papiertüte', 'de')).toEqual(['papier', 'Beutel aus Papier']);
  });
});

/** Entries that have some of the words of queries, and hardly one that has all. */
const partly: [EntityName, Record<string, unknown>, Record<string, unknown>?][] = [
  ['product', { name: 'Terracotta hexagon' }, { name: 'Sechseck', description: '<p>Eine der Fliesen.</p>' }],
  ['product', { name: 'Stair tread' }, { name: 'Treppenstufe', description: '<p>Eine der Fliesen.</p>' }],
  ['product', { name: 'Coffee sack' }],
  ['product', { name: 'Jug and cups' }],
  ['product', { name: 'Carrier', description: '<p>For visitors of each factory.</p>' }],
  ['document', { name: 'Environment policy' }],
  ['faq', { name: 'May we visit the works?' }, { name: 'Können wir die Werke besichtigen?' }],
  ['news', { heading: 'The dye house cleans its water' }],
  ['news', { heading: 'Task list' }],
  ['product', { name: 'Fleece', description: '<p>It wraps trees.</p>' }],
  ['news', { heading: 'Warping of looms' }],
  ['news', { heading: 'Report for 1931' }],
];

describe.each(engines)('search for words that no text has together on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  beforeAll(async () => {
    fresh = await freshStore();
    for (const [type, fields, german] of partly)
      await fresh.store.entries.save(change(type, fields, german ? { translations: { de: german } } : {}));
    await fresh.store.synonyms.addMissing(
      [{ lang: 'en', words: 'factory tour', meaning: 'visit works', bothWays: false }],
      { id: 'editor', name: 'editor@example.com' },
    );
  });
  afterAll(() => fresh.discard());

  const find = async (words: string, lang = 'en', exact = false) => {
    const { items, corrected } = await fresh.store.search({ words, lang, exact, skip: 0, take: 5 });
    return [corrected, ...items.map(({ title }) => title.map(({ text }) => text).join(''))];
  };

  test.each([
    ['tera cotta', 'terracotta', 'Terracotta hexagon'],
    ['dyehouse', 'dye house', 'The dye house cleans its water'],
    ['environmental policy', 'environment policy', 'Environment policy'],
    ['wrapping', 'wraps', 'Fleece'],
    ['informe 1931', '1931', 'Report for 1931'],
    ['coffee cups', 'cups', 'Jug and cups'],
    ['sack of coffee and cups', 'sack coffee', 'Coffee sack'],
  ])('finds %s by %s', async (words, corrected, title) => {
    expect((await find(words)).slice(0, 2)).toEqual([corrected, title]);
  });

  test('finds the parts of compounds and other forms of words', async () => {
    expect(await find('Treppenfliesen', 'de')).toEqual(['treppen fliesen', 'Treppenstufe', 'Sechseck']);
    expect(await find('Werksbesichtigung', 'de')).toEqual(['werks besichtigen', 'Können wir die Werke besichtigen?']);
  });

  test('finds synonyms of phrases in any order', async () => {
    expect(await find('tour of the factory')).toEqual([undefined, 'May we visit the works?']);
  });

  test('lists what a misspelled word may mean as well behind what it rather means', async () => {
    expect(await find('sask')).toEqual(['sack', 'Coffee sack', 'Task list']);
  });

  test('lists titles with some of the words behind a text that has all', async () => {
    expect(await find('visit the factory')).toEqual([undefined, 'Carrier', 'May we visit the works?']);
    expect(await find('visit the factory', 'en', true)).toEqual([undefined, 'Carrier']);
  });
});
