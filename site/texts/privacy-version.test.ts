import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { formPrivacyTexts } from './en-form-privacy.ts';
import { privacyTexts } from './en-privacy.ts';

/** A hash of the texts by version. The version stored with a submission must always identify the texts that its sender read. */
const shown: Readonly<Record<string, string>> = {
  '2026-11-21': 'ce16dd4bc1ee45cd',
};

test('privacy texts of forms have a new version after every change', () => {
  const { version, ...texts } = privacyTexts;
  const sum = createHash('sha256')
    .update(JSON.stringify([texts, formPrivacyTexts]))
    .digest('hex');
  expect(shown[version], 'a version of its own in en-privacy.ts, and its sum here').toBe(sum.slice(0, 16));
  expect(version).toMatch(/^[\w.-]{1,40}$/);
});
