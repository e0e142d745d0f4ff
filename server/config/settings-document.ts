import { type SettingName, settingNames, settings } from './settings.ts';

interface Description {
  /** What applies without the setting, if its schema has no default value to show; absent there: nothing. */
  otherwise?: string;
  meaning: string;
}

/** What operators read about each setting. */
const descriptions: Record<SettingName, Description> = {
  PORT: {
    meaning: 'Port to listen on. `0`: any free port.',
  },
  HOST: {
    meaning: 'Address to listen on.',
  },
  DATA_DIR: {
    meaning:
      'Folder of the database, the files, and the resized pictures. `DATABASE_URL` and `S3_URL` move database and ' +
      'files elsewhere.',
  },
  DATABASE_URL: {
    otherwise: 'none: SQLite in `DATA_DIR`',
    meaning:
      'A PostgreSQL database, such as `postgres://user:password@host/name`. Over a network add ' +
      '[`?sslmode=verify-full`](upgrade-and-restore.md#tls-to-postgresql).',
  },
  BACKEND_URL: {
    otherwise: 'none: this process’s own calls',
    meaning:
      'Another host that serves the same calls. This process then serves the site only, without database and ' +
      'office.',
  },
  PUBLIC_URL: {
    otherwise: '`http://localhost:PORT`',
    meaning: 'Address under which visitors reach the site. Canonical links, sitemap, feeds and mails contain it.',
  },
  ALLOWED_ORIGINS: {
    meaning: 'Origins whose pages may read the calls (CORS), separated by commas.',
  },
  TRUSTED_PROXIES: {
    meaning:
      'Addresses or networks of your proxies, separated by commas. `X-Forwarded-For` and `X-Request-Id` are read ' +
      'only from them.',
  },
  SMTP_URL: {
    otherwise: 'none: mails wait in the queue',
    meaning: 'Mail server, such as `smtp://user:password@host:587`.',
  },
  WEBHOOK_URL: {
    meaning:
      'Address that receives each enquiry, message and application, for example a CRM. ' +
      '[What it receives](webhook.md).',
  },
  WEBHOOK_KEY: {
    meaning:
      'The secret that signs what `WEBHOOK_URL` receives, such as the output of `echo whsec_$(openssl rand -base64 32)`.',
  },
  SECRET_KEY: {
    otherwise: 'none: the database has a key',
    meaning:
      'The key that signs the office’s cookies and encrypts second factors, of at least 32 characters (`openssl ' +
      'rand -base64 32`). With it, backups and the database do not contain the key. The first start with it signs ' +
      'everyone out once; later starts need the same key.',
  },
  FRAME_HOSTS: {
    meaning:
      'Hosts whose videos or maps pages may embed, besides YouTube, Vimeo, OpenStreetMap, Google Maps and this one.',
  },
  BACKEND_DATES: {
    meaning:
      'With `BACKEND_URL`: how the backend writes dates such as `03/04/2026`. `dmy`: the day first, `mdy`: the ' +
      'month first, `auto`: found from the dates of each answer.',
  },
  SITE_LANGUAGE: {
    otherwise: '`en`',
    meaning:
      'The main language of the content, set at the first start; with `BACKEND_URL`: the language of the backend’s ' +
      'texts.',
  },
  SITE_NAME: {
    otherwise: 'the host of `PUBLIC_URL`',
    meaning: 'With `BACKEND_URL`, if the backend sends none: the name of the group.',
  },
  SITE_LOGO: {
    meaning: 'The same for the logo: a path of the backend or an http(s) address.',
  },
  SITE_LOGO_ALTERNATE: {
    meaning: 'The same for the logo that alternates with it.',
  },
  SITE_LOGO_DARK: {
    meaning: 'The same for the logo on dark backgrounds.',
  },
  SITE_LOGO_ALTERNATE_DARK: {
    meaning: 'The same for the second logo on dark backgrounds.',
  },
  SITE_TIME_ZONE: {
    otherwise: '`UTC`',
    meaning: 'The same for the time zone, such as `Europe/Berlin`. Dates without an offset are in it.',
  },
  SITE_MAP: {
    meaning: 'The same for the map on the contact page: an address to embed.',
  },
  SITE_BRAND_COLOR: {
    meaning: 'The same for the main color, such as `#1f4e79`.',
  },
  SITE_ACCENT_COLOR: {
    meaning: 'The same for the second color.',
  },
  SITE_CORNERS: {
    otherwise: '`Large`',
    meaning: 'The same for the corners of cards, pictures, fields and buttons.',
  },
  SITE_HEADING_FONT: {
    otherwise: '`Bricolage Grotesque`',
    meaning: 'The same for the font of headings on screens wider than a phone.',
  },
  SITE_HERO_STYLE: {
    otherwise: '`Text on the picture`',
    meaning: 'The same for the slides of the home page.',
  },
  SITE_DENSITY: {
    otherwise: '`Generous`',
    meaning: 'The same for the space between the parts of a page.',
  },
  SITE_EXPERIENCE_TEXT: {
    meaning: 'The same for the text under the years of experience on `/mission`.',
  },
  SITE_PERCENT_TEXT: {
    meaning: 'The same for the text under the percentage there, such as “of our goods are exported”.',
  },
  SITE_SEARCH: {
    otherwise: '`on`',
    meaning:
      'With `BACKEND_URL`: `on` reads the backend’s lists into an index in `DATA_DIR` and searches that. `off`: the ' +
      'site has no search.',
  },
  SITE_NEWSLETTER: {
    otherwise: '`off`',
    meaning: 'With `BACKEND_URL`: `on` shows the newsletter box, which calls `Subscribe` of the backend.',
  },
  SITE_PRIVACY_FILE: {
    meaning: 'With `BACKEND_URL`, if the backend sends none: a file of HTML that is shown as the privacy policy.',
  },
  BACKEND_FRESH: {
    meaning:
      'With `BACKEND_URL`: for how many seconds a cached page is served before the backend is called again, 0 to ' +
      '3600. While the backend is unreachable, the last good copy is served for a day, also after a restart. `0` ' +
      'caches and stores nothing.',
  },
  IMAGE_HOSTS: {
    meaning:
      'With `BACKEND_URL`: other hosts whose pictures pages show, separated by commas. This process fetches them. ' +
      'Pictures of all other hosts are left out.',
  },
  PAGE_CACHE_MB: {
    meaning: 'Memory for cached responses, 0 to 4096 MB. The least requested are evicted first. `0` caches nothing.',
  },
  IMPORT_HOSTS: {
    meaning:
      'Hosts in your own network from which the office may import content, separated by commas: `old-site.internal` ' +
      'for the ports of HTTP and HTTPS, `10.0.0.7:8080` for another one, `10.0.0.7:*` for all. Public hosts need no ' +
      'entry.',
  },
  TRANSLATE_URL: {
    otherwise: 'none: no proposals',
    meaning:
      'A service that proposes translations to editors: DeepL (`https://api.deepl.com`, ' +
      '`https://api-free.deepl.com`) or one with OpenAI’s chat API, also on this machine or in your network, such ' +
      'as `http://localhost:11434`. Texts are sent to it only when an editor asks for proposals ' +
      '([docs/proposals.md](proposals.md)).',
  },
  TRANSLATE_KEY: {
    meaning: 'The key of that service. It is never logged and never sent to browsers.',
  },
  TRANSLATE_API: {
    otherwise: '`deepl` at `deepl.com`, else `openai`',
    meaning: 'The API of that service: `deepl` or `openai`.',
  },
  TRANSLATE_MODEL: {
    meaning: 'The model that an `openai` service uses. It must be set for one.',
  },
  CLAMD_ADDRESS: {
    otherwise: 'none: uploads are not scanned',
    meaning:
      'ClamAV’s daemon, as `host:port` or the path of its socket. It scans every upload. While it does not answer, ' +
      'uploads are rejected.',
  },
  DEMO: {
    otherwise: '`on` where `PUBLIC_URL` is this machine (`localhost`, `127.0.0.1`, `[::1]`), else `off`',
    meaning: 'Whether a start fills an empty store with the demo group, in English or Portuguese.',
  },
  START_EMPTY: {
    meaning: '`1` is an older name for `DEMO=off`.',
  },
  OFFICE: {
    meaning: '`off` disables the office’s pages and calls.',
  },
  OFFICE_PORT: {
    otherwise: 'none: on `PORT`, with the site',
    meaning: 'A separate port for the office, to keep it off the internet.',
  },
  OFFICE_URL: {
    otherwise: '`PUBLIC_URL`, or `http://localhost:OFFICE_PORT`',
    meaning:
      'Address under which editors reach the office. Links in mails and passkeys contain it; signing in from ' +
      'another address is rejected.',
  },
  S3_URL: {
    otherwise: 'none: files in `DATA_DIR`',
    meaning:
      'A bucket of an S3-compatible storage for the files, `https://KEY:SECRET@host/BUCKET/PREFIX?region=…`. ' +
      'Percent-encode the secret (`/` as `%2F`). `&bucket=host` puts the bucket into the host name.',
  },
  BACKUP_DIR: {
    otherwise: 'none: no scheduled backups',
    meaning: 'Folder for scheduled backups, outside of `DATA_DIR` and best on another disk. It must exist.',
  },
  BACKUP_EVERY: {
    otherwise: '`24h`',
    meaning:
      'Time between scheduled backups, from `10m` to `31d`: a whole number of minutes, hours or days, such as ' +
      '`90m`, `12h` or `7d`.',
  },
  METRICS_PORT: {
    meaning:
      'A separate port for metrics in Prometheus’s format, at `/metrics`. Do not expose it to the internet. ' +
      '[deploy/](../deploy/README.md#metrics) lists them.',
  },
  METRICS_HOST: {
    meaning:
      'Address to listen on for metrics. In a container network, set `0.0.0.0` so that other containers can read ' +
      'them.',
  },
  FAST_PATH: {
    meaning:
      '`off` parses every request with Node’s own parser. The responses are the same; cached pages take more ' +
      'processor time ([server/http/](../server/http/README.md)).',
  },
  LOG_LEVEL: {
    meaning: 'The lowest level that is logged: `error`, `warn`, `info` or `debug`.',
  },
  ACCESS_LOG: {
    meaning:
      '`on` logs each request that misses the cache: method, path without its query, status and time. No address, ' +
      'no browser.',
  },
  SLOW_REQUEST_MS: {
    meaning: 'From how many milliseconds on a request that misses the cache is logged as slow. `0` logs none.',
  },
};

function row(name: SettingName): string {
  const { otherwise, meaning } = descriptions[name];
  const [schema, expected] = settings[name];
  const [value] = [schema.safeParse(undefined).data ?? []].flat();
  const byDefault = otherwise ?? (value === undefined || value === '' ? 'none' : `\`${value}\``);
  return `| \`${name}\` | ${byDefault} | ${meaning} | ${expected} |`;
}

/** The content of `docs/settings.md`. */
export const settingsDocument = (): string => `# Settings

Settings come from the environment, or from a \`.env\` file in the folder in which Atrium is started; the environment has
precedence. An empty setting counts as not set. The start stops with a message if a setting is malformed, a name in \`.env\` is
unknown, or a name of seven letters or more is misspelled. It also stops if the environment has a name that looks like a setting
and is none, such as \`DATABASE_FILE\`.
[.env.example](../.env.example) lists all settings.

Each setting whose name ends in \`_URL\` or \`_KEY\` can also be in a file, such as a secret of a container or of systemd:
\`DATABASE_URL_FILE\` is the path of a file with the value of \`DATABASE_URL\`. The start stops if both are set, or if the file
cannot be read or is empty.

This file is made from \`server/config/settings-document.ts\`: \`npm test -- unit server/config -u\` writes it.

| Setting | Default | Meaning | Must be |
|---|---|---|---|
${settingNames.map(row).join('\n')}
`;
