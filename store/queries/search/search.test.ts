import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntityName } from '#content/registry.ts';
import type { Segment } from '#content/search.ts';
import type { EntryChange, SearchQuery, Store } from '#store/store.ts';
import { change, removeForGood } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const marked = (segments: Segment[]) => segments.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe.each(engines)('search on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;
  beforeAll(async () => {
    fresh = await freshStore();
    store = fresh.store;
    const content: [EntityName, Record<string, unknown>, Partial<EntryChange>?][] = [
      ['news', { heading: 'Loom and loom', description: '<p>Weaving</p>' }],
      ['news', { heading: 'A new weaving shed', description: '<p>Sixty <b>lo</b>oms.</p><p>More follow.</p>' }],
      ['news', { heading: 'Hidden loom' }, { status: 'draft' }],
      ['news', { heading: 'Later loom' }, { status: 'scheduled', publishAt: '2090-01-01T00:00:00Z' }],
      ['product', { name: 'Ne 30/1 für Übergrößen', description: 'loom '.repeat(300) }],
      ['faq', { name: 'Do you ship to Chile?', description: '<p>Yes; ask for O’Higgins &amp; Sons.</p>' }],
      ['concern', { address: 'north', name: 'North Mill', mission: 'Spin', content: [{ title: 'Ring spinning' }] }],
      ['brand', { name: 'Loom brand' }],
      ['company', { companyName: 'Loom Group' }],
      [
        'career',
        { title: 'Fitter', jobDescription: '<p>Keep it running</p>' },
        {
          translations: {
            de: { title: 'Schlosser', jobDescription: '<p>Webstühle pflegen</p>' },
            'de-at': { title: 'Mechaniker' },
            'not a tag': { title: 'Unreachable' },
          },
        },
      ],
    ];
    for (const [type, fields, rest] of content) await store.entries.save(change(type, fields, rest));
  });
  afterAll(() => fresh.discard());

  const find = (words: string, rest: Partial<SearchQuery> = {}) => store.search({ words, skip: 0, take: 20, ...rest });
  const titles = async (words: string, rest?: Partial<SearchQuery>) =>
    (await find(words, rest)).items.map(({ title }) => title.map(({ text }) => text).join(''));

  test('finds published entries of searched types, with matches in titles first', async () => {
    const found = await find('loom');
    expect(found.items.map(({ title }) => marked(title))).toEqual([
      '[Loom] and [loom]',
      expect.any(String),
      expect.any(String),
    ]);
    expect(found).toMatchObject({ total: 3, counts: { news: 2, product: 1 } });
  });

  test('matches whole words and prefixes in any order, and requires all of them', async () => {
    expect(await titles('spin mill')).toEqual(['North Mill']);
    expect(await titles('MILL   nor')).toEqual(['North Mill']);
    expect(await titles('mill fitter', { exact: true })).toEqual([]);
    expect(await titles('orth', { exact: true })).toEqual([]);
  });

  test('ignores accents, case, punctuation and tags', async () => {
    expect(await titles('ubergrossen FUR')).toEqual(['Ne 30/1 für Übergrößen']);
    expect(await titles('30/1')).toEqual(['Ne 30/1 für Übergrößen']);
    expect(await titles("o'higgins & sons")).toEqual(['Do you ship to Chile?']);
    expect(await titles('sixty looms', { exact: true })).toEqual(['A new weaving shed']);
  });

  test('finds letters and digits apart and together, and names without their hyphens', async () => {
    const saved: { id: number; revision: number }[] = [];
    for (const name of ['Pipe PE 100', 'Pipe PE80', 'Towel HT-500-70 OEKO-TEX', 'Fair in Düsseldorf'])
      saved.push(await store.entries.save(change('product', { name })));
    for (const words of ['PE100', 'pe 100', 'pe-100', 'PE১০০'])
      expect(await titles(words), words).toEqual(['Pipe PE 100']);
    expect(await titles('PE 80')).toEqual(['Pipe PE80']);
    for (const words of ['HT50070', 'ht-500-70', 'HT500', 'oekotex'])
      expect(await titles(words), words).toEqual(['Towel HT-500-70 OEKO-TEX']);
    expect((await find('PE100')).items.map(({ title }) => marked(title))).toEqual(['Pipe [PE] [100]']);
    expect((await find('Duesseldorf')).items.map(({ title }) => marked(title))).toEqual(['Fair in [Düsseldorf]']);
    for (const { id, revision } of saved) await removeForGood(store, id, revision);
  });

  test('corrects words that nothing has, and says what it searched', async () => {
    const saved: { id: number; revision: number }[] = [];
    for (const name of ['Green bottle', 'Polyethylene pipe', 'Für Übergrößen', 'زُجاجات'])
      saved.push(await store.entries.save(change('product', { name })));
    expect(await find('botle')).toMatchObject({ total: 1, corrected: 'bottle' });
    expect(await find('gren botle')).toMatchObject({ total: 1, corrected: 'green bottle' });
    expect(await find('Polyethilene')).toMatchObject({ total: 1, corrected: 'Polyethylene' });
    // As texts write it.
    expect(await find('ubergrosen')).toMatchObject({ corrected: 'übergrößen' });
    expect(await find('زججات')).toMatchObject({ corrected: 'زُجاجات' });
    expect(await find('bottle')).not.toHaveProperty('corrected');
    expect(await find('botle', { exact: true })).toEqual({ total: 0, counts: {}, more: [], items: [] });
    // The counts are those of all types.
    expect(await find('botle', { type: 'news' })).toMatchObject({
      total: 0,
      counts: { product: 1 },
      corrected: 'bottle',
    });
    saved.push(await store.entries.save(change('product', { name: 'Hammock' })));
    expect(await find('hamock')).toMatchObject({ total: 1, corrected: 'hammock' });
    for (const { id, revision } of saved) await removeForGood(store, id, revision);
    expect(await find('botle')).toMatchObject({ total: 0 });
  });

  test('corrects a word by which others begin where a far more frequent one is meant', async () => {
    const saved: { id: number; revision: number }[] = [];
    for (const name of ['Bottle 1', 'Bottle 2', 'Bottle caps', 'Botlek terminal', 'Ring spinning'])
      saved.push(await store.entries.save(change('product', { name })));
    // What it may mean as well comes behind.
    expect(await find('botle')).toMatchObject({ total: 4, corrected: 'bottle' });
    expect(await find('Botle caps')).toMatchObject({ total: 1, corrected: 'Bottle caps' });
    expect(await find('botle', { exact: true })).toMatchObject({ total: 1 });
    // Words of the site in any form, and words that are not typed to their end.
    for (const words of ['botlek', 'Botleks', 'bott', 'spin', 'caps', 'cap', 'termi'])
      expect(await find(words), words).not.toHaveProperty('corrected');
    // Not so much more frequent.
    saved.push(await store.entries.save(change('product', { name: 'Botlek bridge' })));
    expect(await find('botle')).not.toHaveProperty('corrected');
    for (const { id, revision } of saved) await removeForGood(store, id, revision);
  });

  test('finds compounds by their last part, and words that are written apart or together', async () => {
    const saved: { id: number; revision: number }[] = [];
    const names = ['Glasflaschen', 'Saunahandtuch', 'Flasche'];
    for (const [at, name] of ['Green bottles', 'Sauna towel', 'Bottle'].entries())
      saved.push(await store.entries.save(change('product', { name }, { translations: { de: { name: names[at] } } })));
    expect(await titles('Flasche', { lang: 'de' })).toEqual(['Flasche', 'Glasflaschen']);
    expect((await find('Flaschen', { lang: 'de' })).items.map(({ title }) => marked(title))).toEqual([
      '[Flasch]e',
      '[Glasflasch]en',
    ]);
    expect(await titles('flasche', { lang: 'en' })).toEqual([]);
    expect(await titles('Handtuecher', { lang: 'de' })).toEqual(['Saunahandtuch']);
    expect(await titles('Glas Flaschen', { lang: 'de' })).toEqual(['Glasflaschen']);
    expect(await find('bott Les')).toMatchObject({ total: 2, corrected: 'bottles' });
    expect(await find('greenbottles')).toMatchObject({ total: 1, corrected: 'green bottles' });
    for (const { id, revision } of saved) await removeForGood(store, id, revision);
  });

  test('searches without a word where no text has all of them', async () => {
    expect(await find('mill xyzzy')).toMatchObject({ total: 1, corrected: 'mill' });
    expect(await find('north mill xyzzy')).toMatchObject({ total: 1, corrected: 'north mill' });
    expect((await find('xyzzy plugh')).corrected).toBeUndefined();
    expect((await find('xyzzy plugh 1')).corrected).toBeUndefined();
  });

  test('lists texts with the word as typed before others that begin with it', async () => {
    const saved: { id: number; revision: number }[] = [];
    for (const name of ['Red boats', 'Red boat', 'Red boathouse'])
      saved.push(await store.entries.save(change('product', { name })));
    expect((await titles('boats', { lang: 'en' }))[0]).toBe('Red boats');
    expect((await titles('boat', { lang: 'en' }))[0]).toBe('Red boat');
    for (const { id, revision } of saved) await removeForGood(store, id, revision);
  });

  test('finds other forms of a word, and words of a language without spaces', async () => {
    expect(await titles('fitters')).toEqual(['Fitter']);
    expect(await titles('Schlossern Webstuhls', { lang: 'de' })).toEqual(['Schlosser']);
    const saved: { id: number; revision: number }[] = [];
    for (const heading of ['本公司新产品目录', '产量高，人品好']) {
      saved.push(await store.entries.save(change('news', { heading })));
    }
    expect(await titles('产品')).toEqual(['本公司新产品目录']);
    expect((await find('产品目录')).items.map(({ title }) => marked(title))).toEqual(['本公司新[产品目录]']);
    expect(await titles('品')).toHaveLength(2);
    for (const { id, revision } of saved) await removeForGood(store, id, revision);
  });

  test('returns the matching passage, and the address if the type has one', async () => {
    expect((await find('loom', { type: 'news' })).items.map(({ fragment }) => marked(fragment))).toEqual([
      '',
      'Sixty [loom]s. More follow.',
    ]);
    const [mill] = (await find('ring')).items;
    expect(mill).toMatchObject({ type: 'concern', address: 'north' });
    expect(marked(mill?.fragment ?? [])).toContain('[Ring] spinning');
    expect((await find('chile')).items[0]).toMatchObject({ type: 'faq', address: null });
  });

  test('filters results and total by type, but not the counts, and pages the results', async () => {
    const narrowed = await find('loom', { type: 'product' });
    expect(narrowed).toMatchObject({ total: 1, counts: { news: 2, product: 1 } });
    expect(narrowed.items).toHaveLength(1);
    expect(await find('loom', { type: 'gallery' })).toEqual({
      total: 0,
      counts: { news: 2, product: 1 },
      more: [],
      items: [],
    });
    const all = await titles('loom');
    expect(await titles('loom', { skip: 1, take: 1 })).toEqual(all.slice(1, 2));
    expect(await titles('loom', { skip: 3 })).toEqual([]);
    expect(await titles('loom', { take: 0 })).toEqual([]);
  });

  test('finds each entry once, in its nearest language', async () => {
    expect(await titles('webstuhle', { lang: 'de' })).toEqual(['Schlosser']);
    expect(await titles('webstuhle', { lang: 'de-AT' })).toEqual(['Mechaniker']);
    expect(await titles('webstuhle', { lang: 'de-CH' })).toEqual(['Schlosser']);
    expect(await titles('webstuhle', { lang: 'fr' })).toEqual([]);
    expect(await titles('fitter', { lang: 'de' })).toEqual([]);
    expect(await titles('fitter', { lang: 'fr' })).toEqual(['Fitter']);
    expect(await titles('north', { lang: 'de-at' })).toEqual(['North Mill']);
    expect(await titles('unreachable', { lang: 'not a tag' })).toEqual([]);
  });

  test('names the language of each result if another than the default language is asked for', async () => {
    await store.entries.save(
      change(
        'news',
        { heading: 'Zebra', description: '<p>A striped zebra.</p>' },
        { translations: { de: { description: '<p>Ein Zebra in Streifen.</p>' }, fr: { heading: 'Le zebra' } } },
      ),
    );
    const languagesOf = async (lang?: string) =>
      (await find('zebra', { lang })).items.map(({ lang, fallback }) => ({ lang, fallback }));
    expect(await languagesOf('de')).toEqual([{ lang: 'de', fallback: ['title'] }]);
    expect(await languagesOf('fr')).toEqual([{ lang: 'fr', fallback: ['fragment'] }]);
    expect(await languagesOf('pt')).toEqual([{ lang: 'en' }]);
    expect((await find('zebra', { lang: 'en' })).items[0]).not.toHaveProperty('lang');
  });

  test('shows a passage in one language of an entry that is translated in part', async () => {
    await store.entries.save(
      change(
        'concern',
        { address: 'okapi', name: 'Okapi', title: 'We spin', mission: 'Warm okapi cloth' },
        { translations: { de: { title: 'Wir spinnen Okapi' }, fr: { title: 'Nous filons' } } },
      ),
    );
    const passageIn = async (lang: string) => {
      const [hit] = (await find('okapi', { lang })).items;
      return [marked(hit?.fragment ?? []), hit?.fallback];
    };
    expect(await passageIn('de')).toEqual(['Wir spinnen [Okapi]', ['title']]);
    expect(await passageIn('fr')).toEqual(['Warm [okapi] cloth', ['title', 'fragment']]);
    expect((await passageIn('pt'))[0]).toContain('We spin · Warm [okapi] cloth · ');
  });

  test('indexes every change', async () => {
    const { id } = await store.entries.save(change('gallery', { name: 'Quokka' }));
    expect(await titles('quokka')).toEqual(['Quokka']);
    await store.entries.save(change('gallery', { name: 'Wombat' }, { id, revision: 1 }));
    expect([await titles('quokka'), await titles('wombat')]).toEqual([[], ['Wombat']]);
    await store.entries.save(change('gallery', { name: 'Wombat' }, { id, revision: 2, status: 'draft' }));
    expect(await titles('wombat')).toEqual([]);
    await store.entries.save(change('gallery', { name: 'Wombat' }, { id, revision: 3 }));
    expect(await titles('wombat')).toEqual(['Wombat']);
    await removeForGood(store, id, 4);
    expect(await titles('wombat')).toEqual([]);
  });

  test('ranks by the current titles', async () => {
    const texts = { with: { name: 'Zebu', description: 'Other' }, without: { name: 'Other', description: 'Zebu' } };
    const { id: first } = await store.entries.save(change('report', texts.with));
    const { id: second } = await store.entries.save(change('report', texts.without));
    const ids = async () => (await find('zebu')).items.map(({ publicId }) => Number(publicId));
    expect(await ids()).toEqual([first, second]);
    await store.entries.save(change('report', texts.without, { id: first, revision: 1 }));
    await store.entries.save(change('report', texts.with, { id: second, revision: 1 }));
    expect(await ids()).toEqual([second, first]);
    for (const id of [first, second]) await removeForGood(store, id, 2);
    expect(await ids()).toEqual([]);
  });

  test('keeps the index unchanged when a save is rejected', async () => {
    const { id } = await store.entries.save(change('concern', { address: 'one', name: 'Numbat' }));
    const taken = change('concern', { address: 'north', name: 'Bilby' }, { id, revision: 1 });
    await expect(store.entries.save(taken)).rejects.toThrow();
    expect([await titles('numbat'), await titles('bilby')]).toEqual([['Numbat'], []]);
  });

  test.each([
    '',
    '   ',
    '!!!',
    '🎉',
    '"',
    "'",
    '\\',
    '%',
    '*',
    '()',
    'NOT',
    'OR',
    'a AND',
    'title:loom',
    'NEAR(',
    '\0',
    ':*',
    '\uD800',
    '--',
    'x'.repeat(5_000),
    'loom '.repeat(500),
  ])('accepts special characters such as %j', async (words) => {
    const { total, items } = await find(words, { take: 100 });
    expect(items).toHaveLength(total);
  });

  test('accepts any query and any saved text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (words) => {
        const { total, counts } = await find(words);
        expect(Object.values(counts).reduce((sum, hits) => sum + hits, 0)).toBe(total);
      }),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (text) => {
        const asked = change('report', { name: 'Any', description: text });
        const { id } = await store.entries.save(asked);
        expect((await store.entries.published('report', id))?.document.description).toBe(text);
        await removeForGood(store, id, 1);
      }),
      { numRuns: 30 },
    );
  });

  test('indexes the beginning of a text that exceeds the limit of an index entry', async () => {
    const description = Array.from({ length: 9_000 }, (_, n) => `w${n.toString(36)}`).join(' ');
    const huge = change('concern', {
      address: 'huge',
      name: 'Huge',
      content: Array.from({ length: 100 }, (_, n) => ({
        title: `part${n}`,
        description: `${n} ${description}`.slice(0, 4_000),
      })),
    });
    await store.entries.save(huge);
    expect(await titles('part1 huge')).toEqual(['Huge']);
  });
});

test('both engines find the same entries', async () => {
  const stores = await Promise.all(engines.map(({ freshStore }) => freshStore()));
  try {
    const words = [
      'yarn',
      'Yärn',
      'combed',
      'straße',
      'ne30',
      '30',
      '1e5',
      'a-b',
      'x_y',
      'http://a.b/c',
      'q@r.st',
      '٣',
      '产品',
      'कपास',
    ];
    const documents = fc.sample(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }), 40);
    for (const { store } of stores) {
      for (const list of documents) {
        const [name = '', ...rest] = list;
        await store.entries.save(change('report', { name, description: rest.join(' ') }));
      }
    }
    for (const asked of [...words, ...words.map((word) => word.slice(0, 2)), 'yarn 30', 'b c r']) {
      const [first, second] = await Promise.all(
        stores.map(async ({ store }) => {
          const { total, items } = await store.search({ words: asked, skip: 0, take: 100 });
          return { asked, total, ids: items.map(({ publicId }) => Number(publicId)).sort((a, b) => a - b) };
        }),
      );
      expect(first).toEqual(second);
    }
  } finally {
    for (const { discard } of stores) await discard();
  }
});
