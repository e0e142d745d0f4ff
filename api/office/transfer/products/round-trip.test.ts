import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { change } from '#store/testing/changes.ts';
import { exportedTable, importedTable, runTableImport } from '../testing/product-tables.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const letters = fc.constantFrom(...`ab1 ,;|-–=+@'"\t\n\r&<>_é注`);
const text = fc.string({ unit: letters, maxLength: 14 }).map((each) => each.trim());
const name = text.map((each) => each || 'x');
const numbers = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 1, maxLength: 3 });

/** A document of a product with facts of the attributes 1 to 4: number, choice, yes or no, text. */
const products = fc.array(
  fc.record({
    name,
    minimumOrder: text,
    leadTime: text,
    weight: fc.record({ values: numbers.map((each) => each.map((one) => one / 100)), note: text }),
    use: fc.subarray(['a1', 'b2'], { minLength: 1 }),
    washable: fc.boolean(),
    origin: name,
    articles: fc.array(fc.record({ name, washable: fc.boolean() }), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 4 },
);

type Made = typeof products extends fc.Arbitrary<infer Products> ? Products : never;

async function filled(made: Made): Promise<void> {
  const attribute = (document: object) => api.store.entries.save(change('attribute', { ...document }));
  const options = [
    { id: 'a1', name: 'Knit, fine; raw', key: 'knit' },
    { id: 'b2', name: 'Weave | loom', key: '' },
  ];
  const ids = [
    (await attribute({ name: 'Weight', kind: 'number', unit: 'kg', decimals: 2 })).id,
    (await attribute({ name: 'Use', kind: 'choice', options })).id,
    (await attribute({ name: 'Washable', kind: 'yesNo' })).id,
    (await attribute({ name: 'Origin', kind: 'text' })).id,
  ];
  for (const { weight, use, washable, origin, articles, ...document } of made) {
    const facts = [
      { id: 'f1', attribute: ids[0], ...weight },
      { id: 'f2', attribute: ids[1], values: use },
      { id: 'f3', attribute: ids[2], values: [washable] },
      { id: 'f4', attribute: ids[3], values: [], text: origin },
    ];
    const own = articles.map((article, index) => ({
      ...{ id: `r${index}`, number: '', gtin: '', name: article.name },
      facts: [{ id: 'f1', attribute: ids[2], values: [article.washable] }],
    }));
    await api.store.entries.save(change('product', { ...document, facts, articles: own }));
  }
}

test('exported products are imported without a change', async () => {
  await fc.assert(
    fc
      .asyncProperty(
        products,
        fc.constantFrom('csv', 'xlsx'),
        fc.constantFrom('en', 'de'),
        async (made, format, lang) => {
          await filled(made);
          const caller = { principal: { name: 'olga', role: 'owner' as const, lang } };
          const file = new Uint8Array(await exportedTable(api, `format=${format}`, caller));
          const { counts, findings } = await runTableImport(api, file, {}, caller);
          expect({ counts, findings }).toEqual({
            counts: { created: 0, changed: 0, unchanged: made.length },
            findings: [],
          });
        },
      )
      .beforeEach(async () => {
        await api.stop();
        api = await startApi();
      }),
    { numRuns: 12 },
  );
});

describe('hundreds of products', () => {
  const attributes = Array.from({ length: 14 }, (_, n) => `Measure ${n}`);
  const count = 300;
  /** A product with a fact of each attribute, and its article. */
  const rowsOf = (n: number): string[] => [
    [`Yarn ${n}`, 'Yarns', '', ...attributes.map((_, at) => (n + at) / 4)].join(),
    ['', '', `Y-${n}`, ...attributes.map(() => '')].join(),
  ];
  const rows = Array.from({ length: count }, (_, n) => rowsOf(n)).flat();
  const table = (lines: readonly string[]): string =>
    [['Name', 'Category', 'Article number', ...attributes].join(), ...lines].join('\n');

  beforeEach(async () => {
    for (const name of attributes) {
      await api.store.entries.save(change('attribute', { name, kind: 'number', unit: 'mm', decimals: 2 }));
    }
    await api.store.entries.save(change('category', { name: 'Yarns' }));
  });

  test('are written with all facts, and nothing a second time', async () => {
    const first = await importedTable(api, table(rows), { publish: true });
    expect(first).toMatchObject({ counts: { created: count, changed: 0, unchanged: 0 }, findings: [] });
    const { items, total } = await api.store.entries.listPublished({ type: 'product' });
    expect(total).toBe(count);
    for (const [n, { document }] of items.entries()) {
      expect(document).toMatchObject({ name: `Yarn ${n}`, articles: [{ number: `Y-${n}` }] });
      expect(document.facts).toMatchObject(attributes.map((_, at) => ({ values: [(n + at) / 4] })));
    }
    const second = await importedTable(api, table(rows), { publish: true });
    expect(second).toMatchObject({ counts: { created: 0, changed: 0, unchanged: count }, findings: [] });
  });

  test('are imported beside wrong lines, and each of these is reported', async () => {
    const wrong = [3, 50, 299];
    const broken = rows.map((row, at) => (at % 2 === 0 && wrong.includes(at / 2) ? row.replace(/[^,]*$/, 'x') : row));
    const unknown = broken.map((row, at) => (at === 200 ? row.replace('Yarns', 'Fabrics') : row));
    const { counts, findings } = await runTableImport(api, table(unknown));
    expect(counts).toEqual({ created: count, changed: 0, unchanged: 0 });
    expect(findings.map(({ line, column }) => [line, column])).toEqual([
      [8, 'Measure 13'],
      [102, 'Measure 13'],
      [202, 'Category'],
      [600, 'Measure 13'],
    ]);
  });
});
