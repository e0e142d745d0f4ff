/*
 * Started by a test, as a process of its own: saves entries and messages in the store named in the argument, and
 * says the id of each on a line of its own once the store has acknowledged it. Ends only by being killed.
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
