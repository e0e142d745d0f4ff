import { publicIdOf } from '#contract/addresses/public-id.ts';
import type { Database } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import type { PublishedState, PublishedStatesQuery } from '#store/interfaces/published-entries.ts';

/** Well below both engines' limits of parameters per statement. */
const atOnce = 500;

/** Some published entries with their translations, in the order of their numbers. */
export async function publishedStates(db: Database, query: PublishedStatesQuery): Promise<PublishedState[]> {
  const published = db
    .selectFrom('entries')
    .where('status', '=', 'published')
    .select(['id', 'type', 'public_id', 'parent_id'])
    .orderBy('id');
  const rows = await ('ids' in query
    ? published.where('id', 'in', query.ids.slice(0, atOnce))
    : published.where('id', '>', query.after).limit(query.take)
  ).execute();
  if (rows.length === 0) return [];
  const documents = await db
    .selectFrom('entry_documents')
    .select(['entry_id', 'lang', 'document'])
    .where(
      'entry_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('lang')
    .execute();
  const byEntry = Map.groupBy(documents, (row) => row.entry_id);
  return rows.map((row) => {
    const byLanguage = (byEntry.get(row.id) ?? []).map(({ lang, document }) => [lang, documentFrom(document)] as const);
    const { '': document = {}, ...translations } = Object.fromEntries(byLanguage);
    return { id: row.id, type: row.type, publicId: publicIdOf(row), parent: row.parent_id, document, translations };
  });
}
