import { describe, expect, it } from 'vitest';
import { entities, entityNames } from '#content/registry.ts';
import { pageAddresses } from '#contract/page-addresses.ts';
import { entriesIn } from './main-language.ts';

describe('the demo group with Portuguese as its main language', () => {
  const [english, portuguese] = [entriesIn('en'), entriesIn('pt')];

  it.each(entityNames)('has documents that match the schema: %s', (type) => {
    for (const { document } of portuguese.filter((entry) => entry.type === type))
      expect(entities[type].document.safeParse(document).error?.issues ?? []).toEqual([]);
  });

  it('has the Portuguese texts in its documents and the English ones as translations', () => {
    const withoutLinks = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/\/concern\/[\w-]+/g, ''));
    for (const [index, { document, translations }] of portuguese.entries()) {
      const { pt = {}, ...others } = english[index]?.translations ?? {};
      const { en = {}, ...rest } = translations;
      expect(withoutLinks(rest)).toEqual(withoutLinks(others));
      expect(Object.keys(en)).toEqual(Object.keys(pt));
      for (const [field, text] of Object.entries(pt)) {
        expect(withoutLinks(document[field])).toEqual(
          typeof text === 'string' ? withoutLinks(text) : expect.anything(),
        );
        expect(withoutLinks(en[field])).toEqual(withoutLinks(english[index]?.document[field]));
      }
    }
  });

  it('lists English among the languages of the site', () => {
    const company = portuguese.find(({ type }) => type === 'company');
    expect(company?.document.languages).toEqual([
      { lang: 'en', state: 'Published' },
      { lang: 'de', state: 'Published' },
      { lang: 'ar', state: 'Published' },
    ]);
  });

  it('links concerns by their addresses in the main language', () => {
    const addresses = portuguese.flatMap((entry) => pageAddresses(entry.type, entry).get('') ?? []);
    expect(addresses).toContain('salgado-azulejos');
    const linked = [...JSON.stringify(portuguese).matchAll(/\/concern\/([\w-]+)\\"/g)].map(([, address]) => address);
    expect(linked).toContain('salgado-azulejos');
    expect(linked.filter((address = '') => !addresses.includes(address))).toEqual([]);
  });
});
