/** The first cell of each row that is not a heading. Cells with a table of their own stay as they are. */
const firstCell = /(<tr\b[^<>]*>\s*)<td\b([^<>]*)>((?:(?!<\/td>|<table\b).)*)<\/td>/gis;

const head = /<thead\b.*?<\/thead>/gis;
const headingOfColumn = /<th\b(?![^<>]*\sscope=)/gi;

const rowsOf = (attributes: string): number => Number(/\srowspan="(\d{1,3})"/i.exec(attributes)?.[1] ?? 1);

/** Cleaned HTML of a table whose first column is a heading of its rows. The cells of its head are headings of columns. */
export function withHeaderColumn(html: string): string {
  // A cell of several rows is the first of the rows below it, too.
  let covered = 0;
  const withColumns = html.replace(head, (row) => row.replace(headingOfColumn, '<th scope="col"'));
  return withColumns.replace(firstCell, (cell, row: string, attributes: string, content: string) => {
    if (covered > 0) {
      covered -= 1;
      return cell;
    }
    covered = rowsOf(attributes) - 1;
    return `${row}<th scope="row"${attributes}>${content}</th>`;
  });
}
