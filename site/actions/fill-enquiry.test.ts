import { describe, expect, test } from 'vitest';
import { articleKey } from '#contract/text/codes/article-key.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { textLanguages } from '../texts/text-languages.ts';
import { sendEnquiry } from './send-enquiry.ts';

const known: Record<string, object> = {
  CR16: { productId: '7', article: 'CR-16', name: 'Plate' },
  CJ1: { productId: '8', article: 'CJ-1', name: 'Jug' },
  CJ14: { productId: '8', article: 'CJ-14', name: 'Jug and cups' },
};

/** Services that know some articles, and suggest CR-16 for CR-17. */
const services = (settings: Parameters<typeof fakeServices>[1] = {}) =>
  fakeServices(
    {
      FindArticles: async (request) => {
        const { texts }: { texts: string[] } = await request.json();
        const found = (keyOf: (text: string) => string) =>
          texts.flatMap((text) => (known[keyOf(text)] ? [{ text, ...known[keyOf(text)] }] : []));
        return Response.json({
          found: found(articleKey),
          suggestions: found((text) => (articleKey(text) === 'CR17' ? 'CR16' : '')),
        });
      },
      GetProductById: () =>
        Response.json({ name: 'Plate', description: '', productImagesVM: [], articles: [{ number: 'CR-16' }] }),
    },
    settings,
  );

const post = async (values: Record<string, string | undefined>, using = services()) => {
  const body = new FormData();
  for (const [name, value = ''] of Object.entries(values)) body.append(name, value);
  const { outcome, status } = await sendEnquiry(
    new Request('http://site.test/enquiry', { method: 'POST', body }),
    using,
  );
  return { ...outcome, status };
};

const add = (parts: string, using = services(), others: Record<string, string> = {}) =>
  post({ name: 'Ada', key: 'a-key', parts, addParts: '1', ...others }, using);

describe('a pasted list', () => {
  test('becomes lines with products, behind the lines that the form has', async () => {
    const list = 'Article\tQuantity\n\ncr 16\t1,500\tpcs\nCR-I6 × 20\nBlue cloth\n';
    const sent = await add(list, services(), { 'lines.1.article': 'Yarn', country: 'BD' });
    expect(sent).toMatchObject({ status: 200, text: '', errors: [] });
    expect(sent.list).toEqual({ added: 3, missing: 1, skipped: ['Article\tQuantity'], left: 0 });
    expect(sent.values).toEqual({
      ...{ name: 'Ada', country: 'BD', key: 'a-key', 'lines.0.article': 'Yarn' },
      ...{ 'lines.1.productId': '7', 'lines.1.article': 'CR-16', 'lines.1.quantity': '1500', 'lines.1.unit': 'pcs' },
      ...{ 'lines.1.source': 'cr 16\t1,500\tpcs', 'lines.2.source': 'CR-I6 × 20', 'lines.3.source': 'Blue cloth' },
      ...{
        'lines.2.productId': '7',
        'lines.2.article': 'CR-16',
        'lines.2.quantity': '20',
        'lines.3.article': 'Blue cloth',
      },
    });
    expect(sent.products).toMatchObject([{ id: '7', name: 'Plate', state: 'found' }]);
    expect(sent.views?.[3]).toEqual({ article: 'Not found. Correct it, or send it as it is.', offers: [] });
    expect(sent.views?.[1]).toEqual({ offers: [] });
  });

  test('prefers the whole number, and offers the other reading', async () => {
    const both = await add('CJ-1 4');
    expect(both.values).toMatchObject({ 'lines.0.article': 'CJ-14' });
    expect(both.values).not.toHaveProperty('lines.0.quantity');
    expect(both.views?.[0]?.offers).toEqual([{ productId: '8', article: 'CJ-1', name: 'Jug', quantity: 4 }]);
    const taken = await post({ ...both.values, take: '0.8.CJ-1*4' });
    expect(taken.values).toMatchObject({ 'lines.0.article': 'CJ-1', 'lines.0.quantity': '4' });
    expect(taken.views?.[0]?.offers).toEqual([
      { productId: '8', article: 'CJ-14', name: 'Jug and cups', quantity: null },
    ]);
    const back = await post({ ...taken.values, take: '0.8.CJ-14' });
    expect(back.values).not.toHaveProperty('lines.0.quantity');
    expect((await add('CJ-1 5')).values).toMatchObject({ 'lines.0.article': 'CJ-1', 'lines.0.quantity': '5' });
  });

  test('takes no near article by itself, and offers it', async () => {
    const sent = await add('CR-17;30;pcs');
    expect(sent.values).toMatchObject({ 'lines.0.article': 'CR-17', 'lines.0.quantity': '30', 'lines.0.unit': 'pcs' });
    expect(sent.values).not.toHaveProperty('lines.0.productId');
    expect(sent.views?.[0]?.offers).toEqual([{ productId: '7', article: 'CR-16', name: 'Plate', quantity: null }]);
    const taken = await post({ ...sent.values, take: '0.7.CR-16' });
    expect(taken.values).toMatchObject({
      'lines.0.productId': '7',
      'lines.0.article': 'CR-16',
      'lines.0.quantity': '30',
    });
    expect(taken.views?.[0]).toEqual({ offers: [] });
    expect(taken.products).toMatchObject([{ id: '7' }]);
    for (const take of ['', '0', '9.7.CR-16', '0.', 'x.7.CR-16']) {
      expect((await post({ ...sent.values, take })).values).toEqual(sent.values);
    }
  });

  test('keeps in the box what has no room', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `X-${index} 5 pcs`);
    const sent = await add(lines.join('\n'), services(), { 'lines.0.article': 'Yarn' });
    expect(sent.list).toMatchObject({ added: 49, missing: 49, left: 11 });
    expect(sent.values.parts).toBe(lines.slice(49).join('\n'));
    const again = await post({ ...sent.values, addParts: '1' });
    expect(again.list).toMatchObject({ added: 0, left: 11 });
    expect(again.values).toEqual(sent.values);
  });

  test.each([
    ['', 'Paste or write a list first.'],
    ['A'.repeat(100_001), 'The list is too long. Paste at most 100,000 characters at once.'],
  ])('is refused when blank or too long', async (parts, error) => {
    const sent = await add(parts);
    expect(sent.list).toMatchObject({ added: 0, error });
    expect(sent.values.parts ?? '').toBe(parts);
  });

  test('is not sent while it is in the box only', async () => {
    const sent = await post({ name: 'Ada', email: 'ada@example.org', parts: 'CR-16', 'lines.0.article': 'A' });
    expect(sent).toMatchObject({
      status: 422,
      tone: 'failure',
      errors: [{ field: 'parts' }],
      values: { parts: 'CR-16' },
    });
  });

  test('asks about a quantity that means another number in another language', async () => {
    const messageOf = async (parts: string, lang: string) =>
      (await add(parts, services({ lang, language: lang }))).views?.[0]?.quantity;
    expect(await messageOf('CR-16;1.500;kg', 'en')).toBe('“1.500” was read as 1.5. Please check.');
    expect(await messageOf('CR-16;1,500;kg', 'de')).toBe('„1,500“ wurde als 1,5 gelesen. Bitte prüfen.');
    expect(await messageOf('CR-16 2 x 250 pcs', 'en')).toBe('“CR-16 2 x 250 pcs” was read as 250. Please check.');
    for (const [parts, lang] of [
      ['CR-16;1,500', 'en'],
      ['CR-16;1.500', 'de'],
      ['CR-16;1.5', 'en'],
    ] as const)
      expect(await messageOf(parts, lang)).toBeUndefined();
  });
});

describe('lines of a list', () => {
  const listed = { 'lines.0.article': 'CR-17', 'lines.0.source': 'CR-17', key: 'a-key' };

  test('show their products and offers again after a reload, a removal and an error', async () => {
    const match = {
      'lines.1.productId': '7',
      'lines.1.article': 'CR-16',
      'lines.1.source': 'cr16',
      'lines.2.article': 'Yarn',
    };
    for (const button of [{ look: '1' }, { remove: '2' }, { name: '' }]) {
      const sent = await post({ ...listed, ...match, ...button });
      expect(sent.views).toMatchObject({ 0: { offers: [{ article: 'CR-16' }] }, 1: { offers: [] } });
      expect(sent.products).toMatchObject([{ id: '7' }]);
      expect(sent.views).not.toHaveProperty('2');
    }
  });

  test('are free text where articles cannot be looked up', async () => {
    const unchecked = 'Article numbers cannot be looked up here at the moment. You can send the line as it is.';
    const foreign = services({ lacks: ['enquiries'] });
    for (const using of [foreign, fakeServices({})]) {
      const sent = await add('cr 16\t500\tpcs\nCR-16 500', using);
      expect(sent.values).toMatchObject({
        'lines.0.article': 'cr 16',
        'lines.0.quantity': '500',
        'lines.1.article': 'CR-16 500',
      });
      expect(sent.views).toEqual({ 0: { article: unchecked, offers: [] }, 1: { article: unchecked, offers: [] } });
    }
    expect(foreign.made).toEqual([]);
  });

  test('say that they were not found in each language', async () => {
    const texts = await Promise.all(
      textLanguages.map(
        async (lang) => (await post({ ...listed, look: '1' }, services({ lang, language: lang }))).views?.[0]?.article,
      ),
    );
    expect(new Set(texts).size).toBe(textLanguages.length);
  });

  test('are sent without their text in the list', async () => {
    let lines: unknown;
    const taking = fakeServices({
      SendEnquiry: async (request) => {
        lines = JSON.parse(String((await request.formData()).get('lines')));
        return Response.json({ status: true, reference: 'EN-2222-3333', answersWithinDays: 2 });
      },
    });
    await post({ ...listed, name: 'Ada', email: 'ada@example.org' }, taking);
    expect(lines).toEqual([{ article: 'CR-17', unit: '', note: '' }]);
  });
});
