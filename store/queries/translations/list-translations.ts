import { type SqlBool, sql } from 'kysely';
import { type TranslationState, translationStates } from '#contract/translatable-texts.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { ListedTranslation, TranslationsPage, TranslationsQuery } from '#store/entries.ts';
import { titlesOf } from '../entries/entry-rows.ts';
import { haveWords } from '../entries/list-entries.ts';

/** Entries outside the trash that have texts to translate; `whole` counts these. */
const translatable = (db: Database, { types, words = '' }: TranslationsQuery) =>
  db
    .selectFrom('entries')
    .innerJoin('translation_states as whole', (join) =>
      join.onRef('whole.entry_id', '=', 'entries.id').on('whole.lang', '=', ''),
    )
    .where('whole.missing', '>', 0)
    .where('entries.trashed_at', 'is', null)
    .where('entries.type', 'in', types)
    .where((eb) => haveWords(eb, words));

/** Entries with a translation in the state; `missing` where at least one language has none. */
function inState(query: TranslationsQuery, langs: readonly string[]) {
  const { state } = query;
  if (state === undefined || langs.length === 0) return sql<SqlBool>`1 = 1`;
  const own = sql`from translation_states as own where own.entry_id = entries.id and own.lang in (${sql.join(langs)})`;
  if (state !== 'missing') return sql<SqlBool>`exists (select 1 ${own} and own.state = ${state})`;
  return sql<SqlBool>`(select count(*) ${own} and own.state <> 'missing') < ${langs.length}`;
}

/** The languages that any entry is translated into, the trash included. */
async function languagesOf(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('translation_states')
    .select('lang')
    .distinct()
    .where('lang', '<>', '')
    .orderBy('lang')
    .execute();
  return rows.map(({ lang }) => lang);
}

const counted = sql<number>`cast(count(*) as integer)`;

/** The number of entries in each state, by language. Entries without a row for a language are missing there. */
async function countsOf(db: Database, query: TranslationsQuery, langs: readonly string[]) {
  const { total } = await translatable(db, query).select(counted.as('total')).executeTakeFirstOrThrow();
  const rows =
    langs.length === 0
      ? []
      : await translatable(db, query)
          .innerJoin('translation_states as own', 'own.entry_id', 'entries.id')
          .where('own.lang', 'in', langs)
          .where('own.state', '<>', 'missing')
          .select(['own.lang', 'own.state', counted.as('count')])
          .groupBy(['own.lang', 'own.state'])
          .execute();
  const countOf = (lang: string, state: TranslationState) =>
    rows.find((row) => row.lang === lang && row.state === state)?.count ?? 0;
  const languages = langs.map((lang) => {
    const counts = Object.fromEntries(translationStates.map((state) => [state, countOf(lang, state)]));
    const { partial = 0, outdated = 0, complete = 0 } = counts;
    return { lang, missing: total - partial - outdated - complete, partial, outdated, complete };
  });
  return { total, languages };
}

/** The counts of outdated translations by language, of all entries of some types. */
export async function countOutdated(db: Database, types: TranslationsQuery['types']) {
  if (types.length === 0) return [];
  return translatable(db, { types, skip: 0, take: 0 })
    .innerJoin('translation_states as own', 'own.entry_id', 'entries.id')
    .where('own.state', '=', 'outdated')
    .select(['own.lang', counted.as('count')])
    .groupBy('own.lang')
    .orderBy('own.lang')
    .execute();
}

/** A constant number of queries, whatever the number of languages. */
export async function listTranslations(db: Database, query: TranslationsQuery): Promise<TranslationsPage> {
  const langs = [...(query.langs ?? (await languagesOf(db)))];
  if (query.types.length === 0) return { items: [], total: 0, languages: [] };
  const { total, languages } = await countsOf(db, query, langs);
  const within = query.lang === undefined ? langs : [query.lang];
  const matching = translatable(db, query).where(inState(query, within));
  const found =
    query.state === undefined ? total : (await matching.select(counted.as('total')).executeTakeFirstOrThrow()).total;
  const rows = await matching
    .select(['entries.id', 'entries.type', 'entries.status', 'entries.pending', 'whole.missing as texts'])
    .orderBy('entries.type')
    .orderBy('entries.title')
    .orderBy('entries.id')
    .limit(query.take)
    .offset(query.skip)
    .execute();
  const ids = rows.map(({ id }) => id);
  const states =
    ids.length === 0
      ? []
      : await db.selectFrom('translation_states').selectAll().where('entry_id', 'in', ids).execute();
  const byEntry = Map.groupBy(states, (row) => row.entry_id);
  const titles = await titlesOf(db, ids);
  const items = rows.map(
    ({ pending, ...row }): ListedTranslation => ({
      ...row,
      title: titles.get(row.id) ?? '',
      pending: pending === 1,
      languages: langs.map((lang) => {
        const own = byEntry.get(row.id)?.find((each) => each.lang === lang);
        const { state, outdated, missing } = own ?? { state: 'missing' as const, outdated: 0, missing: row.texts };
        return { lang, state, outdated, missing };
      }),
    }),
  );
  return { items, total: found, languages };
}
