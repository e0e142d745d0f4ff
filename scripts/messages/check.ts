import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatLocale } from '#site/texts/format-locale.ts';
import { flat, languagesIn, messagesFolder, type Part, parts, readPart, sourceLanguage } from './catalogs.ts';
import { type MessageCode, messageCode } from './message-code.ts';

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

/** What is wrong with the catalogs in a folder, one line each; empty if they are complete and valid. */
export function catalogProblems(folder = messagesFolder): string[] {
  return [
    ...languagesIn(folder).flatMap((language) => parts.flatMap((part) => partProblems(language, part, folder))),
    ...descriptionProblems(folder),
  ];
}

function partProblems(language: string, part: Part, folder: string): string[] {
  const at = `${language}/${part}.json`;
  if (!existsSync(join(folder, at))) return [`${at} is missing`];
  const english = flat(readPart(sourceLanguage, part, folder));
  const own = flat(readPart(language, part, folder));
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
function descriptionProblems(folder: string): string[] {
  const described: Record<string, string> = JSON.parse(readFileSync(join(folder, 'descriptions.json'), 'utf8'));
  const names = parts.flatMap((part) =>
    [...flat(readPart(sourceLanguage, part, folder)).keys()].map((name) => `${part}.${name}`),
  );
  return Object.keys(described)
    .filter((path) => !names.some((name) => name === path || name.startsWith(`${path}.`)))
    .map((path) => `descriptions.json: there is no message ${path}`);
}
