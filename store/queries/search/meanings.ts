import type { Synonym } from '#contract/office/synonym-view.ts';
import type { Database } from '#store/dialects/engine.ts';
import { languagesFor } from '#store/documents/languages.ts';
import type { QueryWord } from '#store/search/query-words.ts';
import { type SynonymRules, synonymRules, variantsOf } from '#store/search/synonyms.ts';
import { versionedCache } from '../published/versioned-cache.ts';

/** What the words of a query in a language mean, the words themselves first. */
export type MeaningsOf = (words: readonly QueryWord[], lang: string) => Promise<readonly (readonly QueryWord[])[]>;

/** What words mean by synonyms in the language of the query, a more general one, and the default one. */
export function meaningsBy(
  db: Database,
  defaultLanguage: string,
  synonyms: () => Promise<readonly Synonym[]>,
): MeaningsOf {
  const rules = versionedCache<SynonymRules>(db);
  return async (words, lang) => {
    const languages = [...languagesFor(lang, ''), defaultLanguage].filter((each) => each !== '');
    return variantsOf(words, [...new Set(languages)], await rules('', async () => synonymRules(await synonyms())));
  };
}
