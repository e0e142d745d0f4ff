import { type SqlBool, sql } from 'kysely';
import { hasItemPages } from '#content/pages.ts';
import { entityNames, entityOf } from '#content/registry.ts';
import { publicIdOf } from '#contract/addresses/public-id.ts';
import type { Database } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import { languagesFor } from '#store/documents/languages.ts';
import type { ListedPageOf } from '#store/interfaces/published-entries.ts';

const paged = entityNames.filter(hasItemPages);

/** Types whose documents say whether the page is listed. */
const read = paged.filter((type) => entityOf(type).isListed);

const pagedEntries = (db: Database) =>
  db.selectFrom('entries').where('entries.type', 'in', paged).where('entries.status', '=', 'published');

/** The number of published entries of the types that have pages. */
export async function countPages(db: Database): Promise<number> {
  const { total } = await pagedEntries(db)
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * A document as JSON has this text only where the flag is set: in texts, quotation marks are escaped. So the database
 * can leave out documents that nothing else has to read.
 */
const hidden = '%"noindex":true%';

/**
 * Entries with pages, in the order of their numbers. Those that search engines leave out, those below an unpublished
 * category, and products without one, are left out.
 */
export async function listedPages(
  db: Database,
  { skip, take }: { skip: number; take: number },
  defaultLanguage: string,
): Promise<ListedPageOf[]> {
  const part = pagedEntries(db).select('entries.id as part_id').orderBy('entries.id').limit(take).offset(skip);
  const rows = await db
    .selectFrom(part.as('part'))
    .innerJoin('entries', 'entries.id', 'part.part_id')
    .leftJoin('entries as above', 'above.id', 'entries.parent_id')
    .leftJoin('entries as top', 'top.id', 'above.parent_id')
    .where(sql<SqlBool>`case when entries.parent_id is null then entries.type <> 'product'
      else above.status = 'published' and (above.parent_id is null or top.status = 'published') end`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entry_documents')
            .whereRef('entry_documents.entry_id', '=', 'entries.id')
            .where('entry_documents.lang', '=', '')
            .where('entry_documents.document', 'like', hidden)
            .select('entry_documents.entry_id'),
        ),
      ),
    )
    .select(['entries.id', 'entries.type', 'entries.public_id', 'entries.address', 'entries.dated_at'])
    .orderBy('entries.id')
    .execute();
  const documents = await db
    .selectFrom(part.as('part'))
    .innerJoin('entry_documents', 'entry_documents.entry_id', 'part.part_id')
    .where('entry_documents.lang', '=', '')
    .where('entry_documents.type', 'in', read)
    .select(['entry_documents.entry_id', 'entry_documents.document'])
    .execute();
  const translations = await db
    .selectFrom(part.as('part'))
    .innerJoin('entry_documents', 'entry_documents.entry_id', 'part.part_id')
    .where('entry_documents.lang', '<>', '')
    .select(['entry_documents.entry_id', 'entry_documents.lang', 'entry_documents.address'])
    .execute();
  const documentById = new Map(documents.map((row) => [row.entry_id, documentFrom(row.document)]));
  const translationsById = Map.groupBy(translations, (row) => row.entry_id);
  return rows.map((row) => {
    const own = new Map(translationsById.get(row.id)?.map(({ lang, address }) => [lang, address]));
    const nearest = (lang: string) =>
      languagesFor(lang, defaultLanguage)
        .map((each) => own.get(each))
        .find(Boolean) ?? row.address;
    return {
      type: row.type,
      publicId: publicIdOf(row),
      address: row.address,
      datedAt: row.dated_at,
      document: documentById.get(row.id) ?? {},
      addresses: Object.fromEntries([...own.keys()].map((lang) => [lang, nearest(lang)])),
    };
  });
}
