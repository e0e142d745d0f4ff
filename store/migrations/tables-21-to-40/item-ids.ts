import type { Migration } from '../migrate.ts';

/** Items of lists have ids. `derivedEntries` has those of existing entries made while the program runs. */
export const itemIds: Migration = async () => {};
