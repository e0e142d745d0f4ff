import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { getCertificate } from '#content/certificate/calls.ts';
import { getDocument } from '#content/document/calls.ts';
import { getLocation } from '#content/location/calls.ts';
import { getProductById } from '#content/product/calls.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('products on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  const ids: Record<string, number> = {};
  const save = async (name: string, ...[type, fields, rest]: Parameters<typeof change>): Promise<number> => {
    const { id } = await fresh.store.entries.save(change(type, fields, rest));
    ids[name] = id;
    return id;
  };
  /** The id of an option of an attribute, by its place. */
  const option = async (attribute: number, place: number): Promise<string> => {
    const entry = await fresh.store.entries.get(attribute);
    const options = (entry?.document.options ?? []) as { id: string }[];
    return options[place]?.id ?? '';
  };

  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store, { now: () => new Date('2026-11-21T23:30:00Z') });
    const languages = [{ lang: 'de', name: '', state: 'Published' }];
    await save('company', 'company', { companyName: 'Mills', timeZone: 'Europe/Berlin', languages });
    const weight = await save(
      'weight',
      'attribute',
      { name: 'Weight', kind: 'number', unit: 'kg', unitCode: 'kg', group: 'Packing' },
      { translations: { de: { name: 'Gewicht' } } },
    );
    const options = [{ name: 'Cotton', key: 'cotton' }, { name: 'Linen' }];
    const material = await save('material', 'attribute', { name: 'Material', kind: 'choice', unit: '', options });
    const washable = await save('washable', 'attribute', { name: 'Washable', kind: 'yesNo', unit: '' });
    const use = await save('use', 'attribute', { name: 'Use', kind: 'text', unit: '' });
    const draft = await save('draft', 'attribute', { name: 'Draft' }, { status: 'draft' });
    const textiles = await save('textiles', 'category', { name: 'Textiles', attributes: [material] });
    const yarn = await save('yarn', 'category', { name: 'Yarn', attributes: [washable, weight] }, { parent: textiles });
    const mill = await save('mill', 'concern', { address: 'mill', name: 'Mill' });
    const linen = await option(material, 1);
    const next = await save('next', 'product', { name: 'Cone two', facts: [], articles: [] }, { parent: yarn });
    await save(
      'cone',
      'product',
      {
        name: 'Cone',
        facts: [
          { attribute: weight, values: [1.89], note: '24 to the carton' },
          { attribute: use, values: [], text: 'Weaving' },
          { attribute: washable, values: [true] },
          { attribute: draft, values: [1] },
          { attribute: material, values: [linen, 'gone'] },
        ],
        articles: [{ number: 'C-30', gtin: '4006381333931', facts: [{ attribute: weight, values: [2], upTo: 2.5 }] }],
        concern: mill,
        minimumOrder: '500 kg',
        successor: next,
      },
      { parent: yarn, translations: { de: { facts: [{ note: '24 im Karton' }] } } },
    );
    const german = (texts: Record<string, string>) => ({ translations: { de: texts } });
    const packed = { kind: 'number', unit: 'kg', group: 'Packing' };
    const carton = await save(
      'carton',
      'attribute',
      { name: 'Carton', ...packed },
      german({ name: 'Karton', group: 'Verpackung' }),
    );
    const pallet = await save('pallet', 'attribute', { name: 'Pallet', ...packed });
    const boxed = [pallet, carton, weight].map((attribute) => ({ attribute, values: [1] }));
    await save('box', 'product', { name: 'Box', facts: boxed, articles: [] }, { parent: textiles });
    await save('plant', 'location', { name: 'Spinning mill', concern: mill });
    await save('office', 'location', { name: 'Office', concern: null });
    const covering = (name: string, fields: object) => save(name, 'certificate', { name, scheme: name, ...fields });
    await covering('gots', { products: [ids.cone], validUntil: '2026-11-22', number: '17' });
    await covering('oeko', { categories: [textiles], audience: 'onRequest', file: { src: '/files/oeko.pdf' } });
    await covering('iso', { coversGroup: true });
    await covering('ended', { products: [ids.cone], validUntil: '2026-11-21' });
    await covering('ahead', { concerns: [mill], validFrom: '2026-11-23' });
    await covering('other', { products: [next] });
    await covering('works', { locations: [ids.plant] });
    const first = await save('first', 'document', { name: 'Data sheet', edition: '1', products: [ids.cone] });
    await save('second', 'document', { name: 'Data sheet', edition: '2', products: [ids.cone], replaces: first });
    await save('brochure', 'document', { name: 'Brochure', kind: 'brochure', categories: [yarn] });
  });
  afterAll(async () => {
    await api.stop();
    await fresh.discard();
  });

  const cone = (lang?: string) =>
    api.client().call(getProductById, { id: String(ids.cone), ...(lang === undefined ? {} : { lang }) });

  test('have the facts of their attributes, in the order of their categories', async () => {
    const { facts } = await cone();
    expect(facts.map(({ name, values, keys, upTo, text, note }) => [name, values, keys, upTo, text, note])).toEqual([
      ['Material', ['Linen'], [await option(ids.material ?? 0, 1)], null, '', ''],
      ['Washable', [true], [], null, '', ''],
      ['Weight', [1.89], [], null, '', '24 to the carton'],
      ['Use', [], [], null, 'Weaving', ''],
    ]);
    expect(facts[2]).toMatchObject({ unit: 'kg', unitCode: 'kg', group: 'Packing', decimals: 2, kind: 'number' });
  });

  test('have their articles with the facts that differ', async () => {
    const { articles } = await cone();
    expect(articles).toMatchObject([
      { number: 'C-30', gtin: '4006381333931', facts: [{ name: 'Weight', values: [2], upTo: 2.5 }] },
    ]);
  });

  test('name their maker, its locations and their successor', async () => {
    const found = await cone();
    expect(found.concern).toEqual({ id: String(ids.mill), name: 'Mill', url: '/concern/mill' });
    expect(found.successor).toMatchObject({ name: 'Cone two', url: `/product-details/${ids.next}` });
    expect(found.locations.map(({ name }) => name)).toEqual(['Spinning mill']);
  });

  test('have the certificates that are valid today in the time zone of the company', async () => {
    const { evidence } = await cone();
    expect(evidence.map(({ name, number, file }) => [name, number, file])).toEqual([
      ['gots', '17', null],
      ['oeko', '', null],
      ['iso', '', null],
    ]);
  });

  test('have the current editions of documents', async () => {
    const { documents } = await cone();
    expect(documents.map(({ name, kind, edition }) => [name, kind, edition])).toEqual([
      ['Data sheet', 'dataSheet', '2'],
      ['Brochure', 'brochure', '2'],
    ]);
  });

  test('are in the language of the visitor as far as they are translated', async () => {
    const { facts, concern } = await cone('de');
    expect(facts.map(({ name, lang, fallback, note }) => [name, lang, fallback, note])).toEqual([
      ['Material', 'en', undefined, ''],
      ['Washable', 'en', undefined, ''],
      ['Gewicht', 'de', ['unit', 'group'], '24 im Karton'],
      ['Use', 'de', ['name', 'text'], ''],
    ]);
    expect(concern).toMatchObject({ name: 'Mill', lang: 'en' });
  });

  test('have one translation of the name of a group, also where some of its attributes have none', async () => {
    const { facts } = await api.client().call(getProductById, { id: String(ids.box), lang: 'de' });
    expect(facts.map(({ name, group, lang, fallback }) => [name, group, lang, fallback])).toEqual([
      ['Pallet', 'Verpackung', 'de', ['name', 'unit']],
      ['Karton', 'Verpackung', 'de', ['unit']],
      ['Gewicht', 'Verpackung', 'de', ['unit']],
    ]);
  });

  test('without facts have none', async () => {
    const found = await api.client().call(getProductById, { id: String(ids.next) });
    expect(found).toMatchObject({ facts: [], articles: [], concern: null, successor: null, locations: [] });
    expect(found.evidence.map(({ name }) => name)).toEqual(['oeko', 'iso', 'other']);
  });

  test('of a concern are covered by the certificates that a call returns for it', async () => {
    const listed = async (concern: string, more: object = {}) => {
      const { items, total } = await api.client().list(getCertificate, { concern, ...more });
      return [...items.map(({ name }) => name), total];
    };
    const all = await listed(String(ids.mill));
    expect(all).toEqual(['iso', 'ahead', 'works', 3]);
    expect(await listed(String(ids.mill), { skip: 1, take: 1 })).toEqual([all[1], all.at(-1)]);
    expect(await listed('999999')).toEqual([0]);
  });

  test('are named by certificates, documents and locations, without what is not published', async () => {
    const certificates = await api.client().list(getCertificate, {});
    expect(certificates.items[0]).toMatchObject({ name: 'gots', products: [{ name: 'Cone' }], categories: [] });
    expect(certificates.items[1]).toMatchObject({ categories: [{ name: 'Textiles' }], file: null });
    const documents = await api.client().list(getDocument, {});
    expect(documents.items[1]).toMatchObject({ replaces: { id: String(ids.first), name: 'Data sheet' } });
    const locations = await api.client().list(getLocation, {});
    expect(locations.items.map(({ concern }) => concern?.name)).toEqual(['Mill', undefined]);
  });
});
