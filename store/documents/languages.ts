const tag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/;

/** A language tag in the spelling of the store; undefined for what is none. */
export function tagOf(lang: string): string | undefined {
  const lower = lang.toLowerCase();
  return tag.test(lower) ? lower : undefined;
}

/**
 * The languages in which a visitor who asks for `lang` may be answered, the best first: `pt-br`, `pt`, ''. The
 * last stands for the default language; asking for that, for nothing or for no language gives it alone.
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
