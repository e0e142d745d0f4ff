import type { Database } from '#store/dialects/engine.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import type { CalendarEvent, CalendarQuery } from '#store/interfaces/entries.ts';
import type { KnownEntry } from './entry-rows.ts';
import { linesOf } from './list-entries.ts';

/** The columns with times, and what happens then. */
const columns = {
  publish_at: 'publish',
  pending_at: 'change',
  unpublish_at: 'unpublish',
  review_on: 'review',
} as const;
type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];

interface Found extends Omit<CalendarEvent, 'entry'> {
  row: KnownEntry;
}

/** As many as are taken of each kind, each along an index of its own. */
async function foundIn(db: Database, column: Column, { types, from, to, days, take }: CalendarQuery): Promise<Found[]> {
  const [first, last] = days;
  const all = db
    .selectFrom('entries')
    .selectAll()
    .where('trashed_at', 'is', null)
    // `coalesce` hides the condition from the indexes by type; along these SQLite would read every entry.
    .where((eb) => eb(eb.fn.coalesce('type', 'type'), 'in', types));
  const within =
    column === 'review_on'
      ? all.where(column, '>=', first).where(column, '<=', last)
      : all.where(column, '>=', from).where(column, '<', to);
  const rows = await within.orderBy(column).orderBy('id').limit(take).execute();
  return rows.map((row) => ({ what: columns[column], at: row[column] ?? '', lang: null, row }));
}

/** Languages that are published at times of their own. */
async function languagesIn(db: Database, { types, from, to, take }: CalendarQuery): Promise<Found[]> {
  const rows = await db
    .selectFrom('language_publications')
    .innerJoin('entries', 'entries.id', 'language_publications.entry_id')
    .selectAll('entries')
    .select(['language_publications.lang as of_lang', 'language_publications.publish_at as of_time'])
    .where('language_publications.publish_at', '>=', from)
    .where('language_publications.publish_at', '<', to)
    .where('entries.trashed_at', 'is', null)
    .where('entries.type', 'in', types)
    .orderBy('language_publications.publish_at')
    .orderBy('entries.id')
    .limit(take)
    .execute();
  return rows.map(({ of_lang, of_time, ...row }) => ({
    what: row.status === 'published' ? 'change' : 'publish',
    at: of_time ?? '',
    lang: of_lang,
    row,
  }));
}

/** Days on which visitors see other parts of published entries, such as the first day of a section. */
async function changesIn(db: Database, { types, days: [first, last], take }: CalendarQuery): Promise<Found[]> {
  const rows = await db
    .selectFrom('entries')
    .innerJoin('entry_documents', (join) =>
      join.onRef('entry_documents.entry_id', '=', 'entries.id').on('entry_documents.lang', '=', ''),
    )
    .selectAll('entries')
    .select('entry_documents.document as shown')
    .where('entries.changes_on', '<=', last)
    .where('entries.status', '=', 'published')
    .where('entries.trashed_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('entries.type', 'entries.type'), 'in', types))
    .orderBy('entries.changes_on')
    .orderBy('entries.id')
    .limit(take)
    .execute();
  return rows.flatMap(({ shown, ...row }) => {
    const days = derivedFrom(row.type, JSON.parse(shown)).changesOn.filter((day) => first <= day && day <= last);
    return [...new Set(days)].map((day): Found => ({ what: 'page', at: day, lang: null, row }));
  });
}

/** What happens to entries of some types in a time, the earliest first. */
export async function calendarOf(db: Database, query: CalendarQuery): Promise<CalendarEvent[]> {
  if (query.types.length === 0) return [];
  const whole = (await Promise.all(columnNames.map((column) => foundIn(db, column, query)))).flat();
  const languages = await languagesIn(db, query);
  // A pending change is due with the first of its languages.
  const isNamed = ({ what, at, row }: Found) =>
    what === 'change' && languages.some((each) => each.row.id === row.id && each.at === at);
  const found = [...whole.filter((each) => !isNamed(each)), ...languages, ...(await changesIn(db, query))]
    .sort((a, b) => (a.at === b.at ? a.row.id - b.row.id : a.at < b.at ? -1 : 1))
    .slice(0, query.take);
  const entries = new Map(
    (
      await linesOf(
        db,
        found.map(({ row }) => row),
      )
    ).map((entry) => [entry.id, entry]),
  );
  return found.flatMap(({ row, ...event }) => {
    const entry = entries.get(row.id);
    return entry ? { ...event, entry } : [];
  });
}
