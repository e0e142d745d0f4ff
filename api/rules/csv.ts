/**
 * Where a spreadsheet could take what follows for a formula: at the start of a cell, and (for one that parts cells by
 * something other than commas) behind a semicolon, a tab or a line break. Spaces and quotes in between change nothing.
 */
const startsFormula = /(^|[;\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/gu;

/** A cell that starts with a tab or a line break is not left to a spreadsheet’s taste either. */
const startsOddly = /^[\t\r\n]/;

/** The text as it was, with an apostrophe wherever a spreadsheet would begin to reckon. */
export const withoutFormula = (text: string): string =>
  (startsOddly.test(text) ? `'${text}` : text).replace(startsFormula, "$1$2'");

const cell = (text: string): string => `"${withoutFormula(text).replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Without it, Excel reads UTF-8 as something else. */
const byteOrderMark = '\uFEFF';

/** A table as CSV (RFC 4180, UTF-8), made while it is read; `columns` say what each cell holds. */
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
