/*
 * Child process of a test: derives outdated data in the store in its argument, and prints a line after each batch, until
 * it is killed.
 */
import { createStore } from '../create-store.ts';

const store = await createStore({ database: JSON.parse(process.argv[2] ?? ''), defaultLanguage: 'en' });
const fail = (id: number, error: unknown) => process.stderr.write(`Entry ${id}: ${error}\n`);

for (let done = 1; done > 0; ) {
  done = await store.derived.rebuildSome(fail);
  process.stdout.write(`${done}\n`);
}
