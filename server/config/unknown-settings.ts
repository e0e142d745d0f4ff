import { ConfigError } from './config-error.ts';
import { editDistance } from './config-values.ts';
import { settingsInFiles } from './setting-files.ts';
import { settingNames } from './settings.ts';

const known = new Set<string>([...settingNames, ...[...settingsInFiles].map((name) => `${name}_FILE`)]);

/** The first words of the settings, such as DATABASE, and of what other programs call them. */
const ownWords = new Set(settingNames.map((name) => name.split('_')[0]));
const otherWords = new Set(['ATRIUM', 'DB', 'EMAIL', 'MAIL', 'MAILER', 'PG', 'POSTGRES', 'POSTGRESQL', 'SQLITE']);

/**
 * Throws a {@link ConfigError} for an unknown name in the .env file, and for a name in the environment that is a typo
 * of a setting or looks like one: with an ignored address of the database, an empty site would be served.
 */
export function refuseUnknown(fileNames: string[], env: Record<string, string | undefined>): void {
  for (const name of fileNames) {
    if (!known.has(name))
      throw new ConfigError(`The .env file sets ${name}, which is not a setting of Atrium.${meant(name)}`);
  }
  for (const name of Object.keys(env)) {
    if (known.has(name) || !env[name]) continue;
    const near = meant(name);
    if (near !== '') throw new ConfigError(`${name} is not a setting of Atrium.${near}`);
    if (looksLikeOne(name)) {
      throw new ConfigError(
        `${name} is not a setting of Atrium, but looks like one. Remove it, or use one of: ${similarTo(name).join(', ')}.`,
      );
    }
  }
}

function looksLikeOne(name: string): boolean {
  const [word = '', ...rest] = name.toUpperCase().split('_');
  const ending = rest.at(-1) ?? '';
  if (ownWords.has(word)) return /^(URL|FILE)$/.test(ending);
  return otherWords.has(word) && /(^|_)URL(_FILE)?$/.test(rest.join('_'));
}

/** The settings with the same first word, else all addresses. */
function similarTo(name: string): string[] {
  const [word = ''] = name.toUpperCase().split('_');
  const same = [...known].filter((setting) => setting.split('_')[0] === word);
  return same.length > 0 ? same : settingNames.filter((setting) => setting.endsWith('_URL'));
}

/** Suggests the setting that a name is a typo of; '' if none is similar. */
function meant(name: string): string {
  const near = [...known].find(
    (setting) => setting.replace(/_FILE$/, '').length >= 7 && editDistance(setting, name.toUpperCase()) <= 2,
  );
  return near ? ` Did you mean ${near}?` : '';
}
