interface Loaders<Texts> {
  readonly en: () => Promise<{ messages: Texts }>;
  readonly [language: string]: () => Promise<{ messages: Texts }>;
}

/**
 * Loads texts: on the server in every language, in the browser in the document's only, because a page in another
 * language is another document. Resolves with the texts of a language, which are English for a language without texts.
 */
export async function loadTexts<Texts>(loaders: Loaders<Texts>): Promise<(language?: string) => Texts> {
  // Vite replaces the condition; Node itself runs this file in development.
  if (import.meta.env?.SSR === false) {
    const { messages } = await (loaders[document.documentElement.lang] ?? loaders.en)();
    return () => messages;
  }
  const english = await loaders.en();
  const all = new Map<string, Texts>();
  for (const [language, load] of Object.entries(loaders)) all.set(language, (await load()).messages);
  return (language = 'en') => all.get(language) ?? english.messages;
}
