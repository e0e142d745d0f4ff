import { setImmediate as nextRound } from 'node:timers/promises';
import type { Database } from '#store/dialects/engine.ts';
import { foundBy } from '../files/file-rows.ts';
import { enquiriesOf } from '../inbox/enquiries.ts';
import { applicationWords, messageWords } from '../inbox/inbox-words.ts';

const rowsAtOnce = 500;

/** Called after each batch, with its number of rows. */
export type OnRows = (rows: number) => void;

async function buildMessageWords(db: Database, onRows: OnRows, readEnquiries: typeof enquiriesOf): Promise<void> {
  for (let after = 0; ; ) {
    const next = db.selectFrom('messages').selectAll().where('id', '>', after).orderBy('id').limit(rowsAtOnce);
    const rows = await next.execute();
    const enquiries = await readEnquiries(db, rows);
    for (const row of rows) {
      const words = messageWords(row, enquiries.get(row.id));
      if (words !== row.words) await db.updateTable('messages').set({ words }).where('id', '=', row.id).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    onRows(rows.length);
    await nextRound();
  }
}

async function buildApplicationWords(db: Database, onRows: OnRows): Promise<void> {
  for (let after = 0; ; ) {
    const next = db.selectFrom('applications').selectAll().where('id', '>', after).orderBy('id').limit(rowsAtOnce);
    const rows = await next.execute();
    for (const row of rows) {
      const words = applicationWords(row);
      if (words !== row.words) await db.updateTable('applications').set({ words }).where('id', '=', row.id).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    onRows(rows.length);
    await nextRound();
  }
}

async function buildFileWords(db: Database, onRows: OnRows): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('files')
      .select(['src', 'name', 'alt', 'title', 'words'])
      .where('src', '>', after)
      .orderBy('src')
      .limit(rowsAtOnce)
      .execute();
    for (const { src, name, alt, title, words: before } of rows) {
      const words = foundBy(name, alt, title);
      if (words !== before) await db.updateTable('files').set({ words }).where('src', '=', src).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.src;
    onRows(rows.length);
    await nextRound();
  }
}

/** Rebuilds the search words of messages, applications and files. Tables before version 43 have no enquiries. */
export async function buildWords(
  db: Database,
  onRows: OnRows = () => {},
  readEnquiries: typeof enquiriesOf = enquiriesOf,
): Promise<void> {
  await buildMessageWords(db, onRows, readEnquiries);
  await buildApplicationWords(db, onRows);
  await buildFileWords(db, onRows);
}
