import { sql } from 'kysely';
import { isPermalink, permalinkOf } from '#contract/addresses/permalink.ts';
import type { Database } from '#store/dialects/engine.ts';

/**
 * The file whose permalink serves a file: the first that it has replaced, or itself. Null for a file that was replaced: its own
 * permalink serves the newer version.
 */
export const originalSrc = sql<string | null>`coalesce(
  (select original_src from file_permalinks where current_src = files.src order by position, original_src limit 1),
  case when exists (select 1 from file_permalinks where original_src = files.src) then null else files.src end
)`;

export const permalinkFrom = (original: string | null): string | null =>
  (original === null ? '' : permalinkOf(original)) || null;

/** The address of the current version at a permalink. */
export async function currentAt(db: Database, path: string): Promise<string | undefined> {
  if (!isPermalink(path)) return undefined;
  // '/' is the character after '.', so these are the addresses of the path with any extension.
  const moved = await db
    .selectFrom('file_permalinks')
    .select('current_src as src')
    .where('original_src', '>', `${path}.`)
    .where('original_src', '<', `${path}/`)
    .executeTakeFirst();
  if (moved) return moved.src;
  const own = await db
    .selectFrom('files')
    .select('src')
    .where('src', '>', `${path}.`)
    .where('src', '<', `${path}/`)
    .executeTakeFirst();
  return own?.src;
}

async function nextPosition(db: Database, src: string): Promise<number> {
  const last = await db
    .selectFrom('file_permalinks')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('current_src', '=', src)
    .executeTakeFirst();
  return (last?.position ?? 0) + 1;
}

/** Lets the permalinks of a file, and those that already serve it, serve another. */
export async function movePermalinks(db: Database, from: string, to: string): Promise<void> {
  await db.updateTable('file_permalinks').set({ current_src: to }).where('current_src', '=', from).execute();
  await db
    .insertInto('file_permalinks')
    .values({ original_src: from, current_src: to, position: await nextPosition(db, to) })
    .onConflict((conflict) => conflict.column('original_src').doUpdateSet({ current_src: to }))
    .execute();
}

/** Adds permalinks from an archive. Those that this site has already keep serving what they serve here. */
export async function addPermalinks(db: Database, src: string, originals: readonly string[]): Promise<void> {
  for (const original of originals) {
    await db
      .insertInto('file_permalinks')
      .values({ original_src: original, current_src: src, position: await nextPosition(db, src) })
      .onConflict((conflict) => conflict.column('original_src').doNothing())
      .execute();
  }
}

/** Returns the permalink of a file that is uploaded again to it, once the version that had replaced it is removed. */
export async function reclaimPermalink(db: Database, src: string): Promise<void> {
  await db
    .deleteFrom('file_permalinks')
    .where('original_src', '=', src)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('files').select('src').whereRef('files.src', '=', 'file_permalinks.current_src'))),
    )
    .execute();
}

/** The first versions, other than the file itself, whose permalinks serve a file. */
export async function replacedBy(db: Database, src: string): Promise<string[]> {
  const rows = await db
    .selectFrom('file_permalinks')
    .select('original_src')
    .where('current_src', '=', src)
    .where('original_src', '<>', src)
    .orderBy('position')
    .orderBy('original_src')
    .execute();
  return rows.map((row) => row.original_src);
}

/** Whether the lasting address of a file serves another one by now. */
export async function isReplaced(db: Database, src: string): Promise<boolean> {
  const row = await db
    .selectFrom('file_permalinks')
    .select('current_src')
    .where('original_src', '=', src)
    .where('current_src', '<>', src)
    .executeTakeFirst();
  return row !== undefined;
}
