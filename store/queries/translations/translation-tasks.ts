import { type SqlBool, sql } from 'kysely';
import type { TranslationState } from '#contract/languages/translatable-texts.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type {
  SeenAssignment,
  TranslationAssignment,
  TranslationsQuery,
  TranslationWork,
} from '#store/interfaces/translations.ts';
import { StoreError } from '#store/store.ts';
import { changeSubject } from '../inbox/inbox-rows.ts';
import { note } from '../upkeep/audit.ts';

/** A language of an entry without a row of its own is missing, and has as many open texts as the entry. */
const stateOfCell = sql<TranslationState>`coalesce(own.state, 'missing')`;

/** All tasks with the states of their translations. Entries in the trash have none. */
const tasks = (db: Database) =>
  db
    .selectFrom('translation_tasks as task')
    .innerJoin('translation_states as whole', (join) =>
      join.onRef('whole.entry_id', '=', 'task.entry_id').on('whole.lang', '=', ''),
    )
    .leftJoin('translation_states as own', (join) =>
      join.onRef('own.entry_id', '=', 'task.entry_id').onRef('own.lang', '=', 'task.lang'),
    );

type WorkQuery = Pick<TranslationsQuery, 'types' | 'today'>;

/** The open translations of each user; complete ones do not count. */
export async function translationWork(
  db: Database,
  { types, today = '' }: WorkQuery,
  assignee?: string,
): Promise<TranslationWork[]> {
  if (types.length === 0) return [];
  return tasks(db)
    .where('whole.type', 'in', types)
    .where(sql<SqlBool>`${stateOfCell} <> 'complete'`)
    .where('task.assignee', 'is not', null)
    .$if(assignee !== undefined, (own) => own.where('task.assignee', '=', assignee ?? ''))
    .select([
      sql<string>`task.assignee`.as('assignee'),
      sql<number>`cast(count(*) as integer)`.as('entries'),
      sql<number>`cast(sum(coalesce(own.missing + own.outdated, whole.missing)) as integer)`.as('texts'),
      sql<number>`cast(sum(case when task.due_on < ${today} then 1 else 0 end) as integer)`.as('overdue'),
    ])
    .groupBy('task.assignee')
    .execute();
}

type CellFilter = Pick<TranslationsQuery, 'state' | 'assignee' | 'overdue' | 'today'>;

/**
 * Entries with a language whose translation is assigned to a user or overdue, and in the state; without a state, in any
 * but complete. Null: assigned to no user. Undefined without such a filter.
 */
export function withTask({ state, assignee, overdue = false, today = '' }: CellFilter, langs: readonly string[]) {
  if (langs.length === 0 || (assignee === undefined && !overdue)) return undefined;
  const within = sql.join(langs);
  if (assignee !== null || overdue) {
    const who =
      assignee === undefined
        ? sql`1 = 1`
        : assignee === null
          ? sql`task.assignee is null`
          : sql`task.assignee = ${assignee}`;
    return sql<SqlBool>`entries.id in (
      select task.entry_id from translation_tasks as task
      left join translation_states as own on own.entry_id = task.entry_id and own.lang = task.lang
      where task.lang in (${within}) and ${who}
      and ${overdue ? sql`task.due_on < ${today}` : sql`1 = 1`}
      and ${state === undefined ? sql`${stateOfCell} <> 'complete'` : sql`${stateOfCell} = ${state}`})`;
  }
  const assigned = sql`select entry_id, lang from translation_tasks where lang in (${within}) and assignee is not null`;
  if (state !== undefined && state !== 'missing') {
    return sql<SqlBool>`entries.id in (
      select entry_id from translation_states as own where own.lang in (${within}) and own.state = ${state}
      and not exists (select 1 from translation_tasks as task
        where task.entry_id = own.entry_id and task.lang = own.lang and task.assignee is not null))`;
  }
  // Missing translations have no rows, so the others are counted.
  const finished = state === 'missing' ? sql`state <> 'missing'` : sql`state = 'complete'`;
  return sql<SqlBool>`entries.id not in (
    select entry_id from (
      select entry_id, lang from translation_states where lang in (${within}) and ${finished}
      union ${assigned}
    ) as settled group by entry_id having count(*) = ${sql.lit(langs.length)})`;
}

const rowsAtOnce = 200;

/** The audit log names as many entries of one change; of more, it has their number. */
const namedEntries = 20;

type SeenTasks = Pick<TranslationAssignment, 'ids' | 'langs' | 'assignee' | 'dueOn'> & {
  seen: readonly SeenAssignment[];
};

/** Throws if a user changes an assignment that another one has changed to something else since the user has seen it. */
async function requireSeenTasks(db: Database, { ids, langs, assignee, dueOn, seen }: SeenTasks): Promise<void> {
  const rows = await db
    .selectFrom('translation_tasks')
    .select(['entry_id as id', 'lang', 'assignee', 'due_on as dueOn'])
    .where('entry_id', 'in', ids)
    .where('lang', 'in', langs)
    .execute();
  const keyOf = ({ id, lang }: { id: number; lang: string }) => `${id} ${lang}`;
  const [stored, known] = [rows, seen].map((all) => new Map(all.map((each) => [keyOf(each), each])));
  for (const key of ids.flatMap((id) => langs.map((lang) => keyOf({ id, lang })))) {
    const [now, then] = [stored?.get(key), known?.get(key)].map((each) => each ?? { assignee: null, dueOn: null });
    const differs = (was: unknown, is: unknown, next: unknown) => next !== undefined && is !== was && is !== next;
    if (differs(then?.assignee, now?.assignee, assignee) || differs(then?.dueOn, now?.dueOn, dueOn)) {
      throw new StoreError('changed-meanwhile', `The assignment of ${key} was changed meanwhile`);
    }
  }
}

/**
 * Assigns translations of entries. Entries of other types, and those in the trash, are left out. Returns the ids of the
 * others.
 */
export const assignTranslations =
  ({ write, lockContent }: Engine) =>
  ({ ids, types, langs, assignee, dueOn, seen, by }: TranslationAssignment): Promise<number[]> =>
    write.transaction().execute(async (db) => {
      if (ids.length === 0 || types.length === 0 || langs.length === 0) return [];
      if (assignee === undefined && dueOn === undefined) return [];
      if (seen) await lockContent(db);
      const entries = await db
        .selectFrom('entries')
        .select('id')
        .where('id', 'in', ids)
        .where('type', 'in', types)
        .where('trashed_at', 'is', null)
        .orderBy('id')
        .execute();
      const found = entries.map(({ id }) => id);
      if (found.length === 0) return found;
      if (seen) await requireSeenTasks(db, { ids: found, langs, assignee, dueOn, seen });
      const rows = entries.flatMap(({ id }) =>
        langs.map((lang) => ({ entry_id: id, lang, assignee: assignee ?? null, due_on: dueOn ?? null })),
      );
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        await db
          .insertInto('translation_tasks')
          .values(rows.slice(from, from + rowsAtOnce))
          .onConflict((conflict) =>
            conflict.columns(['entry_id', 'lang']).doUpdateSet((eb) => ({
              ...(assignee === undefined ? {} : { assignee: eb.ref('excluded.assignee') }),
              ...(dueOn === undefined ? {} : { due_on: eb.ref('excluded.due_on') }),
            })),
          )
          .execute();
      }
      await db
        .deleteFrom('translation_tasks')
        .where('entry_id', 'in', found)
        .where('assignee', 'is', null)
        .where('due_on', 'is', null)
        .execute();
      const change = { languages: [...langs].sort().join(' '), assignee, due: dueOn };
      const subject = changeSubject(entries, change);
      const short = found.length <= namedEntries ? subject : subject.replace(/^[^:]*/, `${found.length} entries`);
      await note(db, { by, action: 'translation.assign', subject: short });
      return found;
    });

/** Removes the due dates of an entry's complete translations: a text that is outdated later is not overdue at once. */
export async function endTasks(db: Database, id: number): Promise<void> {
  const complete = await db
    .selectFrom('translation_states')
    .select('lang')
    .where('entry_id', '=', id)
    .where('state', '=', 'complete')
    .execute();
  if (complete.length === 0) return;
  const langs = complete.map(({ lang }) => lang);
  await db
    .deleteFrom('translation_tasks')
    .where('entry_id', '=', id)
    .where('lang', 'in', langs)
    .where('assignee', 'is', null)
    .execute();
  await db
    .updateTable('translation_tasks')
    .set({ due_on: null })
    .where('entry_id', '=', id)
    .where('lang', 'in', langs)
    .where('due_on', 'is not', null)
    .execute();
}
