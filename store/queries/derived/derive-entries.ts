import { setImmediate as nextRound } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import { pageAddresses } from '#contract/addresses/page-addresses.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { isOfEntry } from '#store/dialects/search-index.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import { withItemIds } from '#store/documents/item-ids.ts';
import type { SourcedState } from '#store/documents/translation-sources.ts';
import { replaceRows, type SearchedEntry, searchRows } from '#store/search/index/index-entry.ts';
import { type RelatedDocuments, readRelated } from '#store/search/index/related-documents.ts';
import { type WordChanges, writeWords } from '#store/search/site-words.ts';
import type { Tables } from '#store/tables/tables.ts';
import { type DerivedOf, foldedTitle, writeAllDerived } from '../content/entry-derived.ts';
import { documentsFrom, pendingEntries, stateFrom } from '../content/entry-rows.ts';
import { type ChangedEntry, noteVisible } from '../published/changes.ts';
import { writePages } from '../search/page-rows.ts';
import { writeTranslationStates } from '../translations/translation-states.ts';

type Row = Pick<Selectable<Tables['entries']>, 'id' | 'type' | 'status' | 'parent_id' | 'revision'>;

/** An entry with its states: `seen` is the one that visitors see, or the only one; `latest` is a pending change. */
interface Read {
  row: Row;
  seen: SourcedState;
  latest?: SourcedState | undefined;
  addresses: ReadonlyMap<string, string | null>;
  characters: number;
}

/** The entries of some ids with their states, in three queries. */
async function readEntries(db: Database, ids: readonly number[]): Promise<Read[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'type', 'status', 'parent_id', 'revision'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const documents = await db
    .selectFrom('entry_documents')
    .select(['entry_id', 'lang', 'document', 'sources', 'address'])
    .where('entry_id', 'in', ids)
    .orderBy('lang')
    .execute();
  const pending = await pendingEntries(db)
    .select(['entries.id', 'revisions.document', 'revisions.translations', 'revisions.sources'])
    .where('entries.id', 'in', ids)
    .execute();
  const byEntry = Map.groupBy(documents, (document) => document.entry_id);
  const latestOf = new Map(pending.map((each) => [each.id, stateFrom(each)]));
  return rows.map((row) => {
    const own = byEntry.get(row.id) ?? [];
    const addresses = new Map(own.map(({ lang, address }) => [lang, address]));
    const characters = own.reduce((sum, { document }) => sum + document.length, 0);
    return { row, seen: documentsFrom(own), latest: latestOf.get(row.id), addresses, characters };
  });
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Gives the items of lists ids, the same ones in a pending change. Earlier revisions get theirs when they are restored. */
async function identifyItems(db: Database, { row, seen, latest }: Read): Promise<Pick<Read, 'seen' | 'latest'>> {
  const identified = withItemIds(seen, []);
  if (!isEqual(identified, seen)) {
    for (const [lang, content] of Object.entries({ ...identified.translations, '': identified.document })) {
      const own = db.updateTable('entry_documents').set({ document: JSON.stringify(content) });
      await own.where('entry_id', '=', row.id).where('lang', '=', lang).execute();
    }
  }
  if (!latest) return { seen: identified };
  const waiting = withItemIds(latest, [identified.document]);
  if (!isEqual(waiting, latest)) {
    const { document, translations } = waiting;
    const own = db
      .updateTable('revisions')
      .set({ document: JSON.stringify(document), translations: JSON.stringify(translations) });
    await own.where('entry_id', '=', row.id).where('revision', '=', row.revision).execute();
  }
  return { seen: identified, latest: waiting };
}

/** Writes the page address of each translation that has one of its own. Returns whether one was missing or wrong. */
async function writeAddresses(db: Database, { row, addresses, seen }: Read): Promise<boolean> {
  const right = pageAddresses(row.type, seen);
  let isChanged = false;
  for (const lang of Object.keys(seen.translations)) {
    const address = right.get(lang) ?? null;
    if (addresses.get(lang) === address) continue;
    const own = db.updateTable('entry_documents').set({ address });
    await own.where('entry_id', '=', row.id).where('lang', '=', lang).execute();
    isChanged = true;
  }
  return isChanged;
}

const searchColumns = ['lang', 'languages', 'kind', 'facets', 'address', 'title', 'body'] as const;

const searchedEntry = ({
  row: { id, type, parent_id: parent },
  seen: { document, translations },
}: Read): SearchedEntry => ({
  ...{ id, type, parent },
  ...{ document, translations },
});

const textOf = (found: Pick<Selectable<Tables['search_rows']>, (typeof searchColumns)[number]>) =>
  JSON.stringify(searchColumns.map((column) => found[column]));

/** Indexes the published state. Returns whether the index had other texts. */
async function writeSearch(
  db: Database,
  { search }: Engine,
  { row: { id, status }, searched }: { row: Row; searched: SearchedEntry },
  { before, related }: { before: readonly Parameters<typeof textOf>[0][]; related: RelatedDocuments },
  words: WordChanges,
): Promise<boolean> {
  const rows = status === 'published' ? searchRows(searched, related) : [];
  await replaceRows(db, search, id, before, rows, words);
  return !isEqual(before.map(textOf).sort(), rows.map(textOf).sort());
}

async function writeColumns(db: Database, entries: readonly DerivedOf[]): Promise<void> {
  const rows = entries.map(({ id, type, latest, seen = latest }) => {
    const [day = null] = derivedFrom(type, seen.document).changesOn;
    return sql`(cast(${id} as integer), ${foldedTitle(type, latest.document)}, cast(${day} as text))`;
  });
  await sql`
    with derived (id, title, day) as (values ${sql.join(rows)})
    update entries set title = derived.title, changes_on = derived.day, derived_at = updated_at
    from derived
    where entries.id = derived.id and entries.id in (${sql.join(entries.map(({ id }) => id))})`.execute(db);
}

/** Texts of about this many characters take a few milliseconds to tens of milliseconds, in which a process does nothing else. */
const charactersAtOnce = 100_000;
/** The statements of an entry take about as long as a text of this length. */
const charactersOfStatements = 20_000;

function* inPieces(reads: readonly Read[]): Generator<Read[]> {
  let [piece, characters]: [Read[], number] = [[], 0];
  for (const read of reads) {
    piece.push(read);
    characters += charactersOfStatements + read.characters;
    if (characters < charactersAtOnce) continue;
    yield piece;
    [piece, characters] = [[], 0];
  }
  if (piece.length > 0) yield piece;
}

async function derivePiece(
  db: Database,
  engine: Engine,
  reads: readonly Read[],
  words: WordChanges,
): Promise<ChangedEntry[]> {
  const ids = reads.map(({ row }) => row.id);
  const texts = await db
    .selectFrom('search_rows')
    .select(['entry_id', ...searchColumns])
    .where('entry_id', 'in', ids)
    .where(isOfEntry)
    .execute();
  const textsBefore = Map.groupBy(texts, (text) => text.entry_id);
  const related = await readRelated(db, reads.map(searchedEntry));
  const changed: ChangedEntry[] = [];
  const entries: (DerivedOf & { latest: SourcedState })[] = [];
  for (const read of reads) {
    const { id, type, parent_id: parent, status } = read.row;
    const identified = { ...read, ...(await identifyItems(db, read)) };
    const isMoved = await writeAddresses(db, identified);
    const isFound = await writeSearch(
      db,
      engine,
      { row: read.row, searched: searchedEntry(identified) },
      { before: textsBefore.get(id) ?? [], related },
      words,
    );
    const hasPages = await writePages(
      db,
      engine,
      id,
      status === 'published' ? { id, type, parent, document: identified.seen.document } : undefined,
    );
    if ((isMoved || isFound || hasPages) && status === 'published') changed.push({ id, type, parent });
    const { seen, latest } = identified;
    entries.push({ id, type, latest: latest ?? seen, seen: latest && seen });
  }
  await writeAllDerived(db, entries);
  await writeTranslationStates(db, entries);
  await writeColumns(db, entries);
  return changed;
}

/**
 * Derives all data of some entries again: ids of items, addresses, search, the words, titles and files of the office,
 * and states of translations. The caller holds the content lock. Returns the published entries that visitors see or
 * find otherwise than before.
 */
export async function deriveEntries(db: Database, engine: Engine, ids: readonly number[]): Promise<ChangedEntry[]> {
  const changed: ChangedEntry[] = [];
  const words: WordChanges = new Map();
  for (const piece of inPieces(ids.length === 0 ? [] : await readEntries(db, ids))) {
    changed.push(...(await derivePiece(db, engine, piece, words)));
    // SQLite is synchronous: timers and requests would wait for the last entry.
    await nextRound();
  }
  await writeWords(db, words);
  return changed;
}

/** The same for an entry that an older program may have saved, before it is changed. */
export async function deriveIfOutdated(
  db: Database,
  engine: Engine,
  { id, derived_at, updated_at }: Pick<Selectable<Tables['entries']>, 'id' | 'derived_at' | 'updated_at'>,
): Promise<void> {
  if (derived_at !== updated_at) await noteVisible(db, engine, await deriveEntries(db, engine, [id]));
}

/** A condition on `entries`, the one of the index `entries_outdated`. */
export const isOutdated = sql<boolean>`derived_at is distinct from updated_at`;

/** The value of `derived_at` after a change that derives only what it changes: outdated data stay outdated. */
export const derivedAfter = (
  { derived_at, updated_at }: Pick<Selectable<Tables['entries']>, 'derived_at' | 'updated_at'>,
  now: string,
): string | null => (derived_at === updated_at ? now : null);
