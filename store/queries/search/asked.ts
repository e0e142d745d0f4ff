import { languagesFor } from '#store/documents/languages.ts';
import { inOtherUnits } from '#store/search/other-units.ts';
import { hasCompounds, type QueryWord, queryWords, withoutUmlauts } from '#store/search/query-words.ts';
import type { Vocabulary } from '#store/search/vocabulary.ts';
import type { MeaningsOf } from './meanings.ts';
import type { vocabulariesOf } from './vocabularies.ts';

/** Further words are ignored. */
const maxWords = 24;
/** Each compound in its parts is a query of its own. */
const maxInParts = 4;

/** A query in its words, and in those that synonyms, other units and the parts of compounds mean. */
export interface Asked {
  words: readonly QueryWord[];
  meanings: readonly (readonly QueryWord[])[];
  /** What is searched besides, because the words find hardly anything. */
  wider: readonly (readonly QueryWord[])[];
  /** The language of the query. */
  lang: string;
}

interface Parts {
  vocabularies: ReturnType<typeof vocabulariesOf>;
  defaultLanguage: string;
  meaningsOf: MeaningsOf;
}

const wordsIn = (query: string, lang: string): QueryWord[] => queryWords(query, lang).slice(0, maxWords);

/** Reads queries. */
export function askedBy({ vocabularies, defaultLanguage, meaningsOf }: Parts) {
  /** The words of the languages that write compounds as one word. */
  const compounding = async (lang: string): Promise<Vocabulary[]> => {
    if (!hasCompounds(lang)) return [];
    const own = languagesFor(lang, defaultLanguage).filter((each) => each !== '' || hasCompounds(defaultLanguage));
    return Promise.all(own.map(vocabularies));
  };
  return async (typed: string, lang = defaultLanguage, wider = ''): Promise<Asked> => {
    const known = await compounding(lang);
    const withCompounds = (words: readonly QueryWord[]): readonly QueryWord[] => {
      if (known.length === 0) return words;
      return words.map((word) => {
        const plain = withoutUmlauts(word, lang) ?? [];
        const compounds = known.flatMap((each) => [word.beginning, plain].flat().flatMap(each.compoundsWith));
        const also = [plain, compounds].flat();
        return also.length === 0 ? word : { ...word, also };
      });
    };
    const words = withCompounds(wordsIn(typed, lang));
    /** With the two parts of a rare compound: “Wein” and “Flasche” of “Weinflasche”. */
    const inParts = words.slice(0, maxInParts).flatMap((word, at) => {
      const parts = known.flatMap((vocabulary) => vocabulary.partsOf(word.typed)).slice(0, 2);
      return parts.length === 0 ? [] : [words.toSpliced(at, 1, ...wordsIn(parts.join(' '), lang))];
    });
    const meant = (await meaningsOf(words, lang)).slice(1);
    const measured = inOtherUnits(typed).map((query) => wordsIn(query, lang));
    return {
      words,
      meanings: [...meant, ...inParts, ...measured].map(withCompounds),
      wider: wider === '' ? [] : (await meaningsOf(wordsIn(wider, lang), lang)).map(withCompounds),
      lang,
    };
  };
}
