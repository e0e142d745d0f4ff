import { ownPageOf } from '#content/pages.ts';
import type { EntityName } from '#content/registry.ts';
import { pathIn } from '#contract/addresses/language-path.ts';
import { pageAddresses } from '#contract/addresses/page-addresses.ts';
import type { Database } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import type { EntryChange } from '#store/interfaces/entries.ts';
import { addRedirect, dropPageRedirects } from '../upkeep/redirects.ts';
import { type KnownEntry, pendingEntries, translationsFrom } from './entry-rows.ts';

/** The entry of a type that has an address in any language, now or by a pending change, other than `except`. */
export async function addressHolder(
  db: Database,
  type: EntityName,
  address: string,
  except = 0,
): Promise<number | undefined> {
  const others = db.selectFrom('entries').select('id').where('type', '=', type).where('id', '<>', except);
  const holder =
    (await others.where('address', '=', address).executeTakeFirst()) ??
    (await others.where('pending_address', '=', address).limit(1).executeTakeFirst());
  return holder?.id ?? translatedAddressHolder(db, type, address, except);
}

async function translatedAddressHolder(
  db: Database,
  type: EntityName,
  address: string,
  except: number,
): Promise<number | undefined> {
  const settled = await db
    .selectFrom('entry_documents')
    .innerJoin('entries', 'entries.id', 'entry_documents.entry_id')
    .select('entries.id')
    .where('entry_documents.type', '=', type)
    .where('entry_documents.address', '=', address)
    .where('entries.id', '<>', except)
    .where('entries.trashed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (settled) return settled.id;
  const pending = await pendingEntries(db)
    .select(['entries.id', 'revisions.translations'])
    .where('entries.type', '=', type)
    .where('entries.id', '<>', except)
    .where('revisions.translations', 'like', `%"${address}"%`)
    .execute();
  return pending.find(({ translations }) => isAmong(address, type, translationsFrom(translations)))?.id;
}

const isAmong = (address: string, type: EntityName, translations: EntryChange['translations']): boolean =>
  [...pageAddresses(type, { document: {}, translations }).values()].includes(address);

/** The last published addresses of an entry in other languages than the default one. */
export async function publishedAddresses(db: Database, { id, status }: KnownEntry): Promise<Map<string, string>> {
  if (status !== 'published') {
    const row = await db.selectFrom('withdrawn').select('addresses').where('entry_id', '=', id).executeTakeFirst();
    return new Map(
      Object.entries(row?.addresses ? documentFrom(row.addresses) : {}).map(([lang, at]) => [lang, `${at}`]),
    );
  }
  const rows = await db
    .selectFrom('entry_documents')
    .select(['lang', 'address'])
    .where('entry_id', '=', id)
    .where('address', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ lang, address }) => (address === null ? [] : [[lang, address]])));
}

/**
 * Redirects the last published addresses of an entry in other languages: in the language to the new one, in the default
 * language to the entry's own. Removes redirects from the new ones.
 */
export async function keepTranslatedAddresses(
  db: Database,
  { type, by, document, translations }: EntryChange,
  { publicId, address: main }: { publicId: string; address: string | null },
  before: ReadonlyMap<string, string>,
): Promise<void> {
  if (main === null) return;
  const page = (address: string) => ownPageOf(type, publicId, address) ?? '/';
  const pageIn = (lang: string, address: string) => pathIn(`/${lang}`, page(address));
  const now = pageAddresses(type, { document, translations });
  for (const address of now.values()) await dropPageRedirects(db, page(address));
  for (const [lang, former] of before) {
    if (now.get(lang) === former || (await addressHolder(db, type, former)) !== undefined) continue;
    await addRedirect(db, page(former), page(main), by);
    await addRedirect(db, pageIn(lang, former), pageIn(lang, now.get(lang) ?? main), by);
  }
}
