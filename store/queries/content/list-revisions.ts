import type { Database } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import { langsFrom } from '#store/documents/revision-languages.ts';
import { statusesFrom } from '#store/documents/revision-statuses.ts';
import type { EarlierRevision, Entries } from '#store/interfaces/entries.ts';
import { translationsFrom } from './entry-rows.ts';

/** The revisions of an entry, the newest first. */
export async function listRevisions(
  db: Database,
  ...[id, page]: Parameters<Entries['revisions']>
): ReturnType<Entries['revisions']> {
  let kept = db.selectFrom('revisions').where('entry_id', '=', id);
  if (page?.lang !== undefined) {
    const named = page.lang === '' ? ',,%' : `%,${page.lang},%`;
    kept = kept.where((eb) => eb.or([eb('langs', 'is', null), eb('langs', 'like', named)]));
  }
  const ordered = kept
    .leftJoin('users', 'users.id', 'revisions.saved_by_id')
    .selectAll('revisions')
    .select('users.name as saved_by_now')
    .orderBy('revision', 'desc');
  const rows = await (page ? ordered.limit(page.take).offset(page.skip) : ordered).execute();
  const { total } = await kept.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = rows.map(
    (row): EarlierRevision => ({
      revision: row.revision,
      savedAt: row.saved_at,
      savedBy: row.saved_by,
      savedByNow: row.saved_by_now,
      document: documentFrom(row.document),
      translations: translationsFrom(row.translations),
      status: row.status,
      languages: langsFrom(row.langs),
      statuses: statusesFrom(row.statuses),
    }),
  );
  return { items, total: Number(total) };
}
