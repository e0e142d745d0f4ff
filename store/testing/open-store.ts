/* Started by a test, as a process of its own: opens the store named in the argument, and closes it. */
import { createStore } from '../create-store.ts';

const store = await createStore({ database: JSON.parse(process.argv[2] ?? ''), defaultLanguage: 'en' });
await store.ping();
await store.close();
