import { sql } from 'kysely';
import type { Database } from '../dialects/engine.ts';
import { isProposed } from './vocabulary.ts';

/** Parameters of one statement are limited. */
const rowsAtOnce = 200;

/** The index words of an entry in one language. */
export interface WordsIn {
  lang: string;
  words: readonly string[];
}

/** By language, how many more texts have each word. */
export type WordChanges = Map<string, Map<string, number>>;

/** Counts the words of a text as added (1) or taken away (-1). */
export function countWords(changes: WordChanges, { lang, words }: WordsIn, by: 1 | -1): void {
  const ofLanguage = changes.get(lang) ?? new Map<string, number>();
  changes.set(lang, ofLanguage);
  for (const word of new Set(words)) {
    if (isProposed(word)) ofLanguage.set(word, (ofLanguage.get(word) ?? 0) + by);
  }
}

/**
 * Adds changes to `search_words`, as many as possible at once: PostgreSQL passes all earlier versions of a row that the
 * transaction has changed. The caller holds the content lock, because changes of the same words would wait for each other.
 */
export async function writeWords(db: Database, changes: WordChanges): Promise<void> {
  const rows = [...changes].flatMap(([lang, words]) =>
    [...words].filter(([, texts]) => texts !== 0).map(([word, texts]) => ({ lang, word, texts })),
  );
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce);
    await db
      .insertInto('search_words')
      .values(part)
      .onConflict((on) => on.columns(['lang', 'word']).doUpdateSet({ texts: sql`search_words.texts + excluded.texts` }))
      .execute();
    const fewer = part.filter(({ texts }) => texts < 0);
    for (const [lang, gone] of Map.groupBy(fewer, (row) => row.lang)) {
      await db
        .deleteFrom('search_words')
        .where('lang', '=', lang)
        .where('texts', '<=', 0)
        .where(
          'word',
          'in',
          gone.map(({ word }) => word),
        )
        .execute();
    }
  }
}
