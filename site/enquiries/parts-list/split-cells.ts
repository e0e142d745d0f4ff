/** Whether it is sure that the separator divides cells: a comma between digits is also a part of a number. */
export interface Cells {
  cells: string[];
  isSure: boolean;
}

/** The part in quotes that starts at a place, and where it ends; undefined where no quotes enclose a whole cell. */
function quoted(line: string, from: number, separator: string): { text: string; end: number } | undefined {
  if (line[from] !== '"') return undefined;
  let text = '';
  for (let at = from + 1; at < line.length; at += 1) {
    if (line[at] !== '"') text += line[at];
    else if (line[at + 1] === '"') {
      text += '"';
      at += 1;
    } else return at + 1 === line.length || line[at + 1] === separator ? { text, end: at + 1 } : undefined;
  }
  return undefined;
}

/** The cells of a line of CSV. */
function csvCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let from = 0;
  // A quote that encloses no cell is one in the others either, so that the work stays linear.
  let mayQuote = true;
  while (from <= line.length) {
    const found = mayQuote ? quoted(line, from, separator) : undefined;
    if (line[from] === '"' && !found) mayQuote = false;
    const next = line.indexOf(separator, from);
    const end = found?.end ?? (next < 0 ? line.length : next);
    cells.push(found?.text ?? line.slice(from, end));
    from = end + 1;
  }
  return cells;
}

const filled = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

/** The ways to divide a line into cells, without blank ones; the likelier way first. At least one way has the whole line. */
export function waysToSplit(line: string): Cells[] {
  const separator = ['\t', ';', '|', '\uff1b'].find((sign) => line.trim().includes(sign));
  if (separator !== undefined) return [{ cells: filled(csvCells(line.trim(), separator)), isSure: true }];
  const ways = [
    [line],
    line.split(/\s{2,}|[,،，、](?!\d)|(?<!\d)[,،，、]/),
    line.includes('"') || /\d,\d/.test(line) ? csvCells(line.trim(), ',') : [],
  ].map(filled);
  const different = ways.filter((cells, index) => index === 0 || (cells.length > 1 && !isSame(cells, ways[index - 1])));
  return different.map((cells) => ({ cells, isSure: cells !== ways[2] }));
}

const isSame = (one: readonly string[], other: readonly string[] | undefined): boolean =>
  one.join('\n') === other?.join('\n');
