import { Box, List, ListItem, ListItemText } from '@mui/material';
import type { OfficeNote } from '#contract/office/inbox-view.ts';
import { useTimes } from '../screen/format/use-times.ts';
import { useTexts } from '../texts/texts.ts';
import { NoteForm, type NoteFormProps } from './note-form.tsx';

/** The notes of colleagues and the answers that they mailed, oldest first, and the form for another one. */
export function Notes({ notes, ...form }: NoteFormProps & { notes: readonly OfficeNote[] }) {
  const { inbox, replies } = useTexts();
  const times = useTimes();
  return (
    <>
      {notes.length > 0 && (
        <List dense aria-label={inbox.notes} sx={{ paddingBlockStart: 0 }}>
          {notes.map(({ at, by, text, reply }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are added at the end only and never removed
            <ListItem key={index} disableGutters>
              <ListItemText
                primary={
                  <>
                    {reply && (
                      <Box component="strong" dir="auto" sx={{ display: 'block' }}>
                        {reply.subject}
                      </Box>
                    )}
                    <Box component="span" dir="auto" sx={{ display: 'block' }}>
                      {text}
                    </Box>
                  </>
                }
                secondary={
                  at === null
                    ? inbox.olderNote
                    : reply
                      ? replies.by({ when: times.full(at), who: by, to: reply.to })
                      : inbox.noteBy({ when: times.full(at), who: by })
                }
                slotProps={{ primary: { sx: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } }}
              />
            </ListItem>
          ))}
        </List>
      )}
      <NoteForm {...form} />
    </>
  );
}
