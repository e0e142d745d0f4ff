import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { printReport } from './report-pdf.ts';

const report = {
  file: 'report',
  title: 'Annual report',
  subtitle: 'One company',
  issued: 'Matosinhos',
  pages: [
    {
      heading: 'The year',
      paragraphs: ['First.', 'Second.'],
      table: { caption: 'Turnover', head: ['Company', '2025'], rows: [['Glass', '12']] },
      bars: [{ label: 'Glass', value: 12 }],
    },
  ],
};

/** The types of an element and of all its descendants, such as `P` or `TR(TH TD)`. */
function outline(element: PDFDict): string {
  const kids = element.lookup(PDFName.of('K'), PDFArray).asArray();
  const below = kids.map((kid) => element.context.lookup(kid)).filter((kid) => kid instanceof PDFDict);
  const type = element.lookup(PDFName.of('S'), PDFName).decodeText();
  return below.length === 0 ? type : `${type}(${below.map(outline).join(' ')})`;
}

function operatorsOf(page: PDFPage): string[] {
  const streams = page.node.Contents();
  const parts = streams instanceof PDFArray ? streams.asArray().map((ref) => page.doc.context.lookup(ref)) : [streams];
  return parts.flatMap((part) =>
    part instanceof PDFRawStream ? inflateSync(part.contents).toString('latin1').split('\n') : [],
  );
}

test('tags the headings, paragraphs, table and figure of a report', async () => {
  const pdf = await PDFDocument.load(await printReport(report));
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const whole = root.lookup(PDFName.of('K'), PDFArray).lookup(0, PDFDict);
  expect(outline(whole)).toBe('Document(H1 P P P H2 P P Table(Caption TR(TH TH) TR(TH TD)) Figure)');
  expect(pdf.getTitle()).toBe('Annual report');
  expect(String(pdf.catalog.get(PDFName.of('Lang')))).toBe('(en-GB)');
  expect(String(pdf.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict))).toContain('/DisplayDocTitle true');
  expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict))).toContain('/Marked true');
});

test('draws nothing on a page outside of an element or a decoration', async () => {
  const pdf = await PDFDocument.load(await printReport(report));
  for (const page of pdf.getPages()) {
    let depth = 0;
    let drawn = 0;
    for (const line of operatorsOf(page)) {
      if (/\b(BDC|BMC)$/.test(line)) depth++;
      else if (line === 'EMC') depth--;
      else if (/ Tj$|^[fSB]\*?$/.test(line)) {
        drawn++;
        expect(depth, line).toBe(1);
      }
    }
    expect(depth).toBe(0);
    expect(drawn).toBeGreaterThan(3);
  }
});

test('creates the same bytes for the same text', async () => {
  expect(await printReport(report)).toEqual(await printReport(report));
});
