import { entityOf } from '#contract/entities/registry.ts';
import type { Database, Engine } from '../dialects/engine.ts';
import { derivedFrom } from '../documents/derived.ts';
import { momentNow, momentOf } from '../moment.ts';
import { indexEntry } from '../search/index-entry.ts';
import { type EntryChange, type JsonDocument, StoreRefusal } from '../store.ts';
import { note } from './audit.ts';
import { bumpContentVersion, documentsOf, entryRow, lastPosition, requireParent } from './entry-rows.ts';
import { forgetWithdrawn, noteWithdrawn } from './withdrawn.ts';

type KnownEntry = NonNullable<Awaited<ReturnType<typeof entryRow>>>;

/** Language tags are kept in small letters, and in their order, so that equal translations look equal. */
const lowered = (translations: Record<string, JsonDocument>): Record<string, JsonDocument> =>
  Object.fromEntries(
    Object.entries(translations)
      .map(([lang, document]) => [lang.toLowerCase(), document] as const)
      .filter(([lang]) => lang !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The row that is to be changed, or undefined for a new entry. */
async function knownEntry(db: Database, { id, type, revision }: EntryChange): Promise<KnownEntry | undefined> {
  if (id === undefined) return undefined;
  const known = await entryRow(db, id);
  if (known?.type !== type) throw new StoreRefusal('missing', `There is no ${type} ${id}`);
  if (known.revision !== revision) {
    throw new StoreRefusal('conflict', `Revision ${known.revision} of ${type} ${id} was saved in the meantime`);
  }
  return known;
}

/** `entries` is locked, so what these find stays true until the transaction ends. */
async function requireUnique(db: Database, { type, id }: EntryChange, address: string | null): Promise<void> {
  const others = db.selectFrom('entries').select('id').where('type', '=', type);
  if (entityOf(type).single && id === undefined && (await others.limit(1).executeTakeFirst())) {
    throw new StoreRefusal('single-exists', `There is a ${type} already, and there can be only one`);
  }
  if (address === null) return;
  const holder = await others.where('address', '=', address).executeTakeFirst();
  if (holder && holder.id !== id) {
    throw new StoreRefusal('address-taken', `The address ${address} belongs to ${type} ${holder.id}`);
  }
}

/** Whether visitors would notice: what they see was or becomes published, and is not the same as before. */
async function isVisible(db: Database, known: KnownEntry | undefined, change: EntryChange): Promise<boolean> {
  const published = change.status === 'published';
  if (known?.status !== 'published') return published;
  if (!published || known.parent_id !== change.parent) return true;
  const { document, translations } = change;
  return JSON.stringify(await documentsOf(db, known.id)) !== JSON.stringify({ document, translations });
}

async function writeDocuments(db: Database, id: number, { type, document, translations }: EntryChange): Promise<void> {
  await db.deleteFrom('entry_documents').where('entry_id', '=', id).execute();
  await db
    .insertInto('entry_documents')
    .values(
      Object.entries({ ...translations, '': document }).map(([lang, content]) => ({
        entry_id: id,
        type,
        lang,
        document: JSON.stringify(content),
      })),
    )
    .execute();
}

async function writeEntry(
  db: Database,
  known: KnownEntry | undefined,
  change: EntryChange,
  found: { address: string | null; datedAt: string | null; now: string },
): Promise<{ id: number; revision: number }> {
  const { type, parent, status, publishAt } = change;
  const stays = known && known.parent_id === parent;
  const values = {
    parent_id: parent,
    position: stays ? known.position : await lastPosition(db, { type, parent }),
    status,
    publish_at: publishAt,
    revision: (known?.revision ?? 0) + 1,
    address: found.address,
    dated_at: found.datedAt,
    updated_at: found.now,
  };
  if (known) {
    await db.updateTable('entries').set(values).where('id', '=', known.id).execute();
    return { id: known.id, revision: values.revision };
  }
  return db
    .insertInto('entries')
    .values({ ...values, type, created_at: found.now })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();
}

/** Only a scheduled entry has a time to wait for. */
function scheduledAt({ status, publishAt }: EntryChange): string | null {
  if (status !== 'scheduled') return null;
  if (publishAt === null) throw new Error('A scheduled entry needs the time at which it appears');
  return momentOf(publishAt);
}

export const saveEntry =
  (engine: Engine) =>
  (asked: EntryChange): Promise<{ id: number; revision: number }> =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const change = { ...asked, translations: lowered(asked.translations), publishAt: scheduledAt(asked) };
      const { type, status, parent, document, translations, by } = change;
      const known = await knownEntry(db, change);
      await requireParent(db, change);
      const { address, datedAt } = derivedFrom(type, document);
      await requireUnique(db, change, address);
      const visible = await isVisible(db, known, change);

      const now = momentNow();
      const saved = await writeEntry(db, known, change, { address, datedAt, now });
      await writeDocuments(db, saved.id, change);
      await db
        .insertInto('revisions')
        .values({
          entry_id: saved.id,
          revision: saved.revision,
          saved_at: now,
          saved_by: by,
          parent_id: parent,
          status,
          publish_at: change.publishAt,
          document: JSON.stringify(document),
          translations: JSON.stringify(translations),
        })
        .execute();
      await indexEntry(db, engine.search, { id: saved.id, type, document, translations }, status === 'published');
      await note(db, { by, action: known ? 'entry.save' : 'entry.create', subject: `${type} ${saved.id}` });
      if (status === 'published') await forgetWithdrawn(db, saved.id);
      else if (known?.status === 'published') await noteWithdrawn(db, known);
      if (visible) await bumpContentVersion(db);
      return saved;
    });
