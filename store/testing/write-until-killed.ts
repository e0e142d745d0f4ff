/*
 * Child process of a test: saves entries and messages in the store in its argument, and prints the id of each once the store has
 * acknowledged it, until it is killed.
 */
import { createStore } from '../create-store.ts';
import { change } from './changes.ts';

const store = await createStore({ database: JSON.parse(process.argv[2] ?? ''), defaultLanguage: 'en' });

for (let n = 0; ; n++) {
  const { id } = await store.entries.save(change('news', { heading: `Entry ${n}` }));
  process.stdout.write(`entry ${id}\n`);
  const message = { name: `${n}`, email: '', mobile: '', subject: '', message: 'x'.repeat(n % 500), spam: false };
  const kept = await store.submissions.addMessage(message, [{ to: 'a@example.com', subject: `${n}`, text: 'T' }]);
  process.stdout.write(`message ${kept}\n`);
}
