import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  allCatalogs,
  type Catalogs,
  flat,
  languagesIn,
  readPart,
  sharedOfficeCatalogs,
  sourceLanguage,
} from './catalogs.ts';
import { type Helper, helperCode, messageCode } from './message-code.ts';
import { pseudoLanguage, pseudoMessages } from './pseudo.ts';
import type { Messages } from './read-messages.ts';

/**
 * The TypeScript module of a part in a language. A message that a translation lacks is the English one; the linter
 * reports it.
 */
export function moduleCode(language: string, messages: Messages, english: Messages): string {
  const helpers = new Set<Helper>();
  const translated = flat(messages);
  const codeOf = (group: Messages, prefix: string): string => {
    const lines = Object.entries(group).map(([name, value]) => {
      const path = prefix + name;
      return `${JSON.stringify(name)}: ${typeof value === 'string' ? textCode(path, value) : codeOf(value, `${path}.`)},`;
    });
    return `{\n${lines.join('\n')}\n}`;
  };
  const textCode = (path: string, source: string): string => {
    try {
      const compiled = messageCode(translated.get(path) ?? source);
      for (const helper of compiled.helpers) helpers.add(helper);
      return compiled.code;
    } catch (error) {
      throw new Error(
        `Cannot compile the message ${path} (${language}): ${error instanceof Error ? error.message : error}`,
      );
    }
  };
  const body = codeOf(english, '');
  return `${[...helperCode(helpers, language), `export const messages = ${body};`].join('\n')}\n`;
}

/** The module that loads messages in any language, each as a chunk of its own. `fileIn` is the path of a language's module. */
const loadersCode = (languages: readonly string[], fileIn: (language: string) => string) =>
  `import type { messages } from './${fileIn(sourceLanguage)}';

export type Texts = typeof messages;

type Loader = () => Promise<{ messages: Texts }>;

export const loaders: { readonly ${sourceLanguage}: Loader; readonly [language: string]: Loader } = {
${languages.map((language) => `  ${JSON.stringify(language)}: () => import('./${fileIn(language)}'),`).join('\n')}
  // For developers only: \`PSEUDO_LOCALE=1 npm run build\` builds in another mode.
  ...(import.meta.env?.MODE === 'production' ? {} : { ${pseudoLanguage}: () => import('./${fileIn(pseudoLanguage)}') }),
};
`;

interface Compiled {
  /** The module with the loaders, such as `common.ts`. */
  loaders: string;
  fileIn: (language: string) => string;
  messagesIn: (language: string) => Messages;
}

/** The modules of some catalogs: one for each part, or one for all parts together. */
function modulesOf(catalogs: Catalogs): Compiled[] {
  if (catalogs.isWhole) {
    const messagesIn = (language: string) =>
      Object.fromEntries(catalogs.parts.map((part) => [part, readPart(catalogs, language, part)]));
    return [{ loaders: 'texts.ts', fileIn: (language) => `${language}/texts.ts`, messagesIn }];
  }
  return catalogs.parts.map((part) => ({
    loaders: `${part}.ts`,
    fileIn: (language) => `${language}/${part}.ts`,
    messagesIn: (language) => readPart(catalogs, language, part),
  }));
}

/** Writes the modules of all languages to build/messages. */
export function compileMessages(all: readonly Catalogs[] = [...allCatalogs, sharedOfficeCatalogs]): void {
  const written = new Set<string>();
  const write = (path: string, code: string): void => {
    written.add(path);
    writeChanged(path, code);
  };
  for (const catalogs of all) {
    const languages = languagesIn(catalogs.folder);
    for (const { loaders, fileIn, messagesIn } of modulesOf(catalogs)) {
      const english = messagesIn(sourceLanguage);
      const inLanguage = (language: string, messages: Messages) =>
        write(join(catalogs.target, fileIn(language)), moduleCode(language, messages, english));
      write(join(catalogs.target, loaders), loadersCode(languages, fileIn));
      inLanguage(pseudoLanguage, pseudoMessages(english));
      for (const language of languages) inLanguage(language, messagesIn(language));
    }
  }
  for (const { target } of all) removeOthers(target, written);
}

/** Removes modules of languages and parts that no longer exist. */
function removeOthers(target: string, written: ReadonlySet<string>): void {
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(path)) rmSync(path);
  }
}

/** Leaves an unchanged file alone, so that nothing is built or reloaded for it. */
function writeChanged(path: string, code: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === code) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
