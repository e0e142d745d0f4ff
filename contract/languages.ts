/** Whether a text has the form of a BCP 47 language tag, such as `de` or `pt-BR`. */
export const isLanguageTag = (tag: string): boolean => tag.length <= 35 && /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(tag);

/** The English name of a language, such as “German”; the tag itself if it has none. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
