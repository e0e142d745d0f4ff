/** Whether a text has the form of a BCP 47 language tag, such as `de` or `pt-BR`. */
export const isLanguageTag = (tag: string): boolean => tag.length <= 35 && /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(tag);

const maxTags = 200;

/** Remembers what `Intl` finds for a tag, which takes 10 to 20 µs: a page needs it for each language of the site. */
export function rememberByTag<T>(find: (tag: string) => T): (tag: string) => T {
  const known = new Map<string, T>();
  return (tag) => {
    const before = known.get(tag);
    if (before !== undefined) return before;
    const found = find(tag);
    // Texts of editors may name any number of tags.
    if (known.size >= maxTags) known.clear();
    known.set(tag, found);
    return found;
  };
}

/** Made on first use; each takes 0.1 ms. */
let englishNames: Intl.DisplayNames | undefined;

/**
 * Whether a tag names a language that the system knows, such as `de` or `pt-BR`; a page's path could be mistaken for
 * any other.
 */
export const isKnownLanguage = rememberByTag((tag) => {
  try {
    englishNames ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    return englishNames.of(tag) !== undefined;
  } catch {
    return false;
  }
});

/** The name of a language in itself, such as “Deutsch”; the tag if it has none. */
export const ownLanguageName = rememberByTag((tag) => {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
});

/** The English name of a language, such as “German”; the tag itself if it has none. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
