import { withoutLanguage } from './language-path.ts';

/** A path as the calls of the server see it: decoded, except for percent signs. */
function decoded(path: string): string {
  try {
    return decodeURI(path.replaceAll('%25', '%2525'));
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
