import { expect, test } from 'vitest';
import { looksPersonal } from './personal-text.ts';

test.each([
  'ada@example.com',
  'ada＠example.com',
  'ada @ example.com',
  'ada (at) example [dot] com',
  'call +351 22 200 00 00',
  '040–123–45–67',
  '+49‑151‑2345678',
  '(030) 123-4567',
  '٠٣٠ ١٢٣ ٤٥٦٧',
  '1978-03-14',
  'DE89 3704 0044 0532 0130 00',
  'https://example.com/?token=1',
  'www.example.com',
])('%s may be about a person', (text) => expect(looksPersonal(text)).toBe(true));

test.each([
  'water pipe',
  'PE100 SDR11 DN110',
  'ISO 9001:2015',
  'GB-750-DL',
  'HT-500-70 OEKO-TEX',
  'Ne 30/1',
  '৭৩৯১',
  'cotton @ 500 kg',
  '产品目录',
  '',
])('%s is a word of the site', (text) => expect(looksPersonal(text)).toBe(false));
