import { LRUCache } from 'lru-cache';
import { yieldToEventLoop } from '#contract/wire/lenient.ts';
import type { Database } from '#store/dialects/engine.ts';
import { createVocabulary, type Vocabulary } from '#store/search/vocabulary.ts';
import { versionIn } from '../published/changes.ts';

/** Of one language, the most frequent ones. Rarer words are not proposed. */
const maxWords = 20_000;
/** SQLite is synchronous: reading so many takes a few milliseconds. */
const wordsAtOnce = 2_000;
/** Visitors may ask for any language. */
const maxLanguages = 50;

interface WordCount {
  word: string;
  texts: number;
}

const mostFrequent = (words: readonly WordCount[]): WordCount[] =>
  words.toSorted((one, other) => other.texts - one.texts).slice(0, maxWords);

/** Reads in the order of the key: the order of the texts would sort all words for each part. */
async function frequentWords(db: Database, lang: string): Promise<WordCount[]> {
  const all = db.selectFrom('search_words').select(['word', 'texts']).where('lang', '=', lang).orderBy('word');
  let words: WordCount[] = [];
  for (let last = ''; ; ) {
    const rows = await all.where('word', '>', last).limit(wordsAtOnce).execute();
    words.push(...rows);
    if (rows.length < wordsAtOnce) return mostFrequent(words);
    if (words.length >= 2 * maxWords) words = mostFrequent(words);
    last = rows.at(-1)?.word ?? '';
    await yieldToEventLoop();
  }
}

async function readVocabulary(db: Database, lang: string): Promise<Vocabulary> {
  const vocabulary = createVocabulary();
  for (const { word, texts } of await frequentWords(db, lang)) vocabulary.add(word, texts);
  return vocabulary;
}

/** The words of texts in a language ('': the default one), read when they are first needed and again after changes. */
export function vocabulariesOf(db: Database): (lang: string) => Promise<Vocabulary> {
  const kept = new LRUCache<string, { version: number; words: Promise<Vocabulary> }>({ max: maxLanguages });
  return async (lang) => {
    const version = await versionIn(db);
    const known = kept.get(lang);
    if (known?.version === version) return known.words;
    const words = readVocabulary(db, lang);
    kept.set(lang, { version, words });
    words.catch(() => kept.delete(lang));
    return words;
  };
}
