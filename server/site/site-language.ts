import type { Call, CallOutput } from '#contract/call.ts';
import { CallError } from '#contract/call-error.ts';
import { getConcern } from '#contract/calls/get-concern.ts';
import { getInformation } from '#contract/calls/get-information.ts';
import { search } from '#contract/calls/search.ts';
import type { Client } from '#contract/client.ts';
import type { SiteLanguage } from '#contract/entities/company.ts';
import { isPagePath, languageSegment, pathIn } from '#contract/language-path.ts';
import { mapRichTextOf } from '#contract/map-texts.ts';
import { otherLanguages } from '#contract/site-languages.ts';

/** The language of a page by its address: `/de/news` is the page `/news` in German. */
export interface PageLanguage {
  lang: string;
  /** The first part of the path, such as `/de`; '' for the default language. */
  basename: string;
}

/**
 * Finds the language of a page. Only the languages that the company has published have pages; a preview shows the others too. Throws if the
 * company information has never been loaded and cannot be.
 */
export function createLanguageFinder() {
  /** The last known languages: a page in German is not missing because the company information cannot be loaded. */
  let known: readonly SiteLanguage[] | undefined;

  const languagesOf = async (client: Client, preview: boolean): Promise<readonly SiteLanguage[]> => {
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
    const shown = otherLanguages(await languagesOf(client, preview), { defaultLanguage, preview });
    const found = shown.find(({ lang }) => lang.toLowerCase() === segment);
    return found ? { lang: found.lang, basename: `/${segment}` } : main;
  };
}

type AnyInput = Readonly<Record<string, unknown>>;

/** The address of a link in a text. */
const linkAddress = /(<a\b[^>]*?\shref=")([^"]*)/gi;

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
 * A response to a call with `lang` in which each entry has its language. A foreign backend, or its search index here, may ignore `lang`: the
 * texts are then in the main language.
 */
function marked(call: Call, answer: unknown, lang: string): unknown {
  if (call.name === search.name) {
    const found = answer as CallOutput<typeof search>;
    return found.items.every(isMarked) ? found : { ...found, items: inMainLanguage(found.items, lang, true) };
  }
  if (call.answers === null || [answer].flat().every(isMarked)) return answer;
  return inMainLanguage(answer, lang, true);
}

/** A link to a concern by its address in the default language. */
const concernPath = /^\/concern\/([^/?#]+)/;

/** A client for the pages in a language: it makes calls in the language, and links in texts lead to pages in it. */
export function clientIn({ lang, basename }: PageLanguage, client: Client, defaultLanguage: string): Client {
  let addresses: Promise<ReadonlyMap<string, string>> | undefined;
  const withLinks = (call: Call, answer: unknown, pathOf: (path: string) => string): unknown =>
    mapRichTextOf(call, answer, (html) =>
      html.replace(linkAddress, (link, before: string, path: string) =>
        isPagePath(path) && languageSegment(path) === undefined ? before + pathOf(path) : link,
      ),
    );
  const linked = async (call: Call, answer: unknown): Promise<unknown> => {
    let toConcerns = false;
    const simple = withLinks(call, answer, (path) => {
      toConcerns ||= concernPath.test(path);
      return pathIn(basename, path);
    });
    if (!toConcerns) return simple;
    addresses ??= concernAddresses(lang, client);
    const known = await addresses;
    return withLinks(call, answer, (path) =>
      pathIn(
        basename,
        path.replace(concernPath, (_, main: string) => `/concern/${known.get(main) ?? main}`),
      ),
    );
  };
  const takesLanguage = ({ input }: Call): boolean => 'lang' in ((input as { shape?: object }).shape ?? {});
  const inLanguage = <Input>(call: Call, input: Input): Input =>
    takesLanguage(call) ? ({ ...(input as AnyInput), lang } as Input) : input;
  const read = (call: Call, answer: unknown): Promise<unknown> =>
    linked(call, takesLanguage(call) ? marked(call, answer, defaultLanguage) : answer);
  return {
    call: async (call, input, options) =>
      (await read(call, await client.call(call, inLanguage(call, input), options))) as CallOutput<typeof call>,
    async list(call, input, options) {
      const { items, total } = await client.list(call, inLanguage(call, input), options);
      return { items: (await read(call, items)) as typeof items, total };
    },
  };
}

/** The addresses of concerns in a language by those in the default one. Without them, links lead to pages that redirect. */
async function concernAddresses(lang: string, client: Client): Promise<ReadonlyMap<string, string>> {
  try {
    const [main, own] = await Promise.all([client.call(getConcern, {}), client.call(getConcern, { lang })]);
    const byId = new Map(own.map(({ id, address }) => [id, address]));
    return new Map(main.map(({ id, address }) => [address, byId.get(id) ?? address]));
  } catch {
    return new Map();
  }
}
