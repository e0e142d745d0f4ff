/**
 * Where a spreadsheet could recognize a formula: at the start of a cell, and (if it splits cells at another separator
 * than the comma) after a semicolon, a tab or a line break. Spaces and quotes in between change nothing.
 */
const startsFormula = /(^|[;\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/gu;

/** Spreadsheets differ on cells that start with a tab or a line break, so these get an apostrophe too. */
const startsOddly = /^[\t\r\n]/;

/** The text with an apostrophe wherever a spreadsheet could start a formula. */
export const withoutFormula = (text: string): string =>
  (startsOddly.test(text) ? `'${text}` : text).replace(startsFormula, "$1$2'");

const apostrophes = /(^|[;\t\r\n])([\s"']*)'(?=[=+\-@＝＋－＠])/gu;

/** The text that {@link withoutFormula} made harmless. It was trimmed, as all texts of entries are. */
export const withFormula = (cell: string): string => cell.replace(apostrophes, '$1$2');

const cell = (text: string): string => `"${withoutFormula(text).replaceAll('"', '""')}"`;

/** `separator`: where the comma is the decimal sign, spreadsheets expect a semicolon. */
export const csvLine = (cells: readonly string[], separator: ',' | ';' = ','): string =>
  `${cells.map(cell).join(separator)}\r\n`;

/** Without it, Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** A table as CSV (RFC 4180, UTF-8), streamed while the rows are read. `columns` defines the cells. */
export function csvStream<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly (readonly [name: string, of: (row: Row) => string | number | null])[],
): ReadableStream<Uint8Array> {
  async function* lines() {
    yield columns.map(([name]) => name);
    for await (const row of rows) yield columns.map(([, of]) => String(of(row) ?? ''));
  }
  return csvOf(lines());
}

/** The lines of a table as CSV, the first with the names of the columns. */
export function csvOf(lines: AsyncIterable<readonly string[]>, separator?: ',' | ';'): ReadableStream<Uint8Array> {
  async function* encoded() {
    const encoder = new TextEncoder();
    let mark = byteOrderMark;
    for await (const line of lines) {
      yield encoder.encode(mark + csvLine(line, separator));
      mark = '';
    }
  }
  return streamOf(encoded());
}

/** A stream of text that is written while it is read. */
export function streamOf(made: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await made.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    async cancel() {
      await made.return(undefined);
    },
  });
}
