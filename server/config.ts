import { readFile } from 'node:fs/promises';
import { BlockList, isIP, type NetConnectOpts } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import type { S3Options } from '#files/s3-blobs.ts';
import { clamdPlace } from '#files/virus-scan.ts';
import { s3OptionsFrom } from './s3-url.ts';

/** Everything that can be set from outside, checked and with its defaults. The README's table is made from this. */
export interface Config {
  port: number;
  host: string;
  /** A listening socket that whoever started this process opened for it, as systemd does; absent: it opens its own. */
  listenFd: number | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  backendUrl: string | undefined;
  publicUrl: string;
  allowedOrigins: string[];
  trustedProxies: BlockList;
  smtpUrl: string | undefined;
  /** Whether an empty store is filled with the demo group. */
  demo: boolean;
  /** Whether there is an office at all. */
  office: boolean;
  /** Where the office stands alone; absent: beside the site, on its port. */
  officePort: number | undefined;
  /** Where its people reach it, with `/office` at the end. */
  officeUrl: string;
  frameHosts: string[];
  /** How long pages made of a backend's data are as good as new, seconds; 0: each is made anew. */
  backendFresh: number;
  /** How much of the finished pages is kept in memory, MB. */
  pageCacheMb: number;
  /** Hosts that content may be imported from though they are not on the internet. */
  importHosts: string[];
  /** Where clamd looks at what is uploaded; absent: nobody does. */
  clamd: NetConnectOpts | undefined;
  /** Where figures are answered, for the inside; absent: nowhere. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The least serious lines that are logged. */
  logLevel: (typeof logLevels)[number];
  /** Whether each uncached request has a line in the log. */
  accessLog: boolean;
  /** From how many milliseconds on a request is logged as slow; 0: never. */
  slowRequestMs: number;
  /** Where the files are instead of in the data folder. */
  s3: S3Options | undefined;
  /** Backups by the clock; absent: none are made. */
  backup: { folder: string; everyMs: number } | undefined;
}

/** A setting that is unknown or malformed; the message names it and says what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const host = z.string().regex(/^[A-Za-z0-9.:_-]+$/);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const logLevels = ['error', 'warn', 'info', 'debug'] as const;

/** One row per setting: what it must be, and how to say so. */
const settings = {
  PORT: [z.coerce.number().int().min(0).max(65_535).default(3000), 'a port number from 0 to 65535'],
  HOST: [host.default('0.0.0.0'), 'a host name or address to listen on'],
  DATA_DIR: [z.string().default('./data'), 'a folder'],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'a PostgreSQL address such as postgres://user:password@host/name',
  ],
  BACKEND_URL: [httpUrl.optional(), 'the http(s) address of a backend'],
  PUBLIC_URL: [httpUrl.optional(), 'the http(s) address under which visitors reach the site'],
  ALLOWED_ORIGINS: [
    list.pipe(z.array(z.string().refine(isOrigin))).default([]),
    'origins such as https://www.example.com, separated by commas, without a path',
  ],
  TRUSTED_PROXIES: [
    list.pipe(z.array(z.string().refine(isAddressOrNetwork))).default([]),
    'addresses or networks such as 10.0.0.0/8, separated by commas',
  ],
  SMTP_URL: [z.url({ protocol: /^smtps?$/ }).optional(), 'an address such as smtp://user:password@host:587'],
  FRAME_HOSTS: [
    list.pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/))).default([]),
    'host names such as films.example.com, separated by commas',
  ],
  BACKEND_FRESH: [z.coerce.number().int().min(0).max(3_600).default(5), 'a number of seconds from 0 to 3600'],
  PAGE_CACHE_MB: [z.coerce.number().int().min(0).max(4_096).default(20), 'a number of megabytes from 0 to 4096'],
  IMPORT_HOSTS: [
    list.pipe(z.array(z.string().regex(/^[a-z0-9.:-]+$/))).default([]),
    'host names or addresses without ports, separated by commas',
  ],
  CLAMD_ADDRESS: [
    z
      .string()
      .transform(clamdPlace)
      .pipe(z.custom<NetConnectOpts>((place) => place !== undefined))
      .optional(),
    'where clamd listens: host:port, or the path of its socket',
  ],
  DEMO: [z.enum(['on', 'off']).optional(), 'on or off'],
  START_EMPTY: [z.enum(['0', '1']).default('0'), '1 or 0'],
  OFFICE: [z.enum(['on', 'off']).default('on'), 'on or off'],
  OFFICE_PORT: [z.coerce.number().int().min(0).max(65_535).optional(), 'a port number from 0 to 65535'],
  OFFICE_URL: [
    httpUrl.transform((url) => url.replace(/\/office$/, '')).optional(),
    'the http(s) address under which the office’s people reach it',
  ],
  S3_URL: [
    z.string().transform(s3OptionsFrom).optional(),
    'the address of a bucket, such as https://KEY:SECRET@s3.example.com/BUCKET?region=eu-central-1',
  ],
  BACKUP_DIR: [z.string().optional(), 'a folder'],
  BACKUP_EVERY: [
    z
      .string()
      .regex(/^[1-9]\d{0,3}[mhd]$/)
      .transform(milliseconds)
      .refine((ms) => ms >= 10 * 60_000 && ms <= 31 * 24 * 60 * 60_000)
      .prefault('24h'),
    'a time such as 90m, 24h or 7d, from 10m to 31d',
  ],
  METRICS_PORT: [z.coerce.number().int().min(0).max(65_535).optional(), 'a port number from 0 to 65535'],
  METRICS_HOST: [host.default('127.0.0.1'), 'a host name or address to listen on'],
  LOG_LEVEL: [z.enum(logLevels).default('info'), 'error, warn, info or debug'],
  ACCESS_LOG: [z.enum(['on', 'off']).default('off'), 'on or off'],
  SLOW_REQUEST_MS: [
    z.coerce.number().int().min(0).max(60_000).default(1_000),
    'a number of milliseconds from 0 to 60000',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** Settings that may hold a password. */
const secret = new Set<string>(['DATABASE_URL', 'SMTP_URL', 'S3_URL']);

type SettingName = keyof typeof settings;

export const settingNames = Object.keys(settings) as SettingName[];

/**
 * Reads the settings. `env` is the environment, `file` what the .env file names (the environment goes first).
 * Throws a {@link ConfigError} for a malformed setting, for any other name in the file, and for a name in
 * the environment that is one of ours but for a slip.
 */
export function loadConfig(
  env: Record<string, string | undefined>,
  file: Record<string, string | undefined> = {},
): Config {
  refuseUnknown(Object.keys(file), env);
  const read = <Name extends SettingName>(name: Name): z.output<(typeof settings)[Name][0]> => {
    const [schema, expected] = settings[name];
    const text = env[name] ?? file[name];
    const result = schema.safeParse(text === '' ? undefined : text);
    if (!result.success) {
      // What holds a password is not repeated, whatever is wrong with it.
      const is = secret.has(name) ? 'is malformed' : `is “${text}”`;
      throw new ConfigError(`${name} ${is}; it must be ${expected}.`);
    }
    return result.data as z.output<(typeof settings)[Name][0]>;
  };
  const port = read('PORT');
  const publicUrl = read('PUBLIC_URL') ?? `http://localhost:${port}`;
  const officePort = read('OFFICE_PORT');
  if (officePort !== undefined && officePort !== 0 && officePort === port) {
    throw new ConfigError('OFFICE_PORT is the same as PORT; leave it out to serve the office beside the site.');
  }
  const metricsPort = read('METRICS_PORT');
  if (metricsPort !== undefined && metricsPort !== 0 && [port, officePort].includes(metricsPort)) {
    throw new ConfigError('METRICS_PORT must be a port of its own: what stands there is for the inside alone.');
  }
  const dataDir = resolve(read('DATA_DIR'));
  const backupDir = read('BACKUP_DIR');
  if (backupDir !== undefined && `${resolve(backupDir)}/`.startsWith(`${dataDir}/`)) {
    throw new ConfigError('BACKUP_DIR is in DATA_DIR; a backup beside what it is of is lost with it.');
  }
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
    frameHosts: read('FRAME_HOSTS'),
    backendFresh: read('BACKEND_FRESH'),
    pageCacheMb: read('PAGE_CACHE_MB'),
    importHosts: read('IMPORT_HOSTS'),
    clamd: read('CLAMD_ADDRESS'),
    demo: wantsDemo({ demo: read('DEMO'), startEmpty: read('START_EMPTY') === '1', publicUrl }),
    office: read('OFFICE') === 'on',
    officePort,
    officeUrl: `${officeHost}/office`,
    metricsPort,
    metricsHost: read('METRICS_HOST'),
    logLevel: read('LOG_LEVEL'),
    accessLog: read('ACCESS_LOG') === 'on',
    slowRequestMs: read('SLOW_REQUEST_MS'),
    s3: read('S3_URL'),
    backup: backupDir === undefined ? undefined : { folder: resolve(backupDir), everyMs: read('BACKUP_EVERY') },
  };
}

/** The settings of this process: its environment over the .env file beside it, if there is one. */
export async function readConfig(): Promise<Config> {
  const file = await readFile('.env', 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return loadConfig(process.env, parseEnv(file));
}

/** By default only a site on this machine is filled with the demo group; START_EMPTY=1 is an alias of DEMO=off. */
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

/** systemd's way to hand over sockets: the first one is always the third file, and the number of the process is said too. */
function handedOver({ LISTEN_FDS, LISTEN_PID }: Record<string, string | undefined>): number | undefined {
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? 3 : undefined;
}

function refuseUnknown(fileNames: string[], env: Record<string, string | undefined>): void {
  const known = new Set<string>(settingNames);
  for (const name of fileNames) {
    if (!known.has(name))
      throw new ConfigError(`The .env file sets ${name}, which is no setting of Atrium. ${meant(name)}`);
  }
  for (const name of Object.keys(env)) {
    if (!known.has(name) && meant(name) !== '')
      throw new ConfigError(`${name} is no setting of Atrium. ${meant(name)}`);
  }
}

/** Says which setting a name is a slip of; '' for a name that is not like any of ours. */
function meant(name: string): string {
  const near = settingNames.find((setting) => setting.length >= 7 && editDistance(setting, name.toUpperCase()) <= 2);
  return near ? `Did you mean ${near}?` : '';
}

function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [line, sign] of [...a].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (row[column] ?? 0) + (sign === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 3;
}

/** Of a number with a letter: minutes, hours or days. */
function milliseconds(text: string): number {
  const unit = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 }[text.slice(-1)] ?? Number.NaN;
  return Number(text.slice(0, -1)) * unit;
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

function blockListOf(entries: string[]): BlockList {
  const blocks = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (prefix === undefined) blocks.addAddress(address, family);
    else blocks.addSubnet(address, Number(prefix), family);
  }
  return blocks;
}
