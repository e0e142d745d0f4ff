import type { Database } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import type { PublishedTranslation } from '#store/published-entries.ts';

/** The translations of all published entries, by entry and language. */
export async function publishedTranslations(db: Database): Promise<PublishedTranslation[]> {
  const rows = await db
    .selectFrom('entries')
    .innerJoin('entry_documents', 'entry_documents.entry_id', 'entries.id')
    .where('entries.status', '=', 'published')
    .where('entry_documents.lang', '!=', '')
    .select(['entries.type', 'entries.id', 'entry_documents.lang', 'entry_documents.document'])
    .orderBy('entries.id')
    .orderBy('entry_documents.lang')
    .execute();
  return rows.map(({ document, ...row }) => ({ ...row, document: documentFrom(document) }));
}
