import { sql } from 'kysely';
import type { SearchType } from '#content/search.ts';
import type { QueryWord } from '../search/query-words.ts';
import type { SearchAsked, SearchIndex } from './search-index.ts';

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
  return [...positions].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}

const queryOf = (words: readonly QueryWord[]) =>
  sql`cast(${words.map((word) => `'${word.beginning}':*`).join(' & ')} as tsquery)`;
/** Matches the same rows, and gives those with the words as typed a higher rank. */
const rankedOf = (words: readonly QueryWord[]) =>
  sql`cast(${words.map(({ beginning, typed }) => `('${beginning}':* | '${typed}')`).join(' & ')} as tsquery)`;

/** Of each entry only the row in the best language. */
function inBestLanguage(languages: readonly string[]) {
  const choices = languages.map((lang, index) => {
    const noBetter = languages.slice(0, index).map((better) => sql`and languages not like ${`%,${better},%`}`);
    return sql`(lang = ${lang} ${sql.join(noBetter, sql` `)})`;
  });
  return sql`(${sql.join(choices, sql` or `)})`;
}

const wanted = ({ languages, type }: SearchAsked) =>
  sql`${inBestLanguage(languages)} ${type ? sql`and type = ${type}` : sql``}`;

export const postgresSearch: SearchIndex = {
  async create(db) {
    await db.deleteFrom('search_texts').execute();
    await sql`alter table search_texts drop column if exists vector, drop column if exists title_vector`.execute(db);
    await sql`alter table search_texts add column vector tsvector not null, add column title_vector tsvector not null`.execute(
      db,
    );
    // Large texts and vectors are moved out of line, so that counting and sorting read a small table.
    await sql`alter table search_texts set (toast_tuple_target = 128)`.execute(db);
    await sql`create index search_texts_vector on search_texts using gin (vector)`.execute(db);
    await sql`create index search_texts_title_vector on search_texts using gin (title_vector)`.execute(db);
  },

  async put(db, { titleWords, bodyWords, ...text }) {
    await sql`
      insert into search_texts (entry_id, lang, languages, type, address, title, body, vector, title_vector)
      values (${text.entry_id}, ${text.lang}, ${text.languages}, ${text.type}, ${text.address}, ${text.title},
        ${text.body}, cast(${vectorOf(titleWords, bodyWords)} as tsvector),
        cast(${vectorOf(titleWords, [])} as tsvector))`.execute(db);
  },

  async drop(db, entryId) {
    await db.deleteFrom('search_texts').where('entry_id', '=', entryId).execute();
  },

  // The title vector is a column of the row itself.
  async indexTitles() {},

  async settle(db) {
    await sql`analyze search_texts`.execute(db);
  },

  // The index finds all matches at once: counting all types costs less than one query per type.
  async count(db, { words, languages }) {
    const { rows } = await sql<{ type: SearchType; hits: number }>`
      select type, cast(count(*) as integer) as hits from search_texts
      where vector @@ ${queryOf(words)} and ${inBestLanguage(languages)}
      group by type`.execute(db);
    return { counts: Object.fromEntries(rows.map(({ type, hits }) => [type, hits])) };
  },

  async ranked(db, asked, { skip, take }) {
    const query = queryOf(asked.words);
    const { rows } = await sql<{ id: number }>`
      select id from search_texts
      where vector @@ ${query} and ${wanted(asked)}
      order by
        (title_vector @@ ${query}) desc,
        ts_rank(array[0.1, 0.1, 0.1, 1.0]::real[], vector, ${rankedOf(asked.words)}, 1) desc, entry_id desc
      limit ${take} offset ${skip}`.execute(db);
    return rows.map(({ id }) => id);
  },

  async newest(db, asked, { skip, take }) {
    const query = queryOf(asked.words);
    const page = async (condition: typeof query, part: { skip: number; take: number }) => {
      if (part.take < 1) return [];
      const { rows } = await sql<{ id: number }>`
        select id from search_texts where ${condition} and ${wanted(asked)}
        order by entry_id desc limit ${part.take} offset ${part.skip}`.execute(db);
      return rows.map(({ id }) => id);
    };
    const first = await page(sql`title_vector @@ ${query}`, { skip: 0, take: skip + take });
    const rest = { skip: Math.max(0, skip - first.length), take: skip + take - Math.max(skip, first.length) };
    return [...first.slice(skip), ...(await page(sql`vector @@ ${query} and not title_vector @@ ${query}`, rest))];
  },
};
