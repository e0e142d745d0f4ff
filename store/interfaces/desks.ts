import type { DeskSettings } from '#contract/office/desks/desks.ts';
import type { Actor } from '../actor.ts';

/** Settings as saved, with what a save needs to detect a conflict. */
export type Stored<T> = T & { revision: number; changedAt: string | null; changedBy: string };

/** The desks and rules as saved; before the first time, revision 0 with one desk. */
export type StoredDesks = Stored<DeskSettings>;

/** How a desk answers, among the newest enquiries of all desks. */
export interface DeskAnswers {
  desk: string;
  /** Enquiries without a first answer. */
  waiting: number;
  /** The median of the days to the first answer, with one decimal; null: none was answered. */
  days: number | null;
}

export interface Desks {
  get(): Promise<StoredDesks>;
  /** The first answers to the newest 2,000 messages, without spam, of each desk with enquiries. */
  answers(): Promise<DeskAnswers[]>;
  /**
   * Replaces desks and rules, with an audit row. Throws `conflict` unless the last revision is `seen`. The enquiries of a
   * desk that is removed go to the default desk.
   */
  save(settings: DeskSettings, seen: number, by: Actor): Promise<void>;
}
