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

const cell = (text: string): string => `"${withoutFormula(text).replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Without it, Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** A table as CSV (RFC 4180, UTF-8), streamed while the rows are read. `columns` defines the cells. */
export function csvStream<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly (readonly [name: string, of: (row: Row) => string | number | null])[],
): ReadableStream<Uint8Array> {
  async function* lines() {
    const encoder = new TextEncoder();
    yield encoder.encode(byteOrderMark + csvLine(columns.map(([name]) => name)));
    for await (const row of rows) yield encoder.encode(csvLine(columns.map(([, of]) => String(of(row) ?? ''))));
  }
  const made = lines();
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await made.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    async cancel() {
      await made.return();
    },
  });
}
