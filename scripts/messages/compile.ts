import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  flat,
  languagesIn,
  type Messages,
  messagesFolder,
  type Part,
  parts,
  readPart,
  sourceLanguage,
} from './catalogs.ts';
import { type Helper, helperCode, messageCode } from './message-code.ts';
import { pseudoLanguage, pseudoMessages } from './pseudo.ts';

const target = join(import.meta.dirname, '../../build/messages');

/** The TypeScript module of a part in a language. A message that a translation lacks is the English one; the linter reports it. */
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

/** The module that loads a part in any language, each as a chunk of its own. */
const loadersCode = (part: Part, languages: readonly string[]) =>
  `import type { messages } from './${sourceLanguage}/${part}.ts';

export type Texts = typeof messages;

type Loader = () => Promise<{ messages: Texts }>;

export const loaders: { readonly ${sourceLanguage}: Loader; readonly [language: string]: Loader } = {
${languages.map((language) => `  ${JSON.stringify(language)}: () => import('./${language}/${part}.ts'),`).join('\n')}
  // For developers only: \`PSEUDO_LOCALE=1 npm run build\` builds in another mode.
  ...(import.meta.env?.MODE === 'production' ? {} : { ${pseudoLanguage}: () => import('./${pseudoLanguage}/${part}.ts') }),
};
`;

/** A file that a language lacks has no messages yet; the linter reports it. */
const translated = (language: string, part: Part, folder: string): Messages =>
  existsSync(join(folder, language, `${part}.json`)) ? readPart(language, part, folder) : {};

/** Writes the modules of all languages to build/messages. */
export function compileMessages(folder = messagesFolder): void {
  const languages = languagesIn(folder);
  const modules = new Map<string, string>();
  for (const part of parts) {
    const english = readPart(sourceLanguage, part, folder);
    modules.set(`${part}.ts`, loadersCode(part, languages));
    modules.set(`${pseudoLanguage}/${part}.ts`, moduleCode(pseudoLanguage, pseudoMessages(english), english));
    for (const language of languages) {
      modules.set(`${language}/${part}.ts`, moduleCode(language, translated(language, part, folder), english));
    }
  }
  for (const [name, code] of modules) write(join(target, name), code);
  for (const name of readdirSync(target)) {
    const isOfLanguage = languages.includes(name) || name === pseudoLanguage || name.endsWith('.ts');
    if (!isOfLanguage) rmSync(join(target, name), { recursive: true });
  }
}

/** Leaves an unchanged file alone, so that nothing is built or reloaded for it. */
function write(path: string, code: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === code) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
