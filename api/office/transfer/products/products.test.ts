import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { getImport } from '#contract/calls/office/transfer.ts';
import { importSummary } from '#contract/office/upkeep-view.ts';
import { newProgress } from '../imports.ts';
import { csvLines, exportedTable, importedTable, runTableImport, sent } from '../testing/product-tables.ts';

let api: TestApi;
let ids: Record<string, number>;

const save = async (
  type: 'attribute' | 'product' | 'category' | 'concern' | 'company',
  document: object,
  more: object = {},
) =>
  (
    await api.store.entries.save({
      ...{ type, parent: null, status: 'published', publishAt: null, translations: {}, by: 'olga' },
      document: { ...document },
      ...more,
    })
  ).id;

beforeEach(async () => {
  api = await startApi();
  const weight = await save('attribute', { name: 'Weight', kind: 'number', unit: 'kg', decimals: 2 });
  const use = await save('attribute', {
    ...{ name: 'Use', kind: 'choice' },
    options: [
      { id: 'a1', name: 'Knitting', key: 'knit' },
      { id: 'b2', name: 'Weaving', key: '' },
    ],
  });
  const washable = await save('attribute', { name: 'Washable', kind: 'yesNo' });
  const origin = await save('attribute', { name: 'Origin', kind: 'text' });
  const yarns = await save('category', { name: 'Yarns', attributes: [weight, use] });
  const mill = await save('concern', { name: 'Mill', address: 'mill' });
  const product = await save(
    'product',
    {
      name: '=Combed yarn',
      concern: mill,
      minimumOrder: '500 kg',
      leadTime: '3 weeks',
      facts: [
        { id: 'f1', attribute: weight, values: [1.89], upTo: 2.5, note: '24 to a carton' },
        { id: 'f2', attribute: use, values: ['a1', 'b2'] },
        { id: 'f3', attribute: origin, values: [], text: 'Porto; "Lisboa"' },
      ],
      articles: [
        { id: 'r1', number: '30-1', gtin: '4006381333931', name: 'Raw', facts: [{ attribute: weight, values: [2] }] },
        { id: 'r2', number: '', gtin: '', name: '', facts: [{ attribute: washable, values: [true] }] },
      ],
    },
    { parent: yarns },
  );
  const plain = await save('product', { name: 'Plain yarn' }, { parent: yarns, status: 'draft' });
  ids = { weight, use, washable, origin, yarns, mill, product, plain };
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const stored = async (name: string) => {
  const entry = await api.store.entries.get(ids[name] ?? 0);
  if (!entry) throw new Error(`There is no ${name}`);
  return entry;
};
const cells = (line: string | undefined) => line?.slice(1, -1).split('","') ?? [];

describe('the export', () => {
  test('has a row for each product and each of its articles', async () => {
    const [headers, ...rows] = await csvLines(api);
    expect(cells(headers)).toEqual([
      ...['ID [id]', 'Article ID [articleId]', 'Name [name]', 'Category [category]', 'Made by [concern]'],
      ...['Minimum order [minimumOrder]', 'Lead time [leadTime]'],
      ...['Article number [number]', 'GTIN [gtin]', 'Article name [articleName]'],
      ...[`Weight (kg) [attribute-${ids.weight}]`, `Use [attribute-${ids.use}]`],
      ...[`Washable [attribute-${ids.washable}]`, `Origin [attribute-${ids.origin}]`],
    ]);
    const id = String(ids.product);
    expect(rows.map(cells)).toEqual([
      [
        ...[id, '', "'=Combed yarn", 'Yarns', 'Mill', '500 kg', '3 weeks', '', '', ''],
        ...['1.89–2.5 | 24 to a carton', 'Knitting; Weaving', '', 'Porto; ""Lisboa""'],
      ],
      [id, 'r1', '', '', '', '', '', '30-1', '4006381333931', 'Raw', '2', '', '', ''],
      [id, 'r2', '', '', '', '', '', '', '', '', '', '', 'yes', ''],
      [String(ids.plain), '', 'Plain yarn', 'Yarns', '', '', '', '', '', '', '', '', '', ''],
    ]);
  });

  test('of a category has its products and its attributes, also of sub-categories', async () => {
    const fine = await save('category', { name: 'Fine yarns' }, { parent: ids.yarns });
    await save('product', { name: 'Fine yarn' }, { parent: fine });
    const text = new TextDecoder().decode(await exportedTable(api, `category=${fine}`));
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('Weight (kg)');
    expect(text).not.toContain('Washable');
    const all = new TextDecoder().decode(await exportedTable(api, `category=${ids.yarns}`));
    expect(all).toContain('Fine yarn');
  });

  test.each(['csv', 'xlsx'])('as %s is imported without a change', async (format) => {
    const file = await exportedTable(api, `format=${format}`);
    const { counts, findings } = await importedTable(api, new Uint8Array(file));
    expect({ counts, findings }).toEqual({ counts: { created: 0, changed: 0, unchanged: 2 }, findings: [] });
    expect((await stored('product')).revision).toBe(1);
  });
});

describe('the import', () => {
  const table = (...rows: string[]) => rows.join('\n');

  test('changes what the check reports, and nothing a second time', async () => {
    const file = table(
      'ID;Name;Weight;Use;Article number;GTIN',
      `${ids.plain};Plain yarn;1,5 kg | about;weaving;;`,
      `${ids.plain};;2;;P-1;4006381333931`,
      ';Fresh yarn;3;;;',
      ';;4;;F-1;',
    );
    const check = await runTableImport(api, file);
    expect(check).toMatchObject({ counts: { created: 1, changed: 1, unchanged: 0 }, findings: [] });
    expect((await stored('plain')).revision).toBe(1);
    const { counts } = await runTableImport(api, file, { check: check.id });
    expect(counts).toEqual(check.counts);
    const { document, status, revision } = await stored('plain');
    expect({ status, revision }).toEqual({ status: 'draft', revision: 2 });
    expect(document).toMatchObject({
      facts: [
        { attribute: ids.weight, values: [1.5], note: 'about' },
        { attribute: ids.use, values: ['b2'] },
      ],
      articles: [{ number: 'P-1', gtin: '4006381333931', facts: [{ attribute: ids.weight, values: [2] }] }],
    });
    expect(await importedTable(api, file)).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 2 } });
    const audit = await api.store.audit.list({ words: 'import', skip: 0, take: 20 });
    expect(audit.items.map(({ action, subject }) => `${action} ${subject}`)).toContain(
      'import.start products products.csv',
    );
  });

  test('saves a published product as a pending change, or publishes it', async () => {
    const file = table('ID,Minimum order', `${ids.product},1000 kg`);
    await importedTable(api, file);
    expect(await stored('product')).toMatchObject({ status: 'published', pending: true });
    const other = table('ID,Minimum order', `${ids.product},2000 kg`, `${ids.plain},10 kg`);
    const { findings } = await importedTable(api, other, { publish: true });
    expect(findings).toMatchObject([{ kind: 'changed', line: 2 }]);
    expect(await stored('product')).toMatchObject({ pending: true });
    expect(await stored('plain')).toMatchObject({ status: 'published', pending: false });
  });

  test('keeps or clears the present value of an empty cell, as chosen', async () => {
    const file = table('ID,Minimum order,Weight,Made by,Category', `${ids.product},,,,`);
    expect(await importedTable(api, file)).toMatchObject({ counts: { unchanged: 1 } });
    await importedTable(api, file, { empty: 'clear' });
    const { document, parent } = await stored('product');
    expect({ ...document, parent }).toMatchObject({ minimumOrder: '', concern: null, parent: null });
    expect(document.facts).toHaveLength(2);
    expect(document.articles).toHaveLength(2);
  });

  test('does not overwrite what another user has changed since the check', async () => {
    const file = table('ID,Minimum order', `${ids.product},1000 kg`, `${ids.plain},1 kg`);
    const { id } = await runTableImport(api, file);
    const { document, revision, parent } = await stored('product');
    await save('product', { ...document, name: 'Renamed' }, { id: ids.product, revision, parent });
    const { counts, findings } = await runTableImport(api, file, { check: id });
    expect(counts).toEqual({ created: 0, changed: 1, unchanged: 0 });
    expect(findings).toMatchObject([{ kind: 'entry-lost', line: 2 }]);
    expect((await stored('product')).document).toMatchObject({ name: 'Renamed', minimumOrder: '500 kg' });
  });

  test('is checked for promises that nothing proves, if it publishes', async () => {
    await save('company', { companyName: 'Example', claimWords: [{ lang: 'en', words: 'organic' }] });
    const file = table('ID,Name,Minimum order', `${ids.plain},Organic yarn,`, `${ids.product},Yarn,1 kg`);
    const { findings } = await runTableImport(api, file, { publish: true });
    expect(findings).toEqual([
      {
        kind: 'unproved',
        text: '“Organic yarn” would be published with words that no valid certificate proves: Organic',
        line: 2,
      },
    ]);
    expect((await runTableImport(api, file)).findings).toEqual([]);
    expect((await importedTable(api, file, { publish: true })).counts).toMatchObject({ changed: 2 });
  });

  test('needs a check of the same file with the same choices', async () => {
    const file = table('ID,Minimum order', `${ids.product},1000 kg`);
    const { id } = await runTableImport(api, file);
    await expect(runTableImport(api, `${file} `, { check: id })).rejects.toThrow('conflict');
    await expect(runTableImport(api, file, { check: id, publish: true })).rejects.toThrow('conflict');
    await expect(runTableImport(api, file, { check: 'other' })).rejects.toThrow('conflict');
  });

  test.each<[string, string[], { line?: number; column?: string; text?: RegExp }]>([
    ['an unknown ID', ['ID,Name', '999,Yarn'], { line: 2, text: /no product has this id/i }],
    ['an ID that is no number', ['ID,Name', 'x,Yarn'], { line: 2, column: 'ID' }],
    ['no product', ['ID,Name,Weight', ',,1'], { line: 2 }],
    ['a product twice', ['Name', 'A', 'A'], { line: 3, text: /line 2/ }],
    ['an unknown category', ['Name,Category', 'A,Fabrics'], { line: 2, column: 'Category' }],
    ['a number with a unit of another kind', ['Name,Weight', 'A,5 t'], { line: 2, column: 'Weight' }],
    ['a date', ['Name,Weight', 'A,2026-11-27'], { line: 2, column: 'Weight' }],
    ['too many decimals', ['Name,Weight', 'A,1.234'], { line: 2, column: 'Weight' }],
    ['an unknown option', ['Name,Use', 'A,Sewing'], { line: 2, column: 'Use' }],
    ['a wrong GTIN', ['Name,GTIN', 'A,', ',4006381333932'], { line: 3, column: 'GTIN' }],
    ['an article number twice', ['Name,Article number', 'A,', ',N1', ',n1'], { line: 4, column: 'Article number' }],
    [
      'an article number twice, in two spellings',
      ['Name,Article number', 'A,', ',N-1', 'B,', ',n 1'],
      { line: 5, column: 'Article number', text: /line 3/ },
    ],
    [
      'a GTIN twice',
      ['Name,GTIN', 'A,', ',4006381333948', 'B,', ',04006381333948'],
      { line: 5, column: 'GTIN', text: /line 3/ },
    ],
    [
      'an article number of another product, in another spelling',
      ['Name,Article number', 'A,', ',30 1'],
      { line: 3, column: 'Article number', text: /has this number already/ },
    ],
    [
      'a text in the row of an article',
      ['Name,Article number,Origin', 'A,,', ',N1,Porto'],
      { line: 3, column: 'Origin' },
    ],
    ['an article without a product', ['Name,Article number', ',N1'], { line: 2 }],
    ['a name that is too long', ['Name', 'x'.repeat(161)], { line: 2, column: 'Name' }],
  ])('reports %s with its line and column', async (_, rows, { text = /./, ...at }) => {
    const { findings } = await runTableImport(api, table(...rows), { decimal: '.' });
    expect(findings).toMatchObject([{ ...at, text: expect.stringMatching(text) }]);
  });

  test.each<[string, string[]]>([
    ['an unknown column', ['name', 'colour']],
    ['a column twice', ['name', 'name']],
    ['neither IDs nor names', ['', `attribute-1`]],
  ])('refuses the choice of %s', async (_, columns) => {
    await expect(runTableImport(api, 'Name,Weight\nA,1', { columns, decimal: '.' })).rejects.toThrow('invalid_body');
  });

  test('is for users who may change products', async () => {
    for (const role of ['reader', 'recruiter'] as const) {
      const response = await sent(api, 'ImportProducts', 'Name\nA', {}, { principal: { name: 'r', role } });
      expect(response.status).toBe(403);
    }
    const exported = await api.fetch('/api/Office/ExportProducts', {}, { principal: { name: 'r', role: 'recruiter' } });
    expect(exported.status).toBe(403);
  });

  test('is seen by editors, who see no other import', async () => {
    const editor = { principal: { name: 'ed', role: 'editor' as const } };
    const seen = async () => {
      const { current, earlier } = await api.client(editor).call(getImport, {});
      return [current, ...earlier].flatMap((each) => each?.source ?? []);
    };
    const report = {
      progress: newProgress({ source: 'https://old.example', dryRun: false }, new Date()),
      addresses: [],
    };
    const { id, startedAt } = report.progress;
    await api.store.imports.keepReport({ id, startedAt, summary: importSummary.parse(report.progress), report });
    expect(await seen()).toEqual([]);
    const path = `/api/Office/ExportImportReport?part=findings&id=`;
    expect((await api.fetch(`${path}${id}`, {}, editor)).status).toBe(404);
    const { id: own } = await runTableImport(api, 'Name,Category\nA,Fabrics', {}, editor);
    expect(await seen()).toEqual(['products.csv']);
    const problems = await (await api.fetch(`${path}${own}`, {}, editor)).text();
    expect(problems.split('\r\n')[1]).toBe('"2","Category","field lost","No entry has this name"');
  });
});
