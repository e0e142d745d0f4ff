import { type RawBuilder, sql } from 'kysely';

const maxWords = 20;

/** Whether each word is part of one of the columns, ignoring case. No words: true for every row. */
export function containing(words: string, columns: readonly string[]): RawBuilder<boolean> {
  const text = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
  const parts = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords)
    // Escapes the wildcards of LIKE.
    .map((word) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`))
    .map((word) => sql`lower(${text}) like ${`%${word}%`} escape '\\'`);
  return parts.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}
