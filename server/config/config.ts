import { readFile } from 'node:fs/promises';
import type { BlockList, NetConnectOpts } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import type { Theme } from '#content/theme.ts';
import type { S3Options } from '#files/s3-blobs.ts';
import { ConfigError } from './config-error.ts';
import { blockListOf } from './config-values.ts';
import { textOf } from './setting-files.ts';
import { type logLevels, type SettingName, secret, settings } from './settings.ts';
import { type TranslateOptions, translateOptions } from './translate-options.ts';
import { refuseUnknown } from './unknown-settings.ts';
import { webhookOptions } from './webhook-options.ts';

/** All settings, checked and with defaults. `docs/settings.md` lists them. */
export interface Config {
  port: number;
  host: string;
  /** A listening socket that the parent process, such as systemd, opened; absent: this process opens its own. */
  listenFd: number | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  backendUrl: string | undefined;
  publicUrl: string;
  allowedOrigins: string[];
  trustedProxies: BlockList;
  smtpUrl: string | undefined;
  webhook: { url: string; secret: string } | undefined;
  /** The key of cookies and second factors; absent: the database has one. */
  secretKey: string | undefined;
  /** Whether an empty store is filled with the demo group. */
  demo: boolean;
  /** Whether the office is served. */
  office: boolean;
  /** The office's own port; absent: the site's port serves it. */
  officePort: number | undefined;
  /** The public address of the office, with `/office` at the end. */
  officeUrl: string;
  frameHosts: string[];
  /** The main language of the content; absent: that of the database, or English. */
  siteLanguage: string | undefined;
  /** Company information that the specification has no fields for; used where the backend sends none. */
  siteDefaults: SiteDefaults;
  /** Features of the site in front of a backend. */
  front: FrontOptions;
  /** How the backend writes dates such as 03/04/2026. */
  backendDates: 'auto' | 'dmy' | 'mdy';
  /** How long pages with a backend's data are fresh, in seconds; 0: each request renders its page. */
  backendFresh: number;
  /** Further hosts whose pictures the site serves in front of a backend. */
  imageHosts: string[];
  /** The memory limit of the page cache, in MB. */
  pageCacheMb: number;
  /** Private hosts that content may be imported from. */
  importHosts: string[];
  /** The service that proposes translations; absent: none. */
  translate: TranslateOptions | undefined;
  /** The address of clamd, which scans uploads; absent: uploads are not scanned. */
  clamd: NetConnectOpts | undefined;
  /** The internal port of the metrics; absent: none. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The lowest level that is logged. */
  logLevel: (typeof logLevels)[number];
  /** Whether cached responses are served on the socket, before `node:http` reads the request. */
  fastPath: boolean;
  /** Whether each uncached request is logged. */
  accessLog: boolean;
  /** Requests that take at least this many milliseconds are logged as slow; 0: never. */
  slowRequestMs: number;
  /** The bucket that stores the files; absent: the data folder does. */
  s3: S3Options | undefined;
  /** Scheduled backups; absent: none. */
  backup: { folder: string; everyMs: number } | undefined;
}

export { ConfigError };

type ChosenTheme = { [Choice in keyof Theme]: Theme[Choice] | undefined };

/** '' or undefined: not set. */
export interface SiteDefaults extends ChosenTheme {
  name: string;
  logo: string;
  logoAlternate: string;
  logoDark: string;
  logoAlternateDark: string;
  timeZone: string | undefined;
  /** HTML, cleaned. */
  privacyPolicy: string;
  mapUrl: string;
  brandColor: string;
  accentColor: string;
  /** What the numbers of /mission count. */
  experienceText: string;
  percentText: string;
}

/** Undefined: not set. */
export interface FrontOptions {
  search: 'on' | 'off' | undefined;
  newsletter: 'on' | 'off' | undefined;
  privacyFile: string | undefined;
}

/**
 * Reads the settings. `env` is the environment, `file` the content of the .env file; the environment takes precedence.
 * Throws a {@link ConfigError} for a malformed setting, and for an unknown name that is in the file or resembles a
 * setting.
 */
export function loadConfig(
  env: Record<string, string | undefined>,
  file: Record<string, string | undefined> = {},
): Config {
  refuseUnknown(Object.keys(file), env);
  const read = settingReader(env, file);
  const port = read('PORT');
  const publicUrl = read('PUBLIC_URL') ?? `http://localhost:${port}`;
  const officePort = read('OFFICE_PORT');
  if (officePort !== undefined && officePort !== 0 && officePort === port) {
    throw new ConfigError('OFFICE_PORT is the same as PORT; leave it out to serve the office beside the site.');
  }
  const metricsPort = read('METRICS_PORT');
  if (metricsPort !== undefined && metricsPort !== 0 && [port, officePort].includes(metricsPort)) {
    throw new ConfigError('METRICS_PORT must be a port of its own: the metrics are for internal use only.');
  }
  const dataDir = resolve(read('DATA_DIR'));
  const backupDir = read('BACKUP_DIR');
  if (backupDir !== undefined && `${resolve(backupDir)}/`.startsWith(`${dataDir}/`)) {
    throw new ConfigError('BACKUP_DIR is in DATA_DIR; a backup there is lost together with the data.');
  }
  const translate = translateOptions({
    url: read('TRANSLATE_URL'),
    key: read('TRANSLATE_KEY'),
    api: read('TRANSLATE_API'),
    model: read('TRANSLATE_MODEL'),
  });
  if (translate && 'wrong' in translate) throw new ConfigError(translate.wrong);
  const webhook = webhookOptions(read('WEBHOOK_URL'), read('WEBHOOK_KEY'));
  const officeHost = read('OFFICE_URL') ?? (officePort === undefined ? publicUrl : `http://localhost:${officePort}`);
  return {
    port,
    host: read('HOST'),
    listenFd: handedOver(env),
    dataDir,
    databaseUrl: read('DATABASE_URL'),
    backendUrl: read('BACKEND_URL'),
    publicUrl,
    allowedOrigins: read('ALLOWED_ORIGINS'),
    trustedProxies: blockListOf(read('TRUSTED_PROXIES')),
    smtpUrl: read('SMTP_URL'),
    webhook,
    secretKey: read('SECRET_KEY'),
    frameHosts: read('FRAME_HOSTS'),
    siteLanguage: read('SITE_LANGUAGE'),
    siteDefaults: siteDefaultsFrom(read),
    front: {
      search: read('SITE_SEARCH'),
      newsletter: read('SITE_NEWSLETTER'),
      privacyFile: read('SITE_PRIVACY_FILE'),
    },
    backendDates: read('BACKEND_DATES'),
    backendFresh: read('BACKEND_FRESH'),
    imageHosts: read('IMAGE_HOSTS'),
    pageCacheMb: read('PAGE_CACHE_MB'),
    importHosts: read('IMPORT_HOSTS'),
    translate,
    clamd: read('CLAMD_ADDRESS'),
    demo: wantsDemo({ demo: read('DEMO'), startEmpty: read('START_EMPTY') === '1', publicUrl }),
    office: read('OFFICE') === 'on',
    officePort,
    officeUrl: `${officeHost}/office`,
    metricsPort,
    metricsHost: read('METRICS_HOST'),
    logLevel: read('LOG_LEVEL'),
    fastPath: read('FAST_PATH') === 'on',
    accessLog: read('ACCESS_LOG') === 'on',
    slowRequestMs: read('SLOW_REQUEST_MS'),
    s3: read('S3_URL'),
    backup: backupDir === undefined ? undefined : { folder: resolve(backupDir), everyMs: read('BACKUP_EVERY') },
  };
}

type ReadSetting = <Name extends SettingName>(name: Name) => z.output<(typeof settings)[Name][0]>;

function settingReader(env: Record<string, string | undefined>, file: Record<string, string | undefined>): ReadSetting {
  return <Name extends SettingName>(name: Name) => {
    const [schema, expected] = settings[name];
    const { text, isInFile } = textOf(name, env, file);
    const result = schema.safeParse(text === '' ? undefined : text);
    if (!result.success) {
      // A value that may contain a password is never repeated.
      if (isInFile) throw new ConfigError(`The file of ${name}_FILE is malformed; it must contain ${expected}.`);
      const is = secret.has(name) ? 'is malformed' : `is “${text}”`;
      throw new ConfigError(`${name} ${is}; it must be ${expected}.`);
    }
    return result.data as z.output<(typeof settings)[Name][0]>;
  };
}

const siteDefaultsFrom = (read: ReadSetting): SiteDefaults => ({
  name: read('SITE_NAME'),
  logo: read('SITE_LOGO'),
  logoAlternate: read('SITE_LOGO_ALTERNATE'),
  logoDark: read('SITE_LOGO_DARK'),
  logoAlternateDark: read('SITE_LOGO_ALTERNATE_DARK'),
  timeZone: read('SITE_TIME_ZONE'),
  // Read from its file later (readConfig).
  privacyPolicy: '',
  mapUrl: read('SITE_MAP'),
  brandColor: read('SITE_BRAND_COLOR'),
  accentColor: read('SITE_ACCENT_COLOR'),
  corners: read('SITE_CORNERS'),
  headingFont: read('SITE_HEADING_FONT'),
  heroStyle: read('SITE_HERO_STYLE'),
  density: read('SITE_DENSITY'),
  experienceText: read('SITE_EXPERIENCE_TEXT'),
  percentText: read('SITE_PERCENT_TEXT'),
});

/** Reads the settings of this process: its environment, then the .env file in the working directory. */
export async function readConfig(): Promise<Config> {
  const file = await readFile('.env', 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const config = loadConfig(process.env, parseEnv(file));
  refuseMixed(config);
  const { siteDefaults, front } = config;
  return { ...config, siteDefaults: { ...siteDefaults, privacyPolicy: await privacyPolicyIn(front.privacyFile) } };
}

/**
 * Returns the cleaned HTML of SITE_PRIVACY_FILE; '' where it is not set. Throws a {@link ConfigError} if the file
 * cannot be read or has no text: the page of the policy would be empty.
 */
export async function privacyPolicyIn(file: string | undefined): Promise<string> {
  if (file === undefined) return '';
  const html = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`SITE_PRIVACY_FILE is “${file}”, which cannot be read: ${error.code}.`);
  });
  // Loaded on demand: most processes have no such file.
  const { cleanHtml } = await import('#api/rules/html/clean-html.ts');
  const policy = cleanHtml(html);
  if (!/\S/.test(policy)) throw new ConfigError(`SITE_PRIVACY_FILE is “${file}”, which is empty.`);
  return policy;
}

/** Rejects settings that exclude each other. */
export function refuseMixed({ backendUrl, databaseUrl, siteDefaults, front }: Config): void {
  if (backendUrl && databaseUrl) {
    throw new ConfigError(
      'BACKEND_URL and DATABASE_URL are both set. In front of a backend there is no database: remove one.',
    );
  }
  const isSet = Object.values({ ...siteDefaults, ...front }).some((value) => value !== undefined && value !== '');
  if (!backendUrl && isSet) {
    throw new ConfigError('SITE_NAME and the other SITE_ settings need BACKEND_URL. Without it, the office sets them.');
  }
}

/** By default only a site on this machine gets the demo group; START_EMPTY=1 is an alias of DEMO=off. */
function wantsDemo({
  demo,
  startEmpty,
  publicUrl,
}: {
  demo?: string;
  startEmpty: boolean;
  publicUrl: string;
}): boolean {
  if (startEmpty && demo === 'on') throw new ConfigError('START_EMPTY=1 contradicts DEMO=on. Set only DEMO.');
  if (startEmpty || demo !== undefined) return demo === 'on';
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(publicUrl).hostname);
}

/** systemd's socket activation: the first socket is always file descriptor 3, and LISTEN_PID names the process it is for. */
function handedOver({ LISTEN_FDS, LISTEN_PID }: Record<string, string | undefined>): number | undefined {
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? 3 : undefined;
}

/** Whether npm writes lines of its own to standard output before a command. */
export const npmWritesLines = (): boolean =>
  process.env.npm_lifecycle_event !== undefined && process.env.npm_config_loglevel !== 'silent';
