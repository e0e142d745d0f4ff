import { describe, expect, it } from 'vitest';
import { type AnyEntry, everything } from '../content/everything.ts';
import { titleOf, translations } from './translations.ts';

/** Where a translation and its English document must be equal: tags, links, and the addresses of pictures and videos. */
const tagsIn = (text: string) => text.match(/<[^>]*>/g) ?? [];
const addressesIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"(?:src|video)":"([^"]*)"/g)].map(([, address]) => address);

function fieldsOf(entry: AnyEntry, language: string): { where: string; english: unknown; translated: unknown }[] {
  const document: Record<string, unknown> = { ...entry.document };
  return Object.entries(entry.translations[language] ?? {}).map(([field, translated]) => ({
    where: `${entry.type} “${titleOf(entry.type, entry.document)}”: ${field}`,
    english: document[field],
    translated,
  }));
}

describe.each(Object.keys(translations))('the translation of the demo group: %s', (language) => {
  const fields = everything.flatMap((entry) => fieldsOf(entry, language));

  it('translates only fields that the English entry has', () => {
    for (const { where, english } of fields) expect(english, where).toBeDefined();
  });

  it('keeps the tags and links of the English text', () => {
    for (const { where, english, translated } of fields) {
      if (typeof english === 'string') expect(tagsIn(String(translated)), where).toEqual(tagsIn(english));
    }
  });

  it('keeps the pictures and videos of the English entry in their order', () => {
    for (const { where, english, translated } of fields) {
      expect(addressesIn(translated), where).toEqual(addressesIn(english));
    }
  });

  it('keeps the number of items of a list', () => {
    for (const { where, english, translated } of fields) {
      if (Array.isArray(english)) expect(translated, where).toHaveLength(english.length);
    }
  });
});
