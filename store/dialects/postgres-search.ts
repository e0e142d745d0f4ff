import { sql } from 'kysely';
import { beginningsOf, type QueryWord } from '../search/query-words.ts';
import { inTitle, isOfEntry, isOfPart, type SearchIndex } from './search-index.ts';

/** Limits of a tsvector: positions per word, and the highest position. */
const maxPositions = 255;
const highestPosition = 16_383;

/** The text form of a tsvector. It is built here because the server's parser would split words differently. */
function vectorOf(titleWords: string[], bodyWords: string[]): string {
  const positions = new Map<string, string[]>();
  [...titleWords, ...bodyWords].forEach((word, index) => {
    const known = positions.get(word) ?? [];
    if (known.length === 0) positions.set(word, known);
    const weight = index < titleWords.length ? 'A' : 'B';
    if (known.length < maxPositions) known.push(`${Math.min(index + 1, highestPosition)}${weight}`);
  });
  const titled = [...new Set(titleWords)].map((word) => `'${inTitle(word)}'`);
  return [...[...positions].map(([word, at]) => `'${word}':${at.join(',')}`), ...titled].join(' ');
}

const anyOf = (beginnings: readonly string[]): string => beginnings.map((each) => `'${each}':*`).join(' | ');
const queryOf = (words: readonly QueryWord[], marked = (word: string) => word) =>
  sql`cast(${words.map((word) => `(${anyOf(beginningsOf(word).map(marked))})`).join(' & ')} as tsquery)`;
/** Matches the same rows, and gives those with the words as typed a higher rank. */
const rankedOf = (words: readonly QueryWord[]) =>
  sql`cast(${words.map((word) => `(${anyOf(beginningsOf(word))} | '${word.typed}')`).join(' & ')} as tsquery)`;

export const postgresSearch: SearchIndex = {
  async create(db) {
    await sql`alter table search_rows add column vector tsvector not null`.execute(db);
    // Large texts and vectors are moved out of line, so that a small table is read.
    await sql`alter table search_rows set (toast_tuple_target = 128)`.execute(db);
    await sql`create index search_rows_vector on search_rows using gin (vector)`.execute(db);
  },

  async put(db, { titleWords, bodyWords, part = '', ...text }) {
    await sql`
      insert into search_rows (entry_id, lang, languages, part, kind, facets, address, title, body, vector)
      values (${text.entry_id}, ${text.lang}, ${text.languages}, ${part}, ${text.kind}, ${text.facets}, ${text.address},
        ${text.title}, ${text.body}, cast(${vectorOf(titleWords, bodyWords)} as tsvector))`.execute(db);
  },

  async drop(db, entryId, which) {
    const rows = db.deleteFrom('search_rows').where('entry_id', '=', entryId);
    await rows.where(which === 'parts' ? isOfPart : isOfEntry).execute();
  },

  async settle(db) {
    await sql`analyze search_rows`.execute(db);
  },

  async matches(db, words, where) {
    const { rows } = await sql<{ found: string }>`
      select coalesce(json_agg(id), '[]')::text as found from search_rows
      where vector @@ ${where?.inTitle ? queryOf(words, inTitle) : queryOf(words)}`.execute(db);
    return JSON.parse(rows[0]?.found ?? '[]');
  },

  async ranks(db, words, ids) {
    const { rows } = await sql<{ id: number; rank: number }>`
      select id, -ts_rank(array[0.1, 0.1, 0.1, 1.0]::real[], vector, ${rankedOf(words)}, 1) as rank
      from search_rows where id = any(${ids})`.execute(db);
    return new Map(rows.map(({ id, rank }) => [id, rank]));
  },
};
