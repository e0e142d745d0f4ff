import type { EntryLanguage } from '#contract/entity.ts';

const partAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);

/**
 * A page's data with the language of the entry that it is from. `names`: where the texts of the entry are in the data,
 * if not in the same place. Without `lang`, as in the default language, nothing is added.
 */
export function withLanguage<Data extends object>(
  data: Data,
  { lang, fallback = [] }: EntryLanguage,
  names: Readonly<Record<string, string>> = {},
): Data & EntryLanguage {
  if (lang === undefined) return data;
  const shown = fallback.map((path) => names[path] ?? path).filter((path) => partAt(data, path));
  return { ...data, lang, ...(shown.length > 0 ? { fallback: shown } : {}) };
}

/** The language of a part of an entry, such as `media.0`. */
export const languageOfPart = ({ lang, fallback }: EntryLanguage, part: string): EntryLanguage => ({
  lang,
  fallback: fallback?.flatMap((path) => (path.startsWith(`${part}.`) ? path.slice(part.length + 1) : [])),
});

/** Whether an entry has texts in the language of the page, such as `pt-BR`, or in a more general one, such as `pt`. */
export const isTranslated = (lang: string, pageLanguage: string): boolean =>
  `${pageLanguage}-`.toLowerCase().startsWith(`${lang}-`.toLowerCase());

/**
 * The texts in a page's data that have no translation: all of an entry without one, and those that `fallback` names of
 * others.
 */
export function untranslatedTextsIn(data: unknown, pageLanguage: string): Set<string> {
  const found = new Set<string>();
  // `whole`: the value is part of an entry without a translation.
  const look = (value: unknown, whole: boolean): void => {
    if (whole && typeof value === 'string') found.add(value);
    if (typeof value !== 'object' || value === null) return;
    const { lang, fallback } = value as EntryLanguage;
    const isWhole = lang ? !isTranslated(lang, pageLanguage) : whole;
    for (const path of fallback ?? []) look(partAt(value, path), true);
    for (const part of Object.values(value)) look(part, isWhole);
  };
  look(data, false);
  found.delete('');
  return found;
}
