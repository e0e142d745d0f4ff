import { expect, test } from 'vitest';
import { getInformation } from '#content/company/calls.ts';
import { createClient } from '#contract/protocol/client.ts';
import { ConfigError, loadConfig, refuseMixed } from '#server/config/config.ts';
import { withSiteDefaults } from './site-defaults.ts';

const set = {
  ...{ SITE_NAME: 'Harbour Mills', SITE_LOGO: '/Uploads/logo.png', SITE_TIME_ZONE: 'Asia/Dhaka' },
  ...{
    SITE_EXPERIENCE_TEXT: 'years of weaving',
    SITE_BRAND_COLOR: '#112233',
    SITE_CORNERS: 'None',
    SITE_LOGO_DARK: '/Uploads/dark.png',
    SITE_LOGO_ALTERNATE_DARK: '/Uploads/dark-2.png',
    SITE_MAP: 'https://maps.example.com/mill',
  },
};
test('shows the privacy policy of the settings if the backend sends none', async () => {
  const { siteDefaults } = loadConfig({});
  const policyWith = async (answer: unknown) => {
    const client = createClient({ baseUrl: 'https://backend.example', fetch: async () => Response.json(answer) });
    const defaults = { ...siteDefaults, privacyPolicy: '<p>Ours</p>' };
    return (await withSiteDefaults(client, defaults).call(getInformation, {})).privacyPolicy;
  };
  expect([await policyWith({}), await policyWith({ privacyPolicy: '<p>Theirs</p>' })]).toEqual([
    '<p>Ours</p>',
    '<p>Theirs</p>',
  ]);
});

const companyOf = (answer: unknown, env: Record<string, string>) => {
  const client = createClient({ baseUrl: 'https://backend.example', fetch: async () => Response.json(answer) });
  return withSiteDefaults(client, loadConfig(env).siteDefaults).call(getInformation, {});
};

test('uses the settings only where the backend sends nothing', async () => {
  expect(await companyOf({ companyPhone: '1' }, set)).toMatchObject({
    companyName: 'Harbour Mills',
    logo: { src: '/Uploads/logo.png' },
    logoAlternate: null,
    timeZone: 'Asia/Dhaka',
    brandColor: '#112233',
    logoDark: { src: '/Uploads/dark.png' },
    logoAlternateDark: { src: '/Uploads/dark-2.png' },
    corners: 'None',
    density: 'Generous',
    experienceText: 'years of weaving',
    percentText: '',
    mapUrl: 'https://maps.example.com/mill',
    phone: '1',
  });
  const own = {
    companyName: 'Own',
    logo: '/own.png',
    timeZone: 'Europe/Berlin',
    brandColor: '#ffffff',
    corners: 'Small',
  };
  expect(await companyOf(own, set)).toMatchObject({
    companyName: 'Own',
    logo: { src: '/own.png' },
    timeZone: 'Europe/Berlin',
    brandColor: '#ffffff',
    corners: 'Small',
  });
});

test.each([
  ['SITE_TIME_ZONE', 'Mars/Olympus', 'a time zone such as'],
  ['SITE_BRAND_COLOR', 'blue', 'a color such as'],
  ['SITE_CORNERS', 'Round', 'Large, Small or None'],
  ['SITE_LOGO', 'logo.png', 'the address of a picture'],
  ['BACKEND_DATES', 'ymd', 'auto, dmy or mdy'],
])('rejects %s=%s', (name, value, words) => {
  expect(() => loadConfig({ [name]: value })).toThrow(words);
});

test('rejects settings that exclude each other, by name', () => {
  const backend = { BACKEND_URL: 'https://backend.example' };
  expect(() => refuseMixed(loadConfig({ ...backend, DATABASE_URL: 'postgres://a@b/c' }))).toThrow(ConfigError);
  expect(() => refuseMixed(loadConfig(set))).toThrow('need BACKEND_URL');
  expect(() => refuseMixed(loadConfig({ ...backend, ...set }))).not.toThrow();
});
