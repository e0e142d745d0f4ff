import { Alert, Box, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { messageOf } from '../providers/error-texts.ts';
import { BusyButton } from '../screen/busy-button.tsx';
import { LeaveDialog } from '../shell/dialogs/leave-dialog.tsx';
import { notify } from '../shell/notify.ts';
import { useTexts } from '../texts/texts.ts';

export interface NoteFormProps {
  onAdd(note: string): Promise<unknown>;
  /** What else on the screen is lost by leaving it, as a sentence: the router has one warning at a time. */
  alsoUnsaved?: string | undefined;
}

/** Adds a note for colleagues. */
export function NoteForm({ onAdd, alsoUnsaved }: NoteFormProps) {
  const texts = useTexts();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const isDirty = text.trim() !== '';

  const save = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onAdd(text.trim());
      setText('');
      notify(texts.inbox.noteSaved, { type: 'success' });
    } catch (cause) {
      setError(cause);
    }
    setBusy(false);
  };

  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !busy) void save();
      }}
    >
      <TextField
        multiline
        minRows={2}
        maxRows={10}
        label={texts.inbox.note}
        helperText={texts.inbox.noteHelp}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 4_000 } }}
      />
      {error !== undefined && <Alert severity="error">{messageOf(error, texts)}</Alert>}
      <Box>
        <BusyButton type="submit" variant="outlined" loading={busy} disabled={!isDirty}>
          {texts.inbox.saveNote}
        </BusyButton>
      </Box>
      <LeaveDialog
        when={(isDirty && !busy) || alsoUnsaved !== undefined}
        body={[isDirty && texts.inbox.noteUnsaved, alsoUnsaved].filter(Boolean).join(' ')}
      />
    </Stack>
  );
}
