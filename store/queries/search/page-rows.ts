import { setImmediate as nextRound } from 'node:timers/promises';
import type { EntityName } from '#content/registry.ts';
import { isSearched, supersedingFields } from '#content/search.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { isOfPart, type SearchRow } from '#store/dialects/search-index.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import { facetValues } from '#store/search/index/facet-values.ts';
import { maxIndexedCharacters } from '#store/search/index/index-entry.ts';
import { indexWords } from '#store/search/index/index-words.ts';
import { type SearchedFile, searchedFiles } from '#store/search/index/searched-files.ts';
import type { JsonDocument } from '#store/store.ts';

/** Pages of all files of an entry that are searched. */
const maxPages = 2_000;
/** Writing so many takes SQLite tens of milliseconds. */
const rowsAtOnce = 20;

/** The relations of a newer entry to the one that it takes the place of. */
const newerFields = (supersedingFields.get('newer') ?? []).map(({ field }) => field);

/** A published state of an entry. */
interface Published {
  id: number;
  type: EntityName;
  parent: number | null;
  document: JsonDocument;
}

/** Whether a published entry is a newer edition of an entry. */
async function isReplaced(db: Database, id: number): Promise<boolean> {
  const newer = await db
    .selectFrom('entry_relations')
    .innerJoin('entries', 'entries.id', 'entry_relations.entry_id')
    .select('entries.id')
    .where('entry_relations.to_id', '=', id)
    .where('entry_relations.field', 'in', newerFields)
    .where('entry_relations.seen', '=', 1)
    .where('entries.id', '<>', id)
    .where('entries.status', '=', 'published')
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

/** The files of an entry whose pages visitors find: of its current edition only. */
async function filesOf(db: Database, { id, type, document }: Pick<Published, 'id' | 'type' | 'document'>) {
  const files = searchedFiles(type, document);
  return files.length > 0 && !(await isReplaced(db, id)) ? files : [];
}

const pageAddress = (src: string, page: number): string => `${src}#page=${page}`;

const knownPages = (db: Database, id: number) =>
  db
    .selectFrom('search_rows')
    .select(['lang', 'languages', 'facets', 'part', 'address', 'title', 'body'])
    .where('entry_id', '=', id)
    .where(isOfPart)
    .orderBy('id')
    .execute();

/** Words of a query may be partly in the title of the entry and partly on the page. */
const wordsOf = ({ title, body }: SearchRow) => [title, body].flatMap((text) => indexWords(text, maxIndexedCharacters));

const titleOf = ({ type, document }: Pick<Published, 'type' | 'document'>) => derivedFrom(type, document).title;

async function rowsOf(db: Database, entry: Published): Promise<SearchRow[]> {
  const { id, type } = entry;
  const files = await filesOf(db, entry);
  if (files.length === 0 || !isSearched(type)) return [];
  const languages = `,${files
    .flatMap(({ lang }) => lang || [])
    .sort()
    .join(',')},`;
  const facets = facetValues(entry);
  const title = titleOf(entry);
  const rows: SearchRow[] = [];
  for (const { lang, src } of files) {
    const pages = await db
      .selectFrom('file_pages')
      .select(['page', 'text'])
      .where('src', '=', src)
      .where('text', '<>', '')
      .orderBy('page')
      .limit(maxPages - rows.length)
      .execute();
    const same = { entry_id: id, lang, languages, kind: type, facets, title, titleWords: [] };
    for (const { page, text } of pages)
      rows.push({ ...same, part: String(page), address: pageAddress(src, page), body: text, bodyWords: [] });
  }
  return rows.slice(0, maxPages);
}

const textOf = (row: Awaited<ReturnType<typeof knownPages>>[number]) =>
  [row.lang, row.languages, row.facets, row.part, row.address, row.title, row.body].join('\n');

/** Brings the pages of an entry in the index up to date; `undefined`: it is not published. Returns whether they changed. */
export async function writePages(db: Database, { search }: Engine, id: number, entry?: Published): Promise<boolean> {
  const before = await knownPages(db, id);
  const rows = entry ? await rowsOf(db, entry) : [];
  const wanted = rows.map(({ part = '', ...row }) => textOf({ ...row, part }));
  if (before.length === rows.length && before.every((row, index) => textOf(row) === wanted[index])) return false;
  if (before.length > 0) await search.drop(db, id, 'parts');
  for (const [index, row] of rows.entries()) {
    // SQLite is synchronous: requests would wait for the last page.
    if (index % rowsAtOnce === 0) await nextRound();
    await search.put(db, { ...row, bodyWords: wordsOf(row) });
  }
  return true;
}

const isIn = (files: readonly SearchedFile[], { lang, src }: SearchedFile) =>
  files.some((file) => file.lang === lang && file.src === src);

/**
 * After a change, in its transaction: takes pages out of the index that visitors may no longer find, and has missing
 * ones written in the background. `undefined`: the entry is not published.
 */
export async function dropHiddenPages(
  db: Database,
  { search }: Pick<Engine, 'search'>,
  id: number,
  entry?: Pick<Published, 'id' | 'type' | 'document'>,
): Promise<void> {
  const files = entry ? await filesOf(db, entry) : [];
  const rows = await db
    .selectFrom('search_rows')
    .select(['lang', 'address', 'title'])
    .where('entry_id', '=', id)
    .where(isOfPart)
    .execute();
  const known = rows.map(({ lang, address }) => ({ lang, src: address?.split('#')[0] ?? '' }));
  const hasHidden = known.some((file) => !isIn(files, file));
  if (hasHidden) await search.drop(db, id, 'parts');
  const isOld = hasHidden || (entry !== undefined && rows.some(({ title }) => title !== titleOf(entry)));
  const missing = isOld ? files : files.filter((file) => !isIn(known, file));
  if (missing.length === 0) return;
  const srcs = missing.map(({ src }) => src);
  const read = await db.selectFrom('file_pages').select('src').where('src', 'in', srcs).limit(1).executeTakeFirst();
  if (read) await db.updateTable('entries').set({ derived_at: null }).where('id', '=', id).execute();
}

/** The entries that an entry replaces in the published state. */
export async function replacedBy(db: Database, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('entry_relations')
    .select('to_id')
    .where('entry_id', '=', id)
    .where('field', 'in', newerFields)
    .where('to_id', '<>', id)
    .execute();
  return rows.map(({ to_id }) => to_id);
}

/** Takes the pages of entries out of the index, and has them written again in the background if visitors may find them. */
export async function writePagesAgain(db: Database, { search }: Engine, ids: Iterable<number>): Promise<void> {
  for (const id of ids) {
    await search.drop(db, id, 'parts');
    await db
      .updateTable('entries')
      .set({ derived_at: null })
      .where('id', '=', id)
      .where('status', '=', 'published')
      .execute();
  }
}
