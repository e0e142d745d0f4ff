/* Child process of a test: opens and closes the store in its argument. */
import { createStore } from '../create-store.ts';

const store = await createStore({ database: JSON.parse(process.argv[2] ?? ''), defaultLanguage: 'en' });
await store.ping();
await store.close();
