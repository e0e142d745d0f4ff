import type { Database } from '#store/dialects/engine.ts';
import { languageStatuses } from '#store/documents/publication.ts';
import type { LanguageStatus } from '#store/interfaces/entries.ts';
import { documentsFrom, type KnownEntry, pendingEntries, stateFrom } from '../content/entry-rows.ts';
import { languagesOfEntries } from '../content/publication/publications.ts';

/** The statuses of the languages of some entries. Documents are read only of entries with a pending change. */
export async function publicationsListed(
  db: Database,
  rows: readonly Pick<KnownEntry, 'id' | 'status' | 'parent_id' | 'publish_at' | 'pending' | 'pending_at'>[],
  langs: readonly string[],
): Promise<Map<number, LanguageStatus[]>> {
  const chosen = await languagesOfEntries(
    db,
    rows.map(({ id }) => id),
  );
  const waiting = rows.filter(({ pending }) => pending === 1).map(({ id }) => id);
  const documents =
    waiting.length === 0
      ? []
      : await db.selectFrom('entry_documents').selectAll().where('entry_id', 'in', waiting).orderBy('lang').execute();
  const revisions =
    waiting.length === 0
      ? []
      : await pendingEntries(db).selectAll('revisions').where('entries.id', 'in', waiting).execute();
  const seen = Map.groupBy(documents, (row) => row.entry_id);
  const latest = new Map(revisions.map((row) => [row.entry_id, { ...stateFrom(row), parent: row.parent_id }]));
  // What visitors see is the latest state: which one it is makes no difference.
  const same = { document: {}, translations: Object.fromEntries(langs.map((lang) => [lang, {}])), sources: {} };
  return new Map(
    rows.map(({ id, status, parent_id: parent, publish_at: publishAt, pending_at: pendingAt }) => {
      const own = seen.get(id);
      const visible = { ...(own ? documentsFrom(own) : same), parent };
      const publication = { status, publishAt, pendingAt, languages: chosen.get(id) ?? {} };
      const whole = status === 'published' ? { ...publication, visible } : publication;
      return [id, languageStatuses(whole, latest.get(id) ?? { ...same, parent })];
    }),
  );
}
