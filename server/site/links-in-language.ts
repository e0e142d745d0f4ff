import { getConcern } from '#content/concern/calls.ts';
import { getPage } from '#content/free-page/calls.ts';
import { isFreeAddress } from '#content/page-subject.ts';
import { isPagePath, languageSegment, pathIn } from '#contract/addresses/language-path.ts';
import { mapLinksOf } from '#contract/documents/map-texts.ts';
import type { Call } from '#contract/protocol/call.ts';
import type { Client } from '#contract/protocol/client.ts';
import type { PageLanguage } from './site-language.ts';

/** Entries with an address in each language: the call that lists them, and where their pages are. */
const addressed = [
  { list: getConcern, base: '/concern/', isAddress: () => true },
  { list: getPage, base: '/', isAddress: isFreeAddress },
] as const;
type Addressed = (typeof addressed)[number];

/** The entry that a path may lead to, by its address in the default language; undefined for other pages. */
function targetOf(path: string) {
  const [, base = '', address = '', rest = ''] = /^(\/(?:[^/?#]+\/)?)([^/?#]+)(.*)$/s.exec(path) ?? [];
  const type = addressed.find((each) => each.base === base && each.isAddress(address));
  return type && { type, address, rest };
}

/** An address as the site's own origin and the path on it; '' for the origin of a path alone, and of any other address. */
function splitOrigin(address: string, publicUrl: string): { origin: string; path: string } {
  if (!address.toLowerCase().startsWith(publicUrl.toLowerCase())) return { origin: '', path: address };
  const path = address.slice(publicUrl.length);
  if (path === '') return { origin: publicUrl, path: '/' };
  return path.startsWith('/') ? { origin: publicUrl, path } : { origin: '', path: address };
}

/** Returns a function for the responses to the calls of a page: links to pages of the site lead to those in a language. */
export function linksIn({ lang, basename }: PageLanguage, client: Client, publicUrl: string) {
  const addresses = new Map<Addressed, Promise<ReadonlyMap<string, string>>>();
  const withLinks = (call: Call, answer: unknown, pathOf: (path: string) => string): unknown =>
    mapLinksOf(call, answer, (address) => {
      const { origin, path } = splitOrigin(address, publicUrl);
      return isPagePath(path) && languageSegment(path) === undefined
        ? origin + pathIn(basename, pathOf(path))
        : address;
    });
  return async (call: Call, answer: unknown): Promise<unknown> => {
    const types = new Set<Addressed>();
    const simple = withLinks(call, answer, (path) => {
      const target = targetOf(path);
      if (target) types.add(target.type);
      return path;
    });
    if (types.size === 0) return simple;
    const known = new Map<Addressed, ReadonlyMap<string, string>>();
    for (const type of types) {
      const found = addresses.get(type) ?? addressesOf(type, lang, client);
      addresses.set(type, found);
      known.set(type, await found);
    }
    return withLinks(call, answer, (path) => {
      const target = targetOf(path);
      if (!target) return path;
      const { type, address, rest } = target;
      return type.base + (known.get(type)?.get(address) ?? address) + rest;
    });
  };
}

/** The addresses of a type in a language by those in the default one. Without them, links lead to pages that redirect. */
async function addressesOf({ list }: Addressed, lang: string, client: Client): Promise<ReadonlyMap<string, string>> {
  try {
    const [main, own] = await Promise.all([client.call(list, {}), client.call(list, { lang })]);
    const byId = new Map(own.map(({ id, address }) => [id, address]));
    return new Map(main.map(({ id, address }) => [address, byId.get(id) ?? address]));
  } catch {
    return new Map();
  }
}
