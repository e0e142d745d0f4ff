import type { NetConnectOpts } from 'node:net';
import { z } from 'zod';
import { themeFields } from '#content/theme.ts';
import { isKnownLanguage } from '#contract/languages/language-tags.ts';
import { clamdPlace } from '#files/virus-scan.ts';
import { isAddressOrNetwork, isOrigin, isTimeZone, milliseconds } from './config-values.ts';
import { s3OptionsFrom } from './s3-url.ts';
import { isServiceUrl } from './translate-options.ts';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const host = z.string().regex(/^[A-Za-z0-9.:_-]+$/);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const pictureAddress = z
  .string()
  .regex(/^(\/|https?:\/\/)\S+$/)
  .default('');
const pictureWords = 'the address of a picture: a path of the backend or an http(s) address';
const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .default('');
const colorWords = 'a color such as #1f4e79';
const figureText = z.string().trim().max(120).default('');
const figureWords = 'a text of at most 120 characters';

/** A choice as the office names it. */
const choiceOf = <Options extends z.core.util.EnumLike>(choice: z.ZodDefault<z.ZodEnum<Options>>) => {
  const options = choice.unwrap();
  const words = options.options.join(', ').replace(/, (?=[^,]*$)/, ' or ');
  return [options.optional(), words] as const;
};

export const logLevels = ['error', 'warn', 'info', 'debug'] as const;

/** One line per setting: its schema, and the expected value in words for the error message. */
export const settings = {
  PORT: [z.coerce.number().int().min(0).max(65_535).default(3000), 'a port number from 0 to 65535'],
  HOST: [host.default('0.0.0.0'), 'a host name or address to listen on'],
  DATA_DIR: [z.string().default('./data'), 'a folder'],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'a PostgreSQL address such as postgres://user:password@host/name',
  ],
  BACKEND_URL: [httpUrl.optional(), 'the http(s) address of a backend'],
  PUBLIC_URL: [
    httpUrl.refine((url) => new URL(url).pathname === '/').optional(),
    'the http(s) address under which visitors reach the site, without a path',
  ],
  ALLOWED_ORIGINS: [
    list.pipe(z.array(z.string().refine(isOrigin))).default([]),
    'origins such as https://www.example.com, separated by commas, without a path',
  ],
  TRUSTED_PROXIES: [
    list.pipe(z.array(z.string().refine(isAddressOrNetwork))).default([]),
    'addresses or networks such as 10.0.0.0/8, separated by commas',
  ],
  SMTP_URL: [z.url({ protocol: /^smtps?$/ }).optional(), 'an address such as smtp://user:password@host:587'],
  WEBHOOK_URL: [
    z
      .url({ protocol: /^https?$/, abort: true })
      .refine((url) => `${new URL(url).username}${new URL(url).password}` === '')
      .optional(),
    'an http(s) address without a user name and password',
  ],
  WEBHOOK_KEY: [
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/)
      .optional(),
    'whsec_ and at least 24 bytes in base64, such as the output of echo whsec_$(openssl rand -base64 32)',
  ],
  SECRET_KEY: [
    z
      .string()
      .regex(/^\S{32,200}$/)
      .optional(),
    'a key of 32 to 200 characters without spaces, such as the output of openssl rand -base64 32',
  ],
  FRAME_HOSTS: [
    list.pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/))).default([]),
    'host names such as videos.example.com, separated by commas',
  ],
  BACKEND_DATES: [z.enum(['auto', 'dmy', 'mdy']).default('auto'), 'auto, dmy or mdy'],
  SITE_LANGUAGE: [
    z
      .string()
      .refine(isKnownLanguage)
      .transform((tag) => tag.toLowerCase())
      .optional(),
    'a language tag such as en or pt',
  ],
  SITE_NAME: [z.string().trim().max(80).default(''), 'a name of at most 80 characters'],
  SITE_LOGO: [pictureAddress, pictureWords],
  SITE_LOGO_ALTERNATE: [pictureAddress, pictureWords],
  SITE_LOGO_DARK: [pictureAddress, pictureWords],
  SITE_LOGO_ALTERNATE_DARK: [pictureAddress, pictureWords],
  SITE_TIME_ZONE: [z.string().refine(isTimeZone).optional(), 'a time zone such as Europe/Berlin'],
  SITE_MAP: [httpUrl.default(''), 'the http(s) address of a map to embed'],
  SITE_BRAND_COLOR: [color, colorWords],
  SITE_ACCENT_COLOR: [color, colorWords],
  SITE_CORNERS: choiceOf(themeFields.corners),
  SITE_HEADING_FONT: choiceOf(themeFields.headingFont),
  SITE_HERO_STYLE: choiceOf(themeFields.heroStyle),
  SITE_DENSITY: choiceOf(themeFields.density),
  SITE_EXPERIENCE_TEXT: [figureText, figureWords],
  SITE_PERCENT_TEXT: [figureText, figureWords],
  SITE_SEARCH: [z.enum(['on', 'off']).optional(), 'on or off'],
  SITE_NEWSLETTER: [z.enum(['on', 'off']).optional(), 'on or off'],
  SITE_PRIVACY_FILE: [z.string().optional(), 'the path of a file of HTML'],
  BACKEND_FRESH: [z.coerce.number().int().min(0).max(3_600).default(5), 'a number of seconds from 0 to 3600'],
  IMAGE_HOSTS: [
    list.pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/))).default([]),
    'host names such as pictures.example.com, separated by commas',
  ],
  PAGE_CACHE_MB: [z.coerce.number().int().min(0).max(4_096).default(20), 'a number of megabytes from 0 to 4096'],
  IMPORT_HOSTS: [
    list.pipe(z.array(z.string().regex(/^(?:[a-z0-9.:-]+|\[[0-9a-f:.]+\])(?::(?:\d+|\*))?$/))).default([]),
    'host names or addresses, such as old-site.internal, 10.0.0.7:8080 or 10.0.0.7:*, separated by commas',
  ],
  TRANSLATE_URL: [
    httpUrl.refine(isServiceUrl).optional(),
    'the http(s) address of a translation service, without a user name or a query',
  ],
  TRANSLATE_KEY: [z.string().regex(/^\S*$/).default(''), 'the key of the translation service, without spaces'],
  TRANSLATE_API: [z.enum(['deepl', 'openai']).optional(), 'deepl or openai'],
  TRANSLATE_MODEL: [z.string().trim().max(200).default(''), 'the name of a model, of at most 200 characters'],
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
    'the http(s) address under which users reach the office',
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
  FAST_PATH: [z.enum(['on', 'off']).default('on'), 'on or off'],
  LOG_LEVEL: [z.enum(logLevels).default('info'), 'error, warn, info or debug'],
  ACCESS_LOG: [z.enum(['on', 'off']).default('off'), 'on or off'],
  SLOW_REQUEST_MS: [
    z.coerce.number().int().min(0).max(60_000).default(1_000),
    'a number of milliseconds from 0 to 60000',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** Settings that may contain a password. */
export const secret = new Set<string>([
  'DATABASE_URL',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_KEY',
  'SECRET_KEY',
  'S3_URL',
  'TRANSLATE_URL',
  'TRANSLATE_KEY',
]);

export type SettingName = keyof typeof settings;

export const settingNames = Object.keys(settings) as SettingName[];
