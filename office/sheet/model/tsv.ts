/**
 * The cells of a block as spreadsheets copy it: lines of cells with tabs between them. A cell with a tab, a line break or
 * a quotation mark is in quotes, and quotes in it are doubled. Excel, LibreOffice and Google Sheets end the last line.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let at = 0;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  while (at < text.length) {
    const quoted = cell === '' && text[at] === '"' ? quotedAt(text, at) : undefined;
    if (quoted) {
      cell = quoted.cell;
      at = quoted.end;
    }
    const sign = text[at];
    if (sign === '\t') endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endCell();
      if (at + 1 < text.length) rows.push([]);
      else return rows;
    } else cell += sign ?? '';
    at += 1;
  }
  endCell();
  return rows;
}

/** The quoted cell that starts at a quotation mark; undefined where the mark is a part of the text, such as `"5" wide`. */
function quotedAt(text: string, start: number): { cell: string; end: number } | undefined {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) return undefined;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const next = text[end + 1];
  if (next !== undefined && next !== '\t' && next !== '\n' && next !== '\r') return undefined;
  return {
    cell: text
      .slice(start + 1, end)
      .replaceAll('""', '"')
      .replaceAll('\r\n', '\n'),
    end: end + 1,
  };
}

/** The block as text that {@link parseTsv} and spreadsheets read as the same cells. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((cells) => cells.map(writtenCell).join('\t')).join('\r\n')}\r\n`;

const writtenCell = (cell: string): string => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
