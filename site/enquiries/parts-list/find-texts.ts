import { findArticles } from '#contract/calls/find-articles.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { maxArticleTexts } from '#contract/submissions/enquiry-terms.ts';
import type { SiteServices } from '#site/context.ts';

type FoundArticle = Omit<CallOutput<typeof findArticles>['found'][number], 'text'>;

export interface TextMatches {
  found: FoundArticle | undefined;
  suggestions: FoundArticle[];
}

/** The matches by text; undefined where articles cannot be looked up. */
export type FindTexts = (texts: readonly string[]) => Promise<ReadonlyMap<string, TextMatches> | undefined>;

const maxTextLength = 120;

/** Looks up the numbers of articles, each once in a request. */
export function articleFinder(services: SiteServices): FindTexts {
  const known = new Map<string, TextMatches>();
  let canFind = !services.lacks?.includes('enquiries');

  const find = async (texts: string[]) => {
    const { found, suggestions } = await services.client.call(findArticles, { texts, lang: services.lang });
    for (const text of texts)
      known.set(text, {
        found: found.find((each) => each.text === text),
        suggestions: suggestions.filter((each) => each.text === text),
      });
  };
  return async (texts) => {
    const unknown = [...new Set(texts)].filter((text) => text.length <= maxTextLength && !known.has(text));
    try {
      for (let from = 0; canFind && from < unknown.length; from += maxArticleTexts)
        await find(unknown.slice(from, from + maxArticleTexts));
    } catch (error) {
      services.logError(error);
      canFind = false;
    }
    return canFind ? known : undefined;
  };
}
