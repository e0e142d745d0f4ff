import { languageSegment } from '#contract/addresses/language-path.ts';
import { asciiDigits } from '#contract/text/ascii-digits.ts';
import { looksPersonal } from '#contract/text/contact/personal-text.ts';
import { queryFrom } from '#site/loading/entries/find.ts';
import type { SearchTerm, ZeroResultSearches } from '#store/interfaces/search-registers.ts';
import { dayOf, saveDays } from './days.ts';

/** Longer texts are pasted, not searched for. */
const maxTermLength = 60;
const maxWords = 6;

/** Terms in memory, and terms that wait to be saved. Further ones are not counted. */
const maxTerms = 2_000;

export interface ZeroResultCounterOptions {
  searches: Pick<ZeroResultSearches, 'add'>;
  /** The language of pages without a language in their path. */
  defaultLanguage: string;
  now: () => Date;
}

export interface ZeroResultCounter {
  /**
   * Counts a search that found nothing, in memory, by the address of its page. Stores the words, the language and the day
   * alone: nothing about the visitor, no words that may be about a person, and none that were searched once.
   */
  countSearch(address: string): void;
  /** Saves the counts. Counts that cannot be saved wait for the next time, within the same bounds. */
  flush(): Promise<void>;
}

/** The words of a query in lower case; undefined for those that are not counted. */
export function termOf(query: string): string | undefined {
  if (looksPersonal(query)) return undefined;
  const plain = asciiDigits(query.normalize('NFKC')).toLowerCase();
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const term = words.join(' ');
  return words.length === 0 || words.length > maxWords || term.length > maxTermLength ? undefined : term;
}

/** Counts searches without a result by day, language and term. */
export function createZeroResultCounter({
  searches,
  defaultLanguage,
  now,
}: ZeroResultCounterOptions): ZeroResultCounter {
  /** The day of the first search of each term, 0 once it is counted. The oldest come first. */
  const seen = new Map<string, number>();
  let waiting = new Map<number, Map<string, SearchTerm & { searches: number }>>();

  const add = (day: number, key: string, found: SearchTerm) => {
    const ofDay = waiting.get(day) ?? new Map<string, SearchTerm & { searches: number }>();
    waiting.set(day, ofDay);
    const known = ofDay.get(key);
    if (known) known.searches += 1;
    else if (ofDay.size < maxTerms) ofDay.set(key, { ...found, searches: 1 });
  };

  return {
    countSearch(address) {
      const url = new URL(address, 'http://site');
      const term = termOf(queryFrom(url));
      if (term === undefined) return;
      const found = { lang: (languageSegment(url.pathname) ?? defaultLanguage).toLowerCase(), term };
      const key = `${found.lang} ${term}`;
      const today = dayOf(now());
      const first = seen.get(key);
      if (first === undefined) {
        const [oldest] = seen.keys();
        if (seen.size >= maxTerms && oldest !== undefined) seen.delete(oldest);
        seen.set(key, today);
        return;
      }
      if (first > 0) add(first, key, found);
      seen.set(key, 0);
      add(today, key, found);
    },

    async flush() {
      const taken = [...waiting];
      waiting = new Map();
      await saveDays(
        taken,
        (date, counts) => searches.add(date, [...counts.values()]),
        (left) => {
          for (const [day, counts] of left) if (!waiting.has(day)) waiting.set(day, counts);
        },
      );
    },
  };
}
