import type { Metric } from './metrics.ts';

/** Passed to each part of the bench. */
export interface Context {
  /** Fewer rounds and no database of 100,000 entries. */
  quick: boolean;
  /** The number of repetitions for a median. */
  rounds: number;
  /** The numbers of entries for the growth measurements, smallest first. */
  sizes: readonly number[];
  /** Creates a folder for files of a part; removed at the end. */
  folder(): Promise<string>;
  /** Creates a writable data folder with this many entries; removed at the end. */
  dataDir(size: number): Promise<string>;
  /** Returns a backup with this many entries, for `npm run restore`. */
  archive(size: number): Promise<string>;
  /** Words of the entries, the most frequent first. */
  words(): Promise<readonly string[]>;
  /** Paths of the product and news pages of a database with this many entries. */
  paths(size: number): Promise<readonly string[]>;
  /** Reports progress. */
  say(text: string): void;
}

export interface Part {
  name: string;
  title: string;
  run(context: Context): Promise<Omit<Metric, 'part'>[]>;
  /** A missed target is a fault of the program: the bench then exits with 1. */
  mustHold?: true;
}
