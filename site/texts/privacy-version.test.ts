import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { unconfirmedDays, unsubscribedDays } from '#contract/submissions/newsletter-days.ts';
import { retention } from '#contract/submissions/retention.ts';
import { privacyVersion } from './privacy-version.ts';

/**
 * Hashes of the texts by version and language. The version stored with a submission must always identify the texts that
 * its sender read, so a language may be added to a version, but no text of a version may change.
 */
const shown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2026-11-28': {
    ar: '04f6ca5b7564897c',
    bn: '8764a7dae9460908',
    de: '43bc18c9af9f9bdc',
    en: 'bc3ce8f2c581c97c',
    es: '09165129ecb6eb5a',
    fr: 'eedad9c8fb806f6e',
    pt: 'eb6cf3cb64307bcb',
    zh: '85c6eab22a856324',
  },
  '2026-11-26': {
    ar: '5455659f33f4e616',
    bn: 'cced58a0c53f7158',
    de: '6750d76bb5c739c9',
    en: 'e804633d0bf58f43',
    es: '4ef1568c80b7a683',
    fr: '91b5a3dc82dcfd8e',
    pt: '2eb76e3be62b52b8',
    zh: '67bbb1947f881921',
  },
};

const catalogs = import.meta.glob<Record<string, unknown>>('./messages/*/{common,pages}.json', {
  eager: true,
  import: 'default',
});
const languages = [...new Set(Object.keys(catalogs).flatMap((path) => path.split('/')[2] ?? []))];

test.each(languages)('privacy texts of forms have a new version after every change (%s)', (language) => {
  const common = catalogs[`./messages/${language}/common.json`];
  const pages = catalogs[`./messages/${language}/pages.json`];
  const texts = [common?.privacy, common?.foreignPrivacy, pages?.formPrivacy];
  expect(texts).not.toContain(undefined);
  const sum = createHash('sha256')
    .update(JSON.stringify([texts, retention, unsubscribedDays, unconfirmedDays]))
    .digest('hex');
  expect(shown[privacyVersion]?.[language], 'a new version in privacy-version.ts, and its sum here').toBe(
    sum.slice(0, 16),
  );
  expect(privacyVersion).toMatch(/^[\w.-]{1,40}$/);
});
