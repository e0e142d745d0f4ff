import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { createTags, type Tags } from './pdf-tags.ts';
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

/** A page that is being printed. */
interface Sheet {
  page: PDFPage;
  fonts: Fonts;
  tags: Tags;
}

/** Prints a tagged report: a title page, then its pages. The same text creates the same bytes. */
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
  const tags = createTags(pdf);
  const addSheet = (): Sheet => ({ page: pdf.addPage([width, height]), fonts, tags });
  titlePage(addSheet(), report);
  report.pages.forEach((text, place) => {
    const sheet = addSheet();
    const { page } = sheet;
    tags.draw(page, 'H2', () =>
      page.drawText(text.heading, { x: margin, y: height - 96, size: 22, font: fonts.bold, color: teal }),
    );
    tags.decorate(page, () => page.drawRectangle({ x: margin, y: height - 112, width: 48, height: 4, color: amber }));
    let y = height - 150;
    for (const paragraph of text.paragraphs) y = flow(sheet, paragraph, y) - 12;
    if (text.table) y = table(sheet, text.table, y - 14);
    if (text.bars) bars(sheet, text.bars, y - 20);
    footer(sheet, `${report.title}   ${place + 2}`);
  });
  tags.finish();
  return pdf.save();
}

function titlePage({ page, tags, fonts: { plain, bold } }: Sheet, report: ReportText): void {
  tags.decorate(page, () => {
    page.drawRectangle({ x: 0, y: 0, width, height, color: teal });
    page.drawCircle({ x: width / 2, y: 330, size: 150, color: amber });
    // The lower half of the sun is woven: bands of the background cover it, wider towards the bottom.
    for (let band = 0; band < 8; band += 1) {
      page.drawRectangle({ x: 0, y: 318 - band * 20 - band * 1.6, width, height: 5 + band * 1.9, color: teal });
    }
    page.drawRectangle({ x: 0, y: 0, width, height: 178, color: ink });
  });
  const put = (type: string, text: string, y: number, size: number, font: PDFFont, color = mist) =>
    tags.draw(page, type, () => page.drawText(text, { x: margin, y, size, font, color }));
  put('H1', report.title, 690, 40, bold, paper);
  put('P', report.subtitle, 656, 17, plain);
  put('P', 'Alvorim Group', 108, 15, bold, paper);
  put('P', report.issued, 86, 11, plain);
}

function flow({ page, tags, fonts: { plain: font } }: Sheet, text: string, top: number): number {
  const size = 11;
  let y = top;
  let line = '';
  const put = () => {
    page.drawText(line, { x: margin, y, size, font, color: ink });
    y -= 17;
  };
  tags.draw(page, 'P', () => {
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (font.widthOfTextAtSize(longer, size) > measure) {
        put();
        line = word;
      } else line = longer;
    }
    put();
  });
  return y;
}

function table({ page, tags, fonts: { plain, bold } }: Sheet, { caption, head, rows }: Table, top: number): number {
  const size = 10;
  const rowHeight = 24;
  const column = head.length > 3 ? 76 : 104;
  const whole = tags.add('Table');
  const ground = (y: number, tall: number, color = teal) =>
    tags.decorate(page, () => page.drawRectangle({ x: margin, y, width: measure, height: tall, color }));
  const put = (cells: string[], y: number, font: PDFFont, isHead = false) => {
    const row = tags.add('TR', { parent: whole });
    cells.forEach((cell, place) => {
      const right = margin + measure - 10 - (cells.length - 1 - place) * column;
      const x = place === 0 ? margin + 10 : right - font.widthOfTextAtSize(cell, size);
      const isHeader = isHead || place === 0;
      const details = { parent: row, ...(isHeader ? { scope: isHead ? ('Column' as const) : ('Row' as const) } : {}) };
      const draw = () => page.drawText(cell, { x, y: y + 8, size, font, color: isHead ? paper : ink });
      tags.draw(page, isHeader ? 'TH' : 'TD', draw, details);
    });
  };
  tags.draw(page, 'Caption', () => page.drawText(caption, { x: margin, y: top, size: 11, font: bold, color: teal }), {
    parent: whole,
  });
  let y = top - 34;
  ground(y, rowHeight);
  put(head, y, bold, true);
  rows.forEach((row, place) => {
    y -= rowHeight;
    if (place % 2 === 1) ground(y, rowHeight, paper);
    const isSum = row[0] === 'Group' || row[0] === 'Year';
    put(row, y, isSum ? bold : plain);
  });
  ground(y - 1, 1, amber);
  return y - 30;
}

function bars({ page, tags, fonts }: Sheet, list: { label: string; value: number }[], top: number): void {
  const { plain, bold } = fonts;
  const most = Math.max(...list.map(({ value }) => value));
  const alt = list.map(({ label, value }) => `${label}: ${value}`).join(', ');
  const draw = () =>
    list.forEach(({ label, value }, place) => {
      const y = top - 20 - place * 34;
      const length = (value / most) * (measure - 190);
      page.drawText(label, { x: margin, y: y + 5, size: 10, font: plain, color: ink });
      page.drawRectangle({ x: margin + 140, y, width: length, height: 18, color: place % 2 ? teal : amber });
      page.drawText(String(value), { x: margin + 150 + length, y: y + 5, size: 10, font: bold, color: ink });
    });
  tags.draw(page, 'Figure', draw, { alt });
}

function footer({ page, tags, fonts: { plain: font } }: Sheet, text: string): void {
  tags.decorate(page, () => {
    page.drawRectangle({ x: 0, y: 0, width, height: 10, color: teal });
    page.drawText(text, { x: margin, y: 34, size: 9, font, color: teal });
  });
}
