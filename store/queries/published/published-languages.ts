import { publicIdOf } from '#contract/addresses/public-id.ts';
import type { Database } from '#store/dialects/engine.ts';
import { languagesFor } from '#store/documents/languages.ts';
import type { PublicName, TranslatedEntry } from '#store/interfaces/published-entries.ts';
import type { PublishedQuery } from '#store/store.ts';
import { oneOf, publishedOf } from './published.ts';

/** The addresses of the published entry at an address, by each language that it is translated into, '' for the default one. */
export async function addressesAt(
  db: Database,
  type: PublishedQuery['type'],
  address: string,
  defaultLanguage: string,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom(oneOf(db, type, { address }).select('address').as('one'))
    .innerJoin('entry_documents', 'entry_documents.entry_id', 'one.id')
    .select(['entry_documents.lang', 'entry_documents.address', 'one.address as main'])
    .execute();
  const own = new Map(rows.map((row) => [row.lang, row.lang === '' ? row.main : row.address]));
  const best = (lang: string) =>
    languagesFor(lang, defaultLanguage)
      .map((each) => own.get(each))
      .find(Boolean);
  return Object.fromEntries(rows.map(({ lang }) => [lang, best(lang) ?? '']));
}

/** The languages into which a published entry, or any entry of a type, is translated. */
export async function languagesOf(
  db: Database,
  type: PublishedQuery['type'],
  by: PublicName | 'single' | 'any',
): Promise<string[]> {
  const found = by === 'any' ? publishedOf(db, type).select('id') : oneOf(db, type, by);
  const rows = await db
    .selectFrom(found.as('found'))
    .innerJoin('entry_documents', 'entry_documents.entry_id', 'found.id')
    .where('entry_documents.lang', '<>', '')
    .select('entry_documents.lang')
    .distinct()
    .orderBy('entry_documents.lang')
    .execute();
  return rows.map(({ lang }) => lang);
}

/**
 * The addresses of entries in more general languages, such as `pt` for `pt-br`, by id: an address that a language lacks
 * is the nearest one.
 */
async function moreGeneralAddresses(db: Database, languages: readonly string[]): Promise<ReadonlyMap<number, string>> {
  if (languages.length === 0) return new Map();
  const rows = await db
    .selectFrom('entry_documents')
    .where('lang', 'in', languages)
    .where('address', 'is not', null)
    .select(['entry_id', 'lang', 'address'])
    .execute();
  // The nearest language is the last to be set.
  rows.sort((a, b) => languages.indexOf(b.lang) - languages.indexOf(a.lang));
  return new Map(rows.map(({ entry_id, address }) => [entry_id, address ?? '']));
}

/** The published entries that are translated into a language, with their address in it. */
export async function translatedInto(
  db: Database,
  lang: string,
  { skip, take }: { skip: number; take: number },
  defaultLanguage: string,
): Promise<TranslatedEntry[]> {
  const [, ...moreGeneral] = languagesFor(lang, defaultLanguage).filter((each) => each !== '');
  const inherited = await moreGeneralAddresses(db, moreGeneral);
  const rows = await db
    .selectFrom('entries')
    .innerJoin('entry_documents', 'entry_documents.entry_id', 'entries.id')
    .where('entries.status', '=', 'published')
    .where('entry_documents.lang', '=', lang.toLowerCase())
    .select(['entries.id', 'entries.type', 'entries.public_id', 'entries.address'])
    .select('entry_documents.address as translated')
    .orderBy('entries.id')
    .limit(take)
    .offset(skip)
    .execute();
  return rows.map((row) => ({
    type: row.type,
    publicId: publicIdOf(row),
    address: row.address,
    translatedAddress: row.translated ?? inherited.get(row.id) ?? row.address,
  }));
}
