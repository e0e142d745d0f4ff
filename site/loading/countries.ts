import { countryCodes, countryName } from '#contract/text/countries.ts';

/** The countries by their names in the language of the page. The browser may have other names, so the server sorts. */
export function countriesIn(lang: string): [code: string, name: string][] {
  const { compare } = new Intl.Collator([lang, 'en']);
  return countryCodes
    .map((code): [string, string] => [code, countryName(code, lang)])
    .sort(([, one], [, other]) => compare(one, other));
}
