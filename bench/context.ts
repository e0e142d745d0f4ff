import type { Databases } from './content/databases.ts';
import type { Metric } from './metrics.ts';

/** Passed to each part of the bench. */
export interface Context extends Databases {
  /** A smoke run of each part. */
  quick: boolean;
  /** All of them, or only the first ones in a smoke run. */
  some<T>(all: readonly T[], first?: number): readonly T[];
  /** The number of repetitions for a median. */
  rounds: number;
  /** The numbers of entries for the growth measurements, smallest first. */
  sizes: readonly number[];
  /** Creates a folder for files of a part; removed at the end. */
  folder(): Promise<string>;
  /** Another built checkout, measured in turn with this one. */
  besides: (Databases & { checkout: string }) | undefined;
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
