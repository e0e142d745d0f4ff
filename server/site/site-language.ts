import { getInformation } from '#content/company/calls.ts';
import type { SiteLanguage } from '#content/company/definition.ts';
import { languageSegment } from '#contract/addresses/language-path.ts';
import { search } from '#contract/calls/search.ts';
import { isKnownLanguage } from '#contract/languages/language-tags.ts';
import { otherLanguages } from '#contract/languages/site-languages.ts';
import type { Call, CallOutput } from '#contract/protocol/call.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import type { Client } from '#contract/protocol/client.ts';
import { linksIn } from './links-in-language.ts';

/** The language of a page by its address: `/de/news` is the page `/news` in German. */
export interface PageLanguage {
  lang: string;
  /** The first part of the path, such as `/de`; '' for the default language. */
  basename: string;
}

/** The languages of a preview: those of the company, also in preparation, and any other that an entry may have texts in. */
function previewLanguage(segment: string, listed: string | undefined): string | undefined {
  if (listed !== undefined) return listed;
  return isKnownLanguage(segment) ? new Intl.Locale(segment).toString() : undefined;
}

/**
 * Finds the language of a page. Only the languages that the company has published have pages, except in previews.
 * Throws if the company information has never been loaded and cannot be.
 */
export function createLanguageFinder() {
  /** The last known languages: a page in German is not missing because the company information cannot be loaded. */
  let known: readonly SiteLanguage[] | undefined;

  const languagesOf = async (client: Client, { preview }: { preview: boolean }): Promise<readonly SiteLanguage[]> => {
    try {
      const { languages } = await client.call(getInformation, {});
      if (!preview) known = languages;
      return languages;
    } catch (error) {
      // A site without company information has one language.
      if (error instanceof CallError && error.kind === 'not-found') return [];
      if (!known) throw error;
      // The page makes the same call and reports its failure.
      return known;
    }
  };

  return async (
    path: string,
    { client, preview, defaultLanguage }: { client: Client; preview: boolean; defaultLanguage: string },
  ): Promise<PageLanguage> => {
    const main = { lang: defaultLanguage, basename: '' };
    // In lower case, so that there is one basename for each language.
    const segment = languageSegment(path)?.toLowerCase();
    if (segment === undefined || segment === defaultLanguage.toLowerCase()) return main;
    const shown = otherLanguages(await languagesOf(client, { preview }), { defaultLanguage, preview });
    const listed = shown.find(({ lang }) => lang.toLowerCase() === segment)?.lang;
    const lang = preview ? previewLanguage(segment, listed) : listed;
    return lang === undefined ? main : { lang, basename: `/${segment}` };
  };
}

const takesLanguage = ({ input }: Call): boolean => 'lang' in ((input as { shape?: object }).shape ?? {});

/** The input of a call with a language, where the call takes one. */
export const withLanguage = <Input>(call: Call, input: Input, lang: string): Input =>
  takesLanguage(call) ? { ...input, lang } : input;

const isMarked = (entry: unknown): boolean =>
  typeof entry !== 'object' || entry === null || (entry as { lang?: unknown }).lang !== undefined;

/** Marks an entry, and the entries inside it, which have ids, with a language. */
function inMainLanguage(value: unknown, lang: string, isEntry: boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => inMainLanguage(part, lang, isEntry));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, inMainLanguage(part, lang, false)] as const);
  const isNamed = isEntry || 'id' in value;
  return { ...Object.fromEntries(parts), ...(isNamed && !isMarked(value) ? { lang } : {}) };
}

/**
 * A response to a call with `lang` in which each entry has its language. A foreign backend, or its search index here,
 * may ignore `lang`: the texts are then in the main language.
 */
function marked(call: Call, answer: unknown, lang: string): unknown {
  if (call.name === search.name) {
    const found = answer as CallOutput<typeof search>;
    return found.items.every(isMarked) ? found : { ...found, items: inMainLanguage(found.items, lang, true) };
  }
  if (call.answers === null || [answer].flat().every(isMarked)) return answer;
  return inMainLanguage(answer, lang, true);
}

/** A client for the pages in a language: it makes calls in the language, and links lead to pages in it. */
export function clientIn(
  language: PageLanguage,
  client: Client,
  { defaultLanguage, publicUrl }: { defaultLanguage: string; publicUrl: string },
): Client {
  const { lang } = language;
  const linked = linksIn(language, client, publicUrl);
  const read = (call: Call, answer: unknown): Promise<unknown> =>
    linked(call, takesLanguage(call) ? marked(call, answer, defaultLanguage) : answer);
  return {
    call: async (call, input, options) =>
      (await read(call, await client.call(call, withLanguage(call, input, lang), options))) as CallOutput<typeof call>,
    async list(call, input, options) {
      const { items, total } = await client.list(call, withLanguage(call, input, lang), options);
      return { items: (await read(call, items)) as typeof items, total };
    },
  };
}
