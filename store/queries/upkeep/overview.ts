import { type EntityName, entityNames } from '#content/registry.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { Overview } from '#store/store.ts';
import { linesOf } from '../content/list-entries.ts';
import { counted } from '../inbox/inbox-rows.ts';
import { countOutdated } from '../translations/list-translations.ts';

const shown = 5;

/** The next scheduled entries and pending changes. Each column has an index of its own. */
async function nextScheduled(db: Database, types: readonly EntityName[]) {
  const due = (column: 'publish_at' | 'pending_at') =>
    db
      .selectFrom('entries')
      .selectAll()
      .where(column, 'is not', null)
      .where('trashed_at', 'is', null)
      // `coalesce` hides the condition from the indexes by type; along these SQLite would read every entry.
      .where((eb) => eb(eb.fn.coalesce('type', 'type'), 'in', types))
      .orderBy(column)
      .orderBy('id')
      .limit(shown)
      .execute();
  const rows = (await Promise.all([due('publish_at'), due('pending_at')])).flat();
  const timeOf = (row: (typeof rows)[number]) => row.pending_at ?? row.publish_at ?? '';
  return rows.sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1)).slice(0, shown);
}

/** The last changed entries: the last ones of each type by index, merged. */
async function changedLast(db: Database, types: readonly EntityName[]) {
  const lastOf = (type: EntityName) =>
    db
      .selectFrom('entries')
      .selectAll()
      .where('type', '=', type)
      .where('trashed_at', 'is', null)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(shown)
      .execute();
  const rows = (await Promise.all(types.map(lastOf))).flat();
  const isLater = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.updated_at === b.updated_at ? a.id > b.id : a.updated_at > b.updated_at;
  return rows.sort((a, b) => (isLater(a, b) ? -1 : 1)).slice(0, shown);
}

/** Checks type by type, to use the index. Nearly every site has entries of the first type. */
async function isAnythingPublished(db: Database): Promise<boolean> {
  for (const type of entityNames) {
    const published = db.selectFrom('entries').select('id').where('type', '=', type).where('status', '=', 'published');
    if (await published.limit(1).executeTakeFirst()) return true;
  }
  return false;
}

export const overview =
  ({ read }: Engine) =>
  async (types: readonly EntityName[]): Promise<Overview> => {
    const isEmpty = !(await isAnythingPublished(read));
    if (types.length === 0) return { drafts: 0, scheduled: [], recent: [], outdated: [], isEmpty };
    const drafts = await read
      .selectFrom('entries')
      .select(counted.as('total'))
      .where('type', 'in', types)
      .where('status', '=', 'draft')
      .where('trashed_at', 'is', null)
      .executeTakeFirstOrThrow();
    const scheduled = await nextScheduled(read, types);
    const recent = await changedLast(read, types);
    return {
      drafts: drafts.total,
      scheduled: await linesOf(read, scheduled),
      recent: await linesOf(read, recent),
      outdated: (await countOutdated(read, types)).map(({ lang, count }) => ({ lang, count })),
      isEmpty,
    };
  };
