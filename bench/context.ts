import type { Figure } from './figures.ts';

/** What every part of the bench is given. */
export interface Context {
  /** Fewer rounds and no database of 100,000 entries. */
  quick: boolean;
  /** How often the things are repeated of which the median is taken. */
  rounds: number;
  /** How many entries the databases have whose growth is measured, the smallest first. */
  sizes: readonly number[];
  /** A folder of its own for whatever a part writes; removed at the end. */
  folder(): Promise<string>;
  /** A data folder with that many entries that may be written to; removed at the end. */
  dataDir(size: number): Promise<string>;
  /** An archive with that many entries, for `npm run restore`. */
  archive(size: number): Promise<string>;
  /** Words of the entries, the commonest first. */
  words(): Promise<readonly string[]>;
  /** Of the pages of that many entries' products and news. */
  paths(size: number): Promise<readonly string[]>;
  /** Says what is going on. */
  say(text: string): void;
}

export interface Part {
  name: string;
  title: string;
  run(context: Context): Promise<Omit<Figure, 'part'>[]>;
  /** A missed target is a fault of the program: the bench then ends with 1. */
  mustHold?: true;
}
