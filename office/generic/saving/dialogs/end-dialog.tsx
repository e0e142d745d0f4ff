import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ShortForm } from '#office/screen/dialogs/short-form.tsx';
import { useMe } from '#office/shell/me.ts';
import { toWallTime } from '#office/shell/zones.ts';
import { useTexts } from '#office/texts/texts.ts';
import { EndField, endOf } from '../end-field.tsx';

interface EndDialogProps {
  current: string | null;
  /** Null: it stays online. */
  onEnd: (at: string | null) => void;
  onClose: () => void;
}

/** Asks when an entry goes offline, in the company’s time zone. */
export function EndDialog({ current, onEnd, onClose }: EndDialogProps) {
  const words = useTexts().entries.end;
  const { timeZone } = useMe();
  const [wall, setWall] = useState(() => (current === null ? '' : toWallTime(current, timeZone)));
  const [error, setError] = useState('');
  const submit = () => {
    const chosen = endOf(wall, { timeZone, words });
    if ('error' in chosen) setError(chosen.error);
    else onEnd(chosen.end);
  };
  return (
    <ShortForm
      title={words.title}
      action={words.confirm}
      disabled={wall === ''}
      aside={current !== null && <Button onClick={() => onEnd(null)}>{words.remove}</Button>}
      contentSx={{ display: 'grid', gap: 2 }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{words.body}</Typography>
      <EndField
        wall={wall}
        onChange={(next) => {
          setWall(next);
          setError('');
        }}
        error={error}
        autoFocus
      />
    </ShortForm>
  );
}
