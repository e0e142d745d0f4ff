import { getInformation } from '#content/company/calls.ts';
import type { EntityName } from '#content/registry.ts';
import type { CallError } from '#contract/protocol/call-error.ts';
import type { Client } from '#contract/protocol/client.ts';
import { contentReader } from './read-content.ts';
import type { SearchItem } from './search-index.ts';

/** The maximum number of languages besides the main one: each is another reading of the whole backend. */
const maxLanguages = 10;

/** The maximum number of translations of a content type. */
const maxTranslations = 50_000;

/** The languages that the backend lists as published, without the main one. A backend of the specification alone lists none. */
export async function searchLanguages(client: Client, signal: AbortSignal, defaultLanguage: string): Promise<string[]> {
  const information = await client.call(getInformation, {}, { signal }).catch((error: unknown) => {
    if ((error as CallError).kind === 'not-found') return undefined;
    throw error;
  });
  const published = information?.languages.filter(({ state }) => state === 'Published') ?? [];
  const tags = published
    .map(({ lang }) => lang.toLowerCase())
    .filter((lang) => lang !== '' && lang !== defaultLanguage.toLowerCase());
  return [...new Set(tags)].slice(0, maxLanguages);
}

/**
 * The items of a type with their translations. A response names the language of each text; without one, it is the main
 * language.
 */
export async function readInLanguages(
  type: EntityName,
  {
    client,
    signal,
    defaultLanguage,
    languages,
  }: { client: Client; signal: AbortSignal; defaultLanguage: string; languages: () => Promise<readonly string[]> },
): Promise<SearchItem[]> {
  const items = await contentReader(client, signal)(type);
  const main = defaultLanguage.toLowerCase();
  const byId = new Map(items.map((item) => [item.id, item]));
  let left = maxTranslations;
  for (const lang of await languages()) {
    for (const { id, document } of await contentReader(client, signal, lang)(type)) {
      const item = id === '' ? undefined : byId.get(id);
      const own = typeof document.lang === 'string' ? document.lang.toLowerCase() : main;
      if (!item || own === main || left === 0) continue;
      item.translations = { ...item.translations, [own]: document };
      left -= 1;
    }
  }
  return items;
}
