import { List, ListItem, ListItemText } from '@mui/material';
import type { OfficeNote } from '#contract/office/inbox-view.ts';
import { useTimes } from '../screen/format/use-times.ts';
import { useTexts } from '../texts/texts.ts';
import { NoteForm } from './note-form.tsx';

/** The notes of colleagues, oldest first, and the form for another one. */
export function Notes({ notes, onAdd }: { notes: readonly OfficeNote[]; onAdd(note: string): Promise<unknown> }) {
  const { inbox } = useTexts();
  const times = useTimes();
  return (
    <>
      {notes.length > 0 && (
        <List dense aria-label={inbox.notes} sx={{ paddingBlockStart: 0 }}>
          {notes.map(({ at, by, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are added at the end only and never removed
            <ListItem key={index} disableGutters>
              <ListItemText
                primary={text}
                secondary={at === null ? inbox.olderNote : inbox.noteBy({ when: times.full(at), who: by })}
                slotProps={{ primary: { sx: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } }}
              />
            </ListItem>
          ))}
        </List>
      )}
      <NoteForm onAdd={onAdd} />
    </>
  );
}
