import type { BestBet } from '#contract/office/best-bets.ts';
import type { Actor } from '../actor.ts';

/** A term that was searched in a language. */
export interface SearchTerm {
  lang: string;
  term: string;
}

/** What visitors searched for and did not find, by day, without a trace of the visitors. */
export interface ZeroResultSearches {
  /** Adds to the counts of a day. Beyond a thousand terms a day, further ones are not stored. */
  add(day: string, counts: readonly (SearchTerm & { searches: number })[]): Promise<void>;
  /** The terms of the days `from` to `to`, inclusive, the most frequent first. */
  between(from: string, to: string, most: number): Promise<(SearchTerm & { searches: number; lastDay: string })[]>;
  dropBefore(day: string): Promise<void>;
}

export interface BestBets {
  /** In the order in which they were added. */
  all(): Promise<readonly BestBet[]>;
  /** Those of a folded term ({@link foldedTerm}), in the order of the languages given. Cached until the content changes. */
  of(term: string, languages: readonly string[]): Promise<readonly BestBet[]>;
  /** Adds one, with an audit row; pages made before are stale. Throws `too-many` where there are {@link maxBestBets}. */
  add(bet: BestBet, by: Actor): Promise<void>;
  /** Whether there was such a bet. */
  remove(bet: BestBet, by: Actor): Promise<boolean>;
}
