import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { ReportText, Table } from './report-texts.ts';

const [width, height] = [595, 842];
const margin = 64;
const measure = width - 2 * margin;

const ink = rgb(0.043, 0.184, 0.227);
const teal = rgb(0.059, 0.298, 0.361);
const mist = rgb(0.851, 0.902, 0.882);
const amber = rgb(0.89, 0.604, 0.231);
const paper = rgb(0.961, 0.937, 0.89);

interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
}

/** Prints a report: a title page, then its pages. The same text gives the same bytes. */
export async function printReport(report: ReportText): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const moment = new Date('2026-04-01T00:00:00Z');
  pdf.setTitle(report.title, { showInWindowTitleBar: true });
  pdf.setAuthor('Alvorim Group');
  pdf.setLanguage('en-GB');
  pdf.setCreationDate(moment);
  pdf.setModificationDate(moment);
  titlePage(pdf.addPage([width, height]), report, fonts);
  report.pages.forEach((page, place) => {
    const sheet = pdf.addPage([width, height]);
    sheet.drawText(page.heading, { x: margin, y: height - 96, size: 22, font: fonts.bold, color: teal });
    sheet.drawRectangle({ x: margin, y: height - 112, width: 48, height: 4, color: amber });
    let y = height - 150;
    for (const paragraph of page.paragraphs) y = flow(sheet, paragraph, y, fonts.plain) - 12;
    if (page.table) y = table(sheet, page.table, y - 14, fonts);
    if (page.bars) bars(sheet, page.bars, y - 20, fonts);
    footer(sheet, `${report.title}   ${place + 2}`, fonts.plain);
  });
  return pdf.save();
}

function titlePage(page: PDFPage, report: ReportText, { plain, bold }: Fonts): void {
  page.drawRectangle({ x: 0, y: 0, width, height, color: teal });
  page.drawCircle({ x: width / 2, y: 330, size: 150, color: amber });
  // The lower half of the sun is woven: bands of the ground lie over it, ever wider towards the foot.
  for (let band = 0; band < 8; band += 1) {
    page.drawRectangle({ x: 0, y: 318 - band * 20 - band * 1.6, width, height: 5 + band * 1.9, color: teal });
  }
  page.drawRectangle({ x: 0, y: 0, width, height: 178, color: ink });
  page.drawText(report.title, { x: margin, y: 690, size: 40, font: bold, color: paper });
  page.drawText(report.subtitle, { x: margin, y: 656, size: 17, font: plain, color: mist });
  page.drawText('Alvorim Group', { x: margin, y: 108, size: 15, font: bold, color: paper });
  page.drawText(report.issued, { x: margin, y: 86, size: 11, font: plain, color: mist });
}

function flow(page: PDFPage, text: string, top: number, font: PDFFont): number {
  const size = 11;
  let y = top;
  let line = '';
  const put = () => {
    page.drawText(line, { x: margin, y, size, font, color: ink });
    y -= 17;
  };
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (font.widthOfTextAtSize(longer, size) > measure) {
      put();
      line = word;
    } else line = longer;
  }
  put();
  return y;
}

function table(page: PDFPage, { caption, head, rows }: Table, top: number, { plain, bold }: Fonts): number {
  const size = 10;
  const rowHeight = 24;
  const column = head.length > 3 ? 76 : 104;
  const put = (cells: string[], y: number, font: PDFFont, color = ink) =>
    cells.forEach((cell, place) => {
      const right = margin + measure - 10 - (cells.length - 1 - place) * column;
      const x = place === 0 ? margin + 10 : right - font.widthOfTextAtSize(cell, size);
      page.drawText(cell, { x, y: y + 8, size, font, color });
    });
  page.drawText(caption, { x: margin, y: top, size: 11, font: bold, color: teal });
  let y = top - 34;
  page.drawRectangle({ x: margin, y, width: measure, height: rowHeight, color: teal });
  put(head, y, bold, paper);
  rows.forEach((row, place) => {
    y -= rowHeight;
    if (place % 2 === 1) page.drawRectangle({ x: margin, y, width: measure, height: rowHeight, color: paper });
    const isSum = row[0] === 'Group' || row[0] === 'Year';
    put(row, y, isSum ? bold : plain);
  });
  page.drawRectangle({ x: margin, y: y - 1, width: measure, height: 1, color: amber });
  return y - 30;
}

function bars(page: PDFPage, list: { label: string; value: number }[], top: number, { plain, bold }: Fonts): void {
  const most = Math.max(...list.map(({ value }) => value));
  list.forEach(({ label, value }, place) => {
    const y = top - 20 - place * 34;
    const length = (value / most) * (measure - 190);
    page.drawText(label, { x: margin, y: y + 5, size: 10, font: plain, color: ink });
    page.drawRectangle({ x: margin + 140, y, width: length, height: 18, color: place % 2 ? teal : amber });
    page.drawText(String(value), { x: margin + 150 + length, y: y + 5, size: 10, font: bold, color: ink });
  });
}

function footer(page: PDFPage, text: string, font: PDFFont): void {
  page.drawRectangle({ x: 0, y: 0, width, height: 10, color: teal });
  page.drawText(text, { x: margin, y: 34, size: 9, font, color: teal });
}
