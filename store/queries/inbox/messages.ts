import type { Selectable } from 'kysely';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { MessageFilter, StoredMessage, Submissions } from '#store/inbox.ts';
import type { Tables } from '#store/tables/tables.ts';
import { note } from '../upkeep/audit.ts';
import { changeSubject, counted, eachRow, notSpam, requireSeen } from './inbox-rows.ts';
import { haveWords, messageWords } from './inbox-words.ts';
import { addNote, notesFrom } from './notes.ts';

function matching(db: Database, { status, assignee, words = '' }: MessageFilter) {
  const all = db.selectFrom('messages');
  let rows = status === undefined ? all.where(notSpam) : all.where('status', '=', status);
  if (assignee !== undefined) rows = rows.where('assignee', assignee === null ? 'is' : '=', assignee);
  return rows.where(haveWords(words));
}

export const messageFrom = ({
  received_at,
  privacy_version,
  note,
  words: _,
  ...same
}: Selectable<Tables['messages']>): StoredMessage => ({
  ...same,
  receivedAt: received_at,
  privacyVersion: privacy_version,
  notes: notesFrom(note),
});

type Messages = Pick<Submissions, 'messages' | 'eachMessage' | 'changeMessages'>;

export const messagesOf = ({ read, write }: Engine): Messages => ({
  async messages({ skip, take, ...filter }) {
    const [rows, { total }] = await Promise.all([
      matching(read, filter).selectAll().orderBy('id', 'desc').limit(take).offset(skip).execute(),
      matching(read, filter).select(counted.as('total')).executeTakeFirstOrThrow(),
    ]);
    return { items: rows.map(messageFrom), total };
  },

  async *eachMessage(filter) {
    const rows = eachRow((before, most) =>
      matching(read, filter).selectAll().where('id', '<', before).orderBy('id', 'desc').limit(most).execute(),
    );
    for await (const row of rows) yield messageFrom(row);
  },

  changeMessages: (ids, change, by, seen) =>
    write.transaction().execute(async (db) => {
      if (ids.length === 0 || Object.values(change).every((value) => value === undefined)) return 0;
      const { note: text, ...fields } = change;
      if (seen) {
        const lock = db.updateTable('messages').set((eb) => ({ status: eb.ref('status') }));
        requireSeen(await lock.where('id', 'in', ids).returningAll().execute(), seen, change);
      }
      // Without other changes, this locks the rows for the note.
      const changed = await db
        .updateTable('messages')
        .set((eb) => ({ ...fields, status: fields.status ?? eb.ref('status') }))
        .where('id', 'in', ids)
        .returningAll()
        .execute();
      if (changed.length === 0) return 0;
      if (text !== undefined) await addNote(db, 'messages', changed, { text, by, wordsOf: messageWords });
      await note(db, { by, action: 'message.change', subject: changeSubject(changed, change) });
      return changed.length;
    }),
});
