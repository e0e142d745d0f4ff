import { headOf, saysWhat } from '#store/search/head-word.ts';
import type { Corrector } from './corrector.ts';

/** Some words of a query, and what they find. */
interface Rated {
  words: readonly string[];
  texts: number;
  /** How like them the title of the best text is: 2 if it has no other words, 0 if it has none of them. */
  likeness: number;
  /** Whether the head of the query is one of them: “cups” of “coffee cups”. */
  hasHead: boolean;
}

const better = (one: Rated, other: Rated): number =>
  other.likeness - one.likeness || Number(other.hasHead) - Number(one.hasHead) || one.texts - other.texts;

/**
 * A query without some of its words, as few as are needed to find something: rather without those that no text or no
 * title has. Undefined if no word finds anything. `query`: as typed.
 */
export async function shorterQuery(
  words: readonly string[],
  query: string,
  lang: string | undefined,
  { count, titleLikeness, defaultLanguage }: Corrector,
): Promise<string | undefined> {
  const head = headOf(query, lang ?? defaultLanguage);
  const rated = async (some: readonly string[]): Promise<Rated> => {
    const asked = some.join(' ');
    // Others, such as “1”, find texts that have nothing to do with the query.
    const texts = some.some(saysWhat) ? await count(asked, lang) : 0;
    const likeness = texts === 0 ? 0 : await titleLikeness(asked, lang);
    return { words: some, texts, likeness, hasHead: some.some((word) => word === head) };
  };
  const ratedAll = async (queries: readonly (readonly string[])[]): Promise<Rated[]> => {
    const all: Rated[] = [];
    for (const each of queries) all.push(await rated(each));
    const [found, not] = [all.filter(({ texts }) => texts > 0), all.filter(({ texts }) => texts === 0)];
    return [...found.sort(better), ...not];
  };
  let left = words;
  let bestFirst: Rated[] | undefined;
  while (left.length > 1) {
    const [best] = await ratedAll(left.map((_, at) => left.toSpliced(at, 1)));
    if (best && best.texts > 0) return best.words.join(' ');
    bestFirst ??= await ratedAll(left.map((word) => [word]));
    const known = bestFirst.filter(({ texts }) => texts > 0);
    // Words that no text has are left out at once.
    bestFirst = known.length < bestFirst.length ? known : known.slice(0, -1);
    const kept = new Set(bestFirst.flatMap((each) => each.words));
    left = left.filter((word) => kept.has(word));
    const whole = left.length > 1 ? await rated(left) : bestFirst[0];
    if (whole && whole.texts > 0) return whole.words.join(' ');
  }
  return undefined;
}
