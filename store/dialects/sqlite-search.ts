import { type RawBuilder, sql } from 'kysely';
import { type SearchType, searchTypes } from '#contract/search.ts';
import { foldedWords } from '../search/words.ts';
import type { Database } from './engine.ts';
import type { SearchAsked, SearchCounts, SearchIndex, SearchPart, SearchRow } from './search-index.ts';

/*
 * A row's number says what is counted and ordered by, so that the index alone answers both without a look at the texts:
 * the type, then the entry, then which of its languages it is. FTS5 jumps to a range of row numbers, counts in it, and
 * walks it from its end.
 */

/** Never given to another type: rows in databases have these numbers. */
const placeOf: Record<SearchType, number> = {
  product: 1,
  category: 2,
  concern: 3,
  news: 4,
  report: 5,
  export: 6,
  tradeFair: 7,
  certificate: 8,
  career: 9,
  faq: 10,
  gallery: 11,
};

const languagesEach = 2 ** 12;
/** Entries' own numbers have 31 bits. */
const rowsEach = 2 ** 31 * languagesEach;

const typeAt = new Map(searchTypes.map((type) => [placeOf[type], type]));
const typeOf = (row: number): SearchType | undefined => typeAt.get(Math.floor(row / rowsEach));

const rowNumber = ({ type, entry_id, ordinal }: SearchRow): number =>
  placeOf[type] * rowsEach + entry_id * languagesEach + Math.min(ordinal, languagesEach - 1);

/** A number that is bound without saying so is a fraction: FTS5 jumps to none, and SQLite plans anew whenever it limits by one. */
const whole = (number: number): RawBuilder<unknown> => sql`cast(${number} as integer)`;

/** Written out: FTS5 jumps to whole numbers alone, and a bound one comes as a fraction. */
const within = (type: SearchType): RawBuilder<unknown> =>
  sql`rowid between ${sql.lit(placeOf[type] * rowsEach)} and ${sql.lit((placeOf[type] + 1) * rowsEach - 1)}`;

/** By entry, whatever its type. */
const newestFirst = sql.raw(`found % ${rowsEach} desc`);

/*
 * Which language a row is in, and which its entry has besides, are words of a column of their own. Nobody can type them:
 * folded words are letters and digits.
 */
const inLanguage = (lang: string): string => `·in·${lang.replaceAll('-', '·')}`;
const hasLanguage = (lang: string): string => `·has·${lang.replaceAll('-', '·')}`;
/** Every row but those in the default language. */
const translated = '·in';

function marksOf({ lang, languages }: Pick<SearchRow, 'lang' | 'languages'>): string {
  const has = languages.split(',').filter(Boolean).map(hasLanguage);
  return [...(lang === '' ? [] : [translated, inLanguage(lang)]), ...has].join(' ');
}

const anyOf = (words: readonly string[]): string => `(${words.map((word) => `"${word}"`).join(' OR ')})`;

/** The rows that are not to be shown: in other languages, or in one of these whose entry has a better one. */
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

const all = (words: readonly string[]): string => `(${words.map((word) => `"${word}"*`).join(' AND ')})`;
const wanted = ({ words, languages }: SearchAsked): string => `${all(words)} NOT ${unwanted(languages)}`;

/** Words in more texts than this are not weighed. */
const mostWeighed = 1_000;
const titlesAtOnce = 1_000;

interface FoundRow {
  found: number;
}

/**
 * Row numbers that match, the newest first; of each type no more than are needed, because FTS5 gives them in order.
 * `condition` is asked of each.
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
 * Those of the words that say something of a text: others stand in very many, and the measure would count all of these
 * for the little that they weigh.
 */
async function tellingOf(db: Database, words: readonly string[]): Promise<readonly string[]> {
  if (words.length === 1) return words;
  const parts = words.map(
    (word) => sql`
      select ${word} as word, count(*) as texts from (
        select 1 from search_index where search_index match ${all([word])} limit ${sql.lit(mostWeighed + 1)}
      )`,
  );
  const { rows } = await sql<{ word: string; texts: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.filter(({ texts }) => texts <= mostWeighed).map(({ word }) => word);
}

/** Adds the titles' words of some rows to the index of these. */
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

/** As many row numbers that match, from one on and in their order; as one text they are read in half the time. */
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
    // Words arrive folded and parted by spaces; this tokenizer leaves every letter beyond ASCII alone.
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
        rows.map((row) => ({ ...row, titleWords: foldedWords(row.title) })),
      );
      after = last.id;
    }
    await sql`insert into search_titles (search_titles) values ('optimize')`.execute(db);
  },

  async settle(db) {
    await sql`insert into search_index (search_index) values ('optimize')`.execute(db);
    await sql`insert into search_titles (search_titles) values ('optimize')`.execute(db);
  },

  // Types follow each other, so one walk counts all where there are few. Where there are many, it ends, and the next begins
  // behind it: at the next type, once there are more than enough of this one.
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
    // Where there are enough with every word in the title, the others need not be weighed.
    const titled = sql`
      titled (rowid) as materialized (select rowid from search_titles where search_titles match ${wanted(asked)} ${ofType}),
      enough as materialized (select count(*) >= ${whole(skip + take)} as titles from titled)`;
    const worthAPlace = sql`((select titles from enough) = 0 or +rowid in titled)`;
    const order = sql`+found in titled desc`;
    const telling = await tellingOf(db, words);
    // The measure weighs every word of its question, so what is found is asked for apart; the plus keeps SQLite from
    // asking the index anew for every row.
    const { rows } = await (telling.length === 0
      ? sql<FoundRow>`
        with all_found (rowid) as (${found}), ${titled}
        select rowid as found from all_found where ${worthAPlace} ${ofType}
        order by ${order}, ${newestFirst} limit ${whole(take)} offset ${whole(skip)}`
      : sql<FoundRow>`
        with ${titled}
        select rowid as found from search_index
        where search_index match ${all(telling)} ${ofType} and +rowid in (${found}) and ${worthAPlace}
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
