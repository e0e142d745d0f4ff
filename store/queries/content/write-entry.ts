import { ownPageOf } from '#content/pages.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { pageAddresses } from '#contract/addresses/page-addresses.ts';
import { publicIdOf } from '#contract/addresses/public-id.ts';
import { actorName } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import type { EntryChange, TranslationSources } from '#store/interfaces/entries.ts';
import { indexEntry } from '#store/search/index/index-entry.ts';
import { StoreError } from '#store/store.ts';
import { dropHiddenPages, replacedBy, writePagesAgain } from '../search/page-rows.ts';
import { addRedirect } from '../upkeep/redirects.ts';
import { addressHolder, keepTranslatedAddresses, publishedAddresses } from './addresses.ts';
import { foldedTitle, writeDerived } from './entry-derived.ts';
import { documentsOf, type KnownEntry, lastPosition, titlesOf } from './entry-rows.ts';
import { numberIn, publicIdHolder } from './public-ids.ts';
import { forgetWithdrawn, rememberWithdrawn, withdrawnAddress } from './publication/withdrawn.ts';

/** A state that becomes the current one. Its times are in the store's format, its translations in order. */
export interface EntryValues extends EntryChange {
  sources: TranslationSources;
  revision: number;
  now: string;
}

/** Later ids continue above a numeric public id. One above this would leave too few ids, so it is ignored. */
const highestGivenId = 2_000_000_000;

/**
 * `addresses`: those of the new state by language, '' for the default one. The caller holds the content lock, so the
 * result stays valid until the transaction ends.
 */
export async function requireUnique(
  db: Database,
  { type, id = 0 }: { type: EntityName; id?: number | undefined },
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const others = db.selectFrom('entries').select('id').where('type', '=', type).where('id', '<>', id);
  if (entityOf(type).single && (await others.where('trashed_at', 'is', null).limit(1).executeTakeFirst())) {
    throw new StoreError('single-exists', `There is a ${entityOf(type).label.one} already, and there can be only one`);
  }
  for (const [lang, address] of addresses) {
    const holder = await addressHolder(db, type, address, id);
    if (holder === undefined) continue;
    const title = (await titlesOf(db, [holder])).get(holder);
    const message = `The address ${address} belongs to “${title}” already`;
    throw new StoreError('address-taken', message, { address, title, lang });
  }
}

/**
 * The languages in which published content changes: the entry was or becomes published, and its state differs. Null: in
 * all languages; undefined: in none. A new or removed translation changes the links between the languages on every
 * version of a page.
 */
async function visibleIn(
  db: Database,
  known: KnownEntry | undefined,
  change: EntryChange,
): Promise<readonly string[] | null | undefined> {
  const published = change.status === 'published';
  if (known?.status !== 'published') return published ? null : undefined;
  if (!published || known.parent_id !== change.parent) return null;
  const { document, translations } = change;
  const before = await documentsOf(db, known.id);
  const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (!isEqual(before.document, document)) return null;
  if (!isEqual(Object.keys(before.translations), Object.keys(translations))) return null;
  // Every version of a page links to its addresses in the other languages.
  const addresses = (state: Parameters<typeof pageAddresses>[1]) => [...pageAddresses(change.type, state)].sort();
  if (!isEqual(addresses(before), addresses(change))) return null;
  const langs = Object.keys(translations).filter((lang) => !isEqual(before.translations[lang], translations[lang]));
  return langs.length > 0 ? langs : undefined;
}

async function writeDocuments(db: Database, id: number, state: EntryValues): Promise<void> {
  const { type, document, translations, sources } = state;
  const addresses = pageAddresses(type, state);
  await db.deleteFrom('entry_documents').where('entry_id', '=', id).execute();
  await db
    .insertInto('entry_documents')
    .values(
      Object.entries({ ...translations, '': document }).map(([lang, content]) => ({
        entry_id: id,
        type,
        lang,
        document: JSON.stringify(content),
        sources: sources[lang] ? JSON.stringify(sources[lang]) : null,
        address: lang === '' ? null : (addresses.get(lang) ?? null),
      })),
    )
    .execute();
}

/**
 * Makes generated ids continue above a numeric public id, so that no later entry has it as its number. Returns whether
 * it was above all.
 */
async function skipReservedId(db: Database, engine: Engine, publicId: string): Promise<boolean> {
  const id = numberIn(publicId) ?? 0;
  if (id > highestGivenId) return false;
  const marks = await engine.lastIds(db);
  const last = marks.find(({ table }) => table === 'entries')?.last ?? 0;
  if (id <= last) return false;
  await engine.setLastIds(db, [{ table: 'entries', last: id }]);
  return true;
}

/** The requested public id of a new entry, unless another entry of its type has it. */
async function freePublicId(db: Database, { type, publicId }: EntryChange): Promise<string | null> {
  if (publicId === undefined || (await publicIdHolder(db, type, publicId)) !== undefined) return null;
  return publicId;
}

async function writeRow(
  db: Database,
  engine: Engine,
  known: KnownEntry | undefined,
  state: EntryValues,
): Promise<{ id: number; publicId: string; address: string | null }> {
  const { type, parent, status, publishAt, document, now } = state;
  const { address, datedAt, changesOn } = derivedFrom(type, document);
  const stays = known && known.parent_id === parent;
  const values = {
    parent_id: parent,
    position: stays ? known.position : await lastPosition(db, { type, parent }),
    status,
    publish_at: publishAt,
    revision: state.revision,
    address,
    dated_at: datedAt,
    changes_on: changesOn[0] ?? null,
    updated_at: now,
    derived_at: now,
    title: foldedTitle(type, document),
    pending: 0,
    pending_at: null,
    pending_address: null,
    drafts_only: 0,
    updated_by: actorName(state.by),
  };
  if (known) {
    await db.updateTable('entries').set(values).where('id', '=', known.id).execute();
    return { id: known.id, publicId: publicIdOf(known), address };
  }
  const given = await freePublicId(db, state);
  // A number above all others becomes the number of the entry: an import into an empty site keeps the numbers.
  const isOwn = given !== null && (await skipReservedId(db, engine, given));
  const key = isOwn ? { id: Number(given), public_id: null } : { public_id: given };
  const { id } = await db
    .insertInto('entries')
    .values({ ...values, ...key, type, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, publicId: given ?? String(id), address };
}

/** Redirects the last published address of an entry to its new one. */
async function keepAddresses(
  db: Database,
  known: KnownEntry | undefined,
  { type, by }: EntryChange,
  { id, publicId, address }: { id: number; publicId: string; address: string | null },
): Promise<void> {
  const page = address === null ? null : ownPageOf(type, publicId, address);
  if (page === null) return;
  if (!known) return;
  const before = known.status === 'published' ? known.address : await withdrawnAddress(db, id);
  if (before === null || before === address || (await addressHolder(db, type, before, id))) return;
  const pageBefore = ownPageOf(type, publicId, before);
  if (pageBefore) await addRedirect(db, pageBefore, page, by);
}

/**
 * Writes a state as the current one, of a new or existing entry, and drops a pending change. Writes everything except
 * the revision and the audit row. `langs`: as in {@link visibleIn}; unless undefined, the content version must be
 * raised.
 */
export async function writeEntry(
  db: Database,
  engine: Engine,
  known: KnownEntry | undefined,
  state: EntryValues,
): Promise<{ id: number; langs: readonly string[] | null | undefined }> {
  const { type, parent, status, document, translations, sources } = state;
  const langs = await visibleIn(db, known, state);
  const before = known ? await publishedAddresses(db, known) : new Map();
  const row = await writeRow(db, engine, known, state);
  const { id } = row;
  await writeDocuments(db, id, state);
  const earlier = await replacedBy(db, id);
  await writeDerived(db, { id, type }, { document, translations, sources });
  const published = status === 'published';
  await indexEntry(db, engine.search, { id, type, parent, document, translations }, published);
  await dropHiddenPages(db, engine, id, published ? { id, type, document } : undefined);
  await writePagesAgain(db, engine, new Set([...earlier, ...(await replacedBy(db, id))]));
  if (published) {
    await keepAddresses(db, known, state, row);
    await keepTranslatedAddresses(db, state, row, before);
    await forgetWithdrawn(db, id);
  } else if (known?.status === 'published') {
    await rememberWithdrawn(db, known, before);
  }
  return { id, langs };
}
