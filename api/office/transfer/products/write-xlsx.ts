import { strToU8, ZipDeflate } from 'fflate';
import { zipStream } from '#api/rules/streams/zip-stream.ts';
import type { Cell } from './table.ts';

const namespace = 'http://schemas.openxmlformats.org';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const relations = `${namespace}/officeDocument/2006/relationships`;
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const fixed: readonly (readonly [path: string, xml: string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${namespace}/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>` +
      '</Types>',
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${namespace}/package/2006/relationships">` +
      `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${relations}">` +
      '<sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${namespace}/package/2006/relationships">` +
      `<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

// XML 1.0 has no place for these, not even as references.
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text
    .replaceAll(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
    // Spreadsheets read _x000D_ and the like as a character.
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

/** The letters of a column: A to Z, then AA. */
const lettersOf = (index: number): string =>
  (index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

function cellXml(cell: Cell, place: string): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(String(cell))}</t></is></c>`;
}

const rowXml = (cells: readonly Cell[], line: number): string =>
  `<row r="${line}">${cells.map((cell, index) => cellXml(cell, `${lettersOf(index)}${line}`)).join('')}</row>`;

/**
 * Rows as a workbook, streamed while they are read. Texts are texts: none of them is a formula. The header stays in
 * place while the sheet is scrolled.
 */
export const xlsxOf = (rows: AsyncIterable<readonly Cell[]>): ReadableStream<Uint8Array> =>
  zipStream(async function* (zip) {
    for (const [path, xml] of fixed) {
      const part = new ZipDeflate(path);
      zip.add(part);
      part.push(strToU8(declaration + xml), true);
    }
    const sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
    zip.add(sheet);
    const frozen =
      '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
    sheet.push(strToU8(`${declaration}<worksheet xmlns="${namespace}/spreadsheetml/2006/main">${frozen}<sheetData>`));
    let line = 0;
    for await (const cells of rows) {
      line += 1;
      sheet.push(strToU8(rowXml(cells, line)));
      yield;
    }
    sheet.push(strToU8('</sheetData></worksheet>'), true);
  });
