import { setImmediate as nextRound } from 'node:timers/promises';
import type { Database } from '#store/dialects/engine.ts';
import { foundBy } from '../files/file-rows.ts';
import { enquiriesOf } from '../inbox/enquiries.ts';
import { applicationWords, messageWords } from '../inbox/inbox-words.ts';

const rowsAtOnce = 500;

/** Called after each batch, with its number of rows. */
export type OnRows = (rows: number) => void;

/** Reads rows in the order of a column until none is left, and lets the process breathe between batches. */
async function inBatches<Row, Key>(
  start: Key,
  onRows: OnRows,
  { read, keyOf, keep }: { read(after: Key): Promise<Row[]>; keyOf(row: Row): Key; keep(rows: Row[]): Promise<void> },
): Promise<void> {
  for (let after = start; ; ) {
    const rows = await read(after);
    await keep(rows);
    const last = rows.at(-1);
    if (!last) return;
    after = keyOf(last);
    onRows(rows.length);
    await nextRound();
  }
}

const buildMessageWords = (db: Database, onRows: OnRows) =>
  inBatches(0, onRows, {
    read: (after) =>
      db.selectFrom('messages').selectAll().where('id', '>', after).orderBy('id').limit(rowsAtOnce).execute(),
    keyOf: ({ id }) => id,
    async keep(rows) {
      const enquiries = await enquiriesOf(db, rows);
      for (const row of rows) {
        const words = messageWords(row, enquiries.get(row.id));
        if (words !== row.words) await db.updateTable('messages').set({ words }).where('id', '=', row.id).execute();
      }
    },
  });

const buildApplicationWords = (db: Database, onRows: OnRows) =>
  inBatches(0, onRows, {
    read: (after) =>
      db.selectFrom('applications').selectAll().where('id', '>', after).orderBy('id').limit(rowsAtOnce).execute(),
    keyOf: ({ id }) => id,
    async keep(rows) {
      for (const row of rows) {
        const words = applicationWords(row);
        if (words !== row.words) await db.updateTable('applications').set({ words }).where('id', '=', row.id).execute();
      }
    },
  });

const buildFileWords = (db: Database, onRows: OnRows) =>
  inBatches('', onRows, {
    read: (after) =>
      db
        .selectFrom('files')
        .select(['src', 'name', 'alt', 'title', 'words'])
        .where('src', '>', after)
        .orderBy('src')
        .limit(rowsAtOnce)
        .execute(),
    keyOf: ({ src }) => src,
    async keep(rows) {
      for (const { src, name, alt, title, words: before } of rows) {
        const words = foundBy(name, alt, title);
        if (words !== before) await db.updateTable('files').set({ words }).where('src', '=', src).execute();
      }
    },
  });

/** Rebuilds the search words of messages, applications and files. */
export async function buildWords(db: Database, onRows: OnRows = () => {}): Promise<void> {
  await buildMessageWords(db, onRows);
  await buildApplicationWords(db, onRows);
  await buildFileWords(db, onRows);
}
