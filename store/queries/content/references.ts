import { ownPageOf } from '#content/pages.ts';
import { type EntityName, entityNames } from '#content/registry.ts';
import { pageAddresses } from '#contract/addresses/page-addresses.ts';
import { publicIdOf } from '#contract/addresses/public-id.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { EntryReference } from '#store/interfaces/entries.ts';
import { entryRow, latestState, pendingEntries, titlesOf } from './entry-rows.ts';

interface Mention {
  id: number;
  type: EntityName;
  how: EntryReference['how'];
}

async function childrenOf(db: Database, id: number): Promise<Mention[]> {
  const settled = await db
    .selectFrom('entries')
    .select(['id', 'type'])
    .where('parent_id', '=', id)
    .where('trashed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const pending = await pendingEntries(db)
    .select(['entries.id', 'entries.type'])
    .where('revisions.parent_id', '=', id)
    .execute();
  return [...settled, ...pending].map((row) => ({ ...row, how: 'child' }));
}

/** All documents, as JSON text, that contain a text: published and pending ones, without the trash. */
async function documentsWith(
  db: Database,
  text: string,
  types: readonly EntityName[],
): Promise<{ id: number; type: EntityName; document: string }[]> {
  if (types.length === 0) return [];
  const settled = await db
    .selectFrom('entry_documents')
    .innerJoin('entries', 'entries.id', 'entry_documents.entry_id')
    .select(['entries.id', 'entries.type', 'entry_documents.document'])
    .where('entries.trashed_at', 'is', null)
    .where('entry_documents.type', 'in', types)
    .where('entry_documents.document', 'like', `%${text}%`)
    .orderBy('entries.id')
    .execute();
  const pending = await pendingEntries(db)
    .select(['entries.id', 'entries.type', 'revisions.document', 'revisions.translations'])
    .where('entries.type', 'in', types)
    .where((eb) =>
      eb.or([eb('revisions.document', 'like', `%${text}%`), eb('revisions.translations', 'like', `%${text}%`)]),
    )
    .orderBy('entries.id')
    .execute();
  const both = pending.flatMap(({ id, type, document, translations }) => [
    { id, type, document },
    { id, type, document: translations },
  ]);
  return [...settled, ...both];
}

async function relatedTo(db: Database, id: number): Promise<Mention[]> {
  const rows = await db
    .selectFrom('entry_relations')
    .innerJoin('entries', 'entries.id', 'entry_relations.entry_id')
    .select(['entries.id', 'entries.type'])
    .distinct()
    .where('entry_relations.to_id', '=', id)
    .where('entries.trashed_at', 'is', null)
    .orderBy('entries.id')
    .execute();
  return rows.map((row) => ({ ...row, how: 'relation' }));
}

/** Whether a path occurs and is not the beginning of a longer one. */
const mentions = (json: string, path: string): boolean =>
  json.split(path).some((rest, index) => index > 0 && !/^[\w-]/.test(rest));

async function linkedTo(db: Database, path: string): Promise<Mention[]> {
  const documents = await documentsWith(db, path, entityNames);
  return documents
    .filter(({ document }) => mentions(document, path))
    .map(({ id, type }) => ({ id, type, how: 'link' }));
}

/** The references to an entry: each referring entry once per kind of reference. */
export async function referencesOf(db: Database, id: number): Promise<EntryReference[]> {
  const known = await entryRow(db, id);
  if (!known) return [];
  const addresses = pageAddresses(known.type, await latestState(db, known)).values();
  const pages = new Set([known.address, ...addresses].map((each) => ownPageOf(known.type, publicIdOf(known), each)));
  const links = await Promise.all([...pages].map((page) => (page === null ? [] : linkedTo(db, page))));
  const found = [...(await childrenOf(db, id)), ...(await relatedTo(db, id)), ...links.flat()];
  const unique = new Map(found.map((mention) => [`${mention.how} ${mention.id}`, mention]));
  unique.delete(`link ${id}`);
  const titles = await titlesOf(db, [...new Set([...unique.values()].map((mention) => mention.id))]);
  return [...unique.values()].map((mention) => ({ ...mention, title: titles.get(mention.id) ?? '' }));
}
