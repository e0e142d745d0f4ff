import type { Engine } from '#store/dialects/engine.ts';
import type { NewReply, StoredNote, Submissions } from '#store/interfaces/inbox.ts';
import { StoreError } from '#store/store.ts';
import { note } from '../upkeep/audit.ts';
import { changeEnquiries, enquiriesOf } from './enquiries.ts';
import { isSeen } from './inbox-rows.ts';
import { messageWords } from './inbox-words.ts';
import { queueMail } from './mail.ts';
import { addNote, replyWithKey } from './notes.ts';

const isSame = ({ text, reply }: StoredNote, { mail }: NewReply): boolean =>
  reply?.to === mail.to && reply.subject === mail.subject && text === mail.text;

export const repliesOf = ({ write }: Engine): Pick<Submissions, 'reply'> => ({
  reply: (id, answer, by, scope) =>
    write.transaction().execute(async (db) => {
      const { mail, key } = answer;
      // Locks the row, so that the second of two with the same key sees the first.
      const message = await db
        .updateTable('messages')
        .set((eb) => ({ status: eb.ref('status') }))
        .where('id', '=', id)
        .where(isSeen(scope))
        .returningAll()
        .executeTakeFirst();
      if (!message) throw new StoreError('missing', `There is no message ${id}`);
      const earlier = key === undefined ? undefined : replyWithKey(message.note, key);
      if (earlier) return isSame(earlier, answer) ? 'sent' : 'key-reused';
      await db.updateTable('messages').set({ status: 'answered' }).where('id', '=', id).execute();
      await changeEnquiries(db, [message], { status: 'answered' });
      const enquiries = await enquiriesOf(db, [message]);
      const wordsOf = (row: typeof message) => messageWords(row, enquiries.get(row.id));
      const reply = { to: mail.to, subject: mail.subject };
      await addNote(db, 'messages', [message], { text: mail.text, reply, ...(key && { key }), by, wordsOf });
      await queueMail(db, mail);
      await note(db, { by, action: 'message.reply', subject: String(id) });
      return 'sent';
    }),
});
