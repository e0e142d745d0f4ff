import { yieldToEventLoop } from '#contract/lenient.ts';
import type { Database } from '#store/dialects/engine.ts';
import { createVocabulary, type Vocabulary } from '#store/search/vocabulary.ts';

/** Bounds the time and the memory: of a larger site, the newest texts count. */
const maxCharacters = 4_000_000;
const rowsAtOnce = 20;
/** Folding so much text takes about 10 ms. */
const charactersAtOnce = 5_000;

/** The vocabulary of each language; '' is the default language. */
type Vocabularies = ReadonlyMap<string, Vocabulary>;

interface Reading {
  words: Vocabularies;
  /** Of the texts that were read. */
  characters: number;
}

/** The parts of a text, cut at spaces. */
export function* partsOf(text: string, most = charactersAtOnce): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const space = from + most < text.length ? text.lastIndexOf(' ', from + most) : text.length;
    const end = space > from ? space : from + most;
    yield text.slice(from, end);
    from = end;
  }
}

async function readVocabularies(db: Database): Promise<Reading> {
  const found = new Map<string, Vocabulary>();
  let left = maxCharacters;
  const newest = db.selectFrom('search_texts').select(['id', 'lang', 'title', 'body']).orderBy('id', 'desc');
  for (let before: number | undefined; left > 0; ) {
    const next = before === undefined ? newest : newest.where('id', '<', before);
    const rows = await next.limit(rowsAtOnce).execute();
    const last = rows.at(-1);
    if (!last) break;
    for (const { lang, title, body } of rows) {
      const vocabulary = found.get(lang) ?? createVocabulary();
      found.set(lang, vocabulary);
      for (const text of [title, body]) {
        for (const part of partsOf(text.slice(0, Math.max(0, left)))) {
          vocabulary.add(part);
          await yieldToEventLoop();
        }
        left -= text.length;
      }
    }
    before = last.id;
  }
  return { words: found, characters: maxCharacters - left };
}

/** More text takes more than about 100 ms. It is read again in the background: meanwhile the earlier words are used. */
const maxAwaited = 1_000_000;
/** Between two readings of so much text. */
const minPauseMs = 60_000;

/**
 * The words of the texts of search, read when they are first needed and again after changes. Only one reading runs at
 * a time.
 */
export function vocabulariesOf(db: Database): () => Promise<Vocabularies> {
  let known: (Reading & { version: number; at: number }) | undefined;
  let reading: Promise<Vocabularies> | undefined;

  const read = async (version: number): Promise<Vocabularies> => {
    try {
      known = { ...(await readVocabularies(db)), version, at: performance.now() };
      return known.words;
    } finally {
      reading = undefined;
    }
  };

  return async () => {
    const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
    if (known?.version === version) return known.words;
    if (known && known.characters > maxAwaited) {
      if (performance.now() - known.at > minPauseMs) {
        reading ??= read(version);
        // A failure shows in the next reading.
        reading.catch(() => undefined);
      }
      return known.words;
    }
    // A reading that began before the change lacks its words.
    await reading;
    if (known?.version === version) return known.words;
    reading ??= read(version);
    return reading;
  };
}
