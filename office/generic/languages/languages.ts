import { isKnownLanguage, isLanguageTag } from '#contract/languages/language-tags.ts';

/** Offered by their names; any other is entered as a tag. */
export const commonLanguages = [
  ...['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ru', 'ar', 'fa', 'he', 'ur', 'zh', 'ja', 'bn', 'hi'],
  ...['bg', 'cs', 'da', 'el', 'et', 'fi', 'hr', 'hu', 'lt', 'lv', 'nb', 'ro', 'sk', 'sl', 'sr', 'sv', 'uk'],
  ...['id', 'ko', 'ms', 'sw', 'th', 'vi'],
];

/** Languages that texts can be translated into. */
export const languagesBeside = (mainLanguage: string): string[] =>
  commonLanguages.filter((tag) => tag !== mainLanguage.toLowerCase());

/** Names by which people also know a language. `Intl` has one name of each. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  bn: ['Bengali', 'Bangla', 'Bengalisch', 'Bengalês', 'Bengalí', 'البنغالية'],
  fa: ['Farsi', 'Persian', 'Persisch', 'Persa', 'الفارسية'],
  zh: ['Mandarin', 'Chinese', 'Chinesisch', 'Chinês', 'الصينية'],
  es: ['Castilian', 'Castellano', 'Kastilisch'],
};

/** All names of a language in lower case, its own name and its tag among them. */
export function namesOf(tag: string, languageName: (tag: string) => string): string[] {
  const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return [languageName(tag), own, ...(otherNames[tag] ?? []), tag].map((name) => name.toLowerCase());
}

/** Whether a typed text is the tag of a known language, such as `la`, or a whole name of one that is offered. */
export function isWhole(typed: string, offered: readonly string[], languageName: (tag: string) => string): boolean {
  if (offered.some((tag) => namesOf(tag, languageName).includes(typed.toLowerCase()))) return true;
  // `ger` is a beginning of “German”, and an old spelling of `de`.
  return isKnownLanguage(typed) && Intl.getCanonicalLocales(typed)[0]?.toLowerCase() === typed.toLowerCase();
}

/** The tag of a language that was entered by one of its names or as a tag; undefined if it is neither. */
export function languageIn(entered: string, languageName: (tag: string) => string): string | undefined {
  const typed = entered.trim();
  const named = commonLanguages.find((tag) => namesOf(tag, languageName).includes(typed.toLowerCase()));
  if (named !== undefined) return named;
  return isLanguageTag(typed) ? typed : undefined;
}
