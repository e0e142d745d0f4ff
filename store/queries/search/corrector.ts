import type { Database } from '#store/dialects/engine.ts';
import { queryWords } from '#store/search/query-words.ts';
import { foldedWords } from '#store/search/words.ts';
import type { SearchFound, SearchQuery } from '#store/store.ts';
import type { MeaningsOf } from './meanings.ts';
import type { vocabulariesOf } from './vocabularies.ts';

interface Parts {
  vocabularies: ReturnType<typeof vocabulariesOf>;
  defaultLanguage: string;
  meaningsOf: MeaningsOf;
  find(query: SearchQuery): Promise<SearchFound>;
}

export const sumOf = (counts: SearchFound['counts']): number =>
  Object.values(counts).reduce((sum, hits) => sum + hits, 0);

/** What is known of other words for those of a query. */
export interface Corrector extends Pick<Parts, 'vocabularies' | 'defaultLanguage'> {
  /** The number of texts that a query finds in a language. */
  count(words: string, lang: string | undefined): Promise<number>;
  /** How like a query the title of its best text is: 2 if it has no other words, 1 if it has some of them, 0 otherwise. */
  titleLikeness(words: string, lang: string | undefined): Promise<number>;
  /** Whether synonyms say what words mean. */
  hasMeaning(words: string, lang: string): Promise<boolean>;
  /** Whether a text in one of some languages has a folded word, also a rare one. */
  isWord(folded: string, languages: readonly string[]): Promise<boolean>;
  /** How texts write a folded word that they have. */
  spelling(word: string, lang: string | undefined): Promise<string>;
}

export function correctorOf(db: Database, { find, meaningsOf, ...known }: Parts): Corrector {
  const findIn = (words: string, lang: string | undefined, take: number) =>
    find({ words, skip: 0, take, ...(lang === undefined ? {} : { lang }) });
  return {
    ...known,
    count: async (words, lang) => sumOf((await findIn(words, lang, 0)).counts),
    async titleLikeness(words, lang) {
      const title = (await findIn(words, lang, 1)).items.flatMap((item) => item.title);
      if (!title.some(({ hit }) => hit)) return 0;
      return title.every(({ text, hit }) => hit || foldedWords(text).length === 0) ? 2 : 1;
    },
    hasMeaning: async (words, lang) => (await meaningsOf(queryWords(words, lang), lang)).length > 1,
    async isWord(folded, languages) {
      const rows = db.selectFrom('search_words').select('texts').where('word', '=', folded);
      return (await rows.where('lang', 'in', languages).limit(1).execute()).length > 0;
    },
    async spelling(word, lang) {
      const { items } = await findIn(word, lang, 1);
      const marked = items.flatMap(({ title, fragment: passage }) => [...title, ...passage]).filter(({ hit }) => hit);
      return marked.map(({ text }) => text).find((text) => foldedWords(text).join(' ') === word) ?? word;
    },
  };
}
