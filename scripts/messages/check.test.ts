import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { allCatalogs, flat, languagesIn, readPart, siteCatalogs } from './catalogs.ts';
import { allProblems, catalogProblems as problemsOf } from './check.ts';
import { messageCode } from './message-code.ts';
import { pseudoMessages, pseudoText } from './pseudo.ts';
import type { Messages } from './read-messages.ts';

const { parts } = siteCatalogs;
const catalogProblems = (folder: string) => problemsOf({ folder, parts });
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const english = {
  common: { greeting: 'Hello {name}', group: { found: '{count, plural, one {# thing} other {# things}}' } },
};

/** A folder of catalogs: English, and another language with these texts of every page. */
function folderWith(language: string, common: Messages): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  folders.push(folder);
  writeFileSync(join(folder, 'descriptions.json'), '{}');
  for (const [name, texts] of Object.entries({ en: english.common, [language]: common })) {
    mkdirSync(join(folder, name));
    for (const part of parts)
      writeFileSync(join(folder, name, `${part}.json`), JSON.stringify(part === 'common' ? texts : {}));
  }
  return folder;
}

const german = { greeting: 'Hallo {name}', group: { found: '{count, plural, one {# Ding} other {# Dinge}}' } };

test('accepts complete catalogs', () => {
  expect(catalogProblems(folderWith('de', german))).toEqual([]);
});

test('reports missing and surplus messages', () => {
  const problems = catalogProblems(folderWith('de', { greeting: 'Hallo {name}', old: 'Alt' }));
  expect(problems).toEqual(['de/common.json: group.found is missing', 'de/common.json: old is not in English']);
});

test('reports a missing file', () => {
  const folder = folderWith('de', german);
  rmSync(join(folder, 'de/pages.json'));
  expect(catalogProblems(folder)).toEqual(['de/pages.json is missing']);
});

test.each([
  ['Hallo', '{name} is missing'],
  ['Hallo {name} und {other}', '{other} is not in English'],
  ['{name, plural, one {a} other {b}}', '{name} is a number but in English a string'],
  ['Hallo {name', 'the message is invalid: EXPECT_ARGUMENT_CLOSING_BRACE'],
  [' ', 'the text is blank'],
])('reports the text “%s”', (greeting, problem) => {
  expect(catalogProblems(folderWith('de', { ...german, greeting }))).toEqual([`de/common.json: greeting: ${problem}`]);
});

test('reports plural forms that the language lacks or that it needs', () => {
  const found = '{count, plural, one {#} few {#} other {#}}';
  const problemsIn = (language: string) => catalogProblems(folderWith(language, { ...german, group: { found } }));
  expect(problemsIn('de')).toEqual(['de/common.json: group.found: the language has no plural form “few”']);
  expect(problemsIn('ar')).toEqual(
    ['zero', 'two', 'many'].map((form) => `ar/common.json: group.found: a plural lacks the form “${form}”`),
  );
  expect(problemsIn('zh')).toHaveLength(2);
});

test('reports a description without a message', () => {
  const folder = folderWith('de', german);
  writeFileSync(join(folder, 'descriptions.json'), JSON.stringify({ 'common.group': 'A', 'common.gone': 'B' }));
  expect(catalogProblems(folder)).toEqual(['descriptions.json: there is no message common.gone']);
});

test('the catalogs of the site and of the office are complete and valid', () => {
  expect(allProblems()).toEqual([]);
});

test.each([
  ['en', /e-mail/i],
  ['de', /\bemail|\beMail/i],
  ['pt', /\bemail/i],
  ['fr', /\bemail|courriel/i],
])('each text in %s spells email in one way', (language, other) => {
  const texts = allCatalogs.flatMap((catalogs) =>
    languagesIn(catalogs.folder).includes(language)
      ? catalogs.parts.flatMap((part) => [...flat(readPart(catalogs, language, part)).values()])
      : [],
  );
  // Names of arguments are in English.
  expect(texts.filter((text) => other.test(text.replace(/\{\w+[,}]/g, '')))).toEqual([]);
});

test('the pseudo-locale marks and lengthens texts and keeps their arguments', () => {
  expect(pseudoText('Hello world')).toBe('[!! Ĥéļļö ŵöŕļđ one two !!]');
  expect(pseudoText('{count, plural, one {# result} other {# results}} for {query}')).toMatch(
    /^\[!! \{count, ?plural, ?one ?\{# ŕéšûļţ\} other ?\{# ŕéšûļţš\}\} ƒöŕ \{query\} one two !!\]$/,
  );
  for (const catalogs of allCatalogs) {
    for (const part of catalogs.parts) {
      const english = readPart(catalogs, 'en', part);
      const texts = flat(english);
      for (const [name, text] of flat(pseudoMessages(english))) {
        const source = messageCode(texts.get(name) ?? '');
        expect(messageCode(text).arguments, name).toEqual(source.arguments);
      }
    }
  }
});
