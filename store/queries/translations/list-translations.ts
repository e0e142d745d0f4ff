import { type SqlBool, sql } from 'kysely';
import type { TranslationState } from '#contract/languages/translatable-texts.ts';
import type { Database } from '#store/dialects/engine.ts';
import type {
  ListedTranslation,
  OutdatedTranslations,
  TranslationsPage,
  TranslationsQuery,
} from '#store/interfaces/translations.ts';
import { isPending, titlesOf } from '../content/entry-rows.ts';
import { haveWords } from '../content/list-entries.ts';
import { inPublication } from './in-publication.ts';
import { publicationsListed } from './publications-listed.ts';
import { withTask } from './translation-tasks.ts';

/** Rows of entries that match the filters other than the state. */
const statesOf = (db: Database, { types, words = '' }: TranslationsQuery) =>
  db
    .selectFrom('translation_states as own')
    .where('own.type', 'in', types)
    .$if(words !== '', (states) =>
      states.where((eb) =>
        eb.exists(
          eb
            .selectFrom('entries')
            .select('entries.id')
            .whereRef('entries.id', '=', 'own.entry_id')
            .where((entry) => haveWords(entry, words)),
        ),
      ),
    );

/** Entries with a translation in the state; `missing` where at least one language has none. */
function inState(state: TranslationState | undefined, langs: readonly string[]) {
  if (state === undefined || langs.length === 0) return sql<SqlBool>`1 = 1`;
  // Not correlated: the database reads the rows of these languages once.
  const own = sql`select entry_id from translation_states where lang in (${sql.join(langs)})`;
  if (state !== 'missing') return sql<SqlBool>`entries.id in (${own} and state = ${state})`;
  const whole = sql`${own} and state <> 'missing' group by entry_id having count(*) = ${sql.lit(langs.length)}`;
  return sql<SqlBool>`entries.id not in (${whole})`;
}

/** The languages that any entry is translated into, and others of the site. */
async function languagesOf(db: Database, siteLangs: readonly string[] = []): Promise<string[]> {
  const rows = await db.selectFrom('translation_states').select('lang').distinct().where('lang', '<>', '').execute();
  return [...new Set([...rows.map(({ lang }) => lang), ...siteLangs])].sort();
}

const counted = sql<number>`cast(count(*) as integer)`;

/** The number of entries in each state, by language. Entries without a row for a language are missing there. */
async function countsOf(db: Database, query: TranslationsQuery, langs: readonly string[]) {
  const rows = await statesOf(db, query)
    .where('own.lang', 'in', ['', ...langs])
    .select(['own.lang', 'own.state', counted.as('count')])
    .groupBy(['own.lang', 'own.state'])
    .execute();
  const countOf = (lang: string, state: TranslationState) =>
    rows.find((row) => row.lang === lang && row.state === state)?.count ?? 0;
  const total = countOf('', 'missing');
  const languages = langs.map((lang) => {
    const [partial, outdated, complete] = (['partial', 'outdated', 'complete'] as const).map((state) =>
      countOf(lang, state),
    ) as [number, number, number];
    return { lang, missing: total - partial - outdated - complete, partial, outdated, complete };
  });
  return { total, languages };
}

/** The entries with outdated translations by language, of all entries of some types. */
export async function countOutdated(db: Database, types: TranslationsQuery['types']): Promise<OutdatedTranslations[]> {
  if (types.length === 0) return [];
  return (
    db
      .selectFrom('translation_states')
      .where('type', 'in', types)
      // A literal, so that the partial index is used.
      .where(sql<SqlBool>`state = 'outdated'`)
      // A sum does not depend on the order of the rows.
      .select(['lang', counted.as('count'), sql<string>`cast(sum(outdated_sources) as text)`.as('sources')])
      .groupBy('lang')
      .orderBy('lang')
      .execute()
  );
}

/** The number of queries does not depend on the number of languages. */
export async function listTranslations(db: Database, query: TranslationsQuery): Promise<TranslationsPage> {
  const langs = [...(query.langs ?? (await languagesOf(db, query.siteLangs)))];
  if (query.types.length === 0) return { items: [], total: 0, languages: [] };
  const { total, languages } = await countsOf(db, query, langs);
  const within = query.lang === undefined ? langs : [query.lang];
  const matching = db
    .selectFrom('entries')
    .innerJoin('translation_states as whole', (join) =>
      join.onRef('whole.entry_id', '=', 'entries.id').on('whole.lang', '=', ''),
    )
    .where('entries.trashed_at', 'is', null)
    .where('entries.type', 'in', query.types)
    .where((eb) => haveWords(eb, query.words ?? ''))
    .where(withTask(query, within) ?? inState(query.state, within))
    .where((await inPublication(db, query, within)) ?? sql<SqlBool>`1 = 1`);
  const { state, publication, assignee, overdue = false } = query;
  const isWhole = [state, publication, assignee].every((filter) => filter === undefined) && !overdue;
  const found = isWhole ? total : (await matching.select(counted.as('total')).executeTakeFirstOrThrow()).total;
  const rows = await matching
    .selectAll('entries')
    .select('whole.missing as texts')
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
  const tasks =
    ids.length === 0 ? [] : await db.selectFrom('translation_tasks').selectAll().where('entry_id', 'in', ids).execute();
  const titles = await titlesOf(db, ids);
  const publications = await publicationsListed(db, rows, langs);
  const items = rows.map(
    (row): ListedTranslation => ({
      id: row.id,
      type: row.type,
      status: row.status,
      texts: row.texts,
      title: titles.get(row.id) ?? '',
      pending: isPending(row),
      languages: langs.map((lang) => {
        const own = byEntry.get(row.id)?.find((each) => each.lang === lang);
        const { state, outdated, missing } = own ?? { state: 'missing' as const, outdated: 0, missing: row.texts };
        const task = tasks.find((each) => each.entry_id === row.id && each.lang === lang);
        const { assignee, due_on: dueOn } = task ?? { assignee: null, due_on: null };
        const overdue = dueOn !== null && dueOn < (query.today ?? '') && state !== 'complete';
        const publication = own && publications.get(row.id)?.find((each) => each.lang === lang)?.status;
        return { lang, state, outdated, missing, ...(publication ? { publication } : {}), assignee, dueOn, overdue };
      }),
    }),
  );
  return { items, total: found, languages };
}
