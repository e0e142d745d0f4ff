import { globSync, readFileSync } from 'node:fs';
import { PDFBool, PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pdfTags } from './pdf-tags.ts';

async function pdf({ isMarked, packed }: { isMarked?: boolean; packed: boolean }): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage([300, 400]);
  if (isMarked !== undefined) {
    const info = document.context.obj({ Marked: isMarked ? PDFBool.True : PDFBool.False });
    document.catalog.set(PDFName.of('MarkInfo'), document.context.register(info));
  }
  return new Uint8Array(await document.save({ useObjectStreams: packed }));
}

test.each([true, false])('tells a tagged PDF from others, with packed objects: %s', async (packed) => {
  expect(await pdfTags(await pdf({ isMarked: true, packed }))).toBe('tagged');
  expect(await pdfTags(await pdf({ isMarked: false, packed }))).toBe('untagged');
  expect(await pdfTags(await pdf({ packed }))).toBe('untagged');
});

test('returns unknown for an encrypted PDF', async () => {
  const sealed = `${new TextDecoder('latin1').decode(await pdf({ packed: false }))} /Encrypt 9 0 R`;
  expect(await pdfTags(new TextEncoder().encode(sealed))).toBe('unknown');
});

const reports = globSync('demo/archive/files/*.pdf');

test('the demo has reports', () => {
  expect(reports.length).toBeGreaterThan(0);
});

test.each(reports)('%s is tagged', async (file) => {
  expect(await pdfTags(new Uint8Array(readFileSync(file)))).toBe('tagged');
});
