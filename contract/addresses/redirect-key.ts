import { withoutLanguage } from './language-path.ts';

/** A path without encoding, except for percent signs and the signs that divide addresses. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%(?=25|2f|3f|23)/gi, '%25'));
  } catch {
    return path;
  }
}

/**
 * The form in which the paths of redirects are compared. As with pages, case, empty segments, a last slash and encoding
 * do not matter.
 */
export const redirectKey = (path: string): string =>
  decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/s, '');

/** The key of a path without its language. */
export const redirectPageKey = (path: string): string => redirectKey(withoutLanguage(redirectKey(path)));
