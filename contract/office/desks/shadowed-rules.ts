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

/** A rule whose cases are cut into more parts than this is not judged. */
const maxBoxes = 100;

const conditions = ['countries', 'concerns', 'categories', 'words'] as const;

type Meets = (rule: DeskRule, condition: (typeof conditions)[number], value: string | number | null) => boolean;

const orNull = <T>(values: readonly T[]): readonly (T | null)[] => (values.length === 0 ? [null] : values);

/** What is left of a box without the enquiries that a rule takes: at most one box for each condition. */
function remaining(box: Box, rule: DeskRule, meets: Meets): Box[] {
  const rest: Box[] = [];
  let taken = box;
  for (const condition of conditions) {
    const values: readonly (string | number | null)[] = taken[condition];
    const { true: inside = [], false: outside = [] } = Object.groupBy(values, (value) =>
      String(meets(rule, condition, value)),
    );
    if (inside.length === 0) return [box];
    if (outside.length === 0) continue;
    rest.push({ ...taken, [condition]: outside });
    taken = { ...taken, [condition]: inside };
  }
  return rest;
}

/**
 * For each rule, the places of earlier rules that together take all that it could match, none of them needlessly; null where
 * an enquiry is left for it. `withAncestors` says which categories an enquiry about one has too.
 */
export function shadowedRules(
  rules: readonly DeskRule[],
  withAncestors: WithAncestors = (category) => [category],
): (readonly number[] | null)[] {
  const beginnings = new Map(rules.map((rule) => [rule, rule.words.map(foldedWord)]));
  const meets: Meets = (rule, condition, value) => {
    if (rule[condition].length === 0) return true;
    if (value === null) return false;
    if (condition === 'categories') return withAncestors(Number(value)).some((each) => rule.categories.includes(each));
    if (condition === 'words') return beginnings.get(rule)?.some((word) => String(value).startsWith(word)) === true;
    return (rule[condition] as readonly (string | number)[]).includes(value);
  };
  const countries = [...new Set(rules.flatMap((rule) => rule.countries))];
  /** The rules of `places` that take a part of what the rule could match, if together they take all of it. */
  const takersOf = (rule: DeskRule, places: readonly number[]): readonly number[] | null => {
    let boxes: Box[] = [
      {
        countries: rule.countries.length === 0 ? [null, ...countries] : rule.countries,
        concerns: orNull(rule.concerns),
        categories: orNull(rule.categories),
        words: orNull(rule.words.map(foldedWord)),
      },
    ];
    const takers: number[] = [];
    for (const place of places) {
      const earlier = rules[place];
      if (!earlier) continue;
      const left = boxes.flatMap((box) => remaining(box, earlier, meets));
      if (left.length !== boxes.length || left.some((box, index) => box !== boxes[index])) takers.push(place);
      if (left.length === 0) return takers;
      if (left.length > maxBoxes) return null;
      boxes = left;
    }
    return null;
  };
  return rules.map((rule, place) => {
    const places = [...rules.keys()].slice(0, place);
    for (const one of places) if (takersOf(rule, [one])) return [one];
    const found = takersOf(rule, places) ?? undefined;
    // What one of them takes may be taken by the others too.
    return found?.reduce((needed, each) => takersOf(rule, without(needed, each)) ?? needed, found) ?? null;
  });
}

const without = (places: readonly number[], place: number): readonly number[] =>
  places.filter((each) => each !== place);
