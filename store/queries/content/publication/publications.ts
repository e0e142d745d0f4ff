import { actorName } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import { differing, differsInDrafts, type PlacedState, type Publication } from '#store/documents/publication.ts';
import { foldedTitle, writeDerived } from '../entry-derived.ts';
import { documentsOf, type KnownEntry } from '../entry-rows.ts';
import { type EntryValues, writeEntry } from '../write-entry.ts';

type Languages = Publication['languages'];

/** What was chosen for languages of some entries, by entry. */
export async function languagesOfEntries(db: Database, ids: readonly number[]): Promise<Map<number, Languages>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('language_publications').selectAll().where('entry_id', 'in', ids).execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.entry_id)].map(([id, own]) => [
      id,
      Object.fromEntries(own.map(({ lang, status, publish_at }) => [lang, { status, publishAt: publish_at }])),
    ]),
  );
}

/** What visitors see of an entry, and when they see more. */
export async function publicationOf(db: Database, row: KnownEntry): Promise<Publication> {
  const { id, status, publish_at: publishAt, pending_at: pendingAt } = row;
  const languages = (await languagesOfEntries(db, [id])).get(id) ?? {};
  const visible = status === 'published' ? { ...(await documentsOf(db, id)), parent: row.parent_id } : undefined;
  return { status, publishAt, visible, pendingAt, languages };
}

async function writeLanguages(db: Database, id: number, languages: Languages): Promise<void> {
  await db.deleteFrom('language_publications').where('entry_id', '=', id).execute();
  const rows = Object.entries(languages).map(([lang, { status, publishAt }]) => ({
    entry_id: id,
    lang,
    status,
    publish_at: publishAt,
  }));
  if (rows.length > 0) await db.insertInto('language_publications').values(rows).execute();
}

/** Stores a state as pending. The published one stays visible. */
async function writePending(
  db: Database,
  { id, state, after, visible }: { id: number; state: EntryValues; after: Publication; visible: PlacedState },
): Promise<void> {
  const { type, document, translations, sources } = state;
  const { address } = derivedFrom(type, document);
  await db
    .updateTable('entries')
    .set({
      revision: state.revision,
      title: foldedTitle(type, document),
      pending: 1,
      pending_at: after.pendingAt,
      pending_address: address,
      drafts_only: differsInDrafts(after, state) ? 1 : 0,
      updated_at: state.now,
      derived_at: state.now,
      updated_by: actorName(state.by),
    })
    .where('id', '=', id)
    .execute();
  await writeDerived(db, { id, type }, { document, translations, sources }, visible);
}

export interface PublicationChange {
  /** The entry as it is stored; absent: a new one. */
  known: KnownEntry | undefined;
  state: EntryValues;
  before: Publication;
  after: Publication;
}

/**
 * Writes the latest state of an entry, and as much of it for visitors as `after` says. Writes everything except the
 * revision and the audit row. `langs`: as in {@link writeEntry}.
 */
export async function writePublication(
  db: Database,
  engine: Engine,
  { known, state, before, after }: PublicationChange,
): Promise<{ id: number; langs: readonly string[] | null | undefined }> {
  const { status, publishAt, visible } = after;
  const waits = visible !== undefined && (after.pendingAt !== null || differing(visible, state).length > 0);
  const isUntouched = known !== undefined && waits && visible === before.visible;
  const written = isUntouched
    ? { id: known.id, langs: undefined }
    : // With equal texts, the latest sources: a save may only confirm translations.
      await writeEntry(db, engine, known, { ...state, ...(waits ? visible : {}), status, publishAt });
  if (waits) await writePending(db, { id: written.id, state, after, visible });
  await writeLanguages(db, written.id, after.languages);
  return written;
}
