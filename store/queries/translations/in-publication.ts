import { type SqlBool, sql } from 'kysely';
import type { Database } from '#store/dialects/engine.ts';
import type { TranslationsQuery } from '#store/interfaces/translations.ts';
import { publicationsListed } from './publications-listed.ts';

const hasTime = sql<SqlBool>`exists (
  select 1 from language_publications where entry_id = entry.id and status = 'scheduled')`;

/** A language without a choice of its own: of an entry that visitors do not see, or new in a pending change without a time. */
const isDraft = sql<SqlBool>`(chosen.status = 'draft' or chosen.status is null and (
  entry.status = 'draft' or entry.status = 'published' and entry.pending = 1 and (entry.pending_at is null or ${hasTime})
  and not exists (select 1 from entry_documents where entry_id = entry.id and lang = own.lang)))`;

/**
 * Of a pending change that has one time for all languages, those that it changes are scheduled. The documents have to
 * be compared.
 */
async function changedAtOneTime(db: Database, { types }: TranslationsQuery, langs: readonly string[]) {
  const rows = await db
    .selectFrom('entries as entry')
    .select(['id', 'status', 'parent_id', 'publish_at', 'pending', 'pending_at'])
    .where('type', 'in', types)
    .where('status', '=', 'published')
    .where('pending_at', 'is not', null)
    .where('trashed_at', 'is', null)
    .where(sql<SqlBool>`not ${hasTime}`)
    .execute();
  const listed = await publicationsListed(db, rows, langs);
  return langs.flatMap((lang) => {
    const isScheduled = (id: number) =>
      listed.get(id)?.some((each) => each.lang === lang && each.status === 'scheduled');
    const ids = rows.map(({ id }) => id).filter(isScheduled);
    return ids.length === 0 ? [] : [sql`own.lang = ${lang} and own.entry_id in (${sql.join(ids)})`];
  });
}

/** Entries with a translation in the publication, and in the state if there is one; undefined without such a filter. */
export async function inPublication(db: Database, query: TranslationsQuery, langs: readonly string[]) {
  const { publication, state } = query;
  if (publication === undefined || langs.length === 0) return undefined;
  const isScheduled = async () => {
    const changed = await changedAtOneTime(db, query, langs);
    const whole = [sql`entry.status = 'scheduled'`, ...changed];
    return sql<SqlBool>`(chosen.status = 'scheduled' or chosen.status is null and (${sql.join(whole, sql` or `)}))`;
  };
  return sql<SqlBool>`entries.id in (
    select own.entry_id from translation_states as own
    inner join entries as entry on entry.id = own.entry_id
    left join language_publications as chosen on chosen.entry_id = own.entry_id and chosen.lang = own.lang
    where own.lang in (${sql.join(langs)}) and ${state === undefined ? sql`1 = 1` : sql`own.state = ${state}`}
    and ${publication === 'draft' ? isDraft : await isScheduled()})`;
}
