import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { pageOf } from '#content/pages.ts';
import type { EntityName } from '#content/registry.ts';
import { indexedTypes } from '#content/search.ts';
import { yieldToEventLoop } from '#contract/wire/lenient.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { SearchRow } from '#store/dialects/search-index.ts';
import { openSqlite } from '#store/dialects/sqlite.ts';
import { searchOf } from '#store/queries/search/search.ts';
import { createSearch } from '#store/search/index/create-search.ts';
import { dropEntry, indexRows, searchRows } from '#store/search/index/index-entry.ts';
import type { Store } from '#store/store.ts';

/** An item to index. */
export interface SearchItem {
  /** '' for an item without an id. */
  id: string;
  document: Readonly<Record<string, unknown>>;
  /** The whole document in other languages, by lower-case tag. */
  translations?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Full-text index of a foreign backend's content in its own file, which can always be rebuilt from the backend. */
export interface FrontIndex {
  /** The types that were read at least once. */
  types(): Promise<EntityName[]>;
  /** The languages of the translations. */
  languages(): Promise<string[]>;
  /** Replaces all items of a type in one transaction. Among equally good hits, earlier items rank first. */
  replace(type: EntityName, items: readonly SearchItem[]): Promise<void>;
  /** An item's `address` is the address of its page. */
  search: Store['search'];
  close(): Promise<void>;
}

/** The version of the file's tables. A file with another version is recreated. */
const version = 6;

/** Row ids have 31 bits; the top five are the type. */
const idsEach = 2 ** 26;

/** Rows to write before yielding to the event loop. */
const rowsAtOnce = 8;

/** Opens the index. Recreates a file that cannot be read. `defaultLanguage`: that of the items without their translations. */
export async function openFrontIndex(path: string, defaultLanguage: string): Promise<FrontIndex> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    return await open(path, defaultLanguage);
  } catch {
    for (const end of ['', '-wal', '-shm']) await rm(path + end, { force: true });
    return open(path, defaultLanguage);
  }
}

async function open(path: string, defaultLanguage: string): Promise<FrontIndex> {
  const engine = openSqlite(path);
  try {
    await prepare(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    types: async () => {
      const { rows } = await sql<{ type: EntityName }>`select type from read_types`.execute(engine.read);
      return rows.map(({ type }) => type);
    },
    languages: async () => {
      const { rows } = await sql<{ lang: string }>`
        select distinct lang from search_rows where lang <> ''`.execute(engine.read);
      return rows.map(({ lang }) => lang);
    },
    replace: (type, items) => engine.write.transaction().execute((db) => replace(db, engine, type, items)),
    search: searchOf(engine, defaultLanguage),
    close: engine.close,
  };
}

/** Creates the tables that the store's search reads, with only the columns that it needs. */
async function prepare(engine: Engine): Promise<void> {
  const { write } = engine;
  // A power cut may lose the last reading; the next one repeats it.
  await sql`pragma synchronous = normal`.execute(write);
  await sql`pragma secure_delete = off`.execute(write);
  const checked = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(write);
  if (checked.rows[0]?.quick_check !== 'ok') throw new Error('The search index is damaged');
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(write);
  const found = rows[0]?.user_version;
  if (found === version) return;
  if (found !== 0) throw new Error(`The search index has version ${found}`);
  await write.transaction().execute(async (db) => {
    for (const statement of [
      sql`create table entries (
        id integer primary key, parent_id integer, public_id text, fingerprint text not null
      ) strict`,
      sql`create table content_version (id integer primary key, version integer not null) strict`,
      sql`insert into content_version (id, version) values (1, 0)`,
      sql`create table read_types (type text primary key) strict`,
    ]) {
      await statement.execute(db);
    }
    await createSearch(db, engine);
    await sql`pragma user_version = ${sql.lit(version)}`.execute(db);
  });
}

/** Writes only changed items: most readings find no changes, and indexing a long text takes 1 ms. */
async function replace(
  db: Database,
  { search }: Engine,
  type: EntityName,
  items: readonly SearchItem[],
): Promise<void> {
  const first = indexedTypes.indexOf(type) * idsEach;
  const { rows } = await sql<{ id: number; fingerprint: string }>`
    select id, fingerprint from entries where id between ${first} and ${first + idsEach - 1}`.execute(db);
  const before = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]));
  // Search ranks the highest number first, and existing items keep their numbers when one is added before them.
  const wanted = new Map(items.map((item, index) => [first + items.length - index, item]));
  let changes = 0;
  const begin = async () => {
    changes += 1;
    if (changes % rowsAtOnce === 0) await yieldToEventLoop();
  };
  for (const entryId of before.keys()) {
    if (wanted.has(entryId)) continue;
    await begin();
    await dropEntry(db, search, entryId);
    await sql`delete from entries where id = ${entryId}`.execute(db);
  }
  for (const [entryId, { id, document, translations }] of wanted) {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([id, document, translations]))
      .digest('hex');
    if (before.get(entryId) === fingerprint) continue;
    await begin();
    await sql`
      insert into entries (id, public_id, fingerprint) values (${entryId}, ${id || null}, ${fingerprint})
      on conflict (id) do update set public_id = excluded.public_id, fingerprint = excluded.fingerprint`.execute(db);
    const entry = { id: entryId, type, parent: null, document, translations: { ...translations } };
    const addressed = searchRows(entry).map((row) => ({ ...row, address: addressOf(row, id) }));
    await indexRows(db, search, entryId, addressed);
  }
  await sql`insert or ignore into read_types (type) values (${type})`.execute(db);
  if (changes > 0) await sql`update content_version set version = version + 1`.execute(db);
}

/** An item without an id has no anchor on its page. */
const addressOf = ({ kind, address }: SearchRow, id: string): string | null =>
  kind === 'page' ? address : pageOf(kind, id, address).replace(id === '' ? /#.*/ : '', '');
