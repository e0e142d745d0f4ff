import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Messages by name, as in a catalog's file: texts in ICU MessageFormat, grouped. */
export interface Messages {
  [name: string]: string | Messages;
}

/**
 * The files of each language: texts of every page, texts of single pages, texts that only the server writes, errors at form fields, and
 * texts that calls write to visitors.
 */
export const parts = ['common', 'pages', 'server', 'forms', 'calls'] as const;

export type Part = (typeof parts)[number];

export type Catalog = Record<Part, Messages>;

/** The language that the others are translated from. */
export const sourceLanguage = 'en';

export const messagesFolder = join(import.meta.dirname, '../../site/texts/messages');

/** The languages that have a folder, English first. */
export function languagesIn(folder = messagesFolder): string[] {
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== sourceLanguage)
    .map(({ name }) => name);
  return [sourceLanguage, ...others.sort()];
}

export const readPart = (language: string, part: Part, folder = messagesFolder): Messages =>
  JSON.parse(readFileSync(join(folder, language, `${part}.json`), 'utf8'));

/** The texts of a catalog by their dotted names, such as `nav.home`. */
export function flat(messages: Messages, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts.set(prefix + name, value);
    else for (const [inner, text] of flat(value, `${prefix}${name}.`)) texts.set(inner, text);
  }
  return texts;
}
