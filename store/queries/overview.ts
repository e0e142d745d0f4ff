import { type EntityName, entityNames } from '#contract/entities/registry.ts';
import type { Database, Engine } from '../dialects/engine.ts';
import type { Overview } from '../store.ts';
import { counted } from './inbox-rows.ts';
import { linesOf } from './list-entries.ts';

const shown = 5;

/** The next that are published by themselves: new entries and pending changes each have an index of their own. */
async function nextScheduled(db: Database, types: readonly EntityName[]) {
  const due = (column: 'publish_at' | 'pending_at') =>
    db
      .selectFrom('entries')
      .selectAll()
      .where(column, 'is not', null)
      .where('trashed_at', 'is', null)
      .where('type', 'in', types)
      .orderBy(column)
      .orderBy('id')
      .limit(shown)
      .execute();
  const rows = (await Promise.all([due('publish_at'), due('pending_at')])).flat();
  const timeOf = (row: (typeof rows)[number]) => row.pending_at ?? row.publish_at ?? '';
  return rows.sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1)).slice(0, shown);
}

/** Type by type, as the indexes go; the first one asked for is there on nearly every site. */
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
    if (types.length === 0) return { drafts: 0, scheduled: [], recent: [], isEmpty };
    const drafts = await read
      .selectFrom('entries')
      .select(counted.as('total'))
      .where('type', 'in', types)
      .where('status', '=', 'draft')
      .where('trashed_at', 'is', null)
      .executeTakeFirstOrThrow();
    const scheduled = await nextScheduled(read, types);
    const recent = await read
      .selectFrom('entries')
      .selectAll()
      .where('type', 'in', types)
      .where('trashed_at', 'is', null)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(shown)
      .execute();
    return {
      drafts: drafts.total,
      scheduled: await linesOf(read, scheduled),
      recent: await linesOf(read, recent),
      isEmpty,
    };
  };
