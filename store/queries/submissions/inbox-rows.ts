import { sql } from 'kysely';
import type { Database } from '#store/dialects/engine.ts';

/** Written out, not as a parameter, so that SQLite sees that the indexes without spam serve. */
export const notSpam = sql<boolean>`status <> 'spam'`;

export const counted = sql<number>`cast(count(*) as integer)`;

const rowsAtOnce = 500;
const highestId = 2_147_483_647;

/** All rows, the highest id first, a few at a time: `next` finds so many with a lower id than the one given. */
export async function* eachRow<Row extends { id: number }>(
  next: (before: number, most: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let before = highestId;
  for (;;) {
    const rows = await next(before, rowsAtOnce);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    before = last.id;
  }
}

/** Writes down anew what rows are found by. */
export async function changeWords<Row extends { id: number }>(
  db: Database,
  table: 'messages' | 'applications',
  rows: readonly Row[],
  wordsOf: (row: Row) => string,
): Promise<void> {
  for (const row of rows)
    await db
      .updateTable(table)
      .set({ words: wordsOf(row) })
      .where('id', '=', row.id)
      .execute();
}

/** For the audit: which rows, by their numbers, and what of them. Notes are not quoted: they may speak of people. */
export function changeSubject(rows: readonly { id: number }[], change: Record<string, unknown>): string {
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  const what = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (name === 'note' ? name : `${name} ${value ?? 'none'}`));
  return `${ids.join(', ')}: ${what.join(', ')}`;
}
