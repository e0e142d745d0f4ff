import { z } from 'zod';
import { officeNote } from '#contract/office/inbox-view.ts';
import { type Actor, actorId, actorName } from '#store/actor.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { StoredNote } from '#store/interfaces/inbox.ts';
import { momentNow } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';

/** `key`: the idempotency key of an answer, which is unique in the column. */
const keyedNote = officeNote.extend({ key: z.string().optional() });
type KeyedNote = z.output<typeof keyedNote>;

/** The column has a JSON list, oldest first; '' is an empty one. */
const stored = z.array(keyedNote);

/** Release 0.2.0 writes a single note as text, also while it runs beside this version during an upgrade. */
const notesOfText = (text: string): KeyedNote[] => [{ at: null, by: '', byId: null, text }];

function keyedNotes(column: string): KeyedNote[] {
  if (column === '') return [];
  try {
    return stored.parse(JSON.parse(column));
  } catch {
    return notesOfText(column);
  }
}

export const notesFrom = (column: string): StoredNote[] => keyedNotes(column).map(({ key: _, ...note }) => note);

/** The answer with an idempotency key. */
export const replyWithKey = (column: string, key: string): StoredNote | undefined =>
  keyedNotes(column).find((note) => note.key === key);

/** The texts of the notes, for the search. */
export const noteTexts = (column: string): string[] => notesFrom(column).map(({ text }) => text);

/** Lists show all notes of a page of rows; a note has up to 4,000 characters. */
export const maxNotes = 100;

interface Row {
  id: number;
  note: string;
}

/**
 * Adds a note to rows that this transaction has locked, so that none of two at once is lost, and writes their search
 * words again.
 */
export async function addNote<R extends Row>(
  db: Database,
  table: 'messages' | 'applications',
  rows: readonly R[],
  { by, wordsOf, ...note }: Pick<KeyedNote, 'text' | 'reply' | 'key'> & { by: Actor; wordsOf: (row: R) => string },
): Promise<void> {
  const added: KeyedNote = { at: momentNow(), by: actorName(by), byId: actorId(by), ...note };
  for (const row of rows) {
    const earlier = keyedNotes(row.note);
    if (earlier.length >= maxNotes)
      throw new StoreError('notes-full', `${table} ${row.id} has ${maxNotes} notes`, { most: maxNotes });
    const note = JSON.stringify([...earlier, added]);
    await db
      .updateTable(table)
      .set({ note, words: wordsOf({ ...row, note }) })
      .where('id', '=', row.id)
      .execute();
  }
}
