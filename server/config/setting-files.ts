import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';
import { settingNames } from './settings.ts';

/**
 * The settings that may contain an address or a secret. Each may also be in a file, whose path is in the setting of
 * this name and `_FILE`.
 */
export const settingsInFiles: ReadonlySet<string> = new Set(settingNames.filter((name) => /_(URL|KEY)$/.test(name)));

type Values = Record<string, string | undefined>;

/**
 * Returns the text of a setting: from the environment, from the .env file, or from the file that its `_FILE` setting
 * names, such as a secret of a container. `isInFile`: its text must not be repeated. Throws a {@link ConfigError} if
 * both are set, or for a file that cannot be read is empty, or has several lines.
 */
export function textOf(name: string, env: Values, file: Values): { text: string | undefined; isInFile: boolean } {
  const text = env[name] ?? file[name];
  const path = settingsInFiles.has(name) ? (env[`${name}_FILE`] ?? file[`${name}_FILE`]) : undefined;
  if (!path) return { text, isInFile: false };
  if (text) throw new ConfigError(`${name} and ${name}_FILE are both set: remove one.`);
  return { text: contentOf(path, `${name}_FILE`), isInFile: true };
}

function contentOf(path: string, name: string): string {
  let content: string;
  try {
    content = readFileSync(path, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new ConfigError(`${name} is “${path}”, which cannot be read: ${code}.`);
  }
  if (content === '') throw new ConfigError(`${name} is “${path}”, which is empty.`);
  // Parsers of addresses leave line breaks out, which would join the lines.
  if (/[\r\n]/.test(content)) throw new ConfigError(`${name} is “${path}”, which has more than one line.`);
  return content;
}
