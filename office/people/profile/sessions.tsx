import { Button, Chip, List, ListItem, ListItemText } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '#office/providers/error-texts.ts';
import { ConfirmDialog } from '#office/shell/dialogs/confirm-dialog.tsx';
import { useTimeText } from '#office/shell/format-time.ts';
import { notify } from '#office/shell/notify.ts';
import { LoadError, Loading } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { endAllSessions, endSession, listSessions } from '../auth-calls.ts';

export const sessionsKey = ['sessions'] as const;

/** The user's sessions, and buttons to end them. */
export function Sessions() {
  const texts = useTexts();
  const words = texts.people.profile.sessions;
  const queries = useQueryClient();
  const timeText = useTimeText();
  const [asking, setAsking] = useState(false);
  const { data, error, isPending, refetch } = useQuery({ queryKey: sessionsKey, queryFn: listSessions });
  const endAllButton = useRef<HTMLButtonElement>(null);
  const end = async (id: string) => {
    try {
      await endSession(id);
      // The row disappears with the button that ended it.
      endAllButton.current?.focus();
      notify(words.ended, { type: 'info' });
    } catch (failure) {
      notify(messageOf(failure, texts), { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: sessionsKey });
  };
  const endAll = async () => {
    try {
      await endAllSessions();
      window.location.assign('/office/login');
    } catch (failure) {
      notify(messageOf(failure, texts), { type: 'error' });
      setAsking(false);
    }
  };
  return (
    <>
      {error && <LoadError error={error} onAgain={() => void refetch()} />}
      {isPending && <Loading />}
      <List dense sx={{ marginBlockEnd: 1 }}>
        {data?.map(({ id, device, lastSeenAt, current }) => (
          // A long label has its own place beside the text; a secondary action would lie over it.
          <ListItem key={id} disableGutters sx={{ gap: 1 }}>
            <ListItemText primary={device} secondary={words.seen({ when: timeText(lastSeenAt) })} />
            {current ? (
              <Chip size="small" label={words.current} />
            ) : (
              <Button onClick={() => void end(id)} aria-label={`${words.end}: ${device}`}>
                {words.end}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      <Button ref={endAllButton} variant="outlined" onClick={() => setAsking(true)}>
        {words.endAll}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.endAllTitle}
        body={words.endAllBody}
        confirm={words.endAll}
        onConfirm={() => void endAll()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
