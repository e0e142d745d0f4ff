import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { attribute } from '#content/attribute/definition.ts';
import { getEntry, saveEntry } from '#contract/calls/office/content.ts';
import { CallError } from '#contract/protocol/call-error.ts';

let api: TestApi;
let ids: Record<string, number>;

const save = async (type: 'attribute' | 'product' | 'document' | 'certificate', document: object, id?: number) =>
  (
    await api.client(owner).call(saveEntry, {
      ...{ type, parent: null, status: 'draft', publishAt: null, keepPublished: false, translations: {} },
      document: { ...document },
      ...(id === undefined ? {} : { id, revision: 1 }),
    })
  ).id;

beforeEach(async () => {
  api = await startApi();
  ids = {
    weight: await save('attribute', { name: 'Weight', kind: 'number', decimals: 2, least: 0, most: 100 }),
    use: await save('attribute', { name: 'Use', kind: 'choice', options: [{ name: 'Knitting' }] }),
    washable: await save('attribute', { name: 'Washable', kind: 'yesNo' }),
    origin: await save('attribute', { name: 'Origin', kind: 'text' }),
  };
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

/** The codes of the errors by their fields. */
async function errorsOf(saved: Promise<unknown>): Promise<Record<string, string | undefined>> {
  const error = await saved.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return {};
  if (!(error instanceof CallError)) throw error;
  return Object.fromEntries(error.errors.map(({ field, code }) => [field, code]));
}

const fact = (name: string, values: unknown[], more: object = {}) => ({
  attribute: ids[name],
  values,
  ...more,
});
const product = (facts: object[], articles: object[] = []) => save('product', { name: 'Yarn', facts, articles });

test('facts that fit their attributes are saved, also those of articles', async () => {
  const { options } = attribute.document.parse((await api.client(owner).call(getEntry, { id: ids.use ?? 0 })).document);
  const facts = [
    fact('weight', [1.89], { upTo: 2.5, note: '24 to a carton' }),
    fact('use', [options[0]?.id]),
    fact('washable', [false]),
    fact('origin', [], { text: 'Portugal' }),
  ];
  const articles = [{ number: '30-1', gtin: '4006381333931', facts: [fact('weight', [1.89, 2])] }];
  const id = await product(facts, articles);
  const { document } = await api.client(owner).call(getEntry, { id });
  expect(document).toMatchObject({ facts, articles });
});

test.each([
  ['weight', ['heavy'], {}, 'values', 'number'],
  ['weight', [1.234], {}, 'values', 'fact_decimals'],
  ['weight', [-1], {}, 'values', 'fact_least'],
  ['weight', [101], {}, 'values', 'fact_most'],
  ['weight', [2], { upTo: 1 }, 'upTo', 'fact_range'],
  ['weight', [2], { upTo: 101 }, 'upTo', 'fact_most'],
  ['weight', [1, 2], { upTo: 3 }, 'upTo', 'fact_no_range'],
  ['weight', [1], { text: 'one' }, 'text', 'fact_text'],
  ['use', ['weave'], {}, 'values', 'fact_option'],
  ['use', [true], {}, 'values', 'fact_values_kind'],
  ['washable', [1], {}, 'values', 'fact_values_kind'],
  ['washable', [true, false], {}, 'values', 'fact_values_one'],
  ['origin', ['Portugal'], {}, 'values', 'fact_values_kind'],
])('a fact of the attribute %s with the values %j and %j is refused', async (name, values, more, field, code) => {
  const wrong = fact(name, values, more);
  expect(await errorsOf(product([wrong]))).toEqual({ [`document.facts.0.${field}`]: code });
  const { text: _, ...ofArticle } = { text: '', ...wrong };
  if (field === 'text') return;
  expect(await errorsOf(product([], [{ facts: [ofArticle] }]))).toEqual({
    [`document.articles.0.facts.0.${field}`]: code,
  });
});

test('an attribute has one fact in a list, and must exist', async () => {
  const errors = await errorsOf(product([fact('weight', [1]), fact('weight', [2]), { attribute: 999, values: [] }]));
  expect(errors).toEqual({
    'document.facts.1.attribute': 'fact_attribute_twice',
    'document.facts.2.attribute': undefined,
  });
  expect(Object.keys(errors)).toHaveLength(2);
});

test('an entry is named once in a list of relations, and is no successor of its own', async () => {
  const yarn = await product([]);
  const certificate = await save('certificate', { name: 'GOTS', products: [yarn, yarn] });
  expect((await api.client(owner).call(getEntry, { id: certificate })).document.products).toEqual([yarn]);
  expect(await errorsOf(save('certificate', { name: 'GOTS', products: [yarn, 999] }))).toEqual({
    'document.products.1': undefined,
  });
  expect(await errorsOf(save('product', { name: 'Yarn', successor: yarn }, yarn))).toEqual({
    'document.successor': 'entry_itself',
  });
  const sheet = await save('document', { name: 'Data sheet' });
  expect(await errorsOf(save('document', { name: 'Data sheet', replaces: sheet }, sheet))).toEqual({
    'document.replaces': 'entry_itself',
  });
});

test('options of an attribute have names and keys of their own', async () => {
  const options = [{ name: 'Red', key: 'r' }, { name: 'red' }, { name: 'Rose', key: 'R' }, { name: 'Blue' }];
  expect(await errorsOf(save('attribute', { name: 'Colour', kind: 'choice', options }))).toEqual({
    'document.options.1.name': 'option_twice',
    'document.options.2.key': 'option_twice',
  });
});

test('editions do not replace each other in a circle, and products are no successors of their successors', async () => {
  const first = await save('document', { name: 'Edition 1' });
  const second = await save('document', { name: 'Edition 2', replaces: first });
  const third = await save('document', { name: 'Edition 3', replaces: second });
  expect(await errorsOf(save('document', { name: 'Edition 1', replaces: third }, first))).toEqual({
    'document.replaces': 'entry_circle',
  });
  expect(await errorsOf(save('document', { name: 'Edition 3', replaces: first }, third))).toEqual({});
  const old = await save('product', { name: 'Old yarn' });
  const yarn = await save('product', { name: 'Yarn', successor: old });
  expect(await errorsOf(save('product', { name: 'Old yarn', successor: yarn }, old))).toEqual({
    'document.successor': 'entry_circle',
  });
});

test('a saved fact may stay as it is after its attribute has become narrower, a changed one is checked', async () => {
  const articles = [{ number: '30-1', facts: [fact('weight', [80])] }];
  const id = await product([fact('weight', [90])], articles);
  await save('attribute', { name: 'Weight', kind: 'number', decimals: 0, least: 0, most: 50 }, ids.weight);
  const { document, revision } = await api.client(owner).call(getEntry, { id });
  const saveFacts = (facts: object[]) =>
    api.client(owner).call(saveEntry, {
      ...{ type: 'product', id, revision, parent: null, status: 'published', publishAt: null, keepPublished: false },
      ...{ translations: {}, document: { ...document, name: 'Yarn Ne 30', facts } },
    });
  expect(await errorsOf(saveFacts([fact('weight', [91])]))).toEqual({ 'document.facts.0.values': 'fact_most' });
  // An article's fact is no fact of the product.
  expect(await errorsOf(saveFacts([fact('weight', [80])]))).toEqual({ 'document.facts.0.values': 'fact_most' });
  expect((await saveFacts([fact('weight', [90], { note: 'about' })])).title).toBe('Yarn Ne 30');
  // Nor does it let the fact into another product.
  expect(await errorsOf(product([fact('weight', [90])]))).toEqual({ 'document.facts.0.values': 'fact_most' });
});
