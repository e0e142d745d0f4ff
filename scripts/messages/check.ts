import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entityNames } from '#content/registry.ts';
import { formatLocale } from '#site/texts/format-locale.ts';
import {
  allCatalogs,
  type Catalogs,
  flat,
  labelsPart,
  languagesIn,
  nameOf,
  officeCatalogs,
  readPart,
  root,
  sourceLanguage,
} from './catalogs.ts';
import { englishLabels, labelsFile, labelsIn } from './entity-labels.ts';
import { type MessageCode, messageCode } from './message-code.ts';
import type { Messages } from './read-messages.ts';

/** Counts that pages show. Some languages have another form for millions, which a catalog may leave out. */
const commonCounts = Array.from({ length: 1_001 }, (_, count) => count);

interface PluralForms {
  needed: ReadonlySet<string>;
  known: ReadonlySet<string>;
}

function pluralFormsOf(language: string): PluralForms {
  const rules = new Intl.PluralRules(formatLocale(language));
  const known = new Set<string>(rules.resolvedOptions().pluralCategories);
  return { needed: new Set(commonCounts.map((count) => rules.select(count))), known };
}

type Checked = Pick<Catalogs, 'folder' | 'parts'>;

/** What is wrong with all catalogs of the program, one line each. */
export const allProblems = (): string[] => [
  ...allCatalogs.flatMap((catalogs) => catalogProblems(catalogs).map((problem) => `${nameOf(catalogs)}/${problem}`)),
  ...languagesIn(officeCatalogs.folder).flatMap(labelProblems),
];

/** What is wrong with the labels of content types in a language of the office. */
function labelProblems(language: string): string[] {
  const english = englishLabels();
  if (language === sourceLanguage) return messageProblems(labelsPart, language, english, english);
  return entityNames.flatMap((type) => {
    const path = labelsFile(type, language);
    const at = relative(root, path);
    if (!existsSync(path)) return [`${at} is missing`];
    return messageProblems(at, language, labelsIn(type, language), english[type] ?? {});
  });
}

/** What is wrong with some catalogs, one line each; empty if they are complete and valid. */
export function catalogProblems(catalogs: Checked): string[] {
  const { folder, parts } = catalogs;
  return [
    ...languagesIn(folder).flatMap((language) => parts.flatMap((part) => partProblems(catalogs, language, part))),
    ...descriptionProblems(catalogs),
  ];
}

function partProblems(catalogs: Checked, language: string, part: string): string[] {
  const at = `${language}/${part}.json`;
  if (part === labelsPart) return [];
  if (!existsSync(join(catalogs.folder, at))) return [`${at} is missing`];
  return messageProblems(at, language, readPart(catalogs, language, part), readPart(catalogs, sourceLanguage, part));
}

/** `at`: the file of the messages, as people name it. */
function messageProblems(at: string, language: string, messages: Messages, source: Messages): string[] {
  const own = flat(messages);
  const english = flat(source);
  const forms = pluralFormsOf(language);
  return [
    ...[...english.keys()].filter((name) => !own.has(name)).map((name) => `${at}: ${name} is missing`),
    ...[...own].flatMap(([name, text]) => {
      const source = english.get(name);
      if (source === undefined) return [`${at}: ${name} is not in English`];
      return textProblems(text, source, forms).map((problem) => `${at}: ${name}: ${problem}`);
    }),
  ];
}

function textProblems(text: string, source: string, { needed, known }: PluralForms): string[] {
  if (text.trim() === '') return ['the text is blank'];
  const own = compiled(text);
  if (typeof own === 'string') return [`the message is invalid: ${own}`];
  const problems = own.plurals.flatMap((forms) => [
    ...[...needed].filter((form) => !forms.has(form)).map((form) => `a plural lacks the form “${form}”`),
    ...[...forms].filter((form) => !known.has(form)).map((form) => `the language has no plural form “${form}”`),
  ]);
  const english = compiled(source);
  if (typeof english === 'string') return problems;
  for (const [name, type] of english.arguments) {
    const ownType = own.arguments.get(name);
    if (ownType === undefined) problems.push(`{${name}} is missing`);
    else if (ownType !== type) problems.push(`{${name}} is a ${ownType} but in English a ${type}`);
  }
  for (const name of own.arguments.keys())
    if (!english.arguments.has(name)) problems.push(`{${name}} is not in English`);
  return problems;
}

function compiled(text: string): MessageCode | string {
  try {
    return messageCode(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Descriptions for translators are by name of a message or a group. */
function descriptionProblems(catalogs: Checked): string[] {
  const described: Record<string, string> = JSON.parse(
    readFileSync(join(catalogs.folder, 'descriptions.json'), 'utf8'),
  );
  const names = catalogs.parts.flatMap((part) =>
    [...flat(readPart(catalogs, sourceLanguage, part)).keys()].map((name) => `${part}.${name}`),
  );
  return Object.keys(described)
    .filter((path) => !names.some((name) => name === path || name.startsWith(`${path}.`)))
    .map((path) => `descriptions.json: there is no message ${path}`);
}
