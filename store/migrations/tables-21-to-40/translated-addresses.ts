import { sql } from 'kysely';
import { entityNames, entityOf } from '#content/registry.ts';
import { pageAddresses } from '#contract/addresses/page-addresses.ts';
import { documentFrom } from '#store/documents/json.ts';
import type { Migration } from '../migrate.ts';

/** The page addresses of entries in other languages than the default one, and those of withdrawn entries. */
export const translatedAddresses: Migration = async (db, { columns: { text } }) => {
  const statements = [
    sql`alter table entry_documents add column address ${text}`,
    sql`create index entry_documents_address on entry_documents (type, address) where address is not null`,
    sql`alter table withdrawn add column addresses ${text}`,
    sql`create index withdrawn_addresses on withdrawn (type) where addresses is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
  const types = entityNames.filter((name) => entityOf(name).address);
  const rows = await db
    .selectFrom('entry_documents')
    .select(['entry_id', 'type', 'lang', 'document'])
    .where('type', 'in', types)
    .where('lang', '<>', '')
    .execute();
  for (const { entry_id, type, lang, document } of rows) {
    const address = pageAddresses(type, { document: documentFrom(document), translations: {} }).get('');
    if (address === undefined) continue;
    await db
      .updateTable('entry_documents')
      .set({ address })
      .where('entry_id', '=', entry_id)
      .where('lang', '=', lang)
      .execute();
  }
};
