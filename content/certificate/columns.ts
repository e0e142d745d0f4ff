/** Three or four columns in wide windows: those with the fuller last row. */
export function columnsOf(count: number): 3 | 4 {
  const lastRow = (columns: number) => (count % columns || columns) / columns;
  return lastRow(4) > lastRow(3) ? 4 : 3;
}
