import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, privacyPolicyIn } from './config.ts';

test('uses the defaults without any setting', () => {
  const config = loadConfig({ PATH: '/usr/bin', HOME: '/home/a', HOSTNAME: 'x' });
  expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', publicUrl: 'http://localhost:3000', demo: true });
  expect(config.dataDir).toMatch(/\/data$/);
});

test('treats an empty setting as not set, and prefers the environment over the file', () => {
  expect(loadConfig({ SMTP_URL: '', PORT: '4000' }, { PORT: '5000', HOST: '127.0.0.1' })).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    smtpUrl: undefined,
  });
});

test.each([
  [{}, 'http://localhost:3000/office'],
  [{ PUBLIC_URL: 'https://www.example.com' }, 'https://www.example.com/office'],
  [{ PUBLIC_URL: 'https://www.example.com', OFFICE_PORT: '3001' }, 'http://localhost:3001/office'],
  [{ OFFICE_PORT: '3001', OFFICE_URL: 'https://office.example.com/' }, 'https://office.example.com/office'],
  [{ OFFICE_URL: 'https://www.example.com/office/' }, 'https://www.example.com/office'],
])('the office of %j is at %s', (env, officeUrl) => {
  expect(loadConfig(env)).toMatchObject({ office: true, officeUrl });
});

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ PUBLIC_URL: 'http://127.1.2.3' }, true],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ PUBLIC_URL: 'http://LOCALHOST:8080/' }, true],
  [{ PUBLIC_URL: 'https://www.example.com' }, false],
  [{ PUBLIC_URL: 'https://localhost.example.com' }, false],
  [{ PUBLIC_URL: 'https://127.0.0.1.example.com' }, false],
  [{ PUBLIC_URL: 'http://192.168.0.7:3000' }, false],
  [{ PUBLIC_URL: 'https://www.example.com', START_EMPTY: '0' }, false],
  [{ PUBLIC_URL: 'https://www.example.com', DEMO: 'on' }, true],
  [{ DEMO: 'off' }, false],
  [{ START_EMPTY: '1' }, false],
  [{ START_EMPTY: '1', DEMO: 'off' }, false],
])('with %j, the demo group is on: %s', (env, demo) => {
  expect(loadConfig(env).demo).toBe(demo);
});

test('names a privacy file that cannot be read', async () => {
  await expect(privacyPolicyIn('/no/such/file.html')).rejects.toThrow(
    'SITE_PRIVACY_FILE is “/no/such/file.html”, which cannot be read: ENOENT.',
  );
});

test('names a privacy file without text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-privacy-'));
  const file = join(folder, 'privacy.html');
  try {
    for (const content of ['', '\n', '<script>track()</script>']) {
      writeFileSync(file, content);
      await expect(privacyPolicyIn(file)).rejects.toThrow(`SITE_PRIVACY_FILE is “${file}”, which is empty.`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('rejects START_EMPTY=1 together with DEMO=on', () => {
  expect(() => loadConfig({ START_EMPTY: '1', DEMO: 'on' })).toThrow(
    new ConfigError('START_EMPTY=1 contradicts DEMO=on. Set only DEMO.'),
  );
});

test('the webhook needs an address and a key', () => {
  const env = {
    WEBHOOK_URL: 'https://crm.example.com/in?a=1',
    WEBHOOK_KEY: 'whsec_YW4gZXhhbXBsZSBrZXkgb2YgMzIgY2hhcmFjdGVycy4=',
  };
  expect(loadConfig(env).webhook).toEqual({ url: env.WEBHOOK_URL, secret: env.WEBHOOK_KEY });
  expect(loadConfig({}).webhook).toBeUndefined();
  expect(() => loadConfig({ ...env, WEBHOOK_KEY: '' })).toThrow('WEBHOOK_KEY is missing');
  expect(() => loadConfig({ ...env, WEBHOOK_URL: '' })).toThrow('WEBHOOK_KEY needs WEBHOOK_URL');
});

test('rejects an OFFICE_PORT that equals PORT', () => {
  expect(() => loadConfig({ PORT: '4000', OFFICE_PORT: '4000' })).toThrow(ConfigError);
});

describe('names a malformed setting and the expected value', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['LOG_LEVEL', 'loud'],
    ['ACCESS_LOG', 'yes'],
    ['FAST_PATH', 'yes'],
    ['SLOW_REQUEST_MS', '-1'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['BACKEND_URL', 'ftp://x'],
    ['PUBLIC_URL', 'www.example.com'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['ALLOWED_ORIGINS', '*'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.local'],
    ['SMTP_URL', 'mail.example.com'],
    ['FRAME_HOSTS', 'https://videos.example.com'],
    ['IMPORT_HOSTS', 'http://old.internal'],
    ['TRANSLATE_URL', 'localhost:11434'],
    ['TRANSLATE_URL', 'https://user:password@api.example.com'],
    ['TRANSLATE_KEY', 'two words'],
    ['WEBHOOK_URL', 'https://user:password@crm.example.com'],
    ['WEBHOOK_URL', 'crm.example.com'],
    ['WEBHOOK_KEY', 'whsec_short'],
    ['TRANSLATE_API', 'google'],
    ['CLAMD_ADDRESS', 'clamd'],
    ['CLAMD_ADDRESS', 'http://127.0.0.1:3310'],
    ['DEMO', '1'],
    ['START_EMPTY', 'yes'],
    ['OFFICE', 'yes'],
    ['OFFICE_PORT', '-1'],
    ['OFFICE_URL', 'office.example.com'],
  ])('%s=%s', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^${name} is .*must be`));
  });
});

describe('names an unknown setting', () => {
  test('in the file', () => {
    expect(() => loadConfig({}, { COLOUR: 'red' })).toThrow(/\.env file sets COLOUR/);
  });

  test.each([
    ['DATABASEURL', 'DATABASE_URL'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['TRUSTED_PROXY', undefined],
    ['DATADIR', 'DATA_DIR'],
    ['data_dir', 'DATA_DIR'],
    ['DATABASEURL_FILE', 'DATABASE_URL_FILE'],
  ])('like a known one in the environment: %s', (name, meant) => {
    const load = () => loadConfig({ [name]: 'x' });
    if (meant) expect(load).toThrow(`${name} is not a setting of Atrium. Did you mean ${meant}?`);
    else expect(load).not.toThrow();
  });
});

describe('stops at a name in the environment that looks like a setting', () => {
  test.each([
    ['DATABASE_FILE', 'DATABASE_URL, DATABASE_URL_FILE'],
    ['DATABASE_PASSWORD_FILE', 'DATABASE_URL, DATABASE_URL_FILE'],
    ['DATA_DIR_FILE', 'DATA_DIR'],
    ['SMTP_PASSWORD_FILE', 'SMTP_URL, SMTP_URL_FILE'],
    ['BACKUP_URL', 'BACKUP_DIR, BACKUP_EVERY'],
    ['POSTGRES_URL', 'DATABASE_URL, BACKEND_URL'],
    ['ATRIUM_DATABASE_URL', 'DATABASE_URL, BACKEND_URL'],
    ['DB_URL_FILE', 'DATABASE_URL, BACKEND_URL'],
  ])('%s', (name, others) => {
    expect(() => loadConfig({ [name]: 'x' })).toThrow(ConfigError);
    expect(() => loadConfig({ [name]: 'x' })).toThrow(`${name} is not a setting of Atrium, but looks like one.`);
    expect(() => loadConfig({ [name]: 'x' })).toThrow(others);
    expect(() => loadConfig({ [name]: '' })).not.toThrow();
  });

  test('but not at a name of another program', () => {
    const names = [
      'SSL_CERT_FILE',
      'GITHUB_API_URL',
      'AWS_CONFIG_FILE',
      'npm_config_url',
      'POSTGRES_PASSWORD_FILE',
      'SITE_SERVICE_HOST',
    ];
    expect(() => loadConfig(Object.fromEntries(names.map((name) => [name, 'x'])))).not.toThrow();
  });
});

describe('a setting in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (content: string): string => {
    const path = join(folder, 'value');
    writeFileSync(path, content);
    return path;
  };

  test.each([
    ['DATABASE_URL', 'postgres://a:b@db/atrium', { databaseUrl: 'postgres://a:b@db/atrium' }],
    ['SMTP_URL', 'smtp://a:b@mail', { smtpUrl: 'smtp://a:b@mail' }],
    ['PUBLIC_URL', 'https://www.example.com/', { publicUrl: 'https://www.example.com' }],
    ['S3_URL', 'https://K:S@s3.example.com/atrium', { s3: { bucket: 'atrium' } }],
  ])('is the value of %s, without its line end', (name, value, config) => {
    expect(loadConfig({ [`${name}_FILE`]: fileOf(`${value}\n`) })).toMatchObject(config);
    expect(loadConfig({}, { [`${name}_FILE`]: fileOf(`${value}\r\n`) })).toMatchObject(config);
  });

  test('is read for the key of the translation service', () => {
    const env = { TRANSLATE_URL: 'https://api.deepl.com', TRANSLATE_KEY_FILE: fileOf('k-7\n') };
    expect(loadConfig(env).translate).toMatchObject({ key: 'k-7' });
  });

  test('is never repeated, ignored or guessed', () => {
    expect(() => loadConfig({ DATABASE_URL_FILE: fileOf('mysql://a:secret@db/x') })).toThrow(
      /^The file of DATABASE_URL_FILE is malformed; it must contain a PostgreSQL address such as [^ ]+$/,
    );
    expect(() => loadConfig({ DATABASE_URL_FILE: '/no/such/file' })).toThrow(
      'DATABASE_URL_FILE is “/no/such/file”, which cannot be read: ENOENT.',
    );
    expect(() => loadConfig({ DATABASE_URL_FILE: fileOf('\n') })).toThrow('which is empty');
    expect(() => loadConfig({ DATABASE_URL_FILE: tmpdir() })).toThrow('which cannot be read: EISDIR.');
    // The parser of addresses would read the database “xold”.
    expect(() => loadConfig({ DATABASE_URL_FILE: fileOf('postgres://a:b@db/x\nold\n') })).toThrow(
      'which has more than one line',
    );
    expect(() => loadConfig({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: fileOf('smtp://b') })).toThrow(
      'SMTP_URL and SMTP_URL_FILE are both set: remove one.',
    );
  });
});

describe('a translation service', () => {
  test.each([
    [{ TRANSLATE_URL: 'https://api-free.deepl.com/v2/' }, { api: 'deepl', url: 'https://api-free.deepl.com' }],
    [
      { TRANSLATE_URL: 'http://localhost:11434/v1', TRANSLATE_MODEL: 'small' },
      { api: 'openai', url: 'http://localhost:11434', model: 'small', key: '' },
    ],
    [
      { TRANSLATE_URL: 'http://10.0.0.7/deepl', TRANSLATE_API: 'deepl', TRANSLATE_KEY: 'k' },
      { api: 'deepl', url: 'http://10.0.0.7/deepl', key: 'k' },
    ],
  ])('of %j is %j', (env, translate) => {
    expect(loadConfig(env).translate).toMatchObject(translate);
  });

  test('is off without TRANSLATE_URL, which the other settings need', () => {
    expect(loadConfig({}).translate).toBeUndefined();
    expect(() => loadConfig({ TRANSLATE_KEY: 'k' })).toThrow('need TRANSLATE_URL');
    expect(() => loadConfig({ TRANSLATE_URL: 'https://deepl.com.example' })).toThrow('TRANSLATE_MODEL is missing');
  });

  test('is set without its key or address in an error', () => {
    expect(() => loadConfig({ TRANSLATE_KEY: 'secret 7' })).not.toThrow('secret');
    expect(() => loadConfig({ TRANSLATE_URL: 'https://a:secret@example.com' })).not.toThrow('secret');
  });
});
