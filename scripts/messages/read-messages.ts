import { existsSync, readFileSync } from 'node:fs';

/** Messages by name, as in a catalog's file: texts in ICU MessageFormat, grouped. */
export interface Messages {
  [name: string]: string | Messages;
}

/** The messages of a file. A file that a language lacks has none yet; the linter reports it. */
export const readMessages = (path: string): Messages =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
