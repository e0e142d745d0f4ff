import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entityNames } from '#content/registry.ts';
import { englishLabels, labelsIn, pagesFile } from './entity-labels.ts';
import { type Messages, readMessages } from './read-messages.ts';

/** The catalogs of an application: a folder for each language, with the same files in each. */
export interface Catalogs {
  /** With a folder for each language, and the descriptions for translators. */
  folder: string;
  /** The names of the files, without `.json`. */
  parts: readonly string[];
  /** Where the compiled modules are. */
  target: string;
  /** Whether a language is one module with all parts. Otherwise each part is a module, which pages load apart. */
  isWhole: boolean;
}

/** The language that the others are translated from. */
export const sourceLanguage = 'en';

export const root = join(import.meta.dirname, '../..');

/**
 * The site's files: texts of every page, texts of single pages, texts that only the server writes, errors at form
 * fields, and texts that calls write to visitors.
 */
export const siteCatalogs: Catalogs = {
  folder: join(root, 'site/texts/messages'),
  parts: ['common', 'pages', 'server', 'forms', 'calls'],
  target: join(root, 'build/messages'),
  isWhole: false,
};

const officeFolder = join(root, 'office/texts/messages');

/** The labels of content types. They are with the types in `content/`: English in the definition, other languages in `texts/`. */
export const labelsPart = 'entities';

/** The office's files, one for each area, and the labels of content types. The browser loads them together. */
export const officeCatalogs: Catalogs = {
  folder: officeFolder,
  parts: [labelsPart, ...readdirSync(join(officeFolder, sourceLanguage)).map((file) => file.replace(/\.json$/, ''))],
  target: join(root, 'build/messages/office'),
  isWhole: true,
};

/**
 * What the server writes to users of the office: texts of its calls; texts of sign-in, with the mails to users; titles
 * of errors.
 */
export const officeServerCatalogs: Catalogs = {
  folder: join(root, 'office/texts/server-messages'),
  parts: ['calls', 'accounts', 'titles'],
  target: join(root, 'build/messages/office-server'),
  isWhole: false,
};

/** What the office's server reads too: labels of content types, and errors at fields. */
export const sharedOfficeCatalogs: Catalogs = {
  ...officeCatalogs,
  parts: [labelsPart, 'rules'],
  target: officeServerCatalogs.target,
  isWhole: false,
};

export const allCatalogs: readonly Catalogs[] = [siteCatalogs, officeCatalogs, officeServerCatalogs];

/** The languages that have a folder, English first. */
export function languagesIn(folder: string): string[] {
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== sourceLanguage)
    .map(({ name }) => name);
  return [sourceLanguage, ...others.sort()];
}

/**
 * The part of the site with texts of single pages. Those of content types are with the types in `content/`, and are here in
 * the group `types`.
 */
const pagesPart = 'pages';

/** The messages of a part in a language. */
export function readPart({ folder }: Pick<Catalogs, 'folder'>, language: string, part: string): Messages {
  if (part !== labelsPart) {
    const messages = readMessages(join(folder, language, `${part}.json`));
    if (folder !== siteCatalogs.folder || part !== pagesPart) return messages;
    return { ...messages, types: pageTextsOfTypes(language) };
  }
  if (language === sourceLanguage) return englishLabels();
  return Object.fromEntries(entityNames.map((type) => [type, labelsIn(type, language)]));
}

/** The texts of the pages of content types. A language that lacks them has none yet; the linter reports it. */
const pageTextsOfTypes = (language: string): Messages =>
  Object.fromEntries(
    entityNames
      .filter((type) => existsSync(pagesFile(type, sourceLanguage)))
      .map((type) => [type, readMessages(pagesFile(type, language))]),
  );

/** The texts of a catalog by their dotted names, such as `nav.home`. */
export function flat(messages: Messages, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts.set(prefix + name, value);
    else for (const [inner, text] of flat(value, `${prefix}${name}.`)) texts.set(inner, text);
  }
  return texts;
}

/** The folder as people name it, such as `site/texts/messages`. */
export const nameOf = ({ folder }: Catalogs): string => relative(root, folder);
