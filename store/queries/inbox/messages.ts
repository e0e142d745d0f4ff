import { type Selectable, sql } from 'kysely';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { MessageFilter, StoredMessage, Submissions } from '#store/interfaces/inbox.ts';
import type { Tables } from '#store/tables/tables.ts';
import { note } from '../upkeep/audit.ts';
import { changeEnquiries, enquiriesOf, requireDesk } from './enquiries.ts';
import { changeSubject, counted, eachRow, isEnquiry, isOfDesk, isSeen, notSpam, requireSeen } from './inbox-rows.ts';
import { haveWords, messageWords } from './inbox-words.ts';
import { addNote, notesFrom } from './notes.ts';

function matching(db: Database, { kind, status, assignee, desk, senderOf, scope, words = '' }: MessageFilter) {
  const both = db.selectFrom('messages');
  const isWanted = kind === 'enquiry' ? isEnquiry('messages') : sql<boolean>`not ${isEnquiry('messages')}`;
  const all = kind === undefined ? both : both.where(isWanted);
  let rows = status === undefined ? all.where(notSpam) : all.where('status', '=', status);
  if (assignee !== undefined) rows = rows.where('assignee', assignee === null ? 'is' : '=', assignee);
  if (desk !== undefined) rows = rows.where(isOfDesk(desk));
  if (senderOf !== undefined)
    rows = rows.where(sql<boolean>`lower(email) = (select lower(email) from messages where id = ${senderOf})`);
  if (scope) rows = rows.where(isSeen(scope));
  return rows.where(haveWords(words));
}

/** Adds the enquiries of messages, in one query. */
export async function messagesFrom(
  db: Database,
  rows: readonly Selectable<Tables['messages']>[],
): Promise<StoredMessage[]> {
  const enquiries = await enquiriesOf(db, rows);
  return rows.map(({ received_at, privacy_version, note, words: _, ...same }) => ({
    ...same,
    receivedAt: received_at,
    privacyVersion: privacy_version,
    notes: notesFrom(note),
    enquiry: enquiries.get(same.id) ?? null,
  }));
}

type Messages = Pick<Submissions, 'messages' | 'message' | 'eachMessage' | 'changeMessages'>;

export const messagesOf = ({ read, write }: Engine): Messages => ({
  async messages({ skip, take, ...filter }) {
    const [rows, { total }] = await Promise.all([
      matching(read, filter).selectAll().orderBy('id', 'desc').limit(take).offset(skip).execute(),
      matching(read, filter).select(counted.as('total')).executeTakeFirstOrThrow(),
    ]);
    return { items: await messagesFrom(read, rows), total };
  },

  async message(id) {
    const rows = await read.selectFrom('messages').selectAll().where('id', '=', id).execute();
    const [message] = await messagesFrom(read, rows);
    return message;
  },

  eachMessage: (filter) =>
    eachRow(async (before, most) => {
      const rows = matching(read, filter).selectAll().where('id', '<', before).orderBy('id', 'desc').limit(most);
      return messagesFrom(read, await rows.execute());
    }),

  changeMessages: (ids, change, by, seen, scope) =>
    write.transaction().execute(async (db) => {
      if (ids.length === 0 || Object.values(change).every((value) => value === undefined)) return 0;
      const { note: text, desk: _, ...fields } = change;
      if (seen) {
        const lock = db.updateTable('messages').set((eb) => ({ status: eb.ref('status') }));
        requireSeen(await lock.where('id', 'in', ids).returningAll().execute(), seen, change);
        await requireDesk(db, ids, seen, change);
      }
      // Without other changes, this locks the rows for the note.
      const changed = await db
        .updateTable('messages')
        .set((eb) => ({ ...fields, status: fields.status ?? eb.ref('status') }))
        .where('id', 'in', ids)
        .where(isSeen(scope))
        .returningAll()
        .execute();
      if (changed.length === 0) return 0;
      await changeEnquiries(db, changed, change);
      if (text !== undefined) {
        const enquiries = await enquiriesOf(db, changed);
        const wordsOf = (row: (typeof changed)[number]) => messageWords(row, enquiries.get(row.id));
        await addNote(db, 'messages', changed, { text, by, wordsOf });
      }
      await note(db, { by, action: 'message.change', subject: changeSubject(changed, { ...change }) });
      return changed.length;
    }),
});
