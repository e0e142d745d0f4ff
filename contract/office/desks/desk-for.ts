import { type DeskRule, defaultDesk } from './desks.ts';

/** What an enquiry is about, as the rules see it. */
export interface DeskCase {
  /** ISO 3166-1 alpha-2; '': not given. */
  country: string;
  /** Ids of the concerns that make its products. */
  concerns: ReadonlySet<number>;
  /** Ids of the categories of its products, with those above them. */
  categories: ReadonlySet<number>;
  subject: string;
}

/** The first rule that matches, by its place from 0; null: none, so that the default desk gets it. */
export interface DeskMatch {
  desk: string;
  rule: number | null;
}

const marks = /\p{M}+/gu;

/** Lower case without accents. */
export const foldedWord = (text: string): string => text.normalize('NFKD').toLowerCase().replaceAll(marks, '');

const wordsIn = (text: string): string[] => foldedWord(text).split(/[^\p{L}\p{N}]+/u);

const meets = <T>(values: readonly T[], has: (value: T) => boolean): boolean => values.length === 0 || values.some(has);

/** The desk of an enquiry. The time is linear in the number of values in the rules. */
export function deskFor({ country, concerns, categories, subject }: DeskCase, rules: readonly DeskRule[]): DeskMatch {
  const words = wordsIn(subject);
  const rule = rules.findIndex(
    (each) =>
      meets(each.countries, (value) => value === country) &&
      meets(each.concerns, (value) => concerns.has(value)) &&
      meets(each.categories, (value) => categories.has(value)) &&
      meets(each.words, (value) => words.some((word) => word.startsWith(foldedWord(value)))),
  );
  return rule < 0 ? { desk: defaultDesk, rule: null } : { desk: rules[rule]?.desk ?? defaultDesk, rule };
}
