import { loaders, type Texts } from '#build/messages/calls.ts';

const english = (await loaders.en()).messages;
const all = new Map<string, Texts>();
for (const [language, load] of Object.entries(loaders)) all.set(language.toLowerCase(), (await load()).messages);

/** The texts that calls write to a visitor in their language or a more general one, such as `pt` for `pt-BR`; otherwise in English. */
export function textsFor(lang = 'en'): Texts {
  const tag = lang.toLowerCase();
  return all.get(tag) ?? all.get(tag.split('-')[0] ?? tag) ?? english;
}
