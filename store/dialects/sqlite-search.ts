import { type RawBuilder, sql } from 'kysely';
import { type SearchType, searchTypes } from '#contract/search.ts';
import type { Database } from './engine.ts';
import type { SearchAsked, SearchCounts, SearchIndex, SearchRow } from './search-index.ts';

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

const rowNumber = ({ type, entry_id, ordinal }: SearchRow): number =>
  placeOf[type] * rowsEach + entry_id * languagesEach + Math.min(ordinal, languagesEach - 1);

/** Written out: FTS5 jumps to whole numbers alone, and a bound one comes as a fraction. */
const within = (type: SearchType): RawBuilder<unknown> =>
  sql`search_index.rowid between ${sql.lit(placeOf[type] * rowsEach)} and ${sql.lit((placeOf[type] + 1) * rowsEach - 1)}`;

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

function marksOf({ lang, languages }: SearchRow): string {
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
const inTitle = (words: readonly string[]): string => `(title : ${all(words)})`;

interface FoundRow {
  found: number;
}

/** Row numbers that match, the newest first; of each type no more than are needed, because FTS5 gives them in order. */
async function newestOf(
  db: Database,
  expression: string,
  types: readonly SearchType[],
  { skip, take }: { skip: number; take: number },
): Promise<number[]> {
  if (types.length === 0 || take < 1) return [];
  const parts = types.map(
    (type) => sql`
      select * from (
        select search_index.rowid as found from search_index
        where search_index match ${expression} and ${within(type)}
        order by search_index.rowid desc limit ${skip + take}
      )`,
  );
  const { rows } = await sql<FoundRow>`
    select found from (${sql.join(parts, sql` union all `)})
    order by ${newestFirst} limit ${take} offset ${skip}`.execute(db);
  return rows.map(({ found }) => found);
}

const typesOf = (counts: SearchCounts, { type }: SearchAsked): readonly SearchType[] =>
  searchTypes.filter((one) => (counts[one] ?? 0) > 0 && (type === undefined || one === type));

export const sqliteSearch: SearchIndex = {
  async create(db) {
    await sql`drop table if exists search_index`.execute(db);
    await db.deleteFrom('search_texts').execute();
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
  },

  async drop(db, entryId) {
    await sql`
      delete from search_index where rowid in (select id from search_texts where entry_id = ${entryId})`.execute(db);
    await db.deleteFrom('search_texts').where('entry_id', '=', entryId).execute();
  },

  async settle(db) {
    await sql`insert into search_index (search_index) values ('optimize')`.execute(db);
  },

  async counts(db, { words, languages }) {
    const expression = `${all(words)} NOT ${unwanted(languages)}`;
    const parts = searchTypes.map(
      (type) => sql`
        select ${sql.lit(type)} as type, count(*) as hits from search_index
        where search_index match ${expression} and ${within(type)}`,
    );
    const { rows } = await sql<{ type: SearchType; hits: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
    return Object.fromEntries(rows.filter(({ hits }) => hits > 0).map(({ type, hits }) => [type, hits]));
  },

  async ranked(db, { words, languages, type }, { skip, take }) {
    // The measure weighs every word that is asked for, so the languages are asked for apart; the plus keeps SQLite from
    // asking the index anew for every row.
    const { rows } = await sql<FoundRow>`
      select search_index.rowid as found from search_index
      where search_index match ${all(words)} ${type ? sql`and ${within(type)}` : sql``}
        and +search_index.rowid in (select rowid from search_index where search_index match ${`${all(words)} NOT ${unwanted(languages)}`})
      order by
        +search_index.rowid in (select rowid from search_index where search_index match ${inTitle(words)}) desc,
        bm25(search_index, 10.0, 1.0, 0.0), ${newestFirst}
      limit ${take} offset ${skip}`.execute(db);
    return rows.map(({ found }) => found);
  },

  async newest(db, asked, { skip, take }, counts) {
    const { words, languages } = asked;
    const types = typesOf(counts, asked);
    const titled = `${inTitle(words)} NOT ${unwanted(languages)}`;
    const first = await newestOf(db, titled, types, { skip: 0, take: skip + take });
    const others = `(${all(words)} NOT ${inTitle(words)}) NOT ${unwanted(languages)}`;
    const rest = { skip: Math.max(0, skip - first.length), take: skip + take - Math.max(skip, first.length) };
    return [...first.slice(skip), ...(await newestOf(db, others, types, rest))];
  },
};
