const tag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/;

/** The language tag in the store's spelling (lower case), or undefined if it is not a tag. */
export function tagOf(lang: string): string | undefined {
  const lower = lang.toLowerCase();
  return tag.test(lower) ? lower : undefined;
}

/**
 * The languages that suit a visitor who requests `lang`, best first: `pt-br`, `pt`, ''. The last is the default language. It is
 * the only one if `lang` is the default language, absent or not a tag.
 */
export function languagesFor(lang: string | undefined, defaultLanguage: string): string[] {
  const languages: string[] = [];
  let rest = lang === undefined ? undefined : tagOf(lang);
  while (rest && rest !== defaultLanguage.toLowerCase()) {
    languages.push(rest);
    rest = rest.includes('-') ? rest.slice(0, rest.lastIndexOf('-')) : undefined;
  }
  return [...languages, ''];
}

/** The language for `Intl`, or English for a tag that it rejects. */
export function localeOf(lang: string): string {
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
