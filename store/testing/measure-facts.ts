import { join } from 'node:path';
import { createStore } from '../create-store.ts';
import type { FilteredQuery } from '../interfaces/published-entries.ts';

/*
 * Measures the index of facts in a process of its own, for the bench: `node --expose-gc store/testing/measure-facts.ts
 * FOLDER QUERY ATTRIBUTE`, with a query as JSON and the number of an attribute that products are sorted by. Prints JSON:
 * the memory of the index, and the processor times to read it and of warm queries, with filters and sorted without.
 */

const [folder = '', query = '{}', attribute = '0'] = process.argv.slice(2);
const filtered = JSON.parse(query) as FilteredQuery;
const sorted = { ...filtered, filters: [], sort: { attribute: Number(attribute), descending: false } };

const memory = (): number => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const store = await createStore({ database: { sqlite: join(folder, 'atrium.sqlite') }, tables: 'keep' });
/** The processor time of a query, in milliseconds: other programs may have all cores. */
const timeOf = async (asked: FilteredQuery, times = 1): Promise<number> => {
  const began = process.cpuUsage();
  for (let n = 0; n < times; n++) await store.entries.filtered(asked);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000 / times;
};
const warm = async (asked: FilteredQuery): Promise<number> => {
  await timeOf(asked, 200);
  return timeOf(asked, 200);
};

const before = memory();
const readMs = await timeOf(filtered);
const bytes = memory() - before;
const figures = { bytes, readMs, filterMs: await warm(filtered), sortMs: await warm(sorted) };
await store.close();
process.stdout.write(JSON.stringify(figures));
