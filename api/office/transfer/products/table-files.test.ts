import { monitorEventLoopDelay } from 'node:perf_hooks';
import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { longestStep } from '#contract/testing/processor-time.ts';
import { change } from '#store/testing/changes.ts';
import { columnsOf, exportedTable, runTableImport, sent } from '../testing/product-tables.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { xlsxOf } from './write-xlsx.ts';

let api: TestApi;
let weight: number;

beforeEach(async () => {
  api = await startApi();
  weight = (await api.store.entries.save(change('attribute', { name: 'Weight', kind: 'number', unit: 'kg' }))).id;
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

test.each<[string, BlobPart, string[]]>([
  ['tabs', 'Name\tWeight\nA\t1', ['A', '1']],
  ['semicolons', 'Name;Weight\nA;1', ['A', '1']],
  ['CRLF and a byte order mark', '\ufeffName,Weight\r\nA,1\r\n', ['A', '1']],
  ['carriage returns alone', 'Name,Weight\rA,1\r', ['A', '1']],
  ['quotes with separators and line breaks', 'Name,Weight\n"A, ""B""\nC",1', ['A, "B"\nC', '1']],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from('Name,Weight\né,1', 'utf16le')]), ['é', '1']],
  ['the encoding of Windows', new Uint8Array(Buffer.from('Name,Weight\né,1', 'latin1')), ['é', '1']],
  ['a formula that was made harmless', "Name,Weight\n'=A,1", ['=A', '1']],
  ['rows of other lengths', 'Name,Weight\nA\nB,1,2,3', ['A', '1']],
])('reads a file with %s', async (_, content, examples) => {
  const { columns } = await columnsOf(api, content);
  expect(columns.map(({ header, target }) => [header, target])).toEqual([
    ['Name', 'name'],
    ['Weight', `attribute-${weight}`],
  ]);
  expect(columns.map((column) => column.examples[0])).toEqual(examples);
});

test.each<[string, BlobPart]>([
  ['nothing', ''],
  ['only empty lines', '\n,,\n'],
  ['zeros', new Uint8Array([65, 0, 66, 0])],
  ['quotes that do not match', 'Name\n"A" B"\n"'],
  ['a header twice', 'Name,name\nA,B'],
  ['too many columns', `${'a,'.repeat(300)}\n`],
  ['a huge cell', `Name\n${'x'.repeat(5_000)}`],
  ['too many rows', `Name\n${'x\n'.repeat(30_002)}`],
  ['a damaged workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
])('refuses a file with %s', async (_, content) => {
  const response = await sent(api, 'ReadProductTable', content);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field: 'file' }] });
});

test.each([1, 200])('refuses a workbook of %i MB that unpacks to more than it says', async (megabytes) => {
  const zeros = new Uint8Array(1024 * 1024);
  const packed: Uint8Array[] = [];
  const zip = new Zip((_, piece) => packed.push(piece));
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
  zip.add(sheet);
  for (let count = 0; count < megabytes; count++) sheet.push(zeros, count === megabytes - 1);
  zip.end();
  const response = await sent(api, 'ReadProductTable', new Blob(packed.map((piece) => new Uint8Array(piece))));
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(megabytes > 96 ? 'unpacks to more than 96 MB' : 'damaged');
});

test('reads a workbook of another program: a formula by its value, merged cells, a hidden column', async () => {
  const cells =
    '<row r="1"><c r="A1" t="str"><v>Name</v></c><c r="B1" t="str"><v>Weight</v></c></row>' +
    '<row r="2"><c r="A2" t="str"><v>A</v></c><c r="B2"><f>1+0.5</f><v>1.5</v></c></row>' +
    '<row r="3"><c r="A3" t="str"><v>B</v></c><c r="B3" t="b"><v>1</v></c></row>';
  const parts = unzipSync(await exportedTable(api, 'format=xlsx'));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    .replace(
      /<sheetData>.*<\/sheetData>/s,
      `<cols><col min="2" max="2" hidden="1"/></cols><sheetData>${cells}</sheetData>`,
    )
    .replace('</worksheet>', '<mergeCells count="1"><mergeCell ref="A3:A4"/></mergeCells></worksheet>');
  const file = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) });
  const { counts, findings } = await runTableImport(api, new Uint8Array(file));
  expect(counts).toEqual({ created: 2, changed: 0, unchanged: 0 });
  expect(findings).toMatchObject([{ line: 3, column: 'Weight' }]);
});

test('is free for other requests while it reads a large workbook', async () => {
  async function* rows(): AsyncGenerator<string[]> {
    for (let line = 0; line < 5_000; line++) yield Array.from({ length: 17 }, (_, column) => `${line} ${column}`);
  }
  const bytes = new Uint8Array(await new Response(xlsxOf(rows())).arrayBuffer());
  const delays = monitorEventLoopDelay({ resolution: 5 });
  const began = performance.now();
  delays.enable();
  const table = await readXlsx(bytes);
  delays.disable();
  expect(table.rows).toHaveLength(4_999);
  expect(delays.max / 1e6).toBeLessThan((performance.now() - began) / 4);
});

test('is free for other requests while it reads a line of any length', async () => {
  const line = Buffer.from('a;'.repeat(8_000_000));
  const longest = await longestStep(async () => {
    await expect(readCsv(line)).rejects.toThrow('no valid CSV');
  }, 100);
  expect(longest).toBeLessThan(100);
});
