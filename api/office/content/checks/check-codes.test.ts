import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { saveEntry, setEntryStatus } from '#contract/calls/office/content.ts';
import { CallError } from '#contract/protocol/call-error.ts';

let api: TestApi;

const save = (name: string, articles: object[], more: object = {}) =>
  api.client(owner).call(saveEntry, {
    ...{ type: 'product', parent: null, status: 'published', publishAt: null, keepPublished: false, translations: {} },
    document: { name, articles },
    ...more,
  });

beforeEach(async () => {
  api = await startApi();
  await save('Yarn', [{ number: 'NE-30/1', gtin: '4006381333931' }]);
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

/** The codes and texts of the errors by their fields. */
async function errorsOf(saved: Promise<unknown>) {
  const error = await saved.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return {};
  if (!(error instanceof CallError)) throw error;
  return Object.fromEntries(error.errors.map(({ field, code, message }) => [field, [code, message]]));
}

test('a published product has numbers and GTINs of its own, in any spelling', async () => {
  expect(await errorsOf(save('Copy', [{ number: 'ne 30 1', gtin: '04006381333931' }]))).toEqual({
    'document.articles.0.number': ['code_taken', '“Yarn” has it already'],
    'document.articles.0.gtin': ['code_taken', '“Yarn” has it already'],
  });
  expect(await errorsOf(save('Copy', [{ number: 'NE-30/2' }, {}, {}]))).toEqual({});
});

test('a product has each number once', async () => {
  expect(await errorsOf(save('Tiles', [{ number: 'T-1' }, { number: 't1' }]))).toEqual({
    'document.articles.1.number': ['code_twice', 'Another article of this product has it already'],
  });
});

test('a draft may have the numbers of the product that it is copied from, until it is published', async () => {
  const articles = [{ number: 'NE-30/1' }];
  const { id, revision } = await save('Copy', articles, { status: 'draft' });
  expect(Object.keys(await errorsOf(save('Copy', articles, { id, revision })))).toEqual(['document.articles.0.number']);
  const published = await api.client(owner).call(setEntryStatus, { entries: [{ id, revision }], status: 'published' });
  expect(published).toMatchObject({ done: [], refused: [{ id, reason: 'Article number: “Yarn” has it already' }] });
});
