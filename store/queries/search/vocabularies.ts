import { LRUCache } from 'lru-cache';
import { yieldToEventLoop } from '#contract/wire/lenient.ts';
import type { Database } from '#store/dialects/engine.ts';
import { createVocabulary, type Vocabulary } from '#store/search/vocabulary.ts';

/** Of one language, the most frequent ones. Rarer words are not proposed. */
const maxWords = 20_000;
/** SQLite is synchronous: reading so many takes a few milliseconds. */
const wordsAtOnce = 2_000;
/** Visitors may ask for any language. */
const maxLanguages = 50;

/** All words in the order of their key: the order of their texts would sort all words for each part. */
async function readWords(db: Database, lang: string): Promise<{ word: string; texts: number }[]> {
  const all = db.selectFrom('search_words').select(['word', 'texts']).where('lang', '=', lang).orderBy('word');
  const words: { word: string; texts: number }[] = [];
  for (let last = ''; ; last = words.at(-1)?.word ?? '') {
    const rows = await all.where('word', '>', last).limit(wordsAtOnce).execute();
    words.push(...rows);
    if (rows.length < wordsAtOnce) return words;
    await yieldToEventLoop();
  }
}

async function readVocabulary(db: Database, lang: string): Promise<Vocabulary> {
  const vocabulary = createVocabulary();
  const frequent = (await readWords(db, lang)).sort((one, other) => other.texts - one.texts);
  for (const { word, texts } of frequent.slice(0, maxWords)) vocabulary.add(word, texts);
  return vocabulary;
}

/** The words of texts in a language ('': the default one), read when they are first needed and again after changes. */
export function vocabulariesOf(db: Database): (lang: string) => Promise<Vocabulary> {
  const kept = new LRUCache<string, { version: number; words: Promise<Vocabulary> }>({ max: maxLanguages });
  return async (lang) => {
    const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
    const known = kept.get(lang);
    if (known?.version === version) return known.words;
    const words = readVocabulary(db, lang);
    kept.set(lang, { version, words });
    words.catch(() => kept.delete(lang));
    return words;
  };
}
