import { isLanguageTag } from '#contract/languages.ts';

/** Offered by their names; any other is entered as a tag. */
export const commonLanguages = [
  ...['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ru', 'ar', 'fa', 'he', 'ur', 'zh', 'ja', 'bn', 'hi'],
];

/** Languages that texts can be translated into. */
export const languagesBeside = (mainLanguage: string): string[] =>
  commonLanguages.filter((tag) => tag !== mainLanguage.toLowerCase());

/** The tag of a language that was entered by its name or as a tag; undefined if it is neither. */
export function languageIn(entered: string, languageName: (tag: string) => string): string | undefined {
  const typed = entered.trim();
  const named = commonLanguages.find((tag) => languageName(tag).toLowerCase() === typed.toLowerCase());
  if (named !== undefined) return named;
  return isLanguageTag(typed) ? typed : undefined;
}
