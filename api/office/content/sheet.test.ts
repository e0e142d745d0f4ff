import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import type { EntityName } from '#content/registry.ts';
import { saveEntry, trashEntries } from '#contract/calls/office/content.ts';
import { getSheet, listSheetRows } from '#contract/calls/office/sheet.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

async function save(type: EntityName, document: object, parent: number | null = null): Promise<number> {
  const kept = { publishAt: null, keepPublished: false, translations: {} } as const;
  const asked = { type, parent, status: 'draft', ...kept, document: { ...document } } as const;
  return (await api.client(owner).call(saveEntry, asked)).id;
}

const sheetOf = (category: number) => api.client(owner).call(getSheet, { category });

test('a sheet has the attributes of its categories, those from above first', async () => {
  const [weight, width, count] = [
    await save('attribute', { name: 'Weight', kind: 'number', unit: 'kg', group: 'Sizes' }),
    await save('attribute', { name: 'Width' }),
    await save('attribute', { name: 'Count' }),
  ];
  const goods = await save('category', { name: 'Goods', attributes: [weight, width] });
  const yarn = await save('category', { name: 'Yarn', attributes: [count, weight] }, goods);
  await save('product', { name: 'Ne 30' }, yarn);
  expect(await sheetOf(goods)).toMatchObject({
    attributes: [{ id: weight, name: 'Weight', unit: 'kg', group: 'Sizes' }, { id: width }, { id: count }],
    categories: [
      { id: goods, title: 'Goods', attributes: [weight, width], products: 0 },
      { id: yarn, title: 'Yarn', attributes: [weight, width, count], products: 1 },
    ],
  });
  const { categories } = await sheetOf(yarn);
  expect(categories).toMatchObject([{ id: yarn, attributes: [weight, width, count] }]);

  await api.client(owner).call(trashEntries, { entries: [{ id: width, revision: 1 }] });
  expect((await sheetOf(yarn)).categories).toMatchObject([{ attributes: [weight, count] }]);
});

test('rows are products in their order with their own facts', async () => {
  const weight = await save('attribute', { name: 'Weight', kind: 'number' });
  const yarn = await save('category', { name: 'Yarn', attributes: [weight] });
  const fact = { attribute: weight, values: [1.89], note: '24 to a carton' };
  const articles = [{ number: '30-1', facts: [{ attribute: weight, values: [2] }] }];
  const one = await save('product', { name: 'Ne 30', facts: [fact], articles }, yarn);
  const other = await save('product', { name: 'Ne 20' }, yarn);
  const { items, total } = await api.client(owner).list(listSheetRows, { parent: yarn, skip: 0, take: 1 });
  expect({ items, total }).toMatchObject({
    items: [{ id: one, title: 'Ne 30', parent: yarn, status: 'draft', revision: 1, facts: [fact] }],
    total: 2,
  });
  const next = await api.client(owner).list(listSheetRows, { parent: yarn, skip: 1, take: 1 });
  expect(next.items).toMatchObject([{ id: other, facts: [] }]);
  await expect(sheetOf(one)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(api.client(owner).list(listSheetRows, { parent: one, skip: 0, take: 1 })).rejects.toMatchObject({
    kind: 'not-found',
  });
});
