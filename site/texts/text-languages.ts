/** The languages that the site's own texts are written in. */
const textLanguages: ReadonlySet<string> = new Set(['en']);

/** The language of the site's own texts on pages in a language: the same, a more general one, or English. */
export function textLanguageOf(lang: string): string {
  const general = lang.split('-')[0] ?? lang;
  return [lang, general].find((language) => textLanguages.has(language)) ?? 'en';
}
