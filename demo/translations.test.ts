import { describe, expect, it } from 'vitest';
import { type EntityName, entities, entityNames } from '#content/registry.ts';
import { titleOf } from '#contract/entity.ts';
import { textAt, untranslatedTexts } from '#contract/languages/translatable-texts.ts';
import { translationSchema } from '#contract/languages/translation-schema.ts';
import { demoEntries, demoTranslations } from './read-archive.ts';

interface Translated {
  where: string;
  english: Record<string, unknown>;
  fields: Record<string, unknown>;
}

/** The English documents of a type with their translations; empty without one. */
const pairsOf = (type: EntityName, lang: string): Translated[] => {
  const translations = demoTranslations(type, lang);
  return demoEntries(type).map(({ id, document }) => {
    const where = titleOf(entities[type], entities[type].document.parse(document));
    return { where: `${type} “${where}”`, english: document, fields: translations[id] ?? {} };
  });
};

const allMatches = (value: unknown, pattern: RegExp) => JSON.stringify(value).match(pattern) ?? [];
const tags = /<[^>]*>/g;
const media = /"(?:src|video)":"[^"]*"/g;

describe.each(['ar', 'de', 'pt'])('the translation of the demo group: %s', (lang) => {
  const pairs = entityNames.flatMap((type) => pairsOf(type, lang));

  it.each(entityNames)('belongs to existing entries, and matches the schema of translations: %s', (type) => {
    const ids = demoEntries(type).map(({ id }) => String(id));
    for (const id of Object.keys(demoTranslations(type, lang))) expect(ids).toContain(id);
    for (const { where, fields } of pairsOf(type, lang)) {
      const read = translationSchema(entities[type].document, Object.keys(fields)).safeParse(fields);
      expect(read.error?.issues ?? [], where).toEqual([]);
    }
  });

  it('translates only fields that the English entry has, with its tags, links, pictures and videos in their order', () => {
    for (const { where, english, fields } of pairs) {
      for (const [field, translated] of Object.entries(fields)) {
        expect(english[field], `${where}: ${field}`).toBeDefined();
        for (const pattern of [tags, media]) {
          expect(allMatches(translated, pattern), `${where}: ${field}`).toEqual(allMatches(english[field], pattern));
        }
      }
    }
  });

  it('keeps the number of items of a list', () => {
    for (const { where, english, fields } of pairs) {
      for (const [field, translated] of Object.entries(fields)) {
        const original = english[field];
        if (Array.isArray(original)) expect(translated, `${where}: ${field}`).toHaveLength(original.length);
      }
    }
  });
});

/** Texts that are the same in Portuguese. */
const untranslated: Readonly<Record<string, readonly string[]>> = {
  company: ['companyName', 'logo.alt', 'logoDark.alt', 'address', 'phone'],
  concern: ['name'],
  certificate: ['scheme', 'number', 'issuer'],
  location: ['address'],
  brand: ['name'],
  tradeFair: ['name'],
  executive: ['name'],
  contactPerson: ['name'],
};
const samePlaces = ['Guimarães', 'Aveiro', 'Matosinhos', 'Leixões'];

describe('the Portuguese demo group', () => {
  it.each(entityNames)('has every text of every entry: %s', (type) => {
    const same = untranslated[type] ?? [];
    for (const { where, english, fields } of pairsOf(type, 'pt')) {
      const missing = untranslatedTexts(entities[type].document, english, fields);
      const isSame = (path: string) => same.includes(path) || samePlaces.includes(textAt(english, path));
      expect(
        missing.filter((path) => !isSame(path)),
        where,
      ).toEqual([]);
    }
  });

  const text = JSON.stringify(entityNames.flatMap((type) => pairsOf(type, 'pt').map(({ fields }) => fields)));

  it('has one alt text for each picture', () => {
    const alts = new Map<string, string>();
    for (const [, src = '', alt = ''] of text.matchAll(/"src":"([^"]*)","alt":"([^"]*)"/g)) {
      expect(alts.get(src) ?? alt, src).toBe(alt);
      alts.set(src, alt);
    }
    expect(alts.size).toBeGreaterThan(180);
  });

  it('writes numbers and quotation marks as in Portugal', () => {
    const numbers = text.replaceAll('+351 22 000 0100', '');
    expect(numbers.match(/.{20}\d[ .,]\d{3}(?!\d).{10}/g)).toBeNull();
    expect(text.match(/.{20}[“”‘’].{10}/g)).toBeNull();
  });
});
