import type { Store, StoredEntry } from '#store/store.ts';

/** A language tag as the store spells it: in lower case, '' for the main language. */
export function storedLanguage(lang: string, { defaultLanguage }: Pick<Store, 'defaultLanguage'>): string {
  const lower = lang.toLowerCase();
  return lower === defaultLanguage.toLowerCase() ? '' : lower;
}

/** The languages of a call. Undefined: all. */
export const storedLanguages = (
  languages: readonly string[] | undefined,
  store: Pick<Store, 'defaultLanguage'>,
): string[] | undefined => languages?.map((lang) => storedLanguage(lang, store));

/** The languages of an entry that are not kept as drafts. */
export const exceptDrafts = ({ translations, visible, publications }: StoredEntry): string[] =>
  ['', ...Object.keys({ ...translations, ...visible?.translations })].filter(
    (lang) => publications[lang]?.status !== 'draft',
  );
