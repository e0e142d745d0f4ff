import { type EntityName, entityOf } from '#content/registry.ts';
import { fieldAt, ownFilesIn, relationsIn } from '#contract/documents/document-parts.ts';
import type { Database } from '#store/dialects/engine.ts';
import { codesIn, derivedFrom } from '#store/documents/derived.ts';
import { documentIn } from '#store/documents/translate.ts';
import type { SourcedState } from '#store/documents/translation-sources.ts';
import type { JsonDocument } from '#store/interfaces/entries.ts';
import { plainText } from '#store/search/plain-text.ts';
import { foldedWords } from '#store/search/words.ts';
import { writeTranslationStates } from '../translations/translation-states.ts';
import { endTasks } from '../translations/translation-tasks.ts';

/** A document with its translations. */
export interface EntryState {
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

/** Words of one entry that are searchable. */
const maxCharacters = 100_000;

/** The title as a sort key. */
export const foldedTitle = (type: EntityName, document: JsonDocument): string =>
  foldedWords(derivedFrom(type, document).title, 300).join(' ');

/** Every word of all languages once, those of the titles first. */
function wordsIn(type: EntityName, { document, translations }: EntryState): string {
  const languages = Object.entries(translations).map(([lang, fields]) =>
    documentIn([lang], new Map([['', document]]).set(lang, fields)),
  );
  const found = [document, ...languages].map((each) => derivedFrom(type, each));
  const texts = [...found.map(({ title }) => title), ...found.flatMap((each) => each.texts.map(plainText))];
  return [...new Set(foldedWords(texts.join(' \n'), maxCharacters))].map((word) => ` ${word}`).join('');
}

/** `latest` is the latest state of an entry; `seen` is the published one if it differs. */
export interface DerivedOf {
  id: number;
  type: EntityName;
  latest: EntryState;
  seen?: EntryState | undefined;
}

const rowsAtOnce = 500;

function* inPieces<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}

/** The entries that the states of an entry refer to, once a field. */
function relationRows({ id, type, latest, seen = latest }: DerivedOf) {
  const schema = entityOf(type).document;
  const rows = new Map<string, { entry_id: number; field: string; to_id: number; seen: number; latest: number }>();
  for (const state of ['seen', 'latest'] as const) {
    const { document } = state === 'seen' ? seen : latest;
    for (const { field: path, value } of relationsIn(schema, document)) {
      const field = fieldAt(path);
      const key = `${field} ${value.id}`;
      const row = rows.get(key) ?? { entry_id: id, field, to_id: value.id, seen: 0, latest: 0 };
      rows.set(key, { ...row, [state]: 1 });
    }
  }
  return [...rows.values()];
}

/**
 * Stores the office's search words of entries, the files that they show, their codes, and the entries that
 * they refer to.
 */
export async function writeAllDerived(db: Database, entries: readonly DerivedOf[]): Promise<void> {
  const ids = entries.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom('entry_words').where('entry_id', 'in', ids).execute();
  await db
    .insertInto('entry_words')
    .values(entries.map(({ id, type, latest }) => ({ entry_id: id, words: wordsIn(type, latest) })))
    .execute();
  await db.deleteFrom('entry_files').where('entry_id', 'in', ids).execute();
  const files = entries.flatMap(({ id, latest, seen }) =>
    [...new Set(ownFilesIn([latest, seen]).map(({ value }) => value))].map((src) => ({ entry_id: id, src })),
  );
  for (const rows of inPieces(files)) await db.insertInto('entry_files').values(rows).execute();
  await db.deleteFrom('entry_relations').where('entry_id', 'in', ids).execute();
  await db.deleteFrom('entry_codes').where('entry_id', 'in', ids).execute();
  const codes = entries.flatMap(({ id, type, latest, seen = latest }) => {
    const own = codesIn(type, seen.document).map((code) => ({ entry_id: id, ...code }));
    return [...new Map(own.map((row) => [`${row.kind} ${row.code}`, row])).values()];
  });
  for (const rows of inPieces(codes)) await db.insertInto('entry_codes').values(rows).execute();
  const relations = entries.flatMap(relationRows);
  for (const rows of inPieces(relations)) await db.insertInto('entry_relations').values(rows).execute();
}

/** The same for one entry, with the states of its translations. */
export async function writeDerived(
  db: Database,
  { id, type }: Pick<DerivedOf, 'id' | 'type'>,
  latest: SourcedState,
  seen?: EntryState,
): Promise<void> {
  await writeAllDerived(db, [{ id, type, latest, seen }]);
  await writeTranslationStates(db, [{ id, type, latest }]);
  if (Object.keys(latest.translations).length > 0) await endTasks(db, id);
}
