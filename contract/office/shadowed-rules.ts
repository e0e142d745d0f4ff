import { foldedWord } from './desk-for.ts';
import type { DeskRule } from './desks.ts';

/** A category and those above it; unknown ids have none above them. */
export type WithAncestors = (category: number) => readonly number[];

/**
 * A set of enquiries: each has one value of every condition. Null is a value that no rule names, such as no country.
 * Such an enquiry is about as little as the rule allows; what else an enquiry is about only adds rules that match.
 */
interface Box {
  countries: readonly (string | null)[];
  concerns: readonly (number | null)[];
  categories: readonly (number | null)[];
  words: readonly (string | null)[];
}

const conditions = ['countries', 'concerns', 'categories', 'words'] as const;

type Meets = (rule: DeskRule, condition: (typeof conditions)[number], value: string | number | null) => boolean;

const orNull = <T>(values: readonly T[]): readonly (T | null)[] => (values.length === 0 ? [null] : values);

/** What is left of a box without the enquiries that a rule takes: at most one box for each condition. */
function remaining(box: Box, rule: DeskRule, meets: Meets): Box[] {
  const rest: Box[] = [];
  let taken = box;
  for (const condition of conditions) {
    const values: readonly (string | number | null)[] = taken[condition];
    const inside = values.filter((value) => meets(rule, condition, value));
    if (inside.length === 0) return [box];
    if (inside.length === values.length) continue;
    const outside = values.filter((value) => !inside.includes(value));
    rest.push({ ...taken, [condition]: outside });
    taken = { ...taken, [condition]: inside };
  }
  return rest;
}

/**
 * For each rule, the places of the earlier rules that together take all that it could match; null where an enquiry is
 * left for it. `withAncestors` says which categories an enquiry about one has too.
 */
export function shadowedRules(
  rules: readonly DeskRule[],
  withAncestors: WithAncestors = (category) => [category],
): (readonly number[] | null)[] {
  const meets: Meets = (rule, condition, value) => {
    if (rule[condition].length === 0) return true;
    if (value === null) return false;
    if (condition === 'categories') return withAncestors(Number(value)).some((each) => rule.categories.includes(each));
    if (condition === 'words') return rule.words.some((word) => String(value).startsWith(foldedWord(word)));
    return (rule[condition] as readonly (string | number)[]).includes(value);
  };
  const countries = [...new Set(rules.flatMap((rule) => rule.countries))];
  return rules.map((rule, place) => {
    let boxes: Box[] = [
      {
        countries: rule.countries.length === 0 ? [null, ...countries] : rule.countries,
        concerns: orNull(rule.concerns),
        categories: orNull(rule.categories),
        words: orNull(rule.words.map(foldedWord)),
      },
    ];
    const by: number[] = [];
    for (const [earlier, other] of rules.slice(0, place).entries()) {
      const left = boxes.flatMap((box) => remaining(box, other, meets));
      if (left.length !== boxes.length || left.some((box, index) => box !== boxes[index])) by.push(earlier);
      boxes = left;
      if (boxes.length === 0) return by;
    }
    return null;
  });
}
