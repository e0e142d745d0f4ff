import { sql } from 'kysely';
import { type EntityName, entityOf } from '#content/registry.ts';
import { publicIdOf } from '#contract/addresses/public-id.ts';
import type { Database } from '#store/dialects/engine.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import { documentFrom, isRecord } from '#store/documents/json.ts';
import type { SourcedState } from '#store/documents/translation-sources.ts';
import type { Reviewer } from '#store/interfaces/entries.ts';
import { type JsonDocument, StoreError } from '#store/store.ts';
import type { Tables } from '#store/tables/tables.ts';

/** The documents of one entry: the default language, and the translations by language, with their sources. */
export async function documentsOf(db: Database, id: number): Promise<SourcedState> {
  const rows = await db
    .selectFrom('entry_documents')
    .select(['lang', 'document', 'sources'])
    .where('entry_id', '=', id)
    .orderBy('lang')
    .execute();
  if (rows[0]?.lang !== '') throw new Error(`Entry ${id} has no document in the default language`);
  return documentsFrom(rows);
}

/** The state in rows of `entry_documents`, in the order of their languages. */
export function documentsFrom(
  rows: readonly { lang: string; document: string; sources: string | null }[],
): SourcedState {
  const state: SourcedState = { document: {}, translations: {}, sources: {} };
  for (const { lang, document, sources } of rows) {
    if (lang === '') state.document = documentFrom(document);
    else state.translations[lang] = documentFrom(document);
    if (lang !== '' && sources !== null) state.sources[lang] = hashesFrom(documentFrom(sources));
  }
  return state;
}

const hashesFrom = (value: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(value).map(([path, hash]) => [path, String(hash)]));

/** The state in a row of `revisions`. */
export const stateFrom = (row: Pick<Tables['revisions'], 'document' | 'translations' | 'sources'>): SourcedState => ({
  document: documentFrom(row.document),
  translations: translationsFrom(row.translations),
  sources: Object.fromEntries(
    Object.entries(row.sources === null ? {} : translationsFrom(row.sources)).map(([lang, hashes]) => [
      lang,
      hashesFrom(hashes),
    ]),
  ),
});

/** Parses the translations of a revision. */
export function translationsFrom(text: string): Record<string, JsonDocument> {
  const documents = Object.entries(documentFrom(text));
  return Object.fromEntries(documents.map(([lang, document]) => [lang, isRecord(document) ? document : {}]));
}

/** The state of a revision; undefined for an unknown one. */
export async function revisionState(
  db: Database,
  { id, revision }: { id: number; revision: number },
): Promise<(SourcedState & { parent: number | null }) | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select(['document', 'translations', 'sources', 'parent_id'])
    .where('entry_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row && { ...stateFrom(row), parent: row.parent_id };
}

/** The pending change of an entry: its latest revision. */
async function pendingState(db: Database, of: { id: number; revision: number }) {
  const state = await revisionState(db, of);
  if (!state) throw new Error(`Entry ${of.id} has no revision ${of.revision}`);
  return state;
}

/** The latest saved state of an entry, published or not. */
export const latestState = async (db: Database, row: KnownEntry): Promise<SourcedState & { parent: number | null }> =>
  row.pending === 1 ? pendingState(db, row) : { ...(await documentsOf(db, row.id)), parent: row.parent_id };

/** Whether an entry as a whole has a pending change: languages that are kept as drafts do not count. */
export const isPending = (row: Pick<KnownEntry, 'pending' | 'drafts_only'>): boolean =>
  row.pending === 1 && row.drafts_only === 0;

/** Entries with a pending change, joined with that revision. */
export const pendingEntries = (db: Database) =>
  db
    .selectFrom('entries')
    .innerJoin('revisions', (join) =>
      join.onRef('revisions.entry_id', '=', 'entries.id').onRef('revisions.revision', '=', 'entries.revision'),
    )
    .where(sql<boolean>`entries.pending = 1`);

/** The latest document of each entry in the default language, in two queries. */
export async function latestDocuments(
  db: Database,
  entries: readonly { id: number; revision: number; pending: number }[],
): Promise<Map<number, JsonDocument>> {
  const [pending, settled] = [
    entries.filter((each) => each.pending === 1),
    entries.filter((each) => each.pending === 0),
  ];
  const documents =
    settled.length === 0
      ? []
      : await db
          .selectFrom('entry_documents')
          .select(['entry_id', 'document'])
          .where('lang', '=', '')
          .where(
            'entry_id',
            'in',
            settled.map(({ id }) => id),
          )
          .execute();
  const revisions =
    pending.length === 0
      ? []
      : await db
          .selectFrom('revisions')
          .select(['entry_id', 'document'])
          .where((eb) =>
            eb.or(pending.map(({ id, revision }) => eb.and([eb('entry_id', '=', id), eb('revision', '=', revision)]))),
          )
          .execute();
  return new Map([...documents, ...revisions].map((row) => [row.entry_id, documentFrom(row.document)]));
}

/** SQLite bounds the depth of a condition. */
const atOnce = 500;

/** The latest documents of entries of a type by id, without the trash. Others are left out. */
export async function documentsOfType(
  db: Database,
  type: EntityName,
  ids: readonly number[],
): Promise<Map<number, JsonDocument>> {
  const found = new Map<number, JsonDocument>();
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await db
      .selectFrom('entries')
      .select(['id', 'revision', 'pending'])
      .where('id', 'in', ids.slice(from, from + atOnce))
      .where('type', '=', type)
      .where('trashed_at', 'is', null)
      .execute();
    for (const [id, document] of await latestDocuments(db, rows)) found.set(id, document);
  }
  return found;
}

/** The titles of entries by id. Unknown ids are left out. */
export async function titlesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'type', 'revision', 'pending'])
    .where('id', 'in', ids)
    .execute();
  const documents = await latestDocuments(db, rows);
  return new Map(rows.map(({ id, type }) => [id, derivedFrom(type, documents.get(id) ?? {}).title]));
}

export type KnownEntry = NonNullable<Awaited<ReturnType<typeof entryRow>>>;

/** The users who review entries, by their ids. */
export async function reviewersOf(db: Database, rows: readonly KnownEntry[]): Promise<ReadonlyMap<string, Reviewer>> {
  const ids = [...new Set(rows.flatMap((row) => row.reviewer_id ?? []))];
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(users.map((user) => [user.id, user]));
}

/** What the columns of an entry say, under the names of the store. */
export const entryFacts = (row: KnownEntry, reviewers: ReadonlyMap<string, Reviewer>) => ({
  id: row.id,
  publicId: publicIdOf(row),
  type: row.type,
  position: row.position,
  status: row.status,
  publishAt: row.pending_at ?? row.publish_at,
  unpublishAt: row.unpublish_at,
  reviewOn: row.review_on,
  reviewer: (row.reviewer_id !== null && reviewers.get(row.reviewer_id)) || null,
  pending: isPending(row),
  address: row.address,
  trashedAt: row.trashed_at,
  revision: row.revision,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
});

export const entryRow = (db: Database, id: number) =>
  db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirst();

/** The entries of one type under one parent, in any status. */
export const siblingsOf = (db: Database, { type, parent }: { type: EntityName; parent: number | null }) =>
  db
    .selectFrom('entries')
    .where('type', '=', type)
    .where('parent_id', parent === null ? 'is' : '=', parent);

/** Throws `conflict` if another user has saved the entry since `revision`. */
export async function entryAt(db: Database, id: number, revision: number): Promise<KnownEntry> {
  const known = await entryRow(db, id);
  if (!known) throw new StoreError('missing', 'It is not there any more');
  if (known.revision !== revision) throw new StoreError('conflict', 'Another user has saved it in the meantime');
  return known;
}

/** The position after the last sibling. */
export async function lastPosition(db: Database, of: { type: EntityName; parent: number | null }): Promise<number> {
  const last = await siblingsOf(db, of).select('position').orderBy('position', 'desc').limit(1).executeTakeFirst();
  return last ? last.position + 1 : 0;
}

/** Throws `missing` unless the parent exists, has a suitable type and is not below the entry itself. */
export async function requireParent(
  db: Database,
  { type, id, parent }: { type: EntityName; id?: number | undefined; parent: number | null },
): Promise<void> {
  let above = parent;
  while (above !== null) {
    const row = await db
      .selectFrom('entries')
      .select(['type', 'parent_id', 'trashed_at'])
      .where('id', '=', above)
      .executeTakeFirst();
    if (!row) throw new StoreError('missing', `There is no parent entry ${above}`);
    if (above === parent && row.trashed_at !== null) {
      const title = (await titlesOf(db, [above])).get(above);
      throw new StoreError('in-trash', `Its parent “${title}” is in the trash`, { title });
    }
    if (above === parent && !entityOf(type).parents?.includes(row.type)) {
      throw new StoreError('missing', `The ${row.type} ${above} cannot be the parent of a ${type}`);
    }
    if (above === id) throw new StoreError('missing', 'An entry cannot be below itself');
    above = row.parent_id;
  }
}
