import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, privacyPolicyIn } from './config.ts';

test('without any setting the defaults stand', () => {
  const config = loadConfig({ PATH: '/usr/bin', HOME: '/home/a', HOSTNAME: 'x' });
  expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', publicUrl: 'http://localhost:3000', demo: true });
  expect(config.dataDir).toMatch(/\/data$/);
});

test('an empty setting counts as not set, and the environment goes before the file', () => {
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
])('the demo group with %j: %s', (env, demo) => {
  expect(loadConfig(env).demo).toBe(demo);
});

test('a privacy file that cannot be read is named', async () => {
  await expect(privacyPolicyIn('/no/such/file.html')).rejects.toThrow(
    'SITE_PRIVACY_FILE is “/no/such/file.html”, which cannot be read: ENOENT.',
  );
});

test('START_EMPTY=1 and DEMO=on contradict each other', () => {
  expect(() => loadConfig({ START_EMPTY: '1', DEMO: 'on' })).toThrow(
    new ConfigError('START_EMPTY=1 contradicts DEMO=on. Set only DEMO.'),
  );
});

test('the office cannot have the site’s port as one of its own', () => {
  expect(() => loadConfig({ PORT: '4000', OFFICE_PORT: '4000' })).toThrow(ConfigError);
});

describe('a malformed setting is named, with what it should be', () => {
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
    ['FRAME_HOSTS', 'https://films.example.com'],
    ['IMPORT_HOSTS', 'http://old.internal'],
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

describe('an unknown setting is named', () => {
  test('any in the file', () => {
    expect(() => loadConfig({}, { COLOUR: 'red' })).toThrow(/\.env file sets COLOUR/);
  });

  test.each([
    ['DATABASEURL', 'DATABASE_URL'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['TRUSTED_PROXY', undefined],
    ['DATADIR', 'DATA_DIR'],
    ['data_dir', 'DATA_DIR'],
  ])('a slip in the environment: %s', (name, meant) => {
    const load = () => loadConfig({ [name]: 'x' });
    if (meant) expect(load).toThrow(`${name} is no setting of Atrium. Did you mean ${meant}?`);
    else expect(load).not.toThrow();
  });
});
