import type { DeskRule } from '#contract/office/desks/desks.ts';
import { countryName } from '#contract/text/countries.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { type NamedEntry, useNamedEntries } from './use-desks.ts';

const none: readonly NamedEntry[] = [];

/** The names of the values of rules. Entries that are removed are shown by their ids. */
export function useRuleNames() {
  const { desks: texts } = useTexts();
  const { locale } = useFormats();
  const { data: concerns = none } = useNamedEntries('concern');
  const { data: categories = none } = useNamedEntries('category');
  const nameIn = (entries: readonly NamedEntry[]) => (id: number) =>
    entries.find((each) => each.id === id)?.name ?? texts.removed({ id: String(id) });
  const country = (code: string) => countryName(code, locale);
  const concern = nameIn(concerns);
  const category = nameIn(categories);
  const order = new Intl.Collator(locale);
  return {
    concerns,
    categories,
    country,
    concern,
    category,
    /** Codes in the order of their names. */
    sortedCountries: (codes: readonly string[]) => codes.toSorted((a, b) => order.compare(country(a), country(b))),
    /** The conditions of a rule, each with its values. */
    conditions: (rule: DeskRule): [label: string, values: string[]][] => {
      const all: [string, string[]][] = [
        [texts.country, rule.countries.map(country)],
        [texts.concern, rule.concerns.map(concern)],
        [texts.category, rule.categories.map(category)],
        [texts.words, rule.words],
      ];
      return all.filter(([, values]) => values.length > 0);
    },
  };
}
