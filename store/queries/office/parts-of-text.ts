import { type RawBuilder, sql } from 'kysely';

const mostWords = 20;

/** Whether each word stands somewhere in one of the columns, small letters or capitals. No words: every row. */
export function containing(words: string, columns: readonly string[]): RawBuilder<boolean> {
  const text = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
  const parts = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    // What LIKE would take for a sign of its own stands for itself.
    .map((word) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`))
    .map((word) => sql`lower(${text}) like ${`%${word}%`} escape '\\'`);
  return parts.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}
