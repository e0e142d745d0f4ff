import { Stack, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeFile } from '#contract/calls/office/files.ts';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { client } from '../providers/client.ts';
import { messageOf } from '../providers/error-texts.ts';
import { BusyButton } from '../screen/busy-button.tsx';
import { useTexts } from '../texts/texts.ts';
import { nameOf } from './file-kind.ts';

export interface AltFormProps {
  file: LibraryFile;
  action: string;
  autoFocus?: boolean;
  onSaved(file: LibraryFile): void;
}

/** Asks for the alternative text that a picture needs before it can be used. */
export function AltForm({ file, action, autoFocus, onSaved }: AltFormProps) {
  const texts = useTexts();
  const queries = useQueryClient();
  const [alt, setAlt] = useState('');
  const typed = useRef(alt);
  typed.current = alt.trim();
  const stored = useRef(file.alt);
  const [isBehind, setBehind] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const save = async () => {
    const sent = alt.trim();
    if (sent === '') return setProblem(texts.files.altMissing);
    setBusy(true);
    setBehind(false);
    try {
      const changed = await client.call(changeFile, { src: file.src, alt: sent, seen: { alt: stored.current } });
      stored.current = changed.alt;
      void queries.invalidateQueries({ queryKey: ['files'] });
      void queries.invalidateQueries({ queryKey: ['file'] });
      // `onSaved` closes the form, so it stays open while it has unsaved text.
      if (typed.current === sent) return onSaved(changed);
      setBehind(true);
    } catch (error) {
      setProblem(messageOf(error, texts));
    }
    setBusy(false);
  };

  return (
    <Stack
      component="form"
      noValidate
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ alignItems: { sm: 'flex-start' }, flexGrow: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <TextField
        size="small"
        fullWidth
        required
        autoFocus={autoFocus}
        label={texts.files.altOf({ name: nameOf(file) })}
        value={alt}
        onChange={(event) => {
          setAlt(event.target.value);
          setProblem('');
        }}
        error={problem !== ''}
        helperText={problem || (isBehind ? texts.files.altBehind : texts.files.altHelp)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <BusyButton type="submit" variant="contained" loading={busy} sx={{ flexShrink: 0 }}>
        {action}
      </BusyButton>
    </Stack>
  );
}
