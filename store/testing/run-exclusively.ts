import { setTimeout } from 'node:timers/promises';
import { createStore } from '../create-store.ts';

/* Child process of a test: runs exclusive work that never ends, and prints a line when it has begun. */

const store = await createStore({ database: JSON.parse(process.argv[2] ?? ''), defaultLanguage: 'en' });
await store.exclusively('working', async () => {
  process.stdout.write('begun\n');
  await setTimeout(60_000);
});
