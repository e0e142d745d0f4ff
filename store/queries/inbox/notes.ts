import { z } from 'zod';
import { type Actor, actorId, actorName } from '#store/actor.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { StoredNote } from '#store/inbox.ts';
import { momentNow } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';

/** The column has a JSON list, oldest first; '' is an empty one. */
const stored = z.array(
  z.object({ at: z.string().nullable(), by: z.string(), byId: z.string().nullable(), text: z.string() }),
);

/** Release 0.2.0 writes a single note as text, also while it runs beside this version during an upgrade. */
const notesOfText = (text: string): StoredNote[] => [{ at: null, by: '', byId: null, text }];

export function notesFrom(column: string): StoredNote[] {
  if (column === '') return [];
  try {
    return stored.parse(JSON.parse(column));
  } catch {
    return notesOfText(column);
  }
}

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
  { text, by, wordsOf }: { text: string; by: Actor; wordsOf: (row: R) => string },
): Promise<void> {
  const added: StoredNote = { at: momentNow(), by: actorName(by), byId: actorId(by), text };
  for (const row of rows) {
    const earlier = notesFrom(row.note);
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
