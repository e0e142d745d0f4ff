import { sql } from 'kysely';
import { beginningsOf, type QueryWord } from '../search/query-words.ts';
import type { Database } from './engine.ts';
import { inTitle, isOfEntry, isOfPart, type SearchIndex } from './search-index.ts';

const anyOf = (beginnings: readonly string[]): string => beginnings.map((each) => `"${each}"*`).join(' OR ');
const all = (words: readonly QueryWord[], marked = (word: string) => word): string =>
  words.map((word) => `(${anyOf(beginningsOf(word).map(marked))})`).join(' AND ');
/** Matches the same rows, and gives those with the words as typed a higher rank. */
const ranked = (words: readonly QueryWord[]): string =>
  words.map((word) => `(${anyOf(beginningsOf(word))} OR "${word.typed}")`).join(' AND ');

/** Words found in more texts than this do not count for relevance. */
const maxRanked = 1_000;

/**
 * The words that count for relevance. A word found in very many texts says little about one of them, but the ranking function
 * would read all its matches.
 */
async function rareWordsOf(db: Database, words: readonly QueryWord[]): Promise<readonly QueryWord[]> {
  if (words.length === 1) return words;
  const parts = words.map(
    (word) => sql`
      select ${word.beginning} as word, count(*) as texts from (
        select 1 from search_fts where search_fts match ${all([word])} limit ${sql.lit(maxRanked + 1)}
      )`,
  );
  const { rows } = await sql<{ word: string; texts: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const rare = new Set(rows.filter(({ texts }) => texts <= maxRanked).map(({ word }) => word));
  return words.filter(({ beginning }) => rare.has(beginning));
}

export const sqliteSearch: SearchIndex = {
  async create(db) {
    await sql`drop table if exists search_fts`.execute(db);
    // The words are already folded and separated by spaces. This tokenizer leaves all non-ASCII letters as they are.
    await sql`
      create virtual table search_fts using fts5 (
        title, body, titled, content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '1 2 3 4 5 6 7 8'
      )`.execute(db);
  },

  async put(db, { titleWords, bodyWords, part = '', ...text }) {
    const { id } = await db
      .insertInto('search_rows')
      .values({ ...text, part })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into search_fts (rowid, title, body, titled)
      values (${id}, ${titleWords.join(' ')}, ${bodyWords.join(' ')}, ${titleWords.map(inTitle).join(' ')})`.execute(
      db,
    );
  },

  async drop(db, entryId, which) {
    const rows = sql`entry_id = ${entryId} and ${which === 'parts' ? isOfPart : isOfEntry}`;
    await sql`delete from search_fts where rowid in (select id from search_rows where ${rows})`.execute(db);
    await sql`delete from search_rows where ${rows}`.execute(db);
  },

  async settle(db) {
    await sql`insert into search_fts (search_fts) values ('optimize')`.execute(db);
  },

  async matches(db, words, where) {
    // Reading the ids as one text takes half the time.
    const { rows } = await sql<{ found: string }>`
      select json_group_array(rowid) as found from search_fts
      where search_fts match ${where?.inTitle ? all(words, inTitle) : all(words)}`.execute(db);
    return JSON.parse(rows[0]?.found ?? '[]');
  },

  async ranks(db, words, ids) {
    const rare = await rareWordsOf(db, words);
    if (rare.length === 0) return new Map();
    // The unary plus keeps SQLite from querying the index again for each row.
    const { rows } = await sql<{ id: number; rank: number }>`
      select rowid as id, bm25(search_fts, 10.0, 1.0, 0.0) as rank from search_fts
      where search_fts match ${ranked(rare)}
        and +rowid in (select value from json_each(${JSON.stringify(ids)}))`.execute(db);
    return new Map(rows.map(({ id, rank }) => [id, rank]));
  },
};
