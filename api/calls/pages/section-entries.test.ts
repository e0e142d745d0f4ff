import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { getHome } from '#content/home/calls.ts';
import { longestStep } from '#contract/testing/processor-time.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('sections that show entries on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  const ids: Record<string, number> = {};
  const save = async (...[type, fields, rest]: Parameters<typeof change>) =>
    (await fresh.store.entries.save(change(type, fields, rest))).id;
  const id = (name: string): number => ids[name] ?? 0;

  /** The cards of a home page with these sections. */
  const cards = async (sections: object[], lang?: string) => {
    const { entries } = fresh.store;
    const old = await entries.publishedSingle('home');
    const rest = old ? { id: old.id, revision: (await entries.get(old.id))?.revision ?? 0 } : {};
    await entries.save(change('home', { sections: sections.map((each) => ({ kind: 'entries', ...each })) }, rest));
    const home = await api.client().call(getHome, lang === undefined ? {} : { lang });
    return home.sections.map((section) => (section.kind === 'entries' ? section.entries : []));
  };
  const names = async (...sections: object[]) => (await cards(sections)).map((each) => each.map(({ name }) => name));

  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store, { now: () => new Date('2026-11-28T12:00:00Z') });
    await save('company', { companyName: 'Mills', languages: [{ lang: 'de', name: '', state: 'Published' }] });
    ids.mill = await save('concern', { name: 'Mill', address: 'mill', title: 'Even yarn' });
    ids.port = await save('concern', {
      name: 'Port',
      address: 'port',
      title: '',
      redirectUrl: 'https://example.com/port',
    });
    ids.cloth = await save('category', { name: 'Cloth' });
    ids.towels = await save('category', { name: 'Towels' }, { parent: id('cloth') });
    ids.tiles = await save('category', { name: 'Tiles' });
    const image = { src: '/files/a.webp', alt: 'A bolt of cloth' };
    const product = (name: string, parent: number, more = {}) => save('product', { name, ...more }, { parent });
    ids.canvas = await product('Canvas', id('cloth'), { media: [{ kind: 'picture', picture: image }] });
    ids.towel = await product('Towel', id('towels'), { concern: id('mill') });
    ids.tile = await product('Tile', id('tiles'), { description: '<h2>Hard</h2><p>Fired twice.</p>', media: [] });
    ids.old = await product('Old', id('tiles'), { discontinued: true });
    ids.draft = (await fresh.store.entries.save(change('product', { name: 'Draft' }, { status: 'draft' }))).id;
    await save('certificate', { name: 'Past', validUntil: '2026-11-27' });
    await save('certificate', { name: 'Last day', validUntil: '2026-11-28', issuer: 'Institute' });
    await save('certificate', { name: 'Next year', validFrom: '2027-01-01' });
    ids.first = await save('document', { name: 'Sheet', edition: '1' });
    await save('document', { name: 'Sheet', edition: '2', replaces: id('first') });
    await save('career', { title: 'Fitter', createdAt: '2026-10-01T08:00:00Z' });
    await save('career', {
      title: 'Closed',
      createdAt: '2026-10-02T08:00:00Z',
      applicationDeadline: '2026-11-01T00:00:00Z',
    });
  });
  afterAll(async () => {
    await api.stop();
    await fresh.discard();
  });
  beforeEach(() => expect(Object.values(ids).every((each) => each > 0)).toBe(true));

  test('show those chosen one by one in their order, without drafts and deleted ones', async () => {
    const products = [id('tile'), 99_999, id('draft'), id('canvas')];
    expect(await names({ selection: 'chosen', products })).toEqual([['Tile', 'Canvas']]);
  });

  test('show the newest, those of a category with its sub-categories, and those of a concern', async () => {
    expect(
      await names(
        { selection: 'newest', count: 2 },
        { category: id('cloth') },
        { category: id('cloth'), selection: 'newest' },
        { concern: id('mill') },
      ),
    ).toEqual([['Tile', 'Towel'], ['Canvas', 'Towel'], ['Towel', 'Canvas'], ['Towel']]);
  });

  test('leave out by a rule what is no longer offered or valid', async () => {
    const found = await names({}, { type: 'certificate' }, { type: 'document' }, { type: 'career' });
    expect(found.map((each) => each.length)).toEqual([3, 1, 1, 1]);
    expect(found.slice(1)).toEqual([['Last day'], ['Sheet'], ['Fitter']]);
  });

  test('mark what is past among those chosen one by one', async () => {
    const { items } = await fresh.store.entries.listPublished({ type: 'certificate' });
    const [chosen] = await cards([
      { type: 'certificate', selection: 'chosen', certificates: items.map((each) => each.id) },
    ]);
    expect(chosen?.map(({ name, date, hasEnded }) => [name, date, hasEnded])).toEqual([
      ['Past', '2026-11-27', true],
      ['Last day', '2026-11-28', false],
      ['Next year', '', false],
    ]);
    const [products] = await cards([{ selection: 'chosen', products: [id('old'), id('canvas')] }]);
    expect(products?.map(({ name, hasEnded }) => [name, hasEnded])).toEqual([
      ['Old', true],
      ['Canvas', false],
    ]);
  });

  test('have a link, a picture, the opening of a text and a line beside the name', async () => {
    const [products, concerns, certificates] = await cards([
      { selection: 'chosen', products: [id('canvas'), id('tile')] },
      { type: 'concern' },
      { type: 'certificate' },
    ]);
    expect(products).toMatchObject([
      { image: { src: '/files/a.webp' }, text: 'For single jersey.' },
      { text: 'Fired twice.', image: null },
    ]);
    expect(products?.[0]?.url).toMatch(/^\/product-details\//);
    expect(concerns).toMatchObject([
      { url: '/concern/mill', text: 'Even yarn' },
      { url: 'https://example.com/port', text: '' },
    ]);
    expect(certificates).toMatchObject([{ detail: 'Institute' }]);
  });

  test('name the texts without a translation', async () => {
    await fresh.store.entries.save(
      change(
        'concern',
        { name: 'Mill', address: 'mill', title: 'Even yarn' },
        { id: id('mill'), revision: 1, translations: { de: { title: 'Gleichmäßiges Garn' } } },
      ),
    );
    const [concerns] = await cards([{ type: 'concern' }], 'de');
    expect(concerns).toMatchObject([
      { name: 'Mill', text: 'Gleichmäßiges Garn', lang: 'de', fallback: ['name'] },
      { name: 'Port', lang: 'en' },
    ]);
  });

  test('do not tell visitors the rule', async () => {
    await cards([{ category: id('cloth') }]);
    const home = await api.client().call(getHome, {});
    expect(Object.keys(home.sections[0] ?? {}).sort()).toEqual(
      ['kind', 'eyebrow', 'heading', 'type', 'layout', 'moreText', 'entries'].sort(),
    );
  });

  test('of one rule are read once', async () => {
    const asked: string[] = [];
    const { listPublished } = fresh.store.entries;
    fresh.store.entries.listPublished = (query) => {
      asked.push(query.type);
      return listPublished(query);
    };
    await cards(Array.from({ length: 20 }, (_, index) => ({ type: 'concern', count: (index % 3) + 1 })));
    fresh.store.entries.listPublished = listPublished;
    expect(asked.filter((type) => type === 'concern')).toHaveLength(1);
  });

  test('show a bounded number of entries together, without stopping other requests', async () => {
    const description = `<p>${'For single jersey and more words. '.repeat(200)}</p>`;
    for (let index = 0; index < 24; index++) {
      await save('news', { heading: `News ${index}`, date: '2026-03-02T09:00:00Z', description });
    }
    const sections = Array.from({ length: 150 }, () => ({ type: 'news', count: 24 }));
    let shown: number[] = [];
    const longest = await longestStep(async () => {
      shown = (await cards(sections)).map((each) => each.length);
    }, 200);
    expect(shown).toEqual([...Array(25).fill(24), ...Array(125).fill(0)]);
    expect(longest).toBeLessThan(200);
  });
});
