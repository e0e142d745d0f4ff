import { loaders, type Texts } from '#build/messages/office-server/calls.ts';
import { loadWords, type Wording as WordingIn } from '#contract/languages/wording.ts';

/** What calls write to users of the office, in their language. */
export const words = await loadWords<Texts>(loaders);

export type Wording = WordingIn<Texts>;

/** Where `Intl` needs more than the language. English dates name the day first; Arabic has Latin digits, as in the office. */
const locales: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn', en: 'en-GB', pt: 'pt-PT', qps: 'en-GB' };

export const formatLocale = (lang: string): string => locales[lang] ?? lang;

/** The name of a language in another one: “German” for `de`. */
export const nameOfLanguage = (tag: string, lang: string): string =>
  new Intl.DisplayNames([formatLocale(lang)], { type: 'language' }).of(tag) ?? tag;

/** Titles in quotation marks, with commas. */
export function quoted(titles: readonly string[], texts: Texts, lang: string): string {
  const list = new Intl.ListFormat(formatLocale(lang), { type: 'unit', style: 'short' });
  return list.format(titles.map((title) => texts.store.quoted({ title })));
}
