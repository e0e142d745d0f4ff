import { getConcern } from '#content/concern/calls.ts';
import { isPagePath, languageSegment, pathIn } from '#contract/addresses/language-path.ts';
import type { Call } from '#contract/call.ts';
import type { Client } from '#contract/client.ts';
import { mapLinksOf } from '#contract/map-texts.ts';
import type { PageLanguage } from './site-language.ts';

/** A link to a concern by its address in the default language. */
const concernPath = /^\/concern\/([^/?#]+)/;

/** An address as the site's own origin and the path on it; '' for the origin of a path alone, and of any other address. */
function splitOrigin(address: string, publicUrl: string): { origin: string; path: string } {
  if (!address.toLowerCase().startsWith(publicUrl.toLowerCase())) return { origin: '', path: address };
  const path = address.slice(publicUrl.length);
  if (path === '') return { origin: publicUrl, path: '/' };
  return path.startsWith('/') ? { origin: publicUrl, path } : { origin: '', path: address };
}

/** Returns a function for the responses to the calls of a page: links to pages of the site lead to those in a language. */
export function linksIn({ lang, basename }: PageLanguage, client: Client, publicUrl: string) {
  let addresses: Promise<ReadonlyMap<string, string>> | undefined;
  const withLinks = (call: Call, answer: unknown, pathOf: (path: string) => string): unknown =>
    mapLinksOf(call, answer, (address) => {
      const { origin, path } = splitOrigin(address, publicUrl);
      return isPagePath(path) && languageSegment(path) === undefined
        ? origin + pathIn(basename, pathOf(path))
        : address;
    });
  return async (call: Call, answer: unknown): Promise<unknown> => {
    let toConcerns = false;
    const simple = withLinks(call, answer, (path) => {
      toConcerns ||= concernPath.test(path);
      return path;
    });
    if (!toConcerns) return simple;
    addresses ??= concernAddresses(lang, client);
    const known = await addresses;
    return withLinks(call, answer, (path) =>
      path.replace(concernPath, (_, main: string) => `/concern/${known.get(main) ?? main}`),
    );
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
