import { describe, expect, it } from 'vitest';
import { entityNames } from '#content/registry.ts';
import { content } from '#demo/content/everything.ts';
import { titleOf } from '../translations.ts';
import { portuguese } from './portuguese.ts';

/** Fields that are the same in both languages. */
const untranslated: Readonly<Record<string, readonly string[]>> = {
  company: ['companyName', 'logo', 'address', 'email', 'phone', 'video', 'timeZone', 'languages'],
  concern: ['address', 'name', 'contentColumns'],
  video: ['video'],
  brand: ['name'],
  tradeFair: ['name'],
  career: ['vacancy'],
  executive: ['type', 'name'],
  contactPerson: ['name', 'phone', 'email'],
};
const urlDateOrNumber = /(?:Url|On|Until|At|Deadline|Color|OfExperience|Percent)$|^date$/;
const samePlaces = ['Guimarães', 'Aveiro', 'Matosinhos', 'Leixões'];

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** The English and the Portuguese documents of a type. */
const pairsOf = (type: (typeof entityNames)[number]) =>
  content[type].map(({ document }) => {
    const title = titleOf(type, document);
    const translation: object = portuguese[type]?.[title] ?? {};
    const fields: Record<string, unknown> = { ...translation };
    return { title, english: { ...document } as Record<string, unknown>, fields };
  });

const allMatches = (value: unknown, pattern: RegExp) => JSON.stringify(value).match(pattern) ?? [];
const media = /"(?:src|video)":"[^"]*"/g;
const links = /href=\\"[^"\\]*/g;
const elements = /<\/?(?:h2|h3|p|ul|li)>/g;

describe('the Portuguese demo group', () => {
  it.each(entityNames)('has every translatable field of every entry: %s', (type) => {
    const same = untranslated[type] ?? [];
    for (const { title, english, fields } of pairsOf(type)) {
      const missing = Object.entries(english)
        .filter(([field, value]) => !(isEmpty(value) || same.includes(field) || urlDateOrNumber.test(field)))
        .filter(([field, value]) => !(samePlaces.includes(String(value)) || field in fields))
        .map(([field]) => field);
      expect(missing, title).toEqual([]);
    }
  });

  it.each(entityNames)('has the media, links and elements of the English texts in the same order: %s', (type) => {
    for (const { title, english, fields } of pairsOf(type)) {
      for (const [field, value] of Object.entries(fields)) {
        for (const pattern of [media, links, elements]) {
          expect(allMatches(value, pattern), `${title}, ${field}`).toEqual(allMatches(english[field], pattern));
        }
      }
    }
  });

  it('has one alt text for each picture', () => {
    const alts = new Map<string, string>();
    for (const [, src = '', alt = ''] of JSON.stringify(portuguese).matchAll(/"src":"([^"]*)","alt":"([^"]*)"/g)) {
      expect(alts.get(src) ?? alt, src).toBe(alt);
      alts.set(src, alt);
    }
    expect(alts.size).toBeGreaterThan(180);
  });

  it('writes numbers and quotation marks as in Portugal', () => {
    const text = JSON.stringify(entityNames.flatMap((type) => pairsOf(type).map(({ fields }) => fields)));
    const numbers = text.replaceAll('+351 22 000 0100', '');
    expect(numbers.match(/.{20}\d[ .,]\d{3}(?!\d).{10}/g)).toBeNull();
    expect(text.match(/.{20}[“”‘’].{10}/g)).toBeNull();
  });
});
