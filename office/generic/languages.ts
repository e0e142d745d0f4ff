import { isLanguageTag } from '#contract/rich-text.ts';

/** Offered by their names; any other is entered as a tag. */
export const commonLanguages = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ru', 'ar', 'zh', 'ja', 'bn', 'hi'];

/** What a language is called, such as “German”; the tag itself where the browser has no name for it. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The tag of a language that was entered by its name or as a tag; nothing where it is neither. */
export function languageIn(entered: string): string | undefined {
  const typed = entered.trim();
  const named = ['en', ...commonLanguages].find((tag) => languageName(tag).toLowerCase() === typed.toLowerCase());
  if (named !== undefined) return named;
  return isLanguageTag(typed) ? typed : undefined;
}
