import { type RawBuilder, sql } from 'kysely';
import { type SearchType, searchNumberOf, searchTypes } from '#content/search.ts';
import { indexWords } from '../search/index-words.ts';
import type { QueryWord } from '../search/query-words.ts';
import type { Database } from './engine.ts';
import type { SearchAsked, SearchCounts, SearchIndex, SearchPart, SearchRow } from './search-index.ts';

/*
 * A row id encodes what is counted and ordered by, so that the index alone suffices for both, without reading the texts: the
 * type, then the entry, then the index of its language. FTS5 can jump to a range of row ids, count in it, and walk it
 * backwards.
 */

const languagesEach = 2 ** 12;
/** Ids of entries have 31 bits. */
const rowsEach = 2 ** 31 * languagesEach;

const typeAt = new Map(searchTypes.map((type) => [searchNumberOf(type), type]));
const typeOf = (row: number): SearchType | undefined => typeAt.get(Math.floor(row / rowsEach));

const rowNumber = ({ type, entry_id, ordinal }: SearchRow): number =>
  searchNumberOf(type) * rowsEach + entry_id * languagesEach + Math.min(ordinal, languagesEach - 1);

/** An uncast number is bound as REAL: FTS5 cannot jump to it, and SQLite plans the query again for each LIMIT. */
const whole = (number: number): RawBuilder<unknown> => sql`cast(${number} as integer)`;

/** A literal, because FTS5 jumps to integers only and a bound number is a REAL. */
const within = (type: SearchType): RawBuilder<unknown> =>
  sql`rowid between ${sql.lit(searchNumberOf(type) * rowsEach)} and ${sql.lit((searchNumberOf(type) + 1) * rowsEach - 1)}`;

/** By entry, across types. */
const newestFirst = sql.raw(`found % ${rowsEach} desc`);

/*
 * A row's language, and the other languages of its entry, are words of a column of their own. Visitors cannot search for them:
 * folded words consist of letters and digits.
 */
const inLanguage = (lang: string): string => `·in·${lang.replaceAll('-', '·')}`;
const hasLanguage = (lang: string): string => `·has·${lang.replaceAll('-', '·')}`;
/** Marks every row that is not in the default language. */
const translated = '·in';

function marksOf({ lang, languages }: Pick<SearchRow, 'lang' | 'languages'>): string {
  const has = languages.split(',').filter(Boolean).map(hasLanguage);
  return [...(lang === '' ? [] : [translated, inLanguage(lang)]), ...has].join(' ');
}

const anyOf = (words: readonly string[]): string => `(${words.map((word) => `"${word}"`).join(' OR ')})`;

/** Matches rows to exclude: those in other languages, and those whose entry has a row in a better language. */
function unwanted(languages: readonly string[]): string {
  const named = languages.filter((lang) => lang !== '');
  if (named.length === 0) return anyOf([translated]);
  const foreign = `("${translated}" NOT ${anyOf(named.map(inLanguage))})`;
  const bettered = languages.slice(1).map((lang, index) => {
    const better = anyOf(languages.slice(0, index + 1).map(hasLanguage));
    return lang === '' ? `(${better} NOT "${translated}")` : `("${inLanguage(lang)}" AND ${better})`;
  });
  return `(${[foreign, ...bettered].join(' OR ')})`;
}

const all = (words: readonly QueryWord[]): string => `(${words.map((word) => `"${word.beginning}"*`).join(' AND ')})`;
/** Matches the same rows, and gives those with the words as typed a higher rank. */
const allRanked = (words: readonly QueryWord[]): string =>
  `(${words.map(({ beginning, typed }) => `("${beginning}"* OR "${typed}")`).join(' AND ')})`;
const wanted = ({ words, languages }: SearchAsked): string => `${all(words)} NOT ${unwanted(languages)}`;

/** Words found in more texts than this do not count for relevance. */
const maxRanked = 1_000;
const titlesAtOnce = 1_000;

interface FoundRow {
  found: number;
}

/**
 * Matching row ids, newest first. Of each type it reads no more than needed, because FTS5 returns them in order. `condition`
 * applies to each.
 */
async function newestOf(
  db: Database,
  index: 'search_index' | 'search_titles',
  asked: SearchAsked,
  types: readonly SearchType[],
  { skip, take }: SearchPart,
  condition = sql``,
): Promise<number[]> {
  if (types.length === 0 || take < 1) return [];
  const table = sql.table(index);
  const parts = types.map(
    (type) => sql`
      select * from (
        select rowid as found from ${table}
        where ${table} match ${wanted(asked)} and ${within(type)} ${condition}
        order by rowid desc limit ${whole(skip + take)}
      )`,
  );
  const { rows } = await sql<FoundRow>`
    select found from (${sql.join(parts, sql` union all `)})
    order by ${newestFirst} limit ${whole(take)} offset ${whole(skip)}`.execute(db);
  return rows.map(({ found }) => found);
}

/**
 * The words that count for relevance. A word found in very many texts says little about one of them, but the ranking function
 * would read all its matches.
 */
async function rareWordsOf(db: Database, words: readonly QueryWord[]): Promise<readonly QueryWord[]> {
  if (words.length === 1) return words;
  const parts = words.map(
    (word) => sql`
      select ${word.beginning} as word, count(*) as texts from (
        select 1 from search_index where search_index match ${all([word])} limit ${sql.lit(maxRanked + 1)}
      )`,
  );
  const { rows } = await sql<{ word: string; texts: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const rare = new Set(rows.filter(({ texts }) => texts <= maxRanked).map(({ word }) => word));
  return words.filter(({ beginning }) => rare.has(beginning));
}

/** Adds the title words of rows to the index of titles. */
async function putTitles(
  db: Database,
  rows: readonly { id: number; titleWords: readonly string[]; lang: string; languages: string }[],
): Promise<void> {
  for (const row of rows) {
    await sql`
      insert into search_titles (rowid, title, marks)
      values (${row.id}, ${row.titleWords.join(' ')}, ${marksOf(row)})`.execute(db);
  }
}

async function createTitles(db: Database): Promise<void> {
  await sql`drop table if exists search_titles`.execute(db);
  await sql`
    create virtual table search_titles using fts5 (
      title, marks, content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '1 2 3 4 5 6 7 8', detail = none
    )`.execute(db);
}

/** Matching row ids in order, from `start` on. Reading them as one JSON text takes half the time. */
async function rowsFrom(db: Database, asked: SearchAsked, start: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ found: string }>`
    select json_group_array(rowid) as found from (
      select rowid from search_index where search_index match ${wanted(asked)} and rowid >= ${whole(start)} limit ${whole(most)}
    )`.execute(db);
  const numbers: unknown = JSON.parse(rows[0]?.found ?? '[]');
  return Array.isArray(numbers) ? numbers.filter((number) => typeof number === 'number') : [];
}

const typesOf = (counts: SearchCounts, { type }: SearchAsked): readonly SearchType[] =>
  searchTypes.filter((one) => (counts[one] ?? 0) > 0 && (type === undefined || one === type));

export const sqliteSearch: SearchIndex = {
  async create(db) {
    await sql`drop table if exists search_index`.execute(db);
    await db.deleteFrom('search_texts').execute();
    await createTitles(db);
    // The words are already folded and separated by spaces. This tokenizer leaves all non-ASCII letters as they are.
    await sql`
      create virtual table search_index using fts5 (
        title, body, marks, content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '1 2 3 4 5 6 7 8'
      )`.execute(db);
  },

  async put(db, row) {
    const { titleWords, bodyWords, ordinal, ...text } = row;
    const id = rowNumber(row);
    await db
      .insertInto('search_texts')
      .values({ id, ...text })
      .execute();
    await sql`
      insert into search_index (rowid, title, body, marks)
      values (${id}, ${titleWords.join(' ')}, ${bodyWords.join(' ')}, ${marksOf(row)})`.execute(db);
    await putTitles(db, [{ id, ...row }]);
  },

  async drop(db, entryId) {
    const rows = sql`(select id from search_texts where entry_id = ${entryId})`;
    await sql`delete from search_index where rowid in ${rows}`.execute(db);
    await sql`delete from search_titles where rowid in ${rows}`.execute(db);
    await db.deleteFrom('search_texts').where('entry_id', '=', entryId).execute();
  },

  async indexTitles(db) {
    await createTitles(db);
    for (let after = 0; ; ) {
      const rows = await db
        .selectFrom('search_texts')
        .select(['id', 'lang', 'languages', 'title'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(titlesAtOnce)
        .execute();
      const last = rows.at(-1);
      if (!last) break;
      await putTitles(
        db,
        rows.map((row) => ({ ...row, titleWords: indexWords(row.title) })),
      );
      after = last.id;
    }
    await sql`insert into search_titles (search_titles) values ('optimize')`.execute(db);
  },

  async settle(db) {
    await sql`insert into search_index (search_index) values ('optimize')`.execute(db);
    await sql`insert into search_titles (search_titles) values ('optimize')`.execute(db);
  },

  // Row ids are ordered by type, so one walk counts all types when there are few matches. When there are many, each step ends
  // after `steps` rows, and the next one starts behind it, or at the next type once this type has more than `most`.
  async count(db, asked, most) {
    const counts: SearchCounts = {};
    let [start, steps] = [0, most + 1];
    for (;;) {
      const passed = await rowsFrom(db, asked, start, steps);
      for (const row of passed) {
        const type = typeOf(row);
        if (type) counts[type] = (counts[type] ?? 0) + 1;
      }
      const last = passed.at(-1);
      if (last === undefined || passed.length < steps) return start === 0 ? { counts, ids: passed } : { counts };
      const type = typeOf(last);
      const counted = (type && counts[type]) ?? 0;
      [start, steps] =
        counted > most ? [(Math.floor(last / rowsEach) + 1) * rowsEach, most + 1] : [last + 1, most + 1 - counted];
    }
  },

  async ranked(db, { type, ...asked }, { skip, take }, ids) {
    const { words } = asked;
    const ofType = type ? sql`and ${within(type)}` : sql``;
    const found = ids
      ? sql`select value from json_each(${JSON.stringify(ids)})`
      : sql`select rowid from search_index where search_index match ${wanted(asked)} ${ofType}`;
    // When enough rows have every word in the title, the others need no ranking.
    const titled = sql`
      titled (rowid) as materialized (select rowid from search_titles where search_titles match ${wanted(asked)} ${ofType}),
      enough as materialized (select count(*) >= ${whole(skip + take)} as titles from titled)`;
    const isRankable = sql`((select titles from enough) = 0 or +rowid in titled)`;
    const order = sql`+found in titled desc`;
    const telling = await rareWordsOf(db, words);
    // bm25 weighs every word of its MATCH, so the full condition is a subquery. The unary plus keeps SQLite from querying
    // the index again for each row.
    const { rows } = await (telling.length === 0
      ? sql<FoundRow>`
        with all_found (rowid) as (${found}), ${titled}
        select rowid as found from all_found where ${isRankable} ${ofType}
        order by ${order}, ${newestFirst} limit ${whole(take)} offset ${whole(skip)}`
      : sql<FoundRow>`
        with ${titled}
        select rowid as found from search_index
        where search_index match ${allRanked(telling)} ${ofType} and +rowid in (${found}) and ${isRankable}
        order by ${order}, bm25(search_index, 10.0, 1.0, 0.0), ${newestFirst} limit ${whole(take)} offset ${whole(skip)}`
    ).execute(db);
    return rows.map((row) => row.found);
  },

  async newest(db, asked, { skip, take }, counts) {
    const types = typesOf(counts, asked);
    const first = await newestOf(db, 'search_titles', asked, types, { skip: 0, take: skip + take });
    const rest = { skip: Math.max(0, skip - first.length), take: skip + take - Math.max(skip, first.length) };
    const untitled = sql`
      and +rowid not in (select rowid from search_titles where search_titles match ${all(asked.words)})`;
    return [...first.slice(skip), ...(await newestOf(db, 'search_index', asked, types, rest, untitled))];
  },
};
