import { loaders, type Texts } from '#build/messages/calls.ts';

const english = (await loaders.en()).messages;
const loaded = Object.entries(loaders).map(
  async ([language, load]): Promise<[string, Texts]> => [language.toLowerCase(), (await load()).messages],
);
const all = new Map(await Promise.all(loaded));

/**
 * The texts that calls write to a visitor in their language or a more general one, such as `pt` for `pt-BR`; otherwise
 * in English.
 */
export function textsFor(lang = 'en'): Texts {
  const tag = lang.toLowerCase();
  return all.get(tag) ?? all.get(tag.split('-')[0] ?? tag) ?? english;
}
