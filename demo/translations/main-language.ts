import { type AnyEntry, everything } from '../content/everything.ts';

/** An entry of any type in any main language. */
export interface LoadedEntry extends Pick<AnyEntry, 'type' | 'key' | 'parent' | 'relations'> {
  document: Fields;
  translations: Record<string, Fields>;
  earlier?: { fields: Fields; languages: readonly string[] };
}

type Fields = Record<string, unknown>;

/** The main languages of sites that get the demo group: those that it is complete in. */
export const demoLanguages: readonly string[] = ['en', 'pt'];

/** All entries of the demo group, with their documents in a language and English, if it is another, among the translations. */
export function entriesIn(language: string): LoadedEntry[] {
  const entries: LoadedEntry[] = everything.map((entry) => ({ ...entry, document: { ...entry.document } }));
  if (language === 'en') return entries;
  const swapped = entries.map((entry) => withMainLanguage(entry, language));
  // Links in texts have the addresses of the main language.
  const text = entries.reduce((json, { type, document, translations }) => {
    const own = type === 'concern' && translations[language]?.address;
    return own ? json.replaceAll(`/concern/${document.address}\\"`, `/concern/${own}\\"`) : json;
  }, JSON.stringify(swapped));
  return JSON.parse(text);
}

/** `earlier` is left out: it is about changes of the English text. */
function withMainLanguage(
  { document, translations, earlier: _, ...entry }: LoadedEntry,
  language: string,
): LoadedEntry {
  const { [language]: own = {}, ...others } = translations;
  const english = Object.fromEntries(Object.keys(own).map((field) => [field, document[field]]));
  const swapped = { ...document, ...merged(document, own) };
  const translated = { en: english, ...others };
  if (!Array.isArray(document.languages)) return { ...entry, document: swapped, translations: translated };
  const languages = document.languages.map((each: { lang: string }) =>
    each.lang === language ? { ...each, lang: 'en' } : each,
  );
  return { ...entry, document: { ...swapped, languages }, translations: translated };
}

/** A translation with the untranslated fields of its list items. */
const merged = (document: Fields, translation: Fields): Fields =>
  Object.fromEntries(
    Object.entries(translation).map(([field, value]) => {
      const original = document[field];
      if (!Array.isArray(value) || !Array.isArray(original)) return [field, value];
      return [field, original.map((item: Fields, index) => ({ ...item, ...(value[index] as Fields) }))];
    }),
  );
