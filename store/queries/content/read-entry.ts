import type { Database } from '#store/dialects/engine.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import { languageStatuses } from '#store/documents/publication.ts';
import type { StoredEntry } from '#store/interfaces/entries.ts';
import { entryFacts, entryRow, latestState, reviewersOf } from './entry-rows.ts';
import { publicationOf } from './publication/publications.ts';

export async function readEntry(db: Database, id: number): Promise<StoredEntry | undefined> {
  const row = await entryRow(db, id);
  if (!row) return undefined;
  const latest = await latestState(db, row);
  const { document, translations, sources, parent } = latest;
  const publication = await publicationOf(db, row);
  const { visible } = publication;
  return {
    ...entryFacts(row, await reviewersOf(db, [row])),
    title: derivedFrom(row.type, document).title,
    parent,
    document,
    translations,
    sources,
    languages: languageStatuses(publication, latest),
    publications: publication.languages,
    ...(row.pending === 1 && visible ? { visible } : {}),
    createdAt: row.created_at,
  };
}
