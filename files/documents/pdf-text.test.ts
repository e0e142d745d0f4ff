import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import type { StoredBlob } from '../blob-store.ts';
import { pdfLines, pdfOf, pdfOfContents, pdfStream, pdfWith } from '../testing/pdf-files.ts';
import { createPdfReader, type PdfReader, type PdfText } from './pdf-text.ts';

const readers: PdfReader[] = [];
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

function reader(maxMs?: number): PdfReader {
  const made = createPdfReader(maxMs);
  readers.push(made);
  return made;
}

const blobOf = (content: Uint8Array<ArrayBuffer>): StoredBlob => ({
  bytes: content.length,
  stream: () => new Blob([content]).stream(),
});

const read = (content: Uint8Array<ArrayBuffer>, maxMs?: number): Promise<PdfText> =>
  reader(maxMs).read(blobOf(content));

const demoFile = async (name: string) =>
  new Uint8Array(await readFile(join(import.meta.dirname, '../../demo/archive/files', name)));

test('reads the text of each page, and joins divided words', async () => {
  const content = pdfWith([['Data sheet', 'Polypro-', 'pylene (grade 7)'], [], ['DN 110']]);
  expect(await read(content)).toEqual({
    outcome: 'whole',
    pages: 3,
    texts: ['Data sheet\nPolypropylene (grade 7)', '', 'DN 110'],
  });
});

test('reads Arabic that a browser has drawn letter by letter from the left', async () => {
  const { texts } = await read(await demoFile('data-sheet-areal-ar.pdf'));
  expect(texts[0]).toContain('بورسلان حجري Areal بمقاس 60 × 60');
  expect(texts[0]).toContain('المقاس 597 × 597 × 9.5 مم');
  expect(texts[0]).toContain('التعبئة 4 بلاطات، 1.43 م²، 31 كغ في الكرتونة');
});

test('says that a file has no text, and that the time was too short', async () => {
  expect(await read(pdfWith([[], []]))).toEqual({ outcome: 'empty', pages: 2, texts: ['', ''] });
  expect(await read(pdfWith([['Loom']]), 1)).toEqual({ outcome: 'part', pages: 0, texts: [] });
});

test('reads one file after another in one process', async () => {
  const one = reader();
  for (const word of ['Loom', 'Kiln'])
    expect(await one.read(blobOf(pdfWith([[word]])))).toMatchObject({ outcome: 'whole', texts: [word] });
});

test('reads 500 pages and says how many there are', async () => {
  const { outcome, pages, texts } = await read(
    pdfWith(Array.from({ length: 503 }, (_, index) => [`Page ${index + 1}`])),
  );
  expect({ outcome, pages, read: texts.length, last: texts.at(-1) }).toEqual({
    outcome: 'part',
    pages: 503,
    read: 500,
    last: 'Page 500',
  });
});

test('bounds the text of a page and of a file', async () => {
  const small = `BT /F1 1 Tf 1 TL 9 800 Td ${`(${'water '.repeat(100)}) Tj T*\n`.repeat(40)} ET`;
  const { outcome, texts } = await read(pdfOfContents(Array.from({ length: 110 }, () => small)));
  expect(outcome).toBe('part');
  expect(Math.max(...texts.map(({ length }) => length))).toBe(20_000);
  expect(texts).toHaveLength(100);
});

const encrypted = () => {
  const secret = `<${'5a'.repeat(32)}>`;
  const dictionary = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O ${secret} /U ${secret} >> /ID [<aa> <aa>]`;
  return pdfOfContents([pdfLines(['Secret'])], { trailer: dictionary });
};

test('does not read a file that needs a password', async () => {
  expect(await read(encrypted())).toEqual({ outcome: 'encrypted', pages: 0, texts: [] });
});

test.each([
  ['an empty file', new Uint8Array()],
  ['a header alone', new Uint8Array(Buffer.from('%PDF-1.7\n'))],
  ['half a file', pdfWith([['Loom']]).slice(0, 120)],
  ['a file of nulls', new Uint8Array(100_000)],
])('reports %s as damaged', async (_, content) => {
  expect(await read(content)).toEqual({ outcome: 'damaged', pages: 0, texts: [] });
});

/** A stream that unpacks to 600 MB. */
function bomb(text: string): string {
  const megabyte = text.repeat((1024 * 1024) / text.length);
  const packed = deflateRawSync(megabyte, { finishFlush: constants.Z_FULL_FLUSH }).toString('latin1');
  return pdfStream(`\x78\x9c${packed.repeat(600)}`, '/Filter /FlateDecode');
}

const page = (contents: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> /XObject << /X 5 0 R >> >> /Contents ${contents} >>`;
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const tree = (kids: string, count: number) => `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`;

test.each<[string, () => Uint8Array<ArrayBuffer>]>([
  ['a page tree in a circle', () => pdfOf([catalogue, tree('2 0 R', 1), font])],
  ['a page tree whose branches are each other', () => pdfOf([catalogue, tree('3 0 R', 9), tree('2 0 R', 9)])],
  ['a count of two thousand million pages', () => pdfOf([catalogue, tree('4 0 R', 2_000_000_000), font, page('[]')])],
  [
    'a form that draws itself',
    () =>
      pdfOf([
        catalogue,
        tree('4 0 R', 1),
        font,
        page('6 0 R'),
        pdfStream('/X Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>'),
        pdfStream('/X Do'),
      ]),
  ],
  ['a stream that unpacks to 600 MB', () => pdfOf([catalogue, tree('4 0 R', 1), font, page('5 0 R'), bomb('q ')])],
  [
    'text that unpacks to 600 MB',
    () => pdfOf([catalogue, tree('4 0 R', 1), font, page('5 0 R'), bomb('BT /F1 9 Tf (water) Tj ET ')]),
  ],
  ['a million nested arrays', () => pdfOf([catalogue, tree('4 0 R', 1), font, page('['.repeat(1_000_000))])],
  [
    'scripts',
    () =>
      pdfOfContents([pdfLines(['Script'])], {
        catalogue: '/OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >>',
      }),
  ],
])(
  'ends with %s',
  async (_, make) => {
    const { outcome, texts } = await read(make(), 3_000);
    expect(['whole', 'part', 'empty', 'damaged']).toContain(outcome);
    expect(texts.join('').length).toBeLessThan(2_000_000);
  },
  30_000,
);

test('goes on with the next file after one at its limits', async () => {
  // Enough for the start of a process on a busy machine.
  const one = reader(5_000);
  const hostile = pdfOf([catalogue, tree('4 0 R', 1), font, page('5 0 R'), bomb('q ')]);
  expect((await one.read(blobOf(hostile))).outcome).toBe('part');
  expect(await one.read(blobOf(pdfWith([['Loom']])))).toMatchObject({ outcome: 'whole', texts: ['Loom'] });
});

test('rejects once it is closed', async () => {
  const one = createPdfReader();
  const reading = one.read(blobOf(pdfWith([['Loom']])));
  one.close();
  await expect(reading).rejects.toThrow('closed');
  await expect(one.read(blobOf(pdfWith([['Loom']])))).rejects.toThrow('closed');
});
