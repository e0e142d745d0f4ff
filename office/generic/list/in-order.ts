/** The rows in the order of these ids. The rows as they are if the list has others by now. */
export function inOrder<Row extends { id: number }>(
  rows: readonly Row[],
  ids: readonly number[] | undefined,
): readonly Row[] {
  if (ids?.length !== rows.length) return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  return ordered.length === rows.length ? ordered : rows;
}
