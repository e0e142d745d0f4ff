import { sql } from 'kysely';
import type { Database, Engine } from '#store/dialects/engine.ts';

/** Creates the tables of texts and of their words and the index, all empty, and replaces existing ones. */
export async function createSearch(
  db: Database,
  { columns: { id, text, tableEnd }, search }: Pick<Engine, 'columns' | 'search'>,
): Promise<void> {
  await sql`drop table if exists search_rows`.execute(db);
  await sql`create table search_rows (
    id ${id},
    entry_id integer not null references entries (id) on delete cascade,
    lang ${text} not null,
    languages ${text} not null,
    part ${text} not null,
    kind ${text} not null,
    facets ${text} not null,
    address ${text},
    title ${text} not null,
    body ${text} not null,
    unique (entry_id, lang, part)
  ) ${tableEnd}`.execute(db);
  await sql`drop table if exists search_words`.execute(db);
  await sql`create table search_words (
    lang ${text} not null,
    word ${text} not null,
    texts integer not null,
    primary key (lang, word)
  ) ${tableEnd}`.execute(db);
  await sql`create index search_words_frequent on search_words (lang, texts)`.execute(db);
  await search.create(db);
}
